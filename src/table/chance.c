/* chance.c: the commitment to a table's chance, and the key the game is played with (docs/record.md). */
#include "table/table_private.h"

#include <string.h>

void sb_commitment(const uint8_t key[SB_KEY_BYTES], const char *table_id, uint8_t out[32])
{
    sb_sha256 h;
    sb_sha256_init(&h);
    sb_sha256_add(&h, key, SB_KEY_BYTES);
    sb_sha256_add(&h, table_id, strlen(table_id));
    sb_sha256_end(&h, out);
}

static bool has_nonce(const sb_table_setup *s)
{
    for (int i = 0; i < s->setup.players; i++)
        if (s->seat[i].nonce[0])
            return true;
    return false;
}

/* Every nonce, also an empty one, comes after a '/': no two tables hash the same bytes, and nobody can get from the
 * commitment to the key by continuing the hash, for what follows the id there is SHA-256's padding, 0x80. */
void sb_game_key(const sb_table_setup *setup, uint8_t out[SB_KEY_BYTES])
{
    if (!has_nonce(setup)) {
        memcpy(out, setup->key, SB_KEY_BYTES);
        return;
    }
    sb_sha256 h;
    sb_sha256_init(&h);
    sb_sha256_add(&h, setup->key, SB_KEY_BYTES);
    sb_sha256_add(&h, setup->id, strlen(setup->id));
    for (int i = 0; i < setup->setup.players; i++) {
        sb_sha256_add(&h, "/", 1);
        sb_sha256_add(&h, setup->seat[i].nonce, strlen(setup->seat[i].nonce));
    }
    sb_sha256_end(&h, out);
}

/* ---- before the deal ----------------------------------------------------------------------------------------------- */

sb_error sb_offer_make(const sb_table_setup *setup, sb_offer *out)
{
    sb_error e = sb_check_setup(setup);
    if (e != SB_OK)
        return e;
    if (has_nonce(setup))
        return SB_BAD_REQUEST;
    *out = (sb_offer) { .setup = *setup };
    sb_commitment(setup->key, setup->id, out->commitment);
    for (int i = 0; i < setup->setup.players; i++)
        if (setup->seat[i].kind == SB_HUMAN)
            out->waiting |= 1u << i;
    return SB_OK;
}

sb_error sb_offer_nonce(sb_offer *o, int seat, const char *nonce)
{
    if (seat < 0 || seat >= o->setup.setup.players || o->setup.seat[seat].kind != SB_HUMAN)
        return SB_BAD_SEAT;
    if (!sb_is_word(nonce, "_-", SB_NONCE_MAX))
        return SB_BAD_REQUEST;
    if (!(o->waiting >> seat & 1))
        return strcmp(o->setup.seat[seat].nonce, nonce) == 0 ? SB_OK : SB_STALE;
    strcpy(o->setup.seat[seat].nonce, nonce);
    o->waiting &= ~(1u << seat);
    return SB_OK;
}

sb_error sb_offer_deal(const sb_offer *o, sb_table **out)
{
    return sb_table_new(&o->setup, out);
}
