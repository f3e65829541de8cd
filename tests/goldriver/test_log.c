/* test_log.c: the events of a game tell everything: whole games are followed by their events alone, and
 * nuggets, cards, Mayors and dice must be those of the state after every move.  On the way every word is said in both
 * languages, and every kind of event, question, move and refusal must have come up. */
#include "position.h"
#include "sagebrush/bot.h"

/* ---- a table beside the table, kept by the events ---------------------------------------------------------------- */

typedef struct mirror {
    int nuggets[5], transit, deposit, given_by_supply;
    uint64_t front[5], kept[5], sale, resolving, drawn, out;
    uint8_t pending_card[16], pending_seat[16];
    int pending_n;
    int host[GR_CARD_COUNT]; /* of a lasso card */
    int mayor[GR_TOWN_COUNT], lost_town;
    int round, first, winner, reversed;
    int unseen; /* cards of the deck */
    int dice;   /* dice rolled */
    int extra;  /* cards drawn besides the sale of a round */
    int penny_uses;
    bool over;
    uint32_t stream_at;
    int end_total[5];
} mirror;

static void leaves(uint64_t *pile, int card)
{
    assert_true(*pile >> card & 1); /* it lay there */
    *pile &= ~GR_BIT(card);
}

static void comes(uint64_t *pile, int card)
{
    assert_false(*pile >> card & 1);
    *pile |= GR_BIT(card);
}

static void leaves_pending(mirror *m, int seat, int card)
{
    int k = 0;
    while (k < m->pending_n && !(m->pending_card[k] == card && m->pending_seat[k] == seat))
        k++;
    assert_true(k < m->pending_n);
    m->pending_n--;
    for (; k < m->pending_n; k++)
        m->pending_card[k] = m->pending_card[k + 1], m->pending_seat[k] = m->pending_seat[k + 1];
}

static void pays(mirror *m, int from, int to, int amount)
{
    m->nuggets[from] -= amount;
    m->nuggets[to] += amount;
    assert_true(m->nuggets[from] >= 0);
}

/* Wherever a card lies that may go out of play: the sale, being resolved, before somebody, attached. */
static void goes_out(mirror *m, int card)
{
    if (m->sale >> card & 1)
        leaves(&m->sale, card);
    else if (m->resolving >> card & 1)
        leaves(&m->resolving, card);
    else if (m->host[card])
        m->host[card] = 0;
    else
        for (int s = 0; s < 5; s++)
            if (m->front[s] >> card & 1)
                leaves(&m->front[s], card);
    if (card == GR_CARD_lost_mine)
        m->lost_town = 0;
    comes(&m->out, card);
}

static void follow_cards(mirror *m, const sb_event *e)
{
    int seat = e->seat, card = e->arg[0];
    switch (e->kind) {
    case GR_EV_SALE: comes(&m->sale, card), m->unseen--; break;
    case GR_EV_OUT: goes_out(m, card); break;
    case GR_EV_USE:
        leaves(&m->kept[seat], card), comes(&m->out, card);
        m->reversed ^= GR_CARD[card].kind == GR_MOONSHINE;
        m->penny_uses += GR_CARD[card].kind == GR_PENNY_PRESS;
        break;
    case GR_EV_TAKE: leaves(&m->sale, card), comes(&m->resolving, card); break;
    case GR_EV_DISCARD: leaves(&m->sale, card), comes(&m->out, card); break;
    case GR_EV_PLACE: leaves(&m->resolving, card), comes(&m->front[seat], card); break;
    case GR_EV_KEEP: leaves(&m->resolving, card), comes(&m->kept[seat], card); break;
    case GR_EV_WAIT:
        leaves(&m->resolving, card);
        m->pending_card[m->pending_n] = (uint8_t)card, m->pending_seat[m->pending_n++] = (uint8_t)seat;
        break;
    case GR_EV_READY: leaves_pending(m, seat, card), comes(&m->resolving, card); break;
    case GR_EV_DRAW: comes(&m->resolving, card), comes(&m->drawn, card), m->unseen--, m->extra++; break;
    case GR_EV_CHOOSE:
        assert_true(m->drawn >> card & 1);
        m->drawn = 0;
        break;
    case GR_EV_ATTACH: leaves(&m->resolving, card), m->host[card] = e->arg[1]; break;
    case GR_EV_SWAP:
        leaves(&m->front[seat], card), comes(&m->front[e->arg[2]], card);
        leaves(&m->front[e->arg[2]], e->arg[1]), comes(&m->front[seat], e->arg[1]);
        break;
    case GR_EV_GHOST: leaves(&m->front[seat], card), comes(&m->front[e->arg[1]], card); break;
    case GR_EV_DESTROY: assert_true(m->front[e->arg[1]] >> card & 1); break;
    case GR_EV_EXPLODE: assert_true(m->front[seat] >> card & 1); break;
    default: break;
    }
}

