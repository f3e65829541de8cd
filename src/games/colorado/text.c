/* text.c: the vocabulary of Colorado: ids for programs, sentences in English and French for people (game.h).
 *
 * ORDER: every table has the order of its enum in vocabulary.h. */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"

#define CARD   (SB_ARG_ITEM + CO_DOMAIN_KIND)
#define REGION (SB_ARG_ITEM + CO_DOMAIN_REGION)
#define LEG    (SB_ARG_ITEM + CO_DOMAIN_LEG)
#define RAIL   (SB_ARG_ITEM + CO_DOMAIN_RAIL)
#define SIDE   (SB_ARG_ITEM + CO_DOMAIN_SIDE)
#define ICON   (SB_ARG_ITEM + CO_DOMAIN_ICON)
#define SUIT   (SB_ARG_ITEM + CO_DOMAIN_SUIT)
#define POOL   (SB_ARG_ITEM + CO_DOMAIN_POOL)

/* ---- options, streams, score ------------------------------------------------------------------------------------- */

static const sb_item MAP_OPTION[] = { { "standard", { "the same for all", "le même pour tous" } },
    { "four", { "one for each", "un pour chacun" } } };

/* clang-format off */
const sb_option co_options[CO_OPTION_COUNT] = {
    [CO_OPTION_MAPS] = { .id = "maps", .values = MAP_OPTION, .count = 2,
        .text = { "Maps: the same for all, or one of their own for each", /* COL-VAR-1 */
            "Territoires : le même pour tous, ou un différent pour chacun" } },
    [CO_OPTION_FIRST_SEAT] = { .id = "first_seat",
        .text = { "First Caller: drawn by lot unless named", /* COL-SET-2 */
            "Premier Causeur : tiré au sort, sauf s'il est nommé" } },
};

const char *const co_streams[] = {
    [CO_STREAM_SETUP] = "setup", [CO_STREAM_DECK] = "deck", [CO_STREAM_CALL] = "call", NULL };
/* clang-format on */

const sb_word co_categories[CO_SCORE_COUNT] = {
    [CO_SCORE_VILLAGE] = { "village", "COL-SCO-1", { { 0 } }, "Villages", "Villages" },
    [CO_SCORE_FOREST] = { "forest", "COL-SCO-1", { { 0 } }, "Forests", "Forêts" },
    [CO_SCORE_DESERT] = { "desert", "COL-SCO-1", { { 0 } }, "Deserts", "Déserts" },
    [CO_SCORE_LAKE] = { "lake", "COL-SCO-1", { { 0 } }, "Lakes", "Lacs" },
    [CO_SCORE_MEDALS] = { "medals", "COL-SCO-2", { { 0 } }, "Medals", "Médailles" },
    [CO_SCORE_TOTAL] = { "total", "COL-SCO-3", { { 0 } }, "Total", "Total" },
};

/* ---- moves ------------------------------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word co_moves[CO_MOVE_COUNT] = {
    [CO_MOVE_START] = { "start", "COL-SET-8", { { "region", REGION } },
        "Start at {the region}", "Commencer à {the region}" },
    [CO_MOVE_CALL] = { "call", "COL-CALL-1", { { "target", SB_ARG_SEAT } },
        "Turn to {target}", "S'adresser à {target}" },
    [CO_MOVE_NAME] = { "name", "COL-CALL-1", { { "card", CARD } },
        "Ask for {the card}", "Demander {the card}" },
    [CO_MOVE_GIVE] = { "give", "COL-CALL-6", { { "card", CARD } },
        "Give {the card}", "Donner {the card}" },
    [CO_MOVE_TAKE] = { "take", "COL-DUO-1", { { 0 } },
        "Take 1 nugget", "Prendre 1 pépite" },
    [CO_MOVE_PAY] = { "pay", "COL-DUO-2", { { "card", CARD } },
        "Pay and play {the card}", "Payer et poser {the card}" },
    [CO_MOVE_DRAW] = { "draw", "COL-DUO-3", { { 0 } },
        "Draw 3 cards", "Piocher 3 cartes" },
    [CO_MOVE_DISCARD] = { "discard", "COL-DUO-4", { { "first", CARD }, { "second", CARD } },
        "Discard {a first} and {a second} to play another card",
        "Défausser {a first} et {a second} pour poser une autre carte" },
    [CO_MOVE_LEG] = { "leg", "COL-DUO-7", { { "region", REGION }, { "leg", LEG } },
        "Tick {the leg} of {the region}", "Cocher {the leg} de {the region}" },
    [CO_MOVE_RAIL] = { "rail", "COL-DUO-8", { { "leg", RAIL } },
        "Tick {the leg}", "Cocher {the leg}" },
    [CO_MOVE_PLAY] = { "play", "COL-PLAY-1", { { "card", CARD } },
        "Play {the card}", "Poser {the card}" },
    [CO_MOVE_TIPI] = { "tipi", "COL-TRK-3", { { "side", SIDE } },
        "Tick the Tipi box on the {side}", "Cocher la case Tipi de {side}" },
    [CO_MOVE_DISCOVER] = { "discover", "COL-DISC-1", { { "region", REGION } },
        "Discover {the region}", "Découvrir {the region}" },
    [CO_MOVE_DECLINE] = { "decline", "COL-ACT-4", { { 0 } },
        "Do nothing", "Ne rien faire", .role = SB_ROLE_DECLINE },
};
/* clang-format on */

