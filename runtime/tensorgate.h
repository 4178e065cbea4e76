/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensorgate.h - opens tensor files that nobody vouches for.
 *
 * Introduction
 *
 *   Four formats of trained networks and recorded activity are read: primitiv, NNB (NNabla C
 *   Runtime), PVP (PetaVision) and BTF (TensorFlow Runtime). A file may come from anywhere and may
 *   have been made to do harm. tg_open() parses all of its structure and compares every length,
 *   offset, count and cross reference with the rules of the format; it either refuses the file and
 *   says why, or returns a tg_file. So there is one gate, and behind it nothing needs to be checked
 *   again: offsets lie inside the file, products do not overflow, sizes agree.
 *
 *   Payload is no part of this. The values of a tensor are not looked at unless the format makes
 *   them part of validity (indices of sparse tensors are), so opening costs what the structure
 *   costs, also for a file of 100 GB. NaN and infinity are values like any other.
 *
 * A complete program
 *
 *     tg_error error;
 *     tg_file *file = tg_open("model.nnb", NULL, &error);
 *     if (file == NULL) {
 *         char text[512];
 *         tg_error_text(&error, text, sizeof text);
 *         printf("refused: %s\n", text);
 *         return 1;
 *     }
 *     for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
 *         tg_tensor t;
 *         if (!tg_tensor_at(file, i, &t)) break;
 *         printf("%s: %s, rank %u\n", t.name, tg_dtype_name(t.dtype), (unsigned)t.rank);
 *     }
 *     tg_close(file);
 *
 * How files are read
 *
 *   A file is never mapped: a mapped file that shrinks ends the process, and one that is written to
 *   changes under the reader after it was checked. Instead the library has private memory of the
 *   size of the file, which the system backs with pages only where something is read, and fills it
 *   page by page as the structure asks for it. Each page is filled at most once and stays as it is
 *   until tg_close(): what was checked is what is used, whatever happens to the file. A pipe, or
 *   anything else without positions, is read to its end into memory. A file that shrinks or cannot
 *   be read gives TG_ERR_IO.
 *
 *   Payload takes one of two ways. tg_tensor_read() copies a window into memory of the caller and
 *   keeps nothing, so tensors of any size pass through little memory; its bytes come from the
 *   private memory where they were checked, else straight from the file, so they may be new but are
 *   never interpreted by the library. tg_tensor_view() loads a tensor once and returns its address.
 *
 * What it promises
 *
 *   - No input makes a call crash, hang, read outside the input, or use more memory than the limits
 *     allow. No recursion is as deep as a file says. Time is proportional to the size of the
 *     structure that was read, with a budget that ends it in TG_ERR_LIMIT.
 *   - No global state. Different files may be used by different threads at the same time, one file
 *     by one thread at a time. Nothing here prints, exits, sets a signal handler or looks at
 *     the locale or the environment.
 *   - Errors are values: numbers, and pointers to constants of the library. Making one allocates
 *     nothing, and it stays valid after tg_close(). Text is built only when it is asked for, in
 *     memory of the caller.
 *   - Everything that a tg_file returns a pointer to is valid until tg_close(), except where the
 *     comment says "until the next call".
 *
 * The header has three parts: errors and constants; the simple API, which is all that most programs
 * need; the advanced API with sources, limits, metadata and the walk of the parsed tree. It needs a
 * C99 compiler or C++11. Until version 1.0 structs may grow between minor versions: compile and
 * link with the same one.
 */
#ifndef TENSORGATE_H
#define TENSORGATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef TG_API
#if defined(__GNUC__)
#define TG_API __attribute__((visibility("default")))
#else
#define TG_API
#endif
#endif

#define TG_VERSION_MAJOR 0
#define TG_VERSION_MINOR 1
#define TG_VERSION_PATCH 0
#define TG_VERSION_TEXT "0.1.0"

