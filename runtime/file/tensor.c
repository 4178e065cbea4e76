/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensor.c - tensors: descriptions, names, and reading their bytes.
 */
#include <string.h>

#include "file.h"
#include "input.h"
#include "limit.h"
#include "readable.h"
#include "text.h"

/* -------------------------------------------------------------------------- names of constants */

const char *tg_dtype_name(tg_dtype dtype) {
    static const char *const names[TG_DTYPE_COUNT] = {
        NULL,
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float32",
        "float64",
        "bit",
        "bool",
        "float16",
        "bfloat16",
        "complex64",
        "complex128",
        "float8_e4m3fn",
        "float8_e5m2",
        "float8_e8m0fnu",
        "float8_e4m3fnuz",
        "float8_e5m2fnuz",
        "float6_e2m3fn",
        "float6_e3m2fn",
        "float4_e2m1fn",
        "q4_0",
        "q4_1",
        "q5_0",
        "q5_1",
        "q8_0",
        "q8_1",
        "q2_k",
        "q3_k",
        "q4_k",
        "q5_k",
        "q6_k",
        "q8_k",
        "iq2_xxs",
        "iq2_xs",
        "iq3_xxs",
        "iq1_s",
        "iq4_nl",
        "iq3_s",
        "iq2_s",
        "iq4_xs",
        "iq1_m",
        "tq1_0",
        "tq2_0",
        "mxfp4",
        "nvfp4",
        "q1_0",
        "q2_0",
        "complex32",
        "int4",
        "uint4",
        "int2",
        "uint2",
        "string",
        "opaque",
    };
    unsigned number = (unsigned)dtype;
    return number < TG_DTYPE_COUNT ? names[number] : NULL;
}

bool tg_dtype_is_complex(tg_dtype dtype) {
    return dtype == TG_DTYPE_COMPLEX32 || dtype == TG_DTYPE_COMPLEX64 ||
           dtype == TG_DTYPE_COMPLEX128;
}

unsigned tg_dtype_bits(tg_dtype dtype) { return tg_bits_of(dtype); }

bool tg_dtype_block(tg_dtype dtype, uint32_t *elements, uint32_t *bytes) {
    const tg_block_size block = tg_block_of(dtype);
    *elements = block.elements;
    *bytes = block.bytes;
    return block.elements > 0;
}

const char *tg_storage_name(tg_storage storage) {
    switch (storage) {
    case TG_STORAGE_DENSE: return "dense";
    case TG_STORAGE_COO: return "coo";
    case TG_STORAGE_INDICES: return "indices";
    case TG_STORAGE_SPARSE: return "sparse";
    case TG_STORAGE_PARTIAL: return "partial";
    case TG_STORAGE_BLOCKS: return "blocks";
    case TG_STORAGE_TEXT: return "text";
    }
    return NULL;
}

/* ------------------------------------------------------------------------- help for adapters */

bool tg_shape_grow(tg_file *file, uint32_t rank) {
    const uint32_t wanted = rank > 0 ? rank : 1; /* a scalar needs an address, too */
    const ks_allocator *a = &file->allocator;
    uint64_t *room = a->alloc(a->self, wanted * sizeof *room);
    if (room == NULL) return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    tg_shape_free(file);
    file->shape = room;
    file->shape_cap = wanted;
    return true;
}

void tg_shape_free(tg_file *file) {
    const ks_allocator *a = &file->allocator;
    if (file->shape != NULL) a->free(a->self, file->shape, file->shape_cap * sizeof *file->shape);
}

tg_extent tg_extent_of(tg_dtype dtype, uint64_t count, uint64_t offset) {
    return tg_extent_at(dtype, count, offset);
}

void tg_dense(tg_tensor *tensor, tg_dtype dtype, uint64_t count, uint64_t offset) {
    tensor->dtype = dtype;
    tensor->parts[TG_PART_VALUES] = tg_extent_at(dtype, count, offset);
}

/* ------------------------------------------------------------------------------- describing */

