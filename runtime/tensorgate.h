/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensorgate.h - opens untrusted tensor files, and writes and converts tensor files.
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
 *   be read gives TG_CODE_IO.
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
 *     structure that was read, with a budget that ends it in TG_CODE_LIMIT.
 *   - No global state. Different files may be used by different threads at the same time, one file
 *     by one thread at a time. Nothing here prints, exits, sets a signal handler or looks at
 *     the locale or the environment. Libraries that are switched on do a little of it: libzip
 *     (.npz) asks for the time zone; iconv (no format needs it) loads tables. None of it changes what
 *     is read or written.
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
/* 10203 is 1.2.3. */
#define TG_VERSION_NUMBER (TG_VERSION_MAJOR * 10000 + TG_VERSION_MINOR * 100 + TG_VERSION_PATCH)

/*! tg_version(), tg_version_number() : version of the library that runs; compare it with
 *  TG_VERSION_TEXT or TG_VERSION_NUMBER. */
TG_API const char *tg_version(void);
TG_API unsigned tg_version_number(void);

/* ==========================================================================================
 *  Constants and errors
 * ========================================================================================== */

typedef enum tg_format {
    TG_FORMAT_NONE = 0, /* in options: find it from the content; in errors: not recognised */
    /* formats.def: `make generate` renews these lines. */
    TG_FORMAT_PRIMITIV = 1,
    TG_FORMAT_NNB = 2,
    TG_FORMAT_PVP = 3,
    TG_FORMAT_BTF = 4,
    TG_FORMAT_NPY = 5,
    TG_FORMAT_NPZ = 6,
    TG_FORMAT_SAFETENSORS = 7
    /* End of formats.def. */
} tg_format;

/*! tg_format_name() : "btf", in lower case; NULL for TG_FORMAT_NONE, unknown numbers, and formats that
 *  this build was made without. */
TG_API const char *tg_format_name(tg_format format);
/*! tg_format_title() : what the format is, in one line; NULL as above. */
TG_API const char *tg_format_title(tg_format format);
/*! tg_format_by_name() : TG_FORMAT_NONE when no format of this build has that name. */
TG_API tg_format tg_format_by_name(const char *name);
/*! tg_format_suffixes() : suffixes of file names, separated by spaces: ".primitiv .model"; the first is
 *  the one to write. NULL as above. */
TG_API const char *tg_format_suffixes(tg_format format);
/*! tg_format_by_suffix() : the format whose suffix the name of a file ends in, of this build or not; else
 *  TG_FORMAT_NONE. */
TG_API tg_format tg_format_by_suffix(const char *path);
/*! tg_format_at() : the formats of this build by position, from 0; TG_FORMAT_NONE behind the last. */
TG_API tg_format tg_format_at(size_t i);

/*
 * Why a file was refused, or why a call failed. The names (tg_code_name) are what scripts compare
 * with; names and numbers stay as they are. X(identifier, number, name)
 */
#define TG_CODES(X)                                                                                \
    X(NONE, 0, "ok")                                                                               \
    X(TRUNCATED, 1, "truncated") /* more bytes are needed than there are */                        \
    X(BAD_VALUE, 2, "bad_value") /* a field has a value that the format does not allow */          \
    X(BAD_SIZE, 3, "bad_size")   /* a length disagrees with what it measures */                    \
    X(BAD_REFERENCE, 4,                                                                            \
      "bad_reference")              /* an index or offset names something that is not there */     \
    X(BAD_TEXT, 5, "bad_text")      /* bytes that are no text in the declared encoding */          \
    X(BAD_DATA, 6, "bad_data")      /* compressed or otherwise coded bytes are broken */           \
    X(TRAILING, 7, "trailing")      /* bytes after the end of the format */                        \
    X(OVERFLOW, 8, "overflow")      /* a product or sum that does not fit 64 bits */               \
    X(LIMIT, 9, "limit")            /* more than tg_limits allow; tg_error.limit says which */     \
    X(CONVERSION, 10, "conversion") /* text that is no number; float outside an integer */         \
    X(ABSENT, 11, "absent")         /* a rule needs a field that is not there */                   \
    X(INDEX, 12, "index")           /* a rule looks outside an array */                            \
    X(DIVISION, 13, "division")     /* a rule divides by zero */                                   \
    X(WRONG_TYPE, 14, "wrong_type") /* a rule meets an object of another type */                   \
    X(UNDECIDED_ENDIAN, 15, "undecided_endian")                                                    \
    X(CYCLE, 16, "cycle")                   /* something that needs itself */                      \
    X(NO_PROGRESS, 17, "no_progress")       /* a repetition whose element takes no bytes */        \
    X(NO_MEMORY, 18, "no_memory")           /* the allocator failed */                             \
    X(IO, 19, "io")                         /* the file cannot be opened or read, or shrank */     \
    X(UNSUPPORTED, 20, "unsupported")       /* not in this build */                                \
    X(UNKNOWN_FORMAT, 21, "unknown_format") /* no format recognises it; tg_error.tried says why */ \
    X(AMBIGUOUS, 22, "ambiguous")           /* valid in several formats */                         \
    X(EMPTY_FILE, 23, "empty_file")         /* no bytes at all */                                  \
    X(LFS_POINTER, 24, "lfs_pointer")       /* a pointer of Git LFS in place of the file itself */ \
    X(HTML_PAGE, 25, "html_page")           /* a web page, often an error page of a download */    \
    X(STOPPED, 26, "stopped")               /* a callback of the caller asked to stop */           \
    X(USAGE, 27, "usage")                   /* a call that this header does not allow */           \
    X(INTERNAL, 28, "internal")             /* a bug of this library */

