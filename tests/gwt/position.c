/* position.c: positions of Great Western Trail from short texts (position.h). */
#include "position.h"
#include "games/gwt/sam.h"

#include <stdlib.h>

/* ---- ids --------------------------------------------------------------------------------------------------------- */

int id(int domain, const char *text)
{
    int i = sb_domain_find(&GWT_DOMAINS[domain], text, strlen(text));
    if (i < 0)
        fail_msg("no %s is called \"%s\"", GWT_DOMAINS[domain].id, text);
    return i;
}

uint32_t town_set(const char *text)
{
    uint32_t set = 0;
    char buffer[400];
    snprintf(buffer, sizeof buffer, "%s", text);
    for (char *rest, *t = strtok_r(buffer, " ", &rest); t; t = strtok_r(NULL, " ", &rest))
        set |= UINT32_C(1) << id(GWT_DOM_TOWN, t);
    return set;
}

/* ---- moving pieces ----------------------------------------------------------------------------------------------- */

static bool take_from(uint8_t *stack, uint8_t *n, int thing)
{
    for (int i = 0; i < *n; i++) /* from the bottom: what was put on top stays there */
        if (stack[i] == thing) {
            memmove(stack + i, stack + i + 1, (size_t)(*n - 1 - i));
            stack[--*n] = 0;
            return true;
        }
    return false;
}

static uint64_t bit_of(int card)
{
    return gwt_objective_bit(card);
}

/* Wherever it is: the seat's own stack first, then the common ones. */
static void fetch_card(gwt_state *st, int seat, int card)
{
    gwt_player *p = seat >= 0 ? &st->player[seat] : NULL;
    if (p && take_from(p->stack, &p->stack_n, card))
        return;
    if (card < GWT_CATTLE) {
        if (take_from(st->market_stack, &st->market_stack_n, card))
            return;
        if (st->market[card] || st->supply[card]) {
            uint8_t *from = st->market[card] ? st->market : st->supply;
            from[card]--;
            return;
        }
    } else if (take_from(st->obj_stack, &st->obj_stack_n, card)) {
        return;
    } else if (st->display & bit_of(card)) {
        gwt_leave_display(st, card, NULL);
        return;
    }
    fail_msg("card %s cannot be fetched", GWT_DOMAINS[GWT_DOM_CARD].item[card].id);
}

static void fetch_tile(gwt_state *st, int tile)
{
    for (int b = GWT_BAGS - 1; b >= 0; b--)
        if (take_from(st->bag[b], &st->bag_n[b], tile))
            return;
    for (int b = 0; b < GWT_BAGS; b++)
        for (int i = 0; i < GWT_FORESIGHT_ROWS; i++)
            if (st->foresight[b][i] == tile) { /* another one takes its space */
                st->foresight[b][i] = st->bag[b][--st->bag_n[b]];
                st->bag[b][st->bag_n[b]] = 0;
                return;
            }
    fail_msg("tile %s cannot be fetched", GWT_DOMAINS[GWT_DOM_TILE].item[tile].id);
}

/* Into a bag that it may lie in. */
static void return_tile(gwt_state *st, int tile)
{
    for (int b = 0; b < GWT_BAGS; b++) {
        int here = 0;
        for (int i = 0; i < st->bag_n[b]; i++)
            here += st->bag[b][i] == tile;
        for (int i = 0; i < GWT_FORESIGHT_ROWS; i++)
            here += st->foresight[b][i] == tile;
        if (here < GWT_TILE[tile].bag[b]) {
            st->bag[b][st->bag_n[b]++] = (uint8_t)tile;
            return;
        }
    }
}

static void hand_to_stack(gwt_player *p)
{
    for (int c = 1; c < GWT_CATTLE; c++) {
        for (; p->hand[c]; p->hand[c]--)
            p->stack[p->stack_n++] = (uint8_t)c;
        p->known[c] = 0;
    }
    for (; p->hand_obj; p->hand_obj &= p->hand_obj - 1)
        p->stack[p->stack_n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(p->hand_obj));
    p->known_obj = p->secret_obj = 0;
    p->hand_n = p->secret_n = 0;
}

/* ---- orders ------------------------------------------------------------------------------------------------------ */

typedef struct words {
    char *at[40];
    int n;
} words;

static const char *word(const words *w, int i)
{
    if (i >= w->n)
        fail_msg("the order %s needs more words", w->at[0]);
    return w->at[i];
}

