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
static bool is_unit(sb_lang lang, const char *p)
{
    enum { UNITS = 8 };
    static const char *const units[SB_LANG_COUNT][UNITS] = {
        [SB_EN] = { "VP", "pt", "pts", "point", "points", "nugget", "nuggets", "minutes" },
        [SB_FR] = { "PV", "pt", "pts", "point", "points", "pépite", "pépites", "minutes" },
    };
    if (p[0] == '%' || (p[0] == '$' && lang == SB_FR)) /* English: "2 $3 coins" */
        return true;
    for (size_t i = 0; i < UNITS; i++)
        if (begins_with(p, units[lang][i]) && !is_letter(p[strlen(units[lang][i])]))
            return true;
    return false;
}

/* French signs that keep a space from their words. */
static bool is_spaced_sign(const char *text, const char *space, bool after_space)
{
    const char *next = space + 1;
    if ((*next && strchr(":;?!", *next)) || begins_with(next, "»"))
        return !after_space;
    return ends_with(text, space, "«");
}

/* May the line not be broken at this space? */
static bool is_bound(sb_lang lang, const char *text, const char *space)
{
    const char *next = space + 1;
    bool after_space = space == text || space[-1] == ' ' || space[-1] == '\n'; /* columns of a drawing */
    if (lang == SB_FR && is_spaced_sign(text, space, after_space))
        return true;
    if (begins_with(next, "×"))
        return !after_space;
    return ends_with(text, space, "×") || (space > text && is_digit(space[-1]) && is_unit(lang, next));
}

/* Before a number or a sum: "-3", "-$3". */
static bool is_minus(const char *text, const char *p)
{
    const char *number = p + 1 + (p[1] == '$');
    return is_digit(*number) && (p == text || strchr(" (/\n", p[-1]) || ends_with(text, p, NO_BREAK));
}

void sb_typeset(sb_lang lang, const char *text, sb_text *out)
{
    bool code = false;
    for (const char *p = text; *p; p++) {
        code ^= *p == '`';
        if (!code && *p == ' ' && is_bound(lang, text, p))
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
