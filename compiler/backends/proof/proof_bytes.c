/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Byte strings in expressions: their length, whether they are those of a constant, and whether there is a zero byte, or
 * another one, among them (`min` or `max` compared with 0), and whether they are UTF-8.
 *
 * A constant is compared in pieces of 8, 4, 2 and 1 bytes, which are read as big-endian numbers: proofs need no loop and
 * no quantifier for it.
 */
#include "encodings.h"
#include "expr_show.h"
#include "proof_expr.h"
#include "queries.h"

/* Whether the texts of the encoding that are this one are those with its bytes. */
static bool has_bytes_of(const ir_data *d, const ir_expr *literal) {
    static const char *const single[] = {"ASCII", "ISO-8859-1", "windows-1252", "IBM437"};
    if (ksyc_encoding_is_utf8(d->encoding)) return true;
    bool is_single = false;
    for (size_t i = 0; i < sizeof single / sizeof *single; i++)
        is_single = is_single || ksyc_same_id(d->encoding, single[i]);
    for (size_t i = 0; i < literal->size; i++)
        is_single = is_single && (unsigned char)literal->text[i] < 0x80;
    return is_single;
}

/* A path to a field, or from `_` to one of the element that was read. */
static bool is_known(const expr_ctx *g, const ir_expr *path) {
    return ksyc_is_path(path, NULL) || (ksyc_is_of_item(path) && ksyc_repeated_of(g) != NULL);
}

/* What ends the content of a text or of bytes that have a size. */
typedef enum content_end {
    END_OF_ALL,    /* nothing: it is all of them */
    END_AT_BYTE,   /* the first terminator, or their end */
    END_AT_PAD,    /* pad bytes up to their end */
    END_ELSEWHERE, /* what a comparison cannot tell */
} content_end;

static content_end end_of(const ir_data *d) {
    if (d->sizing == IR_SIZE_TERMINATED || (!d->has_terminator && !d->has_pad)) return END_OF_ALL;
    if (!d->has_terminator) return END_AT_PAD;
    /* A pad byte equal to the terminator is removed by the terminator alone. */
    return d->include || (d->has_pad && d->pad != d->terminator) ? END_ELSEWHERE : END_AT_BYTE;
}

/* Whether a content that ends like this can be the literal. */
static bool can_be(const ir_data *d, const ir_expr *literal) {
    const size_t size = literal->size;
    if (end_of(d) == END_AT_PAD)
        return size == 0 || (unsigned char)literal->text[size - 1] != d->pad;
    for (size_t i = 0; end_of(d) == END_AT_BYTE && i < size; i++)
        if ((unsigned char)literal->text[i] == d->terminator) return false;
    return true;
}

/* A field that is a text, or `_` for one, which can be compared with the literal; NULL: something else. */
static const ir_expr *text_path(expr_ctx *g, const ir_expr *e, const ir_expr *literal) {
    const ir_expr *path = e;
    if (e->op == IR_ITEM && g->attr != NULL) path = ksyc_own_field(g->em, g->attr);
    if (literal->op != IR_LIT_STR || path->op != IR_FIELD || !is_known(g, path) ||
        path->attr->kind != IR_SEQ || path->attr->repeat != IR_ONCE || path->vtype.kind != IR_STR)
        return NULL;
    const ir_data *d = &path->attr->data;
    const bool is_known = d->kind == IR_D_STR && end_of(d) != END_ELSEWHERE && d->term_unit <= 1 &&
                          d->process == IR_P_NONE;
    return is_known && has_bytes_of(d, literal) ? path : NULL;
}

/* A field of bytes, or `_` for one. */
static const ir_expr *any_bytes_path(const expr_ctx *g, const ir_expr *e) {
    const ir_expr *path = e;
    if (e->op == IR_ITEM && g->attr != NULL) path = ksyc_own_field(g->em, g->attr);
    if (path->op != IR_FIELD || !is_known(g, path) || path->attr->kind != IR_SEQ ||
        path->attr->repeat != IR_ONCE || path->vtype.kind != IR_BYTES)
        return NULL;
    return path;
}

