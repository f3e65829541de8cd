/* native.c: what the Python package asks of the library in one call where C would make several (build_native.py). */
#include <sagebrush/sagebrush.h>

#include <stdlib.h>
#include <time.h>

/* ---- texts ------------------------------------------------------------------------------------------------------- */

static sb_text *py_text_new(void)
{
    sb_text *t = malloc(sizeof *t);
    if (t)
        *t = sb_heap_text();
    return t;
}

static void py_text_free(sb_text *t)
{
    if (t)
        sb_heap_text_free(t);
    free(t);
}

static void py_put_line(sb_text *t)
{
    sb_put_char(t, '\n');
}

static void py_catalogue(const sb_game *g, sb_text *out)
{
    sb_json json = SB_JSON(out);
    sb_json_object(&json, NULL);
    sb_catalogue(g, &json);
    sb_json_end(&json);
}

/* ---- positions --------------------------------------------------------------------------------------------------- */

static void py_setup_json(const sb_position *p, sb_text *out)
{
    const sb_game *g = sb_position_game(p);
    sb_setup setup;
    sb_json json = SB_JSON(out);
    g->rules.setup_of(sb_position_state(p), &setup);
    sb_json_object(&json, NULL);
    sb_setup_json(g, &setup, &json);
    sb_json_end(&json);
}

static unsigned py_pending(const sb_position *p)
{
    return sb_position_game(p)->rules.pending(sb_position_state(p));
}

static int py_players(const sb_position *p)
{
    sb_setup setup;
    sb_position_game(p)->rules.setup_of(sb_position_state(p), &setup);
    return setup.players;
}

static int py_turn(const sb_position *p)
{
    return sb_position_game(p)->rules.turn(sb_position_state(p));
}

static int py_legal(const sb_position *p, int seat, sb_move *out)
{
    return seat >= 0 && seat < py_players(p) ? sb_position_game(p)->rules.legal(sb_position_state(p), seat, out) : 0;
}

/* `events` may be NULL; otherwise a JSON list of what happened, all of it. */
static sb_error py_play(sb_position *p, int seat, sb_move move, sb_text *events, int lang)
{
    const sb_game *g = sb_position_game(p);
    static const sb_names none[SB_LANG_COUNT] = { { .lang = SB_EN }, { .lang = SB_FR } };
    sb_event at[SB_EVENTS_MAX];
    sb_events all = { .at = at, .cap = SB_EVENTS_MAX };
    sb_error e = sb_position_play(p, seat, move, events ? &all : NULL);
    if (e != SB_OK || !events)
        return e;
    sb_json json = SB_JSON(events);
    sb_json_list(&json, NULL);
    for (int i = 0; i < all.n; i++)
        sb_event_json(g, &at[i], &none[lang], &json);
    sb_json_end(&json);
    return e;
}

static void py_refusal(const sb_position *p, int seat, sb_move move, sb_error e, int lang, sb_text *out)
{
    sb_names names = { .lang = (sb_lang)lang };
    sb_refusal(sb_position_game(p), sb_position_state(p), seat, move, e, &names, out);
}

static void py_say_move(const sb_position *p, int seat, sb_move move, int lang, sb_text *out)
{
    sb_names names = { .lang = (sb_lang)lang };
    sb_say_move(sb_position_game(p), seat, move, &names, out);
}

static void py_result(const sb_position *p, sb_result *out)
{
    memset(out, 0, sizeof *out);
    sb_position_game(p)->rules.result(sb_position_state(p), out);
}

static const sb_outlook *py_outlook(const sb_game *g)
{
    return g->bots.outlook;
}

/* ---- bots -------------------------------------------------------------------------------------------------------- */

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * INT64_C(1000) + t.tv_nsec / 1000000;
}

/* The place of the bot's move in the seat's list; -1: the seat is not asked. */
static int py_choose(sb_mind *m, const sb_position *p, int seat, int playouts, int ms, uint64_t *luck, int32_t *value)
{
    sb_bot_budget budget = { .playouts = playouts, .ms = ms, .clock = now_ms };
    sb_quick chance = { *luck };
    sb_thought thought = { 0 };
    sb_move list[SB_MOVES_MAX];
    if (seat < 0 || seat >= SB_SEATS_MAX || !(py_pending(p) >> seat & 1))
        return -1;
    sb_move move = sb_mind_move(m, sb_position_state(p), seat, NULL, &budget, &chance, value ? &thought : NULL);
    *luck = chance.s;
    if (value)
        *value = thought.value;
    int n = py_legal(p, seat, list);
    for (int i = 0; i < n; i++)
        if (sb_move_cmp(list[i], move) == 0)
            return i;
    return -1;
}

