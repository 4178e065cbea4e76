/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_place.h - what a valid PVP file says of its tensors. Proved by Frama-C: of every file that the validator accepts, the
 * descriptions of both are readable (readable.h): all bytes of a part are no more than the file has, and they begin in it.
 *
 * The frames of dense files and of weights have one length. Sparse frames differ, so that their entries are added up.
 */
#ifndef TENSORGATE_PVP_PLACE_H
#define TENSORGATE_PVP_PLACE_H

#include "pvp.h"
#include "pvp_view.h"
#include "readable.h"

#define TG_PVP_AXES 6 /* of weights; activity has 4 or 5 */

/* ------------------------------------------------------------------------------------ parts */

/* A part of elements of `size` bytes. */
/*@ requires tg_elements(dtype) == 0 && 0 < tg_bits(dtype) == 8 * size;
    requires file_size < 18446744073709551615;
    requires count * size <= file_size && offset <= file_size;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == dtype && \result.count == count && \result.offset == offset;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, file_size,
            TG_LIES_IN_PIECES); */
static TG_INLINED tg_extent tg_pvp_part(tg_dtype dtype, uint64_t count, uint64_t size,
                                        uint64_t offset, uint64_t file_size) {
    (void)file_size;
    /*@ assert least: count <= count * size; */
    /*@ assert whole: tg_packed(8 * size, count) == count * size; */
    /*@ assert bytes: tg_bytes(dtype, count) == tg_packed(8 * size, count); */
    const tg_extent extent = {dtype, count, count * size, offset};
    return extent;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == TG_DTYPE_NONE && \result.count == 0;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, file_size,
            TG_LIES_IN_PIECES); */
static TG_INLINED tg_extent tg_pvp_no_part(uint64_t file_size) { return tg_no_part(file_size); }

/* A product that provers do not look into before it is needed. */
/*@ logic integer tg_pvp_times(integer a, integer b) = b == 0 ? 0 : a * b;
    lemma tg_pvp_times_is: \forall integer a, b; tg_pvp_times(a, b) == tg_product(a, b);
*/

/* The parts of a description. */
/*@ requires \valid(t) && \valid_read(shape + (0 .. rank - 1));
    requires \separated(t, shape + (0 .. rank - 1));
    terminates \true; exits \false; assigns *t;
    ensures \forall integer k; 0 <= k < rank ==> shape[k] == \old(shape[k]);
    ensures t->storage == storage && t->dtype == dtype && t->shape == shape && t->rank == rank;
    ensures t->parts[TG_PART_VALUES].dtype == values.dtype;
    ensures t->parts[TG_PART_VALUES].count == values.count;
    ensures t->parts[TG_PART_VALUES].nbytes == values.nbytes;
    ensures t->parts[TG_PART_VALUES].offset == values.offset;
    ensures t->parts[TG_PART_INDEX_LIST].dtype == list.dtype;
    ensures t->parts[TG_PART_INDEX_LIST].count == list.count;
    ensures t->parts[TG_PART_INDEX_LIST].nbytes == list.nbytes;
    ensures t->parts[TG_PART_INDEX_LIST].offset == list.offset;
    ensures t->parts[TG_PART_COUNTS].dtype == counts.dtype;
    ensures t->parts[TG_PART_COUNTS].count == counts.count;
    ensures t->parts[TG_PART_COUNTS].nbytes == counts.nbytes;
    ensures t->parts[TG_PART_COUNTS].offset == counts.offset; */
static TG_INLINED void tg_pvp_write(tg_tensor *t, tg_storage storage, tg_dtype dtype,
                                    const uint64_t *shape, uint32_t rank, tg_extent values,
                                    tg_extent list, tg_extent counts) {
    tg_set(t, storage, shape, rank, values, list);
    t->dtype = dtype;
    t->parts[TG_PART_COUNTS].dtype = counts.dtype;
    t->parts[TG_PART_COUNTS].count = counts.count;
    t->parts[TG_PART_COUNTS].nbytes = counts.nbytes;
    t->parts[TG_PART_COUNTS].offset = counts.offset;
}

/* Nothing that is written changes the shape. The loop is ghost code and not compiled. */
/*@ requires \valid(t) && \valid_read(shape + (0 .. rank - 1));
    requires \separated(t, shape + (0 .. rank - 1));
    requires tg_fits(values.dtype, values.count, values.nbytes, values.offset, size,
            TG_LIES_IN_PIECES);
    requires tg_fits(list.dtype, list.count, list.nbytes, list.offset, size, TG_LIES_IN_PIECES);
    requires tg_fits(counts.dtype, counts.count, counts.nbytes, counts.offset, size,
            TG_LIES_IN_PIECES);
    requires tg_has_parts(values.dtype, list.dtype, counts.dtype, dtype, storage);
    terminates \true; exits \false; assigns *t;
    ensures \forall integer k; 0 <= k < rank ==> shape[k] == \old(shape[k]);
    ensures tg_cells(shape, rank) == \old(tg_cells(shape, rank));
    ensures t->storage == storage && t->dtype == dtype && t->shape == shape && t->rank == rank;
    ensures t->parts[TG_PART_VALUES].count == values.count;
    ensures t->parts[TG_PART_VALUES].offset == values.offset;
    ensures t->parts[TG_PART_INDEX_LIST].count == list.count;
    ensures t->parts[TG_PART_COUNTS].count == counts.count;
    ensures tg_part_at(&t->parts[TG_PART_VALUES], size, TG_LIES_IN_PIECES);
    ensures tg_part_at(&t->parts[TG_PART_INDEX_LIST], size, TG_LIES_IN_PIECES);
    ensures tg_part_at(&t->parts[TG_PART_COUNTS], size, TG_LIES_IN_PIECES);
    ensures tg_has_parts(t->parts[TG_PART_VALUES].dtype, t->parts[TG_PART_INDEX_LIST].dtype,
            t->parts[TG_PART_COUNTS].dtype, t->dtype, t->storage); */
static TG_INLINED void tg_pvp_set(tg_tensor *t, uint64_t size, tg_storage storage, tg_dtype dtype,
                                  const uint64_t *shape, uint32_t rank, tg_extent values,
                                  tg_extent list, tg_extent counts) {
    (void)size;
    tg_pvp_write(t, storage, dtype, shape, rank, values, list, counts);
    /*@ ghost
      uint32_t k = 0;
      /@ loop invariant 0 <= k <= rank;
         loop invariant tg_cells(shape, k) == tg_cells{Pre}(shape, k);
         loop assigns k;
         loop variant rank - k; @/
      while (k < rank) {
          /@ assert before: tg_cells{Pre}(shape, k + 1) ==
               tg_pvp_times(tg_cells{Pre}(shape, k), \at(shape[\at(k, Here)], Pre)); @/
          /@ assert same: \at(shape[\at(k, Here)], Pre) == shape[k]; @/
          /@ assert after: tg_cells(shape, k + 1) == tg_pvp_times(tg_cells(shape, k), shape[k]); @/
          k++;
      } */
}