typedef enum tg_code {
#define TG_CODE_ENUM(id, number, name) TG_CODE_##id = number,
    TG_CODES(TG_CODE_ENUM)
#undef TG_CODE_ENUM
        TG_CODE_COUNT /* one more than the largest */
} tg_code;

/*! tg_code_name() : the stable short name; "unknown" for a number that is no code. */
TG_API const char *tg_code_name(tg_code code);

/*
 * The limits of tg_limits, as errors name them and tg_limit_get() reads them. Names and numbers stay
 * as they are. X(identifier, number, name)
 */
#define TG_LIMITS(X)                                                                               \
    X(MAX_FILE, 1, "max-file")                                                                     \
    X(MAX_STREAM, 2, "max-stream")                                                                 \
    X(MAX_TENSORS, 3, "max-tensors")                                                               \
    X(MAX_RANK, 4, "max-rank")                                                                     \
    X(MAX_MEMORY, 5, "max-memory")                                                                 \
    X(MAX_WORK, 6, "max-work")                                                                     \
    X(MAX_DENSE, 7, "max-dense")

typedef enum tg_limit {
    TG_LIMIT_NONE = 0,
#define TG_LIMIT_ENUM(id, number, name) TG_LIMIT_##id = number,
    TG_LIMITS(TG_LIMIT_ENUM)
#undef TG_LIMIT_ENUM
        TG_LIMIT_COUNT /* one more than the largest */
} tg_limit;

/*! tg_limit_name() : "max-file", ...; NULL for TG_LIMIT_NONE and numbers that are no limit. */
TG_API const char *tg_limit_name(tg_limit limit);

/*
 * What a caller can do about an error. The library says which remedy there is; how its user asks for it
 * is for the program to say (tg_error_text_with). Names and numbers stay as they are.
 * X(identifier, number, name)
 */
#define TG_REMEDIES(X)                                                                             \
    X(NONE, 0, "none")                                                                             \
    X(RAISE_LIMIT, 1, "raise_limit")   /* a larger tg_error.limit in tg_limits */                  \
    X(LOSSY_VALUES, 2, "lossy_values") /* tg_convert_options.lossy: values are rounded */          \
    X(LOSSY_NAMES, 3, "lossy_names")   /* the same: names are dropped */                           \
    X(LOSSY_AXES, 4, "lossy_axes")     /* the same: trailing axes of length 1 are dropped */       \
    X(RAW, 5, "raw")                   /* tg_convert_options.raw: elements as stored */            \
    X(DENSE, 6, "dense")               /* TG_SPARSE_DENSE */                                       \
    X(C_ORDER, 7, "c_order")           /* TG_ARRAY_ORDER_C */                                      \
    X(SELECT, 8, "select")             /* tg_convert_options.only: fewer tensors */                \
    X(REPLACE, 9, "replace")           /* tg_output_options.replace */

typedef enum tg_remedy {
#define TG_REMEDY_ENUM(id, number, name) TG_REMEDY_##id = number,
    TG_REMEDIES(TG_REMEDY_ENUM)
#undef TG_REMEDY_ENUM
        TG_REMEDY_COUNT /* one more than the largest */
} tg_remedy;

/*! tg_remedy_name() : the stable short name; "unknown" for a number that is no remedy. */
TG_API const char *tg_remedy_name(tg_remedy remedy);

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
#define TG_TRIED_MAX 16

/* A step of a path: a field of the format's spec, and the element where the field is an array. */
typedef struct tg_step {
    const char *name;
    uint64_t index; /* or TG_NO_INDEX */
} tg_step;

/* Why one format refused a file that every format refuses. */
typedef struct tg_refusal {
    tg_format format;
    tg_code code; /* TG_CODE_NONE: it accepted the file (TG_CODE_AMBIGUOUS) */
    uint64_t offset;
    bool has_place;
    const char *expected;
    tg_value allowed;
    tg_value found;
    tg_limit limit;    /* TG_CODE_LIMIT: which one, where tg_limits has it */
    uint32_t path_len; /* outermost first; longer paths are truncated */
    tg_step path[TG_TRIED_PATH_MAX];
} tg_refusal;

#define TG_ERROR_DETAIL 512

/*
 * An error of reading, converting or writing. To print one line use tg_error_text(); the fields are
 * for programs. Copying the struct copies the error. An error that a program makes itself, for
 * example in a callback, starts from zero; code and detail are enough.
 *
 * Errors of conversion, writing and output files have a `detail` that names tensor and property or the
 * path, and no offset and path; `format` is the one that is written.
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
    tg_limit limit; /* TG_CODE_LIMIT: which one, where tg_limits has it; else TG_LIMIT_NONE */
    tg_remedy remedy;
    int system;        /* TG_CODE_IO: errno of the failed call; 0 or over 65535: no such number */
    uint32_t path_len; /* steps below, outermost first; 0: the file as a whole */
    tg_step path[TG_PATH_MAX];
    uint32_t num_tried;             /* TG_CODE_UNKNOWN_FORMAT and TG_CODE_AMBIGUOUS */
    tg_refusal tried[TG_TRIED_MAX]; /* the first of them */
    /* A sentence of printable ASCII in place of the one that the fields make; "": there is none. */
    char detail[TG_ERROR_DETAIL];
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
/*! tg_error_text_with(), tg_error_message_with() : the same with the remedy in words of the program,
 *  which follow the reason and "; ". `words` returns NULL where it has none; NULL in place of it: the
 *  remedy is left out. The calls above name a limit, "limit max-rank", and no other remedy. */