static tg_lying lying_of(const tg_adapter *adapter) {
    if (adapter->read_part != NULL) return TG_LIES_ELSEWHERE;
    return adapter->locate != NULL ? TG_LIES_IN_PIECES : TG_LIES_IN_ONE_PIECE;
}

static bool over_limit(tg_file *file, tg_limit limit, const char *expected, uint64_t allowed,
                       uint64_t found) {
    tg_fail(file, TG_CODE_LIMIT, expected);
    tg_error_over(&file->error, limit, allowed, found);
    return false;
}

/* In pieces that compilers clear with a few stores each; the whole would be one instruction that takes as long as a name. */
static void clear(tg_tensor *tensor) {
    const size_t parts_end = offsetof(tg_tensor, parts) + sizeof tensor->parts;
    memset(tensor, 0, offsetof(tg_tensor, parts));
    for (int k = 0; k < TG_PART_COUNT; k++) memset(&tensor->parts[k], 0, sizeof tensor->parts[k]);
    memset((uint8_t *)tensor + parts_end, 0, sizeof *tensor - parts_end);
}

bool tg_describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    clear(tensor);
    tensor->index = i;
    tensor->fp_pos = -1;
    if (!file->adapter->describe(file, i, tensor)) return tg_fail_ks(file);
    bool by_index = tensor->parts[TG_PART_VALUES].dtype == TG_DTYPE_NONE;
    const tg_extent *first = &tensor->parts[by_index ? TG_PART_INDEX_LIST : TG_PART_VALUES];
    tensor->offset = first->offset;
    tensor->nbytes = first->nbytes;
    if (tensor->rank > file->options.limits.max_rank) {
        over_limit(file, TG_LIMIT_MAX_RANK, "at most % axes", file->options.limits.max_rank,
                   tensor->rank);
        file->error.has_place = tensor->offset != TG_NOWHERE;
        file->error.offset = file->error.has_place ? tensor->offset : 0;
        file->error.path_len = 1;
        file->error.path[0].name = "tensors";
        file->error.path[0].index = i;
        return false;
    }
    /* Descriptions should be right, since the file has been checked. This catches faulty adapters. */
    if (!tg_is_readable(tensor, file->size, lying_of(file->adapter)))
        return tg_fail(file, TG_CODE_INTERNAL, "a tensor that the file can hold");
    return true;
}

bool tg_check_tensors(tg_file *file) {
    if (file->num_tensors > file->options.limits.max_tensors) {
        return over_limit(file, TG_LIMIT_MAX_TENSORS, tg_expected_tensors,
                          file->options.limits.max_tensors, file->num_tensors);
    }
    const uint32_t max_rank = file->most_axes != 0 ? file->most_axes : file->adapter->max_rank;
    if (max_rank != 0 && max_rank <= file->options.limits.max_rank) return true;
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        tg_tensor tensor;
        if (!tg_describe(file, i, &tensor)) return false;
    }
    return true;
}

bool tg_tensor_at(tg_file *file, uint64_t i, tg_tensor *tensor) {
    if (i >= file->num_tensors)
        return tg_fail(file, TG_CODE_USAGE, "the number of a tensor of this file");
    if (!tg_describe(file, i, tensor)) return false;
    tg_name_clear(&file->name);
    if (!file->adapter->name_of(file, i, &file->name)) return tg_fail_ks(file);
    if (!tg_name_reserve(&file->name, 0)) /* an empty name is a string, too */
        return tg_fail(file, TG_CODE_NO_MEMORY, "");
    tensor->name = file->name.data;
    tensor->name_len = file->name.len;
    return true;
}

const char *tg_tensor_shard(const tg_file *file, uint64_t i) {
    return i < file->num_tensors && file->adapter->shard != NULL ? file->adapter->shard(file, i)
                                                                 : NULL;
}

const uint64_t *tg_tensor_strides(tg_file *file, uint64_t i) {
    if (i >= file->num_tensors) {
        tg_fail(file, TG_CODE_USAGE, "the number of a tensor of this file");
        return NULL;
    }
    return file->adapter->strides != NULL ? file->adapter->strides(file, i) : NULL;
}