/* What tg_pvp_set() has set is readable, if the counts are right. */
/*@ requires tg_part_at(&t->parts[TG_PART_VALUES], size, TG_LIES_IN_PIECES);
    requires tg_part_at(&t->parts[TG_PART_INDEX_LIST], size, TG_LIES_IN_PIECES);
    requires tg_part_at(&t->parts[TG_PART_COUNTS], size, TG_LIES_IN_PIECES);
    requires tg_has_parts(t->parts[TG_PART_VALUES].dtype, t->parts[TG_PART_INDEX_LIST].dtype,
            t->parts[TG_PART_COUNTS].dtype, t->dtype, t->storage);
    requires tg_has_counts(t->parts[TG_PART_VALUES].count, t->parts[TG_PART_INDEX_LIST].count,
            t->parts[TG_PART_COUNTS].count, t->storage, t->shape, t->rank);
    requires t->storage != TG_STORAGE_BLOCKS;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_readable(t, size, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_is_set(const tg_tensor *t, uint64_t size) {
    (void)t;
    (void)size;
}

/* A tensor with a value for each element of its shape. */
/*@ requires \valid(t) && \valid_read(shape + (0 .. rank - 1));
    requires \separated(t, shape + (0 .. rank - 1));
    requires tg_elements(dtype) == 0 && 0 < tg_bits(dtype) == 8 * element;
    requires size < 18446744073709551615;
    requires tg_pvp_times(tg_cells(shape, rank), element) <= size && offset <= size;
    requires 0 <= tg_cells(shape, rank) <= size;
    terminates \true; exits \false; assigns *t;
    ensures t->shape == shape && t->rank == rank && t->dtype == dtype;
    ensures t->parts[TG_PART_VALUES].offset == offset;
    ensures \forall integer k; 0 <= k < rank ==> shape[k] == \old(shape[k]);
    ensures tg_readable(t, size, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_dense(tg_tensor *t, uint64_t size, tg_dtype dtype, uint64_t element,
                                    uint64_t offset, const uint64_t *shape, uint32_t rank) {
    const uint64_t count = tg_cells_of(shape, rank);
    const tg_extent values = tg_pvp_part(dtype, count, element, offset, size);
    const tg_extent none = tg_pvp_no_part(size);
    tg_pvp_set(t, size, TG_STORAGE_DENSE, dtype, shape, rank, values, none, none);
    /*@ assert tg_has_counts(values.count, none.count, 0, TG_STORAGE_DENSE, shape, rank); */
    /*@ assert t->storage != TG_STORAGE_BLOCKS; */
    /*@ assert tg_has_counts(t->parts[TG_PART_VALUES].count, t->parts[TG_PART_INDEX_LIST].count,
          t->parts[TG_PART_COUNTS].count, t->storage, t->shape, t->rank); */
    tg_pvp_is_set(t, size);
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

/* ------------------------------------------------------------------------------ dense frames */

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

/* Frame k begins behind k frames of one length, and the last one lies in the file. The loop is ghost code and not
 * compiled. */
/*@ requires is_pvp_dense_activity_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures 0 <= of.root_header_len_values || of.frames_count == 0;
    ensures of.at + of.frames_count * (8 + of.root_header_len_values) <= of.len; */
static TG_INLINED void tg_pvp_dense_frames(pvp_dense_activity_view of) {
    (void)of;
    /*@ assert is_pvp_dense_activity_view(of) ==>
          of.frames_count == pvp_dense_activity_frames_count(of.has_root_header_num_whole_frames,
            of.root_header_num_whole_frames, of.has_root_header_len_tail, of.root_header_len_tail,
            of.root_header_nbands) &&
          of.at <= of.len &&
          valid_pvp_dense_activity(of.len, of.at, of.has_root_header_num_whole_frames,
            of.root_header_num_whole_frames, of.has_root_header_len_tail, of.root_header_len_tail,
            of.root_header_nbands, of.has_root_header_len_values, of.root_header_len_values,
            of.strict); */
    /*@ assert valid_pvp_dense_activity_frames(of.len, of.at, of.has_root_header_len_values,
          of.root_header_len_values, of.frames_count); */
    /*@ ghost
      uint64_t k = 0;
      /@ loop invariant 0 <= k <= of.frames_count;
         loop invariant at_pvp_dense_activity_frames_item(of.at, of.has_root_header_len_values,
           of.root_header_len_values, k) == of.at + k * (8 + of.root_header_len_values);
         loop assigns k;
         loop variant of.frames_count - k; @/
      while (k < of.frames_count) {
          /@ assert next: at_pvp_dense_activity_frames_item(of.at, of.has_root_header_len_values,
               of.root_header_len_values, k + 1) == at_pvp_dense_activity_frames_item(of.at,
               of.has_root_header_len_values, of.root_header_len_values, k) + 8 +
               of.root_header_len_values; @/
          k++;
      } */
    /*@ assert of.frames_count > 0 ==> valid_pvp_dense_activity_frames_item(of.len, of.at,
          of.has_root_header_len_values, of.root_header_len_values, of.frames_count - 1); */
    /*@ assert of.frames_count > 0 ==> of.root_header_len_values >= 0; */
    /*@ assert of.frames_count > 0 ==>
          at_pvp_dense_activity_frames_item(of.at, of.has_root_header_len_values,
            of.root_header_len_values, of.frames_count) <= of.len; */
}

/* How many frames a dense file has. */
/*@ requires is_pvp_view(root);
    requires root.header_filetype == PVP_FILETYPE_DENSE ||
            root.header_filetype == PVP_FILETYPE_LEGACY_DENSE;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_pvp_frames(root);
    ensures \result * root.header_len_values <= root.len;
    ensures 8 * \result <= root.len;
    ensures root.content_at <= root.len;
    ensures root.header_filetype == PVP_FILETYPE_DENSE && \result > 0 ==>
            root.content_at + 8 <= root.len; */
static TG_INLINED uint64_t tg_pvp_count_dense(pvp_view root) {
    if (root.header_filetype != PVP_FILETYPE_DENSE) {
        const pvp_legacy_activity_view content = pvp_view_content_legacy_activity(root);
        (void)content;
        return 1;
    }
    const pvp_dense_activity_view content = pvp_view_content_dense_activity(root);
    tg_pvp_dense_frames(content);
    return content.frames_count;
}

