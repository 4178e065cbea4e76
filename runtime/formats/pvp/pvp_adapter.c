/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_adapter.c - PVP files: layer activity and connection weights of PetaVision.
 *
 * Every file has two tensors: the activity of a layer (or the weights of a connection) with the
 * frames as first axis, and the times of the frames. Neither is contiguous, as each frame contains
 * a part of both. If all frames have the same length, nested loops with strides reach every byte
 * (`layout`); sparse frames differ in length, so their entries are counted. What tensors need is found out once, from
 * views of the file, when the first one is asked for.
 */
#include <string.h>

#include "adapter.h"
#include "pvp.h"
#include "pvp_place_dense.h"
#include "pvp_place_sparse.h"
#include "pvp_place_weights.h"
#include "pvp_validate.h"
#include "pvp_view.h"

enum { CONTENT, TIME, NUM_TENSORS };

#define TIME_AT 72 /* offset in a header */

/* ------------------------------------------------------------------------------------ layouts */

#define MAX_LOOPS 4

/* Pieces of `piece` bytes from `base` on, repeated by the loops; loops[0] is the innermost one. */
typedef struct layout {
    uint64_t base;
    uint64_t piece;
    unsigned num_loops;
    struct {
        uint64_t count;
        uint64_t stride;
    } loops[MAX_LOOPS];
} layout;

/*
 * Adds an outer loop that repeats the layout so far `count` times. Contiguous repetitions are
 * merged, because long runs are read faster: a piece grows, or a loop continues. Strides are
 * distances within the file; their multiples do not overflow.
 */
static void repeat(layout *l, uint64_t count, uint64_t stride) {
    if (count == 1) return;
    if (l->num_loops == 0 && stride == l->piece) {
        l->piece *= count;
        return;
    }
    if (l->num_loops > 0) {
        unsigned last = l->num_loops - 1;
        if (stride == l->loops[last].count * l->loops[last].stride) {
            l->loops[last].count *= count;
            return;
        }
    }
    l->loops[l->num_loops].count = count;
    l->loops[l->num_loops].stride = stride;
    l->num_loops++;
}

static void find_run(const layout *l, uint64_t at, tg_run *run) {
    uint64_t skip = at % l->piece;
    uint64_t number = at / l->piece;
    *run = (tg_run){l->base + skip, l->piece - skip, l->piece, 1};
    for (unsigned i = 0; i < l->num_loops; i++) {
        uint64_t turn = number % l->loops[i].count;
        number /= l->loops[i].count;
        run->offset += turn * l->loops[i].stride;
        if (i == 0 && skip == 0) {
            run->stride = l->loops[0].stride;
            run->count = l->loops[0].count - turn;
        }
    }
}

/* -------------------------------------------------------------------------------------- index */

typedef struct pvp_index {
    const char *name; /* of the first tensor */
    uint64_t shape[TG_PVP_AXES];
    uint64_t num_frames;
    layout values; /* these two: not for sparse files */
    layout times;
    bool is_sparse;
    uint64_t first_frame;     /* where the frames of a sparse file begin; they follow each other */
    uint64_t *entries_before; /* per frame, and the total at the end */
    uint64_t first_entry;     /* where it is; if there is none, first_frame */
    uint64_t len_entry;
} pvp_index;

/* What views read of an accepted file is loaded: the validator has looked at all of it. */
static pvp_view view_of(const tg_file *file) {
    const ks_input *input = &file->ks.input;
    return pvp_open_view(input->base, (size_t)input->size, file->is_strict);
}

/*
 * Dense frames. The values of a frame are blocks [y][x][f], one for each process, arranged in rows;
 * so a row of the whole layer consists of one row of each block. With a single process this reduces
 * to one piece.
 */
