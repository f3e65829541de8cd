/* conformance_table.c: a table keeps what it promises (table.h), whatever game is played at it (conformance.h).
 *
 * Beside the table a model is kept that is as simple as can be: the moves, and a copy of the state before each.  Moves,
 * undo, redo, reset and agreed undo come at random; after each, table and model must be the same bytes. */
#include "conformance.h"
#include "sagebrush/heap.h"
#include "sagebrush/table.h"

#include <stdlib.h>
#include <string.h>

typedef struct model_ply {
    cf_state before;
    cf_ply ply;
    bool barrier;
} model_ply;

typedef struct model {
    cf *c;
    sb_table *t;
    cf_state now;
    model_ply *log;
    int n, cap;
    int floor; /* nothing goes back behind it without a new agreement */
    sb_move redo[SB_SEATS_MAX][CF_PLIES_MAX];
    int redo_n[SB_SEATS_MAX];
    unsigned people, away, resigned; /* bit s: seat s */
} model;

static uint32_t below(model *m, int n)
{
    return sb_quick_below(&m->c->chance, (uint32_t)n);
}

/* ---- the model --------------------------------------------------------------------------------------------------- */

static uint64_t mark_of(const cf_state *s)
{
    return sb_chance_mark((const sb_rng *)(const void *)s->bytes);
}

static void model_play(model *m, cf_ply p)
{
    if (m->n == m->cap) {
        m->cap = 2 * m->cap + 64;
        m->log = realloc(m->log, (size_t)m->cap * sizeof *m->log);
        if (!m->log)
            abort();
    }
    model_ply *at = &m->log[m->n++];
    *at = (model_ply) { .before = m->now, .ply = p };
    m->c->g->rules.apply(m->now.bytes, p.seat, p.move, NULL);
    at->barrier = mark_of(&m->now) != mark_of(&at->before);
}

static void model_go_back(model *m, int ply)
{
    m->now = m->log[ply].before;
    m->n = ply;
}

static int last_ply_of(const model *m, int seat)
{
    for (int i = m->n - 1; i >= 0; i--)
        if (m->log[i].ply.seat == seat)
            return i;
    return -1;
}

/* What the table must answer.  SB_UNDO_TURN where it is free to: moves of others lie behind. */
static sb_error undo_answer(const model *m, int seat, int *ply)
{
    *ply = last_ply_of(m, seat);
    if (m->c->g->rules.pending(m->now.bytes) == 0)
        return SB_GAME_OVER;
    if (*ply < 0)
        return SB_NOTHING_TO_UNDO;
    if (*ply < m->floor)
        return SB_UNDO_BARRIER;
    for (int i = *ply; i < m->n; i++)
        if (m->log[i].barrier)
            return SB_UNDO_BARRIER;
    return *ply == m->n - 1 ? SB_OK : SB_UNDO_TURN;
}

/* Without that ply, the later ones closed up. */
static void model_undo(model *m, int ply)
{
    enum { LATER_MAX = 256 };
    cf_ply later[LATER_MAX];
    int n = m->n;
    uint8_t seat = m->log[ply].ply.seat;
    CF(m->c, n - ply <= LATER_MAX, "a move was taken back from before %d others", n - ply);
    m->redo[seat][m->redo_n[seat]++] = m->log[ply].ply.move;
    unsigned asked = m->c->g->rules.pending(m->log[ply].before.bytes);
    for (int i = ply + 1; i < n; i++)
        later[i - ply - 1] = m->log[i].ply;
    model_go_back(m, ply);
    for (int i = 0; i < n - ply - 1; i++) {
        CF(m->c, asked >> later[i].seat & 1, "undo kept a move of a seat that was not asked before");
        CF(m->c, cf_listed(m->c, &m->now, later[i].seat, later[i].move), "undo kept a move that is not legal");
        model_play(m, later[i]);
        CF(m->c, !m->log[m->n - 1].barrier, "undo played a move again that uses chance or shows something");
    }
}

/* ---- table and model are the same -------------------------------------------------------------------------------- */

