/* request.c: the fields of a request, each with a reader that fills in the request or says what was expected
 * (request.h). */
#include "protocol/request.h"

#include <stdarg.h>
#include <string.h>

/* ---- refusals ---------------------------------------------------------------------------------------------------- */

sb_text *refusal(request *r, sb_error error)
{
    r->error = error;
    sb_text_clear(&r->message);
    return &r->message;
}

bool refuse(request *r, sb_error error, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    sb_putv(refusal(r, error), format, args);
    va_end(args);
    return false;
}

bool refuse_field(request *r, sb_error error, const char *name, const char *expected)
{
    r->field = name;
    bool missing = !r->ops->member(r->root, name);
    return refuse(r, error, "field \"%s\"%s: expected %s", name, missing ? " is missing" : "", expected);
}

bool refuse_plainly(request *r, sb_error e)
{
    return refuse(r, e, "%s", sb_error_text(e, r->lang));
}

bool refuse_move(request *r, sb_error e)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX]; /* a reason may tell only what the seat knows */
    memcpy(seen, sb_table_state(r->table), r->game->state_size);
    r->game->rules.redact(seen, r->seat);
    sb_names names = sb_table_names(r->table, r->lang);
    const char *rule = sb_refusal(r->game, seen, r->seat, r->move, e, &names, refusal(r, e));
    sb_text t = SB_TEXT(r->rule);
    sb_put(&t, rule ? rule : "");
    return false;
}

#define SHOWN_MAX 60

void put_shown(sb_text *t, const char *s)
{
    size_t n = strlen(s), cut = n;
    if (n > SHOWN_MAX)
        for (cut = SHOWN_MAX; cut > 0 && ((unsigned char)s[cut] & 0xc0) == 0x80; cut--)
            continue; /* not in the middle of a character */
    sb_put_char(t, '"');
    sb_put_bytes(t, s, cut);
    sb_put(t, cut < n ? "...\"" : "\"");
}

static bool refuse_shown(request *r, sb_error error, const char *name, const char *shown)
{
    r->field = name;
    sb_text *t = refusal(r, error);
    sb_putf(t, "field \"%s\": %s: ", name, sb_error_text(error, SB_EN));
    put_shown(t, shown);
    return false;
}

/* ---- plain types ------------------------------------------------------------------------------------------------- */

static bool read_int(request *r, const char *name, const void *value, int64_t lo, int64_t hi, int64_t *out)
{
    char expected[96];
    sb_text t = SB_TEXT(expected);
    *out = is_int(r, value) ? r->ops->integer(value) : lo;
    if (is_int(r, value) && *out >= lo && *out <= hi)
        return true;
    sb_put(&t, "a whole number from ");
    sb_put_int(&t, lo);
    sb_put(&t, " to ");
    sb_put_int(&t, hi);
    return refuse_field(r, SB_BAD_REQUEST, name, expected);
}

/* A whole number that a limit of the engine caps: beyond it, `limit` says what is allowed. */
static bool read_limited(request *r, const char *name, const void *value, int64_t lo, int64_t most, int64_t *out)
{
    if (!read_int(r, name, value, lo, INT64_MAX, out))
        return false;
    if (*out <= most)
        return true;
    r->field = name;
    sb_text *t = refusal(r, SB_LIMIT);
    sb_putf(t, "field \"%s\": at most ", name);
    sb_put_int(t, most);
    sb_put(t, " is allowed");
    return false;
}

static const char *text_of(request *r, const char *name, const void *value, const char *expected)
{
    const char *text = text_in(r, value);
    if (!text)
        refuse_field(r, SB_BAD_REQUEST, name, expected);
    return text;
}

bool read_since(request *r, const char *name, const void *value)
{
    r->has_since = true;
    return read_int(r, name, value, 0, INT32_MAX, &r->since);
}

bool read_undos(request *r, const char *name, const void *value)
{
    return read_int(r, name, value, 0, INT32_MAX, &r->undos);
}

bool read_to(request *r, const char *name, const void *value)
{
    return read_int(r, name, value, 0, INT32_MAX, &r->to);
}

bool read_agree(request *r, const char *name, const void *value)
{
    if (kind_of(r, value) != SB_NODE_BOOL)
        return refuse_field(r, SB_BAD_REQUEST, name, "true or false");
    r->declines = !r->ops->integer(value);
    return true;
}

bool read_nonces(request *r, const char *name, const void *value)
{
    if (kind_of(r, value) != SB_NODE_BOOL)
        return refuse_field(r, SB_BAD_REQUEST, name, "true or false");
    r->nonces = r->ops->integer(value);
    return true;
}

bool read_nonce(request *r, const char *name, const void *value)
{
    r->nonce = text_in(r, value);
    if (r->nonce && sb_is_word(r->nonce, "_-", SB_NONCE_MAX))
        return true;
    return refuse_field(r, SB_BAD_REQUEST, name, "at most 71 letters, digits, '_' and '-'");
}

