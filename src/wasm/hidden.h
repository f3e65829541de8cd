/* hidden.h: before everything of a game's own module: what its files share is no business of the module it is linked to, and is
 * reached without a detour.  The linker is told the one name to show. */
#pragma GCC visibility push(hidden)
