/* json_node.c: jansson behind the table of functions that sb_io wants (json_node.h). */
#include "cli/json_node.h"

#include <jansson.h>
#include <stdlib.h>

static sb_node_kind node_kind(const void *node)
{
    switch (json_typeof((const json_t *)node)) {
    case JSON_OBJECT: return SB_NODE_OBJECT;
    case JSON_ARRAY: return SB_NODE_LIST;
    case JSON_STRING: return SB_NODE_TEXT;
    case JSON_INTEGER: return SB_NODE_INT;
    case JSON_REAL: return SB_NODE_OTHER;
    case JSON_TRUE:
    case JSON_FALSE: return SB_NODE_BOOL;
    case JSON_NULL: return SB_NODE_NULL;
    }
    return SB_NODE_OTHER;
}

static size_t node_count(const void *node)
{
    return json_is_object((const json_t *)node) ? json_object_size(node) : json_array_size(node);
}

static const void *node_member(const void *node, const char *key)
{
    return json_object_get(node, key);
}

static const void *node_item(const void *node, size_t i)
{
    return json_array_get(node, i);
}

static int64_t node_integer(const void *node)
{
    return json_is_true((const json_t *)node) ? 1 : json_integer_value(node);
}

static const char *node_text(const void *node)
{
    return json_string_value(node);
}

static void node_put(const void *node, sb_text *out)
{
    char *text = json_dumps(node, JSON_ENCODE_ANY | JSON_COMPACT);
    sb_put(out, text ? text : "null");
    free(text);
}

/* jansson's iterators want an object that may be changed; nothing is. */
static const char *node_key_not_in(const void *node, const char *const *keys, size_t n)
{
    json_t *object = (json_t *)(uintptr_t)node;
    for (void *i = json_object_iter(object); i; i = json_object_iter_next(object, i))
        if (!sb_is_listed(json_object_iter_key(i), keys, n))
            return json_object_iter_key(i);
    return NULL;
}

const sb_node_ops sb_json_node_ops = {
    .kind = node_kind,
    .count = node_count,
    .member = node_member,
    .item = node_item,
    .integer = node_integer,
    .text = node_text,
    .put = node_put,
    .key_not_in = node_key_not_in,
};
