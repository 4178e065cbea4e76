/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_tensor.c - storages and tensors: what the calls of torch._utils describe, checked against the storage. Sources:
 * torch/_utils.py, torch/serialization.py (persistent_id, persistent_load).
 */
#include "pickle_machine.h"

static const ks_rule rule_expanded = {"tensor.stride", "no axis of several elements with stride 0",
                                      KS_BAD_VALUE, true};

static const tg_pickle_value *argument(const tg_pickle_machine *m, const tg_pickle_value *args,
                                       uint32_t i) {
    return tg_pickle_at(&m->values, tg_pickle_ref_at(&m->values, (uint64_t)args->at + i));
}

static bool wrong(tg_pickle_machine *m, const char *expected) {
    return tg_pickle_refuse(m, KS_BAD_VALUE, expected);
}

/* --------------------------------------------------------------------------------- dicts of hooks */

/*
 * The dict of hooks, or of conjugation and negation, has to be empty: torch would call the ones, and calculate with the
 * others. It can be filled as long as the pickle goes on, so it is looked at in the end.
 */
static bool expect_empty(tg_pickle_machine *m, tg_pickle_ref ref, const char *expected) {
    const tg_pickle_kind kind = tg_pickle_kind_of(&m->values, ref);
    if (kind == TG_PICKLE_NONE) return true;
    if (kind != TG_PICKLE_DICT) return wrong(m, expected);
    tg_pickle_ref *late = ks_list_add(m->in.ks, &m->late);
    if (late == NULL) return false;
    *late = ref;
    return true;
}

bool tg_pickle_check_late(tg_pickle_machine *m) {
    for (uint64_t i = 0; i < m->late.count; i++) {
        const tg_pickle_ref *ref = ks_list_at(&m->late, i);
        if (tg_pickle_at(&m->values, *ref)->count > 0)
            return tg_pickle_refuse(
                m, KS_UNSUPPORTED,
                "tensors without hooks, and neither conjugated nor negated: .resolve_conj(), "
                ".resolve_neg() before saving");
    }
    return true;
}

/* ------------------------------------------------------------------------------------- tensors */

/* Lengths or strides. */
static bool take_lengths(tg_pickle_machine *m, const tg_pickle_value *from, uint64_t *to,
                         const char *expected) {
    tg_pickle_items items = tg_pickle_items_of(&m->values, from);
    tg_pickle_ref ref;
    while (tg_pickle_next_item(&m->values, &items, &ref)) {
        const tg_pickle_value *length = tg_pickle_at(&m->values, ref);
        if (length->kind != TG_PICKLE_INT || length->bits > INT64_MAX) return wrong(m, expected);
        *to++ = length->bits;
    }
    return true;
}

static bool is_row(const tg_pickle_value *v) {
    return v->kind == TG_PICKLE_TUPLE || v->kind == TG_PICKLE_SIZE || v->kind == TG_PICKLE_LIST;
}

/* Sets rank, sizes and strides. */
static bool take_shape(tg_pickle_machine *m, tg_pickle_tensor *t, const tg_pickle_value *size,
                       const tg_pickle_value *stride) {
    if (!is_row(size) || !is_row(stride)) return wrong(m, "sizes and strides in tuples");
    if (size->count > TG_PICKLE_MOST_AXES) return wrong(m, "at most 64 axes");
    if (size->count != stride->count) return wrong(m, "as many strides as sizes");
    t->rank = size->count;
    uint64_t *sizes = ks_alloc(m->in.ks, t->rank > 0 ? t->rank : 1, 2 * sizeof *sizes);
    t->sizes = sizes;
    return sizes != NULL &&
           take_lengths(m, size, sizes, "sizes that are integers from 0 to 2^63 - 1") &&
           take_lengths(m, stride, sizes + t->rank, "strides that are integers from 0 to 2^63 - 1");
}

