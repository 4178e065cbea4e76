/* SPDX-License-Identifier: Apache-2.0 */
/* checkpoint_pickle.c - the opcodes of a pickle, and what becomes of the value of each: a machine that makes no values. */
#include <string.h>

#include "checkpoint.h"

static const opcode OPCODES[] = {
#define PICKLE_OPCODE(code, name, operand, protocol) {code, operand, protocol},
#define PICKLE_CALLING(code, name)
#define PICKLE_OTHER(code, name)
#include "pickle_opcodes.def"
#undef PICKLE_OPCODE
#undef PICKLE_CALLING
#undef PICKLE_OTHER
};
enum { NUM_OPCODES = sizeof OPCODES / sizeof OPCODES[0] };

/* The arguments of each function, see `import`. */
#define ENCODE "tc"
#define BYTEARRAY "b"
#define BYTES ""
#define COMPLEX "ff"
#define SET "L"
#define COUNTER "D"
#define SIZE "l"
#define PARAMETER "TqO"
#define TENSOR "Sip"
#define DEVICE "tk"
#define NUMPY_SCALAR "nb"
/* The bytes of an element. */
enum {
    WIDTH_NONE = 1,
    WIDTH_BOOL = 1,
    WIDTH_UINT8 = 1,
    WIDTH_INT8 = 1,
    WIDTH_INT16 = 2,
    WIDTH_FLOAT16 = 2,
    WIDTH_BFLOAT16 = 2,
    WIDTH_INT32 = 4,
    WIDTH_FLOAT32 = 4,
    WIDTH_INT64 = 8,
    WIDTH_FLOAT64 = 8,
    WIDTH_COMPLEX64 = 8,
    WIDTH_COMPLEX128 = 16
};
static const import IMPORTS[] = {
#define PICKLE_CALL(module, name, function) {module, name, function, IS_CALL, 0},
#define PICKLE_STORAGE(module, name, dtype) {module, name, NULL, IS_STORAGE, WIDTH_##dtype},
#define PICKLE_DTYPE(module, name, dtype) {module, name, NULL, IS_DTYPE, 0},
#define PICKLE_KNOWN(module, name, what) {module, name, NULL, IS_KNOWN, 0},
#include "pickle_calls.def"
#undef PICKLE_CALL
#undef PICKLE_STORAGE
#undef PICKLE_DTYPE
#undef PICKLE_KNOWN
};
enum { NUM_IMPORTS = sizeof IMPORTS / sizeof IMPORTS[0] };

/* ------------------------------------------------------------------------------------- opcodes */

const opcode *fuzz_opcode_of(uint8_t code) {
    for (size_t i = 0; i < NUM_OPCODES; i++)
        if (OPCODES[i].code == code) return &OPCODES[i];
    return NULL;
}

const opcode *fuzz_some_opcode(work *w) { return &OPCODES[below(w, NUM_OPCODES)]; }

size_t fuzz_opcode_size(const uint8_t *p, size_t n) {
    const opcode *op = n > 0 ? fuzz_opcode_of(p[0]) : NULL;
    static const uint8_t sizes[] = {0, 1, 2, 4, 8, 4, 8, 1, 4, 8, 0};
    if (op == NULL || sizes[op->operand] > n - 1) return 0;
    size_t size = 1u + sizes[op->operand];
    if (op->operand >= BYTES1 && op->operand <= BYTES8) {
        uint64_t len = get_word(p + 1, sizes[op->operand], false);
        return len <= n - size ? size + (size_t)len : 0;
    }
    for (int lines = op->operand == LINES ? 2 : 0; lines > 0; lines--) {
        const uint8_t *end = memchr(p + size, '\n', n - size);
        if (end == NULL) return 0;
        size = (size_t)(end - p) + 1;
    }
    return size;
}

size_t fuzz_pickle_size(const uint8_t *p, size_t n) {
    for (size_t at = 0, size = 0; (size = fuzz_opcode_size(p + at, n - at)) > 0;) {
        at += size;
        if (p[at - size] == OP_STOP) return at;
    }
    return 0;
}

/* ------------------------------------------------------------------------------------- imports */

const import *fuzz_some_import(work *w) { return &IMPORTS[below(w, NUM_IMPORTS)]; }

const import *fuzz_import_of(work *w, import_kind kind) {
    const import *some = NULL;
    uint64_t num = 0;
    for (size_t i = 0; i < NUM_IMPORTS; i++)
        if (IMPORTS[i].kind == kind && below(w, ++num) == 0) some = &IMPORTS[i];
    return some;
}

const import *fuzz_import_with(work *w, const char *arguments) {
    const import *some = NULL;
    uint64_t num = 0;
    for (size_t i = 0; i < NUM_IMPORTS; i++)
        if (IMPORTS[i].kind == IS_CALL && strcmp(IMPORTS[i].arguments, arguments) == 0 &&
            below(w, ++num) == 0)
            some = &IMPORTS[i];
    return some;
}

