/* choice.h: the legal moves as a person sees them and answers.
 *
 * Usually moves are numbered from 1.  When one kind of move is nothing but a number (a bid), the number typed is that
 * number, the range is shown on one line, and the other moves are called by their canonical text ("pass"). */
#ifndef SAGEBRUSH_TUI_CHOICE_H
#define SAGEBRUSH_TUI_CHOICE_H

#include "sagebrush/game.h"

typedef struct choice {
    const sb_game *g;
    const void *state;
    int seat;
    const sb_names *names;
    sb_move list[SB_MOVES_MAX];
    int n;
    bool warns; /* moves that show something hidden, or use chance, are marked: there is no free way back from them */
    int number_kind; /* the kind that is a plain number here, or -1 */
} choice;

void choice_init(choice *c, const sb_game *g, const void *state, int seat, const sb_names *names);
/* One line a move or a range, with a note where the game's drawing has one; `texts`: also the canonical texts. */
void choice_put(const choice *c, bool texts, sb_text *out);

typedef enum choice_answer { CHOICE_MOVE, CHOICE_NONE, CHOICE_AMBIGUOUS } choice_answer;
/* A number, the canonical text or an unmistakable beginning of it; "Bid 3" is as good as "bid:3". */
choice_answer choice_read(const choice *c, const char *typed, sb_move *out);

/* A move of the game that the text can mean although it is not listed: to say why not. */
bool choice_meant(const choice *c, const char *typed, sb_move *out);

#endif
