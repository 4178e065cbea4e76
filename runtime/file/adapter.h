/* SPDX-License-Identifier: Apache-2.0 */
/*
 * adapter.h - the interface between a format and the library. Private to the library.
 *
 * The reading side of a format is an adapter: a constant tg_adapter_NAME in
 * runtime/formats/NAME/NAME_adapter.c, for each line of formats.def (docs/adding-a-format.md). What
 * ksyc made from the grammar in specs/ has accepted the file before `adopt` is called: the validator, or
 * else the reader. A rule that the grammar can express is not in the adapter, which maps names: it
 * provides the number of tensors, the name, type and shape of each, the location of its bytes, and the
 * metadata. Rules that no grammar expresses, or not efficiently (that no name is there twice, the content
 * of a compressed header), are functions in C that `read` and `adopt` call; they refuse like a reader.
 * btf_adapter.c is the shortest and the one to start from.
 *
 * Calls for a file, in this order (detect.c, open.c)
 *
 *     validate  generated validator, where there is one: what it accepts without notes is not read
 *     count     compares the number of tensors with the limit, if the file begins with it
 *     read      generated reader: the whole seq, then every instance, then the rules in C; of a file that
 *               the validator accepted tg_tree() calls it, when the tree is needed
 *     adopt     counts tensors; builds an index if tensor i cannot be found in constant time
 *     describe  tensor i, on demand; for every i when the file is opened, if the limit of axes
 *               cannot be checked otherwise
 *     name_of   its name, on demand
 *     locate    position of a byte of it, if its bytes are not contiguous
 *     survey    how many axes and characters of names all tensors have
 *     metadata  all other content of the file, as events
 *     close     releases objects of other libraries
 *
 * Rules for all of them
 *
 * - false means that file->ks.error says why: from a ks_... function, or ks_fail; `read_part` and
 *   `verify` fail through tg_fail, and `adopt` may, for a sentence of its own. Once a file has been adopted, legitimate failures are loading (KS_IO),
 *   memory and budgets (KS_NO_MEMORY, KS_LIMIT), and values that are not what the file says of them
 *   (checksums, compressed data). Anything else is a bug.
 * - Memory that stays comes from ks_alloc(&file->ks, ...). Only `read` and `adopt` should need it; the
 *   others are called any number of times. What `close` releases comes from file->allocator. No malloc,
 *   no globals, no recursion.
 * - Loops over records in `read` and `adopt` call ks_spend, as every step of parsing does.
 * - Call the getter of an instance to read it; it cannot fail any more (but its result is checked
 *   if it returns bool). Access bytes of a ks_bytes or a ks_view only after ks_fetch; do not access
 *   payload. ks_text is always loaded.
 * - Offsets are from the start of the file: the member ks.at of an object, ks_at_NAME where there is one, or
 *   ks_offset_of(&file->ks, bytes.data), which does not tell those apart that begin behind a partial image.
 */
#ifndef TENSORGATE_FORMAT_H
#define TENSORGATE_FORMAT_H

#include <string.h>

#include "ks_table.h"
#include "name.h"
#include "name_index.h"
#include "tensorgate.h"

typedef struct tg_adapter tg_adapter;
typedef struct tg_input tg_input;

/* ---------------------------------------------------------------------------------- metadata */

/*
 * The output for metadata. It stands between the adapter and the sink of the caller so that adapter
 * code is a plain sequence of calls: after the sink has stopped, or memory has run out, `ended` is
 * set and all further calls do nothing. Loops over file data should test it.
 *
 * The caller of `metadata` opens and closes the outermost object: start with a key.
 */
typedef struct tg_out {
    const tg_sink *sink;
    tg_file *file;
    tg_amount *amount; /* NULL, or it is counted what would be told, and there is no sink */
    bool ended;
} tg_out;

/* The sink wants no more events (metadata.c). */
void tg_out_stop(tg_out *out);

/* Sends an event, unless the sink has stopped. Events are inline: records have dozens of them, and a value is counted in no time. */
#define TG_OUT_SEND(out, event)                                                                    \
    do {                                                                                           \
        if (!(out)->ended && !(out)->sink->event) tg_out_stop(out);                                \
    } while (0)

/* A sum of values does not overflow in the time that there is; those that are not counted one by one saturate. */
static inline bool tg_out_counts_value(const tg_out *out) {
    if (out->amount == NULL) return false;
    out->amount->values++;
    return true;
}

static inline bool tg_out_counts_text(const tg_out *out, size_t len) {
    if (out->amount == NULL) return false;
    out->amount->texts++;
    out->amount->text_bytes +=
        len <= UINT64_MAX - out->amount->text_bytes ? len : UINT64_MAX - out->amount->text_bytes;
    return true;
}