static const import *import_named(span module, span name) {
    for (size_t i = 0; i < NUM_IMPORTS; i++) {
        if (strlen(IMPORTS[i].module) == module.n && strlen(IMPORTS[i].name) == name.n &&
            memcmp(IMPORTS[i].module, module.bytes, module.n) == 0 &&
            memcmp(IMPORTS[i].name, name.bytes, name.n) == 0)
            return &IMPORTS[i];
    }
    return NULL;
}

const import *fuzz_import_at(const uint8_t *p, size_t n) {
    const uint8_t *line = n > 2 ? memchr(p + 1, '\n', n - 2) : NULL;
    if (line == NULL) return NULL;
    span module = {p + 1, (size_t)(line - p) - 1};
    return import_named(module, (span){line + 1, n - module.n - 3});
}

/* --------------------------------------------------------------------------------------- trace */

/* How many values an opcode takes; those above the last mark. */
enum { TO_MARK = 9 };

static unsigned taken_by(uint8_t code) {
    switch (code) {
    case OP_STOP:
    case OP_APPEND:
    case OP_BUILD:
    case OP_TUPLE1:
    case OP_BINPERSID: return 1;
    case OP_SETITEM:
    case OP_TUPLE2:
    case OP_STACK_GLOBAL:
    case OP_REDUCE: return 2;
    case OP_TUPLE3: return 3;
    case OP_TUPLE:
    case OP_FROZENSET:
    case OP_APPENDS:
    case OP_SETITEMS:
    case OP_ADDITEMS: return TO_MARK;
    default: return 0;
    }
}

static bool is_put(uint8_t code) {
    return code == OP_BINPUT || code == OP_LONG_BINPUT || code == OP_MEMOIZE;
}

static bool is_get(uint8_t code) { return code == OP_BINGET || code == OP_LONG_BINGET; }

static bool fills(uint8_t code) {
    return code == OP_APPEND || code == OP_APPENDS || code == OP_SETITEM || code == OP_SETITEMS ||
           code == OP_ADDITEMS || code == OP_BUILD;
}

static bool makes(uint8_t code) {
    return !fills(code) && !is_put(code) && code != OP_PROTO && code != OP_FRAME &&
           code != OP_STOP && code != OP_MARK;
}

typedef struct machine {
    pickle_trace *t;
    uint16_t stack[MOST_OPS], memo[MOST_MEMO];
    size_t depth, memo_used;
} machine;

static bool is_mark(const machine *m, uint16_t op) {
    return m->t->bytes[m->t->ops[op].at] == OP_MARK;
}

/* Takes the values of opcode `i` from the stack. False: it has too few. */
static bool take(machine *m, uint16_t i, unsigned n) {
    pickle_op *op = &m->t->ops[i];
    size_t first = m->depth;
    while (first > 0 && m->depth - first < (n == TO_MARK ? SIZE_MAX : n) &&
           !is_mark(m, m->stack[first - 1]))
        first--;
    bool has_mark = n == TO_MARK && first > 0;
    if (n == TO_MARK ? !has_mark : m->depth - first < n) return false;
    if (first < m->depth) op->from = m->t->ops[m->stack[first]].from;
    for (size_t k = first; k < m->depth; k++) {
        m->t->ops[m->stack[k]].taker = i;
        m->t->ops[m->stack[k]].number = (uint16_t)(k - first);
    }
    m->depth = first;
    if (has_mark) op->from = m->stack[--m->depth];
    return true;
}

static uint64_t operand_of(const pickle_trace *t, size_t i) {
    uint32_t size = t->ops[i].size - 1;
    return get_word(t->bytes + t->ops[i].at + 1, size < 8 ? size : 8, false);
}

static bool step(machine *m, uint16_t i) {
    pickle_op *op = &m->t->ops[i];
    uint8_t code = m->t->bytes[op->at];
    op->from = i;
    if (!take(m, i, taken_by(code))) return false;
    bool is_empty = m->depth == 0 || is_mark(m, m->stack[m->depth - 1]);
    if (fills(code)) {
        if (is_empty) return false;
        op->same = m->stack[m->depth - 1];
        m->t->ops[op->same].is_filled = true;
        op->same = m->t->ops[op->same].same; /* the container, not how it came from the memo */
        m->t->ops[op->same].is_filled = true;
    } else if (is_put(code)) {
        uint64_t number = code == OP_MEMOIZE ? m->memo_used : operand_of(m->t, i);
        if (is_empty) return false;
        if (number < MOST_MEMO) m->memo[number] = m->t->ops[m->stack[m->depth - 1]].same;
        m->memo_used++;
    } else if (is_get(code)) {
        uint64_t number = operand_of(m->t, i);
        if (number < MOST_MEMO && m->memo[number] != NO_OP) op->same = m->memo[number];
    }
    if (makes(code) || code == OP_MARK) m->stack[m->depth++] = i;
    if (!makes(code)) op->from = NO_OP;
    return true;
}

