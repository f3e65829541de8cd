/* room_new.c: the first line of a room: what is played, how, by whom; and back as JSON for others (room.h). */
#include "server/room.h"

#include "sagebrush/bot.h"

#include <jansson.h>
#include <string.h>

#define MINUTE INT64_C(60000)
#define DAY    (24 * 60 * MINUTE)

static sb_error wrong(sb_text *detail, sb_error e, const char *sentence)
{
    if (detail)
        sb_put(detail, sentence);
    return e;
}

static sb_error bad(sb_text *detail, const char *sentence)
{
    return wrong(detail, SB_BAD_REQUEST, sentence);
}

/* ---- in ---------------------------------------------------------------------------------------------------------- */

static int choice(const json_t *of, const char *key, const char *const *words, int n, int otherwise)
{
    const json_t *v = json_object_get(of, key);
    const char *text = json_string_value(v);
    if (!v)
        return otherwise;
    for (int i = 0; text && i < n; i++)
        if (strcmp(words[i], text) == 0)
            return i;
    return -1;
}

static bool flag_of(const json_t *of, const char *key, bool otherwise, bool *out)
{
    const json_t *v = json_object_get(of, key);
    *out = v ? json_is_true(v) : otherwise;
    return !v || json_is_boolean(v);
}

static sb_error read_game(room *r, const json_t *j, sb_text *detail)
{
    const char *id = json_string_value(json_object_get(j, "game"));
    const json_t *players = json_object_get(j, "players"), *rules = json_object_get(j, "rules");
    r->setup.game = id ? sb_game_find(id) : NULL;
    if (!r->setup.game)
        return wrong(detail, SB_UNKNOWN_GAME, sb_error_text(SB_UNKNOWN_GAME, SB_EN));
    int64_t n = json_integer_value(players);
    sb_error e = json_is_integer(players) && n > 0 && n <= SB_SEATS_MAX
        ? sb_setup_init(r->setup.game, (int)n, &r->setup.setup)
        : SB_BAD_PLAYERS;
    if (e != SB_OK)
        return wrong(detail, e, sb_error_text(e, SB_EN));
    if (rules && json_integer_value(rules) != r->setup.game->rules_version)
        return wrong(detail, SB_RULES_VERSION, sb_error_text(SB_RULES_VERSION, SB_EN));
    return SB_OK;
}

static void keep_chairs(room *r)
{
    for (int i = 0; i < room_players(r); i++) {
        const sb_seat *s = &r->setup.seat[i];
        if (s->kind != SB_BOT)
            continue;
        r->seat[i].chair = CHAIR_BOT;
        strcpy(r->seat[i].bot, sb_bot_find(s->bot) ? sb_bot_find(s->bot)->id : "greedy");
    }
}

/* A game that was begun elsewhere, as the complete record of its host: it goes on from its last position. */
static sb_error read_record(room *r, const json_t *j, sb_text *detail)
{
    const char *text = json_string_value(json_object_get(j, "record"));
    const char *game = json_string_value(json_object_get(j, "game"));
    if (!text)
        return bad(detail, "field \"record\": expected a text");
    sb_error e = sb_record_read(text, strlen(text), &r->brought, detail);
    if (e != SB_OK)
        return e;
    r->setup = *sb_table_setup_of(r->brought);
    r->is_brought = true;
    if (!game || strcmp(game, r->setup.game->id) != 0
        || json_integer_value(json_object_get(j, "players")) != room_players(r) || json_object_get(j, "options"))
        return bad(detail, "the record is of another game");
    if (sb_table_pending(r->brought) == 0)
        return wrong(detail, SB_GAME_OVER, sb_error_text(SB_GAME_OVER, SB_EN));
    keep_chairs(r);
    return SB_OK;
}

static sb_error read_options(room *r, json_t *options, sb_text *detail)
{
    const char *key;
    json_t *value;
    if (options && !json_is_object(options))
        return bad(detail, "field \"options\": expected an object");
    json_object_foreach(options, key, value)
    {
        char digit[2] = { (char)('0' + json_integer_value(value) % 10), '\0' };
        const char *text = json_is_boolean(value) ? (json_is_true(value) ? "on" : "off")
            : json_is_integer(value)              ? digit
                                                  : json_string_value(value);
        sb_error e = text ? sb_setup_option(r->setup.game, &r->setup.setup, key, text) : SB_BAD_OPTION;
        if (e != SB_OK)
            return wrong(detail, e, sb_error_text(e, SB_EN));
    }
    if (!sb_setup_is_allowed(r->setup.game, &r->setup.setup))
        return wrong(detail, SB_OPTION_CONFLICT, sb_error_text(SB_OPTION_CONFLICT, SB_EN));
    return SB_OK;
}

