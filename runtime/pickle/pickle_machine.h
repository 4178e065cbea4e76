/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_machine.h - an abstract machine for the pickles of checkpoints.
 *
 * It executes the opcodes of pickle_opcodes.def on a stack, with a memo, and makes values of pickle_value.h. Nothing of a
 * pickle is imported or called: a global has to be a line of pickle_calls.def, and what a call of it gives is made here. So
 * every pickle that is accepted consists of tensors, numbers, text, bytes and containers.
 *
 * Rules (docs/formats/pytorch.md): PROTO 2 to 5, first and once. Nothing is popped through a mark. Numbers of the memo come
 * one after the other, from 0, or from 1 as Python 2 counted. Frames do not nest, and the last ends with STOP, which leaves
 * one value and no mark. Keys are text or integers. Memory and steps are those of the context; there is no recursion.
 */
#ifndef TENSORGATE_PICKLE_MACHINE_H
#define TENSORGATE_PICKLE_MACHINE_H

#include "extent.h"
#include "name_table.h"
#include "pickle_input.h"
#include "pickle_value.h"

/* A storage that the pickle names. Its key and its location are texts in the pickle. */
typedef struct tg_pickle_storage {
    tg_pickle_value key;
    tg_pickle_value location;
    tg_dtype dtype;    /* NONE: bytes */
    uint64_t count;    /* elements; bytes if there is no dtype */
    uint64_t nbytes;   /* at most 2^63 - 1 */
    uint64_t named_at; /* offset in the file of the opcode that named it first */
    uint64_t place;    /* of the caller */
} tg_pickle_storage;

/* A tensor: its elements are in the storage, and its sizes and strides make sense together with it. */
typedef struct tg_pickle_tensor {
    uint32_t storage;
    uint32_t rank; /* at most TG_PICKLE_MOST_AXES */
    tg_dtype dtype;
    uint32_t made_at;      /* the place in the pickle of the opcode that made it */
    uint64_t offset;       /* elements of the storage before the first one */
    uint64_t count;        /* of elements; times their size at most 2^63 - 1 */
    const uint64_t *sizes; /* `rank` sizes, and as many strides, in elements */
} tg_pickle_tensor;

#define TG_PICKLE_MOST_AXES 64
#define TG_PICKLE_GLOBALS_MAX 160

/* A stack of references. */
typedef struct tg_pickle_stack {
    tg_pickle_ref *refs;
    uint64_t count;
    uint64_t cap;
} tg_pickle_stack;

typedef struct tg_pickle_machine {
    tg_pickle_input in;
    tg_pickle_token token; /* the opcode that is executed */
    uint64_t num_opcodes;  /* before it */
    tg_pickle_values values;
    tg_pickle_stack stack;
    tg_pickle_stack marks; /* heights of the stack */
    tg_pickle_stack memo;
    uint32_t memo_from; /* the first number of the memo */
    unsigned protocol;  /* 0: there was no PROTO */
    bool has_frame;
    uint64_t frame_end;

    /* What the opcode BINPERSID takes: the parts of the tuple, 5 or 6; 0: it is refused. */
    unsigned storage_parts;
    /* Asked about each storage when it is named first; false after an error. NULL: each is taken. */
    bool (*on_storage)(void *self, struct tg_pickle_machine *m, tg_pickle_storage *storage);
    void *self;

    ks_list storages; /* of tg_pickle_storage */
    tg_name_table by_key;
    uint64_t hash_key[2];
    ks_list tensors; /* of tg_pickle_tensor */
    ks_list
        late; /* references to dicts that have to be empty at the end: they can be filled until then */

    uint8_t globals[TG_PICKLE_GLOBALS_MAX]; /* 1: that line of pickle_calls.def was imported */
    /* The global or function of the error, if it is about one: places of module and name. */
    bool names_global;
    const char *honest; /* what honest files need it for; NULL: none does */
    tg_pickle_value module;
    tg_pickle_value name;

    tg_pickle_ref result;
} tg_pickle_machine;

/* Functions of pickle_calls.def: a number for each result. */
typedef enum tg_pickle_function {
    TG_CALL_ENCODE,
    TG_CALL_BYTEARRAY,
    TG_CALL_BYTES,
    TG_CALL_COMPLEX,
    TG_CALL_SET,
    TG_CALL_COUNTER,
    TG_CALL_ORDERED_DICT,
    TG_CALL_SIZE,
    TG_CALL_PARAMETER,
    TG_CALL_TENSOR,
    TG_CALL_TENSOR_V2,
    TG_CALL_TENSOR_V3,
    TG_CALL_DEVICE,
    TG_CALL_NUMPY_SCALAR,
    TG_CALL_NUMPY_DTYPE
} tg_pickle_function;

