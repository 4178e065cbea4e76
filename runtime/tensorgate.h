/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensorgate.h - opens untrusted tensor files, and writes and converts tensor files.
 *
 * Introduction
 *
 *   The library reads files of four frameworks, which contain trained networks or recorded activity
 *   (primitiv, NNB of the NNabla C Runtime, PVP of PetaVision, BTF of the TensorFlow Runtime), and
 *   .npy, .npz, .safetensors, GGUF, Flax, ONNX models and PyTorch checkpoints. A file may come from any source and may have been constructed
 *   by an attacker. tg_open() parses its whole structure and compares every length, offset, count and
 *   cross-reference with the rules of the format. It either refuses the file and reports the
 *   reason, or returns a tg_file. Behind this single gate nothing needs to be checked again:
 *   offsets lie inside the file, products do not overflow, sizes agree.
 *
 *   The payload is not part of this check. The values of a tensor are only read if the format makes
 *   them part of validity (as it does for indices of sparse tensors). Opening a file therefore
 *   costs time for its structure only, even if it has 100 GB. NaN and infinity are ordinary values.
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
 *   A file is never memory-mapped: if a mapped file shrinks, the process is killed, and if it is
 *   written to, its content changes after the check. Instead the library reserves private memory of
 *   the size of the file, which the system backs with pages only where data is read, and fills it
 *   page by page as the structure requires. Each page is filled at most once and does not change
 *   until tg_close(): the bytes that were checked are the bytes that are used, whatever happens to
 *   the file. What no rule looks at, such as the times of PVP frames, is read when it is asked for,
 *   in a walk over the parse tree for instance. A pipe, or any other input without positions, is
 *   read to its end into memory. A file that shrinks or cannot be read results in TG_CODE_IO. Where
 *   there is no address space for the whole file, only its beginning is kept, which is enough for
 *   .npy and .safetensors; what needs more results in TG_CODE_NO_MEMORY.
 *
 *   There are two ways to read payload. tg_tensor_read() copies a window to memory of the caller
 *   and stores nothing, so tensors of any size can be read with little memory. Bytes that were
 *   checked are copied from the private memory, all others directly from the file; the latter may
 *   have changed since the file was opened, but the library never interprets them. tg_tensor_view()
 *   loads a tensor once and returns its address.
 *
 * Guarantees
 *
 *   - No input makes a call crash, hang, read outside the input, or use more memory than the limits
 *     allow. A file cannot control the depth of recursion. Time is proportional to the size of the
 *     parsed structure; a budget bounds it, and exceeding the budget results in TG_CODE_LIMIT.
 *   - There is no global state. Different threads may use different files at the same time; a
 *     single file may be used by one thread at a time. The library does not print, exit, set signal
 *     handlers, or depend on the locale or the environment. Optional libraries do so to a small
 *     extent: iconv (not needed by any format) loads tables.
 *     None of this changes what is read or written.
 *   - Errors are values: numbers, and pointers to constants of the library. Creating an error
 *     allocates nothing, and it remains valid after tg_close(). Text is produced on request, in
 *     memory of the caller.
 *   - Every pointer that is obtained from a tg_file is valid until tg_close(), unless the comment
 *     says "until the next call".
 *
 * The header has three parts: errors and constants; the simple API, which suffices for most
 * programs; and the advanced API with sources, limits, metadata and the traversal of the parse
 * tree. It requires a C99 compiler or C++11. Until version 1.0 structs may grow between minor
 * versions: compile and link with the same version.
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

/*! tg_version(), tg_version_number() : the version of the linked library; compare it with
 *  TG_VERSION_TEXT or TG_VERSION_NUMBER. */
TG_API const char *tg_version(void);
TG_API unsigned tg_version_number(void);

/* ==========================================================================================
 *  Constants and errors
 * ========================================================================================== */

typedef enum tg_format {
    TG_FORMAT_NONE = 0, /* in options: detect it from the content; in errors: not recognised */
    /* formats.def: `make generate` renews these lines. */
    TG_FORMAT_PRIMITIV = 1,
    TG_FORMAT_NNB = 2,
    TG_FORMAT_PVP = 3,
    TG_FORMAT_BTF = 4,
    TG_FORMAT_NPY = 5,
    TG_FORMAT_NPZ = 6,
    TG_FORMAT_SAFETENSORS = 7,
    TG_FORMAT_GGUF = 8,
    TG_FORMAT_PYTORCH = 9,
    TG_FORMAT_ONNX = 10,
    TG_FORMAT_FLAX = 11
    /* End of formats.def. */
} tg_format;

/* An element of a set of formats; numbers of formats are below 64. */
#define TG_FORMAT_BIT(format) (UINT64_C(1) << (format))

/*! tg_format_name() : "btf", in lower case; NULL for TG_FORMAT_NONE, unknown numbers, and formats
 *  that this build does not contain. */
TG_API const char *tg_format_name(tg_format format);
/*! tg_format_title() : a one-line description of the format; NULL as above. */
TG_API const char *tg_format_title(tg_format format);
/*! tg_format_by_name() : TG_FORMAT_NONE if no format of this build has that name. */
TG_API tg_format tg_format_by_name(const char *name);
/*! tg_format_suffixes() : suffixes of file names, separated by spaces: ".primitiv .model"; writers
 *  should use the first one. NULL as above. */
TG_API const char *tg_format_suffixes(tg_format format);
/*! tg_format_by_suffix() : the format that has the suffix of this file name, in upper or lower case;
 *  the name may be nothing else, as ".gguf"; whether this build contains it or not; TG_FORMAT_NONE if there is none. */
TG_API tg_format tg_format_by_suffix(const char *path);
/*! tg_format_at() : enumerates the formats of this build, from 0; TG_FORMAT_NONE after the last
 *  one. */
TG_API tg_format tg_format_at(size_t i);

/*
 * Reasons why a file was refused or a call failed. Scripts should compare the names (tg_code_name);
 * names and numbers never change. X(identifier, number, name)
 */
#define TG_CODES(X)                                                                                \
    X(NONE, 0, "ok")                                                                               \
    X(TRUNCATED, 1, "truncated") /* more bytes are needed than there are */                        \
    X(BAD_VALUE, 2, "bad_value") /* a field has a value that the format does not allow */          \
    X(BAD_SIZE, 3, "bad_size")   /* a length disagrees with what it measures */                    \
    X(BAD_REFERENCE, 4,                                                                            \
      "bad_reference")         /* an index or offset refers to something that does not exist */    \
    X(BAD_TEXT, 5, "bad_text") /* bytes that are not valid text in the declared encoding */        \
    X(BAD_DATA, 6, "bad_data") /* invalid compressed or encoded bytes */                           \
    X(TRAILING, 7, "trailing") /* bytes after the end of the format */                             \
    X(OVERFLOW, 8, "overflow") /* a product or sum that does not fit 64 bits */                    \
    X(LIMIT, 9, "limit")       /* more than tg_limits allows; see tg_error.limit */                \
    X(CONVERSION, 10, "conversion") /* text that is not a number; float outside an integer */      \
    X(ABSENT, 11, "absent")         /* a rule needs a field that does not exist */                 \
    X(INDEX, 12, "index")           /* a rule uses an index outside an array */                    \
    X(DIVISION, 13, "division")     /* a rule divides by zero */                                   \
    X(WRONG_TYPE, 14, "wrong_type") /* a rule requires an object of another type */                \
    X(UNDECIDED_ENDIAN, 15, "undecided_endian")                                                    \
    X(CYCLE, 16, "cycle")                   /* a value that depends on itself */                   \
    X(NO_PROGRESS, 17, "no_progress")       /* a repetition whose element has no bytes */          \
    X(NO_MEMORY, 18, "no_memory")           /* the allocator failed */                             \
    X(IO, 19, "io")                         /* the file cannot be opened or read, or shrank */     \
    X(UNSUPPORTED, 20, "unsupported")       /* not contained in this build */                      \
    X(UNKNOWN_FORMAT, 21, "unknown_format") /* no format recognises it; see tg_error.tried */      \
    X(AMBIGUOUS, 22, "ambiguous")           /* valid in several formats */                         \
    X(EMPTY_FILE, 23, "empty_file")         /* the file has no bytes */                            \
    X(LFS_POINTER, 24, "lfs_pointer")       /* a pointer of Git LFS instead of the file itself */  \
    X(HTML_PAGE, 25, "html_page")           /* a web page, often an error page of a download */    \
    X(STOPPED, 26, "stopped")               /* a callback of the caller requested it */            \
    X(USAGE, 27, "usage")                   /* a call that violates this header */                 \
    X(INTERNAL, 28, "internal")             /* a bug in this library */                            \
    X(FOREIGN_FORMAT, 29, "foreign_format") /* a file of another kind; see tg_error.foreign */     \
    X(CODE_EXECUTION, 30, "code_execution") /* the same, and to load it is to run code */

typedef enum tg_code {
#define TG_CODE_ENUM(id, number, name) TG_CODE_##id = number,
    TG_CODES(TG_CODE_ENUM)
#undef TG_CODE_ENUM
        TG_CODE_COUNT /* one more than the largest code */
} tg_code;

/*! tg_code_name() : the stable short name; "unknown" for a number that is not a code. */
TG_API const char *tg_code_name(tg_code code);

/*
 * The limits of tg_limits, for tg_error.limit and tg_limit_get(). Names and numbers never change.
 * X(identifier, number, name)
 */
#define TG_LIMITS(X)                                                                               \
    X(MAX_FILE, 1, "max-file")                                                                     \
    X(MAX_STREAM, 2, "max-stream")                                                                 \
    X(MAX_TENSORS, 3, "max-tensors")                                                               \
    X(MAX_RANK, 4, "max-rank")                                                                     \
    X(MAX_MEMORY, 5, "max-memory")                                                                 \
    X(MAX_WORK, 6, "max-work")                                                                     \
    X(MAX_DENSE, 7, "max-dense")                                                                   \
    X(MAX_OUTPUT, 8, "max-output")

typedef enum tg_limit {
    TG_LIMIT_NONE = 0,
#define TG_LIMIT_ENUM(id, number, name) TG_LIMIT_##id = number,
    TG_LIMITS(TG_LIMIT_ENUM)
#undef TG_LIMIT_ENUM
        TG_LIMIT_COUNT /* one more than the largest limit */
} tg_limit;

/*! tg_limit_name() : "max-file", ...; NULL for TG_LIMIT_NONE and numbers that are not limits. */
TG_API const char *tg_limit_name(tg_limit limit);

/*
 * What a caller can do about an error. The library reports the remedy; the program describes how
 * its user can apply it (tg_error_text_with). Names and numbers never change. X(identifier, number,
 * name)
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
    X(REPLACE, 9, "replace")           /* tg_output_options.replace */                             \
    X(RENAME, 10, "rename")            /* tg_convert_options.renames */                            \
    X(NO_ORIGIN, 11, "no_origin")      /* tg_convert_options.no_origin */                          \
    X(FORMAT, 12, "format")            /* tg_options.format: the content is what it is */          \
    X(SKIP, 13, "skip")                /* tg_convert_options.skip_unsupported */                   \
    X(TRIED, 14, "tried")              /* tg_error.tried: why each format refuses the file */      \
    X(FOLLOW, 15, "follow") /* tg_options.open_beside: a descriptor of what the link leads to */

