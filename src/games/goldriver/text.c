/* text.c: the vocabulary of Gold River: names, moves, events, questions and refusals, in English and French. */
#include "games/goldriver/state.h"

/* ---- names ------------------------------------------------------------------------------------------------------- */

/* Names, once each: towns, then kinds in English and French. */
#define TOWN_SAN_NARCISO     "San Narciso"
#define TOWN_COLD_MOUNTAIN   "Cold Mountain"
#define TOWN_CACTUS_JUNCTION "Cactus Junction"
#define TOWN_COYOTE_CITY     "Coyote City"
#define TOWN_WHISKEY_RIVER   "Whiskey River"
#define EN_PENNY_PRESS       "Penny Press"
#define FR_PENNY_PRESS       "Penny Press"
#define EN_MUSTANG           "Mustang"
#define FR_MUSTANG           "Mustang"
#define EN_MOONSHINE         "Moonshine"
#define FR_MOONSHINE         "Moonshine"
#define EN_ALL_IN            "All In"
#define FR_ALL_IN            "All In"
#define EN_TOWN_CONCESSION   "Concession"
#define FR_TOWN_CONCESSION   "Concession"
#define EN_LOST_MINE         "Lost Mine"
#define FR_LOST_MINE         "Mine Perdue"
#define EN_GHOST_MINE        "Ghost Mine"
#define FR_GHOST_MINE        "Mine Fantôme"
#define EN_ONE_ARMED_BANDIT  "One-Armed Bandit"
#define FR_ONE_ARMED_BANDIT  "Bandit Manchot"
#define EN_HOLD_UP           "Hold Up"
#define FR_HOLD_UP           "Hold Up"
#define EN_DYNAMITE          "Dynamite"
#define FR_DYNAMITE          "Dynamite"
#define EN_RAID              "Raid"
#define FR_RAID              "Raid"
#define EN_JUDGE             "Judge"
#define FR_JUDGE             "Juge"
#define EN_WAGON             "Wagon"
#define FR_WAGON             "Wagon"
#define EN_GOLD              "Gold!"
#define FR_GOLD              "Gold !"
#define EN_BANK              "Bank"
#define FR_BANK              "Banque"
#define EN_POST_OFFICE       "Post Office"
#define FR_POST_OFFICE       "Bureau de Poste"
#define EN_SALOON            "Saloon"
#define FR_SALOON            "Saloon"
#define EN_RAILWAY_STATION   "Railway Station"
#define FR_RAILWAY_STATION   "Gare"

/* How sentences use them (sb_item.noun): towns and some cards go by their name alone. */
#define NOUN_PENNY_PRESS      (SB_LA | SB_THE)
#define NOUN_MUSTANG          (SB_LE | SB_THE)
#define NOUN_MOONSHINE        SB_LE
#define NOUN_ALL_IN           0
#define NOUN_TOWN_CONCESSION  0
#define NOUN_LOST_MINE        (SB_LA | SB_THE)
#define NOUN_GHOST_MINE       (SB_LA | SB_THE)
#define NOUN_ONE_ARMED_BANDIT (SB_LE | SB_THE)
#define NOUN_HOLD_UP          (SB_LE | SB_THE)
#define NOUN_DYNAMITE         (SB_LA | SB_THE)
#define NOUN_RAID             (SB_LE | SB_THE)
#define NOUN_JUDGE            (SB_LE | SB_THE)
#define NOUN_WAGON            (SB_LE | SB_THE)
#define NOUN_GOLD             0
#define NOUN_BANK             (SB_LA | SB_THE)
#define NOUN_POST_OFFICE      (SB_LE | SB_THE)
#define NOUN_SALOON           (SB_LE | SB_THE)
#define NOUN_RAILWAY_STATION  (SB_LA | SB_THE)

