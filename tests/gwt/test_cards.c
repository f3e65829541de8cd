/* test_cards.c: drawing, certificates, exchange tokens, who knows what, who is asked
 * (GWT-DRAW, GWT-CARD, GWT-CERT, GWT-EXCH, GWT-INFO, GWT-DEC). */
#include "position.h"

/* ---- phase C ----------------------------------------------------------------------------------------------------- */

/* covers: GWT-EX-6 GWT-DRAW-1 GWT-DRAW-2 */
static void test_GWT_EX_6_drawing_up(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "city 0 chicago disc_hand_1; hand 0 criollo criollo galloway; all_discarded 0; "
        "top 0; use 0 g");
    for (int c = 1, wanted = 2; c < GWT_CATTLE; c++) /* exactly two cards in the stack */
        for (; st.player[0].discard[c] && wanted; wanted--) {
            st.player[0].discard[c]--;
            st.player[0].discard_n--;
            st.player[0].stack[st.player[0].stack_n++] = (uint8_t)c;
        }
    uint32_t used = st.rng.pos[GWT_STREAM_HERDS];
    int pile = st.player[0].discard_n;
    play(&st, 0, "end");
    assert_int_equal(st.player[0].hand_n, 5);
    assert_int_equal(st.player[0].stack_n, 0);
    assert_int_equal(st.player[0].discard_n, pile); /* not yet shuffled */
    assert_int_equal(st.rng.pos[GWT_STREAM_HERDS], used);
    arrange(&st, "use 0 g");
    play(&st, 0, "do:aux_draw"); /* now a card must be drawn */
    assert_int_not_equal(st.rng.pos[GWT_STREAM_HERDS], used);
    assert_int_equal(st.player[0].discard_n, 0);
    assert_int_equal(st.player[0].stack_n, pile - 1);
}

static void test_GWT_DRAW_4_a_small_herd(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 criollo; use 0 g");
    gwt_player *p = &st.player[0];
    for (; p->stack_n > 1; p->stack_n--) {
        st.removed[p->stack[p->stack_n - 1]]++;
        p->stack[p->stack_n - 1] = 0;
    }
    play(&st, 0, "end");
    assert_int_equal(p->hand_n, 2);
    assert_int_equal(gwt_drawable(p), 0);
    arrange(&st, "use 0 g; tokens 0 1");
    assert_false(offers(&st, 0, "do:aux_draw"));      /* GWT-CARD-1 */
    assert_int_equal(offered(&st, 0, "exchange"), 0); /* GWT-EXCH-5 */
    assert_string_equal(refused_by(&st, 0, "exchange:1"), "GWT-EXCH-5");
}

/* covers: GWT-DRAW-5 GWT-INFO-1 GWT-INFO-2 GWT-INFO-5 */
static void test_GWT_INFO_1_2_what_others_see(void **unused)
{
    (void)unused;
    gwt_state a = position(2, "", "hand 0 criollo galloway; use 0 g"), b = a;
    arrange(&b, "hand 0 pineywoods criollo; use 0 g"); /* the same herd, split in another way */
    gwt_state seen_a = a, seen_b = b;
    gwt_redact(&seen_a, 1);
    gwt_redact(&seen_b, 1);
    assert_memory_equal(&seen_a, &seen_b, sizeof seen_a);
    assert_int_equal(seen_a.player[0].hand_n, 2); /* sizes are open */
    gwt_redact(&a, 0);
    gwt_redact(&b, 0);
    assert_memory_not_equal(&a, &b, sizeof a);
    assert_int_equal(hand_of(&a, 0, "galloway"), 1); /* the own hand */
    gwt_state c = position(2, "", "discard 0 criollo; use 0 g");
    gwt_redact(&c, 1);
    assert_int_equal(discarded(&c, 0, "criollo"), 1); /* discard piles are open */
    gwt_state order = position(2, "", "top 0 criollo galloway; use 0 g"), other = order;
    arrange(&other, "top 0 galloway criollo");
    gwt_redact(&order, 0);
    gwt_redact(&other, 0);
    assert_memory_equal(&order, &other, sizeof order); /* not even the own stack may be looked at */
}

