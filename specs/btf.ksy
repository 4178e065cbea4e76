# SPDX-License-Identifier: Apache-2.0
meta:
  id: btf
  title: Binary Tensor Format (BTF) of the TensorFlow Runtime
  file-extension: btf
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  A container of unnamed tensors: a count, a table of absolute offsets, and a
  record at each offset. There is no magic number, no version and no checksum.
  All words are little-endian. Records may be in any order, with gaps between them, and may be
  shared; layouts that the original writer never produces give a note.

  Sources are given as file:lines of tensorflow/runtime at commit 4ecc3a44; "the
  document" is documents/binary_tensor_format.md there.
doc-ref: https://github.com/tensorflow/runtime/blob/master/documents/binary_tensor_format.md

seq:
  - id: num_tensors
    type: u8
    valid:
      expr: '_ != 0 or _io.size == 8'
    -code: trailing
    -expect: "at least one tensor, or a file of exactly 8 bytes"
    doc: |
      Number of tensors (btf_util.cc:57-59). Eight zero bytes alone are a file without tensors. If
      more bytes follow, zero does not identify the format, and the file is refused.
  - id: offsets
    type: offset_entry(_index)
    repeat: expr
    repeat-expr: num_tensors
    doc: Offset table, one entry per tensor in the order of the tensors (btf_util.cc:61-64).
  - id: records_follow_table
    size: 0
    if: num_tensors > 0
    valid:
      expr: 'offsets[0].offset == 8 + 8 * num_tensors'
    -severity: note
    -code: bad_reference
    -subject: offsets
    -expect: "the first record directly behind the offset table"
    doc: The writer leaves no gap here (btf_util.cc:108-115); readers do not check.

