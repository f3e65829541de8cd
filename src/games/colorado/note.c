/* note.c: remarks on the moves of Colorado: what a card costs and gives, what a tick earns, what a call can bring
 * (game.h).  They come from what the seat knows: open cards, its own hand, how many cards others hold. */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/chart.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"

typedef struct note {
    const co_state *st;
    const co_player *player; /* who chooses */
    int seat;
    const sb_names *names;
    bool fr;
    sb_text *out;
} note;

static const char *icon_name(const note *n, int icon)
{
    return co_icon_name(icon, n->names->lang);
}

static void put_medal(const note *n, int points)
{
    if (points)
        sb_putf(n->out, n->fr ? "médaille %d" : "medal %d", points);
    else
        sb_put(n->out, n->fr ? "aucune médaille restante" : "no medal left");
}

static void put_another_medal(const note *n, int points)
{
    sb_put(n->out, ", ");
    put_medal(n, points);
}

/* ---- what an icon brings ----------------------------------------------------------------------------------------- */

/* The box that a side of the Tipi track has next. */
static int tipi_box(const co_player *player, int side)
{
    int box = CO_TIPI_CENTRE;
    while (box > 0 && box < CO_TIPI_BOXES - 1 && player->tipi >> box & 1)
        box += side == CO_LEFT ? -1 : 1;
    return box;
}

static void put_tipi_box(const note *n, int side)
{
    int box = tipi_box(n->player, side);
    if (box == 0 || box == CO_TIPI_BOXES - 1)
        put_medal(n, co_best_medal(n->st, CO_POOL_TIPI));
    else
        sb_put(n->out, icon_name(n, co_tipi_icon[box]));
}

/* "Tipi: Nuggets or Cards" */
static void put_tipi(const note *n)
{
    unsigned sides = co_tipi_sides(n->player);
    if (n->player->tipi && !sides)
        sb_put(n->out, n->fr ? ", piste pleine" : ", the track is full");
    if (!sides)
        return;
    sb_put(n->out, n->fr ? " : " : ": ");
    if (sides >> CO_LEFT & 1)
        put_tipi_box(n, CO_LEFT);
    if (sides == (1u << CO_LEFT | 1u << CO_RIGHT))
        sb_put(n->out, n->fr ? " ou " : " or ");
    if (sides >> CO_RIGHT & 1)
        put_tipi_box(n, CO_RIGHT);
}

/* "Wanted 2/4: Play", "Saloon 3/3, medal 8" */
static void put_track(const note *n, int boxes, int count, int pool, int icon)
{
    if (boxes == count) {
        sb_put(n->out, n->fr ? ", piste pleine" : ", the track is full");
        return;
    }
    sb_putf(n->out, " %d/%d", boxes + 1, count);
    if (icon)
        sb_putf(n->out, n->fr ? " : %s" : ": %s", icon_name(n, icon));
    if (boxes + 1 == count)
        put_another_medal(n, co_best_medal(n->st, pool));
}

static void put_gain(const note *n, int icon)
{
    const co_player *p = n->player;
    sb_put(n->out, icon_name(n, icon));
    if (icon == CO_ICON_SALOON)
        put_track(n, p->saloon, CO_SALOON_BOXES, CO_POOL_SALOON, 0);
    if (icon == CO_ICON_WANTED)
        put_track(n, p->wanted, CO_WANTED_BOXES, CO_POOL_WANTED,
            p->wanted < CO_WANTED_BOXES ? co_wanted_icon[p->wanted + 1] : 0);
    if (icon == CO_ICON_TIPI)
        put_tipi(n);
}

/* ---- Roadmap ----------------------------------------------------------------------------------------------------- */

/* What ticking a leg gives; COL-LEG-7: the last one wins the region's medal. */
static void note_leg(const note *n, int r, int leg)
{
    unsigned all = (2u << co_regions[r].legs) - 1;
    put_gain(n, co_regions[r].icon[leg]);
    if ((n->player->region[r] | 1u << leg) == all)
        put_another_medal(n, co_regions[r].medal);
}

static void note_rail(const note *n, int leg)
{
    put_gain(n, co_railroad[leg].icon);
    if (leg == CO_R7)
        put_another_medal(n, CO_RAIL_MEDAL);
}

