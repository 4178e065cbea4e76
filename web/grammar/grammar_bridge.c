/* SPDX-License-Identifier: Apache-2.0 */
/*
 * grammar_bridge.c - reads the file of the page by a grammar of the user: messages about the grammar, or the verdict, as
 * JSON.
 *
 * The module is an instance for each file, as that of the library. A grammar is as hostile as a file: budgets are lower
 * here than in a program, and when memory runs out in ksyc, it ends the module.
 */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend_run.h"
#include "bridge_view.h"
#include "frontend.h"
#include "grammar_input.h"
#include "grammar_source.h"
#include "grammar_view.h"
#include "ks_error_text.h"

/* Of a large file, so that the worker answers after seconds, whatever the grammar says. */
#define MOST_WORK ((uint64_t)1 << 28)
#define MOST_MEMORY ((uint64_t)1 << 30)

static pool *memory;
static const run_program *prepared;
static const char *id;
static const char *title;

/* ----------------------------------------------------------------------------------- the grammar */

static void put_messages(web_json *j, diag *d) {
    char *text = NULL;
    size_t size = 0;
    web_json_key(j, "messages");
    web_json_open(j, '[');
    FILE *out = open_memstream(&text, &size);
    if (out != NULL) ksyc_diag_print(d, DIAG_LINES, out);
    if (out != NULL && fclose(out) == 0) {
        for (const char *line = text; *line != '\0';) {
            const size_t n = strcspn(line, "\n");
            web_json_string(j, line, n);
            line += n + (line[n] == '\n' ? 1 : 0);
        }
    }
    free(text);
    web_json_close(j, ']');
}

/* Compiles the grammars that were added. {"good", "id", "title", "messages"}; called once. */
EXPORT(web_grammar_load) int32_t web_grammar_load(void) {
    static const char *const folders[] = {"."};
    if (grammar_first() == NULL || memory != NULL) return web_refuse_usage();
    memory = ksyc_pool_new();
    diag *d = ksyc_diag_new(memory);
    const ir_program *program = ksyc_frontend_load(memory, d, grammar_first(), folders, 1);
    if (program != NULL) prepared = ksyc_run_prepare(memory, program, d);
    web_json *j = &web_out;
    web_json_start(j);
    web_json_open(j, '{');
    web_json_key(j, "good");
    web_json_bool(j, prepared != NULL);
    if (prepared != NULL) {
        id = program->specs[0]->id;
        title = program->specs[0]->title != NULL ? program->specs[0]->title : "";
        web_json_key(j, "id");
        web_json_text(j, id);
    }
    put_messages(j, d);
    web_json_close(j, '}');
    return web_done();
}

/* --------------------------------------------------------------------------------------- verdict */

/* The structure goes on where this page has no addresses: no verdict about the file. */
static bool is_beyond(const ks_error *e) {
    return e->code == KS_IO && e->found.kind == KS_VALUE_S64 && e->found.s64 == GRAMMAR_NO_ADDRESS;
}

static void put_error(web_json *j, const ks_error *e) {
    char text[2048];
    web_json_open(j, '{');
    web_json_key(j, "code");
    web_json_text(j, is_beyond(e) ? "no_memory" : ks_code_name(e->code));
    web_json_key(j, "offset");
    web_json_u64(j, e->offset & ~KS_DECODED);
    web_json_key(j, "has_place");
    web_json_bool(j, e->offset != KS_NO_OFFSET && (e->offset & KS_DECODED) == 0);
    web_json_key(j, "decoded");
    web_json_bool(j, e->offset != KS_NO_OFFSET && (e->offset & KS_DECODED) != 0);
    web_json_key(j, "path");
    ks_error_path(e, text, sizeof text);
    web_json_text(j, text);
    web_json_key(j, "message");
    ks_error_text(e, NULL, text, sizeof text);
    web_json_text(j, is_beyond(e) ? "the structure goes on behind the part of the file for which a "
                                    "page has memory, the first gigabyte"
                                  : text);
    web_json_key(j, "tried");
    web_json_open(j, '[');
    web_json_close(j, ']');
    web_json_close(j, '}');
}

static void put_notes(web_json *j, const ks_ctx *ks) {
    char text[1024];
    web_json_key(j, "notes");
    web_json_open(j, '[');
    for (uint32_t i = 0; ks->num_notes > 0 && i < ks->num_kept; i++) {
        ks_note_text(&ks->notes[i], NULL, text, sizeof text);
        web_json_open(j, '{');
        web_json_key(j, "text");
        web_json_text(j, text);
        web_json_key(j, "offset");
        web_json_u64(j, ks->notes[i].offset);
        web_json_close(j, '}');
    }
    web_json_close(j, ']');
}

static ks_limits limits_for(uint64_t size) {
    ks_limits limits = ks_limits_for(size);
    if (limits.work > MOST_WORK) limits.work = MOST_WORK;
    if (limits.memory > MOST_MEMORY) limits.memory = MOST_MEMORY;
    return limits;
}

/* Reads the file of `size` bytes that page_read() gives. The document is its verdict; 1 if it is valid. Called once. */
EXPORT(web_open) int32_t web_open(double file_size) {
    grammar_file *f = &grammar_shown;
    const uint64_t size = web_position(file_size);
    ks_input input;
    if (prepared == NULL || f->type != NULL) return web_refuse_usage();
    if (!grammar_input_open(size, &input)) return web_refuse_memory();
    f->type = ksyc_run_root_type(prepared);
    ks_ctx_init(&f->ks, input, limits_for(size), NULL);
    f->io = ks_stream_root(&f->ks);
    void *root = NULL;
    const bool is_valid = ksyc_run_read(prepared, &f->ks, &f->io, &root);
    f->root = root;
    web_json *j = &web_out;
    web_json_start(j);
    web_json_open(j, '{');
    web_json_key(j, "size");
    web_json_u64(j, size);
    web_json_key(j, "format");
    web_json_text(j, id);
    web_json_key(j, "title");
    web_json_text(j, title);
    web_json_key(j, "valid");
    web_json_bool(j, is_valid);
    web_json_key(j, "tree");
    web_json_bool(j, f->root != NULL);
    web_json_key(j, "tensors");
    web_json_u64(j, 0);
    web_json_key(j, "error");
    if (is_valid) {
        web_json_null(j);
    } else {
        put_error(j, &f->ks.error);
    }
    put_notes(j, &f->ks);
    web_json_close(j, '}');
    return web_done() == 1 && is_valid;
}
