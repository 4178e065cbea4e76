/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_layer.h - what the header of a PVP file says of values: their type, their shape, how many frames there are. Proved by
 * Frama-C, as the headers are that set descriptions by it: pvp_place_dense.h, pvp_place_weights.h and pvp_place_sparse.h.
 * Of every file that the validator accepts, the descriptions of both tensors are readable (readable.h): all bytes of a part
 * together are no more than the file has, and none begins behind its end.
 */
#ifndef TENSORGATE_PVP_LAYER_H
#define TENSORGATE_PVP_LAYER_H

#include "pvp.h"
#include "pvp_view.h"
#include "readable.h"

#define TG_PVP_AXES 6 /* of weights; activity has 4 or 5 */

/* ------------------------------------------------------------------------------------ parts */

/* A tensor with a value for each element of its shape. */
/*@ requires \valid(t) && \valid_read(shape + (0 .. rank - 1));
    requires \separated(t, shape + (0 .. rank - 1));
    requires tg_elements(dtype) == 0 && 0 < tg_bits(dtype) == 8 * element;
    requires size < 18446744073709551615;
    requires tg_times(tg_cells(shape, rank), element) <= size && offset <= size;
    requires 0 <= tg_cells(shape, rank) <= size;
    terminates \true; exits \false; assigns *t;
    ensures t->shape == shape && t->rank == rank && t->dtype == dtype;
    ensures t->parts[TG_PART_VALUES].offset == offset;
    ensures \forall integer k; 0 <= k < rank ==> shape[k] == \old(shape[k]);
    ensures tg_readable(t, size, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_dense(tg_tensor *t, uint64_t size, tg_dtype dtype, uint64_t element,
                                    uint64_t offset, const uint64_t *shape, uint32_t rank) {
    const uint64_t count = tg_cells_of(shape, rank);
    const tg_extent values =
        tg_extent_inside(dtype, count, element, offset, size, TG_LIES_IN_PIECES);
    const tg_extent none = tg_no_part(size, TG_LIES_IN_PIECES);
    const tg_parts parts = {values, none, none};
    tg_set_parts(t, size, TG_LIES_IN_PIECES, TG_STORAGE_DENSE, dtype, shape, rank, parts);
    /*@ assert tg_has_counts(values.count, none.count, 0, TG_STORAGE_DENSE, shape, rank); */
    /*@ assert t->storage != TG_STORAGE_BLOCKS; */
    /*@ assert tg_has_counts(t->parts[TG_PART_VALUES].count, t->parts[TG_PART_INDEX_LIST].count,
          t->parts[TG_PART_COUNTS].count, t->storage, t->shape, t->rank); */
    tg_parts_are_set(t, size, TG_LIES_IN_PIECES);
}

/* ------------------------------------------------------------------------------------ layer */

/* The type of an element, and how many of them a cell has. */
typedef struct tg_pvp_type {
    tg_dtype dtype;
    uint64_t size;
    uint64_t lanes;
} tg_pvp_type;

/*@ requires rule_pvp_header_legal_type_and_size(filetype, datasize, datatype);
    requires filetype != PVP_FILETYPE_SPARSE_VALUES && filetype != PVP_FILETYPE_SPARSE_BINARY;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_elements(\result.dtype) == 0 && tg_bits(\result.dtype) == 8 * \result.size;
    ensures \result.size == 1 || \result.size == 4;
    ensures \result.lanes == 1 || \result.lanes == 4;
    ensures \result.size * \result.lanes == datasize;
    ensures filetype != PVP_FILETYPE_DENSE ==> \result.lanes == 1; */
static TG_INLINED tg_pvp_type tg_pvp_type_of(int64_t filetype, int64_t datatype, int64_t datasize) {
    tg_pvp_type type = {TG_DTYPE_FLOAT32, 4, 1};
    (void)filetype;
    (void)datasize;
    switch (datatype) {
    case PVP_DATATYPE_UINT8:
        type.dtype = TG_DTYPE_UINT8;
        type.size = 1;
        break;
    case PVP_DATATYPE_INT32: type.dtype = TG_DTYPE_INT32; break;
    case PVP_DATATYPE_TAUS_UINT4:
        type.dtype = TG_DTYPE_UINT32;
        type.lanes = 4;
        break;
    default: break; /* PVP_DATATYPE_FLOAT32 */
    }
    return type;
}

