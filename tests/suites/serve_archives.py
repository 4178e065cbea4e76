# SPDX-License-Identifier: Apache-2.0
"""`serve` with a tar archive as body: the files of a model are judged together, as the command judges the folder. Archives of Python's
tarfile, in each of its formats, and hostile ones made by hand, each of which is refused at its byte."""
import ctypes
import io
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
from random import Random

import harness
import serve_tools as st
from samples import npy, onnx, safetensors
from suites import splits

TYPE = {"Content_Type": "application/x-tar"}
FORMATS = {"ustar": tarfile.USTAR_FORMAT, "pax": tarfile.PAX_FORMAT, "gnu": tarfile.GNU_FORMAT}
W = bytes(range(1, 25))


# -------------------------------------------------------------------------------------------- folders

def shard(names):
    return safetensors.file({name: safetensors.entry("F32", [1], 4 * i, 4 * i + 4) for i, name in enumerate(names)}, bytes(4 * len(names)))


def index(weights):
    return json.dumps({"metadata": {"total_size": 4 * len(weights)}, "weight_map": weights}).encode()


A, B = "model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"
INDEX = "model.safetensors.index.json"
SHARDED = {A: shard("ab"), B: shard("c"), INDEX: index({"a": A, "b": A, "c": B})}
BESIDE = onnx.model(onnx.graph(tensors=[onnx.external("float32", [2, 3], "w", "w.bin", length=24)]))
TEXTS = {"README.md": b"# A model\n", "config.json": b'{"a": 1}', "tokenizer.json": b'{"b": 2}'}
GOOD = {
    "shards": SHARDED,
    "shards and texts": {**SHARDED, **TEXTS},
    "shards under other names": {"x.safetensors": shard("a"), "y.safetensors": shard("b"), INDEX: index({"a": "x.safetensors", "b": "y.safetensors"})},
    "an index of checkpoints without one": {**SHARDED, "pytorch_model.bin.index.json": index({"a": "pytorch_model-00001-of-00001.bin"})},
    "elements beside a model": {"m.onnx": BESIDE, "w.bin": W},
    "one file": {"a.npy": npy.file(npy.header("<f4", (3,)), bytes(12)), **TEXTS},
}
BAD = {
    "a shard is missing": {name: data for name, data in SHARDED.items() if name != B},
    "a shard is cut": {**SHARDED, B: SHARDED[B][:-1]},
    "a tensor that the index does not name": {**SHARDED, B: shard("cd")},
    "a tensor in two shards": {**SHARDED, B: shard("ca")},
    "a shard is a pickle": {**SHARDED, B: b"cos\nsystem\n(S'x'\ntR."},
    "elements are missing": {"m.onnx": BESIDE},
    "elements are too short": {"m.onnx": BESIDE, "w.bin": W[1:]},
    "elements are the model": {"m.onnx": onnx.model(onnx.graph(tensors=[onnx.external("float32", [2, 3], "w", "m.onnx", length=24)]))},
    "elements in a folder below": {"m.onnx": onnx.model(onnx.graph(tensors=[onnx.external("float32", [2, 3], "w", "a/w.bin", length=24)])), "w.bin": W},
    "elements that overlap": {"w.bin": W, "m.onnx": onnx.model(onnx.graph(tensors=[
        onnx.external("int8", [8], "v", "w.bin", length=8), onnx.external("int8", [8], "w", "./w.bin", offset=4, length=8)]))},
    "a file besides is cut": {**SHARDED, "other.npy": npy.file(npy.header("<f4", (3,)), bytes(11))},
    "a pickle besides": {**SHARDED, "optimizer.pkl": b"cos\nsystem\n(S'x'\ntR."},
}


def archive(files, form=tarfile.USTAR_FORMAT, folder="", with_folder=False):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=form) as tar:
        if with_folder:
            top = tarfile.TarInfo(folder or "./")
            top.type = tarfile.DIRTYPE
            tar.addfile(top)
        for name, data in files.items():
            info = tarfile.TarInfo(folder + name)
            info.size, info.mtime = len(data), 1234567890.5 if form == tarfile.PAX_FORMAT else 0
            tar.addfile(info, io.BytesIO(data))
    return out.getvalue()


