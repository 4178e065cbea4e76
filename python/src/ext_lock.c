/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_lock.c - who may use a tg_file now, and until when it lives.
 */
#include <unistd.h>

#include "ext.h"

bool ext_is_open(const ext_file *f) {
    if (!f->is_closed && f->file != NULL) return true;
    PyErr_SetString(PyExc_ValueError, "the file is closed");
    return false;
}

uint64_t ext_this_thread(void) { return PyThreadState_GetID(PyThreadState_Get()); }

/* If the owner has forked last, it was in all processes before, and is in this one. */
bool ext_is_lost(const ext_file *f) {
    const ext_state *state = ext_state_of(f->module);
    return f->is_busy && f->forks != state->forks && f->owner != state->forker;
}

/* After a fork: a thread that waited for the lock, and may have got it, is not in this process. */
static bool renew_lock(ext_file *f) {
    if (f->is_busy) return true; /* by this thread, which has it */
    PyThread_type_lock lock = PyThread_allocate_lock();
    if (lock == NULL) {
        PyErr_NoMemory();
        return false;
    }
    PyThread_free_lock(f->lock);
    f->lock = lock;
    f->forks = ext_state_of(f->module)->forks;
    return true;
}

bool ext_enter(ext_file *f) {
    const uint64_t me = ext_this_thread();
    if (!ext_is_open(f)) return false;
    if (ext_is_lost(f)) {
        PyErr_SetString(
            PyExc_RuntimeError,
            "another thread was reading the file when this process was forked: open it again");
        return false;
    }
    if (f->forks != ext_state_of(f->module)->forks && !renew_lock(f)) return false;
    if (f->is_busy && f->owner == me) {
        PyErr_SetString(PyExc_RuntimeError,
                        "the file is being read: its file object, or a signal handler, called it");
        return false;
    }
    if (PyThread_acquire_lock(f->lock, NOWAIT_LOCK) != PY_LOCK_ACQUIRED) {
        Py_BEGIN_ALLOW_THREADS PyThread_acquire_lock(f->lock, WAIT_LOCK);
        Py_END_ALLOW_THREADS
    }
    /* It may have been closed while this thread waited. */
    if (!ext_is_open(f)) {
        PyThread_release_lock(f->lock);
        return false;
    }
    f->owner = me;
    f->is_busy = true;
    f->thread = PyEval_SaveThread();
    return true;
}

void ext_leave(ext_file *f) {
    PyEval_RestoreThread(f->thread);
    f->is_busy = false;
    PyThread_release_lock(f->lock);
}

void ext_take_gil(ext_file *f) { PyEval_RestoreThread(f->thread); }

void ext_drop_gil(ext_file *f) { f->thread = PyEval_SaveThread(); }

bool ext_signals(ext_file *f) {
    ext_take_gil(f);
    bool good = PyErr_CheckSignals() == 0;
    ext_drop_gil(f);
    return good;
}

PyObject *ext_fail(ext_file *f, const tg_error *error) {
    ext_raise(ext_state_of(f->module), error, NULL);
    return NULL;
}

void ext_finish(ext_file *f) {
    tg_file *file = f->file;
    const bool is_lost = file != NULL && ext_is_lost(f);
    f->file = NULL;
    if (file != NULL) {
        Py_BEGIN_ALLOW_THREADS if (!is_lost) tg_close(file);
        if (f->fd >= 0) close(f->fd);
        Py_END_ALLOW_THREADS f->fd = -1;
    }
    Py_CLEAR(f->source);
    Py_CLEAR(f->opener);
}

void ext_pin(ext_file *f) { f->pins++; }

void ext_unpin(ext_file *f) {
    if (--f->pins == 0 && f->is_closed) ext_finish(f);
}
