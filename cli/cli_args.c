/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args.c - parses the command line.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_command.h"
#include "cli_options.h"
#include "color.h"
#include "near.h"
#include "worker_pool.h"

/* A list of names, separated by commas. */
static int set_formats(args *a, const char *value) {
    for (const char *name = value;; name++) {
        char text[32] = "";
        size_t n = strcspn(name, ",");
        tg_format format = TG_FORMAT_NONE;
        if (n < sizeof text) {
            memcpy(text, name, n);
            text[n] = '\0';
            format = tg_format_by_name(text);
        }
        if (format == TG_FORMAT_NONE)
            return complain_unknown(a, "--formats: not a list of formats:", value,
                                    format_near(text));
        a->options.formats |= TG_FORMAT_BIT(format);
        name += n;
        if (*name == '\0') return -1;
    }
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
    if (a->verb == VERB_INTAKE && (value[0] == '\0' || strcmp(value, "lines") == 0)) {
        a->intake.json = true; /* always lines, apart from the form of reports */
        return -1;
    }
    if (value[0] == '\0') return set_form(a, FORM_DOCUMENT);
    if (strcmp(value, "lines") == 0 && takes_many_files(a->verb)) return set_form(a, FORM_LINES);
    return complain_usage(a, "--json: no such form:", value);
}

/* --strict, which is --strict=layout, or --strict=meaning. */
static int set_strict(args *a, const char *value) {
    a->options.strict = true;
    a->options.allow_layout = strcmp(value, "meaning") == 0;
    if (a->options.allow_layout || value[0] == '\0' || strcmp(value, "layout") == 0) return -1;
    return complain_usage(a, "--strict: meaning or layout, found", value);
}

static int set_color(args *a, const char *value) {
    static const char *const modes[] = {
        [COLORS_AUTO] = "auto", [COLORS_ALWAYS] = "always", [COLORS_NEVER] = "never"};
    for (int i = 0; i < 3; i++) {
        if (strcmp(value, modes[i]) == 0) {
            a->color = (color_mode)i;
            return -1;
        }
    }
    return complain_usage(a, "--color: auto, always or never, found", value);
}

static int set_sort(args *a, const char *value) {
    static const char *const keys[] = {
        [SORT_NAME] = "name", [SORT_SIZE] = "size", [SORT_DTYPE] = "dtype"};
    for (int i = SORT_NAME; i <= SORT_DTYPE; i++) {
        if (strcmp(value, keys[i]) != 0) continue;
        a->sort = (sort_key)i;
        return -1;
    }
    return complain_usage(a, "--sort: name, size or dtype, found", value);
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
    case OPT_ALL_FILES: a->all_files = true; break;
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
    case OPT_COLOR: return set_color(a, value);
    case OPT_STRICT: return set_strict(a, value);
    case OPT_FROM: return args_set_format(a, o, value, &a->options.format);
    case OPT_FORMATS: return set_formats(a, value);
    case OPT_EXTERNAL:
        a->options.external = strcmp(value, "skip") == 0 ? TG_EXTERNAL_SKIP : TG_EXTERNAL_READ;
        if (a->options.external == TG_EXTERNAL_SKIP || strcmp(value, "read") == 0) return -1;
        return complain_usage(a, "--external: read or skip, found", value);
    case OPT_V2:
        if (strcmp(value, tg_dtype_name(TG_DTYPE_BFLOAT16)) != 0)
            return complain_usage(a, "--v2: bfloat16, found", value);
        a->options.v2 = TG_DTYPE_BFLOAT16;
        return -1;
    case OPT_RECURSIVE:
    case OPT_FOLLOW:
    case OPT_NO_FOLLOW:
    case OPT_INCLUDE:
    case OPT_EXCLUDE:
    case OPT_FILES_FROM:
    case OPT_NULL:
    case OPT_ALL_FILES:
    case OPT_SKIP_UNKNOWN: return apply_files(a, o, value);
    case OPT_VERBOSE: a->verbose = true; return -1;
    case OPT_DEEP: a->deep = true; return -1;
    case OPT_HEAD: a->head = true; return -1;
    case OPT_VALUES: a->values = true; return -1;
    case OPT_MANIFEST: a->manifest = value; return -1;
    case OPT_CHECK: a->checks_manifest = true; return -1;
    case OPT_QUIET: a->quiet++; return -1;
    case OPT_BYTES: return args_set_number(a, o, value, &a->max_bytes);
    case OPT_ITEMS: return args_set_number(a, o, value, &a->max_items);
    case OPT_SLICE: a->slice = value; return -1;
    case OPT_FULL: a->full = true; return -1;
    case OPT_SORT: return set_sort(a, value);
    case OPT_TENSOR:
        a->tensors[a->convert.num_only++] = value;
        a->convert.only = a->tensors;
        return -1;
    case OPT_RAW:
        a->raw = true;
        a->convert.raw = true;
        return -1;
    case OPT_ATOL: return set_tolerance(a, o, value, &a->atol);
    case OPT_RTOL: return set_tolerance(a, o, value, &a->rtol);
    case OPT_JOBS: return args_set_number(a, o, value, &a->jobs);
    case OPT_TIMEOUT: return set_tolerance(a, o, value, &a->timeout);
    case OPT_MAX_RSS: return args_set_number(a, o, value, &a->max_rss);
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
        if (o->id < OPT_LIMIT) return args_apply_convert(a, o, value);
        if (o->id >= OPT_SERVE) return serve_option_set(a, (size_t)(o->id - OPT_SERVE), value);
        code = args_set_number(a, o, value, &number);
        if (code == -1)
            set_limit(&a->options.limits, limit_options[o->id - OPT_LIMIT].limit, number);
        return code;
    }
}