typedef const char *(*tg_remedy_words)(tg_remedy remedy, tg_limit limit);
TG_API size_t tg_error_text_with(const tg_error *error, tg_remedy_words words, char *dst,
                                 size_t cap);
TG_API size_t tg_error_message_with(const tg_error *error, tg_remedy_words words, char *dst,
                                    size_t cap);
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
 *  it is until tg_close(). Memory that others can write to (shared memory, a mapped file) must be
 *  copied first. */
TG_API tg_file *tg_open_memory(const void *data, size_t size, const tg_options *options,
                               tg_error *error);

/*! tg_close() : frees everything. NULL is allowed. */
TG_API void tg_close(tg_file *file);

/*! tg_last_error() : why the last call on this file that failed did so; code TG_CODE_NONE before
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
    TG_DTYPE_INT8,
    TG_DTYPE_INT16,
    TG_DTYPE_INT32,
    TG_DTYPE_INT64,
    TG_DTYPE_UINT8,
    TG_DTYPE_UINT16,
    TG_DTYPE_UINT32,
    TG_DTYPE_UINT64,
    TG_DTYPE_FLOAT32,
    TG_DTYPE_FLOAT64,
    TG_DTYPE_BIT,  /* eight to a byte, the first in the lowest bit; 1 stands for +1, 0 for -1 */
    TG_DTYPE_BOOL, /* a byte, 0 or not */
    TG_DTYPE_FLOAT16,
    TG_DTYPE_BFLOAT16,   /* the upper half of a float32 */
    TG_DTYPE_COMPLEX64,  /* two float32 */
    TG_DTYPE_COMPLEX128, /* two float64 */
    /* Floats of less than 16 bits, named as in ml_dtypes. Those of 6 and 4 bits lie in bytes from the
     * lowest bit on: element i has bits 6i to 6i + 5, or 4i to 4i + 3. */
    TG_DTYPE_FLOAT8_E4M3FN = 17, /* F8_E4M3 of .safetensors */
    TG_DTYPE_FLOAT8_E5M2 = 18,
    TG_DTYPE_FLOAT8_E8M0FNU = 19, /* a power of two */
    TG_DTYPE_FLOAT8_E4M3FNUZ = 20,
    TG_DTYPE_FLOAT8_E5M2FNUZ = 21,
    TG_DTYPE_FLOAT6_E2M3FN = 22,
    TG_DTYPE_FLOAT6_E3M2FN = 23,
    TG_DTYPE_FLOAT4_E2M1FN = 24,
    TG_DTYPE_COUNT
} tg_dtype;

/*! tg_dtype_name() : "float32", "bit", ...; NULL for TG_DTYPE_NONE. */
TG_API const char *tg_dtype_name(tg_dtype dtype);
/*! tg_dtype_bits() : bits of an element, 1 for TG_DTYPE_BIT, 0 for TG_DTYPE_NONE. */
TG_API unsigned tg_dtype_bits(tg_dtype dtype);

typedef enum tg_order {
    TG_ORDER_C,      /* last axis fastest */
    TG_ORDER_F,      /* first axis fastest */
    TG_ORDER_ROTATED /* as a C array of shape [1], ..., [rank-1], [0]: the first axis is fastest,
                        the others are in C order. Of rank 3 and more only; rank 2 is TG_ORDER_F */
} tg_order;

typedef enum tg_storage {
    TG_STORAGE_DENSE, /* every element, in `order` */
    TG_STORAGE_COO, /* values, and an index matrix [entries, rank]: row i says where value i belongs */
    TG_STORAGE_INDICES, /* indices alone: elements that are 1; see TG_STORAGE_SPARSE */
    TG_STORAGE_SPARSE, /* per step along axis 0: a count, and as many (index, value); the index counts
                   cells of the other axes in C order */
    TG_STORAGE_PARTIAL /* fewer elements than the shape says: the first ones in stored order */
} tg_storage;

/*! tg_storage_name() : "dense", "coo", "indices", "sparse", "partial"; NULL for other numbers. */
TG_API const char *tg_storage_name(tg_storage storage);

/* What a tensor is stored as. Dense and partial tensors have values only. */
typedef enum tg_part {
    TG_PART_VALUES,
    TG_PART_INDEX_LIST, /* TG_STORAGE_COO: int64; TG_STORAGE_INDICES, TG_STORAGE_SPARSE: uint32 */
    TG_PART_COUNTS, /* TG_STORAGE_INDICES, TG_STORAGE_SPARSE: uint32, entries at each step along axis 0 */
    TG_PART_COUNT
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
 *
 * In .npz and .safetensors a name is any text. There `name` is how it is shown: as it is when it is
 * made like that, else percent-encoded, and no two names of a file are shown alike. `raw_name` has the
 * bytes of the file, which writers of these formats write.
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
    bool batch;            /* primitiv: the last axis is the batch, no dimension */
    bool scaled;           /* uint8 b means (b / 255) * (max - min) + min; see tg_tensor_bounds() */
    uint64_t
        offset; /* where the stored elements begin: parts[TG_PART_VALUES], or, where there are */
    uint64_t nbytes; /* none, parts[TG_PART_INDEX_LIST]; nbytes is the sum where they lie apart */
    tg_extent parts[TG_PART_COUNT];
    const char *
        raw_name; /* .npz (without ".npy"), .safetensors: the original name, raw_name_len bytes, any of
                             which may be NUL; valid until tg_close(). Other formats: NULL */
    size_t raw_name_len;
} tg_tensor;