static void follow_nuggets(mirror *m, const sb_event *e)
{
    int seat = e->seat;
    switch (e->kind) {
    case GR_EV_PRICE: m->nuggets[seat] -= e->arg[0], m->transit += e->arg[0]; break;
    case GR_EV_SHARE: m->transit -= e->arg[0], m->nuggets[seat] += e->arg[0]; break;
    case GR_EV_TRANSIT_LOST: m->transit -= e->arg[0], m->given_by_supply -= e->arg[0]; break;
    case GR_EV_FEE:
    case GR_EV_TRIBUTE:
    case GR_EV_INDEMNITY: pays(m, seat, e->arg[0], e->arg[1]); break;
    case GR_EV_STEAL: pays(m, e->arg[0], seat, e->arg[1]); break;
    case GR_EV_BANDIT:
    case GR_EV_FINE: m->nuggets[seat] -= e->arg[0], m->given_by_supply -= e->arg[0]; break;
    case GR_EV_PRODUCE: m->nuggets[seat] += e->arg[1], m->given_by_supply += e->arg[1]; break;
    case GR_EV_DEPOSIT: m->nuggets[seat] -= e->arg[0], m->deposit += e->arg[0]; break;
    case GR_EV_WITHDRAW: m->nuggets[seat] += e->arg[0], m->deposit -= e->arg[0]; break;
    default: break;
    }
    assert_true(seat >= 5 || m->nuggets[seat] >= 0);
    assert_true(m->transit >= 0 && m->deposit >= 0);
}

/* GR-DEC-2: every die is the next of the stream. */
static void expect_die(mirror *m, const gr_state *st, int face)
{
    sb_rng rng = st->rng;
    rng.pos[GR_STREAM_DICE] = m->stream_at;
    assert_int_equal(sb_rng_below(&rng, GR_STREAM_DICE, 6) + 1, face);
    m->stream_at = rng.pos[GR_STREAM_DICE];
    m->dice++;
}

static void follow_the_rest(mirror *m, const gr_state *st, const sb_event *e, const sb_event *previous)
{
    switch (e->kind) {
    case GR_EV_ROUND:
        assert_true(m->round == 0 || e->seat == m->winner); /* GR-ROUND-2 */
        m->round = e->arg[0], m->first = e->seat, m->winner = e->seat, m->reversed = 0;
        break;
    case GR_EV_WINS: m->winner = e->seat; break;
    case GR_EV_MAYOR:
        assert_int_equal(m->mayor[e->arg[0]], 0);
        m->mayor[e->arg[0]] = e->seat + 1;
        break;
    case GR_EV_MAYOR_FROM:
        assert_int_equal(m->mayor[e->arg[0]], e->arg[1] + 1);
        m->mayor[e->arg[0]] = e->seat + 1;
        break;
    case GR_EV_MAYOR_FREE:
        assert_int_equal(m->mayor[e->arg[0]], e->seat + 1);
        m->mayor[e->arg[0]] = 0;
        break;
    case GR_EV_JOIN: m->lost_town = e->arg[0]; break;
    case GR_EV_ROLL: expect_die(m, st, e->arg[0]), expect_die(m, st, e->arg[1]); break;
    case GR_EV_ONE_DIE: expect_die(m, st, e->arg[0]); break;
    case GR_EV_PRODUCTION:
        assert_int_equal(e->seat, m->winner);
        if (!previous || previous->kind != GR_EV_SET_DIE)
            expect_die(m, st, e->arg[0]), expect_die(m, st, e->arg[1]);
        break;
    case GR_EV_END: m->over = true, m->end_total[e->seat] = e->arg[0]; break;
    default: break;
    }
}

