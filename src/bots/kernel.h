/* kernel.h: the layers of a net (net.h), plain and fast, equal to the bit. */
#ifndef SAGEBRUSH_BOTS_KERNEL_H
#define SAGEBRUSH_BOTS_KERNEL_H

#include "bots/net.h"

/* Rows of the first layer that are added to its sums, and others that are taken away. */
typedef struct kernel_rows {
    const uint16_t *added, *taken; /* features */
    int added_n, taken_n;
} kernel_rows;

/* Sums of 16 bits, which may wrap round. */
void kernel_plain_add(const net *n, const kernel_rows *rows, int16_t *sum);
/* Those sums cut off to 0 .. 127. */
void kernel_plain_cut(const net *n, const int16_t *sum, uint8_t *out);
/* Sums of 32 bits, cut off to 0 .. net.most: the last layer takes them as they are. */
enum { KERNEL_A2_ONE = 127 * NET_W2 };
void kernel_plain_2(const net *n, const uint8_t *a1, uint16_t *out);
/* The first so many outputs: sums of 32 bits, which may wrap round. */
void kernel_plain_3(const net *n, const uint16_t *a2, int outputs, uint32_t *out);

bool kernel_has_fast(void);
void kernel_fast_add(const net *n, const kernel_rows *rows, int16_t *sum);
void kernel_fast_cut(const net *n, const int16_t *sum, uint8_t *out);
void kernel_fast_2(const net *n, const uint8_t *a1, uint16_t *out);
void kernel_fast_3(const net *n, const uint16_t *a2, int outputs, uint32_t *out);

/* Registers of 512 bits, for the sums of the first layer; all else as the fast one. */
bool kernel_has_wide(void);
void kernel_wide_add(const net *n, const kernel_rows *rows, int16_t *sum);

#endif