static void test_GWT_INFO_5_objective_cards_of_8b(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_8b; display obj_01 obj_02 obj_03 obj_04; hand 0 criollo; use 0 a1");
    play(&st, 0, "use_cards:a1.pb_8b_cattle.criollo");
    gwt_state shown = st, secret = st;
    play(&shown, 0, "take:obj_02");
    play(&secret, 0, "take_stack");
    gwt_redact(&shown, 1);
    assert_int_equal(hand_of(&shown, 0, "obj_02"), 1); /* known to all */
    gwt_state own = secret;
    gwt_redact(&own, 0);
    assert_int_equal(gwt_size(own.player[0].hand_obj), 1);
    gwt_redact(&secret, 1);
    assert_int_equal(secret.player[0].hand_obj, 0); /* only its owner sees it */
    assert_int_equal(secret.player[0].secret_n, 1);
    assert_int_equal(secret.player[0].hand_n, 1);
    gwt_state onto_pile = position(2, "", "hand 0; use 0 c");
    play(&onto_pile, 0, "use:c.neutral_c_objective take_stack");
    gwt_redact(&onto_pile, 1);
    assert_int_equal(gwt_size(onto_pile.player[0].discard_obj), 1); /* public */
}

/* ---- draw and discard -------------------------------------------------------------------------------------------- */

/* covers: GWT-CARD-1 GWT-CARD-2 GWT-CARD-3 */
static void test_GWT_CARD_1_2_3_draw_k_then_discard_k(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "at a1 0 pb_4b; workers 0 3 1 1; hand 0 galloway; top 0 criollo criollo pineywoods; use 0 a1");
    play(&st, 0, "use:a1.pb_4b_draw");
    assert_string_equal(list(&st, 0), "draw:1 draw:2 draw:3"); /* never 0 */
    assert_string_equal(refused_by(&st, 0, "draw:4"), "GWT-CARD-1");
    play(&st, 0, "draw:3");
    assert_string_equal(list(&st, 0), "discard:criollo discard:pineywoods discard:galloway"); /* just drawn ones too */
    play(&st, 0, "discard:criollo discard:galloway discard:criollo");                         /* one at a time */
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(st.player[0].hand_n, 1);
    st = position(2, "", "at a1 0 pb_4b; workers 0 3 1 1; hand 0 galloway; use 0 a1");
    gwt_player *p = &st.player[0];
    for (; p->stack_n > 2; p->stack_n--) {
        st.removed[p->stack[p->stack_n - 1]]++;
        p->stack[p->stack_n - 1] = 0;
    }
    play(&st, 0, "use:a1.pb_4b_draw");
    assert_string_equal(list(&st, 0), "draw:1 draw:2"); /* no more than can be drawn */
}

/* ---- certificates ------------------------------------------------------------------------------------------------ */

/* covers: GWT-CERT-1 GWT-CERT-2 GWT-CERT-3 GWT-CERT-4 */
static void test_GWT_CERT_1_to_4_limits(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "certificates 0 3");
    gwt_player *p = &st.player[0];
    assert_int_equal(GWT_CERTIFICATES[gwt_certificate_limit(p)], 3);
    gwt_advance(&st, 0, 1, NULL);
    assert_int_equal(GWT_CERTIFICATES[p->certificate], 3); /* excess is lost */
    arrange(&st, "city 0 chicago disc_cert_6");
    assert_int_equal(GWT_CERTIFICATES[gwt_certificate_limit(p)], 3); /* the 6-slot alone does nothing */
    arrange(&st, "city 0 fulton disc_cert_4");
    assert_int_equal(GWT_CERTIFICATES[gwt_certificate_limit(p)], 6);
    gwt_advance(&st, 0, 1, NULL);
    assert_int_equal(GWT_CERTIFICATES[p->certificate], 4);
    gwt_advance(&st, 0, 1, NULL);
    assert_int_equal(GWT_CERTIFICATES[p->certificate], 6);
    st = position(2, "", "city 0 fulton disc_cert_4; certificates 0 2");
    gwt_advance(&st, 0, 5, NULL);
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 4);
}

/* ---- exchange tokens --------------------------------------------------------------------------------------------- */

