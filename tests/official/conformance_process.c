/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conformance_process.c - the processes that grammars of the official test suite leave to the program: adding a key to
 * each byte, and `_` around the bytes. As in official targets, `flag` says whether the key is added or subtracted.
 */
#include <string.h>

#include "process_custom.h"
#include "process_custom_no_args.h"
#include "process_repeat_usertype_dynarg_custom.h"
#include "process_term_struct.h"

static bool add(ks_ctx *ks, ks_bytes in, int64_t key, ks_text *out) {
    uint8_t *made = (uint8_t *)ks_alloc(ks, in.size, 1);
    if (made == NULL) return false;
    for (uint64_t i = 0; i < in.size; i++) made[i] = (uint8_t)(in.data[i] + (uint8_t)(key & 0xff));
    out->data = made;
    out->size = in.size;
    return true;
}

static bool enclose(ks_ctx *ks, ks_bytes in, ks_text *out) {
    uint8_t *made = (uint8_t *)ks_alloc(ks, in.size + 2, 1);
    if (made == NULL) return false;
    made[0] = '_';
    if (in.size > 0) memcpy(made + 1, in.data, in.size);
    made[in.size + 1] = '_';
    out->data = made;
    out->size = in.size + 2;
    return true;
}

bool process_custom_process_my_custom_fx(ks_ctx *ks, ks_bytes in, int64_t arg1, bool arg2,
                                         ks_bytes arg3, ks_text *out) {
    (void)arg3;
    return add(ks, in, arg2 ? arg1 : -arg1, out);
}

bool process_custom_process_nested_deeply_custom_fx(ks_ctx *ks, ks_bytes in, int64_t arg1,
                                                    ks_text *out) {
    (void)arg1;
    return enclose(ks, in, out);
}

bool process_custom_no_args_process_custom_fx_no_args(ks_ctx *ks, ks_bytes in, ks_text *out) {
    return enclose(ks, in, out);
}

bool process_repeat_usertype_dynarg_custom_process_my_custom_fx(ks_ctx *ks, ks_bytes in,
                                                                int64_t arg1, bool arg2,
                                                                ks_bytes arg3, ks_text *out) {
    (void)arg3;
    return add(ks, in, arg2 ? arg1 : -arg1, out);
}

bool process_term_struct_process_my_custom_fx(ks_ctx *ks, ks_bytes in, int64_t arg1, bool arg2,
                                              ks_bytes arg3, ks_text *out) {
    (void)arg3;
    return add(ks, in, arg2 ? arg1 : -arg1, out);
}
