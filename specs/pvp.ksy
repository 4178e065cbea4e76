# SPDX-License-Identifier: Apache-2.0
meta:
  id: pvp
  title: PVP, the layer activity and connection weight files of PetaVision
  application: PetaVision (OpenPV)
  file-extension: pvp
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  A PVP file contains the history of one layer or one connection of a simulated neural network: a
  header of 80 bytes (104 for weights), then frames, one per stored point in time.

  | filetype | frames | a frame |
  |---|---|---|
  | 4 dense | activity of a whole layer | time, values |
  | 1 legacy_dense | the same before October 2016, one frame | values; its time is in the header |
  | 6 sparse_values | the active cells of a layer | time, count, count × (index, value) |
  | 2 sparse_binary | the same where every active cell counts as 1 | time, count, count × index |
  | 5 weights_shared, 3 weights_nonshared | patches of weights | header again, then arbors × patches × (8 bytes, weights) |

  Values are in C order [y][x][f]: the feature index is the fastest, cell k = f + nf·(x + nx·y). The
  same holds within a patch. Everything is little-endian; frames are not aligned.

  The file does not store the number of frames of weights, and in activity files the word that does
  (`nbands`) is wrong after a crash. So the number of frames follows from the size of the file
  (dense, weights) or from parsing to its end (sparse), and `nbands` is only compared with it.

  Layers that were written by several processes (`nxprocs` × `nyprocs` > 1, before 2017) are stored as
  one block [ny][nx][nf] per process, processes in y slowest, in x fastest; `nx` and `ny` are the size
  of one block. Patch headers of 4 bytes (November 2009 to March 2012) are refused.

  "BUP" in the source notes stands for src/utils/BufferUtilsPvp of PetaVision/OpenPV at 0e139e9f.
doc-ref: https://github.com/PetaVision/OpenPV

seq:
  - id: header
    type: header
    doc: Header of the file. A weight file repeats it, as part of each later frame.
  - id: weights_header
    type: weights_header
    if: header.is_weights
    doc: The additional words in the header of a weight file.
  - id: content
    type:
      switch-on: header.filetype
      cases:
        'filetype::dense': dense_activity
        'filetype::legacy_dense': legacy_activity
        'filetype::sparse_values': sparse_activity
        'filetype::sparse_binary': sparse_activity
        'filetype::weights_shared': weights
        'filetype::weights_nonshared': weights
    doc: The frames.

enums:
  filetype:
    1:
      id: legacy_dense
      -orig-id: PVP_FILE_TYPE
      doc: Dense activity without a time per frame. Not written since October 2016.
    2:
      id: sparse_binary
      -orig-id: PVP_ACT_FILE_TYPE
      doc: Sparse activity without values. Only the Matlab tools still write it.
    3:
      id: weights_nonshared
      -orig-id: PVP_WGT_FILE_TYPE
      doc: Weights with a patch for each presynaptic cell.
    4:
      id: dense
      -orig-id: PVP_NONSPIKING_ACT_FILE_TYPE
      doc: Dense activity and checkpoints.
    5:
      id: weights_shared
      -orig-id: PVP_KERNEL_FILE_TYPE
      doc: Weights shared by all presynaptic cells of a kind ("kernels").
    6:
      id: sparse_values
      -orig-id: PVP_ACT_SPARSEVALUES_FILE_TYPE
      doc: Sparse activity with values. Since November 2013.
  datatype:
    1:
      id: uint8
      -orig-id: BYTE
      doc: Unsigned byte. As a weight its value is wMin + (wMax - wMin) · byte / 255.
    2:
      id: int32
      -orig-id: INT
      doc: Signed 32-bit integer. In sparse_binary files the unsigned index.
    3:
      id: float32
      -orig-id: FLOAT
      doc: IEEE 754 binary32.
    4:
      id: sparse_value_pair
      -orig-id: PV_SPARSEVALUES_TYPE
      doc: A u32 index and a float32 value. Obsolete in C++ (BUP.hpp:76), written by the other tools.
    5:
      id: taus_uint4
      -orig-id: TAUS_UINT4
      doc: State of a random generator, four u32 words (src/include/pv_types.h:54-59). Since October 2016.

