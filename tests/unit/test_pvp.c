/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_pvp.c - the result of the PVP adapter for files that are put together here by hand.
 */
#include "adapter_test.h"

enum { LEGACY = 1, SPARSE_BINARY, WEIGHTS_NONSHARED, DENSE, WEIGHTS_SHARED, SPARSE_VALUES };
enum { BYTE = 1, INT, FLOAT, PAIR, TAUS };

/* Words of the header that vary; 0 processes means 1. */
typedef struct head {
    uint32_t type, nx, ny, nf, datasize, datatype, nxprocs, nyprocs, nbands;
    uint32_t nxp, nyp, nfp, patches;
    float low, high;
    double time;
} head;

static void add_header(bytes *b, head h) {
    bool weights = h.type == WEIGHTS_SHARED || h.type == WEIGHTS_NONSHARED;
    uint32_t nxprocs = h.nxprocs > 0 ? h.nxprocs : 1;
    uint32_t nyprocs = h.nyprocs > 0 ? h.nyprocs : 1;
    const uint32_t words[] = {weights ? 104 : 80,
                              weights ? 26 : 20,
                              h.type,
                              h.nx,
                              h.ny,
                              h.nf,
                              weights ? h.nbands : 1,
                              0,
                              h.datasize,
                              h.datatype,
                              nxprocs,
                              nyprocs,
                              h.nx * nxprocs,
                              h.ny * nyprocs,
                              0,
                              0,
                              1,
                              h.nbands};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) add_u32le(b, words[i]);
    add_f64le(b, h.time);
    if (!weights) return;
    add_u32le(b, h.nxp);
    add_u32le(b, h.nyp);
    add_u32le(b, h.nfp);
    add_f32le(b, h.low);
    add_f32le(b, h.high);
    add_u32le(b, h.patches);
}

TEST(test_dense) {
    bytes b = {NULL, 0, 0};
    bytes values = {NULL, 0, 0};
    bytes times = {NULL, 0, 0};
    add_header(&b, (head){.type = DENSE,
                          .nx = 2,
                          .ny = 1,
                          .nf = 3,
                          .datasize = 4,
                          .datatype = FLOAT,
                          .nbands = 3,
                          .time = 0.25});
    for (uint32_t frame = 0; frame < 3; frame++) {
        add_f64le(&b, frame + 0.5);
        add_f64le(&times, frame + 0.5);
        for (uint32_t i = 0; i < 6; i++) {
            add_u32le(&b, 0x01020300 + 16 * frame + i);
            add_u32le(&values, 0x01020300 + 16 * frame + i);
        }
    }
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_PVP);
    assert_int_equal(tg_num_notes(file), 0);
    assert_int_equal(tg_num_tensors(file), 2);
    assert_tensor(file, 0, "activity float32 C dense [3,1,2,3]");
    assert_tensor(file, 1, "time float64 C dense [3]");
    assert_stored(file, 0, TG_PART_VALUES, values.data, values.size);
    assert_stored(file, 1, TG_PART_VALUES, times.data, times.size);

    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.offset, 88);
    assert_int_equal(t.nbytes, 72);
    assert_null(tg_tensor_view(file, &t, TG_PART_VALUES)); /* three frames are three pieces */
    assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    assert_true(tg_tensor_at(file, 1, &t));
    assert_int_equal(t.offset, 80);
    assert_metadata(file, "{header:{headersize:80,numparams:20,filetype:4,nx:2,ny:1,nf:3,"
                          "numrecords:1,recordsize:0,datasize:4,datatype:3,nxprocs:1,nyprocs:1,"
                          "nxExtended:2,nyExtended:1,kx0:0,ky0:0,nbatch:1,nbands:3,time:0.25},"
                          "frames:3}");
    tg_close(file);
    free_bytes(&b);
    free_bytes(&values);
    free_bytes(&times);
}

/* One frame is one piece. */
TEST(test_dense_view) {
    bytes b = {NULL, 0, 0};
    add_header(&b, (head){.type = DENSE,
                          .nx = 2,
                          .ny = 2,
                          .nf = 1,
                          .datasize = 1,
                          .datatype = BYTE,
                          .nbands = 1});
    add_f64le(&b, 1.0);
    add_bytes(&b, "\1\2\3\4", 4);
    tg_file *file = open_bytes(&b);
    tg_tensor t;
    assert_tensor(file, 0, "activity uint8 C dense [1,2,2,1]");
    assert_true(tg_tensor_at(file, 0, &t));
    assert_ptr_equal(tg_tensor_view(file, &t, TG_PART_VALUES), b.data + 88);
    assert_stored(file, 0, TG_PART_VALUES, "\1\2\3\4", 4);
    tg_close(file);
    free_bytes(&b);
}

