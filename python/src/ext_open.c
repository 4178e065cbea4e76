/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_open.c - opens a path, a descriptor, bytes, or a file object.
 *
 * A file object is Python code, which need not tell the truth. It never sees memory of the library: read()
 * returns an object, whose bytes are copied. More than were asked for, a negative position, or anything
 * that is not bytes is an exception, and the library never calls it again after one.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ext.h"

/* What read_at returns when a Python exception is set. */
#define FAILED (-(int64_t)ECANCELED)

/* Calls a method without or with one argument, which it steals; NULL is an exception already. The name is interned: the
 * method cache of Python would keep each other copy of it. */
static PyObject *call(PyObject *object, const char *method, PyObject *argument, bool has_argument) {
    PyObject *name = PyUnicode_InternFromString(method), *result = NULL;
    if (name != NULL && !(has_argument && argument == NULL))
        result = PyObject_CallMethodObjArgs(object, name, argument, NULL);
    Py_XDECREF(name);
    Py_XDECREF(argument);
    return result;
}

static int64_t lost(const char *method) {
    PyErr_Format(PyExc_ValueError, "the file object lies: %s", method);
    return FAILED;
}

/* Copies what read() returned; steals `bytes`. */
static int64_t copy_bytes(PyObject *bytes, void *buffer, size_t n) {
    Py_buffer view;
    if (bytes == NULL) return FAILED;
    if (bytes == Py_None) {
        Py_DECREF(bytes);
        PyErr_SetString(PyExc_BlockingIOError,
                        "the file object has no bytes now; a blocking one is needed");
        return FAILED;
    }
    if (PyObject_GetBuffer(bytes, &view, PyBUF_SIMPLE) != 0) {
        /* A buffer may be made by Python code, whose exceptions are the cause. */
        if (PyErr_ExceptionMatches(PyExc_TypeError) || PyErr_ExceptionMatches(PyExc_BufferError))
            PyErr_SetString(
                PyExc_TypeError,
                "read() of the file object has to return bytes: open it in binary mode");
        Py_DECREF(bytes);
        return FAILED;
    }
    int64_t got = (int64_t)view.len;
    if (view.len < 0 || (size_t)view.len > n) {
        got = lost("read() returned more bytes than it was asked for");
    } else if (view.len > 0) {
        memcpy(buffer, view.buf, (size_t)view.len);
    }
    PyBuffer_Release(&view);
    Py_DECREF(bytes);
    return got;
}

static int64_t read_object(void *self, uint64_t offset, void *buffer, size_t n) {
    ext_file *f = self;
    int64_t got = FAILED;
    ext_take_gil(f);
    if (!PyErr_Occurred() && PyErr_CheckSignals() == 0) {
        /* A pipe is read in order, without seek(). */
        PyObject *at =
            f->base == UINT64_MAX
                ? Py_NewRef(Py_None)
                : call(f->source, "seek", PyLong_FromUnsignedLongLong(f->base + offset), true);
        if (at != NULL) {
            Py_DECREF(at);
            size_t most = n < (size_t)1 << 30 ? n : (size_t)1 << 30;
            got = copy_bytes(call(f->source, "read", PyLong_FromSize_t(most), true), buffer, most);
        }
    }
    ext_drop_gil(f);
    return got;
}

/* A pipe, a terminal, a socket: interrupted by signals, so that Ctrl-C ends the wait. */
static int64_t read_pipe(void *self, uint64_t offset, void *buffer, size_t n) {
    ext_file *f = self;
    (void)offset;
    for (;;) {
        ssize_t got = read(f->pipe, buffer, n < (size_t)1 << 30 ? n : (size_t)1 << 30);
        if (got >= 0) return got;
        const int code = errno;
        if (code != EINTR) return -(int64_t)code;
        if (!ext_signals(f)) return FAILED;
    }
}

