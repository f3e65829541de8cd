/* about.c: what icons, cards, regions and medals of Colorado are about, in a line each (game.h). */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"

static const char *name_of(const sb_domain *d, int item, sb_lang lang)
{
    return d->item[item].name[lang];
}

const char *co_icon_name(int icon, sb_lang lang)
{
    return name_of(&co_domains[CO_DOMAIN_ICON], icon, lang);
}

/* What icons do (COL-ICON). */
static const struct {
    const char *rules;
    const char *name[SB_LANG_COUNT];
    /* clang-format off */
} ICON[CO_ICON_COUNT] = {
    [CO_ICON_EMPTY] = { "COL-LEG", "", "" },
    [CO_ICON_NUGGETS] = { "COL-DUO", "take 1 nugget, or pay the value of a card in your hand and play it",
        "prenez 1 pépite, ou payez la valeur d'une carte de votre main et posez-la" },
    [CO_ICON_CARDS] = { "COL-DUO", "draw 3 cards, or discard 2 hand cards of one suit and play another card for free",
        "piochez 3 cartes, ou défaussez de votre main 2 cartes d'une même famille et posez-en une autre gratuitement" },
    [CO_ICON_CHECK] = { "COL-DUO", "tick a leg of a region you discovered, or the next leg of your railroad",
        "cochez une étape d'une région découverte, ou la prochaine étape de votre chemin de fer" },
    [CO_ICON_PLAY] = { "COL-ICON", "play a card of your hand for free and use its duo",
        "posez gratuitement une carte de votre main et utilisez son duo" },
    [CO_ICON_SALOON] = { "COL-ICON", "tick your next Saloon box; the last one wins a medal",
        "cochez votre prochaine case Saloon ; la dernière rapporte une médaille" },
    [CO_ICON_WANTED] = { "COL-ICON", "tick your next Wanted box and use its icon; the last one wins a medal",
        "cochez votre prochaine case Wanted et utilisez son icône ; la dernière rapporte une médaille" },
    [CO_ICON_TIPI] = { "COL-ICON",
        "tick a Tipi box, from the middle to either side, and use its icon; both ends win medals",
        "cochez une case Tipi, du milieu vers un côté, et utilisez son icône ; les deux bouts donnent des médailles" },
    [CO_ICON_DISCOVERY] = { "COL-DISC", "discover a region next to one of yours",
        "découvrez une région voisine d'une des vôtres" },
};

static const char *about_icon(int icon, sb_lang lang, sb_text *out)
{
    sb_put(out, ICON[icon].name[lang]);
    /* clang-format on */
    return ICON[icon].rules;
}

/* A card does what its suit does. */
static const char *about_suit(int suit, sb_lang lang, sb_text *out)
{
    sb_putf(out, lang == SB_FR ? "%s : " : "%s: ", co_icon_name(co_suit_duo[suit], lang));
    return about_icon(co_suit_duo[suit], lang, out);
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

/* "Village, medal 4; legs: 1 Nuggets (next to flag, 2), ..." */
static const char *about_region(int id, sb_lang lang, sb_text *out)
{
    const co_region *region = &co_regions[id % CO_REGIONS];
    sb_putf(out, lang == SB_FR ? "%s, médaille %d ; étapes :" : "%s, medal %d; legs:",
        name_of(&co_domains[CO_DOMAIN_TERRAIN], region->terrain, lang), region->medal);
    for (int leg = 1; leg <= region->legs; leg++) {
        sb_putf(out, lang == SB_FR ? "%s %d %s (voisine de " : "%s %d %s (next to ", leg > 1 ? "," : "", leg,
            co_icon_name(region->icon[leg], lang));
        put_sources(region, leg, lang, out);
        sb_put(out, ")");
    }
    return "COL-LEG";
}

/* "Nuggets, medal 7" */
static const char *about_rail(int leg, sb_lang lang, sb_text *out)
{
    sb_put(out, co_icon_name(co_railroad[leg].icon, lang));
    if (leg == CO_R7)
        sb_putf(out, lang == SB_FR ? ", médaille %d" : ", medal %d", CO_RAIL_MEDAL);
    return "COL-RAIL";
}

/* "medals 9, 7, 5, 3, the highest first" */
static const char *about_pool(int pool, sb_lang lang, sb_text *out)
{
    sb_put(out, lang == SB_FR ? "médailles" : "medals");
    for (int i = 0; i < co_pools[pool].n; i++)
        sb_putf(out, "%s %d", i ? "," : "", co_pools[pool].medal[i]);
    sb_put(out, lang == SB_FR ? " ; au premier la plus haute" : "; the first to get there takes the highest");
    return "COL-MED";
}

/* What so many flags of a terrain are worth. */
static const char *about_terrain(int terrain, sb_lang lang, sb_text *out)
{
    const co_zone *zone = &co_zones[terrain];
    sb_put(out, lang == SB_FR ? "drapeaux : au total" : "flags: together");
    for (int box = 1; box <= zone->boxes; box++)
        sb_putf(out, "%s %d", box > 1 ? "," : "", zone->value[box]);
    sb_put(out, " points");
    return "COL-SCO";
}

const char *co_about(int domain, int item, sb_lang lang, sb_text *out)
{
    switch ((co_domain)domain) {
    case CO_DOMAIN_ICON: return about_icon(item, lang, out);
    case CO_DOMAIN_KIND: return about_suit(co_suit_of(item), lang, out);
    case CO_DOMAIN_SUIT: return about_suit(item, lang, out);
    case CO_DOMAIN_REGION: return about_region(item, lang, out);
    case CO_DOMAIN_RAIL: return about_rail(item, lang, out);
    case CO_DOMAIN_POOL: return about_pool(item, lang, out);
    case CO_DOMAIN_TERRAIN: return about_terrain(item, lang, out);
    case CO_DOMAIN_LEG:
    case CO_DOMAIN_SIDE:
    case CO_DOMAIN_MAP:
    case CO_DOMAIN_SYMBOL:
    case CO_DOMAIN_PHASE:
    case CO_DOMAIN_ANSWER:
    case CO_DOMAIN_CLAIM:
    case CO_DOMAIN_EFFECT:
    case CO_DOMAIN_COUNT: break;
    }
    return NULL;
}
