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