static int number(const words *w, int i)
{
    return atoi(word(w, i));
}

static int card_at(const words *w, int i)
{
    return id(GWT_DOM_CARD, word(w, i));
}

static gwt_player *player_at(gwt_state *st, const words *w)
{
    int seat = number(w, 1);
    assert_in_range(seat, 0, st->players - 1);
    return &st->player[seat];
}

static void order_clear(gwt_state *st, const words *w)
{
    (void)w;
    for (uint64_t set = gwt_hazards(st) | gwt_outlaws(st); set; set &= set - 1) {
        int place = gwt_lowest(set), tile = st->tile[place];
        gwt_put_tile(st, place, 0);
        return_tile(st, tile);
    }
}

static void order_tile(gwt_state *st, const words *w)
{
    int place = id(GWT_DOM_PLACE, word(w, 1)), tile = id(GWT_DOM_TILE, word(w, 2)), old = st->tile[place];
    fetch_tile(st, tile);
    if (old)
        return_tile(st, old);
    gwt_put_tile(st, place, tile);
}

static void order_at(gwt_state *st, const words *w)
{
    int place = id(GWT_DOM_PLACE, word(w, 1)), seat = number(w, 2), design = id(GWT_DOM_BUILDING, word(w, 3));
    int k = GWT_BUILDING[design].number;
    if (design >= GWT_BUILDING_pb_1b && !gwt_is_sam(st, seat)) {
        st->sides_random = 1;
        st->sides_b |= (uint16_t)(1u << k);
    }
    assert_int_equal(gwt_own_design(st, seat, k), design);
    st->player[seat].unbuilt &= (uint16_t) ~(1u << k);
    st->player[seat].built[k] = (uint8_t)place;
    gwt_put_tile(st, place, gwt_building_code(seat, design));
}

static void order_hand(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    hand_to_stack(p);
    for (int i = 2; i < w->n; i++) {
        int card = card_at(w, i);
        fetch_card(st, number(w, 1), card);
        if (card < GWT_CATTLE)
            p->hand[card]++;
        else
            p->hand_obj |= bit_of(card);
        p->hand_n++;
    }
}

static void order_discard(gwt_state *st, const words *w)
{
    for (int i = 2; i < w->n; i++) {
        fetch_card(st, number(w, 1), card_at(w, i));
        gwt_to_discard(player_at(st, w), card_at(w, i));
    }
}

static void order_all_discarded(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    while (p->stack_n) {
        gwt_to_discard(p, p->stack[--p->stack_n]);
        p->stack[p->stack_n] = 0;
    }
}

static void order_top(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    for (int i = w->n - 1; i >= 2; i--) {
        fetch_card(st, number(w, 1), card_at(w, i));
        p->stack[p->stack_n++] = (uint8_t)card_at(w, i);
    }
}

static void order_area(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    for (int i = 2; i < w->n; i++) {
        int card = card_at(w, i);
        if (card < GWT_START_OBJ_FIRST) {
            fetch_card(st, number(w, 1), card);
            p->area_obj |= bit_of(card);
            continue;
        }
        uint64_t old = p->area_obj >> GWT_OBJ_DECK << GWT_OBJ_DECK; /* the starting card is swapped */
        for (int s = 0; s < st->players; s++)
            if (st->player[s].area_obj & bit_of(card))
                st->player[s].area_obj = (st->player[s].area_obj & ~bit_of(card)) | old;
        if (st->removed_obj & bit_of(card))
            st->removed_obj = (st->removed_obj & ~bit_of(card)) | old;
        p->area_obj = (p->area_obj & ~old) | bit_of(card);
    }
}

static void order_display(gwt_state *st, const words *w)
{
    memset(st->display_order, 0, sizeof st->display_order);
    for (; st->display; st->display &= st->display - 1)
        st->obj_stack[st->obj_stack_n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(st->display));
    for (int i = 1; i < w->n; i++) {
        assert_true(take_from(st->obj_stack, &st->obj_stack_n, card_at(w, i)));
        gwt_enter_display(st, card_at(w, i));
    }
}

static void order_market(gwt_state *st, const words *w)
{
    for (int c = 1; c < GWT_CATTLE; c++)
        for (; st->market[c]; st->market[c]--)
            st->market_stack[st->market_stack_n++] = (uint8_t)c;
    for (int i = 1; i < w->n; i++) {
        assert_true(take_from(st->market_stack, &st->market_stack_n, card_at(w, i)));
        st->market[card_at(w, i)]++;
    }
}

