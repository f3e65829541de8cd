/* about.c: what the cards and towns of Gold River are about, in a line each, for people who learn it (game.h). */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"

/* `rules` is the group that says everything. */
typedef struct about_row {
    const char *rules;
    const char *name[SB_LANG_COUNT];
} about_row;

/* clang-format off */
static const about_row KIND[GR_KIND_COUNT] = {
    [GR_PENNY_PRESS] = { "GR-PENNY", "keep it; replaces all cards of a sale just turned up",
        "à garder ; remplace toutes les cartes d'une vente qui vient d'être retournée" },
    [GR_MUSTANG] = { "GR-MUST", "keep it; you choose second in a round", "à garder ; pour un tour, vous choisissez en deuxième" },
    [GR_MOONSHINE] = { "GR-MOON", "keep it; payment and choice run the other way round",
        "à garder ; inverse le sens du paiement et du choix" },
    [GR_ALL_IN] = { "GR-ALLIN", "keep it; you keep all of a payment that reaches you",
        "à garder ; vous gardez tout un paiement qui vous parvient" },
    [GR_TOWN_CONCESSION] = { "GR-GOLD", "produces on its number; its nuggets also count at the end",
        "produit sur son numéro ; ses pépites comptent aussi à la fin" },
    [GR_LOST_MINE] = { "GR-LOST", "joins a town where you are, without a fee",
        "rejoint une ville où vous êtes, sans rien payer" },
    [GR_GHOST_MINE] = { "GR-GHOST", "no town; after it pays you, you hand it on",
        "sans ville ; après vous avoir payé, change de mains" },
    [GR_ONE_ARMED_BANDIT] = { "GR-OAB", "pay 1 to 3, draw as many cards, play one",
        "payez 1 à 3, piochez autant de cartes, jouez-en une" },
    [GR_HOLD_UP] = { "GR-HOLD", "announce 2 to 8; roll that or more and steal as many nuggets",
        "annoncez 2 à 8 ; volez-les avec autant ou plus aux dés" },
    [GR_DYNAMITE] = { "GR-DYN", "destroys an opponent's concession or building",
        "détruit une concession ou un bâtiment adverse" },
    [GR_RAID] = { "GR-RAID", "opponents in a town pay 1 per concession or lose one",
        "dans une ville, tout adversaire paie 1 par concession ou en perd une" },
    [GR_JUDGE] = { "GR-JUDGE", "swaps a concession of yours with an opponent's",
        "échange une de vos concessions contre celle d'un adversaire" },
    [GR_WAGON] = { "GR-LASSO", "for a concession: +2 when it produces, +2 at the end",
        "pour une concession : +2 par production, +2 à la fin" },
    [GR_GOLD] = { "GR-LASSO", "for a concession: it also produces on a 4",
        "pour une concession : elle produit aussi sur 4" },
    [GR_BANK] = { "GR-BANK", "save nuggets in multiples of 3; 1 more at the end for each 3",
        "épargnez par multiples de 3 ; 1 de plus à la fin par groupe de 3" },
    [GR_POST_OFFICE] = { "GR-POST", "if you win the auction: roll one die, set the other",
        "si vous remportez l'enchère : lancez un dé, choisissez l'autre" },
    [GR_SALOON] = { "GR-SALOON", "an opponent who gains 6 or more at once gives you 1",
        "un adversaire qui gagne 6 ou plus d'un coup vous donne 1" },
    [GR_RAILWAY_STATION] = { "GR-POK", "a joker for your poker hand", "un joker pour votre main de poker" },
};
/* clang-format on */

static const about_row SYMBOL[GR_SYMBOL_COUNT] = {
    [GR_CONCESSION] = { "GR-GOLD", "produces nuggets when its number is rolled", "produit des pépites sur son numéro" },
    [GR_HORSESHOE] = { "GR-HORSE", "kept until its moment, used once", "gardée jusqu'au bon moment, sert une fois" },
    [GR_COLT] = { "GR-PICK", "takes effect at once, then leaves the game", "agit aussitôt, puis quitte le jeu" },
    [GR_LASSO] = { "GR-LASSO", "attached to a concession of yours for good",
        "attachée pour de bon à une de vos concessions" },
    [GR_BUILDING] = { "GR-PICK", "lies in front of you and keeps working", "reste devant vous et sert sans cesse" },
};

static const char *text_of(const about_row *row, sb_lang lang)
{
    return row->name[lang];
}

const char *gr_about_kind(int kind, sb_lang lang)
{
    return text_of(&KIND[kind], lang);
}

/* "9 nuggets on a 6, 9 points at the end; explodes on 12" */
static void put_concession(const gr_card *c, sb_lang lang, sb_text *out)
{
    static const char *const EN[] = {
        [GR_EVEN] = "an even total", [GR_ODD] = "an odd total", [GR_DOUBLE] = "a double"
    };
    static const char *const FR[] = {
        [GR_EVEN] = "un total pair", [GR_ODD] = "un total impair", [GR_DOUBLE] = "un double"
    };
    bool fr = lang == SB_FR, one = c->nuggets == 1;
    sb_putf(out, fr ? "%d %s sur " : "%d %s on ", c->nuggets,
        fr ? (one ? "pépite" : "pépites") : (one ? "nugget" : "nuggets"));
    if (c->condition == GR_SUM)
        sb_putf(out, fr ? "%d" : "a total of %d", c->value);
    else
        sb_put(out, fr ? FR[c->condition] : EN[c->condition]);
    sb_putf(out, fr ? ", et %d %s à la fin" : ", and %d %s at the end", c->nuggets, one ? "point" : "points");
    if (c->explodes)
        sb_putf(out, fr ? " ; explose sur %d" : "; explodes on %d", c->explodes);
}

static const char *about_card(int card, sb_lang lang, sb_text *out)
{
    const gr_card *c = &GR_CARD[card];
    if (c->condition != GR_NEVER)
        put_concession(c, lang, out);
    if (c->kind != GR_TOWN_CONCESSION) {
        sb_put(out, c->condition == GR_NEVER ? "" : lang == SB_FR ? " ; " : "; ");
        sb_put(out, gr_about_kind(c->kind, lang));
    }
    return KIND[c->kind].rules;
}

static const char *about_town(int town, sb_lang lang, sb_text *out)
{
    sb_putf(out,
        lang == SB_FR ? "%d concessions ; son Maire vaut %d à la fin"
                      : "%d concessions; its Mayor is worth %d at the end",
        gr_size(GR_OF_TOWN[town]), GR_MAYOR_VALUE[town]);
    return "GR-MAY";
}

static const char *about_row_of(const about_row *row, sb_lang lang, sb_text *out)
{
    sb_put(out, text_of(row, lang));
    return row->rules;
}

const char *gr_about(int domain, int item, sb_lang lang, sb_text *out)
{
    switch (domain) {
    case GR_DOM_CARD: return about_card(item, lang, out);
    case GR_DOM_TOWN: return about_town(item, lang, out);
    case GR_DOM_HORSESHOE:
    case GR_DOM_KIND: return about_row_of(&KIND[item], lang, out);
    case GR_DOM_SYMBOL: return about_row_of(&SYMBOL[item], lang, out);
    case GR_DOM_HAND:
    case GR_DOM_SUIT: return "GR-POK";
    default: return NULL;
    }
}
