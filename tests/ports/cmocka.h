/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cmocka.h - what the unit tests use of cmocka, in one header, for machines that have no cmocka: the ports m32 and
 * musl. Prints the same lines.
 *
 * Like in cmocka a failed assertion ends its test and not the others; teardown runs in either case.
 */
#ifndef TENSORGATE_PORTS_CMOCKA_H
#define TENSORGATE_PORTS_CMOCKA_H

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

/* An entry without a function is no test. */
struct CMUnitTest {
    const char *name;
    void (*test_func)(void **state);
    int (*setup_func)(void **state);
    int (*teardown_func)(void **state);
};

enum { PORT_PASSED, PORT_FAILED, PORT_SKIPPED };

static jmp_buf port_end; /* of the running test */

__attribute__((noreturn, unused)) static void port_fail(const char *text, const char *file,
                                                        int line) {
    printf("[  ERROR   ] %s:%d: %s\n", file, line, text);
    longjmp(port_end, PORT_FAILED);
}

#define PORT_ASSERT(holds, text)                                                                   \
    do {                                                                                           \
        if (!(holds)) port_fail(text, __FILE__, __LINE__);                                         \
    } while (0)

/* Numbers are compared as cmocka does it: as the widest unsigned integers. */
#define PORT_NUMBER(x) ((unsigned long long)(x))
#define assert_true(c) PORT_ASSERT(c, #c)
#define assert_false(c) PORT_ASSERT(!(c), "not " #c)
#define assert_null(p) PORT_ASSERT((p) == NULL, #p " == NULL")
#define assert_non_null(p) PORT_ASSERT((p) != NULL, #p " != NULL")
#define assert_ptr_equal(a, b)                                                                     \
    PORT_ASSERT((const volatile void *)(a) == (const volatile void *)(b), #a " == " #b)
#define assert_int_equal(a, b) PORT_ASSERT(PORT_NUMBER(a) == PORT_NUMBER(b), #a " == " #b)
#define assert_int_not_equal(a, b) PORT_ASSERT(PORT_NUMBER(a) != PORT_NUMBER(b), #a " != " #b)
#define assert_in_range(x, min, max)                                                               \
    PORT_ASSERT(PORT_NUMBER(x) >= PORT_NUMBER(min) && PORT_NUMBER(x) <= PORT_NUMBER(max),          \
                #x " from " #min " to " #max)
#define assert_string_equal(a, b) PORT_ASSERT(strcmp(a, b) == 0, #a " is " #b)
#define assert_string_not_equal(a, b) PORT_ASSERT(strcmp(a, b) != 0, #a " is not " #b)
#define assert_memory_equal(a, b, n) PORT_ASSERT(memcmp(a, b, n) == 0, #a " has the bytes of " #b)
#define print_error(...) ((void)printf(__VA_ARGS__))
#define fail() port_fail("reached", __FILE__, __LINE__)
#define fail_msg(...)                                                                              \
    do {                                                                                           \
        printf(__VA_ARGS__);                                                                       \
        port_fail("", __FILE__, __LINE__);                                                         \
    } while (0)
#define skip() longjmp(port_end, PORT_SKIPPED)

static inline void port_guarded(const struct CMUnitTest *test, void **state) {
    switch (setjmp(port_end)) {
    case 0:
        test->test_func(state);
        printf("[       OK ] %s\n", test->name);
        break;
    case PORT_SKIPPED: printf("[  SKIPPED ] %s\n", test->name); break;
    default: printf("[  FAILED  ] %s\n", test->name); break;
    }
}

static inline void port_one(const struct CMUnitTest *test, void *state) {
    printf("[ RUN      ] %s\n", test->name);
    fflush(stdout);
    if (test->setup_func != NULL && test->setup_func(&state) != 0) return;
    port_guarded(test, &state);
    if (test->teardown_func != NULL && test->teardown_func(&state) != 0)
        printf("[  FAILED  ] teardown of %s\n", test->name);
}

static inline int port_run(const struct CMUnitTest *tests, size_t n, int (*setup)(void **),
                           int (*teardown)(void **)) {
    void *group = NULL;
    if (setup != NULL && setup(&group) != 0) return 1;
    for (size_t i = 0; i < n; i++)
        if (tests[i].test_func != NULL) port_one(&tests[i], group);
    return teardown != NULL ? teardown(&group) : 0;
}

#define cmocka_run_group_tests(tests, setup, teardown)                                             \
    port_run(tests, sizeof(tests) / sizeof((tests)[0]), setup, teardown)

#endif
