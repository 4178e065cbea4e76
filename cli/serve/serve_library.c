/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_library.c - see serve_library.h.
 */
#include "serve_library.h"

#include "cli.h"

#if defined(SERVE_LIBRARY_LINKED)

#define SERVE_LIBRARY_ADDRESS(name) &name,
serve_functions serve_library = {SERVE_LIBRARY_FUNCTIONS(SERVE_LIBRARY_ADDRESS)};

bool serve_library_load(void) { return true; }

#else

#include <dlfcn.h>
#include <errno.h>
#include <string.h>

/* The name of the interface that microhttpd.h of this build describes. */
#define SERVE_LIBRARY_NAME "libmicrohttpd.so.12"

serve_functions serve_library;

/* Stores the address of a function. dlsym returns a pointer to data, which C does not convert to one to a function. */
static bool find(void *library, const char *name, void *function, size_t size) {
    void *const address = dlsym(library, name);
    memcpy(function, &address, size);
    return address != NULL;
}

bool serve_library_load(void) {
    bool complete = true;
    errno = 0;
    void *const library = dlopen(SERVE_LIBRARY_NAME, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        const bool is_full = errno == ENOMEM; /* which the text may not say */
        const char *why = dlerror();
        char text[512];
        snprintf(text, sizeof text, "%s%s", why != NULL ? why : "cannot load " SERVE_LIBRARY_NAME,
                 is_full ? ": out of memory" : "");
        complain(stderr, "serve", text);
        return false;
    }
#define SERVE_LIBRARY_FIND(name)                                                                   \
    complete = complete && find(library, #name, &serve_library.name, sizeof serve_library.name);
    SERVE_LIBRARY_FUNCTIONS(SERVE_LIBRARY_FIND)
    if (!complete) complain(stderr, "serve", SERVE_LIBRARY_NAME " lacks a function");
    return complete;
}

#endif
