/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args.c - parses the command line.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli_command.h"
#include "worker_pool.h"

/* ------------------------------------------------------------------------------------ options */

typedef enum option_id {
    OPT_JSON,
    OPT_SARIF,
    OPT_REPORT,
    OPT_STRICT,
    OPT_FROM,
    OPT_FORMATS,
    OPT_RECURSIVE,
    OPT_DEEP,
    OPT_FOLLOW,
    OPT_NO_FOLLOW,
    OPT_INCLUDE,
    OPT_EXCLUDE,
    OPT_FILES_FROM,
    OPT_NULL,
    OPT_SKIP_UNKNOWN,
    OPT_VERBOSE,
    OPT_QUIET,
    OPT_BYTES,
    OPT_ITEMS,
    OPT_SLICE,
    OPT_RAW,
    OPT_ATOL,
    OPT_RTOL,
    OPT_TO,
    OPT_FORCE,
    OPT_LOSSY,
    OPT_NO_ORIGIN,
    OPT_ORDER,
    OPT_SPARSE,
    OPT_TENSOR,
    OPT_RENAME,
    OPT_DTYPE,
    OPT_JOBS,
    OPT_TIMEOUT,
    OPT_MAX_RSS,
    OPT_NNB_VERSION,
    OPT_BTF_COO,
    OPT_SANDBOX,
    OPT_INTAKE, /* plus the number of the option in cli_command.h */
    OPT_INTAKE_LAST = OPT_INTAKE + NUM_INTAKE_OPTIONS - 1,
    OPT_HELP,
    OPT_VERSION,
    OPT_LIMIT /* plus the number of the limit */
} option_id;

enum {
    CHECK = 1 << VERB_CHECK,
    INFO = 1 << VERB_INFO,
    DUMP = 1 << VERB_DUMP,
    CAT = 1 << VERB_CAT,
    CONVERT = 1 << VERB_CONVERT,
    DIFF = 1 << VERB_DIFF,
    HASH = 1 << VERB_HASH,
    MAP = 1 << VERB_MAP,
    FORMATS = 1 << VERB_FORMATS,
    INTAKE = 1 << VERB_INTAKE,
    MANY = CHECK | INFO | HASH, /* verbs that take any number of files */
    READING = CHECK | INFO | DUMP | CAT | CONVERT | DIFF | HASH | MAP |
              INTAKE /* all verbs that open files */
};

/* With ONLY_JOINED a value is allowed, as --name=value. */
typedef enum value_rule { NO_VALUE, ONE_VALUE, ONLY_JOINED } value_rule;

typedef struct option {
    const char *name;
    char letter; /* short option, or 0 */
    value_rule value;
    int verbs; /* verbs that accept it */
    int id;
} option;

