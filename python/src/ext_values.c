/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_values.c - where the values of a tensor lie in the file, for those who take them from there without a copy.
 */
#include <string.h>

#include "ext.h"

int ext_u64(PyObject *number, void *value) {
    PyObject *whole = PyNumber_Index(number);
    if (whole == NULL) return 0;
    unsigned long long *n = value;
    *n = PyLong_AsUnsignedLongLong(whole);
    Py_DECREF(whole);
    return *n != (unsigned long long)-1 || !PyErr_Occurred();
}

const char *ext_struct_code(tg_dtype dtype) {
    static const char *const codes[TG_DTYPE_COUNT] = {
        [TG_DTYPE_INT8] = "b",       [TG_DTYPE_INT16] = "h",       [TG_DTYPE_INT32] = "i",
        [TG_DTYPE_INT64] = "q",      [TG_DTYPE_UINT8] = "B",       [TG_DTYPE_UINT16] = "H",
        [TG_DTYPE_UINT32] = "I",     [TG_DTYPE_UINT64] = "Q",      [TG_DTYPE_FLOAT32] = "f",
        [TG_DTYPE_FLOAT64] = "d",    [TG_DTYPE_BOOL] = "?",        [TG_DTYPE_FLOAT16] = "e",
        [TG_DTYPE_COMPLEX64] = "Zf", [TG_DTYPE_COMPLEX128] = "Zd",
    };
    return (unsigned)dtype < TG_DTYPE_COUNT ? codes[dtype] : NULL;
}

bool ext_strides(const Py_ssize_t *shape, uint32_t rank, tg_order order, Py_ssize_t item,
                 Py_ssize_t *strides) {
    Py_ssize_t step = item;
    for (uint32_t k = 0; k < rank; k++) {
        /* The axis that is k-th fastest. */
        uint32_t axis = order == TG_ORDER_F   ? k
                        : order == TG_ORDER_C ? rank - 1 - k
                        : k == 0              ? 0
                                              : rank - k;
        strides[axis] = step;
        Py_ssize_t n = shape[axis] > 0 ? shape[axis] : 1;
        if (step > PY_SSIZE_T_MAX / n) return false;
        step *= n;
    }
    return true;
}

bool ext_is_plain(const tg_tensor *t) {
    return t->storage == TG_STORAGE_DENSE && t->fp_pos < 0 && !t->scaled &&
           t->dtype != TG_DTYPE_BIT && tg_dtype_bits(t->dtype) >= 8;
}

bool ext_is_packed(const tg_tensor *t) {
    const uint32_t bits = tg_dtype_bits(t->dtype);
    return t->storage == TG_STORAGE_DENSE && t->dtype != TG_DTYPE_BIT && bits > 0 && bits < 8 &&
           (t->order == TG_ORDER_C || t->rank < 2);
}

const void *ext_view(ext_file *f, const tg_tensor *t, tg_part part, tg_error *error) {
    memset(error, 0, sizeof *error);
    ext_pin(f);
    const void *address = NULL;
    if (ext_enter(f)) {
        address = tg_tensor_view(f->file, t, part);
        if (address == NULL) *error = *tg_last_error(f->file);
        ext_leave(f);
    }
    if (address == NULL) ext_unpin(f);
    return address;
}

const void *ext_tensor_address(ext_tensor *t) {
    tg_error error;
    if (!ext_is_plain(&t->t) && !ext_is_packed(&t->t)) {
        PyErr_Format(
            PyExc_BufferError,
            "%R is not stored as it is meant: numpy() decodes it, and part() has what is stored",
            t->name);
        return NULL;
    }
    const void *address = ext_view(t->file, &t->t, TG_PART_VALUES, &error);
    if (address == NULL && error.code == TG_CODE_UNSUPPORTED && !PyErr_Occurred()) {
        PyErr_Format(
            PyExc_BufferError,
            "the values of %R do not lie in the file one after the other: numpy() copies them",
            t->name);
        return NULL;
    }
    if (address == NULL) return ext_fail(t->file, &error);
    /* One pin is enough for a tensor. */
    if (t->is_pinned) ext_unpin(t->file);
    t->is_pinned = true;
    return address;
}
