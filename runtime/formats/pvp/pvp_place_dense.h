/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_place_dense.h - what a valid PVP file says of values in dense frames, and of the times of all frames. Proved by Frama-C.
 *
 * The frames have one length, so that the first one says where the others are.
 */
#ifndef TENSORGATE_PVP_PLACE_DENSE_H
#define TENSORGATE_PVP_PLACE_DENSE_H

#include "pvp_layer.h"

/* ------------------------------------------------------------------------------ dense frames */

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

/* The elements of frames take as many bytes as the grammar says of frames. */
/*@ requires tg_cells(shape, 4) == frames * cells;
    requires shape[4] == lanes && (lanes == 1 || lanes == 4) && (size == 1 || size == 4);
    requires size * lanes == datasize && cells * datasize == len_values;
    requires frames * len_values <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures lanes == 1 ==> tg_times(tg_cells(shape, 4), size) <= len && 0 <= tg_cells(shape, 4) <= len;
    ensures lanes != 1 ==> tg_times(tg_cells(shape, 5), size) <= len && 0 <= tg_cells(shape, 5) <= len; */
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
    /*@ assert tg_cells(shape, 5) == tg_times(tg_cells(shape, 4), shape[4]); */
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
    /*@ assert tg_times(frames, 8) == 8 * frames; */
    tg_pvp_dense(tensor, size, TG_DTYPE_FLOAT64, 8, at, shape, 1);
}

#endif
