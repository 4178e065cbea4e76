/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_metadata.c - see nnb_metadata.h.
 *
 * The views of a file tell where its lists are. Records of variables and functions are read as bytes, since a view of each
 * would compute all that follows from it, and there is no one type for the arguments of functions. All that is read is in
 * the file: the validator has followed the same references (docs/security.md).
 */
#include "nnb_metadata.h"

#include <string.h>

#include "nnb_layout.h"
#include "nnb_place.h"

/* Where fields lie in the record of a variable, and of a function (specs/nnb.ksy, specs/nnb_functions.ksy). */
enum {
    VARIABLE_ID = 0,
    VARIABLE_SHAPE_COUNT = 4,
    VARIABLE_SHAPE_BLOCK = 8,
    VARIABLE_TYPE = 12, /* the low four bits; the others are fp_pos */
    VARIABLE_DATA_INDEX = 16,
    VARIABLE_SIZE = 20,
    FUNCTION_ID = 0,
    FUNCTION_IMPL = 2,
    FUNCTION_INPUTS = 4, /* count and block, like an argument */
    FUNCTION_OUTPUTS = 12
};

typedef struct word {
    const char *text;
    size_t len;
} word;

#define NUM_DTYPES 4u /* tg_nnb_dtype() */

/* What follows from the number of a function. */
typedef struct kind {
    bool is_known;
    const char *name;
    size_t name_len;
    const ks_type *args; /* NULL: it has none, or they are not known */
    uint32_t size;       /* of the arguments */
} kind;

/* Numbers of functions that are kept: more than there are. Others are looked up each time. */
#define KINDS 512u

/* Functions of a kind come many times, and the reader has to be asked once for each kind. */
typedef struct kinds {
    ks_ctx ks; /* of the reader */
    kind of[KINDS];
} kinds;

typedef struct reading {
    tg_file *file;
    tg_out *out;
    ks_stream io;
    tg_nnb_area area;
    kinds *kinds; /* NULL: there are no functions */
    word dtypes[NUM_DTYPES];
} reading;

static bool load(reading *r, const uint8_t *at, uint64_t n) {
    r->io.pos = (uint64_t)(at - r->io.base); /* in the file */
    return ks_need(&r->file->ks, &r->io, n);
}

/* ------------------------------------------------------------------------------------- lists */

static bool put_words(reading *r, const uint8_t *words, uint64_t count) {
    tg_out *out = r->out;
    /* A count of 32 bits. Many records may share a long list, and a tree of the file would be refused for that. */
    if (!load(r, words, count * NNB_WORD) || !ks_spend(&r->file->ks, count)) return false;
    tg_out_begin_array(out);
    const uint64_t n = tg_out_scalars(out, count);
    for (uint64_t i = 0; i < n && !out->ended; i++) tg_out_s64(out, ks_s4le(words + i * NNB_WORD));
    tg_out_end_array(out);
    return true;
}

/* A list as records have it: count and block. */
static bool put_list(reading *r, const uint8_t *list) {
    return put_words(r, tg_nnb_block_at(&r->area, list + NNB_WORD), ks_u4le(list));
}

/* --------------------------------------------------------------------------------- variables */

/* All keys of a record after each other: how many bytes they have. */
#define BYTES(keys) (sizeof(keys) - 1)

static bool put_variable(reading *r, const uint8_t *number) {
    tg_out *out = r->out;
    const uint8_t *record = tg_nnb_block_at(&r->area, number);
    if (!load(r, record, VARIABLE_SIZE)) return false;
    const int32_t data_index = ks_s4le(record + VARIABLE_DATA_INDEX);
    const word *dtype = &r->dtypes[record[VARIABLE_TYPE] & 15];
    /* The object and four of its members; the list counts itself. */
    if (tg_out_counts_record(out, 5, 6,
                             BYTES("id"
                                   "shape"
                                   "dtype"
                                   "fp_pos"
                                   "buffer") +
                                 dtype->len))
        return put_list(r, record + VARIABLE_SHAPE_COUNT);
    tg_out_begin_object(out);
    tg_out_key(out, "id");
    tg_out_u64(out, ks_u4le(record + VARIABLE_ID));
    tg_out_key(out, "shape");
    if (!put_list(r, record + VARIABLE_SHAPE_COUNT)) return false;
    tg_out_key(out, "dtype");
    tg_out_text_of(out, dtype->text, dtype->len);
    tg_out_key(out, "fp_pos");
    tg_out_u64(out, record[VARIABLE_TYPE] >> 4);
    tg_out_key(out, "buffer");
    if (data_index >= 0) {
        tg_out_null(out);
    } else {
        tg_out_s64(out, -1 - (int64_t)data_index);
    }
    tg_out_end_object(out);
    return true;
}