bool read_inner(request *r, const char *name, const void *value)
{
    r->inner = value;
    return kind_of(r, value) == SB_NODE_OBJECT
        || refuse_field(r, SB_BAD_REQUEST, name, "a request of a seat, an object");
}

bool read_ply(request *r, const char *name, const void *value)
{
    r->has_ply = true;
    return read_int(r, name, value, 0, INT32_MAX, &r->ply);
}

bool read_playouts(request *r, const char *name, const void *value)
{
    return read_limited(r, name, value, 1, r->limits->playouts, &r->playouts);
}

bool read_ms(request *r, const char *name, const void *value)
{
    r->field = name;
    if (!r->host->clock)
        return refuse(r, SB_BAD_REQUEST, "field \"%s\": there is no clock here, limit the playouts instead", name);
    r->field = NULL;
    return read_limited(r, name, value, 1, r->limits->ms, &r->ms);
}

bool read_plies(request *r, const char *name, const void *value)
{
    return read_limited(r, name, value, 1, SB_LOG_MAX, &r->plies);
}

bool read_number(request *r, const char *name, const void *value)
{
    return read_limited(r, name, value, 1, INT32_MAX, &r->number);
}

bool read_date(request *r, const char *name, const void *value)
{
    const char *text = text_in(r, value);
    r->has_day = text && sb_day_read(text, &r->day);
    return r->has_day || refuse_field(r, SB_BAD_REQUEST, name, "a date like \"2026-11-16\"");
}

bool read_depth(request *r, const char *name, const void *value)
{
    return read_limited(r, name, value, 0, r->limits->perft_depth, &r->depth);
}

bool read_record(request *r, const char *name, const void *value)
{
    r->record = text_of(r, name, value, "the text of a record");
    return r->record != NULL;
}

bool read_state(request *r, const char *name, const void *value)
{
    r->state = value;
    return kind_of(r, value) == SB_NODE_OBJECT || refuse_field(r, SB_BAD_REQUEST, name, "a state, an object");
}

bool read_lang(request *r, const char *name, const void *value)
{
    const char *text = text_of(r, name, value, "\"en\" or \"fr\"");
    r->has_lang = true;
    if (!text || sb_lang_read(text, &r->lang))
        return text != NULL;
    return refuse_field(r, SB_BAD_REQUEST, name, "\"en\" or \"fr\"");
}

/* ---- things of the engine ---------------------------------------------------------------------------------------- */

bool read_table(request *r, const char *name, const void *value)
{
    int64_t number;
    if (!read_int(r, name, value, 1, INT64_MAX, &number))
        return false;
    r->slot = engine_find(r->e, number);
    if (r->slot >= 0) {
        r->table = r->e->tables[r->slot];
        r->offer = r->e->offers[r->slot];
        const sb_table_setup *setup = r->offer ? &r->offer->setup : sb_table_setup_of(r->table);
        r->game = setup->game;
        r->players = setup->setup.players;
        return !r->offer || r->kind->early || refuse_plainly(r, SB_NOT_DEALT);
    }
    r->field = name;
    sb_text *t = refusal(r, SB_NO_TABLE);
    sb_put(t, "there is no table ");
    sb_put_int(t, number);
    return false;
}

/* A level, or one of the game's opponents with one idea where those are let in. */
static const sb_bot *bot_of(const request *r, const char *id)
{
    return r->limits->levels_only ? sb_bot_find(id) : sb_bot_of(r->game, id);
}

bool read_bot(request *r, const char *name, const void *value)
{
    const char *id = text_of(r, name, value, "the id of a bot");
    r->bot = id ? bot_of(r, id) : NULL;
    if (r->bot || !id || r->limits->levels_only || !sb_bot_named(id))
        return r->bot || (id && refuse_shown(r, SB_UNKNOWN_BOT, name, id));
    r->field = name;
    return refuse(r, SB_UNKNOWN_BOT, "field \"%s\": %s does not play %s", name, id, r->game->id);
}

/* What may be told to a table; an agreed undo is a request of its own. */
bool read_incident(request *r, const char *name, const void *value)
{
    static const char what[] = "\"bot\", \"back\", \"time\" or \"resign\"";
    const char *id = text_of(r, name, value, what);
    for (int i = 0; id && i < SB_INCIDENT_UNDO; i++)
        if (strcmp(id, sb_incident_ids[i]) == 0) {
            r->incident = (sb_incident_kind)i;
            return true;
        }
    return id && refuse_field(r, SB_BAD_REQUEST, name, what);
}

