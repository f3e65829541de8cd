/* conformance_words.c: the vocabulary of a game: ids, slots, rules, sentences, moves as text (conformance.h). */
#include "conformance.h"

#include "sagebrush/heap.h"

#include <dirent.h>
#include <jansson.h>
#include <string.h>

enum { NOTE_CHARACTERS = 100 }; /* about 80 is what people read; names may make it longer */

static const char ID[] = "abcdefghijklmnopqrstuvwxyz0123456789_";

static bool is_id(const char *s)
{
    return s && *s && strspn(s, ID) == strlen(s);
}

static bool is_text(const char *s)
{
    return s && *s;
}

/* Capitals first, then groups of capitals and digits: TP-WIN-3; a small letter may come last. */
static bool is_rule_id(const char *s)
{
    const char *dash = strchr(s, '-');
    size_t n = strlen(s), good = strspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
    if (good + 1 == n && s[good] >= 'a' && s[good] <= 'z')
        good++;
    return dash && dash > s && good == n && s[n - 1] != '-';
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

/* All rule files of the folder that end (or do not end) in ".fr.md", one after the other. */
static void load_rules(const char *folder, bool french, sb_text *out)
{
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        size_t n = strlen(entry->d_name);
        if (n < 4 || strcmp(entry->d_name + n - 3, ".md") != 0)
            continue;
        if (french != (n > 6 && strcmp(entry->d_name + n - 6, ".fr.md") == 0))
            continue;
        char path[1024], block[4096];
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        FILE *f = fopen(path, "r");
        for (size_t got; f && (got = fread(block, 1, sizeof block, f)) > 0;)
            sb_put_bytes(out, block, got);
        if (f)
            fclose(f);
    }
    if (dir)
        closedir(dir);
}

static char rules_text[SB_LANG_COUNT][2 << 20];

static bool has_rule(sb_lang lang, const char *rule)
{
    char line[100];
    snprintf(line, sizeof line, "- **%s** ", rule);
    return strstr(rules_text[lang], line) != NULL;
}