/*! tg_tensor_at() : describes tensor `i`, 0 <= i < tg_num_tensors(). Allocates nothing per
 *  tensor.
 *  @return false when there is no such tensor (TG_CODE_USAGE), or after TG_CODE_NO_MEMORY,
 *          TG_CODE_IO. */
TG_API bool tg_tensor_at(tg_file *file, uint64_t i, tg_tensor *tensor);

/*! tg_tensor_find() : the tensor that is shown by that name, else the one with that original name;
 *  looks at one after the other.
 *  @return false when there is none; then the code of tg_last_error() is TG_CODE_ABSENT. */
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
 *  @return NULL when its elements do not lie in one piece (TG_CODE_UNSUPPORTED), or after
 *          TG_CODE_IO. */
TG_API const void *tg_tensor_view(tg_file *file, const tg_tensor *tensor, tg_part part);

/*! tg_tensor_bounds() : min and max of a scaled tensor at `step` of axis 0, 0 <= step < shape[0]. */
TG_API bool tg_tensor_bounds(tg_file *file, const tg_tensor *tensor, uint64_t step, float *min,
                             float *max);

/*
 * Arrays: what a tensor means, instead of how it is stored. Fixed point, bits (as +1 and -1), floats
 * of less than 16 bits and scaled bytes become float32, sparse tensors become dense, and the elements come in the order that
 * is asked for. Of a partial tensor only the stored elements are known, so it is an array of one
 * axis. Arrays of any size are read in windows; little memory is used, whatever the order.
 */
typedef struct tg_array tg_array;

typedef enum tg_array_order {
    TG_ARRAY_ORDER_ANY, /* as stored, where that is C or F order; else C */
    TG_ARRAY_ORDER_C,
    TG_ARRAY_ORDER_F
} tg_array_order;

/* All zero, or NULL in place of it: values as they mean, in any order, of the dtype that comes out. */
typedef struct tg_array_options {
    bool
        raw; /* elements as stored, in stored order (which counts as C for TG_ORDER_ROTATED, and for
                 weights of NNB), bits as uint8 0 or 1, floats of less than 16 bits as uint8; sparse tensors become dense all the same */
    tg_array_order order;
    tg_dtype dtype;  /* rounds to this one: float32 of everything, say; TG_DTYPE_NONE: as it is */
    uint64_t window; /* bytes of working memory; 0: 16 MiB, or 64 to copy in another order */
} tg_array_options;

typedef struct tg_array_info {
    tg_dtype dtype; /* never TG_DTYPE_BIT, nor a float of less than 16 bits */
    tg_order order; /* TG_ORDER_C or TG_ORDER_F */
    uint32_t rank;
    const uint64_t *shape; /* valid as long as the array */
    uint64_t count;        /* elements */
    uint64_t nbytes;
} tg_array_info;

/*! tg_array_open() : tensor `i` as an array; belongs to the caller, who gives it back to
 *  tg_array_close() before tg_close().
 *  @return NULL after TG_CODE_LIMIT (a sparse tensor whose dense copy is over max_dense),
 *          TG_CODE_OVERFLOW, TG_CODE_NO_MEMORY, TG_CODE_IO, TG_CODE_USAGE; tg_last_error() tells. */
TG_API tg_array *tg_array_open(tg_file *file, uint64_t i, const tg_array_options *options);
TG_API tg_array_info tg_array_about(const tg_array *array);
/*! tg_array_read() : bytes [from, from + n) of the array, little-endian. Cheapest when the calls go
 *  forward. */
TG_API bool tg_array_read(tg_array *array, uint64_t from, void *dst, size_t n);
/*! tg_array_inexact() : how many of the elements that were read so far could not be rounded to
 *  options.dtype without a change of value (NaN stays NaN). */
TG_API uint64_t tg_array_inexact(const tg_array *array);
TG_API void tg_array_close(tg_array *array);

/* ==========================================================================================
 *  Advanced API: options
 * ========================================================================================== */

/*
 * What a file may cost. 0 means the default, and the largest number of the type no limit, everywhere.
 * An error names the limit, the value that was needed and the value that is allowed.
 */
typedef struct tg_limits {
    uint64_t max_file;    /* bytes of the file */
    uint64_t max_stream;  /* bytes of a pipe or anything else that has to be held in memory; not
                             of a tg_stream */
    uint64_t max_tensors; /* tensors in a file */
    uint64_t max_memory;  /* bytes for the parsed structure, besides the private memory that holds
                             parts of the file; default: 16 MiB + 40 bytes per byte of
                             file */
    uint64_t max_dense;   /* bytes of a dense copy of a sparse tensor; not used by reading alone */
    uint64_t max_work;    /* steps of parsing; default: 4 Mi + 32 steps per byte of file */
    uint32_t max_rank;    /* axes of a tensor */
} tg_limits;

/*! tg_limit_get(), tg_limit_set() : the member of that name; 0, or nothing, for a number that is no
 *  limit. max_rank becomes UINT32_MAX for values that it cannot hold. */
TG_API uint64_t tg_limit_get(const tg_limits *limits, tg_limit limit);
TG_API void tg_limit_set(tg_limits *limits, tg_limit limit, uint64_t value);

/*! tg_limits_default() : the defaults, to show them or to start from: 1 TiB, 4 GiB, 16 Mi tensors,
 *  1 GiB of a dense copy, 255 axes; max_memory and max_work are 0, as they depend on the file. */
