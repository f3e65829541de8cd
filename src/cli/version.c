/* version.c: what was built from what, and how. */
#include "cli/cli.h"

#include "commit.h" /* generated */

#if defined(__clang__)
#define COMPILER __VERSION__
#else
#define COMPILER "gcc " __VERSION__
#endif

const char CLI_VERSION[] = SAGEBRUSH_VERSION;
const char CLI_COMMIT[] = SAGEBRUSH_COMMIT;
const char CLI_BUILD[] = SAGEBRUSH_BUILDTYPE ", " COMPILER;
