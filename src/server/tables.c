/* tables.c: requests about tables: lists, chairs, the game, talk (hub_private.h, docs/server-api.md). */
#include "server/hub_private.h"

#include "sagebrush/heap.h"
#include "server/clean.h"
#include "cli/json_node.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define LIST_MAX       50
#define SAY_CHARACTERS 300
#define SAY_LINE       (ROOM_TEXT_MAX + 400)

/* ---- a new table
 * ------------------------------------------------------------------------------------------------------ */

/* 60 bits, easy to say: nobody finds a table by trying. */
static void draw_id(char out[STORE_ROOM_ID_MAX])
{
    static const char LETTERS[] = "abcdefghjkmnpqrstuvwxyz23456789";
    for (int i = 0; i < 12; i++)
        out[i] = LETTERS[randombytes_uniform(sizeof LETTERS - 1)];
    out[12] = '\0';
}

/* "best" is another one some day: the line names it. */
static void keep_bot(json_t *of, const char *key)
{
    const char *id = json_string_value(json_object_get(of, key));
    const sb_bot *bot = id ? sb_bot_find(id) : NULL;
    if (bot)
        json_object_set_new(of, key, json_string(bot->id));
}

static void keep_bots(json_t *j)
{
    size_t i;
    json_t *seat;
    keep_bot(j, "absent_bot");
    json_array_foreach(json_object_get(j, "seats"), i, seat) keep_bot(seat, "bot");
}

/* What the client wishes, and what it may not choose. */
static bool put_new_line(task *t, const char *from, sb_text *line)
{
    uint8_t key[SB_KEY_BYTES];
    char hex[2 * SB_KEY_BYTES + 1];
    sb_text h = SB_TEXT(hex);
    randombytes_buf(key, sizeof key);
    sb_put_hex(&h, key, sizeof key);
    sodium_memzero(key, sizeof key);
    json_t *j = json_deep_copy(t->doc);
    keep_bots(j);
    json_object_del(j, "id");
    json_object_del(j, "do");
    json_object_set_new(j, "key", json_string(hex));
    json_object_set_new(j, "host", json_integer(t->client->person));
    if (from)
        json_object_set_new(j, "from", json_string(from));
    const sb_game *g = sb_game_find(task_text(t, "game") ? task_text(t, "game") : "");
    if (g)
        json_object_set_new(j, "rules", json_integer(g->rules_version));
    char *text = json_dumps(j, JSON_COMPACT);
    json_decref(j);
    sb_putf(line, "new %s", text ? text : "");
    bool fine = text && !line->cut;
    free(text);
    return fine;
}

static void put_new_answer(task *t)
{
    const room *r = t->entry->room;
    sb_json out = task_answer(t);
    sb_json_text(&out, "table", r->id);
    sb_json_object(&out, "outline");
    room_put_outline(r, t->client ? t->client->person : 0, hub_now(), &out);
    sb_json_end(&out);
    sb_json_end(&out);
}

/* Lines that are stored already gave the chair of such a bot to greedy, and its outline says so (room_new.c). */
static sb_error look_for_strangers(const sb_table *brought, sb_text *detail)
{
    for (int seat = 0; seat < sb_table_setup_of(brought)->setup.players; seat++) {
        const char *bot = sb_table_bot_of(brought, seat);
        if (bot && !sb_bot_find(bot)) {
            sb_putf(detail, "the record names the bot %s, which does not play here", bot);
            return SB_UNKNOWN_BOT;
        }
    }
    return SB_OK;
}

static void make_room(task *t, const char *from, const char *id)
{
    char buffer[300];
    sb_text line = sb_heap_text(), detail = SB_TEXT(buffer);
    int64_t now = hub_now();
    room *r = put_new_line(t, from, &line) ? room_new_empty(id) : NULL;
    sb_error e = r ? room_apply(r, now, line.at, &detail) : SB_NO_MEMORY;
    if (e == SB_OK && r->brought)
        e = look_for_strangers(r->brought, &detail);
    t->entry = e == SB_OK ? entry_new(t->hub, id) : NULL;
    if (e == SB_OK && !t->entry)
        e = SB_LIMIT;
    if (e == SB_OK) {
        t->entry->room = r;
        put_new_answer(t);
        entry_commit(t, line.at, now, true, -1, 0);
    } else {
        room_free(r);
        task_refuse(t, e, "%s", buffer[0] ? buffer : sb_error_text(e, t->client ? t->client->lang : SB_EN));
    }
    sb_heap_text_free(&line);
}

