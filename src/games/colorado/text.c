/* text.c: the vocabulary of Colorado: ids for programs, sentences in English and French for people (game.h).
 *
 * ORDER: every table has the order of its enum in state.h or tables.h. */
#include "games/colorado/state.h"

#define CARD   (SB_ARG_ITEM + CO_DOMAIN_KIND)
#define REGION (SB_ARG_ITEM + CO_DOMAIN_REGION)
#define LEG    (SB_ARG_ITEM + CO_DOMAIN_LEG)
#define RAIL   (SB_ARG_ITEM + CO_DOMAIN_RAIL)
#define SIDE   (SB_ARG_ITEM + CO_DOMAIN_SIDE)
#define ICON   (SB_ARG_ITEM + CO_DOMAIN_ICON)
#define SUIT   (SB_ARG_ITEM + CO_DOMAIN_SUIT)
#define POOL   (SB_ARG_ITEM + CO_DOMAIN_POOL)

/* ---- things ------------------------------------------------------------------------------------------------------ */

/* Kind k is item k + 1: where there may be no card, item 0 is none. */
static const sb_item KINDS[1 + CO_KINDS] = {
    { NULL, NULL, NULL },
    { "red_1", "red 1 (pickaxe)", "1 rouge (pioche)", SB_LE | SB_THE },
    { "red_2", "red 2 (donkey)", "2 rouge (âne)", SB_LE | SB_THE },
    { "red_3", "red 3 (Abigail the Gold Digger)", "3 rouge (Abigail la Chercheuse d'or)", SB_LE | SB_THE },
    { "green_1", "green 1 (safe key)", "1 vert (clé de coffre)", SB_LE | SB_THE },
    { "green_2", "green 2 (stagecoach)", "2 vert (diligence)", SB_LE | SB_THE },
    { "green_3", "green 3 (Mac Greed the Banker)", "3 vert (Mac Greed le Banquier)", SB_LE | SB_THE },
    { "grey_1", "grey 1 (lasso)", "1 gris (lasso)", SB_LE | SB_THE },
    { "grey_2", "grey 2 (horse)", "2 gris (cheval)", SB_LE | SB_THE },
    { "grey_3", "grey 3 (Mei-Lin the Cowgirl)", "3 gris (Mei-Lin la Cowgirl)", SB_LE | SB_THE },
    { "purple_1", "purple 1 (bottle)", "1 violet (bouteille)", SB_LE | SB_THE },
    { "purple_2", "purple 2 (saloon wagon)", "2 violet (saloon wagon)", SB_LE | SB_THE },
    { "purple_3", "purple 3 (Tuco the Barman)", "3 violet (Tuco le Barman)", SB_LE | SB_THE },
    { "blue_1", "blue 1 (pitchfork)", "1 bleu (fourche)", SB_LE | SB_THE },
    { "blue_2", "blue 2 (cart)", "2 bleu (chariot)", SB_LE | SB_THE },
    { "blue_3", "blue 3 (Suzie the Pioneer)", "3 bleu (Suzie la Pionnière)", SB_LE | SB_THE },
    { "orange_1", "orange 1 (bear trap)", "1 orange (piège à ours)", SB_LE | SB_THE },
    { "orange_2", "orange 2 (mule)", "2 orange (mule)", SB_LE | SB_THE },
    { "orange_3", "orange 3 (Isaiah the Trapper)", "3 orange (Isaiah le Trappeur)", SB_LE | SB_THE },
};

static const sb_item SUITS[CO_SUITS] = {
    [CO_RED] = { "red", "red", "rouge" },
    [CO_GREEN] = { "green", "green", "vert" },
    [CO_GREY] = { "grey", "grey", "gris" },
    [CO_PURPLE] = { "purple", "purple", "violet" },
    [CO_BLUE] = { "blue", "blue", "bleu" },
    [CO_ORANGE] = { "orange", "orange", "orange" },
};

