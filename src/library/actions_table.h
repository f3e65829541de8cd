/* actions_table.h: which moves have numbers (actions.h); src/tools/actions.c writes the table. */
#ifndef SAGEBRUSH_LIBRARY_ACTIONS_TABLE_H
#define SAGEBRUSH_LIBRARY_ACTIONS_TABLE_H

#include "sagebrush/game.h"

/* A move, of a list only its last item, and how many numbers it has: several ways to the same end. */
typedef struct actions_row {
    sb_move key;
    uint8_t ways;
} actions_row;

typedef struct actions_table {
    const char *game;
    const actions_row *row; /* sorted by their keys */
    int rows;
} actions_table;

extern const actions_table ACTIONS_TABLES[]; /* ends with one without a game */

/* The key of a move, and whether it has a list: others may have the same key then. */
sb_move actions_key(const sb_game *g, sb_move move, bool *has_list);

#endif
