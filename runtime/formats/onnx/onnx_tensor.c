/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_tensor.c - what a tensor has to be: a type, lengths, and just as many elements in one place.
 *
 * Readers in use differ in what they take here: some read less than there is, some read behind the end of a field, some take
 * the one of two fields, some the other.
 */
#include "onnx_external.h"
#include "onnx_machine.h"
#include "onnx_types.h"

enum { FEW_AXES = 8 };

static const ks_rule rule_rank = {"tensor.dims", "at most 8 axes", KS_BAD_VALUE, true};
static const ks_rule rule_pieces = {"tensor.values", "elements in one piece", KS_BAD_VALUE, true};
static const ks_rule rule_rest = {"tensor.raw_data", "unused bits of the last byte that are 0",
                                  KS_BAD_VALUE, true};
static const ks_rule rule_text = {"tensor.string_data", "texts in UTF-8", KS_BAD_TEXT, true};
static const ks_rule rule_not_external = {
    "tensor.external_data", "no external_data of a tensor whose elements are in this file",
    KS_BAD_VALUE, true};

void tg_onnx_begin_tensor(tg_onnx_machine *m) {
    tg_onnx_reading *t = &m->tensor;
    memset(t, 0, sizeof *t);
    t->product = 1;
}

/* --------------------------------------------------------------------------------------- shape */

/* One more length, `at`: the product of those that are not 0 stays below 2^63. */
static bool multiply(tg_onnx_machine *m, uint32_t at, uint64_t length, uint64_t *product) {
    if (length > INT64_MAX)
        return ks_fail_found(m->ks, KS_BAD_VALUE, at, "a length that is not negative", ks_none(),
                             ks_value_s64((int64_t)length));
    if (length > 1 && *product > (uint64_t)INT64_MAX / length)
        return ks_fail_found(m->ks, KS_OVERFLOW, at, "a product of all lengths below 2^63",
                             ks_none(), ks_value_u64(length));
    if (length > 1) *product *= length;
    return true;
}

static bool add_axis(tg_onnx_machine *m, uint32_t at, uint8_t *rank) {
    if (*rank == TG_ONNX_MOST_AXES)
        return ks_fail_found(m->ks, KS_BAD_VALUE, at, "at most % axes",
                             ks_value_u64(TG_ONNX_MOST_AXES), ks_none());
    ++*rank;
    return true;
}

static bool take_dim(tg_onnx_machine *m, uint32_t at, uint64_t length) {
    tg_onnx_reading *t = &m->tensor;
    if (t->dims_at == 0) t->dims_at = at;
    if (length == 0) t->has_zero = true;
    if (t->data.rank < 2) t->lengths[t->data.rank] = length;
    return multiply(m, at, length, &t->product) && add_axis(m, at, &t->data.rank);
}

/* -------------------------------------------------------------------------------------- values */

/* The elements are in this field. */
static bool use_field(tg_onnx_machine *m, uint32_t number, uint32_t at) {
    tg_onnx_reading *t = &m->tensor;
    if (t->data.field != 0 && t->data.field != number)
        return ks_fail(m->ks, KS_BAD_VALUE, m->tag_at, "elements in one field, and none before it");
    if (t->data.field == 0) {
        t->data.field = (uint8_t)number; /* below TG_ONNX_MOST_FIELDS */
        t->data.at = m->tag_at;
        t->field_at = at;
    }
    if (t->pieces == 0 || t->piece_at != m->tag_at) {
        t->pieces++; /* of two bytes at least */
        t->piece_at = m->tag_at;
    }
    return true;
}

static bool take_value(tg_onnx_machine *m, uint32_t number, uint32_t at, int64_t value) {
    tg_onnx_reading *t = &m->tensor;
    const tg_onnx_type *type = tg_onnx_type_of(t->data.type);
    if (!use_field(m, number, at)) return false;
    t->num_values++;
    t->last_value = (uint8_t)(value & UINT8_MAX);
    /* A field of another type is refused when the tensor ends. */
    if (type == NULL || type->field != number || (value >= type->least && value <= type->most))
        return true;
    return ks_fail_found(m->ks, KS_BAD_VALUE, at, "a number that the type of the tensor has",
                         ks_none(), ks_value_s64(value));
}

