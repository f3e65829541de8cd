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