def verdict_of(one):
    error = one["error"] and {key: one["error"][key] for key in ("code", "offset", "path", "message")}
    return os.path.basename(one["file"]), one["format"], one["valid"], one["tensors"] if one["valid"] else 0, error


def of_command(folder, names):
    """The verdicts of `check -r` on a folder: of shards and parts that were not judged alone none is asked for."""
    got = harness.run([harness.tensorgate(), "check", "-r", "--json", folder])
    return [verdict for verdict in map(verdict_of, json.loads(got.out)) if verdict[0] in names], got.code


def compare(t, service, where, key, files, is_good):
    splits.write(where, files)
    bad = []
    for form, folder, way in (("ustar", "", st.post), ("pax", "./", st.post), ("gnu", "model/", st.post_chunked), ("ustar", "a b/", st.post)):
        body = archive(files, FORMATS[form], folder, with_folder=folder != "a b/")
        answer = way(service, "/v1/check", body, **TYPE)
        said = answer.json() or {}
        if answer.status != (200 if is_good else 422) or said.get("valid") is not is_good or said.get("size") != len(body):
            bad.append("%s: status %d: %r" % (form, answer.status, answer.body[:300]))
            continue
        found = [verdict_of(one) for one in said["files"]]
        wanted, code = of_command(where, {verdict[0] for verdict in found})
        if sorted(map(repr, found)) != sorted(map(repr, wanted)) or (code == 0) != is_good and "elements" not in key:
            bad.append("%s: %r, not %r" % (form, found, wanted))
        if is_good and (said["tensors"] != sum(v[3] for v in found) or said["error"]):
            bad.append("%s: %r" % (form, said))
        first = next((one for one in said["files"] if not one["valid"]), None)
        if first and (not said["error"]["message"].startswith(first["file"] + ": ") or said["error"]["code"] != first["error"]["code"]):
            bad.append("%s: %r" % (form, said["error"]))
    t.case("%s: %s" % ("accepted" if is_good else "refused", key), bad)


def one_model(t, service, where):
    """/v1/info, /v1/hash and /v1/convert of the one model in an archive."""
    for key, files in (*GOOD.items(), ("split GGUF", splits.GOOD["three"])):
        splits.write(where, files)
        operand = where if "shards" in key or "split" in key or "index" in key else os.path.join(where, next(n for n in files if n[-3:] in ("nnx", "npy")))
        body = archive(files)
        for verb in ("info", "hash"):
            got = harness.run([harness.tensorgate(), verb, "--json=lines", operand])
            wanted = json.loads(got.out.splitlines()[0])
            answer = st.post(service, "/v1/" + verb, body, **TYPE)
            said = answer.json() or {}
            t.case("%s of %s" % (verb, key), [] if answer.status == 200 and {**said, "file": ""} == {**wanted, "file": ""} else [repr((answer.status, said, wanted))])
        out = where + ".npz"
        harness.run([harness.tensorgate(), "convert", "-qf", operand, out])
        answer = st.post_chunked(service, "/v1/convert?to=npz", body, **TYPE)
        with open(out, "rb") as file:
            t.case("conversion of " + key, [] if answer.status == 200 and answer.body == file.read() else [repr((answer.status, answer.body[:200]))])
    for text, files in (("no model in it", TEXTS), ("no model in it", {}), ("several models", {"a.npy": W, "b.npz": W}),
                        ("several models", {**SHARDED, "x.safetensors.index.json": SHARDED[INDEX]}), ("several models", splits.GOOD["two sets"])):
        for verb in ("info", "hash", "convert?to=npz"):
            answer = st.post(service, "/v1/" + verb, archive(files), **TYPE)
            t.case("%s: %s of %d files" % (text, verb, len(files)), [] if answer.status == 422 and text.encode() in answer.body else
                   [repr((answer.status, answer.body[:300]))])
    answer = st.post(service, "/v1/check", archive(TEXTS), **TYPE)
    t.case("no model", [] if answer.status == 422 and answer.json()["passed_over"] == 3 and "no model" in answer.json()["error"]["message"] else [repr(answer.body)])


