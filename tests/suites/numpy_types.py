# SPDX-License-Identifier: Apache-2.0
"""Whatever NumPy saves besides numbers: text, dates, raw bytes, long doubles and records are read, shown, compared, hashed
and copied, as NumPy itself has them; and types that were put together by hand to do harm are refused.
"""
import contextlib
import json
import os
import pickle
import struct
import tempfile
import warnings

import numpy as np

import harness



def arrays():
    """(name, array)"""
    random = np.random.default_rng(1)
    yield "text", np.array(["abc", "\u00e9", "\u540dx", "", "a\0b", "\U0001f600", "\u2028"])
    yield "text in the other byte order", np.array(["ab", "\u540d"], ">U2")
    yield "bytes", np.array([b"ab", b"c", b"\xff", b"a\\", "\u00e9".encode()])
    yield "raw bytes", random.integers(0, 256, 6, np.uint8).view("V2")
    yield "long doubles", np.frombuffer(bytes(range(64)), "V16").view("g")
    yield "complex long doubles", np.frombuffer(bytes(range(64)), "V32").view("G")
    counts = np.array([0, 1, -1, 12345, -98765, 10 ** 9, -10 ** 9 + 7, 10 ** 13 + 1, -2 ** 63], np.int64)
    for unit in "Y M W D h m s ms us ns ps fs as".split():
        yield "dates of " + unit, counts.view("M8[%s]" % unit)
        yield "times of " + unit, counts.view("m8[%s]" % unit)
    yield "dates of 25 seconds", counts.view("M8[25s]").astype(">M8[25s]")
    yield "dates of 3 weeks", counts[:6].view("M8[3W]")
    yield "dates without unit", counts.view("M8")[-1:]
    yield "times without unit", counts.view("m8")
    yield "no fields", np.zeros(3, [])
    yield "no bytes", np.zeros(3, "V0")
    yield "no elements", np.zeros((2, 0), "U5")
    yield "a scalar", np.array("x")
    yield "a record", np.array([(1.5, [[1, 2, 3], [4, 5, 6]], b"ab"), (2, np.arange(6).reshape(2, 3), b"")],
                               [("x", "f4"), ("y", ">i4", (2, 3)), ("s", "S3")])
    aligned = np.zeros((2, 3), np.dtype([("x", "u1"), ("y", "f8")], align=True))
    aligned["x"], aligned["y"] = random.integers(0, 256, (2, 3)), random.random((2, 3))
    yield "padding", aligned
    yield "column-major records", np.asfortranarray(aligned)
    yield "column-major text", np.asfortranarray(np.array([["a", "bc", "d"], ["e", "f", "g"]]))
    nested = np.zeros((2, 2), [(("title", "x"), "u1"), ("n", [("a", "f4"), ("b", "<U3"), ("c", "c8", (2,))], (2,)),
                               ("z", "?"), ("h", ">f2"), ("d", "M8[D]"), ("t", "m8[s]"), ("w", "<u8"), ("v", ">i2")])
    nested["n"]["a"], nested["n"]["b"], nested["n"]["c"] = random.random((2, 2, 2)), "h\u00e9", 1 - 2j
    nested["h"], nested["x"], nested["w"] = [[0.5, -2], [1e-7, 6e4]], 200, 2 ** 64 - 1
    nested["v"], nested["d"], nested["t"] = [[-1, -32768], [32767, 0]], counts[3], counts[4]
    yield "records in records", nested
    yield "records in records, column-major", np.asfortranarray(nested)
    yield "Latin-1 in names", np.ones(2, [("\u00e9", "u1")])
    yield "other letters in names", np.ones(2, [("\u540d", "u1"), ("a b", "<i2")])
    yield "quotes in names", np.arange(2).astype("<u4").view([("a'b", "u1"), ("c\\d", "u1"), ('"', "u1"), ("\n", "u1")])
    yield "offsets", np.zeros(3, np.dtype({"names": ["a"], "formats": ["u1"], "offsets": [3], "itemsize": 9}))
    yield "fields without bytes", np.zeros((), [("x", "S0"), ("y", "U0")])
    yield "fields without elements", np.ones(2, [("b", "f4", (0, 3)), ("c", "u1")])
    yield "4096 fields", np.arange(2 * 4096.0).reshape(-1, 4096).view([("f%d" % i, "f8") for i in range(4096)])
    deep = np.dtype("<i4")
    for _ in range(31):
        deep = np.dtype([("r", deep)])
    yield "32 levels", np.array([7, 8], "<i4").view(np.dtype([("r", deep)]))


