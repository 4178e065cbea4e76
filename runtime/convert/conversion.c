/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion.c - converts a file to another format, or to the same one.
 *
 * If the target format is the same, elements are copied as stored, together with the metadata, so a
 * canonical file is reproduced byte for byte. For another format the tensors are converted: their
 * decoded values, or with options.raw their stored elements. Metadata of one format has no equivalent
 * in another: where the target has a place for texts, it goes there as one (conversion_origin.c), and
 * otherwise it is dropped.
 */
#include <string.h>

#include "block_encode.h"
#include "conversion.h"
#include "cost.h"
#include "os.h"

/* ------------------------------------------------------------------------------- own format */

static bool is_typed(const tg_conversion *c, const tg_tensor *tensor) {
    return tensor->type != NULL && (c->writer->typed & TG_BIT_OF((unsigned)tensor->dtype)) != 0;
}

static bool declare_stored(tg_conversion *c, uint64_t index) {
    tg_tensor tensor;
    if (!tg_source_tensor(c, index, &tensor)) return false;
    tg_payload *payload = tg_payload_new(c, FROM_PARTS, index);
    if (payload == NULL || !tg_payload_share(c, &payload, &tensor)) return false;
    tg_decl decl = tg_decl_of(&tensor);
    decl.values = tg_payload_values(payload);
    if (!is_typed(c, &tensor) && tensor.dtype != TG_DTYPE_OPAQUE) decl.type = NULL;
    /* Column-major elements of any size are transposed as arrays of their bytes. */
    if (tensor.type != NULL && tensor.order == TG_ORDER_F && c->options.order == TG_ARRAY_ORDER_C) {
        payload->kind = FROM_ARRAY;
        payload->array.order = TG_ARRAY_ORDER_C;
        decl.order = TG_ORDER_C;
    }
    return tg_build_add(c->build, &decl);
}

/* Whether tensor `index` is a field of records that are converted, and so goes with them. */
static bool goes_with_records(tg_conversion *c, uint64_t index, const tg_tensor *tensor) {
    if (!tensor->is_field || (c->writer->typed & TG_BIT_OF(TG_DTYPE_OPAQUE)) == 0 || c->options.raw)
        return false;
    tg_tensor records;
    do {
        if (!tg_describe(c->file, --index, &records))
            return false; /* is declared, and fails again */
    } while (records.is_field && index > 0);
    return tg_is_selected(c, index);
}

static bool carry_over(tg_conversion *c) {
    for (uint64_t i = 0; i < tg_num_tensors(c->file); i++) {
        tg_tensor tensor;
        if (!tg_describe(c->file, i, &tensor)) return tg_refuse_file(c, NULL);
        if (!tensor.is_field && !declare_stored(c, i)) return false;
    }
    return tg_carry_metadata(c);
}

/* ----------------------------------------------------------------------------- other formats */

static bool declare_sparse(tg_conversion *c, uint64_t index, const tg_tensor *tensor,
                           const char *name) {
    if ((c->writer->storages & TG_BIT_OF((unsigned)tensor->storage)) != 0)
        return declare_stored(c, index);
    return tg_declare_parts(c, tensor, name);
}

static bool refuse_texts(tg_conversion *c, const char *name) {
    tg_refuse_name(c, TG_CODE_BAD_VALUE, name,
                   "its elements are texts of any length, which no format is written with", NULL, 0,
                   0);
    return tg_advise(c->build, TG_REMEDY_SKIP);
}

static bool declare_one(tg_conversion *c, uint64_t index, const part_finder *finder) {
    tg_tensor tensor;
    if (!tg_is_selected(c, index)) return true;
    if (!tg_source_tensor(c, index, &tensor)) return false;
    if (goes_with_records(c, index, &tensor)) return true;
    const char *name = tg_keep_name(c, tensor.name, "");
    if (name == NULL) return false;
    if (tensor.storage == TG_STORAGE_TEXT) return refuse_texts(c, name);
    bool keep = c->options.sparse == TG_SPARSE_KEEP;
    if (keep && tg_is_sparse(&tensor)) return declare_sparse(c, index, &tensor, name);
    bool taken = false;
    if (keep && !tg_declare_joined(c, finder, name, &taken)) return false;
    if (taken) return true;
    /* Floats of less than 16 bits and blocks are stored in one format each, and go into it as they are. */
    const bool blocks = tensor.storage == TG_STORAGE_BLOCKS;
    const tg_dtype asked = tg_asked_dtype(c, index);
    const bool stays =
        (blocks || (tg_dtype_is_small(tensor.dtype) && tensor.storage == TG_STORAGE_DENSE)) &&
        (asked == TG_DTYPE_NONE || asked == tensor.dtype) &&
        (c->writer->dtypes & TG_BIT_OF((unsigned)tensor.dtype)) != 0;
    if (tensor.type != NULL && (asked == TG_DTYPE_NONE || tensor.dtype == TG_DTYPE_OPAQUE) &&
        (is_typed(c, &tensor) || (tensor.dtype == TG_DTYPE_OPAQUE && !c->options.raw)))
        return declare_stored(c, index);
    return stays ? declare_stored(c, index) : tg_declare_array(c, &tensor, name);
}

