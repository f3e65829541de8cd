/* webpush.c: messages for browsers that are not open (webpush.h).  P-256 and AES-GCM are OpenSSL's, the rest libsodium's. */
#include "server/webpush.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define BASE64       sodium_base64_VARIANT_URLSAFE_NO_PADDING
#define RECORD_BYTES 4096 /* of RFC 8188: one record is all we send */
#define TAG_BYTES    16

/* ---- keys -------------------------------------------------------------------------------------------------------- */

static bool decode(const char *text, size_t n, uint8_t *out, size_t size)
{
    size_t got;
    const char *end;
    return sodium_base642bin(out, size, text, n, NULL, &got, &end, BASE64) == 0 && got == size && end == text + n;
}

static bool read_keys(const char *keys, uint8_t point[WEBPUSH_POINT], uint8_t scalar[WEBPUSH_SCALAR])
{
    const char *space = strchr(keys, ' ');
    return space && decode(keys, (size_t)(space - keys), point, WEBPUSH_POINT)
        && decode(space + 1, strlen(space + 1), scalar, WEBPUSH_SCALAR);
}

static EVP_PKEY *make_key(const OSSL_PARAM *params, int selection)
{
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *c = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    if (c && EVP_PKEY_fromdata_init(c) == 1)
        EVP_PKEY_fromdata(c, &key, selection, (OSSL_PARAM *)(uintptr_t)params);
    EVP_PKEY_CTX_free(c);
    return key;
}

/* `scalar` NULL: a public key.  NULL: these bytes are none. */
static EVP_PKEY *key_from(const uint8_t point[WEBPUSH_POINT], const uint8_t *scalar)
{
    BIGNUM *secret = scalar ? BN_bin2bn(scalar, WEBPUSH_SCALAR, NULL) : NULL;
    OSSL_PARAM_BLD *b = OSSL_PARAM_BLD_new();
    OSSL_PARAM *params = NULL;
    if (b && OSSL_PARAM_BLD_push_utf8_string(b, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0)
        && OSSL_PARAM_BLD_push_octet_string(b, OSSL_PKEY_PARAM_PUB_KEY, point, WEBPUSH_POINT)
        && (!secret || OSSL_PARAM_BLD_push_BN(b, OSSL_PKEY_PARAM_PRIV_KEY, secret)))
        params = OSSL_PARAM_BLD_to_param(b);
    EVP_PKEY *key = params ? make_key(params, scalar ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY) : NULL;
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(b);
    BN_clear_free(secret);
    return key;
}

bool webpush_new_keys(char out[WEBPUSH_KEYS])
{
    EVP_PKEY *key = EVP_EC_gen("P-256");
    BIGNUM *secret = NULL;
    uint8_t *point = NULL, scalar[WEBPUSH_SCALAR];
    bool fine = key && EVP_PKEY_get1_encoded_public_key(key, &point) == WEBPUSH_POINT
        && EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &secret) == 1
        && BN_bn2binpad(secret, scalar, sizeof scalar) == WEBPUSH_SCALAR;
    if (fine) {
        sodium_bin2base64(out, WEBPUSH_KEYS, point, WEBPUSH_POINT, BASE64);
        size_t n = strlen(out);
        out[n] = ' ';
        sodium_bin2base64(out + n + 1, WEBPUSH_KEYS - n - 1, scalar, sizeof scalar, BASE64);
    }
    OPENSSL_free(point);
    BN_clear_free(secret);
    EVP_PKEY_free(key);
    return fine;
}

void webpush_public_key(const char *keys, char out[WEBPUSH_KEYS])
{
    size_t n = strcspn(keys, " ");
    memcpy(out, keys, n);
    out[n] = '\0';
}

bool webpush_read_browser(
    const char *p256dh, const char *auth, uint8_t point[WEBPUSH_POINT], uint8_t secret[WEBPUSH_AUTH])
{
    if (!decode(p256dh, strlen(p256dh), point, WEBPUSH_POINT) || !decode(auth, strlen(auth), secret, WEBPUSH_AUTH))
        return false;
    EVP_PKEY *key = key_from(point, NULL); /* is it a point of the curve? */
    EVP_PKEY_free(key);
    return key != NULL;
}

