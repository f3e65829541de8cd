/* contract.h: what the files behind the `const sb_game` offer (game.c): checks, knowledge, JSON, views, words, explanations. */
#ifndef COLORADO_CONTRACT_H
#define COLORADO_CONTRACT_H

#include "games/colorado/state.h"

/* check.c, check_medals.c, knowledge.c, why.c, fields.c, reckon.c, expect.c, io.c, view.c, bot.c, occur.c, rich.c */
const char *co_check(const void *state);
const char *co_check_medals(const co_state *st); /* claims, medal tracks and crossed medals of the pools */
void co_redact(void *state, int viewer);
void co_determinize(void *state, int viewer, sb_quick *chance);
sb_reason co_why_not(const void *state, int seat, sb_move move);
enum { CO_FIELD_COUNT = 61 };
extern const sb_field co_fields[CO_FIELD_COUNT]; /* fields.c */
enum { CO_FACT_COUNT = 6, CO_MEASURE_COUNT = 2 };
extern const sb_word co_measures[CO_MEASURE_COUNT];
void co_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
extern const sb_word co_facts[CO_FACT_COUNT];
void co_reckon(const void *redacted, int seat, sb_move m, sb_facts *out);     /* reckon.c */
int co_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]); /* expect.c */
void co_io(void *state, sb_io *io);
void co_view(const void *redacted, int viewer, sb_json *out);
void co_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
bool co_can_occur(const void *state, int list, int index);
void co_enrich(void *state, sb_quick *chance);

/* about.c, note.c, components.c: for people and for those who draw the game -------------------------------*/
const char *co_icon_name(int icon, sb_lang lang);
const char *co_about(int domain, int item, sb_lang lang, sb_text *out);
void co_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
void co_components(sb_json *out);

/* text.c, game.c ------------------------------------------------------------------------------------------*/
extern const sb_domain co_domains[CO_DOMAIN_COUNT];
extern const sb_domain co_kind_or_none;
extern const sb_option co_options[CO_OPTION_COUNT];
extern const char *const co_streams[];
extern const sb_word co_moves[CO_MOVE_COUNT], co_asks[CO_EFFECT_COUNT - 1], co_events[CO_EVENT_COUNT],
    co_whys[CO_WHY_COUNT], co_categories[CO_SCORE_COUNT];
extern const sb_game co_game;
extern const struct sb_outlook co_outlook;

#endif
