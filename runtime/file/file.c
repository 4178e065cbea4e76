/* SPDX-License-Identifier: Apache-2.0 */
/*
 * file.c - properties of an open file: size, format, notes, and the error of the last call.
 */
#include <string.h>

#include "file.h"
#include "input.h"

bool tg_fail(tg_file *file, tg_code code, const char *expected) {
    tg_format format = file->adapter != NULL ? file->adapter->format : TG_FORMAT_NONE;
    file->error = tg_error_make(code, format, file->size, expected);
    return false;
}

bool tg_fail_ks(tg_file *file) {
    tg_format format = file->adapter != NULL ? file->adapter->format : TG_FORMAT_NONE;
    file->error = tg_error_of(&file->ks.error, format, file->size);
    memset(&file->ks.error, 0, sizeof file->ks.error);
    file->ks.error.code = KS_OK;
    file->ks.error.expected = "";
    return false;
}

/* Reads more of a name that lies at `offset`. Others than printable ones are shown as numbers, of which the first few are
 * enough. */
static void read_name(const tg_file *file, uint64_t offset, const tg_value *value, char *name) {
    char bytes[TG_ERROR_NAME];
    const uint64_t n = value->u64 < TG_ERROR_NAME ? value->u64 : TG_ERROR_NAME;
    if (value->kind != TG_KIND_BYTES || n <= TG_VALUE_BYTES || offset > file->size ||
        n > file->size - offset || tg_input_read(file->input, offset, n, bytes) != 0 ||
        memcmp(bytes, value->bytes, TG_VALUE_BYTES) != 0)
        return;
    for (uint64_t i = 0; i < n; i++) {
        if (bytes[i] < 0x20 || bytes[i] > 0x7e || bytes[i] == '"') return;
    }
    memcpy(name, bytes, (size_t)n);
    name[n] = '\0';
}

void tg_show_name(tg_file *file) {
    tg_error *error = &file->error;
    if (file->adapter != NULL && file->adapter->shows_names &&
        error->format == file->adapter->format && error->has_place && !error->decoded)
        read_name(file, error->offset, &error->found, error->found_name);
}

/* ----------------------------------------------------------------------------- what is known */

const tg_error *tg_last_error(const tg_file *file) { return &file->error; }
tg_format tg_file_format(const tg_file *file) { return file->adapter->format; }
uint64_t tg_file_size(const tg_file *file) { return file->size; }
uint64_t tg_num_tensors(const tg_file *file) { return file->num_tensors; }
uint64_t tg_num_notes(const tg_file *file) { return file->ks.num_notes; }

bool tg_note_at(const tg_file *file, uint64_t i, tg_note *note) {
    if (file->ks.num_notes == 0 || i >= file->ks.num_kept) return false;
    *note = tg_note_of(&file->ks.notes[i]);
    if (file->adapter->shows_names) read_name(file, note->offset, &note->found, note->found_name);
    return true;
}
