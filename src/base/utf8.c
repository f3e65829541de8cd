/* utf8.c: texts of others: checked, or mended (text.h). */
#include "sagebrush/text.h"

/* How many bytes the character at s[0..n) has (RFC 3629: shortest form, no surrogates, up to U+10FFFF); 0: none is
 * there. */
static size_t character_bytes(const char *s, size_t n)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *c = (const unsigned char *)s;
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
    return value >= least[bytes] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff) ? bytes : 0;
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
