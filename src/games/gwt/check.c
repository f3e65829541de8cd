/* check.c: what holds of every position (game.h, promise 10): cards, tiles, discs and dollars add up, everything lies
 * where it can, and somebody is asked something. */
#include "games/gwt/state.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/flow.h"
#include "games/gwt/job_market.h"
#include "games/gwt/objective.h"
#include "games/gwt/sam.h"
#include "games/gwt/store.h"

#include <string.h>

static bool is_bit(int v)
{
    return v == 0 || v == 1;
}

static bool are_zero(const uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (bytes[i])
            return false;
    return true;
}

/* ---- options and seats ------------------------------------------------------------------------------------------- */

static const char *check_options(const gwt_state *st)
{
    if (st->players < 2 || st->players > GWT_SEATS)
        return "players: 2 to 4";
    if (!is_bit(st->neutral_random) || !is_bit(st->sides_random) || !is_bit(st->simmental) || !is_bit(st->brahman)
        || !is_bit(st->rails_north) || !is_bit(st->poker) || st->first_seat > st->players)
        return "options: out of range";
    if (st->simmental && st->brahman)
        return "options: Simmental or Brahman"; /* RTN-BRA-1 */
    if (st->first >= st->players || (st->first_seat && st->first != st->first_seat - 1))
        return "first: not a seat, or not the one of the option";
    if ((st->sides_b && !st->sides_random) || (st->sides_b & ~(((1u << gwt_box(st)->numbers) - 1) << 1)))
        return "sides_b: out of range";
    if (st->turn < 1 || st->turn > 30000)
        return "turn: out of range";
    for (size_t s = st->players; s < GWT_SEATS; s++)
        if (!are_zero((const uint8_t *)&st->player[s], sizeof st->player[s]))
            return "players: a seat that is not at the table owns something";
    return NULL;
}

/* ---- one player -------------------------------------------------------------------------------------------------- */

static uint64_t laid_objectives(const gwt_player *p)
{
    uint64_t set = 0;
    for (int i = 0; i < GWT_TABLE_CARDS; i++)
        if (p->laid[i] >= GWT_OBJ_FIRST && p->laid[i] < GWT_CARD_COUNT)
            set |= UINT64_C(1) << (p->laid[i] - GWT_OBJ_FIRST);
    return set;
}

static const char *check_hand(const gwt_player *p)
{
    int hand = gwt_size(p->hand_obj), discard = gwt_size(p->discard_obj);
    if (p->hand[0] || p->known[0] || p->discard[0])
        return "players.hand: dead slot is not zero";
    for (int c = 1; c < GWT_CATTLE; c++) {
        hand += p->hand[c];
        discard += p->discard[c];
        if (p->known[c] > p->hand[c])
            return "players.known: more than is in hand";
    }
    if (hand != p->hand_n || discard != p->discard_n)
        return "players.hand, discard: the number of cards is not right";
    if ((p->known_obj & ~p->hand_obj) || (p->secret_obj & ~(p->hand_obj | laid_objectives(p))))
        return "players.known, secret: a card that is not in hand";
    if ((p->known_obj & p->secret_obj) || gwt_size(p->secret_obj) != p->secret_n)
        return "players.secret: known, or the number is not right";
    if (p->stack_n > GWT_HERD_MAX || !are_zero(p->stack + p->stack_n, (size_t)(GWT_HERD_MAX - p->stack_n)))
        return "players.stack: too many cards, or a dead slot is not zero";
    return NULL;
}

static int discs_of(const gwt_player *p)
{
    int n = gwt_size(p->discs) + gwt_size(p->stations);
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        n += p->city[c];
    return n;
}

