/* SPDX-License-Identifier: Apache-2.0 */
/*
 * args.c - the command line.
 */
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "json.h"

/* -------------------------------------------------------------------------------------- verbs */

static const char *const verb_names[NUM_VERBS] = {NULL, "check", "info", "dump", "formats"};

const char *verb_name(verb v) { return verb_names[v]; }

static verb verb_of(const char *name) {
    for (int v = VERB_NONE + 1; v < NUM_VERBS; v++) {
        if (strcmp(verb_names[v], name) == 0) return (verb)v;
    }
    return VERB_NONE;
}

/* ------------------------------------------------------------------------------------- limits */

const limit_option limit_options[NUM_LIMITS] = {
    {"max-file", "bytes", "size of a file", NULL},
    {"max-stream", "bytes", "size of a pipe, which is held in memory", NULL},
    {"max-tensors", "", "tensors in a file", NULL},
    {"max-rank", "", "axes of a tensor", NULL},
    {"max-memory", "bytes", "memory for the parsed structure",
     "16 MiB + 40 bytes per byte of file"},
    {"max-work", "steps", "work of parsing", "4 Mi + 32 steps per byte of file"},
    {"max-dense", "bytes", "a dense copy of a sparse tensor", NULL},
};

uint64_t limit_get(const tg_limits *limits, size_t i) {
    const uint64_t values[NUM_LIMITS] = {
        limits->max_file,   limits->max_stream, limits->max_tensors, limits->max_rank,
        limits->max_memory, limits->max_work,   limits->max_dense,
    };
    return values[i];
}

void limit_set(tg_limits *limits, size_t i, uint64_t value) {
    switch (i) {
    case 0: limits->max_file = value; break;
    case 1: limits->max_stream = value; break;
    case 2: limits->max_tensors = value; break;
    case 3: limits->max_rank = value < UINT32_MAX ? (uint32_t)value : UINT32_MAX; break;
    case 4: limits->max_memory = value; break;
    case 5: limits->max_work = value; break;
    default: limits->max_dense = value; break;
    }
}

/* "1536", "4K", "16MiB", "2GB": powers of 1024, as xz and zstd have it. False when it is no such
 * number or does not fit. */
static bool parse_size(const char *text, uint64_t *out) {
    static const char units[] = "KMGTPE";
    uint64_t value = 0;
    if (*text < '0' || *text > '9') return false;
    for (; *text >= '0' && *text <= '9'; text++) {
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10) return false;
        value = value * 10 + digit;
    }
    char unit = *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text;
    const char *found = unit != '\0' ? strchr(units, unit) : NULL;
    if (found != NULL) {
        for (const char *u = units; u <= found; u++) {
            if (value > UINT64_MAX / 1024) return false;
            value *= 1024;
        }
        text++;
        if (*text == 'i' && (text[1] == 'B' || text[1] == '\0')) text++;
    }
    if (*text == 'B') text++;
    *out = value;
    return *text == '\0';
}

/* ------------------------------------------------------------------------------------ options */

typedef enum option_id {
    OPT_JSON,
    OPT_STRICT,
    OPT_FROM,
    OPT_RECURSIVE,
    OPT_QUIET,
    OPT_BYTES,
    OPT_ITEMS,
    OPT_HELP,
    OPT_VERSION,
    OPT_LIMIT /* + number of the limit */
} option_id;

enum {
    CHECK = 1 << VERB_CHECK,
    INFO = 1 << VERB_INFO,
    DUMP = 1 << VERB_DUMP,
    FORMATS = 1 << VERB_FORMATS
};

typedef struct option {
    const char *name;
    char letter; /* or 0 */
    bool has_value;
    int verbs; /* that take it */
    int id;
} option;

static const option options[] = {
    {"json", 0, false, CHECK | INFO | DUMP | FORMATS, OPT_JSON},
    {"strict", 0, false, CHECK | INFO | DUMP, OPT_STRICT},
    {"from", 0, true, CHECK | INFO | DUMP, OPT_FROM},
    {"recursive", 'r', false, CHECK, OPT_RECURSIVE},
    {"quiet", 'q', false, CHECK | INFO | DUMP, OPT_QUIET},
    {"bytes", 0, true, DUMP, OPT_BYTES},
    {"items", 0, true, DUMP, OPT_ITEMS},
    {"help", 'h', false, ~0, OPT_HELP},
    {"version", 'V', false, ~0, OPT_VERSION},
};

