/* packed.h: JSON documents as flat bytes, for where somebody else has parsed the text already (a page has JSON.parse).
 *
 * A document is a head of 16 bytes, nodes of 16 bytes each, then texts.  All numbers are little-endian:
 *
 *     head   "SBP1", number of nodes, bytes of texts, 0                          4 bytes each
 *     node   kind (an sb_node_kind), key, value                                  4 + 4 + 8 bytes
 *     texts  UTF-8, each with a NUL at its end
 *
 * Node 0 is the root.  The nodes are in breadth-first order: the members or items of a node stand together, in the order
 * of their parents, so a document can neither share nor repeat a node.  Texts are named by their distance in bytes from
 * the node that uses them, never 0.
 *
 *     key    of a member: its name; otherwise 0
 *     value  BOOL, INT: the number; TEXT: 4 bytes, the text; OTHER: 4 bytes, a JSON number that is not whole, as text;
 *            LIST, OBJECT: 4 bytes, the distance to the first child, and 4 bytes, how many there are; NULL: anything
 *
 * web/src/transport/pack.ts writes them. */
#ifndef SAGEBRUSH_BASE_PACKED_H
#define SAGEBRUSH_BASE_PACKED_H

#include "sagebrush/io.h"

/* The root of the document in bytes[0..n), which begin at a multiple of 8 and stay where they are as long as the root
 * is used, or NULL: not a document.  All of it is checked here, so that reading it cannot fail. */
const void *packed_root(const void *bytes, size_t n);

extern const sb_node_ops packed_node_ops;

#endif
