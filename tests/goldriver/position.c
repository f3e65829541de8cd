/* position.c: positions of Gold River from text (position.h says how they are written).
 *
 * Nothing here asks the engine what a position should look like: cards are laid where the text says, the nuggets are
 * added up, the flow is set to the beginning of a step, and gr_check has to accept the result. */
#include "position.h"

#include <stdlib.h>

static sb_event event_memory[4096];
sb_events position_events = { .at = event_memory, .cap = sizeof event_memory / sizeof *event_memory };

/* ---- words ------------------------------------------------------------------------------------------------------- */

typedef struct at_line {
    const char *file;
    int line;
} at_line;

#define HERE ((at_line) { file, line })

static void give_up(at_line at, const char *what, const char *detail)
{
    print_error("%s: %s\n", what, detail);
    _fail(at.file, at.line);
}

/* The next word of *p, cut off at `stop`; false: no more. */
static bool next_word(const char **p, const char *stop, char *word, size_t cap)
{
    *p += strspn(*p, " ");
    size_t n = strcspn(*p, stop);
    while (n > 0 && (*p)[n - 1] == ' ')
        n--;
    if (n == 0 || n >= cap)
        return false;
    memcpy(word, *p, n);
    word[n] = '\0';
    *p += n;
    *p += strspn(*p, " ");
    return true;
}

/* The next clause, without its semicolon. */
static bool next_clause(const char **p, char *clause, size_t cap)
{
    *p += strspn(*p, "; ");
    bool more = next_word(p, ";", clause, cap);
    return more;
}

static int find_item(int domain, const char *id)
{
    int i = sb_domain_find(&GR_DOMAINS[domain], id, strlen(id));
    if (i <= 0) {
        print_error("unknown %s: %s\n", GR_DOMAINS[domain].id, id);
        fail();
    }
    return i;
}

int card_of(const char *id)
{
    return find_item(GR_DOM_CARD, id);
}

int town_of(const char *id)
{
    return find_item(GR_DOM_TOWN, id);
}

uint64_t cards_of(const char *ids)
{
    uint64_t set = 0;
    char word[40];
    while (next_word(&ids, " ", word, sizeof word))
        set |= GR_BIT(card_of(word));
    return set;
}

static int seat_of(char letter)
{
    return letter - 'A';
}

/* ---- building ---------------------------------------------------------------------------------------------------- */

typedef struct draft {
    gr_state st;
    at_line at;
    uint64_t laid;     /* cards that have their place */
    uint8_t top[64];   /* of the deck, from the top */
    int top_n, deck_n; /* deck_n -1: all the others */
    bool winner_named;
    bool stepped;
    char step[20];
    uint32_t dice[8];
    int dice_n;
} draft;

static int lay(draft *d, const char *id)
{
    int card = card_of(id);
    if (d->laid & GR_BIT(card))
        give_up(d->at, "card named twice", id);
    d->laid |= GR_BIT(card);
    return card;
}

static void lay_before(draft *d, int seat, int card)
{
    gr_state *st = &d->st;
    switch ((gr_symbol)GR_SYMBOL_OF[GR_CARD[card].kind]) {
    case GR_CONCESSION:
    case GR_BUILDING: st->front[seat] |= GR_BIT(card); break;
    case GR_HORSESHOE: st->kept[seat] |= GR_BIT(card); break;
    case GR_COLT:
    case GR_LASSO:
        st->pending_card[st->pending_n] = (uint8_t)card;
        st->pending_seat[st->pending_n++] = (uint8_t)seat;
        break;
    case GR_SYMBOL_COUNT: break;
    }
}

/* "wagon@san_narciso_07", "lost_mine@coyote_city" */
static void read_at(draft *d, int seat, char *word, char *sign)
{
    *sign = '\0';
    int card = lay(d, word);
    if (card == GR_CARD_lost_mine) {
        lay_before(d, seat, card);
        d->st.lost_town = (uint8_t)town_of(sign + 1);
    } else {
        d->st.host[card - GR_FIRST_LASSO] = (uint8_t)card_of(sign + 1);
    }
}

