/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_split.c - split models: whether the parts are those of one set.
 *
 * Nothing is opened here. Each part is compared when the caller has opened it; what is kept of it are the names of its
 * tensors. Parts of .safetensors say nothing about each other: they are all there, valid, and have no tensor twice.
 * The keys of GGUF are those that llama.cpp writes and reads (gguf-split.cpp, split_start; llama-model-loader.cpp, which
 * compares split.no of each part with its position, finds names that are there twice, and compares the number of tensors
 * with split.tensors.count).
 */
#include <string.h>

#include "file.h"
#include "gguf_file.h"
#include "limit.h"
#include "name_table.h"
#include "os.h"
#include "part_name.h"
#include "text.h"

/* There is no file whose size could bound the memory: names of tensors have at most 65535 bytes, but no bound in
 * number. */
#define DEFAULT_MEMORY (UINT64_C(1) << 30)

#define DIGITS 5
#define NO_TOTAL INT64_C(-1)

typedef struct kept_name {
    const char *text;
    uint32_t len;
    uint32_t hash;
    uint32_t part;
} kept_name;

struct tg_split {
    ks_allocator allocator;
    ks_ctx ks;
    tg_error error;
    char *name;    /* of a part */
    size_t prefix; /* its bytes in front of "-00001-of-00003" */
    uint32_t count;
    tg_format format;
    uint8_t *seen; /* of each part: whether it was checked or refused */
    uint32_t checked;
    bool refused;
    bool is_big_endian; /* of the first part that was checked */
    bool has_order;
    int64_t total; /* split.tensors.count of the first part that was checked, or NO_TOTAL */
    uint64_t max_tensors;
    ks_list names; /* of kept_name */
    tg_name_table table;
    uint64_t key[2];
};

/* -------------------------------------------------------------------------------------- names */

bool tg_split_is_part(const char *name) {
    tg_part_name ignored;
    return tg_read_part_name(name, &ignored);
}

const char *tg_split_part_name(tg_split *split, uint32_t part) {
    if (part >= split->count) return NULL;
    char *digits = split->name + split->prefix + 1;
    for (uint32_t number = part + 1, i = DIGITS; i > 0; number /= 10)
        digits[--i] = (char)('0' + number % 10);
    return split->name;
}

/* ---------------------------------------------------------------------------------- new, free */

static const char *kept_name_at(const void *self, uint32_t i, size_t *n) {
    const kept_name *name = ks_list_at(&((const tg_split *)self)->names, i);
    *n = name->len;
    return name->text;
}

static bool start(tg_split *split, const char *name) {
    const size_t n = strlen(name);
    split->name = ks_alloc(&split->ks, n + 1, 1);
    split->seen = ks_alloc(&split->ks, split->count, 1);
    if (split->name == NULL || split->seen == NULL ||
        !ks_list_init(&split->ks, &split->names, 0, sizeof(kept_name)))
        return false;
    memcpy(split->name, name, n + 1);
    memset(split->seen, 0, split->count);
    split->table = (tg_name_table){NULL, 0, kept_name_at, split};
    tg_hash_key(split->key, split);
    return true;
}

tg_split *tg_split_new(const char *name, const tg_options *options, tg_error *error) {
    tg_part_name part;
    tg_error ignored;
    if (error == NULL) error = &ignored;
    if (!tg_read_part_name(name, &part)) {
        *error =
            tg_error_make(TG_CODE_USAGE, TG_FORMAT_NONE, 0, "a name of a part of a split model");
        return NULL;
    }
    ks_allocator allocator = tg_os_allocator;
    tg_limits limits = tg_limits_default();
    if (options != NULL) limits = options->limits;
    if (options != NULL && options->allocator.alloc != NULL && options->allocator.free != NULL) {
        allocator = (ks_allocator){.alloc = options->allocator.alloc,
                                   .free = options->allocator.free,
                                   .self = options->allocator.self};
    }
    if (limits.max_memory == 0) limits.max_memory = DEFAULT_MEMORY;
    tg_limits_fill(&limits);
    tg_split *split = allocator.alloc(allocator.self, sizeof *split);
    if (split == NULL) {
        *error = tg_error_make(TG_CODE_NO_MEMORY, TG_FORMAT_GGUF, 0, "");
        return NULL;
    }
    memset(split, 0, sizeof *split);
    split->allocator = allocator;
    split->prefix = part.prefix;
    split->count = part.count;
    split->format = part.format;
    split->total = NO_TOTAL;
    split->max_tensors = limits.max_tensors;
    ks_limits own = ks_limits_for(0);
    own.memory = limits.max_memory;
    own.work = UINT64_MAX;
    ks_input nothing;
    memset(&nothing, 0, sizeof nothing);
    ks_ctx_init(&split->ks, nothing, own, &split->allocator);
    if (start(split, name)) return split;
    *error = tg_error_of(&split->ks.error, TG_FORMAT_GGUF, 0);
    tg_split_free(split);
    return NULL;
}

