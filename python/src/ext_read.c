/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_read.c - decoded values: a whole tensor, a window of it, or all of it in pieces.
 *
 * An array of the library is open only during one call, in which no other thread is inside of the file.
 */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* madvise */
#endif
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "ext.h"

#define CHUNK ((uint64_t)8 << 20) /* between two looks for signals */
#define PACKED_CHUNK                                                                               \
    ((uint64_t)256 << 20) /* the same of compressed values, which begin anew for each one */
#define PIECE ((size_t)1 << 20)
#define HUGE_PAGE ((uintptr_t)2 << 20)
#define CACHE ((uint64_t)256 << 10)
#define SMALL_GAP 4096u

/* An array that is being read. */
typedef struct reading {
    ext_file *f;
    tg_array *array;
    tg_array_info info;
    uint64_t item;
    uint64_t chunk; /* bytes between two looks for signals */
    tg_error error;
} reading;

/* Opens the array, inside of the file. Returns false outside of it, with an exception. */
static bool begin(reading *r, ext_tensor *t, const tg_array_options *options) {
    memset(r, 0, sizeof *r);
    r->f = t->file;
    if (!ext_enter(r->f)) return false;
    r->array = tg_array_open(r->f->file, t->t.index, options);
    if (r->array != NULL) {
        r->info = tg_array_about(r->array);
        r->item = tg_dtype_bits(r->info.dtype) / 8;
        r->chunk = t->t.offset == TG_NOWHERE ? PACKED_CHUNK : CHUNK;
        return true;
    }
    r->error = *tg_last_error(r->f->file);
    ext_leave(r->f);
    ext_fail(r->f, &r->error);
    return false;
}

/* Leaves the file. Returns `good`, or false with an exception. */
static bool end(reading *r, bool good) {
    if (!good) r->error = *tg_last_error(r->f->file);
    tg_array_close(r->array);
    ext_leave(r->f);
    if (!good) ext_fail(r->f, &r->error);
    return good;
}

