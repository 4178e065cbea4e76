/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_write_pvp.c - PVP files as they are written: bytes of all types, what follows from tensors
 * and what from metadata, what is refused, and the result of failures.
 */
#include "write_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Words from `filetype` on; those before it follow from it. Then the time. */
static void add_header(bytes *b, const char *words, double time) {
    uint32_t type = (uint32_t)strtoul(words, NULL, 10);
    bool weights = type == 3 || type == 5;
    add_u32le(b, weights ? 104 : 80);
    add_u32le(b, weights ? 26 : 20);
    unsigned n = 2;
    for (char *end = NULL; *words != '\0'; words = end, n++)
        add_u32le(b, (uint32_t)strtol(words, &end, 10));
    assert_int_equal(n, 18);
    add_f64le(b, time);
}

static void add_range(bytes *b, uint32_t nxp, uint32_t nyp, uint32_t nfp, float low, float high,
                      uint32_t patches) {
    add_u32le(b, nxp);
    add_u32le(b, nyp);
    add_u32le(b, nfp);
    add_f32le(b, low);
    add_f32le(b, high);
    add_u32le(b, patches);
}

static void add_text(bytes *b, const char *text) { add_bytes(b, text, strlen(text)); }

static void assert_file(declared *d, const bytes *expected) {
    assert_builds(TG_FORMAT_PVP, NULL, declare_all, d, expected);
    assert_becomes(expected, expected);
}

static void assert_refusal(declared *d, const char *code, const char *text) {
    assert_build_refused(TG_FORMAT_PVP, NULL, declare_all, d, code, text);
}

static const uint64_t frames_2[] = {2};
static const double times_2[] = {1.5, 2.5};

/* -------------------------------------------------------------------------------------- dense */

TEST(test_dense) {
    static const uint64_t shape[] = {2, 1, 2, 1};
    memory_values m[2];
    const tg_decl decls[] = {
        dense_decl("time", TG_DTYPE_FLOAT64, 1, frames_2, &m[1], times_2, sizeof times_2),
        dense_decl("activity", TG_DTYPE_FLOAT32, 4, shape, &m[0], "aaaabbbbccccdddd", 16),
    };
    declared d = {decls, 2, NULL};
    bytes expected = {NULL, 0, 0};
    add_header(&expected, "4 2 1 1 1 2 4 3 1 1 2 1 0 0 1 2", 1.5);
    add_f64le(&expected, 1.5);
    add_text(&expected, "aaaabbbb");
    add_f64le(&expected, 2.5);
    add_text(&expected, "ccccdddd");
    assert_int_equal(expected.size, 112);
    assert_file(&d, &expected);
    assert_faults(TG_FORMAT_PVP, NULL, declare_all, &d);
    free_bytes(&expected);

    /* Without times. */
    d = (declared){&decls[1], 1, NULL};
    add_header(&expected, "4 2 1 1 1 2 4 3 1 1 2 1 0 0 1 2", 0);
    add_f64le(&expected, 0);
    add_text(&expected, "aaaabbbb");
    add_f64le(&expected, 1);
    add_text(&expected, "ccccdddd");
    assert_file(&d, &expected);
    free_bytes(&expected);

    /* Metadata that follow from the tensors are ignored; the rest is used. */
    d = (declared){decls, 2,
                   "{header:{headersize:7,numparams:7,filetype:4,nx:7,ny:7,nf:7,numrecords:9,"
                   "recordsize:-3,datasize:7,datatype:7,nxprocs:7,nyprocs:7,nxExtended:7,"
                   "nyExtended:7,kx0:5,ky0:-6,nbatch:4,nbands:7,time:0.25},frames:7,active:[7]}"};
    add_header(&expected, "4 2 1 1 9 -3 4 3 1 1 2 1 5 -6 4 2", 0.25);
    add_f64le(&expected, 1.5);
    add_text(&expected, "aaaabbbb");
    add_f64le(&expected, 2.5);
    add_text(&expected, "ccccdddd");
    assert_file(&d, &expected);
    free_bytes(&expected);

    /* A header of another type is ignored. */
    d.metadata = "{header:{filetype:6,nbatch:4,time:0.25,recordsize:0}}";
    add_header(&expected, "4 2 1 1 1 2 4 3 1 1 2 1 0 0 1 2", 1.5);
    add_f64le(&expected, 1.5);
    add_text(&expected, "aaaabbbb");
    add_f64le(&expected, 2.5);
    add_text(&expected, "ccccdddd");
    assert_file(&d, &expected);
    free_bytes(&expected);

    /* Old files have other words instead of nxExtended. */
    d.metadata = "{header:{filetype:4,nx:2,ny:1,nxExtended:18,nyExtended:17}}";
    add_header(&expected, "4 2 1 1 1 2 4 3 1 1 18 17 0 0 1 2", 1.5);
    add_f64le(&expected, 1.5);
    add_text(&expected, "aaaabbbb");
    add_f64le(&expected, 2.5);
    add_text(&expected, "ccccdddd");
    assert_file(&d, &expected);
    free_bytes(&expected);
}

