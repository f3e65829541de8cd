/* record_read.c: reads a record, replays it and checks every line of it (docs/record.md).
 *
 * Lines come in one fixed order, so reading is a walk: each function reads the lines of its kind or fails, and the
 * first failure is kept with its line.  Moves are played on a table like those of people: what is legal, where a turn
 * begins and what the result is comes from there, never from the record. */
#include "table/table_private.h"

#include <string.h>

#define LINE_MAX_BYTES 16384 /* the longest is `state` */

typedef struct reader {
    const char *text;
    size_t n, at;
    int number; /* of the line in `line`, from 1 */
    bool held;  /* it was looked at and not used yet */
    char line[LINE_MAX_BYTES + 1];
    sb_sha256 above; /* of the lines before it */
    sb_error error;
    sb_text *detail;
    sb_table_setup setup;
    uint8_t commitment[32];
    sb_table *t;
} reader;

/* ---- failing ----------------------------------------------------------------------------------------------------- */

/* The caller goes on with the message; only the first one counts. */
static sb_text *fail(reader *r, sb_error e)
{
    r->error = e;
    sb_text_clear(r->detail);
    sb_putf(r->detail, "line %d: ", r->number);
    return r->detail;
}

static bool expected(reader *r, const char *what)
{
    sb_putf(fail(r, SB_BAD_RECORD), "expected %s", what);
    return false;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

static bool is_clean(const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)s[i] < 0x20 || s[i] == 0x7f)
            return false;
    return sb_is_utf8(s, n);
}

/* As it is written: with LF, whatever it ended with when it was read. */
static void add_line(sb_sha256 *sum, const char *line)
{
    sb_sha256_add(sum, line, strlen(line));
    sb_sha256_add(sum, "\n", 1);
}

/* The next line into r->line; `what` is what should be there.  Lines end with LF or CR LF, the last one too. */
static bool next_line(reader *r, const char *what)
{
    if (r->held) {
        r->held = false;
        return true;
    }
    const char *from = r->text + r->at;
    const char *feed = r->at < r->n ? memchr(from, '\n', r->n - r->at) : NULL;
    if (r->number > 0)
        add_line(&r->above, r->line);
    r->number++;
    if (r->at >= r->n) {
        sb_putf(fail(r, SB_BAD_RECORD), "the text ends where %s is expected", what);
        return false;
    }
    if (!feed) {
        sb_put(fail(r, SB_BAD_RECORD), "the text ends in the middle of this line");
        return false;
    }
    size_t n = (size_t)(feed - from);
    r->at += n + 1;
    if (n > 0 && from[n - 1] == '\r')
        n--;
    if (n > LINE_MAX_BYTES) {
        sb_putf(fail(r, SB_BAD_RECORD), "is longer than %d bytes", LINE_MAX_BYTES);
        return false;
    }
    if (!is_clean(from, n)) {
        sb_put(fail(r, SB_BAD_RECORD), "holds a control character or is not UTF-8");
        return false;
    }
    memcpy(r->line, from, n);
    r->line[n] = '\0';
    return true;
}

/* What follows "KEY " if the line begins with it. */
static const char *after(const char *line, const char *key)
{
    size_t n = strlen(key);
    return strncmp(line, key, n) == 0 && line[n] == ' ' ? line + n + 1 : NULL;
}

/* The value of the next line, which must be "KEY ..."; `what` is how it should look.  NULL: it does not. */
static const char *value_of(reader *r, const char *key, const char *what)
{
    if (!next_line(r, what))
        return NULL;
    const char *value = after(r->line, key);
    if (!value)
        expected(r, what);
    return value;
}

/* Digits without leading zeros, up to max.  Answers what follows them, or NULL. */
static const char *read_number(const char *s, int max, int *out)
{
    int v = 0;
    const char *p = s;
    for (; *p >= '0' && *p <= '9'; p++) {
        v = v * 10 + (*p - '0');
        if (v > max || (p > s && *s == '0'))
            return NULL;
    }
    *out = v;
    return p > s ? p : NULL;
}

static bool read_number_line(reader *r, const char *key, const char *what, int *out)
{
    const char *value = value_of(r, key, what);
    if (!value)
        return false;
    const char *rest = read_number(value, 99999, out);
    return (rest && !*rest) || expected(r, what);
}

