/* text.c: the vocabulary: moves, events, questions and score categories, in English and French.  Names of components:
 * names.c.  Refusals: why.c. */
#include "games/gwt/state.h"

#define CARD(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_CARD                                                                              \
    }
#define CARDS(name)                                                                                                    \
    {                                                                                                                  \
#name, SB_ARG_LIST + GWT_DOM_CARD                                                                              \
    }
#define PLACE(name)                                                                                                    \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_PLACE                                                                             \
    }
#define PLACES(name)                                                                                                   \
    {                                                                                                                  \
#name, SB_ARG_LIST + GWT_DOM_PLACE                                                                             \
    }
#define TILE(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_TILE                                                                              \
    }
#define BUILDING(name)                                                                                                 \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_BUILDING                                                                          \
    }
#define ACTION(name)                                                                                                   \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_ACTION                                                                            \
    }
#define SPACE(name)                                                                                                    \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_SPACE                                                                             \
    }
#define STATION(name)                                                                                                  \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_STATION                                                                           \
    }
#define CITY(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_CITY                                                                              \
    }
#define MASTER(name)                                                                                                   \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_MASTER                                                                            \
    }
#define SLOT(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_SLOT                                                                              \
    }
#define BONUS(name)                                                                                                    \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_BONUS                                                                             \
    }
#define OFFER(name)                                                                                                    \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_OFFER                                                                             \
    }
#define TOWN(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_TOWN                                                                              \
    }
#define SAM_CARD(name)                                                                                                 \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_SAM_CARD                                                                          \
    }
#define REASON(name)                                                                                                   \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_SAM_REASON                                                                        \
    }
#define EXPANSION(name)                                                                                                \
    {                                                                                                                  \
#name, SB_ARG_ITEM + GWT_DOM_SAM_EXPANSION                                                                     \
    }
#define SEAT(name)                                                                                                     \
    {                                                                                                                  \
#name, SB_ARG_SEAT                                                                                             \
    }
#define NUMBER(name)                                                                                                   \
    {                                                                                                                  \
#name, SB_ARG_NUMBER                                                                                           \
    }
#define NONE                                                                                                           \
    {                                                                                                                  \
        {                                                                                                              \
            0                                                                                                          \
        }                                                                                                              \
    }

