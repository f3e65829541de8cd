/* incident.c: what happens at a table beside the moves (table.h): a bot takes over, a person comes back, time is over,
 * somebody resigns.  They change who decides for a seat, never the position. */
#include "table/table_private.h"

#include <string.h>

const char *const sb_incident_ids[SB_INCIDENT_KINDS] = {
    [SB_INCIDENT_BOT] = "bot",
    [SB_INCIDENT_BACK] = "back",
    [SB_INCIDENT_TIME] = "time",
    [SB_INCIDENT_RESIGN] = "resign",
    [SB_INCIDENT_UNDO] = "undo",
};

/* ---- the list ---------------------------------------------------------------------------------------------------- */

static int moves_so_far(const sb_table *t)
{
    return t->past.n + t->log.n - t->floor;
}

bool sb_incident_room(sb_table *t)
{
    return sb_list_room(&t->incidents, t->incidents.n + 1);
}

void sb_incident_push(sb_table *t, sb_incident i)
{
    i.moves = moves_so_far(t);
    i.events = t->events.n;
    t->incidents.at[t->incidents.n++] = i;
}

void sb_incidents_go_back(sb_table *t)
{
    int moves = moves_so_far(t);
    for (int i = t->incidents.n - 1; i >= 0; i--) {
        sb_incident *at = &t->incidents.at[i];
        if (at->moves <= moves && at->events <= t->events.n)
            break; /* they are in order */
        at->moves = at->moves < moves ? at->moves : moves;
        at->events = at->events < t->events.n ? at->events : t->events.n;
    }
}

int sb_table_incidents(const sb_table *t)
{
    return t->incidents.n;
}

const sb_incident *sb_table_incident(const sb_table *t, int i)
{
    return &t->incidents.at[i];
}

/* ---- what may happen --------------------------------------------------------------------------------------------- */

/* A person has this seat: plays or is away.  Not one who resigned. */
static bool is_persons(const sb_table *t, int seat)
{
    return t->setup.seat[seat].kind == SB_HUMAN && !t->deputy[seat].for_good;
}

static sb_error may_happen(sb_table *t, int seat, bool possible, const char *bot)
{
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (sb_table_pending(t) == 0)
        return SB_GAME_OVER;
    if (!possible)
        return SB_STALE;
    if (bot && (bot[0] == '\0' || !sb_is_word(bot, "_.:-", SB_NAME_MAX)))
        return SB_BAD_REQUEST;
    if (t->incidents.n >= SB_LOG_MAX)
        return SB_LIMIT;
    return sb_incident_room(t) ? SB_OK : SB_NO_MEMORY;
}

static void happen(sb_table *t, sb_incident_kind kind, int seat, sb_deputy next)
{
    sb_incident i = { .kind = kind, .seat = seat };
    if (kind == SB_INCIDENT_BOT || kind == SB_INCIDENT_RESIGN)
        memcpy(i.bot, next.bot, sizeof i.bot);
    t->deputy[seat] = next;
    t->proposal = (sb_proposal) { 0 };
    sb_incident_push(t, i);
}

static sb_deputy deputy_of(const char *bot, bool for_good)
{
    sb_deputy d = { .plays = true, .for_good = for_good };
    sb_text name = SB_TEXT(d.bot);
    sb_put(&name, sb_bot_lasting(bot));
    return d;
}

sb_error sb_table_bot_takes_over(sb_table *t, int seat, const char *bot)
{
    bool plays = sb_table_has_seat(t, seat) && !sb_table_bot_of(t, seat);
    sb_error e = may_happen(t, seat, plays, bot);
    if (e == SB_OK)
        happen(t, SB_INCIDENT_BOT, seat, deputy_of(bot, false));
    return e;
}

sb_error sb_table_person_returns(sb_table *t, int seat)
{
    bool away = sb_table_has_seat(t, seat) && is_persons(t, seat) && t->deputy[seat].plays;
    sb_error e = may_happen(t, seat, away, NULL);
    if (e == SB_OK)
        happen(t, SB_INCIDENT_BACK, seat, (sb_deputy) { 0 });
    return e;
}

sb_error sb_table_time_out(sb_table *t, int seat)
{
    bool plays = sb_table_has_seat(t, seat) && !sb_table_bot_of(t, seat);
    sb_error e = may_happen(t, seat, plays, NULL);
    if (e == SB_OK)
        happen(t, SB_INCIDENT_TIME, seat, t->deputy[seat]);
    return e;
}

sb_error sb_table_resign(sb_table *t, int seat, const char *bot)
{
    bool persons = sb_table_has_seat(t, seat) && is_persons(t, seat);
    sb_error e = may_happen(t, seat, persons, bot);
    if (e == SB_OK)
        happen(t, SB_INCIDENT_RESIGN, seat, deputy_of(bot, true));
    return e;
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

static const char *const SENTENCE[SB_INCIDENT_KINDS][SB_LANG_COUNT] = {
    [SB_INCIDENT_BOT] = { "A bot plays for %s", "Un bot joue pour %s" },
    [SB_INCIDENT_BACK] = { "%s plays again", "%s reprend sa place" },
    [SB_INCIDENT_TIME] = { "Time is up for %s", "Temps écoulé pour %s" },
    [SB_INCIDENT_RESIGN] = { "%s resigns, a bot plays on", "%s abandonne, un bot joue à sa place" },
};

/* "Ann, Bob"; nobody had to be asked: nothing. */
static void say_seats(const sb_names *names, unsigned seats, sb_text *out)
{
    const char *between = "";
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        if (seats >> seat & 1) {
            sb_put(out, between);
            sb_say_seat(names, seat, out);
            between = ", ";
        }
}

static void say_undo(const sb_incident *i, const sb_names *names, sb_text *out)
{
    bool fr = names->lang == SB_FR;
    sb_putf(out, fr ? "Retour d'un commun accord avant le coup %d" : "Taken back by agreement to before move %d",
        i->to + 1);
    if (i->agreed == 0)
        return;
    sb_put(out, " (");
    say_seats(names, i->agreed, out);
    sb_put(out, ")");
}

void sb_say_incident(const sb_table *t, const sb_incident *i, sb_lang lang, sb_text *out)
{
    sb_names names = sb_table_names(t, lang);
    char who[SB_NAME_MAX + 16];
    sb_text name = SB_TEXT(who);
    if (i->kind == SB_INCIDENT_UNDO) {
        say_undo(i, &names, out);
        return;
    }
    sb_say_seat(&names, i->seat, &name);
    sb_putf(out, SENTENCE[i->kind][lang], who);
}

void sb_incident_json(const sb_table *t, int i, sb_lang lang, sb_json *out)
{
    const sb_incident *at = &t->incidents.at[i];
    char bytes[512];
    sb_text text = SB_TEXT(bytes);
    sb_json_object(out, NULL);
    sb_json_int(out, "number", i);
    sb_json_text(out, "incident", sb_incident_ids[at->kind]);
    if (at->seat >= 0)
        sb_json_int(out, "seat", at->seat);
    if (at->bot[0])
        sb_json_text(out, "bot", at->bot);
    if (at->kind == SB_INCIDENT_UNDO) {
        sb_json_int(out, "ply", at->to);
        sb_json_bits(out, "agreed", at->agreed);
    }
    sb_json_int(out, "after", at->events);
    sb_say_incident(t, at, lang, &text);
    sb_json_text(out, "text", bytes);
    sb_json_end(out);
}
