/* words.c: the vocabulary of High Noon, its state as JSON both ways, what a viewer sees, and the game itself. */
#include "games/template/state.h"

#include <string.h>

#define CARD (SB_ARG_ITEM + TP_DOMAIN_CARD)

/* ---- domains ----------------------------------------------------------------------------------------------------- */

/* TP-SET-2.  The number of an item is its rank; item 0 is "none". */
static const sb_item CARDS[TP_RANKS + 1] = {
    { NULL, NULL, NULL },
    { "greenhorn", "Greenhorn", "Pied-tendre" },
    { "drifter", "Drifter", "Vagabond" },
    { "barber", "Barber", "Barbier" },
    { "miner", "Miner", "Mineur" },
    { "gambler", "Gambler", "Flambeur" },
    { "rustler", "Rustler", "Voleur de bétail" },
    { "scout", "Scout", "Éclaireur" },
    { "deputy", "Deputy", "Adjoint" },
    { "outlaw", "Outlaw", "Hors-la-loi" },
    { "marshal", "Marshal", "Marshal" },
};

static const sb_item PHASES[TP_PHASE_COUNT] = {
    [TP_CHOOSE] = { "choose", "all choose a card", "tous choisissent une carte" },
    [TP_WINNER] = { "winner", "the winner decides", "le gagnant décide" },
    [TP_OVER] = { "over", "the game is over", "la partie est finie" },
};

static const sb_domain DOMAINS[TP_DOMAIN_COUNT] = {
    [TP_DOMAIN_CARD] = { "card", CARDS, TP_RANKS + 1 },
    [TP_DOMAIN_PHASE] = { "phase", PHASES, TP_PHASE_COUNT },
};

/* ---- options and streams ----------------------------------------------------------------------------------------- */

static const sb_item ROUNDS[] = { { "short", { "short", "courte" } }, { "long", { "long", "longue" } } };

/* clang-format off */
static const sb_option OPTIONS[TP_OPTION_COUNT] = {
    [TP_OPTION_ROUNDS] = { .id = "rounds", .values = ROUNDS, .count = 2,
        .text = { "3 rounds or 5", "3 manches ou 5" } },
    [TP_OPTION_FIRST_SEAT] = { .id = "first_seat",
        .text = { "who is first player; drawn by lot if nobody is named",
            "qui est premier joueur ; tiré au sort si personne n'est nommé" } },
};

static const char *const STREAMS[] = {
    [TP_STREAM_DECK] = "deck", [TP_STREAM_DICE] = "dice", [TP_STREAM_SEATS] = "seats", NULL };
/* clang-format on */

/* ---- words ------------------------------------------------------------------------------------------------------- */

/* clang-format off */
static const sb_word MOVES[TP_MOVE_COUNT] = {
    [TP_MOVE_PLAY] = { "play", "TP-PLAY-1", { { "card", CARD } },
        "Play {card}", "Jouer {card}" },
    [TP_MOVE_SPARE] = { "spare", "TP-WIN-2", { { 0 } },
        "Spare everybody", "Épargner tout le monde" },
    [TP_MOVE_DUEL] = { "duel", "TP-WIN-3", { { "rival", SB_ARG_SEAT } },
        "Challenge {rival} to a duel", "Défier {rival} en duel" },
    [TP_MOVE_SWAP] = { "swap", "TP-SWAP-1", { { "card", CARD } },
        "Discard {card} and draw a new card", "Défausser {card} et piocher une nouvelle carte", .role = SB_ROLE_ASIDE },
};