bool tg_onnx_tensor_number(tg_onnx_machine *m, uint32_t number, uint32_t at, uint64_t value) {
    tg_onnx_reading *t = &m->tensor;
    switch (number) {
    case ONNX_TENSOR_dims: return take_dim(m, at, value);
    case ONNX_TENSOR_data_type:
        if (tg_onnx_type_of((int64_t)value) == NULL)
            return ks_fail_found(m->ks, KS_BAD_VALUE, at, "a data type from 1 to 26", ks_none(),
                                 ks_value_s64((int64_t)value));
        t->data.type = (uint8_t)value;
        t->type_at = at;
        return true;
    case ONNX_TENSOR_data_location:
        t->is_external = value == 1; /* EXTERNAL */
        return true;
    default: return take_value(m, number, at, (int64_t)value);
    }
}

bool tg_onnx_tensor_floats(tg_onnx_machine *m, uint32_t number, tg_onnx_text bytes, unsigned width,
                           bool is_packed) {
    tg_onnx_reading *t = &m->tensor;
    if (bytes.len == 0) return true;
    if (!use_field(m, number, bytes.at)) return false;
    t->num_values += bytes.len / width;
    /* One piece lies as raw_data does. */
    t->data.is_raw = is_packed && t->pieces == 1;
    return true;
}

static bool take_string(tg_onnx_machine *m, tg_onnx_text text) {
    tg_onnx_reading *t = &m->tensor;
    const uint8_t *bytes = tg_wire_load(&m->wire, text.at, text.len);
    if (bytes == NULL || !ks_spend(m->ks, text.len / 16) ||
        !use_field(m, ONNX_TENSOR_string_data, text.at))
        return false;
    t->num_values++;
    t->data.nbytes += text.len; /* at most the file */
    if (ks_utf8_bad(bytes, text.len) != text.len) t->has_bad_text = true;
    return true;
}

bool tg_onnx_tensor_text(tg_onnx_machine *m, uint32_t number, tg_onnx_text text) {
    tg_onnx_reading *t = &m->tensor;
    switch (number) {
    case ONNX_TENSOR_name:
        t->name = text;
        t->name_at = m->tag_at;
        return true;
    case ONNX_TENSOR_string_data: return take_string(m, text);
    case ONNX_TENSOR_raw_data:
        if (text.len == 0) return true;
        if (!use_field(m, number, text.at)) return false;
        t->data.is_raw = true;
        t->num_values = text.len;
        return true;
    default: return true;
    }
}

bool tg_onnx_tensor_entry(tg_onnx_machine *m, tg_onnx_text key, tg_onnx_text value,
                          uint32_t entry) {
    tg_onnx_reading *t = &m->tensor;
    const int k = tg_onnx_external_key_of(tg_onnx_bytes(m, key), key.len);
    const uint32_t at = tg_onnx_top(m)->start;
    if (t->external_at == 0) t->external_at = at;
    if (k < 0) t->has_unknown_key = true;
    if (k >= 0 && k < TG_ONNX_EXTERNAL_KEYS) t->external[k] = (tg_onnx_entry){value, at, entry + 1};
    if (key.len == 0) key.at = at;
    return tg_onnx_add_key(m, key, 0);
}

/* ----------------------------------------------------------------------------------- the whole */

/* Texts have no size; what is below a byte is packed. The product of lengths is below 2^63. */
static bool measure(tg_onnx_machine *m, const tg_onnx_type *type) {
    tg_onnx_reading *t = &m->tensor;
    const uint64_t count = t->has_zero ? 0 : t->product;
    t->count = count;
    if (type->bits == 0) return true;
    if (count > ((uint64_t)INT64_MAX - 7) / type->bits) {
        ks_fail_found(m->ks, KS_OVERFLOW, t->dims_at, "elements of less than 2^63 bits", ks_none(),
                      ks_value_u64(count));
        return ks_in(m->ks, "dims");
    }
    t->data.nbytes = (count * type->bits + 7) / 8;
    return true;
}