TEST(test_other_types) {
    bytes b = {NULL, 0, 0};
    add_header(
        &b,
        (head){
            .type = DENSE, .nx = 1, .ny = 1, .nf = 2, .datasize = 4, .datatype = INT, .nbands = 1});
    add_f64le(&b, 1.0);
    add_bytes(&b, "abcdefgh", 8);
    tg_file *file = open_bytes(&b);
    assert_tensor(file, 0, "activity int32 C dense [1,1,1,2]");
    tg_close(file);
    free_bytes(&b);

    /* State of a random generator: four words per cell. */
    add_header(&b, (head){.type = DENSE,
                          .nx = 2,
                          .ny = 1,
                          .nf = 1,
                          .datasize = 16,
                          .datatype = TAUS,
                          .nbands = 1});
    add_f64le(&b, 1.0);
    add_bytes(&b, "0123456789abcdef0123456789ABCDEF", 32);
    file = open_bytes(&b);
    assert_tensor(file, 0, "activity uint32 C dense [1,1,2,1,4]");
    assert_stored(file, 0, TG_PART_VALUES, "0123456789abcdef0123456789ABCDEF", 32);
    tg_close(file);
    free_bytes(&b);

    /* No frame: offsets are inside the file nevertheless. */
    add_header(&b,
               (head){.type = DENSE, .nx = 3, .ny = 2, .nf = 1, .datasize = 4, .datatype = FLOAT});
    file = open_bytes(&b);
    assert_tensor(file, 0, "activity float32 C dense [0,2,3,1]");
    assert_tensor(file, 1, "time float64 C dense [0]");
    assert_stored(file, 0, TG_PART_VALUES, "", 0);
    assert_stored(file, 1, TG_PART_VALUES, "", 0);
    tg_close(file);
    free_bytes(&b);
}

TEST(test_legacy) {
    bytes b = {NULL, 0, 0};
    add_header(&b, (head){.type = LEGACY,
                          .nx = 1,
                          .ny = 1,
                          .nf = 2,
                          .datasize = 4,
                          .datatype = FLOAT,
                          .nbands = 1,
                          .time = 7.5});
    add_bytes(&b, "abcdefgh", 8);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_notes(file), 1);
    assert_tensor(file, 0, "activity float32 C dense [1,1,1,2]");
    assert_tensor(file, 1, "time float64 C dense [1]");
    assert_stored(file, 0, TG_PART_VALUES, "abcdefgh", 8);
    assert_stored(file, 1, TG_PART_VALUES, "\0\0\0\0\0\0\x1e\x40", 8); /* 7.5 */
    tg_close(file);
    free_bytes(&b);
}

/* A byte for each cell of a layer, which encodes the position of the cell: frame, y, x, f. */
static uint8_t cell(uint32_t frame, uint32_t y, uint32_t x, uint32_t f) {
    return (uint8_t)(frame << 7 | y << 4 | x << 1 | f);
}

/* Blocks of processes, in all combinations of their numbers; cells of a byte. */
TEST(test_processes) {
    for (uint32_t kind = 0; kind < 16; kind++) {
        uint32_t nxprocs = kind & 1 ? 3 : 1;
        uint32_t nyprocs = kind & 2 ? 2 : 1;
        uint32_t nx = kind & 4 ? 2 : 1;
        uint32_t ny = kind & 8 ? 3 : 1;
        bytes b = {NULL, 0, 0};
        bytes layer = {NULL, 0, 0};
        add_header(&b, (head){.type = DENSE,
                              .nx = nx,
                              .ny = ny,
                              .nf = 2,
                              .datasize = 1,
                              .datatype = BYTE,
                              .nxprocs = nxprocs,
                              .nyprocs = nyprocs,
                              .nbands = 2});
        for (uint32_t frame = 0; frame < 2; frame++) {
            add_f64le(&b, 3.0);
            for (uint32_t i = 0; i < nxprocs * nyprocs * nx * ny * 2; i++) {
                uint32_t f = i % 2;
                uint32_t x = i / 2 % nx;
                uint32_t y = i / 2 / nx % ny;
                uint32_t px = i / 2 / nx / ny % nxprocs;
                uint32_t py = i / 2 / nx / ny / nxprocs;
                add_u8(&b, cell(frame, py * ny + y, px * nx + x, f));
            }
            for (uint32_t y = 0; y < ny * nyprocs; y++) {
                for (uint32_t x = 0; x < nx * nxprocs; x++) {
                    add_u8(&layer, cell(frame, y, x, 0));
                    add_u8(&layer, cell(frame, y, x, 1));
                }
            }
        }
        tg_file *file = open_bytes(&b);
        char expected[64];
        snprintf(expected, sizeof expected, "activity uint8 C dense [2,%u,%u,2]", ny * nyprocs,
                 nx * nxprocs);
        assert_tensor(file, 0, expected);
        assert_stored(file, 0, TG_PART_VALUES, layer.data, layer.size);
        tg_close(file);
        free_bytes(&b);
        free_bytes(&layer);
    }
}

