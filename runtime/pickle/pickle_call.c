/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_call.c - what the functions of pickle_calls.def give, but for tensors (pickle_tensor.c); and BUILD.
 */
#include "error.h"
#include "pickle_machine.h"

static const ks_rule rule_numpy = {"pickle.numpy_number", "numbers of Python, none of NumPy",
                                   KS_BAD_VALUE, true};

enum { MOST_ARGUMENTS = 8 };

typedef struct arguments {
    tg_pickle_machine *m;
    uint32_t count;
    const tg_pickle_value *of[MOST_ARGUMENTS];
    tg_pickle_ref refs[MOST_ARGUMENTS];
} arguments;

static bool is(const arguments *a, uint32_t i, tg_pickle_kind kind) {
    return i < a->count && a->of[i]->kind == kind;
}

static bool wrong(const arguments *a, const char *expected) {
    return tg_pickle_refuse(a->m, KS_BAD_VALUE, expected);
}

static bool push_place(const arguments *a, tg_pickle_kind kind, uint32_t i) {
    tg_pickle_value value = *a->of[i];
    value.kind = (uint8_t)kind;
    return tg_pickle_push_value(a->m, value);
}

static bool push_empty(const arguments *a, tg_pickle_kind kind) {
    return tg_pickle_push_value(a->m, (tg_pickle_value){.kind = (uint8_t)kind});
}

/* ------------------------------------------------------------------------------ text and bytes */

/* Characters below U+0100 have one byte, or two that begin with C2 or C3. */
static bool is_latin1(const tg_pickle_machine *m, const tg_pickle_value *text) {
    const char *bytes = tg_pickle_text(m, text);
    for (uint32_t i = 0; i < text->count; i++) {
        if ((uint8_t)bytes[i] > 0xc3) return false;
    }
    return true;
}

static bool names_latin1(const arguments *a, uint32_t i) {
    return tg_pickle_text_is(a->m, a->of[i], "latin1", 6) ||
           tg_pickle_text_is(a->m, a->of[i], "latin-1", 7);
}

static bool encode(const arguments *a) {
    if (a->count != 2 || !is(a, 0, TG_PICKLE_TEXT) || !is(a, 1, TG_PICKLE_TEXT) ||
        !names_latin1(a, 1) || !ks_spend(a->m->in.ks, a->of[0]->count / 16) ||
        !is_latin1(a->m, a->of[0]))
        return wrong(a, "a text and 'latin1' for _codecs.encode, as pickles of bytes have them");
    return push_place(a, TG_PICKLE_LATIN1, 0);
}

static bool make_bytearray(const arguments *a) {
    if (a->count == 0) return push_empty(a, TG_PICKLE_BYTES);
    if (a->count == 1 && (is(a, 0, TG_PICKLE_BYTES) || is(a, 0, TG_PICKLE_LATIN1)))
        return push_place(a, (tg_pickle_kind)a->of[0]->kind, 0);
    if (a->count == 2) return encode(a);
    return wrong(a, "bytes for bytearray");
}

static bool make_bytes(const arguments *a) {
    return a->count == 0 ? push_empty(a, TG_PICKLE_BYTES)
                         : wrong(a, "no arguments for bytes: other bytes are written otherwise");
}

/* ---------------------------------------------------------------------------------- containers */

/* Copies what a container has now: Python would. */
static bool copy_items(const arguments *a, const tg_pickle_value *from, tg_pickle_ref to,
                       bool hashable) {
    tg_pickle_machine *m = a->m;
    tg_pickle_items items = tg_pickle_items_of(&m->values, from);
    tg_pickle_ref ref;
    if (!ks_spend(m->in.ks, from->count)) return false;
    while (tg_pickle_next_item(&m->values, &items, &ref)) {
        if ((hashable && !tg_pickle_is_hashable(m, ref)) || !tg_pickle_know(&m->values, ref) ||
            !tg_pickle_extend(&m->values, to, &ref, 1))
            return false;
    }
    return true;
}

static bool make_set(const arguments *a) {
    tg_pickle_ref set;
    if (a->count > 1 || (a->count == 1 && !is(a, 0, TG_PICKLE_LIST) && !is(a, 0, TG_PICKLE_TUPLE)))
        return wrong(a, "a list for a set");
    return tg_pickle_add(&a->m->values, (tg_pickle_value){.kind = TG_PICKLE_SET}, &set) &&
           (a->count == 0 || copy_items(a, a->of[0], set, true)) && tg_pickle_push(a->m, set);
}

