/* SPDX-License-Identifier: Apache-2.0 */
/* The views that ksyc writes: their members, the accessors that lead from one to the next, and the contracts. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_emit_test.h"

static bool emit_views(const ir_program *program, output_dir *out_dir, diag *d) {
    return ksyc_emit_views(program, NULL, out_dir, d);
}

static char *file_of(const char *spec, const char *name, const char *other) {
    char *text = emitted(spec, emit_views, name);
    assert_int_equal(remove(other), 0);
    return text;
}

static char *header_of(const char *spec) { return file_of(spec, "t_view.h", "t_view.c"); }
static char *code_of(const char *spec) { return file_of(spec, "t_view.c", "t_view.h"); }

TEST(test_members) {
    static const char spec[] = META "seq:\n"
                                    "  - {id: value, type: s2}\n"
                                    "  - {id: len, type: u1}\n"
                                    "  - {id: ratio, type: f4}\n"
                                    "  - {id: high, type: b3}\n"
                                    "  - {id: low, type: b5}\n"
                                    "  - {id: name, size: len + 1}\n"
                                    "  - {id: more, size: 4, if: len > 2}\n"
                                    "  - {id: rest, size-eos: true}\n"
                                    "instances:\n"
                                    "  twice: {value: len * 2}\n"
                                    "  text: {value: '\"abc\"'}\n";
    char *header = header_of(spec);
    /* A field with the name of a member that every view has gets an underscore; other names stay. */
    has(header, "typedef struct t_view {\n"
                "    const uint8_t *buf;\n"
                "    uint64_t len;\n"
                "    bool strict;\n"
                "    int64_t value;\n"
                "    uint64_t len_;\n"
                "    uint64_t ratio_at;\n"
                "    uint64_t high;\n"
                "    uint64_t low;\n"
                "    uint64_t name_at;\n"
                "    uint64_t name_size;\n"
                "    bool has_more;\n"
                "    uint64_t more_at;\n"
                "    uint64_t more_size;\n"
                "    uint64_t rest_at;\n"
                "    uint64_t rest_size;\n"
                "    uint64_t twice;\n"
                "} t_view;\n");
    has(header, "view.more_size == t_more_size(view.buf)");
    has(header, "logic integer t_more_size{L}(uint8_t *buf) = t_len(buf) > 2 ? 4 : 0;");
    has(header, "/*@ requires ks_buffer(buf, len) && valid_t(buf, len, strict);");
    has(header, "    ensures is_t_view(\\result);\n");
    has(header, "t_view t_open_view(const uint8_t *buf, size_t len, bool strict);");
    free(header);
    /* Accessors make no checks. */
    char *code = code_of(spec);
    has_not(code, "return false");
    has(code, "    /*@ assert at_t_more(buf) <= len; */");
    has(code, "    const uint64_t rest_size = len - pos;\n");
    free(code);
}

/* Elements of one size are accessed by index. */
TEST(test_elements) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: num_cats, type: u1}\n"
             "  - {id: cats, type: 'cat(_index)', repeat: expr, repeat-expr: num_cats}\n"
             "types:\n"
             "  cat: {params: [{id: number, type: u4}], seq: [{id: lives, type: u2}]}\n";
    char *header = header_of(spec);
    has(header, "/*@ requires is_t_view(of);\n"
                "    requires i < of.cats_count;\n");
    has(header, "\\result.number == i");
    has(header, "    ensures is_t_cat_view(\\result);\n");
    has(header, "t_cat_view t_view_cats(t_view of, uint64_t i);");
    free(header);
    char *code = code_of(spec);
    has(code, "return open_t_cat(of.buf, of.len, of.cats_at + 2 * i, i);");
    free(code);
}