TEST(test_dense_types) {
    static const uint64_t shape[] = {1, 1, 1, 2, 4};
    static const uint64_t none[] = {0, 3, 2, 5};
    bytes expected = {NULL, 0, 0};
    memory_values m;
    tg_decl decl = dense_decl("activity", TG_DTYPE_UINT8, 4, shape, &m, "xy", 2);
    declared d = {&decl, 1, NULL};
    add_header(&expected, "4 1 1 2 1 2 1 1 1 1 1 1 0 0 1 1", 0);
    add_f64le(&expected, 0);
    add_text(&expected, "xy");
    assert_file(&d, &expected);
    free_bytes(&expected);

    decl = dense_decl("activity", TG_DTYPE_INT32, 4, shape, &m, "xxxxyyyy", 8);
    add_header(&expected, "4 1 1 2 1 2 4 2 1 1 1 1 0 0 1 1", 0);
    add_f64le(&expected, 0);
    add_text(&expected, "xxxxyyyy");
    assert_file(&d, &expected);
    free_bytes(&expected);

    decl = dense_decl("activity", TG_DTYPE_UINT32, 5, shape, &m, "0123456789abcdef0123456789ABCDEF",
                      32);
    add_header(&expected, "4 1 1 2 1 2 16 5 1 1 1 1 0 0 1 1", 0);
    add_f64le(&expected, 0);
    add_text(&expected, "0123456789abcdef0123456789ABCDEF");
    assert_file(&d, &expected);
    free_bytes(&expected);

    decl = dense_decl("activity", TG_DTYPE_FLOAT32, 4, none, &m, "", 0); /* no frame */
    add_header(&expected, "4 2 3 5 1 30 4 3 1 1 2 3 0 0 1 0", 0);
    assert_file(&d, &expected);
    free_bytes(&expected);
}

TEST(test_legacy) {
    static const uint64_t shape[] = {1, 1, 2, 1};
    static const uint64_t one[] = {1};
    static const double time = 7.5;
    memory_values m[2];
    tg_decl decls[] = {
        dense_decl("activity", TG_DTYPE_FLOAT32, 4, shape, &m[0], "aaaabbbb", 8),
        dense_decl("time", TG_DTYPE_FLOAT64, 1, one, &m[1], &time, 8),
    };
    declared d = {decls, 2, "{header:{filetype:1,nbatch:0,nx:2,ny:1,time:99.0}}"};
    bytes expected = {NULL, 0, 0};
    add_header(&expected, "1 2 1 1 1 0 4 3 1 1 2 1 0 0 0 1", 7.5);
    add_text(&expected, "aaaabbbb");
    assert_file(&d, &expected);
    assert_faults(TG_FORMAT_PVP, NULL, declare_all, &d);
    free_bytes(&expected);

    /* A type that supports neither other dtypes nor frames: these become type 4. */
    decls[0].dtype = TG_DTYPE_INT32;
    add_header(&expected, "4 2 1 1 1 2 4 2 1 1 2 1 0 0 1 1", 7.5);
    add_f64le(&expected, 7.5);
    add_text(&expected, "aaaabbbb");
    assert_file(&d, &expected);
    free_bytes(&expected);
}

/* Blocks of processes, in all combinations of their numbers; cells of a byte. */
TEST(test_processes) {
    for (uint32_t kind = 0; kind < 16; kind++) {
        uint32_t px = kind & 1 ? 3 : 1;
        uint32_t py = kind & 2 ? 2 : 1;
        uint32_t nx = kind & 4 ? 2 : 1;
        uint32_t ny = kind & 8 ? 3 : 1;
        uint64_t shape[] = {2, (uint64_t)ny * py, (uint64_t)nx * px, 2};
        bytes layers = {NULL, 0, 0};
        bytes expected = {NULL, 0, 0};
        char words[200];
        char metadata[200];
        uint32_t cells = nx * px * ny * py * 2;
        snprintf(words, sizeof words, "4 %u %u 2 1 %u 1 1 %u %u %u %u 0 0 1 2", nx, ny, cells, px,
                 py, nx * px, ny * py);
        snprintf(metadata, sizeof metadata,
                 "{header:{filetype:4,nx:%u,ny:%u,nxprocs:%u,nyprocs:%u}}", nx, ny, px, py);
        for (uint32_t i = 0; i < 2 * cells; i++) add_u8(&layers, i);
        add_header(&expected, words, 0);
        for (uint32_t frame = 0; frame < 2; frame++) {
            add_f64le(&expected, frame);
            for (uint32_t i = 0; i < cells; i++) {
                uint32_t x = i / 2 % nx + i / 2 / nx / ny % px * nx;
                uint32_t y = i / 2 / nx % ny + i / 2 / nx / ny / px * ny;
                add_u8(&expected, frame * cells + (y * nx * px + x) * 2 + i % 2);
            }
        }
        memory_values m;
        const tg_decl decl =
            dense_decl("activity", TG_DTYPE_UINT8, 4, shape, &m, layers.data, layers.size);
        declared d = {&decl, 1, metadata};
        assert_file(&d, &expected);
        if (kind == 15) assert_faults(TG_FORMAT_PVP, NULL, declare_all, &d);
        free_bytes(&layers);
        free_bytes(&expected);
    }
}

