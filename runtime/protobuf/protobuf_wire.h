/* SPDX-License-Identifier: Apache-2.0 */
/*
 * protobuf_wire.h - the wire format of Protocol Buffers (protobuf.dev/programming-guides/encoding): varints, tags, lengths.
 *
 * The only place where bytes of a message are taken. A length is compared with what is left of the message before anything
 * else happens. What readers in use take differently is refused: groups, the number 0, numbers that do not fit.
 */
#ifndef TENSORGATE_PROTOBUF_WIRE_H
#define TENSORGATE_PROTOBUF_WIRE_H

#include "ks.h"

/* Messages have at most 2^31 - 1 bytes: positions have 32 bits. */
#define TG_WIRE_MOST ((UINT64_C(1) << 31) - 1)

/* Bytes [from, to) of the image are loaded. */
typedef struct tg_wire {
    ks_ctx *ks;
    uint32_t size; /* of the file */
    uint32_t from;
    uint32_t to;
    bool is_judged; /* what is odd gets a note: false when bytes are taken again */
} tg_wire;

typedef enum tg_wire_type {
    TG_WIRE_VARINT = 0,
    TG_WIRE_FIXED64 = 1,
    TG_WIRE_BYTES = 2,
    TG_WIRE_FIXED32 = 5
} tg_wire_type;

typedef struct tg_wire_tag {
    uint32_t number; /* of the field; not 0 */
    tg_wire_type type;
} tg_wire_tag;

/* A field: `at` its tag, [start, end) its value, which begins at `value` with its length if it has one. */
typedef struct tg_wire_field {
    tg_wire_tag tag;
    uint32_t at;
    uint32_t value;
    uint32_t start;
    uint32_t end;
} tg_wire_field;

const uint8_t *tg_wire_load_slow(tg_wire *w, uint32_t at, uint32_t n);
bool tg_wire_varint_slow(tg_wire *w, uint32_t *at, uint32_t end, uint64_t *value);
bool tg_wire_tag_slow(tg_wire *w, uint32_t *at, uint32_t end, tg_wire_tag *tag);

/* Loads bytes [at, at + n), which the file has, and returns their address; NULL after an error. */
static inline const uint8_t *tg_wire_load(tg_wire *w, uint32_t at, uint32_t n) {
    if (KS_LIKELY(at >= w->from && at <= w->to && n <= w->to - at)) return w->ks->input.base + at;
    return tg_wire_load_slow(w, at, n);
}

/* Whether byte `at` is in front of `end`, is loaded, and is all of a varint. */
static inline bool tg_wire_is_short(const tg_wire *w, uint32_t at, uint32_t end) {
    return at < end && at >= w->from && at < w->to && w->ks->input.base[at] < 0x80;
}

/*
 * All of these take something of a message that ends at `end`, from *at on, and move *at behind it. They fail at the offset of
 * what is wrong; the caller adds the path.
 */
static inline bool tg_wire_varint(tg_wire *w, uint32_t *at, uint32_t end, uint64_t *value) {
    if (KS_LIKELY(tg_wire_is_short(w, *at, end))) {
        *value = w->ks->input.base[(*at)++];
        return true;
    }
    return tg_wire_varint_slow(w, at, end, value);
}
static inline bool tg_wire_tag_of(tg_wire *w, uint32_t *at, uint32_t end, tg_wire_tag *tag) {
    enum {
        NUMBER_BITS = 3,
        TYPES =
            1 << TG_WIRE_VARINT | 1 << TG_WIRE_FIXED64 | 1 << TG_WIRE_BYTES | 1 << TG_WIRE_FIXED32
    };
    if (KS_LIKELY(tg_wire_is_short(w, *at, end))) {
        const uint8_t byte = w->ks->input.base[*at];
        tag->number = byte >> NUMBER_BITS;
        tag->type = (tg_wire_type)(byte & 7);
        if (KS_LIKELY(tag->number != 0 && (TYPES >> tag->type & 1) != 0)) {
            ++*at;
            return true;
        }
    }
    return tg_wire_tag_slow(w, at, end, tag);
}
/* 4 or 8 bytes, little-endian. */
bool tg_wire_fixed(tg_wire *w, uint32_t *at, uint32_t end, unsigned width, uint64_t *value);
/* The length of what begins at *at then, all of which the message has. */
bool tg_wire_length(tg_wire *w, uint32_t *at, uint32_t end, uint32_t *length);
/* A whole field, whose value is passed over. */
bool tg_wire_next(tg_wire *w, uint32_t *at, uint32_t end, tg_wire_field *field);

#endif
