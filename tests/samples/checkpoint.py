# SPDX-License-Identifier: Apache-2.0
"""Writes PyTorch checkpoints: pickles of every protocol, archives as torch makes them, and the form of before PyTorch 1.6.

Nothing here is pickled or imported: opcodes, ZIP records and what stands between them are put together byte by byte, after
CPython's Lib/pickle.py, torch/serialization.py and third_party/miniz-2.1.0."""
import struct
import zlib

STORAGES = {"float64": "DoubleStorage", "float32": "FloatStorage", "float16": "HalfStorage", "bfloat16": "BFloat16Storage",
            "int64": "LongStorage", "int32": "IntStorage", "int16": "ShortStorage", "int8": "CharStorage",
            "uint8": "ByteStorage", "bool": "BoolStorage", "complex64": "ComplexFloatStorage",
            "complex128": "ComplexDoubleStorage"}
WIDTHS = {"float64": 8, "float32": 4, "float16": 2, "bfloat16": 2, "int64": 8, "int32": 4, "int16": 2, "int8": 1, "uint8": 1,
          "bool": 1, "complex64": 8, "complex128": 16, "uint16": 2, "uint32": 4, "uint64": 8, "float8_e4m3fn": 1,
          "float8_e5m2": 1, "float8_e4m3fnuz": 1, "float8_e5m2fnuz": 1, "float8_e8m0fnu": 1, "complex32": 4}


# ------------------------------------------------------------------------------------------------------------- objects

class Made(str):
    """A text that was made, such as str(0): none of those that CPython has once."""


class Global:
    """What a pickle imports. Equal ones are one object."""

    def __init__(self, module, name):
        self.module, self.name = module, name


class Call:
    """What a call gives; then the members that are set, and the state."""

    def __init__(self, function, *arguments, items=None, state=None):
        self.function, self.arguments, self.items, self.state = function, arguments, items, state


class Persistent:
    """An object that is not in the pickle."""

    def __init__(self, *parts):
        self.parts = parts


class Raw:
    """Opcodes as they are."""

    def __init__(self, opcodes):
        self.opcodes = opcodes


def ordered(items=(), state=None):
    return Call(Global("collections", "OrderedDict"), items=list(items.items() if isinstance(items, dict) else items),
                state=state)


class Storage:
    """`length`: elements, or bytes if it is untyped; those of `data` if it is not given."""

    def __init__(self, key, dtype, data, untyped=False, location="cpu", length=None):
        self.key, self.dtype, self.data, self.location = key, dtype, data, location
        self.untyped = untyped or dtype not in STORAGES
        self.length = length if length is not None else len(data) // (1 if self.untyped else WIDTHS[dtype])

    def identity(self, older=False):
        kind = Global("torch.storage", "UntypedStorage") if self.untyped else Global("torch", STORAGES[self.dtype])
        return Persistent("storage", kind, Made(self.key), self.location, self.length, *([None] if older else []))


def strides_of(shape):
    strides, step = [], 1
    for length in reversed(shape):
        strides.append(step)
        step *= max(length, 1)
    return tuple(reversed(strides))


def tensor(storage, shape, strides=None, offset=0, dtype=None, grad=False, older=False, version=None, hooks=None, more=()):
    """A call of _rebuild_tensor, _v2 or _v3."""
    identity = storage.identity(older)
    view = [identity, offset, tuple([*shape]), strides_of(shape) if strides is None else tuple([*strides])]  # new ones each time
    if version == 1:
        return Call(Global("torch._utils", "_rebuild_tensor"), *view)
    view += [grad, ordered() if hooks is None else hooks]
    version = version or (3 if storage.untyped else 2)
    if version == 3:
        view.append(Global("torch", dtype or storage.dtype))
    return Call(Global("torch._utils", "_rebuild_tensor_v%d" % version), *view, *more)


def parameter(of, grad=True):
    return Call(Global("torch._utils", "_rebuild_parameter"), of, grad, ordered())


# ------------------------------------------------------------------------------------------------------------- pickles

