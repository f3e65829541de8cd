/* room.c: a table with the people around it, as its log says (room.h). */
#include "server/room.h"

#include "sagebrush/bot.h"

#include <stdlib.h>
#include <string.h>

const char *const ROOM_CHAIRS[CHAIR_KINDS] = { "open", "person", "bot" };
const char *const ROOM_PACES[PACE_KINDS] = { "none", "live", "move", "day" };
const char *const ROOM_POLICIES[POLICY_KINDS] = { "bot", "resign", "wait" };
const char *const ROOM_WISHES[WISH_KINDS] = { "none", "pause", "resume", "end" };
const char *const ROOM_PHASES[STORE_PHASES] = { "open", "running", "over", "left" };

/* ---- life -------------------------------------------------------------------------------------------------------- */

room *room_new_empty(const char *id)
{
    room *r = calloc(1, sizeof *r);
    if (r)
        strncpy(r->id, id, sizeof r->id - 1);
    return r;
}

void room_free(room *r)
{
    if (!r)
        return;
    for (int i = 0; i < r->said_n; i++)
        free(r->said[i].text);
    for (int i = 0; i < SB_SEATS_MAX; i++)
        room_plan_forget(r, i);
    sb_table_free(r->table);
    sb_table_free(r->brought);
    free(r);
}

/* ---- questions --------------------------------------------------------------------------------------------------- */

int room_players(const room *r)
{
    return r->setup.setup.players;
}

int room_seat_of(const room *r, int64_t person)
{
    for (int i = 0; person && i < room_players(r); i++)
        if (r->seat[i].chair == CHAIR_PERSON && r->seat[i].person == person)
            return i;
    return -1;
}

static bool decides(const room_seat *s)
{
    return s->chair == CHAIR_PERSON && !s->away && !s->resigned;
}

unsigned room_people(const room *r)
{
    unsigned people = 0;
    for (int i = 0; i < room_players(r); i++)
        people |= (unsigned)decides(&r->seat[i]) << i;
    return people;
}

unsigned room_pending(const room *r)
{
    return r->table && r->phase == STORE_RUNNING ? sb_table_pending(r->table) : 0;
}

const char *room_bot_of(const room *r, int seat)
{
    return decides(&r->seat[seat]) ? NULL : r->seat[seat].bot;
}

bool room_is_bots_turn(const room *r, int *seat)
{
    unsigned bots = r->paused ? 0 : room_pending(r) & ~room_people(r);
    *seat = bots ? __builtin_ctz(bots) : -1;
    return bots != 0;
}

/* A name for the bot of a chair that no person at the table has. */
static const char *bot_name(const room *r, int seat)
{
    static const char *const NAMES[] = { "Maude", "Buck", "Rosa", "Silas", "Opal", "Wade", "Cora", "Jed", "Pearl",
        "Hank" };
    enum { N = sizeof NAMES / sizeof *NAMES };
    for (int i = 0, free = seat; i < N; i++) {
        bool taken = false;
        for (int k = 0; k < room_players(r); k++)
            taken |= r->seat[k].chair == CHAIR_PERSON && strcmp(r->seat[k].name, NAMES[i]) == 0;
        if (!taken && free-- == 0)
            return NAMES[i];
    }
    return "";
}

const char *room_name_of(const room *r, int seat)
{
    return r->seat[seat].chair == CHAIR_BOT ? bot_name(r, seat) : r->seat[seat].name;
}

void room_commitment(const room *r, uint8_t out[32])
{
    sb_commitment(r->setup.key, r->is_brought ? r->setup.id : r->id, out);
}

/* ---- words of lines ------------------------------------------------------------------------------------------------
 */

typedef struct words {
    const char *p;
} words;

/* The next word, up to a space; false: none, or too long. */
static bool next_word(words *w, char *out, size_t cap)
{
    size_t n = strcspn(w->p, " ");
    if (n == 0 || n >= cap)
        return false;
    memcpy(out, w->p, n);
    out[n] = '\0';
    w->p += n + (w->p[n] == ' ');
    return true;
}

static bool next_int(words *w, int64_t *out)
{
    char word[24], *end;
    if (!next_word(w, word, sizeof word))
        return false;
    *out = strtoll(word, &end, 10);
    return *end == '\0';
}

