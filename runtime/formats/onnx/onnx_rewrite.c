/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_rewrite.c - an ONNX model as another ONNX model, whose elements are elsewhere, or others.
 */
#include "onnx_rewrite.h"

#include "limit.h"
#include "onnx_external.h"
#include "onnx_types.h"
#include "os.h"
#include "selection.h"

/* As that of builds. */
#define DEFAULT_MEMORY (UINT64_C(1) << 30)

/* -------------------------------------------------------------------------------------- errors */

const tg_error *tg_onnx_rewrite_error(const tg_onnx_rewrite *rewrite) { return &rewrite->error; }

static tg_onnx_rewrite *refuse(tg_error *error, tg_code code, const char *text) {
    if (error == NULL) return NULL;
    *error = tg_error_make(code, TG_FORMAT_ONNX, 0, "");
    tg_text w = {error->detail, sizeof error->detail, 0};
    tg_put_refusal(&w, NULL, text, NULL, 0, 0);
    return NULL;
}

/* ----------------------------------------------------------------------------------- beginning */

static const char *wrong_options(const tg_file *model, const tg_onnx_options *options) {
    const char *name = options->data_file;
    if (model->adapter->format != TG_FORMAT_ONNX) return "only an ONNX model becomes another one";
    if (name == NULL) return NULL;
    if (options->inside) return "elements go into the model or to the data file, not to both";
    const size_t len = strlen(name);
    if (len > UINT8_MAX || strchr(name, '/') != NULL ||
        tg_onnx_wrong_location(name, (uint32_t)len) != NULL ||
        ks_utf8_bad((const uint8_t *)name, len) != len)
        return "the data file is called by a name of at most 255 bytes of UTF-8, without '/', "
               "'\\', "
               "':' behind its first letter and control characters";
    return NULL;
}

static tg_onnx_rewrite *allocate(const tg_onnx_options *options) {
    ks_allocator allocator = tg_os_allocator;
    if (options->allocator.alloc != NULL && options->allocator.free != NULL) {
        allocator = (ks_allocator){.alloc = options->allocator.alloc,
                                   .free = options->allocator.free,
                                   .self = options->allocator.self};
    }
    tg_onnx_rewrite *r = allocator.alloc(allocator.self, sizeof *r);
    if (r == NULL) return NULL;
    memset(r, 0, sizeof *r);
    r->allocator = allocator;
    r->options = *options;
    if (r->options.least == 0) r->options.least = TG_ONNX_LEAST;
    return r;
}

static void open_arena(tg_onnx_rewrite *r) {
    ks_limits limits = ks_limits_for(0);
    ks_input nothing;
    memset(&nothing, 0, sizeof nothing);
    limits.memory =
        r->options.limits.max_memory != 0 ? r->options.limits.max_memory : DEFAULT_MEMORY;
    limits.work = UINT64_MAX;
    ks_ctx_init(&r->ks, nothing, limits, &r->allocator);
}

static bool choose(tg_onnx_rewrite *r) {
    const tg_onnx_options *options = &r->options;
    const char *absent;
    if (options->only == NULL) return true;
    if (tg_select(r->o->file, options->only, options->num_only, r->chosen, &absent)) return true;
    return absent != NULL ? tg_onnx_fail(r, TG_CODE_ABSENT, TG_NO_INDEX, tg_selection_lacks(absent),
                                         absent, 0, 0)
                          : tg_onnx_fail_file(r);
}

static bool start(tg_onnx_rewrite *r) {
    const uint64_t n = r->o->file->num_tensors;
    r->changes = ks_alloc(&r->ks, n, sizeof *r->changes);
    if (r->options.only != NULL) r->chosen = ks_alloc(&r->ks, n, sizeof *r->chosen);
    if (r->changes == NULL || (r->options.only != NULL && r->chosen == NULL)) {
        r->error = tg_error_of(&r->ks.error, TG_FORMAT_ONNX, 0);
        return false;
    }
    memset(r->changes, 0, (size_t)n * sizeof *r->changes);
    return choose(r);
}

