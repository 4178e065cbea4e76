/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_open_model.c - a model in shards, opened by its index: tensors of all shards, what is refused, limits and memory. What is
 * wrong with an index or with a shard by itself is in tests/suites/splits.py and test_model_index.c.
 */
#define _GNU_SOURCE /* mkdtemp, symlink */
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory_test.h"
#include "tensorgate.h"

#define INDEX "model.safetensors.index.json"

static char folder[] = "/tmp/tensorgate-model-XXXXXX";
static tg_error error;

static void put_file(const char *name, const void *data, size_t n) {
    char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(data, 1, n, file), n);
    assert_int_equal(fclose(file), 0);
}

static void put_text(const char *name, const char *text) { put_file(name, text, strlen(text)); }

/* The header is padded to a multiple of 8 bytes. */
static void put_shard(const char *name, const char *header, const char *values) {
    uint8_t bytes[1000] = {0};
    const size_t len = strlen(header);
    const size_t n = (len + 7) / 8 * 8;
    assert_true(n < 256);
    bytes[0] = (uint8_t)n;
    memset(bytes + 8, ' ', n);
    memcpy(bytes + 8, header, len);
    memcpy(bytes + 8 + n, values, strlen(values));
    put_file(name, bytes, 8 + n + strlen(values));
}

static void remove_file(const char *name) {
    char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    (void)unlink(path);
}

static tg_file *open_it(tg_options options) {
    char path[200];
    snprintf(path, sizeof path, "%s/" INDEX, folder);
    memset(&error, 0, sizeof error);
    return tg_open(path, &options, &error);
}

/* Two shards, of one tensor and of two. The names "a b" and "a%20b" would be shown alike. */
static void put_model(void) {
    put_shard("a.safetensors",
              "{\"__metadata__\":{\"k\":\"v\"},\"a "
              "b\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}",
              "AB");
    put_shard("b.safetensors",
              "{\"a%20b\":{\"dtype\":\"U8\",\"shape\":[3],\"data_offsets\":[0,3]},\"z\":{\"dtype\":"
              "\"I8\",\"shape\":[],"
              "\"data_offsets\":[3,4]}}",
              "CDEF");
    put_text(INDEX, "{\"metadata\":{\"total_size\":6},\"weight_map\":{\"a "
                    "b\":\"a.safetensors\",\"a%20b\":\"b.safetensors\","
                    "\"z\":\"b.safetensors\"}}");
}

/* Each test has a separate folder: some of them change the model. */
BEFORE_EACH(make_folder) {
    memcpy(folder + sizeof folder - 7, "XXXXXX", 6);
    if (mkdtemp(folder) == NULL) return 1;
    put_model();
    return 0;
}

AFTER_EACH(remove_folder) {
    remove_file("a.safetensors");
    remove_file("b.safetensors");
    remove_file(INDEX);
    return rmdir(folder);
}

/* The three tensors, as they were written above. */
static void check_tensors(tg_file *file) {
    static const struct {
        const char *name;
        const char *raw;
        const char *shard;
        const char *values;
    } wanted[] = {{"a%20b", "a b", "a.safetensors", "AB"},
                  {"a%2520b", "a%20b", "b.safetensors", "CDE"},
                  {"z", "z", "b.safetensors", "F"}};
    assert_int_equal(tg_num_tensors(file), 3);
    for (uint64_t i = 0; i < 3; i++) {
        tg_tensor t;
        uint8_t bytes[4] = {0};
        assert_true(tg_tensor_at(file, i, &t));
        assert_int_equal(t.index, i);
        assert_string_equal(t.name, wanted[i].name);
        assert_int_equal(t.raw_name_len, strlen(wanted[i].raw));
        assert_memory_equal(t.raw_name, wanted[i].raw, t.raw_name_len);
        assert_string_equal(tg_tensor_shard(file, i), wanted[i].shard);
        assert_int_equal(t.nbytes, strlen(wanted[i].values));
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, bytes, (size_t)t.nbytes));
        assert_memory_equal(bytes, wanted[i].values, (size_t)t.nbytes);
        assert_true(
            tg_tensor_read(file, &t, TG_PART_VALUES, 0, bytes, 1)); /* back to the beginning */
        const void *view = tg_tensor_view(file, &t, TG_PART_VALUES);
        assert_non_null(view);
        assert_memory_equal(view, wanted[i].values, (size_t)t.nbytes);
    }
}

