/* view.c: what a viewer sees of a position: everything that lies open on the table (GWT-INFO-2), and the own hand.
 * Redaction is done before: what is not in the (redacted) state cannot get out here. */
#include "games/gwt/state.h"
#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/delivery.h"
#include "games/gwt/flow.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/sam.h"
#include "games/gwt/score.h"
#include "games/gwt/store.h"
#include "games/gwt/trail.h"

static const char *item(int domain, int i)
{
    return GWT_DOMAINS[domain].item[i].id;
}

static void view_cards(sb_json *out, const char *key, const uint8_t counts[GWT_CATTLE], uint64_t objectives)
{
    sb_json_list(out, key);
    for (int c = 1; counts && c < GWT_CATTLE; c++)
        for (int i = 0; i < counts[c]; i++)
            sb_json_text(out, NULL, item(GWT_DOM_CARD, c));
    for (; objectives; objectives &= objectives - 1)
        sb_json_text(out, NULL, item(GWT_DOM_CARD, GWT_OBJ_FIRST + gwt_lowest(objectives)));
    sb_json_end(out);
}

static void view_set(sb_json *out, const char *key, uint64_t set, int domain)
{
    sb_json_list(out, key);
    for (; set; set &= set - 1)
        sb_json_text(out, NULL, item(domain, gwt_lowest(set)));
    sb_json_end(out);
}

static void view_item(sb_json *out, const char *key, int domain, int i)
{
    if (i)
        sb_json_text(out, key, item(domain, i));
    else
        sb_json_null(out, key);
}

static void view_tiles(sb_json *out, const char *key, const uint8_t counts[GWT_TILE_COUNT])
{
    sb_json_list(out, key);
    for (int t = 1; t < GWT_TILE_COUNT; t++)
        for (int i = 0; i < counts[t]; i++)
            sb_json_text(out, NULL, item(GWT_DOM_TILE, t));
    sb_json_end(out);
}

static void view_seat(sb_json *out, const char *key, int seat_or_none)
{
    if (seat_or_none)
        sb_json_int(out, key, seat_or_none - 1);
    else
        sb_json_null(out, key);
}

/* ---- players ----------------------------------------------------------------------------------------------------- */

static void view_workers(sb_json *out, const gwt_player *p)
{
    sb_json_object(out, "workers");
    for (int w = 1; w <= GWT_WORKERS; w++)
        sb_json_int(out, item(GWT_DOM_TILE, w), p->workers[w - 1]);
    sb_json_end(out);
}

static void view_cities(sb_json *out, const gwt_player *p, uint32_t cities)
{
    sb_json_object(out, "cities");
    for (; cities; cities &= cities - 1)
        sb_json_int(out, item(GWT_DOM_CITY, gwt_lowest(cities)), p->city[gwt_lowest(cities)]);
    sb_json_end(out);
}

static void view_buildings(sb_json *out, const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    sb_json_list(out, "unbuilt");
    for (unsigned set = p->unbuilt; set; set &= set - 1)
        sb_json_text(out, NULL, item(GWT_DOM_BUILDING, gwt_own_design(st, seat, gwt_lowest(set))));
    sb_json_end(out);
}

/* What the draw stack holds, in no order; of another seat together with the hidden part of the hand (GWT-INFO-1). */
static void view_unseen(sb_json *out, const gwt_player *p)
{
    sb_json_list(out, "unseen");
    for (int i = 0; i < GWT_HERD_MAX && p->stack[i]; i++)
        sb_json_text(out, NULL, item(GWT_DOM_CARD, p->stack[i]));
    sb_json_end(out);
}

static void view_herd(sb_json *out, const gwt_player *p, bool own)
{
    sb_json_int(out, "hand_size", p->hand_n);
    sb_json_int(out, "stack_size", p->stack_n);
    view_cards(out, own ? "hand" : "known_hand", p->hand, p->hand_obj);
    if (own)
        sb_json_int(out, "breeding_value", gwt_breeding_value(p));
    view_unseen(out, p);
    view_cards(out, "discard", p->discard, p->discard_obj);
    view_cards(out, "objectives", NULL, p->area_obj);
}

static void view_annex(const gwt_state *st, int seat, sb_json *out)
{
    const gwt_player *p = &st->player[seat];
    sb_json_int(out, "stores_left", gwt_stores_left(p));
    sb_json_int(out, "bells", gwt_bells(p));
    view_set(out, "stores", p->stores, GWT_DOM_TOWN);
    view_set(out, "access", gwt_is_sam(st, seat) ? 0 : gwt_access(st, seat), GWT_DOM_TOWN); /* RTN-SOLO-6 */
}