tg_onnx_rewrite *tg_onnx_rewrite_new(tg_file *model, const tg_onnx_options *options,
                                     tg_error *error) {
    const tg_onnx_options defaults = {.inside = false};
    if (options == NULL) options = &defaults;
    const char *wrong = wrong_options(model, options);
    if (wrong != NULL) return refuse(error, TG_CODE_USAGE, wrong);
    tg_onnx_rewrite *r = allocate(options);
    if (r == NULL) return refuse(error, TG_CODE_NO_MEMORY, "out of memory");
    r->o = tg_onnx_of(model);
    open_arena(r);
    if (start(r)) return r;
    if (error != NULL) *error = r->error;
    tg_onnx_rewrite_free(r);
    return NULL;
}

void tg_onnx_rewrite_free(tg_onnx_rewrite *rewrite) {
    if (rewrite == NULL) return;
    const ks_allocator allocator = rewrite->allocator;
    ks_ctx_free(&rewrite->ks);
    allocator.free(allocator.self, rewrite, sizeof *rewrite);
}

bool tg_onnx_rewrite_has(const tg_onnx_rewrite *rewrite, uint64_t i) {
    return i < rewrite->o->file->num_tensors && (rewrite->chosen == NULL || rewrite->chosen[i]);
}

/* ----------------------------------------------------------------------------------- replacing */

static bool has_shape(tg_onnx *o, const tg_onnx_data *data, const tg_decl *decl) {
    uint64_t lengths[TG_ONNX_MOST_AXES];
    return data->rank == decl->rank && tg_onnx_lengths(&o->machine.wire, data, lengths) &&
           (data->rank == 0 || memcmp(lengths, decl->shape, data->rank * sizeof lengths[0]) == 0);
}

static const char *wrong_decl(tg_onnx *o, const tg_onnx_tensor *t, const tg_decl *decl) {
    if (t->sparse != 0) return "it is sparse, and gets no other elements";
    if (t->values.type == TG_ONNX_TYPE_STRING) return "it has texts, and gets no other elements";
    if (decl->storage != TG_STORAGE_DENSE || decl->order != TG_ORDER_C || decl->scaled ||
        decl->values.read == NULL)
        return "the other elements are not all there, in C order";
    if (decl->dtype != tg_onnx_type_of(t->values.type)->dtype)
        return "the other elements are $, not of the type that the model has";
    return has_shape(o, &t->values, decl) ? NULL : "the other elements have another shape";
}

bool tg_onnx_rewrite_replace(tg_onnx_rewrite *rewrite, uint64_t i, const tg_decl *decl) {
    tg_onnx *o = rewrite->o;
    if (rewrite->is_laid_out || i >= o->file->num_tensors || tg_dtype_name(decl->dtype) == NULL)
        return tg_onnx_fail(rewrite, TG_CODE_USAGE, TG_NO_INDEX,
                            "a tensor of the model is replaced before the model is laid out", NULL,
                            0, 0);
    const char *wrong = wrong_decl(o, tg_onnx_tensor_at(o, i), decl);
    if (wrong != NULL)
        return tg_onnx_fail(rewrite, TG_CODE_BAD_VALUE, i, wrong, tg_dtype_name(decl->dtype), 0, 0);
    rewrite->changes[i].values = decl->values;
    return true;
}

/* ----------------------------------------------------------------------------------- laying out */

static bool goes_out(const tg_onnx_rewrite *r, const tg_onnx_tensor *t) {
    return r->options.data_file != NULL && t->sparse == 0 &&
           t->values.type != TG_ONNX_TYPE_STRING && t->values.nbytes >= r->options.least &&
           (r->chosen != NULL || tg_onnx_is_initializer(t));
}