/* Map by map, in the order of co_region_letter. */
static const sb_item REGIONS[CO_MAPS * CO_REGIONS] = {
    /* Front Range */
    { "boulder_creek", "Boulder Creek", "Boulder Creek" },
    { "durango_springs", "Durango Springs", "Durango Springs" },
    { "northern_forest", "Northern Forest", "Forêt du Nord", SB_LA },
    { "elk_woods", "Elk Woods", "Bois des Wapitis", SB_LE },
    { "aspen_grove", "Aspen Grove", "Bois des Trembles", SB_LE },
    { "fox_pinewood", "Fox Pinewood", "Pinède du Renard", SB_LA },
    { "central_desert", "Central Desert", "Désert Central", SB_LE },
    { "eastern_sands", "Eastern Sands", "Sables de l'Est", SB_LES },
    { "rattlesnake_flats", "Rattlesnake Flats", "Plaine du Crotale", SB_LA },
    { "western_lake", "Western Lake", "Lac de l'Ouest", SB_LE },
    { "heron_lake", "Heron Lake", "Lac du Héron", SB_LE },
    { "mirror_lake", "Mirror Lake", "Lac Miroir", SB_LE },
    { "beaver_pond", "Beaver Pond", "Étang du Castor", SB_LE },
    /* San Juan */
    { "silverton", "Silverton", "Silverton" },
    { "pagosa", "Pagosa", "Pagosa" },
    { "raven_woods", "Raven Woods", "Bois du Corbeau", SB_LE },
    { "juniper_hills", "Juniper Hills", "Collines aux Genévriers", SB_LES },
    { "wolf_forest", "Wolf Forest", "Forêt du Loup", SB_LA },
    { "owl_pinewood", "Owl Pinewood", "Pinède du Hibou", SB_LA },
    { "great_dunes", "Great Dunes", "Grandes Dunes", SB_LES },
    { "copper_flats", "Copper Flats", "Plaine de Cuivre", SB_LA },
    { "dry_mesa", "Dry Mesa", "Mesa Sèche", SB_LA },
    { "trout_lake", "Trout Lake", "Lac aux Truites", SB_LE },
    { "blue_tarn", "Blue Tarn", "Lac Bleu", SB_LE },
    { "otter_lake", "Otter Lake", "Lac de la Loutre", SB_LE },
    { "reed_pond", "Reed Pond", "Étang aux Roseaux", SB_LE },
    /* Western Slope */
    { "glenwood", "Glenwood", "Glenwood" },
    { "montrose", "Montrose", "Montrose" },
    { "spruce_ridge", "Spruce Ridge", "Crête des Épicéas", SB_LA },
    { "bear_thicket", "Bear Thicket", "Fourré de l'Ours", SB_LE },
    { "lynx_forest", "Lynx Forest", "Forêt du Lynx", SB_LA },
    { "cedar_hollow", "Cedar Hollow", "Val des Cèdres", SB_LE },
    { "red_canyon", "Red Canyon", "Canyon Rouge", SB_LE },
    { "bone_valley", "Bone Valley", "Vallée des Os", SB_LA },
    { "salt_basin", "Salt Basin", "Bassin de Sel", SB_LE },
    { "grand_lake", "Grand Lake", "Grand Lac", SB_LE },
    { "duck_pond", "Duck Pond", "Étang aux Canards", SB_LE },
    { "crane_lake", "Crane Lake", "Lac de la Grue", SB_LE },
    { "moss_tarn", "Moss Tarn", "Lac Moussu", SB_LE },
    /* Mesa Verde */
    { "cortez", "Cortez", "Cortez" },
    { "mancos", "Mancos", "Mancos" },
    { "badger_woods", "Badger Woods", "Bois du Blaireau", SB_LE },
    { "oak_terrace", "Oak Terrace", "Terrasse des Chênes", SB_LA },
    { "deer_forest", "Deer Forest", "Forêt du Cerf", SB_LA },
    { "pinon_slope", "Piñon Slope", "Coteau des Pins Pignons", SB_LE },
    { "painted_desert", "Painted Desert", "Désert Peint", SB_LE },
    { "coyote_sands", "Coyote Sands", "Sables du Coyote", SB_LES },
    { "thirsty_plateau", "Thirsty Plateau", "Plateau de la Soif", SB_LE },
    { "long_lake", "Long Lake", "Lac Long", SB_LE },
    { "frog_pond", "Frog Pond", "Étang aux Grenouilles", SB_LE },
    { "swan_lake", "Swan Lake", "Lac des Cygnes", SB_LE },
    { "shallow_tarn", "Shallow Tarn", "Lac des Hauts-Fonds", SB_LE },
};

