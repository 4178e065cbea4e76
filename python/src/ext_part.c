/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_part.c - the type Part: a stored array of a tensor as bytes, in the memory of the file.
 */
#include "ext.h"

typedef struct ext_part {
    PyObject_HEAD ext_file *file;
    const void *data;
    Py_ssize_t n;
} ext_part;

/* The bytes of a part that do not lie in the file one after the other. */
static PyObject *copy_part(ext_tensor *t, tg_part part, uint64_t n) {
    tg_error error;
    PyObject *bytes = n <= (uint64_t)PY_SSIZE_T_MAX ? PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n)
                                                    : PyErr_NoMemory();
    if (bytes == NULL) return NULL;
    char *dst = PyBytes_AsString(bytes);
    if (!ext_enter(t->file)) {
        Py_DECREF(bytes);
        return NULL;
    }
    bool good = n == 0 || tg_tensor_read(t->file->file, &t->t, part, 0, dst, (size_t)n);
    if (!good) error = *tg_last_error(t->file->file);
    ext_leave(t->file);
    if (good) return bytes;
    Py_DECREF(bytes);
    return ext_fail(t->file, &error);
}

/* _part(number): (Part or bytes, dtype, count), or None if the tensor has no such part. */
PyObject *ext_part_open(PyObject *self, PyObject *args) {
    ext_tensor *t = (ext_tensor *)self;
    ext_state *state = ext_state_of(t->file->module);
    int number;
    tg_error error;
    if (!PyArg_ParseTuple(args, "i", &number)) return NULL;
    if (number < 0 || number >= TG_PART_COUNT || t->t.parts[number].dtype == TG_DTYPE_NONE)
        Py_RETURN_NONE;
    const tg_extent extent = t->t.parts[number];
    const void *data = ext_view(t->file, &t->t, (tg_part)number, &error);
    PyObject *bytes;
    if (data == NULL && error.code == TG_CODE_UNSUPPORTED && !PyErr_Occurred()) {
        bytes = copy_part(t, (tg_part)number, extent.nbytes);
    } else if (data == NULL) {
        return ext_fail(t->file, &error);
    } else {
        PyObject *type = ext_class(state->part_type);
        ext_part *p =
            type != NULL ? (ext_part *)PyType_GenericAlloc((PyTypeObject *)type, 0) : NULL;
        Py_XDECREF(type);
        bytes = (PyObject *)p;
        if (p != NULL) {
            p->file = (ext_file *)Py_NewRef((PyObject *)t->file); /* with the pin of ext_view() */
            p->data = data;
            p->n = (Py_ssize_t)extent.nbytes;
        } else {
            ext_unpin(t->file);
        }
    }
    if (bytes == NULL) return NULL;
    return Py_BuildValue("NsK", bytes, tg_dtype_name(extent.dtype),
                         (unsigned long long)extent.count);
}

static int part_traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(((ext_part *)self)->file);
    return 0;
}

static void part_dealloc(PyObject *self) {
    ext_part *p = (ext_part *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    if (p->file != NULL) ext_unpin(p->file);
    Py_CLEAR(p->file);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static int part_getbuffer(PyObject *self, Py_buffer *view, int flags) {
    ext_part *p = (ext_part *)self;
    return PyBuffer_FillInfo(view, self, (void *)(uintptr_t)p->data, p->n, 1, flags);
}

bool ext_make_part_type(PyObject *module, ext_state *state) {
    static PyType_Slot slots[] = {
        {Py_tp_dealloc, part_dealloc},
        {Py_tp_traverse, part_traverse},
        {Py_bf_getbuffer, part_getbuffer},
        {Py_tp_doc, "Stored bytes of a tensor, read-only."},
        {0, NULL},
    };
    static PyType_Spec spec = {
        .name = "tensorgate._core.Part",
        .basicsize = sizeof(ext_part),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
        .slots = slots,
    };
    state->part_type = PyType_FromModuleAndSpec(module, &spec, NULL);
    return state->part_type != NULL && PyModule_AddObjectRef(module, "Part", state->part_type) == 0;
}
