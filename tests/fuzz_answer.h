/* fuzz_answer.h: what every answer of the engine must be, whatever the request was. */
#ifndef SAGEBRUSH_TESTS_FUZZ_ANSWER_H
#define SAGEBRUSH_TESTS_FUZZ_ANSWER_H

#include "sagebrush/error.h"
#include "sagebrush/text.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -1: no such code. */
static inline int fuzz_error_of(const char *code)
{
    for (int i = 0; i < SB_ERROR_COUNT; i++)
        if (strcmp(sb_error_code((sb_error)i), code) == 0)
            return i;
    return -1;
}

/* The answer parsed (the caller's), and its error code; ends the program when it is not one line of JSON of the right
 * shape. */
static inline json_t *fuzz_check_answer(const sb_text *answer, int *error)
{
    json_t *json = json_loadb(answer->at, answer->n, JSON_REJECT_DUPLICATES, NULL);
    const json_t *failure = json_object_get(json, "error");
    const char *code = json_is_true(json_object_get(json, "ok")) ? "ok"
        : json_is_string(json_object_get(failure, "message"))    ? json_string_value(json_object_get(failure, "code"))
                                                                 : NULL;
    *error = code ? fuzz_error_of(code) : -1;
    if (*error >= 0 && !memchr(answer->at, '\n', answer->n) && json_object_get(json, "id"))
        return json;
    fprintf(stderr, "bad answer: %s\n", answer->at);
    abort();
}

#endif
