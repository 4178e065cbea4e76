/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_options.c - see cli_options.h.
 */
#include "cli_options.h"

#include <string.h>

#include "cli_command.h"
#include "near.h"

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
    STATS = 1 << VERB_STATS,
    SERVE = 1 << VERB_SERVE,
    INTAKE = 1 << VERB_INTAKE,
    MANY = CHECK | INFO | HASH, /* verbs that take any number of files */
    MODELS =
        MANY | DUMP | CAT | CONVERT | DIFF | MAP | STATS, /* verbs that take folders of models */
    READING = CHECK | INFO | DUMP | CAT | CONVERT | DIFF | HASH | MAP | STATS |
              INTAKE /* all verbs that open files */
};

static const option options[] = {
    {"json", 0, ONLY_JOINED, CHECK | INFO | DUMP | CAT | DIFF | HASH | FORMATS | STATS | INTAKE,
     OPT_JSON},
    {"sarif", 0, NO_VALUE, CHECK, OPT_SARIF},
    {"report", 0, ONE_VALUE, CHECK, OPT_REPORT},
    {"color", 0, ONE_VALUE, READING & ~INTAKE, OPT_COLOR},
    {"strict", 0, ONLY_JOINED, READING | SERVE, OPT_STRICT},
    {"from", 0, ONE_VALUE, READING, OPT_FROM},
    {"formats", 0, ONE_VALUE, READING, OPT_FORMATS},
    {"external", 0, ONE_VALUE, READING & ~INTAKE, OPT_EXTERNAL},
    {"v2", 0, ONE_VALUE, READING, OPT_V2},
    {"recursive", 'r', NO_VALUE, MANY, OPT_RECURSIVE},
    {"head", 0, NO_VALUE, CHECK, OPT_HEAD},
    {"deep", 0, NO_VALUE, CHECK | INTAKE, OPT_DEEP},
    {"values", 0, NO_VALUE, CHECK, OPT_VALUES},
    {"manifest", 0, ONE_VALUE, HASH, OPT_MANIFEST},
    {"check", 0, NO_VALUE, HASH, OPT_CHECK},
    {"follow", 0, NO_VALUE, MODELS, OPT_FOLLOW},
    {"no-follow", 0, NO_VALUE, MODELS, OPT_NO_FOLLOW},
    {"include", 0, ONE_VALUE, MANY, OPT_INCLUDE},
    {"exclude", 0, ONE_VALUE, MANY, OPT_EXCLUDE},
    {"files-from", 0, ONE_VALUE, MANY, OPT_FILES_FROM},
    {"null", '0', NO_VALUE, MANY, OPT_NULL},
    {"skip-unknown", 0, NO_VALUE, MANY, OPT_SKIP_UNKNOWN},
    {"all", 0, NO_VALUE, MANY, OPT_ALL_FILES},
    {"verbose", 'v', NO_VALUE, READING, OPT_VERBOSE},
    {"quiet", 'q', NO_VALUE, READING, OPT_QUIET},
    {"bytes", 0, ONE_VALUE, DUMP | MAP, OPT_BYTES},
    {"items", 0, ONE_VALUE, DUMP | MAP, OPT_ITEMS},
    {"slice", 0, ONE_VALUE, CAT, OPT_SLICE},
    {"full", 0, NO_VALUE, STATS, OPT_FULL},
    {"raw", 0, NO_VALUE, CAT | CONVERT | DIFF, OPT_RAW},
    {"atol", 0, ONE_VALUE, DIFF, OPT_ATOL},
    {"rtol", 0, ONE_VALUE, DIFF, OPT_RTOL},
    {"to", 0, ONE_VALUE, CONVERT | INTAKE, OPT_TO},
    {"force", 'f', NO_VALUE, CONVERT | HASH, OPT_FORCE},
    {"lossy", 0, NO_VALUE, CONVERT | INTAKE, OPT_LOSSY},
    {"no-origin", 0, NO_VALUE, CONVERT, OPT_NO_ORIGIN},
    {"skip-unsupported", 0, NO_VALUE, CONVERT, OPT_SKIP_UNSUPPORTED},
    {"order", 0, ONE_VALUE, CONVERT, OPT_ORDER},
    {"sparse", 0, ONE_VALUE, CONVERT, OPT_SPARSE},
    {"tensor", 0, ONE_VALUE, CONVERT | INFO, OPT_TENSOR},
    {"sort", 0, ONE_VALUE, INFO, OPT_SORT},
    {"rename", 0, ONE_VALUE, CONVERT, OPT_RENAME},
    {"renames-from", 0, ONE_VALUE, CONVERT, OPT_RENAMES_FROM},
    {"strip", 0, ONE_VALUE, CONVERT, OPT_STRIP},
    {"dtype", 0, ONE_VALUE, CONVERT, OPT_DTYPE},
    {"inline", 0, NO_VALUE, CONVERT, OPT_INLINE},
    {"external-data", 0, ONE_VALUE, CONVERT, OPT_EXTERNAL_DATA},
    {"tensors-from", 0, ONE_VALUE, CONVERT, OPT_TENSORS_FROM},
    {"shard-size", 0, ONE_VALUE, CONVERT, OPT_SHARD_SIZE},
    {"jobs", 0, ONE_VALUE, MANY | CONVERT | INTAKE | SERVE, OPT_JOBS},
    {"timeout", 0, ONE_VALUE, MANY | CONVERT | INTAKE | SERVE, OPT_TIMEOUT},
    {"max-rss", 0, ONE_VALUE, MANY | CONVERT | INTAKE | SERVE, OPT_MAX_RSS},
    {"nnb-version", 0, ONE_VALUE, CONVERT, OPT_NNB_VERSION},
    {"btf-coo", 0, ONE_VALUE, CONVERT, OPT_BTF_COO},
    {"accept", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_ACCEPT},
    {"quarantine", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_QUARANTINE},
    {"failed", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_FAILED},
    {"settle", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_SETTLE},
    {"folder-settle", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_FOLDER_SETTLE},
    {"folder-wait", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_FOLDER_WAIT},
    {"watch", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_WATCH},
    {"by-content", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_BY_CONTENT},
    {"reports", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_REPORTS},
    {"remove-original", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_REMOVE_ORIGINAL},
    {"no-lease", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_NO_LEASE},
    {"copy", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_COPY},
    {"max-holes", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_MAX_HOLES},
    {"exclusive", 0, NO_VALUE, INTAKE, OPT_INTAKE + INTAKE_EXCLUSIVE},
    {"metrics", 0, ONE_VALUE, INTAKE, OPT_INTAKE + INTAKE_METRICS},
    {"sandbox", 0, ONE_VALUE, READING | SERVE, OPT_SANDBOX},
    {"help", 'h', NO_VALUE, ~0, OPT_HELP},
    {"version", 'V', NO_VALUE, ~0, OPT_VERSION},
};

