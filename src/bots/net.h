/* net.h: a small net that values positions, in whole numbers.
 *
 * Features (outlook.h) -> h1 -> h2 -> outputs.  The first layer adds up one row of weights for every feature that is so; both
 * hidden layers are cut off below at 0 and above: the first at 1, the second at `most`.  Everything is integers: the kernels
 * (plain C, AVX2, WebAssembly SIMD) give equal results to the bit.
 *
 * A file of weights (docs/bots.md) may hold several nets, each for some numbers of players. */
#ifndef SAGEBRUSH_BOTS_NET_H
#define SAGEBRUSH_BOTS_NET_H

#include "sagebrush/outlook.h"

enum { NET_H1_MAX = 256, NET_H2_MAX = 64, NET_H1_STEP = 32 };
enum { NET_MOST = 8 }; /* the second hidden layer has 16 bits */

/* Outputs: the chance to win, the seat's own points at the end, those of the best other, then the own points by category. */
enum { NET_WIN, NET_OWN, NET_OTHER, NET_CATEGORY, NET_OUTPUTS_MAX = NET_CATEGORY + SB_CATEGORIES_MAX };

enum { NET_ONE = 1 << 16 }; /* of a chance */

/* What a position is worth: a chance in NET_ONE-ths, which may lie a little below 0 or above 1, points in hundredths. */
typedef struct net_value {
    int32_t out[NET_OUTPUTS_MAX];
} net_value;

/* How much a win and points count, in hundredths of a point. */
typedef struct net_utility {
    int16_t win, own, other;
} net_utility;

typedef struct net {
    int features, h1, h2, outputs;
    unsigned players; /* bit n: made for n players */
    int most;         /* of the second hidden layer, in 1 / 8192 */
    net_utility utility;
    const int8_t *w1;  /* [features][h1], 1 / 128 */
    const int16_t *b1; /* [h1] */
    const int8_t *w2;  /* [h2][h1], 1 / 64 */
    const int32_t *b2; /* [h2], 1 / 8192 */
    const int16_t *w3; /* [outputs][h2], 1 / 1024 */
    const int32_t *b3; /* [outputs], 1 / 131072 */
} net;

enum {
    NET_W1 = 128,
    NET_W2 = 64,
    NET_W3 = 1024,
    NET_POINTS = 64
}; /* what is 1 in the weights; points of an output of 1 */

typedef struct net_head {
    char magic[8]; /* NET_MAGIC */
    char game[16];
    uint32_t bytes;   /* of this net, from its head on: a multiple of 64 */
    uint16_t version; /* of the features */
    uint16_t features, h1, h2, outputs, players;
    int16_t win, own, other;
    uint16_t most; /* 1 to NET_MOST: where the second hidden layer is cut off; 0: as 1 */
    uint16_t zero[8];
} net_head;
_Static_assert(sizeof(net_head) == 64, "a head is a line of 64 bytes");
#define NET_MAGIC "SBNET01"

/* The offsets of the parts of a net behind its head, each a multiple of 64, and all bytes together. */
typedef struct net_layout {
    size_t w1, b1, w2, b2, w3, b3, bytes;
} net_layout;
net_layout net_layout_of(int features, int h1, int h2, int outputs);

/* Reads the net for so many players.  False: the file is broken, or made for another game or other features. */
bool net_read(net *out, const void *file, size_t bytes, const sb_game *g, int players);
/* To learn from: one of an older version, too, which may have fewer features.  It is none to play with. */
bool net_read_older(net *out, const void *file, size_t bytes, const sb_game *g, int players);

/* The list of features that was valued last and the sums of the first layer that came of it: of the next list only what differs
 * is added and taken away (change.h).  The positions of one turn have most in common.  All zero at first. */
typedef struct net_memo {
    const int8_t *w1; /* of the net */
    int count, last;  /* which of the lists was valued last, and how long it is */
    uint16_t list[2][SB_FEATURES_MAX];
    _Alignas(64) int16_t sum[NET_H1_MAX];
    sb_notes notes; /* of the game, on how the position was described */
} net_memo;

void net_eval(const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out);
/* The same of a list that was written where it stays (net_list), and the first so many outputs alone: what a position is worth hangs
 * on those before NET_CATEGORY. */
uint16_t *net_list(net_memo *memo);
void net_eval_list(const net *n, net_memo *memo, int count, int outputs, net_value *out);
/* The same by one kernel: 0 plain, 1 the fast one of this machine, 2 the wide one.  False: there is none. */
bool net_eval_by(int kernel, const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out);

int32_t net_worth(const net_utility *u, const net_value *v); /* in hundredths of a point */

/* The weights in the program, or those that the host has handed over; NULL: none. */
typedef struct net_file {
    const void *at;
    size_t bytes;
} net_file;
net_file net_weights(const sb_game *g);
/* In the page's module, which has no weights: a file in memory that stays, aligned to 64.  False: not one, or too many. */
bool net_hand_over(const void *file, size_t bytes);

#endif
