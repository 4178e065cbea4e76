/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_save.c - writes a file from buffers, and from tensors of open files, which are read meanwhile.
 *
 * The buffers are held, and their bytes are copied to the file while the GIL is free: a program that changes
 * an array meanwhile gets either value, and a file that is valid all the same.
 */
#include <string.h>

#include "ext.h"

typedef struct item {
    Py_buffer view;
    bool has_view;
    ext_lazy *lazy; /* in place of the view, or NULL */
} item;

typedef struct saving {
    ext_state *state;
    tg_build *build;
    tg_format format;
    PyThreadState *thread; /* while it writes */
    item *items;
    Py_ssize_t n;
} saving;

static bool read_item(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                      tg_error *error) {
    const item *one = self;
    (void)part;
    if (from > (uint64_t)one->view.len || n > (uint64_t)one->view.len - from) {
        error->code = TG_CODE_INTERNAL;
        return false;
    }
    memcpy(dst, (const char *)one->view.buf + from, n);
    return true;
}

/* Whether a buffer has the bytes of a tensor of that shape. */
static bool fits(const item *one, const tg_decl *decl) {
    uint64_t count = 1;
    const bool is_opaque = decl->dtype == TG_DTYPE_OPAQUE;
    const uint64_t bits = is_opaque ? 8 : tg_dtype_bits(decl->dtype);
    if (is_opaque && decl->element == 0) return one->view.len == 0;
    for (uint32_t i = 0; i < decl->rank; i++)
        if (decl->shape[i] == 0) return one->view.len == 0;
    for (uint32_t i = 0; i < decl->rank; i++) {
        if (count > UINT64_MAX / 128 / decl->shape[i]) return false;
        count *= decl->shape[i];
    }
    if (is_opaque && count > UINT64_MAX / 128 / decl->element) return false;
    if (is_opaque) count *= decl->element;
    return (count * bits + 7) / 8 == (uint64_t)one->view.len;
}

static bool add(saving *s, const tg_decl *decl) {
    if (tg_build_add(s->build, decl)) return true;
    ext_raise(s->state, tg_build_error(s->build), NULL);
    return false;
}

/* (name, raw_name or None, tensor of an open file) */
static bool declare_lazy(saving *s, item *one, PyObject *tuple) {
    PyObject *tensor;
    tg_decl decl = {0};
    Py_ssize_t raw_n;
    PyObject *type = ext_class(s->state->tensor_type);
    if (type == NULL) return false;
    const bool good = PyArg_ParseTuple(tuple, "yz#O!", &decl.name, &decl.raw_name, &raw_n,
                                       (PyTypeObject *)type, &tensor);
    Py_DECREF(type);
    if (!good) return false;
    decl.raw_name_len = decl.raw_name != NULL ? (size_t)raw_n : 0;
    one->lazy = PyMem_Calloc(1, sizeof *one->lazy);
    if (one->lazy == NULL) {
        PyErr_NoMemory();
        return false;
    }
    if (!ext_lazy_open(one->lazy, (ext_tensor *)tensor, s->format, &s->thread, &decl)) return false;
    decl.values = ext_lazy_values(one->lazy);
    return add(s, &decl);
}

static void release(item *one) {
    if (one->has_view) PyBuffer_Release(&one->view);
    if (one->lazy != NULL) ext_lazy_close(one->lazy);
    PyMem_Free(one->lazy);
}

