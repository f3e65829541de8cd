/* push.c: what clients are told that did not ask (hub_private.h).
 *
 * Nothing is queued for a client but what it was sent already: a watch remembers what its client knows, and when the
 * client can take more it gets the difference to what is now.  Who reads slowly gets fewer and larger pieces. */
#include "server/hub_private.h"

#include "sagebrush/heap.h"

#include <stdlib.h>

watch *watch_find(const client *c, const entry *e)
{
    for (watch *w = c->watches; w; w = w->next_of_client)
        if (w->entry == e)
            return w;
    return NULL;
}

watch *watch_add(client *c, entry *e, bool brief, sb_lang lang)
{
    watch *w = watch_find(c, e);
    if (!w) {
        if (c->watches_n >= c->hub->config.limits.watches || (w = calloc(1, sizeof *w)) == NULL)
            return NULL;
        *w = (watch) { .client = c, .entry = e, .next_of_client = c->watches, .next_of_entry = e->watches };
        c->watches = e->watches = w;
        c->watches_n++;
        e->presence++;
    }
    w->brief = brief;
    w->lang = lang;
    w->has = (seat_has) { 0 };
    w->seq = w->game = w->outline = w->presence = 0;
    return w;
}

void watch_drop(watch *w)
{
    watch **p = &w->client->watches;
    while (*p != w)
        p = &(*p)->next_of_client;
    *p = w->next_of_client;
    w->client->watches_n--;
    for (p = &w->entry->watches; *p != w;)
        p = &(*p)->next_of_entry;
    *p = w->next_of_entry;
    w->entry->presence++;
    w->entry->idle_since = hub_now();
    if (w->entry->room && !w->entry->writing)
        entry_tell(w->entry);
    free(w);
}

void entry_tell(entry *e)
{
    for (watch *w = e->watches; w; w = w->next_of_entry) {
        w->dirty = true;
        net_socket_ask(w->client->socket);
    }
}

/* ---- what is new
 * ----------------------------------------------------------------------------------------------------- */

