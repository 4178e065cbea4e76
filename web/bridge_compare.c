/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_compare.c - compares the open file with another one, tensor by tensor, as `tensorgate diff` does.
 *
 * It goes in steps, between which the worker answers other questions. The document of a step has what is known since the
 * step before.
 */
#include "bridge.h"

#include <stdlib.h>
#include <string.h>

#include "compare.h"

#define STEP 32u        /* blocks of values in one step */
#define MOST_ITEMS 64u  /* pairs in one document */
#define NAME_BYTES 512u /* of a name that is shown */

/* Provided by the worker: as page_read(), of the other file. */
int32_t page_read_other(double offset, void *dst, uint32_t n) IMPORT(read_other);

enum { A, B, SIDES };

static struct {
    tg_file *other;
    comparer comparer;
    uint64_t next; /* tensors of A before this one were compared; then those of B were looked for */
    bool in_b;     /* looking for tensors that only B has */
    tg_array *array[SIDES];
    bool is_bytes; /* opaque elements of `element` bytes */
    uint64_t element;
    uint64_t at, all; /* of the pair at hand */
    comparison found;
    char *name; /* of the pair at hand */
    tg_error error;
} now;

static tg_file *side(int which) { return which == A ? web_file : now.other; }

static void close_pair(void) {
    for (int s = A; s < SIDES; s++) tg_array_close(now.array[s]);
    now.array[A] = now.array[B] = NULL;
    free(now.name);
    now.name = NULL;
}

static void forget(void) {
    close_pair();
    comparer_close(&now.comparer);
    tg_close(now.other);
    memset(&now, 0, sizeof now);
}

/* ----------------------------------------------------------------------------------- one document */

static void put_side(const char *key, const tg_tensor *t) {
    web_json *j = &web_out;
    web_json_key(j, key);
    web_json_open(j, '{');
    web_json_key(j, "dtype");
    web_json_text(j, t->dtype == TG_DTYPE_OPAQUE ? t->type : tg_dtype_name(t->dtype));
    web_json_key(j, "shape");
    web_json_open(j, '[');
    for (uint32_t i = 0; i < t->rank; i++) web_json_u64(j, t->shape[i]);
    web_json_close(j, ']');
    web_json_close(j, '}');
}

static void open_item(const char *how, const char *name) {
    const size_t n = strlen(name);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "how");
    web_json_text(&web_out, how);
    web_json_key(&web_out, "name");
    web_json_string(&web_out, name, n < NAME_BYTES ? n : NAME_BYTES);
}

static void put_alone(const char *how, const char *key, const tg_tensor *t) {
    open_item(how, t->name);
    put_side(key, t);
    web_json_close(&web_out, '}');
}

static void put_values(void) {
    web_json *j = &web_out;
    web_json_key(j, "differing");
    web_json_u64(j, now.found.differing);
    web_json_key(j, "count");
    web_json_u64(j, now.is_bytes ? now.all / now.element : now.all);
    web_json_key(j, "first");
    web_json_u64(j, now.found.first);
    web_json_key(j, "nan");
    web_json_u64(j, now.found.nan);
    if (now.is_bytes) return;
    web_json_key(j, "max_abs");
    web_json_f64(j, now.found.max_abs);
    web_json_key(j, "max_rel");
    web_json_f64(j, now.found.max_rel);
}

static void put_message(const tg_error *error) {
    char text[1024];
    tg_error_message(error, text, sizeof text);
    web_json_key(&web_out, "message");
    web_json_text(&web_out, text);
}

/* ------------------------------------------------------------------------------------- a pair */

static bool same_shape(const tg_tensor *a, const tg_tensor *b) {
    return a->rank == b->rank &&
           (a->rank == 0 || memcmp(a->shape, b->shape, a->rank * sizeof *a->shape) == 0);
}

static bool same_type(const tg_tensor *a, const tg_tensor *b) {
    const bool opaque = a->dtype == TG_DTYPE_OPAQUE;
    return a->dtype == b->dtype &&
           (!opaque || (a->element == b->element && strcmp(a->type, b->type) == 0));
}

/* Opens both arrays; false after an error, which is in now.error. */
static bool open_arrays(const tg_tensor *a, const tg_tensor *b) {
    const uint64_t index[SIDES] = {a->index, b->index};
    const tg_array_options options = {.raw = a->dtype == TG_DTYPE_OPAQUE,
                                      .order = TG_ARRAY_ORDER_C};
    for (int s = A; s < SIDES; s++) {
        now.array[s] = tg_array_open(side(s), index[s], &options);
        if (now.array[s] != NULL) continue;
        now.error = *tg_last_error(side(s));
        return false;
    }
    const tg_array_info info = tg_array_about(now.array[A]);
    now.at = 0;
    now.all = now.is_bytes ? info.nbytes : info.count;
    memset(&now.found, 0, sizeof now.found);
    return true;
}

/* A pair whose values are not compared: they have other shapes or types of elements. */
static bool skip_pair(const char *how, const tg_tensor *a, const tg_tensor *b) {
    open_item(how, now.name);
    put_side("a", a);
    put_side("b", b);
    web_json_close(&web_out, '}');
    close_pair();
    return true;
}

static bool keep_name(const char *name) {
    const size_t n = strlen(name) + 1;
    now.name = malloc(n);
    if (now.name != NULL) memcpy(now.name, name, n);
    return now.name != NULL;
}

