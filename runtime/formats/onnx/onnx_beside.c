/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_beside.c - the files beside a model that have elements of its tensors.
 *
 * Each is opened once, and what is checked is what is read later. Two tensors may have the same elements; ranges that overlap
 * otherwise are refused, as nothing writes them.
 */
#include "file.h"

#include <errno.h>

#include "beneath.h"
#include "name_table.h"
#include "onnx_file.h"

enum { LONGEST_PATH = 4096 };

static const ks_rule rule_skipped = {"external_data.location",
                                     "elements in this file: those in other files were left out",
                                     KS_BAD_REFERENCE, true};
static const ks_rule rule_names = {"external_data.location", "a file with one name (hard link)",
                                   KS_BAD_REFERENCE, true};
static const ks_rule rule_shared = {"external_data.offset", "elements that no other tensor has",
                                    KS_BAD_REFERENCE, true};

/* A file that was opened. */
typedef struct opened {
    tg_onnx_text location;
    tg_input_fact fact;
    uint64_t size;
} opened;

typedef struct beside {
    tg_onnx *o;
    ks_ctx *ks;
    int folder; /* of the model; -1: it is not open */
    tg_input_fact model;
    bool has_model;
    ks_list files; /* of opened */
    tg_name_table table;
} beside;

static tg_onnx_external *external_at(const beside *b, uint64_t i) {
    return ks_list_at(&b->o->machine.externals, i);
}

static bool in_place(const beside *b, const tg_onnx_external *e) {
    tg_onnx_tell_place(&b->o->machine, e->location.at);
    return false;
}

static bool refuse(const beside *b, const tg_onnx_external *e, ks_code code, const char *expected) {
    ks_fail_found(b->ks, code, e->location.at, expected, ks_none(),
                  tg_onnx_shown(&b->o->machine, e->location));
    return in_place(b, e);
}

static bool note(const beside *b, const tg_onnx_external *e, const ks_rule *rule) {
    return ks_violated(b->ks, rule, e->location.at, ks_none(),
                       tg_onnx_shown(&b->o->machine, e->location)) ||
           in_place(b, e);
}

/* ---------------------------------------------------------------------------------------- opening */

/* The location without empty components and ".", of at most 4095 bytes as it was checked. */
static void tidy(const beside *b, const tg_onnx_external *e, char *path) {
    const char *from = tg_onnx_bytes(&b->o->machine, e->location);
    size_t n = 0;
    for (uint32_t i = 0, begin = 0; i <= e->location.len; i++) {
        if (i < e->location.len && from[i] != '/') continue;
        const uint32_t len = i - begin;
        if (len > 0 && !(len == 1 && from[begin] == '.')) {
            if (n > 0) path[n++] = '/';
            memcpy(path + n, from + begin, len);
            n += len;
        }
        begin = i + 1;
    }
    path[n] = '\0';
}

static int open_path(beside *b, const char *path) {
    const tg_options *options = &b->o->file->options;
    if (options->open_beside != NULL) return options->open_beside(options->beside, path);
    if (b->folder < 0) b->folder = tg_folder_of(b->o->file->path);
    return b->folder >= 0 ? tg_open_beneath(b->folder, path) : b->folder;
}

