# SPDX-License-Identifier: Apache-2.0
"""Files that run code when they are loaded are refused as that, with a code of its own, and never skipped; plain text never is.

Pickles of Python's own pickler, of every protocol and of many values, whole, cut and behind what unpicklers pass over; archives
with pickles in them; models of Keras; programs. What is made here calls nothing but collections.OrderedDict, and nothing is
loaded. Texts are those of this tree, and lists of words that begin with each opcode that is a letter."""
import bz2
import collections
import glob
import gzip
import io
import itertools
import json
import lzma
import os
import pickle
import random
import shutil
import struct
import subprocess
import tarfile
import tempfile
import zipfile
import zlib

import harness


class Called:
    """Its pickle has a call."""

    def __reduce__(self):
        return collections.OrderedDict, ([("a", 1)],)


class WithState:
    """Its pickle has no call but of the class itself, and a state."""

    def __init__(self):
        self.x = 1


VALUES = {
    "none": None, "numbers": [1, -1, 2 ** 40, 2 ** 300, 1.5, True], "texts": ["a", "\u00e9\n", "'\"\\"], "bytes": [b"", b"ab" * 200],
    "dict": {"a": [1], "b": (2, 3), "c": {}}, "set": [{1, 2}, frozenset((3,))], "long": list(range(5000)),
    "a tuple of many": tuple(range(5000)), "call": Called(), "state": WithState(), "nested": [[[[Called()]]]],
    "behind data": ["x" * 5000, list(range(2000)), Called()], "class": collections.OrderedDict, "shared": [Called()] * 3,
}
# By hand: opcodes that picklers do not write, and streams that break when the call is over.
CALL = b"ccollections\nOrderedDict\n"
BY_HAND = {
    "REDUCE": CALL + b"(tR.", "INST": b"(icollections\nOrderedDict\n.", "OBJ": b"(" + CALL + b"o.",
    "NEWOBJ": CALL + b")\x81.", "NEWOBJ_EX": CALL + b")}\x92.", "BUILD": CALL + b"}b.",
    "STACK_GLOBAL": b"\x8c\x0bcollections\x8c\x0bOrderedDict\x93)R.", "names through the memo":
    b"\x8c\x0bcollections\x94\x8c\x0bOrderedDict\x940h\x00h\x01\x93)R.", "names of protocol 0":
    b"S'collections'\nS'OrderedDict'\n\x93)R.", "names as unicode": b"Vcollections\nVOrderedDict\n\x93)R.",
    "broken behind the call": CALL + b"(tR\xff\xff\xff\xff", "no STOP": CALL + b"(tR", "text behind it": CALL + b"(tR.\nplain text\n",
    "second pickle": b"N." + b"\x80\x04" + CALL + b")R.", "NONE and POP": b"N0" * 2000 + CALL + b")R.",
    "marks": b"(1" * 2000 + CALL + b")R.", "PROTO often": b"\x80\x02\x80\x03\x80\x04" + CALL + b")R.",
    "FRAME of nothing": b"\x95" + bytes(8) + CALL + b")R.", "a long text in front": b"V" + b"x" * 100000 + b"\n0" + CALL + b")R.",
    "bytes in front": b"B" + struct.pack("<I", 70000) + b"\0" * 70000 + b"0" + CALL + b")R.",
    "more values than are followed": b"N" * 10000 + CALL + b")R.", "longer than is followed": b"N0" * 400000 + CALL + b")R.",
    "a class below more than is known": CALL + b"N" * 5000 + b"0" * 4999 + b"a", "a call below more than is known":
    CALL + b"(t" + b"N" * 5000 + b"0" * 5000 + b"R", "more marks than are counted": b"(" * 70000 + CALL + b"(tR.",
    "marks and a call": b"(" * 5000 + CALL + b"(tR.", "kept data": b"(lp0\nI1\na.", "kept data and a line": b"(lp0\nI1\na.\n",
    "an import of kept data": b"cos\nsystem\np0\n!", "a module that is no identifier": b"cno module\nname\n)R.", "extension": b"\x82\x01)R.", "persistent": b"Pid\n)R.",
    "a method of a class": CALL + b"K\x01a.", "protocol 0, upper case": b"cCollections\nOrderedDict\n(S'x'\ntR.",
    "line ends of Windows": b"ccollections\r\nOrderedDict\r\n(tR.",
    # Numbers as C and Python read them; what _pickle.c reads ends at a NUL.
    "a form feed before a number": b"I\f1\n0" + CALL + b"(tR.", "a vertical tab behind one": b"L1\v\n0" + CALL + b"(tR.",
    "octal": b"L0O17\n0" + CALL + b"(tR.", "a NUL behind a number": b"I1\0x\n0" + CALL + b"(tR.", "a NUL for a number": b"I\0x\n0" + CALL + b"(tR.",
    "infinity": b"F+INF\n0" + CALL + b"(tR.", "not a number": b"FNaN\n0" + CALL + b"(tR.", "a signed place in the memo": b"Np+7\n0" + CALL + b"(tR.",
    "a place with an underscore": b"Np1_1\n0" + CALL + b"(tR.", "a long number": b"L0x" + b"0" * (1 << 21) + b"1\n0" + CALL + b"(tR.",
    "BUILD of None": b"]Nb0" + CALL + b"(tR.", "BUILD of a text": b"S'x'\nNb0" + CALL + b"(tR.", "a list for a tuple": CALL + b"]R.",
    "a text for a tuple": CALL + b"Vx\nR", "a list for the tuple of NEWOBJ": CALL + b"]N\x81.",
    "INST at the end of the file": b"(icollections\nOrderedDictX", "a long path of attributes": b"\x80\x04cos\n" + b"path.os." * 300 + b"getcwd\n)R.",
    "STOP behind a mark": b"(N." + CALL + b"(tR.", "the memo of the pickle before": b"Np5\n.g5\n0" + CALL + b"(tR.",
}
# The letters that are opcodes.
WORDS = ("cat", "dog", "if", "int", "in", "list", "obj", "put", "set", "tar", "use", "very", "Build", "Case", "False", "Go", "I", "Just",
         "Kit", "List", "Main", "None", "Persia", "Queue", "Read", "String", "Text", "Use", "Version", "X", "append", "build", "get", "hat",
         "import", "join", "queue", "run", "sum", "1", "2", "0", ".", ")", "(", "]", "}", "x")


