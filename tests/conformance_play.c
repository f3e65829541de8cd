/* conformance_play.c: one game from beginning to end, with everything checked at each move (conformance.h). */
#include "conformance.h"

#include <stdarg.h>
#include <string.h>

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

void cf_fail(cf *c, const char *format, ...)
{
    va_list args;
    if (c->failed)
        return;
    c->failed = true;
    va_start(args, format);
    vsnprintf(c->failure, sizeof c->failure, format, args);
    va_end(args);
}

void cf_about(cf *c, int seat, sb_move move)
{
    if (c->failed)
        return;
    c->about = true;
    c->about_seat = seat;
    c->about_move = move;
}

void cf_about_nothing(cf *c)
{
    if (!c->failed)
        c->about = false;
}

/* What lies behind the state differs from copy to copy: nobody may look at it. */
static void fill(cf_state *s, int byte)
{
    memset(s->bytes, byte, sizeof s->bytes);
}

void cf_copy(const cf *c, cf_state *to, const cf_state *from)
{
    fill(to, 0xc3);
    memcpy(to->bytes, from->bytes, c->g->state_size);
}

bool cf_same(const cf *c, const cf_state *a, const cf_state *b)
{
    return memcmp(a->bytes, b->bytes, c->g->state_size) == 0;
}

int cf_first_difference(const cf *c, const cf_state *a, const cf_state *b)
{
    for (int i = 0; i < c->g->state_size; i++)
        if (a->bytes[i] != b->bytes[i])
            return i;
    return -1;
}

static bool is_guard_whole(const cf *c, const cf_state *s)
{
    for (size_t i = c->g->state_size; i < sizeof s->bytes; i++)
        if (s->bytes[i] != s->bytes[sizeof s->bytes - 1])
            return false;
    return true;
}

bool cf_listed(const cf *c, const cf_state *s, int seat, sb_move move)
{
    sb_move list[SB_MOVES_MAX];
    int n = c->g->rules.legal(s->bytes, seat, list);
    for (int i = 0; i < n; i++)
        if (sb_move_cmp(list[i], move) == 0)
            return true;
    return false;
}

int cf_seats(unsigned mask)
{
    return __builtin_popcount(mask);
}

static const sb_rng *rng_of(const cf_state *s)
{
    return (const sb_rng *)(const void *)s->bytes;
}

/* ---- setup: promises 1, 2, 9 ------------------------------------------------------------------------------------- */

static int named_streams(const sb_game *g)
{
    int n = 0;
    while (g->streams[n])
        n++;
    return n;
}

static void check_rng(cf *c, const cf_state *before, const cf_state *after)
{
    const sb_rng *a = rng_of(before), *b = rng_of(after);
    CF(c, memcmp(b->key, c->key, SB_KEY_BYTES) == 0, "the key has changed");
    for (int s = 0; s < SB_STREAMS; s++) {
        CF(c, b->pos[s] >= a->pos[s], "stream %d went back", s);
        CF(c, s < named_streams(c->g) || b->pos[s] == 0, "stream %d is used and has no name", s);
    }
    CF(c, b->reveals >= a->reveals, "reveals went back");
}

/* A position knows how many play and by which options; who was to begin it may forget. */
static void check_setup_of(cf *c)
{
    sb_setup told;
    memset(&told, 0xa5, sizeof told);
    c->g->rules.setup_of(c->now.bytes, &told);
    CF(c, told.players == c->setup.players, "setup_of: %d players instead of %d", told.players, c->setup.players);
    for (int i = 0; i < SB_OPTIONS_MAX; i++) {
        bool forgotten = i < c->g->options_count && !c->g->options[i].values && told.value[i] == 0;
        CF(c, told.value[i] == c->setup.value[i] || forgotten, "setup_of: option %d is %d instead of %d", i,
            told.value[i], c->setup.value[i]);
    }
}

static void begin(cf *c)
{
    static sb_event at[SB_EVENTS_MAX];
    sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
    cf_state other, zero;
    fill(&c->now, 0xa5);
    fill(&other, 0x5a);
    fill(&zero, 0);
    c->g->rules.setup(c->now.bytes, &c->setup, c->key, &events);
    c->g->rules.setup(other.bytes, &c->setup, c->key, NULL);
    CF(c, cf_same(c, &c->now, &other), "setup leaves byte %d as it finds it, or depends on who listens",
        cf_first_difference(c, &c->now, &other));
    CF(c, is_guard_whole(c, &c->now) && is_guard_whole(c, &other), "setup writes behind the state");
    check_rng(c, &zero, &c->now);
    cf_check_events(c, &events);
    check_setup_of(c);
    if (!c->failed && c->g->rules.check(c->now.bytes))
        cf_fail(c, "check after setup: %s", c->g->rules.check(c->now.bytes));
}