/* A concession is called by its town or its kind, when it produces and how much: "Cold Mountain (6: 9)". */
#define SITE_EN_TOWN_CONCESSION(town) TOWN_##town
#define SITE_FR_TOWN_CONCESSION(town) TOWN_##town
#define SITE_EN_LOST_MINE(town)       EN_LOST_MINE
#define SITE_FR_LOST_MINE(town)       FR_LOST_MINE
#define SITE_EN_GHOST_MINE(town)      EN_GHOST_MINE
#define SITE_FR_GHOST_MINE(town)      FR_GHOST_MINE
#define MINE_EN(kind, town, when, n)  SITE_EN_##kind(town) " (" when ": " #n ")"
#define MINE_FR(kind, town, when, n)  SITE_FR_##kind(town) " (" when " : " #n ")"

/* By when it produces; what never does is called by its kind. */
#define NAME_EN_NEVER(kind, town, value, n)  EN_##kind
#define NAME_FR_NEVER(kind, town, value, n)  FR_##kind
#define NAME_EN_SUM(kind, town, value, n)    MINE_EN(kind, town, #value, n)
#define NAME_FR_SUM(kind, town, value, n)    MINE_FR(kind, town, #value, n)
#define NAME_EN_EVEN(kind, town, value, n)   MINE_EN(kind, town, "even", n)
#define NAME_FR_EVEN(kind, town, value, n)   MINE_FR(kind, town, "pair", n)
#define NAME_EN_ODD(kind, town, value, n)    MINE_EN(kind, town, "odd", n)
#define NAME_FR_ODD(kind, town, value, n)    MINE_FR(kind, town, "impair", n)
#define NAME_EN_DOUBLE(kind, town, value, n) MINE_EN(kind, town, "double", n)
#define NAME_FR_DOUBLE(kind, town, value, n) MINE_FR(kind, town, "double", n)

static const sb_item CARDS[GR_CARD_COUNT] = {
#define GR_X(P, id, kind, town, when, value, n, explodes, rank, suit)                                                  \
    [GR_CARD_##id] = { #id, NAME_EN_##when(kind, town, value, n), NAME_FR_##when(kind, town, value, n), NOUN_##kind },
    GR_CARDS(GR_X, )
#undef GR_X
};

static const sb_item TOWNS[GR_TOWN_COUNT] = {
#define GR_X(P, name, id, value) [GR_##name] = { id, TOWN_##name, TOWN_##name },
    GR_TOWNS(GR_X, )
#undef GR_X
};

static const sb_item KINDS[GR_KIND_COUNT] = { /* horseshoe cards first */
#define GR_X(P, name, id, symbol) [GR_##name] = { id, EN_##name, FR_##name, NOUN_##name },
    GR_KINDS(GR_X, )
#undef GR_X
};

static const sb_item HANDS[GR_HAND_COUNT] = {
    [GR_HAND_PAIR] = { "pair", "a pair", "une paire" },
    [GR_HAND_TWO_PAIRS] = { "two_pairs", "two pairs", "deux paires" },
    [GR_HAND_THREE] = { "three_of_a_kind", "three of a kind", "un brelan" },
    [GR_HAND_STRAIGHT] = { "straight", "a straight", "une suite" },
    [GR_HAND_FLUSH] = { "flush", "a flush", "une couleur" },
    [GR_HAND_FULL_HOUSE] = { "full_house", "a full house", "un full" },
    [GR_HAND_FOUR] = { "four_of_a_kind", "four of a kind", "un carré" },
    [GR_HAND_STRAIGHT_FLUSH] = { "straight_flush", "a straight flush", "une quinte flush" },
    [GR_HAND_ROYAL_FLUSH] = { "royal_flush", "a royal flush", "une quinte flush royale" },
};

static const sb_item SYMBOLS[GR_SYMBOL_COUNT] = {
    [GR_CONCESSION] = { "concession", "concession", "concession" },
    [GR_HORSESHOE] = { "horseshoe", "horseshoe", "fer à cheval" },
    [GR_COLT] = { "colt", "colt", "colt" },
    [GR_LASSO] = { "lasso", "lasso", "lasso" },
    [GR_BUILDING] = { "building", "building", "bâtiment" },
};

static const sb_item SUITS[GR_SUIT_COUNT] = {
    [GR_SPADES] = { "spades", "spades", "pique" },
    [GR_HEARTS] = { "hearts", "hearts", "cœur" },
    [GR_DIAMONDS] = { "diamonds", "diamonds", "carreau" },
    [GR_CLUBS] = { "clubs", "clubs", "trèfle" },
    [GR_JOKER] = { "joker", "joker", "joker" },
};

/* What a view calls `phase`: the steps of a round (GR-ROUND-1). */
static const sb_item PHASES[] = {
    { "round", "Round", "Tour" },
    { "draw", "Draw", "Pioche" },
    { "penny_press", "Draw: Penny Press", "Pioche : Penny Press" },
    { "auction", "Auction", "Enchères" },
    { "bids", "Secret bids", "Mises secrètes" },
    { "moonshine", "Auction: Moonshine", "Enchères : Moonshine" },
    { "pay", "Payment", "Paiement" },
    { "first_pick", "Choice of the winner", "Choix du vainqueur" },
    { "mustang", "Choice: Mustang", "Choix : Mustang" },
    { "picks", "Choice of the others", "Choix des autres" },
    { "loser", "Card or money", "Carte ou argent" },
    { "pending", "Cards that waited", "Cartes en attente" },
    { "roll", "Gold: the dice", "Or : les dés" },
    { "produce", "Gold: production", "Or : production" },
    { "bank", "Gold: the Bank", "Or : la Banque" },
    { "over", "The game is over", "Partie terminée" },
};

const sb_domain GR_DOMAINS[] = {
    [GR_DOM_CARD] = { "card", CARDS, GR_CARD_COUNT },
    [GR_DOM_TOWN] = { "town", TOWNS, GR_TOWN_COUNT },
    [GR_DOM_HORSESHOE] = { "horseshoe", KINDS, GR_ALL_IN + 1 }, /* the kinds that windows ask for */
    [GR_DOM_HAND] = { "hand", HANDS, GR_HAND_COUNT },
    [GR_DOM_KIND] = { "kind", KINDS, GR_KIND_COUNT },
    [GR_DOM_SYMBOL] = { "symbol", SYMBOLS, GR_SYMBOL_COUNT },
    [GR_DOM_SUIT] = { "suit", SUITS, GR_SUIT_COUNT },
    [GR_DOM_PHASE] = { "phase", PHASES, sizeof PHASES / sizeof *PHASES },
};

#define CARD(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GR_DOM_CARD                                                                               \
    }