static sb_error read_seats(room *r, const json_t *seats, sb_text *detail)
{
    if (seats && (!json_is_array(seats) || json_array_size(seats) > (size_t)room_players(r)))
        return bad(detail, "field \"seats\": expected a list of {\"bot\":ID} or null");
    for (size_t i = 0; i < json_array_size(seats); i++) {
        const json_t *s = json_array_get(seats, i);
        const char *bot = json_string_value(json_object_get(s, "bot"));
        if (json_is_null(s))
            continue;
        if (!bot || !sb_bot_find(bot))
            return wrong(detail, SB_UNKNOWN_BOT, sb_error_text(SB_UNKNOWN_BOT, SB_EN));
        r->seat[i] = (room_seat) { .chair = CHAIR_BOT };
        strcpy(r->seat[i].bot, sb_bot_find(bot)->id);
    }
    return SB_OK;
}

static const struct {
    int64_t least, most, otherwise;
    /* clang-format off */
} TIMES[PACE_KINDS] = {
    [PACE_NONE] = { 0, 0, 0 },
    [PACE_LIVE] = { MINUTE, DAY, 30 * MINUTE },
    [PACE_MOVE] = { MINUTE / 60, DAY, 2 * MINUTE },
    [PACE_DAY] = { DAY / 24, 30 * DAY, 3 * DAY },
};
/* clang-format on */

/* {"kind":"live","time":1800000,"increment":10000}, in milliseconds. */
static sb_error read_pace(room *r, const json_t *pace, sb_text *detail)
{
    int kind = pace ? choice(pace, "kind", ROOM_PACES, PACE_KINDS, -1) : PACE_NONE;
    const json_t *time = json_object_get(pace, "time"), *increment = json_object_get(pace, "increment");
    if (kind < 0)
        return bad(detail, "field \"pace\": expected kind none, live, move or day");
    r->pace = (room_pace)kind;
    r->time = time ? json_integer_value(time) : TIMES[kind].otherwise;
    r->increment = json_integer_value(increment);
    if (r->time < TIMES[kind].least || r->time > TIMES[kind].most || r->increment < 0 || r->increment > 10 * MINUTE)
        return bad(detail, "field \"pace\": such a time cannot be played with");
    return SB_OK;
}

static sb_error read_manners(room *r, const json_t *j, sb_text *detail)
{
    const char *bot = json_string_value(json_object_get(j, "absent_bot"));
    const char *from = json_string_value(json_object_get(j, "from"));
    int policy = choice(j, "policy", ROOM_POLICIES, POLICY_KINDS, POLICY_BOT);
    if (policy < 0)
        return bad(detail, "field \"policy\": expected bot, resign or wait");
    r->policy = (room_policy)policy;
    if (bot && !sb_bot_find(bot))
        return wrong(detail, SB_UNKNOWN_BOT, sb_error_text(SB_UNKNOWN_BOT, SB_EN));
    strncpy(r->absent_bot, bot ? sb_bot_find(bot)->id : "greedy", sizeof r->absent_bot - 1);
    strncpy(r->from, from ? from : "", sizeof r->from - 1);
    if (!flag_of(j, "listed", false, &r->listed) || !flag_of(j, "rated", false, &r->rated)
        || !flag_of(j, "hints", true, &r->hints) || !flag_of(j, "watchers_talk", false, &r->watchers_talk))
        return bad(detail, "expected true or false for listed, rated, hints and watchers_talk");
    return SB_OK;
}

static sb_error read_all(room *r, const json_t *j, sb_text *detail)
{
    const char *key = json_string_value(json_object_get(j, "key"));
    bool is_brought = json_object_get(j, "record") != NULL;
    sb_error e = is_brought ? read_record(r, j, detail) : read_game(r, j, detail);
    if (e == SB_OK && !is_brought)
        e = read_options(r, json_object_get(j, "options"), detail);
    if (e == SB_OK)
        e = read_seats(r, json_object_get(j, "seats"), detail);
    if (e == SB_OK)
        e = read_pace(r, json_object_get(j, "pace"), detail);
    if (e == SB_OK)
        e = read_manners(r, j, detail);
    if (e == SB_OK && is_brought && r->rated)
        e = bad(detail, "a game that was begun elsewhere does not count: its deal is known");
    if (e == SB_OK && !is_brought && (!key || !sb_hex_read(key, r->setup.key, sizeof r->setup.key)))
        e = bad(detail, "a room has a key");
    r->host = json_integer_value(json_object_get(j, "host"));
    return e;
}

sb_error room_read_new(room *r, const char *json, sb_text *detail)
{
    json_t *j = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
    if (!j)
        return bad(detail, "not JSON");
    sb_error e = read_all(r, j, detail);
    json_decref(j);
    return e;
}

/* ---- out -----------------------------------------------------------------------------------------------------------
 */

