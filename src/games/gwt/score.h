/* score.h: the score (GWT-SCORE). */
#ifndef GWT_SCORE_H
#define GWT_SCORE_H

#include "games/gwt/state.h"

int gwt_herd_count(
    const gwt_player *p, uint32_t kinds); /* cattle cards of these kinds in hand, stack and discard pile */
typedef struct gwt_objective_score {
    int objectives; /* category 7 */
    int masters;    /* of category 8, the station master that counts objective cards */
    int per_pair;   /* what that one gives for two of them; 0: it is not there */
    uint64_t kept;  /* cards of the herd that were added to the area */
    uint64_t met;   /* cards whose tasks are met */
} gwt_objective_score;
/* What a player owns that counts for objective cards and points. */
typedef struct gwt_holding {
    uint64_t objectives;          /* objective cards of the herd */
    uint8_t cattle[GWT_CATTLE];   /* of every kind, in hand, stack and discard pile */
    uint8_t have[GWT_TASK_COUNT]; /* elements for each task */
} gwt_holding;
gwt_holding gwt_holding_of(const gwt_state *st, int seat);
void gwt_count_elements(const gwt_state *st, int seat, gwt_holding *own); /* have[], when cattle[] was changed */
gwt_objective_score gwt_best_objectives(const uint8_t have[GWT_TASK_COUNT], uint64_t area, uint64_t herd, int per_pair);
gwt_objective_score gwt_objectives_of(const gwt_state *st, int seat, const gwt_holding *own); /* GWT-SCORE-7c */
void gwt_score_seat(const gwt_state *st, int seat, int32_t out[SB_CATEGORIES_MAX]);
/* Answers how objective cards were counted. */
gwt_objective_score gwt_score_holding(
    const gwt_state *st, int seat, const gwt_holding *own, int32_t out[SB_CATEGORIES_MAX]);
void gwt_result(const void *state, sb_result *out);
void gwt_announce_end(const gwt_state *st, sb_events *ev);

#endif