static void do_new(task *t)
{
    char id[STORE_ROOM_ID_MAX];
    draw_id(id);
    make_room(t, NULL, id);
}

/* ---- watching
 * ---------------------------------------------------------------------------------------------------------- */

static sb_lang lang_of(const task *t)
{
    const char *lang = task_text(t, "lang");
    return lang ? (strcmp(lang, "fr") == 0 ? SB_FR : SB_EN) : t->client->lang;
}

static void watch_now(task *t)
{
    watch *w = t->client ? watch_add(t->client, t->entry, task_flag(t, "brief"), lang_of(t)) : NULL;
    if (!w) {
        task_tell(t, SB_LIMIT, "too many tables at once: leave one with unwatch",
            "trop de tables à la fois : quittez-en une");
        return;
    }
    w->has = (seat_has) { .events = (int)task_int(t, "since", 0), .undos = (int)task_int(t, "undos", 0) };
    entry_tell(t->entry); /* somebody has come */
    sb_json out = task_answer(t);
    push_put_table(w, &out, true);
    task_finish(t, &out);
}

static void do_watch(task *t)
{
    with_room(t, task_text(t, "table"), watch_now);
}

static void do_unwatch(task *t)
{
    const char *id = task_text(t, "table");
    entry *e = id ? entry_find(t->hub, id) : NULL;
    watch *w = e ? watch_find(t->client, e) : NULL;
    if (w)
        watch_drop(w);
    sb_json out = task_answer(t);
    task_finish(t, &out);
}

/* ---- chairs
 * -------------------------------------------------------------------------------------------------------------- */

static int64_t person_of(const task *t)
{
    return t->client ? t->client->person : 0;
}

/* A chair that a person may take: the one asked for, else an open one, else one with a bot. */
static int free_seat(const task *t, const room *r)
{
    int64_t wish = task_int(t, "seat", -1);
    if (wish >= 0)
        return wish < room_players(r) ? (int)wish : -1;
    for (room_chair kind = CHAIR_OPEN; kind <= CHAIR_BOT; kind += CHAIR_BOT - CHAIR_OPEN)
        for (int i = 0; i < room_players(r); i++)
            if (r->seat[i].chair == kind)
                return i;
    return -1;
}

static void sit_now(task *t)
{
    char line[SAY_LINE];
    sb_text l = SB_TEXT(line);
    const room *r = t->entry->room;
    const char *nonce = task_text(t, "nonce");
    int seat = free_seat(t, r);
    if (!t->client || seat < 0) {
        task_tell(
            t, SB_TAKEN, "every chair is taken: you may watch", "toutes les places sont prises : vous pouvez regarder");
        return;
    }
    if (nonce && (nonce[0] == '\0' || !sb_is_word(nonce, "_-", SB_NONCE_MAX))) {
        task_refuse(t, SB_BAD_REQUEST, "field \"nonce\": expected letters, digits, _ and -");
        return;
    }
    sb_putf(&l, "sit %d ", seat);
    sb_put_int(&l, person_of(t));
    sb_putf(&l, " %s %s", nonce ? nonce : "-", t->client->name);
    entry_apply(t, line, seat, person_of(t));
}

static void do_sit(task *t)
{
    with_room(t, task_text(t, "table"), sit_now);
}

/* "leave 2" for the seat of whoever asks. */
static void apply_own(task *t, const char *word, const char *more, bool leaves_chair)
{
    char line[SAY_LINE];
    sb_text l = SB_TEXT(line);
    int seat = room_seat_of(t->entry->room, person_of(t));
    if (seat < 0) {
        task_tell(t, SB_FORBIDDEN, "you do not sit at this table", "vous n'êtes pas assis à cette table");
        return;
    }
    sb_putf(&l, "%s %d%s%s", word, seat, more ? " " : "", more ? more : "");
    entry_apply(t, line, leaves_chair ? seat : -1, 0);
}

