/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The files of the backend: ID_validate.h, which defines in logic what a valid file is; ID_validate.c, the function
 * that is proved to decide it; ID_compute.h, the computations that validator and views share; ID_view.h and ID_view.c.
 * See docs/ksyc.md for the specifications that are supported.
 */
#include "backend_proof.h"
#include "boxes.h"
#include "c_pragmas.h"
#include "held_bits.h"
#include "identifiers.h"
#include "license.h"
#include "proof.h"
#include "text_output.h"

static void one_stage(proof_emitter *em, bool opens) {
    em->opens = opens;
    em->formulas = (formulas){0};
    em->num_allowed = 0;
    em->logic = ksyc_new_text(em, 1);
    em->code = ksyc_new_text(em, 0);
    em->type_computations = ksyc_new_text(em, 0);
    for (routine *r = em->routines; r != NULL; r = r->next) {
        r->is_done = false;
        r->is_open = false;
        r->is_recalled = false;
        r->has_facts_type = false;
        r->now = opens ? &r->opens : &r->checks;
    }
    ksyc_emit_type(em, em->top);
}

static void one_pass(proof_emitter *em, bool with_views) {
    em->has_grown = false;
    em->definitions = ksyc_new_text(em, 0);
    em->views = ksyc_new_text(em, 0);
    em->computations = ksyc_new_text(em, 0);
    em->sections_in_order = (list){0};
    em->sections = ksyc_pool_array(em->pass, em->program->num_types, sizeof *em->sections);
    for (routine *r = em->routines; r != NULL; r = r->next) {
        ksyc_forget_funs(r, 0);
        r->by_name->pool = em->pass;
        r->funs = NULL;
        r->capacity_funs = 0;
    }
    one_stage(em, false);
    em->checks = em->code;
    em->checked = em->formulas;
    if (with_views && !ksyc_diag_has_errors(em->diag)) one_stage(em, true);
}

static void free_pass(proof_emitter *em) {
    ksyc_pool_free(em->pool);
    ksyc_pool_free(em->pass);
}

/* Repeats the pass over the program until it adds no variable and no export. It terminates, because a pass only adds
 * to finite sets. */
static bool run(proof_emitter *em, bool with_views) {
    const uint64_t mark = ksyc_output_dir_mark(em->dir);
    do {
        free_pass(em);
        ksyc_output_dir_reset(em->dir, mark);
        em->pass = ksyc_pool_new();
        em->pool = ksyc_pool_new();
        one_pass(em, with_views);
    } while (em->has_grown && !ksyc_diag_has_errors(em->diag));
    return !ksyc_diag_has_errors(em->diag);
}

/* See boxes.h. */
static const ir_type *inner_root_of(const ir_program *program) {
    const ir_type *top = program->specs[0]->top;
    return top->root != top ? top->root : NULL;
}

static bool may_be_left(const void *held, const ir_attr *attr) {
    return ksyc_may_hold_bits(held, attr);
}

static proof_emitter new_emitter(const ir_program *as_written, output_dir *dir, diag *messages) {
    const bit_places bits = {may_be_left, ksyc_held_bits_of_file(as_written->pool, as_written)};
    const ir_program *program = ksyc_with_boxes(as_written, &bits);
    proof_emitter em = {.keep = program->pool,
                        .dir = dir,
                        .diag = messages,
                        .inner_root = inner_root_of(program),
                        .program = program,
                        .top = program->specs[0]->top,
                        .resolve = ksyc_resolve_leaf,
                        .derive = ksyc_derive_any,
                        .emit_placed = ksyc_check_instance,
                        .emit_recall = ksyc_recall_facts};
    em.routines_of = ksyc_pool_array(em.keep, program->num_types, sizeof *em.routines_of);
    em.selves = ksyc_pool_array(em.keep, program->num_types, sizeof *em.selves);
    em.own_fields = ksyc_pool_array(em.keep, program->num_types, sizeof *em.own_fields);
    em.anchors = ksyc_pool_array(em.keep, program->num_types, sizeof *em.anchors);
    em.values = ksyc_pool_array(em.keep, program->num_types, sizeof *em.values);
    em.counted = ksyc_pool_array(em.keep, program->num_types, sizeof *em.counted);
    em.orders = ksyc_pool_array(em.keep, program->num_types, sizeof *em.orders);
    em.levels = ksyc_pool_array(em.keep, program->num_types, sizeof *em.levels);
    em.quiet = ksyc_pool_array(em.keep, program->num_types, sizeof *em.quiet);
    em.recalled = ksyc_pool_array(em.keep, program->num_types, sizeof *em.recalled);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        ksyc_names_add(em.keep, &em.routine_names, type->proof_name, (void *)(uintptr_t)type);
        ksyc_names_add(em.keep, &em.type_names, type->proof_name, (void *)(uintptr_t)type);
    }
    em.held = ksyc_held_bits_of_file(em.keep, program);
    ksyc_find_streams(&em);
    return em;
}

static const char *guard_of(pool *p, const char *id, const char *suffix) {
    return ksyc_pool_printf(p, "KSYC_%s_%s_H", ksyc_c_upper(p, id), suffix);
}