static bool next_seat(words *w, const room *r, int *out)
{
    int64_t n;
    if (!next_int(w, &n) || n < 0 || n >= room_players(r))
        return false;
    *out = (int)n;
    return true;
}

static int word_in(const char *word, const char *const *list, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(word, list[i]) == 0)
            return i;
    return -1;
}

/* ---- before the game ------------------------------------------------------------------------------------------------
 */

static void set_outline(room *r)
{
    r->outline = r->seq + 1;
}

static sb_error apply_sit(room *r, words *w)
{
    int seat;
    int64_t person;
    char nonce[SB_NONCE_MAX];
    if (!next_seat(w, r, &seat) || !next_int(w, &person) || !next_word(w, nonce, sizeof nonce)
        || !sb_is_seat_name(w->p))
        return SB_BAD_REQUEST;
    room_seat *s = &r->seat[seat];
    const char *own = strcmp(nonce, "-") == 0 ? "" : nonce;
    if (r->phase != STORE_OPEN || person <= 0)
        return SB_GAME_OVER;
    if (s->chair == CHAIR_PERSON || room_seat_of(r, person) >= 0)
        return SB_TAKEN;
    if (!sb_is_word(own, "_-", SB_NONCE_MAX))
        return SB_BAD_REQUEST;
    *s = (room_seat) { .chair = CHAIR_PERSON, .person = person };
    strcpy(s->name, w->p);
    strcpy(s->nonce, own);
    return SB_OK;
}