bool read_game(request *r, const char *name, const void *value)
{
    const char *id = text_of(r, name, value, "the id of a game");
    r->game = id ? sb_game_find(id) : NULL;
    if (!r->game)
        return id && refuse_shown(r, SB_UNKNOWN_GAME, name, id);
    sb_setup_init(r->game, r->game->players_min, &r->setup);
    return true;
}

bool read_players(request *r, const char *name, const void *value)
{
    const sb_game *g = r->game;
    if (!is_int(r, value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a whole number");
    int64_t n = r->ops->integer(value);
    r->players = n >= 0 && n <= SB_SEATS_MAX ? (int)n : 0;
    if (sb_setup_init(g, r->players, &r->setup) == SB_OK)
        return true;
    r->field = name;
    return refuse(r, SB_BAD_PLAYERS, "%s is played by %d to %d", g->id, g->players_min, g->players_max);
}

/* Values of options are texts; a seat may also be a number, an on|off also true or false. */
static const char *option_text(const request *r, const void *value, char digits[24])
{
    sb_text t = { .at = digits, .cap = 24 };
    switch (kind_of(r, value)) {
    case SB_NODE_TEXT: return r->ops->text(value);
    case SB_NODE_BOOL: return r->ops->integer(value) ? "on" : "off";
    case SB_NODE_INT: sb_put_int(&t, r->ops->integer(value)); return digits;
    case SB_NODE_NULL:
    case SB_NODE_LIST:
    case SB_NODE_OBJECT:
    case SB_NODE_OTHER: return NULL;
    }
    return NULL;
}

static bool set_option(request *r, const char *name, const char *id, const void *value)
{
    char digits[24];
    const char *text = option_text(r, value, digits);
    if (!text)
        return refuse_field(r, SB_BAD_REQUEST, name, "an object with a text for every option");
    sb_error e = sb_setup_option(r->game, &r->setup, id, text);
    if (e == SB_OK)
        return true;
    refuse_shown(r, e, name, id);
    if (e == SB_BAD_OPTION) {
        sb_put(&r->message, ": ");
        put_shown(&r->message, text);
    }
    return false;
}

bool read_options(request *r, const char *name, const void *value)
{
    const char *ids[SB_OPTIONS_MAX];
    if (kind_of(r, value) != SB_NODE_OBJECT)
        return refuse_field(r, SB_BAD_REQUEST, name, "an object with a text for every option");
    for (int i = 0; i < r->game->options_count; i++) {
        ids[i] = r->game->options[i].id;
        const void *option = r->ops->member(value, ids[i]);
        if (option && !set_option(r, name, ids[i], option))
            return false;
    }
    const char *stranger = r->ops->key_not_in(value, ids, (size_t)r->game->options_count);
    return !stranger || refuse_shown(r, SB_UNKNOWN_OPTION, name, stranger);
}

bool read_seed(request *r, const char *name, const void *value)
{
    static const char expected[] = "a whole number from 0 on, or a text of 1 to 64 hex digits";
    const char *text = text_in(r, value);
    r->has_seed = true;
    if (is_int(r, value) && r->ops->integer(value) >= 0) {
        sb_seed_number((uint64_t)r->ops->integer(value), r->key);
        return true;
    }
    if (text && sb_seed_read(text, r->key))
        return true;
    return refuse_field(r, text || is_int(r, value) ? SB_BAD_SEED : SB_BAD_REQUEST, name, expected);
}

/* ---- seats ------------------------------------------------------------------------------------------------------- */

static bool read_seat_kind(const request *r, const char *text, sb_seat *out)
{
    (void)r;
    for (int k = 0; k < SB_SEAT_KIND_COUNT; k++)
        if (strcmp(text, sb_seat_kinds[k]) == 0) {
            out->kind = (sb_seat_kind)k;
            return true;
        }
    return false;
}

static bool read_seat_name(const request *r, const char *text, sb_seat *out)
{
    (void)r;
    if (!sb_is_seat_name(text))
        return false;
    strcpy(out->name, text);
    return true;
}

static bool read_seat_bot(const request *r, const char *text, sb_seat *out)
{
    const sb_bot *bot = bot_of(r, text);
    if (!bot)
        return false;
    strcpy(out->bot, bot->id); /* "best" is another one some day */
    out->kind = SB_BOT;        /* unless `kind`, which is read later, says something else */
    return true;
}

static bool read_seat_members(const request *r, const void *entry, sb_seat *out)
{
    static const char *const KEYS[] = { "name", "bot", "kind" };
    static bool (*const READ[])(
        const request *r, const char *text, sb_seat *out) = { read_seat_name, read_seat_bot, read_seat_kind };
    const size_t n = sizeof KEYS / sizeof *KEYS;
    for (size_t i = 0; i < n; i++) {
        const void *member = r->ops->member(entry, KEYS[i]);
        const char *text = text_in(r, member);
        if (member && (!text || !READ[i](r, text, out)))
            return false;
    }
    return !r->ops->key_not_in(entry, KEYS, n);
}

static bool read_seat_entry(const request *r, const void *entry, sb_seat *out)
{
    const char *name = text_in(r, entry);
    if (name)
        return read_seat_name(r, name, out);
    if (kind_of(r, entry) != SB_NODE_OBJECT || !read_seat_members(r, entry, out))
        return false;
    return (out->kind == SB_BOT) == (out->bot[0] != '\0');
}

static void put_strange_bot(request *r, const void *entry)
{
    const char *bot = kind_of(r, entry) == SB_NODE_OBJECT ? text_in(r, r->ops->member(entry, "bot")) : NULL;
    if (!bot || bot_of(r, bot))
        return;
    sb_put(&r->message, ": there is no bot ");
    put_shown(&r->message, bot);
    sb_putf(&r->message, " for %s", r->game->id);
}

bool read_seats(request *r, const char *name, const void *value)
{
    static const char expected[] = "one entry for every seat: a name, or an object with name, kind (human, bot or "
                                   "automa) and bot; names have at most 39 bytes";
    if (kind_of(r, value) != SB_NODE_LIST || r->ops->count(value) != (size_t)r->players)
        return refuse_field(r, SB_BAD_REQUEST, name, expected);
    for (int s = 0; s < r->players; s++)
        if (!read_seat_entry(r, r->ops->item(value, (size_t)s), &r->seats[s])) {
            refuse_field(r, SB_BAD_REQUEST, name, expected);
            sb_putf(&r->message, "; entry %d is not", s);
            put_strange_bot(r, r->ops->item(value, (size_t)s));
            return false;
        }
    return true;
}

static bool is_seat(const request *r, const void *value)
{
    return is_int(r, value) && r->ops->integer(value) >= 0 && r->ops->integer(value) < r->players;
}

static bool refuse_seat(request *r, const char *name, const void *value)
{
    if (!is_int(r, value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a seat number, counted from 0");
    r->field = name;
    return refuse(r, SB_BAD_SEAT, "field \"%s\": this table has the seats 0 to %d", name, r->players - 1);
}

bool read_seat(request *r, const char *name, const void *value)
{
    if (!is_seat(r, value))
        return refuse_seat(r, name, value);
    r->seat = (int)r->ops->integer(value);
    return true;
}

bool read_viewer(request *r, const char *name, const void *value)
{
    const char *text = text_in(r, value);
    if (text && strcmp(text, "spectator") == 0) {
        r->viewer = SB_SPECTATOR;
        return true;
    }
    if (!is_int(r, value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a seat number or \"spectator\"");
    if (!is_seat(r, value))
        return refuse_seat(r, name, value);
    r->viewer = (int)r->ops->integer(value);
    return true;
}

bool read_agreed(request *r, const char *name, const void *value)
{
    if (kind_of(r, value) != SB_NODE_LIST)
        return refuse_field(r, SB_BAD_REQUEST, name, "a list of seats");
    for (size_t i = 0; i < r->ops->count(value); i++) {
        const void *seat = r->ops->item(value, i);
        if (!is_seat(r, seat))
            return refuse_seat(r, name, seat);
        r->agreed |= 1u << r->ops->integer(seat);
    }
    return true;
}

bool read_move(request *r, const char *name, const void *value)
{
    const char *text = text_of(r, name, value, "the text of a move");
    if (!text)
        return false;
    r->has_move = true;
    return sb_move_read(r->game, text, &r->move) == SB_OK || refuse_shown(r, SB_BAD_MOVE, name, text);
}

/* ---- all fields of a request ------------------------------------------------------------------------------------- */

static bool refuse_strangers(request *r, const request_kind *kind)
{
    const char *known[REQUEST_FIELDS_MAX + 2] = { "id", "do" };
    size_t n = 2;
    for (const field *f = kind->fields; f < kind->fields + REQUEST_FIELDS_MAX && f->name; f++)
        known[n++] = f->name;
    const char *stranger = r->ops->key_not_in(r->root, known, n);
    if (!stranger)
        return true;
    sb_text *t = refusal(r, SB_BAD_REQUEST);
    sb_put(t, "field ");
    put_shown(t, stranger);
    sb_putf(t, " is not known to \"%s\"", kind->name);
    return false;
}

bool request_fields(request *r, const request_kind *kind)
{
    r->kind = kind;
    for (const field *f = kind->fields; f < kind->fields + REQUEST_FIELDS_MAX && f->name; f++) {
        const void *value = r->ops->member(r->root, f->name);
        if (!value && f->required)
            return refuse_field(r, SB_BAD_REQUEST, f->name, f->expected);
        if (value && !f->read(r, f->name, value))
            return false;
    }
    return refuse_strangers(r, kind);
}
