/* log.c: lines of key=value (log.h). */
#include "server/log.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

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

void log_put(log_level level, const char *event, ...)
{
    char buffer[1024];
    sb_text line = SB_TEXT(buffer);
    va_list pairs;
    if (level > shown)
        return;
    put_time(&line);
    va_start(pairs, event);
    log_line(&line, level, event, pairs);
    va_end(pairs);
    fprintf(stderr, "%s\n", line.at);
}
