/* scene.h: what a drawing on the full screen is made of: a view (docs/views.md), the question in it, the move under the
 * cursor; and what a game brings to be drawn by.  A drawing knows what the view says and the tables of its game, nothing else:
 * so it is the same for a table in this program and for one on a server. */
#ifndef SAGEBRUSH_TUI_SCENE_H
#define SAGEBRUSH_TUI_SCENE_H

#include "tui/ask.h"
#include "tui/canvas.h"

enum { SCENE_PANES = 9, SCENE_WIDTH = 78 }; /* most panes of a game; columns that a pane of the board has at least */

typedef struct scene {
    const sb_game *g;
    sb_lang lang;
    const json_t *view, *position;
    int viewer;  /* SB_SPECTATOR: nobody's */
    int players; /* rows: seats, then automas */
    const ask *ask;
    int page;           /* of letters */
    const json_t *move; /* under the cursor; NULL: none */
    int room;           /* rows of the window that is drawn */
} scene;

/* On the board; the viewer's own things, always seen; the others; only when it is chosen. */
typedef enum pane_place { PANE_BOARD, PANE_OWN, PANE_OTHERS, PANE_EXTRA } pane_place;

typedef struct pane {
    const char *title[SB_LANG_COUNT];
    const char *tab[SB_LANG_COUNT];    /* its title in a word */
    const char *legend[SB_LANG_COUNT]; /* in its rim where there is room; may be NULL */
    int height;                        /* rows that it wants, without its rim: does not change with the question */
    pane_place place;
    unsigned parts;                          /* bits of draw_part (draw.h): what the line mode calls it */
    void (*draw)(const scene *s, canvas *c); /* on a canvas at least SCENE_WIDTH wide (others: less) */
} pane;

typedef struct board {
    const char *id;
    int (*panes)(const scene *s, pane out[SCENE_PANES]);
    /* The pane that the question is about, from 0. */
    int (*about)(const scene *s);
    /* The numbers that people plan with, in a line: own ones, then those of the others. */
    void (*status)(const scene *s, sb_text *out);
    /* The head: turn, what is left. */
    void (*head)(const scene *s, sb_text *out);
    /* A move in few words, and its price; NULL: its sentence. */
    void (*label)(const scene *s, const json_t *move, sb_text *left, sb_text *right);
} board;

extern const board board_any, board_goldriver, board_colorado, board_gwt;
const board *board_of(const sb_game *g);

/* Members of a view. */
int scene_int(const json_t *o, const char *key); /* 0 where there is none */
const char *scene_id(const json_t *o, const char *key);
const json_t *scene_player(const scene *s, int seat);
const json_t *scene_find(const json_t *list, const char *key, const char *id); /* the entry whose member is this id */
const char *scene_say(const scene *s, const char *en, const char *fr);

/* Names. */
int scene_item(const scene *s, int domain, const char *id); /* its number; -1: none */
const char *scene_name(const scene *s, int domain, const char *id);
void scene_put_seat(const scene *s, int seat, sb_text *out);
const char *scene_seat(const scene *s, int seat);
char scene_mark(const scene *s, int seat); /* A, B ...; S for Sam */
look scene_look(int seat);

/* The key of the choice whose move has this item as this argument (ask_at), if it is on this page; 0: none. */
char scene_key(const scene *s, const char *arg, const char *item);
bool scene_is_under_cursor(const scene *s, const char *arg, const char *item);
/* Writes the key where there is one; the column behind it. */
int scene_put_key(const scene *s, canvas *c, int x, int y, const char *arg, const char *item);

#endif