/* The position of the file object and the bytes from there to its end. False with an exception. */
static bool measure(ext_file *f, uint64_t *size) {
    PyObject *can = call(f->source, "seekable", NULL, false);
    if (can == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return false;
        PyErr_Clear();
    }
    int seekable = can != NULL ? PyObject_IsTrue(can) : PyObject_HasAttrString(f->source, "seek");
    Py_XDECREF(can);
    if (seekable < 0) return false;
    *size = TG_SIZE_UNKNOWN;
    f->base = UINT64_MAX;
    if (!seekable) return true;
    long long at = -1, end = -1;
    PyObject *number = call(f->source, "tell", NULL, false);
    if (number != NULL) at = PyLong_AsLongLong(number);
    Py_XDECREF(number);
    if (PyErr_Occurred()) return false;
    PyObject *moved = PyObject_CallMethod(f->source, "seek", "ii", 0, 2);
    if (moved == NULL) return false;
    Py_DECREF(moved);
    number = call(f->source, "tell", NULL, false);
    if (number != NULL) end = PyLong_AsLongLong(number);
    Py_XDECREF(number);
    if (PyErr_Occurred()) return false;
    if (at < 0 || end < 0) {
        lost("tell() is negative");
        return false;
    }
    f->base = (uint64_t)at;
    *size = end > at ? (uint64_t)(end - at) : 0;
    return true;
}

bool ext_limits(tg_limits *limits, PyObject *dict) {
    memset(limits, 0, sizeof *limits);
    Py_ssize_t at = 0;
    PyObject *key, *value;
    while (PyDict_Next(dict, &at, &key, &value)) {
        const char *name = PyUnicode_AsUTF8AndSize(key, NULL);
        if (name == NULL) return false;
        int i = 1;
        while (i < TG_LIMIT_COUNT && strcmp(tg_limit_name((tg_limit)i), name) != 0) i++;
        if (i == TG_LIMIT_COUNT) {
            PyErr_Format(PyExc_ValueError, "there is no limit %R", key);
            return false;
        }
        unsigned long long n = PyLong_AsUnsignedLongLong(value);
        if (PyErr_Occurred()) return false;
        tg_limit_set(limits, (tg_limit)i, n);
    }
    return true;
}

static bool formats_of(PyObject *names, uint64_t *set) {
    *set = 0;
    if (names == Py_None) return true;
    if (!PyTuple_Check(names)) {
        PyErr_SetString(PyExc_TypeError, "formats are a tuple of names");
        return false;
    }
    for (Py_ssize_t i = 0; i < PyTuple_Size(names); i++) {
        Py_ssize_t size;
        PyObject *item = PyTuple_GetItem(names, i);
        const char *name = PyUnicode_AsUTF8AndSize(item, &size);
        if (name == NULL) return false;
        tg_format format = tg_format_by_name(name);
        if (format == TG_FORMAT_NONE || strlen(name) != (size_t)size) {
            PyErr_Format(PyExc_ValueError, "there is no format %R", item);
            return false;
        }
        *set |= TG_FORMAT_BIT(format);
    }
    return true;
}

/* `name`: the path in the encoding of the file system. False with an exception. */
static bool open_path(ext_file *f, PyObject *path, const char *name) {
    int code = 0;
    do {
        Py_BEGIN_ALLOW_THREADS f->fd = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
        code = f->fd < 0 ? errno : 0;
        Py_END_ALLOW_THREADS
    } while (code == EINTR && PyErr_CheckSignals() == 0);
    if (code != 0 && !PyErr_Occurred()) {
        errno = code;
        PyErr_SetFromErrnoWithFilenameObject(PyExc_OSError, path);
    }
    return code == 0;
}

static tg_file *open_fd(ext_file *f, int fd, const tg_options *options, tg_error *error) {
    struct stat info;
    tg_source source = {.read_at = read_pipe, .self = f, .size = TG_SIZE_UNKNOWN};
    f->pipe = fd;
    if (fstat(fd, &info) != 0 || S_ISREG(info.st_mode) || S_ISDIR(info.st_mode))
        return tg_open_fd(fd, options, error);
    return tg_open_source(&source, options, error);
}

/* Opens a file beside a path, by a function of the package. Inside of a call of the library, without the GIL. An exception is
 * that of the call. */
static int open_beside(void *self, const char *path) {
    ext_file *f = self;
    int fd = -EIO;
    ext_take_gil(f);
    PyObject *found = !PyErr_Occurred() ? PyObject_CallFunction(f->opener, "y", path) : NULL;
    if (found != NULL) fd = (int)PyLong_AsLong(found);
    Py_XDECREF(found);
    if (PyErr_Occurred()) fd = -EIO;
    ext_drop_gil(f);
    return fd;
}

/* open_beneath(folder, path): a descriptor, or a negative error number. */
PyObject *ext_open_beneath(PyObject *module, PyObject *args) {
    int folder, fd = -1;
    const char *path;
    (void)module;
    if (!PyArg_ParseTuple(args, "iy", &folder, &path)) return NULL;
    Py_BEGIN_ALLOW_THREADS fd = tg_open_beneath(folder, path);
    Py_END_ALLOW_THREADS return PyLong_FromLong(fd);
}

