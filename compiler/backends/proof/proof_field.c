/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fields: which kinds of fields the backend can read directly, and the expression that reads them.
 */
#include "proof.h"
#include "queries.h"

enum { MAX_BITS_OF_LIST = 1000000 };

bool ksyc_is_number(const ir_data *d) { return d->kind == IR_D_INT; }

bool ksyc_is_scalar(const ir_data *d) { return d->kind == IR_D_INT || d->kind == IR_D_FLOAT; }

uint64_t ksyc_least_size(const ir_data *d) {
    if (ksyc_is_scalar(d)) return d->size;
    if (d->kind != IR_D_SWITCH) return d->kind == IR_D_USER ? d->type->min_size : 0;
    if (d->num_cases == 0 || d->cases[d->num_cases - 1].key != NULL) return 0;
    uint64_t least = UINT64_MAX;
    for (size_t i = 0; i < d->num_cases; i++) {
        const uint64_t size = ksyc_least_size(&d->cases[i].data);
        if (size < least) least = size;
    }
    return least;
}

bool ksyc_is_number_switch(const ir_data *d) {
    if (d->kind != IR_D_SWITCH || d->sizing != IR_SIZE_NONE) return false;
    for (size_t i = 0; i < d->num_cases; i++)
        if (!ksyc_is_number(&d->cases[i].data)) return false;
    return d->num_cases > 0 && d->cases[0].key != NULL;
}

const encoding_test *ksyc_encoding_test(const ir_data *d) {
    static const encoding_test tests[] = {
        {"ASCII", "is_ascii", "ks_ascii"},
        {"UTF-8", "is_utf8", "ks_utf8"},
        {"UTF-16LE", "is_utf16le", "ks_utf16le"},
        {"UTF-16BE", "is_utf16be", "ks_utf16be"},
        {"windows-1252", "is_windows_1252", "ks_windows_1252"},
        {"ISO-8859-1", NULL, NULL},
        {"IBM437", NULL, NULL},
    };
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        if (ksyc_same_id(tests[i].encoding, d->encoding)) return &tests[i];
    return NULL;
}

bool ksyc_is_any_text(const ir_data *d) {
    return d->kind != IR_D_STR ||
           (ksyc_encoding_test(d) != NULL && ksyc_encoding_test(d)->in_c == NULL);
}

/* Whether it takes a constant number of bytes of which nothing is tested. */
static bool takes_constant(const ir_data *d) {
    return (d->kind == IR_D_BYTES || d->kind == IR_D_STR) && ksyc_is_any_text(d) &&
           d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT && d->process == IR_P_NONE;
}

bool ksyc_is_constant_bytes(const ir_data *d) {
    return takes_constant(d) && ksyc_is_plain_bytes(d);
}

uint64_t ksyc_bytes_read(const proof_emitter *em, const ir_attr *attr) {
    uint64_t bit = 0;
    return ksyc_is_bits(em, attr, &bit) ? (bit % 8 + attr->data.bits + 7) / 8 : attr->data.size;
}

/* Of its elements nothing has to be checked, wherever it is. */
static bool is_array_of_nothing(const ir_attr *attr) {
    return attr->kind == IR_SEQ && attr->repeat == IR_REPEAT_EXPR &&
           ksyc_has_no_bytes(&attr->data) && attr->condition == NULL &&
           (attr->num_valid == 0 || attr->is_note);
}

/* A constant number of bit fields that fill bytes. */
static bool is_fixed_bit_list(const proof_emitter *em, const ir_attr *attr, uint64_t *size) {
    const ir_expr *count = attr->repeat_expr;
    if (attr->repeat != IR_REPEAT_EXPR || count->op != IR_LIT_INT || count->negative ||
        count->word > MAX_BITS_OF_LIST || !ksyc_is_bit_list(em, attr))
        return false;
    *size = count->word * attr->data.bits / 8;
    return count->word * attr->data.bits % 8 == 0;
}