const ir_expr *ksyc_bytes_path(expr_ctx *g, const ir_expr *e) {
    const ir_expr *path = any_bytes_path(g, e);
    if (path == NULL) return NULL;
    const ir_data *d = &path->attr->data;
    const bool is_terminated = d->sizing == IR_SIZE_TERMINATED && d->process == IR_P_NONE;
    return is_terminated || ksyc_is_rest_of_stream(d) || ksyc_is_plain_bytes(d) ? path : NULL;
}

/* One that can be compared with a constant: its content may end before its bytes do. */
static const ir_expr *compared_path(expr_ctx *g, const ir_expr *e) {
    const ir_expr *path = any_bytes_path(g, e);
    if (path == NULL || ksyc_bytes_path(g, e) != NULL) return path;
    const ir_data *d = &path->attr->data;
    const bool is_whole = d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS;
    const bool is_cut = is_whole && end_of(d) != END_ELSEWHERE && d->process == IR_P_NONE;
    return d->kind == IR_D_BYTES && is_cut ? path : NULL;
}

val ksyc_bytes_length(expr_ctx *g, const ir_expr *path) {
    const ir_data *d = &path->attr->data;
    ksyc_must_be_present(g, path);
    if (d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT)
        return ksyc_literal_val(P(g), d->size_expr->word, false);
    return ksyc_leaf_val(g, LEAF_SIZE, path);
}

/* Where the bytes begin; the function of the expression may read all of them. */
static val begin_of(expr_ctx *g, const ir_expr *path, val size) {
    const val at = ksyc_leaf_val(g, LEAF_AT, path);
    ksyc_leaf_val(g, LEAF_MEMORY, NULL);
    ksyc_require_of_leaves(
        g, ksyc_code_flat(P(g), ksyc_code_flat(P(g), at.l, "+", size.l), "<=", LEN));
    return at;
}

/* "buf + at" */
static const code_expr *place_of(pool *p, const code_expr *at) {
    return ksyc_code_flat(p, BUF, "+", ksyc_code_set_off(p, at));
}

/* The memory, where a routine itself reads it. */
static uint64_t mask_of(const expr_ctx *g, val at, val size) {
    return at.mask | size.mask | (g->f == NULL ? BIT(BIT_BUF) : 0);
}

static const code_expr *all_parts(pool *p, const call *parts) {
    return parts->num_args == 1 ? parts->args[0]
                                : ksyc_code_list(p, CODE_INFIX, "&&", parts->args, parts->num_args);
}

/* What is read behind a gate is held: another operand may ask for other bytes before the expression is computed. Where
 * leaves are resolved, the comparison is the whole rule. */
static const code_expr *held(expr_ctx *g, const code_expr *truth) {
    if (!g->loads || g->dr != NULL) return truth;
    const code_expr *name = ksyc_new_local(g);
    ksyc_hold(g->c, "bool", name->text, ksyc_code_open(P(g), truth));
    return name;
}

/* Loads bytes that are compared if there are as many as the literal has. */
static void load(expr_ctx *g, val at, val size, val length, const code_expr *const *is_as_long) {
    if (size.is_literal && g->dr != NULL) {
        ksyc_have_loaded(g->dr, at.c, length.range.max);
        return;
    }
    if (!size.is_literal) ksyc_block(g->c, "if (%s)", ksyc_alone_in(g->c, is_as_long[0]));
    ksyc_look(g->c, at.c, length.c);
    if (!size.is_literal) ksyc_end(g->c);
}

