/* catalogue.c: what can be known of a game before it is played, as JSON: names, options, domains, words, components. */
#include "sagebrush/game.h"

static void put_texts(sb_json *out, const char *const text[SB_LANG_COUNT])
{
    for (int lang = 0; lang < SB_LANG_COUNT; lang++)
        sb_json_text(out, sb_lang_ids[lang], text[lang]);
}

/* ---- the entry of a game in a list ------------------------------------------------------------------------------- */

static void put_values(sb_json *out, const sb_game *g, const sb_option *o)
{
    sb_json_list(out, "values"); /* the default first; of a seat option: the seats */
    for (int i = 0; o->values && i < o->count; i++)
        sb_json_text(out, NULL, o->values[i].id);
    for (int i = 0; !o->values && i < g->players_max; i++)
        sb_json_int(out, NULL, i);
    sb_json_end(out);
    sb_json_text(out, "default", o->values ? o->values[0].id : NULL);
}

/* What people call the values; seats have names of their own. */
static void put_value_names(sb_json *out, const sb_option *o)
{
    if (!o->values)
        return;
    sb_json_object(out, "names");
    for (int i = 0; i < o->count; i++) {
        sb_json_object(out, o->values[i].id);
        put_texts(out, o->values[i].name);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_excluded(sb_json *out, const sb_game *g, const sb_option *o)
{
    if (!o->excludes)
        return;
    sb_json_list(out, "excludes");
    for (int i = 0; i < g->options_count; i++)
        if (o->excludes >> i & 1)
            sb_json_text(out, NULL, g->options[i].id);
    sb_json_end(out);
}

static void put_option(sb_json *out, const sb_game *g, const sb_option *o)
{
    sb_json_object(out, NULL);
    sb_json_text(out, "id", o->id);
    put_values(out, g, o);
    sb_json_list(out, "players");
    for (int n = g->players_min; n <= g->players_max; n++)
        if (o->players == 0 || (o->players >> n & 1))
            sb_json_int(out, NULL, n);
    sb_json_end(out);
    put_excluded(out, g, o);
    put_value_names(out, o);
    put_texts(out, o->text);
    sb_json_end(out);
}

static void put_entry(const sb_game *g, sb_json *out)
{
    put_texts(out, g->name);
    sb_json_int(out, "rules_version", g->rules_version);
    sb_json_list(out, "players");
    for (int n = g->players_min; n <= g->players_max; n++)
        sb_json_int(out, NULL, n);
    sb_json_end(out);
    sb_json_list(out, "options");
    for (int i = 0; i < g->options_count; i++)
        put_option(out, g, &g->options[i]);
    sb_json_end(out);
    sb_json_bool(out, "example", g->example);
    sb_json_text(out, "automa", g->automa);
}

void sb_game_json(const sb_game *g, sb_json *out)
{
    sb_json_text(out, "id", g->id);
    put_entry(g, out);
}

/* ---- remarks and explanations ------------------------------------------------------------------------------------ */

void sb_note(const sb_game *g, const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    if (g->people.note)
        g->people.note(redacted, seat, move, names, out);
}

const char *sb_about(const sb_game *g, int domain, int item, sb_lang lang, sb_text *out)
{
    return g->people.about ? g->people.about(domain, item, lang, out) : NULL;
}

/* ---- domains ----------------------------------------------------------------------------------------------------- */

static void put_about(const sb_game *g, int domain, int item, sb_json *out)
{
    static const char *const KEYS[SB_LANG_COUNT] = { [SB_EN] = "about_en", [SB_FR] = "about_fr" };
    const char *rules = NULL;
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        char bytes[512];
        sb_text text = SB_TEXT(bytes);
        rules = sb_about(g, domain, item, lang, &text);
        if (text.n)
            sb_json_text(out, KEYS[lang], bytes);
    }
    if (rules)
        sb_json_text(out, "rules", rules);
}

/* Item 0 of a domain may be "none": it has no id. */
static void put_domain(const sb_game *g, int domain, sb_json *out)
{
    const sb_domain *d = &g->domains[domain];
    sb_json_list(out, d->id);
    for (int i = 0; i < d->count; i++) {
        if (!d->item[i].id)
            continue;
        sb_json_object(out, NULL);
        sb_json_text(out, "id", d->item[i].id);
        put_texts(out, d->item[i].name);
        put_about(g, domain, i, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

/* "number", "seat", or the id of a domain. */
static const char *type_name(const sb_game *g, uint8_t type)
{
    if (type == SB_ARG_NUMBER)
        return "number";
    if (type == SB_ARG_SEAT)
        return "seat";
    return g->domains[type >= SB_ARG_LIST ? type - SB_ARG_LIST : type - SB_ARG_ITEM].id;
}

static void put_args(const sb_game *g, const sb_word *w, sb_json *out)
{
    sb_json_list(out, "args");
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE; i++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "name", w->args[i].name);
        sb_json_text(out, "type", type_name(g, w->args[i].type));
        if (w->args[i].type >= SB_ARG_LIST)
            sb_json_bool(out, "list", true);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_words(const sb_game *g, const char *key, sb_words words, sb_json *out)
{
    sb_json_list(out, key);
    for (int i = 0; i < words.count; i++) {
        const sb_word *w = &words.at[i];
        sb_json_object(out, NULL);
        sb_json_text(out, "id", w->id);
        sb_json_text(out, "rule", w->rule);
        put_args(g, w, out);
        if (words.at == g->moves.at)
            sb_json_text(out, "role", sb_roles[w->role]);
        put_texts(out, w->text);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* ---- the catalogue ----------------------------------------------------------------------------------------------- */

void sb_catalogue(const sb_game *g, sb_json *out)
{
    sb_json_text(out, "game", g->id);
    put_entry(g, out);
    sb_json_object(out, "domains");
    for (int i = 0; i < g->domains_count; i++)
        put_domain(g, i, out);
    sb_json_end(out);
    put_words(g, "moves", g->moves, out);
    put_words(g, "decisions", g->decisions, out);
    put_words(g, "events", g->events, out);
    put_words(g, "reasons", g->reasons, out);
    put_words(g, "categories", g->categories, out);
    put_words(g, "facts", g->facts, out);
    put_words(g, "measures", g->measures, out);
    sb_fields_json(g, out);
    sb_json_object(out, "components");
    if (g->people.components)
        g->people.components(out);
    sb_json_end(out);
}
