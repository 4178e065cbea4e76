/* SPDX-License-Identifier: Apache-2.0 */
/* onnx_model.c - a model as its fields, and back: lengths are written anew. */
#include <string.h>

#include "onnx_model.h"

/* --------------------------------------------------------------------------------------- reading */

/* Bytes of a varint at p; 0: it does not end in n bytes, or in ten. */
static size_t take_varint(const uint8_t *p, size_t n, uint64_t *word) {
    *word = 0;
    for (size_t i = 0; i < n && i < 10; i++) {
        *word |= (uint64_t)(p[i] & 0x7f) << (7 * i);
        if (p[i] < 0x80) return i + 1;
    }
    return 0;
}

/* The field at p[0, n); false: there is none. */
static bool take_field(const uint8_t *p, size_t n, model_field *f) {
    uint64_t tag, length;
    const size_t head = take_varint(p, n, &tag);
    if (head == 0 || tag >> 3 == 0 || tag >> 32 != 0) return false;
    f->number = (uint32_t)(tag >> 3);
    f->wire = (uint8_t)(tag & 7);
    p += head;
    n -= head;
    size_t before = 0, size = 0;
    switch (f->wire) {
    case WIRE_VARINT:
        size = take_varint(p, n, &f->word);
        if (size == 0) return false;
        break;
    case WIRE_FIXED64: size = 8; break;
    case WIRE_FIXED32: size = 4; break;
    case WIRE_BYTES:
        before = take_varint(p, n, &length);
        if (before == 0 || length > n - before) return false;
        size = (size_t)length;
        break;
    default: return false;
    }
    if (size > n - before) return false;
    f->value = (piece){p + before, size};
    f->whole = (piece){p - head, head + before + size};
    return true;
}

static void name_inner(model_field *f, uint32_t depth) {
    const tg_onnx_field *field = tg_onnx_field_of((tg_onnx_message)f->message, f->number);
    f->is_inner = f->wire == WIRE_BYTES && field->kind == TG_ONNX_INNER && depth < MOST_NESTED;
    f->inner = field->inner;
}

bool fuzz_read_model(message_tree *m, const uint8_t *bytes, size_t n) {
    const uint8_t *ends[MOST_NESTED + 2]; /* of the messages around `at`, the model first */
    const uint8_t *at = bytes;
    uint32_t around = 0, depth = 0;
    m->used = 0;
    m->num = 1;
    memset(&m->fields[0], 0, sizeof m->fields[0]);
    m->fields[0] = (model_field){
        .parent = NO_FIELD, .inner = ONNX_MODEL, .is_inner = true, .value = {bytes, n}};
    ends[0] = bytes + n;
    for (;;) {
        while (at == ends[depth]) {
            m->fields[around].end = m->num;
            if (depth == 0) return true;
            around = m->fields[around].parent;
            depth--;
        }
        if (m->num == MOST_FIELDS) return false;
        model_field *f = &m->fields[m->num];
        memset(f, 0, sizeof *f);
        f->parent = around;
        f->message = m->fields[around].inner;
        if (!take_field(at, (size_t)(ends[depth] - at), f)) return false;
        name_inner(f, depth);
        f->end = ++m->num;
        at = f->value.bytes + (f->is_inner ? 0 : f->value.n);
        if (!f->is_inner) continue;
        around = m->num - 1;
        ends[++depth] = f->value.bytes + f->value.n;
    }
}

/* --------------------------------------------------------------------------------------- writing */

static size_t put_varint(uint8_t bytes[10], uint64_t word) {
    size_t n = 0;
    for (; word >= 0x80; word >>= 7) bytes[n++] = (uint8_t)(word | 0x80);
    bytes[n++] = (uint8_t)word;
    return n;
}

uint8_t *fuzz_new_bytes(message_tree *m, size_t n) {
    if (n > MOST_NEW - m->used) return NULL;
    uint8_t *bytes = m->made + m->used;
    memset(bytes, 0, n);
    m->used += n;
    return bytes;
}

piece fuzz_new_varint(message_tree *m, uint64_t word) {
    uint8_t bytes[10];
    const size_t n = put_varint(bytes, word);
    uint8_t *made = fuzz_new_bytes(m, n);
    if (made == NULL) return (piece){m->made, 0};
    memcpy(made, bytes, n);
    return (piece){made, n};
}

piece fuzz_new_field(message_tree *m, uint32_t number, uint8_t wire, piece value) {
    uint8_t head[20];
    size_t n = put_varint(head, (uint64_t)number << 3 | wire);
    if (wire == WIRE_BYTES) n += put_varint(head + n, value.n);
    uint8_t *made = fuzz_new_bytes(m, n + value.n);
    if (made == NULL) return (piece){m->made, 0};
    memcpy(made, head, n);
    if (value.n > 0) memcpy(made + n, value.bytes, value.n);
    return (piece){made, n + value.n};
}

/* Bytes are written from the end to the front: then each length is known when it is written. */
typedef struct backwards {
    uint8_t *out;
    size_t room; /* in front of what is written */
    bool is_full;
} backwards;

static void put(backwards *b, const uint8_t *bytes, size_t n) {
    if (n > b->room) b->is_full = true;
    if (b->is_full || n == 0) return;
    b->room -= n;
    memmove(b->out + b->room, bytes, n);
}

static void put_word_of(backwards *b, uint64_t word) {
    uint8_t bytes[10];
    put(b, bytes, put_varint(bytes, word));
}

/* What is at the end of the messages that end behind field `i`, the outermost first. */
static void put_behind(const message_tree *m, backwards *b, uint32_t i, size_t room_at_end[]) {
    uint32_t ending[MOST_NESTED + 2];
    unsigned n = 0;
    for (uint32_t p = m->fields[i].is_inner ? i : m->fields[i].parent;
         p != NO_FIELD && m->fields[p].end == i + 1; p = m->fields[p].parent)
        ending[n++] = p;
    while (n > 0) {
        const model_field *f = &m->fields[ending[--n]];
        room_at_end[ending[n]] = b->room;
        put(b, f->behind.bytes, f->behind.n);
    }
}

/* Everything in the field is written, and began with `end` bytes of room. */
static void put_field(const model_field *f, backwards *b, size_t end) {
    if (f->is_gone) {
        b->room = end;
    } else {
        if (f->is_changed) b->room = end; /* and not the fields in it */
        if (f->is_changed) put(b, f->now.bytes, f->now.n);
        if (!f->is_changed && !f->is_inner) put(b, f->value.bytes, f->value.n);
        if (f->wire == WIRE_BYTES) put_word_of(b, end - b->room);
        put_word_of(b, (uint64_t)f->number << 3 | f->wire);
        if (f->is_twice && !b->is_full) put(b, b->out + b->room, end - b->room);
    }
    put(b, f->before.bytes, f->before.n);
}

size_t fuzz_write_model(const message_tree *m, uint8_t *out, size_t max) {
    static _Thread_local size_t room_at_end[MOST_FIELDS];
    backwards b = {out, max, false};
    for (uint32_t i = m->num; i-- > 0 && !b.is_full;) {
        put_behind(m, &b, i, room_at_end);
        const size_t end = m->fields[i].is_inner ? room_at_end[i] : b.room;
        if (i > 0) put_field(&m->fields[i], &b, end);
    }
    if (b.is_full) return 0;
    memmove(out, out + b.room, max - b.room);
    return max - b.room;
}
