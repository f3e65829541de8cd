/* fuzz_engine_run.c: sessions with the engine that a person could hardly think of: games played deep through the
 * protocol, states and records taken out, bent and put back, requests mutated, cut off, blown up, and plain junk.
 *
 *     fuzz_engine_run [REQUESTS [SEED [trace]]]
 *
 * The same numbers give the same session.  Every answer must be one line of JSON of the right shape, and a refused request
 * must leave the position as it was.  At the end: how often each error code was the answer.
 * With a third argument requests are written to standard error as they are sent: the last one is the culprit. */
#include "fuzz_answer.h"
#include "sagebrush/bot.h"
#include "sagebrush/game.h"
#include "sagebrush/heap.h"
#include "sagebrush/table.h"
#include "tools/engine.h"

#define TABLES         6
#define LINE_MAX_BYTES 65536

typedef struct fuzz_table {
    int64_t number; /* 0: none */
    const sb_game *g;
    int players;
    char hash[17];
    bool over;
    bool loaded; /* from a bent state: it may only seem possible */
    int moves;
} fuzz_table;

typedef struct fuzz {
    engine *e;
    sb_quick chance;
    sb_text line, answer, state, record, bent;
    fuzz_table table[TABLES];
    bool trace;
    uint64_t requests, games_over, deepest, impossible, count[SB_ERROR_COUNT];
} fuzz;

static fuzz f;

/* ---- chance and texts -------------------------------------------------------------------------------------------- */

static int below(int n)
{
    return (int)sb_quick_below(&f.chance, (uint32_t)n);
}

static const char *one_of(const char *const *list, int n)
{
    return list[below(n)];
}

/* Numbers that are often at the edge of something. */
static int64_t odd_number(void)
{
    static const int64_t edges[] = { 0, 1, -1, 2, 5, 6, 255, 256, 32767, 65536, INT32_MAX, INT32_MIN, INT64_MAX,
        INT64_MIN, 1024, 20000 };
    return below(2) ? edges[below((int)(sizeof edges / sizeof *edges))] : below(12);
}

/* ---- sending ----------------------------------------------------------------------------------------------------- */

static fuzz_table *table_of(int64_t number)
{
    for (int i = 0; i < TABLES; i++)
        if (f.table[i].number == number && number > 0)
            return &f.table[i];
    return NULL;
}

/* Sends f.line; the answer is the caller's. */
static json_t *send_line(int *error)
{
    if (f.trace) {
        fwrite(f.line.at, 1, f.line.n, stderr);
        fputc('\n', stderr);
    }
    engine_line(f.e, f.line.at, f.line.n, &f.answer);
    json_t *json = fuzz_check_answer(&f.answer, error);
    f.requests++;
    f.count[*error]++;
    return json;
}

/* What an answer tells about its table is remembered. */
static void remember(fuzz_table *t, const json_t *answer)
{
    const char *hash = json_string_value(json_object_get(answer, "hash"));
    if (!hash || strlen(hash) != 16) {
        fprintf(stderr, "no hash: %s\n", f.answer.at);
        abort();
    }
    strcpy(t->hash, hash);
    t->over = json_is_true(json_object_get(answer, "over"));
}

static fuzz_table *free_place(void)
{
    for (int i = 0; i < TABLES; i++)
        if (f.table[i].number == 0)
            return &f.table[i];
    return NULL;
}

static void close_table(fuzz_table *t)
{
    int error;
    sb_text_clear(&f.line);
    sb_put(&f.line, "{\"do\":\"close\",\"table\":");
    sb_put_int(&f.line, t->number);
    sb_put(&f.line, "}");
    json_decref(send_line(&error));
    t->number = 0;
}

/* A table that the engine has opened, by whatever request. */
static void opened(const json_t *answer, const sb_game *g, int players)
{
    fuzz_table *t = free_place();
    if (!t) {
        t = &f.table[below(TABLES)];
        close_table(t);
    }
    *t = (fuzz_table) { .number = json_integer_value(json_object_get(answer, "table")), .g = g, .players = players };
    remember(t, answer);
}

