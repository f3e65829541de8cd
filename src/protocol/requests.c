/* requests.c: what each request of the engine protocol does (docs/protocol.md has the examples).  Fields are read and
 * checked before (request.c); a handler writes the members of its answer, or refuses before it has written any. */
#include "protocol/request.h"

#include "protocol/perft.h"
#include "sagebrush/heap.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- parts of answers -------------------------------------------------------------------------------------------- */

/* From hashes of the complete state one could guess what is hidden: an answer made for a viewer has none. */
static void put_position(request *r)
{
    if (r->viewer < 0)
        sb_json_hash(&r->out, "hash", sb_table_hash(r->table));
    sb_json_bits(&r->out, "pending", sb_table_pending(r->table));
    sb_json_bool(&r->out, "over", sb_table_pending(r->table) == 0);
}

bool put_new_table(request *r, int slot, sb_table *table)
{
    const sb_table_setup *setup = sb_table_setup_of(table);
    uint8_t commitment[32];
    r->e->tables[slot] = table;
    r->e->offers[slot] = NULL;
    r->e->reviews[slot] = NULL;
    r->e->numbers[slot] = ++r->e->last;
    r->e->used = slot + 1;
    r->e->open++;
    r->table = table;
    sb_commitment(setup->key, setup->id, commitment);
    sb_json_int(&r->out, "table", r->e->numbers[slot]);
    put_position(r);
    sb_json_hex(&r->out, "commitment", commitment, sizeof commitment);
    return true;
}

/* ---- hello ------------------------------------------------------------------------------------------------------- */

static void put_texts(sb_json *out, const char *const text[SB_LANG_COUNT])
{
    for (int lang = 0; lang < SB_LANG_COUNT; lang++)
        sb_json_text(out, sb_lang_ids[lang], text[lang]);
}

static void put_game(sb_json *out, const sb_game *g)
{
    sb_json_object(out, NULL);
    sb_game_json(g, out);
    sb_json_end(out);
}