/* ---- moves: ORDER gwt_move --------------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word GWT_MOVES[GWT_MV_COUNT] = {
    [GWT_MV_MOVE] = { "move", "GWT-MOVE-1", { PLACES(path) }, "Move over {path}", "Avancer : {path}",
        .role = SB_ROLE_STEP },
    [GWT_MV_PLACE] = { "place", "GWT-TURN-3", { PLACE(place) }, "Place the herder on {the place}",
        "Placer l'éleveur sur {the place}" },
    [GWT_MV_PLAY] = { "play", "GWT-OBJ-4", { CARD(card) }, "Play {the card}", "Jouer {the card}" },
    [GWT_MV_USE] = { "use", "GWT-LOC-2", { PLACE(place), ACTION(action) }, "{action}", "{action}" },
    [GWT_MV_USE_CARDS] = { "use_cards", "GWT-LOC-2", { PLACE(place), ACTION(action), CARDS(cards) },
        "{action} ({cards})", "{action} ({cards})" },
    [GWT_MV_USE_BACK] = { "use_back", "GWT-LOC-2", { PLACE(place), ACTION(action), SPACE(space) },
        "{action} (engine to {the space})", "{action} (locomotive jusqu'à {the space})" },
    [GWT_MV_DO] = { "do", "GWT-AUX-11", { ACTION(action) }, "{action}", "{action}" },
    [GWT_MV_DO_CARDS] = { "do_cards", "GWT-LOC-16", { ACTION(action), CARDS(cards) }, "{action} ({cards})",
        "{action} ({cards})" },
    [GWT_MV_DO_BACK] = { "do_back", "GWT-AUX-11", { ACTION(action), SPACE(space) }, "{action} (engine to {the space})",
        "{action} (locomotive jusqu'à {the space})" },
    [GWT_MV_DISCARD] = { "discard", "GWT-CARD-1", { CARD(card) }, "Discard {a card}", "Défausser {a card}" },
    [GWT_MV_REMOVE] = { "remove", "GWT-AUX-9", { CARD(card) }, "Remove {a card} from the game",
        "Retirer du jeu {a card}" },
    [GWT_MV_DRAW] = { "draw", "GWT-CARD-1", { NUMBER(n) }, "Draw {n} {n#card|cards}, then discard as many",
        "Piocher {n} {n#carte|cartes}, puis en défausser autant" },
    [GWT_MV_TAKE] = { "take", "GWT-OBJ-1", { CARD(card) }, "Take {the card}", "Prendre {the card}" },
    [GWT_MV_TAKE_STACK] = { "take_stack", "GWT-OBJ-1", NONE, "Take the top objective card of the stack",
        "Prendre la première carte de la pioche Objectif" },
    [GWT_MV_HIRE] = { "hire", "GWT-HIRE-1", { NUMBER(row), TILE(worker) }, "Hire {a worker} from row {row}",
        "Engager {a worker} de la rangée {row}" },
    [GWT_MV_BUY] = { "buy", "GWT-BUY-2", { OFFER(offer), CARDS(cards) }, "Buy {a cards}: {offer}",
        "Acheter {a cards} : {offer}" },
    [GWT_MV_REVEAL] = { "reveal", "GWT-BUY-6", NONE, "Use a cowboy to reveal 2 market cards",
        "Utiliser un cowboy pour révéler 2 cartes du marché" },
    [GWT_MV_BUILD] = { "build", "GWT-BUILD-1", { BUILDING(building) }, "Build {the building}", "Construire {the building}" },
    [GWT_MV_BUILD_AT] = { "build_at", "GWT-BUILD-1", { PLACE(place) }, "Build on {the place}", "Construire sur {the place}" },
    [GWT_MV_HAZARD] = { "hazard", "GWT-HAZ-1", { PLACE(place) }, "Remove the hazard on {the place}",
        "Retirer le danger de {the place}" },
    [GWT_MV_BOUNTY] = { "bounty", "GWT-OUT-1", { PLACE(place) }, "Claim the bounty on {the place}",
        "Récupérer la prime de {the place}" },
    [GWT_MV_ENGINE] = { "engine", "GWT-ENG-4", { SPACE(space) }, "Move the engine to {the space}",
        "Déplacer la locomotive jusqu'à {the space}" },
    [GWT_MV_UPGRADE] = { "upgrade", "GWT-STA-1", { STATION(station) }, "Upgrade {the station}", "Améliorer {the station}" },
    [GWT_MV_DISC] = { "disc", "GWT-DISC-1", { SLOT(slot) }, "Use the disc of {the slot}", "Utiliser le disque de {the slot}" },
    [GWT_MV_DISC_FROM] = { "disc_from", "GWT-DISC-7", { STATION(station) }, "Use the disc on {the station}",
        "Utiliser le disque de {the station}" },
    [GWT_MV_APPOINT] = { "appoint", "GWT-STA-4", { TILE(worker) }, "Appoint {a worker} as station master",
        "Nommer {a worker} chef de gare" },
    [GWT_MV_FORESIGHT] = { "foresight", "GWT-KC-2", { TILE(tile) }, "Choose {a tile}", "Choisir {a tile}" },
    [GWT_MV_CERTIFICATES] = { "certificates", "GWT-INC-3", { NUMBER(n) }, "Spend {n} {n#certificate|certificates}",
        "Dépenser {n} {n#certificat|certificats}" },
    [GWT_MV_SIMMENTAL] = { "simmental", "GWT-SIM-4", { NUMBER(n) }, "Upgrade {n} Simmental {n#card|cards}",
        "Améliorer {n} {n#carte|cartes} Simmental" },
    [GWT_MV_DELIVER] = { "deliver", "GWT-DEL-1", { CITY(city) }, "Deliver to {city}", "Livrer à {city}" },
    [GWT_MV_STORE] = { "store", "RTN-STORE-29", { TOWN(town), NUMBER(cell) }, "Place a store in {town}, trade cell {cell}",
        "Placer un magasin à {town}, case Commerce {cell}" },
    [GWT_MV_TAKE_CATTLE] = { "take_cattle", "RTN-MED-4", { CARD(card) }, "Take {a card} from the cattle market",
        "Prendre {a card} au Marché au bétail" },
    [GWT_MV_POKER_SEAT] = { "poker_seat", "POK-LAY-2", { TILE(worker) }, "Seat {a worker} at the poker table",
        "Asseoir {a worker} à la table de poker" },
    [GWT_MV_POKER_LAY] = { "poker_lay", "POK-LAY-6", { CARD(card) }, "Lay {a card} face down",
        "Poser {a card} face cachée" },
    [GWT_MV_DONE] = { "done", "GWT-LOC-10", NONE, "Done", "Terminé", .role = SB_ROLE_DONE },
    [GWT_MV_DECLINE] = { "decline", "GWT-LOC-10", NONE, "Decline", "Renoncer", .role = SB_ROLE_DECLINE },
    [GWT_MV_END] = { "end", "GWT-LOC-8", NONE, "End your actions here", "Terminer vos actions ici",
        .role = SB_ROLE_DONE },
    [GWT_MV_EXCHANGE] = { "exchange", "GWT-EXCH-1", { NUMBER(n) }, "Exchange token: draw {n}, discard {n}",
        "Jeton Échange : piocher {n}, défausser {n}", .role = SB_ROLE_ASIDE },
};
/* clang-format on */

