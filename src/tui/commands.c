/* commands.c: what a person can type besides moves (console.h). */
#include "tui/console.h"

#include "sagebrush/heap.h"
#include "cli/rules.h"
#include "tui/coach.h"

#include <limits.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

/* ---- asking ------------------------------------------------------------------------------------------------------ */

static void show_rule(const console *c, const char *id)
{
    const rule *r = rule_find(id);
    if (!r)
        console_say(c, SAY_NO_RULE, id);
    else
        console_say(c, SAY_RULE, r->id, rule_plain(r, c->lang));
}

static command_effect do_help(console *c, int seat, const char *arg)
{
    (void)arg;
    console_say(c, SAY_HELP);
    if (!(sb_table_pending(c->t) >> seat & 1))
        return COMMAND_STAY;
    sb_decision d = c->g->rules.decision(sb_table_state(c->t), seat);
    if (c->g->decisions.at[d.kind].rule)
        show_rule(c, c->g->decisions.at[d.kind].rule);
    sb_text text = sb_heap_text();
    if (draw_about(c->g, c->g->decisions.at[d.kind].id, c->lang, &text)) /* many decisions are called like a card */
        console_put(c, text.at);
    sb_heap_text_free(&text);
    return COMMAND_STAY;
}

/* The whole position, also when only a part was shown because the rest had been shown before; or the part that is named. */
static command_effect do_show(console *c, int seat, const char *arg)
{
    if (arg[0]) {
        if (!console_part(c, seat, arg))
            console_say_typed(c, SAY_NO_PART, arg);
        return COMMAND_STAY;
    }
    c->shown_ply = -1;
    return COMMAND_CHANGED;
}

static command_effect do_moves(console *c, int seat, const char *arg)
{
    (void)arg;
    choice list;
    choice_init(&list, c->g, sb_table_state(c->t), seat, &c->names);
    console_moves(c, &list, true);
    return COMMAND_STAY;
}

/* ---- cards, places, words ------------------------------------------------------------------------------------------ */

/* Words of the glossary that are called so. */
static bool about_terms(const console *c, const char *name, bool exactly, sb_text *out)
{
    size_t before = out->n;
    for (const rule_term *t = RULE_TERMS; t->game; t++) {
        if (strcmp(t->game, c->g->id) != 0 || !*t->text[c->lang])
            continue;
        bool is = strcasecmp(t->term[SB_EN], name) == 0 || strcasecmp(t->term[SB_FR], name) == 0;
        if (is || (!exactly && (draw_contains(t->term[SB_EN], name) || draw_contains(t->term[SB_FR], name))))
            sb_putf(out, c->lang == SB_FR ? "%s : %s\n" : "%s: %s\n", t->term[c->lang], t->text[c->lang]);
    }
    return out->n > before;
}

/* Not those that say what the program does with its questions and options. */
static bool is_for_players(const char *id)
{
    return !strstr(id, "-DEC") && !strstr(id, "-OPT");
}

/* Groups of rules whose heading has the word, with how they begin. */
static void about_groups(const console *c, const char *name, sb_text *out)
{
    for (const rule_group *g = RULE_GROUPS; g->id; g++) {
        if (strcmp(g->game, c->g->id) != 0 || !is_for_players(g->id)
            || (!draw_contains(g->title[SB_EN], name) && !draw_contains(g->title[SB_FR], name)))
            continue;
        for (const rule *r = RULES; r->id; r++)
            if (rule_in_group(r, g->id)) {
                sb_putf(out, c->lang == SB_FR ? "%s (règles %s) : %s\n" : "%s (rules %s): %s\n", g->title[c->lang],
                    g->id, rule_plain(r, c->lang));
                break;
            }
    }
}

/* Rules that speak of it, where nothing is called so: their ids. */
static void about_rules(const console *c, const char *name, sb_text *out)
{
    enum { MOST = 5 };
    int n = 0;
    for (const rule *r = RULES; r->id && n < MOST; r++)
        if (strcmp(r->game, c->g->id) == 0 && is_for_players(r->id) && draw_contains(rule_plain(r, c->lang), name)) {
            sb_putf(out, "%s  %s\n", r->id, rule_plain(r, c->lang));
            n++;
        }
}

