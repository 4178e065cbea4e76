/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_formats.c - lists the formats that can be read and written, and the limits.
 */
#include <inttypes.h>

#include "cli.h"
#include "cli_json.h"
#include "verbs.h"

/* Prints "1 TiB", "16 Mi", "255": the largest unit that gives an integer. */
static void put_amount(uint64_t value, const char *unit) {
    static const char *const prefixes[] = {"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    bool bytes = unit[0] == 'b';
    size_t power = 0;
    for (; value > 0 && value % 1024 == 0; value /= 1024) power++;
    printf("%" PRIu64 "%s%s", value, power > 0 ? " " : "", prefixes[power]);
    if (bytes) {
        fputs(power > 0 ? "B" : " bytes", stdout);
    } else if (unit[0] != '\0') {
        printf(" %s", unit);
    }
}

static void put_text(const tg_limits *limits) {
    fputs("format       read  write  what it is\n", stdout);
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
        tg_format f = tg_format_at(i);
        const char *name = tg_format_name(f);
        printf("%-11s  yes   %-5s  %s\n", name, tg_format_writable(f) ? "yes" : "no",
               tg_format_title(f));
    }
    fputs("\nlimit          value\n", stdout);
    for (size_t i = 0; i < NUM_LIMITS; i++) {
        const limit_option *o = &limit_options[i];
        uint64_t value = tg_limit_get(limits, limit_options[i].limit);
        printf("--%-12s ", tg_limit_name(o->limit));
        if (value == 0 && o->automatic != NULL) {
            fputs(o->automatic, stdout);
        } else {
            put_amount(value, o->unit);
        }
        printf(" (%s)\n", o->what);
    }
    char words[256];
    sandbox_report sandbox;
    sandbox_probe(&sandbox);
    sandbox_words(&sandbox, words, sizeof words);
    printf("\nsandbox: %s\n", words);
}

/* What --sandbox=auto puts in force; null: why not is in the next member. */
static void put_sandbox(jw *j) {
    sandbox_report r;
    sandbox_probe(&r);
    jw_key(j, "sandbox");
    jw_begin_object(j);
    jw_key(j, "landlock");
    if (r.landlock > 0) {
        jw_u64(j, (uint64_t)r.landlock);
    } else {
        jw_null(j);
    }
    jw_key(j, "no_landlock");
    if (r.no_landlock != NULL) {
        jw_text(j, r.no_landlock);
    } else {
        jw_null(j);
    }
    jw_key(j, "seccomp");
    jw_bool(j, r.seccomp);
    jw_key(j, "no_seccomp");
    if (r.no_seccomp != NULL) {
        jw_text(j, r.no_seccomp);
    } else {
        jw_null(j);
    }
    jw_end_object(j);
}

static void put_json(const tg_limits *limits) {
    jw j;
    jw_start(&j, stdout);
    jw_begin_object(&j);
    jw_line(&j);
    jw_key(&j, "formats");
    jw_begin_array(&j);
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
        tg_format f = tg_format_at(i);
        const char *name = tg_format_name(f);
        jw_line(&j);
        jw_begin_object(&j);
        jw_key(&j, "name");
        jw_text(&j, name);
        jw_key(&j, "title");
        jw_text(&j, tg_format_title(f));
        jw_key(&j, "read");
        jw_bool(&j, true);
        jw_key(&j, "write");
        jw_bool(&j, tg_format_writable(f));
        jw_end_object(&j);
    }
    jw_end_array(&j);
    jw_line(&j);
    jw_key(&j, "limits");
    jw_begin_object(&j);
    for (size_t i = 0; i < NUM_LIMITS; i++) {
        uint64_t value = tg_limit_get(limits, limit_options[i].limit);
        jw_key(&j, tg_limit_name(limit_options[i].limit));
        if (value == 0 && limit_options[i].automatic != NULL) {
            jw_null(&j); /* automatic, depends on the file */
        } else {
            jw_u64(&j, value);
        }
    }
    jw_end_object(&j);
    jw_line(&j);
    put_sandbox(&j);
    jw_line(&j);
    jw_finish(&j);
}

int run_formats(const args *a) {
    if (a->json) {
        put_json(&a->options.limits);
    } else {
        put_text(&a->options.limits);
    }
    return EXIT_GOOD;
}
