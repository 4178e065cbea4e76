/* SPDX-License-Identifier: Apache-2.0 */
/*
 * amount.c - how much is told about a file: its metadata are told to nobody, and its tensors are counted.
 */
#include <string.h>

#include "cost.h"
#include "file.h"

static bool count_metadata(tg_file *file, tg_amount *amount) {
    tg_out out = {.sink = NULL, .file = file, .amount = amount, .ended = false};
    tg_out_begin_object(&out);
    if (file->adapter->metadata != NULL && !file->adapter->metadata(file, &out))
        return tg_fail_ks(file);
    return !out.ended;
}

static bool has_other_name(const tg_tensor *t) {
    return t->raw_name != NULL &&
           (t->raw_name_len != t->name_len || memcmp(t->raw_name, t->name, t->name_len) != 0);
}

/* The only way for formats that have original names. */
static bool count_each(tg_file *file, tg_amount *amount) {
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(file, i, &tensor)) return false;
        amount->axes = tg_cost_sum(amount->axes, tensor.rank);
        amount->name_bytes = tg_cost_sum(amount->name_bytes, tensor.name_len);
        if (tensor.type != NULL)
            amount->type_bytes = tg_cost_sum(amount->type_bytes, strlen(tensor.type));
        const char *shard = tg_tensor_shard(file, i);
        if (shard != NULL) amount->type_bytes = tg_cost_sum(amount->type_bytes, strlen(shard));
        if (has_other_name(&tensor))
            amount->raw_bytes = tg_cost_sum(amount->raw_bytes, tensor.raw_name_len);
    }
    return true;
}

void tg_survey_numbers(tg_survey *survey, uint64_t count) {
    const unsigned longest = tg_name_digits(count > 0 ? count - 1 : 0);
    /* All have one character; those from 10 on another one, and so on. Positions of records are less than 2^61. */
    uint64_t from = 1;
    survey->name_bytes = count;
    for (unsigned n = 1; n < longest; n++) {
        from *= 10;
        survey->name_bytes += count - from;
    }
    survey->longest_name = longest;
}

/* What describing needs is got now. */
static bool prepare(tg_file *file, const tg_survey *survey) {
    tg_tensor unused;
    if (tg_shape(file, &unused, survey->most_axes) == NULL) return tg_fail_ks(file);
    tg_name_clear(&file->name);
    return tg_name_reserve(&file->name, survey->longest_name) ||
           tg_fail(file, TG_CODE_NO_MEMORY, "");
}

bool tg_amount_of(tg_file *file, bool rough, tg_amount *amount) {
    tg_survey survey = {.is_unknown = true};
    memset(amount, 0, sizeof *amount);
    if (!count_metadata(file, amount)) return false;
    if (file->adapter->survey != NULL && file->num_tensors > 0) {
        survey.is_unknown = false;
        if (!file->adapter->survey(file, rough, &survey)) return tg_fail_ks(file);
    }
    if (survey.is_unknown) return count_each(file, amount);
    amount->axes = survey.axes;
    amount->name_bytes = survey.name_bytes;
    return prepare(file, &survey);
}
