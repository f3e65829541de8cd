/* fuzz_engine.c: libFuzzer for the engine protocol: the input is a session, line by line. */
#include "fuzz_answer.h"
#include "sagebrush/heap.h"
#include "tools/engine.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    engine *e = engine_new(&(engine_limits) {
        .line = 65536, .tables = 8, .perft_depth = 8, .perft_nodes = 2000, .playouts = 20, .ms = 2 });
    sb_text answer = sb_heap_text();
    const char *p = (const char *)data, *end = p + size;
    while (e && p < end) {
        int error;
        const char *newline = memchr(p, '\n', (size_t)(end - p));
        const char *stop = newline ? newline : end;
        engine_line(e, p, (size_t)(stop - p), &answer);
        json_decref(fuzz_check_answer(&answer, &error));
        p = newline ? newline + 1 : end;
    }
    sb_heap_text_free(&answer);
    engine_free(e);
    return 0;
}
