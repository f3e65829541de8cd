/* why.c: why a move is not in the list: the refusals in English and French, and which one it is.  Any bytes may come here. */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"

#define CARD   (SB_ARG_ITEM + CO_DOMAIN_KIND)
#define REGION (SB_ARG_ITEM + CO_DOMAIN_REGION)
#define LEG    (SB_ARG_ITEM + CO_DOMAIN_LEG)
#define RAIL   (SB_ARG_ITEM + CO_DOMAIN_RAIL)
#define ICON   (SB_ARG_ITEM + CO_DOMAIN_ICON)

/* ---- the refusals: ORDER co_why ---------------------------------------------------------------------------------- */

#define CHOOSE "You must choose one of the possibilities.", "Vous devez choisir une des possibilités."

/* clang-format off */
const sb_word co_whys[CO_WHY_COUNT] = {
    [CO_WHY_UNKNOWN] = { "unknown", NULL, { { 0 } },
        "There is no such move in Colorado.", "Un tel coup n'existe pas dans Colorado." },
    [CO_WHY_WAIT] = { "wait", "COL-TURN-1", { { 0 } },
        "Somebody else has to decide first.", "Quelqu'un d'autre doit d'abord décider." },
    [CO_WHY_CHAIN_OVER] = { "chain_over", "COL-SEQ-5", { { 0 } },
        "Your actions of this turn are over.", "Vos actions de ce tour sont terminées." },
    [CO_WHY_OTHER_DECISION] = { "other_decision", "COL-SEQ-5", { { 0 } },
        "You have something else to decide now.", "Vous avez autre chose à décider maintenant." },
    [CO_WHY_MUST_START] = { "must_start", "COL-SET-8", { { 0 } }, CHOOSE },
    [CO_WHY_MUST_CALL] = { "must_call", "COL-CALL-1", { { 0 } }, CHOOSE },
    [CO_WHY_MUST_GIVE] = { "must_give", "COL-CALL-6", { { 0 } }, CHOOSE },
    [CO_WHY_MUST_PLAY] = { "must_play", "COL-DUO-6", { { 0 } }, CHOOSE },
    [CO_WHY_MUST_TIPI] = { "must_tipi", "COL-ICON-5", { { 0 } }, CHOOSE },
    [CO_WHY_MUST_DISCOVER] = { "must_discover", "COL-ICON-6", { { 0 } }, CHOOSE },
    [CO_WHY_MUST_DISCOVER_SUIT] = { "must_discover_suit", "COL-END-A1", { { 0 } }, CHOOSE },
    [CO_WHY_NOT_A_VILLAGE] = { "not_a_village", "COL-SET-8", { { "region", REGION } },
        "You start in a village: {the region} is not one.", "On commence dans un village : {the region} n'en est pas un." },
    [CO_WHY_OTHER_MAP] = { "other_map", "COL-VAR-1", { { "region", REGION } },
        "{The region} is not on your Roadmap.", "Votre Feuille de Route ne comporte pas {the region}." },
    [CO_WHY_SELF] = { "self", "COL-CALL-1", { { "target", SB_ARG_SEAT } },
        "You ask an opponent, not yourself.", "On s'adresse à un adversaire, pas à soi-même." },
    [CO_WHY_EMPTY_HAND] = { "empty_hand", "COL-CALL-4", { { "target", SB_ARG_SEAT } },
        "{target} has no card.", "{target} n'a pas de carte." },
    [CO_WHY_IN_OWN_AREA] = { "in_own_area", "COL-CALL-2", { { "card", CARD } },
        "{The card} is in your play area: you cannot ask for it.",
        "{The card} est dans votre zone de jeu : vous ne pouvez pas le demander." },
    [CO_WHY_NOT_IN_HAND] = { "not_in_hand", "COL-PLAY-1", { { "card", CARD } },
        "{The card} is not in your hand.", "{The card} n'est pas dans votre main." },
    [CO_WHY_NO_MATCH] = { "no_match", "COL-CALL-6", { { "card", CARD }, { "named", CARD } },
        "You give a card from your hand that has the suit or the value of {the named}.",
        "On donne une carte de sa main de la famille ou de la valeur de {the named}." },
    [CO_WHY_IN_AREA] = { "in_area", "COL-PLAY-1", { { "card", CARD } },
        "{The card} is in your play area already.", "{The card} est déjà dans votre zone de jeu." },
    [CO_WHY_TOO_DEAR] = { "too_dear", "COL-DUO-9", { { "card", CARD }, { "nuggets", SB_ARG_NUMBER } },
        "{The card} costs {nuggets} {nuggets#nugget|nuggets}: more than you have.",
        "{The card} coûte {nuggets} {nuggets#pépite|pépites} : plus que vous n'avez." },
    [CO_WHY_TWO_SUITS] = { "two_suits", "COL-DUO-4", { { 0 } },
        "The two cards must be of one suit.", "Les deux cartes doivent être d'une même famille." },
    [CO_WHY_NOT_TWO] = { "not_two", "COL-DUO-4", { { "first", CARD }, { "second", CARD } },
        "You do not hold {the first} and {the second}.", "Vous n'avez pas {the first} et {the second} en main." },
    [CO_WHY_PAIR_ORDER] = { "pair_order", "COL-DUO-4", { { "first", CARD }, { "second", CARD } },
        "Name the lower value first: {the second}, then {the first}.",
        "Nommez d'abord la valeur la plus basse : {the second}, puis {the first}." },
    [CO_WHY_NO_THIRD] = { "no_third", "COL-DUO-6", { { 0 } },
        "You would have no card left to play.", "Il ne vous resterait aucune carte à poser." },
    [CO_WHY_NO_SUCH_LEG] = { "no_such_leg", "COL-LEG-1", { { "region", REGION } },
        "{The region} has no such leg.", "Il n'y a pas cette étape dans {the region}." },
    [CO_WHY_UNDISCOVERED] = { "undiscovered", "COL-LEG-2", { { "region", REGION } },
        "{The region} is not discovered yet.", "Vous n'avez pas encore découvert {the region}." },
    [CO_WHY_LEG_TICKED] = { "leg_ticked", "COL-LEG-4", { { 0 } },
        "This leg is ticked already.", "Cette étape est déjà cochée." },
    [CO_WHY_NO_PATH] = { "no_path", "COL-LEG-3", { { 0 } },
        "No path leads there from the flag or from a ticked leg.",
        "Aucun chemin n'y mène depuis le drapeau ou une étape cochée." },
    [CO_WHY_RAIL_START] = { "rail_start", "COL-RAIL-2", { { 0 } },
        "The railroad begins with its leftmost leg.", "Le chemin de fer commence par l'étape la plus à gauche." },
    [CO_WHY_RAIL_NEXT] = { "rail_next", "COL-RAIL-3", { { "leg", RAIL } },
        "The next leg must be directly to the right of your last one.",
        "L'étape suivante doit être juste à droite de votre dernière étape." },
    [CO_WHY_RAIL_BRANCH] = { "rail_branch", "COL-RAIL-4", { { "leg", RAIL } },
        "This branch is closed to you: you took the other one.",
        "Cet embranchement vous est fermé : vous avez pris l'autre." },
    [CO_WHY_RAIL_DONE] = { "rail_done", "COL-RAIL-8", { { 0 } },
        "Your railroad is complete.", "Votre chemin de fer est terminé." },
    [CO_WHY_DISCOVERED] = { "discovered", "COL-DISC-1", { { "region", REGION } },
        "{The region} is discovered already.", "Vous avez déjà découvert {the region}." },
    [CO_WHY_NOT_ADJACENT] = { "not_adjacent", "COL-DISC-2", { { "region", REGION } },
        "{The region} has no common border with a region you discovered.",
        "Aucune région découverte ne touche {the region}." },
};
/* clang-format on */