static const option options[] = {
    {"json", 0, ONLY_JOINED, CHECK | INFO | DUMP | CAT | DIFF | HASH | FORMATS, OPT_JSON},
    {"sarif", 0, NO_VALUE, CHECK, OPT_SARIF},
    {"report", 0, ONE_VALUE, CHECK, OPT_REPORT},
    {"strict", 0, NO_VALUE, READING, OPT_STRICT},
    {"from", 0, ONE_VALUE, READING, OPT_FROM},
    {"formats", 0, ONE_VALUE, READING, OPT_FORMATS},
    {"recursive", 'r', NO_VALUE, MANY, OPT_RECURSIVE},
    {"deep", 0, NO_VALUE, CHECK | INTAKE, OPT_DEEP},
    {"follow", 0, NO_VALUE, MANY, OPT_FOLLOW},
    {"no-follow", 0, NO_VALUE, MANY, OPT_NO_FOLLOW},
    {"include", 0, ONE_VALUE, MANY, OPT_INCLUDE},
    {"exclude", 0, ONE_VALUE, MANY, OPT_EXCLUDE},
    {"files-from", 0, ONE_VALUE, MANY, OPT_FILES_FROM},
    {"null", '0', NO_VALUE, MANY, OPT_NULL},
    {"skip-unknown", 0, NO_VALUE, MANY, OPT_SKIP_UNKNOWN},
    {"verbose", 'v', NO_VALUE, READING, OPT_VERBOSE},
    {"quiet", 'q', NO_VALUE, READING, OPT_QUIET},
    {"bytes", 0, ONE_VALUE, DUMP | MAP, OPT_BYTES},
    {"items", 0, ONE_VALUE, DUMP | MAP, OPT_ITEMS},
    {"slice", 0, ONE_VALUE, CAT, OPT_SLICE},
    {"raw", 0, NO_VALUE, CAT | CONVERT | DIFF, OPT_RAW},
    {"atol", 0, ONE_VALUE, DIFF, OPT_ATOL},
    {"rtol", 0, ONE_VALUE, DIFF, OPT_RTOL},
    {"to", 0, ONE_VALUE, CONVERT | INTAKE, OPT_TO},
    {"force", 'f', NO_VALUE, CONVERT, OPT_FORCE},
    {"lossy", 0, NO_VALUE, CONVERT | INTAKE, OPT_LOSSY},
    {"no-origin", 0, NO_VALUE, CONVERT, OPT_NO_ORIGIN},
    {"order", 0, ONE_VALUE, CONVERT, OPT_ORDER},
    {"sparse", 0, ONE_VALUE, CONVERT, OPT_SPARSE},
    {"tensor", 0, ONE_VALUE, CONVERT, OPT_TENSOR},
    {"rename", 0, ONE_VALUE, CONVERT, OPT_RENAME},
    {"dtype", 0, ONE_VALUE, CONVERT, OPT_DTYPE},
    {"jobs", 0, ONE_VALUE, MANY | CONVERT | INTAKE, OPT_JOBS},
    {"timeout", 0, ONE_VALUE, MANY | CONVERT | INTAKE, OPT_TIMEOUT},
    {"max-rss", 0, ONE_VALUE, MANY | CONVERT | INTAKE, OPT_MAX_RSS},
    {"nnb-version", 0, ONE_VALUE, CONVERT, OPT_NNB_VERSION},
    {"btf-coo", 0, ONE_VALUE, CONVERT, OPT_BTF_COO},
    {"accept", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_ACCEPT},
    {"quarantine", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_QUARANTINE},
    {"failed", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_FAILED},
    {"settle", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_SETTLE},
    {"watch", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_WATCH},
    {"by-content", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_BY_CONTENT},
    {"reports", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_REPORTS},
    {"remove-original", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_REMOVE_ORIGINAL},
    {"no-lease", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_NO_LEASE},
    {"exclusive", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_EXCLUSIVE},
    {"sandbox", 0, ONE_VALUE, READING, OPT_SANDBOX},
    {"help", 'h', NO_VALUE, ~0, OPT_HELP},
    {"version", 'V', NO_VALUE, ~0, OPT_VERSION},
};

static bool find_option(const char *name, size_t n, option *out) {
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if (strlen(options[i].name) == n && memcmp(options[i].name, name, n) == 0) {
            *out = options[i];
            return true;
        }
    }
    for (int i = 0; i < NUM_LIMITS; i++) {
        const char *limit = tg_limit_name(limit_options[i].limit);
        if (strlen(limit) == n && memcmp(limit, name, n) == 0) {
            *out = (option){limit, 0, ONE_VALUE, READING | FORMATS, OPT_LIMIT + i};
            return true;
        }
    }
    return false;
}

static bool find_letter(char letter, option *out) {
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if (options[i].letter == letter) {
            *out = options[i];
            return true;
        }
    }
    return false;
}

/* -------------------------------------------------------------------------------------- usage */

static int set_format(const args *a, const option *o, const char *value, tg_format *to) {
    char what[64];
    *to = tg_format_by_name(value);
    if (*to != TG_FORMAT_NONE) return -1;
    snprintf(what, sizeof what, "--%s: no such format:", o->name);
    return complain_usage(a, what, value);
}