/* Other elements are traversed: their sizes differ, or they use values of the previous one. */
TEST(test_traversals) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: n, type: u1}\n"
             "  - {id: names, type: name, repeat: expr, repeat-expr: n}\n"
             "  - {id: dims, type: 'dim(_index == 0 ? 1 : dims[_index - 1].cells)', repeat: expr,"
             " repeat-expr: n}\n"
             "types:\n"
             "  name: {seq: [{id: n, type: u1}, {id: text, size: n}]}\n"
             "  dim:\n"
             "    params: [{id: before, type: u8}]\n"
             "    seq: [{id: length, type: u1}]\n"
             "    instances: {cells: {value: before * length}}\n";
    char *header = header_of(spec);
    has(header, "predicate is_t_view_names_item{L}(t_view of, t_name_view view, integer i) =");
    has(header, "/*@ requires is_t_view(of);\n"
                "    requires of.names_count > 0;\n");
    has(header, "t_name_view t_view_names_first(t_view of);");
    has(header, "    requires 0 < i;\n"
                "    requires i < of.names_count;\n"
                "    requires is_t_view_names_item(of, before, i - 1);\n");
    has(header, "t_name_view t_view_names_next(t_view of, t_name_view before, uint64_t i);");
    has(header, "t_dim_view t_view_dims_next(t_view of, t_dim_view before, uint64_t i);");
    has_not(header, "_is_last");
    /* By its place, where no value of the element before is used. */
    has(header, "/*@ requires is_t_view(of);\n"
                "    requires i < of.names_count;\n"
                "    requires at == at_t_names_item(of.buf, of.names_at, i);\n"
                "    terminates \\true; exits \\false; assigns \\nothing;\n"
                "    ensures is_t_view_names_item(of, \\result, i);\n"
                "*/\n"
                "t_name_view t_view_names_at(t_view of, uint64_t at, uint64_t i);");
    has_not(header, "t_view_dims_at(");
    free(header);
    char *code = code_of(spec);
    has(code, "return t_view_names_at(of, of.names_at, 0);");
    has(code, "return t_view_names_at(of, before.end, i);");
    has(code, "open_t_name(of.buf, of.len, at);");
    has(code, "/*@ assert before.cells == t_dims_cells(of.buf, of.dims_at, i); */");
    has(code, "return open_t_dims_item(of, before, i);");
    free(code);
}

/* An array without a count: each element says whether it is the last one. */
TEST(test_traversal_to_the_end) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: cats, type: cat, repeat: until, repeat-until: _io.eof}\n"
             "types:\n"
             "  cat: {seq: [{id: n, type: u1}, {id: name, size: n}]}\n";
    char *header = header_of(spec);
    has(header, "t_cat_view t_view_cats_first(t_view of);");
    has(header, "    ensures \\result != 0 <==> (t_cats_until_of(view.end, of.len) != 0);\n");
    has(header, "bool t_view_cats_is_last(t_view of, t_cat_view view, uint64_t i);");
    has(header, "    requires !(t_cats_until_of(before.end, of.len) != 0);\n");
    has_not(header, "t_view_cats_at(");
    free(header);
    char *code = code_of(spec);
    has(code, "compute_t_cats_until(view.end, of.len);");
    free(code);
}

/* The view of a file has not what is behind its objects, so that opening it is not going through all of them. */
TEST(test_rest_of_the_file) {
    static const char spec[] = META "seq:\n"
                                    "  - {id: n, type: u1}\n"
                                    "  - {id: cats, type: cat, repeat: expr, repeat-expr: n}\n"
                                    "  - {id: rest, size-eos: true, valid: {expr: _.size == 0}}\n"
                                    "types:\n"
                                    "  cat: {seq: [{id: n, type: u1}, {id: name, size: n}]}\n";
    char *header = header_of(spec);
    has(header, "    uint64_t cats_at;\n"
                "    uint64_t cats_count;\n"
                "} t_view;\n");
    free(header);
    char *code = code_of(spec);
    has_not(code, "for (");
    has_not(code, "rest");
    free(code);
}

/* Each case has an accessor, whose contract requires the value that chooses the case. */
TEST(test_cases) {
    static const char spec[] = META "seq:\n"
                                    "  - {id: kind, type: u1}\n"
                                    "  - id: body\n"
                                    "    type: {switch-on: kind, cases: {1: a, 2: b, 3: a}}\n"
                                    "    if: kind < 9\n"
                                    "types:\n"
                                    "  a: {seq: [{id: x, type: u1}]}\n"
                                    "  b: {seq: [{id: x, type: u2}]}\n";
    char *header = header_of(spec);
    has(header, "    requires of.has_body != 0;\n"
                "    requires (of.kind == 1 || of.kind == 3);\n");
    has(header, "t_a_view t_view_body_a(t_view of);");
    has(header, "    requires of.kind == 2;\n");
    has(header, "t_b_view t_view_body_b(t_view of);");
    free(header);
}

