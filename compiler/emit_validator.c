/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_validator.c - ID_validate.h, what a valid file is in logic, and ID_validate.c, the function that
 * decides it and is proved to. See docs/ksyc.md for what specifications it takes.
 */
#include "emit_validator.h"

#include <string.h>

#include "emit.h"
#include "output.h"

/* Breaks lines of more than 100 columns: behind a comma, else at a blank. Neither C nor ACSL minds, as there are
 * no texts and no comments up to the end of a line. */
static const char *folded(pool *p, const char *text) {
    enum { WIDTH = 100, CONTINUED = 8 };
    sink out = sink_new(p, 0);
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
            line(&out, "%*s%.*s", (int)margin, "", (int)at, rest);
            rest += at + 1;
            left -= at + 1;
            margin = indent + CONTINUED;
        }
        line(&out, "%*s%.*s", (int)margin, "", (int)left, rest);
        text += n + (text[n] == '\n');
    }
    return sink_text(&out);
}

static void one_pass(writer *w) {
    w->has_grown = false;
    w->formulas = NULL;
    w->logic = sink_new(PW(w), 1);
    w->definitions = sink_new(PW(w), 0);
    w->code = sink_new(PW(w), 0);
    for (frame_state *s = w->states; s != NULL; s = s->next) {
        s->is_done = false;
        s->is_open = false;
        s->num_funs = 0;
    }
    emit_type(w, w->top);
}

/* Goes over the program until nothing new is wanted: each pass can only add to finite sets. */
static bool run(writer *w) {
    find_streams(w);
    do {
        one_pass(w);
    } while (w->has_grown && !diag_has_errors(w->diag));
    return !diag_has_errors(w->diag);
}

static writer new_writer(const ir_program *program, diag *messages) {
    return (writer){
        .pool = program->pool, .diag = messages, .program = program, .top = program->specs[0]->top};
}

const char *validator_logic(const ir_program *program) {
    writer w = new_writer(program, diag_new(program->pool));
    return run(&w) ? folded(PW(&w), sink_text(&w.definitions)) : NULL;
}

static void write_header(const writer *w, const char *id, output *out) {
    const char *guard = pool_printf(PW(w), "KSYC_%s_VALIDATE_H", c_upper(PW(w), id));
    out_template(
        out,
        (output_var[]){
            {"id", id}, {"guard", guard}, {"logic", folded(PW(w), sink_text(&w->definitions))}},
        3,
        "/* SPDX-License-Identifier: Apache-2.0 */\n"
        "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
        "/*\n"
        " * What a valid file is, in ACSL, and the function that decides it. Its contract: true\n"
        " * exactly for the files of which valid_${id} holds.\n"
        " */\n"
        "#ifndef ${guard}\n"
        "#define ${guard}\n"
        "\n"
        "#include \"ks/ks_proved.h\"\n"
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

bool emit_validator(const ir_program *program, const char *out_dir, diag *messages) {
    writer w = new_writer(program, messages);
    const char *id = program->specs[0]->id;
    if (!run(&w)) return false;
    output *h = output_new(PW(&w));
    write_header(&w, id, h);
    output *c = output_new(PW(&w));
    out_template(c, (output_var[]){{"id", id}, {"code", folded(PW(&w), sink_text(&w.code))}}, 2,
                 "/* SPDX-License-Identifier: Apache-2.0 */\n"
                 "/* Made by ksyc from ${id}.ksy. Do not edit. */\n"
                 "#include \"${id}_validate.h\"\n"
                 "\n"
                 "${code}");
    return output_commit(h, out_dir, pool_printf(PW(&w), "%s_validate.h", id), messages) &&
           output_commit(c, out_dir, pool_printf(PW(&w), "%s_validate.c", id), messages);
}
