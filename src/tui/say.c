/* say.c: the texts of say.h. */
#include "tui/say.h"

static const struct {
    const char *name[SB_LANG_COUNT];
    /* clang-format off */
} TEXTS[SAY_COUNT] = {
#define SAY_X(id, en, fr) [SAY_##id] = { en, fr },
    SAY_TEXTS(SAY_X)
#undef SAY_X
};

const char *say_text(say_id id, sb_lang lang)
{
    return TEXTS[id].name[lang];
    /* clang-format on */
}

const char *say_error(sb_error e, sb_lang lang)
{
    return sb_error_text(e, lang);
}