/* ---- the position: promises 3, 4, 6, 7 --------------------------------------------------------------------------- */

/* An opinion on every move of the list, the same when asked again, within ten thousand points. */
static void check_appraisal(cf *c, const cf_state *redacted, int seat, const sb_move *list, int n)
{
    int32_t value[SB_MOVES_MAX], again[SB_MOVES_MAX];
    cf_state before = *redacted;
    memset(value, 0x7f, sizeof value);
    memset(again, 0x80, sizeof again);
    c->g->bots.appraise(redacted->bytes, seat, list, n, value);
    c->g->bots.appraise(redacted->bytes, seat, list, n, again);
    CF(c, cf_same(c, &before, redacted), "the appraisal changed byte %d", cf_first_difference(c, &before, redacted));
    for (int i = 0; i < n; i++) {
        cf_about(c, seat, list[i]);
        CF(c, value[i] == again[i], "appraised once as %d and then as %d", (int)value[i], (int)again[i]);
        CF(c, value[i] > -1000000 && value[i] < 1000000, "appraised as %d", (int)value[i]);
    }
    cf_about_nothing(c);
}

static void check_list(cf *c, int seat, unsigned pending)
{
    sb_move list[SB_MOVES_MAX], seen[SB_MOVES_MAX];
    int n = c->g->rules.legal(c->now.bytes, seat, list);
    CF(c, n >= 0 && n <= SB_MOVES_MAX, "the list of seat %d has %d moves", seat, n);
    CF(c, n > 0 || !(pending >> seat & 1), "seat %d owes a decision and has no moves", seat);
    if (n > c->tally->longest_list)
        c->tally->longest_list = n;
    for (int i = 1; i < n; i++)
        CF(c, sb_move_cmp(list[i - 1], list[i]) < 0, "the list of seat %d is not sorted or has a move twice", seat);
    cf_check_moves_as_text(c, list, n, seat);
    cf_state redacted = cf_redacted(c, &c->now, seat);
    int m = c->g->rules.legal(redacted.bytes, seat, seen);
    CF(c, n == m && memcmp(list, seen, (size_t)n * sizeof *list) == 0,
        "the list of seat %d is another one when it is made from what the seat knows", seat);
    if (c->g->bots.appraise && n > 0)
        check_appraisal(c, &redacted, seat, list, n);
    if (!(pending >> seat & 1))
        return;
    sb_decision d = c->g->rules.decision(c->now.bytes, seat), same = c->g->rules.decision(redacted.bytes, seat);
    cf_check_decision(c, seat, &d);
    CF(c, d.kind == same.kind && memcmp(d.arg, same.arg, sizeof d.arg) == 0,
        "the decision of seat %d is another one when it is made from what the seat knows", seat);
}

/* Every row has a place when the game is over: first are the winners, no place is better with fewer points, and after
 * equals as many places are left out as there are equals. */
static void check_places(cf *c, const sb_result *r, int rows)
{
    int total = c->g->categories.count - 1;
    for (int row = 0; row < SB_SEATS_MAX; row++) {
        int better = 0;
        for (int other = 0; other < rows; other++) {
            better += r->place[other] < r->place[row];
            CF(c, row >= rows || r->place[row] >= r->place[other] || r->score[row][total] >= r->score[other][total],
                "row %d has fewer points than row %d and a better place", row, other);
        }
        int expected = r->over && row < rows ? better + 1 : 0;
        CF(c, r->place[row] == expected, "row %d is in place %d instead of %d", row, r->place[row], expected);
        CF(c, (r->winners >> row & 1) == (r->place[row] == 1), "winners %d, but row %d is in place %d", r->winners, row,
            r->place[row]);
    }
}

