/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_module.c - the module tensorgate._core: its functions and its state.
 */
#include "ext.h"

static PyObject *set_up(PyObject *module, PyObject *args) {
    ext_state *s = ext_state_of(module);
    PyObject *tensor, *refused, *over_limit, *node, *note;
    if (!PyArg_ParseTuple(args, "OOOOO", &tensor, &refused, &over_limit, &node, &note)) return NULL;
    if (!PyType_Check(tensor) ||
        !PyType_IsSubtype((PyTypeObject *)tensor, (PyTypeObject *)s->tensor_type)) {
        PyErr_SetString(PyExc_TypeError, "a subclass of _core.Tensor is needed");
        return NULL;
    }
    ext_replace(&s->tensor_class, Py_NewRef(tensor));
    ext_replace(&s->refused, Py_NewRef(refused));
    ext_replace(&s->over_limit, Py_NewRef(over_limit));
    ext_replace(&s->node, Py_NewRef(node));
    ext_replace(&s->note, Py_NewRef(note));
    Py_RETURN_NONE;
}

/* [(name, title, (suffix, ...), writable), ...] */
static PyObject *formats(PyObject *module, PyObject *unused) {
    (void)module;
    (void)unused;
    PyObject *list = PyList_New(0);
    tg_format format;
    for (size_t i = 0; list != NULL && (format = tg_format_at(i)) != TG_FORMAT_NONE; i++) {
        PyObject *one =
            Py_BuildValue("sssN", tg_format_name(format), tg_format_title(format),
                          tg_format_suffixes(format), PyBool_FromLong(tg_format_writable(format)));
        if (one == NULL || PyList_Append(list, one) != 0) Py_CLEAR(list);
        Py_XDECREF(one);
    }
    return list;
}

static PyObject *version(PyObject *module, PyObject *unused) {
    (void)module;
    (void)unused;
    return PyUnicode_FromString(tg_version());
}

/* No other thread is in a new process: a plain count does. */
static PyObject *forked(PyObject *module, PyObject *unused) {
    (void)unused;
    ext_state_of(module)->forks++;
    ext_state_of(module)->forker = ext_this_thread();
    Py_RETURN_NONE;
}

/* The name of the format with the suffix of a path, or None. */
static PyObject *by_suffix(PyObject *module, PyObject *arg) {
    (void)module;
    const char *path = PyBytes_AsString(arg);
    if (path == NULL) return NULL;
    const char *name = tg_format_name(tg_format_by_suffix(path));
    if (name == NULL) Py_RETURN_NONE;
    return PyUnicode_FromString(name);
}

/* {name: default or None if it depends on the file} */
static PyObject *limits(PyObject *module, PyObject *unused) {
    (void)module;
    (void)unused;
    const tg_limits all = tg_limits_default();
    PyObject *dict = PyDict_New();
    for (int i = 1; dict != NULL && i < TG_LIMIT_COUNT; i++) {
        uint64_t n = tg_limit_get(&all, (tg_limit)i);
        PyObject *value = n != 0 ? PyLong_FromUnsignedLongLong(n) : Py_NewRef(Py_None);
        if (value == NULL || PyDict_SetItemString(dict, tg_limit_name((tg_limit)i), value) != 0)
            Py_CLEAR(dict);
        Py_XDECREF(value);
    }
    return dict;
}

/* {name: number} */
static PyObject *dtypes(PyObject *module, PyObject *unused) {
    (void)module;
    (void)unused;
    PyObject *dict = PyDict_New();
    for (int i = 1; dict != NULL && i < TG_DTYPE_COUNT; i++) {
        PyObject *value = PyLong_FromLong(i);
        if (value == NULL || PyDict_SetItemString(dict, tg_dtype_name((tg_dtype)i), value) != 0)
            Py_CLEAR(dict);
        Py_XDECREF(value);
    }
    return dict;
}

static PyMethodDef functions[] = {
    {"setup", set_up, METH_VARARGS, "setup(Tensor, Refused, OverLimit, Node, Note)"},
    {"open", ext_open, METH_VARARGS,
     "open(class, source, kind, format, strict, limits, formats, v2, beside, skips)"},
    {"open_beneath", ext_open_beneath, METH_VARARGS, "open_beneath(folder, path)"},
    {"save", ext_save, METH_VARARGS,
     "save(path, format, declarations, metadata, limits, replace, sync)"},
    {"take", ext_take, METH_O, "take(capsule): (buffer, dtype, shape)"},
    {"formats", formats, METH_NOARGS, "formats()"},
    {"version", version, METH_NOARGS, "version()"},
    {"by_suffix", by_suffix, METH_O, "by_suffix(path)"},
    {"index_format", ext_index_format, METH_O, "index_format(name): the name of a format, or None"},
    {"check_index", ext_check_index, METH_VARARGS,
     "check_index(fd, name, limits, strict, verify, open)"},
    {"limits", limits, METH_NOARGS, "limits()"},
    {"dtypes", dtypes, METH_NOARGS, "dtypes()"},
    {"forked", forked, METH_NOARGS, "forked(): to be called in a new process."},
    {NULL, NULL, 0, NULL},
};

static int execute(PyObject *module) {
    ext_state *s = ext_state_of(module);
    return ext_make_file_type(module, s) && ext_make_tensor_type(module, s) &&
                   ext_make_part_type(module, s) && ext_make_taken_type(module, s)
               ? 0
               : -1;
}

static int traverse(PyObject *module, visitproc visit, void *arg) {
    ext_state *s = ext_state_of(module);
    PyObject **all = (PyObject **)s;
    for (size_t i = 0; i < EXT_STATE_OBJECTS; i++) Py_VISIT(all[i]);
    return 0;
}

static int clear(PyObject *module) {
    ext_state *s = ext_state_of(module);
    PyObject **all = (PyObject **)s;
    for (size_t i = 0; i < EXT_STATE_OBJECTS; i++) Py_CLEAR(all[i]);
    return 0;
}

static void release(void *module) { clear(module); }

static PyModuleDef_Slot slots[] = {{Py_mod_exec, execute}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tensorgate._core",
    .m_doc = "The C library behind the package; use the functions of tensorgate.",
    .m_size = sizeof(ext_state),
    .m_methods = functions,
    .m_slots = slots,
    .m_traverse = traverse,
    .m_clear = clear,
    .m_free = release,
};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&definition); }