bool option_find(const char *name, size_t n, option *out) {
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if (strlen(options[i].name) == n && memcmp(options[i].name, name, n) == 0) {
            *out = options[i];
            return true;
        }
    }
    for (int i = 0; i < NUM_LIMITS; i++) {
        const char *limit = tg_limit_name(limit_options[i].limit);
        if (strlen(limit) == n && memcmp(limit, name, n) == 0) {
            *out = (option){limit, 0, ONE_VALUE, READING | FORMATS | SERVE, OPT_LIMIT + i};
            return true;
        }
    }
    for (int i = 0; i < NUM_SERVE_OPTIONS; i++) {
        const char *own = serve_options[i].name;
        if (strlen(own) == n && memcmp(own, name, n) == 0) {
            const value_rule rule = serve_options[i].value != NULL ? ONE_VALUE : NO_VALUE;
            *out = (option){own, 0, rule, SERVE, OPT_SERVE + i};
            return true;
        }
    }
    return false;
}

bool option_find_letter(char letter, option *out) {
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if (options[i].letter == letter) {
            *out = options[i];
            return true;
        }
    }
    return false;
}

bool option_at(size_t i, option *out) {
    const size_t num = sizeof options / sizeof options[0];
    if (i < num) {
        *out = options[i];
        return true;
    }
    i -= num;
    if (i >= NUM_LIMITS + NUM_SERVE_OPTIONS) return false;
    const char *name =
        i < NUM_LIMITS ? tg_limit_name(limit_options[i].limit) : serve_options[i - NUM_LIMITS].name;
    return option_find(name, strlen(name), out);
}

bool option_fits(verb v, const option *o) {
    return v == VERB_NONE ? o->id == OPT_HELP || o->id == OPT_VERSION : (o->verbs >> v & 1) != 0;
}

const char *option_near(verb v, const char *name, size_t len) {
    char text[64];
    option o;
    if (len >= sizeof text) return NULL;
    memcpy(text, name, len);
    text[len] = '\0';
    nearest n = {.wanted = text};
    for (size_t i = 0; option_at(i, &o); i++) {
        if (option_fits(v, &o)) nearest_consider(&n, o.name);
    }
    return n.found;
}

bool takes_many_files(verb v) { return (MANY >> v & 1) != 0; }

void options_list(FILE *out) {
    static const char *const values[] = {
        [NO_VALUE] = "no", [ONE_VALUE] = "value", [ONLY_JOINED] = "joined"};
    option o;
    for (int v = VERB_NONE + 1; v < NUM_VERBS; v++) {
        for (size_t i = 0; option_at(i, &o); i++) {
            if (option_fits((verb)v, &o))
                fprintf(out, "%s\t%s\t%c\t%s\n", verb_name((verb)v), o.name,
                        o.letter != 0 ? o.letter : '-', values[o.value]);
        }
    }
}
