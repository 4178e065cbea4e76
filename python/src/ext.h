/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext.h - what the files of the extension module tensorgate._core share.
 *
 * Objects: ext_file owns a tg_file and the lock around it; ext_tensor, ext_part and ext_array refer to
 * an ext_file. Every call of the library on a file stands between ext_enter() and ext_leave(): without
 * the GIL, by one thread at a time.
 *
 * Lifetime: close() forbids new calls. The tg_file itself lives on while it is pinned, that is while a
 * part of it may be exported as a buffer, because NumPy keeps addresses of its memory.
 *
 * Any allocation of a container, any release of an object and any callback can run Python code, which may close
 * the file, call setup() again, or look at all objects through the module gc. Therefore an address is pinned
 * before Python can run (ext_view), a class of the package is held while it is used (ext_class), borrowed
 * references come from immutable containers, and objects are allocated last and filled at once.
 */
#ifndef TENSORGATE_EXT_H
#define TENSORGATE_EXT_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>

#include "tensorgate.h"

typedef struct ext_state {
    PyObject *file_type, *tensor_type, *part_type, *taken_type;
    /* Classes of the package, set by _core.setup(). */
    PyObject *tensor_class, *refused, *over_limit, *node, *note;
    /* Between the process that loaded the module and this one; the thread that called the last one goes on here. */
    unsigned long forks;
    uint64_t forker;
} ext_state;

/* The objects of a state, which come first in it. */
#define EXT_STATE_OBJECTS (offsetof(ext_state, forks) / sizeof(PyObject *))

typedef struct ext_file {
    PyObject_HEAD PyObject *module;
    PyObject *source;  /* keeps bytes alive, or is the file object that is read */
    PyObject *opener;  /* opens files beside it, for as long as it is open; or NULL */
    PyObject *names;   /* tuple of keys, made on demand */
    PyObject *indices; /* dict of keys to indices, made on demand */
    tg_file *file;
    PyThread_type_lock lock;
    uint64_t owner; /* thread inside of the library; only meaningful while is_busy */
    bool is_busy;
    bool is_closed;
    int fd;        /* to close with the file, or -1 */
    int pipe;      /* a descriptor without positions, or -1 */
    uint64_t base; /* position of the file object that is byte 0 */
    Py_ssize_t pins;
    PyThreadState *thread; /* of the thread inside of the library */
    unsigned long forks;   /* of the state, when the lock was made */
} ext_file;

typedef struct ext_tensor {
    PyObject_HEAD ext_file *file;
    tg_tensor t; /* without the pointers name, shape, raw_name, type */
    PyObject *name, *shown, *shape;
    PyObject *type;  /* of elements that are no numbers, or how the dtype is spelled; NULL: none */
    PyObject *shard; /* the file of a model in shards that has it; NULL: it is no such model */
    bool is_pinned;
} ext_tensor;

#define EXT_MAX_RANK 256

/* Values of a tensor in memory of posix_memalign(), which has no tie to Python. */
typedef struct ext_values {
    void *bytes;
    tg_dtype dtype;
    tg_order order; /* C or F */
    uint32_t rank;
    Py_ssize_t shape[EXT_MAX_RANK];
} ext_values;

/* Py_XSETREF, which the stable ABI lacks: the old object goes last, as its end may run Python code. */
static inline void ext_replace(PyObject **where, PyObject *value) {
    PyObject *old = *where;
    *where = value;
    Py_XDECREF(old);
}

static inline ext_state *ext_state_of(PyObject *module) { return PyModule_GetState(module); }

/* A class of the state, for the caller to release. NULL with an exception, before setup() and while the module goes. */
static inline PyObject *ext_class(PyObject *class) {
    if (class != NULL) return Py_NewRef(class);
    PyErr_SetString(PyExc_RuntimeError, "the package tensorgate is not loaded");
    return NULL;
}

/* ext_errors.c */
/* Sets the Python exception of an error, unless one is set already: that of a callback is the cause. */
void ext_raise(ext_state *state, const tg_error *error, PyObject *filename);

/* The exception of a refusal, as an object; NULL with an exception. */
PyObject *ext_refusal(ext_state *state, const tg_error *error);

/* ext_lock.c */
/* false with ValueError. */
bool ext_is_open(const ext_file *f);
bool ext_enter(ext_file *f);
void ext_leave(ext_file *f);
/* Inside of a callback of the library: takes the GIL, and gives it back. */
void ext_take_gil(ext_file *f);
void ext_drop_gil(ext_file *f);
/* Between calls of the library: runs signal handlers. Returns false with an exception. */
bool ext_signals(ext_file *f);
void ext_pin(ext_file *f);
void ext_unpin(ext_file *f);
/* The exception of tg_last_error(), which is copied while the file is held; always returns NULL. */
PyObject *ext_fail(ext_file *f, const tg_error *error);
/* Whether a thread was inside when another one forked this process, which does not have it: the tg_file is in the
 * middle of a call that never ends. */
bool ext_is_lost(const ext_file *f);
/* The number of this thread, which no other gets, in this process and in its children; those of the system come again. */
uint64_t ext_this_thread(void);
/* Closes the tg_file: with the GIL, when no thread is inside and nothing is pinned. A lost one is left as it is. */
void ext_finish(ext_file *f);

