/* say.h: everything that the terminal table says by itself, in both languages. */
#ifndef SAGEBRUSH_TUI_SAY_H
#define SAGEBRUSH_TUI_SAY_H

#include "sagebrush/game.h"

/*    id               English                                        French; %s and %d in the same order */
#define SAY_TEXTS(X)                                                                                                   \
    X(TABLE, "%s, %d players", "%s, %d joueurs")                                                                       \
    X(SEAT_HUMAN, "  %s: a person at this terminal", "  %s : une personne à ce terminal")                                 \
    X(SEAT_BOT, "  %s: the bot %s", "  %s : le bot %s")                                                                \
    X(COMMITMENT, "Commitment to the chance of this game: %s", "Engagement sur le hasard de cette partie : %s")        \
    X(HAPPENED, "Since your last decision:", "Depuis votre dernière décision :")                                       \
    X(PROMPT, "%s: %s", "%s : %s")                                                                                     \
    X(RANGE, "%d to %d", "%d à %d")                                                                                    \
    X(TYPE_NUMBER, "type the number", "tapez le nombre")                                                               \
    X(MAY, "%s, you may also act now (Enter: no; \"never\": do not ask again):",                                       \
        "%s, vous pouvez aussi agir maintenant (Entrée : non ; « never » : ne plus demander) :")                       \
    X(HAND_OVER, "--- Hand over to %s, then press Enter ---", "--- Passez la main à %s, puis tapez Entrée ---")        \
    X(HELP,                                                                                                            \
        "Type the number of a move, a move as text, or:  ? this help and the rule   u undo   r redo   reset   why MOVE"\
        "   rule ID   hint   log   save FILE   q quit",                                                                \
        "Tapez le numéro d'un coup, un coup en toutes lettres, ou :  ? cette aide et la règle   u annuler   r rétablir"\
        "   reset tout annuler   why COUP pourquoi pas   rule ID règle   hint conseil   log journal   save FICHIER"    \
        "   q quitter")                                                                                                \
    X(BAD_INPUT, "\"%s\" is neither a move of this list nor a command; ? lists the commands.",                         \
        "« %s » n'est ni un coup de cette liste ni une commande ; ? donne les commandes.")                             \
    X(AMBIGUOUS, "\"%s\" can mean several moves: type more of it.", "« %s » peut désigner plusieurs coups : précisez.")\
    X(NOT_A_MOVE, "\"%s\" is not a move of this game.", "« %s » n'est pas un coup de ce jeu.")                         \
    X(LEGAL, "This move is allowed.", "Ce coup est permis.")                                                           \
    X(REFUSED, "Not allowed: %s%s", "Interdit : %s%s")                                                                 \
    X(RULE_OF, " (rule %s)", " (règle %s)")                                                                            \
    X(NO_RULE, "There is no rule \"%s\".", "Il n'y a pas de règle « %s ».")                                            \
    X(EXPECTED, "Expected: %s", "Il faut : %s")                                                                        \
    X(HINT, "Hint of %s: %s [%s]", "Conseil de %s : %s [%s]")                                                          \
    X(UNDONE, "Taken back.", "Annulé.")                                                                                \
    X(REDONE, "Played again.", "Rejoué.")                                                                              \
    X(AGREE, "Others have moved or something hidden was shown since. Go back all the same, if everybody agrees? (y/n)",\
        "D'autres ont joué ou quelque chose de caché a été montré depuis. Revenir quand même, si tous sont d'accord ?"\
        " (o/n)")                                                                                                      \
    X(SAVED, "Saved in %s.", "Enregistré dans %s.")                                                                    \
    X(NOT_SAVED, "%s could not be written.", "%s n'a pas pu être écrit.")                                              \
    X(STOPPED, "The game stops here.", "La partie s'arrête ici.")                                                      \
    X(OVER, "The game is over.", "La partie est finie.")                                                               \
    X(WINS, "%s wins.", "%s gagne.")                                                                                   \
    X(SHARE, "%s share the victory.", "%s se partagent la victoire.")                                                  \
    X(SEED, "Seed: %s", "Graine : %s")                                                                                 \
    X(ERROR, "%s", "%s")

typedef enum say_id {
#define SAY_X(id, en, fr) SAY_##id,
    SAY_TEXTS(SAY_X)
#undef SAY_X
        SAY_COUNT
} say_id;

const char *say_text(say_id id, sb_lang lang);
/* Errors that people can meet at a terminal table. */
const char *say_error(sb_error e, sb_lang lang);

#endif