bool ksyc_has_fixed_size(const proof_emitter *em, const ir_attr *attr, uint64_t *size) {
    const ir_data *d = &attr->data;
    if (ksyc_is_empty_field(attr) || is_array_of_nothing(attr)) {
        *size = 0;
        return true;
    }
    if (ksyc_is_bits(em, attr, NULL)) {
        *size = ksyc_bytes_begun(em, attr);
        return true;
    }
    if (is_fixed_bit_list(em, attr, size)) return true;
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) {
        *size = d->size;
        return true;
    }
    *size = takes_constant(d) ? d->size_expr->word : 0;
    return takes_constant(d);
}

bool ksyc_takes_constant_size(const proof_emitter *em, const ir_attr *attr, uint64_t *size) {
    const ir_data *d = &attr->data;
    if (ksyc_has_fixed_size(em, attr, size)) return true;
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    const bool is_sized = d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT;
    if (d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE) {
        *size = d->type->min_size;
        return d->type->is_fixed;
    }
    if (is_sized) *size = d->size_expr->word;
    return is_sized;
}

bool ksyc_is_of_one_size(const proof_emitter *em, const ir_type *type) {
    uint64_t all = 0, size = 0;
    if (type->is_fixed) return type->min_size > 0;
    for (size_t i = 0; i < type->num_seq; i++) {
        if (!ksyc_takes_constant_size(em, type->seq[i], &size)) return false;
        if (size > type->min_size - all) return false; /* more than is known of elements */
        all += size;
    }
    return all > 0 && all == type->min_size;
}

bool ksyc_is_confined(const ir_data *d) {
    return d->sizing == IR_SIZE_NONE ||
           ((d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS) && !d->has_terminator &&
            !d->has_pad && d->process == IR_P_NONE);
}

bool ksyc_ends_view(const ir_attr *attr) {
    return attr->kind == IR_SEQ && (ksyc_is_search(attr) || attr->repeat == IR_REPEAT_EOS);
}

bool ksyc_is_search(const ir_attr *attr) {
    return attr->repeat == IR_REPEAT_UNTIL ||
           (attr->repeat == IR_REPEAT_EOS && !ksyc_is_scalar(&attr->data) &&
            attr->data.kind != IR_D_BITS);
}

bool ksyc_may_be_endless(const ir_attr *attr) {
    return attr->repeat == IR_REPEAT_UNTIL && attr->data.kind == IR_D_USER &&
           attr->data.type->min_size == 0;
}

reading ksyc_reading(bool loads) { return loads ? READ_LOADED : READ_MEMORY; }

/* The call of a function that is given the place of bytes, and what else it needs, which may be NULL. */
static const code_expr *call_at(pool *p, const char *name, reading how, const code_expr *at,
                                const code_expr *more) {
    if (how == READ_LOADED) {
        const char *loaded = ksyc_pool_printf(p, "ks_loaded_%s", name);
        return more != NULL ? code_call(p, loaded, GATE, BUF, at, more)
                            : code_call(p, loaded, GATE, BUF, at);
    }
    if (how == READ_MEMORY) name = ksyc_pool_printf(p, "ks_%s", name);
    const code_expr *place = ksyc_code_flat(p, BUF, "+", ksyc_code_set_off(p, at));
    return more != NULL ? code_call(p, name, place, more) : code_call(p, name, place);
}

/* 2^n, where C would give a number of that many digits no type that all compilers agree on. */
static const code_expr *power(pool *p, reading how, uint64_t n) {
    const code_expr *number = ksyc_code_natural(p, UINT64_C(1) << n % 64);
    return how == READ_TERM || n < 31 ? number : code_call(p, "UINT64_C", number);
}

/* A number of up to eight bytes: of two parts, if it is none that Kaitai has a type for. */
static const code_expr *read_bytes(pool *p, ir_endian endian, uint64_t size, reading how,
                                   const code_expr *at) {
    const uint64_t whole = size >= 8 ? 8 : size >= 4 ? 4 : size >= 2 ? 2 : 1;
    const ir_data number = {.kind = IR_D_INT, .endian = endian, .size = (uint8_t)whole};
    const uint64_t rest = size - whole;
    if (rest == 0) return ksyc_read_number(p, &number, how, at, NULL);
    /* The part of the higher places: behind the other one, or before it. */
    const bool is_big = endian == IR_BIG;
    const code_expr *low = is_big ? ksyc_read_number(p, &number, how, ksyc_plus(p, at, rest), NULL)
                                  : ksyc_read_number(p, &number, how, at, NULL);
    const code_expr *high = read_bytes(p, endian, rest, how, is_big ? at : ksyc_plus(p, at, whole));
    if (how != READ_TERM)
        high = ksyc_code_cast(p, "uint64_t", ksyc_code_set_off(p, high));
    else if (rest == 3)
        high = ksyc_code_group(p, high);
    return ksyc_code_flat(p, low, "+", ksyc_code_flat(p, power(p, how, 8 * whole % 64), "*", high));
}

