/* SPDX-License-Identifier: Apache-2.0 */
/* output_dir.c - see output_dir.h. */
#define _POSIX_C_SOURCE 200809L
#include "output_dir.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clean_text.h"

#define CHUNK 16384 /* bytes of a text that was put away, at a time */

/* What may be there before. */
typedef enum replacing { ANY_FILE, OWN_FILE, NO_FILE } replacing;

typedef struct staged_file {
    const char *path;
    const char *temporary;
    const output_part *text; /* the parts that have text */
    replacing replaces;
    bool is_written; /* to the temporary file */
    bool is_new;     /* what is there now was not before */
    struct staged_file *next;
} staged_file;

struct output_dir {
    pool *pool;
    const char *path;
    spill away;         /* large texts */
    staged_file *first; /* in the order of the calls */
    staged_file **end;
};

output_dir *ksyc_output_dir_new(pool *p, const char *path) {
    output_dir *dir = ksyc_pool_alloc(p, sizeof *dir);
    *dir = (output_dir){.pool = p, .path = path != NULL ? path : ""};
    dir->end = &dir->first;
    return dir;
}

output ksyc_output_in(output_dir *dir, pool *p, unsigned indent) {
    return ksyc_output_spilled(p, indent, dir != NULL ? &dir->away : NULL);
}

uint64_t ksyc_output_dir_mark(const output_dir *dir) { return dir != NULL ? dir->away.size : 0; }

void ksyc_output_dir_reset(output_dir *dir, uint64_t mark) {
    if (dir != NULL) dir->away.size = mark;
}

static void stage(output *o, output_dir *dir, const char *name, replacing replaces) {
    const size_t n = strlen(dir->path);
    const char *slash = n == 0 || dir->path[n - 1] == '/' ? "" : "/";
    staged_file *file = ksyc_pool_alloc(dir->pool, sizeof *file);
    *file = (staged_file){.text = ksyc_output_parts(o), .replaces = replaces};
    file->path = ksyc_pool_printf(dir->pool, "%s%s%s", dir->path, slash, name);
    file->temporary = ksyc_pool_printf(dir->pool, "%s.tmp", file->path);
    *dir->end = file;
    dir->end = &file->next;
}

void ksyc_output_commit(output *o, output_dir *dir, const char *name) {
    stage(o, dir, name, ANY_FILE);
}

void ksyc_output_commit_own(output *o, output_dir *dir, const char *name) {
    stage(o, dir, name, OWN_FILE);
}

void ksyc_output_commit_new(output *o, output_dir *dir, const char *name) {
    stage(o, dir, name, NO_FILE);
}

/* --------------------------------------------------------------------------------------- writing */

static bool refuse(diag *d, const char *path, const char *why) {
    const source_place place = {path, 0, 0, NULL};
    ksyc_diag_io_error(d, place, "%s", why);
    return false;
}

static bool complain(diag *d, const char *path, int reason) {
    const source_place place = {path, 0, 0, NULL};
    ksyc_diag_io_error(d, place, "cannot write: %s", strerror(reason));
    return false;
}

/* A specification may be called like a file of the runtime. */
static bool has_other_of_name(const output_dir *dir, const staged_file *f) {
    for (const staged_file *other = dir->first; other != f; other = other->next)
        if (strcmp(other->path, f->path) == 0) return true;
    return false;
}

/* Makes one folder; one that is there is fine. */
static bool make_folder(diag *d, const char *path) {
    struct stat st;
    if (mkdir(path, 0777) == 0) return true;
    const int reason = errno;
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) return true;
    const source_place place = {path, 0, 0, NULL};
    ksyc_diag_io_error(d, place, "cannot make the folder: %s",
                       strerror(reason == EEXIST ? ENOTDIR : reason));
    return false;
}

/* As `mkdir -p` does. */
static bool make_folders(const output_dir *dir, diag *d) {
    char *path = ksyc_pool_printf(dir->pool, "%s", dir->path);
    for (char *at = path; *at != '\0'; at++) {
        if (*at != '/' || at == path) continue;
        *at = '\0';
        if (!make_folder(d, path)) return false;
        *at = '/';
    }
    return *path == '\0' || make_folder(d, path);
}

typedef enum present { ABSENT, EQUAL, SAME_FIRST_LINE, OTHER, UNKNOWN } present;

/* Whether the file goes on with the text; the place in the text moves on as far as they are the same. */
typedef struct comparison {
    FILE *file;
    bool is_equal;
    bool has_line; /* a whole line is the same */
} comparison;

static void compare(comparison *c, const char *text, size_t size) {
    char bytes[4096];
    for (size_t at = 0; at < size && c->is_equal;) {
        const size_t left = size - at, wanted = left < sizeof bytes ? left : sizeof bytes;
        const size_t n = fread(bytes, 1, wanted, c->file);
        size_t same = 0;
        while (same < n && bytes[same] == text[at + same]) same++;
        c->has_line = c->has_line || memchr(bytes, '\n', same) != NULL;
        c->is_equal = same == wanted;
        at += same;
    }
}

