# SPDX-License-Identifier: Apache-2.0
"""The header of .safetensors in `dump` and `map`, entry by entry, beside Python's json: the tree says what the text says, and every
byte of it belongs to one value."""
import json
import os
import random
import shutil
import struct
import tempfile

import harness

HEADERS = 60


def text_of(chance):
    return "".join(chance.choice(("a", "b", "\"", "\\", "/", "\n", "\u00fc", "\u20ac", "\U0001f600", " ", "]", "}", ",", ":", "{", "[")) for _ in range(chance.randrange(1, 9)))


def value_of(chance, depth):
    kind = chance.randrange(6 if depth > 0 else 4)
    if kind < 4:
        return (chance.randrange(1 << 40), text_of(chance), None, chance.random())[kind]
    if kind == 4:
        return [value_of(chance, depth - 1) for _ in range(chance.randrange(3))]
    return {text_of(chance) + str(i): value_of(chance, depth - 1) for i in range(chance.randrange(3))}


def header_of(chance):
    """(an object, bytes of data)"""
    header, at = {}, 0
    for i in range(chance.randrange(5)):
        shape = [chance.randrange(3) for _ in range(chance.randrange(4))]
        size = 1
        for n in shape:
            size *= n
        entry = [("dtype", "U8"), ("shape", shape), ("data_offsets", [at, at + size])]
        entry += [("more%d" % k + text_of(chance), value_of(chance, 3)) for k in range(chance.randrange(3))]
        chance.shuffle(entry)
        header[text_of(chance) + str(i)] = dict(entry)
        at += size
    if chance.randrange(2):
        pairs = {text_of(chance) + str(i): text_of(chance) for i in range(chance.randrange(4))}
        header["__metadata__"] = chance.choice((pairs, None))
    items = list(header.items())
    chance.shuffle(items)
    return dict(items), at


def written(chance, header, size):
    spaces = ("", " ", "\n", "\t ")
    text = json.dumps(header, ensure_ascii=chance.randrange(2) == 0,
                      separators=(chance.choice(spaces) + "," + chance.choice(spaces), chance.choice(spaces) + ":" + chance.choice(spaces)))
    text = (chance.choice(spaces) + text + " " * chance.randrange(9)).encode()
    return struct.pack("<Q", len(text)) + text + bytes(size)


def of_json(raw):
    return json.loads('"%s"' % raw)


def member(node, name):
    return next((child for child in node["fields"] if child["name"] == name), None)


def same_other(text, value):
    """A value that nobody looks at is told as its JSON, a text without the quotes."""
    if isinstance(value, str):
        return of_json(text) == value
    return json.loads(text) == value


def problems_of(tree, header):
    entries = member(tree, "header")
    entries = member(entries, "entries")["items"]
    if len(entries) != len(header):
        return ["%d entries, %d in the header" % (len(entries), len(header))]
    for node, (name, value) in zip(entries, header.items()):
        if of_json(member(node, "key")["value"]) != name:
            return ["a key %r, not %r" % (member(node, "key")["value"], name)]
        if name == "__metadata__":
            pairs = member(node, "pairs")
            said = {of_json(member(pair, "key")["value"]): of_json(member(pair, "value")["value"]) for pair in pairs["items"]} if pairs else None
            if said != value:
                return ["metadata %r, not %r" % (said, value)]
            continue
        for child, (key, wanted) in zip(node["fields"][1:], value.items()):
            if key in ("shape", "data_offsets"):
                good = child["name"] == key and [item if isinstance(item, int) else item["value"] for item in child["items"]] == wanted
            elif key == "dtype":
                good = child["name"] == key and child["value"] == wanted
            else:
                good = child["name"] == "other" and of_json(member(child, "key")["value"]) == key and same_other(member(child, "value")["value"], wanted)
            if not good:
                return ["%s: %r, not %r" % (key, child, wanted)]
        if len(node["fields"]) - 1 != len(value):
            return ["%s has %d members" % (name, len(node["fields"]) - 1)]
    return []


def tiles(text, size):
    """The problems of a map: lines of bytes follow each other, and none of the header are unused but brackets in front of it."""
    lines = [line for line in text.decode().split("\n")[1:] if line and not line.endswith("(overlaps)")]
    unused = [line for line in lines if line.endswith("(unused)") and 8 <= int(line.split()[0]) < size and "{" not in line and "}" not in line]
    return unused[:1]


def one(t, folder, name, data, header):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    for flavour in harness.SANITIZED[:1]:
        program = harness.tensorgate(flavour)
        got = harness.run([program, "dump", "--json", path])
        if got.code != 0:
            t.case(name, ["code %d: %s" % (got.code, harness.tail(got.err))])
            return
        tree = json.loads(got.out)["tree"]
        mapped = harness.run([program, "map", "--bytes", "4096", path])
        t.case(name, problems_of(tree, header) + ([] if mapped.code == 0 else [harness.tail(mapped.err)]) +
               tiles(mapped.out, 8 + struct.unpack("<Q", data[:8])[0]))


ENTRY = '{"dtype":"F32","shape":[1],"data_offsets":[0,4]}'
# Keys that are known however they are written, and texts that look like arrays under them.
ESCAPED = (
    '{"__met\\u0061data__":{"shape":"]x"}}', '{"__met\\u0061data__":null}', '{"__met\\u0061data__":{"shape":"[[[[","dtype":"}"}}',
    '{"__met\\u0061data__":{"data_offsets":"{","shape":"abc,def \\",\\""}}', '{"\\u005F_metadata__":{}}', '{"__metadata__":{"shape":"[","a":"]"}}',
)
ESCAPED_FIELDS = '{"a":{"\\u0064type":"F32","sh\\u0061pe":[1],"data_\\u006fffsets":[0,4]}}'


def escaped(t, folder):
    for i, text in enumerate(ESCAPED):
        for with_tensor in (False, True):
            header = text[:-1] + ',"a":%s}' % ENTRY if with_tensor else text
            data = struct.pack("<Q", len(header)) + header.encode() + bytes(4 * with_tensor)
            one(t, folder, "escaped_%d_%d.safetensors" % (i, with_tensor), data, json.loads(header))
    data = struct.pack("<Q", len(ESCAPED_FIELDS)) + ESCAPED_FIELDS.encode() + bytes(4)
    one(t, folder, "escaped_fields.safetensors", data, json.loads(ESCAPED_FIELDS))


def run(t):
    folder = tempfile.mkdtemp(prefix="header-")
    try:
        for name in sorted(os.listdir(harness.SAMPLES)):
            if name.endswith(".safetensors"):
                data = harness.read_bytes(os.path.join(harness.SAMPLES, name))
                one(t, folder, name, data, json.loads(data[8:8 + struct.unpack("<Q", data[:8])[0]]))
        escaped(t, folder)
        for seed in range(HEADERS):
            chance = random.Random(seed)
            header, size = header_of(chance)
            one(t, folder, "seed_%d.safetensors" % seed, written(chance, header, size), header)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