/*! tg_version() : version of the library that runs; compare it with TG_VERSION_TEXT. */
TG_API const char *tg_version(void);

/* ==========================================================================================
 *  Constants and errors
 * ========================================================================================== */

typedef enum tg_format {
    TG_FORMAT_NONE = 0, /* in options: find it from the content; in errors: not recognised */
    TG_FORMAT_PRIMITIV,
    TG_FORMAT_NNB,
    TG_FORMAT_PVP,
    TG_FORMAT_BTF,
    TG_NUM_FORMATS /* one more than the largest */
} tg_format;

/*! tg_format_name() : "primitiv", "nnb", "pvp", "btf"; NULL for TG_FORMAT_NONE and unknown
 *  numbers. */
TG_API const char *tg_format_name(tg_format format);
/*! tg_format_title() : what the format is, in one line; NULL as above. */
TG_API const char *tg_format_title(tg_format format);
/*! tg_format_by_name() : TG_FORMAT_NONE when no format of this build has that name. */
TG_API tg_format tg_format_by_name(const char *name);

/*
 * Why a file was refused, or why a call failed. The names (tg_code_name) are what scripts compare
 * with; they stay as they are. X(identifier, name)
 */
#define TG_CODES(X)                                                                                \
    X(NONE, "ok")                                                                                  \
    X(TRUNCATED, "truncated")         /* more bytes are needed than there are */                   \
    X(BAD_VALUE, "bad_value")         /* a field has a value that the format does not allow */     \
    X(BAD_SIZE, "bad_size")           /* a length disagrees with what it measures */               \
    X(BAD_REFERENCE, "bad_reference") /* an index or offset names something that is not there */   \
    X(BAD_TEXT, "bad_text")           /* bytes that are no text in the declared encoding */        \
    X(BAD_DATA, "bad_data")           /* compressed or otherwise coded bytes are broken */         \
    X(TRAILING, "trailing")           /* bytes after the end of the format */                      \
    X(OVERFLOW, "overflow")           /* a product or sum that does not fit 64 bits */             \
    X(LIMIT, "limit")                 /* more than tg_limits allow; tg_error.limit says which */   \
    X(CONVERSION, "conversion")       /* text that is no number; float outside an integer */       \
    X(ABSENT, "absent")               /* a rule needs a field that is not there */                 \
    X(INDEX, "index")                 /* a rule looks outside an array */                          \
    X(DIVISION, "division")           /* a rule divides by zero */                                 \
    X(WRONG_TYPE, "wrong_type")       /* a rule meets an object of another type */                 \
    X(UNDECIDED_ENDIAN, "undecided_endian")                                                        \
    X(CYCLE, "cycle")                   /* something that needs itself */                          \
    X(NO_PROGRESS, "no_progress")       /* a repetition whose element takes no bytes */            \
    X(NO_MEMORY, "no_memory")           /* the allocator failed */                                 \
    X(IO, "io")                         /* the file cannot be opened or read, or shrank */         \
    X(UNSUPPORTED, "unsupported")       /* not in this build */                                    \
    X(UNKNOWN_FORMAT, "unknown_format") /* no format recognises it; tg_error.tried says why */     \
    X(AMBIGUOUS, "ambiguous")           /* valid in several formats */                             \
    X(EMPTY_FILE, "empty_file")         /* no bytes at all */                                      \
    X(LFS_POINTER, "lfs_pointer")       /* a pointer of Git LFS in place of the file itself */     \
    X(HTML_PAGE, "html_page")           /* a web page, often an error page of a download */        \
    X(STOPPED, "stopped")               /* a callback of the caller asked to stop */               \
    X(USAGE, "usage")                   /* a call that this header does not allow */               \
    X(INTERNAL, "internal")             /* a bug of this library */

typedef enum tg_code {
#define TG_CODE_ENUM(id, name) TG_ERR_##id,
    TG_CODES(TG_CODE_ENUM)
#undef TG_CODE_ENUM
        TG_NUM_CODES
} tg_code;

