/* play_online.c: `sagebrush play --server`: a table elsewhere (play.h). */
#include "tui/play.h"

#include "tui/join.h"
#include "tui/lines.h"
#include "tui/term.h"
#include "tui/websocket.h"

#include <stdlib.h>
#include <string.h>

/* ---- a new table ------------------------------------------------------------------------------------------------- */

static json_t *options_of(const sb_game *g, const sb_setup *setup)
{
    json_t *options = json_object();
    char buffer[4];
    for (int i = 0; i < g->options_count; i++) {
        const char *value = sb_setup_value(g, setup, i, buffer);
        if (value)
            json_object_set_new(options, g->options[i].id, json_string(value));
    }
    return options;
}

static json_t *chairs_of(const sb_table_setup *setup)
{
    json_t *chairs = json_array();
    for (int seat = 0; seat < setup->setup.players; seat++)
        json_array_append_new(
            chairs, setup->seat[seat].kind == SB_BOT ? json_pack("{s:s}", "bot", setup->seat[seat].bot) : json_null());
    return chairs;
}

/* The request for a table as the flags describe it; where nothing is said of people, all chairs are free. */
static json_t *new_table(const evening *e, const sb_game *g)
{
    sb_table_setup setup = { .game = g };
    play_flags f = *e->f;
    f.human = f.human ? f.human : "all";
    f.seed = "1"; /* the server draws one */
    if (!play_setup(&f, e->bots, &setup))
        return NULL;
    return json_pack("{s:s,s:s,s:i,s:o,s:o}", "do", "new", "game", g->id, "players", setup.setup.players, "options",
        options_of(g, &setup.setup), "seats", chairs_of(&setup));
}

/* ---- at the table ------------------------------------------------------------------------------------------------ */

static screen_end play_on_screen(evening *e, wire *w, console *c, int viewer)
{
    screen *s = calloc(1, sizeof *s);
    if (!s)
        return SCREEN_LOST;
    *s = (screen) { .w = w, .console = c, .lang = e->lang, .viewer = viewer };
    screen_end end = screen_run(s);
    screen_free(s);
    free(s);
    term_close();
    return end;
}

static int play_table(evening *e, online *o)
{
    wire w;
    console c;
    char link[400];
    sb_text text = SB_TEXT(link);
    bool lost, over;
    online_wire(o, &w);
    online_put_link(o, scene_id(online_outline(o), "table"), &text);
    if (!play_bots_fit(e, w.g))
        return CLI_BAD_USAGE;
    play_console(e, w.g, &c);
    if (play_open_screen(e)) {
        screen_end end = play_on_screen(e, &w, &c, online_seat(o));
        lost = end == SCREEN_LOST;
        over = end == SCREEN_OVER;
    } else {
        lines_end end = lines_run(&w, &c, online_seat(o));
        lost = end == LINES_LOST;
        over = end == LINES_OVER;
    }
    if (!over)
        console_say(&c, lost ? SAY_LOST_ONLINE : SAY_LEFT_ONLINE, link);
    free(c.line);
    return lost ? CLI_CHECK_FAILED : CLI_FINE;
}

/* ---- the way there ------------------------------------------------------------------------------------------------- */

static void put_name(const play_flags *f, char out[SB_NAME_MAX])
{
    const char *user = getenv("USER");
    sb_text name = { .at = out, .cap = SB_NAME_MAX };
    out[0] = '\0';
    if (f->names)
        sb_put_bytes(&name, f->names, strcspn(f->names, ","));
    else
        sb_put(&name, user && *user && sb_is_plain(user, strlen(user)) ? user : "Guest");
}

static int join_and_play(evening *e, const online_address *to, const json_t *fresh)
{
    char name[SB_NAME_MAX], bytes[300];
    sb_text why = SB_TEXT(bytes);
    put_name(e->f, name);
    online *o = online_open(to, name, e->lang, &why);
    if (!o) {
        fprintf(stderr,
            e->lang == SB_FR ? "sagebrush play: %s : impossible d'y entrer (%s)\n"
                             : "sagebrush play: %s: cannot be entered (%s)\n",
            e->f->server, bytes[0] ? bytes : "?");
        return CLI_CHECK_FAILED;
    }
    const join_wishes wishes = { .table = to->table,
        .fresh = fresh,
        .watches = e->f->human && strcmp(e->f->human, "none") == 0,
        .lang = e->lang,
        .out = stdout };
    int status = join_table(o, &wishes) ? play_table(e, o) : CLI_CHECK_FAILED;
    online_close(o);
    return status;
}

int play_online(evening *e, char **args, int n)
{
    online_address to;
    const sb_game *g = NULL;
    if (!online_read_address(e->f->server, &to))
        return cli_usage(
            &VERB_PLAY, "--server %s: expected an address like https://example.org/t/abcdefghjkmn", e->f->server);
    if (n > 0 && (to.table[0] || !cli_game(&VERB_PLAY, args, n, &g)))
        return to.table[0] ? cli_usage(&VERB_PLAY, "--server: expected no game with the link of a table")
                           : CLI_BAD_USAGE;
    if (e->f->trust && !websocket_can_trust(e->f->trust))
        return cli_usage(&VERB_PLAY, "--trust %s: expected a file with a certificate (PEM)", e->f->trust);
    to.trust = e->f->trust;
    json_t *fresh = g ? new_table(e, g) : NULL;
    if (g && !fresh)
        return CLI_BAD_USAGE;
    int status = join_and_play(e, &to, fresh);
    json_decref(fresh);
    return status;
}
