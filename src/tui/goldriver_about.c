/* goldriver_about.c: what cards and moves of Gold River are about, for people who learn it (draw.h). */
#include "tui/goldriver.h"

/* ---- explanations ------------------------------------------------------------------------------------------------ */

/* One line each, beside the name of a card; `rules` is the group that says everything. */
static const struct {
    const char *rules, *en, *fr;
} ABOUT[GR_KIND_COUNT] = {
    [GR_PENNY_PRESS] = { "GR-PENNY", "keep it; replaces all cards of a sale just turned up",
        "à garder ; remplace toutes les cartes d'une vente" },
    [GR_MUSTANG] = { "GR-MUST", "keep it; you choose second in a round", "à garder ; vous choisissez en deuxième" },
    [GR_MOONSHINE] = { "GR-MOON", "keep it; payment and choice run the other way round",
        "à garder ; inverse le sens du paiement et du choix" },
    [GR_ALL_IN] = { "GR-ALLIN", "keep it; you keep all of a payment that reaches you",
        "à garder ; vous gardez tout ce qui vous parvient" },
    [GR_TOWN_CONCESSION] = { "GR-GOLD", "produces on its number; its nuggets also count at the end",
        "produit sur son numéro ; ses pépites comptent aussi à la fin" },
    [GR_LOST_MINE] = { "GR-LOST", "joins a town where you are, without a fee",
        "rejoint une ville où vous êtes, sans rien payer" },
    [GR_GHOST_MINE] = { "GR-GHOST", "no town; after it pays you, you hand it on",
        "sans ville ; après avoir payé, change de main" },
    [GR_ONE_ARMED_BANDIT] = { "GR-OAB", "pay 1 to 3, draw as many cards, play one",
        "payez 1 à 3, piochez autant de cartes, jouez-en une" },
    [GR_HOLD_UP] = { "GR-HOLD", "announce 2 to 8; roll that or more and steal as many",
        "annoncez 2 à 8 ; faites-le aux dés et volez autant" },
    [GR_DYNAMITE] = { "GR-DYN", "destroys an opponent's concession or building",
        "détruit une concession ou un bâtiment adverse" },
    [GR_RAID] = { "GR-RAID", "opponents in a town pay 1 per concession or lose one",
        "dans une ville, chacun paie 1 par concession ou en perd une" },
    [GR_JUDGE] = { "GR-JUDGE", "swaps a concession of yours with an opponent's",
        "échange une de vos concessions contre une autre" },
    [GR_WAGON] = { "GR-LASSO", "for a concession: +2 when it produces, +2 at the end",
        "pour une concession : +2 par production, +2 à la fin" },
    [GR_GOLD] = { "GR-LASSO", "for a concession: it also produces on a 4",
        "pour une concession : elle produit aussi sur 4" },
    [GR_BANK] = { "GR-BANK", "save nuggets by threes; each 3 bring 1 more at the end",
        "épargnez par trois ; chaque trio rapporte 1 à la fin" },
    [GR_POST_OFFICE] = { "GR-POST", "if you win the auction: roll one die, set the other",
        "si vous gagnez l'enchère : un dé lancé, l'autre choisi" },
    [GR_SALOON] = { "GR-SALOON", "whoever gains 6 or more at once gives you 1",
        "qui gagne 6 ou plus d'un coup vous donne 1" },
    [GR_RAILWAY_STATION] = { "GR-POK", "a joker for your poker hand", "un joker pour votre main de poker" },
};

const char *gr_about_kind(int kind, bool fr)
{
    return fr ? ABOUT[kind].fr : ABOUT[kind].en;
}

bool gr_about(const char *name, sb_lang lang, sb_text *out)
{
    bool fr = lang == SB_FR, any = false;
    for (int k = 1; k < GR_KIND_COUNT; k++) {
        const sb_item *item = &GR_KIND_DOMAIN.item[k];
        if (!draw_is_called(item, name))
            continue;
        sb_putf(out, fr ? "%s : %s (règles %s)\n" : "%s: %s (rules %s)\n", fr ? item->fr : item->en, gr_about_kind(k, fr),
            ABOUT[k].rules);
        any = true;
    }
    for (int t = 1; t < GR_TOWN_COUNT; t++) {
        const sb_item *item = &GR_DOMAINS[GR_DOM_TOWN].item[t];
        if (!draw_is_called(item, name))
            continue;
        sb_putf(out, fr ? "%s : 7 concessions ; son Maire vaut %d à la fin (règles GR-MAY)\n"
                        : "%s: 7 concessions; its Mayor is worth %d at the end (rules GR-MAY)\n",
            fr ? item->fr : item->en, GR_MAYOR_VALUE[t]);
        any = true;
    }
    return any;
}

/* ---- remarks on moves -------------------------------------------------------------------------------------------- */

static void note_owner(const gr_state *st, int card, const sb_names *names, sb_text *out)
{
    int owner = gr_owner(st, card);
    if (owner < 0)
        return;
    sb_put(out, names->lang == SB_FR ? "à " : "of ");
    draw_name(names, owner, out);
}

/* A concession speaks for itself, but for the fee. */
static void note_card(const gr_state *st, int seat, int card, sb_lang lang, sb_text *out)
{
    int fee = gr_fee(st, seat, card);
    if (GR_CARD[card].kind != GR_TOWN_CONCESSION)
        sb_put(out, gr_about_kind(GR_CARD[card].kind, lang == SB_FR));
    else if (fee > 0)
        sb_putf(out, lang == SB_FR ? "%d à payer au Maire" : "fee %d to the Mayor", fee);
}

void gr_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const gr_state *st = redacted;
    bool fr = names->lang == SB_FR;
    if (move.kind == GR_MV_DYNAMITE || move.kind == GR_MV_SEIZE)
        note_owner(st, move.arg[0], names, out);
    if (move.kind == GR_MV_CHOOSE)
        note_card(st, seat, move.arg[0], names->lang, out);
    if (move.kind == GR_MV_ROB)
        sb_putf(out, fr ? "pépites : %d" : "nuggets: %d", st->nuggets[move.arg[0]]);
}

/* The sale is drawn, a card taken is placed as its kind wants it, and people know what they have just bid. */
bool gr_is_quiet(const sb_event *e, int viewer)
{
    return e->kind == GR_EV_SALE || e->kind == GR_EV_PLACE || e->kind == GR_EV_SEALED_OWN
        || (e->kind == GR_EV_SEALED && e->seat == viewer);
}