/*! tg_code_name() : the stable short name; "unknown" for a number that is no code. */
TG_API const char *tg_code_name(tg_code code);

typedef enum tg_kind {
    TG_KIND_NONE,
    TG_KIND_BOOL, /* `u64` 0 or 1 */
    TG_KIND_U64,
    TG_KIND_S64,
    TG_KIND_F32, /* `f64` holds it exactly */
    TG_KIND_F64,
    TG_KIND_BYTES, /* `bytes` begin it, `u64` is the length of the whole */
    TG_KIND_TEXT   /* the same, valid UTF-8 (as a whole: `bytes` may end inside a character) */
} tg_kind;

#define TG_VALUE_BYTES 16

/* A number, or the beginning of a string. Self-contained: owns its bytes. */
typedef struct tg_value {
    tg_kind kind;
    uint64_t u64;
    int64_t s64;
    double f64;
    uint8_t bytes[TG_VALUE_BYTES];
} tg_value;

#define TG_NO_INDEX UINT64_MAX
#define TG_PATH_MAX 48
#define TG_TRIED_PATH_MAX 6

/* A step of a path: a field of the format's spec, and the element where the field is an array. */
typedef struct tg_step {
    const char *name;
    uint64_t index; /* or TG_NO_INDEX */
} tg_step;

/* Why one format did not take a file that no format takes. */
typedef struct tg_refusal {
    tg_format format;
    tg_code code; /* TG_ERR_NONE: it did take it (TG_ERR_AMBIGUOUS) */
    uint64_t offset;
    bool has_place;
    const char *expected;
    tg_value allowed;
    tg_value found;
    const char *limit;
    uint32_t path_len; /* outermost first; longer paths are cut */
    tg_step path[TG_TRIED_PATH_MAX];
} tg_refusal;

/*
 * An error. To print one line use tg_error_text(); the fields are for programs. Copying the struct
 * copies the error.
 */
typedef struct tg_error {
    tg_code code;
    tg_format format; /* TG_FORMAT_NONE: not recognised */
    uint64_t size;    /* of the file, 0 when it could not be opened */
    uint64_t offset;  /* of the offending field, from the start of the file; 0 without a place */
    bool has_place;   /* false: `offset` says nothing, as for limits and failed arithmetic */
    bool decoded;     /* `offset` counts in bytes that came out of a decoder, not in the file */
    const char *expected; /* what is allowed, in words; "" when the code says it all */
    tg_value allowed;     /* the bound that `expected` speaks of, when it was computed */
    tg_value found;
    const char *limit; /* TG_ERR_LIMIT: "max-file", "max-tensors", ...; else NULL */
    int system;        /* TG_ERR_IO: errno of the failed call; 0 or over 65535: no such number */
    uint32_t path_len; /* steps below, outermost first; 0: the file as a whole */
    tg_step path[TG_PATH_MAX];
    uint32_t num_tried; /* TG_ERR_UNKNOWN_FORMAT and TG_ERR_AMBIGUOUS */
    tg_refusal tried[TG_NUM_FORMATS];
} tg_error;

/*
 * Texts. All of them write at most `cap` bytes with a NUL at the end (nothing when `cap` is 0) and
 * return the length of the whole text without the NUL, as snprintf does. They contain printable
 * ASCII only: bytes that come from a file are escaped.
 */

/*! tg_error_text() : all of it in one line:
 *      btf: records[2].header.layout at byte 48: found 7, expected 0 or 1 [bad_value] */
TG_API size_t tg_error_text(const tg_error *error, char *dst, size_t cap);
/*! tg_error_message() : the sentence alone: "found 7, expected 0 or 1". Never empty. */
TG_API size_t tg_error_message(const tg_error *error, char *dst, size_t cap);
/*! tg_error_path() : "records[2].header.layout"; the name of the format where the error concerns
 *  the file as a whole, "" where no format was recognised. */
