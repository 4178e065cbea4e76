/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pickle.ksy. Do not edit. */

/* Pickle of a PyTorch checkpoint */
#ifndef KSYC_PICKLE_H
#define KSYC_PICKLE_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct pickle pickle;
typedef struct pickle_opcode pickle_opcode;
typedef struct pickle_text1 pickle_text1;
typedef struct pickle_text4 pickle_text4;
typedef struct pickle_text8 pickle_text8;
typedef struct pickle_data1 pickle_data1;
typedef struct pickle_data4 pickle_data4;
typedef struct pickle_data8 pickle_data8;
typedef struct pickle_lines pickle_lines;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    PICKLE_CODE_MARK = 40,
    PICKLE_CODE_EMPTY_TUPLE = 41,
    PICKLE_CODE_STOP = 46,
    PICKLE_CODE_BINBYTES = 66,
    PICKLE_CODE_SHORT_BINBYTES = 67,
    PICKLE_CODE_BINFLOAT = 71,
    PICKLE_CODE_BININT = 74,
    PICKLE_CODE_BININT1 = 75,
    PICKLE_CODE_BININT2 = 77,
    PICKLE_CODE_NONE = 78,
    PICKLE_CODE_BINPERSID = 81,
    PICKLE_CODE_REDUCE = 82,
    PICKLE_CODE_BINSTRING = 84,
    PICKLE_CODE_SHORT_BINSTRING = 85,
    PICKLE_CODE_BINUNICODE = 88,
    PICKLE_CODE_EMPTY_LIST = 93,
    PICKLE_CODE_APPEND = 97,
    PICKLE_CODE_BUILD = 98,
    PICKLE_CODE_GLOBAL = 99,
    PICKLE_CODE_APPENDS = 101,
    PICKLE_CODE_BINGET = 104,
    PICKLE_CODE_LONG_BINGET = 106,
    PICKLE_CODE_BINPUT = 113,
    PICKLE_CODE_LONG_BINPUT = 114,
    PICKLE_CODE_SETITEM = 115,
    PICKLE_CODE_TUPLE = 116,
    PICKLE_CODE_SETITEMS = 117,
    PICKLE_CODE_EMPTY_DICT = 125,
    PICKLE_CODE_PROTO = 128,
    PICKLE_CODE_TUPLE1 = 133,
    PICKLE_CODE_TUPLE2 = 134,
    PICKLE_CODE_TUPLE3 = 135,
    PICKLE_CODE_NEWTRUE = 136,
    PICKLE_CODE_NEWFALSE = 137,
    PICKLE_CODE_LONG1 = 138,
    PICKLE_CODE_LONG4 = 139,
    PICKLE_CODE_SHORT_BINUNICODE = 140,
    PICKLE_CODE_BINUNICODE8 = 141,
    PICKLE_CODE_BINBYTES8 = 142,
    PICKLE_CODE_EMPTY_SET = 143,
    PICKLE_CODE_ADDITEMS = 144,
    PICKLE_CODE_FROZENSET = 145,
    PICKLE_CODE_STACK_GLOBAL = 147,
    PICKLE_CODE_MEMOIZE = 148,
    PICKLE_CODE_FRAME = 149,
    PICKLE_CODE_BYTEARRAY8 = 150
};
extern const ks_enum pickle_code_labels;

/* ---- pickle */
/* A pickle is a program for a machine with a stack and a memo: opcodes with operands, one after the
 * other, up to STOP. Here are the opcodes that checkpoints of tensors need. INST, OBJ, NEWOBJ,
 * NEWOBJ_EX and the EXT opcodes call what the pickle names, and are none of them; nor are those
 * that no writer of checkpoints uses.  What the opcodes mean is not said here. The machine of this
 * project (runtime/pickle) executes them without importing or calling anything: the functions that
 * a pickle may name, and what a call of each gives, are the closed list
 * runtime/file/pickle_calls.def. */
struct pickle {
    ks_span ks;
    ks_stream *ks_io;
    /* The opcodes; the first one is PROTO, the last one STOP. */
    ks_list opcodes; /* of pickle_opcode */
};

/* ---- opcode */
/* An opcode with its operand. */
struct pickle_opcode {
    /* The opcode. */
    uint8_t code;
    /* What follows some opcodes. */
    ks_any operand;
};

/* ---- text1 */
/* A text in UTF-8 behind a length of 8 bits. */
struct pickle_text1 {
    /* Bytes of the text. */
    uint8_t len_value;
    /* The text. */
    ks_text value;
};

/* ---- text4 */
/* A text in UTF-8 behind a length of 32 bits. */
struct pickle_text4 {
    /* Bytes of the text. */
    uint32_t len_value;
    /* The text. */
    ks_text value;
};

/* ---- text8 */
/* A text in UTF-8 behind a length of 64 bits. */
struct pickle_text8 {
    /* Bytes of the text. */
    uint64_t len_value;
    /* The text. */
    ks_text value;
};

/* ---- data1 */
/* Bytes behind a length of 8 bits. */
struct pickle_data1 {
    /* Bytes of the value. */
    uint8_t len_value;
    /* The bytes. */
    ks_bytes value;
};

/* ---- data4 */
/* Bytes behind a length of 32 bits. */
struct pickle_data4 {
    /* Bytes of the value. */
    uint32_t len_value;
    /* The bytes. */
    ks_bytes value;
};

/* ---- data8 */
/* Bytes behind a length of 64 bits. */
struct pickle_data8 {
    /* Bytes of the value. */
    uint64_t len_value;
    /* The bytes. */
    ks_bytes value;
};

/* ---- lines */
/* Two lines. */
struct pickle_lines {
    /* The module. */
    ks_text module;
    /* The name in the module. */
    ks_text name;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool pickle_read(ks_ctx *ks, ks_stream *io, pickle **out) KS_MUST_USE;
bool pickle_parse(ks_ctx *ks, ks_stream *io, pickle *self) KS_MUST_USE;
extern const ks_type pickle_desc;
bool pickle_opcode_parse(ks_ctx *ks, ks_stream *io, pickle_opcode *self) KS_MUST_USE;
extern const ks_type pickle_opcode_desc;
bool pickle_text1_parse(ks_ctx *ks, ks_stream *io, pickle_text1 *self) KS_MUST_USE;
extern const ks_type pickle_text1_desc;
bool pickle_text4_parse(ks_ctx *ks, ks_stream *io, pickle_text4 *self) KS_MUST_USE;
extern const ks_type pickle_text4_desc;
bool pickle_text8_parse(ks_ctx *ks, ks_stream *io, pickle_text8 *self) KS_MUST_USE;
extern const ks_type pickle_text8_desc;
bool pickle_data1_parse(ks_ctx *ks, ks_stream *io, pickle_data1 *self) KS_MUST_USE;
extern const ks_type pickle_data1_desc;
bool pickle_data4_parse(ks_ctx *ks, ks_stream *io, pickle_data4 *self) KS_MUST_USE;
extern const ks_type pickle_data4_desc;
bool pickle_data8_parse(ks_ctx *ks, ks_stream *io, pickle_data8 *self) KS_MUST_USE;
extern const ks_type pickle_data8_desc;
bool pickle_lines_parse(ks_ctx *ks, ks_stream *io, pickle_lines *self) KS_MUST_USE;
extern const ks_type pickle_lines_desc;

#ifdef __cplusplus
}
#endif

#endif
