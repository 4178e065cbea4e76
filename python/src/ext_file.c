/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_file.c - the type File: a tg_file, and the keys of its tensors.
 */
#include <stdlib.h>
#include <string.h>

#include "ext.h"

/* ------------------------------------------------------------------------------------ lifetime */

static PyObject *file_close(PyObject *self, PyObject *unused) {
    ext_file *f = (ext_file *)self;
    (void)unused;
    if (f->is_closed) Py_RETURN_NONE;
    if (!ext_is_lost(f)) {
        if (ext_enter(f)) {
            ext_leave(f);
        } else if (f->is_closed) {
            /* Another thread closed it while this one waited. */
            PyErr_Clear();
            Py_RETURN_NONE;
        } else {
            return NULL;
        }
    }
    f->is_closed = true;
    if (f->pins == 0) ext_finish(f);
    Py_RETURN_NONE;
}

static int file_traverse(PyObject *self, visitproc visit, void *arg) {
    ext_file *f = (ext_file *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(f->module);
    Py_VISIT(f->source);
    Py_VISIT(f->opener);
    Py_VISIT(f->names);
    Py_VISIT(f->indices);
    return 0;
}

/* Breaks cycles through a file object; the file cannot be used afterwards. */
static int file_clear(PyObject *self) {
    ext_file *f = (ext_file *)self;
    f->is_closed = true;
    if (f->pins == 0 && !f->is_busy) ext_finish(f);
    Py_CLEAR(f->names);
    Py_CLEAR(f->indices);
    return 0;
}

static void file_dealloc(PyObject *self) {
    ext_file *f = (ext_file *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    ext_finish(f); /* before the module goes */
    Py_CLEAR(f->names);
    Py_CLEAR(f->indices);
    Py_CLEAR(f->module);
    if (f->lock != NULL) PyThread_free_lock(f->lock);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

/* ---------------------------------------------------------------------------------------- keys */

/* Names of all tensors, copied without the GIL: bytes one after the other, and where each ends. */
typedef struct names {
    char *bytes;
    size_t used, room;
    size_t *ends;
} names;

static bool add_name(names *all, uint64_t i, const char *name, size_t n) {
    if (n > all->room - all->used) {
        /* Sums fit: both are sizes of memory, and names lie in the file. */
        size_t room = all->room + all->room / 2 + n + 4096;
        char *bytes = realloc(all->bytes, room);
        if (bytes == NULL) return false;
        all->bytes = bytes;
        all->room = room;
    }
    if (n > 0) memcpy(all->bytes + all->used, name, n);
    all->used += n;
    all->ends[i] = all->used;
    return true;
}

/* The name in the file is the key, where the format has names of any text. */
static bool copy_names(ext_file *f, names *all, uint64_t n, tg_error *error) {
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor t;
        if (!tg_tensor_at(f->file, i, &t)) {
            *error = *tg_last_error(f->file);
            return false;
        }
        const bool is_raw = t.raw_name != NULL;
        if (!add_name(all, i, is_raw ? t.raw_name : t.name, is_raw ? t.raw_name_len : t.name_len)) {
            error->code = TG_CODE_NO_MEMORY;
            return false;
        }
    }
    return true;
}

/* The tuple of keys in the order of the file, borrowed; NULL with an exception. */
static PyObject *names_of(ext_file *f) {
    if (f->names != NULL && !f->is_closed) return f->names;
    names all = {0};
    tg_error error;
    memset(&error, 0, sizeof error);
    if (!ext_enter(f)) return NULL;
    const uint64_t n = tg_num_tensors(f->file);
    /* As many as a tuple has items, each a pointer: so the sizes below fit. */
    bool good = n < PY_SSIZE_T_MAX / sizeof *all.ends;
    if (good) all.ends = malloc(((size_t)n + 1) * sizeof *all.ends);
    if (all.ends == NULL) {
        error.code = TG_CODE_NO_MEMORY;
        good = false;
    }
    good = good && copy_names(f, &all, n, &error);
    ext_leave(f);
    PyObject *keys = NULL;
    if (!good) {
        ext_fail(f, &error);
    } else {
        keys = PyTuple_New((Py_ssize_t)n);
    }
    for (uint64_t i = 0; keys != NULL && i < n; i++) {
        const size_t from = i > 0 ? all.ends[i - 1] : 0;
        PyObject *key = PyUnicode_DecodeUTF8(all.bytes + from, (Py_ssize_t)(all.ends[i] - from),
                                             "surrogateescape");
        /* Steals the key, also when it fails. */
        if (key == NULL || PyTuple_SetItem(keys, (Py_ssize_t)i, key) != 0) Py_CLEAR(keys);
    }
    free(all.bytes);
    free(all.ends);
    /* Another thread may have made one meanwhile; it has the same keys. */
    if (keys != NULL && f->names == NULL) f->names = Py_NewRef(keys);
    Py_XDECREF(keys);
    return keys != NULL ? f->names : NULL;
}

/* The dict of keys to indices, borrowed; NULL with an exception. A program that only lists names does without.
 * Names of a file differ, and so do their decoded forms: surrogateescape can be reversed. */
static PyObject *indices_of(ext_file *f) {
    PyObject *keys = names_of(f);
    if (keys == NULL || f->indices != NULL) return keys != NULL ? f->indices : NULL;
    PyObject *dict = PyDict_New();
    const Py_ssize_t n = PyTuple_Size(keys);
    for (Py_ssize_t i = 0; dict != NULL && i < n; i++) {
        PyObject *index = PyLong_FromSsize_t(i);
        if (index == NULL || PyDict_SetItem(dict, PyTuple_GetItem(keys, i), index) != 0)
            Py_CLEAR(dict);
        Py_XDECREF(index);
    }
    /* As above: making objects may have let another thread run. */
    if (dict != NULL && f->indices == NULL) f->indices = Py_NewRef(dict);
    Py_XDECREF(dict);
    return dict != NULL ? f->indices : NULL;
}

static PyObject *file_keys(PyObject *self, PyObject *unused) {
    (void)unused;
    PyObject *keys = names_of((ext_file *)self);
    return keys != NULL ? PySequence_List(keys) : NULL;
}

static PyObject *file_iter(PyObject *self) {
    PyObject *keys = names_of((ext_file *)self);
    return keys != NULL ? PyObject_GetIter(keys) : NULL;
}

static Py_ssize_t file_length(PyObject *self) {
    ext_file *f = (ext_file *)self;
    if (!ext_is_open(f)) return -1;
    uint64_t n = tg_num_tensors(f->file);
    return n <= (uint64_t)PY_SSIZE_T_MAX ? (Py_ssize_t)n : PY_SSIZE_T_MAX;
}

static int file_contains(PyObject *self, PyObject *key) {
    PyObject *dict = indices_of((ext_file *)self);
    return dict != NULL ? PyDict_Contains(dict, key) : -1;
}

/* What the class of the package makes of a key and the names that there are. */
static void raise_absent(ext_file *f, PyObject *key) {
    /* Interned: caches of methods keep the names of methods. */
    PyObject *method = PyUnicode_InternFromString("_absent");
    PyObject *keys = Py_NewRef(f->names != NULL ? f->names : Py_None);
    PyObject *error =
        method != NULL ? PyObject_CallMethodObjArgs((PyObject *)f, method, key, keys, NULL) : NULL;
    Py_DECREF(keys);
    Py_XDECREF(method);
    /* As an object: PyErr_SetObject takes a tuple for several arguments. */
    if (error != NULL) PyErr_SetObject((PyObject *)Py_TYPE(error), error);
    Py_XDECREF(error);
}

static PyObject *file_subscript(PyObject *self, PyObject *key) {
    ext_file *f = (ext_file *)self;
    PyObject *dict = indices_of(f);
    if (dict == NULL) return NULL;
    PyObject *index = PyDict_GetItemWithError(dict, key);
    if (index == NULL) {
        if (PyErr_Occurred()) return NULL;
        raise_absent(f, key);
        return NULL;
    }
    /* The name as the file has it: the key may be any object that is equal to it. */
    const Py_ssize_t i = PyLong_AsSsize_t(index);
    PyObject *name = PyErr_Occurred() ? NULL : PyTuple_GetItem(f->names, i);
    return name != NULL ? ext_tensor_at(f, (uint64_t)i, name) : NULL;
}

/* ------------------------------------------------------------------------------------ the rest */

static PyObject *file_read(PyObject *self, PyObject *args) {
    ext_file *f = (ext_file *)self;
    unsigned long long offset, n;
    if (!PyArg_ParseTuple(args, "O&O&", ext_u64, &offset, ext_u64, &n)) {
        /* A number that is negative, or has over 64 bits. */
        if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
            PyErr_SetString(PyExc_ValueError, "outside of the file");
        } else if (PyErr_ExceptionMatches(PyExc_TypeError)) {
            PyErr_SetString(PyExc_TypeError, "offset and size are whole numbers");
        }
        return NULL;
    }
    if (!ext_is_open(f)) return NULL;
    if (n > (uint64_t)PY_SSIZE_T_MAX || n > tg_file_size(f->file) ||
        offset > tg_file_size(f->file) - n) {
        PyErr_SetString(PyExc_ValueError, "outside of the file");
        return NULL;
    }
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n);
    if (bytes == NULL) return NULL;
    char *dst = PyBytes_AsString(bytes);
    if (!ext_enter(f)) {
        Py_DECREF(bytes);
        return NULL;
    }
    tg_error error;
    bool good = n == 0 || tg_read_bytes(f->file, offset, dst, (size_t)n);
    if (!good) error = *tg_last_error(f->file);
    ext_leave(f);
    if (good) return bytes;
    Py_DECREF(bytes);
    return ext_fail(f, &error);
}

