/* SPDX-License-Identifier: Apache-2.0 */
/*
 * answers.c - a program for suites `amalgamation` and `ports`: everything that the library says about the files whose
 * names are in a list, one a line.
 *
 *     answers LIST
 *
 * The texts are the same on every machine: numbers in files are little-endian, and so are all that the library gives.
 */
#include "answers.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

uint64_t answers_hash(uint64_t hash, const void *data, size_t n) {
    const uint8_t *p = data;
    for (size_t i = 0; i < n; i++) hash = (hash ^ p[i]) * UINT64_C(1099511628211);
    return hash;
}

static const char *or_dash(const char *text) { return text != NULL ? text : "-"; }

void answers_error(const char *what, const tg_error *error) {
    char text[2048];
    tg_error_text(error, text, sizeof text);
    printf("%s %s\n", what, text);
}

static void put_refusal(const char *what, const tg_error *error) {
    char path[1024];
    char expected[1024];
    char found[1024];
    answers_error(what, error);
    tg_error_path(error, path, sizeof path);
    tg_error_expected(error, expected, sizeof expected);
    tg_error_found(error, found, sizeof found);
    printf("%s %s %s %" PRIu64 " %d %d [%s] [%s] [%s] %s %d\n", what, tg_code_name(error->code),
           or_dash(tg_format_name(error->format)), error->offset, error->has_place, error->decoded,
           path, expected, found, or_dash(error->foreign), (int)error->limit);
    for (uint32_t i = 0; i < error->num_tried && i < TG_TRIED_MAX; i++) {
        const tg_error tried = tg_refusal_error(&error->tried[i]);
        answers_error("tried", &tried);
    }
}

/* --------------------------------------------------------------------------------------- metadata */

static bool open_object(void *self) {
    (void)self;
    return puts("meta {") >= 0;
}
static bool close_object(void *self) {
    (void)self;
    return puts("meta }") >= 0;
}
static bool open_array(void *self) {
    (void)self;
    return puts("meta [") >= 0;
}
static bool close_array(void *self) {
    (void)self;
    return puts("meta ]") >= 0;
}
static bool put_key(void *self, const char *key, size_t len) {
    (void)self;
    return printf("meta %.*s:\n", (int)len, key) >= 0;
}
static bool put_text(void *self, const char *text, size_t len) {
    (void)self;
    return printf("meta text %zu %016" PRIx64 "\n", len, answers_hash(HASH_BEGIN, text, len)) >= 0;
}
static bool put_u64(void *self, uint64_t value) {
    (void)self;
    return printf("meta %" PRIu64 "\n", value) >= 0;
}
static bool put_s64(void *self, int64_t value) {
    (void)self;
    return printf("meta %" PRId64 "\n", value) >= 0;
}
static bool put_f32(void *self, float value) {
    char text[32];
    (void)self;
    tg_f32_text(value, text, sizeof text);
    return printf("meta float %s\n", text) >= 0;
}
static bool put_f64(void *self, double value) {
    char text[32];
    (void)self;
    tg_f64_text(value, text, sizeof text);
    return printf("meta double %s\n", text) >= 0;
}
static bool put_bool(void *self, bool value) {
    (void)self;
    return puts(value ? "meta true" : "meta false") >= 0;
}
static bool put_null(void *self) {
    (void)self;
    return puts("meta null") >= 0;
}

static const tg_sink sink = {
    .begin_object = open_object,
    .end_object = close_object,
    .begin_array = open_array,
    .end_array = close_array,
    .key = put_key,
    .text = put_text,
    .u64 = put_u64,
    .s64 = put_s64,
    .f32 = put_f32,
    .f64 = put_f64,
    .boolean = put_bool,
    .null = put_null,
};

/* ------------------------------------------------------------------------------------------- tree */

