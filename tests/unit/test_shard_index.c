/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_shard_index.c - indexes of models in shards: the grammar, in pieces, with little memory; and shards that are
 * compared with their index.
 */
#include "error.h"
#include "os.h"
#include "shard_index.h"
/* Behind them: it has a type called bytes. */
#include "adapter_test.h"
#include "memory_test.h"

#define ROOM 1024

/* All that an index says, or why it is refused, when it comes in pieces of that size, each in memory of its own. */
static bool read_pieces(const char *text, size_t size, size_t piece, uint64_t memory,
                        char to[ROOM]) {
    ks_ctx ks;
    ks_input none;
    tg_shard_index *x = malloc(sizeof *x);
    assert_non_null(x);
    memset(&none, 0, sizeof none);
    memset(to, 0, ROOM);
    ks_limits limits = ks_limits_for(size);
    if (memory > 0) limits.memory = memory;
    ks_ctx_init(&ks, none, limits, &tg_os_allocator);
    tg_shard_index_init(x, &ks, false);
    bool good = true;
    for (size_t at = 0; good && at < size; at += piece) {
        const size_t n = size - at < piece ? size - at : piece;
        uint8_t *copy = malloc(n);
        assert_non_null(copy);
        memcpy(copy, text + at, n);
        good = tg_shard_index_feed(x, copy, n);
        free(copy);
    }
    good = good && tg_shard_index_end(x);
    assert_int_equal(good, ks.error.code == KS_OK);
    if (good) {
        size_t n = 0;
        for (uint64_t i = 0; i < x->entries.count; i++) {
            tg_shard_entry *e = ks_list_at(&x->entries, i);
            n += (size_t)snprintf(to + n, ROOM - n, "%.*s %u %s;", (int)e->name_len, e->name,
                                  (unsigned)e->shard, x->shards[e->shard]);
            assert_true(n < ROOM);
            assert_ptr_equal(tg_shard_index_find(x, e->name, e->name_len), e);
        }
        assert_null(tg_shard_index_find(x, "no such tensor", 14));
        snprintf(to + n, ROOM - n, "%d %u; %u notes", x->has_total, (unsigned)x->total_size,
                 (unsigned)ks.num_notes);
    } else {
        tg_error error = tg_error_of(&ks.error, TG_FORMAT_NONE, 0);
        tg_error_text(&error, to, ROOM);
    }
    ks_ctx_free(&ks);
    free(x);
    return good;
}

static void assert_index(const char *text, const char *expected) {
    char found[ROOM];
    for (size_t piece = strlen(text); piece > 0; piece = piece > 5 ? 5 : piece - 1) {
        read_pieces(text, strlen(text), piece, 0, found);
        assert_string_equal(found, expected);
    }
}

#define TWO                                                                                        \
    "{\"metadata\": {\"total_size\": 12},\n \"weight_map\": {\"b\": \"m-2.safetensors\", \"a\": "  \
    "\"m-1.safetensors\", \"c/d\": \"m-2.safetensors\"}}\n"

TEST(test_accepted) {
    assert_index(TWO,
                 "b 1 m-2.safetensors;a 0 m-1.safetensors;c/d 1 m-2.safetensors;1 12; 0 notes");
    assert_index("{\"weight_map\":{}}", "0 0; 1 notes");
    assert_index(
        "{\"weight_map\":{\"\\u0061\\n\":\"\\u006d.safetensors\"},\"x\":[{\"weight_map\":1}]}",
        "a\n 0 m.safetensors;0 0; 1 notes");
    assert_index(
        "{\"metadata\":{\"total_size\":0,\"format\":\"pt\",\"n\":-1.5e3},\"weight_map\":{}}",
        "1 0; 0 notes");
    assert_index("{\"metadata\":{\"total_size\":18446744073709551615},\"weight_map\":{}}",
                 "1 4294967295; 0 notes");
    /* What writers put there in place of a number of bytes. */
    static const char *const odd[] = {"12.0",
                                      "1e3",
                                      "-12",
                                      "\"12\"",
                                      "null",
                                      "[12]",
                                      "{}",
                                      "18446744073709551616",
                                      "99999999999999999999999999"};
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        char text[100];
        snprintf(text, sizeof text,
                 "{\"metadata\":{\"total_size\":%s , \"x\":1},\"weight_map\":{}}", odd[i]);
        assert_index(text, "0 0; 1 notes");
    }
}

