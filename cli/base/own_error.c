/* SPDX-License-Identifier: Apache-2.0 */
/*
 * own_error.c - see own_error.h.
 */
#include "own_error.h"

#include <string.h>

/* `expected` of such an error is empty, and its address says which one it is. */
static const char marks[OWN_CODES][2] = {{0}};

static const char *const names[OWN_CODES] = {
    [OWN_CRASHED] = "crashed", [OWN_TIMEOUT] = "timeout", [OWN_MEMORY] = "memory"};

tg_error own_error(own_code code, const char *detail) {
    tg_error error = no_memory();
    error.expected = marks[code];
    error.code = code == OWN_CRASHED   ? TG_CODE_INTERNAL
                 : code == OWN_TIMEOUT ? TG_CODE_STOPPED
                                       : TG_CODE_NO_MEMORY;
    snprintf(error.detail, sizeof error.detail, "%s", detail);
    return error;
}

static const char *own_name(const tg_error *error) {
    for (size_t i = 0; i < OWN_CODES; i++) {
        if (error->expected == marks[i]) return names[i];
    }
    return NULL;
}

bool is_own_error(const tg_error *error) { return own_name(error) != NULL; }

const char *error_code_name(const tg_error *error) {
    const char *own = own_name(error);
    return own != NULL ? own : tg_code_name(error->code);
}