static const char *check_board(const gwt_box_row *box, const gwt_player *p)
{
    if (p->discs >> box->slots || p->stations >> box->stations || discs_of(p) != box->slots)
        return "players.discs, stations, cities: 14 discs in all, 15 with Rails to the North";
    for (int c = 0; c < GWT_CITY_COUNT; c++) {
        if (p->city[c] > 1 && !GWT_CITY[c].repeatable)
            return "players.cities: one disc on this city"; /* GWT-DEL-2, RTN-DEL-4 */
        if (p->city[c] && (!(box->cities >> c & 1) || (GWT_CITY[c].town & ~p->stores)))
            return "players.cities: not a city of this game, or without a store in it"; /* RTN-DEL-2 */
    }
    for (int w = 0; w < GWT_WORKERS; w++)
        if (p->workers[w] < 1 || p->workers[w] > GWT_WORKER_COLUMNS)
            return "players.workers: 1 to 6 of each type";
    if (p->certificate >= GWT_CERTIFICATE_STEPS || p->certificate > gwt_certificate_limit(p))
        return "players.certificates: beyond the limit"; /* GWT-CERT-2 */
    if (p->money < 0 || p->money > 9999 || p->tokens > 99 || !are_zero(p->zero, sizeof p->zero))
        return "players.money, tokens: out of range";
    if (p->herder > GWT_PLACE_kansas_city || p->engine >= GWT_SPACE_COUNT)
        return "players.herder, engine: out of range";
    if (p->masters & ~(((1u << box->masters) - 1) << 1))
        return "players.station_masters: unknown tile";
    if (p->unbuilt & ~(((1u << box->numbers) - 1) << 1))
        return "players.unbuilt: unknown building";
    return NULL;
}

/* The seat has had no turn yet, or is choosing its first place. */
static bool is_off_the_board(const gwt_state *st, int seat)
{
    if (gwt_is_sam(st, seat)) /* SOLO-SET-11 */
        return false;
    int place = (seat - st->first + st->players) % st->players;
    if (place != st->turn - 1)
        return place > st->turn - 1;
    for (int i = 0; i < st->stack_n; i++)
        if (st->stack[i].op == GWT_OP_FIRST_DISCARD || st->stack[i].op == GWT_OP_START)
            return true;
    return false;
}

static const char *check_pieces(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    bool in_city = st->stack_n > 1 && st->stack[1].op == GWT_OP_KANSAS_CITY && gwt_active(st) == seat;
    bool at_39 = false;
    for (int i = 0; i < st->stack_n; i++)
        at_39 |= st->stack[i].op == GWT_OP_RETURN && st->stack[i].seat == seat;
    if (p->herder > GWT_PLACE_kansas_city || (p->herder == GWT_PLACE_kansas_city) != in_city
        || (p->herder == 0) != is_off_the_board(st, seat))
        return "players.herder: not a place for it now";
    if (gwt_is_sam(st, seat) && p->engine == GWT_SPACE_s39)
        return NULL; /* SOLO-ENG-6 */
    if (p->engine >= GWT_SPACE_COUNT || (p->engine == GWT_SPACE_s39) != at_39)
        return "players.engine: not a space for it now";
    for (int s = 0; s < seat; s++)
        if (st->player[s].engine == p->engine && p->engine != GWT_SPACE_s0)
            return "players.engine: two engines on one space"; /* GWT-ENG-3 */
    return NULL;
}

