/* log.c: lines of key=value (log.h). */
#include "server/log.h"

#include "sagebrush/rng.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define LOG_AGAIN_SECONDS 10

static log_level shown = LOG_WARNING;

void log_set(log_level most)
{
    shown = most;
}

static const char *level_name(log_level level)
{
    switch (level) {
    case LOG_WARNING: return "warning";
    case LOG_INFO: return "info";
    }
    return "";
}

static bool is_plain(const char *value)
{
    for (const char *p = value; *p; p++)
        if (*p <= ' ' || *p >= 127 || *p == '"' || *p == '=' || *p == '\\')
            return false;
    return value[0] != '\0';
}

/* What a client sent cannot begin a line of its own: everything odd is written as \xNN. */
static void put_value(sb_text *out, const char *value)
{
    if (is_plain(value)) {
        sb_put(out, value);
        return;
    }
    sb_put_char(out, '"');
    for (const char *p = value; *p; p++) {
        bool odd = *p < ' ' || *p >= 127 || *p == '"' || *p == '\\';
        if (odd) {
            sb_put(out, "\\x");
            sb_put_hex(out, (const uint8_t *)p, 1);
        } else {
            sb_put_char(out, *p);
        }
    }
    sb_put_char(out, '"');
}

void log_line(sb_text *out, log_level level, const char *event, va_list pairs)
{
    sb_putf(out, "level=%s event=%s", level_name(level), event);
    for (const char *key; (key = va_arg(pairs, const char *)) != NULL;) {
        sb_putf(out, " %s=", key);
        put_value(out, va_arg(pairs, const char *));
    }
}

static void put_time(sb_text *out)
{
    char text[32];
    struct timespec now;
    struct tm parts;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    sb_putf(out, "time=%s.", text);
    snprintf(text, sizeof text, "%03ldZ ", now.tv_nsec / 1000000);
    sb_put(out, text);
}

/* A database that is gone for an hour is no reason for ten thousand lines: the same warning comes again after a while,
 * and says how often it did not.  -1: not now. */
static int64_t times_unsaid(const char *line)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static struct {
        uint64_t line;
        time_t next;
        int64_t unsaid;
    } warned[32];
    uint64_t hash = sb_hash(line, strlen(line));
    size_t i = hash % (sizeof warned / sizeof *warned);
    time_t now = time(NULL);
    pthread_mutex_lock(&lock);
    bool is_same = warned[i].line == hash, again = is_same && now < warned[i].next;
    int64_t unsaid = again ? -1 : is_same ? warned[i].unsaid : 0;
    if (again) {
        warned[i].unsaid++;
    } else {
        warned[i].line = hash;
        warned[i].next = now + LOG_AGAIN_SECONDS;
        warned[i].unsaid = 0;
    }
    pthread_mutex_unlock(&lock);
    return unsaid;
}

void log_put(log_level level, const char *event, ...)
{
    char bytes[1024], start[64];
    sb_text line = SB_TEXT(bytes), at = SB_TEXT(start);
    va_list pairs;
    if (level > shown)
        return;
    va_start(pairs, event);
    log_line(&line, level, event, pairs);
    va_end(pairs);
    int64_t unsaid = level == LOG_WARNING ? times_unsaid(bytes) : 0;
    if (unsaid < 0)
        return;
    put_time(&at);
    if (unsaid > 0)
        fprintf(stderr, "%s%s unsaid=%lld\n", start, bytes, (long long)unsaid);
    else
        fprintf(stderr, "%s%s\n", start, bytes);
}