static tg_go ignore(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_ON;
}

TEST(test_whole) {
    tg_file *file = open_it((tg_options){.strict = true});
    assert_non_null(file);
    assert_int_equal(error.code, TG_CODE_NONE); /* which is left as it was */
    assert_int_equal(tg_file_format(file), TG_FORMAT_SAFETENSORS);
    check_tensors(file);
    tg_tensor t;
    assert_true(tg_tensor_find(file, "a%2520b", &t));
    assert_int_equal(t.index, 1);
    assert_null(tg_tensor_shard(file, 3));
    assert_false(tg_tensor_at(file, 3, &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    assert_true(tg_verify(file));
    assert_int_equal(tg_num_notes(file), 0);
    const tg_visitor visitor = {ignore, ignore, ignore, NULL};
    assert_false(tg_walk(file, &visitor));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    uint8_t byte;
    assert_false(tg_read_bytes(file, 0, &byte, 1));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    tg_amount amount;
    assert_true(tg_amount_of(file, false, &amount));
    assert_int_equal(amount.type_bytes, 3 * strlen("a.safetensors"));
    assert_int_equal(amount.texts, 3); /* __metadata__, k and v */
    tg_close(file);
}

/* Without a name, without a folder, and where it is not wanted, the index is a file of JSON. */
TEST(test_index_alone) {
    char path[200];
    snprintf(path, sizeof path, "%s/" INDEX, folder);
    assert_null(open_it((tg_options){.external = TG_EXTERNAL_SKIP}));
    assert_string_equal(error.foreign, "json");
    assert_null(open_it((tg_options){.format = TG_FORMAT_NPY}));
    assert_int_equal(error.format, TG_FORMAT_NPY);
    assert_null(open_it((tg_options){.formats = TG_FORMAT_BIT(TG_FORMAT_NPY)}));
    assert_string_equal(error.foreign, "json");
    const int fd = open(path, O_RDONLY);
    assert_true(fd >= 0);
    const tg_options named = {.name = INDEX};
    assert_null(tg_open_fd(fd, &named, &error));
    assert_string_equal(error.foreign, "json");
    assert_int_equal(close(fd), 0);
}

/* What is told of a shard that cannot be opened. */
static const char *told(void) {
    static char text[600];
    tg_file *file = open_it((tg_options){.strict = false});
    if (file != NULL) {
        tg_close(file);
        return "accepted";
    }
    tg_error_text(&error, text, sizeof text);
    return text;
}

static void assert_told(const char *wanted) {
    const char *text = told();
    if (strstr(text, wanted) == NULL) fail_msg("%s, not %s", text, wanted);
}

TEST(test_refused) {
    char path[200];
    char target[200];
    snprintf(path, sizeof path, "%s/b.safetensors", folder);
    snprintf(target, sizeof target, "%s/a.safetensors", folder);
    remove_file("b.safetensors");
    assert_told("shard \"b.safetensors\" is missing [absent]");
    assert_int_equal(symlink(target, path), 0);
    assert_told("shard \"b.safetensors\" is refused: safetensors: a link, which is not followed "
                "[bad_reference]");
    remove_file("b.safetensors");
    assert_int_equal(mkdir(path, 0700), 0);
    assert_told("shard \"b.safetensors\" is refused: safetensors: no regular file [bad_reference]");
    assert_int_equal(rmdir(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_told("shard \"b.safetensors\" is refused: safetensors: no regular file [bad_reference]");
    remove_file("b.safetensors");
    put_text("b.safetensors", "no tensors in here");
    assert_told("shard \"b.safetensors\" is refused: ");
    put_shard("b.safetensors", "{\"z\":{\"dtype\":\"I8\",\"shape\":[],\"data_offsets\":[0,1]}}",
              "F");
    assert_told("shard \"b.safetensors\" lacks the tensor \"a%20b\" [bad_reference]");
    put_text(INDEX, "{\"weight_map\":{\"a\":\"../a.safetensors\"}}");
    assert_told("[bad_reference]");
    put_text(INDEX, "[]");
    assert_told("safetensors: index at byte 0: ");
    put_text(INDEX, "{\"metadata\":{\"total_size\":0},\"weight_map\":{}}");
    assert_string_equal(told(), "accepted");
    put_model();
    assert_string_equal(told(), "accepted");
}

TEST(test_limits) {
    assert_null(open_it((tg_options){.limits = {.max_tensors = 2}}));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_TENSORS);
    assert_null(open_it((tg_options){.limits = {.max_file = 90}}));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_FILE);
    put_text(INDEX, "{\"weight_map\":{\"a "
                    "b\":\"a.safetensors\",\"a%20b\":\"b.safetensors\",\"z\":\"b.safetensors\"}}");
    tg_file *file = open_it((tg_options){.strict = false});
    assert_non_null(file);
    assert_int_equal(tg_num_notes(file), 1);
    tg_note note;
    assert_true(tg_note_at(file, 0, &note));
    assert_string_equal(note.rule, "index.total_size");
    tg_close(file);
    assert_null(open_it((tg_options){.strict = true}));
}

/* A part is opened alone unless all are wanted. */
TEST(test_parts) {
    static const char *const names[] = {"m-00001-of-00002.safetensors",
                                        "m-00002-of-00002.safetensors"};
    char path[200];
    tg_tensor t;
    put_shard(names[0], "{\"a\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[0,1]}}", "A");
    put_shard(names[1], "{\"b\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[0,1]}}", "B");
    for (unsigned i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        for (unsigned join = 0; join < 2; join++) {
            const bool is_whole = join == 1 && i == 0;
            const tg_options options = {.join_parts = join == 1};
            tg_file *file = tg_open(path, &options, &error);
            assert_non_null(file);
            assert_int_equal(tg_num_tensors(file), is_whole ? 2 : 1);
            assert_int_equal(tg_num_notes(file), is_whole ? 0 : 1);
            for (uint64_t k = 0; k < tg_num_tensors(file); k++) {
                uint8_t byte = 0;
                assert_true(tg_tensor_at(file, k, &t));
                if (is_whole) assert_string_equal(tg_tensor_shard(file, k), names[k]);
                if (!is_whole) assert_null(tg_tensor_shard(file, k));
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, &byte, 1));
                assert_int_equal(byte, 'A' + (is_whole ? k : i));
            }
            tg_close(file);
        }
    }
    remove_file(names[1]);
    snprintf(path, sizeof path, "%s/%s", folder, names[0]);
    assert_null(tg_open(path, &(tg_options){.join_parts = true}, &error));
    assert_int_equal(error.code, TG_CODE_ABSENT);
    remove_file(names[0]);
}

