/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc_backends.c - see ksyc_backends.h. */
#include "ksyc_backends.h"

#include <string.h>

#include "backend_c.h"
#include "backend_dict.h"
#include "backend_doc.h"
#include "backend_program.h"
#include "backend_proof.h"
#include "backend_runtime.h"
#include "names.h"

static bool emit_all_views(const ir_program *program, output_dir *out_dir, diag *d) {
    return ksyc_emit_views(program, NULL, out_dir, d);
}

static const backend backends[] = {
    {"c", "", "ID.h ID.c", "the reader", ksyc_emit_c, NULL},
    {"doc", "", "ID.md", "the format for people", ksyc_emit_doc, NULL},
    {"dict", "", "ID.dict", "tokens for fuzzers", ksyc_emit_dict, NULL},
    {"validator", "", "ID_validate.h ID_validate.c ID_compute.h",
     "a verdict with contracts in ACSL", ksyc_emit_validator, NULL},
    {"view", "", "ID_view.h ID_view.c", "what lies where in a file that is valid", emit_all_views,
     ksyc_emit_views},
    {"runtime", "", "ks.c ks.h", "what readers call; needs no SPEC", ksyc_emit_runtime, NULL},
    {"main", "c", "ID_main.c ks_program.c ks_program.h", "a program: check, dump, map",
     ksyc_emit_main, NULL},
    {"fuzz", "c,dict", "ID_fuzz.c ks_fuzz.c ks_mutator.c ks_mutator.h",
     "a target for libFuzzer and AFL++", ksyc_emit_fuzz, NULL},
    {"proof", "validator", "prove.mk ks_loaded.h ks_units.h",
     "a target 'prove' for Frama-C: validator, and view", ksyc_emit_proof, NULL},
    {"make", "c,runtime,main,fuzz", "Makefile", "builds all of these; imports are read, too",
     ksyc_emit_make, NULL},
};

enum { NUM_BACKENDS = sizeof backends / sizeof *backends };
_Static_assert(NUM_BACKENDS <= MOST_BACKENDS, "each can be marked");

const backend *ksyc_backend_at(size_t i) { return i < NUM_BACKENDS ? &backends[i] : NULL; }

static size_t find(const char *name, size_t n) {
    size_t i = 0;
    while (i < NUM_BACKENDS &&
           !(strlen(backends[i].name) == n && memcmp(backends[i].name, name, n) == 0))
        i++;
    return i;
}

/* What is needed stands above in the list, so this ends. */
static const char *mark(const char *wanted, bool *marked) {
    for (;; wanted++) {
        const size_t n = strcspn(wanted, ",");
        const size_t i = find(wanted, n);
        if (i == NUM_BACKENDS) return wanted;
        if (!marked[i] && backends[i].needs[0] != '\0') mark(backends[i].needs, marked);
        marked[i] = true;
        wanted += n;
        if (*wanted == '\0') return NULL;
    }
}

const char *ksyc_backends_read(const char *wanted, bool marked[MOST_BACKENDS]) {
    memset(marked, 0, MOST_BACKENDS * sizeof *marked);
    return mark(wanted, marked);
}

bool ksyc_backend_is_marked(const bool marked[MOST_BACKENDS], const char *name) {
    const size_t i = find(name, strlen(name));
    return i < NUM_BACKENDS && marked[i];
}

bool ksyc_backend_has_parts(const bool marked[MOST_BACKENDS]) {
    for (size_t i = 0; i < NUM_BACKENDS; i++)
        if (marked[i] && backends[i].emit_only != NULL) return true;
    return false;
}

bool ksyc_backend_is_runtime(const bool marked[MOST_BACKENDS]) {
    for (size_t i = 0; i < NUM_BACKENDS; i++)
        if (marked[i] && strcmp(backends[i].name, "runtime") != 0) return false;
    return ksyc_backend_is_marked(marked, "runtime");
}

const char *ksyc_backend_near(const char *name, size_t n) {
    char text[16] = "";
    if (n >= sizeof text) return NULL;
    memcpy(text, name, n);
    const unsigned limit = ksyc_similar_limit(text);
    const char *best = NULL;
    unsigned least = limit + 1;
    for (size_t i = 0; i < NUM_BACKENDS; i++) {
        const unsigned distance = ksyc_text_distance(backends[i].name, text, limit);
        if (distance >= least) continue;
        best = backends[i].name;
        least = distance;
    }
    return best;
}

void ksyc_backends_print(const char *between, FILE *out) {
    for (size_t i = 0; i < NUM_BACKENDS; i++)
        fprintf(out, "%s%s", i > 0 ? between : "", backends[i].name);
}
