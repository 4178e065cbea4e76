/* SPDX-License-Identifier: Apache-2.0 */
/*
 * write.h - what a format has to say to be written. Private to the library.
 *
 * The counterpart of adapter.h. A format that is written is a constant tg_writer_NAME of type tg_format_writer in
 * runtime/formats. The way of a file:
 *
 *     tg_build_add        build.c tests what all formats have in common (dtype, rank, order, storage
 *                         against the writer's tables; products; characters of the name), then
 *     add                 the writer's own rules for one tensor, as soon as it is declared
 *     tg_build_metadata   meta.c keeps what the sink is told as a tree
 *     tg_build_size       plan: everything together: names, metadata, layout; sets build->size
 *     tg_build_write      write: emits all bytes from first to last through a tg_emit
 *
 * Rules for all of them
 *
 * - A refusal goes through tg_refuse and names tensor and property; tg_advise adds the remedy. Whatever can't be held
 *   exactly is refused in `add` or `plan`: `write` fails for I/O and memory only.
 * - Memory that lasts comes from ks_alloc(&build->ks, ...), which is freed with the build and bounded
 *   by max_memory. No globals, no recursion, no stdio.
 * - `write` can be called again: it changes nothing of the plan.
 * - Sums and products of lengths are tested; what tg_item says of its parts is already.
 */
#ifndef TENSORGATE_WRITE_H
#define TENSORGATE_WRITE_H

#include "file.h"
#include "text.h"

typedef struct tg_format_writer tg_format_writer;

/* A tensor that was declared. */
typedef struct tg_item {
    tg_decl decl;   /* names and shape are copies in the arena */
    uint64_t count; /* elements that the shape speaks of; fits 64 bits */
    tg_extent
        parts[TG_PART_COUNT]; /* dtype, count and nbytes of what `values` delivers; dtype NONE:
                                      no such part. nbytes fits 63 bits; offset is not used */
    void *own;                /* the writer's */
} tg_item;

/* -------------------------------------------------------------------------- metadata (meta.c) */

typedef enum tg_meta_kind {
    TG_META_NULL,
    TG_META_BOOL,
    TG_META_U64,
    TG_META_S64,
    TG_META_F32,
    TG_META_F64,
    TG_META_TEXT,
    TG_META_ARRAY,
    TG_META_OBJECT
} tg_meta_kind;

typedef struct tg_meta tg_meta;
struct tg_meta {
    const char *key; /* of a member of an object, NUL-terminated; else NULL */
    tg_meta *next;   /* in the same array or object */
    tg_meta *first;  /* of an array or object */
    uint64_t count;  /* members; bytes of a text, which may contain NUL */
    union {
        uint64_t u64; /* TG_META_BOOL: 0 or 1 */
        int64_t s64;
        float f32;
        double f64;
        const char *text; /* NUL-terminated */
    } value;
    tg_meta_kind kind;
};

/* For build.c: makes the sink, and tests at the end that it was left in order. */
bool tg_meta_open_sink(tg_build *build);
bool tg_meta_close_sink(tg_build *build);

/* A member of an object; NULL when there is none, or `object` is NULL or no object. */
const tg_meta *tg_meta_get(const tg_meta *object, const char *key);
/* An integer within bounds, whichever way it was told. False: it is none. */
bool tg_meta_integer(const tg_meta *node, int64_t min, int64_t max, int64_t *value);
/* A number as float32 (exact) or float64. Integers that float64 holds count as well. */
bool tg_meta_f32(const tg_meta *node, float *value);
bool tg_meta_f64(const tg_meta *node, double *value);

/* --------------------------------------------------------------------------- builds (build.c) */

struct tg_build {
    ks_ctx ks; /* the arena */
    ks_allocator allocator;
    const tg_format_writer *const *writers; /* all of this build of the library; NULL ends */
    const tg_format_writer *writer;
    tg_build_options options; /* limits are filled in */
    tg_item **items;          /* in the order of declaration; `plan` may change the order */
    uint64_t num_items;
    uint64_t items_cap;
    const tg_meta *meta; /* NULL: none was told */
    void *plan;          /* the writer's */
    uint64_t size;       /* of the file, set by `plan` */
    bool laid_out;
    tg_error error;

    /* Of meta.c, while events come in. */
    struct tg_meta_sink *sink;
};

/* tg_build_new with the writers of api/registry.c; for tests with others. */
tg_build *tg_build_with(const tg_format_writer *const *writers, tg_format format,
                        const tg_build_options *options, tg_error *error);

/*
 * Refuses: false, with build->error: "tensor 'NAME': TEXT", or TEXT alone without an item. In `text`
 * a '%' stands for the next of two numbers and a '$' for `word`, which is escaped.
 */