/* ---- opening by the caller */

static int open_beside(void *self, const char *path) {
    unsigned *calls = self;
    char whole[200];
    (*calls)++;
    snprintf(whole, sizeof whole, "%s/%s", folder, path);
    const int fd = open(whole, O_RDONLY);
    return fd >= 0 ? fd : -errno;
}

TEST(test_open_beside) {
    unsigned calls = 0;
    const tg_options options = {.name = "of/" INDEX, .open_beside = open_beside, .beside = &calls};
    static const char index[] =
        "{\"metadata\":{\"total_size\":6},\"weight_map\":{\"a b\":\"a.safetensors\",\"a%20b\":"
        "\"b.safetensors\",\"z\":\"b.safetensors\"}}";
    tg_file *file = tg_open_memory(index, sizeof index - 1, &options, &error);
    assert_non_null(file);
    assert_int_equal(calls, 2);
    check_tensors(file);
    tg_close(file);
}

/* ---- shards that are sources of the caller */

typedef struct sourced {
    FILE *file;
    uint64_t read; /* bytes */
} sourced;

static sourced given[4];
static unsigned num_given, num_closed;

static int64_t read_given(void *self, uint64_t offset, void *buffer, size_t n) {
    sourced *s = self;
    assert_int_equal(fseeko(s->file, (off_t)offset, SEEK_SET), 0);
    const size_t got = fread(buffer, 1, n, s->file);
    s->read += got;
    return (int64_t)got;
}

static void close_given(void *self) {
    const sourced *s = self;
    assert_int_equal(fclose(s->file), 0);
    num_closed++;
}

