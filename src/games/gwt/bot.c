/* bot.c: how good a move looks (game.h, appraise): what the bot `greedy` plays Great Western Trail by.
 *
 * A move is tried on a copy of what the seat knows; decisions that follow from it are answered as well as possible, and
 * the position reached is valued: points so far, and what workers, cattle, discs, certificates and the engine are
 * still good for, which grows less towards the end.  Where chance would answer (drawing, revealing), nothing is tried
 * and a number stands for it.  The numbers were found by playing many games with others. */
#include "games/gwt/state.h"

/* ---- what things are worth: at the beginning of the game, in hundredths of a point ------------------------------- */

enum {
    DOLLAR,        /* a dollar buys more than a fifth of a point while there is time to spend it */
    POOR_DOLLAR,   /* the first few dollars keep everything possible */
    CERTIFICATE,
    PERMANENT,     /* certificate of a station master */
    TOKEN,
    ENGINE,        /* per space up to New York */
    BREED,         /* per point of breeding value of a card bought */
    AVERAGE,       /* per point of the average breeding value of the herd */
    HAND_POINT,    /* breeding value in hand, whenever */
    EMPTY_HAND,    /* a card that will be drawn */
    RISK_SITE,
    FEE_HAND,      /* per hand and opponent */
    HOPE,          /* per task of an objective card of the area that is met for itself */
    CITY,          /* a disc on any city: it uncovers a slot */
    ARROW_ACTION,  /* an objective card or a token by an arrow */
    HERDER_STEP,   /* of a herder move that is not looked into */
    KANSAS_CITY,   /* to arrive: a new round of the trail begins */
    STORE,         /* a store on the board: it opens the way and nears a bell */
    BELL,          /* a bell space cleared */
    LARGE_CITY,    /* a store in a large city that was not served yet, besides a part of its points */
    RAIL,          /* a town that is accessible */
    NEXT_CITY,     /* per cent of what the best city is worth that could be reached with this hand */
    WORTH_COUNT
};

enum { POOR = 6, DOLLAR_LAST = 20, FOR_CHANCE = 25, REMAINING_ONE = 256, FIRST = 20000, NEVER = -20000 };

static const int16_t WORTH[WORTH_COUNT] = {
    [DOLLAR] = 35, [POOR_DOLLAR] = 19, [CERTIFICATE] = 27, [PERMANENT] = 300, [TOKEN] = 20, [ENGINE] = 53,
    [BREED] = 23, [AVERAGE] = 650, [HAND_POINT] = 20, [EMPTY_HAND] = 20, [RISK_SITE] = 75,
    [FEE_HAND] = 42, [HOPE] = 23, [CITY] = 16, [ARROW_ACTION] = 35, [HERDER_STEP] = 12, [KANSAS_CITY] = -130,
    [NEXT_CITY] = 5, [STORE] = 80, [BELL] = 60, [LARGE_CITY] = 90, [RAIL] = 12,
};

/* What a seat aims at, by the starting objective card that lies before it: so that a table sees different games. */
typedef enum plan { PLAN_HERD, PLAN_BUILD, PLAN_RAIL, PLAN_COUNT } plan;

static const int16_t WORKER_WORTH[PLAN_COUNT][GWT_WORKERS][GWT_WORKER_COLUMNS + 1] = {
    [PLAN_HERD] = {
        { 0, 0, 830, 1600, 1900, 2100, 2300 }, /* cowboys */
        { 0, 0, 150, 350, 700, 1000, 1200 },   /* builders */
        { 0, 0, 450, 800, 900, 1100, 1200 },   /* engineers */
    },
    [PLAN_BUILD] = {
        { 0, 0, 500, 900, 1000, 1200, 1300 },
        { 0, 0, 1100, 2200, 3200, 4000, 4600 },
        { 0, 0, 350, 600, 700, 900, 1000 },
    },
    [PLAN_RAIL] = {
        { 0, 0, 600, 1000, 1100, 1300, 1400 },
        { 0, 0, 150, 350, 700, 1000, 1200 },
        { 0, 0, 1100, 2100, 2900, 3500, 4000 },
    },
};

static const int16_t BUILDING_WORTH[PLAN_COUNT] = { [PLAN_HERD] = 85, [PLAN_BUILD] = 330, [PLAN_RAIL] = 85 };

