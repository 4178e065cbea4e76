/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli.h - declarations shared by the files of the command.
 *
 * The command uses tensorgate.h and nothing else of this tree. It has these rooms:
 *
 *   cli        the main function, the command line (cli_args.c), the table of verbs (cli_verbs.c), help
 *   cli/serve  the verb `serve`: HTTP
 *   cli/verbs  one file per other verb, and what only verbs need
 *   cli/intake the verb `intake`
 *   cli/base   what all of them need: files, input, output as text and JSON, limits, budgets
 *   cli/sandbox  what a process gives up before it reads; of its own
 *   cli/workers  a pool of processes that do jobs; of its own
 *
 * To add a verb: add an enumerator to `verb`, its name in cli_usage.c, its function in verbs.h, a line in cli_verbs.c,
 * its options in cli_args.c, its help text in cli_help.c.
 *
 * Trust: paths and options come from the user; all content of a tg_file comes from the unknown
 * author of the file. Such text is written to a terminal only with put_escaped(), and to JSON only
 * with jw_string().
 */
#ifndef TENSORGATE_CLI_H
#define TENSORGATE_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "sandbox.h"
#include "tensorgate.h"

/* Exit codes, the same for every verb; for several files, the largest one counts. */
enum {
    EXIT_GOOD = 0,    /* valid, the same, done */
    EXIT_REFUSED = 1, /* an input was refused, or files differ */
    EXIT_DIFFERENT = EXIT_REFUSED,
    EXIT_TROUBLE = 2, /* usage error, missing file or tensor, input or output failed */
    EXIT_BUG = 3      /* internal error: no input should cause it */
};

typedef enum verb {
    VERB_NONE,
    VERB_CHECK,
    VERB_INFO,
    VERB_DUMP,
    VERB_CAT,
    VERB_CONVERT,
    VERB_DIFF,
    VERB_HASH,
    VERB_MAP,
    VERB_FORMATS,
    VERB_STATS,
    VERB_SERVE,
    VERB_INTAKE,
    NUM_VERBS
} verb;

typedef enum links_followed { LINKS_TO_FILES, LINKS_ALL, LINKS_NONE } links_followed;

typedef enum color_mode { COLORS_AUTO, COLORS_ALWAYS, COLORS_NEVER } color_mode;
/* Of `intake`; folders are paths. */
typedef struct intake_args {
    const char *accept;
    const char *quarantine;
    const char *failed;     /* NULL: files that cost a worker stay in the inbox */
    double settle;          /* seconds for which a file has to be unchanged */
    double folder_settle;   /* and a folder */
    double folder_wait;     /* seconds that a folder waits for files that its model lacks */
    const char *of_folders; /* an option about folders that was given, or NULL */
    bool watch;             /* go on until a signal */
    bool by_content;        /* names are hashes */
    bool reports;           /* beside accepted files, too */
    bool remove_original;   /* of a file that was converted */
    bool no_lease;          /* also without knowledge about writers */
    bool copy;              /* all files, not only those that a lease says nothing about */
    uint64_t max_holes;     /* bytes of a file that are in holes, if all of it is read */
    bool exclusive;         /* no other intake at this inbox */
    bool json;              /* a line of JSON for each file that is moved, and the summary */
    const char *metrics;    /* a file with counters; NULL: none */
} intake_args;

/* See answer.h. */
typedef enum answer_form { FORM_TEXT, FORM_DOCUMENT, FORM_LINES, FORM_SARIF } answer_form;