/* Who leaves a game in progress leaves it to a bot, and may come back. */
static void leave_now(task *t)
{
    if (t->entry->room->phase == STORE_RUNNING)
        apply_own(t, "away", t->entry->room->absent_bot, false);
    else
        apply_own(t, "leave", NULL, true);
}

static void do_leave(task *t)
{
    with_room(t, task_text(t, "table"), leave_now);
}

static void back_now(task *t)
{
    apply_own(t, "back", NULL, false);
}

static void do_back(task *t)
{
    with_room(t, task_text(t, "table"), back_now);
}

static void resign_now(task *t)
{
    apply_own(t, "resign", NULL, false);
}

static void do_resign(task *t)
{
    with_room(t, task_text(t, "table"), resign_now);
}

static bool is_host(task *t)
{
    if (person_of(t) && person_of(t) == t->entry->room->host)
        return true;
    task_tell(t, SB_FORBIDDEN, "this is for the host of the table", "cela revient à l'hôte de la table");
    return false;
}

static void chair_now(task *t)
{
    char line[SAY_LINE];
    sb_text l = SB_TEXT(line);
    const room *r = t->entry->room;
    const char *bot = task_text(t, "bot");
    int64_t seat = task_int(t, "seat", -1);
    if (!is_host(t))
        return;
    if (seat < 0 || seat >= room_players(r)) {
        task_fail(t, SB_BAD_SEAT);
        return;
    }
    if (r->seat[seat].chair == CHAIR_PERSON && !bot) { /* the host shows somebody out */
        sb_putf(&l, "leave %d", (int)seat);
        entry_apply(t, line, (int)seat, 0);
        return;
    }
    if (bot && !sb_bot_find(bot)) {
        task_fail(t, SB_UNKNOWN_BOT);
        return;
    }
    sb_putf(&l, bot ? "bot %d %s" : "open %d", (int)seat, bot ? sb_bot_find(bot)->id : "");
    entry_apply(t, line, -1, 0);
}

static void do_chair(task *t)
{
    with_room(t, task_text(t, "table"), chair_now);
}

static void start_now(task *t)
{
    const room *r = t->entry->room;
    if (!is_host(t))
        return;
    for (int i = 0; i < room_players(r); i++)
        if (r->phase == STORE_OPEN && r->seat[i].chair == CHAIR_OPEN) {
            task_tell(t, SB_NOT_PENDING, "a chair is free: wait, or put a bot there",
                "une place est libre : attendez, ou mettez-y un bot");
            return;
        }
    entry_apply(t, "start", -1, 0);
}

static void do_start(task *t)
{
    with_room(t, task_text(t, "table"), start_now);
}

static void close_now(task *t)
{
    if (!is_host(t))
        return;
    if (t->entry->room->phase == STORE_OPEN)
        entry_apply(t, "close", -1, 0);
    else
        task_tell(t, SB_FORBIDDEN, "a game in progress ends when all agree: ask",
            "une partie en cours s'arrête quand tous sont d'accord : demandez-le");
}

static void do_close(task *t)
{
    with_room(t, task_text(t, "table"), close_now);
}

/* ---- agreements, talk
 * ------------------------------------------------------------------------------------------------------ */

static void ask_now(task *t)
{
    const char *what = task_text(t, "what");
    for (int i = WISH_PAUSE; i < WISH_KINDS; i++)
        if (what && strcmp(what, ROOM_WISHES[i]) == 0) {
            apply_own(t, "ask", what, false);
            return;
        }
    task_refuse(t, SB_BAD_REQUEST, "field \"what\": expected pause, resume or end");
}

static void do_ask(task *t)
{
    with_room(t, task_text(t, "table"), ask_now);
}

static void answer_now(task *t)
{
    apply_own(t, task_flag(t, "yes") ? "yes" : "no", NULL, false);
}

static void do_answer(task *t)
{
    with_room(t, task_text(t, "table"), answer_now);
}

