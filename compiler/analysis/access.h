/* SPDX-License-Identifier: Apache-2.0 */
/*
 * access.h - how many fields or elements one access to the stream reads.
 *
 * It decides what a refused file is told: in a run, a rule that cannot be computed is placed at its field, elsewhere
 * behind it; the end of a file is noticed before the rules of records that are checked in place.
 */
#ifndef KSYC_ACCESS_H
#define KSYC_ACCESS_H

#include "ir.h"
#include "storage.h"

/*
 * Consecutive fields of fixed size are read with one access to the stream: a run. The number of fields of the seq from
 * `first` on that form one, and their bytes; 0 when a run would not help.
 */
size_t ksyc_run_length(const storage_plan *plan, const ir_type *type, size_t first, uint64_t *size);

/* Bytes that an element takes at the least. */
uint64_t ksyc_element_min_size(const ir_attr *attr);
/* A switch without a case for every value and without a size: then there may be no element at all. */
bool ksyc_may_match_nothing(const ir_data *d);

/*
 * Records of a plain type whose rules need only their own fields, parameters and other objects are checked in place,
 * without a struct: a window of the input is loaded, then the fields that rules use are read from it. Whether the
 * array, whose shape is a view, is one of them.
 */
enum { KSYC_WINDOW = 4096 };
bool ksyc_is_checked_in_place(const storage_plan *plan, const ir_attr *attr);

/* Whether the elements of a list are numbers that no rule tests, so that all are read by one call (ks_read_numbers). */
bool ksyc_is_read_at_once(const ir_attr *attr);

#endif
