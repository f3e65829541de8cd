/* http.c: the parts of HTTP that are only text (http.h). */
#include "server/http.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char *http_coding_name(http_coding c)
{
    switch (c) {
    case HTTP_IDENTITY: return "identity";
    case HTTP_GZIP: return "gzip";
    case HTTP_BR: return "br";
    case HTTP_CODING_COUNT: break;
    }
    return "";
}

/* ---- lists: "a;q=0.5, b" ------------------------------------------------------------------------------------------
 */

typedef struct item {
    const char *at;
    size_t n;
} item;

static item trim(item it)
{
    while (it.n > 0 && strchr(" \t", it.at[0])) {
        it.at++;
        it.n--;
    }
    while (it.n > 0 && strchr(" \t", it.at[it.n - 1]))
        it.n--;
    return it;
}

/* The next item of a list; false at its end. */
static bool next_item(const char **list, char separator, item *out)
{
    if (**list == '\0')
        return false;
    const char *end = strchr(*list, separator);
    size_t n = end ? (size_t)(end - *list) : strlen(*list);
    *out = trim((item) { *list, n });
    *list += n + (end != NULL);
    return true;
}

static bool is(item it, const char *word)
{
    return it.n == strlen(word) && strncasecmp(it.at, word, it.n) == 0;
}

/* ---- Accept-Encoding ----------------------------------------------------------------------------------------------
 */

#define QUALITY_ONE 1000

/* "q=0.5" as thousandths; 1 where there is none; 0 where it cannot be understood. */
static int quality(item parameters)
{
    if (parameters.n == 0)
        return QUALITY_ONE;
    if (parameters.n < 3 || strncasecmp(parameters.at, "q=", 2) != 0)
        return 0;
    const char *p = parameters.at + 2, *end = parameters.at + parameters.n;
    int q = *p == '1' ? QUALITY_ONE : 0;
    if (*p != '0' && *p != '1')
        return 0;
    p++;
    if (p < end && *p == '.')
        p++;
    for (int unit = QUALITY_ONE / 10; p < end && *p >= '0' && *p <= '9'; p++, unit /= 10)
        q += unit * (*p - '0');
    return p == end && q <= QUALITY_ONE ? q : 0;
}

static http_coding coding_called(item name)
{
    for (http_coding c = 0; c < HTTP_CODING_COUNT; c++)
        if (is(name, http_coding_name(c)))
            return c;
    return HTTP_CODING_COUNT;
}

static item split_quality(item *it)
{
    const char *semicolon = memchr(it->at, ';', it->n);
    if (!semicolon)
        return (item) { it->at, 0 };
    size_t n = (size_t)(semicolon - it->at);
    item parameters = trim((item) { semicolon + 1, it->n - n - 1 });
    *it = trim((item) { it->at, n });
    return parameters.n ? parameters : (item) { "?", 1 };
}

http_coding http_choose_coding(const char *accept, const bool have[HTTP_CODING_COUNT])
{
    int likes[HTTP_CODING_COUNT] = { -1, -1, -1 }, others = -1;
    for (item it; next_item(&accept, ',', &it);) {
        int q = quality(split_quality(&it));
        http_coding c = coding_called(it);
        if (c < HTTP_CODING_COUNT)
            likes[c] = q;
        else if (is(it, "*"))
            others = q;
    }
    http_coding best = HTTP_IDENTITY;
    int most = likes[HTTP_IDENTITY] >= 0 ? likes[HTTP_IDENTITY] : others == 0 ? 0 : 1;
    for (http_coding c = HTTP_IDENTITY + 1; c < HTTP_CODING_COUNT; c++) {
        int q = likes[c] >= 0 ? likes[c] : others;
        if (have[c] && q > 0 && q >= most) {
            best = c;
            most = q;
        }
    }
    return best;
}

/* ---- Accept-Language ----------------------------------------------------------------------------------------------
 */

/* "fr", or "fr-CA" of it. */
static bool is_of_language(item range, const char *language)
{
    size_t n = strlen(language);
    return range.n >= n && strncasecmp(range.at, language, n) == 0 && (range.n == n || range.at[n] == '-');
}

int http_choose_language(const char *accept, const char *const have[], int n)
{
    int best = 0, most = 0;
    for (item it; next_item(&accept, ',', &it);) {
        int q = quality(split_quality(&it));
        for (int i = 0; i < n && q > most; i++)
            if (is_of_language(it, have[i])) {
                best = i;
                most = q;
            }
    }
    return best;
}

/* ---- If-None-Match, Host ------------------------------------------------------------------------------------------
 */

bool http_has_tag(const char *if_none_match, const char *tag)
{
    for (item it; next_item(&if_none_match, ',', &it);) {
        if (it.n > 2 && strncmp(it.at, "W/", 2) == 0)
            it = (item) { it.at + 2, it.n - 2 };
        if (is(it, "*") || (it.n == strlen(tag) && memcmp(it.at, tag, it.n) == 0))
            return true;
    }
    return false;
}

/* 127.0.0.0/8, written out. */
static bool is_loopback_number(item host)
{
    int dots = 0;
    for (size_t i = 0; i < host.n; i++) {
        if (host.at[i] == '.')
            dots++;
        else if (host.at[i] < '0' || host.at[i] > '9')
            return false;
    }
    return dots == 3 && strncmp(host.at, "127.", 4) == 0;
}

static bool is_port(const char *text)
{
    return text[0] == '\0' || (text[0] == ':' && strspn(text + 1, "0123456789") == strlen(text + 1));
}

bool http_is_local_host(const char *host, const char *own)
{
    size_t n = host[0] == '[' ? strcspn(host, "]") + 1 : strcspn(host, ":");
    if (n > strlen(host) || !is_port(host + n))
        return false;
    item name = { host, n };
    return is(name, "localhost") || is(name, "[::1]") || is_loopback_number(name) || (own[0] && is(name, own));
}

const char *http_status_text(int status)
{
    switch (status) {
    case 200: return "OK";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 421: return "Misdirected Request";
    case 503: return "Service Unavailable";
    }
    return "Internal Server Error";
}