/* Adds up what is told of a record apart from its lists, and returns true, if it is counted: so that the many that a file may have
 * are not told one event after the other to nobody. The numbers are small: see above. */
static inline bool tg_out_counts_record(const tg_out *out, uint64_t values, uint64_t texts,
                                        uint64_t text_bytes) {
    if (out->amount == NULL) return false;
    out->amount->values += values;
    out->amount->texts += texts;
    out->amount->text_bytes += text_bytes;
    return true;
}

static inline void tg_out_begin_object(tg_out *out) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, begin_object(out->sink->self));
}
static inline void tg_out_end_object(tg_out *out) {
    if (out->amount == NULL) TG_OUT_SEND(out, end_object(out->sink->self));
}
static inline void tg_out_begin_array(tg_out *out) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, begin_array(out->sink->self));
}
static inline void tg_out_end_array(tg_out *out) {
    if (out->amount == NULL) TG_OUT_SEND(out, end_array(out->sink->self));
}
static inline void tg_out_key_of(tg_out *out, const char *key, size_t len) {
    if (!tg_out_counts_text(out, len)) TG_OUT_SEND(out, key(out->sink->self, key, len));
}
static inline void tg_out_key(tg_out *out, const char *key) {
    tg_out_key_of(out, key, strlen(key));
}
/* A key from the file, encoded like a component of a name. */
void tg_out_key_component(tg_out *out, const uint8_t *bytes, uint64_t n);
static inline void tg_out_text_of(tg_out *out, const char *text, size_t len) {
    if (!tg_out_counts_value(out)) {
        TG_OUT_SEND(out, text(out->sink->self, text, len));
    } else {
        (void)tg_out_counts_text(out, len);
    }
}
static inline void tg_out_text(tg_out *out, const char *text) {
    tg_out_text_of(out, text, strlen(text));
}
static inline void tg_out_u64(tg_out *out, uint64_t value) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, u64(out->sink->self, value));
}
static inline void tg_out_s64(tg_out *out, int64_t value) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, s64(out->sink->self, value));
}
static inline void tg_out_f32(tg_out *out, float value) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, f32(out->sink->self, value));
}
static inline void tg_out_f64(tg_out *out, double value) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, f64(out->sink->self, value));
}
static inline void tg_out_bool(tg_out *out, bool value) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, boolean(out->sink->self, value));
}
static inline void tg_out_null(tg_out *out) {
    if (!tg_out_counts_value(out)) TG_OUT_SEND(out, null(out->sink->self));
}

/* How many of `n` scalars, not texts, have to be told one by one: none if they are counted, which has been done then, however
 * many lists share them. */
static inline uint64_t tg_out_scalars(const tg_out *out, uint64_t n) {
    if (out->amount == NULL) return n;
    uint64_t *values = &out->amount->values;
    *values = n <= UINT64_MAX - *values ? *values + n : UINT64_MAX;
    return 0;
}

/* ----------------------------------------------------------------------------------- adapters */

/*
 * Bytes of a part of a tensor at a regular distance: `count` pieces of `size` bytes, `stride` bytes
 * from the start of one to the start of the next. For a single piece, `stride` is ignored. size >
 * 0, count > 0.
 */
typedef struct tg_run {
    uint64_t offset; /* of the first piece in the file */
    uint64_t size;
    uint64_t stride;
    uint64_t count;
} tg_run;

/* What is told of the tensors of a file. */
typedef struct tg_survey {
    bool is_unknown;     /* each has to be described */
    uint64_t axes;       /* of all of them */
    uint64_t name_bytes; /* the same */
    uint32_t most_axes;  /* that one has, or more */
    uint64_t longest_name;
} tg_survey;

struct tg_adapter {
    tg_format format;
    const ks_type *type; /* descriptor table of the root struct, for tg_walk; NULL: none */

    /*
     * The number of bytes that identify the format. A reader that fails before this offset has not
     * recognised its format; one that fails later has, and its error is reported (unless another
     * format accepts the file). So choose the end of the last field that is unlikely to be valid in
     * other formats or noise. A reader that a limit stops has decided nothing, wherever it is: look at
     * these bytes before anything takes memory.
     */
    uint64_t header_size;

    /* Whether these bytes begin with a magic number, which no file of another format is meant to begin with. */
    bool has_magic;

    /* Files whose names have the suffix of this format are refused if they are of another one: see tg_options.name. For
     * formats of which programs that load them go by the name alone. */
    bool owns_suffix;

    /* Errors and notes show TG_ERROR_NAME bytes of a name, read again from the file. Not in formats that are read as streams,
     * too, of which only TG_VALUE_BYTES are kept: both say the same. */
    bool shows_names;