static void learn_again(void);

/* ---- valid requests ---------------------------------------------------------------------------------------------- */

static const sb_game *any_game(void)
{
    int n = 0;
    while (sb_games[n])
        n++;
    return sb_games[below(n)];
}

/* Mostly options that are offered to so many; what excludes each other may still meet and be refused. */
static void put_options(const sb_game *g, int players)
{
    sb_put(&f.line, ",\"options\":{");
    bool first = true;
    for (int i = 0; i < g->options_count; i++) {
        const sb_option *o = &g->options[i];
        bool offered = o->players == 0 || (o->players >> players & 1);
        if (!o->values || below(2) || (!offered && below(20)))
            continue;
        sb_putf(&f.line, "%s\"%s\":\"%s\"", first ? "" : ",", o->id, o->values[below(o->count)].id);
        first = false;
    }
    sb_put(&f.line, "}");
}

static void open_new(void)
{
    const sb_game *g = any_game();
    int error, players = g->players_min + below(g->players_max - g->players_min + 1);
    sb_text_clear(&f.line);
    sb_putf(&f.line, "{\"id\":%d,\"do\":\"new\",\"game\":\"%s\",\"players\":%d,\"seed\":%d", below(1000), g->id,
        players, below(1000000));
    if (below(2))
        put_options(g, players);
    if (below(4) == 0)
        sb_put(&f.line, players == 2 ? ",\"seats\":[\"Ann\",{\"bot\":\"greedy\"}]" : "");
    sb_put(&f.line, "}");
    json_t *answer = send_line(&error);
    if (error == SB_OK)
        opened(answer, g, players);
    json_decref(answer);
}

static fuzz_table *any_table(void)
{
    fuzz_table *t = &f.table[below(TABLES)];
    if (t->number)
        return t;
    for (int i = 0; i < 50 && !f.table[0].number && !t->number; i++)
        open_new(); /* takes the first free place, unless its options are refused */
    t = t->number ? t : &f.table[0];
    if (t->number)
        return t;
    fprintf(stderr, "no table could be opened: %s\n", f.answer.at);
    abort();
}

static void begin_request(const fuzz_table *t, const char *verb)
{
    sb_text_clear(&f.line);
    sb_putf(&f.line, "{\"id\":%d,\"do\":\"%s\",\"table\":", below(1000), verb);
    sb_put_int(&f.line, t->number);
}

/* Lists the moves of a seat and plays one of them; now and then an optional one. */
static void play_on(fuzz_table *t)
{
    int error, seat = below(t->players);
    begin_request(t, "legal");
    sb_putf(&f.line, ",\"seat\":%d%s}", seat, below(8) ? "" : ",\"lang\":\"fr\"");
    json_t *list = send_line(&error);
    const json_t *moves = json_object_get(list, "moves");
    bool owed = json_is_object(json_object_get(list, "decision"));
    if (error == SB_OK && json_array_size(moves) > 0 && (owed || below(16) == 0)) {
        const char *move = json_string_value(json_array_get(moves, (size_t)below((int)json_array_size(moves))));
        begin_request(t, "apply");
        sb_putf(&f.line, ",\"seat\":%d,\"move\":\"%s\"%s}", seat, move, below(8) ? "" : ",\"lang\":\"en\"");
        json_t *answer = send_line(&error);
        if (error != SB_OK && !(t->loaded && error == SB_BAD_STATE)) {
            fprintf(stderr, "a listed move was refused: %s\n%s\n", f.line.at, f.answer.at);
            abort();
        }
        f.impossible += error != SB_OK;
        if (error == SB_OK)
            remember(t, answer);
        t->moves++;
        if ((uint64_t)t->moves > f.deepest)
            f.deepest = (uint64_t)t->moves;
        json_decref(answer);
    }
    json_decref(list);
}