def texts():
    yield "a list of words", "\n".join(WORDS)
    for word in WORDS:
        yield "begins with %r" % word, "%s\nfoo\nbar.baz\n.TH x 1\n(see there)\nRead it\n" % word
        yield "one line of %r" % word, "%s = 1" % word
        yield "thrice %r" % word, "%s\n%s\n%s\n" % (word, word, word)
    yield "requirements", "cffi\nclick\nnumpy>=1.20\nRequests\n"
    yield "commands", "complete -c x -l a -d 'b'\ncomplete -c x -l b -d 'c'\nset -l x 1\nsx\n"
    yield "lisp", "(in-package :x)\n(defun f (x) (t R))\n"
    yield "persons", "Person\nPlace\nRegion\n"
    yield "persons in brackets", "(Please note\nor leave it\n"
    for letter in "CFGILPSTUVXcgipq":
        yield "a long line of %s" % letter, (letter + "orem ipsum dolor ") * 80000
    for letter in "NI])}(":
        yield "%s 5000 times" % letter, letter * 5000 + "ACGT and text"
    yield "a column", "I1\n" * 300000
    yield "two lines of a tune", "I0\np1\nhello, this is text\n"
    yield "one value", "N."
    yield "a value and a point", "F1.0\nF2.0\n."
    yield "csv", "I,V\n1,2\n3,4\n"
    yield "numbers", "1 2 3\n4 5 6\n"
    yield "a licence", "Copyright\n\nPermission is hereby granted\n.\n"
    yield "json", json.dumps({"a": "cos\nsystem\n(S'x'\ntR."})
    inner = {"class_name": "Lambda", "config": {"class_name": "x"}}
    yield "a model of TensorFlow.js", json.dumps({"format": "layers-model", "modelTopology": {"model_config": inner}})
    yield "a tokenizer of Keras", json.dumps({"class_name": "Tokenizer", "config": {"num_words": None}})
    for values in ((None, None), (["cat", "dog"], "default"), ({"0": "cat"}, "x"), ("x", 1)):
        yield "no object of Keras: %r" % (values,), json.dumps(dict(zip(("class_name", "config"), values)))
    yield "one key of Keras", json.dumps({"class_name": "x", "configs": inner})
    yield "keys of Keras as values", json.dumps({"a": "class_name", "b": "config", "c": [inner, inner]})
    yield "keys of Keras behind an object", json.dumps({"a": 1}) + json.dumps(inner)
    yield "keys of Keras in a list", json.dumps([inner])
    yield "a configuration of diffusers", json.dumps({"_class_name": "UNet2DConditionModel", "config": None})
    yield "base64", "gASVBAAAAAAAAABLAS4=\n" * 100


def pickles():
    for key, value in VALUES.items():
        for protocol in range(6):
            yield "%s, protocol %d" % (key, protocol), pickle.dumps(value, protocol)
    for key, data in BY_HAND.items():
        yield key, data
    whole = pickle.dumps(VALUES["behind data"], 4)
    for n in (20, 100, 5500, len(whole) - 1):
        yield "cut at %d" % n, whole[:n]



