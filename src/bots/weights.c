/* weights.c: the weights that are in the program (scripts/pack_weights.py), or in the page's module those that were handed
 * over (net.h). */
#include "bots/net.h"

#if defined __wasm__

enum { GAMES_MAX = 8 };

static struct {
    char game[16];
    net_file file;
} handed[GAMES_MAX];

bool net_hand_over(const void *file, size_t bytes)
{
    net_head h;
    if (bytes < sizeof h)
        return false;
    memcpy(&h, file, sizeof h);
    if (memcmp(h.magic, NET_MAGIC, sizeof h.magic) != 0)
        return false;
    for (int i = 0; i < GAMES_MAX; i++)
        if (handed[i].file.at == NULL || memcmp(handed[i].game, h.game, sizeof h.game) == 0) {
            memcpy(handed[i].game, h.game, sizeof h.game);
            handed[i].file = (net_file) { file, bytes };
            return true;
        }
    return false;
}

net_file net_weights(const sb_game *g)
{
    for (int i = 0; i < GAMES_MAX && handed[i].file.at; i++)
        if (strncmp(handed[i].game, g->id, sizeof handed[i].game) == 0)
            return handed[i].file;
    return (net_file) { 0 };
}

#else

extern const struct net_packed {
    const char *game;
    net_file file;
} net_packed[]; /* ends with a row without a game */

net_file net_weights(const sb_game *g)
{
    for (int i = 0; net_packed[i].game; i++)
        if (strcmp(net_packed[i].game, g->id) == 0)
            return net_packed[i].file;
    return (net_file) { 0 };
}

#endif
