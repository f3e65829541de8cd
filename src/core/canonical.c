/* canonical.c: the name of a position, from its text (game.h). */
#include "sagebrush/game.h"

#include <string.h>

/* A text that is hashed as it is written: when its few bytes are full they are added to the sum and written over. */
typedef struct summed {
    sb_text text; /* first, so that the one is found from the other */
    sb_sha256 sum;
    char bytes[512];
} summed;

static bool add_to_sum(sb_text *t, size_t need)
{
    summed *s = (summed *)t;
    size_t more = need - t->n;
    sb_sha256_add(&s->sum, t->at, t->n);
    t->n = 0;
    return more <= t->cap;
}

/* `io` reads and writes: it wants a state of its own. */
uint64_t sb_state_hash(const sb_game *g, const void *state)
{
    _Alignas(16) unsigned char copy[SB_STATE_MAX];
    summed s;
    uint8_t sum[32];
    uint64_t hash = 0;
    memcpy(copy, state, g->state_size);
    sb_sha256_init(&s.sum);
    s.text = (sb_text) { .at = s.bytes, .cap = sizeof s.bytes, .grow = add_to_sum };
    sb_json out = SB_JSON(&s.text);
    sb_json_object(&out, NULL);
    sb_io io = sb_io_writer(&out);
    g->rules.io(copy, &io);
    sb_json_end(&out);
    sb_sha256_add(&s.sum, s.text.at, s.text.n);
    sb_sha256_end(&s.sum, sum);
    for (int i = 0; i < 8; i++)
        hash = hash << 8 | sum[i];
    return hash;
}
