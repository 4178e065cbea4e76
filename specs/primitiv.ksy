# SPDX-License-Identifier: Apache-2.0
meta:
  id: primitiv
  title: primitiv file format v0.1
  license: Apache-2.0
  ks-version: '0.10'
  endian: be
  imports:
    - msgpack
doc: |
  Parameters, models and optimizer settings of the neural network toolkit primitiv: a
  flat row of MessagePack tokens, a header of 15 bytes first. Shapes, tensors and
  parameters are bare sequences without a container around them. Token numbers are
  big-endian, tensor data are the raw memory of the host.

  Sources are given as file:lines below primitiv/ of primitiv/primitiv at commit db14ca4;
  "the document" is docs/source/reference/file_format.rst there. Keys may come in any
  order. What no grammar says in bearable time stands in the adapter of this project:
  no key occurs twice, since of statistics and settings readers take the first, of
  parameters of a model the last.
doc-ref: https://github.com/primitiv/primitiv/blob/develop/docs/source/reference/file_format.rst

seq:
  - id: header
    type: header
    doc: Version of the format and kind of the object.
  - id: object
    type:
      switch-on: header.data_type
      cases:
        'data_type::shape': shape(0xffff_ffff)
        'data_type::tensor': tensor(0xffff_ffff)
        'data_type::parameter': parameter
        'data_type::model': model
        'data_type::optimizer': optimizer
    doc: The one object of the file.
  - id: trailing
    size-eos: true
    valid:
      expr: '_.size == 0'
    -severity: note
    -code: trailing
    -expect: "the end of the file"
    doc: Writers put nothing behind the object; no loader looks.