static bool refuse_code(const beside *b, const tg_onnx_external *e, int code) {
    switch (code) {
    case ENOENT:
        return refuse(b, e, KS_BAD_REFERENCE, "a file beside the model, which is not there");
    case ELOOP:
    case ENOTDIR:
        return refuse(b, e, KS_BAD_REFERENCE, "a file in the folder of the model, not a link");
    case ENXIO: /* a socket, or a device without a driver */
        return refuse(b, e, KS_BAD_REFERENCE, "a regular file");
    default: break;
    }
    if (code == ENOMEM) return ks_fail(b->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    tg_fail(b->o->file, TG_CODE_IO, "");
    b->o->file->error.system = code;
    return false;
}

/* Room for one more handle. */
static bool make_room(tg_onnx *o) {
    const ks_allocator *a = &o->file->allocator;
    if (o->num_inputs < o->room) return true;
    const uint64_t room = o->room > 0 ? o->room * 2 : 8;
    tg_input **inputs = a->alloc(a->self, (size_t)room * sizeof *inputs);
    if (inputs == NULL) return false;
    if (o->num_inputs > 0) memcpy(inputs, o->inputs, (size_t)o->num_inputs * sizeof *inputs);
    if (o->inputs != NULL) a->free(a->self, o->inputs, (size_t)o->room * sizeof *o->inputs);
    o->inputs = inputs;
    o->room = room;
    return true;
}

/* A handle of the library has the file from now on. NULL with an error, which was told. */
static tg_input *keep(beside *b, const tg_onnx_external *e, tg_input *in, int code) {
    if (in == NULL) refuse_code(b, e, code);
    if (in != NULL) b->o->inputs[b->o->num_inputs++] = in;
    return in;
}

static tg_input *open_fd(beside *b, const tg_onnx_external *e, const char *path) {
    const tg_input_options options = {.allocator = &b->o->file->allocator};
    tg_io_error error = {0};
    const int fd = open_path(b, path);
    if (fd < 0) return keep(b, e, NULL, -fd);
    if (tg_is_regular(fd)) {
        tg_input *in = tg_input_take_fd(fd, &options, &error);
        return keep(b, e, in, error.code);
    }
    tg_folder_close(fd);
    (void)refuse(b, e, KS_BAD_REFERENCE, "a regular file");
    return NULL;
}

static tg_input *open_source(beside *b, const tg_onnx_external *e, const char *path) {
    const tg_options *from = &b->o->file->options;
    const tg_input_options options = {.allocator = &b->o->file->allocator};
    tg_io_error error = {0};
    tg_source source = {0};
    const int code = from->source_beside(from->beside, path, &source);
    if (code < 0) return keep(b, e, NULL, -code);
    tg_input *in = tg_input_from_source(&source, &options, &error);
    return keep(b, e, in, error.code);
}

/* Which file it is. A source has a name alone: two names are two files. */
static bool tell_which(const beside *b, tg_input *in, const char *path, tg_input_fact *fact) {
    const size_t n = strlen(path);
    if (b->o->file->options.source_beside == NULL) return tg_input_facts(in, fact);
    const uint64_t hash = tg_hash_kept_name(b->o->machine.keys.hash_key, path, n);
    *fact = (tg_input_fact){.device = UINT64_MAX, .number = hash << 32 | n, .names = 1};
    return true;
}

/* Whether the model is a source of that name. */
static bool is_source_of_model(const beside *b, const char *path) {
    const tg_options *options = &b->o->file->options;
    if (options->source_beside == NULL || options->name == NULL) return false;
    const char *slash = strrchr(options->name, '/');
    return strcmp(slash != NULL ? slash + 1 : options->name, path) == 0;
}

static bool check_file(const beside *b, const tg_onnx_external *e, const char *path,
                       const tg_input_fact *fact) {
    if (is_source_of_model(b, path) ||
        (b->has_model && fact->device == b->model.device && fact->number == b->model.number))
        return refuse(b, e, KS_BAD_REFERENCE, "another file than the model itself");
    return fact->names <= 1 || note(b, e, &rule_names);
}

static bool open_file(beside *b, tg_onnx_external *e) {
    char path[LONGEST_PATH];
    const bool is_source = b->o->file->options.source_beside != NULL;
    tidy(b, e, path);
    if (!make_room(b->o)) return refuse_code(b, e, ENOMEM);
    tg_input *in = is_source ? open_source(b, e, path) : open_fd(b, e, path);
    if (in == NULL) return false;
    opened *file = ks_list_add(b->ks, &b->files);
    if (file == NULL) return false;
    *file = (opened){.location = e->location, .size = tg_input_size(in)};
    if (!tell_which(b, in, path, &file->fact)) return refuse_code(b, e, EIO);
    return check_file(b, e, path, &file->fact);
}

static const char *location_at(const void *self, uint32_t i, size_t *n) {
    const beside *b = self;
    const opened *file = ks_list_at(&b->files, i);
    *n = file->location.len;
    return tg_onnx_bytes(&b->o->machine, file->location);
}

static bool find_file(beside *b, tg_onnx_external *e) {
    const char *name = tg_onnx_bytes(&b->o->machine, e->location);
    const uint32_t hash = tg_hash_kept_name(b->o->machine.keys.hash_key, name, e->location.len);
    e->file = tg_name_table_find(&b->table, hash, name, e->location.len);
    if (e->file != TG_NAME_NONE) return true;
    e->file = (uint32_t)b->files.count; /* fewer than tensors */
    if (!open_file(b, e)) return false;
    (void)tg_name_table_add(&b->table, hash, e->file);
    return true;
}

/* ---------------------------------------------------------------------------------------- ranges */

static bool check_range(const beside *b, const tg_onnx_external *e) {
    const opened *file = ks_list_at(&b->files, e->file);
    if (e->offset <= file->size && e->nbytes <= file->size - e->offset) return true;
    ks_fail_found(b->ks, KS_BAD_REFERENCE, e->location.at, "elements inside of % bytes of the file",
                  ks_value_u64(file->size), ks_value_u64(e->offset));
    return in_place(b, e);
}

/* By file, as the system knows it, and place in it. */
static int order(const void *self, uint64_t i, uint64_t j) {
    const beside *b = self;
    const tg_onnx_external *x = external_at(b, i);
    const tg_onnx_external *y = external_at(b, j);
    const tg_input_fact *f = &((const opened *)ks_list_at(&b->files, x->file))->fact;
    const tg_input_fact *g = &((const opened *)ks_list_at(&b->files, y->file))->fact;
    if (f->device != g->device) return f->device < g->device ? -1 : 1;
    if (f->number != g->number) return f->number < g->number ? -1 : 1;
    if (x->offset != y->offset) return x->offset < y->offset ? -1 : 1;
    return x->nbytes < y->nbytes ? -1 : x->nbytes > y->nbytes;
}

static bool is_in_one_file(const beside *b, const tg_onnx_external *x, const tg_onnx_external *y) {
    const tg_input_fact *f = &((const opened *)ks_list_at(&b->files, x->file))->fact;
    const tg_input_fact *g = &((const opened *)ks_list_at(&b->files, y->file))->fact;
    return f->device == g->device && f->number == g->number;
}

static bool check_overlaps(const beside *b) {
    const uint64_t count = b->o->machine.externals.count;
    const tg_onnx_external *reach = NULL; /* of those before, what ends last */
    const uint64_t *sorted = tg_foreign_sort(b->ks, count, count, order, b);
    if (sorted == NULL) return false;
    for (uint64_t i = 0; i < count; i++) {
        const tg_onnx_external *e = external_at(b, sorted[i]);
        if (e->nbytes == 0) continue;
        const bool is_near = reach != NULL && is_in_one_file(b, reach, e);
        /* Sums of a range in a file: below 2^63. */
        if (is_near && e->offset < reach->offset + reach->nbytes) {
            if (e->offset != reach->offset || e->nbytes != reach->nbytes)
                return refuse(b, e, KS_BAD_REFERENCE,
                              "elements that overlap no others in the file");
            if (!note(b, e, &rule_shared)) return false;
        }
        if (!is_near || e->offset + e->nbytes > reach->offset + reach->nbytes) reach = e;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ all */

static bool begin(beside *b, tg_onnx *o) {
    memset(b, 0, sizeof *b);
    b->o = o;
    b->ks = &o->file->ks;
    b->folder = -1;
    b->has_model = tg_input_facts(o->file->input, &b->model);
    b->table.name = location_at;
    b->table.self = b;
    b->table.num_places = tg_name_table_places(o->machine.externals.count);
    b->table.places = ks_alloc(b->ks, b->table.num_places, sizeof *b->table.places);
    if (b->table.places == NULL || !ks_list_init(b->ks, &b->files, 0, sizeof(opened))) return false;
    tg_name_table_clear(&b->table);
    return true;
}

static bool open_all(beside *b) {
    const tg_file *file = b->o->file;
    if (file->options.open_beside == NULL && file->options.source_beside == NULL &&
        file->path == NULL)
        return refuse(b, external_at(b, 0), KS_BAD_REFERENCE,
                      "elements in this file: those in other files cannot be looked for, as the "
                      "folder of the model is not known");
    for (uint64_t i = 0; i < b->o->machine.externals.count; i++) {
        tg_onnx_external *e = external_at(b, i);
        if (!ks_spend(b->ks, 1 + e->location.len / 16) || !find_file(b, e) || !check_range(b, e))
            return false;
    }
    return check_overlaps(b);
}

bool tg_onnx_open_beside(tg_onnx *o) {
    beside b;
    if (o->machine.externals.count == 0) return true;
    if (!begin(&b, o)) return false;
    if (o->file->options.external == TG_EXTERNAL_SKIP)
        return note(&b, external_at(&b, 0), &rule_skipped);
    const bool good = open_all(&b);
    if (b.folder >= 0) tg_folder_close(b.folder);
    return good;
}

void tg_onnx_close_beside(tg_onnx *o) {
    const ks_allocator *a = &o->file->allocator;
    for (uint64_t i = 0; i < o->num_inputs; i++) tg_input_close(o->inputs[i]);
    if (o->inputs != NULL) a->free(a->self, o->inputs, (size_t)o->room * sizeof *o->inputs);
    o->inputs = NULL;
    o->num_inputs = 0;
}
