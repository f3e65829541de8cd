/* position.c: positions of Colorado from text (position.h). */
#include "position.h"

#include <stdlib.h>

/* ---- names ------------------------------------------------------------------------------------------------------- */

static int item_of(int domain, const char *id)
{
    int i = sb_domain_find(&co_domains[domain], id, strlen(id));
    if (i < 0)
        fail_msg("there is no %s \"%s\"", co_domains[domain].id, id);
    return i < 0 ? 0 : i;
}

int kind_of(const char *id)
{
    return item_of(CO_DOMAIN_KIND, id);
}

int region_of(const char *id)
{
    return item_of(CO_DOMAIN_REGION, id) % CO_REGIONS;
}

sb_move move_of(const char *text)
{
    sb_move m;
    if (sb_move_read(&co_game, text, &m) != SB_OK)
        fail_msg("\"%s\" is not a move", text);
    return m;
}

/* ---- reading a position ------------------------------------------------------------------------------------------ */

enum { WORDS_MAX = 96 };

typedef struct words {
    int n;
    char at[WORDS_MAX][48];
} words;

static words split(const char *text, size_t n, const char *separators)
{
    words w = { 0 };
    for (size_t i = 0; i < n;) {
        size_t word = 0;
        while (i + word < n && !strchr(separators, text[i + word]))
            word++;
        if (word > 0 && w.n < WORDS_MAX)
            snprintf(w.at[w.n++], sizeof w.at[0], "%.*s", (int)word, text + i);
        i += word + 1;
    }
    return w;
}

typedef struct builder {
    co_state st;
    int given; /* kind + 1 */
    bool rest_discarded;
    int rest_seat; /* seat + 1 */
    words deck;
} builder;

static void read_counts(uint8_t counts[CO_KINDS], const words *w)
{
    for (int i = 1; i < w->n; i++)
        counts[kind_of(w->at[i])]++;
}

static void read_region(co_player *p, const words *w)
{
    unsigned ticked = 1;
    for (int i = 2; i < w->n; i++)
        ticked |= 1u << item_of(CO_DOMAIN_LEG, w->at[i]);
    p->region[region_of(w->at[1])] = (uint8_t)ticked;
}

static void read_seat_part(co_player *p, const words *w)
{
    const char *key = w->at[0];
    int number = w->n > 1 ? atoi(w->at[1]) : 0;
    if (strcmp(key, "hand") == 0) {
        read_counts(p->hand, w);
    } else if (strcmp(key, "area") == 0) {
        for (int i = 1; i < w->n; i++)
            p->area |= 1u << kind_of(w->at[i]);
    } else if (strcmp(key, "nuggets") == 0) {
        p->nuggets = (uint8_t)number;
    } else if (strcmp(key, "region") == 0) {
        read_region(p, w);
    } else if (strcmp(key, "all") == 0) {
        for (int r = 0; r < CO_REGIONS; r++)
            p->region[r] |= w->n < 3 || r != region_of(w->at[2]); /* all but ID */
    } else if (strcmp(key, "rail") == 0) {
        for (int i = 1; i < w->n; i++)
            p->rail = (uint16_t)(p->rail | 1u << item_of(CO_DOMAIN_RAIL, w->at[i]));
    } else if (strcmp(key, "tipi") == 0) {
        for (int i = 1; i < w->n; i++)
            p->tipi = (uint8_t)(p->tipi | 1u << (atoi(w->at[i]) + CO_TIPI_CENTRE));
    } else if (strcmp(key, "saloon") == 0) {
        p->saloon = (uint8_t)number;
    } else if (strcmp(key, "wanted") == 0) {
        p->wanted = (uint8_t)number;
    } else if (strcmp(key, "medals") == 0) {
        for (int i = 1; i < w->n; i++)
            p->medal[p->medals_n++] = (uint8_t)atoi(w->at[i]);
    } else {
        fail_msg("a seat has no \"%s\"", key);
    }
}

static void read_table_part(builder *b, const words *w)
{
    const char *key = w->at[0];
    if (strcmp(key, "caller") == 0) {
        b->st.caller = (uint8_t)atoi(w->at[1]);
    } else if (strcmp(key, "turn") == 0) {
        b->st.turn = (uint8_t)atoi(w->at[1]);
    } else if (strcmp(key, "deck") == 0) {
        b->deck = *w;
    } else if (strcmp(key, "discard") == 0) {
        read_counts(b->st.discard, w);
    } else if (strcmp(key, "rest") == 0 && strcmp(w->at[1], "discard") == 0) {
        b->rest_discarded = true;
    } else if (strcmp(key, "rest") == 0) {
        b->rest_seat = atoi(w->at[1]) + 1;
    } else if (strcmp(key, "crossed") == 0) {
        b->st.crossed[item_of(CO_DOMAIN_POOL, w->at[1])] = (uint8_t)atoi(w->at[2]);
    } else if (strcmp(key, "given") == 0) {
        b->given = kind_of(w->at[1]) + 1;
    } else if (strcmp(key, "maps") == 0) {
        b->st.maps = strcmp(w->at[1], "four") == 0;
    } else {
        fail_msg("a table has no \"%s\"", key);
    }
}

