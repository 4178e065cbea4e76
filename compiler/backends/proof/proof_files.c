/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The files of the backend: ID_validate.h, which defines in logic what a valid file is; ID_validate.c, the function
 * that is proved to decide it; ID_compute.h, the computations that validator and views share; ID_view.h and ID_view.c.
 * See docs/ksyc.md for the specifications that are supported.
 */
#include <string.h>

#include "backend_proof.h"
#include "c_pragmas.h"
#include "identifiers.h"
#include "license.h"
#include "proof.h"
#include "text_output.h"

/* Breaks lines of more than 100 columns: after a comma, or else at a blank. This changes neither C nor ACSL, because
 * the text has no string literals and no comments that extend to the end of a line. */
static const char *folded(pool *p, const char *text) {
    enum { WIDTH = 100, CONTINUED = 8 };
    output out = ksyc_output_new(p, 0);
    while (*text != '\0') {
        size_t n = strcspn(text, "\n");
        size_t indent = strspn(text, " ");
        const char *rest = text;
        size_t left = n, margin = 0;
        while (left + margin > WIDTH) {
            size_t at = 0, most = WIDTH - margin;
            for (size_t i = margin > 0 ? 1 : indent + 1; i < most; i++)
                if (rest[i] == ' ' && (rest[i - 1] == ',' || i < most / 2)) at = i;
            if (at == 0) break;
            ksyc_line(&out, "%*s%.*s", (int)margin, "", (int)at, rest);
            rest += at + 1;
            left -= at + 1;
            margin = indent + CONTINUED;
        }
        ksyc_line(&out, "%*s%.*s", (int)margin, "", (int)left, rest);
        text += n + (text[n] == '\n');
    }
    return ksyc_output_text(&out);
}

static void one_stage(proof_emitter *em, bool opens) {
    em->opens = opens;
    em->formulas = (formulas){0};
    em->logic = ksyc_output_new(em->pool, 1);
    em->code = ksyc_output_new(em->pool, 0);
    em->type_computations = ksyc_output_new(em->pool, 0);
    for (routine *r = em->routines; r != NULL; r = r->next) {
        r->is_done = false;
        r->is_open = false;
        r->now = opens ? &r->opens : &r->checks;
    }
    ksyc_emit_type(em, em->top);
}

static void one_pass(proof_emitter *em, bool with_views) {
    em->has_grown = false;
    em->definitions = ksyc_output_new(em->pool, 0);
    em->views = ksyc_output_new(em->pool, 0);
    em->computations = ksyc_output_new(em->pool, 0);
    for (routine *r = em->routines; r != NULL; r = r->next) {
        ksyc_forget_funs(r, 0);
        r->by_name->pool = em->pool;
        r->funs = NULL;
        r->capacity_funs = 0;
    }
    one_stage(em, false);
    em->checks = em->code;
    em->checked = em->formulas;
    if (with_views && !ksyc_diag_has_errors(em->diag)) one_stage(em, true);
}

/* Repeats the pass over the program until it adds no variable and no export. It terminates, because a pass only adds
 * to finite sets. */
static bool run(proof_emitter *em, bool with_views) {
    do {
        ksyc_pool_free(em->pool);
        em->pool = ksyc_pool_new();
        one_pass(em, with_views);
    } while (em->has_grown && !ksyc_diag_has_errors(em->diag));
    return !ksyc_diag_has_errors(em->diag);
}

static proof_emitter new_emitter(const ir_program *program, diag *messages) {
    proof_emitter em = {.keep = program->pool,
                        .diag = messages,
                        .program = program,
                        .top = program->specs[0]->top,
                        .resolve = ksyc_resolve_leaf,
                        .derive = ksyc_derive_any,
                        .emit_placed = ksyc_check_instance};
    em.routines_of = ksyc_pool_array(em.keep, program->num_types, sizeof *em.routines_of);
    em.values = ksyc_pool_array(em.keep, program->num_types, sizeof *em.values);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        ksyc_names_add(em.keep, &em.routine_names, type->proof_name, (void *)(uintptr_t)type);
    }
    ksyc_find_streams(&em);
    return em;
}

const char *ksyc_validator_logic(const ir_program *program) {
    proof_emitter em = new_emitter(program, ksyc_diag_new(program->pool));
    const char *text = run(&em, false) ? folded(em.keep, ksyc_output_text(&em.definitions)) : NULL;
    ksyc_pool_free(em.pool);
    return text;
}

static const char *guard_of(pool *p, const char *id, const char *suffix) {
    return ksyc_pool_printf(p, "KSYC_%s_%s_H", ksyc_c_upper(p, id), suffix);
}

static void write_header(const proof_emitter *em, const char *id, output *out) {
    const char *guard = guard_of(em->pool, id, "VALIDATE");
    ksyc_append_template(
        out,
        (output_var[]){{"license", ksyc_license_comment(em->pool, em->program->specs[0])},
                       {"id", id},
                       {"guard", guard},
                       {"logic", folded(em->pool, ksyc_output_text(&em->definitions))}},
        4,
        "${license}"
        "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
        "/*\n"
        " * What a valid file is, in ACSL, and the function that decides it. Its contract: true\n"
        " * exactly for the files of which valid_${id} holds.\n"
        " */\n"
        "#ifndef ${guard}\n"
        "#define ${guard}\n"
        "\n"
        /* All that it uses of the runtime is in ks_proved.h, and provers read no more. */
        "#ifdef __FRAMAC__\n"
        "#include \"ks_proved.h\"\n"
        "#else\n"
        "#include \"ks.h\"\n"
        "#endif\n"
        "\n"
        "#ifdef __cplusplus\n"
        "extern \"C\" {\n"
        "#endif\n"
        "\n"
        "${logic}"
        "/*@ requires ks_buffer(buf, len);\n"
        "    terminates \\true; exits \\false; assigns \\nothing;\n"
        "    ensures \\result != 0 <==> valid_${id}(buf, len);\n"
        "*/\n"
        "bool ${id}_validate(const uint8_t *buf, size_t len);\n"
        "\n"
        "#ifdef __cplusplus\n"
        "}\n"
        "#endif\n"
        "\n"
        "#endif\n");
}

