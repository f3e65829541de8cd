/* replay.c: `sagebrush replay`: a record in words, move by move. */
#include "sagebrush/heap.h"
#include "sagebrush/table.h"
#include "sagebrush/typeset.h"
#include "cli/cli.h"
#include "cli/file.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

typedef struct replay_flags {
    const char *lang;
    bool json;
} replay_flags;

static const flag FLAGS[] = {
    { "lang", FLAG_TEXT, offsetof(replay_flags, lang), 0, 0, "en|fr", "language of the sentences (en)" },
    { "json", FLAG_ON, offsetof(replay_flags, json), 0, 0, NULL, "one object per move" },
    { 0 },
};

/* The game is played once more from its beginning, beside the table that the record was read into. */
typedef struct replay {
    const sb_table *t;
    const sb_game *g;
    sb_names names;
    bool json;
    int turn;
    int told;   /* incidents so far */
    int before; /* events so far */
    _Alignas(16) unsigned char state[SB_STATE_MAX];
    sb_event buffer[SB_EVENTS_MAX];
    sb_events events;
} replay;

/* ---- words ------------------------------------------------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static void tell(const replay *r, const char *format, ...)
{
    char bytes[1024], printed[1200];
    va_list args;
    va_start(args, format);
    vsnprintf(bytes, sizeof bytes, format, args);
    va_end(args);
    sb_text out = SB_TEXT(printed);
    sb_typeset(r->names.lang, bytes, &out);
    fputs(printed, stdout);
}

static void print_events(const replay *r)
{
    for (int i = 0; i < r->events.n; i++) {
        char bytes[512];
        sb_text t = SB_TEXT(bytes);
        sb_say_event(r->g, &r->buffer[i], &r->names, &t);
        tell(r, "       %s\n", bytes);
    }
}

static void print_turn(replay *r)
{
    int turn = r->g->rules.turn(r->state);
    if (turn != r->turn)
        printf(r->names.lang == SB_FR ? "-- tour %d --\n" : "-- turn %d --\n", turn);
    r->turn = turn;
}

/* What happened beside the moves, up to where `events` events were told.  The record keeps what was taken back by
 * agreement; here the line that counts is told, and where it was taken up. */
static void print_incidents(replay *r, int events)
{
    while (r->told < sb_table_incidents(r->t) && sb_table_incident(r->t, r->told)->events <= events) {
        char bytes[512];
        sb_text t = SB_TEXT(bytes);
        sb_say_incident(r->t, sb_table_incident(r->t, r->told++), r->names.lang, &t);
        tell(r, "       (%s)\n", bytes);
    }
}

static void print_ply(replay *r, int ply, const sb_ply *p)
{
    char who[64], canonical[128], sentence[512];
    sb_text name = SB_TEXT(who), move = SB_TEXT(canonical), words = SB_TEXT(sentence);
    sb_say_seat(&r->names, p->seat, &name);
    sb_move_write(r->g, p->move, &move);
    sb_say_move(r->g, p->seat, p->move, &r->names, &words);
    tell(r, r->names.lang == SB_FR ? "%4d  %s : %s  " : "%4d  %s: %s  ", ply + 1, who, sentence);
    printf("[%s]\n", canonical);
    print_events(r);
    print_turn(r);
}

static void print_scores(const replay *r, const sb_result *result)
{
    int total = r->g->categories.count - 1;
    bool fr = r->names.lang == SB_FR;
    for (int seat = 0; seat < result->players + result->automas; seat++) {
        char who[64];
        sb_text name = SB_TEXT(who);
        sb_say_seat(&r->names, seat, &name);
        tell(r, fr ? "  %s : %d (" : "  %s: %d (", who, (int)result->score[seat][total]);
        for (int c = 0; c < total; c++)
            tell(r, "%s%s %d", c ? ", " : "", r->g->categories.at[c].text[fr ? SB_FR : SB_EN],
                (int)result->score[seat][c]);
        printf(")%s\n", !(result->winners >> seat & 1) ? "" : fr ? " gagne" : " wins");
    }
}

