/* card.c: what a chat shows of the link of a table: a page of a few lines that leads to it (hub.h). */
#include "server/hub_private.h"

#include <string.h>

static void put_escaped(sb_text *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '<': sb_put(out, "&lt;"); break;
        case '>': sb_put(out, "&gt;"); break;
        case '&': sb_put(out, "&amp;"); break;
        case '"': sb_put(out, "&quot;"); break;
        default: sb_put_char(out, *text);
        }
}

typedef struct card_words {
    const char *title, *any, *chair, *called, *go;
} card_words;

static const card_words WORDS[SB_LANG_COUNT] = {
    [SB_EN] = { "%s at Sagebrush", "A table", "an open chair", "You are called to a table.", "To the table" },
    [SB_FR] = { "%s sur Sagebrush", "Une table", "une place libre", "On vous attend à une table.", "À la table" },
};

/* "Ann, Maude, an open chair" */
static void put_seats(sb_text *out, const room *r, const card_words *w)
{
    for (int i = 0; i < room_players(r); i++) {
        sb_put(out, i ? ", " : "");
        put_escaped(out, r->seat[i].chair == CHAIR_OPEN ? w->chair : room_name_of(r, i));
    }
}

static void put_meta(sb_text *out, const char *property, const char *text)
{
    sb_putf(out, "<meta property=\"og:%s\" content=\"", property);
    put_escaped(out, text);
    sb_put(out, "\">\n");
}

static void put_about(sb_text *out, const entry *e, sb_lang lang)
{
    const card_words *w = &WORDS[lang];
    const char *game = e && e->room ? e->room->setup.game->name[lang] : w->any;
    char title[200];
    sb_text t = SB_TEXT(title);
    sb_putf(&t, w->title, game);
    sb_put(out, "<title>");
    put_escaped(out, title);
    sb_put(
        out, "</title>\n<link rel=\"icon\" href=\"/icon.svg\" type=\"image/svg+xml\">\n"); /* or browsers ask for one */
    put_meta(out, "title", title);
    sb_put(out, "<meta property=\"og:description\" content=\"");
    if (e && e->room)
        put_seats(out, e->room, w);
    else
        sb_put(out, w->called);
    sb_put(out, "\">\n");
}

bool hub_put_card(hub *h, const char *path, sb_lang lang, sb_text *out)
{
    const char *id = path + 3;
    if (strncmp(path, "/t/", 3) != 0 || id[0] == '\0' || !sb_is_word(id, "", STORE_ROOM_ID_MAX))
        return false;
    sb_putf(out,
        "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n",
        sb_lang_ids[lang]);
    put_about(out, entry_find(h, id), lang);
    put_meta(out, "type", "website");
    put_meta(out, "site_name", "Sagebrush");
    if (h->config.public_url[0]) {
        char image[400];
        sb_text t = SB_TEXT(image);
        sb_putf(&t, "%s/icon-512.png", h->config.public_url);
        put_meta(out, "image", image);
    }
    sb_putf(out, "<meta http-equiv=\"refresh\" content=\"0;url=/#/online/%s\">\n", id);
    sb_putf(out, "<p><a href=\"/#/online/%s\">%s</a></p>\n</html>\n", id, WORDS[lang].go);
    return true;
}