/* (name, raw_name or None, dtype, order, shape, buffer, fp_pos, batch, type or None, bytes of an element) */
static bool declare(saving *s, item *one, PyObject *tuple) {
    uint64_t shape[EXT_MAX_RANK];
    PyObject *lengths, *buffer;
    const char *name, *raw, *type = NULL;
    unsigned long long element = 0;
    Py_ssize_t raw_n;
    int dtype, order, fp_pos, batch;
    if (!PyTuple_Check(tuple)) {
        PyErr_SetString(PyExc_TypeError, "a declaration is a tuple");
        return false;
    }
    if (PyTuple_Size(tuple) == 3) return declare_lazy(s, one, tuple);
    if (!PyArg_ParseTuple(tuple, "yz#iiO!Oip|zO&", &name, &raw, &raw_n, &dtype, &order,
                          &PyTuple_Type, &lengths, &buffer, &fp_pos, &batch, &type, ext_u64,
                          &element))
        return false;
    tg_decl decl = {.name = name, .raw_name = raw, .raw_name_len = raw != NULL ? (size_t)raw_n : 0};
    decl.dtype = (tg_dtype)dtype;
    decl.order = (tg_order)order;
    decl.fp_pos = fp_pos;
    decl.batch = batch != 0;
    decl.type = type;
    decl.element = element;
    if (PyTuple_Size(lengths) > EXT_MAX_RANK) {
        PyErr_SetString(PyExc_ValueError, "a tensor has at most 255 axes");
        return false;
    }
    decl.rank = (uint32_t)PyTuple_Size(lengths);
    decl.shape = shape;
    for (uint32_t i = 0; i < decl.rank; i++) {
        shape[i] = PyLong_AsUnsignedLongLong(PyTuple_GetItem(lengths, (Py_ssize_t)i));
        if (PyErr_Occurred()) return false;
    }
    if (PyObject_GetBuffer(buffer, &one->view, PyBUF_SIMPLE) != 0) return false;
    one->has_view = true;
    if (!fits(one, &decl)) {
        PyErr_Format(PyExc_ValueError, "%s: the buffer does not have the bytes of its shape", name);
        return false;
    }
    decl.values = (tg_values){.read = read_item, .self = one};
    return add(s, &decl);
}

static bool write_build(void *self, const tg_target *target, tg_error *error) {
    saving *s = self;
    if (tg_build_write(s->build, target)) return true;
    *error = *tg_build_error(s->build);
    return false;
}

/* `declarations`: a tuple, so that nothing changes while buffers and metadata run Python code. */
static bool prepare(saving *s, PyObject *declarations, PyObject *metadata, uint64_t *size) {
    if (metadata != Py_None) {
        const tg_sink sink = tg_build_metadata(s->build);
        if (!ext_send(&sink, metadata, 1)) {
            ext_raise(s->state, tg_build_error(s->build), NULL);
            return false;
        }
    }
    for (Py_ssize_t i = 0; i < s->n; i++)
        if (!declare(s, &s->items[i], PyTuple_GetItem(declarations, i))) return false;
    if (tg_build_size(s->build, size)) return true;
    ext_raise(s->state, tg_build_error(s->build), NULL);
    return false;
}

PyObject *ext_save(PyObject *module, PyObject *args) {
    PyObject *path, *declarations, *metadata, *limits;
    const char *format;
    int replace, sync;
    tg_build_options options = {0};
    tg_error error;
    saving s = {.state = ext_state_of(module)};
    if (!PyArg_ParseTuple(args, "OsO!OO!pp", &path, &format, &PyList_Type, &declarations, &metadata,
                          &PyDict_Type, &limits, &replace, &sync))
        return NULL;
    if (!ext_limits(&options.limits, limits)) return NULL;
    s.format = tg_format_by_name(format);
    s.build = tg_build_new(s.format, &options, &error);
    if (s.build == NULL) {
        ext_raise(s.state, &error, NULL);
        return NULL;
    }
    PyObject *fixed = PyList_AsTuple(declarations);
    s.n = fixed != NULL ? PyTuple_Size(fixed) : 0;
    s.items = PyMem_Calloc((size_t)s.n + 1, sizeof *s.items);
    PyObject *result = NULL;
    uint64_t size = 0;
    if (fixed == NULL || s.items == NULL) {
        if (fixed != NULL) PyErr_NoMemory();
    } else if (prepare(&s, fixed, metadata, &size)) {
        const ext_output output = {.state = s.state,
                                   .path = path,
                                   .size = size,
                                   .replace = replace != 0,
                                   .sync = sync != 0,
                                   .write = write_build,
                                   .self = &s,
                                   .thread = &s.thread};
        result = ext_write_out(&output);
    }
    tg_build_free(s.build);
    for (Py_ssize_t i = 0; s.items != NULL && i < s.n; i++) release(&s.items[i]);
    PyMem_Free(s.items);
    Py_XDECREF(fixed);
    return result;
}