    /* The maximum number of axes in this format; 0: bounded by memory only. If the limit is at
     * least this, opening a file need not describe every tensor. */
    uint32_t max_rank;

    /*
     * Refuses a file that says in its first bytes that it has more than `most` tensors, before memory is taken for any of
     * them: KS_LIMIT with tg_expected_tensors at the place of the number. Whatever else is wrong there is left to `read`. NULL:
     * the number is compared after `adopt`.
     */
    bool (*count)(ks_ctx *ks, uint64_t most);

    /* Reads the whole file including instances; *root becomes the root struct. */
    bool (*read)(ks_ctx *ks, void **root);

    /* Where `read` makes no tree, and `adopt` sets file->root to NULL: reads the tree of an accepted file, for those who ask
     * for it. NULL: `read` makes it. */
    bool (*tree)(ks_ctx *ks, void **root);

    /*
     * The validator: whether these bytes are a file of this format, decided by the function that ksyc made from the same
     * grammar and that is proved to be exact (docs/assurance.md). Where it accepts, strictly, no reader is asked, and the
     * tree is read when an adapter asks for it (tg_tree). Where a reader accepts, it has to accept, too. NULL: there is
     * none.
     */
    ks_validator *validate;

    /* Takes addresses of bytes from streams, views and ks_input_bytes() alone, never by adding to ks.input.base: so it reads
     * files that are larger than all addresses of the machine. */
    bool folds;

    /* The validator cannot judge a note that most files need judged, so that it is a waste of time to ask it first. */
    bool reads_first;

    /* Sets file->num_tensors and, if needed, file->index. NULL: num_tensors stays 0. */
    bool (*adopt)(tg_file *file);

    /*
     * Fills `tensor`, which is initialised with: dtype none, TG_STORAGE_DENSE, TG_ORDER_C, rank 0,
     * fp_pos -1, no parts. Set dtype, rank, shape (see tg_shape), parts, and whatever differs from
     * these defaults. For a dense tensor, tg_dense() sets all but the shape. The caller derives
     * offset, nbytes, index and name.
     */
    bool (*describe)(tg_file *file, uint64_t i, tg_tensor *tensor);

    /* Appends the name of tensor i to `name`, which is empty. */
    bool (*name_of)(tg_file *file, uint64_t i, tg_name *name);

    /* Sums over all tensors, and maxima, without describing each. Afterwards `describe` and `name_of` need no memory but for
     * shape and name. `rough`: sums may be too large. `survey` is all zero. NULL: each is described. */
    bool (*survey)(tg_file *file, bool rough, tg_survey *survey);

    /*
     * Returns the run that begins exactly with byte `at` (< nbytes) of a part of tensor i. If `at`
     * is inside a piece, the run is the rest of that piece and `count` is 1. Runs should be long,
     * since reads are divided into runs. NULL: every part of every tensor is contiguous from its
     * `offset` on.
     */
    bool (*locate)(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run);

    /*
     * Replaces `locate` in formats that store elements in another form: compressed or big-endian.
     * Reads bytes [at, at + n) of a part, which are inside it, n > 0. Fails like tg_tensor_read,
     * through tg_fail. With it, offsets and lengths of parts need not be inside the file.
     *
     * Values with the offset TG_NOWHERE can only be read forward, as those of compressed members: a
     * read that begins before the end of the last one starts from byte 0. The TG_PASSES parts that
     * were read last can go on from where they are. held.c holds values in memory that are read in
     * other ways.
     */
    bool (*read_part)(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n);

    /* The file that has tensor *i, which becomes its number there: a shard of a model. NULL: this file. */
    tg_file *(*part_of)(const tg_file *file, uint64_t *i);
    /* With part_of: the name of the file that has tensor i. */
    const char *(*shard)(const tg_file *file, uint64_t i);

    /* With read_part: whether the parts of tensor i lie in the file as read_part gives them, from
     * their offsets on. NULL: of none. */
    bool (*is_as_stored)(const tg_file *file, uint64_t i);

    /* How many bytes of the file are read for all values of tensor i, which may be many more than it has: a field of records.
     * NULL: as many as it has, of each. */
    uint64_t (*passed)(const tg_file *file, uint64_t i);

    /* Tells an element of a tensor of TG_DTYPE_OPAQUE. NULL: there is none. */
    bool (*tell)(tg_file *file, uint64_t i, const uint8_t *element, tg_out *out);

    /* The strides of tensor i in elements, one for each axis; NULL: its elements are in a row. NULL: those of all tensors. */
    const uint64_t *(*strides)(const tg_file *file, uint64_t i);