/* POK-LAY-21: who sits there, the token and how many cards; which ones only as far as they are known. */
static void view_poker_player(sb_json *out, const gwt_player *p)
{
    sb_json_object(out, "poker");
    view_item(out, "worker", GWT_DOM_TILE, p->seated);
    view_item(out, "bonus_token", GWT_DOM_BONUS, p->bonus);
    sb_json_int(out, "cards", p->laid_n);
    sb_json_list(out, "laid");
    for (int i = 0; i < p->laid_n && p->laid[i]; i++)
        sb_json_text(out, NULL, item(GWT_DOM_CARD, p->laid[i]));
    sb_json_end(out);
    sb_json_end(out);
}

static void view_poker_table(const gwt_state *st, sb_json *out)
{
    int taken = 0;
    for (int s = 0; s < st->players; s++)
        taken += st->player[s].bonus != 0;
    sb_json_object(out, "poker");
    sb_json_int(out, "pot", st->pot);
    sb_json_list(out, "bonus_tokens");
    for (int t = taken + 1; t <= st->players; t++)
        sb_json_text(out, NULL, item(GWT_DOM_BONUS, t));
    sb_json_end(out);
    sb_json_end(out);
}

static void view_score(sb_json *out, const sb_result *r, int seat)
{
    sb_json_object(out, "score");
    for (int c = 0; c < GWT_CAT_COUNT; c++)
        sb_json_int(out, GWT_CATEGORIES[c].id, r->score[seat][c]);
    sb_json_end(out);
}

/* ---- what people plan with --------------------------------------------------------------------------------------- */

/* What the herd would bring now, on the way as well as in Kansas City: its value with the permanent certificates, those that may
 * be spent besides, and the cities within reach with what each takes (GWT-INC-2, GWT-INC-3, GWT-DEL-1). */
