/* describe.h: the protocol as data: what every request takes and answers.  Pages take their types from it
 * (scripts/gen_page_data.py), and tests/test_shapes.py holds the real engine against it. */
#ifndef SAGEBRUSH_PROTOCOL_DESCRIBE_H
#define SAGEBRUSH_PROTOCOL_DESCRIBE_H

#include "sagebrush/text.h"

/* Members of an open object: `shapes` (name to members), `host`, `seat` and `early` (a seat's before
 * the deal; request to `takes` and `answers`).  Members are
 * "name:type", "name?:type" where one is not always there, "*:type" for any others.  A type is number, text, bool, any, the
 * name of a shape, or words of which it is one ("human/bot"); "[]" behind it: a list, "{}": an object with such values;
 * "!" at the end: or null. */
void protocol_describe(sb_json *out);

#endif