/* The first frame has its time before its values, except in legacy files. */
/*@ requires root.content_at <= root.len <= 9223372036854775807;
    requires root.header_filetype == PVP_FILETYPE_DENSE && frames > 0 ==>
            root.content_at + 8 <= root.len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result <= root.len; */
static TG_INLINED uint64_t tg_pvp_values_at(pvp_view root, uint64_t frames) {
    return root.header_filetype == PVP_FILETYPE_DENSE && frames > 0 ? root.content_at + 8
                                                                    : root.content_at;
}

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

/* The elements of frames take as many bytes as the grammar says of frames. */
/*@ requires tg_cells(shape, 4) == frames * cells;
    requires shape[4] == lanes && (lanes == 1 || lanes == 4) && (size == 1 || size == 4);
    requires size * lanes == datasize && cells * datasize == len_values;
    requires frames * len_values <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures lanes == 1 ==> tg_pvp_times(tg_cells(shape, 4), size) <= len && 0 <= tg_cells(shape, 4) <= len;
    ensures lanes != 1 ==> tg_pvp_times(tg_cells(shape, 5), size) <= len && 0 <= tg_cells(shape, 5) <= len; */
static TG_INLINED void tg_pvp_layer_fits(const uint64_t *shape, uint64_t frames, uint64_t cells,
                                         uint64_t lanes, uint64_t size, uint64_t datasize,
                                         uint64_t len_values, uint64_t len) {
    (void)shape;
    (void)frames;
    (void)cells;
    (void)lanes;
    (void)size;
    (void)datasize;
    (void)len_values;
    (void)len;
    /*@ assert frames * cells >= 0; */
    /*@ assert frames * len_values == frames * (cells * datasize); */
    /*@ assert frames * len_values == (frames * cells) * datasize; */
    /*@ assert tg_cells(shape, 5) == tg_pvp_times(tg_cells(shape, 4), shape[4]); */
    /*@ assert lanes == 4 ==> tg_cells(shape, 5) == 4 * (frames * cells); */
    /*@ assert lanes == 1 && size == 1 ==> (frames * cells) * 1 <= len; */
    /*@ assert lanes == 1 && size == 4 ==> (frames * cells) * 4 <= len; */
    /*@ assert lanes == 4 && size == 1 ==> (frames * cells) * 4 <= len; */
    /*@ assert lanes == 4 && size == 4 ==> (frames * cells) * 16 <= len; */
}

/* Sets what the file says of the values of a dense file; `shape` is memory for its lengths. */
/*@ requires is_pvp_view(root);
    requires root.header_filetype == PVP_FILETYPE_DENSE ||
            root.header_filetype == PVP_FILETYPE_LEGACY_DENSE;
    requires \valid(tensor) && \valid(shape + (0 .. TG_PVP_AXES - 1));
    requires \separated(tensor, shape + (0 .. TG_PVP_AXES - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. TG_PVP_AXES - 1];
    ensures tensor->shape == shape && 0 < tensor->rank <= TG_PVP_AXES;
    ensures shape[0] == tg_pvp_frames(root);
    ensures tg_readable(tensor, root.len, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_place_dense(pvp_view root, uint64_t *shape, tg_tensor *tensor) {
    const pvp_header_view header = pvp_view_header(root);
    const uint64_t frames = tg_pvp_count_dense(root);
    /*@ assert is_pvp_header_view(header) ==>
          header.filetype == pvp_header_filetype(header.buf, header.at) &&
          header.len_values == pvp_header_len_values(header.buf, header.at); */
    /*@ assert is_pvp_view(root) ==>
          root.header_at == pvp_header_at &&
          root.header_filetype == pvp_its_header_filetype(root.buf) &&
          root.header_len_values == pvp_its_header_len_values(root.buf) &&
          ks_buffer(root.buf, root.len); */
    /*@ assert pvp_header_at == 0; */
    /*@ assert pvp_its_header_filetype(root.buf) == pvp_header_filetype(root.buf, 0); */
    /*@ assert pvp_its_header_len_values(root.buf) == pvp_header_len_values(root.buf, 0); */
    /*@ assert header.filetype == root.header_filetype; */
    /*@ assert header.len_values == root.header_len_values; */
    /*@ assert ks_buffer(root.buf, root.len) ==> root.len <= 9223372036854775807; */
    tg_pvp_cells(header);
    const tg_pvp_type type = tg_pvp_type_of(header.filetype, header.datatype, header.datasize);
    const uint64_t at = tg_pvp_values_at(root, frames);
    const uint32_t rank = type.lanes == 1 ? 4 : 5;
    shape[4] = type.lanes;
    tg_pvp_layer(header, frames, shape);
    tg_pvp_layer_fits(shape, frames, (uint64_t)header.num_cells, type.lanes, type.size,
                      (uint64_t)header.datasize, (uint64_t)header.len_values, root.len);
    tg_pvp_dense(tensor, root.len, type.dtype, type.size, at, shape, rank);
}

/* ----------------------------------------------------------------------------------- weights */

/*@ lemma tg_pvp_at_least: \forall integer a, b; 1 <= a && 0 <= b ==> b <= tg_pvp_times(a, b);
*/

/* What the header says of patches. */
/*@ requires is_pvp_weights_header_view(w);
    requires w.root_header_datasize == 1 || w.root_header_datasize == 4;
    terminates \true; exits \false; assigns \nothing;
    ensures 1 <= w.nxp && 1 <= w.nyp && 1 <= w.nfp && 1 <= w.num_patches && 1 <= w.num_arbors;
    ensures w.weights_per_patch == (w.nxp * w.nyp) * w.nfp >= 1;
    ensures 8 <= w.len_patch <= w.len_arbor <= w.len_patches;
    ensures w.len_patch == 8 + w.weights_per_patch * w.root_header_datasize;
    ensures w.len_arbor == tg_pvp_times(w.num_patches, w.len_patch);
    ensures w.len_patches == tg_pvp_times(w.num_arbors, w.len_arbor); */
