/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_dlpack.c - a tensor as a DLPack capsule: of version 1, or of the kind before it.
 *
 * The structs are those of the DLPack specification. A capsule of version 1 shows the memory of the file, marked
 * read-only, where the values lie there as they are meant; every other one owns a copy. The capsule owns its struct until a
 * consumer renames it; a consumer may call the deleter from any thread, also without the GIL.
 *
 * The element type is always that of the tensor. A consumer that does not know its code refuses it. Elements of less than a
 * byte lie in a row of bits, as in files; only consumers of version 1 are given them, others have no rule for them.
 */
#include <stdlib.h>
#include <string.h>

#include "ext.h"
#include "ext_dlpack.h"

#define DL_ALIGNMENT 256 /* of memory, as the specification has it */

/* A struct of one kind, and what it points to. Without a file it is memory of malloc() alone, for which no interpreter is
 * needed. */
typedef struct dl_export {
    dl_managed managed;
    dl_managed_versioned versioned;
    PyObject *tensor;  /* which pins the file; or NULL */
    void *copy;        /* or NULL */
    int64_t lengths[]; /* and strides */
} dl_export;

/* Version 1.1 named the floats of 8, 6 and 4 bits; minor versions add nothing but such codes. */
static uint8_t code_of(tg_dtype dtype) {
    enum { INT, UINT, FLOAT, BFLOAT = 4, COMPLEX = DL_COMPLEX, BOOL };
    switch (dtype) {
    case TG_DTYPE_INT2:
    case TG_DTYPE_INT4:
    case TG_DTYPE_INT8:
    case TG_DTYPE_INT16:
    case TG_DTYPE_INT32:
    case TG_DTYPE_INT64: return INT;
    case TG_DTYPE_UINT2:
    case TG_DTYPE_UINT4:
    case TG_DTYPE_UINT8:
    case TG_DTYPE_UINT16:
    case TG_DTYPE_UINT32:
    case TG_DTYPE_UINT64: return UINT;
    case TG_DTYPE_FLOAT16:
    case TG_DTYPE_FLOAT32:
    case TG_DTYPE_FLOAT64: return FLOAT;
    case TG_DTYPE_BFLOAT16: return BFLOAT;
    case TG_DTYPE_COMPLEX32:
    case TG_DTYPE_COMPLEX64:
    case TG_DTYPE_COMPLEX128: return COMPLEX;
    case TG_DTYPE_BOOL: return BOOL;
    case TG_DTYPE_FLOAT8_E4M3FN: return DL_FIRST_FLOAT8 + 3;
    case TG_DTYPE_FLOAT8_E4M3FNUZ: return DL_FIRST_FLOAT8 + 4;
    case TG_DTYPE_FLOAT8_E5M2: return DL_FIRST_FLOAT8 + 5;
    case TG_DTYPE_FLOAT8_E5M2FNUZ: return DL_FIRST_FLOAT8 + 6;
    case TG_DTYPE_FLOAT8_E8M0FNU: return DL_FIRST_FLOAT8 + 7;
    case TG_DTYPE_FLOAT6_E2M3FN: return DL_FIRST_FLOAT6;
    case TG_DTYPE_FLOAT6_E3M2FN: return DL_FIRST_FLOAT6 + 1;
    case TG_DTYPE_FLOAT4_E2M1FN: return DL_FIRST_FLOAT6 + 2;
    default: return DL_NONE;
    }
}

bool ext_dl_type(tg_dtype dtype, dl_type *type) {
    *type = (dl_type){.code = code_of(dtype), .bits = (uint8_t)tg_dtype_bits(dtype), .lanes = 1};
    return type->code != DL_NONE;
}

/* ------------------------------------------------------------------------------------ lifetime */

/* With the GIL of the interpreter of the tensor, if there is one. */
static void release(dl_export *e) {
    Py_XDECREF(e->tensor);
    free(e->copy);
    free(e);
}

static void release_anywhere(dl_export *e) {
    if (e->tensor == NULL) {
        release(e);
    } else if (Py_IsInitialized()) {
        PyGILState_STATE state = PyGILState_Ensure();
        release(e);
        PyGILState_Release(state);
    }
    /* Otherwise Python has ended, and its objects with it. */
}