/* ---- events: ORDER gwt_event ------------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word GWT_EVENTS[GWT_EV_COUNT] = {
    [GWT_EV_TURN] = { "turn", "GWT-TURN-1", { NUMBER(turn) }, "Turn {turn}: {seat} plays.", "Tour {turn} : {seat} joue." },
    [GWT_EV_PLACE] = { "place", "GWT-TURN-3", { PLACE(place) }, "{seat} begins on {the place}.",
        "{seat} commence sur {the place}." },
    [GWT_EV_STEP] = { "step", "GWT-MOVE-2", { PLACE(place) }, "{seat} moves to {the place}.", "{seat} avance jusqu'à {the place}." },
    [GWT_EV_TO_START] = { "to_start", "GWT-KC-6", NONE, "The herder of {seat} returns to the start of the trail.",
        "L'éleveur de {seat} retourne au départ du parcours." },
    [GWT_EV_FEE] = { "fee", "GWT-FEE-2", { SEAT(to), NUMBER(amount) }, "{seat} pays {to} a fee of ${amount}.",
        "{seat} paie à {to} une taxe de {amount} $." },
    [GWT_EV_FEE_BANK] = { "fee_bank", "GWT-FEE-1", { NUMBER(amount) }, "{seat} pays the bank a fee of ${amount}.",
        "{seat} paie à la banque une taxe de {amount} $." },
    [GWT_EV_GAIN] = { "gain", NULL, { NUMBER(amount) }, "{seat} gains ${amount}.", "{seat} reçoit {amount} $." },
    [GWT_EV_PAY] = { "pay", NULL, { NUMBER(amount) }, "{seat} pays ${amount}.", "{seat} paie {amount} $." },
    [GWT_EV_ACTION] = { "action", "GWT-LOC-9", { ACTION(action) }, "{seat} chooses \"{action}\".",
        "{seat} choisit « {action} »." },
    [GWT_EV_DRAW] = { "draw", "GWT-CARD-3", { NUMBER(n) }, "{seat} draws {n} {n#card|cards}.",
        "{seat} pioche {n} {n#carte|cartes}." },
    [GWT_EV_DREW] = { "drew", NULL, { CARD(card) }, "{seat} draws {a card}.", "{seat} pioche {a card}." },
    [GWT_EV_SHUFFLE] = { "shuffle", "GWT-DRAW-2", NONE, "{seat} shuffles the discard pile into a new draw stack.",
        "{seat} mélange sa défausse pour former une nouvelle pioche." },
    [GWT_EV_DISCARD] = { "discard", "GWT-LOC-11", { CARD(card) }, "{seat} discards {a card}.",
        "{seat} défausse {a card}." },
    [GWT_EV_REMOVE] = { "remove", "GWT-AUX-8", { CARD(card) }, "{seat} removes {a card} from the game.",
        "{seat} retire du jeu {a card}." },
    [GWT_EV_CERTIFICATES] = { "certificates", "GWT-CERT-1", { NUMBER(n) },
        "{seat} now has {n} {n#certificate|certificates}.", "{seat} a maintenant {n} {n#certificat|certificats}." },
    [GWT_EV_TOKEN] = { "token", "GWT-EXCH-4", { NUMBER(n) }, "{seat} gains {n} exchange {n#token|tokens}.",
        "{seat} reçoit {n} {n#jeton|jetons} Échange." },
    [GWT_EV_EXCHANGE] = { "exchange", "GWT-EXCH-2", { NUMBER(n) }, "{seat} uses an exchange token.",
        "{seat} utilise un jeton Échange." },
    [GWT_EV_ENGINE] = { "engine", "GWT-ENG-6", { SPACE(space) }, "The engine of {seat} stops on {the space}.",
        "La locomotive de {seat} s'arrête sur {the space}." },
    [GWT_EV_UPGRADE] = { "upgrade", "GWT-STA-3", { STATION(station) }, "{seat} upgrades {the station}.",
        "{seat} améliore {the station}." },
    [GWT_EV_DISC] = { "disc", "GWT-DISC-4", { SLOT(slot) }, "{seat} takes the disc of {the slot}.",
        "{seat} prend le disque de {the slot}." },
    [GWT_EV_DISC_FROM] = { "disc_from", "GWT-DISC-7", { STATION(station) },
        "{seat} takes the disc back from {the station}.", "{seat} reprend son disque à {the station}." },
    [GWT_EV_APPOINT] = { "appoint", "GWT-STA-4", { TILE(worker), STATION(station) },
        "{seat} appoints {a worker} station master of {the station}.",
        "{seat} nomme {a worker} chef de {the station}." },
    [GWT_EV_MASTER] = { "station_master", "GWT-STA-4", { MASTER(master) }, "{seat} takes {the master}.",
        "{seat} prend {the master}." },
    [GWT_EV_DELIVER] = { "deliver", "GWT-DEL-1", { CITY(city) }, "{seat} delivers to {city}.",
        "{seat} livre à {city}." },
    [GWT_EV_NO_DISC] = { "no_disc", "GWT-DISC-11", NONE, "{seat} has no disc left to place.",
        "{seat} n'a plus de disque à placer." },
    [GWT_EV_TAKE] = { "take", "GWT-OBJ-1", { CARD(card) }, "{seat} gains {a card}.", "{seat} obtient {a card}." },
    [GWT_EV_TAKE_UNSEEN] = { "take_unseen", "GWT-INFO-5", NONE, "{seat} takes the top objective card into hand.",
        "{seat} prend en main la première carte Objectif de la pioche." },
    [GWT_EV_TOOK] = { "took", "GWT-INFO-5", { CARD(card) }, "It is {a card}.", "C'est {a card}." },
    [GWT_EV_DISPLAY] = { "display", "GWT-OBJ-2", { CARD(card) }, "New in the objective display: {card}.",
        "Nouvelle carte de l'offre d'objectifs : {card}." },
    [GWT_EV_PLAY] = { "play", "GWT-OBJ-6", { CARD(card) }, "{seat} plays {the card}.", "{seat} joue {the card}." },
    [GWT_EV_HIRE] = { "hire", "GWT-HIRE-3", { TILE(worker), NUMBER(row) }, "{seat} hires {a worker} from row {row}.",
        "{seat} engage {a worker} de la rangée {row}." },
    [GWT_EV_BUY] = { "buy", "GWT-BUY-5", { CARD(card) }, "{seat} buys {a card}.", "{seat} achète {a card}." },
    [GWT_EV_MARKET] = { "market", "GWT-BUY-6", { CARD(card) }, "New in the cattle market: {card}.",
        "Nouvelle carte du Marché au bétail : {card}." },
    [GWT_EV_BUILD] = { "build", "GWT-BUILD-1", { BUILDING(building), PLACE(place) },
        "{seat} builds {the building} on {the place}.", "{seat} construit {the building} sur {the place}." },
    [GWT_EV_REPLACED] = { "replaced", "GWT-BUILD-4", { BUILDING(building) }, "{seat} removes {the building} from the game.",
        "{seat} retire {the building} du jeu." },
    [GWT_EV_HAZARD] = { "hazard", "GWT-HAZ-1", { TILE(tile), PLACE(place) }, "{seat} removes {a tile} from {the place}.",
        "{seat} retire {a tile} de {the place}." },
    [GWT_EV_BOUNTY] = { "bounty", "GWT-OUT-1", { TILE(tile), PLACE(place) }, "{seat} claims the bounty for {the tile} on {the place}.",
        "{seat} récupère la prime pour {the tile} de {the place}." },
    [GWT_EV_FORESIGHT] = { "tile", "GWT-KC-3", { TILE(tile), PLACE(place) }, "{A tile} comes to {the place}.",
        "{A tile} arrive sur {the place}." },
    [GWT_EV_WORKER] = { "worker", "GWT-JOB-1", { TILE(worker), NUMBER(row) },
        "{A worker} comes to row {row} of the job market.",
        "{A worker} arrive dans la rangée {row} du Marché de l'emploi." },
    [GWT_EV_GONE] = { "gone", "GWT-KC-4", { TILE(tile) }, "There is no free space: {the tile} leaves the game.",
        "Il n'y a pas de case libre : {the tile} quitte le jeu." },
    [GWT_EV_NEW_TILE] = { "foresight", "GWT-KC-7", { TILE(tile), NUMBER(column) },
        "{A tile} comes to foresight column {column}.",
        "{A tile} arrive dans la colonne {column} des Prévisions." },
    [GWT_EV_TOKEN_ROW] = { "token_row", "GWT-JOB-2", { NUMBER(row) }, "The job market token moves to row {row}.",
        "Le marqueur Marché de l'emploi passe à la rangée {row}." },
    [GWT_EV_LAST_TURNS] = { "last_turns", "GWT-END-1", NONE, "{seat} takes the job market token: the last turns begin.",
        "{seat} prend le marqueur Marché de l'emploi : derniers tours." },
    [GWT_EV_INCOME] = { "income", "GWT-INC-5", { NUMBER(n) }, "The herd of {seat} is worth {n}.",
        "Le troupeau de {seat} vaut {n}." },
    [GWT_EV_SIMMENTAL] = { "simmental", "GWT-SIM-4", { NUMBER(n), CARD(card) },
        "{seat} upgrades {n} {n#card|cards}: now {card}.", "{seat} améliore {n} {n#carte|cartes} en {card}." },
    [GWT_EV_BRAHMAN] = { "brahman", "RTN-BRA-6", { NUMBER(n) },
        "{seat} has {n} Brahman {n#card|cards} in hand: $4 each.",
        "{seat} a {n} {n#carte|cartes} Brahman en main : 4 $ chacune." },
    [GWT_EV_STORE] = { "store", "RTN-STORE-8", { TOWN(town), NUMBER(cell) },
        "{seat} places a store in {town}, trade cell {cell}.", "{seat} place un magasin à {town}, case Commerce {cell}." },
    [GWT_EV_BELL] = { "bell", "RTN-STORE-7", { NUMBER(n) }, "{seat} has cleared {n} bell {n#space|spaces}.",
        "{seat} a libéré {n} {n#case|cases} Cloche." },
    [GWT_EV_TAKE_CATTLE] = { "take_cattle", "RTN-MED-4", { CARD(card) }, "{seat} takes {a card} from the cattle market.",
        "{seat} prend {a card} au Marché au bétail." },
    [GWT_EV_POKER_SEAT] = { "poker_seat", "POK-LAY-3", { TILE(worker), BONUS(token) },
        "{seat} seats {a worker} at the poker table and takes {the token}.",
        "{seat} assoit {a worker} à la table de poker et prend {the token}." },
    [GWT_EV_POKER_LAY] = { "poker_lay", "POK-LAY-6", { NUMBER(n) },
        "{seat} lays a card face down: {n} {n#card|cards} at the table.",
        "{seat} pose une carte face cachée : {n} {n#carte|cartes} à la table." },
    [GWT_EV_POKER_LAID] = { "poker_laid", "POK-LAY-11", { CARD(card) }, "It is {a card}.", "C'est {a card}." },
    [GWT_EV_STAKE] = { "stake", "POK-LAY-6", { NUMBER(amount), NUMBER(pot) },
        "{seat} stakes ${amount}: ${pot} in the pot.",
        "{seat} mise {amount} $ : {pot} $ au pot." },
    [GWT_EV_POKER_SHOW] = { "poker_show", "POK-SHOW-3", { CARD(card) }, "{seat} shows {a card}.",
        "{seat} montre {a card}." },
    [GWT_EV_POKER_HAND] = { "poker_hand", "POK-SHOW-4", { NUMBER(value) }, "The poker hand of {seat} is worth {value}.",
        "La main de poker de {seat} vaut {value}." },
    [GWT_EV_POKER_BANK] = { "poker_bank", "POK-SHOW-5", { NUMBER(amount), NUMBER(pot) },
        "The bank adds ${amount}: ${pot} in the pot.", "La banque ajoute {amount} $ : {pot} $ au pot." },
    [GWT_EV_POKER_WIN] = { "poker_win", "POK-SHOW-5", { NUMBER(amount), NUMBER(pot) },
        "{seat} wins ${amount} of the pot; ${pot} left.", "{seat} remporte {amount} $ du pot ; il reste {pot} $." },
    [GWT_EV_OVER] = { "over", "GWT-END-6", { NUMBER(total) }, "{seat} ends with {total} victory points.",
        "{seat} termine avec {total} points de victoire." },
    [GWT_EV_SLIDE] = { "slide", "SOLO-HUM-2", { TILE(tile), NUMBER(column) },
        "{The tile} of foresight column {column} slides down.",
        "{The tile} de la colonne {column} des Prévisions descend." },
    [GWT_EV_SAM_WORKER] = { "sam_worker", "SOLO-SET-9", { TILE(worker) }, "Sam begins with {a worker} more.",
        "Sam commence avec {a worker} de plus." },
    [GWT_EV_SAM_SHUFFLE] = { "sam_shuffle", "SOLO-TURN-2", NONE, "Sam's discard pile is shuffled into a new deck.",
        "La défausse de Sam est mélangée pour former une nouvelle pioche." },
    [GWT_EV_SAM_CARD] = { "sam_card", "SOLO-TURN-3", { SAM_CARD(card), NUMBER(steps) },
        "Sam draws {the card}: {steps} {steps#step|steps}.", "Sam pioche {the card} : {steps} {steps#lieu|lieux}." },
    [GWT_EV_SAM_WAY] = { "sam_way", "SOLO-MOVE-14",
        { NUMBER(steps), NUMBER(left), NUMBER(tolls), NUMBER(to_human), REASON(reason) },
        "Sam chooses a way of {steps} {steps#step|steps}, with {left} more to Kansas City and tolls of ${tolls}, "
        "${to_human} of them for the player: {reason}.",
        "Sam choisit un chemin de {steps} {steps#lieu|lieux}, à {left} de Kansas City, avec {tolls} $ de taxes, dont "
        "{to_human} $ pour le joueur : {reason}." },
    [GWT_EV_SAM_TOLL] = { "sam_toll", "SOLO-MOVE-7", { PLACE(place), NUMBER(amount) },
        "The bank pays {seat} a toll of ${amount} for {the place}.",
        "La banque paie à {seat} une taxe de {amount} $ pour {the place}." },
    [GWT_EV_SAM_HIRE] = { "sam_hire", "SOLO-HIRE-1", { TILE(worker), NUMBER(row), NUMBER(cost), REASON(reason) },
        "Sam hires {a worker} from row {row} for ${cost}: {reason}.",
        "Sam engage {a worker} de la rangée {row} pour {cost} $ : {reason}." },
    [GWT_EV_SAM_SPECIALTY] = { "sam_specialty", "SOLO-SPEC-1", { TILE(worker) },
        "Sam's specialization is now: {worker}.", "La spécialité de Sam est maintenant : {worker}." },
    [GWT_EV_SAM_BUY] = { "sam_buy", "SOLO-BUY-2", { NUMBER(cowboys), NUMBER(cost), NUMBER(points), REASON(reason) },
        "With {cowboys} {cowboys#cowboy|cowboys} and ${cost} Sam buys cattle worth {points} {points#point|points}: "
        "{reason}.",
        "Avec {cowboys} {cowboys#cowboy|cowboys} et {cost} $, Sam achète du bétail valant {points} "
        "{points#point|points} : {reason}." },
    [GWT_EV_SAM_CATTLE] = { "sam_cattle", "SOLO-TURN-8", { CARD(card) }, "Sam takes {a card}.", "Sam prend {a card}." },
    [GWT_EV_SAM_ADDS] = { "sam_adds", "SOLO-BUY-6", { NUMBER(n), REASON(reason) },
        "Sam adds {n} {n#card|cards} to the cattle market: {reason}.",
        "Sam ajoute {n} {n#carte|cartes} au Marché au bétail : {reason}." },
    [GWT_EV_SAM_BUILD] = { "sam_build", "SOLO-BLD-2", { BUILDING(building), PLACE(place), REASON(reason) },
        "Sam builds {the building} on {the place}: {reason}.", "Sam construit {the building} sur {the place} : {reason}." },
    [GWT_EV_SAM_REPLACE] = { "sam_replace", "SOLO-BLD-7",
        { BUILDING(old), BUILDING(building), PLACE(place), REASON(reason) },
        "Sam replaces {the old} by {the building} on {the place}: {reason}.",
        "Sam remplace {the old} par {the building} sur {the place} : {reason}." },
    [GWT_EV_SAM_ENGINE] = { "sam_engine", "SOLO-ENG-1", { SPACE(space), NUMBER(engineers), REASON(reason) },
        "Sam's engine moves to {the space} ({engineers} {engineers#engineer|engineers}): {reason}.",
        "La locomotive de Sam avance jusqu'à {the space} ({engineers} {engineers#ingénieur|ingénieurs}) : {reason}." },
    [GWT_EV_SAM_STATION] = { "sam_station", "SOLO-ENG-4", { STATION(station) }, "Sam upgrades {the station}.",
        "Sam améliore {the station}." },
    [GWT_EV_SAM_MASTER] = { "sam_master", "SOLO-ENG-5", { MASTER(master), STATION(station) },
        "At {the station} Sam removes from the game {the master}.",
        "À {the station}, Sam retire du jeu {the master}." },
    [GWT_EV_SAM_DISC_BACK] = { "sam_disc_back", "SOLO-ENG-8", { STATION(station) },
        "Sam has no disc left and takes the one on {the station} back.",
        "Sam n'a plus de disque et reprend celui de {the station}." },
    [GWT_EV_SAM_NO_DISC] = { "sam_no_disc", "SOLO-ENG-11", NONE, "Sam has no disc left to place.",
        "Sam n'a plus de disque à placer." },
    [GWT_EV_SAM_ENGINE_GONE] = { "sam_engine_gone", "SOLO-ENG-6", NONE,
        "Sam's engine has reached the end of the track and leaves the game.",
        "La locomotive de Sam a atteint la fin de la voie et quitte le jeu." },
    [GWT_EV_SAM_OBJECTIVE] = { "sam_objective", "SOLO-OBJ-1", { CARD(card) },
        "Sam takes the card farthest from the objective deck: {card}.",
        "Sam prend la carte la plus éloignée de la pioche Objectif : {card}." },
    [GWT_EV_SAM_OUTLAW] = { "sam_outlaw", "SOLO-OUT-1", { TILE(tile), PLACE(place) },
        "Sam takes {the tile} from {the place}, the highest number.",
        "Sam prend {the tile} de {the place}, le plus grand numéro." },
    [GWT_EV_SAM_HAZARD] = { "sam_hazard", "SOLO-HAZ-2", { TILE(tile), PLACE(place), REASON(reason) },
        "Sam takes {a tile} from {the place}: {reason}.", "Sam prend {a tile} de {the place} : {reason}." },
    [GWT_EV_SAM_FORESIGHT] = { "sam_foresight", "SOLO-KC-1", { TILE(tile), NUMBER(column), REASON(reason) },
        "Sam chooses {the tile} of foresight column {column}: {reason}.",
        "Sam choisit {the tile} de la colonne {column} : {reason}." },
    [GWT_EV_SAM_DELIVER] = { "sam_deliver", "SOLO-KC-4", { CITY(city), REASON(reason) },
        "Sam delivers to {city}: {reason}.", "Sam livre à {city} : {reason}." },
    [GWT_EV_SAM_NOTHING] = { "sam_nothing", "SOLO-TURN-9", { REASON(reason) }, "Sam cannot do this: {reason}.",
        "Sam ne peut pas le faire : {reason}." },
    [GWT_EV_SAM_STORE] = { "sam_store", "RTN-SOLO-5", { TOWN(town), NUMBER(cell), REASON(reason) },
        "Sam places a store in {town}, trade cell {cell}: {reason}.",
        "Sam place un magasin à {town}, case Commerce {cell} : {reason}." },
    [GWT_EV_SAM_NO_STORE] = { "sam_no_store", "RTN-SOLO-12", NONE,
        "Sam has no expansion card or no store left and places none.",
        "Sam n'a plus de carte d'expansion ou de magasin et n'en place pas." },
    [GWT_EV_SAM_REVEALS] = { "sam_reveals", "RTN-SOLO-13", { EXPANSION(expansion) },
        "Sam reveals an expansion card, which is now active: {expansion}.",
        "Sam révèle une carte d'expansion, maintenant active : {expansion}." },
    [GWT_EV_SAM_COMPLETE] = { "sam_complete", "RTN-SOLO-11", { EXPANSION(expansion) },
        "Sam's expansion card is complete and leaves the game: {expansion}.",
        "La carte d'expansion de Sam est complète et quitte le jeu : {expansion}." },
    [GWT_EV_SAM_ACTIVE] = { "sam_active", "RTN-SOLO-11", { EXPANSION(expansion) },
        "Sam's expansion card below is active again: {expansion}.",
        "La carte d'expansion du dessous est de nouveau active : {expansion}." },
};
/* clang-format on */

