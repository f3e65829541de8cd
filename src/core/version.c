/* version.c: which library this is (public.h). */
#include "sagebrush/game.h"

const char *sb_version(void)
{
    return SB_VERSION;
}

int sb_api(void)
{
    return SB_API;
}

int sb_abi(void)
{
    return SB_ABI;
}
