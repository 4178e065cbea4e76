/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_ksyc.c - the compiler of grammars, from any text to reader, documentation and dictionary, and its interpreter.
 *
 * The input up to the first NUL is the specification; the rest is the file that every import finds, and the one that is
 * read by the specification.
 * Files are read from and written to memory: the linker replaces ksyc_source_read and ksyc_output_commit by
 * __wrap_ksyc_source_read and __wrap_ksyc_output_commit.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend_c.h"
#include "backend_dict.h"
#include "backend_doc.h"
#include "backend_program.h"
#include "backend_proof.h"
#include "backend_run.h"
#include "frontend.h"
#include "fuzz.h"
#include "ks_walk.h"
#include "source.h"
#include "text_output.h"

const fuzz_target fuzz_about = {.prefix = SIZE_MAX, .format = TG_FORMAT_NONE}; /* no file inside */

/* Limit of all output, per byte of the specifications; a short type with a long name that is
 * used often has a long reader. */
#define FIXED_OUTPUT ((size_t)1 << 20)
#define OUTPUT_PER_BYTE 4096

static struct {
    const char *texts[2];
    size_t sizes[2];
    size_t written;
} files;

bool __wrap_ksyc_source_read(pool *p, diag *d, const char *file, source *out, bool *missing);
void __wrap_ksyc_output_commit(output *o, output_dir *dir, const char *name);
void __wrap_ksyc_output_commit_own(output *o, output_dir *dir, const char *name);

bool __wrap_ksyc_source_read(pool *p, diag *d, const char *file, source *out, bool *missing) {
    bool imported = strcmp(file, "fuzz.ksy") != 0;
    if (missing != NULL) *missing = imported && files.texts[1] == NULL;
    if (imported && files.texts[1] == NULL) return false;
    out->file = file;
    out->size = files.sizes[imported];
    out->text = ksyc_pool_copy(p, files.texts[imported], out->size);
    return ksyc_source_check(d, out);
}

void __wrap_ksyc_output_commit(output *o, output_dir *dir, const char *name) {
    const char *text = ksyc_output_text(o);
    size_t size = ksyc_output_size(o);
    (void)dir;
    FUZZ_PROMISE(FUZZ_ATOMIC_OUTPUT, strchr(name, '/') == NULL && name[0] != '.',
                 "a file called '%s' is written", name);
    FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, strlen(text) == size, "a NUL in %s", name);
    fuzz_touch(text, size);
    files.written += size;
}

void __wrap_ksyc_output_commit_own(output *o, output_dir *dir, const char *name) {
    __wrap_ksyc_output_commit(o, dir, name);
}

/* Messages are shown on terminals. */
static void check_messages(diag *d, bool accepted) {
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL) return;
    ksyc_diag_print(d, DIAG_EXCERPTS, stream);
    fclose(stream);
    fuzz_check_terminal("a message", text, size);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, accepted || strstr(text, ": error: ") != NULL,
                 "refused without a message");
    free(text);
}

static ks_go touch(void *self, const ks_node *node) {
    ks_ctx *ks = self;
    const bool is_there = node->data != NULL && node->value.kind != KS_KIND_NONE;
    if (is_there) fuzz_touch(node->data, (size_t)node->value.u64);
    return ks_spend(ks, 1) ? KS_GO_ON : KS_GO_STOP;
}

/* What the interpreter makes of a file, with little of everything. */
static void interpret(pool *p, const ir_program *program, diag *d) {
    const ks_limits limits = {.memory = 1 << 20, .work = 1 << 16, .depth = 64};
    const run_program *prepared = ksyc_run_prepare(p, program, d);
    check_messages(d, prepared != NULL);
    if (prepared == NULL) return;
    ks_ctx ks;
    void *root = NULL;
    ks_ctx_init(&ks, ks_input_memory(files.texts[1], files.sizes[1]), limits, NULL);
    ks_stream io = ks_stream_root(&ks);
    const bool is_valid = ksyc_run_read(prepared, &ks, &io, &root);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, is_valid == (ks.error.code == KS_OK),
                 "a file is refused without a reason, or accepted with one");
    const ks_visitor visitor = {touch, touch, touch, &ks, 512};
    /* What was read can be walked, unless a budget is used up. */
    ks.error.code = KS_OK;
    ks.work_left = limits.work;
    if (root != NULL && !ks_walk(&ks, ksyc_run_root_type(prepared), root, &visitor))
        FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, ks.error.code == KS_OK || ks.error.code == KS_LIMIT,
                     "a tree cannot be walked: %s", ks_code_name(ks.error.code));
    ks_ctx_free(&ks);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const folders[] = {"specs/"};
    const uint8_t *second = size > 0 ? memchr(data, 0, size) : NULL;
    files.texts[0] = (const char *)data;
    files.sizes[0] = second != NULL ? (size_t)(second - data) : size;
    files.texts[1] = second != NULL ? (const char *)second + 1 : NULL;
    files.sizes[1] = second != NULL ? size - files.sizes[0] - 1 : 0;
    files.written = 0;
    pool *p = ksyc_pool_new();
    diag *d = ksyc_diag_new(p);
    const ir_program *program = ksyc_frontend_load(p, d, "fuzz.ksy", folders, 1);
    bool accepted = program != NULL && ksyc_emit_c(program, NULL, d) &&
                    ksyc_emit_doc(program, NULL, d) && ksyc_emit_dict(program, NULL, d);
    check_messages(d, accepted);
    if (program != NULL) interpret(p, program, ksyc_diag_new(p));
    if (accepted) {
        /* They support less of the language, and must report that. */
        diag *less = ksyc_diag_new(p);
        check_messages(less, ksyc_emit_validator(program, NULL, less) &&
                                 ksyc_emit_views(program, NULL, NULL, less));
        /* What surrounds a parser has a size of its own, which is the same for all. */
        const size_t before = files.written;
        diag *around = ksyc_diag_new(p);
        check_messages(around, ksyc_emit_main(program, NULL, around) &&
                                   ksyc_emit_fuzz(program, NULL, around) &&
                                   ksyc_emit_make(program, NULL, around));
        files.written = before;
    }
    ksyc_pool_free(p);
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, files.written <= FIXED_OUTPUT + OUTPUT_PER_BYTE * size,
                 "%zu bytes of output for %zu of input", files.written, size);
    return 0;
}
