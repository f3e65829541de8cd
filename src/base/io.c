/* io.c: states to JSON and back by one description (io.h). */
#include "sagebrush/io.h"

#include <assert.h>
#include <string.h>

int sb_domain_find(const sb_domain *d, const char *id, size_t n)
{
    for (int i = 0; i < d->count; i++)
        if (d->item[i].id && strlen(d->item[i].id) == n && memcmp(d->item[i].id, id, n) == 0)
            return i;
    return -1;
}

sb_io sb_io_writer(sb_json *out)
{
    return (sb_io) { .out = out };
}

sb_io sb_io_reader(const sb_node_ops *ops, const void *root)
{
    sb_io io = { .ops = ops };
    io.level[0].node = root;
    if (!root || ops->kind(root) != SB_NODE_OBJECT)
        sb_io_fail(&io, "state", "expected an object");
    return io;
}

bool sb_is_listed(const char *key, const char *const *keys, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(keys[i], key) == 0)
            return true;
    return false;
}

bool sb_io_reading(const sb_io *io)
{
    return io->ops != NULL;
}

/* players[2].nuggets */
static void put_path(const sb_io *io, sb_text *t, const char *key)
{
    for (int d = 1; d <= io->depth; d++) {
        const sb_io_level *parent = &io->level[d - 1];
        if (io->level[d].key) {
            if (t->n > 0)
                sb_put_char(t, '.');
            sb_put(t, io->level[d].key);
        } else {
            sb_putf(t, "[%d]", (int)parent->next - 1);
        }
    }
    if (key) {
        if (t->n > 0)
            sb_put_char(t, '.');
        sb_put(t, key);
    } else if (io->level[io->depth].next > 0) {
        sb_putf(t, "[%d]", (int)io->level[io->depth].next - 1);
    }
}

void sb_io_fail(sb_io *io, const char *key, const char *message)
{
    if (io->failed)
        return;
    io->failed = true;
    sb_text t = SB_TEXT(io->error);
    put_path(io, &t, key);
    sb_putf(&t, ": %s", message);
}

/* The node of the next member or item; NULL after a failure. */
static const void *fetch(sb_io *io, const char *key)
{
    if (io->failed)
        return NULL;
    sb_io_level *l = &io->level[io->depth];
    const void *node;
    if (key) {
        assert(l->next < SB_IO_KEYS);
        l->keys[l->next++] = key;
        node = io->ops->member(l->node, key);
    } else {
        node = l->next < io->ops->count(l->node) ? io->ops->item(l->node, l->next) : NULL;
        l->next++;
    }
    if (!node)
        sb_io_fail(io, key, "is missing");
    return node;
}

static void descend(sb_io *io, const char *key, const void *node)
{
    io->depth++;
    assert(io->depth < SB_IO_DEPTH);
    io->level[io->depth].node = node;
    io->level[io->depth].key = key;
    io->level[io->depth].next = 0;
}

void sb_io_object(sb_io *io, const char *key)
{
    if (io->out) {
        sb_json_object(io->out, key);
        return;
    }
    const void *node = fetch(io, key);
    if (node && io->ops->kind(node) != SB_NODE_OBJECT)
        sb_io_fail(io, key, "expected an object");
    descend(io, key, node);
}

size_t sb_io_list(sb_io *io, const char *key, size_t n, size_t max)
{
    if (io->out) {
        sb_json_list(io->out, key);
        return n;
    }
    const void *node = fetch(io, key);
    size_t count = 0;
    if (node && io->ops->kind(node) != SB_NODE_LIST)
        sb_io_fail(io, key, "expected a list");
    else if (node && (count = io->ops->count(node)) > max)
        sb_io_fail(io, key, "has too many entries");
    descend(io, key, node);
    return io->failed ? 0 : count;
}

void sb_io_end(sb_io *io)
{
    if (io->out) {
        sb_json_end(io->out);
        return;
    }
    sb_io_level *l = &io->level[io->depth];
    if (!io->failed && io->ops->kind(l->node) == SB_NODE_OBJECT) {
        const char *stranger = io->ops->key_not_in(l->node, l->keys, l->next);
        if (stranger)
            sb_io_fail(io, stranger, "is not known here");
    }
    if (io->depth > 0)
        io->depth--;
}

int64_t sb_io_int(sb_io *io, const char *key, int64_t v, int64_t lo, int64_t hi)
{
    if (io->out) {
        sb_json_int(io->out, key, v);
        return v;
    }
    const void *node = fetch(io, key);
    if (!node)
        return v;
    int64_t got = io->ops->kind(node) == SB_NODE_INT ? io->ops->integer(node) : lo - 1;
    if (io->ops->kind(node) == SB_NODE_INT && got >= lo && got <= hi)
        return got;
    char message[96];
    sb_text t = SB_TEXT(message);
    sb_put(&t, "expected a whole number from ");
    sb_put_int(&t, lo);
    sb_put(&t, " to ");
    sb_put_int(&t, hi);
    sb_io_fail(io, key, message);
    return v;
}

bool sb_io_bool(sb_io *io, const char *key, bool v)
{
    if (io->out) {
        sb_json_bool(io->out, key, v);
        return v;
    }
    const void *node = fetch(io, key);
    if (!node)
        return v;
    if (io->ops->kind(node) == SB_NODE_BOOL)
        return io->ops->integer(node) != 0;
    sb_io_fail(io, key, "expected true or false");
    return v;
}

int sb_io_item(sb_io *io, const char *key, int v, const sb_domain *d)
{
    if (io->out) {
        sb_json_text(io->out, key, v >= 0 && v < d->count ? d->item[v].id : NULL);
        return v;
    }
    const void *node = fetch(io, key);
    if (!node)
        return v;
    sb_node_kind kind = io->ops->kind(node);
    if (kind == SB_NODE_NULL && !d->item[0].id)
        return 0;
    if (kind == SB_NODE_TEXT) {
        const char *id = io->ops->text(node);
        int found = sb_domain_find(d, id, strlen(id));
        if (found >= 0)
            return found;
    }
    char message[96];
    sb_text t = SB_TEXT(message);
    sb_putf(&t, "expected the id of a %s%s", d->id, d->item[0].id ? "" : " or null");
    sb_io_fail(io, key, message);
    return v;
}

int sb_io_seat(sb_io *io, const char *key, int v, int players)
{
    if (io->out) {
        if (v == 0)
            sb_json_null(io->out, key);
        else
            sb_json_int(io->out, key, v - 1);
        return v;
    }
    const void *node = fetch(io, key);
    if (!node)
        return v;
    if (io->ops->kind(node) == SB_NODE_NULL)
        return 0;
    if (io->ops->kind(node) == SB_NODE_INT) {
        int64_t seat = io->ops->integer(node);
        if (seat >= 0 && seat < players)
            return (int)seat + 1;
    }
    sb_io_fail(io, key, "expected a seat of this table or null");
    return v;
}

void sb_io_hex(sb_io *io, const char *key, uint8_t *bytes, size_t n)
{
    if (io->out) {
        char digits[129];
        assert(2 * n < sizeof digits);
        sb_text t = SB_TEXT(digits);
        sb_put_hex(&t, bytes, n);
        sb_json_text(io->out, key, digits);
        return;
    }
    const void *node = fetch(io, key);
    if (node && !(io->ops->kind(node) == SB_NODE_TEXT && sb_hex_read(io->ops->text(node), bytes, n)))
        sb_io_fail(io, key, "expected hex digits, two for every byte");
}