/* ---- encryption -------------------------------------------------------------------------------------------------- */

static bool agree(EVP_PKEY *own, EVP_PKEY *other, uint8_t out[32])
{
    size_t n = 32;
    EVP_PKEY_CTX *c = EVP_PKEY_CTX_new(own, NULL);
    bool fine = c && EVP_PKEY_derive_init(c) == 1 && EVP_PKEY_derive_set_peer(c, other) == 1
        && EVP_PKEY_derive(c, out, &n) == 1 && n == 32;
    EVP_PKEY_CTX_free(c);
    return fine;
}

static void hmac(const uint8_t *key, size_t key_n, const uint8_t *text, size_t n, uint8_t out[32])
{
    crypto_auth_hmacsha256_state s;
    crypto_auth_hmacsha256_init(&s, key, key_n);
    crypto_auth_hmacsha256_update(&s, text, n);
    crypto_auth_hmacsha256_final(&s, out);
}

/* HKDF for up to 32 bytes: extract with `salt`, expand with `info`. */
static void hkdf(
    const uint8_t *salt, size_t salt_n, const uint8_t secret[32], const uint8_t *info, size_t n, uint8_t out[32])
{
    uint8_t extracted[32], text[160];
    hmac(salt, salt_n, secret, 32, extracted);
    memcpy(text, info, n);
    text[n] = 1;
    hmac(extracted, sizeof extracted, text, n + 1, out);
}

static void derive(const uint8_t shared[32], const uint8_t point[WEBPUSH_POINT], const uint8_t auth[WEBPUSH_AUTH],
    const uint8_t sender[WEBPUSH_POINT], const uint8_t salt[WEBPUSH_SALT], uint8_t key[32], uint8_t nonce[32])
{
    static const char KEY[] = "Content-Encoding: aes128gcm", NONCE[] = "Content-Encoding: nonce";
    uint8_t info[14 + 2 * WEBPUSH_POINT], secret[32];
    memcpy(info, "WebPush: info", 14); /* its NUL is part of it, as of the others */
    memcpy(info + 14, point, WEBPUSH_POINT);
    memcpy(info + 14 + WEBPUSH_POINT, sender, WEBPUSH_POINT);
    hkdf(auth, WEBPUSH_AUTH, shared, info, sizeof info, secret);
    hkdf(salt, WEBPUSH_SALT, secret, (const uint8_t *)KEY, sizeof KEY, key);
    hkdf(salt, WEBPUSH_SALT, secret, (const uint8_t *)NONCE, sizeof NONCE, nonce);
    sodium_memzero(secret, sizeof secret);
}

static bool seal(const uint8_t key[16], const uint8_t nonce[12], const char *message, size_t n, uint8_t *out)
{
    static const uint8_t LAST = 2; /* what ends the last record */
    int a = 0, b = 0, c = 0;
    EVP_CIPHER_CTX *x = EVP_CIPHER_CTX_new();
    bool fine = x && EVP_EncryptInit_ex(x, EVP_aes_128_gcm(), NULL, key, nonce) == 1
        && EVP_EncryptUpdate(x, out, &a, (const uint8_t *)message, (int)n) == 1
        && EVP_EncryptUpdate(x, out + a, &b, &LAST, 1) == 1 && EVP_EncryptFinal_ex(x, out + a + b, &c) == 1
        && EVP_CIPHER_CTX_ctrl(x, EVP_CTRL_GCM_GET_TAG, TAG_BYTES, out + a + b + c) == 1;
    EVP_CIPHER_CTX_free(x);
    return fine && (size_t)(a + b + c) == n + 1;
}

