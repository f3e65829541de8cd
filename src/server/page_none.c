/* page_none.c: a program without a page inside (page.h). */
#include "server/page.h"

const unsigned char PAGE_PACK[1] = { 0 };
const unsigned char PAGE_PACK_END[1] = { 0 };