class Pickler:
    """As CPython's pickler: a memo in which each object has a number, members by the thousand. `first`: the first number,
    which is 1 in Python 2. `strings`: texts are the strings of Python 2. `frame`: protocol 4 and 5 in a frame."""

    def __init__(self, protocol=2, first=0, strings=False, frame=True, memo=True):
        self.protocol, self.first, self.strings, self.frame, self.has_memo = protocol, first, strings, frame, memo
        self.memo, self.count, self.out, self.alive = {}, 0, b"", []

    def remember(self, key=None):
        if not self.has_memo:
            return
        number = self.first + self.count
        self.count += 1
        if key is not None:
            self.memo[key] = number
        if self.protocol >= 4:
            self.out += b"\x94"
        else:
            self.out += b"q" + bytes([number]) if number < 256 else b"r" + struct.pack("<I", number)

    def recall(self, key):
        number = self.memo.get(key)
        if number is None:
            return False
        self.out += b"h" + bytes([number]) if number < 256 else b"j" + struct.pack("<I", number)
        return True

    # Texts that CPython has once: the empty one, each of one character below U+0100, and those that torch's code has as constants.
    def text(self, text, made=False):
        shared = not made and (text in ("", "storage", "cpu", "_metadata", "version") or (len(text) == 1 and ord(text) < 256))
        if shared and self.recall(("text", text)):
            return
        data = text.encode("utf-8")
        if self.strings and len(data) < 256:
            self.out += b"U" + bytes([len(data)]) + data
        elif self.strings:
            self.out += b"T" + struct.pack("<I", len(data)) + data
        elif self.protocol >= 4 and len(data) < 256:
            self.out += b"\x8c" + bytes([len(data)]) + data
        else:
            self.out += b"X" + struct.pack("<I", len(data)) + data
        self.remember(("text", text) if shared else None)

    def integer(self, number):
        if 0 <= number < 256:
            self.out += b"K" + bytes([number])
        elif 0 <= number < 65536:
            self.out += b"M" + struct.pack("<H", number)
        elif -2 ** 31 <= number < 2 ** 31:
            self.out += b"J" + struct.pack("<i", number)
        else:
            data = number.to_bytes(max(number, ~number).bit_length() // 8 + 1, "little", signed=True)
            self.out += b"\x8a" + bytes([len(data)]) + data

    def imported(self, one):
        module = "__builtin__" if one.module == "builtins" and self.protocol < 3 else one.module
        key = ("global", module, one.name)
        if self.recall(key):
            return
        if self.protocol >= 4:
            self.text(module)
            self.text(one.name)
            self.out += b"\x93"
        else:
            self.out += b"c" + module.encode() + b"\n" + one.name.encode() + b"\n"
        self.remember(key)

    def bytes(self, data):
        if self.protocol < 3:
            call = Call(Global("_codecs", "encode"), data.decode("latin1"), "latin1") if data else Call(Global("builtins", "bytes"))
            return self.save(call)
        self.out += (b"C" + bytes([len(data)]) if len(data) < 256 else b"B" + struct.pack("<I", len(data))) + data
        return self.remember()

    def bytearray(self, data):
        if self.protocol < 5:
            return self.save(Call(Global("builtins", "bytearray"), *([bytes(data)] if data else [])))
        self.out += b"\x96" + struct.pack("<Q", len(data)) + data
        return self.remember()

    def tuple(self, parts, key=None):
        if not parts:
            self.out += b")"
            return
        if len(parts) > 3:
            self.out += b"("
        for part in parts:
            self.save(part)
        self.out += b"t" if len(parts) > 3 else bytes([0x84 + len(parts)])
        self.remember(key)

    def batches(self, parts, one, several):
        """`parts`: lists of values that are put on the stack together."""
        for at in range(0, len(parts), 1000):
            batch = parts[at:at + 1000]
            if len(batch) > 1:
                self.out += b"("
            for part in batch:
                for value in part:
                    self.save(value)
            self.out += several if len(batch) > 1 else one

    def set(self, values):
        values = sorted(values, key=repr)
        if self.protocol < 4:
            return self.save(Call(Global("builtins", "set"), values))
        self.out += b"\x8f"
        self.remember()
        for value in [Raw(b"(")] + values + [Raw(b"\x90")] if values else []:
            self.save(value)

    def frozenset(self, values):
        values = sorted(values, key=repr)
        if self.protocol < 4:
            return self.save(Call(Global("builtins", "frozenset"), values))
        for value in [Raw(b"(")] + values + [Raw(b"\x91")]:
            self.save(value)
        return self.remember()

    def call(self, call):
        self.save(call.function)
        self.tuple(call.arguments)
        self.out += b"R"
        self.remember(id(call))
        self.batches(call.items or [], b"s", b"u")
        if call.state is not None:
            self.save(call.state)
            self.out += b"b"

    def save(self, value):
        kind = type(value)
        self.alive.append(value)
        if kind is Raw:
            self.out += value.opcodes
        elif value is None:
            self.out += b"N"
        elif kind is bool:
            self.out += b"\x88" if value else b"\x89"
        elif kind is int:
            self.integer(value)
        elif kind is float:
            self.out += b"G" + struct.pack(">d", value)
        elif kind is complex:
            self.save(Call(Global("builtins", "complex"), value.real, value.imag))
        elif kind in (str, bytes, bytearray, set, frozenset):
            getattr(self, {str: "text"}.get(kind, kind.__name__))(value)
        elif kind is Made:
            self.text(value, True)
        elif kind is Global:
            self.imported(value)
        elif kind is Persistent:
            self.tuple(value.parts)
            self.out += b"Q"
        elif value and self.recall(id(value)):
            pass
        elif kind is tuple:
            self.tuple(value, id(value))
        elif kind is Call:
            self.call(value)
        elif kind is list:
            self.out += b"]"
            self.remember(id(value))
            self.batches([[part] for part in value], b"a", b"e")
        else:
            self.out += b"}"
            self.remember(id(value))
            self.batches(list(value.items()), b"s", b"u")

    def dump(self, value):
        self.save(value)
        self.out += b"."
        if self.protocol >= 4 and self.frame:
            self.out = b"\x95" + struct.pack("<Q", len(self.out)) + self.out
        return b"\x80" + bytes([self.protocol]) + self.out


def dump(value, protocol=2, **options):
    return Pickler(protocol, **options).dump(value)


# ------------------------------------------------------------------------------------------------------------ archives

class Archive:
    """An archive as torch writes it: `data`, and where its parts are: `local`, `content` and `entry` of each name."""

    def __init__(self, members, folder="archive", align=64, deflated=(), checksums=True, descriptors=True, zip64=True):
        self.data, self.local, self.content, self.entry = b"", {}, {}, {}
        directory = []
        for name, data in members:
            full, stored, crc = (folder + "/" + name).encode("utf-8"), data, zlib.crc32(data) if checksums else 0
            if name in deflated:
                packer = zlib.compressobj(9, zlib.DEFLATED, -15)
                stored = packer.compress(data) + packer.flush()
            behind = descriptors and len(data) > 0
            flags, method, size = 0x0808 if behind else 0x0800, 8 if name in deflated else 0, (len(stored), len(data))
            common = struct.pack("<HHHHH", 0, flags, method, 0, 0)
            self.local[name] = len(self.data)
            padding = -(len(self.data) + 30 + len(full) + 4) % align
            extra = struct.pack("<2sH", b"FB", padding) + b"Z" * padding
            first = (0, 0, 0) if behind else (crc, *size)
            self.data += b"PK\3\4" + common + struct.pack("<IIIHH", *first, len(full), len(extra)) + full + extra
            self.content[name] = len(self.data)
            self.data += stored + (b"PK\7\x08" + struct.pack("<III", crc, *size) if behind else b"")
            directory.append((name, b"PK\1\2\0\0" + common + struct.pack(
                "<IIIHHHHHII", crc, *size, len(full), 0, 0, 0, 0, 0, self.local[name]) + full))
        self.directory = len(self.data)
        for name, entry in directory:
            self.entry[name] = len(self.data)
            self.data += entry
        end, n = len(self.data), len(directory)
        if zip64:
            self.data += b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 0x031e, 45, 0, 0, n, n, end - self.directory, self.directory)
            self.data += b"PK\6\7" + struct.pack("<IQI", 0, end, 1)
        self.data += b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, n, n, end - self.directory, self.directory, 0)


