/* arena_figures.c: shares, Elo and the sequential test (arena.h). */
#include "tools/arena.h"

#include <math.h>

static arena_share share_of(double sum, double squares, double n)
{
    if (n == 0)
        return (arena_share) { 0 };
    double mean = sum / n, variance = n > 1 ? (squares - sum * mean) / (n - 1) : 0, least = 1.5 / n;
    double error = variance > 0 ? sqrt(variance / n) : 0;
    return (arena_share) { .mean = mean,
        .error = error > least ? error : least }; /* never seen: up to 3 in n all the same */
}

arena_share arena_wins(const arena_set *sets, int64_t n, int rival)
{
    double sum = 0, squares = 0;
    for (int64_t i = 0; i < n; i++) {
        double share = (double)sets[i].wins[rival] / ARENA_WIN / sets[i].seats[rival];
        sum += share;
        squares += share * share;
    }
    return share_of(sum, squares, (double)n);
}

arena_share arena_better(const arena_set *sets, int64_t n, int duel)
{
    double sum = 0, squares = 0;
    for (int64_t i = 0; i < n; i++) {
        double share = (double)sets[i].better[duel] / ARENA_PAIR / sets[i].pairs[duel];
        sum += share;
        squares += share * share;
    }
    return share_of(sum, squares, (double)n);
}

double arena_elo(double share)
{
    double s = share < 1e-4 ? 1e-4 : share > 1 - 1e-4 ? 1 - 1e-4 : share;
    return 400 * log10(s / (1 - s));
}

static double share_at(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* The normal approximation, with the variance that the sets show: what one set tells is one observation, so that the
 * games of a set may depend on each other. */
double arena_llr(const arena_set *sets, int64_t n, double elo0, double elo1)
{
    arena_share s = arena_better(sets, n, 0);
    double s0 = share_at(elo0), s1 = share_at(elo1), variance = s.error * s.error * (double)n;
    return (double)n * (s1 - s0) * (2 * s.mean - s0 - s1) / (2 * variance);
}