static const sb_word EVENTS[TP_EVENT_COUNT] = {
    [TP_EVENT_FIRST] = { "first", "TP-END-1", { { "round", SB_ARG_NUMBER } },
        "Round {round}: {seat} is first player", "Manche {round} : {seat} est premier joueur", .role = SB_EVENT_MARK },
    [TP_EVENT_DEAL] = { "deal", NULL, { { "cards", SB_ARG_NUMBER } },
        "Everybody draws {cards} {cards#card|cards}", "Chacun pioche {cards} {cards#carte|cartes}" },
    [TP_EVENT_DREW] = { "drew", "TP-SET-3", { { "card", CARD } },
        "{seat} draws {card}", "{seat} pioche {card}" },
    [TP_EVENT_CHOSE] = { "chose", "TP-PLAY-1", { { 0 } },
        "{seat} has chosen", "{seat} a choisi" },
    [TP_EVENT_PLAYED] = { "played", "TP-PLAY-2", { { "card", CARD } },
        "{seat} shows {card}", "{seat} montre {card}" },
    [TP_EVENT_WON_ROUND] = { "won_round", "TP-PLAY-2", { { 0 } },
        "{seat} wins the round", "{seat} gagne la manche" },
    [TP_EVENT_SPARED] = { "spared", "TP-WIN-2", { { "points", SB_ARG_NUMBER } },
        "{seat} spares everybody and scores {points} {points#point|points}",
        "{seat} épargne tout le monde et marque {points} {points#point|points}" },
    [TP_EVENT_DUEL] = { "duel", "TP-WIN-3", { { "rival", SB_ARG_SEAT }, { "die", SB_ARG_NUMBER } },
        "{seat} challenges {rival} and rolls a {die}", "{seat} défie {rival} et lance un {die}" },
    [TP_EVENT_SCORED] = { "scored", "TP-WIN-3", { { "points", SB_ARG_NUMBER } },
        "{seat} scores {points} {points#point|points}", "{seat} marque {points} {points#point|points}" },
    [TP_EVENT_SWAPPED] = { "swapped", "TP-SWAP-1", { { "card", CARD } },
        "{seat} discards {card} and draws a new card", "{seat} défausse {card} et pioche une nouvelle carte" },
    [TP_EVENT_OVER] = { "over", "TP-END-2", { { 0 } },
        "The game is over", "La partie est finie" },
};

static const sb_word DECISIONS[TP_ASK_COUNT] = {
    [TP_ASK_CARD] = { "card", "TP-PLAY-1", { { "round", SB_ARG_NUMBER }, { "rounds", SB_ARG_NUMBER } },
        "Round {round} of {rounds}: choose a card in secret",
        "Manche {round} sur {rounds} : choisir une carte en secret" },
    [TP_ASK_WINNER] = { "winner", "TP-WIN-1", { { 0 } },
        "Spare everybody, or challenge a rival", "Épargner tout le monde, ou défier un rival" },
};

static const sb_word REASONS[TP_WHY_COUNT] = {
    [TP_WHY_UNKNOWN] = { "unknown", NULL, { { 0 } },
        "There is no such move in High Noon", "Un tel coup n'existe pas dans Midi pile" },
    [TP_WHY_NOT_IN_HAND] = { "not_in_hand", "TP-PLAY-1", { { "card", CARD } },
        "{card} is not in your hand", "{card} n'est pas dans votre main" },
    [TP_WHY_CHOSEN] = { "chosen", "TP-PLAY-1", { { 0 } },
        "You have chosen your card of this round", "Vous avez déjà choisi votre carte pour cette manche" },
    [TP_WHY_NOT_CHOOSING] = { "not_choosing", "TP-WIN-1", { { 0 } },
        "First the winner of the round decides", "Le gagnant de la manche décide d'abord" },
    [TP_WHY_NO_WINNER] = { "no_winner", "TP-PLAY-2", { { 0 } },
        "Nobody has won this round yet", "Personne n'a encore gagné cette manche" },
    [TP_WHY_NOT_WINNER] = { "not_winner", "TP-WIN-1", { { 0 } },
        "Only the winner of the round decides this", "Seul le gagnant de la manche décide cela" },
    [TP_WHY_SELF] = { "self", "TP-WIN-4", { { 0 } },
        "You cannot challenge yourself", "Vous ne pouvez pas vous défier vous-même" },
    [TP_WHY_SWAP_ONCE] = { "swap_once", "TP-SWAP-1", { { 0 } },
        "You have swapped a card in this game already", "Vous avez déjà échangé une carte dans cette partie" },
    [TP_WHY_SWAP_WINNER] = { "swap_winner", "TP-SWAP-1", { { 0 } },
        "The winner of the round cannot swap", "Le gagnant de la manche ne peut pas échanger" },
};
/* clang-format on */

