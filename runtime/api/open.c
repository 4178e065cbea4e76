/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open.c - opens and closes files; version and default options.
 */
#include "note_kind.h"
#include "tensorgate.h"

#include <errno.h>
#include <string.h>

#include "file.h"
#include "foreign_file.h"
#include "input.h"
#include "limit.h"
#include "loaded_name.h"
#include "open.h"
#include "os.h"
#include "part_name.h"

_Static_assert(sizeof(size_t) <= sizeof(uint64_t), "sizes of memory are sizes of files");

const char *tg_version(void) { return TG_VERSION_TEXT; }
unsigned tg_version_number(void) { return TG_VERSION_NUMBER; }

tg_options tg_options_default(void) {
    tg_options options;
    memset(&options, 0, sizeof options);
    options.limits = tg_limits_default();
    return options;
}

/* ------------------------------------------------------------------------------------ opening */

ks_allocator tg_allocator_of(const tg_options *options) {
    if (options->allocator.alloc == NULL || options->allocator.free == NULL) return tg_os_allocator;
    ks_allocator allocator = {
        .alloc = options->allocator.alloc,
        .free = options->allocator.free,
        .self = options->allocator.self,
    };
    return allocator;
}

static tg_error error_of_input(const tg_io_error *io, const tg_options *options) {
    tg_code code = io->code == ENOMEM ? TG_CODE_NO_MEMORY : TG_CODE_IO;
    if (io->code == TG_IO_TOO_LARGE) code = TG_CODE_LIMIT;
    tg_error error = tg_error_make(code, options->format, 0, "");
    if (code == TG_CODE_IO) error.system = io->code;
    if (code == TG_CODE_NO_MEMORY && io->found > 0) tg_error_no_space(&error, io->found);
    if (code == TG_CODE_LIMIT) {
        error.expected = io->limit == TG_LIMIT_MAX_STREAM
                             ? "at most % bytes that must be stored in memory"
                             : "at most % bytes of file";
        tg_error_over(&error, io->limit, io->allowed, io->found);
        error.size = io->found;
    }
    return error;
}

/* The parameters of opening a file, with defaults filled in. */
typedef struct request {
    tg_options options;
    ks_allocator allocator;
    tg_input_options input;
    tg_io_error io;
    tg_error *error;
    const char *path; /* NULL: there is none */
} request;

static void set_request(request *r, const tg_options *options, tg_error *error) {
    memset(r, 0, sizeof *r);
    if (options != NULL) r->options = *options;
    tg_limits_fill(&r->options.limits);
    r->allocator = tg_allocator_of(&r->options);
    r->input.max_size = r->options.limits.max_file;
    r->input.max_stream = r->options.limits.max_stream;
    r->input.allocator = &r->allocator;
    r->error = error;
}

static tg_file *refuse(const request *r, const tg_error *error) {
    if (r->error != NULL) *r->error = *error;
    return NULL;
}

/* A file that is named as one of several is no whole model. Who opens all of them passes no name (tg_split). */
static bool note_part(tg_file *file) {
    static const ks_rule rule = {"model.parts", "% parts; this one was judged without the others",
                                 KS_ABSENT, true};
    tg_part_name part;
    const char *name = file->options.name;
    const char *slash = name != NULL ? strrchr(name, '/') : NULL;
    if (name == NULL || !tg_read_part_name(slash != NULL ? slash + 1 : name, &part) ||
        part.count == 1 || part.format != file->adapter->format)
        return true;
    return ks_violated(&file->ks, &rule, 0, ks_value_u64(part.count), ks_value_u64(1)) ||
           tg_fail_ks(file);
}

/* An empty archive could be of any format that uses archives, so the name decides: it promises a checkpoint, and there is none. */
static bool is_empty_checkpoint(const tg_file *file, const uint8_t *name, size_t n) {
    return file->adapter->format == TG_FORMAT_NPZ && file->num_tensors == 0 &&
           file->options.format == TG_FORMAT_NONE && tg_is_loaded_name(name, n);
}

static bool refuse_empty_checkpoint(tg_file *file) {
    static const ks_rule rule = {
        "archive", "FOLDER/data.pkl: the archive is empty, and its name is one of PyTorch",
        KS_ABSENT, false};
    (void)ks_violated(&file->ks, &rule, 0, ks_none(), ks_none());
    tg_fail_ks(file);
    file->error.foreign = tg_format_name(file->adapter->format);
    return false;
}

/* Programs load a file of some names by running it, whatever it is: the first bytes of most formats may be opcodes. An archive of
 * PyTorch is what such a name promises. */
static bool is_loaded_name(const tg_file *file, const uint8_t *name, size_t n) {
    return file->adapter->format != TG_FORMAT_PYTORCH &&
           (tg_is_loaded_name(name, n) || tg_may_be_loaded_name(name, n));
}

/* Whether the suffix is the name of another format, which was not asked for. Suffixes such as ".bin" are of many formats. */
static bool is_name_of_other(const tg_file *file, const uint8_t *name, size_t n) {
    const tg_options *options = &file->options;
    const tg_format named = tg_format_by_suffix(options->name);
    const char *const suffixes[] = {tg_format_name(named), NULL};
    return options->format == TG_FORMAT_NONE && options->formats == 0 && named != TG_FORMAT_NONE &&
           named != file->adapter->format && tg_has_suffix(name, n, suffixes);
}

