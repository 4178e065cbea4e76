/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_build.c - what tg_build refuses in any format: calls in the wrong order or with missing
 * arguments, more than the limits allow, numbers whose products overflow, events of metadata that
 * are not a tree, names that are not encoded.
 */
#include <math.h>

#include "write.h"
#include "write_test.h"

static const uint8_t four[] = {1, 2, 3, 4};
static const uint64_t shape_4[] = {4};

static memory_values memory;

static tg_decl good_decl(void) {
    return dense_decl("0", TG_DTYPE_UINT8, 1, shape_4, &memory, four, sizeof four);
}

static void assert_says(const tg_build *build, bool good, const char *code, const char *text) {
    assert_false(good);
    assert_string_equal(refusal_of(tg_build_error(build)), text);
    assert_string_equal(tg_code_name(tg_build_error(build)->code), code);
}

/* Of one declaration. */
static void assert_refused_decl(tg_format format, tg_decl decl, const char *code,
                                const char *text) {
    tg_build *build = new_build(format, NULL);
    assert_says(build, tg_build_add(build, &decl), code, text);
    tg_build_free(build);
}

/* -------------------------------------------------------------------------------------- calls */

TEST(test_calls) {
    tg_error error;
    assert_false(tg_format_writable(TG_FORMAT_NONE));
    assert_null(tg_build_new(TG_FORMAT_NONE, NULL, &error));
    assert_int_equal(error.code, TG_CODE_USAGE);
    assert_null(tg_build_new((tg_format)1000, NULL, &error));
    assert_int_equal(error.code, TG_CODE_USAGE);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_null(tg_build_new(TG_FORMAT_NONE, NULL, NULL));
    tg_build_free(NULL);

    static const char incomplete[] = "a declaration has a name, a shape and values";
    tg_decl decl = good_decl();
    decl.name = NULL;
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", incomplete);
    decl = good_decl();
    decl.shape = NULL;
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", incomplete);
    decl = good_decl();
    decl.values.read = NULL;
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", incomplete);
    decl = good_decl();
    decl.name = "";
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", "tensor '': a name is missing");
    decl.name = "a b";
    assert_refused_decl(
        TG_FORMAT_BTF, decl, "bad_value",
        "tensor 'a b': a part of a name that is empty or not encoded as it has to be; rename");

    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    decl = good_decl();
    assert_good(build, tg_build_add(build, &decl));
    assert_good(build, tg_build_size(build, NULL));
    assert_says(build, tg_build_add(build, &decl), "usage",
                "tensors are declared before tg_build_size()");
    tg_build_free(build);
}

/* An allocator is used only if it is complete. */
TEST(test_half_an_allocator) {
    counted_memory counted = {.fail_at = 0};
    tg_build_options options = {.allocator = {counted_alloc, NULL, &counted}};
    tg_build *build = tg_build_new(TG_FORMAT_BTF, &options, NULL);
    assert_non_null(build);
    assert_int_equal(counted.calls, 0);
    tg_build_free(build);
    options.allocator.free = counted_free;
    assert_null(tg_build_new(TG_FORMAT_BTF, &options, NULL));
    assert_int_equal(counted.calls, 1);
}

/* ------------------------------------------------------------------------------------- limits */