static const char *check_players(const gwt_state *st)
{
    const char *wrong;
    for (int s = 0; s < st->players; s++)
        if ((wrong = check_hand(&st->player[s])) || (wrong = check_board(gwt_box(st), &st->player[s])))
            return wrong;
    return NULL;
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static const char *add_stack(int count[GWT_CARD_COUNT], const uint8_t *stack, int n, int cap, int lo, int hi)
{
    if (n > cap || !are_zero(stack + n, (size_t)(cap - n)))
        return "stack of cards: too many, or a dead slot is not zero";
    for (int i = 0; i < n; i++) {
        if (stack[i] < lo || stack[i] >= hi)
            return "stack of cards: not a card of this stack";
        count[stack[i]]++;
    }
    return NULL;
}

static void add_set(int count[GWT_CARD_COUNT], uint64_t objectives)
{
    for (; objectives; objectives &= objectives - 1)
        count[GWT_OBJ_FIRST + gwt_lowest(objectives)]++;
}

static int cards_of_kind(const gwt_state *st, int card)
{
    const gwt_card_row *row = &GWT_CARD[card];
    if (card >= GWT_CATTLE)
        return (int)(gwt_objectives(st) >> (card - GWT_OBJ_FIRST) & 1);
    if (!gwt_is_in_game(st, card))
        return 0;
    return row->start * gwt_people(st) + row->market; /* SOLO-SET-12 */
}

static const char *check_cards(const gwt_state *st)
{
    int count[GWT_CARD_COUNT] = { 0 };
    uint64_t all = gwt_objectives(st), start = all >> GWT_OBJ_DECK << GWT_OBJ_DECK;
    const char *wrong = add_stack(count, st->market_stack, st->market_stack_n, GWT_MARKET_MAX, 1, GWT_CATTLE);
    if (!wrong)
        wrong = add_stack(count, st->obj_stack, st->obj_stack_n, GWT_OBJ_DECK, GWT_OBJ_FIRST, GWT_START_OBJ_FIRST);
    for (int s = 0; s < st->players && !wrong; s++) {
        const gwt_player *p = &st->player[s];
        wrong = add_stack(count, p->stack, p->stack_n, GWT_HERD_MAX, 1, GWT_START_OBJ_FIRST);
        if (!wrong)
            wrong = add_stack(count, p->laid, p->laid_n, GWT_TABLE_CARDS, 1, GWT_START_OBJ_FIRST);
        for (int c = 1; c < GWT_CATTLE; c++)
            count[c] += p->hand[c] + p->discard[c];
        if ((p->hand_obj | p->discard_obj | p->area_obj) & ~all)
            return "players: unknown objective card";
        add_set(count, p->hand_obj);
        add_set(count, p->discard_obj);
        add_set(count, p->area_obj);
        if (gwt_size(p->area_obj & start) != 1 || ((p->hand_obj | p->discard_obj) & start))
            return "players.area: one starting objective card each"; /* GWT-OBJ-7 */
    }
    if (wrong)
        return wrong;
    if ((st->display & (start | ~all)) || (st->removed_obj & ~all))
        return "display, removed: not an objective card that can be there";
    add_set(count, st->display);
    add_set(count, st->removed_obj);
    for (int c = 1; c < GWT_CATTLE; c++)
        count[c] += st->market[c] + st->supply[c] + st->removed[c];
    for (int c = 1; c < GWT_CARD_COUNT; c++)
        if (count[c] != cards_of_kind(st, c))
            return "cards: one is missing or lies in two places";
    if (gwt_size(st->display) > GWT_DISPLAY || (gwt_size(st->display) < GWT_DISPLAY && st->obj_stack_n))
        return "display: four cards as long as the stack lasts";
    return st->market[0] | st->supply[0] | st->removed[0] ? "market: dead slot is not zero" : NULL;
}

/* Stages lie only where they can; starting cards never in the market (GWT-SIM-2). */
static const char *check_market(const gwt_state *st)
{
    for (int c = 1; c < GWT_CATTLE; c++) {
        const gwt_card_row *row = &GWT_CARD[c];
        bool can_be_sold = row->market && row->stage <= 1;
        if (!can_be_sold && st->market[c])
            return "market: a card that is never for sale";
        if (row->stage <= 1 && st->supply[c])
            return "supply: only Simmental cards of stages 2 and 3";
    }
    for (int i = 0; i < st->market_stack_n; i++)
        if (!GWT_CARD[st->market_stack[i]].market || GWT_CARD[st->market_stack[i]].stage > 1)
            return "market_stack: a card that is never for sale";
    return NULL;
}

/* ---- tiles ------------------------------------------------------------------------------------------------------- */

/* Bags and foresight spaces hold tiles of their own number (GWT-SETUP-4). */
static const char *check_bags(const gwt_state *st, int count[GWT_TILE_COUNT])
{
    for (int b = 0; b < GWT_BAGS; b++) {
        int here[GWT_TILE_COUNT] = { 0 };
        if (st->bag_n[b] > GWT_BAG_MAX || !are_zero(st->bag[b] + st->bag_n[b], (size_t)(GWT_BAG_MAX - st->bag_n[b])))
            return "bags: too many tiles, or a dead slot is not zero";
        for (int i = 0; i < st->bag_n[b]; i++) {
            if (st->bag[b][i] == 0 || st->bag[b][i] >= GWT_TILE_COUNT)
                return "bags: unknown tile";
            here[st->bag[b][i]]++;
        }
        for (int i = 0; i < GWT_FORESIGHT_ROWS; i++) {
            if (st->foresight[b][i] >= GWT_TILE_COUNT)
                return "foresight: unknown tile";
            here[st->foresight[b][i]]++;
        }
        for (int t = 1; t < GWT_TILE_COUNT; t++) {
            if (here[t] > GWT_TILE[t].bag[b])
                return "bags, foresight: a tile of another bag";
            count[t] += here[t];
        }
    }
    return NULL;
}

static bool tile_may_lie(int place, int tile)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    int family = GWT_TILE[tile].family;
    return row->kind == GWT_OUTLAW_SPACE ? family == GWT_OUTLAW
                                         : row->kind == GWT_HAZARD_SPACE && family == row->hazard;
}

