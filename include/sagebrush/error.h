/* error.h: every way in which a request can be refused.
 *
 * One X-macro is the only list: enum, code (stable, for programs), HTTP status and a sentence for people.
 * An error is always about input or circumstances; our own bugs are assertions. */
#ifndef SAGEBRUSH_ERROR_H
#define SAGEBRUSH_ERROR_H

/*    name              code                 http  text */
#define SB_ERRORS(X)                                                                                                   \
    X(OK, "ok", 200, "done")                                                                                           \
    X(ILLEGAL_MOVE, "illegal_move", 409, "this move is not allowed now")                                               \
    X(BAD_MOVE, "bad_move", 400, "this text is not a move of this game")                                               \
    X(NOT_PENDING, "not_pending", 409, "this seat is not asked for anything now")                                      \
    X(GAME_OVER, "game_over", 409, "the game is over")                                                                 \
    X(BAD_SEAT, "bad_seat", 400, "there is no such seat at this table")                                                \
    X(UNKNOWN_GAME, "unknown_game", 404, "there is no game of this name")                                              \
    X(BAD_PLAYERS, "bad_players", 400, "this game is not played by that many")                                         \
    X(UNKNOWN_OPTION, "unknown_option", 400, "this game has no such option")                                           \
    X(BAD_OPTION, "bad_option", 400, "this option has no such value")                                                  \
    X(OPTION_CONFLICT, "option_conflict", 400, "this option cannot be combined with another one chosen")               \
    X(BAD_SEED, "bad_seed", 400, "a seed is a whole number or 1 to 64 hex digits")                                     \
    X(BAD_STATE, "bad_state", 400, "this is not a possible position")                                                  \
    X(BAD_RECORD, "bad_record", 400, "this is not a record of a game")                                                 \
    X(DIVERGED, "diverged", 409, "the record does not replay to what it says")                                         \
    X(RULES_VERSION, "rules_version", 409, "the record was made under rules that this program no longer plays")        \
    X(NOTHING_TO_UNDO, "nothing_to_undo", 409, "there is nothing to take back")                                        \
    X(NOTHING_TO_REDO, "nothing_to_redo", 409, "there is nothing to play again")                                       \
    X(UNDO_BARRIER, "undo_barrier", 409, "something hidden was shown since: taking back needs everybody's consent")    \
    X(UNDO_TURN, "undo_turn", 409, "somebody else has moved since")                                                    \
    X(BAD_JSON, "bad_json", 400, "this line is not a JSON object")                                                     \
    X(BAD_REQUEST, "bad_request", 400, "a field of the request is missing or has the wrong type")                      \
    X(UNKNOWN_VERB, "unknown_verb", 404, "there is no such request")                                                   \
    X(NO_TABLE, "no_table", 404, "there is no such table")                                                             \
    X(UNKNOWN_BOT, "unknown_bot", 404, "there is no bot of this name")                                                 \
    X(UNKNOWN_RULE, "unknown_rule", 404, "there is no rule of this id")                                                \
    X(LIMIT, "limit", 429, "this is more than is allowed")                                                             \
    X(NO_MEMORY, "no_memory", 503, "out of memory")                                                                    \
    X(IO, "io", 500, "a file could not be read or written")

typedef enum sb_error {
#define SB_X(name, code, http, text) SB_##name,
    SB_ERRORS(SB_X)
#undef SB_X
        SB_ERROR_COUNT
} sb_error;

const char *sb_error_code(sb_error e); /* "illegal_move": stable, for programs */
const char *sb_error_text(sb_error e); /* a sentence for people */
int sb_error_http(sb_error e);

#endif
