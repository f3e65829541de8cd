/* contract.h: what the files behind the `const sb_game` offer (game.c): knowledge, checks, JSON, views, words, explanations. */
#ifndef GOLDRIVER_CONTRACT_H
#define GOLDRIVER_CONTRACT_H

#include "games/goldriver/state.h"

/* knowledge.c: redact, determinize */
void gr_redact(void *state, int viewer);
void gr_determinize(void *state, int viewer, sb_quick *chance);
uint64_t gr_visible_cards(const gr_state *st); /* every card that does not lie in the deck or the secret pile */
int gr_removed_count(int players);

/* check.c, io.c, bot.c, occur.c, rich.c, text.c, game.c */
const char *gr_check(const void *state);
void gr_io(void *state, sb_io *io);
void gr_view(const void *redacted, int viewer, sb_json *out);
void gr_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
void gr_play_on(void *state, int most, sb_quick *chance);
sb_reason gr_why(const void *state, int seat, sb_move move);
enum { GR_FIELD_COUNT = 59 };
extern const sb_field GR_FIELDS[GR_FIELD_COUNT]; /* fields.c */
enum { GR_FACT_COUNT = 9, GR_MEASURE_COUNT = 2 };
extern const sb_word GR_MEASURES[GR_MEASURE_COUNT];
void gr_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
extern const sb_word GR_FACTS[GR_FACT_COUNT];
void gr_reckon(const void *redacted, int seat, sb_move m, sb_facts *out);     /* reckon.c */
int gr_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]); /* expect.c */
bool gr_can_occur(const void *state, int list, int index);
void gr_enrich(void *state, sb_quick *chance);
extern const sb_domain GR_DOMAINS[];
extern const char *const gr_streams[]; /* names of the random streams */
/* The words use the first four; the others name what views and components speak of. */
enum {
    GR_DOM_CARD,
    GR_DOM_TOWN,
    GR_DOM_HORSESHOE,
    GR_DOM_HAND,
    GR_DOM_KIND,
    GR_DOM_SYMBOL,
    GR_DOM_SUIT,
    GR_DOM_PHASE,
    GR_DOM_COUNT
};
extern const sb_word GR_MOVES[GR_MV_COUNT], GR_EVENTS[GR_EV_COUNT], GR_DECISIONS[GR_D_COUNT], GR_REASONS[GR_WHY_COUNT],
    GR_CATEGORIES[GR_CAT_COUNT];

/* about.c, note.c, components.c: for people and for those who draw the game */
const char *gr_about_kind(int kind, sb_lang lang); /* what cards of this kind do, in one line */
const char *gr_about(int domain, int item, sb_lang lang, sb_text *out);
void gr_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
void gr_components(sb_json *out);
extern const struct sb_outlook GR_OUTLOOK;

#endif
