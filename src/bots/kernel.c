/* kernel.c: the hidden layers in plain C (kernel.h): what the fast ones must equal. */
#include "bots/kernel.h"

static int32_t cut(int32_t x, int32_t most)
{
    return x < 0 ? 0 : x > most ? most : x;
}

void kernel_plain_add(const net *n, const uint16_t *features, int count, int16_t *sum)
{
    for (int k = 0; k < count; k++) {
        const int8_t *row = n->w1 + (size_t)features[k] * (size_t)n->h1;
        for (int i = 0; i < n->h1; i++)
            sum[i] = (int16_t)(uint16_t)(sum[i] + row[i]);
    }
}

void kernel_plain_cut(const net *n, const int16_t *sum, uint8_t *out)
{
    for (int i = 0; i < n->h1; i++)
        out[i] = (uint8_t)cut(sum[i], 127);
}

void kernel_plain_2(const net *n, const uint8_t *a1, uint16_t *out)
{
    for (int o = 0; o < n->h2; o++) {
        const int8_t *row = n->w2 + o * n->h1;
        int32_t sum = n->b2[o];
        for (int i = 0; i < n->h1; i++)
            sum += a1[i] * row[i];
        out[o] = (uint16_t)cut(sum, n->most);
    }
}
