# SPDX-License-Identifier: Apache-2.0
meta:
  id: nnb
  title: NNabla C Runtime binary model (NNB), versions 2 and 3
  file-extension: nnb
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  bit-endian: le
  imports:
    - nnb_block_offset
    - nnb_functions
doc: |
  A trained network for small devices: header, index table, data area. The data area is divided into
  numbered blocks, which contain lists, records and constants; the index table has the start of each
  block, but no field has its length. There is no magic number, no checksum, and no name of a
  tensor. The byte order is that of the exporting host, which is little-endian in all known files.

  Networks from before September 2018 have a header of 52 bytes and are refused.

  Sources are given as file:lines: U is sony/nnabla-c-runtime at commit 5cd80a7, below
  src/runtime/ or include/nnablart/; X is the exporter, sony/nnabla at 2814df0d, below
  python/src/nnabla/utils/converter/ (nnb.py: nnablart/nnb.py).
doc-ref: https://github.com/sony/nnabla-c-runtime

seq:
  - id: header
    type: header
    doc: Version, and the locations of all other data.
  - id: index_table
    type: nnb_block_offset(header.data_size)
    repeat: expr
    repeat-expr: header.num_of_data
    doc: Start of each block in the data area (U runtime_internal.h:40-53; X nnb.py:353-354).
  - id: data
    type: data_area
    size: header.data_size
    doc: All blocks, including padding.
  - id: trailing
    size-eos: true
    valid:
      expr: '_.size == 0'
    -severity: note
    -code: trailing
    -expect: "the end of the file"
    doc: The exporter writes nothing after the data area; no reader checks (U runtime_internal.h:33-35).