/* ---- questions: ORDER gwt_decision ------------------------------------------------------------------------------- */

/* clang-format off */
const sb_word GWT_DECISIONS[GWT_D_COUNT] = {
    [GWT_D_FIRST_DISCARD] = { "first_discard", "GWT-TURN-2", { NUMBER(n) }, "{seat}, discard {n} more {n#card|cards}.",
        "{seat}, défaussez encore {n} {n#carte|cartes}." },
    [GWT_D_TURN_START] = { "turn_start", "GWT-MOVE-1", { NUMBER(steps) },
        "{seat}, move your herder (at most {steps} steps) or play an objective card.",
        "{seat}, déplacez votre éleveur (au plus {steps} lieux) ou jouez une carte Objectif." },
    [GWT_D_PHASE_B] = { "phase_b", "GWT-LOC-1", NONE, "{seat}, use the location or end your actions here.",
        "{seat}, utilisez le lieu ou terminez vos actions ici." },
    [GWT_D_USE] = { "use", "GWT-LOC-16", { ACTION(action) }, "{seat}, use the immediate action or decline it.",
        "{seat}, utilisez l'action immédiate ou renoncez-y." },
    [GWT_D_AUX] = { "aux", "GWT-AUX-2", NONE, "{seat}, choose an auxiliary action.",
        "{seat}, choisissez une action auxiliaire." },
    [GWT_D_DRAW] = { "draw", "GWT-CARD-1", { NUMBER(n) },
        "{seat}, draw up to {n} {n#card|cards}, then discard as many.",
        "{seat}, piochez jusqu'à {n} {n#carte|cartes}, puis défaussez-en autant." },
    [GWT_D_DISCARD] = { "discard", "GWT-CARD-1", { NUMBER(n) }, "{seat}, discard {n} more {n#card|cards}.",
        "{seat}, défaussez encore {n} {n#carte|cartes}." },
    [GWT_D_REMOVE] = { "remove", "GWT-AUX-9", { NUMBER(n) }, "{seat}, remove up to {n} {n#card|cards} from the game.",
        "{seat}, retirez du jeu jusqu'à {n} {n#carte|cartes}." },
    [GWT_D_TAKE] = { "take", "GWT-OBJ-1", NONE, "{seat}, take an objective card.",
        "{seat}, prenez une carte Objectif." },
    [GWT_D_HERDER] = { "herder", "GWT-HERD-1", { NUMBER(n) }, "{seat}, move your herder up to {n} {n#step|steps}.",
        "{seat}, déplacez votre éleveur jusqu'à {n} {n#lieu|lieux}." },
    [GWT_D_FREE_MOVE] = { "free_move", "GWT-OBJ-9", { NUMBER(n) },
        "{seat}, move your herder up to {n} steps without fees, or decline.",
        "{seat}, déplacez votre éleveur jusqu'à {n} lieux sans taxe, ou renoncez." },
    [GWT_D_HIRE] = { "hire", "GWT-HIRE-1", NONE, "{seat}, hire a worker.", "{seat}, engagez un ouvrier." },
    [GWT_D_BUY] = { "buy", "GWT-BUY-9", { NUMBER(cowboys) },
        "{seat}, buy cattle ({cowboys} {cowboys#cowboy|cowboys} left).",
        "{seat}, achetez du bétail (encore {cowboys} {cowboys#cowboy|cowboys})." },
    [GWT_D_BUILD] = { "build", "GWT-BUILD-1", { NUMBER(price) }, "{seat}, choose a building (${price} per builder).",
        "{seat}, choisissez un bâtiment ({price} $ par bâtisseur)." },
    [GWT_D_BUILD_AT] = { "build_at", "GWT-BUILD-1", { BUILDING(building) }, "{seat}, choose where {the building} stands.",
        "{seat}, choisissez où construire {the building}." },
    [GWT_D_HAZARD] = { "hazard", "GWT-HAZ-1", NONE, "{seat}, remove a hazard.", "{seat}, retirez un danger." },
    [GWT_D_BOUNTY] = { "bounty", "GWT-OUT-1", NONE, "{seat}, claim a bounty.", "{seat}, récupérez une prime." },
    [GWT_D_ENGINE] = { "engine", "GWT-ENG-4", { NUMBER(n) },
        "{seat}, move your engine up to {n} {n#space|spaces} forward.",
        "{seat}, avancez votre locomotive jusqu'à {n} {n#case|cases}." },
    [GWT_D_ENGINE_RETURN] = { "engine_return", "GWT-ENG-9", NONE, "{seat}, move your engine back to any free space.",
        "{seat}, reculez votre locomotive sur une case libre." },
    [GWT_D_ENGINE_BACK_ANY] = { "engine_back_any", "GWT-SPD-1", NONE,
        "{seat}, move your engine back for the special delivery.",
        "{seat}, reculez votre locomotive pour la livraison spéciale." },
    [GWT_D_UPGRADE] = { "upgrade", "GWT-STA-1", { STATION(station), NUMBER(cost) },
        "{seat}, upgrade {the station} for ${cost}?", "{seat}, améliorer {the station} pour {cost} $ ?" },
    [GWT_D_UPGRADE_BEHIND] = { "upgrade_behind", "GWT-UPG-1", NONE, "{seat}, upgrade a station behind your engine.",
        "{seat}, améliorez une gare derrière votre locomotive." },
    [GWT_D_DISC] = { "disc", "GWT-DISC-1", NONE, "{seat}, choose the disc to place.",
        "{seat}, choisissez le disque à placer." },
    [GWT_D_APPOINT] = { "appoint", "GWT-STA-4", { MASTER(master) }, "{seat}, appoint a worker for {the master}?",
        "{seat}, nommer un ouvrier pour {the master} ?" },
    [GWT_D_FORESIGHT] = { "foresight", "GWT-KC-2", { NUMBER(column) },
        "{seat}, choose a tile of foresight column {column}.", "{seat}, choisissez une tuile de la colonne {column}." },
    [GWT_D_CERTIFICATES] = { "certificates", "GWT-INC-3", NONE, "{seat}, how many certificates do you spend?",
        "{seat}, combien de certificats dépensez-vous ?" },
    [GWT_D_SIMMENTAL] = { "simmental", "GWT-SIM-4", { CARD(card) }, "{seat}, how many cards do you upgrade ({card})?",
        "{seat}, combien de cartes améliorez-vous ({card}) ?" },
    [GWT_D_DELIVER] = { "deliver", "GWT-DEL-1", { NUMBER(value) },
        "{seat}, deliver to a city of value {value} at most.",
        "{seat}, livrez à une ville de valeur {value} au plus." },
    [GWT_D_STORE] = { "store", "RTN-STORE-29", { NUMBER(n) }, "{seat}, place a store ({n} to place).",
        "{seat}, placez un magasin ({n} à placer)." },
    [GWT_D_TAKE_CATTLE] = { "take_cattle", "RTN-MED-4", NONE, "{seat}, take a value-3 card from the cattle market.",
        "{seat}, prenez une carte de valeur 3 au Marché au bétail." },
    [GWT_D_POKER_SEAT] = { "poker_seat", "POK-LAY-2", NONE, "{seat}, seat a worker at the poker table.",
        "{seat}, asseyez un ouvrier à la table de poker." },
    [GWT_D_POKER_LAY] = { "poker_lay", "POK-LAY-19", { NUMBER(stake) },
        "{seat}, lay a card at the poker table for ${stake}.",
        "{seat}, posez une carte à la table de poker pour {stake} $." },
};
/* clang-format on */