TG_API size_t tg_error_path(const tg_error *error, char *dst, size_t cap);
/*! tg_error_expected(), tg_error_found() : the two halves of the message; "" when there is none. */
TG_API size_t tg_error_expected(const tg_error *error, char *dst, size_t cap);
TG_API size_t tg_error_found(const tg_error *error, char *dst, size_t cap);

/* Something odd that the file was accepted with. */
typedef struct tg_note {
    tg_code code; /* what it would be as an error */
    uint64_t offset;
    const char *rule; /* "record_header.reserved": the rule of the spec that does not hold */
    const char *expected;
    tg_value allowed;
    tg_value found;
} tg_note;

/*! tg_note_text() : "record_header.reserved at byte 34: found ..., expected zero bytes". */
TG_API size_t tg_note_text(const tg_note *note, char *dst, size_t cap);

/*! tg_f64_text(), tg_f32_text() : the shortest decimal text that reads back as the same number:
 *  "0.1", "1e-07", "3.0", "nan", "inf", "-inf", "-0.0". Independent of the locale. 32 bytes are
 *  enough. */
TG_API size_t tg_f64_text(double value, char *dst, size_t cap);
TG_API size_t tg_f32_text(float value, char *dst, size_t cap);

/* ==========================================================================================
 *  Simple API
 * ========================================================================================== */

typedef struct tg_file tg_file;
typedef struct tg_options tg_options;

/*! tg_open() : opens and checks the file at `path`.
 *  @options NULL: any format, notes are no errors, default limits.
 *  @error   filled when NULL is returned; may be NULL.
 *  @return  the file, to be given back to tg_close(); NULL when it was refused or could not be
 *           read. */
TG_API tg_file *tg_open(const char *path, const tg_options *options, tg_error *error);

/*! tg_open_memory() : the same for bytes in memory. They are not copied: `data` has to stay as
 *  it is until tg_close(). Memory that somebody else can write to (shared memory, a mapped file)
 *  must be copied first. */
TG_API tg_file *tg_open_memory(const void *data, size_t size, const tg_options *options,
                               tg_error *error);

/*! tg_close() : frees everything. NULL is allowed. */
TG_API void tg_close(tg_file *file);

/*! tg_last_error() : why the last call on this file that failed did so; code TG_ERR_NONE before
 *  that. */
TG_API const tg_error *tg_last_error(const tg_file *file);

TG_API tg_format tg_file_format(const tg_file *file);
TG_API uint64_t tg_file_size(const tg_file *file);
TG_API uint64_t tg_num_tensors(const tg_file *file);

/*! tg_num_notes() : how many leniencies were needed to accept the file. tg_note_at() has the
 *  first 64 of them; false beyond. */
TG_API uint64_t tg_num_notes(const tg_file *file);
TG_API bool tg_note_at(const tg_file *file, uint64_t i, tg_note *note);

/* Stored types, named as in NumPy. All are little-endian in the file. */
typedef enum tg_dtype {
    TG_DTYPE_NONE,
    TG_INT8,
    TG_INT16,
    TG_INT32,
    TG_INT64,
    TG_UINT8,
    TG_UINT16,
    TG_UINT32,
    TG_UINT64,
    TG_FLOAT32,
    TG_FLOAT64,
    TG_BIT, /* eight to a byte, the first in the lowest bit; 1 stands for +1, 0 for -1 */
    TG_NUM_DTYPES
} tg_dtype;

/*! tg_dtype_name() : "float32", "bit", ...; NULL for TG_DTYPE_NONE. */
TG_API const char *tg_dtype_name(tg_dtype dtype);
/*! tg_dtype_bits() : bits of an element, 1 for TG_BIT, 0 for TG_DTYPE_NONE. */
TG_API unsigned tg_dtype_bits(tg_dtype dtype);