/* Lower-case digits: one way to write it, as everywhere in a record. */
static bool read_hex(const char *s, uint8_t *out, size_t n)
{
    return !strpbrk(s, "ABCDEF") && sb_hex_read(s, out, n);
}

static bool read_hex_line(reader *r, const char *key, const char *what, uint8_t *out, size_t n)
{
    const char *value = value_of(r, key, what);
    if (!value)
        return false;
    return read_hex(value, out, n) || expected(r, what);
}

/* ---- header ------------------------------------------------------------------------------------------------------ */

static bool read_game(reader *r)
{
    int version;
    const char *id;
    if (!read_number_line(r, "sagebrush", "\"sagebrush 1\"", &version))
        return false;
    if (version != 1) {
        sb_putf(fail(r, SB_BAD_RECORD), "format %d is not known, expected \"sagebrush 1\"", version);
        return false;
    }
    if (!(id = value_of(r, "game", "\"game ID\"")))
        return false;
    r->setup.game = sb_game_find(id);
    if (!r->setup.game) {
        sb_put(fail(r, SB_BAD_RECORD), "there is no game of this name");
        return false;
    }
    return true;
}

static bool read_rules(reader *r)
{
    int version;
    const sb_game *now = r->setup.game;
    if (!read_number_line(r, "rules", "\"rules NUMBER\"", &version))
        return false;
    r->setup.game = sb_game_find_rules(now->id, version);
    if (!r->setup.game)
        sb_putf(fail(r, SB_RULES_VERSION),
            "the record was made under rules version %d of %s, this program plays version %d", version, now->id,
            now->rules_version);
    return r->setup.game != NULL;
}

static bool read_players(reader *r)
{
    int players;
    if (!read_number_line(r, "players", "\"players NUMBER\"", &players))
        return false;
    if (sb_setup_init(r->setup.game, players, &r->setup.setup) == SB_OK)
        return true;
    sb_putf(fail(r, SB_BAD_RECORD), "%s is not played by %d", r->setup.game->id, players);
    return false;
}

/* One option, or nothing where one may be left out: only the options that name a seat have no value by default. */
static bool read_option(reader *r, int i)
{
    const sb_game *g = r->setup.game;
    const sb_option *o = &g->options[i];
    char buffer[4];
    if (!next_line(r, "\"option ...\" or \"seat ...\""))
        return false;
    const char *value = after(r->line, "option");
    size_t n = strlen(o->id);
    if (value && strncmp(value, o->id, n) == 0 && value[n] == '=') {
        if (sb_setup_option(g, &r->setup.setup, o->id, value + n + 1) == SB_OK)
            return true;
        sb_putf(fail(r, SB_BAD_RECORD), "option %s has no such value with %d players", o->id, r->setup.setup.players);
        return false;
    }
    if (!sb_setup_value(g, &r->setup.setup, i, buffer)) {
        r->held = true;
        return true;
    }
    sb_putf(fail(r, SB_BAD_RECORD), "expected \"option %s=VALUE\"", o->id);
    return false;
}

static bool read_options(reader *r)
{
    for (int i = 0; i < r->setup.game->options_count; i++)
        if (!read_option(r, i))
            return false;
    return true;
}

/* Copies s[0..n) if it fits. */
static bool copy_text(char *to, size_t cap, const char *s, size_t n)
{
    if (n >= cap)
        return false;
    memcpy(to, s, n);
    to[n] = '\0';
    return true;
}

/* `human "NAME"`, `bot ID "NAME"` */
static bool parse_seat(const char *s, sb_seat *out)
{
    int kind = 0;
    while (kind < SB_SEAT_KIND_COUNT && !after(s, sb_seat_kinds[kind]))
        kind++;
    if (kind == SB_SEAT_KIND_COUNT)
        return false;
    out->kind = (sb_seat_kind)kind;
    s = after(s, sb_seat_kinds[kind]);
    if (out->kind == SB_BOT) {
        size_t n = strcspn(s, " ");
        if (n == 0 || s[n] != ' ' || !copy_text(out->bot, sizeof out->bot, s, n)
            || !sb_is_word(out->bot, "_.:-", SB_NAME_MAX))
            return false;
        s += n + 1;
    }
    size_t n = strlen(s);
    return n >= 2 && s[0] == '"' && s[n - 1] == '"' && copy_text(out->name, sizeof out->name, s + 1, n - 2)
        && sb_is_seat_name(out->name);
}