/* Instances with `pos`, in a substream. */
TEST(test_places) {
    static const char spec[] =
        META "seq: [{id: n, type: u1}, {id: box, size: n, type: box}]\n"
             "types:\n"
             "  cat: {seq: [{id: lives, type: u1}]}\n"
             "  box:\n"
             "    seq: [{id: first, type: u1}]\n"
             "    instances:\n"
             "      cats: {pos: first, type: cat, repeat: expr, repeat-expr: 2}\n"
             "      tail: {pos: 1, size: first, if: first > 3}\n"
             "      best: {pos: 2, type: cat}\n";
    char *header = header_of(spec);
    has(header, "    ensures \\result.buf == of.buf;\n"
                "    ensures \\result.len == of.box_at + of.box_size;\n"
                "    ensures \\result.at == of.box_at;\n"
                "    ensures \\result.base == of.box_at;\n");
    has(header, "t_box_view t_view_box(t_view of);");
    has(header, "    uint64_t first;\n"
                "    uint64_t cats_at;\n"
                "    uint64_t cats_count;\n"
                "    bool has_tail;\n"
                "    uint64_t tail_at;\n"
                "    uint64_t tail_size;\n"
                "    uint64_t best_at;\n");
    has(header, "t_cat_view t_box_view_cats(t_box_view of, uint64_t i);");
    has(header, "t_cat_view t_box_view_best(t_box_view of);");
    free(header);
    char *code = code_of(spec);
    has(code, "return open_t_box(of.buf, of.box_at + of.box_size, of.box_at, of.box_at);");
    has(code, "    uint64_t tail_at = 0;\n");
    free(code);
}

/* Each instance uses the next one twice: without memoisation this takes exponential time. */
TEST(test_many_uses) {
    char spec[4096];
    size_t n = (size_t)snprintf(spec, sizeof spec, META "seq: [{id: n, type: u1}]\ninstances:\n");
    for (unsigned i = 0; i < 60; i++)
        n += (size_t)snprintf(spec + n, sizeof spec - n, "  a%u: {value: a%u %% 7 + a%u %% 7}\n", i,
                              i + 1, i + 1);
    snprintf(spec + n, sizeof spec - n, "  a60: {value: n %% 3}\n");
    char *header = header_of(spec);
    has(header, "    uint64_t a0;\n    uint64_t a1;\n");
    free(header);
}

static bool emit_some_views(const ir_program *program, output_dir *out_dir, diag *d) {
    static const char *const only[] = {"t_open_view", "t_view_cats_next", NULL};
    return ksyc_emit_views(program, only, out_dir, d);
}

/* The root opens `head` for its end, and does not use `tail`. */
TEST(test_only_some_functions) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: head, type: text}\n"
             "  - {id: cats, type: cat, repeat: expr, repeat-expr: 3}\n"
             "  - {id: tail, type: tail}\n"
             "types:\n"
             "  text: {seq: [{id: n, type: u1}, {id: s, size: n}]}\n"
             "  cat: {seq: [{id: name, type: text}, {id: toys, type: toy}]}\n"
             "  toy: {seq: [{id: x, type: u1}]}\n"
             "  tail: {seq: [{id: y, type: u2}]}\n";
    char *header = emitted(spec, emit_some_views, "t_view.h");
    has(header, "t_view t_open_view(");
    has(header, "t_cat_view t_view_cats_first(");
    has(header, "t_cat_view t_view_cats_next(");
    has(header, "} t_text_view;");
    has_not(header, "t_view_head(");
    has_not(header, "t_cat_view_toys(");
    has_not(header, "t_toy_view");
    has_not(header, "t_tail_view");
    free(header);
    char *code = emitted(spec, emit_some_views, "t_view.c");
    has(code, "open_t_text(");
    has_not(code, "open_t_toy(");
    free(code);
}

/* Views call the functions that the validator has written, and use its definitions. */
TEST(test_beside_the_validator) {
    static const char spec[] = META "seq: [{id: n, type: u8}, {id: a, size: n * n}]\n";
    char *code = code_of(spec);
    has(code, "#include \"t_view.h\"\n\n#ifdef __GNUC__\n#pragma GCC diagnostic ignored \"-W");
    has(code, "#endif\n\n#include \"t_compute.h\"");
    has(code, "compute_t_a_size(n, &");
    has_not(code, "bool compute_t_a_size(");
    free(code);
    char *header = header_of(spec);
    has(header, "#include \"t_validate.h\"");
    has_not(header, "predicate valid_t");
    free(header);
}
