/* utf8.c: mending of texts (utf8.h). */
#include "protocol/utf8.h"

#include <stdint.h>

/* How many bytes the character at s has (RFC 3629: shortest form, no surrogates, up to U+10FFFF); 0: none is there. */
static int character_bytes(const unsigned char *s)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    int n = s[0] < 0x80 ? 1 : s[0] >= 0xf0 && s[0] < 0xf8 ? 4 : s[0] >= 0xe0 ? 3 : s[0] >= 0xc0 ? 2 : 0;
    if (n <= 1 || s[0] >= 0xf8)
        return s[0] < 0x80;
    uint32_t value = s[0] & (0xffu >> (n + 1));
    for (int i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80) /* also the NUL at the end */
            return 0;
        value = value << 6 | (s[i] & 0x3f);
    }
    return value >= least[n] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff) ? n : 0;
}

void utf8_mend(char *s)
{
    while (*s) {
        int n = character_bytes((const unsigned char *)s);
        if (n == 0)
            *s = '?';
        s += n ? n : 1;
    }
}