/* A rule or a group of them: GR-DYN-1, GR-DYN. */
static bool has_rules(sb_lang lang, const char *group)
{
    char line[100];
    snprintf(line, sizeof line, "- **%s-", group);
    return strstr(rules_text[lang], line) || has_rule(lang, group);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static int args_count(const sb_word *w)
{
    int n = 0;
    while (n < SB_ARGS_MAX && w->args[n].type != SB_ARG_NONE)
        n++;
    return n;
}

static bool has_arg(const sb_word *w, const char *name, size_t n)
{
    for (int i = 0; i < args_count(w); i++)
        if (strlen(w->args[i].name) == n && memcmp(w->args[i].name, name, n) == 0)
            return true;
    return false;
}

/* Behind "the " or "a " of a slot. */
static const char *behind_article(const char *slot)
{
    static const char *const articles[] = { "the ", "The ", "a ", "A " };
    for (size_t i = 0; i < sizeof articles / sizeof *articles; i++)
        if (strncmp(slot, articles[i], strlen(articles[i])) == 0)
            return slot + strlen(articles[i]);
    return slot;
}

/* Every {slot} is an argument or {seat}; every {slot#one|many} and {slot?some|none} a number with two words; {slot+1} has none. */
static bool are_slots_good(const sb_word *w, const char *sentence)
{
    for (const char *p = sentence; (p = strpbrk(p, "{}"));) {
        const char *close = *p == '{' ? strchr(p, '}') : NULL;
        if (!close)
            return false;
        const char *slot = behind_article(p + 1);
        size_t n = strcspn(slot, "#?+}");
        bool is_seat = n == 4 && memcmp(slot, "seat", 4) == 0;
        if (!has_arg(w, slot, n) && !is_seat)
            return false;
        const char *bar = memchr(p, '|', (size_t)(close - p));
        if ((slot[n] == '#' || slot[n] == '?') != (bar != NULL) || (slot[n] == '+' && strncmp(slot + n, "+1}", 3) != 0))
            return false;
        p = close + 1;
    }
    return true;
}

/* Does the sentence show this argument? */
static bool shows(const char *sentence, const char *name)
{
    size_t n = strlen(name);
    for (const char *p = sentence; (p = strchr(p, '{')); p++) {
        const char *slot = behind_article(p + 1);
        if (strncmp(slot, name, n) == 0 && strchr("}#?+", slot[n]))
            return true;
    }
    return false;
}

static bool is_argument_good(const sb_game *g, uint8_t type)
{
    if (type == SB_ARG_NUMBER || type == SB_ARG_SEAT)
        return true;
    int domain = type >= SB_ARG_LIST ? type - SB_ARG_LIST : type - SB_ARG_ITEM;
    if (type < SB_ARG_ITEM || domain >= g->domains_count)
        return false;
    return type < SB_ARG_LIST || !g->domains[domain].item[0].id; /* in a list 0 is the end */
}

/* The members that an event in a view has besides its arguments. */
static bool is_taken(const char *name)
{
    static const char *const taken[] = { "number", "event", "seat", "rule", "text" };
    return sb_is_listed(name, taken, sizeof taken / sizeof *taken);
}

static void check_arguments(cf *c, const char *table, const sb_word *w)
{
    int width = 0;
    bool is_move = strcmp(table, "moves") == 0;
    for (int i = 0; i < args_count(w); i++) {
        const sb_arg *a = &w->args[i];
        CF(c, is_id(a->name), "%s %s: argument %d has no good name", table, w->id, i);
        CF(c, strcmp(table, "events") != 0 || !is_taken(a->name), "%s %s: {%s} means something else", table, w->id,
            a->name);
        CF(c, is_argument_good(c->g, a->type), "%s %s: argument %s has no good type", table, w->id, a->name);
        CF(c, a->type < SB_ARG_LIST || (is_move && i == args_count(w) - 1),
            "%s %s: a list can only be the last argument of a move", table, w->id);
        CF(c, shows(w->text[SB_EN], a->name) == shows(w->text[SB_FR], a->name), "%s %s: only one language shows {%s}",
            table, w->id, a->name);
        width += a->type == SB_ARG_NUMBER ? 2 : 1;
    }
    CF(c, !is_move || width <= 7, "%s %s: the arguments do not fit into a move", table, w->id);
}

/* A role is of a move, or marks where a log is divided; a journey ends with a list of the places on the way; declining and being done name nothing. */
static void check_role(cf *c, const char *table, const sb_word *w)
{
    int n = args_count(w);
    bool is_event = strcmp(table, "events") == 0, is_move = strcmp(table, "moves") == 0;
    CF(c, w->role <= (is_move ? SB_ROLE_COUNT - 1 : is_event ? SB_EVENT_QUIET : 0), "%s %s: a bad role", table, w->id);
    if (!is_move)
        return;
    CF(c, w->role != SB_ROLE_STEP || (n > 0 && w->args[n - 1].type >= SB_ARG_LIST), "%s %s: a journey without places",
        table, w->id);
    CF(c, (w->role != SB_ROLE_DECLINE && w->role != SB_ROLE_DONE) || n == 0, "%s %s: names what is not wanted", table,
        w->id);
}

static void check_word(cf *c, const char *table, const sb_word *w, const char *rules_folder)
{
    CF(c, is_id(w->id), "%s: \"%s\" is not a good id", table, w->id ? w->id : "NULL");
    CF(c, is_text(w->text[SB_EN]) && is_text(w->text[SB_FR]), "%s %s: a sentence is missing", table, w->id);
    CF(c, are_slots_good(w, w->text[SB_EN]), "%s %s: a slot of \"%s\" leads nowhere", table, w->id, w->text[SB_EN]);
    CF(c, are_slots_good(w, w->text[SB_FR]), "%s %s: a slot of \"%s\" leads nowhere", table, w->id, w->text[SB_FR]);
    CF(c, !w->rule || is_rule_id(w->rule), "%s %s: \"%s\" is not a rule id", table, w->id, w->rule);
    CF(c, !w->rule || !rules_folder || has_rule(SB_EN, w->rule), "%s %s: no rule file has %s", table, w->id, w->rule);
    CF(c, !w->rule || !rules_folder || has_rule(SB_FR, w->rule), "%s %s: no French rule file has %s", table, w->id,
        w->rule);
    check_arguments(c, table, w);
    check_role(c, table, w);
}

static void check_words(cf *c, const char *table, sb_words words, const char *rules_folder)
{
    CF(c, words.at && words.count > 0 && words.count < 256, "%s: there are %d", table, words.count);
    for (int i = 0; i < words.count; i++) {
        check_word(c, table, &words.at[i], rules_folder);
        for (int k = 0; k < i && !c->failed; k++)
            CF(c, strcmp(words.at[i].id, words.at[k].id) != 0, "%s: %s is there twice", table, words.at[i].id);
    }
}

/* ---- domains, options, the rest of the table --------------------------------------------------------------------- */

static void check_domain(cf *c, const sb_domain *d)
{
    CF(c, is_id(d->id) && d->item && d->count > 0 && d->count <= 256, "domain %s: a bad table", d->id ? d->id : "?");
    for (int i = 0; i < d->count; i++) {
        const sb_item *item = &d->item[i];
        if (i == 0 && !item->id)
            continue;
        CF(c, is_id(item->id), "domain %s: item %d has no good id", d->id, i);
        CF(c, is_text(item->name[SB_EN]) && is_text(item->name[SB_FR]), "domain %s: %s has no name", d->id, item->id);
        CF(c, sb_domain_find(d, item->id, strlen(item->id)) == i, "domain %s: %s is there twice", d->id, item->id);
    }
}

static void check_option(cf *c, const sb_option *o)
{
    CF(c, is_id(o->id) && is_text(o->text[SB_EN]) && is_text(o->text[SB_FR]), "option %s: id or text is missing",
        o->id ? o->id : "?");
    CF(c, !o->values || o->count >= 2, "option %s: leaves no choice", o->id);
    for (int i = 0; o->values && i < o->count; i++) {
        CF(c, is_id(o->values[i].id), "option %s: value %d is not a good id", o->id, i);
        CF(c, is_text(o->values[i].name[SB_EN]) && is_text(o->values[i].name[SB_FR]), "option %s: %s has no name",
            o->id, o->values[i].id);
        for (int k = 0; k < i; k++)
            CF(c, strcmp(o->values[i].id, o->values[k].id) != 0, "option %s: %s is there twice", o->id,
                o->values[i].id);
    }
}

static void check_options(cf *c)
{
    const sb_game *g = c->g;
    CF(c, g->options_count <= SB_OPTIONS_MAX, "there are %d options", g->options_count);
    for (int i = 0; i < g->options_count; i++) {
        check_option(c, &g->options[i]);
        for (int k = 0; k < i && !c->failed; k++)
            CF(c, strcmp(g->options[i].id, g->options[k].id) != 0, "option %s is there twice", g->options[i].id);
    }
}

static void check_streams(cf *c)
{
    CF(c, c->g->streams, "there is no list of streams");
    for (int i = 0; c->g->streams[i]; i++) {
        CF(c, i < SB_STREAMS, "there are more than %d streams", SB_STREAMS);
        CF(c, is_id(c->g->streams[i]), "stream %d has no good id", i);
        for (int k = 0; k < i; k++)
            CF(c, strcmp(c->g->streams[i], c->g->streams[k]) != 0, "stream %s is there twice", c->g->streams[i]);
    }
}

static void check_members(cf *c)
{
    const sb_game *g = c->g;
    CF(c, g->api == SB_API, "written for contract %d, this is %d", g->api, SB_API);
    CF(c, is_id(g->id) && is_text(g->name[SB_EN]) && is_text(g->name[SB_FR]), "id or name is missing");
    CF(c, g->rules_version >= 1, "rules_version is 0");
    CF(c, g->players_min >= 1 && g->players_min <= g->players_max && g->players_max <= SB_SEATS_MAX, "players %d to %d",
        g->players_min, g->players_max);
    CF(c, g->state_size >= sizeof(sb_rng) && g->state_size <= SB_STATE_MAX, "state_size is %d", g->state_size);
    CF(c,
        g->rules.setup && g->rules.pending && g->rules.legal && g->rules.apply && g->rules.decision && g->rules.why
            && g->rules.turn && g->rules.result && g->rules.check,
        "a function of the rules is missing");
    CF(c, g->rules.redact && g->rules.determinize && g->rules.io && g->people.view && g->rules.setup_of,
        "a function about states is missing");
    CF(c, g->categories.count <= SB_CATEGORIES_MAX, "there are %d categories", g->categories.count);
}

static bool is_line(const sb_text *t)
{
    return t->n == 0 || (!t->cut && !strpbrk(t->at, "{}\n\t") && t->at[0] != ' ' && t->at[t->n - 1] != ' ');
}

/* Explanations: in both languages or in none, and the rules that they lead to exist. */
static void check_explanation(cf *c, int domain, int item, const char *rules_folder)
{
    const char *id = c->g->domains[domain].item[item].id, *rules[SB_LANG_COUNT];
    bool any[SB_LANG_COUNT];
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        char bytes[512];
        sb_text t = SB_TEXT(bytes);
        rules[lang] = sb_about(c->g, domain, item, lang, &t);
        any[lang] = t.n > 0;
        CF(c, is_line(&t), "about %s: \"%s\" is no good line", id, bytes);
        CF(c, !rules_folder || !rules[lang] || has_rules(lang, rules[lang]), "about %s: there are no rules %s", id,
            rules[lang]);
    }
    CF(c, any[SB_EN] == any[SB_FR] && rules[SB_EN] == rules[SB_FR], "about %s: the languages differ", id);
}