static void hello_bots(sb_json *out)
{
    sb_json_list(out, "bots");
    for (int i = 0; sb_bots[i]; i++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", sb_bots[i]->id);
        put_texts(out, sb_bots[i]->text);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static bool do_hello(request *r)
{
    const engine_limits *l = r->limits;
    sb_json_int(&r->out, "protocol", ENGINE_PROTOCOL);
    sb_json_text(&r->out, "version", r->host->version);
    sb_json_list(&r->out, "games");
    for (int i = 0; sb_games[i]; i++)
        put_game(&r->out, sb_games[i]);
    sb_json_end(&r->out);
    hello_bots(&r->out);
    sb_json_object(&r->out, "limits");
    sb_json_int(&r->out, "line", l->line);
    sb_json_int(&r->out, "tables", l->tables);
    sb_json_int(&r->out, "perft_depth", l->perft_depth);
    sb_json_int(&r->out, "perft_nodes", l->perft_nodes);
    sb_json_int(&r->out, "playouts", l->playouts);
    sb_json_int(&r->out, "ms", l->ms);
    sb_json_end(&r->out);
    return true;
}

static bool do_catalogue(request *r)
{
    sb_json_object(&r->out, "catalogue");
    sb_catalogue(r->game, &r->out);
    sb_json_end(&r->out);
    return true;
}

/* ---- tables: new, load, replay, close ---------------------------------------------------------------------------- */

static void fill_setup(const request *r, sb_table_setup *out)
{
    memset(out, 0, sizeof *out);
    out->game = r->game;
    out->setup = r->setup;
    memcpy(out->key, r->key, sizeof out->key);
    memcpy(out->seat, r->seats, sizeof out->seat);
    sb_text id = SB_TEXT(out->id);
    sb_put_char(&id, 't');
    sb_put_int(&id, r->e->last + 1);
}

static bool draw_key(request *r)
{
    if (!r->host->random)
        return refuse_field(r, SB_BAD_REQUEST, "seed", "a seed, because there is no source of chance here");
    return r->host->random(r->key, sizeof r->key) || refuse_plainly(r, SB_IO);
}

/* The host is bound to its key; the deal waits for what people add to it. */
static bool offer(request *r, int slot, const sb_table_setup *setup)
{
    sb_offer *made = malloc(sizeof *made);
    if (!made)
        return refuse_plainly(r, SB_NO_MEMORY);
    sb_error e = sb_offer_make(setup, made);
    if (e != SB_OK) {
        free(made);
        return refuse_plainly(r, e);
    }
    r->e->tables[slot] = NULL;
    r->e->offers[slot] = made;
    r->e->reviews[slot] = NULL;
    r->e->numbers[slot] = ++r->e->last;
    r->e->used = slot + 1;
    r->e->open++;
    sb_json_int(&r->out, "table", r->e->numbers[slot]);
    sb_json_hex(&r->out, "commitment", made->commitment, sizeof made->commitment);
    sb_json_bits(&r->out, "waiting", made->waiting);
    return true;
}

static bool has_people(const request *r)
{
    for (int seat = 0; seat < r->players; seat++)
        if (r->seats[seat].kind == SB_HUMAN)
            return true;
    return false;
}

/* With the last nonce it is dealt. */
static bool do_host_nonce(request *r)
{
    if (!do_nonce(r))
        return false;
    if (r->offer->waiting)
        return true;
    sb_error e = engine_deal(r->e, r->slot);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    r->table = r->e->tables[r->slot];
    put_position(r);
    return true;
}

/* Without those who have not answered. */
static bool do_deal(request *r)
{
    sb_error e = r->offer ? engine_deal(r->e, r->slot) : SB_OK;
    if (e != SB_OK)
        return refuse_plainly(r, e);
    r->table = r->e->tables[r->slot];
    put_position(r);
    return true;
}

static bool do_new(request *r)
{
    sb_table_setup setup;
    sb_table *table;
    if (!r->has_seed && !draw_key(r))
        return false;
    int slot = engine_slot(r);
    if (slot < 0)
        return false;
    fill_setup(r, &setup);
    if (r->nonces && has_people(r))
        return offer(r, slot, &setup);
    sb_error e = sb_table_new(&setup, &table);
    return e == SB_OK ? put_new_table(r, slot, table) : refuse_plainly(r, e);
}

static bool read_position(request *r, void *state)
{
    char bytes[300];
    sb_text why = SB_TEXT(bytes);
    r->field = "state";
    if (!sb_state_read(r->game, r->ops, r->state, state, &why))
        return refuse(r, SB_BAD_STATE, "%s", bytes);
    r->field = NULL;
    return true;
}

static bool do_load(request *r)
{
    _Alignas(16) unsigned char state[SB_STATE_MAX];
    char bytes[256];
    sb_text detail = SB_TEXT(bytes);
    sb_table_setup setup;
    sb_table *table;
    if (!read_position(r, state))
        return false;
    r->game->rules.setup_of(state, &r->setup);
    int slot = engine_slot(r);
    if (slot < 0)
        return false;
    fill_setup(r, &setup);
    sb_error e = sb_table_load(&setup, state, &table, &detail);
    return e == SB_OK ? put_new_table(r, slot, table) : refuse(r, e, "%s", detail.n ? bytes : sb_error_text(e, SB_EN));
}

/* With `ply`: only so many moves of the line that counts. */
static bool cut_replay(request *r, sb_table **table)
{
    sb_table *whole = *table;
    if (!r->has_ply)
        return true;
    sb_error e = r->ply <= sb_table_plies(whole) ? sb_table_branch(whole, (int)r->ply, table) : SB_BAD_REQUEST;
    sb_table_free(whole);
    if (e == SB_BAD_REQUEST)
        return refuse_field(r, e, "ply", "a number of moves of this record");
    return e == SB_OK || refuse_plainly(r, e);
}

static bool do_replay(request *r)
{
    char bytes[400];
    sb_text detail = SB_TEXT(bytes);
    sb_table *table;
    int slot = engine_slot(r);
    if (slot < 0)
        return false;
    sb_error e = sb_record_read(r->record, strlen(r->record), &table, &detail);
    if (e != SB_OK) {
        r->field = "record";
        return refuse(r, e, "%s", detail.n ? bytes : sb_error_text(e, SB_EN));
    }
    if (!cut_replay(r, &table))
        return false;
    put_new_table(r, slot, table);
    sb_json_text(&r->out, "game", sb_table_game(table)->id);
    sb_json_int(&r->out, "players", sb_table_setup_of(table)->setup.players);
    sb_json_int(&r->out, "plies", sb_table_plies(table));
    return true;
}

static bool do_close(request *r)
{
    sb_review_free(r->e->reviews[r->slot]);
    r->e->reviews[r->slot] = NULL;
    sb_table_free(r->table);
    free(r->offer);
    r->e->tables[r->slot] = NULL;
    r->e->offers[r->slot] = NULL;
    r->e->open--;
    return true;
}

/* ---- playing: legal, apply, why ---------------------------------------------------------------------------------- */

static void put_decision(request *r, const sb_names *names)
{
    if (!(sb_table_pending(r->table) >> r->seat & 1)) {
        sb_json_null(&r->out, "decision");
        return;
    }
    sb_decision d = r->game->rules.decision(sb_table_state(r->table), r->seat);
    const sb_word *w = &r->game->decisions.at[d.kind];
    sb_json_object(&r->out, "decision");
    sb_json_text(&r->out, "kind", w->id);
    sb_json_text(&r->out, "rule", w->rule);
    if (r->has_lang) {
        char bytes[512];
        sb_text t = SB_TEXT(bytes);
        sb_say_decision(r->game, r->seat, &d, names, &t);
        sb_json_text(&r->out, "text", bytes);
    }
    sb_json_end(&r->out);
}

static void put_sentences(request *r, const sb_move *list, int n, const sb_names *names)
{
    sb_json_list(&r->out, "texts");
    for (int i = 0; i < n; i++) {
        char bytes[512];
        sb_text t = SB_TEXT(bytes);
        sb_say_move(r->game, r->seat, list[i], names, &t);
        sb_json_text(&r->out, NULL, bytes);
    }
    sb_json_end(&r->out);
}

static bool do_legal(request *r)
{
    sb_move list[SB_MOVES_MAX];
    int n = sb_table_legal(r->table, r->seat, list);
    sb_names names = sb_table_names(r->table, r->lang);
    sb_json_list(&r->out, "moves");
    for (int i = 0; i < n; i++)
        put_move_text(r, NULL, list[i]);
    sb_json_end(&r->out);
    if (r->has_lang)
        put_sentences(r, list, n, &names);
    put_decision(r, &names);
    return true;
}

static bool do_apply(request *r)
{
    sb_event buffer[SB_EVENTS_MAX];
    sb_events events = { .at = buffer, .cap = SB_EVENTS_MAX };
    sb_error e = sb_table_play(r->table, r->seat, r->move, &events);
    if (e == SB_LIMIT || e == SB_NO_MEMORY)
        return refuse_plainly(r, e);
    if (e != SB_OK)
        return refuse_move(r, e);
    sb_names names = sb_table_names(r->table, r->lang);
    sb_json_list(&r->out, "events");
    for (int i = 0; i < events.n; i++)
        if (r->viewer < 0 || sb_event_visible(&buffer[i], r->viewer))
            sb_event_json(r->game, &buffer[i], r->has_lang ? &names : NULL, &r->out);
    sb_json_end(&r->out);
    put_position(r);
    return true;
}

/* ---- undo, redo, reset ------------------------------------------------------------------------------------------- */

static bool answer_undo(request *r, sb_error e)
{
    if (e != SB_OK)
        return refuse_plainly(r, e);
    put_position(r);
    sb_json_int(&r->out, "plies", sb_table_plies(r->table));
    return true;
}

/* With `ply`: back to before that move, across barriers, when all have agreed. */
static bool do_undo(request *r)
{
    if (r->has_ply)
        return answer_undo(r, sb_table_undo_agreed(r->table, (int)r->ply, r->agreed));
    if (r->seat < 0)
        return refuse_field(r, SB_BAD_REQUEST, "seat", "a seat number, or \"ply\" and \"agreed\"");
    return answer_undo(r, sb_table_undo(r->table, r->seat));
}

static bool do_redo(request *r)
{
    return answer_undo(r, sb_table_redo(r->table, r->seat));
}

static bool do_reset(request *r)
{
    return answer_undo(r, sb_table_reset_turn(r->table, r->seat));
}

/* ---- beside the moves -------------------------------------------------------------------------------------------- */

static sb_error happen(const request *r, const char *bot)
{
    switch (r->incident) {
    case SB_INCIDENT_BOT: return sb_table_bot_takes_over(r->table, r->seat, bot);
    case SB_INCIDENT_BACK: return sb_table_person_returns(r->table, r->seat);
    case SB_INCIDENT_TIME: return sb_table_time_out(r->table, r->seat);
    case SB_INCIDENT_RESIGN: return sb_table_resign(r->table, r->seat, bot);
    case SB_INCIDENT_UNDO:
    case SB_INCIDENT_KINDS: break;
    }
    return SB_BAD_REQUEST;
}

static bool do_incident(request *r)
{
    sb_error e = happen(r, r->bot ? r->bot->id : "greedy");
    if (e != SB_OK)
        return refuse_plainly(r, e);
    sb_json_list(&r->out, "incidents");
    sb_incident_json(r->table, sb_table_incidents(r->table) - 1, r->lang, &r->out);
    sb_json_end(&r->out);
    return true;
}

/* ---- looking: view, state, result, record ------------------------------------------------------------------------ */

static bool view_at(request *r, int viewer)
{
    if (!sb_table_may_look_back(r->table))
        return refuse_plainly(r, SB_NOT_OVER);
    if (r->ply > sb_table_plies(r->table))
        return refuse_field(r, SB_BAD_REQUEST, "ply", "a number of moves of this table");
    sb_json_object(&r->out, "view");
    sb_error e = sb_table_view_at(r->table, (int)r->ply, viewer, (int)r->since, r->lang, &r->out);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    sb_json_end(&r->out);
    return true;
}

static bool do_view(request *r)
{
    int viewer = r->viewer >= 0 ? r->viewer : r->seat;
    if (viewer < 0)
        return refuse_field(r, SB_BAD_REQUEST, "seat", "a seat number, or \"viewer\":\"spectator\"");
    if (r->has_ply)
        return view_at(r, viewer);
    sb_json_object(&r->out, "view");
    sb_table_view(r->table, viewer, (int)r->since, r->lang, &r->out);
    sb_json_end(&r->out);
    return true;
}

static bool do_state(request *r)
{
    sb_json_text(&r->out, "game", r->game->id);
    sb_setup_json(r->game, &sb_table_setup_of(r->table)->setup, &r->out);
    sb_json_hash(&r->out, "hash", sb_table_hash(r->table));
    sb_json_object(&r->out, "state");
    sb_state_write(r->game, sb_table_state(r->table), &r->out);
    sb_json_end(&r->out);
    return true;
}

static bool do_result(request *r)
{
    sb_table_result_json(r->table, &r->out);
    return true;
}

static bool do_record(request *r)
{
    sb_text record = sb_heap_text();
    sb_record_write_host(r->table, &record); /* whoever runs the engine is the host */
    bool whole = !record.cut;
    if (whole)
        sb_json_text(&r->out, "record", record.at);
    sb_heap_text_free(&record);
    return whole || refuse_plainly(r, SB_NO_MEMORY);
}

/* ---- thinking: bot, perft ---------------------------------------------------------------------------------------- */

static bool do_bot(request *r)
{
    sb_move list[SB_MOVES_MAX];
    sb_bot_budget budget = { .playouts = (int)r->playouts, .ms = (int)r->ms, .clock = r->host->clock };
    sb_quick chance = { .s = sb_hash(r->key, sizeof r->key) }; /* seed 0 when none is given */
    sb_thought thought = { 0 };
    if (sb_table_pending(r->table) == 0)
        return refuse_plainly(r, SB_GAME_OVER);
    if (sb_table_legal(r->table, r->seat, list) == 0)
        return refuse_plainly(r, SB_NOT_PENDING);
    put_move_text(
        r, "move", sb_bot_move(r->bot, r->game, sb_table_state(r->table), r->seat, &budget, &chance, &thought));
    put_thought(r, &thought);
    return true;
}

/* One move of the bot whose turn it is. */
static bool do_step(request *r)
{
    sb_bot_budget budget = { .playouts = (int)r->playouts, .ms = (int)r->ms, .clock = r->host->clock };
    int seat;
    sb_error e = sb_table_bot_turn(r->table, &budget, r->bot, &seat);
    if (e == SB_UNKNOWN_BOT) {
        put_shown(refusal(r, e), sb_table_bot_of(r->table, seat));
        sb_put(&r->message, " plays here, and there is no such bot: name another one to play instead");
        return false;
    }
    if (e != SB_OK && e != SB_NOT_PENDING)
        return refuse_plainly(r, e);
    if (seat < 0)
        sb_json_null(&r->out, "seat");
    else
        sb_json_int(&r->out, "seat", seat);
    put_position(r);
    sb_json_int(&r->out, "plies", sb_table_plies(r->table));
    return true;
}

/* A review is made a part at a time: `plies` positions, then how far it is; when all are done, what came out.  A table that
 * has changed since, and another bot, begin a new one. */
static bool do_review(request *r)
{
    sb_review **kept = &r->e->reviews[r->slot];
    if (*kept && (sb_review_of(*kept) != sb_review_planned(*kept) || (r->bot && r->bot != sb_review_bot(*kept)))) {
        sb_review_free(*kept);
        *kept = NULL;
    }
    sb_error e = *kept ? SB_OK : sb_review_new(r->table, r->bot, kept);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    sb_bot_budget budget = { .playouts = (int)r->playouts };
    for (int64_t i = 0; (r->plies == 0 || i < r->plies) && sb_review_work(*kept, &budget); i++)
        ;
    sb_review_json(*kept, r->lang, &r->out);
    return true;
}

static bool do_perft(request *r)
{
    perft_count count = { .limit = (uint64_t)r->limits->perft_nodes };
    perft_add(r->game, sb_table_state(r->table), (int)r->depth, &count);
    if (count.stopped)
        return refuse(r, SB_LIMIT, "more than %d positions: ask for less depth", (int)count.limit);
    sb_json_int(&r->out, "nodes", (int64_t)count.nodes);
    sb_json_int(&r->out, "ended", (int64_t)count.ended);
    return true;
}

/* ---- the table of requests --------------------------------------------------------------------------------------- */

/* The order matters where one field needs another: a table or a game comes first, players before options. */
#define TABLE                                                                                                          \
    {                                                                                                                  \
        "table", read_table, true, "the number of an open table"                                                       \
    }
#define SEAT                                                                                                           \
    {                                                                                                                  \
        "seat", read_seat, true, "a seat number, counted from 0"                                                       \
    }
#define MAYBE_SEAT                                                                                                     \
    {                                                                                                                  \
        "seat", read_seat, false, NULL                                                                                 \
    }
#define VIEWER                                                                                                         \
    {                                                                                                                  \
        "viewer", read_viewer, false, NULL                                                                             \
    }
#define GAME                                                                                                           \
    {                                                                                                                  \
        "game", read_game, true, "the id of a game"                                                                    \
    }
#define MOVE                                                                                                           \
    {                                                                                                                  \
        "move", read_move, true, "the text of a move"                                                                  \
    }
#define LANG                                                                                                           \
    {                                                                                                                  \
        "lang", read_lang, false, NULL                                                                                 \
    }
#define SEED                                                                                                           \
    {                                                                                                                  \
        "seed", read_seed, false, NULL                                                                                 \
    }

/* clang-format off */
const request_kind REQUEST_KINDS[] = {
    { "hello", do_hello, { { 0 } } },
    { "catalogue", do_catalogue, { GAME } },
    { "new", do_new,
        { GAME, { "players", read_players, true, "how many play" }, { "options", read_options, false, NULL }, SEED,
            { "seats", read_seats, false, NULL }, { "nonces", read_nonces, false, NULL } } },
    { "nonce", do_host_nonce, { TABLE, SEAT, { "nonce", read_nonce, true, "a nonce" }, VIEWER }, true },
    { "deal", do_deal, { TABLE, VIEWER }, true },
    { "legal", do_legal, { TABLE, SEAT, LANG } },
    { "apply", do_apply, { TABLE, SEAT, MOVE, LANG, VIEWER } },
    { "why", do_why, { TABLE, SEAT, MOVE, LANG } },
    { "preview", do_preview, { TABLE, SEAT, MOVE, LANG } },
    { "undo", do_undo,
        { TABLE, MAYBE_SEAT, { "ply", read_ply, false, NULL }, { "agreed", read_agreed, false, NULL }, VIEWER } },
    { "redo", do_redo, { TABLE, SEAT, VIEWER } },
    { "reset", do_reset, { TABLE, SEAT, VIEWER } },
    { "view", do_view,
        { TABLE, MAYBE_SEAT, VIEWER, { "since", read_since, false, NULL }, LANG, { "ply", read_ply, false, NULL } } },
    { "state", do_state, { TABLE } },
    { "load", do_load,
        { GAME, { "state", read_state, true, "a state, an object" } } },
    { "result", do_result, { TABLE } },
    { "record", do_record, { TABLE } },
    { "replay", do_replay,
        { { "record", read_record, true, "the text of a record" }, { "ply", read_ply, false, NULL } } },
    { "bot", do_bot,
        { TABLE, SEAT, { "bot", read_bot, true, "the id of a bot" }, { "playouts", read_playouts, false, NULL },
            { "ms", read_ms, false, NULL }, SEED } },
    { "step", do_step,
        { TABLE, { "bot", read_bot, false, NULL }, { "playouts", read_playouts, false, NULL }, { "ms", read_ms, false, NULL },
            VIEWER } },
    { "coach", do_coach,
        { TABLE, SEAT, { "bot", read_bot, false, NULL }, { "playouts", read_playouts, false, NULL },
            { "ms", read_ms, false, NULL }, { "move", read_move, false, NULL }, LANG } },
    { "review", do_review,
        { TABLE, { "bot", read_bot, false, NULL }, { "plies", read_plies, false, NULL },
            { "playouts", read_playouts, false, NULL }, LANG } },
    { "puzzles", do_puzzles, { GAME, { "date", read_date, false, NULL } } },
    { "puzzle", do_puzzle, { GAME, { "number", read_number, true, "the number of a puzzle" } } },
    { "solve", do_solve,
        { GAME, { "number", read_number, true, "the number of a puzzle" }, { "move", read_move, false, NULL },
            { "playouts", read_playouts, false, NULL }, LANG } },
    { "incident", do_incident,
        { TABLE, SEAT, { "incident", read_incident, true, "what happened" }, { "bot", read_bot, false, NULL }, LANG } },
    { "perft", do_perft, { TABLE, { "depth", read_depth, true, "a number of moves" } } },
    { "seat", do_seat,
        { TABLE, MAYBE_SEAT, VIEWER, { "request", read_inner, true, "a request of a seat, an object" } }, true },
    { "close", do_close, { TABLE }, true },
    { 0 },
};
/* clang-format on */