static const sb_word CATEGORIES[TP_SCORE_COUNT] = {
    [TP_SCORE_SPARED] = { "spared", "TP-WIN-2", { { 0 } }, "Sparing", "Clémence" },
    [TP_SCORE_DUELS] = { "duels", "TP-WIN-3", { { 0 } }, "Duels", "Duels" },
    [TP_SCORE_TOTAL] = { "total", "TP-END-3", { { 0 } }, "Total", "Total" },
};

enum { FACT_RANK, FACT_POINTS, FACT_COUNT };

static const sb_word FACTS[FACT_COUNT] = {
    [FACT_RANK] = { "rank", "TP-SET-2", { { "rank", SB_ARG_NUMBER } }, "Rank", "Rang" },
    [FACT_POINTS] = { "points", "TP-WIN-3", { { "points", SB_ARG_NUMBER } }, "Points of the rival", "Points du rival" },
};

/* ---- the complete state as JSON, both ways ----------------------------------------------------------------------- */

/* A list of ranks by their ids. */
static uint8_t io_cards(sb_io *io, const char *key, uint8_t *cards, uint8_t n, uint8_t max)
{
    n = (uint8_t)sb_io_list(io, key, n, max);
    for (int i = 0; i < n; i++)
        cards[i] = (uint8_t)sb_io_item(io, NULL, cards[i], &DOMAINS[TP_DOMAIN_CARD]);
    sb_io_end(io);
    return n;
}

static void io_player(sb_io *io, tp_player *p)
{
    sb_io_object(io, NULL);
    p->hand_n = io_cards(io, "hand", p->hand, p->hand_n, TP_HAND);
    p->sealed = (uint8_t)sb_io_item(io, "sealed", p->sealed, &DOMAINS[TP_DOMAIN_CARD]);
    p->has_sealed = p->sealed != 0;
    p->has_swapped = sb_io_bool(io, "has_swapped", p->has_swapped);
    p->spared = (uint8_t)sb_io_int(io, "spared", p->spared, 0, TP_ROUNDS_LONG);
    p->duels = (uint8_t)sb_io_int(io, "duels", p->duels, 0, 2 * TP_ROUNDS_LONG);
    sb_io_end(io);
}

/* The stack is what phase, first player and winner say. */
static void io_flow(tp_state *st, sb_io *io)
{
    tp_phase phase = tp_phase_of(st);
    int winner = phase == TP_WINNER ? tp_top(st)->seat + 1 : 0;
    phase = (tp_phase)sb_io_item(io, "phase", (int)phase, &DOMAINS[TP_DOMAIN_PHASE]);
    st->first = (uint8_t)sb_io_int(io, "first", st->first, 0, TP_SEATS - 1);
    winner = sb_io_seat(io, "winner", winner, st->players);
    if (!sb_io_reading(io))
        return;
    if ((winner != 0) != (phase == TP_WINNER))
        sb_io_fail(io, "winner", "there is one exactly in phase winner");
    if (phase == TP_OVER)
        return;
    tp_push(st, TP_OP_ROUND, st->first);
    tp_push(st, phase == TP_WINNER ? TP_OP_WINNER : TP_OP_CHOOSE, winner ? winner - 1 : 0);
}

static void tp_io(void *state, sb_io *io)
{
    tp_state *st = state;
    st->players = (uint8_t)sb_io_list(io, "players", st->players, TP_SEATS);
    for (int seat = 0; seat < st->players; seat++)
        io_player(io, &st->player[seat]);
    sb_io_end(io);
    st->rounds = (uint8_t)sb_io_int(io, "rounds", st->rounds, TP_ROUNDS_SHORT, TP_ROUNDS_LONG);
    st->round = (uint8_t)sb_io_int(io, "round", st->round, 1, TP_ROUNDS_LONG);
    io_flow(st, io);
    st->deck_n = io_cards(io, "deck", st->deck, st->deck_n, TP_CARDS);
    sb_io_object(io, "discard");
    for (int i = 0; i < TP_RANKS; i++)
        st->discard[i] = (uint8_t)sb_io_int(io, CARDS[i + 1].id, st->discard[i], 0, TP_COPIES);
    sb_io_end(io);
    sb_io_rng(io, &st->rng, STREAMS);
}

