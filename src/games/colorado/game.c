/* game.c: the one `const sb_game` (game.h). */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"
#include "games/colorado/flow.h"
#include "games/colorado/score.h"
#include "games/colorado/setup.h"

static void apply(void *state, int seat, sb_move move, sb_events *events)
{
    co_state *st = state;
    co_answer_decision(st, seat, move, events);
    co_advance(st, events);
}

static sb_decision decision(const void *state, int seat)
{
    const co_state *st = state;
    const co_player *p = &st->player[seat];
    sb_decision d = { .kind = (uint8_t)(p->effect - 1) };
    if (p->effect == CO_EFFECT_KIND)
        d.arg[0] = (int16_t)(st->target - 1);
    else if (p->effect == CO_EFFECT_GIFT)
        d.arg[0] = st->caller, d.arg[1] = (int16_t)(st->named - 1);
    else if (p->effect == CO_EFFECT_NUGGETS)
        d.arg[0] = p->nuggets;
    else if (p->effect == CO_EFFECT_SUIT)
        d.arg[0] = p->owed;
    return d;
}

/* The setup belongs to no turn (COL-TURN-2: turn 0 of the state); outside it goes with the first. */
static int turn(const void *state)
{
    const co_state *st = state;
    return st->phase == CO_SETUP ? 1 : st->turn;
}

const sb_game co_game = {
    .api = SB_API,
    .rules_version = 1,
    .id = "colorado",
    .name = { "Colorado", "Colorado" },
    .players_min = CO_SEATS_MIN,
    .players_max = CO_SEATS,
    .state_size = sizeof(co_state),
    .open_choices = true, /* COL-SEQ-12 */
    .options = co_options,
    .options_count = CO_OPTION_COUNT,
    .domains = co_domains,
    .domains_count = CO_DOMAIN_COUNT,
    .moves = { co_moves, CO_MOVE_COUNT },
    .events = { co_events, CO_EVENT_COUNT },
    .decisions = { co_asks, CO_EFFECT_COUNT - 1 },
    .reasons = { co_whys, CO_WHY_COUNT },
    .categories = { co_categories, CO_SCORE_COUNT },
    .fields = { co_fields, CO_FIELD_COUNT },
    .facts = { co_facts, CO_FACT_COUNT },
    .measures = { co_measures, CO_MEASURE_COUNT },
    .streams = co_streams,
    .rules = {
        .setup = co_setup,
        .setup_of = co_setup_of,
        .pending = co_pending,
        .legal = co_legal,
        .apply = apply,
        .decision = decision,
        .why = co_why_not,
        .turn = turn,
        .result = co_result,
        .check = co_check,
        .redact = co_redact,
        .determinize = co_determinize,
        .io = co_io,
    },
    .people = {
        .view = co_view,
        .note = co_note,
        .reckon = co_reckon,
        .measure = co_measure,
        .expected = co_expected,
        .about = co_about,
        .components = co_components,
    },
    .bots = { .appraise = co_appraise, .outlook = &co_outlook },
#ifndef SB_PLAY_ONLY
    .trial = {
        .can_occur = co_can_occur,
        .enrich = co_enrich,
    },
#endif
};
