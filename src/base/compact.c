/* compact.c: JSON as this program writes it, read in place (io.h).
 *
 * No white space, no escapes in texts, whole numbers only.  A node is the place in the text where its value begins; the
 * quotation mark at the end of every text is overwritten by NUL, so that a text can be handed out as it is. */
#include "sagebrush/io.h"

#include <string.h>

enum { DEPTH = 2 * SB_IO_DEPTH };

/* ---- is it one? -------------------------------------------------------------------------------------------------- */

static char *check_value(char *p, int depth);

/* After the quotation mark. */
static char *check_text(char *p)
{
    while (*p && *p != '"' && *p != '\\' && (unsigned char)*p >= 0x20)
        p++;
    if (*p != '"')
        return NULL;
    *p = '\0';
    return p + 1;
}

static char *check_number(char *p)
{
    enum { DIGITS = 15 };
    p += *p == '-';
    char *from = p;
    while (*p >= '0' && *p <= '9')
        p++;
    return p > from && p - from <= DIGITS && (*from != '0' || p == from + 1) ? p : NULL;
}

static char *check_member(char *p, int depth, bool keyed)
{
    if (!keyed)
        return check_value(p, depth);
    p = *p == '"' ? check_text(p + 1) : NULL;
    return p && *p == ':' ? check_value(p + 1, depth) : NULL;
}

static char *check_members(char *p, int depth, bool keyed)
{
    char end = keyed ? '}' : ']';
    if (depth == DEPTH)
        return NULL;
    if (*p == end)
        return p + 1;
    while ((p = check_member(p, depth + 1, keyed)) != NULL && *p == ',')
        p++;
    return p && *p == end ? p + 1 : NULL;
}

static char *check_word(char *p, const char *word)
{
    size_t n = strlen(word);
    return strncmp(p, word, n) == 0 ? p + n : NULL;
}

static char *check_value(char *p, int depth)
{
    switch (*p) {
    case '{': return check_members(p + 1, depth, true);
    case '[': return check_members(p + 1, depth, false);
    case '"': return check_text(p + 1);
    case 't': return check_word(p, "true");
    case 'f': return check_word(p, "false");
    case 'n': return check_word(p, "null");
    default: return check_number(p);
    }
}

const void *sb_compact_read(char *text)
{
    const char *end = check_value(text, 0);
    return end && *end == '\0' ? text : NULL;
}

/* ---- walking through it ------------------------------------------------------------------------------------------ */

static const char *skip_text(const char *p) /* from its quotation mark on */
{
    return p + strlen(p) + 1;
}

/* Brackets inside texts do not count. */
static const char *skip(const char *p)
{
    int open = 0;
    do {
        if (*p == '"') {
            p = skip_text(p);
        } else if (*p == '{' || *p == '[') {
            open++;
            p++;
        } else if (*p == '}' || *p == ']') {
            open--;
            p++;
        } else {
            p += strcspn(p + 1, ",:{}[]\"") + 1;
        }
    } while (open > 0);
    return p;
}

/* The first entry of an object or list, or the one behind p; NULL: no more. */
static const char *first(const char *node)
{
    return node[1] == '}' || node[1] == ']' ? NULL : node + 1;
}

static const char *value_of(const char *entry, bool keyed)
{
    return keyed ? skip_text(entry) + 1 : entry;
}

static const char *behind(const char *entry, bool keyed)
{
    const char *p = skip(value_of(entry, keyed));
    return *p == ',' ? p + 1 : NULL;
}

static bool is_keyed(const void *node)
{
    return *(const char *)node == '{';
}

static sb_node_kind node_kind(const void *node)
{
    switch (*(const char *)node) {
    case '{': return SB_NODE_OBJECT;
    case '[': return SB_NODE_LIST;
    case '"': return SB_NODE_TEXT;
    case 't':
    case 'f': return SB_NODE_BOOL;
    case 'n': return SB_NODE_NULL;
    default: return SB_NODE_INT;
    }
}

static size_t node_count(const void *node)
{
    size_t n = 0;
    for (const char *p = first(node); p; p = behind(p, is_keyed(node)))
        n++;
    return n;
}

static const void *node_member(const void *node, const char *key)
{
    for (const char *p = first(node); p; p = behind(p, true))
        if (strcmp(p + 1, key) == 0)
            return value_of(p, true);
    return NULL;
}

static const void *node_item(const void *node, size_t i)
{
    const char *p = first(node);
    for (; p && i > 0; i--)
        p = behind(p, false);
    return p;
}

static int64_t node_integer(const void *node)
{
    const char *p = node;
    int64_t v = 0;
    if (*p == 't' || *p == 'f')
        return *p == 't';
    for (const char *digit = p + (*p == '-'); *digit >= '0' && *digit <= '9'; digit++)
        v = v * 10 + (*digit - '0');
    return *p == '-' ? -v : v;
}

static const char *node_text(const void *node)
{
    return (const char *)node + 1;
}

static void node_put(const void *node, sb_text *out)
{
    (void)node; /* there are no nodes of another kind */
    sb_put(out, "null");
}

static const char *node_key_not_in(const void *node, const char *const *keys, size_t n)
{
    for (const char *p = first(node); p; p = behind(p, true))
        if (!sb_is_listed(p + 1, keys, n))
            return p + 1;
    return NULL;
}

const sb_node_ops sb_compact_ops = {
    .kind = node_kind,
    .count = node_count,
    .member = node_member,
    .item = node_item,
    .integer = node_integer,
    .text = node_text,
    .put = node_put,
    .key_not_in = node_key_not_in,
};
