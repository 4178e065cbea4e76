/* SPDX-License-Identifier: Apache-2.0 */
/*
 * adapter.h - what a format has to say to be one of Tensorgate's. Private to the library.
 *
 * A format is an adapter: a constant tg_adapter in runtime/formats/NAME.c, listed in registry.c.
 * The reader that ksyc made from specs/NAME.ksy has already checked everything when an adapter
 * comes to work. So an adapter holds no rules of the format: it maps names, and refuses only what
 * no grammar can say in bearable time (primitiv_adapter.c: a key that occurs twice). It
 * says how many tensors there are, what each is called and looks like, where its bytes are, and
 * what the metadata say. formats/btf.c is the shortest and the one to start from.
 *
 * The way of a file (open.c)
 *
 *     read      generated reader: the whole seq, then every instance
 *     adopt     counts tensors, builds an index when tensor i is not found in constant time
 *     describe  tensor i, on demand; when the file is opened for each i, if only that can tell
 *               whether the limit of axes is kept
 *     name_of   its name, on demand
 *     locate    where a byte of it lies, when its bytes do not lie in one piece
 *     metadata  what else the file says, as events
 *     close     when objects of another library are to be released
 *
 * Rules for all of them
 *
 * - false means that file->ks.error says why: from a ks_... function, or ks_fail. What may fail is
 *   loading (KS_IO), memory and budgets (KS_NO_MEMORY, KS_LIMIT). Anything else is a bug.
 * - Memory that has to last comes from ks_alloc(&file->ks, ...). Only `adopt` should need it; the
 *   others are called any number of times. No malloc, no globals, no recursion.
 * - Loops over records in `adopt` go through ks_spend, as every step of parsing does.
 * - An instance of the spec is asked for by its getter, which cannot fail any more (but is checked
 *   where it returns bool). Bytes of a ks_bytes or a ks_view are looked at after ks_fetch only;
 *   payload is not looked at. ks_text is always loaded.
 * - Offsets are from the start of the file: ks_offset_of(&file->ks, bytes.data), or ks_span.at.
 */
#ifndef TENSORGATE_FORMAT_H
#define TENSORGATE_FORMAT_H

#include "ks_table.h"
#include "name.h"
#include "tensorgate.h"

typedef struct tg_adapter tg_adapter;
typedef struct tg_input tg_input;

/* ---------------------------------------------------------------------------------- metadata */

/*
 * Where an adapter puts its metadata. Between the sink of the caller and the adapter so that
 * adapter code is a straight row of calls: when the sink wants no more, or memory ran out, `ended`
 * is set and all further calls do nothing. Loops over file data should look at it.
 *
 * The outermost object is opened and closed by the caller of `metadata`: start with a key.
 */
typedef struct tg_out {
    const tg_sink *sink;
    tg_file *file;
    bool ended;
} tg_out;

void tg_out_begin_object(tg_out *out);
void tg_out_end_object(tg_out *out);
void tg_out_begin_array(tg_out *out);
void tg_out_end_array(tg_out *out);
void tg_out_key(tg_out *out, const char *key);
/* A key from the file, encoded like a component of a name. */
void tg_out_key_component(tg_out *out, const uint8_t *bytes, uint64_t n);
void tg_out_text(tg_out *out, const char *text);
void tg_out_text_of(tg_out *out, const char *text, size_t len);
void tg_out_u64(tg_out *out, uint64_t value);
void tg_out_s64(tg_out *out, int64_t value);
void tg_out_f32(tg_out *out, float value);
void tg_out_f64(tg_out *out, double value);
void tg_out_bool(tg_out *out, bool value);
void tg_out_null(tg_out *out);

/* ----------------------------------------------------------------------------------- adapters */

/*
 * Bytes of a part of a tensor that follow a rule: `count` pieces of `size` bytes, `stride` bytes
 * from the start of one to the start of the next. One piece: count 1, stride anything. size > 0,
 * count > 0.
 */
typedef struct tg_run {
    uint64_t offset; /* of the first piece in the file */
    uint64_t size;
    uint64_t stride;
    uint64_t count;
} tg_run;

struct tg_adapter {
    tg_format format;
    const ks_type *type; /* table of the root struct, for tg_walk; NULL: no spec describes it */

    /*
     * How much of the file makes it recognisable. A reader that fails before this offset did not
     * recognise its format; one that fails from here on did, and its error is the answer (unless
     * another format takes the file). So: up to the last field that another format, or noise, would
     * hardly have right.
     */
    uint64_t header_size;