static void check_explanations(cf *c, const char *rules_folder)
{
    for (int d = 0; d < c->g->domains_count; d++)
        for (int i = 0; i < c->g->domains[d].count && !c->failed; i++)
            if (c->g->domains[d].item[i].id)
                check_explanation(c, d, i, rules_folder);
}

/* The catalogue is one JSON object, no key twice. */
static void check_catalogue(cf *c)
{
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    json_error_t where;
    sb_json_object(&json, NULL);
    sb_catalogue(c->g, &json);
    sb_json_end(&json);
    json_t *read = json_loadb(text.at, text.n, JSON_REJECT_DUPLICATES, &where);
    bool has_all =
        read && json_is_object(json_object_get(read, "domains")) && json_is_object(json_object_get(read, "components"));
    json_decref(read);
    sb_heap_text_free(&text);
    CF(c, has_all, "the catalogue is no good JSON: %s", where.text);
}

void cf_check_vocabulary(cf *c, const char *rules_folder)
{
    const sb_game *g = c->g;
    for (int lang = 0; rules_folder && lang < SB_LANG_COUNT; lang++) {
        sb_text text = SB_TEXT(rules_text[lang]);
        load_rules(rules_folder, lang == SB_FR, &text);
        CF(c, text.n > 0 && !text.cut, "%s: no rules, or more than fit", rules_folder);
    }
    check_members(c);
    check_options(c);
    check_streams(c);
    for (int i = 0; i < g->domains_count && !c->failed; i++)
        check_domain(c, &g->domains[i]);
    check_words(c, "moves", g->moves, rules_folder);
    check_words(c, "events", g->events, rules_folder);
    check_words(c, "decisions", g->decisions, rules_folder);
    check_words(c, "reasons", g->reasons, rules_folder);
    check_words(c, "categories", g->categories, rules_folder);
    if (g->people.reckon)
        check_words(c, "facts", g->facts, rules_folder);
    if (g->people.measure)
        check_words(c, "measures", g->measures, rules_folder);
    CF(c, g->measures.count <= SB_MEASURES_MAX && !g->people.measure == !g->measures.count, "%d measures",
        g->measures.count);
    for (int i = 0; i < g->facts.count; i++)
        CF(c, args_count(&g->facts.at[i]) == 1, "facts %s: has no type", g->facts.at[i].id);
    for (int i = 0; i < g->decisions.count; i++)
        CF(c, g->decisions.at[i].rule, "decisions %s: names no rule", g->decisions.at[i].id);
    cf_check_fields(c);
    check_explanations(c, rules_folder);
    check_catalogue(c);
}

