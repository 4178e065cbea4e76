/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hasher.c - see hasher.h.
 */
#include "hasher.h"

#include "element_opaque.h"
#include "texts.h"

bool hasher_open(hasher *h, budget *shared) {
    h->budget = shared;
    return summer_open(&h->summer);
}

void hasher_close(hasher *h) { summer_close(&h->summer); }

static bool sum_of(summer *s, const stream_sums *known, tg_file *file, const tg_tensor *t,
                   tg_array *array, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    if (known != NULL && stream_sums_has(known, t->index))
        return stream_sums_at(known, t->index, sum, error);
    return is_text(t) ? sum_texts(s, file, t, sum, error)
                      : sum_array(s, file, t, array, sum, error);
}

void hasher_hex(const uint8_t sum[DIGEST_BYTES], char hex[HEX_BYTES]) {
    static const char digits[] = "0123456789abcdef";
    for (size_t k = 0; k < DIGEST_BYTES; k++) {
        hex[2 * k] = digits[sum[k] >> 4];
        hex[2 * k + 1] = digits[sum[k] & 15];
    }
    hex[HEX_BYTES - 1] = '\0';
}

bool hasher_tensor(hasher *h, const stream_sums *known, tg_file *file, uint64_t i, tg_array **array,
                   char hex[HEX_BYTES], tg_error *error) {
    uint8_t sum[DIGEST_BYTES];
    tg_tensor t;
    const bool is_there = tg_tensor_at(file, i, &t);
    if (is_there && !is_text(&t)) *array = open_values(file, i, false);
    if (!is_there || (*array == NULL && !is_text(&t))) {
        *error = *tg_last_error(file);
        return false;
    }
    if (!sum_of(&h->summer, known, file, &t, *array, sum, error)) return false;
    hasher_hex(sum, hex);
    return true;
}

const char *hasher_dtype(const tg_tensor *t, const tg_array *array, tg_array_info *info) {
    const bool is_opaque = t->dtype == TG_DTYPE_OPAQUE;
    *info = array != NULL ? tg_array_about(array) : text_info(t);
    if (is_opaque) *info = opaque_info(t, *info);
    return is_opaque ? t->type : tg_dtype_name(info->dtype);
}
