/* SPDX-License-Identifier: Apache-2.0 */
/*
 * operators.h - the operators between two numbers, one line each. Tokens, the parser, types, ranges and the way in which
 * they are computed are made of these lists; docs/adding-an-operator.md adds a line.
 */
#ifndef KSYC_OPERATORS_H
#define KSYC_OPERATORS_H

/* How tightly an operator binds, from the loosest to the tightest. */
enum {
    BINDS_TERNARY,
    BINDS_OR,
    BINDS_AND,
    BINDS_NOT,
    BINDS_COMPARE,
    BINDS_BIT_OR,
    BINDS_BIT_XOR,
    BINDS_BIT_AND,
    BINDS_SHIFT,
    BINDS_ADD,
    BINDS_MULTIPLY,
    BINDS_UNARY,
    BINDS_POSTFIX
};

/*
 *   operator  its name in TOKEN_, AST_, IR_
 *   sign      in specifications, and in C where C has the operator
 *   binds     one of the above
 *   takes     INTEGERS, or NUMBERS: with a fraction, too
 *   range     a rule of range.c for the range of the result: ends, quotient, shift, bits
 *   exact     a function of range.c for the value of constants
 *   u64 ...   the selection of selections.def that computes it on numbers of each form. `sure`: the result is known to
 *             fit; `tried`: it may not. NOTHING under `tried`: the same as `sure`. NOTHING under `wide`: operands that no
 *             integer of C holds together are brought to int64_t, and a larger one is refused.
 *
 * A switch names all of them as IR_OPERATORS of op_groups.h, for which the first one stands apart.
 */
/* clang-format off */
/*    operator  sign  binds           takes     range     exact                 u64 sure  u64 tried      s64 sure       s64 tried      wide      f64 */
#define FIRST_OPERATOR(X) \
    X(ADD,      "+",  BINDS_ADD,      NUMBERS,  ends,     ksyc_wide_add,        ADD_U64,  ADD_U64_TRIED, ADD_S64,       ADD_S64_TRIED, ADD_WIDE, ADD_F64)
#define NEXT_OPERATORS(X) \
    X(SUB,      "-",  BINDS_ADD,      NUMBERS,  ends,     subtract,             SUB_U64,  SUB_U64_TRIED, SUB_S64,       SUB_S64_TRIED, SUB_WIDE, SUB_F64) \
    X(MUL,      "*",  BINDS_MULTIPLY, NUMBERS,  ends,     ksyc_wide_mul,        MUL_U64,  MUL_U64_TRIED, MUL_S64,       MUL_S64_TRIED, MUL_WIDE, MUL_F64) \
    X(DIV,      "/",  BINDS_MULTIPLY, NUMBERS,  quotient, ksyc_wide_floor_div,  DIV_U64,  DIV_U64_TRIED, DIV_S64,       DIV_S64_TRIED, DIV_WIDE, DIV_F64) \
    X(MOD,      "%",  BINDS_MULTIPLY, NUMBERS,  quotient, ksyc_wide_floor_mod,  MOD_U64,  MOD_U64_TRIED, MOD_S64,       MOD_S64_TRIED, MOD_WIDE, MOD_F64) \
    X(SHL,      "<<", BINDS_SHIFT,    INTEGERS, shift,    shift_left,           SHL_U64,  SHL_U64_TRIED, SHL_S64_TRIED, SHL_S64_TRIED, SHL_WIDE, NOTHING) \
    X(SHR,      ">>", BINDS_SHIFT,    INTEGERS, shift,    shift_right,          SHR_U64,  SHR_U64_TRIED, SHR_S64_TRIED, SHR_S64_TRIED, SHR_WIDE, NOTHING) \
    X(BITAND,   "&",  BINDS_BIT_AND,  INTEGERS, bits,     bits_of_both,         AND_U64,  NOTHING,       AND_S64,       NOTHING,       AND_WIDE, NOTHING) \
    X(BITOR,    "|",  BINDS_BIT_OR,   INTEGERS, bits,     bits_of_any,          OR_U64,   NOTHING,       OR_S64,        NOTHING,       OR_WIDE,  NOTHING) \
    X(BITXOR,   "^",  BINDS_BIT_XOR,  INTEGERS, bits,     bits_of_one,          XOR_U64,  NOTHING,       XOR_S64,       NOTHING,       XOR_WIDE, NOTHING)
#define OPERATORS(X) FIRST_OPERATOR(X) NEXT_OPERATORS(X)

/* Of numbers, booleans, enums, strings and bytes. */
/*    operator  sign */
#define COMPARISONS(X) \
    X(EQ,       "==") \
    X(NE,       "!=") \
    X(LT,       "<") \
    X(LE,       "<=") \
    X(GT,       ">") \
    X(GE,       ">=")
/* clang-format on */

#endif