typedef enum tg_remedy {
#define TG_REMEDY_ENUM(id, number, name) TG_REMEDY_##id = number,
    TG_REMEDIES(TG_REMEDY_ENUM)
#undef TG_REMEDY_ENUM
        TG_REMEDY_COUNT /* one more than the largest remedy */
} tg_remedy;

/*! tg_remedy_name() : the stable short name; "unknown" for a number that is not a remedy. */
TG_API const char *tg_remedy_name(tg_remedy remedy);

typedef enum tg_kind {
    TG_KIND_NONE,
    TG_KIND_BOOL, /* in `u64`, 0 or 1 */
    TG_KIND_U64,
    TG_KIND_S64,
    TG_KIND_F32, /* in `f64`, exactly */
    TG_KIND_F64,
    TG_KIND_BYTES, /* `bytes` has the first bytes, `u64` the total length */
    TG_KIND_TEXT   /* the same, valid UTF-8 in total (`bytes` may end inside a character) */
} tg_kind;

#define TG_VALUE_BYTES 16

/* A number, or the first bytes of a string. Self-contained: it contains the bytes. */
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

/* A step of a path: a field of the format's grammar, and the element if the field is an array. */
typedef struct tg_step {
    const char *name;
    uint64_t index; /* or TG_NO_INDEX */
} tg_step;

/* The verdict of one format on a file that was not accepted by exactly one format. */
typedef struct tg_refusal {
    tg_format format;
    tg_code code; /* TG_CODE_NONE: it accepted the file (TG_CODE_AMBIGUOUS) */
    uint64_t offset;
    bool has_place;
    const char *expected;
    tg_value allowed;
    tg_value found;
    tg_limit limit;    /* TG_CODE_LIMIT: the limit, if it is one of tg_limits */
    uint32_t path_len; /* outermost first; longer paths are truncated */
    tg_step path[TG_TRIED_PATH_MAX];
} tg_refusal;

#define TG_ERROR_DETAIL 512
#define TG_ERROR_NAME 64

/*
 * An error of reading, converting or writing. To print it in one line use tg_error_text(); the
 * fields are for programs. Copying the struct copies the error. A program that creates an error
 * itself, for example in a callback, initializes the struct to zero; code and detail are
 * sufficient.
 *
 * Errors of conversion, writing and output files have a `detail` that names tensor and property or
 * the path, but no offset and no path of fields; `format` is the format to be written.
 */
typedef struct tg_error {
    tg_code code;
    tg_format format; /* TG_FORMAT_NONE: not recognised */
    uint64_t size;    /* of the file; 0 if it could not be opened */
    /* of the offending field, from the start of the file; 0 if has_place is false */
    uint64_t offset;
    bool has_place;       /* false: `offset` has no meaning, as for limits and failed arithmetic */
    bool decoded;         /* `offset` is a position in the output of a decoder, not in the file */
    const char *expected; /* what is allowed, in words; "" if the code is sufficient */
    tg_value allowed;     /* the bound in `expected`, if it was computed */
    tg_value found;
    /* If `found` is a longer name of printable ASCII: TG_ERROR_NAME bytes of it, or all; for the texts. Else "". */
    char found_name[TG_ERROR_NAME + 1];
    /* TG_CODE_LIMIT: the limit, if it is one of tg_limits; otherwise TG_LIMIT_NONE */
    tg_limit limit;
    tg_remedy remedy;
    int system; /* TG_CODE_IO: errno of the failed call; 0 or over 65535: there is no errno */
    uint32_t path_len; /* number of steps in `path`, outermost first; 0: the file as a whole */
    tg_step path[TG_PATH_MAX];
    /* If no format was recognised, or several were; also for files of another kind. */
    uint32_t num_tried;
    tg_refusal tried[TG_TRIED_MAX]; /* the first TG_TRIED_MAX of them */
    /* TG_CODE_UNKNOWN_FORMAT: tried[0] is the format that the name of the file ends like (tg_options.name), or if it ends
     * like none, the one whose reader took the most bytes, at least one. Otherwise they are in the order of formats. */
    bool is_likely;
    /* What the file is instead: a stable short name, such as "hdf5", "tflite", "zip", "gzip",
     * "json", "text"; "lfs_pointer", "html" and "empty" have codes of their own, "pickle", "pytorch",
     * "torchscript", "keras", "elf", "pe", "macho", "llamafile", "script" have TG_CODE_CODE_EXECUTION, as has an
     * archive or compressed data with such a file in it. A format of ours where the name of the file is for another
     * one alone (tg_options.name). NULL: unknown, or a file of our formats. */
    const char *foreign;
    /* A sentence of printable ASCII that replaces the one made from the fields; "" if there is
     * none. */
    char detail[TG_ERROR_DETAIL];
} tg_error;

/*
 * Texts. All of these functions write at most `cap` bytes including a NUL at the end (nothing if
 * `cap` is 0) and return the length of the whole text without the NUL, like snprintf. The texts
 * contain printable ASCII only: bytes that come from a file are escaped.
 */

/*! tg_error_text() : the whole error in one line:
 *      btf: records[2].header.layout at byte 48: found 7, expected 0 or 1 [bad_value] */
TG_API size_t tg_error_text(const tg_error *error, char *dst, size_t cap);
/*! tg_error_message() : only the sentence: "found 7, expected 0 or 1". Never empty. */
TG_API size_t tg_error_message(const tg_error *error, char *dst, size_t cap);
/*! tg_error_text_with(), tg_error_message_with() : the same with the remedy in the program's words,
 *  which are appended after "; ". `words` returns NULL for remedies without words; if `words`
 *  itself is NULL, the remedy is omitted. The functions above name a limit, "limit max-rank", and
 *  no other remedy. */
typedef const char *(*tg_remedy_words)(tg_remedy remedy, tg_limit limit);
TG_API size_t tg_error_text_with(const tg_error *error, tg_remedy_words words, char *dst,
                                 size_t cap);
TG_API size_t tg_error_message_with(const tg_error *error, tg_remedy_words words, char *dst,
                                    size_t cap);
/*! tg_error_path() : "records[2].header.layout"; the name of the format if the error concerns the
 *  file as a whole, "" if no format was recognised. */
TG_API size_t tg_error_path(const tg_error *error, char *dst, size_t cap);
/*! tg_error_expected(), tg_error_found() : the two halves of the message; "" if there is none. */
TG_API size_t tg_error_expected(const tg_error *error, char *dst, size_t cap);
TG_API size_t tg_error_found(const tg_error *error, char *dst, size_t cap);

/*! tg_refusal_error() : a member of tg_error.tried as an error, for the functions above. */
TG_API tg_error tg_refusal_error(const tg_refusal *refusal);

/* A rule that the file violates and that was tolerated: the first place, and how often. */
typedef struct tg_note {
    tg_code code; /* the code of the error that it would be in strict mode */
    uint64_t offset;
    const char *rule; /* "record_header.reserved": the violated rule of the grammar */
    const char *expected;
    tg_value allowed;
    tg_value found;
    char found_name[TG_ERROR_NAME + 1]; /* as in tg_error */
    uint64_t count;                     /* 1 in events of streams, where each place is an event */
    /* How the file spells and pads what it says: every reader that takes it reads the same tensors, and no byte is
     * hidden. Healthy files have such notes, and nobody can act on them. */
    bool is_layout;
} tg_note;

/*! tg_note_text() : "record_header.reserved at byte 34: found ..., expected zero bytes", and
 *  "; count 3" if the rule is violated three times. */
TG_API size_t tg_note_text(const tg_note *note, char *dst, size_t cap);

/*! tg_f64_text(), tg_f32_text() : the shortest decimal text that reads back as the same number:
 *  "0.1", "1e-07", "3.0", "nan", "inf", "-inf", "-0.0". Independent of the locale. A buffer of 32
 *  bytes is sufficient. */
TG_API size_t tg_f64_text(double value, char *dst, size_t cap);
TG_API size_t tg_f32_text(float value, char *dst, size_t cap);

/* ==========================================================================================
 *  Simple API
 * ========================================================================================== */

typedef struct tg_file tg_file;
typedef struct tg_options tg_options;

/*! tg_open() : opens and checks the file at `path`. An index of shards (tg_index_format_by_name) is opened with its shards,
 *  which are in its folder, as one file: with the tensors of all shards, in the order of their names, the metadata of the
 *  first, notes of all, and no tree (tg_walk).
 *  @options NULL: detect the format, notes are not errors, default limits.
 *  @error   set if NULL is returned; may be NULL.
 *  @return  the file, to be closed with tg_close(); NULL if it was refused or could not be read. */
TG_API tg_file *tg_open(const char *path, const tg_options *options, tg_error *error);

/*! tg_open_memory() : the same for bytes in memory. They are not copied: `data` must not change
 *  until tg_close(). Memory that others can write to (shared memory, a mapped file) must be copied
 *  first. */
TG_API tg_file *tg_open_memory(const void *data, size_t size, const tg_options *options,
                               tg_error *error);

/*! tg_close() : releases everything. NULL is allowed. */
TG_API void tg_close(tg_file *file);

/*! tg_last_error() : the error of the last call on this file that failed; code TG_CODE_NONE if none
 *  has failed. */
TG_API const tg_error *tg_last_error(const tg_file *file);

TG_API tg_format tg_file_format(const tg_file *file);
TG_API uint64_t tg_file_size(const tg_file *file);
TG_API uint64_t tg_num_tensors(const tg_file *file);

