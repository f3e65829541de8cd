/* bot_city.c: which cities pay, and stores that lead there (bot.h). */
#include "games/gwt/bot.h"
#include "games/gwt/certificate.h"
#include "games/gwt/delivery.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/store.h"

/* Points of a large city, for somebody with so many bells. */
static int emblem_points(const gwt_state *st, const gwt_player *p, int city)
{
    const gwt_emblem_row *row = &gwt_box(st)->emblem[city];
    return 100 * (row->vp + (row->bell_vp ? row->bell_vp * gwt_bells(p) : 0));
}

/* A large city that was not served yet, for somebody whose hands are worth so much: far ones give some hope. */
static int large_city_worth(const gwt_state *st, const gwt_player *p, int city, int reach)
{
    int v = GWT_WORTH[LARGE_CITY] + emblem_points(st, p, city) / 3;
    if (p->city[city])
        return 0;
    return GWT_CITY[city].value <= reach ? v : v / 4;
}

/* Rails to the North: stores, bells, large cities that may be served, ways that are open. */
int gwt_bot_stores_worth(const gwt_state *st, int seat, const gwt_herd *h, int left)
{
    const gwt_player *p = &st->player[seat];
    if (!st->rails_north)
        return 0;
    uint32_t access = gwt_access(st, seat);
    int reach = h->strength / PARTS + gwt_permanent(p) + GWT_CERTIFICATES[GWT_LIMIT_STEP];
    int sum = gwt_size(p->stores) * GWT_WORTH[STORE] + gwt_bells(p) * GWT_WORTH[BELL];
    sum += gwt_size(access) * GWT_WORTH[RAIL];
    for (uint32_t set = (p->stores | access) & GWT_LARGE_SET; set; set &= set - 1) {
        int t = gwt_lowest(set), v = large_city_worth(st, p, GWT_TOWN[t].number, reach);
        sum += p->stores >> t & 1 ? v : v * GWT_WORTH[NEAR_CITY] / 100;
    }
    return gwt_bot_scaled(sum, left);
}

/* ---- cities ------------------------------------------------------------------------------------------------------ */

/* What a disc on a city brings: its points, arrows that are complete or begun, objective cards; less the transport. */
static int city_worth(const gwt_state *st, int seat, int city, int left)
{
    const gwt_player *p = &st->player[seat];
    const gwt_box_row *box = gwt_box(st);
    int v = emblem_points(st, p, city) + gwt_bot_scaled(GWT_WORTH[CITY], left);
    v += box->emblem[city].objective ? GWT_WORTH[ARROW_ACTION] : 0;
    v += (box->emblem[city].money - gwt_transport(st, seat, city)) * gwt_bot_dollar(left);
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++) {
        if (row->from != city && row->to != city)
            continue;
        bool complete = p->city[row->from == city ? row->to : row->from] != 0;
        int arrow = 100 * row->vp + (row->action != GWT_ARROW_NONE ? GWT_WORTH[ARROW_ACTION] : 0);
        v += complete ? arrow : arrow > 0 ? gwt_bot_scaled(arrow / 3, left) : 0;
    }
    return v;
}

int gwt_bot_city_worth(const gwt_state *st, int seat, int city)
{
    return city_worth(st, seat, city, gwt_bot_remaining(st));
}

enum { NO_CITY = -900 };

/* The best city for a delivery of so much, and for one of one more. */
static void best_cities(const gwt_state *st, int seat, int limit, int *now, int *next)
{
    int left = gwt_bot_remaining(st);
    *now = *next = NO_CITY;
    for (uint64_t set = gwt_cities(st, seat, limit + 1, false); set; set &= set - 1) {
        int city = gwt_lowest(set), v = city_worth(st, seat, city, left);
        *next = v > *next ? v : *next;
        if (GWT_CITY[city].value <= limit)
            *now = v > *now ? v : *now;
    }
}

int gwt_bot_best_city(const gwt_state *st, int seat, int limit)
{
    int now, next;
    best_cities(st, seat, limit, &now, &next);
    return now;
}

/* What the hand could be delivered for once it is drawn up, certificates included. */
int gwt_bot_next_city_worth(const gwt_state *st, int seat, const gwt_herd *h)
{
    const gwt_player *p = &st->player[seat];
    if (!st->stack_n || st->token_holder)
        return 0;
    int part = h->to_come % PARTS, now, next;
    int limit = gwt_breeding_value(p) + gwt_permanent(p) + GWT_CERTIFICATES[p->certificate] + h->to_come / PARTS;
    best_cities(st, seat, limit, &now, &next);
    return (now * (PARTS - part) + next * part) / PARTS * GWT_WORTH[NEXT_CITY] / 100;
}
