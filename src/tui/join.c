/* join.c: coming to a table of a server (join.h). */
#include "tui/join.h"

#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"
#include "tui/input.h"
#include "tui/scene.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>

enum { LIST_MAX = 20 };

typedef struct joining {
    online *o;
    const join_wishes *wishes;
    FILE *out;
    sb_lang lang;
} joining;

static void tell(const joining *j, const char *en, const char *fr, const char *what)
{
    sb_text text = sb_heap_text(), set = sb_heap_text();
    sb_putf(&text, j->lang == SB_FR ? fr : en, what);
    sb_typeset(j->lang, text.at, &set);
    fprintf(j->out, "%s\n", set.at);
    fflush(j->out);
    sb_heap_text_free(&set);
    sb_heap_text_free(&text);
}

/* ---- which table --------------------------------------------------------------------------------------------------- */

static void put_chairs(const joining *j, const json_t *outline, sb_text *out)
{
    const json_t *seats = json_object_get(outline, "seats"), *seat;
    size_t i;
    json_array_foreach(seats, i, seat)
    {
        const char *kind = scene_id(seat, "kind");
        sb_put(out, i ? ", " : "");
        if (strcmp(kind, "open") == 0)
            sb_put(out, j->lang == SB_FR ? "(libre)" : "(free)");
        else
            sb_put(out, *scene_id(seat, "name") ? scene_id(seat, "name") : scene_id(seat, "bot"));
    }
}

static void put_table(const joining *j, const json_t *outline, sb_text *out)
{
    const sb_game *g = sb_game_find(scene_id(outline, "game"));
    sb_putf(out, "%s: ", g ? g->name[j->lang] : scene_id(outline, "game"));
    put_chairs(j, outline, out);
    sb_put(out, "  ");
    online_put_link(j->o, scene_id(outline, "table"), out);
}

/* Tables of one kind that one could go to. */
static void list_some(const joining *j, const char *which, json_t *to)
{
    json_t *answer = online_ask(j->o, wire_request("tables", "which", 's', which, NULL)), *outline;
    size_t i;
    json_array_foreach(json_object_get(answer, "tables"), i, outline)
    {
        const char *phase = scene_id(outline, "phase");
        bool is_new = true;
        for (size_t k = 0; k < json_array_size(to); k++)
            is_new &= strcmp(scene_id(json_array_get(to, k), "table"), scene_id(outline, "table")) != 0;
        if (is_new && json_array_size(to) < LIST_MAX && (strcmp(phase, "open") == 0 || strcmp(phase, "running") == 0))
            json_array_append(to, outline);
    }
    json_decref(answer);
}

static bool read_number(const joining *j, int most, int *out)
{
    char *line = NULL;
    size_t cap = 0;
    bool stays;
    do {
        fputs("> ", j->out);
        fflush(j->out);
        stays = input_line(&line, &cap, NULL, NULL) >= 0 && line[0] != 'q';
        *out = stays ? atoi(line) : 0;
    } while (stays && (*out < 1 || *out > most));
    free(line);
    return stays;
}

static bool choose_table(const joining *j, char table[ONLINE_TABLE_MAX])
{
    json_t *list = json_array(), *outline;
    size_t i;
    int chosen;
    list_some(j, "mine", list);
    list_some(j, j->wishes->watches ? "running" : "open", list);
    json_array_foreach(list, i, outline)
    {
        sb_text text = sb_heap_text();
        sb_putf(&text, "%d  ", (int)i + 1);
        put_table(j, outline, &text);
        fprintf(j->out, "%s\n", text.at);
        sb_heap_text_free(&text);
    }
    if (json_array_size(list) == 0)
        tell(j, "No table is open here: name a game to open one (sagebrush play GAME --server ...).",
            "Aucune table n'est ouverte ici : nommez un jeu pour en ouvrir une (sagebrush play JEU --server ...).", "");
    else
        tell(j, "Type the number of a table, q to leave.", "Tapez le numéro d'une table, q pour partir.", "");
    bool fine = json_array_size(list) > 0 && read_number(j, (int)json_array_size(list), &chosen);
    sb_text id = { .at = table, .cap = ONLINE_TABLE_MAX };
    if (fine)
        sb_put(&id, scene_id(json_array_get(list, (size_t)chosen - 1), "table"));
    json_decref(list);
    return fine;
}