/* Sets the number of elements; times `width` it fits 63 bits, also if the axes of no elements are left out. */
static bool count_elements(tg_pickle_machine *m, tg_pickle_tensor *t, uint64_t width) {
    const uint64_t most = INT64_MAX / width;
    uint64_t count = 1;
    bool is_empty = false;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (t->sizes[i] == 0) {
            is_empty = true;
        } else if (count > most / t->sizes[i]) {
            return tg_pickle_refuse(m, KS_OVERFLOW, "a tensor of at most 2^63 - 1 bytes");
        } else {
            count *= t->sizes[i];
        }
    }
    t->count = is_empty ? 0 : count;
    return true;
}

/* Whether all elements are in a storage of `have` of them. */
static bool is_inside(tg_pickle_machine *m, const tg_pickle_tensor *t, uint64_t have,
                      bool *is_expanded) {
    static const char expected[] = "elements inside of the storage, which has %";
    const uint64_t *strides = t->sizes + t->rank;
    *is_expanded = false;
    if (t->count == 0 ? t->offset > have : t->offset >= have)
        return ks_fail_found(m->in.ks, KS_BAD_REFERENCE, tg_pickle_offset(&m->in.of, m->in.at),
                             expected, ks_value_u64(have), ks_value_u64(t->offset));
    if (t->count == 0) return true;
    uint64_t room = have - 1 - t->offset; /* elements behind the last one so far */
    for (uint32_t i = 0; i < t->rank; i++) {
        const uint64_t steps = t->sizes[i] - 1; /* no size is 0 */
        if (steps == 0) continue;
        *is_expanded = *is_expanded || strides[i] == 0;
        if (strides[i] > room / steps)
            return ks_fail_found(m->in.ks, KS_BAD_REFERENCE, tg_pickle_offset(&m->in.of, m->in.at),
                                 expected, ks_value_u64(have), ks_none());
        room -= strides[i] * steps;
    }
    return true;
}

static bool push_tensor(tg_pickle_machine *m, const tg_pickle_tensor *t) {
    tg_pickle_value value = {.kind = TG_PICKLE_TENSOR, .at = (uint32_t)m->tensors.count};
    tg_pickle_tensor *place = ks_list_add(m->in.ks, &m->tensors); /* fewer than values */
    if (place == NULL) return false;
    *place = *t;
    return tg_pickle_push_value(m, value);
}

/* What _rebuild_tensor, _v2 and _v3 have in common: storage, offset, sizes, strides. */
static bool take_view(tg_pickle_machine *m, const tg_pickle_value *args, tg_pickle_tensor *t) {
    const tg_pickle_value *storage = argument(m, args, 0);
    const tg_pickle_value *offset = argument(m, args, 1);
    if (storage->kind != TG_PICKLE_STORAGE) return wrong(m, "a tensor of a storage");
    if (offset->kind != TG_PICKLE_INT || offset->bits > INT64_MAX)
        return wrong(m, "an offset from 0 to 2^63 - 1 in the storage");
    t->storage = storage->at;
    t->offset = offset->bits;
    return take_shape(m, t, argument(m, args, 2), argument(m, args, 3));
}

/* requires_grad, and hooks. */
static bool check_attributes(tg_pickle_machine *m, const tg_pickle_value *args, uint32_t from) {
    if (argument(m, args, from)->kind != TG_PICKLE_BOOL)
        return wrong(m, "True or False for requires_grad");
    return expect_empty(m, tg_pickle_ref_at(&m->values, (uint64_t)args->at + from + 1),
                        "no backward hooks");
}