static bool read_bytes(reading *r, uint64_t from, void *dst, uint64_t n) {
    uint8_t *to = dst;
    while (n > 0) {
        const uint64_t some = n < r->chunk ? n : r->chunk;
        if (!tg_array_read(r->array, from, to, (size_t)some)) return false;
        from += some;
        to += some;
        n -= some;
        if (n > 0 && !ext_signals(r->f)) return false;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- windows */

/* Elements start, start + step, ... of an axis, `count` of them; `stride` in bytes from one to the next. */
typedef struct axis {
    uint64_t start, step, count, length, stride;
} axis;

typedef struct window {
    axis axes[EXT_MAX_RANK]; /* fastest first */
    uint32_t rank;
    uint64_t total; /* bytes of the result */
    uint64_t run;   /* bytes that lie one after the other */
    uint64_t first; /* position of the first run */
    uint64_t last;  /* end of the last run */
    uint32_t outer; /* axes from this one on select runs */
} window;

/* Bytes of the array that were read ahead. */
typedef struct cache {
    uint8_t *bytes;
    uint64_t from, n;
} cache;

/* Takes axis `i` of the array from a tuple of (start, step, count), which has to lie inside of it. */
static bool take_axis(const reading *r, PyObject *tuple, uint32_t i, axis *a) {
    unsigned long long start, step, count;
    PyObject *item = PyTuple_GetItem(tuple, (Py_ssize_t)i);
    if (!PyTuple_Check(item)) {
        PyErr_SetString(PyExc_TypeError, "an axis is (start, step, count)");
        return false;
    }
    if (!PyArg_ParseTuple(item, "O&O&O&", ext_u64, &start, ext_u64, &step, ext_u64, &count))
        return false;
    const uint64_t n = r->info.shape[i];
    /* start + (count - 1) * step < n, without overflow */
    if (step > 0 && (count == 0 || (start < n && (count - 1) <= (n - 1 - start) / step))) {
        *a = (axis){.start = start, .step = step, .count = count, .length = n};
        return true;
    }
    PyErr_SetString(PyExc_IndexError, "outside of the tensor");
    return false;
}

/* With the GIL. All products are parts of the size of the array, which fits, once no axis is empty. */
static bool lay_out(const reading *r, PyObject *tuple, window *w) {
    w->rank = r->info.rank;
    if (!PyTuple_Check(tuple) || PyTuple_Size(tuple) != (Py_ssize_t)w->rank ||
        w->rank > EXT_MAX_RANK) {
        PyErr_SetString(PyExc_IndexError, "an axis for each of the tensor is needed");
        return false;
    }
    w->total = r->item;
    for (uint32_t k = 0; k < w->rank; k++) {
        const uint32_t i = r->info.order == TG_ORDER_F ? k : w->rank - 1 - k;
        if (!take_axis(r, tuple, i, &w->axes[k])) return false;
        if (w->axes[k].count == 0) w->total = 0;
    }
    if (w->total == 0) return true;
    uint64_t stride = r->item;
    w->run = r->item;
    w->last = w->run;
    bool is_whole = true; /* every faster axis is taken as a whole */
    for (uint32_t k = 0; k < w->rank; k++) {
        axis *a = &w->axes[k];
        a->stride = stride * a->step;
        w->first += a->start * stride;
        w->last += (a->start + (a->count - 1) * a->step) * stride;
        w->total *= a->count;
        if (is_whole && a->step == 1) {
            w->run *= a->count;
            w->outer = k + 1;
        }
        is_whole = is_whole && a->step == 1 && a->count == a->length;
        stride *= a->length;
    }
    /* `last` is the end of the last run: its last element is what the sum above found. */
    return true;
}

static bool fetch(reading *r, const window *w, cache *c, uint64_t from, uint8_t *dst, bool ahead) {
    if (!ahead) return read_bytes(r, from, dst, w->run);
    if (c->n == 0 || from < c->from || from - c->from > c->n || w->run > c->n - (from - c->from)) {
        c->from = from;
        c->n = w->last - from < CACHE ? w->last - from : CACHE;
        if (!read_bytes(r, from, c->bytes, c->n)) return false;
    }
    memcpy(dst, c->bytes + (from - c->from), (size_t)w->run);
    return true;
}

/* Reads all runs in ascending order. */
static bool read_runs(reading *r, const window *w, uint8_t *dst) {
    uint64_t at[EXT_MAX_RANK] = {0};
    uint64_t from = w->first;
    cache c = {0};
    const axis *next = w->outer < w->rank ? &w->axes[w->outer] : NULL;
    const bool ahead = next != NULL && w->run <= CACHE / 4 && next->stride - w->run <= SMALL_GAP;
    if (ahead && (c.bytes = malloc((size_t)CACHE)) == NULL) {
        ext_take_gil(r->f);
        PyErr_NoMemory();
        ext_drop_gil(r->f);
        return false;
    }
    bool good = true;
    for (uint64_t done = 0; good && done < w->total; done += w->run) {
        good = fetch(r, w, &c, from, dst + done, ahead);
        if (good && done / w->run % 4096 == 4095) good = ext_signals(r->f);
        for (uint32_t k = w->outer; k < w->rank; k++) {
            from += w->axes[k].stride;
            if (++at[k] < w->axes[k].count) break;
            from -= w->axes[k].stride * at[k];
            at[k] = 0;
        }
    }
    free(c.bytes);
    return good;
}

/* ------------------------------------------------------------------------------------- methods */

static PyObject *shape_tuple(const tg_array_info *info) {
    PyObject *shape = PyTuple_New((Py_ssize_t)info->rank);
    for (uint32_t i = 0; shape != NULL && i < info->rank; i++) {
        PyObject *n = PyLong_FromUnsignedLongLong(info->shape[i]);
        if (n == NULL || PyTuple_SetItem(shape, (Py_ssize_t)i, n) != 0) Py_CLEAR(shape);
    }
    return shape;
}

/* (values, dtype, shape, order): the shape is that of the whole array. Steals `values`. */
static PyObject *answer(PyObject *values, tg_dtype dtype, PyObject *shape, tg_order order) {
    if (values == NULL) {
        Py_XDECREF(shape);
        return NULL;
    }
    return Py_BuildValue("NsNs", values, tg_dtype_name(dtype), shape,
                         order == TG_ORDER_F ? "F" : "C");
}

/* Bytes of a result. The memory is fresh if it is large, and fills faster in huge pages: a hint, which changes no byte. */
static PyObject *room_for(uint64_t n) {
    PyObject *values = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)n);
#ifdef MADV_HUGEPAGE
    if (values != NULL && n >= 2 * HUGE_PAGE) {
        char *bytes = PyByteArray_AsString(values);
        const uintptr_t over = (uintptr_t)bytes % HUGE_PAGE;
        const uintptr_t front =
            over > 0 ? HUGE_PAGE - over : 0; /* less than a page of two at least */
        (void)madvise(bytes + front, (size_t)((n - front) / HUGE_PAGE * HUGE_PAGE), MADV_HUGEPAGE);
    }
#endif
    return values;
}