    /* The most axes a tensor of this format can have; 0: nothing but memory bounds them. With a
     * limit that is not below it, opening a file need not look at every tensor. */
    uint32_t max_rank;

    /* Reads and completes the whole file; *root is the root struct. */
    bool (*read)(ks_ctx *ks, void **root);

    /*
     * The other opinion: whether these bytes are a file of this format, by the function that ksyc made
     * of the same grammar and that is proved to be exact (docs/assurance.md). Asked once a reader has
     * taken the file: then it takes no more steps than the budget of the reader, and looks at the bytes
     * that the reader has loaded. NULL: there is none.
     */
    bool (*validate)(const uint8_t *data, size_t size);

    /* Sets file->num_tensors and, if it needs one, file->index. NULL: num_tensors stays 0. */
    bool (*adopt)(tg_file *file);

    /*
     * Fills `tensor`, which comes with: dtype none, TG_STORAGE_DENSE, TG_ORDER_C, rank 0, fp_pos -1, no
     * parts. To be set: dtype, rank, shape (see tg_shape), parts, and what differs from that. For a
     * dense tensor one call does it all but the shape: tg_dense(). offset, nbytes, index and name
     * are filled in by the caller from the rest.
     */
    bool (*describe)(tg_file *file, uint64_t i, tg_tensor *tensor);

    /* Adds the name of tensor i to `name`, which is empty. */
    bool (*name_of)(tg_file *file, uint64_t i, tg_name *name);

    /*
     * The run that holds byte `at` (< nbytes) of a part of tensor i, beginning exactly there: the
     * first piece may be the rest of one, then `count` is 1. Runs should be long: they are what a
     * read is made of. NULL: every part of every tensor lies in one piece from its `offset` on.
     */
    bool (*locate)(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run);

    /*
     * In place of `locate` for formats whose elements are not in the file as they are: compressed, or
     * in big-endian order. Bytes [at, at + n) of a part, inside of it, n > 0. Fails like tg_tensor_read,
     * through tg_fail. Then offsets and lengths of parts need not be inside the file.
     */
    bool (*read_part)(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n);

    /* Min and max of a tensor that is `scaled`; NULL where none is. */
    bool (*bounds)(tg_file *file, uint64_t i, uint64_t step, float *min, float *max);

    /* The shape of a tensor as it stands belongs to a C array, whatever `order` says: weights of NNB
     * are stored transposed, their shape is not. */
    bool shape_is_c;

    /* The file has one tensor, and no name for it: the one that it is shown by is ours. */
    bool is_nameless;

    /* NULL: an empty object. */
    bool (*metadata)(tg_file *file, tg_out *out);

    /* Releases what is neither in the arena nor in the file: objects of other libraries. Called once,
     * also after a `read` that failed, before the arena and the input go. NULL: nothing. */
    void (*close)(tg_file *file);
};

struct tg_file {
    ks_ctx ks; /* the read: input, arena, notes */
    const tg_adapter *adapter;
    void *root;    /* what adapter->read made; in the arena */
    void *index;   /* the adapter's own; in the arena */
    void *outside; /* the adapter's own, for its `close` */
    uint64_t num_tensors;
    uint32_t most_axes; /* 0, or set by `adopt` when it knows that no tensor has more */

    /* From here on: for open.c, tensor.c and detect.c. */
    tg_options options;
    ks_allocator allocator;
    tg_input *input;
    uint64_t size;
    tg_error error;  /* of the last call that failed */
    tg_name name;    /* of the last tensor; scratch of tg_out_key_component */
    uint64_t *shape; /* of the last tensor */
    uint32_t shape_cap;
};

/* Room for `rank` lengths that tensor->shape is set to; NULL (KS_NO_MEMORY) when there is none. The
 * same room each time. An array of uint64_t in the arena may be used instead. */
uint64_t *tg_shape(tg_file *file, tg_tensor *tensor, uint32_t rank);

/* dtype and the values of a tensor of `count` elements that begin at `offset`. The product cannot
 * overflow when the bytes were proved to be in the file. */
void tg_dense(tg_tensor *tensor, tg_dtype dtype, uint64_t count, uint64_t offset);
/* One part: elements of `dtype`, `count` of them, the first at `offset`. */
tg_extent tg_extent_of(tg_dtype dtype, uint64_t count, uint64_t offset);

#endif
