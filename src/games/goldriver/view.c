/* view.c: what a viewer sees of a position, as JSON. */
#include "games/goldriver/state.h"
#include "games/goldriver/colt.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"
static const sb_domain *const CARD = &GR_DOMAINS[GR_DOM_CARD];
static const sb_domain *const TOWN = &GR_DOMAINS[GR_DOM_TOWN];

static void view_pile(sb_json *out, const char *key, uint64_t pile)
{
    sb_json_list(out, key);
    for (; pile; pile &= pile - 1)
        sb_json_text(out, NULL, CARD->item[gr_lowest(pile)].id);
    sb_json_end(out);
}

static void view_concession(const gr_state *st, int card, sb_json *out)
{
    sb_json_object(out, NULL);
    sb_json_text(out, "card", CARD->item[card].id);
    sb_json_text(out, "town", TOWN->item[gr_town_of(st, card)].id);
    sb_json_int(out, "gives", gr_value_of(st, card));
    view_pile(out, "attached", gr_attached_to(st, card));
    sb_json_end(out);
}

static void view_player(const gr_state *st, int seat, const sb_result *score, sb_json *out)
{
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", seat);
    sb_json_int(out, "nuggets", st->nuggets[seat]);
    sb_json_list(out, "concessions");
    for (uint64_t set = st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION]; set; set &= set - 1)
        view_concession(st, gr_lowest(set), out);
    sb_json_end(out);
    view_pile(out, "buildings", st->front[seat] & GR_OF_SYMBOL[GR_BUILDING]);
    view_pile(out, "kept", st->kept[seat]);
    view_pile(out, "pending", gr_pending_of(st, seat));
    if (st->front[seat] & GR_BIT(GR_CARD_bank))
        sb_json_int(out, "deposit", st->deposit);
    if (st->poker) {
        uint64_t hand = gr_poker_best(gr_poker_cards(st, seat));
        sb_json_text(out, "poker_hand", GR_DOMAINS[GR_DOM_HAND].item[gr_poker_hand(gr_poker_value(hand))].id);
        view_pile(out, "poker_cards", hand);
    }
    sb_json_object(out, "score"); /* everything scored is public (GR-ROUND-4) */
    for (int c = 0; c < GR_CAT_COUNT; c++)
        sb_json_int(out, GR_CATEGORIES[c].id, score->score[seat][c]);
    sb_json_end(out);
    sb_json_end(out);
}

static void view_towns(const gr_state *st, sb_json *out)
{
    sb_json_list(out, "towns");
    for (int t = 1; t < GR_TOWN_COUNT; t++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "town", TOWN->item[t].id);
        sb_json_int(out, "value", GR_MAYOR_VALUE[t]);
        if (st->mayor[t])
            sb_json_int(out, "mayor", st->mayor[t] - 1);
        else
            sb_json_null(out, "mayor");
        sb_json_list(out, "counts");
        for (int s = 0; s < st->players; s++)
            sb_json_int(out, NULL, gr_count(st, s, t));
        sb_json_end(out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* Fees for the viewer are given with the sale cards: the number people plan with. */
static void view_sale(const gr_state *st, int viewer, sb_json *out)
{
    sb_json_list(out, "sale");
    for (uint64_t set = st->sale; set; set &= set - 1) {
        int card = gr_lowest(set);
        sb_json_object(out, NULL);
        sb_json_text(out, "card", CARD->item[card].id);
        if (viewer < st->players)
            sb_json_int(out, "fee", gr_fee(st, viewer, card));
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void view_auction(const gr_state *st, int viewer, sb_json *out)
{
    const gr_frame *f = st->stack_n ? gr_top_const(st) : NULL;
    if (f && f->op == GR_OP_AUCTION) {
        sb_json_object(out, "auction");
        sb_json_int(out, "high", f->auction.high);
        if (f->auction.leader)
            sb_json_int(out, "leader", f->auction.leader - 1);
        else
            sb_json_null(out, "leader");
        sb_json_list(out, "passed");
        for (int s = 0; s < st->players; s++)
            if (f->auction.passed >> s & 1)
                sb_json_int(out, NULL, s);
        sb_json_end(out);
        sb_json_end(out);
    }
    if (f && f->op == GR_OP_BIDS && viewer < 2 && (f->bids.in >> viewer & 1))
        sb_json_int(out, "own_bid", st->bid[viewer]);
}

static const char *phase_name(const gr_state *st)
{
    return st->stack_n ? GR_OP_DOMAIN.item[gr_current_step(st)].id : "over";
}

void gr_view(const void *redacted, int viewer, sb_json *out)
{
    const gr_state *st = redacted;
    sb_result score;
    gr_result(st, &score);
    sb_json_int(out, "round", st->round);
    sb_json_text(out, "phase", phase_name(st));
    sb_json_int(out, "first", st->first);
    sb_json_int(out, "winner", st->winner);
    sb_json_int(out, "price", st->price);
    sb_json_int(out, "transit", st->transit);
    sb_json_bool(out, "reversed", st->reversed);
    sb_json_int(out, "deck", st->deck_n);
    sb_json_int(out, "rounds_left", st->deck_n / (st->players + 1));
    sb_json_list(out, "dice");
    for (int i = 0; i < 2 && st->dice[i]; i++)
        sb_json_int(out, NULL, st->dice[i]);
    sb_json_end(out);
    view_sale(st, viewer, out);
    view_pile(out, "drawn", st->drawn);
    view_pile(out, "resolving", st->resolving);
    view_auction(st, viewer, out);
    view_towns(st, out);
    sb_json_list(out, "players");
    for (int s = 0; s < st->players; s++)
        view_player(st, s, &score, out);
    sb_json_end(out);
    view_pile(out, "out", st->out);
    view_pile(out, "removed_named", st->removed_named);
    sb_json_int(out, "removed_secret", gr_removed_count(st->players));
}
