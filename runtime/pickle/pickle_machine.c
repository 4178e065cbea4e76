/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_machine.c - see pickle_machine.h.
 */
#include "pickle_machine.h"

static const ks_rule rule_protocol = {
    "pickle.protocol", "opcodes of the protocol that the pickle begins with", KS_BAD_VALUE, true};
/* ----------------------------------------------------------------------------------- the stack */

/* How many values lie above the last mark. */
static uint64_t above_mark(const tg_pickle_machine *m) {
    const uint64_t mark = m->marks.count > 0 ? m->marks.refs[m->marks.count - 1] : 0;
    return m->stack.count - mark; /* nothing is popped through a mark */
}

static bool needs(tg_pickle_machine *m, uint64_t n) {
    const uint64_t have = above_mark(m);
    if (have >= n) return true;
    return ks_fail_found(m->in.ks, KS_BAD_VALUE, tg_pickle_offset(&m->in.of, m->in.at),
                         "at least % values on the stack, above the last mark", ks_value_u64(n),
                         ks_value_u64(have));
}

/* The topmost `n` values, which stay where they are until the next push. */
static const tg_pickle_ref *pop(tg_pickle_machine *m, uint64_t n) {
    if (!needs(m, n)) return NULL;
    m->stack.count -= n;
    return m->stack.refs + m->stack.count;
}

/* All values above the last mark, which is removed. */
static const tg_pickle_ref *pop_to_mark(tg_pickle_machine *m, uint64_t *n) {
    static const tg_pickle_ref nothing[1];
    if (m->marks.count == 0) {
        tg_pickle_refuse(m, KS_BAD_VALUE, "a mark on the stack");
        return NULL;
    }
    *n = above_mark(m);
    m->marks.count--;
    m->stack.count -= *n;
    return m->stack.refs != NULL ? m->stack.refs + m->stack.count : nothing;
}

/* The topmost value, which is of this kind. */
static bool top_is(tg_pickle_machine *m, tg_pickle_kind kind, const char *expected,
                   tg_pickle_ref *ref) {
    if (!needs(m, 1)) return false;
    *ref = m->stack.refs[m->stack.count - 1];
    return tg_pickle_kind_of(&m->values, *ref) == kind ||
           tg_pickle_refuse(m, KS_BAD_VALUE, expected);
}

/* ------------------------------------------------------------------------------------ the memo */

/* Numbers follow each other, so that the memo takes as much memory as it has entries. */
static bool put(tg_pickle_machine *m, uint64_t number) {
    if (!needs(m, 1)) return false;
    if (m->memo.count == 0) m->memo_from = number == 1; /* cPickle of Python 2 counted from 1 */
    if (number != m->memo_from + m->memo.count)
        return ks_fail_found(m->in.ks, KS_BAD_VALUE, tg_pickle_offset(&m->in.of, m->in.at),
                             "the number % for this entry of the memo",
                             ks_value_u64(m->memo_from + m->memo.count), ks_value_u64(number));
    return tg_pickle_push_on(m->in.ks, &m->memo, m->stack.refs[m->stack.count - 1]);
}

static bool get(tg_pickle_machine *m, uint64_t number) {
    if (number < m->memo_from || number - m->memo_from >= m->memo.count)
        return tg_pickle_fail(&m->in, KS_BAD_REFERENCE, "an entry of the memo that was set",
                              ks_value_u64(number));
    const tg_pickle_ref ref = m->memo.refs[number - m->memo_from];
    return tg_pickle_know(&m->values, ref) && tg_pickle_push(m, ref);
}

/* --------------------------------------------------------------------------------- plain values */

static tg_pickle_value of_kind(tg_pickle_kind kind) {
    return (tg_pickle_value){.kind = (uint8_t)kind};
}

static tg_pickle_value of_bytes(tg_pickle_kind kind, uint32_t at, uint32_t len) {
    tg_pickle_value value = of_kind(kind);
    value.at = at;
    value.count = len;
    return value;
}

static bool push_int(tg_pickle_machine *m, uint64_t bits) {
    tg_pickle_value value = of_kind(TG_PICKLE_INT);
    value.at = (uint32_t)m->in.at; /* a pickle has fewer than 2^32 bytes */
    value.bits = bits;
    return tg_pickle_push_value(m, value);
}

