/* json.c: the JSON writer (text.h). */
#include "sagebrush/text.h"

#include <assert.h>

static void put_quoted(sb_text *t, const char *s)
{
    static const char hex[] = "0123456789abcdef";
    sb_put_char(t, '"');
    for (const char *run = s;; s++) {
        unsigned char c = (unsigned char)*s;
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        sb_put_bytes(t, run, (size_t)(s - run));
        run = s + 1;
        if (c == '\0')
            break;
        if (c == '"' || c == '\\') {
            sb_put_char(t, '\\');
            sb_put_char(t, (char)c);
        } else if (c == '\n') {
            sb_put(t, "\\n");
        } else {
            sb_put(t, "\\u00");
            sb_put_char(t, hex[c >> 4]);
            sb_put_char(t, hex[c & 15]);
        }
    }
    sb_put_char(t, '"');
}

/* The comma and the key before a value. */
static void begin(sb_json *j, const char *key)
{
    uint64_t bit = UINT64_C(1) << j->depth;
    if (j->comma & bit)
        sb_put_char(j->out, ',');
    j->comma |= bit;
    if (key) {
        put_quoted(j->out, key);
        sb_put_char(j->out, ':');
    }
}

static void nest(sb_json *j, const char *key, bool list)
{
    begin(j, key);
    sb_put_char(j->out, list ? '[' : '{');
    j->depth++;
    assert(j->depth < 64);
    uint64_t bit = UINT64_C(1) << j->depth;
    j->comma &= ~bit;
    j->list = list ? j->list | bit : j->list & ~bit;
}

void sb_json_object(sb_json *j, const char *key)
{
    nest(j, key, false);
}

void sb_json_list(sb_json *j, const char *key)
{
    nest(j, key, true);
}

void sb_json_end(sb_json *j)
{
    assert(j->depth > 0);
    sb_put_char(j->out, j->list >> j->depth & 1 ? ']' : '}');
    j->depth--;
}

void sb_json_text(sb_json *j, const char *key, const char *value)
{
    if (!value) {
        sb_json_null(j, key);
        return;
    }
    begin(j, key);
    put_quoted(j->out, value);
}

void sb_json_int(sb_json *j, const char *key, int64_t value)
{
    begin(j, key);
    sb_put_int(j->out, value);
}

void sb_json_bool(sb_json *j, const char *key, bool value)
{
    begin(j, key);
    sb_put(j->out, value ? "true" : "false");
}

void sb_json_null(sb_json *j, const char *key)
{
    begin(j, key);
    sb_put(j->out, "null");
}

void sb_json_hash(sb_json *j, const char *key, uint64_t hash)
{
    begin(j, key);
    sb_put_char(j->out, '"');
    sb_put_hash(j->out, hash);
    sb_put_char(j->out, '"');
}

void sb_json_hex(sb_json *j, const char *key, const uint8_t *bytes, size_t n)
{
    begin(j, key);
    sb_put_char(j->out, '"');
    sb_put_hex(j->out, bytes, n);
    sb_put_char(j->out, '"');
}

void sb_json_bits(sb_json *j, const char *key, unsigned bits)
{
    sb_json_list(j, key);
    for (; bits; bits &= bits - 1)
        sb_json_int(j, NULL, __builtin_ctz(bits));
    sb_json_end(j);
}

void sb_json_raw(sb_json *j, const char *key, const char *json)
{
    begin(j, key);
    sb_put(j->out, json);
}

void sb_json_fixed(sb_json *j, const char *key, double value, int decimals)
{
    begin(j, key);
    if (!(value > -1e15 && value < 1e15)) { /* nor NaN */
        sb_put(j->out, "null");
        return;
    }
    int64_t scale = 1;
    for (int i = 0; i < decimals; i++)
        scale *= 10;
    double magnitude = value < 0 ? -value : value;
    int64_t units = (int64_t)(magnitude * (double)scale + 0.5);
    if (value < 0 && units > 0)
        sb_put_char(j->out, '-');
    sb_put_int(j->out, units / scale);
    if (decimals == 0)
        return;
    sb_put_char(j->out, '.');
    for (int64_t rest = units % scale, s = scale / 10; s > 0; s /= 10)
        sb_put_char(j->out, (char)('0' + rest / s % 10));
}
