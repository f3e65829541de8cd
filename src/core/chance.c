/* chance.c: a game's chance as a member of its state in JSON (game.h). */
#include "sagebrush/game.h"

void sb_io_rng(sb_io *io, sb_rng *r, const char *const *streams)
{
    sb_io_object(io, "chance");
    sb_io_hex(io, "key", r->key, sizeof r->key);
    for (int s = 0; streams[s]; s++)
        r->pos[s] = (uint32_t)sb_io_int(io, streams[s], r->pos[s], 0, UINT32_MAX);
    r->reveals = (uint32_t)sb_io_int(io, "reveals", r->reveals, 0, UINT32_MAX);
    sb_io_end(io);
}