/* A list of names, separated by commas. */
static int set_formats(args *a, const char *value) {
    for (const char *name = value;; name++) {
        char text[32];
        size_t n = strcspn(name, ",");
        tg_format format = TG_FORMAT_NONE;
        if (n < sizeof text) {
            memcpy(text, name, n);
            text[n] = '\0';
            format = tg_format_by_name(text);
        }
        if (format == TG_FORMAT_NONE)
            return complain_usage(a, "--formats: not a list of formats:", value);
        a->options.formats |= TG_FORMAT_BIT(format);
        name += n;
        if (*name == '\0') return -1;
    }
}

static int set_number(const args *a, const option *o, const char *value, uint64_t *to) {
    char what[96];
    snprintf(what, sizeof what,
             "--%s: not a number with an optional unit K, M, G, T, P, E:", o->name);
    return parse_size(value, to) ? -1 : complain_usage(a, what, value);
}

/* Stores 0 or 1 in *choice for one of two words. */
static int set_choice(const args *a, const option *o, const char *value, const char *first,
                      const char *second, int *choice) {
    char what[64];
    *choice = strcmp(value, second) == 0;
    if (*choice == 1 || strcmp(value, first) == 0) return -1;
    snprintf(what, sizeof what, "--%s: %s or %s, found", o->name, first, second);
    return complain_usage(a, what, value);
}

static int set_form(args *a, answer_form form) {
    if (a->form != FORM_TEXT && a->form != form)
        return complain_usage(a, "--json, --json=lines and --sarif exclude each other", NULL);
    a->json = true;
    a->form = form;
    return -1;
}

/* --json, or --json=lines for verbs of many files. */
static int set_json(args *a, const char *value) {
    if (value[0] == '\0') return set_form(a, FORM_DOCUMENT);
    if (strcmp(value, "lines") == 0 && (MANY >> a->verb & 1) != 0) return set_form(a, FORM_LINES);
    return complain_usage(a, "--json: no such form:", value);
}

/* A dtype of real floats, by its name. */
static int set_dtype(const args *a, const char *value, tg_dtype *to) {
    static const char prefix[] = "float";
    for (int i = TG_DTYPE_NONE + 1; i < TG_DTYPE_COUNT; i++) {
        const char *name = tg_dtype_name((tg_dtype)i);
        const bool is_float =
            i == TG_DTYPE_BFLOAT16 || strncmp(name, prefix, sizeof prefix - 1) == 0;
        if (!is_float || strcmp(name, value) != 0) continue;
        *to = (tg_dtype)i;
        return -1;
    }
    return complain_usage(a, "--dtype: no dtype of floats:", value);
}

/* OLD=NEW. The old name has no '=': it can be given as it is shown, where '=' is %3D. */
static int add_rename(args *a, const option *o, const char *value) {
    char what[64];
    const char *equals = strchr(value, '=');
    snprintf(what, sizeof what, "--%s: OLD=NEW, found", o->name);
    if (equals == NULL) return complain_usage(a, what, value);
    size_t n = (size_t)(equals - value);
    char *from = malloc(n + 1);
    if (from == NULL) {
        complain(stderr, "arguments", "out of memory");
        return EXIT_TROUBLE;
    }
    memcpy(from, value, n);
    from[n] = '\0';
    a->renames[a->convert.num_renames++] = (tg_rename){from, equals + 1};
    a->convert.renames = a->renames;
    return -1;
}

/* Options that only `convert` has. */
static int apply_convert(args *a, const option *o, const char *value) {
    int choice = 0;
    int code = -1;
    switch (o->id) {
    case OPT_TO: return set_format(a, o, value, &a->to);
    case OPT_FORCE: a->force = true; return -1;
    case OPT_LOSSY: a->convert.lossy = true; return -1;
    case OPT_NO_ORIGIN: a->convert.no_origin = true; return -1;
    case OPT_ORDER:
        code = set_choice(a, o, value, "c", "f", &choice);
        a->convert.order = choice == 1 ? TG_ARRAY_ORDER_F : TG_ARRAY_ORDER_C;
        return code;
    case OPT_SPARSE:
        code = set_choice(a, o, value, "dense", "keep", &choice);
        a->convert.sparse = choice == 1 ? TG_SPARSE_KEEP : TG_SPARSE_DENSE;
        return code;
    case OPT_TENSOR:
        a->tensors[a->convert.num_only++] = value;
        a->convert.only = a->tensors;
        return -1;
    case OPT_RENAME: return add_rename(a, o, value);
    case OPT_DTYPE: return set_dtype(a, value, &a->convert.dtype);
    case OPT_NNB_VERSION:
        code = set_choice(a, o, value, "2", "3", &choice);
        a->convert.build.nnb_version = choice == 1 ? 3 : 2;
        return code;
    case OPT_BTF_COO:
        code = set_choice(a, o, value, "1", "2", &choice);
        a->convert.build.btf_coo_2 = choice == 1;
        return code;
    default: return EXIT_BUG; /* unreachable */
    }
}

