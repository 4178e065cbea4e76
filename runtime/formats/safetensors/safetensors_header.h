/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_header.h - the header of .safetensors, read from pieces of any size.
 *
 * The grammar is specs/safetensors.rl. What it finds is kept: names, shapes, places, metadata. Nothing else
 * takes memory but hashes of keys and a table of names, so that a key that occurs twice is found, and one text that
 * came in several pieces or with escapes. All of it is in the arena of the context, under its budget.
 *
 *     tg_header h;
 *     tg_header_init(&h, ks, 8, false);
 *     while (...) tg_header_feed(&h, data, n)
 *     tg_header_end(&h) && tg_header_buffer(&h, size_of_rest)
 *
 * Each of them returns false after an error, which is in the context: code, offset in the file and path.
 * How the header was cut into pieces makes no difference.
 *
 * Rules
 *
 *   - one JSON object; white space may stand before and behind it, which is noted but for spaces behind
 *   - a key occurs once, in every object, whichever way it is written
 *   - a tensor has dtype, shape and data_offsets; further keys are noted; its bytes are as many as shape
 *     and dtype say, and whole ones
 *   - every byte of the buffer belongs to exactly one tensor: no overlap, no hole, nothing behind
 *   - "__metadata__" has texts
 *
 * They are those of the reference implementation, and stricter where two readers could see two
 * files: there a key twice is the last one, and a tensor may be an array in place of an object.
 */
#ifndef TENSORGATE_SAFETENSORS_HEADER_H
#define TENSORGATE_SAFETENSORS_HEADER_H

#include "key_set.h"
#include "ks.h"
#include "safetensors_dtypes.h"
#include "tensorgate.h"

/* Brackets inside each other, those of the header and of the tensor included: as many as serde_json
 * takes. Only values that nobody looks at have more than three. */
#define TG_HEADER_DEPTH 127

/* What comes next. */
typedef enum tg_header_expect {
    TG_EXPECT_OPEN, /* '{', the first of the header */
    TG_EXPECT_NAME_OR_END,
    TG_EXPECT_NAME,
    TG_EXPECT_COLON,
    TG_EXPECT_VALUE,
    TG_EXPECT_COMMA_OR_BRACE,
    TG_EXPECT_ELEMENT_OR_END,
    TG_EXPECT_ELEMENT,
    TG_EXPECT_COMMA_OR_SQUARE,
    TG_EXPECT_COMMA,
    TG_EXPECT_SQUARE,
    TG_EXPECT_TEXT,
    TG_EXPECT_ESCAPE,
    TG_EXPECT_UTF8,
    TG_EXPECT_PADDING
} tg_header_expect;

/* Where that is, for paths of errors. */
typedef enum tg_header_where {
    TG_HEADER_TOP,
    TG_HEADER_METADATA,
    TG_HEADER_TENSOR
} tg_header_where;

/* Keys of a tensor, as specs/safetensors.rl numbers them. */
typedef enum tg_header_key_kind {
    TG_KEY_DTYPE,
    TG_KEY_SHAPE,
    TG_KEY_OFFSETS,
    TG_KEY_OTHER,
    TG_KEY_NONE /* between them */
} tg_header_key_kind;

typedef struct tg_header_tensor {
    const char *name; /* any of its bytes may be NUL */
    const uint64_t *shape;
    uint64_t begin; /* in the buffer */
    uint64_t end;
    uint32_t offsets_at; /* where data_offsets are in the file; a header has at most 10^8 bytes */
    uint32_t name_at;    /* where the name is */
    uint32_t name_len;
    uint32_t rank;
    tg_dtype dtype;
} tg_header_tensor;

typedef struct tg_header_pair {
    const char *key;
    size_t key_len;
    const char *text;
    size_t text_len;
} tg_header_pair;

struct tg_header;

/* What differs between the documents that are read in this way: the header, and an index of shards. */
typedef struct tg_json_document {
    void (*add_path)(struct tg_header *h); /* of an error that was just made */
    const char *(*value)(
        const struct tg_header *h); /* what the value at hand has to be, in words */
} tg_json_document;