static void read_possession(draft *d, int seat, char *word)
{
    char *sign;
    if (strspn(word, "0123456789") == strlen(word)) {
        d->st.nuggets[seat] = (uint16_t)atoi(word);
    } else if (strncmp(word, "mayor:", 6) == 0) {
        d->st.mayor[town_of(word + 6)] = (uint8_t)(seat + 1);
    } else if (strncmp(word, "bank+", 5) == 0) {
        lay_before(d, seat, lay(d, "bank"));
        d->st.deposit = (uint16_t)atoi(word + 5);
    } else if ((sign = strchr(word, '@'))) {
        read_at(d, seat, word, sign);
    } else {
        lay_before(d, seat, lay(d, word));
    }
}

static void read_players(draft *d, const char *p)
{
    char word[40];
    while (next_word(&p, " ", word, sizeof word)) {
        if (strcmp(word, "poker=off") == 0)
            d->st.poker = 0;
        else if (strcmp(word, "first_game=on") == 0)
            d->st.first_game = 1;
        else if (word[1] == '\0')
            d->st.players = (uint8_t)(word[0] - '0');
        else if (strcmp(word, "players") != 0)
            give_up(d->at, "not an option", word);
    }
}

static void read_deck(draft *d, const char *p)
{
    char word[40];
    while (next_word(&p, " ", word, sizeof word)) {
        if (strspn(word, "0123456789") == strlen(word))
            d->deck_n = atoi(word);
        else
            d->top[d->top_n++] = (uint8_t)lay(d, word);
    }
}

static uint64_t read_pile(draft *d, const char *p)
{
    uint64_t pile = 0;
    char word[40];
    while (next_word(&p, " ", word, sizeof word))
        pile |= GR_BIT(lay(d, word));
    return pile;
}

static void read_clause(draft *d, const char *clause)
{
    const char *p = clause;
    char word[40];
    if (strstr(clause, " players")) {
        read_players(d, clause);
        return;
    }
    next_word(&p, " ", word, sizeof word);
    if (word[0] >= 'A' && word[0] <= 'E' && word[1] == '\0') {
        int seat = seat_of(word[0]);
        while (next_word(&p, " ", word, sizeof word))
            read_possession(d, seat, word);
    } else if (strcmp(word, "sale") == 0) {
        d->st.sale = read_pile(d, p);
    } else if (strcmp(word, "out") == 0) {
        d->st.out = read_pile(d, p);
    } else if (strcmp(word, "deck") == 0) {
        read_deck(d, p);
    } else if (strcmp(word, "round") == 0) {
        d->st.round = (uint8_t)atoi(p);
    } else if (strcmp(word, "first") == 0) {
        d->st.first = (uint8_t)seat_of(*p);
    } else if (strcmp(word, "winner") == 0) {
        d->st.winner = (uint8_t)seat_of(*p);
        d->winner_named = true;
    } else if (strcmp(word, "price") == 0) {
        d->st.price = (uint16_t)atoi(p);
    } else if (strcmp(word, "reversed") == 0) {
        d->st.reversed = 1;
    } else if (strcmp(word, "dice") == 0) {
        for (; next_word(&p, " ", word, sizeof word); d->dice_n++)
            d->dice[d->dice_n] = (uint32_t)(word[0] - '1');
    } else if (strcmp(word, "step") == 0) {
        next_word(&p, " ", d->step, sizeof d->step);
    } else {
        give_up(d->at, "not a clause", clause);
    }
}

static bool is_step(const draft *d, const char *steps)
{
    size_t n = strlen(d->step);
    for (const char *p = strstr(steps, d->step); p; p = strstr(p + 1, d->step))
        if ((p == steps || p[-1] == ' ') && (p[n] == ' ' || p[n] == '\0'))
            return true;
    return false;
}

/* GR-DRAW-1, GR-PICK-1 to -3, GR-TWO-5: sale cards lying there when a step begins. */
static int sale_cards(const draft *d)
{
    if (is_step(d, "penny_press auction bids moonshine pay first_pick"))
        return d->st.players + 1;
    if (is_step(d, "mustang picks"))
        return d->st.players - 1;
    return is_step(d, "loser") ? 1 : 0;
}