static void put_guessed_move(const sb_game *g)
{
    const sb_word *w = &g->moves.at[below(g->moves.count)];
    sb_put(&f.line, w->id);
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE; i++) {
        sb_put_char(&f.line, i ? '.' : ':');
        if (w->args[i].type == SB_ARG_NUMBER) {
            sb_put_int(&f.line, below(40));
        } else if (w->args[i].type == SB_ARG_SEAT) {
            sb_putf(&f.line, "s%d", below(6));
        } else {
            const sb_domain *d = &g->domains[w->args[i].type >= SB_ARG_LIST ? w->args[i].type - SB_ARG_LIST
                                                                            : w->args[i].type - SB_ARG_ITEM];
            const char *id = d->item[below(d->count)].id;
            sb_put(&f.line, id ? id : "none");
        }
    }
}

/* What a client of a seat sends: of the position, of one before or of none. */
static void put_seat_request(const fuzz_table *t)
{
    static const char *const verbs[] = { "view", "events", "status", "apply", "undo", "redo", "reset", "agree", "why",
        "preview", "hint", "coach", "nonce" };
    const char *verb = one_of(verbs, (int)(sizeof verbs / sizeof *verbs));
    sb_putf(&f.line, ",\"request\":{\"do\":\"%s\"", verb);
    if (strcmp(verb, "apply") == 0 || strcmp(verb, "why") == 0 || strcmp(verb, "preview") == 0) {
        sb_put(&f.line, ",\"move\":\"");
        put_guessed_move(t->g);
        sb_put(&f.line, "\"");
    }
    if (strcmp(verb, "agree") == 0)
        sb_putf(&f.line, ",\"to\":%d,\"agree\":%s", below(t->moves + 2), below(3) ? "true" : "false");
    if (strcmp(verb, "events") == 0)
        sb_putf(&f.line, ",\"since\":%d", below(2000));
    if (sb_is_listed(verb, verbs + 3, 5))
        sb_putf(&f.line, ",\"ply\":%d,\"undos\":%d,\"since\":%d", t->moves - below(3) > 0 ? t->moves - below(3) : 0,
            below(3), below(500));
    sb_put(&f.line, "}");
}

/* Writes one request about the table into f.line. */
static void put_request(const fuzz_table *t)
{
    static const char *const plain[] = { "state", "result", "record", "legal", "view", "undo", "redo", "reset", "apply",
        "why", "preview", "incident", "bot", "perft", "seat", "seat" };
    const char *verb = one_of(plain, (int)(sizeof plain / sizeof *plain));
    begin_request(t, verb);
    if (strcmp(verb, "state") != 0 && strcmp(verb, "result") != 0 && strcmp(verb, "record") != 0
        && strcmp(verb, "perft") != 0)
        sb_putf(&f.line, ",\"seat\":%d", below(t->players));
    if (strcmp(verb, "apply") == 0 || strcmp(verb, "why") == 0 || strcmp(verb, "preview") == 0) {
        sb_put(&f.line, ",\"move\":\"");
        put_guessed_move(t->g);
        sb_put(&f.line, "\"");
    }
    if (strcmp(verb, "bot") == 0) {
        int bots = 0;
        while (sb_bots[bots])
            bots++;
        sb_putf(&f.line, ",\"bot\":\"%s\",\"playouts\":%d", sb_bots[below(bots)]->id, 1 + below(4));
    }
    if (strcmp(verb, "incident") == 0)
        sb_putf(&f.line, ",\"incident\":\"%s\"", sb_incident_ids[below(SB_INCIDENT_KINDS)]);
    if (strcmp(verb, "seat") == 0)
        put_seat_request(t);
    if (strcmp(verb, "perft") == 0)
        sb_putf(&f.line, ",\"depth\":%d", below(4));
    if (strcmp(verb, "view") == 0 && below(2))
        sb_putf(&f.line, ",\"since\":%d,\"lang\":\"fr\"", below(300));
    if (strcmp(verb, "view") == 0 && below(3) == 0)
        sb_putf(&f.line, ",\"ply\":%d", below(t->moves + 2));
    if (strcmp(verb, "undo") == 0 && below(4) == 0)
        sb_putf(&f.line, ",\"ply\":%d,\"agreed\":[0,1]", below(t->moves + 1));
    sb_put(&f.line, "}");
}