static void check_same(model *m, const char *after)
{
    cf *c = m->c;
    const uint8_t *state = sb_table_state(m->t);
    CF(c, sb_table_plies(m->t) == m->n, "after %s the table has %d moves, not %d", after, sb_table_plies(m->t), m->n);
    CF(c, memcmp(state, m->now.bytes, c->g->state_size) == 0, "after %s the table is in another position", after);
    CF(c, m->n % 16 != 0 || sb_table_hash(m->t) == sb_state_hash(c->g, m->now.bytes), "after %s the hash is another",
        after);
    if (m->n == 0)
        return;
    const sb_ply *last = sb_table_ply(m->t, m->n - 1);
    const model_ply *mine = &m->log[m->n - 1];
    CF(c, last->seat == mine->ply.seat && sb_move_cmp(last->move, mine->ply.move) == 0, "after %s another last move",
        after);
    CF(c, last->barrier == mine->barrier, "after %s the last move is %sa barrier", after, last->barrier ? "" : "not ");
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static void step_play(model *m)
{
    cf *c = m->c;
    sb_move list[SB_MOVES_MAX];
    unsigned pending = sb_table_pending(m->t);
    int seat = (int)below(m, c->setup.players);
    while (!(pending >> seat & 1) && (below(m, 4) != 0 || sb_table_legal(m->t, seat, list) == 0))
        seat = (seat + 1) % c->setup.players;
    int n = sb_table_legal(m->t, seat, list);
    sb_move move = list[below(m, n)];
    cf_about(c, seat, move);
    CF(c, sb_table_play(m->t, seat, move, NULL) == SB_OK, "the table refuses a listed move");
    int *redo_n = &m->redo_n[seat];
    *redo_n = *redo_n > 0 && sb_move_cmp(m->redo[seat][*redo_n - 1], move) == 0 ? *redo_n - 1 : 0;
    model_play(m, (cf_ply) { .seat = (uint8_t)seat, .move = move });
    check_same(m, "a move");
    cf_about_nothing(c);
}

static void step_undo(model *m)
{
    int ply, seat = (int)below(m, m->c->setup.players);
    sb_error expected = undo_answer(m, seat, &ply);
    bool could = sb_table_can_undo(m->t, seat);
    sb_error e = sb_table_undo(m->t, seat);
    CF(m->c, could == (e == SB_OK), "can_undo says %d, undo says %s", could, sb_error_code(e));
    CF(m->c, e == expected || (expected == SB_UNDO_TURN && e == SB_OK), "undo of seat %d says %s, not %s", seat,
        sb_error_code(e), sb_error_code(expected));
    if (e == SB_OK)
        model_undo(m, ply);
    check_same(m, "undo");
}

static void step_redo(model *m)
{
    int seat = (int)below(m, m->c->setup.players);
    bool could = sb_table_can_redo(m->t, seat);
    int n = m->redo_n[seat];
    sb_error e = sb_table_redo(m->t, seat);
    CF(m->c, could == (e == SB_OK), "can_redo says %d, redo says %s", could, sb_error_code(e));
    CF(m->c, (e == SB_NOTHING_TO_REDO) == (n == 0), "redo says %s with %d moves to play again", sb_error_code(e), n);
    if (e == SB_OK) {
        m->redo_n[seat]--;
        model_play(m, (cf_ply) { .seat = (uint8_t)seat, .move = m->redo[seat][n - 1] });
    }
    check_same(m, "redo");
}

/* Undo and redo at once: the same bytes as before. */
static void step_there_and_back(model *m)
{
    cf_state before = m->now;
    int seat = (int)below(m, m->c->setup.players), ply;
    undo_answer(m, seat, &ply);
    if (sb_table_undo(m->t, seat) != SB_OK)
        return;
    model_undo(m, ply);
    check_same(m, "undo");
    CF(m->c, sb_table_redo(m->t, seat) == SB_OK, "what was just taken back cannot be played again");
    model_play(m, (cf_ply) { .seat = (uint8_t)seat, .move = m->redo[seat][--m->redo_n[seat]] });
    check_same(m, "undo and redo");
    CF(m->c, cf_same(m->c, &before, &m->now), "undo and redo changed byte %d",
        cf_first_difference(m->c, &before, &m->now));
}

static void step_reset(model *m)
{
    int ply, seat = (int)below(m, m->c->setup.players), plies = m->n;
    bool could = sb_table_can_undo(m->t, seat);
    sb_error e = sb_table_reset_turn(m->t, seat);
    CF(m->c, could == (e == SB_OK), "can_undo says %d, reset says %s", could, sb_error_code(e));
    for (int i = sb_table_plies(m->t); i < plies; i++) {
        sb_error expected = undo_answer(m, seat, &ply);
        CF(m->c, expected == SB_OK || expected == SB_UNDO_TURN, "reset went back too far: %s", sb_error_code(expected));
        model_undo(m, ply);
    }
    CF(m->c, !sb_table_can_undo(m->t, seat), "reset left something to take back");
    check_same(m, "reset");
}

static void step_agreed_undo(model *m)
{
    unsigned everybody = (1u << m->c->setup.players) - 1;
    if (m->n == 0)
        return;
    int ply = (int)below(m, m->n);
    if (m->n > 40)
        ply = m->n - 1 - (int)below(m, 20);
    if (m->people & ~m->away & ~m->resigned & 1u)
        CF(m->c, sb_table_undo_agreed(m->t, ply, everybody & ~1u) == SB_UNDO_BARRIER, "undo without seat 0's consent");
    CF(m->c, sb_table_undo_agreed(m->t, ply, everybody) == SB_OK, "an agreed undo is refused");
    model_go_back(m, ply);
    m->floor = ply;
    memset(m->redo_n, 0, sizeof m->redo_n);
    check_same(m, "an agreed undo");
}

/* ---- beside the moves -------------------------------------------------------------------------------------------- */

/* What happens to a seat, and whether it can. */
static sb_error happen(model *m, sb_incident_kind kind, int seat, bool *can)
{
    unsigned bit = 1u << seat;
    bool plays = m->people & ~m->away & ~m->resigned & bit;
    *can = plays;
    switch (kind) {
    case SB_INCIDENT_BOT: m->away |= plays ? bit : 0; return sb_table_bot_takes_over(m->t, seat, "greedy");
    case SB_INCIDENT_TIME: return sb_table_time_out(m->t, seat);
    case SB_INCIDENT_BACK:
        *can = m->away & bit;
        m->away &= ~bit;
        return sb_table_person_returns(m->t, seat);
    default:
        *can = m->people & ~m->resigned & bit;
        m->resigned |= *can ? bit : 0;
        m->away &= ~bit;
        return sb_table_resign(m->t, seat, "random");
    }
}

static void step_incident(model *m)
{
    bool can;
    int before = sb_table_incidents(m->t), seat = (int)below(m, m->c->setup.players);
    sb_incident_kind kind = (sb_incident_kind)below(m, below(m, 8) ? SB_INCIDENT_RESIGN : SB_INCIDENT_UNDO);
    sb_error e = happen(m, kind, seat, &can);
    CF(m->c, e == (can ? SB_OK : SB_STALE), "%s of seat %d: %s", sb_incident_ids[kind], seat, sb_error_code(e));
    CF(m->c, sb_table_incidents(m->t) == before + can, "%s of seat %d is not in the log", sb_incident_ids[kind], seat);
    CF(m->c, sb_table_people(m->t) == (m->people & ~m->away & ~m->resigned), "other people than there are");
    check_same(m, "an incident");
}

/* They stand in order, none behind the end of the log. */
static void check_incidents(model *m)
{
    sb_incident last = { 0 };
    for (int i = 0; i < sb_table_incidents(m->t); i++) {
        const sb_incident *at = sb_table_incident(m->t, i);
        CF(m->c, at->moves >= last.moves && at->events >= last.events && at->events <= sb_table_events(m->t),
            "incident %d stands in the wrong place", i);
        last = *at;
    }
}

/* ---- views: a twin looks the same -------------------------------------------------------------------------------- */

static sb_text view_of(model *m, const cf_state *s, int viewer)
{
    sb_text out = sb_heap_text();
    sb_json j = SB_JSON(&out);
    sb_table_setup setup = *sb_table_setup_of(m->t);
    sb_table *t;
    char why[200];
    sb_text detail = SB_TEXT(why);
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        setup.seat[seat].nonce[0] = '\0';
    if (sb_table_load(&setup, s->bytes, &t, &detail) != SB_OK) {
        cf_fail(m->c, "a position of the game cannot be loaded: %s", why);
        sb_put(&out, "");
        return out;
    }
    sb_table_view(t, viewer, 0, below(m, 2) ? SB_EN : SB_FR, &j);
    sb_table_free(t);
    return out;
}

static void check_views(model *m)
{
    cf *c = m->c;
    int viewer = (int)below(m, c->setup.players + 1);
    viewer = viewer == c->setup.players ? SB_SPECTATOR : viewer;
    cf_state twin = cf_twin(c, &m->now, viewer);
    memcpy(twin.bytes, m->now.bytes, sizeof(sb_rng));
    sb_quick same = c->chance;
    sb_text a = view_of(m, &m->now, viewer);
    c->chance = same;
    sb_text b = view_of(m, &twin, viewer);
    if (!c->failed && strcmp(a.at, b.at) != 0)
        cf_fail(c, "viewer %d sees what is hidden: %s\n  and %s", viewer, a.at, b.at);
    sb_heap_text_free(&a);
    sb_heap_text_free(&b);
}

/* ---- the record -------------------------------------------------------------------------------------------------- */

static sb_text record_of(const sb_table *t)
{
    sb_text out = sb_heap_text();
    sb_record_write_host(t, &out);
    return out;
}

static void check_record_text(model *m, const sb_text *record)
{
    cf *c = m->c;
    sb_table *back;
    char why[200];
    sb_text detail = SB_TEXT(why);
    sb_error e = sb_record_read(record->at, record->n, &back, &detail);
    CF(c, e == SB_OK, "the record is not read: %s, %s", sb_error_code(e), why);
    sb_text again = record_of(back);
    bool same = strcmp(again.at, record->at) == 0 && sb_table_plies(back) == m->n
        && memcmp(sb_table_state(back), m->now.bytes, c->g->state_size) == 0;
    sb_heap_text_free(&again);
    sb_table_free(back);
    CF(c, same, "the record leads to another table");
}

static void check_record(model *m)
{
    check_incidents(m);
    sb_text record = record_of(m->t);
    check_record_text(m, &record);
    sb_heap_text_free(&record);
}

/* ---- tampering --------------------------------------------------------------------------------------------------- */

/* Where the line begins that begins with this; the record has it. */
static size_t find_line(const sb_text *record, const char *prefix)
{
    const char *p = record->at;
    while (p && strncmp(p, prefix, strlen(prefix)) != 0) {
        p = strchr(p, '\n');
        if (p)
            p++;
    }
    return p ? (size_t)(p - record->at) : record->n;
}

static void check_refused(model *m, const sb_text *wrong, const char *what, const char *line, size_t n)
{
    char why[200];
    sb_text detail = SB_TEXT(why);
    sb_error e = sb_record_read(wrong->at, wrong->n, NULL, &detail);
    CF(m->c, e == SB_DIVERGED || e == SB_BAD_RECORD || e == SB_RULES_VERSION, "a record with %s is read: %.*s", what,
        (int)n, line);
    CF(m->c, why[0], "a record with %s is refused without a word", what);
}

/* Another digit in the last word of a line. */
static void tamper_with_digit(model *m, const sb_text *record, const char *prefix)
{
    size_t at = find_line(record, prefix), end = at + strcspn(record->at + at, "\n");
    if (at == record->n)
        return;
    sb_text wrong = sb_heap_text();
    sb_put_bytes(&wrong, record->at, record->n);
    char *digit = &wrong.at[end - 1];
    *digit = *digit == '1' ? '2' : '1';
    check_refused(m, &wrong, "another digit", wrong.at + at, end - at);
    sb_heap_text_free(&wrong);
}

/* Behind the last agreed undo.  What was played before it and taken back leads nowhere: no hash vouches for it. */
static size_t valid_from(const sb_text *record)
{
    size_t from = 0;
    for (const char *p = record->at; (p = strstr(p, "\nundo ")); p++)
        from = (size_t)(p - record->at) + 1;
    return from;
}

/* A line left out, or there twice. */
static void tamper_with_line(model *m, const sb_text *record)
{
    size_t from = valid_from(record), at = from + below(m, (int)(record->n - from));
    while (at > 0 && record->at[at - 1] != '\n')
        at--;
    size_t next = at + strcspn(record->at + at, "\n") + 1;
    bool twice = below(m, 2);
    sb_text wrong = sb_heap_text();
    sb_put_bytes(&wrong, record->at, twice ? next : at);
    sb_put(&wrong, record->at + (twice ? at : next));
    check_refused(m, &wrong, twice ? "a line twice" : "a line left out", record->at + at, next - at - 1);
    sb_heap_text_free(&wrong);
}

/* Does the game with this move instead end in the same position?  Some moves are as good as others (TP-PLAY-2: two
 * cards that both lose): then nobody can tell from the position. */
static bool ends_alike(model *m, int ply, cf_ply instead)
{
    cf_state s = m->log[ply].before;
    for (int i = ply; i < m->n; i++) {
        cf_ply p = i == ply ? instead : m->log[i].ply;
        if (sb_play(m->c->g, s.bytes, p.seat, p.move, NULL) != SB_OK)
            return false;
    }
    return cf_same(m->c, &s, &m->now);
}

static void put_move_line(const sb_game *g, cf_ply p, sb_text *out)
{
    sb_put_int(out, p.seat);
    sb_put_char(out, ' ');
    sb_move_write(g, p.move, out);
    sb_put_char(out, '\n');
}

/* Where move number `ply` stands: the last so many move lines, for an agreed undo may have left others before. */
static size_t find_move_line(const model *m, const sb_text *record, int ply)
{
    size_t at = record->n;
    for (int i = m->n; at > 0 && i > ply;) {
        at--;
        while (at > 0 && record->at[at - 1] != '\n')
            at--;
        i -= record->at[at] >= '0' && record->at[at] <= '9';
    }
    return at;
}

/* Another legal move, or the same one by another seat. */
static void tamper_with_move(model *m, const sb_text *record)
{
    cf *c = m->c;
    sb_move list[SB_MOVES_MAX];
    int ply = m->floor + (int)below(m, m->n - m->floor), seat = (int)below(m, c->setup.players);
    cf_ply p = m->log[ply].ply;
    if (below(m, 2)) {
        int n = c->g->rules.legal(m->log[ply].before.bytes, p.seat, list);
        p.move = list[below(m, n)];
    } else {
        p.seat = (uint8_t)seat;
    }
    bool same = p.seat == m->log[ply].ply.seat && sb_move_cmp(p.move, m->log[ply].ply.move) == 0;
    if (same || ends_alike(m, ply, p))
        return;
    sb_text wrong = sb_heap_text();
    size_t at = find_move_line(m, record, ply);
    sb_put_bytes(&wrong, record->at, at);
    put_move_line(c->g, p, &wrong);
    sb_put(&wrong, record->at + at + strcspn(record->at + at, "\n") + 1);
    cf_about(c, p.seat, p.move);
    check_refused(m, &wrong, "another move", record->at + at, strcspn(record->at + at, "\n"));
    cf_about_nothing(c);
    sb_heap_text_free(&wrong);
}

static void check_tampering(model *m)
{
    static const char *const lines[] = { "sagebrush", "rules", "players", "nonce", "table", "commitment", "seed",
        "hash", "result", "winners", "end" };
    sb_text record = record_of(m->t);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0] && !m->c->failed; i++)
        tamper_with_digit(m, &record, lines[i]);
    for (int i = 0; i < 12 && !m->c->failed; i++)
        tamper_with_line(m, &record);
    for (int i = 0; i < 12 && m->n > m->floor && !m->c->failed; i++)
        tamper_with_move(m, &record);
    sb_heap_text_free(&record);
}