/* Totals, and who has won. */
static void check_result(cf *c, unsigned pending)
{
    sb_result r;
    memset(&r, 0xee, sizeof r);
    c->g->rules.result(c->now.bytes, &r);
    int total = c->g->categories.count - 1;
    CF(c, r.over == (pending == 0), "the result says over=%d while %d seats owe a decision", r.over, cf_seats(pending));
    CF(c, r.players == c->setup.players, "the result has %d players", r.players);
    int rows = r.players + r.automas;
    CF(c, rows <= SB_SEATS_MAX && (r.automas == 0 || c->g->automa), "%d automas, or one without a name", r.automas);
    for (int seat = 0; seat < rows; seat++) {
        int32_t sum = 0;
        for (int i = 0; i < total; i++)
            sum += r.score[seat][i];
        CF(c, sum == r.score[seat][total], "the categories of seat %d do not add up to its total", seat);
    }
    CF(c, (r.winners != 0) == r.over, "winners %d while over=%d", r.winners, r.over);
    CF(c, r.winners >> rows == 0, "a winner who does not play");
    check_places(c, &r, rows);
}

/* ---- what is not in the list is refused: promise 5 --------------------------------------------------------------- */

/* A move that is probably not legal: garbage, a neighbour of a legal one, somebody else's, an old one. */
static sb_move strange_move(cf *c, int seat)
{
    sb_move list[SB_MOVES_MAX], m = { 0 };
    uint64_t garbage = sb_quick_next(&c->chance);
    int whose = (int)sb_quick_below(&c->chance, c->setup.players);
    switch (sb_quick_below(&c->chance, 6)) {
    case 0: memcpy(&m, &garbage, sizeof m); return m;
    case 1: /* a kind that exists, with small arguments */
        m.kind = (uint8_t)sb_quick_below(&c->chance, (uint32_t)c->g->moves.count);
        m.arg[0] = (uint8_t)(garbage >> 8 & 31);
        m.arg[1] = (uint8_t)(garbage >> 16 & 31);
        return m;
    case 2: /* an old one */
        if (c->plies > 0)
            m = c->log[sb_quick_below(&c->chance, (uint32_t)c->plies)].move;
        return m;
    case 3: whose = seat; break;
    }
    int n = c->g->rules.legal(c->now.bytes, whose, list);
    if (n == 0)
        return m;
    m = list[sb_quick_below(&c->chance, (uint32_t)n)];
    if (whose == seat) {
        uint8_t *bytes = (uint8_t *)&m;
        uint8_t *b = &bytes[sb_quick_below(&c->chance, sizeof m)];
        *b = garbage & 1 ? (uint8_t)(*b + 1) : garbage & 2 ? (uint8_t)(*b - 1) : (uint8_t)(garbage >> 8);
    }
    return m;
}

static void check_refused(cf *c, int seat, sb_move m, sb_error expected)
{
    static sb_event at[SB_EVENTS_MAX];
    sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
    cf_state copy;
    if (c->failed)
        return;
    cf_copy(c, &copy, &c->now);
    cf_about(c, seat, m);
    sb_error e = sb_play(c->g, copy.bytes, seat, m, &events);
    CF(c, e == expected, "played or refused with %s, not with %s", sb_error_code(e), sb_error_code(expected));
    CF(c, sb_may_play(c->g, copy.bytes, seat, m) == e, "sb_may_play does not agree with sb_play");
    CF(c, cf_same(c, &copy, &c->now), "a refused move changed byte %d", cf_first_difference(c, &copy, &c->now));
    CF(c, events.n == 0, "a refused move has events");
    cf_check_refusal_text(c, seat, m, e);
    if ((e == SB_ILLEGAL_MOVE || e == SB_NOT_PENDING) && sb_quick_below(&c->chance, 4) == 0)
        cf_check_refusal_secret(c, seat, m);
    cf_about_nothing(c);
}

static void check_refusals(cf *c, unsigned pending)
{
    for (int i = 0; i < 12 && !c->failed; i++) {
        int seat = (int)sb_quick_below(&c->chance, c->setup.players);
        sb_move m = strange_move(c, seat);
        if (pending == 0)
            check_refused(c, seat, m, SB_GAME_OVER);
        else if (!cf_listed(c, &c->now, seat, m))
            check_refused(c, seat, m, pending >> seat & 1 ? SB_ILLEGAL_MOVE : SB_NOT_PENDING);
    }
    static const int nobody[] = { -1, SB_SEATS_MAX, 255 };
    for (size_t i = 0; pending && i < sizeof nobody / sizeof nobody[0]; i++)
        check_refused(c, nobody[i], strange_move(c, 0), SB_BAD_SEAT);
    if (pending && c->setup.players < SB_SEATS_MAX)
        check_refused(c, c->setup.players, strange_move(c, 0), SB_BAD_SEAT);
}

/* ---- several seats at once: promise 3 ---------------------------------------------------------------------------- */

