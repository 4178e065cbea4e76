/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Refusals: what the backend does not know, in the words of a grammar, and how to write it otherwise.
 */
#include "expr_show.h"
#include "proof.h"

const char *ksyc_refused_data(pool *p, const ir_data *d) {
    static const char *const processes[] = {
        [IR_P_NONE] = "",   [IR_P_XOR] = "xor",   [IR_P_ROL] = "rol",
        [IR_P_ROR] = "ror", [IR_P_ZLIB] = "zlib", [IR_P_CUSTOM] = "of your own"};
    if (d->process != IR_P_NONE)
        return ksyc_pool_printf(p, "`process: %s`: leave it out, and read bytes",
                                processes[d->process]);
    switch (d->kind) {
    case IR_D_BITS: return "a bit field here: read whole bytes, and take `/` and `%` of the number";
    case IR_D_USER: return "objects here";
    case IR_D_STR:
    case IR_D_BYTES:
        if (d->term_unit > 1)
            return ksyc_pool_printf(p, "a terminator of %u bytes: give the text a `size`",
                                    d->term_unit);
        return ksyc_has_no_bytes(d) ? "elements without bytes: leave them out" : "bytes here";
    case IR_D_SWITCH: return "a choice between types that has bit fields";
    case IR_D_INT:
    case IR_D_FLOAT: break;
    }
    return "numbers here";
}

const char *ksyc_refused_instance(const ir_attr *attr) {
    if (attr->pos == NULL)
        return "instances without `pos`: make it a field of the seq, or give it a `pos`";
    if (attr->io != NULL)
        return "instances in another stream than that of the file or the object (`io`): give it a "
               "`pos` in one of these";
    return attr->is_implied ? "an instance that others imply and that is no object, list or bytes"
                            : "instances with bit fields";
}

const char *ksyc_refused_value(pool *p, const ir_expr *e) {
    const char *what = "the value of this";
    switch (e->vtype.kind) {
    case IR_STR: what = "the value of a text"; break;
    case IR_BYTES: what = "the value of bytes"; break;
    case IR_FLOAT: what = "the value of a number with a fraction"; break;
    case IR_ANY: what = "the value of a switch without a cast"; break;
    case IR_ARRAY: what = "the value of an array as a whole"; break;
    case IR_OBJECT:
    case IR_STRUCT: what = "an object as a value"; break;
    case IR_STREAM: what = "a stream as a value"; break;
    case IR_NONE:
    case IR_INT:
    case IR_BOOL:
    case IR_ENUM: break;
    }
    return ksyc_pool_printf(p, "%s in expressions: '%s'", what, ksyc_expr_show(p, e));
}

const char *ksyc_refused_path(pool *p, const ir_expr *e) {
    return ksyc_pool_printf(
        p, "this way to a field: '%s' (it knows fields of the object, `_parent` and `_root`)",
        ksyc_expr_show(p, e));
}

/* What expressions of an operator are called; NULL: nothing in particular. */
static const char *group_words(ir_op op) {
    static const struct {
        ir_op op;
        const char *words;
    } groups[] = {
        {IR_SUBSCRIPT, "elements of an array by their index"},
        {IR_ARRAY_FIRST, "elements of an array"},
        {IR_ARRAY_LAST, "elements of an array"},
        {IR_ARRAY_MIN, "the least element of an array"},
        {IR_ARRAY_MAX, "the greatest element of an array"},
        {IR_LIT_STR, "texts in expressions"},
        {IR_CONCAT, "texts in expressions"},
        {IR_STR_LENGTH, "texts in expressions"},
        {IR_STR_REVERSE, "texts in expressions"},
        {IR_STR_SUBSTRING, "texts in expressions"},
        {IR_STR_TO_I, "texts in expressions"},
        {IR_INT_TO_S, "texts in expressions"},
        {IR_BYTES_TO_S, "texts in expressions"},
        {IR_LIT_BYTES, "a list in an expression"},
        {IR_LIT_ARRAY, "a list in an expression"},
        {IR_CAST, "this cast"},
        {IR_STREAM_SIZE, "another stream than that of the object"},
        {IR_STREAM_POS, "another stream than that of the object"},
        {IR_STREAM_EOF, "another stream than that of the object"},
    };
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        if (groups[i].op == op) return groups[i].words;
    return NULL;
}

/* Bytes that a `process` made, of which nothing is known: the expression asks for them. */
static bool asks_for_processed(const ir_expr *e) {
    if (e->num_args == 0 || e->args[0]->op != IR_FIELD) return false;
    const ir_attr *attr = e->args[0]->attr;
    return ksyc_is_parsed(attr) && attr->data.process != IR_P_NONE;
}

const char *ksyc_refused_expr(pool *p, const ir_expr *e) {
    if (asks_for_processed(e)) return ksyc_refused_data(p, &e->args[0]->attr->data);
    const char *words = group_words(e->op);
    return ksyc_pool_printf(p, "%s: '%s'", words != NULL ? words : "expressions like this",
                            ksyc_expr_show(p, e));
}
