/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_convert.c - an open file as a file of another format.
 */
#include <string.h>

#include "ext.h"

typedef struct converting {
    ext_file *f;
    tg_conversion *conversion;
    PyObject *notes; /* a list of texts */
} converting;

/* Called while the file is held, without the GIL. An exception shows when the call returns. */
static void on_note(void *self, const char *text) {
    converting *c = self;
    ext_take_gil(c->f);
    if (!PyErr_Occurred()) {
        PyObject *line = PyUnicode_DecodeASCII(text, (Py_ssize_t)strlen(text), "replace");
        if (line != NULL) PyList_Append(c->notes, line);
        Py_XDECREF(line);
    }
    ext_drop_gil(c->f);
}

static bool write_conversion(void *self, const tg_target *target, tg_error *error) {
    converting *c = self;
    return tg_conversion_write(c->conversion, target, error);
}

/* The texts of a tuple, which keeps them alive; freed by the caller. */
static const char **texts(PyObject *tuple, size_t *n) {
    *n = (size_t)PyTuple_Size(tuple);
    const char **all = PyMem_Calloc(*n + 1, sizeof *all);
    if (all == NULL) PyErr_NoMemory();
    for (size_t i = 0; all != NULL && i < *n; i++) {
        Py_ssize_t length;
        all[i] = PyUnicode_AsUTF8AndSize(PyTuple_GetItem(tuple, (Py_ssize_t)i), &length);
        if (all[i] != NULL && strlen(all[i]) != (size_t)length) {
            PyErr_SetString(PyExc_ValueError, "a name with a NUL: use the shown name");
            all[i] = NULL;
        }
        if (all[i] == NULL) {
            PyMem_Free(all);
            return NULL;
        }
    }
    return all;
}

/* With the file held, before anything is written: the file may be `path` itself, opened before. */
static PyObject *run(converting *c, PyObject *path, tg_format to, const tg_convert_options *options,
                     bool replace, bool sync) {
    tg_error error;
    if (!ext_enter(c->f)) return NULL;
    c->conversion = tg_convert(c->f->file, to, options, &error);
    PyObject *result = NULL;
    ext_take_gil(c->f);
    if (c->conversion == NULL) {
        ext_raise(ext_state_of(c->f->module), &error, NULL);
    } else if (!PyErr_Occurred()) {
        const ext_output output = {.state = ext_state_of(c->f->module),
                                   .path = path,
                                   .size = tg_conversion_size(c->conversion),
                                   .replace = replace,
                                   .sync = sync,
                                   .write = write_conversion,
                                   .self = c,
                                   .thread = &c->f->thread};
        result = ext_write_out(&output);
    }
    ext_drop_gil(c->f);
    if (c->conversion != NULL) tg_conversion_free(c->conversion);
    ext_leave(c->f);
    if (result != NULL && PyErr_Occurred()) Py_CLEAR(result);
    return result;
}

/* _convert(path, format, raw, lossy, no_origin, skip_unsupported, sparse, order, dtype, only, from, to, names, dtypes, replace, sync):
 * (result, notes). `dtypes` are bytes, a number for each name. */
PyObject *ext_convert(PyObject *self, PyObject *args) {
    PyObject *path, *only, *from, *to, *of;
    const char *format;
    Py_buffer numbers = {0};
    int raw, lossy, no_origin, skip, sparse, order, dtype, replace, sync;
    if (!PyArg_ParseTuple(args, "OsppppiiiOO!O!O!y*pp", &path, &format, &raw, &lossy, &no_origin,
                          &skip, &sparse, &order, &dtype, &only, &PyTuple_Type, &from,
                          &PyTuple_Type, &to, &PyTuple_Type, &of, &numbers, &replace, &sync))
        return NULL;
    if (only != Py_None && !PyTuple_Check(only)) {
        PyErr_SetString(PyExc_TypeError, "names are a tuple");
        PyBuffer_Release(&numbers);
        return NULL;
    }
    converting c = {.f = (ext_file *)self, .notes = PyList_New(0)};
    tg_convert_options options = {.raw = raw != 0,
                                  .lossy = lossy != 0,
                                  .no_origin = no_origin != 0,
                                  .skip_unsupported = skip != 0,
                                  .sparse = (tg_sparse)sparse,
                                  .order = (tg_array_order)order,
                                  .dtype = (tg_dtype)dtype,
                                  .note = on_note,
                                  .self = &c};
    size_t n_from = 0, n_to = 0, n_of = 0;
    const char **names = only != Py_None ? texts(only, &options.num_only) : NULL;
    const char **froms = !PyErr_Occurred() ? texts(from, &n_from) : NULL;
    const char **tos = !PyErr_Occurred() ? texts(to, &n_to) : NULL;
    const char **ofs = !PyErr_Occurred() ? texts(of, &n_of) : NULL;
    tg_dtype_choice *dtypes = ofs != NULL ? PyMem_Calloc(n_of + 1, sizeof *dtypes) : NULL;
    tg_rename *renames = tos != NULL ? PyMem_Calloc(n_to + 1, sizeof *renames) : NULL;
    PyObject *result = NULL;
    if (renames == NULL || dtypes == NULL || c.notes == NULL || n_from != n_to ||
        n_of != (size_t)numbers.len) {
        if (!PyErr_Occurred()) PyErr_NoMemory();
    } else {
        for (size_t i = 0; i < n_to; i++) renames[i] = (tg_rename){.from = froms[i], .to = tos[i]};
        for (size_t i = 0; i < n_of; i++)
            dtypes[i] = (tg_dtype_choice){ofs[i], (tg_dtype)((const uint8_t *)numbers.buf)[i]};
        options.dtypes = dtypes;
        options.num_dtypes = n_of;
        options.only = names;
        options.renames = renames;
        options.num_renames = n_to;
        result = run(&c, path, tg_format_by_name(format), &options, replace != 0, sync != 0);
    }
    PyMem_Free(names);
    PyMem_Free(froms);
    PyMem_Free(tos);
    PyMem_Free(ofs);
    PyMem_Free(dtypes);
    PyMem_Free(renames);
    PyBuffer_Release(&numbers);
    if (result != NULL) return Py_BuildValue("NN", result, c.notes);
    Py_XDECREF(c.notes);
    return NULL;
}