bool webpush_encrypt(const uint8_t point[WEBPUSH_POINT], const uint8_t secret[WEBPUSH_AUTH], const char *sender,
    const uint8_t salt[WEBPUSH_SALT], const char *message, size_t n, uint8_t body[WEBPUSH_BODY], size_t *size)
{
    uint8_t own[WEBPUSH_POINT], scalar[WEBPUSH_SCALAR], shared[32], key[32], nonce[32];
    if (n > WEBPUSH_MESSAGE || !read_keys(sender, own, scalar))
        return false;
    EVP_PKEY *mine = key_from(own, scalar), *theirs = key_from(point, NULL);
    bool fine = mine && theirs && agree(mine, theirs, shared);
    EVP_PKEY_free(mine);
    EVP_PKEY_free(theirs);
    if (!fine)
        return false;
    derive(shared, point, secret, own, salt, key, nonce);
    uint8_t *p = body;
    memcpy(p, salt, WEBPUSH_SALT);
    p += WEBPUSH_SALT;
    memcpy(p, (uint8_t[]) { 0, 0, RECORD_BYTES >> 8, 0, WEBPUSH_POINT }, 5);
    p += 5;
    memcpy(p, own, WEBPUSH_POINT);
    p += WEBPUSH_POINT;
    *size = (size_t)(p - body) + n + 1 + TAG_BYTES;
    fine = seal(key, nonce, message, n, p);
    sodium_memzero(shared, sizeof shared);
    sodium_memzero(key, sizeof key);
    sodium_memzero(scalar, sizeof scalar);
    return fine;
}

/* ---- who we are -------------------------------------------------------------------------------------------------- */

static void put_base64(sb_text *out, const void *bytes, size_t n)
{
    char text[600];
    sodium_bin2base64(text, sizeof text, bytes, n, BASE64);
    sb_put(out, text);
}

/* The two numbers of a signature, each in 32 bytes. */
static bool flatten(const uint8_t *der, size_t n, uint8_t out[64])
{
    ECDSA_SIG *s = d2i_ECDSA_SIG(NULL, &der, (long)n);
    bool fine =
        s && BN_bn2binpad(ECDSA_SIG_get0_r(s), out, 32) == 32 && BN_bn2binpad(ECDSA_SIG_get0_s(s), out + 32, 32) == 32;
    ECDSA_SIG_free(s);
    return fine;
}

static bool sign_text(const char *keys, const char *text, size_t n, uint8_t out[64])
{
    uint8_t point[WEBPUSH_POINT], scalar[WEBPUSH_SCALAR], der[80];
    size_t size = sizeof der;
    EVP_PKEY *key = read_keys(keys, point, scalar) ? key_from(point, scalar) : NULL;
    EVP_MD_CTX *c = EVP_MD_CTX_new();
    bool fine = key && c && EVP_DigestSignInit(c, NULL, EVP_sha256(), NULL, key) == 1
        && EVP_DigestSign(c, der, &size, (const uint8_t *)text, n) == 1 && flatten(der, size, out);
    EVP_MD_CTX_free(c);
    EVP_PKEY_free(key);
    sodium_memzero(scalar, sizeof scalar);
    return fine;
}

bool webpush_sign(const char *keys, const char *origin, const char *contact, int64_t expires, sb_text *out)
{
    static const char HEAD[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char claims[400], public[WEBPUSH_KEYS];
    uint8_t signature[64];
    sb_text c = SB_TEXT(claims);
    sb_putf(&c, "{\"aud\":\"%s\",\"exp\":", origin);
    sb_put_int(&c, expires);
    sb_putf(&c, ",\"sub\":\"%s\"}", contact);
    sb_put(out, "vapid t=");
    size_t from = out->n;
    put_base64(out, HEAD, sizeof HEAD - 1);
    sb_put_char(out, '.');
    put_base64(out, claims, c.n);
    if (c.cut || out->cut || !sign_text(keys, out->at + from, out->n - from, signature))
        return false;
    sb_put_char(out, '.');
    put_base64(out, signature, sizeof signature);
    webpush_public_key(keys, public);
    sb_putf(out, ", k=%s", public);
    return !out->cut;
}