/* Where the bytes end without their padding is behind the literal. */
static void add_unpadded(expr_ctx *g, const ir_data *d, val at, val size, const code_expr *behind_c,
                         const code_expr *behind_l, call *in_c, call *in_logic) {
    pool *p = P(g);
    const code_expr *pad = ksyc_code_natural(p, d->pad);
    const code_expr *end = ksyc_code_flat(p, at.c, "+", ksyc_code_set_off(p, size.c));
    const code_expr *cut_c = g->loads
                                 ? code_call(p, "ks_loaded_unpadded", GATE, BUF, at.c, end, pad)
                                 : code_call(p, "ks_find_unpadded", BUF, at.c, end, pad);
    const code_expr *cut_l = code_call(p, "ks_unpadded", BUF, at.l, pad, size.l);
    ksyc_add_argument(in_c, ksyc_code_flat(p, cut_c, "==", behind_c));
    ksyc_add_argument(in_logic, ksyc_code_flat(p, cut_l, "==", behind_l));
}

/* Behind `length` bytes nothing is left, or what ends the content. */
static void add_end(expr_ctx *g, const ir_data *d, val at, val size, val length, call *in_c,
                    call *in_logic) {
    pool *p = P(g);
    const reading how = ksyc_reading(g->loads);
    const code_expr *behind_c = ksyc_plus(p, at.c, length.range.max);
    const code_expr *behind_l = ksyc_plus(p, at.l, length.range.max);
    if (end_of(d) == END_AT_PAD) {
        add_unpadded(g, d, at, size, behind_c, behind_l, in_c, in_logic);
        return;
    }
    if (size.is_literal && size.range.max == length.range.max) {
        if (length.range.max > 0) return;
        ksyc_add_argument(in_c, ksyc_code_flat(p, size.c, "==", length.c));
        ksyc_add_argument(in_logic, ksyc_code_flat(p, size.l, "==", length.l));
        return;
    }
    const ir_data byte = {.kind = IR_D_INT, .size = 1};
    const code_expr *terminator = ksyc_code_natural(p, d->terminator);
    const code_expr *read_c = ksyc_read_number(p, &byte, how, behind_c, NULL);
    const code_expr *read_l = ksyc_read_number(p, &byte, READ_TERM, behind_l, NULL);
    const code_expr *ends_c = ksyc_code_flat(p, read_c, "==", terminator);
    const code_expr *ends_l = ksyc_code_flat(p, read_l, "==", terminator);
    if (!size.is_literal) {
        const code_expr *is_all_c = ksyc_code_flat(p, size.c, "==", length.c);
        const code_expr *is_all_l = ksyc_code_flat(p, size.l, "==", length.l);
        ends_c = ksyc_code_group(p, ksyc_code_infix(p, is_all_c, "||", ends_c));
        ends_l = ksyc_code_group(p, ksyc_code_infix(p, is_all_l, "||", ends_l));
    }
    ksyc_add_argument(in_c, ends_c);
    ksyc_add_argument(in_logic, ends_l);
}