static const char *check_place(const gwt_state *st, int place, int count[GWT_TILE_COUNT])
{
    int code = st->tile[place];
    if (((st->locations >> place & 1) != 0) != (code != 0))
        return "trail: a tile is not marked as a location";
    if (code == 0)
        return GWT_PLACE[place].kind == GWT_NEUTRAL ? "trail: a neutral building is missing" : NULL;
    if (!gwt_is_building(code)) {
        if (code >= GWT_TILE_COUNT || !tile_may_lie(place, code))
            return "trail: a tile where it cannot lie";
        count[code]++;
        return NULL;
    }
    int design = gwt_design(code);
    if (design < 1 || design >= GWT_BUILDING_COUNT)
        return "trail: there is no such building";
    if (GWT_PLACE[place].kind == GWT_NEUTRAL)
        return gwt_is_neutral(code) && gwt_owner(code) == 0 ? NULL : "trail: only neutral buildings on this space";
    if (GWT_PLACE[place].kind != GWT_SITE || gwt_is_neutral(code) || gwt_owner(code) >= st->players)
        return "trail: a building where it cannot stand";
    int number = GWT_BUILDING[design].number;
    if (gwt_own_design(st, gwt_owner(code), number) != design || st->player[gwt_owner(code)].built[number] != place)
        return "trail: a building that its owner has not built";
    return NULL;
}

static const char *check_trail(const gwt_state *st, int count[GWT_TILE_COUNT])
{
    unsigned neutral = 0;
    const char *wrong;
    if (st->tile[0] || st->locations >> GWT_PLACE_COUNT || (st->locations & 1))
        return "trail: dead slot is not zero";
    for (int place = 1; place < GWT_PLACE_COUNT; place++) {
        if ((wrong = check_place(st, place, count)))
            return wrong;
        if (!gwt_is_neutral(st->tile[place]))
            continue;
        int design = gwt_design(st->tile[place]);
        if (!st->neutral_random && gwt_size(GWT_NEUTRAL_PLACES & (GWT_BIT(place) - 1)) + 1 != design)
            return "trail: a neutral building is not on its letter";
        neutral |= 1u << design;
    }
    if (neutral != ((1u << GWT_NEUTRALS) - 1) << 1)
        return "trail: each neutral building once";
    for (int s = 0; s < st->players; s++)
        for (int k = 0; k <= GWT_NUMBERS; k++) {
            int place = st->player[s].built[k];
            if (place == 0)
                continue;
            if (k == 0 || place >= GWT_PLACE_COUNT || st->tile[place] != gwt_building_code(s, gwt_own_design(st, s, k)))
                return "players.built: the building is not there";
            if (st->player[s].unbuilt >> k & 1)
                return "players.built: also among those not built";
        }
    return NULL;
}