static int source_beside(void *self, const char *path, tg_source *source) {
    char whole[200];
    struct stat st = {0};
    assert_null(self);
    snprintf(whole, sizeof whole, "%s/%s", folder, path);
    FILE *file = fopen(whole, "rb");
    if (file == NULL) return -errno;
    assert_true(num_given < 4);
    assert_int_equal(fstat(fileno(file), &st), 0);
    sourced *s = &given[num_given++];
    *s = (sourced){file, 0};
    *source = (tg_source){read_given, close_given, s, (uint64_t)st.st_size};
    return 0;
}

static tg_file *open_sources(const char *index, const char *name, bool joins) {
    tg_source source;
    const tg_options options = {.name = name, .source_beside = source_beside, .join_parts = joins};
    num_given = num_closed = 0;
    assert_int_equal(source_beside(NULL, index, &source), 0);
    return tg_open_source(&source, &options, &error);
}

/* Those of MODEL are written by make_folder(). A split model is opened by its parts alone, and the source that was given for it is
 * closed at once. */
TEST(test_source_beside) {
    char text[300];
    tg_file *file = open_sources(INDEX, "of/" INDEX, false);
    assert_non_null(file);
    assert_int_equal(num_given, 3);
    check_tensors(file);
    tg_close(file);
    assert_int_equal(num_closed, 3);
    put_text("lacking", "{\"weight_map\":{\"a b\":\"a.safetensors\",\"x\":\"none.safetensors\"}}");
    assert_null(open_sources("lacking", INDEX, false));
    assert_int_equal(error.code, TG_CODE_ABSENT);
    assert_non_null(strstr((tg_error_text(&error, text, sizeof text), text), "none.safetensors"));
    assert_int_equal(num_closed, num_given);
    remove_file("lacking");
    put_shard("s-00001-of-00002.safetensors",
              "{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]}}", "1");
    put_shard("s-00002-of-00002.safetensors",
              "{\"b\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]}}", "2");
    file = open_sources(INDEX, "s-00001-of-00002.safetensors", true);
    assert_non_null(file);
    assert_int_equal(num_closed, 1);
    assert_int_equal(tg_num_tensors(file), 2);
    assert_string_equal(tg_tensor_shard(file, 1), "s-00002-of-00002.safetensors");
    tg_close(file);
    assert_int_equal(num_closed, 3);
    remove_file("s-00001-of-00002.safetensors");
    assert_null(open_sources(INDEX, "s-00001-of-00002.safetensors", true));
    assert_int_equal(error.code, TG_CODE_ABSENT);
    assert_int_equal(num_closed, num_given);
    remove_file("s-00002-of-00002.safetensors");
}

/* ---- more shards than may be open */

static uint8_t *load(const char *path, size_t *n) {
    struct stat st = {0};
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fstat(fileno(file), &st), 0);
    uint8_t *data = malloc((size_t)st.st_size);
    assert_non_null(data);
    *n = fread(data, 1, (size_t)st.st_size, file);
    assert_int_equal(*n, st.st_size);
    assert_int_equal(fclose(file), 0);
    return data;
}

#define MANY 300
#define MANY_BYTES 200000 /* more than is read at once when a file is opened */

static void put_many(void) {
    char name[64];
    static char index[MANY * 64];
    size_t n = (size_t)snprintf(index, sizeof index, "{\"weight_map\":{");
    uint8_t *data = calloc(1, MANY_BYTES + 200);
    assert_non_null(data);
    for (unsigned i = 0; i < MANY; i++) {
        snprintf(name, sizeof name, "s%u.safetensors", i);
        n += (size_t)snprintf(index + n, sizeof index - n, "%s\"t%u\":\"%s\"", i > 0 ? "," : "", i,
                              name);
        const int len =
            snprintf((char *)data + 8, 200,
                     "{\"t%u\":{\"dtype\":\"U8\",\"shape\":[%d],\"data_offsets\":[0,%d]}}", i,
                     MANY_BYTES, MANY_BYTES);
        memset(data, 0, 8);
        data[0] = (uint8_t)len;
        memset(data + 8 + len, (int)(i % 251), MANY_BYTES);
        put_file(name, data, 8 + (size_t)len + MANY_BYTES);
    }
    snprintf(index + n, sizeof index - n, "}}");
    put_file(INDEX, index, strlen(index));
    free(data);
}

