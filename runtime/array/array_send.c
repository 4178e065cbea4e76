/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_send.c - elements on their way out of an array: rounded to the dtype that was asked for, sent to a target;
 * and the errors of that.
 */
#include "array.h"
#include "numbers.h"
#include "output.h"

void tg_array_round(tg_array *a, void *dst, const void *src, size_t n) {
    tg_loss loss = {0, 0, 0, 0};
    tg_numbers_convert(dst, a->info.dtype, src, a->dtype, n, &loss);
    a->inexact += loss.inexact;
}

bool tg_values_fail(tg_file *file, tg_error *error) {
    if (error != NULL) *error = file->error;
    return false;
}

bool tg_send(const tg_sender *sender, uint64_t from, const void *data, size_t n) {
    const int system = sender->target->write_at(sender->target->self, sender->at + from, data, n);
    if (system == 0) return true;
    tg_target_fail(sender->error, TG_FORMAT_NONE, system);
    return false;
}
