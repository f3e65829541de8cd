/* entry.c: rooms in memory: reading in, writing lines, bots' turns, clocks (hub_private.h). */
#include "server/hub_private.h"

#include "sagebrush/bot.h"
#include "sagebrush/heap.h"
#include "server/glicko.h"
#include "server/log.h"
#include "store/archive.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define IDLE_MS     60000                    /* a room that nobody looks at is forgotten */
#define MINDED_MS   2000                     /* how long we wait for the process that wrote last */
#define RETRY_MS    1000                     /* the store has failed */
#define OPEN_MS     (INT64_C(7) * 86400000)  /* nobody has begun: given up */
#define RUNNING_MS  (INT64_C(90) * 86400000) /* nobody has moved, without a clock */
#define ARCHIVE_MS  INT64_C(3600000)
#define SWEEP_ROOMS 200
#define MILLION     1000000.0

/* ---- finding -------------------------------------------------------------------------------------------------------
 */

static unsigned bucket_of(const char *id)
{
    return (unsigned)(sb_hash(id, strlen(id)) % BUCKETS);
}

entry *entry_find(hub *h, const char *id)
{
    entry *e = h->entries[bucket_of(id)];
    while (e && strcmp(e->id, id) != 0)
        e = e->next_in_bucket;
    return e;
}

entry *entry_new(hub *h, const char *id)
{
    entry *e = h->entries_n < h->config.limits.tables ? calloc(1, sizeof *e) : NULL;
    if (!e)
        return NULL;
    e->hub = h;
    strncpy(e->id, id, sizeof e->id - 1);
    e->last = &e->first;
    e->idle_since = hub_now();
    e->next_in_bucket = h->entries[bucket_of(id)];
    h->entries[bucket_of(id)] = e;
    h->entries_n++;
    return e;
}

static void entry_free(entry *e)
{
    entry **p = &e->hub->entries[bucket_of(e->id)];
    while (*p != e)
        p = &(*p)->next_in_bucket;
    *p = e->next_in_bucket;
    e->hub->entries_n--;
    while (e->watches)
        watch_drop(e->watches);
    room_free(e->room);
    free(e);
}

static void think_if_bots_turn(entry *e);
static void answer_if_planned(entry *e);

static void look_for_more(entry *e)
{
    bool more = e->more;
    e->more = false;
    if (more)
        entry_refresh(e, INT64_MAX);
}

/* ---- reading in
 * ------------------------------------------------------------------------------------------------------ */

typedef struct read_job {
    job job;
    entry *entry;
    room *room;
    char id[STORE_ROOM_ID_MAX];
    sb_error trouble;
} read_job;

/* A line that cannot be applied any more stops everything: nothing is ever bent. */
static bool apply_line(void *user, int64_t seq, int64_t at, const char *text)
{
    read_job *r = user;
    r->trouble = seq == r->room->seq ? room_apply(r->room, at, text, NULL) : SB_DIVERGED;
    return r->trouble == SB_OK;
}

static sb_error read_room(job *j, void *tool)
{
    read_job *r = (read_job *)j;
    room_free(r->room);
    r->trouble = SB_OK;
    r->room = room_new_empty(r->id);
    if (!r->room)
        return SB_NO_MEMORY;
    sb_error e = store_lines(tool, r->id, 0, apply_line, r);
    if (e == SB_OK)
        e = r->trouble;
    return e == SB_OK && r->room->seq == 0 ? SB_NO_TABLE : e;
}

static task *next_task(entry *e)
{
    task *t = e->first;
    e->first = t->next;
    if (!e->first)
        e->last = &e->first;
    e->tasks_n--;
    t->next = NULL;
    return t;
}

/* Whoever is refused may ask for the same table again at once: they wait in the same queue, and nobody begins to read. */
static void refuse_all(entry *e, sb_error error)
{
    e->reading = true;
    while (e->first) {
        task *t = next_task(e);
        task_fail(t, error);
    }
    e->reading = false;
}

