/* draw.c: which drawing a game has, and the outline for games without one (draw.h). */
#include "tui/draw.h"

#include "sagebrush/heap.h"

#include <string.h>
#include <strings.h>

/* The games with drawings of their own. */
static const draw_game *const DRAWINGS[] = { &draw_colorado, &draw_goldriver, &draw_gwt };
static const draw_game OUTLINE = { .id = "", .draw = draw_outline };

static const draw_game *drawing_of(const sb_game *g)
{
    for (size_t i = 0; i < sizeof DRAWINGS / sizeof *DRAWINGS; i++)
        if (strcmp(DRAWINGS[i]->id, g->id) == 0)
            return DRAWINGS[i];
    return &OUTLINE;
}

void draw_position(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    drawing_of(g)->draw(g, redacted, viewer, style, out);
}

draw_part draw_part_named(const char *name)
{
    static const char *const NAMES[DRAW_PARTS][5] = { [DRAW_MARKET] = { "market", "markets", "sale", "marchés",
                                                          "vente" },
        [DRAW_TRAIL] = { "trail", "map", "towns", "parcours", "carte" },
        [DRAW_ME] = { "me", "you", "hand", "moi", "main" },
        [DRAW_OTHERS] = { "others", "players", "autres", "joueurs", "adversaires" } };
    for (int part = 0; part < DRAW_PARTS; part++)
        for (int i = 0; i < 5; i++)
            if (strcasecmp(NAMES[part][i], name) == 0)
                return (draw_part)part;
    return DRAW_PARTS;
}

bool draw_part_of(
    const sb_game *g, const char *name, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    draw_part part = draw_part_named(name);
    return part != DRAW_PARTS && drawing_of(g)->part && drawing_of(g)->part(part, redacted, viewer, style, out);
}

void draw_note(const sb_game *g, const void *state, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX];
    if (!g->people.note)
        return;
    memcpy(seen, state, g->state_size);
    g->rules.redact(seen, seat);
    sb_note(g, seen, seat, move, names, out);
}

bool draw_is_quiet(const sb_game *g, const sb_event *e, int viewer)
{
    return drawing_of(g)->is_quiet && drawing_of(g)->is_quiet(e, viewer);
}