/* What lies under the discs. */
static const int16_t SLOT_WORTH[GWT_SLOT_COUNT] = {
    [GWT_SLOT_disc_aux_money_2] = 20, [GWT_SLOT_disc_aux_draw_2] = 200, [GWT_SLOT_disc_aux_certificate_1] = 30,
    [GWT_SLOT_disc_aux_certificate_2] = 60, [GWT_SLOT_disc_aux_engine_1] = 250, [GWT_SLOT_disc_aux_engine_2] = 30,
    [GWT_SLOT_disc_aux_remove_card_1] = 600, [GWT_SLOT_disc_aux_remove_card_2] = 60, [GWT_SLOT_disc_step_left] = 430,
    [GWT_SLOT_disc_step_right] = 110, [GWT_SLOT_disc_hand_1] = 400, [GWT_SLOT_disc_hand_2] = 600,
    [GWT_SLOT_disc_cert_4] = 10, [GWT_SLOT_disc_cert_6] = 45,
    [GWT_SLOT_disc_aux_store_2] = 90,
};

/* ---- the value of a position ------------------------------------------------------------------------------------- */

/* From 256 at the beginning to 0 when the job market is full. */
static int remaining(const gwt_state *st)
{
    if (st->token_holder)
        return 0;
    int free = (GWT_JOB_ROWS - st->token_row) * st->players + GWT_JOB_COLUMNS - gwt_job_next_column(st);
    return REMAINING_ONE * free / (GWT_JOB_ROWS * st->players - GWT_COUNT[st->players].first_workers);
}

static int scaled(int worth, int left)
{
    return worth * left / REMAINING_ONE;
}

static int money_worth(const gwt_player *p, int left)
{
    int dollar = DOLLAR_LAST + scaled(WORTH[DOLLAR] - DOLLAR_LAST, left);
    return p->money * dollar + gwt_min(p->money, POOR) * scaled(WORTH[POOR_DOLLAR], left);
}

static int engine_worth(int space, int left)
{
    return scaled(gwt_min(GWT_SPACE[space].number, GWT_CITY[GWT_CITY_new_york].value) * WORTH[ENGINE], left);
}

/* Two stations: rails; two buildings: builders; otherwise the herd. */
static plan plan_of(const gwt_player *p)
{
    if (p->area_obj >> (GWT_CARD_start_obj_2 - GWT_OBJ_FIRST) & 1)
        return PLAN_RAIL;
    return p->area_obj >> (GWT_CARD_start_obj_3 - GWT_OBJ_FIRST) & 1 ? PLAN_BUILD : PLAN_HERD;
}

static int workers_worth(const gwt_player *p, int left)
{
    int sum = 0;
    for (int w = 0; w < GWT_WORKERS; w++)
        sum += WORKER_WORTH[plan_of(p)][w][p->workers[w]];
    return scaled(sum, left);
}

static int slots_worth(const gwt_state *st, const gwt_player *p, int left)
{
    int sum = 0;
    for (int s = 0; s < gwt_box(st)->slots; s++)
        if (!(p->discs >> s & 1))
            sum += SLOT_WORTH[s];
    return scaled(sum, left);
}

/* What a card brings to a delivery: its breeding value, and dollars of its own (RTN-BRA-6). */
static int pays(int card)
{
    return GWT_CARD[card].value + GWT_CARD[card].income;
}

static int income_in_hand(const gwt_player *p)
{
    int sum = 0;
    for (int c = GWT_CARD_brahman; c < GWT_CATTLE; c++)
        sum += p->hand[c] * GWT_CARD[c].income;
    return sum;
}

/* Better cattle pays at every delivery to come; cards that left the game pay by not being drawn any more. */
static int herd_worth(const gwt_player *p, int left)
{
    int sum = 0, cards = p->hand_n + p->stack_n + p->discard_n, value = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        value += (p->hand[c] + p->discard[c]) * GWT_CARD[c].value;
    for (int i = 0; i < GWT_HERD_MAX && p->stack[i]; i++)
        value += p->stack[i] < GWT_CATTLE ? GWT_CARD[p->stack[i]].value : 0;
    for (int c = GWT_CARD_black_angus; c < GWT_CATTLE; c++)
        sum += (p->hand[c] + p->discard[c]) * (pays(c) - 1) * WORTH[BREED];
    for (int i = 0; i < GWT_HERD_MAX && p->stack[i]; i++)
        if (p->stack[i] >= GWT_CARD_black_angus && p->stack[i] < GWT_CATTLE)
            sum += (pays(p->stack[i]) - 1) * WORTH[BREED];
    return scaled(sum + (cards ? value * WORTH[AVERAGE] / cards : 0), left);
}

