/* sim_game.c: one game between bots, checked after every move (sim.h). */
#include "tools/sim.h"

#include <string.h>

typedef struct simulation {
    const sim_plan *plan;
    const sb_game *g;
    uint64_t number;
    _Alignas(16) unsigned char state[SB_STATE_MAX];
    sb_quick chance[SB_SEATS_MAX]; /* of the bots */
    sb_quick dice;                 /* of the simulation itself */
    content *content;
    sim_failure *failure;
    int plies;
    int turn; /* when the table was looked at */
} simulation;

int sim_bot_at(const sim_plan *plan, uint64_t game, int seat)
{
    return (int)((game + (uint64_t)seat) % (uint64_t)plan->bots.n);
}

static bool fail(simulation *s, const char *format, ...)
{
    va_list args;
    sb_text t = SB_TEXT(s->failure->what);
    va_start(args, format);
    sb_putv(&t, format, args);
    va_end(args);
    s->failure->game = s->number;
    s->failure->ply = s->plies;
    return false;
}

static void seed_bots(simulation *s, const uint8_t key[SB_KEY_BYTES])
{
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        s->chance[seat].s = sb_hash(key, SB_KEY_BYTES) + (uint64_t)seat;
    s->dice.s = sb_hash(key, SB_KEY_BYTES) + SB_SEATS_MAX;
}

/* After every move, and after setting up. */
static bool is_sound(simulation *s, const sb_events *events)
{
    const char *wrong = s->g->rules.check(s->state);
    if (wrong)
        return fail(s, "check: %s", wrong);
    if (events->lost)
        return fail(s, "events were lost: one move had more than %d", SB_EVENTS_MAX);
    if (!s->content)
        return true;
    content_events(s->content, events);
    if (s->g->rules.turn(s->state) != s->turn
        || !s->g->rules.pending(s->state)) /* what lies there hardly changes within a turn */
        content_table(s->content, s->state);
    s->turn = s->g->rules.turn(s->state);
    return true;
}

static bool begin(simulation *s)
{
    sb_event buffer[SB_EVENTS_MAX];
    sb_events events = { .at = buffer, .cap = SB_EVENTS_MAX };
    sb_seed_series(s->plan->key, s->number, s->failure->key);
    seed_bots(s, s->failure->key);
    s->failure->seat = -1;
    s->failure->move[0] = '\0';
    s->g->rules.setup(s->state, &s->plan->setup, s->failure->key, &events);
    if (s->plan->rich)
        s->g->trial.enrich(s->state, &s->dice);
    return is_sound(s, &events);
}

static bool play(simulation *s, int seat, sb_move move)
{
    sb_event buffer[SB_EVENTS_MAX];
    sb_events events = { .at = buffer, .cap = SB_EVENTS_MAX };
    sb_text text = SB_TEXT(s->failure->move);
    sb_move_write(s->g, move, &text);
    s->failure->seat = seat;
    if (s->content)
        content_move(s->content, s->state, seat, move);
    sb_error e = sb_play(s->g, s->state, seat, move, &events);
    if (e != SB_OK)
        return fail(s, "the bot's move is refused: %s", sb_error_code(e));
    s->plies++;
    return is_sound(s, &events);
}

/* A bot is never asked when there is nothing to choose from. */
static bool ask(simulation *s, int seat)
{
    const sb_bot *bot = s->plan->bots.at[sim_bot_at(s->plan, s->number, seat)];
    return play(s, seat, sb_bot_move(bot, s->g, s->state, seat, &s->plan->budget, &s->chance[seat], NULL));
}

static bool has_moves(const simulation *s, int seat)
{
    sb_move list[SB_MOVES_MAX];
    return s->g->rules.legal(s->state, seat, list) > 0;
}

/* Illegal moves: near to those of the seat that is asked, or any when the game is over. */
static bool probe_near(simulation *s, int seat, const sb_move *list, int n)
{
    const char *wrong = content_probe(s->content, s->state, seat, list, n, &s->dice);
    return !wrong || fail(s, "%s", wrong);
}

/* Seats that owe nothing may have optional moves. */
static bool ask_others(simulation *s)
{
    unsigned pending = s->g->rules.pending(s->state);
    for (int seat = 0; seat < s->plan->setup.players; seat++) {
        if (pending >> seat & 1 || sb_quick_below(&s->dice, 100) >= s->plan->optional || !has_moves(s, seat))
            continue;
        return ask(s, seat);
    }
    return true;
}