static void order_market_top(gwt_state *st, const words *w)
{
    for (int i = w->n - 1; i >= 1; i--) {
        assert_true(take_from(st->market_stack, &st->market_stack_n, card_at(w, i)));
        st->market_stack[st->market_stack_n++] = (uint8_t)card_at(w, i);
    }
}

static void order_money(gwt_state *st, const words *w)
{
    st->from_bank += number(w, 2) - player_at(st, w)->money;
    player_at(st, w)->money = (int16_t)number(w, 2);
}

static void order_tokens(gwt_state *st, const words *w)
{
    player_at(st, w)->tokens = (uint8_t)number(w, 2);
}

static void order_certificates(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    p->certificate = 0;
    while (GWT_CERTIFICATES[p->certificate] < number(w, 2))
        p->certificate++;
}

static void order_herder(gwt_state *st, const words *w)
{
    player_at(st, w)->herder = (uint8_t)id(GWT_DOM_PLACE, word(w, 2));
}

static void order_engine(gwt_state *st, const words *w)
{
    player_at(st, w)->engine = (uint8_t)id(GWT_DOM_SPACE, word(w, 2));
}

static void order_workers(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    for (int k = 0; k < GWT_WORKERS; k++) {
        for (; p->workers[k] > number(w, 2 + k); p->workers[k]--)
            return_tile(st, k + 1);
        for (; p->workers[k] < number(w, 2 + k); p->workers[k]++)
            fetch_tile(st, k + 1);
    }
}

static void take_disc(gwt_player *p, const words *w)
{
    int slot = id(GWT_DOM_SLOT, word(w, 3));
    assert_true(p->discs >> slot & 1);
    p->discs &= (uint16_t) ~(1u << slot);
}

static void order_city(gwt_state *st, const words *w)
{
    take_disc(player_at(st, w), w);
    player_at(st, w)->city[id(GWT_DOM_CITY, word(w, 2))]++;
}

static void order_station(gwt_state *st, const words *w)
{
    take_disc(player_at(st, w), w);
    player_at(st, w)->stations |= (uint16_t)(1u << id(GWT_DOM_STATION, word(w, 2)));
}

static void order_own(gwt_state *st, const words *w)
{
    for (int i = 2; i < w->n; i++) {
        fetch_tile(st, id(GWT_DOM_TILE, word(w, i)));
        player_at(st, w)->owned[id(GWT_DOM_TILE, word(w, i))]++;
    }
}

static void order_foresight(gwt_state *st, const words *w)
{
    int column = number(w, 1) - 1;
    for (int i = 0; i < GWT_FORESIGHT_ROWS; i++) {
        int old = st->foresight[column][i];
        st->foresight[column][i] = 0;
        if (old)
            st->bag[column][st->bag_n[column]++] = (uint8_t)old;
    }
    for (int i = 0; i < GWT_FORESIGHT_ROWS; i++) {
        if (strcmp(word(w, 2 + i), "-") == 0)
            continue;
        int tile = id(GWT_DOM_TILE, word(w, 2 + i));
        assert_true(take_from(st->bag[column], &st->bag_n[column], tile));
        st->foresight[column][i] = (uint8_t)tile;
    }
}

static void order_job(gwt_state *st, const words *w)
{
    uint8_t *row = st->job[number(w, 1) - 1];
    for (int c = 0; c < GWT_JOB_COLUMNS; c++) {
        if (row[c])
            return_tile(st, row[c]);
        row[c] = 0;
    }
    for (int i = 2; i < w->n; i++) {
        fetch_tile(st, id(GWT_DOM_TILE, word(w, i)));
        row[GWT_COUNT[st->players].first_column + i - 2] = (uint8_t)id(GWT_DOM_TILE, word(w, i));
    }
}

static void order_token(gwt_state *st, const words *w)
{
    st->token_row = (uint8_t)number(w, 1);
}

static int master_space(const words *w, int i)
{
    int space = GWT_STATION[id(GWT_DOM_STATION, word(w, i))].master;
    assert_true(space > 0);
    return space - 1;
}

static void order_master(gwt_state *st, const words *w)
{
    int space = master_space(w, 1), master = id(GWT_DOM_MASTER, word(w, 2));
    for (int i = 0; i < GWT_MASTER_SPACES; i++)
        if (st->master_at[i] == master)
            st->master_at[i] = st->master_at[space];
    st->master_at[space] = (uint8_t)master;
}

