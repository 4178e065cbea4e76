/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_pvp_instances.c - the values computed from the words of a PVP header, each instance alone,
 * on words that no file can have, because the rules of the format refuse them before. The
 * arithmetic works without these rules: every value is the exact one, or its computation is refused
 * if it leaves 64 bits or divides by zero. Expected values come from a model of the grammar with
 * integers of any size.
 */
#include "ks_test.h"
#include "pvp.h"

#include <inttypes.h>
#include <stdio.h>

/* "name=value ", or "name=code@path " of the innermost step. */
static void tell(char *text, size_t cap, ks_ctx *ks, const ks_field *field, uint8_t *object) {
    size_t n = strlen(text);
    if (!field->get(ks, object)) {
        assert_true(ks->error.path_len > 0);
        snprintf(text + n, cap - n, "%s=%s@%s ", field->name, ks_code_name(ks->error.code),
                 ks->error.path[0].name);
        ks->error.code = KS_OK;
        return;
    }
    const uint8_t *at = object + field->offset;
    if (object[field->state] == KS_MISSING) {
        snprintf(text + n, cap - n, "%s=absent ", field->name);
    } else if (field->storage == KS_STORE_BOOL) {
        bool value;
        memcpy(&value, at, sizeof value);
        snprintf(text + n, cap - n, "%s=%s ", field->name, value ? "true" : "false");
    } else if (field->storage == KS_STORE_S32) {
        int32_t value;
        memcpy(&value, at, sizeof value);
        snprintf(text + n, cap - n, "%s=%" PRId32 " ", field->name, value);
    } else {
        int64_t value;
        assert_int_equal(field->storage, KS_STORE_S64);
        memcpy(&value, at, sizeof value);
        snprintf(text + n, cap - n, "%s=%" PRId64 " ", field->name, value);
    }
}

/* The instances that `expected` names, each on a fresh copy of the object; then all of them at once. */
static void compare(ks_ctx *ks, const ks_type *type, const void *object, const char *expected,
                    bool (*complete)(ks_ctx *ks, void *object)) {
    char text[2000] = "";
    uint8_t *copy = malloc(type->size);
    assert_non_null(copy);
    for (uint32_t i = 0; i < type->num_fields; i++) {
        char name[40];
        if (type->fields[i].get == NULL) continue;
        snprintf(name, sizeof name, "%s=", type->fields[i].name);
        if (strstr(expected, name) == NULL) continue;
        memcpy(copy, object, type->size);
        tell(text, sizeof text, ks, &type->fields[i], copy);
    }
    assert_string_equal(text, expected);
    memcpy(copy, object, type->size);
    assert_int_equal(complete(ks, copy), strchr(expected, '@') == NULL);
    ks->error.code = KS_OK;
    free(copy);
}

static bool complete_header(ks_ctx *ks, void *object) { return pvp_header_complete(ks, object); }
static bool complete_weights(ks_ctx *ks, void *object) {
    return pvp_weights_header_complete(ks, object);
}

/* -------------------------------------------------------------------------------------- activity */