void tg_split_free(tg_split *split) {
    if (split == NULL) return;
    ks_allocator allocator = split->allocator;
    ks_ctx_free(&split->ks);
    allocator.free(allocator.self, split, sizeof *split);
}

tg_format tg_split_format(const tg_split *split) { return split->format; }
uint32_t tg_split_num_parts(const tg_split *split) { return split->count; }
uint64_t tg_split_num_tensors(const tg_split *split) { return split->names.count; }
const tg_error *tg_split_error(const tg_split *split) { return &split->error; }

/* -------------------------------------------------------------------------------------- errors */

static tg_error error_of(const tg_split *split, tg_code code, const char *expected) {
    return tg_error_make(code, split->format, 0, expected);
}

/* Keeps the error; its sentence begins with the part. */
static bool refuse(tg_split *split, uint32_t part, tg_error error, const char *between,
                   const char *sentence) {
    tg_text t = {error.detail, sizeof error.detail, 0};
    const char *name = tg_split_part_name(split, part);
    tg_put(&t, "part \"");
    tg_put_word(&t, name, strlen(name));
    tg_put(&t, between);
    tg_put(&t, sentence);
    tg_put_end(&t);
    split->error = error;
    split->refused = true;
    return false;
}

/* An error at a place of the part that is open. */
static bool refuse_there(tg_split *split, uint32_t part, tg_error *error) {
    char text[TG_ERROR_DETAIL];
    tg_error_message(error, text, sizeof text);
    return refuse(split, part, *error, "\": ", text);
}

static bool refuse_own(tg_split *split) {
    split->error = tg_error_of(&split->ks.error, split->format, 0);
    split->refused = true;
    return false;
}

static void step(tg_error *error, const char *name, uint64_t index) {
    error->path[error->path_len++] = (tg_step){name, index}; /* at most 3: fewer than TG_PATH_MAX */
}

static tg_error error_at(const tg_file *file, tg_code code, const char *expected, uint64_t offset) {
    tg_error error = tg_error_make(code, TG_FORMAT_GGUF, tg_file_size(file), expected);
    error.has_place = true;
    error.offset = offset;
    return error;
}

static tg_value number(uint64_t value) { return (tg_value){.kind = TG_KIND_U64, .u64 = value}; }

static bool mark(tg_split *split, uint32_t part) {
    if (part < split->count && split->seen[part] == 0) {
        split->seen[part] = 1;
        split->checked++;
        return true;
    }
    split->error = error_of(split, TG_CODE_USAGE, "each part of the set, once");
    split->refused = true;
    return false;
}

static bool refuse_part(tg_split *split, uint32_t part, const tg_error *reason) {
    tg_error error = error_of(split, TG_CODE_ABSENT, "a part that is there and valid");
    if (reason == NULL) return refuse(split, part, error, "\" is missing", "");
    char text[TG_ERROR_DETAIL];
    const bool unread = reason->code == TG_CODE_IO || reason->code == TG_CODE_NO_MEMORY;
    error = *reason;
    tg_error_message(reason, text, sizeof text);
    return refuse(split, part, error, unread ? "\" cannot be read: " : "\": ", text);
}

bool tg_split_refuse_part(tg_split *split, uint32_t part, const tg_error *reason) {
    return mark(split, part) && refuse_part(split, part, reason);
}

/* ---------------------------------------------------------------------------------------- keys */

static const gguf_body *body_of(const tg_file *file) {
    return &((const tg_gguf *)file->root)->object.body;
}

static const gguf_body_pair *find_key(const tg_file *file, const char *key, uint64_t *index) {
    const gguf_body *body = body_of(file);
    const size_t n = strlen(key);
    for (*index = 0; *index < body->num_pairs; ++*index) {
        const gguf_body_pair *pair = ks_list_at(&body->pairs, *index);
        if (pair->key.bytes.size == n && memcmp(pair->key.bytes.data, key, n) == 0) return pair;
    }
    return NULL;
}

/* A number that each part has. */
typedef struct split_key {
    const char *name;
    uint32_t type;
    const char *expected;      /* where there is none */
    const char *expected_type; /* where it has another one */
} split_key;

static const split_key key_no = {"split.no", GGUF_VALUE_TYPE_UINT16, "the key split.no",
                                 "split.no as uint16, which is type %"};
static const split_key key_count = {"split.count", GGUF_VALUE_TYPE_UINT16, "the key split.count",
                                    "split.count as uint16, which is type %"};
