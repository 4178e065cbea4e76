/* SPDX-License-Identifier: Apache-2.0 */
/* checkpoint_value.c - writes values, calls and storages as opcodes. */
#include <string.h>

#include "checkpoint.h"

static void add_call(text *t, const import *i, unsigned depth);

/* ------------------------------------------------------------------------------------- opcodes */

void fuzz_add(text *t, const void *bytes, size_t n) {
    if (n > t->max - t->n) {
        t->is_full = true;
        return;
    }
    if (n > 0) memcpy(t->bytes + t->n, bytes, n);
    t->n += n;
}

void fuzz_add_op(text *t, uint8_t code) { fuzz_add(t, &code, 1); }

void fuzz_add_number(text *t, uint8_t code, uint32_t size, bool is_big, uint64_t value) {
    uint8_t bytes[8];
    put_word(bytes, size, is_big, value);
    fuzz_add_op(t, code);
    fuzz_add(t, bytes, size);
}

void fuzz_add_sized(text *t, uint8_t code, const void *bytes, size_t n) {
    uint8_t operand = fuzz_opcode_of(code)->operand;
    fuzz_add_number(t, code, operand == BYTES1 ? 1 : operand == BYTES4 ? 4 : 8, false, n);
    fuzz_add(t, bytes, n);
}

/* -------------------------------------------------------------------------------- plain values */

static void add_text(text *t, const void *s, size_t n) {
    static const uint8_t codes[] = {OP_BINUNICODE, OP_SHORT_BINUNICODE, OP_BINUNICODE8};
    fuzz_add_sized(t, codes[below(t->w, 3)], s, n);
}

void fuzz_add_text(text *t, const char *s) { add_text(t, s, strlen(s)); }

static void letters(work *w, char *to, size_t n) {
    for (size_t i = 0; i < n; i++) to[i] = (char)('a' + below(w, 26));
}

void fuzz_add_some_text(text *t) {
    static const char *const texts[] = {"",       "0",        "1",        "00",       "cpu",
                                        "cuda:0", "storage",  "weight",   "a.b/../c", "f8",
                                        "<",      "\xc3\xa9", "_metadata"};
    char some[3];
    letters(t->w, some, sizeof some);
    if (chance(t->w, 40))
        add_text(t, some, 1 + below(t->w, sizeof some));
    else
        fuzz_add_text(t, texts[below(t->w, sizeof texts / sizeof *texts)]);
}

/* Strings of Python 2 come last: they are text, if they can be. */
static void add_bytes(text *t, size_t n, bool are_bytes) {
    static const uint8_t codes[] = {OP_BINBYTES,   OP_SHORT_BINBYTES,  OP_BINBYTES8,
                                    OP_BYTEARRAY8, OP_SHORT_BINSTRING, OP_BINSTRING};
    uint8_t bytes[16];
    for (size_t i = 0; i < n; i++) bytes[i] = (uint8_t)below(t->w, 128);
    fuzz_add_sized(t, codes[below(t->w, are_bytes ? 4 : sizeof codes)], bytes, n);
}

void fuzz_add_integer(text *t, bool wild) {
    static const uint64_t edges[] = {
        0, 1, 255, 256, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff, INT64_MAX, UINT64_MAX};
    uint64_t value = wild ? edges[below(t->w, sizeof edges / sizeof *edges)] : below(t->w, 4);
    uint8_t bytes[9] = {0};
    put_word(bytes, 8, false, value);
    switch (below(t->w, 5)) {
    case 0: fuzz_add_number(t, OP_BININT1, 1, false, value); break;
    case 1: fuzz_add_number(t, OP_BININT2, 2, false, value); break;
    case 2: fuzz_add_number(t, OP_BININT, 4, false, value); break;
    case 3: fuzz_add_sized(t, OP_LONG1, bytes, wild ? below(t->w, 10) : 1); break;
    default: fuzz_add_sized(t, OP_LONG4, bytes, wild ? below(t->w, 10) : 1); break;
    }
}

void fuzz_add_key(text *t) {
    if (chance(t->w, 80))
        fuzz_add_some_text(t);
    else
        fuzz_add_integer(t, true);
}

void fuzz_add_import(text *t, const import *i) {
    if (chance(t->w, 25)) {
        fuzz_add_text(t, i->module);
        fuzz_add_text(t, i->name);
        fuzz_add_op(t, OP_STACK_GLOBAL);
        return;
    }
    fuzz_add_op(t, OP_GLOBAL);
    fuzz_add(t, i->module, strlen(i->module));
    fuzz_add(t, "\n", 1);
    fuzz_add(t, i->name, strlen(i->name));
    fuzz_add(t, "\n", 1);
}

