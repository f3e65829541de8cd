/* faults.h: games with one planted fault each, which the conformance suite must find (test_conformance.c).
 *
 *   faults_rules.c     rules that go wrong: setup, legal, apply, decisions, reasons, results
 *   faults_secrets.c   secrets that get out: redact, determinize
 *   faults_states.c    states and views that go wrong: io, check, views and their description
 *   faults_words.c     vocabularies, remarks and explanations that go wrong
 *
 * Each file has its functions and, at its end, the list of what the suite must say about them. */
#ifndef SAGEBRUSH_TESTS_FAULTS_H
#define SAGEBRUSH_TESTS_FAULTS_H

#include "games/template/state.h"

typedef struct fault {
    const char *name;
    sb_game game;              /* what is set here replaces the member of the good game */
    void (*spoil)(sb_game *g); /* or this does it */
    const char *found;         /* what the suite must say */
} fault;

/* clang-format off */
#define RULES(member_, function_, found_) { #function_, { .member_ = function_ }, NULL, found_ }
#define WORDS(function_, found_) { #function_, { 0 }, function_, found_ }
/* clang-format on */

/* Lists end with a row without a name. */
extern const fault FAULTS_OF_RULES[], FAULTS_OF_SECRETS[], FAULTS_OF_STATES[], FAULTS_OF_WORDS[];

#endif