static bool take_dtype(tg_pickle_machine *m, const tg_pickle_value *args, bool is_v3,
                       tg_pickle_tensor *t) {
    t->dtype = tg_pickle_storage_at(m, t->storage)->dtype;
    if (!is_v3)
        return t->dtype != TG_DTYPE_NONE || wrong(m, "_rebuild_tensor_v3 for an untyped storage");
    if (t->dtype != TG_DTYPE_NONE) return wrong(m, "an untyped storage for _rebuild_tensor_v3");
    const tg_pickle_value *dtype = argument(m, args, 6);
    if (dtype->kind != TG_PICKLE_DTYPE) return wrong(m, "a dtype for _rebuild_tensor_v3");
    t->dtype = (tg_dtype)dtype->which;
    return true;
}

bool tg_pickle_rebuild(tg_pickle_machine *m, tg_pickle_function function,
                       const tg_pickle_value *args) {
    const bool is_v1 = function == TG_CALL_TENSOR;
    const bool is_v3 = function == TG_CALL_TENSOR_V3;
    const uint32_t least = is_v1 ? 4 : is_v3 ? 7 : 6;
    tg_pickle_tensor t = {.made_at = (uint32_t)m->in.at};
    bool is_expanded = false;
    if (args->count < least || args->count > (is_v1 ? least : least + 1))
        return tg_pickle_fail(&m->in, KS_BAD_VALUE, "as many arguments as the function takes",
                              ks_value_u64(args->count));
    if (!take_view(m, args, &t) || !take_dtype(m, args, is_v3, &t) ||
        (!is_v1 && !check_attributes(m, args, 4)) ||
        (args->count > least &&
         !expect_empty(m, tg_pickle_ref_at(&m->values, (uint64_t)args->at + least),
                       "no metadata of a tensor")))
        return false;
    const uint64_t width = tg_pickle_width(t.dtype);
    return count_elements(m, &t, width) &&
           is_inside(m, &t, tg_pickle_storage_at(m, t.storage)->nbytes / width, &is_expanded) &&
           (!is_expanded || tg_pickle_note(m, &rule_expanded)) && push_tensor(m, &t);
}

bool tg_pickle_parameter(tg_pickle_machine *m, const tg_pickle_value *args) {
    if (args->count != 3 || argument(m, args, 0)->kind != TG_PICKLE_TENSOR)
        return wrong(m, "a tensor, requires_grad and hooks for a parameter");
    return check_attributes(m, args, 1) &&
           tg_pickle_push(m, tg_pickle_ref_at(&m->values, args->at));
}

/* ------------------------------------------------------------------------------------ storages */

static const char *key_at(const void *self, uint32_t i, size_t *n) {
    const tg_pickle_machine *m = self;
    const tg_pickle_value *key = &tg_pickle_storage_at(m, i)->key;
    *n = key->count;
    return tg_pickle_text(m, key);
}

static uint32_t hash_of(const tg_pickle_machine *m, const tg_pickle_value *key) {
    return tg_hash_kept_name(m->hash_key, tg_pickle_text(m, key), key->count);
}

/* Makes the table of keys twice as large, for more storages than are in it. */
static bool make_room(tg_pickle_machine *m) {
    const uint64_t count = m->storages.count;
    tg_name_table *table = &m->by_key;
    if (table->num_places / 2 > count) return true;
    if (count >= (UINT32_C(1) << 28)) return wrong(m, "fewer than 2^28 storages");
    *table = (tg_name_table){.num_places = tg_name_table_places(2 * count + 32)};
    table->name = key_at;
    table->self = m;
    table->places = ks_alloc(m->in.ks, table->num_places, sizeof *table->places);
    if (table->places == NULL || !ks_spend(m->in.ks, count)) return false;
    tg_name_table_clear(table);
    for (uint32_t i = 0; i < count; i++)
        tg_name_table_add(table, hash_of(m, &tg_pickle_storage_at(m, i)->key), i);
    return true;
}

static bool is_same_text(const tg_pickle_machine *m, const tg_pickle_value *a,
                         const tg_pickle_value *b) {
    return tg_pickle_text_is(m, a, tg_pickle_text(m, b), b->count);
}