static TG_INLINED void tg_pvp_patch_weights(pvp_weights_header_view w) {
    (void)w;
    /*@ assert pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize) ==
          tg_pvp_times(pvp_weights_header_num_patches(w.buf, w.at),
            pvp_weights_header_len_patch(w.buf, w.at, w.root_header_datasize)); */
    /*@ assert pvp_weights_header_len_patches(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          tg_pvp_times(pvp_weights_header_num_arbors(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords),
            pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize)); */
    /*@ assert is_pvp_weights_header_view(w) ==>
          valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.nxp == pvp_weights_header_nxp(w.buf, w.at) &&
          w.nyp == pvp_weights_header_nyp(w.buf, w.at) &&
          w.nfp == pvp_weights_header_nfp(w.buf, w.at) &&
          w.num_patches == pvp_weights_header_num_patches(w.buf, w.at) &&
          w.weights_per_patch == pvp_weights_header_weights_per_patch(w.buf, w.at) &&
          w.len_patch == pvp_weights_header_len_patch(w.buf, w.at, w.root_header_datasize) &&
          w.len_arbor == pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize) &&
          w.nbands_fits == pvp_weights_header_nbands_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands) &&
          w.numrecords_fits == pvp_weights_header_numrecords_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_numrecords) &&
          w.num_arbors == pvp_weights_header_num_arbors(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.len_patches == pvp_weights_header_len_patches(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords); */
    /*@ assert valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) ==>
          w.nxp >= 1 && w.nyp >= 1 && w.nfp >= 1 && w.num_patches >= 1 &&
          rule_pvp_weights_header_frames_fill_the_file(w.nbands_fits, w.numrecords_fits); */
    /*@ assert pvp_weights_header_num_arbors(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          pvp_weights_header_num_arbors_of(w.nbands_fits, w.root_header_nbands,
            w.root_header_numrecords); */
    /*@ assert w.nbands_fits != 0 ==> w.root_header_nbands > 0; */
    /*@ assert w.numrecords_fits != 0 ==> w.root_header_numrecords > 0; */
    /*@ assert pvp_weights_header_weights_per_patch(w.buf, w.at) ==
          pvp_weights_header_weights_per_patch_of(w.nxp, w.nyp, w.nfp); */
    /*@ assert pvp_weights_header_len_patch(w.buf, w.at, w.root_header_datasize) ==
          pvp_weights_header_len_patch_of(w.weights_per_patch, w.root_header_datasize); */
    /*@ assert w.nxp * w.nyp >= 1; */
    /*@ assert (w.nxp * w.nyp) * w.nfp >= 1; */
    /*@ assert w.root_header_datasize == 1 ==> w.len_patch >= 8; */
    /*@ assert w.root_header_datasize == 4 ==> w.len_patch >= 8; */
}

/*@ lemma tg_pvp_nbands_fits: \forall integer n, len, arbor;
      pvp_weights_header_nbands_fits_of(n, len, arbor) != 0 ==>
      ks_floor_mod_of(len, 104 + tg_pvp_times(n, arbor)) == 0;
    lemma tg_pvp_numrecords_fits: \forall integer n, len, arbor;
      pvp_weights_header_numrecords_fits_of(n, len, arbor) != 0 ==>
      ks_floor_mod_of(len, 104 + tg_pvp_times(n, arbor)) == 0;
    lemma tg_pvp_whole: \forall integer len, frame;
      0 < len && 0 < frame && ks_floor_mod_of(len, frame) == 0 ==> frame <= len;
*/

/* The frames fill the file. */
/*@ requires is_pvp_weights_header_view(w);
    requires 0 <= w.len_patches == tg_pvp_times(w.num_arbors, w.len_arbor);
    terminates \true; exits \false; assigns \nothing;
    ensures 104 + w.len_patches <= w.len <= 9223372036854775807;
    ensures 0 <= w.num_frames && w.num_frames * (104 + w.len_patches) <= w.len; */
static TG_INLINED void tg_pvp_weights_frames(pvp_weights_header_view w) {
    (void)w;
    /*@ assert is_pvp_weights_header_view(w) ==>
          ks_buffer(w.buf, w.len) &&
          valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.len_arbor == pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize) &&
          w.nbands_fits == pvp_weights_header_nbands_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands) &&
          w.numrecords_fits == pvp_weights_header_numrecords_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_numrecords) &&
          w.num_arbors == pvp_weights_header_num_arbors(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.len_patches == pvp_weights_header_len_patches(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.num_frames == pvp_weights_header_num_frames(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords); */
    /*@ assert ks_buffer(w.buf, w.len) ==> w.len <= 9223372036854775807; */
    /*@ assert valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) ==>
          w.at + 24 <= w.len &&
          rule_pvp_weights_header_frames_fill_the_file(w.nbands_fits, w.numrecords_fits); */
    /*@ assert pvp_weights_header_num_arbors(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          pvp_weights_header_num_arbors_of(w.nbands_fits, w.root_header_nbands,
            w.root_header_numrecords); */
    /*@ assert pvp_weights_header_nbands_fits(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands) ==
          pvp_weights_header_nbands_fits_of(w.root_header_nbands, w.len, w.len_arbor); */
    /*@ assert pvp_weights_header_numrecords_fits(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_numrecords) ==
          pvp_weights_header_numrecords_fits_of(w.root_header_numrecords, w.len, w.len_arbor); */
    /*@ assert w.nbands_fits != 0 ==> ks_floor_mod_of(w.len, 104 + w.len_patches) == 0; */
    /*@ assert w.nbands_fits == 0 ==> ks_floor_mod_of(w.len, 104 + w.len_patches) == 0; */
    /*@ assert pvp_weights_header_num_frames(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          ks_floor_div_of(w.len, 104 + w.len_patches); */
    /*@ assert w.num_frames == w.len / (104 + w.len_patches); */
}

/*@ lemma tg_pvp_weights: \forall integer n, ny, nx, nf;
      tg_pvp_times(tg_pvp_times(tg_pvp_times(n, ny), nx), nf) ==
      tg_pvp_times(n, (nx * ny) * nf);
*/

/* The product of the lengths is that of the numbers that the grammar computes. */
/*@ requires shape[0] == frames && shape[1] == arbors && shape[2] == patches;
    requires shape[3] == nyp && shape[4] == nxp && shape[5] == nfp;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, 6) ==
            tg_pvp_times((frames * arbors) * patches, (nxp * nyp) * nfp); */
static TG_INLINED void tg_pvp_weights_product(const uint64_t *shape, uint64_t frames,
                                              uint64_t arbors, uint64_t patches, uint64_t nyp,
                                              uint64_t nxp, uint64_t nfp) {
    (void)shape;
    (void)frames;
    (void)arbors;
    (void)patches;
    (void)nyp;
    (void)nxp;
    (void)nfp;
    /*@ assert tg_cells(shape, 0) == 1; */
    /*@ assert tg_cells(shape, 1) == frames; */
    /*@ assert tg_cells(shape, 2) == frames * arbors; */
    /*@ assert tg_cells(shape, 3) == (frames * arbors) * patches; */
    /*@ assert tg_cells(shape, 4) == tg_pvp_times(tg_cells(shape, 3), nyp); */
    /*@ assert tg_cells(shape, 5) == tg_pvp_times(tg_cells(shape, 4), nxp); */
    /*@ assert tg_cells(shape, 6) == tg_pvp_times(tg_cells(shape, 5), nfp); */
    /*@ assert tg_cells(shape, 6) ==
          tg_pvp_times(tg_pvp_times(tg_pvp_times((frames * arbors) * patches, nyp), nxp), nfp); */
}

