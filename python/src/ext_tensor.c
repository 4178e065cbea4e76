/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_tensor.c - the type Tensor: what a tg_tensor says, and a buffer where its bytes lie as they are meant.
 */
#include <string.h>

#include "ext.h"

static PyObject *numbers(const uint64_t *values, uint32_t n) {
    PyObject *result = PyTuple_New((Py_ssize_t)n);
    for (uint32_t i = 0; result != NULL && i < n; i++) {
        PyObject *value = PyLong_FromUnsignedLongLong(values[i]);
        if (value == NULL || PyTuple_SetItem(result, (Py_ssize_t)i, value) != 0) Py_CLEAR(result);
    }
    return result;
}

PyObject *ext_tensor_at(ext_file *f, uint64_t i, PyObject *name) {
    PyObject *shown = NULL, *shape = NULL, *type = NULL, *shard = NULL, *class = NULL;
    tg_tensor found;
    tg_error error;
    if (!ext_enter(f)) return NULL;
    bool good = tg_tensor_at(f->file, i, &found);
    if (!good) error = *tg_last_error(f->file);
    /* What `name` and `shape` point to stays until the next call of the library on this file: under the lock. */
    ext_take_gil(f);
    if (good) {
        shown = PyUnicode_DecodeASCII(found.name, (Py_ssize_t)found.name_len, "replace");
        shape = numbers(found.shape, found.rank);
        if (found.type != NULL) type = PyUnicode_FromString(found.type);
        /* Names of files in an index are UTF-8; those of parts may be anything. */
        const char *file = tg_tensor_shard(f->file, i);
        if (file != NULL) shard = PyUnicode_DecodeFSDefault(file);
        good = (found.type == NULL || type != NULL) &&
               (file == NULL || shard != NULL); /* or there is an exception */
    }
    ext_drop_gil(f);
    ext_leave(f);
    if (!good && !PyErr_Occurred()) ext_fail(f, &error);
    if (good && shown != NULL && shape != NULL)
        class = ext_class(ext_state_of(f->module)->tensor_class);
    ext_tensor *t =
        class != NULL ? (ext_tensor *)PyType_GenericAlloc((PyTypeObject *)class, 0) : NULL;
    Py_XDECREF(class);
    if (t == NULL) {
        Py_XDECREF(shown);
        Py_XDECREF(shape);
        Py_XDECREF(type);
        Py_XDECREF(shard);
        return NULL;
    }
    t->file = (ext_file *)Py_NewRef((PyObject *)f);
    t->t = found;
    t->t.name = t->t.raw_name = NULL;
    t->t.shape = NULL;
    t->t.type = NULL;
    t->type = type;
    t->shard = shard;
    t->name = Py_NewRef(name);
    t->shown = shown;
    t->shape = shape;
    return (PyObject *)t;
}