types:
  header:
    doc: |
      Fourteen words (U network.h:3506-3515; X nnb.py:338-352). A list is given by the number of its
      elements and the number of its block.
    seq:
      - id: version
        type: u4
        valid:
          any-of: [2, 3]
        doc: |
          Version of the format. Sizes of buffers are in elements in version 2 and in bytes in
          version 3; nothing else differs (U runtime.c:111-114, 168-174). The exporter writes
          version 2 unless told otherwise.
      - id: api_level
        type: u4
        valid:
          expr: '_ <= 45 or _ > 5000'
        -severity: note
        -expect: "a level up to 45, or, above 5000, a checksum"
        doc: |
          The set of functions that the exporter knew: a level, at most 45 so far, or until 2019-09
          a checksum of 27 bits (U runtime.c:118-129; X commit 4cbf5859). The layout does not depend
          on it.
      - id: buffers_count
        type: u4
        doc: Number of buffers.
      - id: buffers_block
        type: s4
        doc: Block with the sizes of the buffers.
      - id: variables_count
        type: u4
        doc: Number of variables.
      - id: variables_block
        type: s4
        doc: Block with the block numbers of the variable records.
      - id: functions_count
        type: u4
        doc: Number of functions.
      - id: functions_block
        type: s4
        doc: Block with the block numbers of the function records.
      - id: inputs_count
        type: u4
        doc: Number of inputs of the network.
      - id: inputs_block
        type: s4
        doc: Block with the numbers of the input variables.
      - id: outputs_count
        type: u4
        doc: Number of outputs of the network.
      - id: outputs_block
        type: s4
        doc: Block with the numbers of the output variables.
      - id: num_of_data
        type: u4
        doc: Number of blocks, and so of entries in the index table.
      - id: data_size
        type: u4
        doc: Bytes of the data area.
      - id: buffers_block_exists
        size: 0
        valid:
          expr: 'buffers_block >= 0 and buffers_block < num_of_data'
        -code: bad_reference
        -subject: buffers_block
        -expect: "a block number below num_of_data"
        doc: Readers do not check (U runtime_internal.h:51-53).
      - id: variables_block_exists
        size: 0
        valid:
          expr: 'variables_block >= 0 and variables_block < num_of_data'
        -code: bad_reference
        -subject: variables_block
        -expect: "a block number below num_of_data"
        doc: Readers do not check (U runtime_internal.h:51-53).
      - id: functions_block_exists
        size: 0
        valid:
          expr: 'functions_block >= 0 and functions_block < num_of_data'
        -code: bad_reference
        -subject: functions_block
        -expect: "a block number below num_of_data"
        doc: Readers do not check (U runtime_internal.h:51-53).
      - id: inputs_block_exists
        size: 0
        valid:
          expr: 'inputs_block >= 0 and inputs_block < num_of_data'
        -code: bad_reference
        -subject: inputs_block
        -expect: "a block number below num_of_data"
        doc: Readers do not check (U runtime_internal.h:51-53).
      - id: outputs_block_exists
        size: 0
        valid:
          expr: 'outputs_block >= 0 and outputs_block < num_of_data'
        -code: bad_reference
        -subject: outputs_block
        -expect: "a block number below num_of_data"
        doc: Readers do not check (U runtime_internal.h:51-53).

  data_area:
    doc: |
      The objects that the lists of the header refer to. The exporter refers to every block exactly
      once; readers accept blocks that are shared or unused.
    instances:
      buffers:
        pos: _root.index_table[_root.header.buffers_block].offset
        type: buffer
        repeat: expr
        repeat-expr: _root.header.buffers_count
        doc: |
          Sizes of run-time memory that variables share; the file has no content for it
          (U runtime.c:162-180).
      variables:
        pos: _root.index_table[_root.header.variables_block].offset
        type: variable
        repeat: expr
        repeat-expr: _root.header.variables_count
        doc: Variables and constants. All references to them are positions in this list, from 0.
      inputs:
        pos: _root.index_table[_root.header.inputs_block].offset
        type: variable_number
        repeat: expr
        repeat-expr: _root.header.inputs_count
        doc: Input variables of the network.
      outputs:
        pos: _root.index_table[_root.header.outputs_block].offset
        type: variable_number
        repeat: expr
        repeat-expr: _root.header.outputs_count
        doc: Output variables of the network.
      functions:
        pos: _root.index_table[_root.header.functions_block].offset
        type: function
        repeat: expr
        repeat-expr: _root.header.functions_count
        doc: The functions, in order of execution (U runtime.c:217-222, 377-386).
      end_of_buffers:
        pos: _root.index_table[_root.header.buffers_block].offset
        type: end_of_list(_root.header.buffers_count, _root.header.buffers_block)
        doc: Checks that `buffers` ends within its block.
      end_of_variables:
        pos: _root.index_table[_root.header.variables_block].offset
        type: end_of_list(_root.header.variables_count, _root.header.variables_block)
        doc: Checks that `variables` ends within its block.
      end_of_inputs:
        pos: _root.index_table[_root.header.inputs_block].offset
        type: end_of_list(_root.header.inputs_count, _root.header.inputs_block)
        doc: Checks that `inputs` ends within its block.
      end_of_outputs:
        pos: _root.index_table[_root.header.outputs_block].offset
        type: end_of_list(_root.header.outputs_count, _root.header.outputs_block)
        doc: Checks that `outputs` ends within its block.
      end_of_functions:
        pos: _root.index_table[_root.header.functions_block].offset
        type: end_of_list(_root.header.functions_count, _root.header.functions_block)
        doc: Checks that `functions` ends within its block.

  end_of_list:
    doc: Compares the length of a list of the header with that of its block.
    params:
      - id: count
        type: u4
        doc: Number of elements.
      - id: block
        type: s4
        doc: Number of the block.
    seq:
      - id: list_in_block
        size: 0
        valid:
          expr: '4 * count <= (block + 1 < _root.header.num_of_data ? _root.index_table[block + 1].offset : _io.size) - _root.index_table[block].offset'
        -severity: note
        -code: bad_size
        -expect: "a list that ends before the next block begins"
        doc: Readers do not check, and read on into the next block.

  buffer:
    doc: A buffer.
    seq:
      - id: size
        type: s4
        valid:
          min: 0
        doc: |
          Length, in bytes in version 3, in elements in version 2; for the latter readers allocate
          four bytes each, whatever the type (U runtime.c:164-174; X nnblart/utils.py:125-157).

  variable_number:
    doc: A reference to a variable, by its position in `data.variables`.
    seq:
      - id: variable
        type: s4
        valid:
          min: 0
          max: _root.header.variables_count - 1
        -code: bad_reference
        doc: Position, from 0 (U runtime.c:293-371).

  variable:
    doc: An entry of the list of variables, and the record that it points to.
    seq:
      - id: block
        type: s4
        valid:
          min: 0
          max: _root.header.num_of_data - 1
        -code: bad_reference
        doc: Number of the block of the record.
    instances:
      record:
        pos: _root.index_table[block].offset
        type: 'variable_record(block + 1 < _root.header.num_of_data ? _root.index_table[block + 1].offset : _io.size)'
        doc: The variable itself.

  variable_record:
    doc: A variable or constant, 20 bytes (nn_variable_t, U network.h:58-66; X nnb.py:235-239).
    params:
      - id: end
        type: u8
        doc: Start of the next block, in bytes from the start of the data area.
    seq:
      - id: id
        type: u4
        doc: The exporter writes the variable's position (X nnb.py:150). No reader uses it.
      - id: shape_count
        type: u4
        doc: Number of dimensions; 0 for a scalar.
      - id: shape_block
        type: s4
        valid:
          min: 0
          max: _root.header.num_of_data - 1
        -code: bad_reference
        doc: Number of the block of the dimensions.
      - id: shape_in_block
        size: 0
        valid:
          expr: '4 * shape_count <= (shape_block + 1 < _root.header.num_of_data ? _root.index_table[shape_block + 1].offset : _io.size) - _root.index_table[shape_block].offset'
        -severity: note
        -code: bad_size
        -subject: shape_count
        -expect: "a list that ends before the next block begins"
        doc: Readers do not check, and read on into the next block.
      - id: type
        type: b4
        enum: data_type
        valid:
          any-of:
            - data_type::float32
            - data_type::int16
            - data_type::int8
            - data_type::sign
        -expect: "a known element type, 0 to 3"
        doc: Type of the elements, the low four bits of the byte.
      - id: fp_pos
        type: b4
        doc: |
          Position of the binary point in int8 and int16: the value is the integer divided by
          2^fp_pos (U runtime.c:194-198). Written as 0, and ignored, for the other types. It may
          exceed the number of bits of the type.
      - id: padding
        size: 3
        valid: '[0, 0, 0]'
        -severity: note
        doc: Written as zero, not read.
      - id: data_index
        type: s4
        valid:
          expr: '_ >= 0 ? _ < _root.header.num_of_data : -1 - _ < _root.header.buffers_count or (_ == -1 and _root.header.buffers_count == 0)'
        -code: bad_reference
        -expect: "the number of a block, or -1 - the number of a buffer"
        doc: |
          Location of the elements: if not negative, the block of that number, and the variable is a
          constant; if negative, buffer -1 - data_index (U runtime.c:203-210). An unused variable
          has -1 even if there is no buffer (X nnb.py:222-225).
      - id: record_in_block
        size: 0
        valid:
          expr: '_io.pos <= end'
        -severity: note
        -code: bad_size
        -subject: id
        -expect: "a record that ends before the next block begins"
        doc: Readers do not check, and read on into the next block.
      - id: constant_in_block
        size: 0
        if: data_index >= 0
        valid:
          expr: 'num_bytes <= block_size or (block_size <= 4 and 8 * block_size >= element_bits)'
        -code: bad_size
        -subject: data_index
        -expect: "a block that holds every element of the shape, or just one"
        doc: |
          The elements of a constant fill its block. A single element, padded to four bytes, may
          replace a weight that no function uses: see `cut_input` of function records.
      - id: constant_fills_block
        size: 0
        if: data_index >= 0
        valid:
          expr: 'block_size <= num_bytes + 3 or num_bytes == 0'
        -severity: note
        -code: bad_size
        -subject: data_index
        -expect: "a block that ends with its elements, or up to three bytes behind them"
        doc: |
          Constants from a generator are always written as float32, whatever the type of their
          variable (X nnb.py:169-175), so they may be longer than that type needs.
    instances:
      shape:
        pos: _root.index_table[shape_block].offset
        type: shape(shape_count)
        doc: Lengths of the dimensions.
      element_bits:
        value: '[32, 16, 8, 1][type.to_i]'
        doc: Bits per element of `type`.
      num_bytes:
        value: 'type == data_type::sign ? (shape.num_elements + 7) / 8 : shape.num_elements * (element_bits / 8)'
        doc: Bytes of all elements. Eight elements of type sign share a byte, the first in its lowest bit.
      buffer:
        value: -1 - data_index
        if: data_index < 0
        doc: Number of the buffer for the elements at run time.
      block_size:
        value: >-
          (data_index + 1 < _root.header.num_of_data
          and _root.index_table[data_index + 1].offset > _root.index_table[data_index].offset
          ? _root.index_table[data_index + 1].offset : _io.size) - _root.index_table[data_index].offset
        if: data_index >= 0
        doc: |
          Bytes of the block of the constant: up to the next block, or to the end of the data area
          if the next block does not begin after it, which is possible if blocks are shared.
      is_partial:
        value: 'data_index >= 0 and num_bytes > block_size'
        doc: Whether only one element is stored although the shape has more.
      stored_count:
        value: 'is_partial ? 1 : shape.num_elements'
        if: data_index >= 0
        doc: Number of elements stored.
      data:
        pos: _root.index_table[data_index].offset
        size: 'is_partial ? (element_bits + 7) / 8 : num_bytes'
        if: data_index >= 0
        doc: |
          The stored elements in the order of the shape, the last dimension fastest, except for
          transposed weights: see `last_transposed_input` of function records.
      is_usable:
        value: >-
          data_index >= 0 ? num_bytes <= block_size
          : buffer < _root.header.buffers_count
          and num_bytes <= _root.data.buffers[buffer].size * (_root.header.version == 2 ? 4 : 1)
        doc: |
          Whether the elements of the whole shape fit into their block or buffer. Unused variables
          need not satisfy this (X nnb.py:222-225).

  shape:
    doc: The shape of a variable.
    params:
      - id: count
        type: u4
        doc: Number of dimensions.
    seq:
      - id: dims
        type: 'dim(_index == 0 ? 1 : dims[_index - 1].extent, _index == 0 ? 1 : dims[_index - 1].cells)'
        repeat: expr
        repeat-expr: count
        doc: Dimensions, slowest first, including the batch size (X nnb.py:153-154).
    instances:
      num_elements:
        value: 'count == 0 ? 1 : dims.last.cells'
        doc: Number of elements. A scalar has one.

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
        type: s4
        valid:
          min: 0
        doc: Number of positions along this dimension; 0 is valid and makes the variable empty.
      - id: extent_in_range
        size: 0
        valid:
          expr: 'length <= 0x1fff_ffff_ffff_ffff / extent_before'
        -code: overflow
        -subject: length
        -expect: "lengths whose product, zeros left out, is below 2^61"
        doc: Keeps all sizes in bytes within 63 bits. Readers multiply without a check.
    instances:
      extent:
        value: '(length == 0 ? extent_before : extent_before * length).as<s8>'
        doc: Product of the lengths up to this one, without zeros.
      cells:
        value: (cells_before * length).as<s8>
        doc: Product of the lengths up to this one.

  function:
    doc: An entry of the list of functions, and the record that it points to.
    seq:
      - id: block
        type: s4
        valid:
          min: 0
          max: _root.header.num_of_data - 1
        -code: bad_reference
        doc: Number of the block of the record.
    instances:
      record:
        pos: _root.index_table[block].offset
        type: 'nnb_functions(_root.index_table, block + 1 < _root.header.num_of_data ? _root.index_table[block + 1].offset : _io.size)'
        doc: The function itself.
      inputs:
        pos: _root.index_table[record.inputs_block].offset
        type: 'operand(_index > 0 and _index == record.cut_input)'
        repeat: expr
        repeat-expr: record.inputs_count
        doc: Variables that the function reads.
      outputs:
        pos: _root.index_table[record.outputs_block].offset
        type: operand(false)
        repeat: expr
        repeat-expr: record.outputs_count
        doc: Variables that the function writes.

  operand:
    doc: A reference to a variable of a function, by its position in `data.variables`.
    params:
      - id: may_be_cut
        type: bool
        doc: Whether one element of a constant suffices.
    seq:
      - id: variable
        type: s4
        valid:
          min: 0
          max: _root.header.variables_count - 1
        -code: bad_reference
        doc: Position, from 0 (U runtime_internal.c:37-62).
      - id: usable_variable
        size: 0
        valid:
          expr: '_root.data.variables[variable].record.is_usable or (may_be_cut and _root.data.variables[variable].record.is_partial)'
        -code: bad_size
        -subject: variable
        -expect: "a variable whose buffer or block holds its whole shape"
        doc: |
          Readers do not check this, so functions may read and write past the end of buffers (U
          runtime.c:203-210).

enums:
  data_type:
    0: {id: float32, -orig-id: NN_DATA_TYPE_FLOAT, doc: IEEE 754 binary32}
    1: {id: int16, -orig-id: NN_DATA_TYPE_INT16, doc: Fixed point in 16 bits}
    2: {id: int8, -orig-id: NN_DATA_TYPE_INT8, doc: Fixed point in 8 bits}
    3: {id: sign, -orig-id: NN_DATA_TYPE_SIGN, doc: "One bit: 1 is +1, 0 is -1"}
