/* kernel.h: the two hidden layers of a net (net.h), plain and fast, equal to the bit. */
#ifndef SAGEBRUSH_BOTS_KERNEL_H
#define SAGEBRUSH_BOTS_KERNEL_H

#include "bots/net.h"

/* Sums of 16 bits, which may wrap round, cut off to 0 .. 127. */
void kernel_plain_1(const net *n, const uint16_t *features, int count, uint8_t *out);
/* Sums of 32 bits, cut off to 0 .. KERNEL_A2_MOST: the last layer takes them as they are. */
enum { KERNEL_A2_MOST = 127 * NET_W2 };
void kernel_plain_2(const net *n, const uint8_t *a1, uint16_t *out);

bool kernel_has_fast(void);
void kernel_fast_1(const net *n, const uint16_t *features, int count, uint8_t *out);
void kernel_fast_2(const net *n, const uint8_t *a1, uint16_t *out);

#endif