/* _read(raw, order, dtype, window or None) */
PyObject *ext_read(PyObject *self, PyObject *args) {
    int raw, order, dtype;
    PyObject *axes;
    reading r;
    if (!PyArg_ParseTuple(args, "piiO", &raw, &order, &dtype, &axes)) return NULL;
    const tg_array_options options = {
        .raw = raw != 0, .order = (tg_array_order)order, .dtype = (tg_dtype)dtype};
    window *w = PyMem_Calloc(1, sizeof *w);
    if (w == NULL) return PyErr_NoMemory();
    if (!begin(&r, (ext_tensor *)self, &options)) {
        PyMem_Free(w);
        return NULL;
    }
    ext_take_gil(r.f);
    PyObject *values = NULL, *shape = shape_tuple(&r.info);
    bool good = shape != NULL && (axes == Py_None || lay_out(&r, axes, w));
    const uint64_t n = axes == Py_None ? r.info.nbytes : w->total;
    if (good && n > (uint64_t)PY_SSIZE_T_MAX) PyErr_NoMemory();
    if (good && !PyErr_Occurred()) values = room_for(n);
    uint8_t *dst = values != NULL ? (uint8_t *)PyByteArray_AsString(values) : NULL;
    ext_drop_gil(r.f);
    const tg_dtype found = r.info.dtype;
    const tg_order found_order = r.info.order;
    good = values != NULL;
    if (good && n > 0) good = axes == Py_None ? read_bytes(&r, 0, dst, n) : read_runs(&r, w, dst);
    good = end(&r, good);
    PyMem_Free(w);
    if (!good) Py_CLEAR(values);
    return answer(values, found, shape, found_order);
}

/* Takes shape and type. With the GIL; false with an exception. */
static bool describe(const reading *r, const ext_tensor *t, tg_dtype only, ext_values *values) {
    values->dtype = r->info.dtype;
    values->order = r->info.order;
    values->rank = r->info.rank;
    bool fits = r->info.rank <= EXT_MAX_RANK && r->info.nbytes <= (uint64_t)PY_SSIZE_T_MAX;
    for (uint32_t i = 0; fits && i < r->info.rank; i++) {
        fits = r->info.shape[i] <= (uint64_t)PY_SSIZE_T_MAX;
        values->shape[i] = fits ? (Py_ssize_t)r->info.shape[i] : 0;
    }
    if (!fits) {
        PyErr_NoMemory();
    } else if (only != TG_DTYPE_NONE && r->info.dtype != only) {
        PyErr_Format(PyExc_BufferError,
                     "%R is stored as %s, and its values are %s: copy=True and numpy() have them",
                     t->name, tg_dtype_name(t->t.dtype), tg_dtype_name(r->info.dtype));
    }
    return !PyErr_Occurred();
}

bool ext_copy_values(ext_tensor *t, bool raw, tg_dtype only, size_t alignment, ext_values *values) {
    reading r;
    const tg_array_options options = {.raw = raw};
    values->bytes = NULL;
    if (!begin(&r, t, &options)) return false;
    ext_take_gil(r.f);
    bool good = describe(&r, t, only, values);
    const size_t n = r.info.nbytes > 0 ? (size_t)r.info.nbytes : 1;
    if (good && posix_memalign(&values->bytes, alignment, n) != 0) {
        values->bytes = NULL;
        PyErr_NoMemory();
        good = false;
    }
    ext_drop_gil(r.f);
    good = good && read_bytes(&r, 0, values->bytes, r.info.nbytes);
    if (end(&r, good)) return true;
    free(values->bytes);
    values->bytes = NULL;
    return false;
}

