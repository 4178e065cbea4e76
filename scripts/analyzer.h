/* SPDX-License-Identifier: Apache-2.0 */
/*
 * analyzer.h - what clang-tidy cannot know: these functions, defined elsewhere, always return
 * false. Without it every `return ks_fail(...)` looks as if it might succeed. `make tidy` includes
 * it after the headers that declare them, in all files except those that define them.
 */
#define ks_fail(...) ((void)(ks_fail)(__VA_ARGS__), false)
#define ks_fail_found(...) ((void)(ks_fail_found)(__VA_ARGS__), false)
#define ks_in(...) ((void)(ks_in)(__VA_ARGS__), false)
#define ks_in_item(...) ((void)(ks_in_item)(__VA_ARGS__), false)
#define ks_elsewhere(...) ((void)(ks_elsewhere)(__VA_ARGS__), false)
