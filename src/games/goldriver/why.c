/* why.c: why a move is not in the list: the refusals in English and French, and which one it is. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"

/* clang-format off */
#define CARD(name)        { #name, SB_ARG_ITEM + GR_DOM_CARD }
#define TOWN(name)        { #name, SB_ARG_ITEM + GR_DOM_TOWN }
#define HORSESHOE(name)   { #name, SB_ARG_ITEM + GR_DOM_HORSESHOE }
#define NUMBER(name)      { #name, SB_ARG_NUMBER }
/* clang-format on */

/* ---- refusals: ORDER gr_reason ----------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word GR_REASONS[GR_WHY_COUNT] = {
    [GR_WHY_NOT_ASKED] = { "not_asked", "GR-DEC-1", { { 0 } }, "It is not {seat} who is asked now.",
        "Ce n'est pas à {seat} de répondre." },
    [GR_WHY_OTHER_QUESTION] = { "other_question", "GR-DEC-1", { { 0 } }, "Another question is being asked now.",
        "La question posée est une autre." },
    [GR_WHY_BID_TOO_LOW] = { "bid_too_low", "GR-AUC-2", { NUMBER(high) }, "A bid must be more than {high}.",
        "Une mise doit dépasser {high}." },
    [GR_WHY_BID_TOO_HIGH] = { "bid_too_high", "GR-AUC-3", { NUMBER(own) }, "{seat} owns only {own}; a Bank deposit does not count.",
        "{seat} ne possède que {own} ; le dépôt à la Banque ne compte pas." },
    [GR_WHY_SEALED_TOO_HIGH] = { "sealed_bid_too_high", "GR-TWO-2", { NUMBER(own) },
        "{seat} owns only {own}; a Bank deposit does not count.",
        "{seat} ne possède que {own} ; le dépôt à la Banque ne compte pas." },
    [GR_WHY_NOT_FOR_SALE] = { "not_for_sale", "GR-PICK-1", { CARD(card) }, "{The card} is not for sale.", "{The card} n'est pas en vente." },
    [GR_WHY_NOT_DRAWN] = { "not_drawn", "GR-OAB-2", { CARD(card) }, "{The card} is not among the cards drawn.",
        "{The card} n'est pas parmi les cartes piochées." },
    [GR_WHY_NO_NUGGETS] = { "no_nuggets", "GR-HOLD-3", { { 0 } }, "The victim must be an opponent who owns a nugget.",
        "La victime doit être un adversaire qui possède une pépite." },
    [GR_WHY_VALUE_RANGE] = { "value_range", "GR-HOLD-1", { { 0 } }, "The value announced is from 2 to 8.",
        "La valeur annoncée va de 2 à 8." },
    [GR_WHY_NO_SUCH_TARGET] = { "no_such_target", "GR-DYN-1", { CARD(card) }, "{The card} does not lie in front of an opponent.",
        "{The card} n'est pas devant un adversaire." },
    [GR_WHY_OWN_CARD] = { "own_card", "GR-DYN-1", { CARD(card) }, "{The card} belongs to {seat}.",
        "{The card} appartient à {seat}." },
    [GR_WHY_TOWN] = { "no_concession_there", "GR-RAID-4", { TOWN(town) }, "No opponent has a concession in {town}.",
        "Aucun adversaire n'a de concession à {town}." },
    [GR_WHY_JOIN] = { "no_own_concession_there", "GR-LOST-1", { TOWN(town) }, "{seat} has no town concession in {town}.",
        "{seat} n'a pas de concession à {town}." },
    [GR_WHY_CANNOT_CARRY] = { "cannot_carry", "GR-LASSO-1", { CARD(card) }, "{The card} is not a concession of {seat}.",
        "{The card} n'est pas une concession de {seat}." },
    [GR_WHY_CANNOT_GIVE_UP] = { "cannot_give_up", "GR-RAID-1", { CARD(card) },
        "{The card} is not a concession of {seat} in the town that is raided.",
        "{The card} n'est pas une concession de {seat} dans la ville du raid." },
    [GR_WHY_CANNOT_OFFER] = { "cannot_offer", "GR-JUDGE-1", { CARD(card) }, "{The card} is not a concession of {seat}.",
        "{The card} n'est pas une concession de {seat}." },
    [GR_WHY_CANNOT_SEIZE] = { "cannot_seize", "GR-JUDGE-1", { CARD(card) }, "{The card} is not a concession of an opponent.",
        "{The card} n'est pas une concession d'un adversaire." },
    [GR_WHY_DEPOSIT_STEP] = { "deposit_step", "GR-BANK-1", { { 0 } }, "A deposit is a multiple of 3.",
        "Un dépôt est un multiple de 3." },
    [GR_WHY_DEPOSIT_TOO_MUCH] = { "deposit_too_much", "GR-BANK-6", { NUMBER(own) }, "{seat} owns only {own}.",
        "{seat} ne possède que {own}." },
    [GR_WHY_BANDIT_RANGE] = { "bandit_range", "GR-OAB-1", { NUMBER(most) }, "The One-Armed Bandit takes 1 to {most} now.",
        "Le Bandit Manchot prend de 1 à {most} maintenant." },
    [GR_WHY_DIE_RANGE] = { "die_range", "GR-POST-1", { { 0 } }, "A die shows 1 to 6.", "Un dé montre de 1 à 6." },
    [GR_WHY_GHOST_SELF] = { "ghost_self", "GR-GHOST-2", { { 0 } }, "The Ghost Mine goes to another player.",
        "La Mine Fantôme va à un autre joueur." },
    [GR_WHY_OTHER_CARD] = { "other_card", "GR-HORSE-1", { HORSESHOE(kind) }, "{The kind} has its moment at another time.",
        "Ce n'est pas le moment d'utiliser {the kind}." },
};
/* clang-format on */