/* Options of `serve`; cli_args_serve.c has their defaults and ranges. */
typedef struct serve_args {
    char **argv;        /* of this process, to start it again */
    const char *listen; /* NULL: a socket that was passed, or a folder for sockets */
    const char *log;    /* NULL: standard error */
    const char *spool;  /* a folder; NULL: $TMPDIR */
    uint64_t socket_mode;
    uint64_t idle;     /* seconds to the end of the next head of a request */
    uint64_t grace;    /* seconds, when the service stops */
    uint64_t min_rate; /* bytes a second of bodies and answers; 0: any */
    uint64_t max_connections;
    uint64_t max_per_address; /* connections; 0: any number */
    uint64_t max_waiting;     /* files for which no worker is free */
    uint64_t max_bodies;      /* that one worker reads; 0: any number */
    uint64_t max_header;      /* bytes of the head of a request */
    bool trusts_forwarded;    /* who connects says in headers for whom */
    uint64_t max_spooled;     /* bytes of a body that waits for its end before it has a worker */
} serve_args;

/* `info`: how tensors are sorted. */
typedef enum sort_key { SORT_NONE, SORT_NAME, SORT_SIZE, SORT_DTYPE } sort_key;

#define MOST_INPUTS 2 /* of a verb that takes a fixed number of files */

typedef struct args {
    verb verb;
    FILE *out; /* for answers: standard output, or what a worker answers with */
    FILE *err; /* for messages */
    color_mode color;
    bool color_out; /* words on `out` are coloured: see color.h */
    bool color_err;
    bool json; /* `form` is not FORM_TEXT */
    answer_form form;
    const char
        *report; /* check: the file that gets the document, besides text on `out`; NULL: none */
    bool recursive;
    bool deep;              /* check: all values, and checksums */
    bool head;              /* check: the end of a file may be missing */
    bool values;            /* check: what the values of valid files are */
    const char *manifest;   /* hash: the file that gets a manifest; NULL: none */
    bool checks_manifest;   /* hash: the operands are manifests */
    bool verbose;           /* why each format refused a file that none recognised */
    bool skip_unknown;      /* files without a format of ours are no refusals */
    bool full;              /* stats: all numbers, and a histogram */
    bool all_files;         /* of folders, none is passed over */
    uint64_t shard_size;    /* convert: bytes of elements of a shard; 0: one file */
    bool null_names;        /* names in `files_from` end with NUL, not with a line feed */
    links_followed links;   /* in folders */
    const char *files_from; /* a list of further files, "-": on standard input; NULL: none */
    const char **include;   /* globs; point into argv, as those of exclude */
    size_t num_include;
    const char **exclude;
    size_t num_exclude;
    bool raw;           /* cat, diff: elements as stored */
    int quiet;          /* 1: no notes and progress, 2: no errors either */
    tg_options options; /* --from, --formats, --strict, --max-... */
    uint64_t max_bytes; /* dump, map: bytes shown of each byte string */
    uint64_t max_items; /* dump, map: elements shown of each array */
    const char *slice;  /* cat; NULL: the whole tensor */
    double atol;        /* diff */
    double rtol;
    tg_format to;               /* convert; TG_FORMAT_NONE: determined by the suffix */
    tg_convert_options convert; /* convert: all options except limits and callbacks */
    sort_key sort;              /* info */
    const char **tensors;       /* convert, info: values of --tensor; points into argv */
    tg_rename *renames;         /* convert: values of --rename and --strip; copies */
    size_t renames_room;
    tg_dtype_choice *dtypes;  /* convert: values of --dtype with names, which are copies */
    bool force;               /* convert, hash --manifest */
    bool inside;              /* convert, of ONNX models: --inline */
    const char *data_file;    /* the same: --external-data; NULL: none */
    const char *tensors_from; /* the same: a file; NULL: none */
    uint64_t jobs;            /* of verbs with many files: workers at a time */
    double timeout;           /* seconds for each file; 0: any */
    uint64_t max_rss;         /* bytes of memory for each file; 0: any */
    serve_args serve;
    intake_args intake;
    sandbox_mode sandbox;
    sandbox_policy policy;   /* that is in force, or that processes enter which the verb starts */
    struct operands *opened; /* what was opened before the verb runs; operands.h */
    /* Of `files`, those that were found in a folder that was named, and behind them `tensors_from`; NULL: the others. */
    const char *const *of_folder;
    size_t num_of_folder; /* how many there are; 0: `of_folder` is nothing */
    const char **files;   /* points into argv; "-" is standard input. cat, stats: FILE, TENSOR... */
    size_t num_files;
} args;

