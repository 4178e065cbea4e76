/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_walk.c - the parse tree as nested Node objects.
 *
 * A file decides how many nodes there are, so the caller gives a bound. Bytes of over MAX_BYTES are not
 * copied into the tree; File.read_bytes() reads them by offset and size.
 */
#include <string.h>

#include "ext.h"

#define MAX_BYTES 4096

typedef struct walk {
    ext_file *f;
    PyObject *node_class;
    PyObject *children[TG_WALK_DEPTH + 2]; /* lists of the nodes that are open */
    uint32_t depth;
    uint32_t max_depth;
    uint64_t left; /* nodes that may still be made */
    bool is_over;
} walk;

static PyObject *value_of(const tg_node *n) {
    if (n->kind != TG_NODE_VALUE) Py_RETURN_NONE;
    const bool is_text = n->value.kind == TG_KIND_TEXT;
    if (!is_text && n->value.kind != TG_KIND_BYTES) return ext_value(&n->value);
    if (n->value.u64 <= TG_VALUE_BYTES) return ext_value(&n->value);
    if (n->data == NULL || n->value.u64 > MAX_BYTES) Py_RETURN_NONE;
    if (is_text)
        return PyUnicode_DecodeUTF8((const char *)n->data, (Py_ssize_t)n->value.u64, "replace");
    return PyBytes_FromStringAndSize((const char *)n->data, (Py_ssize_t)n->value.u64);
}

static PyObject *number_or_none(uint64_t n, uint64_t none) {
    if (n == none) Py_RETURN_NONE;
    return PyLong_FromUnsignedLongLong(n);
}

/* Node(kind, name, index, type, offset, size, decoded, bits, count, value, label, children) */
static bool add(walk *w, const tg_node *n, PyObject *children) {
    static const char *const kinds[] = {"object", "array", "value"};
    if (w->left == 0) {
        w->is_over = true;
        return false;
    }
    w->left--;
    PyObject *node = PyObject_CallFunction(
        w->node_class, "ssNzNKNIKNzO", kinds[n->kind], n->name,
        number_or_none(n->index, TG_NO_INDEX), n->type, number_or_none(n->offset, TG_NOWHERE),
        (unsigned long long)n->size, PyBool_FromLong(n->decoded), (unsigned)n->bits,
        (unsigned long long)n->count, value_of(n), n->label, children);
    bool good = node != NULL && PyList_Append(w->children[w->depth], node) == 0;
    Py_XDECREF(node);
    return good;
}

static tg_go enter(walk *w, const tg_node *n) {
    PyObject *list = PyList_New(0);
    bool good = list != NULL && w->depth <= TG_WALK_DEPTH && add(w, n, list);
    if (!good || n->depth >= w->max_depth) {
        Py_XDECREF(list);
        return good ? TG_GO_OVER : TG_GO_STOP;
    }
    w->children[++w->depth] = list;
    return TG_GO_ON;
}

static tg_go on_enter(void *self, const tg_node *n) {
    walk *w = self;
    ext_take_gil(w->f);
    tg_go go = PyErr_CheckSignals() == 0 ? enter(w, n) : TG_GO_STOP;
    ext_drop_gil(w->f);
    return go;
}

static tg_go on_leave(void *self, const tg_node *n) {
    walk *w = self;
    (void)n;
    ext_take_gil(w->f);
    Py_CLEAR(w->children[w->depth]);
    w->depth--;
    ext_drop_gil(w->f);
    return TG_GO_ON;
}

static tg_go on_value(void *self, const tg_node *n) {
    walk *w = self;
    ext_take_gil(w->f);
    PyObject *none = PyTuple_New(0);
    tg_go go = none != NULL && add(w, n, none) ? TG_GO_ON : TG_GO_STOP;
    Py_XDECREF(none);
    ext_drop_gil(w->f);
    return go;
}

/* _walk(max_depth, max_nodes): [root]; None if there are more nodes. */
PyObject *ext_walk(PyObject *self, PyObject *args) {
    ext_file *f = (ext_file *)self;
    unsigned int max_depth;
    unsigned long long max_nodes;
    tg_error error;
    if (!PyArg_ParseTuple(args, "IO&", &max_depth, ext_u64, &max_nodes)) return NULL;
    walk w = {.f = f, .max_depth = max_depth, .left = max_nodes};
    w.node_class = ext_class(ext_state_of(f->module)->node);
    w.children[0] = w.node_class != NULL ? PyList_New(0) : NULL;
    const tg_visitor visitor = {on_enter, on_leave, on_value, &w};
    if (w.children[0] == NULL || !ext_enter(f)) {
        Py_XDECREF(w.children[0]);
        Py_XDECREF(w.node_class);
        return NULL;
    }
    bool good = tg_walk(f->file, &visitor);
    if (!good) error = *tg_last_error(f->file);
    ext_leave(f);
    for (; w.depth > 0; w.depth--) Py_CLEAR(w.children[w.depth]);
    Py_DECREF(w.node_class);
    if (good) return w.children[0];
    Py_DECREF(w.children[0]);
    if (w.is_over && !PyErr_Occurred()) Py_RETURN_NONE;
    return ext_fail(f, &error);
}
