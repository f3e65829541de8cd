/* choice.c: lists of moves for people (choice.h). */
#include "tui/choice.h"

#include "tui/draw.h"
#include "tui/say.h"

#include <string.h>

#define TEXT_WIDTH 12 /* of the column of canonical texts */

/* ---- the kind that is a plain number ----------------------------------------------------------------------------- */

static bool is_plain_number(const sb_word *w)
{
    return w->args[0].type == SB_ARG_NUMBER && w->args[1].type == SB_ARG_NONE;
}

static int count_kind(const choice *c, int kind)
{
    int n = 0;
    for (int i = 0; i < c->n; i++)
        n += c->list[i].kind == kind;
    return n;
}

/* One kind of move that is a number, also when there is only one such number: who types 1 means a bid of 1, not the first line.
 * With two such kinds a number would be unclear. */
static int find_number_kind(const choice *c)
{
    int found = -1;
    for (int k = 0; k < c->g->moves.count; k++) {
        if (!is_plain_number(&c->g->moves.at[k]) || count_kind(c, k) == 0 || k == draw_aside(c->g))
            continue;
        if (found >= 0)
            return -1;
        found = k;
    }
    return found;
}

void choice_init(choice *c, const sb_game *g, const void *state, int seat, const sb_names *names)
{
    c->g = g;
    c->state = state;
    c->seat = seat;
    c->names = names;
    c->n = g->rules.legal(state, seat, c->list);
    c->warns = false;
    c->number_kind = find_number_kind(c);
}

/* ---- showing ----------------------------------------------------------------------------------------------------- */

static void put_padded(sb_text *out, const char *s, int width)
{
    sb_put(out, s);
    for (int n = draw_width(s); n < width; n++)
        sb_put_char(out, ' ');
}

static bool is_final(const choice *c, int i)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX];
    if (!c->warns)
        return false;
    memcpy(seen, c->state, c->g->state_size);
    c->g->rules.redact(seen, c->seat);
    sb_stops stops = sb_preview_stops(c->g, seen, c->seat, c->list[i]);
    return stops == SB_STOPS_CHANCE || stops == SB_STOPS_HIDDEN;
}

/* "Blow up Cactus Junction (6 on a 7) - of Buck" */
static void put_sentence(const choice *c, int i, sb_text *out)
{
    char bytes[160];
    sb_text note = SB_TEXT(bytes);
    sb_say_move(c->g, c->seat, c->list[i], c->names, out);
    draw_note(c->g, c->state, c->seat, c->list[i], c->names, &note);
    if (note.n)
        sb_putf(out, " - %s", bytes);
    if (is_final(c, i))
        sb_put(out, " (!)");
}

static void put_move(const choice *c, int i, bool texts, sb_text *out)
{
    char bytes[128];
    sb_text canonical = SB_TEXT(bytes);
    sb_move_write(c->g, c->list[i], &canonical);
    if (c->number_kind < 0) {
        sb_put(out, i + 1 < 10 ? "   " : i + 1 < 100 ? "  " : " ");
        sb_putf(out, "%d  ", i + 1);
        put_sentence(c, i, out);
        sb_putf(out, texts ? "  [%s]\n" : "\n", bytes);
        return;
    }
    sb_put(out, "  ");
    put_padded(out, bytes, TEXT_WIDTH);
    sb_put(out, "  ");
    put_sentence(c, i, out);
    sb_put_char(out, '\n');
}

/* "3 to 15", or "3" alone. */
static void put_run(const choice *c, int first, int last, sb_text *out)
{
    int from = sb_move_get_number(c->list[first]), to = sb_move_get_number(c->list[last]);
    if (from == to)
        sb_put_int(out, from);
    else
        sb_putf(out, say_text(SAY_RANGE, c->names->lang), from, to);
}