def renamed(other, name, front=b"", good_sum=True, content=None):
    """A ZIP archive with a pickle whose entry has the name `other`, and `name` in its field Unicode Path (APPNOTE 4.6.9)."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        info = zipfile.ZipInfo(other)
        field = b"\1" + struct.pack("<I", zlib.crc32(other.encode()) ^ (not good_sum)) + name.encode()
        info.extra = front + struct.pack("<HH", 0x7075, len(field)) + field
        archive.writestr(info, content or PICKLE)
    return stream.getvalue()


def zipped_as(method, members, front=b"", comment=b""):
    stream = io.BytesIO()
    stream.write(front)
    with zipfile.ZipFile(stream, "a" if front else "w", method) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
        archive.comment = comment
    return stream.getvalue()


def tarred(members, form=tarfile.GNU_FORMAT):
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=form) as archive:
        for name, data in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return stream.getvalue()


def two_directories(members, shown, has_record=True):
    """A ZIP64 archive whose locator leads to a record about the members `shown`. Readers that look right in front of the locator, or
    only at the numbers of 32 bits, find others."""
    def parts(of):
        data = zipped_as(zipfile.ZIP_STORED, of)
        end = data.rindex(b"PK\5\6")
        count, size, at = struct.unpack("<HII", data[end + 10:end + 20])
        return data[:at], data[at:at + size], count
    def record(count, size, at):
        return b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, count, size and count, size, at)
    data, directory, count = parts(members)
    _, other, other_count = parts(shown)
    other_at = len(data)
    locator = b"PK\6\7" + struct.pack("<IQI", 0, other_at + len(other), 1)
    data += other + record(other_count, len(other), other_at)
    at = len(data)
    data += directory + (record(count, len(directory), at) if has_record else b"") + locator
    return data + b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, count, count, len(directory), at, 0)


def hdf5(name=b"model_config", version=1, user_block=0, blocks=1):
    """An HDF5 file of superblock 0 whose root group has one attribute, in a header of version 1, perhaps in a continuation."""
    body = struct.pack("<BBHHH", version, 0, len(name) + 1, 0, 0) + (b"\0" if version == 3 else b"") + name + b"\0"
    body += bytes(-len(body) % 8)
    attribute = struct.pack("<HHB3x", 12, len(body), 0) + body
    header_at = 96
    first = struct.pack("<HHB3x", 0x10, 16, 0) + struct.pack("<QQ", 2048, len(attribute)) if blocks == 2 else attribute
    root = struct.pack("<BxHIIxxxx", 1, 1, 1, len(first)) + first
    head = b"\x89HDF\r\n\x1a\n" + struct.pack("<BBBBBBBBHHI", 0, 0, 0, 0, 0, 8, 8, 0, 4, 16, 0)
    head += struct.pack("<QQQQ", user_block, 2 ** 64 - 1, 4096, 2 ** 64 - 1) + struct.pack("<QQIIQQ", 0, header_at, 0, 0, 0, 0)
    data = bytearray(4096)
    data[:len(head)] = head
    data[header_at:header_at + len(root)] = root
    data[2048:2048 + len(attribute)] = attribute
    return bytes(user_block) + bytes(data)


PICKLE = pickle.dumps(Called(), 2)
HARMLESS_ZIP = {"a.txt": b"x"}


def code_files():
    """What is refused as code: name of the file, content, kind."""
    evil = b"\x80\2" + EVIL + b"."
    yield "m.pt", zipped_as(zipfile.ZIP_STORED, {"m/data.pkl": evil, "m/version": b"3\n"}), "pytorch"
    yield "last.bin", zipped_as(zipfile.ZIP_STORED, {"m/data/0": b"", "m/version": b"3\n", "m/data.pkl": evil}), "pytorch"
    yield "upper", zipped_as(zipfile.ZIP_STORED, {"a.npy": b"x", "m/DATA.PKL": PICKLE}), "pytorch"
    yield "deflated", zipped_as(zipfile.ZIP_DEFLATED, {"x/data.pkl": evil, "x/version": b"3\n"}), "pytorch"
    yield "commented", zipped_as(zipfile.ZIP_STORED, {"x/data.pkl": evil}, comment=b"c" * 60000), "pytorch"
    yield "script.pt", zipped_as(zipfile.ZIP_STORED, {"m/data.pkl": PICKLE, "m/constants.pkl": PICKLE}), "torchscript"
    yield "older", pickle.dumps(0x1950a86a20f9469cfc6c, 2) + evil, "pytorch"
    yield "older4", pickle.dumps(0x1950a86a20f9469cfc6c, 4) + evil, "pytorch"
    yield "tar", tarred({"sys_info": b"", "pickle": PICKLE, "tensors": b"", "storages": b""}), "pytorch"
    yield "m.nemo", tarred({"./model_config.yaml": b"a: 1", "./model_weights.ckpt": b"PK"}), "tar"
    yield "long", tarred({"d/" * 100 + "w.ckpt": b"PK"}), "tar"
    yield "long_pax", tarred({"d/" * 100 + "w.pkl": b"PK"}, tarfile.PAX_FORMAT), "tar"
    yield "with_pickle.zip", zipped_as(zipfile.ZIP_STORED, {"readme": b"", "sub/x.pickle": PICKLE}), "zip"
    keras = {"metadata.json": b"{}", "config.json": b'{"class_name": "Functional"}', "model.weights.h5": b""}
    yield "m.keras", zipped_as(zipfile.ZIP_STORED, keras), "keras"
    # Keras reads config.json first, and needs nothing else.
    config = b'{"module": "os", "class_name": "function", "config": "system"}'
    yield "config.json", config, "keras"
    yield "twice.json", b'{"class_name": "Tokenizer", "class_name": "function", "config": 1, "config": "system"}', "keras"
    yield "long.json", b'{"config" : { } , "class_name" :\n"%s"}' % (b"x" * 100), "keras"
    yield "escaped.json", b" \n" + config.replace(b"class", b"cl\\u0061ss"), "keras"
    yield "late.json", config.replace(b'"class_name"', b'"x": {"a": [%s"]}"]}, "class_name"' % (b'"\\"", ' * 30000)), "keras"
    front = b"a line of text\n"
    for name, method in (("stored", zipfile.ZIP_STORED), ("deflated", zipfile.ZIP_DEFLATED)):
        yield name + ".zip", zipped_as(method, {"config.json": config}, front=front), "keras"
        yield name + ".keras", front + zipped_as(method, {"config.json": config}), "keras"
    yield "weights.zip", zipped_as(zipfile.ZIP_STORED, {"config.json": b"{}", "model.weights.npz": b""}), "keras"
    yield "front_weights.zip", front + zipped_as(zipfile.ZIP_STORED, {"config.json": config, "model.weights.npz": b""}), "keras"
    yield "with_array.zip", zipped_as(zipfile.ZIP_STORED, {"config.json": config, "x.npy": b""}), "keras"
    yield "escape.zip", zipped_as(zipfile.ZIP_STORED, {"config.json": config.replace(b"class", b"cl\\u0061ss")}), "keras"
    yield "utf16.zip", zipped_as(zipfile.ZIP_STORED, {"config.json": config.decode().encode("utf-16")}), "keras"
    yield "behind.zip", zipped_as(zipfile.ZIP_STORED, {"config.json": b'{"a": [%s%s]}' % (b"1, " * 30000, config)}), "keras"
    yield "front.keras", front + zipped_as(zipfile.ZIP_STORED, {"other": b"x"}), "zip"
    for has_record in (True, False):
        yield "two%d.zip" % has_record, two_directories(keras, HARMLESS_ZIP, has_record), "keras"
        yield "hidden%d.zip" % has_record, two_directories(HARMLESS_ZIP, keras, has_record), "keras"
    for name in ("x.p", "x.sav"):
        yield "sav.zip", zipped_as(zipfile.ZIP_STORED, {name: PICKLE}), "zip"
        yield "sav_deflated.zip", zipped_as(zipfile.ZIP_DEFLATED, {name: PICKLE}), "zip"
    yield "compressed.zip", zipped_as(zipfile.ZIP_STORED, {"x.pkl.gz": b""}), "zip"
    # A second name.
    yield "second_name.zip", renamed("readme", "sub/x.pickle"), "zip"
    yield "second_name", renamed("readme", "m/data.pkl", content=evil), "pytorch"
    yield "another_field.zip", renamed("readme", "x.pkl", front=struct.pack("<HH", 0x9999, 3) + b"abc"), "zip"
    yield "another_sum.zip", renamed("readme", "x.pkl", good_sum=False), "zip"
    yield "first_name.zip", renamed("x.pkl", "readme"), "zip"
    # A name that zipfile ends at a NUL, which it does not write.
    yield "nul", zipped_as(zipfile.ZIP_STORED, {name + "?x": data for name, data in keras.items()}).replace(b"?x", b"\0x"), "keras"
    yield "nul.zip", zipped_as(zipfile.ZIP_STORED, {"a.pkl?.txt": PICKLE}).replace(b"?", b"\0"), "zip"
    yield "front.keras", zipped_as(zipfile.ZIP_STORED, keras, front=b"# a text\n" * 100), "keras"
    for version in (1, 2, 3):
        yield "v%d.h5" % version, hdf5(version=version), "keras"
    yield "block.h5", hdf5(user_block=8192), "keras"
    yield "continued.h5", hdf5(blocks=2), "keras"
    yield "lib.so", b"\177ELF\2\1\1" + bytes(100), "elf"
    yield "model.safetensors", b"\177ELF\2\1\1" + bytes(100), "elf"
    yield "old.so", b"\177ELF" + bytes(12) + b"\3\0\x3e\0" + bytes(100), "elf"
    for magic in (b"PE\0\0", b"NE", b"LE", b"LX"):
        yield "x.exe", b"MZ\x90\0" + bytes(56) + struct.pack("<I", 200) + bytes(136) + magic + bytes(20), "pe"
    yield "inside.exe", b"MZ\0\0PE\0\0" + bytes(52) + struct.pack("<I", 4), "pe"
    yield "printed.exe", b"MZ" + b"a" * 58 + struct.pack("<I", 5000) + b"a" * 4936 + b"PE\0\0", "pe"
    # Text under a suffix of pickles.
    yield "none.pkl", b"N.", "pickle"
    yield "import.pickle", b"cantigravity\nfly\n!", "pickle"
    for magic in (0xfeedface, 0xfeedfacf):
        yield "%x" % magic, struct.pack("<I", magic) + bytes(100), "macho"
        yield "%x.be" % magic, struct.pack(">I", magic) + bytes(100), "macho"
    yield "fat", struct.pack(">II", 0xcafebabe, 2) + bytes(100), "macho"
    for name in ("m.pt", "w.bin", "x.onnx", "x.h5", "x.SafeTensors", "x.pkl"):
        yield name, b"#!/bin/sh\ntrue\n", "script"
    for name in ("m.joblib", "m.pkl", "m.PT"):
        yield name, b"\x1f\x8b\x08" + bytes(40), "gzip"
        yield name, b"\x78\x9c" + bytes(40), "zlib"
        yield name, b"7z\xbc\xaf\x27\x1c" + bytes(40), "7z"
    for name in ("m.pkl.gz", "m.joblib.z", "m.pt.gz", "M.PT.ZIP"):
        yield name, gzip.compress(PICKLE), "gzip"
        yield name, bz2.compress(PICKLE), "bzip2"
        yield name, lzma.compress(PICKLE), "xz"
        yield name, b"\x28\xb5\x2f\xfd" + bytes(20), "zstd"
        for level in (0, 1, 9):
            yield name, zlib.compress(PICKLE, level), "zlib"
        for bits in (9, 12):
            packer = zlib.compressobj(wbits=bits)
            yield name, packer.compress(PICKLE) + packer.flush(), "zlib"
        for size in (1 << 12, 1 << 16, 3 << 15, 1 << 24):
            for lc in (3, 0):
                filters = [{"id": lzma.FILTER_LZMA1, "dict_size": size, "lc": lc}]
                yield name, lzma.compress(PICKLE, format=lzma.FORMAT_ALONE, filters=filters), "lzma"
    descr = "{'descr': %s, 'fortran_order': False, 'shape': (1,), }"
    for number, one in enumerate(("'|O'", "'O'", "[('a', '<f4'), ('b', '|O')]", "[('a', 'O', (2,))]", "[('a', [('b', '|O8')])]")):
        text = (descr % one).encode()
        yield "o%d.npy" % number, b"\x93NUMPY\1\0" + struct.pack("<H", len(text) + 1) + text + b"\n" + PICKLE, None


ORDERED = b"ccollections\nOrderedDict\n)R"
EVIL = b"cposix\nsystem\nX\4\0\0\0true\x85R"


def checkpoints():
    """Archives of PyTorch: name, content, what is imported that checkpoints of tensors do not import, or None; the bytes that import
    it. Those whose pickle is no value of a checkpoint, but imports nothing else, are refused for that."""
    def archive(name, *pickles, method=zipfile.ZIP_STORED):
        members = {name: b"\x80\2" + data + b"." for name, data in zip(("m/data.pkl", "m/DATA.PKL"), pickles)}
        return name, zipped_as(method, {"m/version": b"3\n", **members})
    yield *archive("one call", EVIL), "posix.system", b"cposix"
    yield *archive("behind what is known", ORDERED + b"0" + EVIL), "posix.system", b"cposix"
    yield *archive("behind what is not supported", b"ctorch._utils\n_rebuild_sparse_tensor\n)R0" + EVIL), "posix.system", b"cposix"
    yield *archive("in a state", ORDERED + b"}X\1\0\0\0a" + EVIL + b"sb"), "posix.system", b"cposix"
    yield *archive("in the second one", ORDERED, EVIL), "posix.system", b"cposix"
    yield *archive("never called", ORDERED + b"0cos\nsystem\n"), "os.system", b"cos\n"
    yield *archive("a walk through attributes", b"ctorch\nserialization.os.system\n)R"), "torch.serialization.os.system", b"ctorch"
    yield *archive("a name that begins like one", b"ccollections\nOrderedDict2\n)R"), "collections.OrderedDict2", b"ccoll"
    yield *archive("another module", b"ctorch\nOrderedDict\n)R"), "torch.OrderedDict", b"ctorch"
    yield *archive("a whole model", b"ctorch.nn.modules.linear\nLinear\n)\x81}b"), "torch.nn.modules.linear.Linear", b"ctorch"
    yield *archive("builtins", b"c__builtin__\ngetattr\n)R"), "__builtin__.getattr", b"c__builtin__"
    yield *archive("from the stack", b"\x8c\2os\x8c\6system\x93)R"), "os.system", b"\x93)R"
    yield *archive("INST", b"(X\4\0\0\0trueios\nsystem\n"), None, b""
    yield *archive("cut behind the call", EVIL + b"\xff\xff"), "posix.system", b"cposix"
    for known in (b"ccollections\nCounter\n)R", b"c__builtin__\nset\n(]tR", b"cbuiltins\nset\n(]tR", b"ctorch\nFloatStorage\n",
                  b"ctorch._utils\n_rebuild_tensor_v2\n(K\1tR", b"cargparse\nNamespace\n)\x81}b", b"ccollections\ndefaultdict\ncbuiltins\nlist\n\x85R", ORDERED + b"q\0h\0}b"):
        yield *archive("%r" % known, known), None, b""
    yield *archive("a text", ORDERED + b"0X\x10\0\0\0cposix\nsystem\n)R"), None, b""


def harmless():
    """Files of others that run nothing: name, content."""
    yield "a.zip", zipped_as(zipfile.ZIP_STORED, HARMLESS_ZIP)
    yield "second_name.zip", renamed("readme", "notes")
    yield "settings.zip", zipped_as(zipfile.ZIP_STORED, {"config.json": b'{"a": 1}', "metadata.json": b"{}"})
    yield "data.zip", zipped_as(zipfile.ZIP_STORED, {"notes.p": b"x", "a/b.sav": b"$FL2@(#) SPSS"})
    yield "two.zip", two_directories(HARMLESS_ZIP, {"b.txt": b"y"})
    yield "notes.txt.gz", gzip.compress(b"notes")
    yield "a.tar", tarred({"a.txt": b"x"})
    for form in (tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT):
        yield "long%d.tar" % form, tarred({"n" * 90 + "/" + "m" * 90: b"x", "\u00e9": b"y"}, form)
    yield "a_folder.tar", tar_block(b"d/", 0, b"5") + tar_block(b"d/a", 1) + padded(b"x") + bytes(1024)
    yield "cut.tar", tarred({"a.txt": b"x" * 3000})[:2000]
    yield "run.sh", b"#!/bin/sh\ntrue\n"
    yield "x.gz", b"\x1f\x8b\x08" + bytes(40)
    yield "data.h5", hdf5(b"keras_version")
    yield "data2.h5", hdf5(b"model_config_x")
    yield "image", b"\x89PNG\r\n\x1a\n" + bytes(50)
    yield "java.class", struct.pack(">IHH", 0xcafebabe, 0, 61) + bytes(50)
    yield "mz.txt", b"MZ is a text\n"
    for n in (3, 64, 5000):
        yield "mz%d.bin" % n, b"MZ" + random.Random(n).randbytes(n)
    yield "elf.bin", b"\177ELF"
    yield "elf_text", b"\177ELF is the magic number of programs"
    yield "empty", b""
    yield "zeros", bytes(5000)
    yield "noise", bytes(range(128, 256)) * 20
    yield "a.json", b'{"a": 1}'


def answers(folder, names, *options):
    for flavour in harness.SANITIZED[:1]: # nothing but the exit code is of interest
        got = harness.run([harness.tensorgate(flavour), "check", "-q", *options, *names], cwd=folder)
        if got.code > 1:
            return got, []
    got = harness.run([harness.tensorgate(), "check", "--json", *options, *names], cwd=folder)
    return got, json.loads(got.out)


def write(folder, files):
    """Files of any content, each in a folder of its own, since names are of use."""
    names = []
    for number, (name, data) in enumerate(files):
        os.mkdir(os.path.join(folder, str(number)))
        names.append(os.path.join(str(number), name))
        with open(os.path.join(folder, names[-1]), "wb") as file:
            file.write(data)
    return names


def check_pickles(t, folder):
    cases = list(pickles())
    names = write(folder, (("x", data) for _, data in cases))
    _, found = answers(folder, names, "--skip-unknown")
    for (key, _), one in zip(cases, found):
        error = one["error"] or {}
        good = error.get("code") == "code_execution" and error.get("foreign") == "pickle" and not one["skipped"]
        # Data that nothing tells from a text, or from other bytes.
        small = key.startswith(("none, ", "cut at"))
        t.case("pickle: " + key, [] if good or (small and not one["valid"]) else [repr((one["valid"], error.get("code"), error.get("message")))])
    told = {key: one["error"]["message"] for (key, _), one in zip(cases, found)}
    t.case("the import is named", [] if "imports collections.OrderedDict at byte 0" in told["REDUCE"] else [told["REDUCE"]])


def check_kinds(t, folder):
    cases = list(code_files())
    names = write(folder, ((name, data) for name, data, _ in cases))
    got, found = answers(folder, names, "--skip-unknown")
    for (name, _, kind), one in zip(cases, found):
        error = one["error"] or {}
        good = error.get("code") == "code_execution" and kind in (error.get("foreign"), one["format"]) and not one["skipped"]
        t.case("%s: %s" % (kind, name), [] if good else [repr((one["valid"], error.get("code"), error.get("foreign"), error.get("message")))])
    t.case("exit code", [] if got.code == 1 else [repr(got.code)])


def tar_block(name, size=0, kind=b"0", size_field=None, sum_field=None, is_signed=False, prefix=b"", magic=b"ustar\x0000"):
    """A header of tar, with fields as programs before pax wrote them, or as none did."""
    head = bytearray(512)
    def put(at, data):
        head[at:at + len(data)] = data
    put(0, name)
    for at, n in ((100, 8), (108, 8), (116, 8), (136, 12)):
        put(at, b"%0*o\0" % (n - 1, 0))
    put(124, size_field if size_field is not None else b"%011o\0" % size)
    put(156, kind)
    put(257, magic)
    put(345, prefix)
    put(148, b" " * 8)
    number = sum(c - 256 if is_signed and c > 127 else c for c in head)
    put(148, (sum_field(number) if sum_field else b"%06o\0 " % number)[:8].ljust(8, b"\0"))
    return bytes(head)


def padded(data):
    return data + bytes(-len(data) % 512)


def pax(kind=b"x", **records):
    text = b""
    for key, value in records.items():
        record = b" %s=%s\n" % (key.replace("_", ".").encode(), value.encode())
        n = len(record)
        while len(b"%d" % n) + len(record) != n:
            n = len(b"%d" % n) + len(record)
        text += b"%d%s" % (n, record)
    return tar_block(b"p", len(text), kind) + padded(text)


def tar_archives():
    """Archives that begin with something unusual."""
    binary = lambda n, width: b"\x80" + n.to_bytes(width - 1, "big")
    hidden = b"\1" * 512
    yield "plain", b""
    yield "signed bytes", tar_block(b"a\xff\xff", is_signed=True)
    for text in ("0o%o", "0O%o", " %o", "%o ", "\t%o", "\x1f%o", "+%o", "0_%o", "0o_%o", "_%o", "%o_", "1__%o", "-%o", "%o x", "0x%o", "%o\0zz", "8%o"):
        yield "sum %r" % text, tar_block(b"a", sum_field=lambda n: (text % n).encode())
        yield "size %r" % text, tar_block(b"a", size_field=(text % 512).encode()) + hidden
    yield "sum binary", tar_block(b"a", sum_field=lambda n: binary(n, 8))
    yield "sum negative", tar_block(b"\x80" * 90, is_signed=True, sum_field=lambda n: n.to_bytes(8, "big", signed=True))
    yield "size binary", tar_block(b"a", size_field=binary(512, 12)) + hidden
    yield "size binary, large", tar_block(b"a", size_field=binary(1 << 80, 12)) + hidden
    yield "size with another first byte", tar_block(b"a", size_field=b"\x81" + bytes(9) + b"\2\0") + hidden
    yield "no size", tar_block(b"a", size_field=b"")
    for kind in b"\x001234567DKLMNSVXZgx":
        yield "kind %c with a size" % kind, tar_block(b"d/", 512, bytes([kind])) + hidden
        yield "kind %c whose data is a member" % kind, tar_block(b"d/", 4096, bytes([kind]))
        yield "kind %c with a size of pax" % kind, pax(size="512") + tar_block(b"d", 0, bytes([kind])) + hidden
    yield "an old folder behind a long name", tar_block(b"x", 8, b"L") + padded(b"n") + tar_block(b"d/", 512, b"\0") + hidden
    yield "an old folder behind a long name, no data", tar_block(b"x", 8, b"L") + padded(b"n") + tar_block(b"d/", 512, b"\0")
    for value in ("512", " 512", "5_1_2", "+512", "x", "", "0512", "9" * 30, "-1"):
        yield "size %r of pax" % value, pax(size=value) + tar_block(b"a") + hidden
        yield "size %r of pax, no data" % value, pax(size=value) + tar_block(b"a", 512)
    yield "size of all", pax(b"g", size="512") + tar_block(b"a") + hidden
    yield "size of all, with another header", pax(b"g", size="512") + pax(b"x", comment="c") + tar_block(b"a") + hidden
    yield "two sizes", pax(size="512") + pax(size="1024") + tar_block(b"a") + hidden
    yield "two sizes, the other way", pax(size="1024") + pax(size="512") + tar_block(b"a") + hidden
    yield "size for a long name", pax(size="512") + tar_block(b"x", 8, b"L") + padded(b"n") + tar_block(b"a") + hidden
    yield "size, and that of a sparse file", pax(size="0", GNU_sparse_realsize="512") + tar_block(b"a") + hidden
    more = bytearray(512)
    more[504] = 1
    sparse = bytearray(tar_block(b"s", kind=b"S"))
    sparse[482] = 1
    sparse[148:156] = b" " * 8
    sparse[148:156] = b"%06o\0 " % sum(sparse)
    yield "a sparse file", bytes(sparse) + bytes(more) + bytes(512)


def check_tar(t, folder):
    """Whatever precedes the members of a checkpoint of before 0.1.10, it is found where Python's tarfile, which PyTorch uses, finds it.
    Where another reader finds it, it may be."""
    rest = b"".join(tar_block(name, len(PICKLE)) + padded(PICKLE) for name in (b"sys_info", b"pickle", b"storages", b"tensors")) + bytes(1024)
    cases = [(key, data + rest) for key, data in tar_archives()]
    cases.append(("a name of pax", pax(path="pickle/") + tar_block(b"a") + bytes(1024)))
    cases.append(("a prefix without the magic", tar_block(b"x", prefix=b"d", magic=b"") + tar_block(b"pickle", magic=b"") + bytes(1024)))
    cases.append(("a block that is no header", tar_block(b"a") + b"\1" * 512 + rest))
    names = write(folder, (("x.bin", data) for _, data in cases))
    _, found = answers(folder, names, "--skip-unknown")
    seen = 0
    for (key, data), one in zip(cases, found):
        has_one = False
        try:
            with tarfile.open(fileobj=io.BytesIO(data), mode="r:") as archive:
                # Versions before CVE-2025-8194 was mended go round in circles.
                has_one = any(member.name == "pickle" for member in itertools.islice(archive, 50))
        except (tarfile.TarError, ValueError, OSError, OverflowError):
            pass
        seen += has_one
        refused = (one["error"] or {}).get("code") == "code_execution"
        t.case("tar: " + key, [] if refused or not has_one else [repr(one["error"])])
        if key == "a block that is no header":
            t.case("tar: not followed to its end", [] if refused else [repr(one["error"])])
    t.case("tar: Python finds most", [] if seen > 50 else [repr(seen)])


def check_two_directories(t, folder):
    """A checkpoint that only some readers find: the reader of checkpoints refuses the archive, so it is never skipped."""
    checkpoint = {"m/data.pkl": PICKLE, "m/version": b"3\n"}
    cases = [(a, b, has_record) for a, b in ((checkpoint, HARMLESS_ZIP), (HARMLESS_ZIP, checkpoint)) for has_record in (True, False)]
    names = write(folder, (("x", two_directories(*case)) for case in cases))
    _, found = answers(folder, names, "--skip-unknown")
    for case, one in zip(cases, found):
        good = not one["valid"] and not one["skipped"] and "pytorch" in (one["format"], one["error"].get("foreign"))
        t.case("two directories: %s, %s" % ("m/data.pkl" in case[0], case[2]), [] if good else [repr(one)])


def check_checkpoints(t, folder):
    """What the pickle of an archive imports is named with the byte of the file where it does so, unless checkpoints of tensors import it, too."""
    cases = list(checkpoints())
    names = write(folder, (("m.pt", data) for _, data, _, _ in cases))
    _, found = answers(folder, names)
    for (key, data, name, where), one in zip(cases, found):
        error = one["error"] or {}
        message = error.get("message", "")
        # Archives that are sound are refused by the reader, others by what they are.
        wanted = "" if name is None else "%s at byte %d" % (name, data.index(where))
        told = message if "imports" in message else "%s at byte %s" % (message.partition(" names ")[2].partition(":")[0], error.get("offset"))
        good = wanted in told and error.get("code") == "code_execution" if name else "imports" not in message
        # A whole model has the archive of torch.save(model), which the reader knows.
        if "imports" not in message and name is not None:
            good = good and ("state_dict" in message) == name.startswith("torch.nn.")
        t.case("checkpoint: " + key, [] if good and "pytorch" in (error.get("foreign"), one["format"]) else [repr((wanted, error.get("code"), message))])


def both():
    """A .safetensors file that is a pickle as well: its length begins with opcodes, and a text of the header has the others, up to data
    that call. As in VALUES nothing is called but collections.OrderedDict."""
    name_end = b'":{"dtype":"U8","shape":[64],"data_offsets":[0,64]}}'
    size = 0x4728 # "(", "G" and 8 bytes, up to the name of the tensor
    head = bytearray(b'{"' + b"a" * (size - 2 - len(name_end)) + name_end)
    at = 2
    while True:
        left = size - at - 2
        step = left if left <= 126 else 126 if left - 128 >= 60 else 60
        head[at:at + 2] = b"U" + bytes([step])
        at += 2 + step
        if at == size:
            break
    return struct.pack("<Q", size) + bytes(head) + (CALL + b")R.").ljust(64, b"\0")


def check_names(t, folder):
    """A file of a format under a suffix whose programs unpickle has a note, and is refused where notes are."""
    data = both()
    t.case("both: a pickle", [] if isinstance(pickle.loads(data), collections.OrderedDict) else ["it is none"])
    npy = b"\x93NUMPY\1\0\x76\0" + b"{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }".ljust(117) + b"\n" + bytes(4)
    for content, suffixes, noted in ((data, ("pkl", "PICKLE", "joblib", "pt", "pth", "ckpt", "sav", "pkl.gz"), True),
                                     (data, ("safetensors", "txt", "pkl.txt", "bin"), False), (npy, ("pkl",), True), (npy, ("npy", "pkl.npy"), False),
                                     (npy, ("npz", "safetensors", "ONNX", "btf", "nnb", "pvp", "primitiv"), True), (npy, ("bin", "model", "msgpack", "txt", "npz.txt"), False)):
        for suffix in suffixes:
            path = os.path.join(folder, "x." + suffix)
            with open(path, "wb") as file:
                file.write(content)
            got = harness.run([harness.tensorgate(), "check", path])
            strict = harness.run([harness.tensorgate(), "check", "--strict", path])
            forced = harness.run([harness.tensorgate(), "check", "--strict", "--from", "npy", path]) if noted and content is npy and suffix != "pkl" else got
            good = got.code == 0 and (b"note: file.name at byte 0" in got.err) == noted and strict.code == noted and forced.code == 0
            t.case("name: %s, %d bytes" % (suffix, len(content)), [] if good else [repr((got, strict))])


def check_harmless(t, folder):
    cases = [(key, text.encode()) for key, text in texts()]
    cases += list(harmless())
    names = write(folder, ((key if (key, data) in harmless_names else "x.txt", data) for key, data in cases))
    _, found = answers(folder, names, "--skip-unknown")
    for (key, _), one in zip(cases, found):
        code = (one["error"] or {}).get("code")
        t.case("harmless: " + key, [] if code != "code_execution" else [one["error"]["message"]])


harmless_names = list(harmless())


def check_tree(t):
    """Sources, documents and tests of this tree."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=False).stdout.decode().split("\0")
    files = [name for name in listed or glob.glob("*/**", recursive=True) if os.path.isfile(name)]
    got = subprocess.run([harness.tensorgate(), "check", "--json=lines", "-0", "--files-from", "-"], input="\0".join(files).encode(),
                         capture_output=True, check=False)
    found = [json.loads(line) for line in got.stdout.splitlines()]
    wrong = [one["file"] for one in found if "file" in one and one["error"] and one["error"]["code"] == "code_execution"]
    t.case("texts of this tree", wrong if len(found) > 500 else ["only %d files" % len(found)])


