# SPDX-License-Identifier: Apache-2.0
meta:
  id: gguf
  title: GGUF, the format of ggml
  file-extension: gguf
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  Keys with typed values, then named tensors: the format in which ggml, llama.cpp and programs
  around them store models. Head, keys and descriptions of tensors follow each other without any
  alignment; then come zeros up to the alignment, and the data section.

  Sources: "ggml" is src/gguf.cpp and src/ggml.c of ggml-org/ggml at d99724f2, "the document" is
  docs/gguf.md there; "gguf-py" is gguf-py/gguf of ggml-org/llama.cpp at 89482bd6. Numbers behind a
  file name are lines.

  Where they disagree, the rule here is the one under which all readers see the same tensors: what
  one of them cuts, shortens or multiplies until it wraps is refused, and what all of them take is
  at most a note. Three rules are in the library instead, because they look at all keys or names
  at once, or at every character: no key and no name occurs twice (ggml: gguf.cpp:564, 654), keys
  consist of `a` to `z`, digits, `_`, `.` and `-` (a note; the document wants lower_snake_case with
  dots), and texts are UTF-8 without zero bytes (a note; vocabularies have raw bytes).

  The axes of ggml are the other way round than those of NumPy: `ne[0]`, the first of `dims`, is
  the fastest. Tensors are shown with `dims` reversed.
doc-ref: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md

seq:
  - id: magic
    contents: GGUF
    doc: |
      The same in files of either byte order. `FUGG` as the magic of big-endian files is in pull
      requests that were not merged, and in one other reader.
  - id: version
    type: u4
    valid:
      any-of: [2, 3, 0x02000000, 0x03000000]
    -expect: "version 2 or 3; version 1, of August 2023, has other lengths and is not read any more"
    doc: |
      2 or 3, in the byte order of the file: the only mark of it (gguf.cpp:497, gguf_reader.py:143).
      The layouts are the same; version 3 added the word "big-endian" to the document. Version 1 had
      counts, lengths and dims of 32 bits; ggml and gguf-py have refused it since November 2023.
  - id: is_version_of_its_byte_order
    size: 0
    valid:
      expr: 'version != 0x02000000'
    -severity: note
    -subject: version
    -expect: "version 3 in a big-endian file"
    doc: Big-endian files came with version 3.
  - id: body
    type: body
    doc: Everything else, in the byte order of the file.

instances:
  is_big_endian:
    value: version > 3
    doc: Whether all numbers but this one, and the elements of tensors, are big-endian.