/* Prepares a machine for a pickle that begins at the first of these bytes; the other members that a caller may set are zero. */
bool tg_pickle_prepare(tg_pickle_machine *m, ks_ctx *ks, tg_pickle_bytes bytes);
/* Executes all opcodes up to STOP, and sets `result`. After an error the path of ks->error begins with the opcode. */
bool tg_pickle_run(tg_pickle_machine *m);
/* Where the pickle ended: bytes from its beginning. */
static inline uint64_t tg_pickle_end(const tg_pickle_machine *m) { return m->in.pos; }

/* Bytes of an element of a dtype of pickle_calls.def, all of which have whole bytes; 1 of bytes. */
static inline unsigned tg_pickle_width(tg_dtype dtype) {
    const unsigned bits = tg_bits_of(dtype);
    return bits < 8 ? 1 : bits / 8;
}

static inline tg_pickle_storage *tg_pickle_storage_at(const tg_pickle_machine *m, uint64_t i) {
    return ks_list_at(&m->storages, i);
}
static inline tg_pickle_tensor *tg_pickle_tensor_at(const tg_pickle_machine *m, uint64_t i) {
    return ks_list_at(&m->tensors, i);
}
/* The bytes of a text, of bytes, or of a long integer; they are loaded. */
static inline const char *tg_pickle_text(const tg_pickle_machine *m, const tg_pickle_value *value) {
    return (const char *)m->in.of.bytes + value->at;
}
static inline bool tg_pickle_text_is(const tg_pickle_machine *m, const tg_pickle_value *value,
                                     const char *text, size_t n) {
    return value->kind == TG_PICKLE_TEXT && value->count == n &&
           memcmp(tg_pickle_text(m, value), text, n) == 0;
}

/* The bits of an integer of 64 bits, which may be a number of NumPy, in two's complement. */
uint64_t tg_pickle_integer(const tg_pickle_value *value);
bool tg_pickle_is_negative(const tg_pickle_value *value);
/* The dtype of a number of NumPy: kind and bytes, such as "f8". */
const char *tg_pickle_numpy_dtype(const tg_pickle_value *value);
/* The first bytes of a text, for messages. */
ks_value tg_pickle_shown(const char *text, uint64_t n);

/* ------------------------------------------------------------------------ parts of the machine */

/* pickle_stack.c. Fails at the opcode that is executed. */
bool tg_pickle_refuse(tg_pickle_machine *m, ks_code code, const char *expected);
/* The rule is only noted, at the opcode. */
bool tg_pickle_note(tg_pickle_machine *m, const ks_rule *rule);
bool tg_pickle_push_on(ks_ctx *ks, tg_pickle_stack *stack, tg_pickle_ref ref);
bool tg_pickle_push(tg_pickle_machine *m, tg_pickle_ref ref);
bool tg_pickle_push_value(tg_pickle_machine *m, tg_pickle_value value);
/* Whether a reference may be a key, and adds key and value to a dict. */
bool tg_pickle_set_item(tg_pickle_machine *m, tg_pickle_ref dict, tg_pickle_ref key,
                        tg_pickle_ref value);
/* Whether Python can hash the value, so that a set may contain it. */
bool tg_pickle_is_hashable(tg_pickle_machine *m, tg_pickle_ref ref);

/* Line `i` of pickle_calls.def: "torch" and "float32". */
const char *tg_pickle_module_of(unsigned i);
const char *tg_pickle_name_of(unsigned i);

/* pickle_global.c: pushes what a global stands for, or refuses it. Module and name are texts. */
bool tg_pickle_global(tg_pickle_machine *m, tg_pickle_value module, tg_pickle_value name);
/* pickle_call.c: what a function gives for these arguments, a tuple. */
bool tg_pickle_call(tg_pickle_machine *m, tg_pickle_function function, const tg_pickle_value *args);
/* pickle_call.c: BUILD. */
bool tg_pickle_build(tg_pickle_machine *m, tg_pickle_ref object, tg_pickle_ref state);
/* pickle_tensor.c */
bool tg_pickle_rebuild(tg_pickle_machine *m, tg_pickle_function function,
                       const tg_pickle_value *args);
bool tg_pickle_parameter(tg_pickle_machine *m, const tg_pickle_value *args);
bool tg_pickle_persistent(tg_pickle_machine *m, tg_pickle_ref id);
/* pickle_tensor.c: dicts that have to be empty are. */
bool tg_pickle_check_late(tg_pickle_machine *m);

#endif
