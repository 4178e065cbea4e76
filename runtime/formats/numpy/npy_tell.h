/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_tell.h - the meaning of an element that is no number, as events.
 */
#ifndef TENSORGATE_NPY_TELL_H
#define TENSORGATE_NPY_TELL_H

#include "npy_type.h"

/* Tells one element, type->members[0].size bytes, as tg_element_tell() says. False after tg_fail. */
bool tg_npy_tell(tg_file *file, const tg_npy_type *type, const uint8_t *element, tg_out *out);

#endif