/* ------------------------------------------------------------------------------------- sparse */

typedef struct sparse {
    bytes parts[TG_PART_COUNT];
    memory_values values;
    tg_decl decl;
} sparse;

/* `text`: for each frame, terminated by a point, its indices; values follow from them. */
static void make_sparse(sparse *s, tg_storage storage, const uint64_t *shape, const char *text) {
    memset(s, 0, sizeof *s);
    uint32_t count = 0;
    for (; *text != '\0'; text++) {
        if (*text == '.') {
            add_u32le(&s->parts[TG_PART_COUNTS], count);
            count = 0;
        } else {
            add_u32le(&s->parts[TG_PART_INDEX_LIST], (uint32_t)(*text - 'a'));
            add_f32le(&s->parts[TG_PART_VALUES], (float)(*text - 'a') / 2);
            s->decl.stored++;
            count++;
        }
    }
    for (unsigned i = 0; i < TG_PART_COUNT; i++) {
        s->values.parts[i].data = s->parts[i].data;
        s->values.parts[i].size = s->parts[i].size;
    }
    s->decl.name = "activity";
    s->decl.dtype = TG_DTYPE_FLOAT32;
    s->decl.storage = storage;
    s->decl.rank = 4;
    s->decl.shape = shape;
    s->decl.values = values_of(&s->values, false);
}

static void free_sparse(sparse *s) {
    for (unsigned i = 0; i < TG_PART_COUNT; i++) free_bytes(&s->parts[i]);
}

TEST(test_sparse_values) {
    static const uint64_t shape[] = {4, 2, 3, 1};
    sparse s;
    make_sparse(&s, TG_STORAGE_SPARSE, shape, ".cb..f.");
    declared d = {&s.decl, 1, NULL};
    bytes expected = {NULL, 0, 0};
    for (unsigned old = 0; old < 2; old++) {
        d.metadata = old ? "{header:{filetype:6,datatype:3,time:4.5},active:[9]}" : NULL;
        add_header(&expected,
                   old ? "6 3 2 1 1 0 8 3 1 1 3 2 0 0 1 4" : "6 3 2 1 1 0 8 4 1 1 3 2 0 0 1 4",
                   old ? 4.5 : 0);
        add_f64le(&expected, 0);
        add_u32le(&expected, 0);
        add_f64le(&expected, 1);
        add_u32le(&expected, 2);
        add_u32le(&expected, 2);
        add_f32le(&expected, 1);
        add_u32le(&expected, 1);
        add_f32le(&expected, 0.5f);
        add_f64le(&expected, 2);
        add_u32le(&expected, 0);
        add_f64le(&expected, 3);
        add_u32le(&expected, 1);
        add_u32le(&expected, 5);
        add_f32le(&expected, 2.5f);
        assert_file(&d, &expected);
        free_bytes(&expected);
    }
    d.metadata = NULL;
    assert_faults(TG_FORMAT_PVP, NULL, declare_all, &d);
    free_sparse(&s);
}

TEST(test_sparse_binary) {
    static const uint64_t shape[] = {2, 2, 3, 1};
    sparse s;
    memory_values m;
    make_sparse(&s, TG_STORAGE_INDICES, shape, "fa.c.");
    const tg_decl decls[] = {
        s.decl, dense_decl("time", TG_DTYPE_FLOAT64, 1, frames_2, &m, times_2, sizeof times_2)};
    declared d = {decls, 2, NULL};
    bytes expected = {NULL, 0, 0};
    add_header(&expected, "2 3 2 1 1 0 4 2 1 1 3 2 0 0 1 2", 1.5);
    add_f64le(&expected, 1.5);
    add_u32le(&expected, 2);
    add_u32le(&expected, 5);
    add_u32le(&expected, 0);
    add_f64le(&expected, 2.5);
    add_u32le(&expected, 1);
    add_u32le(&expected, 2);
    assert_file(&d, &expected);
    assert_faults(TG_FORMAT_PVP, NULL, declare_all, &d);
    free_bytes(&expected);
    free_sparse(&s);
}

/* Frames shorter and longer than the blocks in which entries are interleaved, and a wrong index
 * at their ends. */
