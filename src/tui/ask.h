/* ask.h: the question of a view as something to answer by keys: the moves in lines with letters, one way to a goal at a time,
 * numbers to type, what is not possible with its reason. */
#ifndef SAGEBRUSH_TUI_ASK_H
#define SAGEBRUSH_TUI_ASK_H

#include "sagebrush/game.h"

#include <jansson.h>

enum { ASK_LETTERS = 26 };

typedef struct ask_line {
    int first, ways; /* of `order`: moves with the same goal */
    int way;         /* which of them is meant, from 0 */
    char key;        /* 'a' to 'z' on its page, '.' to decline or be done */
    bool blocked;    /* not possible: first is an entry of the view's `blocked` */
} ask_line;

typedef struct ask {
    const json_t *view;
    int order[SB_MOVES_MAX]; /* numbers of moves, as they are shown */
    int n;                   /* lines, without those of numbers */
    int possible;            /* of them, those that can be played: they come first */
    ask_line at[SB_MOVES_MAX + SB_BLOCKED_MAX];
    /* Where a number is asked for (a bid): moves from `order[number_first]` on, sorted by their numbers. */
    int numbers, number_first;
} ask;

void ask_init(ask *a, const json_t *view);
const json_t *ask_move(const ask *a, int line);                /* the move that a line means, or the blocked one */
const json_t *ask_number(const ask *a, int number);            /* NULL: that number is not offered */
int ask_number_of(const ask *a, int i);                        /* the i-th number */
int ask_find_key(const ask *a, int page, int key);             /* a line, or -1 */
int ask_find_move(const ask *a, const char *move, int *way);   /* the line of a canonical text, or -1 */
const char *ask_text(const json_t *move, const char *key);     /* "" where it has none */
int ask_fact(const json_t *move, const char *fact, int other); /* other: it has none */
/* The line whose move has this item as this argument (the last one of a list); NULL `arg`: as any.  -1: none. */
int ask_at(const ask *a, const char *arg, const char *item);

#endif