static const split_key key_tensors = {"split.tensors.count", GGUF_VALUE_TYPE_INT32,
                                      "the key split.tensors.count",
                                      "split.tensors.count as int32, which is type %"};

/* Where its value lies goes to *at, for errors. */
static bool read_key(tg_split *split, uint32_t part, const tg_file *file, const split_key *key,
                     int64_t *value, tg_error *at) {
    uint64_t i;
    const gguf_body_pair *pair = find_key(file, key->name, &i);
    if (pair == NULL) {
        tg_error error =
            tg_error_make(TG_CODE_BAD_REFERENCE, TG_FORMAT_GGUF, tg_file_size(file), key->expected);
        step(&error, "body", TG_NO_INDEX);
        step(&error, "pairs", TG_NO_INDEX);
        return refuse_there(split, part, &error);
    }
    /* The type stands behind the key, the value behind the type; all of it lies in the file. */
    const uint64_t offset = ks_offset_of(&file->ks, pair->key.bytes.data) + pair->key.bytes.size;
    *at = error_at(file, TG_CODE_BAD_REFERENCE, "", offset + 4);
    step(at, "body", TG_NO_INDEX);
    step(at, "pairs", i);
    step(at, "value", TG_NO_INDEX);
    if (pair->value_type == key->type) {
        *value = key->type == GGUF_VALUE_TYPE_INT32 ? pair->value.s64 : (int64_t)pair->value.u64;
        return true;
    }
    tg_error error = *at;
    error.code = TG_CODE_BAD_VALUE;
    error.offset = offset;
    error.path[2].name = "value_type";
    error.expected = key->expected_type;
    error.allowed = number(key->type);
    error.found = number(pair->value_type);
    return refuse_there(split, part, &error);
}

static bool differs(tg_split *split, uint32_t part, tg_error at, const char *expected,
                    int64_t wanted, int64_t found) {
    at.expected = expected;
    at.allowed = (tg_value){.kind = TG_KIND_S64, .s64 = wanted};
    at.found = (tg_value){.kind = TG_KIND_S64, .s64 = found};
    return refuse_there(split, part, &at);
}

static bool check_keys(tg_split *split, uint32_t part, const tg_file *file) {
    int64_t value = 0;
    tg_error at;
    if (!read_key(split, part, file, &key_no, &value, &at)) return false;
    if (value != part) return differs(split, part, at, "split.no %, as the name says", part, value);
    if (!read_key(split, part, file, &key_count, &value, &at)) return false;
    if (value != split->count)
        return differs(split, part, at, "split.count %, as the name says", split->count, value);
    if (!read_key(split, part, file, &key_tensors, &value, &at)) return false;
    if (value < 0) return differs(split, part, at, "split.tensors.count of % or more", 0, value);
    if (split->total != NO_TOTAL && value != split->total)
        return differs(split, part, at, "split.tensors.count %, as in the parts before",
                       split->total, value);
    split->total = value;
    return true;
}

static bool check_order(tg_split *split, uint32_t part, const tg_file *file) {
    const bool is_big_endian = ((const tg_gguf *)file->root)->object.is_big_endian;
    if (split->has_order && is_big_endian != split->is_big_endian) {
        tg_error error =
            error_at(file, TG_CODE_BAD_REFERENCE, "the byte order of the parts before", 4);
        step(&error, "version", TG_NO_INDEX);
        return refuse_there(split, part, &error);
    }
    split->has_order = true;
    split->is_big_endian = is_big_endian;
    return true;
}

/* ------------------------------------------------------------------------------------- tensors */

static bool too_many(tg_split *split, uint32_t part, uint64_t allowed, uint64_t found) {
    tg_error error = error_of(split, TG_CODE_LIMIT, "at most % tensors in all parts");
    tg_error_over(&error, TG_LIMIT_MAX_TENSORS, allowed, found);
    return refuse_there(split, part, &error);
}

/* Makes room for `more` names. */
static bool grow(tg_split *split, uint64_t more) {
    const uint64_t names = split->names.count + more;
    if (split->table.num_places >= tg_name_table_places(names)) return true;
    /* Twice as many as are needed: all tables together have at most twice the size of the last one. */
    const uint64_t room = 2 * names < UINT64_C(1) << 30 ? 2 * names : names;
    const uint32_t places = tg_name_table_places(room);
    tg_name_place *table = ks_alloc(&split->ks, places, sizeof *table);
    if (table == NULL) return refuse_own(split);
    split->table.places = table;
    split->table.num_places = places;
    tg_name_table_clear(&split->table);
    for (uint32_t i = 0; i < split->names.count; i++) {
        const kept_name *name = ks_list_at(&split->names, i);
        (void)tg_name_table_add(&split->table, name->hash, i);
    }
    return true;
}

