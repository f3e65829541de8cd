/* colorado_about.c: what icons, cards, regions and moves of Colorado are about, for people who learn it (draw.h). */
#include "tui/colorado.h"

const char co_icon_letter[CO_ICON_COUNT] = {
    [CO_ICON_EMPTY] = '.',
    [CO_ICON_NUGGETS] = 'N',
    [CO_ICON_CARDS] = 'C',
    [CO_ICON_CHECK] = 'K',
    [CO_ICON_PLAY] = 'P',
    [CO_ICON_SALOON] = 'S',
    [CO_ICON_WANTED] = 'W',
    [CO_ICON_TIPI] = 'T',
    [CO_ICON_DISCOVERY] = 'D',
};

/* ---- remarks on moves -------------------------------------------------------------------------------------------- */

static const char *icon_name(int icon, sb_lang lang)
{
    return lang == SB_FR ? co_domains[CO_DOMAIN_ICON].item[icon].fr : co_domains[CO_DOMAIN_ICON].item[icon].en;
}

/* What ticking a leg gives. */
static void note_leg(const co_player *player, int r, int leg, sb_lang lang, sb_text *out)
{
    unsigned all = (2u << co_regions[r].legs) - 1;
    sb_put(out, icon_name(co_regions[r].icon[leg], lang));
    if ((player->region[r] | 1u << leg) == all)
        sb_putf(out, lang == SB_FR ? ", médaille %d" : ", medal %d", co_regions[r].medal);
}

/* The terrain, what its next flag counts, and the medal for all legs. */
static void note_region(const co_player *player, int r, sb_lang lang, sb_text *out)
{
    const co_region *region = &co_regions[r];
    const co_zone *zone = &co_zones[region->terrain];
    int boxes = co_boxes(player, region->terrain);
    sb_putf(out, lang == SB_FR ? "%s, drapeau %d, %d étapes, médaille %d" : "%s, flag %d, %d legs, medal %d",
        lang == SB_FR ? co_terrains.item[region->terrain].fr : co_terrains.item[region->terrain].en,
        zone->value[boxes < zone->boxes ? boxes + 1 : boxes], region->legs, region->medal);
}

static void note_tipi(const co_player *player, int side, sb_lang lang, sb_text *out)
{
    int box = CO_TIPI_CENTRE;
    while (box > 0 && box < CO_TIPI_BOXES - 1 && player->tipi >> box & 1)
        box += side == CO_LEFT ? -1 : 1;
    if (box == 0 || box == CO_TIPI_BOXES - 1)
        sb_put(out, lang == SB_FR ? "médaille" : "medal");
    else
        sb_put(out, icon_name(co_tipi_icon[box], lang));
}

void co_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const co_state *st = redacted;
    const co_player *player = &st->player[seat];
    sb_lang lang = names->lang;
    switch ((co_move)move.kind) {
    case CO_MOVE_CALL:
        sb_putf(out, lang == SB_FR ? "cartes : %d" : "cards: %d", st->player[move.arg[0]].hand_n);
        break;
    case CO_MOVE_NAME:
    case CO_MOVE_GIVE:
    case CO_MOVE_PLAY:
        sb_put(out, icon_name(co_suit_duo[co_suit_of(move.arg[0])], lang));
        break;
    case CO_MOVE_PAY:
        sb_putf(out, lang == SB_FR ? "coûte %d, donne %s" : "costs %d, gives %s", co_value_of(move.arg[0]),
            icon_name(co_suit_duo[co_suit_of(move.arg[0])], lang));
        break;
    case CO_MOVE_LEG:
        note_leg(player, move.arg[0] % CO_REGIONS, move.arg[1], lang, out);
        break;
    case CO_MOVE_RAIL:
        sb_put(out, icon_name(co_railroad[move.arg[0]].icon, lang));
        if (move.arg[0] == CO_R7)
            sb_putf(out, lang == SB_FR ? ", médaille %d" : ", medal %d", CO_RAIL_MEDAL);
        break;
    case CO_MOVE_TIPI:
        note_tipi(player, move.arg[0], lang, out);
        break;
    case CO_MOVE_START:
    case CO_MOVE_DISCOVER:
        note_region(player, move.arg[0] % CO_REGIONS, lang, out);
        break;
    case CO_MOVE_TAKE:
    case CO_MOVE_DRAW:
    case CO_MOVE_DISCARD:
    case CO_MOVE_DECLINE:
    case CO_MOVE_COUNT:
        break;
    }
}

/* ---- explanations ------------------------------------------------------------------------------------------------ */