/* Two's complement, the lowest byte first; no bytes are 0. Leading bytes that say nothing are dropped. */
static bool push_long(tg_pickle_machine *m) {
    enum { MOST = 255 };
    const uint8_t *bytes = m->in.of.bytes + m->token.text;
    uint32_t n = m->token.len;
    if (n > MOST)
        return tg_pickle_fail(&m->in, KS_BAD_SIZE, "an integer of at most 255 bytes",
                              ks_value_u64(n));
    const uint8_t sign = n > 0 && bytes[n - 1] > 0x7f ? 0xff : 0;
    while (n > 8 && bytes[n - 1] == sign && (bytes[n - 2] > 0x7f) == (sign != 0)) n--;
    if (n > 8) return tg_pickle_push_value(m, of_bytes(TG_PICKLE_LONG, m->token.text, n));
    uint64_t bits = sign != 0 ? UINT64_MAX : 0;
    for (uint32_t i = n; i > 0; i--) bits = bits << 8 | bytes[i - 1];
    return push_int(m, bits);
}

static bool is_utf8(const tg_pickle_machine *m, uint32_t at, uint32_t n) {
    return ks_utf8_bad(m->in.of.bytes + at, n) == n;
}

static bool push_text(tg_pickle_machine *m) {
    if (!is_utf8(m, m->token.text, m->token.len))
        return tg_pickle_refuse(m, KS_BAD_TEXT, "text in UTF-8");
    return tg_pickle_push_value(m, of_bytes(TG_PICKLE_TEXT, m->token.text, m->token.len));
}

/* A string of Python 2 is text if it can be. */
static bool push_string(tg_pickle_machine *m) {
    const bool is_text = is_utf8(m, m->token.text, m->token.len);
    return tg_pickle_push_value(
        m, of_bytes(is_text ? TG_PICKLE_TEXT : TG_PICKLE_BYTES, m->token.text, m->token.len));
}

/* ----------------------------------------------------------------------------------- containers */

static bool push_row(tg_pickle_machine *m, const tg_pickle_ref *refs, uint64_t n) {
    tg_pickle_ref ref;
    return refs != NULL && tg_pickle_add_row(&m->values, TG_PICKLE_TUPLE, refs, n, &ref) &&
           tg_pickle_push(m, ref);
}

static bool push_marked_row(tg_pickle_machine *m) {
    uint64_t n = 0;
    const tg_pickle_ref *refs = pop_to_mark(m, &n);
    return push_row(m, refs, n);
}

static bool append(tg_pickle_machine *m, const tg_pickle_ref *refs, uint64_t n) {
    tg_pickle_ref list;
    return refs != NULL && top_is(m, TG_PICKLE_LIST, "a list to append to", &list) &&
           ks_spend(m->in.ks, n / 16) && tg_pickle_extend(&m->values, list, refs, n);
}

static bool append_marked(tg_pickle_machine *m) {
    uint64_t n = 0;
    const tg_pickle_ref *refs = pop_to_mark(m, &n);
    return append(m, refs, n);
}

static bool set_items(tg_pickle_machine *m, const tg_pickle_ref *refs, uint64_t n) {
    tg_pickle_ref dict;
    if (refs == NULL || !top_is(m, TG_PICKLE_DICT, "a dict to set items of", &dict) ||
        !ks_spend(m->in.ks, n / 16))
        return false;
    if (n % 2 != 0) return tg_pickle_refuse(m, KS_BAD_VALUE, "a value for each key");
    for (uint64_t i = 0; i < n; i += 2) {
        if (!tg_pickle_set_item(m, dict, refs[i], refs[i + 1])) return false;
    }
    return true;
}

static bool set_marked_items(tg_pickle_machine *m) {
    uint64_t n = 0;
    const tg_pickle_ref *refs = pop_to_mark(m, &n);
    return set_items(m, refs, n);
}

static bool add_to_set(tg_pickle_machine *m, tg_pickle_ref set, const tg_pickle_ref *refs,
                       uint64_t n) {
    if (!ks_spend(m->in.ks, n / 16)) return false;
    for (uint64_t i = 0; i < n; i++) {
        if (!tg_pickle_is_hashable(m, refs[i])) return false;
    }
    return tg_pickle_extend(&m->values, set, refs, n);
}

static bool add_marked_items(tg_pickle_machine *m) {
    uint64_t n = 0;
    tg_pickle_ref set;
    const tg_pickle_ref *refs = pop_to_mark(m, &n);
    return refs != NULL && top_is(m, TG_PICKLE_SET, "a set to add to", &set) &&
           add_to_set(m, set, refs, n);
}

static bool push_frozen_set(tg_pickle_machine *m) {
    uint64_t n = 0;
    tg_pickle_ref set;
    const tg_pickle_ref *refs = pop_to_mark(m, &n);
    return refs != NULL && tg_pickle_add(&m->values, of_kind(TG_PICKLE_SET), &set) &&
           add_to_set(m, set, refs, n) && tg_pickle_push(m, set);
}

/* --------------------------------------------------------------------------- names and calls */

