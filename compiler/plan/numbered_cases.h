/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbered_cases.h - switches whose cases are no numbers of the grammar.
 */
#ifndef KSYC_NUMBERED_CASES_H
#define KSYC_NUMBERED_CASES_H

#include "ir.h"

/* Whether a case is a text, bytes, or computed. */
bool ksyc_has_other_cases(const ir_data *d);
/* Numbers the cases: what is switched on becomes the number of the first one that it equals. */
void ksyc_number_cases(pool *p, ir_data *d);

#endif