/* Lengths are positive. */
/*@ requires is_pvp_header_view(header);
    terminates \true; exits \false; assigns \nothing;
    ensures 1 <= header.nf && 1 <= header.layer_nx && 1 <= header.layer_ny; */
static TG_INLINED void tg_pvp_lengths(pvp_header_view header) {
    (void)header;
    /*@ assert is_pvp_header_view(header) ==>
          valid_pvp_header(header.buf, header.len, header.at, header.strict) &&
          header.nf == pvp_header_nf(header.buf, header.at) &&
          header.layer_nx == pvp_header_layer_nx(header.buf, header.at) &&
          header.layer_ny == pvp_header_layer_ny(header.buf, header.at); */
    /*@ assert valid_pvp_header(header.buf, header.len, header.at, header.strict) ==>
          pvp_header_nx(header.buf, header.at) >= 1 && pvp_header_ny(header.buf, header.at) >= 1 &&
          pvp_header_nf(header.buf, header.at) >= 1 &&
          pvp_header_nxprocs(header.buf, header.at) >= 1 &&
          pvp_header_nyprocs(header.buf, header.at) >= 1; */
    /*@ assert pvp_header_layer_nx(header.buf, header.at) == pvp_header_layer_nx_of(
          pvp_header_nx(header.buf, header.at), pvp_header_nxprocs(header.buf, header.at)); */
    /*@ assert pvp_header_layer_ny(header.buf, header.at) == pvp_header_layer_ny_of(
          pvp_header_ny(header.buf, header.at), pvp_header_nyprocs(header.buf, header.at)); */
}

/* The product that the grammar computes is that of the shape. */
/*@ requires shape[0] == frames && shape[1] == ny && shape[2] == nx && shape[3] == nf;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, 4) == frames * pvp_header_num_cells_of(nx, ny, nf); */
static TG_INLINED void tg_pvp_product(const uint64_t *shape, uint64_t frames, uint64_t ny,
                                      uint64_t nx, uint64_t nf) {
    (void)shape;
    (void)frames;
    (void)ny;
    (void)nx;
    (void)nf;
    /*@ assert tg_cells(shape, 0) == 1; */
    /*@ assert tg_cells(shape, 1) == frames; */
    /*@ assert tg_cells(shape, 2) == frames * ny; */
    /*@ assert tg_cells(shape, 3) == (frames * ny) * nx; */
    /*@ assert tg_cells(shape, 4) == ((frames * ny) * nx) * nf; */
}

/* The shape of activity: [frames, y, x, features]. */
/*@ requires is_pvp_header_view(header);
    requires \valid(shape + (0 .. 3));
    terminates \true; exits \false; assigns shape[0 .. 3];
    ensures shape[0] == frames && shape[1] == header.layer_ny && shape[2] == header.layer_nx;
    ensures shape[3] == header.nf;
    ensures tg_cells(shape, 4) == frames * header.num_cells; */
static TG_INLINED void tg_pvp_layer(pvp_header_view header, uint64_t frames, uint64_t *shape) {
    tg_pvp_lengths(header);
    shape[0] = frames;
    shape[1] = (uint64_t)header.layer_ny;
    shape[2] = (uint64_t)header.layer_nx;
    shape[3] = (uint64_t)header.nf;
    tg_pvp_product(shape, shape[0], shape[1], shape[2], shape[3]);
    /*@ assert is_pvp_header_view(header) ==>
          header.nf == pvp_header_nf(header.buf, header.at) &&
          header.layer_nx == pvp_header_layer_nx(header.buf, header.at) &&
          header.layer_ny == pvp_header_layer_ny(header.buf, header.at) &&
          header.num_cells == pvp_header_num_cells(header.buf, header.at); */
    /*@ assert pvp_header_num_cells(header.buf, header.at) ==
          pvp_header_num_cells_of(header.layer_nx, header.layer_ny, header.nf); */
}

