/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_place_sparse.h - what a valid PVP file says of active cells. Proved by Frama-C.
 *
 * The lengths of frames differ, so that their entries are added up.
 */
#ifndef TENSORGATE_PVP_PLACE_SPARSE_H
#define TENSORGATE_PVP_PLACE_SPARSE_H

#include "pvp_layer.h"

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
    ensures at + TG_PVP_ENTRIES_AT + \result.count <= \result.end;
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
        loop invariant total <= at <= of.len;
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
    const tg_extent values =
        tg_extent_inside(TG_DTYPE_FLOAT32, totals.entries, 4, values_at, of.len, TG_LIES_IN_PIECES);
    const uint64_t counts_at = tg_pvp_behind_if(totals.frames > 0, of.at, TG_PVP_COUNT_AT, of.len);
    const tg_extent list = tg_extent_inside(TG_DTYPE_UINT32, totals.entries, 4, totals.first,
                                            of.len, TG_LIES_IN_PIECES);
    const tg_extent counts =
        tg_extent_inside(TG_DTYPE_UINT32, totals.frames, 4, counts_at, of.len, TG_LIES_IN_PIECES);
    tg_pvp_layer(header, totals.frames, shape);
    const tg_parts parts = {values, list, counts};
    tg_set_parts(tensor, of.len, TG_LIES_IN_PIECES, TG_STORAGE_SPARSE, TG_DTYPE_FLOAT32, shape, 4,
                 parts);
    tg_parts_are_set(tensor, of.len, TG_LIES_IN_PIECES);
}

/* Sets the tensor of active cells without values; `shape` is memory for its lengths. */
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
    const tg_extent values = tg_no_part(of.len, TG_LIES_IN_PIECES);
    const uint64_t counts_at = tg_pvp_behind_if(totals.frames > 0, of.at, TG_PVP_COUNT_AT, of.len);
    const tg_extent list = tg_extent_inside(TG_DTYPE_UINT32, totals.entries, 4, totals.first,
                                            of.len, TG_LIES_IN_PIECES);
    const tg_extent counts =
        tg_extent_inside(TG_DTYPE_UINT32, totals.frames, 4, counts_at, of.len, TG_LIES_IN_PIECES);
    tg_pvp_layer(header, totals.frames, shape);
    const tg_parts parts = {values, list, counts};
    tg_set_parts(tensor, of.len, TG_LIES_IN_PIECES, TG_STORAGE_INDICES, TG_DTYPE_FLOAT32, shape, 4,
                 parts);
    tg_parts_are_set(tensor, of.len, TG_LIES_IN_PIECES);
}

#endif