/* What the format cannot hold may be left out; other errors, such as limits, end the conversion. */
static bool declare(tg_conversion *c, uint64_t index, const part_finder *finder) {
    if (declare_one(c, index, finder)) return true;
    tg_error *error = &c->build->error;
    if (!c->options.skip_unsupported || error->code != TG_CODE_BAD_VALUE) return false;
    tg_note_left_out(c);
    *error = tg_error_make(TG_CODE_NONE, c->writer->format, 0, "");
    return true;
}

/* Whether floats can become it. */
static bool is_dtype_of_floats(tg_dtype dtype) {
    return tg_is_float(dtype) || tg_dtype_is_small(dtype) || tg_block_has_encoder(dtype);
}

/* A dtype that floats cannot become; TG_DTYPE_NONE: none is asked for. */
static tg_dtype wrong_dtype(const tg_conversion *c) {
    const tg_convert_options *o = &c->options;
    if (o->dtype != TG_DTYPE_NONE && !is_dtype_of_floats(o->dtype)) return o->dtype;
    for (size_t i = 0; i < o->num_dtypes; i++) {
        const tg_dtype dtype = o->dtypes[i].dtype;
        if (dtype != TG_DTYPE_NONE && !is_dtype_of_floats(dtype)) return dtype;
    }
    return TG_DTYPE_NONE;
}

/* Numbers that are no enumerators are mistakes of the program. */
static bool test_options(tg_conversion *c) {
    const char *what = NULL;
    const tg_dtype wrong = wrong_dtype(c);
    if ((unsigned)c->options.order > TG_ARRAY_ORDER_F) what = "order";
    if ((unsigned)c->options.sparse > TG_SPARSE_KEEP) what = "sparse";
    if (wrong != TG_DTYPE_NONE && tg_dtype_name(wrong) == NULL) what = "dtype";
    if (what == NULL && (wrong != TG_DTYPE_NONE || (c->options.raw && tg_asks_dtypes(c))))
        return tg_refuse(
            c->build, TG_CODE_USAGE, NULL,
            "options: dtype is one of floats, q8_0 or q4_0, and not for elements as stored", NULL,
            0, 0);
    return what == NULL || tg_refuse(c->build, TG_CODE_USAGE, NULL,
                                     "options: the header has no $ of that number", what, 0, 0);
}

/* --------------------------------------------------------------------------------- the cost */

/* Refuses a conversion that costs more than the limits of the file allow. */
static bool test_cost(tg_conversion *c) {
    tg_error error;
    if (tg_cost_allowed(&c->cost, &c->file->options.limits, &error)) return true;
    tg_refuse_limit(c->build, error.limit, NULL,
                    error.limit == TG_LIMIT_MAX_DENSE
                        ? "found %, expected at most % bytes of dense copies of sparse tensors"
                        : "found %, expected at most % bytes of output",
                    error.found.u64, error.allowed.u64);
    c->build->error.format = tg_file_format(c->file); /* it is the input that costs so much */
    return false;
}

/* A tensor that is written as an array is read for it, and perhaps twice, to test whether its values fit.
 * So this is tested before the first value is read. */
static bool test_arrays(tg_conversion *c) {
    const bool keep = c->options.sparse == TG_SPARSE_KEEP;
    const uint64_t n = tg_num_tensors(c->file);
    for (uint64_t i = 0; i < n && (c->cost.axes < TG_COST_AXES || test_cost(c)); i++) {
        tg_tensor tensor;
        if (!tg_is_selected(c, i)) continue;
        if (!tg_tensor_at(c->file, i, &tensor)) return tg_refuse_file(c, NULL);
        if (keep && tg_is_sparse(&tensor)) continue; /* its parts are written as they are stored */
        const tg_array_options options = {.raw = c->options.raw,
                                          .dtype = tg_fitting_dtype(c, &tensor)};
        if (!tg_array_cost(c->file, i, &options, &c->cost)) return tg_refuse_file(c, NULL);
    }
    return test_cost(c);
}

/* Metadata are about the whole file: a selection of tensors goes without them. */
static bool leave_metadata(tg_conversion *c) {
    if (!tg_carry_metadata(c)) return false;
    bool is_empty = true;
    for (const tg_meta *one = c->build->meta != NULL ? c->build->meta->first : NULL; one != NULL;
         one = one->next)
        is_empty = is_empty && one->kind == TG_META_OBJECT && one->count == 0;
    c->build->meta = NULL;
    if (!is_empty)
        tg_convert_note(c, NULL, "the metadata are left out, as tensors were selected", NULL, 0, 0);
    return true;
}

