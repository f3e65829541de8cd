/* seat.c: what a seat may ask of its table (seat.h; docs/protocol.md has the examples). */
#include "protocol/seat.h"

#include "protocol/request.h"

#include <string.h>

/* ---- looking ------------------------------------------------------------------------------------------------------ */

static void put_view(const sb_table *t, int viewer, seat_has has, sb_lang lang, sb_json *out)
{
    sb_json_object(out, "view");
    sb_table_view_last(t, viewer, sb_table_news(t, has.events, has.undos), SEAT_EVENTS, lang, out);
    sb_json_end(out);
}

/* A client that does not say which events it has gets the last ones. */
void put_view_now(const request *r, sb_json *out)
{
    put_view(r->table, r->seat, (seat_has) { .events = (int)r->since, .undos = (int)r->undos }, r->lang, out);
}

static bool view_then(request *r)
{
    if (!sb_table_may_look_back(r->table))
        return refuse_plainly(r, SB_NOT_OVER);
    if (r->ply > sb_table_plies(r->table))
        return refuse_field(r, SB_BAD_REQUEST, "ply", "a number of moves of this table");
    sb_json_object(&r->out, "view");
    sb_error e = sb_table_view_at_last(r->table, (int)r->ply, r->seat, (int)r->since, SEAT_EVENTS, r->lang, &r->out);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    sb_json_end(&r->out);
    return true;
}

static bool do_view(request *r)
{
    if (r->has_ply)
        return view_then(r);
    put_view_now(r, &r->out);
    return true;
}

/* Earlier ones, a page at a time. */
static bool do_events(request *r)
{
    int from = r->since < sb_table_events(r->table) ? (int)r->since : sb_table_events(r->table);
    sb_json_int(&r->out, "undos", sb_table_undos(r->table));
    sb_json_int(&r->out, "events_from", from);
    sb_table_events_json(r->table, r->seat, from, from + SEAT_EVENTS, r->lang, &r->out);
    return true;
}

/* Where the table stands, in a few bytes. */
static bool do_status(request *r)
{
    sb_move list[SB_MOVES_MAX];
    const sb_table *t = r->table;
    unsigned pending = sb_table_pending(t);
    sb_json_int(&r->out, "ply", sb_table_plies(t));
    sb_json_int(&r->out, "undos", sb_table_undos(t));
    sb_json_int(&r->out, "events_next", sb_table_events(t));
    sb_json_bool(&r->out, "over", pending == 0);
    sb_json_bits(&r->out, "pending", pending);
    sb_json_bool(&r->out, "dealt", true);
    sb_json_bool(&r->out, "may_move", sb_table_legal(t, r->seat, list) > 0);
    sb_json_bool(&r->out, "private", sb_table_is_private(t, r->seat));
    return true;
}

/* ---- playing ------------------------------------------------------------------------------------------------------ */

/* The new view, or why not; who is too late gets the view as well. */
static bool answer_change(request *r, sb_error e)
{
    if (e == SB_STALE)
        r->shows_view = true;
    if (e != SB_OK)
        return refuse_plainly(r, e);
    put_view_now(r, &r->out);
    return true;
}

static bool do_apply(request *r)
{
    sb_error e = sb_table_play_at(r->table, r->seat, (int)r->ply, (int)r->undos, r->move);
    if (e == SB_ILLEGAL_MOVE || e == SB_NOT_PENDING || e == SB_GAME_OVER)
        return refuse_move(r, e);
    return answer_change(r, e);
}

static bool do_undo(request *r)
{
    return answer_change(r, sb_table_undo_at(r->table, r->seat, (int)r->ply, (int)r->undos));
}

static bool do_redo(request *r)
{
    return answer_change(r, sb_table_redo_at(r->table, r->seat, (int)r->ply, (int)r->undos));
}

static bool do_reset(request *r)
{
    return answer_change(r, sb_table_reset_turn_at(r->table, r->seat, (int)r->ply, (int)r->undos));
}

static bool do_agree(request *r)
{
    return answer_change(r, sb_table_agree(r->table, r->seat, (int)r->ply, (int)r->undos, (int)r->to, !r->declines));
}

/* ---- asking for advice ---------------------------------------------------------------------------------------------- */

/* What a bot would do in this place: it sees what the seat sees.  The same position gives the same advice. */
static bool do_hint(request *r)
{
    sb_bot_budget budget = budget_of(r);
    sb_quick chance = sb_table_bot_chance(r->table, r->seat);
    sb_thought thought = { 0 };
    if (sb_table_pending(r->table) == 0)
        return refuse_plainly(r, SB_GAME_OVER);
    if (!(sb_table_pending(r->table) >> r->seat & 1))
        return refuse_plainly(r, SB_NOT_PENDING);
    const sb_bot *bot = r->bot ? r->bot : sb_bot_find("greedy");
    sb_json_text(&r->out, "bot", bot->id);
    put_move_text(r, "move", sb_bot_move(bot, r->game, sb_table_state(r->table), r->seat, &budget, &chance, &thought));
    put_thought(r, &thought);
    return true;
}

/* ---- the table of requests ------------------------------------------------------------------------------------------ */

#define LANG                                                                                                           \
    {                                                                                                                  \
        "lang", read_lang, false, NULL                                                                                 \
    }
#define MOVE                                                                                                           \
    {                                                                                                                  \
        "move", read_move, true, "the text of a move"                                                                  \
    }
/* What the seat has seen, and which events it has. */
#define SEEN                                                                                                           \
    { "ply", read_ply, true, "how many moves were seen" }, { "undos", read_undos, true, "how many undos were seen" },  \
        { "since", read_since, false, NULL }, LANG

