/* outlook.c: a position as a list of features, for bots that learn (outlook.h).
 *
 * The seat's own things and those of the others are described alike, the others by the same features: what two of them
 * have adds up.  Of hidden cards only what everybody knows is used: all cards of a herd together. */
#include "games/gwt/state.h"
#include "games/gwt/contract.h"
#include "games/gwt/flow.h"
#include "games/gwt/job_market.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/score.h"
#include "games/gwt/trail.h"
#include "sagebrush/outlook.h"

enum {
    MONEY_STEPS = 16,
    SCORE_STEPS = 40,
    SCORE_STEP = 4,
    LEAD_STEPS = 24,
    LEAD_STEP = 5,
    HERD_STEPS = 4,
    HAND_STEPS = 3,
    TASK_STEPS = 4,
    KINDS = GWT_CATTLE - 1,
    MEMBERS = GWT_SEATS,
    FAMILIES = 7, /* three workers, outlaw, three hazards */
    NEAR = 4,
    WAY = NEAR + 2, /* features of the way to a building: within one to NEAR steps, within the next turn, at all */
    KANSAS_CITY_STEPS = 8,
    OTHERS_STEPS = 6,
};

/* What everybody knows of a player: X(id, how many, about). */
#define PLAYER_BLOCKS(X)                                                                                               \
    X(money, MONEY_STEPS, "dollars, at least so many")                                                                 \
    X(workers, GWT_WORKERS * 5, "workers of a kind, at least two to six")                                              \
    X(slots, GWT_SLOT_COUNT, "disc slot is empty")                                                                     \
    X(stations, GWT_STATIONS, "station upgraded")                                                                      \
    X(masters, GWT_MASTER_COUNT, "station master tile")                                                                \
    X(built, GWT_BUILDING_COUNT, "personal building on the board")                                                     \
    X(sites, GWT_PLACE_COUNT, "own building at a place")                                                               \
    X(cities, GWT_CITY_COUNT, "disc on a city")                                                                        \
    X(crest, 5, "discs on Kansas City's crest, at least so many")                                                      \
    X(certificates, GWT_CERTIFICATE_STEPS, "step of the certificate track")                                            \
    X(tokens, 4, "exchange tokens, at least so many")                                                                  \
    X(engine, GWT_SPACE_COUNT, "space of the engine")                                                                  \
    X(track, 12, "engine has passed every fourth space")                                                               \
    X(herder, GWT_PLACE_COUNT, "place of the herder")                                                                  \
    X(herd, KINDS *HERD_STEPS, "cattle cards of a kind in the whole herd, at least so many")                           \
    X(tasks, GWT_TASK_COUNT *TASK_STEPS, "elements for a task of objective cards, at least so many")                   \
    X(area, GWT_OBJECTIVES, "objective card in the area")                                                              \
    X(score, SCORE_STEPS, "points so far, every four")                                                                 \
    X(stores, GWT_TOWN_COUNT, "store in a town")                                                                       \
    X(poker, 8, "poker: bonus taken, cards laid")                                                                      \
    X(hand_size, 7, "cards in hand, at least so many")

#define OWN_BLOCKS(X)                                                                                                  \
    X(hand, KINDS *HAND_STEPS, "own cattle cards of a kind in hand, at least so many")                                 \
    X(value, 28, "breeding value of the own hand, at least so much")                                                   \
    X(stack, KINDS *HAND_STEPS, "own cattle cards of a kind to be drawn before the next shuffle")                      \
    X(stack_size, 12, "cards in the own draw stack, at least so many")                                                 \
    X(hand_objectives, GWT_OBJECTIVES, "own objective card in hand")                                                   \
    X(met, GWT_OBJECTIVES, "own objective card whose tasks are met")

