/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_output.c - where a writer writes: a file that appears whole or not at all, or bytes.
 */
#include <errno.h>
#include <string.h>

#include "ext.h"

#define BETWEEN_SIGNALS ((uint64_t)8 << 20)

/* A target with a look for signals between its writes. */
typedef struct careful {
    tg_target inner;
    uint8_t *bytes; /* or NULL */
    uint64_t size;
    uint64_t since;
    PyThreadState **thread; /* of the writer, which is without the GIL */
} careful;

static bool signals(careful *c) {
    PyEval_RestoreThread(*c->thread);
    bool good = PyErr_CheckSignals() == 0;
    *c->thread = PyEval_SaveThread();
    return good;
}

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    careful *c = self;
    c->since += n;
    if (c->since >= BETWEEN_SIGNALS) {
        c->since = 0;
        if (!signals(c)) return EINTR;
    }
    if (c->bytes == NULL) return c->inner.write_at(c->inner.self, offset, data, n);
    /* The library writes inside of the size that it announced. */
    if (n > c->size || offset > c->size - n) return EFBIG;
    memcpy(c->bytes + offset, data, n);
    return 0;
}

static PyObject *to_bytes(const ext_output *o, careful *c, const tg_target *target,
                          tg_error *error) {
    if (o->size > (uint64_t)PY_SSIZE_T_MAX) return PyErr_NoMemory();
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)o->size);
    if (bytes == NULL) return NULL;
    c->bytes = (uint8_t *)PyBytes_AsString(bytes);
    c->size = o->size;
    *c->thread = PyEval_SaveThread();
    bool good = o->write(o->self, target, error);
    PyEval_RestoreThread(*c->thread);
    if (good) return bytes;
    Py_DECREF(bytes);
    return NULL;
}

PyObject *ext_write_out(const ext_output *o) {
    PyThreadState *own = NULL;
    careful c = {.thread = o->thread != NULL ? o->thread : &own};
    const tg_target target = {.write_at = write_at, .self = &c};
    const tg_output_options options = {.replace = o->replace, .no_sync = !o->sync};
    tg_error error;
    memset(&error, 0, sizeof error);
    if (o->path == Py_None) {
        PyObject *bytes = to_bytes(o, &c, &target, &error);
        if (bytes == NULL) ext_raise(o->state, &error, NULL);
        return bytes;
    }
    PyObject *name;
    if (!PyUnicode_FSConverter(o->path, &name)) return NULL;
    const char *path = PyBytes_AsString(name);
    *c.thread = PyEval_SaveThread();
    tg_output *output = tg_output_create(path, o->size, &options, &error);
    bool good = output != NULL;
    if (good) {
        c.inner = tg_output_target(output);
        good = o->write(o->self, &target, &error) && signals(&c);
        if (good) {
            good = tg_output_commit(output, &error);
        } else {
            tg_output_discard(output);
        }
    }
    PyEval_RestoreThread(*c.thread);
    Py_DECREF(name);
    if (good) return PyLong_FromUnsignedLongLong(o->size);
    ext_raise(o->state, &error, o->path);
    return NULL;
}