static int hand_worth(const gwt_player *p)
{
    int missing = gwt_hand_limit(p) - p->hand_n;
    int value = gwt_breeding_value(p) + income_in_hand(p);
    return value * WORTH[HAND_POINT] + (missing > 0 ? missing : 0) * WORTH[EMPTY_HAND];
}

static int buildings_worth(const gwt_state *st, int seat, int left)
{
    const gwt_player *p = &st->player[seat];
    int sum = 0;
    for (int k = 1; k <= GWT_NUMBERS; k++) {
        if (!p->built[k])
            continue;
        const gwt_building_row *row = &GWT_BUILDING[gwt_design_of(st, k)];
        sum += BUILDING_WORTH[plan_of(p)] + (row->green + row->black) * WORTH[FEE_HAND] * (st->players - 1);
        sum += GWT_PLACE[p->built[k]].risk ? WORTH[RISK_SITE] : 0;
    }
    return scaled(sum, left);
}

/* Single tasks of the area that are met give hope for the rest. */
static int hope_worth(const gwt_state *st, int seat, int left)
{
    uint8_t have[GWT_TASK_COUNT];
    int sum = 0;
    gwt_elements(st, seat, have);
    for (uint64_t set = st->player[seat].area_obj; set; set &= set - 1)
        for (int t = 0; t < GWT_TASK_COUNT; t++)
            sum += gwt_min(GWT_OBJECTIVE[gwt_lowest(set)].need[t], have[t]) * WORTH[HOPE];
    return scaled(sum, left);
}

/* Points of a large city, for somebody with so many bells. */
static int emblem_points(const gwt_state *st, const gwt_player *p, int city)
{
    const gwt_emblem_row *row = &gwt_box(st)->emblem[city];
    return 100 * (row->vp + row->bell_vp * gwt_bells(p));
}

/* Rails to the North: stores, bells, large cities that may be served, ways that are open. */
static int stores_worth(const gwt_state *st, int seat, int left)
{
    const gwt_player *p = &st->player[seat];
    if (!st->rails_north)
        return 0;
    int sum = gwt_size(p->stores) * WORTH[STORE] + gwt_bells(p) * WORTH[BELL] + gwt_size(gwt_access(st, seat)) * WORTH[RAIL];
    for (uint32_t set = p->stores; set; set &= set - 1) {
        const gwt_town_row *town = &GWT_TOWN[gwt_lowest(set)];
        if (town->kind == GWT_LARGE_TOWN && !p->city[town->number])
            sum += WORTH[LARGE_CITY] + emblem_points(st, p, town->number) / 3;
    }
    return scaled(sum, left);
}

/* ---- the poker table --------------------------------------------------------------------------------------------- */

enum { NO_KNOWLEDGE = 2 }; /* breeding value of a card of which nothing is known */

/* What a hidden card is worth on average: that of everything the player may have laid. */
static int likely_value(const gwt_player *p)
{
    int n = 0, sum = 0;
    if (p->laid[0])
        return gwt_poker_value(p);
    for (; n < GWT_HERD_MAX && p->stack[n]; n++)
        sum += GWT_CARD[p->stack[n]].value;
    return n ? (p->laid_n * sum + n / 2) / n : p->laid_n * NO_KNOWLEDGE;
}

/* The pot and the bank's dollars, as far as the own hand is likely to get them, and somebody to show it in time. */
static int poker_worth(const gwt_state *st, int seat, int left)
{
    const gwt_player *p = &st->player[seat];
    if (p->laid_n == 0)
        return 0;
    int own = gwt_poker_value(p), others = 0, dollar = DOLLAR_LAST + scaled(WORTH[DOLLAR] - DOLLAR_LAST, left);
    for (int s = 0; s < st->players; s++)
        others += s != seat ? likely_value(&st->player[s]) : 0;
    return scaled((st->pot + GWT_SHOWDOWN_MONEY) * dollar * own / (own + others + 1), gwt_min(2 * left, REMAINING_ONE));
}

/* A showdown cannot be tried on hidden cards: each is thought of as one of middle value. */
static void imagine_tables(gwt_state *st)
{
    for (int s = 0; s < st->players; s++) {
        gwt_player *p = &st->player[s];
        int n = 0;
        while (n < GWT_HERD_MAX && p->stack[n])
            n++;
        for (int i = 0; i < p->laid_n; i++)
            if (!p->laid[i])
                p->laid[i] = n ? p->stack[n / 2] : GWT_CARD_galloway;
    }
}

