/* sam_turn.c: how Sam is set up and his turn: card, move, action, Kansas City (SOLO-SET, SOLO-TURN). */
#include "games/gwt/sam.h"

/* ---- setup ------------------------------------------------------------------------------------------------------- */

static void take_worker(gwt_state *st, int at, sb_events *ev)
{
    int worker = st->bag[1][at];
    for (int i = at; i + 1 < st->bag_n[1]; i++)
        st->bag[1][i] = st->bag[1][i + 1];
    st->bag[1][--st->bag_n[1]] = 0;
    st->player[GWT_SAM].workers[worker - 1]++;
    sb_emit(ev, GWT_EV_SAM_WORKER, GWT_SAM, (int16_t)worker);
}

static int place_in_bag(const gwt_state *st, int worker)
{
    int at = st->bag_n[1] - 1;
    while (st->bag[1][at] != worker)
        at--;
    return at;
}

/* SOLO-SET-4, SOLO-SET-5, SOLO-SET-8, SOLO-SET-9, SOLO-SET-10: bag 2 holds only workers. */
void gwt_sam_set_up_bags(gwt_state *st, sb_events *ev)
{
    for (int w = 1; w <= GWT_WORKERS; w++) {
        st->player[GWT_SAM].workers[w - 1] = 1;
        for (int i = 0; i < GWT_SAM_LEVEL[st->solo].extra; i++)
            take_worker(st, place_in_bag(st, w), ev);
    }
    st->specialization = st->bag[1][st->bag_n[1] - 1];
    take_worker(st, st->bag_n[1] - 1, ev);
    sb_reveal(&st->rng);
}

static void shuffle_cards(gwt_state *st, unsigned cards)
{
    for (; cards; cards &= cards - 1)
        st->sam_deck[st->sam_deck_n++] = (uint8_t)gwt_lowest(cards);
    sb_rng_shuffle(&st->rng, GWT_STREAM_SAM, st->sam_deck, st->sam_deck_n);
}

/* SOLO-SET-6, SOLO-SET-11, SOLO-SET-12 */
void gwt_sam_set_up(gwt_state *st)
{
    gwt_player *p = &st->player[GWT_SAM];
    p->discs = (uint16_t)((1u << gwt_box(st)->slots) - 1);
    p->unbuilt = (uint16_t)(((1u << gwt_box(st)->numbers) - 1) << 1);
    p->herder = GWT_PLACE_start; /* SOLO-SET-17 */
    shuffle_cards(st, GWT_SAM_LEVEL[st->solo].cards);
}

/* ---- the turn (SOLO-TURN-11) ------------------------------------------------------------------------------------- */

void gwt_sam_nothing(gwt_sam_reason why, sb_events *ev)
{
    sb_emit(ev, GWT_EV_SAM_NOTHING, GWT_SAM, (int16_t)why);
}

/* SOLO-TURN-2, SOLO-TURN-3 */
static void draw_card(gwt_state *st, sb_events *ev)
{
    if (st->sam_deck_n == 0) {
        shuffle_cards(st, st->sam_discard);
        st->sam_discard = 0;
        sb_emit(ev, GWT_EV_SAM_SHUFFLE, GWT_SAM);
    }
    st->sam_card = st->sam_deck[--st->sam_deck_n];
    st->sam_deck[st->sam_deck_n] = 0;
    sb_reveal(&st->rng);
}

/* SOLO-MOVE-12, RTN-SOLO-4, RTN-SOLO-19 */
static void move(gwt_state *st, sb_events *ev)
{
    draw_card(st, ev);
    int steps = gwt_sam_steps(st, st->sam_card);
    sb_emit(ev, GWT_EV_SAM_CARD, GWT_SAM, (int16_t)gwt_sam_card_item(st, st->sam_card), (int16_t)steps);
    if (st->rails_north && GWT_SAM_CARD[st->sam_card].store)
        gwt_sam_place_store(st, ev);
    gwt_sam_move(st, steps, ev);
}

/* SOLO-SPEC-3, SOLO-TURN-4: by the card alone. */
static void act(gwt_state *st, sb_events *ev)
{
    switch ((gwt_sam_action)GWT_SAM_CARD[st->sam_card].action[st->specialization - 1]) {
    case GWT_SAM_HIRE_CHEAPEST: gwt_sam_hire(st, false, ev); break;
    case GWT_SAM_HIRE_SPECIALTY: gwt_sam_hire(st, true, ev); break;
    case GWT_SAM_BUY: gwt_sam_buy(st, false, ev); break;
    case GWT_SAM_ADD_THEN_BUY: gwt_sam_buy(st, true, ev); break;
    case GWT_SAM_TAKE_VALUE_3: gwt_sam_take_value_3(st, ev); break;
    case GWT_SAM_BUILD: gwt_sam_build(st, false, ev); break;
    case GWT_SAM_BUILD_ONE: gwt_sam_build(st, true, ev); break;
    case GWT_SAM_ENGINE: gwt_sam_engine(st, false, ev); break;
    case GWT_SAM_NEXT_STATION: gwt_sam_engine(st, true, ev); break;
    case GWT_SAM_OBJECTIVE: gwt_sam_take_objective(st, ev); break;
    case GWT_SAM_OUTLAW: gwt_sam_take_outlaw(st, ev); break;
    case GWT_SAM_HAZARD: gwt_sam_take_hazard(st, ev); break;
    case GWT_SAM_NO_ACTION:
    case GWT_SAM_ACTION_COUNT: break;
    }
}

static void lay_card_aside(gwt_state *st)
{
    st->sam_discard |= (uint16_t)(1u << st->sam_card); /* SOLO-TURN-6 */
    st->sam_card = 0;
}

/* Nobody is asked anything in between (SOLO-HUM-8). */
static sb_next step_sam(gwt_state *st, sb_events *ev)
{
    move(st, ev);
    act(st, ev);
    if (st->player[GWT_SAM].herder == GWT_PLACE_kansas_city)
        gwt_sam_kansas_city(st, ev); /* SOLO-TURN-5 */
    lay_card_aside(st);
    gwt_pop(st);
    return SB_RUN;
}

const gwt_op_row gwt_op_sam = {
    .step = step_sam,
};