types:
  header:
    doc: |
      The header of every PVP file, 18 words and the time (BUP.hpp:35-53, 88-92). Unreliable words
      (recordsize, kx0, ky0, nbatch) are not checked.
    seq:
      - id: headersize
        type: s4
        valid:
          any-of: [80, 104]
        -expect: "80 (activity) or 104 (weights)"
        doc: Bytes of the whole header, 80 for activity and 104 for weights. BUP.cpp:153-166.
      - id: numparams
        type: s4
        valid: headersize / 4
        -expect: "headersize / 4, which is 20 for activity and 26 for weights"
        doc: Words of the header; the 8 bytes of the time count as two. tools/readpvpheader.c:115-135.
      - id: filetype
        type: s4
        enum: filetype
        valid:
          expr: |
            is_weights
              ? _ == filetype::weights_shared or _ == filetype::weights_nonshared
              : _ == filetype::dense or _ == filetype::legacy_dense
                or _ == filetype::sparse_values or _ == filetype::sparse_binary
        -expect: "1, 2, 4 or 6 with a headersize of 80, 3 or 5 with 104"
        doc: Content of the frames. BUP.hpp:12-28.
      - id: filetype_is_current
        size: 0
        valid:
          expr: filetype != filetype::legacy_dense
        -severity: note
        -subject: filetype
        -expect: "2 to 6; type 1 is not written since October 2016"
        doc: Type 1 files are accepted. They have a single frame, and its time is in the header.
      - id: nx
        type: s4
        valid:
          min: 1
        doc: |
          Width in cells: of the layer, or of the part of one process if there are several. Weights:
          of the presynaptic layer, or 1, or the number of patches in x, so not used there.
      - id: ny
        type: s4
        valid:
          min: 1
        doc: Height, analogous to the width.
      - id: nf
        type: s4
        valid:
          min: 1
        doc: Features per position; in weights from the Matlab and Python tools the number of patches.
      - id: numrecords
        type: s4
        valid:
          min: 0
        doc: Arbors of a weight file. In activity the number of writing processes, now 1, not used.
      - id: recordsize
        type: s4
        doc: Cells or bytes of a record, or 0, or that number truncated to 31 bits. Not used (OpenPV issue 34).
      - id: datasize
        type: s4
        doc: Bytes of a value; in sparse files, of an entry.
      - id: datatype
        type: s4
        enum: datatype
        doc: Type of a value. BUP.hpp:70-78.
      - id: legal_type_and_size
        size: 0
        valid:
          expr: |
            filetype == filetype::sparse_values
              ? datasize == 8 and (datatype == datatype::sparse_value_pair or datatype == datatype::float32)
            : filetype == filetype::sparse_binary
              ? datasize == 4 and datatype == datatype::int32
            : datatype == datatype::float32 and datasize == 4
              or datatype == datatype::uint8 and datasize == 1 and filetype != filetype::legacy_dense
              or datatype == datatype::int32 and datasize == 4 and filetype == filetype::dense
              or datatype == datatype::taus_uint4 and datasize == 16 and filetype == filetype::dense
        -subject: datatype
        -expect: "datatype/datasize 3/4, 1/1, 2/4 or 5/16 in type 4, 3/4 or 1/1 in types 3 and 5, 4/8 or 3/8 in type 6, 2/4 in type 2, 3/4 in type 1"
        doc: |
          All other pairs come from misused templates, and every upstream reader misreads them. Type
          6 has two pairs because the C++ writer keeps the datatype of the value (BUP.tpp:155-161).
      - id: nxprocs
        type: s4
        valid:
          min: 1
        doc: Number of processes in x. Now 1.
      - id: nyprocs
        type: s4
        valid:
          min: 1
        doc: Number of processes in y. Now 1.
      - id: layout_of_processes_is_known
        size: 0
        valid:
          expr: is_single_process or is_dense or filetype == filetype::weights_shared
        -subject: nxprocs
        -expect: "one process (nxprocs = nyprocs = 1), except in types 1, 4 and 5"
        doc: |
          Several processes wrote dense layers as blocks and shared weights once. Nonshared weights are refused:
          their patches overlap at the borders of the processes, so the whole layer cannot be
          assembled. Sparse files with several processes are not known.
      - id: is_written_by_one_process
        size: 0
        valid:
          expr: is_single_process
        -severity: note
        -subject: nxprocs
        -expect: "one process (nxprocs = nyprocs = 1); this is the layout of several processes of before 2017"
        doc: Legacy files are assembled from the blocks of their processes.
      - id: layer_is_addressable
        size: 0
        valid:
          expr: |
            layer_nx <= 0x7fff_ffff and layer_ny <= 0x7fff_ffff
              and layer_nx * layer_ny <= 0x1_0000_0000 / nf
        -code: overflow
        -subject: nx
        -expect: "a layer of at most 2^31-1 by 2^31-1 positions and 2^32 cells"
        doc: |
          Sizes are 32-bit words and a cell of a sparse layer has a 32-bit index, so cells of a
          larger layer cannot be addressed.
      - id: nx_extended
        type: s4
        -orig-id: nxExtended
        doc: |
          Activity: width of the whole layer, nx · nxprocs. Nonshared weights: width of the presynaptic layer with
          both margins, in some old files without. "nxGlobal" in the public text.
      - id: ny_extended
        type: s4
        -orig-id: nyExtended
        doc: Height, analogous to nxExtended.
      - id: blocks_fill_the_layer
        size: 0
        if: is_dense and not is_single_process
        valid:
          expr: nx_extended == layer_nx and ny_extended == layer_ny
        -code: bad_size
        -subject: nx_extended
        -expect: "nx * nxprocs, and nyExtended = ny * nyprocs"
        doc: |
          Readers derive the blocks from one or the other pair of words
          (mlab/util/readpvpfile.m:64-65 from this one), so the layout of a file in which they
          differ is ambiguous.
      - id: extended_size_is_layer_size
        size: 0
        if: is_single_process and not is_weights
        valid:
          expr: nx_extended == nx and ny_extended == ny
        -severity: note
        -subject: nx_extended
        -expect: "nx, and nyExtended = ny"
        doc: Activity has no margin. The C++ and Python readers do not check these words.
      - id: kx0
        type: s4
        doc: Position of the first column of the process in the layer. 0.
      - id: ky0
        type: s4
        doc: Position of the first row. 0.
      - id: nbatch
        type: s4
        doc: |
          1 from C++ and Python, 0 from Matlab; from 2015 to 2017 the size of the batch, before that ("nb") the
          width of the border. Batch elements are consecutive frames of the same time.
      - id: nbands
        type: s4
        valid:
          min: 0
        doc: Frames of an activity file, arbors of a weight file. Not reliable, see the next two rules.
      - id: nbands_is_number_of_frames
        size: 0
        if: is_dense
        valid:
          expr: 'nbands == (filetype == filetype::dense ? num_whole_frames : 1)'
        -severity: note
        -subject: nbands
        -expect: "the number of whole frames in the file, 1 in type 1"
        doc: |
          After a killed run it is 0 or one too small, after a crash one too large
          (src/io/LayerIO.cpp:187-217, BUP.tpp:191-203). The existing frames are read; a frame that
          is counted but truncated is an error (see dense_activity).
      - id: nbands_is_numrecords
        size: 0
        if: is_weights
        valid:
          expr: nbands == numrecords
        -severity: note
        -subject: nbands
        -expect: "numrecords: both are the number of arbors"
        doc: Old writers set only one of the two. See weights_header for the consequence.
      - id: time
        type: f8
        doc: |
          Simulated time in ms. Legacy dense files and weights: of this frame. Other activity: of the first frame
          (Python, Matlab) or 0 (C++), so not used there.
    instances:
      is_weights:
        value: headersize == 104
      is_dense:
        value: filetype == filetype::dense or filetype == filetype::legacy_dense
        doc: Whether frames have a value for every cell.
      is_single_process:
        value: nxprocs == 1 and nyprocs == 1
      layer_nx:
        value: nx * nxprocs
        doc: Width of the whole layer.
      layer_ny:
        value: ny * nyprocs
        doc: Height of the whole layer.
      num_cells:
        value: layer_nx * layer_ny * nf
        doc: Cells of the whole layer. layer_is_addressable keeps this at 2^32 or less.
      len_values:
        value: num_cells * datasize
        if: is_dense
        doc: Bytes of the values of a dense frame.
      len_dense_frame:
        value: 8 + len_values
        if: filetype == filetype::dense
        doc: Bytes of a dense frame, time and values.
      num_whole_frames:
        value: (_io.size - headersize) / len_dense_frame
        if: filetype == filetype::dense
        doc: Number of complete dense frames in the file.
      len_tail:
        value: (_io.size - headersize) % len_dense_frame
        if: filetype == filetype::dense
        doc: Bytes after the last complete dense frame.

  dense_activity:
    doc: |
      Type 4. Frame i begins at 80 + i · (8 + len_values). If bytes follow the last complete frame
      and nbands counts a frame there, or if there is no complete frame, that frame is parsed, too,
      which fails with "truncated".
    seq:
      - id: frames
        type: dense_frame
        repeat: expr
        repeat-expr: '_root.header.num_whole_frames + (cuts_a_frame ? 1 : 0)'
        doc: Frames in the order of time; batch elements are frames of equal time.
      - id: trailing
        size-eos: true
        valid:
          expr: _.size == 0
        -severity: note
        -code: trailing
        -expect: "nothing after the last frame"
        doc: An incomplete frame that nbands does not count, left by a killed run. All readers skip it.
    instances:
      cuts_a_frame:
        value: |
          _root.header.len_tail > 0
            and (_root.header.nbands > _root.header.num_whole_frames or _root.header.num_whole_frames == 0)
        doc: Whether the bytes after the last complete frame are a truncated frame.

  dense_frame:
    doc: The whole layer at one time. BUP.tpp:12-16.
    seq:
      - id: time
        type: f8
        doc: Simulated time in ms. Need not increase; may be any number.
      - id: values
        size: _root.header.len_values
        doc: |
          Values [y][x][f], the element type follows from datatype and datasize (type 5 has four
          words per cell). With several processes, nyprocs × nxprocs blocks [ny][nx][nf], one for
          each (mlab/util/readpvpfile.m:199-206).

  legacy_activity:
    doc: Type 1, one frame whose time is in the header.
    seq:
      - id: values
        size: _root.header.len_values
        doc: Values as in a dense frame, in blocks of the processes.
      - id: nothing_more
        size-eos: true
        valid:
          expr: _.size == 0
        -code: trailing
        -expect: "nothing after the one frame of a type 1 file"
        doc: Further frames would have no time, so a longer file is refused.

  sparse_activity:
    doc: |
      Types 6 and 2. Frames differ in length, so the file is parsed to its end. A rest of fewer than
      12 bytes that nbands does not count is skipped; if nbands counts a frame there, or there is no
      frame, parsing it fails with "truncated".
    seq:
      - id: frames
        type: sparse_frame
        repeat: until
        repeat-until: _io.eof or _io.size - _io.pos < 12 and _index + 1 >= _root.header.nbands
        if: has_frames
        doc: Frames in the order of time. Absent if the file ends after the header.
      - id: nbands_is_number_of_frames
        size: 0
        valid:
          expr: _root.header.nbands == num_frames
        -severity: note
        -expect: "nbands in the header (offset 68) = the number of frames in the file"
        doc: Wrong after a crash, and in one public file (30 instead of 1). The existing frames are read.
      - id: trailing
        size-eos: true
        valid:
          expr: _.size == 0
        -severity: note
        -code: trailing
        -expect: "nothing after the last frame"
        doc: Fewer bytes than the time and count of a frame.
    instances:
      has_frames:
        value: _io.size > _root.header.headersize
      num_frames:
        value: 'has_frames ? frames.size : 0'
        doc: Number of frames.

  sparse_frame:
    doc: |
      The active cells of the layer at one time. BUP.tpp:272-320. Entries may come in any order; for
      duplicate cells the last entry wins (src/structures/SparseList.hpp:60).
    seq:
      - id: time
        type: f8
        doc: Simulated time in ms. Need not increase; may be any number.
      - id: count
        type: u4
        valid:
          max: _root.header.num_cells
        -severity: note
        -expect: "at most one entry per cell"
        doc: Number of entries, 0 in a silent frame. If it exceeds the number of cells, some cells are duplicates.
      - id: entries
        type: sparse_entry(_root.header.num_cells)
        repeat: expr
        repeat-expr: count
        if: _root.header.filetype == filetype::sparse_values
        doc: Active cells with their values. Type 6 only.
      - id: indices
        type: sparse_index(_root.header.num_cells)
        repeat: expr
        repeat-expr: count
        if: _root.header.filetype == filetype::sparse_binary
        doc: Active cells, each with the value 1. Type 2 only.

  sparse_entry:
    doc: An active cell with its value. src/structures/SparseList.hpp:19-22.
    params:
      - id: num_cells
        type: u8
        doc: Cells of the layer.
    seq:
      - id: index
        type: u4
        valid:
          max: num_cells - 1
        -code: bad_reference
        -expect: "a cell of the layer, less than nx * ny * nf"
        doc: The cell, f + nf · (x + nx · y).
      - id: value
        type: f4
        doc: Its activity; may be any number, including 0.

  sparse_index:
    doc: An active cell. A separate type so that errors can report the bound.
    params:
      - id: num_cells
        type: u8
        doc: Cells of the layer.
    seq:
      - id: index
        type: u4
        valid:
          max: num_cells - 1
        -code: bad_reference
        -expect: "a cell of the layer, less than nx * ny * nf"
        doc: The cell, f + nf · (x + nx · y).

  weights_header:
    doc: |
      Bytes 80 to 103 of a weight file (BUP.hpp:57-62, 94-99), and the layout that follows from
      them.

      A frame is its header and then, for each arbor and each patch, 8 bytes of patch header and
      nxp · nyp · nfp weights, even if a patch is shrunken at the border of the layer. The patch
      header (u16 nx, u16 ny, u32 offset) is not read: current writers write nxp, nyp, 0, older ones
      the active part of the patch, and all current readers skip it and use the whole patch
      (src/io/WeightsFileIO.cpp:633-649).

      Both `nbands` and `numrecords` are the number of arbors. If they differ, the one for which the
      file size is a whole number of frames is right; if this holds for both, the file is refused.
      There is no count of frames, so bytes after the last complete frame can only be a truncated
      frame.
    seq:
      - id: nxp
        type: s4
        valid:
          min: 1
        doc: Width of a patch in postsynaptic positions.
      - id: nyp
        type: s4
        valid:
          min: 1
        doc: Height of a patch.
      - id: nfp
        type: s4
        valid:
          min: 1
        doc: Features of a patch.
      - id: w_min
        type: f4
        -orig-id: wMin
        doc: Weight of the byte 0. Meaningless for float weights.
      - id: w_max
        type: f4
        -orig-id: wMax
        doc: Weight of the byte 255. Meaningless for float weights.
      - id: byte_range_is_finite
        size: 0
        if: _root.header.datatype == datatype::uint8
        valid:
          expr: w_min <= w_max and w_max - w_min <= 3.4028234663852886e38
        -severity: note
        -subject: w_max
        -expect: "a finite number of at least wMin, their difference finite in float32"
        doc: Otherwise bytes would decode to NaN or infinity, or in descending order.
      - id: num_patches
        type: s4
        valid:
          min: 1
        -orig-id: numPatches
        doc: Patches of an arbor. Unsigned in the public text, signed in all code.
      - id: patches_fit_the_file
        size: 0
        valid:
          expr: |
            nxp * nyp <= _io.size / nfp
              and num_patches <= _io.size / (4 + weights_per_patch * _root.header.datasize)
        -code: truncated
        -subject: num_patches
        -expect: "no more patches of nxp * nyp * nfp weights than the file can hold"
        doc: Bounds the sizes first. After this check no product here exceeds twice the size of the file.
      - id: patch_headers_have_8_bytes
        size: 0
        valid:
          expr: nbands_fits or numrecords_fits or not short_headers_fit
        -code: bad_size
        -expect: "patch headers of 8 bytes; the size of this file fits the 4-byte ones of November 2009 to March 2012, which are not supported"
        doc: OpenPV commit 9ef3e0450 added the offset to the patch header. No current reader reads older files.
      - id: frames_fill_the_file
        size: 0
        valid:
          expr: nbands_fits or numrecords_fits
        -code: truncated
        -expect: "a whole number of frames of 104 + arbors * numPatches * (8 + nxp * nyp * nfp * datasize) bytes, arbors being nbands or numrecords"
        doc: mlab/util/readpvpfile.m:57-62, 92-97.
      - id: number_of_arbors_is_certain
        size: 0
        if: _root.header.nbands != _root.header.numrecords
        valid:
          expr: not (nbands_fits and numrecords_fits) and not short_headers_fit
        -code: bad_size
        -expect: "nbands = numrecords, or a file size that only one of them fits"
        doc: If they differ, the size of the file decides, and must allow only one interpretation.
    instances:
      weights_per_patch:
        value: nxp * nyp * nfp
        doc: Weights of a patch, in the order [y][x][f].
      len_patch:
        value: 8 + weights_per_patch * _root.header.datasize
        doc: Bytes of a patch including its header. BUP.tpp:484.
      len_arbor:
        value: num_patches * len_patch
        doc: Bytes of the patches of an arbor.
      len_short_arbor:
        value: num_patches * (len_patch - 4)
        doc: The same with patch headers of 4 bytes.
      nbands_fits:
        value: |
          _root.header.nbands > 0 and _root.header.nbands <= _io.size / len_arbor
            and _io.size % (104 + _root.header.nbands * len_arbor) == 0
        doc: Whether the file is a whole number of frames with nbands arbors.
      numrecords_fits:
        value: |
          _root.header.numrecords > 0 and _root.header.numrecords <= _io.size / len_arbor
            and _io.size % (104 + _root.header.numrecords * len_arbor) == 0
        doc: Whether the file is a whole number of frames with numrecords arbors.
      short_headers_fit:
        value: |
          _root.header.nbands > 0 and _root.header.nbands <= _io.size / len_short_arbor
            and _io.size % (104 + _root.header.nbands * len_short_arbor) == 0
          or _root.header.numrecords > 0 and _root.header.numrecords <= _io.size / len_short_arbor
            and _io.size % (104 + _root.header.numrecords * len_short_arbor) == 0
        doc: Whether the file would be a whole number of frames with patch headers of 4 bytes and one of the counts.
      num_arbors:
        value: 'nbands_fits ? _root.header.nbands : _root.header.numrecords'
        doc: Number of arbors (sets of patches) of a frame.
      len_patches:
        value: num_arbors * len_arbor
        doc: Bytes of a frame after its header.
      num_frames:
        value: _io.size / (104 + len_patches)
        doc: Number of frames.

  weights:
    doc: Types 3 and 5. Frame i begins at i · (104 + len_patches).
    seq:
      - id: frames
        type: weights_frame(_index)
        repeat: expr
        repeat-expr: _root.weights_header.num_frames
        doc: Frames in the order of time.

  weights_frame:
    doc: All weights of the connection at one time.
    params:
      - id: index
        type: u4
        doc: Index of the frame. Frame 0 has the header of the file.
    seq:
      - id: header
        type: weights_frame_header
        if: index > 0
        doc: The header of the file again, with the time and the range of this frame.
      - id: patches
        size: _root.weights_header.len_patches
        doc: |
          [arbor][patch], each a patch header of 8 bytes and the weights [nyp][nxp][nfp]. Patches of nonshared weights
          are in the order f + nf · (x + nx · y) of the presynaptic layer with its margins (src/io/WeightsFileIO.cpp:207-209).
    instances:
      time:
        value: 'index > 0 ? header.time : _root.header.time'
        doc: Simulated time in ms.
      w_min:
        value: 'index > 0 ? header.w_min : _root.weights_header.w_min'
        -orig-id: wMin
        doc: Weight of the byte 0 in this frame.
      w_max:
        value: 'index > 0 ? header.w_max : _root.weights_header.w_max'
        -orig-id: wMax
        doc: Weight of the byte 255 in this frame.

  weights_frame_header:
    doc: |
      Header of a later frame of weights. Only the time, the range and unused words may differ from
      the header of the file: all frames have the same geometry.
    seq:
      - id: headersize
        type: s4
        valid: _root.header.headersize
        doc: 104.
      - id: numparams
        type: s4
        valid: _root.header.numparams
        doc: 26.
      - id: filetype
        type: s4
        enum: filetype
        valid: _root.header.filetype
        doc: Equal to that of the file header, like all compared words.
      - id: nx
        type: s4
        valid: _root.header.nx
        doc: Width of the presynaptic layer.
      - id: ny
        type: s4
        valid: _root.header.ny
        doc: Height of the presynaptic layer.
      - id: nf
        type: s4
        valid: _root.header.nf
        doc: Features of the presynaptic layer.
      - id: numrecords
        type: s4
        valid: _root.header.numrecords
        doc: Arbors.
      - id: recordsize
        type: s4
        doc: Of no use, not compared.
      - id: datasize
        type: s4
        valid: _root.header.datasize
        doc: Bytes of a weight.
      - id: datatype
        type: s4
        enum: datatype
        valid: _root.header.datatype
        doc: Type of a weight.
      - id: nxprocs
        type: s4
        valid: _root.header.nxprocs
        doc: Processes in x.
      - id: nyprocs
        type: s4
        valid: _root.header.nyprocs
        doc: Processes in y.
      - id: nx_extended
        type: s4
        valid: _root.header.nx_extended
        -orig-id: nxExtended
        doc: Width of the presynaptic layer with its margins.
      - id: ny_extended
        type: s4
        valid: _root.header.ny_extended
        -orig-id: nyExtended
        doc: Height of the presynaptic layer with its margins.
      - id: kx0
        type: s4
        doc: Of no use, not compared.
      - id: ky0
        type: s4
        doc: Of no use, not compared.
      - id: nbatch
        type: s4
        doc: Of no use, not compared.
      - id: nbands
        type: s4
        valid: _root.header.nbands
        doc: Arbors.
      - id: time
        type: f8
        doc: Simulated time of this frame in ms. Need not increase; may be any number.
      - id: nxp
        type: s4
        valid: _root.weights_header.nxp
        doc: Width of a patch.
      - id: nyp
        type: s4
        valid: _root.weights_header.nyp
        doc: Height of a patch.
      - id: nfp
        type: s4
        valid: _root.weights_header.nfp
        doc: Features of a patch.
      - id: w_min
        type: f4
        -orig-id: wMin
        doc: Weight of the byte 0 in this frame.
      - id: w_max
        type: f4
        -orig-id: wMax
        doc: Weight of the byte 255 in this frame.
      - id: byte_range_is_finite
        size: 0
        if: _root.header.datatype == datatype::uint8
        valid:
          expr: w_min <= w_max and w_max - w_min <= 3.4028234663852886e38
        -severity: note
        -subject: w_max
        -expect: "a finite number of at least wMin, their difference finite in float32"
        doc: As in weights_header.
      - id: num_patches
        type: s4
        valid: _root.weights_header.num_patches
        -orig-id: numPatches
        doc: Patches of an arbor.