static const sb_item MAPS[CO_MAPS] = {
    { "a", "Front Range", "Front Range" },
    { "b", "San Juan", "San Juan" },
    { "c", "Western Slope", "Versant Ouest" },
    { "d", "Mesa Verde", "Mesa Verde" },
};

static const sb_item SYMBOLS[CO_SEATS] = {
    { "flame", "Flame", "Flamme" },
    { "wheel", "Wheel", "Roue" },
    { "horseshoe", "Horseshoe", "Fer à cheval" },
    { "barrel", "Barrel", "Tonneau" },
};

static const sb_item LEGS[1 + CO_LEGS_MAX] = {
    { NULL, NULL, NULL },
    { "leg_1", "leg 1", "étape 1", SB_LA },
    { "leg_2", "leg 2", "étape 2", SB_LA },
    { "leg_3", "leg 3", "étape 3", SB_LA },
    { "leg_4", "leg 4", "étape 4", SB_LA },
    { "leg_5", "leg 5", "étape 5", SB_LA },
    { "leg_6", "leg 6", "étape 6", SB_LA },
};

static const sb_item RAIL_LEGS[CO_RAIL_LEGS] = {
    [CO_R1] = { "r1", "railroad leg 1", "étape 1 du chemin de fer", SB_LA },
    [CO_R2A] = { "r2a", "railroad leg 2a", "étape 2a du chemin de fer", SB_LA },
    [CO_R3A] = { "r3a", "railroad leg 3a", "étape 3a du chemin de fer", SB_LA },
    [CO_R2B] = { "r2b", "railroad leg 2b", "étape 2b du chemin de fer", SB_LA },
    [CO_R3B] = { "r3b", "railroad leg 3b", "étape 3b du chemin de fer", SB_LA },
    [CO_R4] = { "r4", "railroad leg 4", "étape 4 du chemin de fer", SB_LA },
    [CO_R5A] = { "r5a", "railroad leg 5a", "étape 5a du chemin de fer", SB_LA },
    [CO_R6A] = { "r6a", "railroad leg 6a", "étape 6a du chemin de fer", SB_LA },
    [CO_R5B] = { "r5b", "railroad leg 5b", "étape 5b du chemin de fer", SB_LA },
    [CO_R6B] = { "r6b", "railroad leg 6b", "étape 6b du chemin de fer", SB_LA },
    [CO_R7] = { "r7", "railroad leg 7", "étape 7 du chemin de fer", SB_LA },
};

static const sb_item SIDES[CO_SIDE_COUNT] = {
    [CO_LEFT] = { "left", "left", "gauche" },
    [CO_RIGHT] = { "right", "right", "droite" },
};

static const sb_item ICONS[CO_ICON_COUNT] = {
    [CO_ICON_EMPTY] = { "empty", "no icon", "sans icône" },
    [CO_ICON_NUGGETS] = { "nuggets", "Nuggets", "Pépites" },
    [CO_ICON_CARDS] = { "cards", "Cards", "Cartes" },
    [CO_ICON_CHECK] = { "check", "Check", "Coche" },
    [CO_ICON_PLAY] = { "play", "Play", "Poser" },
    [CO_ICON_SALOON] = { "saloon", "Saloon", "Saloon" },
    [CO_ICON_WANTED] = { "wanted", "Wanted", "Wanted" },
    [CO_ICON_TIPI] = { "tipi", "Tipi", "Tipi" },
    [CO_ICON_DISCOVERY] = { "discovery", "Discovery", "Découverte" },
};

