/* typeset.h: texts as they are printed.  Tables, rules and guides are written with plain spaces, ' and -; whoever shows
 * them to people sends them through here once.  The page has the same rules in web/src/i18n/typography.ts; both are
 * held to tests/typography.txt and tests/typography.en.txt. */
#ifndef SAGEBRUSH_TYPESET_H
#define SAGEBRUSH_TYPESET_H

#include "sagebrush/lang.h"
#include "sagebrush/public.h"
#include "sagebrush/text.h"

SB_PUBLIC_BEGIN

/* A no-break space between a number and its unit and around the times sign; the typographic apostrophe and minus; in
 * French a no-break space before : ; ? ! and inside quotes, too.  What stands between backquotes is for programs and
 * stays. */
void sb_typeset(sb_lang lang, const char *text, sb_text *out);

/* Back to plain spaces, ' and -, in place: what people copied from the screen and typed in. */
void sb_untypeset(char *text);

SB_PUBLIC_END

#endif