/* strtod depends on the locale, which is "C" at program start; the command never sets another
 * one. */
static int set_tolerance(const args *a, const option *o, const char *value, double *to) {
    char what[64];
    char *end = NULL;
    *to = strtod(value, &end);
    if (end != value && *end == '\0' && isfinite(*to) && *to >= 0) return -1;
    snprintf(what, sizeof what, "--%s: not a number from 0 on:", o->name);
    return complain_usage(a, what, value);
}

/* Sets one option. Returns -1 to continue. */
/* 0 selects the default. */
static void set_limit(tg_limits *limits, tg_limit limit, uint64_t value) {
    const tg_limits standard = tg_limits_default();
    tg_limit_set(limits, limit, value != 0 ? value : tg_limit_get(&standard, limit));
}

/* Options of verbs that take any number of files: which ones. */
static int apply_files(args *a, const option *o, const char *value) {
    switch (o->id) {
    case OPT_RECURSIVE: a->recursive = true; break;
    case OPT_FOLLOW: a->links = LINKS_ALL; break;
    case OPT_NO_FOLLOW: a->links = LINKS_NONE; break;
    case OPT_INCLUDE: a->include[a->num_include++] = value; break;
    case OPT_EXCLUDE: a->exclude[a->num_exclude++] = value; break;
    case OPT_FILES_FROM: a->files_from = value; break;
    case OPT_NULL: a->null_names = true; break;
    default: a->skip_unknown = true; break;
    }
    return -1;
}

static void put_version(void) {
    char words[256];
    sandbox_report sandbox;
    sandbox_probe(&sandbox);
    sandbox_words(&sandbox, words, sizeof words);
    printf("tensorgate %s\nsandbox: %s\n", tg_version(), words);
}

/* `value` is empty if the option has none. */
static int apply(args *a, const option *o, const char *value) {
    uint64_t number = 0;
    int code = -1;
    switch (o->id) {
    case OPT_JSON: return set_json(a, value);
    case OPT_SARIF: return set_form(a, FORM_SARIF);
    case OPT_REPORT: a->report = value; return -1;
    case OPT_STRICT: a->options.strict = true; return -1;
    case OPT_FROM: return set_format(a, o, value, &a->options.format);
    case OPT_FORMATS: return set_formats(a, value);
    case OPT_RECURSIVE:
    case OPT_FOLLOW:
    case OPT_NO_FOLLOW:
    case OPT_INCLUDE:
    case OPT_EXCLUDE:
    case OPT_FILES_FROM:
    case OPT_NULL:
    case OPT_SKIP_UNKNOWN: return apply_files(a, o, value);
    case OPT_VERBOSE: a->verbose = true; return -1;
    case OPT_DEEP: a->deep = true; return -1;
    case OPT_QUIET: a->quiet++; return -1;
    case OPT_BYTES: return set_number(a, o, value, &a->max_bytes);
    case OPT_ITEMS: return set_number(a, o, value, &a->max_items);
    case OPT_SLICE: a->slice = value; return -1;
    case OPT_RAW:
        a->raw = true;
        a->convert.raw = true;
        return -1;
    case OPT_ATOL: return set_tolerance(a, o, value, &a->atol);
    case OPT_RTOL: return set_tolerance(a, o, value, &a->rtol);
    case OPT_JOBS: return set_number(a, o, value, &a->jobs);
    case OPT_TIMEOUT: return set_tolerance(a, o, value, &a->timeout);
    case OPT_MAX_RSS: return set_number(a, o, value, &a->max_rss);
    case OPT_SANDBOX:
        if (sandbox_mode_of(value, &a->sandbox)) return -1;
        return complain_usage(a, "--sandbox: auto, require or off, found", value);
    case OPT_HELP:
        if (a->verb == VERB_NONE) help_general(stdout);
        if (a->verb != VERB_NONE) verb_help(stdout, a->verb);
        return EXIT_GOOD;
    case OPT_VERSION: put_version(); return EXIT_GOOD;
    default:
        if (o->id >= OPT_INTAKE && o->id <= OPT_INTAKE_LAST)
            return args_apply_intake(a, o->id - OPT_INTAKE, value);
        if (o->id < OPT_LIMIT) return apply_convert(a, o, value);
        code = set_number(a, o, value, &number);
        if (code == -1)
            set_limit(&a->options.limits, limit_options[o->id - OPT_LIMIT].limit, number);
        return code;
    }
}