static sb_move any_move(cf *c, const cf_state *s, int seat)
{
    sb_move list[SB_MOVES_MAX];
    int n = c->g->rules.legal(s->bytes, seat, list);
    return n > 0 ? list[sb_quick_below(&c->chance, (uint32_t)n)] : (sb_move) { 0 };
}

/* Each seat's move, in this order.  Only the last may roll or shuffle. */
static void play_in_order(cf *c, const uint8_t *order, int n, const sb_move *moves, cf_state *out)
{
    cf_copy(c, out, &c->now);
    for (int i = 0; i < n; i++) {
        int seat = order[i];
        sb_rng before = *rng_of(out);
        cf_about(c, seat, moves[seat]);
        CF(c, cf_listed(c, out, seat, moves[seat]),
            "all at once: the move is gone because somebody else answered first");
        c->g->rules.apply(out->bytes, seat, moves[seat], NULL);
        CF(c, i == n - 1 || memcmp(before.pos, rng_of(out)->pos, sizeof before.pos) == 0,
            "all at once: dice or shuffle before the last answer");
    }
    cf_about_nothing(c);
}

static void check_orders(cf *c, unsigned pending)
{
    uint8_t order[SB_SEATS_MAX];
    sb_move moves[SB_SEATS_MAX] = { 0 };
    cf_state first, other;
    int n = 0;
    for (uint8_t seat = 0; seat < c->setup.players; seat++)
        if (pending >> seat & 1) {
            moves[seat] = any_move(c, &c->now, seat);
            order[n++] = seat;
        }
    play_in_order(c, order, n, moves, &first);
    for (int i = 0; i < 3 && !c->failed; i++) {
        sb_quick_shuffle(&c->chance, order, n);
        play_in_order(c, order, n, moves, &other);
        CF(c, cf_same(c, &first, &other), "all at once: byte %d depends on who answers first (seat %d began)",
            cf_first_difference(c, &first, &other), order[0]);
    }
}

/* ---- one position ------------------------------------------------------------------------------------------------ */

static void check_position(cf *c)
{
    cf_state before;
    cf_copy(c, &before, &c->now);
    unsigned pending = c->g->rules.pending(c->now.bytes);
    CF(c, pending >> c->setup.players == 0, "somebody owes a decision who does not play");
    CF(c, c->g->rules.turn(c->now.bytes) >= 1, "turn is %d", c->g->rules.turn(c->now.bytes));
    for (int seat = 0; pending && seat < c->setup.players && !c->failed; seat++)
        check_list(c, seat, pending);
    check_result(c, pending);
    check_refusals(c, pending);
    CF(c, cf_same(c, &before, &c->now), "a question changed byte %d", cf_first_difference(c, &before, &c->now));
    if (cf_seats(pending) > 1) {
        check_orders(c, pending);
        cf_check_sealed_choices(c);
    }
    cf_check_secrets(c);
    if (sb_quick_below(&c->chance, 3) == 0)
        cf_check_blocked(c);
    if (c->plies == 0 || pending == 0 || sb_quick_below(&c->chance, 4) == 0)
        cf_check_state_json(c);
    for (int i = sb_quick_below(&c->chance, 8) == 0 ? 3 : 0; i > 0; i--)
        cf_check_tampered_json(c);
    CF(c, cf_same(c, &before, &c->now), "a question changed byte %d", cf_first_difference(c, &before, &c->now));
}

/* ---- one move ---------------------------------------------------------------------------------------------------- */

/* Plays on the real state, and on a copy with nobody listening: the same bytes. */
static void step(cf *c, int seat, sb_move move)
{
    static sb_event at[SB_EVENTS_MAX];
    sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
    cf_state before, silent;
    if (c->failed)
        return;
    cf_about(c, seat, move);
    cf_copy(c, &before, &c->now);
    cf_copy(c, &silent, &c->now);
    fill(&c->now, 0x99); /* a state must not care where it is, nor what is behind it */
    memcpy(c->now.bytes, before.bytes, c->g->state_size);
    CF(c, sb_play(c->g, c->now.bytes, seat, move, &events) == SB_OK, "a listed move is refused");
    c->g->rules.apply(silent.bytes, seat, move, NULL);
    CF(c, is_guard_whole(c, &c->now) && is_guard_whole(c, &silent), "the move writes behind the state");
    CF(c, cf_same(c, &c->now, &silent), "byte %d depends on whether somebody listens",
        cf_first_difference(c, &c->now, &silent));
    CF(c, !cf_same(c, &c->now, &before), "the move changes nothing");
    check_rng(c, &before, &c->now);
    cf_check_events(c, &events);
    const char *wrong = c->g->rules.check(c->now.bytes);
    CF(c, !wrong, "check: %s", wrong);
    CF(c, c->g->rules.turn(c->now.bytes) >= c->g->rules.turn(before.bytes), "turn went back");
    c->tally->moves[move.kind]++;
    c->log[c->plies++] = (cf_ply) { .seat = (uint8_t)seat, .move = move };
    cf_about_nothing(c);
}