static bool find_option(const char *name, size_t n, option *out) {
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if (strlen(options[i].name) == n && memcmp(options[i].name, name, n) == 0) {
            *out = options[i];
            return true;
        }
    }
    for (int i = 0; i < NUM_LIMITS; i++) {
        const char *limit = limit_options[i].name;
        if (strlen(limit) == n && memcmp(limit, name, n) == 0) {
            *out = (option){limit, 0, true, CHECK | INFO | DUMP | FORMATS, OPT_LIMIT + i};
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

static int usage(const args *a, const char *what, const char *about) {
    fputs("tensorgate: ", stderr);
    if (a->verb != VERB_NONE) fprintf(stderr, "%s: ", verb_name(a->verb));
    fputs(what, stderr);
    if (about != NULL) {
        fputs(" '", stderr);
        put_escaped(stderr, about, strlen(about));
        fputc('\'', stderr);
    }
    fputs(a->verb != VERB_NONE ? "; see tensorgate " : "; see tensorgate", stderr);
    if (a->verb != VERB_NONE) fputs(verb_name(a->verb), stderr);
    fputs(" --help\n", stderr);
    return EXIT_TROUBLE;
}

static int set_format(args *a, const char *value) {
    a->options.format = tg_format_by_name(value);
    return a->options.format != TG_FORMAT_NONE ? -1 : usage(a, "--from: no such format:", value);
}

static int set_number(const args *a, const option *o, const char *value, uint64_t *to) {
    char what[96];
    snprintf(what, sizeof what, "--%s: not a number with an optional unit K, M, G, T:", o->name);
    return value != NULL && parse_size(value, to) ? -1 : usage(a, what, value);
}

/* Sets one option. Returns -1 to go on. */
static int apply(args *a, const option *o, const char *value) {
    uint64_t number = 0;
    int code = -1;
    switch (o->id) {
    case OPT_JSON:
        if (!jw_available()) return usage(a, "this build has no --json", NULL);
        a->json = true;
        return -1;
    case OPT_STRICT: a->options.strict = true; return -1;
    case OPT_FROM: return set_format(a, value);
    case OPT_RECURSIVE: a->recursive = true; return -1;
    case OPT_QUIET: a->quiet++; return -1;
    case OPT_BYTES: return set_number(a, o, value, &a->max_bytes);
    case OPT_ITEMS: return set_number(a, o, value, &a->max_items);
    case OPT_HELP:
        if (a->verb == VERB_NONE) help_general(stdout);
        if (a->verb != VERB_NONE) help_verb(stdout, a->verb);
        return EXIT_GOOD;
    case OPT_VERSION: printf("tensorgate %s\n", tg_version()); return EXIT_GOOD;
    default:
        code = set_number(a, o, value, &number);
        if (code == -1) limit_set(&a->options.limits, (size_t)(o->id - OPT_LIMIT), number);
        return code;
    }
}

static bool fits_verb(const args *a, const option *o) {
    return a->verb == VERB_NONE ? o->id == OPT_HELP || o->id == OPT_VERSION
                                : (o->verbs >> a->verb & 1) != 0;
}

/* "--name", "--name=value" or "--name value"; *i moves on over the value. */
static int long_option(args *a, int argc, char **argv, int *i) {
    const char *text = argv[*i];
    const char *name = text + 2;
    const char *equals = strchr(name, '=');
    option o;
    size_t n = equals != NULL ? (size_t)(equals - name) : strlen(name);
    if (!find_option(name, n, &o) || !fits_verb(a, &o)) return usage(a, "unknown option", text);
    if (!o.has_value)
        return equals != NULL ? usage(a, "no value allowed:", text) : apply(a, &o, NULL);
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (value == NULL && *i + 1 < argc) value = argv[++*i];
    return value != NULL ? apply(a, &o, value) : usage(a, "a value is missing after", text);
}

/* "-rq": letters have no values. */
static int short_options(args *a, const char *text) {
    for (const char *letter = text + 1; *letter != '\0'; letter++) {
        option o;
        if (!find_letter(*letter, &o) || !fits_verb(a, &o)) return usage(a, "unknown option", text);
        int code = apply(a, &o, NULL);
        if (code != -1) return code;
    }
    return -1;
}

static int check_operands(const args *a) {
    if (a->verb == VERB_FORMATS) {
        return a->num_files == 0 ? -1 : usage(a, "no file is needed, found", a->files[0]);
    }
    if (a->num_files == 0) return usage(a, "no file given", NULL);
    if (a->verb != VERB_CHECK && a->num_files > 1)
        return usage(a, "one file at a time, found also", a->files[1]);
    return -1;
}

/* The first word. `help VERB` is what people try. */
static int parse_verb(args *a, int argc, char **argv, int *i) {
    const char *word = argv[*i];
    if (strcmp(word, "help") == 0) {
        a->verb = *i + 1 < argc ? verb_of(argv[*i + 1]) : VERB_NONE;
        if (a->verb == VERB_NONE && *i + 1 < argc) return usage(a, "no such verb:", argv[*i + 1]);
        if (a->verb == VERB_NONE) help_general(stdout);
        if (a->verb != VERB_NONE) help_verb(stdout, a->verb);
        return EXIT_GOOD;
    }
    a->verb = verb_of(word);
    return a->verb != VERB_NONE ? -1 : usage(a, "no such verb:", word);
}

int args_parse(args *a, int argc, char **argv) {
    bool only_files = false;
    a->options = tg_options_default();
    a->max_bytes = 16;
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
    return check_operands(a);
}
