/* http.h: the parts of HTTP that are only text: what a client accepts, has and calls us, and the words of a status. */
#ifndef SAGEBRUSH_SERVER_HTTP_H
#define SAGEBRUSH_SERVER_HTTP_H

#include <stdbool.h>

/* The codings of a body that we have.  A client that likes several equally gets the last of them. */
typedef enum http_coding { HTTP_IDENTITY, HTTP_GZIP, HTTP_BR, HTTP_CODING_COUNT } http_coding;

const char *http_coding_name(http_coding c);

/* The best coding for an Accept-Encoding header among those that we `have`; the identity is always there. */
http_coding http_choose_coding(const char *accept, const bool have[HTTP_CODING_COUNT]);

/* Which of `n` languages ("en", "fr") an Accept-Language header likes most, a region of one ("fr-CA") as the language itself; of
 * several liked equally the first that it names; the first of ours if it names none of them. */
int http_choose_language(const char *accept, const char *const have[], int n);

/* Does an If-None-Match header name this tag (written with its quotes)? */
bool http_has_tag(const char *if_none_match, const char *tag);

/* Is this Host header (with or without a port) a name that only this machine gives itself, or the one we were told to
 * listen on?  A page of somebody else whose name was made to point at 127.0.0.1 (DNS rebinding) sends that name. */
bool http_is_local_host(const char *host, const char *own);

const char *http_status_text(int status);

#endif
