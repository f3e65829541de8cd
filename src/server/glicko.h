/* glicko.h: Glicko-2 (Glickman 2012) for tables of several: everybody has played everybody, who is placed better has
 * won that game, equals have drawn it. */
#ifndef SAGEBRUSH_SERVER_GLICKO_H
#define SAGEBRUSH_SERVER_GLICKO_H

typedef struct glicko {
    double rating, deviation, volatility;
} glicko;

#define GLICKO_NEW ((glicko) { 1500, 350, 0.06 })

/* New ratings of `n` players after one table; place[i] is smaller for a better one. */
void glicko_update(const glicko *before, const int *place, int n, glicko *after);
/* After `periods` without a game one is less sure. */
glicko glicko_rest(glicko g, double periods);

#endif
