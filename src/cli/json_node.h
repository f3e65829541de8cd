/* json_node.h: documents parsed by jansson, as sb_io reads them (io.h). */
#ifndef SAGEBRUSH_CLI_JSON_NODE_H
#define SAGEBRUSH_CLI_JSON_NODE_H

#include "sagebrush/io.h"

/* For sb_io_reader; its root is a `const json_t *`. */
extern const sb_node_ops sb_json_node_ops;

#endif