static bool push_named_global(tg_pickle_machine *m) {
    const tg_pickle_token *t = &m->token;
    if (!is_utf8(m, t->text, t->len) || !is_utf8(m, t->second, t->len_second))
        return tg_pickle_refuse(m, KS_BAD_TEXT, "a module and a name in UTF-8");
    return tg_pickle_global(m, of_bytes(TG_PICKLE_TEXT, t->text, t->len),
                            of_bytes(TG_PICKLE_TEXT, t->second, t->len_second));
}

static bool push_stacked_global(tg_pickle_machine *m) {
    const tg_pickle_ref *refs = pop(m, 2);
    if (refs == NULL) return false;
    const tg_pickle_value *module = tg_pickle_at(&m->values, refs[0]);
    const tg_pickle_value *name = tg_pickle_at(&m->values, refs[1]);
    if (module->kind != TG_PICKLE_TEXT || name->kind != TG_PICKLE_TEXT)
        return tg_pickle_refuse(m, KS_BAD_VALUE, "a module and a name that are texts");
    return tg_pickle_global(m, *module, *name);
}

static bool call(tg_pickle_machine *m) {
    const tg_pickle_ref *refs = pop(m, 2);
    if (refs == NULL) return false;
    const tg_pickle_value *function = tg_pickle_at(&m->values, refs[0]);
    const tg_pickle_value *args = tg_pickle_at(&m->values, refs[1]);
    if (function->kind != TG_PICKLE_FUNCTION)
        return tg_pickle_refuse(m, KS_UNSUPPORTED, tg_expected_no_calls);
    if (args->kind != TG_PICKLE_TUPLE)
        return tg_pickle_refuse(m, KS_BAD_VALUE, "arguments in a tuple");
    return tg_pickle_call(m, (tg_pickle_function)function->which, args);
}

static bool build(tg_pickle_machine *m) {
    const tg_pickle_ref *refs = pop(m, 1);
    if (refs == NULL) return false;
    const tg_pickle_ref state = *refs;
    return needs(m, 1) && tg_pickle_build(m, m->stack.refs[m->stack.count - 1], state);
}

static bool push_persistent(tg_pickle_machine *m) {
    const tg_pickle_ref *refs = pop(m, 1);
    return refs != NULL && tg_pickle_persistent(m, *refs);
}

/* ---------------------------------------------------------------------------------- the opcodes */

static bool set_protocol(tg_pickle_machine *m) {
    if (m->protocol != 0) return tg_pickle_refuse(m, KS_BAD_VALUE, "one PROTO, at the beginning");
    if (m->token.number < 2 || m->token.number > 5)
        return tg_pickle_fail(&m->in, KS_BAD_VALUE, "protocol 2, 3, 4 or 5",
                              ks_value_u64(m->token.number));
    m->protocol = (unsigned)m->token.number;
    return true;
}

static bool begin_frame(tg_pickle_machine *m) {
    const uint64_t left = m->in.of.size - m->in.pos;
    if (m->has_frame && m->in.at < m->frame_end)
        return tg_pickle_refuse(m, KS_BAD_VALUE, "no frame inside of a frame");
    if (m->token.number > left)
        return ks_fail_found(m->in.ks, KS_TRUNCATED, tg_pickle_offset(&m->in.of, m->in.at),
                             "a frame of at most % bytes, which are left of the pickle",
                             ks_value_u64(left), ks_value_u64(m->token.number));
    m->has_frame = true;
    m->frame_end = m->in.pos + m->token.number;
    return true;
}

static bool stop(tg_pickle_machine *m) {
    if (m->marks.count > 0 || m->stack.count != 1)
        return tg_pickle_fail(&m->in, KS_BAD_VALUE,
                              "one value on the stack at the end, and no mark",
                              ks_value_u64(m->stack.count));
    if (m->has_frame && m->in.pos != m->frame_end)
        return tg_pickle_refuse(m, KS_BAD_SIZE, "a frame that ends with the pickle");
    m->result = m->stack.refs[0];
    return tg_pickle_check_late(m);
}