static bool judge_name(tg_file *file) {
    static const ks_rule loaded = {
        "file.name",
        "another suffix: programs may load what has this one as a pickle, and run what its bytes "
        "say",
        KS_BAD_VALUE, true};
    static const ks_rule other = {
        "file.name", "the suffix of its format: programs choose by it how to read a file",
        KS_BAD_VALUE, true};
    const uint8_t *name = (const uint8_t *)file->options.name;
    if (name == NULL) return true;
    const size_t n = strlen(file->options.name);
    if (is_empty_checkpoint(file, name, n)) return refuse_empty_checkpoint(file);
    const bool is_loaded = is_loaded_name(file, name, n);
    if (!is_loaded && !is_name_of_other(file, name, n)) return true;
    return ks_violated(&file->ks, is_loaded ? &loaded : &other, 0, ks_none(), ks_none()) ||
           tg_fail_ks(file);
}

/* Parses, counts the tensors, and checks the limits that concern them. */
static bool read_in(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters) {
    if (!tg_read_file(file, adapters, num_adapters)) return false;
    if (file->adapter->adopt != NULL && !file->adapter->adopt(file))
        return file->ks.error.code == KS_OK && file->error.code != TG_CODE_NONE ? false
                                                                                : tg_fail_ks(file);
    return tg_check_tensors(file) && note_part(file) && judge_name(file) &&
           (tg_judge_notes(&file->ks, &file->options) || tg_fail_ks(file));
}

static bool take_in(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters) {
    if (read_in(file, adapters, num_adapters)) return true;
    tg_show_name(file);
    if (file->options.format == TG_FORMAT_NONE && file->error.foreign == NULL)
        tg_name_foreign_file(file);
    return false;
}

/* Takes ownership of `in`, which is NULL if opening it failed. */
static tg_file *open_input(request *r, tg_input *in, const tg_adapter *const *adapters,
                           size_t num_adapters) {
    if (in == NULL) {
        tg_error error = error_of_input(&r->io, &r->options);
        return refuse(r, &error);
    }
    tg_file *file = r->allocator.alloc(r->allocator.self, sizeof *file);
    if (file == NULL) {
        tg_error error = tg_error_make(TG_CODE_NO_MEMORY, r->options.format, tg_input_size(in), "");
        tg_input_close(in);
        return refuse(r, &error);
    }
    memset(file, 0, sizeof *file);
    file->options = r->options;
    file->allocator = r->allocator;
    file->name.allocator = &file->allocator;
    file->input = in;
    file->path = r->path;
    file->size = tg_input_size(in);
    file->error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, file->size, "");
    ks_ctx_init(&file->ks, tg_input_ks(in), ks_limits_for(file->size), &file->allocator);
    if (!take_in(file, adapters, num_adapters)) {
        const tg_io_error no_space = {ENOMEM, "", TG_LIMIT_NONE, 0, file->size};
        if (file->error.code == TG_CODE_NO_MEMORY && tg_input_is_partial(in))
            file->error = error_of_input(&no_space, &r->options);
        refuse(r, &file->error);
        tg_close(file);
        return NULL;
    }
    file->options.name = NULL; /* which is the caller's */
    file->path = NULL;
    return file;
}

tg_file *tg_open_taken_fd(int fd, const tg_options *options, tg_error *error,
                          const tg_adapter *const *adapters, size_t num_adapters) {
    request r;
    set_request(&r, options, error);
    return open_input(&r, tg_input_take_fd(fd, &r.input, &r.io), adapters, num_adapters);
}

tg_file *tg_open_with(const char *path, const tg_options *options, tg_error *error,
                      const tg_adapter *const *adapters, size_t num_adapters) {
    request r;
    set_request(&r, options, error);
    if (r.options.name == NULL) r.options.name = path;
    r.path = path;
    return open_input(&r, tg_input_open(path, &r.input, &r.io), adapters, num_adapters);
}

tg_file *tg_open_fd_with(int fd, const tg_options *options, tg_error *error,
                         const tg_adapter *const *adapters, size_t num_adapters) {
    request r;
    set_request(&r, options, error);
    return open_input(&r, tg_input_from_fd(fd, &r.input, &r.io), adapters, num_adapters);
}

tg_file *tg_open_source_with(const tg_source *source, uint64_t max_image, const tg_options *options,
                             tg_error *error, const tg_adapter *const *adapters,
                             size_t num_adapters) {
    request r;
    set_request(&r, options, error);
    r.input.max_image = max_image;
    return open_input(&r, tg_input_from_source(source, &r.input, &r.io), adapters, num_adapters);
}

tg_file *tg_open_memory_with(const void *data, size_t size, const tg_options *options,
                             tg_error *error, const tg_adapter *const *adapters,
                             size_t num_adapters) {
    request r;
    set_request(&r, options, error);
    return open_input(&r, tg_input_from_memory(data, size, &r.input, &r.io), adapters,
                      num_adapters);
}

void tg_close(tg_file *file) {
    if (file == NULL) return;
    ks_allocator allocator = file->allocator;
    if (file->adapter != NULL && file->adapter->close != NULL) file->adapter->close(file);
    ks_ctx_free(&file->ks);
    tg_name_free(&file->name);
    tg_shape_free(file);
    tg_forget_names(file);
    tg_release_all(file);
    tg_input_close(file->input);
    allocator.free(allocator.self, file, sizeof *file);
}
