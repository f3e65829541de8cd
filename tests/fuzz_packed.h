/* fuzz_packed.h: one packed document against an engine, wherever the document comes from. */
#ifndef SAGEBRUSH_FUZZ_PACKED_H
#define SAGEBRUSH_FUZZ_PACKED_H

#include "fuzz_answer.h"
#include "sagebrush/heap.h"
#include "tools/engine.h"
#include "base/packed.h"

static inline engine *fuzz_packed_engine(void)
{
    return engine_open(&(engine_limits) { .tables = 8, .perft_depth = 8, .perft_nodes = 2000, .playouts = 20 },
        &(engine_host) { .version = "fuzz" });
}

/* Answers bytes[0..n) like the module does, from memory of exactly that size; was it a document? */
static inline bool fuzz_packed_ask(engine *e, const void *bytes, size_t n, sb_text *answer)
{
    int error;
    void *exact = malloc(n ? n : 1);
    if (!exact)
        return false;
    memcpy(exact, bytes, n);
    const void *root = packed_root(exact, n);
    if (root) {
        engine_answer(e, &packed_node_ops, root, answer);
        json_decref(fuzz_check_answer(answer, &error));
    }
    free(exact);
    return root != NULL;
}

#endif