types:
  header:
    doc: 15 bytes, the same in every file but for the data type.
    seq:
      - id: major_tag
        type: u1
        valid: 0xce
        -expect: "ce, an unsigned number of 32 bits"
        doc: MessagePack tag of `major`.
      - id: major
        type: u4
        valid: 0
        doc: Major version, 0 (core/file_format.h:26-34).
      - id: minor_tag
        type: u1
        valid: 0xce
        -expect: "ce, an unsigned number of 32 bits"
        doc: MessagePack tag of `minor`.
      - id: minor
        type: u4
        valid: 1
        doc: Minor version, 1. Readers take exactly 0.1.
      - id: data_type_tag
        type: u1
        valid: 0xce
        -expect: "ce, an unsigned number of 32 bits"
        doc: MessagePack tag of `data_type`.
      - id: data_type
        type: u4
        enum: data_type
        valid:
          any-of:
            - data_type::shape
            - data_type::tensor
            - data_type::parameter
            - data_type::model
            - data_type::optimizer
        -expect: "0x000, 0x100, 0x200, 0x300 or 0x400"
        doc: What the file holds (core/file_format.h:14-24).

  shape:
    doc: |
      Lengths of the dimensions, fastest first, and the size of the minibatch, which is
      the slowest (core/parameter.cc:18-23, 42-45).
    params:
      - id: max_batch
        type: u4
        doc: Greatest batch size that is legal here.
    seq:
      - id: dims_head
        type: msgpack::array_head
        doc: Number of dimensions.
      - id: at_most_8_dims
        size: 0
        valid:
          expr: 'dims_head.num_items <= 8'
        -subject: dims_head
        -expect: "at most 8 dimensions"
        doc: MAX_DEPTH (core/shape.h:24), counted before trailing ones are dropped (core/shape.cc:25-40).
      - id: dims
        type: 'dim(_index == 0 ? 1 : dims[_index - 1].volume)'
        repeat: expr
        repeat-expr: dims_head.num_items
        doc: The dimensions; none for a scalar.
      - id: no_trailing_one
        size: 0
        if: dims_head.num_items > 0
        valid:
          expr: 'dims.last.length != 1'
        -severity: note
        -subject: dims
        -expect: "a last dimension other than 1"
        doc: Shapes drop trailing ones when they are made, so no writer stores one (core/shape.cc:19, 36).
      - id: batch
        type: msgpack::uint32
        doc: Size of the minibatch.
      - id: batch_in_range
        size: 0
        valid:
          expr: 'batch.value >= 1 and batch.value <= max_batch'
        -subject: batch
        -expect: "a batch of at least 1, and of exactly 1 for the value of a parameter"
        doc: |
          0 is refused everywhere (core/shape.cc:37-39). The value of a parameter must have
          1 (core/parameter.cc:59-74, 151); statistics may have any, unlike the document says.
      - id: size_fits
        size: 0
        valid:
          expr: 'num_elements <= 0xffff_ffff'
        -code: overflow
        -subject: dims
        -expect: "at most 2^32-1 elements"
        doc: |
          primitiv counts elements in 32 bits and lets the products wrap
          (core/shape.cc:34, core/shape.h:100), which has led it out of bounds.
    instances:
      num_elements:
        value: '(dims_head.num_items == 0 ? 1 : dims.last.volume) * batch.value'
        doc: Number of elements, the batch included.

  dim:
    doc: |
      One dimension with the volume up to it: a MessagePack number of 32 bits, written out
      here so that the length carries its rule.
    params:
      - id: volume_before
        type: u8
        doc: Product of the lengths before this one.
    seq:
      - id: tag
        type: u1
        valid: 0xce
        -expect: "ce, an unsigned number of 32 bits"
        doc: MessagePack tag of `length`.
      - id: length
        type: u4
        valid:
          min: 1
        doc: Number of positions along this dimension; 0 is refused (core/shape.cc:37-39).
    instances:
      volume:
        value: volume_before * length
        doc: Product of the lengths up to this one.

  tensor:
    doc: A shape and its elements (core/parameter.cc:26-39, 48-57).
    params:
      - id: max_batch
        type: u4
        doc: Greatest batch size that is legal here.
    seq:
      - id: shape
        type: shape(max_batch)
        doc: Lengths of the dimensions and the batch.
      - id: data
        type: msgpack::binary
        doc: |
          The elements as IEEE 754 binary32, little-endian (memory of the host: a big-endian
          one would write its own order), column-major with the batch slowest. Nothing
          aligns them.
      - id: data_fits_shape
        size: 0
        valid:
          expr: 'data.len_data == shape.num_elements * 4'
        -code: bad_size
        -subject: data
        -expect: "4 bytes for each element of the shape"
        doc: core/parameter.cc:31-36, where the product may have wrapped; here it is exact.

  parameter:
    doc: A value and what optimizers keep about it (core/parameter.cc:132-181). Its gradient is not stored.
    seq:
      - id: value
        type: tensor(1)
        doc: The trained value.
      - id: num_stats
        type: msgpack::uint32
        doc: Number of statistics.
      - id: stats
        type: statistic
        repeat: expr
        repeat-expr: num_stats.value
        doc: The statistics; the writer gives them no order.

  statistic:
    doc: A named tensor of an optimizer, such as `Adam.m1` (core/optimizer_impl.cc).
    seq:
      - id: key
        type: msgpack::string
        doc: Its name; any bytes, also none.
      - id: value
        type: tensor(0xffff_ffff)
        doc: Its value, of any shape and batch (core/parameter.cc:140-147).

  model:
    doc: All parameters of a model and its submodels in one flat list (core/model.cc:31-75).
    seq:
      - id: num_parameters
        type: msgpack::uint32
        doc: Number of parameters; 0 for an empty model.
      - id: parameters
        type: model_entry
        repeat: expr
        repeat-expr: num_parameters.value
        doc: The parameters. The writer sorts them by key; readers take any order.

  model_entry:
    doc: A parameter and its place in the tree of submodels.
    seq:
      - id: key_head
        type: msgpack::array_head
        doc: Number of names in `key`.
      - id: key_names_something
        size: 0
        valid:
          expr: 'key_head.num_items >= 1'
        -severity: note
        -subject: key_head
        -expect: "a key of at least one name"
        doc: |
          Never written, since a parameter always has a name; the file is well-formed, but no
          live model has a parameter of this key (core/model.cc:39-43).
      - id: key
        type: msgpack::string
        repeat: expr
        repeat-expr: key_head.num_items
        doc: Names of the submodels on the way, outermost first, then of the parameter; any bytes.
      - id: parameter
        type: parameter
        doc: The parameter itself.

  optimizer:
    doc: Settings and counters of an optimizer (core/optimizer.cc:31-52). Its class is not stored.
    seq:
      - id: uint_configs
        type: uint_config_map
        doc: Settings that are whole numbers, as `Optimizer.epoch`.
      - id: float_configs
        type: float_config_map
        doc: Settings that are real numbers, as `Optimizer.lr_scale` or `Adam.beta1`.

  uint_config_map:
    doc: A map of names to whole numbers.
    seq:
      - id: head
        type: msgpack::map_head
        doc: Number of settings.
      - id: configs
        type: uint_config
        repeat: expr
        repeat-expr: head.num_pairs
        doc: The settings, in no particular order.

  uint_config:
    doc: A setting that is a whole number.
    seq:
      - id: key
        type: msgpack::string
        doc: Its name.
      - id: value
        type: msgpack::uint32
        doc: Its value.

  float_config_map:
    doc: A map of names to real numbers.
    seq:
      - id: head
        type: msgpack::map_head
        doc: Number of settings.
      - id: configs
        type: float_config
        repeat: expr
        repeat-expr: head.num_pairs
        doc: The settings, in no particular order.

  float_config:
    doc: A setting that is a real number.
    seq:
      - id: key
        type: msgpack::string
        doc: Its name.
      - id: value
        type: msgpack::float32
        doc: Its value; nobody checks it, NaN and negative ones are taken (optimizer.cc:124-127).

enums:
  data_type:
    0x000:
      id: shape
      -orig-id: SHAPE
      doc: Only the document knows such files.
    0x100:
      id: tensor
      -orig-id: TENSOR
      doc: Only the document knows such files.
    0x200:
      id: parameter
      -orig-id: PARAMETER
    0x300:
      id: model
      -orig-id: MODEL
    0x400:
      id: optimizer
      -orig-id: OPTIMIZER