bool fuzz_trace(pickle_trace *t, const uint8_t *p, size_t n) {
    static _Thread_local machine m;
    t->bytes = p;
    t->num = 0;
    for (size_t at = 0, size = 0; (size = fuzz_opcode_size(p + at, n - at)) > 0; at += size) {
        if (t->num == MOST_OPS) return false;
        t->ops[t->num] =
            (pickle_op){.at = (uint32_t)at, .size = (uint32_t)size, .from = NO_OP, .taker = NO_OP};
        t->ops[t->num].same = (uint16_t)t->num;
        t->num++;
        if (p[at] == OP_STOP) break;
    }
    m.t = t;
    m.depth = m.memo_used = 0;
    memset(m.memo, 0xff, sizeof m.memo);
    for (uint16_t i = 0; i < t->num && step(&m, i); i++) continue;
    return t->num >= 2;
}

/* The opcode that takes the value, or the tuple around it; NO_OP: none, or too many tuples. */
static uint16_t holder_of(const pickle_trace *t, size_t op) {
    enum { DEEPEST = 8 };
    for (unsigned i = 0; i < DEEPEST && t->ops[op].taker != NO_OP; i++) {
        uint8_t code = t->bytes[t->ops[t->ops[op].taker].at];
        if (code != OP_TUPLE && code != OP_TUPLE1 && code != OP_TUPLE2 && code != OP_TUPLE3)
            return t->ops[op].taker;
        op = t->ops[op].taker;
    }
    return NO_OP;
}

pickle_use fuzz_use_of(const pickle_trace *t, size_t op) {
    uint16_t by = holder_of(t, op), to = NO_OP;
    if (by == NO_OP) return USE_NONE;
    switch (t->bytes[t->ops[by].at]) {
    case OP_APPEND:
    case OP_APPENDS:
        /* A list that is an argument is one of members of a set. */
        to = holder_of(t, t->ops[by].same);
        return to != NO_OP && t->bytes[t->ops[to].at] == OP_REDUCE ? USE_KEY : USE_VALUE;
    case OP_STOP: return USE_VALUE;
    case OP_ADDITEMS:
    case OP_FROZENSET: return USE_KEY;
    case OP_SETITEM:
    case OP_SETITEMS: return t->ops[op].number % 2 == 0 ? USE_KEY : USE_VALUE;
    default: return USE_PART;
    }
}

/* ------------------------------------------------------------------------------------ storages */

/* The opcode that made value `number` of those that `taker` takes; NO_OP: there is none. */
static uint16_t part_of(const pickle_trace *t, size_t taker, uint16_t number) {
    for (size_t i = taker; i-- > 0;)
        if (t->ops[i].taker == taker && t->ops[i].number == number) return t->ops[i].same;
    return NO_OP;
}

static span text_of(const pickle_trace *t, uint16_t i) {
    if (i == NO_OP) return (span){t->bytes, 0};
    const pickle_op *op = &t->ops[i];
    const opcode *kind = fuzz_opcode_of(t->bytes[op->at]);
    uint32_t skip = kind->operand == BYTES1 ? 2 : kind->operand == BYTES4 ? 5 : 9;
    if (kind->operand < BYTES1 || kind->operand > BYTES8) return (span){t->bytes, 0};
    return (span){t->bytes + op->at + skip, op->size - skip};
}

static const import *import_of(const pickle_trace *t, uint16_t i) {
    if (i == NO_OP) return NULL;
    const uint8_t *p = t->bytes + t->ops[i].at;
    if (p[0] == OP_GLOBAL) return fuzz_import_at(p, t->ops[i].size);
    if (p[0] != OP_STACK_GLOBAL) return NULL;
    return import_named(text_of(t, part_of(t, i, 0)), text_of(t, part_of(t, i, 1)));
}

static bool number_of(const pickle_trace *t, uint16_t i, uint64_t *number) {
    if (i == NO_OP) return false;
    switch (t->bytes[t->ops[i].at]) {
    case OP_BININT:
    case OP_BININT1:
    case OP_BININT2: *number = operand_of(t, i); return true;
    case OP_LONG1:
    case OP_LONG4: {
        span bytes = text_of(t, i);
        *number = get_word(bytes.bytes, bytes.n < 8 ? (uint32_t)bytes.n : 8, false);
        return true;
    }
    default: return false;
    }
}

size_t fuzz_storages(const pickle_trace *t, pickle_storage storages[MOST_STORAGES]) {
    size_t num = 0;
    for (size_t i = 0; i < t->num && num < MOST_STORAGES; i++) {
        if (t->bytes[t->ops[i].at] != OP_BINPERSID) continue;
        uint16_t id = part_of(t, i, 0);
        if (id == NO_OP) continue;
        pickle_storage s = {.key = text_of(t, part_of(t, id, 2))};
        const import *type = import_of(t, part_of(t, id, 1));
        if (type == NULL || type->kind != IS_STORAGE ||
            !number_of(t, part_of(t, id, 4), &s.count) || s.count > MOST_STORED / type->width)
            continue;
        s.nbytes = s.count * type->width;
        size_t same = 0;
        while (same < num && (storages[same].key.n != s.key.n ||
                              memcmp(storages[same].key.bytes, s.key.bytes, s.key.n) != 0))
            same++;
        if (same == num) storages[num++] = s;
    }
    return num;
}