/* ---- decisions: number = effect - 1 ------------------------------------------------------------------------------ */

#define ASK(effect) [CO_EFFECT_##effect - 1]

/* clang-format off */
const sb_word co_asks[CO_EFFECT_COUNT - 1] = {
    ASK(VILLAGE) = { "village", "COL-SET-8", { { 0 } },
        "Choose the village where you start.", "Choisissez le village où vous commencez." },
    ASK(TARGET) = { "target", "COL-CALL-1", { { 0 } },
        "Whom do you ask?", "À qui vous adressez-vous ?" },
    ASK(KIND) = { "kind", "COL-CALL-1", { { "target", SB_ARG_SEAT } },
        "Which card do you ask {target} for? (not one in your play area)",
        "Quelle carte demandez-vous à {target} ? (pas une carte de votre zone de jeu)" },
    ASK(GIFT) = { "gift", "COL-CALL-6", { { "caller", SB_ARG_SEAT }, { "card", CARD } },
        "{caller} asks for {the card}: give a card of this suit or of this value.",
        "{caller} demande {the card} : donnez une carte de cette famille ou de cette valeur." },
    ASK(NUGGETS) = { "nuggets", "COL-ICON-1", { { "nuggets", SB_ARG_NUMBER } },
        "Nuggets: take 1, or pay the value of a card to play it (you have {nuggets}).",
        "Pépites : prenez-en 1, ou payez la valeur d'une carte pour la poser (vous en avez {nuggets})." },
    ASK(CARDS) = { "cards", "COL-ICON-1", { { 0 } },
        "Cards: draw 3, or discard 2 of a suit to play another one.",
        "Cartes : piochez-en 3, ou défaussez-en 2 d'une famille pour en poser une autre." },
    ASK(THIRD) = { "third", "COL-DUO-4", { { 0 } },
        "Which card do you play?", "Quelle carte posez-vous ?" },
    ASK(CHECK) = { "check", "COL-ICON-1", { { 0 } },
        "Check: tick a leg of a region or of the railroad.",
        "Coche : cochez une étape d'une région ou du chemin de fer." },
    ASK(PLAY) = { "play", "COL-ICON-2", { { 0 } },
        "Play a card for free.", "Posez une carte gratuitement." },
    ASK(TIPI) = { "tipi", "COL-ICON-5", { { 0 } },
        "Tipi: on which side?", "Tipi : de quel côté ?" },
    ASK(DISCOVERY) = { "discovery", "COL-ICON-6", { { 0 } },
        "Discover a region next to one of yours.", "Découvrez une région voisine d'une des vôtres." },
    ASK(SUIT) = { "suit", "COL-END-A1", { { "owed", SB_ARG_NUMBER } },
        "Complete suit: discover a region ({owed} to go).",
        "Famille complète : découvrez une région (encore {owed})." },
};
/* clang-format on */

/* ---- events ------------------------------------------------------------------------------------------------------ */

