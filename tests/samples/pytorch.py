# SPDX-License-Identifier: Apache-2.0
"""PyTorch checkpoints: archives and the form of before 1.6, as torch.save has written them, and what else honest programs make."""
from samples.checkpoint import (Archive, Call, Global, Raw, Storage, WIDTHS, archive, members, older, ordered, parameter, tensor)
from samples.sample import Sample, Tensor, pack
import struct

TENSOR_GLOBALS = ["collections.OrderedDict", "torch._utils._rebuild_tensor_v2"]


def fill(dtype, n, start=1):
    """Bytes of `n` elements that are all different; bools are 0 and 1."""
    size = n * WIDTHS[dtype]
    return bytes((start + i) % 2 for i in range(n)) if dtype == "bool" else bytes((start + 7 * i) % 251 for i in range(size))


def floats(*values):
    return pack("float32", values)


def told(values, globals=("collections.OrderedDict", "torch._utils._rebuild_tensor_v2", "torch.FloatStorage"), storages=1,
         container="zip", protocol=2, byte_order="little", attributes=None):
    return {"container": container, "protocol": protocol, "byte_order": byte_order, "globals": list(globals),
            "storages": storages, "values": values, **({"attributes": attributes} if attributes else {})}


def named(name):
    return {"tensor": name}


# ------------------------------------------------------------------------------------------------- the forms of the file

# So many that the order of their numbers as text is another one than that of the numbers; some have no axes or no elements.
LAYERS = [("layer%d.weight" % i, shape) for i, shape in enumerate(
    [(2, 3), (), (0,), (2, 0, 3), (4,), (1,), (1, 1, 1, 1, 1), (5,), (1, 2), (3,), (2,), (6, 1)])]


def layers(older=False):
    """(the object, its storages, the tensors)"""
    storages, items, tensors = [], [], []
    for i, (name, shape) in enumerate(LAYERS):
        count = 1
        for length in shape:
            count *= length
        storages.append(Storage(str(i), "float32", floats(*[i + 0.25 * k for k in range(count)])))
        items.append((name, tensor(storages[-1], shape, older=older)))
        tensors.append(Tensor(name, "float32", list(shape), storages[-1].data))
    return ordered(items), storages, tensors


def forms():
    flat = {name: named(name) for name, _ in LAYERS}
    value, storages, tensors = layers()
    for name, form in (("1_6", "1.6"), ("2_1", "2.1"), ("2_7", "2.7")):
        yield Sample("pytorch_%s.pt" % name, "pytorch", archive(value, storages, form), tensors, told(flat, storages=12))
    for protocol in (3, 4, 5):
        yield Sample("pytorch_protocol_%d.pt" % protocol, "pytorch", archive(value, storages, "2.7", protocol), tensors,
                     told(flat, storages=12, protocol=protocol))
    value, storages, tensors = layers(older=True)
    for protocol in (2, 3, 4, 5):
        yield Sample("pytorch_older_%d.pt" % protocol, "pytorch", older(value, storages, protocol), tensors,
                     told(flat, storages=12, container="legacy", protocol=protocol))

    # Python 2: the memo from 1, strings, OrderedDict of a list of lists, lengths as long integers.
    one, two = Storage("94", "float32", floats(1, 2, 3)), Storage("1070", "int64", pack("int64", [-5]))

    def long(number):
        return Raw(b"\x8a\1" + bytes([number]))
    pairs = [["conv.weight", tensor(one, (long(3),), (long(1),), older=True)], ["steps", tensor(two, (), older=True)]]
    data = older(Call(Global("collections", "OrderedDict"), pairs), [one, two], first=1, strings=True)
    yield Sample("pytorch_older_python2.pth", "pytorch", data,
                 [Tensor("conv.weight", "float32", [3], one.data), Tensor("steps", "int64", [], two.data)],
                 told({"conv.weight": named("conv.weight"), "steps": named("steps")},
                      TENSOR_GLOBALS + ["torch.FloatStorage", "torch.LongStorage"], 2, "legacy"))


# --------------------------------------------------------------------------------------------------------- small archives

def small(**options):
    storage = Storage("0", "float32", floats(1, -2, 3))
    return ordered([("w", tensor(storage, (3,), **options))]), [storage], [Tensor("w", "float32", [3], storage.data)]