TG_API tg_limits tg_limits_default(void);

/* NULL functions mean malloc and free. `alloc` may return NULL; memory need not be cleared. The
 * memory that stands for the file does not come from here but from the system. */
typedef struct tg_allocator {
    void *(*alloc)(void *self, size_t size);
    void (*free)(void *self, void *memory, size_t size);
    void *self;
} tg_allocator;

/* All zero, or NULL in place of it: the defaults. */
struct tg_options {
    tg_format format; /* TG_FORMAT_NONE: find it from the content, never from a name */
    bool strict;      /* what would be a note is an error */
    tg_limits limits;
    tg_allocator allocator;
};

/*! tg_options_default() : the same as all zero, with the limits as numbers, to show them. */
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
 * returns their number, 0 at the end, or a negative errno; fewer than `n` are fine at any time, and
 * -EINTR is asked again. With TG_SIZE_UNKNOWN it is read to its end when it is opened, and the
 * offsets go up from 0 without gaps. `close` may be NULL; it is called once, when nothing more is
 * read and also when opening fails.
 */
typedef struct tg_source {
    int64_t (*read_at)(void *self, uint64_t offset, void *buffer, size_t n);
    void (*close)(void *self);
    void *self;
    uint64_t size;
} tg_source;

/*! tg_open_source() : `source` is copied; what it points to has to stay until it is closed, or until
 *  tg_close(). */
TG_API tg_file *tg_open_source(const tg_source *source, const tg_options *options, tg_error *error);

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

/*! tg_metadata() : @return false after TG_CODE_STOPPED, TG_CODE_NO_MEMORY, TG_CODE_IO. */
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
    TG_GO_STOP  /* tg_walk returns false with TG_CODE_STOPPED */
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
 *  says; trees deeper than TG_WALK_DEPTH end in TG_CODE_LIMIT. Offsets need not ascend. Archives
 *  (.npz) have no tree: TG_CODE_UNSUPPORTED. */
#define TG_WALK_DEPTH 64
TG_API bool tg_walk(tg_file *file, const tg_visitor *visitor);

/* ==========================================================================================
 *  Advanced API: numbers
 * ========================================================================================== */

/*
 * Fixed point of NNB: `stored` of int8 or int16 means stored / 2^fp_pos, 0 <= fp_pos <= 15. Roundings
 * by the name of who does it; all saturate at the ends of the type, NaN becomes 0.
 */
typedef enum tg_rounding {
    TG_ROUNDING_HALF_EVEN,   /* to nearest, ties to even: the exporter (nnb.py) */
    TG_ROUNDING_TOWARD_ZERO, /* the runtime when it stores results (accessor.c) */
    TG_ROUNDING_HALF_UP,     /* floor(x + 0.5): PVP byte weights of weight_conversions.hpp */
    TG_ROUNDING_DOWN         /* floor: PVP byte weights of WeightsFileIO.cpp */
} tg_rounding;

/* What a conversion of numbers did not carry over. -0.0 as 0 is no loss: the values are equal. */
typedef struct tg_loss {
    uint64_t inexact;   /* elements whose value changed, those below included */
    uint64_t saturated; /* elements whose rounded value is outside of what the target can hold */
    uint64_t nan;       /* NaN where the target has none */
    uint64_t first; /* set by the call that meets the first inexact element: its position there */
} tg_loss;

/*
 * Elements are little-endian and need no alignment; `dst` and `src` must not overlap. The rounding
 * mode of the processor is taken to be the usual one, to nearest.
 */

/*! tg_fixed_decode() : `n` elements of int8 or int16 to float32; exact. */
TG_API void tg_fixed_decode(void *dst, const void *src, tg_dtype dtype, unsigned fp_pos, size_t n);
/*! tg_fixed_encode() : `n` float32 to int8 or int16. @loss may be NULL; it is added to, and `first`
 *  counts from `src`. */
TG_API void tg_fixed_encode(void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                            tg_rounding rounding, size_t n, tg_loss *loss);
/*! tg_fixed_position() : the fp_pos that the exporter of NNB takes. @largest the element of greatest
 *  magnitude with its sign: -2^k takes one bit less than 2^k.
 *  @return -1 when it does not fit the type, is NaN or infinite. */
TG_API int tg_fixed_position(float largest, tg_dtype dtype);

/*! tg_bits_decode() : `n` bits, the first being bit `first` of src, to float32 +1 and -1. */
TG_API void tg_bits_decode(void *dst, const void *src, uint64_t first, size_t n);
/*! tg_bits_encode() : float32 to bits, as the exporter does: -1, 0 and NaN become 0, all else 1, where
 *  fractions are cut off first. Pads the last byte with 0. */
TG_API void tg_bits_encode(void *dst, const void *src, size_t n, tg_loss *loss);

/*! tg_scaled_decode() : bytes of PVP weights to float32: (b / 255) * (max - min) + min, each step
 *  rounded to float32. Defined for every min and max: what IEEE arithmetic gives. */
TG_API void tg_scaled_decode(void *dst, const void *src, float min, float max, size_t n);
/*! tg_scaled_encode() : float32 to bytes: 255 * (x - min) / (max - min), in float64, rounded as
 *  said and kept within 0 and 255. Where min and max are equal, or their difference is not finite,
 *  every byte is 0. NaN becomes 0. */
TG_API void tg_scaled_encode(void *dst, const void *src, float min, float max, tg_rounding rounding,
                             size_t n, tg_loss *loss);

