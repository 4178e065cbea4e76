/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_rewrite.h - an ONNX model as another ONNX model: shared by the files that write it.
 *
 *   onnx_rewrite.c   the functions of tensorgate.h: what becomes of each tensor
 *   onnx_layout.c    the data file, and how long each message is then
 *   onnx_send.c      the bytes of both files
 *   onnx_fields.c    fields of a tensor that go, and that come
 *   onnx_refuse.c    errors
 *
 * Each file uses only the files below it in this list.
 */
#ifndef TENSORGATE_ONNX_REWRITE_H
#define TENSORGATE_ONNX_REWRITE_H

#include "onnx_file.h"
#include "write.h"

/* Offsets in the data file are multiples of it, so that programs can map the elements (docs/ExternalData.md of onnx). */
enum { TG_ONNX_PAGE = 4096 };

typedef enum tg_onnx_place {
    TG_ONNX_STAYS,  /* every byte of the tensor */
    TG_ONNX_INSIDE, /* in raw_data */
    TG_ONNX_OUTSIDE /* in the data file */
} tg_onnx_place;

/* What becomes of a tensor. */
typedef struct tg_onnx_change {
    tg_values values; /* `read` is NULL: its own elements */
    uint64_t offset;  /* in the data file */
    uint8_t place;
} tg_onnx_change;

/* A message whose length may change: a tensor, or a message around one. Those around it are before it. */
typedef struct tg_onnx_span {
    uint32_t length_at; /* of the length of the message */
    uint32_t start;     /* of what the message has */
    uint32_t end;
    uint32_t around; /* number of the span; the model is number 0 */
    uint64_t tensor; /* number + 1; 0: it is around one */
    uint64_t size;   /* bytes that it has then */
} tg_onnx_span;

struct tg_onnx_rewrite {
    ks_allocator allocator;
    ks_ctx ks; /* the arena */
    tg_onnx *o;
    tg_onnx_options options;
    bool *chosen;            /* by tensor; NULL: all are */
    tg_onnx_change *changes; /* by tensor */
    bool is_laid_out;
    ks_list spans; /* of tg_onnx_span */
    tg_onnx_sizes sizes;
    tg_error error;
};

static inline const tg_onnx_span *tg_onnx_span_at(const tg_onnx_rewrite *r, uint64_t i) {
    return ks_list_at(&r->spans, i);
}

/* Fails with a sentence about tensor `i` (TG_NO_INDEX: none), as tg_refuse() does. Returns false. */
bool tg_onnx_fail(tg_onnx_rewrite *r, tg_code code, uint64_t i, const char *text, const char *word,
                  uint64_t a, uint64_t b);
/* Fails with the error of the model. Returns false. */
bool tg_onnx_fail_file(tg_onnx_rewrite *r);

/* For what is put in; the name of the data file has at most 255 bytes. */
enum { TG_ONNX_LONGEST_ENTRIES = 512 };
/* Whether a field of a tensor is left out: one that says what its elements are or where, and will be another one. */
bool tg_onnx_is_left_out(const tg_onnx_data *data, tg_onnx_place place, uint32_t number);
/* The number of the first field that is put in. */
uint32_t tg_onnx_put_in(tg_onnx_place place);
/* What is put in: all of external_data and data_location, or the field raw_data up to its elements. */
size_t tg_onnx_new_fields(const tg_onnx_rewrite *r, uint64_t i,
                          uint8_t bytes[TG_ONNX_LONGEST_ENTRIES]);
/* A number as a varint of at most 10 bytes. */
size_t tg_onnx_put_varint(uint8_t *bytes, uint64_t number);

/* Sets r->spans and r->sizes. */
bool tg_onnx_lay_out(tg_onnx_rewrite *r);
bool tg_onnx_send_data(tg_onnx_rewrite *r, const tg_target *target);
bool tg_onnx_send_model(tg_onnx_rewrite *r, const tg_target *target);

#endif