static bool convert(tg_conversion *c) {
    bool same = tg_file_format(c->file) == c->writer->format;
    c->build->own_source = same;
    if (!test_options(c) || !tg_find_renamed(c) || !tg_find_shared(c)) return false;
    if (same && c->options.sparse != TG_SPARSE_DENSE && c->options.only == NULL &&
        c->options.order == TG_ARRAY_ORDER_ANY && !tg_asks_dtypes(c)) {
        return carry_over(c);
    }
    part_finder finder = {NULL, 0};
    if (!tg_find_selected(c) || !tg_find_asked(c) || !test_arrays(c)) return false;
    const tg_meta *origin = NULL;
    if (!same && !tg_origin_find(c, &origin)) return false;
    if ((c->options.sparse == TG_SPARSE_KEEP || origin != NULL) && !tg_find_parts(c, &finder))
        return false;
    if (origin != NULL) return tg_origin_declare(c, origin, &finder);
    for (uint64_t i = 0; i < tg_num_tensors(c->file); i++) {
        if (!declare(c, i, &finder)) return false;
    }
    if (!same) return tg_origin_put(c);
    /* Metadata of plain formats says nothing about how values are stored. */
    if (!c->writer->plain) return true;
    return c->options.only != NULL ? leave_metadata(c) : tg_carry_metadata(c);
}

/* What the file gets that the source does not have. */
static void note_counted(tg_conversion *c) {
    const char *name = c->writer->counted;
    if (name == NULL) return;
    for (uint64_t i = 0; i < c->build->num_items; i++)
        if (strcmp(c->build->items[i]->decl.name, name) == 0) return;
    tg_convert_note(c, name,
                    "added with the numbers 0, 1, 2 and so on, as each file of the format has it",
                    NULL, 0, 0);
}

/* A number that is another one when tensors are in another order. (With the chance of a random number; it is for a note.) */
static uint64_t order_of(const tg_build *build) {
    uint64_t order = 0;
    for (uint64_t i = 0; i < build->num_items; i++)
        order = (order ^ (uintptr_t)build->items[i]) * UINT64_C(0x9e3779b97f4a7c15);
    return order;
}

/* Lays out the file, whose size counts unless the tensors already cost more. */
static bool lay_out(tg_conversion *c) {
    const uint64_t order = order_of(c->build);
    if (!tg_build_size(c->build, NULL)) return false;
    if (c->writer->plain && tg_source_is_plain(c) && order_of(c->build) != order)
        tg_convert_note(c, NULL, "the tensors are in another order, as the format sorts them", NULL,
                        0, 0);
    c->cost.axes = 0; /* now they are part of the size */
    if (c->build->size > c->cost.output) c->cost.output = c->build->size;
    return test_cost(c);
}

/* --------------------------------------------------------------------------------- the API */

static tg_conversion *new_conversion(tg_file *file, const tg_convert_options *options) {
    const ks_allocator *a = &file->allocator;
    tg_conversion *c = a->alloc(a->self, sizeof *c);
    if (c == NULL) return NULL;
    memset(c, 0, sizeof *c);
    c->file = file;
    c->allocator = *a;
    c->cost.files = file->size;
    if (options != NULL) c->options = *options;
    return c;
}

/* Whatever is wrong with what the file says about its origin, it can be converted as if it said nothing. */
static void advise_without(tg_conversion *c) {
    const tg_error *error = &c->build->error;
    if (error->remedy == TG_REMEDY_NONE && error->code != TG_CODE_NO_MEMORY &&
        error->code != TG_CODE_IO)
        tg_advise(c->build, TG_REMEDY_NO_ORIGIN);
}

tg_conversion *tg_convert_with(const tg_format_writer *const *writers, tg_file *file, tg_format to,
                               const tg_convert_options *options, tg_error *error) {
    tg_error ignored;
    if (error == NULL) error = &ignored;
    tg_conversion *c = new_conversion(file, options);
    if (c == NULL) {
        *error = tg_error_make(TG_CODE_NO_MEMORY, to, 0, "");
        return NULL;
    }
    c->build = tg_build_with(writers, to, &c->options.build, error);
    if (c->build != NULL) c->writer = c->build->writer;
    if (c->build != NULL && convert(c) && lay_out(c)) {
        note_counted(c);
        return c;
    }
    if (c->build != NULL && c->returns) advise_without(c);
    if (c->build != NULL) *error = *tg_build_error(c->build);
    tg_conversion_free(c);
    return NULL;
}

uint64_t tg_conversion_size(const tg_conversion *conversion) { return conversion->build->size; }

tg_cost tg_conversion_cost(const tg_conversion *conversion) { return conversion->cost; }

bool tg_conversion_write(tg_conversion *conversion, const tg_target *target, tg_error *error) {
    if (tg_build_write(conversion->build, target)) return true;
    if (error != NULL) *error = *tg_build_error(conversion->build);
    return false;
}

void tg_conversion_free(tg_conversion *conversion) {
    if (conversion == NULL) return;
    ks_allocator allocator = conversion->allocator;
    tg_payload_close_all(conversion);
    tg_build_free(conversion->build);
    allocator.free(allocator.self, conversion, sizeof *conversion);
}
