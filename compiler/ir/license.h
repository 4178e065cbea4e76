/* SPDX-License-Identifier: Apache-2.0 */
/* license.h - the licence of what is generated from a specification: that of the specification. */
#ifndef KSYC_LICENSE_H
#define KSYC_LICENSE_H

#include "ir.h"
#include "pool.h"

/* `meta/license` if it has the form of an SPDX expression; otherwise NULL. */
const char *ksyc_spdx_license(const ir_spec *spec);
/* A comment of one line in C with it, or no text. */
const char *ksyc_license_comment(pool *p, const ir_spec *spec);

#endif
