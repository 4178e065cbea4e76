/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_layout.c - how long the messages of a model are when elements of its tensors are elsewhere.
 *
 * The messages are walked through once more, but only those around a tensor that changes. Each has its length in front, so
 * what it is then has to be known before anything is written: sums go from the innermost messages to the model.
 */
#include "onnx_rewrite.h"

/* -------------------------------------------------------------------------------------- messages */

static uint64_t length_of(uint64_t number) {
    uint8_t bytes[10];
    return tg_onnx_put_varint(bytes, number);
}

/* Where a message that is being walked through is. */
typedef struct level {
    uint32_t span;
    uint32_t at; /* of the field that comes next */
    uint32_t end;
} level;

typedef struct walk {
    tg_onnx_rewrite *r;
    tg_wire *wire;
    level levels[TG_ONNX_DEPTH + 1];
    uint32_t depth;
} walk;

static bool fail_wire(const walk *w) {
    (void)tg_fail_ks(w->r->o->file);
    return tg_onnx_fail_file(w->r);
}

static bool fail_memory(tg_onnx_rewrite *r) {
    if (r->ks.error.code == KS_LIMIT) {
        tg_onnx_fail(r, TG_CODE_LIMIT, TG_NO_INDEX, "the tensors need more than % bytes of memory",
                     NULL, r->ks.limits.memory, 0);
        r->error.limit = TG_LIMIT_MAX_MEMORY;
        r->error.remedy = TG_REMEDY_RAISE_LIMIT;
        return false;
    }
    return tg_onnx_fail(r, TG_CODE_NO_MEMORY, TG_NO_INDEX, "out of memory", NULL, 0, 0);
}

static tg_onnx_span *add_span(tg_onnx_rewrite *r, const tg_wire_field *field, uint32_t around) {
    tg_onnx_span *span = ks_list_add(&r->ks, &r->spans);
    if (span == NULL) {
        fail_memory(r);
        return NULL;
    }
    *span = (tg_onnx_span){.length_at = field->value,
                           .start = field->start,
                           .end = field->end,
                           .around = around,
                           .size = field->end - field->start};
    return span;
}

/* The bytes that a tensor has then. */
static bool measure(walk *w, uint64_t i, tg_onnx_span *span) {
    uint8_t bytes[TG_ONNX_LONGEST_ENTRIES];
    const tg_onnx_change *c = &w->r->changes[i];
    const tg_onnx_data *data = &tg_onnx_tensor_at(w->r->o, i)->values;
    for (uint32_t at = data->start; at < data->end;) {
        tg_wire_field field;
        if (!tg_wire_next(w->wire, &at, data->end, &field)) return fail_wire(w);
        if (tg_onnx_is_left_out(data, (tg_onnx_place)c->place, field.tag.number))
            span->size -= field.end - field.at;
    }
    span->size += tg_onnx_new_fields(w->r, i, bytes);
    if (c->place == TG_ONNX_INSIDE) span->size += data->nbytes; /* below 2^31 */
    return true;
}

/* Goes into messages until the one of tensor `i`, which begins at `start`. */
static bool reach(walk *w, uint64_t i, uint32_t start) {
    while (start >= w->levels[w->depth].end) w->depth--; /* the model has every tensor */
    for (;;) {
        level *l = &w->levels[w->depth];
        tg_wire_field field;
        if (!tg_wire_next(w->wire, &l->at, l->end, &field)) return fail_wire(w);
        if (field.end <= start) continue;
        tg_onnx_span *span = add_span(w->r, &field, l->span);
        if (span == NULL) return false;
        if (field.start == start) {
            span->tensor = i + 1;
            return measure(w, i, span);
        }
        /* A tensor is at most 100 messages deep, and was read so. */
        w->levels[++w->depth] = (level){(uint32_t)w->r->spans.count - 1, field.start, field.end};
    }
}

/* Each message makes those around it longer or shorter, from the last to the first. */
static void add_up(tg_onnx_rewrite *r) {
    for (uint64_t k = r->spans.count - 1; k > 0; k--) {
        const tg_onnx_span *span = tg_onnx_span_at(r, k);
        tg_onnx_span *around = ks_list_at(&r->spans, span->around);
        /* The old bytes are some of those around them. */
        around->size -= span->end - span->length_at;
        around->size += length_of(span->size) + span->size;
    }
}

/* ----------------------------------------------------------------------------------- the whole */

static bool refuse_size(tg_onnx_rewrite *r, uint64_t i, uint64_t bytes) {
    return tg_onnx_fail(r, TG_CODE_BAD_SIZE, i,
                        "the model would have % bytes, and readers of Protocol Buffers take less "
                        "than 2 GiB: its elements have to be in another file",
                        NULL, bytes, 0);
}

/* Places of all elements in the data file, each at a page of its own. */
static bool place_data(tg_onnx_rewrite *r) {
    uint64_t end = 0;
    for (uint64_t i = 0; i < r->o->file->num_tensors; i++) {
        tg_onnx_change *c = &r->changes[i];
        const uint64_t nbytes = tg_onnx_tensor_at(r->o, i)->values.nbytes;
        if (c->place == TG_ONNX_INSIDE && nbytes > TG_WIRE_MOST) return refuse_size(r, i, nbytes);
        if (c->place != TG_ONNX_OUTSIDE) continue;
        const uint64_t offset = (end + TG_ONNX_PAGE - 1) / TG_ONNX_PAGE * TG_ONNX_PAGE;
        if (offset > INT64_MAX || nbytes > (uint64_t)INT64_MAX - offset)
            return tg_onnx_fail(r, TG_CODE_OVERFLOW, i,
                                "the data file would have more than 2^63 bytes", NULL, 0, 0);
        c->offset = offset;
        end = offset + nbytes;
    }
    r->sizes.data = end;
    return true;
}

static bool begin(walk *w, tg_onnx_rewrite *r) {
    const tg_wire_field whole = {.end = r->o->machine.wire.size};
    memset(w, 0, sizeof *w);
    w->r = r;
    w->wire = &r->o->machine.wire;
    w->levels[0].end = whole.end;
    if (!ks_list_init(&r->ks, &r->spans, 0, sizeof(tg_onnx_span))) return fail_memory(r);
    return add_span(r, &whole, 0) != NULL;
}

bool tg_onnx_lay_out(tg_onnx_rewrite *r) {
    walk w;
    if (!place_data(r) || !begin(&w, r)) return false;
    for (uint64_t i = 0; i < r->o->file->num_tensors; i++) {
        if (r->changes[i].place == TG_ONNX_STAYS) continue;
        r->sizes.changed++;
        if (!reach(&w, i, tg_onnx_tensor_at(r->o, i)->values.start)) return false;
    }
    add_up(r);
    r->sizes.model = tg_onnx_span_at(r, 0)->size;
    return r->sizes.model <= TG_WIRE_MOST || refuse_size(r, TG_NO_INDEX, r->sizes.model);
}