/* A store is put there as if it had been placed long ago. */
static void order_store(gwt_state *st, const words *w)
{
    for (int i = 2; i < w->n; i++) {
        char name[40], *at = NULL;
        snprintf(name, sizeof name, "%s", word(w, i));
        if ((at = strchr(name, '.')))
            *at++ = '\0';
        int town = id(GWT_DOM_TOWN, name), cell = at ? atoi(at) : GWT_TRADE_CELLS - 1;
        while (!at && st->cell[town][cell])
            cell--;
        assert_int_equal(st->cell[town][cell], 0);
        st->cell[town][cell] = (uint8_t)(number(w, 1) + 1);
        player_at(st, w)->stores |= UINT32_C(1) << town;
    }
}

static void order_town(gwt_state *st, const words *w)
{
    int town = id(GWT_DOM_TOWN, word(w, 1)), tile = id(GWT_DOM_TOWN_TILE, word(w, 2));
    assert_int_equal(GWT_TOWN[town].kind, GWT_MEDIUM_TOWN);
    uint8_t *here = &st->town_tile[GWT_TOWN[town].number];
    for (int i = 0; i < GWT_MEDIUM_TOWNS; i++)
        if (st->town_tile[i] == tile && &st->town_tile[i] != here) { /* they change places */
            st->town_tile[i] = *here;
            break;
        }
    *here = (uint8_t)tile;
}

static void order_owns(gwt_state *st, const words *w)
{
    int space = master_space(w, 3), master = id(GWT_DOM_MASTER, word(w, 2));
    for (int i = 0; i < GWT_MASTER_SPACES; i++)
        if (st->master_at[i] == master)
            st->master_at[i] = st->master_at[space];
    st->master_at[space] = 0;
    fetch_tile(st, GWT_TILE_cowboy);
    st->appointed[space] = GWT_TILE_cowboy;
    player_at(st, w)->masters |= (uint16_t)(1u << master);
}

static void order_seated(gwt_state *st, const words *w)
{
    int taken = 0;
    for (int s = 0; s < st->players; s++)
        taken += st->player[s].bonus != 0;
    fetch_tile(st, id(GWT_DOM_TILE, word(w, 2)));
    player_at(st, w)->seated = (uint8_t)id(GWT_DOM_TILE, word(w, 2));
    player_at(st, w)->bonus = (uint8_t)(taken + 1);
}

static void order_laid(gwt_state *st, const words *w)
{
    gwt_player *p = player_at(st, w);
    for (; p->laid_n; p->laid[p->laid_n] = 0) {
        p->laid_n--;
        p->stack[p->stack_n++] = p->laid[p->laid_n];
    }
    for (int i = 2; i < w->n; i++) {
        fetch_card(st, number(w, 1), card_at(w, i));
        gwt_lay(p, card_at(w, i));
    }
}

static void order_pot(gwt_state *st, const words *w)
{
    st->from_bank += number(w, 1) - st->pot;
    st->pot = (uint8_t)number(w, 1);
}

/* Somebody's turn; the turn number is one that this seat has, and everybody is on the board. */
static void set_turn(gwt_state *st, int seat)
{
    while (st->stack_n)
        gwt_pop(st);
    st->turn = (uint16_t)(st->players + 1 + (seat - st->first + st->players) % st->players);
    for (int s = 0; s < st->players; s++)
        if (st->player[s].herder == 0)
            st->player[s].herder = GWT_PLACE_start;
    st->used_direct = st->used_copied = 0;
    gwt_push(st, GWT_OP_TURN, seat)->turn.phase = 2;
}

static void order_turn(gwt_state *st, const words *w)
{
    set_turn(st, number(w, 1));
    gwt_push(st, GWT_OP_START, number(w, 1));
}

static void order_use(gwt_state *st, const words *w)
{
    set_turn(st, number(w, 1));
    player_at(st, w)->herder = (uint8_t)id(GWT_DOM_PLACE, word(w, 2));
    gwt_arrive(st, number(w, 1), NULL);
    gwt_run(st, NULL);
}

/* From wherever they are to the top of Sam's deck. */
static void order_sam_top(gwt_state *st, const words *w)
{
    for (int i = w->n - 1; i >= 1; i--) {
        int card = number(w, i);
        st->sam_discard &= (uint16_t) ~(1u << card);
        take_from(st->sam_deck, &st->sam_deck_n, card);
        st->sam_deck[st->sam_deck_n++] = (uint8_t)card;
    }
}