# ------------------------------------------------------------------------------------- what NumPy says


def is_number(kind):
    return kind.names is None and kind.kind in "biufc" and kind.char not in "gG"


def type_name(kind):
    """Of a record what it is in a file."""
    if kind.names is not None:
        return repr(np.lib.format.dtype_to_descr(kind))
    return {"m8": "timedelta64", "M8": "datetime64"}.get(str(kind), str(kind))


def text_of(raw):
    raw = bytes(raw)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return "".join(chr(c) if c < 128 and c != 92 else "\\x%02x" % c for c in raw)


def date_of(value):
    """A year before 1000 has four digits here."""
    text = str(value)
    year, sep, rest = text.lstrip("-").partition("-")
    return text[:len(text) - len(text.lstrip("-"))] + year.rjust(4, "0") + sep + rest


def shown(value, kind):
    """An element as cat --json has it."""
    if kind.subdtype is not None:
        base, shape = kind.subdtype
        if base.itemsize == 0 or 0 in shape:
            return []
        return listed(np.asarray(value).reshape(shape), base)
    if kind.names is not None:
        return [shown(value[name], kind.fields[name][0]) for name in kind.names]
    if kind.kind == "S":
        return text_of(value)
    if kind.kind == "U":
        return str(value)
    if kind.kind == "M":
        return "NaT" if np.isnat(value) else date_of(value)
    if kind.kind == "m":
        return "NaT" if np.isnat(value) else int(np.asarray(value).astype(kind.newbyteorder("=")).view("i8"))
    if not is_number(kind):
        return bytes(value).hex()
    if kind.kind == "c":
        return [float(value.real), float(value.imag)]
    return value.item()


def listed(array, kind):
    if not isinstance(array, np.ndarray):
        return shown(array, kind)
    if kind.char in "gG":       # with the bytes that have no meaning
        kind = np.dtype("V%d" % kind.itemsize)
        array = array.view(kind)
    if array.size == 0:
        return []
    if array.ndim == 0:
        return shown(array[()], kind)
    return [listed(part, kind) for part in array]


def same(told, expected):
    """Floats have the shortest digits of their own type."""
    if isinstance(expected, list):
        return isinstance(told, list) and len(told) == len(expected) and all(map(same, told, expected))
    if isinstance(expected, float):
        return abs(told - expected) <= 1e-3 * abs(expected)
    return type(told) is type(expected) and told == expected


def fields(kind, path=(), axes=()):
    """(path, dtype) of the fields that are numbers."""
    for name in kind.names or ():
        field, own = kind.fields[name][0], axes
        if field.subdtype is not None:
            field, shape = field.subdtype
            own += shape
        if is_number(field):
            yield path + (name,), field, own
        yield from fields(field, path + (name,), own)


def column(array, path):
    for name in path:
        array = array[name]
    return array


# ------------------------------------------------------------------------------------------- the cases


def alike(a, b):
    """One array, but for what is between the fields."""
    return type_name(a.dtype) == type_name(b.dtype) and a.shape == b.shape and listed(a, a.dtype) == listed(b, b.dtype)


