/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_index.c - checks an index of safetensors and the shards that it names as one model.
 *
 * A function of the caller opens each shard: which folder is read, and whether links are followed, is decided there.
 */
#include <string.h>
#include <unistd.h>

#include "ext.h"

typedef struct checking {
    ext_state *state;
    tg_index *index;
    tg_options options; /* of shards */
    bool verify;
    PyObject *open;   /* the function */
    PyObject *shards; /* list of what was found, in the order of their names */
    tg_error first;   /* the error of the model */
} checking;

/* Texts of a reason, which is no error of the library. */
static tg_error reason_of(const checking *c, tg_code code, const char *detail) {
    tg_error error;
    memset(&error, 0, sizeof error);
    error.code = code;
    error.format = tg_index_format(c->index);
    error.expected = "";
    /* A text of over TG_ERROR_DETAIL bytes is cut off. */
    strncpy(error.detail, detail, sizeof error.detail - 1);
    return error;
}

static PyObject *notes_of(ext_state *state, const void *from,
                          bool (*at)(const void *from, uint64_t i, tg_note *note)) {
    PyObject *list = PyList_New(0);
    tg_note note;
    for (uint64_t i = 0; list != NULL && at(from, i, &note); i++) {
        PyObject *one = ext_note(state, &note);
        if (one == NULL || PyList_Append(list, one) != 0) Py_CLEAR(list);
        Py_XDECREF(one);
    }
    return list;
}

static bool note_of_file(const void *from, uint64_t i, tg_note *note) {
    return tg_note_at(from, i, note);
}

static bool note_of_index(const void *from, uint64_t i, tg_note *note) {
    return tg_index_note_at(from, i, note);
}

/* Keeps the first error. False with an exception, if it says nothing about the model. */
static bool take_error(checking *c, const tg_error *error, PyObject *filename) {
    if (error->code == TG_CODE_IO || error->code == TG_CODE_NO_MEMORY) {
        ext_raise(c->state, error, filename);
        return false;
    }
    if (c->first.code == TG_CODE_NONE) c->first = *error;
    return true;
}

/* Appends (name, size, tensors, notes, error or None). `file`: NULL after `error`. */
static bool append(checking *c, const char *name, tg_file *file, const tg_error *error) {
    PyObject *notes = file != NULL ? notes_of(c->state, file, note_of_file) : PyList_New(0);
    PyObject *refused =
        error->code == TG_CODE_NONE ? Py_NewRef(Py_None) : ext_refusal(c->state, error);
    PyObject *text = PyUnicode_DecodeUTF8(name, (Py_ssize_t)strlen(name), "surrogateescape");
    PyObject *one = NULL;
    if (notes != NULL && refused != NULL && text != NULL)
        one = Py_BuildValue(
            "OKKOO", text, (unsigned long long)(file != NULL ? tg_file_size(file) : error->size),
            (unsigned long long)(file != NULL ? tg_num_tensors(file) : 0), notes, refused);
    Py_XDECREF(notes);
    Py_XDECREF(refused);
    Py_XDECREF(text);
    const bool good = one != NULL && PyList_Append(c->shards, one) == 0;
    Py_XDECREF(one);
    return good;
}

/* Compares a shard with the index: a descriptor, which is closed, or -1 after `error`. */
static bool compare(checking *c, uint64_t i, int fd, tg_error *error) {
    const char *name = tg_index_shard_name(c->index, i); /* stays */
    tg_file *file = NULL;
    bool fits;
    Py_BEGIN_ALLOW_THREADS;
    if (fd >= 0) {
        memset(error, 0, sizeof *error);
        file = tg_open_fd(fd, &c->options, error);
        if (file != NULL && c->verify && !tg_verify(file)) {
            *error = *tg_last_error(file);
            tg_close(file);
            file = NULL;
        }
    }
    fits = file != NULL
               ? tg_index_check_shard(c->index, i, file)
               : tg_index_refuse_shard(c->index, i, error->code == TG_CODE_ABSENT ? NULL : error);
    Py_END_ALLOW_THREADS;
    if (file != NULL) memset(error, 0, sizeof *error);
    PyObject *filename = PyUnicode_DecodeFSDefault(name);
    bool good = filename != NULL && (fits || take_error(c, tg_index_error(c->index), filename)) &&
                append(c, name, file, error);
    Py_XDECREF(filename);
    tg_close(file);
    if (fd >= 0) close(fd);
    return good;
}

