/* schema.h: the tables of the store, step by step.
 *
 * A step once released never changes: what is to be otherwise is another step.  The number of the last step taken is
 * kept in the database; a program takes the steps that are missing and refuses a database that is ahead of it. */
#ifndef SAGEBRUSH_STORE_SCHEMA_H
#define SAGEBRUSH_STORE_SCHEMA_H

#include "store/sql.h"

typedef struct schema_step {
    const char *both;     /* for both databases; BYTES stands for the type of bytes */
    const char *postgres; /* and what only PostgreSQL needs; NULL: nothing */
} schema_step;

extern const schema_step SCHEMA[];
extern const int SCHEMA_STEPS;

/* Takes steps until `steps` are taken (SCHEMA_STEPS, less in tests).  False with a sentence in `why`: nothing changed.
 */
bool schema_bring_to(sql *db, int steps, sb_text *why);

#endif