/* --------------------------------------------------------------------------------- functions */

/* One argument, at its place. The kind of an argument follows from its storage; the cases here are complete. */
static bool put_argument(reading *r, const ks_field *field, const uint8_t *at) {
    tg_out *out = r->out;
    switch (field->storage) {
    case KS_STORE_U8: tg_out_u64(out, *at); return true;
    case KS_STORE_F32: tg_out_f32(out, ks_f4le(at)); return true;
    case KS_STORE_S32: {
        const int32_t value = ks_s4le(at);
        const ks_label *label = NULL;
        if (field->enumeration != NULL) label = ks_enum_find(field->enumeration, value);
        if (label != NULL) {
            tg_out_text(out, label->orig);
        } else {
            tg_out_s64(out, value);
        }
        return true;
    }
    case KS_STORE_OBJECT: return put_list(r, at);
    default: tg_out_null(out); return true;
    }
}

static bool put_arguments(reading *r, const kind *k, const uint8_t *at) {
    tg_out *out = r->out;
    tg_out_begin_object(out);
    for (uint32_t i = 0; k->args != NULL && i < k->args->num_fields && !out->ended; i++) {
        const ks_field *field = &k->args->fields[i];
        if (!tg_nnb_is_stored(field)) continue;
        if (!tg_nnb_is_alignment(field)) {
            tg_out_key(out, field->orig);
            if (!put_argument(r, field, at)) return false;
        }
        at += tg_nnb_stored_size(field);
    }
    tg_out_end_object(out);
    return true;
}

