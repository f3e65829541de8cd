/* typeset.c: texts as they are printed (typeset.h). */
#include "sagebrush/typeset.h"

#include <string.h>

#define NO_BREAK "\xc2\xa0"

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Letters beyond ASCII are bytes from 0x80 on. */
static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

static bool begins_with(const char *p, const char *word)
{
    return strncmp(p, word, strlen(word)) == 0;
}

static bool ends_with(const char *text, const char *p, const char *word)
{
    size_t n = strlen(word);
    return (size_t)(p - text) >= n && memcmp(p - n, word, n) == 0;
}

/* A unit that must not be torn from its number. */
static bool is_unit(const char *p)
{
    static const char *const units[] = { "PV", "pt", "pts", "point", "points", "pépite", "pépites", "minutes" };
    if (p[0] == '$' || p[0] == '%')
        return true;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (begins_with(p, units[i]) && !is_letter(p[strlen(units[i])]))
            return true;
    return false;
}

/* May the line not be broken at this space? */
static bool is_bound(const char *text, const char *space)
{
    const char *next = space + 1;
    bool after_space = space == text || space[-1] == ' ' || space[-1] == '\n'; /* columns of a drawing */
    if (*next && strchr(":;?!", *next))
        return !after_space;
    if (begins_with(next, "»") || begins_with(next, "×"))
        return !after_space;
    if (ends_with(text, space, "«") || ends_with(text, space, "×"))
        return true;
    return space > text && is_digit(space[-1]) && is_unit(next);
}

static bool is_minus(const char *text, const char *p)
{
    return is_digit(p[1]) && (p == text || strchr(" (\n", p[-1]) || ends_with(text, p, NO_BREAK));
}

void sb_typeset(sb_lang lang, const char *text, sb_text *out)
{
    bool code = false;
    if (lang != SB_FR) {
        sb_put(out, text);
        return;
    }
    for (const char *p = text; *p; p++) {
        code ^= *p == '`';
        if (!code && *p == ' ' && is_bound(text, p))
            sb_put(out, NO_BREAK);
        else if (!code && *p == '\'' && p > text && is_letter(p[-1]) && p[1] && !strchr(" \n", p[1]))
            sb_put(out, "’");
        else if (!code && *p == '-' && is_minus(text, p))
            sb_put(out, "−");
        else
            sb_put_char(out, *p);
    }
}

void sb_untypeset(char *text)
{
    static const struct {
        const char *printed;
        char plain;
    } rows[] = { { NO_BREAK, ' ' }, { "\u202f", ' ' }, { "’", '\'' }, { "−", '-' } };
    char *to = text;
    for (const char *p = text; *p; to++) {
        size_t i = 0, n = sizeof rows / sizeof *rows;
        while (i < n && !begins_with(p, rows[i].printed))
            i++;
        *to = i < n ? rows[i].plain : *p;
        p += i < n ? strlen(rows[i].printed) : 1;
    }
    *to = '\0';
}
