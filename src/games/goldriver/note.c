/* note.c: remarks on the moves of Gold River that help to choose one: price, chance, what it changes (game.h).
 *
 * A remark is a few clauses between semicolons.  It comes from what the seat knows: everything here is public but the
 * deck and sealed bids, and those are not looked at. */
#include "games/goldriver/colt.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/payment.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/score.h"

typedef struct note {
    const gr_state *st;
    int seat;
    const sb_names *names;
    bool fr;
    sb_text *out;
} note;

/* ---- parts ------------------------------------------------------------------------------------------------------- */

/* Before each clause. */
static sb_text *clause(const note *n)
{
    if (n->out->n)
        sb_put(n->out, n->fr ? " ; " : "; ");
    return n->out;
}

static void put_seat(const note *n, int seat)
{
    sb_say_seat(n->names, seat, n->out);
}

/* "leaves you 8" */
static void put_left(const note *n, int amount)
{
    sb_putf(clause(n), n->fr ? "il vous reste %d" : "leaves you %d", n->st->nuggets[n->seat] - amount);
}

static void put_ways(const note *n, int ways)
{
    const char *chances = sb_is_singular(ways, SB_FR) ? "chance" : "chances";
    if (n->fr)
        sb_putf(clause(n), "%d %s sur 36", ways, chances);
    else
        sb_putf(clause(n), "%d in 36", ways);
}

/* "you become Mayor of Cold Mountain", "Ann becomes its Mayor" in the town that the move names. */
static void put_office(const note *n, int town, int is, bool named)
{
    const char *name = GR_DOMAINS[GR_DOM_TOWN].item[town].name[SB_EN];
    clause(n);
    if (is < 0) {
        sb_putf(n->out, n->fr ? "%s perd son Maire" : "%s loses its Mayor", name);
        return;
    }
    if (is == n->seat)
        sb_put(n->out, n->fr ? "vous " : "you become ");
    else
        put_seat(n, is);
    if (is != n->seat)
        sb_put(n->out, n->fr ? " " : " becomes ");
    if (n->fr)
        sb_putf(n->out, named ? "en %s Maire" : "%s Maire de ", is == n->seat ? "devenez" : "devient");
    else
        sb_put(n->out, named ? "its Mayor" : "Mayor of ");
    sb_put(n->out, named ? "" : name);
}

/* Who gets and who loses an office, if `after` is what the move makes of the position; `named` is the town of the
 * card that the move speaks of: it comes first. */
static void put_mayors(const note *n, const gr_state *after, int named)
{
    if (after->mayor[named] != n->st->mayor[named])
        put_office(n, named, after->mayor[named] - 1, true);
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        if (t != named && after->mayor[t] != n->st->mayor[t])
            put_office(n, t, after->mayor[t] - 1, false);
}

static void put_of(const note *n, int card)
{
    int owner = gr_owner(n->st, card);
    if (owner < 0)
        return;
    sb_put(clause(n), n->fr ? "à " : "of ");
    put_seat(n, owner);
}

/* Lasso cards that a concession carries. */
static void put_attached(const note *n, int card)
{
    for (uint64_t set = gr_attached_to(n->st, card); set; set &= set - 1) {
        const sb_item *item = &GR_DOMAINS[GR_DOM_CARD].item[gr_lowest(set)];
        sb_putf(clause(n), n->fr ? "avec %s" : "with %s", item->name[n->fr ? SB_FR : SB_EN]);
    }
}

/* ---- auction and payment ----------------------------------------------------------------------------------------- */

static void put_share(const note *n, int seat, int share, bool first)
{
    bool you = seat == n->seat;
    const char *gets = n->fr ? (you ? " recevriez %d" : " recevrait %d") : " would get %d";
    if (first)
        clause(n);
    else
        sb_put(n->out, ", ");
    if (you)
        sb_put(n->out, n->fr ? "vous" : "you");
    else
        put_seat(n, seat);
    sb_putf(n->out, first ? gets : " %d", share);
}

