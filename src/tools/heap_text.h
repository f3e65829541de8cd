/* heap_text.h: a text buffer (text.h) that grows on the heap. */
#ifndef SAGEBRUSH_TOOLS_HEAP_TEXT_H
#define SAGEBRUSH_TOOLS_HEAP_TEXT_H

#include "sagebrush/text.h"

sb_text heap_text(void);
void heap_text_free(sb_text *t);

#endif