static void write_values(const proof_emitter *em, const char *id, output *out) {
    const char *guard = guard_of(em->pool, id, "COMPUTE");
    ksyc_append_template(
        out,
        (output_var[]){{"license", ksyc_license_comment(em->pool, em->program->specs[0])},
                       {"id", id},
                       {"guard", guard},
                       {"values", folded(em->pool, ksyc_output_text(&em->computations))}},
        4,
        "${license}"
        "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
        "/*\n"
        " * Private to ${id}_validate.c and ${id}_view.c: how values, counts, sizes and "
        "positions are\n"
        " * computed from the fields that they depend on. A function returns false, or is "
        "not called,\n"
        " * where the value is not defined.\n"
        " */\n"
        "#ifndef ${guard}\n"
        "#define ${guard}\n"
        "\n"
        "#include \"${id}_validate.h\"\n"
        "\n"
        "${values}"
        "#endif\n");
}

/* The text and the name outlive the pool of the emitter, since the files are written when all backends are done. */
static void commit(const proof_emitter *em, output *out, const char *name, const char *suffix,
                   output_dir *out_dir) {
    output kept = ksyc_output_new(em->program->pool, 0);
    ksyc_move_output(&kept, out);
    ksyc_output_commit(&kept, out_dir, ksyc_pool_printf(em->program->pool, "%s_%s", name, suffix));
}

static void write_code(const proof_emitter *em, const char *name, const output *code, output *out) {
    ksyc_append_template(
        out,
        (output_var[]){{"license", ksyc_license_comment(em->pool, em->program->specs[0])},
                       {"id", em->program->specs[0]->id},
                       {"name", name},
                       {"code", folded(em->pool, ksyc_output_text(code))}},
        4,
        "${license}"
        "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
        "#include \"${name}.h\"\n"
        "\n" C_QUIET_WARNINGS "\n"
        "#include \"${id}_compute.h\"\n"
        "\n"
        "${code}");
}

static void write_validator(proof_emitter *em, const char *id, output_dir *out_dir) {
    const char *name = ksyc_pool_printf(em->pool, "%s_validate", id);
    output h = ksyc_output_new(em->pool, 0), c = ksyc_output_new(em->pool, 0);
    output values = ksyc_output_new(em->pool, 0);
    write_header(em, id, &h);
    write_code(em, name, &em->checks, &c);
    write_values(em, id, &values);
    commit(em, &h, id, "validate.h", out_dir);
    commit(em, &c, id, "validate.c", out_dir);
    commit(em, &values, id, "compute.h", out_dir);
}

bool ksyc_emit_validator(const ir_program *program, output_dir *out_dir, diag *messages) {
    proof_emitter em = new_emitter(program, messages);
    const bool ok = run(&em, false);
    if (ok) write_validator(&em, program->specs[0]->id, out_dir);
    ksyc_pool_free(em.pool);
    return ok;
}

static void write_view_header(const proof_emitter *em, const char *id, output *out) {
    const char *guard = guard_of(em->pool, id, "VIEW");
    ksyc_append_template(
        out,
        (output_var[]){{"license", ksyc_license_comment(em->pool, em->program->specs[0])},
                       {"id", id},
                       {"guard", guard},
                       {"views", folded(em->pool, ksyc_output_text(&em->views))}},
        4,
        "${license}"
        "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
        "/*\n"
        " * Views of what lies in a valid file: begin with ${id}_open_view once "
        "${id}_validate has said yes, as\n"
        " * long as the bytes stay as they are. Nothing is copied, nothing can fail, and "
        "nothing is tested: of a\n"
        " * file that is not valid the functions may read anywhere. The contracts say so, "
        "and are proved.\n"
        " *\n"
        " * A view has the bytes, `buf` and `len`; where its object begins, `at`; what "
        "the object depends on; and\n"
        " * its fields: `x`, or where x begins and how much there is of it, `x_at`, "
        "`x_size` in bytes, `x_count`\n"
        " * in elements; `has_x`, whether it is there; without it the others are 0. "
        "Places are offsets into `buf`.\n"
        " */\n"
        "#ifndef ${guard}\n"
        "#define ${guard}\n"
        "\n"
        "#include \"${id}_validate.h\"\n"
        "\n"
        "#ifdef __cplusplus\n"
        "extern \"C\" {\n"
        "#endif\n"
        "\n"
        "${views}"
        "#ifdef __cplusplus\n"
        "}\n"
        "#endif\n"
        "\n"
        "#endif\n");
}

static void write_views(proof_emitter *em, const char *id, output_dir *out_dir) {
    const char *name = ksyc_pool_printf(em->pool, "%s_view", id);
    output h = ksyc_output_new(em->pool, 0), c = ksyc_output_new(em->pool, 0);
    write_view_header(em, id, &h);
    write_code(em, name, &em->code, &c);
    commit(em, &h, id, "view.h", out_dir);
    commit(em, &c, id, "view.c", out_dir);
}

bool ksyc_emit_views(const ir_program *program, output_dir *out_dir, diag *messages) {
    proof_emitter em = new_emitter(program, messages);
    /* All that the validator needs is found first, so that the definitions are those of its header. */
    const bool ok = run(&em, false) && run(&em, true);
    if (ok) write_views(&em, program->specs[0]->id, out_dir);
    ksyc_pool_free(em.pool);
    return ok;
}
