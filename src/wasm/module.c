/* module.c: the table as a WebAssembly module: the engine protocol (docs/protocol.md) behind a few functions.
 *
 *     at = sagebrush_input(n)      room for a packed document of n bytes (packed.h); 0: too many
 *     at = sagebrush_answer(n)     answers the document there; where the JSON text of the answer is
 *     n  = sagebrush_length()      how many bytes the answer has
 *     ok = sagebrush_weights(n)    takes the n bytes there as the weights of the bots of a game (src/bots/net.h)
 *     ok = sagebrush_puzzles(n)    takes the n bytes there: the id of a game and its puzzles, a line each (src/coach/puzzle_files.h)
 *     at = sagebrush_room(n)       room for the data of a game's own module, zeroed, for good; 0: no memory
 *     ok = sagebrush_game(at)      takes the sb_game there as one of the games
 *
 * The first two places are good until the next call.  There is no chance here: a new table needs its seed.  The clock is the one
 * thing that is asked of the surroundings: host.clock(), milliseconds since whenever, for requests that limit the time of a bot.
 *
 * Games are modules of their own, linked to this one where it runs (web/src/transport/wasm-engine.ts): they use its
 * memory, its table of functions, its stack and its functions. */
#include "base/packed.h"
#include "bots/net.h"
#include "coach/puzzle_files.h"
#include "protocol/engine.h"
#include "sagebrush/heap.h"
#include "wasm/games.h"

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

__attribute__((import_module("host"), import_name("clock"))) double host_clock(void);

void *sagebrush_input(size_t n);
const char *sagebrush_answer(size_t n);
size_t sagebrush_length(void);
int sagebrush_weights(size_t n);
int sagebrush_puzzles(size_t n);
void *sagebrush_room(size_t n);
int sagebrush_game(const sb_game *game);

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

static int64_t now(void)
{
    return (int64_t)host_clock();
}

/* Limits are those of the program but for the depth of perft, whose recursion must fit the stack. */
static bool begin(void)
{
    engine_limits limits = ENGINE_LIMITS;
    limits.line = DOCUMENT_MAX;
    limits.perft_depth = 16;
    module.answer = sb_heap_text();
    module.engine = engine_open(&limits, &(engine_host) { .version = SAGEBRUSH_VERSION, .clock = now });
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

/* The first line is the game's id. */
EXPORT(sagebrush_puzzles) int sagebrush_puzzles(size_t n)
{
    char *file = n <= module.room ? malloc(n + 1) : NULL;
    char *end = file ? memchr(memcpy(file, module.input, n), '\n', n) : NULL;
    if (!end) {
        free(file);
        return 0;
    }
    *end = '\0';
    return puzzle_hand_over(file, end + 1, n - (size_t)(end + 1 - file));
}

EXPORT(sagebrush_room) void *sagebrush_room(size_t n)
{
    size_t whole = (n + 63) & ~(size_t)63;
    void *at = whole < n ? NULL : aligned_alloc(64, whole);
    return at ? memset(at, 0, whole) : NULL;
}

EXPORT(sagebrush_game) int sagebrush_game(const sb_game *game)
{
    return wasm_add_game(game);
}
