/* say.c: the texts of say.h. */
#include "tui/say.h"

static const struct {
    const char *en, *fr;
} TEXTS[SAY_COUNT] = {
#define SAY_X(id, en, fr) [SAY_##id] = { en, fr },
    SAY_TEXTS(SAY_X)
#undef SAY_X
};

/* The errors of the table that are not explained by a rule. */
static const struct {
    sb_error error;
    const char *fr;
} FRENCH[] = {
    { SB_NOT_PENDING, "cette place n'a rien à décider maintenant" },
    { SB_GAME_OVER, "la partie est finie" },
    { SB_NOTHING_TO_UNDO, "il n'y a rien à annuler" },
    { SB_NOTHING_TO_REDO, "il n'y a rien à rétablir" },
    { SB_UNDO_BARRIER, "quelque chose de caché a été montré depuis : il faut l'accord de tous" },
    { SB_UNDO_TURN, "quelqu'un d'autre a joué depuis" },
    { SB_LIMIT, "c'est plus que ce qui est permis" },
    { SB_NO_MEMORY, "mémoire insuffisante" },
};

const char *say_text(say_id id, sb_lang lang)
{
    return lang == SB_FR ? TEXTS[id].fr : TEXTS[id].en;
}

const char *say_error(sb_error e, sb_lang lang)
{
    for (size_t i = 0; lang == SB_FR && i < sizeof FRENCH / sizeof *FRENCH; i++)
        if (FRENCH[i].error == e)
            return FRENCH[i].fr;
    return sb_error_text(e);
}
