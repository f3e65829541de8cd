/* reckon.c: the numbers people plan with about a move: steps and fees of a path and what is really paid, prices, gains
 * (game.h, reckon).  They come from the tables and from what lies open on the table or in the own hand. */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/building.h"
#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/delivery.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/trail.h"

enum {
    STEPS,
    FEE,
    PAID,
    COST,
    GAIN,
    CERTIFICATES,
    TOKENS,
    COWBOYS,
    BUILDERS,
    VP,
    PENALTY,
    VALUE,
    TRANSPORT,
    FACT_COUNT
};

#define NUMBER                                                                                                         \
    {                                                                                                                  \
        {                                                                                                              \
            "n", SB_ARG_NUMBER                                                                                         \
        }                                                                                                              \
    }

_Static_assert((int)FACT_COUNT == (int)GWT_FACT_COUNT, "a word for each");

const sb_word GWT_FACTS[FACT_COUNT] = {
    [STEPS] = { "steps", "GWT-MOVE-2", NUMBER, "Steps", "Pas" },
    [FEE] = { "fee", "GWT-FEE-5", NUMBER, "Fees", "Taxes" },
    [PAID] = { "paid", "GWT-FEE-6", NUMBER, "Really paid", "Payé en réalité" },
    [COST] = { "cost", NULL, NUMBER, "Cost", "Coût" },
    [GAIN] = { "gain", NULL, NUMBER, "Gain", "Gain d'argent" },
    [CERTIFICATES] = { "certificates", "GWT-CERT-1", NUMBER, "Certificates", "Certificats" },
    [TOKENS] = { "tokens", "GWT-EXCH-4", NUMBER, "Exchange tokens", "Jetons Échange" },
    [COWBOYS] = { "cowboys", "GWT-BUY-2", NUMBER, "Cowboys needed", "Cowboys nécessaires" },
    [BUILDERS] = { "builders", "GWT-BUILD-2", NUMBER, "Builders needed", "Bâtisseurs nécessaires" },
    [VP] = { "vp", NULL, NUMBER, "Victory points", "Points de victoire" },
    [PENALTY] = { "penalty", "GWT-SCORE-7", NUMBER, "Otherwise lost", "Perdus sinon" },
    [VALUE] = { "value", "GWT-INC-1", NUMBER, "Value of the herd", "Valeur du troupeau" },
    [TRANSPORT] = { "transport", "GWT-DEL-9", NUMBER, "Transport cost", "Frais de transport" },
};

/* Numbers that are nothing are left out. */
static void put(sb_facts *out, int fact, int value)
{
    if (value)
        sb_fact(out, fact, value);
}

/* GWT-FEE-5, GWT-FEE-6: location by location; whoever has too little pays what there is.  Free moves pay nothing
 * (GWT-OBJ-9). */
static void reckon_path(const gwt_state *st, int seat, sb_move m, sb_facts *out)
{
    bool is_free = gwt_top_const(st)->op == GWT_OP_FREE_MOVE;
    int steps = 0, fees = 0, last = 0;
    for (; steps < (int)sizeof m.arg && m.arg[steps]; steps++) {
        last = m.arg[steps];
        fees += is_free ? 0 : gwt_fee_at(st, seat, last);
    }
    out->order = (int16_t)last; /* along the trail the numbers of places grow */
    sb_fact(out, STEPS, steps);
    sb_fact(out, FEE, fees);
    sb_fact(out, PAID, gwt_min(fees, st->player[seat].money));
}

/* Cost and gain of an action; what its effect asks for comes with the next question. */
static void reckon_action(const gwt_state *st, int seat, int action, sb_facts *out)
{
    const gwt_action_row *row = &GWT_ACTION[action];
    const gwt_player *p = &st->player[seat];
    int k = gwt_count(st, seat, (gwt_per)row->per);
    int room = GWT_CERTIFICATES[gwt_certificate_limit(p)] - GWT_CERTIFICATES[p->certificate];
    put(out, COST, row->pay);
    put(out, GAIN, row->money * k);
    if (row->certificates * k > 0)
        put(out, CERTIFICATES, gwt_min(row->certificates * k, room));
    put(out, TOKENS, row->tokens);
}

/* GWT-HIRE-7: the last columns of a row are worth points. */
static void reckon_hire(const gwt_state *st, int seat, sb_move m, sb_facts *out)
{
    const gwt_frame *f = gwt_top_const(st);
    int change = f->op == GWT_OP_HIRE ? f->hire.change : 0, column = st->player[seat].workers[m.arg[2] - 1] + 1;
    sb_fact(out, COST, GWT_JOB[sb_move_get_number(m) - 1].cost + change);
    put(out, VP, column >= GWT_FIRST_VP_COLUMN && column <= GWT_WORKER_COLUMNS ? GWT_VP_PER_COLUMN : 0);
}

/* A card that comes or goes: cattle by its value, an objective by what it brings or costs. */
static void reckon_card(int card, sb_facts *out)
{
    if (card < GWT_OBJ_FIRST) {
        sb_fact(out, VALUE, GWT_CARD[card].value);
        put(out, VP, GWT_CARD[card].vp);
    } else {
        sb_fact(out, VP, GWT_OBJECTIVE[card - GWT_OBJ_FIRST].vp);
        put(out, PENALTY, GWT_OBJECTIVE[card - GWT_OBJ_FIRST].penalty);
    }
}