/* Copies all stored bytes of the values, in pieces between which signals are handled. */
static bool read_stored(ext_tensor *t, void *dst, tg_error *error) {
    const uint64_t total = t->t.parts[TG_PART_VALUES].nbytes;
    bool good = true;
    memset(error, 0, sizeof *error);
    if (!ext_enter(t->file)) return false;
    for (uint64_t from = 0; good && from < total;) {
        const uint64_t n = total - from < CHUNK ? total - from : CHUNK;
        good = tg_tensor_read(t->file->file, &t->t, TG_PART_VALUES, from, (uint8_t *)dst + from,
                              (size_t)n);
        if (!good) *error = *tg_last_error(t->file->file);
        from += n;
        if (good && from < total) good = ext_signals(t->file);
    }
    ext_leave(t->file);
    return good;
}

bool ext_copy_packed(ext_tensor *t, size_t alignment, ext_values *values) {
    tg_error error;
    const uint64_t n = t->t.parts[TG_PART_VALUES].nbytes;
    *values = (ext_values){.dtype = t->t.dtype, .order = TG_ORDER_C, .rank = t->t.rank};
    for (uint32_t i = 0; i < t->t.rank; i++)
        values->shape[i] = PyLong_AsSsize_t(PyTuple_GetItem(t->shape, (Py_ssize_t)i));
    if (PyErr_Occurred()) return false;
    if (n > (uint64_t)PY_SSIZE_T_MAX ||
        posix_memalign(&values->bytes, alignment, n > 0 ? (size_t)n : 1) != 0) {
        values->bytes = NULL;
        PyErr_NoMemory();
        return false;
    }
    if (read_stored(t, values->bytes, &error)) return true;
    free(values->bytes);
    values->bytes = NULL;
    ext_fail(t->file, &error);
    return false;
}

/* _feed(raw, function): calls function(bytes) with all values in C order, in pieces; (dtype, shape) goes first. */
PyObject *ext_feed(PyObject *self, PyObject *args) {
    int raw;
    PyObject *function;
    reading r;
    if (!PyArg_ParseTuple(args, "pO", &raw, &function)) return NULL;
    const tg_array_options options = {.raw = raw != 0, .order = TG_ARRAY_ORDER_C};
    if (!begin(&r, (ext_tensor *)self, &options)) return NULL;
    ext_take_gil(r.f);
    const ext_tensor *t = (const ext_tensor *)self;
    const bool is_opaque =
        t->t.dtype == TG_DTYPE_OPAQUE && raw == 0; /* without the axis of bytes */
    PyObject *shape = is_opaque ? Py_NewRef(t->shape) : shape_tuple(&r.info);
    PyObject *name =
        is_opaque ? Py_NewRef(t->type) : PyUnicode_FromString(tg_dtype_name(r.info.dtype));
    PyObject *done = NULL;
    if (shape != NULL && name != NULL)
        done = PyObject_CallFunctionObjArgs(function, name, shape, NULL);
    Py_XDECREF(name);
    Py_XDECREF(shape);
    PyObject *piece = NULL;
    bool good = true;
    for (uint64_t from = 0; done != NULL && good && from < r.info.nbytes;) {
        const uint64_t left = r.info.nbytes - from;
        const size_t n = left < PIECE ? (size_t)left : PIECE;
        Py_CLEAR(done);
        piece = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n);
        char *dst = piece != NULL ? PyBytes_AsString(piece) : NULL;
        if (dst != NULL) {
            ext_drop_gil(r.f);
            good = tg_array_read(r.array, from, dst, n);
            ext_take_gil(r.f);
            if (good && PyErr_CheckSignals() == 0)
                done = PyObject_CallFunctionObjArgs(function, piece, NULL);
        }
        Py_CLEAR(piece);
        from += n;
    }
    good = good && done != NULL;
    Py_CLEAR(done);
    ext_drop_gil(r.f);
    if (!end(&r, good)) return NULL;
    Py_RETURN_NONE;
}