/* What is chosen and tried out at a move depends on key, style and number of the move, and not on what was checked
 * before: a failure comes again however thinly the run was spread. */
static void restart_chance(cf *c)
{
    uint64_t numbers[3] = { sb_hash(c->key, sizeof c->key), (uint64_t)c->style, (uint64_t)c->plies };
    c->chance.s = sb_hash(numbers, sizeof numbers);
}

enum { RARE = 16 };

/* Whether a seat is asked something that has hardly been met: that is looked at however thinly the run is spread. */
static bool is_rare(const cf *c, unsigned pending)
{
    sb_decision d = c->g->rules.decision(c->now.bytes, __builtin_ctz(pending));
    return d.kind < c->g->decisions.count && c->tally->decisions[d.kind] < RARE;
}

static bool is_checked(const cf *c, unsigned pending)
{
    return c->thin <= 1 || c->plies < 800 / c->thin || c->chance.s % (uint64_t)c->thin == 0 || is_rare(c, pending);
}

/* A seat that owes a decision, or sometimes one that need not move but may. */
static int choose_seat(cf *c, unsigned pending)
{
    int seat = (int)sb_quick_below(&c->chance, c->setup.players);
    sb_move list[SB_MOVES_MAX];
    if (!(pending >> seat & 1) && sb_quick_below(&c->chance, 4) == 0 && c->g->rules.legal(c->now.bytes, seat, list) > 0)
        return seat;
    while (!(pending >> seat & 1))
        seat = (seat + 1) % c->setup.players;
    return seat;
}

static sb_move choose_move(cf *c, int seat)
{
    if (c->style == CF_GREEDY)
        return sb_bot_move(sb_bot_find("greedy"), c->g, c->now.bytes, seat, NULL, &c->chance, NULL);
    return any_move(c, &c->now, seat);
}

/* The log again from the key: the same end, byte by byte. */
static void check_replay(cf *c)
{
    cf_state again;
    fill(&again, 0x77);
    c->g->rules.setup(again.bytes, &c->setup, c->key, NULL);
    for (int i = 0; i < c->plies; i++)
        CF(c, sb_play(c->g, again.bytes, c->log[i].seat, c->log[i].move, NULL) == SB_OK,
            "played again from the key, move %d is refused", i);
    CF(c, cf_same(c, &again, &c->now), "played again from the key, byte %d differs at the end",
        cf_first_difference(c, &again, &c->now));
    CF(c, sb_state_hash(c->g, again.bytes) == sb_state_hash(c->g, c->now.bytes), "equal states, different hashes");
}

static void check_end(cf *c)
{
    sb_move list[SB_MOVES_MAX];
    restart_chance(c);
    check_position(c);
    for (int seat = 0; seat < c->setup.players; seat++)
        CF(c, c->g->rules.legal(c->now.bytes, seat, list) == 0, "the game is over and seat %d may move", seat);
    check_replay(c);
    cf_check_setups_alike(c);
}

void cf_play(cf *c)
{
    c->plies = 0;
    begin(c);
    unsigned pending;
    while (!c->failed && (pending = c->g->rules.pending(c->now.bytes)) != 0) {
        restart_chance(c);
        bool checked = is_checked(c, pending);
        cf_state before = c->now;
        int seat = choose_seat(c, pending);
        sb_move move = choose_move(c, seat);
        CF(c, cf_same(c, &before, &c->now), "a question changed byte %d", cf_first_difference(c, &before, &c->now));
        if (checked) {
            check_position(c);
            cf_check_move_secrets(c, seat, move);
        }
        step(c, seat, move);
        CF(c, c->plies < CF_PLIES_MAX, "the game does not end");
    }
    if (!c->failed)
        check_end(c);
    c->tally->games++;
    c->tally->plies += c->plies;
    if (c->plies > c->tally->longest_game)
        c->tally->longest_game = c->plies;
}