/*! tg_small_decode() : `n` floats of less than 16 bits, from element `first` of `src` on, to float32; exact.
 *  NaN becomes 0x7FC00000, with its sign where the dtype has NaN of both. */
TG_API void tg_small_decode(void *dst, const void *src, tg_dtype dtype, uint64_t first, size_t n);
/*! tg_small_codes() : the same elements as they are, one to a byte. */
TG_API void tg_small_codes(void *dst, const void *src, tg_dtype dtype, uint64_t first, size_t n);
/*! tg_dtype_is_small() : whether it is a float of less than 16 bits. */
TG_API bool tg_dtype_is_small(tg_dtype dtype);

/*! tg_numbers_convert() : `n` elements of one dtype to another, neither of them TG_DTYPE_BIT or small: to nearest,
 *  ties to even; integers saturate; a complex number loses its imaginary part in what is not
 *  complex; what is not 0 is true. The same dtype is copied byte for byte. */
TG_API void tg_numbers_convert(void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                               tg_loss *loss);
/*! tg_dtype_holds() : whether every value of `from` is a value of `to`. TG_DTYPE_BIT has the values +1 and -1
 *  and holds nothing but itself; TG_DTYPE_BOOL has 0 and 1. */
TG_API bool tg_dtype_holds(tg_dtype to, tg_dtype from);

/* ==========================================================================================
 *  Writing
 * ========================================================================================== */

/*
 * A file is built in three steps: declare tensors and metadata; tg_build_size() checks that all of
 * it makes a file of the format and lays it out; tg_build_write() sends the bytes on their way. The
 * payload is asked for while writing, piece by piece, in the order in which the format has it. So
 * the size is known before the first byte goes out, nothing has to be held in memory, and a file
 * that cannot be written is refused before anything is.
 *
 *     bool save(const uint64_t shape[2], void *my_data, tg_error *error) {
 *         bool good = false;
 *         uint64_t size;
 *         tg_output *output = NULL;
 *         tg_decl t = {.name = "weights", .dtype = TG_DTYPE_FLOAT32, .rank = 2, .shape = shape,
 *                      .fp_pos = -1, .values = {.read = my_read, .self = my_data}};
 *         tg_build *build = tg_build_new(TG_FORMAT_NPY, NULL, error);
 *         if (build == NULL) return false;
 *         if (!tg_build_add(build, &t) || !tg_build_size(build, &size)) {
 *             *error = *tg_build_error(build);
 *         } else if ((output = tg_output_create("weights.npy", size, NULL, error)) != NULL) {
 *             tg_target target = tg_output_target(output);
 *             good = tg_build_write(build, &target);
 *             if (!good) *error = *tg_build_error(build);
 *             if (!good) tg_output_discard(output);
 *             if (good) good = tg_output_commit(output, error);
 *         }
 *         tg_build_free(build);
 *         return good;
 *     }
 *
 * Files are canonical: what the real writers of the format give, and the same bytes each time.
 */

/*
 * Where a writer puts its bytes. `write_at` takes all of the n (> 0) bytes at that offset from the
 * start of the file, and returns 0 or an errno. Offsets need not ascend unless `in_order` is set;
 * every byte is written, few twice.
 */
typedef struct tg_target {
    int (*write_at)(void *self, uint64_t offset, const void *data, size_t n);
    bool in_order; /* a pipe: ascending offsets without gaps. Not for .npz */
    void *self;
} tg_target;

/*
 * Where the payload of a tensor comes from: the elements of a part, one after the other,
 * little-endian, in the order that the declaration says. Both return false after an error, having
 * filled in what they can of `error`, which is all zero when they are called.
 */
typedef struct tg_values {
    /* Bytes [from, from + n) of a part; from + n <= its size. Any number of times, in any order. */
    bool (*read)(void *self, tg_part part, uint64_t from, void *dst, size_t n, tg_error *error);
    /* Writes the same bytes to `target` at `at`, in whatever order is good for it. Never called for
     * a target that is in_order. NULL: read will do. */
    bool (*copy)(void *self, tg_part part, uint64_t from, uint64_t n, const tg_target *target,
                 uint64_t at, tg_error *error);
    void *self;
} tg_values;

/* A tensor to be written. */
typedef struct tg_decl {
    const char *name; /* as in tg_tensor; see there */
    tg_dtype dtype;
    tg_storage storage;
    tg_order order; /* in which the values come */
    uint32_t rank;
    const uint64_t *shape; /* copied */
    int32_t fp_pos;        /* NNB fixed point, else -1 */
    bool batch;            /* primitiv: the last axis is the batch */
    bool scaled;           /* PVP byte weights; wMin and wMax are in the metadata */
    uint64_t
        stored; /* elements of TG_PART_VALUES, or of TG_PART_INDEX_LIST for TG_STORAGE_INDICES; dense: not used */
    tg_values values;
    const char
        *raw_name; /* .npz and .safetensors write these bytes in place of `name`; NULL: `name` */
    size_t raw_name_len;
} tg_decl;

/*! tg_decl_of() : what declares `tensor` as it is stored; values are to be set, for example by
 *  tg_tensor_values(). Name and shape are those of `tensor`, for as long as they are valid. */
TG_API tg_decl tg_decl_of(const tg_tensor *tensor);
/*! tg_tensor_values(), tg_array_values() : payload from a file that is read. The tg_tensor (of which
 *  name and shape are not used) or the array has to stay until the file is written. */