#define TABLE_BLOCKS(X)                                                                                                \
    X(lead, LEAD_STEPS, "points ahead of the best other, every five from 60 behind")                                   \
    X(jobs, GWT_JOB_ROWS *GWT_WORKERS, "worker of a kind in a row of the job market")                                  \
    X(token_row, GWT_JOB_ROWS + 2, "row of the job market token")                                                      \
    X(token_column, GWT_JOB_COLUMNS, "columns filled of that row, at least so many")                                   \
    X(token_holder, 3, "token taken: by nobody, by the seat, by another")                                              \
    X(foresight, GWT_BAGS *FAMILIES * 2, "tiles of a family in a column of foresight, one and two")                    \
    X(market, KINDS *HAND_STEPS, "cattle cards of a kind in the market, at least so many")                             \
    X(market_stack, 8, "cards of the market stack, every five")                                                        \
    X(display, GWT_OBJECTIVES, "objective card on display")                                                            \
    X(trail, GWT_PLACE_COUNT, "hazard or outlaw at a place")                                                           \
    X(costly, GWT_PLACE_COUNT, "hazard or outlaw of many points at a place")                                           \
    X(neutral, GWT_NEUTRALS *GWT_NEUTRALS, "neutral building on a letter")                                             \
    X(master_at, GWT_MASTER_SPACES *GWT_MASTER_COUNT, "station master tile at its station")                            \
    X(towns, GWT_MEDIUM_TOWNS *GWT_TOWN_TILE_COUNT, "tile of a medium town")                                           \
    X(sides, GWT_NUMBERS + 1, "personal building with its other side")                                                 \
    X(ops, GWT_OP_COUNT, "kind of a frame on the stack")                                                               \
    X(active, MEMBERS, "whose turn it is, counted from the seat")                                                      \
    X(players, GWT_SEATS + 1, "number of players")                                                                     \
    X(options, 4, "Simmental, Brahman, Rails to the North, poker table")                                               \
    X(solo, 4, "level of Sam")                                                                                         \
    X(specialization, GWT_WORKERS + 1, "Sam's specialization")                                                         \
    X(sam_cards, 16, "card in Sam's deck")                                                                             \
    X(turn, 20, "turns, every eight")

/* The way ahead.  What a turn can do hangs on what lies within reach: of where herder and buildings are, and which of them, a net
 * of this size does not find out by itself. */
#define WAY_BLOCKS(X)                                                                                                  \
    X(way_neutral, GWT_NEUTRALS *WAY, "neutral building ahead: within one to four steps, the next turn, at all")       \
    X(way_own, GWT_NUMBERS *WAY, "own building ahead: within one to four steps, the next turn, at all")                \
    X(way_kansas_city, KANSAS_CITY_STEPS + 2, "Kansas City within so many steps, the next turn, two turns")            \
    X(way_others, OTHERS_STEPS, "Kansas City within so many steps of another")

#define PLAYER(id, count, about) P_##id, P_##id##_last = P_##id + (count)-1,
#define OWN(id, count, about)    F_##id, F_##id##_last = F_##id + (count)-1,
enum { PLAYER_BLOCKS(PLAYER) P_COUNT };
enum { OTHER = P_COUNT, TABLE = 2 * P_COUNT - 1, OWN_BLOCKS(OWN) TABLE_BLOCKS(OWN) WAY_BLOCKS(OWN) F_COUNT };

#ifndef SB_PLAY_ONLY /* a page plays: it has no need of names */
#define ROW_OWN_PLAYER(id, count, about)   { "own_" #id, P_##id, count, about },
#define ROW_OTHER_PLAYER(id, count, about) { "other_" #id, OTHER + P_##id, count, about },
#define ROW(id, count, about)              { #id, F_##id, count, about },
/* clang-format off */
static const sb_block BLOCKS[] = { PLAYER_BLOCKS(ROW_OWN_PLAYER) PLAYER_BLOCKS(ROW_OTHER_PLAYER) OWN_BLOCKS(ROW)
        TABLE_BLOCKS(ROW) WAY_BLOCKS(ROW){ 0 } };
/* clang-format on */
#endif

static const uint8_t MONEY[MONEY_STEPS] = { 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25, 30, 40 };