/* open(name): a descriptor, a text that says why there is none, or None if there is no such file. */
static bool check_shard(checking *c, uint64_t i) {
    const char *name = tg_index_shard_name(c->index, i);
    PyObject *opened = PyObject_CallFunction(c->open, "y", name);
    if (opened == NULL) return false;
    int fd = -1;
    tg_error error = reason_of(c, TG_CODE_ABSENT, "no such file");
    if (PyUnicode_Check(opened)) {
        const char *text = PyUnicode_AsUTF8AndSize(opened, NULL);
        if (text != NULL) error = reason_of(c, TG_CODE_BAD_REFERENCE, text);
    } else if (opened != Py_None) {
        const long number = PyLong_AsLong(opened);
        fd = number >= 0 && number <= INT_MAX ? (int)number : -1;
        if (fd < 0 && !PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "no descriptor");
    }
    Py_DECREF(opened);
    if (PyErr_Occurred()) return false;
    return compare(c, i, fd, &error);
}

static PyObject *check_all(checking *c) {
    const uint64_t n = tg_index_num_shards(c->index);
    for (uint64_t i = 0; i < n; i++)
        if (PyErr_CheckSignals() != 0 || !check_shard(c, i)) return NULL;
    if (c->first.code == TG_CODE_NONE && !tg_index_finish(c->index) &&
        !take_error(c, tg_index_error(c->index), NULL))
        return NULL;
    PyObject *notes = notes_of(c->state, c->index, note_of_index);
    PyObject *error =
        c->first.code == TG_CODE_NONE ? Py_NewRef(Py_None) : ext_refusal(c->state, &c->first);
    PyObject *result = notes != NULL && error != NULL
                           ? Py_BuildValue("KKOOO", (unsigned long long)tg_index_size(c->index),
                                           (unsigned long long)tg_index_num_tensors(c->index),
                                           notes, error, c->shards)
                           : NULL;
    Py_XDECREF(notes);
    Py_XDECREF(error);
    return result;
}

PyObject *ext_index_format(PyObject *module, PyObject *name) {
    (void)module;
    const char *text = PyBytes_AsString(name);
    const tg_format format = text != NULL ? tg_index_format_by_name(text) : TG_FORMAT_NONE;
    if (text == NULL) return NULL;
    return format != TG_FORMAT_NONE ? PyUnicode_FromString(tg_format_name(format))
                                    : Py_NewRef(Py_None);
}

/* check_index(fd, name, limits, strict, verify, open): (size, tensors, notes, error or None, shards). An index that is no index
 * is raised. */
PyObject *ext_check_index(PyObject *module, PyObject *args) {
    checking c = {.state = ext_state_of(module), .options = tg_options_default()};
    PyObject *limits;
    int fd, strict, verify;
    if (!PyArg_ParseTuple(args, "iyO!ipO", &fd, &c.options.name, &PyDict_Type, &limits, &strict,
                          &verify, &c.open) ||
        !ext_limits(&c.options.limits, limits))
        return NULL;
    c.options.strict = strict != 0;
    c.options.allow_layout = strict == EXT_STRICT_MEANING;
    c.verify = verify != 0;
    c.shards = PyList_New(0);
    if (c.shards == NULL) return NULL;
    tg_error error;
    memset(&error, 0, sizeof error);
    Py_BEGIN_ALLOW_THREADS;
    c.index = tg_index_open_fd(fd, &c.options, &error);
    Py_END_ALLOW_THREADS;
    PyObject *result = NULL;
    if (c.index != NULL) {
        c.options.name = NULL; /* of the index */
        c.options.format = tg_index_format(c.index);
        /* A file in place of a checkpoint may run code, which is told of a file that may have any format. */
        if (c.options.format == TG_FORMAT_PYTORCH) c.options.format = TG_FORMAT_NONE;
        result = check_all(&c);
    } else {
        ext_raise(c.state, &error, NULL);
    }
    tg_index_close(c.index);
    Py_DECREF(c.shards);
    return result;
}
