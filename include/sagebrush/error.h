/* error.h: every way in which a request can be refused.
 *
 * One X-macro is the only list: enum, code (stable, for programs), HTTP status and a sentence for
 * people in both languages.
 * An error is always about input or circumstances; our own bugs are assertions. */
#ifndef SAGEBRUSH_ERROR_H
#define SAGEBRUSH_ERROR_H

#include "sagebrush/lang.h"
#include "sagebrush/public.h"

SB_PUBLIC_BEGIN

/* clang-format off */
/*    name, code, http, English, French */
#define SB_ERRORS(X) \
    X(OK, "ok", 200, "done", "c'est fait") \
    X(ILLEGAL_MOVE, "illegal_move", 409, "this move is not allowed now", "ce coup n'est pas permis maintenant") \
    X(BAD_MOVE, "bad_move", 400, "this text is not a move of this game", "ce texte n'est pas un coup de ce jeu") \
    X(NOT_PENDING, "not_pending", 409, "this seat is not asked for anything now", \
        "cette place n'a rien à décider maintenant") \
    X(GAME_OVER, "game_over", 409, "the game is over", "la partie est finie") \
    X(BAD_SEAT, "bad_seat", 400, "there is no such seat at this table", \
        "il n'y a pas une telle place à cette table") \
    X(UNKNOWN_GAME, "unknown_game", 404, "there is no game of this name", "il n'y a pas de jeu de ce nom") \
    X(BAD_PLAYERS, "bad_players", 400, "this game is not played by that many", "ce jeu ne se joue pas à ce nombre") \
    X(UNKNOWN_OPTION, "unknown_option", 400, "this game has no such option", "ce jeu n'a pas cette option") \
    X(BAD_OPTION, "bad_option", 400, "this option has no such value", "cette option n'a pas cette valeur") \
    X(OPTION_PLAYERS, "option_players", 400, "this option is not for that many players", \
        "cette option n'est pas pour ce nombre de joueurs") \
    X(OPTION_CONFLICT, "option_conflict", 400, "this option cannot be combined with another one chosen", \
        "cette option ne va pas avec une autre qui est choisie") \
    X(BAD_SEED, "bad_seed", 400, "a seed is a whole number or 1 to 64 hex digits", \
        "une graine est un nombre entier ou 1 à 64 chiffres hexadécimaux") \
    X(BAD_STATE, "bad_state", 400, "this is not a possible position", "ce n'est pas une position possible") \
    X(BAD_RECORD, "bad_record", 400, "this is not a record of a game", "ce n'est pas l'enregistrement d'une partie") \
    X(DIVERGED, "diverged", 409, "the record does not replay to what it says", \
        "l'enregistrement ne se rejoue pas comme il le dit") \
    X(RULES_VERSION, "rules_version", 409, "the record was made under rules that this program no longer plays", \
        "l'enregistrement suit des règles que ce programme ne joue plus") \
    X(NOTHING_TO_UNDO, "nothing_to_undo", 409, "there is nothing to take back", "il n'y a rien à annuler") \
    X(NOTHING_TO_REDO, "nothing_to_redo", 409, "there is nothing to play again", "il n'y a rien à rétablir") \
    X(UNDO_BARRIER, "undo_barrier", 409, "something hidden was shown since: taking back needs everybody's consent", \
        "quelque chose de caché a été montré depuis : il faut l'accord de tous") \
    X(UNDO_TURN, "undo_turn", 409, "somebody else has moved since", "quelqu'un d'autre a joué depuis") \
    X(STALE, "stale", 409, "the table has changed since: look again", "la table a changé depuis : regardez de nouveau") \
    X(NOT_DEALT, "not_dealt", 409, "the table is not dealt yet: what seats add to the chance is awaited", \
        "la table n'est pas encore distribuée : on attend ce que les places ajoutent au hasard") \
    X(NOT_OVER, "not_over", 409, "earlier positions can be seen once the game is over, or at a table made of a record", \
        "les positions passées se voient une fois la partie finie, ou à une table faite d'un enregistrement") \
    X(BAD_JSON, "bad_json", 400, "this line is not a JSON object", "cette ligne n'est pas un objet JSON") \
    X(BAD_REQUEST, "bad_request", 400, "a field of the request is missing or has the wrong type", \
        "un champ de la demande manque ou n'a pas le bon type") \
    X(UNKNOWN_VERB, "unknown_verb", 404, "there is no such request", "il n'y a pas de telle demande") \
    X(NO_TABLE, "no_table", 404, "there is no such table", "il n'y a pas de telle table") \
    X(UNKNOWN_BOT, "unknown_bot", 404, "there is no bot of this name", "il n'y a pas de bot de ce nom") \
    X(LIMIT, "limit", 429, "this is more than is allowed", "c'est plus que ce qui est permis") \
    X(PAUSED, "paused", 409, "the table is paused", "la table est en pause") \
    X(NO_PERSON, "no_person", 401, "nobody is known by this name, password, token or code", \
        "personne n'est connu sous ce nom, ce mot de passe, ce jeton ou ce code") \
    X(TAKEN, "taken", 409, "this is taken already", "c'est déjà pris") \
    X(FORBIDDEN, "forbidden", 403, "this is not yours to do", "ce n'est pas à vous de le faire") \
    X(UNAVAILABLE, "unavailable", 503, "the store does not answer, nothing was changed: try again in a moment", \
        "la base ne répond pas, rien n'a changé : réessayez dans un instant") \
    X(NO_MEMORY, "no_memory", 503, "out of memory", "mémoire insuffisante") \
    X(IO, "io", 500, "a file could not be read or written", "un fichier n'a pas pu être lu ou écrit")
/* clang-format on */

typedef enum sb_error {
#define SB_X(name, code, http, en, fr) SB_##name,
    SB_ERRORS(SB_X)
#undef SB_X
        SB_ERROR_COUNT
} sb_error;

const char *sb_error_code(sb_error e);               /* "illegal_move": stable, for programs */
const char *sb_error_text(sb_error e, sb_lang lang); /* a sentence for people */
int sb_error_http(sb_error e);

SB_PUBLIC_END

#endif
