/* log.h: what a server says about itself: lines of key=value on standard error. */
#ifndef SAGEBRUSH_SERVER_LOG_H
#define SAGEBRUSH_SERVER_LOG_H

#include "sagebrush/text.h"

typedef enum log_level { LOG_WARNING, LOG_INFO } log_level;

/* Lines above this level are not written; LOG_WARNING at the beginning. */
void log_set(log_level most);

/* log_put(LOG_INFO, "request", "method", "GET", "path", "/", NULL); values are quoted where they need it. */
__attribute__((sentinel)) void log_put(log_level level, const char *event, ...);

/* The same as text, without time and end of line. */
void log_line(sb_text *out, log_level level, const char *event, va_list pairs);

#endif