/* "Bob would get 4, Cid 2": where a price would go, as the payment runs in `st`. */
static void put_shares(const note *n, const gr_state *st, int winner, int price)
{
    bool first = true;
    for (int i = 1; i < st->players; i++) {
        int s = gr_left(st, winner, st->reversed ? i : st->players - i);
        int share = gr_share(st, winner, price, s);
        if (share == 0)
            continue;
        put_share(n, s, share, first);
        first = false;
    }
}

/* GR-MOON-1: who gets what if the payment runs this way round; two players pay nobody. */
static void put_direction(const note *n, bool turned)
{
    gr_state st = *n->st;
    if (st.players < 3)
        return;
    st.reversed = turned ? !st.reversed : st.reversed;
    put_shares(n, &st, st.winner, st.price);
}

/* GR-TWO-6: the other one may take half of it instead of the last card. */
static void note_bid(const note *n, int bid)
{
    put_left(n, bid);
    if (n->st->players > 2)
        put_shares(n, n->st, n->seat, bid);
    else if (bid > 0)
        sb_putf(clause(n), n->fr ? "l'autre peut en prendre %d" : "the other may take %d of it", (bid + 1) / 2);
}

/* What passing brings as things stand. */
static void note_pass(const note *n)
{
    const gr_frame *f = gr_top_const(n->st);
    if (f->op != GR_OP_AUCTION)
        return;
    if (f->auction.leader == 0) {
        sb_put(clause(n), n->fr ? "si tous passent, " : "if all pass, ");
        if (n->st->first == n->seat) {
            sb_put(n->out, n->fr ? "vous gagnez pour 0" : "you win for 0");
            return;
        }
        put_seat(n, n->st->first);
        sb_put(n->out, n->fr ? " gagne pour 0" : " wins for 0");
        return;
    }
    put_seat(n, f->auction.leader - 1);
    sb_putf(n->out, n->fr ? " gagnerait à %d ; vous recevriez %d" : " would win at %d; you would get %d",
        f->auction.high, gr_share(n->st, f->auction.leader - 1, f->auction.high, n->seat));
}

static bool is_payment(const note *n)
{
    return gr_top_const(n->st)->op == GR_OP_PAY || gr_top_const(n->st)->op == GR_OP_MONEY;
}

/* The question is only asked where the half is not all (GR-ALLIN-2). */
static void note_decline(const note *n)
{
    if (is_payment(n))
        sb_putf(
            clause(n), n->fr ? "vous gardez %d sur %d" : "you keep %d of %d", (n->st->transit + 1) / 2, n->st->transit);
    else if (gr_top_const(n->st)->op == GR_OP_MOONSHINE)
        put_direction(n, false);
}

static void note_use(const note *n, int kind)
{
    switch ((gr_kind)kind) {
    case GR_ALL_IN: sb_putf(clause(n), n->fr ? "vous gardez tout : %d" : "you keep all %d", n->st->transit); break;
    case GR_PENNY_PRESS:
        sb_putf(clause(n), n->fr ? "les %d cartes de la vente sont remplacées" : "all %d sale cards are replaced",
            gr_size(n->st->sale));
        break;
    case GR_MUSTANG: sb_put(clause(n), n->fr ? "vous choisissez en deuxième" : "you choose second"); break;
    case GR_MOONSHINE:
        sb_put(clause(n), n->fr ? "paiement et choix changent de sens" : "payment and choice change direction");
        put_direction(n, true);
        break;
    default: break;
    }
}