/* The name of a tensor, as it is in the file. */
static bool read_name(tg_split *split, tg_file *file, uint64_t i, ks_bytes *name) {
    tg_tensor t;
    if (split->format == TG_FORMAT_GGUF) {
        *name = ((const gguf_body_info *)ks_list_at(&body_of(file)->infos, i))->name.bytes;
        return true;
    }
    if (!tg_tensor_at(file, i, &t)) {
        split->error = *tg_last_error(file);
        split->refused = true;
        return false;
    }
    *name = (ks_bytes){(const uint8_t *)t.raw_name, t.raw_name_len};
    return true;
}

static bool is_twice(tg_split *split, uint32_t part, const tg_file *file, uint64_t i, ks_bytes name,
                     const kept_name *before) {
    tg_error error = error_of(split, TG_CODE_BAD_REFERENCE, "a name that no part before it has");
    if (split->format == TG_FORMAT_GGUF) {
        error = error_at(file, TG_CODE_BAD_REFERENCE, "a name that no part before it has",
                         ks_offset_of(&file->ks, name.data));
        step(&error, "body", TG_NO_INDEX);
        step(&error, "infos", i);
        step(&error, "name", TG_NO_INDEX);
    }
    error.found.kind = TG_KIND_BYTES;
    error.found.u64 = name.size;
    memcpy(error.found.bytes, name.data,
           name.size < TG_VALUE_BYTES ? (size_t)name.size : TG_VALUE_BYTES);
    char text[TG_ERROR_DETAIL];
    tg_text t = {text, sizeof text, 0};
    tg_put(&t, "the tensor \"");
    tg_put_word(&t, (const char *)name.data, (size_t)name.size); /* of a file in memory */
    tg_put(&t, "\" is in \"");
    tg_put(&t, tg_split_part_name(split, before->part));
    tg_put(&t, "\", too");
    tg_put_end(&t);
    return refuse(split, part, error, "\": ", text);
}

static bool add_name(tg_split *split, uint32_t part, tg_file *file, uint64_t i) {
    ks_bytes name;
    if (!read_name(split, file, i, &name)) return false;
    if (name.size > UINT32_MAX) return too_many(split, part, UINT32_MAX, name.size);
    const char *text = (const char *)name.data;
    const size_t n = (size_t)name.size;
    const uint32_t hash = tg_hash_kept_name(split->key, text, n);
    const uint32_t found = tg_name_table_find(&split->table, hash, text, n);
    if (found != TG_NAME_NONE)
        return is_twice(split, part, file, i, name, ks_list_at(&split->names, found));
    char *copy = ks_alloc(&split->ks, n + 1, 1);
    kept_name *kept = copy != NULL ? ks_list_add(&split->ks, &split->names) : NULL;
    if (kept == NULL) return refuse_own(split);
    memcpy(copy, text, n);
    *kept = (kept_name){copy, (uint32_t)n, hash, part};
    (void)tg_name_table_add(&split->table, hash, (uint32_t)(split->names.count - 1));
    return true;
}

static bool check_tensors(tg_split *split, uint32_t part, tg_file *file) {
    const uint64_t more = tg_num_tensors(file); /* of a file that was accepted: far below 2^63 */
    const uint64_t names = split->names.count + more;
    if (names > split->max_tensors) return too_many(split, part, split->max_tensors, names);
    if (names >= UINT64_C(1) << 30) return too_many(split, part, (UINT64_C(1) << 30) - 1, names);
    if (!grow(split, more)) return false;
    for (uint64_t i = 0; i < more; i++) {
        if (!add_name(split, part, file, i)) return false;
    }
    return true;
}

bool tg_split_check_part(tg_split *split, uint32_t part, tg_file *file) {
    if (!mark(split, part)) return false;
    if (file == NULL) return refuse_part(split, part, NULL);
    if (tg_file_format(file) != split->format) {
        tg_error error =
            error_of(split, TG_CODE_BAD_VALUE, "a file of the format that its name says");
        return refuse_there(split, part, &error);
    }
    /* In .safetensors nothing says which part a file is, besides its name. */
    return (split->format != TG_FORMAT_GGUF ||
            (check_keys(split, part, file) && check_order(split, part, file))) &&
           check_tensors(split, part, file);
}

bool tg_split_finish(tg_split *split) {
    if (split->refused) return false;
    if (split->checked != split->count) {
        split->error = error_of(split, TG_CODE_USAGE, "a check of each part, once");
        return false;
    }
    if (split->format != TG_FORMAT_GGUF || split->names.count == (uint64_t)split->total)
        return true;
    split->error = error_of(split, TG_CODE_BAD_SIZE,
                            "%, as split.tensors.count says of the tensors of all parts");
    split->error.allowed = number((uint64_t)split->total);
    split->error.found = number(split->names.count);
    split->refused = true;
    return false;
}
