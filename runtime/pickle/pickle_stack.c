/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_stack.c - the stack of the machine, and what all of its parts do with values. See pickle_machine.h.
 */
#include "pickle_machine.h"

static const ks_rule rule_numpy_key = {"pickle.numpy_key", "keys that are integers of Python",
                                       KS_BAD_VALUE, true};

bool tg_pickle_refuse(tg_pickle_machine *m, ks_code code, const char *expected) {
    return tg_pickle_fail(&m->in, code, expected, ks_none());
}

bool tg_pickle_note(tg_pickle_machine *m, const ks_rule *rule) {
    return ks_violated(m->in.ks, rule, tg_pickle_offset(&m->in.of, m->in.at), ks_none(), ks_none());
}

ks_value tg_pickle_shown(const char *text, uint64_t n) {
    ks_value value = ks_none();
    value.kind = KS_VALUE_BYTES;
    value.u64 = n;
    memcpy(value.bytes, text, n < KS_VALUE_BYTES_MAX ? (size_t)n : KS_VALUE_BYTES_MAX);
    return value;
}

/* ----------------------------------------------------------------------------------- the stack */

static bool grow(ks_ctx *ks, tg_pickle_stack *s) {
    const uint64_t cap = s->cap > 0 ? s->cap * 2 : 64; /* of an array in memory: no overflow */
    tg_pickle_ref *refs = ks_alloc(ks, cap, sizeof *refs);
    if (refs == NULL) return false;
    if (s->count > 0) memcpy(refs, s->refs, (size_t)s->count * sizeof *refs);
    s->refs = refs;
    s->cap = cap;
    return true;
}

bool tg_pickle_push_on(ks_ctx *ks, tg_pickle_stack *s, tg_pickle_ref ref) {
    if (s->count == s->cap && !grow(ks, s)) return false;
    s->refs[s->count++] = ref;
    return true;
}

bool tg_pickle_push(tg_pickle_machine *m, tg_pickle_ref ref) {
    if (m->stack.count == UINT32_MAX) /* marks have 32 bits */
        return tg_pickle_refuse(m, KS_LIMIT, "fewer than 2^32 values on the stack");
    return tg_pickle_push_on(m->in.ks, &m->stack, ref);
}

bool tg_pickle_push_value(tg_pickle_machine *m, tg_pickle_value value) {
    tg_pickle_ref ref;
    return tg_pickle_add(&m->values, value, &ref) && tg_pickle_push(m, ref);
}

/* ---------------------------------------------------------------------------- members of containers */

/* What a value is called in Python. */
static ks_value kind_name(const tg_pickle_value *v) {
    static const char *const names[] = {
        [TG_PICKLE_NONE] = "None",
        [TG_PICKLE_BOOL] = "bool",
        [TG_PICKLE_INT] = "int",
        [TG_PICKLE_LONG] = "int",
        [TG_PICKLE_FLOAT] = "float",
        [TG_PICKLE_TEXT] = "str",
        [TG_PICKLE_BYTES] = "bytes",
        [TG_PICKLE_LATIN1] = "bytes",
        [TG_PICKLE_COMPLEX] = "complex",
        [TG_PICKLE_TUPLE] = "tuple",
        [TG_PICKLE_SIZE] = "torch.Size",
        [TG_PICKLE_LIST] = "list",
        [TG_PICKLE_DICT] = "dict",
        [TG_PICKLE_SET] = "set",
        [TG_PICKLE_DTYPE] = "torch.dtype",
        [TG_PICKLE_DEVICE] = "torch.device",
        [TG_PICKLE_TENSOR] = "tensor",
        [TG_PICKLE_STORAGE] = "storage",
        [TG_PICKLE_STORAGE_TYPE] = "class",
        [TG_PICKLE_FUNCTION] = "function",
        [TG_PICKLE_NUMPY_DTYPE] = "dtype",
        [TG_PICKLE_NUMPY_NUMBER] = "number of NumPy",
    };
    return tg_pickle_shown(names[v->kind], strlen(names[v->kind]));
}

bool tg_pickle_set_item(tg_pickle_machine *m, tg_pickle_ref dict, tg_pickle_ref key,
                        tg_pickle_ref value) {
    const tg_pickle_value *k = tg_pickle_at(&m->values, key);
    const tg_pickle_ref both[2] = {key, value};
    const bool is_numpy = k->kind == TG_PICKLE_NUMPY_NUMBER && k->flag != 0;
    if (k->kind != TG_PICKLE_TEXT && k->kind != TG_PICKLE_INT && k->kind != TG_PICKLE_LONG &&
        !is_numpy)
        return tg_pickle_fail(&m->in, KS_BAD_VALUE, "a key that is text or an integer",
                              kind_name(k));
    return (!is_numpy || tg_pickle_note(m, &rule_numpy_key)) &&
           tg_pickle_extend(&m->values, dict, both, 2);
}

bool tg_pickle_is_hashable(tg_pickle_machine *m, tg_pickle_ref ref) {
    const tg_pickle_value *v = tg_pickle_at(&m->values, ref);
    switch (v->kind) {
    case TG_PICKLE_LIST:
    case TG_PICKLE_DICT:
    case TG_PICKLE_SET:
    case TG_PICKLE_TENSOR:
    case TG_PICKLE_STORAGE:
    case TG_PICKLE_STORAGE_TYPE:
    case TG_PICKLE_FUNCTION:
    case TG_PICKLE_NUMPY_DTYPE:
        return tg_pickle_fail(&m->in, KS_BAD_VALUE, "plain values in a set", kind_name(v));
    default: return true;
    }
}