#define TOWN(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GR_DOM_TOWN                                                                               \
    }
#define HORSESHOE(name)                                                                                                \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GR_DOM_HORSESHOE                                                                          \
    }
#define HAND(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GR_DOM_HAND                                                                               \
    }
#define SEAT(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_SEAT                                                                                             \
    }
#define NUMBER(name)                                                                                                   \
    {                                                                                                                  \
#name, SB_ARG_NUMBER                                                                                           \
    }

/* ---- moves: ORDER gr_move ---------------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word GR_MOVES[GR_MV_COUNT] = {
    [GR_MV_PASS] = { "pass", "GR-AUC-4", { { 0 } }, "Pass", "Passer", .role = SB_ROLE_DECLINE },
    [GR_MV_BID] = { "bid", "GR-AUC-2", { NUMBER(amount) }, "Bid {amount}", "Miser {amount}" },
    [GR_MV_DECLINE] = { "decline", "GR-HORSE-1", { { 0 } }, "Keep the card for later",
        "Garder la carte pour plus tard", .role = SB_ROLE_DECLINE },
    [GR_MV_USE] = { "use", "GR-HORSE-1", { HORSESHOE(kind) }, "Use {the kind}", "Utiliser {the kind}" },
    [GR_MV_TAKE] = { "take", "GR-PICK-2", { CARD(card) }, "Take {the card}", "Prendre {the card}" },
    [GR_MV_MONEY] = { "money", "GR-TWO-6", { { 0 } }, "Take half of the stake", "Prendre la moitié de la mise" },
    [GR_MV_DISCARD] = { "discard", "GR-PICK-1", { CARD(card) }, "Discard {the card}", "Défausser {the card}" },
    [GR_MV_JOIN] = { "join", "GR-LOST-1", { TOWN(town) }, "The Lost Mine joins {town}",
        "La Mine Perdue rejoint {town}" },
    [GR_MV_PAY] = { "pay", "GR-OAB-1", { NUMBER(amount) }, "Pay {amount} and draw as many cards",
        "Payer {amount} et piocher autant de cartes" },
    [GR_MV_CHOOSE] = { "choose", "GR-OAB-2", { CARD(card) }, "Play {the card}", "Jouer {the card}" },
    [GR_MV_ROB] = { "rob", "GR-HOLD-1", { SEAT(from) }, "Rob {from}", "Braquer {from}" },
    [GR_MV_ANNOUNCE] = { "announce", "GR-HOLD-1", { NUMBER(value) }, "Announce {value}", "Annoncer {value}" },
    [GR_MV_DYNAMITE] = { "dynamite", "GR-DYN-1", { CARD(card) }, "Blow up {the card}", "Faire sauter {the card}" },
    [GR_MV_RAID] = { "raid", "GR-RAID-1", { TOWN(town) }, "Raid {town}", "Faire un raid sur {town}" },
    [GR_MV_FINE] = { "fine", "GR-RAID-3", { { 0 } }, "Pay 1 nugget per concession there",
        "Payer 1 pépite par concession de la ville" },
    [GR_MV_YIELD] = { "yield", "GR-RAID-1", { { 0 } }, "Give up one concession there",
        "Sacrifier une concession de la ville" },
    [GR_MV_DESTROY] = { "destroy", "GR-RAID-1", { CARD(card) }, "Give up {the card}", "Sacrifier {the card}" },
    [GR_MV_OFFER] = { "offer", "GR-JUDGE-1", { CARD(card) }, "Give {the card}", "Donner {the card}" },
    [GR_MV_SEIZE] = { "seize", "GR-JUDGE-5", { CARD(card) }, "Get {the card}", "Recevoir {the card}" },
    [GR_MV_ATTACH] = { "attach", "GR-LASSO-1", { CARD(card) }, "Attach it to {the card}", "L'attacher à {the card}" },
    [GR_MV_DEPOSIT] = { "deposit", "GR-BANK-1", { NUMBER(amount) }, "Deposit {amount}", "Déposer {amount}" },
    [GR_MV_ROLL_TWO] = { "roll_two", "GR-GOLD-1", { { 0 } }, "Roll both dice", "Lancer les deux dés" },
    [GR_MV_ROLL_ONE] = { "roll_one", "GR-POST-1", { { 0 } }, "Roll one die and set the other",
        "Lancer un dé et choisir l'autre" },
    [GR_MV_SET] = { "set", "GR-POST-1", { NUMBER(die) }, "Set the other die to {die}", "Choisir {die} pour l'autre dé" },
    [GR_MV_HAND] = { "hand", "GR-GHOST-2", { SEAT(to) }, "Hand the Ghost Mine to {to}",
        "Donner la Mine Fantôme à {to}" },
};
/* clang-format on */