/* ---- cities ------------------------------------------------------------------------------------------------------ */

/* What a disc on a city brings: its points, arrows that are complete or begun, objective cards; less the transport. */
static int city_worth(const gwt_state *st, int seat, int city)
{
    const gwt_player *p = &st->player[seat];
    const gwt_box_row *box = gwt_box(st);
    int left = remaining(st), v = emblem_points(st, p, city) + scaled(WORTH[CITY], left);
    v += box->emblem[city].objective ? WORTH[ARROW_ACTION] : 0;
    v += (box->emblem[city].money - gwt_transport(st, seat, city))
        * (DOLLAR_LAST + scaled(WORTH[DOLLAR] - DOLLAR_LAST, left));
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++) {
        if (row->from != city && row->to != city)
            continue;
        bool complete = p->city[row->from == city ? row->to : row->from] != 0;
        int arrow = 100 * row->vp + (row->action != GWT_ARROW_NONE ? WORTH[ARROW_ACTION] : 0);
        v += complete ? arrow : arrow > 0 ? scaled(arrow / 3, left) : 0;
    }
    return v;
}

static int best_city(const gwt_state *st, int seat, int limit)
{
    int best = -900;
    for (uint64_t set = gwt_cities(st, seat, limit, false); set; set &= set - 1) {
        int v = city_worth(st, seat, gwt_lowest(set));
        best = v > best ? v : best;
    }
    return best;
}

/* What the hand could be delivered for, certificates included. */
static int next_city_worth(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    int limit = gwt_breeding_value(p) + gwt_permanent(p) + GWT_CERTIFICATES[p->certificate];
    return st->stack_n && !st->token_holder ? best_city(st, seat, limit) * WORTH[NEXT_CITY] / 100 : 0;
}

static int32_t value_of(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    int left = remaining(st);
    int32_t score[SB_CATEGORIES_MAX];
    gwt_score_seat(st, seat, score);
    int32_t v = 100 * (score[GWT_CAT_TOTAL] - score[GWT_CAT_MONEY]);
    v += money_worth(p, left) + engine_worth(p->engine, left) + workers_worth(p, left) + slots_worth(st, p, left);
    v += herd_worth(p, left) + hand_worth(p) + buildings_worth(st, seat, left) + hope_worth(st, seat, left);
    v += GWT_CERTIFICATES[p->certificate] * scaled(WORTH[CERTIFICATE], left)
        + gwt_permanent(p) * scaled(WORTH[PERMANENT], left);
    return v + p->tokens * scaled(WORTH[TOKEN], left) + next_city_worth(st, seat) + poker_worth(st, seat, left)
        + stores_worth(st, seat, left);
}

/* ---- Kansas City ------------------------------------------------------------------------------------------------- */

/* Spending so many certificates: income, and the city it makes possible. */
static int32_t delivery_worth(const gwt_state *st, int seat, int spent)
{
    gwt_state copy = *st;
    gwt_player *p = &copy.player[seat];
    int value = gwt_breeding_value(p) + gwt_permanent(p) + spent, left = GWT_CERTIFICATES[p->certificate] - spent;
    while (GWT_CERTIFICATES[p->certificate] > left)
        p->certificate--;
    p->money = (int16_t)(p->money + value + income_in_hand(p));
    return value_of(&copy, seat) - hand_worth(p) + gwt_hand_limit(p) * WORTH[EMPTY_HAND]
        + best_city(&copy, seat, value);
}

static int32_t best_delivery(const gwt_state *st, int seat)
{
    int at = st->player[seat].certificate;
    int32_t best = INT32_MIN;
    for (int to = at; to >= 0; to--) {
        int32_t v = delivery_worth(st, seat, GWT_CERTIFICATES[at] - GWT_CERTIFICATES[to]);
        best = v > best ? v : best;
    }
    return best;
}

/* ---- trying ------------------------------------------------------------------------------------------------------ */

/* Moves whose outcome chance decides: their worth beyond the position now. */
static bool is_chance(int kind)
{
    return kind == GWT_MV_DRAW || kind == GWT_MV_TAKE_STACK || kind == GWT_MV_REVEAL || kind == GWT_MV_EXCHANGE;
}

enum { DEPTH = 4, PLACES_TRIED = 4, ACTIONS_TRIED = 3 };

static int32_t settle(gwt_state *st, int seat, int depth);

