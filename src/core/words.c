/* words.c: the vocabulary of a game as text: canonical moves both ways, sentences, JSON (game.h). */
#include "core/noun.h"
#include "sagebrush/game.h"

#include <string.h>

/* ---- arguments --------------------------------------------------------------------------------------------------- */

static int args_count(const sb_word *w)
{
    int n = 0;
    while (n < SB_ARGS_MAX && w->args[n].type != SB_ARG_NONE)
        n++;
    return n;
}

static bool is_item(uint8_t type)
{
    return type >= SB_ARG_ITEM && type < SB_ARG_LIST;
}

static const sb_domain *domain_of(const sb_game *g, uint8_t type)
{
    return &g->domains[type >= SB_ARG_LIST ? type - SB_ARG_LIST : type - SB_ARG_ITEM];
}

static const char *item_id(const sb_domain *d, int i)
{
    return i >= 0 && i < d->count && d->item[i].id ? d->item[i].id : "none";
}

static const char *item_name(const sb_domain *d, int i, sb_lang lang)
{
    if (i < 0 || i >= d->count || !d->item[i].id)
        return lang == SB_FR ? "(rien)" : "(nothing)";
    return d->item[i].name[lang];
}

/* The declared arguments of a move as numbers; a list's items are spread over what is left of the array. */
static int unpack(const sb_word *w, sb_move m, int16_t out[7])
{
    int n = 0;
    size_t at = 0;
    for (int i = 0; i < args_count(w); i++) {
        if (w->args[i].type == SB_ARG_NUMBER && at + 1 < sizeof m.arg) {
            out[n++] = (int16_t)(m.arg[at] << 8 | m.arg[at + 1]);
            at += 2;
        } else if (w->args[i].type >= SB_ARG_LIST) {
            while (at < sizeof m.arg && m.arg[at] != 0)
                out[n++] = m.arg[at++];
        } else if (at < sizeof m.arg) {
            out[n++] = m.arg[at++];
        }
    }
    return n;
}

/* ---- moves as JSON ------------------------------------------------------------------------------------------------ */

/* clang-format off */
const char *const sb_roles[SB_ROLE_COUNT] = {
    [SB_ROLE_ANSWER] = "answer", [SB_ROLE_DECLINE] = "decline", [SB_ROLE_DONE] = "done", [SB_ROLE_ASIDE] = "aside",
    [SB_ROLE_STEP] = "step",
};
/* clang-format on */

/* One argument under its name: a number as it is, a seat as its number, an item by its id. */
static void put_arg_json(const sb_game *g, const sb_arg *arg, int v, sb_json *out)
{
    if (is_item(arg->type))
        sb_json_text(out, arg->name, item_id(domain_of(g, arg->type), v));
    else
        sb_json_int(out, arg->name, v);
}