typedef enum tg_order {
    TG_ORDER_C,      /* last axis fastest */
    TG_ORDER_F,      /* first axis fastest */
    TG_ORDER_ROTATED /* as a C array of shape [1], ..., [rank-1], [0]: the first axis is fastest,
                        the others are in C order. Of rank 3 and more only; rank 2 is TG_ORDER_F */
} tg_order;

typedef enum tg_storage {
    TG_DENSE,   /* every element, in `order` */
    TG_COO,     /* values, and an index matrix [entries, rank]: row i says where value i belongs */
    TG_INDICES, /* indices alone: elements that are 1; see TG_SPARSE */
    TG_SPARSE,  /* per step along axis 0: a count, and as many (index, value); the index counts
                   cells of the other axes in C order */
    TG_PARTIAL  /* fewer elements than the shape says: the first ones in stored order */
} tg_storage;

/*! tg_storage_name() : "dense", "coo", "indices", "sparse", "partial"; NULL for other numbers. */
TG_API const char *tg_storage_name(tg_storage storage);

/* What a tensor is stored as. Dense and partial tensors have values only. */
typedef enum tg_part {
    TG_VALUES,
    TG_INDEX_LIST, /* TG_COO: int64; TG_INDICES, TG_SPARSE: uint32 */
    TG_COUNTS,     /* TG_INDICES, TG_SPARSE: uint32, entries at each step along axis 0 */
    TG_NUM_PARTS
} tg_part;

typedef struct tg_extent {
    tg_dtype dtype;  /* TG_DTYPE_NONE: the tensor has no such part */
    uint64_t count;  /* elements */
    uint64_t nbytes; /* of all elements, without what may lie between them */
    uint64_t offset; /* of the first element in the file */
} tg_extent;

/*
 * A tensor of a file. Of several sparse entries with the same index the last one counts.
 *
 * Names are made of A-Z a-z 0-9 - _ . ~ with '/' between components and '@' before the name of a
 * statistic; every other byte is percent-encoded, an empty component is "%", and "." and ".." are
 * "%2E" and "%2E%2E". So a name is printable, reversible, and never leads out of a folder.
 */
typedef struct tg_tensor {
    uint64_t index;   /* position in the file: argument of tg_tensor_at() */
    const char *name; /* NUL-terminated; valid until the next call of tg_tensor_at() */
    size_t name_len;
    tg_dtype dtype;
    tg_storage storage;
    tg_order order;
    uint32_t rank;         /* 0: a scalar */
    const uint64_t *shape; /* `rank` lengths, which may be 0; valid until the next tg_tensor_at() */
    int32_t fp_pos;        /* fixed point: value = stored / 2^fp_pos; else -1 */
    uint64_t offset; /* where the stored elements begin: parts[TG_VALUES], or, where there are */
    uint64_t nbytes; /* none, parts[TG_INDEX_LIST]; nbytes is the sum where they lie apart */
    tg_extent parts[TG_NUM_PARTS];
} tg_tensor;

/*! tg_tensor_at() : describes tensor `i`, 0 <= i < tg_num_tensors(). Allocates nothing per
 *  tensor.
 *  @return false when there is no such tensor (TG_ERR_USAGE), or after TG_ERR_NO_MEMORY,
 *          TG_ERR_IO. */
TG_API bool tg_tensor_at(tg_file *file, uint64_t i, tg_tensor *tensor);

/*! tg_tensor_find() : the tensor of that name; looks at one after the other.
 *  @return false when there is none; then the code of tg_last_error() is TG_ERR_ABSENT. */
TG_API bool tg_tensor_find(tg_file *file, const char *name, tg_tensor *tensor);

/*! tg_tensor_read() : copies `n` stored bytes of a part, from byte `from` of it, as if it lay in
 *  the file in one piece: 0 <= from, from + n <= tensor->parts[part].nbytes. Elements are
 *  little-endian and as stored: not transposed, scaled or decoded.
 *  @tensor from tg_tensor_at() on the same file; its name and shape need not be valid any more. */
