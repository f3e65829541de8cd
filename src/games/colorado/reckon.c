/* reckon.c: the numbers people plan with about a move: prices, medals, cards others hold (game.h, reckon). */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"

enum { COST, CARDS, ICON, FLAG, LEGS, MEDAL, FACT_COUNT };

#define NUMBER                                                                                                         \
    {                                                                                                                  \
        {                                                                                                              \
            "n", SB_ARG_NUMBER                                                                                         \
        }                                                                                                              \
    }

_Static_assert((int)FACT_COUNT == (int)CO_FACT_COUNT, "a word for each");

const sb_word co_facts[FACT_COUNT] = {
    [COST] = { "cost", "COL-DUO-2", NUMBER, "Cost", "Coût" },
    [CARDS] = { "cards", "COL-COMP-6", NUMBER, "Cards in hand", "Cartes en main" },
    [ICON] = { "icon", "COL-LEG-5", { { "icon", SB_ARG_ITEM + CO_DOMAIN_ICON } }, "Gives", "Donne" },
    [FLAG] = { "flag", "COL-SCO-1", NUMBER, "Zone worth", "Valeur de la zone" },
    [LEGS] = { "legs", "COL-LEG-1", NUMBER, "Legs", "Étapes" },
    [MEDAL] = { "medal", "COL-LEG-7", NUMBER, "Medal", "Médaille" },
};

/* An empty leg gives nothing (COL-LEG-6). */
static void put_icon(sb_facts *out, int icon)
{
    if (icon != CO_ICON_EMPTY)
        sb_fact(out, ICON, icon);
}

static void reckon_region(const co_player *p, int r, sb_facts *out)
{
    const co_zone *zone = &co_zones[co_regions[r].terrain];
    int boxes = co_boxes(p, co_regions[r].terrain);
    sb_fact(out, FLAG, zone->value[boxes < zone->boxes ? boxes + 1 : boxes]);
    sb_fact(out, LEGS, co_regions[r].legs);
    sb_fact(out, MEDAL, co_regions[r].medal);
}

/* COL-LEG-7: the last leg wins the medal of the region. */
static void reckon_leg(const co_player *p, int r, int leg, sb_facts *out)
{
    put_icon(out, co_regions[r].icon[leg]);
    if ((p->region[r] | 1u << leg) == (2u << co_regions[r].legs) - 1)
        sb_fact(out, MEDAL, co_regions[r].medal);
}

void co_reckon(const void *redacted, int seat, sb_move m, sb_facts *out)
{
    const co_state *st = redacted;
    const co_player *p = &st->player[seat];
    int item = m.arg[0];
    switch ((co_move)m.kind) {
    case CO_MOVE_CALL: sb_fact(out, CARDS, st->player[item].hand_n); break;
    case CO_MOVE_PAY:
        sb_fact(out, COST, co_value_of(item));
        put_icon(out, co_suit_duo[co_suit_of(item)]);
        break;
    case CO_MOVE_NAME:
    case CO_MOVE_GIVE:
    case CO_MOVE_PLAY: put_icon(out, co_suit_duo[co_suit_of(item)]); break;
    case CO_MOVE_LEG: reckon_leg(p, item % CO_REGIONS, m.arg[1], out); break;
    case CO_MOVE_RAIL:
        put_icon(out, co_railroad[item].icon);
        if (item == CO_R7)
            sb_fact(out, MEDAL, CO_RAIL_MEDAL);
        break;
    case CO_MOVE_START:
    case CO_MOVE_DISCOVER: reckon_region(p, item % CO_REGIONS, out); break;
    case CO_MOVE_TAKE:
    case CO_MOVE_DRAW:
    case CO_MOVE_DISCARD:
    case CO_MOVE_TIPI:
    case CO_MOVE_DECLINE:
    case CO_MOVE_COUNT: break; /* nothing to reckon with */
    }
}

/* ---- what a seat has ------------------------------------------------------------------------------------------------ */

const sb_word co_measures[CO_MEASURE_COUNT] = {
    { "money", "COL-COMP-6", NUMBER, "Nuggets", "Pépites" },
    { "cards", "COL-COMP-6", NUMBER, "Cards in hand", "Cartes en main" },
};

void co_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX])
{
    const co_player *p = &((const co_state *)redacted)->player[seat];
    out[0] = p->nuggets;
    out[1] = p->hand_n;
}
