/* decisions.h: the steps, lists and effects that GR_OPS (flow.c) ties together, by file. */
#ifndef GOLDRIVER_DECISIONS_H
#define GOLDRIVER_DECISIONS_H

#include "games/goldriver/state.h"

#define GR_STEP(x)    sb_next gr_step_##x(gr_state *st, sb_events *ev)
#define GR_CHOICES(x) uint64_t gr_choices_##x(const gr_state *st, const gr_frame *f)
#define GR_LEGAL(x)   int gr_legal_##x(const gr_state *st, const gr_frame *f, sb_move *out)
#define GR_APPLY(x)   void gr_apply_##x(gr_state *st, int seat, sb_move m, sb_events *ev)

/* auction.c */
GR_STEP(penny);
GR_APPLY(penny);
GR_STEP(auction);
GR_LEGAL(auction);
GR_APPLY(auction);
GR_STEP(bids);
GR_LEGAL(bids);
GR_APPLY(bids);
GR_STEP(moonshine);
GR_APPLY(moonshine);

/* payment.c */
GR_STEP(pay);
GR_APPLY(pay);
GR_STEP(loser);
GR_LEGAL(loser);
GR_APPLY(loser);
GR_STEP(money);
GR_APPLY(money);

/* pick.c */
void gr_take_card(gr_state *st, int seat, int card, sb_events *ev);
GR_STEP(first_pick);
GR_CHOICES(sale);
GR_APPLY(first_pick);
GR_APPLY(discard);
GR_STEP(mustang);
GR_APPLY(mustang);
GR_STEP(picks);
GR_APPLY(take);
GR_STEP(resolve);
GR_STEP(pending);
GR_STEP(finish);

/* mayor.c */
GR_CHOICES(lost_town);
GR_APPLY(lost_town);

/* colt.c */
uint64_t gr_raidable_towns(const gr_state *st, int seat); /* bit t (GR-RAID-4) */
GR_CHOICES(bandit_pay);
GR_APPLY(bandit_pay);
GR_CHOICES(bandit_choose);
GR_APPLY(bandit_choose);
GR_CHOICES(hold_whom);
GR_APPLY(hold_whom);
GR_CHOICES(hold_value);
GR_APPLY(hold_value);
GR_CHOICES(dynamite);
GR_APPLY(dynamite);
GR_CHOICES(raid_town);
GR_APPLY(raid_town);
GR_STEP(raid_answer);
GR_LEGAL(raid_answer);
GR_APPLY(raid_answer);
GR_CHOICES(raid_destroy);
GR_APPLY(raid_destroy);
GR_CHOICES(own_concession);
GR_APPLY(judge_own);
GR_CHOICES(judge_other);
GR_APPLY(judge_other);
GR_APPLY(lasso);

/* gold.c */
void gr_begin_roll(gr_state *st, sb_events *ev);
void gr_produce(gr_state *st, sb_events *ev);
void gr_open_bank(gr_state *st, sb_events *ev);
GR_LEGAL(roll);
GR_APPLY(roll);
GR_CHOICES(set_die);
GR_APPLY(set_die);
GR_STEP(ghost);
GR_CHOICES(ghost);
GR_APPLY(ghost);
GR_STEP(deposit);
GR_LEGAL(deposit);
GR_APPLY(deposit);

#endif