static const sb_item POOLS[CO_POOL_COUNT] = {
    [CO_POOL_FOREST] = { "forest", "Forests", "Forêts" },
    [CO_POOL_DESERT] = { "desert", "Deserts", "Déserts" },
    [CO_POOL_LAKE] = { "lake", "Lakes", "Lacs" },
    [CO_POOL_TIPI] = { "tipi", "Tipi", "Tipi" },
    [CO_POOL_SALOON] = { "saloon", "Saloon", "Saloon" },
    [CO_POOL_WANTED] = { "wanted", "Wanted", "Wanted" },
};

static const sb_item TERRAINS[CO_TERRAIN_COUNT] = {
    [CO_VILLAGE] = { "village", "Village", "Village" },
    [CO_FOREST] = { "forest", "Forest", "Forêt" },
    [CO_DESERT] = { "desert", "Desert", "Désert" },
    [CO_LAKE] = { "lake", "Lake", "Lac" },
};

static const sb_item PHASES[CO_PHASE_COUNT] = {
    [CO_SETUP] = { "setup", "setup", "mise en place" },
    [CO_CALL] = { "call", "Call", "Appel" },
    [CO_ACTIONS] = { "actions", "Actions", "Actions" },
    [CO_END] = { "end", "end of turn", "fin de tour" },
    [CO_OVER] = { "over", "the game is over", "la partie est finie" },
};

static const sb_item ANSWERS[CO_ANSWER_COUNT] = {
    [CO_ANSWER_NONE] = { NULL, NULL, NULL },
    [CO_ANSWER_NAMED] = { "named", "the card named", "la carte demandée" },
    [CO_ANSWER_MATCH] = { "match", "a card of the same suit or value", "une carte de même famille ou de même valeur" },
    [CO_ANSWER_RANDOM] = { "random", "a card at random", "une carte au hasard" },
};

static const sb_item CLAIMS[CO_CLAIM_COUNT] = {
    [CO_CLAIM_NONE] = { NULL, NULL, NULL },
    [CO_CLAIM_NUGGET] = { "nugget", "1 nugget", "1 pépite" },
    [CO_CLAIM_CARDS] = { "cards", "3 cards", "3 cartes" },
};

static const sb_item EFFECTS[CO_EFFECT_COUNT] = {
    [CO_EFFECT_NONE] = { NULL, NULL, NULL },
    [CO_EFFECT_VILLAGE] = { "village", "first village", "premier village" },
    [CO_EFFECT_TARGET] = { "target", "whom to ask", "à qui s'adresser" },
    [CO_EFFECT_KIND] = { "kind", "which card to ask for", "quelle carte demander" },
    [CO_EFFECT_GIFT] = { "gift", "which card to give", "quelle carte donner" },
    [CO_EFFECT_NUGGETS] = { "nuggets", "Nuggets", "Pépites" },
    [CO_EFFECT_CARDS] = { "cards", "Cards", "Cartes" },
    [CO_EFFECT_THIRD] = { "third", "third card", "troisième carte" },
    [CO_EFFECT_CHECK] = { "check", "Check", "Coche" },
    [CO_EFFECT_PLAY] = { "play", "Play", "Poser" },
    [CO_EFFECT_TIPI] = { "tipi", "Tipi", "Tipi" },
    [CO_EFFECT_DISCOVERY] = { "discovery", "Discovery", "Découverte" },
    [CO_EFFECT_SUIT] = { "suit", "discovery for a suit", "découverte pour une famille" },
};