static void room_read(job *j)
{
    read_job *r = (read_job *)j;
    entry *e = r->entry;
    e->hub->jobs_out--;
    e->reading = false;
    e->hub->reads = j->error != SB_UNAVAILABLE;
    if (j->error == SB_OK) {
        e->room = r->room;
        e->minded = e->hub->ear ? hub_now() + MINDED_MS : 0;
        entry_tell(e);
        think_if_bots_turn(e);
        answer_if_planned(e);
        look_for_more(e);
        entry_go_on(e);
    } else {
        if (j->error != SB_NO_TABLE)
            log_put(LOG_WARNING, "table", "table", e->id, "trouble", sb_error_code(j->error), NULL);
        room_free(r->room);
        refuse_all(e, j->error);
        if (j->error == SB_UNAVAILABLE || e->thinking)
            e->tried = hub_now(); /* it is tried again: somebody may be waiting for it, or a bot comes back to it */
        else
            entry_free(e);
    }
    free(r);
}

static void entry_read(entry *e)
{
    read_job *r = calloc(1, sizeof *r);
    if (!r) {
        refuse_all(e, SB_NO_MEMORY);
        entry_free(e);
        return;
    }
    *r = (read_job) { .job = { .run = read_room, .done = room_read }, .entry = e };
    strcpy(r->id, e->id);
    e->reading = true;
    e->hub->jobs_out++;
    e->hub->count.reads++;
    if (crew_add_anyway(e->hub->reader, &r->job))
        return;
    e->reading = false; /* the server ends */
    e->hub->jobs_out--;
    free(r);
}

/* ---- requests at a table
 * --------------------------------------------------------------------------------------------- */

static void wait_here(task *t, entry *e)
{
    if (e->tasks_n >= ENTRY_TASKS_MAX && t->client) {
        task_fail(t, SB_LIMIT);
        return;
    }
    t->entry = e;
    t->next = NULL;
    *e->last = t;
    e->last = &t->next;
    e->tasks_n++;
}

void entry_go_on(entry *e)
{
    while (e->first && e->room && !e->writing && !e->reading) {
        task *t = next_task(e);
        t->then(t);
    }
}

void with_room(task *t, const char *id, void (*then)(task *t))
{
    entry *e = id && strlen(id) < STORE_ROOM_ID_MAX ? entry_find(t->hub, id) : NULL;
    t->then = then;
    if (!id || !sb_is_word(id, "", STORE_ROOM_ID_MAX) || id[0] == '\0') {
        task_fail(t, SB_NO_TABLE);
        return;
    }
    if (e) {
        e->idle_since = hub_now();
        wait_here(t, e);
        if (!e->room && !e->reading)
            entry_read(e);
        else
            entry_go_on(e);
        return;
    }
    e = entry_new(t->hub, id);
    if (!e) {
        task_fail(t, SB_LIMIT);
        return;
    }
    wait_here(t, e);
    entry_read(e);
}

/* ---- ratings
 * --------------------------------------------------------------------------------------------------------- */

typedef struct rated {
    int n;
    int64_t person[SB_SEATS_MAX];
    int place[SB_SEATS_MAX];
} rated;

/* A finished table counts for those people who were there to the end or resigned. */
static rated who_is_rated(const room *r)
{
    rated who = { 0 };
    int place[SB_SEATS_MAX];
    if (!r->rated || r->phase != STORE_OVER)
        return who;
    room_places(r, place);
    for (int i = 0; i < room_players(r); i++)
        if (r->seat[i].chair == CHAIR_PERSON) {
            who.person[who.n] = r->seat[i].person;
            who.place[who.n++] = place[i];
        }
    return who;
}

static sb_error rate(store *s, const rated *who, const char *game, int64_t now)
{
    glicko before[SB_SEATS_MAX], after[SB_SEATS_MAX];
    store_rating kept[SB_SEATS_MAX];
    for (int i = 0; i < who->n; i++) {
        sb_error e = store_rating_get(s, who->person[i], game, &kept[i]);
        if (e == SB_UNAVAILABLE)
            return e;
        if (e != SB_OK)
            kept[i] = (store_rating) { .changed = now };
        before[i] = e == SB_OK ? (glicko) { (double)kept[i].rating / MILLION, (double)kept[i].deviation / MILLION,
            (double)kept[i].volatility / MILLION }
                               : GLICKO_NEW;
        before[i] = glicko_rest(before[i], (double)(now - kept[i].changed) / 86400000 / 30);
    }
    glicko_update(before, who->place, who->n, after);
    for (int i = 0; i < who->n; i++) {
        store_rating r = { llround(after[i].rating * MILLION), llround(after[i].deviation * MILLION),
            llround(after[i].volatility * MILLION), kept[i].games + 1, now };
        if (store_rating_set(s, who->person[i], game, &r) == SB_UNAVAILABLE) /* somebody may be gone */
            return SB_UNAVAILABLE;
    }
    return SB_OK;
}

