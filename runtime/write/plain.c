/* SPDX-License-Identifier: Apache-2.0 */
/*
 * plain.c - tests shared by formats that store plain numbers.
 */
#include "plain.h"

bool tg_plain_add(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    if (d->fp_pos > 0 || d->scaled) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  "its values are encoded (fixed point or a range), which the format cannot "
                  "represent; convert them to float32",
                  NULL, 0, 0);
        return tg_advise(build, TG_REMEDY_RAW);
    }
    /* Readers compute the byte count in signed 64-bit integers, axis by axis, in any order; lengths
     * of 0 may come last. Elements of less than a byte are counted like bytes. */
    const uint64_t bits = tg_dtype_bits(d->dtype);
    uint64_t extent = bits < 8 ? 1 : bits / 8;
    if (d->element > 0) extent = d->element;
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        if (d->shape[axis] > INT64_MAX / extent) {
            return tg_refuse(build, TG_CODE_OVERFLOW, item,
                             "lengths of more than 2^63-1 bytes together, zeros left out", NULL, 0,
                             0);
        }
        if (d->shape[axis] > 0) extent *= d->shape[axis];
    }
    return true;
}

bool tg_plain_without_metadata(tg_build *build) {
    if (build->meta == NULL || build->meta->first == NULL) return true;
    return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                     "metadata member '$': the format has no place for it; leave it out",
                     build->meta->first->key, 0, 0);
}