static void reckon_buy(sb_move m, sb_facts *out)
{
    const gwt_offer_row *row = &GWT_OFFER[m.arg[0]];
    int vp = 0;
    for (int i = 1; i <= row->cards; i++)
        vp += GWT_CARD[m.arg[i]].vp;
    sb_fact(out, COST, row->cost);
    sb_fact(out, COWBOYS, row->cowboys);
    sb_fact(out, VALUE, GWT_CARD[m.arg[1]].value);
    put(out, VP, vp);
}

static void reckon_build(const gwt_state *st, int design, sb_facts *out)
{
    const gwt_frame *f = gwt_top_const(st);
    const gwt_building_row *row = &GWT_BUILDING[design];
    sb_fact(out, BUILDERS, row->builders);
    sb_fact(out, COST, f->op == GWT_OP_BUILD ? row->builders * f->build.price : 0);
    put(out, VP, row->vp);
    out->order = row->number;
}

/* GWT-BUILD-3: an own building that is replaced saves its builders. */
static void reckon_site(const gwt_state *st, int place, sb_facts *out)
{
    const gwt_frame *f = gwt_top_const(st);
    if (f->op != GWT_OP_BUILD_AT)
        return;
    int old = gwt_design(st->tile[place]);
    sb_fact(out, COST, f->build_at.price * (GWT_BUILDING[f->build_at.building].builders - GWT_BUILDING[old].builders));
    out->order = (int16_t)place;
}

static void reckon_disc(int slot, sb_facts *out)
{
    put(out, COST, GWT_SLOT[slot].cost);
    put(out, GAIN, GWT_SLOT[slot].money);
    put(out, VP, GWT_SLOT[slot].vp);
}

static void reckon_delivery(const gwt_state *st, int seat, int city, sb_facts *out)
{
    const gwt_emblem_row *row = &gwt_box(st)->emblem[city];
    sb_fact(out, TRANSPORT, gwt_transport(st, seat, city));
    put(out, GAIN, row->money);
    put(out, VP, row->vp + row->bell_vp * gwt_bells(&st->player[seat]));
    out->order = (int16_t)(GWT_CITY[city].value + 1);
}

static void reckon_store(sb_move m, sb_facts *out)
{
    const gwt_cell_row *cell = &GWT_TOWN[m.arg[0]].cell[m.arg[2]];
    sb_fact(out, COST, cell->cost);
    put(out, GAIN, cell->money);
    put(out, CERTIFICATES, cell->certificates);
    put(out, TOKENS, cell->tokens);
}

static void reckon_station(int station, sb_facts *out)
{
    sb_fact(out, COST, GWT_STATION[station].cost);
    put(out, VP, GWT_STATION[station].vp);
}

void gwt_reckon(const void *redacted, int seat, sb_move m, sb_facts *out)
{
    const gwt_state *st = redacted;
    const gwt_player *p = &st->player[seat];
    int item = m.arg[0];
    switch ((gwt_move)m.kind) {
    case GWT_MV_MOVE: reckon_path(st, seat, m, out); break;
    case GWT_MV_USE:
    case GWT_MV_USE_CARDS:
    case GWT_MV_USE_BACK:
    case GWT_MV_DO:
    case GWT_MV_DO_CARDS:
    case GWT_MV_DO_BACK: reckon_action(st, seat, gwt_move_action(m), out); break;
    case GWT_MV_HIRE: reckon_hire(st, seat, m, out); break;
    case GWT_MV_PLAY:
    case GWT_MV_TAKE:
    case GWT_MV_TAKE_CATTLE:
    case GWT_MV_DISCARD:
    case GWT_MV_REMOVE:
    case GWT_MV_POKER_LAY: reckon_card(item, out); break;
    case GWT_MV_BUY: reckon_buy(m, out); break;
    case GWT_MV_BUILD: reckon_build(st, item, out); break;
    case GWT_MV_BUILD_AT: reckon_site(st, item, out); break;
    case GWT_MV_DISC: reckon_disc(item, out); break;
    case GWT_MV_DELIVER: reckon_delivery(st, seat, item, out); break;
    case GWT_MV_STORE: reckon_store(m, out); break;
    case GWT_MV_UPGRADE: reckon_station(item, out); break;
    case GWT_MV_HAZARD: put(out, VP, GWT_TILE[st->tile[item]].vp); break;
    case GWT_MV_BOUNTY:
        put(out, GAIN, GWT_PLACE[item].money);
        put(out, TOKENS, GWT_PLACE[item].tokens);
        break;
    case GWT_MV_CERTIFICATES:
        sb_fact(out, VALUE, gwt_breeding_value(p) + gwt_permanent(p) + sb_move_get_number(m));
        break;
    default: break; /* nothing to reckon with */
    }
}

/* ---- what a seat has ------------------------------------------------------------------------------------------------ */

const sb_word GWT_MEASURES[GWT_MEASURE_COUNT] = {
    { "money", NULL, NUMBER, "Money", "Argent" },
    { "cards", "GWT-CARD-1", NUMBER, "Cards in hand", "Cartes en main" },
    { "certificates", "GWT-CERT-1", NUMBER, "Certificates", "Certificats" },
    { "tokens", "GWT-EXCH-4", NUMBER, "Exchange tokens", "Jetons Échange" },
};

void gwt_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX])
{
    const gwt_player *p = &((const gwt_state *)redacted)->player[seat];
    out[0] = p->money;
    out[1] = p->hand_n;
    out[2] = GWT_CERTIFICATES[p->certificate];
    out[3] = p->tokens;
}