class Case:
    def __init__(self, folder, name, array):
        self.array, self.problems = array, []
        self.npy, self.npz, self.packed = (os.path.join(folder, n) for n in ("x.npy", "x.npz", "packed.npz"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")     # version 3.0
            np.save(self.npy, array)
            np.savez_compressed(self.packed, **{"p.q": array, "numbers": np.arange(3)})
        self.folder = folder

    def need(self, good, text):
        if not good:
            self.problems.append(text)
        return good

    def command(self, *arguments, code=0):
        got = harness.run([harness.tensorgate(), *arguments])
        self.need(got.code == code, "%s: exit code %d: %s" % (" ".join(arguments[:3]), got.code, harness.tail(got.err)))
        return got

    def document(self, *arguments):
        got = self.command(*arguments)
        return json.loads(got.out) if got.code == 0 else None

    def listing(self):
        """All tensors and only these, as NumPy has them."""
        array, kind = self.array, self.array.dtype
        order = "F" if np.isfortran(array) else "C"
        views = [v for v in fields(kind) if order == "C" or not v[2]]
        for path, first in ((self.npy, "arr_0"), (self.packed, "p.q")):
            told = self.document("info", "--json", path)
            tensors = told["tensors"]
            if path == self.packed:
                self.need(tensors.pop()["name"] == "numbers", "the numbers beside it")
            self.need(len(tensors) == 1 + len(views), "%d tensors" % len(tensors))
            one = tensors[0]
            expected = {"name": first, "dtype": type_name(kind), "shape": list(array.shape), "itemsize": kind.itemsize,
                        "nbytes": array.nbytes, "order": order, "storage": "dense"}
            for key, value in expected.items():
                self.need(one[key] == value, "%s is %r, not %r" % (key, one[key], value))
            for tensor, (name, field, axes) in zip(tensors[1:], views):
                raw = ".".join((first,) + name)
                self.need(tensor.get("raw_name", tensor["name"]) == raw and tensor["field"] is True, "a field %r" % tensor)
                self.need(tensor["dtype"] == field.name and tensor["shape"] == list(array.shape + axes), "%r" % tensor)
        return views

    def values(self, views):
        array, kind = self.array, self.array.dtype
        for path, name in ((self.npy, "arr_0"), (self.packed, "p.q")):
            told = self.document("cat", "--json", path, name)
            if told:
                self.need(same(told["values"], listed(array, kind)), "values %r" % str(told["values"])[:300])
                self.need(told["dtype"] == type_name(kind) and told["shape"] == list(array.shape), "cat: %r" % told["dtype"])
            if array.ndim == 2 and array.size:
                part = self.document("cat", "--json", "--slice", "::-1,1:", path, name)
                self.need(part and same(part["values"], listed(array[::-1, 1:], kind)), "a slice")
            for view, field, axes in views[:8] + views[-1:]:
                told = self.document("cat", "--json", path, ".".join((name,) + view))
                expected = column(array, view)
                self.need(told and same(told["values"], listed(expected, field)), "field %r" % (view,))
        if views:
            # One after the other and all together, whole columns and not: as columns of numbers.
            plain = os.path.join(self.folder, "plain.npz")
            self.command("convert", "-f", "--skip-unsupported", self.packed, os.path.join(self.folder, "plain.safetensors"))
            self.command("convert", "-f", os.path.join(self.folder, "plain.safetensors"), plain)
            with np.load(plain) as got:
                for view, field, axes in views:
                    self.need(np.array_equal(got[".".join(("p.q",) + view)], column(array, view)), "%r in another file" % (view,))

    def copies(self):
        again, back = os.path.join(self.folder, "again.npz"), os.path.join(self.folder, "back.npy")
        data = harness.read_bytes(self.npy)
        self.command("convert", "-f", self.npy, self.npz)
        self.command("convert", "-f", self.npz, again)
        self.command("convert", "-f", again, back)
        self.need(harness.read_bytes(self.npz) == harness.read_bytes(again), "the archive is another one")
        self.need(harness.read_bytes(back) == data, "the file does not come back")
        with np.load(self.npz, max_header_size=10 ** 6) as z:
            self.need(alike(z["arr_0"], self.array), "NumPy reads another array")
        self.need(self.command("diff", self.npy, again).out == b"", "diff")
        sums = [self.command("hash", path).out for path in (self.npy, self.npz)]
        self.need(sums[0] == sums[1], "hashes differ")
        with open(self.npy, "rb") as f:
            got = harness.run([harness.tensorgate(), "hash", "-"], given=f.read())
        self.need(got.code == 0 and got.out == sums[0], "the hash of a stream")
        if self.array.nbytes:
            changed = os.path.join(self.folder, "changed.npy")
            with open(changed, "wb") as f:
                f.write(data[:-1] + bytes([data[-1] ^ 1]))
            got = harness.run([harness.tensorgate(), "diff", self.npy, changed])
            self.need(got.code == 1 and b"1 of %d differ" % self.array.size in got.out, "one element differs: %r" % got.out[:200])
        row_major = os.path.join(self.folder, "c.npy")
        self.command("convert", "-f", "--order", "c", "--to", "npy", "--tensor", "arr_0", self.npz, row_major)
        got = np.load(row_major, max_header_size=10 ** 6)
        self.need(not np.isfortran(got) and alike(got, self.array), "--order c")

    def others(self):
        """A format that has numbers only."""
        target = os.path.join(self.folder, "x.safetensors")
        got = self.command("convert", "-f", self.packed, target, code=1)
        self.need(b"tensor 'p.q'" in got.err and b"--skip-unsupported" in got.err, "the refusal: %r" % got.err)
        got = self.command("convert", "-f", "--skip-unsupported", self.packed, target)
        self.need(b"left out: tensor 'p.q'" in got.err, "the note: %r" % got.err)
        told = self.document("info", "--json", target)
        if told:
            self.need("numbers" in [tensor["name"] for tensor in told["tensors"]], "the numbers are gone")
        self.command("convert", "-f", "--raw", self.packed, target)

    def truncated(self):
        data = harness.read_bytes(self.npy)
        cut = os.path.join(self.folder, "cut.npy")
        step = max(1, len(data) // 8)
        for size in list(range(0, len(data), step)) + ([len(data) - 1] if self.array.nbytes else []):
            with open(cut, "wb") as f:
                f.write(data[:size])
            got = harness.run([harness.tensorgate(), "check", "--json", cut])
            if size == len(data) - self.array.nbytes and self.array.nbytes == 0:
                continue
            self.need(got.code == 1 and not json.loads(got.out)[0]["valid"], "%d of %d bytes are enough" % (size, len(data)))

    def run(self):
        views = self.listing()
        self.values(views)
        self.copies()
        self.others()
        self.truncated()
        return self.problems


# -------------------------------------------------------------------------------------------- by hand


def by_hand(descr, shape="(2,)", version=1):
    text = ("{'descr': %s, 'fortran_order': False, 'shape': %s, }" % (descr, shape))
    text = text.encode("latin-1" if version < 3 else "utf-8", "surrogateescape") + b"\n"
    size = struct.pack("<H" if version == 1 else "<I", len(text))
    return b"\x93NUMPY" + bytes([version, 0]) + size + text


BIG = "'|V2147483647'"
HOSTILE = [
    ("'|V2147483648'", "bad_value", "2147483647"), ("'<U536870912'", "bad_value", "2147483647"),
    ("'|S99999999999999999999'", "bad_value", "2147483647"), ("'|S-1'", "bad_value", "bytes or characters"),
    ("'|S'", "bad_value", "bytes or characters"), ("'|S01'", "bad_value", "bytes or characters"),
    ("'|U3'", "bad_value", "four bytes"), ("'<M8[xs]'", "bad_value", "unit"), ("'<M8[0s]'", "bad_value", "unit"),
    ("'<M8[]'", "bad_value", "unit"), ("'<M8[s'", "bad_value", "unit"), ("'<M4[s]'", "bad_value", "unit"),
    ("'|M8[s]'", "bad_value", "unit"), ("'<M8[99999999999s]'", "bad_value", "unit"), ("'<M8[1 s]'", "bad_value", "unit"),
    ("'=U3'", "bad_value", "byte order"), ("'U3'", "bad_value", "byte order"), ("'<f10'", "unsupported", "floats"),
    ("'|f16'", "unsupported", "floats"), ("'|O'", "code_execution", "objects"), ("'<x3'", "bad_value", "NumPy"),
    ("[('a', '|O')]", "code_execution", "objects"), ("[('a', [('b', 'O', (2,))])]", "code_execution", "objects"),
    ("[('a', '<f4'), ('b', 'object')]", "code_execution", "objects"),
    ("[('', '|V3'), ('a', '|O8')]", "code_execution", "objects"),
    ("[('a', '<f4'), ('a', '<f4')]", "bad_value", "in common"),
    ("[(('b', 'a'), '<f4'), ('b', '<f4')]", "bad_value", "in common"),
    ("[(('a', 'a'), '<f4')]", "bad_value", "in common"),
    ("[('', '<f4')]", "bad_value", "padding"), ("[('', '|S3')]", "bad_value", "padding"), ("[('', [])]", "bad_value", "padding"),
    ("[('a', %s), ('b', %s)]" % (BIG, BIG), "overflow", "2147483647"),
    ("[('a', '<f8', (16384, 16384))]", "overflow", "2147483647"),
    ("[('a', '<f8', (0, 4294967296))]", "overflow", "2147483647"),
    ("[('a', '|V0', (4294967296,))]", "overflow", "2147483647"),
    ("[('a', '<f8', (18446744073709551616,))]", "overflow", "2^63-1"),
    ("[('a', [('b', '|V65536', (16384,))], (2,))]", "overflow", "2147483647"),
    ("[('a', '<f8', (2))]", "bad_value", "tuple"), ("[('a', '<f8', 2)]", "bad_value", "tuple"),
    ("[('a', '<f8', (-1,))]", "bad_value", "length"), ("[('a', '<f8', (1,) * 2)]", "bad_value", ")"),
    ("[('a', '<f8', %r)]" % ((1,) * 65,), "bad_value", "64 lengths"),
    ("[('a', [('b', '<f8', %r)], %r)]" % ((1,) * 40, (1,) * 25), "unsupported", "64 axes"),
    ("[" * 33 + "]" * 33, "bad_value", "field"), ("[('r', " * 33 + "'<i4'" + ")]" * 33, "unsupported", "31 others"),
    ("[('r', " * 40000, "unsupported", "31 others"), ("[('r', " * 32 + "'<i4'" + ")]" * 31, "bad_value", "tuple"),
    ("[" + ", ".join("('f%d', '|u1')" % i for i in range(4097)) + "]", "unsupported", "4096"),
    ("[" + ", ".join("('', '|V1')" for _ in range(40000)) + "]", "unsupported", "4096"),
    ("('<f4', (2,))", "bad_value", "type of elements"), ("{'names': ['a']}", "bad_value", "type of elements"),
    ("[('a', '<f4'), 3]", "bad_value", "field"), ("['<f4']", "bad_value", "field"), ("[('a',)]", "bad_value", "type of elements"),
    ("[('a', '<f4', (2,), 3)]", "bad_value", ")"), ("[('a', '<f4') ('b', '<f4')]", "bad_value", "behind a field"),
    ("[(b'a', '<f4')]", "bad_value", "name of a field"), ("[('\\ud800', '<f4')]", "bad_value", "escaped"),
    ("[('\\N{DASH}', '<f4')]", "bad_value", "escaped"), ("[('\\x4', '<f4')]", "bad_value", "escaped"),
    ("[('\\U00110000', '<f4')]", "bad_value", "escaped"), ("[('a\tb', '<f4')]", "bad_value", "escaped"),
    ("[('a", "bad_value", "','"), ("[('a\\", "bad_value", "escaped"), ("[('a\\'", "bad_value", "','"),
    ("[((('a', 'b'), 'c'), '<f4')]", "bad_value", "name of a field"), ("[]]", "bad_value", "',' or '}'"), ("None", "bad_value", "type"),
]
ODD = [     # spelled otherwise than numpy.save does it: read all the same, with a note
    ('[("a", "<u1")]', 1), ("[('a','|u1')]", 1), ("[('a', '|u1',)]", -1), ("[('a', '|u1'),]", 1), ("[ ('a', '|u1') ]", 1),
    ("[('\\x61', '|u1')]", 0), ("[('a', '|u1', (1, 1,))]", 1), ("[(('t','a'), '|u1')]", 1),
]


def judged(folder, data):
    path = os.path.join(folder, "hand.npy")
    with open(path, "wb") as f:
        f.write(data)
    got = harness.run([harness.tensorgate(), "check", "--json", path], timeout=20)
    return json.loads(got.out)[0] if got.code in (0, 1) else None


def hand_made(t, folder):
    for descr, code, word in HOSTILE:
        version = 2 if len(descr) > 60000 else 1
        told = judged(folder, by_hand(descr, version=version))
        error = told and told["error"]
        good = error and error["code"] == code and word in (error["expected"] or "") and error["path"].startswith("header")
        t.case("refused: " + descr[:60], [] if good else ["%r" % (error or told,)])
    for descr, notes in ODD:
        told = judged(folder, by_hand(descr) + bytes(2))
        rules = [note.split(" ")[0] for note in told["notes"]] if told else []
        good = told and (told["valid"] and rules.count("npy.spelling") == notes if notes >= 0 else not told["valid"])
        t.case("odd: " + descr, [] if good else ["%r" % told])
    told = judged(folder, by_hand("[('\udcff', '|u1')]", version=3) + bytes(2))
    t.case("no UTF-8", [] if told and told["error"] and told["error"]["code"] == "bad_text" else ["%r" % told])
    told = judged(folder, by_hand("[('\xff', '|u1')]") + bytes(2))
    t.case("Latin-1", [] if told and told["valid"] else ["%r" % told])
    # What takes no bytes may be there without end: nothing is printed for it but what the limits allow.
    huge = by_hand("'|V0'", "(4611686018427387904,)")
    told = judged(folder, huge)
    path = os.path.join(folder, "hand.npy")
    got = harness.run([harness.tensorgate(), "cat", path])
    t.case("elements without bytes", [] if told and told["valid"] and got.code == 1 and b"max-output" in got.err
           else ["%r %r" % (told, got.err)])
    wide = by_hand("[%s]" % ", ".join("('f%d', '|V0')" % i for i in range(4096)), "(1000000000,)", version=2)
    told = judged(folder, wide)
    got = harness.run([harness.tensorgate(), "cat", path])
    t.case("fields without bytes", [] if told and told["valid"] and got.code == 1 and b"max-output" in got.err
           else ["%r %r" % (told, got.err)])
    got = harness.run([harness.tensorgate(), "check", "--max-tensors", "3", os.path.join(folder, "fields.npy")])
    np.save(os.path.join(folder, "fields.npy"), np.zeros(2, [("a", "u1"), ("b", "u1"), ("c", "u1")]))
    got = harness.run([harness.tensorgate(), "check", "--max-tensors", "3", os.path.join(folder, "fields.npy")])
    t.case("fields count", [] if got.code == 1 and b"max-tensors" in got.err + got.out else ["%r" % (got.out + got.err)])


# Headers as Python may write them. '@' is where the type of objects is: behind the first quote of its text.
SPELLED = [
    "{'descr': u'@O', %s}", "{'descr': U'@O', %s}", "{'descr': r'@O', %s}", "{'descr': R\"@|O\", %s}", "{'descr': '@\\x4f', %s}",
    "{'descr': '@\\117', %s}", "{'descr': '@\\u004f', %s}", "{'descr': '@\\U0000004f8', %s}", "{'descr': '@|\\x4F8', %s}",
    "{'descr': '@\\N{LATIN CAPITAL LETTER O}', %s}", "{'descr': '@\\N{latin small letter o}bject', %s}", "{'descr': '@|' 'O', %s}",
    "{'descr': '@ob' u'ject', %s}", "{'descr': '''@O''', %s}", "{'descr': \"\"\"@O\"\"\", %s}", "{'descr': ('@O'), %s}",
    "{'descr': (('@O')), %s}", "{'descr': '@\\\nO', %s}", "{'descr': #'<i4'\n '@O', %s}", "{'descr': [('a', '@\\x4f')], %s}",
    "{'descr': [('a', u'@O')], %s}", "{'descr': [('O', '<i4'), ('b', '@O' '')], %s}", "{'descr': [(u'O', '<i4'), ('b', '''@O''')], %s}",
    "{'descr': '@<i4,\\x4f', %s}", "{'descr': '@O' '', %s}", "{u'descr': '@O', %s}", "{'\\x64escr': '@O', %s}", "{'des' 'cr': '@O', %s}",
    "{'descr': '<i4', %s, 'descr': '@O'}", "({'descr': '@O', %s})", "#c\n{'descr': '@O', %s}", "{%s, 'descr': u'@O'}", "{'descr': [('a', ('@\\x4f', (2,)))], %s}",
]
# Other types for NumPy, or headers for nobody.
NO_OBJECTS = [
    "{'descr': b'O', %s}", "{'descr': f'O', %s}", "{'descr': rb'O', %s}", "{'descr': '\\x4e', %s}", "{'descr': '\\\\x4f', %s}",
    "{'descr': r'\\x4f', %s}", "{'descr': u'<i4', %s}", "{'descr': '<i' '4', %s}", "{'descr': [(u'O', '<i4')], %s}",
    "{'descr': [('\\x4f', '<i4')], %s}", "{'other': u'O', %s}", "{'fortran_order': Maybe, 'descr': 'O', 'shape': (1,)}",
    "{'descr': O, %s}", "{'descr' 'O', %s}", "{'descr': '''O', %s}", "{'descr': 'O\\', %s}", "{'descr': '\\N{LATIN SMALL LETTER P}', %s}",
]


def python_spelling(t, folder):
    """Types of Python objects in every form of Python's texts: what NumPy runs is refused for that, at its place."""
    marker = os.path.join(folder, "was-run")

    class Payload:
        def __reduce__(self):
            return os.mkdir, (marker,)

    path = os.path.join(folder, "spelled.npy")
    for form in SPELLED + NO_OBJECTS:
        text = form % "'fortran_order': False, 'shape': (1,)" if "%s" in form else form
        place = text.find("@")
        head = text.replace("@", "").encode()
        head += b" " * (-(len(head) + 11) % 64) + b"\n"
        with open(path, "wb") as file:
            file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + pickle.dumps([Payload()]))
        with contextlib.suppress(Exception), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            np.load(path, allow_pickle=True)
        ran = os.path.isdir(marker)
        if ran:
            os.rmdir(marker)
        told = json.loads(harness.run([harness.tensorgate(), "check", "--json", path]).out)[0]
        error = told["error"] or {}
        bad = [] if ran == (form in SPELLED) else ["NumPy %s" % ("runs it" if ran else "does not run it")]
        if (error.get("code") == "code_execution") != ran:
            bad.append("%r" % (error or told))
        elif ran and (error["offset"], error["path"]) != (10 + place, "header.descr"):
            bad.append("at %r, not byte %d" % (error, 10 + place))
        t.case("spelled: " + form[:60], bad)


def clashes(t, folder):
    """A field and an array of one name."""
    path = os.path.join(folder, "clash.npz")
    np.savez(path, **{"a": np.ones(2, [("b", "u1"), ("c", [("d", "u1")]), ("c.d", "u1")]), "a.b": np.arange(2)})
    told = json.loads(harness.run([harness.tensorgate(), "check", "--json", path]).out)[0]
    listing = json.loads(harness.run([harness.tensorgate(), "info", "--json", path]).out)
    names = [x["name"] for x in listing["tensors"]]
    good = names == ["a", "a.c.d", "a.b"] and len(told["notes"]) == 1 and told["notes"][0].startswith("npy.field_name ")
    t.case("names of fields", [] if good else ["%r %r" % (names, told)])


def bfloat16(t, folder):
    """As ml_dtypes has it: two bytes, or the name."""
    halves = np.array([1.5, -2.0, 3e38, float("nan")], np.float32)
    words = (halves.view("<u4") >> 16).astype("<u2")
    path = os.path.join(folder, "b.npy")
    out = os.path.join(folder, "b.safetensors")
    for descr, switch in (("'bfloat16'", []), ("'<V2'", ["--v2", "bfloat16"]), ("'|V2'", ["--v2=bfloat16"])):
        problems = []
        with open(path, "wb") as f:
            f.write(by_hand(descr, "(4,)") + words.tobytes())
        told = json.loads(harness.run([harness.tensorgate(), "info", "--json", *switch, path]).out)
        tensor = told["tensors"][0]
        if tensor["dtype"] != "bfloat16" or tensor["type"] != descr[1:-1]:
            problems.append("%r" % tensor)
        got = harness.run([harness.tensorgate(), "convert", "-f", *switch, path, out])
        if got.code != 0 or harness.read_bytes(out)[-8:] != words.tobytes() or b'"BF16"' not in harness.read_bytes(out):
            problems.append("%r" % got.err)
        archive, back = os.path.join(folder, "b.npz"), os.path.join(folder, "back.npy")
        for one, other in ((path, archive), (archive, back)):
            got = harness.run([harness.tensorgate(), "convert", "-f", *switch, one, other])
        if got.code != 0 or descr.encode() not in harness.read_bytes(back) or harness.read_bytes(back)[-8:] != words.tobytes():
            problems.append("does not come back: %r" % got.err)
        t.case("bfloat16 as " + descr, problems)
    got = harness.run([harness.tensorgate(), "check", "--v2", "float16", path])
    t.case("--v2 float16", [] if got.code == 2 else ["exit code %d" % got.code])
    np.save(path, np.array([(words[0],), (words[1],)], [("x", "<u2")]).view([("x", "V2")]))
    told = json.loads(harness.run([harness.tensorgate(), "cat", "--json", "--v2", "bfloat16", path, "arr_0.x"]).out)
    t.case("bfloat16 in records", [] if told["values"] == [1.5, -2.0] else ["%r" % told])


def complex_numbers(t, folder):
    """No value of complex128 that happens to fit makes it complex64."""
    path, out = os.path.join(folder, "c.npy"), os.path.join(folder, "c.safetensors")
    np.save(path, np.array([1 + 2j, 0]))
    got = harness.run([harness.tensorgate(), "convert", path, out])
    t.case("complex128 that would fit", [] if got.code == 1 and b"complex64" in got.err and b"--lossy" in got.err else ["%r" % got.err])
    got = harness.run([harness.tensorgate(), "convert", "--lossy", path, out])
    t.case("complex128 with --lossy", [] if got.code == 0 and b'"C64"' in harness.read_bytes(out) else ["%r" % got.err])


def streams(t, folder):
    """Records of any size through a pipe, of which `info` keeps the structure alone: fields come after the bytes they are in."""
    path = os.path.join(folder, "stream.npy")
    for count in (1, 32, 33, 5000):
        for kind in ([("a", "<f4"), ("b", "<f4")], [("a", "u1"), ("b", [("c", "<f8", (3,)), ("d", "S5")])]):
            np.save(path, np.zeros(count, kind))
            for verb in ("info", "check", "hash"):
                piped = harness.run([harness.tensorgate(), verb, "-"], given=harness.read_bytes(path))
                named = harness.run([harness.tensorgate(), verb, path])
                lines = [got.out.replace(path.encode(), b"-") for got in (piped, named)]
                t.case("a stream of %d records of %d fields: %s" % (count, len(list(fields(np.dtype(kind)))), verb),
                       [] if piped.code == named.code == 0 and lines[0] == lines[1] else [harness.tail(piped.err), harness.tail(piped.out)])


def run(t):
    with tempfile.TemporaryDirectory() as folder:
        for name, array in arrays():
            t.case(name, Case(folder, name, array).run())
        hand_made(t, folder)
        python_spelling(t, folder)
        clashes(t, folder)
        bfloat16(t, folder)
        complex_numbers(t, folder)
        streams(t, folder)
