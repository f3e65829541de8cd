/* verify.c: `sagebrush verify`: replays records and says where they diverge, if they do. */
#include "sagebrush/heap.h"
#include "sagebrush/table.h"
#include "cli/cli.h"
#include "cli/file.h"

#include <stddef.h>

typedef struct verify_flags {
    bool json;
} verify_flags;

static const flag FLAGS[] = {
    { "json", FLAG_ON, offsetof(verify_flags, json), 0, 0, NULL, "one object per file" },
    { 0 },
};

static void json_fine(sb_json *out, const sb_table *t)
{
    const sb_table_setup *s = sb_table_setup_of(t);
    sb_json_text(out, "game", s->game->id);
    sb_json_int(out, "rules_version", s->game->rules_version);
    sb_json_int(out, "players", s->setup.players);
    sb_setup_json(s->game, &s->setup, out);
    sb_json_int(out, "moves", sb_table_plies(t));
    sb_json_int(out, "agreed_undos", sb_table_agreed_undos(t));
    sb_json_hash(out, "hash", sb_table_hash(t));
    sb_table_result_json(t, out);
}

static void print_json(const char *path, const sb_table *t, sb_error e, const char *detail)
{
    sb_text text = sb_heap_text(), file = sb_heap_text();
    sb_json out = SB_JSON(&text);
    sb_put(&file, path);
    sb_mend_utf8(file.at, file.n); /* a name of a file may be any bytes */
    sb_json_object(&out, NULL);
    sb_json_text(&out, "file", file.at);
    sb_json_bool(&out, "ok", e == SB_OK);
    if (e == SB_OK) {
        json_fine(&out, t);
    } else {
        sb_json_object(&out, "error");
        sb_json_text(&out, "code", sb_error_code(e));
        sb_json_text(&out, "message", detail[0] ? detail : sb_error_text(e, SB_EN));
        sb_json_end(&out);
    }
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
    sb_heap_text_free(&file);
}

static void print(const char *path, const sb_table *t, sb_error e, const char *detail)
{
    char hash[17];
    sb_text text = SB_TEXT(hash);
    if (e != SB_OK) {
        printf("%s: %s: %s\n", path, sb_error_code(e), detail[0] ? detail : sb_error_text(e, SB_EN));
        return;
    }
    sb_put_hash(&text, sb_table_hash(t));
    printf("%s: fine: %s, %d players, %d moves, %s, hash %s\n", path, sb_table_game(t)->id,
        sb_table_setup_of(t)->setup.players, sb_table_plies(t), sb_table_pending(t) ? "not over" : "over", hash);
}

static int verify(const char *path, const verify_flags *f)
{
    char bytes[400];
    sb_text detail = SB_TEXT(bytes), record = sb_heap_text();
    sb_table *t = NULL;
    bool readable = file_read(path, &record);
    sb_error e = readable ? sb_record_read(record.at, record.n, &t, &detail) : SB_IO;
    sb_mend_utf8(bytes, detail.n);
    int status = e == SB_OK ? CLI_FINE : CLI_CHECK_FAILED;
    if (!readable)
        status = cli_usage(&VERB_VERIFY, "%s: expected a file that can be read", path);
    if (f->json)
        print_json(path, t, e, bytes);
    else if (readable)
        print(path, t, e, bytes);
    sb_table_free(t);
    sb_heap_text_free(&record);
    return status;
}

/* All files are looked at; what is worst counts. */
static int run(int argc, char **argv)
{
    verify_flags f = { 0 };
    char **args;
    int n, status = CLI_FINE;
    if (!cli_flags(&VERB_VERIFY, argc, argv, &f, &args, &n))
        return CLI_BAD_USAGE;
    if (n == 0)
        return cli_usage(&VERB_VERIFY, "expected files with records (\"-\": standard input)");
    for (int i = 0; i < n; i++) {
        int one = verify(args[i], &f);
        status = one > status ? one : status;
    }
    return status;
}

const verb VERB_VERIFY = {
    .name = "verify",
    .args = "FILE...",
    .about = "check records: moves, hashes, result, commitment",
    .flags = FLAGS,
    .run = run,
};
