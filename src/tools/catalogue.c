/* catalogue.c: prints the catalogue of every game, one JSON object a line; with the word "protocol"
 * the description of the protocol.  A program of its own, for the page's build
 * (scripts/gen-page-data.sh): the main program may have that page inside. */
#include "protocol/describe.h"
#include "sagebrush/game.h"
#include "sagebrush/heap.h"

#include <stdio.h>
#include <string.h>

static bool print_catalogue(const sb_game *g)
{
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    sb_json_object(&json, NULL);
    sb_catalogue(g, &json);
    sb_json_end(&json);
    bool printed = !text.cut && puts(text.at) >= 0;
    sb_heap_text_free(&text);
    return printed;
}

static bool print_protocol(void)
{
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    sb_json_object(&json, NULL);
    protocol_describe(&json);
    sb_json_end(&json);
    bool printed = !text.cut && puts(text.at) >= 0;
    sb_heap_text_free(&text);
    return printed;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "protocol") == 0)
        return !print_protocol() || fflush(stdout) != 0;
    for (int i = 0; sb_games[i]; i++)
        if (!print_catalogue(sb_games[i]))
            return 1;
    return fflush(stdout) != 0;
}