/* -----------------------------------------------------------------------------------
 * cli_usage.c */

/* Prints "tensorgate: VERB: what 'about'; see ..." on stderr; about may be NULL. Returns
 * EXIT_TROUBLE. */
int complain_usage(const args *a, const char *what, const char *about);

/* complain_usage() for a word that is none of those allowed; `near` is one of them that may be meant, or NULL. */
int complain_unknown(const args *a, const char *what, const char *about, const char *near);

verb verb_of(const char *name);
/* The verb that may be meant; NULL: none. */
const char *verb_near(const char *name);
const char *verb_name(verb v);

/* ----------------------------------------------------------------------------------
 * confine.c */

/* Enters the sandbox, and says with -v what the kernel lacks. False: --sandbox=require does not find it, which is said. */
bool confine(const args *a, const sandbox_policy *policy);
/* For a process that starts workers: it enters no sandbox, but says with -v what those of the workers will lack, once for all. */
bool supervise(const args *a);

/* ----------------------------------------------------------------------------------
 * cli_limits.c */

/* The options that set limits, for cli_args.c, cli_help.c and verb_formats.c. */
typedef struct limit_option {
    tg_limit limit;
    const char *unit; /* "bytes" */
    const char *what;
    /* description of the default, if it depends on the file; otherwise NULL */
    const char *automatic;
} limit_option;

#define NUM_LIMITS (TG_LIMIT_COUNT - 1)
extern const limit_option limit_options[NUM_LIMITS];

/* The value of max-memory for that file, for verbs that need memory of their own; and the error for
 * exceeding it. */
uint64_t memory_allowed(const tg_limits *limits, const tg_file *file);
tg_error over_memory(const tg_file *file, uint64_t needed, uint64_t allowed);

/* Parses "1536", "4K", "16MiB", "2GB": powers of 1024, as in xz and zstd. False if the text is not
 * such a number or overflows. */
bool parse_size(const char *text, uint64_t *out);

/* ------------------------------------------------------------------------------------
 * cli_text.c */

/* Writes text for a terminal: valid UTF-8 is unchanged; characters that could control the terminal
 * or change the text direction, and bytes that are not UTF-8, are written as \xNN, and a backslash
 * as two. */
void put_escaped(FILE *out, const char *text, size_t n);
/* The number of columns that put_escaped needs, one per character. */
size_t escaped_width(const char *text, size_t n);
/* The length of the character at the start of text, n > 0 bytes; 0 if it is not UTF-8. */
size_t utf8_next(const char *text, size_t n, uint32_t *c);
/* Control characters (C0, DEL, C1), line separators, and characters that change the text
 * direction. */
bool steers_terminal(uint32_t c);

void put_u64(FILE *out, uint64_t value);
void put_s64(FILE *out, int64_t value);
void put_f32(FILE *out, float value);
void put_f64(FILE *out, double value);
/* Writes a byte as two hexadecimal digits. */
void put_hex(FILE *out, uint8_t byte);

/* Writes "[2,3]", without spaces, so that the columns of a line can be split. Returns its width;
 * `out` may be NULL. */
size_t put_shape(FILE *out, const uint64_t *shape, uint32_t rank);

/* The dtype of a tensor; what NumPy calls it if it is no number of ours. Valid as long as the file is open. */
const char *dtype_text(const tg_tensor *t);

/* Prints "tensorgate: FILE: text" on `err`. */
void complain(FILE *err, const char *file, const char *text);

/* Whether several files may be visited, so that output has to name each of them. */
static inline bool may_be_several(const args *a) {
    return a->num_files > 1 || a->recursive || a->files_from != NULL;
}

/* tg_error_text() and tg_error_message() with options of the command as remedies; see
 * cli_remedy.c. */