static int unknown_option(const args *a, const char *text, size_t len) {
    char with_dashes[80];
    option o;
    /* One that other verbs have is not mistyped. */
    const char *near = option_find(text + 2, len, &o) ? NULL : option_near(a->verb, text + 2, len);
    if (near != NULL) snprintf(with_dashes, sizeof with_dashes, "--%s", near);
    return complain_unknown(a, "unknown option", text, near != NULL ? with_dashes : NULL);
}

/* Parses "--name", "--name=value" or "--name value"; *i is advanced past a separate value. */
static int long_option(args *a, int argc, char **argv, int *i) {
    const char *text = argv[*i];
    const char *name = text + 2;
    const char *equals = strchr(name, '=');
    option o;
    size_t n = equals != NULL ? (size_t)(equals - name) : strlen(name);
    if (!option_find(name, n, &o) || !option_fits(a->verb, &o)) return unknown_option(a, text, n);
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
        if (!option_find_letter(*letter, &o) || !option_fits(a->verb, &o))
            return complain_usage(a, "unknown option", text);
        int code = apply(a, &o, "");
        if (code != -1) return code;
    }
    return -1;
}

/* A file, or what looks like a path, in place of the verb. */
static bool is_file_name(const char *word) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return strchr(word, '/') != NULL || tg_format_by_suffix(word) != TG_FORMAT_NONE ||
           stat(word, &st) == 0;
}

static int complain_verb(const args *a, const char *word) {
    const char *near = verb_near(word);
    if (near == NULL && is_file_name(word)) {
        fputs("tensorgate: no verb before the file '", stderr);
        put_escaped(stderr, word, strlen(word));
        fputs("'; try tensorgate check FILE, or tensorgate info FILE\n", stderr);
        return EXIT_TROUBLE;
    }
    return complain_unknown(a, "no such verb:", word, near);
}

/* The first word. */
static int parse_verb(args *a, int argc, char **argv, int *i) {
    const char *word = argv[*i];
    if (strcmp(word, "help") == 0) {
        a->verb = *i + 1 < argc ? verb_of(argv[*i + 1]) : VERB_NONE;
        if (a->verb == VERB_NONE && *i + 1 < argc)
            return complain_unknown(a, "no such verb:", argv[*i + 1], verb_near(argv[*i + 1]));
        if (a->verb == VERB_NONE) help_general(stdout);
        if (a->verb != VERB_NONE) verb_help(stdout, a->verb);
        return EXIT_GOOD;
    }
    if (strcmp(word, "__options") == 0) { /* for scripts, not documented */
        options_list(stdout);
        return EXIT_GOOD;
    }
    if (strcmp(word, "version") == 0) return apply(a, &(option){.id = OPT_VERSION}, "");
    a->verb = verb_of(word);
    a->max_bytes = verb_default_bytes(a->verb);
    if (a->verb == VERB_INTAKE) args_start_intake(a);
    return a->verb != VERB_NONE ? -1 : complain_verb(a, word);
}

int args_parse(args *a, int argc, char **argv) {
    bool only_files = false;
    a->options = tg_options_default();
    a->max_items = UINT64_MAX;
    a->serve.argv = argv;
    serve_options_start(a);
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
    /* Workers of a service wait for clients, too. */
    if (a->jobs == 0) a->jobs = num_cores() + (a->verb == VERB_SERVE ? 2 : 0);
    color_decide(a);
    return verb_check_operands(a);
}
