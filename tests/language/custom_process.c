/* SPDX-License-Identifier: Apache-2.0 */
/* custom_process.c - the processes of custom_process.ksy. */
#include "custom_process.h"

/* Adds `arg1` to each byte; refuses when `arg2` is false or another argument is not as the grammar has it. */
bool custom_process_process_shift_bytes(ks_ctx *ks, ks_bytes in, int64_t arg1, bool arg2,
                                        int64_t arg3, ks_bytes arg4, ks_text *out) {
    if (arg3 == 100) return false; /* without a reason */
    if (!arg2 || arg3 < 1 || arg4.size < 1)
        return ks_fail(ks, KS_BAD_DATA, KS_NO_OFFSET, "a positive number");
    uint8_t *made = (uint8_t *)ks_alloc(ks, in.size, 1);
    if (made == NULL) return false;
    for (uint64_t i = 0; i < in.size; i++) made[i] = (uint8_t)(in.data[i] + (uint8_t)arg1);
    out->data = made;
    out->size = in.size;
    return true;
}

bool custom_process_process_nothing(ks_ctx *ks, ks_bytes in, ks_text *out) {
    (void)ks, (void)in, (void)out;
    return true;
}

/* The bytes as they are. */
bool custom_process_process_nothing_special(ks_ctx *ks, ks_bytes in, ks_text arg1, double arg2,
                                            ks_text arg3, ks_text *out) {
    if (arg1.size != 4 || !(arg2 > 1.4 && arg2 < 1.6) || arg3.size != 0)
        return ks_fail(ks, KS_BAD_DATA, KS_NO_OFFSET, "the arguments of the grammar");
    out->data = in.data;
    out->size = in.size;
    return true;
}
