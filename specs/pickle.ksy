# SPDX-License-Identifier: Apache-2.0
meta:
  id: pickle
  title: Pickle of a PyTorch checkpoint
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  A pickle is a program for a machine with a stack and a memo: opcodes with operands, one after the other, up to
  STOP. Here are the opcodes that checkpoints of tensors need. INST, OBJ, NEWOBJ, NEWOBJ_EX and the EXT opcodes call what
  the pickle names, and are none of them; nor are those that no writer of checkpoints uses.

  What the opcodes mean is not said here. The machine of this project (runtime/pickle) executes them without importing or
  calling anything: the functions that a pickle may name, and what a call of each gives, are the closed list
  runtime/file/pickle_calls.def.
doc-ref: https://docs.python.org/3/library/pickletools.html

seq:
  - id: opcodes
    type: opcode
    repeat: until
    repeat-until: _.code == code::stop
    doc: The opcodes; the first one is PROTO, the last one STOP.

types:
  opcode:
    doc: An opcode with its operand.
    seq:
      - id: code
        type: u1
        enum: code
        valid:
          any-of:
            - code::proto
            - code::frame
            - code::stop
            - code::mark
            - code::none
            - code::newtrue
            - code::newfalse
            - code::binint
            - code::binint1
            - code::binint2
            - code::long1
            - code::long4
            - code::binfloat
            - code::binunicode
            - code::short_binunicode
            - code::binunicode8
            - code::short_binstring
            - code::binstring
            - code::binbytes
            - code::short_binbytes
            - code::binbytes8
            - code::bytearray8
            - code::empty_tuple
            - code::tuple
            - code::tuple1
            - code::tuple2
            - code::tuple3
            - code::empty_list
            - code::append
            - code::appends
            - code::empty_dict
            - code::setitem
            - code::setitems
            - code::empty_set
            - code::additems
            - code::frozenset
            - code::binput
            - code::long_binput
            - code::memoize
            - code::binget
            - code::long_binget
            - code::global
            - code::stack_global
            - code::reduce
            - code::build
            - code::binpersid
        -expect: "an opcode that checkpoints of tensors need"
        doc: The opcode.
      - id: operand
        type:
          switch-on: code
          cases:
            'code::proto': u1
            'code::frame': u8
            'code::binint': s4
            'code::binint1': u1
            'code::binint2': u2
            'code::long1': data1
            'code::long4': data4
            'code::binfloat': f8be
            'code::binunicode': text4
            'code::short_binunicode': text1
            'code::binunicode8': text8
            'code::short_binstring': data1
            'code::binstring': data4
            'code::binbytes': data4
            'code::short_binbytes': data1
            'code::binbytes8': data8
            'code::bytearray8': data8
            'code::binput': u1
            'code::long_binput': u4
            'code::binget': u1
            'code::long_binget': u4
            'code::global': lines
        doc: What follows some opcodes.

  text1:
    doc: A text in UTF-8 behind a length of 8 bits.
    seq:
      - id: len_value
        type: u1
        doc: Bytes of the text.
      - id: value
        size: len_value
        type: str
        encoding: UTF-8
        doc: The text.

  text4:
    doc: A text in UTF-8 behind a length of 32 bits.
    seq:
      - id: len_value
        type: u4
        doc: Bytes of the text.
      - id: value
        size: len_value
        type: str
        encoding: UTF-8
        doc: The text.

  text8:
    doc: A text in UTF-8 behind a length of 64 bits.
    seq:
      - id: len_value
        type: u8
        doc: Bytes of the text.
      - id: value
        size: len_value
        type: str
        encoding: UTF-8
        doc: The text.

  data1:
    doc: Bytes behind a length of 8 bits.
    seq:
      - id: len_value
        type: u1
        doc: Bytes of the value.
      - id: value
        size: len_value
        doc: The bytes.

  data4:
    doc: Bytes behind a length of 32 bits.
    seq:
      - id: len_value
        type: u4
        doc: Bytes of the value.
      - id: value
        size: len_value
        doc: The bytes.

  data8:
    doc: Bytes behind a length of 64 bits.
    seq:
      - id: len_value
        type: u8
        doc: Bytes of the value.
      - id: value
        size: len_value
        doc: The bytes.

  lines:
    doc: Two lines.
    seq:
      - id: module
        type: strz
        terminator: 0x0a
        encoding: UTF-8
        doc: The module.
      - id: name
        type: strz
        terminator: 0x0a
        encoding: UTF-8
        doc: The name in the module.

