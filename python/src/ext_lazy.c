/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_lazy.c - tensors of open files as the payload of a file that is written: read while it is written, piece by piece.
 *
 * The writer is without the GIL. Each piece enters the file of its tensor anew, so that other threads get their turn, and so
 * that two saves which read the same files in other orders do not wait for each other. The file is pinned: an array is closed
 * before the tg_file is, also if the program closes the file meanwhile.
 */
#include <string.h>

#include "ext.h"

/* Columns first in a format that has nothing else, and where they are so and the format has both. */
static tg_order order_for(tg_format to, const tg_tensor *t) {
    const bool has_both = to == TG_FORMAT_NPY || to == TG_FORMAT_NPZ;
    return to == TG_FORMAT_PRIMITIV || (has_both && t->order == TG_ORDER_F) ? TG_ORDER_F
                                                                            : TG_ORDER_C;
}

static bool is_small_integer(tg_dtype dtype) {
    return dtype == TG_DTYPE_INT4 || dtype == TG_DTYPE_UINT4 || dtype == TG_DTYPE_INT2 ||
           dtype == TG_DTYPE_UINT2;
}

/* Whether the stored bytes go into the file as they are. Otherwise the values do, as numpy() has them. */
static bool goes_as_stored(tg_format to, const tg_tensor *t, tg_order order) {
    if (t->storage == TG_STORAGE_BLOCKS) return to == TG_FORMAT_GGUF;
    if (t->storage != TG_STORAGE_DENSE || t->fp_pos >= 0 || t->scaled || t->dtype == TG_DTYPE_BIT ||
        is_small_integer(t->dtype))
        return false;
    if (t->dtype == TG_DTYPE_COMPLEX32 && to != TG_FORMAT_PYTORCH) return false;
    /* A small float in another order would be float32: the format is asked, which has no such type or no such order. */
    return t->rank < 2 || t->order == order || tg_dtype_is_small(t->dtype);
}

/* With the file held. */
static bool open_inside(ext_lazy *lazy, tg_order order, bool as_stored, tg_error *error) {
    tg_file *file = lazy->tensor->file->file;
    tg_array_options options = {.order = order == TG_ORDER_F ? TG_ARRAY_ORDER_F : TG_ARRAY_ORDER_C};
    bool good = tg_tensor_at(file, lazy->tensor->t.index, &lazy->stored.tensor);
    lazy->stored.file = file;
    if (good && !as_stored) {
        if (lazy->stored.tensor.dtype == TG_DTYPE_COMPLEX32) options.dtype = TG_DTYPE_COMPLEX64;
        lazy->array = tg_array_open(file, lazy->tensor->t.index, &options);
        good = lazy->array != NULL;
    }
    if (!good) *error = *tg_last_error(file);
    return good;
}

/* Shape of the tensor, which stays as long as the item: that of the tg_file is overwritten. */
static bool take_shape(ext_lazy *lazy) {
    for (uint32_t i = 0; i < lazy->tensor->t.rank; i++)
        lazy->shape[i] =
            PyLong_AsUnsignedLongLong(PyTuple_GetItem(lazy->tensor->shape, (Py_ssize_t)i));
    return !PyErr_Occurred();
}

static void describe(const ext_lazy *lazy, tg_order order, tg_decl *decl) {
    const tg_tensor *t = &lazy->stored.tensor;
    decl->dtype = t->dtype;
    decl->order = t->rank < 2 ? order : t->order;
    decl->rank = t->rank;
    decl->shape = lazy->shape;
    decl->fp_pos = -1;
    decl->type = t->type;
    decl->element = t->element;
    if (lazy->array == NULL) {
        decl->storage = t->storage;
    } else if (t->dtype == TG_DTYPE_OPAQUE) {
        decl->order = TG_ORDER_C; /* of elements, whose bytes are an axis of the array */
    } else {
        const tg_array_info info = tg_array_about(lazy->array);
        decl->dtype = info.dtype;
        decl->rank = info.rank;
        decl->shape = info.shape;
        decl->order = info.order;
    }
}

bool ext_lazy_open(ext_lazy *lazy, ext_tensor *t, tg_format to, PyThreadState **thread,
                   tg_decl *decl) {
    tg_error error;
    memset(lazy, 0, sizeof *lazy);
    if (t->t.rank > EXT_MAX_RANK) {
        PyErr_Format(PyExc_ValueError, "%R has over %d axes", t->name, EXT_MAX_RANK);
        return false;
    }
    const tg_order order = t->t.dtype == TG_DTYPE_OPAQUE && t->t.order != TG_ORDER_F
                               ? TG_ORDER_C
                               : order_for(to, &t->t);
    const bool as_stored = goes_as_stored(to, &t->t, order);
    lazy->tensor = (ext_tensor *)Py_NewRef((PyObject *)t);
    lazy->thread = thread;
    ext_pin(t->file);
    if (!take_shape(lazy) || !ext_enter(t->file)) return false;
    const bool good = open_inside(lazy, order, as_stored, &error);
    ext_leave(t->file);
    if (!good) {
        ext_fail(t->file, &error);
        return false;
    }
    lazy->inner =
        lazy->array != NULL ? tg_array_values(lazy->array) : tg_tensor_values(&lazy->stored);
    describe(lazy, order, decl);
    decl->batch = t->t.batch && to == TG_FORMAT_PRIMITIV && lazy->array == NULL;
    return true;
}

void ext_lazy_close(ext_lazy *lazy) {
    PyObject *type, *value, *trace;
    if (lazy->tensor == NULL) return;
    ext_file *f = lazy->tensor->file;
    PyErr_Fetch(&type, &value, &trace);
    if (lazy->array != NULL && ext_enter(f)) {
        tg_array_close(lazy->array);
        ext_leave(f);
    } else if (lazy->array != NULL) {
        PyErr_Clear();
        /* Nobody can enter a closed file. One that is lost to this process is left as it is. */
        if (f->is_closed && !ext_is_lost(f)) tg_array_close(lazy->array);
    }
    ext_unpin(f);
    Py_CLEAR(lazy->tensor);
    PyErr_Restore(type, value, trace);
}

/* -------------------------------------------------------------------------------------- payload */

/* From the state of a writer, without the GIL, into the file. False with an exception. */
static bool enter(ext_lazy *lazy, tg_error *error) {
    PyEval_RestoreThread(*lazy->thread);
    if (ext_enter(lazy->tensor->file)) return true;
    error->code = TG_CODE_STOPPED;
    *lazy->thread = PyEval_SaveThread();
    return false;
}

static void leave(ext_lazy *lazy) {
    ext_leave(lazy->tensor->file);
    *lazy->thread = PyEval_SaveThread();
}

static bool read_lazy(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                      tg_error *error) {
    ext_lazy *lazy = self;
    if (!enter(lazy, error)) return false;
    const bool good = lazy->inner.read(lazy->inner.self, part, from, dst, n, error);
    leave(lazy);
    return good;
}

static bool copy_lazy(void *self, tg_part part, uint64_t from, uint64_t n, const tg_target *target,
                      uint64_t at, tg_error *error) {
    ext_lazy *lazy = self;
    if (!enter(lazy, error)) return false;
    const bool good = lazy->inner.copy(lazy->inner.self, part, from, n, target, at, error);
    leave(lazy);
    return good;
}

tg_values ext_lazy_values(ext_lazy *lazy) {
    tg_values values = {.read = read_lazy, .copy = copy_lazy, .self = lazy};
    if (lazy->inner.copy == NULL) values.copy = NULL;
    return values;
}
