/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_scalar.h - what a scalar without quotes stands for. */
#ifndef KSYC_YAML_SCALAR_H
#define KSYC_YAML_SCALAR_H

#include "yaml_tree.h"

/* Sets the kind of a node with the text of a plain scalar, and the number. `yes`, `no`, `on`, `off` are texts. */
void ksyc_yaml_resolve_plain(yaml_node *node);

#endif
