/* request.c: the fields of a request, each with a reader that fills in the request or says what was expected
 * (request.h). */
#include "tools/request.h"

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
    bool missing = !json_object_get(r->json, name);
    return refuse(r, error, "field \"%s\"%s: expected %s", name, missing ? " is missing" : "", expected);
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
    sb_putf(t, "field \"%s\": %s: ", name, sb_error_text(error));
    put_shown(t, shown);
    return false;
}

/* ---- plain types ------------------------------------------------------------------------------------------------- */

static bool read_int(request *r, const char *name, const json_t *value, int64_t lo, int64_t hi, int64_t *out)
{
    char expected[96];
    sb_text t = SB_TEXT(expected);
    *out = json_is_integer(value) ? json_integer_value(value) : lo;
    if (json_is_integer(value) && *out >= lo && *out <= hi)
        return true;
    sb_put(&t, "a whole number from ");
    sb_put_int(&t, lo);
    sb_put(&t, " to ");
    sb_put_int(&t, hi);
    return refuse_field(r, SB_BAD_REQUEST, name, expected);
}

/* A whole number that a limit of the engine caps: beyond it, `limit` says what is allowed. */
static bool read_limited(request *r, const char *name, const json_t *value, int64_t lo, int64_t most, int64_t *out)
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

static const char *text_of(request *r, const char *name, const json_t *value, const char *expected)
{
    if (json_is_string(value))
        return json_string_value(value);
    refuse_field(r, SB_BAD_REQUEST, name, expected);
    return NULL;
}

bool read_since(request *r, const char *name, const json_t *value)
{
    return read_int(r, name, value, 0, INT32_MAX, &r->since);
}

bool read_ply(request *r, const char *name, const json_t *value)
{
    r->has_ply = true;
    return read_int(r, name, value, 0, INT32_MAX, &r->ply);
}

bool read_playouts(request *r, const char *name, const json_t *value)
{
    return read_limited(r, name, value, 1, r->e->limits.playouts, &r->playouts);
}

bool read_ms(request *r, const char *name, const json_t *value)
{
    return read_limited(r, name, value, 1, r->e->limits.ms, &r->ms);
}

bool read_depth(request *r, const char *name, const json_t *value)
{
    return read_limited(r, name, value, 0, r->e->limits.perft_depth, &r->depth);
}

bool read_record(request *r, const char *name, const json_t *value)
{
    r->record = text_of(r, name, value, "the text of a record");
    return r->record != NULL;
}

bool read_state(request *r, const char *name, const json_t *value)
{
    r->state = value;
    return json_is_object(value) || refuse_field(r, SB_BAD_REQUEST, name, "a state, an object");
}

bool read_lang(request *r, const char *name, const json_t *value)
{
    const char *text = text_of(r, name, value, "\"en\" or \"fr\"");
    r->has_lang = true;
    r->lang = text && strcmp(text, "fr") == 0 ? SB_FR : SB_EN;
    if (!text || r->lang == SB_FR || strcmp(text, "en") == 0)
        return text != NULL;
    return refuse_field(r, SB_BAD_REQUEST, name, "\"en\" or \"fr\"");
}

/* ---- things of the engine ---------------------------------------------------------------------------------------- */

bool read_table(request *r, const char *name, const json_t *value)
{
    int64_t number;
    if (!read_int(r, name, value, 1, INT64_MAX, &number))
        return false;
    for (int i = 0; i < r->e->slots; i++)
        if (r->e->tables[i] && r->e->numbers[i] == number) {
            r->slot = i;
            r->table = r->e->tables[i];
            r->game = sb_table_game(r->table);
            r->players = sb_table_setup_of(r->table)->setup.players;
            return true;
        }
    r->field = name;
    sb_text *t = refusal(r, SB_NO_TABLE);
    sb_put(t, "there is no table ");
    sb_put_int(t, number);
    return false;
}

bool read_bot(request *r, const char *name, const json_t *value)
{
    const char *id = text_of(r, name, value, "the id of a bot");
    r->bot = id ? sb_bot_find(id) : NULL;
    return r->bot || (id && refuse_shown(r, SB_UNKNOWN_BOT, name, id));
}

bool read_game(request *r, const char *name, const json_t *value)
{
    const char *id = text_of(r, name, value, "the id of a game");
    r->game = id ? sb_game_find(id) : NULL;
    if (!r->game)
        return id && refuse_shown(r, SB_UNKNOWN_GAME, name, id);
    sb_setup_init(r->game, r->game->players_min, &r->setup);
    return true;
}