int draw_aside(const sb_game *g)
{
    return drawing_of(g)->aside - 1;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool draw_contains(const char *s, const char *part)
{
    for (; *s; s++) {
        size_t n = 0;
        while (part[n] && lower(s[n]) == lower(part[n]))
            n++;
        if (!part[n])
            return true;
    }
    return false;
}

bool draw_is_called(const sb_item *item, const char *text)
{
    return item->id
        && (draw_contains(item->name[SB_EN], text) || draw_contains(item->name[SB_FR], text)
            || draw_contains(item->id, text));
}

/* "4a" is building 4a, "c" is building C and nothing else that has a c in it. */
static bool ends_with_word(const char *s, const char *word)
{
    size_t n = strlen(s), m = strlen(word);
    return n >= m && strcasecmp(s + n - m, word) == 0 && (n == m || s[n - m - 1] == ' ');
}

static bool is_called_exactly(const sb_item *item, const char *name)
{
    return item->id
        && (strcmp(item->id, name) == 0 || ends_with_word(item->name[SB_EN], name)
            || ends_with_word(item->name[SB_FR], name));
}

/* "Dynamite: destroys an opponent's concession or building (rules GR-DYN)", once: there are several cards of a name. */
static void put_about(const sb_game *g, int domain, int i, sb_lang lang, size_t from, sb_text *out)
{
    char bytes[1024], text_bytes[768];
    sb_text line = SB_TEXT(bytes), text = SB_TEXT(text_bytes);
    const sb_item *item = &g->domains[domain].item[i];
    const char *rules = sb_about(g, domain, i, lang, &text);
    if (text.n == 0)
        return;
    sb_putf(&line, lang == SB_FR ? "%s : %s" : "%s: %s", item->name[lang], text_bytes);
    if (rules)
        sb_putf(&line, lang == SB_FR ? " (règles %s)" : " (rules %s)", rules);
    sb_put_char(&line, '\n');
    if (out->n == 0 || !strstr(out->at + from, bytes))
        sb_put(out, bytes);
}

typedef bool (*name_test)(const sb_item *item, const char *name);

/* "Coyote City (1 on a 3)" where "Coyote City" is meant as well: the short name explains enough. */
static bool is_detail(const sb_game *g, const sb_item *item, name_test is_called, const char *name)
{
    for (int d = 0; d < g->domains_count; d++)
        for (int i = 0; i < g->domains[d].count; i++) {
            const sb_item *other = &g->domains[d].item[i];
            size_t n = other->id ? strlen(other->name[SB_EN]) : 0;
            if (n > 0 && n < strlen(item->name[SB_EN]) && strncmp(item->name[SB_EN], other->name[SB_EN], n) == 0
                && is_called(other, name))
                return true;
        }
    return false;
}

/* All that the test calls by this name. */
static void about_all(const sb_game *g, name_test is_called, const char *name, sb_lang lang, sb_text *out)
{
    size_t from = out->n;
    for (int d = 0; d < g->domains_count; d++)
        for (int i = 0; i < g->domains[d].count; i++) {
            const sb_item *item = &g->domains[d].item[i];
            if (is_called(item, name) && !is_detail(g, item, is_called, name))
                put_about(g, d, i, lang, from, out);
        }
}

bool draw_about(const sb_game *g, const char *name, sb_lang lang, sb_text *out)
{
    enum { SHORT = 2 }; /* parts of names that are no longer are parts of too many */
    size_t before = out->n;
    about_all(g, is_called_exactly, name, lang, out);
    if (out->n == before && strlen(name) > SHORT)
        about_all(g, draw_is_called, name, lang, out);
    return out->n > before;
}

void draw_end_line(sb_text *out)
{
    while (out->n > 0 && out->at[out->n - 1] == ' ')
        out->at[--out->n] = '\0';
    sb_put_char(out, '\n');
}

int draw_width(const char *s)
{
    int width = 0;
    for (; *s; s++)
        width += ((unsigned char)*s & 0xc0) != 0x80;
    return width;
}

void draw_name(const sb_names *names, int seat, sb_text *out)
{
    sb_say_seat(names, seat, out);
}

/* ---- the outline: the view of the game, indented ----------------------------------------------------------------- */

typedef struct outline {
    const sb_game *g;
    const draw_style *style;
    sb_text *out;
} outline;

/* A text of the view is an id: its name, where it is the id of an item. */
static const char *name_of_id(const outline *o, const char *id)
{
    for (int d = 0; d < o->g->domains_count; d++) {
        int i = sb_domain_find(&o->g->domains[d], id, strlen(id));
        if (i >= 0)
            return o->g->domains[d].item[i].name[o->style->names->lang];
    }
    return id;
}

static bool is_scalar(const json_t *v)
{
    return !json_is_object(v) && !json_is_array(v);
}

static void put_scalar(const outline *o, const json_t *v)
{
    bool fr = o->style->names->lang == SB_FR;
    if (json_is_string(v))
        sb_put(o->out, name_of_id(o, json_string_value(v)));
    else if (json_is_integer(v))
        sb_put_int(o->out, json_integer_value(v));
    else if (json_is_boolean(v))
        sb_put(o->out, json_is_true(v) ? (fr ? "oui" : "yes") : (fr ? "non" : "no"));
    else
        sb_put_char(o->out, '-');
}

static bool has_scalars_only(const json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!is_scalar(json_array_get(list, i)))
            return false;
    return true;
}

static void put_indent(const outline *o, int depth)
{
    for (int i = 0; i < depth; i++)
        sb_put(o->out, "  ");
}

/* has_chosen -> "has chosen" */
static void put_key(const outline *o, const char *key)
{
    for (const char *p = key; *p; p++)
        sb_put_char(o->out, *p == '_' ? ' ' : *p);
}

static void put_label(const outline *o, int depth, const char *key)
{
    put_indent(o, depth);
    put_key(o, key);
    sb_put_char(o->out, ':');
}

static void put_members(const outline *o, const json_t *object, int depth);

