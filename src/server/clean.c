/* clean.c: texts of strangers (clean.h). */
#include "server/clean.h"

#include <string.h>

typedef struct span {
    uint32_t from, to;
} span;

/* Cc, Cf, Cs, Co, Zl, Zp, variation selectors, fillers that look like nothing, the blank Braille pattern. */
static const span UNSEEN[] = {
    { 0x00, 0x1f },
    { 0x22, 0x22 },
    { 0x7f, 0x9f },
    { 0xad, 0xad },
    { 0x34f, 0x34f },
    { 0x600, 0x605 },
    { 0x61c, 0x61c },
    { 0x6dd, 0x6dd },
    { 0x70f, 0x70f },
    { 0x8e2, 0x8e2 },
    { 0x115f, 0x1160 },
    { 0x17b4, 0x17b5 },
    { 0x180b, 0x180f },
    { 0x200b, 0x200f },
    { 0x2028, 0x202e },
    { 0x2060, 0x206f },
    { 0x2800, 0x2800 },
    { 0x3164, 0x3164 },
    { 0xd800, 0xf8ff },
    { 0xfe00, 0xfe0f },
    { 0xfeff, 0xfeff },
    { 0xffa0, 0xffa0 },
    { 0xfff0, 0xfffb },
    { 0x110bd, 0x110bd },
    { 0x1bca0, 0x1bca3 },
    { 0x1d173, 0x1d17a },
    { 0xe0000, 0x10ffff },
};

static const span SPACES[] = { { 0x20, 0x20 }, { 0xa0, 0xa0 }, { 0x1680, 0x1680 }, { 0x2000, 0x200a },
    { 0x202f, 0x202f }, { 0x205f, 0x205f }, { 0x3000, 0x3000 } };

static const span MARKS[] = { { 0x300, 0x36f }, { 0x483, 0x489 }, { 0x591, 0x5bd }, { 0x610, 0x61a }, { 0x64b, 0x65f },
    { 0xe31, 0xe3a }, { 0xe47, 0xe4e }, { 0x1ab0, 0x1aff }, { 0x1dc0, 0x1dff }, { 0x20d0, 0x20ff },
    { 0xfe20, 0xfe2f } };

#define IN(c, spans) is_in((c), (spans), sizeof(spans) / sizeof *(spans))

static bool is_in(uint32_t c, const span *spans, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (c >= spans[i].from && c <= spans[i].to)
            return true;
    return false;
}

/* The text is UTF-8. */
static uint32_t next_character(const char **p, size_t *bytes)
{
    const unsigned char *s = (const unsigned char *)*p;
    size_t n = s[0] < 0x80 ? 1 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;
    uint32_t c = n == 1 ? s[0] : s[0] & (0xffu >> (n + 1));
    for (size_t i = 1; i < n; i++)
        c = c << 6 | (s[i] & 0x3f);
    *p += n;
    *bytes = n;
    return c;
}

bool clean_text(const char *text, size_t most, sb_text *out)
{
    size_t count = 0, bytes;
    int marks = 0;
    bool space = false;
    if (!sb_is_utf8(text, strlen(text)))
        return false;
    for (const char *p = text; *p;) {
        const char *at = p;
        uint32_t c = next_character(&p, &bytes);
        bool is_space = IN(c, SPACES) || c == '\t' || c == '\n';
        marks = IN(c, MARKS) ? marks + 1 : 0;
        if (is_space)
            space = count > 0;
        if (is_space || IN(c, UNSEEN) || marks > 2 || (marks > 0 && count == 0))
            continue;
        if (space)
            sb_put_char(out, ' ');
        count += 1 + space;
        space = false;
        sb_put_bytes(out, at, bytes);
    }
    return count > 0 && count <= most && !out->cut;
}

void clean_fold(char *text)
{
    for (; *text; text++)
        if (*text >= 'A' && *text <= 'Z')
            *text = (char)(*text + 'a' - 'A');
}