/* Over: everybody may have the record, and nothing is taken back any more. */
static void check_end(model *m)
{
    sb_text record = sb_heap_text();
    check_record(m);
    sb_record_write(m->t, &record);
    check_record_text(m, &record);
    sb_heap_text_free(&record);
    check_tampering(m);
    for (int seat = 0; seat < m->c->setup.players; seat++)
        CF(m->c, sb_table_undo(m->t, seat) == SB_GAME_OVER, "undo after the end");
}

/* ---- one table --------------------------------------------------------------------------------------------------- */

static void random_step(model *m)
{
    switch (below(m, 16)) {
    case 0:
    case 1: step_undo(m); break;
    case 2: step_redo(m); break;
    case 3: step_there_and_back(m); break;
    case 4: step_reset(m); break;
    case 5:
        if (below(m, 4) == 0)
            step_agreed_undo(m);
        break;
    case 6:
        if (below(m, 4) == 0)
            step_incident(m);
        break;
    default: step_play(m);
    }
}

static sb_table_setup table_setup(const cf *c)
{
    sb_table_setup s = { .game = c->g,
        .setup = c->setup,
        .id = "conformance",
        .seat = { { .kind = SB_HUMAN, .name = "Zoé" }, { .kind = SB_BOT, .bot = "greedy" },
            { .kind = SB_HUMAN, .nonce = "tumbleweed-1" } } };
    memcpy(s.key, c->key, sizeof s.key);
    return s;
}

static void play_table(model *m)
{
    for (int i = 0; sb_table_pending(m->t) != 0; i++) {
        CF(m->c, i < 4 * CF_PLIES_MAX, "the table does not end");
        random_step(m);
        if (below(m, 16) == 0)
            check_views(m);
        if (below(m, 64) == 0)
            check_record(m);
        m->c->plies = m->n;
    }
    check_end(m);
}

void cf_check_table(cf *c)
{
    static model m;
    memset(&m, 0, sizeof m);
    m.c = c;
    c->chance.s = sb_hash(c->key, sizeof c->key) + 99;
    sb_table_setup setup = table_setup(c);
    if (sb_table_new(&setup, &m.t) != SB_OK) {
        cf_fail(c, "the table cannot be made");
        return;
    }
    memcpy(m.now.bytes, sb_table_state(m.t), c->g->state_size);
    m.people = sb_table_people(m.t);
    play_table(&m);
    sb_table_free(m.t);
    free(m.log);
}
