/* review_words.c: what a finished game came down to, in lines (review_words.h). */
#include "cli/review_words.h"

#include "sagebrush/typeset.h"

static int percent(int32_t chance)
{
    int32_t half = chance < 0 ? -SB_CERTAIN / 2 : SB_CERTAIN / 2;
    return (int)(((int64_t)chance * 100 + half) / SB_CERTAIN);
}

static void put_signed(sb_text *out, int n)
{
    if (n >= 0)
        sb_put(out, "+");
    sb_put_int(out, n);
}

static void put_line(sb_lang lang, const sb_text *t, sb_text *out)
{
    sb_typeset(lang, t->at, out);
    sb_put_char(out, '\n');
}

/* ---- the words --------------------------------------------------------------------------------------------------- */

static void put_parts(const sb_review_seat *s, const sb_names *names, int seat, sb_text *out)
{
    static const char *const LABEL[SB_LANG_COUNT][5] = { { ": chance to win at the start ", " %, own play ",
                                                             ", others' play ", ", luck ", ", at the end " },
        { " : chances de gagner au début ", " %, son jeu ", ", jeu des autres ", ", hasard ", ", à la fin " } };
    const char *const *label = LABEL[names->lang];
    char bytes[512];
    sb_text t = SB_TEXT(bytes);
    sb_say_seat(names, seat, &t);
    sb_put(&t, label[0]);
    sb_put_int(&t, percent(s->start));
    sb_put(&t, label[1]);
    put_signed(&t, percent(s->own));
    sb_put(&t, label[2]);
    put_signed(&t, percent(s->others));
    sb_put(&t, label[3]);
    put_signed(&t, percent(s->luck));
    sb_put(&t, label[4]);
    sb_put_int(&t, percent(s->end));
    sb_put(&t, " %");
    put_line(names->lang, &t, out);
}

static void put_forecast(sb_text *t, const sb_forecast *f)
{
    sb_put(t, " (");
    sb_put_int(t, percent(f->chance));
    sb_put(t, " %, ");
    sb_put_int(t, (f->own + (f->own < 0 ? -50 : 50)) / 100);
    sb_put(t, " points)");
}

static void put_slip(const sb_game *g, int seat, const sb_slip *s, const sb_names *names, sb_text *out)
{
    char bytes[2048];
    sb_text t = SB_TEXT(bytes);
    bool fr = names->lang == SB_FR;
    sb_putf(&t, fr ? "  coup %d, tour %d : " : "  move %d, turn %d: ", s->ply + 1, s->turn);
    sb_say_move(g, seat, s->played, names, &t);
    put_forecast(&t, &s->was);
    put_line(names->lang, &t, out);
    sb_text_clear(&t);
    sb_put(&t, fr ? "    mieux : " : "    better: ");
    sb_say_move(g, seat, s->better, names, &t);
    put_forecast(&t, &s->could);
    sb_put(&t, ". ");
    sb_coach_say(g, &s->could, &s->was, names->lang, &t);
    put_line(names->lang, &t, out);
}

/* The chance to win at the beginning of each of the seat's turns: a block as high as it, or tenths, 0 to 9, * above 95 %. */
static void put_curve(const sb_review *r, int seat, bool blocks, sb_text *out)
{
    static const char *const BLOCK[] = { "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█" };
    enum { BLOCKS = sizeof BLOCK / sizeof *BLOCK };
    sb_put(out, "  ");
    for (int i = 0; i < sb_review_points(r); i++) {
        const sb_review_point *p = sb_review_point_at(r, i);
        int chance = percent(p->chance), tenth = chance / 10, block = chance * BLOCKS / 100;
        if (p->seat != seat)
            continue;
        if (blocks)
            sb_put(out, BLOCK[block < BLOCKS ? block : BLOCKS - 1]);
        else
            sb_put_char(out, chance > 95 ? '*' : (char)('0' + (tenth > 9 ? 9 : tenth)));
    }
    sb_put_char(out, '\n');
}

void review_put(const sb_review *r, const sb_table *t, sb_lang lang, bool blocks, sb_text *out)
{
    sb_names names = sb_table_names(t, lang);
    for (int seat = 0; seat < sb_table_setup_of(t)->setup.players; seat++) {
        const sb_review_seat *s = sb_review_seat_of(r, seat);
        put_parts(s, &names, seat, out);
        put_curve(r, seat, blocks, out);
        for (int i = 0; i < s->slips; i++)
            put_slip(sb_table_game(t), seat, &s->slip[i], &names, out);
    }
}