/* GR-OPT-1, -3, GR-SETUP-3 */
static void take_out_named(draft *d)
{
    if (d->st.first_game)
        d->st.removed_named |= cards_of("bank post_office saloon railway_station");
    if (!d->st.poker)
        d->st.removed_named |= cards_of("railway_station");
    if (d->st.players == 2)
        d->st.removed_named |= cards_of("mustang_1 mustang_2 moonshine_1 moonshine_2");
    if (d->laid & d->st.removed_named)
        give_up(d->at, "a card is used", "that the options take out");
    d->laid |= d->st.removed_named;
}

/* The cards without a place: first those that do nothing in the round in which they are taken, then the rest by id. */
static int unlaid_cards(const draft *d, uint8_t out[64])
{
    static const char *const quiet[] = { "all_in_1", "all_in_2", "railway_station", "moonshine_1", "moonshine_2",
        "penny_press_1", "penny_press_2", "mustang_1", "mustang_2" };
    int n = 0;
    uint64_t set = GR_ALL_CARDS & ~d->laid;
    for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++)
        if (set & GR_BIT(card_of(quiet[i])))
            out[n++] = (uint8_t)card_of(quiet[i]);
    for (int i = 0; i < n; i++)
        set &= ~GR_BIT(out[i]);
    for (; set; set &= set - 1)
        out[n++] = (uint8_t)gr_lowest(set);
    return n;
}

/* GR-SETUP-5, -6: the last ones are those removed at random; the first ones fill the sale and the deck. */
static void lay_the_rest(draft *d)
{
    gr_state *st = &d->st;
    uint8_t rest[64];
    int n = unlaid_cards(d, rest), next = 0;
    for (int i = st->players == 2 ? 11 : st->players == 3 ? 15 : 0; i > 0; i--)
        st->removed |= GR_BIT(rest[--n]);
    while (gr_size(st->sale) < sale_cards(d))
        st->sale |= GR_BIT(rest[next++]);
    if (gr_size(st->sale) > sale_cards(d))
        give_up(d->at, "too many sale cards for this step", d->step);
    int size = d->deck_n >= 0 ? d->deck_n : is_step(d, "over") ? 0 : d->top_n + n - next;
    st->deck_n = (uint8_t)size;
    for (int i = 0; i < size; i++)
        st->deck[size - 1 - i] = i < d->top_n ? d->top[i] : rest[next++];
    for (; next < n; next++)
        st->out |= GR_BIT(rest[next]);
}

static void add_up_nuggets(draft *d)
{
    gr_state *st = &d->st;
    if (st->players == 2 && is_step(d, "first_pick loser"))
        st->transit = st->price;
    int sum = st->transit + st->deposit;
    for (int s = 0; s < GR_SEATS; s++) {
        if (s >= st->players)
            st->nuggets[s] = 0;
        sum += st->nuggets[s];
    }
    st->from_supply = sum - 15 * st->players;
}

/* GR-PICK-2, GR-MOON-1 */
static void set_choice_order(draft *d)
{
    gr_state *st = &d->st;
    if (!is_step(d, "mustang picks loser"))
        return;
    for (int i = 0; i < st->players; i++)
        st->order[i] = (uint8_t)((st->winner + (st->reversed ? st->players - i : i)) % st->players);
}

static void set_flow(draft *d)
{
    gr_state *st = &d->st;
    if (is_step(d, "over"))
        return;
    st->stack_n = 1;
    st->stack[0] = (gr_frame) { .op = GR_OP_ROUND, .seat = st->first };
    if (is_step(d, "round"))
        return;
    do {
        st->stack[0].round.step++;
        if (gr_current_step(st) == GR_OP_ROUND)
            give_up(d->at, "not a step of this round", d->step);
    } while (strcmp(GR_OP_DOMAIN.item[gr_current_step(st)].id, d->step) != 0);
    st->stack[0].round.step--;
}

