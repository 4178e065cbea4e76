/* SPDX-License-Identifier: Apache-2.0 */
/*
 * whole_file.c - see whole_file.h.
 */
#include "whole_file.h"

#include <errno.h>

bool whole_file_open(whole_file *w, const args *a, const char *path, bool replace) {
    const tg_output_options options = {.replace = replace};
    tg_error error;
    *w = (whole_file){a, path, NULL, NULL};
    w->output = tg_output_create(path, 0, &options, &error);
    if (w->output == NULL) {
        complain_of(a, path, &error);
        return false;
    }
    w->text = tmpfile();
    if (w->text != NULL) return true;
    complain(a->err, path, strerror(errno));
    tg_output_discard(w->output);
    return false;
}

static bool copy_all(FILE *from, const tg_target *to, int *number) {
    char piece[1 << 14];
    uint64_t at = 0;
    size_t n;
    rewind(from);
    while ((n = fread(piece, 1, sizeof piece, from)) > 0) {
        *number = to->write_at(to->self, at, piece, n);
        if (*number != 0) return false;
        at += n;
    }
    *number = EIO;
    return !ferror(from);
}

int whole_file_keep(whole_file *w, int worst) {
    const tg_target target = tg_output_target(w->output);
    tg_error error = no_memory();
    int number = EIO;
    bool good = fflush(w->text) == 0;
    if (!good) number = errno;
    good = good && !ferror(w->text) && copy_all(w->text, &target, &number);
    fclose(w->text);
    if (good) {
        good = tg_output_commit(w->output, &error);
    } else {
        tg_output_discard(w->output);
        error.code = TG_CODE_IO;
        error.system = number;
    }
    if (good) return worst;
    complain_of(w->a, w->path, &error);
    return worst > EXIT_TROUBLE ? worst : EXIT_TROUBLE;
}

void whole_file_drop(whole_file *w) {
    fclose(w->text);
    tg_output_discard(w->output);
}