/* ---- writing a line
 * -------------------------------------------------------------------------------------------------- */

typedef struct write_job {
    job job;
    entry *entry;
    task *task;
    int64_t seq, at;
    const char *node;
    bool is_new, has_row;
    store_room row;
    sb_text info;
    int seat;
    int64_t person;
    rated rated;
    char line[];
} write_job;

static sb_error write_row(const write_job *w, store *s)
{
    store_room row = w->row;
    row.info = w->info.at;
    sb_error e = w->is_new ? store_room_add(s, &row) : w->has_row ? store_room_save(s, &row) : SB_OK;
    if (e == SB_OK && w->seat >= 0)
        e = store_chair_set(s, w->row.id, w->seat, w->person);
    return e;
}

static sb_error write_line(job *j, void *tool)
{
    const write_job *w = (write_job *)j;
    char news[96];
    sb_text t = SB_TEXT(news);
    sb_error e = store_line_add(tool, w->row.id, w->seq, w->at, w->line);
    if (e == SB_OK)
        e = write_row(w, tool);
    if (e == SB_OK && w->rated.n > 1)
        e = rate(tool, &w->rated, w->row.game, w->at);
    sb_putf(&t, "%s %s ", w->node, w->row.id);
    sb_put_int(&t, w->seq);
    return e == SB_OK ? store_tell(tool, news) : e;
}

static void written(entry *e)
{
    e->minded = 0;
    e->hub->count.lines++;
    entry_tell(e);
    think_if_bots_turn(e);
}

static void put_first(entry *e, task *t)
{
    t->next = e->first;
    if (!e->first)
        e->last = &t->next;
    e->first = t;
    e->tasks_n++;
}

bool entry_look_again(task *t)
{
    entry *e = t->entry;
    if (!e->hub->ear || t->looked)
        return false;
    t->looked = true;
    put_first(e, t);
    entry_refresh(e, INT64_MAX);
    return true;
}

/* Somebody else was faster, or the store failed: what is in memory is not what is stored. */
static void not_written(entry *e, task *t, sb_error error)
{
    bool again = error == SB_STALE && t && !t->retried && t->doc;
    room_free(e->room);
    e->room = NULL;
    if (again) {
        t->retried = true;
        put_first(e, t); /* once more, before all others */
        e->hub->count.stale++;
    }
    entry_read(e); /* before anybody is told and asks for it again */
    if (t && !again)
        task_fail(t, error == SB_STALE ? SB_STALE : SB_UNAVAILABLE);
}

static void line_written(job *j)
{
    write_job *w = (write_job *)j;
    entry *e = w->entry;
    task *t = w->task;
    sb_error error = j->error;
    e->hub->jobs_out--;
    e->writing = false;
    e->hub->writes = error != SB_UNAVAILABLE;
    sb_heap_text_free(&w->info);
    free(w);
    if (error == SB_OK) {
        if (t)
            watch_note_answer(t);
        written(e);
        if (t)
            task_end(t);
        answer_if_planned(e);
        look_for_more(e);
        entry_go_on(e);
    } else {
        e->hub->count.failures += error != SB_STALE;
        not_written(e, t, error);
    }
}

static void set_row(write_job *w, const room *r)
{
    w->row = (store_room) { .phase = r->phase, .listed = r->listed, .created = r->created, .changed = r->last };
    strcpy(w->row.id, r->id);
    strncpy(w->row.game, r->setup.game->id, sizeof w->row.game - 1);
    w->has_row = r->outline == r->seq; /* this line has changed it */
    if (!w->has_row && !w->is_new)
        return;
    sb_json out = SB_JSON(&w->info);
    sb_json_object(&out, NULL);
    room_put_info(r, &out);
    sb_json_end(&out);
}

void entry_commit(task *t, const char *line, int64_t at, bool is_new, int seat, int64_t person)
{
    entry *e = t->entry;
    const room *r = e->room;
    write_job *w = calloc(1, sizeof *w + strlen(line) + 1);
    if (!w) {
        not_written(e, t, SB_NO_MEMORY);
        return;
    }
    *w = (write_job) { .job = { .run = write_line, .done = line_written },
        .entry = e,
        .task = t,
        .node = e->hub->node,
        .seq = r->seq - 1,
        .at = at,
        .is_new = is_new,
        .seat = seat,
        .person = person,
        .info = sb_heap_text() };
    strcpy(w->line, line);
    set_row(w, r);
    if (w->has_row)
        w->rated = who_is_rated(r);
    e->writing = true;
    e->hub->jobs_out++;
    crew_add_anyway(e->hub->writer, &w->job); /* at most one for every table in memory */
}