static void keep(sb_text *where, const json_t *answer, const char *key)
{
    char *text = json_dumps(json_object_get(answer, key), JSON_COMPACT | JSON_ENCODE_ANY);
    sb_text_clear(where);
    sb_put(where, text);
    free(text);
}

static void ask_something(fuzz_table *t)
{
    int error;
    put_request(t);
    json_t *answer = send_line(&error);
    if (error == SB_OK && json_object_get(answer, "hash")) /* apply, undo, redo, reset, state */
        strcpy(t->hash, json_string_value(json_object_get(answer, "hash")));
    if (error == SB_OK && json_object_get(answer, "view")) /* a seat may have changed something */
        learn_again();
    if (error == SB_OK && json_object_get(answer, "state"))
        keep(&f.state, answer, "state");
    if (error == SB_OK && json_object_get(answer, "record"))
        keep(&f.record, answer, "record");
    json_decref(answer);
}

/* The position is the one that the last answer about it told, whatever was refused since. */
static void check_hash(fuzz_table *t)
{
    int error;
    begin_request(t, "state");
    sb_put(&f.line, "}");
    json_t *answer = send_line(&error);
    const char *hash = json_string_value(json_object_get(answer, "hash"));
    if (error != SB_OK || strcmp(hash, t->hash) != 0) {
        fprintf(stderr, "table %lld is not where it was: %s, %s\n", (long long)t->number, t->hash, f.answer.at);
        abort();
    }
    keep(&f.state, answer, "state");
    json_decref(answer);
}

/* ---- bending ----------------------------------------------------------------------------------------------------- */

static void bend_byte(sb_text *t)
{
    size_t at = (size_t)below((int)t->n);
    switch (below(5)) {
    case 0: t->at[at] = (char)below(256); break;
    case 1: t->at[at] = (char)(t->at[at] ^ 1 << below(8)); break;
    case 2: t->at[at] = "{}[]\",:0123456789-.eE\\ntfux"[below(27)]; break;
    case 3: /* a byte less */
        memmove(t->at + at, t->at + at + 1, t->n - at);
        t->n--;
        break;
    case 4: /* a byte twice */
        sb_put_char(t, ' ');
        memmove(t->at + at + 1, t->at + at, t->n - 1 - at);
        break;
    }
}

/* Another digit, or a word of the text in place of another: still JSON, often still sensible. */
static void bend_word(sb_text *t)
{
    size_t at = (size_t)below((int)t->n);
    for (size_t i = 0; i < t->n; i++, at = (at + 1) % t->n)
        if (t->at[at] >= '0' && t->at[at] <= '9') {
            t->at[at] = (char)('0' + below(10));
            return;
        }
}

/* The next quoted word from a place on, quotes included. */
static bool find_quoted(const sb_text *t, size_t from, size_t *begin, size_t *n)
{
    const char *open = from < t->n ? memchr(t->at + from, '"', t->n - from) : NULL;
    const char *shut = open ? strchr(open + 1, '"') : NULL;
    if (!shut)
        return false;
    *begin = (size_t)(open - t->at);
    *n = (size_t)(shut + 1 - open);
    return true;
}