/* ---- events: ORDER gr_event -------------------------------------------------------------------------------------- */

#define NUGGETS_EN "{amount} {amount#nugget|nuggets}"
#define NUGGETS_FR "{amount} {amount#pépite|pépites}"

/* clang-format off */
const sb_word GR_EVENTS[GR_EV_COUNT] = {
    [GR_EV_ROUND] = { "round", "GR-ROUND-1", { NUMBER(round) }, "Round {round}: {seat} is first player.",
        "Tour {round} : {seat} est premier joueur." },
    [GR_EV_SALE] = { "sale", "GR-DRAW-1", { CARD(card) }, "For sale: {card}.", "En vente : {card}." },
    [GR_EV_OUT] = { "out", NULL, { CARD(card) }, "{The card} goes out of play.", "{The card} quitte le jeu." },
    [GR_EV_USE] = { "use", "GR-HORSE-1", { CARD(card) }, "{seat} uses {the card}.", "{seat} utilise {the card}." },
    [GR_EV_PASS] = { "pass", "GR-AUC-4", { { 0 } }, "{seat} passes.", "{seat} passe." },
    [GR_EV_BID] = { "bid", "GR-AUC-2", { NUMBER(amount) }, "{seat} bids {amount}.", "{seat} mise {amount}." },
    [GR_EV_SEALED] = { "sealed", "GR-TWO-2", { { 0 } }, "{seat} has made a secret bid.", "{seat} a fait sa mise secrète." },
    [GR_EV_SEALED_OWN] = { "sealed_own", "GR-TWO-2", { NUMBER(amount) }, "{seat} bid {amount} in secret.",
        "{seat} a misé {amount} en secret." },
    [GR_EV_SHOWN] = { "shown", "GR-TWO-2", { NUMBER(amount) }, "{seat} had bid {amount}.", "{seat} avait misé {amount}." },
    [GR_EV_WINS] = { "wins", "GR-AUC-5", { NUMBER(amount) }, "{seat} wins the auction at {amount}.",
        "{seat} remporte l'enchère à {amount}." },
    [GR_EV_PRICE] = { "price", "GR-PAY-1", { NUMBER(amount) }, "{seat} pays " NUGGETS_EN ".",
        "{seat} paie " NUGGETS_FR "." },
    [GR_EV_SHARE] = { "share", "GR-PAY-2", { NUMBER(amount) }, "{seat} gets " NUGGETS_EN ".",
        "{seat} reçoit " NUGGETS_FR "." },
    [GR_EV_TRANSIT_LOST] = { "rest_to_supply", "GR-PAY-5", { NUMBER(amount) },
        NUGGETS_EN " {amount#goes|go} to the supply.", NUGGETS_FR " {amount#va|vont} à la réserve." },
    [GR_EV_TAKE] = { "take", "GR-PICK-2", { CARD(card) }, "{seat} takes {the card}.", "{seat} prend {the card}." },
    [GR_EV_DISCARD] = { "discard", "GR-PICK-1", { CARD(card) }, "{seat} discards {the card}.", "{seat} défausse {the card}." },
    [GR_EV_FEE] = { "fee", "GR-MAY-3", { SEAT(to), NUMBER(amount), TOWN(town) },
        "{seat} pays the Mayor of {town}, {to}, " NUGGETS_EN ".",
        "{seat} paie " NUGGETS_FR " au Maire de {town}, {to}." },
    [GR_EV_PLACE] = { "place", "GR-PICK-4", { CARD(card) }, "{seat} now owns {the card}.", "{seat} possède maintenant {the card}." },
    [GR_EV_KEEP] = { "keep", "GR-HORSE-1", { CARD(card) }, "{seat} keeps {the card} for later.",
        "{seat} garde {the card} pour plus tard." },
    [GR_EV_WAIT] = { "wait", "GR-PEND-1", { CARD(card) }, "{The card} cannot be used yet and waits in front of {seat}.",
        "{The card} ne peut pas encore servir et attend devant {seat}." },
    [GR_EV_READY] = { "ready", "GR-PEND-3", { CARD(card) }, "{The card}, which waited in front of {seat}, takes effect now.",
        "{The card}, en attente devant {seat}, prend effet." },
    [GR_EV_MAYOR] = { "mayor", "GR-MAY-7", { TOWN(town) }, "{seat} becomes Mayor of {town}.",
        "{seat} devient Maire de {town}." },
    [GR_EV_MAYOR_FREE] = { "mayor_free", "GR-MAY-10", { TOWN(town) }, "{town} has no Mayor any more.",
        "{town} n'a plus de Maire." },
    [GR_EV_JOIN] = { "join", "GR-LOST-1", { TOWN(town) }, "The Lost Mine of {seat} joins {town}.",
        "La Mine Perdue de {seat} rejoint {town}." },
    [GR_EV_BANDIT] = { "bandit", "GR-OAB-1", { NUMBER(amount) }, "{seat} feeds the One-Armed Bandit " NUGGETS_EN ".",
        "{seat} met " NUGGETS_FR " dans le Bandit Manchot." },
    [GR_EV_DRAW] = { "draw", "GR-OAB-1", { CARD(card) }, "{seat} draws {the card}.", "{seat} pioche {the card}." },
    [GR_EV_CHOOSE] = { "choose", "GR-OAB-2", { CARD(card) }, "{seat} plays {the card}.", "{seat} joue {the card}." },
    [GR_EV_HOLD_UP] = { "hold_up", "GR-HOLD-1", { SEAT(from), NUMBER(value) }, "{seat} holds up {from} and announces {value}.",
        "{seat} braque {from} et annonce {value}." },
    [GR_EV_ROLL] = { "roll", "GR-DEC-6", { NUMBER(die1), NUMBER(die2), NUMBER(total) },
        "{seat} rolls {die1} and {die2}: {total}.", "{seat} obtient {die1} et {die2} : {total}." },
    [GR_EV_STEAL] = { "steal", "GR-HOLD-2", { SEAT(from), NUMBER(amount) }, "{seat} takes " NUGGETS_EN " from {from}.",
        "{seat} prend " NUGGETS_FR " à {from}." },
    [GR_EV_DESTROY] = { "destroy", "GR-DYN-1", { CARD(card), SEAT(owner) }, "{owner} loses {the card}.",
        "{owner} perd {the card}." },
    [GR_EV_INDEMNITY] = { "indemnity", "GR-DYN-2", { SEAT(to), NUMBER(amount) },
        "{seat} is caught and pays {to} " NUGGETS_EN ".", "{seat} se fait prendre et paie " NUGGETS_FR " à {to}." },
    [GR_EV_RAID] = { "raid", "GR-RAID-1", { TOWN(town) }, "{seat} raids {town}.", "{seat} fait un raid sur {town}." },
    [GR_EV_FINE] = { "fine", "GR-RAID-1", { NUMBER(amount), TOWN(town) }, "{seat} pays " NUGGETS_EN " to the supply.",
        "{seat} paie " NUGGETS_FR " à la réserve." },
    [GR_EV_SWAP] = { "swap", "GR-JUDGE-1", { CARD(given), CARD(got), SEAT(with) },
        "The Judge rules: {seat} gives {the given} to {with} and gets {the got}.",
        "Le Juge tranche : {seat} donne {the given} à {with} et reçoit {the got}." },
    [GR_EV_ATTACH] = { "attach", "GR-LASSO-1", { CARD(card), CARD(host) }, "{seat} attaches {the card} to {the host}.",
        "{seat} attache {the card} à {the host}." },
    [GR_EV_DEPOSIT] = { "deposit", "GR-BANK-1", { NUMBER(amount) }, "{seat} puts " NUGGETS_EN " into the Bank.",
        "{seat} dépose " NUGGETS_FR " à la Banque." },
    [GR_EV_WITHDRAW] = { "withdraw", "GR-DYN-3", { NUMBER(amount) }, "{seat} gets back " NUGGETS_EN " from the Bank.",
        "{seat} récupère " NUGGETS_FR " de la Banque." },
    [GR_EV_ONE_DIE] = { "one_die", "GR-POST-1", { NUMBER(die) }, "{seat} rolls one die: {die}.", "{seat} lance un dé : {die}." },
    [GR_EV_SET_DIE] = { "set_die", "GR-POST-1", { NUMBER(die) }, "{seat} sets the other die to {die}.",
        "{seat} choisit {die} pour l'autre dé." },
    [GR_EV_PRODUCTION] = { "production", "GR-GOLD-1", { NUMBER(die1), NUMBER(die2), NUMBER(total) },
        "Gold! {seat} rolls {die1} and {die2}: {total}.", "De l'or ! {seat} obtient {die1} et {die2} : {total}." },
    [GR_EV_PRODUCE] = { "produce", "GR-GOLD-2", { CARD(card), NUMBER(amount) }, "{The card} gives {seat} " NUGGETS_EN ".",
        "{The card} rapporte " NUGGETS_FR " à {seat}." },
    [GR_EV_TRIBUTE] = { "tribute", "GR-SALOON-1", { SEAT(to), NUMBER(amount) },
        "{seat} leaves " NUGGETS_EN " in the Saloon of {to}.", "{seat} laisse " NUGGETS_FR " au Saloon de {to}." },
    [GR_EV_EXPLODE] = { "explode", "GR-GOLD-7", { CARD(card) }, "{seat} loses {the card}: it explodes.", "{seat} perd {the card}, qui explose." },
    [GR_EV_GHOST] = { "ghost", "GR-GHOST-2", { CARD(card), SEAT(to) }, "{seat} hands {the card} to {to}.",
        "{seat} donne {the card} à {to}." },
    [GR_EV_POKER] = { "poker", "GR-POK-1", { HAND(hand), NUMBER(amount) },
        "{seat} has the best poker hand, {hand}: {amount} points.",
        "{seat} a la meilleure main de poker, {hand} : {amount} points." },
    [GR_EV_END] = { "end", "GR-END-2", { NUMBER(total) }, "{seat} ends with {total} {total#point|points}.",
        "{seat} termine avec {total} {total#point|points}." },
};
/* clang-format on */

