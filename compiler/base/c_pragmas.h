/* SPDX-License-Identifier: Apache-2.0 */
/*
 * c_pragmas.h - what generated sources say to C compilers.
 */
#ifndef KSYC_C_PRAGMAS_H
#define KSYC_C_PRAGMAS_H

/* A rule of a grammar may hold for every value, which C compilers take for a mistake. No list of such forms is complete:
 * gcc knows that a + b and b + a are the same. And gcc tells of an overflow where it simplifies x - (x + 4294967295), all of
 * int64_t, by itself. */
#define C_QUIET_WARNINGS                                                                           \
    "#ifdef __GNUC__\n"                                                                            \
    "#pragma GCC diagnostic ignored \"-Woverflow\"\n"                                              \
    "#pragma GCC diagnostic ignored \"-Wtautological-compare\"\n"                                  \
    "#pragma GCC diagnostic ignored \"-Wtype-limits\"\n"                                           \
    "#endif\n"

/* Of validators and views, too: contracts name what the code does not need where the kinds of fields decide a rule, and {0}
 * is what C++ takes for forgotten members. */
#define C_QUIET_PROOFS                                                                             \
    "#ifdef __GNUC__\n"                                                                            \
    "#pragma GCC diagnostic ignored \"-Wdiv-by-zero\"\n"                                           \
    "#pragma GCC diagnostic ignored \"-Wmissing-field-initializers\"\n"                            \
    "#pragma GCC diagnostic ignored \"-Woverflow\"\n"                                              \
    "#pragma GCC diagnostic ignored \"-Wtautological-compare\"\n"                                  \
    "#pragma GCC diagnostic ignored \"-Wtype-limits\"\n"                                           \
    "#pragma GCC diagnostic ignored \"-Wunused-but-set-variable\"\n"                               \
    "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n"                                      \
    "#pragma GCC diagnostic ignored \"-Wunused-variable\"\n"                                       \
    "#endif\n"

#endif
