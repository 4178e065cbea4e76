/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest_check.c - `hash --check`: compares the files that a manifest names with what it says of them.
 *
 * The manifest comes from a stranger. It is read first, all of it; the files are opened below its folder and nowhere else,
 * without following links, but for those of the cache of huggingface_hub (hub_links.h).
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check_model.h"
#include "color.h"
#include "manifest_tensors.h"
#include "many_files.h"

/* At work on one manifest. */
typedef struct manifest_check {
    answer *w;
    hasher *h;
    manifest_text text;
    int folder; /* of the manifest */
    const hub_links *links;
    tg_cost cost; /* of all tensors so far */
    int worst;
} manifest_check;

/* At work on one of its files. */
typedef struct record_check {
    manifest_check *c;
    const manifest_record *r;
    int fd;
    uint64_t size;
    const char *kind; /* "size", "bytes": how its bytes differ; NULL: they do not */
    char how[128];
    const char *tensors; /* "same", "other"; NULL: they were not compared */
    bool is_bad;
} record_check;

/* -------------------------------------------------------------------------------------- problems */

/* `kind`: for programs; `tensor`: NULL or its name. */
static void tell(record_check *k, const char *kind, const char *tensor, const char *text) {
    const args *a = k->c->w->a;
    jw *j = k->c->w->j;
    k->is_bad = true;
    if (k->c->worst < EXIT_REFUSED) k->c->worst = EXIT_REFUSED;
    if (j != NULL) {
        jw_begin_object(j);
        jw_key(j, "kind");
        jw_text(j, kind);
        if (tensor != NULL) {
            jw_key(j, "tensor");
            jw_text(j, tensor);
        }
        jw_key(j, "message");
        jw_text(j, text);
        jw_end_object(j);
        return;
    }
    if (a->quiet > 1) return;
    put_word(a->out, a->color_out, COLOR_BAD, "bad");
    fputc(' ', a->out);
    put_escaped(a->out, k->r->path, strlen(k->r->path));
    if (tensor != NULL) {
        fputs(": tensor ", a->out);
        put_escaped(a->out, tensor, strlen(tensor));
    }
    fprintf(a->out, ": %s\n", text);
}

/* A refusal is a result; what says nothing about the file goes to where all verbs tell it. */
static void tell_error(record_check *k, const tg_error *error) {
    char text[2048];
    const int code = exit_code_of(error);
    if (code > k->c->worst) k->c->worst = code;
    if (code > EXIT_REFUSED) complain_of(k->c->w->a, k->r->path, error);
    k->is_bad = true;
    if (code > EXIT_REFUSED && k->c->w->j == NULL) return;
    error_text(error, text, sizeof text);
    tell(k, tg_code_name(error->code), NULL, text);
}

static void tell_system(record_check *k, int number) {
    const tg_error error = error_of_opening(k->c->w->a, number);
    tell_error(k, &error);
}

static void tell_troubles(record_check *k, const tensor_troubles *troubles) {
    char text[64];
    for (uint64_t i = 0; i < troubles->count && i < TENSORS_NAMED; i++)
        tell(k, "tensor", troubles->named[i].name, troubles->named[i].what);
    if (troubles->count <= TENSORS_NAMED) return;
    (void)snprintf(text, sizeof text, "%" PRIu64 " more tensors", troubles->count - TENSORS_NAMED);
    tell(k, "more", NULL, text);
}

/* -------------------------------------------------------------------------------------- one file */

/* -1 after telling why. */
static int open_record(record_check *k) {
    const manifest_check *c = k->c;
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    int fd = tg_open_beneath(c->folder, k->r->path);
    if (fd == -ELOOP && c->links != NULL) {
        fd = hub_links_find(c->links, k->r->path);
        if (fd < 0) fd = -errno;
    }
    if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode)) {
        k->size = (uint64_t)st.st_size;
        return fd;
    }
    if (fd >= 0 || fd == -ENXIO) {
        tell(k, "missing", NULL, "no regular file");
    } else if (fd == -ENOENT) {
        tell(k, "missing", NULL, "no such file");
    } else if (fd == -ELOOP) {
        tell(k, "missing", NULL, "a link, which is not followed");
    } else {
        tell_system(k, -fd);
    }
    if (fd >= 0) (void)close(fd);
    return -1;
}

