/* game.c: the table of decisions, and the one `const sb_game` (game.h). */
#include "games/colorado/state.h"

/* A decision: what can be answered, and what the answer does. */
typedef struct decision_row {
    int (*legal)(const co_state *st, int seat, sb_move out[]);
    void (*apply)(co_state *st, int seat, sb_move move, sb_events *events);
} decision_row;

static const decision_row DECISIONS[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = { co_legal_village, co_apply_village },
    [CO_EFFECT_TARGET] = { co_legal_target, co_apply_target },
    [CO_EFFECT_KIND] = { co_legal_kind, co_apply_kind },
    [CO_EFFECT_GIFT] = { co_legal_gift, co_apply_gift },
    [CO_EFFECT_NUGGETS] = { co_legal_nuggets, co_apply_nuggets },
    [CO_EFFECT_CARDS] = { co_legal_cards, co_apply_cards },
    [CO_EFFECT_THIRD] = { co_legal_third, co_apply_play },
    [CO_EFFECT_CHECK] = { co_legal_check, co_apply_check },
    [CO_EFFECT_PLAY] = { co_legal_play, co_apply_play },
    [CO_EFFECT_TIPI] = { co_legal_tipi, co_apply_tipi },
    [CO_EFFECT_DISCOVERY] = { co_legal_discovery, co_apply_discovery },
    [CO_EFFECT_SUIT] = { co_legal_discovery, co_apply_suit },
};

int co_legal(const void *state, int seat, sb_move out[])
{
    const co_state *st = state;
    int effect = st->player[seat].effect;
    return effect ? DECISIONS[effect].legal(st, seat, out) : 0;
}

/* Takes what co_legal lists, and checks nothing again. */
void co_answer_decision(co_state *st, int seat, sb_move move, sb_events *events)
{
    DECISIONS[st->player[seat].effect].apply(st, seat, move, events);
}

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
    .trial = {
        .can_occur = co_can_occur,
        .enrich = co_enrich,
    },
};