static void rig(gr_state *st, const uint32_t *faces, int n)
{
    uint32_t got[8];
    for (;; st->rng.pos[GR_STREAM_DICE]++) {
        sb_rng copy = st->rng;
        sb_rng_several(&copy, GR_STREAM_DICE, 6, got, n);
        if (memcmp(got, faces, (size_t)n * sizeof *got) == 0)
            return;
    }
}

void next_dice(gr_state *st, ...)
{
    uint32_t faces[8];
    int n = 0;
    va_list args;
    va_start(args, st);
    for (int die = va_arg(args, int); die > 0; die = va_arg(args, int))
        faces[n++] = (uint32_t)(die - 1);
    va_end(args);
    rig(st, faces, n);
}

gr_state position_at(const char *text, const char *file, int line)
{
    draft d = { .at = HERE, .deck_n = -1, .st = { .players = 4, .poker = 1, .round = 3 } };
    char clause[2000];
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(7, key);
    sb_rng_init(&d.st.rng, key);
    for (int s = 0; s < GR_SEATS; s++)
        d.st.nuggets[s] = 15;
    for (const char *p = text; next_clause(&p, clause, sizeof clause);)
        read_clause(&d, clause);
    if (d.step[0] == '\0')
        strcpy(d.step, d.st.players == 2 ? "bids" : "auction");
    if (!d.winner_named)
        d.st.winner = d.st.first;
    take_out_named(&d);
    lay_the_rest(&d);
    add_up_nuggets(&d);
    set_choice_order(&d);
    set_flow(&d);
    rig(&d.st, d.dice, d.dice_n);
    position_events.n = 0;
    gr_run(&d.st, &position_events);
    const char *wrong = gr_check(&d.st);
    if (wrong)
        give_up(HERE, "not a possible position", wrong);
    return d.st;
}