/*! tg_num_notes() : how often a rule was violated that was tolerated. tg_note_at() returns one note
 *  a rule, 0 <= i, for the first 64 rules in the order of the file, and then false. */
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
    TG_DTYPE_BIT,  /* eight per byte, least significant bit first; 1 stands for +1, 0 for -1 */
    TG_DTYPE_BOOL, /* a byte; false if it is 0 */
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
    /* Numbers that share scales, in blocks of a fixed number of elements and bytes: the types of ggml,
     * see tg_dtype_block(). Blocks never extend over the end of a row. */
    TG_DTYPE_Q4_0 = 25,
    TG_DTYPE_Q4_1 = 26,
    TG_DTYPE_Q5_0 = 27,
    TG_DTYPE_Q5_1 = 28,
    TG_DTYPE_Q8_0 = 29,
    TG_DTYPE_Q8_1 = 30,
    TG_DTYPE_Q2_K = 31,
    TG_DTYPE_Q3_K = 32,
    TG_DTYPE_Q4_K = 33,
    TG_DTYPE_Q5_K = 34,
    TG_DTYPE_Q6_K = 35,
    TG_DTYPE_Q8_K = 36,
    TG_DTYPE_IQ2_XXS = 37,
    TG_DTYPE_IQ2_XS = 38,
    TG_DTYPE_IQ3_XXS = 39,
    TG_DTYPE_IQ1_S = 40,
    TG_DTYPE_IQ4_NL = 41,
    TG_DTYPE_IQ3_S = 42,
    TG_DTYPE_IQ2_S = 43,
    TG_DTYPE_IQ4_XS = 44,
    TG_DTYPE_IQ1_M = 45,
    TG_DTYPE_TQ1_0 = 46,
    TG_DTYPE_TQ2_0 = 47,
    TG_DTYPE_MXFP4 = 48,
    TG_DTYPE_NVFP4 = 49,
    TG_DTYPE_Q1_0 = 50,
    TG_DTYPE_Q2_0 = 51,
    TG_DTYPE_COMPLEX32 = 52, /* two float16 */
    /* Integers of less than a byte, from the lowest bit of a byte on, as floats of 4 bits. */
    TG_DTYPE_INT4 = 53,
    TG_DTYPE_UINT4 = 54,
    TG_DTYPE_INT2 = 55,
    TG_DTYPE_UINT2 = 56,
    TG_DTYPE_STRING = 57, /* a text of any length: only in TG_STORAGE_TEXT */
    /* What NumPy has besides numbers, and this library passes on as it is: text, dates, raw bytes, records, numbers of more
     * than 64 bits. tg_tensor.type names it, an element has tg_tensor.element bytes. */
    TG_DTYPE_OPAQUE = 58,
    TG_DTYPE_COUNT
} tg_dtype;

/*! tg_dtype_name() : "float32", "bit", "opaque", ...; NULL for TG_DTYPE_NONE. */
TG_API const char *tg_dtype_name(tg_dtype dtype);
/*! tg_dtype_bits() : bits of an element, 1 for TG_DTYPE_BIT, 0 for TG_DTYPE_NONE, TG_DTYPE_OPAQUE and
 *  dtypes whose elements are in blocks. */
TG_API unsigned tg_dtype_bits(tg_dtype dtype);
/*! tg_dtype_block() : elements and bytes of a block, for dtypes whose elements are in blocks.
 *  @return false for all others; then both are 0. */
TG_API bool tg_dtype_block(tg_dtype dtype, uint32_t *elements, uint32_t *bytes);

typedef enum tg_order {
    TG_ORDER_C, /* last axis fastest */
    TG_ORDER_F, /* first axis fastest */
    /* a C array of shape [1], ..., [rank-1], [0]: the first axis is fastest, the others are in C
     * order. Only for rank 3 and more; for rank 2 this is TG_ORDER_F */
    TG_ORDER_ROTATED
} tg_order;

typedef enum tg_storage {
    TG_STORAGE_DENSE, /* every element, in `order` */
    /* values, and an index matrix [entries, rank]: row i is the position of value i */
    TG_STORAGE_COO,
    TG_STORAGE_INDICES, /* indices only: elements that are 1; see TG_STORAGE_SPARSE */
    /* for each step along axis 0: a count, and as many (index, value) pairs; the index counts
     * elements of the other axes in C order */
    TG_STORAGE_SPARSE,
    TG_STORAGE_PARTIAL, /* fewer elements than the shape has: the first ones in stored order */
    TG_STORAGE_BLOCKS,  /* every element, in C order, in blocks: see tg_dtype_block() */
    TG_STORAGE_TEXT     /* every element, in C order: how many bytes it has, and the bytes of all */
} tg_storage;

/*! tg_storage_name() : "dense", "coo", "indices", "sparse", "partial", "blocks", "text"; NULL for
 *  other numbers. */
TG_API const char *tg_storage_name(tg_storage storage);

/* The arrays that a tensor is stored as. Dense and partial tensors, and blocks, have values only. The values of texts are
 * uint8. */
typedef enum tg_part {
    TG_PART_VALUES,
    TG_PART_INDEX_LIST, /* TG_STORAGE_COO: int64; TG_STORAGE_INDICES, TG_STORAGE_SPARSE: uint32 */
    TG_PART_COUNTS, /* TG_STORAGE_INDICES, TG_STORAGE_SPARSE: uint32, entries per step of axis 0; TG_STORAGE_TEXT: uint64,
                     * bytes of each element */
    TG_PART_COUNT
} tg_part;

typedef struct tg_extent {
    tg_dtype dtype;  /* TG_DTYPE_NONE: the tensor has no such part */
    uint64_t count;  /* elements */
    uint64_t nbytes; /* of all elements, without gaps between them */
    uint64_t offset; /* of the first element in the file */
} tg_extent;

/*
 * A tensor of a file. If several sparse entries have the same index, the last one counts.
 *
 * Names consist of A-Z a-z 0-9 - _ . ~ with '/' between components and '@' before the name of a
 * statistic; every other byte is percent-encoded, an empty component is "%", and "." and ".." are
 * "%2E" and "%2E%2E". A name is therefore printable, reversible, and never leads out of a folder.
 *
 * In .npz, .safetensors, GGUF, PyTorch and Flax a name is any text. There `name` is how the tensor is shown: unchanged if
 * it has this form, otherwise percent-encoded, and no two names of a file are shown alike. ("@" does
 * not have it, nor "x@y@z": '@' stands once, between two parts that are not empty.) `raw_name` has
 * the bytes of the file, which the writers of these formats write. In GGUF a '%' is always encoded: "a%20b" is
 * shown as "a%2520b" there, and unchanged in the others.
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
    int32_t fp_pos;        /* fixed point: value = stored / 2^fp_pos; otherwise -1 */
    bool batch;            /* primitiv: the last axis is the batch, not a dimension */
    bool scaled;           /* uint8 b means (b / 255) * (max - min) + min; see tg_tensor_bounds() */
    /* Position of the stored elements: those of parts[TG_PART_VALUES], or, if there are none, of
     * parts[TG_PART_INDEX_LIST]. nbytes is the sum of their pieces if they are not contiguous. */
    uint64_t offset;
    uint64_t nbytes;
    tg_extent parts[TG_PART_COUNT];
    const char *
        raw_name; /* .npz (without ".npy"), .safetensors, GGUF, PyTorch, Flax: the original name, raw_name_len bytes, any of
                             which may be NUL; valid until tg_close(). Other formats: NULL */
    size_t raw_name_len;
    /* .npy and .npz: the type of an element as NumPy names it, where `dtype` does not say all: "<U3", "|S2",
     * "datetime64[ns]", "float128", "[('x', '<f4'), ('y', '<i4')]", and of TG_DTYPE_BFLOAT16 how the file spells it. Valid
     * UTF-8; valid until tg_close(). Otherwise NULL */
    const char *type;
    /* TG_DTYPE_OPAQUE: bytes of an element, at most 2^31-1, perhaps 0. parts[TG_PART_VALUES] are these bytes as they are in
     * the file, of dtype uint8. Otherwise 0 */
    uint64_t element;
    /* A field of a record, which is a number: the tensor of the records, somewhere before this one, has its bytes, too. Its
     * name is that of the records, '.', and that of the field. The axes are those of the records, then those of the field */
    bool is_field;
} tg_tensor;

/*! tg_tensor_at() : describes tensor `i`, 0 <= i < tg_num_tensors(). Allocates no memory per
 *  tensor.
 *  @return false if there is no such tensor (TG_CODE_USAGE), or after TG_CODE_NO_MEMORY,
 *          TG_CODE_IO. */
TG_API bool tg_tensor_at(tg_file *file, uint64_t i, tg_tensor *tensor);

/*! tg_tensor_find() : finds a tensor by its shown or its original name. If `name` is the shown name of one tensor and the
 *  original name of another, it is the first of these: a shown name always finds its tensor. The first searches look at one
 *  tensor after the other; once they have looked at as many as the file has, the next one makes an index of the names, of 32
 *  bytes a tensor, which is kept until tg_close(). From then on a search takes no longer in a file of many tensors.
 *  @return false if there is none (TG_CODE_ABSENT), or as tg_tensor_at(). */
TG_API bool tg_tensor_find(tg_file *file, const char *name, tg_tensor *tensor);

/*! tg_tensor_read() : copies `n` stored bytes of a part, from byte `from` of it, as if it were
 *  contiguous in the file: 0 <= from, from + n <= tensor->parts[part].nbytes. Elements are
 *  little-endian and as stored: not transposed, scaled or decoded.
 *  @tensor from tg_tensor_at() on the same file; its name and shape need not be valid any more. */
TG_API bool tg_tensor_read(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t from,
                           void *dst, size_t n);

/*! tg_tensor_view() : the address of a whole part, without alignment. The first call loads it into
 *  the private memory of the file, where it stays until tg_close(); with tg_open_memory() it is
 *  the caller's own memory. For tensors that are read only once tg_tensor_read() is the better
 *  choice. The elements are little-endian, in tensor->order: a column-major .npy array is not copied
 *  either.
 *  @return NULL if they do not lie in the file in this form (TG_CODE_UNSUPPORTED): compressed, big-endian,
 *          or not contiguous; if their checksum is wrong (TG_CODE_BAD_DATA); or after TG_CODE_IO. */
TG_API const void *tg_tensor_view(tg_file *file, const tg_tensor *tensor, tg_part part);

/*! tg_tensor_shard() : of a model in shards, the name of the file that has tensor `i`, beside the index, in which
 *  tg_tensor.offset is. Valid until tg_close(). NULL for other files, and if there is no such tensor. */
TG_API const char *tg_tensor_shard(const tg_file *file, uint64_t i);

/*! tg_tensor_strides() : how the elements of tensor `i` lie in the file if they do not lie in a row: for each of its axes,
 *  the number of elements from one index to the next, which is 0 if all of them are one element. tg_tensor_read() gives them
 *  in a row all the same, row-major. Valid until tg_close().
 *  @return NULL if they lie in a row in the order of tg_tensor_at(), as in all formats but PyTorch; or if there is no such
 *          tensor (TG_CODE_USAGE). */
TG_API const uint64_t *tg_tensor_strides(tg_file *file, uint64_t i);

/*! tg_verify() : reads all of the file that was not read when it was opened, and compares every
 *  checksum that the format has. .npz and archives of PyTorch have a CRC-32 for each member; a compressed
 *  one is decompressed, too, to the end of its data. In other formats every byte is read, which
 *  shows that the whole file can be read and no more. Memory is constant, nothing is stored.
 *  tg_tensor_read() and tg_tensor_view() do the same for one array, before the first of its values
 *  is given: no value of an array with a wrong checksum is ever returned.
 *  @return false if a checksum is wrong or data cannot be decompressed (TG_CODE_BAD_DATA), or after
 *          TG_CODE_IO, TG_CODE_NO_MEMORY. */
TG_API bool tg_verify(tg_file *file);

/*! tg_tensor_bounds() : min and max of a scaled tensor at `step` of axis 0, 0 <= step <
 *  shape[0]. */
TG_API bool tg_tensor_bounds(tg_file *file, const tg_tensor *tensor, uint64_t step, float *min,
                             float *max);

