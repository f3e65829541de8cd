/* input.h: lines of the standard input where nothing edits them: a pipe, a file, a terminal that can nothing. */
#ifndef SAGEBRUSH_TUI_INPUT_H
#define SAGEBRUSH_TUI_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* The next line into *line (as getline has it: grown, with its end); -1: there are no more, or a signal came (term_stopped), whenever it
 * comes.  `idle`, if not NULL, is called a few times a second while nothing is there. */
ssize_t input_line(char **line, size_t *cap, void (*idle)(void *of), void *of);
bool input_is_there(void); /* something of a line, or the end */

#endif
