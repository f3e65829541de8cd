/* glicko.c: ratings (glicko.h).  The letters are those of Glickman's "Example of the Glicko-2 system". */
#include "server/glicko.h"

#include <math.h>

#define SCALE         173.7178
#define TAU           0.5
#define PI            3.14159265358979323846
#define DEVIATION_MAX 350.0

static double g_of(double phi)
{
    return 1 / sqrt(1 + 3 * phi * phi / (PI * PI));
}

static double expected(double mu, double mu_j, double phi_j)
{
    return 1 / (1 + exp(-g_of(phi_j) * (mu - mu_j)));
}

typedef struct step5 {
    double delta, phi, v, a;
} step5;

static double f_of(const step5 *s, double x)
{
    double e = exp(x), d = s->phi * s->phi + s->v + e;
    return e * (s->delta * s->delta - d) / (2 * d * d) - (x - s->a) / (TAU * TAU);
}

/* Step 5: the Illinois algorithm. */
static double new_volatility(const step5 *s)
{
    double A = s->a, B;
    double over = s->delta * s->delta - s->phi * s->phi - s->v;
    if (over > 0) {
        B = log(over);
    } else {
        int k = 1;
        while (f_of(s, s->a - k * TAU) < 0 && k < 100)
            k++;
        B = s->a - k * TAU;
    }
    double fA = f_of(s, A), fB = f_of(s, B);
    for (int i = 0; i < 100 && fabs(B - A) > 1e-6; i++) {
        double C = A + (A - B) * fA / (fB - fA), fC = f_of(s, C);
        if (fC * fB <= 0) {
            A = B;
            fA = fB;
        } else {
            fA /= 2;
        }
        B = C;
        fB = fC;
    }
    return exp(A / 2);
}

static glicko update_one(const glicko *before, const int *place, int n, int i)
{
    double mu = (before[i].rating - 1500) / SCALE, phi = before[i].deviation / SCALE, inverse_v = 0, sum = 0;
    for (int j = 0; j < n; j++) {
        if (j == i)
            continue;
        double mu_j = (before[j].rating - 1500) / SCALE, phi_j = before[j].deviation / SCALE;
        double g = g_of(phi_j), E = expected(mu, mu_j, phi_j);
        double score = place[i] < place[j] ? 1 : place[i] == place[j] ? 0.5 : 0;
        inverse_v += g * g * E * (1 - E);
        sum += g * (score - E);
    }
    if (inverse_v <= 0)
        return before[i];
    double v = 1 / inverse_v, sigma = before[i].volatility;
    step5 s = { .delta = v * sum, .phi = phi, .v = v, .a = log(sigma * sigma) };
    sigma = new_volatility(&s);
    double phi_star = sqrt(phi * phi + sigma * sigma);
    phi = 1 / sqrt(1 / (phi_star * phi_star) + inverse_v);
    mu += phi * phi * sum;
    return (glicko) { mu * SCALE + 1500, fmin(phi * SCALE, DEVIATION_MAX), sigma };
}

void glicko_update(const glicko *before, const int *place, int n, glicko *after)
{
    for (int i = 0; i < n; i++)
        after[i] = update_one(before, place, n, i);
}

glicko glicko_rest(glicko g, double periods)
{
    double phi = g.deviation / SCALE;
    g.deviation = fmin(SCALE * sqrt(phi * phi + periods * g.volatility * g.volatility), DEVIATION_MAX);
    return g;
}
