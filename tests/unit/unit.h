/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unit.h - a unit test is TEST(name) { ... }, which defines and registers it. The program runs all tests of its file, in
 * the order of the file.
 *
 * BEFORE_EACH(name) { ... } and AFTER_EACH(name) { ... } run around each test of a file; BEFORE_ALL(name) { ... } runs
 * once before the first test, and AFTER_ALL(name) { ... } once after the last. They return 0 unless they fail. A file has
 * at most one of each kind.
 */
#ifndef TESTS_UNIT_H
#define TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#define UNIT_MOST 64

static struct CMUnitTest unit_tests[UNIT_MOST]; /* the first unit_count of them are tests */
static size_t unit_count;
static int (*unit_before_each)(void **unit_state);
static int (*unit_after_each)(void **unit_state);
static int (*unit_before_all)(void **unit_state);
static int (*unit_after_all)(void **unit_state);

static inline void unit_add(const char *name, void (*run)(void **unit_state)) {
    if (unit_count == UNIT_MOST) abort();
    unit_tests[unit_count].name = name;
    unit_tests[unit_count].test_func = run;
    unit_count++;
}

/* A constructor runs before main, and of two constructors the one with the lower priority is first: the line number. The
 * priorities up to 100 belong to the compiler. */
#define TEST(test)                                                                                 \
    static void test(void **unit_state);                                                           \
    __attribute__((constructor(1000 + __LINE__))) static void unit_add_##test(void) {              \
        unit_add(#test, test);                                                                     \
    }                                                                                              \
    static void test(__attribute__((unused)) void **unit_state)

#define UNIT_FIXTURE(kind, fixture)                                                                \
    static int fixture(void **unit_state);                                                         \
    __attribute__((constructor)) static void unit_set_##kind(void) { unit_##kind = fixture; }      \
    static int fixture(__attribute__((unused)) void **unit_state)
#define BEFORE_EACH(fixture) UNIT_FIXTURE(before_each, fixture)
#define AFTER_EACH(fixture) UNIT_FIXTURE(after_each, fixture)
#define BEFORE_ALL(fixture) UNIT_FIXTURE(before_all, fixture)
#define AFTER_ALL(fixture) UNIT_FIXTURE(after_all, fixture)

/* cmocka passes over entries without a function. */
int main(void) {
    for (size_t i = 0; i < unit_count; i++) {
        unit_tests[i].setup_func = unit_before_each;
        unit_tests[i].teardown_func = unit_after_each;
    }
    return cmocka_run_group_tests(unit_tests, unit_before_all, unit_after_all);
}

#endif
