/* say.c: the texts of say.h. */
#include "tui/say.h"

static const struct {
    const char *en, *fr;
} TEXTS[SAY_COUNT] = {
#define SAY_X(id, en, fr) [SAY_##id] = { en, fr },
    SAY_TEXTS(SAY_X)
#undef SAY_X
};

const char *say_text(say_id id, sb_lang lang)
{
    return lang == SB_FR ? TEXTS[id].fr : TEXTS[id].en;
}

const char *say_error(sb_error e, sb_lang lang)
{
    return lang == SB_FR ? sb_error_text_fr(e) : sb_error_text(e);
}