TEST(test_limits) {
    tg_build_options options = {.limits = {.max_tensors = 1}};
    tg_build *build = new_build(TG_FORMAT_BTF, &options);
    tg_decl decl = good_decl();
    assert_good(build, tg_build_add(build, &decl));
    assert_says(build, tg_build_add(build, &decl), "limit", "at most 1 tensors; max-tensors");
    tg_build_free(build);

    /* A file of one byte more than the limit, and of exactly the limit. */
    build = new_build(TG_FORMAT_BTF, NULL);
    uint64_t size = 0;
    assert_good(build, tg_build_add(build, &decl));
    assert_good(build, tg_build_size(build, &size));
    tg_build_free(build);
    for (uint64_t less = 0; less < 2; less++) {
        char text[120];
        options = (tg_build_options){.limits = {.max_file = size - less}};
        build = new_build(TG_FORMAT_BTF, &options);
        assert_good(build, tg_build_add(build, &decl));
        snprintf(text, sizeof text, "a file of %llu bytes, at most %llu may be written; max-file",
                 (unsigned long long)size, (unsigned long long)(size - 1));
        if (less == 0)
            assert_good(build, tg_build_size(build, NULL));
        else
            assert_says(build, tg_build_size(build, NULL), "limit", text);
        tg_build_free(build);
    }

    static const uint64_t ones[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    options = (tg_build_options){.limits = {.max_rank = 8}};
    build = new_build(TG_FORMAT_BTF, &options);
    decl = dense_decl("0", TG_DTYPE_UINT8, 9, ones, &memory, four, 1);
    assert_says(build, tg_build_add(build, &decl), "limit",
                "tensor '0': 9 axes, at most 8 can be written; max-rank");
    tg_build_free(build);
}

/* Memory for the declarations, starting with too little for the first call: `limit` grows until
 * it suffices. */
TEST(test_memory) {
    static const char says[] = "need more than";
    unsigned refused = 0;
    bool good = false;
    for (uint64_t most = 16; !good; most += 16) {
        tg_build_options options = {.limits = {.max_memory = most}};
        tg_error error;
        tg_build *build = tg_build_new(TG_FORMAT_BTF, &options, &error);
        if (build != NULL) {
            tg_decl decl = good_decl();
            tg_sink sink = tg_build_metadata(build);
            good = tg_build_add(build, &decl) && tell(&sink, "{a:[b,{c:1}]}");
            error = *tg_build_error(build);
            tg_build_free(build);
        }
        if (good) continue;
        refused++;
        assert_int_equal(error.code, TG_CODE_LIMIT);
        assert_non_null(strstr(refusal_of(&error), says));
        assert_non_null(strstr(refusal_of(&error), "; max-memory"));
    }
    assert_true(refused > 10);
}

/* ------------------------------------------------------------------------------------ numbers */

TEST(test_numbers) {
    static const uint64_t huge[] = {UINT64_C(1) << 32, UINT64_C(1) << 32};
    static const uint64_t large[] = {UINT64_C(1) << 32, UINT64_C(1) << 31};
    static const uint64_t empty[] = {UINT64_C(1) << 32, 0};
    tg_decl decl = dense_decl("0", TG_DTYPE_UINT8, 2, huge, &memory, four, 0);
    assert_refused_decl(TG_FORMAT_BTF, decl, "overflow",
                        "tensor '0': the shape has more than 2^64 elements");
    decl.shape = large;
    assert_refused_decl(TG_FORMAT_BTF, decl, "overflow",
                        "tensor '0': 9223372036854775808 elements are too many bytes");
    decl.shape = empty;
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    assert_good(build, tg_build_add(build, &decl));
    tg_build_free(build);

    static const char unfit[] = "tensor '0': numbers of elements that do not fit the storage";
    decl = dense_decl("0", TG_DTYPE_FLOAT32, 1, shape_4, &memory, four, 0);
    decl.storage = TG_STORAGE_COO;
    decl.stored = UINT64_C(1) << 62; /* of four bytes each */
    assert_refused_decl(TG_FORMAT_BTF, decl, "overflow",
                        "tensor '0': 4611686018427387904 elements are too many bytes");
    decl.dtype = TG_DTYPE_UINT8; /* its values fit, its indices do not */
    decl.stored = UINT64_C(1) << 60;
    assert_refused_decl(TG_FORMAT_BTF, decl, "overflow",
                        "tensor '0': 1152921504606846976 elements are too many bytes");
    decl.rank = 2;
    decl.shape = empty;
    decl.stored = UINT64_MAX / 2 + 1;
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", unfit);

    decl = dense_decl("activity", TG_DTYPE_FLOAT32, 1, shape_4, &memory, four, 0);
    decl.storage = TG_STORAGE_SPARSE;
    assert_refused_decl(TG_FORMAT_PVP, decl, "usage",
                        "tensor 'activity': numbers of elements that do not fit the storage");
    static const uint64_t frames[] = {UINT64_C(1) << 62, 1, 1, 1};
    decl.rank = 4;
    decl.shape = frames;
    decl.stored = UINT64_C(1) << 62;
    assert_refused_decl(TG_FORMAT_PVP, decl, "overflow",
                        "tensor 'activity': 4611686018427387904 elements are too many bytes");
    decl.storage = TG_STORAGE_INDICES;
    assert_refused_decl(TG_FORMAT_PVP, decl, "overflow",
                        "tensor 'activity': 4611686018427387904 elements are too many bytes");
    decl.stored = 0;
    assert_refused_decl(TG_FORMAT_PVP, decl, "overflow",
                        "tensor 'activity': 4611686018427387904 elements are too many bytes");
    decl.dtype = TG_DTYPE_UINT8;
    assert_refused_decl(TG_FORMAT_PVP, decl, "usage",
                        "tensor 'activity': numbers of elements that do not fit the storage");

    decl = good_decl();
    decl.dtype = TG_DTYPE_COUNT;
    static const char no_dtype[] = "tensor '0': the header has no dtype of that number";
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", no_dtype);
    decl.dtype = TG_DTYPE_NONE;
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage", no_dtype);
    decl = good_decl();
    decl.storage = (tg_storage)(TG_STORAGE_TEXT + 1);
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage",
                        "tensor '0': the header has no storage of that number");
    decl = good_decl();
    decl.order = (tg_order)(TG_ORDER_ROTATED + 1);
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage",
                        "tensor '0': the header has no order of that number");
    decl = good_decl();
    decl.fp_pos = 16;
    assert_refused_decl(TG_FORMAT_BTF, decl, "usage",
                        "tensor '0': the header has no fp_pos of that number");
}