static PyObject *file_verify(PyObject *self, PyObject *unused) {
    ext_file *f = (ext_file *)self;
    tg_error error;
    (void)unused;
    if (!ext_enter(f)) return NULL;
    bool good = tg_verify(f->file);
    if (!good) error = *tg_last_error(f->file);
    ext_leave(f);
    if (!good) return ext_fail(f, &error);
    Py_RETURN_NONE;
}

PyObject *ext_note(ext_state *state, const tg_note *note) {
    char text[1024];
    tg_note_text(note, text, sizeof text);
    PyObject *class = ext_class(state->note);
    PyObject *found = class != NULL ? ext_value(&note->found) : NULL;
    /* Rule and expectation are constants of the grammar, which outlive the file. */
    PyObject *object = found != NULL
                           ? PyObject_CallFunction(class, "sKssNKs", tg_code_name(note->code),
                                                   (unsigned long long)note->offset, note->rule,
                                                   note->expected != NULL ? note->expected : "",
                                                   found, (unsigned long long)note->count, text)
                           : NULL;
    Py_XDECREF(class);
    return object;
}

static PyObject *file_notes(PyObject *self, PyObject *unused) {
    ext_file *f = (ext_file *)self;
    (void)unused;
    if (!ext_is_open(f)) return NULL;
    PyObject *list = PyList_New(0);
    bool more = true;
    for (uint64_t i = 0; list != NULL && more; i++) {
        tg_note note;
        if (!ext_enter(f)) {
            Py_DECREF(list);
            return NULL;
        }
        more = tg_note_at(f->file, i, &note);
        ext_leave(f);
        PyObject *one = more ? ext_note(ext_state_of(f->module), &note) : NULL;
        if (more && (one == NULL || PyList_Append(list, one) != 0)) Py_CLEAR(list);
        Py_XDECREF(one);
    }
    return list;
}

