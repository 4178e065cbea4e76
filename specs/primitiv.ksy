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
  Parameters, models and optimizer settings of the neural network toolkit primitiv: a flat sequence
  of MessagePack tokens that begins with a header of 15 bytes. Shapes, tensors and parameters are
  plain sequences of tokens without a container. Numbers in tokens are big-endian, tensor data are
  raw memory of the host.

  Sources are given as file:lines below primitiv/ of primitiv/primitiv at commit db14ca4;
  "the document" is docs/source/reference/file_format.rst there. Keys may be in any order. One rule
  that a grammar cannot express efficiently is in the adapter of this project: keys are unique,
  since for duplicates readers take the first of statistics and settings, but the last of parameters
  of a model.
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
    doc: Writers put nothing after the object; no loader checks.

types:
  header:
    doc: 15 bytes, the same in every file except the data type.
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
        doc: Minor version, 1. Readers accept only 0.1.
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
        doc: Greatest valid batch size.
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
        doc: Constructing a shape drops trailing ones, so no writer stores one (core/shape.cc:19, 36).
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
          0 is refused everywhere (core/shape.cc:37-39). It must be 1 for the value of a parameter
          (core/parameter.cc:59-74, 151); statistics may have any size, contrary to the document.
      - id: size_fits
        size: 0
        valid:
          expr: 'num_elements <= 0xffff_ffff'
        -code: overflow
        -subject: dims
        -expect: "at most 2^32-1 elements"
        doc: |
          primitiv counts elements in 32 bits and its products wrap (core/shape.cc:34,
          core/shape.h:100), which has caused accesses out of bounds.
    instances:
      num_elements:
        value: '(dims_head.num_items == 0 ? 1 : dims.last.volume) * batch.value'
        doc: Number of elements, including the batch.

  dim:
    doc: |
      One dimension with the volume up to it: a 32-bit MessagePack number, spelled out here so that
      the length has its own rule.
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
        doc: Greatest valid batch size.
    seq:
      - id: shape
        type: shape(max_batch)
        doc: Lengths of the dimensions and the batch.
      - id: data
        type: msgpack::binary
        doc: |
          The elements as IEEE 754 binary32, little-endian (memory of the host: a big-endian host
          would write its own order), column-major with the batch slowest. They are not aligned.
      - id: data_fits_shape
        size: 0
        valid:
          expr: 'data.len_data == shape.num_elements * 4'
        -code: bad_size
        -subject: data
        -expect: "4 bytes for each element of the shape"
        doc: core/parameter.cc:31-36, where the product may wrap; here it is exact.

  parameter:
    doc: A value and its statistics of optimizers (core/parameter.cc:132-181). Its gradient is not stored.
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
        doc: The statistics, in no particular order.

  statistic:
    doc: A named tensor of an optimizer, such as `Adam.m1` (core/optimizer_impl.cc).
    seq:
      - id: key
        type: msgpack::string
        doc: Its name, any bytes, possibly none.
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
        doc: The parameters. The writer sorts them by key; readers accept any order.

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
          Never written, since a parameter always has a name; the file is well-formed, but no model
          in memory has a parameter with this key (core/model.cc:39-43).
      - id: key
        type: msgpack::string
        repeat: expr
        repeat-expr: key_head.num_items
        doc: Names of the enclosing submodels, outermost first, then of the parameter; any bytes.
      - id: parameter
        type: parameter
        doc: The parameter itself.

  optimizer:
    doc: Settings and counters of an optimizer (core/optimizer.cc:31-52). Its class is not stored.
    seq:
      - id: uint_configs
        type: uint_config_map
        doc: Integer settings, such as `Optimizer.epoch`.
      - id: float_configs
        type: float_config_map
        doc: Float settings, such as `Optimizer.lr_scale` or `Adam.beta1`.

  uint_config_map:
    doc: A map from names to integers.
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
    doc: An integer setting.
    seq:
      - id: key
        type: msgpack::string
        doc: Its name.
      - id: value
        type: msgpack::uint32
        doc: Its value.

  float_config_map:
    doc: A map from names to floats.
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
    doc: A float setting.
    seq:
      - id: key
        type: msgpack::string
        doc: Its name.
      - id: value
        type: msgpack::float32
        doc: Its value; it is not checked, NaN and negative values are accepted (optimizer.cc:124-127).

enums:
  data_type:
    0x000:
      id: shape
      -orig-id: SHAPE
      doc: Only mentioned in the document.
    0x100:
      id: tensor
      -orig-id: TENSOR
      doc: Only mentioned in the document.
    0x200:
      id: parameter
      -orig-id: PARAMETER
    0x300:
      id: model
      -orig-id: MODEL
    0x400:
      id: optimizer
      -orig-id: OPTIMIZER
