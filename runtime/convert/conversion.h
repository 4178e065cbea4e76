/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion.h - shared by the files of runtime/convert.
 *
 *     conversion.c           tg_convert: decides what is copied as stored and what becomes an array
 *     conversion_origin.c    what a target has no place for, as a text of its metadata, and back
 *     conversion_fit.c      tensors that the target can't hold as they are: other dtype, name, order,
 *                           shape
 *     conversion_parts.c    sparse tensors as NAME.indices, NAME.values, ..., and back
 *     conversion_select.c   the tensors that are converted, if not all are
 *     conversion_rename.c   tensors under other names
 *     conversion_names.c    all names in memory, in the orders that patterns need
 *     conversion_encode.c   encodings that arrays do not have
 *     conversion_share.c    payloads of tensors that share their bytes
 *     conversion_payload.c  provides the values while the file is written
 *     conversion_text.c     refusals and notes
 *
 * Each file uses only the files below it in this list.
 */
#ifndef TENSORGATE_CONVERT_H
#define TENSORGATE_CONVERT_H

#include "array.h"
#include "write.h"

/* Arrays that are open at the same time: formats that interleave tensors read a few alternately. */
#define OPEN_ARRAYS 4

typedef struct tg_payload tg_payload;

typedef struct open_array {
    const tg_payload *payload; /* NULL: free */
    tg_array *array;
    uint64_t used; /* time of the last use */
} open_array;

struct tg_conversion {
    tg_file *file;
    tg_build *build;
    const tg_format_writer *writer;
    tg_convert_options options;
    bool *selected;                    /* by tensor: whether options.only names it; NULL: all */
    struct tg_renamed *renamed;        /* by tensor; NULL: all keep their names */
    const struct tg_kept_names *names; /* NULL: no pattern of options.renames needed them yet */
    tg_dtype *asked; /* by tensor, what options.dtypes says; NULL: options.dtype for all */
    bool returns;    /* the file is declared as tg_origin_find says */
    tg_cost cost;
    struct shared_payload *shared; /* by tensor; NULL: they share nothing, or the target cannot */
    ks_allocator allocator;
    open_array open[OPEN_ARRAYS];
    uint64_t clock;
};

/* The source of the values of a declared tensor. Stored in the arena of the build. */
typedef enum payload_kind {
    FROM_ARRAY, /* tensor `index` as an array */
    FROM_PARTS, /* part p is part parts[p].part of tensor parts[p].index, as it is stored */
    FROM_BYTES  /* bytes in memory */
} payload_kind;

typedef struct part_place {
    uint64_t index;
    tg_part part;
} part_place;

/* An encoding of elements that arrays do not have. */
typedef struct tg_encoding {
    tg_dtype
        dtype; /* floats of less than 16 bits, blocks, int8 and int16 for fixed point, bit, uint8 for scaled bytes */
    unsigned fp_pos; /* int8, int16 */
    const float
        *low; /* uint8: bounds of each step of axis 0, of per_step > 0 elements; otherwise NULL */
    const float *high;
    uint64_t per_step;
} tg_encoding;

struct tg_payload {
    tg_conversion *conversion;
    payload_kind kind;
    uint64_t index;
    tg_array_options array;
    tg_encoding encoding; /* FROM_ARRAY: what its elements become; dtype NONE: they stay */
    part_place parts[TG_PART_COUNT];
    const uint8_t *bytes;
    /* of tensor `index`, for tg_payload_share */
    struct {
        tg_dtype dtype;
        tg_storage storage;
        tg_order order;
        int32_t fp_pos;
        uint32_t rank;
        const uint64_t *shape;
    } meaning;
};

typedef struct shared_payload {
    uint64_t first;      /* the first tensor with the same parts */
    tg_payload *payload; /* of the first tensor: the one that others may have, too */
} shared_payload;

/* tg_convert with the given list of writers; the list of the library is in registry.c. */
tg_conversion *tg_convert_with(const tg_format_writer *const *writers, tg_file *file, tg_format to,
                               const tg_convert_options *options, tg_error *error);

/* --------------------------------------------------------------------------
 * conversion_select.c */

/* Finds the tensors of options.only. False after tg_refuse. */
bool tg_find_selected(tg_conversion *c);
bool tg_is_selected(const tg_conversion *c, uint64_t index);
/* Finds what options.dtypes says of each tensor. False after tg_refuse. */
bool tg_find_asked(tg_conversion *c);
/* The dtype that a tensor is to become if it has real floats; TG_DTYPE_NONE: its own. */
tg_dtype tg_asked_dtype(const tg_conversion *c, uint64_t index);
/* Whether any tensor is to become another dtype. */
bool tg_asks_dtypes(const tg_conversion *c);

/* --------------------------------------------------------------------------
 * conversion_names.c */

/* What stands on both sides of the '*' of a pattern. */
typedef struct tg_sides {
    const char *before;
    size_t num_before;
    const char *after;
    size_t num_after;
} tg_sides;

/* A name of tensor `index`, in the arena of the build. */
typedef struct tg_kept_name {
    const char *text;
    size_t len;
    uint64_t index;
    const struct tg_kept_name *original; /* of a shown name: the original one, if it is another */
} tg_kept_name;

typedef struct tg_kept_names tg_kept_names;

/* Numbers of names, for tg_kept_at. */
typedef struct tg_name_run {
    const uint64_t *numbers;
    uint64_t count;
} tg_name_run;