TEST(test_long_frames) {
    static const uint32_t counts[] = {1023, 0, 1, 1024, 1025, 7, 3000};
    static const uint64_t shape[] = {COUNT(counts), 1, 5000, 1};
    for (unsigned with_values = 0; with_values < 2; with_values++) {
        sparse s;
        bytes expected = {NULL, 0, 0};
        make_sparse(&s, with_values ? TG_STORAGE_SPARSE : TG_STORAGE_INDICES, shape, "");
        add_header(&expected,
                   with_values ? "6 5000 1 1 1 0 8 4 1 1 5000 1 0 0 1 7"
                               : "2 5000 1 1 1 0 4 2 1 1 5000 1 0 0 1 7",
                   0);
        for (unsigned frame = 0; frame < COUNT(counts); frame++) {
            add_u32le(&s.parts[TG_PART_COUNTS], counts[frame]);
            add_f64le(&expected, frame);
            add_u32le(&expected, counts[frame]);
            for (uint32_t i = 0; i < counts[frame]; i++, s.decl.stored++) {
                add_u32le(&s.parts[TG_PART_INDEX_LIST], 4999 - i);
                add_u32le(&expected, 4999 - i);
                add_f32le(&s.parts[TG_PART_VALUES], (float)s.decl.stored);
                if (with_values) add_f32le(&expected, (float)s.decl.stored);
            }
        }
        for (unsigned i = 0; i < TG_PART_COUNT; i++) {
            s.values.parts[i].data = s.parts[i].data;
            s.values.parts[i].size = s.parts[i].size;
        }
        declared d = {&s.decl, 1, NULL};
        assert_file(&d, &expected);
        free_bytes(&expected);

        for (size_t at = 0; at < s.decl.stored; at += (size_t)s.decl.stored / 3) {
            uint8_t *index = s.parts[TG_PART_INDEX_LIST].data + 4 * at;
            uint8_t kept[4];
            memcpy(kept, index, 4);
            memcpy(index, "\x88\x13\0\0", 4); /* 5000 */
            memory_target memory = {.in_order = true};
            tg_target target = target_of(&memory);
            tg_build *build = new_build(TG_FORMAT_PVP, NULL);
            assert_good(build, declare_all(build, &d) && tg_build_size(build, NULL));
            assert_false(tg_build_write(build, &target));
            assert_string_equal(refusal_of(tg_build_error(build)),
                                "tensor 'activity': an index of 5000 in a layer of 5000 cells");
            assert_int_equal(tg_build_error(build)->code, TG_CODE_BAD_VALUE);
            tg_build_free(build);
            free_target(&memory);
            memcpy(index, kept, 4);
        }
        free_sparse(&s);
    }
}

/* Counts that are inconsistent, and counts that change after they were checked. */
TEST(test_counts) {
    static const uint64_t shape[] = {2, 2, 3, 1};
    sparse s;
    make_sparse(&s, TG_STORAGE_SPARSE, shape, "fa.c.");
    declared d = {&s.decl, 1, NULL};
    s.decl.stored = 4;
    assert_refusal(&d, "bad_size", "tensor 'activity': counts of 3 entries, but there are 4");
    s.decl.stored = 3;
    tg_build *build = new_build(TG_FORMAT_PVP, NULL);
    assert_good(build, declare_all(build, &d) && tg_build_size(build, NULL));
    s.parts[TG_PART_COUNTS].data[4] = 2;
    memory_target memory = {.in_order = true};
    tg_target target = target_of(&memory);
    assert_false(tg_build_write(build, &target));
    assert_string_equal(refusal_of(tg_build_error(build)),
                        "tensor 'activity': a count of 2 where 1 entries are left: it has changed");
    free_target(&memory);
    tg_build_free(build);
    free_sparse(&s);
}

/* ------------------------------------------------------------------------------------- weights */

static void add_patch(bytes *b, const char *values) {
    add_bytes(b, "\3\0\2\0\0\0\0\0", 8);
    add_text(b, values);
}