static void order_specialization(gwt_state *st, const words *w)
{
    st->specialization = (uint8_t)id(GWT_DOM_TILE, word(w, 1));
}

/* Discs of Sam: CITY or STATION... from his supply. */
static void order_sam_discs(gwt_state *st, const words *w)
{
    gwt_player *p = &st->player[GWT_SAM];
    for (int i = 1; i < w->n; i++) {
        p->discs &= (uint16_t)(p->discs - 1);
        if (strncmp(word(w, i), "station", 7) == 0)
            p->stations |= (uint16_t)(1u << id(GWT_DOM_STATION, word(w, i)));
        else
            p->city[id(GWT_DOM_CITY, word(w, i))]++;
    }
}

static const struct {
    const char *name;
    void (*carry_out)(gwt_state *st, const words *w);
    /* clang-format off */
} ORDERS[] = {
    { "clear", order_clear },
    { "sam_top", order_sam_top },
    { "specialization", order_specialization },
    { "sam_discs", order_sam_discs },
    { "tile", order_tile },
    { "at", order_at },
    { "hand", order_hand },
    { "discard", order_discard },
    { "all_discarded", order_all_discarded },
    { "top", order_top },
    { "area", order_area },
    { "display", order_display },
    { "market", order_market },
    { "market_top", order_market_top },
    { "money", order_money },
    { "tokens", order_tokens },
    { "certificates", order_certificates },
    { "herder", order_herder },
    { "engine", order_engine },
    { "workers", order_workers },
    { "city", order_city },
    { "station", order_station },
    { "own", order_own },
    { "foresight", order_foresight },
    { "job", order_job },
    { "token", order_token },
    { "master", order_master },
    { "owns", order_owns },
    { "store", order_store },
    { "town", order_town },
    { "turn", order_turn },
    { "seated", order_seated },
    { "laid", order_laid },
    { "pot", order_pot },
    { "use", order_use },
};

static void carry_out(gwt_state *st, char *order)
{
    words w = { .n = 0 };
    /* clang-format on */
    for (char *rest, *p = strtok_r(order, " \n", &rest); p; p = strtok_r(NULL, " \n", &rest))
        w.at[w.n++] = p;
    if (w.n == 0)
        return;
    for (size_t i = 0; i < sizeof ORDERS / sizeof *ORDERS; i++)
        if (strcmp(ORDERS[i].name, w.at[0]) == 0) {
            ORDERS[i].carry_out(st, &w);
            return;
        }
    fail_msg("there is no order \"%s\"", w.at[0]);
}

static void is_sound(const gwt_state *st, const char *what)
{
    const char *wrong = gwt_check(st);
    if (wrong)
        fail_msg("after \"%s\": %s", what, wrong);
}

void arrange(gwt_state *st, const char *text)
{
    char buffer[2000];
    assert_true(strlen(text) < sizeof buffer);
    strcpy(buffer, text);
    for (char *rest, *order = strtok_r(buffer, ";", &rest); order; order = strtok_r(NULL, ";", &rest))
        carry_out(st, order);
    is_sound(st, text);
}

gwt_state position(int players, const char *options, const char *text)
{
    gwt_state st;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    char buffer[200];
    sb_seed_number(11, key);
    assert_int_equal(sb_setup_init(&gwt_game, players, &setup), SB_OK);
    if (players > 1)
        assert_int_equal(sb_setup_option(&gwt_game, &setup, "first_seat", "0"), SB_OK);
    snprintf(buffer, sizeof buffer, "%s", options);
    for (char *rest, *pair = strtok_r(buffer, " ", &rest); pair; pair = strtok_r(NULL, " ", &rest)) {
        char *equals = strchr(pair, '=');
        assert_non_null(equals);
        *equals = '\0';
        assert_int_equal(sb_setup_option(&gwt_game, &setup, pair, equals + 1), SB_OK);
    }
    gwt_setup(&st, &setup, key, NULL);
    arrange(&st, text);
    return st;
}

/* ---- Sam --------------------------------------------------------------------------------------------------------- */

/* What he did, and at its end the rule by which he chose. */
static void say_with_rule(const sb_event *e, const sb_names *names, sb_text *out)
{
    const sb_word *w = &gwt_game.events.at[e->kind];
    const char *rule = NULL;
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].name; i++)
        if (strcmp(w->args[i].name, "reason") == 0)
            rule = gwt_sam_reason_rule(e->arg[i]);
    sb_say_event(&gwt_game, e, names, out);
    if (rule && out->at[out->n - 1] == '.') {
        out->n--;
        sb_putf(out, " (%s).", rule);
    }
}

