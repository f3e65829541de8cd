/* canonical.c: the text of a position, back from it, and the name made of it (game.h). */
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
void sb_state_write(const sb_game *g, const void *state, sb_json *out)
{
    _Alignas(16) unsigned char copy[SB_STATE_MAX];
    memcpy(copy, state, g->state_size);
    sb_io io = sb_io_writer(out);
    g->rules.io(copy, &io);
}

bool sb_state_read(const sb_game *g, const sb_node_ops *ops, const void *root, void *state, sb_text *why)
{
    sb_io io = sb_io_reader(ops, root);
    memset(state, 0, SB_STATE_MAX);
    g->rules.io(state, &io);
    sb_io_end(&io);
    const char *wrong = io.failed ? io.error : g->rules.check(state);
    if (wrong)
        sb_put(why, wrong);
    return !wrong;
}

uint64_t sb_state_hash(const sb_game *g, const void *state)
{
    summed s;
    uint8_t sum[32];
    uint64_t hash = 0;
    sb_sha256_init(&s.sum);
    s.text = (sb_text) { .at = s.bytes, .cap = sizeof s.bytes, .grow = add_to_sum };
    sb_json out = SB_JSON(&s.text);
    sb_json_object(&out, NULL);
    sb_state_write(g, state, &out);
    sb_json_end(&out);
    sb_sha256_add(&s.sum, s.text.at, s.text.n);
    sb_sha256_end(&s.sum, sum);
    for (int i = 0; i < 8; i++)
        hash = hash << 8 | sum[i];
    return hash;
}