/* The pair whose values were compared, or could not be read: now.error. */
static bool end_pair(bool is_read) {
    tg_tensor a;
    tg_tensor b;
    if (!tg_tensor_at(web_file, now.next - 1, &a)) return web_fail(tg_last_error(web_file)) != 0;
    if (!tg_tensor_find(now.other, now.name, &b)) return web_fail(tg_last_error(now.other)) != 0;
    const bool differs = now.found.differing > 0;
    open_item(!is_read             ? "unread"
              : !same_type(&a, &b) ? "dtype"
              : differs            ? "values"
                                   : "same",
              now.name);
    put_side("a", &a);
    put_side("b", &b);
    if (is_read) put_values();
    if (!is_read) put_message(&now.error);
    web_json_close(&web_out, '}');
    close_pair();
    return true;
}

/* The next tensor of A: it is told, or its values are compared from now on. False after an error, which is the document. */
static bool begin_pair(void) {
    tg_tensor a;
    tg_tensor b;
    if (!tg_tensor_at(web_file, now.next++, &a)) return web_fail(tg_last_error(web_file)) != 0;
    if (!keep_name(a.name)) return web_refuse_memory() != 0;
    if (!tg_tensor_find(now.other, now.name, &b)) {
        put_alone("only-a", "a", &a);
        close_pair();
        return true;
    }
    now.is_bytes = a.dtype == TG_DTYPE_OPAQUE;
    now.element = a.element;
    if (!same_shape(&a, &b)) return skip_pair("shape", &a, &b);
    if (!same_type(&a, &b) && (now.is_bytes || b.dtype == TG_DTYPE_OPAQUE))
        return skip_pair("dtype", &a, &b);
    return open_arrays(&a, &b) || end_pair(false);
}

/* Some blocks of the pair at hand. */
static bool compare_some(unsigned *blocks) {
    tg_array *failed = NULL;
    while (*blocks > 0 && now.at < now.all && failed == NULL) {
        failed = now.is_bytes ? compare_bytes(&now.comparer, now.array[A], now.array[B],
                                              now.element, &now.at, &now.found)
                              : compare_block(&now.comparer, now.array[A], now.array[B], &now.at,
                                              &now.found);
        --*blocks;
    }
    if (failed != NULL) now.error = *tg_last_error(side(failed == now.array[A] ? A : B));
    if (failed == NULL && now.at < now.all) return true;
    return end_pair(failed == NULL);
}

/* A tensor of B, told if A has none of that name. */
static bool look_for_other(void) {
    tg_tensor a;
    tg_tensor b;
    if (!tg_tensor_at(now.other, now.next++, &b)) return web_fail(tg_last_error(now.other)) != 0;
    if (!tg_tensor_find(web_file, b.name, &a)) put_alone("only-b", "b", &b);
    return true;
}

/* ---------------------------------------------------------------------------------------- steps */

static int64_t read_other(void *self, uint64_t offset, void *buffer, size_t n) {
    (void)self;
    const size_t most = (size_t)1 << 30;
    return page_read_other((double)offset, buffer, (uint32_t)(n < most ? n : most));
}

/* Opens the other file of `size` bytes; as in web_open(). {"valid": true}, or an error. */
EXPORT(web_compare_begin) int32_t web_compare_begin(double size, const char *name, uint32_t joins) {
    const tg_source source = {.read_at = read_other, .size = web_position(size)};
    const tg_options options = web_options(name, joins != 0, true);
    tg_error error = {.code = TG_CODE_USAGE};
    forget();
    if (web_file == NULL) return web_fail(&error);
    now.other = tg_open_source(&source, &options, &error);
    if (now.other == NULL) return web_fail(&error);
    if (!comparer_open(&now.comparer, 0, 0)) {
        forget();
        return web_refuse_memory();
    }
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "valid");
    web_json_bool(&web_out, true);
    web_json_close(&web_out, '}');
    return web_done();
}

static uint64_t num_of(bool in_b) {
    return in_b ? tg_num_tensors(now.other) : tg_num_tensors(web_file);
}

/* How much is done, from 0 to 1: by tensors of A, with the part of the one at hand. */
static double part(void) {
    const double count = (double)num_of(false);
    if (now.in_b || count == 0) return 1;
    const bool is_open = now.array[A] != NULL && now.all > 0;
    const double of_pair = is_open ? (double)now.at / (double)now.all : 1;
    return ((double)now.next - 1 + of_pair) / count;
}

/* Goes to the tensors of B when those of A are done. True at the end of those, too. */
static bool is_done(void) {
    if (now.array[A] != NULL || now.next < num_of(now.in_b)) return false;
    if (now.in_b) return true;
    now.in_b = true;
    now.next = 0;
    return num_of(true) == 0;
}

/* {"items": [...], "part": 0.5, "done": false}: pairs that were compared, with "how": same, values, dtype, shape, only-a, only-b,
 * or unread with a message. */
EXPORT(web_compare_step) int32_t web_compare_step(void) {
    if (now.other == NULL || web_file == NULL) return web_refuse_usage();
    unsigned blocks = STEP;
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "items");
    web_json_open(&web_out, '[');
    for (unsigned items = 0; items < MOST_ITEMS && blocks > 0 && !is_done(); items++) {
        if (now.array[A] == NULL && !(now.in_b ? look_for_other() : begin_pair())) return 0;
        if (now.array[A] != NULL && !compare_some(&blocks)) return 0;
    }
    web_json_close(&web_out, ']');
    web_json_key(&web_out, "part");
    web_json_f64(&web_out, part());
    web_json_key(&web_out, "done");
    const bool done = is_done();
    web_json_bool(&web_out, done);
    web_json_close(&web_out, '}');
    if (done) forget();
    return web_done();
}
