/* SPDX-License-Identifier: Apache-2.0 */
/*
 * analyzer_run.h - the same as analyzer.h for the interpreter of grammars: which of its functions always return false,
 * and which return false whenever their argument is false. In all files of it but run_leave.c.
 */
#define ksyc_run_leave(...) ((void)(ksyc_run_leave)(__VA_ARGS__), false)
#define ksyc_run_place_and_leave(...) ((void)(ksyc_run_place_and_leave)(__VA_ARGS__), false)
#define ksyc_run_fail(...) ((void)(ksyc_run_fail)(__VA_ARGS__), false)
#define ksyc_run_unknown(...) ((void)(ksyc_run_unknown)(__VA_ARGS__), false)
#define ksyc_run_try(s, ok) ((ok) || ((void)(ksyc_run_try)((s), false), false))
#define ksyc_run_read_ok(s, ok) ((ok) || ((void)(ksyc_run_read_ok)((s), false), false))