/* The position after the move, with everything that follows from it. */
static int32_t try_move(gwt_state *st, int seat, sb_move m, int depth)
{
    if (is_chance(m.kind)) {
        gwt_pop(st);
        return value_of(st, seat) + FOR_CHANCE;
    }
    if (m.kind == GWT_MV_USE && gwt_move_action(m) == GWT_ACTION_g_poker)
        imagine_tables(st);
    gwt_apply(st, seat, m, NULL);
    return settle(st, seat, depth);
}

static int32_t best_answer(gwt_state *st, int seat, int depth)
{
    sb_move list[SB_MOVES_MAX];
    gwt_state best_state = *st;
    int n = gwt_legal_decision(st, list);
    int32_t best = INT32_MIN;
    if (gwt_top(st)->op == GWT_OP_BUILD_AT || gwt_top(st)->op == GWT_OP_RETURN)
        n = gwt_min(n, PLACES_TRIED);
    for (int i = 0; i < n; i++) {
        gwt_state next = *st;
        int32_t v = try_move(&next, seat, list[i], depth - 1);
        if (v > best)
            best = v, best_state = next;
    }
    *st = best_state;
    return best;
}

/* Answers what the seat is asked next; in phase B, in Kansas City and in other turns it stops and values. */
static int32_t settle(gwt_state *st, int seat, int depth)
{
    if (st->stack_n == 0 || gwt_top(st)->seat != seat || depth <= 0)
        return value_of(st, seat);
    switch ((gwt_op)gwt_top(st)->op) {
    case GWT_OP_PHASE_B:
    case GWT_OP_START:
    case GWT_OP_DISCARD:
    case GWT_OP_FIRST_DISCARD:
    case GWT_OP_HERDER:
        return value_of(st, seat) + (gwt_top(st)->op == GWT_OP_HERDER ? WORTH[HERDER_STEP] * gwt_top(st)->a : 0);
    case GWT_OP_FORESIGHT:
    case GWT_OP_CERTIFICATES: return best_delivery(st, seat) + WORTH[KANSAS_CITY];
    case GWT_OP_POKER_LAY: return best_answer(st, seat, 1); /* the first card tells whether it is worth it */
    default: return best_answer(st, seat, depth);
    }
}

/* The best few actions of a location, one after the other. */
static int32_t phase_b_worth(gwt_state *st, int seat)
{
    int32_t now = value_of(st, seat);
    for (int i = 0; i < ACTIONS_TRIED; i++) {
        sb_move list[SB_MOVES_MAX];
        gwt_state best_state = *st;
        int n = gwt_legal_decision(st, list);
        int32_t best = now;
        for (int k = 0; k < n; k++) {
            if (list[k].kind == GWT_MV_END || list[k].kind == GWT_MV_PLAY)
                continue;
            gwt_state next = *st;
            int32_t v = try_move(&next, seat, list[k], DEPTH);
            if (v > best)
                best = v, best_state = next;
        }
        if (best <= now || best_state.stack_n == 0 || gwt_top(&best_state)->op != GWT_OP_PHASE_B)
            return best;
        *st = best_state;
        now = best;
    }
    return now;
}

/* ---- kinds of moves ---------------------------------------------------------------------------------------------- */

/* Where to go: the fees, and what can be done there. */
static int32_t path_worth(const gwt_state *st, int seat, sb_move m)
{
    gwt_state next = *st;
    gwt_apply(&next, seat, m, NULL);
    if (next.stack_n == 0 || gwt_top(&next)->seat != seat)
        return value_of(&next, seat);
    if (gwt_top(&next)->op == GWT_OP_PHASE_B)
        return phase_b_worth(&next, seat);
    return settle(&next, seat, DEPTH);
}

/* The card that is missed least: what the hand is worth without it, and a poor card is better away. */
static int32_t discard_worth(const gwt_state *st, int seat, int card)
{
    gwt_player p = st->player[seat];
    gwt_leave_hand(&p, card);
    int value = gwt_breeding_value(&p) + income_in_hand(&p);
    return value * WORTH[HAND_POINT] + (card >= GWT_OBJ_FIRST ? -20 : 8 - 2 * GWT_CARD[card].value);
}

static int32_t remove_worth(const gwt_state *st, int seat, int card)
{
    gwt_state next = *st;
    gwt_leave_hand(&next.player[seat], card);
    return value_of(&next, seat) + (card == GWT_CARD_criollo ? 60 : 0);
}