static int tensor_traverse(PyObject *self, visitproc visit, void *arg) {
    ext_tensor *t = (ext_tensor *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(t->file);
    return 0;
}

static void tensor_dealloc(PyObject *self) {
    ext_tensor *t = (ext_tensor *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    if (t->is_pinned) ext_unpin(t->file);
    Py_CLEAR(t->name);
    Py_CLEAR(t->shown);
    Py_CLEAR(t->shape);
    Py_CLEAR(t->type);
    Py_CLEAR(t->shard);
    Py_CLEAR(t->file);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

/* -------------------------------------------------------------------------------------- buffer */

static int wrong_buffer(const char *why) {
    PyErr_SetString(PyExc_BufferError, why);
    return -1;
}

/* Lengths and strides of one export, which release frees. */
static bool fill_axes(Py_buffer *view, ext_tensor *t) {
    const uint32_t rank = t->t.rank;
    Py_ssize_t *axes = PyMem_Calloc(2 * (size_t)rank + 1, sizeof *axes);
    if (axes == NULL) {
        PyErr_NoMemory();
        return false;
    }
    view->internal = axes;
    view->shape = axes;
    view->strides = axes + rank;
    for (uint32_t i = 0; i < rank; i++)
        axes[i] = PyLong_AsSsize_t(PyTuple_GetItem(t->shape, (Py_ssize_t)i));
    if (!PyErr_Occurred() && ext_strides(axes, rank, t->t.order, view->itemsize, view->strides))
        return true;
    PyMem_Free(axes);
    view->internal = NULL;
    if (!PyErr_Occurred()) wrong_buffer("the strides do not fit");
    return false;
}

static int tensor_getbuffer(PyObject *self, Py_buffer *view, int flags) {
    ext_tensor *t = (ext_tensor *)self;
    const char *code = ext_struct_code(t->t.dtype);
    const bool is_c = t->t.order == TG_ORDER_C || t->t.rank < 2;
    const bool is_f = t->t.order == TG_ORDER_F || t->t.rank < 2;
    view->obj = NULL;
    if ((flags & PyBUF_WRITABLE) != 0) return wrong_buffer("tensors of a file are read-only");
    if (code == NULL)
        return wrong_buffer("the buffer protocol has no such element type: see numpy() and part()");
    if ((flags & PyBUF_C_CONTIGUOUS) == PyBUF_C_CONTIGUOUS && !is_c)
        return wrong_buffer("not in C order");
    if ((flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS && !is_f)
        return wrong_buffer("not in Fortran order");
    if ((flags & PyBUF_ANY_CONTIGUOUS) == PyBUF_ANY_CONTIGUOUS && !is_c && !is_f)
        return wrong_buffer("not contiguous");
    if ((flags & PyBUF_ND) != 0 && (flags & PyBUF_STRIDES) != PyBUF_STRIDES && !is_c)
        return wrong_buffer("not in C order");
    const void *address = ext_tensor_address(t);
    if (address == NULL) return -1;
    memset(view, 0, sizeof *view);
    view->itemsize = (Py_ssize_t)(tg_dtype_bits(t->t.dtype) / 8);
    if (!fill_axes(view, t)) return -1;
    view->buf = (void *)(uintptr_t)address; /* read-only, as `readonly` says */
    view->len = (Py_ssize_t)t->t.parts[TG_PART_VALUES].nbytes;
    view->readonly = 1;
    view->ndim = (int)t->t.rank;
    view->format = (flags & PyBUF_FORMAT) != 0 ? (char *)(uintptr_t)code : NULL;
    if ((flags & PyBUF_ND) == 0) view->shape = NULL;
    if ((flags & PyBUF_STRIDES) != PyBUF_STRIDES) view->strides = NULL;
    view->obj = Py_NewRef(self);
    return 0;
}

static void tensor_releasebuffer(PyObject *self, Py_buffer *view) {
    (void)self;
    PyMem_Free(view->internal);
}

/* ---------------------------------------------------------------------------------- attributes */

enum {
    NAME,
    SHOWN,
    SHAPE,
    FILE_,
    DTYPE,
    STORAGE,
    ORDER,
    OFFSET,
    NBYTES,
    FP_POS,
    BATCH,
    SCALED,
    INDEX,
    STRIDES,
    TYPE,
    ITEMSIZE,
    FIELD,
    SHARD,
    PLAIN
};

static PyObject *strides_of(const ext_tensor *t) {
    Py_ssize_t lengths[EXT_MAX_RANK], strides[EXT_MAX_RANK];
    const Py_ssize_t item = (Py_ssize_t)(tg_dtype_bits(t->t.dtype) / 8);
    bool good = t->t.rank <= EXT_MAX_RANK;
    for (uint32_t i = 0; good && i < t->t.rank; i++) {
        lengths[i] = PyLong_AsSsize_t(PyTuple_GetItem(t->shape, (Py_ssize_t)i));
        good = !PyErr_Occurred();
    }
    if (!good || item == 0 || !ext_strides(lengths, t->t.rank, t->t.order, item, strides)) {
        PyErr_Clear();
        Py_RETURN_NONE;
    }
    PyObject *result = PyTuple_New((Py_ssize_t)t->t.rank);
    for (uint32_t i = 0; result != NULL && i < t->t.rank; i++) {
        PyObject *n = PyLong_FromSsize_t(strides[i]);
        if (n == NULL || PyTuple_SetItem(result, (Py_ssize_t)i, n) != 0) Py_CLEAR(result);
    }
    return result;
}

static PyObject *attribute(PyObject *self, void *which) {
    static const char *const orders[] = {"C", "F", "rotated"};
    const ext_tensor *t = (const ext_tensor *)self;
    switch ((int)(intptr_t)which) {
    case NAME: return Py_NewRef(t->name);
    case SHOWN: return Py_NewRef(t->shown);
    case SHAPE: return Py_NewRef(t->shape);
    case FILE_: return Py_NewRef((PyObject *)t->file);
    case DTYPE:
        if (t->t.dtype == TG_DTYPE_OPAQUE) return Py_NewRef(t->type);
        return PyUnicode_FromString(tg_dtype_name(t->t.dtype));
    case STORAGE: return PyUnicode_FromString(tg_storage_name(t->t.storage));
    case ORDER: return PyUnicode_FromString(orders[t->t.order]);
    case OFFSET:
        return t->t.offset != TG_NOWHERE ? PyLong_FromUnsignedLongLong(t->t.offset)
                                         : Py_NewRef(Py_None);
    case NBYTES: return PyLong_FromUnsignedLongLong(t->t.nbytes);
    case FP_POS: return t->t.fp_pos >= 0 ? PyLong_FromLong(t->t.fp_pos) : Py_NewRef(Py_None);
    case BATCH: return PyBool_FromLong(t->t.batch);
    case SCALED: return PyBool_FromLong(t->t.scaled);
    case INDEX: return PyLong_FromUnsignedLongLong(t->t.index);
    case STRIDES: return strides_of(t);
    case TYPE: return Py_NewRef(t->type != NULL ? t->type : Py_None);
    case ITEMSIZE:
        return t->t.dtype == TG_DTYPE_OPAQUE ? PyLong_FromUnsignedLongLong(t->t.element)
                                             : Py_NewRef(Py_None);
    case SHARD: return Py_NewRef(t->shard != NULL ? t->shard : Py_None);
    case FIELD: return PyBool_FromLong(t->t.is_field);
    default: return PyBool_FromLong(ext_is_plain(&t->t));
    }
}

static PyObject *tensor_bounds(PyObject *self, PyObject *arg) {
    ext_tensor *t = (ext_tensor *)self;
    float min = 0, max = 0;
    tg_error error;
    unsigned long long step;
    if (!ext_u64(arg, &step)) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
            PyErr_SetString(PyExc_ValueError, "step is a number of a step of axis 0");
        } else if (PyErr_ExceptionMatches(PyExc_TypeError)) {
            PyErr_SetString(PyExc_TypeError, "step is a whole number");
        }
        return NULL;
    }
    if (!ext_enter(t->file)) return NULL;
    tg_tensor whole; /* with the shape, which `t->t` is without */
    bool good = tg_tensor_at(t->file->file, t->t.index, &whole) &&
                tg_tensor_bounds(t->file->file, &whole, step, &min, &max);
    if (!good) error = *tg_last_error(t->file->file);
    ext_leave(t->file);
    return good ? Py_BuildValue("ff", (double)min, (double)max) : ext_fail(t->file, &error);
}

/* _strides(): in elements, of a tensor whose elements do not lie in a row; None if they do. */
static PyObject *tensor_strides(PyObject *self, PyObject *unused) {
    const ext_tensor *t = (const ext_tensor *)self;
    const uint64_t *strides = NULL;
    PyObject *result = NULL;
    (void)unused;
    ext_pin(t->file); /* they are valid as long as the tg_file lives */
    if (ext_enter(t->file)) {
        strides = tg_tensor_strides(t->file->file, t->t.index);
        ext_leave(t->file);
        result = strides != NULL ? numbers(strides, t->t.rank) : Py_NewRef(Py_None);
    }
    ext_unpin(t->file);
    return result;
}

static PyObject *tensor_reduce(PyObject *self, PyObject *unused) {
    (void)self;
    (void)unused;
    PyErr_SetString(PyExc_TypeError,
                    "a tensor of an open file cannot be pickled: pass numpy(), or path and name");
    return NULL;
}

static PyMethodDef methods[] = {
    {"bounds", tensor_bounds, METH_O,
     "bounds(step): the (min, max) of a scaled tensor at a step of axis 0."},
    {"_strides", tensor_strides, METH_NOARGS, NULL},
    {"_read", ext_read, METH_VARARGS, NULL},
    {"_feed", ext_feed, METH_VARARGS, NULL},
    {"_part", ext_part_open, METH_VARARGS, NULL},
    {"_dlpack", ext_dlpack, METH_VARARGS, NULL},
    {"__reduce__", tensor_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

#define ATTRIBUTE(name, which, doc)                                                                \
    { name, attribute, NULL, doc, (void *)(intptr_t)(which) }
static PyGetSetDef properties[] = {
    ATTRIBUTE("name", NAME, "The name in the file; its key in the mapping."),
    ATTRIBUTE("shown", SHOWN, "The name in printable ASCII: other bytes are percent-encoded."),
    ATTRIBUTE("shape", SHAPE, "The lengths of the axes."),
    ATTRIBUTE("file", FILE_, "The file."),
    ATTRIBUTE("dtype", DTYPE,
              "The stored element type, as NumPy and ml_dtypes name it, or 'bit'; of records the "
              "list of their fields."),
    ATTRIBUTE("_type", TYPE, NULL),
    ATTRIBUTE("itemsize", ITEMSIZE,
              "Bytes of an element of text, dates, raw bytes or records of NumPy; otherwise None."),
    ATTRIBUTE("is_field", FIELD, "Whether it is a field of records, which are a tensor, too."),
    ATTRIBUTE("shard", SHARD,
              "Of a model in shards: the name of the file that has it, beside the index, in which "
              "`offset` is; otherwise None."),
    ATTRIBUTE("storage", STORAGE, "'dense', 'coo', 'indices', 'sparse', 'partial' or 'blocks'."),
    ATTRIBUTE("order", ORDER, "'C', 'F', or 'rotated': first axis fastest, the others in C order."),
    ATTRIBUTE("offset", OFFSET,
              "The position of the stored elements in the file; None if they are compressed."),
    ATTRIBUTE("nbytes", NBYTES, "Bytes of the stored elements."),
    ATTRIBUTE("fp_pos", FP_POS, "Fixed point: a value is stored / 2**fp_pos; otherwise None."),
    ATTRIBUTE("batch", BATCH, "Whether the last axis is a batch (primitiv)."),
    ATTRIBUTE("scaled", SCALED, "Whether bytes stand for numbers between bounds() (PVP)."),
    ATTRIBUTE("index", INDEX, "The position among the tensors of the file."),
    ATTRIBUTE("strides", STRIDES,
              "Bytes from an element to the next of each axis; None if elements share bytes."),
    ATTRIBUTE("_plain", PLAIN, NULL),
    {NULL, NULL, NULL, NULL, NULL},
};

bool ext_make_tensor_type(PyObject *module, ext_state *state) {
    static PyType_Slot slots[] = {
        {Py_tp_dealloc, tensor_dealloc},
        {Py_tp_traverse, tensor_traverse},
        {Py_tp_methods, methods},
        {Py_tp_getset, properties},
        {Py_bf_getbuffer, tensor_getbuffer},
        {Py_bf_releasebuffer, tensor_releasebuffer},
        {Py_tp_doc, "A tensor of an open file."},
        {0, NULL},
    };
    static PyType_Spec spec = {
        .name = "tensorgate._core.Tensor",
        .basicsize = sizeof(ext_tensor),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC |
                 Py_TPFLAGS_DISALLOW_INSTANTIATION,
        .slots = slots,
    };
    state->tensor_type = PyType_FromModuleAndSpec(module, &spec, NULL);
    return state->tensor_type != NULL &&
           PyModule_AddObjectRef(module, "Tensor", state->tensor_type) == 0;
}
