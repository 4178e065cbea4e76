/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_limits.c - the options that set limits, and parsing of numbers with units.
 */
#include <string.h>

#include "cli.h"

const limit_option limit_options[NUM_LIMITS] = {
    {TG_LIMIT_MAX_FILE, "bytes", "size of a file", NULL},
    {TG_LIMIT_MAX_STREAM, "bytes", "bytes of a pipe that must be stored", NULL},
    {TG_LIMIT_MAX_TENSORS, "", "tensors in a file", NULL},
    {TG_LIMIT_MAX_RANK, "", "axes of a tensor", NULL},
    {TG_LIMIT_MAX_MEMORY, "bytes", "memory for the parsed structure",
     "16 MiB + 40 bytes per byte of file"},
    {TG_LIMIT_MAX_WORK, "steps", "work of parsing", "4 Mi + 32 steps per byte of file"},
    {TG_LIMIT_MAX_DENSE, "bytes", "dense copies of sparse tensors, inflated members of .npz", NULL},
    {TG_LIMIT_MAX_OUTPUT, "bytes", "written, printed, hashed or compared",
     "--max-dense + 64 bytes per byte of file"},
};

uint64_t memory_allowed(const tg_limits *limits, const tg_file *file) {
    const uint64_t fixed = UINT64_C(16) << 20;
    uint64_t size = tg_file_size(file);
    if (limits->max_memory != 0) return limits->max_memory;
    return size < (UINT64_MAX - fixed) / 40 ? fixed + 40 * size : UINT64_MAX;
}

tg_error over_memory(const tg_file *file, uint64_t needed, uint64_t allowed) {
    tg_error error;
    memset(&error, 0, sizeof error);
    error.code = TG_CODE_LIMIT;
    error.format = tg_file_format(file);
    error.size = tg_file_size(file);
    error.expected = "at most % bytes of memory";
    error.allowed.kind = TG_KIND_U64;
    error.allowed.u64 = allowed;
    error.found.kind = TG_KIND_U64;
    error.found.u64 = needed;
    error.limit = TG_LIMIT_MAX_MEMORY;
    error.remedy = TG_REMEDY_RAISE_LIMIT;
    return error;
}

bool parse_size(const char *text, uint64_t *out) {
    static const char units[] = "KMGTPE";
    uint64_t value = 0;
    if (*text < '0' || *text > '9') return false;
    for (; *text >= '0' && *text <= '9'; text++) {
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10) return false;
        value = value * 10 + digit;
    }
    char unit = *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text;
    const char *found = unit != '\0' ? strchr(units, unit) : NULL;
    if (found != NULL) {
        for (const char *u = units; u <= found; u++) {
            if (value > UINT64_MAX / 1024) return false;
            value *= 1024;
        }
        text++;
        if (*text == 'i' && (text[1] == 'B' || text[1] == '\0')) text++;
    }
    if (*text == 'B') text++;
    *out = value;
    return *text == '\0';
}