TEST(test_sparse_values) {
    bytes b = {NULL, 0, 0};
    bytes parts[3] = {{NULL, 0, 0}, {NULL, 0, 0}, {NULL, 0, 0}};
    bytes times = {NULL, 0, 0};
    static const uint32_t counts[] = {0, 3, 0, 0, 1, 2, 0};
    add_header(&b, (head){.type = SPARSE_VALUES,
                          .nx = 4,
                          .ny = 3,
                          .nf = 2,
                          .datasize = 8,
                          .datatype = PAIR,
                          .nbands = 7});
    for (uint32_t frame = 0; frame < 7; frame++) {
        add_f64le(&b, frame);
        add_f64le(&times, frame);
        add_u32le(&b, counts[frame]);
        add_u32le(&parts[TG_PART_COUNTS], counts[frame]);
        for (uint32_t i = 0; i < counts[frame]; i++) {
            uint32_t index = 20 - 3 * frame + i;
            add_u32le(&b, index);
            add_u32le(&parts[TG_PART_INDEX_LIST], index);
            add_f32le(&b, (float)(100 * frame + i));
            add_f32le(&parts[TG_PART_VALUES], (float)(100 * frame + i));
        }
    }
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_notes(file), 0);
    assert_tensor(file, 0, "activity float32 C sparse [7,3,4,2]");
    assert_tensor(file, 1, "time float64 C dense [7]");
    for (int part = 0; part < 3; part++) {
        assert_stored(file, 0, (tg_part)part, parts[part].data, parts[part].size);
        free_bytes(&parts[part]);
    }
    assert_stored(file, 1, TG_PART_VALUES, times.data, times.size);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.offset, 80 + 12 + 12 + 4); /* the first frame has no entry */
    assert_int_equal(t.nbytes, 6 * 4);
    assert_int_equal(t.parts[TG_PART_INDEX_LIST].offset, 80 + 12 + 12);
    assert_int_equal(t.parts[TG_PART_COUNTS].offset, 88);
    assert_int_equal(t.parts[TG_PART_INDEX_LIST].dtype, TG_DTYPE_UINT32);
    assert_int_equal(t.parts[TG_PART_COUNTS].count, 7);
    told m;
    tg_sink sink = text_sink(&m);
    assert_true(tg_metadata(file, &sink));
    assert_non_null(strstr(m.data, ",frames:7,active:[0,3,0,0,1,2,0]}"));
    tg_close(file);
    free_bytes(&b);
    free_bytes(&times);
}

TEST(test_sparse_binary) {
    bytes b = {NULL, 0, 0};
    bytes indices = {NULL, 0, 0};
    add_header(&b, (head){.type = SPARSE_BINARY,
                          .nx = 4,
                          .ny = 3,
                          .nf = 2,
                          .datasize = 4,
                          .datatype = INT,
                          .nbands = 2});
    for (uint32_t frame = 0; frame < 2; frame++) {
        add_f64le(&b, frame);
        add_u32le(&b, 2 + frame);
        for (uint32_t i = 0; i < 2 + frame; i++) {
            add_u32le(&b, 5 * i);
            add_u32le(&indices, 5 * i);
        }
    }
    tg_file *file = open_bytes(&b);
    assert_tensor(file, 0, "activity float32 C indices [2,3,4,2]");
    assert_stored(file, 0, TG_PART_INDEX_LIST, indices.data, indices.size);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.parts[TG_PART_VALUES].dtype, TG_DTYPE_NONE);
    assert_int_equal(t.offset, 92);
    assert_int_equal(t.nbytes, 20);
    tg_close(file);
    free_bytes(&b);
    free_bytes(&indices);

    /* Without frames. */
    add_header(
        &b,
        (head){.type = SPARSE_BINARY, .nx = 4, .ny = 3, .nf = 2, .datasize = 4, .datatype = INT});
    file = open_bytes(&b);
    assert_tensor(file, 0, "activity float32 C indices [0,3,4,2]");
    assert_tensor(file, 1, "time float64 C dense [0]");
    assert_stored(file, 0, TG_PART_INDEX_LIST, "", 0);
    assert_stored(file, 0, TG_PART_COUNTS, "", 0);
    assert_stored(file, 1, TG_PART_VALUES, "", 0);
    tg_close(file);
    free_bytes(&b);
}