/* Values of the field that the elements need. */
static uint64_t values_of(const tg_onnx_reading *t, const tg_onnx_type *type) {
    if (t->data.field == ONNX_TENSOR_raw_data || type->values == 0) return t->data.nbytes;
    return t->count * type->values; /* below 2^63: elements have more bits than that */
}

static bool check_rest(tg_onnx_machine *m, const tg_onnx_type *type, const char *name) {
    tg_onnx_reading *t = &m->tensor;
    const unsigned used = type->bits < 8 ? (unsigned)(t->count * type->bits % 8) : 0;
    if (used == 0) return true;
    unsigned last = t->last_value;
    if (t->data.is_raw) {
        const uint8_t *byte =
            tg_wire_load(&m->wire, t->data.at + (uint32_t)t->data.nbytes - 1, 1); /* in the field */
        if (byte == NULL) return false;
        last = *byte;
    }
    if (last >> used == 0) return true;
    t->data.rest = (uint8_t)used; /* below 8 */
    return tg_onnx_note(m, &rule_rest, t->field_at, name, ks_value_u64(last));
}

static bool check_inside(tg_onnx_machine *m, const tg_onnx_type *type) {
    const tg_onnx_reading *t = &m->tensor;
    const char *name = tg_onnx_field_of(ONNX_TENSOR, t->data.field)->name;
    if (t->external_at != 0 &&
        !tg_onnx_note(m, &rule_not_external, t->external_at, "external_data", ks_none()))
        return false;
    if (t->count == 0) {
        if (t->data.field == 0) return true;
        return tg_onnx_refuse(m, KS_BAD_SIZE, t->field_at, name, "no elements, as a length is 0",
                              ks_none());
    }
    if (t->data.field == 0)
        return tg_onnx_refuse(m, KS_ABSENT, tg_onnx_top(m)->start, "raw_data",
                              "elements in one of the fields for them", ks_none());
    if (t->data.field == ONNX_TENSOR_raw_data ? type->bits == 0 : t->data.field != type->field)
        return tg_onnx_refuse(m, KS_BAD_VALUE, t->field_at, name,
                              "elements in raw_data or in the field of the tensor's type",
                              ks_value_u64(t->data.type));
    const uint64_t needed = values_of(t, type);
    if (t->num_values != needed) {
        ks_fail_found(m->ks, KS_BAD_SIZE, t->field_at,
                      t->data.field == ONNX_TENSOR_raw_data ? "% bytes, as type and lengths need"
                                                            : "% values, as type and lengths need",
                      ks_value_u64(needed), ks_value_u64(t->num_values));
        return ks_in(m->ks, name);
    }
    if (t->pieces > 1 && t->pieces != t->num_values &&
        !tg_onnx_note(m, &rule_pieces, t->field_at, name, ks_value_u64(t->pieces)))
        return false;
    if (t->has_bad_text && !tg_onnx_note(m, &rule_text, t->field_at, name, ks_none())) return false;
    return check_rest(m, type, name);
}

static bool check_outside(tg_onnx_machine *m, const tg_onnx_type *type) {
    tg_onnx_reading *t = &m->tensor;
    if (t->data.field != 0)
        return tg_onnx_refuse(m, KS_BAD_VALUE, t->field_at,
                              tg_onnx_field_of(ONNX_TENSOR, t->data.field)->name,
                              "no elements in this file, as they are in another one", ks_none());
    if (type->bits == 0)
        return tg_onnx_refuse(m, KS_BAD_VALUE, t->type_at, "data_type", "no texts in another file",
                              ks_none());
    return tg_onnx_take_external(m);
}

static bool add_tensor(tg_onnx_machine *m, const tg_onnx_data *values, uint32_t sparse,
                       tg_onnx_text name, uint32_t name_at) {
    const tg_onnx_frame *around = tg_onnx_around(m);
    const bool is_named = around->message == ONNX_GRAPH;
    tg_onnx_tensor *tensor = ks_list_add(m->ks, &m->tensors);
    if (tensor == NULL) return false;
    *tensor = (tg_onnx_tensor){.values = *values, .sparse = sparse};
    return tg_onnx_name_here(m, tensor, name_at) && (!is_named || tg_onnx_add_key(m, name, 0));
}

