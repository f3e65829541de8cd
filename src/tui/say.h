/* say.h: everything that the terminal table says by itself, in both languages. */
#ifndef SAGEBRUSH_TUI_SAY_H
#define SAGEBRUSH_TUI_SAY_H

#include "sagebrush/game.h"

/*    id               English                                        French; %s and %d in the same order */
#define SAY_TEXTS(X)                                                                                                         \
    X(TABLE, "%s, %d players", "%s, %d joueurs")                                                                             \
    X(TABLE_ALONE, "%s, alone (%d player)", "%s, en solo (%d joueur)")                                                       \
    X(SEAT_AUTOMA, "  %s: played by the game itself", "  %s : joué par le jeu lui-même")                                     \
    X(SEAT_HUMAN, "  %s: a person at this terminal", "  %s : une personne à ce terminal")                                    \
    X(SEAT_BOT, "  %s: the bot %s", "  %s : le bot %s")                                                                      \
    X(SEAT_YOU, "  %s: you", "  %s : vous")                                                                                  \
    X(COMMITMENT, "The chance of this game is fixed now; its fingerprint, to check it after the game:\n  %s",                \
        "Le hasard de cette partie est fixé ; son empreinte, pour vérifier après la partie :\n  %s")                         \
    X(REVIEW_OFFER, "Type review to see what the game came down to; Enter leaves.",                                          \
        "Tapez bilan pour voir ce qui a décidé la partie ; Entrée pour partir.")                                             \
    X(REVIEWING, "Every decision is looked at once more: %d of them.", "Chaque décision est revue : il y en a %d.")          \
    X(HAPPENED, "Since your last decision:", "Depuis votre dernière décision :")                                             \
    X(PROMPT, "%s: %s", "%s : %s")                                                                                           \
    X(RANGE, "%d to %d", "%d à %d")                                                                                          \
    X(TYPE_NUMBER, "type the number", "tapez le nombre")                                                                     \
    X(MAY, "%s, you may also act now (Enter: no; \"never\": do not ask again):",                                             \
        "%s, vous pouvez aussi agir maintenant (Entrée : non ; « jamais » : ne plus demander) :")                            \
    X(HAND_OVER, "--- Hand over to %s, then press Enter ---", "--- Passez la main à %s, puis tapez Entrée ---")              \
    X(WELCOME, "Type the number of a move. hint: advice; about NAME: what a card does; ? all commands; q: leave.",           \
        "Tapez le numéro d'un coup. conseil : l'avis d'un bot ; carte NOM : son effet ; aide : toutes les commandes ;"      \
        " quitter.")                                                                                                         \
    X(MARK, "(!) marks moves that show something hidden or roll: there is no free way back from them.",                      \
        "(!) marque les coups qui montrent ce qui est caché ou lancent les dés : on n'en revient pas librement.")            \
    X(HELP,                                                                                                                  \
        "Type the number of a move or its text, or a command:\n"                                                             \
        "  Enter        the question and the moves again\n"                                                                  \
        "  show [PART]  the whole position again, or market, trail, me, others\n"                                            \
        "  moves        the moves with their texts\n"                                                                        \
        "  about NAME   what a card, a place or a word of the game means (a part of it)\n"                                   \
        "  hint         what a bot would play\n"                                                                             \
        "  coach        the three best moves: chance to win, points, and why\n"                                              \
        "  why [MOVE]   why a move is not allowed; alone: all that one may miss\n"                                           \
        "  rule [ID]    the text of a rule, or of a group of rules; alone: the groups\n"                                     \
        "  goal, guide  what the game is about; how it is played\n"                                                          \
        "  u, r, reset  undo, redo, take back the whole turn\n"                                                              \
        "  log          all that has happened\n"                                                                             \
        "  save FILE    save the game\n"                                                                                     \
        "  ?, q         this help with the rule behind the question; quit",                                                  \
        "Tapez le numéro d'un coup ou son texte, ou une commande :\n"                                                       \
        "  Entrée       de nouveau la question et les coups\n"                                                              \
        "  montrer [PARTIE]  de nouveau toute la position, ou marchés, parcours, moi, autres\n"                             \
        "  coups        les coups avec leur texte\n"                                                                         \
        "  carte NOM    l'effet d'une carte ou d'un lieu (une partie de son nom)\n"                                          \
        "  conseil      ce que jouerait un bot\n"                                                                            \
        "  conseiller   les trois meilleurs coups : chances, points, et pourquoi\n"                                          \
        "  pourquoi [COUP]  pourquoi un coup est interdit ; seul : tout ce qui peut manquer\n"                               \
        "  règle [ID]   le texte d'une règle ou d'un groupe de règles ; seul : les groupes\n"                             \
        "  but, guide   de quoi il s'agit ; comment on joue\n"                                                               \
        "  annuler, rétablir, recommencer  un coup en arrière, en avant ; tout le tour\n"                                  \
        "  journal      tout ce qui s'est passé\n"                                                                          \
        "  enregistrer FICHIER  garder la partie dans un fichier\n"                                                          \
        "  aide, quitter  cette aide avec la règle de la question ; s'arrêter là")                                           \
    X(NOTHING_ABOUT, "Nothing here is called \"%s\"; a part of the name is enough.",                                         \
        "Rien ici ne s'appelle « %s » ; une partie du nom suffit.")                                                          \
    X(BAD_INPUT, "\"%s\" is neither a move of this list nor a command; ? lists the commands.",                               \
        "« %s » n'est ni un coup de cette liste ni une commande ; « aide » donne les commandes.")                            \
    X(BAD_NUMBER, "There is no move %s in this list: type a number from 1 to %d.",                                           \
        "Il n'y a pas de coup %s dans cette liste : tapez un nombre de 1 à %d.")                                             \
    X(NO_PART, "There is no part \"%s\"; parts are market, trail, me, others.",                                              \
        "Il n'y a pas de partie « %s » ; il y a marchés, parcours, moi, autres.")                                            \
    X(GUIDE, "guide WORD shows the section with that word in its heading, guide all everything:",                            \
        "guide MOT montre la section avec ce mot dans son titre, guide tout montre tout :")                                  \
    X(HEADING, "  %s", "  %s")                                                                                               \
    X(CHECK,                                                                                                                 \
        "\"save FILE\" while playing or --save keeps the record; \"sagebrush verify FILE\" checks fingerprint, seed "        \
        "and moves.",                                                                                                        \
        "« enregistrer FICHIER » en jouant ou --save garde la partie ; « sagebrush verify FICHIER » vérifie "           \
        "empreinte, graine et coups.")                                                                                       \
    X(AMBIGUOUS, "\"%s\" can mean several moves: type more of it.",                                                          \
        "« %s » peut désigner plusieurs coups : précisez.")                                                                  \
    X(NOT_A_MOVE, "\"%s\" is not a move of this game.", "« %s » n'est pas un coup de ce jeu.")                               \
    X(LEGAL, "This move is allowed.", "Ce coup est permis.")                                                                 \
    X(REFUSED, "Not allowed: %s%s", "Interdit : %s%s")                                                                       \
    X(BLOCKED, "Not possible now:", "Impossible maintenant :")                                                               \
    X(NOTHING_BLOCKED, "Nothing is missing: all that can be expected is in the list.",                                       \
        "Rien ne manque : tout ce qu'on peut attendre est dans la liste.")                                                   \
    X(BLOCKED_MOVE, "  %s: %s (%s)", "  %s : %s (%s)")                                                                       \
    X(RULE_OF, " (rule %s)", " (règle %s)")                                                                                  \
    X(RULE, "%s  %s", "%s  %s")                                                                                              \
    X(NO_RULE, "There is no rule \"%s\".", "Il n'y a pas de règle « %s ».")                                                  \
    X(EXPECTED, "Expected: %s", "Il faut : %s")                                                                              \
    X(HINT, "Hint of %s: %s [%s]", "Conseil de %s : %s [%s]")                                                                \
    X(UNDONE, "Taken back.", "Annulé.")                                                                                      \
    X(REDONE, "Played again.", "Rejoué.")                                                                                    \
    X(AGREE,                                                                                                                 \
        "Others have moved or something hidden was shown since. Go back all the same, if everybody agrees? (y/n)",           \
        "D'autres ont joué ou quelque chose de caché a été montré depuis. Revenir quand même, si tous sont d'accord ?" \
        " (o/n)")                                                                                                            \
    X(PROPOSED, "The others would like to take back a move. Do you agree? (y/n)",                                            \
        "Les autres voudraient annuler un coup. Êtes-vous d'accord ? (o/n)")                                                 \
    X(LEAVE_ONLINE, "Leave the table? Your seat stays yours: the same command brings you back. (y/n)",                       \
        "Quitter la table ? Votre place reste la vôtre : la même commande y ramène. (o/n)")                                  \
    X(LEFT_ONLINE, "Your seat is kept. Back to the table: sagebrush play --server %s",                                       \
        "Votre place est gardée. Pour revenir à la table : sagebrush play --server %s")                                      \
    X(LOST_ONLINE, "The server cannot be reached any more. Your seat is kept; later: sagebrush play --server %s",            \
        "Le serveur n'est plus joignable. Votre place est gardée ; plus tard : sagebrush play --server %s")                  \
    X(WAITING, "Waiting for: %s", "On attend : %s")                                                                          \
    X(NOT_ELSEWHERE, "Not at a table of a server.", "Pas à la table d'un serveur.")                                          \
    X(OVERWRITE, "There is a file %s already. Write over it? (y/n)", "Le fichier %s existe déjà. L'écraser ? (o/n)")         \
    X(NOT_OVERWRITTEN, "%s is as it was: choose another name.", "%s reste comme il était : choisissez un autre nom.")        \
    X(LEAVE, "Leave the game? It is not saved. (y/n)", "Quitter la partie ? Elle n'est pas enregistrée. (o/n)")              \
    X(LEAVE_KEPT, "Leave the game? It is kept and offered again at the next start. (y/n)",                                   \
        "Quitter la partie ? Elle est gardée et proposée au prochain départ. (o/n)")                                         \
    X(KEYS,                                                                                                                  \
        "Small letters are choices, capitals are commands: a list never hides a command.\n"                                  \
        "\n"                                                                                                                 \
        "a-z         the choice with that letter, in the list and on the board; it plays at once\n"                          \
        "            where it can be taken back, otherwise the cursor goes there first\n"                                    \
        "arrows      move the cursor over the choices; Enter plays the one under it\n"                                       \
        "digits      a number where one is asked for (a bid), up and down change it; otherwise panes\n"                      \
        ".           pass, decline, done: always this key\n"                                                                 \
        "+           the next way to the same place; Space: the next page of a long list\n"                                  \
        "Tab, PgUp, PgDn   the next pane; scroll in it\n"                                                                    \
        "U R X       undo, redo, take back the whole turn\n"                                                                 \
        "H W         hint; what is not possible and why\n"                                                                   \
        "/ : L       about a card or a word; any command (: ? lists them); the whole log\n"                                  \
        "M           maps of the others (Colorado); what buildings and objectives do (Great Western Trail)\n"                \
        "N           do not ask for moves out of turn any more\n"                                                            \
        "Q           leave; the game is kept and offered at the next start",                                                 \
        "Les minuscules sont des choix, les majuscules des commandes : une liste ne cache jamais une commande.\n"            \
        "\n"                                                                                                                 \
        "a-z         le choix de cette lettre, dans la liste et sur le plateau ; joué tout de suite\n"                      \
        "            s'il peut être annulé, sinon le curseur y va d'abord\n"                                               \
        "flèches     le curseur parmi les choix ; Entrée joue celui qui est dessous\n"                                     \
        "chiffres    un nombre s'il en faut un (une mise), haut et bas le changent ; sinon les volets\n"                     \
        ".           passer, refuser, fini : toujours cette touche\n"                                                        \
        "+           l'autre chemin vers le même lieu ; Espace : la page suivante d'une longue liste\n"                     \
        "Tab, PgUp, PgDn   le volet suivant ; y défiler\n"                                                                  \
        "U R X       annuler, rétablir, reprendre tout le tour\n"                                                           \
        "H W         conseil ; ce qui est impossible et pourquoi\n"                                                          \
        "/ : L       une carte ou un mot ; toute commande (: aide les donne) ; tout le journal\n"                            \
        "M           cartes des autres (Colorado) ; l'effet des bâtiments et objectifs (Great Western Trail)\n"             \
        "N           ne plus proposer d'agir hors de son tour\n"                                                             \
        "Q           quitter ; la partie est gardée et proposée au prochain départ")                                         \
    X(SAVED, "Saved in %s.", "Enregistré dans %s.")                                                                          \
    X(NOT_SAVED, "%s could not be written.", "%s n'a pas pu être écrit.")                                                    \
    X(STOPPED, "The game stops here.", "La partie s'arrête ici.")                                                            \
    X(STOPPED_KEPT, "The game is kept: \"sagebrush play\" offers to go on with it.",                                         \
        "La partie est gardée : « sagebrush play » propose de la reprendre.")                                                \
    X(OVER, "The game is over.", "La partie est finie.")                                                                     \
    X(WINS, "%s wins.", "%s gagne.")                                                                                         \
    X(SHARE, "%s share the victory.", "%s se partagent la victoire.")                                                        \
    X(SEED, "\nSeed: %s", "\nGraine : %s")                                                                                   \
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
