/* train.c: `sagebrush train`: the verb around src/learn (train.h). */
#include "learn/train.h"

#include "sagebrush/heap.h"
#include "cli/cli.h"
#include "cli/file.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct train_flags {
    const char *out, *checkpoint, *from, *seed, *mix;
    int64_t games, seconds, threads, h1, h2, spread, averaged, beam, deals, inner, warm_up, round, buffer, fill, batch,
        replay, rate, last_rate, lambda, greedy, exploring, noise, taste, rest, lines, rounds, ahead, ways, ways_played,
        ways_turns, turn_of, weight, win, own, other, report, passing;
    bool everybody, compare, chance_alone, rewrite, schema;
} train_flags;

#define AT(member) offsetof(train_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "out", FLAG_TEXT, AT(out), 0, 0, "FILE", "the net that comes out (GAME.sbw)" },
    { "checkpoint", FLAG_TEXT, AT(checkpoint), 0, 0, "FILE", "everything, to go on from: a run that finds it goes on there" },
    { "from", FLAG_TEXT, AT(from), 0, 0, "FILE,FILE", "a net to start from instead of chance; several, with commas: their mean" },
    { "mix", FLAG_TEXT, AT(mix), 0, 0, "MIX", "games to learn from: WEIGHT*PLAYERS[/K=V,K=V] ... (1*the fewest players)" },
    { "games", FLAG_NUMBER, AT(games), 1, INT64_C(1000000000), "N", "ends after so many games" },
    { "seconds", FLAG_NUMBER, AT(seconds), 1, 10000000, "N", "ends after so many seconds (60)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "threads", FLAG_NUMBER, AT(threads), 1, 256, "N", "threads (all cores)" },
    { "h1", FLAG_NUMBER, AT(h1), 32, NET_H1_MAX, "N", "width of the first hidden layer, a multiple of 32 (128)" },
    { "h2", FLAG_NUMBER, AT(h2), 8, NET_H2_MAX, "N", "width of the second, a multiple of 8 (32)" },
    { "spread", FLAG_NUMBER, AT(spread), 1, 1000, "N", "thousandths: how far apart the weights begin (15)" },
    { "averaged", FLAG_NUMBER, AT(averaged), 1, 1000000, "N", "steps over which the weights that play are averaged (1: none)" },
    { "beam", FLAG_NUMBER, AT(beam), 1, SEARCH_BEAM_MAX, "N", "width of the search (6)" },
    { "deals", FLAG_NUMBER, AT(deals), 1, 64, "N", "deals where a move meets chance (2)" },
    { "inner", FLAG_NUMBER, AT(inner), 0, 64, "N", "decisions looked at after chance (4)" },
    { "rest", FLAG_NUMBER, AT(rest), 0, SEARCH_BEAM_MAX, "N", "width of the search that plays the rest of a turn after chance; 0: --inner decisions (0)" },
    { "lines", FLAG_NUMBER, AT(lines), 0, 64, "N", "of the best ways to play a turn, played on to choose one (0: none)" },
    { "rounds", FLAG_NUMBER, AT(rounds), 1, 64, "N", "how often each of them, before half of them are left out (1)" },
    { "ahead", FLAG_NUMBER, AT(ahead), 1, SEARCH_BEAM_MAX, "N", "width of the search that plays on (3)" },
    { "compare", FLAG_ON, AT(compare), 0, 0, NULL, "learns from all ways that were played on: by how they compare with each other" },
    { "ways", FLAG_NUMBER, AT(ways), 0, 64, "N", "of the best ways to play a turn, some of which are played on and learned from by how they compare (0: none)" },
    { "ways-played", FLAG_NUMBER, AT(ways_played), 2, 16, "N", "of them, the best one and others by chance (4)" },
    { "ways-turns", FLAG_NUMBER, AT(ways_turns), 0, 1000, "N", "for so many own turns; 0: to the end of the game (4)" },
    { "turn-of", FLAG_NUMBER, AT(turn_of), 1, 10000, "N", "one turn in N (3)" },
    { "weight", FLAG_NUMBER, AT(weight), 1, 100, "N", "how often where such a way leads counts as a position (2)" },
    { "lambda", FLAG_NUMBER, AT(lambda), 0, 100, "PERCENT", "how much of what came later counts, a step (93)" },
    { "greedy", FLAG_NUMBER, AT(greedy), 0, 100, "PERCENT", "games of one learner against greedy (15)" },
    { "exploring", FLAG_NUMBER, AT(exploring), 0, 100, "PERCENT", "games with misjudgements (30)" },
    { "noise", FLAG_NUMBER, AT(noise), 0, 10000, "N", "of them, in hundredths of a point (200)" },
    { "taste", FLAG_NUMBER, AT(taste), 0, 100, "PERCENT", "in them points of a category count up to so much more or less, all game long (0)" },
    { "everybody", FLAG_ON, AT(everybody), 0, 0, NULL, "values positions for every seat, not only for the one that played" },
    { "chance-alone", FLAG_ON, AT(chance_alone), 0, 0, NULL, "learns the chance to win on top of --from and leaves all else" },
    { "rewrite", FLAG_ON, AT(rewrite), 0, 0, NULL, "plays nothing: writes the net of --from for the features of today, those it did not know at 0" },
    { "passing", FLAG_NUMBER, AT(passing), 0, 1000, "N", "learns from one in N positions in the middle of a turn, too (0: none)" },
    { "warm-up", FLAG_NUMBER, AT(warm_up), 0, INT32_MAX, "N", "games of greedy at the beginning (2000)" },
    { "round", FLAG_NUMBER, AT(round), 1, 100000, "N", "games between two times of learning (256)" },
    { "buffer", FLAG_NUMBER, AT(buffer), 1000, 100000000, "N", "positions kept to learn from (300000)" },
    { "fill", FLAG_NUMBER, AT(fill), 1000, 100000000, "N", "of them before it learns: those of few games teach their luck (40000)" },
    { "batch", FLAG_NUMBER, AT(batch), 16, 16384, "N", "positions of a step (512)" },
    { "replay", FLAG_NUMBER, AT(replay), 1, 100, "N", "how often a position is learned from (4)" },
    { "rate", FLAG_NUMBER, AT(rate), 1, 100000, "N", "millionths: how fast it learns at first (1500)" },
    { "last-rate", FLAG_NUMBER, AT(last_rate), 1, 100000, "N", "and at the end (100)" },
    { "win", FLAG_NUMBER, AT(win), 0, 30000, "N", "what a win is worth, in hundredths of a point (4000)" },
    { "own", FLAG_NUMBER, AT(own), 0, 1000, "PERCENT", "what own points are worth (100)" },
    { "other", FLAG_NUMBER, AT(other), 0, 1000, "PERCENT", "what points of the best other cost (50)" },
    { "report", FLAG_NUMBER, AT(report), 1, 100000, "N", "seconds between two reports and files (30)" },
    { "schema", FLAG_ON, AT(schema), 0, 0, NULL, "plays nothing: lists the features" },
    { 0 },
};
/* clang-format on */