bool read_players(request *r, const char *name, const json_t *value)
{
    const sb_game *g = r->game;
    if (!json_is_integer(value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a whole number");
    int64_t n = json_integer_value(value);
    r->players = n >= 0 && n <= SB_SEATS_MAX ? (int)n : 0;
    if (sb_setup_init(g, r->players, &r->setup) == SB_OK)
        return true;
    r->field = name;
    return refuse(r, SB_BAD_PLAYERS, "%s is played by %d to %d", g->id, g->players_min, g->players_max);
}

/* Values of options are texts; a seat may also be a number, an on|off also true or false. */
static const char *option_text(const json_t *value, char digits[24])
{
    sb_text t = { .at = digits, .cap = 24 };
    if (json_is_string(value))
        return json_string_value(value);
    if (json_is_boolean(value))
        return json_is_true(value) ? "on" : "off";
    if (!json_is_integer(value))
        return NULL;
    sb_put_int(&t, json_integer_value(value));
    return digits;
}

static bool set_option(request *r, const char *name, const char *id, const json_t *value)
{
    char digits[24];
    const char *text = option_text(value, digits);
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

bool read_options(request *r, const char *name, const json_t *value)
{
    const char *id;
    json_t *option;
    if (!json_is_object(value))
        return refuse_field(r, SB_BAD_REQUEST, name, "an object with a text for every option");
    void *it = json_object_iter((json_t *)(uintptr_t)value); /* jansson's iterators are not const */
    for (; it; it = json_object_iter_next((json_t *)(uintptr_t)value, it)) {
        id = json_object_iter_key(it);
        option = json_object_iter_value(it);
        if (!set_option(r, name, id, option))
            return false;
    }
    return true;
}

bool read_seed(request *r, const char *name, const json_t *value)
{
    static const char expected[] = "a whole number from 0 on, or a text of 1 to 64 hex digits";
    r->has_seed = true;
    if (json_is_integer(value) && json_integer_value(value) >= 0) {
        sb_seed_number((uint64_t)json_integer_value(value), r->key);
        return true;
    }
    if (json_is_string(value) && sb_seed_read(json_string_value(value), r->key))
        return true;
    bool right_type = json_is_integer(value) || json_is_string(value);
    return refuse_field(r, right_type ? SB_BAD_SEED : SB_BAD_REQUEST, name, expected);
}

/* ---- seats ------------------------------------------------------------------------------------------------------- */

static bool copy_name(const char *s, char out[SB_NAME_MAX])
{
    size_t n = strlen(s);
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)s[i] < 0x20 || s[i] == 0x7f || s[i] == '"')
            return false;
    if (n >= SB_NAME_MAX)
        return false;
    memcpy(out, s, n + 1);
    return true;
}

static bool read_seat_kind(const json_t *value, sb_seat *out)
{
    static const char *const KINDS[SB_SEAT_KIND_COUNT]
        = { [SB_HUMAN] = "human", [SB_BOT] = "bot", [SB_AUTOMA] = "automa" };
    for (int k = 0; k < SB_SEAT_KIND_COUNT; k++)
        if (json_is_string(value) && strcmp(json_string_value(value), KINDS[k]) == 0) {
            out->kind = (sb_seat_kind)k;
            return true;
        }
    return false;
}

static bool read_seat_nonce(const char *s, sb_seat *out)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    size_t n = strlen(s);
    if (n >= SB_NONCE_MAX || strspn(s, allowed) != n)
        return false;
    memcpy(out->nonce, s, n + 1);
    return true;
}

/* One member of a seat's object. */
static bool read_seat_member(const char *key, const json_t *value, sb_seat *out)
{
    const char *text = json_string_value(value); /* NULL when it is no text */
    if (strcmp(key, "name") == 0)
        return text && copy_name(text, out->name);
    if (strcmp(key, "kind") == 0)
        return read_seat_kind(value, out);
    if (strcmp(key, "nonce") == 0)
        return text && read_seat_nonce(text, out);
    return strcmp(key, "bot") == 0 && text && sb_bot_find(text) && copy_name(text, out->bot);
}

