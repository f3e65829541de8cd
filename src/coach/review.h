/* review.h: what coach.c writes of a review that review.c has made. */
#ifndef SAGEBRUSH_COACH_REVIEW_H
#define SAGEBRUSH_COACH_REVIEW_H

#include "sagebrush/coach.h"

void sb_review_seats_json(const sb_review *r, const sb_table *t, sb_lang lang, sb_json *out);

#endif