static const char *check_jobs(const gwt_state *st, int count[GWT_TILE_COUNT])
{
    int first = GWT_COUNT[st->players].first_column;
    if (st->token_row < GWT_FIRST_TOKEN_ROW || st->token_row > GWT_JOB_ROWS + 1)
        return "token_row: 2 to 13";
    if ((st->token_row > GWT_JOB_ROWS) != (st->token_holder != 0) || st->token_holder > st->players)
        return "token_holder: whoever takes the token when it leaves the market";
    for (int row = 0; row < GWT_JOB_ROWS; row++)
        for (int column = 0; column < GWT_JOB_COLUMNS; column++) {
            int worker = st->job[row][column];
            if (worker > GWT_WORKERS || (worker && (column < first || row + 1 > st->token_row)))
                return "job_market: a worker where none can be";
            count[worker]++;
        }
    if (st->token_row > GWT_JOB_ROWS)
        return NULL;
    const uint8_t *row = st->job[st->token_row - 1];
    for (int column = gwt_job_next_column(st); column < GWT_JOB_COLUMNS; column++)
        if (row[column])
            return "job_market: the token's row is filled from the left";
    return row[GWT_JOB_COLUMNS - 1] ? "job_market: the token has left a full row" : NULL;
}

/* GWT-END-1: there must be workers enough to reach the end. */
static const char *check_workers_left(const gwt_state *st)
{
    int left = 0;
    if (st->token_holder)
        return NULL;
    for (int b = 0; b < GWT_BAGS; b++) {
        for (int i = 0; i < st->bag_n[b]; i++)
            left += GWT_TILE[st->bag[b][i]].family == GWT_WORKER;
        for (int i = 0; i < GWT_FORESIGHT_ROWS; i++)
            left += GWT_TILE[st->foresight[b][i]].family == GWT_WORKER;
    }
    int free = (GWT_JOB_ROWS - st->token_row) * st->players + GWT_JOB_COLUMNS - gwt_job_next_column(st);
    return left < free ? "bags: too few workers to fill the job market" : NULL;
}

static const char *check_tiles(const gwt_state *st)
{
    int count[GWT_TILE_COUNT] = { 0 };
    const char *wrong = check_bags(st, count);
    if (!wrong)
        wrong = check_trail(st, count);
    if (!wrong)
        wrong = check_jobs(st, count);
    if (wrong)
        return wrong;
    for (int s = 0; s < st->players; s++) {
        for (int w = 1; w <= GWT_WORKERS; w++)
            count[w] += st->player[s].workers[w - 1] - 1;
        if (!are_zero(st->player[s].owned, GWT_WORKERS + 1))
            return "players.tiles: only hazards and outlaws are collected";
        for (int t = GWT_WORKERS + 1; t < GWT_TILE_COUNT; t++)
            count[t] += st->player[s].owned[t];
    }
    if (!are_zero(st->gone, GWT_WORKERS + 1))
        return "gone: workers never leave the game";
    for (int s = 0; s < st->players; s++)
        if (st->player[s].seated)
            count[st->player[s].seated <= GWT_WORKERS ? st->player[s].seated : 0]++;
    for (int i = 0; i < GWT_MASTER_SPACES; i++)
        if (st->appointed[i])
            count[st->appointed[i] <= GWT_WORKERS ? st->appointed[i] : 0]++;
    for (int t = 1; t < GWT_TILE_COUNT; t++) {
        const uint8_t *bag = GWT_TILE[t].bag;
        if (count[t] + st->gone[t] != bag[0] + bag[1] + bag[2])
            return "tiles: one is missing or lies in two places";
    }
    return check_workers_left(st);
}