static void view_delivery(const gwt_state *st, int seat, sb_json *out)
{
    const gwt_player *p = &st->player[seat];
    const gwt_frame *f = gwt_top_const(st);
    bool counted = f->op == GWT_OP_DELIVER && f->seat == seat; /* the hand is shown and gone */
    int value = counted ? f->deliver.value : gwt_breeding_value(p) + gwt_permanent(p);
    int more = counted ? 0 : GWT_CERTIFICATES[p->certificate];
    sb_json_object(out, "delivery");
    sb_json_int(out, "value", value);
    sb_json_int(out, "certificates", more);
    sb_json_list(out, "cities");
    for (uint64_t set = gwt_cities(st, seat, value + more, counted && f->deliver.special); set; set &= set - 1) {
        int c = gwt_lowest(set), missing = GWT_CITY[c].value - value;
        sb_json_object(out, NULL);
        sb_json_text(out, "city", item(GWT_DOM_CITY, c));
        sb_json_int(out, "certificates", missing > 0 ? missing : 0);
        sb_json_int(out, "transport", gwt_transport(st, seat, c));
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_end(out);
}

/* One objective card: its tasks, and what is left for them when the cards that are met have had theirs. */
static void view_task_card(int objective, bool met, const int left[GWT_TASK_COUNT], sb_json *out)
{
    const gwt_objective_row *row = &GWT_OBJECTIVE[objective];
    sb_json_object(out, NULL);
    sb_json_text(out, "card", item(GWT_DOM_CARD, GWT_OBJ_FIRST + objective));
    sb_json_bool(out, "met", met);
    sb_json_list(out, "tasks");
    for (int t = 0; t < GWT_TASK_COUNT; t++) {
        if (!row->need[t])
            continue;
        sb_json_object(out, NULL);
        sb_json_text(out, "task", item(GWT_DOM_TASK, t));
        sb_json_int(out, "need", row->need[t]);
        sb_json_int(out, "have", met ? row->need[t] : gwt_min(left[t], row->need[t]));
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_end(out);
}

/* GWT-SCORE-7b, GWT-SCORE-7c: which objective cards are met under the best allocation, and how far the others are. */
static void view_tasks(const gwt_state *st, int seat, sb_json *out)
{
    gwt_holding own = gwt_holding_of(st, seat);
    gwt_objective_score best = gwt_objectives_of(st, seat, &own);
    int left[GWT_TASK_COUNT];
    for (int t = 0; t < GWT_TASK_COUNT; t++)
        left[t] = own.have[t];
    for (uint64_t set = best.met; set; set &= set - 1)
        for (int t = 0; t < GWT_TASK_COUNT; t++)
            left[t] -= GWT_OBJECTIVE[gwt_lowest(set)].need[t];
    sb_json_list(out, "tasks");
    for (uint64_t set = st->player[seat].area_obj | own.objectives; set; set &= set - 1)
        view_task_card(gwt_lowest(set), best.met >> gwt_lowest(set) & 1, left, out);
    sb_json_end(out);
}

static void view_player(const gwt_state *st, int seat, bool own, const sb_result *r, sb_json *out)
{
    const gwt_player *p = &st->player[seat];
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", seat);
    if (gwt_is_sam(st, seat))
        sb_json_bool(out, "automa", true);
    sb_json_int(out, "money", p->money);
    sb_json_int(out, "exchange_tokens", p->tokens);
    sb_json_int(out, "certificates", GWT_CERTIFICATES[p->certificate]);
    sb_json_int(out, "certificate_limit", GWT_CERTIFICATES[gwt_certificate_limit(p)]);
    sb_json_int(out, "permanent_certificates", gwt_permanent(p));
    sb_json_int(out, "step_limit", gwt_step_limit(st, seat));
    sb_json_int(out, "hand_limit", gwt_hand_limit(p));
    view_item(out, "herder", GWT_DOM_PLACE, p->herder);
    sb_json_text(out, "engine", item(GWT_DOM_SPACE, p->engine));
    view_workers(out, p);
    view_set(out, "discs", p->discs, GWT_DOM_SLOT);
    view_set(out, "stations", p->stations, GWT_DOM_STATION);
    view_cities(out, p, gwt_box(st)->cities);
    view_set(out, "station_masters", p->masters, GWT_DOM_MASTER);
    view_tiles(out, "tiles", p->owned);
    view_buildings(out, st, seat);
    if (st->rails_north)
        view_annex(st, seat, out);
    view_herd(out, p, own);
    if (own && st->stack_n)
        view_delivery(st, seat, out);
    if (!gwt_is_sam(st, seat))
        view_tasks(st, seat, out);
    if (st->poker)
        view_poker_player(out, p);
    view_score(out, r, seat);
    sb_json_end(out);
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

/* Fees are given for the viewer: the number people plan with. */
static void view_place(const gwt_state *st, int place, int viewer, sb_json *out)
{
    int code = st->tile[place];
    sb_json_object(out, NULL);
    sb_json_text(out, "place", item(GWT_DOM_PLACE, place));
    if (gwt_is_building(code)) {
        sb_json_text(out, "building", item(GWT_DOM_BUILDING, gwt_design(code)));
        if (!gwt_is_neutral(code))
            sb_json_int(out, "seat", gwt_owner(code));
    } else {
        sb_json_text(out, "tile", item(GWT_DOM_TILE, code));
    }
    if (viewer < gwt_people(st))
        sb_json_int(out, "fee", gwt_fee_at(st, viewer, place));
    sb_json_end(out);
}

static void view_trail(const gwt_state *st, int viewer, sb_json *out)
{
    sb_json_list(out, "trail");
    for (uint64_t set = st->locations; set; set &= set - 1)
        view_place(st, gwt_lowest(set), viewer, out);
    sb_json_end(out);
}

static void view_rows(sb_json *out, const char *key, const uint8_t *tiles, int rows, int columns)
{
    sb_json_list(out, key);
    for (int r = 0; r < rows; r++) {
        sb_json_list(out, NULL);
        for (int c = 0; c < columns; c++)
            view_item(out, NULL, GWT_DOM_TILE, tiles[r * columns + c]);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void view_job_market(const gwt_state *st, sb_json *out)
{
    view_rows(out, "job_market", &st->job[0][0], GWT_JOB_ROWS, GWT_JOB_COLUMNS);
    sb_json_list(out, "job_costs");
    for (int r = 0; r < GWT_JOB_ROWS; r++)
        sb_json_int(out, NULL, GWT_JOB[r].cost);
    sb_json_end(out);
    sb_json_int(out, "job_first_column", GWT_COUNT[st->players].first_column);
    sb_json_int(out, "token_row", st->token_row);
    view_seat(out, "token_holder", st->token_holder);
}

static void view_stations(const gwt_state *st, sb_json *out)
{
    sb_json_list(out, "stations");
    for (int i = 0; i < gwt_box(st)->stations; i++) {
        int space = GWT_STATION[i].master;
        sb_json_object(out, NULL);
        sb_json_text(out, "station", item(GWT_DOM_STATION, i));
        if (i < GWT_TRACK_STATIONS)
            sb_json_text(out, "space", item(GWT_DOM_SPACE, GWT_STATION[i].space));
        else
            sb_json_text(out, "town", item(GWT_DOM_TOWN, GWT_STATION[i].town));
        sb_json_int(out, "cost", GWT_STATION[i].cost);
        sb_json_int(out, "vp", GWT_STATION[i].vp);
        view_item(out, "station_master", GWT_DOM_MASTER, space ? st->master_at[space - 1] : 0);
        view_item(out, "appointed", GWT_DOM_TILE, space ? st->appointed[space - 1] : 0);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void view_cities_of_board(const gwt_state *st, int viewer, sb_json *out)
{
    sb_json_list(out, "cities");
    for (uint32_t set = gwt_box(st)->cities; set; set &= set - 1) {
        int c = gwt_lowest(set);
        sb_json_object(out, NULL);
        sb_json_text(out, "city", item(GWT_DOM_CITY, c));
        sb_json_int(out, "value", GWT_CITY[c].value);
        if (viewer < gwt_people(st))
            sb_json_int(out, "transport", gwt_transport(st, viewer, c));
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* RTN-SET-15: everything about the towns lies open. */
static void view_town(const gwt_state *st, int town, sb_json *out)
{
    const gwt_town_row *row = &GWT_TOWN[town];
    sb_json_object(out, NULL);
    sb_json_text(out, "town", item(GWT_DOM_TOWN, town));
    if (row->kind == GWT_MEDIUM_TOWN)
        sb_json_text(out, "tile", item(GWT_DOM_TOWN_TILE, st->town_tile[row->number]));
    sb_json_list(out, "cells");
    for (int cell = 0; cell < GWT_TRADE_CELLS; cell++)
        view_seat(out, NULL, st->cell[town][cell]);
    sb_json_end(out);
    sb_json_end(out);
}

static void view_towns(const gwt_state *st, sb_json *out)
{
    sb_json_list(out, "towns");
    for (int town = 0; town < GWT_TOWN_COUNT; town++)
        view_town(st, town, out);
    sb_json_end(out);
}

static void view_board(const gwt_state *st, int viewer, sb_json *out)
{
    view_trail(st, viewer, out);
    view_rows(out, "foresight", &st->foresight[0][0], GWT_BAGS, GWT_FORESIGHT_ROWS);
    sb_json_list(out, "bags");
    for (int b = 0; b < GWT_BAGS; b++)
        sb_json_int(out, NULL, st->bag_n[b]);
    sb_json_end(out);
    view_job_market(st, out);
    view_cards(out, "market", st->market, 0);
    sb_json_int(out, "market_stack", st->market_stack_n);
    view_cards(out, "supply", st->supply, 0);
    view_cards(out, "display", NULL, st->display);
    sb_json_int(out, "objective_stack", st->obj_stack_n);
    view_stations(st, out);
    view_cities_of_board(st, viewer, out);
    if (st->rails_north)
        view_towns(st, out);
    view_tiles(out, "gone", st->gone);
    view_cards(out, "removed", st->removed, st->removed_obj);
    if (st->poker)
        view_poker_table(st, out);
}

/* What is going on: the frames from the turn on, as far as people talk about them. */
static void view_phase(const gwt_state *st, sb_json *out)
{
    if (st->stack_n == 0) {
        sb_json_text(out, "phase", "over");
        return;
    }
    sb_json_int(out, "active", gwt_active(st));
    sb_json_text(out, "phase", GWT_OP_DOMAIN.item[st->stack[st->stack_n > 1 ? 1 : 0].op].id);
    sb_json_bool(out, "last_turns", st->token_holder != 0);
}

void gwt_view(const void *redacted, int viewer, sb_json *out)
{
    const gwt_state *st = redacted;
    sb_result r;
    gwt_result(st, &r);
    sb_json_int(out, "turn", st->turn);
    sb_json_int(out, "first", st->first);
    view_phase(st, out);
    sb_json_bool(out, "simmental", st->simmental);
    sb_json_bool(out, "brahman", st->brahman);
    sb_json_bool(out, "rails_north", st->rails_north);
    view_board(st, viewer, out);
    gwt_view_sam(st, out);
    sb_json_list(out, "players");
    for (int s = 0; s < st->players; s++)
        view_player(st, s, s == viewer, &r, out);
    sb_json_end(out);
}
