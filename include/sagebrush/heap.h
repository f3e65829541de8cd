/* heap.h: a text buffer (text.h) that grows on the heap, for everybody but games.
 *
 *     sb_text t = sb_heap_text();
 *     sb_record_write(table, &t);
 *     ... t.at, t.n; t.cut says that memory ran out ...
 *     sb_heap_text_free(&t); */
#ifndef SAGEBRUSH_HEAP_H
#define SAGEBRUSH_HEAP_H

#include "sagebrush/public.h"
#include "sagebrush/text.h"

SB_PUBLIC_BEGIN

sb_text sb_heap_text(void);         /* empty, and no memory taken yet */
void sb_heap_text_free(sb_text *t); /* gives the memory back; the buffer is empty and may be used again */

SB_PUBLIC_END

#endif