static void put_pace(const room *r, sb_json *out)
{
    sb_json_object(out, "pace");
    sb_json_text(out, "kind", ROOM_PACES[r->pace]);
    if (r->pace != PACE_NONE)
        sb_json_int(out, "time", r->time);
    if (r->pace == PACE_LIVE)
        sb_json_int(out, "increment", r->increment);
    sb_json_text(out, "policy", ROOM_POLICIES[r->policy]);
    sb_json_end(out);
}

static void put_winners(const room *r, sb_json *out)
{
    sb_result result;
    if (r->phase != STORE_OVER)
        return;
    r->setup.game->rules.result(sb_table_state(r->table), &result);
    int total = r->setup.game->categories.count - 1;
    sb_json_list(out, "totals");
    for (int i = 0; i < room_players(r); i++)
        sb_json_int(out, NULL, result.score[i][total]);
    sb_json_end(out);
    sb_json_bits(out, "winners", result.winners);
}

static void put_basics(const room *r, sb_json *out)
{
    sb_json_text(out, "table", r->id);
    sb_json_text(out, "game", r->setup.game->id);
    sb_json_int(out, "players", room_players(r));
    sb_setup_json(r->setup.game, &r->setup.setup, out);
    sb_json_text(out, "phase", ROOM_PHASES[r->phase]);
    put_pace(r, out);
    sb_json_bool(out, "rated", r->rated);
    sb_json_bool(out, "listed", r->listed);
    sb_json_int(out, "created", r->created);
    sb_json_int(out, "changed", r->last);
    if (r->rematch[0])
        sb_json_text(out, "rematch", r->rematch);
    if (r->is_brought)
        sb_json_bool(out, "brought", true);
}

static void put_seat(const room *r, int i, sb_json *out)
{
    const room_seat *s = &r->seat[i];
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", i);
    sb_json_text(out, "kind", ROOM_CHAIRS[s->chair]);
    if (s->chair != CHAIR_OPEN)
        sb_json_text(out, "name", room_name_of(r, i));
    if (s->bot[0])
        sb_json_text(out, "bot", s->bot);
    if (s->away)
        sb_json_bool(out, "away", true);
    if (s->resigned)
        sb_json_bool(out, "resigned", true);
}

void room_put_info(const room *r, sb_json *out)
{
    put_basics(r, out);
    sb_json_list(out, "seats");
    for (int i = 0; i < room_players(r); i++) {
        put_seat(r, i, out);
        sb_json_end(out);
    }
    sb_json_end(out);
    put_winners(r, out);
}

static void put_clock(const room *r, int i, int64_t now, sb_json *out)
{
    if (r->seat[i].since && (room_pending(r) >> i & 1))
        sb_json_int(out, "waiting_ms", now > r->seat[i].since ? now - r->seat[i].since : 0);
    if (r->pace != PACE_NONE && r->phase == STORE_RUNNING)
        sb_json_int(out, "left_ms", room_clock_left(r, i, now));
}

static void put_wish(const room *r, sb_json *out)
{
    if (r->wish == WISH_NONE)
        return;
    sb_json_object(out, "wish");
    sb_json_text(out, "what", ROOM_WISHES[r->wish]);
    sb_json_int(out, "by", r->wish_by);
    sb_json_bits(out, "yes", r->wish_yes);
    sb_json_end(out);
}

void room_put_outline(const room *r, int64_t person, int64_t now, sb_json *out)
{
    uint8_t commitment[32];
    int own = room_seat_of(r, person);
    put_basics(r, out);
    sb_json_list(out, "seats");
    for (int i = 0; i < room_players(r); i++) {
        put_seat(r, i, out);
        put_clock(r, i, now, out);
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_bits(out, "pending", room_pending(r));
    if (own >= 0)
        sb_json_int(out, "seat", own);
    else
        sb_json_null(out, "seat");
    if (own >= 0) /* nobody else's business */
        room_plan_put(r, own, out);
    sb_json_bool(out, "host", person != 0 && person == r->host);
    sb_json_bool(out, "paused", r->paused);
    sb_json_bool(out, "hints", r->hints);
    sb_json_bool(out, "watchers_talk", r->watchers_talk);
    put_wish(r, out);
    room_commitment(r, commitment);
    sb_json_hex(out, "commitment", commitment, sizeof commitment);
    if (r->from[0])
        sb_json_text(out, "from", r->from);
    put_winners(r, out);
}

void room_places(const room *r, int place[SB_SEATS_MAX])
{
    sb_result result;
    int n = room_players(r);
    r->setup.game->rules.result(sb_table_state(r->table), &result);
    for (int i = 0; i < n; i++) {
        place[i] = 0;
        for (int j = 0; j < n; j++)
            place[i] += !r->seat[j].resigned && (r->seat[i].resigned || result.place[j] < result.place[i]);
    }
}