def members(value, storages, form="1.6", pickle=None, byteorder=b"little", protocol=2, **options):
    """The members of an archive as versions of torch have written them: "1.6" to 2.0, "2.1", and "2.7", newer ones."""
    data = [("data/" + storage.key, storage.data) for storage in storages]
    if form != "2.7":
        data.sort()
    order = [("byteorder", byteorder)] if form != "1.6" else []
    if form == "2.7":
        order = [(".format_version", b"1"), (".storage_alignment", b"64")] + order
    if form != "2.7":
        data = order + data
        order = []
    identity = [(".data/serialization_id", b"0123456789" * 4)] if form != "1.6" else []
    pickle = dump(value, protocol, **options) if pickle is None else pickle
    return [("data.pkl", pickle)] + order + data + [("version", b"3\n")] + identity


def archive(value, storages, form="1.6", protocol=2, **options):
    return Archive(members(value, storages, form, protocol=protocol, **options)).data


# ------------------------------------------------------------------------------------------- the form of before PyTorch 1.6

MAGIC = 0x1950a86a20f9469cfc6c
FACTS = {"protocol_version": 1001, "little_endian": True, "type_sizes": {"short": 2, "int": 4, "long": 4}}


def older(value, storages, protocol=2, magic=MAGIC, version=1001, facts=None, keys=None, **options):
    """Five pickles, and the storages in the order of their keys as text."""
    storages = sorted(storages, key=lambda storage: storage.key)
    keys = [storage.key for storage in storages] if keys is None else keys
    pickles = [dump(part, protocol, **options) for part in (magic, version, FACTS if facts is None else facts, value, keys)]
    return b"".join(pickles) + b"".join(struct.pack("<q", storage.length) + storage.data for storage in storages)
