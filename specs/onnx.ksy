# SPDX-License-Identifier: Apache-2.0
# Written by onnx_messages.py from onnx_messages.tsv; change those, not this file.
meta:
  id: onnx
  title: ONNX model
  file-extension: onnx
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - protobuf_varint
doc: |
  A model of onnx: a graph of operators, with tensors as their parameters. The file is one message of Protocol Buffers,
  ModelProto, without a magic number, a length or a checksum.

  Facts from onnx/onnx-ml.proto of onnx/onnx at commit f7546912 (Apache-2.0). A message is a sequence of fields, each with its
  number. They ascend here, as in every file that was found, though Protocol Buffers allows any order: so the shape of a tensor
  is known when its elements come, and no field that occurs once is there twice. Rules that concern names, files beside the
  model and elements of less than 32 bits in `int32_data` are checked by the library (runtime/formats/onnx).
doc-ref: https://github.com/onnx/onnx/blob/main/onnx/onnx-ml.proto
seq:
  - id: model
    type: model
types:
  varints:
    doc: Numbers one behind the other.
    seq:
      - id: items
        type: varint_item(_index)
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
  varint_item:
    params:
      - id: index
        type: u8
        doc: How many there are before it.
    seq:
      - id: number
        type: protobuf_varint
        doc: The number.
    instances:
      count:
        value: index + 1
        doc: How many there are up to this one.
  lengths:
    doc: Lengths of axes one behind the other.
    params:
      - id: cells_before
        type: u8
        doc: Product of the lengths before these, but for 0.
      - id: zeros_before
        type: u8
        doc: How many of the lengths before these are 0.
    seq:
      - id: items
        type: 'length(_index == 0 ? cells_before : items[_index - 1].cells, _index == 0 ? zeros_before : items[_index - 1].zeros)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
  length:
    doc: Length of an axis.
    params:
      - id: cells_before
        type: u8
        doc: Product of the lengths before it, but for 0.
      - id: zeros_before
        type: u8
        doc: How many of the lengths before it are 0.
    seq:
      - id: number
        type: protobuf_varint
        doc: The length.
      - id: is_not_negative
        size: 0
        valid:
          expr: 'number.value < 0x8000000000000000'
        -subject: number
        -expect: "a length that is not negative"
    instances:
      cells:
        value: 'cells_before * (number.value == 0 ? 1 : number.value)'
        doc: Product of the lengths up to this one, but for 0.
      zeros:
        value: 'zeros_before + (number.value == 0 ? 1 : 0)'
        doc: How many of the lengths up to this one are 0.
  model:
    doc: ModelProto, the whole file.
    seq:
      - id: fields
        type: 'model_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  model_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or tag.value == 26 or tag.value == 34 or tag.value == 40 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 114 or tag.value == 162 or tag.value == 202 or tag.value == 210 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 14 and number_here != 20 and number_here != 25 and number_here != 26'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or tag.value == 26 or tag.value == 34 or tag.value == 40 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 114 or tag.value == 162 or tag.value == 202 or tag.value == 210'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2 and number != 3 and number != 4 and number != 5 and number != 6 and number != 7'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: ir_version
        type: protobuf_varint
        if: number_here == 1
        doc: 'Version of this format.'
      - id: producer_name
        size: len.value
        if: number_here == 2
        doc: 'Name of the program that wrote the file.'
      - id: producer_version
        size: len.value
        if: number_here == 3
        doc: 'Its version.'
      - id: domain
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 4
        doc: 'Name space of the model, such as `com.example`.'
      - id: model_version
        type: protobuf_varint
        if: number_here == 5
        doc: 'Version of the graph, chosen by its author.'
      - id: doc_string
        size: len.value
        if: number_here == 6
        doc: 'Text about the model.'
      - id: graph
        size: len.value
        type: graph
        if: number_here == 7
        doc: 'What is evaluated.'
      - id: opset_import
        size: len.value
        type: operator_set_id
        if: number_here == 8
        doc: 'Sets of operators that nodes may use.'
      - id: metadata_props
        size: len.value
        type: string_string_entry
        if: number_here == 14
        doc: 'Further metadata; no key twice.'
      - id: training_info
        size: len.value
        type: training_info
        if: number_here == 20
        doc: 'Graphs for training.'
      - id: functions
        size: len.value
        type: function
        if: number_here == 25
        doc: 'Functions that nodes may call.'
      - id: configuration
        size: len.value
        type: device_configuration
        if: number_here == 26
        doc: 'Devices for execution in parallel.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 14 and number_here != 20 and number_here != 25 and number_here != 26'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  graph:
    doc: GraphProto.
    seq:
      - id: fields
        type: 'graph_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  graph_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 42 or tag.value == 82 or tag.value == 90 or tag.value == 98 or tag.value == 106 or tag.value == 114 or tag.value == 122 or tag.value == 130 or number_here != 1 and number_here != 2 and number_here != 5 and number_here != 10 and number_here != 11 and number_here != 12 and number_here != 13 and number_here != 14 and number_here != 15 and number_here != 16'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 42 or tag.value == 82 or tag.value == 90 or tag.value == 98 or tag.value == 106 or tag.value == 114 or tag.value == 122 or tag.value == 130'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 2 and number != 10'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: node
        size: len.value
        type: node
        if: number_here == 1
        doc: 'Operators, in the order of evaluation.'
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 2
        doc: 'Name of the graph.'
      - id: initializer
        size: len.value
        type: tensor
        if: number_here == 5
        doc: 'Named tensors, mostly weights.'
      - id: doc_string
        size: len.value
        if: number_here == 10
        doc: 'Text about the graph.'
      - id: input
        size: len.value
        type: value_info
        if: number_here == 11
        doc: 'Inputs.'
      - id: output
        size: len.value
        type: value_info
        if: number_here == 12
        doc: 'Outputs.'
      - id: value_info
        size: len.value
        type: value_info
        if: number_here == 13
        doc: 'Types of values in between.'
      - id: quantization_annotation
        size: len.value
        type: tensor_annotation
        if: number_here == 14
        doc: 'Which tensors hold scales and zero points of others.'
      - id: sparse_initializer
        size: len.value
        type: sparse_tensor
        if: number_here == 15
        doc: 'Named tensors of which most elements are 0.'
      - id: metadata_props
        size: len.value
        type: string_string_entry
        if: number_here == 16
        doc: 'Further metadata.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 5 and number_here != 10 and number_here != 11 and number_here != 12 and number_here != 13 and number_here != 14 and number_here != 15 and number_here != 16'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  node:
    doc: NodeProto.
    seq:
      - id: fields
        type: 'node_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  node_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 26 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 74 or tag.value == 82 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 26 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 74 or tag.value == 82'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 3 and number != 4 and number != 6 and number != 7 and number != 8'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: input
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Names of values that it takes.'
      - id: output
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 2
        doc: 'Names of values that it gives.'
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 3
        doc: 'Name of the node.'
      - id: op_type
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 4
        doc: 'Name of the operator.'
      - id: attribute
        size: len.value
        type: attribute
        if: number_here == 5
        doc: 'Parameters; no name twice.'
      - id: doc_string
        size: len.value
        if: number_here == 6
        doc: 'Text about the node.'
      - id: domain
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 7
        doc: 'Domain of the operator; none is ONNX''s own.'
      - id: overload
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 8
        doc: 'Which of the functions of one name is called.'
      - id: metadata_props
        size: len.value
        type: string_string_entry
        if: number_here == 9
        doc: 'Further metadata.'
      - id: device_configurations
        size: len.value
        type: node_device_configuration
        if: number_here == 10
        doc: 'How it is divided over devices.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  attribute:
    doc: AttributeProto.
    seq:
      - id: fields
        type: 'attribute_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  attribute_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 21 or tag.value == 24 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 61 or tag.value == 64 or tag.value == 66 or tag.value == 74 or tag.value == 82 or tag.value == 90 or tag.value == 106 or tag.value == 114 or tag.value == 122 or tag.value == 160 or tag.value == 170 or tag.value == 178 or tag.value == 186 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10 and number_here != 11 and number_here != 13 and number_here != 14 and number_here != 15 and number_here != 20 and number_here != 21 and number_here != 22 and number_here != 23'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 21 or tag.value == 24 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 61 or tag.value == 64 or tag.value == 66 or tag.value == 74 or tag.value == 82 or tag.value == 90 or tag.value == 106 or tag.value == 114 or tag.value == 122 or tag.value == 160 or tag.value == 170 or tag.value == 178 or tag.value == 186'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2 and number != 3 and number != 4 and number != 5 and number != 6 and number != 13 and number != 14 and number != 20 and number != 21 and number != 22'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the parameter.'
      - id: f
        type: f4
        if: number_here == 2
        doc: 'A number.'
      - id: i
        type: protobuf_varint
        if: number_here == 3
        doc: 'A number.'
      - id: s
        size: len.value
        if: number_here == 4
        doc: 'A text or bytes.'
      - id: t
        size: len.value
        type: tensor
        if: number_here == 5
        doc: 'A tensor.'
      - id: g
        size: len.value
        type: graph
        if: number_here == 6
        doc: 'A graph, such as the branch of a condition.'
      - id: floats
        type: f4
        if: 'number_here == 7 and wire == 5'
        doc: 'Numbers.'
      - id: packed_floats
        size: len.value
        if: 'number_here == 7 and wire == 2'
        doc: 'All of them in a row.'
      - id: ints
        type: protobuf_varint
        if: 'number_here == 8 and wire == 0'
        doc: 'Numbers.'
      - id: packed_ints
        size: len.value
        type: varints
        if: 'number_here == 8 and wire == 2'
        doc: 'All of them in a row.'
      - id: strings
        size: len.value
        if: number_here == 9
        doc: 'Texts.'
      - id: tensors
        size: len.value
        type: tensor
        if: number_here == 10
        doc: 'Tensors.'
      - id: graphs
        size: len.value
        type: graph
        if: number_here == 11
        doc: 'Graphs.'
      - id: doc_string
        size: len.value
        if: number_here == 13
        doc: 'Text about the parameter.'
      - id: tp
        size: len.value
        type: type
        if: number_here == 14
        doc: 'A type.'
      - id: type_protos
        size: len.value
        type: type
        if: number_here == 15
        doc: 'Types.'
      - id: type
        type: protobuf_varint
        if: number_here == 20
        doc: 'Which of the values there is.'
      - id: type_is_known
        size: 0
        valid:
          expr: 'number_here != 20 or type.value < 15'
        -subject: type
        -expect: "a number from 0 to 14"
      - id: ref_attr_name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 21
        doc: 'In a function: the attribute of its caller that is meant.'
      - id: sparse_tensor
        size: len.value
        type: sparse_tensor
        if: number_here == 22
        doc: 'A tensor of which most elements are 0.'
      - id: sparse_tensors
        size: len.value
        type: sparse_tensor
        if: number_here == 23
        doc: 'Such tensors.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10 and number_here != 11 and number_here != 13 and number_here != 14 and number_here != 15 and number_here != 20 and number_here != 21 and number_here != 22 and number_here != 23'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  tensor:
    doc: TensorProto.
    seq:
      - id: fields
        type: 'tensor_field(_index == 0 ? 0 : fields[_index - 1].number, _index == 0 ? 1 : fields[_index - 1].cells, _index == 0 ? 0 : fields[_index - 1].zeros, _index == 0 ? 0 : fields[_index - 1].kind, _index == 0 ? 0 : fields[_index - 1].place, _index == 0 ? 0 : fields[_index - 1].count, _index == 0 ? 0 : fields[_index - 1].elsewhere)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
      - id: has_type
        size: 0
        valid:
          expr: 'kind >= 1 and kind <= 26'
        -expect: "a data type from 1 to 26"
      - id: has_elements
        size: 0
        valid:
          expr: '(elsewhere == 1) ? (place == 0 and kind != 8) : (cells == 0) ? (place == 0) : (place == 9) ? (kind != 8 and count == num_bytes) : (place == own_place and count == num_values)'
        -expect: "as many elements as type and lengths need, in raw_data or in the field of the type"
    instances:
      kind:
        value: '_io.size == 0 ? 0 : fields.last.kind'
        doc: data_type.
      cells:
        value: '_io.size == 0 ? 1 : fields.last.zeros > 0 ? 0 : fields.last.cells'
        doc: How many elements it has.
      place:
        value: '_io.size == 0 ? 0 : fields.last.place'
        doc: Number of the field that has them; 0 if none has.
      count:
        value: '_io.size == 0 ? 0 : fields.last.count'
        doc: How many values that field has, or bytes.
      elsewhere:
        value: '_io.size == 0 ? 0 : fields.last.elsewhere'
        doc: 1 if the elements are in another file.
      bits:
        value: >-
          kind == 15 ? 128
          : kind == 7 or kind == 11 or kind == 13 or kind == 14 ? 64
          : kind == 1 or kind == 6 or kind == 12 ? 32
          : kind == 4 or kind == 5 or kind == 10 or kind == 16 ? 16
          : kind == 21 or kind == 22 or kind == 23 ? 4
          : kind == 25 or kind == 26 ? 2
          : 8
        doc: Bits of an element; of texts they mean nothing.
      num_bytes:
        value: 'cells / 8 * bits + (cells % 8 * bits + 7) / 8'
        doc: Bytes of the elements in raw_data.
      own_place:
        value: 'kind == 1 or kind == 14 ? 4 : kind == 8 ? 6 : kind == 7 ? 7 : kind == 11 or kind == 15 ? 10 : kind == 12 or kind == 13 ? 11 : 5'
        doc: Number of the field for elements of this type.
      num_values:
        value: 'kind == 14 or kind == 15 ? cells * 2 : bits < 8 ? num_bytes : cells'
        doc: How many values that field needs.
  tensor_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
      - id: cells_before
        type: u8
        doc: Product of the lengths, but for 0.
      - id: zeros_before
        type: u8
        doc: How many lengths are 0.
      - id: kind_before
        type: u8
        doc: data_type.
      - id: place_before
        type: u8
        doc: Number of the field that has the elements; 0 if none has.
      - id: count_before
        type: u8
        doc: How many elements it has, or bytes.
      - id: elsewhere_before
        type: u8
        doc: data_location.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 10 or tag.value == 16 or tag.value == 26 or tag.value == 34 or tag.value == 37 or tag.value == 40 or tag.value == 42 or tag.value == 50 or tag.value == 56 or tag.value == 58 or tag.value == 66 or tag.value == 74 or tag.value == 81 or tag.value == 82 or tag.value == 88 or tag.value == 90 or tag.value == 98 or tag.value == 106 or tag.value == 112 or tag.value == 130 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10 and number_here != 11 and number_here != 12 and number_here != 13 and number_here != 14 and number_here != 16'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 10 or tag.value == 16 or tag.value == 26 or tag.value == 34 or tag.value == 37 or tag.value == 40 or tag.value == 42 or tag.value == 50 or tag.value == 56 or tag.value == 58 or tag.value == 66 or tag.value == 74 or tag.value == 81 or tag.value == 82 or tag.value == 88 or tag.value == 90 or tag.value == 98 or tag.value == 106 or tag.value == 112 or tag.value == 130'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 2 and number != 3 and number != 8 and number != 9 and number != 12 and number != 14'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: dims
        type: length(cells_before, zeros_before)
        if: 'number_here == 1 and wire == 0'
        doc: 'Lengths of its axes.'
      - id: packed_dims
        size: len.value
        type: lengths(cells_before, zeros_before)
        if: 'number_here == 1 and wire == 2'
        doc: 'All of them in a row.'
      - id: data_type
        type: protobuf_varint
        if: number_here == 2
        doc: 'Type of elements.'
      - id: segment
        size: len.value
        type: segment
        if: number_here == 3
        doc: 'Part of a larger tensor; nobody reads it.'
      - id: float_data
        type: f4
        if: 'number_here == 4 and wire == 5'
        doc: 'Elements of float32, and complex64 in pairs.'
      - id: packed_float_data
        size: len.value
        if: 'number_here == 4 and wire == 2'
        doc: 'All of them in a row.'
      - id: int32_data
        type: protobuf_varint
        if: 'number_here == 5 and wire == 0'
        doc: 'Elements of 32 bits and less; floats as their bits.'
      - id: packed_int32_data
        size: len.value
        type: varints
        if: 'number_here == 5 and wire == 2'
        doc: 'All of them in a row.'
      - id: string_data
        size: len.value
        if: number_here == 6
        doc: 'Texts.'
      - id: int64_data
        type: protobuf_varint
        if: 'number_here == 7 and wire == 0'
        doc: 'Elements of int64.'
      - id: packed_int64_data
        size: len.value
        type: varints
        if: 'number_here == 7 and wire == 2'
        doc: 'All of them in a row.'
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 8
        doc: 'Name of the tensor.'
      - id: raw_data
        size: len.value
        if: number_here == 9
        doc: 'Elements as bytes, little-endian and row-major.'
      - id: double_data
        type: f8
        if: 'number_here == 10 and wire == 1'
        doc: 'Elements of float64, and complex128 in pairs.'
      - id: packed_double_data
        size: len.value
        if: 'number_here == 10 and wire == 2'
        doc: 'All of them in a row.'
      - id: uint64_data
        type: protobuf_varint
        if: 'number_here == 11 and wire == 0'
        doc: 'Elements of uint32 and uint64.'
      - id: packed_uint64_data
        size: len.value
        type: varints
        if: 'number_here == 11 and wire == 2'
        doc: 'All of them in a row.'
      - id: doc_string
        size: len.value
        if: number_here == 12
        doc: 'Text about the tensor.'
      - id: external_data
        size: len.value
        type: string_string_entry
        if: number_here == 13
        doc: 'Where in which file the elements are.'
      - id: data_location
        type: protobuf_varint
        if: number_here == 14
        doc: 'Whether the elements are in another file.'
      - id: data_location_is_known
        size: 0
        valid:
          expr: 'number_here != 14 or data_location.value < 2'
        -subject: data_location
        -expect: "a number from 0 to 1"
      - id: metadata_props
        size: len.value
        type: string_string_entry
        if: number_here == 16
        doc: 'Further metadata.'
      - id: is_one_place
        size: 0
        valid:
          expr: 'place_before == 0 or place == place_before'
        -subject: tag
        -expect: "elements in one field"
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10 and number_here != 11 and number_here != 12 and number_here != 13 and number_here != 14 and number_here != 16'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
      is_element:
        value: 'number_here >= 4 and number_here <= 7 or number_here >= 9 and number_here <= 11'
        doc: Whether it has elements.
      cells:
        value: 'number_here == 1 and wire == 2 and len.value > 0 ? packed_dims.items.last.cells : number_here == 1 and wire == 0 ? dims.cells : cells_before'
        doc: Product of the lengths up to here, but for 0.
      zeros:
        value: 'number_here == 1 and wire == 2 and len.value > 0 ? packed_dims.items.last.zeros : number_here == 1 and wire == 0 ? dims.zeros : zeros_before'
        doc: How many of them are 0.
      kind:
        value: 'number_here == 2 ? data_type.value : kind_before'
        doc: data_type, if it was there.
      place:
        value: 'is_element and not (wire == 2 and number_here != 6 and len.value == 0) ? number_here : place_before'
        doc: Number of the field that has the elements.
      count:
        value: >-
          not is_element or (number_here == 9 and len.value == 0) ? count_before
          : number_here == 9 ? len.value
          : number_here == 6 or wire != 2 ? count_before + 1
          : number_here == 4 ? count_before + len.value / 4
          : number_here == 10 ? count_before + len.value / 8
          : len.value == 0 ? count_before
          : number_here == 5 ? count_before + packed_int32_data.items.last.count
          : number_here == 7 ? count_before + packed_int64_data.items.last.count
          : count_before + packed_uint64_data.items.last.count
        doc: How many values there are up to here.
      elsewhere:
        value: 'number_here == 14 ? data_location.value : elsewhere_before'
        doc: data_location, if it was there.
  segment:
    doc: TensorProto.Segment.
    seq:
      - id: fields
        type: 'segment_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  segment_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 16 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 16'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: begin
        type: protobuf_varint
        if: number_here == 1
        doc: 'First element.'
      - id: end
        type: protobuf_varint
        if: number_here == 2
        doc: 'Behind the last element.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  sparse_tensor:
    doc: SparseTensorProto.
    seq:
      - id: fields
        type: 'sparse_tensor_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  sparse_tensor_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 24 or tag.value == 26 or number_here != 1 and number_here != 2 and number_here != 3'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 24 or tag.value == 26'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: values
        size: len.value
        type: tensor
        if: number_here == 1
        doc: 'The elements that are not 0, with the name of the tensor.'
      - id: indices
        size: len.value
        type: tensor
        if: number_here == 2
        doc: 'Where they are, ascending.'
      - id: dims
        type: protobuf_varint
        if: 'number_here == 3 and wire == 0'
        doc: 'Lengths of the axes.'
      - id: packed_dims
        size: len.value
        type: varints
        if: 'number_here == 3 and wire == 2'
        doc: 'All of them in a row.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  string_string_entry:
    doc: StringStringEntryProto.
    seq:
      - id: fields
        type: 'string_string_entry_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  string_string_entry_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: key
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name.'
      - id: value
        size: len.value
        if: number_here == 2
        doc: 'Text.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  operator_set_id:
    doc: OperatorSetIdProto.
    seq:
      - id: fields
        type: 'operator_set_id_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  operator_set_id_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 16 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 16'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: domain
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Domain of the operators; none is ONNX''s own.'
      - id: version
        type: protobuf_varint
        if: number_here == 2
        doc: 'Version of the set.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  value_info:
    doc: ValueInfoProto.
    seq:
      - id: fields
        type: 'value_info_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  value_info_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 26 or tag.value == 34 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 26 or tag.value == 34'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2 and number != 3'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the value.'
      - id: type
        size: len.value
        type: type
        if: number_here == 2
        doc: 'Its type.'
      - id: doc_string
        size: len.value
        if: number_here == 3
        doc: 'Text about it.'
      - id: metadata_props
        size: len.value
        type: string_string_entry
        if: number_here == 4
        doc: 'Further metadata.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  type:
    doc: TypeProto.
    seq:
      - id: fields
        type: 'type_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  type_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 74 or number_here != 1 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 74'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 4 and number != 5 and number != 6 and number != 7 and number != 8 and number != 9'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: tensor_type
        size: len.value
        type: tensor_type
        if: number_here == 1
        doc: 'A tensor.'
      - id: sequence_type
        size: len.value
        type: element_type
        if: number_here == 4
        doc: 'A list.'
      - id: map_type
        size: len.value
        type: map_type
        if: number_here == 5
        doc: 'A dictionary.'
      - id: denotation
        size: len.value
        if: number_here == 6
        doc: 'What the value means.'
      - id: opaque_type
        size: len.value
        type: opaque_type
        if: number_here == 7
        doc: 'Something else.'
      - id: sparse_tensor_type
        size: len.value
        type: tensor_type
        if: number_here == 8
        doc: 'A tensor of which most elements are 0.'
      - id: optional_type
        size: len.value
        type: element_type
        if: number_here == 9
        doc: 'A value that may be missing.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  tensor_type:
    doc: TypeProto.Tensor, and TypeProto.SparseTensor.
    seq:
      - id: fields
        type: 'tensor_type_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  tensor_type_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: elem_type
        type: protobuf_varint
        if: number_here == 1
        doc: 'Type of elements.'
      - id: shape
        size: len.value
        type: shape
        if: number_here == 2
        doc: 'Lengths of axes, as far as they are known.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  element_type:
    doc: TypeProto.Sequence, and TypeProto.Optional.
    seq:
      - id: fields
        type: 'element_type_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  element_type_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or number_here != 1'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: elem_type
        size: len.value
        type: type
        if: number_here == 1
        doc: 'Type of its elements.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  map_type:
    doc: TypeProto.Map.
    seq:
      - id: fields
        type: 'map_type_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  map_type_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: key_type
        type: protobuf_varint
        if: number_here == 1
        doc: 'Type of keys.'
      - id: value_type
        size: len.value
        type: type
        if: number_here == 2
        doc: 'Type of values.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  opaque_type:
    doc: TypeProto.Opaque.
    seq:
      - id: fields
        type: 'opaque_type_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  opaque_type_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: domain
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name space of the type.'
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 2
        doc: 'Name of the type.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  shape:
    doc: TensorShapeProto.
    seq:
      - id: fields
        type: 'shape_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  shape_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or number_here != 1'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: dim
        size: len.value
        type: dimension
        if: number_here == 1
        doc: 'Lengths of axes.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  dimension:
    doc: TensorShapeProto.Dimension.
    seq:
      - id: fields
        type: 'dimension_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  dimension_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or tag.value == 26 or number_here != 1 and number_here != 2 and number_here != 3'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or tag.value == 26'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2 and number != 3'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: dim_value
        type: protobuf_varint
        if: number_here == 1
        doc: 'A length.'
      - id: dim_param
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 2
        doc: 'Name of a length that is not known yet.'
      - id: denotation
        size: len.value
        if: number_here == 3
        doc: 'What the axis means.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  tensor_annotation:
    doc: TensorAnnotation.
    seq:
      - id: fields
        type: 'tensor_annotation_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  tensor_annotation_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: tensor_name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the tensor.'
      - id: quant_parameter_tensor_names
        size: len.value
        type: string_string_entry
        if: number_here == 2
        doc: 'Names of tensors with its scale and zero point.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  training_info:
    doc: TrainingInfoProto.
    seq:
      - id: fields
        type: 'training_info_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  training_info_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 26 or tag.value == 34 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 26 or tag.value == 34'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: initialization
        size: len.value
        type: graph
        if: number_here == 1
        doc: 'Sets the first values.'
      - id: algorithm
        size: len.value
        type: graph
        if: number_here == 2
        doc: 'Makes one step.'
      - id: initialization_binding
        size: len.value
        type: string_string_entry
        if: number_here == 3
        doc: 'Where outputs of the former graph go.'
      - id: update_binding
        size: len.value
        type: string_string_entry
        if: number_here == 4
        doc: 'Where outputs of the latter graph go.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  function:
    doc: FunctionProto.
    seq:
      - id: fields
        type: 'function_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  function_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 74 or tag.value == 82 or tag.value == 90 or tag.value == 98 or tag.value == 106 or tag.value == 114 or number_here != 1 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10 and number_here != 11 and number_here != 12 and number_here != 13 and number_here != 14'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 34 or tag.value == 42 or tag.value == 50 or tag.value == 58 or tag.value == 66 or tag.value == 74 or tag.value == 82 or tag.value == 90 or tag.value == 98 or tag.value == 106 or tag.value == 114'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 8 and number != 10 and number != 13'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the function.'
      - id: input
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 4
        doc: 'Names of its inputs.'
      - id: output
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 5
        doc: 'Names of its outputs.'
      - id: attribute
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 6
        doc: 'Names of parameters that have no default.'
      - id: node
        size: len.value
        type: node
        if: number_here == 7
        doc: 'Operators.'
      - id: doc_string
        size: len.value
        if: number_here == 8
        doc: 'Text about it.'
      - id: opset_import
        size: len.value
        type: operator_set_id
        if: number_here == 9
        doc: 'Sets of operators that its nodes may use.'
      - id: domain
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 10
        doc: 'Domain of the function.'
      - id: attribute_proto
        size: len.value
        type: attribute
        if: number_here == 11
        doc: 'Parameters with their defaults.'
      - id: value_info
        size: len.value
        type: value_info
        if: number_here == 12
        doc: 'Types of values.'
      - id: overload
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 13
        doc: 'Which of the functions of one name it is.'
      - id: metadata_props
        size: len.value
        type: string_string_entry
        if: number_here == 14
        doc: 'Further metadata.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 4 and number_here != 5 and number_here != 6 and number_here != 7 and number_here != 8 and number_here != 9 and number_here != 10 and number_here != 11 and number_here != 12 and number_here != 13 and number_here != 14'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  device_configuration:
    doc: DeviceConfigurationProto.
    seq:
      - id: fields
        type: 'device_configuration_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  device_configuration_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 16 or tag.value == 26 or number_here != 1 and number_here != 2 and number_here != 3'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 16 or tag.value == 26'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the configuration.'
      - id: num_devices
        type: protobuf_varint
        if: number_here == 2
        doc: 'How many devices there are.'
      - id: device
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 3
        doc: 'Their names.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  node_device_configuration:
    doc: NodeDeviceConfigurationProto.
    seq:
      - id: fields
        type: 'node_device_configuration_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  node_device_configuration_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 24 or number_here != 1 and number_here != 2 and number_here != 3'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 18 or tag.value == 24'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 3'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: configuration_id
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the configuration.'
      - id: sharding_spec
        size: len.value
        type: sharding_spec
        if: number_here == 2
        doc: 'How tensors are divided.'
      - id: pipeline_stage
        type: protobuf_varint
        if: number_here == 3
        doc: 'Stage of the pipeline.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  sharding_spec:
    doc: ShardingSpecProto.
    seq:
      - id: fields
        type: 'sharding_spec_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  sharding_spec_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 16 or tag.value == 18 or tag.value == 26 or tag.value == 34 or number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 10 or tag.value == 16 or tag.value == 18 or tag.value == 26 or tag.value == 34'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: tensor_name
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 1
        doc: 'Name of the tensor.'
      - id: device
        type: protobuf_varint
        if: 'number_here == 2 and wire == 0'
        doc: 'Numbers of devices.'
      - id: packed_device
        size: len.value
        type: varints
        if: 'number_here == 2 and wire == 2'
        doc: 'All of them in a row.'
      - id: index_to_device_group_map
        size: len.value
        type: int_int_list_entry
        if: number_here == 3
        doc: 'Groups of devices.'
      - id: sharded_dim
        size: len.value
        type: sharded_dim
        if: number_here == 4
        doc: 'How axes are divided.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3 and number_here != 4'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  int_int_list_entry:
    doc: IntIntListEntryProto.
    seq:
      - id: fields
        type: 'int_int_list_entry_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  int_int_list_entry_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 16 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 16 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: key
        type: protobuf_varint
        if: number_here == 1
        doc: 'Number of a group.'
      - id: value
        type: protobuf_varint
        if: 'number_here == 2 and wire == 0'
        doc: 'Numbers of its devices.'
      - id: packed_value
        size: len.value
        type: varints
        if: 'number_here == 2 and wire == 2'
        doc: 'All of them in a row.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  sharded_dim:
    doc: ShardedDimProto.
    seq:
      - id: fields
        type: 'sharded_dim_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  sharded_dim_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or number_here != 1 and number_here != 2'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: axis
        type: protobuf_varint
        if: number_here == 1
        doc: 'Number of the axis.'
      - id: simple_sharding
        size: len.value
        type: simple_sharded_dim
        if: number_here == 2
        doc: 'How it is divided.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
  simple_sharded_dim:
    doc: SimpleShardedDimProto.
    seq:
      - id: fields
        type: 'simple_sharded_dim_field(_index == 0 ? 0 : fields[_index - 1].number)'
        repeat: until
        repeat-until: _io.eof
        if: _io.size > 0
        doc: Its fields, in ascending order.
  simple_sharded_dim_field:
    params:
      - id: before
        type: u8
        doc: Number of the field before it; 0 if it is the first.
    seq:
      - id: tag
        type: protobuf_varint
        doc: 'Number * 8 + wire type.'
      - id: has_its_type
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or tag.value == 24 or number_here != 1 and number_here != 2 and number_here != 3'
        -subject: tag
        -expect: "the wire type of the field"
      - id: is_known
        size: 0
        valid:
          expr: 'tag.value == 8 or tag.value == 18 or tag.value == 24'
        -subject: tag
        -expect: "a field that this message has"
        -severity: note
      - id: is_in_order
        size: 0
        valid:
          expr: 'is_other or number > before or number == before and number != 1 and number != 2 and number != 3'
        -subject: tag
        -expect: "fields in ascending order, and those that are there once not twice"
      - id: len
        type: protobuf_varint
        if: wire == 2
        doc: Bytes of what follows.
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
      - id: dim_value
        type: protobuf_varint
        if: number_here == 1
        doc: 'Length of the axis.'
      - id: dim_param
        size: len.value
        type: str
        encoding: UTF-8
        if: number_here == 2
        doc: 'Name of a length that is not known yet.'
      - id: num_shards
        type: protobuf_varint
        if: number_here == 3
        doc: 'How many parts there are.'
    instances:
      number_here:
        value: tag.value / 8
        doc: Number of the field.
      is_other:
        value: 'number_here != 1 and number_here != 2 and number_here != 3'
        doc: 'Whether it is a field of another version.'
      number:
        value: 'is_other ? before : number_here'
        doc: Number of the field, or of the one before it.
      wire:
        value: tag.value % 8
        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'