/* ext_file.c */
bool ext_make_file_type(PyObject *module, ext_state *state);
/* An object of the class Note; NULL with an exception. */
PyObject *ext_note(ext_state *state, const tg_note *note);

/* ext_open.c */
PyObject *ext_open(PyObject *module, PyObject *args);
PyObject *ext_open_beneath(PyObject *module, PyObject *args);
bool ext_limits(tg_limits *limits, PyObject *dict);

/* ext_tensor.c */
bool ext_make_tensor_type(PyObject *module, ext_state *state);
/* `name`: the key in the names of the file. */
PyObject *ext_tensor_at(ext_file *f, uint64_t i, PyObject *name);

/* ext_values.c */
/* Whether stored elements are the values of the tensor, each with bytes of its own. */
bool ext_is_plain(const tg_tensor *t);
/* Whether they are, of less than a byte each, in C order in a row of bits. */
bool ext_is_packed(const tg_tensor *t);
/* Strides in bytes of a tensor that lies as it is in `order`; false if they overflow. */
bool ext_strides(const Py_ssize_t *shape, uint32_t rank, tg_order order, Py_ssize_t item,
                 Py_ssize_t *strides);
/* The address of a part, with a pin of the file for the caller to release. NULL without one: with an exception, or with
 * *error, whose code is TG_CODE_NONE otherwise. */
const void *ext_view(ext_file *f, const tg_tensor *t, tg_part part, tg_error *error);
/* The address of the values, pinned until the tensor goes; NULL with BufferError or the refusal. */
const void *ext_tensor_address(ext_tensor *t);
/* A converter for "O&" of an unsigned number of 64 bits; 0 with TypeError or OverflowError. "K" would drop higher bits. */
int ext_u64(PyObject *number, void *value);
/* Code of the struct module, or NULL. */
const char *ext_struct_code(tg_dtype dtype);

/* ext_dlpack.c, ext_taken.c */
PyObject *ext_dlpack(PyObject *self, PyObject *args);
PyObject *ext_take(PyObject *module, PyObject *capsule);
bool ext_make_taken_type(PyObject *module, ext_state *state);

/* ext_read.c, ext_part.c */
PyObject *ext_read(PyObject *self, PyObject *args);
PyObject *ext_feed(PyObject *self, PyObject *args);
/* `raw`: floats of 8 bits as codes. `only`: BufferError if the values have another type; TG_DTYPE_NONE allows all. False
 * with an exception; otherwise the caller frees the bytes. */
bool ext_copy_values(ext_tensor *t, bool raw, tg_dtype only, size_t alignment, ext_values *values);
/* The stored bytes of a packed tensor, as above. */
bool ext_copy_packed(ext_tensor *t, size_t alignment, ext_values *values);
PyObject *ext_part_open(PyObject *self, PyObject *args);
bool ext_make_part_type(PyObject *module, ext_state *state);

/* ext_index.c */
/* `strict` of functions that open files: 0 is lenient, 1 strict. */
#define EXT_STRICT_MEANING 2

PyObject *ext_index_format(PyObject *module, PyObject *name);
PyObject *ext_check_index(PyObject *module, PyObject *args);

/* ext_tree.c, ext_walk.c */
PyObject *ext_metadata(PyObject *self, PyObject *unused);
PyObject *ext_walk(PyObject *self, PyObject *args);
PyObject *ext_value(const tg_value *value);
/* Sends a dict to the sink of a build; false with an exception, or if the sink refuses. */
bool ext_send(const tg_sink *sink, PyObject *value, int depth);

/* ext_output.c */
/* Something to be written, of `size` bytes, to a path or, if that is None, to bytes. `write` is called without the
 * GIL. `thread`: where the writer keeps its thread state, if it has callbacks that take the GIL; NULL otherwise. */
typedef struct ext_output {
    ext_state *state;
    PyObject *path;
    uint64_t size;
    bool replace, sync;
    bool (*write)(void *self, const tg_target *target, tg_error *error);
    void *self;
    PyThreadState **thread;
} ext_output;
/* The bytes, or the size of the file; NULL with an exception. */
PyObject *ext_write_out(const ext_output *output);

/* ext_lazy.c */
/* A tensor of an open file whose values are read while another file is written. */
typedef struct ext_lazy {
    ext_tensor *tensor; /* whose file is pinned; NULL: nothing is open */
    tg_stored stored;
    tg_array *array; /* or NULL: the stored bytes are the payload */
    tg_values inner;
    PyThreadState **thread; /* of the writer, which is without the GIL */
    uint64_t shape[EXT_MAX_RANK];
} ext_lazy;
/* Fills in what the tensor says of a declaration for a file of format `to`, but for name and values. False with an
 * exception. ext_lazy_close() is called in either case. */
bool ext_lazy_open(ext_lazy *lazy, ext_tensor *t, tg_format to, PyThreadState **thread,
                   tg_decl *decl);
tg_values ext_lazy_values(ext_lazy *lazy);
void ext_lazy_close(ext_lazy *lazy);

/* ext_save.c, ext_convert.c */
PyObject *ext_save(PyObject *module, PyObject *args);
PyObject *ext_convert(PyObject *self, PyObject *args);

#endif
