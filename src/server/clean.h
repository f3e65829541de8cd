/* clean.h: texts of strangers, made fit to be shown to others: names and chat.
 *
 * UTF-8 without control characters, without characters that turn the direction of writing, are invisible or stand for
 * themselves only (surrogates, private use, tags), without '"'; white space is one space; no more than two marks on one
 * character. */
#ifndef SAGEBRUSH_SERVER_CLEAN_H
#define SAGEBRUSH_SERVER_CLEAN_H

#include "sagebrush/text.h"

/* Appends what is left of `text`; false: nothing is, or more than `most` characters, or it is not UTF-8. */
bool clean_text(const char *text, size_t most, sb_text *out);
/* A login: what is compared.  ASCII letters are small, nothing else changes. */
void clean_fold(char *text);

#endif