static void expect_same(const mirror *m, const gr_state *st)
{
    for (int s = 0; s < st->players; s++) {
        assert_int_equal(st->nuggets[s], m->nuggets[s]);
        assert_true(st->front[s] == m->front[s] && st->kept[s] == m->kept[s]);
    }
    assert_int_equal(st->transit, m->transit);
    assert_int_equal(st->deposit, m->deposit);
    assert_int_equal(st->from_supply, m->given_by_supply);
    assert_true(st->sale == m->sale && st->resolving == m->resolving && st->drawn == m->drawn && st->out == m->out);
    assert_int_equal(st->pending_n, m->pending_n);
    assert_memory_equal(st->pending_card, m->pending_card, (size_t)m->pending_n);
    assert_memory_equal(st->pending_seat, m->pending_seat, (size_t)m->pending_n);
    for (int i = 0; i < 4; i++)
        assert_int_equal(st->host[i], m->host[GR_FIRST_LASSO + i]);
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        assert_int_equal(st->mayor[t], m->mayor[t]);
    assert_int_equal(st->lost_town, m->lost_town);
    assert_int_equal(st->deck_n, m->unseen);
    assert_int_equal(st->round, m->round);
    assert_int_equal(st->first, m->over ? st->first : m->first);
    assert_int_equal(st->winner, m->winner);
    assert_int_equal(st->reversed, m->over ? 0 : m->reversed);
    assert_int_equal(st->rng.pos[GR_STREAM_DICE], m->stream_at);
    assert_true(m->over == (st->stack_n == 0));
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static int events_seen[GR_EV_COUNT], decisions_seen[GR_D_COUNT], moves_seen[GR_MV_COUNT], reasons_seen[GR_WHY_COUNT];

/* Every slot was filled: with a name, a number or a word, never with nothing. */
static void expect_sentence(const sb_text *t)
{
    assert_false(t->cut);
    assert_true(t->n > 3);
    if (strpbrk(t->at, "{}|#") || strstr(t->at, "nothing") || strstr(t->at, "rien") || strstr(t->at, "Nobody")
        || strstr(t->at, "Personne") || strstr(t->at, "  ")) {
        print_error("%s\n", t->at);
        fail();
    }
}

static const sb_names NAMES[SB_LANG_COUNT] = {
    { SB_EN, { "Ann", "Bea", "Cid", "Dan", "Eve" } },
    { SB_FR, { "Ann", "Bea", "Cid", "Dan", "Eve" } },
};

static void say_event(const sb_event *e)
{
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        char buffer[300];
        sb_text t = SB_TEXT(buffer);
        sb_say_event(&gr_game, e, &NAMES[lang], &t);
        expect_sentence(&t);
    }
}

static void say_question(const gr_state *st, int seat, const sb_move *list, int n)
{
    sb_decision d = gr_game.rules.decision(st, seat);
    decisions_seen[d.kind]++;
    for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
        char buffer[300];
        sb_text t = SB_TEXT(buffer);
        sb_say_decision(&gr_game, seat, &d, &NAMES[lang], &t);
        expect_sentence(&t);
        for (int i = 0; i<n; i += n> 9 ? 7 : 1) { /* of long lists some */
            sb_text_clear(&t);
            sb_say_move(&gr_game, seat, list[i], &NAMES[lang], &t);
            expect_sentence(&t);
        }
    }
}

/* Moves of all kinds are tried: those that are refused say why. */
static void say_refusals(const gr_state *st, sb_quick *q)
{
    for (int kind = 0; kind < GR_MV_COUNT; kind++) {
        uint8_t type = GR_MOVES[kind].args[0].type;
        int seat = (int)sb_quick_below(q, st->players), a = (int)sb_quick_below(q, 30);
        sb_move m = type == SB_ARG_NUMBER ? sb_move_number(kind, a) : sb_move_of(kind, 0, 0);
        if (type == SB_ARG_SEAT)
            m.arg[0] = (uint8_t)sb_quick_below(q, st->players);
        else if (type >= SB_ARG_ITEM)
            m.arg[0] = (uint8_t)(1 + sb_quick_below(q, gr_game.domains[type - SB_ARG_ITEM].count - 1u));
        sb_error e = sb_may_play(&gr_game, st, seat, m);
        if (e == SB_OK)
            continue;
        reasons_seen[gr_why(st, seat, m).kind]++;
        for (int lang = 0; lang < SB_LANG_COUNT; lang++) {
            char buffer[300];
            sb_text t = SB_TEXT(buffer);
            assert_non_null(sb_refusal(&gr_game, st, seat, m, e, &NAMES[lang], &t)); /* the rule */
            expect_sentence(&t);
        }
    }
}

/* ---- whole games ------------------------------------------------------------------------------------------------- */

static mirror begin_mirror(const gr_state *st)
{
    mirror m = { .winner = st->first };
    for (int s = 0; s < st->players; s++)
        m.nuggets[s] = 15;
    m.unseen = 63 - gr_size(st->removed_named) - (st->players == 2 ? 11 : st->players == 3 ? 15 : 0);
    return m;
}