def check_folder(t, folder):
    """A repository: what runs code is bad, what is harmless is skipped, and the summary counts both."""
    files = {"README.md": b"# A model\n", "config.json": b'{"a": 1}', "sub/pytorch_model.bin": PICKLE, "sub/old.pkl": BY_HAND["REDUCE"],
             "lib.so": b"\177ELF\2\1\1" + bytes(100), "run.sh": b"#!/bin/sh\n"}
    for name, data in files.items():
        os.makedirs(os.path.join(folder, os.path.dirname(name)), exist_ok=True)
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    got = harness.run([harness.tensorgate(), "check", "-r", "--skip-unknown", folder])
    summary = "tensorgate: 0 ok, 3 bad, 3 skipped, 0 failed; 3 run code when loaded\n"
    t.case("a repository", [] if got.code == 1 and got.err.decode() == summary else [repr((got.code, got.err))])
    lines = harness.run([harness.tensorgate(), "check", "-r", "--skip-unknown", "--json=lines", folder]).out.splitlines()
    counts = json.loads(lines[-1])["summary"]
    t.case("its summary", [] if (counts["bad"], counts["skipped"], counts["code_execution"]) == (3, 3, 3) else [repr(counts)])
    for verb in ("info", "hash"):
        got = harness.run([harness.tensorgate(), verb, "-r", "--skip-unknown", folder])
        t.case("%s of a repository" % verb, [] if got.code == 1 and got.err.count(b"[code_execution]") == 3 else [repr((got.code, got.err))])


