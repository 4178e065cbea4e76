/* SPDX-License-Identifier: Apache-2.0 */
/*
 * write.h - the interface between builds and the writers of formats. Private to the library.
 *
 * The counterpart of adapter.h. A format that can be written is a constant tg_writer_NAME of type
 * tg_format_writer in runtime/formats/NAME. The steps of writing a file:
 *
 *     tg_build_add        build.c tests what all formats have in common (dtype, rank, order and
 *     storage
 *                         against the writer's tables; products; characters of the name), then
 *                         calls
 *     add                 the writer's own rules for one tensor
 *     tg_build_metadata   meta.c stores the events of the sink as a tree
 *     tg_build_size       plan: tests and lays out everything: names, metadata, offsets; sets
 *     build->size tg_build_write      write: emits all bytes in file order through a tg_emit
 *
 * Rules for all writers
 *
 * - A refusal goes through tg_refuse and names tensor and property; tg_advise adds the remedy. What
 *   can't be held exactly is refused in `add` or `plan`: `write` fails for I/O and memory only.
 * - Memory that must last comes from ks_alloc(&build->ks, ...), which is freed with the build and
 *   bounded by max_memory. No globals, no recursion, no stdio.
 * - `write` may be called again: it does not change the plan.
 * - A writer tests its own sums and products of lengths; those in tg_item are already tested.
 */
#ifndef TENSORGATE_WRITE_H
#define TENSORGATE_WRITE_H

#include "file.h"
#include "text.h"

typedef struct tg_format_writer tg_format_writer;

/* A tensor that was declared. */
typedef struct tg_item {
    tg_decl decl;   /* names and shape are copies in the arena */
    uint64_t count; /* product of the shape; fits 64 bits */
    /* What `values` delivers, without offsets. dtype NONE: no such part. nbytes fits 63 bits. */
    tg_extent parts[TG_PART_COUNT];
    void *own; /* private to the writer */
    /* tg_items_share: the first item with the same payload; it may be this one */
    const struct tg_item *first;
    uint64_t position; /* in build->items, at that time */
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
    const char *key; /* key of a member of an object, NUL-terminated; otherwise NULL */
    tg_meta *next;   /* next member of the same array or object */
    tg_meta *first;  /* first member of an array or object */
    uint64_t count;  /* number of members; length of a text, which may contain NUL */
    union {
        uint64_t u64; /* TG_META_BOOL: 0 or 1 */
        int64_t s64;
        float f32;
        double f64;
        const char *text; /* NUL-terminated */
    } value;
    tg_meta_kind kind;
};

/* For build.c: creates the sink, and tests at the end that all containers were closed. */
bool tg_meta_open_sink(tg_build *build);
bool tg_meta_close_sink(tg_build *build);

/* A member of an object; NULL if there is none, or if `object` is NULL or not an object. */
const tg_meta *tg_meta_get(const tg_meta *object, const char *key);
/* An integer within bounds, from any kind of number. False if the node is not such an integer. */
bool tg_meta_integer(const tg_meta *node, int64_t min, int64_t max, int64_t *value);
/* A number as float32 (if exact) or float64. Integers that float64 represents exactly are
 * accepted. */
bool tg_meta_f32(const tg_meta *node, float *value);
bool tg_meta_f64(const tg_meta *node, double *value);
/* Removes the members of metadata that the writer derives from the tensors. */
void tg_meta_drop_derived(const tg_build *build, tg_meta *object);

/* ---------------------------------------------------------------- metadata as text (meta_json.c) */

typedef struct tg_json {
    tg_text text;
    bool follows; /* a member was written before */
} tg_json;

/* A sink that writes JSON to json->text; it never stops the events. */
tg_sink tg_json_sink(tg_json *json);
/* Writes a text in quotes, escaped exactly as by serde_json. */
void tg_json_text(tg_text *w, const uint8_t *bytes, size_t n);
/* Reads what the sink wrote, and nothing else. NULL after tg_refuse. */
const tg_meta *tg_meta_parse(tg_build *build, const char *text, uint64_t n);

/* --------------------------------------------------------------------------- builds (build.c) */

struct tg_build {
    ks_ctx ks; /* the arena */
    ks_allocator allocator;
    const tg_format_writer *const *writers; /* all of this build; terminated by NULL */
    const tg_format_writer *writer;
    tg_build_options options; /* limits are filled in */
    tg_item **items;          /* in the order of declaration; `plan` may change the order */
    uint64_t num_items;
    uint64_t items_cap;
    const tg_meta *meta; /* NULL: no metadata was given */
    void *plan;          /* private to the writer */
    uint64_t size;       /* of the file, set by `plan` */
    bool laid_out;
    bool
        own_source; /* a conversion from a file of the same format: sharing is kept as it is there */
    tg_error error;

    /* The state of meta.c while it receives events. */
    struct tg_meta_sink *sink;
};