/* The weights take no more bytes than the frames. */
/*@ requires len_patch == 8 + weights * datasize && (datasize == 1 || datasize == 4);
    requires len_arbor == tg_pvp_times(patches, len_patch);
    requires len_patches == tg_pvp_times(arbors, len_arbor);
    requires frames * (104 + len_patches) <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures 0 <= tg_pvp_times((frames * arbors) * patches, weights) <= len;
    ensures tg_pvp_times(tg_pvp_times((frames * arbors) * patches, weights), datasize) <= len; */
static TG_INLINED void tg_pvp_weights_fit(uint64_t frames, uint64_t arbors, uint64_t patches,
                                          uint64_t weights, uint64_t datasize, uint64_t len_patch,
                                          uint64_t len_arbor, uint64_t len_patches, uint64_t len) {
    (void)frames;
    (void)arbors;
    (void)patches;
    (void)weights;
    (void)datasize;
    (void)len_patch;
    (void)len_arbor;
    (void)len_patches;
    (void)len;
    /*@ assert len_arbor == patches * (8 + weights * datasize); */
    /*@ assert len_patches == arbors * (patches * (8 + weights * datasize)); */
    /*@ assert frames * arbors >= 0; */
    /*@ assert (frames * arbors) * patches >= 0; */
    /*@ assert ((frames * arbors) * patches) * weights >= 0; */
    /*@ assert frames * len_patches == 8 * ((frames * arbors) * patches) +
          (((frames * arbors) * patches) * weights) * datasize; */
}

/*@ requires is_pvp_view(root);
    requires root.header_filetype == PVP_FILETYPE_WEIGHTS_SHARED ||
            root.header_filetype == PVP_FILETYPE_WEIGHTS_NONSHARED;
    terminates \true; exits \false; assigns \nothing;
    ensures is_pvp_weights_header_view(\result);
    ensures \result.len == root.len && root.content_at == 104;
    ensures \result.root_header_datasize == root.header_datasize;
    ensures \result.num_frames >= 0 ==> \result.num_frames == tg_pvp_frames(root); */
static TG_INLINED pvp_weights_header_view tg_pvp_weights_header(pvp_view root) {
    /*@ assert is_pvp_view(root) ==>
          valid_pvp(root.buf, root.len, root.strict) &&
          root.has_weights_header == pvp_has_weights_header(root.buf) &&
          root.weights_header_at == pvp_weights_header_at &&
          root.content_at == pvp_content_at(root.buf) &&
          root.header_filetype == pvp_its_header_filetype(root.buf) &&
          root.header_datasize == pvp_its_header_datasize(root.buf) &&
          root.header_nbands == pvp_its_header_nbands(root.buf) &&
          root.header_numrecords == pvp_its_header_numrecords(root.buf) &&
          root.weights_header_num_frames == pvp_its_weights_header_num_frames(root.buf, root.len); */
    /*@ assert pvp_its_header_filetype(root.buf) == pvp_header_filetype(root.buf, 0); */
    /*@ assert pvp_its_header_datasize(root.buf) == pvp_header_datasize(root.buf, 0); */
    /*@ assert pvp_its_header_nbands(root.buf) == pvp_header_nbands(root.buf, 0); */
    /*@ assert pvp_its_header_numrecords(root.buf) == pvp_header_numrecords(root.buf, 0); */
    /*@ assert valid_pvp(root.buf, root.len, root.strict) ==>
          valid_pvp_header(root.buf, root.len, 0, root.strict); */
    /*@ assert valid_pvp_header(root.buf, root.len, 0, root.strict) ==>
          rule_pvp_header_filetype(pvp_header_is_weights(root.buf, 0),
            pvp_header_filetype(root.buf, 0)); */
    /*@ assert pvp_header_is_weights(root.buf, 0) != 0; */
    /*@ assert pvp_has_weights_header(root.buf) == pvp_header_is_weights(root.buf, 0); */
    /*@ assert pvp_content_at(root.buf) == at_pvp_content(root.buf); */
    /*@ assert at_pvp_content(root.buf) == 104; */
    const pvp_weights_header_view w = pvp_view_weights_header(root);
    /*@ assert is_pvp_weights_header_view(w) ==>
          w.num_frames == pvp_weights_header_num_frames(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords); */
    /*@ assert pvp_weights_header_at == at_pvp_weights_header; */
    /*@ assert w.num_frames == root.weights_header_num_frames; */
    return w;
}

/* Sets what the file says of weights; `shape` is memory for its lengths. */
/*@ requires is_pvp_view(root);
    requires root.header_filetype == PVP_FILETYPE_WEIGHTS_SHARED ||
            root.header_filetype == PVP_FILETYPE_WEIGHTS_NONSHARED;
    requires \valid(tensor) && \valid(shape + (0 .. TG_PVP_AXES - 1));
    requires \separated(tensor, shape + (0 .. TG_PVP_AXES - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. TG_PVP_AXES - 1];
    ensures tensor->shape == shape && tensor->rank == TG_PVP_AXES;
    ensures shape[0] == tg_pvp_frames(root);
    ensures tg_readable(tensor, root.len, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_place_weights(pvp_view root, uint64_t *shape, tg_tensor *tensor) {
    const pvp_header_view header = pvp_view_header(root);
    const pvp_weights_header_view w = tg_pvp_weights_header(root);
    /*@ assert is_pvp_header_view(header) ==>
          header.filetype == pvp_header_filetype(header.buf, header.at) &&
          header.datasize == pvp_header_datasize(header.buf, header.at); */
    /*@ assert is_pvp_view(root) ==>
          root.header_at == pvp_header_at &&
          root.header_filetype == pvp_its_header_filetype(root.buf) &&
          root.header_datasize == pvp_its_header_datasize(root.buf); */
    /*@ assert pvp_header_at == 0; */
    /*@ assert pvp_its_header_filetype(root.buf) == pvp_header_filetype(root.buf, 0); */
    /*@ assert pvp_its_header_datasize(root.buf) == pvp_header_datasize(root.buf, 0); */
    /*@ assert header.filetype == root.header_filetype; */
    /*@ assert header.datasize == w.root_header_datasize; */
    tg_pvp_cells(header);
    const tg_pvp_type type = tg_pvp_type_of(header.filetype, header.datatype, header.datasize);
    /*@ assert type.size == header.datasize; */
    tg_pvp_patch_weights(w);
    tg_pvp_weights_frames(w);
    shape[0] = (uint64_t)w.num_frames;
    shape[1] = (uint64_t)w.num_arbors;
    shape[2] = (uint64_t)w.num_patches;
    shape[3] = (uint64_t)w.nyp;
    shape[4] = (uint64_t)w.nxp;
    shape[5] = (uint64_t)w.nfp;
    tg_pvp_weights_product(shape, shape[0], shape[1], shape[2], shape[3], shape[4], shape[5]);
    tg_pvp_weights_fit(shape[0], shape[1], shape[2], (uint64_t)w.weights_per_patch,
                       (uint64_t)w.root_header_datasize, (uint64_t)w.len_patch,
                       (uint64_t)w.len_arbor, (uint64_t)w.len_patches, root.len);
    /*@ assert tg_cells(shape, 6) == tg_pvp_times((shape[0] * shape[1]) * shape[2],
          w.weights_per_patch); */
    tg_pvp_dense(tensor, root.len, type.dtype, type.size, root.content_at + 8, shape, TG_PVP_AXES);
}