/* ---- score categories: ORDER GWT_CAT_* --------------------------------------------------------------------------- */

const sb_word GWT_CATEGORIES[GWT_CAT_COUNT] = {
    [GWT_CAT_MONEY] = { "money", "GWT-SCORE-1", NONE, "Money", "Argent" },
    [GWT_CAT_BUILDINGS] = { "buildings", "GWT-SCORE-2", NONE, "Buildings", "Bâtiments" },
    [GWT_CAT_CITIES] = { "cities", "GWT-SCORE-3", NONE, "Cities", "Villes" },
    [GWT_CAT_STATIONS] = { "stations", "GWT-SCORE-4", NONE, "Stations", "Gares" },
    [GWT_CAT_HAZARDS] = { "hazards", "GWT-SCORE-5", NONE, "Hazards", "Dangers" },
    [GWT_CAT_CATTLE] = { "cattle", "GWT-SCORE-6", NONE, "Cattle", "Bétail" },
    [GWT_CAT_OBJECTIVES] = { "objectives", "GWT-SCORE-7", NONE, "Objectives", "Objectifs" },
    [GWT_CAT_MASTERS] = { "station_masters", "GWT-SCORE-8", NONE, "Station masters", "Chefs de gare" },
    [GWT_CAT_WORKERS] = { "workers", "GWT-SCORE-9", NONE, "Workers", "Ouvriers" },
    [GWT_CAT_STEP_DISC] = { "step_disc", "GWT-SCORE-10", NONE, "Step disc", "Disque de déplacement" },
    [GWT_CAT_TOKEN] = { "job_market_token", "GWT-SCORE-11", NONE, "Job market token", "Marqueur Marché de l'emploi" },
    [GWT_CAT_POKER] = { "poker_tokens", "POK-END-6", NONE, "Poker tokens", "Jetons bonus du poker" },
    [GWT_CAT_TOTAL] = { "total", "GWT-SCORE-12", NONE, "Total", "Total" },
};
