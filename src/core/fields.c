/* fields.c: the description of a view as JSON: the types and names that pages are made from (game.h). */
#include "sagebrush/game.h"

/* clang-format off */
const char *const sb_field_types[SB_FIELD_TYPES] = {
    [SB_FIELD_NUMBER] = "number", [SB_FIELD_BOOL] = "bool", [SB_FIELD_SEAT] = "seat", [SB_FIELD_ITEM] = "item",
    [SB_FIELD_OBJECT] = "object", [SB_FIELD_LIST] = "list", [SB_FIELD_MAP] = "map", [SB_FIELD_SCORES] = "scores",
};
/* clang-format on */

static void put_flags(const sb_field *f, sb_json *out)
{
    static const struct {
        unsigned flag;
        const char *key;
    } FLAGS[] = { { SB_FIELD_OPTIONAL, "optional" }, { SB_FIELD_NULLABLE, "nullable" }, { SB_FIELD_BY_SEAT, "by_seat" },
        { SB_FIELD_FOLDED, "folded" }, { SB_FIELD_ELSEWHERE, "elsewhere" }, { SB_FIELD_FIRST, "first" } };
    for (size_t i = 0; i < sizeof FLAGS / sizeof *FLAGS; i++)
        if (f->flags & FLAGS[i].flag)
            sb_json_bool(out, FLAGS[i].key, true);
}

void sb_fields_json(const sb_game *g, sb_json *out)
{
    sb_json_list(out, "fields");
    for (int i = 0; i < g->fields.count; i++) {
        const sb_field *f = &g->fields.at[i];
        sb_json_object(out, NULL);
        sb_json_text(out, "path", f->path);
        sb_json_text(out, "type", sb_field_types[f->type]);
        if (f->type == SB_FIELD_ITEM || f->type == SB_FIELD_MAP)
            sb_json_text(out, "domain", g->domains[f->domain].id);
        put_flags(f, out);
        for (int lang = 0; f->label[SB_EN] && lang < SB_LANG_COUNT; lang++)
            sb_json_text(out, sb_lang_ids[lang], f->label[lang]);
        sb_json_end(out);
    }
    sb_json_end(out);
}