val ksyc_bytes_are(expr_ctx *g, const ir_expr *path, const ir_expr *literal) {
    pool *p = P(g);
    if (compared_path(g, path) == NULL && text_path(g, path, literal) == NULL)
        return ksyc_unsupported(
            g->em, literal->place,
            "rules about bytes or texts that are cut at a terminator or padding, have a `process`, "
            "or another encoding than the constant: compare bytes of a `size`");
    const val size = ksyc_bytes_length(g, path);
    const val at = begin_of(g, path, size);
    const val length = ksyc_literal_val(p, literal->size, false);
    call in_c = {.pool = p}, in_logic = {.pool = p};
    const ir_data *d = &path->attr->data;
    const bool is_cut = end_of(d) != END_OF_ALL;
    if (!can_be(d, literal)) return ksyc_decided_val(p, false, ksyc_code_word(p, "\\false"), 0);
    const bool is_too_short = size.is_literal && size.range.max < literal->size;
    const bool is_other = size.is_literal && size.range.max != literal->size;
    if (is_cut ? is_too_short : is_other && literal->op == IR_LIT_STR)
        return ksyc_decided_val(p, false, ksyc_code_word(p, "\\false"), 0);
    if (!is_cut && is_other)
        return ksyc_unsupported(g->em, literal->place, "bytes that have another length");
    if (!size.is_literal || (!is_cut && literal->size == 0)) {
        const char *sign = is_cut ? ">=" : "==";
        ksyc_add_argument(&in_c, ksyc_code_flat(p, size.c, sign, length.c));
        ksyc_add_argument(&in_logic, ksyc_code_flat(p, size.l, sign, length.l));
    }
    if (g->loads && (is_cut || literal->size > 0))
        load(g, at, size, is_cut ? size : length, in_c.args);
    for (size_t k = 0; k < literal->size;) {
        const size_t left = literal->size - k;
        const ir_data part = {.kind = IR_D_INT,
                              .endian = IR_BIG,
                              .size = left >= 8   ? 8
                                      : left >= 4 ? 4
                                      : left >= 2 ? 2
                                                  : 1};
        uint64_t word = 0;
        for (size_t n = 0; n < part.size; n++)
            word = word << 8 | (unsigned char)literal->text[k + n];
        const val number = ksyc_literal_val(p, word, false);
        const code_expr *read_c =
            ksyc_read_number(p, &part, ksyc_reading(g->loads), ksyc_plus(p, at.c, k), NULL);
        const code_expr *read_l =
            ksyc_read_number(p, &part, READ_TERM, ksyc_plus(p, at.l, k), NULL);
        ksyc_add_argument(&in_c, ksyc_code_flat(p, read_c, "==", number.c));
        ksyc_add_argument(&in_logic, ksyc_code_flat(p, read_l, "==", number.l));
        k += part.size;
    }
    if (is_cut) add_end(g, d, at, size, length, &in_c, &in_logic);
    const code_expr *are = all_parts(p, &in_c);
    return ksyc_truth_val(is_cut || literal->size > 0 ? held(g, are) : are, all_parts(p, &in_logic),
                          mask_of(g, at, size));
}

/* ------------------------------------------------------------------------------------ one byte */

val ksyc_derive_byte(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    const ir_expr *path = ksyc_bytes_path(g, e->args[0]);
    const ir_data byte = {.kind = IR_D_INT, .size = 1};
    const val size = ksyc_bytes_length(g, path);
    val index = ksyc_literal_val(p, 0, false);
    if (e->op == IR_SUBSCRIPT) {
        index = ksyc_derive(g, e->args[1]);
        if (index.kind == V_WIDE) return ksyc_unsupported(g->em, e->place, ksyc_refused_expr(p, e));
        ksyc_must_be_inside(g, &index, size);
    } else {
        ksyc_must(g, ksyc_code_flat(p, size.c, "==", NOUGHT),
                  ksyc_code_flat(p, size.l, ">", NOUGHT));
    }
    if (e->op == IR_BYTES_LAST) {
        const code_expr *one = ksyc_code_natural(p, 1);
        index.c = ksyc_code_group(p, ksyc_code_flat(p, size.c, "-", one));
        index.l = ksyc_code_group(p, ksyc_code_flat(p, size.l, "-", one));
        index.mask = size.mask;
    }
    const val at = begin_of(g, path, size);
    const code_expr *in_c = ksyc_code_flat(p, at.c, "+", ksyc_code_open(p, index.c));
    const code_expr *in_logic = ksyc_code_flat(p, at.l, "+", ksyc_code_open(p, index.l));
    const code_expr *name = ksyc_new_local(g);
    if (g->loads) ksyc_look(g->c, in_c, ksyc_code_natural(p, 1));
    ksyc_hold(g->c, "uint64_t", name->text,
              ksyc_read_number(p, &byte, ksyc_reading(g->loads), in_c, NULL));
    return ksyc_number_val(g, e, V_U64, name, ksyc_read_number(p, &byte, READ_TERM, in_logic, NULL),
                           mask_of(g, at, size) | index.mask);
}

/* -------------------------------------------------------------------------- the least and greatest byte */

static bool is_extreme(const ir_expr *e) { return e->op == IR_BYTES_MIN || e->op == IR_BYTES_MAX; }