/* Entries of the memo that are new have numbers that the pickle has not, until others are given to them. */
void fuzz_add_put(text *t) {
    switch (below(t->w, 3)) {
    case 0: fuzz_add_op(t, OP_MEMOIZE); break;
    case 1: fuzz_add_number(t, OP_BINPUT, 1, false, UINT8_MAX); break;
    default: fuzz_add_number(t, OP_LONG_BINPUT, 4, false, MOST_MEMO - 1); break;
    }
}

/* ------------------------------------------------------------------------------------- storages */

/* A storage of the pickle once more, without its entries of the memo. False: it has none. */
static bool add_known_storage(text *t) {
    const pickle_trace *from = t->from;
    size_t some = NO_OP;
    uint64_t num = 0;
    for (size_t i = 0; i < from->num; i++)
        if (from->bytes[from->ops[i].at] == OP_BINPERSID && from->ops[i].from != NO_OP &&
            below(t->w, ++num) == 0)
            some = i;
    for (size_t i = some == NO_OP ? NO_OP : from->ops[some].from; i <= some && num > 0; i++) {
        uint8_t code = from->bytes[from->ops[i].at];
        if (code != OP_BINPUT && code != OP_LONG_BINPUT && code != OP_MEMOIZE)
            fuzz_add(t, from->bytes + from->ops[i].at, from->ops[i].size);
    }
    return num > 0;
}

/* Of no file yet, and large enough for most tensors that are made here. */
static void add_storage(text *t, bool is_untyped) {
    char key[2];
    const import *type = fuzz_import_of(t->w, IS_STORAGE);
    while (chance(t->w, 98) && (strstr(type->name, "ntyped") != NULL) != is_untyped)
        type = fuzz_import_of(t->w, IS_STORAGE);
    letters(t->w, key, sizeof key);
    fuzz_add_op(t, OP_MARK);
    fuzz_add_text(t, "storage");
    fuzz_add_import(t, type);
    add_text(t, key, sizeof key);
    fuzz_add_text(t, "cpu");
    if (chance(t->w, 3))
        fuzz_add_integer(t, true);
    else
        fuzz_add_number(t, OP_BININT1, 1, false, is_untyped ? 160 : chance(t->w, 90) ? 10 : 0);
    if (t->is_older) fuzz_add_op(t, OP_NONE);
    fuzz_add_op(t, OP_TUPLE);
    fuzz_add_op(t, OP_BINPERSID);
}

/* --------------------------------------------------------------------------------------- calls */

void fuzz_add_lengths(text *t, uint64_t n) {
    if (n == 4) fuzz_add_op(t, OP_MARK);
    for (uint64_t i = 0; i < n; i++) fuzz_add_integer(t, chance(t->w, 3));
    fuzz_add_op(t, n == 0 ? OP_EMPTY_TUPLE : n == 4 ? OP_TUPLE : (uint8_t)(OP_TUPLE1 + n - 1));
}

static void add_members(text *t, uint64_t n) {
    fuzz_add_op(t, OP_EMPTY_LIST);
    fuzz_add_op(t, OP_MARK);
    for (; n > 0; n--) fuzz_add_key(t);
    fuzz_add_op(t, OP_APPENDS);
}

static void add_argument(text *t, char kind, unsigned depth) {
    uint64_t axes = depth < 3 ? below(t->w, 3) : 0;
    switch (kind) {
    case 'S':
    case 'U':
        if (kind == 'U' || chance(t->w, 70) || !add_known_storage(t)) add_storage(t, kind == 'U');
        break;
    case 'T': add_call(t, fuzz_import_with(t->w, TENSOR_V2), depth); break;
    case 't': fuzz_add_some_text(t); break;
    case 'k':
        if (chance(t->w, 50)) fuzz_add_integer(t, false);
        break;
    case 'b': add_bytes(t, chance(t->w, 95) ? 8 : (size_t)below(t->w, 9), chance(t->w, 95)); break;
    case 'i': fuzz_add_integer(t, chance(t->w, 3)); break;
    case 'f': fuzz_add_number(t, OP_BINFLOAT, 8, true, next_random(t->w)); break;
    case 'q': fuzz_add_op(t, chance(t->w, 50) ? OP_NEWTRUE : OP_NEWFALSE); break;
    case 'l': fuzz_add_lengths(t, below(t->w, 5)); break;
    case 'p':
        fuzz_add_lengths(t, axes);
        fuzz_add_lengths(t, chance(t->w, 98) ? axes : below(t->w, 5));
        break;
    case 'L': add_members(t, below(t->w, 3)); break;
    case 'D': fuzz_add_op(t, OP_EMPTY_DICT); break;
    case 'O': add_call(t, fuzz_import_with(t->w, ORDERED_DICT), 0); break;
    case 'd': fuzz_add_import(t, fuzz_import_of(t->w, IS_DTYPE)); break;
    case 'n': add_call(t, fuzz_import_with(t->w, NUMPY_DTYPE), depth); break;
    case 'c': fuzz_add_text(t, "latin1"); break;
    default: fuzz_add_text(t, "f8"); break;
    }
}