static sb_error apply_leave(room *r, words *w)
{
    int seat;
    if (!next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    if (r->phase != STORE_OPEN || r->seat[seat].chair != CHAIR_PERSON)
        return SB_STALE;
    r->seat[seat] = (room_seat) { .chair = CHAIR_OPEN };
    return SB_OK;
}

static sb_error apply_bot(room *r, words *w)
{
    int seat;
    char bot[SB_NAME_MAX];
    if (!next_seat(w, r, &seat) || !next_word(w, bot, sizeof bot))
        return SB_BAD_REQUEST;
    if (r->phase != STORE_OPEN || r->seat[seat].chair == CHAIR_PERSON)
        return SB_TAKEN;
    if (!sb_bot_find(bot))
        return SB_UNKNOWN_BOT;
    r->seat[seat] = (room_seat) { .chair = CHAIR_BOT };
    strcpy(r->seat[seat].bot, sb_bot_find(bot)->id); /* older lines say "best" */
    return SB_OK;
}

static sb_error apply_open(room *r, words *w)
{
    int seat;
    if (!next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    if (r->phase != STORE_OPEN || r->seat[seat].chair == CHAIR_PERSON)
        return SB_TAKEN;
    r->seat[seat] = (room_seat) { .chair = CHAIR_OPEN };
    return SB_OK;
}

static sb_error apply_name(room *r, words *w)
{
    int seat;
    if (!next_seat(w, r, &seat) || !sb_is_seat_name(w->p) || r->seat[seat].chair != CHAIR_PERSON)
        return SB_BAD_REQUEST;
    strcpy(r->seat[seat].name, w->p);
    return SB_OK;
}

static void seat_them(room *r)
{
    for (int i = 0; i < room_players(r); i++) {
        const room_seat *s = &r->seat[i];
        sb_seat *to = &r->setup.seat[i];
        *to = (sb_seat) { .kind = s->chair == CHAIR_BOT ? SB_BOT : SB_HUMAN };
        strcpy(to->name, room_name_of(r, i));
        strcpy(to->bot, s->chair == CHAIR_BOT ? s->bot : "");
        strcpy(to->nonce, s->nonce);
    }
    memset(r->setup.id, 0, sizeof r->setup.id);
    strcpy(r->setup.id, r->id);
}

/* The people of this room at the table that was brought: the deal stays as it was, with its nonces and its name. */
static void seat_them_instead(room *r)
{
    const sb_table_setup dealt = *sb_table_setup_of(r->brought);
    seat_them(r);
    for (int i = 0; i < room_players(r); i++)
        strcpy(r->setup.seat[i].nonce, dealt.seat[i].nonce);
    strcpy(r->setup.id, dealt.id);
}

/* From the beginning to where it was left. */
static sb_error go_on_with(const sb_table *from, const sb_table_setup *setup, sb_table **out)
{
    sb_error e = sb_table_new(setup, out);
    for (int i = 0; e == SB_OK && i < sb_table_plies(from); i++)
        e = sb_table_play(*out, sb_table_ply(from, i)->seat, sb_table_ply(from, i)->move, NULL);
    if (e != SB_OK) {
        sb_table_free(*out);
        *out = NULL;
    }
    return e;
}

static void end_if_over(room *r)
{
    if (r->phase == STORE_RUNNING && sb_table_pending(r->table) == 0) {
        r->phase = STORE_OVER;
        r->wish = WISH_NONE;
        r->paused = false;
        set_outline(r);
    }
}

static sb_error apply_start(room *r, words *w)
{
    (void)w;
    if (r->phase != STORE_OPEN)
        return SB_STALE;
    for (int i = 0; i < room_players(r); i++)
        if (r->seat[i].chair == CHAIR_OPEN)
            return SB_NOT_PENDING;
    if (r->brought)
        seat_them_instead(r);
    else
        seat_them(r);
    sb_error e = r->brought ? go_on_with(r->brought, &r->setup, &r->table) : sb_table_new(&r->setup, &r->table);
    if (e != SB_OK)
        return e;
    sb_table_free(r->brought);
    r->brought = NULL;
    r->phase = STORE_RUNNING;
    room_clock_begin(r, r->last);
    end_if_over(r);
    return SB_OK;
}

/* ---- the game
 * -------------------------------------------------------------------------------------------------------- */

/* The table has changed; `before` were pending. */
static void after_change(room *r, unsigned before)
{
    room_clock_turn(r, r->last, before);
    end_if_over(r);
    room_plans_follow(r);
}

static sb_error apply_move(room *r, words *w)
{
    int seat;
    sb_move move;
    unsigned before = room_pending(r);
    if (!r->table || !next_seat(w, r, &seat) || sb_move_read(r->setup.game, w->p, &move) != SB_OK)
        return SB_BAD_MOVE;
    if (r->paused)
        return SB_PAUSED;
    sb_error e = sb_table_play(r->table, seat, move, NULL);
    if (e == SB_OK)
        after_change(r, before);
    return e;
}

static sb_error take_back(room *r, words *w, sb_error (*how)(sb_table *, int))
{
    int seat;
    unsigned before = room_pending(r);
    if (!r->table || !next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    if (r->paused)
        return SB_PAUSED;
    sb_error e = how(r->table, seat);
    if (e == SB_OK)
        after_change(r, before);
    return e;
}

static sb_error apply_undo(room *r, words *w)
{
    return take_back(r, w, sb_table_undo);
}

static sb_error apply_redo(room *r, words *w)
{
    return take_back(r, w, sb_table_redo);
}

static sb_error apply_reset(room *r, words *w)
{
    return take_back(r, w, sb_table_reset_turn);
}

static sb_error apply_agree(room *r, words *w)
{
    int seat;
    int64_t to;
    unsigned before = room_pending(r);
    if (!r->table || !next_seat(w, r, &seat) || !next_int(w, &to) || to < 0 || to > INT32_MAX)
        return SB_BAD_REQUEST;
    sb_error e = sb_table_agree(
        r->table, seat, sb_table_plies(r->table), sb_table_undos(r->table), (int)to, strcmp(w->p, "yes") == 0);
    if (e == SB_OK)
        after_change(r, before);
    return e;
}

static sb_error apply_plan(room *r, words *w)
{
    int seat;
    if (!next_seat(w, r, &seat) || !decides(&r->seat[seat]) || strlen(w->p) > ROOM_PLAN_MAX)
        return SB_BAD_REQUEST;
    return room_plan_set(r, seat, w->p);
}

/* ---- chairs during the game
 * ------------------------------------------------------------------------------------------ */

static sb_error leave_to_bot(room *r, int seat, const char *bot)
{
    room_seat *s = &r->seat[seat];
    if (r->phase != STORE_RUNNING || !decides(s))
        return SB_STALE;
    if (!sb_bot_find(bot))
        return SB_UNKNOWN_BOT;
    sb_error e = sb_table_bot_takes_over(r->table, seat, bot);
    if (e != SB_OK)
        return e;
    s->away = true;
    strcpy(s->bot, sb_bot_find(bot)->id);
    s->since = 0;
    room_plan_forget(r, seat);
    r->wish_yes &= ~(1u << seat);
    return SB_OK;
}

static sb_error apply_resign(room *r, words *w)
{
    int seat;
    if (!next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    room_seat *s = &r->seat[seat];
    if (r->phase != STORE_RUNNING || s->chair != CHAIR_PERSON || s->resigned)
        return SB_STALE;
    sb_error e = sb_table_resign(r->table, seat, r->absent_bot);
    if (e != SB_OK)
        return e;
    s->resigned = true;
    s->away = false;
    room_plan_forget(r, seat);
    s->since = 0;
    strcpy(s->bot, r->absent_bot);
    return SB_OK;
}

static sb_error apply_time(room *r, words *w)
{
    words again = *w;
    int seat;
    if (!next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    if (r->policy == POLICY_WAIT || r->phase != STORE_RUNNING || !decides(&r->seat[seat]))
        return SB_STALE;
    if (sb_table_incidents(r->table) + 2 > SB_LOG_MAX) /* its time, and what follows from it */
        return SB_LIMIT;
    sb_error e = sb_table_time_out(r->table, seat);
    if (e != SB_OK)
        return e;
    switch (r->policy) {
    case POLICY_BOT: return leave_to_bot(r, seat, r->absent_bot);
    case POLICY_RESIGN: return apply_resign(r, &again);
    case POLICY_WAIT:
    case POLICY_KINDS: break;
    }
    return SB_STALE;
}

static sb_error apply_away(room *r, words *w)
{
    int seat;
    return next_seat(w, r, &seat) ? leave_to_bot(r, seat, w->p) : SB_BAD_REQUEST;
}

static sb_error apply_back(room *r, words *w)
{
    int seat;
    if (!next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    room_seat *s = &r->seat[seat];
    if (!s->away || r->phase != STORE_RUNNING)
        return SB_STALE;
    sb_error e = sb_table_person_returns(r->table, seat);
    if (e != SB_OK)
        return e;
    s->away = false;
    s->bot[0] = '\0';
    room_clock_turn(r, r->last, 0);
    return SB_OK;
}

/* ---- agreements
 * ------------------------------------------------------------------------------------------------------ */

/* All agree: it happens. */
static void settle_wish(room *r)
{
    if ((room_people(r) & ~r->wish_yes) != 0)
        return;
    if (r->wish == WISH_END)
        r->phase = STORE_LEFT;
    else
        r->paused = r->wish == WISH_PAUSE;
    r->wish = WISH_NONE;
    if (!r->paused)
        room_clock_turn(r, r->last, 0);
}

static sb_error apply_ask(room *r, words *w)
{
    int seat, wish;
    if (!next_seat(w, r, &seat) || (wish = word_in(w->p, ROOM_WISHES, WISH_KINDS)) <= WISH_NONE)
        return SB_BAD_REQUEST;
    if (r->phase != STORE_RUNNING || !decides(&r->seat[seat]) || (wish == WISH_PAUSE && r->paused)
        || (wish == WISH_RESUME && !r->paused))
        return SB_STALE;
    r->wish = (room_wish)wish;
    r->wish_by = seat;
    r->wish_yes = 1u << seat;
    settle_wish(r);
    return SB_OK;
}

static sb_error answer_wish(room *r, words *w, bool yes)
{
    int seat;
    if (!next_seat(w, r, &seat))
        return SB_BAD_REQUEST;
    if (r->wish == WISH_NONE || !decides(&r->seat[seat]))
        return SB_STALE;
    if (yes) {
        r->wish_yes |= 1u << seat;
        settle_wish(r);
    } else {
        r->wish = WISH_NONE;
    }
    return SB_OK;
}

static sb_error apply_yes(room *r, words *w)
{
    return answer_wish(r, w, true);
}

static sb_error apply_no(room *r, words *w)
{
    return answer_wish(r, w, false);
}

static sb_error apply_close(room *r, words *w)
{
    (void)w;
    if (r->phase != STORE_OPEN && r->phase != STORE_RUNNING)
        return SB_STALE;
    r->phase = STORE_LEFT;
    return SB_OK;
}

static sb_error apply_rematch(room *r, words *w)
{
    if ((r->phase != STORE_OVER && r->phase != STORE_LEFT) || r->rematch[0])
        return SB_TAKEN;
    return next_word(w, r->rematch, sizeof r->rematch) ? SB_OK : SB_BAD_REQUEST;
}

/* ---- talk
 * -------------------------------------------------------------------------------------------------------------- */

static sb_error apply_say(room *r, words *w)
{
    int64_t person;
    char seat[8];
    room_said s = { .seq = r->seq, .at = r->last };
    if (!next_int(w, &person) || !next_word(w, seat, sizeof seat) || w->p[0] != '"')
        return SB_BAD_REQUEST;
    size_t n = strcspn(w->p + 1, "\"");
    if (n >= sizeof s.name || strncmp(w->p + 1 + n, "\" ", 2) != 0 || strlen(w->p) > ROOM_TEXT_MAX + sizeof s.name)
        return SB_BAD_REQUEST;
    memcpy(s.name, w->p + 1, n);
    s.person = person;
    s.seat = seat[0] == '-' ? -1 : atoi(seat);
    s.text = strdup(w->p + n + 3);
    if (!s.text)
        return SB_NO_MEMORY;
    if (r->said_n == ROOM_SAID_MAX) {
        free(r->said[0].text);
        memmove(r->said, r->said + 1, (ROOM_SAID_MAX - 1) * sizeof *r->said);
        r->said_n--;
    }
    r->said[r->said_n++] = s;
    return SB_OK;
}

/* ---- lines
 * ------------------------------------------------------------------------------------------------------------- */

typedef struct line_kind {
    const char *word;
    sb_error (*apply)(room *r, words *w);
    enum { GAME = 1, OUTLINE = 2 } changes; /* talk: neither of them */
} line_kind;

static const line_kind LINES[] = {
    { "move", apply_move, GAME },
    { "undo", apply_undo, GAME },
    { "redo", apply_redo, GAME },
    { "reset", apply_reset, GAME },
    { "agree", apply_agree, GAME },
    { "plan", apply_plan, OUTLINE },
    { "say", apply_say, 0 },
    { "sit", apply_sit, GAME | OUTLINE },
    { "leave", apply_leave, GAME | OUTLINE },
    { "bot", apply_bot, GAME | OUTLINE },
    { "open", apply_open, GAME | OUTLINE },
    { "name", apply_name, GAME | OUTLINE },
    { "start", apply_start, GAME | OUTLINE },
    { "time", apply_time, GAME | OUTLINE },
    { "away", apply_away, GAME | OUTLINE },
    { "back", apply_back, GAME | OUTLINE },
    { "resign", apply_resign, GAME | OUTLINE },
    { "ask", apply_ask, GAME | OUTLINE },
    { "yes", apply_yes, GAME | OUTLINE },
    { "no", apply_no, GAME | OUTLINE },
    { "rematch", apply_rematch, GAME | OUTLINE },
    { "close", apply_close, GAME | OUTLINE },
};

static sb_error apply_new(room *r, int64_t at, const char *line, sb_text *detail)
{
    sb_error e = strncmp(line, "new ", 4) == 0 ? room_read_new(r, line + 4, detail) : SB_BAD_REQUEST;
    if (e != SB_OK)
        return e;
    r->created = r->last = at;
    r->seq = 1;
    r->outline = 1;
    return SB_OK;
}

/* Time never goes back, whatever the clock of a machine does. */
static void pass_time(room *r, int64_t at)
{
    if (at <= r->last)
        return;
    room_clock_run(r, at, room_pending(r));
    r->last = at;
}

sb_error room_apply(room *r, int64_t at, const char *line, sb_text *detail)
{
    char word[16];
    words w = { line };
    if (r->seq == 0)
        return apply_new(r, at, line, detail);
    if (!next_word(&w, word, sizeof word))
        return SB_BAD_REQUEST;
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        if (strcmp(LINES[i].word, word) != 0)
            continue;
        room_seat seats[SB_SEATS_MAX];
        int64_t last = r->last;
        memcpy(seats, r->seat, sizeof seats);
        pass_time(r, at);
        sb_error e = LINES[i].apply(r, &w);
        if (e != SB_OK) {
            memcpy(r->seat, seats, sizeof seats);
            r->last = last;
            return e;
        }
        if (LINES[i].changes & OUTLINE)
            set_outline(r);
        r->seq++;
        if (LINES[i].changes & GAME)
            r->game = r->seq;
        return SB_OK;
    }
    return SB_BAD_REQUEST;
}

void room_note_change(room *r, int64_t at, unsigned before)
{
    if (at > r->last) {
        room_clock_run(r, at, before);
        r->last = at;
    }
    after_change(r, before);
    r->game = ++r->seq;
}