/* clang-format off */
const sb_word co_events[CO_EVENT_COUNT] = {
    [CO_EVENT_TURN] = { "turn", "COL-TURN-1", { { "turn", SB_ARG_NUMBER } },
        "Turn {turn}: {seat} is the Caller.", "Tour {turn} : {seat} est le Causeur.", .role = SB_EVENT_MARK },
    [CO_EVENT_OPEN_CARD] = { "open_card", "COL-SET-5", { { "card", CARD } },
        "{seat} begins with {the card} in the play area.", "{seat} commence avec {the card} dans sa zone de jeu." },
    [CO_EVENT_DRAW] = { "draw", "COL-SUP-7", { { "cards", SB_ARG_NUMBER } },
        "{seat} draws {cards} {cards#card|cards}.", "{seat} pioche {cards} {cards#carte|cartes}." },
    [CO_EVENT_DRAW_CARD] = { "draw_card", "COL-SUP-7", { { "card", CARD } },
        "{seat} takes {a card} into hand.", "{seat} prend en main {a card}." },
    [CO_EVENT_SHORT] = { "short", "COL-SUP-4", { { "cards", SB_ARG_NUMBER } },
        "Deck and discard pile are empty: {seat} is {cards} {cards#card|cards} short.",
        "La pioche et la défausse sont vides : {cards} {cards#carte|cartes} de moins pour {seat}." },
    [CO_EVENT_RESHUFFLE] = { "reshuffle", "COL-SUP-3", { { "cards", SB_ARG_NUMBER } },
        "The discard pile is shuffled into a new deck of {cards} {cards#card|cards}.",
        "La défausse mélangée forme une nouvelle pioche de {cards} {cards#carte|cartes}." },
    [CO_EVENT_START] = { "start", "COL-SET-8", { { "region", REGION }, { "boxes", SB_ARG_NUMBER } },
        "{seat} starts at {the region}.", "{seat} commence à {the region}." },
    [CO_EVENT_CALL] = { "call", "COL-CALL-1", { { "target", SB_ARG_SEAT } },
        "{seat} turns to {target}.", "{seat} s'adresse à {target}." },
    [CO_EVENT_NAME] = { "name", "COL-CALL-1", { { "target", SB_ARG_SEAT }, { "card", CARD } },
        "{seat} asks {target} for {the card}.", "{seat} demande {the card} à {target}." },
    [CO_EVENT_SKIPPED] = { "skipped", "COL-CALL-16", { { 0 } },
        "No opponent of {seat} has a card: the call is skipped.",
        "Aucun adversaire de {seat} n'a de carte : il n'y a pas d'appel." },
    [CO_EVENT_GIVE_NAMED] = { "give_named", "COL-CALL-5", { { "card", CARD } },
        "{seat} has it and gives {the card}.", "{seat} l'a et donne {the card}." },
    [CO_EVENT_GIVE_MATCH] = { "give_match", "COL-CALL-6", { { "card", CARD } },
        "{seat} does not have it and gives {the card}.", "{seat} ne l'a pas et donne {the card}." },
    [CO_EVENT_GIVE_RANDOM] = { "give_random", "COL-CALL-7", { { "card", CARD } },
        "{seat} has nothing like it: {the card} is taken at random.",
        "{seat} n'a rien d'approchant : {the card} est tiré au hasard." },
    [CO_EVENT_RECEIVE] = { "receive", "COL-CALL-9", { { "card", CARD } },
        "{seat} puts {the card} in the play area.", "{seat} met {the card} dans sa zone de jeu." },
    [CO_EVENT_DUPLICATE] = { "duplicate", "COL-CALL-10", { { "card", CARD } },
        "{seat} has {the card} already: it is discarded.", "{seat} a déjà {the card} : la carte est défaussée." },
    [CO_EVENT_COMPENSATION] = { "compensation", "COL-CALL-10", { { "nuggets", SB_ARG_NUMBER } },
        "{seat} gets {nuggets} {nuggets#nugget|nuggets} instead.",
        "{seat} reçoit {nuggets} {nuggets#pépite|pépites} à la place." },
    [CO_EVENT_ACTIONS] = { "actions", "COL-CALL-12", { { "duo", ICON } },
        "Everybody may now use {duo}.", "Chacun peut maintenant utiliser {duo}." },
    [CO_EVENT_DECLINE] = { "decline", "COL-ACT-4", { { 0 } },
        "{seat} does nothing.", "{seat} ne fait rien." },
    [CO_EVENT_CLAIM_NUGGET] = { "claim_nugget", "COL-DUO-1", { { 0 } },
        "{seat} will take a nugget.", "{seat} prendra une pépite." },
    [CO_EVENT_CLAIM_CARDS] = { "claim_cards", "COL-DUO-3", { { 0 } },
        "{seat} will draw 3 cards.", "{seat} piochera 3 cartes." },
    [CO_EVENT_NUGGET] = { "nugget", "COL-SEQ-9", { { "nuggets", SB_ARG_NUMBER } },
        "{seat} takes {nuggets} {nuggets#nugget|nuggets}.", "{seat} prend {nuggets} {nuggets#pépite|pépites}." },
    [CO_EVENT_NO_NUGGET] = { "no_nugget", "COL-SUP-1", { { 0 } },
        "There is no nugget left for {seat}.", "Il ne reste pas de pépite pour {seat}." },
    [CO_EVENT_PAY] = { "pay", "COL-DUO-2", { { "nuggets", SB_ARG_NUMBER } },
        "{seat} pays {nuggets} {nuggets#nugget|nuggets}.", "{seat} paie {nuggets} {nuggets#pépite|pépites}." },
    [CO_EVENT_DISCARD] = { "discard", "COL-DUO-4", { { "first", CARD }, { "second", CARD } },
        "{seat} discards {a first} and {a second}.", "{seat} défausse {a first} et {a second}." },
    [CO_EVENT_PLAY] = { "play", "COL-PLAY-2", { { "card", CARD } },
        "{seat} plays {the card}.", "{seat} pose {the card}." },
    [CO_EVENT_LEG] = { "leg", "COL-LEG-8", { { "region", REGION }, { "leg", LEG }, { "icon", ICON } },
        "{seat} ticks {the leg} of {the region} ({icon}).", "{seat} coche {the leg} de {the region} ({icon})." },
    [CO_EVENT_RAIL] = { "rail", "COL-RAIL-3", { { "leg", RAIL }, { "icon", ICON } },
        "{seat} ticks {the leg} ({icon}).", "{seat} coche {the leg} ({icon})." },
    [CO_EVENT_BOX] = { "box", "COL-TRK-2", { { "track", POOL }, { "box", SB_ARG_NUMBER } },
        "{seat} ticks box {box} of the {track} track.", "{seat} coche la case {box} de la piste {track}." },
    [CO_EVENT_TIPI] = { "tipi", "COL-TRK-3", { { "position", SB_ARG_NUMBER } },
        "{seat} ticks a Tipi box.", "{seat} coche une case Tipi." },
    [CO_EVENT_FULL] = { "full", "COL-ICON-7", { { "track", POOL } },
        "The {track} track is full: no effect for {seat}.", "La piste {track} est pleine : aucun effet pour {seat}." },
    [CO_EVENT_DISCOVER] = { "discover", "COL-DISC-4", { { "region", REGION }, { "boxes", SB_ARG_NUMBER } },
        "{seat} discovers {the region}.", "{seat} découvre {the region}." },
    [CO_EVENT_NO_REGION] = { "no_region", "COL-DISC-9", { { 0 } },
        "{seat} has no region left to discover.", "{seat} n'a plus de région à découvrir." },
    [CO_EVENT_MEDAL_REGION] = { "medal_region", "COL-LEG-7", { { "region", REGION }, { "points", SB_ARG_NUMBER } },
        "{seat} completes {the region} and wins its medal of {points} {points#point|points}.",
        "{seat} termine {the region} et gagne sa médaille de {points} {points#point|points}." },
    [CO_EVENT_MEDAL_RAIL] = { "medal_rail", "COL-RAIL-6", { { "points", SB_ARG_NUMBER } },
        "{seat} completes the railroad and wins its medal of {points} {points#point|points}.",
        "{seat} termine le chemin de fer et gagne sa médaille de {points} {points#point|points}." },
    [CO_EVENT_MEDAL] = { "medal", "COL-MED-3", { { "pool", POOL }, { "points", SB_ARG_NUMBER } },
        "{seat} wins the {pool} medal of {points} {points#point|points}.",
        "{seat} gagne la médaille {pool} de {points} {points#point|points}." },
    [CO_EVENT_NO_MEDAL] = { "no_medal", "COL-MED-9", { { "pool", POOL } },
        "{seat} comes too late for a {pool} medal.", "{seat} arrive trop tard pour une médaille {pool}." },
    [CO_EVENT_SUIT] = { "suit", "COL-END-A1", { { "suit", SUIT } },
        "{seat} discards a complete {suit} suit.", "{seat} défausse une famille complète en {suit}." },
    [CO_EVENT_CROSSED] = { "crossed", "COL-MED-15", { { "pool", POOL }, { "points", SB_ARG_NUMBER } },
        "The {pool} medal of {points} {points#point|points} is crossed out.",
        "La médaille {pool} de {points} {points#point|points} est barrée." },
    [CO_EVENT_OVER_MEDALS] = { "over_medals", "COL-END-C1", { { "turn", SB_ARG_NUMBER } },
        "A seventh medal: the game is over after {turn} {turn#turn|turns}.",
        "Une septième médaille : la partie est finie après {turn} {turn#tour|tours}." },
    [CO_EVENT_OVER_TURNS] = { "over_turns", "COL-SEQ-8", { { "turn", SB_ARG_NUMBER } },
        "The game is over after {turn} {turn#turn|turns}.", "La partie est finie après {turn} {turn#tour|tours}." },
};
/* clang-format on */
