/* test_plan.c: the numbers people plan with, and what they expect in vain, with its reason. */
#include "position.h"

#include "sagebrush/heap.h"

#include <jansson.h>

static sb_move move_of(const char *text)
{
    sb_move m;
    assert_int_equal(sb_move_read(&gwt_game, text, &m), SB_OK);
    return m;
}

/* -1: the move has no such fact. */
static int fact(const gwt_state *st, int seat, const char *move, const char *name)
{
    sb_facts facts = { 0 };
    gwt_reckon(st, seat, move_of(move), &facts);
    for (int i = 0; i < facts.n; i++)
        if (strcmp(GWT_FACTS[facts.at[i].fact].id, name) == 0)
            return facts.at[i].value;
    return -1;
}

/* The id of the reason why somebody looks for a move in vain; "" where nobody would. */
static const char *blocked_by(const gwt_state *st, int seat, const char *move)
{
    sb_move list[SB_BLOCKED_MAX], m = move_of(move);
    int n = sb_blocked(&gwt_game, st, seat, list);
    for (int i = 0; i < n; i++)
        if (sb_move_cmp(list[i], m) == 0)
            return GWT_REASONS[gwt_why(st, seat, m).kind].id;
    return "";
}

static json_t *view_of(const gwt_state *st, int seat)
{
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    gwt_state seen = *st;
    gwt_redact(&seen, seat);
    sb_json_object(&json, NULL);
    gwt_view(&seen, seat, &json);
    sb_json_end(&json);
    json_t *view = json_loadb(text.at, text.n, 0, NULL);
    assert_non_null(view);
    sb_heap_text_free(&text);
    return view;
}

static const json_t *player_of(const json_t *view, int seat)
{
    return json_array_get(json_object_get(view, "players"), (size_t)seat);
}

/* ---- facts ------------------------------------------------------------------------------------------------------- */

static void test_GWT_FEE_6_what_is_really_paid(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a1 1 pb_1a; money 0 1; herder 0 a; turn 0");
    assert_int_equal(fact(&st, 0, "move:a1", "steps"), 1);
    int fee = fact(&st, 0, "move:a1", "fee");
    assert_int_equal(fee, gwt_fee_at(&st, 0, GWT_PLACE_a1));
    assert_true(fee > 1);
    assert_int_equal(fact(&st, 0, "move:a1", "paid"), 1);
    play(&st, 0, "move:a1");
    assert_int_equal(st.player[0].money, 0);
}

static void test_GWT_HIRE_2_cost_of_a_worker(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_6a; job 1 cowboy builder; money 0 5; use 0 a1");
    play(&st, 0, "use:a1.pb_6a_hire");
    assert_int_equal(fact(&st, 0, "hire:1.cowboy", "cost"), 5); /* 6 - 1 */
}

static void test_GWT_HIRE_7_points_of_the_last_columns(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_6a; job 1 cowboy builder; workers 0 4 1 1; money 0 9; use 0 a1");
    play(&st, 0, "use:a1.pb_6a_hire");
    assert_int_equal(fact(&st, 0, "hire:1.cowboy", "vp"), 4);
    assert_int_equal(fact(&st, 0, "hire:1.builder", "vp"), -1);
}

static void test_GWT_INC_1_value_of_a_card_that_goes(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 criollo longhorn; turn 0");
    assert_int_equal(fact(&st, 0, "discard:criollo", "value"), 1);
    assert_int_equal(fact(&st, 0, "discard:criollo", "vp"), -1);
    assert_int_equal(fact(&st, 0, "remove:longhorn", "value"), GWT_CARD[GWT_CARD_longhorn].value);
    assert_int_equal(fact(&st, 0, "remove:longhorn", "vp"), GWT_CARD[GWT_CARD_longhorn].vp);
}

static void test_GWT_SCORE_7_what_an_objective_brings_or_costs(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "turn 0");
    sb_move m = move_of("take:obj_08");
    const gwt_objective_row *row = &GWT_OBJECTIVE[m.arg[0] - GWT_OBJ_FIRST];
    assert_int_equal(fact(&st, 0, "take:obj_08", "vp"), row->vp);
    assert_int_equal(fact(&st, 0, "play:obj_08", "penalty"), row->penalty);
    assert_true(row->penalty > 0);
}

static void test_GWT_LOC_9_gain_of_an_action(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 criollo galloway galloway pineywoods; use 0 a");
    sb_move moves[SB_MOVES_MAX];
    int n = gwt_legal(&st, 0, moves), told = 0;
    for (int i = 0; i < n; i++) {
        char text[128];
        sb_text t = SB_TEXT(text);
        if (moves[i].kind != GWT_MV_USE_CARDS)
            continue;
        sb_move_write(&gwt_game, moves[i], &t);
        gwt_state after = st;
        gwt_apply(&after, 0, moves[i], NULL);
        int gain = fact(&st, 0, text, "gain");
        assert_int_equal(after.player[0].money - st.player[0].money, gain < 0 ? 0 : gain);
        told += gain > 0;
    }
    assert_true(told > 0);
}