static bool check_name(tg_onnx_machine *m, tg_onnx_text name) {
    return name.len > 0 || tg_onnx_refuse(m, KS_ABSENT, tg_onnx_top(m)->start, "name",
                                          "the name of an initializer", ks_none());
}

/* Gives the tensor to the message around it. */
static bool deliver(tg_onnx_machine *m) {
    const tg_onnx_reading *t = &m->tensor;
    const tg_onnx_frame *around = tg_onnx_around(m);
    tg_onnx_sparse_reading *s = &m->sparse;
    if (around->message != ONNX_SPARSE_TENSOR)
        return (around->message != ONNX_GRAPH || check_name(m, t->name)) &&
               add_tensor(m, &t->data, 0, t->name, t->name_at);
    if (around->last == ONNX_SPARSE_TENSOR_values) {
        s->values = t->data;
        s->count = t->count;
        s->name = t->name;
        s->name_at = t->name_at;
        s->values_at = tg_onnx_top(m)->start;
    } else {
        s->indices = t->data;
        s->num_indices = t->count;
        memcpy(s->index_rows, t->lengths, sizeof s->index_rows);
        s->indices_at = tg_onnx_top(m)->start;
    }
    return true;
}

static bool refuse_key(tg_onnx_machine *m, uint32_t i, uint32_t before) {
    (void)before;
    return tg_onnx_refuse(m, KS_BAD_VALUE, tg_onnx_key_at(m, i)->name.at, "key",
                          "a key that no entry before it has",
                          tg_onnx_shown(m, tg_onnx_key_at(m, i)->name)) ||
           ks_in_item(m->ks, "external_data", i - tg_onnx_top(m)->joined);
}

bool tg_onnx_end_tensor(tg_onnx_machine *m) {
    tg_onnx_reading *t = &m->tensor;
    tg_onnx_frame *f = tg_onnx_top(m);
    if (t->type_at == 0)
        return tg_onnx_refuse(m, KS_ABSENT, f->start, "data_type", "a data type", ks_none());
    const tg_onnx_type *type = tg_onnx_type_of(t->data.type);
    t->data.start = f->start;
    t->data.end = f->end;
    if (t->data.is_raw) t->data.at = t->field_at;
    if (!measure(m, type)) return false;
    if (t->data.rank > FEW_AXES &&
        !tg_onnx_note(m, &rule_rank, t->dims_at, "dims", ks_value_u64(t->data.rank)))
        return false;
    if (t->is_external && !tg_onnx_each_twin(m, f->joined, refuse_key)) return false;
    m->keys.keys.count = f->joined;
    return (t->is_external ? check_outside(m, type) : check_inside(m, type)) && deliver(m);
}

/* -------------------------------------------------------------------------------------- sparse */

void tg_onnx_begin_sparse(tg_onnx_machine *m) {
    memset(&m->sparse, 0, sizeof m->sparse);
    m->sparse.product = 1;
}

bool tg_onnx_sparse_dim(tg_onnx_machine *m, uint32_t at, uint64_t length) {
    tg_onnx_sparse_reading *s = &m->sparse;
    if (s->dims_at == 0) {
        s->dims_at = at;
        s->dims = (uint32_t)m->dims.count; /* a length takes bytes of the file */
    }
    if (length == 0) return ks_fail(m->ks, KS_BAD_VALUE, at, "a length that is not 0");
    if (!multiply(m, at, length, &s->product) || !add_axis(m, at, &s->rank)) return false;
    uint64_t *place = ks_list_add(m->ks, &m->dims);
    if (place == NULL) return false;
    *place = length;
    return true;
}

/* Index number i, of all axes together; they ascend. */
typedef struct scan {
    tg_onnx_cursor cursor;
    uint64_t before; /* the index before it, + 1 */
} scan;