/* ---- what a viewer sees ------------------------------------------------------------------------------------------ */

static void view_player(const tp_state *st, int seat, int viewer, sb_json *out)
{
    const tp_player *p = &st->player[seat];
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", seat);
    sb_json_object(out, "score");
    sb_json_int(out, CATEGORIES[TP_SCORE_SPARED].id, p->spared);
    sb_json_int(out, CATEGORIES[TP_SCORE_DUELS].id, p->duels);
    sb_json_int(out, CATEGORIES[TP_SCORE_TOTAL].id, p->spared + p->duels);
    sb_json_end(out);
    sb_json_int(out, "cards", p->hand_n);
    sb_json_bool(out, "has_chosen", p->has_sealed);
    sb_json_bool(out, "has_swapped", p->has_swapped);
    if (seat == viewer) {
        sb_json_list(out, "hand");
        for (int i = 0; i < p->hand_n; i++)
            sb_json_text(out, NULL, CARDS[p->hand[i]].id);
        sb_json_end(out);
        sb_json_text(out, "chosen", CARDS[p->sealed].id);
    }
    sb_json_end(out);
}

static void tp_view(const void *redacted, int viewer, sb_json *out)
{
    const tp_state *st = redacted;
    sb_json_int(out, "round", st->round);
    sb_json_int(out, "rounds", st->rounds);
    sb_json_text(out, "phase", PHASES[tp_phase_of(st)].id);
    sb_json_int(out, "first", st->first);
    if (tp_phase_of(st) == TP_WINNER)
        sb_json_int(out, "winner", tp_top_const(st)->seat);
    else
        sb_json_null(out, "winner");
    sb_json_int(out, "deck", st->deck_n);
    sb_json_object(out, "discard");
    for (int i = 0; i < TP_RANKS; i++)
        sb_json_int(out, CARDS[i + 1].id, st->discard[i]);
    sb_json_end(out);
    sb_json_list(out, "players");
    for (int seat = 0; seat < st->players; seat++)
        view_player(st, seat, viewer, out);
    sb_json_end(out);
}

/* The same as a description: types and names (game.h). */
static const sb_field FIELDS[] = {
    { "round", SB_FIELD_NUMBER, .label = { "Round", "Tour" } },
    { "rounds", SB_FIELD_NUMBER, .label = { "Rounds", "Tours" } },
    { "phase", SB_FIELD_ITEM, .domain = TP_DOMAIN_PHASE, .label = { "Phase", "Phase" } },
    { "first", SB_FIELD_SEAT, .label = { "First player", "Premier joueur" } },
    { "winner", SB_FIELD_SEAT, .flags = SB_FIELD_NULLABLE, .label = { "Winner", "Gagnant" } },
    { "deck", SB_FIELD_NUMBER, .label = { "Deck", "Pioche" } },
    { "discard", SB_FIELD_MAP, .domain = TP_DOMAIN_CARD, .flags = SB_FIELD_FOLDED,
        .label = { "Discard pile", "Défausse" } },
    { "discard{}", SB_FIELD_NUMBER },
    { "players", SB_FIELD_LIST, .flags = SB_FIELD_ELSEWHERE, .label = { "Players", "Joueurs" } },
    { "players[]", SB_FIELD_OBJECT },
    { "players[].seat", SB_FIELD_SEAT, .flags = SB_FIELD_ELSEWHERE, .label = { "Seat", "Place" } },
    { "players[].score", SB_FIELD_SCORES, .flags = SB_FIELD_ELSEWHERE, .label = { "Points", "Points" } },
    { "players[].cards", SB_FIELD_NUMBER, .label = { "Cards", "Cartes" } },
    { "players[].has_chosen", SB_FIELD_BOOL, .label = { "Has chosen", "A choisi" } },
    { "players[].has_swapped", SB_FIELD_BOOL, .label = { "Has swapped", "A échangé" } },
    { "players[].hand", SB_FIELD_LIST, .flags = SB_FIELD_OPTIONAL | SB_FIELD_FIRST, .label = { "Hand", "Main" } },
    { "players[].hand[]", SB_FIELD_ITEM, .domain = TP_DOMAIN_CARD },
    { "players[].chosen", SB_FIELD_ITEM, .domain = TP_DOMAIN_CARD, .flags = SB_FIELD_NULLABLE | SB_FIELD_OPTIONAL,
        .label = { "Chosen", "Choisie" } },
};