/* `kind`: p a path, d a descriptor, b bytes, o a file object. */
static tg_file *open_kind(ext_file *f, int kind, const tg_options *options, tg_error *error) {
    char *data = NULL;
    Py_ssize_t n = 0;
    tg_source source = {.read_at = read_object, .self = f, .size = TG_SIZE_UNKNOWN};
    int fd = f->fd;
    if (kind == 'p' && !open_path(f, f->source, options->name)) return NULL;
    if (kind == 'p') fd = f->fd;
    if (kind == 'd') fd = (int)PyLong_AsLong(f->source);
    if (kind == 'b' && PyBytes_AsStringAndSize(f->source, &data, &n) != 0) return NULL;
    if (kind == 'o' && !measure(f, &source.size)) return NULL;
    if (PyErr_Occurred()) return NULL;
    tg_file *file;
    /* As ext_enter(), for callbacks; no other thread has this object yet. */
    f->owner = ext_this_thread();
    f->is_busy = true;
    f->thread = PyEval_SaveThread();
    if (kind == 'b') {
        file = tg_open_memory(data, (size_t)n, options, error);
    } else if (kind == 'o') {
        file = tg_open_source(&source, options, error);
    } else {
        file = open_fd(f, fd, options, error);
    }
    PyEval_RestoreThread(f->thread);
    f->is_busy = false;
    return file;
}

PyObject *ext_open(PyObject *module, PyObject *args) {
    ext_state *state = ext_state_of(module);
    PyObject *type, *source, *limits, *formats, *opener = Py_None;
    int kind, strict, v2 = 0, skips = 0, joins = 0, lasts = 0;
    const char *format;
    tg_options options = tg_options_default();
    if (!PyArg_ParseTuple(args, "OOCziO!O|iOppp", &type, &source, &kind, &format, &strict,
                          &PyDict_Type, &limits, &formats, &v2, &opener, &skips, &joins, &lasts))
        return NULL;
    if (!PyType_Check(type) ||
        !PyType_IsSubtype((PyTypeObject *)type, (PyTypeObject *)state->file_type)) {
        PyErr_SetString(PyExc_TypeError, "a subclass of _core.File is needed");
        return NULL;
    }
    if (!ext_limits(&options.limits, limits) || !formats_of(formats, &options.formats)) return NULL;
    options.strict = strict != 0;
    options.allow_layout = strict == EXT_STRICT_MEANING;
    options.v2 = (tg_dtype)v2;
    options.join_parts = joins != 0;
    options.external = skips ? TG_EXTERNAL_SKIP : TG_EXTERNAL_READ;
    options.format = format != NULL ? tg_format_by_name(format) : TG_FORMAT_NONE;
    if (format != NULL && options.format == TG_FORMAT_NONE) {
        PyErr_Format(PyExc_ValueError, "there is no format '%s'", format);
        return NULL;
    }
    ext_file *f = (ext_file *)PyType_GenericAlloc((PyTypeObject *)type, 0);
    if (f == NULL) return NULL;
    f->fd = f->pipe = -1;
    f->module = Py_NewRef(module);
    f->source = Py_NewRef(source);
    f->lock = PyThread_allocate_lock();
    f->forks = state->forks;
    if (opener != Py_None) {
        f->opener = Py_NewRef(opener);
        options.open_beside = open_beside;
        options.beside = f;
        options.beside_lasts = lasts != 0;
    }
    tg_error error;
    memset(&error, 0, sizeof error);
    PyObject *path = NULL;
    if (f->lock == NULL) {
        PyErr_NoMemory();
    } else if (kind != 'p' || PyUnicode_FSConverter(source, &path)) {
        if (path != NULL) options.name = PyBytes_AsString(path);
        f->file = open_kind(f, kind, &options, &error);
    }
    Py_XDECREF(path);
    if (!lasts) Py_CLEAR(f->opener);
    if (f->file != NULL && !PyErr_Occurred()) return (PyObject *)f;
    if (!PyErr_Occurred()) ext_raise(state, &error, kind == 'p' ? source : NULL);
    if (f->file == NULL && f->fd >= 0) {
        close(f->fd);
        f->fd = -1;
    }
    Py_DECREF(f);
    return NULL;
}
