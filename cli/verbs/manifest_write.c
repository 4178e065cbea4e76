/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest_write.c - `hash --manifest`: a record for each file, in the order of the files. See manifest.h.
 *
 * Workers print the records; the process that gives them files makes the manifest of what they print, if every file has one.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hasher.h"
#include "manifest.h"
#include "many_files.h"
#include "model_set.h"
#include "part_set.h"

/* ------------------------------------------------------------------------------------------ paths */

/* Leaves out empty components and ".". False: there is no room. */
static bool simplify(const char *path, char out[MANIFEST_PATH]) {
    size_t len = 0;
    if (path[0] == '/') out[len++] = '/';
    while (*path != '\0') {
        const size_t n = strcspn(path, "/");
        if (n > 0 && !(n == 1 && path[0] == '.')) {
            const bool follows = len > 0 && out[len - 1] != '/';
            if (n + follows >= MANIFEST_PATH - len) return false;
            if (follows) out[len++] = '/';
            memcpy(out + len, path, n);
            len += n;
        }
        path += n + (path[n] == '/');
    }
    out[len] = '\0';
    return true;
}

/* What is behind the folder of the manifest in the path of a file; NULL: it is elsewhere. Both are simple. */
static const char *below(const char *manifest, const char *file) {
    const char *slash = strrchr(manifest, '/');
    const size_t n = slash != NULL ? (size_t)(slash - manifest) + 1 : 0; /* with the slash */
    if (strncmp(manifest, file, n) != 0 || file[n] == '/') return NULL;
    for (const char *c = file + n; *c != '\0'; c += strcspn(c, "/") + (strchr(c, '/') != NULL))
        if (strncmp(c, "../", 3) == 0 || strcmp(c, "..") == 0) return NULL;
    return file + n;
}

static bool is_printable(const char *path) {
    for (; *path != '\0'; path++)
        if ((unsigned char)*path < 0x20 || *path == 0x7f) return false;
    return true;
}

/* The path in the manifest; or NULL after a complaint. */
static const char *path_in(const args *a, const char *name, char manifest[MANIFEST_PATH],
                           char file[MANIFEST_PATH]) {
    const char *why = NULL;
    const char *path = NULL;
    if (strcmp(name, "-") == 0) {
        why = "standard input has no path for a manifest";
    } else if (!simplify(a->manifest, manifest) || !simplify(name, file)) {
        why = "the path is too long for a manifest";
    } else if (!is_printable(file)) {
        why = "a path with control characters cannot be in a manifest";
    } else {
        path = below(manifest, file);
        if (path == NULL || path[0] == '\0') why = "not below the folder of the manifest";
    }
    if (why == NULL) return path;
    if (a->quiet < 2) complain(a->err, name, why);
    return NULL;
}

/* ---------------------------------------------------------------------------------------- records */

static int fail(const answer *w, const char *name, const tg_error *error) {
    answer_complain(w, name, error);
    return outcome_of_error(error);
}

/* The lines that every file has. Returns 0 or an errno. */
static int put_bytes(hasher *h, FILE *out, const char *path, int fd) {
    uint8_t sum[DIGEST_BYTES];
    char hex[HEX_BYTES];
    uint64_t size = 0;
    const int number = sum_bytes(&h->summer, fd, sum, &size);
    hasher_hex(sum, hex);
    if (number != 0) return number;
    fprintf(out, "%s  %s\n" MANIFEST_SIZE, hex, path);
    put_u64(out, size);
    fputc('\n', out);
    return 0;
}

static bool put_tensor(hasher *h, FILE *out, tg_file *file, uint64_t i, tg_error *error) {
    char hex[HEX_BYTES];
    tg_tensor t;
    tg_array *array = NULL;
    bool good = hasher_tensor(h, NULL, file, i, &array, hex, error);
    if (good && !tg_tensor_at(file, i, &t)) {
        *error = *tg_last_error(file);
        good = false;
    }
    if (good) {
        tg_array_info info;
        const char *dtype = hasher_dtype(&t, array, &info);
        fprintf(out, MANIFEST_TENSOR "%s ", hex);
        put_shape(out, info.shape, info.rank);
        fprintf(out, " %s ", t.name);
        put_escaped(out, dtype, strlen(dtype));
        fputc('\n', out);
    }
    tg_array_close(array);
    return good;
}

static bool put_tensors(hasher *h, const args *a, tg_file *file, tg_error *error) {
    if (!budget_spend_file(h->budget, a, file, error)) return false;
    fputs(MANIFEST_TENSORS, a->out);
    put_u64(a->out, tg_num_tensors(file));
    fputc('\n', a->out);
    for (uint64_t i = 0; i < tg_num_tensors(file); i++)
        if (!put_tensor(h, a->out, file, i, error)) return false;
    return true;
}

/* An index of shards is compared by its bytes, as is what --skip-unknown covers. */
static bool has_bytes_alone(const args *a, const char *name, const tg_error *error) {
    return is_index_refusal(name, error) || is_skipped(a, name, error);
}

static int put_record(hasher *h, answer *w, const found_file *found, const char *path,
                      tg_file *file, tg_error *error) {
    const args *a = w->a;
    if (file == NULL && !has_bytes_alone(a, found->name, error)) return fail(w, found->name, error);
    const int number = put_bytes(h, a->out, path, found->fd);
    if (number != 0) {
        *error = error_of_opening(a, number);
        return fail(w, found->name, error);
    }
    if (file == NULL) return EXIT_GOOD;
    const report r = report_of(file, NULL);
    answer_tell_notes(w, found->name, &r);
    return put_tensors(h, a, file, error) ? EXIT_GOOD : fail(w, found->name, error);
}