static void follow(mirror *m, const gr_state *st, const sb_events *events)
{
    assert_false(events->lost);
    for (int i = 0; i < events->n; i++) {
        const sb_event *e = &events->at[i];
        events_seen[e->kind]++;
        assert_true(e->seat < st->players || e->seat == SB_SPECTATOR);
        follow_cards(m, e);
        follow_nuggets(m, e);
        follow_the_rest(m, st, e, i > 0 ? e - 1 : NULL);
        say_event(e);
    }
    expect_same(m, st);
}

/* GR-DEC-1, -3, -4: who is asked, and about what. */
static void expect_one_question(const gr_state *st)
{
    static const gr_kind window[GR_D_COUNT] = { [GR_D_PENNY] = GR_PENNY_PRESS,
        [GR_D_MOONSHINE] = GR_MOONSHINE,
        [GR_D_MUSTANG] = GR_MUSTANG,
        [GR_D_ALL_IN] = GR_ALL_IN,
        [GR_D_ALL_IN_STAKE] = GR_ALL_IN };
    unsigned pending = gr_pending(st);
    int first = __builtin_ctz(pending), kind = gr_game.rules.decision(st, first).kind;
    assert_true(__builtin_popcount(pending) == 1 || (st->players == 2 && kind == GR_D_BID && pending == 3));
    for (int s = 0; s < st->players; s++) {
        sb_move list[SB_MOVES_MAX];
        int n = gr_legal(st, s, list);
        assert_true(pending >> s & 1 ? n >= 2 : n == 0); /* a single answer is not asked for */
    }
    if (window[kind])
        assert_true((st->kept[first] & GR_OF_KIND[window[kind]]) != 0); /* a window needs its card */
}

static void expect_end(const mirror *m, const gr_state *st, int deck_at_first)
{
    sb_result r;
    gr_result(st, &r);
    for (int s = 0; s < st->players; s++)
        assert_int_equal(r.score[s][GR_CAT_TOTAL], m->end_total[s]);
    /* the table of section 3: rounds, less what was drawn besides */
    int each = st->players + 1;
    int left = deck_at_first - m->extra - each * m->penny_uses - each * m->round;
    assert_true(left >= 0 && left < each);
    assert_int_equal(left, st->deck_n);
    assert_int_equal(st->rng.pos[GR_STREAM_SETUP], st->first_seat ? 0 : 1);
}

static void play_a_game(const char *options, uint64_t seed, const sb_bot *bot, sb_quick *q)
{
    sb_event memory[SB_EVENTS_MAX];
    gr_state st = new_game(options, seed);
    mirror m = begin_mirror(&st);
    int deck_at_first = m.unseen;
    follow(&m, &st, &position_events);
    uint32_t deck_stream = st.rng.pos[GR_STREAM_DECK];
    for (int ply = 0; gr_pending(&st); ply++) {
        expect_one_question(&st);
        unsigned pending = gr_pending(&st);
        int seat = pending == 3 && sb_quick_below(q, 2) ? 1 : __builtin_ctz(pending);
        sb_move list[SB_MOVES_MAX];
        int n = gr_legal(&st, seat, list);
        say_question(&st, seat, list, n);
        if (ply % 3 == 0)
            say_refusals(&st, q);
        sb_move move = list[sb_quick_below(q, (uint32_t)n)];
        if (bot)
            move = sb_bot_move(bot, &gr_game, &st, seat, NULL, q, NULL);
        moves_seen[move.kind]++;
        sb_events events = { .at = memory, .cap = SB_EVENTS_MAX };
        assert_int_equal(sb_play(&gr_game, &st, seat, move, &events), SB_OK);
        assert_null(gr_check(&st));
        follow(&m, &st, &events);
        assert_int_equal(st.rng.pos[GR_STREAM_DECK], deck_stream); /* GR-DEC-2: no shuffle after the first draw */
        assert_true(ply < 2000);
    }
    expect_end(&m, &st, deck_at_first);
}

static const char *const GAMES[] = { "2 players", "3 players", "4 players", "5 players", "2 players poker=off",
    "3 players first_game=on", "4 players first_game=on poker=off", "5 players poker=off first_seat=3",
    "2 players first_game=on first_seat=1" };