static bool set_pair(const arguments *a, tg_pickle_ref dict, tg_pickle_ref pair) {
    const tg_pickle_value *p = tg_pickle_at(&a->m->values, pair);
    tg_pickle_ref both[2];
    if ((p->kind != TG_PICKLE_LIST && p->kind != TG_PICKLE_TUPLE) || p->count != 2)
        return wrong(a, "pairs of a key and a value for OrderedDict");
    tg_pickle_items items = tg_pickle_items_of(&a->m->values, p);
    return tg_pickle_next_item(&a->m->values, &items, &both[0]) &&
           tg_pickle_next_item(&a->m->values, &items, &both[1]) &&
           tg_pickle_know(&a->m->values, both[1]) &&
           tg_pickle_set_item(a->m, dict, both[0], both[1]);
}

static bool make_ordered_dict(const arguments *a) {
    const tg_pickle_value empty = {.kind = TG_PICKLE_DICT, .flag = TG_PICKLE_ORDERED};
    tg_pickle_ref dict;
    tg_pickle_ref pair;
    if (a->count > 1 || (a->count == 1 && !is(a, 0, TG_PICKLE_LIST)))
        return wrong(a, "no arguments for OrderedDict, or a list of pairs");
    if (!tg_pickle_add(&a->m->values, empty, &dict)) return false;
    if (a->count == 1) {
        tg_pickle_items items = tg_pickle_items_of(&a->m->values, a->of[0]);
        if (!ks_spend(a->m->in.ks, a->of[0]->count)) return false;
        while (tg_pickle_next_item(&a->m->values, &items, &pair)) {
            if (!set_pair(a, dict, pair)) return false;
        }
    }
    return tg_pickle_push(a->m, dict);
}

static bool make_counter(const arguments *a) {
    tg_pickle_ref dict;
    if (a->count > 1 || (a->count == 1 && !is(a, 0, TG_PICKLE_DICT)))
        return wrong(a, "no arguments for Counter, or a dict");
    return tg_pickle_add(&a->m->values, (tg_pickle_value){.kind = TG_PICKLE_DICT}, &dict) &&
           (a->count == 0 || copy_items(a, a->of[0], dict, false)) && tg_pickle_push(a->m, dict);
}

static bool make_size(const arguments *a) {
    tg_pickle_ref lengths[TG_PICKLE_MOST_AXES];
    tg_pickle_ref size;
    uint32_t n = 0;
    if (a->count > 1 || (a->count == 1 && !is(a, 0, TG_PICKLE_LIST) && !is(a, 0, TG_PICKLE_TUPLE)))
        return wrong(a, "a tuple of lengths for torch.Size");
    if (a->count == 1) {
        tg_pickle_items items = tg_pickle_items_of(&a->m->values, a->of[0]);
        if (items.total > TG_PICKLE_MOST_AXES) return wrong(a, "at most 64 axes for torch.Size");
        while (tg_pickle_next_item(&a->m->values, &items, &lengths[n])) {
            const tg_pickle_value *length = tg_pickle_at(&a->m->values, lengths[n++]);
            if (length->kind != TG_PICKLE_INT || length->bits > INT64_MAX)
                return wrong(a, "lengths from 0 to 2^63 - 1 for torch.Size");
        }
    }
    return tg_pickle_add_row(&a->m->values, TG_PICKLE_SIZE, lengths, n, &size) &&
           tg_pickle_push(a->m, size);
}

/* -------------------------------------------------------------------------------- plain values */

static bool is_real(const arguments *a, uint32_t i) {
    return is(a, i, TG_PICKLE_FLOAT) || is(a, i, TG_PICKLE_INT);
}

static bool push_pair(const arguments *a, tg_pickle_kind kind) {
    tg_pickle_value value = {.kind = (uint8_t)kind};
    value.pair[0] = a->refs[0];
    value.pair[1] = a->count > 1 ? a->refs[1] : 0;
    return tg_pickle_push_value(a->m, value);
}

static bool make_complex(const arguments *a) {
    return a->count == 2 && is_real(a, 0) && is_real(a, 1) ? push_pair(a, TG_PICKLE_COMPLEX)
                                                           : wrong(a, "two numbers for complex");
}

static bool make_device(const arguments *a) {
    const bool fits =
        (a->count == 1 || (a->count == 2 && is(a, 1, TG_PICKLE_INT))) && is(a, 0, TG_PICKLE_TEXT);
    return fits ? push_pair(a, TG_PICKLE_DEVICE)
                : wrong(a, "the kind of a device, and perhaps its number, for torch.device");
}

/* ---------------------------------------------------------------------------- numbers of NumPy */

/* The dtypes of plain numbers: kind, and bytes. */
static const char numpy_dtypes[][3] = {"f8", "f4", "f2", "i8", "i4", "i2",
                                       "i1", "u8", "u4", "u2", "u1", "b1"};

const char *tg_pickle_numpy_dtype(const tg_pickle_value *value) {
    return numpy_dtypes[value->which];
}