/* ---- the position ------------------------------------------------------------------------------------------------ */

static void test_GWT_INC_1_herd_and_cities_on_the_way(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "clear; hand 0 criollo galloway pineywoods santa_gertrudis; certificates 0 2; herder 0 a; turn 0");
    json_t *view = view_of(&st, 0);
    const json_t *delivery = json_object_get(player_of(view, 0), "delivery");
    assert_int_equal(json_integer_value(json_object_get(delivery, "value")), gwt_breeding_value(&st.player[0]));
    assert_int_equal(json_integer_value(json_object_get(delivery, "certificates")), 2);
    uint64_t cities = gwt_cities(&st, 0, gwt_breeding_value(&st.player[0]) + 2, false);
    assert_int_equal(json_array_size(json_object_get(delivery, "cities")), gwt_size(cities));
    assert_null(json_object_get(player_of(view, 1), "delivery")); /* the hand of another is hidden */
    json_decref(view);
}

/* The best allocation gives each element to one card only. */
static void test_GWT_SCORE_7c_which_tasks_are_met(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "own 0 outlaw_green; turn 0");
    for (int i = 0, n = 0; i < GWT_OBJ_DECK && n < 2; i++)
        if (GWT_OBJECTIVE[i].set == GWT_SET_BASE && GWT_OBJECTIVE[i].need[GWT_TASK_GREEN])
            st.player[0].area_obj |= UINT64_C(1) << i, n++;
    gwt_holding own = gwt_holding_of(&st, 0);
    gwt_objective_score best = gwt_objectives_of(&st, 0, &own);
    json_t *view = view_of(&st, 0), *card;
    const json_t *tasks = json_object_get(player_of(view, 0), "tasks");
    size_t i;
    assert_true(json_array_size(tasks) >= 2);
    json_array_foreach(tasks, i, card)
    {
        int objective = id(GWT_DOM_CARD, json_string_value(json_object_get(card, "card"))) - GWT_OBJ_FIRST;
        assert_int_equal(json_is_true(json_object_get(card, "met")), best.met >> objective & 1);
        size_t k;
        json_t *task;
        bool all = true;
        json_array_foreach(json_object_get(card, "tasks"), k, task) all &=
            json_integer_value(json_object_get(task, "have")) >= json_integer_value(json_object_get(task, "need"));
        assert_true(all || !(best.met >> objective & 1));
    }
    json_decref(view);
}

/* ---- what is expected in vain ------------------------------------------------------------------------------------ */

static void test_GWT_HIRE_2_why_nobody_can_be_hired(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "job 1 cowboy builder; money 0 5; use 0 a");
    assert_string_equal(blocked_by(&st, 0, "use:a.neutral_a_hire"), "money_hire");
    arrange(&st, "money 0 12; use 0 a");
    assert_string_equal(blocked_by(&st, 0, "use:a.neutral_a_hire"), "");
}

static void test_GWT_HIRE_1_workers_below_the_token(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "job 1 cowboy builder; money 0 20; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire");
    arrange(&st, "money 0 6");
    sb_move list[SB_BLOCKED_MAX];
    int n = sb_blocked(&gwt_game, &st, 0, list);
    for (int i = 0; i < n; i++)
        assert_int_equal(list[i].kind, GWT_MV_HIRE);
    assert_string_equal(blocked_by(&st, 0, "hire:1.cowboy"), ""); /* it is possible */
}

static void test_GWT_AUX_1_locked_auxiliary_actions(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "use 0 a");
    assert_string_equal(blocked_by(&st, 0, "do_back:aux_remove_card.s0"), "aux_locked");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_FEE_6_what_is_really_paid),
        cmocka_unit_test(test_GWT_HIRE_2_cost_of_a_worker),
        cmocka_unit_test(test_GWT_HIRE_7_points_of_the_last_columns),
        cmocka_unit_test(test_GWT_INC_1_value_of_a_card_that_goes),
        cmocka_unit_test(test_GWT_SCORE_7_what_an_objective_brings_or_costs),
        cmocka_unit_test(test_GWT_LOC_9_gain_of_an_action),
        cmocka_unit_test(test_GWT_INC_1_herd_and_cities_on_the_way),
        cmocka_unit_test(test_GWT_SCORE_7c_which_tasks_are_met),
        cmocka_unit_test(test_GWT_HIRE_2_why_nobody_can_be_hired),
        cmocka_unit_test(test_GWT_HIRE_1_workers_below_the_token),
        cmocka_unit_test(test_GWT_AUX_1_locked_auxiliary_actions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