/* ----------------------------------------------------------------------------------- metadata */

typedef enum event { OBJECT, END_OBJECT, ARRAY, END_ARRAY, KEY, VALUE, STOP } event;

static bool send(const tg_sink *sink, event e) {
    switch (e) {
    case OBJECT: return sink->begin_object(sink->self);
    case END_OBJECT: return sink->end_object(sink->self);
    case ARRAY: return sink->begin_array(sink->self);
    case END_ARRAY: return sink->end_array(sink->self);
    case KEY: return sink->key(sink->self, "k", 1);
    default: return sink->u64(sink->self, 1);
    }
}

/* Every event is accepted except the last one. */
static void assert_refused_event(const event *events, const char *text) {
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    tg_sink sink = tg_build_metadata(build);
    for (; events[1] != STOP; events++) assert_true(send(&sink, *events));
    assert_says(build, send(&sink, *events), "usage", text);
    tg_build_free(build);
}

TEST(test_events) {
    static const char one[] = "metadata are one object, and its members have keys";
    static const char pairs[] = "metadata begin and end in pairs";
    static const char keys[] = "metadata have keys in objects, one for each value";
    assert_refused_event((event[]){VALUE, STOP}, one);
    assert_refused_event((event[]){ARRAY, STOP}, one);
    assert_refused_event((event[]){OBJECT, END_OBJECT, OBJECT, STOP}, one);
    assert_refused_event((event[]){OBJECT, VALUE, STOP}, one);
    assert_refused_event((event[]){OBJECT, OBJECT, STOP}, one);
    assert_refused_event((event[]){END_OBJECT, STOP}, pairs);
    assert_refused_event((event[]){OBJECT, END_ARRAY, STOP}, pairs);
    assert_refused_event((event[]){OBJECT, KEY, ARRAY, END_OBJECT, STOP}, pairs);
    assert_refused_event((event[]){OBJECT, KEY, END_OBJECT, STOP}, pairs);
    assert_refused_event((event[]){KEY, STOP}, keys);
    assert_refused_event((event[]){OBJECT, KEY, KEY, STOP}, keys);
    assert_refused_event((event[]){OBJECT, KEY, ARRAY, KEY, STOP}, keys);

    event deep[2 * TG_METADATA_DEPTH + 2];
    size_t n = 0;
    deep[n++] = OBJECT;
    for (int i = 0; i < TG_METADATA_DEPTH; i++) {
        deep[n++] = KEY;
        deep[n++] = OBJECT;
    }
    deep[n] = STOP;
    assert_refused_event(deep, "metadata are at most 128 deep");

    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    tg_sink sink = tg_build_metadata(build);
    assert_true(send(&sink, OBJECT));
    assert_says(build, tg_build_size(build, NULL), "usage", pairs);
    tg_build_free(build);
}

