/* SPDX-License-Identifier: Apache-2.0 */
/*
 * protobuf_wire.c - see protobuf_wire.h.
 */
#include "protobuf_wire.h"

#define WINDOW (UINT32_C(64) << 10) /* bytes that are loaded at once */

enum { LONGEST_VARINT = 10, LONGEST_TAG = 5, NUMBER_BITS = 3 };

static const ks_rule rule_longer = {"number.bytes", "numbers of as few bytes as they need",
                                    KS_BAD_VALUE, true};

const uint8_t *tg_wire_load_slow(tg_wire *w, uint32_t at, uint32_t n) {
    const uint8_t *base = w->ks->input.base;
    const uint32_t left = w->size - at; /* at most `size` */
    uint32_t more = n;
    if (more < WINDOW) more = left < WINDOW ? left : WINDOW;
    if (!ks_fetch_part(w->ks, base, at, more)) return NULL;
    w->from = at;
    w->to = at + more; /* at most `size` */
    return base + at;
}

static bool ends(tg_wire *w, uint32_t at, uint32_t left) {
    return ks_fail_found(w->ks, KS_TRUNCATED, at, "a number that ends inside of its message",
                         ks_none(), ks_value_u64(left));
}

/* A varint of at most `most` bytes. */
static bool take_varint(tg_wire *w, uint32_t *at, uint32_t end, unsigned most, uint64_t *value) {
    const uint32_t left = end - *at;
    const uint8_t *bytes = tg_wire_load(w, *at, left < most ? left : most);
    uint64_t sum = 0;
    unsigned n = 0;
    if (bytes == NULL) return false;
    do {
        if (n == left) return ends(w, *at, left);
        if (n == most)
            return ks_fail_found(w->ks, KS_BAD_VALUE, *at, "a number of at most % bytes",
                                 ks_value_u64(most), ks_none());
        if (n == LONGEST_VARINT - 1 && bytes[n] > 1) /* 9 * 7 bits are before it */
            return ks_fail(w->ks, KS_OVERFLOW, *at, "a number of at most 64 bits");
        sum |= (uint64_t)(bytes[n] & 0x7f) << (7 * n);
    } while (bytes[n++] >= 0x80);
    if (w->is_judged && n > 1 && bytes[n - 1] == 0 &&
        !ks_violated(w->ks, &rule_longer, *at, ks_none(), ks_value_u64(n)))
        return false;
    *at += n;
    *value = sum;
    return true;
}

bool tg_wire_varint_slow(tg_wire *w, uint32_t *at, uint32_t end, uint64_t *value) {
    return take_varint(w, at, end, LONGEST_VARINT, value);
}

bool tg_wire_tag_slow(tg_wire *w, uint32_t *at, uint32_t end, tg_wire_tag *tag) {
    const uint32_t from = *at;
    uint64_t value;
    if (!take_varint(w, at, end, LONGEST_TAG, &value)) return false;
    if (value > UINT32_MAX || value >> NUMBER_BITS == 0)
        return ks_fail_found(w->ks, KS_BAD_VALUE, from, "a field number from 1 to 2^29 - 1",
                             ks_none(), ks_value_u64(value >> NUMBER_BITS));
    tag->number = (uint32_t)(value >> NUMBER_BITS);
    tag->type = (tg_wire_type)(value & ((1u << NUMBER_BITS) - 1));
    switch (tag->type) {
    case TG_WIRE_VARINT:
    case TG_WIRE_FIXED64:
    case TG_WIRE_BYTES:
    case TG_WIRE_FIXED32: return true;
    }
    return ks_fail_found(w->ks, KS_BAD_VALUE, from, "a field of wire type 0, 1, 2 or 5", ks_none(),
                         ks_value_u64(tag->type));
}

bool tg_wire_fixed(tg_wire *w, uint32_t *at, uint32_t end, unsigned width, uint64_t *value) {
    const uint32_t left = end - *at;
    if (width > left) return ends(w, *at, left);
    const uint8_t *bytes = tg_wire_load(w, *at, width);
    if (bytes == NULL) return false;
    *value = width == 4 ? ks_u4le(bytes) : ks_u8le(bytes);
    *at += width;
    return true;
}

bool tg_wire_length(tg_wire *w, uint32_t *at, uint32_t end, uint32_t *length) {
    const uint32_t from = *at;
    uint64_t value;
    if (!tg_wire_varint(w, at, end, &value)) return false;
    const uint32_t left = end - *at;
    if (value > left)
        return ks_fail_found(w->ks, KS_TRUNCATED, from,
                             "at most % bytes, which are left of the message", ks_value_u64(left),
                             ks_value_u64(value));
    *length = (uint32_t)value;
    return true;
}

bool tg_wire_next(tg_wire *w, uint32_t *at, uint32_t end, tg_wire_field *field) {
    uint64_t value;
    uint32_t length = 0;
    field->at = *at;
    if (!tg_wire_tag_of(w, at, end, &field->tag)) return false;
    field->value = field->start = *at;
    switch (field->tag.type) {
    case TG_WIRE_VARINT:
        if (!tg_wire_varint(w, at, end, &value)) return false;
        break;
    case TG_WIRE_FIXED32:
    case TG_WIRE_FIXED64:
        if (!tg_wire_fixed(w, at, end, field->tag.type == TG_WIRE_FIXED32 ? 4 : 8, &value))
            return false;
        break;
    case TG_WIRE_BYTES:
        if (!tg_wire_length(w, at, end, &length)) return false;
        field->start = *at;
        *at += length; /* at most `end` */
        break;
    }
    field->end = *at;
    return true;
}