enums:
  code:
    0x28:
      id: mark
      doc: A mark on the stack.
    0x29:
      id: empty_tuple
      doc: A tuple of nothing.
    0x2e:
      id: stop
      doc: The end of the pickle, whose value is on the stack.
    0x42:
      id: binbytes
      doc: Bytes. Protocol 3.
    0x43:
      id: short_binbytes
      doc: Bytes. Protocol 3.
    0x47:
      id: binfloat
      doc: A float64, big-endian.
    0x4a:
      id: binint
      doc: An integer of 32 bits.
    0x4b:
      id: binint1
      doc: An integer of 8 bits.
    0x4d:
      id: binint2
      doc: An integer of 16 bits.
    0x4e:
      id: none
      doc: None.
    0x51:
      id: binpersid
      doc: A storage, which lies outside of the pickle.
    0x52:
      id: reduce
      doc: Calls a function with the arguments in a tuple.
    0x54:
      id: binstring
      doc: A string of Python 2.
    0x55:
      id: short_binstring
      doc: A string of Python 2.
    0x58:
      id: binunicode
      doc: A text.
    0x5d:
      id: empty_list
      doc: An empty list.
    0x61:
      id: append
      doc: Appends a value to a list.
    0x62:
      id: build
      doc: Sets the attributes of an object.
    0x63:
      id: global
      doc: A function or a class, by module and name.
    0x65:
      id: appends
      doc: Appends all values above the last mark to a list.
    0x68:
      id: binget
      doc: Pushes an entry of the memo.
    0x6a:
      id: long_binget
      doc: Pushes an entry of the memo.
    0x71:
      id: binput
      doc: Puts the topmost value into the memo.
    0x72:
      id: long_binput
      doc: Puts the topmost value into the memo.
    0x73:
      id: setitem
      doc: Sets a key of a dict.
    0x74:
      id: tuple
      doc: A tuple of all values above the last mark.
    0x75:
      id: setitems
      doc: Sets keys of a dict.
    0x7d:
      id: empty_dict
      doc: An empty dict.
    0x80:
      id: proto
      doc: The protocol of the pickle, its first opcode.
    0x85:
      id: tuple1
      doc: A tuple of one value.
    0x86:
      id: tuple2
      doc: A tuple of two values.
    0x87:
      id: tuple3
      doc: A tuple of three values.
    0x88:
      id: newtrue
      doc: True.
    0x89:
      id: newfalse
      doc: False.
    0x8a:
      id: long1
      doc: An integer of any length.
    0x8b:
      id: long4
      doc: An integer of any length.
    0x8c:
      id: short_binunicode
      doc: A text. Protocol 4.
    0x8d:
      id: binunicode8
      doc: A text. Protocol 4.
    0x8e:
      id: binbytes8
      doc: Bytes. Protocol 4.
    0x8f:
      id: empty_set
      doc: An empty set. Protocol 4.
    0x90:
      id: additems
      doc: Adds values to a set. Protocol 4.
    0x91:
      id: frozenset
      doc: A set of all values above the last mark. Protocol 4.
    0x93:
      id: stack_global
      doc: A function or a class; module and name are on the stack. Protocol 4.
    0x94:
      id: memoize
      doc: Puts the topmost value into the memo, under the next number. Protocol 4.
    0x95:
      id: frame
      doc: So many bytes follow that belong together. Protocol 4.
    0x96:
      id: bytearray8
      doc: A bytearray. Protocol 5.
