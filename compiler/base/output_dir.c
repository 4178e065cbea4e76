/* SPDX-License-Identifier: Apache-2.0 */
/* output_dir.c - see output_dir.h. */
#define _POSIX_C_SOURCE 200809L
#include "output_dir.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What may be there before. */
typedef enum replacing { ANY_FILE, OWN_FILE, NO_FILE } replacing;

typedef struct staged_file {
    const char *path;
    const char *temporary;
    const output_part *text; /* the parts that have text */
    replacing replaces;
    bool is_written; /* to the temporary file */
    struct staged_file *next;
} staged_file;

struct output_dir {
    pool *pool;
    const char *path;
    staged_file *first; /* in the order of the calls */
    staged_file **end;
};

output_dir *ksyc_output_dir_new(pool *p, const char *path) {
    output_dir *dir = ksyc_pool_alloc(p, sizeof *dir);
    *dir = (output_dir){.pool = p, .path = path != NULL ? path : ""};
    dir->end = &dir->first;
    return dir;
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

typedef enum present { ABSENT, EQUAL, SAME_FIRST_LINE, OTHER } present;

/* Whether the text goes on with these bytes; a place in the text, which moves on as far as they are the same. */
typedef struct text_place {
    const output_part *part; /* NULL: at the end */
    size_t at;
    bool has_line; /* a whole line is behind it */
} text_place;

static bool goes_on_with(text_place *place, const char *bytes, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (place->part == NULL || place->part->text[place->at] != bytes[i]) return false;
        place->has_line = place->has_line || bytes[i] == '\n';
        if (++place->at < place->part->size) continue;
        place->part = place->part->next;
        place->at = 0;
    }
    return true;
}

/* What the path has before it is written. A file that cannot be read is one of others. */
static present find_present(const staged_file *f) {
    FILE *file = fopen(f->path, "rb");
    if (file == NULL) return errno == ENOENT ? ABSENT : OTHER;
    char bytes[4096];
    text_place place = {f->text, 0, false};
    bool equal = true;
    while (equal) {
        const size_t n = fread(bytes, 1, sizeof bytes, file);
        if (n == 0) break;
        equal = goes_on_with(&place, bytes, n);
    }
    equal = equal && place.part == NULL && !ferror(file);
    fclose(file);
    if (equal) return EQUAL;
    return place.has_line ? SAME_FIRST_LINE : OTHER;
}

static bool write_temporary(staged_file *f, diag *d) {
    remove(f->temporary); /* left over from an interrupted run */
    FILE *file = fopen(f->temporary, "wbx");
    if (file == NULL) return complain(d, f->path, errno);
    f->is_written = true;
    bool written = true;
    for (const output_part *part = f->text; part != NULL && written; part = part->next)
        written = fwrite(part->text, 1, part->size, file) == part->size;
    const int reason = errno;
    if (fclose(file) != 0 && written) return complain(d, f->path, errno);
    return written || complain(d, f->path, reason);
}

/* Everything that can fail, short of the renaming. */
static bool prepare(output_dir *dir, diag *d) {
    bool good = true;
    for (staged_file *f = dir->first; f != NULL && good; f = f->next) {
        const present now = find_present(f);
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
        f->is_written = false;
    }
    return good;
}