static command_effect do_about(console *c, int seat, const char *arg)
{
    enum { SHORT = 2 };
    sb_text text = sb_heap_text();
    bool is_long = strlen(arg) > SHORT;
    (void)seat;
    if (!about_terms(c, arg, true, &text) && is_long)
        about_terms(c, arg, false, &text);
    if (is_long)
        about_groups(c, arg, &text);
    draw_about(c->g, arg, c->lang, &text);
    if (is_long && text.n == 0)
        about_rules(c, arg, &text);
    if (text.n)
        console_put(c, text.at);
    else
        console_say_typed(c, SAY_NOTHING_ABOUT, arg);
    sb_heap_text_free(&text);
    return COMMAND_STAY;
}

/* ---- rules and the guide -------------------------------------------------------------------------------------------- */

static void show_groups(const console *c)
{
    for (const rule_group *g = RULE_GROUPS; g->id; g++)
        if (strcmp(g->game, c->g->id) == 0 && is_for_players(g->id))
            console_say(c, SAY_RULE, g->id, g->title[c->lang]);
}

static command_effect do_rule(console *c, int seat, const char *arg)
{
    bool any = false;
    (void)seat;
    if (!arg[0]) {
        show_groups(c);
        return COMMAND_STAY;
    }
    const rule_group *g = rule_group_find(arg);
    if (g)
        console_say(c, SAY_RULE, g->id, g->title[c->lang]);
    for (const rule *r = RULES; r->id; r++)
        if (rule_in_group(r, arg)) {
            show_rule(c, r->id);
            any = true;
        }
    if (!any && rule_find(arg))
        show_rule(c, arg);
    else if (!any)
        console_say_typed(c, SAY_NO_RULE, arg);
    return COMMAND_STAY;
}

/* The part of a guide under a heading: from `from` to the next heading of the same rank. */
static size_t section_size(const char *from)
{
    const char *end = strstr(from + 1, "\n## ");
    return end ? (size_t)(end + 1 - from) : strlen(from);
}

static void put_section(const console *c, const char *from)
{
    sb_text text = sb_heap_text();
    sb_put_bytes(&text, from + strlen("## "), section_size(from) - strlen("## "));
    console_put(c, text.at);
    sb_heap_text_free(&text);
}

/* Its sections one after the other: all headings (""), the first section (NULL), those whose heading has the word. */
static bool show_guide(const console *c, const rule_guide *g, const char *word)
{
    bool any = false;
    for (const char *p = strstr(g->text, "\n## "); p && (p = p + 1); p = strstr(p, "\n## ")) {
        char heading[200];
        sb_text text = SB_TEXT(heading);
        sb_put_bytes(&text, p + strlen("## "), strcspn(p + strlen("## "), "\n"));
        if (word && !*word)
            console_say(c, SAY_HEADING, heading);
        else if (!word || strcmp(word, "all") == 0 || strcmp(word, "tout") == 0 || draw_contains(heading, word))
            put_section(c, p);
        else
            continue;
        any = true;
        if (!word)
            break;
    }
    return any;
}

/* The first section is that of the first guide, which is about the game itself. */
static bool show_guides(const console *c, const char *word)
{
    bool any = false;
    for (const rule_guide *g = RULE_GUIDES; g->game && (word || !any); g++)
        if (strcmp(g->game, c->g->id) == 0 && strcmp(g->lang, sb_lang_ids[c->lang]) == 0)
            any |= show_guide(c, g, word);
    return any;
}

static command_effect do_guide(console *c, int seat, const char *arg)
{
    (void)seat;
    if (!arg[0])
        console_say(c, SAY_GUIDE);
    if (!show_guides(c, arg))
        console_say_typed(c, SAY_NOTHING_ABOUT, arg);
    return COMMAND_STAY;
}