/* ---- sentences --------------------------------------------------------------------------------------------------- */

static const sb_names NAMES[SB_LANG_COUNT] = {
    [SB_EN] = { .lang = SB_EN },
    [SB_FR] = { .lang = SB_FR, .seat = { "Zoé", "Léa", "Ugo", "Max", "Eve" } },
};

static bool is_sentence(const sb_text *t)
{
    return t->n > 0 && !t->cut && !strpbrk(t->at, "{}\n\t") && t->at[0] != ' ' && t->at[t->n - 1] != ' ';
}

static bool is_argument_in_range(const cf *c, uint8_t type, int v)
{
    if (type == SB_ARG_NUMBER)
        return true;
    if (type == SB_ARG_SEAT)
        return (v >= 0 && v < c->setup.players) || v == SB_SPECTATOR; /* nobody */
    return v >= 0 && v < c->g->domains[type - SB_ARG_ITEM].count;
}

/* Arguments as the word declares them, and nothing in the others. */
static bool are_arguments_good(const cf *c, const sb_word *w, const int16_t arg[SB_ARGS_MAX])
{
    for (int i = 0; i < SB_ARGS_MAX; i++) {
        bool good = i < args_count(w) ? is_argument_in_range(c, w->args[i].type, arg[i]) : arg[i] == 0;
        if (!good)
            return false;
    }
    return true;
}