static bool step(simulation *s)
{
    sb_move list[SB_MOVES_MAX];
    int seat = __builtin_ctz(s->g->rules.pending(s->state)), n = s->g->rules.legal(s->state, seat, list);
    if (s->plies >= s->plan->max_decisions)
        return fail(s, "the game did not end within this number of moves");
    if (n == 0) {
        s->failure->seat = seat;
        return fail(s, "a seat owes a decision and has no move");
    }
    if (s->content && !probe_near(s, seat, list, n))
        return false;
    return ask(s, seat) && (s->plan->optional == 0 || ask_others(s));
}

/* ---- counting ---------------------------------------------------------------------------------------------------- */

static void count_score(int64_t histogram[SIM_SCORES], int64_t total)
{
    int64_t at = total - SIM_SCORE_LOWEST;
    histogram[at < 0 ? 0 : at >= SIM_SCORES ? SIM_SCORES - 1 : at]++;
}

/* A seat, or an opponent whom the game itself plays. */
static int64_t count_row(const simulation *s, sim_tally *t, const sb_result *r, int row)
{
    int categories = s->g->categories.count;
    int64_t total = r->score[row][categories - 1];
    int64_t win = r->winners >> row & 1 ? SIM_WIN / __builtin_popcount(r->winners) : 0;
    for (int c = 0; c < categories; c++)
        t->score[row][c] += r->score[row][c];
    t->squares[row] += total * total;
    t->wins[row] += win;
    return win;
}

static void count_automa(const simulation *s, sim_tally *t, const sb_result *r, int row)
{
    count_row(s, t, r, row);
    t->automas++;
    count_score(t->automa_histogram, r->score[row][s->g->categories.count - 1]);
}

static void count_seat(const simulation *s, sim_tally *t, const sb_result *r, int seat)
{
    int64_t total = r->score[seat][s->g->categories.count - 1], win = count_row(s, t, r, seat);
    int bot = sim_bot_at(s->plan, s->number, seat);
    t->bot_games[bot]++;
    t->bot_wins[bot] += win;
    t->bot_score[bot] += total;
    count_score(t->histogram, total);
}

static bool count_game(simulation *s, sim_tally *t)
{
    sb_result r;
    s->g->rules.result(s->state, &r);
    if (!r.over || r.winners == 0)
        return fail(s, "nobody owes a decision, but there is no result");
    t->games++;
    t->decisions += s->plies;
    t->turns += s->g->rules.turn(s->state);
    if (s->plies > t->max_decisions)
        t->max_decisions = s->plies;
    if (s->content)
        content_result(s->content, &r);
    for (int seat = 0; seat < r.players; seat++)
        count_seat(s, t, &r, seat);
    for (int i = 0; i < r.automas; i++)
        count_automa(s, t, &r, r.players + i);
    return true;
}

bool sim_game(const sim_plan *plan, uint64_t i, sim_tally *tally, content *counts, sim_failure *failure)
{
    simulation s = { .plan = plan, .g = plan->game, .number = i, .content = counts, .failure = failure };
    bool fine = begin(&s);
    if (counts)
        counts->seen_n = 0; /* what is tried must not depend on earlier games */
    while (fine && s.g->rules.pending(s.state))
        fine = step(&s);
    return fine && (!counts || probe_near(&s, -1, NULL, 0)) && count_game(&s, tally);
}

void sim_tally_add(sim_tally *to, const sim_tally *from)
{
    int64_t max = to->max_decisions > from->max_decisions ? to->max_decisions : from->max_decisions;
    int64_t *a = (int64_t *)to;
    const int64_t *b = (const int64_t *)from;
    for (size_t i = 0; i < sizeof *to / sizeof *a; i++) /* a tally is nothing but numbers to add up, but for one */
        a[i] += b[i];
    to->max_decisions = max;
}

int64_t sim_percentile(const int64_t histogram[SIM_SCORES], int percent)
{
    int64_t all = 0, seen = 0;
    for (int i = 0; i < SIM_SCORES; i++)
        all += histogram[i];
    int64_t rank = (all * percent + 99) / 100;
    for (int i = 0; i < SIM_SCORES; i++) {
        seen += histogram[i];
        if (seen > 0 && seen >= rank)
            return i + SIM_SCORE_LOWEST;
    }
    return 0;
}