gr_state new_game(const char *text, uint64_t seed)
{
    gr_state st;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    char word[40];
    sb_seed_number(seed, key);
    assert_int_equal(sb_setup_init(&gr_game, text[0] - '0', &setup), SB_OK);
    for (const char *p = text + 1; next_word(&p, " ", word, sizeof word);) {
        char *equals = strchr(word, '=');
        if (!equals)
            continue; /* "players" */
        *equals = '\0';
        assert_int_equal(sb_setup_option(&gr_game, &setup, word, equals + 1), SB_OK);
    }
    position_events.n = 0;
    gr_game.rules.setup(&st, &setup, key, &position_events);
    assert_null(gr_check(&st));
    return st;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static sb_move read_move(const char *text, at_line at)
{
    sb_move m;
    if (sb_move_read(&gr_game, text, &m) != SB_OK)
        give_up(at, "not a move", text);
    return m;
}

static const char *refusal(const gr_state *st, int seat, sb_move m, sb_error e, sb_text *sentence)
{
    sb_names names = { .lang = SB_EN, .seat = { "A", "B", "C", "D", "E" } };
    return sb_refusal(&gr_game, st, seat, m, e, &names, sentence);
}

void position_play(gr_state *st, const char *moves, const char *file, int line)
{
    char one[80], why[300];
    position_events.n = 0;
    for (const char *p = moves; next_clause(&p, one, sizeof one);) {
        int seat = seat_of(one[0]);
        sb_move m = read_move(one + 2, HERE);
        sb_error e = sb_may_play(&gr_game, st, seat, m);
        if (e != SB_OK) {
            sb_text sentence = SB_TEXT(why);
            refusal(st, seat, m, e, &sentence);
            print_error("%s: %s\n", one, why);
            _fail(file, line);
        }
        sb_play(&gr_game, st, seat, m, &position_events);
        const char *wrong = gr_check(st);
        if (wrong)
            give_up(HERE, one, wrong);
    }
    if (position_events.lost)
        give_up(HERE, "events lost", moves);
}

void position_refuse(const gr_state *st, const char *move, const char *rule, const char *file, int line)
{
    char why[300];
    sb_text sentence = SB_TEXT(why);
    gr_state copy = *st;
    sb_move m = read_move(move + 2, HERE);
    sb_error e = sb_play(&gr_game, &copy, seat_of(move[0]), m, NULL);
    if (e == SB_OK)
        give_up(HERE, "was allowed", move);
    if (memcmp(&copy, st, sizeof copy) != 0)
        give_up(HERE, "was refused, but changed the state", move);
    const char *told = refusal(st, seat_of(move[0]), m, e, &sentence);
    _assert_string_equal(told ? told : "no rule", rule, file, line);
}

void finish_picks(gr_state *st)
{
    sb_move list[SB_MOVES_MAX];
    while (st->stack_n > 0) {
        int seat = __builtin_ctz(gr_pending(st));
        if (gr_game.rules.decision(st, seat).kind != GR_D_TAKE)
            return;
        gr_legal(st, seat, list);
        assert_int_equal(sb_play(&gr_game, st, seat, list[0], &position_events), SB_OK);
        assert_null(gr_check(st));
    }
}

/* ---- asking ------------------------------------------------------------------------------------------------------ */

static void expect_text(const char *is, const char *expected, at_line at)
{
    _assert_string_equal(is, expected, at.file, at.line);
}

void position_expect_asked(const gr_state *st, const char *text, const char *file, int line)
{
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    for (int s = 0; s < st->players; s++)
        if (gr_pending(st) >> s & 1)
            sb_putf(&t, "%s%c %s", t.n ? "; " : "", 'A' + s, GR_DECISIONS[gr_game.rules.decision(st, s).kind].id);
    expect_text(t.n ? buffer : "nobody", text, HERE);
}

/* "bid:1..15" and "deposit:0..15/3" written out. */
static void put_range(sb_text *t, const char *word)
{
    const char *dots = strstr(word, "..");
    if (!dots) {
        sb_putf(t, "%s%s", t->n ? " " : "", word);
        return;
    }
    const char *colon = strchr(word, ':'), *slash = strchr(dots, '/');
    int step = slash ? atoi(slash + 1) : 1;
    for (int i = atoi(colon + 1); i <= atoi(dots + 2); i += step) {
        sb_put(t, t->n ? " " : "");
        sb_put_bytes(t, word, (size_t)(colon + 1 - word));
        sb_put_int(t, i);
    }
}

void position_expect_list(const gr_state *st, char seat, const char *text, const char *file, int line)
{
    static char is[8192], expected[8192];
    sb_text t = SB_TEXT(is), x = SB_TEXT(expected);
    sb_move list[SB_MOVES_MAX];
    char word[60];
    int n = gr_legal(st, seat_of(seat), list);
    for (int i = 0; i < n; i++) {
        sb_put(&t, i ? " " : "");
        sb_move_write(&gr_game, list[i], &t);
    }
    while (next_word(&text, " ", word, sizeof word))
        put_range(&x, word);
    expect_text(is, expected, HERE);
}

void position_expect_nuggets(const gr_state *st, const char *text, const char *file, int line)
{
    char buffer[80];
    sb_text t = SB_TEXT(buffer);
    for (int s = 0; s < st->players; s++)
        sb_putf(&t, "%s%d", s ? " " : "", (int)st->nuggets[s]);
    expect_text(buffer, text, HERE);
}

static void put_place(const gr_state *st, int card, sb_text *t)
{
    uint64_t bit = GR_BIT(card);
    for (int s = 0; s < st->players; s++)
        if ((st->front[s] | st->kept[s]) & bit)
            sb_putf(t, st->kept[s] & bit ? "%c kept" : "%c", 'A' + s);
    for (int k = 0; k < st->pending_n; k++)
        if (st->pending_card[k] == card)
            sb_putf(t, "%c pending", 'A' + st->pending_seat[k]);
    for (int i = 0; i < 4; i++)
        if (card == GR_FIRST_LASSO + i && st->host[i])
            sb_putf(t, "on %s", GR_DOMAINS[GR_DOM_CARD].item[st->host[i]].id);
    for (int i = 0; i < st->deck_n; i++)
        if (st->deck[i] == card)
            sb_put(t, "deck");
    sb_put(t, st->sale & bit ? "sale" : "");
    sb_put(t, st->resolving & bit ? "resolving" : "");
    sb_put(t, st->out & bit ? "out" : "");
    sb_put(t, (st->removed | st->removed_named) & bit ? "removed" : "");
}

void position_expect_card(const gr_state *st, const char *card, const char *place, const char *file, int line)
{
    char is[100], expected[100];
    sb_text t = SB_TEXT(is), x = SB_TEXT(expected);
    sb_putf(&t, "%s: ", card);
    put_place(st, card_of(card), &t);
    sb_putf(&x, "%s: %s", card, place);
    expect_text(is, expected, HERE);
}

void position_expect_cards(const gr_state *st, const char *cards, const char *place, const char *file, int line)
{
    char word[40];
    while (next_word(&cards, " ", word, sizeof word))
        position_expect_card(st, word, place, file, line);
}

void position_expect_mayor(const gr_state *st, const char *text, const char *file, int line)
{
    char town[40], is[60];
    const char *p = text;
    sb_text t = SB_TEXT(is);
    next_word(&p, " ", town, sizeof town);
    int mayor = st->mayor[town_of(town)];
    sb_putf(&t, "%s %c", town, mayor ? 'A' + mayor - 1 : '-');
    expect_text(is, text, HERE);
}

void position_expect_counts(const gr_state *st, const char *text, const char *file, int line)
{
    char town[40], is[60];
    const char *p = text;
    sb_text t = SB_TEXT(is);
    next_word(&p, " ", town, sizeof town);
    sb_put(&t, town);
    for (int s = 0; s < st->players; s++)
        sb_putf(&t, " %d", gr_count(st, s, town_of(town)));
    expect_text(is, text, HERE);
}

/* ---- events ------------------------------------------------------------------------------------------------------ */

static void put_event(const sb_event *e, sb_text *t)
{
    const sb_word *w = &GR_EVENTS[e->kind];
    if (e->seat < SB_SPECTATOR)
        sb_putf(t, "%c ", 'A' + e->seat);
    sb_put(t, w->id);
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE; i++) {
        sb_put_char(t, ' ');
        if (w->args[i].type == SB_ARG_SEAT)
            sb_put_char(t, (char)('A' + e->arg[i]));
        else if (w->args[i].type == SB_ARG_NUMBER)
            sb_put_int(t, e->arg[i]);
        else
            sb_put(t, GR_DOMAINS[w->args[i].type - SB_ARG_ITEM].item[e->arg[i]].id);
    }
}