static sb_reason because(int kind, int a)
{
    return (sb_reason) { .kind = (uint8_t)kind, .arg = { (int16_t)a } };
}

/* Any byte may come as card. */
static sb_reason why_not_dynamite(const gr_state *st, int seat, int card)
{
    bool own = card < GR_CARD_COUNT && (st->front[seat] & GR_BIT(card)) != 0;
    return because(own ? GR_WHY_OWN_CARD : GR_WHY_NO_SUCH_TARGET, card);
}

static sb_reason why_not_bid(const gr_state *st, int seat, int amount)
{
    const gr_frame *f = gr_top_const(st);
    if (amount > st->nuggets[seat])
        return because(f->op == GR_OP_BIDS ? GR_WHY_SEALED_TOO_HIGH : GR_WHY_BID_TOO_HIGH, st->nuggets[seat]);
    return because(GR_WHY_BID_TOO_LOW, f->op == GR_OP_AUCTION ? f->auction.high : 0);
}

/* The kind of move fits the question; its argument does not. */
static sb_reason why_not_argument(const gr_state *st, int seat, sb_move m)
{
    switch ((gr_move)m.kind) {
    case GR_MV_BID: return why_not_bid(st, seat, sb_move_get_number(m));
    case GR_MV_USE: return because(GR_WHY_OTHER_CARD, m.arg[0]);
    case GR_MV_TAKE:
    case GR_MV_DISCARD: return because(GR_WHY_NOT_FOR_SALE, m.arg[0]);
    case GR_MV_JOIN: return because(GR_WHY_JOIN, m.arg[0]);
    case GR_MV_PAY: {
        int most = GR_BANDIT_MAX < st->nuggets[seat] ? GR_BANDIT_MAX : st->nuggets[seat];
        return because(GR_WHY_BANDIT_RANGE, most < st->deck_n ? most : st->deck_n);
    }
    case GR_MV_CHOOSE: return because(GR_WHY_NOT_DRAWN, m.arg[0]);
    case GR_MV_ROB: return because(GR_WHY_NO_NUGGETS, 0);
    case GR_MV_ANNOUNCE: return because(GR_WHY_VALUE_RANGE, 0);
    case GR_MV_DYNAMITE: return why_not_dynamite(st, seat, m.arg[0]);
    case GR_MV_RAID: return because(GR_WHY_TOWN, m.arg[0]);
    case GR_MV_DESTROY: return because(GR_WHY_CANNOT_GIVE_UP, m.arg[0]);
    case GR_MV_OFFER: return because(GR_WHY_CANNOT_OFFER, m.arg[0]);
    case GR_MV_SEIZE: return because(GR_WHY_CANNOT_SEIZE, m.arg[0]);
    case GR_MV_ATTACH: return because(GR_WHY_CANNOT_CARRY, m.arg[0]);
    case GR_MV_DEPOSIT:
        if (sb_move_get_number(m) > st->nuggets[seat])
            return because(GR_WHY_DEPOSIT_TOO_MUCH, st->nuggets[seat]);
        return because(GR_WHY_DEPOSIT_STEP, 0);
    case GR_MV_SET: return because(GR_WHY_DIE_RANGE, 0);
    case GR_MV_HAND: return because(GR_WHY_GHOST_SELF, 0);
    case GR_MV_PASS:
    case GR_MV_DECLINE:
    case GR_MV_MONEY:
    case GR_MV_FINE:
    case GR_MV_YIELD:
    case GR_MV_ROLL_TWO:
    case GR_MV_ROLL_ONE:
    case GR_MV_COUNT: break;
    }
    return because(GR_WHY_OTHER_QUESTION, 0);
}

sb_reason gr_why(const void *state, int seat, sb_move move)
{
    const gr_state *st = state;
    sb_move list[SB_MOVES_MAX];
    if (!(gr_pending(st) >> seat & 1))
        return because(GR_WHY_NOT_ASKED, 0);
    int n = gr_legal(st, seat, list);
    for (int i = 0; i < n; i++)
        if (list[i].kind == move.kind)
            return why_not_argument(st, seat, move);
    if (move.kind == GR_MV_USE && move.arg[0] <= GR_ALL_IN) /* kept for its own moment */
        return because(GR_WHY_OTHER_CARD, move.arg[0]);
    return because(GR_WHY_OTHER_QUESTION, 0);
}
