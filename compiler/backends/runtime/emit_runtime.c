/* SPDX-License-Identifier: Apache-2.0 */
/* emit_runtime.c - see backend_runtime.h. */
#include "backend_runtime.h"

#include "embedded.h"
#include "text_output.h"

static void write_embedded(pool *p, output_dir *out_dir, const char *name) {
    output o = ksyc_output_new(p, 0);
    ksyc_append_embedded(&o, name);
    ksyc_output_commit(&o, out_dir, name);
}

void ksyc_write_runtime(pool *p, output_dir *out_dir) {
    write_embedded(p, out_dir, "ks.h");
    write_embedded(p, out_dir, "ks.c");
}

bool ksyc_emit_runtime(const ir_program *program, output_dir *out_dir, diag *d) {
    (void)d; /* it depends on no grammar */
    ksyc_write_runtime(program->pool, out_dir);
    return true;
}