/* All numbers on one line: runs of neighbours as ranges.  The list is sorted, so they stand together. */
static int put_numbers(const choice *c, int first, sb_text *out)
{
    char bytes[512];
    sb_text runs = SB_TEXT(bytes);
    int i = first, end = first + count_kind(c, c->number_kind);
    while (i < end) {
        int last = i;
        while (last + 1 < end && sb_move_get_number(c->list[last + 1]) == sb_move_get_number(c->list[last]) + 1)
            last++;
        sb_put(&runs, i > first ? ", " : "");
        put_run(c, i, last, &runs);
        i = last + 1;
    }
    sb_put(out, "  ");
    put_padded(out, bytes, TEXT_WIDTH);
    sb_put(out, "  ");
    sb_say_move(c->g, c->seat, c->list[first], c->names, out);
    if (end - first > 1) {
        sb_put(out, " ... ");
        sb_say_move(c->g, c->seat, c->list[end - 1], c->names, out);
    }
    sb_putf(out, " (%s)\n", say_text(SAY_TYPE_NUMBER, c->names->lang));
    return end;
}

void choice_put(const choice *c, bool texts, sb_text *out)
{
    for (int i = 0; i < c->n;) {
        if (c->list[i].kind == c->number_kind)
            i = put_numbers(c, i, out);
        else
            put_move(c, i++, texts, out);
    }
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static bool read_number(const char *text, int *out)
{
    size_t n = strlen(text);
    *out = 0;
    if (n == 0 || n > 5 || strspn(text, "0123456789") != n)
        return false;
    for (; *text; text++)
        *out = *out * 10 + (*text - '0');
    return true;
}

static choice_answer read_by_number(const choice *c, int number, sb_move *out)
{
    if (c->number_kind < 0) {
        if (number < 1 || number > c->n)
            return CHOICE_NONE;
        *out = c->list[number - 1];
        return CHOICE_MOVE;
    }
    for (int i = 0; i < c->n; i++)
        if (c->list[i].kind == c->number_kind && sb_move_get_number(c->list[i]) == number) {
            *out = c->list[i];
            return CHOICE_MOVE;
        }
    return CHOICE_NONE;
}

/* "Bid 3" -> "bid:3": people write capitals and spaces where the canonical text has a colon, then dots. */
static void tidy(const char *typed, sb_text *out)
{
    char gap = ':';
    for (const char *p = typed; *p; p++) {
        if (*p != ' ') {
            sb_put_char(out, *p >= 'A' && *p <= 'Z' ? (char)(*p - 'A' + 'a') : *p);
            continue;
        }
        sb_put_char(out, gap);
        gap = '.';
        p += strspn(p, " ") - 1;
    }
}

choice_answer choice_read(const choice *c, const char *typed, sb_move *out)
{
    char text[128];
    sb_text tidied = SB_TEXT(text);
    int number, beginnings = 0;
    tidy(typed, &tidied);
    if (read_number(text, &number))
        return read_by_number(c, number, out);
    for (int i = 0; i < c->n && text[0]; i++) {
        char bytes[128];
        sb_text canonical = SB_TEXT(bytes);
        sb_move_write(c->g, c->list[i], &canonical);
        if (strncmp(bytes, text, strlen(text)) != 0)
            continue;
        if (beginnings++ == 0 || strcmp(bytes, text) == 0)
            *out = c->list[i];
        if (strcmp(bytes, text) == 0)
            return CHOICE_MOVE;
    }
    return beginnings == 1 ? CHOICE_MOVE : beginnings ? CHOICE_AMBIGUOUS : CHOICE_NONE;
}

bool choice_meant(const choice *c, const char *typed, sb_move *out)
{
    char text[128];
    sb_text tidied = SB_TEXT(text);
    int number;
    tidy(typed, &tidied);
    if (!read_number(text, &number))
        return sb_move_read(c->g, text, out) == SB_OK;
    if (c->number_kind < 0 || number > INT16_MAX)
        return false;
    *out = sb_move_number(c->number_kind, number);
    return true;
}