static void put_said(const watch *w, const room *r, sb_json *out)
{
    sb_json_list(out, "said");
    for (int i = 0; i < r->said_n; i++) {
        const room_said *s = &r->said[i];
        if (s->seq < w->seq)
            continue;
        sb_json_object(out, NULL);
        sb_json_int(out, "n", s->seq);
        sb_json_int(out, "at", s->at);
        if (s->seat >= 0)
            sb_json_int(out, "seat", s->seat);
        sb_json_text(out, "name", s->name);
        sb_json_text(out, "text", s->text);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_presence(const entry *e, sb_json *out)
{
    unsigned here = 0;
    int watchers = 0;
    for (const watch *w = e->watches; w; w = w->next_of_entry) {
        int seat = room_seat_of(e->room, w->client->person);
        if (seat >= 0)
            here |= 1u << seat;
        else
            watchers++;
    }
    sb_json_bits(out, "here", here);
    sb_json_int(out, "watchers", watchers);
}

/* The game in a few words, for programs: where it stands and what this seat may do. */
int put_brief(const room *r, int seat, sb_json *out)
{
    sb_move moves[SB_MOVES_MAX];
    char buffer[MOVE_TEXT];
    const sb_table *t = r->table;
    sb_json_int(out, "ply", sb_table_plies(t));
    sb_json_int(out, "undos", sb_table_undos(t));
    sb_json_bits(out, "pending", sb_table_pending(t));
    sb_json_bool(out, "over", sb_table_pending(t) == 0);
    sb_json_list(out, "moves");
    int n = seat >= 0 ? sb_table_legal(t, seat, moves) : 0;
    for (int i = 0; i < n; i++) {
        sb_text text = SB_TEXT(buffer);
        sb_move_write(r->setup.game, moves[i], &text);
        sb_json_text(out, NULL, buffer);
    }
    sb_json_end(out);
    return n;
}

/* A program that plays and has nothing to do, as before, need not be told so after every move of the others. */
static bool is_idle(const watch *w, const room *r, int seat)
{
    sb_move moves[SB_MOVES_MAX];
    return w->brief && !w->has_moves && seat >= 0 && r->phase == STORE_RUNNING
        && sb_table_legal(r->table, seat, moves) == 0;
}

static void put_game(watch *w, const room *r, int seat, sb_json *out)
{
    if (w->brief) {
        sb_json_object(out, "brief");
        w->has_moves = put_brief(r, seat, out) > 0;
    } else {
        sb_json_object(out, "view");
        sb_table_view_last(r->table, seat >= 0 ? seat : SB_SPECTATOR,
            sb_table_news(r->table, w->has.events, w->has.undos), SEAT_EVENTS, w->lang, out);
        w->has = (seat_has) { .events = sb_table_events(r->table), .undos = sb_table_undos(r->table) };
    }
    sb_json_end(out);
}

static bool has_outline(const watch *w)
{
    const room *r = w->entry->room;
    return w->outline != r->outline || w->presence != w->entry->presence
        || (!w->brief && (r->pace != PACE_NONE || w->pending != room_pending(r)));
}

static bool has_talk(const watch *w)
{
    const room *r = w->entry->room;
    return r->said_n > 0 && r->said[r->said_n - 1].seq >= w->seq;
}

void push_put_table(watch *w, sb_json *out, bool all)
{
    const entry *e = w->entry;
    const room *r = e->room;
    int64_t person = w->client->person;
    sb_json_text(out, "table", r->id);
    sb_json_int(out, "seq", r->seq);
    if (all || has_outline(w)) {
        sb_json_object(out, "outline");
        room_put_outline(r, person, hub_now(), out);
        put_presence(e, out);
        sb_json_end(out);
    }
    if (has_talk(w))
        put_said(w, r, out);
    if (r->table && (all || w->game < r->game))
        put_game(w, r, room_seat_of(r, person), out);
    w->seq = w->game = r->seq;
    w->outline = r->outline;
    w->pending = room_pending(r);
    w->presence = e->presence;
    w->dirty = false;
}

/* Who plays at a page has the view of the answer, and needs to hear only whom the table waits for now. */
void watch_note_answer(const task *t)
{
    const room *r = t->entry->room;
    watch *w = t->client ? watch_find(t->client, t->entry) : NULL;
    if (!w || !(w->brief ? t->tells_brief : t->tells_view) || w->game != r->seq - 1)
        return;
    w->game = r->seq;
    w->has_moves = t->has_moves;
    w->has = (seat_has) { .events = sb_table_events(r->table), .undos = sb_table_undos(r->table) };
    if (w->seq == r->seq - 1 && !has_outline(w))
        w->seq = r->seq;
}

static void push(watch *w, sb_text *text)
{
    sb_json out = SB_JSON(text);
    sb_text_clear(text);
    sb_json_object(&out, NULL);
    sb_json_text(&out, "push", "table");
    push_put_table(w, &out, false);
    sb_json_end(&out);
    if (text->cut)
        net_socket_close(w->client->socket, 1013, "out of memory");
    else
        net_socket_send(w->client->socket, text->at, text->n);
    w->client->hub->count.pushes++;
}

static bool is_news(watch *w)
{
    const room *r = w->entry->room;
    if (w->seq == r->seq && w->presence == w->entry->presence)
        return false;
    if (has_outline(w) || has_talk(w) || !r->table || !is_idle(w, r, room_seat_of(r, w->client->person)))
        return true;
    w->seq = w->game = r->seq;
    return false;
}

/* What is being written is not true yet: it is told when it is. */
void client_fill(client *c)
{
    sb_text text = sb_heap_text();
    for (watch *w = c->watches; w; w = w->next_of_client)
        if (w->dirty && w->entry->room && !w->entry->writing) {
            if (is_news(w))
                push(w, &text);
            w->dirty = false;
        }
    sb_heap_text_free(&text);
}
