/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions that are so simple that they stand where they are used. */
#include "op_groups.h"
#include "proof.h"
#include "queries.h"
#include "range.h"

static void may_miss(void *self, leaf_kind kind, const ir_expr *path) {
    (void)kind;
    (void)path;
    *(bool *)self = true;
}

static bool is_plain(const ir_expr *e, unsigned *nodes) {
    if (++*nodes > 6 || e->checked || ksyc_is_wide(&e->vtype)) return false;
    bool misses = false;
    switch (e->op) {
    case IR_LIT_INT:
    case IR_LIT_ENUM:
    case IR_LIT_BOOL:
    case IR_INDEX:
    case IR_ITEM: return true;
    case IR_STREAM_SIZE:
    case IR_STREAM_POS: return true;
    case IR_FIELD:
        if (!ksyc_is_path(e, NULL) || ksyc_has_alias(e)) return false;
        ksyc_visit_presence(e, may_miss, &misses);
        return !misses;
    case IR_OPERATORS:
        return (e->op == IR_ADD || e->op == IR_MUL) && e->vtype.kind == IR_INT &&
               ksyc_range_is_unsigned(e->vtype.range) &&
               ksyc_range_is_unsigned(e->args[0]->vtype.range) &&
               ksyc_range_is_unsigned(e->args[1]->vtype.range) && is_plain(e->args[0], nodes) &&
               is_plain(e->args[1], nodes);
    case IR_COMPARISONS: return is_plain(e->args[0], nodes) && is_plain(e->args[1], nodes);
    case IR_BYTES_LENGTH: return e->args[0]->op == IR_ITEM || is_plain(e->args[0], nodes);
    case IR_ENUM_TO_I: return is_plain(e->args[0], nodes);
    case IR_LIT_FLOAT:
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_LIT_ARRAY:
    case IR_SELF:
    case IR_ROOT:
    case IR_PARENT:
    case IR_IO:
    case IR_ON:
    case IR_UNARY:
    case IR_CONCAT:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_ARRAY_METHODS:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S:
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_STREAM_EOF: break;
    }
    return false;
}

bool ksyc_fits_inline(const ir_expr *e) {
    unsigned nodes = 0;
    return is_plain(e, &nodes);
}
