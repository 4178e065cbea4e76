/* SPDX-License-Identifier: Apache-2.0 */
/*
 * checkpoint.h - changes of a PyTorch checkpoint: of its program, which no table of fields describes, and of its archive.
 *
 *   checkpoint_pickle.c   what the opcodes of a pickle are, and what becomes of the value of each
 *   checkpoint_value.c    writes values, calls and storages as opcodes
 *   checkpoint_change.c   a mutant of a pickle
 *   checkpoint_archive.c  an archive as its members, and back
 *   checkpoint_member.c   changes of the members
 *   checkpoint_mutate.c   a mutant of a checkpoint, whose storages are then those that the pickle names
 */
#ifndef TENSORGATE_FUZZ_CHECKPOINT_H
#define TENSORGATE_FUZZ_CHECKPOINT_H

#include "mutator_internal.h"

enum {
    MOST_PICKLE = 1 << 14, /* bytes of a pickle that is made */
    MOST_OPS = 2048,       /* opcodes of one that is changed */
    MOST_MEMO = 1024,
    MOST_STORAGES = 48,
    MOST_STORED = 4096, /* bytes of a storage that is made */
    MOST_MEMBERS = 64,
    MOST_POOL = 1 << 16 /* bytes of members that are made */
};

typedef struct span {
    const uint8_t *bytes;
    size_t n;
} span;

/* ------------------------------------------------------------------------- checkpoint_pickle.c */

enum operand { NOTHING, U1, U2, U4, U8, S4, F8, BYTES1, BYTES4, BYTES8, LINES };

typedef struct opcode {
    uint8_t code, operand, protocol;
} opcode;

enum {
#define PICKLE_OPCODE(code, name, operand, protocol) OP_##name = code,
#define PICKLE_CALLING(code, name) OP_##name = code,
#define PICKLE_OTHER(code, name) OP_##name = code,
#include "pickle_opcodes.def"
#undef PICKLE_OPCODE
#undef PICKLE_CALLING
#undef PICKLE_OTHER
};

/* One that is executed; NULL: the code is of none. */
const opcode *fuzz_opcode_of(uint8_t code);
/* Any of them. */
const opcode *fuzz_some_opcode(work *w);
/* The bytes of the opcode at `p`; 0: it is none, or is cut off. */
size_t fuzz_opcode_size(const uint8_t *p, size_t n);
/* The bytes of the pickle that starts at `p`; 0: it is none. */
size_t fuzz_pickle_size(const uint8_t *p, size_t n);

typedef enum import_kind { IS_CALL, IS_STORAGE, IS_DTYPE, IS_KNOWN } import_kind;

/* Arguments of a call: S storage, U untyped storage, T tensor, t text, k number of a device, b bytes, i an offset, f float,
 * q a flag, l lengths of axes, p these and strides, L a list, D a dict, O an OrderedDict, d a dtype, n a dtype of NumPy,
 * c "latin1", h "f8", - none. */
typedef struct import {
    const char *module, *name, *arguments;
    import_kind kind;
    uint8_t width; /* bytes of an element of a storage */
} import;

const import *fuzz_some_import(work *w);
const import *fuzz_import_of(work *w, import_kind kind);
/* A call with these arguments. */
const import *fuzz_import_with(work *w, const char *arguments);
/* What the opcode GLOBAL at `p` imports; NULL: nothing of the list. */
const import *fuzz_import_at(const uint8_t *p, size_t n);

#define TENSOR_V2 "SipqO"
#define TENSOR_V3 "UipqOd"
#define NUMPY_DTYPE "hqq"
#define ORDERED_DICT "-"

enum { NO_OP = UINT16_MAX };

typedef struct pickle_op {
    uint32_t at, size;
    uint16_t from;   /* the first of the opcodes that make its value; NO_OP: it makes none */
    uint16_t same;   /* the opcode that made its value: another one if that is of the memo */
    uint16_t taker;  /* the opcode that takes its value from the stack; NO_OP: none */
    uint16_t number; /* among the values that are taken together */
    bool is_filled;  /* members are added later */
} pickle_op;

typedef struct pickle_trace {
    const uint8_t *bytes;
    size_t num;
    pickle_op ops[MOST_OPS];
} pickle_trace;

/* As far as the stack has what opcodes take. False: there are too many opcodes, or too few. */
bool fuzz_trace(pickle_trace *t, const uint8_t *p, size_t n);