types:
  offset_entry:
    doc: An entry of the offset table, and the record that it points to.
    params:
      - id: index
        type: u8
        doc: Index of this tensor, from 0.
    seq:
      - id: offset
        type: u8
        valid:
          min: '8 + 8 * _root.num_tensors'
          max: '_io.size - 16'
        -code: bad_reference
        doc: |
          Start of the record, in bytes from the start of the file: after the offset table, and at
          least 16 bytes, the size of a record header, before the end of the file.
      - id: aligned_offset
        size: 0
        valid:
          expr: 'offset % 8 == 0'
        -severity: note
        -code: bad_reference
        -subject: offset
        -expect: "a multiple of 8"
        doc: |
          The document requires it. Files written before 2020-06-29 (commit edfdfa85) have no
          padding and violate it; the library readers accept them.
    instances:
      record:
        pos: offset
        io: _root._io
        type: 'record(offset, index + 1 < _root.num_tensors ? _root.offsets[index + 1].offset : _io.size)'
        doc: The tensor itself.

  record:
    doc: A tensor with its header (TENSOR_RECORD of the document).
    params:
      - id: start
        type: u8
        doc: Offset of this record in the file.
      - id: next
        type: u8
        doc: Start of the record of the next tensor; for the last tensor, the size of the file.
    seq:
      - id: header
        type: record_header
        doc: Element type, layout and number of dimensions.
      - id: dims
        type: 'dim(_index == 0 ? 1 : dims[_index - 1].extent, _index == 0 ? 1 : dims[_index - 1].cells)'
        repeat: expr
        repeat-expr: header.rank
        doc: Length of each dimension, slowest first (btf_util.cc:33-40). None for a scalar.
      - id: payload
        type:
          switch-on: header.layout
          cases:
            'layout::dense': dense_payload(num_cells * header.element_size)
            'layout::coo': coo_payload
        doc: The elements, in the layout `header.layout`.
      - id: padding
        if: '(_io.pos - start) % 8 != 0'
        size: >-
          _io.pos == next ? 0
          : _io.size - _io.pos < 8 - (_io.pos - start) % 8 ? _io.size - _io.pos
          : 8 - (_io.pos - start) % 8
        valid:
          expr: '(_io.pos - start) % 8 == 0 and _.max == 0'
        -severity: note
        -expect: "zero bytes that fill the record up to a multiple of 8"
        doc: |
          0 to 7 zero bytes that make the length of the record a multiple of 8
          (btf_util.cc:24-30, 46-50). The writer pads every record; the document allows the last
          record to have no padding, and writers before 2020-06-29 wrote none. It is absent if the
          next record or the end of the file follows immediately, and truncated if the file ends
          inside it.
      - id: next_record_follows
        size: 0
        valid:
          expr: '_io.pos == next'
        -severity: note
        -code: trailing
        -expect: "the record of the next tensor, or the end of the file, directly behind this record"
        doc: |
          The writer puts records in the order of the table, without gaps, and nothing after the
          last (btf_util.cc:108-115). Readers accept any order, gaps, shared and overlapping
          records, and bytes that belong to no record.
    instances:
      num_cells:
        value: 'header.rank == 0 ? 1 : dims.last.cells'
        doc: Number of elements of the dense tensor, at most 2^63-1. A scalar has one.

  record_header:
    doc: The 16 bytes before the dimensions (btf.h:75-90).
    seq:
      - id: rank
        type: u8
        valid:
          max: 255
        doc: |
          Number of dimensions. A tensor of the runtime has at most 255, and a greater number is
          truncated to 8 bits (tensor_shape.h:65, 260-261).
      - id: dtype
        type: u1
        enum: dtype
        valid:
          any-of:
            - dtype::int8
            - dtype::int16
            - dtype::int32
            - dtype::int64
            - dtype::float32
            - dtype::float64
            - dtype::uint8
            - dtype::uint16
            - dtype::uint32
            - dtype::uint64
        -expect: "a known element type, 0 to 9"
        doc: Type of the elements.
      - id: layout
        type: u1
        enum: layout
        valid:
          any-of:
            - layout::dense
            - layout::coo
        -expect: "0 (dense) or 1 (COO)"
        doc: |
          Layout of the elements. The document gives COO the number 2, but no code has ever written
          or read that: the library refuses it (btf_util.cc:76).
      - id: reserved
        -orig-id: padding
        size: 6
        valid: '[0, 0, 0, 0, 0, 0]'
        -severity: note
        doc: |
          Zero by the document. Writers from 2021-05-26 (ba69e8ca) to 2022-11-07 (5f6e5214)
          left uninitialised memory here; no reader checks it.
    instances:
      element_size:
        value: '[1, 2, 4, 8, 4, 8, 1, 2, 4, 8][dtype.to_i]'
        doc: Bytes per element of `dtype`.

  dim:
    doc: One dimension, with the products up to it.
    params:
      - id: extent_before
        type: u8
        doc: Product of the lengths before this one, without zeros.
      - id: cells_before
        type: u8
        doc: Product of the lengths before this one.
    seq:
      - id: length
        type: u8
        valid:
          max: '0x7fff_ffff_ffff_ffff / extent_before'
        -code: overflow
        -expect: "lengths whose product, zeros left out, is at most 2^63-1"
        doc: |
          Number of positions along this dimension; 0 is valid and makes the tensor empty.
          The code stores a length in a signed 64-bit word (forward_decls.h:110) and multiplies
          without a check (tensor_shape.cc:80-112). Here neither a length nor the product of all
          nonzero lengths may exceed 2^63-1, whatever their order. This is also NumPy's rule, and it
          implies that no stride of an accepted tensor overflows.
    instances:
      extent:
        value: 'length == 0 ? extent_before : extent_before * length'
        doc: Product of the lengths up to this one, without zeros.
      cells:
        value: cells_before * length
        doc: Product of the lengths up to this one.

  dense_payload:
    doc: All elements in row-major order, without strides (DENSE_TENSOR_PAYLOAD).
    params:
      - id: len_data
        type: u8
        doc: Bytes of all elements.
    seq:
      - id: data
        size: len_data
        doc: The elements (btf_util.cc:41-45, 94-97).

  coo_payload:
    doc: |
      The nonzero elements, each with its position (COO_TENSOR_PAYLOAD): two nested payloads that
      have dimensions but no header of their own (tools/btf_info_tool/main.cc:162-184;
      coo_host_tensor_kernels.cc:34-94). No order is specified and positions need not be unique: the
      last duplicate wins.
    seq:
      - id: num_indices
        type: u8
        valid:
          max: _parent.num_cells
        -severity: note
        -expect: "at most one entry per cell of the tensor"
        doc: |
          Rows of the index matrix: number of stored elements. If there are more rows than cells,
          some cell has several.
      - id: num_columns
        type: u8
        valid:
          eq: _parent.header.rank
        -code: bad_size
        doc: |
          Columns of the index matrix, one per dimension. The kernel compares only the product of
          both and accesses memory out of bounds for other shapes
          (coo_host_tensor_kernels.cc:68-81).
      - id: indices
        type: 'coo_index(_parent.dims[_index % num_columns].length)'
        repeat: expr
        repeat-expr: num_indices * num_columns
        doc: Positions of the elements, row by row.
      - id: num_values
        type: u8
        valid:
          eq: num_indices
        -code: bad_size
        doc: Number of values, equal to the number of index rows (main.cc:178-181).
      - id: values
        size: num_values * _parent.header.element_size
        doc: The values, of type `header.dtype`, in the order of the index rows.

  coo_index:
    doc: A position along one dimension.
    params:
      - id: length
        type: u8
        doc: Length of that dimension.
    seq:
      - id: position
        type: s8
        valid:
          min: 0
          max: length - 1
        -code: bad_reference
        doc: |
          Counted from 0. Both readers treat it as signed (main.cc:170; kernels line 55) and accept
          negative positions (line 81); the document says unsigned.

enums:
  dtype:
    0:
      id: int8
      -orig-id: kInt8
    1:
      id: int16
      -orig-id: kInt16
    2:
      id: int32
      -orig-id: kInt32
    3:
      id: int64
      -orig-id: kInt64
    4:
      id: float32
      -orig-id: kFloat32
      doc: IEEE 754 binary32
    5:
      id: float64
      -orig-id: kFloat64
      doc: IEEE 754 binary64
    6:
      id: uint8
      -orig-id: kUInt8
      doc: This type and the following ones are in the code (btf.h:33-44) but not in the document.
    7:
      id: uint16
      -orig-id: kUInt16
    8:
      id: uint32
      -orig-id: kUInt32
    9:
      id: uint64
      -orig-id: kUInt64
  layout:
    0:
      id: dense
      -orig-id: kRMD
      doc: All elements, row-major.
    1:
      id: coo
      -orig-id: kCOO_EXPERIMENTAL
      doc: Coordinate format, only the nonzero elements (btf.h:66-69).