static bool fits_verb(const args *a, const option *o) {
    return a->verb == VERB_NONE ? o->id == OPT_HELP || o->id == OPT_VERSION
                                : (o->verbs >> a->verb & 1) != 0;
}

/* Parses "--name", "--name=value" or "--name value"; *i is advanced past a separate value. */
static int long_option(args *a, int argc, char **argv, int *i) {
    const char *text = argv[*i];
    const char *name = text + 2;
    const char *equals = strchr(name, '=');
    option o;
    size_t n = equals != NULL ? (size_t)(equals - name) : strlen(name);
    if (!find_option(name, n, &o) || !fits_verb(a, &o))
        return complain_usage(a, "unknown option", text);
    if (o.value == NO_VALUE || (o.value == ONLY_JOINED && equals == NULL))
        return equals != NULL ? complain_usage(a, "no value allowed:", text) : apply(a, &o, "");
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (value == NULL && *i + 1 < argc) value = argv[++*i];
    return value != NULL ? apply(a, &o, value)
                         : complain_usage(a, "a value is missing after", text);
}

/* Parses "-rq"; one-letter options have no values. */
static int short_options(args *a, const char *text) {
    for (const char *letter = text + 1; *letter != '\0'; letter++) {
        option o;
        if (!find_letter(*letter, &o) || !fits_verb(a, &o))
            return complain_usage(a, "unknown option", text);
        int code = apply(a, &o, "");
        if (code != -1) return code;
    }
    return -1;
}

/* The first word. `help VERB` is accepted because users try it. */
static int parse_verb(args *a, int argc, char **argv, int *i) {
    const char *word = argv[*i];
    if (strcmp(word, "help") == 0) {
        a->verb = *i + 1 < argc ? verb_of(argv[*i + 1]) : VERB_NONE;
        if (a->verb == VERB_NONE && *i + 1 < argc)
            return complain_usage(a, "no such verb:", argv[*i + 1]);
        if (a->verb == VERB_NONE) help_general(stdout);
        if (a->verb != VERB_NONE) verb_help(stdout, a->verb);
        return EXIT_GOOD;
    }
    a->verb = verb_of(word);
    a->max_bytes = verb_default_bytes(a->verb);
    return a->verb != VERB_NONE ? -1 : complain_usage(a, "no such verb:", word);
}

int args_parse(args *a, int argc, char **argv) {
    bool only_files = false;
    a->options = tg_options_default();
    a->max_items = UINT64_MAX;
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        int code = -1;
        if (!only_files && strcmp(word, "--") == 0) {
            only_files = true;
        } else if (!only_files && strncmp(word, "--", 2) == 0) {
            code = long_option(a, argc, argv, &i);
        } else if (!only_files && word[0] == '-' && word[1] != '\0') {
            code = short_options(a, word);
        } else if (a->verb == VERB_NONE) {
            code = parse_verb(a, argc, argv, &i);
        } else {
            a->files[a->num_files++] = word;
        }
        if (code != -1) return code;
    }
    if (a->verb == VERB_NONE) {
        help_general(stderr);
        return EXIT_TROUBLE;
    }
    if (a->jobs == 0) a->jobs = num_cores();
    return verb_check_operands(a);
}
