/* record_write.c: the record of a table (docs/record.md). */
#include "table/table_private.h"

/* ---- pieces of lines, also used to check a record ---------------------------------------------------------------- */

void sb_record_put_seats(unsigned seats, sb_text *out)
{
    const char *between = "";
    if (seats == 0)
        sb_put(out, "-");
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        if (seats >> seat & 1) {
            sb_putf(out, "%s%d", between, seat);
            between = ",";
        }
}

void sb_record_put_result(const sb_table *t, const sb_result *r, int seat, sb_text *out)
{
    const sb_words *categories = &t->game->categories;
    int total = categories->count - 1;
    sb_putf(out, "result %d %d", seat, (int)r->score[seat][total]);
    for (int i = 0; i < total; i++)
        sb_putf(out, " %s=%d", categories->at[i].id, (int)r->score[seat][i]);
}

void sb_record_put_winners(const sb_result *r, sb_text *out)
{
    sb_put(out, "winners ");
    sb_record_put_seats(r->winners, out);
}

void sb_record_put_incident(const sb_incident *i, sb_text *out)
{
    switch (i->kind) {
    case SB_INCIDENT_BOT: sb_putf(out, "seat %d bot %s", i->seat, i->bot); break;
    case SB_INCIDENT_BACK: sb_putf(out, "seat %d human", i->seat); break;
    case SB_INCIDENT_TIME: sb_putf(out, "timeout %d", i->seat); break;
    case SB_INCIDENT_RESIGN: sb_putf(out, "resign %d %s", i->seat, i->bot); break;
    case SB_INCIDENT_UNDO:
        sb_putf(out, "undo %d agreed ", i->to);
        sb_record_put_seats(i->agreed, out);
        break;
    case SB_INCIDENT_KINDS: break;
    }
}

/* The beginning of the SHA-256 of lines. */
void sb_record_put_sum(const sb_sha256 *lines, sb_text *out)
{
    sb_sha256 copy = *lines;
    uint8_t hash[32];
    sb_sha256_end(&copy, hash);
    sb_put_hex(out, hash, SB_RECORD_SUM_BYTES);
}

/* ---- header ------------------------------------------------------------------------------------------------------ */

static void put_hex_line(sb_text *out, const char *key, const void *bytes, size_t n)
{
    sb_putf(out, "%s ", key);
    sb_put_hex(out, bytes, n);
    sb_put_char(out, '\n');
}

static void put_options(const sb_table *t, sb_text *out)
{
    char buffer[4];
    for (int i = 0; i < t->game->options_count; i++) {
        const char *value = sb_setup_value(t->game, &t->setup.setup, i, buffer);
        if (value)
            sb_putf(out, "option %s=%s\n", t->game->options[i].id, value);
    }
}

static void put_seat_lines(const sb_table *t, sb_text *out)
{
    for (int i = 0; i < t->setup.setup.players; i++) {
        const sb_seat *s = &t->setup.seat[i];
        sb_putf(out, "seat %d %s ", i, sb_seat_kinds[s->kind]);
        if (s->kind == SB_BOT)
            sb_putf(out, "%s ", s->bot);
        sb_putf(out, "\"%s\"\n", s->name);
    }
}

/* In the order of time: first the host was bound to its key. */
static void put_nonces(const sb_table *t, sb_text *out)
{
    for (int i = 0; i < t->setup.setup.players; i++)
        if (t->setup.seat[i].nonce[0])
            sb_putf(out, "nonce %d %s\n", i, t->setup.seat[i].nonce);
}