/* ------------------------------------------------------------------------------------ reading */

bool tg_read_bytes(tg_file *file, uint64_t offset, void *dst, size_t n) {
    if (n == 0) return true;
    if (file->input == NULL)
        return tg_fail(file, TG_CODE_UNSUPPORTED, "a file, which a model in shards is not");
    if (offset > file->size || n > file->size - offset) {
        return tg_fail(file, TG_CODE_USAGE, "bytes inside the file");
    }
    int code = tg_input_read(file->input, offset, n, dst);
    if (code == 0) return true;
    tg_fail(file, TG_CODE_IO, "");
    file->error.offset = offset;
    file->error.has_place = true;
    file->error.system = code;
    return false;
}

/* Small pieces that lie close together are read at once and gathered from this buffer. */
#define GATHER_BYTES 4096u

/* Copies the first `n` bytes of the pieces of a run; n <= size * count. */
static bool read_run(tg_file *file, const tg_run *run, uint8_t *dst, uint64_t n) {
    uint64_t stride = run->count > 1 ? run->stride : run->size;
    if (stride == run->size) return tg_read_bytes(file, run->offset, dst, (size_t)n);

    uint8_t room[GATHER_BYTES];
    uint64_t at_once = 1;
    if (run->size <= GATHER_BYTES && stride <= GATHER_BYTES) {
        at_once += (GATHER_BYTES - run->size) / stride;
    }
    for (uint64_t piece = 0; n > 0;) {
        uint64_t offset = run->offset + piece * stride;
        uint64_t left = n / run->size + (n % run->size != 0); /* pieces, the last may be partial */
        if (at_once == 1) {
            uint64_t size = run->size < n ? run->size : n;
            if (!tg_read_bytes(file, offset, dst, (size_t)size)) return false;
            dst += size;
            n -= size;
            piece++;
            continue;
        }
        uint64_t pieces = at_once < left ? at_once : left;
        if (!tg_read_bytes(file, offset, room, (size_t)((pieces - 1) * stride + run->size)))
            return false;
        for (uint64_t k = 0; k < pieces; k++) {
            uint64_t size = run->size < n ? run->size : n;
            memcpy(dst, room + k * stride, (size_t)size);
            dst += size;
            n -= size;
        }
        piece += pieces;
    }
    return true;
}

/* Finds the run of byte `at` of a part. */
static bool find_run(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                     tg_run *run) {
    const tg_extent *e = &tensor->parts[part];
    if (file->adapter->locate == NULL) {
        *run = (tg_run){e->offset + at, e->nbytes - at, e->nbytes - at, 1};
        return true;
    }
    *run = (tg_run){0, 0, 0, 0};
    if (!file->adapter->locate(file, tensor->index, part, at, run)) return tg_fail_ks(file);
    /* The run is used without further overflow checks, so it must be consistent. */
    bool makes_sense = run->size > 0 && run->count > 0 && run->offset <= file->size &&
                       run->size <= file->size - run->offset;
    if (makes_sense && run->count > 1) {
        uint64_t room = file->size - run->offset - run->size; /* for all pieces but the first */
        makes_sense = run->stride >= run->size && run->count - 1 <= room / run->stride;
    }
    return makes_sense || tg_fail(file, TG_CODE_INTERNAL, "a run of bytes inside the file");
}

static bool is_part(const tg_file *file, const tg_tensor *tensor, tg_part part) {
    return tensor->index < file->num_tensors && (unsigned)part < TG_PART_COUNT &&
           tensor->parts[part].dtype != TG_DTYPE_NONE;
}

bool tg_tensor_read(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t from, void *dst,
                    size_t n) {
    if (!is_part(file, tensor, part))
        return tg_fail(file, TG_CODE_USAGE, "a part that the tensor has");
    uint64_t nbytes = tensor->parts[part].nbytes;
    if (from > nbytes || n > nbytes - from)
        return tg_fail(file, TG_CODE_USAGE, "bytes inside the part");
    if (file->adapter->read_part != NULL)
        return n == 0 || tg_read_adapted(file, tensor, part, from, dst, n);
    uint8_t *to = dst;
    while (n > 0) {
        tg_run run;
        if (!find_run(file, tensor, part, from, &run)) return false;
        uint64_t have = run.size * run.count; /* inside the file, so it does not overflow */
        uint64_t take = have < n ? have : n;
        if (!read_run(file, &run, to, take)) return false;
        to += take;
        from += take;
        n -= (size_t)take;
    }
    return true;
}