const char *sam_plays(gwt_state *st, int card)
{
    static const sb_names names = { .lang = SB_EN, .seat = { "Ann", "Sam" } };
    static char buffer[20000];
    sb_event at[SB_EVENTS_MAX];
    sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
    sb_text out = SB_TEXT(buffer);
    char order[20];
    snprintf(order, sizeof order, "sam_top %d", card);
    carry_out(st, order);
    set_turn(st, GWT_SAM);
    gwt_push(st, GWT_OP_SAM, GWT_SAM);
    gwt_run(st, &events);
    is_sound(st, "Sam's turn");
    sb_put(&out, "");
    for (int i = 0; i < events.n; i++) {
        say_with_rule(&events.at[i], &names, &out);
        sb_put(&out, "\n");
    }
    return buffer;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static sb_move move_of(const char *text)
{
    sb_move m = { 0 };
    if (sb_move_read(&gwt_game, text, &m) != SB_OK)
        fail_msg("\"%s\" is not a move", text);
    return m;
}

void play(gwt_state *st, int seat, const char *moves)
{
    char buffer[1000];
    snprintf(buffer, sizeof buffer, "%s", moves);
    for (char *rest, *text = strtok_r(buffer, " ", &rest); text; text = strtok_r(NULL, " ", &rest)) {
        if (sb_play(&gwt_game, st, seat, move_of(text), NULL) != SB_OK)
            fail_msg("%s is refused to seat %d (%s): %s; offered: %s", text, seat, refused_by(st, seat, text),
                asked(st), list(st, seat));
        is_sound(st, text);
    }
}

const char *list(const gwt_state *st, int seat)
{
    static char buffer[20000];
    sb_text out = SB_TEXT(buffer);
    sb_move moves[SB_MOVES_MAX];
    int n = gwt_legal(st, seat, moves);
    for (int i = 0; i < n; i++) {
        if (moves[i].kind == GWT_MV_EXCHANGE)
            continue;
        sb_put(&out, i ? " " : "");
        sb_move_write(&gwt_game, moves[i], &out);
    }
    return buffer;
}

bool offers(const gwt_state *st, int seat, const char *move)
{
    return sb_may_play(&gwt_game, st, seat, move_of(move)) == SB_OK;
}

int offered(const gwt_state *st, int seat, const char *prefix)
{
    sb_move moves[SB_MOVES_MAX];
    int n = gwt_legal(st, seat, moves), count = 0;
    for (int i = 0; i < n; i++) {
        char buffer[100];
        sb_text out = SB_TEXT(buffer);
        sb_move_write(&gwt_game, moves[i], &out);
        count += strncmp(buffer, prefix, strlen(prefix)) == 0;
    }
    return count;
}

const char *asked(const gwt_state *st)
{
    unsigned pending = gwt_pending(st);
    if (!pending)
        return "over";
    return GWT_DECISIONS[gwt_game.rules.decision(st, __builtin_ctz(pending)).kind].id;
}

const char *refused_by(const gwt_state *st, int seat, const char *move)
{
    char buffer[300];
    sb_text sentence = SB_TEXT(buffer);
    sb_names names = { .lang = SB_EN };
    sb_error e = sb_may_play(&gwt_game, st, seat, move_of(move));
    if (e == SB_OK)
        return "(legal)";
    const char *rule = sb_refusal(&gwt_game, st, seat, move_of(move), e, &names, &sentence);
    return rule ? rule : "(none)";
}

int points(const gwt_state *st, int seat, int category)
{
    sb_result r;
    gwt_result(st, &r);
    return r.score[seat][category];
}

int hand_of(const gwt_state *st, int seat, const char *card)
{
    int c = id(GWT_DOM_CARD, card);
    return c < GWT_CATTLE ? st->player[seat].hand[c] : (int)(st->player[seat].hand_obj >> (c - GWT_OBJ_FIRST) & 1);
}

int discarded(const gwt_state *st, int seat, const char *card)
{
    int c = id(GWT_DOM_CARD, card);
    return c < GWT_CATTLE ? st->player[seat].discard[c]
                          : (int)(st->player[seat].discard_obj >> (c - GWT_OBJ_FIRST) & 1);
}
