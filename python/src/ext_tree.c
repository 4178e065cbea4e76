/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_tree.c - metadata and values as Python objects, and Python objects as metadata.
 */
#include <string.h>

#include "ext.h"

PyObject *ext_value(const tg_value *v) {
    const size_t n = v->u64 < TG_VALUE_BYTES ? (size_t)v->u64 : TG_VALUE_BYTES;
    switch (v->kind) {
    case TG_KIND_BOOL: return PyBool_FromLong(v->u64 != 0);
    case TG_KIND_U64: return PyLong_FromUnsignedLongLong(v->u64);
    case TG_KIND_S64: return PyLong_FromLongLong(v->s64);
    case TG_KIND_F32:
    case TG_KIND_F64: return PyFloat_FromDouble(v->f64);
    case TG_KIND_BYTES: return PyBytes_FromStringAndSize((const char *)v->bytes, (Py_ssize_t)n);
    case TG_KIND_TEXT:
        return PyUnicode_DecodeUTF8((const char *)v->bytes, (Py_ssize_t)n, "replace");
    default: Py_RETURN_NONE;
    }
}

/* ------------------------------------------------------------------------------------- reading */

/* The containers that are open, innermost last, and the key of the next member. */
typedef struct build {
    ext_file *f;
    PyObject *stack[TG_METADATA_DEPTH + 1];
    int depth;
    PyObject *key;
    PyObject *result;
} build;

/* Puts a value, which it steals, in its place. With the GIL. */
static bool put(build *b, PyObject *value) {
    if (value == NULL) return false;
    bool good;
    if (b->depth == 0) {
        ext_replace(&b->result, Py_NewRef(value));
        good = true;
    } else if (PyList_Check(b->stack[b->depth - 1])) {
        good = PyList_Append(b->stack[b->depth - 1], value) == 0;
    } else {
        good = b->key != NULL && PyDict_SetItem(b->stack[b->depth - 1], b->key, value) == 0;
    }
    Py_DECREF(value);
    return good;
}

static bool open_container(build *b, PyObject *container) {
    if (container == NULL || b->depth >= TG_METADATA_DEPTH) {
        Py_XDECREF(container);
        return false;
    }
    if (!put(b, Py_NewRef(container))) {
        Py_DECREF(container);
        return false;
    }
    b->stack[b->depth++] = container;
    return true;
}

/* What an event does, between taking the GIL and giving it back. */
#define EVENT(b, expression)                                                                       \
    do {                                                                                           \
        build *event_of = (b);                                                                     \
        ext_take_gil(event_of->f);                                                                 \
        const bool done = (expression);                                                            \
        ext_drop_gil(event_of->f);                                                                 \
        return done;                                                                               \
    } while (0)

static bool close_container(build *b) {
    if (b->depth == 0) return false;
    b->depth--;
    Py_CLEAR(b->stack[b->depth]);
    return true;
}

static bool set_key(build *b, const char *key, size_t n) {
    ext_replace(&b->key, PyUnicode_DecodeUTF8(key, (Py_ssize_t)n, "surrogateescape"));
    return b->key != NULL;
}

static bool on_begin_object(void *self) { EVENT(self, open_container(self, PyDict_New())); }
static bool on_begin_array(void *self) { EVENT(self, open_container(self, PyList_New(0))); }
static bool on_end(void *self) { EVENT(self, close_container(self)); }
static bool on_key(void *self, const char *key, size_t n) { EVENT(self, set_key(self, key, n)); }
static bool on_text(void *self, const char *text, size_t n) {
    EVENT(self, put(self, PyUnicode_DecodeUTF8(text, (Py_ssize_t)n, "surrogateescape")));
}
static bool on_u64(void *self, uint64_t value) {
    EVENT(self, put(self, PyLong_FromUnsignedLongLong(value)));
}
static bool on_s64(void *self, int64_t value) {
    EVENT(self, put(self, PyLong_FromLongLong(value)));
}
static bool on_f32(void *self, float value) {
    EVENT(self, put(self, PyFloat_FromDouble((double)value)));
}
static bool on_f64(void *self, double value) { EVENT(self, put(self, PyFloat_FromDouble(value))); }
static bool on_boolean(void *self, bool value) { EVENT(self, put(self, PyBool_FromLong(value))); }
static bool on_null(void *self) { EVENT(self, put(self, Py_NewRef(Py_None))); }

