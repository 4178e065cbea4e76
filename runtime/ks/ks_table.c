/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_table.c - lookups in constant tables.
 */
#include "ks_table.h"

const char *ks_code_name(ks_code code) {
    static const char *const names[KS_NUM_CODES] = {
#define KS_CODE_NAME(id, name) name,
        KS_CODES(KS_CODE_NAME)
#undef KS_CODE_NAME
    };
    /* Converted to unsigned, since the signedness of an enum is implementation-defined. */
    unsigned number = (unsigned)code;
    return number < KS_NUM_CODES ? names[number] : "unknown";
}

const ks_label *ks_enum_find(const ks_enum *e, int64_t value) {
    uint32_t low = 0;              /* labels before `low` are less than the value, */
    uint32_t high = e->num_labels; /* those from `high` on are greater */
    while (low < high) {
        uint32_t middle = low + (high - low) / 2; /* low + high could wrap */
        const ks_label *label = &e->labels[middle];
        if (label->value == value) return label;
        if (label->value < value) {
            low = middle + 1; /* <= high */
        } else {
            high = middle;
        }
    }
    return NULL;
}