/* What a value is for. */
typedef enum pickle_use {
    USE_NONE,  /* nothing takes it, or it is none */
    USE_VALUE, /* it may be any value, */
    USE_KEY,   /* text or an integer, */
    USE_PART   /* or only one of its kind */
} pickle_use;
pickle_use fuzz_use_of(const pickle_trace *t, size_t op);

typedef struct pickle_storage {
    span key;
    uint64_t count, nbytes;
} pickle_storage;
/* The storages that a pickle names, in the order of first use. */
size_t fuzz_storages(const pickle_trace *t, pickle_storage storages[MOST_STORAGES]);

/* -------------------------------------------------------------------------- checkpoint_value.c */

/* Opcodes that are written. */
typedef struct text {
    work *w;
    const pickle_trace *from; /* of the pickle that is changed: its storages exist */
    bool is_older;            /* persistent ids have six parts */
    uint8_t *bytes;
    size_t n, max;
    bool is_full;
} text;

void fuzz_add(text *t, const void *bytes, size_t n);
void fuzz_add_op(text *t, uint8_t code);
void fuzz_add_number(text *t, uint8_t code, uint32_t size, bool is_big, uint64_t value);
/* The length in front of the bytes is that of the opcode. */
void fuzz_add_sized(text *t, uint8_t code, const void *bytes, size_t n);
void fuzz_add_integer(text *t, bool wild);
void fuzz_add_text(text *t, const char *s);
void fuzz_add_some_text(text *t);
void fuzz_add_import(text *t, const import *i);
void fuzz_add_lengths(text *t, uint64_t n);
void fuzz_add_key(text *t);
/* One value, whatever it consists of. */
void fuzz_add_value(text *t, unsigned depth);
/* An entry of the memo, whose number is not yet known. */
void fuzz_add_put(text *t);

/* ------------------------------------------------------------------------- checkpoint_change.c */

/* Writes a mutant of a pickle to out[0, max) and returns its size, 0 if there is no room for it. */
size_t fuzz_change_pickle(work *w, bool is_older, span from, uint8_t *out, size_t max);

/* ------------------------------------------------------------------------ checkpoint_archive.c */

enum { ZIP_HEADER = 30, ZIP_ENTRY = 46 };

typedef struct zip_member {
    uint8_t header[ZIP_HEADER], entry[ZIP_ENTRY]; /* lengths and places in them are written anew */
    span name, extra, data, behind;               /* `behind`: all up to the next header */
    span entry_name, entry_rest;
    uint64_t place;   /* of the header in the file that was read */
    uint32_t rank;    /* in the directory */
    bool is_aligned;  /* to 64 bytes, by a field that has no other use */
    bool is_deflated; /* and not inflated here, because it is not one stored block */
} zip_member;

/* Members in the order of their bytes. */
typedef struct zip_file {
    zip_member members[MOST_MEMBERS];
    size_t num;
    span tail;               /* end records */
    uint8_t copy[MAX_INPUT]; /* what was read */
    uint8_t pool[MOST_POOL]; /* what was made */
    size_t used;
} zip_file;

/* False: it is no archive, or one that torch.save would not write. */
bool fuzz_read_zip(const work *w, zip_file *z);
/* False: it does not fit. */
bool fuzz_write_zip(work *w, const zip_file *z);
/* The member whose name has this end; NULL: none has. */
zip_member *fuzz_find_member(zip_file *z, const char *end, size_t n);
/* Bytes that live as long as the archive; `bytes` may be NULL for zeros. No bytes if there is no room. */
span fuzz_keep(zip_file *z, const void *bytes, size_t n);
/* The checksum of members. Not that of the library, which builds without zlib do not have. */
uint32_t fuzz_crc32(span bytes);
/* The bytes of a member, inflated. */
span fuzz_content_of(const zip_member *m);
/* The member gets other bytes; sizes, checksum and descriptor follow. */
void fuzz_set_content(zip_file *z, zip_member *m, span bytes);

/* ------------------------------------------------------------------------- checkpoint_member.c */

/* A copy of a member under another name in the folder; NULL: there is no room. */
zip_member *fuzz_add_member(zip_file *z, const char *name, size_t len, span bytes);
void fuzz_change_members(work *w, zip_file *z);

/* ------------------------------------------------------------------------- checkpoint_mutate.c */

/* See `change` of fuzz_format. */
bool fuzz_change_checkpoint(work *w);

#endif