size_t error_text(const tg_error *error, char *dst, size_t cap);
size_t error_message(const tg_error *error, char *dst, size_t cap);
/* The format of the shards, if a path is that of an index; otherwise TG_FORMAT_NONE. */
static inline tg_format format_of_index(const char *path) {
    const char *slash = strrchr(path, '/');
    return tg_index_format_by_name(slash != NULL ? slash + 1 : path);
}
/* Whether a path is that of an index of shards. */
static inline bool names_index(const char *path) { return format_of_index(path) != TG_FORMAT_NONE; }
/* Whether the name of a tensor, as shown or as in the file, fits a pattern. */
static inline bool tensor_fits(const char *pattern, const tg_tensor *t) {
    return tg_name_fits(pattern, t->name, t->name_len) ||
           (t->raw_name != NULL && tg_name_fits(pattern, t->raw_name, t->raw_name_len));
}
/* Whether a file was refused because it is JSON where an index of shards is expected: it has no tensors itself. */
bool is_index_refusal(const char *path, const tg_error *error);
/* Says so in the error, if it is the case; not for `check`, which was told to see no index in it. Of a folder it says how its files
 * are read. */
void explain_refusal(const args *a, const char *path, tg_error *error);
/* The error of a file in a folder that was to be opened there, with the errno of open_entry(). */
tg_error error_of_entry(tg_format format, int system);
/* The error of a file that could not be opened, with an errno. */
tg_error error_of_opening(const args *a, int system);
/* Opens FILE; "-" is standard input. */
tg_file *open_file(const args *a, const char *file, tg_error *error);
/* Opens a tensor in C order, decoded or as stored. On failure returns NULL; see tg_last_error. */
tg_array *open_values(tg_file *file, uint64_t index, bool raw);
/* The exit code for a file with that error. */
int exit_code_of(const tg_error *error);
/* With -v: prints why each format refused the file, unless the text of the error says so. */
void tell_tried(const args *a, const char *file, const tg_error *error);
/* Prints the error on a->err, as text, unless -qq. */
void complain_of(const args *a, const char *file, const tg_error *error);
/* Prints the error about a tensor of the file, as text, unless -qq. */
void complain_of_tensor(const args *a, const char *file, const char *tensor, const tg_error *error);
/* The error for memory that the command itself could not allocate. */
tg_error no_memory(void);

/* The result of checking a file. The notes are those that the library reports, one a rule. */
#define REPORT_NOTES 64
typedef struct report {
    bool valid;
    bool is_head; /* valid as far as the file has come: --head */
    tg_format format;
    uint64_t size;
    uint64_t num_tensors;
    uint64_t num_notes; /* of all rules */
    size_t num_rules;   /* in `notes` */
    tg_note notes[REPORT_NOTES];
    tg_error error;    /* if not valid */
    const char *place; /* the file in which the error has its place, if it is another one; NULL */
} report;

/* If `opened` is NULL, the file was refused, with `error`. */
report report_of(const tg_file *opened, const tg_error *error);
/* Adds a note about one place: a new one, or to the count of its rule. */
void report_note(report *r, const tg_note *note);
/* How often rules were violated that are not in r->notes. */
uint64_t notes_left_out(const report *r);
/* Prints "FILE: note: ..." for each note on a->err, unless -q. */
void tell_notes(const args *a, const char *file, const report *r);
/* Prints the notes of a file, unless -q, or the document of the verb has them. */
void tell_notes_of(const args *a, const char *file, const tg_file *opened);

/* ---------------------------------------------------------------------------------- metadata */

/* The sink of a file whose callbacks are called on_begin_object and so on. */
#define SINK_OF(me)                                                                                \
    {                                                                                              \
        .begin_object = on_begin_object, .end_object = on_end_object,                              \
        .begin_array = on_begin_array, .end_array = on_end_array, .key = on_key, .text = on_text,  \
        .u64 = on_u64, .s64 = on_s64, .f32 = on_f32, .f64 = on_f64, .boolean = on_boolean,         \
        .null = on_null, .self = (me),                                                             \
    }

#endif