static void print_head(const replay *r)
{
    char bytes[512];
    sb_text options = SB_TEXT(bytes);
    const sb_table_setup *s = sb_table_setup_of(r->t);
    bool fr = r->names.lang == SB_FR;
    cli_put_options(&options, r->g, &s->setup);
    printf(
        fr ? "%s, %d joueurs, %s\n" : "%s, %d players, %s\n", r->g->name[fr ? SB_FR : SB_EN], s->setup.players, bytes);
    int undos = sb_table_agreed_undos(r->t);
    if (undos)
        tell(r, fr ? "Retours en arrière d'un commun accord : %d\n" : "Agreed undos: %d\n", undos);
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void json_move(const replay *r, sb_json *out, const sb_ply *p)
{
    char canonical[128], sentence[512];
    sb_text move = SB_TEXT(canonical), words = SB_TEXT(sentence);
    sb_move_write(r->g, p->move, &move);
    sb_say_move(r->g, p->seat, p->move, &r->names, &words);
    sb_json_int(out, "seat", p->seat);
    sb_json_text(out, "move", canonical);
    sb_json_text(out, "text", sentence);
    if (p->agreed_undo)
        sb_json_bool(out, "agreed_undo", true);
}

static void json_incidents(replay *r, sb_json *out)
{
    sb_json_list(out, "incidents");
    for (; r->told < sb_table_incidents(r->t) && sb_table_incident(r->t, r->told)->events <= r->before; r->told++)
        sb_incident_json(r->t, r->told, r->names.lang, out);
    sb_json_end(out);
}

/* Ply 0 is the position before the first move. */
static void print_json(replay *r, int ply, const sb_ply *p)
{
    sb_text text = sb_heap_text();
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    sb_json_int(&out, "ply", ply);
    if (p)
        json_move(r, &out, p);
    else
        sb_json_int(&out, "agreed_undos", sb_table_agreed_undos(r->t));
    sb_json_int(&out, "turn", r->g->rules.turn(r->state));
    sb_json_list(&out, "events");
    for (int i = 0; i < r->events.n; i++)
        sb_event_json(r->g, &r->buffer[i], &r->names, &out);
    sb_json_end(&out);
    json_incidents(r, &out);
    sb_json_hash(&out, "hash", sb_state_hash(r->g, r->state));
    if (r->g->rules.pending(r->state) == 0)
        sb_table_result_json(r->t, &out);
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void begin(replay *r)
{
    r->events = (sb_events) { .at = r->buffer, .cap = SB_EVENTS_MAX };
    sb_table_beginning(r->t, r->state, &r->events);
}

/* The position that was reached, in words or as an object. */
static void show_ply(replay *r, int ply, const sb_ply *p)
{
    r->before += r->events.n;
    if (r->json) {
        print_json(r, ply, p);
        return;
    }
    if (p) {
        print_ply(r, ply - 1, p);
    } else {
        print_head(r);
        print_events(r);
        print_turn(r);
    }
    print_incidents(r, r->before);
}

static void show_all(replay *r)
{
    show_ply(r, 0, NULL);
    for (int i = 0; i < sb_table_plies(r->t); i++) {
        const sb_ply *p = sb_table_ply(r->t, i);
        r->events.n = 0;
        r->g->rules.apply(r->state, p->seat, p->move, &r->events); /* reading the record has checked it */
        show_ply(r, i + 1, p);
    }
    sb_result result;
    r->g->rules.result(r->state, &result);
    if (result.over && !r->json)
        print_scores(r, &result);
}

static int show(const char *path, const replay_flags *f, sb_lang lang)
{
    static replay r; /* large, and there is one at a time */
    char bytes[400];
    sb_text detail = SB_TEXT(bytes), record = sb_heap_text();
    sb_table *table = NULL;
    int status = CLI_FINE;
    if (!file_read(path, &record)) {
        status = cli_usage(&VERB_REPLAY, "%s: expected a file that can be read", path);
    } else {
        sb_error e = sb_record_read(record.at, record.n, &table, &detail);
        if (e != SB_OK) {
            fprintf(stderr, "sagebrush replay: %s: %s: %s\n", path, sb_error_code(e), bytes);
            status = CLI_CHECK_FAILED;
        }
    }
    if (table) {
        r = (replay) { .t = table, .g = sb_table_game(table), .names = sb_table_names(table, lang), .json = f->json };
        begin(&r);
        show_all(&r);
    }
    sb_table_free(table);
    sb_heap_text_free(&record);
    return status;
}

static int run(int argc, char **argv)
{
    replay_flags f = { 0 };
    sb_lang lang;
    char **args;
    int n;
    if (!cli_flags(&VERB_REPLAY, argc, argv, &f, &args, &n) || !cli_lang(&VERB_REPLAY, f.lang, &lang))
        return CLI_BAD_USAGE;
    if (n != 1)
        return cli_usage(&VERB_REPLAY, "expected one file with a record (\"-\": standard input)");
    return show(args[0], &f, lang);
}

const verb VERB_REPLAY = {
    .name = "replay",
    .args = "FILE",
    .about = "show a record in words",
    .flags = FLAGS,
    .run = run,
};
