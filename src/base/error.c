/* error.c: the texts of error.h. */
#include "sagebrush/error.h"

typedef struct error_row {
    const char *code;
    const char *en, *fr;
    int http;
} error_row;

static const error_row ERRORS[SB_ERROR_COUNT] = {
#define SB_X(name, code, http, en, fr) [SB_##name] = { code, en, fr, http },
    SB_ERRORS(SB_X)
#undef SB_X
};

static const error_row *row(sb_error e)
{
    return &ERRORS[(unsigned)e < SB_ERROR_COUNT ? e : SB_BAD_REQUEST];
}

const char *sb_error_code(sb_error e)
{
    return row(e)->code;
}

const char *sb_error_text(sb_error e)
{
    return row(e)->en;
}

const char *sb_error_text_fr(sb_error e)
{
    return row(e)->fr;
}

int sb_error_http(sb_error e)
{
    return row(e)->http;
}
