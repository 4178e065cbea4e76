/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_tree.c - grammars that are interpreted, for print_tree.c: those that the arguments name.
 *
 *     run_tree [-I PATH]... SPEC.ksy... < INPUTS     a grammar has the name of its file there
 *
 * A grammar that is refused is left out, after its messages.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend_run.h"
#include "frontend.h"
#include "print_tree.h"

static bool read_file(const grammar *g, ks_ctx *ks, ks_stream *io, void **root) {
    return ksyc_run_read(g->program, ks, io, root);
}

static bool load(pool *p, const char *spec, const char *const *dirs, size_t num_dirs, grammar *g) {
    diag *d = ksyc_diag_new(p);
    const ir_program *program = ksyc_frontend_load(p, d, spec, dirs, num_dirs);
    const run_program *prepared = program != NULL ? ksyc_run_prepare(p, program, d) : NULL;
    ksyc_diag_print(d, DIAG_LINES, stderr);
    if (prepared == NULL) return false;
    const char *base = strrchr(spec, '/') != NULL ? strrchr(spec, '/') + 1 : spec;
    *g = (grammar){.name = ksyc_pool_copy(p, base, strcspn(base, ".")),
                   .type = ksyc_run_root_type(prepared),
                   .read = read_file,
                   .is_debug = program->specs[0]->top->is_debug,
                   .program = prepared};
    return true;
}

static pool *kept; /* reachable until the end, so that leak checkers stay silent */

const grammar *list_grammars(int argc, char **argv) {
    kept = ksyc_pool_new();
    grammar *list = ksyc_pool_array(kept, (size_t)argc + 1, sizeof *list);
    const char **dirs = ksyc_pool_array(kept, (size_t)argc + 1, sizeof *dirs);
    size_t num = 0, num_dirs = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-I") == 0 && i + 1 < argc)
            dirs[num_dirs++] = argv[++i];
        else if (load(kept, argv[i], dirs, num_dirs, &list[num]))
            num++;
    }
    return list;
}