/* Event number i or a later one that begins with these words; -1: none. */
static int find_event(const char *text, int i)
{
    size_t n = strlen(text);
    for (; i < position_events.n; i++) {
        char buffer[200];
        sb_text t = SB_TEXT(buffer);
        put_event(&position_events.at[i], &t);
        const char *is = buffer;
        bool named_seat = text[0] >= 'A' && text[0] <= 'E' && text[1] == ' ';
        if (!named_seat && position_events.at[i].seat < SB_SPECTATOR)
            is += 2;
        if (strncmp(is, text, n) == 0 && (is[n] == ' ' || is[n] == '\0'))
            return i;
    }
    return -1;
}

static void print_events(void)
{
    for (int i = 0; i < position_events.n; i++) {
        char buffer[200];
        sb_text t = SB_TEXT(buffer);
        put_event(&position_events.at[i], &t);
        print_error("    %s\n", buffer);
    }
}

void position_expect_events(const char *text, const char *file, int line)
{
    char one[120];
    int i = 0;
    while (next_clause(&text, one, sizeof one)) {
        i = find_event(one, i);
        if (i < 0) {
            print_events();
            give_up(HERE, "no such event, or not in this order", one);
        }
        i++;
    }
}

void position_expect_no_event(const char *text, const char *file, int line)
{
    if (find_event(text, 0) >= 0) {
        print_events();
        give_up(HERE, "it happened", text);
    }
}

void position_expect_score(const gr_state *st, char seat, const char *text, const char *file, int line)
{
    char buffer[80];
    sb_text t = SB_TEXT(buffer);
    sb_result r;
    gr_result(st, &r);
    for (int c = 0; c < GR_CAT_COUNT; c++)
        sb_putf(&t, "%s%d", c ? " " : "", (int)r.score[seat_of(seat)][c]);
    expect_text(buffer, text, HERE);
}