static void put_node(const tg_node *node) {
    char number[32] = "";
    if (node->kind == TG_NODE_VALUE &&
        (node->value.kind == TG_KIND_F32 || node->value.kind == TG_KIND_F64)) {
        tg_f64_text(node->value.f64, number, sizeof number);
    }
    const size_t inside =
        node->value.u64 < TG_VALUE_BYTES ? (size_t)node->value.u64 : TG_VALUE_BYTES;
    const bool is_text = node->kind == TG_NODE_VALUE &&
                         (node->value.kind == TG_KIND_BYTES || node->value.kind == TG_KIND_TEXT);
    printf("node %d %" PRIu32 " %s %" PRIu64 " %s %" PRIu64 " %" PRIu64 " %d %" PRIu32 " %" PRIu64,
           (int)node->kind, node->depth, node->name, node->index, or_dash(node->type), node->offset,
           node->size, node->decoded, node->bits, node->count);
    if (node->kind == TG_NODE_VALUE) {
        printf(" = %d %" PRIu64 " %" PRId64 " %s %s", (int)node->value.kind, node->value.u64,
               node->value.s64, number, or_dash(node->label));
        if (is_text) printf(" %016" PRIx64, answers_hash(HASH_BEGIN, node->value.bytes, inside));
    }
    puts("");
}

static tg_go on_node(void *self, const tg_node *node) {
    (void)self;
    put_node(node);
    return TG_GO_ON;
}
static tg_go on_end(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_ON;
}

/* ---------------------------------------------------------------------------------------- tensors */

static void put_array(tg_file *file, uint64_t i, const char *what,
                      const tg_array_options *options) {
    tg_array *array = tg_array_open(file, i, options);
    if (array == NULL) {
        answers_error(what, tg_last_error(file));
        return;
    }
    const tg_array_info about = tg_array_about(array);
    uint64_t hash = HASH_BEGIN;
    uint64_t at = 0;
    uint8_t piece[3000]; /* no multiple of an element of 16 bytes */
    bool good = true;
    while (good && at < about.nbytes) {
        const size_t n =
            about.nbytes - at < sizeof piece ? (size_t)(about.nbytes - at) : sizeof piece;
        good = tg_array_read(array, at, piece, n);
        if (good) hash = answers_hash(hash, piece, n);
        at += n;
    }
    printf("%s %s %d %" PRIu64 " %016" PRIx64 " %d %" PRIu64 "\n", what, tg_dtype_name(about.dtype),
           (int)about.order, about.count, hash, good, tg_array_inexact(array));
    if (!good) answers_error(what, tg_last_error(file));
    tg_array_close(array);
}

static void put_tensor(tg_file *file, uint64_t i) {
    static const tg_array_options in_c = {.order = TG_ARRAY_ORDER_C};
    static const tg_array_options rounded = {.order = TG_ARRAY_ORDER_F, .dtype = TG_DTYPE_FLOAT16};
    static const tg_array_options raw = {.raw = true, .window = 64};
    tg_tensor t;
    if (!tg_tensor_at(file, i, &t)) {
        answers_error("tensor", tg_last_error(file));
        return;
    }
    printf("tensor %s %s %s %d [", t.name, tg_dtype_name(t.dtype), tg_storage_name(t.storage),
           (int)t.order);
    for (uint32_t axis = 0; axis < t.rank; axis++) printf("%" PRIu64 ",", t.shape[axis]);
    printf("] %d %d %d %" PRIu64 " %" PRIu64 "\n", (int)t.fp_pos, t.batch, t.scaled, t.offset,
           t.nbytes);
    for (int part = 0; part < TG_PART_COUNT; part++) {
        const tg_extent *e = &t.parts[part];
        if (e->dtype == TG_DTYPE_NONE) continue;
        uint8_t *bytes = malloc(e->nbytes > 0 ? (size_t)e->nbytes : 1);
        const bool good =
            bytes != NULL && tg_tensor_read(file, &t, (tg_part)part, 0, bytes, (size_t)e->nbytes);
        printf("part %d %s %" PRIu64 " %" PRIu64 " %d %016" PRIx64 "\n", part,
               tg_dtype_name(e->dtype), e->count, e->offset, good,
               good ? answers_hash(HASH_BEGIN, bytes, (size_t)e->nbytes) : 0);
        free(bytes);
    }
    float min;
    float max;
    if (t.scaled && t.rank > 0 && t.shape[0] > 0 && tg_tensor_bounds(file, &t, 0, &min, &max)) {
        put_f32(NULL, min);
        put_f32(NULL, max);
    }
    put_array(file, i, "values", &in_c);
    put_array(file, i, "float16", &rounded);
    put_array(file, i, "raw", &raw);
}