static bool read_seat(reader *r, int seat)
{
    static const char what[] = "\"seat NUMBER human|bot ID \"NAME\"\", seats in order";
    const char *value = value_of(r, "seat", what);
    if (!value)
        return false;
    bool in_order = value[0] == '0' + seat && value[1] == ' ';
    return (in_order && parse_seat(value + 2, &r->setup.seat[seat])) || expected(r, what);
}

static bool read_seats(reader *r)
{
    for (int i = 0; i < r->setup.setup.players; i++)
        if (!read_seat(r, i))
            return false;
    return true;
}

static bool read_nonces(reader *r)
{
    static const char what[] = "\"nonce SEAT TEXT\" in order of seats, letters, digits, '_' and '-'";
    for (int next = 0;;) {
        if (!next_line(r, "\"nonce ...\" or \"seed HEX\""))
            return false;
        const char *value = after(r->line, "nonce");
        if (!value) {
            r->held = true;
            return true;
        }
        int seat = value[0] - '0';
        if (seat < next || seat >= r->setup.setup.players || value[1] != ' ' || value[2] == '\0')
            return expected(r, what);
        char *nonce = r->setup.seat[seat].nonce;
        if (!copy_text(nonce, SB_NONCE_MAX, value + 2, strlen(value + 2)) || !sb_is_word(nonce, "_-", SB_NONCE_MAX))
            return expected(r, what);
        next = seat + 1;
    }
}

static bool read_table_id(reader *r)
{
    static const char what[] = "\"table ID\", letters, digits, '_' and '-'";
    const char *value = value_of(r, "table", what);
    if (!value)
        return false;
    bool fits = value[0] && copy_text(r->setup.id, SB_TABLE_ID_MAX, value, strlen(value));
    return (fits && sb_is_word(r->setup.id, "_-", SB_TABLE_ID_MAX)) || expected(r, what);
}

static bool read_seed(reader *r)
{
    if (!next_line(r, "\"seed HEX\""))
        return false;
    if (strcmp(r->line, "end unfinished") == 0) {
        sb_put(fail(r, SB_BAD_RECORD),
            "expected \"seed HEX\": this is the public record of a game that was not over, without its moves");
        return false;
    }
    r->held = true;
    if (!read_hex_line(r, "seed", "\"seed HEX\" with 64 digits", r->setup.key, SB_KEY_BYTES))
        return false;
    uint8_t fits[32];
    sb_commitment(r->setup.key, r->setup.id, fits);
    if (memcmp(fits, r->commitment, sizeof fits) == 0)
        return true;
    sb_put(fail(r, SB_DIVERGED), "the seed does not fit the commitment: SHA-256 of seed and table id is ");
    sb_put_hex(r->detail, fits, sizeof fits);
    return false;
}

/* ---- the position at the beginning ------------------------------------------------------------------------------- */

/* There is one way to write a position down. */
static bool is_canonical(const sb_game *g, const void *state, const char *text)
{
    char buffer[LINE_MAX_BYTES + 1];
    sb_text canonical = SB_TEXT(buffer);
    sb_json out = SB_JSON(&canonical);
    sb_json_object(&out, NULL);
    sb_state_write(g, state, &out);
    sb_json_end(&out);
    return !canonical.cut && strcmp(buffer, text) == 0;
}

/* Through the door of `load`. */
static bool read_state(reader *r, void *state)
{
    char buffer[LINE_MAX_BYTES + 1], why[300];
    sb_text wrong = SB_TEXT(why);
    const char *text = after(r->line, "state");
    strcpy(buffer, text);
    const void *document = sb_compact_read(buffer);
    if (!document)
        return expected(r, "\"state JSON\", an object without white space");
    if (!sb_state_read(r->setup.game, &sb_compact_ops, document, state, &wrong)) {
        sb_putf(fail(r, SB_BAD_RECORD), "not a possible position: %s", why);
        return false;
    }
    return is_canonical(r->setup.game, state, text)
        || expected(r, "\"state JSON\" as it is written, members in their order");
}

