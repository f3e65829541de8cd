/* text.h: a text buffer and a JSON writer that never allocate by themselves, and hex.
 *
 * A buffer is memory of the caller.  It always ends with a NUL; what does not fit is cut and `cut` says so.
 * A buffer may have a `grow` function (heap.h has one), then it is never cut while memory lasts. */
#ifndef SAGEBRUSH_TEXT_H
#define SAGEBRUSH_TEXT_H

#include "sagebrush/public.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

SB_PUBLIC_BEGIN

typedef struct sb_text sb_text;
struct sb_text {
    char *at;                              /* NUL-terminated */
    size_t n;                              /* bytes before the NUL */
    size_t cap;                            /* bytes of memory at `at`, NUL included */
    bool (*grow)(sb_text *t, size_t need); /* makes cap >= need or answers false; NULL: fixed size */
    bool cut;                              /* something did not fit */
};

#define SB_TEXT(array) ((sb_text) { .at = ((array)[0] = '\0', (array)), .cap = sizeof(array) })

void sb_text_clear(sb_text *t);
void sb_put(sb_text *t, const char *s);
void sb_put_bytes(sb_text *t, const char *s, size_t n);
void sb_put_char(sb_text *t, char c);
void sb_put_int(sb_text *t, int64_t v);
void sb_put_hex(sb_text *t, const uint8_t *bytes, size_t n); /* two lower-case digits a byte */
void sb_put_hash(sb_text *t, uint64_t hash);                 /* 16 hex digits */
/* %s %d %c %% %h (a uint64_t as 16 hex digits); nothing else. */
void sb_putf(sb_text *t, const char *format, ...);
void sb_putv(sb_text *t, const char *format, va_list args);

/* Reads exactly 2n hex digits of s into out; false (out untouched) if s is anything else. */
bool sb_hex_read(const char *s, uint8_t *out, size_t n);

/* Texts of others: is s[0..n) UTF-8 (RFC 3629)?  Mending puts '?' in place of every byte that is not part of it: also of a
 * character that was cut off at the end. */
bool sb_is_utf8(const char *s, size_t n);
/* UTF-8, and every character is one that is seen: no controls (those of terminals, C1, neither), none without width, none
 * that turns the direction of writing. */
bool sb_is_plain(const char *s, size_t n);
void sb_mend_utf8(char *s, size_t n);

/* JSON, written as it comes.  `key` is NULL for list items and at the top. */
typedef struct sb_json {
    sb_text *out;
    uint64_t comma; /* bit d: level d already has a member */
    uint64_t list;  /* bit d: level d is a list */
    uint8_t depth;
} sb_json;

#define SB_JSON(text) ((sb_json) { .out = (text) })

void sb_json_object(sb_json *j, const char *key);
void sb_json_list(sb_json *j, const char *key);
void sb_json_end(sb_json *j);                                      /* closes what was opened last */
void sb_json_text(sb_json *j, const char *key, const char *value); /* NULL is written as null */
void sb_json_int(sb_json *j, const char *key, int64_t value);
void sb_json_bool(sb_json *j, const char *key, bool value);
void sb_json_null(sb_json *j, const char *key);
void sb_json_hash(sb_json *j, const char *key, uint64_t hash);
void sb_json_hex(sb_json *j, const char *key, const uint8_t *bytes, size_t n);
void sb_json_bits(sb_json *j, const char *key, unsigned bits);   /* the numbers of those that are set: [0,2] */
void sb_json_raw(sb_json *j, const char *key, const char *json); /* JSON already; "": the caller appends the value */
void sb_json_fixed(sb_json *j, const char *key, double value, int decimals); /* tools only: games have no floats */

SB_PUBLIC_END

#endif
