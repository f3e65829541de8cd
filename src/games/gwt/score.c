/* score.c: the eleven categories (GWT-SCORE), with the best allocation of elements to objective cards. */
#include "games/gwt/state.h"
#include "games/gwt/building.h"
#include "games/gwt/sam.h"
#include "games/gwt/score.h"

#include <string.h>

/* ---- what a player owns ------------------------------------------------------------------------------------------ */

/* All cattle cards of a kind: hand, discard pile, draw stack (in a redacted state the stack holds the unseen hand too,
 * and what lies unseen at the poker table, which does not count at the end: POK-END-1, POK-END-4). */
static void herd_counts(const gwt_player *p, uint8_t count[GWT_CATTLE], uint64_t *objectives)
{
    *objectives = p->hand_obj | p->discard_obj;
    count[0] = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        count[c] = (uint8_t)(p->hand[c] + p->discard[c]);
    for (int i = 0; i < GWT_HERD_MAX && p->stack[i]; i++) {
        if (p->stack[i] < GWT_CATTLE)
            count[p->stack[i]]++;
        else
            *objectives |= gwt_objective_bit(p->stack[i]);
    }
}

static int count_kinds(const uint8_t count[GWT_CATTLE], uint32_t kinds)
{
    int n = 0;
    for (; kinds; kinds &= kinds - 1)
        n += count[gwt_lowest(kinds)];
    return n;
}

int gwt_herd_count(const gwt_player *p, uint32_t kinds)
{
    uint8_t count[GWT_CATTLE];
    uint64_t objectives;
    herd_counts(p, count, &objectives);
    return count_kinds(count, kinds);
}

/* GWT-SCORE-7a, GWT-SCORE-7b, RTN-OBJ-1, RTN-OBJ-3, RTN-BRA-10: each element serves one kind of task, so only their
 * numbers matter. */
static void elements(const gwt_state *st, int seat, const uint8_t count[GWT_CATTLE], uint8_t have[GWT_TASK_COUNT])
{
    const gwt_player *p = &st->player[seat];
    have[GWT_TASK_BUILDING] = (uint8_t)gwt_count(st, seat, GWT_PER_BUILDINGS);
    have[GWT_TASK_GREEN] = p->owned[GWT_TILE_outlaw_green];
    have[GWT_TASK_ORANGE] = p->owned[GWT_TILE_outlaw_orange];
    have[GWT_TASK_HAZARD] = (uint8_t)gwt_count(st, seat, GWT_PER_HAZARDS);
    have[GWT_TASK_STATION] = (uint8_t)gwt_count(st, seat, GWT_PER_STATIONS);
    have[GWT_TASK_VALUE_3] = (uint8_t)count_kinds(count, GWT_VALUE_3_CARDS);
    have[GWT_TASK_SHORTHORN] = (uint8_t)count_kinds(count, GWT_SHORTHORN_CARDS);
    have[GWT_TASK_HEREFORD] = (uint8_t)count_kinds(count, GWT_HEREFORD_CARDS);
    have[GWT_TASK_NEW_YORK] = p->city[GWT_CITY_new_york];
    have[GWT_TASK_BELL] = (uint8_t)gwt_bells(p);
    have[GWT_TASK_ORANGE_CATTLE] = (uint8_t)count_kinds(count, GWT_ORANGE_CARDS);
}

gwt_holding gwt_holding_of(const gwt_state *st, int seat)
{
    gwt_holding own;
    herd_counts(&st->player[seat], own.cattle, &own.objectives);
    elements(st, seat, own.cattle, own.have);
    return own;
}

void gwt_count_elements(const gwt_state *st, int seat, gwt_holding *own)
{
    elements(st, seat, own->cattle, own->have);
}

/* ---- objective cards: an exact search (GWT-SCORE-7) -------------------------------------------------------------- */

/* Numbers by task, all below 128, eight in a word. */
typedef struct tasks {
    uint64_t word[GWT_TASKS_ROOM / 8];
} tasks;

static tasks tasks_of(const uint8_t *number, size_t n)
{
    tasks t = { 0 };
    memcpy(&t, number, n);
    return t;
}

/* The top bit of every byte is lent to it; where it is gone, more was needed than there is. */
static bool is_met(tasks have, tasks need)
{
    const uint64_t lent = UINT64_C(0x8080808080808080);
    return (((have.word[0] | lent) - need.word[0]) & ((have.word[1] | lent) - need.word[1]) & lent) == lent;
}

static tasks without(tasks have, tasks need)
{
    return (tasks) { { have.word[0] - need.word[0], have.word[1] - need.word[1] } };
}

typedef struct search {
    uint8_t card[GWT_OBJECTIVES]; /* cards that could be met, those of most value first */
    int n;
    int rest[GWT_OBJECTIVES + 1]; /* the most that cards from i on can still add */
    uint64_t area, herd;
    int area_n, per_pair;
    gwt_objective_score best;
} search;

/* What meeting a card adds: its VP, and in the area its penalty is saved. */
static int gain_of(const search *s, int card)
{
    const gwt_objective_row *row = &GWT_OBJECTIVE[card];
    return row->vp + (s->area >> card & 1 ? row->penalty : 0);
}