/* False after telling that it cannot be read. */
static bool compare_bytes(record_check *k) {
    uint8_t sum[DIGEST_BYTES];
    char hex[HEX_BYTES];
    uint64_t size = k->size;
    const int number = size == k->r->size ? sum_bytes(&k->c->h->summer, k->fd, sum, &size) : 0;
    if (number != 0) {
        tell_system(k, number);
    } else if (size != k->r->size) {
        k->kind = "size";
        (void)snprintf(k->how, sizeof k->how, "%" PRIu64 " bytes, not %" PRIu64, size, k->r->size);
    } else {
        hasher_hex(sum, hex);
        if (memcmp(hex, k->r->sum, HEX_BYTES - 1) == 0) return true;
        k->kind = "bytes";
        (void)snprintf(k->how, sizeof k->how, "other bytes: their SHA-256 is %s", hex);
    }
    return number == 0;
}

/* Tells how the bytes differ; behind it, what is known about the tensors. */
static void tell_bytes(record_check *k, const char *words) {
    char text[256];
    if (k->kind == NULL) return;
    (void)snprintf(text, sizeof text, "%s%s", k->how, words);
    tell(k, k->kind, NULL, text);
}

/* All files of a manifest share the limits. */
static bool is_allowed(manifest_check *c, tg_file *file, tg_error *error) {
    const args *a = c->w->a;
    c->cost.files = budget_sum(c->cost.files, tg_file_size(file));
    for (uint64_t i = 0; i < tg_num_tensors(file); i++)
        if (!budget_count(&c->cost, a, file, i, false, error)) return false;
    if (tg_cost_allowed(&c->cost, &a->options.limits, error)) return true;
    error->format = tg_file_format(file);
    error->size = tg_file_size(file);
    return false;
}

static void compare_tensors(record_check *k, tg_file *file) {
    tensor_troubles troubles = {.count = 0};
    tg_error error;
    const bool good = is_allowed(k->c, file, &error) &&
                      manifest_compare(k->c->h, &k->c->text, k->r, file, &troubles, &error);
    if (good) k->tensors = troubles.count > 0 ? "other" : "same";
    tell_bytes(k, good && troubles.count == 0 ? "; all tensors are the same" : "");
    if (!good) tell_error(k, &error);
    tell_troubles(k, &troubles);
    tensor_troubles_free(&troubles);
}