static void read_line(builder *b, const char *line, size_t n)
{
    co_player *p = NULL;
    if (n > 1 && line[0] >= '0' && line[0] <= '3' && line[1] == ' ') {
        assert_true(line[0] - '0' < b->st.players);
        p = &b->st.player[line[0] - '0'];
        line += 2, n -= 2;
    }
    for (size_t i = 0; i < n;) {
        size_t part = 0;
        while (i + part < n && line[i + part] != ';')
            part++;
        words w = split(line + i, part, " ");
        if (w.n > 0 && p)
            read_seat_part(p, &w);
        else if (w.n > 0)
            read_table_part(b, &w);
        i += part + 1;
    }
}

static void read_text(builder *b, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        read_line(b, text, n);
        text += n + (text[n] == '\n');
    }
}

/* ---- completing it ----------------------------------------------------------------------------------------------- */

/* The medals of regions, railroad and flag zones come before those that were named. */
static void write_medals(co_state *st, co_player *p)
{
    uint8_t named[CO_MEDALS_MAX];
    int n = p->medals_n;
    memcpy(named, p->medal, sizeof named);
    memset(p->medal, 0, sizeof p->medal);
    p->medals_n = 0;
    for (int r = 0; r < CO_REGIONS; r++)
        if (co_is_complete(p, r))
            co_win_medal(p, co_regions[r].medal);
    if (p->rail >> CO_R7 & 1)
        co_win_medal(p, CO_RAIL_MEDAL);
    for (int t = 0; t < CO_TERRAIN_COUNT; t++) {
        int pool = co_zones[t].pool;
        if (pool == CO_NO_POOL || co_boxes(p, t) < co_zones[t].boxes)
            continue;
        co_win_medal(p, co_pools[pool].medal[0]);
        st->crossed[pool] = 1;
    }
    for (int i = 0; i < n; i++)
        co_win_medal(p, named[i]);
}

static void place_rest(builder *b)
{
    co_state *st = &b->st;
    int left[CO_KINDS];
    for (int kind = 0; kind < CO_KINDS; kind++) {
        left[kind] = co_copies[co_value_of(kind) - 1] - st->discard[kind];
        for (int seat = 0; seat < st->players; seat++)
            left[kind] -= st->player[seat].hand[kind] + (int)(st->player[seat].area >> kind & 1);
    }
    for (int i = 1; i < b->deck.n; i++)
        left[kind_of(b->deck.at[i])]--;
    for (int kind = CO_KINDS - 1; kind >= 0; kind--) {
        if (left[kind] < 0)
            fail_msg("too many cards %s", co_domains[CO_DOMAIN_KIND].item[kind].id);
        for (; left[kind] > 0; left[kind]--) {
            if (b->rest_discarded)
                st->discard[kind]++;
            else if (b->rest_seat)
                st->player[b->rest_seat - 1].hand[kind]++;
            else
                st->deck[st->deck_n++] = (uint8_t)kind;
        }
    }
    for (int i = b->deck.n - 1; i >= 1; i--)
        st->deck[st->deck_n++] = (uint8_t)kind_of(b->deck.at[i]);
}

/* Somebody on the left was asked for this card by name and gave it; it was a duplicate. */
static void begin_actions(builder *b)
{
    co_state *st = &b->st;
    st->phase = CO_ACTIONS;
    st->target = (uint8_t)((st->caller + 1) % st->players + 1);
    st->named = st->given = (uint8_t)b->given;
    st->answer = CO_ANSWER_NAMED;
    for (int seat = 0; seat < st->players; seat++)
        co_gain(st, seat, co_suit_duo[co_suit_of(b->given - 1)], NULL);
}

co_state position(int players, const char *text)
{
    builder b = { .st = { .players = (uint8_t)players, .turn = 5, .phase = CO_CALL } };
    co_state *st = &b.st;
    int nuggets = 0;
    sb_seed_number(1, st->rng.key);
    for (int seat = 0; seat < players; seat++)
        st->player[seat].nuggets = CO_START_NUGGETS;
    read_text(&b, text);
    if (b.given)
        st->discard[b.given - 1]++;
    place_rest(&b);
    for (int seat = 0; seat < players; seat++) {
        co_player *p = &st->player[seat];
        for (int kind = 0; kind < CO_KINDS; kind++)
            p->hand_n = (uint8_t)(p->hand_n + p->hand[kind]);
        if (co_discovered(p) == 0)
            p->region[CO_V] = 1;
        write_medals(st, p);
        nuggets += p->nuggets;
    }
    assert_true(nuggets <= CO_NUGGETS);
    st->supply = (uint8_t)(CO_NUGGETS - nuggets);
    if (b.given)
        begin_actions(&b);
    else
        co_begin_call(st, NULL);
    const char *wrong = co_game.rules.check(st);
    if (wrong)
        fail_msg("not a position: %s", wrong);
    return *st;
}