/* The terrain, what its next flag makes its zone worth, and the medal for all legs; COL-DISC-5. */
static void note_region(const note *n, int r)
{
    const co_region *region = &co_regions[r];
    const co_zone *zone = &co_zones[region->terrain];
    const sb_item *terrain = &co_domains[CO_DOMAIN_TERRAIN].item[region->terrain];
    int boxes = co_boxes(n->player, region->terrain), next = boxes < zone->boxes ? boxes + 1 : boxes;
    sb_putf(n->out, n->fr ? "%s, drapeau %d, %d étapes, médaille %d" : "%s, flag %d, %d legs, medal %d",
        terrain->name[n->fr ? SB_FR : SB_EN], zone->value[next], region->legs, region->medal);
    if (next == zone->boxes && zone->pool != CO_NO_POOL && co_best_medal(n->st, zone->pool))
        sb_putf(n->out, n->fr ? " ; aussitôt médaille %d" : "; at once medal %d", co_best_medal(n->st, zone->pool));
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static bool completes_suit(const co_player *player, int kind)
{
    uint32_t suit = co_suit_bits(co_suit_of(kind));
    return !(player->area >> kind & 1) && ((player->area | 1u << kind) & suit) == suit;
}

static void put_duo(const note *n, int kind)
{
    sb_put(n->out, icon_name(n, co_suit_duo[co_suit_of(kind)]));
}

/* COL-END-A1: a complete suit pays for a discovery. */
static void put_suit(const note *n, int kind)
{
    if (completes_suit(n->player, kind))
        sb_put(n->out, n->fr ? " ; famille complète : une découverte" : "; completes the suit: a discovery");
}

static void note_name(const note *n, int kind)
{
    put_duo(n, kind);
    sb_putf(n->out, n->fr ? ", %d sur %d encore cachées" : ", %d of %d still hidden", co_unseen(n->st, n->seat, kind),
        co_copies[co_value_of(kind) - 1]);
    put_suit(n, kind);
}

/* What it does for the Caller (COL-CALL-9, COL-CALL-10). */
static void note_give(const note *n, int kind)
{
    const co_player *caller = &n->st->player[n->st->caller];
    if (caller->area >> kind & 1) {
        sb_put(n->out, n->fr ? "double : défaussée, 1 pépite pour " : "a double: discarded, 1 nugget for ");
        sb_say_seat(n->names, n->st->caller, n->out);
        return;
    }
    put_duo(n, kind);
    if (!completes_suit(caller, kind))
        return;
    sb_put(n->out, n->fr ? " ; complète une famille de " : "; completes a suit of ");
    sb_say_seat(n->names, n->st->caller, n->out);
}

static void note_pay(const note *n, int kind)
{
    sb_putf(n->out, n->fr ? "coûte %d, donne %s" : "costs %d, gives %s", co_value_of(kind),
        icon_name(n, co_suit_duo[co_suit_of(kind)]));
    put_suit(n, kind);
}

static void note_play(const note *n, int kind)
{
    put_duo(n, kind);
    put_suit(n, kind);
}

void co_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const co_state *st = redacted;
    const note n = {
        .st = st, .player = &st->player[seat], .seat = seat, .names = names, .fr = names->lang == SB_FR, .out = out
    };
    int item = move.arg[0];
    switch ((co_move)move.kind) {
    case CO_MOVE_CALL: sb_putf(out, n.fr ? "cartes : %d" : "cards: %d", st->player[item].hand_n); break;
    case CO_MOVE_NAME: note_name(&n, item); break;
    case CO_MOVE_GIVE: note_give(&n, item); break;
    case CO_MOVE_PLAY: note_play(&n, item); break;
    case CO_MOVE_PAY: note_pay(&n, item); break;
    case CO_MOVE_TAKE: sb_putf(out, n.fr ? "vous en avez %d" : "you have %d", n.player->nuggets); break;
    case CO_MOVE_DRAW: sb_putf(out, n.fr ? "main : %d" : "hand: %d", n.player->hand_n); break;
    case CO_MOVE_LEG: note_leg(&n, item % CO_REGIONS, move.arg[1]); break;
    case CO_MOVE_RAIL: note_rail(&n, item); break;
    case CO_MOVE_TIPI: put_tipi_box(&n, item); break;
    case CO_MOVE_START:
    case CO_MOVE_DISCOVER: note_region(&n, item % CO_REGIONS); break;
    case CO_MOVE_DISCARD:
    case CO_MOVE_DECLINE:
    case CO_MOVE_COUNT: break;
    }
}
