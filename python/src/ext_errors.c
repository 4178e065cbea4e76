/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_errors.c - an exception for each tg_error.
 *
 *   NO_MEMORY                MemoryError
 *   IO                       OSError, with errno if there is one
 *   LIMIT                    OverLimit, a subclass of Refused
 *   USAGE                    ValueError
 *   INTERNAL                 SystemError
 *   all others               Refused
 */
#include <stdlib.h>
#include <string.h>

#include "ext.h"

typedef size_t (*text_of)(const tg_error *error, char *dst, size_t cap);

static PyObject *text(text_of of, const tg_error *error) {
    char small[1024];
    size_t n = of(error, small, sizeof small);
    if (n < sizeof small) return PyUnicode_DecodeASCII(small, (Py_ssize_t)n, "replace");
    /* A text that a file made long: its length is that of a path of at most TG_PATH_MAX names. */
    char *large = malloc(n + 1);
    if (large == NULL) return PyErr_NoMemory();
    of(error, large, n + 1);
    PyObject *result = PyUnicode_DecodeASCII(large, (Py_ssize_t)n, "replace");
    free(large);
    return result;
}

/* Steals `value`, which may be NULL after an exception. */
static bool set(PyObject *object, const char *name, PyObject *value) {
    if (value == NULL) return false;
    int outcome = PyObject_SetAttrString(object, name, value);
    Py_DECREF(value);
    return outcome == 0;
}

static PyObject *name_or_none(const char *name) {
    if (name == NULL) Py_RETURN_NONE;
    return PyUnicode_FromString(name);
}

/* What each format said of a file that none or several of them accept. */
static PyObject *tried(ext_state *state, const tg_error *error) {
    uint32_t n = error->num_tried < TG_TRIED_MAX ? error->num_tried : TG_TRIED_MAX;
    PyObject *list = PyTuple_New((Py_ssize_t)n);
    for (uint32_t i = 0; list != NULL && i < n; i++) {
        tg_error one = tg_refusal_error(&error->tried[i]);
        PyObject *item = one.code == TG_CODE_NONE ? name_or_none(tg_format_name(one.format))
                                                  : ext_refusal(state, &one);
        if (item == NULL || PyTuple_SetItem(list, (Py_ssize_t)i, item) != 0) Py_CLEAR(list);
    }
    return list;
}

/* A new exception object. Errors of `tried` have none of their own, so that this calls itself once. */
PyObject *ext_refusal(ext_state *state, const tg_error *error) {
    PyObject *whole = text(tg_error_text, error);
    if (whole == NULL) return NULL;
    PyObject *type = ext_class(error->code == TG_CODE_LIMIT ? state->over_limit : state->refused);
    PyObject *e = type != NULL ? PyObject_CallFunctionObjArgs(type, whole, NULL) : NULL;
    Py_XDECREF(type);
    Py_DECREF(whole);
    if (e == NULL) return NULL;
    const char *limit = tg_limit_name(error->limit);
    PyObject *offset =
        error->has_place ? PyLong_FromUnsignedLongLong(error->offset) : Py_NewRef(Py_None);
    if (!set(e, "offset", offset) ||
        !set(e, "code", PyUnicode_FromString(tg_code_name(error->code))) ||
        !set(e, "format", name_or_none(tg_format_name(error->format))) ||
        !set(e, "path", text(tg_error_path, error)) ||
        !set(e, "found", text(tg_error_found, error)) ||
        !set(e, "expected", text(tg_error_expected, error)) ||
        !set(e, "message", text(tg_error_message, error)) ||
        !set(e, "size", PyLong_FromUnsignedLongLong(error->size)) ||
        !set(e, "decoded", PyBool_FromLong(error->decoded)) ||
        !set(e, "limit", name_or_none(limit)) ||
        !set(
            e, "remedy",
            name_or_none(error->remedy == TG_REMEDY_NONE ? NULL : tg_remedy_name(error->remedy))) ||
        !set(e, "foreign", name_or_none(error->foreign)) || !set(e, "tried", tried(state, error)))
        Py_CLEAR(e);
    return e;
}

static void raise_io(const tg_error *error, PyObject *filename) {
    PyObject *message = text(tg_error_message, error);
    if (message == NULL) return;
    PyObject *e;
    if (error->system > 0 && error->system <= 65535) {
        /* The standard text, with which OSError selects its subclass by the number. */
        e = PyObject_CallFunction(PyExc_OSError, "isO", error->system, strerror(error->system),
                                  filename != NULL ? filename : Py_None);
    } else {
        e = PyObject_CallFunctionObjArgs(PyExc_OSError, message, NULL);
    }
    Py_DECREF(message);
    if (e == NULL) return;
    PyErr_SetObject((PyObject *)Py_TYPE(e), e);
    Py_DECREF(e);
}

static void raise_text(PyObject *type, const tg_error *error) {
    PyObject *message = text(tg_error_text, error);
    if (message == NULL) return;
    PyErr_SetObject(type, message);
    Py_DECREF(message);
}

void ext_raise(ext_state *state, const tg_error *error, PyObject *filename) {
    if (PyErr_Occurred()) return;
    if (error->code == TG_CODE_NO_MEMORY) {
        PyErr_NoMemory();
    } else if (error->code == TG_CODE_IO) {
        raise_io(error, filename);
    } else if (error->code == TG_CODE_USAGE) {
        raise_text(PyExc_ValueError, error);
    } else if (error->code == TG_CODE_INTERNAL) {
        raise_text(PyExc_SystemError, error);
    } else {
        PyObject *e = ext_refusal(state, error);
        if (e == NULL) return;
        PyErr_SetObject((PyObject *)Py_TYPE(e), e);
        Py_DECREF(e);
    }
}