def others():
    """Archives of other programs, and of torch with other options."""
    value, storages, tensors = small()
    parts = members(value, storages)
    values = told({"w": named("w")})

    def sample(name, data, notes=0, metadata=values):
        return Sample("pytorch_%s.pt" % name, "pytorch", data, tensors, metadata, notes)
    yield sample("small", Archive(parts).data)
    yield sample("folder", Archive(parts, folder="my model \u00e4").data)
    yield sample("align_1", Archive(parts, align=1).data)
    yield sample("align_4096", Archive(members(value, storages, "2.1"), align=4096).data)
    yield sample("sizes_in_front", Archive(parts, descriptors=False).data)
    yield sample("no_zip64", Archive(parts, zip64=False).data)
    yield sample("other_order", Archive(parts[::-1]).data)
    yield sample("no_memo", archive(value, storages, memo=False))
    yield sample("no_frame", archive(value, storages, protocol=4, frame=False), metadata=told({"w": named("w")}, protocol=4))
    yield sample("note_deflated", Archive(parts, deflated=("data.pkl", "data/0")).data, 1)
    yield sample("note_no_checksums", Archive(parts, checksums=False).data, 1)
    yield sample("note_unused", Archive(parts + [("data/9", b"nothing names it")]).data, 1)
    # A text as protocol 4 writes it, in a pickle of protocol 2.
    later = ordered([(Raw(b"\x8c\1w"), tensor(storages[0], (3,)))])
    yield sample("note_later_opcode", archive(later, storages), 1)

    # The order of bytes, which only 2.1 and later say. Complex numbers are two floats each.
    numbers = {"w": ("float32", 4, (3,)), "c": ("complex64", 4, (1,)), "b": ("uint8", 1, (5,)), "d": ("float64", 8, (2,))}
    storages, items, tensors = [], [], []
    for key, (name, (dtype, unit, shape)) in enumerate(numbers.items()):
        data = fill(dtype, shape[0])
        swapped = b"".join(data[i:i + unit][::-1] for i in range(0, len(data), unit))
        storages.append(Storage(str(key), dtype, swapped))
        items.append((name, tensor(storages[-1], shape)))
        tensors.append(Tensor(name, dtype, list(shape), data))
    big = Archive(members(ordered(items), storages, "2.1", byteorder=b"big")).data
    yield Sample("pytorch_big_endian.pt", "pytorch", big, tensors, {"byte_order": "big", "values": {n: named(n) for n in numbers}})

    # The end record of an archive in the last storage: readers of archives see one here.
    end = struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 0, 0, 0, 0, 0)
    storage = Storage("0", "uint8", b"text" + end)
    yield Sample("pytorch_note_older_archive.pt", "pytorch", older(ordered([("w", tensor(storage, (26,), older=True))]), [storage]),
                 [Tensor("w", "uint8", [26], storage.data)], notes=1)


# ------------------------------------------------------------------------------------------------------------- tensors

def dtypes():
    storages, items, tensors = [], [], []
    for i, dtype in enumerate(WIDTHS):
        storages.append(Storage(str(i), dtype, fill(dtype, 6)))
        items.append((dtype, tensor(storages[-1], (2, 3))))
        tensors.append(Tensor(dtype, dtype, [2, 3], storages[-1].data))
    yield Sample("pytorch_dtypes.pt", "pytorch", archive(ordered(items), storages), tensors,
                 {"storages": len(WIDTHS), "values": {dtype: named(dtype) for dtype in WIDTHS}})
    # Bytes without a type, of which two tensors are parts, as different types. The names of types that C has.
    storage = Storage("0", "uint8", bytes(range(64)), untyped=True)
    items = [("f", tensor(storage, (2,), dtype="float", offset=1)), ("l", tensor(storage, (3,), dtype="long", offset=5)),
             ("u", tensor(storage, (3,), dtype="uint16"))]
    yield Sample("pytorch_untyped.pt", "pytorch", archive(ordered(items), [storage]),
                 [Tensor("f", "float32", [2], bytes(range(4, 12))), Tensor("l", "int64", [3], bytes(range(40, 64))),
                  Tensor("u", "uint16", [3], bytes(range(6)))],
                 told({name: named(name) for name in "flu"}, ["collections.OrderedDict", "torch._utils._rebuild_tensor_v3",
                      "torch.storage.UntypedStorage", "torch.uint16", "torch.float", "torch.long"]))