/* clang-format off */
const sb_domain co_domains[CO_DOMAIN_COUNT] = {
    [CO_DOMAIN_KIND] = { "card", KINDS + 1, CO_KINDS },
    [CO_DOMAIN_REGION] = { "region", REGIONS, CO_MAPS * CO_REGIONS },
    [CO_DOMAIN_LEG] = { "leg", LEGS, 1 + CO_LEGS_MAX },
    [CO_DOMAIN_RAIL] = { "railroad_leg", RAIL_LEGS, CO_RAIL_LEGS },
    [CO_DOMAIN_SIDE] = { "side", SIDES, CO_SIDE_COUNT },
    [CO_DOMAIN_ICON] = { "icon", ICONS, CO_ICON_COUNT },
    [CO_DOMAIN_SUIT] = { "suit", SUITS, CO_SUITS },
    [CO_DOMAIN_POOL] = { "pool", POOLS, CO_POOL_COUNT },
    [CO_DOMAIN_TERRAIN] = { "terrain", TERRAINS, CO_TERRAIN_COUNT },
    [CO_DOMAIN_MAP] = { "map", MAPS, CO_MAPS },
    [CO_DOMAIN_SYMBOL] = { "symbol", SYMBOLS, CO_SEATS },
    [CO_DOMAIN_PHASE] = { "phase", PHASES, CO_PHASE_COUNT },
    [CO_DOMAIN_ANSWER] = { "answer", ANSWERS, CO_ANSWER_COUNT },
    [CO_DOMAIN_CLAIM] = { "claim", CLAIMS, CO_CLAIM_COUNT },
    [CO_DOMAIN_EFFECT] = { "effect", EFFECTS, CO_EFFECT_COUNT },
};
/* clang-format on */

const sb_domain co_kind_or_none = { "card", KINDS, 1 + CO_KINDS };

/* ---- options, streams, score ------------------------------------------------------------------------------------- */

static const char *const MAP_OPTION[] = { "standard", "four" };

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
        "Pay for {the card} and play it", "Payer {the card} et le poser" },
    [CO_MOVE_DRAW] = { "draw", "COL-DUO-3", { { 0 } },
        "Draw 3 cards", "Piocher 3 cartes" },
    [CO_MOVE_DISCARD] = { "discard", "COL-DUO-4", { { "first", CARD }, { "second", CARD } },
        "Discard {the first} and {the second} to play another card",
        "Défausser {the first} et {the second} pour poser une autre carte" },
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
        "Turn {turn}: {seat} is the Caller.", "Tour {turn} : {seat} est le Causeur." },
    [CO_EVENT_OPEN_CARD] = { "open_card", "COL-SET-5", { { "card", CARD } },
        "{seat} begins with {the card} in the play area.", "{seat} commence avec {the card} dans sa zone de jeu." },
    [CO_EVENT_DRAW] = { "draw", "COL-SUP-7", { { "cards", SB_ARG_NUMBER } },
        "{seat} draws {cards} {cards#card|cards}.", "{seat} pioche {cards} {cards#carte|cartes}." },
    [CO_EVENT_DRAW_CARD] = { "draw_card", "COL-SUP-7", { { "card", CARD } },
        "{seat} draws {a card}.", "{seat} pioche {a card}." },
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
        "Everybody may act: {duo}.", "Chacun peut agir : {duo}." },
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
        "{seat} discards {the first} and {the second}.", "{seat} défausse {the first} et {the second}." },
    [CO_EVENT_PLAY] = { "play", "COL-PLAY-2", { { "card", CARD } },
        "{seat} plays {the card}.", "{seat} pose {the card}." },
    [CO_EVENT_LEG] = { "leg", "COL-LEG-8", { { "region", REGION }, { "leg", LEG }, { "icon", ICON } },
        "{seat} ticks {the leg} of {the region} ({icon}).", "{seat} coche {the leg} de {the region} ({icon})." },
    [CO_EVENT_RAIL] = { "rail", "COL-RAIL-3", { { "leg", RAIL }, { "icon", ICON } },
        "{seat} ticks {the leg} ({icon}).", "{seat} coche {the leg} ({icon})." },
    [CO_EVENT_BOX] = { "box", "COL-TRK-2", { { "track", POOL }, { "box", SB_ARG_NUMBER } },
        "{seat} ticks box {box} of the {track} track.", "{seat} coche la case {box} de la piste {track}." },
    [CO_EVENT_TIPI] = { "tipi", "COL-TRK-3", { { "position", SB_ARG_NUMBER } },
        "{seat} ticks Tipi box {position}, counted from the middle.",
        "{seat} coche la case Tipi {position}, comptée depuis le milieu." },
    [CO_EVENT_FULL] = { "full", "COL-ICON-7", { { "track", POOL } },
        "The {track} track is full: no effect for {seat}.", "La piste {track} est pleine : aucun effet pour {seat}." },
    [CO_EVENT_DISCOVER] = { "discover", "COL-DISC-4", { { "region", REGION }, { "boxes", SB_ARG_NUMBER } },
        "{seat} discovers {the region}.", "{seat} découvre {the region}." },
    [CO_EVENT_NO_REGION] = { "no_region", "COL-DISC-9", { { 0 } },
        "{seat} has no region left to discover.", "{seat} n'a plus de région à découvrir." },
    [CO_EVENT_MEDAL_REGION] = { "medal_region", "COL-LEG-7", { { "region", REGION }, { "points", SB_ARG_NUMBER } },
        "{seat} completes {the region}: medal {points}.", "{seat} termine {the region} : médaille {points}." },
    [CO_EVENT_MEDAL_RAIL] = { "medal_rail", "COL-RAIL-6", { { "points", SB_ARG_NUMBER } },
        "{seat} completes the railroad: medal {points}.", "{seat} termine le chemin de fer : médaille {points}." },
    [CO_EVENT_MEDAL] = { "medal", "COL-MED-3", { { "pool", POOL }, { "points", SB_ARG_NUMBER } },
        "{seat} wins medal {points} ({pool}).", "{seat} gagne la médaille {points} ({pool})." },
    [CO_EVENT_NO_MEDAL] = { "no_medal", "COL-MED-9", { { "pool", POOL } },
        "{seat} comes too late for a medal ({pool}).", "{seat} arrive trop tard pour une médaille ({pool})." },
    [CO_EVENT_SUIT] = { "suit", "COL-END-A1", { { "suit", SUIT } },
        "{seat} discards a complete suit ({suit}).", "{seat} défausse une famille complète ({suit})." },
    [CO_EVENT_CROSSED] = { "crossed", "COL-MED-15", { { "pool", POOL }, { "points", SB_ARG_NUMBER } },
        "Medal {points} is crossed out ({pool}).", "La médaille {points} est barrée ({pool})." },
    [CO_EVENT_OVER_MEDALS] = { "over_medals", "COL-END-C1", { { "turn", SB_ARG_NUMBER } },
        "A seventh medal: the game is over after {turn} {turn#turn|turns}.",
        "Une septième médaille : la partie est finie après {turn} {turn#tour|tours}." },
    [CO_EVENT_OVER_TURNS] = { "over_turns", "COL-SEQ-8", { { "turn", SB_ARG_NUMBER } },
        "The game is over after {turn} {turn#turn|turns}.", "La partie est finie après {turn} {turn#tour|tours}." },
};
/* clang-format on */

