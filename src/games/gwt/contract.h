/* contract.h: what the files behind the `const sb_game` offer (game.c): knowledge, checks, JSON, views, words, explanations. */
#ifndef GWT_CONTRACT_H
#define GWT_CONTRACT_H

#include "games/gwt/state.h"

/* knowledge.c, frames.c, check.c, io.c, view.c, why.c, bot.c, occur.c, rich.c, text.c */
void gwt_redact(void *state, int viewer);
void gwt_determinize(void *state, int viewer, sb_quick *chance);
const char *gwt_check_frames(const gwt_state *st);
extern const sb_domain GWT_OP_DOMAIN;
const char *gwt_check(const void *state);
void gwt_io(void *state, sb_io *io);
void gwt_view(const void *redacted, int viewer, sb_json *out);
sb_reason gwt_why(const void *state, int seat, sb_move move);
void gwt_reckon(const void *redacted, int seat, sb_move m, sb_facts *out); /* reckon.c */
enum { GWT_FIELD_COUNT = 162 };
extern const sb_field GWT_FIELDS[GWT_FIELD_COUNT]; /* fields.c */
enum { GWT_FACT_COUNT = 13, GWT_MEASURE_COUNT = 4 };
extern const sb_word GWT_MEASURES[GWT_MEASURE_COUNT];
void gwt_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
extern const sb_word GWT_FACTS[GWT_FACT_COUNT];
int gwt_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]); /* expect.c */
void gwt_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
bool gwt_can_occur(const void *state, int list, int index);
void gwt_shows(const void *state, sb_see see, void *to);
void gwt_enrich(void *state, sb_quick *chance);
extern const char *const GWT_STREAMS[];
extern const sb_word GWT_MOVES[GWT_MV_COUNT], GWT_EVENTS[GWT_EV_COUNT], GWT_DECISIONS[GWT_D_COUNT],
    GWT_REASONS[GWT_WHY_COUNT], GWT_CATEGORIES[GWT_CAT_COUNT];
extern const sb_game gwt_game;
extern const struct sb_outlook GWT_OUTLOOK;

/* about.c, note.c, components.c: for people and for those who draw the game */
const char *gwt_short_building(int design, bool fr); /* what it offers, in a few words */
const char *gwt_short_master(int master, bool fr);
void gwt_put_objective(int objective, bool fr, sb_text *out); /* what an objective card brings */
const char *gwt_about(int domain, int item, sb_lang lang, sb_text *out);
void gwt_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
void gwt_components(sb_json *out);

#endif