static bool open_table(const joining *j, char table[ONLINE_TABLE_MAX])
{
    json_t *answer = online_ask(j->o, json_deep_copy(j->wishes->fresh));
    bool fine = wire_is_ok(answer);
    sb_text id = { .at = table, .cap = ONLINE_TABLE_MAX };
    if (fine)
        sb_put(&id, scene_id(answer, "table"));
    else
        tell(j, "The server refuses: %s", "Le serveur refuse : %s",
            scene_id(json_object_get(answer, "error"), "message"));
    json_decref(answer);
    return fine;
}

/* ---- waiting for the others ---------------------------------------------------------------------------------------- */

static bool is_phase(const joining *j, const char *phase)
{
    return strcmp(scene_id(online_outline(j->o), "phase"), phase) == 0;
}

static bool is_full(const json_t *outline)
{
    const json_t *seats = json_object_get(outline, "seats"), *seat;
    size_t i;
    json_array_foreach(seats, i, seat) if (strcmp(scene_id(seat, "kind"), "open") == 0) return false;
    return true;
}

/* The host's table begins when everybody is there. */
static void start_if_full(const joining *j)
{
    const json_t *outline = online_outline(j->o);
    if (!json_is_true(json_object_get(outline, "host")) || !is_full(outline))
        return;
    json_decref(online_ask_table(j->o, wire_request("start", NULL)));
    online_news(j->o, 50);
}

/* A line that begins with q: somebody does not want to wait any longer. */
static bool wants_to_leave(void)
{
    char *line = NULL;
    size_t cap = 0;
    if (!term_is_able() || !input_is_there())
        return false;
    bool leaves = input_line(&line, &cap, NULL, NULL) < 0 || line[0] == 'q' || line[0] == 'Q';
    free(line);
    return leaves;
}

static void tell_chairs(const joining *j, char before[400])
{
    char now[400];
    sb_text chairs = SB_TEXT(now);
    put_chairs(j, online_outline(j->o), &chairs);
    if (strcmp(now, before) == 0)
        return;
    strcpy(before, now);
    tell(j, "At the table: %s", "À la table : %s", now);
}

static bool wait_for_the_others(const joining *j)
{
    char said[400], chairs[400] = "";
    if (!is_phase(j, "open"))
        return true;
    tell(j, "Waiting until everybody is there; q leaves.", "On attend que tous soient là ; q pour partir.", "");
    while (is_phase(j, "open")) {
        tell_chairs(j, chairs);
        start_if_full(j);
        online_news(j->o, 200);
        online_said(j->o, said);
        if (said[0])
            fprintf(j->out, "%s\n", said);
        if (term_stopped || wants_to_leave()) {
            json_decref(online_ask_table(j->o, wire_request("leave", NULL)));
            return false;
        }
    }
    return true;
}

/* ---- all of it ------------------------------------------------------------------------------------------------------- */

/* Whoever finds no chair looks on, and is told so. */
static void take_chair(const joining *j)
{
    char bytes[300];
    sb_text why = SB_TEXT(bytes);
    if (online_seat(j->o) == SB_SPECTATOR && !j->wishes->watches && is_phase(j, "open") && !online_sit(j->o, &why))
        tell(j, "There is no chair for you: %s", "Il n'y a pas de chaise pour vous : %s", bytes);
    if (online_seat(j->o) == SB_SPECTATOR)
        tell(j, "You look on.", "Vous regardez.", "");
}

bool join_table(online *o, const join_wishes *wishes)
{
    joining j = { .o = o, .wishes = wishes, .out = wishes->out, .lang = wishes->lang };
    char table[ONLINE_TABLE_MAX] = "", bytes[300];
    sb_text id = SB_TEXT(table), why = SB_TEXT(bytes), link = sb_heap_text();
    sb_put(&id, wishes->table);
    if (!table[0] && !(wishes->fresh ? open_table(&j, table) : choose_table(&j, table)))
        return false;
    if (!online_watch(o, table, &why)) {
        tell(&j, "The server refuses: %s", "Le serveur refuse : %s", bytes);
        return false;
    }
    if (!sb_game_find(scene_id(online_outline(o), "game"))) {
        tell(&j, "This program does not know the game of that table: %s",
            "Ce programme ne connaît pas le jeu de cette table : %s", scene_id(online_outline(o), "game"));
        return false;
    }
    online_put_link(o, table, &link);
    tell(&j, "Table: %s", "Table : %s", link.at);
    sb_heap_text_free(&link);
    take_chair(&j);
    if (!wait_for_the_others(&j))
        return false;
    if (is_phase(&j, "left"))
        tell(&j, "This table was given up.", "Cette table a été abandonnée.", "");
    return !is_phase(&j, "left");
}
