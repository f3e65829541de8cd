/* delivery.c: discs and where they may go, deliveries, arrows and transport costs (GWT-DEL, GWT-DISC, GWT-SPD-3). */
#include "games/gwt/state.h"
#include "games/gwt/delivery.h"
#include "games/gwt/money.h"
#include "games/gwt/station.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* Slots that unlock the same thing are one choice: the second of a pair counts when the first is empty (GWT-INFO-6). */
static uint32_t first_of_equals(uint32_t slots)
{
    return slots & ~(GWT_SECOND_SLOTS & slots << 1);
}

/* Discs that may go to a place with a white or a dark border, for somebody with so much money to spend on them. */
static uint32_t sources(const gwt_player *p, bool white, int money)
{
    uint32_t board = p->discs;
    if (white && (board & GWT_WHITE_SLOTS))
        board &= GWT_WHITE_SLOTS; /* GWT-DISC-1; otherwise GWT-DISC-6 */
    if (money < GWT_SLOT[GWT_SLOT_disc_hand_1].cost)
        board &= money < 0 ? 0 : ~(uint32_t)GWT_COSTLY_SLOTS; /* GWT-DISC-5 */
    if (board)
        return first_of_equals(board);
    return (uint32_t)p->stations << GWT_AT_STATION; /* GWT-DISC-7, GWT-DISC-8, GWT-DISC-9, GWT-DISC-14, RTN-STORE-21 */
}

/* GWT-DEL-9, GWT-DEL-10, RTN-DEL-5, RTN-DEL-9 */
int gwt_transport(const gwt_state *st, int seat, int city)
{
    int cost = GWT_CITY[city].crossings - GWT_SPACE[st->player[seat].engine].crossings;
    return cost > 0 ? cost : 0;
}

/* A station that is still to be paid for costs first; transport costs must remain (GWT-DEL-12, GWT-DISC-13,
 * RTN-DEL-8). */
uint32_t gwt_disc_sources(const gwt_state *st, int seat, int target, bool special)
{
    const gwt_player *p = &st->player[seat];
    if (target < GWT_AT_STATION)
        return sources(p, GWT_CITY[target].white, p->money - (special ? 0 : gwt_transport(st, seat, target)));
    const gwt_station_row *row = &GWT_STATION[target - GWT_AT_STATION];
    const gwt_frame *f = gwt_top_const(st);
    bool paid = f->op == GWT_OP_DISC && f->seat == seat && f->disc.target == target;
    return sources(p, row->white, p->money - (paid ? 0 : row->cost));
}

/* GWT-DEL-1, GWT-DEL-2, GWT-DEL-13; RTN-DEL-1, RTN-DEL-2, RTN-DEL-4, RTN-DEL-7, RTN-DEL-11 */
static bool may_serve(const gwt_player *p, int city, int limit)
{
    const gwt_city_row *row = &GWT_CITY[city];
    return row->value <= limit && (p->city[city] == 0 || row->repeatable) && (p->stores & row->town) == row->town;
}

/* GWT-DISC-13 */
uint64_t gwt_cities(const gwt_state *st, int seat, int limit, bool special)
{
    uint64_t set = 0;
    for (uint32_t cities = gwt_box(st)->cities; cities; cities &= cities - 1) {
        int c = gwt_lowest(cities);
        if (may_serve(&st->player[seat], c, limit) && gwt_disc_sources(st, seat, c, special))
            set |= GWT_BIT(c);
    }
    return set;
}

/* ---- deliver ----------------------------------------------------------------------------------------------------- */

static sb_next step_deliver(gwt_state *st, sb_events *ev)
{
    const gwt_frame *f = gwt_top(st);
    if (gwt_cities(st, f->seat, f->deliver.value, f->deliver.special))
        return f->deliver.special ? SB_DECIDE : SB_ASK;
    sb_emit(ev, GWT_EV_NO_DISC, f->seat); /* GWT-DISC-11 */
    gwt_pop(st);
    return SB_RUN;
}

static int legal_deliver(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_set_moves(GWT_MV_DELIVER, gwt_cities(st, f->seat, f->deliver.value, f->deliver.special), out);
}

static void apply_deliver(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    int special = gwt_top(st)->deliver.special;
    gwt_pop(st);
    sb_emit(ev, GWT_EV_DELIVER, seat, (int16_t)m.arg[0]);
    gwt_frame *f = gwt_push(st, GWT_OP_DISC, seat);
    f->disc.target = m.arg[0];
    f->disc.special = (uint8_t)special;
}