/* ----------------------------------------------------------------------------- sparse frames */

#define TG_PVP_COUNT_AT 8    /* in a frame: the time comes first */
#define TG_PVP_ENTRIES_AT 12 /* in a frame */
#define TG_PVP_VALUE_AT 4    /* in an entry: the index comes first */

/*@ logic integer tg_pvp_entry_size(integer filetype) =
      filetype == PVP_FILETYPE_SPARSE_VALUES ? 8 : 4;
    predicate tg_pvp_is_sparse(integer filetype) =
      filetype == PVP_FILETYPE_SPARSE_VALUES || filetype == PVP_FILETYPE_SPARSE_BINARY;
    predicate tg_pvp_frame_at{L}(pvp_sparse_activity_view of, integer at, integer i) =
      valid_pvp_sparse_activity_frames_from(of.buf, of.len, at, of.strict,
            of.root_header_num_cells, of.root_header_filetype, of.root_header_nbands, i);
    logic integer tg_pvp_frames_from{L}(pvp_sparse_activity_view of, integer at, integer i) =
      pvp_sparse_activity_frames_frames_count_from(of.buf, of.len, at, of.root_header_filetype,
            of.root_header_nbands, i);
    logic integer tg_pvp_sparse_frames{L}(pvp_sparse_activity_view of) =
      of.has_frames != 0 ? tg_pvp_frames_from(of, of.at, 0) : 0;
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_pvp_entry_size(filetype); */
static TG_INLINED uint64_t tg_pvp_entry(int64_t filetype) {
    return filetype == PVP_FILETYPE_SPARSE_VALUES ? 8 : 4;
}

/* A frame: how many entries it has, where it ends, and whether it is the last one. */
typedef struct tg_pvp_frame {
    uint64_t count;
    uint64_t end;
    bool is_last;
} tg_pvp_frame;

/*@ requires is_pvp_sparse_activity_view(of) && tg_pvp_is_sparse(of.root_header_filetype);
    requires tg_pvp_frame_at(of, at, i) && i < 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.count == pvp_sparse_frame_count(of.buf, at) <= 4294967295;
    ensures \result.end == at + TG_PVP_ENTRIES_AT +
            tg_pvp_entry_size(of.root_header_filetype) * \result.count <= of.len;
    ensures \result.is_last != 0 ==> tg_pvp_frames_from(of, at, i) == i + 1;
    ensures \result.is_last == 0 ==> tg_pvp_frame_at(of, \result.end, i + 1);
    ensures \result.is_last == 0 ==>
            tg_pvp_frames_from(of, at, i) == tg_pvp_frames_from(of, \result.end, i + 1); */
static TG_INLINED tg_pvp_frame tg_pvp_frame_of(pvp_sparse_activity_view of, uint64_t at,
                                               uint64_t i) {
    (void)i;
    const uint64_t size = tg_pvp_entry(of.root_header_filetype);
    tg_pvp_frame frame = {0, 0, false};
    /*@ assert is_pvp_sparse_activity_view(of) ==> ks_buffer(of.buf, of.len); */
    /*@ assert ks_buffer(of.buf, of.len) ==> of.len <= 9223372036854775807; */
    /*@ assert frame: tg_pvp_frame_at(of, at, i) ==>
          valid_pvp_sparse_frame(of.buf, of.len, at, of.strict, of.root_header_num_cells,
            of.root_header_filetype) &&
          (pvp_sparse_activity_frames_until_of(end_pvp_sparse_frame(of.buf, at,
            of.root_header_filetype), of.len, i, of.root_header_nbands) != 0 ||
           tg_pvp_frame_at(of, end_pvp_sparse_frame(of.buf, at, of.root_header_filetype), i + 1)); */
    /*@ assert counted: tg_pvp_frames_from(of, at, i) ==
          (pvp_sparse_activity_frames_until_of(end_pvp_sparse_frame(of.buf, at,
            of.root_header_filetype), of.len, i, of.root_header_nbands) != 0 ? i + 1 :
           tg_pvp_frames_from(of, end_pvp_sparse_frame(of.buf, at, of.root_header_filetype),
            i + 1)); */
    /*@ assert inside: valid_pvp_sparse_frame(of.buf, of.len, at, of.strict,
            of.root_header_num_cells, of.root_header_filetype) ==> at + 12 <= of.len; */
    frame.count = ks_u4le(of.buf + (at + TG_PVP_COUNT_AT));
    /*@ assert count: frame.count == pvp_sparse_frame_count(of.buf, at); */
    /*@ assert at_pvp_sparse_frame_indices(of.buf, at, PVP_FILETYPE_SPARSE_BINARY) == at + 12; */
    /*@ assert binary: of.root_header_filetype == PVP_FILETYPE_SPARSE_BINARY ==>
          end_pvp_sparse_frame(of.buf, at, of.root_header_filetype) == at + 12 + 4 * frame.count; */
    /*@ assert values: of.root_header_filetype == PVP_FILETYPE_SPARSE_VALUES ==>
          end_pvp_sparse_frame(of.buf, at, of.root_header_filetype) == at + 12 + 8 * frame.count; */
    /*@ assert of.root_header_filetype == PVP_FILETYPE_SPARSE_BINARY ==>
          tg_pvp_entry_size(of.root_header_filetype) * frame.count == 4 * frame.count; */
    /*@ assert of.root_header_filetype == PVP_FILETYPE_SPARSE_VALUES ==>
          tg_pvp_entry_size(of.root_header_filetype) * frame.count == 8 * frame.count; */
    /*@ assert end: end_pvp_sparse_frame(of.buf, at, of.root_header_filetype) ==
          at + 12 + tg_pvp_entry_size(of.root_header_filetype) * frame.count; */
    /*@ assert fits: at + 12 + tg_pvp_entry_size(of.root_header_filetype) * frame.count <=
          of.len; */
    frame.end = at + TG_PVP_ENTRIES_AT + size * frame.count;
    /*@ assert same: frame.end == end_pvp_sparse_frame(of.buf, at, of.root_header_filetype); */
    /* Behind the last frame of a valid file is no room for another one. */
    frame.is_last = of.len - frame.end < TG_PVP_ENTRIES_AT;
    /*@ assert next: tg_pvp_frame_at(of, frame.end, i + 1) ==> frame.end + 12 <= of.len; */
    /*@ assert until: frame.is_last != 0 <==> pvp_sparse_activity_frames_until_of(frame.end,
          of.len, i, of.root_header_nbands) != 0; */
    return frame;
}