static command_effect do_goal(console *c, int seat, const char *arg)
{
    (void)seat, (void)arg;
    show_guides(c, NULL);
    return COMMAND_STAY;
}

void command_refusal(console *c, int seat, sb_move move, sb_error e)
{
    char message[512], suffix[64];
    sb_text text = SB_TEXT(message), of_rule = SB_TEXT(suffix);
    const char *id = sb_refusal(c->g, sb_table_state(c->t), seat, move, e, &c->names, &text);
    if (id)
        sb_putf(&of_rule, say_text(SAY_RULE_OF, c->lang), id);
    console_say(c, SAY_REFUSED, message, suffix);
    if (id)
        show_rule(c, id);
}

/* What one may look for in the list of moves and does not find, with the reasons. */
static void show_blocked(console *c, int seat)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX];
    sb_move list[SB_BLOCKED_MAX];
    memcpy(seen, sb_table_state(c->t), c->g->state_size);
    c->g->rules.redact(seen, seat);
    int n = sb_blocked(c->g, seen, seat, list);
    console_say(c, n ? SAY_BLOCKED : SAY_NOTHING_BLOCKED);
    for (int i = 0; i < n; i++) {
        char sentence[512], reason[512];
        sb_text words = SB_TEXT(sentence), why = SB_TEXT(reason);
        sb_say_move(c->g, seat, list[i], &c->names, &words);
        const char *id = sb_refusal(c->g, seen, seat, list[i], SB_ILLEGAL_MOVE, &c->names, &why);
        console_say(c, SAY_BLOCKED_MOVE, sentence, reason, id ? id : "");
    }
}

static command_effect do_why(console *c, int seat, const char *arg)
{
    choice list;
    sb_move move;
    if (!arg[0]) {
        show_blocked(c, seat);
        return COMMAND_STAY;
    }
    choice_init(&list, c->g, sb_table_state(c->t), seat, &c->names);
    if (choice_read(&list, arg, &move) != CHOICE_MOVE && !choice_meant(&list, arg, &move)) {
        console_say_typed(c, SAY_NOT_A_MOVE, arg);
        return COMMAND_STAY;
    }
    sb_error e = sb_may_play(c->g, sb_table_state(c->t), seat, move);
    if (e == SB_OK)
        console_say(c, SAY_LEGAL);
    else
        command_refusal(c, seat, move, e);
    return COMMAND_STAY;
}

static command_effect do_hint(console *c, int seat, const char *arg)
{
    (void)arg;
    char sentence[512], canonical[128];
    sb_text words = SB_TEXT(sentence), text = SB_TEXT(canonical);
    sb_thought thought = { 0 };
    sb_quick chance = sb_table_bot_chance(c->t, seat);
    sb_move move = sb_bot_move(c->hints, c->g, sb_table_state(c->t), seat, &c->budget, &chance, &thought);
    sb_say_move(c->g, seat, move, &c->names, &words);
    sb_move_write(c->g, move, &text);
    console_say(c, SAY_HINT, c->hints->id, sentence, canonical);
    return COMMAND_STAY;
}

static void put_line(const void *c, const char *text)
{
    console_put(c, text);
    console_put(c, "\n");
}

static command_effect do_coach(console *c, int seat, const char *arg)
{
    (void)arg;
    if (sb_table_pending(c->t) >> seat & 1)
        coach_lines(c->t, seat, &c->budget, c->lang, put_line, c);
    else
        do_hint(c, seat, arg);
    return COMMAND_STAY;
}

static command_effect do_log(console *c, int seat, const char *arg)
{
    (void)arg;
    console_events(c, seat, 0);
    return COMMAND_STAY;
}

/* ---- taking back ------------------------------------------------------------------------------------------------- */

/* What was shown to seats may not have happened any more. */
static command_effect changed(console *c, say_id id)
{
    for (int seat = 0; seat < SB_SEATS_MAX; seat++) {
        if (c->seen[seat] > sb_table_events(c->t))
            c->seen[seat] = sb_table_events(c->t);
        c->declined[seat] = 0;
    }
    c->shown_ply = -1;
    console_say(c, id);
    return COMMAND_CHANGED;
}