    /*
     * Compares the checksums of tensor i with all of its bytes; cheap if it has done so before.
     * read_part does the same before it gives the first byte. Fails like tg_tensor_read. NULL: the
     * format has no checksums.
     */
    bool (*verify)(tg_file *file, uint64_t i);
    /* Compares the checksums of what belongs to no tensor, as far as reading the file did not. Fails like
     * verify. NULL: there are none. */
    bool (*verify_rest)(tg_file *file);

    /* Min and max of a `scaled` tensor; NULL if the format has none. */
    bool (*bounds)(tg_file *file, uint64_t i, uint64_t step, float *min, float *max);

    /* The shape of a tensor is that of a C array, whatever `order` says: weights of NNB are stored
     * transposed, their shape is not. */
    bool shape_is_c;

    /* The file has one tensor and no name for it: this library makes up the name. */
    bool is_nameless;

    /* NULL: an empty object. */
    bool (*metadata)(tg_file *file, tg_out *out);

    /* Visits a value of the tree as the nodes that are in it, where it has a structure of its own; `*go` says how to go on. False
     * for any other value; or after an error, which is in file->ks.error. NULL: there are none. */
    bool (*inside)(tg_file *file, const tg_node *value, const tg_visitor *visitor, tg_go *go);

    /* Releases objects of other libraries. Called once, also after a failed `read`, before the
     * arena and the input are released. NULL: nothing to release. */
    void (*close)(tg_file *file);
};

/* Parts that an adapter with read_part can be in the middle of. */
#define TG_PASSES 4

/* A part of which bytes were read through read_part. */
typedef struct tg_pass {
    uint64_t index; /* of the tensor */
    tg_part part;
    uint64_t at;   /* where the last read ended */
    uint64_t used; /* when; 0: no pass */
} tg_pass;

typedef struct tg_holding tg_holding;

struct tg_file {
    ks_ctx ks; /* the read: input, arena, notes */
    const tg_adapter *adapter;
    void *root;     /* result of adapter->read, in the arena; NULL: see tg_tree */
    bool is_strict; /* the validator that accepted it was, and so are views of it */
    void *index;    /* private data of the adapter; in the arena */
    void *outside;  /* private data of the adapter for its `close` */
    bool
        is_shard; /* of a model that is one file: what it says of being one is left out of metadata */
    uint64_t num_tensors;
    uint32_t most_axes; /* 0, or set by `adopt` when it knows that no tensor has more */

    /* The members below are for held.c. */
    tg_pass passes[TG_PASSES];
    uint64_t reads;        /* through read_part */
    tg_holding *holdings;  /* of each tensor; NULL: none was needed yet */
    tg_holding *lingering; /* held without a user; NULL: none */
    uint64_t held;         /* bytes of all held values */

    /* The members below are for open.c, tensor.c and detect.c. */
    tg_options options;
    ks_allocator allocator;
    tg_input *input;
    uint64_t size;
    tg_error error;   /* of the last call that failed */
    const char *path; /* from which it is being opened; NULL: it has none, or it is open */
    tg_name_index names;
    tg_name name;    /* of the last tensor; scratch of tg_out_key_component */
    uint64_t *shape; /* of the last tensor */
    uint32_t shape_cap;
};

/* The result of adapter->read, which is read now if it was not needed before. NULL with file->ks.error: for lack of memory,
 * by a budget, because of input. */
void *tg_tree(tg_file *file);

bool tg_shape_grow(tg_file *file, uint32_t rank);
/* Frees the memory that tg_shape() gave, with the file or the stream of which it is a part. */
void tg_shape_free(tg_file *file);
/* Sets tensor->shape to memory for `rank` lengths and returns it; NULL (KS_NO_MEMORY) on failure.
 * Every call returns the same memory. An array of uint64_t in the arena may be used instead. */
static inline uint64_t *tg_shape(tg_file *file, tg_tensor *tensor, uint32_t rank) {
    if ((file->shape == NULL || rank > file->shape_cap) && !tg_shape_grow(file, rank)) return NULL;
    tensor->rank = rank;
    tensor->shape = file->shape;
    return file->shape;
}

/* Whether an element is two floats. */
bool tg_dtype_is_complex(tg_dtype dtype);

/* Sets dtype and values of a tensor of `count` elements that begin at `offset`. The product cannot
 * overflow if the bytes were checked to be in the file. */
void tg_dense(tg_tensor *tensor, tg_dtype dtype, uint64_t count, uint64_t offset);
/* One part: elements of `dtype`, `count` of them, the first at `offset`. */
tg_extent tg_extent_of(tg_dtype dtype, uint64_t count, uint64_t offset);

/* The names of `count` tensors are their positions. */
void tg_survey_numbers(tg_survey *survey, uint64_t count);

#endif