/* ---- players ----------------------------------------------------------------------------------------------------- */

/* All cards of a herd, with those at the poker table; of objective cards only those that others may know. */
static gwt_holding public_holding(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    gwt_holding all = gwt_holding_of(st, seat);
    for (int i = 0; i < p->laid_n; i++) {
        if (p->laid[i] && p->laid[i] < GWT_CATTLE)
            all.cattle[p->laid[i]]++;
        else if (p->laid[i])
            all.objectives |= gwt_objective_bit(p->laid[i]);
    }
    all.objectives &= ~p->secret_obj;
    gwt_count_elements(st, seat, &all);
    return all;
}

static inline void describe_workers(sb_features *f, int first, const gwt_player *p)
{
    for (int w = 0; w < GWT_WORKERS; w++)
        sb_feature_steps(f, first + P_workers + 5 * w, 5, p->workers[w] - 1);
}

static inline void describe_buildings(const gwt_state *st, int seat, int first, sb_features *f)
{
    const gwt_player *p = &st->player[seat];
    for (int k = 1; k <= GWT_NUMBERS; k++) {
        if (!p->built[k])
            continue;
        sb_feature(f, first + P_built + gwt_own_design(st, seat, k));
        sb_feature(f, first + P_sites + p->built[k]);
    }
}

static inline void describe_cities(sb_features *f, int first, const gwt_player *p)
{
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        sb_feature_if(f, first + P_cities + c, p->city[c] != 0);
    sb_feature_steps(f, first + P_crest, 5, p->city[GWT_CITY_kansas_city_crest]);
}

static inline void describe_holding(sb_features *f, int first, const gwt_holding *own)
{
    for (int c = 1; c < GWT_CATTLE; c++)
        sb_feature_steps(f, first + P_herd + (c - 1) * HERD_STEPS, HERD_STEPS, own->cattle[c]);
    for (int t = 0; t < GWT_TASK_COUNT; t++)
        sb_feature_steps(f, first + P_tasks + t * TASK_STEPS, TASK_STEPS, own->have[t]);
}

static inline void describe_poker(sb_features *f, int first, const gwt_player *p)
{
    sb_feature_steps(f, first + P_poker, 3, p->laid_n);
    sb_feature_if(f, first + P_poker + 3, p->bonus != 0);
    sb_feature_if(f, first + P_poker + 3 + p->seated, p->seated != 0);
}

/* Answers how many features that makes. */
static int describe_player(const gwt_state *st, int seat, int first, const gwt_holding *own, int score, uint16_t *out)
{
    const gwt_player *p = &st->player[seat];
    sb_features list = { .at = out }, *f = &list;
    for (int i = 0; i < MONEY_STEPS && p->money >= MONEY[i]; i++)
        sb_feature(f, first + P_money + i);
    describe_workers(f, first, p);
    sb_feature_set(f, first + P_slots, ~(uint64_t)p->discs & ((1u << gwt_box(st)->slots) - 1));
    sb_feature_set(f, first + P_stations, p->stations);
    sb_feature_set(f, first + P_masters, p->masters);
    describe_buildings(st, seat, first, f);
    describe_cities(f, first, p);
    sb_feature(f, first + P_certificates + p->certificate);
    sb_feature_steps(f, first + P_tokens, 4, p->tokens);
    sb_feature(f, first + P_engine + p->engine);
    sb_feature_steps(f, first + P_track, 12, p->engine / 4);
    sb_feature(f, first + P_herder + p->herder);
    describe_holding(f, first, own);
    if (!gwt_is_sam(st, seat))
        sb_feature_set(f, first + P_area, p->area_obj);
    sb_feature_steps(f, first + P_score, SCORE_STEPS, score / SCORE_STEP);
    sb_feature_set(f, first + P_stores, p->stores);
    describe_poker(f, first, p);
    sb_feature_steps(f, first + P_hand_size, 7, p->hand_n);
    return list.n;
}

/* ---- what only the seat knows ------------------------------------------------------------------------------------ */