static bool begin_loaded(reader *r)
{
    sb_scratch state;
    char why[256];
    sb_text wrong = SB_TEXT(why);
    if (!read_state(r, state.bytes))
        return false;
    sb_error e = sb_table_load(&r->setup, state.bytes, &r->t, &wrong);
    if (e != SB_OK) {
        sb_putf(fail(r, e == SB_NO_MEMORY ? e : SB_BAD_RECORD), "not a possible position: %s", why);
        return false;
    }
    if (memcmp(sb_table_setup_of(r->t)->key, r->setup.key, SB_KEY_BYTES) == 0)
        return true;
    sb_put(fail(r, SB_DIVERGED), "the position was not made with this seed");
    return false;
}

static bool begin_new(reader *r)
{
    r->held = true;
    sb_error e = sb_table_new(&r->setup, &r->t);
    if (e != SB_OK)
        sb_put(fail(r, e == SB_NO_MEMORY ? e : SB_BAD_RECORD), sb_error_text(e, SB_EN));
    return e == SB_OK;
}

static bool begin(reader *r)
{
    if (!next_line(r, "\"hash HEX\""))
        return false;
    return after(r->line, "state") ? begin_loaded(r) : begin_new(r);
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

static void put_found(sb_text *out, uint64_t recorded, uint64_t replayed)
{
    sb_putf(out, "the record says %h, the replay gives %h", recorded, replayed);
}

static bool read_hash(const char *s, uint64_t *out)
{
    uint8_t bytes[8];
    if (!read_hex(s, bytes, sizeof bytes))
        return false;
    *out = 0;
    for (size_t i = 0; i < sizeof bytes; i++)
        *out = *out << 8 | bytes[i];
    return true;
}

/* A turn has begun: the record must say so, and name this position. */
static bool read_turn(reader *r)
{
    static const char what[] = "\"hash HEX\" with 16 digits, because a turn begins here";
    uint64_t recorded, replayed = sb_table_hash(r->t);
    if (!next_line(r, what))
        return false;
    const char *value = after(r->line, "hash");
    if (!value) {
        sb_putf(fail(r, SB_DIVERGED), "expected %s", what);
        return false;
    }
    if (!read_hash(value, &recorded))
        return expected(r, what);
    if (recorded != replayed)
        put_found(fail(r, SB_DIVERGED), recorded, replayed);
    return recorded == replayed;
}

static bool refuse_move(reader *r, int seat, sb_move move, sb_error e)
{
    sb_names names = sb_table_names(r->t, SB_EN);
    sb_text *d = fail(r, e == SB_NO_MEMORY ? e : e == SB_LIMIT ? SB_BAD_RECORD : SB_DIVERGED);
    sb_putf(d, "move %d of the log, ", sb_table_plies(r->t) + 1);
    sb_put(d, r->line);
    sb_put(d, ", is refused: ");
    char sentence[512];
    sb_text why = SB_TEXT(sentence);
    const char *rule = NULL;
    if (e == SB_BAD_SEAT)
        sb_put(&why, sb_error_text(e, SB_EN));
    else
        rule = sb_refusal(r->t->game, r->t->state, seat, move, e, &names, &why);
    if (rule)
        sb_putf(d, "%s: ", rule);
    sb_put(d, sentence);
    return false;
}

/* `SEAT MOVE` */
static bool read_move(reader *r)
{
    sb_move move;
    int seat = r->line[0] - '0';
    if (r->line[1] != ' ')
        return expected(r, "\"SEAT MOVE\"");
    if (sb_move_read(r->t->game, r->line + 2, &move) != SB_OK) {
        sb_putf(fail(r, SB_BAD_RECORD), "expected a move of %s after the seat", r->t->game->id);
        return false;
    }
    sb_error e = sb_table_play(r->t, seat, move, NULL);
    if (e != SB_OK)
        return refuse_move(r, seat, move, e);
    return !sb_table_ply(r->t, sb_table_plies(r->t) - 1)->turn_begins || read_turn(r);
}

/* "0,2" or "-", ascending.  False: something else. */
static bool read_seat_list(const char *s, unsigned *out)
{
    char canonical[2 * SB_SEATS_MAX + 1];
    sb_text t = SB_TEXT(canonical);
    *out = 0;
    for (const char *p = s; *p; p++)
        if (*p >= '0' && *p < '0' + SB_SEATS_MAX)
            *out |= 1u << (*p - '0');
    sb_record_put_seats(*out, &t);
    return strcmp(canonical, s) == 0;
}

/* `undo PLY agreed SEATS` */
static bool read_undo(reader *r)
{
    int ply;
    unsigned agreed;
    const char *rest = read_number(after(r->line, "undo"), SB_LOG_MAX, &ply);
    const char *seats = rest && *rest == ' ' ? after(rest + 1, "agreed") : NULL;
    if (!seats || !read_seat_list(seats, &agreed))
        return expected(r, "\"undo PLY agreed SEATS\"");
    sb_error e = sb_table_undo_agreed(r->t, ply, agreed);
    if (e != SB_OK)
        sb_putf(fail(r, e == SB_NO_MEMORY ? e : SB_DIVERGED), "cannot be taken back: %s", sb_error_text(e, SB_EN));
    return e == SB_OK;
}

/* Older records say "best" where it is now the bot's own name. */
static bool is_written(const char *line, const char *written)
{
    size_t n = strlen(line), best = strlen("best");
    if (strcmp(line, written) == 0)
        return true;
    return n > best && strcmp(line + n - best, "best") == 0 && strncmp(line, written, n - best) == 0
        && strcmp(written + n - best, sb_bot_lasting("best")) == 0;
}

/* What happened beside the moves: carried out at the table, it must come out as it is written. */
static bool settle_incident(reader *r, sb_error e)
{
    static const char what[] =
        "\"seat NUMBER human\", \"seat NUMBER bot ID\", \"timeout NUMBER\" or \"resign NUMBER ID\"";
    char buffer[2 * SB_NAME_MAX];
    sb_text written = SB_TEXT(buffer);
    if (e == SB_BAD_REQUEST)
        return expected(r, what);
    if (e != SB_OK) {
        sb_error kind = e == SB_NO_MEMORY ? e : e == SB_LIMIT ? SB_BAD_RECORD : SB_DIVERGED;
        sb_putf(fail(r, kind), "cannot have happened here: %s", sb_error_text(e, SB_EN));
        return false;
    }
    sb_record_put_incident(sb_table_incident(r->t, sb_table_incidents(r->t) - 1), &written);
    return is_written(r->line, buffer) || expected(r, what);
}

/* The seat that a line is about, and what follows it (""): -1 and all of it when there is none. */
static const char *seat_of_line(const char *value, int *seat)
{
    const char *rest = read_number(value, SB_SEATS_MAX, seat);
    if (rest && (*rest == ' ' || *rest == '\0'))
        return rest + (*rest == ' ');
    *seat = -1;
    return value;
}

static bool read_seat_change(reader *r)
{
    int seat;
    const char *rest = seat_of_line(after(r->line, "seat"), &seat);
    const char *bot = after(rest, sb_seat_kinds[SB_BOT]);
    if (bot)
        return settle_incident(r, sb_table_bot_takes_over(r->t, seat, bot));
    return settle_incident(r, sb_table_person_returns(r->t, seat));
}

static bool read_timeout(reader *r)
{
    int seat;
    seat_of_line(after(r->line, "timeout"), &seat);
    return settle_incident(r, sb_table_time_out(r->t, seat));
}

static bool read_resign(reader *r)
{
    int seat;
    const char *bot = seat_of_line(after(r->line, "resign"), &seat);
    return settle_incident(r, sb_table_resign(r->t, seat, bot));
}

static const struct {
    const char *key;
    bool (*read)(reader *r);
} GAME_LINES[] = {
    { "undo", read_undo },
    { "seat", read_seat_change },
    { "timeout", read_timeout },
    { "resign", read_resign },
};

/* A line of the game; *known false: it is none. */
static bool read_game_line(reader *r, bool *known)
{
    *known = true;
    if (r->line[0] >= '0' && r->line[0] <= '9')
        return read_move(r);
    for (size_t i = 0; i < sizeof GAME_LINES / sizeof *GAME_LINES; i++)
        if (after(r->line, GAME_LINES[i].key))
            return GAME_LINES[i].read(r);
    *known = false;
    return true;
}

static bool read_moves(reader *r)
{
    bool known = true;
    while (next_line(r, "a move, \"undo ...\", \"result ...\" or \"end ...\"")) {
        if (!read_game_line(r, &known))
            return false;
        if (!known)
            return r->held = true;
    }
    return false;
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

#define END_LINE "\"end PLIES HASH SUM\""

/* The line must be exactly what the replay gives. */
static bool is_same(reader *r, const char *replayed)
{
    if (strcmp(r->line, replayed) == 0)
        return true;
    sb_put(fail(r, SB_DIVERGED), "the record says \"");
    sb_put(r->detail, r->line);
    sb_put(r->detail, "\", the replay gives \"");
    sb_put(r->detail, replayed);
    sb_put(r->detail, "\"");
    return false;
}

static bool read_same(reader *r, const char *key, const char *what, const char *replayed)
{
    return value_of(r, key, what) && is_same(r, replayed);
}

static bool read_results(reader *r)
{
    char buffer[SB_CATEGORIES_MAX * 48];
    sb_result result;
    r->t->game->rules.result(r->t->state, &result);
    for (int seat = 0; seat < result.players + result.automas; seat++) {
        sb_text line = SB_TEXT(buffer);
        sb_record_put_result(r->t, &result, seat, &line);
        if (!read_same(r, "result", "\"result SEAT TOTAL CATEGORY=POINTS ...\", because the game is over", buffer))
            return false;
    }
    sb_text line = SB_TEXT(buffer);
    sb_record_put_winners(&result, &line);
    return read_same(r, "winners", "\"winners SEATS\"", buffer);
}

/* Neither a move nor anything else that may stand where the game goes on. */
static bool refuse_line(reader *r)
{
    if (after(r->line, "hash"))
        sb_put(fail(r, SB_DIVERGED), "a hash where no turn begins");
    else if (after(r->line, "result") || after(r->line, "winners"))
        sb_put(fail(r, SB_DIVERGED), "a result, but the game is not over in the replay");
    else
        expected(r, "a move, \"undo ...\" or " END_LINE);
    return false;
}

/* `end PLIES HASH SUM`, and nothing behind it.  The sum is looked at last: what else is wrong is said better. */
static bool read_end(reader *r)
{
    char buffer[80], sum[2 * SB_RECORD_SUM_BYTES + 1];
    sb_text line = SB_TEXT(buffer), digits = SB_TEXT(sum);
    if (!value_of(r, "end", END_LINE))
        return false;
    sb_record_put_sum(&r->above, &digits);
    sb_putf(&line, "end %d %h ", sb_table_plies(r->t), sb_table_hash(r->t));
    if (strncmp(r->line, buffer, line.n) == 0 && strcmp(r->line + line.n, sum) != 0) {
        sb_putf(fail(r, SB_DIVERGED), "something above was changed: the record says %s, its lines give %s",
            r->line + line.n, sum);
        return false;
    }
    sb_put(&line, sum);
    if (!is_same(r, buffer))
        return false;
    if (r->at == r->n)
        return true;
    r->number++;
    return expected(r, "nothing after \"end\"");
}

/* read_moves has left a line that it could not use. */
static bool read_ending(reader *r)
{
    if (sb_table_pending(r->t) == 0)
        return read_results(r) && read_end(r);
    return after(r->line, "end") ? read_end(r) : refuse_line(r);
}

/* ---- the record -------------------------------------------------------------------------------------------------- */

static bool read_record(reader *r)
{
    return read_game(r) && read_rules(r) && read_players(r) && read_options(r) && read_seats(r) && read_table_id(r)
        && read_hex_line(r, "commitment", "\"commitment HEX\" with 64 digits", r->commitment, 32) && read_nonces(r)
        && read_seed(r) && begin(r) && read_turn(r) && read_moves(r) && read_ending(r);
}

sb_error sb_record_read(const char *text, size_t n, sb_table **out, sb_text *detail)
{
    char unwanted[1];
    sb_text nowhere = SB_TEXT(unwanted);
    reader r = { .text = text, .n = n, .detail = detail ? detail : &nowhere };
    sb_sha256_init(&r.above);
    bool ok = read_record(&r);
    if (out)
        *out = ok ? r.t : NULL;
    if (ok)
        r.t->replayed = true;
    if (!ok || !out)
        sb_table_free(r.t);
    return ok ? SB_OK : r.error;
}