#define MAP(content) "{\"weight_map\":{" content "}}"
#define PLAIN                                                                                      \
    ", expected a file in the folder of the index: a name of at most 255 bytes that ends in "      \
    "\".safetensors\" or \".bin\", without '/', '\\', ':' and control characters [bad_reference]"

TEST(test_refused) {
    static const struct {
        const char *text, *why;
    } cases[] = {
        {"",
         "index at byte 0: expected an object in JSON, with the key \"weight_map\" [bad_value]"},
        {"x", "index at byte 0: found \"x\", expected an object in JSON, with the key "
              "\"weight_map\" [bad_value]"},
        {"[]", "index at byte 0: found \"[\", expected an object in JSON, with the key "
               "\"weight_map\" [bad_value]"},
        {"{}", "index at byte 2: expected the key \"weight_map\" [absent]"},
        {"{\"weight_map\":{}} x",
         "index at byte 18: found \"x\", expected nothing but white space behind '}' [bad_value]"},
        {"{\"weight_map\":[]}",
         "weight_map at byte 14: found \"[\", expected an object of names of files [bad_value]"},
        {"{\"weight_map\":{},\"weight_map\":{}}",
         "index at byte 17: found \"weight_map\", expected a key that none before it has "
         "[bad_value]"},
        {"{\"metadata\":[],\"weight_map\":{}}",
         "metadata at byte 12: found \"[\", expected an object [bad_value]"},
        {"{\"metadata\":{\"a\":1,\"\\u0061\":2}}",
         "metadata at byte 19: found \"a\", expected a key that none before it has [bad_value]"},
        {MAP("\"a\":1"), "weight_map[0] at byte 19: found \"1\", expected the name of a file in "
                         "quotes [bad_value]"},
        {MAP("\"a\":\"x.safetensors\",\"a\":\"y.safetensors\""),
         "weight_map[1] at byte 35: found \"a\", expected a key that none before it has "
         "[bad_value]"},
        {MAP("\"a\":\"\""), "weight_map[0] at byte 19: found no bytes" PLAIN},
        {MAP("\"a\":\"../x.safetensors\""),
         "weight_map[0] at byte 19: found \"../x.safetensors\"" PLAIN},
        {MAP("\"a\":\"..\\\\x.safetensors\""),
         "weight_map[0] at byte 19: found \"..\\x.safetensors\"" PLAIN},
        {MAP("\"a\":\"C:x.safetensors\""),
         "weight_map[0] at byte 19: found \"C:x.safetensors\"" PLAIN},
        {MAP("\"a\":\"\\u0000.safetensors\""),
         "weight_map[0] at byte 19: found 00 2e 73 61 66 65 74 65 6e 73 6f 72 73" PLAIN},
        {MAP("\"a\":\".safetensors\""), "weight_map[0] at byte 19: found \".safetensors\"" PLAIN},
        {MAP("\"a\":\"x.pt\""), "weight_map[0] at byte 19: found \"x.pt\"" PLAIN},
        {MAP("\"a\":\".bin\""), "weight_map[0] at byte 19: found \".bin\"" PLAIN},
        {MAP("\"a\":\"x.bin\",\"b\":\"y.safetensors\""),
         "weight_map[1] at byte 31: found \"y.safetensors\", expected a file with the suffix that "
         "the first shard has [bad_reference]"},
        {MAP("\"a\":\"x.safetensors\","),
         "weight_map[0] at byte 35: found \"}\", expected a key in quotes [bad_value]"},
        {"{\"weight_map\":{\"a", "weight_map at byte 17: expected text: no control characters, and "
                                 "a quote at its end [bad_value]"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char found[ROOM];
        assert_false(read_pieces(cases[i].text, strlen(cases[i].text), 1, 0, found));
        assert_string_equal(found, cases[i].why);
    }
}

TEST(test_depth) {
    char text[400] = "{\"x\":";
    char found[ROOM];
    memset(text + 5, '[', 300);
    assert_false(read_pieces(text, 305, 7, 0, found));
    assert_non_null(strstr(found, "brackets inside each other"));
}

/* Less memory is a limit, and never another verdict. */
TEST(test_memory) {
    char found[ROOM];
    unsigned limited = 0;
    for (uint64_t memory = 16; memory < 8192; memory += 16) {
        if (read_pieces(TWO, strlen(TWO), 9, memory, found)) continue;
        assert_non_null(strstr(found, "[limit]"));
        limited++;
    }
    assert_true(limited > 0 && limited < 510);
}

/* --------------------------------------------------------------------------------------- shards */

/* A file with tensors of that many bytes each, named by single letters. */
static tg_file *shard_of(uint8_t data[512], const char *names, unsigned size) {
    char header[400] = "{";
    size_t n = 1;
    for (size_t i = 0; names[i] != '\0'; i++)
        n += (size_t)snprintf(header + n, sizeof header - n,
                              "%s\"%c\":{\"dtype\":\"U8\",\"shape\":[%u],\"data_offsets\":[%u,%u]}",
                              i > 0 ? "," : "", names[i], size, (unsigned)i * size,
                              ((unsigned)i + 1) * size);
    n += (size_t)snprintf(header + n, sizeof header - n, "}");
    memset(data, 0, 512);
    data[0] = (uint8_t)n;
    data[1] = (uint8_t)(n >> 8);
    memcpy(data + 8, header, n);
    tg_file *file = tg_open_memory(data, 8 + n + strlen(names) * size, NULL, NULL);
    assert_non_null(file);
    return file;
}

#define MODEL                                                                                      \
    "{\"metadata\":{\"total_size\":12},\"weight_map\":{\"a\":\"m-1.safetensors\",\"b\":\"m-2."     \
    "safetensors\","                                                                               \
    "\"c\":\"m-2.safetensors\"}}"

/* What is said about a model whose shards have these tensors; "" if nothing. */
static void check_model(const char *first, const char *second, bool strict, char text[ROOM]) {
    uint8_t data[2][512];
    tg_error error;
    tg_options options = {.strict = strict};
    tg_index *index = tg_index_open_memory(MODEL, strlen(MODEL), &options, &error);
    assert_non_null(index);
    assert_int_equal(tg_index_num_shards(index), 2);
    assert_int_equal(tg_index_num_tensors(index), 3);
    assert_int_equal(tg_index_size(index), strlen(MODEL));
    assert_string_equal(tg_index_shard_name(index, 1), "m-2.safetensors");
    assert_null(tg_index_shard_name(index, 2));
    const char *names[] = {first, second};
    memset(text, 0, ROOM);
    bool good = true;
    for (uint64_t i = 0; good && i < 2; i++) {
        tg_file *file = names[i] != NULL ? shard_of(data[i], names[i], 4) : NULL;
        good = tg_index_check_shard(index, i, file);
        tg_close(file);
    }
    assert_int_equal(tg_index_finish(index), good && tg_index_error(index)->code == TG_CODE_NONE);
    good = good && tg_index_finish(index);
    if (!good) tg_error_text(tg_index_error(index), text, ROOM);
    if (good && tg_index_num_notes(index) > 0) {
        tg_note note;
        assert_true(tg_index_note_at(index, 0, &note));
        tg_note_text(&note, text, ROOM);
    }
    tg_index_close(index);
}

static void assert_model(const char *first, const char *second, const char *expected) {
    char text[ROOM];
    check_model(first, second, false, text);
    assert_string_equal(text, expected);
}

TEST(test_shards) {
    assert_model("a", "cb", "");
    assert_model("a", "b",
                 "safetensors: weight_map[2] at byte 88: shard \"m-2.safetensors\" lacks the "
                 "tensor \"c\" [bad_reference]");
    assert_model("a", "bcd",
                 "safetensors: weight_map: shard \"m-2.safetensors\" has the tensor \"d\", which "
                 "the index does not list [bad_reference]");
    assert_model("a", "bca",
                 "safetensors: weight_map[0] at byte 44: shard \"m-2.safetensors\" has the tensor "
                 "\"a\", which the index lists in another one [bad_reference]");
    assert_model("c", "ab",
                 "safetensors: weight_map[2] at byte 88: shard \"m-1.safetensors\" has the tensor "
                 "\"c\", which the index lists in another one [bad_reference]");
    assert_model(
        NULL, "bc",
        "safetensors: weight_map[0] at byte 44: shard \"m-1.safetensors\" is missing [absent]");
}

TEST(test_total_size) {
    static const char text[] =
        "{\"metadata\":{\"total_size\":5},\"weight_map\":{\"a\":\"m.safetensors\"}}";
    for (int strict = 0; strict < 2; strict++) {
        uint8_t data[512];
        tg_options options = {.strict = strict == 1};
        tg_index *index = tg_index_open_memory(text, strlen(text), &options, NULL);
        assert_non_null(index);
        tg_file *file = shard_of(data, "a", 4);
        assert_false(tg_index_finish(index)); /* no shard was checked */
        assert_int_equal(tg_index_error(index)->code, TG_CODE_USAGE);
        tg_index_close(index);
        index = tg_index_open_memory(text, strlen(text), &options, NULL);
        assert_true(tg_index_check_shard(index, 0, file));
        assert_int_equal(tg_index_finish(index), strict == 0);
        assert_int_equal(tg_index_num_notes(index), strict == 0 ? 1 : 0);
        if (strict == 1) {
            assert_int_equal(tg_index_error(index)->code, TG_CODE_BAD_SIZE);
            assert_int_equal(tg_index_error(index)->offset, 13);
        }
        tg_close(file);
        tg_index_close(index);
    }
}

/* Every failing allocation is TG_CODE_NO_MEMORY. */
TEST(test_failing_memory) {
    for (unsigned n = 0;; n++) {
        counted_memory m = {.fail_at = n, .exhausted = true};
        tg_error error;
        tg_options options = {.allocator = {counted_alloc, counted_free, &m}};
        tg_index *index = tg_index_open_memory(MODEL, strlen(MODEL), &options, &error);
        if (index != NULL) {
            tg_index_close(index);
            assert_true(n > 1);
            break;
        }
        assert_int_equal(error.code, TG_CODE_NO_MEMORY);
        assert_int_equal(m.live, 0);
    }
}

TEST(test_limits) {
    tg_error error;
    tg_options options = {.limits = {.max_tensors = 2}};
    assert_null(tg_index_open_memory(MODEL, strlen(MODEL), &options, &error));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_TENSORS);
    const char *name = NULL;
    size_t len = 0;
    uint64_t shard = 9;
    tg_index *index = tg_index_open_memory(MODEL, strlen(MODEL), NULL, &error);
    assert_true(tg_index_tensor_at(index, 2, &name, &len, &shard));
    assert_int_equal(len, 1);
    assert_int_equal(name[0], 'c');
    assert_int_equal(shard, 1);
    assert_false(tg_index_tensor_at(index, 3, &name, &len, &shard));
    tg_index_close(index);
    tg_index_close(NULL);
}

TEST(test_names) {
    static const char *const names[] = {"model.safetensors.index.json",
                                        "m.safetensors.index.fp16.json", ".safetensors.index.json"};
    static const char *const others[] = {"",
                                         ".json",
                                         "index.json",
                                         "model.safetensors.json",
                                         "model.safetensors.index",
                                         "model.safetensors.index.json.bak",
                                         "model.safetensors.index.jsonl",
                                         "pytorch_model.index.json"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_int_equal(tg_index_format_by_name(names[i]), TG_FORMAT_SAFETENSORS);
    assert_int_equal(tg_index_format_by_name("pytorch_model.bin.index.json"), TG_FORMAT_PYTORCH);
    assert_int_equal(tg_index_format_by_name("m.bin.index.fp16.json"), TG_FORMAT_PYTORCH);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_int_equal(tg_index_format_by_name(others[i]), TG_FORMAT_NONE);
}
