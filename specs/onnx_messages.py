#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the messages of ONNX for C and the grammar onnx.ksy from the table onnx_messages.tsv.

    onnx_messages.py onnx_messages.tsv onnx_messages.def onnx.ksy

The head of the table explains its columns. The output depends only on the table and this file.
"""
import sys

SCALARS = {"i32": "I32", "i64": "I64", "u64": "U64", "f32": "F32", "f64": "F64", "text": "TEXT", "prose": "PROSE", "bytes": "BYTES"}
COUNTS = {"one": "ONE", "many": "MANY", "choice": "ONE | CHOICE", "choices": "MANY | CHOICE"}
HIGHEST = 26        # number of a field

HEAD = """\
/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_messages.def - the messages of an ONNX model, and their fields. Written by specs/onnx_messages.py from
 * specs/onnx_messages.tsv; change those, not this file.
 *
 *   ONNX_MESSAGE(id, name, retired)              retired: bit n is set if earlier versions had a field n
 *   ONNX_FIELD(message, number, name, kind, how) kind: of a scalar, or ENUM; how: ONE or MANY, perhaps CHOICE
 *   ONNX_INNER(message, number, name, inner, how) a message in it
 *   ONNX_VALUES(name, count)                     an enumeration of the numbers below `count`
 */
/* clang-format off */
"""


def read(path):
    messages, enums, current = [], [], None
    with open(path, encoding="utf-8") as table:
        for line in table:
            if line.startswith("#"):
                continue
            words = line.rstrip("\n").split("\t")
            if words[0] == "message":
                retired = [int(n) for n in words[3].split()[1:]] if len(words) > 3 else []
                current = {"name": words[1], "title": words[2], "retired": retired, "fields": []}
                messages.append(current)
            elif words[0] == "enum":
                current = {"name": words[1], "title": words[2], "values": []}
                enums.append(current)
            elif "values" in current:
                current["values"].append((int(words[0]), words[1]))
            else:
                number, name, kind, count, doc = words
                current["fields"].append({"number": int(number), "name": name, "kind": kind, "count": count, "doc": doc})
    return messages, enums


def check(messages, enums):
    names = {m["name"] for m in messages} | {e["name"] for e in enums} | set(SCALARS)
    for m in messages:
        numbers = [f["number"] for f in m["fields"]]
        if numbers != sorted(set(numbers)) or max(numbers) > HIGHEST:
            sys.exit("onnx_messages: the numbers of %s do not ascend, or one is over %d" % (m["name"], HIGHEST))
        for f in m["fields"]:
            if f["kind"] not in names or f["count"] not in COUNTS:
                sys.exit("onnx_messages: %s.%s has an unknown kind" % (m["name"], f["name"]))


def definitions(messages, enums):
    enum_names = {e["name"] for e in enums}
    out = [HEAD]
    for m in messages:
        out.append("ONNX_MESSAGE(%s, \"%s\", 0x%x)\n" % (m["name"].upper(), m["name"], sum(1 << n for n in m["retired"])))
    for m in messages:
        for f in m["fields"]:
            here = "%s, %d, %s" % (m["name"].upper(), f["number"], f["name"])
            if f["kind"] in SCALARS or f["kind"] in enum_names:
                kind = SCALARS.get(f["kind"]) or "ENUM_" + f["kind"].upper()
                out.append("ONNX_FIELD(%s, %s, %s)\n" % (here, kind, COUNTS[f["count"]]))
            else:
                out.append("ONNX_INNER(%s, %s, %s)\n" % (here, f["kind"].upper(), COUNTS[f["count"]]))
    for e in enums:
        out.append("ONNX_VALUES(%s, %d)\n" % (e["name"].upper(), len(e["values"])))
    out.append("/* clang-format on */\n")
    return "".join(out)


# ----------------------------------------------------------------------------------------------- the grammar

FRAME = """\
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
"""

LISTS = """\
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
"""

# State that the fields of a tensor hand on: name, value at the beginning, doc.
STATE = [
    ("cells", 1, "Product of the lengths, but for 0."),
    ("zeros", 0, "How many lengths are 0."),
    ("kind", 0, "data_type."),
    ("place", 0, "Number of the field that has the elements; 0 if none has."),
    ("count", 0, "How many elements it has, or bytes."),
    ("elsewhere", 0, "data_location."),
]

TENSOR_RULES = """\
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
"""

TENSOR_STATE = """\
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
"""

OTHER = """\
      - id: other_number
        type: protobuf_varint
        if: is_other and wire == 0
        doc: A field of another version.
      - id: other_bytes
        size: 'wire == 2 ? len.value : wire == 1 ? 8 : 4'
        if: is_other and wire != 0
        doc: A field of another version.
