/* SPDX-License-Identifier: Apache-2.0 */
/*
 * c_pragmas.h - what generated sources say to C compilers.
 */
#ifndef KSYC_C_PRAGMAS_H
#define KSYC_C_PRAGMAS_H

#define C_IGNORE(warning) "#pragma GCC diagnostic ignored \"-W" warning "\"\n"

/* A rule of a grammar may hold for every value, which C compilers take for a mistake. No list of such forms is complete:
 * gcc knows that a + b and b + a are the same. And gcc tells of an overflow where it simplifies x - (x + 4294967295), all of
 * int64_t, by itself. */
#define C_TRUE_RULES C_IGNORE("overflow") C_IGNORE("tautological-compare") C_IGNORE("type-limits")
#define C_QUIET_WARNINGS "#ifdef __GNUC__\n" C_TRUE_RULES "#endif\n"

/* Of validators and views, too: contracts name what the code does not need where the kinds of fields decide a rule, {0} is
 * what C++ takes for forgotten members, and clang computes what is refused before. */
#define C_QUIET_PROOFS                                                                             \
    "#ifdef __GNUC__\n" C_TRUE_RULES C_IGNORE("div-by-zero")                                       \
        C_IGNORE("missing-field-initializers") C_IGNORE("unused-but-set-variable")                 \
            C_IGNORE("unused-parameter") C_IGNORE(                                                 \
                "unused-variable") "#endif\n"                                                      \
                                   "#ifdef __clang__\n" C_IGNORE("integer-overflow") "#endif\n"

#endif
