/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_values.c - values of options.
 */
#include <string.h>

#include "cli_options.h"
#include "near.h"

const char *format_near(const char *name) {
    nearest n = {.wanted = name};
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++)
        nearest_consider(&n, tg_format_name(tg_format_at(i)));
    return n.found;
}

int args_set_format(const args *a, const option *o, const char *value, tg_format *to) {
    char what[64];
    *to = tg_format_by_name(value);
    if (*to != TG_FORMAT_NONE) return -1;
    snprintf(what, sizeof what, "--%s: no such format:", o->name);
    return complain_unknown(a, what, value, format_near(value));
}

int args_set_number(const args *a, const option *o, const char *value, uint64_t *to) {
    char what[96];
    snprintf(what, sizeof what,
             "--%s: not a number with an optional unit K, M, G, T, P, E:", o->name);
    return parse_size(value, to) ? -1 : complain_usage(a, what, value);
}

int args_set_choice(const args *a, const option *o, const char *value, const char *first,
                    const char *second, int *choice) {
    char what[64];
    *choice = strcmp(value, second) == 0;
    if (*choice == 1 || strcmp(value, first) == 0) return -1;
    snprintf(what, sizeof what, "--%s: %s or %s, found", o->name, first, second);
    return complain_usage(a, what, value);
}
