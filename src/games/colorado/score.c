/* score.c: points, ranks and winners (COL-SCO). */
#include "games/colorado/state.h"
#include "games/colorado/score.h"

#include <string.h>

/* COL-SCO-1, COL-SCO-2, COL-SCO-3 */
int co_score(const co_player *p, int32_t score[CO_SCORE_COUNT])
{
    int32_t parts[CO_SCORE_COUNT] = { 0 };
    int boxes[CO_TERRAIN_COUNT] = { 0 };
    for (int r = 0; r < CO_REGIONS; r++)
        boxes[co_regions[r].terrain] += p->region[r] & 1; /* as co_boxes counts them */
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        parts[CO_SCORE_VILLAGE + t] = co_zones[t].value[boxes[t]];
    for (int i = 0; i < p->medals_n; i++)
        parts[CO_SCORE_MEDALS] += p->medal[i];
    for (int c = 0; c < CO_SCORE_TOTAL; c++)
        parts[CO_SCORE_TOTAL] += parts[c];
    if (score)
        memcpy(score, parts, sizeof parts);
    return parts[CO_SCORE_TOTAL];
}

/* COL-SCO-4: points, then medals, then nuggets. */
static int64_t worth_of(const co_player *p, int points)
{
    return ((int64_t)points << 8 | p->medals_n) << 8 | p->nuggets;
}

static bool is_better(const co_player *a, const co_player *b)
{
    return worth_of(a, co_score(a, NULL)) > worth_of(b, co_score(b, NULL));
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
    int64_t worth[SB_SEATS_MAX];
    for (int seat = 0; seat < st->players; seat++)
        worth[seat] = worth_of(&st->player[seat], co_score(&st->player[seat], out->score[seat]));
    sb_result_places(out, worth);
}