static const struct header_case {
    struct {
        int32_t filetype, nx, ny, nf, nxprocs, nyprocs, datasize;
        uint64_t size;
    } words;
    const char *expected;
} header_cases[] = {
    {{4, 2, 3, 4, 1, 1, 4, 293},
     "is_dense=true "
     "layer_nx=2 "
     "layer_ny=3 "
     "num_cells=24 "
     "len_values=96 "
     "len_dense_frame=104 "
     "num_whole_frames=2 "
     "len_tail=5 "},
    {{1, 2, 3, 4, 2, 5, 1, 200},
     "is_dense=true "
     "layer_nx=4 "
     "layer_ny=15 "
     "num_cells=240 "
     "len_values=240 "
     "len_dense_frame=absent "
     "num_whole_frames=absent "
     "len_tail=absent "},
    {{6, 2, 3, 4, 1, 1, 8, 200},
     "is_dense=false "
     "layer_nx=2 "
     "layer_ny=3 "
     "num_cells=24 "
     "len_values=absent "
     "len_dense_frame=absent "
     "num_whole_frames=absent "
     "len_tail=absent "},
    {{4, INT32_MAX, INT32_MAX, 1, INT32_MAX, INT32_MAX, 1, 200},
     "is_dense=true "
     "layer_nx=4611686014132420609 "
     "layer_ny=4611686014132420609 "
     "num_cells=overflow@num_cells "
     "len_values=overflow@num_cells "
     "len_dense_frame=overflow@num_cells "
     "num_whole_frames=overflow@num_cells "
     "len_tail=overflow@num_cells "},
    {{4, INT32_MAX, INT32_MAX, 3, 1, 1, 1, 200},
     "is_dense=true "
     "layer_nx=2147483647 "
     "layer_ny=2147483647 "
     "num_cells=overflow@num_cells "
     "len_values=overflow@num_cells "
     "len_dense_frame=overflow@num_cells "
     "num_whole_frames=overflow@num_cells "
     "len_tail=overflow@num_cells "},
    {{4, INT32_MAX, INT32_MAX, 2, 1, 1, 2, 200},
     "is_dense=true "
     "layer_nx=2147483647 "
     "layer_ny=2147483647 "
     "num_cells=9223372028264841218 "
     "len_values=overflow@len_values "
     "len_dense_frame=overflow@len_values "
     "num_whole_frames=overflow@len_values "
     "len_tail=overflow@len_values "},
    {{6, INT32_MAX, INT32_MAX, 3, 1, 1, 1, 200},
     "is_dense=false "
     "layer_nx=2147483647 "
     "layer_ny=2147483647 "
     "num_cells=overflow@num_cells "
     "len_values=absent "
     "len_dense_frame=absent "
     "num_whole_frames=absent "
     "len_tail=absent "},
    {{4, 1719942, 2985620, 1796145, 1, 1, 1, 200},
     "is_dense=true "
     "layer_nx=1719942 "
     "layer_ny=2985620 "
     "num_cells=9223372036854775800 "
     "len_values=9223372036854775800 "
     "len_dense_frame=overflow@len_dense_frame "
     "num_whole_frames=overflow@len_dense_frame "
     "len_tail=overflow@len_dense_frame "},
    {{4, -1, 1, 1, 1, 1, 8, 200},
     "is_dense=true "
     "layer_nx=-1 "
     "layer_ny=1 "
     "num_cells=-1 "
     "len_values=-8 "
     "len_dense_frame=0 "
     "num_whole_frames=division@num_whole_frames "
     "len_tail=division@len_tail "},
    {{1, -1, 1, 1, 1, 1, 8, 200},
     "is_dense=true "
     "layer_nx=-1 "
     "layer_ny=1 "
     "num_cells=-1 "
     "len_values=-8 "
     "len_dense_frame=absent "
     "num_whole_frames=absent "
     "len_tail=absent "},
};

TEST(test_header) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, "", 0);
    for (size_t i = 0; i < COUNT_OF(header_cases); i++) {
        const struct header_case *c = &header_cases[i];
        pvp_header h = {.headersize = 80,
                        .filetype = c->words.filetype,
                        .nx = c->words.nx,
                        .ny = c->words.ny,
                        .nf = c->words.nf,
                        .nxprocs = c->words.nxprocs,
                        .nyprocs = c->words.nyprocs,
                        .datasize = c->words.datasize,
                        .ks_io = &io};
        io.size = c->words.size; /* nothing is read */
        compare(&ks, &pvp_header_desc, &h, c->expected, complete_header);
    }
    ks_ctx_free(&ks);
}

/* --------------------------------------------------------------------------------------- weights */