/* Whether it is a file whose bytes can be read twice. */
static bool is_regular(const found_file *found) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return found->fd >= 0 && fstat(found->fd, &st) == 0 && S_ISREG(st.st_mode);
}

static int put_file(hasher *h, answer *w, const found_file *found) {
    char manifest[MANIFEST_PATH];
    char simple[MANIFEST_PATH];
    tg_error error;
    input in;
    const char *path =
        found->trouble == NULL ? path_in(w->a, found->name, manifest, simple) : found->name;
    if (path == NULL) return EXIT_TROUBLE;
    if (found->trouble == NULL && strcmp(manifest, simple) == 0) return FILE_PASSED;
    input_begin_found(&in, w->a, found);
    tg_file *file = input_open(&in, INPUT_NOTHING, NULL, &error);
    int outcome = EXIT_TROUBLE;
    if (file == NULL && is_passed_over(w->a, found, &error)) {
        outcome = FILE_PASSED;
    } else if (is_regular(found)) {
        outcome = put_record(h, w, found, path, file, &error);
    } else if (file == NULL) {
        answer_complain(w, found->name, &error);
    } else {
        complain(w->a->err, found->name, "no regular file");
    }
    tg_close(file);
    input_end(&in);
    return answer_failed(w) ? EXIT_TROUBLE : outcome;
}

/* ----------------------------------------------------------------------------------------- models */

/* A file that was named on the command line. */
static bool is_named(const args *a, const char *path) {
    char named[MANIFEST_PATH];
    char simple[MANIFEST_PATH];
    if (!simplify(path, simple)) return false;
    for (size_t i = 0; i < a->num_files; i++)
        if (simplify(a->files[i], named) && strcmp(named, simple) == 0) return true;
    return false;
}

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* Opened in the folder of the index; links as everywhere. */
static int open_shard(const found_file *index, const char *name) {
    const int fd = tg_open_beneath(index->beside, name);
    if (fd == -ELOOP && index->links != NULL) return hub_links_find(index->links, name);
    if (fd < 0) errno = -fd;
    return fd < 0 ? -1 : fd;
}

/* A shard that is named itself has its record there. */
static int put_shard(hasher *h, answer *w, const found_file *index, const char *name) {
    char path[2 * MANIFEST_PATH];
    const int folder = (int)(base_of(index->name) - index->name);
    const int n = snprintf(path, sizeof path, "%.*s%s", folder, index->name, name);
    if (n < 0 || (size_t)n >= sizeof path) {
        complain(w->a->err, name, "the path is too long for a manifest");
        return EXIT_TROUBLE;
    }
    if (is_named(w->a, path)) return EXIT_GOOD;
    const int fd = open_shard(index, name);
    const found_file shard = {
        .name = path, .fd = fd, .error = fd < 0 ? errno : 0, .folder = -1, .in_set = true};
    const int outcome = put_file(h, w, &shard);
    if (fd >= 0) (void)close(fd);
    return outcome;
}

/* The other files of the model: of an index its shards, of a first part the other parts. */
static int put_shards(hasher *h, answer *w, const found_file *found) {
    model_set set = {NULL, NULL, 0};
    tg_error error;
    int worst = EXIT_GOOD;
    const bool good =
        names_index(found->name)
            ? model_set_open_index(&set, found->name, found->fd, &w->a->options, &error)
            : model_set_open_split(&set, base_of(found->name), found->fd, &w->a->options, &error);
    if (!good) return fail(w, found->name, &error);
    for (uint64_t i = 0; i < model_set_num_files(&set) && !answer_failed(w); i++) {
        const char *name = model_set_name(&set, i);
        if (strcmp(name, base_of(found->name)) == 0) continue;
        const int outcome = put_shard(h, w, found, name);
        if (outcome > worst) worst = outcome;
    }
    model_set_close(&set);
    return worst;
}

static int visit(void *self, answer *w, const found_file *found) {
    found_file own = *found;
    const bool is_set = names_index(found->name) || is_first_part(found->name);
    if (is_set) own.beside = 0; /* each file by itself */
    const int outcome = put_file(self, w, &own);
    if (!is_set || found->beside <= 0 || outcome != EXIT_GOOD || !is_named(w->a, found->name))
        return outcome;
    return put_shards(self, w, found);
}

/* --------------------------------------------------------------------------------------- the verb */

static int write_records(const args *a, hasher *h, budget *all) {
    whole_file manifest;
    args own = *a;
    if (!whole_file_open(&manifest, a, a->manifest, a->force)) return EXIT_TROUBLE;
    own.out = manifest.text;
    fputs(MANIFEST_FIRST "\n", own.out);
    const many_files m = {.a = &own, .visit = visit, .self = h, .budget = all};
    const int code = answer_many(&m);
    fputs(MANIFEST_LAST "\n", own.out);
    if (code == EXIT_GOOD) return whole_file_keep(&manifest, code);
    whole_file_drop(&manifest);
    if (a->quiet < 2) complain(a->err, a->manifest, "not written, as files have no record");
    return code;
}

int run_manifest_write(const args *a) {
    hasher h;
    budget all; /* workers share it */
    int code = EXIT_TROUBLE;
    if (!budget_open(&all) || !hasher_open(&h, &all)) {
        complain(a->err, "hash", "out of memory");
    } else {
        code = write_records(a, &h, &all);
        hasher_close(&h);
    }
    budget_close(&all);
    return code;
}
