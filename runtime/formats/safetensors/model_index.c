/* SPDX-License-Identifier: Apache-2.0 */
/*
 * model_index.c - models in shards: whether the shards of an index are what it says.
 *
 * Nothing but the index is opened here. Each shard is compared when the caller has opened it, and nothing of it is kept
 * but the sum of its bytes and which tensors it has.
 */
#include <string.h>

#include "file.h"
#include "model_index.h"
#include "text.h"

/* An index is never anything else than the file that open_index.c opened. */
static tg_file *file_of(const tg_index *index) { return (tg_file *)index; }

static tg_model_index *model_of(const tg_index *index) { return file_of(index)->root; }
static tg_shard_index *shards_of(const tg_index *index) { return &model_of(index)->index; }

tg_format tg_index_format(const tg_index *index) {
    return shards_of(index)->format != TG_FORMAT_NONE ? shards_of(index)->format
                                                      : TG_FORMAT_SAFETENSORS;
}

uint64_t tg_index_size(const tg_index *index) { return file_of(index)->size; }
uint64_t tg_index_num_tensors(const tg_index *index) { return shards_of(index)->entries.count; }
uint64_t tg_index_num_shards(const tg_index *index) { return shards_of(index)->num_shards; }
uint64_t tg_index_num_notes(const tg_index *index) { return tg_num_notes(file_of(index)); }
bool tg_index_note_at(const tg_index *index, uint64_t i, tg_note *note) {
    return tg_note_at(file_of(index), i, note);
}
const tg_error *tg_index_error(const tg_index *index) { return &file_of(index)->error; }

const char *tg_index_shard_name(const tg_index *index, uint64_t shard) {
    return shard < shards_of(index)->num_shards ? shards_of(index)->shards[shard] : NULL;
}

static tg_shard_entry *entry_at(const tg_index *index, uint64_t i) {
    return ks_list_at(&shards_of(index)->entries, i);
}

/* The first entry of a shard. */
static const tg_shard_entry *first_of(const tg_index *index, uint64_t shard) {
    const tg_shard_index *x = shards_of(index);
    return entry_at(index, x->sorted[x->start[shard]]);
}

bool tg_index_tensor_at(const tg_index *index, uint64_t i, const char **raw_name, size_t *len,
                        uint64_t *shard) {
    if (i >= shards_of(index)->entries.count) return false;
    const tg_shard_entry *e = entry_at(index, i);
    *raw_name = e->name;
    *len = e->name_len;
    *shard = e->shard;
    return true;
}

/* -------------------------------------------------------------------------------------- errors */

static bool fail(tg_index *index, const tg_error *error) {
    model_of(index)->refused = true;
    if (error != &file_of(index)->error) file_of(index)->error = *error;
    return false;
}

static void put_bytes(tg_text *t, const char *bytes, size_t n) {
    static const char digits[] = "0123456789abcdef";
    const size_t shown = n < 100 ? n : 100;
    for (size_t i = 0; i < shown; i++) {
        const unsigned char c = (unsigned char)bytes[i];
        if (c >= 0x20 && c <= 0x7e && c != '"' && c != '\\') {
            tg_put_char(t, (char)c);
        } else {
            tg_put(t, "\\x");
            tg_put_char(t, digits[c >> 4]);
            tg_put_char(t, digits[c & 15]);
        }
    }
    if (shown < n) tg_put(t, "...");
}

/* An error about an entry of the index, or with NULL about the whole map. `about`: the name of a file or tensor. */
static tg_error error_at(const tg_index *index, const tg_shard_entry *e, tg_code code,
                         const char *expected, const char *about, size_t len) {
    tg_error error = tg_error_make(code, tg_index_format(index), file_of(index)->size, expected);
    error.path_len = 1;
    error.path[0].name = "weight_map";
    error.path[0].index = TG_NO_INDEX;
    if (e != NULL) {
        error.has_place = true;
        error.offset = e->name_at;
        error.path[0].index = e->number;
    }
    error.found.kind = TG_KIND_BYTES;
    error.found.u64 = len;
    memcpy(error.found.bytes, about, len < TG_VALUE_BYTES ? len : TG_VALUE_BYTES);
    return error;
}

/* "shard FILE BETWEEN "NAME"BEHIND" */
static void describe(tg_error *error, const char *file, const char *between, const char *name,
                     size_t len, const char *behind) {
    tg_text t = {error->detail, sizeof error->detail, 0};
    tg_put(&t, "shard \"");
    put_bytes(&t, file, strlen(file));
    tg_put(&t, "\" ");
    tg_put(&t, between);
    if (name != NULL) {
        tg_put(&t, " \"");
        put_bytes(&t, name, len);
        tg_put_char(&t, '"');
    }
    tg_put(&t, behind);
    tg_put_end(&t);
}

/* -------------------------------------------------------------------------------------- shards */