typedef struct tg_stored {
    tg_file *file;
    tg_tensor tensor;
} tg_stored;
TG_API tg_values tg_tensor_values(tg_stored *stored);
TG_API tg_values tg_array_values(tg_array *array);

typedef struct tg_build tg_build;

/* All zero, or NULL in place of it: the defaults. */
typedef struct tg_build_options {
    tg_limits limits; /* as for reading, but that max_memory is 1 GiB by default */
    tg_allocator allocator;
    uint32_t nnb_version; /* 2 or 3; 0: what the metadata say, else 3 */
    bool btf_coo_2;       /* BTF: layout 2 for COO, as the public document has it; readers want 1 */
} tg_build_options;

TG_API tg_build *tg_build_new(tg_format format, const tg_build_options *options, tg_error *error);
/*! tg_build_add() : declares a tensor; the order of calls is the order in the file where the format
 *  has one. Refuses what the format cannot hold, or holds only with another value, name or shape, and
 *  names that are not encoded as those of tg_tensor are, such as "/a". */
TG_API bool tg_build_add(tg_build *build, const tg_decl *decl);
/*! tg_build_metadata() : a sink that takes the metadata, as tg_metadata() tells them for that
 *  format; from another file of it: tg_metadata(file, &sink). Members that follow from the tensors
 *  (numbers of tensors, frames, ...) are passed over. May be used once, before or after the tensors;
 *  without it there are defaults. */
TG_API tg_sink tg_build_metadata(tg_build *build);
/*! tg_build_size() : checks everything together and lays the file out; nothing can be declared after
 *  it. @size may be NULL. */
TG_API bool tg_build_size(tg_build *build, uint64_t *size);
/*! tg_build_write() : writes the file; any number of times. */
TG_API bool tg_build_write(tg_build *build, const tg_target *target);
/*! tg_build_error() : why the last call that failed did so. tg_build_write() begins without one. */
TG_API const tg_error *tg_build_error(const tg_build *build);
TG_API void tg_build_free(tg_build *build);

/*! tg_format_writable() : whether this build writes the format. */
TG_API bool tg_format_writable(tg_format format);

/*
 * Output files. A file appears whole, under its name, with tg_output_commit(), or not at all; until
 * then it has no name where the system allows that, so that not even a process that is killed leaves
 * something behind.
 */
typedef struct tg_output tg_output;

typedef struct tg_output_options {
    bool replace; /* an existing file may be replaced; it keeps its mode */
    bool no_sync; /* leave out fsync: for files that may be lost with the machine */
} tg_output_options;

/*! tg_output_create() : a new file in the folder of `path`. @size bytes that will be written, so that
 *  a full disk is noticed now; 0: not known.
 *  @return NULL after TG_CODE_IO; system is EEXIST when there is a file and options do not let it be
 *          replaced. */
TG_API tg_output *tg_output_create(const char *path, uint64_t size,
                                   const tg_output_options *options, tg_error *error);
TG_API tg_target tg_output_target(tg_output *output);
/*! tg_output_read() : `n` bytes at that offset, which were written before. @return 0 or an errno. */
TG_API int tg_output_read(tg_output *output, uint64_t offset, void *dst, size_t n);
/*! tg_output_commit() : syncs, gives the file its name, syncs the folder. `output` is gone in any
 *  case.
 *  @return false when nothing has changed; or, which the detail says then, when the file is in place
 *          but its folder could not be synced. */
TG_API bool tg_output_commit(tg_output *output, tg_error *error);
/*! tg_output_discard() : as if nothing had been. NULL is allowed. */
TG_API void tg_output_discard(tg_output *output);

/*
 * Conversion: a build of another format (or of the same) from a file.
 */
typedef enum tg_sparse {
    TG_SPARSE_AUTO,  /* as it is into the same format, else dense */
    TG_SPARSE_DENSE, /* dense, up to max_dense */
    TG_SPARSE_KEEP   /* as it is where the format has sparse tensors; else as NAME.indices,
                        NAME.values, NAME.counts, NAME.shape. Reads such parts as well */
} tg_sparse;

/* All zero, or NULL in place of it: the defaults. */
typedef struct tg_convert_options {
    tg_build_options build;
    bool raw;   /* elements as stored: no decoding, no transposition */
    bool lossy; /* values may be rounded, names dropped where the format has none */
    tg_sparse sparse;
    tg_array_order order;    /* .npy and .npz: TG_ARRAY_ORDER_ANY keeps column-major as it is */
    const char *const *only; /* names of the tensors to convert; NULL: all */
    size_t num_only;
    /* Told what was done to values, shapes and names: one line of printable ASCII. May be NULL. */
    void (*note)(void *self, const char *text);
    void *self;
} tg_convert_options;

typedef struct tg_conversion tg_conversion;

/*! tg_convert() : declares everything of `file` in a build of format `to` and lays it out. `file`
 *  has to stay open until tg_conversion_free().
 *  @return NULL when the format cannot hold it; the detail of `error` names tensor and property. */
TG_API tg_conversion *tg_convert(tg_file *file, tg_format to, const tg_convert_options *options,
                                 tg_error *error);
TG_API uint64_t tg_conversion_size(const tg_conversion *conversion);
TG_API bool tg_conversion_write(tg_conversion *conversion, const tg_target *target,
                                tg_error *error);
TG_API void tg_conversion_free(tg_conversion *conversion);

/* ==========================================================================================
 *  Advanced API: streams
 * ========================================================================================== */