/* ---- which one it is --------------------------------------------------------------------------------------------- */

/* The kinds of moves that answer a decision. */
static const uint32_t ANSWERS[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = 1u << CO_MOVE_START,
    [CO_EFFECT_TARGET] = 1u << CO_MOVE_CALL,
    [CO_EFFECT_KIND] = 1u << CO_MOVE_NAME,
    [CO_EFFECT_GIFT] = 1u << CO_MOVE_GIVE,
    [CO_EFFECT_NUGGETS] = 1u << CO_MOVE_TAKE | 1u << CO_MOVE_PAY | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_CARDS] = 1u << CO_MOVE_DRAW | 1u << CO_MOVE_DISCARD | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_THIRD] = 1u << CO_MOVE_PLAY,
    [CO_EFFECT_CHECK] = 1u << CO_MOVE_LEG | 1u << CO_MOVE_RAIL | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_PLAY] = 1u << CO_MOVE_PLAY | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_TIPI] = 1u << CO_MOVE_TIPI,
    [CO_EFFECT_DISCOVERY] = 1u << CO_MOVE_DISCOVER,
    [CO_EFFECT_SUIT] = 1u << CO_MOVE_DISCOVER,
};

/* Where declining is not allowed. */
static const uint8_t MUST[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = CO_WHY_MUST_START,
    [CO_EFFECT_TARGET] = CO_WHY_MUST_CALL,
    [CO_EFFECT_KIND] = CO_WHY_MUST_CALL,
    [CO_EFFECT_GIFT] = CO_WHY_MUST_GIVE,
    [CO_EFFECT_THIRD] = CO_WHY_MUST_PLAY,
    [CO_EFFECT_TIPI] = CO_WHY_MUST_TIPI,
    [CO_EFFECT_DISCOVERY] = CO_WHY_MUST_DISCOVER,
    [CO_EFFECT_SUIT] = CO_WHY_MUST_DISCOVER_SUIT,
};

