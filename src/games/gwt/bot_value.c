/* bot_value.c: what a position is worth to a seat: points so far, and what workers, discs, certificates, the engine,
 * buildings and objective cards are still good for, which grows less towards the end (bot.h).  The numbers were found
 * by playing many games with others. */
#include "games/gwt/bot.h"
#include "games/gwt/certificate.h"
#include "games/gwt/job_market.h"
#include "games/gwt/score.h"

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* clang-format off */
const int16_t GWT_WORTH[WORTH_COUNT] = {
    [DOLLAR] = 36, [POOR_DOLLAR] = 19, [CERTIFICATE] = 83, [PERMANENT] = 663, [TOKEN] = 23, [ENGINE] = 64, [BREED] = 3,
    [STRENGTH] = 158, [CYCLE] = 2, [HAND_POINT] = 20, [RISK_SITE] = 104, [FEE_HAND] = 14, [HOPE] = 48, [CITY] = -1,
    [ARROW_ACTION] = 2, [HERDER_STEP] = 40, [KANSAS_CITY] = -208, [STORE] = 25, [BELL] = 20, [LARGE_CITY] = 90,
    [NEAR_CITY] = 40, [RAIL] = 5, [NEXT_CITY] = 5, [STEP] = -50, [GROWTH] = 180, [LEAD] = 63,
};
/* clang-format on */

static const int16_t WORKER_WORTH[PLAN_COUNT][GWT_WORKERS][GWT_WORKER_COLUMNS + 1] = {
    [PLAN_HERD] = {
        { 0, 0, 814, 1600, 1967, 2684, 3978 }, /* cowboys */
        { 0, 0, 285, 581, 631, 922, 1802 },    /* builders */
        { 0, 0, 660, 962, 1900, 2000, 2400 },  /* engineers */
    },
    [PLAN_BUILD] = {
        { 0, 0, 769, 1087, 2400, 2600, 2800 },
        { 0, 0, 753, 1200, 2100, 4500, 6000 },
        { 0, 0, 1076, 1300, 1350, 1400, 1500 },
    },
    [PLAN_RAIL] = {
        { 0, 0, 581, 1100, 1150, 1450, 2500 },
        { 0, 0, 220, 240, 840, 1000, 1100 },
        { 0, 0, 363, 3900, 4000, 4400, 4500 },
    },
};

static const int16_t BUILDING_WORTH[PLAN_COUNT] = { [PLAN_HERD] = 238, [PLAN_BUILD] = 337, [PLAN_RAIL] = 89 };

/* What lies under the discs. */
/* clang-format off */
static const int16_t SLOT_WORTH[GWT_SLOT_COUNT] = {
    [GWT_SLOT_disc_aux_money_2] = 65, [GWT_SLOT_disc_aux_draw_2] = 259, [GWT_SLOT_disc_aux_certificate_1] = 60,
    [GWT_SLOT_disc_aux_certificate_2] = 119, [GWT_SLOT_disc_aux_engine_1] = 232, [GWT_SLOT_disc_aux_engine_2] = 16,
    [GWT_SLOT_disc_aux_remove_card_1] = 3021, [GWT_SLOT_disc_aux_remove_card_2] = 81, [GWT_SLOT_disc_step_left] = 430,
    [GWT_SLOT_disc_step_right] = 158, [GWT_SLOT_disc_hand_1] = 1050, [GWT_SLOT_disc_hand_2] = 640,
    [GWT_SLOT_disc_cert_4] = 10, [GWT_SLOT_disc_cert_6] = 44, [GWT_SLOT_disc_aux_store_2] = 177,
};
/* clang-format on */

/* ---- time and plan ----------------------------------------------------------------------------------------------- */

int gwt_bot_remaining(const gwt_state *st)
{
    if (st->token_holder)
        return 0;
    int free = (GWT_JOB_ROWS - st->token_row) * st->players + GWT_JOB_COLUMNS - gwt_job_next_column(st);
    return REMAINING_ONE * free / (GWT_JOB_ROWS * st->players - GWT_COUNT[st->players].first_workers);
}

int gwt_bot_scaled(int worth, int left)
{
    return worth * left / REMAINING_ONE * GWT_WORTH[GROWTH] / 100;
}