static void remove_many(void) {
    char name[64];
    for (unsigned i = 0; i < MANY; i++) {
        snprintf(name, sizeof name, "s%u.safetensors", i);
        remove_file(name);
    }
    remove_file(INDEX);
}

/* The last byte of tensor `i`, which is read from the file. */
static bool read_last(tg_file *file, uint64_t i, uint8_t *byte) {
    tg_tensor t;
    assert_true(tg_tensor_at(file, i, &t));
    return tg_tensor_read(file, &t, TG_PART_VALUES, MANY_BYTES - 1, byte, 1);
}

static uint64_t number_of(tg_file *file, uint64_t i) {
    tg_tensor t;
    assert_true(tg_tensor_at(file, i, &t));
    return strtoull(t.name + 1, NULL, 10);
}

TEST(test_many) {
    char path[200];
    uint8_t byte = 0;
    unsigned calls = 0;
    struct rlimit before;
    put_many();
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    struct rlimit few = before;
    few.rlim_cur = 100;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
    snprintf(path, sizeof path, "%s/" INDEX, folder);
    tg_file *file = tg_open(path, NULL, &error);
    assert_non_null(file);
    assert_int_equal(tg_num_tensors(file), MANY);
    /* From the last to the first, so that each has to be opened again, and then by leaps. */
    for (unsigned k = 0; k < 3 * MANY; k++) {
        const uint64_t i = k < MANY ? MANY - 1 - k : (k * 97u) % MANY;
        assert_true(read_last(file, i, &byte));
        assert_int_equal(byte, number_of(file, i) % 251);
    }
    /* A shard that is closed is replaced by one with the same bytes. */
    uint64_t gone = 0;
    while (number_of(file, gone) != 7) gone++;
    for (uint64_t i = 0; i < 150; i++) {
        if (i != gone) assert_true(read_last(file, i, &byte));
    }
    for (uint64_t i = 150; i < MANY; i++) {
        if (i != gone) assert_true(read_last(file, i, &byte));
    }
    char other[250];
    char name[250];
    snprintf(name, sizeof name, "%s/s7.safetensors", folder);
    snprintf(other, sizeof other, "%s/other", folder);
    assert_int_equal(rename(name, other), 0);
    size_t n = 0;
    uint8_t *data = load(other, &n);
    put_file("s7.safetensors", data, n);
    free(data);
    assert_false(read_last(file, gone, &byte));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
    char text[500];
    tg_error_text(tg_last_error(file), text, sizeof text);
    assert_non_null(strstr(text, "the file was replaced or changed after it was opened"));
    assert_int_equal(remove(other), 0);
    assert_true(read_last(file, gone == 0 ? 1 : 0, &byte)); /* others go on */
    tg_close(file);
    /* By a function of the caller: if that can be called later, too. */
    size_t size = 0;
    uint8_t *index = load(path, &size);
    tg_options options = {.name = INDEX, .open_beside = open_beside, .beside = &calls};
    assert_null(tg_open_memory(index, size, &options, &error));
    assert_non_null(
        strstr((tg_error_text(&error, text, sizeof text), text), "too many open files"));
    options.beside_lasts = true;
    calls = 0;
    file = tg_open_memory(index, size, &options, &error);
    assert_non_null(file);
    assert_int_equal(calls, MANY);
    assert_true(read_last(file, 0, &byte));
    assert_int_equal(calls, MANY + 1);
    tg_close(file);
    free(index);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
    remove_many();
}

/* ---- each allocation fails in turn */

TEST(test_memory) {
    tg_file *file = NULL;
    for (unsigned n = 0; file == NULL; n++) {
        counted_memory m = {.fail_at = n, .exhausted = true};
        file = open_it((tg_options){.allocator = {counted_alloc, counted_free, &m}});
        assert_true(n < 1000);
        if (file == NULL) {
            assert_int_equal(error.code, TG_CODE_NO_MEMORY);
            assert_int_equal(m.live, 0);
            continue;
        }
        m.fail_at = UINT64_MAX;
        check_tensors(file);
        tg_close(file);
        assert_int_equal(m.live, 0);
    }
}
