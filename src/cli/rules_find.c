/* rules_find.c: looking up rules by id (rules.h). */
#include "cli/rules.h"

#include <string.h>
#include <strings.h>

const rule *rule_find(const char *id)
{
    for (const rule *r = RULES; r->id; r++)
        if (strcasecmp(r->id, id) == 0)
            return r;
    return NULL;
}

const char *rule_text(const rule *r, sb_lang lang)
{
    return lang == SB_FR && r->fr ? r->fr : r->en;
}

bool rule_in_group(const rule *r, const char *group)
{
    size_t n = strlen(group);
    return strncasecmp(r->id, group, n) == 0 && r->id[n] == '-';
}

const char *rule_plain(const rule *r, sb_lang lang)
{
    return r->plain[lang] ? r->plain[lang] : r->plain[SB_EN];
}

const rule_group *rule_group_find(const char *id)
{
    for (const rule_group *g = RULE_GROUPS; g->id; g++)
        if (strcasecmp(g->id, id) == 0)
            return g;
    return NULL;
}