# What is said of files that other programs read: signature, and the words without which the advice would not hold for a hostile file.
SANDBOX = ("in a sandbox",)
PYARROW = (*SANDBOX, "pyarrow 14.0.1 or later", "CVE-2023-47248")
ADVICE = (
    ("x.h5", hdf5(b"keras_version"), (*SANDBOX, "HDF5 2.0 or later")),
    ("x.tflite", b"\x1c\0\0\0TFL3" + bytes(50), SANDBOX), ("x.mat", b"MATLAB 5.0 MAT-file" + bytes(120), SANDBOX), ("x.nc", b"CDF\1" + bytes(50), SANDBOX),
    ("x.arrow", b"ARROW1" + bytes(50), PYARROW), ("x.parquet", b"PAR1" + bytes(50), PYARROW), ("x.zip", zipped_as(zipfile.ZIP_STORED, {"a.txt": b""}), ("limit", "empty folder")),
    ("x.tar", tarred({"a.txt": b"x"}), ("limit", "empty folder", "no link", "CVE-2025-45582")), ("x.gz", b"\x1f\x8b\x08" + bytes(40), ("limit", "gzip -dc")),
    ("x.xz", b"\xfd7zXZ\0" + bytes(40), ("limit", "-T1", "5.8.1", "CVE-2025-31115")), ("x.zst", b"\x28\xb5\x2f\xfd" + bytes(40), ("limit", "zstd -dc")),
    ("x.bz2", b"BZh91AY&SY" + bytes(40), ("limit", "1.0.8 or later")), ("x.lz4", b"\x04\x22\x4d\x18" + bytes(40), ("limit", "1.9.4 or later")),
    ("x.7z", b"7z\xbc\xaf\x27\x1c" + bytes(40), ("limit", "25.01 or later", "empty folder")), ("x.rar", b"Rar!\x1a\7\1\0" + bytes(40), ("limit", "7.13 or later", "empty folder")),
)
SAFE = "ask its author for"


