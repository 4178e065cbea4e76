/* SPDX-License-Identifier: Apache-2.0 */
/*
 * color.c - see color.h. The variables are those of no-color.org and bixense.com/clicolors.
 */
#include "color.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Whether the variable has a value, and another one than `other`. */
static bool is_set(const char *name, const char *other) {
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0' && strcmp(value, other) != 0;
}

static bool wants_colors(color_mode mode, int fd) {
    if (mode != COLORS_AUTO) return mode == COLORS_ALWAYS;
    if (is_set("NO_COLOR", "")) return false;
    if (is_set("CLICOLOR_FORCE", "0")) return true;
    return isatty(fd) && is_set("TERM", "dumb");
}

void color_decide(args *a) {
    a->color_out = wants_colors(a->color, STDOUT_FILENO);
    a->color_err = wants_colors(a->color, STDERR_FILENO);
}

void put_word(FILE *out, bool colored, color c, const char *word) {
    static const char *const begin[] = {
        [COLOR_GOOD] = "\033[32m",
        [COLOR_BAD] = "\033[1;31m",
        [COLOR_SKIPPED] = "\033[33m",
        [COLOR_NOTE] = "\033[36m",
    };
    if (colored) fputs(begin[c], out);
    fputs(word, out);
    if (colored) fputs("\033[0m", out);
}
