/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rule_text.h - what messages say of the rules of a field, for whatever reads files by them.
 */
#ifndef KSYC_RULE_TEXT_H
#define KSYC_RULE_TEXT_H

#include "ir.h"
#include "pool.h"

/* "type.field", with dots between nested types. */
const char *ksyc_rule_name(pool *p, const ir_attr *attr);
/* The values that the `valid` of a field allows, in words. */
const char *ksyc_rule_expected(pool *p, const ir_attr *attr);
/* What the `-checksum` of a field allows, in words; '%' stands for the computed one. */
const char *ksyc_checksum_expected(pool *p, const ir_attr *attr);

#endif
