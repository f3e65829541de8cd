/* utf8.c: texts of others: checked, or mended (text.h). */
#include "sagebrush/text.h"

/* How many bytes the character at s[0..n) has (RFC 3629: shortest form, no surrogates, up to U+10FFFF); 0: none is
 * there. */
static size_t read_character(const char *s, size_t n, uint32_t *out)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *c = (const unsigned char *)s;
    *out = c[0];
    if (c[0] < 0x80)
        return 1;
    size_t bytes = c[0] < 0xc0 || c[0] >= 0xf8 ? 0 : c[0] >= 0xf0 ? 4 : c[0] >= 0xe0 ? 3 : 2;
    if (bytes == 0 || bytes > n)
        return 0;
    uint32_t value = c[0] & (0xffu >> (bytes + 1));
    for (size_t i = 1; i < bytes; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
        value = value << 6 | (c[i] & 0x3f);
    }
    *out = value;
    return value >= least[bytes] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff) ? bytes : 0;
}

static size_t character_bytes(const char *s, size_t n)
{
    uint32_t value;
    return read_character(s, n, &value);
}

bool sb_is_utf8(const char *s, size_t n)
{
    for (size_t i = 0; i < n;) {
        size_t bytes = character_bytes(s + i, n - i);
        if (bytes == 0)
            return false;
        i += bytes;
    }
    return true;
}

void sb_mend_utf8(char *s, size_t n)
{
    for (size_t i = 0; i < n;) {
        size_t bytes = character_bytes(s + i, n - i);
        if (bytes == 0)
            s[i] = '?';
        i += bytes ? bytes : 1;
    }
}

/* Characters that are not seen, or that change how others are seen: ranges, in order. */
static const uint32_t UNSEEN[][2] = {
    { 0x00, 0x1f },       /* controls */
    { 0x7f, 0x9f },       /* controls of a terminal, C1 */
    { 0xad, 0xad },       /* soft hyphen */
    { 0x61c, 0x61c },     /* direction of writing */
    { 0x180e, 0x180e },   /* without width */
    { 0x200b, 0x200f },   /* without width, direction */
    { 0x2028, 0x202e },   /* ends of lines, direction */
    { 0x2060, 0x206f },   /* without width, direction */
    { 0xfeff, 0xfeff },   /* byte order mark */
    { 0xfff9, 0xfffb },   /* annotations */
    { 0xe0000, 0xe0fff }, /* tags */
};

static bool is_seen(uint32_t character)
{
    for (size_t i = 0; i < sizeof UNSEEN / sizeof *UNSEEN; i++)
        if (character >= UNSEEN[i][0] && character <= UNSEEN[i][1])
            return false;
    return true;
}

bool sb_is_plain(const char *s, size_t n)
{
    for (size_t i = 0; i < n;) {
        uint32_t character;
        size_t bytes = read_character(s + i, n - i, &character);
        if (bytes == 0 || !is_seen(character))
            return false;
        i += bytes;
    }
    return true;
}
