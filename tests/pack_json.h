/* pack_json.h: packs documents of jansson (src/base/packed.h), as web/src/transport/pack.ts does in the page. */
#ifndef SAGEBRUSH_PACK_JSON_H
#define SAGEBRUSH_PACK_JSON_H

#include "sagebrush/text.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#define PACK_NODES_MAX 65536

typedef struct pack_node {
    const json_t *json;
    const char *key;
} pack_node;

typedef struct pack_state {
    pack_node node[PACK_NODES_MAX];
    uint32_t nodes;
    sb_text *out; /* the texts come last, so all nodes are known before */
} pack_state;

static inline void pack_u32(sb_text *out, uint32_t v)
{
    sb_put_bytes(out, (const char *)&v, sizeof v); /* little-endian machines only, as the module */
}

static inline void pack_children(pack_state *p, const json_t *json)
{
    json_t *changeable = (json_t *)(uintptr_t)json; /* jansson's iterators are not const */
    for (size_t i = 0; i < json_array_size(json) && p->nodes < PACK_NODES_MAX; i++)
        p->node[p->nodes++] = (pack_node) { json_array_get(json, i), NULL };
    void *i = json_object_iter(changeable);
    for (; i && p->nodes < PACK_NODES_MAX; i = json_object_iter_next(changeable, i))
        p->node[p->nodes++] = (pack_node) { json_object_iter_value(i), json_object_iter_key(i) };
}

/* Where a text will stand, counted from node i; the texts gather in `texts`. */
static inline uint32_t pack_text(const pack_state *p, uint32_t i, sb_text *texts, const char *s)
{
    uint32_t at = (p->nodes - i) * 16 + (uint32_t)texts->n;
    sb_put_bytes(texts, s, strlen(s) + 1);
    return at;
}

static inline void pack_value(pack_state *p, uint32_t i, uint32_t first, sb_text *texts)
{
    const json_t *json = p->node[i].json;
    int64_t integer = json_is_true(json) ? 1 : json_integer_value(json);
    static const uint32_t KIND[] = { [JSON_OBJECT] = 5,
        [JSON_ARRAY] = 4,
        [JSON_STRING] = 3,
        [JSON_INTEGER] = 2,
        [JSON_REAL] = 6,
        [JSON_TRUE] = 1,
        [JSON_FALSE] = 1,
        [JSON_NULL] = 0 };
    pack_u32(p->out, KIND[json_typeof(json)]);
    pack_u32(p->out, p->node[i].key ? pack_text(p, i, texts, p->node[i].key) : 0);
    if (json_is_object(json) || json_is_array(json)) {
        pack_u32(p->out, (first - i) * 16);
        pack_u32(p->out, (uint32_t)(json_is_object(json) ? json_object_size(json) : json_array_size(json)));
    } else if (json_is_string(json) || json_is_real(json)) {
        char *number = json_is_real(json) ? json_dumps(json, JSON_ENCODE_ANY) : NULL;
        pack_u32(p->out, pack_text(p, i, texts, number ? number : json_string_value(json)));
        pack_u32(p->out, 0);
        free(number);
    } else {
        sb_put_bytes(p->out, (const char *)&integer, sizeof integer);
    }
}

/* Packs into `out` (cleared first); false: too many nodes. */
static inline bool pack_json(const json_t *root, sb_text *out, sb_text *texts)
{
    static pack_state p;
    static uint32_t first[PACK_NODES_MAX];
    p.node[0] = (pack_node) { root, NULL };
    p.nodes = 1;
    p.out = out;
    for (uint32_t i = 0; i < p.nodes; i++) {
        first[i] = p.nodes;
        pack_children(&p, p.node[i].json);
    }
    sb_text_clear(out);
    sb_text_clear(texts);
    sb_put(out, "SBP1");
    pack_u32(out, p.nodes);
    pack_u32(out, 0); /* bytes of texts: not known yet */
    pack_u32(out, 0);
    for (uint32_t i = 0; i < p.nodes; i++)
        pack_value(&p, i, first[i], texts);
    uint32_t bytes = (uint32_t)texts->n;
    memcpy(out->at + 8, &bytes, sizeof bytes);
    sb_put_bytes(out, texts->at, texts->n);
    return p.nodes < PACK_NODES_MAX;
}

#endif
