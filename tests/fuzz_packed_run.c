/* fuzz_packed_run.c: the requests of docs/protocol.md as packed documents, bent a little or a lot:
 *
 *     fuzz_packed_run PROTOCOL.MD [DOCUMENTS [SEED [CORPUS-FOLDER]]]
 *
 * The same numbers give the same documents.  Nothing may be read beyond a document, and what passes for one is answered
 * by one line of JSON.  With a folder the documents are also written there, as they were before, for libFuzzer. */
#include "fuzz_packed.h"
#include "pack_json.h"
#include "sagebrush/rng.h"

#define REQUESTS_MAX 200

static sb_text request[REQUESTS_MAX];
static int requests;
static sb_quick chance;

static uint32_t below(uint32_t n)
{
    return sb_quick_below(&chance, n);
}

static void read_requests(const char *path)
{
    static char line[1 << 16];
    sb_text texts = sb_heap_text();
    FILE *reference = fopen(path, "r");
    while (reference && requests < REQUESTS_MAX && fgets(line, sizeof line, reference)) {
        json_t *json = strncmp(line, "> ", 2) == 0 ? json_loads(line + 2, JSON_DECODE_ANY, NULL) : NULL;
        request[requests] = sb_heap_text();
        if (json)
            pack_json(json, &request[requests++], &texts);
        json_decref(json);
    }
    if (reference)
        fclose(reference);
    sb_heap_text_free(&texts);
}

static void write_corpus(const char *folder)
{
    for (int i = 0; i < requests; i++) {
        char path[1000];
        snprintf(path, sizeof path, "%s/packed-%d", folder, i);
        FILE *f = fopen(path, "wb");
        if (f) {
            fwrite(request[i].at, 1, request[i].n, f);
            fclose(f);
        }
    }
}

/* Small numbers and edges into some word of the document, or any byte into any place. */
static void bend(char *bytes, size_t n)
{
    static const uint32_t edges[] = { 0, 1, 2, 3, 4, 5, 6, 7, 16, 32, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff };
    uint32_t word, edge = edges[below(sizeof edges / sizeof *edges)];
    size_t at = 4 * below((uint32_t)(n / 4));
    switch (below(4)) {
    case 0: bytes[below((uint32_t)n)] = (char)below(256); return;
    case 1: memcpy(bytes + at, &edge, 4); return;
    case 2: /* a little more or less */
        memcpy(&word, bytes + at, 4);
        word += (uint32_t)(below(2) ? 1 : 16) * (below(2) ? 1u : ~0u);
        memcpy(bytes + at, &word, 4);
        return;
    default: /* something from elsewhere in it */ memcpy(bytes + at, bytes + 4 * below((uint32_t)(n / 4)), 4); return;
    }
}

int main(int argc, char **argv)
{
    uint64_t documents = argc > 2 ? strtoull(argv[2], NULL, 10) : 20000, taken = 0;
    sb_text bent = sb_heap_text(), answer = sb_heap_text();
    engine *e = fuzz_packed_engine();
    chance.s = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    if (argc > 1)
        read_requests(argv[1]);
    if (requests < 30 || !e) {
        fprintf(stderr, "fuzz_packed_run: no requests found\n");
        return 2;
    }
    if (argc > 4)
        write_corpus(argv[4]);
    for (uint64_t i = 0; i < documents; i++) {
        const sb_text *r = &request[below((uint32_t)requests)];
        sb_text_clear(&bent);
        sb_put_bytes(&bent, r->at, r->n);
        for (uint32_t k = below(4); k > 0; k--)
            bend(bent.at, bent.n);
        size_t n = below(20) ? bent.n : below((uint32_t)bent.n + 1);
        taken += fuzz_packed_ask(e, bent.at, n, &answer);
    }
    printf("%llu documents, %llu of them taken\n", (unsigned long long)documents, (unsigned long long)taken);
    for (int i = 0; i < requests; i++)
        sb_heap_text_free(&request[i]);
    sb_heap_text_free(&bent);
    sb_heap_text_free(&answer);
    engine_free(e);
    return taken > documents / 10 && taken < documents ? 0 : 1; /* both must happen */
}