bool tg_tensor_bounds(tg_file *file, const tg_tensor *tensor, uint64_t step, float *min,
                      float *max) {
    if (tensor->index >= file->num_tensors || !tensor->scaled || step >= tensor->shape[0])
        return tg_fail(file, TG_CODE_USAGE, "a step of a scaled tensor");
    return file->adapter->bounds(file, tensor->index, step, min, max) || tg_fail_ks(file);
}

/* Values with a checksum from this size on get memory of their own, held.c; smaller ones share pages of the image. */
#define LOADED_APART (UINT64_C(64) << 10)

static const void *view_in_shard(tg_file *file, const tg_tensor *tensor, tg_part part) {
    tg_tensor own = *tensor;
    tg_file *shard = file->adapter->part_of(file, &own.index);
    const void *view = tg_tensor_view(shard, &own, part);
    if (view == NULL) file->error = shard->error;
    return view;
}

const void *tg_tensor_view(tg_file *file, const tg_tensor *tensor, tg_part part) {
    static const uint8_t nothing[1] = {0};
    if (!is_part(file, tensor, part)) {
        tg_fail(file, TG_CODE_USAGE, "a part that the tensor has");
        return NULL;
    }
    uint64_t nbytes = tensor->parts[part].nbytes;
    if (nbytes == 0) return nothing;
    const tg_adapter *adapter = file->adapter;
    if (adapter->part_of != NULL) return view_in_shard(file, tensor, part);
    if (adapter->read_part != NULL &&
        (adapter->is_as_stored == NULL || !adapter->is_as_stored(file, tensor->index))) {
        tg_fail(file, TG_CODE_UNSUPPORTED, "elements that are in the file as they are");
        return NULL;
    }
    tg_run run;
    if (!find_run(file, tensor, part, 0, &run)) return NULL;
    bool whole = run.size >= nbytes || (run.stride == run.size && run.count >= nbytes / run.size);
    if (!whole || nbytes > file->size - run.offset) {
        tg_fail(file, TG_CODE_UNSUPPORTED, "elements that lie in one piece");
        return NULL;
    }
    if (adapter->verify != NULL && file->ks.input.load != NULL && nbytes >= LOADED_APART)
        return tg_load(file, tensor);
    const uint8_t *bytes = ks_input_bytes(&file->ks, run.offset, nbytes);
    if (bytes == NULL) {
        tg_fail_ks(file);
        return NULL;
    }
    /* Of the bytes that are loaded now. */
    if (adapter->verify != NULL && !adapter->verify(file, tensor->index)) return NULL;
    return bytes;
}

/* -------------------------------------------------------------------------------- verification */

#define VERIFY_BYTES (256u << 10) /* read at once */

/* Reads every byte of the file, which finds out whether they can be read. */
static bool read_all(tg_file *file) {
    const ks_allocator *a = &file->allocator;
    void *room = a->alloc(a->self, VERIFY_BYTES);
    bool good = room != NULL || tg_fail(file, TG_CODE_NO_MEMORY, "");
    for (uint64_t at = 0; good && at < file->size;) {
        uint64_t left = file->size - at;
        size_t n = left < VERIFY_BYTES ? (size_t)left : VERIFY_BYTES;
        good = tg_read_bytes(file, at, room, n);
        at += n;
    }
    if (room != NULL) a->free(a->self, room, VERIFY_BYTES);
    return good;
}

bool tg_verify(tg_file *file) {
    if (file->adapter->verify == NULL) return read_all(file);
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        if (!file->adapter->verify(file, i)) return false;
    }
    return file->adapter->verify_rest == NULL || file->adapter->verify_rest(file);
}