/* All names, shown and original ones; NULL after tg_refuse. */
const tg_kept_names *tg_keep_names(tg_conversion *c);
/* Names of which all that fit a pattern are some; they have one of its sides. */
tg_name_run tg_names_like(const tg_kept_names *names, const tg_sides *sides);
const tg_kept_name *tg_kept_at(const tg_kept_names *names, uint64_t number);

/* --------------------------------------------------------------------------
 * conversion_rename.c */

/* Finds the tensors of options.renames. False after tg_refuse. */
bool tg_find_renamed(tg_conversion *c);
bool tg_is_renamed(const tg_conversion *c, uint64_t index);
/* tg_tensor_at(), with the new name of the tensor if it gets one. False after tg_refuse. */
bool tg_source_tensor(tg_conversion *c, uint64_t index, tg_tensor *tensor);

/* ---------------------------------------------------------------------------
 * conversion_encode.c */

/* Whether it is a dtype of real floats of 16 bits or more. */
bool tg_is_float(tg_dtype dtype);
/*
 * Reads bytes [from, from + n) of the array in another encoding; false after an error of the file. The elements are
 * floats for floats of less than 16 bits, otherwise float32; for bits they may be uint8, 0 and 1.
 */
bool tg_encoded_window(tg_array *array, const tg_encoding *to, uint64_t from, void *dst, size_t n,
                       tg_loss *loss);
/* Adds the losses of all elements. */
bool tg_encoded_losses(tg_array *array, const tg_encoding *to, tg_loss *loss);

/* --------------------------------------------------------------------------
 * conversion_payload.c */

/* Returns NULL after tg_refuse. */
tg_payload *tg_payload_new(tg_conversion *c, payload_kind kind, uint64_t index);
tg_values tg_payload_values(tg_payload *payload);
/* Reads a whole array once and counts the elements that its dtype can't hold, those outside of its range only for
 * an encoding; false after an error of the file. */
bool tg_payload_losses(tg_conversion *c, const tg_payload *payload, tg_loss *loss);
void tg_payload_close_all(tg_conversion *c);

/* -----------------------------------------------------------------------------
 * conversion_share.c */

/* Finds the tensors whose bytes are the same ones of the file, if the target can share them. */
bool tg_find_shared(tg_conversion *c);
/* Replaces the payload of `tensor` by one that delivers the same bytes, if there is one. */
bool tg_payload_share(tg_conversion *c, tg_payload **payload, const tg_tensor *tensor);

/* -----------------------------------------------------------------------------
 * conversion_text.c */

/* tg_refuse for a tensor of the source file. */
bool tg_refuse_name(tg_conversion *c, tg_code code, const char *name, const char *text,
                    const char *word, uint64_t a, uint64_t b);
/* Copies the last error of the source file to build->error: "tensor 'NAME': ..." */
bool tg_refuse_file(tg_conversion *c, const char *name);
/* Sends "tensor 'NAME': TEXT" to options.note, with % and $ as in tg_refuse. */
void tg_convert_note(tg_conversion *c, const char *name, const char *text, const char *word,
                     uint64_t a, uint64_t b);
/* Notes that a tensor was left out, for the reason of the last refusal. */
void tg_note_left_out(tg_conversion *c);
/* Copies a name, with a suffix, to the arena of the build; NULL after tg_refuse. */
const char *tg_keep_name(tg_conversion *c, const char *name, const char *suffix);

/* ----------------------------------------------------------------------------------
 * conversion_fit.c */

/* The dtype to which the elements of a tensor are rounded; TG_DTYPE_NONE: they are not. */
tg_dtype tg_fitting_dtype(const tg_conversion *c, const tg_tensor *tensor);
/* Declares a tensor of the source as an array that the target can hold. `name` is a copy of its name. */
bool tg_declare_array(tg_conversion *c, const tg_tensor *tensor, const char *name);

/* --------------------------------------------------------------------------------
 * conversion_parts.c */

/* Declares a sparse tensor as several tensors of the target. */
bool tg_declare_parts(tg_conversion *c, const tg_tensor *tensor, const char *name);

/* The tensors of a file by name, to find the parts of a sparse tensor. */
typedef struct part_finder {
    struct part_name *names; /* sorted */
    uint64_t count;
} part_finder;

bool tg_find_parts(tg_conversion *c, part_finder *finder);
/* Whether `name` is a part of a sparse tensor that the target can store as one tensor; the result
 * is in *taken. If `name` is the first part, NAME.indices, declares the sparse tensor. */
bool tg_declare_joined(tg_conversion *c, const part_finder *finder, const char *name, bool *taken);
/* Looks for the tensor that is called `base` with `suffix`; false after tg_refuse. */
bool tg_find_part(tg_conversion *c, const part_finder *finder, const char *base, const char *suffix,
                  uint64_t *index, bool *found);

/* ---------------------------------------------------------------------------------
 * conversion_origin.c */

/* Passes the metadata of the source on to the build. */
bool tg_carry_metadata(tg_conversion *c);
/* Whether the format of the source has nothing but tensors and metadata of any kind, so that no origin is written for it. */
bool tg_source_is_plain(const tg_conversion *c);
/* Adds what the target has no place for to its metadata, so that tg_origin_find finds it, if the file can be made from it
 * again. */
bool tg_origin_put(tg_conversion *c);
/* What the source says about the file of the target's format that it was made from; *origin is NULL if it says nothing. */
bool tg_origin_find(tg_conversion *c, const tg_meta **origin);
/* Declares the tensors and the metadata of that file. */
bool tg_origin_declare(tg_conversion *c, const tg_meta *origin, const part_finder *finder);

#endif