static bool is_printable(const char *s)
{
    for (; *s; s++)
        if (*s <= ' ' || *s > '~')
            return false;
    return true;
}

static void check_move_as_text(cf *c, sb_move move, int seat)
{
    char buffer[400];
    sb_text t = SB_TEXT(buffer);
    sb_move back;
    CF(c, move.kind < c->g->moves.count, "there is no move of kind %d", move.kind);
    sb_move_write(c->g, move, &t);
    CF(c, t.n > 0 && t.n < 120 && is_printable(buffer), "\"%s\" is not a good text of a move", buffer);
    CF(c, sb_move_read(c->g, buffer, &back) == SB_OK, "\"%s\" does not parse", buffer);
    CF(c, sb_move_cmp(move, back) == 0, "\"%s\" parses to another move", buffer);
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        sb_text_clear(&t);
        sb_say_move(c->g, seat, move, &NAMES[lang], &t);
        CF(c, is_sentence(&t), "\"%s\" is not a good sentence", buffer);
    }
}

/* Well-formed, without control characters. */
static bool is_utf8(const char *s)
{
    for (const unsigned char *p = (const unsigned char *)s; *p;) {
        int more = *p < 0x80 ? 0 : *p >> 5 == 6 ? 1 : *p >> 4 == 14 ? 2 : *p >> 3 == 30 ? 3 : -1;
        if (more < 0 || *p < ' ')
            return false;
        for (p++; more > 0; more--, p++)
            if ((*p & 0xc0) != 0x80)
                return false;
    }
    return true;
}

static int characters(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}

/* A remark is nothing or a clause, not too long; it depends on nothing but the redacted state, and leaves it alone. */
static void check_note(cf *c, const cf_state *seen, sb_move move, int seat)
{
    cf_state copy, other;
    cf_copy(c, &copy, seen);
    cf_copy(c, &other, seen);
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        char bytes[SB_NOTE_MAX], again_bytes[SB_NOTE_MAX];
        sb_text note = SB_TEXT(bytes), again = SB_TEXT(again_bytes);
        sb_note(c->g, copy.bytes, seat, move, &NAMES[lang], &note);
        sb_note(c->g, other.bytes, seat, move, &NAMES[lang], &again);
        CF(c, !note.cut && is_utf8(bytes), "the remark \"%s\" is no good text", bytes);
        CF(c, note.n == 0 || is_sentence(&note), "\"%s\" is not a good remark", bytes);
        CF(c, characters(bytes) <= NOTE_CHARACTERS, "the remark \"%s\" has %d characters", bytes, characters(bytes));
        CF(c, strcmp(bytes, again_bytes) == 0, "two remarks on one move: \"%s\", \"%s\"", bytes, again_bytes);
        CF(c, cf_same(c, &copy, seen), "a remark changed byte %d", cf_first_difference(c, &copy, seen));
    }
}