/* A file, most of which is `text`, with what stands before it and behind it. */
static void write_file(proof_emitter *em, const char *suffix, const char *guard, output *text,
                       const char *before, const char *behind) {
    const ir_spec *spec = em->program->specs[0];
    const output_var vars[] = {{"license", ksyc_license_comment(em->pool, spec)},
                               {"id", spec->id},
                               {"guard", guard},
                               {"more", em->uses_units ? "#include \"ks_units.h\"\n" : ""},
                               {"params", ksyc_file_parameters(em, ", ", true)},
                               {"args", ksyc_file_parameters(em, "", false)},
                               {"requires", ksyc_file_requires(em)},
                               {"type", em->top->proof_name}};
    /* It outlives the pools of the emitter, since files are written when all backends are done. */
    output file = ksyc_output_in(em->dir, em->keep, 0);
    ksyc_append_template(&file, vars, sizeof vars / sizeof *vars, before);
    ksyc_move_output(&file, text);
    ksyc_append_template(&file, vars, sizeof vars / sizeof *vars, behind);
    ksyc_output_commit(&file, em->dir, ksyc_pool_printf(em->keep, "%s_%s", spec->id, suffix));
}

static void write_header(proof_emitter *em, const char *id) {
    write_file(
        em, "validate.h", guard_of(em->pool, id, "VALIDATE"), &em->definitions,
        "${license}"
        "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
        "/*\n"
        " * What a valid file is, in ACSL, and the function that decides it. Its contract: it "
        "accepts\n"
        " * only files of which valid_${type} holds, and refuses only others. It asks the gate for "
        "the\n"
        " * bytes that it looks at, and counts its steps there; without them it is stopped, and "
        "says\n"
        " * nothing. See ks_gate.h.\n"
        " *\n"
        " * valid_t is a type t at the place `at`, end_t where it ends, at_t_f where its field f "
        "begins,\n"
        " * and t_f a field or instance; rule_ is a rule, defined_ says that a formula can be "
        "computed,\n"
        " * _of is its value. u8le(buf + at) and its kin are the numbers of Kaitai Struct. "
        "Integers\n"
        " * have no size here; where 64 bits might not do, it says so.\n"
        " */\n"
        "#ifndef ${guard}\n"
        "#define ${guard}\n"
        "\n"
        /* All that it uses of the runtime is in ks_loaded.h, and provers read no more. */
        "#ifdef __FRAMAC__\n"
        "#include \"ks_loaded.h\"\n"
        "${more}"
        "#else\n"
        "#include \"ks.h\"\n"
        "#endif\n"
        "\n"
        "#ifdef __cplusplus\n"
        "extern \"C\" {\n"
        "#endif\n"
        "\n",
        "/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);\n"
        "${requires}"
        "    terminates \\true; exits \\false; assigns *gate;\n"
        "    ensures \\result == KS_ACCEPTED ==> valid_${type}(buf, len, ${args}strict);\n"
        "    ensures \\result == KS_REFUSED ==> !valid_${type}(buf, len, ${args}strict);\n"
        "    ensures 0 <= \\result <= 2;\n"
        "*/\n"
        "ks_verdict ${type}_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool "
        "strict${params});\n"
        "\n"
        "#ifdef __cplusplus\n"
        "}\n"
        "#endif\n"
        "\n"
        "#endif\n");
}

static void write_values(proof_emitter *em, const char *id) {
    write_file(em, "compute.h", guard_of(em->pool, id, "COMPUTE"), &em->computations,
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
               "\n",
               "#endif\n");
}

/* The file `what`.c, which includes its header. */
static void write_code(proof_emitter *em, const char *what, output *code) {
    const char *before = ksyc_pool_printf(em->pool,
                                          "${license}"
                                          "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
                                          "#include \"${id}_%s.h\"\n"
                                          "\n" C_QUIET_PROOFS "\n"
                                          "#include \"${id}_compute.h\"\n"
                                          "\n",
                                          what);
    write_file(em, ksyc_pool_printf(em->pool, "%s.c", what), "", code, before, "");
}

static void write_validator(proof_emitter *em, const char *id) {
    write_header(em, id);
    write_code(em, "validate", &em->checks);
    write_values(em, id);
}

bool ksyc_emit_validator(const ir_program *program, output_dir *out_dir, diag *messages) {
    proof_emitter em = new_emitter(program, out_dir, messages);
    const bool ok = run(&em, false);
    if (ok) write_validator(&em, program->specs[0]->id);
    free_pass(&em);
    return ok;
}

static void write_view_header(proof_emitter *em, const char *id) {
    write_file(em, "view.h", guard_of(em->pool, id, "VIEW"), &em->views,
               "${license}"
               "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
               "/*\n"
               " * Views of what lies in a valid file: begin with ${type}_open_view once "
               "${type}_validate has said yes, as\n"
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
               "\n",
               "#ifdef __cplusplus\n"
               "}\n"
               "#endif\n"
               "\n"
               "#endif\n");
}

bool ksyc_emit_views(const ir_program *program, const char *const *only, output_dir *out_dir,
                     diag *messages) {
    proof_emitter em = new_emitter(program, out_dir, messages);
    /* All that the validator needs is found first, so that the definitions are those of its header. The last pass is
     * the first half of one that writes views, too. */
    bool ok = run(&em, false);
    if (ok) {
        one_stage(&em, true);
        ok = !ksyc_diag_has_errors(em.diag);
    }
    if (ok && em.has_grown) ok = run(&em, true);
    if (ok && only != NULL) {
        ok = ksyc_choose_functions(&em, only) && run(&em, true);
        if (ok) ksyc_join_sections(&em);
    }
    if (ok) {
        write_view_header(&em, program->specs[0]->id);
        write_code(&em, "view", &em.code);
    }
    free_pass(&em);
    return ok;
}
