/* utf8.h: texts of others, made fit to be written as JSON. */
#ifndef SAGEBRUSH_PROTOCOL_UTF8_H
#define SAGEBRUSH_PROTOCOL_UTF8_H

/* Puts '?' in place of every byte that is not part of valid UTF-8: also of a character that was cut off at the end. */
void utf8_mend(char *s);

#endif
