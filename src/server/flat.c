/* flat.c: plain requests read quickly (flat.h).  No escapes, nothing beyond ASCII, no nesting, no fractions, no key twice:
 * the first thing that is not plain ends it. */
#include "server/flat.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define KEY_MAX    32
#define DIGITS_MAX 18 /* fit into 64 bits whatever they are */

static const char *skip_space(const char *p)
{
    while (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r')
        p++;
    return p;
}

/* Behind the closing quote; NULL: not plain. */
static const char *skip_text(const char *p)
{
    while (*p >= 0x20 && *p < 0x7f && *p != '"' && *p != '\\')
        p++;
    return *p == '"' ? p + 1 : NULL;
}

static json_t *read_number(const char **at)
{
    const char *p = *at, *first;
    int64_t v = 0;
    bool is_negative = *p == '-';
    for (first = p += is_negative; *p >= '0' && *p <= '9' && p - first < DIGITS_MAX; p++)
        v = 10 * v + (*p - '0');
    if (p == first || (*first == '0' && p - first > 1) || (*p && !strchr(",} \t\r\n", *p)))
        return NULL;
    *at = p;
    return json_integer(is_negative ? -v : v);
}

static json_t *read_word(const char **at)
{
    if (strncmp(*at, "true", 4) == 0)
        return *at += 4, json_true();
    if (strncmp(*at, "false", 5) == 0)
        return *at += 5, json_false();
    if (strncmp(*at, "null", 4) == 0)
        return *at += 4, json_null();
    return NULL;
}

static json_t *read_value(const char **at)
{
    const char *from = *at + 1;
    if (**at != '"')
        return **at == '-' || (**at >= '0' && **at <= '9') ? read_number(at) : read_word(at);
    const char *end = skip_text(from);
    if (!end)
        return NULL;
    *at = end;
    return json_stringn_nocheck(from, (size_t)(end - 1 - from));
}

static bool read_member(json_t *into, const char **at)
{
    char key[KEY_MAX];
    const char *from = skip_space(*at), *end;
    if (*from != '"' || (end = skip_text(++from)) == NULL || end - from > KEY_MAX)
        return false;
    memcpy(key, from, (size_t)(end - 1 - from));
    key[end - 1 - from] = '\0';
    const char *p = skip_space(end);
    if (*p != ':' || json_object_get(into, key))
        return false;
    p = skip_space(p + 1);
    json_t *value = read_value(&p);
    *at = skip_space(p);
    return value && json_object_set_new_nocheck(into, key, value) == 0;
}

json_t *flat_read(const char *text, size_t n)
{
    const char *p = skip_space(text);
    bool fine = true;
    if (*p != '{')
        return NULL;
    json_t *o = json_object();
    do {
        p++;
        fine = o && read_member(o, &p);
    } while (fine && *p == ',');
    if (fine && *p == '}' && skip_space(p + 1) == text + n)
        return o;
    json_decref(o);
    return NULL;
}