#define WATCHING                                                                                                       \
    { "view", do_view,                                                                                                 \
        { { "since", read_since, false, NULL }, { "undos", read_undos, false, NULL }, LANG,                            \
            { "ply", read_ply, false, NULL } } },                                                                      \
        { "events", do_events, { { "since", read_since, true, "the number of an event" }, LANG } },                    \
    {                                                                                                                  \
        "status", do_status,                                                                                           \
        {                                                                                                              \
            {                                                                                                          \
                0                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }

static const request_kind WATCHERS_KINDS[] = { WATCHING, { 0 } };

/* clang-format off */
const request_kind SEAT_KINDS[] = {
    WATCHING,
    { "apply", do_apply, { MOVE, SEEN } },
    { "undo", do_undo, { SEEN } },
    { "redo", do_redo, { SEEN } },
    { "reset", do_reset, { SEEN } },
    { "agree", do_agree,
        { { "to", read_to, true, "a number of moves to go back to" }, { "agree", read_agree, false, NULL }, SEEN } },
    { "why", do_why, { MOVE, LANG } },
    { "preview", do_preview, { MOVE, LANG } },
    { "hint", do_hint,
        { { "bot", read_bot, false, NULL }, { "playouts", read_playouts, false, NULL }, { "ms", read_ms, false, NULL } } },
    { "coach", do_coach,
        { { "bot", read_bot, false, NULL }, { "playouts", read_playouts, false, NULL }, { "ms", read_ms, false, NULL },
            { "move", read_move, false, NULL }, LANG } },
    { 0 },
};
/* clang-format on */

/* Before the deal. */
static bool do_offer_status(request *r)
{
    sb_json_bool(&r->out, "dealt", false);
    sb_json_hex(&r->out, "commitment", r->offer->commitment, sizeof r->offer->commitment);
    sb_json_bits(&r->out, "waiting", r->offer->waiting);
    return true;
}

const request_kind EARLY_KINDS[] = {
    { "status", do_offer_status, { { 0 } } },
    { "nonce", do_nonce, { { "nonce", read_nonce, true, "a nonce" } } },
    { 0 },
};

static void answer_early(request *r, sb_offer *o, int seat, const sb_node_ops *ops, const void *root)
{
    r->offer = o;
    r->seat = seat;
    r->ops = ops;
    r->root = root;
    request_answer(r, EARLY_KINDS);
}

bool seat_answer_early(sb_offer *o, int seat, const sb_node_ops *ops, const void *root, sb_text *answer)
{
    static const engine_host nothing;
    request r;
    unsigned before = o->waiting;
    request_init(&r, &ENGINE_LIMITS, &nothing, answer);
    answer_early(&r, o, seat, ops, root);
    return o->waiting != before;
}

/* ---- a request ------------------------------------------------------------------------------------------------------ */

static void answer_seat(request *r, sb_table *t, int seat, const sb_node_ops *ops, const void *root)
{
    bool sits = seat >= 0 && seat < sb_table_setup_of(t)->setup.players;
    r->table = t;
    r->game = sb_table_game(t);
    r->players = sb_table_setup_of(t)->setup.players;
    r->seat = sits ? seat : SB_SPECTATOR;
    r->ops = ops;
    r->root = root;
    request_answer(r, sits ? SEAT_KINDS : WATCHERS_KINDS);
}

/* What a change changes, whoever made it. */
typedef struct mark {
    int plies, undos, incidents;
    sb_proposal proposal;
} mark;

static mark mark_of(const sb_table *t)
{
    const sb_proposal *p = sb_table_proposal(t);
    return (mark) { sb_table_plies(t), sb_table_undos(t), sb_table_incidents(t), p ? *p : (sb_proposal) { 0 } };
}

bool seat_answer(sb_table *t, int seat, const engine_limits *limits, const engine_host *host, const sb_node_ops *ops,
    const void *root, sb_text *answer)
{
    static const engine_host nothing;
    request r;
    mark before = mark_of(t);
    request_init(&r, limits ? limits : &ENGINE_LIMITS, host ? host : &nothing, answer);
    answer_seat(&r, t, seat, ops, root);
    mark after = mark_of(t);
    return memcmp(&before, &after, sizeof before) != 0;
}

bool seat_thinks(const char *verb)
{
    return strcmp(verb, "hint") == 0 || strcmp(verb, "coach") == 0;
}

bool do_seat(request *r)
{
    request inner;
    int seat = r->viewer >= 0 ? r->viewer : r->seat;
    if (seat < 0)
        return refuse_field(r, SB_BAD_REQUEST, "seat", "a seat number, or \"viewer\":\"spectator\"");
    request_init(&inner, r->limits, r->host, r->out.out);
    inner.id = r->id;
    r->answered = true;
    if (!r->offer) {
        answer_seat(&inner, r->table, seat, r->ops, r->inner);
        return true;
    }
    answer_early(&inner, r->offer, seat, r->ops, r->inner);
    if (r->offer->waiting == 0)
        engine_deal(r->e, r->slot); /* without memory it stays an offer, and `deal` tries again */
    return true;
}

void seat_news(const sb_table *t, int seat, seat_has *has, sb_lang lang, sb_text *out)
{
    sb_json json = SB_JSON(out);
    sb_text_clear(out);
    sb_json_object(&json, NULL);
    sb_json_text(&json, "news", "view");
    put_view(t, seat, *has, lang, &json);
    sb_json_end(&json);
    *has = (seat_has) { .events = sb_table_events(t), .undos = sb_table_undos(t) };
}