# -------------------------------------------------------------------------------------------- archives by hand

def header(name=b"a.npy", size=0, kind=b"0", magic=b"ustar\x0000", prefix=b"", digits=None, sum_of=None, **more):
    block = bytearray(512)
    fields = {0: name, 100: b"0000644\0", 108: b"0000000\0", 116: b"0000000\0", 124: digits or b"%011o\0" % size, 136: b"00000000000\0",
              156: kind, 257: magic, 345: prefix, **{int(key[2:]): value for key, value in more.items()}}
    for at, value in fields.items():
        block[at:at + len(value)] = value
    block[148:156] = sum_of or b"%06o\0 " % (sum(block) + 8 * 32)
    return bytes(block)


def padded(data):
    return data + bytes(-len(data) % 512)


def record(key, value):
    length = len(key) + len(value) + 3
    while len(b"%d" % length) + len(key) + len(value) + 3 != length:
        length += 1
    return b"%d %s=%s\n" % (length, key, value)


def pax(*records, kind=b"x"):
    data = b"".join(records)
    return header(b"PaxHeaders/a", len(data), kind) + padded(data)


END = bytes(1024)
ARRAY = npy.file(npy.header("<f4", (3,)), bytes(12))
FILE = header(size=len(ARRAY)) + padded(ARRAY)
BIG = 8 << 30
# What is taken, beside what tarfile writes.
TAKEN = {
    "plain": FILE + END, "long padding": FILE + bytes(10240), "type NUL": header(size=len(ARRAY), kind=b"\0") + padded(ARRAY) + END,
    "a prefix": header(b"a.npy", len(ARRAY), prefix=b"dir") + padded(ARRAY) + END,
    "digits behind which are spaces": header(digits=b"%o          " % len(ARRAY)) + padded(ARRAY) + END,
    "a path": pax(record(b"path", b"./" + b"n" * 251 + b".npy")) + header(b"x", len(ARRAY)) + padded(ARRAY) + END,
    "a comment of git": pax(record(b"comment", b"0" * 40), kind=b"g") + FILE + END,
    "times and attributes": pax(record(b"mtime", b"1.5"), record(b"SCHILY.xattr.user.x", b"\0\xff=\n")) + FILE + END,
    "numbers that are not there": header(size=len(ARRAY), at100=bytes(8), at108=bytes(8), at136=bytes(12)) + padded(ARRAY) + END,
    "a binary owner and time": header(size=len(ARRAY), magic=b"ustar  \0", at108=b"\x80" + bytes(6) + b"\5", at136=b"\xff" * 12) + padded(ARRAY) + END,
    "a name of 100 bytes": header(b"n" * 96 + b".npy", len(ARRAY)) + padded(ARRAY) + END,
}
NAMES = "a name, or a folder and a name"
# The archive, the offset of the refusal, and words of it.
REFUSED = {
    "empty": (b"", 0, "two blocks of zeros"), "no block": (b"\0" * 511, 511, "blocks of 512"), "one block of zeros": (bytes(512), 512, "second block"),
    "no end": (FILE, len(FILE), "two blocks of zeros"), "half an end": (FILE + bytes(512), len(FILE) + 512, "second block"),
    "a byte behind the end": (FILE + END + bytes(511) + b"x", len(FILE), "zeros behind"), "a file behind the end": (FILE + END + FILE + END, len(FILE), "zeros behind"),
    "cut": ((FILE + END)[:-1], len(FILE) + 1023, "blocks of 512"), "cut in a file": (FILE[:512], 124, "no more bytes"),
    "no archive": (b"x" * 2048, 257, "'ustar'"), "an old archive": (header(magic=b"") + END, 257, "'ustar'"), "gzip": (b"\x1f\x8b" + bytes(1022), 257, "'ustar'"),
    "a checksum": (header(sum_of=b"000000\0 ") + END, 148, "the checksum"), "no digits of a checksum": (header(sum_of=b"x" * 8) + END, 148, "octal"),
    "a size of other digits": (header(digits=b"00000000008\0") + END, 124, "octal"), "a size with a sign": (header(digits=b"-0000000001\0") + END, 124, "octal"),
    "a size without digits": (header(digits=bytes(12)) + END, 124, "octal"), "a binary size": (header(digits=b"\x80" + bytes(10) + b"\1") + END, 124, "octal"),
    "a size with a space in front": (header(digits=b" 0000000001\0") + END, 124, "octal"), "a size beyond the end": (header(size=1025) + END, 124, "no more bytes"),
    "the largest size": (header(digits=b"7" * 12) + END, 124, "no more bytes"), "padding": (header(size=1) + b"a" * 512 + END, 513, "padding of zeros"),
    "above the folder": (header(b"../a.npy") + END, 0, NAMES), "a dot": (header(b"a/./b") + END, 0, NAMES), "two dots": (header(b"..") + END, 0, NAMES),
    "absolute": (header(b"/a.npy") + END, 0, NAMES), "no name behind the folder": (header(b"a/") + END, 0, NAMES), "two slashes": (header(b"a//b") + END, 0, NAMES),
    "a backslash": (header(b"a\\b") + END, 0, NAMES), "a control character": (header(b"a\nb") + END, 0, NAMES), "no name": (header(b"") + END, 0, "a name"),
    "bytes behind a name": (header(b"a\0b") + END, 0, "NUL behind"), "folders in folders": (header(b"a/b/c.npy") + END, 0, NAMES),
    "a folder in the folder": (header(b"a/b/", kind=b"5") + END, 0, "no folder in"), "two folders": (header(b"a/x") + header(b"b/y") + END, 512, "one folder"),
    "a file and a folder": (header(b"x") + header(b"b/y") + END, 512, "one folder"), "another folder": (header(b"a/", kind=b"5") + header(b"b") + END, 512, "one folder"),
    "a folder with bytes": (header(b"a/", 1, b"5") + bytes(512) + END, 124, "without bytes"), "the folder above": (header(b"../", kind=b"5") + END, 0, NAMES),
    "twice": (FILE + FILE + END, len(FILE), "no other file"), "twice, by a dot": (FILE + header(b"./a.npy") + END, len(FILE), "no other file"),
    "a name that is too long": (pax(record(b"path", b"n" * 256)) + header(b"x") + END, 1024, NAMES),
    "a path that is too long": (pax(record(b"path", b"n" * 600)) + header(b"x") + END, 514 + 2, "in one folder"), "no path": (pax(record(b"path", b"")) + header(b"x") + END, 514, "in one folder"),
    "a path with NUL": (pax(record(b"path", b"a\0b")) + header(b"x") + END, 1024, NAMES), "a path out of the folder": (pax(record(b"path", b"a/../../b")) + header(b"x") + END, 1024, NAMES),
    "two paths": (pax(record(b"path", b"a"), record(b"path", b"b")) + FILE + END, 523, "one path"),
    "a size that the header has": (pax(record(b"size", b"%d" % len(ARRAY))) + FILE + END, 516 - 1, "no header can hold"),
    "a size that is another one": (pax(record(b"size", b"%d" % BIG)) + FILE + END, 1024 + 124, "in a pax record"),
    "a large size": (pax(record(b"size", b"%d" % BIG)) + header() + END, 1024 + 124, "no more bytes"),
    "two sizes": (pax(record(b"size", b"%d" % BIG), record(b"size", b"%d" % BIG)) + header() + END, 534, "one size"),
    "a size with a zero in front": (pax(record(b"size", b"0%d" % BIG)) + header() + END, 515, "no header can hold"),
    "a link by a record": (pax(record(b"linkpath", b"/etc/passwd")) + FILE + END, 515, "a path, a size"), "a sparse file": (pax(record(b"GNU.sparse.size", b"9")) + FILE + END, 515, "a path, a size"),
    "a charset": (pax(record(b"hdrcharset", b"BINARY")) + FILE + END, 515, "a path, a size"), "a real size": (pax(record(b"SCHILY.realsize", b"9")) + FILE + END, 515, "a path, a size"),
    "a path for all": (pax(record(b"path", b"a"), kind=b"g") + FILE + END, 514, "a path, a size"), "a size for all": (pax(record(b"size", b"%d" % BIG), kind=b"g") + FILE + END, 515, "a path"),
    "records without a file": (pax(record(b"mtime", b"1")) + END, 1024, "a file behind"), "records for records": (pax(record(b"mtime", b"1")) * 2 + FILE + END, 1024 + 156, "a file behind"),
    "no record": (header(kind=b"x") + FILE + END, 124, "1 to 65536"), "too many records": (header(size=65537, kind=b"x") + bytes(66048) + END, 124, "1 to 65536"),
    "a record that is too short": (pax(b"3 a=b\n") + FILE + END, 512, "with its length"), "a record that is too long": (pax(b"99 a=b\n") + FILE + END, 512, "with its length"),
    "a record without a line feed": (pax(b"6 a=bx") + FILE + END, 512, "with its length"), "a record without a key": (pax(b"5 ab\n") + FILE + END, 514, "a key and a value"),
    "a record of no length": (pax(b" a=b\n") + FILE + END, 512, "with its length"), "a huge length": (pax(b"99999999999999999999 a=b\n") + FILE + END, 512, "with its length"),
    "a mode of letters": (header(at100=b"rw-r--r-") + END, 100, "octal"), "a time of other digits": (FILE + header(b"b", at136=b"12345678901") + END, len(FILE) + 136, "octal"),
    "an owner of spaces": (header(at108=b" " * 8) + END, 108, "octal"), "an owner with a space in front": (header(at108=b" 000123") + END, 108, "octal"), "a binary mode": (header(at100=b"\x80") + END, 100, "octal"),
    "fields of GNU": (header(magic=b"ustar  \0", prefix=b"00000000000\0") + END, 345, "GNU"), "a gap in the prefix": (header(at346=b"x") + END, 345, "NUL behind"),
    **{"type %s" % kind.decode(): (header(b"a", kind=kind) + END, 156, "no link, device") for kind in (b"1", b"2", b"3", b"4", b"6", b"7", b"K", b"S", b"V", b"M", b"D", b"A", b"X")},
    "a long name of GNU": (header(b"././@LongLink", 5, b"L", b"ustar  \0") + padded(b"a.npy") + FILE + END, 156, "pax record"),
}