static const struct weights_case {
    struct {
        int32_t nxp, nyp, nfp, patches, datasize, nbands, numrecords;
        uint64_t size;
    } words;
    const char *expected;
} weights_cases[] = {
    {{2, 3, 4, 5, 4, 6, 6, 3224},
     "weights_per_patch=24 "
     "len_patch=104 "
     "len_arbor=520 "
     "len_short_arbor=500 "
     "nbands_fits=true "
     "numrecords_fits=true "
     "short_headers_fit=false "
     "num_arbors=6 "
     "len_patches=3120 "
     "num_frames=1 "},
    {{2, 3, 4, 5, 4, 6, 7, 7488},
     "weights_per_patch=24 "
     "len_patch=104 "
     "len_arbor=520 "
     "len_short_arbor=500 "
     "nbands_fits=false "
     "numrecords_fits=true "
     "short_headers_fit=false "
     "num_arbors=7 "
     "len_patches=3640 "
     "num_frames=2 "},
    {{2, 3, 4, 5, 4, 6, 0, 3104},
     "weights_per_patch=24 "
     "len_patch=104 "
     "len_arbor=520 "
     "len_short_arbor=500 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=true "
     "num_arbors=0 "
     "len_patches=0 "
     "num_frames=29 "},
    {{INT32_MAX, INT32_MAX, INT32_MAX, 1, 1, 1, 1, 1000},
     "weights_per_patch=overflow@weights_per_patch "
     "len_patch=overflow@weights_per_patch "
     "len_arbor=overflow@weights_per_patch "
     "len_short_arbor=overflow@weights_per_patch "
     "nbands_fits=overflow@weights_per_patch "
     "numrecords_fits=overflow@weights_per_patch "
     "short_headers_fit=overflow@weights_per_patch "
     "num_arbors=overflow@weights_per_patch "
     "len_patches=overflow@weights_per_patch "
     "num_frames=overflow@weights_per_patch "},
    {{INT32_MAX, INT32_MAX, 1, 1, 16, 1, 1, 1000},
     "weights_per_patch=4611686014132420609 "
     "len_patch=overflow@len_patch "
     "len_arbor=overflow@len_patch "
     "len_short_arbor=overflow@len_patch "
     "nbands_fits=overflow@len_patch "
     "numrecords_fits=overflow@len_patch "
     "short_headers_fit=overflow@len_patch "
     "num_arbors=overflow@len_patch "
     "len_patches=overflow@len_patch "
     "num_frames=overflow@len_patch "},
    {{1719942, 2985620, 1796145, 1, 1, 1, 1, 1000},
     "weights_per_patch=9223372036854775800 "
     "len_patch=overflow@len_patch "
     "len_arbor=overflow@len_patch "
     "len_short_arbor=overflow@len_patch "
     "nbands_fits=overflow@len_patch "
     "numrecords_fits=overflow@len_patch "
     "short_headers_fit=overflow@len_patch "
     "num_arbors=overflow@len_patch "
     "len_patches=overflow@len_patch "
     "num_frames=overflow@len_patch "},
    {{INT32_MAX, INT32_MAX, 1, 3, 1, 1, 1, 1000},
     "weights_per_patch=4611686014132420609 "
     "len_patch=4611686014132420617 "
     "len_arbor=overflow@len_arbor "
     "len_short_arbor=overflow@len_short_arbor "
     "nbands_fits=overflow@len_arbor "
     "numrecords_fits=overflow@len_arbor "
     "short_headers_fit=overflow@len_short_arbor "
     "num_arbors=overflow@len_arbor "
     "len_patches=overflow@len_arbor "
     "num_frames=overflow@len_arbor "},
    {{INT32_MAX, INT32_MAX, 1, 2, 1, 1, 1, 1000},
     "weights_per_patch=4611686014132420609 "
     "len_patch=4611686014132420617 "
     "len_arbor=9223372028264841234 "
     "len_short_arbor=9223372028264841226 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=false "
     "num_arbors=1 "
     "len_patches=9223372028264841234 "
     "num_frames=0 "},
    {{2, 3, 4, 0, 4, 6, 7, 1000},
     "weights_per_patch=24 "
     "len_patch=104 "
     "len_arbor=0 "
     "len_short_arbor=0 "
     "nbands_fits=division@nbands_fits "
     "numrecords_fits=division@numrecords_fits "
     "short_headers_fit=division@short_headers_fit "
     "num_arbors=division@nbands_fits "
     "len_patches=division@nbands_fits "
     "num_frames=division@nbands_fits "},
    {{2, 3, 4, 0, 4, 0, 0, 1000},
     "weights_per_patch=24 "
     "len_patch=104 "
     "len_arbor=0 "
     "len_short_arbor=0 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=false "
     "num_arbors=0 "
     "len_patches=0 "
     "num_frames=9 "},
    {{10580149, 3126601, 278821, 1, 1, 1, 1, INT64_MAX},
     "weights_per_patch=9223372036854775729 "
     "len_patch=9223372036854775737 "
     "len_arbor=9223372036854775737 "
     "len_short_arbor=9223372036854775733 "
     "nbands_fits=overflow@nbands_fits "
     "numrecords_fits=overflow@numrecords_fits "
     "short_headers_fit=overflow@short_headers_fit "
     "num_arbors=overflow@nbands_fits "
     "len_patches=overflow@nbands_fits "
     "num_frames=overflow@nbands_fits "},
    {{INT32_MAX, INT32_MAX, 1, 1, 1, 0, 3, 1000},
     "weights_per_patch=4611686014132420609 "
     "len_patch=4611686014132420617 "
     "len_arbor=4611686014132420617 "
     "len_short_arbor=4611686014132420613 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=false "
     "num_arbors=3 "
     "len_patches=overflow@len_patches "
     "num_frames=overflow@len_patches "},
    {{1, 1, -2, 1, 4, 1, 1, 1000},
     "weights_per_patch=-2 "
     "len_patch=0 "
     "len_arbor=0 "
     "len_short_arbor=-4 "
     "nbands_fits=division@nbands_fits "
     "numrecords_fits=division@numrecords_fits "
     "short_headers_fit=false "
     "num_arbors=division@nbands_fits "
     "len_patches=division@nbands_fits "
     "num_frames=division@nbands_fits "},
    {{-1, 1, 1, -26, 12, 0, 4, 1000},
     "weights_per_patch=-1 "
     "len_patch=-4 "
     "len_arbor=104 "
     "len_short_arbor=208 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=false "
     "num_arbors=4 "
     "len_patches=416 "
     "num_frames=1 "},
    {{1, 1, -1, 1, 4, 1, 2, 1000},
     "weights_per_patch=-1 "
     "len_patch=4 "
     "len_arbor=4 "
     "len_short_arbor=0 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=division@short_headers_fit "
     "num_arbors=2 "
     "len_patches=8 "
     "num_frames=8 "},
    {{1, 1, -1, 1, 4, 0, 2, 1000},
     "weights_per_patch=-1 "
     "len_patch=4 "
     "len_arbor=4 "
     "len_short_arbor=0 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=division@short_headers_fit "
     "num_arbors=2 "
     "len_patches=8 "
     "num_frames=8 "},
    {{1, 1, 1, INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX, INT64_MAX},
     "weights_per_patch=1 "
     "len_patch=2147483655 "
     "len_arbor=4611686031312289785 "
     "len_short_arbor=4611686022722355197 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=false "
     "num_arbors=2147483647 "
     "len_patches=overflow@len_patches "
     "num_frames=overflow@len_patches "},
    {{-12, 1, 1, 26, 1, 0, 1, 1000},
     "weights_per_patch=-12 "
     "len_patch=-4 "
     "len_arbor=-104 "
     "len_short_arbor=-208 "
     "nbands_fits=false "
     "numrecords_fits=false "
     "short_headers_fit=false "
     "num_arbors=1 "
     "len_patches=-104 "
     "num_frames=division@num_frames "},
    {{10580149, 3126601, 278821, 1, 1, 0, 1, INT64_MAX},
     "weights_per_patch=9223372036854775729 "
     "len_patch=9223372036854775737 "
     "len_arbor=9223372036854775737 "
     "len_short_arbor=9223372036854775733 "
     "nbands_fits=false "
     "numrecords_fits=overflow@numrecords_fits "
     "short_headers_fit=overflow@short_headers_fit "
     "num_arbors=1 "
     "len_patches=9223372036854775737 "
     "num_frames=overflow@num_frames "},
};

