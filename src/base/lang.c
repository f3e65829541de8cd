/* lang.c: the languages by their ids (lang.h). */
#include "sagebrush/lang.h"

#include <string.h>

const char *const sb_lang_ids[SB_LANG_COUNT] = { [SB_EN] = "en", [SB_FR] = "fr" };

bool sb_lang_read(const char *id, sb_lang *out)
{
    for (int lang = 0; lang < SB_LANG_COUNT; lang++)
        if (strcmp(id, sb_lang_ids[lang]) == 0) {
            *out = (sb_lang)lang;
            return true;
        }
    return false;
}