/*
 * Arrays: the decoded meaning of a tensor, independent of its storage. Fixed point, bits (as +1 and
 * -1), floats of less than 16 bits, scaled bytes and blocks become float32, sparse tensors become dense, and
 * the elements come in the requested order. Elements of TG_DTYPE_OPAQUE are uint8 with one more axis, the last one, for
 * the bytes of each, and come in C order unless F is requested. Of a partial tensor only the stored elements are known, so
 * it is an array of one axis. Arrays of any size are read in windows, with little memory in every order.
 * NaN that decoding makes of scaled bytes and blocks is 0x7FC00000.
 */
typedef struct tg_array tg_array;

typedef enum tg_array_order {
    TG_ARRAY_ORDER_ANY, /* as stored, if that is C or F order; otherwise C */
    TG_ARRAY_ORDER_C,
    TG_ARRAY_ORDER_F
} tg_array_order;

/* All members zero, or a NULL pointer: decoded values, in any order, in their own dtype. */
typedef struct tg_array_options {
    /* elements as stored, in stored order (which counts as C for TG_ORDER_ROTATED, and for weights
     * of NNB), bits as uint8 0 or 1, floats of less than 16 bits as uint8, blocks as uint8 with the
     * last axis in bytes; sparse tensors nevertheless become dense */
    bool raw;
    tg_array_order order;
    tg_dtype dtype; /* the dtype to round to, for example float32; TG_DTYPE_NONE: no rounding */
    /* bytes of working memory; 0: 16 MiB, or 64 MiB to copy in another order. Values of a compressed member that are
     * needed in another order are held in memory in addition, and then it is 64 MiB, too */
    uint64_t window;
} tg_array_options;

typedef struct tg_array_info {
    tg_dtype dtype; /* never TG_DTYPE_BIT, a float of less than 16 bits, or blocks */
    tg_order order; /* TG_ORDER_C or TG_ORDER_F */
    uint32_t rank;
    const uint64_t *shape; /* valid as long as the array is open */
    uint64_t count;        /* elements */
    uint64_t nbytes;
} tg_array_info;

/*! tg_array_open() : opens tensor `i` as an array. The caller must close it with tg_array_close()
 *  before tg_close().
 *  @return NULL after TG_CODE_LIMIT (a sparse tensor whose dense copy exceeds max_dense),
 *          TG_CODE_UNSUPPORTED (texts, which tg_tensor_read() reads), TG_CODE_OVERFLOW, TG_CODE_NO_MEMORY,
 *          TG_CODE_IO, TG_CODE_USAGE; see tg_last_error(). */
TG_API tg_array *tg_array_open(tg_file *file, uint64_t i, const tg_array_options *options);
TG_API tg_array_info tg_array_about(const tg_array *array);
/*! tg_array_read() : reads bytes [from, from + n) of the array, little-endian. Sequential reads are
 *  the fastest. */
TG_API bool tg_array_read(tg_array *array, uint64_t from, void *dst, size_t n);
/*! tg_array_inexact() : the number of elements read so far that could not be rounded to
 *  options.dtype without a change of value (NaN stays NaN). */
TG_API uint64_t tg_array_inexact(const tg_array *array);
TG_API void tg_array_close(tg_array *array);

/* ==========================================================================================
 *  Advanced API: options
 * ========================================================================================== */

/*
 * The cost that a file may cause. In every member 0 means the default, and the maximum of the type
 * means no limit. An error names the limit, the value that was needed and the value that is
 * allowed.
 */
typedef struct tg_limits {
    uint64_t max_file; /* bytes of the file */
    /* bytes of a pipe or other input that must be stored in memory; of tg_stream the head of gguf */
    uint64_t max_stream;
    uint64_t max_tensors; /* tensors in a file */
    /* bytes for the parsed structure, in addition to the private memory for parts of the file;
     * default: 16 MiB + 40 bytes per byte of file */
    uint64_t max_memory;
    /* bytes of all dense copies of sparse tensors that a conversion makes, or that tg_cost counts; of one
     * for tg_array_open(). Also what the compressed members of an archive may inflate to, and what a file holds of
     * them in memory when they are not read forward */
    uint64_t max_dense;
    uint64_t max_work; /* steps of parsing; default: 4 Mi + 32 steps per byte of file */
    /* bytes that a conversion writes, or that tg_cost counts; default: max_dense + 64 bytes per byte of file */
    uint64_t max_output;
    uint32_t max_rank; /* axes of a tensor */
} tg_limits;

/*! tg_limit_get(), tg_limit_set() : get or set the member for that limit. For a number that is not
 *  a limit they return 0 or do nothing. tg_limit_set() stores UINT32_MAX in max_rank for larger
 *  values. */
TG_API uint64_t tg_limit_get(const tg_limits *limits, tg_limit limit);
TG_API void tg_limit_set(tg_limits *limits, tg_limit limit, uint64_t value);

/*! tg_limits_default() : the defaults, to show them or as a starting point: 1 TiB, 4 GiB, 16 Mi
 *  tensors, 1 GiB for dense copies, 255 axes; max_memory, max_work and max_output are 0, since they
 *  depend on the file. */
TG_API tg_limits tg_limits_default(void);

/* NULL functions mean malloc and free. `alloc` may return NULL and need not clear the memory. The
 * private memory for the file does not come from this allocator but from the system. */
typedef struct tg_allocator {
    void *(*alloc)(void *self, size_t size);
    void (*free)(void *self, void *memory, size_t size);
    void *self;
} tg_allocator;

/* Files beside a file: elements of an ONNX model, which it names by paths below its folder, and the shards of a model of
 * which an index of shards (tg_index_format_by_name) is opened. */
typedef enum tg_external {
    TG_EXTERNAL_READ, /* opened and checked; a model that names files is refused if they cannot be opened */
    TG_EXTERNAL_SKIP /* not opened: a note says so, and reading elements fails with TG_CODE_UNSUPPORTED */
} tg_external;

/*! Opens such a file: `path` is relative, without empty components, "." and "..".
 *  @return a descriptor for reading, which the library closes; or a negative error number: -ENOENT, -ELOOP for a link that
 *          is not followed. */
typedef int tg_open_beside(void *self, const char *path);

struct tg_source;
/*! The same for callers that have no descriptors: a file with elements, the shard `path` of an index, or a part of a split model, as
 *  *source. The library keeps it until tg_close(), and calls its `close`, also if opening fails.
 *  @return 0, or a negative error number, as above. */
typedef int tg_source_beside(void *self, const char *path, struct tg_source *source);

/* All members zero, or a NULL pointer: the defaults. */
struct tg_options {
    tg_format format; /* TG_FORMAT_NONE: detect it from the content; see `name` */
    bool strict;      /* notes become errors */
    tg_limits limits;
    tg_allocator allocator;
    /* Detection: the formats that are looked for, TG_FORMAT_BIT(TG_FORMAT_NPY) | ...; 0: all. No
     * reader of another format sees the file. */
    uint64_t formats;
    /* Detection: the name of the file; NULL: tg_open() takes its path, and other functions have no name. It
     * never makes a file one of a format. But a file whose name ends in ".gguf" and whose content is of
     * another format is refused with the error of the reader of GGUF (tg_error.foreign has the other format),
     * unless `format` or `formats` is given: programs choose GGUF by this suffix. A part of a split model
     * (tg_split_is_part) gets a note that it was judged alone; a file of another format than PyTorch gets one
     * under a suffix whose programs unpickle, as ".pkl" and ".pt", and so does a file whose suffix is the name of another
     * format, as ".npz", unless `format` or `formats` is given. Used during the call only. */
    const char *name;
    tg_external
        external; /* of a model in shards, TG_EXTERNAL_SKIP: its index is refused, as any file of JSON */
    /* NULL: tg_open() opens files below the folder of its path by tg_open_beneath(); other functions know no folder, and
     * refuse a model that names files. */
    tg_open_beside *open_beside;
    void *beside; /* the `self` of open_beside, during the call; or see beside_lasts */
    /* The first part of a split model (tg_split_is_part), by its name, is opened with the others, which are beside it, as one
     * file, as an index is with its shards; keys "split.*" of GGUF are left out of the metadata. */
    bool join_parts;
    /* .npy and .npz: what elements of two raw bytes are ('<V2', '|V2'), as which NumPy saves bfloat16 of ml_dtypes:
     * TG_DTYPE_BFLOAT16; TG_DTYPE_NONE: bytes. */
    tg_dtype v2;
    /* With strict: those that are about layout alone (tg_note.is_layout) stay notes. */
    bool allow_layout;
    /* open_beside may be called until tg_close(), too. Then, as where tg_open() opens files by itself, at most 32 files of a model
     * in shards are open at a time: one that is needed again is opened again, and reading fails with TG_CODE_IO if it is
     * another one, or has changed. Otherwise all of them stay open. */
    bool beside_lasts;
    /* NULL: files beside a file are opened by open_beside. `beside` is the `self` of both. */
    tg_source_beside *source_beside;
};

/*! tg_open_beneath() : opens the file at `path` below a folder, which is open. No link is followed.
 *  @path   relative, without empty components, "." and ".."
 *  @return a descriptor for reading, or a negative error number: -ELOOP for a link, -EINVAL for another path. */
TG_API int tg_open_beneath(int folder, const char *path);

/*! tg_options_default() : equivalent to all zero, with the default limits as numbers. */
TG_API tg_options tg_options_default(void);

/*
 * The cost of reading tensors as arrays, which can be out of all proportion to the size of the file: an
 * empty sparse tensor takes a few bytes, and many tensors may share their bytes. A program that reads
 * all tensors of an untrusted file adds up their cost and compares the sum with its limits, before it
 * reads the first of them; tg_convert() does the same. Sums that do not fit are UINT64_MAX.
 */
typedef struct tg_cost {
    uint64_t files;  /* bytes of the files that are read */
    uint64_t dense;  /* bytes of dense copies of sparse tensors */
    uint64_t output; /* for each tensor: its bytes as an array, or in the file if these are more */
    uint64_t axes;   /* of all tensors; each counts as 32 bytes of output */
} tg_cost;

/*! tg_array_cost() : adds the cost of reading tensor `i` once to @cost, except for `files`. Reads no
 *  values. @return false as tg_tensor_at(). */
TG_API bool tg_array_cost(tg_file *file, uint64_t i, const tg_array_options *options,
                          tg_cost *cost);
/*! tg_cost_allowed() : compares a cost with max_dense and max_output. @limits 0 means the default.
 *  @return false after setting @error, which may be NULL, to TG_CODE_LIMIT. */
TG_API bool tg_cost_allowed(const tg_cost *cost, const tg_limits *limits, tg_error *error);

/* ==========================================================================================
 *  Advanced API: sources
 * ========================================================================================== */

/*! tg_open_fd() : opens a descriptor. A file is read from its current position, which becomes byte
 *  0; the position does not change. A pipe, terminal or socket is read to its end. The descriptor
 *  must stay open until tg_close(), which does not close it. */