static tasks need_of(int card)
{
    return tasks_of(GWT_OBJECTIVE[card].need, GWT_TASKS_ROOM);
}

/* An unmet card of the herd may be worth keeping for a pair of the station master: the cheapest one. */
static int cheapest_unmet(const search *s, uint64_t met)
{
    int best = -1;
    for (uint64_t set = s->herd & ~met; set; set &= set - 1) {
        int card = gwt_lowest(set);
        if (best < 0 || GWT_OBJECTIVE[card].penalty < GWT_OBJECTIVE[best].penalty)
            best = card;
    }
    return best;
}

/* GWT-SCORE-7c: the larger sum; among equal ones the larger category 7. */
static void keep_better(search *s, uint64_t met, uint64_t kept, int objectives)
{
    int masters = s->per_pair * ((s->area_n + gwt_size(kept)) / 2);
    int sum = objectives + masters, best = s->best.objectives + s->best.masters;
    if (sum > best || (sum == best && objectives > s->best.objectives))
        s->best = (gwt_objective_score) { .objectives = objectives, .masters = masters, .kept = kept, .met = met };
}

static void evaluate(search *s, uint64_t met, int objectives)
{
    uint64_t kept = met & s->herd;
    int spare = cheapest_unmet(s, met);
    keep_better(s, met, kept, objectives);
    if (s->per_pair && spare >= 0)
        keep_better(s, met, kept | UINT64_C(1) << spare, objectives - GWT_OBJECTIVE[spare].penalty);
}

/* No more than this can come out of what is still to be decided: every card met, one more pair for each two. */
static bool is_hopeless(const search *s, int i, uint64_t met, int objectives)
{
    int pairs = (s->area_n + gwt_size(met & s->herd) + (s->n - i) + 1) / 2;
    int bound = objectives + s->rest[i] + s->per_pair * pairs;
    return bound < s->best.objectives + s->best.masters;
}

static void decide(search *s, int i, tasks have, uint64_t met, int objectives)
{
    if (i == s->n) {
        evaluate(s, met, objectives);
        return;
    }
    if (is_hopeless(s, i, met, objectives))
        return;
    int card = s->card[i];
    tasks need = need_of(card);
    if (is_met(have, need))
        decide(s, i + 1, without(have, need), met | UINT64_C(1) << card, objectives + gain_of(s, card));
    decide(s, i + 1, have, met, objectives);
}

static void add_card(search *s, int card)
{
    int at = s->n++;
    while (at > 0 && gain_of(s, s->card[at - 1]) < gain_of(s, card)) {
        s->card[at] = s->card[at - 1];
        at--;
    }
    s->card[at] = (uint8_t)card;
}

gwt_objective_score gwt_best_objectives(const uint8_t have[GWT_TASK_COUNT], uint64_t area, uint64_t herd, int per_pair)
{
    tasks all = tasks_of(have, GWT_TASK_COUNT);
    search s;
    int unmet = 0;
    s.area = area, s.herd = herd, s.area_n = gwt_size(area), s.per_pair = per_pair, s.n = 0;
    for (uint64_t set = area; set; set &= set - 1)
        unmet -= GWT_OBJECTIVE[gwt_lowest(set)].penalty;
    for (uint64_t set = area | herd; set; set &= set - 1)
        if (is_met(all, need_of(gwt_lowest(set))))
            add_card(&s, gwt_lowest(set));
    s.rest[s.n] = 0;
    for (int i = s.n - 1; i >= 0; i--)
        s.rest[i] = s.rest[i + 1] + gain_of(&s, s.card[i]);
    s.best = (gwt_objective_score) { .objectives = INT16_MIN };
    decide(&s, 0, all, 0, unmet);
    s.best.per_pair = per_pair;
    return s.best;
}

/* ---- categories -------------------------------------------------------------------------------------------------- */

static int building_points(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    int sum = 0;
    for (int k = 1; k <= GWT_NUMBERS; k++)
        if (p->built[k])
            sum += GWT_BUILDING[gwt_own_design(st, seat, k)].vp;
    return sum;
}

/* GWT-SCORE-3, RTN-END-2 */
static int city_points(const gwt_box_row *box, const gwt_player *p)
{
    int sum = 0, bells = gwt_bells(p);
    for (uint32_t cities = box->cities; cities; cities &= cities - 1) {
        int c = gwt_lowest(cities);
        if (p->city[c])
            sum += p->city[c] * (box->emblem[c].vp + box->emblem[c].bell_vp * bells);
    }
    for (const gwt_arrow_row *arrow = box->arrow; arrow < box->arrow + box->arrows; arrow++)
        if (p->city[arrow->from] && p->city[arrow->to])
            sum += arrow->vp;
    return sum;
}

static int station_points(const gwt_player *p)
{
    int sum = 0;
    for (unsigned set = p->stations; set; set &= set - 1)
        sum += GWT_STATION[gwt_lowest(set)].vp;
    return sum;
}