static int describe_own(const gwt_player *p, uint64_t met, uint16_t *out)
{
    sb_features list = { .at = out }, *f = &list;
    uint8_t stack[GWT_CATTLE] = { 0 };
    for (int i = 0; i < p->stack_n; i++)
        stack[p->stack[i] < GWT_CATTLE ? p->stack[i] : 0]++;
    for (int c = 1; c < GWT_CATTLE; c++) {
        sb_feature_steps(f, F_hand + (c - 1) * HAND_STEPS, HAND_STEPS, p->hand[c]);
        sb_feature_steps(f, F_stack + (c - 1) * HAND_STEPS, HAND_STEPS, stack[c]);
    }
    sb_feature_steps(f, F_value, 28, gwt_breeding_value(p));
    sb_feature_steps(f, F_stack_size, 12, p->stack_n);
    sb_feature_set(f, F_hand_objectives, p->hand_obj);
    sb_feature_set(f, F_met, met);
    return list.n;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static int family_of(int tile)
{
    return GWT_TILE[tile].family == GWT_WORKER ? tile - 1 : GWT_WORKERS + GWT_TILE[tile].family - GWT_OUTLAW;
}

static inline void describe_jobs(const gwt_state *st, sb_features *f)
{
    for (int r = 0; r < GWT_JOB_ROWS; r++) {
        unsigned kinds = 0;
        for (int c = 0; c < GWT_JOB_COLUMNS; c++)
            kinds |= 1u << st->job[r][c];
        sb_feature_set(f, F_jobs + r * GWT_WORKERS, kinds >> 1 & 7);
    }
    sb_feature(f, F_token_row + st->token_row);
    if (st->token_row <= GWT_JOB_ROWS)
        sb_feature_steps(f, F_token_column, GWT_JOB_COLUMNS, gwt_job_next_column(st));
}

static inline void describe_foresight(const gwt_state *st, sb_features *f)
{
    for (int b = 0; b < GWT_BAGS; b++) {
        int one = st->foresight[b][0], two = st->foresight[b][1];
        for (int i = 0; i < GWT_FORESIGHT_ROWS; i++) {
            int tile = i ? two : one;
            bool again = i && one && two && family_of(one) == family_of(two);
            if (tile)
                sb_feature(f, F_foresight + (b * FAMILIES + family_of(tile)) * 2 + again);
        }
    }
}

static inline void describe_trail(const gwt_state *st, sb_features *f)
{
    for (uint64_t set = st->locations; set; set &= set - 1) {
        int place = gwt_lowest(set), code = st->tile[place];
        if (gwt_is_neutral(code)) {
            int letter = gwt_size(GWT_NEUTRAL_PLACES & (GWT_BIT(place) - 1));
            sb_feature(f, F_neutral + letter * GWT_NEUTRALS + gwt_design(code) - 1);
        } else if (code && !gwt_is_building(code)) {
            sb_feature(f, F_trail + place);
            sb_feature_if(f, F_costly + place, GWT_TILE[code].vp > 2);
        }
    }
}

static int describe_table(const gwt_state *st, int seat, uint16_t *out)
{
    sb_features list = { .at = out }, *f = &list;
    sb_feature_steps(f, F_turn, 20, st->turn / 8);
    sb_feature_set(f, F_sides, st->sides_b);
    for (int t = 0; st->rails_north && t < GWT_MEDIUM_TOWNS; t++)
        sb_feature(f, F_towns + t * GWT_TOWN_TILE_COUNT + st->town_tile[t]);
    int holder = st->token_holder - 1;
    sb_feature(f, F_token_holder + (holder < 0 ? 0 : holder == seat ? 1 : 2));
    describe_foresight(st, f);
    for (int s = 0; s < GWT_MASTER_SPACES; s++)
        sb_feature(f, F_master_at + s * GWT_MASTER_COUNT + st->master_at[s]);
    describe_trail(st, f);
    sb_feature_steps(f, F_market_stack, 8, st->market_stack_n / 5);
    for (int c = 1; c < GWT_CATTLE; c++)
        sb_feature_steps(f, F_market + (c - 1) * HAND_STEPS, HAND_STEPS, st->market[c]);
    describe_jobs(st, f);
    return list.n;
}

/* What of the table changes as often as the seat's own things: which objective cards there are, what is going on. */
static int describe_flow(const gwt_state *st, int seat, int lead, uint16_t *out)
{
    sb_features list = { .at = out }, *f = &list;
    uint64_t ops = 0;
    sb_feature_set(f, F_display, st->display);
    sb_feature_steps(f, F_lead, LEAD_STEPS, lead + LEAD_STEPS / 2);
    for (int i = 0; i < st->stack_n; i++)
        ops |= GWT_BIT(st->stack[i].op);
    sb_feature_set(f, F_ops, ops);
    if (st->stack_n)
        sb_feature(f, F_active + (gwt_active(st) - seat + st->players) % st->players);
    return list.n;
}

static inline void describe_options(const gwt_state *st, sb_features *f)
{
    sb_feature(f, F_players + gwt_people(st));
    sb_feature_if(f, F_options, st->simmental);
    sb_feature_if(f, F_options + 1, st->brahman);
    sb_feature_if(f, F_options + 2, st->rails_north);
    sb_feature_if(f, F_options + 3, st->poker);
    if (!st->solo)
        return;
    sb_feature(f, F_solo + st->solo);
    sb_feature(f, F_specialization + st->specialization);
    unsigned deck = 0; /* its order is secret */
    for (int i = 0; i < st->sam_deck_n; i++)
        deck |= 1u << st->sam_deck[i];
    sb_feature_set(f, F_sam_cards, deck);
}

/* ---- the way ahead ----------------------------------------------------------------------------------------------- */

enum { FAR = 99 };

/* The fewest steps from a place to every location ahead; along the trail numbers of places grow. */
static void measure_way(const gwt_state *st, int from, uint8_t steps[GWT_PLACE_COUNT])
{
    memset(steps, FAR, GWT_PLACE_COUNT);
    steps[from] = 0;
    uint64_t ahead = (st->locations | GWT_BIT(from)) & (GWT_BIT(GWT_PLACE_kansas_city) - GWT_BIT(from));
    for (; ahead; ahead &= ahead - 1) {
        int place = gwt_lowest(ahead), next[2], n = steps[place] < FAR ? gwt_next_locations(st, place, next) : 0;
        for (int i = 0; i < n; i++)
            steps[next[i]] = (uint8_t)gwt_min(steps[next[i]], steps[place] + 1);
    }
}

static inline void describe_way_to(sb_features *f, int first, int steps, int limit)
{
    if (steps == 0 || steps >= FAR)
        return;
    for (int near = steps; near <= NEAR; near++)
        sb_feature(f, first + near - 1);
    sb_feature_if(f, first + NEAR, steps <= limit);
    sb_feature(f, first + NEAR + 1);
}

static int describe_way(const gwt_state *st, int seat, uint16_t *out)
{
    sb_features list = { .at = out }, *f = &list;
    const gwt_player *p = &st->player[seat];
    uint8_t steps[GWT_PLACE_COUNT];
    int limit = gwt_step_limit(st, seat), others = FAR;
    for (int s = 0; s < st->players; s++)
        if (s != seat && st->player[s].herder) {
            measure_way(st, st->player[s].herder, steps);
            others = gwt_min(others, steps[GWT_PLACE_kansas_city]);
        }
    for (int k = others ? others : 1; k <= OTHERS_STEPS; k++) /* 0: another one is there just now */
        sb_feature(f, F_way_others + k - 1);
    if (!p->herder)
        return list.n;
    measure_way(st, p->herder, steps);
    for (uint64_t set = GWT_NEUTRAL_PLACES; set; set &= set - 1) {
        int place = gwt_lowest(set);
        describe_way_to(f, F_way_neutral + (gwt_design(st->tile[place]) - 1) * WAY, steps[place], limit);
    }
    for (int k = 1; k <= GWT_NUMBERS; k++)
        if (p->built[k])
            describe_way_to(f, F_way_own + (k - 1) * WAY, steps[p->built[k]], limit);
    int last = steps[GWT_PLACE_kansas_city];
    for (int k = last; k >= 1 && k <= KANSAS_CITY_STEPS; k++)
        sb_feature(f, F_way_kansas_city + k - 1);
    sb_feature_if(f, F_way_kansas_city + KANSAS_CITY_STEPS, last <= limit);
    sb_feature_if(f, F_way_kansas_city + KANSAS_CITY_STEPS + 1, last <= 2 * limit);
    return list.n;
}

/* ---- a position after the other ---------------------------------------------------------------------------------- */

/* Another player: everything that was looked at, and what was written. */
typedef struct player_part {
    gwt_player player;
    uint16_t sides_b;
    uint8_t rails_north, is_sam, has_token;
    int score, n;
    uint16_t feature[P_COUNT + SB_FEATURES_SLACK];
} player_part;

/* The table as the state has it, and what was written. */
typedef struct table_part {
    uint64_t locations;
    uint16_t turn, sides_b;
    uint8_t tile[GWT_PLACE_COUNT];
    uint8_t foresight[GWT_BAGS][GWT_FORESIGHT_ROWS];
    uint8_t job[GWT_JOB_ROWS][GWT_JOB_COLUMNS];
    uint8_t market[GWT_CATTLE];
    uint8_t market_stack_n, token_row, token_holder, rails_north, players;
    uint8_t master_at[GWT_MASTER_SPACES];
    uint8_t town_tile[GWT_MEDIUM_TOWNS];
    int seat, n;
    uint16_t feature[F_COUNT - TABLE + SB_FEATURES_SLACK];
} table_part;
#define TABLE_FIELDS(X)                                                                                                \
    X(locations)                                                                                                       \
    X(turn)                                                                                                            \
    X(sides_b)                                                                                                         \
    X(tile)                                                                                                            \
    X(foresight)                                                                                                       \
    X(job)                                                                                                             \
    X(market)                                                                                                          \
    X(market_stack_n)                                                                                                  \
    X(token_row)                                                                                                       \
    X(token_holder)                                                                                                    \
    X(rails_north)                                                                                                     \
    X(players)                                                                                                         \
    X(master_at)                                                                                                       \
    X(town_tile)

/* What is kept from one description to the next.  The seat's own things change with every move. */
typedef struct notes {
    uint64_t known; /* bit i: the other players, counted from the seat; bit 0: the table */
    table_part table;
    player_part other[GWT_SEATS - 1];
} notes;
_Static_assert(sizeof(notes) <= sizeof(sb_notes), "room for the notes");

static bool is_same_player(const gwt_state *st, int seat, const player_part *part)
{
    return part->sides_b == st->sides_b && part->rails_north == st->rails_north && part->is_sam == gwt_is_sam(st, seat)
        && part->has_token == (st->token_holder == seat + 1)
        && sb_is_same(&part->player, &st->player[seat], sizeof part->player);
}

static bool is_same_table(const gwt_state *st, int seat, const table_part *part)
{
#define SAME(field) &&sb_is_same(&part->field, &st->field, sizeof part->field)
    return part->seat == seat TABLE_FIELDS(SAME);
#undef SAME
}

static const player_part *other_part(const gwt_state *st, int seat, int i, notes *kept)
{
    player_part *part = &kept->other[i - 1];
    if ((kept->known >> i & 1) && is_same_player(st, seat, part))
        return part;
    int32_t score[SB_CATEGORIES_MAX];
    gwt_holding theirs = public_holding(st, seat);
    gwt_score_holding(st, seat, &theirs, score);
    part->player = st->player[seat];
    part->sides_b = st->sides_b;
    part->rails_north = st->rails_north;
    part->is_sam = gwt_is_sam(st, seat);
    part->has_token = st->token_holder == seat + 1;
    part->score = score[GWT_CAT_TOTAL];
    part->n = describe_player(st, seat, OTHER, &theirs, part->score, part->feature);
    kept->known |= GWT_BIT(i);
    return part;
}

static const table_part *part_of_table(const gwt_state *st, int seat, notes *kept)
{
    table_part *part = &kept->table;
    if ((kept->known & 1) && is_same_table(st, seat, part))
        return part;
#define KEEP(field) memcpy(&part->field, &st->field, sizeof part->field);
    TABLE_FIELDS(KEEP)
#undef KEEP
    part->seat = seat;
    part->n = describe_table(st, seat, part->feature);
    kept->known |= 1;
    return part;
}

/* Own objective cards whose tasks are met, without regard to the station master that counts them. */
static uint64_t objectives_met(const gwt_state *st, int seat, const gwt_holding *own, const gwt_objective_score *scored)
{
    if (!scored->per_pair && !gwt_is_sam(st, seat))
        return scored->met;
    return gwt_best_objectives(own->have, st->player[seat].area_obj, own->objectives, 0).met;
}

/* What changes least in a turn comes first: what the net has summed up so far holds for the next position as well. */
static int describe_next(const void *state, int seat, sb_notes *kept, uint16_t out[SB_FEATURES_MAX])
{
    const gwt_state *st = state;
    uint16_t part[F_COUNT + SB_FEATURES_SLACK];
    sb_features f = { .at = out };
    int32_t score[SB_CATEGORIES_MAX];
    int best = -1000, next = seat;
    describe_options(st, &f);
    for (int i = 1; i < st->players; i++) {
        next = gwt_next_seat(st, next);
        const player_part *other = other_part(st, next, i, (notes *)kept);
        best = other->score > best ? other->score : best;
        sb_features_add(&f, other->feature, other->n);
    }
    const table_part *table = part_of_table(st, seat, (notes *)kept);
    sb_features_add(&f, table->feature, table->n);
    gwt_holding own = gwt_holding_of(st, seat);
    gwt_objective_score objectives = gwt_score_holding(st, seat, &own, score);
    int points = score[GWT_CAT_TOTAL], n = describe_player(st, seat, 0, &own, points, part);
    n += describe_own(&st->player[seat], objectives_met(st, seat, &own, &objectives), part + n);
    n += describe_flow(st, seat, (points - best) / LEAD_STEP, part + n);
    n += describe_way(st, seat, part + n);
    sb_features_add(&f, part, n);
    return f.n;
}

static int describe(const void *state, int seat, uint16_t out[SB_FEATURES_MAX])
{
    sb_notes nothing;
    nothing.known = 0;
    return describe_next(state, seat, &nothing, out);
}

static bool is_over(const void *state)
{
    return ((const gwt_state *)state)->stack_n == 0;
}

static bool is_partial(const void *state)
{
    const gwt_state *st = state;
    int op = st->stack_n ? gwt_top_const(st)->op : GWT_OP_NONE;
    return op != GWT_OP_NONE && op != GWT_OP_START && op != GWT_OP_PHASE_B;
}

const sb_outlook GWT_OUTLOOK = {
    .decide = gwt_decide,
    .resume = gwt_resume,
    .is_halted = gwt_is_halted,
    .is_over = is_over,
    .is_partial = is_partial,
    .slips = { 195, 147, 127, 76 },
    .rounds = 1,
    .rounds_alone = 2,
    .lines_alone = 16,
    .beam_alone = 8,
    .rest = 1,
    .turns_alone = 6,
    .deals_alone = 1,
    .told = { { 180, 100 }, { 76, 20 }, { 84, 50 }, { 90, 100 } },
    .version = 2,
    .features = F_COUNT,
#ifndef SB_PLAY_ONLY
    .blocks = BLOCKS,
#endif
    .describe = describe,
    .describe_next = describe_next,
};
