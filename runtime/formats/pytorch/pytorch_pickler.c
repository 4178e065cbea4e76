/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_pickler.c - see pytorch_pickler.h. What is written is what CPython's pickler makes of OrderedDicts of tensors at
 * protocol 2 (Lib/pickle.py; torch.Tensor.__reduce_ex__), byte for byte.
 *
 * A dict is collections.OrderedDict(), and then its members, 1000 at a time. A tensor is
 *
 *     torch._utils._rebuild_tensor_v2(storage, 0, sizes, strides, False, OrderedDict())
 *
 * and its storage a persistent id: ('storage', torch.FloatStorage, '0', 'cpu', elements). An element type without a class of
 * storages has an untyped one, counted in bytes, and _rebuild_tensor_v3, which takes the type as one more argument.
 *
 * Attributes of an OrderedDict come after its members: BUILD with {'_metadata': OrderedDict(...)}, as Module.state_dict() sets it.
 *
 * The pickler remembers every object under the next number, and refers to it when the same object comes again: a global, the
 * texts that are constants of torch, and a text of at most one character below U+0100, of which CPython has one object each. All
 * others are new objects.
 */
#include "pytorch_pickler.h"

#include <string.h>

#include "ks_put.h"

#define BATCH 1000
/* Readers count the bytes of a pickle, and with it its texts, in 32 bits. */
#define MAX_PICKLE UINT32_MAX

enum {
    MARK = '(',
    STOP = '.',
    NONE = 'N',
    NEWTRUE = 0x88,
    NEWFALSE = 0x89,
    BININT = 'J',
    BININT1 = 'K',
    BININT2 = 'M',
    LONG1 = 0x8a,
    BINFLOAT = 'G',
    BINUNICODE = 'X',
    EMPTY_DICT = '}',
    EMPTY_TUPLE = ')',
    TUPLE = 't',
    TUPLE1 = 0x85, /* TUPLE2 and TUPLE3 follow */
    SETITEM = 's',
    SETITEMS = 'u',
    BINPUT = 'q',
    LONG_BINPUT = 'r',
    BINGET = 'h',
    LONG_BINGET = 'j',
    GLOBAL = 'c',
    REDUCE = 'R',
    BUILD = 'b',
    BINPERSID = 'Q'
};

/* Objects that may come again. */
enum {
    UNSHARED, /* any that does not */
    ORDERED_DICT,
    REBUILD_V2,
    REBUILD_V3,
    UNTYPED_STORAGE,
    TEXT_EMPTY,
    TEXTS,                  /* constant_texts */
    LETTERS = TEXTS + 4,    /* the characters below U+0100 */
    DTYPES = LETTERS + 256, /* the class of storages of a dtype; the dtype itself if it has none */
    NUM_SHARED = DTYPES + TG_DTYPE_COUNT
};

static const char *const storage_classes[TG_DTYPE_COUNT] = {
    [TG_DTYPE_FLOAT64] = "DoubleStorage",
    [TG_DTYPE_FLOAT32] = "FloatStorage",
    [TG_DTYPE_FLOAT16] = "HalfStorage",
    [TG_DTYPE_BFLOAT16] = "BFloat16Storage",
    [TG_DTYPE_INT64] = "LongStorage",
    [TG_DTYPE_INT32] = "IntStorage",
    [TG_DTYPE_INT16] = "ShortStorage",
    [TG_DTYPE_INT8] = "CharStorage",
    [TG_DTYPE_UINT8] = "ByteStorage",
    [TG_DTYPE_BOOL] = "BoolStorage",
    [TG_DTYPE_COMPLEX64] = "ComplexFloatStorage",
    [TG_DTYPE_COMPLEX128] = "ComplexDoubleStorage",
};

static const char *const constant_texts[LETTERS - TEXTS] = {"storage", "cpu", "_metadata",
                                                            "version"};

/* A dict whose members are written. */
typedef struct level {
    uint64_t left;
    bool has_attributes; /* which come after the members */
    bool in_attributes;
    bool
        is_attributes; /* its keys are names of modules, which are made: new objects but for those of a character */
    uint32_t in_batch; /* members of this batch that were written */
    uint32_t batch;    /* members that it has */
} level;