/* ---- questions: ORDER gr_decision -------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word GR_DECISIONS[GR_D_COUNT] = {
    [GR_D_PENNY] = { "penny_press", "GR-PENNY-1", { { 0 } }, "{seat}, use the Penny Press to replace all sale cards?",
        "{seat}, utiliser la Penny Press pour remplacer toutes les cartes en vente ?" },
    [GR_D_AUCTION] = { "auction", "GR-AUC-2", { NUMBER(high) }, "{seat}, bid more than {high} or pass.",
        "{seat}, misez plus de {high} ou passez." },
    [GR_D_BID] = { "bid", "GR-TWO-2", { NUMBER(most) }, "{seat}, bid in secret, from 0 to {most}.",
        "{seat}, misez en secret, de 0 à {most}." },
    [GR_D_MOONSHINE] = { "moonshine", "GR-MOON-1", { NUMBER(price) },
        "{seat}, use Moonshine? Payment and choice then run the other way round.",
        "{seat}, utiliser le Moonshine ? Le paiement et le choix changent alors de sens." },
    [GR_D_ALL_IN] = { "all_in", "GR-ALLIN-1", { NUMBER(reached), NUMBER(share) },
        "{seat}, {reached} reached you: use All In to keep all, not only {share}?",
        "{seat}, {reached} vous parviennent : utiliser All In pour tout garder, et non {share} seulement ?" },
    [GR_D_ALL_IN_STAKE] = { "all_in_stake", "GR-ALLIN-3", { NUMBER(reached), NUMBER(share) },
        "{seat}, use All In to take the whole stake of {reached}, not only {share}?",
        "{seat}, utiliser All In pour prendre toute la mise de {reached}, et non {share} seulement ?" },
    [GR_D_FIRST_PICK] = { "first_pick", "GR-PICK-1", { { 0 } }, "{seat}, take one of the sale cards.",
        "{seat}, prenez une des cartes en vente." },
    [GR_D_DISCARD] = { "discard", "GR-PICK-1", { { 0 } }, "{seat}, put one of the other sale cards out of play.",
        "{seat}, défaussez une des autres cartes en vente." },
    [GR_D_MUSTANG] = { "mustang", "GR-MUST-1", { { 0 } }, "{seat}, use the Mustang to choose next?",
        "{seat}, utiliser le Mustang pour choisir maintenant ?" },
    [GR_D_TAKE] = { "take", "GR-PICK-2", { { 0 } }, "{seat}, take one of the sale cards.",
        "{seat}, prenez une des cartes en vente." },
    [GR_D_LOSER] = { "loser", "GR-TWO-6", { CARD(card), NUMBER(share) },
        "{seat}, take {the card}, or {share} {share#nugget|nuggets} of the stake?",
        "{seat}, prenez {the card}, ou bien {share} {share#pépite|pépites} de la mise ?" },
    [GR_D_LOST_TOWN] = { "lost_town", "GR-LOST-1", { { 0 } }, "{seat}, which town does the Lost Mine join?",
        "{seat}, quelle ville la Mine Perdue rejoint-elle ?" },
    [GR_D_BANDIT_PAY] = { "bandit_pay", "GR-OAB-1", { { 0 } }, "{seat}, how many nuggets for the One-Armed Bandit?",
        "{seat}, combien de pépites pour le Bandit Manchot ?" },
    [GR_D_BANDIT_CHOOSE] = { "bandit_choose", "GR-OAB-2", { { 0 } }, "{seat}, which of the cards drawn do you play?",
        "{seat}, laquelle des cartes piochées jouez-vous ?" },
    [GR_D_HOLD_WHOM] = { "hold_up", "GR-HOLD-1", { { 0 } }, "{seat}, whom do you hold up?", "{seat}, qui braquez-vous ?" },
    [GR_D_HOLD_VALUE] = { "hold_up_value", "GR-HOLD-1", { SEAT(from) },
        "{seat}, announce a value from 2 to 8 against {from}: the roll must reach it.",
        "{seat}, annoncez une valeur de 2 à 8 contre {from} : les dés devront l'atteindre." },
    [GR_D_DYNAMITE] = { "dynamite", "GR-DYN-1", { { 0 } }, "{seat}, what do you blow up?", "{seat}, que faites-vous sauter ?" },
    [GR_D_RAID_TOWN] = { "raid", "GR-RAID-1", { { 0 } }, "{seat}, which town do you raid?",
        "{seat}, sur quelle ville faites-vous un raid ?" },
    [GR_D_RAID_ANSWER] = { "raid_answer", "GR-RAID-1", { TOWN(town), NUMBER(amount) },
        "{seat}, the Raid on {town}: pay {amount} or give up a concession there?",
        "{seat}, le raid sur {town} : payer {amount} ou sacrifier une concession de cette ville ?" },
    [GR_D_RAID_DESTROY] = { "raid_destroy", "GR-RAID-1", { TOWN(town) }, "{seat}, which concession in {town} do you give up?",
        "{seat}, quelle concession de {town} sacrifiez-vous ?" },
    [GR_D_JUDGE_OWN] = { "judge_own", "GR-JUDGE-1", { { 0 } }, "{seat}, which of your concessions do you give away?",
        "{seat}, laquelle de vos concessions donnez-vous ?" },
    [GR_D_JUDGE_OTHER] = { "judge_other", "GR-JUDGE-5", { CARD(card) }, "{seat}, which concession do you get for {the card}?",
        "{seat}, quelle concession recevez-vous contre {the card} ?" },
    [GR_D_LASSO] = { "lasso", "GR-LASSO-1", { CARD(card) }, "{seat}, to which of your concessions do you attach {the card}?",
        "{seat}, à laquelle de vos concessions attachez-vous {the card} ?" },
    [GR_D_DEPOSIT] = { "deposit", "GR-BANK-1", { { 0 } }, "{seat}, how many nuggets do you put into the Bank?",
        "{seat}, combien de pépites déposez-vous à la Banque ?" },
    [GR_D_ROLL] = { "roll", "GR-POST-1", { { 0 } }, "{seat}, roll both dice, or one and set the other?",
        "{seat}, lancer les deux dés, ou un seul et choisir l'autre ?" },
    [GR_D_SET_DIE] = { "set_die", "GR-POST-1", { NUMBER(die) }, "{seat}, you rolled a {die}: what does the other die show?",
        "{seat}, le dé montre {die} : que montre l'autre ?" },
    [GR_D_GHOST] = { "ghost", "GR-GHOST-2", { CARD(card) }, "{seat}, to whom do you hand {the card}?",
        "{seat}, à qui donnez-vous {the card} ?" },
};
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
    return because(GR_WHY_BID_TOO_LOW, f->op == GR_OP_AUCTION ? f->n : 0);
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

/* ---- score categories: ORDER GR_CAT_* ---------------------------------------------------------------------------- */

const sb_word GR_CATEGORIES[GR_CAT_COUNT] = {
    [GR_CAT_NUGGETS] = { "nuggets", "GR-END-2", { { 0 } }, "Nuggets", "Pépites" },
    [GR_CAT_CONCESSIONS] = { "concessions", "GR-END-2", { { 0 } }, "Concessions", "Concessions" },
    [GR_CAT_MAYORS] = { "mayors", "GR-MAY-VALUE", { { 0 } }, "Mayors", "Maires" },
    [GR_CAT_BANK] = { "bank", "GR-BANK-3", { { 0 } }, "Bank", "Banque" },
    [GR_CAT_POKER] = { "poker", "GR-POK-1", { { 0 } }, "Poker", "Poker" },
    [GR_CAT_TOTAL] = { "total", "GR-END-5", { { 0 } }, "Total", "Total" },
};
