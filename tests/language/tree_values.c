/* SPDX-License-Identifier: Apache-2.0 */
#include "tree_values.h"

#include <inttypes.h>
#include <math.h>

FILE *tree_out;
bool tree_is_partial;

static void print_float(double number) {
    if (isnan(number)) {
        fprintf(tree_out, "\"nan\"");
    } else if (isinf(number)) {
        fprintf(tree_out, number > 0 ? "\"inf\"" : "\"-inf\"");
    } else {
        fprintf(tree_out, "%.17g", number);
    }
}

static void print_labelled(const ks_field *f, int64_t number, const char *digits) {
    const ks_label *label = f->enumeration != NULL ? ks_enum_find(f->enumeration, number) : NULL;
    if (label == NULL) {
        fprintf(tree_out, "%s", digits);
    } else {
        fprintf(tree_out, "{\"value\": %s, \"label\": \"%s\"}", digits, label->id);
    }
}

static void print_u64(const ks_field *f, uint64_t number) {
    char digits[24];
    snprintf(digits, sizeof digits, "%" PRIu64, number);
    print_labelled(f, (int64_t)number, digits);
}

static void print_s64(const ks_field *f, int64_t number) {
    char digits[24];
    snprintf(digits, sizeof digits, "%" PRId64, number);
    print_labelled(f, number, digits);
}

static bool print_bytes(ks_ctx *ks, const uint8_t *data, uint64_t size, bool is_text) {
    if (!ks_fetch(ks, data, size)) return false;
    fprintf(tree_out, is_text ? "\"" : "{\"bytes\": \"");
    for (uint64_t i = 0; i < size; i++) {
        bool plain = is_text && data[i] >= 0x20 && data[i] != '"' && data[i] != '\\';
        if (plain) {
            fputc(data[i], tree_out);
        } else {
            fprintf(tree_out, is_text ? "\\u%04x" : "%02x", (unsigned)data[i]);
        }
    }
    fprintf(tree_out, is_text ? "\"" : "\"}");
    return true;
}

void tree_print_number(const ks_field *f, const uint8_t *p) {
    switch (f->wire) {
    case KS_WIRE_U1: print_u64(f, ks_u1(p)); break;
    case KS_WIRE_S1: print_s64(f, ks_s1(p)); break;
    case KS_WIRE_U2LE: print_u64(f, ks_u2le(p)); break;
    case KS_WIRE_U2BE: print_u64(f, ks_u2be(p)); break;
    case KS_WIRE_S2LE: print_s64(f, ks_s2le(p)); break;
    case KS_WIRE_S2BE: print_s64(f, ks_s2be(p)); break;
    case KS_WIRE_U4LE: print_u64(f, ks_u4le(p)); break;
    case KS_WIRE_U4BE: print_u64(f, ks_u4be(p)); break;
    case KS_WIRE_S4LE: print_s64(f, ks_s4le(p)); break;
    case KS_WIRE_S4BE: print_s64(f, ks_s4be(p)); break;
    case KS_WIRE_U8LE: print_u64(f, ks_u8le(p)); break;
    case KS_WIRE_U8BE: print_u64(f, ks_u8be(p)); break;
    case KS_WIRE_S8LE: print_s64(f, ks_s8le(p)); break;
    case KS_WIRE_S8BE: print_s64(f, ks_s8be(p)); break;
    case KS_WIRE_F4LE: print_float((double)ks_f4le(p)); break;
    case KS_WIRE_F4BE: print_float((double)ks_f4be(p)); break;
    case KS_WIRE_F8LE: print_float(ks_f8le(p)); break;
    case KS_WIRE_F8BE: print_float(ks_f8be(p)); break;
    default: break;
    }
}

/* An object that another one points to. */
static bool print_object_at(ks_ctx *ks, const ks_type *type, const uint8_t *object) {
    if (object != NULL || !tree_is_partial)
        return tree_print_object(ks, type, (uint8_t *)(uintptr_t)object, NULL);
    fprintf(tree_out, "null");
    return true;
}

static bool print_any(ks_ctx *ks, const ks_field *f, const ks_any *any) {
    switch (any->kind) {
    case KS_ANY_U64: print_u64(f, any->u64); break;
    case KS_ANY_S64: print_s64(f, any->s64); break;
    case KS_ANY_F64: print_float(any->f64); break;
    case KS_ANY_BOOL: fprintf(tree_out, any->u64 != 0 ? "true" : "false"); break;
    case KS_ANY_BYTES:
    case KS_ANY_TEXT:
        return print_bytes(ks, any->bytes.data, any->bytes.size, any->kind == KS_ANY_TEXT);
    case KS_ANY_OBJECT: return print_object_at(ks, any->object.type, any->object.object);
    default: fprintf(tree_out, "null"); break;
    }
    return true;
}