def hostile(t, service):
    for key, body in TAKEN.items():
        answer = st.post(service, "/v1/check", body, **TYPE)
        t.case("taken: " + key, [] if answer.status == 200 and answer.json()["tensors"] == 1 else [repr(answer.body[:400])])
        with tarfile.open(fileobj=io.BytesIO(body)) as tar:
            t.case("tarfile has the same bytes: " + key, [] if [tar.extractfile(m).read() for m in tar if m.isfile()] == [ARRAY] else ["others"])
    for key, (body, offset, words) in REFUSED.items():
        for way in (st.post, st.post_chunked):
            answer = way(service, "/v1/check", body, **TYPE)
            error = (answer.json() or {}).get("error") or {}
            good = answer.status == 422 and (error.get("code"), error.get("offset")) == ("bad_value", offset) and words in error["message"]
            t.case("refused: %s, %s" % (key, way.__name__), [] if good else [repr((answer.status, answer.body[:400]))])
    answer = st.post(service, "/v1/info", FILE + FILE + END, **TYPE)
    message = (answer.json() or {}).get("error", {}).get("message", "")
    t.case("the member and its byte", [] if message == 'tar archive: member 2 "a.npy" at byte %d: expected a name that no other file has' % len(FILE) else [message])
    many = b"".join(header(b"%d" % i) for i in range(4096))
    answer = st.post(service, "/v1/check", many + END, **TYPE)
    t.case("4096 files", [] if answer.status == 422 and answer.json()["passed_over"] == 4096 else [repr(answer.body[:300])])
    answer = st.post(service, "/v1/check", many + header(b"x") + END, **TYPE)
    t.case("4097 files", [] if answer.status == 422 and "at most 4096" in answer.json()["error"]["message"] else [repr(answer.body[:300])])
    for i, fill in enumerate((b"cos\nsystem\n(S'x'\ntR.", b"\x93NUMPY\1\0")):
        body = b"".join(header(b"%d.npy" % k, len(fill)) + padded(fill) for k in range(1000)) + END
        answer = st.post(service, "/v1/check", body, **TYPE)
        said = answer.json() or {}
        t.case("a thousand refusals %d" % i, [] if answer.status == 422 and len(answer.body) < 1 << 18 and
               len(said["files"]) + said["files_left_out"] == 1000 and said["files_left_out"] > 0 else [repr(answer.body[:300])])