typedef struct pickler {
    uint8_t *dst;  /* NULL: the bytes are only counted */
    uint64_t size; /* of what was written */
    uint64_t num_remembered;
    uint64_t num_storages;
    uint64_t
        shared[NUM_SHARED]; /* 1 more than the number of the object; 0: it was not written yet */
    level levels[TG_PYTORCH_DEPTH];
    unsigned depth;
} pickler;

/* --------------------------------------------------------------------------------------- opcodes */

/* No sum wraps: there are fewer than 2^32 tensors, with names in memory and less than 2^12 bytes besides. */
static void put(pickler *p, const void *bytes, size_t n) {
    if (p->dst != NULL && n > 0) memcpy(p->dst + p->size, bytes, n);
    p->size += n;
}

static void put_op(pickler *p, unsigned op) {
    const uint8_t byte = (uint8_t)op;
    put(p, &byte, 1);
}

static void put_u32(pickler *p, unsigned op, uint64_t number) {
    uint8_t bytes[4];
    put_op(p, op);
    /* Greater numbers are only counted: there is a byte at least for each thing that is counted, see MAX_PICKLE. */
    ks_put_u4le(bytes, (uint32_t)number);
    put(p, bytes, sizeof bytes);
}

static void put_number(pickler *p, unsigned op, unsigned long_op, uint64_t number) {
    if (number > UINT8_MAX) {
        put_u32(p, long_op, number);
    } else {
        put_op(p, op);
        put_op(p, (unsigned)number);
    }
}

static void remember(pickler *p, unsigned object) {
    put_number(p, BINPUT, LONG_BINPUT, p->num_remembered);
    p->shared[object] = ++p->num_remembered;
}

/* Whether the object was written before, and is referred to. */
static bool recall(pickler *p, unsigned object) {
    if (object == UNSHARED || p->shared[object] == 0) return false;
    put_number(p, BINGET, LONG_BINGET, p->shared[object] - 1);
    return true;
}

/* The text is UTF-8. */
static unsigned object_of(const char *text, size_t n) {
    const uint8_t *bytes = (const uint8_t *)text;
    if (n == 0) return TEXT_EMPTY;
    if (n == 1) return LETTERS + bytes[0];
    if (n == 2 && (bytes[0] == 0xc2 || bytes[0] == 0xc3))
        return LETTERS + ((bytes[0] & 0x03u) << 6 | (bytes[1] & 0x3fu));
    for (unsigned i = 0; i < LETTERS - TEXTS; i++) {
        if (n == strlen(constant_texts[i]) && memcmp(text, constant_texts[i], n) == 0)
            return TEXTS + i;
    }
    return UNSHARED;
}

static void put_text_of(pickler *p, const char *text, size_t n, unsigned object) {
    if (recall(p, object)) return;
    put_u32(p, BINUNICODE, n);
    put(p, text, n);
    remember(p, object);
}

static void put_text(pickler *p, const char *text, size_t n) {
    put_text_of(p, text, n, object_of(text, n));
}

static void put_global(pickler *p, const char *module, const char *name, unsigned object) {
    if (recall(p, object)) return;
    put_op(p, GLOBAL);
    put(p, module, strlen(module));
    put_op(p, '\n');
    put(p, name, strlen(name));
    put_op(p, '\n');
    remember(p, object);
}

/* Bytes of an integer beyond 32 bits in two's complement, of which the highest bit is the sign. */
static unsigned bytes_of(int64_t number) {
    const uint64_t magnitude = number < 0 ? ~(uint64_t)number : (uint64_t)number;
    unsigned n = 5;
    while (n < 8 && magnitude >> (8 * n - 1) != 0) n++;
    return n;
}

static void put_int(pickler *p, int64_t number) {
    uint8_t bytes[8];
    ks_put_u8le(bytes, (uint64_t)number);
    if (number >= 0 && number <= UINT8_MAX) {
        put_op(p, BININT1);
        put(p, bytes, 1);
    } else if (number >= 0 && number <= UINT16_MAX) {
        put_op(p, BININT2);
        put(p, bytes, 2);
    } else if (number >= INT32_MIN && number <= INT32_MAX) {
        put_op(p, BININT);
        put(p, bytes, 4);
    } else {
        const unsigned n = bytes_of(number);
        put_op(p, LONG1);
        put_op(p, n);
        put(p, bytes, n);
    }
}