types:
  body:
    meta:
      endian:
        switch-on: _root.is_big_endian
        cases:
          true: be
          false: le
    doc: The file after its version.
    seq:
      - id: num_tensors
        type: u8
        doc: Number of tensors.
      - id: num_pairs
        -orig-id: metadata_kv_count
        type: u8
        doc: Number of keys.
      - id: pairs_fit
        size: 0
        valid:
          expr: 'num_pairs <= (_io.size - 24) / 14'
        -code: truncated
        -subject: num_pairs
        -expect: "no more keys than there are bytes, 14 at least for each"
        doc: |
          ggml only asks for products that fit 63 bits (gguf.cpp:517, 528) and gguf-py for nothing,
          so that counts alone made readers take all memory.
      - id: tensors_fit
        size: 0
        valid:
          expr: 'num_tensors <= (_io.size - 24 - 14 * num_pairs) / 24'
        -code: truncated
        -subject: num_tensors
        -expect: "no more tensors than there are bytes, 24 at least for each"
        doc: The same of tensors.
      - id: pairs
        type: 'pair(_index == 0 ? 32 : pairs[_index - 1].alignment)'
        repeat: expr
        repeat-expr: num_pairs
        doc: The keys with their values.
      - id: infos
        type: 'info(alignment, _index == 0 ? 0 : infos[_index - 1].end)'
        repeat: expr
        repeat-expr: num_tensors
        doc: The tensors, in the order of their data.
      - id: padding
        size: '(alignment - _io.pos % alignment) % alignment'
        if: num_tensors > 0
        valid:
          expr: '_.length == 0 or _.length > 0xffff or _.max == 0'
        -severity: note
        -expect: "zero bytes up to the alignment"
        doc: |
          Up to the alignment, and only if there are tensors (gguf.cpp:765): a file of keys ends with
          them.
      - id: data
        size-eos: true
        doc: The data section.
      - id: data_of_all_tensors
        size: 0
        valid:
          expr: 'num_tensors == 0 or infos.last.end <= data.length'
        -code: truncated
        -subject: data
        -expect: "the data of all tensors"
        doc: |
          The data of tensors is in their order, so that all of it is there if that of the last one is.
      - id: nothing_without_tensors
        size: 0
        valid:
          expr: 'num_tensors > 0 or data.length == 0 or _io.size % alignment == 0 and data.length < alignment and data.length <= 0xffff and data.max == 0'
        -severity: note
        -code: trailing
        -subject: data
        -expect: "nothing after the keys of a file without tensors but zero bytes up to the alignment"
        doc: No reader looks at it. gguf-py writes the zeros in the first part of a split model, which may have no tensors.
      - id: ends_with_last_tensor
        size: 0
        valid:
          expr: 'num_tensors == 0 or data.length <= infos.last.padded_end'
        -severity: note
        -code: trailing
        -subject: data
        -expect: "nothing after the last tensor and its padding"
        doc: No reader looks at it.
      - id: last_padding_is_there
        size: 0
        valid:
          expr: 'num_tensors == 0 or data.length >= infos.last.padded_end'
        -severity: note
        -code: truncated
        -subject: data
        -expect: "the last tensor padded up to the alignment"
        doc: |
          ggml reads it when it loads the data (gguf.cpp:860), and so refuses files without. Its own
          loader of models, and all others, do not need it.
    instances:
      alignment:
        value: 'num_pairs == 0 ? 32 : pairs.last.alignment'
        doc: |
          Offsets in the data section are multiples of it. The value of the key `general.alignment`,
          wherever it stands; 32 without.
      data_start:
        value: _io.size - data.length
        doc: Where the data section begins.

    types:
      text:
        doc: A length and as many bytes, without a zero behind them.
        seq:
          - id: len_bytes
            type: u8
            doc: Number of bytes.
          - id: bytes
            size: len_bytes
            doc: The text. Not always UTF-8, in vocabularies for example.

      name:
        doc: A key, or the name of a tensor.
        seq:
          - id: len_bytes
            type: u8
            valid:
              max: 65535
            doc: |
              Number of bytes. The document gives keys up to 65535 and names up to 64; ggml takes keys of
              2^30 and names of 63.
          - id: bytes
            size: len_bytes
            valid:
              expr: '_.length == 0 or _.min != 0'
            -expect: "text without zero bytes"
            doc: |
              The text. Programs in C end at a zero byte, so that `general.alignment` and one that goes on
              after a zero would be two keys to some readers and one to others.
        instances:
          text:
            value: bytes.to_s('UTF-8')
            doc: It has to be UTF-8. ggml compares bytes, gguf-py decodes.

      pair:
        doc: A key and its value.
        params:
          - id: alignment_before
            type: u4
            doc: The alignment, as far as the keys before this one tell.
        seq:
          - id: key
            type: name
            doc: The document wants ASCII, words of lower case with dots between them.
          - id: key_is_not_empty
            size: 0
            valid:
              expr: 'key.len_bytes > 0'
            -code: bad_size
            -subject: key
            -expect: "a key of at least one byte"
            doc: ggml refuses it (gguf.cpp:547), gguf-py does not.
          - id: value_type
            type: u4
            enum: value_type
            valid:
              expr: '_.to_i <= 12'
            -expect: "a known type of value, 0 to 12"
            doc: Type of the value.
          - id: alignment_is_uint32
            size: 0
            if: is_alignment
            valid:
              expr: 'value_type == value_type::uint32'
            -subject: value_type
            -expect: "general.alignment of type uint32"
            doc: As ggml (gguf.cpp:614) and gguf-py read it. No writer uses another type.
          - id: value
            type:
              switch-on: value_type
              cases:
                'value_type::uint8': u1
                'value_type::int8': s1
                'value_type::uint16': u2
                'value_type::int16': s2
                'value_type::uint32': u4
                'value_type::int32': s4
                'value_type::float32': f4
                'value_type::bool': boolean
                'value_type::string': text
                'value_type::array': array
                'value_type::uint64': u8
                'value_type::int64': s8
                'value_type::float64': f8
            doc: The value.
          - id: alignment_is_a_power_of_two
            size: 0
            if: is_alignment
            valid:
              expr: 'alignment != 0 and 0x80000000 % alignment == 0'
            -subject: value
            -expect: "a power of two"
            doc: |
              The document wants a multiple of 8, ggml a power of two (gguf.cpp:620). Offsets that are
              padded by masking are wrong for others.
          - id: alignment_is_a_multiple_of_8
            size: 0
            if: is_alignment
            valid:
              expr: 'alignment % 8 == 0'
            -severity: note
            -subject: value
            -expect: "a multiple of 8"
            doc: The document requires it; ggml takes 1, 2 and 4, too.
          - id: alignment_is_usual
            size: 0
            if: is_alignment
            valid:
              expr: 'alignment <= 0x10000'
            -severity: note
            -subject: value
            -expect: "at most 65536: what is padded further is not looked at"
            doc: |
              No reader has an upper bound; with 2^31 two gigabytes of padding would have to be read, from a
              file of no size if its system stores holes.
        instances:
          is_alignment:
            value: 'key.bytes == [0x67, 0x65, 0x6e, 0x65, 0x72, 0x61, 0x6c, 0x2e, 0x61, 0x6c, 0x69, 0x67, 0x6e, 0x6d, 0x65, 0x6e, 0x74]'
            doc: Whether the key is `general.alignment`.
          alignment:
            value: 'is_alignment ? value.as<u4> : alignment_before'
            doc: The alignment, as far as this key and those before it tell.

      boolean:
        doc: A truth value.
        seq:
          - id: value
            type: u1
            valid:
              max: 1
            -expect: "0 or 1"
            doc: The document calls all others invalid; ggml and gguf-py take any byte.

      array:
        doc: Values of one type.
        seq:
          - id: value_type
            type: u4
            enum: value_type
            valid:
              expr: '_.to_i <= 12 and _ != value_type::array'
            -expect: "a known type of value, 0 to 12, but not 9: arrays of arrays are not read"
            doc: |
              Type of the elements. The document allows arrays of arrays, ggml refuses them
              (gguf.cpp:597), gguf-py flattens them (gguf_reader.py:246). No file in the wild is known to
              have one.
          - id: count
            type: u8
            doc: Number of elements.
          - id: count_fits
            size: 0
            valid:
              expr: 'count <= (_io.size - _io.pos) / [1, 1, 2, 2, 4, 4, 4, 1, 8, 1, 8, 8, 8][value_type.to_i]'
            -code: truncated
            -subject: count
            -expect: "no more elements than there are bytes"
            doc: ggml divides in the same way (gguf.cpp:277); gguf-py before August 2026 did not end.
          - id: values
            type:
              switch-on: value_type
              cases:
                'value_type::uint8': u1s(count)
                'value_type::int8': s1s(count)
                'value_type::uint16': u2s(count)
                'value_type::int16': s2s(count)
                'value_type::uint32': u4s(count)
                'value_type::int32': s4s(count)
                'value_type::float32': f4s(count)
                'value_type::bool': booleans(count)
                'value_type::string': texts(count)
                'value_type::uint64': u8s(count)
                'value_type::int64': s8s(count)
                'value_type::float64': f8s(count)
            doc: The elements.

      u1s:
        doc: An array of uint8.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: u1
            repeat: expr
            repeat-expr: count
            doc: The elements.

      s1s:
        doc: An array of int8.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: s1
            repeat: expr
            repeat-expr: count
            doc: The elements.

      u2s:
        doc: An array of uint16.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: u2
            repeat: expr
            repeat-expr: count
            doc: The elements.

      s2s:
        doc: An array of int16.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: s2
            repeat: expr
            repeat-expr: count
            doc: The elements.

      u4s:
        doc: An array of uint32.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: u4
            repeat: expr
            repeat-expr: count
            doc: The elements.

      s4s:
        doc: An array of int32.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: s4
            repeat: expr
            repeat-expr: count
            doc: The elements.

      f4s:
        doc: An array of float32.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: f4
            repeat: expr
            repeat-expr: count
            doc: The elements.

      u8s:
        doc: An array of uint64.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: u8
            repeat: expr
            repeat-expr: count
            doc: The elements.

      s8s:
        doc: An array of int64.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: s8
            repeat: expr
            repeat-expr: count
            doc: The elements.

      f8s:
        doc: An array of float64.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: f8
            repeat: expr
            repeat-expr: count
            doc: The elements.

      booleans:
        doc: An array of truth values.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: boolean
            repeat: expr
            repeat-expr: count
            doc: The elements.

      texts:
        doc: An array of texts.
        params:
          - id: count
            type: u8
            doc: Number of elements.
        seq:
          - id: values
            type: text
            repeat: expr
            repeat-expr: count
            doc: The elements.

      info:
        doc: A tensor.
        params:
          - id: alignment
            type: u4
            doc: Alignment of the data section.
          - id: end_before
            type: u8
            doc: Where the data of the tensor before this one ends in the data section.
        seq:
          - id: name
            type: name
            doc: |
              Its name. It is shown with every `%`, and what else is not allowed in names of the library, as
              `%` and two digits: `a%20b` as `a%2520b`.
          - id: name_fits_ggml
            size: 0
            valid:
              expr: 'name.len_bytes <= 63'
            -severity: note
            -code: bad_size
            -subject: name
            -expect: "a name of at most 63 bytes"
            doc: |
              ggml has room for 63 and a zero (GGML_MAX_NAME, gguf.cpp:646), the document says 64. Builds
              of ggml for diffusion models have room for 127.
          - id: num_dims
            type: u4
            valid:
              max: 8
            -code: bad_size
            doc: |
              Number of axes; 0 for a scalar, which gguf-py writes. ggml has four (gguf.cpp:670), models of
              videos have five.
          - id: num_dims_fits_ggml
            size: 0
            valid:
              expr: 'num_dims <= 4'
            -severity: note
            -code: bad_size
            -subject: num_dims
            -expect: "at most 4 axes"
            doc: More than ggml has.
          - id: dims
            type: 'dim(_index == 0 ? 1 : dims[_index - 1].extent, _index == 0 ? 1 : dims[_index - 1].cells)'
            repeat: expr
            repeat-expr: num_dims
            doc: Length of each axis, fastest first.
          - id: type
            type: u4
            enum: tensor_type
            valid:
              expr: '_.to_i <= 42 and [1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1][_.to_i] == 1'
            -expect: "a type of ggml, 0 to 42 without 4, 5, 31 to 33 and 36 to 38, which were removed"
            doc: |
              Type of the elements (ggml.h: ggml_type). The block size of removed types is 0 in ggml, so
              that readers divided by it. Other programs use 42 and more for types of their own, which
              nothing tells apart.
          - id: rows_are_whole_blocks
            size: 0
            valid:
              expr: 'row % block_elements == 0'
            -code: bad_size
            -subject: type
            -expect: "a first axis that is a multiple of the elements in a block"
            doc: Blocks never extend over the end of a row (gguf.cpp:724).
          - id: bytes_fit_63_bits
            size: 0
            valid:
              expr: 'extent / block_elements <= 0x7fff_ffff_ffff_ffff / block_bytes'
            -code: overflow
            -subject: type
            -expect: "at most 2^63-1 bytes, zeros left out of the dims"
            doc: |
              ggml guards its divisions with a product that wraps itself (gguf.cpp:693), and rounds sizes up
              without a check (gguf.cpp:786).
          - id: byte_order_of_blocks_is_known
            size: 0
            valid:
              expr: 'not _root.is_big_endian or block_elements == 1 or type == tensor_type::q4_0 or type == tensor_type::q8_0 or type == tensor_type::q4_k or type == tensor_type::q6_k or type == tensor_type::mxfp4 or type == tensor_type::nvfp4'
            -severity: note
            -subject: type
            -expect: "a type whose blocks have a known form in big-endian files; its blocks are shown as bytes"
            doc: |
              The converter of gguf-py (gguf_convert_endian.py) swaps the scales of four types, leaves the
              bytes of mxfp4 and nvfp4, and refuses all others; its writer swaps nothing in blocks. So the
              blocks of other types are shown as bytes, and those of the six as the converter writes them.
          - id: offset
            type: u8
            valid:
              expr: '_ % alignment == 0'
            -code: bad_reference
            -expect: "a multiple of the alignment"
            doc: Where the data begins in the data section.
          - id: data_follows_the_one_before
            size: 0
            valid:
              expr: 'offset >= end_before'
            -code: bad_reference
            -subject: offset
            -expect: "an offset behind the data of the tensor before"
            doc: |
              ggml requires that offsets are exactly the sum of what is before them (gguf.cpp:779); gguf-py
              and others take any, even shared and overlapping ones. So data is in the order of the
              tensors, and no byte belongs to two of them.
          - id: data_is_in_the_file
            size: 0
            valid:
              expr: 'num_bytes <= _io.size and offset <= _io.size - num_bytes'
            -code: truncated
            -subject: offset
            -expect: "data that ends inside the file"
            doc: |
              Readers that take memory before they compare sizes took 4 TiB for a file of 100 bytes
              (gguf.cpp:839).
          - id: data_follows_directly
            size: 0
            valid:
              expr: 'offset - end_before < alignment'
            -severity: note
            -code: bad_reference
            -subject: offset
            -expect: "no gap but the padding before the data"
            doc: ggml refuses gaps (gguf.cpp:779), no other reader does.
        instances:
          row:
            value: 'num_dims == 0 ? 1 : dims[0].length'
            doc: Elements in a row; 1 for a scalar.
          extent:
            value: 'num_dims == 0 ? 1 : dims.last.extent'
            doc: Product of the axes, without zeros.
          num_elements:
            value: 'num_dims == 0 ? 1 : dims.last.cells'
            doc: Number of elements, at most 2^63-1.
          block_elements:
            value: '[1, 1, 32, 32, 1, 1, 32, 32, 32, 32, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 32, 256, 256, 256, 1, 1, 1, 1, 1, 256, 1, 1, 1, 1, 256, 256, 1, 1, 1, 32, 64, 128, 64][type.to_i]'
            doc: Elements in a block (ggml.c:631, type_traits); 1 for types without blocks.
          block_bytes:
            value: '[4, 2, 18, 20, 1, 1, 22, 24, 34, 36, 84, 110, 144, 176, 210, 292, 66, 74, 98, 50, 18, 110, 82, 136, 1, 2, 4, 8, 8, 56, 2, 1, 1, 1, 54, 66, 1, 1, 1, 17, 36, 18, 18][type.to_i]'
            doc: |
              Bytes of a block. gguf-py has 40 for q8_1 (constants.py:4900), which ggml stores in 36.
          num_bytes:
            value: 'num_elements / block_elements * block_bytes'
            doc: Bytes of the data.
          end:
            value: offset + num_bytes
            doc: Where the data ends in the data section.
          padded_end:
            value: 'end + (alignment - end % alignment) % alignment'
            doc: The same, up to the alignment.
          data:
            pos: '_parent.data_start + offset'
            io: _root._io
            size: num_bytes
            -implied: true
            doc: |
              The elements, of type `type`. They are in the file: they end before those of the last tensor, which end
              in the data section.
          padding:
            pos: '_parent.data_start + end'
            io: _root._io
            size: 'padded_end <= _parent.data.length ? padded_end - end : 0'
            -implied: true
            valid:
              expr: '_.length == 0 or _.length > 0xffff or _.max == 0'
            -severity: note
            -expect: "zero bytes up to the alignment"
            doc: What fills the data up to the alignment, where all of it is there.

      dim:
        doc: An axis, with the products up to it.
        params:
          - id: extent_before
            type: u8
            doc: Product of the axes before this one, without zeros.
          - id: cells_before
            type: u8
            doc: Product of the axes before this one.
        seq:
          - id: length
            type: u8
            valid:
              max: '0x7fff_ffff_ffff_ffff / extent_before'
            -code: overflow
            -expect: "lengths whose product, zeros left out, is at most 2^63-1"
            doc: |
              Length of the axis. Zeros are legal and give a tensor without data. ggml multiplies before it
              divides (gguf.cpp:693), so that products that wrap pass.
        instances:
          extent:
            value: 'length == 0 ? extent_before : extent_before * length'
            doc: Product of the axes up to this one, without zeros.
          cells:
            value: cells_before * length
            doc: Product of the axes up to this one.

enums:
  value_type:
    0: uint8
    1: int8
    2: uint16
    3: int16
    4: uint32
    5: int32
    6: float32
    7: bool
    8: string
    9: array
    10: uint64
    11: int64
    12: float64
  tensor_type:
    0: f32
    1: f16
    2: q4_0
    3: q4_1
    6: q5_0
    7: q5_1
    8: q8_0
    9: q8_1
    10: q2_k
    11: q3_k
    12: q4_k
    13: q5_k
    14: q6_k
    15: q8_k
    16: iq2_xxs
    17: iq2_xs
    18: iq3_xxs
    19: iq1_s
    20: iq4_nl
    21: iq3_s
    22: iq2_s
    23: iq4_xs
    24: i8
    25: i16
    26: i32
    27: i64
    28: f64
    29: iq1_m
    30: bf16
    34: tq1_0
    35: tq2_0
    39: mxfp4
    40: nvfp4
    41: q1_0
    42: q2_0