def flips(t, service):
    """Each byte of the headers and the paddings counts."""
    body = archive({"a.npy": ARRAY, "b.npy": ARRAY})[:2 * (512 + len(padded(ARRAY))) + 1024]
    for at in [*range(0, 512, 7), *range(512 + len(ARRAY), 1024, 31), *range(1024, 1536, 11), *range(2048, len(body), 97)]:
        for bit in (1, 128):
            changed = bytearray(body)
            changed[at] ^= bit
            answer = st.post(service, "/v1/check", bytes(changed), **TYPE)
            t.case("a bit of byte %d" % at, [] if answer.status == 422 and "tar archive" in answer.json()["error"]["message"] else [repr(answer.body[:300])])


class Member(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("head", ctypes.c_uint64), ("at", ctypes.c_uint64), ("size", ctypes.c_uint64)]


class List(ctypes.Structure):
    _fields_ = [("members", ctypes.POINTER(Member)), ("num", ctypes.c_size_t), ("room", ctypes.c_size_t), ("has_folder", ctypes.c_bool),
                ("folder", ctypes.c_char * 256)]


def lister(folder):
    """tar_list_read() as a function of the bytes of an archive: {path: bytes}, or None for one that is refused."""
    path = os.path.join(folder, "tar_list.so")
    subprocess.run([os.environ.get("CC", "cc"), "-std=c11", "-O1", "-shared", "-fPIC", "-o", path, "cli/tar/tar_list.c"], check=True)
    library = ctypes.CDLL(path)
    read_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_size_t)

    def listed(body):
        def read(_, at, to, n):
            ctypes.memmove(to, body[at:at + n], n)
            return 0
        found, refusal = List(), ctypes.create_string_buffer(512)
        good = library.tar_list_read(ctypes.byref(found), read_type(read), None, ctypes.c_uint64(len(body)), refusal)
        prefix = found.folder + b"/" if found.folder else b""
        files = {prefix + m.name: body[m.at:m.at + m.size] for m in found.members[:found.num]}
        library.tar_list_free(ctypes.byref(found))
        return files if good & 1 else None
    return listed


