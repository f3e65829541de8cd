/* sam_names.c: Sam's cards and the reasons of his choices, in English and French. */
#include "games/gwt/sam.h"

/* clang-format off */
/* ORDER: the number of the card */
const sb_item GWT_SAM_CARD_ITEMS[GWT_SAM_CARDS + 1] = {
    { NULL, NULL, NULL },
    { "sam_01", "card 1 (hire the cheapest worker)", "carte 1 (engager l'ouvrier le moins cher)" },
    { "sam_02", "card 2 (hire, specialization first)", "carte 2 (engager, spécialité d'abord)" },
    { "sam_03", "card 3 (buy cattle)", "carte 3 (acheter du bétail)" },
    { "sam_04", "card 4 (build)", "carte 4 (construire)" },
    { "sam_05", "card 5 (engine)", "carte 5 (locomotive)" },
    { "sam_06", "card 6 (engine)", "carte 6 (locomotive)" },
    { "sam_07", "card 7 (objective card)", "carte 7 (carte Objectif)" },
    { "sam_08", "card 8 (outlaw)", "carte 8 (hors-la-loi)" },
    { "sam_09", "card 9 (hazard)", "carte 9 (danger)" },
    { "sam_10", "card 10 (buy cattle)", "carte 10 (acheter du bétail)" },
    { "sam_11", "card 11 (build)", "carte 11 (construire)" },
    { "sam_12", "card 12 (engine)", "carte 12 (locomotive)" },
    { "sam_13", "card 13 (buy cattle, by specialization)", "carte 13 (acheter du bétail, selon la spécialité)" },
    { "sam_14", "card 14 (build, by specialization)", "carte 14 (construire, selon la spécialité)" },
    { "sam_15", "card 15 (engine, by specialization)", "carte 15 (locomotive, selon la spécialité)" },
};

