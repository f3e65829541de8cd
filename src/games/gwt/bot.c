/* bot.c: how good a move looks (game.h, appraise): what the bot `greedy` plays Great Western Trail by.
 *
 * A move is tried on a copy of what the seat knows; decisions that follow from it are answered as well as possible, and
 * the position reached is valued (bot_value.c, bot_herd.c, bot_city.c, bot_poker.c).  Where chance would answer
 * (drawing, revealing), nothing is tried and a number stands for it. */
#include "games/gwt/bot.h"
#include "games/gwt/action.h"
#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/flow.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/score.h"

#include <string.h>

/* ---- Kansas City ------------------------------------------------------------------------------------------------- */

/* Spending so many certificates: income, and the city it makes possible. */
static int32_t delivery_worth(const gwt_state *st, int seat, int spent)
{
    gwt_state copy = *st;
    gwt_player *p = &copy.player[seat];
    int value = gwt_breeding_value(p) + gwt_permanent(p) + spent, left = GWT_CERTIFICATES[p->certificate] - spent;
    while (GWT_CERTIFICATES[p->certificate] > left)
        p->certificate--;
    p->money = (int16_t)(p->money + value + gwt_bot_income(p));
    gwt_discard_hand(&copy, seat, NULL);
    return gwt_bot_value(&copy, seat) + gwt_bot_best_city(&copy, seat, value);
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

enum { DEPTH = 4, PLACES_TRIED = 4, ACTIONS_TRIED = 3, ALL_ARGUMENTS = sizeof((sb_move) { 0 }).arg };

/* How far the consequences of a move are looked into: so many decisions, and none of those whose frames lie as low on the
 * stack as `floor`. */
typedef struct limits {
    int depth, floor;
} limits;

static int32_t settle(gwt_state *st, int seat, limits l);

/* The position after the move, with everything that follows from it. */
static int32_t try_move(gwt_state *st, int seat, sb_move m, limits l)
{
    if (is_chance(m.kind)) {
        gwt_pop(st);
        return gwt_bot_value(st, seat) + FOR_CHANCE;
    }
    if (m.kind == GWT_MV_USE && gwt_move_action(m) == GWT_ACTION_g_poker)
        gwt_bot_imagine(st);
    gwt_apply(st, seat, m, NULL);
    return settle(st, seat, l);
}

/* How many arguments say what is done.  The rest is the cell of a town or the cards that are discarded for it. */
static int arguments(int kind)
{
    return kind == GWT_MV_USE_CARDS ? 2 : kind == GWT_MV_DO_CARDS || kind == GWT_MV_STORE ? 1 : ALL_ARGUMENTS;
}

static bool are_alike(sb_move a, sb_move b)
{
    return a.kind == b.kind && memcmp(a.arg, b.arg, (size_t)arguments(a.kind)) == 0;
}

/* What is left in hand after the discards of a move. */
static int left_in_hand(const gwt_state *st, int seat, sb_move m)
{
    gwt_player p = st->player[seat];
    for (int i = arguments(m.kind); i < ALL_ARGUMENTS && m.arg[i]; i++)
        gwt_leave_hand(&p, m.arg[i]);
    return gwt_breeding_value(&p) + gwt_bot_income(&p);
}

/* Of two alike the better one: the first free cell of a town is its best one, cards should be missed least. */
static bool is_better(const gwt_state *st, int seat, sb_move a, sb_move b)
{
    return a.kind != GWT_MV_STORE && left_in_hand(st, seat, a) > left_in_hand(st, seat, b);
}

/* The answers worth a trial: of those alike, which stand together, only one; a store that was paid for is placed. */
static int candidates(const gwt_state *st, int seat, sb_move *list)
{
    int n = gwt_legal_decision(st, list), op = gwt_top_const(st)->op, kept = 0;
    if (op == GWT_OP_BUILD_AT || op == GWT_OP_RETURN)
        return gwt_min(n, PLACES_TRIED);
    for (int i = 0; i < n; i++) {
        if (kept == 0 || !are_alike(list[kept - 1], list[i]))
            list[kept++] = list[i];
        else if (is_better(st, seat, list[i], list[kept - 1]))
            list[kept - 1] = list[i];
    }
    return op == GWT_OP_STORE && list[kept - 1].kind == GWT_MV_DECLINE ? kept - 1 : kept;
}

/* Several cards to remove: one after the other, each as if it were the last.  (Of two stores the first may open the way
 * to the second, so that both are tried together.) */
static bool asks_again(const gwt_frame *f)
{
    return f->op == GWT_OP_REMOVE && f->count.left > 1;
}

static int32_t best_answer(gwt_state *st, int seat, limits l)
{
    sb_move list[SB_MOVES_MAX];
    gwt_state tried[2]; /* the best one so far and the one of now, in turns */
    int n = candidates(st, seat, list), now = 0;
    bool again = asks_again(gwt_top(st));
    int32_t best = INT32_MIN;
    for (int i = 0; i < n; i++) {
        tried[now] = *st;
        int32_t v = try_move(&tried[now], seat, list[i], (limits) { l.depth - 1, again ? st->stack_n : l.floor });
        if (v > best)
            best = v, now = !now;
    }
    *st = tried[!now];
    return again ? settle(st, seat, (limits) { l.depth - 1, l.floor }) : best;
}

/* Answers what the seat is asked next; in phase B, in Kansas City and in other turns it stops and values. */
static int32_t settle(gwt_state *st, int seat, limits l)
{
    if (st->stack_n <= l.floor || gwt_top(st)->seat != seat || l.depth <= 0)
        return gwt_bot_value(st, seat);
    switch ((gwt_op)gwt_top(st)->op) {
    case GWT_OP_PHASE_B:
    case GWT_OP_START:
    case GWT_OP_DISCARD:
    case GWT_OP_FIRST_DISCARD: return gwt_bot_value(st, seat);
    case GWT_OP_HERDER: return gwt_bot_value(st, seat) + GWT_WORTH[HERDER_STEP] * gwt_top(st)->upto.most;
    case GWT_OP_FORESIGHT:
    case GWT_OP_CERTIFICATES: return best_delivery(st, seat) + GWT_WORTH[KANSAS_CITY];
    case GWT_OP_POKER_LAY: return best_answer(st, seat, (limits) { .depth = 1 }); /* the first card tells enough */
    default: return best_answer(st, seat, l);
    }
}

/* The best few actions of a location, one after the other. */
static int32_t phase_b_worth(gwt_state *st, int seat)
{
    int32_t now = gwt_bot_value(st, seat);
    for (int i = 0; i < ACTIONS_TRIED; i++) {
        sb_move list[SB_MOVES_MAX];
        gwt_state best_state = *st;
        int n = candidates(st, seat, list);
        int32_t best = now;
        for (int k = 0; k < n; k++) {
            if (list[k].kind == GWT_MV_END || list[k].kind == GWT_MV_PLAY)
                continue;
            gwt_state next = *st;
            int32_t v = try_move(&next, seat, list[k], (limits) { .depth = DEPTH });
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

/* Where to go: the fees, and what can be done there; a short way leaves more turns for the rest of it. */
static int32_t path_worth(const gwt_state *st, int seat, sb_move m)
{
    gwt_state next = *st;
    int steps = 0;
    while (steps < (int)sizeof m.arg && m.arg[steps])
        steps++;
    int32_t way =
        st->solo ? 0 : gwt_bot_scaled(steps * GWT_WORTH[STEP], gwt_bot_remaining(st)); /* Sam gains by turns */
    gwt_apply(&next, seat, m, NULL);
    if (next.stack_n == 0 || gwt_top(&next)->seat != seat)
        return way + gwt_bot_value(&next, seat);
    if (gwt_top(&next)->op == GWT_OP_PHASE_B)
        return way + phase_b_worth(&next, seat);
    return way + settle(&next, seat, (limits) { .depth = DEPTH });
}

/* The card that is missed least: what the hand is worth without it, and a poor card is better away. */
static int32_t discard_worth(const gwt_state *st, int seat, int card)
{
    gwt_player p = st->player[seat];
    gwt_leave_hand(&p, card);
    int value = gwt_breeding_value(&p) + gwt_bot_income(&p);
    return value * GWT_WORTH[HAND_POINT] + (card >= GWT_OBJ_FIRST ? -20 : 8 - 2 * GWT_CARD[card].value);
}

static int32_t remove_worth(const gwt_state *st, int seat, int card)
{
    gwt_state next = *st;
    gwt_leave_hand(&next.player[seat], card);
    return gwt_bot_value(&next, seat) + (card == GWT_CARD_criollo ? 60 : 0);
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
    if (GWT_TILE[tile].family == GWT_WORKER)
        return lead > GWT_WORTH[LEAD] ? 20 : -20;
    return GWT_TILE[tile].vp + (GWT_TILE[tile].family == GWT_OUTLAW ? 5 : 0);
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
    return try_move(&next, seat, m, (limits) { .depth = DEPTH });
}

/* Before phase A a card that pays is played first: paths are compared with what they lead to. */
static int32_t play_worth(const gwt_state *st, int seat, sb_move m)
{
    int32_t v = try_alone(st, seat, m);
    if (gwt_top_const(st)->op != GWT_OP_START)
        return v;
    return v > gwt_bot_value(st, seat) ? v + FIRST : NEVER;
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
    case GWT_MV_DELIVER:
        return f->deliver.special ? try_alone(st, seat, move) : gwt_bot_city_worth(st, seat, move.arg[0]);
    case GWT_MV_DRAW: return gwt_bot_value(st, seat) + 10 * sb_move_get_number(move);
    case GWT_MV_TAKE_STACK: return gwt_bot_value(st, seat) - 100;
    case GWT_MV_REVEAL: return gwt_bot_value(st, seat) + FOR_CHANCE;
    case GWT_MV_DONE:
    case GWT_MV_END: return gwt_bot_value(st, seat);
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