def of_tarfile(body):
    """What tarfile of Python finds, which takes more; files only."""
    found = []
    try:
        with tarfile.open(fileobj=io.BytesIO(body)) as tar:
            found = [(os.path.normpath(os.fsencode(m.name)), tar.extractfile(m).read() if m.isfile() else None) for m in tar if not m.isdir()]
    except tarfile.ReadError as error:
        return {} if "end of file header" in str(error) else {"": str(error)}       # no file in it
    return dict(found) if len(found) == len(dict(found)) else {"": "twice"}


def mutated(random, bases):
    """Some bytes, blocks and members of an archive are others; most headers have their checksum."""
    data = bytearray(random.choice(bases))
    for _ in range(random.randint(0, 4)):
        at = random.choice([random.randrange(len(data)), random.randrange(len(data)) // 512 * 512 + random.choice([0, 1, 5, 99, 100, 108, 124, 134, 136, 148, 156, 257, 263, 329, 345])])
        block, how = at // 512 * 512, random.random()
        if at < len(data) and how < 0.6:
            data[at] = random.choice(b"\0 /.0123456789\\xg5LKS=\n~a\xff\x80")
        elif how < 0.7:
            data[block:block] = bytes(512)
        elif how < 0.8:
            data[block:block] = data[random.randrange(len(data)) // 512 * 512:][:512]
        elif how < 0.9 and len(data) > 512:
            del data[block:block + 512]
        else:
            data[block:block] = random.choice(bases)
    for at in range(0, len(data) - 511, 512) if random.random() < 0.9 else ():
        if data[at + 257:at + 262] == b"ustar":
            data[at + 148:at + 156] = b" " * 8
            data[at + 148:at + 156] = b"%06o\0 " % sum(data[at:at + 512])
    return bytes(data)


def alike(t, folder):
    """What is taken has the same files for another program, and their bytes."""
    listed, random, taken = lister(folder), Random(1), 0
    bases = [*TAKEN.values(), *(body for body, _, _ in REFUSED.values() if 1024 <= len(body) < 8192),
             *(archive({"a.npy": b"x" * 700, "b": b"", "c" * 90: b"yy"}, form, top, True) for form in FORMATS.values() for top in ("", "./", "m/"))]
    bad = []
    for _ in range(20000):
        body = mutated(random, bases)
        files = listed(body)
        taken += files is not None
        if files is not None and files != of_tarfile(body):
            bad.append("%r, %r" % (list(files), list(of_tarfile(body).items())[:3]))
    t.case("archives of another program", bad[:5] + ([] if taken > 500 else ["%d are taken" % taken]))


def types(t, service):
    body = FILE + END
    for value, status in (("application/x-tar", 200), ("Application/X-TAR; x=y", 200), ("application/x-tarball", 422), ("application/octet-stream", 422)):
        answer = st.post(service, "/v1/check", body, Content_Type=value)
        t.case("type " + value, [] if answer.status == status else ["status %d" % answer.status])
    raw = st.head("/v1/check", Content_Length=len(body), **TYPE)[:-2] + b"Content-Type: text/plain\r\n\r\n" + body
    answer = st.exchange(service, raw)
    t.case("two types", [] if answer.status == 415 else ["status %d" % answer.status])
    for query, files, status in (("?deep=1", GOOD["shards"], 200), ("?formats=npz", GOOD["shards"], 422), ("?formats=safetensors", GOOD["shards"], 200),
                                 ("?strict=1", {"m.onnx": BESIDE, "w.bin": W}, 200), ("?strict=1", {A: SHARDED[A]}, 422)):
        answer = st.post(service, "/v1/check" + query, archive(files), **TYPE)
        t.case("check%s of %s" % (query, ", ".join(files)), [] if answer.status == status else [repr((answer.status, answer.body[:300]))])


def run(t):
    top = tempfile.mkdtemp(prefix="archives-")
    where = os.path.join(top, "model")
    alike(t, top)
    for flavour in (harness.TESTED, harness.SANITIZED[0]):
        service = st.Service("--jobs", "2", program=harness.tensorgate(flavour))
        try:
            for files, is_good in ((GOOD, True), (BAD, False)):
                for key, one in files.items():
                    compare(t, service, where, "%s (%s)" % (key, flavour), one, is_good)
            for key, one in splits.GOOD.items():
                compare(t, service, where, "%s (%s)" % (key, flavour), one, key != "names that are no parts")
            for key, (one, _) in splits.BAD.items():
                compare(t, service, where, "%s (%s)" % (key, flavour), one, False)
            one_model(t, service, where)
            hostile(t, service)
            flips(t, service)
            types(t, service)
        finally:
            t.case("ends (%s)" % flavour, [] if service.stop() == 0 else [harness.tail(service.err())])
            t.case("nothing is left (%s)" % flavour, os.listdir(service.spool))
    shutil.rmtree(top)
