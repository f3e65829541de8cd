/* score.c: points, ranks and winners (COL-SCO). */
#include "games/colorado/colorado.h"

#include <string.h>

/* COL-SCO-1 to -3 */
int co_score(const co_player *p, int32_t score[CO_SCORE_COUNT])
{
    int32_t parts[CO_SCORE_COUNT] = { 0 };
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        parts[CO_SCORE_VILLAGE + t] = co_zones[t].value[co_boxes(p, t)];
    for (int i = 0; i < p->medals_n; i++)
        parts[CO_SCORE_MEDALS] += p->medal[i];
    for (int c = 0; c < CO_SCORE_TOTAL; c++)
        parts[CO_SCORE_TOTAL] += parts[c];
    if (score)
        memcpy(score, parts, sizeof parts);
    return parts[CO_SCORE_TOTAL];
}

/* COL-SCO-4: points, then medals, then nuggets. */
static bool is_better(const co_player *a, const co_player *b)
{
    int points_a = co_score(a, NULL), points_b = co_score(b, NULL);
    if (points_a != points_b)
        return points_a > points_b;
    if (a->medals_n != b->medals_n)
        return a->medals_n > b->medals_n;
    return a->nuggets > b->nuggets;
}

int co_rank(const co_state *st, int seat)
{
    int rank = 1;
    for (int other = 0; other < st->players; other++)
        rank += is_better(&st->player[other], &st->player[seat]);
    return rank;
}

void co_result(const void *state, sb_result *out)
{
    const co_state *st = state;
    memset(out, 0, sizeof *out);
    out->over = st->phase == CO_OVER;
    out->players = st->players;
    for (int seat = 0; seat < st->players; seat++) {
        co_score(&st->player[seat], out->score[seat]);
        if (out->over && co_rank(st, seat) == 1)
            out->winners |= (uint8_t)(1u << seat);
    }
}