uint64_t tg_pickle_integer(const tg_pickle_value *value) {
    if (value->kind == TG_PICKLE_INT) return value->bits;
    const char *dtype = numpy_dtypes[value->which];
    const unsigned bits = 8 * (unsigned)(dtype[1] - '0');
    const bool has_sign = dtype[0] == 'i' && value->bits >> (bits - 1) != 0;
    /* The sign is spread over the bits that the number does not have. */
    return has_sign && bits < 64 ? value->bits | UINT64_MAX << bits : value->bits;
}

bool tg_pickle_is_negative(const tg_pickle_value *value) {
    const bool is_unsigned =
        value->kind == TG_PICKLE_NUMPY_NUMBER && numpy_dtypes[value->which][0] == 'u';
    return !is_unsigned && tg_pickle_integer(value) > INT64_MAX;
}

static bool make_numpy_dtype(const arguments *a) {
    const bool flags = (is(a, 1, TG_PICKLE_BOOL) && is(a, 2, TG_PICKLE_BOOL)) ||
                       (is(a, 1, TG_PICKLE_INT) && is(a, 2, TG_PICKLE_INT));
    if (a->count != 3 || !flags || (!is(a, 0, TG_PICKLE_TEXT) && !is(a, 0, TG_PICKLE_BYTES)))
        return wrong(a, "the name of a dtype and two flags for numpy.dtype");
    const char *name = tg_pickle_text(a->m, a->of[0]);
    for (unsigned i = 0; i < sizeof numpy_dtypes / sizeof *numpy_dtypes; i++) {
        if (a->of[0]->count == 2 && memcmp(name, numpy_dtypes[i], 2) == 0)
            return tg_pickle_push_value(a->m, (tg_pickle_value){.kind = TG_PICKLE_NUMPY_DTYPE,
                                                                .which = (uint16_t)i,
                                                                .at = (uint32_t)a->m->in.at});
    }
    return tg_pickle_refuse(a->m, KS_UNSUPPORTED, "a dtype of plain numbers for numpy.dtype");
}

static bool make_numpy_number(const arguments *a) {
    if (a->count != 2 || !is(a, 0, TG_PICKLE_NUMPY_DTYPE) ||
        (!is(a, 1, TG_PICKLE_BYTES) && !is(a, 1, TG_PICKLE_LATIN1)))
        return wrong(a, "a dtype and bytes for a number of NumPy");
    const char *dtype = numpy_dtypes[a->of[0]->which];
    const uint32_t width = (uint32_t)(dtype[1] - '0');
    if (a->of[0]->flag == 0) return wrong(a, "a dtype of NumPy with its state");
    const uint8_t *bytes = (const uint8_t *)tg_pickle_text(a->m, a->of[1]);
    uint8_t number[8];
    uint32_t n = 0;
    for (uint32_t i = 0; i < a->of[1]->count; i++) {
        uint8_t byte = bytes[i];
        /* C2 and C3 begin two bytes, see is_latin1; the text is valid. */
        if (a->of[1]->kind == TG_PICKLE_LATIN1 && byte > 0x7f)
            byte = (uint8_t)((byte & 0x03) << 6 | (bytes[++i] & 0x3f));
        if (n == width) return wrong(a, "as many bytes as a number of that dtype has");
        number[n++] = byte;
    }
    if (n != width) return wrong(a, "as many bytes as a number of that dtype has");
    tg_pickle_value value = {
        .kind = TG_PICKLE_NUMPY_NUMBER, .which = a->of[0]->which, .at = (uint32_t)a->m->in.at};
    value.flag = dtype[0] == 'i' || dtype[0] == 'u';
    for (uint32_t i = 0; i < width; i++) {
        const uint32_t at = a->of[0]->flag == '>' ? width - 1 - i : i;
        value.bits |= (uint64_t)number[at] << (8 * i);
    }
    return tg_pickle_note(a->m, &rule_numpy) && tg_pickle_push_value(a->m, value);
}

/* A part of the state of a dtype (numpy/core/src/multiarray/descriptor.c, arraydescr_reduce): version 3, byte order, three times
 * None for what only other dtypes have, size and alignment, which are not stored, and flags. A plain number has none: with
 * some of them numpy takes its bytes for an address. */
static bool is_dtype_part(uint32_t i, const tg_pickle_value *part) {
    const bool is_text = part->kind == TG_PICKLE_TEXT || part->kind == TG_PICKLE_BYTES;
    if (i == 1) return is_text && part->count == 1;
    if (i >= 2 && i < 5) return part->kind == TG_PICKLE_NONE;
    if (part->kind != TG_PICKLE_INT) return false;
    if (i == 0) return part->bits == 3;
    return i == 7 ? part->bits == 0 : part->bits == UINT64_MAX; /* -1 */
}

