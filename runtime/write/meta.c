/* SPDX-License-Identifier: Apache-2.0 */
/*
 * meta.c - collects the metadata of a file that is built: receives events, produces a tree.
 */
#include <string.h>

#include "write.h"

struct tg_meta_sink {
    tg_build *build;
    tg_meta *open[TG_METADATA_DEPTH]; /* open containers around the next event */
    tg_meta *last[TG_METADATA_DEPTH]; /* the last member of each */
    unsigned depth;
    unsigned passing; /* depth of open containers inside the value that is skipped */
    bool pass_next;   /* the next value belongs to a key that is skipped */
    const char *key;
};

typedef struct tg_meta_sink meta_sink;

static bool refuse_event(meta_sink *s, const char *text) {
    return tg_refuse(s->build, TG_CODE_USAGE, NULL, text, NULL, 0, 0);
}

static const char *copy_text(tg_build *build, const char *text, size_t n) {
    char *copy = n < SIZE_MAX ? ks_alloc(&build->ks, n + 1, 1) : NULL;
    if (copy == NULL) {
        tg_refuse_ks(build);
        return NULL;
    }
    if (n > 0) memcpy(copy, text, n);
    copy[n] = '\0';
    return copy;
}

/* Adds a node for the next value. Returns NULL if the value is skipped, and after an error; *good
 * distinguishes the two. */
static tg_meta *new_node(meta_sink *s, tg_meta_kind kind, bool *good) {
    *good = true;
    if (s->passing > 0) return NULL;
    if (s->pass_next) {
        s->pass_next = false;
        return NULL;
    }
    tg_meta *parent = s->depth > 0 ? s->open[s->depth - 1] : NULL;
    if (parent == NULL ? kind != TG_META_OBJECT || s->build->meta != NULL
                       : (parent->kind == TG_META_OBJECT) != (s->key != NULL)) {
        *good = refuse_event(s, "metadata are one object, and its members have keys");
        return NULL;
    }
    tg_meta *node = ks_alloc(&s->build->ks, 1, sizeof *node);
    if (node == NULL) {
        *good = tg_refuse_ks(s->build);
        return NULL;
    }
    memset(node, 0, sizeof *node);
    node->kind = kind;
    node->key = s->key;
    s->key = NULL;
    if (parent == NULL) {
        s->build->meta = node;
        return node;
    }
    tg_meta **last = &s->last[s->depth - 1];
    if (*last == NULL) {
        parent->first = node;
    } else {
        (*last)->next = node;
    }
    *last = node;
    parent->count++;
    return node;
}

static bool begin(meta_sink *s, tg_meta_kind kind) {
    if (s->passing > 0 || s->pass_next) {
        s->pass_next = false;
        s->passing++;
        return true;
    }
    bool good;
    tg_meta *node = new_node(s, kind, &good);
    if (node == NULL) return good;
    if (s->depth == TG_METADATA_DEPTH) return refuse_event(s, "metadata are at most 128 deep");
    s->open[s->depth] = node;
    s->last[s->depth] = NULL;
    s->depth++;
    return true;
}

static bool end(meta_sink *s, tg_meta_kind kind) {
    if (s->passing > 0) {
        s->passing--;
        return true;
    }
    if (s->depth == 0 || s->open[s->depth - 1]->kind != kind || s->key != NULL)
        return refuse_event(s, "metadata begin and end in pairs");
    s->depth--;
    return true;
}

static bool begin_object(void *self) { return begin(self, TG_META_OBJECT); }
static bool end_object(void *self) { return end(self, TG_META_OBJECT); }
static bool begin_array(void *self) { return begin(self, TG_META_ARRAY); }
static bool end_array(void *self) { return end(self, TG_META_ARRAY); }

static bool is_derived(const tg_build *build, const char *key, size_t len) {
    const char *const *names = build->writer->derived;
    for (; names != NULL && *names != NULL; names++) {
        if (strlen(*names) == len && memcmp(*names, key, len) == 0) return true;
    }
    return false;
}

void tg_meta_drop_derived(const tg_build *build, tg_meta *object) {
    tg_meta **link = &object->first;
    while (*link != NULL) {
        if (is_derived(build, (*link)->key, strlen((*link)->key))) {
            *link = (*link)->next;
            object->count--;
        } else {
            link = &(*link)->next;
        }
    }
}

