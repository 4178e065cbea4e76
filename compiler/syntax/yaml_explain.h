/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_explain.h - what somebody who wrote broken YAML probably meant. */
#ifndef KSYC_YAML_EXPLAIN_H
#define KSYC_YAML_EXPLAIN_H

#include "diag.h"
#include "source.h"

/* Adds help to the latest message, the problem of libyaml at the place. `context` is where the text or collection begins
 * that the problem is in; its line is 0 when there is none. */
void ksyc_yaml_explain(diag *d, const source *s, const char *problem, source_place place,
                       source_place context);

#endif
