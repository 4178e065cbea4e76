/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_fit.c - makes an array fit the target, without loss, or with the losses that
 * options.lossy allows; and changes floats to the dtype that the options say.
 *
 * Another dtype is no loss if it contains every value of the stored dtype: uint8 as float32. If the
 * dtype alone does not guarantee this (float64 as float32), the values are tested before anything
 * is written.
 */
#include <string.h>

#include "block_encode.h"
#include "conversion.h"

/* ----------------------------------------------------------------------------------- dtype */

static bool takes(const tg_format_writer *writer, tg_dtype dtype) {
    return (writer->dtypes & TG_BIT_OF((unsigned)dtype)) != 0;
}

static bool is_at_home(const tg_format_writer *writer, tg_dtype dtype, const char *name) {
    return takes(writer, dtype) && (writer->has_dtype == NULL || writer->has_dtype(dtype, name));
}

/* The replacement for a dtype that the target does not have: its first candidate that holds every
 * value, otherwise its widest real or complex float; TG_DTYPE_NONE if there is none. */
static tg_dtype substitute(const tg_format_writer *writer, tg_dtype dtype) {
    static const tg_dtype candidates[] = {
        TG_DTYPE_UINT8,   TG_DTYPE_INT8,      TG_DTYPE_INT16,      TG_DTYPE_UINT16,
        TG_DTYPE_INT32,   TG_DTYPE_UINT32,    TG_DTYPE_INT64,      TG_DTYPE_FLOAT32,
        TG_DTYPE_FLOAT64, TG_DTYPE_COMPLEX64, TG_DTYPE_COMPLEX128,
    };
    const size_t n = sizeof candidates / sizeof candidates[0];
    if (dtype == TG_DTYPE_FLOAT64 && takes(writer, TG_DTYPE_FLOAT32)) return TG_DTYPE_FLOAT32;
    for (size_t i = 0; i < n; i++) {
        if (takes(writer, candidates[i]) && tg_dtype_holds(candidates[i], dtype))
            return candidates[i];
    }
    bool is_complex = tg_dtype_is_complex(dtype);
    for (size_t i = n; i-- > 0;) {
        bool complex_too = tg_dtype_is_complex(candidates[i]);
        bool is_float =
            complex_too || candidates[i] == TG_DTYPE_FLOAT64 || candidates[i] == TG_DTYPE_FLOAT32;
        if (takes(writer, candidates[i]) && is_float && complex_too == is_complex)
            return candidates[i];
    }
    return is_complex && takes(writer, TG_DTYPE_FLOAT32) ? TG_DTYPE_FLOAT32 : TG_DTYPE_NONE;
}

/* Whether elements of 16 bits are written as their bits, since the target lacks their dtype: as float32 they would be
 * decoded, which options.raw excludes. */
static bool are_bits(const tg_conversion *c, tg_dtype dtype, const char *name) {
    return c->options.raw && (dtype == TG_DTYPE_FLOAT16 || dtype == TG_DTYPE_BFLOAT16) &&
           !is_at_home(c->writer, dtype, name);
}

tg_dtype tg_fitting_dtype(const tg_conversion *c, const tg_tensor *tensor) {
    if (tg_dtype_bits(tensor->dtype) < 8 || tg_dtype_is_small(tensor->dtype)) return TG_DTYPE_NONE;
    if (!c->options.raw && (tensor->fp_pos >= 0 || tensor->scaled)) return TG_DTYPE_NONE;
    if (is_at_home(c->writer, tensor->dtype, tensor->name)) return TG_DTYPE_NONE;
    if (are_bits(c, tensor->dtype, tensor->name)) return TG_DTYPE_NONE;
    return substitute(c->writer, tensor->dtype);
}

/* Whether the values can be read as payload->array requires. An exceeded limit is reported before
 * anything is written. */
static bool can_be_read(tg_conversion *c, const tg_payload *payload) {
    tg_array *array = tg_array_open(c->file, payload->index, &payload->array);
    tg_array_close(array);
    return array != NULL;
}

/* Blocks are parts of rows. As in files that llama.cpp quantises, other tensors keep their dtype. */
static bool has_whole_blocks(const tg_array_info *about, tg_dtype dtype) {
    uint32_t elements;
    uint32_t bytes;
    return !tg_dtype_block(dtype, &elements, &bytes) ||
           (about->rank > 0 && about->shape[about->rank - 1] % elements == 0);
}

