/* fuzz_packed.c: libFuzzer for packed documents, the requests of the page (src/base/packed.h). */
#include "fuzz_packed.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    engine *e = fuzz_packed_engine();
    sb_text answer = sb_heap_text();
    if (e)
        fuzz_packed_ask(e, data, size, &answer);
    sb_heap_text_free(&answer);
    engine_free(e);
    return 0;
}