/*
 * primitiv files that arrive in pieces and may be longer than memory. Bytes are pushed in, events
 * come out, and at the end there is a verdict: the same as tg_open() gives for the same bytes, with
 * the same code, offset and path, whatever the pieces were.
 *
 *     tg_stream_sink sink = {on_event, my_data};
 *     tg_stream *stream = tg_stream_new(NULL, &sink, &error);
 *     while ((n = read(0, buffer, sizeof buffer)) > 0 && tg_stream_feed(stream, buffer, n)) {}
 *     if (!tg_stream_end(stream)) error = *tg_stream_error(stream);
 *     tg_stream_free(stream);
 *
 * A verdict comes at the end: a file may turn out to be truncated, or to have a key twice, after
 * its last tensor. Until TG_STREAM_EVENT_END, which says that it is valid, events tell what is in a file
 * that may still be refused.
 *
 * A stream has all of its memory from the start and takes no more. So it differs from tg_open() in
 * four things, and docs/streams.md tells why there are no more:
 *
 *   - TG_CODE_LIMIT for a name of over TG_STREAM_NAME bytes;
 *   - TG_CODE_LIMIT for more keys than can be told apart: over 86,015 settings, or statistics
 *     of a parameter file, or keys of a model of which not all ascend, as every real writer has
 *     them (limits.max_memory, when it is neither 0 nor UINT64_MAX, sets the bytes for this table of
 *     keys in place of the 1.5 MiB that it has); and over 3,583 statistics of one parameter of a model;
 *   - no TG_CODE_LIMIT for memory and work: there is no tree to be kept within bounds;
 *   - a file over max_file gets TG_CODE_LIMIT only when nothing before that was wrong.
 *
 * tg_error.size is the size of the file for errors that need its end to be known, and else the
 * number of bytes that it took to know.
 */
#define TG_STREAM_NAME 131071 /* bytes of a name as tg_tensor has it */

typedef enum tg_stream_event_kind {
    TG_STREAM_EVENT_HEADER, /* name: "shape", "tensor", "parameter", "model" or "optimizer" */
    TG_STREAM_EVENT_COUNT,  /* count: parameters of a model that follow */
    TG_STREAM_EVENT_SHAPE,  /* of a file of kind shape: rank, shape, batch */
    TG_STREAM_EVENT_TENSOR, /* a tensor begins: name, rank, shape, has_batch, offset, nbytes */
    TG_STREAM_EVENT_VALUES, /* data, n: the next bytes of its values, in what was fed; offset of them */
    TG_STREAM_EVENT_TENSOR_END,
    TG_STREAM_EVENT_UINT_CONFIG,  /* name, u32 */
    TG_STREAM_EVENT_FLOAT_CONFIG, /* name, f32 */
    TG_STREAM_EVENT_NOTE,         /* note: what is accepted with a note */
    TG_STREAM_EVENT_END           /* the file is complete and valid */
} tg_stream_event_kind;

/* What else is not named above for a kind is 0 or NULL. Pointers are valid during the call. */
typedef struct tg_stream_event {
    tg_stream_event_kind kind;
    const char *name; /* NUL-terminated, encoded as in tg_tensor */
    size_t name_len;
    uint32_t rank;
    const uint64_t *shape; /* with the batch as its last axis when has_batch is set */
    bool has_batch;
    uint64_t batch;
    uint64_t count;
    uint64_t offset;
    uint64_t nbytes;
    const uint8_t *data;
    size_t n;
    uint32_t u32;
    float f32;
    tg_note note;
} tg_stream_event;

/* `event` returns false to end the stream with TG_CODE_STOPPED. */
typedef struct tg_stream_sink {
    bool (*event)(void *self, const tg_stream_event *event);
    void *self;
} tg_stream_sink;

typedef struct tg_stream tg_stream;

/*! tg_stream_new() : @options limits, strict and the allocator count; the format is primitiv. @sink
 *  may be NULL: the verdict alone. Both are copied. @return NULL after TG_CODE_NO_MEMORY. */
TG_API tg_stream *tg_stream_new(const tg_options *options, const tg_stream_sink *sink,
                                tg_error *error);
/*! tg_stream_feed() : the next `n` bytes. @return false once there is a verdict; feeding more
 *  changes nothing then. It comes as soon as it is known; but a wrong value is not the error while a
 *  count or a length before it speaks of more bytes than have come. */
TG_API bool tg_stream_feed(tg_stream *stream, const void *data, size_t n);
/*! tg_stream_end() : there are no more bytes. @return whether the file is valid; the same at each
 *  further call. */
TG_API bool tg_stream_end(tg_stream *stream);
/*! tg_stream_error() : why the file was refused; code TG_CODE_NONE before that. */
TG_API const tg_error *tg_stream_error(const tg_stream *stream);
/*! tg_stream_tensors(), tg_stream_notes() : tensors that have begun, notes that were made so far. */
TG_API uint64_t tg_stream_tensors(const tg_stream *stream);
TG_API uint64_t tg_stream_notes(const tg_stream *stream);
/*! tg_stream_canonical() : whether what came so far is what tg_build writes, byte for byte: nothing was
 *  noted, and the keys of a model ascend. After TG_STREAM_EVENT_END it is so for the file. */
TG_API bool tg_stream_canonical(const tg_stream *stream);
/*! tg_stream_memory() : bytes that a stream with these options (NULL: defaults) takes. */
TG_API size_t tg_stream_memory(const tg_options *options);
TG_API void tg_stream_free(tg_stream *stream);

#ifdef __cplusplus
}
#endif

#endif