TEST(test_weights) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, "", 0);
    for (size_t i = 0; i < COUNT_OF(weights_cases); i++) {
        const struct weights_case *c = &weights_cases[i];
        pvp root = {.header = {.datasize = c->words.datasize,
                               .nbands = c->words.nbands,
                               .numrecords = c->words.numrecords}};
        pvp_weights_header w = {.nxp = c->words.nxp,
                                .nyp = c->words.nyp,
                                .nfp = c->words.nfp,
                                .num_patches = c->words.patches,
                                .ks_root = &root,
                                .ks_io = &io};
        io.size = c->words.size;
        compare(&ks, &pvp_weights_header_desc, &w, c->expected, complete_weights);
    }
    ks_ctx_free(&ks);
}

/* ------------------------------------------------------------------------ what needs another object */

static void expect_path(ks_ctx *ks, ks_code code, const char *innermost) {
    assert_true(ks->error.path_len > 0);
    assert_string_equal(ks->error.path[0].name, innermost);
    expect_error(ks, code, ks->error.offset);
}

/* Frames of a layer whose header has no sizes for them, or impossible ones. */
TEST(test_frames) {
    static const uint8_t nothing[200];
    ks_ctx ks;
    ks_stream io = test_begin(&ks, nothing, sizeof nothing);
    pvp root = {.header = {.headersize = 80,
                           .filetype = PVP_FILETYPE_SPARSE_VALUES,
                           .nx = 2,
                           .ny = 3,
                           .nf = 4,
                           .nxprocs = 1,
                           .nyprocs = 1,
                           .datasize = 4,
                           .ks_io = &io},
                .ks_io = &io};
    pvp_dense_activity dense = {.ks_root = &root};
    pvp_dense_frame frame = {.ks_root = &root};
    pvp_legacy_activity legacy = {.ks_root = &root};
    assert_false(pvp_dense_activity_parse(&ks, &io, &dense));
    expect_path(&ks, KS_ABSENT, "frames");
    assert_false(pvp_dense_activity_make_cuts_a_frame(&ks, &dense));
    expect_path(&ks, KS_ABSENT, "cuts_a_frame");
    assert_false(pvp_dense_frame_parse(&ks, &io, &frame));
    expect_path(&ks, KS_ABSENT, "values");
    io.pos = 0;
    assert_false(pvp_legacy_activity_parse(&ks, &io, &legacy));
    expect_path(&ks, KS_ABSENT, "values");

    root.header = (pvp_header){.headersize = 80,
                               .filetype = PVP_FILETYPE_DENSE,
                               .nx = INT32_MAX,
                               .ny = INT32_MAX,
                               .nf = INT32_MAX,
                               .nxprocs = 1,
                               .nyprocs = 1,
                               .ks_io = &io};
    assert_false(pvp_dense_activity_parse(&ks, &io, &dense));
    expect_path(&ks, KS_OVERFLOW, "num_cells");
    assert_false(pvp_dense_activity_make_cuts_a_frame(&ks, &dense));
    expect_path(&ks, KS_OVERFLOW, "num_cells");
    assert_false(pvp_dense_frame_parse(&ks, &io, &frame));
    expect_path(&ks, KS_OVERFLOW, "num_cells");
    io.pos = 0;
    assert_false(pvp_legacy_activity_parse(&ks, &io, &legacy));
    expect_path(&ks, KS_OVERFLOW, "num_cells");
    pvp_sparse_frame sparse = {.ks_root = &root};
    assert_false(pvp_sparse_frame_parse(&ks, &io, &sparse));
    expect_path(&ks, KS_OVERFLOW, "num_cells");

    /* Values of a negative size. */
    root.header.nx = -1;
    root.header.ny = root.header.nf = root.header.datasize = 1;
    root.header.ks_state_layer_nx = root.header.ks_state_layer_ny = KS_TODO;
    io.pos = 0;
    assert_false(pvp_dense_frame_parse(&ks, &io, &frame));
    expect_path(&ks, KS_BAD_SIZE, "values");
    io.pos = 0;
    assert_false(pvp_legacy_activity_parse(&ks, &io, &legacy));
    expect_path(&ks, KS_BAD_SIZE, "values");
    ks_ctx_free(&ks);
}

