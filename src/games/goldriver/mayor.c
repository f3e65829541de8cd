/* mayor.c: towns, counts, fees, the office of Mayor, and the Lost Mine that joins a town (GR-MAY, GR-LOST). */
#include "games/goldriver/state.h"
#include "games/goldriver/mayor.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

int gr_town_of(const gr_state *st, int card)
{
    return card == GR_CARD_lost_mine ? st->lost_town : GR_CARD[card].town;
}

/* GR-MAY-14, GR-RAID-5; a Ghost Mine is in no town (GR-GHOST-1). */
uint64_t gr_concessions_in(const gr_state *st, int seat, int town)
{
    uint64_t lost = st->lost_town == town ? GR_BIT(GR_CARD_lost_mine) : 0; /* GR-LOST-3 */
    return st->front[seat] & (GR_OF_TOWN[town] | lost);
}

int gr_count(const gr_state *st, int seat, int town)
{
    return gr_size(gr_concessions_in(st, seat, town));
}

unsigned gr_towns_with_concession(const gr_state *st, int seat)
{
    unsigned towns = 0;
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        if (st->front[seat] & GR_OF_TOWN[t])
            towns |= 1u << t;
    return towns;
}

bool gr_has_loose_lost_mine(const gr_state *st, int seat)
{
    return (st->front[seat] & GR_BIT(GR_CARD_lost_mine)) && st->lost_town == GR_NO_TOWN;
}

/* GR-MAY-3, GR-MAY-5: due to another player who is Mayor of the town. */
int gr_fee(const gr_state *st, int seat, int card)
{
    int town = GR_CARD[card].town;
    int mayor = st->mayor[town] - 1;
    if (town == GR_NO_TOWN || mayor < 0 || mayor == seat)
        return 0;
    return GR_FEE_PER_CONCESSION * gr_count(st, mayor, town);
}

/* ---- the office (GR-MAY-9) --------------------------------------------------------------------------------------- */

static void set_mayor(gr_state *st, int town, int seat, sb_events *ev)
{
    int before = st->mayor[town] - 1;
    if (before == seat)
        return;
    st->mayor[town] = (uint8_t)(seat + 1);
    if (before < 0)
        sb_emit(ev, GR_EV_MAYOR, seat, (int16_t)town);
    else
        sb_emit(ev, GR_EV_MAYOR_FROM, seat, (int16_t)town, (int16_t)before);
}

/* Step (0): the card is free. */
static void claim_free_card(gr_state *st, int town, unsigned rose, sb_events *ev)
{
    for (int s = 0; s < st->players; s++)
        if ((rose >> s & 1) && gr_count(st, s, town) >= GR_MAYOR_THRESHOLD)
            set_mayor(st, town, s, ev);
}

/* The only challenger with the highest count among the challengers, or -1 (GR-MAY-8, GR-MAY-16, GR-MAY-17,
 * GR-MAY-18). */
static int single_challenger(const gr_state *st, int town, int mayor, unsigned rose, unsigned fell)
{
    int mayors_count = gr_count(st, mayor, town), best = 0, who = -1;
    for (int s = 0; s < st->players; s++) {
        int c = gr_count(st, s, town);
        bool stirred = (rose >> s & 1) || (fell >> mayor & 1);
        if (s == mayor || !stirred || c == 0 || c < mayors_count || c < best)
            continue;
        who = c > best ? s : -1;
        best = c;
    }
    return who;
}

/* GR-MAY-11, GR-MAY-15: without a challenger the office changes only when the Mayor has nothing left there. */
void gr_mayor_check(gr_state *st, int town, unsigned rose, unsigned fell, sb_events *ev)
{
    if (town == GR_NO_TOWN)
        return;
    if (st->mayor[town] == 0) {
        if (rose)
            claim_free_card(st, town, rose, ev);
        return;
    }
    int mayor = st->mayor[town] - 1;
    int challenger = single_challenger(st, town, mayor, rose, fell);
    if (challenger >= 0) {
        set_mayor(st, town, challenger, ev);
    } else if (gr_count(st, mayor, town) == 0) { /* GR-MAY-10 */
        st->mayor[town] = 0;
        sb_emit(ev, GR_EV_MAYOR_FREE, mayor, (int16_t)town);
    }
}

/* ---- the Lost Mine joins a town ---------------------------------------------------------------------------------- */

/* GR-LOST-1: a town where its owner has a town concession; none: it stays unassigned (GR-LOST-2). */
static uint64_t choices_lost_town(const gr_state *st, const gr_frame *f)
{
    return gr_towns_with_concession(st, f->seat);
}

static void apply_lost_town(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    st->lost_town = m.arg[0];
    sb_emit(ev, GR_EV_JOIN, seat, (int16_t)st->lost_town);
    gr_mayor_check(st, st->lost_town, 1u << seat, 0, ev);
}

const gr_op_row gr_op_lost_town = {
    .question = GR_D_LOST_TOWN,
    .below = GR_ON_CARD_GROUND,
    .choices = choices_lost_town,
    .move = GR_MV_JOIN,
    .apply = apply_lost_town,
};