/* At most 2^63 - 1: tg_plain_add. */
static void put_length(pickler *p, uint64_t length) { put_int(p, (int64_t)length); }

static void put_ints(pickler *p, const uint64_t *numbers, uint32_t n) {
    if (n == 0) {
        put_op(p, EMPTY_TUPLE); /* which is not remembered */
        return;
    }
    if (n > 3) put_op(p, MARK);
    for (uint32_t i = 0; i < n; i++) put_length(p, numbers[i]);
    put_op(p, n > 3 ? TUPLE : TUPLE1 + n - 1);
    remember(p, UNSHARED);
}

/* --------------------------------------------------------------------------------------- tensors */

static void put_dict(pickler *p) {
    put_global(p, "collections", "OrderedDict", ORDERED_DICT);
    put_op(p, EMPTY_TUPLE);
    put_op(p, REDUCE);
    remember(p, UNSHARED);
}

static void put_storage(pickler *p, const tg_item *item, const char *storage_class) {
    char key[20];
    size_t n = sizeof key;
    uint64_t number = p->num_storages++;
    do {
        key[--n] = (char)('0' + number % 10); /* 2^64 - 1 has 20 digits */
        number /= 10;
    } while (number > 0);
    put_op(p, MARK);
    put_text(p, "storage", 7);
    if (storage_class != NULL) {
        put_global(p, "torch", storage_class, DTYPES + item->decl.dtype);
    } else {
        put_global(p, "torch.storage", "UntypedStorage", UNTYPED_STORAGE);
    }
    put_text_of(p, key + n, sizeof key - n, UNSHARED); /* str(number) makes a new object */
    put_text(p, "cpu", 3);
    put_length(p, storage_class != NULL ? item->count : item->parts[TG_PART_VALUES].nbytes);
    put_op(p, TUPLE);
    remember(p, UNSHARED);
    put_op(p, BINPERSID);
}

/* As torch strides contiguous tensors: an axis of no elements counts as one. */
static void put_strides(pickler *p, const tg_decl *d) {
    uint64_t strides[TG_PYTORCH_RANK];
    uint64_t stride = 1;
    for (uint32_t axis = d->rank; axis > 0; axis--) {
        strides[axis - 1] = stride;
        /* tg_plain_add: the lengths other than 0 have a product below 2^63. */
        if (d->shape[axis - 1] > 0) stride *= d->shape[axis - 1];
    }
    put_ints(p, strides, d->rank);
}

static void put_tensor(pickler *p, const tg_item *item) {
    const tg_dtype dtype = item->decl.dtype;
    const char *storage_class = storage_classes[dtype];
    put_global(p, "torch._utils",
               storage_class != NULL ? "_rebuild_tensor_v2" : "_rebuild_tensor_v3",
               storage_class != NULL ? REBUILD_V2 : REBUILD_V3);
    put_op(p, MARK);
    put_storage(p, item, storage_class);
    put_int(p, 0);
    put_ints(p, item->decl.shape, item->decl.rank);
    put_strides(p, &item->decl);
    put_op(p, NEWFALSE);
    put_dict(p);
    if (storage_class == NULL) put_global(p, "torch", tg_dtype_name(dtype), DTYPES + dtype);
    put_op(p, TUPLE);
    remember(p, UNSHARED);
    put_op(p, REDUCE);
    remember(p, UNSHARED);
}

/* ----------------------------------------------------------------------------------------- dicts */

static void begin_member(pickler *p, const tg_pytorch_node *node) {
    level *top = &p->levels[p->depth - 1];
    if (top->in_attributes) return;
    if (top->in_batch == 0) {
        top->batch = top->left < BATCH ? (uint32_t)top->left : BATCH;
        if (top->batch > 1) put_op(p, MARK);
    }
    unsigned object = object_of(node->key, node->key_len);
    if (top->is_attributes && object >= TEXTS && object < LETTERS) object = UNSHARED;
    put_text_of(p, node->key, node->key_len, object);
}