TEST(test_byte_weights) {
    static const uint64_t shape[] = {2, 2, 1, 2, 3, 1};
    memory_values m[2];
    tg_decl decls[] = {
        dense_decl("weights", TG_DTYPE_UINT8, 6, shape, &m[0], "abcdefghijklmnopqrstuvwx", 24),
        dense_decl("time", TG_DTYPE_FLOAT64, 1, frames_2, &m[1], times_2, sizeof times_2),
    };
    decls[0].scaled = true;
    declared d = {decls, 2,
                  "{header:{filetype:3,nx:4,ny:5,nf:6,nxExtended:8,nyExtended:9,nbatch:0,wMin:9.0},"
                  "frames:2,wMin:[-0.5,-1],wMax:[0.5,inf]}"};
    bytes expected = {NULL, 0, 0};
    static const char words[] = "3 4 5 6 2 0 1 1 1 1 8 9 0 0 0 2";
    add_header(&expected, words, 1.5);
    add_range(&expected, 3, 2, 1, -0.5f, 0.5f, 1);
    add_patch(&expected, "abcdef");
    add_patch(&expected, "ghijkl");
    add_header(&expected, words, 2.5);
    add_range(&expected, 3, 2, 1, -1, strtof("inf", NULL), 1);
    add_patch(&expected, "mnopqr");
    add_patch(&expected, "stuvwx");
    assert_file(&d, &expected);
    assert_faults(TG_FORMAT_PVP, NULL, declare_all, &d);
    free_bytes(&expected);

    static const char *const wrong[][2] = {
        {"{wMin:[1.0,2.0]}", "wMax"},
        {"{wMax:[1.0,2.0]}", "wMin"},
        {"{wMin:[1.0],wMax:[1.0,2.0]}", "wMin"},
        {"{wMin:[1.0,2.0],wMax:[1.0,x]}", "wMax"},
        {"{wMin:3,wMax:[1.0,1.0]}", "wMin"},
    };
    for (unsigned i = 0; i < COUNT(wrong); i++) {
        char text[300];
        snprintf(text, sizeof text,
                 "tensor 'weights': member '%s' of the metadata has to be a list of float32, one "
                 "for each of the 2 frames; weights that are float32 do without",
                 wrong[i][1]);
        d.metadata = wrong[i][0];
        assert_refusal(&d, "bad_value", text);
    }
}

TEST(test_float_weights) {
    static const uint64_t shape[] = {1, 1, 2, 1, 1, 1};
    memory_values m;
    const tg_decl decl = dense_decl("weights", TG_DTYPE_FLOAT32, 6, shape, &m, "aaaabbbb", 8);
    declared d = {&decl, 1, NULL};
    bytes expected = {NULL, 0, 0};
    for (unsigned ranged = 0; ranged < 2; ranged++) {
        if (ranged) d.metadata = "{wMin:[0.25],wMax:[0.5]}";
        add_header(&expected, "5 1 1 2 1 0 4 3 1 1 1 1 0 0 1 1", 0);
        add_range(&expected, 1, 1, 1, ranged ? 0.25f : 1, ranged ? 0.5f : 1, 2);
        add_bytes(&expected, "\1\0\1\0\0\0\0\0aaaa", 12);
        add_bytes(&expected, "\1\0\1\0\0\0\0\0bbbb", 12);
        assert_file(&d, &expected);
        free_bytes(&expected);
    }
}

/* One of nbands and numrecords may be wrong, if it is clear which one. */
TEST(test_arbors) {
    static const uint64_t shape[] = {1, 2, 1, 1, 1, 1};
    static const struct {
        const char *metadata;
        const char *words;
    } tests[] = {
        {"{header:{filetype:5,numrecords:16,nbands:2,nxprocs:4,nyprocs:2}}",
         "5 1 1 1 16 0 4 3 4 2 1 1 0 0 1 2"},
        {"{header:{filetype:5,numrecords:2,nbands:0}}", "5 1 1 1 2 0 4 3 1 1 1 1 0 0 1 0"},
        {"{header:{filetype:5,numrecords:5,nbands:4}}", "5 1 1 1 2 0 4 3 1 1 1 1 0 0 1 2"},
        {"{header:{filetype:5,numrecords:-1,nbands:2}}", "5 1 1 1 2 0 4 3 1 1 1 1 0 0 1 2"},
        {"{header:{filetype:3,numrecords:5,nbands:2}}", "3 1 1 1 5 0 4 3 1 1 1 1 0 0 1 2"},
        /* 128 bytes are 104 and 3 patches of 8: what it would be with headers of 4 bytes. */
        {"{header:{filetype:5,numrecords:3,nbands:2}}", "5 1 1 1 2 0 4 3 1 1 1 1 0 0 1 2"},
    };
    for (unsigned i = 0; i < COUNT(tests); i++) {
        memory_values m;
        const tg_decl decl = dense_decl("weights", TG_DTYPE_FLOAT32, 6, shape, &m, "aaaabbbb", 8);
        declared d = {&decl, 1, tests[i].metadata};
        bytes expected = {NULL, 0, 0};
        add_header(&expected, tests[i].words, 0);
        add_range(&expected, 1, 1, 1, 1, 1, 1);
        add_bytes(&expected, "\1\0\1\0\0\0\0\0aaaa", 12);
        add_bytes(&expected, "\1\0\1\0\0\0\0\0bbbb", 12);
        assert_file(&d, &expected);
        free_bytes(&expected);
    }
}

/* ----------------------------------------------------------------------------------- refusals */