/* tg_build_new with the given list of writers; the list of the library is in registry.c. */
tg_build *tg_build_with(const tg_format_writer *const *writers, tg_format format,
                        const tg_build_options *options, tg_error *error);

/*
 * Refuses: returns false and sets build->error to "tensor 'NAME': TEXT", or to TEXT alone without
 * an item. In `text` each '%' is replaced by the next of the two numbers and '$' by `word`,
 * escaped.
 */
bool tg_refuse(tg_build *build, tg_code code, const tg_item *item, const char *text,
               const char *word, uint64_t a, uint64_t b);
/* Refuses with TG_CODE_LIMIT, for a limit of build->options. */
bool tg_refuse_limit(tg_build *build, tg_limit limit, const tg_item *item, const char *text,
                     uint64_t a, uint64_t b);
/* Sets the remedy of the last refusal; returns false. */
bool tg_advise(tg_build *build, tg_remedy remedy);
/* Writes the text of tg_refuse; `name` may be NULL. */
void tg_put_refusal(tg_text *w, const char *name, const char *text, const char *word, uint64_t a,
                    uint64_t b);
/* Refuses with the reason in build->ks.error (memory, limits). */
bool tg_refuse_ks(tg_build *build);

/* What a format writes whose names are any text: the original name, otherwise the shown one. */
const char *tg_written_name(const tg_item *item, size_t *len);
/* Sorts build->items by written name, bytewise, and refuses duplicate names. */
bool tg_items_by_name(tg_build *build);
/* For formats that name tensors by their position: sorts items by the number in their name, and
 * refuses names other than 0, 1, ... without a gap. */
bool tg_items_by_position(tg_build *build);

/* For formats in which tensors can share their bytes: finds the first of the items with the same payload.
 * An item without bytes shares them with none. */
bool tg_items_share(tg_build *build);

/* The reason for refusing a name, or a key in metadata, that is not properly encoded. */
extern const char tg_bad_name_part[];

/* Decodes a component or key into the arena. NULL if it is not encoded as tg_name_add_component
 * does it, or if memory ran out (tg_refuse was called for `item`). */
const uint8_t *tg_component_bytes(tg_build *build, const tg_item *item, const char *text, size_t n,
                                  size_t *len);

/* ------------------------------------------------------------------------------ emit (emit.c) */

/*
 * Sends the bytes of a file to the target in file order. After a failure the functions have no
 * effect, so writers need to test `failed` in long loops only.
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
/* Replaces `n` bytes from offset `at` on, all of which were sent before; for formats that need to
 * seek. */
void tg_emit_again(tg_emit *emit, uint64_t at, const void *data, size_t n);
/* Sends bytes [from, from + n) of a part of a tensor. */
void tg_emit_values(tg_emit *emit, const tg_item *item, tg_part part, uint64_t from, uint64_t n);
/* Reads them into memory, for formats that interleave parts; the writer chooses n. */
bool tg_emit_read(tg_emit *emit, const tg_item *item, tg_part part, uint64_t from, void *dst,
                  size_t n);

/* ------------------------------------------------------------------------------------ writers */

#define TG_BIT_OF(number) (UINT64_C(1) << (number))

struct tg_format_writer {
    tg_format format;
    uint64_t dtypes;   /* set of TG_BIT_OF each dtype that a tensor may have */
    uint64_t typed;    /* the same, of those that have a tg_decl.type */
    uint64_t orders;   /* set of each tg_order that its values may have if its rank is over 1 */
    uint64_t storages; /* set of each tg_storage */
    uint32_t max_rank;
    uint32_t common_rank; /* conversion from other formats stops here, as readers in wide use do;
                           * 0: max_rank */
    bool needs_seek;      /* cannot be written to a target that is in_order */
    bool shares;          /* tensors with the same payload are written once */
    bool plain; /* tensors may have any name and shape, and numbers are stored without scaling */

    /* For conversion from another format. */
    bool only_c_arrays; /* orders other than C are only for tensors that come from this format */
    bool drops_trailing_ones; /* trailing axes of length 1 cannot be stored */
    bool counts_tensors;      /* names are positions: 0, 1, ... */
    /* The name of a tensor that comes from a format without names; NULL: the name is kept. */
    const char *(*default_name)(uint32_t rank);
    /* A tensor that each file has: if it is not declared, its elements are 0, 1, 2 and so on. NULL: there is
     * none. */
    const char *counted;
    /* The member of the metadata, an object of texts, in which a file of another format is described;
     * NULL: there is none. */
    const char *carries;
    /* Restricts `dtypes` by the name of the tensor. NULL: each tensor may have each of them. */
    bool (*has_dtype)(tg_dtype dtype, const char *name);

    /* Top-level members of the metadata that are derived from the tensors; terminated by NULL. May
     * be NULL. */
    const char *const *derived;

    bool (*add)(tg_build *build, tg_item *item); /* NULL: no further tests */
    bool (*plan)(tg_build *build);
    void (*write)(tg_build *build, tg_emit *emit);
};

#endif