/* GR-TWO-6, GR-TWO-7 */
static void note_money(const note *n)
{
    sb_putf(clause(n), n->fr ? "vous recevez %d ; la carte quitte le jeu" : "you get %d; the card leaves the game",
        (n->st->transit + 1) / 2);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* The office after a seat has placed the concession. */
static gr_state after_taking(const gr_state *st, int seat, int card)
{
    gr_state after = *st;
    after.front[seat] |= GR_BIT(card);
    gr_mayor_check(&after, GR_CARD[card].town, 1u << seat, 0, NULL);
    return after;
}

static void put_fee(const note *n, int card)
{
    int fee = gr_fee(n->st, n->seat, card);
    if (fee == 0)
        return;
    sb_putf(clause(n), n->fr ? "%d à payer à " : "fee %d to ", fee);
    put_seat(n, n->st->mayor[GR_CARD[card].town] - 1);
}

static void note_concession(const note *n, int card)
{
    gr_state after = after_taking(n->st, n->seat, card);
    put_ways(n, gr_ways(n->st, card));
    if (GR_CARD[card].explodes)
        sb_putf(clause(n), n->fr ? "explose sur %d" : "explodes on %d", GR_CARD[card].explodes);
    put_fee(n, card);
    put_mayors(n, &after, GR_CARD[card].town);
}

/* What may be chosen beside it and has the same name; of concessions none has the same numbers. */
static uint64_t twins_of(const note *n, int card)
{
    int kind = GR_CARD[card].kind;
    uint64_t offered = n->st->drawn ? n->st->drawn : n->st->sale;
    return kind == GR_TOWN_CONCESSION ? 0 : offered & GR_OF_KIND[kind] & ~GR_BIT(card);
}

/* "the first of 2 alike", in the order in which they lie there. */
static void put_place(const note *n, int card, uint64_t twins)
{
    static const char *const PLACE[][SB_LANG_COUNT] = { { "first", "première" }, { "second", "deuxième" },
        { "third", "troisième" } }; /* there are 3 cards of Dynamite, of others fewer */
    int before = gr_size(twins & (GR_BIT(card) - 1));
    sb_putf(clause(n), n->fr ? "la %s de %d identiques" : "the %s of %d alike", PLACE[before][n->fr ? SB_FR : SB_EN],
        1 + gr_size(twins));
}

/* "J of hearts": what tells two cards of one name apart; where they have no index (GR-COMP-5), their place does. */
static void put_index(const note *n, int card, uint64_t twins)
{
    static const char *const COURT[SB_LANG_COUNT] = { "JQKA", "VDRA" };
    enum { JACK = 11 };
    int rank = GR_CARD[card].rank, lang = n->fr ? SB_FR : SB_EN;
    if (rank == 0) {
        put_place(n, card, twins);
        return;
    }
    clause(n);
    if (rank >= JACK)
        sb_put_char(n->out, COURT[lang][rank - JACK]);
    else
        sb_putf(n->out, "%d", rank);
    sb_putf(n->out, n->fr ? " de %s" : " of %s", GR_DOMAINS[GR_DOM_SUIT].item[GR_CARD[card].suit].name[lang]);
}

static void note_card(const note *n, int card)
{
    int kind = GR_CARD[card].kind;
    if (GR_CARD[card].condition != GR_NEVER)
        note_concession(n, card);
    if (kind != GR_TOWN_CONCESSION)
        sb_put(clause(n), gr_about_kind(kind, n->names->lang));
    if (twins_of(n, card))
        put_index(n, card, twins_of(n, card));
    if (!gr_can_apply(n->st, n->seat, card)) /* GR-PEND-1 */
        sb_put(clause(n), n->fr ? "doit attendre" : "has to wait");
}

/* The loser of two gives up the money for the card (GR-TWO-7). */
static void note_take(const note *n, int card)
{
    note_card(n, card);
    if (gr_top_const(n->st)->op == GR_OP_LOSER && n->st->transit)
        sb_putf(clause(n), n->fr ? "au lieu de %d" : "instead of %d", (n->st->transit + 1) / 2);
}

/* Whom it would make Mayor: a reason to discard it. */
static void note_discard(const note *n, int card)
{
    if (twins_of(n, card))
        put_index(n, card, twins_of(n, card));
    for (int i = 1; i < n->st->players; i++) {
        int s = gr_left(n->st, n->seat, i), town = GR_CARD[card].town;
        if (after_taking(n->st, s, card).mayor[town] == s + 1 && n->st->mayor[town] != s + 1) {
            clause(n);
            put_seat(n, s);
            sb_put(n->out, n->fr ? " en deviendrait Maire" : " would become Mayor with it");
            return;
        }
    }
}

static void note_join(const note *n, int town)
{
    gr_state after = *n->st;
    after.lost_town = (uint8_t)town;
    gr_mayor_check(&after, town, 1u << n->seat, 0, NULL);
    sb_putf(clause(n), n->fr ? "vous y avez %d %s" : "you have %d %s there", gr_count(n->st, n->seat, town),
        gr_count(n->st, n->seat, town) == 1 ? "concession" : "concessions");
    put_mayors(n, &after, town);
}

/* ---- colt and lasso cards ---------------------------------------------------------------------------------------- */

static int ways_at_least(int total)
{
    int ways = 0;
    for (int die1 = 1; die1 <= 6; die1++)
        for (int die2 = 1; die2 <= 6; die2++)
            ways += die1 + die2 >= total;
    return ways;
}

/* GR-HOLD-2, GR-HOLD-5 */
static void note_announce(const note *n, int value)
{
    int has = n->st->nuggets[gr_top_const(n->st)->hold_up.from];
    put_ways(n, ways_at_least(value));
    sb_putf(clause(n), n->fr ? "vole %d" : "steals %d", value < has ? value : has);
}

static void note_rob(const note *n, int victim)
{
    sb_putf(clause(n), n->fr ? "pépites : %d" : "nuggets: %d", n->st->nuggets[victim]);
}

/* A card of this owner is lost. */
static gr_state after_loss(const gr_state *st, int card)
{
    gr_state after = *st;
    int owner = gr_owner(st, card), town = gr_town_of(st, card);
    gr_remove_from_play(&after, card, NULL);
    gr_mayor_check(&after, town, 0, 1u << owner, NULL);
    return after;
}

static void note_dynamite(const note *n, int card)
{
    gr_state after = after_loss(n->st, card);
    put_of(n, card);
    put_attached(n, card);
    put_mayors(n, &after, gr_town_of(n->st, card));
}

static void note_destroy(const note *n, int card)
{
    gr_state after = after_loss(n->st, card);
    put_ways(n, gr_ways(n->st, card));
    put_attached(n, card);
    put_mayors(n, &after, gr_town_of(n->st, card));
}

/* "Ann 2, Bob 1": concessions that are hit. */
static void note_raid(const note *n, int town)
{
    bool first = true;
    for (int i = 1; i < n->st->players; i++) {
        int s = gr_left(n->st, n->seat, i), count = gr_count(n->st, s, town);
        if (count == 0)
            continue;
        sb_put(n->out, first ? "" : ", ");
        put_seat(n, s);
        sb_putf(n->out, first ? (n->fr ? " y a %d" : " has %d there") : " %d", count);
        first = false;
    }
}

static void note_fine(const note *n)
{
    int count = gr_count(n->st, n->seat, gr_top_const(n->st)->raid.town), due = GR_RAID_PER_CONCESSION * count;
    int has = n->st->nuggets[n->seat];
    sb_putf(clause(n), n->fr ? "%d à payer" : "costs %d", due < has ? due : has);
    put_left(n, due < has ? due : has);
}

static void note_offer(const note *n, int card)
{
    put_ways(n, gr_ways(n->st, card));
    put_attached(n, card);
}

/* The swap is carried out on a copy: it changes up to two offices. */
static void note_seize(const note *n, sb_move move)
{
    gr_state after = *n->st;
    gr_answer(&after, n->seat, move, NULL);
    put_of(n, move.arg[0]);
    put_ways(n, gr_ways(n->st, move.arg[0]));
    put_mayors(n, &after, gr_town_of(n->st, move.arg[0]));
}

static void note_attach(const note *n, int host)
{
    int card = gr_top_const(n->st)->effect.card, ways = gr_ways(n->st, host);
    if (card == GR_CARD_wagon) {
        sb_putf(clause(n), n->fr ? "donnera %d" : "will give %d", gr_value_of(n->st, host) + GR_WAGON_BONUS);
        put_ways(n, ways);
        return;
    }
    gr_state after = *n->st;
    after.host[card - GR_FIRST_LASSO] = (uint8_t)host;
    put_ways(n, gr_ways(&after, host));
    if (gr_ways(&after, host) > ways)
        sb_putf(n->out, n->fr ? " au lieu de %d" : " instead of %d", ways);
    else /* GR-LASSO-6 */
        sb_putf(clause(n), n->fr ? "produit déjà sur %d" : "already produces on a %d", GR_GOLD_TOTAL);
}

/* ---- gold -------------------------------------------------------------------------------------------------------- */

/* GR-BANK-3 */
static void note_deposit(const note *n, int amount)
{
    if (amount == 0)
        return;
    sb_putf(clause(n), n->fr ? "rapporte %d à la fin" : "brings %d at the end", amount / GR_BANK_STEP);
    put_left(n, amount);
}

static int gain_of(const gr_state *st, int seat, uint64_t producing)
{
    int gain = 0;
    for (uint64_t set = st->front[seat] & producing; set; set &= set - 1)
        gain += gr_value_of(st, gr_lowest(set));
    return gain;
}

/* "total 7: you 3, Ann 4" */
static void note_set(const note *n, int die)
{
    uint64_t producing = gr_producing(n->st, n->st->dice[0], die);
    const char *before = n->fr ? " : " : ": ";
    sb_putf(clause(n), "total %d", n->st->dice[0] + die);
    for (int i = 0; i < n->st->players; i++) {
        int s = gr_left(n->st, n->seat, i), gain = gain_of(n->st, s, producing);
        if (gain == 0)
            continue;
        sb_put(n->out, before);
        if (s == n->seat)
            sb_put(n->out, n->fr ? "vous" : "you");
        else
            put_seat(n, s);
        sb_putf(n->out, " %d", gain);
        before = ", ";
    }
}

static void note_hand(const note *n, int to)
{
    sb_result score;
    gr_result(n->st, &score);
    sb_putf(clause(n), n->fr ? "score actuel %d" : "score so far %d", (int)score.score[to][GR_CAT_TOTAL]);
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

void gr_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const note n = { .st = redacted, .seat = seat, .names = names, .fr = names->lang == SB_FR, .out = out };
    int item = move.arg[0], number = sb_move_get_number(move);
    switch ((gr_move)move.kind) {
    case GR_MV_PASS: note_pass(&n); break;
    case GR_MV_BID: note_bid(&n, number); break;
    case GR_MV_DECLINE: note_decline(&n); break;
    case GR_MV_USE: note_use(&n, item); break;
    case GR_MV_TAKE: note_take(&n, item); break;
    case GR_MV_MONEY: note_money(&n); break;
    case GR_MV_DISCARD: note_discard(&n, item); break;
    case GR_MV_JOIN: note_join(&n, item); break;
    case GR_MV_PAY: put_left(&n, number); break;
    case GR_MV_CHOOSE: note_card(&n, item); break;
    case GR_MV_ROB: note_rob(&n, item); break;
    case GR_MV_ANNOUNCE: note_announce(&n, number); break;
    case GR_MV_DYNAMITE: note_dynamite(&n, item); break;
    case GR_MV_RAID: note_raid(&n, item); break;
    case GR_MV_FINE: note_fine(&n); break;
    case GR_MV_DESTROY: note_destroy(&n, item); break;
    case GR_MV_OFFER: note_offer(&n, item); break;
    case GR_MV_SEIZE: note_seize(&n, move); break;
    case GR_MV_ATTACH: note_attach(&n, item); break;
    case GR_MV_DEPOSIT: note_deposit(&n, number); break;
    case GR_MV_SET: note_set(&n, number); break;
    case GR_MV_HAND: note_hand(&n, item); break;
    case GR_MV_YIELD:
    case GR_MV_ROLL_TWO:
    case GR_MV_ROLL_ONE:
    case GR_MV_COUNT: break;
    }
}