static bool key(void *self, const char *text, size_t len) {
    meta_sink *s = self;
    if (s->passing > 0) return true;
    if (s->depth == 0 || s->open[s->depth - 1]->kind != TG_META_OBJECT || s->key != NULL)
        return refuse_event(s, "metadata have keys in objects, one for each value");
    if (s->depth == 1 && is_derived(s->build, text, len)) {
        s->pass_next = true;
        return true;
    }
    s->key = copy_text(s->build, text, len);
    return s->key != NULL;
}

static bool text(void *self, const char *value, size_t len) {
    meta_sink *s = self;
    bool good;
    tg_meta *node = new_node(s, TG_META_TEXT, &good);
    if (node == NULL) return good;
    node->count = len;
    node->value.text = copy_text(s->build, value, len);
    return node->value.text != NULL;
}

/* The scalar kinds differ in the member of the union that holds the value. */
#define SCALAR(name, type, member, meta_kind)                                                      \
    static bool add_##name(void *self, type value) {                                               \
        bool good;                                                                                 \
        tg_meta *node = new_node(self, meta_kind, &good);                                          \
        if (node != NULL) node->value.member = value;                                              \
        return good;                                                                               \
    }
SCALAR(u64, uint64_t, u64, TG_META_U64)
SCALAR(s64, int64_t, s64, TG_META_S64)
SCALAR(f32, float, f32, TG_META_F32)
SCALAR(f64, double, f64, TG_META_F64)
SCALAR(boolean, bool, u64, TG_META_BOOL)

static bool null(void *self) {
    bool good;
    new_node(self, TG_META_NULL, &good);
    return good;
}

tg_sink tg_build_metadata(tg_build *build) {
    tg_sink sink = {
        .begin_object = begin_object,
        .end_object = end_object,
        .begin_array = begin_array,
        .end_array = end_array,
        .key = key,
        .text = text,
        .u64 = add_u64,
        .s64 = add_s64,
        .f32 = add_f32,
        .f64 = add_f64,
        .boolean = add_boolean,
        .null = null,
        .self = build->sink,
    };
    return sink;
}

bool tg_meta_open_sink(tg_build *build) {
    build->sink = ks_alloc(&build->ks, 1, sizeof *build->sink);
    if (build->sink == NULL) return tg_refuse_ks(build);
    memset(build->sink, 0, sizeof *build->sink);
    build->sink->build = build;
    return true;
}

bool tg_meta_close_sink(tg_build *build) {
    if (build->sink->depth == 0 && build->sink->passing == 0) return true;
    return refuse_event(build->sink, "metadata begin and end in pairs");
}

/* ------------------------------------------------------------------------------- looking up */

const tg_meta *tg_meta_get(const tg_meta *object, const char *key_text) {
    if (object == NULL || object->kind != TG_META_OBJECT) return NULL;
    for (const tg_meta *node = object->first; node != NULL; node = node->next) {
        if (strcmp(node->key, key_text) == 0) return node;
    }
    return NULL;
}

bool tg_meta_integer(const tg_meta *node, int64_t min, int64_t max, int64_t *value) {
    if (node == NULL) return false;
    if (node->kind == TG_META_U64 || node->kind == TG_META_BOOL) {
        if (node->value.u64 > INT64_MAX) return false;
        *value = (int64_t)node->value.u64;
    } else if (node->kind == TG_META_S64) {
        *value = node->value.s64;
    } else {
        return false;
    }
    return *value >= min && *value <= max;
}

bool tg_meta_f64(const tg_meta *node, double *value) {
    int64_t integer;
    if (node == NULL) return false;
    if (node->kind == TG_META_F64) {
        *value = node->value.f64;
        return true;
    }
    if (node->kind == TG_META_F32) {
        *value = (double)node->value.f32;
        return true;
    }
    const int64_t exact = INT64_C(1) << 53;
    if (!tg_meta_integer(node, -exact, exact, &integer)) return false;
    *value = (double)integer;
    return true;
}

bool tg_meta_f32(const tg_meta *node, float *value) {
    double wide;
    if (node != NULL && node->kind == TG_META_F32) { /* keeps all bits of a NaN as well */
        *value = node->value.f32;
        return true;
    }
    if (!tg_meta_f64(node, &wide)) return false;
    *value = (float)wide;
    return wide != wide || (double)*value == wide;
}
