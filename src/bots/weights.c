/* weights.c: the weights that are in the program (scripts/pack_weights.py), or that the host hands over (net.h). */
#include "bots/net.h"

extern const struct net_packed {
    const char *game;
    net_file file;
} net_packed[]; /* ends with a row without a game */

net_file net_weights(const sb_game *g)
{
    for (int i = 0; net_packed[i].game; i++)
        if (strcmp(net_packed[i].game, g->id) == 0)
            return net_packed[i].file;
    return (net_file){ 0 };
}
