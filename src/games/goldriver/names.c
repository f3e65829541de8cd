/* names.c: what everything in Gold River is called, in English and French. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/poker.h"
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

/* A concession is called by its town or its kind, how much it produces and when: "Cold Mountain (9 on a 6)". */
#define SITE_EN_TOWN_CONCESSION(town) TOWN_##town
#define SITE_FR_TOWN_CONCESSION(town) TOWN_##town
#define SITE_EN_LOST_MINE(town)       EN_LOST_MINE
#define SITE_FR_LOST_MINE(town)       FR_LOST_MINE
#define SITE_EN_GHOST_MINE(town)      EN_GHOST_MINE
#define SITE_FR_GHOST_MINE(town)      FR_GHOST_MINE
#define MINE_EN(kind, town, when, n)  SITE_EN_##kind(town) " (" #n " on " when ")"
#define MINE_FR(kind, town, when, n)  SITE_FR_##kind(town) " (" #n " sur " when ")"

/* By when it produces; what never does is called by its kind. */
#define A_2                                  "a 2"
#define A_3                                  "a 3"
#define A_4                                  "a 4"
#define A_5                                  "a 5"
#define A_6                                  "a 6"
#define A_7                                  "a 7"
#define A_8                                  "an 8"
#define A_9                                  "a 9"
#define A_10                                 "a 10"
#define A_11                                 "an 11"
#define A_12                                 "a 12"
#define NAME_EN_NEVER(kind, town, value, n)  EN_##kind
#define NAME_FR_NEVER(kind, town, value, n)  FR_##kind
#define NAME_EN_SUM(kind, town, value, n)    MINE_EN(kind, town, A_##value, n)
#define NAME_FR_SUM(kind, town, value, n)    MINE_FR(kind, town, "un " #value, n)
#define NAME_EN_EVEN(kind, town, value, n)   MINE_EN(kind, town, "even", n)
#define NAME_FR_EVEN(kind, town, value, n)   MINE_FR(kind, town, "un pair", n)
#define NAME_EN_ODD(kind, town, value, n)    MINE_EN(kind, town, "odd", n)
#define NAME_FR_ODD(kind, town, value, n)    MINE_FR(kind, town, "un impair", n)
#define NAME_EN_DOUBLE(kind, town, value, n) MINE_EN(kind, town, "a double", n)
#define NAME_FR_DOUBLE(kind, town, value, n) MINE_FR(kind, town, "un double", n)

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