TG_API tg_file *tg_open_fd(int fd, const tg_options *options, tg_error *error);

#define TG_SIZE_UNKNOWN UINT64_MAX

/*
 * A source of bytes. `read_at` stores up to `n` (> 0) bytes, starting at `offset`, in `buffer`. It
 * returns their number, 0 at the end, or a negative errno; it may always return fewer than `n`, and
 * is called again after -EINTR. -ENOMEM is reported as TG_CODE_NO_MEMORY, any other as TG_CODE_IO with
 * that errno as `system`. With TG_SIZE_UNKNOWN the source is read to its end when it is
 * opened, and the offsets ascend from 0 without gaps. `close` may be NULL; it is called once, when
 * no more reads follow and also if opening fails.
 */
typedef struct tg_source {
    int64_t (*read_at)(void *self, uint64_t offset, void *buffer, size_t n);
    void (*close)(void *self);
    void *self;
    uint64_t size;
} tg_source;

/*! tg_open_source() : copies `source`; what it points to must stay valid until `close` is called,
 *  or until tg_close(). */
TG_API tg_file *tg_open_source(const tg_source *source, const tg_options *options, tg_error *error);

/*! tg_read_bytes() : copies bytes of the file unchanged, whether they belong to a tensor or not:
 *  offset + n <= tg_file_size(). */
TG_API bool tg_read_bytes(tg_file *file, uint64_t offset, void *dst, size_t n);

/* ==========================================================================================
 *  Advanced API: metadata
 * ========================================================================================== */

/*
 * The information in the file besides its tensors, as the events of one JSON object, whose members
 * are fixed per format. A callback that returns false stops the events. Keys and texts are not
 * NUL-terminated and are valid during the call. Keys are printable ASCII, texts are valid UTF-8.
 * Events are properly nested, at most TG_METADATA_DEPTH levels deep. All callbacks are required.
 */
#define TG_METADATA_DEPTH 128
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

/*! tg_element_tell() : tells the meaning of one element of TG_DTYPE_OPAQUE, tg_tensor.element bytes that
 *  tg_tensor_read() or tg_array_read() gave: a record or an axis of a field is an array, text of NumPy is a text
 *  (with "\\xNN" for bytes and "\\uNNNN" for code points that are none), a date is a text in ISO 8601, a timedelta its
 *  number, "NaT" if it is none, a complex number an array of two; other bytes are a text of hexadecimal digits.
 *  @return false as tg_metadata(); TG_CODE_USAGE if the tensor has another dtype. */
TG_API bool tg_element_tell(tg_file *file, const tg_tensor *tensor, const void *element,
                            const tg_sink *sink);

/*
 * How much tg_metadata() and tg_tensor_at() tell about a whole file, for programs that bound what they print of an untrusted
 * one: records may be shared, so that it can be out of all proportion to the size of the file. Sums that do not fit are
 * UINT64_MAX.
 */
typedef struct tg_amount {
    uint64_t values;     /* metadata: scalars, objects and arrays */
    uint64_t texts;      /* metadata: keys, and the scalars that are texts */
    uint64_t text_bytes; /* of these */
    uint64_t axes;       /* of all tensors */
    uint64_t name_bytes; /* of the names of all tensors */
    uint64_t raw_bytes;  /* of the original names that differ from these */
    uint64_t type_bytes; /* of tg_tensor.type and tg_tensor_shard() of all tensors */
} tg_amount;

/*! tg_amount_of() : faster than to be told and to add up. Afterwards tg_tensor_at() needs no more memory.
 *  @rough faster still: sums of tensors may be too large, though not out of proportion to the file, if all of them come from
 *         bytes of their own
 *  @return false after TG_CODE_NO_MEMORY, TG_CODE_IO, and TG_CODE_LIMIT where the metadata are more than a tree may have. */
TG_API bool tg_amount_of(tg_file *file, bool rough, tg_amount *amount);

/* ==========================================================================================
 *  Advanced API: the parsed tree
 * ========================================================================================== */

typedef enum tg_node_kind { TG_NODE_OBJECT, TG_NODE_ARRAY, TG_NODE_VALUE } tg_node_kind;

#define TG_NOWHERE UINT64_MAX

/* A node of the parse tree, under its name in the grammar. Pointers are valid during the call. */
typedef struct tg_node {
    tg_node_kind kind;
    uint32_t depth;   /* 0 for the file itself */
    const char *name; /* of the field; elements have the name of their array */
    uint64_t index;   /* of an element of an array; otherwise TG_NO_INDEX */
    /* type in the grammar, of an object or of the objects of an array; "decimal" of a number that the file has as digits;
     * otherwise NULL */
    const char *type;
    uint64_t offset; /* of the first byte in the file; TG_NOWHERE for computed values */
    uint64_t size;   /* size in the file, in bytes */
    bool decoded;    /* `offset` is a position in the output of a decoder, not in the file */
    uint32_t bits;   /* width of a bit field, which shares its bytes with others; otherwise 0 */
    uint64_t count;  /* arrays: number of elements */
    tg_value value;  /* values; of an object with a key, in JSON: the key, as TG_KIND_TEXT */
    /* TG_KIND_TEXT: all `value.u64` bytes; TG_KIND_BYTES: the same if they are in memory, otherwise
     * NULL: tg_read_bytes() reads them */
    const uint8_t *data;
    const char *label; /* enumerator of the value in the grammar, or NULL */
} tg_node;

typedef enum tg_go {
    TG_GO_ON,
    TG_GO_OVER, /* from `enter`: skip the content of this node; `leave` is not called for it */
    TG_GO_OUT,  /* from any: skip the rest of the enclosing node; its `leave` is called next */
    TG_GO_STOP  /* tg_walk returns false with TG_CODE_STOPPED */
} tg_go;

/* `enter` and `leave` are called around the content of objects and arrays. All callbacks are
 * required. */
typedef struct tg_visitor {
    tg_go (*enter)(void *self, const tg_node *node);
    tg_go (*leave)(void *self, const tg_node *node);
    tg_go (*value)(void *self, const tg_node *node);
    void *self;
} tg_visitor;

/*! tg_walk() : visits everything that was parsed, in the order of the grammar: fields in file
 *  order, then fields at other positions and computed values. Uses a stack of constant size and no
 *  other memory; trees deeper than TG_WALK_DEPTH result in TG_CODE_LIMIT. Offsets need not ascend. */
#define TG_WALK_DEPTH 512
TG_API bool tg_walk(tg_file *file, const tg_visitor *visitor);

/* ==========================================================================================
 *  Advanced API: numbers
 * ========================================================================================== */

/*
 * Fixed point of NNB: `stored` of int8 or int16 means stored / 2^fp_pos, 0 <= fp_pos <= 15. The
 * roundings are those of existing programs; all saturate at the bounds of the type, and NaN becomes
 * 0.
 */
typedef enum tg_rounding {
    TG_ROUNDING_HALF_EVEN, /* to nearest, ties to even: NNabla's exporter (nnb.py) */
    /* toward zero: the NNabla C runtime when it stores results (accessor.c) */
    TG_ROUNDING_TOWARD_ZERO,
    TG_ROUNDING_HALF_UP, /* floor(x + 0.5): PVP byte weights, OpenPV's weight_conversions.hpp */
    TG_ROUNDING_DOWN     /* floor: PVP byte weights, OpenPV's WeightsFileIO.cpp */
} tg_rounding;

/* What a conversion of numbers did not preserve. -0.0 as 0 is no loss: the values are equal. */
typedef struct tg_loss {
    uint64_t inexact;   /* elements whose value changed, including those below */
    uint64_t saturated; /* elements whose rounded value is outside the range of the target */
    uint64_t nan;       /* NaN, if the target has none */
    /* set by the call that finds the first inexact element: its position in that call */
    uint64_t first;
} tg_loss;

/*
 * Elements are little-endian and need no alignment; `dst` and `src` must not overlap. The functions
 * require the default rounding mode of the processor, to nearest.
 */

/*! tg_fixed_decode() : converts `n` elements of int8 or int16 to float32; exact. */
TG_API void tg_fixed_decode(void *dst, const void *src, tg_dtype dtype, unsigned fp_pos, size_t n);
/*! tg_fixed_encode() : converts `n` float32 to int8 or int16. @loss may be NULL; the losses are
 *  added to it, and `first` counts from `src`. */
TG_API void tg_fixed_encode(void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                            tg_rounding rounding, size_t n, tg_loss *loss);
/*! tg_fixed_position() : the fp_pos that NNabla's exporter chooses. @largest the element of
 *  greatest magnitude with its sign: -2^k needs one bit less than 2^k.
 *  @return -1 if it does not fit the type, is NaN or infinite. */
TG_API int tg_fixed_position(float largest, tg_dtype dtype);

/*! tg_bits_decode() : converts `n` bits, starting with bit `first` of src, to float32 +1 and -1. */
TG_API void tg_bits_decode(void *dst, const void *src, uint64_t first, size_t n);
/*! tg_bits_encode() : converts float32 to bits like NNabla's exporter: numbers are truncated toward
 *  zero; -1, 0 and NaN become 0, all others 1. Pads the last byte with 0. */
TG_API void tg_bits_encode(void *dst, const void *src, size_t n, tg_loss *loss);

/*! tg_scaled_decode() : converts bytes of PVP weights to float32: (b / 255) * (max - min) + min,
 *  each step rounded to float32. Defined for every min and max, by IEEE arithmetic. */
TG_API void tg_scaled_decode(void *dst, const void *src, float min, float max, size_t n);
/*! tg_scaled_encode() : converts float32 to bytes: 255 * (x - min) / (max - min), in float64, with
 *  the given rounding, clamped to 0 and 255. If min and max are equal, or their difference is not
 *  finite, every byte is 0. NaN becomes 0. */
TG_API void tg_scaled_encode(void *dst, const void *src, float min, float max, tg_rounding rounding,
                             size_t n, tg_loss *loss);

/*! tg_small_decode() : converts `n` floats of less than 16 bits, from element `first` of `src` on, to float32; exact.
 *  NaN becomes 0x7FC00000, with its sign if the dtype has NaN of both signs. */
TG_API void tg_small_decode(void *dst, const void *src, tg_dtype dtype, uint64_t first, size_t n);
/*! tg_small_codes() : copies the same elements without decoding, one to a byte. */
TG_API void tg_small_codes(void *dst, const void *src, tg_dtype dtype, uint64_t first, size_t n);
/*! tg_small_encode() : converts `n` numbers to floats of less than 16 bits, without gaps from the first bit of `dst`
 *  on; pads the last byte with 0. @from any dtype whose values are values of float64. To nearest, ties to even
 *  (TG_DTYPE_FLOAT8_E8M0FNU: to the larger number). Numbers that are too large become the largest number if
 *  `saturate` is set or the dtype has neither infinity nor NaN, otherwise infinity, or NaN if it has no infinity. NaN
 *  becomes 0 if the dtype has no NaN; other NaN stay NaN without their payload, which is no loss. -0 becomes 0 if the
 *  dtype has no -0, which is inexact. TG_DTYPE_FLOAT8_E8M0FNU: 0 and negative numbers become NaN. @loss as above. */