/* ---- what is played ---------------------------------------------------------------------------------------------- */

static bool bad_mix(const char *text)
{
    cli_usage(&VERB_TRAIN, "--mix %s: expected WEIGHT*PLAYERS[/K=V,K=V], several separated by spaces", text);
    return false;
}

static bool read_row(const sb_game *g, const char *row, mix_row *out)
{
    char *end;
    long weight = strtol(row, &end, 10);
    if (weight < 1 || weight > 1000 || *end != '*')
        return bad_mix(row);
    long players = strtol(end + 1, &end, 10);
    if (sb_setup_init(g, (int)players, &out->setup) != SB_OK || (*end && *end != '/'))
        return bad_mix(row);
    out->weight = (int)weight;
    return *end == '\0' || cli_options(&VERB_TRAIN, g, end + 1, &out->setup);
}

static bool read_mix(const char *text, self_play_plan *plan, unsigned *players)
{
    char row[256];
    while (*text) {
        size_t n = strcspn(text, " ");
        if (n == 0 || n >= sizeof row || plan->mix_n == MIX_MAX)
            return bad_mix(text);
        memcpy(row, text, n);
        row[n] = '\0';
        mix_row *to = &plan->mix[plan->mix_n];
        if (!read_row(plan->game, row, to))
            return false;
        plan->mix_weight += to->weight;
        *players |= 1u << to->setup.players;
        plan->mix_n++;
        text += n + (text[n] == ' ');
    }
    return plan->mix_n > 0 || bad_mix(text);
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static int list_features(const sb_game *g)
{
    printf("| block of %s | features | about |\n|---|---|---|\n", g->id);
    for (const sb_block *b = g->bots.outlook->blocks; b->id; b++)
        printf("| `%s` | %d to %d | %s |\n", b->id, b->first, b->first + b->count - 1, b->about);
    return CLI_FINE;
}

static train_flags defaults(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return (train_flags) { .seed = "1",
        .seconds = 60,
        .threads = cores < 1 ? 1
            : cores > 256    ? 256
                             : cores,
        .h1 = 128,
        .h2 = 32,
        .spread = 15,
        .averaged = 1,
        .beam = 6,
        .deals = 2,
        .inner = 4,
        .rounds = 1,
        .ahead = 3,
        .lambda = 93,
        .greedy = 15,
        .exploring = 30,
        .noise = 200,
        .warm_up = 2000,
        .round = 256,
        .buffer = 300000,
        .fill = 40000,
        .batch = 512,
        .replay = 4,
        .rate = 1500,
        .last_rate = 100,
        .ways_played = 4,
        .ways_turns = 4,
        .turn_of = 3,
        .weight = 2,
        .win = 4000,
        .own = 100,
        .other = 50,
        .report = 30 };
}

static train_plan plan_of(const train_flags *f, const sb_game *g, const uint8_t key[SB_KEY_BYTES])
{
    return (train_plan) { .play = { .game = g,
                              .level = { .beam = (int)f->beam,
                                  .deals = (int)f->deals,
                                  .inner = (int)f->inner,
                                  .lines = (int)f->lines,
                                  .alike = (int)(f->lines + 1) / 2,
                                  .rounds = (int)f->rounds,
                                  .ahead = (int)f->ahead,
                                  .rest = (int)f->rest },
                              .seed = sb_hash(key, SB_KEY_BYTES),
                              .against_greedy = (int)f->greedy,
                              .exploring = (int)f->exploring,
                              .noise = (int)f->noise,
                              .taste = (int)f->taste,
                              .lambda = (float)f->lambda / 100,
                              .compare = f->compare,
                              .ways = (int)f->ways,
                              .ways_played = (int)f->ways_played,
                              .ways_turns = (int)f->ways_turns,
                              .turn_of = (int)f->turn_of,
                              .weight = (int)f->weight,
                              .everybody = f->everybody,
                              .passing = (int)f->passing },
        .h1 = (int)f->h1,
        .h2 = (int)f->h2,
        .spread = (float)f->spread / 1000,
        .averaged = (int)f->averaged,
        .utility = { (int16_t)f->win, (int16_t)f->own, (int16_t)f->other },
        .games = f->games,
        .seconds = f->seconds,
        .warm_up = f->warm_up,
        .round = (int)f->round,
        .buffer = (int)f->buffer,
        .fill = f->fill,
        .batch = (int)f->batch,
        .replay = (float)f->replay,
        .rate = (float)f->rate * 1e-6f,
        .last_rate = (float)f->last_rate * 1e-6f,
        .chance_alone = f->chance_alone,
        .rewrite = f->rewrite,
        .threads = (int)f->threads,
        .report = f->report,
        .out = f->out,
        .checkpoint = f->checkpoint,
        .now = cli_now,
        .log = stdout };
}

/* The net for these players, or that for any other number: what was learned there is a beginning here. */
static bool read_from(net *out, const sb_text *file, const train_plan *plan)
{
    const sb_game *g = plan->play.game;
    bool found = net_read_older(out, file->at, file->n, g, __builtin_ctz(plan->players));
    for (int players = 1; !found && players <= SB_SEATS_MAX; players++)
        found = net_read_older(out, file->at, file->n, g, players);
    return found;
}

enum { FROM_MAX = 16, NAME_BYTES = 1024 };

/* The nets to start from, in files that stay in memory. */
typedef struct beginning {
    int n;
    sb_text file[FROM_MAX];
    net net[FROM_MAX];
} beginning;

static bool read_nets(beginning *b, const char *names, const train_plan *plan)
{
    do {
        char name[NAME_BYTES];
        size_t n = strcspn(names, ",");
        if (n == 0 || n >= sizeof name || b->n == FROM_MAX) {
            cli_usage(&VERB_TRAIN, "--from: expected FILE or FILE,FILE with at most %d of them", FROM_MAX);
            return false;
        }
        memcpy(name, names, n);
        name[n] = '\0';
        sb_text *file = &b->file[b->n];
        *file = sb_heap_text();
        if (!file_read(name, file)) {
            cli_usage(&VERB_TRAIN, "--from %s: cannot be read", name);
            return false;
        }
        if (!read_from(&b->net[b->n++], file, plan)) {
            cli_usage(&VERB_TRAIN, "--from %s: is no net for this game", name);
            return false;
        }
        names += n + (names[n] == ',');
    } while (*names);
    return true;
}

static int train_with(train_plan *plan, const train_flags *f)
{
    beginning b = { 0 };
    int status = CLI_BAD_USAGE;
    if (!f->from || read_nets(&b, f->from, plan)) {
        plan->from = b.n ? b.net : NULL;
        plan->from_n = b.n;
        if (plan->rewrite && b.n) {
            plan->utility = b.net[0].utility;
            plan->players = b.net[0].players;
            plan->h1 = b.net[0].h1;
            plan->h2 = b.net[0].h2;
        }
        status = train(plan) ? CLI_FINE : CLI_CHECK_FAILED;
    }
    for (int i = 0; i < FROM_MAX; i++)
        if (b.file[i].at)
            sb_heap_text_free(&b.file[i]);
    return status;
}

static int run(int argc, char **argv)
{
    train_flags f = defaults();
    uint8_t key[SB_KEY_BYTES];
    const sb_game *g;
    char **args, name[64], mix[16];
    int n;
    if (!cli_flags(&VERB_TRAIN, argc, argv, &f, &args, &n) || !cli_game(&VERB_TRAIN, args, n, &g)
        || !cli_seed(&VERB_TRAIN, f.seed, key))
        return CLI_BAD_USAGE;
    if (!g->bots.outlook)
        return cli_usage(&VERB_TRAIN, "%s has no outlook to learn from", g->id);
    if (f.schema)
        return list_features(g);
    if (f.rewrite && !f.from)
        return cli_usage(&VERB_TRAIN, "--rewrite: expected --from FILE");
    if (f.h1 % NET_H1_STEP || f.h2 % 8)
        return cli_usage(&VERB_TRAIN, "--h1 and --h2: expected multiples of %d and 8", NET_H1_STEP);
    snprintf(name, sizeof name, "%s.sbw", g->id);
    snprintf(mix, sizeof mix, "1*%d", g->players_min);
    f.out = f.out ? f.out : name;
    train_plan plan = plan_of(&f, g, key);
    if (!read_mix(f.mix ? f.mix : mix, &plan.play, &plan.players))
        return CLI_BAD_USAGE;
    return train_with(&plan, &f);
}

const verb VERB_TRAIN = {
    .name = "train",
    .args = "GAME",
    .about = "makes weights for the bots by self-play",
    .flags = FLAGS,
    .run = run,
};