static void delete_managed(dl_managed *m) { release_anywhere(m->manager); }

static void delete_versioned(dl_managed_versioned *m) { release_anywhere(m->manager); }

/* In the interpreter of the capsule. A consumer has renamed it. */
static void delete_capsule(PyObject *capsule) {
    if (PyCapsule_IsValid(capsule, DL_NAME)) {
        release(((dl_managed *)PyCapsule_GetPointer(capsule, DL_NAME))->manager);
    } else if (PyCapsule_IsValid(capsule, DL_NAME_VERSIONED)) {
        release(
            ((dl_managed_versioned *)PyCapsule_GetPointer(capsule, DL_NAME_VERSIONED))->manager);
    }
}

/* Whether the deleter of a consumer finds the interpreter again: PyGILState_Ensure() knows the main one only. */
static bool is_main_interpreter(void) {
    return PyInterpreterState_GetID(PyInterpreterState_Get()) == 0;
}

/* -------------------------------------------------------------------------------------- making */

/* Fills in lengths and strides, which are in elements. False with BufferError. */
static bool lay_out(dl_export *e, dl_tensor *dl, const Py_ssize_t *shape, uint32_t rank,
                    tg_order order) {
    Py_ssize_t strides[EXT_MAX_RANK];
    if (!ext_strides(shape, rank, order, 1, strides)) {
        PyErr_SetString(PyExc_BufferError, "the strides do not fit");
        return false;
    }
    dl->shape = e->lengths;
    dl->strides = e->lengths + rank;
    dl->ndim = (int32_t)rank;
    for (uint32_t i = 0; i < rank; i++) {
        dl->shape[i] = shape[i];
        dl->strides[i] = strides[i];
    }
    return true;
}

/* The values where they lie in the file. False with an exception. */
static bool show(dl_export *e, dl_tensor *dl, ext_tensor *t) {
    Py_ssize_t shape[EXT_MAX_RANK];
    const void *address = ext_tensor_address(t);
    if (address == NULL) return false;
    const uint32_t bits = tg_dtype_bits(t->t.dtype);
    const uint32_t alignment = dl->dtype.code == DL_COMPLEX ? bits / 16 : bits / 8;
    if (alignment > 1 && (uintptr_t)address % alignment != 0) {
        PyErr_Format(PyExc_BufferError, "the values of %R are not aligned in the file", t->name);
        return false;
    }
    for (uint32_t i = 0; i < t->t.rank; i++)
        shape[i] = PyLong_AsSsize_t(PyTuple_GetItem(t->shape, (Py_ssize_t)i));
    if (PyErr_Occurred() || !lay_out(e, dl, shape, t->t.rank, t->t.order)) return false;
    dl->data = (void *)(uintptr_t)address; /* read-only, as the flag says */
    e->tensor = Py_NewRef((PyObject *)t);
    return true;
}

/* A copy of the values. `decoded`: also of values that are stored as another type. False with an exception. */
static bool copy(dl_export *e, dl_tensor *dl, ext_tensor *t, bool decoded) {
    ext_values values;
    /* Arrays of the library have floats of 8 bits as codes, which are uint8, or as float32. */
    const bool has_codes = dl->dtype.code >= DL_FIRST_FLOAT8 && dl->dtype.code != DL_NONE;
    const tg_dtype only = decoded ? TG_DTYPE_NONE : has_codes ? TG_DTYPE_UINT8 : t->t.dtype;
    const bool is_packed = ext_is_packed(&t->t);
    if (!(is_packed ? ext_copy_packed(t, DL_ALIGNMENT, &values)
                    : ext_copy_values(t, has_codes, only, DL_ALIGNMENT, &values)))
        return false;
    e->copy = values.bytes;
    dl->data = values.bytes;
    if (!has_codes && !is_packed)
        (void)ext_dl_type(values.dtype, &dl->dtype); /* DLPack has all types of arrays */
    return lay_out(e, dl, values.shape, values.rank, values.order);
}