/* covers: GR-DEC-1 GR-DEC-2 GR-DEC-3 GR-DEC-4 */
static void test_random_games_followed_by_their_events(void **s)
{
    (void)s;
    sb_quick q = { .s = 1 };
    for (uint64_t seed = 0; seed < 60; seed++)
        for (size_t g = 0; g < sizeof GAMES / sizeof *GAMES; g++)
            play_a_game(GAMES[g], seed, NULL, &q);
}

static void test_greedy_games_followed_by_their_events(void **s)
{
    (void)s;
    sb_quick q = { .s = 2 };
    const sb_bot *greedy = sb_bot_find("greedy");
    assert_non_null(greedy);
    for (uint64_t seed = 1000; seed < 1020; seed++)
        for (size_t g = 0; g < sizeof GAMES / sizeof *GAMES; g++)
            play_a_game(GAMES[g], seed, greedy, &q);
}

static void expect_all_seen(const int *seen, const sb_words *words)
{
    for (int i = 0; i < words->count; i++)
        if (!seen[i]) {
            print_error("never came up: %s\n", words->at[i].id);
            fail();
        }
}

/* After the games above: nothing in the vocabulary is dead. */
static void test_every_word_came_up(void **s)
{
    (void)s;
    expect_all_seen(events_seen, &gr_game.events);
    expect_all_seen(decisions_seen, &gr_game.decisions);
    expect_all_seen(moves_seen, &gr_game.moves);
    expect_all_seen(reasons_seen, &gr_game.reasons);
}

/* ---- sentences --------------------------------------------------------------------------------------------------- */

static void expect_said(sb_event e, const char *en, const char *fr)
{
    char buffer[300];
    sb_text t = SB_TEXT(buffer);
    sb_say_event(&gr_game, &e, &NAMES[SB_EN], &t);
    assert_string_equal(buffer, en);
    sb_text_clear(&t);
    sb_say_event(&gr_game, &e, &NAMES[SB_FR], &t);
    assert_string_equal(buffer, fr);
}

#define EVENT(kind_, seat_, ...) ((sb_event) { .kind = (kind_), .seat = (seat_), .arg = { __VA_ARGS__ } })

static void test_sentences_in_both_languages(void **s)
{
    (void)s;
    expect_said(EVENT(GR_EV_FEE, 1, 0, 2, GR_COLD_MOUNTAIN), "Bea pays the Mayor of Cold Mountain, Ann, 2 nuggets.",
        "Bea paie 2 pépites au Maire de Cold Mountain, Ann.");
    expect_said(
        EVENT(GR_EV_TRANSIT_LOST, SB_SPECTATOR, 1), "1 nugget goes to the supply.", "1 pépite va à la réserve.");
    expect_said(
        EVENT(GR_EV_TRANSIT_LOST, SB_SPECTATOR, 3), "3 nuggets go to the supply.", "3 pépites vont à la réserve.");
    expect_said(EVENT(GR_EV_FINE, 2, 0, GR_COYOTE_CITY), "Cid pays 0 nuggets to the supply.",
        "Cid paie 0 pépite à la réserve.");
    expect_said(EVENT(GR_EV_PRODUCE, 3, GR_CARD_cold_mountain_06, 9), "Cold Mountain (9 on a 6) gives Dan 9 nuggets.",
        "Cold Mountain (9 sur un 6) rapporte 9 pépites à Dan.");
    expect_said(EVENT(GR_EV_SWAP, 0, GR_CARD_ghost_mine_1, GR_CARD_whiskey_river_odd_2, 4),
        "The Judge rules: Ann gives the Ghost Mine (5 on a 6) to Eve and gets Whiskey River (2 on odd).",
        "Le Juge tranche : Ann donne la Mine Fantôme (5 sur un 6) à Eve et reçoit Whiskey River (2 sur un impair).");
    expect_said(EVENT(GR_EV_DESTROY, 0, GR_CARD_bank, 1), "Bea loses the Bank.", "Bea perd la Banque.");
    expect_said(EVENT(GR_EV_READY, 1, GR_CARD_one_armed_bandit_2),
        "The One-Armed Bandit, which waited in front of Bea, takes effect now.",
        "Le Bandit Manchot, en attente devant Bea, prend effet.");
    expect_said(EVENT(GR_EV_POKER, 1, GR_HAND_FULL_HOUSE, 10), "Bea has the best poker hand, a full house: 10 points.",
        "Bea a la meilleure main de poker, un full : 10 points.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games_followed_by_their_events),
        cmocka_unit_test(test_greedy_games_followed_by_their_events),
        cmocka_unit_test(test_every_word_came_up),
        cmocka_unit_test(test_sentences_in_both_languages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
