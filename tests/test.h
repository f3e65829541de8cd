/* test.h: cmocka with all that it wants to be included first. */
#ifndef SAGEBRUSH_TESTS_TEST_H
#define SAGEBRUSH_TESTS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#endif