/* Whether elements of less than a byte cannot be given so; with BufferError. */
static bool has_no_rule(const ext_tensor *t, bool versioned) {
    const uint32_t bits = tg_dtype_bits(t->t.dtype);
    if (bits < 2 || bits >= 8 || (versioned && ext_is_packed(&t->t))) return false;
    PyErr_Format(PyExc_BufferError,
                 versioned ? "%R is %s, and not stored in a row: numpy(raw=True) has its codes"
                           : "%R is %s, which DLPack has from version 1.1 on: numpy(raw=True) has "
                             "its codes",
                 t->name, tg_dtype_name(t->t.dtype));
    return true;
}

/* Whether elements are no numbers: a copy of them would be bytes, with one more axis. With BufferError. */
static bool has_no_numbers(const ext_tensor *t) {
    if (t->t.dtype != TG_DTYPE_OPAQUE) return false;
    PyErr_Format(PyExc_BufferError, "%R is %S, which DLPack has not: numpy() has it", t->name,
                 t->type);
    return true;
}

/* Bytes of Python never change, and there are consumers that write to memory which is marked as read-only: these bytes are
 * shown only to who asks for no copy. Other files have memory of their own. */
static bool is_of_bytes(const ext_tensor *t) {
    return t->file->source != NULL && PyBytes_Check(t->file->source);
}

static bool fill(dl_export *e, dl_tensor *dl, ext_tensor *t, bool may_show, int must_copy) {
    const bool has_type = ext_dl_type(t->t.dtype, &dl->dtype);
    dl->device_type = DL_CPU;
    if (has_no_numbers(t) || has_no_rule(t, dl == &e->versioned.tensor)) return false;
    if (has_type && may_show && (must_copy == 0 || (must_copy < 0 && !is_of_bytes(t)))) {
        if (show(e, dl, t)) return true;
        if (must_copy == 0 || !PyErr_ExceptionMatches(PyExc_BufferError)) return false;
        PyErr_Clear();
    }
    return copy(e, dl, t, must_copy > 0);
}

/* _dlpack(versioned=True, copy=None): BufferError if it cannot be had so. */
PyObject *ext_dlpack(PyObject *self, PyObject *args) {
    int versioned = 1, must_copy = -1;
    PyObject *copies = Py_None;
    if (!PyArg_ParseTuple(args, "|pO", &versioned, &copies)) return NULL;
    if (copies != Py_None && (must_copy = PyObject_IsTrue(copies)) < 0) return NULL;
    const bool may_show = versioned && is_main_interpreter();
    if (!may_show && must_copy == 0) {
        PyErr_SetString(PyExc_BufferError,
                        versioned ? "there are copies only, outside of the main interpreter"
                                  : "a consumer before version 1 of DLPack cannot be told that the "
                                    "memory is read-only");
        return NULL;
    }
    /* The limit of axes is the caller's, and may be more. */
    if (((ext_tensor *)self)->t.rank > EXT_MAX_RANK) {
        PyErr_Format(PyExc_BufferError, "%R has over %d axes", ((ext_tensor *)self)->name,
                     EXT_MAX_RANK);
        return NULL;
    }
    /* A partial tensor is an array of one axis. */
    const size_t rank = (size_t)((ext_tensor *)self)->t.rank + 1;
    dl_export *e = calloc(1, sizeof *e + 2 * rank * sizeof e->lengths[0]);
    if (e == NULL) return PyErr_NoMemory();
    e->managed = (dl_managed){.manager = e, .deleter = delete_managed};
    e->versioned =
        (dl_managed_versioned){.major = 1, .minor = 1, .manager = e, .deleter = delete_versioned};
    dl_tensor *dl = versioned ? &e->versioned.tensor : &e->managed.tensor;
    PyObject *capsule = NULL;
    if (fill(e, dl, (ext_tensor *)self, may_show, must_copy)) {
        e->versioned.flags = e->tensor != NULL ? DL_READ_ONLY : DL_COPIED;
        capsule = versioned ? PyCapsule_New(&e->versioned, DL_NAME_VERSIONED, delete_capsule)
                            : PyCapsule_New(&e->managed, DL_NAME, delete_capsule);
    }
    if (capsule == NULL) release(e);
    return capsule;
}
