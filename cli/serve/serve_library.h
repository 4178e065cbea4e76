/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_library.h - the functions of libmicrohttpd that the service calls.
 *
 * The library is loaded when the service starts, and not with the program: with what it needs in turn (GnuTLS and ten
 * others) it would double the memory and the start of every other verb. A static program, SERVE_LIBRARY_LINKED, has it.
 */
#ifndef TENSORGATE_CLI_SERVE_LIBRARY_H
#define TENSORGATE_CLI_SERVE_LIBRARY_H

#include <microhttpd.h>
#include <stdbool.h>

#define SERVE_LIBRARY_FUNCTIONS(F)                                                                 \
    F(MHD_add_response_header)                                                                     \
    F(MHD_create_response_from_buffer)                                                             \
    F(MHD_create_response_from_fd64)                                                               \
    F(MHD_destroy_response)                                                                        \
    F(MHD_get_connection_info)                                                                     \
    F(MHD_get_connection_values_n)                                                                 \
    F(MHD_get_daemon_info)                                                                         \
    F(MHD_get_reason_phrase_for)                                                                   \
    F(MHD_get_timeout)                                                                             \
    F(MHD_queue_response)                                                                          \
    F(MHD_quiesce_daemon)                                                                          \
    F(MHD_resume_connection)                                                                       \
    F(MHD_run)                                                                                     \
    F(MHD_set_connection_option)                                                                   \
    F(MHD_start_daemon)                                                                            \
    F(MHD_stop_daemon)                                                                             \
    F(MHD_suspend_connection)

typedef struct serve_functions {
#define SERVE_LIBRARY_MEMBER(name) __typeof__(&name) name;
    SERVE_LIBRARY_FUNCTIONS(SERVE_LIBRARY_MEMBER)
#undef SERVE_LIBRARY_MEMBER
} serve_functions;

/* Set by serve_library_load(), before the service has a client or a sandbox. */
extern serve_functions serve_library;

/* Loads the library. False after saying why it cannot be loaded. */
bool serve_library_load(void);

#endif