static command_effect refused(const console *c, sb_error e)
{
    console_say(c, SAY_ERROR, say_error(e, c->lang));
    return COMMAND_STAY;
}

/* All people sit before this screen: if they agree, even what was shown can be taken back. */
static command_effect undo_agreed(console *c, int seat)
{
    console_say(c, SAY_AGREE);
    if (!console_read_line(c, "> "))
        return COMMAND_QUIT;
    if (!c->line[0] || !strchr("yYoO", c->line[0]))
        return COMMAND_STAY;
    sb_error e = sb_table_undo_agreed(c->t, sb_table_last_ply_of(c->t, 1u << seat), sb_table_people(c->t));
    return e == SB_OK ? changed(c, SAY_UNDONE) : refused(c, e);
}

static command_effect do_undo(console *c, int seat, const char *arg)
{
    (void)arg;
    sb_error e = sb_table_undo(c->t, seat);
    if (e == SB_UNDO_BARRIER || e == SB_UNDO_TURN)
        return undo_agreed(c, seat);
    return e == SB_OK ? changed(c, SAY_UNDONE) : refused(c, e);
}

static command_effect do_redo(console *c, int seat, const char *arg)
{
    (void)arg;
    sb_error e = sb_table_redo(c->t, seat);
    return e == SB_OK ? changed(c, SAY_REDONE) : refused(c, e);
}

static command_effect do_reset(console *c, int seat, const char *arg)
{
    (void)arg;
    sb_error e = sb_table_reset_turn(c->t, seat);
    return e == SB_OK ? changed(c, SAY_UNDONE) : refused(c, e);
}

/* ---- leaving ----------------------------------------------------------------------------------------------------- */

/* A question that is answered by yes or no; through a pipe nobody is there to be asked: yes. */
static bool is_agreed(console *c)
{
    if (!c->is_terminal)
        return true;
    return console_read_line(c, "> ") && c->line[0] && strchr("yYoO", c->line[0]);
}

/* Never over another file without asking. */
static command_effect do_save(console *c, int seat, const char *arg)
{
    char path[PATH_MAX];
    sb_text text = SB_TEXT(path);
    (void)seat;
    sb_put(&text, arg); /* the answer is typed into the same line */
    if (access(path, F_OK) == 0) {
        console_say(c, SAY_OVERWRITE, path);
        if (!c->is_terminal || !is_agreed(c)) {
            console_say(c, SAY_NOT_OVERWRITTEN, path);
            return COMMAND_STAY;
        }
    }
    console_save(c, path);
    return COMMAND_STAY;
}

static command_effect do_quit(console *c, int seat, const char *arg)
{
    (void)seat, (void)arg;
    if (c->is_terminal)
        console_say(c, c->autosave || c->save ? SAY_LEAVE_KEPT : SAY_LEAVE);
    return is_agreed(c) ? COMMAND_QUIT : COMMAND_STAY;
}

/* ---- the table of commands --------------------------------------------------------------------------------------- */

enum { NAMES_MAX = 5 };

typedef enum command_wants { NOTHING, SOMETHING, EITHER } command_wants; /* behind its name */

typedef struct command {
    const char *name[NAMES_MAX]; /* also words that people try, in both languages */
    command_kind_id kind;
    command_wants wants;
    const char *usage[SB_LANG_COUNT]; /* as in the help (say.h) */
    command_effect (*run)(console *c, int seat, const char *arg);
} command;