static sb_error py_match(const sb_game *g, const sb_setup *setup, const sb_bot **bot, const uint64_t *luck,
    int playouts, int ms, const uint8_t *key, sb_result *out)
{
    sb_match m = { .game = g, .setup = *setup, .budget = { .playouts = playouts, .ms = ms, .clock = now_ms } };
    for (int seat = 0; seat < setup->players; seat++) {
        m.bot[seat] = bot[seat];
        m.luck[seat] = luck[seat];
    }
    memset(out, 0, sizeof *out);
    return sb_match_play(&m, key, out);
}

/* ---- batches ----------------------------------------------------------------------------------------------------- */

static sb_error py_batch_new(const sb_game *g, const sb_setup *setup, const uint8_t *key, int games, int threads,
    int by_id, int reward, const sb_batch_buffers *to, sb_batch **out)
{
    sb_batch_plan plan = { .game = g,
        .setup = *setup,
        .games = games,
        .threads = threads,
        .actions = by_id ? SB_ACTION_ID : SB_ACTION_INDEX,
        .reward = (sb_batch_reward)reward };
    memcpy(plan.key, key, sizeof plan.key);
    return sb_batch_new(&plan, to, out);
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

static sb_error py_table_new(
    const sb_game *g, const sb_setup *setup, const uint8_t *key, const char *id, sb_table **out)
{
    sb_table_setup s = { .game = g, .setup = *setup };
    memcpy(s.key, key, sizeof s.key);
    if (strlen(id) >= sizeof s.id)
        return SB_BAD_REQUEST;
    strcpy(s.id, id);
    return sb_table_new(&s, out);
}

static sb_error py_table_play(sb_table *t, int seat, const char *text, int lang, sb_text *why)
{
    const sb_game *g = sb_table_game(t);
    sb_names names = { .lang = (sb_lang)lang };
    sb_move move;
    sb_error e = sb_move_read(g, text, &move);
    if (e != SB_OK)
        return e;
    e = sb_table_play(t, seat, move, NULL);
    if (e == SB_ILLEGAL_MOVE)
        sb_refusal(g, sb_table_state(t), seat, move, e, &names, why);
    return e;
}

static void py_table_view(const sb_table *t, int viewer, int lang, sb_text *out)
{
    sb_json json = SB_JSON(out);
    sb_table_view(t, viewer, 0, (sb_lang)lang, &json);
}

static void py_table_ply(const sb_table *t, int i, int *seat, sb_text *out)
{
    const sb_ply *ply = sb_table_ply(t, i);
    *seat = ply->seat;
    sb_move_write(sb_table_game(t), ply->move, out);
}

/* A position to play on from, without the log; NULL: out of memory. */
static sb_position *py_table_position(const sb_table *t)
{
    const sb_game *g = sb_table_game(t);
    const sb_table_setup *s = sb_table_setup_of(t);
    sb_position *p;
    uint8_t key[SB_KEY_BYTES];
    sb_game_key(s, key);
    if (sb_position_new(g, &s->setup, key, &p) != SB_OK)
        return NULL;
    for (int i = 0; i < sb_table_plies(t); i++)
        if (sb_position_play(p, sb_table_ply(t, i)->seat, sb_table_ply(t, i)->move, NULL) != SB_OK) {
            sb_position_free(p);
            return NULL;
        }
    return p;
}

/* ---- the coach --------------------------------------------------------------------------------------------------- */

/* As an object of JSON (coach.h).  SB_NOT_PENDING: the seat is not asked. */
static sb_error py_coach(const sb_bot *b, const sb_position *p, int seat, const sb_move *wanted, int playouts, int ms,
    int lang, sb_text *out)
{
    const sb_game *g = sb_position_game(p);
    const sb_names names = { .lang = (sb_lang)lang };
    sb_bot_budget budget = { .playouts = playouts, .ms = ms, .clock = now_ms };
    sb_thought thought;
    if (seat < 0 || seat >= SB_SEATS_MAX || !(py_pending(p) >> seat & 1))
        return SB_NOT_PENDING;
    sb_error e = sb_coach_think(b, g, sb_position_state(p), seat, wanted, &budget, 0, &thought);
    if (e != SB_OK)
        return e;
    sb_json json = SB_JSON(out);
    sb_json_object(&json, NULL);
    sb_coach_json(g, seat, b, &thought, &names, &json);
    sb_json_end(&json);
    return SB_OK;
}

static bool py_review_work(sb_review *r, int playouts, int ms)
{
    sb_bot_budget budget = { .playouts = playouts, .ms = ms, .clock = now_ms };
    return sb_review_work(r, &budget);
}

static void py_review_json(const sb_review *r, int lang, sb_text *out)
{
    sb_json json = SB_JSON(out);
    sb_json_object(&json, NULL);
    sb_review_json(r, (sb_lang)lang, &json);
    sb_json_end(&json);
}
