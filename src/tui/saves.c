/* saves.c: games in progress on this machine (saves.h). */
#include "tui/saves.h"

#include "sagebrush/heap.h"
#include "cli/file.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- the folder -------------------------------------------------------------------------------------------------- */

/* With all folders above it, for its owner alone: records have seeds in them. */
static bool make_folder(const char *path)
{
    char part[PATH_MAX];
    size_t n = strlen(path);
    if (n >= sizeof part)
        return false;
    memcpy(part, path, n + 1);
    for (char *p = part + 1; *p; p++)
        if (*p == '/') {
            *p = '\0';
            if (mkdir(part, 0700) != 0 && errno != EEXIST)
                return false;
            *p = '/';
        }
    return mkdir(part, 0700) == 0 || errno == EEXIST;
}

static bool folder(char out[PATH_MAX])
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int n = state && state[0] == '/' ? snprintf(out, PATH_MAX, "%s/sagebrush", state)
        : home && home[0] == '/'     ? snprintf(out, PATH_MAX, "%s/.local/state/sagebrush", home)
                                     : -1;
    return n > 0 && n < PATH_MAX - 64;
}

bool saves_folder(char out[PATH_MAX])
{
    return folder(out) && make_folder(out);
}

/* "gwt-20261115-213005-4711.sbg": the game, when it began, the program that has it open. */
static bool name_file(const char *stem, size_t n, char path[PATH_MAX])
{
    char in[PATH_MAX];
    if (!saves_folder(in))
        return false;
    int length = snprintf(path, PATH_MAX, "%s/%.*s-%ld.sbg", in, (int)n, stem, (long)getpid());
    return length > 0 && length < PATH_MAX;
}

bool saves_name(const sb_table *t, char path[PATH_MAX])
{
    char stem[80], stamp[32];
    time_t now = time(NULL);
    struct tm local;
    if (!localtime_r(&now, &local) || !strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local))
        return false;
    int n = snprintf(stem, sizeof stem, "%s-%s", sb_table_game(t)->id, stamp);
    return name_file(stem, (size_t)n, path);
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The stem of a name, and the number of the program behind it; 0: not one of our names. */
static long owner_of(const char *name, size_t *stem)
{
    const char *dash = strrchr(name, '-'), *dot = strrchr(name, '.');
    if (!dash || !dot || strcmp(dot, ".sbg") != 0 || dash > dot)
        return 0;
    *stem = (size_t)(dash - name);
    return strtol(dash + 1, NULL, 10);
}

bool saves_take(char path[PATH_MAX])
{
    char ours[PATH_MAX];
    size_t stem;
    if (!owner_of(last_part(path), &stem) || !name_file(last_part(path), stem, ours) || rename(path, ours) != 0)
        return false;
    strcpy(path, ours);
    return true;
}

/* A program that runs may have the game open; a number that somebody else got meanwhile does not count. */
static bool is_open(long pid)
{
    char link[64], program[PATH_MAX], self[PATH_MAX];
    if (pid == getpid() || kill((pid_t)pid, 0) != 0)
        return false;
    snprintf(link, sizeof link, "/proc/%ld/exe", pid);
    ssize_t n = readlink(link, program, sizeof program), m = readlink("/proc/self/exe", self, sizeof self);
    return n > 0 && n == m && memcmp(program, self, (size_t)n) == 0;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

bool saves_write(const char *path, const sb_table *t)
{
    sb_text record = sb_heap_text();
    sb_record_write_host(t, &record);
    bool fine = !record.cut && file_write(path, &record);
    sb_heap_text_free(&record);
    return fine;
}

void saves_remove(const char *path)
{
    if (path[0])
        unlink(path);
}

bool saves_record_name(const sb_game *g, char path[PATH_MAX])
{
    char stamp[32];
    time_t now = time(NULL);
    struct tm local;
    if (!localtime_r(&now, &local) || !strftime(stamp, sizeof stamp, "%Y-%m-%d", &local))
        return false;
    for (int i = 1; i < 1000; i++) {
        if (i == 1)
            snprintf(path, PATH_MAX, "%s-%s.sbg", g->id, stamp);
        else
            snprintf(path, PATH_MAX, "%s-%s-%d.sbg", g->id, stamp, i);
        if (access(path, F_OK) != 0)
            return true;
    }
    return false;
}

/* ---- listing ----------------------------------------------------------------------------------------------------- */

/* seat 1 bot greedy "Buck" */
static void add_name(const char *line, size_t n, sb_text *names)
{
    const char *from = memchr(line, '"', n), *to = from ? memchr(from + 1, '"', n - (size_t)(from + 1 - line)) : NULL;
    if (!to)
        return;
    sb_put(names, names->n ? ", " : "");
    sb_put_bytes(names, from + 1, (size_t)(to - from - 1));
}

/* The head of a record and the number of its moves, without replaying it; false: none, or one of a finished game. */
static bool read_head(const char *text, saved_game *out)
{
    sb_text names = SB_TEXT(out->names);
    out->game = NULL;
    out->moves = 0;
    for (const char *p = text; *p;) {
        size_t n = strcspn(p, "\n");
        char id[64];
        if (sscanf(p, "game %63s", id) == 1)
            out->game = sb_game_find(id);
        else if (strncmp(p, "seat ", 5) == 0)
            add_name(p, n, &names);
        else if (strncmp(p, "result", 6) == 0)
            return false;
        else if (p[0] >= '0' && p[0] <= '9')
            out->moves++;
        p += n + (p[n] == '\n');
    }
    return out->game != NULL;
}

static bool look_at(const char *in, const char *name, saved_game *out)
{
    struct stat about;
    size_t stem;
    long pid = owner_of(name, &stem);
    int n = snprintf(out->path, sizeof out->path, "%s/%s", in, name);
    if (pid <= 0 || n >= (int)sizeof out->path || is_open(pid) || stat(out->path, &about) != 0)
        return false;
    sb_text text = sb_heap_text();
    bool fine = file_read(out->path, &text) && text.at && read_head(text.at, out);
    out->at = about.st_mtime;
    sb_heap_text_free(&text);
    return fine;
}

static void insert(saved_game list[SAVES_MAX], int *n, const saved_game *g)
{
    int at = *n;
    while (at > 0 && list[at - 1].at < g->at)
        at--;
    if (at == SAVES_MAX)
        return;
    int last = *n < SAVES_MAX ? (*n)++ : SAVES_MAX - 1;
    memmove(&list[at + 1], &list[at], (size_t)(last - at) * sizeof *list);
    list[at] = *g;
}

int saves_list(const sb_game *game, saved_game out[SAVES_MAX])
{
    char in[PATH_MAX];
    int n = 0;
    DIR *d = folder(in) ? opendir(in) : NULL;
    for (struct dirent *e; d && (e = readdir(d)) != NULL;) {
        saved_game g;
        if (look_at(in, e->d_name, &g) && (!game || g.game == game))
            insert(out, &n, &g);
    }
    if (d)
        closedir(d);
    return n;
}

bool saves_any(const sb_game *game)
{
    saved_game *list = calloc(SAVES_MAX, sizeof *list);
    bool any = list && saves_list(game, list) > 0;
    free(list);
    return any;
}