/* Files that an ONNX model names are beside it. -1: they cannot be opened. */
static int folder_beside(const record_check *k) {
    char path[MANIFEST_PATH];
    const char *slash = strrchr(k->r->path, '/');
    if (tg_format_by_suffix(k->r->path) != TG_FORMAT_ONNX) return -1;
    if (slash == NULL) return fcntl(k->c->folder, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const size_t n = (size_t)(slash - k->r->path); /* below MANIFEST_PATH, as the path is */
    memcpy(path, k->r->path, n);
    path[n] = '\0';
    return tg_open_beneath(k->c->folder, path);
}

static void open_tensors(record_check *k) {
    const int place = folder_beside(k);
    const found_file found = {.name = k->r->path,
                              .fd = k->fd,
                              .folder = -1,
                              .beside = place > 0 ? place : 0,
                              .links = k->c->links};
    tg_error error;
    input in;
    input_begin_found(&in, k->c->w->a, &found);
    tg_file *file = input_open(&in, INPUT_NOTHING, NULL, &error);
    if (file != NULL) {
        compare_tensors(k, file);
    } else {
        tell_bytes(k, "");
        tell_error(k, &error);
    }
    tg_close(file);
    input_end(&in);
    if (place >= 0) (void)close(place);
}

static void begin_record(const record_check *k) {
    jw *j = k->c->w->j;
    if (j == NULL) return;
    jw_line(j);
    jw_begin_object(j);
    jw_name(j, "file", k->r->path, strlen(k->r->path));
    jw_key(j, "problems");
    jw_begin_array(j);
}

static void end_record(const record_check *k) {
    const args *a = k->c->w->a;
    jw *j = k->c->w->j;
    if (j != NULL) {
        jw_end_array(j);
        jw_key(j, "tensors");
        if (k->tensors != NULL) jw_text(j, k->tensors);
        if (k->tensors == NULL) jw_null(j);
        jw_key(j, "ok");
        jw_bool(j, !k->is_bad);
        jw_end_object(j);
    } else if (!k->is_bad && a->quiet == 0) {
        put_word(a->out, a->color_out, COLOR_GOOD, "ok");
        fputc(' ', a->out);
        put_escaped(a->out, k->r->path, strlen(k->r->path));
        fputc('\n', a->out);
    }
}

static void check_record(manifest_check *c, const manifest_record *r) {
    record_check k = {.c = c, .r = r};
    begin_record(&k);
    k.fd = open_record(&k);
    if (k.fd >= 0) {
        if (compare_bytes(&k)) {
            if (r->has_tensors) open_tensors(&k);
            if (!r->has_tensors) tell_bytes(&k, "");
        }
        (void)close(k.fd); /* read only: no data can be lost */
    }
    end_record(&k);
}

/* ---------------------------------------------------------------------------------- one manifest */

static void begin_document(const answer *w, const char *name, const manifest_check *c,
                           const tg_error *error) {
    jw *j = w->j;
    jw_name(j, "file", name, strlen(name));
    jw_key(j, "size");
    jw_u64(j, c->text.size);
    jw_key(j, "valid");
    jw_bool(j, error == NULL);
    jw_key(j, "error");
    if (error != NULL) jw_error(j, error);
    if (error == NULL) jw_null(j);
    jw_key(j, "files");
    jw_begin_array(j);
}

/* The manifest was read, or there is an error. */
static void check_records(manifest_check *c, const char *name, const tg_error *error) {
    manifest_record r;
    answer *w = c->w;
    const args *a = w->a;
    if (w->j != NULL) {
        answer_begin_element(w);
        begin_document(w, name, c, error);
    }
    if (error != NULL) c->worst = exit_code_of(error);
    if (c->worst == EXIT_REFUSED && w->j == NULL && a->quiet < 2) {
        char text[2048];
        error_text(error, text, sizeof text);
        put_word(a->out, a->color_out, COLOR_BAD, "bad");
        fputc(' ', a->out);
        put_escaped(a->out, name, strlen(name));
        fprintf(a->out, ": %s\n", text);
    } else if (c->worst == EXIT_TROUBLE) {
        answer_complain(w, name, error);
    }
    while (error == NULL && !answer_failed(w) && manifest_text_next(&c->text, &r))
        check_record(c, &r);
    if (w->j != NULL) {
        jw_end_array(w->j);
        answer_end_element(w);
    }
}

/* Where its files are: opened before the sandbox was entered, or by the process that gave the manifest to this one, or
 * here, where there is no sandbox. */
static int folder_of(const args *a, const found_file *found, const hub_links **links, bool *own) {
    const operand *o = operand_of(a, found->name);
    *links = found->beside > 0 ? found->links : o != NULL ? &o->links : NULL;
    *own = found->beside <= 0 && o == NULL;
    if (*own) return open_folder_of(found->name);
    return found->beside > 0 ? found->beside : o->folder;
}

static int open_manifest(const args *a, const found_file *found, tg_error *error) {
    const operand *o = operand_of(a, found->name);
    int fd = found->fd >= 0 ? found->fd : o != NULL ? o->fd : -1;
    int number = found->error != 0 ? found->error : o != NULL ? o->error : 0;
    if (fd < 0 && number == 0) {
        fd = open(found->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (fd < 0) number = errno;
    }
    if (fd < 0) *error = error_of_opening(a, number);
    return fd;
}

static int visit(void *self, answer *w, const found_file *found) {
    manifest_check c = {.w = w, .h = self};
    tg_error error;
    bool own = false;
    if (found->trouble != NULL) {
        answer_complain(w, found->name, found->trouble);
        return EXIT_TROUBLE;
    }
    if (strcmp(found->name, "-") == 0) {
        complain(w->a->err, found->name, "a manifest is a file: its folder has the files");
        return EXIT_TROUBLE;
    }
    c.folder = folder_of(w->a, found, &c.links, &own);
    const int fd = open_manifest(w->a, found, &error);
    const bool good = fd >= 0 && manifest_text_open(&c.text, fd, &error);
    check_records(&c, found->name, good ? NULL : &error);
    manifest_text_close(&c.text);
    if (own && fd >= 0 && found->fd < 0) (void)close(fd);
    if (own && c.folder >= 0) (void)close(c.folder);
    return answer_failed(w) ? EXIT_TROUBLE : c.worst;
}

int run_manifest_check(const args *a) {
    hasher h;
    if (!hasher_open(&h, NULL)) {
        complain(a->err, "hash", "out of memory");
        return EXIT_TROUBLE;
    }
    const many_files m = {.a = a, .visit = visit, .self = &h, .repeatable = true};
    const int code = answer_many(&m);
    hasher_close(&h);
    return code;
}