static tg_onnx_place place_of(const tg_onnx_rewrite *r, uint64_t i) {
    const tg_onnx_tensor *t = tg_onnx_tensor_at(r->o, i);
    const bool is_other = r->changes[i].values.read != NULL;
    const bool comes_in = r->options.inside || r->options.data_file != NULL;
    if (!is_other && !tg_onnx_rewrite_has(r, i)) return TG_ONNX_STAYS;
    if (goes_out(r, t)) return TG_ONNX_OUTSIDE;
    return is_other || (comes_in && t->values.external != 0) ? TG_ONNX_INSIDE : TG_ONNX_STAYS;
}

/* Whether a path, which was checked, is that of a file beside the model. */
static bool is_path_of(const char *path, size_t len, const char *name) {
    const size_t n = strlen(name);
    while (len > 0 && (path[0] == '/' || (path[0] == '.' && path[1] == '/'))) {
        path++;
        len--;
    }
    return len == n && memcmp(path, name, n) == 0;
}

/* Elements that stay in a file: not in the one that is written. */
static bool keep_outside(tg_onnx_rewrite *r, uint64_t i, const tg_onnx_external *e) {
    r->sizes.outside++;
    if (r->options.data_file == NULL || !is_path_of(tg_onnx_bytes(&r->o->machine, e->location),
                                                    e->location.len, r->options.data_file))
        return true;
    return tg_onnx_fail(r, TG_CODE_BAD_REFERENCE, i,
                        "its elements stay in '$', which would become another file",
                        r->options.data_file, 0, 0);
}

static bool place(tg_onnx_rewrite *r, uint64_t i) {
    const tg_onnx *o = r->o;
    const uint32_t external = tg_onnx_tensor_at(o, i)->values.external;
    tg_onnx_change *c = &r->changes[i];
    c->place = (uint8_t)place_of(r, i);
    if (external == 0) return true;
    if (c->place == TG_ONNX_STAYS)
        return keep_outside(r, i, ks_list_at(&o->machine.externals, external - 1));
    return o->num_inputs > 0 || c->values.read != NULL ||
           tg_onnx_fail(r, TG_CODE_UNSUPPORTED, i, "its elements are in a file that was left out",
                        NULL, 0, 0);
}

static bool is_allowed(tg_onnx_rewrite *r) {
    const tg_onnx *o = r->o;
    tg_cost *cost = &r->sizes.cost;
    cost->files = o->file->size;
    for (uint64_t i = 0; i < o->num_inputs; i++) cost->files += tg_input_size(o->inputs[i]);
    cost->output = r->sizes.model + r->sizes.data; /* below 2^64 */
    if (tg_cost_allowed(cost, &o->file->options.limits, &r->error)) return true;
    r->error.format = TG_FORMAT_ONNX;
    return false;
}

static bool lay_out(tg_onnx_rewrite *r) {
    memset(&r->sizes, 0, sizeof r->sizes);
    for (uint64_t i = 0; i < r->o->file->num_tensors; i++) {
        if (!place(r, i)) return false;
    }
    return tg_onnx_lay_out(r) && is_allowed(r);
}

bool tg_onnx_rewrite_size(tg_onnx_rewrite *rewrite, tg_onnx_sizes *sizes) {
    if (!rewrite->is_laid_out && !lay_out(rewrite)) return false;
    rewrite->is_laid_out = true;
    *sizes = rewrite->sizes;
    return true;
}

static bool can_write(tg_onnx_rewrite *r) {
    return r->is_laid_out || tg_onnx_fail(r, TG_CODE_USAGE, TG_NO_INDEX,
                                          "a model is laid out before it is written", NULL, 0, 0);
}

bool tg_onnx_rewrite_write(tg_onnx_rewrite *rewrite, const tg_target *target) {
    return can_write(rewrite) && tg_onnx_send_model(rewrite, target);
}

bool tg_onnx_rewrite_write_data(tg_onnx_rewrite *rewrite, const tg_target *target) {
    return can_write(rewrite) && tg_onnx_send_data(rewrite, target);
}
