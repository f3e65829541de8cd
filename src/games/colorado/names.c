/* names.c: what everything in Colorado is called, in English and French.
 *
 * ORDER: every table has the order of its enum in vocabulary.h or tables.h. */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"
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

/* COL-SET-7: by seat. */
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
