/* packed.c: JSON documents as flat bytes (packed.h): checked once, then read in place. */
#include "base/packed.h"

#include <string.h>

typedef struct packed_node {
    uint32_t kind;
    uint32_t key;
    union {
        int64_t integer;
        struct {
            uint32_t to; /* the text or the first child */
            uint32_t count;
        };
    };
} packed_node;

typedef struct packed_head {
    char magic[4];
    uint32_t nodes, text_bytes, zero;
} packed_head;

_Static_assert(sizeof(packed_node) == 16 && sizeof(packed_head) == 16, "as in packed.h");

/* ---- checking ---------------------------------------------------------------------------------------------------- */

typedef struct packed_document {
    const packed_node *node;
    uint32_t nodes;
    const char *text, *text_end;
} packed_document;

static const char *text_at(const packed_node *node, uint32_t to)
{
    return (const char *)node + to;
}

/* A whole text: it begins where another one has ended. */
static bool is_text(const packed_document *d, const packed_node *node, uint32_t to)
{
    size_t nodes_left = (size_t)(d->node + d->nodes - node) * sizeof *node; /* the texts begin so far from here */
    if (to < nodes_left || to - nodes_left >= (size_t)(d->text_end - d->text))
        return false;
    return to == nodes_left || text_at(node, to)[-1] == '\0';
}

static const char *skip_digits(const char *s)
{
    while (*s >= '0' && *s <= '9')
        s++;
    return s;
}

/* RFC 8259: -? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)? */
static bool is_json_number(const char *s)
{
    s += *s == '-';
    const char *whole = s;
    s = skip_digits(s);
    if (s == whole || (*whole == '0' && s > whole + 1))
        return false;
    if (*s == '.') {
        const char *fraction = s + 1;
        if ((s = skip_digits(fraction)) == fraction)
            return false;
    }
    if (*s == 'e' || *s == 'E') {
        s++;
        s += *s == '+' || *s == '-';
        const char *exponent = s;
        if ((s = skip_digits(exponent)) == exponent)
            return false;
    }
    return *s == '\0';
}

/* The children of a node are the next ones that have no parent yet. */
static bool has_children(const packed_document *d, uint32_t i, uint32_t *next)
{
    const packed_node *node = &d->node[i];
    uint32_t count = node->count;
    if (*next <= i || count > d->nodes - *next || node->to != (uint64_t)(*next - i) * sizeof *node)
        return false;
    for (; count > 0; count--, ++*next) {
        const packed_node *child = &d->node[*next];
        if (node->kind == SB_NODE_OBJECT ? !is_text(d, child, child->key) : child->key != 0)
            return false;
    }
    return true;
}

static bool is_node(const packed_document *d, uint32_t i, uint32_t *next)
{
    const packed_node *node = &d->node[i];
    switch (node->kind) {
    case SB_NODE_NULL: return true;
    case SB_NODE_BOOL: return node->integer == 0 || node->integer == 1;
    case SB_NODE_INT: return true;
    case SB_NODE_TEXT: return is_text(d, node, node->to);
    case SB_NODE_OTHER: return is_text(d, node, node->to) && is_json_number(text_at(node, node->to));
    case SB_NODE_LIST:
    case SB_NODE_OBJECT: return has_children(d, i, next);
    }
    return false;
}

static bool is_document(const packed_document *d)
{
    size_t text_bytes = (size_t)(d->text_end - d->text);
    if (text_bytes > 0 && (d->text_end[-1] != '\0' || !sb_is_utf8(d->text, text_bytes)))
        return false;
    uint32_t next = 1;
    if (d->nodes == 0 || d->node[0].key != 0)
        return false;
    for (uint32_t i = 0; i < d->nodes; i++)
        if (!is_node(d, i, &next))
            return false;
    return next == d->nodes;
}

const void *packed_root(const void *bytes, size_t n)
{
    const packed_head *head = bytes;
    if (n < sizeof *head || memcmp(head->magic, "SBP1", 4) != 0 || head->zero != 0)
        return NULL;
    uint64_t nodes_bytes = (uint64_t)head->nodes * sizeof(packed_node);
    if (nodes_bytes + head->text_bytes != n - sizeof *head)
        return NULL;
    const packed_node *node = (const packed_node *)(head + 1);
    packed_document d = { .node = node,
        .nodes = head->nodes,
        .text = (const char *)(node + head->nodes),
        .text_end = (const char *)bytes + n };
    return is_document(&d) ? node : NULL;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static sb_node_kind node_kind(const void *node)
{
    return (sb_node_kind)((const packed_node *)node)->kind;
}

static size_t node_count(const void *node)
{
    return ((const packed_node *)node)->count;
}

static const void *node_item(const void *node, size_t i)
{
    const packed_node *list = node;
    if (i >= list->count)
        return NULL;
    return (const char *)node + list->to + i * sizeof *list;
}

static const char *node_key(const packed_node *member)
{
    return text_at(member, member->key);
}

static const void *node_member(const void *node, const char *key)
{
    const packed_node *object = node;
    for (uint32_t i = 0; i < object->count; i++) {
        const packed_node *member = node_item(node, i);
        if (strcmp(node_key(member), key) == 0)
            return member;
    }
    return NULL;
}

static int64_t node_integer(const void *node)
{
    return ((const packed_node *)node)->integer;
}

static const char *node_text(const void *node)
{
    const packed_node *text = node;
    return text_at(text, text->to);
}

static void node_put(const void *node, sb_text *out)
{
    sb_put(out, node_text(node));
}

static const char *node_key_not_in(const void *node, const char *const *keys, size_t n)
{
    const packed_node *object = node;
    for (uint32_t i = 0; i < object->count; i++) {
        const char *key = node_key(node_item(node, i));
        if (!sb_is_listed(key, keys, n))
            return key;
    }
    return NULL;
}

const sb_node_ops packed_node_ops = {
    .kind = node_kind,
    .count = node_count,
    .member = node_member,
    .item = node_item,
    .integer = node_integer,
    .text = node_text,
    .put = node_put,
    .key_not_in = node_key_not_in,
};