/* How many frames the file has. */
/*@ logic integer tg_pvp_frames{L}(pvp_view root) =
      root.header_filetype == PVP_FILETYPE_DENSE
        ? pvp_dense_activity_frames_count(root.has_header_num_whole_frames,
            root.header_num_whole_frames, root.has_header_len_tail, root.header_len_tail,
            root.header_nbands) :
      root.header_filetype == PVP_FILETYPE_LEGACY_DENSE ? 1 :
      root.header_filetype == PVP_FILETYPE_SPARSE_VALUES ||
          root.header_filetype == PVP_FILETYPE_SPARSE_BINARY
        ? pvp_sparse_activity_frames_count(root.buf, root.len, root.content_at,
            root.header_headersize, root.header_filetype, root.header_nbands) :
      pvp_weights_frames_count(root.has_weights_header, root.weights_header_num_frames);
*/

/* What the header says of values. */
/*@ requires is_pvp_header_view(header);
    terminates \true; exits \false; assigns \nothing;
    ensures rule_pvp_header_legal_type_and_size(header.filetype, header.datasize, header.datatype);
    ensures 1 <= header.datasize;
    ensures 1 <= header.num_cells;
    ensures header.filetype == PVP_FILETYPE_DENSE ||
            header.filetype == PVP_FILETYPE_LEGACY_DENSE ==>
              0 <= header.len_values == header.num_cells * header.datasize; */
static TG_INLINED void tg_pvp_cells(pvp_header_view header) {
    tg_pvp_lengths(header);
    /*@ assert is_pvp_header_view(header) ==>
          valid_pvp_header(header.buf, header.len, header.at, header.strict) &&
          header.nf == pvp_header_nf(header.buf, header.at) &&
          header.filetype == pvp_header_filetype(header.buf, header.at) &&
          header.datatype == pvp_header_datatype(header.buf, header.at) &&
          header.datasize == pvp_header_datasize(header.buf, header.at) &&
          header.layer_nx == pvp_header_layer_nx(header.buf, header.at) &&
          header.layer_ny == pvp_header_layer_ny(header.buf, header.at) &&
          header.num_cells == pvp_header_num_cells(header.buf, header.at) &&
          header.len_values == pvp_header_len_values(header.buf, header.at); */
    /*@ assert valid_pvp_header(header.buf, header.len, header.at, header.strict) ==>
          rule_pvp_header_legal_type_and_size(header.filetype, header.datasize, header.datatype); */
    /*@ assert header.datasize == 1 || header.datasize == 4 || header.datasize == 8 ||
          header.datasize == 16; */
    /*@ assert pvp_header_num_cells(header.buf, header.at) ==
          pvp_header_num_cells_of(header.layer_nx, header.layer_ny, header.nf); */
    /*@ assert header.layer_nx * header.layer_ny >= 1; */
    /*@ assert (header.layer_nx * header.layer_ny) * header.nf >= 1; */
    /*@ assert pvp_header_len_values(header.buf, header.at) == pvp_header_len_values_of(
          pvp_header_is_dense(header.buf, header.at), header.num_cells, header.datasize); */
    /*@ assert pvp_header_is_dense(header.buf, header.at) ==
          pvp_header_is_dense_of(header.filetype); */
    /*@ assert header.num_cells >= 1; */
    /*@ assert header.datasize == 1 ==> header.num_cells * header.datasize >= 0; */
    /*@ assert header.datasize == 4 ==> header.num_cells * header.datasize >= 0; */
    /*@ assert header.datasize == 8 ==> header.num_cells * header.datasize >= 0; */
    /*@ assert header.datasize == 16 ==> header.num_cells * header.datasize >= 0; */
    /*@ assert header.num_cells * header.datasize >= 0; */
}

#endif