const code_expr *ksyc_read_number(pool *p, const ir_data *d, reading how, const code_expr *at,
                                  const code_expr *order) {
    if (d->size != 1 && d->size != 2 && d->size != 4 && d->size != 8)
        return ksyc_code_group(p, read_bytes(p, d->endian, d->size, how, at));
    const char *endian = d->size == 1          ? ""
                         : order != NULL       ? "of"
                         : d->endian == IR_BIG ? "be"
                                               : "le";
    const char *name = ksyc_pool_printf(p, "%s%u%s", d->is_signed ? "s" : "u", d->size, endian);
    return call_at(p, name, how, at, d->size > 1 ? order : NULL);
}

/* Bits of which `first` lower ones, or higher ones, of the first byte are not, in at most eight bytes. */
static const code_expr *read_bits(pool *p, const ir_data *d, uint64_t bits, uint64_t first,
                                  reading how, const code_expr *at) {
    const uint64_t bytes = (first + bits + 7) / 8;
    const uint64_t below = d->endian == IR_BIG ? 8 * bytes - first - bits : first;
    const code_expr *value = read_bytes(p, d->endian, bytes, how, at);
    if (below == 0 && bits == 8 * bytes) return value;
    if (value->kind == CODE_FLAT) value = ksyc_code_group(p, value);
    if (below > 0) value = ksyc_code_flat(p, value, "/", power(p, how, below));
    if (below + bits < 8 * bytes) value = ksyc_code_flat(p, value, "%", power(p, how, bits));
    return value;
}

/* Bits in nine bytes: those of the first byte, and the others. */
static const code_expr *read_many_bits(pool *p, const ir_data *d, uint64_t first, reading how,
                                       const code_expr *at) {
    const uint64_t in_first = 8 - first, rest = d->bits - in_first;
    const bool is_big = d->endian == IR_BIG;
    const code_expr *low = read_bits(p, d, in_first, first, how, at);
    const code_expr *high = read_bits(p, d, rest, 0, how, ksyc_plus(p, at, 1));
    if (is_big) {
        const code_expr *swap = low;
        low = high;
        high = swap;
    }
    high = ksyc_code_group(p, high);
    if (how != READ_TERM) high = ksyc_code_cast(p, "uint64_t", high);
    const code_expr *weight = power(p, how, is_big ? rest : in_first);
    return ksyc_code_flat(p, ksyc_code_group(p, low), "+", ksyc_code_flat(p, weight, "*", high));
}

const code_expr *ksyc_read_field(const proof_emitter *em, const ir_attr *attr, reading how,
                                 const code_expr *at, const code_expr *order) {
    pool *p = em->pool;
    uint64_t bit = 0;
    const ir_data *d = &attr->data;
    if (!ksyc_is_bits(em, attr, &bit)) return ksyc_read_number(p, d, how, at, order);
    return ksyc_bytes_read(em, attr) <= 8 ? read_bits(p, d, d->bits, bit % 8, how, at)
                                          : read_many_bits(p, d, bit % 8, how, at);
}

const code_expr *ksyc_test_bytes(pool *p, const char *test, reading how, const code_expr *at,
                                 const code_expr *size) {
    return call_at(p, test, how, at, size);
}

bool ksyc_is_plain_bytes(const ir_data *d) {
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EXPR && !d->has_terminator &&
           !d->has_pad && d->process == IR_P_NONE;
}

bool ksyc_is_rest_of_stream(const ir_data *d) {
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EOS && !d->has_terminator && !d->has_pad &&
           d->process == IR_P_NONE;
}