/* What the path has before it is written. A file that cannot be read is one of others. UNKNOWN, with `errno` set, when
 * the text cannot be read. */
static present find_present(const staged_file *f) {
    FILE *file = fopen(f->path, "rb");
    if (file == NULL) return errno == ENOENT ? ABSENT : OTHER;
    comparison c = {file, true, false};
    char room[CHUNK];
    for (const output_part *part = f->text; part != NULL && c.is_equal; part = part->next) {
        for (size_t at = 0, n; at < part->size && c.is_equal; at += n) {
            const char *text = ksyc_part_bytes(part, at, room, sizeof room, &n);
            const int reason = errno;
            if (text == NULL) {
                fclose(file);
                errno = reason;
                return UNKNOWN;
            }
            compare(&c, text, n);
        }
    }
    const bool is_equal = c.is_equal && getc(file) == EOF && !ferror(file);
    fclose(file);
    if (is_equal) return EQUAL;
    return c.has_line ? SAME_FIRST_LINE : OTHER;
}

static bool write_part(const output_part *part, FILE *file) {
    char room[CHUNK];
    for (size_t at = 0, n; at < part->size; at += n) {
        const char *text = ksyc_part_bytes(part, at, room, sizeof room, &n);
        if (text == NULL || fwrite(text, 1, n, file) != n) return false;
    }
    return true;
}

static bool write_temporary(staged_file *f, diag *d) {
    remove(f->temporary); /* left over from an interrupted run */
    FILE *file = fopen(f->temporary, "wbx");
    if (file == NULL) return complain(d, f->path, errno);
    f->is_written = true;
    bool written = true;
    for (const output_part *part = f->text; part != NULL && written; part = part->next)
        written = write_part(part, file);
    const int reason = errno;
    if (fclose(file) != 0 && written) return complain(d, f->path, errno);
    return written || complain(d, f->path, reason);
}

/* Everything that can fail, short of the renaming. */
static bool prepare(output_dir *dir, diag *d) {
    bool good = true;
    for (staged_file *f = dir->first; f != NULL && good; f = f->next) {
        const present now = find_present(f);
        const int reason = errno;
        struct stat st;
        if (has_other_of_name(dir, f)) {
            const source_place place = {f->path, 0, 0, NULL};
            ksyc_diag_error(d, place, "would be two files: the specification needs another id");
            good = false;
        } else if (f->replaces == NO_FILE && now != ABSENT) {
            good = refuse(d, f->path, "exists");
        } else if (f->replaces == OWN_FILE && now == OTHER) {
            good = refuse(d, f->path, "exists and was not made from this specification");
        } else if (now == EQUAL) {
            continue;
        } else if (now == UNKNOWN) {
            good = complain(d, f->path, reason);
        } else if (stat(f->path, &st) == 0 && S_ISDIR(st.st_mode)) {
            good = complain(d, f->path, EISDIR);
        } else {
            good = write_temporary(f, d);
        }
    }
    return good;
}

/* A file that must not exist gets its name by a link, which never replaces one. */
static bool publish(const staged_file *f, diag *d) {
    if (f->replaces != NO_FILE)
        return rename(f->temporary, f->path) == 0 || complain(d, f->path, errno);
    if (link(f->temporary, f->path) != 0) return complain(d, f->path, errno);
    remove(f->temporary);
    return true;
}

bool ksyc_output_dir_write(output_dir *dir, diag *d) {
    bool good = make_folders(dir, d) && prepare(dir, d);
    for (staged_file *f = dir->first; f != NULL; f = f->next) {
        if (!f->is_written) continue;
        good = good && publish(f, d);
        if (!good) remove(f->temporary);
        f->is_new = good;
        f->is_written = false;
    }
    return good;
}

static bool has_file(const output_dir *dir, bool is_new) {
    for (const staged_file *f = dir->first; f != NULL; f = f->next)
        if (f->is_new == is_new) return true;
    return false;
}

/* "wrote a.h a.c in build" */
static void list_files(const output_dir *dir, bool is_new, const char *word, FILE *out) {
    if (!has_file(dir, is_new)) return;
    const size_t n = strlen(dir->path);
    const size_t folder = n == 0 || dir->path[n - 1] == '/' ? n : n + 1;
    fputs(word, out);
    for (const staged_file *f = dir->first; f != NULL; f = f->next) {
        if (f->is_new != is_new) continue;
        putc(' ', out);
        ksyc_print_clean(f->path + folder, out);
    }
    if (n > 0) {
        fputs(" in ", out);
        ksyc_print_clean(dir->path, out);
    }
    putc('\n', out);
}

void ksyc_output_dir_report(const output_dir *dir, FILE *out) {
    list_files(dir, true, "wrote", out);
    list_files(dir, false, "unchanged:", out);
}

void ksyc_output_dir_end(output_dir *dir) { ksyc_spill_close(&dir->away); }