void sb_move_json(const sb_game *g, sb_move move, sb_json *out)
{
    const sb_word *w = &g->moves.at[move.kind];
    int16_t v[7];
    int n = unpack(w, move, v);
    sb_json_text(out, "kind", w->id);
    sb_json_object(out, "args");
    for (int i = 0; i < args_count(w); i++) {
        if (w->args[i].type < SB_ARG_LIST) {
            put_arg_json(g, &w->args[i], v[i], out);
            continue;
        }
        sb_json_list(out, w->args[i].name);
        for (int k = i; k < n; k++)
            sb_json_text(out, NULL, item_id(domain_of(g, w->args[i].type), v[k]));
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_text(out, "role", sb_roles[w->role]);
}

void sb_facts_json(const sb_game *g, const void *redacted, int seat, sb_move move, sb_json *out)
{
    sb_facts facts = { 0 };
    if (!g->people.reckon)
        return;
    g->people.reckon(redacted, seat, move, &facts);
    if (facts.order)
        sb_json_int(out, "order", facts.order);
    if (!facts.n)
        return;
    sb_json_object(out, "facts");
    for (int i = 0; i < facts.n; i++) {
        const sb_word *w = &g->facts.at[facts.at[i].fact];
        put_arg_json(g, &(sb_arg) { w->id, w->args[0].type }, facts.at[i].value, out);
    }
    sb_json_end(out);
}

/* ---- canonical text of moves ------------------------------------------------------------------------------------- */

static void put_arg(const sb_game *g, uint8_t type, int v, sb_text *out)
{
    if (type == SB_ARG_NUMBER) {
        sb_put_int(out, v);
    } else if (type == SB_ARG_SEAT) {
        sb_putf(out, "s%d", v);
    } else {
        sb_put(out, item_id(domain_of(g, type), v));
    }
}

void sb_move_write(const sb_game *g, sb_move move, sb_text *out)
{
    if (move.kind >= g->moves.count) {
        sb_put(out, "?");
        return;
    }
    const sb_word *w = &g->moves.at[move.kind];
    int16_t v[7];
    int n = unpack(w, move, v);
    sb_put(out, w->id);
    for (int i = 0, a = 0; i < n; i++) {
        sb_put_char(out, i == 0 ? ':' : '.');
        put_arg(g, w->args[a].type, v[i], out);
        if (w->args[a].type < SB_ARG_LIST)
            a++;
    }
}

static bool read_digits(const char *s, size_t n, int max, int *out)
{
    int v = 0;
    if (n == 0 || n > 5 || (n > 1 && s[0] == '0'))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return false;
        v = v * 10 + (s[i] - '0');
    }
    *out = v;
    return v <= max;
}

/* One argument from s[0..n): its value, or false. */
static bool read_arg(const sb_game *g, uint8_t type, const char *s, size_t n, int *out)
{
    if (type == SB_ARG_NUMBER)
        return read_digits(s, n, INT16_MAX, out);
    if (type == SB_ARG_SEAT)
        return n == 2 && s[0] == 's' && read_digits(s + 1, 1, SB_SEATS_MAX - 1, out);
    *out = sb_domain_find(domain_of(g, type), s, n);
    return *out >= 0 && *out <= UINT8_MAX;
}

static const sb_word *find_move_word(const sb_game *g, const char *id, size_t n)
{
    for (int i = 0; i < g->moves.count; i++)
        if (strlen(g->moves.at[i].id) == n && memcmp(g->moves.at[i].id, id, n) == 0)
            return &g->moves.at[i];
    return NULL;
}

sb_error sb_move_read(const sb_game *g, const char *text, sb_move *out)
{
    size_t id_n = strcspn(text, ":");
    const sb_word *w = find_move_word(g, text, id_n);
    if (!w)
        return SB_BAD_MOVE;
    sb_move m = { .kind = (uint8_t)(w - g->moves.at) };
    size_t at = 0;
    int a = 0, declared = args_count(w);
    bool in_list = false;
    const char *p = text + id_n;
    while (*p) { /* p is at the ':' or '.' before an argument */
        if (a >= declared || *p != (p == text + id_n ? ':' : '.'))
            return SB_BAD_MOVE;
        p++;
        size_t n = strcspn(p, ".:");
        uint8_t type = w->args[a].type;
        int v, width = type == SB_ARG_NUMBER ? 2 : 1;
        if (!read_arg(g, type, p, n, &v) || at + (size_t)width > sizeof m.arg)
            return SB_BAD_MOVE;
        if (width == 2)
            m.arg[at++] = (uint8_t)(v >> 8);
        m.arg[at++] = (uint8_t)v;
        in_list = type >= SB_ARG_LIST;
        if (!in_list)
            a++;
        p += n;
    }
    if (a != declared && !in_list)
        return SB_BAD_MOVE;
    *out = m;
    return SB_OK;
}

/* ---- sentences --------------------------------------------------------------------------------------------------- */

void sb_say_seat(const sb_names *names, int seat, sb_text *out)
{
    if (seat < 0 || seat >= SB_SEATS_MAX)
        sb_put(out, names->lang == SB_FR ? "Personne" : "Nobody");
    else if (names->seat[seat])
        sb_put_noun(names->lang, names->seat[seat], 0, SB_NO_ARTICLE, false, out);
    else
        sb_putf(out, names->lang == SB_FR ? "Place %d" : "Seat %d", seat + 1);
}