bool tg_refuse(tg_build *build, tg_code code, const tg_item *item, const char *text,
               const char *word, uint64_t a, uint64_t b);
/* The same with TG_CODE_LIMIT, for a limit of build->options. */
bool tg_refuse_limit(tg_build *build, tg_limit limit, const tg_item *item, const char *text,
                     uint64_t a, uint64_t b);
/* Says what can be done about what was just refused; false. */
bool tg_advise(tg_build *build, tg_remedy remedy);
/* The text of tg_refuse; `name` may be NULL. */
void tg_put_refusal(tg_text *w, const char *name, const char *text, const char *word, uint64_t a,
                    uint64_t b);
/* The same from build->ks.error (memory, limits). */
bool tg_refuse_ks(tg_build *build);

/* What a format writes in which a name is any text: the original name, else the one that is shown. */
const char *tg_written_name(const tg_item *item, size_t *len);
/* Sorts build->items by written name, bytewise, and refuses two of the same name. */
bool tg_items_by_name(tg_build *build);
/* For formats that name tensors by their position: sorts items by the number that the name is, and
 * refuses names that are not 0, 1, ... without a gap. */
bool tg_items_by_position(tg_build *build);

/* Why a name, or a key in metadata, is refused that is not encoded. */
extern const char tg_bad_name_part[];

/* The bytes that an encoded component or key stands for, in the arena. NULL: not encoded as
 * tg_name_add_component does it, or no memory (tg_refuse was called for `item`). */
const uint8_t *tg_component_bytes(tg_build *build, const tg_item *item, const char *text, size_t n,
                                  size_t *len);

/* ------------------------------------------------------------------------------ emit (emit.c) */

/*
 * Bytes on their way to the target, from the first of the file to the last. After a failure the rest
 * does nothing, so writers need to look at `failed` in long loops only.
 */
#define TG_EMIT_BUFFER (64u << 10)
typedef struct tg_emit {
    tg_build *build;
    const tg_target *target;
    uint64_t at; /* offset of the next byte */
    uint8_t *buffer;
    size_t fill;
    bool failed;
} tg_emit;

void tg_emit_bytes(tg_emit *emit, const void *data, size_t n);
void tg_emit_zeros(tg_emit *emit, uint64_t n);
void tg_emit_u8(tg_emit *emit, uint8_t value);
void tg_emit_u16le(tg_emit *emit, uint16_t value);
void tg_emit_u32le(tg_emit *emit, uint32_t value);
void tg_emit_u64le(tg_emit *emit, uint64_t value);
void tg_emit_u16be(tg_emit *emit, uint16_t value);
void tg_emit_u32be(tg_emit *emit, uint32_t value);
void tg_emit_f32le(tg_emit *emit, float value);
void tg_emit_f64le(tg_emit *emit, double value);
/* Bytes [from, from + n) of a part of a tensor. */
void tg_emit_values(tg_emit *emit, const tg_item *item, tg_part part, uint64_t from, uint64_t n);
/* Reads them into memory, for formats that weave parts together; n is the writer's choice. */
bool tg_emit_read(tg_emit *emit, const tg_item *item, tg_part part, uint64_t from, void *dst,
                  size_t n);

/* ------------------------------------------------------------------------------------ writers */

#define TG_BIT_OF(number) (UINT32_C(1) << (number))

struct tg_format_writer {
    tg_format format;
    uint32_t dtypes;   /* TG_BIT_OF each dtype that a tensor may have */
    uint32_t orders;   /* of each tg_order that its values may come in, when its rank is over 1 */
    uint32_t storages; /* of each tg_storage */
    uint32_t max_rank;
    bool needs_seek; /* cannot be written to a target that is in_order */
    bool plain;      /* tensors of any name and shape, whose numbers mean what they are */

    /* For conversion from another format. */
    bool only_c_arrays;       /* `orders` beyond C are for what comes from this format alone */
    bool drops_trailing_ones; /* trailing axes of length 1 cannot be stored */
    bool counts_tensors;      /* names are positions: 0, 1, ... */
    /* The name of a tensor that comes from a format without names; NULL: as it is. */
    const char *(*default_name)(uint32_t rank);
    /* Narrows `dtypes` by the name of the tensor. NULL: each tensor may have each of them. */
    bool (*has_dtype)(tg_dtype dtype, const char *name);

    /* Members of the metadata, at the top, that follow from the tensors; NULL ends. May be NULL. */
    const char *const *derived;

    bool (*add)(tg_build *build, tg_item *item); /* NULL: nothing more to test */
    bool (*plan)(tg_build *build);
    /* In place of tg_emit for formats that another library writes; then `write` is NULL. */
    bool (*write_to)(tg_build *build, const tg_target *target);
    void (*write)(tg_build *build, tg_emit *emit);
};

#endif