TG_API bool tg_tensor_read(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t from,
                           void *dst, size_t n);

/*! tg_tensor_view() : address of a whole part, without alignment. The first call loads it into
 *  the private memory of the file, where it stays until tg_close(); with tg_open_memory() it is
 *  the caller's own memory. For tensors that are looked at once tg_tensor_read() is the better
 *  choice.
 *  @return NULL when its elements do not lie in one piece (TG_ERR_UNSUPPORTED), or after
 *          TG_ERR_IO. */
TG_API const void *tg_tensor_view(tg_file *file, const tg_tensor *tensor, tg_part part);

/* ==========================================================================================
 *  Advanced API: options
 * ========================================================================================== */

/*
 * What a file may cost. 0 means automatic, where that is said. An error names the limit, the value
 * that was needed and the value that is allowed.
 */
typedef struct tg_limits {
    uint64_t max_file;    /* bytes of the file */
    uint64_t max_stream;  /* bytes of a pipe or anything else that has to be held in memory */
    uint64_t max_tensors; /* tensors in a file */
    uint64_t max_memory;  /* bytes for the parsed structure, besides the private memory that holds
                             parts of the file; 0: 16 MiB + 40 bytes per byte of file */
    uint64_t max_dense;   /* bytes of a dense copy of a sparse tensor; not used by reading alone */
    uint64_t max_work;    /* steps of parsing; 0: 4 Mi + 32 steps per byte of file */
    uint32_t max_rank;    /* axes of a tensor */
} tg_limits;

/*! tg_limits_default() : 1 TiB, 4 GiB, 16 Mi tensors, automatic, 1 GiB, automatic, 255 axes. */
TG_API tg_limits tg_limits_default(void);

/* NULL functions mean malloc and free. `alloc` may return NULL; memory need not be cleared. The
 * memory that stands for the file does not come from here but from the system. */
typedef struct tg_allocator {
    void *(*alloc)(void *self, size_t size);
    void (*free)(void *self, void *memory, size_t size);
    void *self;
} tg_allocator;

struct tg_options {
    tg_format format; /* TG_FORMAT_NONE: find it from the content, never from a name */
    bool strict;      /* what would be a note is an error */
    tg_limits limits;
    tg_allocator allocator;
};

/*! tg_options_default() : what NULL means. Start from it, as fields may be added. */
TG_API tg_options tg_options_default(void);

/* ==========================================================================================
 *  Advanced API: sources
 * ========================================================================================== */

/*! tg_open_fd() : an open descriptor. A file is read from its current position on, which is byte
 *  0 then, and the position does not move; a pipe, terminal or socket is read to its end. The
 *  descriptor has to stay open until tg_close() and is not closed by it. */
TG_API tg_file *tg_open_fd(int fd, const tg_options *options, tg_error *error);

#define TG_SIZE_UNKNOWN UINT64_MAX

/*
 * Bytes from anywhere. `read_at` puts up to `n` (> 0) bytes from `offset` on into `buffer` and
 * returns their number, 0 at the end, or a negative errno; fewer than `n` are fine. With
 * TG_SIZE_UNKNOWN it is read to its end when it is opened, and the offsets go up from 0 without
 * gaps.
 */
typedef struct tg_reader {
    int64_t (*read_at)(void *self, uint64_t offset, void *buffer, size_t n);
    void *self;
    uint64_t size;
} tg_reader;

/*! tg_open_reader() : `reader` is copied; what it points to has to stay until tg_close(). */
TG_API tg_file *tg_open_reader(const tg_reader *reader, const tg_options *options, tg_error *error);

/*! tg_read_bytes() : copies bytes of the file as they are, tensors or not: offset + n <=
 *  tg_file_size(). */