static void swap_words(sb_text *t)
{
    size_t a, a_n, b, b_n;
    if (!find_quoted(t, (size_t)below((int)t->n), &a, &a_n) || !find_quoted(t, (size_t)below((int)t->n), &b, &b_n)
        || a + a_n > b)
        return;
    sb_text_clear(&f.bent);
    sb_put_bytes(&f.bent, t->at, a);
    sb_put_bytes(&f.bent, t->at + b, b_n);
    sb_put_bytes(&f.bent, t->at + a + a_n, b - a - a_n);
    sb_put_bytes(&f.bent, t->at + (below(2) ? a : b), below(2) ? a_n : 0);
    sb_put_bytes(&f.bent, t->at + b + b_n, t->n - b - b_n);
    sb_text_clear(t);
    sb_put_bytes(t, f.bent.at, f.bent.n);
}

static void bend(sb_text *t, int times)
{
    for (int i = 0; i < times && t->n > 0; i++)
        switch (below(4)) {
        case 0: bend_byte(t); break;
        case 1: swap_words(t); break;
        default: bend_word(t); break;
        }
}

/* ---- invalid requests -------------------------------------------------------------------------------------------- */

/* Whatever f.line is now: it is sent, and if it opened a table, that is closed again.  If it was taken we do not know any
 * more where the tables are; if not, they must be where they were (check_hash). */
static void send_blindly(void)
{
    int error;
    json_t *answer = send_line(&error);
    const json_t *number = json_object_get(answer, "table");
    if (error == SB_OK && json_is_integer(number) && !table_of(json_integer_value(number))) {
        fuzz_table stranger = { .number = json_integer_value(number) };
        close_table(&stranger);
    }
    json_decref(answer);
    if (error == SB_OK)
        learn_again();
}

static void learn_again(void)
{
    for (int i = 0; i < TABLES; i++) {
        int error;
        if (f.table[i].number == 0)
            continue;
        begin_request(&f.table[i], "result");
        sb_put(&f.line, "}");
        json_t *result = send_line(&error);
        if (error == SB_NO_TABLE) {
            f.table[i].number = 0;
        } else {
            begin_request(&f.table[i], "state");
            sb_put(&f.line, "}");
            json_t *answer = send_line(&error);
            strcpy(f.table[i].hash, json_string_value(json_object_get(answer, "hash")));
            f.table[i].over = json_is_true(json_object_get(result, "over"));
            json_decref(answer);
        }
        json_decref(result);
    }
}

static void send_mutated(void)
{
    put_request(any_table());
    bend(&f.line, 1 + below(4));
    if (below(4) == 0 && f.line.n > 0)
        f.line.n = (size_t)below((int)f.line.n);
    send_blindly();
}

static void send_junk(void)
{
    int n = below(200);
    sb_text_clear(&f.line);
    for (int i = 0; i < n; i++)
        sb_put_char(&f.line, (char)below(256));
    send_blindly();
}

static void send_huge(void)
{
    static const char *const units[] = { "[", "{\"a\":", "9", "\"\\u00e9", "[[],", "{\"id\":1,", " ", "\xc3\xa9" };
    const char *unit = one_of(units, (int)(sizeof units / sizeof *units));
    size_t n = (size_t)below(LINE_MAX_BYTES + LINE_MAX_BYTES / 8);
    sb_text_clear(&f.line);
    sb_put(&f.line, below(2) ? "" : "{\"do\":\"new\",\"players\":2,\"game\":\"");
    while (f.line.n < n)
        sb_put(&f.line, unit);
    sb_put(&f.line, below(2) ? "" : "\"}");
    send_blindly();
}