/* Lists of plain values stay on one line; others have a line or a block per entry. */
static void put_list(const outline *o, const json_t *list, int depth)
{
    bool plain = has_scalars_only(list);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *v = json_array_get(list, i);
        if (plain) {
            sb_put(o->out, i ? ", " : " ");
            put_scalar(o, v);
            continue;
        }
        sb_put_char(o->out, '\n');
        put_indent(o, depth);
        sb_put_char(o->out, '-');
        if (is_scalar(v)) {
            sb_put_char(o->out, ' ');
            put_scalar(o, v);
        } else if (json_is_array(v)) {
            put_list(o, v, depth + 1);
        } else {
            put_members(o, v, depth + 1);
        }
    }
}

/* A few numbers or words, as a score. */
static bool is_small(const json_t *object)
{
    enum { FEW = 4 };
    json_t *own = (json_t *)(uintptr_t)object; /* jansson's iterators are not const */
    for (void *it = json_object_iter(own); it; it = json_object_iter_next(own, it))
        if (!is_scalar(json_object_iter_value(it)))
            return false;
    return json_object_size(object) <= FEW;
}

static bool is_short(const json_t *v)
{
    return is_scalar(v) || (json_is_array(v) ? has_scalars_only(v) : is_small(v));
}

static bool has_short_members(const json_t *object)
{
    json_t *own = (json_t *)(uintptr_t)object; /* jansson's iterators are not const */
    for (void *it = json_object_iter(own); it; it = json_object_iter_next(own, it))
        if (!is_short(json_object_iter_value(it)))
            return false;
    return true;
}

static void put_short(const outline *o, const json_t *object);

/* 15, or [a, b], or ( a 1, b 2 ). */
static void put_short_value(const outline *o, const json_t *v)
{
    if (is_scalar(v)) {
        put_scalar(o, v);
        return;
    }
    if (json_is_object(v)) {
        sb_put_char(o->out, '(');
        put_short(o, v);
        sb_put(o->out, " )");
        return;
    }
    sb_put_char(o->out, '[');
    for (size_t i = 0; i < json_array_size(v); i++) {
        sb_put(o->out, i ? ", " : "");
        put_scalar(o, json_array_get(v, i));
    }
    sb_put_char(o->out, ']');
}

/* An object by ids of items (how many cards of each) or by words of its own. */
static bool has_item_keys(const outline *o, const json_t *object)
{
    json_t *own = (json_t *)(uintptr_t)object;
    for (void *it = json_object_iter(own); it; it = json_object_iter_next(own, it))
        if (name_of_id(o, json_object_iter_key(it)) == json_object_iter_key(it))
            return false;
    return true;
}

/* Short members of an inner object share a line. */
static void put_short(const outline *o, const json_t *object)
{
    json_t *own = (json_t *)(uintptr_t)object;
    bool first = true, items = has_item_keys(o, object);
    for (void *it = json_object_iter(own); it; it = json_object_iter_next(own, it)) {
        const char *key = json_object_iter_key(it);
        sb_put(o->out, first ? " " : ", ");
        put_key(o, items ? name_of_id(o, key) : key);
        sb_put_char(o->out, ' ');
        put_short_value(o, json_object_iter_value(it));
        first = false;
    }
}

static void put_members(const outline *o, const json_t *object, int depth)
{
    json_t *own = (json_t *)(uintptr_t)object;
    if (depth > 0 && has_short_members(object)) {
        put_short(o, object);
        return;
    }
    for (void *it = json_object_iter(own); it; it = json_object_iter_next(own, it)) {
        const json_t *v = json_object_iter_value(it);
        if (depth > 0 || it != json_object_iter(own))
            sb_put_char(o->out, '\n');
        put_label(o, depth, json_object_iter_key(it));
        if (json_is_object(v)) {
            put_members(o, v, depth + 1);
        } else if (json_is_array(v)) {
            put_list(o, v, depth + 1);
        } else {
            sb_put_char(o->out, ' ');
            put_scalar(o, v);
        }
    }
}

void draw_members(const sb_game *g, const json_t *view, const draw_style *style, sb_text *out)
{
    outline o = { .g = g, .style = style, .out = out };
    put_members(&o, view, 0);
    sb_put_char(out, '\n');
}

void draw_outline(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    sb_json_object(&json, NULL);
    g->people.view(redacted, viewer, &json);
    sb_json_end(&json);
    json_t *view = json_loadb(text.at, text.n, 0, NULL);
    if (view)
        draw_members(g, view, style, out);
    json_decref(view);
    sb_heap_text_free(&text);
}