void entry_apply(task *t, const char *line, int seat, int64_t person)
{
    int64_t now = hub_now();
    room *r = t->entry->room;
    if (now < r->last)
        now = r->last;
    sb_error e = room_apply(r, now, line, NULL);
    if (e != SB_OK) {
        task_fail(t, e);
        return;
    }
    if (t->doc) {
        sb_json out = task_answer(t);
        sb_json_text(&out, "table", r->id);
        sb_json_int(&out, "seq", r->seq);
        sb_json_end(&out);
    }
    entry_commit(t, line, now, false, seat, person);
}

/* ---- lines of our own: bots, time-outs
 * -------------------------------------------------------------------------------- */

static void run_own_line(task *t)
{
    const room *r = t->entry->room;
    bool is_move = strncmp(t->line, "move ", 5) == 0;
    bool is_stale =
        is_move && (!r->table || t->ply != sb_table_plies(r->table) || t->undos != sb_table_undos(r->table));
    entry *e = t->entry;
    if (!is_stale) {
        entry_apply(t, t->line, -1, 0);
        return;
    }
    task_end(t);
    think_if_bots_turn(e);
}

static void add_own_line(entry *e, const char *line, int ply, int undos)
{
    task *t = task_new(e->hub, NULL, NULL);
    if (!t)
        return;
    strncpy(t->line, line, sizeof t->line - 1);
    t->ply = ply;
    t->undos = undos;
    t->then = run_own_line;
    wait_here(t, e);
    entry_go_on(e);
}

void entry_add_line(entry *e, const char *line)
{
    add_own_line(e, line, 0, 0);
}

typedef struct bot_job {
    job job;
    entry *entry;
    const sb_game *game;
    const sb_bot *bot;
    int seat, ply, undos;
    sb_quick chance;
    sb_move move;
    _Alignas(16) unsigned char state[SB_STATE_MAX];
} bot_job;

static sb_error think(job *j, void *tool)
{
    bot_job *b = (bot_job *)j;
    sb_bot_budget budget = { .ms = BOT_MS, .clock = hub_now };
    (void)tool;
    b->move = sb_bot_move(b->bot, b->game, b->state, b->seat, &budget, &b->chance, NULL);
    return SB_OK;
}

static void thought(job *j)
{
    bot_job *b = (bot_job *)j;
    entry *e = b->entry;
    char line[160];
    sb_text t = SB_TEXT(line);
    e->hub->jobs_out--;
    e->thinking = false;
    e->hub->count.bot_moves++;
    sb_putf(&t, "move %d ", b->seat);
    sb_move_write(b->game, b->move, &t);
    int ply = b->ply, undos = b->undos;
    free(b);
    add_own_line(e, line, ply, undos);
}

/* Another process is at it, as far as we know. */
static bool is_minded(const entry *e)
{
    return e->minded && hub_now() < e->minded;
}

/* The bot of a seat that owes a decision; only one of a room thinks at a time.  While the store takes nothing, bots wait,
 * as people do: entries_tick goes on with them when the probe has found it well again. */
static void think_if_bots_turn(entry *e)
{
    int seat;
    const room *r = e->room;
    if (!r || e->thinking || e->hub->stopping || !e->hub->writes || is_minded(e) || !room_is_bots_turn(r, &seat))
        return;
    const sb_bot *bot = sb_bot_find(room_bot_of(r, seat)); /* lines with others are not applied */
    bot_job *b = bot ? calloc(1, sizeof *b) : NULL;
    if (!b)
        return; /* the next look at the clocks tries again */
    *b = (bot_job) { .job = { .run = think, .done = thought },
        .entry = e,
        .game = r->setup.game,
        .bot = bot,
        .seat = seat,
        .ply = sb_table_plies(r->table),
        .undos = sb_table_undos(r->table),
        .chance = sb_table_bot_chance(r->table, seat) };
    memcpy(b->state, sb_table_state(r->table), (size_t)r->setup.game->state_size);
    e->thinking = true;
    e->hub->jobs_out++;
    crew_add_anyway(e->hub->thinkers, &b->job); /* at most one for every table in memory */
}