static PyObject *file_about(PyObject *self, PyObject *unused) {
    ext_file *f = (ext_file *)self;
    (void)unused;
    if (!ext_is_open(f)) return NULL;
    return Py_BuildValue("sKK", tg_format_name(tg_file_format(f->file)),
                         (unsigned long long)tg_file_size(f->file),
                         (unsigned long long)tg_num_notes(f->file));
}

static PyObject *file_closed(PyObject *self, void *unused) {
    (void)unused;
    return PyBool_FromLong(((ext_file *)self)->is_closed);
}

static PyObject *file_reduce(PyObject *self, PyObject *unused) {
    (void)self;
    (void)unused;
    PyErr_SetString(PyExc_TypeError,
                    "an open file cannot be pickled: pass its path, and open it again");
    return NULL;
}

static PyMethodDef methods[] = {
    {"close", file_close, METH_NOARGS,
     "Close the file. Arrays that were made without a copy stay valid."},
    {"keys", file_keys, METH_NOARGS,
     "The names of the tensors, in the order of the file, as a list."},
    {"read_bytes", file_read, METH_VARARGS,
     "read_bytes(offset, size): bytes of the file as they are."},
    {"verify", file_verify, METH_NOARGS,
     "Read all of the file, and compare every checksum that the format has."},
    {"metadata", ext_metadata, METH_NOARGS,
     "What the file has besides its tensors, as Python objects."},
    {"_notes", file_notes, METH_NOARGS, NULL},
    {"_about", file_about, METH_NOARGS, NULL},
    {"_walk", ext_walk, METH_VARARGS, NULL},
    {"_convert", ext_convert, METH_VARARGS, NULL},
    {"__reduce__", file_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef properties[] = {
    {"closed", file_closed, NULL, "Whether close() was called.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

bool ext_make_file_type(PyObject *module, ext_state *state) {
    static PyType_Slot slots[] = {
        {Py_tp_dealloc, file_dealloc},
        {Py_tp_traverse, file_traverse},
        {Py_tp_clear, file_clear},
        {Py_tp_methods, methods},
        {Py_tp_getset, properties},
        {Py_tp_iter, file_iter},
        {Py_mp_length, file_length},
        {Py_mp_subscript, file_subscript},
        {Py_sq_contains, file_contains},
        {Py_tp_doc, "An open file."},
        {0, NULL},
    };
    static PyType_Spec spec = {
        .name = "tensorgate._core.File",
        .basicsize = sizeof(ext_file),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC |
                 Py_TPFLAGS_DISALLOW_INSTANTIATION,
        .slots = slots,
    };
    state->file_type = PyType_FromModuleAndSpec(module, &spec, NULL);
    return state->file_type != NULL && PyModule_AddObjectRef(module, "File", state->file_type) == 0;
}
