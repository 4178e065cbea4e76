/* SPDX-License-Identifier: Apache-2.0 */
/*
 * output_error.c - why a file cannot be written, in one line.
 */
#include "output.h"

#include <errno.h>
#include <string.h>

#include "error.h"
#include "io_code.h"
#include "text.h"

/* Characters of a path that a message shows; the rest of it has to hold words and reasons. */
#define PATH_SHOWN 300

const char *tg_output_words(int code) {
    switch (code) {
    case ENOSPC: return "no space left on the device";
    case EDQUOT: return "the disk quota is exceeded";
    case EFBIG: return "larger than the file system or a limit of the process allows";
    case EROFS: return "the file system is read-only";
    case EEXIST: return "the file exists";
    case ENOENT: return "no such folder";
    case EISDIR: return "it names a directory";
    case ESPIPE: return "it is no regular file, and only those can be replaced as a whole";
    case EBUSY: return "it is in use";
    case EPIPE: return "nobody reads the pipe any more";
    case EBADF: return "the descriptor is not open for writing";
    default: return tg_io_text(code);
    }
}

/* Characters that a byte takes when it is escaped. */
static size_t width_of(char c) {
    unsigned char byte = (unsigned char)c;
    if (byte < 0x20 || byte > 0x7e) return 4;
    return c == '\\' ? 2 : 1;
}

static void put_escaped(tg_text *w, char c) {
    static const char digits[] = "0123456789abcdef";
    switch (width_of(c)) {
    case 1: tg_put_char(w, c); break;
    case 2: tg_put(w, "\\\\"); break;
    default:
        tg_put(w, "\\x");
        tg_put_char(w, digits[(unsigned char)c >> 4]);
        tg_put_char(w, digits[(unsigned char)c & 15]);
        break;
    }
}

/* The end of a path says more than its beginning. */
static void put_path(tg_text *w, const char *path) {
    size_t from = strlen(path);
    for (size_t width = 0; from > 0; from--) {
        width += width_of(path[from - 1]);
        if (width > PATH_SHOWN) break;
    }
    tg_put(w, from > 0 ? "'..." : "'");
    for (const char *p = path + from; *p != '\0'; p++) put_escaped(w, *p);
    tg_put_char(w, '\'');
}

void tg_output_fail(tg_error *error, const char *what, const char *path, int system,
                    const char *why) {
    if (error == NULL) return;
    *error =
        tg_error_make(system == ENOMEM ? TG_CODE_NO_MEMORY : TG_CODE_IO, TG_FORMAT_NONE, 0, "");
    error->system = system == ENOMEM ? 0 : system;
    if (system == EEXIST) error->remedy = TG_REMEDY_REPLACE;
    tg_text w = {error->detail, sizeof error->detail, 0};
    tg_put(&w, what);
    tg_put_char(&w, ' ');
    put_path(&w, path);
    tg_put(&w, ": ");
    tg_put(&w, why != NULL ? why : tg_output_words(system));
    (void)tg_put_end(&w);
}

void tg_target_fail(tg_error *error, tg_format format, int system) {
    if (error == NULL) return;
    *error = tg_error_make(TG_CODE_IO, format, 0, "");
    error->system = system;
    tg_text w = {error->detail, sizeof error->detail, 0};
    tg_put(&w, "cannot write: ");
    tg_put(&w, tg_output_words(system));
    (void)tg_put_end(&w);
}