static bool execute(tg_pickle_machine *m) {
    switch (m->token.op) {
    case TG_OP_PROTO: return set_protocol(m);
    case TG_OP_FRAME: return begin_frame(m);
    case TG_OP_STOP: return stop(m);
    case TG_OP_MARK: return tg_pickle_push_on(m->in.ks, &m->marks, (uint32_t)m->stack.count);
    case TG_OP_NONE: return tg_pickle_push(m, TG_PICKLE_REF_NONE);
    case TG_OP_NEWTRUE: return tg_pickle_push(m, TG_PICKLE_REF_TRUE);
    case TG_OP_NEWFALSE: return tg_pickle_push(m, TG_PICKLE_REF_FALSE);
    case TG_OP_BININT:
    case TG_OP_BININT1:
    case TG_OP_BININT2: return push_int(m, m->token.number);
    case TG_OP_LONG1:
    case TG_OP_LONG4: return push_long(m);
    case TG_OP_BINFLOAT: {
        tg_pickle_value value = of_kind(TG_PICKLE_FLOAT);
        value.bits = m->token.number;
        return tg_pickle_push_value(m, value);
    }
    case TG_OP_BINUNICODE:
    case TG_OP_SHORT_BINUNICODE:
    case TG_OP_BINUNICODE8: return push_text(m);
    case TG_OP_SHORT_BINSTRING:
    case TG_OP_BINSTRING: return push_string(m);
    case TG_OP_BINBYTES:
    case TG_OP_SHORT_BINBYTES:
    case TG_OP_BINBYTES8:
    case TG_OP_BYTEARRAY8:
        return tg_pickle_push_value(m, of_bytes(TG_PICKLE_BYTES, m->token.text, m->token.len));
    case TG_OP_EMPTY_TUPLE: return tg_pickle_push_value(m, of_kind(TG_PICKLE_TUPLE));
    case TG_OP_TUPLE: return push_marked_row(m);
    case TG_OP_TUPLE1: return push_row(m, pop(m, 1), 1);
    case TG_OP_TUPLE2: return push_row(m, pop(m, 2), 2);
    case TG_OP_TUPLE3: return push_row(m, pop(m, 3), 3);
    case TG_OP_EMPTY_LIST: return tg_pickle_push_value(m, of_kind(TG_PICKLE_LIST));
    case TG_OP_APPEND: return append(m, pop(m, 1), 1);
    case TG_OP_APPENDS: return append_marked(m);
    case TG_OP_EMPTY_DICT: return tg_pickle_push_value(m, of_kind(TG_PICKLE_DICT));
    case TG_OP_SETITEM: return set_items(m, pop(m, 2), 2);
    case TG_OP_SETITEMS: return set_marked_items(m);
    case TG_OP_EMPTY_SET: return tg_pickle_push_value(m, of_kind(TG_PICKLE_SET));
    case TG_OP_ADDITEMS: return add_marked_items(m);
    case TG_OP_FROZENSET: return push_frozen_set(m);
    case TG_OP_BINPUT:
    case TG_OP_LONG_BINPUT: return put(m, m->token.number);
    case TG_OP_MEMOIZE: return put(m, m->memo_from + m->memo.count);
    case TG_OP_BINGET:
    case TG_OP_LONG_BINGET: return get(m, m->token.number);
    case TG_OP_GLOBAL: return push_named_global(m);
    case TG_OP_STACK_GLOBAL: return push_stacked_global(m);
    case TG_OP_REDUCE: return call(m);
    case TG_OP_BUILD: return build(m);
    case TG_OP_BINPERSID: return push_persistent(m);
    case TG_OP_UNKNOWN: break; /* refused when it was taken */
    }
    return false;
}

static bool step(tg_pickle_machine *m) {
    if (!tg_pickle_take(&m->in, &m->token)) return false;
    if (m->protocol == 0 && m->token.op != TG_OP_PROTO)
        return tg_pickle_refuse(m, KS_BAD_VALUE, "PROTO at the beginning of a pickle");
    if (m->token.op != TG_OP_PROTO && m->token.protocol > m->protocol &&
        !tg_pickle_note(m, &rule_protocol))
        return false;
    return execute(m);
}

bool tg_pickle_prepare(tg_pickle_machine *m, ks_ctx *ks, tg_pickle_bytes bytes) {
    m->in = (tg_pickle_input){.ks = ks, .of = bytes};
    if (bytes.size > UINT32_MAX)
        return ks_fail_found(ks, KS_UNSUPPORTED, bytes.origin, "a pickle of at most % bytes",
                             ks_value_u64(UINT32_MAX), ks_value_u64(bytes.size));
    tg_hash_key(m->hash_key, m);
    return tg_pickle_begin(&m->values, ks, bytes.size) &&
           ks_list_init(ks, &m->storages, 0, sizeof(tg_pickle_storage)) &&
           ks_list_init(ks, &m->tensors, 0, sizeof(tg_pickle_tensor)) &&
           ks_list_init(ks, &m->late, 0, sizeof(tg_pickle_ref));
}

bool tg_pickle_run(tg_pickle_machine *m) {
    do {
        if (!step(m)) {
            ks_place(m->in.ks, tg_pickle_offset(&m->in.of, m->in.at));
            return ks_in_item(m->in.ks, "opcodes", m->num_opcodes);
        }
        m->num_opcodes++;
    } while (m->token.op != TG_OP_STOP);
    return true;
}