static void say_now(task *t)
{
    char line[SAY_LINE];
    sb_text l = SB_TEXT(line);
    const room *r = t->entry->room;
    const char *text = task_text(t, "text");
    int seat = room_seat_of(r, person_of(t));
    if (!t->client || (seat < 0 && person_of(t) != r->host && !r->watchers_talk)) {
        task_tell(t, SB_FORBIDDEN, "only those who play talk at this table", "seuls les joueurs parlent à cette table");
        return;
    }
    sb_put(&l, "say ");
    sb_put_int(&l, person_of(t));
    if (seat >= 0)
        sb_putf(&l, " %d", seat);
    else
        sb_put(&l, " -");
    sb_putf(&l, " \"%s\" ", t->client->name);
    if (!text || strlen(text) > ROOM_TEXT_MAX || !clean_text(text, SAY_CHARACTERS, &l)) {
        task_refuse(t, SB_BAD_REQUEST, "field \"text\": expected 1 to %d characters", SAY_CHARACTERS);
        return;
    }
    entry_apply(t, line, -1, 0);
}

static void do_say(task *t)
{
    with_room(t, task_text(t, "table"), say_now);
}

/* ---- once more
 * ---------------------------------------------------------------------------------------------------------------- */

/* The same again: the settings of the first line, without what belongs to that table alone. */
static void copy_wishes(task *t, const room *r)
{
    char buffer[4];
    json_t *options = json_object(), *seats = json_array(), *pace = json_object(), *j = t->doc;
    for (int i = 0; i < r->setup.game->options_count; i++) {
        const char *value = sb_setup_value(r->setup.game, &r->setup.setup, i, buffer);
        if (value && strcmp(r->setup.game->options[i].id, "first_seat") != 0)
            json_object_set_new(options, r->setup.game->options[i].id, json_string(value));
    }
    for (int i = 0; i < room_players(r); i++) {
        json_t *seat = r->seat[i].chair == CHAIR_BOT ? json_object() : json_null();
        if (r->seat[i].chair == CHAIR_BOT)
            json_object_set_new(seat, "bot", json_string(r->seat[i].bot));
        json_array_append_new(seats, seat);
    }
    json_object_set_new(pace, "kind", json_string(ROOM_PACES[r->pace]));
    if (r->pace != PACE_NONE) {
        json_object_set_new(pace, "time", json_integer(r->time));
        json_object_set_new(pace, "increment", json_integer(r->increment));
    }
    json_object_del(j, "table");
    json_object_set_new(j, "game", json_string(r->setup.game->id));
    json_object_set_new(j, "players", json_integer(room_players(r)));
    json_object_set_new(j, "options", options);
    json_object_set_new(j, "seats", seats);
    json_object_set_new(j, "pace", pace);
    json_object_set_new(j, "policy", json_string(ROOM_POLICIES[r->policy]));
    json_object_set_new(j, "absent_bot", json_string(r->absent_bot));
    json_object_set_new(j, "listed", json_boolean(r->listed));
    json_object_set_new(j, "rated", json_boolean(r->rated));
    json_object_set_new(j, "hints", json_boolean(r->hints));
    json_object_set_new(j, "watchers_talk", json_boolean(r->watchers_talk));
}

/* The new table comes first; then the old one says where it is. */
static void make_rematch(task *t)
{
    char id[STORE_ROOM_ID_MAX], line[64], from[STORE_ROOM_ID_MAX];
    sb_text l = SB_TEXT(line);
    const room *r = t->entry->room;
    if (room_seat_of(r, person_of(t)) < 0) {
        task_tell(t, SB_FORBIDDEN, "you did not sit at this table", "vous n'étiez pas assis à cette table");
        return;
    }
    if (r->rematch[0]) { /* somebody was faster: there it is */
        sb_json out = task_answer(t);
        sb_json_text(&out, "table", r->rematch);
        task_finish(t, &out);
        return;
    }
    if (r->phase != STORE_OVER && r->phase != STORE_LEFT) {
        task_tell(t, SB_NOT_OVER, "the game is not over", "la partie n'est pas finie");
        return;
    }
    draw_id(id);
    strcpy(from, r->id);
    sb_putf(&l, "rematch %s", id);
    entry *old = t->entry;
    copy_wishes(t, r);
    make_room(t, from, id);
    entry_add_line(old, line);
}

static void do_rematch(task *t)
{
    with_room(t, task_text(t, "table"), make_rematch);
}

/* ---- the game
 * ---------------------------------------------------------------------------------------------------------------------
 */

