/* review.c: `sagebrush review`: what a finished game came down to (coach.h). */
#include "sagebrush/coach.h"

#include "cli/cli.h"
#include "cli/file.h"
#include "cli/review_words.h"
#include "sagebrush/heap.h"

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

static void print_review(const sb_review *r, const sb_table *table, sb_lang lang)
{
    sb_text text = sb_heap_text();
    review_put(r, table, lang, false, &text);
    fputs(text.at, stdout);
    sb_heap_text_free(&text);
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