TG_API void tg_small_encode(void *dst, tg_dtype to, const void *src, tg_dtype from, bool saturate,
                            size_t n, tg_loss *loss);
/*! tg_dtype_is_small() : whether it is a float of less than 16 bits. */
TG_API bool tg_dtype_is_small(tg_dtype dtype);

/*! tg_numbers_convert() : converts `n` elements between dtypes other than TG_DTYPE_BIT and small floats: to nearest,
 *  ties to even; integers saturate; complex numbers lose their imaginary part if the target is not
 *  complex; numbers other than 0 are true. With the same dtype the bytes are copied. */
TG_API void tg_numbers_convert(void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                               tg_loss *loss);
/*! tg_dtype_holds() : whether every value of `from` is a value of `to`. TG_DTYPE_BIT has the values
 *  +1 and -1 and holds only itself; TG_DTYPE_BOOL has 0 and 1. */
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
 *                      .values = {.read = my_read, .self = my_data}};
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
 * The destination of a writer. `write_at` must write all of the n (> 0) bytes at that offset from
 * the start of the file, and return 0 or an errno. Offsets need not ascend unless `in_order` is
 * set; every byte is written, few of them twice.
 */
typedef struct tg_target {
    int (*write_at)(void *self, uint64_t offset, const void *data, size_t n);
    bool in_order; /* a pipe: offsets ascend without gaps. Not supported for .npz */
    void *self;
} tg_target;

/*
 * The source of the payload of a tensor: the elements of a part, contiguous, little-endian, in the
 * order of the declaration. Both functions return false on failure and set the fields of `error`
 * that they know; `error` is all zero when they are called. Declarations with the same `read` and
 * the same `self`, if it is not NULL, have the same payload, which .nnb stores once.
 */
typedef struct tg_values {
    /* Reads bytes [from, from + n) of a part; from + n <= its size. Called any number of times, in
     * any order. */
    bool (*read)(void *self, tg_part part, uint64_t from, void *dst, size_t n, tg_error *error);
    /* Writes the same bytes to `target` at `at`, in any order of its choice. Never called for a
     * target that is in_order. NULL: `read` is used. */
    bool (*copy)(void *self, tg_part part, uint64_t from, uint64_t n, const tg_target *target,
                 uint64_t at, tg_error *error);
    void *self;
} tg_values;

/* The declaration of a tensor to be written. Members that are not needed may be zero. Numbers that are not
 * enumerators result in TG_CODE_USAGE, here and in options. */
typedef struct tg_decl {
    const char *name; /* in the encoding of tg_tensor */
    tg_dtype dtype;
    tg_storage storage;
    tg_order order; /* order of the values */
    uint32_t rank;
    const uint64_t *shape; /* copied */
    int32_t fp_pos;        /* NNB fixed point, up to 15; 0, or -1 as in tg_tensor: none */
    bool batch;            /* primitiv: the last axis is the batch */
    bool scaled;           /* PVP byte weights; wMin and wMax are in the metadata */
    /* elements of TG_PART_VALUES, or for TG_STORAGE_INDICES of TG_PART_INDEX_LIST; not used if
     * dense */
    uint64_t stored;
    tg_values values;
    const char *
        raw_name; /* .npz, .safetensors, GGUF, PyTorch and Flax write these bytes in place of `name`; NULL: `name`, and in GGUF
                   * the bytes that are shown as `name` */
    size_t raw_name_len;
    /* TG_DTYPE_OPAQUE, for .npy and .npz: as in tg_tensor. Also of TG_DTYPE_BFLOAT16, how it is spelled */
    const char *type;
    uint64_t element;
} tg_decl;

/*! tg_decl_of() : a declaration of `tensor` as it is stored; the caller sets `values`, for example
 *  with tg_tensor_values(). It refers to name and shape of `tensor`, while they are valid. */
TG_API tg_decl tg_decl_of(const tg_tensor *tensor);
/*! tg_tensor_values(), tg_array_values() : payload from a file that is open for reading. The
 *  tg_stored (of which name and shape are not used) or the array must stay valid until the output
 *  is written. */
typedef struct tg_stored {
    tg_file *file;
    tg_tensor tensor;
} tg_stored;
TG_API tg_values tg_tensor_values(tg_stored *stored);
TG_API tg_values tg_array_values(tg_array *array);

typedef struct tg_build tg_build;

/* All members zero, or a NULL pointer: the defaults. */
typedef struct tg_build_options {
    tg_limits limits; /* as for reading, except that the default of max_memory is 1 GiB */
    tg_allocator allocator;
    uint32_t nnb_version; /* 2 or 3; 0: the version in the metadata, otherwise 3 */
    bool btf_coo_2;       /* BTF: layout 2 for COO, as in the public document; readers expect 1 */
} tg_build_options;

TG_API tg_build *tg_build_new(tg_format format, const tg_build_options *options, tg_error *error);
/*! tg_build_add() : declares a tensor; the order of calls is the order in the file if the format
 *  has one. Refuses tensors that the format can store only with another value, name or shape, or
 *  not at all, and names that are not encoded like those of tg_tensor, such as "/a". */
TG_API bool tg_build_add(tg_build *build, const tg_decl *decl);
/*! tg_build_metadata() : returns a sink for the metadata, in the form in which tg_metadata()
 *  reports it for that format; to copy it from another file of the format: tg_metadata(file,
 *  &sink). Members that are derived from the tensors (numbers of tensors, frames, ...) are ignored.
 *  May be used once, before or after the tensors are declared; otherwise defaults apply. */
TG_API tg_sink tg_build_metadata(tg_build *build);
/*! tg_build_size() : checks the whole file and lays it out; nothing can be declared afterwards.
 *  @size may be NULL. */
TG_API bool tg_build_size(tg_build *build, uint64_t *size);
/*! tg_build_write() : writes the file; may be called any number of times. */
TG_API bool tg_build_write(tg_build *build, const tg_target *target);
/*! tg_build_error() : the error of the last call that failed. tg_build_write() clears it first. */
TG_API const tg_error *tg_build_error(const tg_build *build);
TG_API void tg_build_free(tg_build *build);

/*! tg_format_writable() : whether this build writes the format. */
TG_API bool tg_format_writable(tg_format format);

/*
 * Output files. A file appears under its name complete, with tg_output_commit(), or not at all.
 * Until then it has no name, if the system supports this, so that even a killed process leaves
 * nothing behind.
 */
typedef struct tg_output tg_output;

typedef struct tg_output_options {
    bool replace; /* an existing file may be replaced; its mode is preserved */
    bool no_sync; /* omit fsync: for files whose loss in a system crash is acceptable */
} tg_output_options;

/*! tg_output_create() : creates a file in the folder of `path`. @size number of bytes that will be
 *  written, to detect a full disk early; 0: unknown.
 *  @return NULL after TG_CODE_IO; `system` is EEXIST if the file exists and options do not allow
 *          replacing it. */
TG_API tg_output *tg_output_create(const char *path, uint64_t size,
                                   const tg_output_options *options, tg_error *error);
TG_API tg_target tg_output_target(tg_output *output);
/*! tg_output_read() : reads `n` bytes at that offset, which must have been written. @return 0 or an
 *  errno. */
TG_API int tg_output_read(tg_output *output, uint64_t offset, void *dst, size_t n);
/*! tg_output_commit() : syncs the file, gives it its name, and syncs the folder. Releases `output`
 *  in every case.
 *  @return false if nothing has changed; or, as the detail then says, if the file is in place but
 *  its
 *          folder could not be synced. */
TG_API bool tg_output_commit(tg_output *output, tg_error *error);
/*! tg_output_discard() : removes the file without a trace. NULL is allowed. */
TG_API void tg_output_discard(tg_output *output);

/*
 * Conversion: creates a build of another format (or of the same format) from a file.
 */
typedef enum tg_sparse {
    TG_SPARSE_AUTO,  /* stored elements for the same format, otherwise dense */
    TG_SPARSE_DENSE, /* dense, up to max_dense for all of them */
    /* sparse if the format supports it, otherwise NAME.indices, NAME.values, NAME.counts,
     * NAME.shape; also converts such parts back */
    TG_SPARSE_KEEP
} tg_sparse;

/* A tensor of the source, by its shown or original name, and the name that it gets: .npz and
 * .safetensors have it byte for byte, other formats as tg_tensor.raw_name is shown. If no tensor has the
 * name `from`, and it has one '*', it is a pattern: '*' stands for any bytes, '/' included, which replace
 * the one '*' of `to` for each tensor that fits. At least one has to. So {"layer.*", "*"} removes a
 * prefix. A tensor that has its new name from `from` without a pattern keeps it. */
typedef struct tg_rename {
    const char *from;
    const char *to;
} tg_rename;

/*! tg_name_fits() : whether a name, `n` bytes, fits a pattern as in tg_convert_options.only: each '*' stands
 *  for any bytes, '/' included, other bytes for themselves. At most n * strlen(pattern) steps. */
TG_API bool tg_name_fits(const char *pattern, const char *name, size_t n);

/* The dtype that tensors become: those that have the name, or fit the pattern, as in tg_convert_options.only. */
typedef struct tg_dtype_choice {
    const char *name;
    tg_dtype dtype; /* as tg_convert_options.dtype; TG_DTYPE_NONE: they keep theirs */
} tg_dtype_choice;

/* All members zero, or a NULL pointer: the defaults. */
typedef struct tg_convert_options {
    tg_build_options build;
    bool
        raw; /* elements as stored: no decoding, no transposition; float16 and bfloat16 as uint16 if the
                   target lacks them, floats of less than 16 bits as uint8 */
    bool lossy; /* values may be rounded; names dropped if the format has none */
    /* What has no place in .safetensors besides its tensors (functions of a network, words of a header,
     * fixed point, batches, the order of tensors) is written there as the text "tensorgate.origin" of
     * __metadata__, and a conversion back to the first format makes the first file of it again. What
     * such a text says has to fit the tensors, or the conversion is refused. If this is set, it is
     * neither written nor read. */
    bool no_origin;
    tg_sparse sparse;
    tg_array_order order; /* .npy and .npz: TG_ARRAY_ORDER_ANY keeps column-major order */
    tg_dtype
        dtype; /* what tensors of floats become, a dtype of real floats of any size, or TG_DTYPE_Q8_0 or
                       TG_DTYPE_Q4_0, which tensors get whose rows are whole blocks; not with `raw`, nor for the parts
                       of TG_SPARSE_KEEP. What it cannot hold becomes infinity or NaN, as in tg_small_encode()
                       without saturation. TG_DTYPE_NONE: they keep theirs */
    const char *const *
        only; /* names of the tensors to convert, shown or original ones; NULL: all. A name that no tensor
                   has is a pattern if it has a '*', which stands for any bytes, '/' included: it selects
                   each tensor that fits, at least one */
    size_t num_only;
    const tg_rename *renames;
    size_t num_renames;
    /* Tensors that the format cannot hold are left out, each with a note, where the conversion would be refused. Of records
     * that are left out the fields that are numbers are converted. */
    bool skip_unsupported;
    /* For the tensors that `dtype` is not for: of those that a tensor fits, the first is its dtype. Each fits one at
     * least; names are those of the source. */
    const tg_dtype_choice *dtypes;
    size_t num_dtypes;
    /* Receives reports of changes of values, shapes and names: a line of printable ASCII. May be
     * NULL. */
    void (*note)(void *self, const char *text);
    void *self;
} tg_convert_options;