/* What a writer ignores has begin and end events, too, and its own keys. */
TEST(test_members_that_are_passed_over) {
    tg_build *build = new_build(TG_FORMAT_PVP, NULL);
    const char *derived = build->writer->derived[0];
    tg_sink sink = tg_build_metadata(build);
    assert_true(send(&sink, OBJECT));
    assert_true(sink.key(sink.self, derived, strlen(derived)));
    const event inside[] = {OBJECT, KEY, ARRAY, VALUE, END_ARRAY, KEY, OBJECT, END_OBJECT};
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) assert_true(send(&sink, inside[i]));
    assert_says(build, tg_build_size(build, NULL), "usage", "metadata begin and end in pairs");
    tg_build_free(build);
}

TEST(test_looking_up) {
    const tg_meta large = {.kind = TG_META_U64, .value.u64 = (uint64_t)INT64_MAX + 1};
    const tg_meta yes = {.kind = TG_META_BOOL, .value.u64 = 1};
    const tg_meta nan = {.kind = TG_META_F64, .value.f64 = (double)NAN};
    const tg_meta wide = {.kind = TG_META_F64, .value.f64 = 0.1};
    const tg_meta text = {.kind = TG_META_TEXT, .value.text = "1"};
    int64_t integer = 7;
    float number = 7;
    assert_false(tg_meta_integer(&large, INT64_MIN, INT64_MAX, &integer));
    assert_false(tg_meta_integer(NULL, INT64_MIN, INT64_MAX, &integer));
    assert_false(tg_meta_integer(&text, INT64_MIN, INT64_MAX, &integer));
    assert_true(integer == 7 && tg_meta_integer(&yes, 0, 1, &integer) && integer == 1);
    assert_false(tg_meta_integer(&yes, 2, 3, &integer));
    assert_false(tg_meta_f32(NULL, &number) || tg_meta_f32(&text, &number));
    assert_false(tg_meta_f32(&large, &number)); /* not an integer that a double can represent */
    assert_false(tg_meta_f32(&wide, &number));
    assert_true(tg_meta_f32(&nan, &number) && isnan(number));
    assert_null(tg_meta_get(NULL, "k"));
    assert_null(tg_meta_get(&text, "k"));
}

/* ---------------------------------------------------------------------------------------- names */

/* Names are checked when they are declared; a writer that parses them does not rely on that. */
TEST(test_components) {
    static const char *const wrong[] = {"",     "a@",   "a/b",  "a%",   "a%2",  "a%2g",
                                        "a%/0", "a%:0", "a%@0", "a%G0", "a%2e", "%41",
                                        "a{",   "a|b",  ".",    "..",   "a b",  "%%"};
    tg_item item = {.decl = good_decl()};
    size_t len = 0;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        tg_build *build = new_build(TG_FORMAT_BTF, NULL);
        const uint8_t *part = tg_component_bytes(build, &item, wrong[i], strlen(wrong[i]), &len);
        assert_says(
            build, part != NULL, "bad_value",
            "tensor '0': a part of a name that is empty or not encoded as it has to be; rename");
        tg_build_free(build);
    }
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    assert_non_null(tg_component_bytes(build, &item, "%", 1, &len));
    assert_int_equal(len, 0);
    const uint8_t *part = tg_component_bytes(build, &item, "%25%FF.~z", 9, &len);
    assert_non_null(part);
    assert_int_equal(len, 5);
    assert_memory_equal(part, "%\xff.~z", 5);
    tg_build_free(build);
}

/* Formats without names count tensors from 0, each once. */
TEST(test_positions) {
    static const char text[] =
        "tensor '%s': the format has no names: tensors are 0 to 0, each once; lossy_names";
    static const char *const wrong[] = {"1", "00", "01", "x", "-", "42949672960"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char want[200];
        (void)snprintf(want, sizeof want, text, wrong[i]);
        tg_build *build = new_build(TG_FORMAT_BTF, NULL);
        tg_decl decl = good_decl();
        decl.name = wrong[i];
        assert_good(build, tg_build_add(build, &decl));
        assert_says(build, tg_build_size(build, NULL), "bad_value", want);
        tg_build_free(build);
    }
}