/* English: one is singular; French: so is zero. */
bool sb_is_singular(int n, sb_lang lang)
{
    return n == 1 || n == -1 || (n == 0 && lang == SB_FR);
}

/* The article that a slot asks for: {the name}, {A name}. */
typedef struct slot_article {
    sb_article article;
    bool capital;
} slot_article;

static const char *read_article(const char *p, slot_article *out)
{
    static const struct {
        const char *word;
        slot_article means;
    } rows[] = { { "the ", { SB_DEFINITE, false } }, { "The ", { SB_DEFINITE, true } },
        { "a ", { SB_INDEFINITE, false } }, { "A ", { SB_INDEFINITE, true } } };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t n = strlen(rows[i].word);
        if (strncmp(p, rows[i].word, n) == 0) {
            *out = rows[i].means;
            return p + n;
        }
    }
    *out = (slot_article) { SB_NO_ARTICLE, false };
    return p;
}

static void put_item(const sb_domain *d, int i, sb_lang lang, slot_article article, sb_text *out)
{
    bool none = i < 0 || i >= d->count || !d->item[i].id;
    sb_put_noun(lang, item_name(d, i, lang), none ? 0 : d->item[i].noun, article.article, article.capital, out);
}

static void put_slot(const sb_game *g, const sb_word *w, const int16_t *v, int n, int arg, slot_article article,
    const sb_names *names, sb_text *out)
{
    uint8_t type = w->args[arg].type;
    if (type == SB_ARG_NUMBER) {
        sb_put_int(out, v[arg]);
    } else if (type == SB_ARG_SEAT) {
        sb_say_seat(names, v[arg], out);
    } else if (is_item(type)) {
        put_item(domain_of(g, type), v[arg], names->lang, article, out);
    } else {
        for (int i = arg; i < n; i++) {
            if (i > arg)
                sb_put(out, ", ");
            put_item(domain_of(g, type), v[i], names->lang, article, out);
        }
    }
}

static int find_arg(const sb_word *w, const char *name, size_t n)
{
    for (int i = 0; i < args_count(w); i++)
        if (strlen(w->args[i].name) == n && memcmp(w->args[i].name, name, n) == 0)
            return i;
    return -1;
}

/* One {slot}; p is behind the '{', the answer behind the '}'. */
static const char *say_slot(const sb_game *g, const sb_word *w, int seat, const int16_t *v, int n, const char *p,
    const sb_names *names, sb_text *out)
{
    const char *close = strchr(p, '}');
    slot_article article;
    if (!close)
        return p + strlen(p);
    p = read_article(p, &article);
    size_t name_n = strcspn(p, "#?+}");
    int arg = find_arg(w, p, name_n);
    if ((p[name_n] == '#' || p[name_n] == '?') && arg >= 0) {
        const char *one = p + name_n + 1;
        const char *bar = memchr(one, '|', (size_t)(close - one));
        if (bar && (p[name_n] == '?' ? v[arg] != 0 : sb_is_singular(v[arg], names->lang)))
            sb_put_bytes(out, one, (size_t)(bar - one));
        else if (bar)
            sb_put_bytes(out, bar + 1, (size_t)(close - bar - 1));
    } else if (arg >= 0 && p[name_n] == '+') {
        sb_put_int(out, v[arg] + 1);
    } else if (arg >= 0) {
        put_slot(g, w, v, n, arg, article, names, out);
    } else if (name_n == 4 && memcmp(p, "seat", 4) == 0) {
        sb_say_seat(names, seat, out);
    }
    return close + 1;
}

static void say(
    const sb_game *g, const sb_word *w, int seat, const int16_t *v, int n, const sb_names *names, sb_text *out)
{
    const char *p = w->text[names->lang];
    while (*p) {
        size_t plain = strcspn(p, "{");
        bool ends_already = strcmp(p, ".") == 0 && out->n && out->at[out->n - 1] == '!'; /* the card "Gold!" */
        sb_put_bytes(out, p, ends_already ? 0 : plain);
        p += plain;
        if (*p == '{')
            p = say_slot(g, w, seat, v, n, p + 1, names, out);
    }
}

