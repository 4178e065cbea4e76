/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_dlpack.c - a tensor as a DLPack capsule, version 1.0, in the memory of the file and marked read-only.
 *
 * The structs are those of the DLPack specification. The capsule owns them until a consumer renames it.
 */
#include "ext.h"

typedef struct dl_type {
    uint8_t code, bits;
    uint16_t lanes;
} dl_type;

typedef struct dl_tensor {
    void *data;
    int32_t device_type, device_id;
    int32_t ndim;
    dl_type dtype;
    int64_t *shape, *strides;
    uint64_t byte_offset;
} dl_tensor;

typedef struct dl_managed {
    uint32_t major, minor;
    void *manager;
    void (*deleter)(struct dl_managed *self);
    uint64_t flags;
    dl_tensor tensor;
} dl_managed;

#define DL_CPU 1
#define DL_READ_ONLY 1u
#define DL_NAME "dltensor_versioned"

static bool dl_dtype(tg_dtype dtype, dl_type *type) {
    static const uint8_t codes[TG_DTYPE_COUNT] = {
        /* one more than the code of DLPack: 0 int, 1 uint, 2 float, 4 bfloat, 5 complex, 6 bool */
        [TG_DTYPE_INT8] = 1,      [TG_DTYPE_INT16] = 1,      [TG_DTYPE_INT32] = 1,
        [TG_DTYPE_INT64] = 1,     [TG_DTYPE_UINT8] = 2,      [TG_DTYPE_UINT16] = 2,
        [TG_DTYPE_UINT32] = 2,    [TG_DTYPE_UINT64] = 2,     [TG_DTYPE_FLOAT32] = 3,
        [TG_DTYPE_FLOAT64] = 3,   [TG_DTYPE_FLOAT16] = 3,    [TG_DTYPE_BFLOAT16] = 5,
        [TG_DTYPE_COMPLEX64] = 6, [TG_DTYPE_COMPLEX128] = 6, [TG_DTYPE_BOOL] = 7,
    };
    if (codes[dtype] == 0) return false;
    *type = (dl_type){
        .code = (uint8_t)(codes[dtype] - 1), .bits = (uint8_t)tg_dtype_bits(dtype), .lanes = 1};
    return true;
}

/* A consumer may call it from any thread, and without the GIL. */
static void delete_managed(dl_managed *m) {
    PyGILState_STATE state = PyGILState_Ensure();
    Py_DECREF((PyObject *)m->manager);
    PyMem_Free(m);
    PyGILState_Release(state);
}

static void delete_capsule(PyObject *capsule) {
    if (!PyCapsule_IsValid(capsule, DL_NAME)) return; /* consumed */
    dl_managed *m = PyCapsule_GetPointer(capsule, DL_NAME);
    if (m != NULL) m->deleter(m);
}

/* _dlpack(): BufferError if the bytes are not the values. */
PyObject *ext_dlpack(PyObject *self, PyObject *unused) {
    ext_tensor *t = (ext_tensor *)self;
    const uint32_t rank = t->t.rank;
    dl_type type;
    (void)unused;
    if (!dl_dtype(t->t.dtype, &type)) {
        PyErr_SetString(PyExc_BufferError, "DLPack has no such element type");
        return NULL;
    }
    const void *address = ext_tensor_address(t);
    if (address == NULL) return NULL;
    const size_t lengths = (2 * (size_t)rank + 1) * sizeof(int64_t);
    dl_managed *m =
        PyMem_Calloc(1, sizeof *m + lengths + 2 * ((size_t)rank + 1) * sizeof(Py_ssize_t));
    if (m == NULL) return PyErr_NoMemory();
    int64_t *shape = (int64_t *)(void *)(m + 1);
    Py_ssize_t *axes = (Py_ssize_t *)(void *)(shape + 2 * (size_t)rank + 1);
    bool good = true;
    for (uint32_t i = 0; i < rank; i++)
        axes[i] = PyLong_AsSsize_t(PyTuple_GetItem(t->shape, (Py_ssize_t)i));
    /* In elements. */
    good = !PyErr_Occurred() && ext_strides(axes, rank, t->t.order, 1, axes + rank);
    for (uint32_t i = 0; good && i < 2 * rank; i++) shape[i] = axes[i];
    m->major = 1;
    m->manager = Py_NewRef(self);
    m->deleter = delete_managed;
    m->flags = DL_READ_ONLY;
    m->tensor = (dl_tensor){.data = (void *)(uintptr_t)address,
                            .device_type = DL_CPU,
                            .ndim = (int32_t)rank,
                            .dtype = type,
                            .shape = shape,
                            .strides = shape + rank};
    PyObject *capsule = good ? PyCapsule_New(m, DL_NAME, delete_capsule) : NULL;
    if (capsule == NULL) delete_managed(m);
    if (!good && !PyErr_Occurred()) PyErr_SetString(PyExc_BufferError, "the strides do not fit");
    return capsule;
}