bool tg_index_refuse_shard(tg_index *index, uint64_t shard, const tg_error *reason) {
    if (shard >= shards_of(index)->num_shards) {
        const tg_error error = tg_error_make(TG_CODE_USAGE, tg_index_format(index),
                                             file_of(index)->size, "the number of a shard");
        return fail(index, &error);
    }
    const char *name = shards_of(index)->shards[shard];
    const tg_shard_entry *e = first_of(index, shard);
    const tg_code code = reason != NULL ? reason->code : TG_CODE_ABSENT;
    tg_error error =
        error_at(index, e, code, "a shard that is there and valid", name, strlen(name));
    if (reason == NULL) {
        describe(&error, name, "is missing", NULL, 0, "");
    } else {
        const bool unread = code == TG_CODE_IO || code == TG_CODE_NO_MEMORY;
        char text[TG_ERROR_DETAIL];
        size_t n = tg_error_text(reason, text, sizeof text);
        if (n >= sizeof text) n = sizeof text - 1;
        while (n > 0 && text[n] != '[') n--; /* the code, which this error has, too */
        text[n > 0 ? n - 1 : 0] = '\0';
        error.limit = reason->limit;
        error.remedy = reason->remedy;
        error.system = reason->system;
        describe(&error, name, unread ? "cannot be read: " : "is refused: ", NULL, 0, text);
    }
    return fail(index, &error);
}

/* A tensor of a shard: the index has to list it there. */
static bool check_tensor(tg_index *index, uint32_t shard, const tg_tensor *t) {
    const char *file = shards_of(index)->shards[shard];
    tg_shard_entry *e = tg_shard_index_find(shards_of(index), t->raw_name, t->raw_name_len);
    if (e == NULL || e->shard != shard) {
        tg_error error = error_at(index, e, TG_CODE_BAD_REFERENCE,
                                  "the tensors that the shards have", t->raw_name, t->raw_name_len);
        if (e == NULL) {
            describe(&error, file, "has the tensor", t->raw_name, t->raw_name_len,
                     ", which the index does not list");
        } else {
            describe(&error, file, "has the tensor", t->raw_name, t->raw_name_len,
                     ", which the index lists in another one");
        }
        return fail(index, &error);
    }
    e->found = true;
    model_of(index)->bytes += t->nbytes; /* of shards that are in memory or on a disk: below 2^64 */
    return true;
}

bool tg_index_check_shard(tg_index *index, uint64_t shard, tg_file *file) {
    const tg_shard_index *x = shards_of(index);
    if (file == NULL || shard >= x->num_shards) return tg_index_refuse_shard(index, shard, NULL);
    const char *name = x->shards[shard];
    if (tg_file_format(file) != tg_index_format(index)) {
        const bool is_checkpoint = tg_index_format(index) == TG_FORMAT_PYTORCH;
        tg_error error = error_at(index, first_of(index, shard), TG_CODE_BAD_VALUE,
                                  is_checkpoint ? "a PyTorch checkpoint" : "a .safetensors file",
                                  name, strlen(name));
        describe(&error, name,
                 is_checkpoint ? "is no PyTorch checkpoint" : "is no .safetensors file", NULL, 0,
                 "");
        return fail(index, &error);
    }
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return fail(index, tg_last_error(file));
        if (!check_tensor(index, (uint32_t)shard, &t)) return false;
    }
    /* Names in a file differ, and all of them were found: with as many tensors as entries these are the same. */
    if (tg_num_tensors(file) < x->start[shard + 1] - x->start[shard]) {
        uint64_t i = x->start[shard];
        while (entry_at(index, x->sorted[i])->found) i++;
        const tg_shard_entry *e = entry_at(index, x->sorted[i]);
        tg_error error = error_at(index, e, TG_CODE_BAD_REFERENCE, "a tensor of the shard", e->name,
                                  e->name_len);
        describe(&error, name, "lacks the tensor", e->name, e->name_len, "");
        return fail(index, &error);
    }
    model_of(index)->checked++;
    return true;
}

bool tg_index_finish(tg_index *index) {
    static const ks_rule rule = {"index.total_size", "%, the bytes of all tensors", KS_BAD_SIZE,
                                 true};
    const tg_shard_index *x = shards_of(index);
    if (model_of(index)->finished || model_of(index)->refused) return !model_of(index)->refused;
    if (model_of(index)->checked != x->num_shards) {
        const tg_error error = tg_error_make(TG_CODE_USAGE, tg_index_format(index),
                                             file_of(index)->size, "a check of each shard, once");
        return fail(index, &error);
    }
    model_of(index)->finished = true;
    if (!x->has_total || x->total_size == model_of(index)->bytes) return true;
    ks_ctx *ks = &file_of(index)->ks;
    if (ks_violated(ks, &rule, x->total_at, ks_value_u64(model_of(index)->bytes),
                    ks_value_u64(x->total_size))) {
        return true;
    }
    ks_in(ks, "total_size");
    ks_in(ks, "metadata");
    tg_fail_ks(file_of(index));
    return fail(index, &file_of(index)->error);
}