/* Frames follow each other. */
/*@ requires is_pvp_sparse_activity_view(of) && tg_pvp_is_sparse(of.root_header_filetype);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_pvp_sparse_frames(of); */
static TG_INLINED uint64_t tg_pvp_count_sparse(pvp_sparse_activity_view of) {
    uint64_t at = of.at;
    uint64_t i = 0;
    bool is_last = !of.has_frames;
    /*@ assert is_pvp_sparse_activity_view(of) ==>
          ks_buffer(of.buf, of.len) && of.at <= of.len &&
          of.has_frames == pvp_sparse_activity_has_frames(of.len, of.root_header_headersize) &&
          valid_pvp_sparse_activity(of.buf, of.len, of.at, of.root_header_headersize, of.strict,
            of.root_header_num_cells, of.root_header_filetype, of.root_header_nbands); */
    /*@ assert ks_buffer(of.buf, of.len) ==> of.len <= 9223372036854775807; */
    /*@ assert of.has_frames != 0 ==> tg_pvp_frame_at(of, of.at, 0); */
    /*@ loop invariant is_last == 0 ==> tg_pvp_frame_at(of, at, i);
        loop invariant is_last == 0 ==> tg_pvp_frames_from(of, at, i) == tg_pvp_sparse_frames(of);
        loop invariant is_last != 0 ==> i == tg_pvp_sparse_frames(of);
        loop invariant of.at + TG_PVP_ENTRIES_AT * i <= at <= of.len;
        loop assigns at, i, is_last;
        loop variant of.len - at; */
    while (!is_last) {
        const tg_pvp_frame frame = tg_pvp_frame_of(of, at, i);
        is_last = frame.is_last;
        at = frame.end;
        i++;
    }
    return i;
}

/* Frame k begins behind the frames before it, and their entries. */
/*@ logic integer tg_pvp_behind(pvp_sparse_activity_view of, integer frames, integer entries) =
      of.at + TG_PVP_ENTRIES_AT * frames + tg_pvp_entry_size(of.root_header_filetype) * entries;
    predicate tg_pvp_follows{L}(pvp_sparse_activity_view of, uint64_t *before, integer k) =
      before[k + 1] == before[k] +
            pvp_sparse_frame_count(of.buf, tg_pvp_behind(of, k, before[k]));
    predicate tg_pvp_sums{L}(pvp_sparse_activity_view of, uint64_t *before, integer n) =
      \forall integer k; 0 <= k < n ==> tg_pvp_follows(of, before, k);
    predicate tg_pvp_holds(pvp_sparse_activity_view of, integer frames, integer entries,
            integer first) =
      tg_pvp_behind(of, frames, entries) <= of.len &&
      of.at <= first <= of.len &&
      (entries > 0 ==> first + tg_pvp_entry_size(of.root_header_filetype) <= of.len);
*/

/* Writes how many entries are before each frame, and their total; where the first entry is, or the first frame. */
/*@ requires is_pvp_sparse_activity_view(of) && tg_pvp_is_sparse(of.root_header_filetype);
    requires n == tg_pvp_sparse_frames(of) && n < 9223372036854775807;
    requires \valid(before + (0 .. n));
    terminates \true; exits \false; assigns before[0 .. n];
    ensures before[0] == 0 && tg_pvp_sums(of, before, n);
    ensures tg_pvp_holds(of, n, before[n], \result); */
static TG_INLINED uint64_t tg_pvp_add_up(pvp_sparse_activity_view of, uint64_t n,
                                         uint64_t *before) {
    uint64_t at = of.at;
    uint64_t total = 0;
    uint64_t first = of.at;
    before[0] = 0;
    /*@ assert is_pvp_sparse_activity_view(of) ==>
          ks_buffer(of.buf, of.len) && of.at <= of.len &&
          of.has_frames == pvp_sparse_activity_has_frames(of.len, of.root_header_headersize) &&
          valid_pvp_sparse_activity(of.buf, of.len, of.at, of.root_header_headersize, of.strict,
            of.root_header_num_cells, of.root_header_filetype, of.root_header_nbands); */
    /*@ assert ks_buffer(of.buf, of.len) ==> of.len <= 9223372036854775807; */
    /*@ assert of.has_frames != 0 ==> tg_pvp_frame_at(of, of.at, 0); */
    /*@ loop invariant 0 <= i <= n;
        loop invariant i < n ==> tg_pvp_frame_at(of, at, i);
        loop invariant i < n ==> tg_pvp_frames_from(of, at, i) == n;
        loop invariant at == tg_pvp_behind(of, i, total);
        loop invariant at <= of.len;
        loop invariant before[0] == 0 && before[i] == total;
        loop invariant tg_pvp_sums(of, before, i);
        loop invariant of.at <= first <= of.len;
        loop invariant total > 0 ==>
              first + tg_pvp_entry_size(of.root_header_filetype) <= of.len;
        loop assigns i, at, total, first, before[0 .. n];
        loop variant n - i; */
    for (uint64_t i = 0; i < n; i++) {
        const tg_pvp_frame frame = tg_pvp_frame_of(of, at, i);
        if (total == 0 && frame.count > 0) first = at + TG_PVP_ENTRIES_AT;
        total += frame.count;
        at = frame.end;
        before[i + 1] = total;
        /*@ assert follows: tg_pvp_follows(of, before, i); */
        /*@ assert kept: \forall integer k; 0 <= k <= i ==>
              before[k] == \at(before[\at(k, Here)], LoopCurrent); */
        /*@ assert step: \forall integer k; 0 <= k < i ==>
              \at(tg_pvp_follows(of, before, k), LoopCurrent) ==>
              tg_pvp_follows(of, before, k); */
        /*@ assert sums: tg_pvp_sums(of, before, i); */
    }
    return first;
}