static const char *check_masters(const gwt_state *st)
{
    unsigned seen = 0;
    int taken = 0, owned = 0;
    for (int i = gwt_box(st)->master_spaces; i < GWT_MASTER_SPACES; i++)
        if (st->appointed[i] || st->master_at[i])
            return "station_masters: a space of Rails to the North";
    for (int i = 0; i < gwt_box(st)->master_spaces; i++) {
        bool gone = st->solo && !st->appointed[i] && !st->master_at[i]; /* SOLO-ENG-5 */
        if (st->appointed[i] > GWT_WORKERS || ((st->appointed[i] != 0) == (st->master_at[i] != 0) && !gone)
            || st->master_at[i] > gwt_box(st)->masters)
            return "station_masters: a tile, or the worker appointed in its place";
        taken += st->appointed[i] != 0;
        if (st->master_at[i] && (seen >> st->master_at[i] & 1))
            return "station_masters: a tile lies in two places";
        seen |= 1u << st->master_at[i];
    }
    for (int s = 0; s < st->players; s++) {
        if (seen & st->player[s].masters & ~1u)
            return "station_masters: a tile lies in two places";
        seen |= st->player[s].masters;
        owned += gwt_size(st->player[s].masters);
    }
    return owned == taken ? NULL : "station_masters: as many tiles are owned as workers were appointed";
}

/* ---- Rails to the North ------------------------------------------------------------------------------------------ */

static const char *check_town_tiles(const gwt_state *st)
{
    int count[GWT_TOWN_TILE_COUNT] = { 0 };
    for (int i = 0; i < GWT_MEDIUM_TOWNS; i++) {
        int tile = st->town_tile[i];
        if (tile == 0 || tile >= GWT_TOWN_TILE_COUNT || ++count[tile] > GWT_TOWN_TILE[tile].copies)
            return "town_tiles: a tile on each medium town, two of each kind"; /* RTN-SET-4 */
    }
    return NULL;
}

/* The cells show the same stores as the players (RTN-STORE-8, RTN-STORE-10). */
static const char *check_cells(const gwt_state *st)
{
    uint32_t seen[GWT_SEATS] = { 0 };
    for (int town = 0; town < GWT_TOWN_COUNT; town++)
        for (int cell = 0; cell < GWT_TRADE_CELLS; cell++) {
            int owner = st->cell[town][cell] - 1;
            if (owner < 0)
                continue;
            if (owner >= st->players || (seen[owner] >> town & 1))
                return "stores: one store of a seat in a town";
            seen[owner] |= UINT32_C(1) << town;
        }
    for (int s = 0; s < st->players; s++)
        if (seen[s] != st->player[s].stores)
            return "stores: the cells show others";
    return NULL;
}

/* RTN-STORE-9, RTN-STORE-33: every store could be placed, one after the other. */
static bool is_connected(const gwt_state *st, int seat)
{
    gwt_state copy = *st;
    gwt_player *p = &copy.player[seat];
    uint32_t left = p->stores, next;
    p->stores = 0;
    while ((next = gwt_access(&copy, seat) & left) != 0) {
        p->stores |= next;
        left &= ~next;
    }
    return left == 0;
}

static const char *check_network(const gwt_state *st)
{
    for (int s = 0; s < st->players; s++) {
        const gwt_player *p = &st->player[s];
        if (gwt_size(p->stores) > GWT_STORES)
            return "stores: 15 each";
        if (!gwt_is_sam(st, s) && !is_connected(st, s)) /* RTN-SOLO-6 */
            return "stores: a town that its owner cannot reach";
        for (int i = GWT_TRACK_STATIONS; i < GWT_STATIONS; i++)
            if ((p->stations >> i & 1) && !(p->stores >> GWT_STATION[i].town & 1))
                return "stations: a station town without a store"; /* RTN-STORE-16 */
    }
    return NULL;
}

static const char *check_rails(const gwt_state *st)
{
    if (!st->rails_north) {
        bool empty = are_zero(st->town_tile, sizeof st->town_tile) && are_zero(&st->cell[0][0], sizeof st->cell);
        for (int s = 0; s < st->players; s++)
            empty &= st->player[s].stores == 0;
        return empty ? NULL : "stores, town_tiles: only with Rails to the North";
    }
    const char *wrong = check_town_tiles(st);
    if (!wrong)
        wrong = check_cells(st);
    return wrong ? wrong : check_network(st);
}

/* ---- the poker table --------------------------------------------------------------------------------------------- */