/* covers: GWT-EXCH-1 GWT-EXCH-2 GWT-INFO-3 GWT-DEC-1 */
static void test_GWT_EXCH_1_2_anybody_at_any_time(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "", "hand 2 criollo; top 2 galloway pineywoods; tokens 2 1; tokens 1 0; use 0 d");
    assert_string_equal(refused_by(&st, 1, "exchange:1"), "GWT-EXCH-1");
    play(&st, 0, "use:d.neutral_d_aux"); /* in the middle of an action of seat 0 */
    assert_int_equal(offered(&st, 2, "exchange"), 2);
    play(&st, 2, "exchange:2");
    assert_int_equal(gwt_pending(&st), 1u << 2);
    assert_int_equal(st.player[2].tokens, 0);
    assert_string_equal(list(&st, 2), "discard:criollo discard:pineywoods discard:galloway");
    play(&st, 2, "discard:criollo discard:pineywoods");
    assert_int_equal(gwt_pending(&st), 1u << 0); /* the interrupted decision goes on */
    assert_string_equal(asked(&st), "aux");
}

static void test_GWT_EXCH_3_one_after_another_and_one_inside_another(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 criollo; tokens 0 2; hand 1 criollo; tokens 1 1; use 0 g");
    play(&st, 0, "exchange:1");
    assert_int_equal(offered(&st, 0, "exchange"), 0); /* not while the own discard is awaited */
    assert_string_equal(refused_by(&st, 0, "exchange:1"), "GWT-EXCH-3");
    play(&st, 1, "exchange:1"); /* but somebody else may */
    assert_int_equal(gwt_pending(&st), 2);
    play(&st, 1, "discard:criollo"); /* the later token first */
    assert_int_equal(gwt_pending(&st), 1);
    play(&st, 0, "discard:criollo exchange:1");
    assert_int_equal(st.player[0].tokens, 0);
    gwt_state before = position(2, "", "at a1 0 pb_4b; workers 0 2 1 1; tokens 0 1; use 0 a1");
    play(&before, 0, "use:a1.pb_4b_draw");
    assert_string_equal(asked(&before), "draw");
    assert_int_equal(offered(&before, 0, "exchange"), 2); /* while k is still to be announced */
}

/* Seat 0 hires a second engineer and may discard a Criollo; both seats use a token in between. */
static void test_GWT_EXCH_3_an_interrupted_question_shows_the_hand(void **unused)
{
    (void)unused;
    for (int criollos = 1; criollos <= 2; criollos++) {
        gwt_state st = position(2, "",
            criollos == 1 ? "hand 0 criollo galloway; top 0 galloway; tokens 0 1; hand 1 pineywoods; tokens 1 1; "
                            "money 0 20; workers 0 1 1 1; job 1 engineer; token 2; use 0 a"
                          : "hand 0 criollo criollo; top 0 galloway; tokens 0 1; hand 1 pineywoods; tokens 1 1; "
                            "money 0 20; workers 0 1 1 1; job 1 engineer; token 2; use 0 a");
        play(&st, 0, "use:a.neutral_a_hire"); /* the only worker there is */
        assert_string_equal(asked(&st), "use");
        assert_int_equal(st.player[0].known[GWT_CARD_criollo], 1);
        play(&st, 1, "exchange:1");
        play(&st, 0, "exchange:1 discard:criollo"); /* is there another one? */
        assert_int_equal(gwt_pending(&st), 2);
        uint64_t before = sb_chance_mark(&st.rng);
        play(&st, 1, "discard:pineywoods"); /* now everybody knows: no way back for seat 1 */
        assert_int_equal(strcmp(asked(&st), "use") == 0, criollos == 2);
        assert_true(sb_chance_mark(&st.rng) != before);
    }
}

static void test_GWT_EXCH_4_where_tokens_come_from(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; tile outlaw_1 outlaw_green; tokens 0 0; at a1 0 pb_12b; use 0 d");
    play(&st, 0, "use:d.neutral_d_bounty"); /* the only outlaw */
    assert_int_equal(st.player[0].tokens, 1);
    arrange(&st, "use 0 a1");
    play(&st, 0, "use:a1.pb_12b_token");
    assert_int_equal(st.player[0].tokens, 2);
}