/* ------------------------------------------------------------------------------------------ files */

static bool on_event(void *self, const tg_stream_event *event) {
    uint64_t *hash = self;
    const uint64_t numbers[] = {(uint64_t)event->kind, event->offset, event->nbytes,
                                event->count,          event->u32,    event->rank,
                                event->index};
    char text[2048];
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        const int n = snprintf(text, sizeof text, "%" PRIu64 ",", numbers[i]);
        *hash = answers_hash(*hash, text, (size_t)n);
    }
    if (event->name != NULL) *hash = answers_hash(*hash, event->name, event->name_len);
    *hash = answers_hash(*hash, text, tg_f32_text(event->f32, text, sizeof text));
    if (event->kind == TG_STREAM_EVENT_NOTE) {
        tg_note_text(&event->note, text, sizeof text);
        printf("stream note %s\n", text);
    }
    return true;
}

/* In pieces of odd sizes, so that numbers are divided between them. */
static void put_stream(const uint8_t *data, size_t size) {
    uint64_t hash = HASH_BEGIN;
    const tg_stream_sink events = {on_event, &hash};
    tg_error error;
    tg_stream *stream = tg_stream_new(NULL, &events, &error);
    if (stream == NULL) return;
    for (size_t at = 0; at < size;) {
        const size_t n = size - at < 13 ? size - at : 13;
        if (!tg_stream_feed(stream, data + at, n)) break;
        at += n;
    }
    if (!tg_stream_end(stream)) answers_error("stream", tg_stream_error(stream));
    printf("stream %" PRIu64 " %" PRIu64 " %d %016" PRIx64 "\n", tg_stream_tensors(stream),
           tg_stream_notes(stream), tg_stream_canonical(stream), hash);
    tg_stream_free(stream);
}

static void put_file(const char *path, const uint8_t *data, size_t size) {
    const tg_visitor visitor = {on_node, on_end, on_node, NULL};
    const tg_options strict = {.strict = true};
    tg_error error = {.code = TG_CODE_NONE};
    put_stream(data, size);
    tg_close(tg_open(path, &strict, &error));
    answers_error("strict", &error);
    tg_file *file = tg_open_memory(data, size, NULL, &error);
    if (file == NULL) {
        put_refusal("bad", &error);
        return;
    }
    printf("ok %s %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", tg_format_name(tg_file_format(file)),
           tg_file_size(file), tg_num_tensors(file), tg_num_notes(file));
    tg_note note;
    for (uint64_t i = 0; tg_note_at(file, i, &note); i++) {
        char text[1024];
        tg_note_text(&note, text, sizeof text);
        printf("note %s\n", text);
    }
    if (!tg_metadata(file, &sink)) answers_error("meta", tg_last_error(file));
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) put_tensor(file, i);
    if (!tg_walk(file, &visitor)) answers_error("walk", tg_last_error(file));
    answers_conversions(file);
    if (!tg_verify(file)) answers_error("verify", tg_last_error(file));
    tg_close(file);
}

static uint8_t *read_all(const char *path, size_t *size) {
    FILE *f = fopen(path, "rb");
    if (f == NULL || fseek(f, 0, SEEK_END) != 0) return NULL;
    const long end = ftell(f);
    rewind(f);
    *size = (size_t)end;
    uint8_t *data = malloc(*size > 0 ? *size : 1);
    if (data != NULL && fread(data, 1, *size, f) != *size) {
        free(data);
        data = NULL;
    }
    fclose(f);
    return data;
}

int main(int argc, char **argv) {
    char path[4096];
    FILE *list = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (list == NULL) return 2;
    while (fgets(path, sizeof path, list) != NULL) {
        size_t size = 0;
        path[strcspn(path, "\n")] = '\0';
        uint8_t *data = read_all(path, &size);
        if (data == NULL) return 2;
        printf("file %s\n", path);
        put_file(path, data, size);
        free(data);
    }
    fclose(list);
    answers_numbers();
    return 0;
}
