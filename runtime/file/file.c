/* SPDX-License-Identifier: Apache-2.0 */
/*
 * file.c - properties of an open file: size, format, notes, and the error of the last call.
 */
#include <string.h>

#include "file.h"

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

/* ----------------------------------------------------------------------------- what is known */

const tg_error *tg_last_error(const tg_file *file) { return &file->error; }
tg_format tg_file_format(const tg_file *file) { return file->adapter->format; }
uint64_t tg_file_size(const tg_file *file) { return file->size; }
uint64_t tg_num_tensors(const tg_file *file) { return file->num_tensors; }
uint64_t tg_num_notes(const tg_file *file) { return file->ks.num_notes; }

bool tg_note_at(const tg_file *file, uint64_t i, tg_note *note) {
    if (file->ks.num_notes == 0 || i >= file->ks.num_kept) return false;
    *note = tg_note_of(&file->ks.notes[i]);
    return true;
}