TEST(test_refused_tensors) {
    static const char activity[] = "tensor 'activity': activity is [frames, y, x, features] of "
                                   "float32, int32 or uint8, or [frames, y, x, features, 4] of "
                                   "uint32; reshape it";
    static const char lengths[] = "tensor 'activity': y, x and features are from 1 to 2^31-1";
    static const char weights[] = "tensor 'weights': weights are dense [frames, arbors, patches, "
                                  "y, x, features]; reshape them";
    static const char range[] = "tensor 'weights': weights are float32, or uint8 with the range "
                                "that they stand for; convert them to float32; lossy_values";
    static const char time[] = "tensor 'time': time is float64 and has one axis, the frames";
    static const uint64_t big = UINT64_C(1) << 31;
    static const struct {
        const char *name;
        tg_dtype dtype;
        tg_storage storage;
        uint32_t rank;
        uint64_t shape[6];
        const char *text;
    } tests[] = {
        {"activity", TG_DTYPE_FLOAT32, TG_STORAGE_DENSE, 3, {1, 1, 1}, activity},
        {"activity", TG_DTYPE_FLOAT32, TG_STORAGE_DENSE, 5, {1, 1, 1, 1, 4}, activity},
        {"activity", TG_DTYPE_UINT32, TG_STORAGE_DENSE, 4, {1, 1, 1, 4}, activity},
        {"activity", TG_DTYPE_UINT32, TG_STORAGE_DENSE, 5, {1, 1, 1, 4, 3}, activity},
        {"activity",
         TG_DTYPE_FLOAT64,
         TG_STORAGE_DENSE,
         4,
         {1, 1, 1, 1},
         "tensor 'activity': activity is float32, int32, uint8 or uint32; lossy_values"},
        {"activity", TG_DTYPE_FLOAT32, TG_STORAGE_SPARSE, 3, {1, 1, 1}, activity},
        {"activity", TG_DTYPE_FLOAT32, TG_STORAGE_DENSE, 4, {1, 0, 1, 1}, lengths},
        {"activity", TG_DTYPE_UINT8, TG_STORAGE_DENSE, 4, {0, 1, big, 1}, lengths},
        {"activity",
         TG_DTYPE_UINT8,
         TG_STORAGE_DENSE,
         4,
         {1, 1 << 16, 1 << 16, 2},
         "tensor 'activity': a layer of over 2^32 cells"},
        {"activity",
         TG_DTYPE_UINT8,
         TG_STORAGE_DENSE,
         4,
         {big, 1, 1, 1},
         "tensor 'activity': over 2^31-1 frames; split it"},
        {"weights", TG_DTYPE_FLOAT32, TG_STORAGE_DENSE, 5, {1, 1, 1, 1, 1}, weights},
        {"weights", TG_DTYPE_FLOAT32, TG_STORAGE_INDICES, 6, {1, 1, 1, 1, 1, 1}, weights},
        {"weights", TG_DTYPE_UINT8, TG_STORAGE_DENSE, 6, {1, 1, 1, 1, 1, 1}, range},
        {"weights", TG_DTYPE_INT32, TG_STORAGE_DENSE, 6, {1, 1, 1, 1, 1, 1}, range},
        {"weights",
         TG_DTYPE_FLOAT32,
         TG_STORAGE_DENSE,
         6,
         {0, 1, 1, 1, 1, 1},
         "tensor 'weights': weights have from 1 to 2^32-1 frames"},
        {"weights",
         TG_DTYPE_FLOAT32,
         TG_STORAGE_DENSE,
         6,
         {1, big, 1, 1, 1, 1},
         "tensor 'weights': axis 1 of weights is from 1 to 2147483647; split or reshape them"},
        {"weights",
         TG_DTYPE_FLOAT32,
         TG_STORAGE_DENSE,
         6,
         {1, 1, 1, 1 << 16, 1, 1},
         "tensor 'weights': axis 3 of weights is from 1 to 65535; split or reshape them"},
        {"weights",
         TG_DTYPE_FLOAT32,
         TG_STORAGE_DENSE,
         6,
         {1, 1, 1, 1, 1, 0},
         "tensor 'weights': axis 5 of weights is from 1 to 2147483647; split or reshape them"},
        {"time", TG_DTYPE_FLOAT32, TG_STORAGE_DENSE, 1, {1}, time},
        {"time", TG_DTYPE_FLOAT64, TG_STORAGE_DENSE, 2, {1, 1}, time},
        {"times",
         TG_DTYPE_FLOAT64,
         TG_STORAGE_DENSE,
         1,
         {1},
         "tensor 'times': the format has tensors activity or weights, and time, only; rename it or "
         "leave it out"},
        {"activity",
         TG_DTYPE_INT64,
         TG_STORAGE_DENSE,
         4,
         {1, 1, 1, 1},
         "tensor 'activity': the format has no dtype int64; npy has it"},
        {"activity",
         TG_DTYPE_FLOAT32,
         TG_STORAGE_COO,
         4,
         {1, 1, 1, 1},
         "tensor 'activity': the format has no storage coo; dense"},
    };
    for (unsigned i = 0; i < COUNT(tests); i++) {
        memory_values m;
        tg_decl decl =
            dense_decl(tests[i].name, tests[i].dtype, tests[i].rank, tests[i].shape, &m, "", 0);
        decl.storage = tests[i].storage;
        declared d = {&decl, 1, NULL};
        assert_refusal(&d, "bad_value", tests[i].text);
    }
    static const uint64_t six[] = {1, 1, 1, 1, 1, 1};
    memory_values m;
    tg_decl decl = dense_decl("weights", TG_DTYPE_FLOAT32, 6, six, &m, "", 0);
    declared d = {&decl, 1, NULL};
    decl.scaled = true;
    assert_refusal(&d, "bad_value", range);
    decl = dense_decl("activity", TG_DTYPE_UINT8, 4, six, &m, "", 0);
    decl.scaled = true;
    assert_refusal(&d, "bad_value",
                   "tensor 'activity': activity is float32, int32, uint8 or uint32; lossy_values");
}

