/* SPDX-License-Identifier: Apache-2.0 */
#include "support_convert.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_OUTPUT (UINT64_C(1) << 20) /* larger outputs are not written */
#define MAX_COMPARED 4096

/* ------------------------------------------------------------------------------------ target */

typedef struct target_memory {
    uint8_t *data;
    uint8_t *written; /* one flag per byte: whether it was written */
    uint64_t size;
    bool in_order;
    uint64_t next;
    const char *what;
} target_memory;

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    target_memory *m = self;
    if (n == 0 || offset > m->size || n > m->size - offset || (m->in_order && offset != m->next)) {
        support_problem(m->what, "writes %zu bytes at %llu of %llu", n, (unsigned long long)offset,
                        (unsigned long long)m->size);
        return 5;
    }
    memcpy(m->data + offset, data, n);
    memset(m->written + offset, 1, n);
    m->next = offset + n;
    return 0;
}

/* ---------------------------------------------------------------------------------- refusals */

static bool is_bug(tg_code code) {
    return code <= TG_CODE_NONE || code >= TG_CODE_COUNT || code == TG_CODE_INTERNAL ||
           code == TG_CODE_USAGE;
}

/* Codes that no file alone can cause. */
static bool is_bad_luck(tg_code code) {
    return code == TG_CODE_NO_MEMORY || code == TG_CODE_IO || code == TG_CODE_STOPPED;
}

static void check_refusal(const char *what, const tg_error *error, tg_code allowed) {
    bool expected = allowed == TG_CODE_NONE ? !is_bad_luck(error->code) : error->code == allowed;
    if (is_bug(error->code) || (!expected && is_bad_luck(error->code)))
        support_problem(what, "%s: %s", tg_code_name(error->code), error->detail);
    char text[2048];
    tg_error_message(error, text, sizeof text);
    size_t n = 0;
    while (n < sizeof text && text[n] >= ' ' && text[n] <= '~') n++;
    if (n == 0 || n == sizeof text || text[n] != '\0')
        support_problem(what, "%s, and no line of text", tg_code_name(error->code));
}

/* ------------------------------------------------------------------------------------ values */

static void same_array(const char *what, const char *name, tg_array *a, tg_array *b) {
    tg_array_info x = tg_array_about(a);
    tg_array_info y = tg_array_about(b);
    uint8_t before[MAX_COMPARED];
    uint8_t after[MAX_COMPARED];
    if (x.dtype != y.dtype || x.rank != y.rank || x.nbytes != y.nbytes ||
        memcmp(x.shape, y.shape, x.rank * sizeof *x.shape) != 0) {
        support_problem(what, "%s: another dtype or shape", name);
        return;
    }
    size_t n = (size_t)(x.nbytes < MAX_COMPARED ? x.nbytes : MAX_COMPARED);
    if (!tg_array_read(a, x.nbytes - n, before, n) || !tg_array_read(b, y.nbytes - n, after, n)) {
        support_problem(what, "%s: cannot be read any more", name);
    } else if (memcmp(before, after, n) != 0) {
        support_problem(what, "%s: other values", name);
    }
}

/* Tensors of the same name and dtype have the same values. */
static void compare(const char *what, tg_file *file, tg_file *copy) {
    tg_array_options row_major = {.order = TG_ARRAY_ORDER_C};
    for (uint64_t i = 0; i < tg_num_tensors(copy); i++) {
        tg_tensor theirs;
        tg_tensor ours;
        if (!tg_tensor_at(copy, i, &theirs)) {
            support_problem(what, "a tensor of the copy cannot be described");
            return;
        }
        if (!tg_tensor_find(file, theirs.name, &ours)) continue;
        tg_array *a = tg_array_open(file, ours.index, &row_major);
        tg_array *b = tg_array_open(copy, i, &row_major);
        bool open = a != NULL && b != NULL;
        if (open && tg_array_about(a).dtype == tg_array_about(b).dtype)
            same_array(what, ours.name, a, b);
        tg_array_close(a);
        tg_array_close(b);
    }
}

/* --------------------------------------------------------------------------------------- all */

/* Names that mean different files on different systems are noted in .npz, and no conversion changes
 * names. */
static bool is_about_a_name(const tg_note *note) {
    static const char rule[] = "member.name_";
    return strncmp(note->rule, rule, sizeof rule - 1) == 0;
}

static void check_copy(const char *what, tg_file *file, tg_format to, const target_memory *m,
                       bool same_values) {
    for (uint64_t i = 0; i < m->size; i++) {
        if (m->written[i] != 0) continue;
        support_problem(what, "byte %llu was not written", (unsigned long long)i);
        return;
    }
    tg_options options = tg_options_default();
    options.format = to;
    /* Metadata that cause a note are kept. */
    const bool strict = to != tg_file_format(file) || tg_num_notes(file) == 0;
    options.strict = strict && to != TG_FORMAT_NPZ;
    tg_error error;
    tg_file *copy = tg_open_memory(m->data, (size_t)m->size, &options, &error);
    if (copy == NULL) {
        char text[512];
        tg_error_text(&error, text, sizeof text);
        support_problem(what, "what was written is refused: %s", text);
        return;
    }
    tg_note note;
    for (uint64_t i = 0; strict && tg_note_at(copy, i, &note); i++) {
        if (!is_about_a_name(&note)) support_problem(what, "a note of what was written");
    }
    if (same_values) compare(what, file, copy);
    tg_close(copy);
}

bool support_convert(const char *what, tg_file *file, tg_format to,
                     const tg_convert_options *options, tg_code allowed) {
    tg_error error;
    memset(&error, 0, sizeof error);
    tg_conversion *c = tg_convert(file, to, options, &error);
    if (c == NULL) {
        check_refusal(what, &error, allowed);
        return error.code != allowed;
    }
    bool good = true;
    uint64_t size = tg_conversion_size(c);
    target_memory m = {.size = size, .what = what};
    tg_target target = {write_at, false, &m};
    if (size <= MAX_OUTPUT) {
        m.data = calloc(1, (size_t)size + 1);
        m.written = calloc(1, (size_t)size + 1);
    }
    if (m.data != NULL && m.written != NULL) {
        good = tg_conversion_write(c, &target, &error);
        if (!good) check_refusal(what, &error, allowed);
        /* Now only a checksum can still be wrong. */
        if (!good && allowed == TG_CODE_NONE && error.code != TG_CODE_BAD_DATA)
            support_problem(what, "refused too late: %s", error.detail);
        bool comparable = !options->raw && !options->lossy && allowed == TG_CODE_NONE;
        if (good) check_copy(what, file, to, &m, comparable);
    }
    free(m.data);
    free(m.written);
    tg_conversion_free(c);
    return good || error.code != allowed;
}
