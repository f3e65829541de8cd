/* conformance_view.c: what a viewer is shown is what the game describes: every member, its type, its items (conformance.h). */
#include "conformance.h"

#include "sagebrush/heap.h"

#include <jansson.h>
#include <string.h>

static const sb_field *field_at(const sb_game *g, const char *path)
{
    for (int i = 0; i < g->fields.count; i++)
        if (strcmp(g->fields.at[i].path, path) == 0)
            return &g->fields.at[i];
    return NULL;
}

static bool is_item(const sb_game *g, int domain, const char *id)
{
    return sb_domain_find(&g->domains[domain], id, strlen(id)) >= 0;
}

static bool is_category(const sb_game *g, const char *id)
{
    for (int i = 0; i < g->categories.count; i++)
        if (strcmp(g->categories.at[i].id, id) == 0)
            return true;
    return false;
}

/* "players[]" and "seat": "players[].seat"; nothing and "round": "round". */
static void join(char out[128], const char *path, const char *key)
{
    snprintf(out, 128, "%s%s%s", path, *path && key[0] != '[' ? "." : "", key);
}

static void check_value(cf *c, const char *path, const json_t *v, int viewer);

/* Nothing is missing that must be there, nothing is there that is not described. */
static void check_members(cf *c, const char *path, const json_t *object, int viewer)
{
    const char *key;
    json_t *v;
    char name[128];
    json_object_foreach((json_t *)(uintptr_t)object, key, v)
    {
        join(name, path, key);
        check_value(c, name, v, viewer);
    }
    size_t n = strlen(path);
    for (int i = 0; i < c->g->fields.count; i++) {
        const sb_field *f = &c->g->fields.at[i];
        const char *rest = n ? f->path + n + 1 : f->path;
        bool inside = strncmp(f->path, path, n) == 0 && (n == 0 || f->path[n] == '.') && !strpbrk(rest, ".[{");
        CF(c, !inside || (f->flags & SB_FIELD_OPTIONAL) || json_object_get(object, rest),
            "view: %s is missing for viewer %d", f->path, viewer);
    }
}

static void check_list(cf *c, const char *path, const json_t *list, int viewer)
{
    char name[128];
    join(name, path, "[]");
    for (size_t i = 0; i < json_array_size(list) && !c->failed; i++)
        check_value(c, name, json_array_get(list, i), viewer);
}

static void check_map(cf *c, const sb_field *f, const json_t *map)
{
    const char *key;
    json_t *v;
    json_object_foreach((json_t *)(uintptr_t)map, key, v)
    {
        bool known = f->type == SB_FIELD_SCORES ? is_category(c->g, key) : is_item(c->g, f->domain, key);
        CF(c, known && json_is_integer(v), "view: %s of %s", key, f->path);
    }
}

static void check_value(cf *c, const char *path, const json_t *v, int viewer)
{
    const sb_field *f = field_at(c->g, path);
    CF(c, f, "view: %s is not described", path);
    if (json_is_null(v)) {
        CF(c, f->flags & SB_FIELD_NULLABLE, "view: %s is null", path);
        return;
    }
    switch ((sb_field_type)f->type) {
    case SB_FIELD_NUMBER: CF(c, json_is_integer(v), "view: %s is no number", path); break;
    case SB_FIELD_BOOL: CF(c, json_is_boolean(v), "view: %s is neither true nor false", path); break;
    case SB_FIELD_SEAT:
        CF(c, json_is_integer(v) && json_integer_value(v) >= 0 && json_integer_value(v) < SB_SEATS_MAX,
            "view: %s is no seat", path);
        break;
    case SB_FIELD_ITEM:
        CF(c, json_is_string(v) && is_item(c->g, f->domain, json_string_value(v)), "view: %s is %s, no item of %s",
            path, json_is_string(v) ? json_string_value(v) : "no text", c->g->domains[f->domain].id);
        break;
    case SB_FIELD_OBJECT:
        CF(c, json_is_object(v), "view: %s is no object", path);
        check_members(c, path, v, viewer);
        break;
    case SB_FIELD_LIST:
        CF(c, json_is_array(v), "view: %s is no list", path);
        check_list(c, path, v, viewer);
        break;
    case SB_FIELD_MAP:
    case SB_FIELD_SCORES:
        CF(c, json_is_object(v), "view: %s is no object", path);
        check_map(c, f, v);
        break;
    case SB_FIELD_TYPES: break;
    }
}

/* The description itself: every member of something has a name in all languages, and lies in something. */
void cf_check_fields(cf *c)
{
    CF(c, c->g->fields.count > 0, "the view is not described");
    for (int i = 0; i < c->g->fields.count; i++) {
        const sb_field *f = &c->g->fields.at[i];
        size_t n = strlen(f->path);
        bool is_part = f->path[n - 1] == ']' || f->path[n - 1] == '}';
        CF(c, f->type < SB_FIELD_TYPES && f->domain < c->g->domains_count, "field %s: a bad type", f->path);
        for (int lang = 0; lang < SB_LANG_COUNT; lang++)
            CF(c, is_part == !(f->label[lang] && f->label[lang][0]), "field %s: a name is missing, or too many",
                f->path);
        CF(c, field_at(c->g, f->path) == f, "field %s is there twice", f->path);
    }
}

void cf_check_view(cf *c, int viewer)
{
    cf_state seen = cf_redacted(c, &c->now, viewer);
    sb_text text = sb_heap_text();
    sb_json json = SB_JSON(&text);
    sb_json_object(&json, NULL);
    c->g->people.view(seen.bytes, viewer, &json);
    sb_json_end(&json);
    json_t *view = json_loadb(text.at, text.n, 0, NULL);
    if (view) /* conformance_table.c finds what is no JSON */
        check_members(c, "", view, viewer);
    json_decref(view);
    sb_heap_text_free(&text);
}