TEST(test_refused_together) {
    static const uint64_t shape[] = {2, 1, 1, 1, 1, 1};
    static const uint64_t three[] = {3};
    static const char several[] = "one tensor activity or weights, and one time; leave it out";
    memory_values m;
    const tg_decl activity = dense_decl("activity", TG_DTYPE_UINT8, 4, shape, &m, "", 0);
    const tg_decl weights = dense_decl("weights", TG_DTYPE_FLOAT32, 6, shape, &m, "", 0);
    const tg_decl time = dense_decl("time", TG_DTYPE_FLOAT64, 1, three, &m, "", 0);
    tg_decl decls[2] = {activity, weights};
    char text[200];
    declared d = {decls, 2, NULL};
    snprintf(text, sizeof text, "tensor 'weights': %s", several);
    assert_refusal(&d, "bad_value", text);
    decls[1] = activity;
    snprintf(text, sizeof text, "tensor 'activity': %s", several);
    assert_refusal(&d, "bad_value", text);
    decls[1] = time;
    assert_refusal(&d, "bad_value",
                   "tensor 'time': 3 times for 2 frames; leave it out for times 0, 1, 2 and so on");
    d.decls = &decls[1];
    d.n = 1;
    assert_refusal(&d, "bad_value", "a PVP file needs a tensor called activity or weights");
    d.n = 0;
    assert_refusal(&d, "bad_value", "a PVP file needs a tensor called activity or weights");

    static const uint64_t patches[] = {1, INT32_MAX, INT32_MAX, 1, 1, 1};
    d = (declared){decls, 1, NULL};
    decls[0] = weights;
    decls[0].shape = patches;
    assert_refusal(&d, "overflow",
                   "tensor 'weights': 4611686014132420609 elements are too many bytes");
}

/* Layouts that are too large although their elements are not. */
TEST(test_refused_sizes) {
    static const uint64_t patches[] = {4, INT32_MAX, 1 << 28, 1, 1, 1};
    static const uint64_t layer[] = {1, 1, 1, 1};
    memory_values m;
    tg_decl decl = dense_decl("weights", TG_DTYPE_UINT8, 6, patches, &m, "", 0);
    declared d = {&decl, 1, "{wMin:[1.0,1.0,1.0,1.0],wMax:[1.0,1.0,1.0,1.0]}"};
    decl.scaled = true;
    assert_refusal(&d, "overflow", "tensor 'weights': more than 2^63-1 bytes");
    sparse s;
    make_sparse(&s, TG_STORAGE_SPARSE, layer, ".");
    s.decl.stored = UINT64_C(1) << 60;
    d = (declared){&s.decl, 1, NULL};
    assert_refusal(&d, "overflow", "tensor 'activity': more than 2^63-1 bytes");
    free_sparse(&s);
}