/* ORDER: gwt_sam_reason */
const sb_item GWT_SAM_REASON_ITEMS[GWT_SAM_REASON_COUNT] = {
    { NULL, NULL, NULL },
    { "only", "the only possibility", "la seule possibilité" },
    { "solo_move_3", "the shortest way to Kansas City (SOLO-MOVE-3)", "le chemin le plus court vers Kansas City (SOLO-MOVE-3)" },
    { "solo_move_4", "the fewest tolls (SOLO-MOVE-4)", "le moins de taxes (SOLO-MOVE-4)" },
    { "solo_move_5", "the fewest tolls to the human (SOLO-MOVE-5)", "le moins de taxes pour l'humain (SOLO-MOVE-5)" },
    { "solo_move_6", "the first way of the list (SOLO-MOVE-6)", "le premier chemin de la liste (SOLO-MOVE-6)" },
    { "solo_hire_3", "the lowest cost (SOLO-HIRE-3)", "le coût le plus bas (SOLO-HIRE-3)" },
    { "solo_hire_3_specialty", "equally cheap, his specialization (SOLO-HIRE-3)", "à coût égal, sa spécialité (SOLO-HIRE-3)" },
    { "solo_hire_3_row", "otherwise equal, the topmost row (SOLO-HIRE-3)", "sinon, la ligne la plus haute (SOLO-HIRE-3)" },
    { "solo_hire_3_column", "otherwise equal, the leftmost column (SOLO-HIRE-3)", "sinon, la colonne la plus à gauche (SOLO-HIRE-3)" },
    { "solo_hire_4", "the specialization, or the type he has most of (SOLO-HIRE-4)", "la spécialité, ou le type le plus nombreux (SOLO-HIRE-4)" },
    { "solo_hire_5", "the lowest cost of this type (SOLO-HIRE-5)", "le coût le plus bas de ce type (SOLO-HIRE-5)" },
    { "solo_hire_5_row", "equally cheap, the topmost row (SOLO-HIRE-5)", "à coût égal, la ligne la plus haute (SOLO-HIRE-5)" },
    { "solo_hire_5_column", "otherwise equal, the leftmost column (SOLO-HIRE-5)", "sinon, la colonne la plus à gauche (SOLO-HIRE-5)" },
    { "solo_hire_9", "there is no worker to hire (SOLO-HIRE-9)", "aucun ouvrier à engager (SOLO-HIRE-9)" },
    { "solo_buy_3", "the most victory points (SOLO-BUY-3)", "le plus de points de victoire (SOLO-BUY-3)" },
    { "solo_buy_4", "equal points, the best single card (SOLO-BUY-4)", "à points égaux, la meilleure carte (SOLO-BUY-4)" },
    { "solo_buy_5", "otherwise equal, the fewest cowboys (SOLO-BUY-5)", "sinon, le moins de cowboys (SOLO-BUY-5)" },
    { "solo_buy_5_dollars", "otherwise equal, the fewest dollars (SOLO-BUY-5)", "sinon, le moins de dollars (SOLO-BUY-5)" },
    { "solo_buy_5_cards", "otherwise equal, the fewest cards (SOLO-BUY-5)", "sinon, le moins de cartes (SOLO-BUY-5)" },
    { "solo_buy_6", "nothing can be bought yet (SOLO-BUY-6)", "aucun achat n'est encore possible (SOLO-BUY-6)" },
    { "solo_buy_7", "a cowboy is left over (SOLO-BUY-7)", "un cowboy reste inutilisé (SOLO-BUY-7)" },
    { "solo_buy_10", "for free (SOLO-BUY-10)", "gratuitement (SOLO-BUY-10)" },
    { "solo_buy_11", "there is no card of value 3 (SOLO-BUY-11)", "aucune carte de valeur 3 (SOLO-BUY-11)" },
    { "solo_buy_15", "no cowboy is left to buy with (SOLO-BUY-15)", "il ne reste aucun cowboy pour acheter (SOLO-BUY-15)" },
    { "solo_bld_5", "the most builders (SOLO-BLD-5)", "le plus de bâtisseurs (SOLO-BLD-5)" },
    { "solo_bld_6", "equal builders, one with a hand (SOLO-BLD-6)", "à bâtisseurs égaux, avec une main (SOLO-BLD-6)" },
    { "solo_bld_6_number", "otherwise equal, the lowest number (SOLO-BLD-6)", "sinon, le plus petit numéro (SOLO-BLD-6)" },
    { "solo_bld_7", "the replacement that uses most builders (SOLO-BLD-7)", "le remplacement qui emploie le plus de bâtisseurs (SOLO-BLD-7)" },
    { "solo_bld_8", "the new building that needs most builders (SOLO-BLD-8)", "le nouveau bâtiment qui exige le plus de bâtisseurs (SOLO-BLD-8)" },
    { "solo_bld_9", "most buildings with a hand in play (SOLO-BLD-9)", "le plus de bâtiments avec une main en jeu (SOLO-BLD-9)" },
    { "solo_bld_9_old", "otherwise equal, the lowest number removed (SOLO-BLD-9)", "sinon, le plus petit numéro retiré (SOLO-BLD-9)" },
    { "solo_bld_9_new", "otherwise equal, the lowest number placed (SOLO-BLD-9)", "sinon, le plus petit numéro placé (SOLO-BLD-9)" },
    { "solo_bld_13", "nothing can be built or replaced (SOLO-BLD-13)", "rien à construire ni à remplacer (SOLO-BLD-13)" },
    { "solo_eng_2", "the farthest station within reach (SOLO-ENG-2)", "la gare la plus éloignée à portée (SOLO-ENG-2)" },
    { "solo_eng_2_full", "no station within reach, the full move (SOLO-ENG-2)", "aucune gare à portée, le déplacement entier (SOLO-ENG-2)" },
    { "solo_eng_7", "his engine is out of the game (SOLO-ENG-7)", "sa locomotive est hors du jeu (SOLO-ENG-7)" },
    { "solo_eng_9", "the next station (SOLO-ENG-9)", "la prochaine gare (SOLO-ENG-9)" },
    { "solo_obj_1", "the objective display is empty (SOLO-OBJ-1)", "l'offre d'objectifs est vide (SOLO-OBJ-1)" },
    { "solo_out_1", "there is no outlaw (SOLO-OUT-1)", "aucun hors-la-loi (SOLO-OUT-1)" },
    { "solo_haz_1", "the zone with the most tiles (SOLO-HAZ-1)", "la zone qui a le plus de tuiles (SOLO-HAZ-1)" },
    { "solo_haz_1_points", "equal zones, the best tile (SOLO-HAZ-1)", "à zones égales, la meilleure tuile (SOLO-HAZ-1)" },
    { "solo_haz_1_order", "otherwise equal, flood, drought, rockfall (SOLO-HAZ-1)", "sinon, inondation, sécheresse, éboulement (SOLO-HAZ-1)" },
    { "solo_haz_2", "there is no hazard (SOLO-HAZ-2)", "aucun danger (SOLO-HAZ-2)" },
    { "solo_kc_1", "the bottom tile (SOLO-KC-1)", "la tuile du bas (SOLO-KC-1)" },
    { "solo_kc_2", "the bottom worker can no longer be chosen (SOLO-KC-2)", "l'ouvrier du bas ne peut plus être choisi (SOLO-KC-2)" },
    { "solo_kc_2_skip", "no tile of the column can be chosen (SOLO-KC-2)", "aucune tuile de la colonne ne peut être choisie (SOLO-KC-2)" },
    { "solo_kc_12", "the column is empty (SOLO-KC-12)", "la colonne est vide (SOLO-KC-12)" },
};

static const sb_item LEVELS[] = {
    { NULL, NULL, NULL },
    { "easy", "easy", "facile" },
    { "medium", "medium", "moyen" },
    { "hard", "hard", "difficile" },
};
/* clang-format on */

const sb_domain GWT_SAM_LEVEL_DOMAIN = { "solo", LEVELS, GWT_SAM_LEVELS + 1 };
