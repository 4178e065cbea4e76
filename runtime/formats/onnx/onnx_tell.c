/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_tell.c - errors and notes about a field of the message that is read; the machine adds the way to the message.
 */
#include "onnx_machine.h"

bool tg_onnx_refuse(tg_onnx_machine *m, ks_code code, uint32_t at, const char *field,
                    const char *expected, ks_value found) {
    ks_fail_found(m->ks, code, at, expected, ks_none(), found);
    return field != NULL ? ks_in(m->ks, field) : false;
}

bool tg_onnx_note(tg_onnx_machine *m, const ks_rule *rule, uint32_t at, const char *field,
                  ks_value found) {
    if (ks_violated(m->ks, rule, at, ks_none(), found)) return true;
    return field != NULL ? ks_in(m->ks, field) : false;
}

ks_value tg_onnx_shown(const tg_onnx_machine *m, tg_onnx_text text) {
    return ks_value_bytes(m->ks, m->ks->input.base + text.at, text.len);
}