/* The line that says what a request of a seat has done. */
static bool put_change(const task *t, int seat, sb_text *line)
{
    const char *verb = task_text(t, "do");
    bool is_apply = strcmp(verb, "apply") == 0 || strcmp(verb, "move") == 0;
    sb_putf(line, "%s %d", is_apply ? "move" : verb, seat);
    if (is_apply)
        sb_putf(line, " %s", task_text(t, "move"));
    if (strcmp(verb, "agree") == 0) {
        const json_t *agree = json_object_get(t->doc, "agree");
        sb_putf(line, " %d %s", (int)task_int(t, "to", 0), agree && !json_is_true(agree) ? "no" : "yes");
    }
    return !line->cut;
}

static bool changes(const char *verb)
{
    static const char *const CHANGES[] = { "apply", "undo", "redo", "reset", "agree" };
    return sb_is_listed(verb, CHANGES, sizeof CHANGES / sizeof *CHANGES);
}

static int64_t line_time(const room *r)
{
    int64_t now = hub_now();
    return now > r->last ? now : r->last;
}

static const engine_limits SEAT_LIMITS = { .line = 65536, .playouts = 2000, .ms = BOT_MS, .levels_only = true };

/* Somebody who comes from another process may be ahead of this one. */
static bool knows_more(const task *t, const room *r, int seat)
{
    return seat < 0 || !r->table || task_int(t, "ply", 0) > sb_table_plies(r->table)
        || task_int(t, "undos", 0) > sb_table_undos(r->table);
}

static bool may_play(task *t, const room *r, int seat)
{
    const char *verb = task_text(t, "do");
    if (!r->table)
        task_tell(t, SB_NOT_PENDING, "the game has not begun", "la partie n'a pas commencé");
    else if ((strcmp(verb, "hint") == 0 || strcmp(verb, "coach") == 0) && !r->hints)
        task_tell(t, SB_FORBIDDEN, "no hints at this table", "pas de conseils à cette table");
    else if (changes(verb) && r->phase == STORE_LEFT)
        task_fail(t, SB_GAME_OVER);
    else if (changes(verb) && r->paused)
        task_fail(t, SB_PAUSED);
    else if (changes(verb) && seat >= 0 && room_bot_of(r, seat))
        task_tell(t, SB_FORBIDDEN, "a bot plays for you: come back first", "un bot joue pour vous : revenez d'abord");
    else
        return true;
    return false;
}

/* On another thread: what a bot would do, what the coach says. */
static sb_error advise(task *t)
{
    const engine_host host = { .clock = hub_now, .stop = &t->stop };
    seat_answer(t->copy, t->seat, &SEAT_LIMITS, &host, &sb_json_node_ops, t->doc, &t->out);
    return SB_OK;
}

static void seat_now(task *t)
{
    room *r = t->entry->room;
    char line[SAY_LINE];
    sb_text l = SB_TEXT(line);
    int seat = room_seat_of(r, person_of(t));
    if (changes(task_text(t, "do")) && knows_more(t, r, seat) && entry_look_again(t))
        return;
    if (!may_play(t, r, seat))
        return;
    if (seat >= 0 && seat_thinks(task_text(t, "do"))) {
        json_object_del(t->doc, "table");
        task_advise(t, r->table, seat, advise);
        return;
    }
    json_t *request = json_copy(t->doc);
    json_object_del(request, "table");
    int64_t at = line_time(r);
    unsigned before = room_pending(r);
    bool changed =
        seat_answer(r->table, seat >= 0 ? seat : SB_SPECTATOR, &SEAT_LIMITS, NULL, &sb_json_node_ops, request, &t->out);
    json_decref(request);
    if (!changed || !put_change(t, seat, &l)) {
        task_end(t);
        return;
    }
    room_note_change(r, at, before);
    t->tells_view = true;
    entry_commit(t, line, at, false, -1, 0);
}

static void do_seat(task *t)
{
    with_room(t, task_text(t, "table"), seat_now);
}