static void index_dense(const pvp_header_view *h, pvp_index *index) {
    index->name = "activity";
    uint64_t row = (uint64_t)h->nx * (uint64_t)h->nf * (uint64_t)h->datasize;
    uint64_t block = row * (uint64_t)h->ny;
    layout *values = &index->values;
    values->piece = row;
    repeat(values, (uint64_t)h->nxprocs, block);
    repeat(values, (uint64_t)h->ny, row);
    repeat(values, (uint64_t)h->nyprocs, block * (uint64_t)h->nxprocs);
    index->times.piece = 8;
    if (h->filetype == PVP_FILETYPE_LEGACY_DENSE) { /* one frame, its time is in the header */
        values->base = (uint64_t)h->headersize;
        index->times.base = TIME_AT;
        return;
    }
    uint64_t frame = (uint64_t)h->len_dense_frame;
    values->base = (uint64_t)h->headersize + 8;
    index->times.base = (uint64_t)h->headersize;
    if (index->num_frames == 0)
        values->base = (uint64_t)h->headersize; /* an offset inside the file */
    repeat(values, index->num_frames, frame);
    repeat(&index->times, index->num_frames, frame);
}

static bool index_sparse(ks_ctx *ks, const pvp_header_view *h,
                         const pvp_sparse_activity_view *content, pvp_index *index) {
    index->name = "activity";
    index->is_sparse = true;
    index->first_frame = content->at;
    index->num_frames = tg_pvp_count_sparse(*content);
    index->len_entry = (uint64_t)h->datasize;

    uint64_t n = index->num_frames;
    if (!ks_spend(ks, n)) return false;
    index->entries_before = ks_alloc(ks, n + 1, sizeof *index->entries_before);
    if (index->entries_before == NULL) return false;
    index->first_entry = tg_pvp_add_up(*content, n, index->entries_before);
    return true;
}

/*
 * Weights. A frame is a header of 104 bytes, then arbors of patches; a patch is 8 bytes of header
 * and its weights. The file header is the header of the first frame.
 */
static uint64_t weights_frame(const pvp_view *root) {
    return (uint64_t)root->header_headersize + (uint64_t)root->weights_header_len_patches;
}

static void index_weights(const pvp_view *root, pvp_index *index) {
    const pvp_weights_header_view w = pvp_view_weights_header(*root);
    uint64_t frame = weights_frame(root);
    index->num_frames = pvp_view_content_weights(*root).frames_count;
    index->name = "weights";

    layout *values = &index->values;
    values->base = (uint64_t)root->header_headersize + 8;
    values->piece = (uint64_t)w.len_patch - 8;
    repeat(values, (uint64_t)w.num_patches, (uint64_t)w.len_patch);
    repeat(values, (uint64_t)w.num_arbors, (uint64_t)w.len_arbor);
    repeat(values, index->num_frames, frame);
    index->times.base = TIME_AT;
    index->times.piece = 8;
    repeat(&index->times, index->num_frames, frame);
}

static bool fill(ks_ctx *ks, const pvp_view *root, pvp_index *index) {
    const pvp_header_view header = pvp_view_header(*root);
    switch (root->header_filetype) {
    case PVP_FILETYPE_SPARSE_VALUES:
    case PVP_FILETYPE_SPARSE_BINARY: {
        const pvp_sparse_activity_view content = pvp_view_content_sparse_activity(*root);
        return index_sparse(ks, &header, &content, index);
    }
    case PVP_FILETYPE_WEIGHTS_SHARED:
    case PVP_FILETYPE_WEIGHTS_NONSHARED: index_weights(root, index); return true;
    case PVP_FILETYPE_DENSE:
        index->num_frames = pvp_view_content_dense_activity(*root).frames_count;
        break;
    default: index->num_frames = 1; /* PVP_FILETYPE_LEGACY_DENSE */
    }
    index_dense(&header, index);
    return true;
}

/* NULL with file->ks.error: for lack of memory, by a budget. */
static pvp_index *index_of(tg_file *file) {
    if (file->index != NULL) return file->index;
    const pvp_view root = view_of(file);
    pvp_index *index = ks_alloc(&file->ks, 1, sizeof *index);
    if (index == NULL) return NULL;
    memset(index, 0, sizeof *index);
    if (!fill(&file->ks, &root, index)) return NULL;
    file->index = index;
    return index;
}

/* A file that has been read may be under limits of the caller, and these count what tensors need, too. */
static bool adopt(tg_file *file) {
    file->num_tensors = NUM_TENSORS;
    return file->root == NULL || index_of(file) != NULL;
}