PyObject *ext_metadata(PyObject *self, PyObject *unused) {
    ext_file *f = (ext_file *)self;
    build b = {.f = f};
    tg_error error;
    (void)unused;
    const tg_sink sink = {
        on_begin_object, on_end, on_begin_array, on_end,     on_key,  on_text, on_u64,
        on_s64,          on_f32, on_f64,         on_boolean, on_null, &b};
    if (!ext_enter(f)) return NULL;
    bool good = tg_metadata(f->file, &sink);
    if (!good) error = *tg_last_error(f->file);
    ext_leave(f);
    while (b.depth > 0) close_container(&b);
    Py_CLEAR(b.key);
    if (good && b.result != NULL) return b.result;
    Py_CLEAR(b.result);
    if (good) PyErr_SetString(PyExc_SystemError, "no metadata");
    return good ? NULL : ext_fail(f, &error);
}

/* ------------------------------------------------------------------------------------- writing */

/* Bytes that are no UTF-8 are surrogates in texts of Python, as on_text() makes them. */
static bool send_text(const tg_sink *sink, bool (*send)(void *, const char *, size_t),
                      PyObject *text) {
    PyObject *bytes = PyUnicode_AsEncodedString(text, "utf-8", "surrogateescape");
    if (bytes == NULL) return false;
    const bool good = send(sink->self, PyBytes_AsString(bytes), (size_t)PyBytes_Size(bytes));
    Py_DECREF(bytes);
    return good;
}

static bool send_key(const tg_sink *sink, PyObject *key) {
    if (PyUnicode_Check(key)) return send_text(sink, sink->key, key);
    PyErr_Format(PyExc_TypeError, "a key of metadata is a text, not %R", key);
    return false;
}

static bool send_number(const tg_sink *sink, PyObject *value) {
    int overflow;
    long long small = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (overflow == 0 && small < 0) return !PyErr_Occurred() && sink->s64(sink->self, small);
    unsigned long long n = PyLong_AsUnsignedLongLong(value);
    if (!PyErr_Occurred()) return sink->u64(sink->self, n);
    if (PyErr_ExceptionMatches(PyExc_OverflowError))
        PyErr_SetString(PyExc_ValueError,
                        "a whole number of metadata is from -2**63 to 2**64 - 1, not beyond");
    return false;
}

static bool send_items(const tg_sink *sink, PyObject *value, int depth) {
    /* A copy, which nothing can change meanwhile: borrowed items stay. */
    bool is_object = PyDict_Check(value);
    PyObject *list = is_object ? PyDict_Items(value) : Py_NewRef(value);
    PyObject *items = list != NULL ? PySequence_Tuple(list) : NULL;
    Py_XDECREF(list);
    bool good = items != NULL && (is_object ? sink->begin_object : sink->begin_array)(sink->self);
    for (Py_ssize_t i = 0; good && i < PyTuple_Size(items); i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        if (is_object) {
            good = send_key(sink, PyTuple_GetItem(item, 0)) &&
                   ext_send(sink, PyTuple_GetItem(item, 1), depth + 1);
        } else {
            good = ext_send(sink, item, depth + 1);
        }
    }
    good = good && (is_object ? sink->end_object : sink->end_array)(sink->self);
    Py_XDECREF(items);
    return good;
}

bool ext_send(const tg_sink *sink, PyObject *value, int depth) {
    if (depth > TG_METADATA_DEPTH) {
        PyErr_SetString(PyExc_ValueError, "metadata are nested too deeply");
        return false;
    }
    if (value == Py_None) return sink->null(sink->self);
    if (PyBool_Check(value)) return sink->boolean(sink->self, value == Py_True);
    if (PyLong_Check(value)) return send_number(sink, value);
    if (PyFloat_Check(value)) return sink->f64(sink->self, PyFloat_AsDouble(value));
    if (PyUnicode_Check(value)) return send_text(sink, sink->text, value);
    if (PyDict_Check(value) || PyList_Check(value) || PyTuple_Check(value))
        return send_items(sink, value, depth);
    PyErr_Format(PyExc_TypeError, "metadata have numbers, texts, lists and dicts, but no %R",
                 (PyObject *)Py_TYPE(value));
    return false;
}