static const char *check_poker_player(const gwt_state *st, const gwt_player *p)
{
    if (p->seated > GWT_WORKERS || p->bonus > st->players || (p->seated != 0) != (p->bonus != 0))
        return "players.poker_worker, bonus_token: a worker and a token, or neither"; /* POK-LAY-3, POK-LAY-4 */
    if (!st->poker && p->seated)
        return "players.poker_worker: there is no poker table";
    if (p->laid_n > GWT_TABLE_CARDS || (p->laid_n && !p->seated))
        return "players.laid: up to three cards of a poker player"; /* POK-LAY-6, POK-LAY-8 */
    for (int i = 1; i < p->laid_n; i++)
        if (p->laid[i - 1] > p->laid[i])
            return "players.laid: sorted";
    return NULL;
}

/* Every card cost 1$, or 2$ as the second of an action; a remainder is less than the number of players. */
static const char *check_pot(const gwt_state *st)
{
    static const uint8_t most[GWT_TABLE_CARDS + 1] = { 0, 1, 3, 4 };
    int lo = 0, hi = st->poker ? st->players - 1 : 0;
    for (int s = 0; s < st->players; s++) {
        lo += st->player[s].laid_n;
        hi += most[st->player[s].laid_n];
    }
    return st->pot < lo || st->pot > hi ? "pot: not what the cards at the table cost" : NULL;
}

static const char *check_poker(const gwt_state *st)
{
    unsigned tokens = 0;
    int seated = 0;
    const char *wrong;
    for (int s = 0; s < st->players; s++) {
        if ((wrong = check_poker_player(st, &st->player[s])))
            return wrong;
        tokens |= 1u << st->player[s].bonus;
        seated += st->player[s].seated != 0;
    }
    if ((tokens | 1u) != (2u << seated) - 1)
        return "players.bonus_token: from the top of the stack, one each"; /* POK-SET-2 */
    return check_pot(st);
}

/* ---- money, flow ------------------------------------------------------------------------------------------------- */

/* Everything comes from the bank, the first dollars too. */
static const char *check_money(const gwt_state *st)
{
    int sum = st->pot;
    for (int s = 0; s < st->players; s++)
        sum += st->player[s].money;
    return sum == st->from_bank ? NULL : "from_bank: dollars do not add up";
}

static const char *check_turn(const gwt_state *st)
{
    const char *wrong;
    if (((st->used_direct | st->used_copied) & 1) || (st->used_direct | st->used_copied) >> GWT_BUILDING_COUNT)
        return "used: unknown building";
    for (int s = 0; s < st->players; s++)
        if ((wrong = check_pieces(st, s)))
            return wrong;
    if (st->stack_n && gwt_active(st) != (st->first + st->turn - 1) % st->players)
        return "turn: it is somebody else's";
    return NULL;
}

/* Somebody is really asked: running the position changes nothing. */
static const char *check_at_rest(const gwt_state *st)
{
    gwt_state copy = *st;
    const gwt_op_row *row = GWT_OPS[gwt_top_const(st)->op];
    sb_move list[SB_MOVES_MAX];
    if (!row->legal)
        return "stack: the top frame asks nobody";
    if (gwt_legal_decision(st, list) == 0)
        return "stack: a seat is asked without a choice";
    gwt_run(&copy, NULL);
    return memcmp(&copy, st, sizeof copy) ? "stack: the position does not wait for a decision" : NULL;
}

static const char *check_over(const gwt_state *st)
{
    return st->token_holder ? NULL : "stack: the game ends after the job market is full";
}

const char *gwt_check(const void *state)
{
    const gwt_state *st = state;
    typedef const char *(*check)(const gwt_state *);
    static const check always[] = { check_options, gwt_check_sam, check_players, check_cards, check_market, check_tiles,
        check_masters, check_rails, check_poker, check_money, gwt_check_frames, check_turn };
    const char *wrong;
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if ((wrong = always[i](st)))
            return wrong;
    return st->stack_n ? check_at_rest(st) : check_over(st);
}