/* ------------------------------------------------------------------------------ sparse frames */

/* The frame of an entry: the last one that has at most `entry` entries before it. */
static uint64_t frame_of(const pvp_index *index, uint64_t entry) {
    uint64_t from = 0;
    uint64_t to = index->num_frames;
    while (to - from > 1) {
        uint64_t middle = from + (to - from) / 2;
        if (index->entries_before[middle] <= entry) {
            from = middle;
        } else {
            to = middle;
        }
    }
    return from;
}

static void find_sparse_run(const pvp_index *index, uint64_t i, tg_part part, uint64_t at,
                            tg_run *run) {
    uint64_t size = i == TIME ? 8 : 4;
    uint64_t element = at / size;
    uint64_t skip = at % size;
    bool in_entries = i == CONTENT && part != TG_PART_COUNTS;
    uint64_t number = in_entries ? frame_of(index, element) : element;
    /* Inside the file, like all that the reader accepted. */
    uint64_t frame = index->first_frame + number * TG_PVP_ENTRIES_AT +
                     index->entries_before[number] * index->len_entry;
    *run = (tg_run){frame + skip, size - skip, size, 1};
    if (i == TIME) return;
    if (!in_entries) {
        run->offset += TG_PVP_COUNT_AT;
        return;
    }
    uint64_t entry = element - index->entries_before[number];
    run->offset += TG_PVP_ENTRIES_AT + entry * index->len_entry +
                   (part == TG_PART_VALUES ? TG_PVP_VALUE_AT : 0);
    run->stride = index->len_entry;
    if (skip == 0) run->count = index->entries_before[number + 1] - element;
}

/* -------------------------------------------------------------------------------- the adapter */

static bool read_file(ks_ctx *ks, void **root) {
    ks_stream io = ks_stream_root(ks);
    ks_stream *kept = ks_keep_stream(ks, &io);
    pvp *object = NULL;
    if (kept == NULL || !pvp_read(ks, kept, &object)) return false;
    *root = object;
    return pvp_complete(ks, object);
}

/* Of `time`, the shape is the first axis of the other tensor. */
static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    pvp_index *index = index_of(file);
    if (index == NULL) return false;
    const pvp_view root = view_of(file);
    if (i == TIME) {
        tg_pvp_place_times(root.len, index->num_frames,
                           index->is_sparse ? index->first_frame : index->times.base, index->shape,
                           tensor);
        return true;
    }
    if (!index->is_sparse) {
        if (root.has_weights_header) {
            tg_pvp_place_weights(root, index->shape, tensor);
            tensor->scaled = tensor->dtype == TG_DTYPE_UINT8;
        } else {
            tg_pvp_place_dense(root, index->shape, tensor);
        }
        return true;
    }
    const pvp_header_view header = pvp_view_header(root);
    const pvp_sparse_activity_view content = pvp_view_content_sparse_activity(root);
    const tg_pvp_totals totals = {index->num_frames, index->entries_before[index->num_frames],
                                  index->first_entry};
    if (root.header_filetype == PVP_FILETYPE_SPARSE_VALUES) {
        tg_pvp_place_pairs(header, content, totals, index->shape, tensor);
    } else {
        tg_pvp_place_indices(header, content, totals, index->shape, tensor);
    }
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const pvp_index *index = index_of(file);
    if (index == NULL) return false;
    tg_name_add(name, i == TIME ? "time" : index->name);
    return true;
}

static bool locate(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run) {
    const pvp_index *index = index_of(file);
    if (index == NULL) return false;
    if (index->is_sparse) {
        find_sparse_run(index, i, part, at, run);
    } else {
        find_run(i == TIME ? &index->times : &index->values, at, run);
    }
    return true;
}

/* The range of a frame, as stored: a calculation would turn a signalling NaN into a quiet one. The header of each frame is
 * like that of the file. */
static void range_of(const pvp_view *root, uint64_t step, float *min, float *max) {
    const pvp_weights_header_view w = pvp_view_weights_header(*root);
    const uint8_t *frame = root->buf + step * weights_frame(root);
    *min = ks_f4le(frame + w.w_min_at);
    *max = ks_f4le(frame + w.w_max_at);
}