/* What icons do (COL-ICON). */
static const struct {
    const char *en, *fr;
} ABOUT[CO_ICON_COUNT] = {
    [CO_ICON_NUGGETS] = { "take 1 nugget, or pay the value of a card in your hand and play it",
        "prenez 1 pépite, ou payez la valeur d'une carte de votre main et posez-la" },
    [CO_ICON_CARDS] = { "draw 3 cards, or discard 2 of one suit and play a third card for free",
        "piochez 3 cartes, ou défaussez-en 2 d'une famille et posez-en une troisième gratuitement" },
    [CO_ICON_CHECK] = { "tick a leg of a region you discovered, or the next leg of your railroad",
        "cochez une étape d'une région découverte, ou la prochaine étape de votre chemin de fer" },
    [CO_ICON_PLAY] = { "play a card of your hand for free and use its duo",
        "posez gratuitement une carte de votre main et utilisez son duo" },
    [CO_ICON_SALOON] = { "tick your next Saloon box; the last one wins a medal",
        "cochez votre prochaine case Saloon ; la dernière rapporte une médaille" },
    [CO_ICON_WANTED] = { "tick your next Wanted box and use its icon; the last one wins a medal",
        "cochez votre prochaine case Wanted et utilisez son icône ; la dernière rapporte une médaille" },
    [CO_ICON_TIPI] = { "tick a Tipi box, from the middle to either side, and use its icon; both ends win medals",
        "cochez une case Tipi, du milieu vers un côté, et utilisez son icône ; les deux bouts donnent des médailles" },
    [CO_ICON_DISCOVERY] = { "discover a region next to one of yours", "découvrez une région voisine d'une des vôtres" },
};

static bool about_icons(const char *text, sb_lang lang, sb_text *out)
{
    bool any = false;
    for (int icon = CO_ICON_NUGGETS; icon < CO_ICON_COUNT; icon++) {
        if (!draw_is_called(&co_domains[CO_DOMAIN_ICON].item[icon], text))
            continue;
        sb_putf(out, lang == SB_FR ? "%c %s : %s\n" : "%c %s: %s\n", co_icon_letter[icon], icon_name(icon, lang),
            lang == SB_FR ? ABOUT[icon].fr : ABOUT[icon].en);
        any = true;
    }
    return any;
}

/* A card does what its suit does. */
static bool about_cards(const char *text, sb_lang lang, sb_text *out)
{
    bool any = false;
    for (int kind = 0; kind < CO_KINDS; kind++) {
        const sb_item *item = &co_domains[CO_DOMAIN_KIND].item[kind];
        int duo = co_suit_duo[co_suit_of(kind)];
        if (!draw_is_called(item, text))
            continue;
        sb_putf(out, lang == SB_FR ? "%s, %s : %s\n" : "%s, %s: %s\n", lang == SB_FR ? item->fr : item->en,
            icon_name(duo, lang), lang == SB_FR ? ABOUT[duo].fr : ABOUT[duo].en);
        any = true;
    }
    return any;
}

/* "flag, 2": where a path to this leg begins. */
static void put_sources(const co_region *region, int leg, sb_lang lang, sb_text *out)
{
    bool first = true;
    for (int node = 0; node <= region->legs; node++) {
        if (!(region->links[leg] >> node & 1))
            continue;
        sb_put(out, first ? "" : ", ");
        if (node == 0)
            sb_put(out, lang == SB_FR ? "drapeau" : "flag");
        else
            sb_put_int(out, node);
        first = false;
    }
}

/* "Boulder Creek (V), Village, medal 4: 1 Nuggets (next to flag, 2), ..." */
static void about_region(int id, sb_lang lang, sb_text *out)
{
    const co_region *region = &co_regions[id % CO_REGIONS];
    const sb_item *item = &co_domains[CO_DOMAIN_REGION].item[id], *terrain = &co_terrains.item[region->terrain];
    sb_putf(out, lang == SB_FR ? "%s (%c), %s, médaille %d, étapes :" : "%s (%c), %s, medal %d, legs:",
        lang == SB_FR ? item->fr : item->en, co_region_letter[id % CO_REGIONS],
        lang == SB_FR ? terrain->fr : terrain->en, region->medal);
    for (int leg = 1; leg <= region->legs; leg++) {
        sb_putf(out, lang == SB_FR ? "%s %d %s (voisine de " : "%s %d %s (next to ", leg > 1 ? "," : "", leg,
            icon_name(region->icon[leg], lang));
        put_sources(region, leg, lang, out);
        sb_put(out, ")");
    }
    sb_put(out, "\n");
}

bool co_about(const char *text, sb_lang lang, sb_text *out)
{
    bool any = about_icons(text, lang, out);
    any |= about_cards(text, lang, out);
    for (int id = 0; id < CO_MAPS * CO_REGIONS; id++)
        if (draw_is_called(&co_domains[CO_DOMAIN_REGION].item[id], text)) {
            about_region(id, lang, out);
            any = true;
        }
    return any;
}

/* A call is told with the card asked for, own cards one by one. */
bool co_is_quiet(const sb_event *e, int viewer)
{
    return e->kind == CO_EVENT_CALL || (e->kind == CO_EVENT_DRAW && e->seat == viewer);
}
