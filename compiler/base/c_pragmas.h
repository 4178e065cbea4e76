/* SPDX-License-Identifier: Apache-2.0 */
/*
 * c_pragmas.h - what generated sources say to C compilers.
 */
#ifndef KSYC_C_PRAGMAS_H
#define KSYC_C_PRAGMAS_H

/* A rule of a grammar may hold for every value, which C compilers take for a mistake. No list of such forms is complete:
 * gcc knows that a + b and b + a are the same. */
#define C_QUIET_COMPARISONS                                                                        \
    "#ifdef __GNUC__\n"                                                                            \
    "#pragma GCC diagnostic ignored \"-Wtautological-compare\"\n"                                  \
    "#pragma GCC diagnostic ignored \"-Wtype-limits\"\n"                                           \
    "#endif\n"

#endif