typedef struct tg_conversion tg_conversion;

/*! tg_convert() : declares the content of `file` in a build of format `to` and lays it out. `file`
 *  must stay open until tg_conversion_free(). The limits for dense copies and output are max_dense
 *  and max_output of `file`; tensors that share their bytes in `file` share them in .nnb, and those of
 *  a .btf also in .btf.
 *  @return NULL if the format cannot hold it; the detail of `error` names tensor and property. */
TG_API tg_conversion *tg_convert(tg_file *file, tg_format to, const tg_convert_options *options,
                                 tg_error *error);
TG_API uint64_t tg_conversion_size(const tg_conversion *conversion);
/*! tg_conversion_cost() : what the conversion costs, for programs that convert several files. */
TG_API tg_cost tg_conversion_cost(const tg_conversion *conversion);
TG_API bool tg_conversion_write(tg_conversion *conversion, const tg_target *target,
                                tg_error *error);
TG_API void tg_conversion_free(tg_conversion *conversion);

/* ==========================================================================================
 *  Advanced API: ONNX models with their elements elsewhere, or others
 * ========================================================================================== */

/*
 * An ONNX model is a graph of operators, so no file of another format becomes one. What changes in a model are elements of
 * tensors: they come into the model, go out of it to one file beside it, or are others of the same dtype and shape. The rest
 * of the model is copied byte for byte, except lengths of messages around these tensors.
 *
 *     tg_onnx_options options = {.inside = true};
 *     tg_onnx_rewrite *rewrite = tg_onnx_rewrite_new(model, &options, &error);
 *     if (rewrite != NULL && tg_onnx_rewrite_size(rewrite, &sizes) &&
 *         (output = tg_output_create("out.onnx", sizes.model, NULL, &error)) != NULL) {
 *         tg_target target = tg_output_target(output);
 *         tg_onnx_rewrite_write(rewrite, &target);
 *         ...
 */
typedef struct tg_onnx_rewrite tg_onnx_rewrite;

#define TG_ONNX_LEAST 1024 /* as in onnx.save */

/* All members zero, or a NULL pointer: elements stay where they are. The texts have to stay valid until tg_onnx_rewrite_free(). */
typedef struct tg_onnx_options {
    bool inside; /* elements in other files come into the model, as raw_data */
    /* Elements of initializers, of at least `least` bytes, go to the file of that name, which has no '/', with offsets at
     * multiples of 4096. Other elements of other files come into the model. Not with `inside`. */
    const char *data_file;
    uint64_t least; /* 0: TG_ONNX_LEAST */
    /* As in tg_convert_options: no other tensors change. Those that are no initializers go to the data file, too. */
    const char *const *only;
    size_t num_only;
    tg_limits limits; /* max_memory, whose default is 1 GiB */
    tg_allocator allocator;
} tg_onnx_options;

typedef struct tg_onnx_sizes {
    uint64_t model;   /* bytes */
    uint64_t data;    /* of the data file; 0: there is none */
    uint64_t changed; /* tensors whose elements are elsewhere now, or others */
    uint64_t outside; /* tensors that still name a file of the old model */
    tg_cost cost;
} tg_onnx_sizes;

/*! tg_onnx_rewrite_new() : of an ONNX model that was opened, and stays open until tg_onnx_rewrite_free().
 *  @return NULL after an error, such as usage for a file of another format or a data_file that is no name of a file. */
TG_API tg_onnx_rewrite *tg_onnx_rewrite_new(tg_file *model, const tg_onnx_options *options,
                                            tg_error *error);
/*! tg_onnx_rewrite_has() : whether tensor `i` is one of options.only, or there is no such list. */
TG_API bool tg_onnx_rewrite_has(const tg_onnx_rewrite *rewrite, uint64_t i);
/*! tg_onnx_rewrite_replace() : tensor `i` gets other elements, as raw_data or in the data file: decl->values, which are read
 *  while the model is written. The declaration has to be dense, in C order, and of the dtype and the shape of the tensor;
 *  its name is not used. */
TG_API bool tg_onnx_rewrite_replace(tg_onnx_rewrite *rewrite, uint64_t i, const tg_decl *decl);
/*! tg_onnx_rewrite_size() : lays out the model; no tensor can be replaced afterwards. Refuses a model of 2 GiB and more, which
 *  readers of Protocol Buffers do not take, and what max_output of the model's limits does not allow. */
TG_API bool tg_onnx_rewrite_size(tg_onnx_rewrite *rewrite, tg_onnx_sizes *sizes);
/*! tg_onnx_rewrite_write(), tg_onnx_rewrite_write_data() : write the model, and its data file, with ascending offsets; may be
 *  called any number of times. */
TG_API bool tg_onnx_rewrite_write(tg_onnx_rewrite *rewrite, const tg_target *target);
TG_API bool tg_onnx_rewrite_write_data(tg_onnx_rewrite *rewrite, const tg_target *target);
/*! tg_onnx_rewrite_error() : the error of the last call that failed. */
TG_API const tg_error *tg_onnx_rewrite_error(const tg_onnx_rewrite *rewrite);
/*! tg_onnx_rewrite_free() : NULL is allowed. */
TG_API void tg_onnx_rewrite_free(tg_onnx_rewrite *rewrite);

/* ==========================================================================================
 *  Advanced API: streams
 * ========================================================================================== */

/*
 * Validates files that arrive in pieces and may be larger than memory: primitiv, .npy, .safetensors
 * and .gguf. The caller pushes bytes, the stream reports events, and at the end there is a
 * verdict: the same as tg_open() gives for the same bytes, with the same code, offset and path,
 * however the bytes are divided into pieces.
 *
 *     tg_stream_sink sink = {on_event, my_data};
 *     tg_stream *stream = tg_stream_new(NULL, &sink, &error);
 *     while ((n = read(0, buffer, sizeof buffer)) > 0 && tg_stream_feed(stream, buffer, n)) {}
 *     if (!tg_stream_end(stream)) error = *tg_stream_error(stream);
 *     tg_stream_free(stream);
 *
 * The verdict comes at the end: a file may be truncated, or contain a duplicate key, after its last
 * tensor. Until TG_STREAM_EVENT_END, which reports that the file is valid, events describe a file
 * that may still be refused.
 *
 * Payload is never kept. What is kept:
 *
 *   primitiv      a fixed 2 MB, allocated when the format is known; nothing later
 *   npy           the header, of at most 1 MiB
 *   safetensors   names, shapes and places of tensors, and the metadata: in proportion to the
 *                 header, which has at most 10^8 bytes. limits.max_memory bounds it
 *   gguf          the head: keys and descriptions of tensors, which limits.max_stream bounds. At the
 *                 end it is read as a file, of whose size address space is reserved for that
 *
 * Differences from tg_open(); docs/streams.md explains why there are no others:
 *
 *   - Without options.format, a file whose first TG_STREAM_HEAD bytes leave the format open, or
 *     name one that is not read in pieces, is TG_CODE_UNKNOWN_FORMAT;
 *   - primitiv: TG_CODE_LIMIT for a name of over TG_STREAM_NAME bytes;
 *   - primitiv: TG_CODE_LIMIT for more keys than the table for detecting duplicates can hold: over
 *     86,015 settings, or statistics of a parameter file, or keys of a model whose keys do not all
 *     ascend (they do in files of every real writer); and over 3,583 statistics of one parameter of
 *     a model. limits.max_memory, if it is neither 0 nor UINT64_MAX, sets the size of this table in
 *     bytes; the default is 1.5 MiB;
 *   - primitiv: no TG_CODE_LIMIT for memory and work, as there is no parse tree that needs bounds;
 *     npy, safetensors and gguf: the same budgets count other bytes and steps, and by default are computed
 *     from the size of the header and not of the file;
 *   - gguf: TG_CODE_LIMIT for a head of more than limits.max_stream bytes;
 *   - a file over max_file results in TG_CODE_LIMIT only if nothing before the limit was wrong;
 *   - with allow_layout, of a file with a note that is an error and another error the stream tells the one that comes
 *     first.
 *
 * tg_error.size is the size of the file for errors that can only be detected at its end, and
 * otherwise the number of bytes after which the error was detected.
 */
#define TG_STREAM_NAME 131071 /* primitiv: bytes of a name, encoded as in tg_tensor */
#define TG_STREAM_HEAD 15     /* bytes by which the format is found */

typedef enum tg_stream_event_kind {
    /* primitiv, name: "shape", "tensor", "parameter", "model" or "optimizer" */
    TG_STREAM_EVENT_HEADER,
    /* count: parameters of a primitiv model, or tensors of other formats, that follow */
    TG_STREAM_EVENT_COUNT,
    TG_STREAM_EVENT_SHAPE, /* of a primitiv file of kind shape: rank, shape, batch */
    /* start of a tensor, in the order of the elements in the file: name, index, dtype, order,
     * is_big_endian, rank, shape, has_batch, offset, nbytes, type, element, is_field. But in primitiv there are none in
     * files that a limit will refuse. */
    TG_STREAM_EVENT_TENSOR,
    /* data, n, offset: the next bytes of its values, inside the bytes that were fed */
    TG_STREAM_EVENT_VALUES,
    TG_STREAM_EVENT_TENSOR_END,
    TG_STREAM_EVENT_UINT_CONFIG,  /* primitiv: name, u32 */
    TG_STREAM_EVENT_FLOAT_CONFIG, /* primitiv: name, f32 */
    /* note: a leniency that was needed. Of primitiv one for each place, with count 1; of other formats
     * those of tg_note_at(), and of gguf at the end */
    TG_STREAM_EVENT_NOTE,
    TG_STREAM_EVENT_END /* the file is complete and valid */
} tg_stream_event_kind;

/* Members that are not listed for a kind are 0 or NULL. Pointers are valid during the call. */
typedef struct tg_stream_event {
    tg_stream_event_kind kind;
    const char *name; /* NUL-terminated, encoded as in tg_tensor */
    size_t name_len;
    uint32_t rank;
    const uint64_t *shape; /* with the batch as its last axis if has_batch is set */
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
    uint64_t index; /* number of the tensor in tg_tensor_at() */
    tg_dtype dtype;
    tg_order order;
    /* The values have the highest byte of each number first, other than tg_tensor_read() gives
     * them. */
    bool is_big_endian;
    const char *type; /* as in tg_tensor, as the next two */
    uint64_t element;
    bool is_field; /* no values follow: those of the records before it have them */
} tg_stream_event;