/* torch takes the first description of a storage and does not look at others. */
static bool agrees(tg_pickle_machine *m, const tg_pickle_storage *old,
                   const tg_pickle_storage *one) {
    return (old->dtype == one->dtype && old->count == one->count &&
            is_same_text(m, &old->location, &one->location)) ||
           tg_pickle_refuse(m, KS_BAD_REFERENCE,
                            "the type, location and length that the storage has before");
}

static bool add_storage(tg_pickle_machine *m, tg_pickle_storage *one, uint32_t *number) {
    const uint32_t hash = hash_of(m, &one->key);
    if (!make_room(m) || !ks_spend(m->in.ks, 1 + (uint64_t)one->key.count / 16)) return false;
    *number = tg_name_table_find(&m->by_key, hash, tg_pickle_text(m, &one->key), one->key.count);
    if (*number != TG_NAME_NONE) return agrees(m, tg_pickle_storage_at(m, *number), one);
    one->named_at = tg_pickle_offset(&m->in.of, m->in.at);
    if (m->on_storage != NULL && !m->on_storage(m->self, m, one)) return false;
    tg_pickle_storage *place = ks_list_add(m->in.ks, &m->storages);
    if (place == NULL) return false;
    *place = *one;
    *number = (uint32_t)(m->storages.count - 1);
    tg_name_table_add(&m->by_key, hash, *number);
    return true;
}

static bool take_storage(tg_pickle_machine *m, const tg_pickle_value *id, tg_pickle_storage *s) {
    const tg_pickle_value *type = argument(m, id, 1);
    const tg_pickle_value *count = argument(m, id, 4);
    s->key = *argument(m, id, 2);
    s->location = *argument(m, id, 3);
    if (type->kind != TG_PICKLE_STORAGE_TYPE || s->key.kind != TG_PICKLE_TEXT ||
        s->location.kind != TG_PICKLE_TEXT || count->kind != TG_PICKLE_INT)
        return wrong(m, "a storage by its type, key, location and number of elements");
    if (id->count > 5 && argument(m, id, 5)->kind != TG_PICKLE_NONE)
        return tg_pickle_refuse(m, KS_UNSUPPORTED,
                                "a storage that is no view of another, as PyTorch wrote them "
                                "before 0.4");
    if (tg_pickle_text_is(m, &s->location, "meta", 4))
        return tg_pickle_refuse(m, KS_UNSUPPORTED, "a storage with values: its location is meta");
    s->dtype = (tg_dtype)type->which;
    s->count = count->bits;
    const uint64_t width = tg_pickle_width(s->dtype);
    if (s->count > INT64_MAX / width)
        return tg_pickle_refuse(m, KS_OVERFLOW, "a storage of 0 to 2^63 - 1 bytes");
    s->nbytes = s->count * width;
    return true;
}

bool tg_pickle_persistent(tg_pickle_machine *m, tg_pickle_ref ref) {
    const tg_pickle_value *id = tg_pickle_at(&m->values, ref);
    if (m->storage_parts == 0) return wrong(m, "no storage outside of the object");
    if (id->kind != TG_PICKLE_TUPLE || id->count == 0 || argument(m, id, 0)->kind != TG_PICKLE_TEXT)
        return wrong(m, "a storage: a tuple that begins with 'storage'");
    const tg_pickle_value *tag = argument(m, id, 0);
    if (tg_pickle_text_is(m, tag, "module", 6))
        return tg_pickle_refuse(m, KS_UNSUPPORTED, "no source code of a module");
    if (!tg_pickle_text_is(m, tag, "storage", 7) || id->count != m->storage_parts)
        return wrong(m, "a storage: a tuple of 'storage', type, key, location and length");
    tg_pickle_storage s = {0};
    uint32_t number = 0;
    if (!take_storage(m, id, &s) || !add_storage(m, &s, &number)) return false;
    return tg_pickle_push_value(m, (tg_pickle_value){.kind = TG_PICKLE_STORAGE, .at = number});
}