/* For programs: the same as apply, with an answer in a few words. */
static void move_now(task *t)
{
    room *r = t->entry->room;
    char line[SAY_LINE];
    sb_text l = SB_TEXT(line);
    sb_move move;
    int seat = room_seat_of(r, person_of(t));
    const char *text = task_text(t, "move");
    if (knows_more(t, r, seat) && entry_look_again(t))
        return;
    if (seat < 0) {
        task_tell(t, SB_FORBIDDEN, "you do not sit at this table", "vous n'êtes pas assis à cette table");
        return;
    }
    json_object_set_new(t->doc, "do", json_string("apply"));
    if (!may_play(t, r, seat))
        return;
    if (!text || sb_move_read(r->setup.game, text, &move) != SB_OK) {
        task_fail(t, SB_BAD_MOVE);
        return;
    }
    int64_t at = line_time(r);
    unsigned before = room_pending(r);
    int plies = sb_table_plies(r->table), undos = sb_table_undos(r->table);
    sb_error e = sb_table_play_at(r->table, seat, (int)task_int(t, "ply", -1), (int)task_int(t, "undos", -1), move);
    if (e != SB_OK) {
        task_fail(t, e);
        return;
    }
    bool changed = plies != sb_table_plies(r->table) || undos != sb_table_undos(r->table);
    if (changed && put_change(t, seat, &l))
        room_note_change(r, at, before);
    sb_json out = task_answer(t);
    sb_json_int(&out, "seq", r->seq);
    int moves = put_brief(r, seat, &out);
    sb_json_end(&out);
    if (!changed) {
        task_end(t);
        return;
    }
    t->tells_brief = true;
    t->has_moves = moves > 0;
    entry_commit(t, line, at, false, -1, 0);
}

static void do_move(task *t)
{
    with_room(t, task_text(t, "table"), move_now);
}

/* ---- records, lists
 * ------------------------------------------------------------------------------------------------------------------ */

static void record_now(task *t)
{
    const room *r = t->entry->room;
    sb_text record = sb_heap_text();
    if (!r->table) {
        task_tell(t, SB_NOT_PENDING, "the game has not begun", "la partie n'a pas commencé");
        return;
    }
    sb_record_write(r->table, &record);
    sb_json out = task_answer(t);
    sb_json_text(&out, "record", record.cut ? NULL : record.at);
    sb_heap_text_free(&record);
    task_finish(t, &out);
}

static void do_record(task *t)
{
    with_room(t, task_text(t, "table"), record_now);
}

/* ORDER: store_phase first. */
typedef enum list_kind { LIST_OPEN, LIST_RUNNING, LIST_OVER, LIST_MINE, LIST_FRIENDS, LIST_KINDS } list_kind;

/* Rows for a list; what is in memory is put in their place later, so only ids and texts are kept: "ID INFO\n". */
static bool keep_row(void *user, const store_room *r)
{
    task *t = user;
    sb_putf(&t->s.text, "%s %s\n", r->id, r->info);
    t->s.now = r->changed;
    t->s.number++;
    return true;
}

static sb_error read_list(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    t->s.number = 0;
    int64_t before = t->s.person.seen;
    switch ((list_kind)t->s.most) {
    case LIST_MINE: return store_rooms_of(s, t->s.person.id, before, LIST_MAX, keep_row, t);
    case LIST_FRIENDS: return store_rooms_of_friends(s, t->s.person.id, before, LIST_MAX, keep_row, t);
    case LIST_OPEN:
    case LIST_RUNNING:
    case LIST_OVER:
    case LIST_KINDS: break;
    }
    return store_rooms_listed(s, (store_phase)t->s.most, before, LIST_MAX, keep_row, t);
}

static void put_row(task *t, const char *id, const char *info, sb_json *out)
{
    const entry *e = entry_find(t->hub, id);
    if (e && e->room && !e->writing) {
        sb_json_object(out, NULL);
        room_put_outline(e->room, person_of(t), hub_now(), out);
        sb_json_end(out);
    } else {
        sb_json_raw(out, NULL, info);
    }
}

static void list_read(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    sb_json out = task_answer(t);
    sb_json_list(&out, "tables");
    for (char *p = t->s.text.n ? t->s.text.at : NULL, *end; p && (end = strchr(p, '\n')) != NULL; p = end + 1) {
        char *space = strchr(p, ' ');
        *space = *end = '\0';
        put_row(t, p, space + 1, &out);
    }
    sb_json_end(&out);
    if (t->s.number == LIST_MAX)
        sb_json_int(&out, "before", t->s.now);
    task_finish(t, &out);
}