typedef struct tg_header {
    ks_ctx *ks;
    const tg_json_document *document;
    bool failed;
    bool lasting;
    bool has_metadata;
    bool metadata_is_null;
    uint32_t most_axes;  /* of a tensor, and at least 1 */
    ks_list tensors;     /* of tg_header_tensor, as the header lists them */
    uint64_t num_placed; /* of tg_header_in_order, without overlap and hole before them */
    ks_list pairs;       /* of tg_header_pair */

    /* From here on: for header_machine.h and the files that include it. */
    const uint8_t *piece; /* the piece at hand; its first byte is byte `piece_at` of the file */
    uint64_t piece_at;

    /* The machine. */
    int cs;
    int top;
    int stack[TG_HEADER_DEPTH];
    tg_header_expect expect;
    tg_header_where where;
    tg_header_key_kind key; /* whose value is at hand */
    bool is_metadata;

    /* The text at hand. */
    uint64_t text_at;   /* of its quote */
    const uint8_t *run; /* bytes of this piece that belong to it as they are; NULL: none */
    bool resumes;       /* the piece before ended in it */
    uint8_t *kept;      /* what came before them */
    size_t kept_len;
    size_t kept_cap;
    const uint8_t *text; /* the whole, once it is over */
    size_t text_len;
    uint64_t wide_at; /* of a sequence of UTF-8 */
    uint32_t unit;    /* of \u */
    uint32_t high_unit;
    bool has_nul;
    bool names_have_nul; /* one of them */
    bool names_have_percent;

    /* The number at hand. */
    uint64_t number;
    uint64_t number_at;
    uint64_t
        any_digits; /* the first digits of a number of any kind, from the first that is not 0 on */
    uint32_t any_kept; /* how many these are */
    int64_t any_point; /* the number is 0.DIGITS * 10^any_point */
    int64_t any_power; /* what stands behind 'e' */
    bool any_minus;

    /* The tensor at hand. */
    tg_header_tensor *tensor;
    bool has[3]; /* its keys */
    bool has_other;
    uint64_t shape_at;
    uint64_t count; /* elements */
    uint64_t *lengths;
    size_t rank;
    size_t lengths_cap;
    unsigned num_offsets;
    const tg_safetensors_dtype *last_dtype; /* as the tensor before has it; NULL: none */
    uint64_t
        last_quoted; /* its name and the quote behind it, if these are at most eight bytes; 0: they are not */
    uint64_t last_mask; /* the bytes of those */

    uint32_t *hashes; /* of the names of tensors, each up to a zero character */
    size_t hashes_cap;
    const uint64_t
        *sorted; /* numbers of tensors as they lie in the buffer; NULL: as they are listed */
    uint64_t placed_bytes; /* where the last of `num_placed` ends in the buffer */
    int member_over; /* the state of the machine behind the value of a tensor; 0: not known yet */

    bool noted_before;
    bool noted_padding;

    /* Keys. Each object has a scope of its own. */
    uint64_t hash_key[2];
    tg_key_set keys;
    uint64_t scopes; /* so many were given away */
    uint64_t entry_scope;
    unsigned depth; /* of brackets that nobody looks at */
    uint64_t scope[TG_HEADER_DEPTH];
    bool is_object[TG_HEADER_DEPTH];
} tg_header;

/* The header begins at byte `at` of the file and has at most 10^8 bytes. `lasting`: the pieces stay where they are as long as the context, so that texts need no copy. */
void tg_header_init(tg_header *h, ks_ctx *ks, uint64_t at, bool lasting);
bool tg_header_feed(tg_header *h, const uint8_t *data, size_t n);
bool tg_header_end(tg_header *h);
/* The number of elements. */
uint64_t tg_header_count(const tg_header_tensor *t);
/* After tg_header_end: the tensor that is at place i in the buffer. */
uint64_t tg_header_in_order(const tg_header *h, uint64_t i);
/* After tg_header_end: the header is followed by a buffer of `size` bytes. */
bool tg_header_buffer(tg_header *h, uint64_t size);

#endif