static bool build_numpy_dtype(tg_pickle_machine *m, tg_pickle_ref object, tg_pickle_ref state) {
    static const char expected[] = "the state of the dtype of a plain number";
    const tg_pickle_value *s = tg_pickle_at(&m->values, state);
    tg_pickle_value *dtype = tg_pickle_at(&m->values, object);
    if (s->kind != TG_PICKLE_TUPLE || s->count != 8 || dtype->flag != 0)
        return tg_pickle_refuse(m, KS_BAD_VALUE, expected);
    for (uint32_t i = 0; i < 8; i++) {
        const tg_pickle_value *part =
            tg_pickle_at(&m->values, tg_pickle_ref_at(&m->values, (uint64_t)s->at + i));
        if (!is_dtype_part(i, part)) return tg_pickle_refuse(m, KS_BAD_VALUE, expected);
        if (i == 1) dtype->flag = (uint8_t)*tg_pickle_text(m, part);
    }
    return (dtype->flag != 0 && strchr("<>|=", dtype->flag) != NULL) ||
           tg_pickle_refuse(m, KS_BAD_VALUE, expected);
}

/* --------------------------------------------------------------------------------------- BUILD */

/* The attributes of an OrderedDict: those of state_dict(). */
static bool build_dict(tg_pickle_machine *m, tg_pickle_ref object, tg_pickle_ref state) {
    static const char expected[] = "no attributes of an OrderedDict but _metadata, set once";
    tg_pickle_value *dict = tg_pickle_at(&m->values, object);
    const tg_pickle_value *s = tg_pickle_at(&m->values, state);
    if ((dict->flag & TG_PICKLE_ORDERED) == 0 || (dict->flag & TG_PICKLE_BUILT) != 0 ||
        s->kind != TG_PICKLE_DICT || s->count > 2)
        return tg_pickle_refuse(m, KS_BAD_VALUE, expected);
    dict->flag |= TG_PICKLE_BUILT;
    if (s->count == 0) return true;
    tg_pickle_items items = tg_pickle_items_of(&m->values, s);
    tg_pickle_ref key = 0;
    tg_pickle_ref value = 0;
    if (!tg_pickle_next_item(&m->values, &items, &key) ||
        !tg_pickle_next_item(&m->values, &items, &value) ||
        !tg_pickle_text_is(m, tg_pickle_at(&m->values, key), "_metadata", 9))
        return tg_pickle_refuse(m, KS_BAD_VALUE, expected);
    if (!tg_pickle_know(&m->values, object)) return false;
    tg_pickle_more_of(&m->values, dict)->attributes = value;
    return true;
}

bool tg_pickle_build(tg_pickle_machine *m, tg_pickle_ref object, tg_pickle_ref state) {
    switch (tg_pickle_kind_of(&m->values, object)) {
    case TG_PICKLE_NUMPY_DTYPE: return build_numpy_dtype(m, object, state);
    case TG_PICKLE_DICT: return build_dict(m, object, state);
    case TG_PICKLE_FUNCTION:
    case TG_PICKLE_STORAGE_TYPE: return tg_pickle_refuse(m, KS_UNSUPPORTED, tg_expected_no_calls);
    default: return tg_pickle_refuse(m, KS_BAD_VALUE, "attributes of nothing but an OrderedDict");
    }
}

/* -------------------------------------------------------------------------------------- REDUCE */

bool tg_pickle_call(tg_pickle_machine *m, tg_pickle_function function,
                    const tg_pickle_value *args) {
    arguments a = {.m = m, .count = args->count};
    if (args->count > MOST_ARGUMENTS)
        return tg_pickle_refuse(m, KS_BAD_VALUE, "at most 8 arguments");
    for (uint32_t i = 0; i < args->count; i++) {
        a.refs[i] = tg_pickle_ref_at(&m->values, (uint64_t)args->at + i);
        a.of[i] = tg_pickle_at(&m->values, a.refs[i]);
    }
    switch (function) {
    case TG_CALL_ENCODE: return encode(&a);
    case TG_CALL_BYTEARRAY: return make_bytearray(&a);
    case TG_CALL_BYTES: return make_bytes(&a);
    case TG_CALL_COMPLEX: return make_complex(&a);
    case TG_CALL_SET: return make_set(&a);
    case TG_CALL_COUNTER: return make_counter(&a);
    case TG_CALL_ORDERED_DICT: return make_ordered_dict(&a);
    case TG_CALL_SIZE: return make_size(&a);
    case TG_CALL_DEVICE: return make_device(&a);
    case TG_CALL_NUMPY_SCALAR: return make_numpy_number(&a);
    case TG_CALL_NUMPY_DTYPE: return make_numpy_dtype(&a);
    case TG_CALL_PARAMETER: return tg_pickle_parameter(m, args);
    case TG_CALL_TENSOR:
    case TG_CALL_TENSOR_V2:
    case TG_CALL_TENSOR_V3: return tg_pickle_rebuild(m, function, args);
    }
    return false;
}
