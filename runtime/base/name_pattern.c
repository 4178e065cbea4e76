/* SPDX-License-Identifier: Apache-2.0 */
#include "name_pattern.h"

#include <string.h>

#include "tensorgate.h"

bool tg_is_pattern(const char *text) { return strchr(text, '*') != NULL; }

/* The last '*' takes as few bytes as it can, and one more each time that the rest does not fit. An earlier '*' never has
 * to take more: whatever it would take, the last one can. So it takes at most strlen(pattern) * n steps. */
bool tg_name_fits(const char *pattern, const char *name, size_t n) {
    const char *star = NULL; /* the last '*' that was met */
    size_t at = 0;           /* the first byte of the name that is still to fit */
    size_t taken_to = 0;     /* where the bytes end that the last '*' takes */
    while (at < n) {
        if (*pattern == '*') {
            star = pattern++;
            taken_to = at;
        } else if (*pattern != '\0' && *pattern == name[at]) {
            pattern++;
            at++;
        } else if (star != NULL) {
            pattern = star + 1;
            at = ++taken_to; /* at most n, as taken_to <= at < n before */
        } else {
            return false;
        }
    }
    while (*pattern == '*') pattern++;
    return *pattern == '\0';
}