/* One element that is stored at `at`. */
bool tree_print_element(ks_ctx *ks, const ks_field *f, const void *at) {
    switch (f->storage) {
    case KS_STORE_BOOL: fprintf(tree_out, *(const bool *)at ? "true" : "false"); break;
    case KS_STORE_U8: print_u64(f, *(const uint8_t *)at); break;
    case KS_STORE_U16: print_u64(f, *(const uint16_t *)at); break;
    case KS_STORE_U32: print_u64(f, *(const uint32_t *)at); break;
    case KS_STORE_U64: print_u64(f, *(const uint64_t *)at); break;
    case KS_STORE_S8: print_s64(f, *(const int8_t *)at); break;
    case KS_STORE_S16: print_s64(f, *(const int16_t *)at); break;
    case KS_STORE_S32: print_s64(f, *(const int32_t *)at); break;
    case KS_STORE_S64: print_s64(f, *(const int64_t *)at); break;
    case KS_STORE_INT: {
        const ks_int *number = (const ks_int *)at;
        if (number->is_negative)
            print_s64(f, -(int64_t)~number->word - 1);
        else
            print_u64(f, number->word);
        break;
    }
    case KS_STORE_F32: print_float((double)*(const float *)at); break;
    case KS_STORE_F64: print_float(*(const double *)at); break;
    case KS_STORE_BYTES: {
        const ks_bytes *bytes = (const ks_bytes *)at;
        return print_bytes(ks, bytes->data, bytes->size, false);
    }
    case KS_STORE_TEXT: {
        const ks_text *text = (const ks_text *)at;
        return print_bytes(ks, text->data, text->size, f->encoding != NULL);
    }
    case KS_STORE_OBJECT: return tree_print_object(ks, f->type, (uint8_t *)(uintptr_t)at, NULL);
    case KS_STORE_POINTER: return print_object_at(ks, f->type, *(uint8_t *const *)at);
    case KS_STORE_REF: {
        const ks_ref *ref = (const ks_ref *)at;
        return print_object_at(ks, ref->type, ref->object);
    }
    case KS_STORE_ANY: return print_any(ks, f, (const ks_any *)at);
    default: break;
    }
    return true;
}

static bool print_view(ks_ctx *ks, const ks_field *f, const ks_view *view) {
    uint64_t size = f->type != NULL ? f->type->wire_size : f->wire_size;
    if (!ks_fetch(ks, view->data, view->count * size)) return false;
    fprintf(tree_out, "[");
    for (uint64_t i = 0; i < view->count; i++) {
        if (i > 0) fprintf(tree_out, ", ");
        const uint8_t *p = view->data + i * size;
        if (f->type == NULL) {
            tree_print_number(f, p);
        } else if (!tree_print_object(ks, f->type, NULL, p)) {
            return false;
        }
    }
    fprintf(tree_out, "]");
    return true;
}

bool tree_is_present(const ks_field *f, const uint8_t *object) {
    if (f->state != KS_NOWHERE && object[f->state] != KS_DONE) return false;
    if (f->present != KS_NOWHERE && object[f->present] == 0) return false;
    const void *at = object + f->offset;
    if ((f->flags & KS_FIELD_REPEATED) != 0) return true;
    if (f->storage == KS_STORE_POINTER) return *(uint8_t *const *)at != NULL;
    if (f->storage == KS_STORE_REF) return ((const ks_ref *)at)->object != NULL;
    if (f->storage == KS_STORE_ANY) return ((const ks_any *)at)->kind != KS_ANY_NONE;
    return true;
}

bool tree_print_field(ks_ctx *ks, const ks_field *f, uint8_t *object, const uint8_t *record) {
    if (record != NULL) {
        const uint8_t *p = record + f->wire_offset;
        if (f->wire == KS_WIRE_NONE) return print_bytes(ks, p, f->wire_size, false);
        tree_print_number(f, p);
        return true;
    }
    const void *at = object + f->offset;
    if (f->storage == KS_STORE_VIEW) return print_view(ks, f, (const ks_view *)at);
    if ((f->flags & KS_FIELD_REPEATED) == 0) return tree_print_element(ks, f, at);
    const ks_list *list = (const ks_list *)at;
    fprintf(tree_out, "[");
    for (uint64_t i = 0; i < list->count; i++) {
        if (i > 0) fprintf(tree_out, ", ");
        if (!tree_print_element(ks, f, ks_list_at(list, i))) return false;
    }
    fprintf(tree_out, "]");
    return true;
}

bool tree_print_object(ks_ctx *ks, const ks_type *type, uint8_t *object, const uint8_t *record) {
    bool first = true;
    fprintf(tree_out, "{");
    for (uint32_t i = 0; i < type->num_fields; i++) {
        const ks_field *f = &type->fields[i];
        if ((f->flags & KS_FIELD_PARAM) != 0) continue;
        const bool asks = record == NULL && f->get != NULL && !tree_is_partial;
        if (asks && !f->get(ks, object)) return false;
        if (record == NULL && !tree_is_present(f, object)) continue;
        fprintf(tree_out, "%s\"%s\": ", first ? "" : ", ", f->name);
        first = false;
        if (!tree_print_field(ks, f, object, record)) return false;
    }
    fprintf(tree_out, "}");
    return true;
}

/* One line of answer. */