static const command COMMANDS[] = {
    { { "?", "h", "help", "aide" }, COMMAND_KIND_HELP, NOTHING, { "?", "?" }, do_help },
    { { "show", "s", "montrer" }, COMMAND_KIND_SHOW, EITHER,
        { "show [market|trail|me|others]", "montrer [marchés|parcours|moi|autres]" }, do_show },
    { { "moves", "coups" }, COMMAND_KIND_MOVES, NOTHING, { "moves", "coups" }, do_moves },
    { { "about", "card", "carte" }, COMMAND_KIND_WORDS, SOMETHING, { "about NAME", "carte NOM" }, do_about },
    { { "hint", "conseil" }, COMMAND_KIND_HINT, NOTHING, { "hint", "conseil" }, do_hint },
    { { "coach", "conseiller", "entraîneur", "entraineur" }, COMMAND_KIND_COACH, NOTHING, { "coach", "conseiller" },
        do_coach },
    { { "why", "pourquoi" }, COMMAND_KIND_WHY, EITHER, { "why MOVE", "pourquoi COUP" }, do_why },
    { { "rule", "rules", "règle", "regle", "règles" }, COMMAND_KIND_WORDS, EITHER, { "rule ID", "règle ID" }, do_rule },
    { { "guide" }, COMMAND_KIND_WORDS, EITHER, { "guide", "guide" }, do_guide },
    { { "goal", "but" }, COMMAND_KIND_WORDS, NOTHING, { "goal", "but" }, do_goal },
    { { "u", "undo", "annuler" }, COMMAND_KIND_UNDO, NOTHING, { "u", "annuler" }, do_undo },
    { { "r", "redo", "rétablir", "retablir" }, COMMAND_KIND_REDO, NOTHING, { "r", "rétablir" }, do_redo },
    { { "reset", "recommencer" }, COMMAND_KIND_RESET, NOTHING, { "reset", "recommencer" }, do_reset },
    { { "log", "journal" }, COMMAND_KIND_LOG, NOTHING, { "log", "journal" }, do_log },
    { { "save", "enregistrer", "sauver" }, COMMAND_KIND_SAVE, SOMETHING, { "save FILE", "enregistrer FICHIER" },
        do_save },
    { { "q", "quit", "exit", "quitter" }, COMMAND_KIND_QUIT, NOTHING, { "q", "quitter" }, do_quit },
};

static bool is_called(const command *k, const char *word, size_t n)
{
    for (int i = 0; i < NAMES_MAX && k->name[i]; i++)
        if (strlen(k->name[i]) == n && memcmp(k->name[i], word, n) == 0)
            return true;
    return false;
}

int command_count(void)
{
    return sizeof COMMANDS / sizeof *COMMANDS;
}

/* The name that the help calls it by: what stands before the first space of its usage. */
const char *command_name(int i, sb_lang lang)
{
    if (i < 0 || i >= command_count())
        return NULL;
    size_t n = strcspn(COMMANDS[i].usage[lang], " ");
    for (int k = 0; k < NAMES_MAX && COMMANDS[i].name[k]; k++)
        if (strlen(COMMANDS[i].name[k]) == n && strncmp(COMMANDS[i].name[k], COMMANDS[i].usage[lang], n) == 0)
            return COMMANDS[i].name[k];
    return COMMANDS[i].name[0];
}

static const command *find(const char *line)
{
    size_t n = strcspn(line, " \t");
    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++)
        if (is_called(&COMMANDS[i], line, n))
            return &COMMANDS[i];
    return NULL;
}

command_kind_id command_kind(const char *line)
{
    const command *k = find(line);
    bool fits = k && (k->wants == EITHER || (k->wants == SOMETHING) == (command_rest(line)[0] != '\0'));
    return fits ? k->kind : COMMAND_KIND_OTHER;
}

const char *command_rest(const char *line)
{
    line += strcspn(line, " \t");
    return line + strspn(line, " \t");
}

command_effect command_run(console *c, int seat)
{
    const command *k = find(c->line);
    const char *arg = command_rest(c->line);
    if (!k)
        return COMMAND_UNKNOWN;
    if (k->wants == EITHER || (k->wants == SOMETHING) == (arg[0] != '\0'))
        return k->run(c, seat, arg);
    console_say(c, SAY_EXPECTED, k->usage[c->lang]);
    return COMMAND_STAY;
}
