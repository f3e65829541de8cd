/* kansas_city.c: the five steps: foresight, income with certificates and Simmental, delivery (GWT-KC, GWT-INC,
 * GWT-SIM). */
#include "games/gwt/state.h"
#include "games/gwt/certificate.h"
#include "games/gwt/deck.h"
#include "games/gwt/job_market.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/money.h"
#include "games/gwt/trail.h"

#include <string.h>

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* GWT-INC-1, GWT-SIM-6, RTN-BRA-7: each breed once, of Simmental the highest. */
int gwt_breeding_value(const gwt_player *p)
{
    uint8_t best[GWT_BREED_COUNT] = { 0 };
    int sum = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        if (p->hand[c] && GWT_CARD[c].value > best[GWT_CARD[c].breed])
            best[GWT_CARD[c].breed] = GWT_CARD[c].value;
    for (int b = 1; b < GWT_BREED_COUNT; b++)
        sum += best[b];
    return sum;
}

/* GWT-KC-3, GWT-KC-4: the free space with the lowest number. */
int gwt_free_space(const gwt_state *st, int tile)
{
    int family = GWT_TILE[tile].family;
    for (int i = 0; family == GWT_OUTLAW && i < GWT_OUTLAW_SPACES; i++)
        if (!st->tile[GWT_OUTLAW_SPACE_AT[i]])
            return GWT_OUTLAW_SPACE_AT[i];
    for (int i = 0; family != GWT_OUTLAW && i < GWT_HAZARD_SPACES; i++)
        if (!st->tile[GWT_HAZARD_SPACE_AT[family] + i])
            return GWT_HAZARD_SPACE_AT[family] + i;
    return 0;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

void gwt_place_tile(gwt_state *st, int tile, sb_events *ev)
{
    int place = gwt_free_space(st, tile);
    if (place == 0) {
        st->gone[tile]++;
        sb_emit(ev, GWT_EV_GONE, SB_SPECTATOR, (int16_t)tile);
        return;
    }
    gwt_put_tile(st, place, tile);
    sb_emit(ev, GWT_EV_FORESIGHT, SB_SPECTATOR, (int16_t)tile, (int16_t)place);
}

/* SOLO-HUM-2 */
static void slide_foresight(gwt_state *st, sb_events *ev)
{
    for (int column = 0; column < GWT_BAGS; column++) {
        uint8_t *space = st->foresight[column];
        if (space[GWT_BOTTOM] || !space[GWT_TOP])
            continue;
        space[GWT_BOTTOM] = space[GWT_TOP];
        space[GWT_TOP] = 0;
        sb_emit(ev, GWT_EV_SLIDE, SB_SPECTATOR, (int16_t)space[GWT_BOTTOM], (int16_t)(column + 1));
    }
}

/* GWT-KC-7; only after Kansas City (SOLO-HUM-9) */
void gwt_refill_foresight(gwt_state *st, sb_events *ev)
{
    if (st->solo)
        slide_foresight(st, ev);
    for (int column = 0; column < GWT_BAGS; column++)
        for (int row = 0; row < GWT_FORESIGHT_ROWS; row++) {
            if (st->foresight[column][row] || st->bag_n[column] == 0)
                continue;
            int tile = st->bag[column][--st->bag_n[column]];
            st->bag[column][st->bag_n[column]] = 0;
            st->foresight[column][row] = (uint8_t)tile;
            sb_reveal(&st->rng);
            sb_emit(ev, GWT_EV_NEW_TILE, SB_SPECTATOR, (int16_t)tile, (int16_t)(column + 1));
        }
}

/* GWT-INC-1: everybody sees the hand. */
static void show_hand(gwt_player *p)
{
    memcpy(p->known, p->hand, sizeof p->known);
    p->known_obj = p->hand_obj;
    p->secret_obj = 0;
    p->secret_n = 0;
}

/* ---- the steps (GWT-KC-1, GWT-INC-7, GWT-DEC-3) ------------------------------------------------------------------ */

enum { STEP_CERTIFICATES = GWT_BAGS, STEP_CALVES, STEP_HEIFERS, STEP_DELIVER, STEP_LEAVE };

bool gwt_leaves_kansas_city(const gwt_frame *f)
{
    return f->op == GWT_OP_KANSAS_CITY && f->kansas_city.step == STEP_LEAVE;
}

/* Objective cards can be played at the start of a turn and in phase B only (GWT-KC-8). */
static sb_next step_kansas_city(gwt_state *st, sb_events *ev)
{
    gwt_frame *f = gwt_top(st);
    int step = f->kansas_city.step++, seat = f->seat, value = f->kansas_city.value;
    if (step < GWT_BAGS) {
        gwt_push(st, GWT_OP_FORESIGHT, seat)->foresight.column = (uint8_t)step;
    } else if (step == STEP_CERTIFICATES) {
        gwt_push(st, GWT_OP_CERTIFICATES, seat);
    } else if (step == STEP_CALVES || step == STEP_HEIFERS) {
        if (st->simmental)
            gwt_push(st, GWT_OP_SIMMENTAL, seat)->simmental.stage = (uint8_t)(step - STEP_CALVES + 1);
    } else if (step == STEP_DELIVER) {
        gwt_discard_hand(st, seat, ev); /* GWT-INC-6 */
        gwt_push(st, GWT_OP_DELIVER, seat)->deliver.value = (uint16_t)value;
    } else {
        gwt_pop(st);
        st->player[seat].herder = GWT_PLACE_start; /* GWT-KC-6 */
        sb_emit(ev, GWT_EV_TO_START, seat);
        gwt_refill_foresight(st, ev);
    }
    return SB_RUN;
}

const gwt_op_row gwt_op_kansas_city = {
    .fields = { GWT_NUMBER(kansas_city, step, 1, 7), GWT_NUMBER(kansas_city, value, 0, 200) },
    .below = GWT_ON(TURN),
    .step = step_kansas_city,
};

/* ---- foresight --------------------------------------------------------------------------------------------------- */

/* GWT-KC-2, GWT-KC-5; GWT-END-2, GWT-END-5 */
static int legal_foresight(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    uint64_t set = 0;
    for (int row = 0; row < GWT_FORESIGHT_ROWS; row++) {
        int tile = st->foresight[f->foresight.column][row];
        if (tile && !(st->token_holder && GWT_TILE[tile].family == GWT_WORKER))
            set |= GWT_BIT(tile);
    }
    return gwt_set_moves(GWT_MV_FORESIGHT, set, out);
}

static void apply_foresight(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    uint8_t *column = st->foresight[gwt_top(st)->foresight.column];
    gwt_pop(st);
    column[column[0] == m.arg[0] ? 0 : 1] = 0;
    if (GWT_TILE[m.arg[0]].family == GWT_WORKER)
        gwt_place_worker(st, seat, m.arg[0], ev);
    else
        gwt_place_tile(st, m.arg[0], ev);
}

const gwt_op_row gwt_op_foresight = {
    .question = GWT_D_FORESIGHT,
    .fields = { GWT_NUMBER(foresight, column, 0, GWT_BAGS - 1) },
    .below = GWT_ON(KANSAS_CITY),
    .legal = legal_foresight,
    .apply = apply_foresight,
};

/* ---- income ------------------------------------------------------------------------------------------------------ */

/* GWT-INC-3: back to any lower step; what is spent is the difference of the printed numbers. */
static int legal_certificates(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int at = st->player[f->seat].certificate, n = 0;
    for (int to = at; to >= 0; to--)
        out[n++] = sb_move_number(GWT_MV_CERTIFICATES, GWT_CERTIFICATES[at] - GWT_CERTIFICATES[to]);
    return n;
}

/* RTN-BRA-6, RTN-BRA-9, RTN-BRA-13: with the income, for the hand that was counted. */
static void extra_income(gwt_state *st, int seat, sb_events *ev)
{
    const uint8_t *hand = st->player[seat].hand;
    for (int c = 1; c < GWT_CATTLE; c++) {
        if (!GWT_CARD[c].income || !hand[c])
            continue;
        sb_emit(ev, GWT_EV_BRAHMAN, seat, (int16_t)hand[c]);
        gwt_gain(st, seat, hand[c] * GWT_CARD[c].income, ev);
    }
}

/* GWT-INC-4, GWT-INC-5, GWT-INC-8 */
static void apply_certificates(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int spent = sb_move_get_number(m), left = GWT_CERTIFICATES[p->certificate] - spent;
    int value = gwt_breeding_value(p) + spent + gwt_permanent(p);
    while (GWT_CERTIFICATES[p->certificate] > left)
        p->certificate--;
    if (spent)
        sb_emit(ev, GWT_EV_CERTIFICATES, seat, (int16_t)left);
    show_hand(p);
    gwt_pop(st);
    gwt_top(st)->kansas_city.value = (uint16_t)value;
    sb_emit(ev, GWT_EV_INCOME, seat, (int16_t)value);
    gwt_gain(st, seat, value, ev);
    extra_income(st, seat, ev);
}

const gwt_op_row gwt_op_certificates = {
    .question = GWT_D_CERTIFICATES,
    .asked = true,
    .below = GWT_ON(KANSAS_CITY),
    .legal = legal_certificates,
    .apply = apply_certificates,
};

/* ---- Simmental (GWT-SIM-4, GWT-SIM-5, GWT-SIM-9); Brahman cards have no stages (RTN-BRA-8) ----------------------- */

static int upgradable(const gwt_state *st, const gwt_frame *f)
{
    int card = GWT_CARD_simmental_1 + f->simmental.stage - 1;
    return gwt_min(st->player[f->seat].hand[card], st->supply[card + 1]);
}

/* That somebody is asked shows that there is such a card. */
static sb_next step_simmental(gwt_state *st, sb_events *ev)
{
    (void)ev;
    const gwt_frame *f = gwt_top(st);
    if (upgradable(st, f) > 0)
        gwt_know(&st->player[f->seat], GWT_CARD_simmental_1 + f->simmental.stage - 1);
    return SB_DECIDE;
}

static int legal_simmental(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int most = upgradable(st, f);
    for (int k = 0; k <= most; k++)
        out[k] = sb_move_number(GWT_MV_SIMMENTAL, k);
    return most ? most + 1 : 0;
}

static void apply_simmental(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int card = gwt_top(st)->simmental.stage == 1 ? GWT_CARD_simmental_1 : GWT_CARD_simmental_2,
        n = sb_move_get_number(m);
    gwt_pop(st);
    if (n)
        sb_emit(ev, GWT_EV_SIMMENTAL, seat, (int16_t)n, (int16_t)(card + 1));
    for (int i = 0; i < n; i++) {
        gwt_leave_hand(p, card);
        st->removed[card]++;
        st->supply[card + 1]--;
        gwt_to_discard(p, card + 1);
    }
}

const gwt_op_row gwt_op_simmental = {
    .question = GWT_D_SIMMENTAL,
    .fields = { GWT_NUMBER(simmental, stage, 1, GWT_SIMMENTAL_STAGES - 1) },
    .below = GWT_ON(KANSAS_CITY),
    .step = step_simmental,
    .legal = legal_simmental,
    .apply = apply_simmental,
};