/* The state of a dtype of NumPy. */
static void add_state(text *t) {
    fuzz_add_op(t, OP_MARK);
    fuzz_add_number(t, OP_BININT1, 1, false, 3);
    fuzz_add_text(t, "<");
    for (int i = 0; i < 3; i++) fuzz_add_op(t, OP_NONE);
    for (int i = 0; i < 2; i++) fuzz_add_number(t, OP_BININT, 4, false, UINT64_MAX);
    fuzz_add_number(t, OP_BININT1, 1, false, 0);
    fuzz_add_op(t, OP_TUPLE);
    fuzz_add_op(t, OP_BUILD);
}

static void add_call(text *t, const import *i, unsigned depth) {
    fuzz_add_import(t, i);
    if (i->arguments == NULL || chance(t->w, 1)) return;
    fuzz_add_op(t, OP_MARK);
    for (const char *a = i->arguments; *a != '\0'; a++)
        if (*a != '-' && !chance(t->w, 1)) add_argument(t, *a, depth);
    fuzz_add_op(t, OP_TUPLE);
    fuzz_add_op(t, OP_REDUCE);
    if (strcmp(i->arguments, NUMPY_DTYPE) == 0) add_state(t);
    if (depth > 0 && strcmp(i->arguments, ORDERED_DICT) == 0 && chance(t->w, 30)) {
        fuzz_add_op(t, OP_EMPTY_DICT);
        fuzz_add_text(t, "_metadata");
        fuzz_add_value(t, depth - 1);
        fuzz_add_op(t, OP_SETITEM);
        fuzz_add_op(t, OP_BUILD);
    }
}

/* A call whose result is a value: a dtype of NumPy is none. */
static void add_some_call(text *t, unsigned depth) {
    const import *i = fuzz_import_of(t->w, IS_CALL);
    if (strcmp(i->arguments, NUMPY_DTYPE) != 0 || chance(t->w, 5))
        add_call(t, i, depth);
    else
        add_argument(t, 'd', depth);
}

/* -------------------------------------------------------------------------------------- values */

static void add_some(text *t, uint64_t n, unsigned depth) {
    for (; n > 0; n--) fuzz_add_value(t, depth);
}

void fuzz_add_value(text *t, unsigned depth) {
    uint64_t n = below(t->w, 3);
    switch (below(t->w, depth > 0 ? 20 : 9)) {
    case 0: fuzz_add_op(t, OP_NONE); break;
    case 1: add_argument(t, 'q', 0); break;
    case 2: add_argument(t, 'f', 0); break;
    case 3:
    case 4: fuzz_add_integer(t, true); break;
    case 5: fuzz_add_some_text(t); break;
    case 6: add_argument(t, 'd', 0); break;
    case 7: add_bytes(t, (size_t)below(t->w, 16), false); break;
    case 8: fuzz_add_lengths(t, 1 + n); break;
    case 9:
        add_some(t, n + 1, depth - 1);
        fuzz_add_op(t, (uint8_t)(OP_TUPLE1 + n));
        break;
    case 10:
        fuzz_add_op(t, OP_EMPTY_LIST);
        fuzz_add_op(t, OP_MARK);
        add_some(t, n, depth - 1);
        fuzz_add_op(t, OP_APPENDS);
        break;
    case 11:
        fuzz_add_op(t, OP_EMPTY_SET);
        fuzz_add_op(t, OP_MARK);
        for (; n > 0; n--) fuzz_add_key(t);
        fuzz_add_op(t, OP_ADDITEMS);
        break;
    case 12:
        fuzz_add_op(t, OP_MARK);
        for (; n > 0; n--) fuzz_add_key(t);
        fuzz_add_op(t, OP_FROZENSET);
        break;
    case 13:
        fuzz_add_op(t, OP_EMPTY_DICT);
        fuzz_add_op(t, OP_MARK);
        for (; n > 0; n--) {
            fuzz_add_key(t);
            fuzz_add_value(t, depth - 1);
        }
        fuzz_add_op(t, OP_SETITEMS);
        break;
    case 14:
        fuzz_add_value(t, depth - 1);
        fuzz_add_put(t);
        if (chance(t->w, 50))
            fuzz_add_number(t, OP_BINGET, 1, false, UINT8_MAX);
        else
            fuzz_add_number(t, OP_LONG_BINGET, 4, false, MOST_MEMO - 1);
        fuzz_add_op(t, OP_TUPLE2);
        break;
    case 15:
    case 16: add_call(t, fuzz_some_import(t->w), depth - 1); break;
    default: add_some_call(t, depth - 1); break;
    }
}