/* {'_metadata': ...}, of which the value comes next. */
static void begin_attributes(pickler *p, level *top) {
    top->in_attributes = true;
    put_op(p, EMPTY_DICT);
    remember(p, UNSHARED);
    put_text(p, "_metadata", 9);
}

/* Goes on behind the last member of the innermost dict, or behind its attributes; false: the dict has more. */
static bool end_dict(pickler *p) {
    level *top = &p->levels[p->depth - 1];
    if (top->in_attributes) {
        put_op(p, SETITEM);
        put_op(p, BUILD);
    } else if (top->has_attributes) {
        begin_attributes(p, top);
        return false;
    }
    p->depth--;
    return true;
}

/* Ends the member, and each dict of which it is the last one. */
static void end_member(pickler *p) {
    while (p->depth > 0) {
        level *top = &p->levels[p->depth - 1];
        if (!top->in_attributes) {
            top->left--;
            if (++top->in_batch == top->batch) {
                put_op(p, top->batch > 1 ? SETITEMS : SETITEM);
                top->in_batch = 0;
            }
            if (top->left > 0) return;
        }
        if (!end_dict(p)) return;
    }
}

static void put_float(pickler *p, double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_op(p, BINFLOAT);
    for (unsigned i = 0; i < 8; i++) put_op(p, (unsigned)(bits >> (56 - 8 * i)) & 0xff);
}

static void put_scalar(pickler *p, const tg_meta *scalar) {
    switch (scalar->kind) {
    case TG_META_BOOL: put_op(p, scalar->value.u64 != 0 ? NEWTRUE : NEWFALSE); break;
    case TG_META_U64: put_length(p, scalar->value.u64); break;
    case TG_META_S64: put_int(p, scalar->value.s64); break;
    case TG_META_F32: put_float(p, (double)scalar->value.f32); break;
    case TG_META_F64: put_float(p, scalar->value.f64); break;
    default: put_op(p, NONE); break; /* see tg_pytorch_node */
    }
}

/* Whether its members or attributes come next. */
static bool begin_dict(pickler *p, const tg_pytorch_node *node) {
    if (node->is_plain) {
        put_op(p, EMPTY_DICT);
        remember(p, UNSHARED);
    } else {
        put_dict(p);
    }
    if (node->count == 0 && !node->has_attributes) return false;
    const bool is_attributes = p->depth > 0 && p->levels[p->depth - 1].in_attributes;
    level *top = &p->levels[p->depth++]; /* see tg_pytorch_nest */
    *top = (level){.left = node->count,
                   .has_attributes = node->has_attributes,
                   .is_attributes = is_attributes};
    if (node->count == 0) begin_attributes(p, top);
    return true;
}

static void put_node(pickler *p, const tg_pytorch_node *node, bool is_first) {
    if (!is_first) begin_member(p, node);
    if (node->item != NULL) {
        put_tensor(p, node->item);
    } else if (node->scalar != NULL) {
        put_scalar(p, node->scalar);
    } else if (begin_dict(p, node)) {
        return;
    }
    end_member(p);
}

static void put_pickle(pickler *p, const ks_list *nodes) {
    put(p, "\x80\x02", 2);
    for (uint64_t i = 0; i < nodes->count; i++) put_node(p, ks_list_at(nodes, i), i == 0);
    put_op(p, STOP);
}

bool tg_pytorch_pickle(tg_build *build, const ks_list *nodes, const uint8_t **bytes,
                       uint64_t *size) {
    pickler counted = {.dst = NULL};
    put_pickle(&counted, nodes);
    if (counted.size > MAX_PICKLE)
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                         "a pickle of % bytes; readers take % at most: write fewer tensors", NULL,
                         counted.size, MAX_PICKLE);
    pickler written = {.dst = ks_alloc(&build->ks, counted.size, 1)};
    if (written.dst == NULL) return tg_refuse_ks(build);
    put_pickle(&written, nodes);
    *bytes = written.dst;
    *size = written.size;
    return true;
}
