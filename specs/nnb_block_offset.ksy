# SPDX-License-Identifier: Apache-2.0
meta:
  id: nnb_block_offset
  title: Entry of the index table of NNB
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  Start of one block of an NNB file (U runtime_internal.h:40-53; X nnb.py:353-354).
  Source files are named as in nnb.ksy.

params:
  - id: data_size
    type: u8
    doc: Bytes of the data area.

seq:
  - id: offset
    type: u4
    valid:
      max: data_size
    -code: bad_reference
    doc: |
      Start of the block, in bytes from the start of the data area. An empty block begins where the
      next one does or, if it is the last, at the end of the area (U runtime_internal.h:46-53).
  - id: aligned_offset
    size: 0
    valid:
      expr: 'offset % 4 == 0'
    -severity: note
    -code: bad_reference
    -subject: offset
    -expect: "a multiple of 4"
    doc: |
      The exporter pads every block to a multiple of 4 bytes (X nnb.py:48-59). Before 2019-12-09
      (83a20c48) it failed to do so under Python 2; readers accept that.
