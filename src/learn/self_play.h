/* self_play.h: games from which a net learns: itself, sometimes against greedy (learn.h). */
#ifndef SAGEBRUSH_LEARN_SELF_PLAY_H
#define SAGEBRUSH_LEARN_SELF_PLAY_H

#include "bots/search.h"
#include "learn/model.h"

enum { MIX_MAX = 32 };

/* A kind of game to learn from, and how often. */
typedef struct mix_row {
    sb_setup setup;
    int weight;
} mix_row;

typedef struct self_play_plan {
    const sb_game *game;
    const net *net;
    search_level level;
    mix_row mix[MIX_MAX];
    int mix_n, mix_weight;
    uint64_t seed;
    bool warm_up;       /* all seats greedy: the first games of all */
    int against_greedy; /* percent of games in which one seat learns and the others are greedy */
    int exploring;      /* percent of games with misjudgements */
    int noise;          /* of those, hundredths of a point */
    int taste; /* percent by which such a game counts points of each category more or less: a way to play, not slips */
    float lambda;
    bool compare; /* with ways that are played on: all of them are learned from, by how they compare with each other */
    /* Of so many of the best ways to play a turn, one turn in `turn_of`, the best and some others are played on with the same luck, for so
     * many own turns (0: to the end of the game); where they lead is learned from by how they compare, and `weight` times. */
    int ways, ways_played, ways_turns, turn_of, weight;
    int passing;    /* positions in the middle of a turn are learned from, too: one in so many; 0: none */
    bool everybody; /* positions are valued for every seat, not only for the one that has just played */
} self_play_plan;

typedef struct samples {
    sample *at;
    int n, cap;
} samples;

/* What a game came to, besides samples. */
typedef struct self_play_result {
    bool met_greedy; /* then: the one seat that learns */
    float won, own, other;
    int turns;
} self_play_result;

typedef struct self_play_memory self_play_memory;
self_play_memory *self_play_memory_new(const sb_game *g);
void self_play_memory_free(self_play_memory *m);

/* Ways to play one turn that met the same luck: what the net thought of them, and what they were found to come to, which becomes what
 * they are worth against each other.  Of what they all came to alike little counts: it is mostly the luck that they shared. */
void self_play_compare(int n, int outputs, float (*thought)[NET_OUTPUTS_MAX], float (*found)[NET_OUTPUTS_MAX]);

/* Plays game number i; its samples are appended.  False: out of memory. */
bool self_play(const self_play_plan *plan, self_play_memory *m, uint64_t i, samples *out, self_play_result *result);

#endif