static sb_reason because(co_why kind, int a, int b)
{
    return (sb_reason) { .kind = (uint8_t)kind, .arg = { (int16_t)a, (int16_t)b } };
}

/* Are the bytes a move at all?  Its arguments must exist and nothing may follow them. */
static bool is_a_move(sb_move m)
{
    if (m.kind >= CO_MOVE_COUNT)
        return false;
    const sb_arg *args = co_moves[m.kind].args;
    int i = 0;
    for (; args[i].type != SB_ARG_NONE; i++) {
        int count = args[i].type == SB_ARG_SEAT ? CO_SEATS : co_domains[args[i].type - SB_ARG_ITEM].count;
        if (m.arg[i] >= count)
            return false;
    }
    for (; i < (int)sizeof m.arg; i++)
        if (m.arg[i])
            return false;
    return true;
}

/* ---- by kind of move --------------------------------------------------------------------------------------------- */

static sb_reason why_call(const co_state *st, int seat, int target)
{
    if (target >= st->players)
        return because(CO_WHY_UNKNOWN, 0, 0);
    return because(target == seat ? CO_WHY_SELF : CO_WHY_EMPTY_HAND, target, 0);
}

static sb_reason why_play(const co_player *p, int kind, bool paid)
{
    if (!co_has(p->hand, kind))
        return because(CO_WHY_NOT_IN_HAND, kind, 0);
    if (p->area >> kind & 1)
        return because(CO_WHY_IN_AREA, kind, 0);
    if (paid && co_value_of(kind) > p->nuggets)
        return because(CO_WHY_TOO_DEAR, kind, co_value_of(kind));
    return because(CO_WHY_UNKNOWN, 0, 0);
}

static sb_reason why_discard(const co_player *p, int a, int b)
{
    if (co_suit_of(a) != co_suit_of(b))
        return because(CO_WHY_TWO_SUITS, 0, 0);
    if (!co_has(p->hand, a) || !co_has(p->hand, b) || (a == b && p->hand[a] < 2))
        return because(CO_WHY_NOT_TWO, a, b);
    return because(a > b ? CO_WHY_PAIR_ORDER : CO_WHY_NO_THIRD, a, b);
}

