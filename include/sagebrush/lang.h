/* lang.h: the languages of everything that people read.  A text is an array with a member for each of them. */
#ifndef SAGEBRUSH_LANG_H
#define SAGEBRUSH_LANG_H

#include "sagebrush/public.h"

#include <stdbool.h>

SB_PUBLIC_BEGIN

typedef enum sb_lang { SB_EN, SB_FR, SB_LANG_COUNT } sb_lang;

SB_INSIDE extern const char
    *const sb_lang_ids[SB_LANG_COUNT];           /* "en", "fr": in requests, on the command line, as keys of JSON */
bool sb_lang_read(const char *id, sb_lang *out); /* false (out untouched): none of them */

SB_PUBLIC_END

#endif