TEST(test_refused_metadata) {
    static const uint64_t shape[] = {1, 1, 1, 1, 1, 1};
    static const char member[] = "metadata member '%s': this type of file has no place for it, or "
                                 "has it already; leave it out";
    static const char word[] = "metadata member header.%s: not a word of the header, no number "
                               "that it holds, or there twice";
    static const char sizes[] = "tensor 'weights': the metadata have a header with sizes that no "
                                "layer has (nx, ny, nf, nxprocs, nyprocs, numrecords)";
    static const struct {
        const char *metadata;
        const char *text;
        const char *name;
    } tests[] = {
        {"{comment:x}", member, "comment"},
        {"{header:{},header:{}}", member, "header"},
        {"{wMin:[1.0],wMin:[1.0]}", member, "wMin"},
        {"{header:[]}", "metadata member 'header': an object of words", NULL},
        {"{header:{nx:2147483648}}", word, "nx"},
        {"{header:{nx:1.0}}", word, "nx"},
        {"{header:{time:x}}", word, "time"},
        {"{header:{title:1}}", word, "title"},
        {"{header:{nf:1,nf:1}}", word, "nf"},
        {"{header:{filetype:5,nx:0}}", sizes, NULL},
        {"{header:{filetype:5,ny:-1}}", sizes, NULL},
        {"{header:{filetype:5,nf:0}}", sizes, NULL},
        {"{header:{filetype:5,nxprocs:0}}", sizes, NULL},
        {"{header:{filetype:5,nx:65536,nyprocs:32768,nxprocs:32768}}", sizes, NULL},
        {"{header:{filetype:5,nx:65536,ny:65536,nf:2}}", sizes, NULL},
        {"{header:{filetype:3,nxprocs:2}}",
         "tensor 'weights': the metadata have a header of type 3 with several processes (nxprocs, "
         "nyprocs), which no reader puts together",
         NULL},
    };
    memory_values m;
    tg_decl decl = dense_decl("weights", TG_DTYPE_FLOAT32, 6, shape, &m, "", 0);
    declared d = {&decl, 1, NULL};
    for (unsigned i = 0; i < COUNT(tests); i++) {
        char text[300];
        const char *name = tests[i].name != NULL ? strstr(tests[i].text, "%s") : NULL;
        if (name != NULL) {
            snprintf(text, sizeof text, "%.*s%s%s", (int)(name - tests[i].text), tests[i].text,
                     tests[i].name, name + 2);
        } else {
            snprintf(text, sizeof text, "%s", tests[i].text);
        }
        d.metadata = tests[i].metadata;
        assert_refusal(&d, "bad_value", text);
    }
    decl = dense_decl("activity", TG_DTYPE_UINT8, 4, shape, &m, "", 0);
    d.metadata = "{wMin:[1.0]}";
    assert_refusal(&d, "bad_value",
                   "metadata member 'wMin': this type of file has no place for it, or has it "
                   "already; leave it out");
    d.metadata = "{header:{filetype:4,numrecords:-1}}";
    assert_refusal(
        &d, "bad_value",
        "tensor 'activity': the metadata have a header with sizes that no layer has (nx, "
        "ny, nf, nxprocs, nyprocs, numrecords)");
}

/* --------------------------------------------------------------------------------- round trips */

static uint32_t next(uint32_t *seed, uint32_t below) {
    *seed = *seed * 1664525 + 1013904223;
    return (*seed >> 8) % below;
}

/* Dense activity and weights with pieces of all sizes: smaller and larger than the blocks. */
TEST(test_random) {
    enum { SIZE = 1 << 20 };
    uint8_t *data = malloc(SIZE);
    assert_non_null(data);
    for (uint32_t round = 0, seed = 1; round < 60; round++) {
        for (size_t i = 0; i < SIZE; i++) data[i] = (uint8_t)(i * i >> (round % 16));
        uint64_t shape[6] = {1 + next(&seed, 5), 1 + next(&seed, 3), 1 + next(&seed, 3),
                             1 + next(&seed, 9), 1 + next(&seed, 9), 1 + next(&seed, 9)};
        bool weights = next(&seed, 2) == 0;
        uint32_t rank = weights ? 6 : 4;
        if (round % 4 == 0) {
            shape[3] = 2000;
            shape[4] = shape[5] = 1;
        }
        size_t size = 4;
        for (unsigned axis = 0; axis < rank; axis++) size *= (size_t)shape[axis];
        assert_true(size <= SIZE);
        memory_values m[2];
        tg_decl decls[] = {
            dense_decl(weights ? "weights" : "activity", TG_DTYPE_FLOAT32, rank, shape, &m[0], data,
                       size),
            dense_decl("time", TG_DTYPE_FLOAT64, 1, shape, &m[1], data + 4, (size_t)shape[0] * 8),
        };
        decls[0].values = values_of(&m[0], next(&seed, 2) == 0);
        declared d = {decls, 2, NULL};
        bytes file = build_bytes(TG_FORMAT_PVP, NULL, declare_all, &d);
        assert_becomes(&file, &file);
        tg_file *read = open_bytes(&file);
        assert_int_equal(tg_num_notes(read), 0);
        assert_int_equal(tg_num_tensors(read), 2);
        for (unsigned i = 0; i < 2; i++) {
            tg_tensor t;
            uint8_t *got = malloc(size + (size_t)shape[0] * 8);
            assert_non_null(got);
            assert_true(tg_tensor_at(read, i, &t));
            assert_string_equal(t.name, decls[i].name);
            assert_memory_equal(t.shape, shape, 8 * decls[i].rank);
            assert_int_equal(t.nbytes, m[i].parts[TG_PART_VALUES].size);
            assert_true(tg_tensor_read(read, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes));
            assert_memory_equal(got, m[i].parts[TG_PART_VALUES].data, (size_t)t.nbytes);
            free(got);
        }
        tg_close(read);
        free_bytes(&file);
    }
    free(data);
}