/* A dollar buys more than a fifth of a point while there is time to spend it. */
int gwt_bot_dollar(int left)
{
    return DOLLAR_LAST + gwt_bot_scaled(GWT_WORTH[DOLLAR] - DOLLAR_LAST, left);
}

/* Two stations: rails; two buildings: builders; otherwise the herd. */
gwt_plan gwt_bot_plan(const gwt_player *p)
{
    if (p->area_obj >> (GWT_CARD_start_obj_2 - GWT_OBJ_FIRST) & 1)
        return PLAN_RAIL;
    return p->area_obj >> (GWT_CARD_start_obj_3 - GWT_OBJ_FIRST) & 1 ? PLAN_BUILD : PLAN_HERD;
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static int money_worth(const gwt_player *p, int left)
{
    return p->money * gwt_bot_dollar(left) + gwt_min(p->money, POOR) * gwt_bot_scaled(GWT_WORTH[POOR_DOLLAR], left);
}

static int engine_worth(int space, int left)
{
    int spaces = gwt_min(GWT_SPACE[space].number, GWT_CITY[GWT_CITY_new_york].value);
    return gwt_bot_scaled(spaces * GWT_WORTH[ENGINE], left);
}

static int workers_worth(const gwt_player *p, int left)
{
    int sum = 0;
    for (int w = 0; w < GWT_WORKERS; w++)
        sum += WORKER_WORTH[gwt_bot_plan(p)][w][p->workers[w]];
    return gwt_bot_scaled(sum, left);
}

static int slots_worth(const gwt_state *st, const gwt_player *p, int left)
{
    int sum = 0;
    for (unsigned set = ~p->discs & ((1u << gwt_box(st)->slots) - 1); set; set &= set - 1)
        sum += SLOT_WORTH[gwt_lowest(set)];
    return gwt_bot_scaled(sum, left);
}

static int buildings_worth(const gwt_state *st, int seat, int left)
{
    const gwt_player *p = &st->player[seat];
    int sum = 0;
    for (int k = 1; k <= GWT_NUMBERS; k++) {
        if (!p->built[k])
            continue;
        const gwt_building_row *row = &GWT_BUILDING[gwt_design_of(st, k)];
        sum += BUILDING_WORTH[gwt_bot_plan(p)] + (row->green + row->black) * GWT_WORTH[FEE_HAND] * (st->players - 1);
        sum += GWT_PLACE[p->built[k]].risk ? GWT_WORTH[RISK_SITE] : 0;
    }
    return gwt_bot_scaled(sum, left);
}

/* Single tasks of the area that are met give hope for the rest. */
static int hope_worth(const gwt_player *p, const uint8_t have[GWT_TASK_COUNT], int left)
{
    int sum = 0;
    for (uint64_t set = p->area_obj; set; set &= set - 1)
        for (int t = 0; t < GWT_TASK_COUNT; t++)
            sum += gwt_min(GWT_OBJECTIVE[gwt_lowest(set)].need[t], have[t]) * GWT_WORTH[HOPE];
    return gwt_bot_scaled(sum, left);
}

int32_t gwt_bot_value(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    int left = gwt_bot_remaining(st);
    gwt_herd h = gwt_bot_herd(p);
    int32_t score[SB_CATEGORIES_MAX];
    gwt_holding own = gwt_holding_of(st, seat);
    gwt_score_holding(st, seat, &own, score);
    int32_t v = 100 * (score[GWT_CAT_TOTAL] - score[GWT_CAT_MONEY]);
    v += money_worth(p, left) + engine_worth(p->engine, left) + workers_worth(p, left) + slots_worth(st, p, left);
    v += gwt_bot_herd_worth(&h, left) + gwt_bot_hand_worth(p, &h) + gwt_bot_next_city_worth(st, seat, &h);
    v += buildings_worth(st, seat, left) + hope_worth(p, own.have, left);
    v += gwt_bot_poker_worth(st, seat, left) + gwt_bot_stores_worth(st, seat, &h, left);
    v += GWT_CERTIFICATES[p->certificate] * gwt_bot_scaled(GWT_WORTH[CERTIFICATE], left)
        + gwt_permanent(p) * gwt_bot_scaled(GWT_WORTH[PERMANENT], left);
    return v + p->tokens * gwt_bot_scaled(GWT_WORTH[TOKEN], left);
}
