/* text.c: text buffers and hex (text.h). */
#include "sagebrush/text.h"

#include <stdarg.h>
#include <string.h>

static const char HEX[] = "0123456789abcdef";

void sb_text_clear(sb_text *t)
{
    t->n = 0;
    t->cut = false;
    if (t->cap > 0)
        t->at[0] = '\0';
}

void sb_put_bytes(sb_text *t, const char *s, size_t n)
{
    if (n >= t->cap - t->n && !(t->grow && t->grow(t, t->n + n + 1))) {
        t->cut = true;
        n = t->cap > t->n ? t->cap - t->n - 1 : 0;
    }
    if (t->cap == 0)
        return;
    memcpy(t->at + t->n, s, n);
    t->n += n;
    t->at[t->n] = '\0';
}

void sb_put(sb_text *t, const char *s)
{
    sb_put_bytes(t, s, strlen(s));
}

void sb_put_char(sb_text *t, char c)
{
    if (t->n + 1 >= t->cap) {
        sb_put_bytes(t, &c, 1);
        return;
    }
    t->at[t->n++] = c;
    t->at[t->n] = '\0';
}

void sb_put_int(sb_text *t, int64_t v)
{
    char digits[20];
    size_t n = sizeof digits;
    uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
    do {
        digits[--n] = (char)('0' + u % 10);
        u /= 10;
    } while (u > 0);
    if (v < 0)
        sb_put_char(t, '-');
    sb_put_bytes(t, digits + n, sizeof digits - n);
}

void sb_put_hex(sb_text *t, const uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        sb_put_char(t, HEX[bytes[i] >> 4]);
        sb_put_char(t, HEX[bytes[i] & 15]);
    }
}

void sb_put_hash(sb_text *t, uint64_t hash)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        sb_put_char(t, HEX[hash >> shift & 15]);
}

void sb_putv(sb_text *t, const char *format, va_list args)
{
    for (const char *p = format; *p; p++) {
        const char *next = strchr(p, '%');
        if (!next) {
            sb_put(t, p);
            return;
        }
        sb_put_bytes(t, p, (size_t)(next - p));
        p = next + 1;
        switch (*p) {
        case 's': {
            const char *s = va_arg(args, const char *);
            sb_put(t, s ? s : "");
            break;
        }
        case 'd': sb_put_int(t, va_arg(args, int)); break;
        case 'c': sb_put_char(t, (char)va_arg(args, int)); break;
        case 'h': sb_put_hash(t, va_arg(args, uint64_t)); break;
        case '%': sb_put_char(t, '%'); break;
        default: return;
        }
    }
}

void sb_putf(sb_text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    sb_putv(t, format, args);
    va_end(args);
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool sb_hex_read(const char *s, uint8_t *out, size_t n)
{
    if (strlen(s) != 2 * n)
        return false;
    for (size_t i = 0; i < 2 * n; i++)
        if (hex_digit(s[i]) < 0)
            return false;
    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)(hex_digit(s[2 * i]) << 4 | hex_digit(s[2 * i + 1]));
    return true;
}
