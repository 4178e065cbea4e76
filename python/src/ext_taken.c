/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_taken.c - an array of another library, through its DLPack capsule: where its bytes lie, or a copy of them in a row.
 *
 * The capsule is kept, and not renamed: its own destructor calls the deleter of its producer when it goes.
 */
#include <string.h>

#include "ext.h"
#include "ext_dlpack.h"

typedef struct taken {
    PyObject_HEAD PyObject *capsule;
    const void *data;
    Py_ssize_t n;
} taken;

/* What is to be read. */
typedef struct source {
    const dl_tensor *dl;
    tg_dtype dtype;
    uint64_t count; /* elements */
    Py_ssize_t n;   /* bytes of all */
} source;

static bool refuse(const char *why) {
    PyErr_SetString(PyExc_BufferError, why);
    return false;
}

static bool find_tensor(PyObject *capsule, const dl_tensor **dl) {
    if (PyCapsule_IsValid(capsule, DL_NAME)) {
        *dl = &((dl_managed *)PyCapsule_GetPointer(capsule, DL_NAME))->tensor;
        return true;
    }
    if (!PyCapsule_IsValid(capsule, DL_NAME_VERSIONED))
        return refuse("no capsule of DLPack, or one that was used");
    const dl_managed_versioned *m = PyCapsule_GetPointer(capsule, DL_NAME_VERSIONED);
    if (m->major != 1) return refuse("a capsule of another version of DLPack than 1");
    if ((m->flags & DL_PADDED) != 0) return refuse("elements of less than a byte in a byte each");
    *dl = &m->tensor;
    return true;
}

static bool find_dtype(dl_type wanted, tg_dtype *dtype) {
    for (int i = TG_DTYPE_NONE + 1; i < TG_DTYPE_COUNT; i++) {
        dl_type type;
        *dtype = (tg_dtype)i;
        if (ext_dl_type(*dtype, &type) && memcmp(&type, &wanted, sizeof type) == 0) return true;
    }
    PyErr_Format(PyExc_BufferError, "no known type: code %d of DLPack with %d bits, %d together",
                 wanted.code, wanted.bits, wanted.lanes);
    return false;
}

/* Counts elements and bytes. */
static bool measure(source *s) {
    const uint64_t most = (uint64_t)PY_SSIZE_T_MAX / 128; /* no element has more bits */
    s->count = 1;
    if (s->dl->ndim < 0 || s->dl->ndim > EXT_MAX_RANK) return refuse("over 256 axes");
    for (int32_t i = 0; i < s->dl->ndim; i++) {
        const int64_t length = s->dl->shape[i];
        if (length < 0 || (length > 0 && s->count > most / (uint64_t)length))
            return refuse("lengths that do not fit");
        s->count *= (uint64_t)length;
    }
    s->n = (Py_ssize_t)((s->count * s->dl->dtype.bits + 7) / 8);
    return true;
}

static bool lies_in_a_row(const source *s) {
    int64_t step = 1;
    if (s->dl->strides == NULL || s->count == 0) return true;
    for (int32_t i = s->dl->ndim; i-- > 0;) {
        if (s->dl->shape[i] != 1 && s->dl->strides[i] != step) return false;
        step *= s->dl->shape[i];
    }
    return true;
}

static const uint8_t *first_byte(const source *s) {
    return s->dl->data != NULL ? (const uint8_t *)s->dl->data + s->dl->byte_offset : NULL;
}

/* Copies the elements in C order. */
static void gather(const source *s, uint8_t *dst) {
    int64_t at[EXT_MAX_RANK] = {0};
    const size_t item = s->dl->dtype.bits / 8;
    const uint8_t *from = first_byte(s);
    for (uint64_t done = 0; done < s->count; done++) {
        memcpy(dst + done * item, from, item);
        for (int32_t i = s->dl->ndim; i-- > 0;) {
            const int64_t step = s->dl->strides[i] * (int64_t)item;
            from += step;
            if (++at[i] < s->dl->shape[i]) break;
            from -= step * at[i];
            at[i] = 0;
        }
    }
}

static PyObject *copy_of(const source *s) {
    if (s->dl->dtype.bits % 8 != 0) {
        refuse("elements of less than a byte that do not lie in a row");
        return NULL;
    }
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, s->n);
    if (bytes != NULL) gather(s, (uint8_t *)PyBytes_AsString(bytes));
    return bytes;
}

static PyObject *view_of(const source *s, PyObject *capsule, ext_state *state) {
    PyObject *type = ext_class(state->taken_type);
    taken *made = type != NULL ? (taken *)PyType_GenericAlloc((PyTypeObject *)type, 0) : NULL;
    Py_XDECREF(type);
    if (made == NULL) return NULL;
    made->capsule = Py_NewRef(capsule);
    made->data = s->count > 0 ? (const void *)first_byte(s) : "";
    made->n = s->n;
    return (PyObject *)made;
}

static PyObject *shape_of(const dl_tensor *dl) {
    PyObject *shape = PyTuple_New(dl->ndim);
    for (int32_t i = 0; shape != NULL && i < dl->ndim; i++) {
        PyObject *length = PyLong_FromLongLong(dl->shape[i]);
        if (length == NULL || PyTuple_SetItem(shape, i, length) != 0) Py_CLEAR(shape);
    }
    return shape;
}

/* take(capsule): (buffer, dtype, shape), in C order; BufferError if it cannot be had so. */
PyObject *ext_take(PyObject *module, PyObject *capsule) {
    source s = {0};
    if (!find_tensor(capsule, &s.dl) || !find_dtype(s.dl->dtype, &s.dtype) || !measure(&s))
        return NULL;
    if (s.dl->device_type != DL_CPU) {
        refuse("not in the memory of the processor");
        return NULL;
    }
    PyObject *shape = shape_of(s.dl);
    PyObject *bytes = NULL;
    if (shape != NULL)
        bytes = lies_in_a_row(&s) ? view_of(&s, capsule, ext_state_of(module)) : copy_of(&s);
    if (bytes != NULL) return Py_BuildValue("NsN", bytes, tg_dtype_name(s.dtype), shape);
    Py_XDECREF(shape);
    return NULL;
}

static int taken_traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(((taken *)self)->capsule);
    return 0;
}

static void taken_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    Py_CLEAR(((taken *)self)->capsule);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static int taken_getbuffer(PyObject *self, Py_buffer *view, int flags) {
    const taken *t = (taken *)self;
    return PyBuffer_FillInfo(view, self, (void *)(uintptr_t)t->data, t->n, 1, flags);
}

bool ext_make_taken_type(PyObject *module, ext_state *state) {
    static PyType_Slot slots[] = {
        {Py_tp_dealloc, taken_dealloc},
        {Py_tp_traverse, taken_traverse},
        {Py_bf_getbuffer, taken_getbuffer},
        {Py_tp_doc, "Bytes of an array of another library, read-only."},
        {0, NULL},
    };
    static PyType_Spec spec = {
        .name = "tensorgate._core.Taken",
        .basicsize = sizeof(taken),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
        .slots = slots,
    };
    state->taken_type = PyType_FromModuleAndSpec(module, &spec, NULL);
    return state->taken_type != NULL &&
           PyModule_AddObjectRef(module, "Taken", state->taken_type) == 0;
}