static bool read_seat_entry(const json_t *entry, sb_seat *out)
{
    if (json_is_string(entry))
        return copy_name(json_string_value(entry), out->name);
    if (!json_is_object(entry))
        return false;
    json_t *object = (json_t *)(uintptr_t)entry;
    for (void *it = json_object_iter(object); it; it = json_object_iter_next(object, it))
        if (!read_seat_member(json_object_iter_key(it), json_object_iter_value(it), out))
            return false;
    if (!json_object_get(entry, "kind") && out->bot[0])
        out->kind = SB_BOT;
    return (out->kind == SB_BOT) == (out->bot[0] != '\0');
}

bool read_seats(request *r, const char *name, const json_t *value)
{
    static const char expected[] = "one entry for every seat: a name, or an object with name, kind (human, bot or "
                                   "automa), bot and nonce; names have at most 39 bytes";
    if (!json_is_array(value) || json_array_size(value) != (size_t)r->players)
        return refuse_field(r, SB_BAD_REQUEST, name, expected);
    for (int s = 0; s < r->players; s++)
        if (!read_seat_entry(json_array_get(value, (size_t)s), &r->seats[s])) {
            refuse_field(r, SB_BAD_REQUEST, name, expected);
            sb_putf(&r->message, "; entry %d is not", s);
            return false;
        }
    return true;
}

static bool is_seat(const request *r, const json_t *value)
{
    return json_is_integer(value) && json_integer_value(value) >= 0 && json_integer_value(value) < r->players;
}

static bool refuse_seat(request *r, const char *name, const json_t *value)
{
    if (!json_is_integer(value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a seat number, counted from 0");
    r->field = name;
    return refuse(r, SB_BAD_SEAT, "field \"%s\": this table has the seats 0 to %d", name, r->players - 1);
}

bool read_seat(request *r, const char *name, const json_t *value)
{
    if (!is_seat(r, value))
        return refuse_seat(r, name, value);
    r->seat = (int)json_integer_value(value);
    return true;
}

bool read_viewer(request *r, const char *name, const json_t *value)
{
    if (json_is_string(value) && strcmp(json_string_value(value), "spectator") == 0) {
        r->viewer = SB_SPECTATOR;
        return true;
    }
    if (!json_is_integer(value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a seat number or \"spectator\"");
    if (!is_seat(r, value))
        return refuse_seat(r, name, value);
    r->viewer = (int)json_integer_value(value);
    return true;
}

bool read_agreed(request *r, const char *name, const json_t *value)
{
    if (!json_is_array(value))
        return refuse_field(r, SB_BAD_REQUEST, name, "a list of seats");
    for (size_t i = 0; i < json_array_size(value); i++) {
        if (!is_seat(r, json_array_get(value, i)))
            return refuse_seat(r, name, json_array_get(value, i));
        r->agreed |= 1u << json_integer_value(json_array_get(value, i));
    }
    return true;
}

bool read_move(request *r, const char *name, const json_t *value)
{
    const char *text = text_of(r, name, value, "the text of a move");
    if (!text)
        return false;
    return sb_move_read(r->game, text, &r->move) == SB_OK || refuse_shown(r, SB_BAD_MOVE, name, text);
}

/* ---- all fields of a request ------------------------------------------------------------------------------------- */

static bool is_declared(const request_kind *kind, const char *name)
{
    if (strcmp(name, "id") == 0 || strcmp(name, "do") == 0)
        return true;
    for (const field *f = kind->fields; f < kind->fields + REQUEST_FIELDS_MAX && f->name; f++)
        if (strcmp(f->name, name) == 0)
            return true;
    return false;
}

static bool refuse_strangers(request *r, const request_kind *kind)
{
    json_t *object = (json_t *)(uintptr_t)r->json;
    for (void *it = json_object_iter(object); it; it = json_object_iter_next(object, it)) {
        const char *name = json_object_iter_key(it);
        if (is_declared(kind, name))
            continue;
        sb_text *t = refusal(r, SB_BAD_REQUEST);
        sb_put(t, "field ");
        put_shown(t, name);
        sb_putf(t, " is not known to \"%s\"", kind->name);
        return false;
    }
    return true;
}

bool request_fields(request *r, const request_kind *kind)
{
    for (const field *f = kind->fields; f < kind->fields + REQUEST_FIELDS_MAX && f->name; f++) {
        const json_t *value = json_object_get(r->json, f->name);
        if (!value && f->required)
            return refuse_field(r, SB_BAD_REQUEST, f->name, f->expected);
        if (value && !f->read(r, f->name, value))
            return false;
    }
    return refuse_strangers(r, kind);
}