void sb_say_move(const sb_game *g, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    if (move.kind >= g->moves.count)
        return;
    const sb_word *w = &g->moves.at[move.kind];
    int16_t v[7] = { 0 };
    int n = unpack(w, move, v);
    say(g, w, seat, v, n, names, out);
}

void sb_say_event(const sb_game *g, const sb_event *e, const sb_names *names, sb_text *out)
{
    say(g, &g->events.at[e->kind], e->seat, e->arg, SB_ARGS_MAX, names, out);
}

void sb_say_decision(const sb_game *g, int seat, const sb_decision *d, const sb_names *names, sb_text *out)
{
    say(g, &g->decisions.at[d->kind], seat, d->arg, SB_ARGS_MAX, names, out);
}

void sb_decision_json(const sb_game *g, const sb_decision *d, sb_json *out)
{
    const sb_word *w = &g->decisions.at[d->kind];
    sb_json_text(out, "kind", w->id);
    sb_json_text(out, "rule", w->rule);
    sb_json_object(out, "args");
    for (int i = 0; i < args_count(w); i++)
        put_arg_json(g, &w->args[i], d->arg[i], out);
    sb_json_end(out);
}

void sb_say_reason(const sb_game *g, int seat, const sb_reason *r, const sb_names *names, sb_text *out)
{
    say(g, &g->reasons.at[r->kind], seat, r->arg, SB_ARGS_MAX, names, out);
}

const char *sb_refusal(
    const sb_game *g, const void *state, int seat, sb_move move, sb_error e, const sb_names *names, sb_text *out)
{
    if (e != SB_ILLEGAL_MOVE && e != SB_NOT_PENDING) {
        sb_put(out, sb_error_text(e, names->lang));
        return NULL;
    }
    sb_reason r = g->rules.why(state, seat, move);
    sb_say_reason(g, seat, &r, names, out);
    return g->reasons.at[r.kind].rule;
}

/* ---- events as JSON ---------------------------------------------------------------------------------------------- */

/* The rule behind it: an argument called `reason` says by which one it was decided (sb_about). */
static const char *rule_of(const sb_game *g, const sb_word *w, const sb_event *e)
{
    for (int i = 0; i < args_count(w); i++) {
        uint8_t type = w->args[i].type;
        if (!is_item(type) || strcmp(w->args[i].name, "reason") != 0)
            continue;
        char buffer[512];
        sb_text about = SB_TEXT(buffer);
        const char *decisive = sb_about(g, type - SB_ARG_ITEM, e->arg[i], SB_EN, &about);
        return decisive ? decisive : w->rule;
    }
    return w->rule;
}

void sb_event_members(const sb_game *g, const sb_event *e, const sb_names *names, sb_json *out)
{
    const sb_word *w = &g->events.at[e->kind];
    const char *rule = rule_of(g, w, e);
    sb_json_text(out, "event", w->id);
    if (e->seat < SB_SPECTATOR)
        sb_json_int(out, "seat", e->seat);
    for (int i = 0; i < args_count(w); i++)
        put_arg_json(g, &w->args[i], e->arg[i], out);
    if (rule)
        sb_json_text(out, "rule", rule);
    if (w->role == SB_EVENT_MARK)
        sb_json_bool(out, "mark", true);
    if (w->role == SB_EVENT_QUIET)
        sb_json_bool(out, "quiet", true);
    if (names) {
        char buffer[512];
        sb_text t = SB_TEXT(buffer);
        sb_say_event(g, e, names, &t);
        sb_json_text(out, "text", buffer);
    }
}

void sb_event_json(const sb_game *g, const sb_event *e, const sb_names *names, sb_json *out)
{
    sb_json_object(out, NULL);
    sb_event_members(g, e, names, out);
    sb_json_end(out);
}