/* Frames of weights in a file that has no weights. */
TEST(test_weights_frames) {
    static const uint8_t nothing[300];
    ks_ctx ks;
    ks_stream io = test_begin(&ks, nothing, sizeof nothing);
    pvp root = {.ks_io = &io};
    pvp_weights weights = {.ks_root = &root};
    assert_false(pvp_weights_parse(&ks, &io, &weights));
    expect_path(&ks, KS_ABSENT, "frames");
    for (uint32_t index = 0; index < 2; index++) {
        pvp_weights_frame frame = {.ks_root = &root, .index = index};
        io.pos = 0;
        assert_false(pvp_weights_frame_parse(&ks, &io, &frame));
        if (index == 0)
            expect_path(&ks, KS_ABSENT, "patches");
        else
            expect_path(&ks, KS_ABSENT, "nxp"); /* everything else is 0, as there */
        frame.header = NULL;
        assert_int_equal(pvp_weights_frame_make_time(&ks, &frame), index == 0);
        if (index > 0) expect_path(&ks, KS_ABSENT, "time");
        assert_false(pvp_weights_frame_make_w_min(&ks, &frame));
        expect_path(&ks, KS_ABSENT, "w_min");
        assert_false(pvp_weights_frame_make_w_max(&ks, &frame));
        expect_path(&ks, KS_ABSENT, "w_max");
        assert_false(pvp_weights_frame_complete(&ks, &frame));
        ks.error.code = KS_OK;
    }
    pvp_weights_header impossible = {
        .nxp = INT32_MAX, .nyp = INT32_MAX, .nfp = INT32_MAX, .ks_root = &root, .ks_io = &io};
    root.weights_header = &impossible;
    root.header.nbands = 1;
    io.pos = 0;
    assert_false(pvp_weights_parse(&ks, &io, &weights));
    expect_path(&ks, KS_OVERFLOW, "weights_per_patch");
    pvp_weights_frame frame = {.ks_root = &root};
    assert_false(pvp_weights_frame_parse(&ks, &io, &frame));
    expect_path(&ks, KS_OVERFLOW, "weights_per_patch");
    ks_ctx_free(&ks);
}