/* ---------------------------------------------------------------------------------- sparse */

/* What is known of all frames together. */
typedef struct tg_pvp_totals {
    uint64_t frames;
    uint64_t entries;
    uint64_t first; /* where the first entry is, or the first frame */
} tg_pvp_totals;

/*@ requires at <= size <= 9223372036854775807 && (is_there != 0 ==> at + n <= size);
    terminates \true; exits \false; assigns \nothing;
    ensures \result <= size; */
static TG_INLINED uint64_t tg_pvp_behind_if(bool is_there, uint64_t at, uint64_t n, uint64_t size) {
    (void)size;
    return is_there ? at + n : at;
}

/* All parts fit, and begin in the file. */
/*@ requires is_pvp_sparse_activity_view(of) && tg_pvp_is_sparse(of.root_header_filetype);
    requires tg_pvp_holds(of, totals.frames, totals.entries, totals.first);
    terminates \true; exits \false; assigns \nothing;
    ensures of.at + 12 * totals.frames + 4 * totals.entries <= of.len <= 9223372036854775807;
    ensures of.at <= totals.first <= of.len;
    ensures totals.entries > 0 ==> totals.first + 4 <= of.len; */
static TG_INLINED void tg_pvp_sparse_fits(pvp_sparse_activity_view of, tg_pvp_totals totals) {
    (void)of;
    (void)totals;
    /*@ assert is_pvp_sparse_activity_view(of) ==> ks_buffer(of.buf, of.len); */
    /*@ assert ks_buffer(of.buf, of.len) ==> of.len <= 9223372036854775807; */
    /*@ assert tg_pvp_behind(of, totals.frames, totals.entries) <= of.len; */
    /*@ assert of.root_header_filetype == PVP_FILETYPE_SPARSE_VALUES ==>
          tg_pvp_entry_size(of.root_header_filetype) * totals.entries == 8 * totals.entries; */
    /*@ assert of.root_header_filetype == PVP_FILETYPE_SPARSE_BINARY ==>
          tg_pvp_entry_size(of.root_header_filetype) * totals.entries == 4 * totals.entries; */
}

/* Sets what the file says of active cells with values; `shape` is memory for its lengths. */
/*@ requires is_pvp_header_view(header) && header.len == of.len;
    requires is_pvp_sparse_activity_view(of) && of.root_header_filetype == PVP_FILETYPE_SPARSE_VALUES;
    requires tg_pvp_holds(of, totals.frames, totals.entries, totals.first);
    requires \valid(tensor) && \valid(shape + (0 .. TG_PVP_AXES - 1));
    requires \separated(tensor, shape + (0 .. TG_PVP_AXES - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. TG_PVP_AXES - 1];
    ensures tensor->shape == shape && tensor->rank == 4 && shape[0] == totals.frames;
    ensures tg_readable(tensor, of.len, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_place_pairs(pvp_header_view header, pvp_sparse_activity_view of,
                                          tg_pvp_totals totals, uint64_t *shape,
                                          tg_tensor *tensor) {
    tg_pvp_sparse_fits(of, totals);
    const uint64_t values_at =
        tg_pvp_behind_if(totals.entries > 0, totals.first, TG_PVP_VALUE_AT, of.len);
    const tg_extent values = tg_pvp_part(TG_DTYPE_FLOAT32, totals.entries, 4, values_at, of.len);
    const uint64_t counts_at = tg_pvp_behind_if(totals.frames > 0, of.at, TG_PVP_COUNT_AT, of.len);
    const tg_extent list = tg_pvp_part(TG_DTYPE_UINT32, totals.entries, 4, totals.first, of.len);
    const tg_extent counts = tg_pvp_part(TG_DTYPE_UINT32, totals.frames, 4, counts_at, of.len);
    tg_pvp_layer(header, totals.frames, shape);
    tg_pvp_set(tensor, of.len, TG_STORAGE_SPARSE, TG_DTYPE_FLOAT32, shape, 4, values, list, counts);
    tg_pvp_is_set(tensor, of.len);
}

/* The same for active cells without values; `shape` is memory for its lengths. */
/*@ requires is_pvp_header_view(header) && header.len == of.len;
    requires is_pvp_sparse_activity_view(of) && of.root_header_filetype == PVP_FILETYPE_SPARSE_BINARY;
    requires tg_pvp_holds(of, totals.frames, totals.entries, totals.first);
    requires \valid(tensor) && \valid(shape + (0 .. TG_PVP_AXES - 1));
    requires \separated(tensor, shape + (0 .. TG_PVP_AXES - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. TG_PVP_AXES - 1];
    ensures tensor->shape == shape && tensor->rank == 4 && shape[0] == totals.frames;
    ensures tg_readable(tensor, of.len, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_place_indices(pvp_header_view header, pvp_sparse_activity_view of,
                                            tg_pvp_totals totals, uint64_t *shape,
                                            tg_tensor *tensor) {
    tg_pvp_sparse_fits(of, totals);
    const tg_extent values = tg_pvp_no_part(of.len);
    const uint64_t counts_at = tg_pvp_behind_if(totals.frames > 0, of.at, TG_PVP_COUNT_AT, of.len);
    const tg_extent list = tg_pvp_part(TG_DTYPE_UINT32, totals.entries, 4, totals.first, of.len);
    const tg_extent counts = tg_pvp_part(TG_DTYPE_UINT32, totals.frames, 4, counts_at, of.len);
    tg_pvp_layer(header, totals.frames, shape);
    tg_pvp_set(tensor, of.len, TG_STORAGE_INDICES, TG_DTYPE_FLOAT32, shape, 4, values, list,
               counts);
    tg_pvp_is_set(tensor, of.len);
}

/* ------------------------------------------------------------------------------------ times */

/* Sets what the file says of the times of frames; `shape` is memory for their number. */
/*@ requires 8 * frames <= size <= 9223372036854775807 && at <= size;
    requires \valid(tensor) && \valid(shape) && \separated(tensor, shape);
    terminates \true; exits \false; assigns *tensor, shape[0];
    ensures tensor->shape == shape && tensor->rank == 1 && shape[0] == frames;
    ensures tg_readable(tensor, size, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_place_times(uint64_t size, uint64_t frames, uint64_t at,
                                          uint64_t *shape, tg_tensor *tensor) {
    shape[0] = frames;
    /*@ assert tg_cells(shape, 0) == 1; */
    /*@ assert tg_cells(shape, 1) == frames; */
    /*@ assert tg_pvp_times(frames, 8) == 8 * frames; */
    tg_pvp_dense(tensor, size, TG_DTYPE_FLOAT64, 8, at, shape, 1);
}

#endif