static bool is_zero(const ir_expr *e) {
    expr_number n;
    return ksyc_is_number_of_grammar(e, &n) && n.word == 0;
}

/* Whether it says that the byte is 0, or that it is not; neither for comparisons of another kind. */
static bool says_zero(ir_op op) { return op == IR_EQ || op == IR_LE; }
static bool says_not_zero(ir_op op) { return op == IR_NE || op == IR_GT; }

static bool is_extreme_comparison(expr_ctx *g, const ir_expr *e) {
    return is_extreme(e->args[0]) && is_zero(e->args[1]) &&
           (says_zero(e->op) || says_not_zero(e->op)) &&
           ksyc_bytes_path(g, e->args[0]->args[0]) != NULL;
}

bool ksyc_compares_bytes(expr_ctx *g, const ir_expr *e) {
    if (is_extreme_comparison(g, e)) return true;
    if (e->op != IR_EQ && e->op != IR_NE) return false;
    return text_path(g, e->args[0], e->args[1]) != NULL ||
           (e->args[1]->op == IR_LIT_BYTES && compared_path(g, e->args[0]) != NULL);
}

/* Without bytes there is no least one. */
static val derive_extreme(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    const ir_expr *path = ksyc_bytes_path(g, e->args[0]->args[0]);
    const bool is_min = e->args[0]->op == IR_BYTES_MIN;
    const val size = ksyc_bytes_length(g, path);
    const val at = begin_of(g, path, size);
    if (!size.is_literal || size.range.max == 0)
        ksyc_must(g, ksyc_code_flat(p, size.c, "==", NOUGHT),
                  ksyc_code_flat(p, size.l, ">", NOUGHT));
    if (g->loads) ksyc_look(g->c, at.c, size.c);
    const char *in_c = is_min ? "has_no_0" : "has_only_0";
    const char *in_logic = is_min ? "ks_no_byte_is_0" : "ks_each_byte_is_0";
    const code_expr *c = held(g, ksyc_test_bytes(p, in_c, ksyc_reading(g->loads), at.c, size.c));
    const code_expr *l = code_call(p, in_logic, place_of(p, at.l), size.l);
    /* The function tells for the least byte that it is not 0, for the greatest that it is. */
    const bool is_opposite = is_min ? says_zero(e->op) : says_not_zero(e->op);
    return ksyc_truth_val(is_opposite ? ksyc_not(p, c) : c, is_opposite ? ksyc_not(p, l) : l,
                          mask_of(g, at, size));
}

val ksyc_derive_bytes_comparison(expr_ctx *g, const ir_expr *e) {
    if (is_extreme_comparison(g, e)) return derive_extreme(g, e);
    const ir_expr *text = text_path(g, e->args[0], e->args[1]);
    const val are =
        ksyc_bytes_are(g, text != NULL ? text : compared_path(g, e->args[0]), e->args[1]);
    if (e->op == IR_EQ) return are;
    return ksyc_truth_val(ksyc_not(P(g), ksyc_code_group(P(g), are.c)),
                          ksyc_not(P(g), ksyc_code_group(P(g), are.l)), are.mask);
}

/* --------------------------------------------------------------------------------------- texts */

val ksyc_derive_text(expr_ctx *g, const ir_expr *e, const encoding_test *test) {
    pool *p = P(g);
    const ir_expr *path = ksyc_bytes_path(g, e->args[0]);
    const val size = ksyc_bytes_length(g, path);
    const val at = begin_of(g, path, size);
    if (g->loads) ksyc_look(g->c, at.c, size.c);
    ksyc_must(g, ksyc_not(p, ksyc_test_bytes(p, test->in_c, ksyc_reading(g->loads), at.c, size.c)),
              code_call(p, test->in_logic, place_of(p, at.l), size.l));
    return (val){.kind = V_NONE, .c = NOUGHT, .l = NOUGHT, .mask = mask_of(g, at, size)};
}
