/* webpush.h: a message for a browser that is not open: encrypted for it alone (RFC 8291, aes128gcm of RFC 8188), and
 * signed by the server (VAPID, RFC 8292).  Bytes in, bytes out; who sends them is post.h. */
#ifndef SAGEBRUSH_SERVER_WEBPUSH_H
#define SAGEBRUSH_SERVER_WEBPUSH_H

#include "sagebrush/text.h"

#define WEBPUSH_POINT   65 /* a public key: an uncompressed point of P-256 */
#define WEBPUSH_SCALAR  32 /* a private key */
#define WEBPUSH_AUTH    16 /* the browser's secret */
#define WEBPUSH_SALT    16
#define WEBPUSH_KEYS    140  /* both keys of a server as text */
#define WEBPUSH_MESSAGE 3000 /* most bytes of a message */
#define WEBPUSH_BODY    (WEBPUSH_SALT + 5 + WEBPUSH_POINT + WEBPUSH_MESSAGE + 17)

/* The keys of a server, "PUBLIC PRIVATE" in base64url. */
bool webpush_new_keys(char out[WEBPUSH_KEYS]);
void webpush_public_key(const char *keys, char out[WEBPUSH_KEYS]);

/* What the browser has given us, in base64url. */
bool webpush_read_browser(
    const char *p256dh, const char *auth, uint8_t point[WEBPUSH_POINT], uint8_t secret[WEBPUSH_AUTH]);

/* The body of a request to the browser's service.  `sender` is "PUBLIC PRIVATE" of this message alone, as `salt`. */
bool webpush_encrypt(const uint8_t point[WEBPUSH_POINT], const uint8_t secret[WEBPUSH_AUTH], const char *sender,
    const uint8_t salt[WEBPUSH_SALT], const char *message, size_t n, uint8_t body[WEBPUSH_BODY], size_t *size);

/* The value of the header Authorization: who we are, for this service, until `expires` (seconds since 1970). */
bool webpush_sign(const char *keys, const char *origin, const char *contact, int64_t expires, sb_text *out);

#endif