static void test_GWT_EXCH_5_with_an_empty_hand(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0; tokens 0 1; use 0 g");
    play(&st, 0, "exchange:2");
    assert_int_equal(st.player[0].hand_n, 2);
}

/* A token changes what a decision can be answered with; without an answer it is skipped. */
static void test_GWT_INFO_3_options_are_computed_anew(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "job 1 engineer cowboy; hand 0 criollo; top 0 galloway; tokens 0 1; money 0 20; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer");
    assert_string_equal(asked(&st), "use");
    play(&st, 0, "exchange:1 discard:criollo");
    assert_string_equal(asked(&st), "phase_b"); /* no Criollo any more */
}

static void test_GWT_INFO_4_no_objective_card_inside_an_action(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 obj_01; engine 0 s4; money 0 9; workers 0 1 1 2; use 0 c");
    play(&st, 0, "use:c.neutral_c_engine");
    assert_int_equal(offered(&st, 0, "play"), 0);
    play(&st, 0, "engine:t1");
    assert_string_equal(asked(&st), "upgrade");
    assert_int_equal(offered(&st, 0, "play"), 0);
    play(&st, 0, "decline");
    assert_int_equal(offered(&st, 0, "play"), 1);
}

/* covers: GWT-INFO-6 */
static void test_GWT_INFO_6_equal_choices_are_one(void **unused)
{
    (void)unused;
    gwt_state st = position(4, "", "job 1 cowboy cowboy builder builder; hand 0 obj_06 obj_07; money 0 20; use 0 a");
    assert_int_equal(offered(&st, 0, "play"), 2); /* objective cards keep their ids */
    play(&st, 0, "use:a.neutral_a_hire");
    assert_string_equal(list(&st, 0), "hire:1.cowboy hire:1.builder");
}

/* covers: GWT-INFO-7 GWT-DEC-6 GWT-DEC-7 */
static void test_GWT_DEC_6_7_chains_of_decisions(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0; workers 0 1 2 1; money 0 30; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_string_equal(asked(&st), "build");
    play(&st, 0, "build:pb_4a");
    assert_string_equal(asked(&st), "build_at");
    play(&st, 0, "build_at:a1");
    assert_string_equal(asked(&st), "phase_b"); /* asked even with "end" alone */
    assert_string_equal(list(&st, 0), "end");
    assert_int_equal(GWT_D_DELIVER + 1, 28); /* the kinds of the table, in its order; those of expansions follow */
    static const char *const kinds[] = { "first_discard", "turn_start", "phase_b", "use", "aux", "draw", "discard",
        "remove", "take", "herder", "free_move", "hire", "buy", "build", "build_at", "hazard", "bounty", "engine",
        "engine_return", "engine_back_any", "upgrade", "upgrade_behind", "disc", "appoint", "foresight", "certificates",
        "simmental", "deliver" };
    for (int i = 0; i <= GWT_D_DELIVER; i++)
        assert_string_equal(GWT_DECISIONS[i].id, kinds[i]);
}

/* ---- views: everything that lies on the table ------------------------------------------------------------------------ */

static const char *view_of(const gwt_state *st, int viewer)
{
    static char text[1 << 16];
    sb_text t = SB_TEXT(text);
    sb_json j = SB_JSON(&t);
    gwt_state redacted = *st;
    gwt_redact(&redacted, viewer);
    sb_json_object(&j, NULL);
    gwt_view(&redacted, viewer, &j);
    sb_json_end(&j);
    assert_false(t.cut);
    return text;
}