static sb_reason why_leg(const co_player *p, int region, int leg, int id)
{
    if (leg == 0 || leg > co_regions[region].legs)
        return because(CO_WHY_NO_SUCH_LEG, id, 0);
    if (!(p->region[region] & 1))
        return because(CO_WHY_UNDISCOVERED, id, 0);
    return because(p->region[region] >> leg & 1 ? CO_WHY_LEG_TICKED : CO_WHY_NO_PATH, 0, 0);
}

/* Closed for good, or only not reached yet? */
static bool can_still_come(const co_player *p, int leg)
{
    unsigned ahead = co_open_rail(p);
    for (int l = 0; l < CO_RAIL_LEGS; l++)
        if (ahead >> l & 1)
            ahead |= co_railroad[l].next;
    return ahead >> leg & 1;
}

static sb_reason why_rail(const co_player *p, int leg)
{
    if (p->rail == 0)
        return because(CO_WHY_RAIL_START, 0, 0);
    if (p->rail >> CO_R7 & 1)
        return because(CO_WHY_RAIL_DONE, 0, 0);
    if (p->rail >> leg & 1)
        return because(CO_WHY_LEG_TICKED, 0, 0);
    return because(can_still_come(p, leg) ? CO_WHY_RAIL_NEXT : CO_WHY_RAIL_BRANCH, leg, 0);
}

static sb_reason why_discover(const co_player *p, int region, int id)
{
    return because(p->region[region] & 1 ? CO_WHY_DISCOVERED : CO_WHY_NOT_ADJACENT, id, 0);
}

static sb_reason why_kind(const co_state *st, int seat, sb_move m)
{
    const co_player *p = &st->player[seat];
    int a = m.arg[0], b = m.arg[1], region = a % CO_REGIONS;
    bool has_region = m.kind == CO_MOVE_START || m.kind == CO_MOVE_LEG || m.kind == CO_MOVE_DISCOVER;
    if (has_region && a / CO_REGIONS != co_map_of(st, seat))
        return because(CO_WHY_OTHER_MAP, a, 0);
    switch ((co_move)m.kind) {
    case CO_MOVE_START: return because(CO_WHY_NOT_A_VILLAGE, a, 0);
    case CO_MOVE_CALL: return why_call(st, seat, a);
    case CO_MOVE_NAME: return because(CO_WHY_IN_OWN_AREA, a, 0);
    case CO_MOVE_GIVE: return because(CO_WHY_NO_MATCH, a, st->named - 1);
    case CO_MOVE_PAY: return why_play(p, a, true);
    case CO_MOVE_PLAY: return why_play(p, a, false);
    case CO_MOVE_DISCARD: return why_discard(p, a, b);
    case CO_MOVE_LEG: return why_leg(p, region, b, a);
    case CO_MOVE_RAIL: return why_rail(p, a);
    case CO_MOVE_DISCOVER: return why_discover(p, region, a);
    case CO_MOVE_TAKE:
    case CO_MOVE_DRAW:
    case CO_MOVE_TIPI: /* asked only with both sides open */
    case CO_MOVE_DECLINE:
    case CO_MOVE_COUNT: break;
    }
    return because(CO_WHY_UNKNOWN, 0, 0);
}

sb_reason co_why_not(const void *state, int seat, sb_move move)
{
    const co_state *st = state;
    const co_player *p = &st->player[seat];
    if (!is_a_move(move))
        return because(CO_WHY_UNKNOWN, 0, 0);
    if (p->effect == CO_EFFECT_NONE)
        return because(st->phase == CO_ACTIONS ? CO_WHY_CHAIN_OVER : CO_WHY_WAIT, 0, 0);
    if (ANSWERS[p->effect] >> move.kind & 1)
        return why_kind(st, seat, move);
    return because(move.kind == CO_MOVE_DECLINE ? MUST[p->effect] : CO_WHY_OTHER_DECISION, 0, 0);
}
