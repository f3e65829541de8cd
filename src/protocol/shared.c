/* shared.c: what the host and a seat ask alike (request.h). */
#include "protocol/request.h"

void put_move_text(request *r, const char *key, sb_move move)
{
    char bytes[256];
    sb_text t = SB_TEXT(bytes);
    sb_move_write(r->game, move, &t);
    sb_json_text(&r->out, key, bytes);
}

void put_thought(request *r, const sb_thought *t)
{
    sb_json_fixed(&r->out, "value", t->value / 100.0, 2);
    sb_json_int(&r->out, "visits", t->visits);
    sb_json_list(&r->out, "candidates");
    for (int i = 0; i < t->candidates; i++) {
        sb_json_object(&r->out, NULL);
        put_move_text(r, "move", t->candidate[i].move);
        sb_json_fixed(&r->out, "value", t->candidate[i].value / 100.0, 2);
        sb_json_int(&r->out, "visits", t->candidate[i].visits);
        sb_json_end(&r->out);
    }
    sb_json_end(&r->out);
}

bool do_why(request *r)
{
    sb_error e = sb_may_play(r->game, sb_table_state(r->table), r->seat, r->move);
    sb_json_bool(&r->out, "legal", e == SB_OK);
    if (e == SB_OK)
        return true;
    refuse_move(r, e);
    sb_json_text(&r->out, "code", sb_error_code(e));
    sb_json_text(&r->out, "rule", r->rule[0] ? r->rule : NULL);
    sb_json_text(&r->out, "message", r->message_bytes);
    return true;
}

bool do_preview(request *r)
{
    sb_error e = sb_table_preview(r->table, r->seat, r->move, r->lang, &r->out);
    return e == SB_OK || refuse_move(r, e);
}

/* What a seat adds to the chance, after the host is bound to its key. */
bool do_nonce(request *r)
{
    if (!r->offer)
        return refuse(r, SB_STALE, "the table is dealt already");
    sb_error e = sb_offer_nonce(r->offer, r->seat, r->nonce);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    sb_json_hex(&r->out, "commitment", r->offer->commitment, sizeof r->offer->commitment);
    sb_json_bits(&r->out, "waiting", r->offer->waiting);
    return true;
}

enum { SOON = 1000 }; /* milliseconds: a host that allows less has others who wait */

sb_bot_budget budget_of(const request *r)
{
    int64_t ms = r->ms || !r->host->clock || r->limits->ms >= SOON ? r->ms : r->limits->ms;
    return (
        sb_bot_budget) { .playouts = (int)r->playouts, .ms = (int)ms, .clock = r->host->clock, .stop = r->host->stop };
}

/* What the coach thinks, from what the seat knows; with `move` it is among the moves. */
bool do_coach(request *r)
{
    sb_bot_budget budget = budget_of(r);
    sb_thought thought;
    if (sb_table_pending(r->table) == 0)
        return refuse_plainly(r, SB_GAME_OVER);
    if (!(sb_table_pending(r->table) >> r->seat & 1))
        return refuse_plainly(r, SB_NOT_PENDING);
    sb_error e = r->has_move ? sb_may_play(r->game, sb_table_state(r->table), r->seat, r->move) : SB_OK;
    if (e != SB_OK)
        return refuse_move(r, e);
    e = sb_coach_think(
        r->bot, r->game, sb_table_state(r->table), r->seat, r->has_move ? &r->move : NULL, &budget, 0, &thought);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    sb_names names = sb_table_names(r->table, r->lang);
    sb_coach_json(r->game, r->seat, r->bot, &thought, &names, &r->out);
    return true;
}