static bool next_index(tg_onnx_machine *m, scan *c, bool is_linear, uint64_t i) {
    const tg_onnx_sparse_reading *s = &m->sparse;
    const char *wrong = NULL;
    uint64_t place = 0;
    for (uint32_t k = 0; k < (is_linear ? 1 : s->rank); k++) {
        const uint64_t most = is_linear ? s->product : *tg_onnx_dims(m, s->dims + k);
        uint64_t index;
        tg_onnx_text bytes;
        if (!tg_onnx_next(&m->wire, &c->cursor, &index, &bytes)) return false;
        if (index >= most) wrong = "an index inside of the shape"; /* negative ones are larger */
        /* Below the product of all lengths as long as every index is inside. */
        if (wrong == NULL) place = is_linear ? index : place * most + index;
    }
    if (wrong == NULL && place < c->before) wrong = "indices that ascend";
    c->before = place + 1;
    if (wrong == NULL) return true;
    ks_fail_found(m->ks, KS_BAD_REFERENCE, s->indices_at, wrong, ks_none(), ks_value_u64(i));
    return ks_in(m->ks, "indices");
}

static bool check_indices(tg_onnx_machine *m, bool *is_linear) {
    const tg_onnx_sparse_reading *s = &m->sparse;
    const tg_onnx_data *x = &s->indices;
    const uint64_t nnz = s->count;
    const char *wrong = NULL;
    if (x->type != TG_ONNX_TYPE_INT64) {
        wrong = "indices of int64";
    } else if (x->external != 0) {
        wrong = "indices in this file";
    } else if (x->rank != 1 && x->rank != 2) {
        wrong = "indices with one axis, or with one more for the axes of the tensor";
    } else if (s->index_rows[0] != nnz || (x->rank == 2 && s->index_rows[1] != s->rank)) {
        wrong = "an index for each value, and as many numbers for it as the tensor has axes";
    }
    if (wrong != NULL)
        return tg_onnx_refuse(m, KS_BAD_VALUE, s->indices_at, "indices", wrong, ks_none());
    *is_linear = x->rank == 1;
    scan c = {tg_onnx_first(x), 0};
    if (s->num_indices == 0) return true;
    if (!ks_spend(m->ks, s->num_indices)) return false;
    for (uint64_t i = 0; i < nnz; i++) {
        if (!next_index(m, &c, *is_linear, i)) return false;
    }
    return true;
}

bool tg_onnx_end_sparse(tg_onnx_machine *m) {
    const tg_onnx_sparse_reading *s = &m->sparse;
    const uint32_t start = tg_onnx_top(m)->start;
    bool is_linear = true;
    if (s->values_at == 0)
        return tg_onnx_refuse(m, KS_ABSENT, start, "values", "values", ks_none());
    if (s->values.rank != 1) {
        tg_onnx_refuse(m, KS_BAD_VALUE, s->values_at, "dims", "values with one axis",
                       ks_value_u64(s->values.rank));
        return ks_in(m->ks, "values");
    }
    if (s->values.type == TG_ONNX_TYPE_STRING)
        return tg_onnx_refuse(m, KS_UNSUPPORTED, s->values_at, "values",
                              "numbers: texts in sparse tensors are not read", ks_none());
    if (s->rank == 0) return tg_onnx_refuse(m, KS_ABSENT, start, "dims", "lengths", ks_none());
    const tg_onnx_type *type = tg_onnx_type_of(s->values.type);
    if (type->bits != 0 && s->product > ((uint64_t)INT64_MAX - 7) / type->bits)
        return tg_onnx_refuse(m, KS_OVERFLOW, s->dims_at, "dims", "elements of less than 2^63 bits",
                              ks_value_u64(s->product));
    if (s->indices_at == 0 && s->count > 0)
        return tg_onnx_refuse(m, KS_ABSENT, start, "indices", "an index for each value", ks_none());
    if (s->indices_at != 0 && !check_indices(m, &is_linear)) return false;
    tg_onnx_sparse *sparse = ks_list_add(m->ks, &m->sparses);
    if (sparse == NULL) return false;
    *sparse = (tg_onnx_sparse){s->indices, s->count, s->dims, s->rank, is_linear};
    if (tg_onnx_around(m)->message == ONNX_GRAPH && !check_name(m, s->name)) return false;
    return add_tensor(m, &s->values, (uint32_t)m->sparses.count, s->name, s->name_at);
}
