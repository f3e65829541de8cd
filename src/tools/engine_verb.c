/* engine_verb.c: `sagebrush engine`: the protocol on standard input and output. */
#include "cli/cli.h"
#include "tools/engine.h"
#include "protocol/perft.h"

#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#define LIMIT(name, member, most, help)                                                                                \
    {                                                                                                                  \
        name, FLAG_NUMBER, offsetof(engine_limits, member), 1, most, "N", help                                         \
    }

static const flag FLAGS[] = {
    LIMIT("line", line, 1 << 30, "bytes of a request (1048576)"),
    LIMIT("tables", tables, 1000000, "tables open at once (1024)"),
    LIMIT("perft-depth", perft_depth, PERFT_DEPTH_MAX, "depth of a perft request (64)"),
    LIMIT("perft-nodes", perft_nodes, INT32_MAX, "positions visited by a perft request (5000000)"),
    LIMIT("playouts", playouts, INT32_MAX, "playouts of a bot request (1000000)"),
    LIMIT("ms", ms, INT32_MAX, "milliseconds of a bot request (60000)"),
    { 0 },
};

static int run(int argc, char **argv)
{
    engine_limits limits = ENGINE_LIMITS;
    char **args;
    int n;
    if (!cli_flags(&VERB_ENGINE, argc, argv, &limits, &args, &n))
        return CLI_BAD_USAGE;
    if (n > 0)
        return cli_usage(&VERB_ENGINE, "%s: expected no arguments, requests come on standard input", args[0]);
    signal(SIGPIPE, SIG_IGN); /* a reader that went away is an error of write, not the end of us */
    engine *e = engine_new(&limits);
    bool fine = e && engine_serve(e, STDIN_FILENO, STDOUT_FILENO);
    engine_free(e);
    return fine ? CLI_FINE : CLI_CHECK_FAILED;
}

const verb VERB_ENGINE = {
    .name = "engine",
    .args = "",
    .about = "JSON-lines protocol on standard input and output",
    .flags = FLAGS,
    .run = run,
};
