/* flat.h: most requests are flat objects of short plain texts and whole numbers; they are read here in a tenth of the
 * time that a parser for everything takes. */
#ifndef SAGEBRUSH_SERVER_FLAT_H
#define SAGEBRUSH_SERVER_FLAT_H

#include <jansson.h>

/* The object, or NULL: whatever else it is, good or bad, is for the parser.  `text[n]` is NUL. */
json_t *flat_read(const char *text, size_t n);

#endif