"""

WIRE = {"i32": 0, "i64": 0, "u64": 0, "f32": 5, "f64": 1}


def is_many(field):
    return field["count"] in ("many", "choices")


def wire_of(field, enum_names):
    return 0 if field["kind"] in enum_names else WIRE.get(field["kind"], 2)


def is_packed(field, enum_names):
    return is_many(field) and wire_of(field, enum_names) != 2


def entry(name, doc, lines, condition):
    return "      - id: %s\n%s        if: %s\n        doc: '%s'\n" % (name, "".join("        %s\n" % x for x in lines), condition, doc.replace("'", "''"))


def rule(name, expr, subject, expect):
    return "      - id: %s\n        size: 0\n        valid:\n          expr: '%s'\n        -subject: %s\n        -expect: \"%s\"\n" % (name, expr, subject, expect)


def content(m, field, enums):
    enum_names = [e["name"] for e in enums]
    kind, number, name, doc = field["kind"], field["number"], field["name"], field["doc"]
    here = "number_here == %d" % number
    is_dims = m["name"] == "tensor" and name == "dims"
    if wire_of(field, enum_names) == 2:
        lines = {"bytes": ["size: len.value"], "prose": ["size: len.value"],
                 "text": ["size: len.value", "type: str", "encoding: UTF-8"]}.get(kind, ["size: len.value", "type: %s" % kind])
        return entry(name, doc, lines, here)
    single = {5: ["type: f4"], 1: ["type: f8"]}.get(wire_of(field, enum_names), ["type: protobuf_varint"])
    if is_dims:
        single = ["type: length(cells_before, zeros_before)"]
    if not is_packed(field, enum_names):
        out = entry(name, doc, single, here)
        for e in enums:
            if e["name"] == kind:
                out += rule(name + "_is_known", "number_here != %d or %s.value < %d" % (number, name, len(e["values"])), name,
                            "a number from 0 to %d" % (len(e["values"]) - 1))
        return out
    packed = {5: ["size: len.value"], 1: ["size: len.value"]}.get(wire_of(field, enum_names), ["size: len.value", "type: varints"])
    if is_dims:
        packed = ["size: len.value", "type: lengths(cells_before, zeros_before)"]
    out = entry(name, doc, single, "'%s and wire == %d'" % (here, wire_of(field, enum_names)))
    out += entry("packed_" + name, "All of them in a row.", packed, "'%s and wire == 2'" % here)
    return out


def message(m, enums):
    enum_names = [e["name"] for e in enums]
    is_tensor = m["name"] == "tensor"
    state = STATE if is_tensor else []
    start = ", ".join(["_index == 0 ? 0 : fields[_index - 1].number"] +
                      ["_index == 0 ? %d : fields[_index - 1].%s" % (first, name) for name, first, _ in state])
    out = ["  %s:\n    doc: %s.\n    seq:\n      - id: fields\n        type: '%s_field(%s)'\n        repeat: until\n"
           "        repeat-until: _io.eof\n        if: _io.size > 0\n        doc: Its fields, in ascending order.\n" % (m["name"], m["title"], m["name"], start)]
    if is_tensor:
        out.append(TENSOR_RULES)
    out.append("  %s_field:\n    params:\n      - id: before\n        type: u8\n        doc: Number of the field before it; 0 if it is the first.\n" % m["name"])
    for name, _, doc in state:
        out.append("      - id: %s_before\n        type: u8\n        doc: %s\n" % (name, doc))
    tags = sorted({f["number"] * 8 + wire_of(f, enum_names) for f in m["fields"]} |
                  {f["number"] * 8 + 2 for f in m["fields"] if is_packed(f, enum_names)})
    once = [f["number"] for f in m["fields"] if not is_many(f)]
    out.append("    seq:\n      - id: tag\n        type: protobuf_varint\n        doc: 'Number * 8 + wire type.'\n")
    here = " or ".join("tag.value == %d" % t for t in tags)
    numbers = " and ".join("number_here != %d" % f["number"] for f in m["fields"])
    out.append(rule("has_its_type", "%s or %s" % (here, numbers), "tag", "the wire type of the field"))
    out.append(rule("is_known", here, "tag", "a field that this message has") + "        -severity: note\n")
    same = "number == before" + (" and " + " and ".join("number != %d" % n for n in once) if once else "")
    out.append(rule("is_in_order", "is_other or number > before or %s" % same, "tag",
                    "fields in ascending order, and those that are there once not twice"))
    out.append("      - id: len\n        type: protobuf_varint\n        if: wire == 2\n        doc: Bytes of what follows.\n")
    out.append(OTHER)
    for f in m["fields"]:
        out.append(content(m, f, enums))
    if is_tensor:
        out.append(rule("is_one_place", "place_before == 0 or place == place_before", "tag", "elements in one field"))
    out.append("    instances:\n      number_here:\n        value: tag.value / 8\n        doc: Number of the field.\n"
               "      is_other:\n        value: '%s'\n        doc: 'Whether it is a field of another version.'\n"
               "      number:\n        value: 'is_other ? before : number_here'\n        doc: Number of the field, or of the one before it.\n" % numbers +
               "      wire:\n        value: tag.value % 8\n        doc: '0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes.'\n")
    if is_tensor:
        out.append(TENSOR_STATE)
    return "".join(out)


def grammar(messages, enums):
    return FRAME + LISTS + "".join(message(m, enums) for m in messages)


def main():
    table, out, spec = sys.argv[1:]
    messages, enums = read(table)
    check(messages, enums)
    for path, text in ((out, definitions(messages, enums)), (spec, grammar(messages, enums))):
        with open(path, "w", encoding="utf-8") as target:
            target.write(text)


if __name__ == "__main__":
    main()