static void do_tables(task *t)
{
    static const char *const WHICH[LIST_KINDS] = { "open", "running", "over", "mine", "friends" };
    const char *which = task_text(t, "which");
    int i = 0;
    while (i < LIST_KINDS && (!which || strcmp(which, WHICH[i]) != 0))
        i++;
    if (i == LIST_KINDS) {
        task_refuse(t, SB_BAD_REQUEST, "field \"which\": expected open, running, over, mine or friends");
        return;
    }
    if (i >= LIST_MINE && !person_of(t)) {
        task_fail(t, SB_NO_PERSON);
        return;
    }
    t->s.most = i;
    t->s.person.id = person_of(t);
    t->s.person.seen = task_int(t, "before", INT64_MAX);
    task_read(t, read_list, list_read);
}

/* ---- notes for oneself
 * --------------------------------------------------------------------------------------------------------------------
 */

#define NOTE_BYTES 8000

static sb_error write_note(task *t, store *s)
{
    return store_keep_set(s, t->s.person.id, t->s.room, "note", t->s.text.n ? t->s.text.at : "");
}

static sb_error read_note(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    return store_keep_get(s, t->s.person.id, t->s.room, "note", &t->s.text);
}

static void note_done(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    sb_json out = task_answer(t);
    sb_json_text(&out, "text", t->s.text.n ? t->s.text.at : "");
    task_finish(t, &out);
}

static void do_note(task *t)
{
    const char *id = task_text(t, "table"), *text = task_text(t, "text");
    if (!id || !sb_is_word(id, "", STORE_ROOM_ID_MAX)) {
        task_fail(t, SB_NO_TABLE);
        return;
    }
    strcpy(t->s.room, id);
    t->s.person.id = person_of(t);
    if (text && strlen(text) > NOTE_BYTES) {
        task_refuse(t, SB_LIMIT, "field \"text\": at most %d bytes", NOTE_BYTES);
        return;
    }
    sb_put(&t->s.text, text ? text : "");
    if (json_object_get(t->doc, "text"))
        task_write(t, write_note, note_done);
    else
        task_read(t, read_note, note_done);
}

/* ---- all of them
 * ------------------------------------------------------------------------------------------------------------------------------
 */

const request_verb TABLE_VERBS[] = {
    { "tables", do_tables, "which before?", false, 2 },
    { "new", do_new,
        "game players options? seats? pace? policy? absent_bot? listed? rated? hints? watchers_talk? "
        "record?",
        true, 10 },
    { "watch", do_watch, "table brief? lang? since? undos?", false, 2 },
    { "unwatch", do_unwatch, "table", false, 1 },
    { "sit", do_sit, "table seat? nonce?", true, 2 },
    { "leave", do_leave, "table", true, 2 },
    { "back", do_back, "table", true, 1 },
    { "resign", do_resign, "table", true, 1 },
    { "chair", do_chair, "table seat bot?", true, 1 },
    { "start", do_start, "table", true, 2 },
    { "close", do_close, "table", true, 2 },
    { "ask", do_ask, "table what", true, 2 },
    { "answer", do_answer, "table yes", true, 1 },
    { "say", do_say, "table text", true, 5 },
    { "rematch", do_rematch, "table", true, 10 },
    { "record", do_record, "table", false, 5 },
    { "note", do_note, "table text?", true, 2 },
    { "move", do_move, "table ply undos move", true, 1 },
    { "apply", do_seat, "*", true, 1 },
    { "undo", do_seat, "*", true, 1 },
    { "redo", do_seat, "*", true, 1 },
    { "reset", do_seat, "*", true, 1 },
    { "agree", do_seat, "*", true, 1 },
    { "view", do_seat, "*", false, 1 },
    { "events", do_seat, "*", false, 1 },
    { "status", do_seat, "*", false, 1 },
    { "why", do_seat, "*", true, 1 },
    { "preview", do_seat, "*", true, 1 },
    { "hint", do_seat, "*", true, 5 },
    { "coach", do_seat, "*", true, 20 },
    { 0 },
};