static int hazard_points(const gwt_player *p)
{
    int sum = 0;
    for (int t = 1; t < GWT_TILE_COUNT; t++)
        sum += p->owned[t] * GWT_TILE[t].vp;
    return sum;
}

static int cattle_points(const uint8_t count[GWT_CATTLE])
{
    int sum = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        sum += count[c] * GWT_CARD[c].vp;
    return sum;
}

/* GWT-SCORE-8 without the tile that counts objective cards. */
static int master_points(const gwt_state *st, int seat)
{
    int sum = 0;
    for (unsigned set = st->player[seat].masters; set; set &= set - 1) {
        const gwt_master_row *row = &GWT_MASTER[gwt_lowest(set)];
        if (row->vp && row->per != GWT_PER_OBJECTIVES)
            sum += row->vp * (gwt_count(st, seat, (gwt_per)row->per) / row->every);
    }
    return sum;
}

static int points_per_objective_pair(const gwt_player *p)
{
    for (unsigned set = p->masters; set; set &= set - 1)
        if (GWT_MASTER[gwt_lowest(set)].per == GWT_PER_OBJECTIVES)
            return GWT_MASTER[gwt_lowest(set)].vp;
    return 0;
}

/* GWT-SCORE-9 */
static int worker_points(const gwt_player *p)
{
    int sum = 0;
    for (int w = 0; w < GWT_WORKERS; w++)
        if (p->workers[w] >= GWT_FIRST_VP_COLUMN)
            sum += GWT_VP_PER_COLUMN * (p->workers[w] - GWT_FIRST_VP_COLUMN + 1);
    return sum;
}

static int slot_points(const gwt_player *p)
{
    int sum = 0;
    for (unsigned set = ~p->discs & ((1u << GWT_SLOT_COUNT) - 1); set; set &= set - 1)
        sum += GWT_SLOT[gwt_lowest(set)].vp; /* no slot of the annex has points */
    return sum;
}

gwt_objective_score gwt_objectives_of(const gwt_state *st, int seat, const gwt_holding *own)
{
    const gwt_player *p = &st->player[seat];
    bool sam = gwt_is_sam(st, seat);
    return gwt_best_objectives(
        own->have, sam ? 0 : p->area_obj, sam ? 0 : own->objectives, points_per_objective_pair(p));
}

/* Neither stores nor the pot (RTN-END-3, POK-END-3). */
gwt_objective_score gwt_score_holding(
    const gwt_state *st, int seat, const gwt_holding *own, int32_t out[SB_CATEGORIES_MAX])
{
    const gwt_player *p = &st->player[seat];
    bool sam = gwt_is_sam(st, seat);
    gwt_objective_score objectives = gwt_objectives_of(st, seat, own);
    out[GWT_CAT_MONEY] = p->money / GWT_MONEY_PER_VP;
    out[GWT_CAT_BUILDINGS] = building_points(st, seat);
    out[GWT_CAT_CITIES] = city_points(gwt_box(st), p);
    out[GWT_CAT_STATIONS] = station_points(p);
    out[GWT_CAT_HAZARDS] = hazard_points(p);
    out[GWT_CAT_CATTLE] = cattle_points(own->cattle);
    out[GWT_CAT_OBJECTIVES] = objectives.objectives;
    out[GWT_CAT_MASTERS] = master_points(st, seat) + objectives.masters;
    out[GWT_CAT_WORKERS] = worker_points(p);
    out[GWT_CAT_STEP_DISC] = slot_points(p);
    out[GWT_CAT_TOKEN] = st->token_holder == seat + 1 ? GWT_TOKEN_VP : 0;
    out[GWT_CAT_POKER] = GWT_BONUS[p->bonus].vp; /* POK-END-2 */
    if (sam)
        gwt_sam_adjust(st, out);
    out[GWT_CAT_TOTAL] = 0;
    for (int c = 0; c < GWT_CAT_TOTAL; c++)
        out[GWT_CAT_TOTAL] += out[c];
    return objectives;
}

void gwt_score_seat(const gwt_state *st, int seat, int32_t out[SB_CATEGORIES_MAX])
{
    gwt_holding own = gwt_holding_of(st, seat);
    gwt_score_holding(st, seat, &own, out);
}

void gwt_result(const void *state, sb_result *out)
{
    const gwt_state *st = state;
    int64_t worth[SB_SEATS_MAX];
    memset(out, 0, sizeof *out);
    out->players = (uint8_t)gwt_people(st);
    out->automas = (uint8_t)(st->players - out->players);
    out->over = st->stack_n == 0;
    for (int s = 0; s < st->players; s++) {
        gwt_score_seat(st, s, out->score[s]);
        worth[s] = out->score[s][GWT_CAT_TOTAL];
    }
    sb_result_places(out, worth); /* GWT-SCORE-12, SOLO-END-5: ties share */
}

void gwt_announce_end(const gwt_state *st, sb_events *ev)
{
    sb_result r;
    if (!ev)
        return;
    gwt_result(st, &r);
    for (int s = 0; s < st->players; s++)
        sb_emit(ev, GWT_EV_OVER, s, (int16_t)r.score[s][GWT_CAT_TOTAL]);
}