const gwt_op_row gwt_op_deliver = {
    .question = GWT_D_DELIVER,
    .fields = { GWT_FLAG(deliver, special), GWT_NUMBER(deliver, value, 0, 200) },
    .below = GWT_ON(KANSAS_CITY) | GWT_ON(PHASE_B),
    .step = step_deliver,
    .legal = legal_deliver,
    .apply = apply_deliver,
};

/* ---- disc -------------------------------------------------------------------------------------------------------- */

static int legal_disc(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    uint32_t set = gwt_disc_sources(st, f->seat, f->disc.target, f->disc.special);
    int n = gwt_set_moves(GWT_MV_DISC, set & ((UINT32_C(1) << GWT_AT_STATION) - 1), out);
    return n + gwt_set_moves(GWT_MV_DISC_FROM, set >> GWT_AT_STATION, out + n);
}

/* GWT-DISC-4 */
static void remove_disc(gwt_state *st, int seat, int slot, sb_events *ev)
{
    st->player[seat].discs &= (uint16_t) ~(1u << slot);
    sb_emit(ev, GWT_EV_DISC, seat, (int16_t)slot);
    gwt_pay(st, seat, GWT_SLOT[slot].cost, ev);
    gwt_gain(st, seat, GWT_SLOT[slot].money, ev);
}

/* GWT-DEL-5, GWT-DEL-6, GWT-DEL-7: an arrow from or to this city, when both its cities carry the disc. */
static void trigger_arrow(gwt_state *st, int seat, const gwt_arrow_row *arrow, int city, sb_events *ev)
{
    const uint8_t *discs = st->player[seat].city;
    if ((arrow->from != city && arrow->to != city) || !discs[arrow->from] || !discs[arrow->to])
        return;
    if (arrow->action == GWT_ARROW_TOKEN)
        gwt_gain_tokens(st, seat, 1, ev);
    if (arrow->action == GWT_ARROW_OBJECTIVE)
        gwt_push(st, GWT_OP_TAKE, seat);
}

/* GWT-DEL-3, GWT-DISC-12, RTN-DEL-12, RTN-DEC-2: the emblem's own objective card comes first, so it is pushed last. */
static void delivered(gwt_state *st, int seat, int city, bool special, sb_events *ev)
{
    const gwt_box_row *box = gwt_box(st);
    const gwt_emblem_row *emblem = &box->emblem[city];
    st->player[seat].city[city]++;
    if (!special)
        gwt_push(st, GWT_OP_TRANSPORT, seat)->transport.city = (uint8_t)city;
    gwt_gain(st, seat, emblem->money, ev); /* GWT-DEL-4 */
    for (int i = 0; i < box->arrows; i++)
        trigger_arrow(st, seat, &box->arrow[i], city, ev);
    if (emblem->objective)
        gwt_push(st, GWT_OP_TAKE, seat)->take.decline = emblem->may_decline;
}

static void apply_disc(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_frame f = *gwt_top(st);
    gwt_pop(st);
    if (m.kind == GWT_MV_DISC) {
        remove_disc(st, seat, m.arg[0], ev);
    } else {
        st->player[seat].stations &= (uint16_t) ~(1u << m.arg[0]); /* GWT-DISC-10 */
        sb_emit(ev, GWT_EV_DISC_FROM, seat, (int16_t)m.arg[0]);
    }
    if (f.disc.target < GWT_AT_STATION)
        delivered(st, seat, f.disc.target, f.disc.special, ev);
    else
        gwt_station_upgraded(st, seat, f.disc.target - GWT_AT_STATION);
}

const gwt_op_row gwt_op_disc = {
    .question = GWT_D_DISC,
    .fields = { GWT_NUMBER(disc, target, 0, GWT_AT_STATION + GWT_STATIONS - 1), GWT_FLAG(disc, special) },
    .below = GWT_ON_GROUND | GWT_ON(KANSAS_CITY),
    .variant = GWT_ON_NORTH,
    .legal = legal_disc,
    .apply = apply_disc,
};

/* GWT-DEL-9 */
static sb_next step_transport(gwt_state *st, sb_events *ev)
{
    gwt_frame f = *gwt_top(st);
    gwt_pop(st);
    gwt_pay(st, f.seat, gwt_transport(st, f.seat, f.transport.city), ev);
    return SB_RUN;
}

const gwt_op_row gwt_op_transport = {
    .fields = { GWT_FIELD(transport, city, CITY) },
    .below = GWT_ON(KANSAS_CITY),
    .step = step_transport,
};