/* ---- reasons ----------------------------------------------------------------------------------------------------- */

#define MUST "You must choose one of the possibilities.", "Vous devez choisir une des possibilités."

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
    [CO_WHY_MUST_START] = { "must_start", "COL-SET-8", { { 0 } }, MUST },
    [CO_WHY_MUST_CALL] = { "must_call", "COL-CALL-1", { { 0 } }, MUST },
    [CO_WHY_MUST_GIVE] = { "must_give", "COL-CALL-6", { { 0 } }, MUST },
    [CO_WHY_MUST_PLAY] = { "must_play", "COL-DUO-6", { { 0 } }, MUST },
    [CO_WHY_MUST_TIPI] = { "must_tipi", "COL-ICON-5", { { 0 } }, MUST },
    [CO_WHY_MUST_DISCOVER] = { "must_discover", "COL-ICON-6", { { 0 } }, MUST },
    [CO_WHY_MUST_DISCOVER_SUIT] = { "must_discover_suit", "COL-END-A1", { { 0 } }, MUST },
    [CO_WHY_NOT_A_VILLAGE] = { "not_a_village", "COL-SET-8", { { "region", REGION } },
        "You start in a village: {the region} is not one.", "On commence dans un village : {the region} n'en est pas un." },
    [CO_WHY_OTHER_MAP] = { "other_map", "COL-VAR-1", { { "region", REGION } },
        "{The region} is not on your Roadmap.", "{region} : cette région n'est pas sur votre Feuille de Route." },
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
        "{The region} has no such leg.", "Cette étape n'existe pas : {region}." },
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