/* Workers hasten the end; hazards and outlaws hinder everybody. */
static int32_t foresight_worth(const gwt_state *st, int seat, int tile)
{
    int32_t own[SB_CATEGORIES_MAX], other[SB_CATEGORIES_MAX];
    int lead = 1000;
    gwt_score_seat(st, seat, own);
    for (int s = 0; s < st->players; s++) {
        if (s == seat)
            continue;
        gwt_score_seat(st, s, other);
        lead = gwt_min(lead, (int)(own[GWT_CAT_TOTAL] - other[GWT_CAT_TOTAL]));
    }
    bool worker = GWT_TILE[tile].family == GWT_WORKER;
    return worker ? (lead > 0 ? 20 : -20) : GWT_TILE[tile].vp + (GWT_TILE[tile].family == GWT_OUTLAW ? 5 : 0);
}

/* An exchange token is worth using in Kansas City, when the hand holds a breed twice. */
static int32_t exchange_worth(const gwt_state *st, int seat, int n)
{
    const gwt_player *p = &st->player[seat];
    const gwt_frame *f = gwt_top_const(st);
    int doubles = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        doubles += p->hand[c] > 1 ? p->hand[c] - 1 : 0;
    bool in_time = f->seat == seat && f->op == GWT_OP_CERTIFICATES;
    return in_time && doubles >= n ? 100 * n : -1000;
}

static int32_t try_alone(const gwt_state *st, int seat, sb_move m)
{
    gwt_state next = *st;
    return try_move(&next, seat, m, DEPTH);
}

/* Before phase A a card that pays is played first: paths are compared with what they lead to. */
static int32_t play_worth(const gwt_state *st, int seat, sb_move m)
{
    int32_t v = try_alone(st, seat, m);
    if (gwt_top_const(st)->op != GWT_OP_START)
        return v;
    return v > value_of(st, seat) ? v + FIRST : NEVER;
}

static int32_t appraise(const gwt_state *st, int seat, sb_move move)
{
    const gwt_frame *f = gwt_top_const(st);
    if (move.kind == GWT_MV_EXCHANGE) {
        int32_t v = exchange_worth(st, seat, sb_move_get_number(move));
        return v > 0 ? best_delivery(st, seat) + v : NEVER;
    }
    switch ((gwt_move)move.kind) {
    case GWT_MV_MOVE:
    case GWT_MV_PLACE: return path_worth(st, seat, move);
    case GWT_MV_DISCARD: return discard_worth(st, seat, move.arg[0]);
    case GWT_MV_REMOVE: return remove_worth(st, seat, move.arg[0]);
    case GWT_MV_FORESIGHT: return foresight_worth(st, seat, move.arg[0]);
    case GWT_MV_CERTIFICATES: return delivery_worth(st, seat, sb_move_get_number(move));
    case GWT_MV_SIMMENTAL: return 100 * sb_move_get_number(move);
    case GWT_MV_DELIVER: return f->a ? try_alone(st, seat, move) : city_worth(st, seat, move.arg[0]);
    case GWT_MV_DRAW: return value_of(st, seat) + 10 * sb_move_get_number(move);
    case GWT_MV_TAKE_STACK: return value_of(st, seat) - 100;
    case GWT_MV_REVEAL: return value_of(st, seat) + FOR_CHANCE;
    case GWT_MV_DONE:
    case GWT_MV_END: return value_of(st, seat);
    case GWT_MV_PLAY: return play_worth(st, seat, move);
    case GWT_MV_USE:
    case GWT_MV_USE_CARDS:
    case GWT_MV_USE_BACK:
    case GWT_MV_DO:
    case GWT_MV_DO_CARDS:
    case GWT_MV_DO_BACK:
    case GWT_MV_TAKE:
    case GWT_MV_HIRE:
    case GWT_MV_BUY:
    case GWT_MV_BUILD:
    case GWT_MV_BUILD_AT:
    case GWT_MV_HAZARD:
    case GWT_MV_BOUNTY:
    case GWT_MV_ENGINE:
    case GWT_MV_UPGRADE:
    case GWT_MV_DISC:
    case GWT_MV_DISC_FROM:
    case GWT_MV_APPOINT:
    case GWT_MV_STORE:
    case GWT_MV_TAKE_CATTLE:
    case GWT_MV_POKER_SEAT:
    case GWT_MV_POKER_LAY:
    case GWT_MV_DECLINE:
    case GWT_MV_EXCHANGE:
    case GWT_MV_COUNT: break;
    }
    return try_alone(st, seat, move);
}

void gwt_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    for (int i = 0; i < n; i++)
        value[i] = appraise(redacted, seat, list[i]);
}
