/* SPDX-License-Identifier: Apache-2.0 */
/* The memory of a piece, and names of what only the generated source has. */
#include <string.h>

#include "emit_c.h"

const code_expr ksyc_c_ks = {.kind = CODE_WORD, .text = "ks", .uses = USES_KS};
const code_expr ksyc_c_io = {.kind = CODE_WORD, .text = "io", .uses = USES_IO};
const code_expr ksyc_c_self = {.kind = CODE_WORD, .text = "self", .uses = USES_SELF};

void ksyc_begin_piece(c_file *file) { file->pool = ksyc_pool_new(); }

void ksyc_end_piece(c_file *file) {
    ksyc_pool_free(file->pool);
    ksyc_pool_free(file->parts);
    file->pool = file->parts = NULL;
}

void ksyc_begin_part(c_file *file) {
    if (file->parts == NULL) file->parts = ksyc_pool_new();
    file->piece = file->pool;
    file->pool = file->parts;
    file->part = ksyc_pool_mark(file->parts);
}

void ksyc_end_part(c_file *file, bool is_kept) {
    if (!is_kept) ksyc_pool_reset(file->parts, file->part);
    file->pool = file->piece;
}

const char *ksyc_static_name(const c_file *file, const char *prefix, const ir_attr *attr) {
    const char *wanted =
        ksyc_pool_printf(file->pool, "%s_%s_%s", prefix, attr->owner->c_name, attr->id);
    const char *name = wanted;
    void *const holder = (void *)(uintptr_t)attr;
    for (unsigned n = 2;; n++) {
        const void *known = ksyc_names_get(file->statics, name);
        if (known == holder) return name;
        if (known == NULL) break;
        name = ksyc_pool_printf(file->pool, "%s_%u", wanted, n);
    }
    name = ksyc_pool_copy(file->lasting, name, strlen(name));
    ksyc_names_add(file->lasting, file->statics, name, holder);
    return name;
}