/* Frames x arbors x patches, each patch preceded by 8 bytes; the range is stored per frame. */
TEST(test_weights) {
    for (uint32_t kind = 0; kind < 8; kind++) {
        uint32_t frames = kind & 1 ? 2 : 1;
        uint32_t arbors = kind & 2 ? 2 : 1;
        uint32_t patches = kind & 4 ? 3 : 1;
        bytes b = {NULL, 0, 0};
        bytes weights = {NULL, 0, 0};
        bytes times = {NULL, 0, 0};
        for (uint32_t frame = 0; frame < frames; frame++) {
            add_header(&b, (head){.type = WEIGHTS_NONSHARED,
                                  .nx = 3,
                                  .ny = 1,
                                  .nf = 1,
                                  .datasize = 1,
                                  .datatype = BYTE,
                                  .nbands = arbors,
                                  .nxp = 2,
                                  .nyp = 1,
                                  .nfp = 3,
                                  .patches = patches,
                                  .low = -0.1f,
                                  .high = 1.5f + (float)frame,
                                  .time = 2.0 + frame});
            add_f64le(&times, 2.0 + frame);
            for (uint32_t i = 0; i < arbors * patches; i++) {
                add_bytes(&b, "\2\0\1\0\0\0\0\0", 8);
                for (uint32_t k = 0; k < 6; k++) {
                    add_u8(&b, 100 * frame + 8 * i + k);
                    add_u8(&weights, 100 * frame + 8 * i + k);
                }
            }
        }
        tg_file *file = open_bytes(&b);
        char expected[64];
        snprintf(expected, sizeof expected, "weights uint8 C dense [%u,%u,%u,1,2,3]", frames,
                 arbors, patches);
        assert_int_equal(tg_num_notes(file), 0);
        assert_int_equal(tg_num_tensors(file), 2);
        assert_tensor(file, 0, expected);
        snprintf(expected, sizeof expected, "time float64 C dense [%u]", frames);
        assert_tensor(file, 1, expected);
        assert_stored(file, 0, TG_PART_VALUES, weights.data, weights.size);
        assert_stored(file, 1, TG_PART_VALUES, times.data, times.size);
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        assert_int_equal(t.offset, 112);
        if (kind == 3) {
            assert_metadata(file, "{header:{headersize:104,numparams:26,filetype:3,nx:3,ny:1,nf:1,"
                                  "numrecords:2,recordsize:0,datasize:1,datatype:1,nxprocs:1,"
                                  "nyprocs:1,nxExtended:3,nyExtended:1,kx0:0,ky0:0,nbatch:1,"
                                  "nbands:2,time:2.0,nxp:2,nyp:1,nfp:3,wMin:-0.1,wMax:1.5,"
                                  "numPatches:1},frames:2,wMin:[-0.1,-0.1],wMax:[1.5,2.5]}");
        }
        tg_close(file);
        free_bytes(&b);
        free_bytes(&weights);
        free_bytes(&times);
    }
}

/* A range that is a signalling NaN is reported bit for bit, of the first frame and of a later
 * one. */
TEST(test_range_of_nan) {
#if defined(__i386__) /* functions return floats in registers of the x87, which make NaN quiet */
    const uint32_t low = 0x7FE12345;
    const uint32_t high = 0xFFC12345;
#else
    const uint32_t low = 0x7FA12345;
    const uint32_t high = 0xFF812345;
#endif
    bytes b = {NULL, 0, 0};
    for (uint32_t frame = 0; frame < 2; frame++) {
        head h = {.type = WEIGHTS_NONSHARED,
                  .nx = 1,
                  .ny = 1,
                  .nf = 1,
                  .datasize = 1,
                  .datatype = BYTE,
                  .nbands = 1,
                  .nxp = 1,
                  .nyp = 1,
                  .nfp = 1,
                  .patches = 1,
                  .time = 1.0 + frame};
        memcpy(&h.low, &low, sizeof low);
        memcpy(&h.high, &high, sizeof high);
        add_header(&b, h);
        add_bytes(&b, "\1\0\1\0\0\0\0\0\7", 9);
    }
    tg_file *file = open_bytes(&b);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    for (uint64_t frame = 0; frame < 2; frame++) {
        float min;
        float max;
        assert_true(tg_tensor_bounds(file, &t, frame, &min, &max));
        assert_true(bits_of(min) == low && bits_of(max) == high);
    }
    tg_close(file);
    free_bytes(&b);
}
