/* kernel.c: the layers in plain C (kernel.h): what the fast ones must equal. */
#include "bots/kernel.h"

static int32_t cut(int32_t x, int32_t most)
{
    return x < 0 ? 0 : x > most ? most : x;
}

static void add_row(const net *n, uint16_t feature, int sign, int16_t *sum)
{
    const int8_t *row = n->w1 + (size_t)feature * (size_t)n->h1;
    for (int i = 0; i < n->h1; i++)
        sum[i] = (int16_t)(uint16_t)(sum[i] + sign * row[i]);
}

void kernel_plain_add(const net *n, const kernel_rows *rows, int16_t *sum)
{
    for (int k = 0; k < rows->added_n; k++)
        add_row(n, rows->added[k], 1, sum);
    for (int k = 0; k < rows->taken_n; k++)
        add_row(n, rows->taken[k], -1, sum);
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

void kernel_plain_3(const net *n, const uint16_t *a2, int outputs, uint32_t *out)
{
    for (int o = 0; o < outputs; o++) {
        const int16_t *w = n->w3 + o * n->h2;
        out[o] = (uint32_t)n->b3[o] * NET_W2;
        for (int i = 0; i < n->h2; i++)
            out[o] += (uint32_t)(a2[i] * w[i]);
    }
}