/* covers: GWT-INFO-2 */
static void test_GWT_INFO_2_views(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; at a2 1 pb_1a; tile flood_1 hz_flood_g4; job 1 cowboy engineer; hand 0 hereford_7; "
        "owns 1 sm_two_certs station_2; engine 1 t3; certificates 0 2; use 0 d");
    static const char *const shown[] = { "\"place\":\"a2\",\"building\":\"pb_1a\",\"seat\":1,\"fee\":2",
        "\"place\":\"flood_1\",\"tile\":\"hz_flood_g4\",\"fee\":2", "\"token_row\":2", "\"foresight\":[[",
        "\"job_market\":[[null,null,\"cowboy\",\"engineer\"]", "\"engine\":\"t3\"", "\"certificates\":2",
        "\"station_masters\":[\"sm_two_certs\"]", "\"permanent_certificates\":2", "\"appointed\":\"cowboy\"",
        "\"phase\":\"phase_b\"", "\"market\":[", "\"display\":[", "\"score\":{\"money\":" };
    const char *own = view_of(&st, 0);
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        if (!strstr(own, shown[i]))
            fail_msg("%s is not in %s", shown[i], own);
    assert_non_null(strstr(own, "\"hand\":[\"hereford_7\"]"));
    assert_null(strstr(view_of(&st, 1), "\"hand\":[\"hereford_7\"]")); /* nor by any other name */
    assert_non_null(strstr(view_of(&st, SB_SPECTATOR), "\"hand_size\":1"));
}

/* ---- whole games: dollars, and who may know what ----------------------------------------------------------------- */

/* Every dollar from and to the bank and the pot is an event. */
static void test_money_is_conserved_by_events(void **unused)
{
    (void)unused;
    static sb_event at[SB_EVENTS_MAX];
    for (int game = 0; game < 6; game++) {
        int players = 2 + game % 3;
        gwt_state st = position(players, game < 3 ? "sides=random simmental=on" : "poker=on brahman=on", "");
        sb_quick q = { (uint64_t)players };
        long money[GWT_SEATS] = { 0 };
        for (int s = 0; s < players; s++)
            money[s] = st.player[s].money;
        while (gwt_pending(&st)) {
            sb_move moves[SB_MOVES_MAX];
            sb_events ev = { .at = at, .cap = SB_EVENTS_MAX };
            int seat = __builtin_ctz(gwt_pending(&st)), n = gwt_legal(&st, seat, moves);
            gwt_apply(&st, seat, moves[sb_quick_below(&q, (uint32_t)n)], &ev);
            assert_false(ev.lost);
            for (int i = 0; i < ev.n; i++) {
                const sb_event *e = &at[i];
                bool in = e->kind == GWT_EV_GAIN || e->kind == GWT_EV_POKER_WIN;
                bool out = e->kind == GWT_EV_PAY || e->kind == GWT_EV_FEE_BANK || e->kind == GWT_EV_STAKE;
                int sign = in ? 1 : out ? -1 : 0;
                if (sign)
                    money[e->seat] += sign * e->arg[0];
                if (e->kind == GWT_EV_FEE)
                    money[e->seat] -= e->arg[1], money[e->arg[0]] += e->arg[1];
            }
            for (int s = 0; s < players; s++)
                assert_int_equal(money[s], st.player[s].money);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_EX_6_drawing_up),
        cmocka_unit_test(test_GWT_DRAW_4_a_small_herd),
        cmocka_unit_test(test_GWT_INFO_1_2_what_others_see),
        cmocka_unit_test(test_GWT_INFO_5_objective_cards_of_8b),
        cmocka_unit_test(test_GWT_CARD_1_2_3_draw_k_then_discard_k),
        cmocka_unit_test(test_GWT_CERT_1_to_4_limits),
        cmocka_unit_test(test_GWT_EXCH_1_2_anybody_at_any_time),
        cmocka_unit_test(test_GWT_EXCH_3_one_after_another_and_one_inside_another),
        cmocka_unit_test(test_GWT_EXCH_3_an_interrupted_question_shows_the_hand),
        cmocka_unit_test(test_GWT_EXCH_4_where_tokens_come_from),
        cmocka_unit_test(test_GWT_EXCH_5_with_an_empty_hand),
        cmocka_unit_test(test_GWT_INFO_3_options_are_computed_anew),
        cmocka_unit_test(test_GWT_INFO_4_no_objective_card_inside_an_action),
        cmocka_unit_test(test_GWT_INFO_6_equal_choices_are_one),
        cmocka_unit_test(test_GWT_DEC_6_7_chains_of_decisions),
        cmocka_unit_test(test_GWT_INFO_2_views),
        cmocka_unit_test(test_money_is_conserved_by_events),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