/* --------------------------------------------------------------------------------------- records alone */

/* The file is truncated in the header of a later frame, at every position: each missing field
 * is reported. In a network of zeros every word is valid. */
TEST(test_cut_frame_header) {
    static const uint8_t zeros[104];
    for (size_t n = 0; n <= sizeof zeros; n++) {
        ks_ctx ks;
        ks_stream io = test_begin(&ks, zeros, n);
        pvp_weights_header weights = {.nxp = 0};
        pvp root = {.weights_header = &weights};
        pvp_weights_frame_header header = {.ks_root = &root};
        bool good = pvp_weights_frame_header_parse(&ks, &io, &header);
        assert_int_equal(good, n == sizeof zeros);
        if (good)
            assert_int_equal(io.pos, n);
        else
            assert_true(ks.error.offset <= n && ks.error.offset + 8 > n);
        if (!good) expect_error(&ks, KS_TRUNCATED, ks.error.offset);
        ks_ctx_free(&ks);
    }
}

/* A cell of a sparse frame, which is always read in an array. */
TEST(test_cells) {
    static const uint8_t bytes[8] = {5, 0, 0, 0, 0, 0, 0x80, 0x3f};
    static const struct {
        uint64_t num_cells;
        size_t size;
        ks_code code;
    } cases[] = {{6, 8, KS_OK},
                 {5, 8, KS_BAD_REFERENCE},
                 {0, 8, KS_BAD_REFERENCE},
                 {UINT64_MAX, 8, KS_OVERFLOW},
                 {6, 7, KS_TRUNCATED},
                 {6, 3, KS_TRUNCATED}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        ks_ctx ks;
        ks_stream io = test_begin(&ks, bytes, cases[i].size);
        pvp_sparse_entry entry = {.num_cells = cases[i].num_cells};
        bool good = pvp_sparse_entry_parse(&ks, &io, &entry);
        assert_int_equal(good, cases[i].code == KS_OK);
        if (good)
            assert_true(entry.index == 5 && entry.value == 1.0f && io.pos == 8);
        else
            expect_error(&ks, cases[i].code, ks.error.offset);
        io.pos = 0;
        ks.error.path_len = 0;
        pvp_sparse_index index = {.num_cells = cases[i].num_cells};
        good = pvp_sparse_index_parse(&ks, &io, &index);
        bool whole = cases[i].size >= 4; /* it has no value */
        assert_int_equal(good, cases[i].code == KS_OK || (cases[i].size == 7));
        if (good)
            assert_true(index.index == 5 && io.pos == 4);
        else
            expect_error(&ks, whole ? cases[i].code : KS_TRUNCATED, ks.error.offset);
        ks_ctx_free(&ks);
    }
}