/* The dtype to write; TG_DTYPE_NONE: none holds the values, even rounded. */
static tg_dtype choose_dtype(tg_conversion *c, uint64_t index, const char *name,
                             const tg_array_info *about) {
    const tg_dtype asked = tg_is_float(about->dtype) ? tg_asked_dtype(c, index) : TG_DTYPE_NONE;
    if (asked != TG_DTYPE_NONE && has_whole_blocks(about, asked)) return asked;
    if (asked != TG_DTYPE_NONE)
        tg_convert_note(c, name, "not stored as $: its rows are no whole blocks",
                        tg_dtype_name(asked), 0, 0);
    return is_at_home(c->writer, about->dtype, name) ? about->dtype
                                                     : substitute(c->writer, about->dtype);
}

static bool fit_bits(tg_conversion *c, const char *name, tg_dtype *dtype) {
    const char *word = tg_dtype_name(*dtype);
    if (!is_at_home(c->writer, TG_DTYPE_UINT16, name))
        return tg_refuse_name(
            c, TG_CODE_BAD_VALUE, name,
            "the format has neither $ nor uint16 for the elements as they are stored", word, 0, 0);
    tg_convert_note(c, name, "the bits of $ are stored as uint16", word, 0, 0);
    *dtype = TG_DTYPE_UINT16;
    return true;
}

/* Of other numbers it is the dtype that many files lack; of complex ones the next file of the same program would have values
 * that do not fit, and another dtype. */
static bool refuse_narrower(tg_conversion *c, const char *name, const char *from, tg_dtype to) {
    char text[64];
    tg_text w = {text, sizeof text, 0};
    tg_put(&w, tg_dtype_name(to));
    tg_put(&w, ", as the format has no ");
    tg_put(&w, from);
    tg_put_end(&w);
    tg_refuse_name(c, TG_CODE_BAD_VALUE, name, "it would be $", text, 0, 0);
    return tg_advise(c->build, TG_REMEDY_LOSSY_VALUES);
}

static bool fit_dtype(tg_conversion *c, tg_payload *payload, const char *name,
                      const tg_array_info *about, tg_dtype *dtype) {
    const uint64_t count = about->count;
    if (are_bits(c, *dtype, name)) return fit_bits(c, name, dtype);
    const tg_dtype to = choose_dtype(c, payload->index, name, about);
    const bool asked = to == tg_asked_dtype(c, payload->index);
    if (to == *dtype || to == TG_DTYPE_NONE)
        return true; /* the build refuses it with its own message */
    const bool holds = tg_dtype_holds(to, *dtype);
    const bool narrows = !asked && !holds && tg_dtype_is_complex(to) && tg_dtype_is_complex(*dtype);
    const char *from = tg_dtype_name(*dtype);
    *dtype = to;
    if (!takes(c->writer, to)) return true; /* the same */
    if (narrows && !c->options.lossy) return refuse_narrower(c, name, from, to);
    if (tg_block_has_encoder(to)) {
        payload->array.dtype = TG_DTYPE_FLOAT32;
        payload->encoding.dtype = to;
    } else if (tg_dtype_is_small(to)) {
        payload->encoding.dtype = to;
    } else {
        payload->array.dtype = to;
    }
    tg_loss loss = {0, 0, 0, 0};
    if (holds ? !can_be_read(c, payload) : !tg_payload_losses(c, payload, &loss))
        return tg_refuse_file(c, name);
    const char *word = tg_dtype_name(to);
    if (loss.inexact > 0 && !c->options.lossy) {
        tg_refuse_name(c, TG_CODE_BAD_VALUE, name,
                       asked ? "% of % values would change as $"
                             : "the format has no such dtype, and % of % values would change as $",
                       word, loss.inexact, count);
        return tg_advise(c->build, TG_REMEDY_LOSSY_VALUES);
    }
    if (loss.inexact > 0)
        tg_convert_note(c, name, "% of % values are rounded to $", word, loss.inexact, count);
    if (loss.saturated > 0)
        tg_convert_note(c, name, "% values are outside the range of $", word, loss.saturated, 0);
    if (loss.nan > 0) tg_convert_note(c, name, "% NaN are 0, as $ has none", word, loss.nan, 0);
    if (loss.inexact == 0 && !asked) tg_convert_note(c, name, "stored as $", word, 0, 0);
    return true;
}

/* ----------------------------------------------------------------------------------- order */

static bool has_order(const tg_format_writer *writer, tg_order order) {
    return (writer->orders & TG_BIT_OF((unsigned)order)) != 0;
}

