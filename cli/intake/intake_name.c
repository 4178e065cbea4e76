/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_name.c - see intake_name.h.
 */
#define _GNU_SOURCE /* getentropy */
#include "intake_name.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tensorgate.h"

/* A suffix that is longer is no suffix, but part of the name. */
#define LONGEST_SUFFIX 32u
#define NUMBERED 9u

static bool ends_with(const char *name, const char *suffix) {
    const size_t n = strlen(name);
    const size_t m = strlen(suffix);
    return n >= m && memcmp(name + n - m, suffix, m) == 0;
}

bool is_unfinished_name(const char *name) {
    static const char *const suffixes[] = {".part",       ".partial",  ".tmp",      ".temp",
                                           ".crdownload", ".filepart", ".download", ".lock"};
    for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
        if (ends_with(name, suffixes[i])) return true;
    }
    return false;
}

bool is_ignored_name(const char *name) { return name[0] == '.' || is_unfinished_name(name); }

bool is_report_name(const char *name) { return ends_with(name, REPORT_SUFFIX); }

/* At most `room` bytes of it, without a part of a UTF-8 character at the end: some file systems refuse such names. */
static size_t cut(const char *name, size_t n, size_t room) {
    if (n <= room) return n;
    n = room;
    while (n > 0 && ((uint8_t)name[n] & 0xc0) == 0x80) n--;
    return n;
}

/* stem, middle, suffix: never longer than LONGEST_PLACED, because middle and suffix have at most 17 and 32 bytes. */
static void join(file_name dst, const char *name, size_t stem, const char *middle,
                 const char *suffix) {
    const size_t n = cut(name, stem, LONGEST_PLACED - strlen(middle) - strlen(suffix));
    snprintf(dst, sizeof(file_name), "%.*s%s%s", (int)n, name, middle, suffix);
}

/* Where the suffix begins; the end of the name if it has none. A dot at the start begins no suffix. */
static size_t suffix_of(const char *name) {
    const size_t n = strlen(name);
    const char *dot = strrchr(name, '.');
    if (dot == NULL || dot == name || n - (size_t)(dot - name) > LONGEST_SUFFIX) return n;
    return (size_t)(dot - name);
}

void placed_name(file_name dst, const char *name, unsigned attempt) {
    char number[24];
    const size_t n = strlen(name);
    const bool as_it_is = n <= LONGEST_PLACED && !is_report_name(name);
    if (as_it_is && attempt == 0) {
        memcpy(dst, name, n + 1);
        return;
    }
    if (!as_it_is) attempt++;
    snprintf(number, sizeof number, "~%u", attempt);
    if (attempt > NUMBERED) {
        uint64_t random = 0;
        /* Without it the name is the same each time, and is found to be taken. */
        if (getentropy(&random, sizeof random) != 0) random = attempt;
        snprintf(number, sizeof number, "~%016" PRIx64, random);
    }
    const size_t at = suffix_of(name);
    join(dst, name, at, number, name + at);
}

void report_name(file_name dst, const char *name) {
    snprintf(dst, sizeof(file_name), "%.*s" REPORT_SUFFIX, (int)LONGEST_PLACED, name);
}

void converted_name(file_name dst, const char *name, const char *suffix) {
    const size_t n = strlen(name);
    const size_t at = tg_format_by_suffix(name) != TG_FORMAT_NONE ? suffix_of(name) : n;
    join(dst, name, at, "", suffix);
}