def check_advice(t, folder):
    """Advice names the first version without a known way to run code or to write elsewhere; what runs code is not to be loaded at all."""
    for part in ("harmless", "code"):
        os.mkdir(os.path.join(folder, part))
    place = os.path.join(folder, "harmless")
    _, found = answers(place, write(place, [(name, data) for name, data, _ in ADVICE]))
    for (name, _, wanted), one in zip(ADVICE, found):
        message = one["error"]["message"]
        t.case("advice: " + name, ["no %r in %r" % (word, message) for word in wanted if word not in message])
    told = set()
    cases = list(code_files())
    place = os.path.join(folder, "code")
    _, found = answers(place, write(place, [(name, data) for name, data, _ in cases]))
    for (name, _, kind), one in zip(cases, found):
        message = one["error"]["message"]
        bad = [] if kind in ("elf", "pe", "macho", "script") or SAFE in message or one["format"] else ["no way out: " + message]
        if "weights_only" in message and kind != "torchscript":
            bad += ["no %s in %r" % (word, message) for word in ("2.6", "CVE-2025-32434", "2.10", "CVE-2026-24747") if word not in message]
        if kind == "keras":
            bad += [] if "CVE-2025-1550" in message and "CVE-2025-9906" in message or "CVE-2025-9905" in message else [message]
        told.update(word for word in ("weights_only", "torch.jit.load", "safe_mode") if word in message)
        t.case("advice: %s of code, %s" % (name, kind), bad)
    t.case("advice: all is said", [] if len(told) == 3 else [repr(told)])