TG_API bool tg_read_bytes(tg_file *file, uint64_t offset, void *dst, size_t n);

/* ==========================================================================================
 *  Advanced API: metadata
 * ========================================================================================== */

/*
 * What the file says besides its tensors, told as the events of one JSON object: its members are
 * fixed per format. A callback that returns false ends it. Keys and texts are not NUL-terminated;
 * they are valid during the call. Keys are printable ASCII, texts valid UTF-8. Events come properly
 * nested, at most 16 deep. All callbacks have to be there.
 */
typedef struct tg_sink {
    bool (*begin_object)(void *self);
    bool (*end_object)(void *self);
    bool (*begin_array)(void *self);
    bool (*end_array)(void *self);
    bool (*key)(void *self, const char *key, size_t len);
    bool (*text)(void *self, const char *text, size_t len);
    bool (*u64)(void *self, uint64_t value);
    bool (*s64)(void *self, int64_t value);
    bool (*f32)(void *self, float value);
    bool (*f64)(void *self, double value);
    bool (*boolean)(void *self, bool value);
    bool (*null)(void *self);
    void *self;
} tg_sink;

/*! tg_metadata() : @return false after TG_ERR_STOPPED, TG_ERR_NO_MEMORY, TG_ERR_IO. */
TG_API bool tg_metadata(tg_file *file, const tg_sink *sink);

/* ==========================================================================================
 *  Advanced API: the parsed tree
 * ========================================================================================== */

typedef enum tg_node_kind { TG_NODE_OBJECT, TG_NODE_ARRAY, TG_NODE_VALUE } tg_node_kind;

#define TG_NOWHERE UINT64_MAX

/* A field of the file under the name that the spec gives it. Pointers are valid during the call. */
typedef struct tg_node {
    tg_node_kind kind;
    uint32_t depth;      /* 0 for the file itself */
    const char *name;    /* of the field; elements have the name of their array */
    uint64_t index;      /* elements of an array; else TG_NO_INDEX */
    const char *type;    /* of an object, in the spec; of the objects of an array; else NULL */
    uint64_t offset;     /* of the first byte in the file; TG_NOWHERE for what is computed */
    uint64_t size;       /* bytes that it takes there */
    bool decoded;        /* `offset` counts in the bytes that a decoder made, not in the file */
    uint32_t bits;       /* a field of so many bits that shares its bytes with others; else 0 */
    uint64_t count;      /* arrays: number of elements */
    tg_value value;      /* values */
    const uint8_t *data; /* TG_KIND_TEXT: all `value.u64` bytes; TG_KIND_BYTES: the same when they
                            are in memory, else NULL: tg_read_bytes() reads them */
    const char *label;   /* name of the number in the spec, else NULL */
} tg_node;

typedef enum tg_go {
    TG_GO_ON,
    TG_GO_OVER, /* from enter: not into this node; leave is not called for it */
    TG_GO_OUT,  /* from any: nothing more of the node that this one is in; leave comes next */
    TG_GO_STOP  /* tg_walk returns false with TG_ERR_STOPPED */
} tg_go;

/* `enter` and `leave` surround the content of objects and arrays. All of them have to be there. */
typedef struct tg_visitor {
    tg_go (*enter)(void *self, const tg_node *node);
    tg_go (*leave)(void *self, const tg_node *node);
    tg_go (*value)(void *self, const tg_node *node);
    void *self;
} tg_visitor;

/*! tg_walk() : everything that was parsed, in the order of the spec: fields in file order, then
 *  what lies elsewhere or was computed. Needs no memory beyond a fixed stack, whatever the file
 *  says; trees deeper than TG_WALK_DEPTH end in TG_ERR_LIMIT. Offsets need not ascend. */
#define TG_WALK_DEPTH 64
TG_API bool tg_walk(tg_file *file, const tg_visitor *visitor);

#ifdef __cplusplus
}
#endif

#endif
