/* puzzle.c: puzzles as lines, one for each day, and what the coach says about an answer (puzzle.h). */
#include "sagebrush/puzzle.h"

#include "coach/puzzle_files.h"

#include <stdlib.h>
#include <string.h>

const char *const sb_grade_ids[SB_GRADES] = { "easy", "medium", "hard" };

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void sb_puzzle_write(const sb_puzzle *p, const void *state, sb_text *out)
{
    char bytes[256];
    sb_text answer = SB_TEXT(bytes);
    sb_json json = SB_JSON(out);
    sb_move_write(p->game, p->answer, &answer);
    sb_json_object(&json, NULL);
    sb_json_text(&json, "id", p->id);
    sb_json_text(&json, "game", p->game->id);
    sb_json_int(&json, "seat", p->seat);
    sb_json_text(&json, "grade", sb_grade_ids[p->grade]);
    sb_json_text(&json, "answer", bytes);
    sb_json_int(&json, "gap", p->gap);
    sb_json_object(&json, "state");
    sb_state_write(p->game, state, &json);
    sb_json_end(&json);
    sb_json_end(&json);
}

/* NULL: it is not there, or no text. */
static const char *text_of(const void *root, const char *key)
{
    const void *node = sb_compact_ops.member(root, key);
    return node && sb_compact_ops.kind(node) == SB_NODE_TEXT ? sb_compact_ops.text(node) : NULL;
}

static bool number_of(const void *root, const char *key, int64_t most, int64_t *out)
{
    const void *node = sb_compact_ops.member(root, key);
    if (!node || sb_compact_ops.kind(node) != SB_NODE_INT)
        return false;
    *out = sb_compact_ops.integer(node);
    return *out >= 0 && *out <= most;
}

static bool read_grade(const char *text, sb_grade *out)
{
    for (int i = 0; text && i < SB_GRADES; i++)
        if (strcmp(text, sb_grade_ids[i]) == 0) {
            *out = (sb_grade)i;
            return true;
        }
    return false;
}

/* What is wrong with it, or NULL. */
static const char *read_members(const sb_game *g, const void *root, sb_puzzle *out)
{
    const char *id = text_of(root, "id"), *game = text_of(root, "game");
    int64_t seat, gap;
    if (!id || strlen(id) >= sizeof out->id)
        return "id: expected a short text";
    if (!game || strcmp(game, g->id) != 0)
        return "game: expected the id of the game";
    if (!number_of(root, "seat", SB_SEATS_MAX - 1, &seat) || !number_of(root, "gap", INT32_MAX, &gap))
        return "seat, gap: expected numbers";
    *out = (sb_puzzle) { .game = g, .seat = (int)seat, .gap = (int32_t)gap };
    memcpy(out->id, id, strlen(id) + 1);
    return read_grade(text_of(root, "grade"), &out->grade) ? NULL : "grade: expected easy, medium or hard";
}

static sb_error fail(sb_text *detail, const char *why)
{
    if (detail)
        sb_put(detail, why);
    return SB_BAD_STATE;
}

static sb_error read_document(const sb_game *g, const void *root, sb_puzzle *out, void *state, sb_text *detail)
{
    char bytes[300];
    sb_text why = SB_TEXT(bytes);
    const void *position = sb_compact_ops.kind(root) == SB_NODE_OBJECT ? sb_compact_ops.member(root, "state") : NULL;
    if (!position || sb_compact_ops.kind(position) != SB_NODE_OBJECT)
        return fail(detail, "expected an object with a state");
    const char *wrong = read_members(g, root, out);
    if (wrong)
        return fail(detail, wrong);
    if (!sb_state_read(g, &sb_compact_ops, position, state, &why))
        return fail(detail, bytes);
    const char *answer = text_of(root, "answer");
    if (!answer || sb_move_read(g, answer, &out->answer) != SB_OK
        || sb_may_play(g, state, out->seat, out->answer) != SB_OK)
        return fail(detail, "answer: not a move of this position");
    return SB_OK;
}

sb_error sb_puzzle_read(const sb_game *g, const char *line, size_t n, sb_puzzle *out, void *state, sb_text *detail)
{
    char *copy = malloc(n + 1); /* a document is made of it */
    if (!copy)
        return SB_NO_MEMORY;
    memcpy(copy, line, n);
    copy[n] = '\0';
    const void *root = sb_compact_read(copy);
    sb_error e =
        root ? read_document(g, root, out, state, detail) : fail(detail, "not a line of JSON as it is written here");
    free(copy);
    return e;
}

/* ---- those that are here ----------------------------------------------------------------------------------------- */

/* Lines end with a newline each. */
static const char *line_at(const puzzle_file *f, int number, size_t *n)
{
    const char *at = f->at, *end = f->at + f->bytes;
    for (int i = 0; at < end; i++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        *n = (size_t)((stop ? stop : end) - at);
        if (i == number)
            return at;
        at += *n + 1;
    }
    return NULL;
}

int sb_puzzles(const sb_game *g)
{
    puzzle_file f = puzzle_file_of(g);
    int count = 0;
    for (size_t i = 0; i < f.bytes; i++)
        count += f.at[i] == '\n';
    return count;
}