/* What everybody may know from the beginning. */
static void put_header(const sb_table *t, sb_text *out)
{
    sb_putf(out, "sagebrush 1\ngame %s\nrules %d\nplayers %d\n", t->game->id, t->game->rules_version,
        t->setup.setup.players);
    put_options(t, out);
    put_seat_lines(t, out);
    sb_putf(out, "table %s\n", t->setup.id);
    put_hex_line(out, "commitment", t->commitment, sizeof t->commitment);
    put_nonces(t, out);
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

static void put_hash_line(sb_text *out, uint64_t hash)
{
    sb_putf(out, "hash %h\n", hash);
}

static void put_moves(const sb_table *t, const sb_entry *e, int from, int to, sb_text *out)
{
    for (int i = from; i < to; i++) {
        sb_putf(out, "%d ", e[i].ply.seat);
        sb_move_write(t->game, e[i].ply.move, out);
        sb_put_char(out, '\n');
        if (e[i].ply.turn_begins)
            put_hash_line(out, e[i].hash);
    }
}

/* Moves number `from` to before `to` in the order of time. */
static void put_span(const sb_table *t, int from, int to, sb_text *out)
{
    int past = t->past.n, later = past - t->floor; /* what is not past lies in the log */
    if (from < past)
        put_moves(t, t->past.at, from, to < past ? to : past, out);
    if (to > past)
        put_moves(t, t->log.at, (from > past ? from : past) - later, to - later, out); /* `at` may be NULL */
}

/* All moves, those taken back by agreement too, and what happened between them. */
static void put_game(const sb_table *t, sb_text *out)
{
    int done = 0;
    for (int i = 0; i < t->incidents.n; i++) {
        put_span(t, done, t->incidents.at[i].moves, out);
        done = t->incidents.at[i].moves;
        sb_record_put_incident(&t->incidents.at[i], out);
        sb_put_char(out, '\n');
    }
    put_span(t, done, t->past.n + t->log.n - t->floor, out);
}

/* The position a loaded table began in, by its text: it outlives the layout of the state. */
static void put_state_line(const sb_table *t, sb_text *out)
{
    sb_scratch start;
    sb_table_first_position(t, start.bytes);
    sb_put(out, "state ");
    sb_json json = SB_JSON(out);
    sb_json_object(&json, NULL);
    sb_state_write(t->game, start.bytes, &json);
    sb_json_end(&json);
    sb_put_char(out, '\n');
}

static uint64_t first_hash(const sb_table *t)
{
    sb_scratch start;
    sb_table_first_position(t, start.bytes);
    return sb_state_hash(t->game, start.bytes);
}

static bool lacks_hash(const sb_entry *e)
{
    return e->ply.turn_begins && e->hash == 0;
}

/* From the first one that lacks its hash on, beginning at a kept position or, when there is none, at the first. */
void sb_record_hashes(const sb_table *t)
{
    sb_scratch state;
    int first = 0, at = 0;
    while (first < t->log.n && !lacks_hash(&t->log.at[first]))
        first++;
    if (first == t->log.n)
        return;
    if (first / SB_CHECKPOINT < t->checkpoints.index.n)
        at = first;
    if (at > 0)
        sb_table_position_at(t, at, state.bytes);
    else
        sb_table_first_position(t, state.bytes);
    for (; at < t->log.n; at++) {
        sb_entry *e = &t->log.at[at]; /* a memory of what is known anyway: the table is the same */
        t->game->rules.apply(state.bytes, e->ply.seat, e->ply.move, NULL);
        if (lacks_hash(e))
            e->hash = sb_state_hash(t->game, state.bytes);
    }
}

static void put_results(const sb_table *t, sb_text *out)
{
    sb_result r;
    t->game->rules.result(t->state, &r);
    for (int seat = 0; seat < r.players + r.automas; seat++) {
        sb_record_put_result(t, &r, seat, out);
        sb_put_char(out, '\n');
    }
    sb_record_put_winners(&r, out);
    sb_put_char(out, '\n');
}

/* ---- whole records ----------------------------------------------------------------------------------------------- */

/* `from`: where the record begins. */
static void put_end(const sb_table *t, size_t from, sb_text *out)
{
    sb_sha256 lines;
    sb_sha256_init(&lines);
    sb_sha256_add(&lines, out->at + from, out->n - from);
    sb_putf(out, "end %d %h ", t->log.n, sb_table_hash(t));
    sb_record_put_sum(&lines, out);
    sb_put_char(out, '\n');
}

void sb_record_write_host(const sb_table *t, sb_text *out)
{
    size_t from = out->n;
    sb_record_hashes(t);
    put_header(t, out);
    put_hex_line(out, "seed", t->setup.key, sizeof t->setup.key);
    if (t->loaded)
        put_state_line(t, out);
    put_hash_line(out, first_hash(t));
    put_game(t, out);
    if (sb_table_pending(t) == 0)
        put_results(t, out);
    put_end(t, from, out);
}

void sb_record_write(const sb_table *t, sb_text *out)
{
    if (sb_table_pending(t) == 0) {
        sb_record_write_host(t, out);
        return;
    }
    put_header(t, out);
    sb_put(out, "end unfinished\n");
}