co_state new_game(int players, uint64_t seed, const char *option, const char *value)
{
    co_state st;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(seed, key);
    assert_int_equal(sb_setup_init(&co_game, players, &setup), SB_OK);
    if (option)
        assert_int_equal(sb_setup_option(&co_game, &setup, option, value), SB_OK);
    memset(&st, 0xaa, sizeof st);
    co_game.rules.setup(&st, &setup, key, NULL);
    assert_null(co_game.rules.check(&st));
    return st;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void play_with(co_state *st, int seat, const char *text, sb_events *events)
{
    sb_error e = sb_play(&co_game, st, seat, move_of(text), events);
    if (e != SB_OK)
        fail_msg("seat %d, %s: %s", seat, text, sb_error_text(e, SB_EN));
    const char *wrong = co_game.rules.check(st);
    if (wrong)
        fail_msg("after seat %d, %s: %s", seat, text, wrong);
}

void play(co_state *st, int seat, const char *text)
{
    play_with(st, seat, text, NULL);
}

void play_all(co_state *st, const char *moves)
{
    while (*moves) {
        size_t n = strcspn(moves, ",");
        words w = split(moves, n, " ");
        assert_int_equal(w.n, 2);
        play(st, atoi(w.at[0]), w.at[1]);
        moves += n + (moves[n] == ',');
    }
}

const char *play_log(co_state *st, int seat, const char *text)
{
    static char log[2000];
    sb_event at[SB_EVENTS_MAX];
    sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
    sb_text t = SB_TEXT(log);
    play_with(st, seat, text, &events);
    assert_false(events.lost);
    for (int i = 0; i < events.n; i++)
        sb_putf(&t, "%s%s", i ? " " : "", co_events[at[i].kind].id);
    return log;
}

/* ---- asking ------------------------------------------------------------------------------------------------------ */

bool is_legal(const co_state *st, int seat, const char *move)
{
    return sb_may_play(&co_game, st, seat, move_of(move)) == SB_OK;
}

void assert_legal(const co_state *st, int seat, const char *moves)
{
    sb_move list[SB_MOVES_MAX];
    char text[2000];
    sb_text t = SB_TEXT(text);
    int n = co_game.rules.legal(st, seat, list), wanted = 0;
    for (int i = 0; i < n; i++) {
        sb_put(&t, i ? " " : "");
        sb_move_write(&co_game, list[i], &t);
    }
    for (const char *p = moves; *p; wanted++) {
        size_t word = strcspn(p, " ");
        char id[64];
        snprintf(id, sizeof id, "%.*s", (int)word, p);
        if (!is_legal(st, seat, id))
            fail_msg("%s should be possible: %s", id, text);
        p += word + (p[word] == ' ');
    }
    if (n != wanted)
        fail_msg("possible: %s; expected: %s", text, moves);
}

const char *forbidden_by(const co_state *st, int seat, const char *text)
{
    char buffer[300];
    sb_text sentence = SB_TEXT(buffer);
    sb_names names = { .lang = SB_EN };
    sb_error e = sb_may_play(&co_game, st, seat, move_of(text));
    if (e == SB_OK)
        fail_msg("%s is allowed", text);
    return sb_refusal(&co_game, st, seat, move_of(text), e, &names, &sentence);
}

void assert_pending(const co_state *st, const char *seats)
{
    unsigned expected = 0;
    for (const char *p = seats; *p; p++)
        if (*p != ' ')
            expected |= 1u << (*p - '0');
    assert_int_equal(co_game.rules.pending(st), expected);
}

void assert_medals(const co_state *st, int seat, const char *medals)
{
    char text[100];
    sb_text t = SB_TEXT(text);
    for (int i = 0; i < st->player[seat].medals_n; i++)
        sb_putf(&t, "%s%d", i ? " " : "", st->player[seat].medal[i]);
    assert_string_equal(text, medals);
}

void assert_same_state(const co_state *a, const co_state *b)
{
    assert_memory_equal(a, b, sizeof *a);
}

static void assert_counts(const uint8_t counts[CO_KINDS], const char *kinds)
{
    uint8_t expected[CO_KINDS] = { 0 };
    words w = split(kinds, strlen(kinds), " ");
    for (int i = 0; i < w.n; i++)
        expected[kind_of(w.at[i])]++;
    for (int kind = 0; kind < CO_KINDS; kind++)
        if (counts[kind] != expected[kind])
            fail_msg("%d x %s, expected %d", counts[kind], co_domains[CO_DOMAIN_KIND].item[kind].id, expected[kind]);
}

void assert_hand(const co_state *st, int seat, const char *kinds)
{
    assert_counts(st->player[seat].hand, kinds);
}

void assert_area(const co_state *st, int seat, const char *kinds)
{
    uint8_t counts[CO_KINDS];
    for (int kind = 0; kind < CO_KINDS; kind++)
        counts[kind] = st->player[seat].area >> kind & 1;
    assert_counts(counts, kinds);
}