static bool find_kind(reading *r, uint16_t id, kind *k) {
    ks_ctx *ks = &r->kinds->ks;
    nnb_functions function;
    const ks_label *label = ks_enum_find(&nnb_functions_function_id_labels, id);
    if (!tg_nnb_parse_layout(ks, id, &function)) {
        /* Zeros are valid: for lack of memory. */
        return ks_fail(&r->file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    }
    k->is_known = true;
    k->name = label != NULL ? label->orig : "Unknown";
    k->name_len = strlen(k->name);
    k->args = function.args.type;
    k->size = 0;
    for (uint32_t i = 0; k->args != NULL && i < k->args->num_fields; i++) {
        const ks_field *field = &k->args->fields[i];
        if (tg_nnb_is_stored(field)) k->size += tg_nnb_stored_size(field);
    }
    return true;
}

static bool put_function(reading *r, const uint8_t *number) {
    tg_out *out = r->out;
    const uint8_t *record = tg_nnb_block_at(&r->area, number);
    if (!load(r, record, NNB_RECORD_SIZE)) return false;
    const uint16_t id = ks_u2le(record + FUNCTION_ID);
    kind other = {.is_known = false};
    kind *k = id < KINDS ? &r->kinds->of[id] : &other;
    if (!k->is_known && !find_kind(r, id, k)) return false;
    if (!load(r, record, NNB_RECORD_SIZE + k->size)) return false;

    /* The object and three of its members; lists and arguments count themselves. */
    if (tg_out_counts_record(out, 4, 7,
                             BYTES("name"
                                   "id"
                                   "impl"
                                   "inputs"
                                   "outputs"
                                   "args") +
                                 k->name_len)) {
        return put_list(r, record + FUNCTION_INPUTS) && put_list(r, record + FUNCTION_OUTPUTS) &&
               put_arguments(r, k, record + NNB_RECORD_SIZE);
    }
    tg_out_begin_object(out);
    tg_out_key(out, "name");
    tg_out_text_of(out, k->name, k->name_len);
    tg_out_key(out, "id");
    tg_out_u64(out, id);
    tg_out_key(out, "impl");
    tg_out_u64(out, ks_u2le(record + FUNCTION_IMPL));
    tg_out_key(out, "inputs");
    if (!put_list(r, record + FUNCTION_INPUTS)) return false;
    tg_out_key(out, "outputs");
    if (!put_list(r, record + FUNCTION_OUTPUTS)) return false;
    tg_out_key(out, "args");
    if (!put_arguments(r, k, record + NNB_RECORD_SIZE)) return false;
    tg_out_end_object(out);
    return true;
}

/* ---------------------------------------------------------------------------------- the file */

/* Says where an error was; io.pos is the place of what was needed last. */
static bool in_item(reading *r, const char *name, uint64_t i) {
    ks_ctx *ks = &r->file->ks;
    ks_place(ks, r->io.pos);
    ks_in_item(ks, name, i);
    return ks_in(ks, "data");
}

static bool put_all(reading *r, const nnb_view *root, const nnb_data_area_view *data) {
    tg_out *out = r->out;
    const uint8_t *file = r->io.base;
    const nnb_header_view header = nnb_view_header(*root);
    tg_out_key(out, "version");
    tg_out_u64(out, header.version);
    tg_out_key(out, "api_level");
    tg_out_u64(out, header.api_level);
    tg_out_key(out, "inputs");
    if (!put_words(r, file + data->inputs_at, data->inputs_count)) return false;
    tg_out_key(out, "outputs");
    if (!put_words(r, file + data->outputs_at, data->outputs_count)) return false;
    tg_out_key(out, "buffers");
    if (!put_words(r, file + data->buffers_at, data->buffers_count)) return false;
    tg_out_key(out, "variables");
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < data->variables_count && !out->ended; i++) {
        if (!put_variable(r, file + data->variables_at + i * NNB_WORD))
            return in_item(r, "variables", i);
    }
    tg_out_end_array(out);
    tg_out_key(out, "functions");
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < data->functions_count && !out->ended; i++) {
        if (!put_function(r, file + data->functions_at + i * NNB_WORD))
            return in_item(r, "functions", i);
    }
    tg_out_end_array(out);
    return true;
}

static bool put_with_kinds(reading *r, const nnb_view *root, const nnb_data_area_view *data) {
    const ks_allocator *a = &r->file->allocator;
    if (data->functions_count == 0) return put_all(r, root, data);
    r->kinds = a->alloc(a->self, sizeof *r->kinds);
    if (r->kinds == NULL) return ks_fail(&r->file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    memset(r->kinds->of, 0, sizeof r->kinds->of);
    /* The limits of a caller are for what the file makes necessary. */
    ks_ctx_init(&r->kinds->ks, ks_input_memory("", 0), ks_limits_for(0), a);
    const bool good = put_all(r, root, data);
    ks_ctx_free(&r->kinds->ks);
    a->free(a->self, r->kinds, sizeof *r->kinds);
    return good;
}

bool tg_nnb_put_metadata(tg_file *file, tg_out *out, const nnb_view *root,
                         const nnb_data_area_view *data) {
    reading r = {.file = file, .out = out, .io = ks_stream_root(&file->ks), .kinds = NULL};
    r.area.data = data->buf + data->base;
    r.area.table = data->buf + data->root_index_table_at;
    for (size_t i = 0; i < NUM_DTYPES; i++) {
        r.dtypes[i].text = tg_dtype_name(tg_nnb_dtype(i));
        r.dtypes[i].len = strlen(r.dtypes[i].text);
    }
    /* All steps that a tree may take, and each time: it would be read once, and they are at most as many. */
    const uint64_t left = file->ks.work_left;
    file->ks.work_left = file->ks.limits.work;
    const bool good = put_with_kinds(&r, root, data);
    file->ks.work_left = left;
    return good;
}
