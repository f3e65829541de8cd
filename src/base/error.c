/* error.c: the texts of error.h. */
#include "sagebrush/error.h"

typedef struct error_row {
    const char *code;
    const char *text[SB_LANG_COUNT];
    int http;
} error_row;

static const error_row ERRORS[SB_ERROR_COUNT] = {
#define SB_X(name, code, http, en, fr) [SB_##name] = { code, { [SB_EN] = en, [SB_FR] = fr }, http },
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

const char *sb_error_text(sb_error e, sb_lang lang)
{
    return row(e)->text[lang];
}

int sb_error_http(sb_error e)
{
    return row(e)->http;
}