/* Fields of every kind in every place. */
static void send_odd_fields(void)
{
    static const char *const verbs[] = { "hello", "catalogue", "new", "legal", "apply", "why", "undo", "redo", "reset",
        "view", "state", "load", "result", "record", "replay", "bot", "perft", "preview", "incident", "step", "deal",
        "nonce", "seat", "close", "sing" };
    static const char *const fields[] = { "game", "players", "options", "seed", "seats", "seat", "move", "lang",
        "viewer", "since", "ply", "agreed", "bot", "playouts", "ms", "depth", "state", "record", "incident", "nonce",
        "nonces", "request" };
    static const char *const values[] = { "\"template\"", "2", "null", "{}", "[]", "\"spectator\"", "true", "-1", "0.5",
        "\"fr\"", "\"\"", "\"greedy\"", "[0,1]", "{\"rounds\":\"long\"}", "\"spare\"", "3", "1", "0", "\"goldriver\"",
        "{\"rounds\":7}", "{\"sides\":\"z\"}", "\"zz\"", "\"resign\"", "{\"do\":\"view\"}",
        "{\"do\":\"undo\",\"ply\":1,\"undos\":0}" };
    sb_text_clear(&f.line);
    sb_putf(&f.line, "{\"id\":null,\"do\":\"%s\"", one_of(verbs, (int)(sizeof verbs / sizeof *verbs)));
    if (below(4)) {
        sb_put(&f.line, ",\"table\":");
        sb_put_int(&f.line, below(2) ? any_table()->number : odd_number());
    }
    for (unsigned seen = 0, n = (unsigned)below(5); n > 0; n--) {
        int field = below((int)(sizeof fields / sizeof *fields));
        if (seen >> field & 1)
            continue;
        seen |= 1u << field;
        sb_putf(&f.line, ",\"%s\":", fields[field]);
        if (below(3) == 0)
            sb_put_int(&f.line, odd_number());
        else
            sb_put(&f.line, one_of(values, (int)(sizeof values / sizeof *values)));
    }
    sb_put(&f.line, "}");
}

/* A new table, nearly. */
static void send_odd_new(void)
{
    static const char *const options[] = { "{}", "{\"rounds\":\"long\"}", "{\"rounds\":\"longer\"}",
        "{\"poker\":false}", "{\"first_seat\":4}", "{\"first_seat\":-1}", "{\"weather\":\"fine\"}", "{\"poker\":[]}",
        "7", "{\"\":\"\"}" };
    static const char *const seeds[] = { "0", "-1", "\"0x\"", "\"abc\"", "\"g\"", "1e3", "\"99999999999999999999\"",
        "\"00000000000000000000000000000000000000000000000000000000000000000\"", "null", "9223372036854775807" };
    static const char *const seats[] = { "[]", "[\"a\",\"b\"]", "[\"a\",{\"bot\":\"greedy\"}]", "[{},{}]",
        "[{\"kind\":1},2]", "[\"\",{\"kind\":\"automa\"},{\"nonce\":\"-\"}]", "{\"a\":1}" };
    sb_text_clear(&f.line);
    sb_putf(&f.line, "{\"id\":\"%d\",\"do\":\"new\",\"game\":\"%s\",\"players\":", below(9), any_game()->id);
    sb_put_int(&f.line, below(3) ? 2 + below(4) : odd_number());
    if (below(2))
        sb_putf(&f.line, ",\"options\":%s", one_of(options, (int)(sizeof options / sizeof *options)));
    if (below(2))
        sb_putf(&f.line, ",\"seed\":%s", one_of(seeds, (int)(sizeof seeds / sizeof *seeds)));
    if (below(4) == 0)
        sb_putf(&f.line, ",\"seats\":%s", one_of(seats, (int)(sizeof seats / sizeof *seats)));
    sb_put(&f.line, "}");
}

/* ---- states and records put back --------------------------------------------------------------------------------- */

static int players_at(int64_t number)
{
    int error;
    begin_request(&(fuzz_table) { .number = number }, "result");
    sb_put(&f.line, "}");
    json_t *result = send_line(&error);
    int players = (int)json_array_size(json_object_get(result, "scores"));
    json_decref(result);
    return players;
}