static bool bounds(tg_file *file, uint64_t i, uint64_t step, float *min, float *max) {
    (void)i; /* weights: `time` is not scaled */
    const pvp_view root = view_of(file);
    range_of(&root, step, min, max);
    return true;
}

/* ----------------------------------------------------------------------------------- metadata */

static void put_word(tg_out *out, const char *name, int64_t value) {
    tg_out_key(out, name);
    tg_out_s64(out, value);
}

static void put_f32(tg_out *out, const char *name, float value) {
    tg_out_key(out, name);
    tg_out_f32(out, value);
}

static void put_header(tg_out *out, const pvp_view *root) {
    const pvp_header_view view = pvp_view_header(*root), *h = &view;
    tg_out_key(out, "header");
    tg_out_begin_object(out);
    put_word(out, "headersize", h->headersize);
    put_word(out, "numparams", h->numparams);
    put_word(out, "filetype", h->filetype);
    put_word(out, "nx", h->nx);
    put_word(out, "ny", h->ny);
    put_word(out, "nf", h->nf);
    put_word(out, "numrecords", h->numrecords);
    put_word(out, "recordsize", h->recordsize);
    put_word(out, "datasize", h->datasize);
    put_word(out, "datatype", h->datatype);
    put_word(out, "nxprocs", h->nxprocs);
    put_word(out, "nyprocs", h->nyprocs);
    put_word(out, "nxExtended", h->nx_extended);
    put_word(out, "nyExtended", h->ny_extended);
    put_word(out, "kx0", h->kx0);
    put_word(out, "ky0", h->ky0);
    put_word(out, "nbatch", h->nbatch);
    put_word(out, "nbands", h->nbands);
    tg_out_key(out, "time");
    tg_out_f64(out, ks_f8le(h->buf + h->time_at));
    if (root->has_weights_header) {
        const pvp_weights_header_view weights = pvp_view_weights_header(*root), *w = &weights;
        put_word(out, "nxp", w->nxp);
        put_word(out, "nyp", w->nyp);
        put_word(out, "nfp", w->nfp);
        put_f32(out, "wMin", ks_f4le(w->buf + w->w_min_at));
        put_f32(out, "wMax", ks_f4le(w->buf + w->w_max_at));
        put_word(out, "numPatches", w->num_patches);
    }
    tg_out_end_object(out);
}

/* Weights stored as bytes are scaled to a range that each frame defines. */
static void put_ranges(tg_out *out, const pvp_view *root, uint64_t num_frames) {
    for (int upper = 0; upper < 2; upper++) {
        tg_out_key(out, upper ? "wMax" : "wMin");
        tg_out_begin_array(out);
        const uint64_t n = tg_out_scalars(out, num_frames);
        for (uint64_t i = 0; i < n && !out->ended; i++) {
            float min;
            float max;
            range_of(root, i, &min, &max);
            tg_out_f32(out, upper ? max : min);
        }
        tg_out_end_array(out);
    }
}

static bool metadata(tg_file *file, tg_out *out) {
    const pvp_view root = view_of(file);
    const pvp_index *index = index_of(file);
    if (index == NULL) return false;
    put_header(out, &root);
    tg_out_key(out, "frames");
    tg_out_u64(out, index->num_frames);
    if (index->is_sparse) {
        tg_out_key(out, "active");
        tg_out_begin_array(out);
        const uint64_t n = tg_out_scalars(out, index->num_frames);
        for (uint64_t i = 0; i < n && !out->ended; i++) {
            tg_out_u64(out, index->entries_before[i + 1] - index->entries_before[i]);
        }
        tg_out_end_array(out);
    }
    if (root.has_weights_header) put_ranges(out, &root, index->num_frames);
    return true;
}

const tg_adapter tg_adapter_pvp = {
    .format = TG_FORMAT_PVP,
    .type = &pvp_desc,
    .header_size =
        12, /* headersize, numparams and filetype: three words that constrain each other */
    .max_rank = TG_PVP_AXES,
    .read = read_file,
    .validate = pvp_validate,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .locate = locate,
    .bounds = bounds,
    .metadata = metadata,
};
