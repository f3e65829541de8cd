/* bot.c: a player over the server's protocol (docs/server-api.md): bot HOST PORT TABLE [NAME].  It plays any legal move.
 * SAGEBRUSH_TOKEN: who it is; without it, a new guest.
 *
 *     cc -o bot bot.c -ljansson */
#include <jansson.h>
#include <netdb.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static FILE *in, *out;

/* ---- the wire: a WebSocket, masked by zeros --------------------------------------------------------------------------- */

static void tell(int opcode, const char *data, size_t n)
{
    fputc(0x80 | opcode, out);
    fputc(0x80 | (n < 126 ? (int)n : 126), out);
    if (n >= 126)
        fputc((int)(n >> 8), out), fputc((int)(n & 255), out);
    fwrite("\0\0\0\0", 1, 4, out);
    fwrite(data, 1, n, out);
    fflush(out);
}

static json_t *hear(void)
{
    for (;;) {
        int first = fgetc(in), size = fgetc(in);
        if (first == EOF || size == EOF)
            exit(1);
        size_t n = size < 126 ? (size_t)size : 0;
        for (int i = size == 126 ? 2 : size == 127 ? 8 : 0; i > 0; i--)
            n = n << 8 | (size_t)fgetc(in);
        char *data = malloc(n + 1);
        if (!data || fread(data, 1, n, in) != n)
            exit(1);
        json_t *message = (first & 15) == 1 ? json_loadb(data, n, 0, NULL) : NULL;
        if ((first & 15) == 9) /* are you there? */
            tell(10, data, n);
        free(data);
        if (message)
            return message;
    }
}

static void connect_to(const char *host, const char *port)
{
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM }, *a;
    char line[256];
    int fd;
    if (getaddrinfo(host, port, &hints, &a) != 0 || (fd = socket(a->ai_family, SOCK_STREAM, 0)) < 0
        || connect(fd, a->ai_addr, a->ai_addrlen) != 0 || !(in = fdopen(fd, "r")) || !(out = fdopen(dup(fd), "w")))
        exit(1);
    freeaddrinfo(a);
    fprintf(out,
        "GET /socket HTTP/1.1\r\nHost: %s:%s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FnZWJydXNoIGV4YW1wbA==\r\n\r\n",
        host, port);
    fflush(out);
    while (fgets(line, sizeof line, in) && strcmp(line, "\r\n") != 0)
        continue;
}

/* ---- the game ----------------------------------------------------------------------------------------------------------- */

static json_t *ask(json_t *request)
{
    char *text = json_dumps(request, JSON_COMPACT);
    tell(1, text, strlen(text));
    free(text);
    json_decref(request);
    for (;;) {
        json_t *answer = hear();
        if (json_object_get(answer, "push")) {
            json_decref(answer); /* the answer says the same, and later */
            continue;
        }
        if (json_is_true(json_object_get(answer, "ok")))
            return answer;
        fprintf(stderr, "%s\n", json_string_value(json_object_get(json_object_get(answer, "error"), "message")));
        exit(1);
    }
}

static bool contains(const json_t *list, json_int_t n)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (json_integer_value(json_array_get(list, i)) == n)
            return true;
    return false;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return fprintf(stderr, "usage: bot HOST PORT TABLE [NAME]\n"), 2;
    srand((unsigned)time(NULL) ^ (unsigned)getpid());
    connect_to(argv[1], argv[2]);
    const char *token = getenv("SAGEBRUSH_TOKEN"), *name = argc > 4 ? argv[4] : "C";
    json_decref(
        ask(json_pack("{s:i,s:s,s:s}", "id", 1, "do", "enter", token ? "token" : "name", token ? token : name)));
    json_decref(ask(json_pack("{s:i,s:s,s:s}", "id", 2, "do", "sit", "table", argv[3])));
    json_t *state = ask(json_pack("{s:i,s:s,s:s,s:b}", "id", 3, "do", "watch", "table", argv[3], "brief", 1));
    json_int_t seat = json_integer_value(json_object_get(json_object_get(state, "outline"), "seat"));
    for (;;) {
        const json_t *game = json_object_get(state, "brief") ? json_object_get(state, "brief") : state;
        const json_t *moves = json_object_get(game, "moves");
        if (json_is_true(json_object_get(game, "over")))
            break;
        json_t *next;
        if (contains(json_object_get(game, "pending"), seat) && json_array_size(moves) > 0)
            next = ask(json_pack("{s:i,s:s,s:s,s:O,s:O,s:O}", "id", 4, "do", "move", "table", argv[3], "ply",
                json_object_get(game, "ply"), "undos", json_object_get(game, "undos"), "move",
                json_array_get(moves, (size_t)rand() % json_array_size(moves))));
        else
            next = hear();
        json_decref(state);
        state = next;
    }
    json_decref(state);
    fclose(in);
    fclose(out);
    return 0;
}