static tg_array_order wanted_order(const tg_conversion *c) {
    bool only_c = !has_order(c->writer, TG_ORDER_F) || c->writer->only_c_arrays;
    if (only_c) return TG_ARRAY_ORDER_C;
    if (!has_order(c->writer, TG_ORDER_C)) return TG_ARRAY_ORDER_F;
    return c->options.order;
}

/* ----------------------------------------------------------------------------------- shape */

static uint32_t fit_rank(tg_conversion *c, const char *name, const tg_array_info *about) {
    uint32_t rank = about->rank;
    if (!c->writer->drops_trailing_ones || !c->options.lossy) return rank;
    while (rank > 0 && about->shape[rank - 1] == 1) rank--;
    if (rank != about->rank)
        tg_convert_note(c, name, "% trailing axes of length 1 are dropped", NULL,
                        about->rank - rank, 0);
    return rank;
}

/* ------------------------------------------------------------------------------------ name */

/* Formats without names number their tensors; `lossy` allows this for tensors with any names. */
static const char *fit_name(tg_conversion *c, uint64_t index, const char *name,
                            const tg_array_info *about) {
    if (c->file->adapter->is_nameless && !tg_is_renamed(c, index)) {
        if (c->writer->counts_tensors) return "0";
        if (c->writer->default_name != NULL) return c->writer->default_name(about->rank);
    }
    if (!c->writer->counts_tensors || !c->options.lossy) return name;
    tg_name number = {.allocator = &c->allocator};
    tg_name_add_number(&number, c->build->num_items);
    const char *kept = number.failed ? NULL : tg_keep_name(c, number.data, "");
    if (number.failed) tg_refuse(c->build, TG_CODE_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
    tg_name_free(&number);
    if (kept != NULL && strcmp(kept, name) != 0)
        tg_convert_note(c, name, "called $, as the format has no names", kept, 0, 0);
    return kept;
}

/* --------------------------------------------------------------------------------- declare */

static bool declare(tg_conversion *c, tg_payload *payload, const char *name,
                    const tg_tensor *tensor, const tg_array_info *about) {
    tg_decl decl = {
        .dtype = about->dtype,
        .storage = TG_STORAGE_DENSE,
        .order = about->order,
        .shape = about->shape,
    };
    if (tensor->storage == TG_STORAGE_PARTIAL) {
        tg_convert_note(c, name, "only the % elements that are stored, as one axis", NULL,
                        about->count, 0);
    }
    if (about->rank > 1 && !has_order(c->writer, about->order)) {
        /* With options.raw nothing is transposed: the stored bytes keep their stored shape. */
        decl.order = has_order(c->writer, TG_ORDER_C) ? TG_ORDER_C : TG_ORDER_F;
        tg_convert_note(c, name, "elements stay in stored order, which is not that of the format",
                        NULL, 0, 0);
    }
    if (c->writer->common_rank > 0 && about->rank > c->writer->common_rank) {
        return tg_refuse_name(c, TG_CODE_BAD_VALUE, name,
                              "% axes; readers of the format in wide use take at most %", NULL,
                              about->rank, c->writer->common_rank);
    }
    if (!fit_dtype(c, payload, name, about, &decl.dtype)) return false;
    if (tg_block_has_encoder(decl.dtype)) decl.storage = TG_STORAGE_BLOCKS;
    tg_tensor delivered = *tensor;
    delivered.rank = about->rank;
    delivered.shape = about->shape;
    if (!tg_payload_share(c, &payload, &delivered)) return false;
    decl.values = tg_payload_values(payload);
    decl.rank = fit_rank(c, name, about);
    decl.name = fit_name(c, tensor->index, name, about);
    if (decl.name == name) { /* it keeps the original one, too */
        decl.raw_name = tensor->raw_name;
        decl.raw_name_len = tensor->raw_name_len;
    }
    return decl.name != NULL && tg_build_add(c->build, &decl);
}

bool tg_declare_array(tg_conversion *c, const tg_tensor *tensor, const char *name) {
    const uint64_t index = tensor->index;
    tg_payload *payload = tg_payload_new(c, FROM_ARRAY, index);
    if (payload == NULL) return false;
    payload->array.raw = c->options.raw;
    payload->array.order = wanted_order(c);
    tg_array *array = tg_array_open(c->file, index, &payload->array);
    if (array == NULL) return tg_refuse_file(c, name);
    tg_array_info about = tg_array_about(array);
    bool good = declare(c, payload, name, tensor, &about);
    tg_array_close(array);
    return good;
}