/* `event` returns false to stop the stream with TG_CODE_STOPPED. */
typedef struct tg_stream_sink {
    bool (*event)(void *self, const tg_stream_event *event);
    void *self;
} tg_stream_sink;

typedef struct tg_stream tg_stream;

/*! tg_stream_detect() : the format of a file that begins with these `n` bytes, TG_STREAM_HEAD of them
 *  or all there are, if they leave no doubt and tg_stream reads it; otherwise TG_FORMAT_NONE. */
TG_API tg_format tg_stream_detect(const void *head, size_t n);
/*! tg_format_streamable() : whether tg_stream reads the format in this build. */
TG_API bool tg_format_streamable(tg_format format);
/*! tg_stream_new() : of @options format, limits, strict and the allocator are used.
 *  TG_FORMAT_NONE: the format is that of tg_stream_detect(). @sink may be NULL: only the verdict is
 *  computed. Both are copied. @return NULL after TG_CODE_NO_MEMORY, or TG_CODE_UNSUPPORTED for a
 *  format that is not read in pieces. */
TG_API tg_stream *tg_stream_new(const tg_options *options, const tg_stream_sink *sink,
                                tg_error *error);
/*! tg_stream_feed() : passes the next `n` bytes. @return false once there is a verdict; further
 *  calls have no effect then. The verdict is given as soon as it is known. However, while a
 *  preceding count or length requires more bytes than have arrived, a wrong value is not yet
 *  reported as the error. */
TG_API bool tg_stream_feed(tg_stream *stream, const void *data, size_t n);
/*! tg_stream_end() : marks the end of the bytes. @return whether the file is valid; further calls
 *  return the same. */
TG_API bool tg_stream_end(tg_stream *stream);
/*! tg_stream_error() : the reason of the refusal; code TG_CODE_NONE if there is none. */
TG_API const tg_error *tg_stream_error(const tg_stream *stream);
/*! tg_stream_tensors(), tg_stream_notes() : the number of tensors that have begun, and of notes, so
 *  far. */
TG_API uint64_t tg_stream_tensors(const tg_stream *stream);
TG_API uint64_t tg_stream_notes(const tg_stream *stream);
/*! tg_stream_canonical() : whether the bytes so far are known to be those that tg_build writes:
 *  primitiv without notes, in a model with keys that ascend. Of other formats this is not known. After
 *  TG_STREAM_EVENT_END it holds for the whole file. */
TG_API bool tg_stream_canonical(const tg_stream *stream);
/*! tg_stream_memory() : the most bytes of memory that a stream with these options (NULL: defaults)
 *  uses. */
TG_API size_t tg_stream_memory(const tg_options *options);
TG_API void tg_stream_free(tg_stream *stream);

/* ==========================================================================================
 *  Advanced API: models in shards
 * ========================================================================================== */

/*
 * An index, model.safetensors.index.json or pytorch_model.bin.index.json, says which tensor of a model is in
 * which file. The index is opened here; its shards are opened by the caller, from the folder that the
 * caller chooses, and compared with the index one at a time:
 *
 *     tg_index *index = tg_index_open("model.safetensors.index.json", NULL, &error);
 *     for (uint64_t i = 0; i < tg_index_num_shards(index); i++) {
 *         tg_file *file = my_open(tg_index_shard_name(index, i), &error);
 *         if (file != NULL) tg_index_check_shard(index, i, file);
 *         if (file == NULL) tg_index_refuse_shard(index, i, &error);
 *         tg_close(file);
 *     }
 *     if (!tg_index_finish(index)) error = *tg_index_error(index);
 *     tg_index_close(index);
 *
 * A shard is a file beside the index: its name ends in ".safetensors", or in ".bin" for checkpoints of PyTorch, and
 * has no '/', '\', ':' and control characters. All shards of an index are of one format. It may still be a link that leads elsewhere; open it with O_NOFOLLOW if that
 * matters. Every tensor of the index has to be in its shard, every tensor of a shard in the index,
 * and none in two shards. That metadata.total_size is absent, no number, or not the sum of the
 * bytes of all tensors is a note. Errors have the position in the index and a detail.
 */
typedef struct tg_index tg_index;

/*! tg_index_format_by_name() : the format of the shards of an index of that name, a file without its folder:
 *  "model.safetensors.index.json", "pytorch_model.bin.index.json", also with a variant,
 *  "model.safetensors.index.fp16.json". TG_FORMAT_NONE: it is not the name of an index. */
TG_API tg_format tg_index_format_by_name(const char *name);
/*! tg_index_open() : opens and checks an index. Of @options the limits, strict, the allocator and the name
 *  are used: shards have to have the format that the name says. Default of the name: the path; without any, they
 *  are of .safetensors. NULL: the defaults. @return NULL after an error; to be closed with
 *  tg_index_close(). */
TG_API tg_index *tg_index_open(const char *path, const tg_options *options, tg_error *error);
/*! tg_index_open_fd(), tg_index_open_memory() : the same, as tg_open_fd() and tg_open_memory(). */
TG_API tg_index *tg_index_open_fd(int fd, const tg_options *options, tg_error *error);
TG_API tg_index *tg_index_open_memory(const void *data, size_t size, const tg_options *options,
                                      tg_error *error);
/*! tg_index_close() : NULL is allowed. */
TG_API void tg_index_close(tg_index *index);

/*! tg_index_format() : the format of all shards, by the suffix of the first. */
TG_API tg_format tg_index_format(const tg_index *index);
/*! tg_index_size() : bytes of the index itself. */
TG_API uint64_t tg_index_size(const tg_index *index);
TG_API uint64_t tg_index_num_tensors(const tg_index *index);
TG_API uint64_t tg_index_num_shards(const tg_index *index);
/*! tg_index_shard_name() : the name of a file, NUL-terminated, at most 255 bytes of UTF-8; shards
 *  are sorted by name. NULL if there is no such shard. */
TG_API const char *tg_index_shard_name(const tg_index *index, uint64_t shard);
/*! tg_index_tensor_at() : tensor `i` in the order of the index: its name, of `len` bytes without a
 *  NUL at the end, and its shard. False if there is no such tensor. */
TG_API bool tg_index_tensor_at(const tg_index *index, uint64_t i, const char **raw_name,
                               size_t *len, uint64_t *shard);

/*! tg_index_check_shard() : compares a shard with the index. NULL: there is no such file.
 *  @return false with tg_index_error(); other shards can still be checked. */
TG_API bool tg_index_check_shard(tg_index *index, uint64_t shard, tg_file *file);
/*! tg_index_refuse_shard() : the shard could not be opened, for that reason; NULL: there is no such
 *  file. @return false; tg_index_error() then names the shard. */
TG_API bool tg_index_refuse_shard(tg_index *index, uint64_t shard, const tg_error *reason);
/*! tg_index_finish() : the verdict, after every shard was checked once: whether none was refused.
 *  Compares metadata.total_size. */
TG_API bool tg_index_finish(tg_index *index);
/*! tg_index_error() : the error of the last call that failed. */
TG_API const tg_error *tg_index_error(const tg_index *index);
/*! tg_index_num_notes(), tg_index_note_at() : as for a file. */
TG_API uint64_t tg_index_num_notes(const tg_index *index);
TG_API bool tg_index_note_at(const tg_index *index, uint64_t i, tg_note *note);

/* ==========================================================================================
 *  Advanced API: split models
 * ========================================================================================== */

/*
 * A split model is a set of files, NAME-00001-of-00003.gguf to NAME-00003-of-00003.gguf, or the same
 * with .safetensors where there is no index, each of which is a valid file by itself. The caller opens them, in any order, from the folder that the
 * caller chooses, and compares them one at a time:
 *
 *     tg_split *split = tg_split_new("model-00001-of-00003.gguf", NULL, &error);
 *     for (uint32_t i = 0; i < tg_split_num_parts(split); i++) {
 *         tg_file *file = my_open(tg_split_part_name(split, i), &error);
 *         if (file != NULL) tg_split_check_part(split, i, file);
 *         if (file == NULL) tg_split_refuse_part(split, i, &error);
 *         tg_close(file);
 *     }
 *     if (!tg_split_finish(split)) error = *tg_split_error(split);
 *     tg_split_free(split);
 *
 * No tensor may be in two parts. In each part of GGUF the keys split.no (uint16: the part, from 0), split.count (uint16: the number of parts)
 * and split.tensors.count (int32: the tensors of all parts) have to be those of its name and of the
 * other parts; all parts have one byte order, and there are as many
 * tensors as the key says. (gguf-split of llama.cpp and gguf-py write the three keys into each part;
 * the loader of llama.cpp compares number, names and count.) Errors have the position in the part and
 * a detail that names it.
 */
typedef struct tg_split tg_split;

/*! tg_split_is_part() : whether a name of a file, without its folder, is one of a part: it ends in
 *  -NNNNN-of-NNNNN.gguf or .safetensors, five digits each, with a part from 1 to the number of parts, which is at most
 *  65535. */
TG_API bool tg_split_is_part(const char *name);
/*! tg_split_new() : the set to which a part of that name belongs; nothing is opened. Of @options the
 *  limits max_tensors and max_memory (default: 1 GiB), and the allocator are used; NULL: the defaults.
 *  @return NULL after an error, such as usage if the name is not one of a part; to be freed with
 *  tg_split_free(). */
TG_API tg_split *tg_split_new(const char *name, const tg_options *options, tg_error *error);
/*! tg_split_free() : NULL is allowed. */
TG_API void tg_split_free(tg_split *split);
/*! tg_split_format() : the format that all parts have to have. */
TG_API tg_format tg_split_format(const tg_split *split);
TG_API uint32_t tg_split_num_parts(const tg_split *split);
/*! tg_split_part_name() : the name of the file of part `part`, from 0; valid until the next call for
 *  this set. NULL if there is no such part. */
TG_API const char *tg_split_part_name(tg_split *split, uint32_t part);
/*! tg_split_num_tensors() : of the parts that were checked. */
TG_API uint64_t tg_split_num_tensors(const tg_split *split);
/*! tg_split_check_part() : compares a part with its name and the parts before it. NULL: there is no
 *  such file. @return false with tg_split_error(); other parts can still be checked. */
TG_API bool tg_split_check_part(tg_split *split, uint32_t part, tg_file *file);
/*! tg_split_refuse_part() : the part could not be opened, for that reason; NULL: there is no such
 *  file. @return false; tg_split_error() then names the part. */
TG_API bool tg_split_refuse_part(tg_split *split, uint32_t part, const tg_error *reason);
/*! tg_split_finish() : the verdict, after every part was checked once: whether none was refused, and
 *  all tensors are there. */
TG_API bool tg_split_finish(tg_split *split);
/*! tg_split_error() : the error of the last call that failed. */
TG_API const tg_error *tg_split_error(const tg_split *split);

#ifdef __cplusplus
}
#endif

#endif
