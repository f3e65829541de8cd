/* review.c: `sagebrush review`: what a finished game came down to (coach.h). */
#include "sagebrush/coach.h"

#include "cli/cli.h"
#include "cli/file.h"
#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"

#include <stddef.h>

typedef struct review_flags {
    const char *lang, *bot;
    int64_t playouts;
    bool json;
} review_flags;

/* clang-format off */
static const flag FLAGS[] = {
    { "lang", FLAG_TEXT, offsetof(review_flags, lang), 0, 0, "en|fr", "language of the sentences (en)" },
    { "bot", FLAG_TEXT, offsetof(review_flags, bot), 0, 0, "BOT", "who judges (a quick one, its doubts settled by the best)" },
    { "playouts", FLAG_NUMBER, offsetof(review_flags, playouts), 1, 100000, "N", "playouts for a decision" },
    { "json", FLAG_ON, offsetof(review_flags, json), 0, 0, NULL, "one object" },
    { 0 },
};
/* clang-format on */

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

static void print(sb_lang lang, const sb_text *t)
{
    char bytes[2048];
    sb_text out = SB_TEXT(bytes);
    sb_typeset(lang, t->at, &out);
    puts(bytes);
}

/* ---- the words --------------------------------------------------------------------------------------------------- */

static void print_parts(const sb_review_seat *s, const sb_names *names, int seat)
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
    print(names->lang, &t);
}

static void put_forecast(sb_text *t, const sb_forecast *f, sb_lang lang)
{
    sb_put(t, " (");
    sb_put_int(t, percent(f->chance));
    sb_put(t, " %, ");
    sb_put_int(t, (f->own + (f->own < 0 ? -50 : 50)) / 100);
    sb_put(t, lang == SB_FR ? " points)" : " points)");
}

static void print_slip(const sb_game *g, int seat, const sb_slip *s, const sb_names *names)
{
    char bytes[2048];
    sb_text t = SB_TEXT(bytes);
    bool fr = names->lang == SB_FR;
    sb_putf(&t, fr ? "  coup %d, tour %d : " : "  move %d, turn %d: ", s->ply + 1, s->turn);
    sb_say_move(g, seat, s->played, names, &t);
    put_forecast(&t, &s->was, names->lang);
    print(names->lang, &t);
    sb_text_clear(&t);
    sb_put(&t, fr ? "    mieux : " : "    better: ");
    sb_say_move(g, seat, s->better, names, &t);
    put_forecast(&t, &s->could, names->lang);
    sb_put(&t, ". ");
    sb_coach_say(g, &s->could, &s->was, names->lang, &t);
    print(names->lang, &t);
}

/* The chance to win at the beginning of each of the seat's turns, in tenths: 0 to 9, * above 95 %. */
static void print_curve(const sb_review *r, int seat)
{
    fputs("  ", stdout);
    for (int i = 0; i < sb_review_points(r); i++) {
        const sb_review_point *p = sb_review_point_at(r, i);
        int tenth = percent(p->chance) / 10;
        if (p->seat == seat)
            putchar(percent(p->chance) > 95 ? '*' : '0' + (tenth > 9 ? 9 : tenth));
    }
    putchar('\n');
}

static void print_review(const sb_review *r, const sb_table *table, sb_lang lang)
{
    sb_names names = sb_table_names(table, lang);
    for (int seat = 0; seat < sb_table_setup_of(table)->setup.players; seat++) {
        const sb_review_seat *s = sb_review_seat_of(r, seat);
        print_parts(s, &names, seat);
        print_curve(r, seat);
        for (int i = 0; i < s->slips; i++)
            print_slip(sb_table_game(table), seat, &s->slip[i], &names);
    }
}

static void print_json(const sb_review *r, sb_lang lang)
{
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    sb_json_object(&json, NULL);
    sb_review_json(r, lang, &json);
    sb_json_end(&json);
    puts(text.at);
    sb_heap_text_free(&text);
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static int review(sb_table *table, const sb_bot *bot, const review_flags *f, sb_lang lang)
{
    sb_review *r;
    sb_bot_budget budget = { .playouts = (int)f->playouts };
    sb_error e = sb_review_new(table, bot, &r);
    if (e != SB_OK) {
        fprintf(stderr, "sagebrush review: %s\n", sb_error_text(e, SB_EN));
        return CLI_CHECK_FAILED;
    }
    cli_progress progress = cli_progress_begin("moves", (uint64_t)sb_review_of(r));
    while (sb_review_work(r, &budget))
        cli_progress_show(&progress, (uint64_t)sb_review_done(r));
    cli_progress_end(&progress);
    if (f->json)
        print_json(r, lang);
    else
        print_review(r, table, lang);
    sb_review_free(r);
    return CLI_FINE;
}

static int run(int argc, char **argv)
{
    review_flags f = { 0 };
    sb_lang lang;
    char **args, bytes[512];
    int n, status = CLI_CHECK_FAILED;
    if (!cli_flags(&VERB_REVIEW, argc, argv, &f, &args, &n) || !cli_lang(&VERB_REVIEW, f.lang, &lang))
        return CLI_BAD_USAGE;
    if (n != 1)
        return cli_usage(&VERB_REVIEW, "expected the file of a record");
    const sb_bot *bot = NULL;
    if (f.bot && !sb_bot_named(f.bot))
        return cli_usage(&VERB_REVIEW, "--bot %s: there is no such bot", f.bot);
    sb_text text = sb_heap_text(), detail = SB_TEXT(bytes);
    sb_table *table = NULL;
    if (!file_read(args[0], &text))
        fprintf(stderr, "sagebrush review: %s cannot be read\n", args[0]);
    else if (sb_record_read(text.at, text.n, &table, &detail) != SB_OK)
        fprintf(stderr, "sagebrush review: %s: %s\n", args[0], bytes);
    else if (f.bot && !cli_bot(&VERB_REVIEW, "bot", f.bot, sb_table_game(table), &bot))
        status = CLI_BAD_USAGE;
    else
        status = review(table, bot, &f, lang);
    sb_table_free(table);
    sb_heap_text_free(&text);
    return status;
}

const verb VERB_REVIEW = {
    .name = "review",
    .args = "FILE",
    .about = "what a finished game came down to: chances, the costliest decisions, luck",
    .flags = FLAGS,
    .run = run,
};