/* Somebody has said before what they would do now: it is a line of our own, as a bot's. */
static void answer_if_planned(entry *e)
{
    int seat;
    char buffer[160], move[160];
    sb_text planned = SB_TEXT(move), line = SB_TEXT(buffer);
    const room *r = e->room;
    if (!r || e->writing || e->reading || e->first || e->hub->stopping || !e->hub->writes || is_minded(e)
        || !room_planned(r, &seat, &planned))
        return;
    sb_putf(&line, "move %d %s", seat, move);
    if (!line.cut)
        add_own_line(e, buffer, sb_table_plies(r->table), sb_table_undos(r->table));
}

/* ---- time passes
 * ------------------------------------------------------------------------------------------------------ */

static void look_at_clock(entry *e, int64_t now)
{
    int seat;
    char line[32];
    sb_text t = SB_TEXT(line);
    if (!e->room || !e->hub->writes || e->writing || e->reading || e->first || is_minded(e)
        || room_deadline(e->room, &seat) > now)
        return;
    sb_putf(&t, "time %d", seat);
    e->hub->count.timeouts++;
    add_own_line(e, line, 0, 0);
}

/* Rooms with a clock or with a bot to move stay. */
static bool may_forget(const entry *e, int64_t now)
{
    int seat;
    const room *r = e->room;
    return r && !e->watches && !e->first && !e->writing && !e->reading && !e->thinking && now - e->idle_since > IDLE_MS
        && room_deadline(r, &seat) == INT64_MAX && !room_is_bots_turn(r, &seat) && !room_planned(r, &seat, NULL);
}

static void sweep(hub *h, int64_t now);

void entries_tick(hub *h, int64_t now)
{
    if (now < h->next_look || h->stopping)
        return;
    h->next_look = now + 250;
    for (int i = 0; i < BUCKETS; i++)
        for (entry *e = h->entries[i], *next; e; e = next) {
            next = e->next_in_bucket;
            if (!e->room && !e->reading && !e->writing && now - e->tried > RETRY_MS)
                entry_read(e);
            look_at_clock(e, now);
            if (!is_minded(e))
                notice_look(e, now);
            if (!e->writing && !e->reading)
                think_if_bots_turn(e);
            answer_if_planned(e);
            if (may_forget(e, now))
                entry_free(e);
        }
    if (now >= h->next_sweep) {
        h->next_sweep = now + 1000 * h->config.limits.sweep;
        sweep(h, now);
        notices_digest(h, now);
    }
}

/* ---- from the store: tables in progress, tables to give up or to put away
 * ------------------------------------------------ */

typedef struct sweep_job {
    job job;
    hub *hub;
    store_phase phase;
    int64_t before; /* 0: all, by id */
    char after[STORE_ROOM_ID_MAX];
    int n;
    char id[SWEEP_ROOMS][STORE_ROOM_ID_MAX];
    void (*each)(hub *h, const char *id);
} sweep_job;

static bool keep_id(void *user, const store_room *r)
{
    sweep_job *s = user;
    strcpy(s->id[s->n++], r->id);
    return s->n < SWEEP_ROOMS;
}

static sb_error run_sweep(job *j, void *tool)
{
    sweep_job *s = (sweep_job *)j;
    s->n = 0;
    return s->before ? store_rooms_idle(tool, s->phase, s->before, SWEEP_ROOMS, keep_id, s)
                     : store_rooms_in(tool, s->phase, s->after, SWEEP_ROOMS, keep_id, s);
}

/* All of them, a page at a time. */
static void swept(job *j)
{
    sweep_job *s = (sweep_job *)j;
    s->hub->jobs_out--;
    for (int i = 0; i < s->n && j->error == SB_OK && !s->hub->stopping; i++)
        s->each(s->hub, s->id[i]);
    if (j->error == SB_OK && s->n == SWEEP_ROOMS && !s->before && !s->hub->stopping) {
        strcpy(s->after, s->id[s->n - 1]);
        s->hub->jobs_out++;
        crew_add_anyway(s->hub->reader, &s->job);
        return;
    }
    free(s);
}

static void begin_sweep(hub *h, store_phase phase, int64_t before, void (*each)(hub *h, const char *id))
{
    sweep_job *s = calloc(1, sizeof *s);
    if (!s)
        return;
    s->job = (job) { .run = run_sweep, .done = swept };
    s->hub = h;
    s->phase = phase;
    s->before = before;
    s->each = each;
    h->jobs_out++;
    crew_add_anyway(h->reader, &s->job);
}