def views():
    """Tensors that are parts of storages."""
    storage = Storage("0", "float32", floats(*range(12)))
    items = [("all", tensor(storage, (3, 4))), ("transposed", tensor(storage, (4, 3), (1, 4))),
             ("row", tensor(storage, (4,), offset=4)), ("column", tensor(storage, (3,), (4,), 1)),
             ("every_second", tensor(storage, (2, 2), (8, 2))), ("windows", tensor(storage, (5, 4), (2, 1))),
             ("none", tensor(storage, (0, 3), offset=12)), ("one", tensor(storage, (1, 1), (700, 900), 11))]
    wanted = {"all": range(12), "transposed": [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11], "row": range(4, 8), "column": [1, 5, 9],
              "every_second": [0, 2, 8, 10], "windows": [k for i in range(5) for k in range(2 * i, 2 * i + 4)],
              "none": [], "one": [11]}
    shapes = {"all": [3, 4], "transposed": [4, 3], "row": [4], "column": [3], "every_second": [2, 2], "windows": [5, 4],
              "none": [0, 3], "one": [1, 1]}
    tensors = [Tensor(name, "float32", shapes[name], floats(*wanted[name]),
                      in_a_row=name in ("all", "row", "none", "one")) for name, _ in items]
    yield Sample("pytorch_views.pt", "pytorch", archive(ordered(items), [storage]), tensors,
                 told({name: named(name) for name in wanted}))
    yield Sample("pytorch_older_views.pt", "pytorch",
                 older(ordered([("t", tensor(storage, (4, 3), (1, 4), older=True))]), [storage]),
                 [Tensor("t", "float32", [4, 3], floats(*wanted["transposed"]), in_a_row=False)])
    deflated = Archive(members(ordered(items), [storage]), deflated=("data/0",)).data
    yield Sample("pytorch_note_deflated_views.pt", "pytorch", deflated, tensors, notes=1)
    repeated = [("row", tensor(storage, (3, 4), (0, 1))), ("cell", tensor(storage, (2, 2, 2), (0, 0, 0), 5))]
    yield Sample("pytorch_note_expanded.pt", "pytorch", archive(ordered(repeated), [storage]),
                 [Tensor("row", "float32", [3, 4], floats(*[0, 1, 2, 3] * 3), in_a_row=False),
                  Tensor("cell", "float32", [2, 2, 2], floats(*[5] * 8), in_a_row=False)], notes=1)

    # One tensor in two places, and two of one storage.
    tied = tensor(storage, (12,))
    value = {"encoder": {"weight": tied}, "decoder": {"weight": tied}, "view": tensor(storage, (12,))}
    yield Sample("pytorch_shared.pt", "pytorch", archive(value, [storage]),
                 [Tensor(name, "float32", [12], storage.data) for name in ("encoder/weight", "decoder/weight", "view")],
                 told({"encoder": {"weight": named("encoder/weight")}, "decoder": {"weight": named("decoder/weight")},
                       "view": named("view")}))

    # Other calls that make a tensor: before 0.2, a parameter, no hooks, what is empty.
    items = [("before", tensor(storage, (12,), version=1)), ("parameter", parameter(tensor(storage, (12,), grad=True))),
             ("hooks", tensor(storage, (12,), hooks={})), ("metadata", tensor(storage, (12,), more=({},))),
             ("sizes", tensor(storage, (12,)))]
    items[2][1].arguments = (*items[2][1].arguments[:5], None)
    items[4][1].arguments = (*items[4][1].arguments[:2], Call(Global("torch", "Size"), (12,)), [1], *items[4][1].arguments[4:])
    yield Sample("pytorch_calls.pt", "pytorch", archive(dict(items), [storage]),
                 [Tensor(name, "float32", [12], storage.data) for name, _ in items],
                 told({name: named(name) for name, _ in items},
                      ["collections.OrderedDict", "torch.Size", "torch._utils._rebuild_parameter", "torch._utils._rebuild_tensor",
                       "torch._utils._rebuild_tensor_v2", "torch.FloatStorage"]))


# -------------------------------------------------------------------------------------------------------------- objects

