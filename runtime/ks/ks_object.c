/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_object.c - how many bytes of the file the parts of a parse tree take, by the descriptor tables.
 */
#include <string.h>

#include "ks_table.h"

#define LOAD(type, from, to)                                                                       \
    type to;                                                                                       \
    memcpy(&(to), from, sizeof(to))

uint32_t ks_wire_size(ks_wire wire) {
    switch (wire) {
    case KS_WIRE_NONE: return 0;
    case KS_WIRE_U1:
    case KS_WIRE_S1: return 1;
    case KS_WIRE_U2LE:
    case KS_WIRE_U2BE:
    case KS_WIRE_S2LE:
    case KS_WIRE_S2BE: return 2;
    case KS_WIRE_U4LE:
    case KS_WIRE_U4BE:
    case KS_WIRE_S4LE:
    case KS_WIRE_S4BE:
    case KS_WIRE_F4LE:
    case KS_WIRE_F4BE: return 4;
    case KS_WIRE_U8LE:
    case KS_WIRE_U8BE:
    case KS_WIRE_S8LE:
    case KS_WIRE_S8BE:
    case KS_WIRE_F8LE:
    case KS_WIRE_F8BE: return 8;
    }
    return 0;
}

ks_object ks_object_of(const ks_field *field, const void *storage) {
    ks_object object = {NULL, NULL};
    switch (field->storage) {
    case KS_STORE_OBJECT: object = (ks_object){field->type, storage}; break;
    case KS_STORE_POINTER: {
        LOAD(void *, storage, target);
        object = (ks_object){field->type, target};
        break;
    }
    case KS_STORE_REF: {
        LOAD(ks_ref, storage, ref);
        object = (ks_object){ref.type, ref.object};
        break;
    }
    case KS_STORE_ANY: {
        LOAD(ks_any, storage, any);
        if (any.kind == KS_ANY_OBJECT) object = (ks_object){any.object.type, any.object.object};
        break;
    }
    default: break;
    }
    if (object.type == NULL) object.at = NULL;
    return object;
}

/* The sum over the fields of the seq. Types without has_size do not contain themselves, so that a file cannot make the
 * recursion deeper than its grammar is. */
static uint64_t size_of_fields(ks_object object) {
    uint64_t size = 0;
    for (uint32_t i = 0; i < object.type->num_fields; i++) {
        const ks_field *f = &object.type->fields[i];
        if ((f->flags & (KS_FIELD_PARAM | KS_FIELD_INSTANCE)) != 0) continue;
        const uint8_t width = f->present != KS_NOWHERE ? object.at[f->present] : 1;
        if (width == 0) continue;
        const uint8_t *storage = object.at + f->offset;
        if ((f->flags & KS_FIELD_SIZED) != 0) {
            size += width;
        } else if ((f->flags & KS_FIELD_REPEATED) != 0 || f->storage == KS_STORE_VIEW) {
            size += ks_array_size(f, storage);
        } else {
            size += ks_stored_size(f, storage);
        }
    }
    return size;
}

uint64_t ks_object_size(ks_object object) {
    if (object.at == NULL) return 0;
    if (object.type->has_size) {
        LOAD(ks_span, object.at, span);
        return span.size;
    }
    if (object.type->wire_size != KS_NOWHERE) return object.type->wire_size;
    return size_of_fields(object);
}

uint64_t ks_stored_size(const ks_field *field, const void *storage) {
    switch (field->storage) {
    case KS_STORE_BYTES: {
        LOAD(ks_bytes, storage, x);
        return x.size;
    }
    case KS_STORE_TEXT: {
        LOAD(ks_text, storage, x);
        return x.span;
    }
    case KS_STORE_ANY: {
        LOAD(ks_any, storage, any);
        if (any.kind == KS_ANY_OBJECT) return ks_object_size(ks_object_of(field, storage));
        return any.kind == KS_ANY_BYTES || any.kind == KS_ANY_TEXT ? any.bytes.span : any.span;
    }
    case KS_STORE_OBJECT:
    case KS_STORE_POINTER:
    case KS_STORE_REF: return ks_object_size(ks_object_of(field, storage));
    default: return field->wire_size != KS_NOWHERE ? field->wire_size : ks_wire_size(field->wire);
    }
}

uint64_t ks_array_size(const ks_field *field, const void *storage) {
    if (field->storage == KS_STORE_VIEW) {
        LOAD(ks_view, storage, view);
        return view.count *
               (field->type != NULL ? field->type->wire_size : ks_wire_size(field->wire));
    }
    LOAD(ks_list, storage, list);
    if ((field->flags & KS_FIELD_BITS) != 0) return (list.count * field->bits + 7) / 8;
    if (field->wire_size != KS_NOWHERE) return list.count * field->wire_size;
    uint64_t size = 0;
    for (uint64_t i = 0; i < list.count; i++) size += ks_stored_size(field, ks_list_at(&list, i));
    return size;
}