static void read_in(hub *h, const char *id)
{
    entry *e = entry_find(h, id) ? NULL : entry_new(h, id);
    if (e)
        entry_read(e);
}

void entries_begin(hub *h)
{
    begin_sweep(h, STORE_RUNNING, 0, read_in);
}

/* ---- other processes
 * ---------------------------------------------------------------------------------------------------- */

typedef struct more_job {
    job job;
    entry *entry;
    char id[STORE_ROOM_ID_MAX];
    int64_t from;
    archive lines;
} more_job;

static bool keep_line(void *user, int64_t seq, int64_t at, const char *text)
{
    return archive_add(user, seq, at, text);
}

static sb_error read_more(job *j, void *tool)
{
    more_job *m = (more_job *)j;
    archive_end(&m->lines);
    m->lines = archive_begin();
    return store_lines(tool, m->id, m->from, keep_line, &m->lines);
}

static bool apply_more(void *user, int64_t seq, int64_t at, const char *text)
{
    const entry *e = user;
    return seq == e->room->seq && room_apply(e->room, at, text, NULL) == SB_OK;
}

/* Lines that do not fit are a reason to read everything again. */
static void more_read(job *j)
{
    more_job *m = (more_job *)j;
    entry *e = m->entry;
    e->hub->jobs_out--;
    e->reading = false;
    bool fits = j->error == SB_OK && e->room->seq == m->from && archive_lines(&m->lines, apply_more, e)
        && e->room->seq == (m->lines.lines > m->from ? m->lines.lines : m->from);
    archive_end(&m->lines);
    free(m);
    if (!fits) {
        room_free(e->room);
        e->room = NULL;
        entry_read(e);
        return;
    }
    e->minded = hub_now() + MINDED_MS;
    entry_tell(e);
    look_for_more(e);
    entry_go_on(e);
}

/* While we write, our own line comes first or is found to be stale; both lead to what is stored. */
void entry_refresh(entry *e, int64_t seq)
{
    if (!e->room && !e->reading)
        return;
    if (e->reading || e->writing) {
        e->more = true;
        return;
    }
    more_job *m = seq >= e->room->seq ? calloc(1, sizeof *m) : NULL;
    if (!m)
        return;
    m->job = (job) { .run = read_more, .done = more_read };
    m->entry = e;
    m->from = e->room->seq;
    strcpy(m->id, e->id);
    e->reading = true;
    e->hub->jobs_out++;
    if (!crew_add_anyway(e->hub->reader, &m->job)) {
        e->reading = false;
        e->hub->jobs_out--;
        free(m);
    }
}

static void give_up(task *t)
{
    const room *r = t->entry->room;
    int64_t idle = hub_now() - r->last;
    if ((r->phase == STORE_OPEN && idle > OPEN_MS)
        || (r->phase == STORE_RUNNING && idle > RUNNING_MS && r->pace == PACE_NONE))
        entry_apply(t, "close", -1, 0);
    else
        task_end(t);
}

static void give_up_room(hub *h, const char *id)
{
    task *t = task_new(h, NULL, NULL);
    if (t)
        with_room(t, id, give_up);
}

typedef struct archive_job {
    job job;
    hub *hub;
    char id[STORE_ROOM_ID_MAX];
} archive_job;

static sb_error run_archive(job *j, void *tool)
{
    return store_archive(tool, ((archive_job *)j)->id);
}

static void archived(job *j)
{
    ((archive_job *)j)->hub->jobs_out--;
    free(j);
}

/* A finished table that somebody looks at waits until the next time. */
static void archive_room(hub *h, const char *id)
{
    archive_job *a = entry_find(h, id) ? NULL : calloc(1, sizeof *a);
    if (!a)
        return;
    a->job = (job) { .run = run_archive, .done = archived };
    a->hub = h;
    strcpy(a->id, id);
    h->jobs_out++;
    crew_add_anyway(h->writer, &a->job);
}

static void sweep(hub *h, int64_t now)
{
    begin_sweep(h, STORE_OPEN, now - OPEN_MS, give_up_room);
    begin_sweep(h, STORE_RUNNING, now - RUNNING_MS, give_up_room);
    begin_sweep(h, STORE_OVER, now - ARCHIVE_MS, archive_room);
    begin_sweep(h, STORE_LEFT, now - ARCHIVE_MS, archive_room);
}