enum { FIELD_COUNT = (int)sizeof FIELDS / sizeof *FIELDS };

/* ---- for people and for those who draw the game ------------------------------------------------------------------ */

/* A remark helps to choose: the rank of a card, what a rival has. */
static void tp_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const tp_state *st = redacted;
    bool fr = names->lang == SB_FR;
    (void)seat;
    if (move.kind == TP_MOVE_PLAY || move.kind == TP_MOVE_SWAP)
        sb_putf(out, fr ? "rang %d" : "rank %d", move.arg[0]);
    if (move.kind == TP_MOVE_DUEL)
        sb_putf(out, fr ? "points : %d" : "points: %d", st->player[move.arg[0]].spared + st->player[move.arg[0]].duels);
}

/* The same for those who reckon. */
static void tp_reckon(const void *redacted, int seat, sb_move move, sb_facts *out)
{
    const tp_state *st = redacted;
    (void)seat;
    if (move.kind == TP_MOVE_PLAY || move.kind == TP_MOVE_SWAP)
        sb_fact(out, FACT_RANK, move.arg[0]);
    if (move.kind == TP_MOVE_DUEL)
        sb_fact(out, FACT_POINTS, st->player[move.arg[0]].spared + st->player[move.arg[0]].duels);
}

static const sb_word MEASURES[] = {
    { "cards", "TP-SET-3", { { "n", SB_ARG_NUMBER } }, "Cards in hand", "Cartes en main" },
};

static void tp_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX])
{
    out[0] = ((const tp_state *)redacted)->player[seat].hand_n;
}

static const char *tp_about(int domain, int item, sb_lang lang, sb_text *out)
{
    if (domain != TP_DOMAIN_CARD)
        return NULL;
    sb_putf(out, lang == SB_FR ? "rang %d sur %d, %d cartes" : "rank %d of %d, %d cards", item, TP_RANKS, TP_COPIES);
    return "TP-SET";
}

static void tp_components(sb_json *out)
{
    sb_json_list(out, "cards");
    for (int rank = 1; rank <= TP_RANKS; rank++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", CARDS[rank].id);
        sb_json_int(out, "rank", rank);
        sb_json_int(out, "copies", TP_COPIES);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* ---- the game ---------------------------------------------------------------------------------------------------- */

const sb_game tp_game = {
    .api = SB_API,
    .rules_version = 1,
    .id = "template",
    .name = { "High Noon", "Midi pile" },
    .players_min = 2,
    .players_max = TP_SEATS,
    .state_size = sizeof(tp_state),
    .example = true,
    .options = OPTIONS,
    .options_count = TP_OPTION_COUNT,
    .domains = DOMAINS,
    .domains_count = TP_DOMAIN_COUNT,
    .moves = { MOVES, TP_MOVE_COUNT },
    .events = { EVENTS, TP_EVENT_COUNT },
    .decisions = { DECISIONS, TP_ASK_COUNT },
    .reasons = { REASONS, TP_WHY_COUNT },
    .categories = { CATEGORIES, TP_SCORE_COUNT },
    .fields = { FIELDS, FIELD_COUNT },
    .facts = { FACTS, FACT_COUNT },
    .measures = { MEASURES, 1 },
    .streams = STREAMS,
    .rules = {
        .setup = tp_setup,
        .setup_of = tp_setup_of,
        .pending = tp_pending,
        .legal = tp_legal,
        .apply = tp_apply,
        .decision = tp_decision,
        .why = tp_why,
        .turn = tp_turn,
        .result = tp_result,
        .check = tp_check,
        .redact = tp_redact,
        .determinize = tp_determinize,
        .io = tp_io,
    },
    .people = {
        .view = tp_view,
        .note = tp_note,
        .reckon = tp_reckon,
        .measure = tp_measure,
        .expected = tp_expected,
        .about = tp_about,
        .components = tp_components,
    },
    .bots = { .appraise = tp_appraise },
};
