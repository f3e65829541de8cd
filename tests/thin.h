/* thin.h: long tests do less where everything is slow.  With SB_TEST_THIN=4 (tests/meson.build, under the sanitizers) each does
 * a quarter of what it does elsewhere, at least once: the same code, fewer games. */
#ifndef SAGEBRUSH_TESTS_THIN_H
#define SAGEBRUSH_TESTS_THIN_H

#include <stdlib.h>

static inline int thin_factor(void)
{
    const char *text = getenv("SB_TEST_THIN");
    int factor = text ? atoi(text) : 1;
    return factor > 1 ? factor : 1;
}

static inline int thinned(int usual)
{
    int n = usual / thin_factor();
    return n > 1 ? n : 1;
}

#endif