/* A position that passed for possible must also be playable to some depth. */
static void try_table(const json_t *answer, const sb_game *g)
{
    fuzz_table t = { .number = json_integer_value(json_object_get(answer, "table")), .g = g, .loaded = true };
    t.players = players_at(t.number);
    remember(&t, answer);
    for (int i = 0; i < 20 && !t.over; i++)
        play_on(&t);
    for (int i = 0; i < 3; i++)
        ask_something(&t);
    close_table(&t);
}

static void load_bent(void)
{
    const fuzz_table *t = any_table();
    int error;
    begin_request(t, "state");
    sb_put(&f.line, "}");
    json_t *state = send_line(&error);
    if (error == SB_OK)
        keep(&f.state, state, "state");
    json_decref(state);
    if (below(8))
        bend(&f.state, 1 + below(3));
    sb_text_clear(&f.line);
    sb_putf(&f.line, "{\"do\":\"load\",\"game\":\"%s\",\"state\":%s}", t->g->id, f.state.at);
    json_t *answer = send_line(&error);
    if (error == SB_OK)
        try_table(answer, t->g);
    json_decref(answer);
}

static void replay_bent(void)
{
    const fuzz_table *t = any_table();
    int error;
    begin_request(t, "record");
    sb_put(&f.line, "}");
    json_t *record = send_line(&error);
    if (error == SB_OK)
        keep(&f.record, record, "record");
    json_decref(record);
    if (below(8))
        bend(&f.record, 1 + below(2));
    sb_text_clear(&f.line);
    sb_put(&f.line, "{\"do\":\"replay\",\"record\":");
    sb_put(&f.line, f.record.at);
    sb_put(&f.line, "}");
    json_t *answer = send_line(&error);
    if (error == SB_OK)
        try_table(answer, sb_game_find(json_string_value(json_object_get(answer, "game"))));
    json_decref(answer);
}

/* ---- the session ------------------------------------------------------------------------------------------------- */

static void step(void)
{
    int what = below(1000);
    fuzz_table *t = any_table();
    if (t->over && below(4) == 0) {
        f.games_over++;
        close_table(t);
    } else if (what < 700) {
        play_on(t);
    } else if (what < 820) {
        ask_something(t);
    } else if (what < 850) {
        check_hash(t);
    } else if (what < 900) {
        send_odd_fields();
        send_blindly();
    } else if (what < 910) {
        send_odd_new();
        send_blindly();
    } else if (what < 940) {
        send_mutated();
    } else if (what < 960) {
        load_bent();
    } else if (what < 970) {
        replay_bent();
    } else if (what < 998) {
        send_junk();
    } else {
        send_huge();
    }
}

static void report(void)
{
    printf("%llu requests, %llu games played to the end, deepest %llu moves; answers:\n",
        (unsigned long long)f.requests, (unsigned long long)f.games_over, (unsigned long long)f.deepest);
    printf("  (%llu moves led from a loaded position that seemed possible to one that is not)\n",
        (unsigned long long)f.impossible);
    for (int i = 0; i < SB_ERROR_COUNT; i++)
        if (f.count[i])
            printf("  %-16s %10llu\n", sb_error_code((sb_error)i), (unsigned long long)f.count[i]);
}

int main(int argc, char **argv)
{
    uint64_t requests = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    f.chance.s = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    f.trace = argc > 3;
    f.line = f.answer = f.state = f.record = f.bent = sb_heap_text();
    f.e = engine_new(&(engine_limits) {
        .line = LINE_MAX_BYTES, .tables = TABLES + 1, .perft_depth = 6, .perft_nodes = 2000, .playouts = 50, .ms = 5 });
    while (f.requests < requests)
        step();
    report();
    engine_free(f.e);
    sb_heap_text_free(&f.line);
    sb_heap_text_free(&f.answer);
    sb_heap_text_free(&f.state);
    sb_heap_text_free(&f.record);
    sb_heap_text_free(&f.bent);
    return 0;
}