def objects():
    """What people save: a tensor, nothing, lists, a training run."""
    storage = Storage("0", "float32", floats(1, -2, 3))
    alone = tensor(storage, (3,))
    yield Sample("pytorch_tensor.pt", "pytorch", archive(alone, [storage]), [Tensor("tensor", "float32", [3], storage.data)],
                 told(named("tensor")))
    yield Sample("pytorch_nothing.pt", "pytorch", archive({}, []), [], told({}, [], 0))
    yield Sample("pytorch_number.pt", "pytorch", archive(7, []), [], told(7, [], 0))
    listed = [alone, (tensor(storage, (1,)), [], {}), {"x": [tensor(storage, (2,))]}]
    yield Sample("pytorch_lists.pt", "pytorch", archive(listed, [storage]),
                 [Tensor("0", "float32", [3], storage.data), Tensor("1/0", "float32", [1], floats(1)),
                  Tensor("2/x/0", "float32", [2], floats(1, -2))],
                 told([named("0"), [named("1/0"), [], {}], {"x": [named("2/x/0")]}]))
    # What a Module gives, with the versions of its parts.
    versions = {"_metadata": ordered({"": {"version": 1}, "fc": {"version": 1}})}
    state = ordered([("fc.weight", alone)], state=versions)
    yield Sample("pytorch_state_dict.bin", "pytorch", archive(state, [storage]), [Tensor("fc.weight", "float32", [3], storage.data)],
                 told({"fc.weight": named("fc.weight")}, attributes={"": {"_metadata": {"%": {"version": 1}, "fc": {"version": 1}}}}))

    # Attributes of dicts that have members, none, or a strange name, and in a list; all that can be written again but the last.
    numbers = {"n": None, "t": True, "f": False, "d": -0.5, "i": [], "e": {}}
    numbers["i"] = {str(i): i for i in (255, 256, 65536, -1, -(1 << 31), 1 << 31, -(1 << 31) - 1, -(1 << 39), 1 << 40, (1 << 63) - 1, -(1 << 63))}
    parts = [("w", ordered([("0", alone), ("a/b", ordered(state={"_metadata": ordered(numbers)}))], state={"_metadata": ordered()})),
             ("", ordered(state={"_metadata": ordered({"": {"version": 2}})}))]
    values = {"w": {"0": named("w/0"), "a%2Fb": {}}, "%": {}}
    attributes = {"w": {"_metadata": {}}, "w/a%2Fb": {"_metadata": numbers}, "%": {"_metadata": {"%": {"version": 2}}}}
    tensors = [Tensor("w/0", "float32", [3], storage.data)]
    yield Sample("pytorch_attributes.pt", "pytorch", archive(ordered(parts), [storage]), tensors, told(values, attributes=attributes))
    listed = ordered(parts + [("l", [ordered(state={"_metadata": ordered()})])])
    yield Sample("pytorch_attributes_listed.pt", "pytorch", archive(listed, [storage]), tensors,
                 told({**values, "l": [{}]}, attributes={**attributes, "l/0": {"_metadata": {}}}))

    # Dicts in dicts, which come back as they were.
    inner = ordered([("a.weight", alone), ("none", ordered())])
    nested = ordered([("model", ordered([("net", inner)])), ("ema", ordered([("a.weight", tensor(Storage("1", "int8", b"\5"), ()))]))])
    yield Sample("pytorch_nested.pt", "pytorch", archive(nested, [storage, Storage("1", "int8", b"\5")]),
                 [Tensor("model/net/a.weight", "float32", [3], storage.data), Tensor("ema/a.weight", "int8", [], b"\5")],
                 told({"model": {"net": {"a.weight": named("model/net/a.weight"), "none": {}}},
                       "ema": {"a.weight": named("ema/a.weight")}},
                      TENSOR_GLOBALS + ["torch.FloatStorage", "torch.CharStorage"], 2))
    many = ordered([("p%04d" % i, tensor(Storage(str(i), "uint8", bytes([i % 251])), (1,))) for i in range(1001)])
    storages = [Storage(str(i), "uint8", bytes([i % 251])) for i in range(1001)]
    yield Sample("pytorch_many.pt", "pytorch", archive(many, storages),
                 [Tensor("p%04d" % i, "uint8", [1], bytes([i % 251])) for i in range(1001)])

    # Names: (the key, as it is shown)
    keys = [("a b", "a%20b"), ("", "%"), ("x/y", "x/y"), ("\u00e4", "%C3%A4"), ("m{'monitor': 1}", "m%7B%27monitor%27%3A%201%7D"),
            ("..", "%2E%2E"), ("a.b-c_d~", "a.b-c_d~"), (17, "17"), (-3, "-3"), (1 << 70, str(1 << 70))]
    items = [(key, tensor(storage, (3,))) for key, _ in keys]
    yield Sample("pytorch_names.pt", "pytorch", archive(dict(items), [storage]),
                 [Tensor(shown, "float32", [3], storage.data) for _, shown in keys],
                 told({shown.replace("/", "%2F"): named(shown) for _, shown in keys}))