def check_not_judged(t, folder):
    """What docs/security.md says of programs that no reader of tensors runs by itself: beside models, under their suffixes, in archives."""
    elf = b"\177ELF\2\1\1" + bytes(100)
    sources = {"x.py": b"import os\nos.system('true')\n", "x.bat": b"@echo off\r\n", "x.ps1": b"Start-Process true\r\n", "x.sh": b"#!/bin/sh\n",
               "x.pyc": b"\xa7\r\r\n" + bytes(12) + b"\xe3" + bytes(40), "X.class": struct.pack(">IHH", 0xcafebabe, 0, 52) + bytes(50),
               "x.wasm": b"\0asm\1\0\0\0" + bytes(20)}
    cases = [(name, data, "skipped") for name, data in sources.items()]
    cases += [("as_%s.safetensors" % name, data, "code_execution" if name == "x.sh" else "bad") for name, data in sources.items()]
    cases += [("x.so", elf, "code_execution"), ("as_x.so.npz", elf, "code_execution")]
    inside = {**sources, "x.so": elf, "without_suffix": PICKLE}
    for name, data in inside.items():
        cases += [("%s%d.zip" % (name, method), zipped_as(method, {name: data}), "skipped") for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)]
        cases += [(name + ".tar", tarred({name: data}), "skipped"), (name + ".npz", zipped_as(zipfile.ZIP_STORED, {name: data}), "bad")]
    # What AOTInductor writes has a library in it.
    compiled = zipped_as(zipfile.ZIP_STORED, {"m/archive_format": b"pt2", "m/data/aotinductor/model/x.wrapper.so": elf})
    cases += [("m.pt2", compiled, "code_execution"), ("m.zip", compiled, "skipped")]
    cases += [("in.tar.gz", gzip.compress(tarred({"x.pkl": PICKLE})), "skipped"), ("in.tar", tarred({"x.pkl": PICKLE}), "code_execution")]
    for name, data, wanted in cases:
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    got = harness.run([harness.tensorgate(), "check", "-r", "--skip-unknown", folder])
    found = {}
    for line in got.out.decode().splitlines():
        state, rest = line.split(" ", 1)
        name = rest[len(folder) + 1:].split(": ", 1)[0]
        found[name] = "skipped" if state == "skip" else "code_execution" if rest.endswith("[code_execution]") else state
    for name, _, wanted in cases:
        t.case("not judged: " + name, [] if found.get(name) == wanted else [repr((wanted, found.get(name)))])


def run(t):
    for check in (check_pickles, check_kinds, check_two_directories, check_tar, check_checkpoints, check_names, check_harmless, check_advice, check_folder, check_not_judged):
        folder = tempfile.mkdtemp(prefix="code-files-")
        try:
            check(t, folder)
        finally:
            shutil.rmtree(folder)
    check_tree(t)