/* Facts are declared, each once; they depend on nothing but the redacted state, and leave it alone. */
static void check_facts(cf *c, const cf_state *seen, sb_move move, int seat)
{
    sb_facts facts = { 0 }, again = { 0 };
    cf_state copy;
    if (!c->g->people.reckon)
        return;
    cf_copy(c, &copy, seen);
    c->g->people.reckon(copy.bytes, seat, move, &facts);
    c->g->people.reckon(copy.bytes, seat, move, &again);
    CF(c, memcmp(&facts, &again, sizeof facts) == 0, "reckoned twice: other facts");
    CF(c, cf_same(c, &copy, seen), "reckoning changed byte %d", cf_first_difference(c, &copy, seen));
    uint64_t met = 0;
    for (int i = 0; i < facts.n; i++) {
        CF(c, facts.at[i].fact < c->g->facts.count, "there is no fact number %d", facts.at[i].fact);
        const sb_word *w = &c->g->facts.at[facts.at[i].fact];
        CF(c, !(met >> facts.at[i].fact & 1), "the fact %s is there twice", w->id);
        CF(c, is_argument_in_range(c, w->args[0].type, facts.at[i].value), "the fact %s is %d", w->id,
            facts.at[i].value);
        met |= UINT64_C(1) << facts.at[i].fact;
    }
}

void cf_check_moves_as_text(cf *c, const sb_move *list, int n, int seat)
{
    cf_state seen = cf_redacted(c, &c->now, seat);
    for (int i = 0; i < n && !c->failed; i++) {
        cf_about(c, seat, list[i]);
        check_move_as_text(c, list[i], seat);
        check_note(c, &seen, list[i], seat);
        check_facts(c, &seen, list[i], seat);
    }
    cf_about_nothing(c);
}

void cf_check_decision(cf *c, int seat, const sb_decision *d)
{
    char buffer[400];
    CF(c, d->kind < c->g->decisions.count, "there is no decision of kind %d", d->kind);
    const sb_word *w = &c->g->decisions.at[d->kind];
    c->tally->decisions[d->kind]++;
    CF(c, are_arguments_good(c, w, d->arg), "decision %s: arguments are not as declared", w->id);
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        sb_text t = SB_TEXT(buffer);
        sb_say_decision(c->g, seat, d, &NAMES[lang], &t);
        CF(c, is_sentence(&t), "decision %s: \"%s\" is not a good sentence", w->id, buffer);
    }
}

/* Seats, and the opponents whom the game itself plays. */
static int rows_count(const cf *c)
{
    sb_result r;
    c->g->rules.result(c->now.bytes, &r);
    return r.players + r.automas;
}

static void check_event(cf *c, const sb_event *e)
{
    char buffer[600];
    CF(c, e->kind < c->g->events.count, "there is no event of kind %d", e->kind);
    const sb_word *w = &c->g->events.at[e->kind];
    c->tally->events[e->kind]++;
    CF(c, e->seat < rows_count(c) || e->seat == SB_SPECTATOR, "event %s: seat %d", w->id, e->seat);
    CF(c, e->audience >> c->setup.players == 0, "event %s: an audience that does not sit here", w->id);
    CF(c, e->zero == 0, "event %s: `zero` is not", w->id);
    CF(c, are_arguments_good(c, w, e->arg), "event %s: arguments are not as declared", w->id);
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        sb_text t = SB_TEXT(buffer);
        sb_say_event(c->g, e, &NAMES[lang], &t);
        CF(c, is_sentence(&t), "event %s: \"%s\" is not a good sentence", w->id, buffer);
    }
}

void cf_check_events(cf *c, const sb_events *events)
{
    CF(c, !events->lost, "there are more than %d events", SB_EVENTS_MAX);
    for (int i = 0; i < events->n; i++)
        check_event(c, &events->at[i]);
}

/* What somebody is told whose move was refused. */
void cf_check_refusal_text(cf *c, int seat, sb_move move, sb_error e)
{
    char buffer[400];
    if (e == SB_ILLEGAL_MOVE || e == SB_NOT_PENDING) {
        sb_reason r = c->g->rules.why(c->now.bytes, seat, move);
        CF(c, r.kind < c->g->reasons.count, "there is no reason of kind %d", r.kind);
        c->tally->reasons[r.kind]++;
    }
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        sb_text t = SB_TEXT(buffer);
        const char *rule = sb_refusal(c->g, c->now.bytes, seat, move, e, &NAMES[lang], &t);
        CF(c, is_sentence(&t), "refused with \"%s\"", buffer);
        CF(c, !rule || is_rule_id(rule), "refused by rule \"%s\"", rule);
    }
}
