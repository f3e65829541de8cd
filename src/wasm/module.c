/* module.c: the table as a WebAssembly module: the engine protocol (docs/protocol.md) behind four functions, without a
 * single import.
 *
 *     at = sagebrush_input(n)      room for a packed document of n bytes (packed.h); 0: too many
 *     at = sagebrush_answer(n)     answers the document there; where the JSON text of the answer is
 *     n  = sagebrush_length()      how many bytes the answer has
 *     ok = sagebrush_weights(n)    takes the n bytes there as the weights of the bots of a game (src/bots/net.h)
 *
 * Both places are good until the next call.  There is no chance and no clock here: a new table needs its seed. */
#include "bots/net.h"
#include "protocol/engine.h"
#include "sagebrush/heap.h"
#include "base/packed.h"

#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))

#define DOCUMENT_MAX (16u << 20)

static struct {
    engine *engine;
    sb_text answer;
    void *input;
    size_t room;
} module;

void *sagebrush_input(size_t n);
const char *sagebrush_answer(size_t n);
size_t sagebrush_length(void);
int sagebrush_weights(size_t n);

EXPORT(sagebrush_input) void *sagebrush_input(size_t n)
{
    if (n > DOCUMENT_MAX)
        return NULL;
    if (n > module.room) {
        free(module.input); /* what was there is answered already */
        module.input = malloc(n);
        module.room = module.input ? n : 0;
    }
    return module.input;
}

/* Limits are those of the program but for the depth of perft, whose recursion must fit the stack. */
static bool begin(void)
{
    engine_limits limits = ENGINE_LIMITS;
    limits.line = DOCUMENT_MAX;
    limits.perft_depth = 16;
    limits.ms = 0;
    module.answer = sb_heap_text();
    module.engine = engine_open(&limits, &(engine_host) { .version = SAGEBRUSH_VERSION });
    return module.engine != NULL;
}

EXPORT(sagebrush_answer) const char *sagebrush_answer(size_t n)
{
    static char no_memory[] =
        "{\"id\":null,\"ok\":false,\"error\":{\"code\":\"no_memory\",\"message\":\"out of memory\"}}";
    if (!module.engine && !begin()) {
        module.answer = (sb_text) { .at = no_memory, .n = sizeof no_memory - 1 };
        return module.answer.at;
    }
    const void *root = n <= module.room ? packed_root(module.input, n) : NULL;
    if (root)
        engine_answer(module.engine, &packed_node_ops, root, &module.answer);
    else
        engine_refuse(module.engine, SB_BAD_JSON, &module.answer, "not a packed document");
    return module.answer.at;
}

EXPORT(sagebrush_length) size_t sagebrush_length(void)
{
    return module.answer.n;
}

/* They are kept for good: a game's bots are asked again and again. */
EXPORT(sagebrush_weights) int sagebrush_weights(size_t n)
{
    if (n > module.room)
        return 0;
    void *file = aligned_alloc(64, (n + 63) & ~(size_t)63);
    if (!file)
        return 0;
    memcpy(file, module.input, n);
    return net_hand_over(file, n);
}
