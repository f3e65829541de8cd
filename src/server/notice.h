/* notice.h: telling people who are not at their table: what is said, and the ways it goes (notice_send.c).
 *
 * How a person can be reached is a JSON object:
 *     {"lang":"fr","webhook":URL,"ntfy":URL,"mail":ADDRESS,"mail_ok":true,"digest":true,
 *      "push":[{"endpoint":URL,"p256dh":KEY,"auth":SECRET}]} */
#ifndef SAGEBRUSH_SERVER_NOTICE_H
#define SAGEBRUSH_SERVER_NOTICE_H

#include "sagebrush/lang.h"
#include "server/webpush.h"

typedef struct notice_ways {  /* of this server */
    const char *url;          /* how others reach it; "": not known */
    const char *mail_command; /* gets the address as its argument and the message on its standard input; "": no mail */
    const char *contact;      /* mailto: or https:, for the services of browsers */
    bool anywhere;            /* also into our own network */
    char keys[WEBPUSH_KEYS];
} notice_ways;

typedef enum notice_kind { NOTICE_TURN, NOTICE_DIGEST, NOTICE_CODE, NOTICE_KINDS } notice_kind;

typedef struct notice {
    notice_kind kind;
    const char *table, *game; /* ids; "" if it is about none */
    const char *text;         /* the digest: a line for each table; the code */
} notice;

/* By all ways that there are; how many it went.  `gone` gets the endpoints that exist no more, one a line. */
int notice_send(const notice_ways *ways, const char *reach, const notice *what, sb_text *gone);

void notice_put_url(const notice_ways *ways, const char *table, sb_text *out); /* nothing, if our own is not known */
bool notice_is_address(const char *text);                                      /* of mail */

#endif