sb_error sb_puzzle_at(const sb_game *g, int number, sb_puzzle *out, void *state)
{
    puzzle_file f = puzzle_file_of(g);
    size_t n = 0;
    const char *line = number >= 0 && number < sb_puzzles(g) ? line_at(&f, number, &n) : NULL;
    return line ? sb_puzzle_read(g, line, n, out, state, NULL) : SB_BAD_REQUEST;
}

int sb_puzzle_of_day(const sb_game *g, int64_t day)
{
    int count = sb_puzzles(g);
    return count ? (int)((day % count + count) % count) : -1;
}

static bool read_digits(const char *text, int n, int *out)
{
    *out = 0;
    for (int i = 0; i < n; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        *out = 10 * *out + text[i] - '0';
    }
    return true;
}

static int days_in(int year, int month)
{
    static const uint8_t DAYS[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return DAYS[month - 1] + (month == 2 && leap);
}

/* Days before this year since the year 0. */
static int64_t days_before(int year)
{
    int64_t y = year - 1;
    return 365 * y + y / 4 - y / 100 + y / 400;
}

bool sb_day_read(const char *date, int64_t *day)
{
    int year, month, of_month;
    if (strlen(date) != 10 || date[4] != '-' || date[7] != '-' || !read_digits(date, 4, &year)
        || !read_digits(date + 5, 2, &month) || !read_digits(date + 8, 2, &of_month))
        return false;
    if (year < 1 || month < 1 || month > 12 || of_month < 1 || of_month > days_in(year, month))
        return false;
    int64_t days = days_before(year) - days_before(1970) + of_month - 1;
    for (int m = 1; m < month; m++)
        days += days_in(year, m);
    *day = days;
    return true;
}

/* ---- solving ----------------------------------------------------------------------------------------------------- */

sb_error sb_puzzle_table(const sb_puzzle *p, const void *state, sb_table **out)
{
    sb_table_setup setup = { .game = p->game };
    p->game->rules.setup_of(state, &setup.setup);
    sb_text id = SB_TEXT(setup.id);
    sb_put(&id, p->id);
    return sb_table_load(&setup, state, out, NULL);
}

static const sb_candidate *find(const sb_thought *t, sb_move move)
{
    for (int i = 0; i < t->candidates; i++)
        if (sb_move_cmp(t->candidate[i].move, move) == 0)
            return &t->candidate[i];
    return NULL;
}

static const sb_candidate *best_but(const sb_thought *t, sb_move move)
{
    for (int i = 0; i < t->candidates; i++)
        if (sb_move_cmp(t->candidate[i].move, move) != 0)
            return &t->candidate[i];
    return NULL;
}

sb_error sb_puzzle_judge(
    const sb_puzzle *p, const void *state, sb_move chosen, const sb_bot_budget *budget, sb_verdict *out)
{
    sb_thought t;
    sb_error e = sb_may_play(p->game, state, p->seat, chosen);
    if (e == SB_OK)
        e = sb_coach_think(NULL, p->game, state, p->seat, &chosen, budget, 0, &t);
    if (e != SB_OK)
        return e;
    *out = (sb_verdict) { .right = sb_move_cmp(chosen, p->answer) == 0, .answer = { .move = p->answer } };
    const sb_candidate *best = find(&t, p->answer), *other = out->right ? best_but(&t, p->answer) : find(&t, chosen);
    if (best)
        out->answer = *best;
    out->foresees = t.foresees && best && other;
    if (out->foresees) {
        out->best = best->forecast;
        out->other = other->forecast;
    }
    return SB_OK;
}

static void put_forecast(const sb_game *g, const char *key, const sb_forecast *f, sb_json *out)
{
    sb_json_object(out, key);
    sb_forecast_json(g, f, out);
    sb_json_end(out);
}

void sb_verdict_json(const sb_puzzle *p, const sb_verdict *v, const sb_names *names, sb_json *out)
{
    char bytes[512];
    sb_text t = SB_TEXT(bytes);
    sb_json_bool(out, "right", v->right);
    sb_move_write(p->game, p->answer, &t);
    sb_json_text(out, "answer", bytes);
    sb_text_clear(&t);
    sb_say_move(p->game, p->seat, p->answer, names, &t);
    sb_json_text(out, "text", bytes);
    sb_json_fixed(out, "gap", p->gap / 100.0, 1);
    sb_text_clear(&t);
    if (v->foresees)
        sb_coach_say(p->game, &v->best, &v->other, names->lang, &t);
    sb_json_text(out, "why", bytes);
    sb_json_list(out, "line_texts");
    for (int i = 0; i < v->answer.line_n; i++) {
        sb_text_clear(&t);
        sb_say_move(p->game, p->seat, v->answer.line[i], names, &t);
        sb_json_text(out, NULL, bytes);
    }
    sb_json_end(out);
    if (v->foresees) {
        put_forecast(p->game, "best", &v->best, out);
        put_forecast(p->game, "other", &v->other, out);
    }
}