def training(protocol):
    """A run with all kinds of values that are no tensors."""
    storage, moments = Storage("0", "float32", floats(1, -2, 3)), Storage("1", "float32", floats(4, 5, 6, 7, 8, 9))
    numbers = [0, -1, 255, 256, 65536, -(1 << 31), 1 << 31, -(1 << 63), 1 << 63, -(1 << 64), 1 << 200]
    value = {
        "epoch": 3, "best": 0.125, "lr": 1e-300, "none": None, "yes": True, "no": False, "text": "gr\u00f6\u00dfe\n\0", "long": "x" * 300,
        "numbers": numbers, "special": [float("inf"), float("-inf"), float("nan"), -0.0],
        "state_dict": ordered([("w", tensor(storage, (3,)))], state={"_metadata": ordered({"": {"version": 1}})}),
        "optimizer": {"state": {0: {"step": 7, "exp_avg": tensor(moments, (3,)), "exp_avg_sq": tensor(moments, (3,), offset=3)}},
                      "param_groups": [{"lr": 0.5, "betas": (0.75, 0.5), "params": [0], "five": (1, 2, 3, 4, 5), "empty": ()}]},
        "bytes": b"\0\xff\x80", "no_bytes": b"", "bytearray": bytearray(b"ab"), "no_bytearray": bytearray(), "set": {3},
        "no_set": set(), "frozen": frozenset(["f"]), "complex": 1.5 - 2j,
        "counter": Call(Global("collections", "Counter"), {30: 1, 60: 2}), "size": Call(Global("torch", "Size"), (2, 3)),
        "no_size": Call(Global("torch", "Size"), ()), "device": Call(Global("torch", "device"), "cuda", 1),
        "cpu": Call(Global("torch", "device"), "cpu"), "dtype": Global("torch", "float16")}
    values = {
        "epoch": 3, "best": 0.125, "lr": 1e-300, "none": None, "yes": True, "no": False, "text": "gr\u00f6\u00dfe\n\0", "long": "x" * 300,
        "numbers": [n if -(1 << 63) <= n < 1 << 63 else str(n) for n in numbers], "special": ["inf", "-inf", "nan", 0.0],
        "state_dict": {"w": named("state_dict/w")},
        "optimizer": {"state": {"0": {"step": 7, "exp_avg": named("optimizer/state/0/exp_avg"),
                                      "exp_avg_sq": named("optimizer/state/0/exp_avg_sq")}},
                      "param_groups": [{"lr": 0.5, "betas": [0.75, 0.5], "params": [0], "five": [1, 2, 3, 4, 5], "empty": []}]},
        "bytes": {"bytes": "00ff80"}, "no_bytes": {"bytes": ""}, "bytearray": {"bytes": "6162"}, "no_bytearray": {"bytes": ""},
        "set": [3], "no_set": [], "frozen": ["f"], "complex": [1.5, -2.0], "counter": {"30": 1, "60": 2}, "size": [2, 3],
        "no_size": [], "device": ["cuda", 1], "cpu": "cpu", "dtype": "torch.float16"}
    tensors = [Tensor("state_dict/w", "float32", [3], storage.data),
               Tensor("optimizer/state/0/exp_avg", "float32", [3], moments.data[:12]),
               Tensor("optimizer/state/0/exp_avg_sq", "float32", [3], moments.data[12:])]
    return Sample("pytorch_training_%d.ckpt" % protocol, "pytorch", archive(value, [storage, moments], "2.1", protocol), tensors,
                  {"container": "zip", "protocol": protocol, "storages": 2, "values": values,
                   "attributes": {"state_dict": {"_metadata": {"%": {"version": 1}}}}})


def numpy_numbers():
    """Numbers of NumPy, which are noted."""
    def dtype(code, order="<"):
        made = Call(Global("numpy", "dtype"), code, False, True)
        made.state = (3, order, None, None, None, -1, -1, 0)
        return made
    codes = [("f8", "<", struct.pack("<d", 0.125), 0.125), ("f4", ">", struct.pack(">f", -2.5), -2.5),
             ("f2", "<", struct.pack("<e", 0.375), 0.375), ("i8", "<", struct.pack("<q", -7), -7), ("u1", "|", b"\xc8", 200),
             ("i2", ">", struct.pack(">h", -300), -300), ("b1", "|", b"\1", True)]
    value = {code: Call(Global("numpy.core.multiarray", "scalar"), dtype(code, order), data) for code, order, data, _ in codes}
    yield Sample("pytorch_note_numpy.pt", "pytorch", archive(value, []), [],
                 told({code: number for code, _, _, number in codes},
                      ["_codecs.encode", "numpy.core.multiarray.scalar", "numpy.dtype"], 0), notes=1)


def deep():
    value = 1
    for _ in range(100):
        value = [value]
    yield Sample("pytorch_deep.pt", "pytorch", archive(value, []), [], told(value, [], 0))


def samples():
    yield from forms()
    yield from others()
    yield from dtypes()
    yield from views()
    yield from objects()
    for protocol in (2, 3, 4, 5):
        yield training(protocol)
    yield from numpy_numbers()
    yield from deep()
