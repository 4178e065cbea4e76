# SPDX-License-Identifier: Apache-2.0
"""PyTorch checkpoints that have to be refused, each for one broken rule; see refusals.py. None of them is loaded by a test."""
from samples.checkpoint import FACTS, MAGIC, Archive, Call, Global, Persistent, Raw, Storage, dump, members, older, ordered, tensor
from samples.sample import Refusal, put
import struct

# Bytes of operands; those in LENGTHS have a length in front, lines end with a line feed.
OPERANDS = {0x80: 1, 0x95: 8, 0x4a: 4, 0x4b: 1, 0x4d: 2, 0x47: 8, 0x71: 1, 0x72: 4, 0x68: 1, 0x6a: 4}
LENGTHS = {0x8a: 1, 0x8b: 4, 0x58: 4, 0x8c: 1, 0x8d: 8, 0x55: 1, 0x54: 4, 0x42: 4, 0x43: 1, 0x8e: 8, 0x96: 8}


def opcodes(pickle):
    """[(offset, opcode)] up to STOP, or to where it is cut."""
    found, at = [], 0
    while at < len(pickle):
        code, begin = pickle[at], at
        found.append((begin, code))
        at += 1 + OPERANDS.get(code, 0)
        if code in LENGTHS:
            at += LENGTHS[code] + int.from_bytes(pickle[at:at + LENGTHS[code]], "little")
        elif code == 0x63:
            at = pickle.index(b"\n", pickle.index(b"\n", at) + 1) + 1
        elif code == 0x2e:
            break
    return found


class Cases:
    """Files with a storage of three floats, `0`."""

    def __init__(self):
        self.storage = Storage("0", "float32", bytes(range(12)))

    def archive(self, name, data, code, offset, path, why):
        return Refusal("pytorch_no_%s.pt" % name, "pytorch", data, code, offset, "archive." + path, why,
                       in_grammar=False)

    def pickle(self, name, pickle, code, which, why, storages=None):
        """An archive with this pickle. `which`: the opcode where it is wrong, by its number, or the last one of a code."""
        storages = [self.storage] if storages is None else storages
        made = Archive(members(None, storages, pickle=pickle))
        found = opcodes(pickle)
        if not isinstance(which, int):
            which = max(i for i, (_, opcode) in enumerate(found) if opcode == which[0])
        at = found[which][0] if which < len(found) else len(pickle)
        return self.archive(name, made.data, code, made.content["data.pkl"] + at, "object.opcodes[%d]" % which, why)

    def value(self, name, value, code, why, which=b"R", storages=None, protocol=2):
        return self.pickle(name, dump(value, protocol), code, which, why, storages)

    def whole(self, name, value, code, why, storages=None, made_by=b".", which=-1):
        """What is wrong is found when the whole value is looked at. `made_by`: the opcode of which one makes it, the last one unless
        `which` says otherwise."""
        pickle = dump(value)
        at = [at for at, opcode in opcodes(pickle) if opcode == made_by[0]][which]
        made = Archive(members(None, [self.storage] if storages is None else storages, pickle=pickle))
        return self.archive(name, made.data, code, made.content["data.pkl"] + at, "object", why)


# ----------------------------------------------------------------------------------------------------------- the machine

CALLING = {0x69: "INST", 0x6f: "OBJ", 0x81: "NEWOBJ", 0x92: "NEWOBJ_EX", 0x82: "EXT1", 0x83: "EXT2", 0x84: "EXT4"}
OTHER = {0x50: "PERSID", 0x30: "POP", 0x31: "POP_MARK", 0x32: "DUP", 0x97: "NEXT_BUFFER", 0x98: "READONLY_BUFFER", 0x49: "INT",
         0x4c: "LONG", 0x46: "FLOAT", 0x53: "STRING", 0x56: "UNICODE", 0x64: "DICT", 0x6c: "LIST", 0x67: "GET", 0x70: "PUT"}


def of_opcodes(c):
    """The stream of opcodes."""
    for name, pickle, code, which, why in (
            ("empty", b"", "truncated", 0, "no opcode at all"),
            ("protocol_missing", b"N.", "bad_value", 0, "no protocol"),
            ("protocol_1", b"\x80\1N.", "bad_value", 0, "a protocol of before 2003"),
            ("protocol_6", b"\x80\6N.", "bad_value", 0, "a protocol of the future"),
            ("protocol_twice", b"\x80\2\x80\2N.", "bad_value", 1, "a second protocol"),
            ("no_stop", b"\x80\2N", "truncated", 2, "no STOP"),
            ("operand_cut", b"\x80\2J\1\0", "truncated", 1, "a number of four bytes, of which two are there"),
            ("length_cut", b"\x80\2X\1\0", "truncated", 1, "a length of four bytes, of which two are there"),
            ("text_cut", b"\x80\2X\7\0\0\0text.", "truncated", 1, "a text that is longer than the pickle"),
            ("bytes_2e63", b"\x80\4\x8e" + struct.pack("<Q", 1 << 63) + b".", "truncated", 1, "2^63 bytes"),
            ("long4_negative", b"\x80\2\x8b\xff\xff\xff\xff.", "bad_size", 1, "a length of -1"),
            ("binstring_negative", b"\x80\2T\0\0\0\x80.", "bad_size", 1, "a length of -2^31"),
            ("long_256", b"\x80\2\x8b\0\1\0\0" + bytes(256) + b".", "bad_size", 1, "an integer of 256 bytes"),
            ("text_utf8", b"\x80\2X\2\0\0\0\xc3\x28.", "bad_text", 1, "a text that is not UTF-8"),
            ("opcode_ff", b"\x80\2\xff.", "bad_value", 1, "no opcode"),
            ("frame_long", b"\x80\4\x95" + struct.pack("<Q", 3) + b"N.", "truncated", 1, "a frame that is longer than the pickle"),
            ("frame_short", b"\x80\4\x95" + struct.pack("<Q", 1) + b"N.", "bad_size", 3, "STOP behind the frame"),
            ("frame_nested", b"\x80\4\x95" + struct.pack("<Q", 11) + b"\x95" + struct.pack("<Q", 2) + b"N.", "bad_value", 2,
             "a frame in a frame")):
        yield c.pickle(name, pickle, code, which, why, [])
    for code, name in CALLING.items():
        yield c.pickle("opcode_" + name.lower(), b"\x80\2N" + bytes([code]) + b"a\nb\n.", "code_execution", 2, "a call", [])
    for code, name in OTHER.items():
        yield c.pickle("opcode_" + name.lower(), b"\x80\2N" + bytes([code]) + b"1\n.", "unsupported", 2,
                       "an opcode that no checkpoint needs", [])
    behind = Archive(members(None, [], pickle=b"\x80\2N.\x80\2N."))
    yield c.archive("second_pickle", behind.data, "trailing", behind.content["data.pkl"] + 4, "object", "a pickle behind STOP")


def of_stack(c):
    """Stack, marks and memo."""
    for name, pickle, code, which, why in (
            ("stack_empty", b"\x80\2]a.", "bad_value", 2, "an APPEND without a value"),
            ("below_mark", b"\x80\2NN(N\x86.", "bad_value", 5, "a tuple of values on both sides of a mark"),
            ("mark_missing", b"\x80\2Nt.", "bad_value", 2, "no mark"),
            ("stop_two", b"\x80\2NN.", "bad_value", 3, "two values at the end"),
            ("stop_none", b"\x80\2.", "bad_value", 1, "no value at the end"),
            ("stop_mark", b"\x80\2N(.", "bad_value", 3, "a mark at the end"),
            ("memo_from_2", b"\x80\2Nq\2.", "bad_value", 2, "a memo that begins with 2"),
            ("memo_gap", b"\x80\2Nq\0q\2.", "bad_value", 3, "an entry left out"),
            ("memo_twice", b"\x80\2Nq\0q\0.", "bad_value", 3, "an entry set twice"),
            ("memo_far", b"\x80\2Nr\xff\xff\xff\xff.", "bad_value", 2, "an entry that needs gigabytes"),
            ("memo_empty", b"\x80\2q\0.", "bad_value", 1, "an entry of nothing"),
            ("memo_unset", b"\x80\2Nq\0h\1\x86.", "bad_reference", 3, "an entry that was not set"),
            ("memo_before", b"\x80\2Nq\1h\0\x86.", "bad_reference", 3, "an entry before the first"),
            ("append_to_tuple", b"\x80\2)Na.", "bad_value", 3, "APPEND to a tuple"),
            ("appends_to_dict", b"\x80\2}(Ne.", "bad_value", 4, "APPENDS to a dict"),
            ("items_of_list", b"\x80\2](K\1Nu.", "bad_value", 5, "SETITEMS of a list"),
            ("item_of_none", b"\x80\2NK\1Ns.", "bad_value", 4, "SETITEM of None"),
            ("items_odd", b"\x80\2}(K\1u.", "bad_value", 4, "a key without a value"),
            ("additems_to_list", b"\x80\4](N\x90.", "bad_value", 4, "ADDITEMS to a list"),
            ("set_of_lists", b"\x80\4\x8f(]\x90.", "bad_value", 4, "a list in a set"),
            ("frozenset_of_dicts", b"\x80\4(}\x91.", "bad_value", 3, "a dict in a frozenset"),
            ("persistent_none", b"\x80\2NQ.", "bad_value", 2, "None as a storage")):
        yield c.pickle(name, pickle, code, which, why, [])
    for name, key in (("none", None), ("bool", True), ("float", 0.5), ("tuple", (1,)), ("bytes", b"k")):
        yield c.value("key_" + name, {key: 1}, "bad_value", "a key that is no name", b"s", [], 3)
    # Both have a name of their own, but not in a tree of names.
    for name, pairs in (("key_twice", [("k", 1), ("k", 2)]), ("key_number_twice", [(1, 1), (1, 2)]), ("key_number_and_text", [(1, 1), ("1", 2)])):
        pickle = dump(Raw(b"}(" + b"".join(
            (b"K" + bytes([k]) if isinstance(k, int) else b"X\1\0\0\0" + k.encode()) + b"K" + bytes([v]) for k, v in pairs) + b"u"))
        made = Archive(members(None, [], pickle=pickle))
        key = pairs[1][0]
        at = pickle.rindex(key.encode() if isinstance(key, str) else b"K" + bytes([key]))
        yield c.archive(name, made.data, "bad_value", made.content["data.pkl"] + at, "object", "two keys of one name")


# ------------------------------------------------------------------------------------------------------ globals and calls

EXECUTED = (("posix", "system"), ("builtins", "eval"), ("__builtin__", "getattr"), ("subprocess", "Popen"), ("torch", "load"),
            ("torch.serialization", "os.system"), ("torch", "serialization.os.system"), ("collections", "OrderedDict.__init__"),
            ("collections", "ordereddict"), ("collections ", "OrderedDict"), ("collections", "OrderedDict\r"), ("", "eval"),
            ("torch._utils", "_rebuild_tensor_v2.__globals__"), ("collections", "\u041erderedDict"))
HONEST = (("torch._utils", "_rebuild_sparse_tensor"), ("torch._utils", "_rebuild_qtensor"), ("torch._utils", "_rebuild_parameter_with_state"),
          ("torch._tensor", "_rebuild_from_type_v2"), ("torch", "QInt8Storage"), ("torch", "bits8"), ("torch", "strided"),
          ("numpy.core.multiarray", "_reconstruct"), ("collections", "defaultdict"), ("argparse", "Namespace"), ("pathlib", "PosixPath"),
          ("builtins", "list"), ("datetime", "timedelta"))


def of_globals(c):
    """What is imported: nothing but the closed list, whether it is called or not."""
    for number, (module, name) in enumerate(EXECUTED):
        yield c.pickle("global_%d" % number, dump([Global(module, name)]), "code_execution", b"c",
                       "%s.%s is imported" % (module.strip(), name.strip()), [])
    for number, (module, name) in enumerate(HONEST):
        yield c.pickle("honest_%d" % number, dump([Global(module, name)]), "unsupported", b"c", "%s.%s, which is not read" % (module, name), [])
    call = Call(Global("posix", "system"), "true")
    yield c.value("system", {"w": tensor(c.storage, (3,)), "x": call}, "code_execution", "a command", b"c")
    yield c.value("system_stacked", [call], "code_execution", "a command", b"\x93", [], 4)
    memo = b"\x80\4\x8c\6systemq\0\x8c\5posixq\1h\1h\0\x93."
    yield c.pickle("system_memo", memo, "code_execution", 7, "a command whose name comes out of the memo", [])
    yield c.pickle("system_broken", b"\x80\2cposix\nsystem\n(X\4\0\0\0trueR\xff", "code_execution", 1, "a command, and no pickle behind it", [])
    for name, pickle, code, why in (
            ("lines_one", b"\x80\2cos", "bad_value", "no line"), ("lines_long", b"\x80\2c" + b"o" * 1001 + b"\nsystem\n.", "bad_value", "a line of 1001 bytes"),
            ("lines_utf8", b"\x80\2cos\nsyst\xff\n.", "bad_text", "a name that is not UTF-8")):
        made = Archive(members(None, [], pickle=pickle))
        yield c.archive(name, made.data, code, made.content["data.pkl"] + 2, "object.opcodes[1]", why)
    yield c.pickle("stacked_numbers", b"\x80\4K\1K\2\x93.", "bad_value", 3, "numbers for module and name", [])
    for name, of in (("none", None), ("tensor", tensor(c.storage, (3,))), ("dtype", Global("torch", "float32")),
                     ("storage_type", Global("torch", "FloatStorage"))):
        yield c.value("call_of_" + name, Call(of), "code_execution", "a call of what is no function")


def of_calls(c):
    """Functions of the list with other arguments than honest pickles have."""
    listed = Global("collections", "OrderedDict")
    yield c.pickle("arguments_list", b"\x80\2ccollections\nOrderedDict\n]R.", "bad_value", 3, "arguments in a list", [])
    made = {
        "od_dict": Call(listed, {}), "od_two": Call(listed, [], []), "od_number": Call(listed, [1]), "od_one": Call(listed, [[1]]),
        "od_key": Call(listed, [[0.5, 1]]), "counter_list": Call(Global("collections", "Counter"), []),
        "size_negative": Call(Global("torch", "Size"), (-1,)), "size_65": Call(Global("torch", "Size"), (1,) * 65),
        "size_number": Call(Global("torch", "Size"), 3), "device_none": Call(Global("torch", "device")),
        "device_number": Call(Global("torch", "device"), 0), "encode_utf8": Call(Global("_codecs", "encode"), "x", "utf-8"),
        "encode_wide": Call(Global("_codecs", "encode"), "\u0100", "latin1"), "encode_one": Call(Global("_codecs", "encode"), "x"),
        "bytes_number": Call(Global("builtins", "bytes"), 1), "bytearray_2e40": Call(Global("builtins", "bytearray"), 1 << 40),
        "complex_one": Call(Global("builtins", "complex"), 1.0), "complex_text": Call(Global("builtins", "complex"), "1", "2"),
        "set_dict": Call(Global("builtins", "set"), {}), "set_list": Call(Global("builtins", "set"), [[]]),
        "parameter_none": Call(Global("torch._utils", "_rebuild_parameter"), None, True, None),
        "parameter_two": Call(Global("torch._utils", "_rebuild_parameter"), tensor(c.storage, (3,)), True),
        "numpy_flags": Call(Global("numpy", "dtype"), "f8", 0.5, True), "numpy_one": Call(Global("numpy", "dtype"), "f8")}
    for name, call in made.items():
        yield c.value("call_" + name, [call], "bad_value", "other arguments")
    yield c.value("call_numpy_object", [Call(Global("numpy", "dtype"), "O8", False, True)], "unsupported", "an array of objects")

    def number(code="f8", order="<", data=bytes(8), version=3, sizes=(-1, -1), flags=0, more=()):
        dtype = Call(Global("numpy", "dtype"), code, False, True)
        dtype.state = order and (version, order, None, None, None, *sizes, flags, *more)
        return Call(Global("numpy.core.multiarray", "scalar"), dtype, data)
    yield c.value("numpy_short", [number(data=bytes(7))], "bad_value", "a number of 7 bytes")
    yield c.value("numpy_long", [number("i2")], "bad_value", "a number of 8 bytes that has 2")
    yield c.value("numpy_no_state", [number(order=None)], "bad_value", "a dtype of no byte order")
    yield c.value("numpy_order", [number(order="?")], "bad_value", "an order that is none", b"b")
    # With flag 4 numpy takes the bytes for an address.
    for name, state in (("pointer", {"flags": 4}), ("version", {"version": 77}), ("size", {"sizes": (4, -1)}),
                        ("alignment", {"sizes": (-1, 1)}), ("nine", {"more": (None,)})):
        yield c.value("numpy_state_" + name, [number(**state)], "bad_value", "a state of another dtype", b"b")

    metadata = {"_metadata": ordered()}
    for name, of, code, why in (
            ("dict", {}, "bad_value", "a state of a dict"), ("function", Global("collections", "OrderedDict"), "code_execution", "a state of a function"),
            ("none", None, "bad_value", "a state of None")):
        yield c.pickle("build_" + name, dump([of, Raw(b"}b")]), code, b"b", why, [])
    for name, state in (("other", {"keys": 1}), ("more", {**metadata, "values": 2}), ("list", [1])):
        yield c.value("build_" + name, ordered(state=state), "bad_value", "a state that hides a method", b"b", [])
    yield c.pickle("build_twice", dump([ordered(state=metadata), Raw(b"}X\x09\0\0\0_metadata}sb")]), "bad_value", b"b",
                   "a state, and another one", [])


# -------------------------------------------------------------------------------------------------- tensors and storages

def of_tensors(c):
    """Where the elements of a tensor are."""
    s, untyped = c.storage, Storage("0", "uint8", bytes(12), untyped=True)
    wrong = {
        "sizes_negative": tensor(s, (-1,)), "sizes_bool": tensor(s, (True,), (1,)), "sizes_65": tensor(s, (1,) * 65),
        "strides_negative": tensor(s, (2,), (-1,), 2), "strides_fewer": tensor(s, (1, 2), (1,)), "strides_float": tensor(s, (2,), (1.0,)),
        "offset_negative": tensor(s, (2,), offset=-1), "offset_text": tensor(s, (2,), offset="1"), "grad_number": tensor(s, (3,), grad=1),
        "hooks_list": tensor(s, (3,), hooks=[]), "metadata_list": tensor(s, (3,), more=([],)), "more": tensor(s, (3,), more=({}, 1)),
        "v3_typed": tensor(s, (3,), version=3)}
    for name, value in wrong.items():
        yield c.value("tensor_" + name, value, "bad_value", "a tensor of other parts")
    for name, value, why in (
            ("end", tensor(s, (4,)), "a fourth of three elements"), ("offset", tensor(s, (1,), offset=3), "the first element behind the last"),
            ("stride", tensor(s, (2,), (3,)), "the second element behind the last"),
            ("stride_2e62", tensor(s, (3,), (1 << 62,)), "a place that wraps to the first"),
            ("axes", tensor(s, (2, 2), (1, 2)), "axes that are inside, each for itself"),
            ("none", tensor(s, (0,), offset=4), "no element, behind the end")):
        yield c.value("tensor_" + name, value, "bad_reference", why)
    for name, shape in (("2e64", (1 << 32, 1 << 32)), ("0_huge", (0, 1 << 62)), ("2e61", (1 << 61,))):
        yield c.value("tensor_" + name, tensor(s, shape, (0,) * len(shape)), "overflow", "more than 2^63 - 1 bytes")
    yield c.value("tensor_v2_untyped", tensor(untyped, (3,), version=2), "bad_value", "bytes without a type", storages=[untyped])
    v3 = tensor(untyped, (3,))
    v3.arguments = (*v3.arguments[:6], "float32")
    yield c.value("tensor_v3_text", v3, "bad_value", "a type as text", storages=[untyped])
    four = tensor(s, (3,), version=1)
    four.arguments = four.arguments[:3]
    yield c.value("tensor_three", four, "bad_value", "three arguments")
    none = tensor(s, (3,))
    none.arguments = (None, *none.arguments[1:])
    yield c.value("tensor_of_none", none, "bad_value", "a tensor of None")
    # They are looked at when they cannot be filled any more.
    for name, value, why in (("hooks", tensor(s, (3,), hooks={0: 1}), "a hook, which would be called"),
                             ("conj", tensor(s, (3,), more=({"conj": False},)), "conjugated: the key alone says so"),
                             ("hooks_of_parameter", Call(Global("torch._utils", "_rebuild_parameter"), tensor(s, (3,)), True, {0: 1}), "a hook")):
        yield c.value("tensor_" + name, value, "unsupported", why, b".")
    hooks = ordered()
    yield c.value("tensor_hooks_late", [tensor(s, (3,), hooks=hooks), hooks, Raw(b"K\0K\1s")], "unsupported",
                  "a hook, in a dict that is filled later", b".")


def of_storages(c):
    """What a storage is called, and how long it is."""
    kind = Global("torch", "FloatStorage")

    def named(*parts):
        return [Persistent(*parts)]
    for name, value, code, why in (
            ("four_parts", named("storage", kind, "0", "cpu"), "bad_value", "four parts"),
            ("six_parts", named("storage", kind, "0", "cpu", 3, None), "bad_value", "six parts, as in the form of before 1.6"),
            ("tag", named("tensor", kind, "0", "cpu", 3), "bad_value", "something else than a storage"),
            ("no_tag", named(1, kind, "0", "cpu", 3), "bad_value", "a number in place of 'storage'"),
            ("module", named("module", kind, "a.py", "source"), "unsupported", "source code"),
            ("type_text", named("storage", "FloatStorage", "0", "cpu", 3), "bad_value", "a type as text"),
            ("type_dtype", named("storage", Global("torch", "float32"), "0", "cpu", 3), "bad_value", "a dtype as a type of storages"),
            ("key_number", named("storage", kind, 0, "cpu", 3), "bad_value", "a key that is a number"),
            ("location_none", named("storage", kind, "0", None, 3), "bad_value", "no location"),
            ("length_text", named("storage", kind, "0", "cpu", "3"), "bad_value", "a length as text"),
            ("length_negative", named("storage", kind, "0", "cpu", -3), "overflow", "a length below 0"),
            ("length_2e61", named("storage", kind, "0", "cpu", 1 << 61), "overflow", "2^63 bytes"),
            ("length_wraps", named("storage", kind, "0", "cpu", (1 << 62) + 3), "overflow", "a number of bytes that wraps to 12"),
            ("meta", named("storage", kind, "0", "meta", 3), "unsupported", "no values"),
            ("missing", named("storage", kind, "1", "cpu", 3), "bad_reference", "no member of that key"),
            ("missing_case", named("storage", kind, "../data/0", "cpu", 3), "bad_reference", "a key that is a path"),
            ("shorter", named("storage", kind, "0", "cpu", 2), "bad_size", "a member that is longer"),
            ("longer", named("storage", kind, "0", "cpu", 4), "bad_size", "a member that is shorter"),
            ("two_types", named("storage", kind, "0", "cpu", 3) + named("storage", Global("torch", "IntStorage"), "0", "cpu", 3),
             "bad_reference", "a storage of two types"),
            ("two_lengths", named("storage", kind, "0", "cpu", 3) + named("storage", kind, "0", "cpu", 2), "bad_reference",
             "a storage of two lengths"),
            ("two_places", named("storage", kind, "0", "cpu", 3) + named("storage", kind, "0", "cuda:0", 3), "bad_reference",
             "a storage in two places")):
        yield c.value("storage_" + name, value, code, why, b"Q")
    yield c.whole("storage_alone", [c.storage.identity()], "unsupported", "a storage as a value", made_by=b"Q")


# ----------------------------------------------------------------------------------------------------------------- values

def sharing(depth, shared=None):
    """A list of 3 * 2^depth - 1 values, if a shared one is counted at each of its places and `shared` is a list of one."""
    shared = shared or [0]
    for _ in range(depth):
        shared = [shared, shared]
    return shared


def of_values(c):
    """The tree of values and names."""
    s = c.storage
    value = 1
    for _ in range(101):
        value = [value]
    yield c.whole("deep", value, "bad_value", "101 lists in each other", [])
    yield c.whole("laughs", sharing(24), "limit", "2^25 values, by sharing", [])
    shared = sharing(16)
    yield c.whole("laughing_states", [ordered(state={"_metadata": shared}) for _ in range(6)], "limit",
                  "attributes of 2^20 values, by sharing", [])
    shared = ordered(state={"_metadata": sharing(10)})
    yield c.whole("laughing_attributes", [shared] * 400, "limit", "attributes of a dict in 400 places", [])
    shared = [tensor(s, (3,))]
    yield c.whole("metadata_shared_tensor", [shared, ordered(state={"_metadata": shared})], "bad_value", "a tensor with two ways, one of them in attributes",
                  made_by=b"R", which=-2)
    for _ in range(60):
        shared = [shared]
    deep = shared
    for _ in range(39):
        deep = [deep]
    yield c.whole("deep_shared", [[shared], [deep]], "bad_value", "lists that are few in one place and too many in another")
    for name, pickle in (("cycle_list", b"\x80\2]q\0h\0a."), ("cycle_dict", b"\x80\2}q\0K\1h\0s.")):
        made = Archive(members(None, [], pickle=pickle))
        yield c.archive(name, made.data, "bad_value", made.content["data.pkl"] + len(pickle) - 1, "object", "a value in itself")
    yield c.whole("name_twice", {"a/b": tensor(s, (3,)), "a": {"b": tensor(s, (3,))}}, "bad_value", "two tensors named a/b", made_by=b"R")
    yield c.whole("name_long", {"n" * 65536: tensor(s, (3,))}, "bad_size", "a name of 65536 bytes", made_by=b"R")
    for name, of in (("function", Global("collections", "OrderedDict")), ("type", Global("torch", "FloatStorage")),
                     ("numpy_dtype", Call(Global("numpy", "dtype"), "f8", False, True))):
        yield c.whole("value_" + name, [of], "bad_value", "a value that is no data", [], b"R" if name == "numpy_dtype" else b"c")
    state = {"_metadata": ordered({"x": tensor(s, (3,))})}
    yield c.whole("metadata_tensor", ordered({"w": tensor(s, (3,))}, state=state), "bad_value", "a tensor that nothing names", made_by=b"R")


# ------------------------------------------------------------------------------------------------------------ the archive

def of_members(c):
    """Which members there are, and what the small ones say."""
    value, s = ordered([("w", tensor(c.storage, (3,)))]), c.storage
    parts = members(value, [s])
    new = members(value, [s], "2.7")

    def named(made, name):
        return made.local[name] + 30

    def name_of(case, parts, name, why, code="bad_value", number=None):
        made = Archive(parts)
        at = [n for n, _ in parts].index(name) if number is None else number
        return c.archive(case, made.data, code, named(made, name), "members[%d].name" % at, why)

    def data_of(case, parts, name, why):
        made = Archive(parts)
        return c.archive(case, made.data, "bad_value", made.content[name], "members[%d].data" % [n for n, _ in parts].index(name), why)

    def changed(parts, name, data):
        return [(n, data if n == name else d) for n, d in parts]
    for text in (b"", b"0\n", b"11\n", b"3\n\n", b" 3\n", b"x", b"3\0"):
        yield data_of("version_" + text.hex(), changed(parts, "version", text), "version", "a version that is none")
    yield c.archive("version_missing", Archive(parts[:-1]).data, "absent", 0, "members", "no version")
    yield name_of("version_two", parts + [(".data/version", b"3\n")], ".data/version", "two versions")
    for text in (b"", b"Little", b"little\n", b"middle"):
        yield data_of("byteorder_" + text.hex(), changed(new, "byteorder", text), "byteorder", "an order that is none")
    for text in (b"0", b"3", b"-64", b"64x", b"1000000000"):
        yield data_of("alignment_" + text.hex(), changed(new, ".storage_alignment", text), ".storage_alignment", "no power of two")
    made = Archive(changed(new, ".storage_alignment", b"4096"))
    at = [n for n, o in enumerate(opcodes(new[0][1])) if o[1] == 0x51][0]
    yield c.archive("alignment_other", made.data, "bad_reference", made.content["data.pkl"] + opcodes(new[0][1])[at][0],
                    "object.opcodes[%d]" % at, "a storage that is not where .storage_alignment says")
    yield data_of("format_version", changed(new, ".format_version", b"2"), ".format_version", "a version of the future")

    two = [Storage("0", "float32", bytes(12)), Storage("1", "float32", bytes(12))]
    twice = members(ordered([("a", tensor(two[0], (3,))), ("b", tensor(two[1], (3,)))]), two, "2.7")
    swapped = twice[:4] + [twice[5], twice[4]] + twice[6:]
    made = Archive(swapped)
    yield c.archive("order", made.data, "bad_value", named(made, "data/0"), "members[5].name", "storages in another order than .format_version says")
    made = Archive(twice[:5] + [twice[6], twice[5]] + twice[7:])
    yield c.archive("order_between", made.data, "bad_value", named(made, "data/1"), "members[6].name", "a member between storages")

    script = Archive(parts + [("constants.pkl", b"\x80\2).")])
    yield Refusal("pytorch_no_member_script.pt", "pytorch", script.data, "bad_value", 0, "first", "TorchScript", in_grammar=False)
    for case, name, why in (("script_code", "code/__torch__.py", "TorchScript"),
                            ("extra", "extra/info", "a file of another program"), ("nested", "data.pkl/x", "a folder with the name of the pickle")):
        yield name_of("member_" + case, parts + [(name, b"x")], name, why)
    yield name_of("member_pickle", parts + [(".data/x", b"\x80\2N.")], ".data/x", "a pickle beside the object")
    for case, name in (("pickle", "DATA.PKL"), ("version", "Version"), ("storage", "DATA/0")):
        yield name_of("case_" + case, parts + [(name, parts[0][1])], name, "two names without case")
    for case, name in (("dots", "../data/1"), ("dot", "./x"), ("empty", "data//1"), ("backslash", "data\\1"), ("control", "data/\n")):
        yield name_of("path_" + case, parts + [(name, b"")], name, "no plain relative path")
    utf8 = Archive(parts + [("data/\u00e4", b"")])
    yield c.archive("name_utf8", utf8.data.replace(b"\xc3\xa4", b"\xc3\x28"), "bad_text", named(utf8, "data/\u00e4"), "members[3].name",
                    "a name that is not UTF-8")
    # `archive/version`, in another folder of a name that is as long.
    made = Archive(parts)
    yield c.archive("folders", made.data.replace(b"archive/version", b"archivE/version"), "bad_value", named(made, "version"),
                    "members[2].name", "a member in another folder")
    yield c.archive("flat", made.data.replace(b"archive/version", b"archive_version"), "bad_value", named(made, "version"),
                    "members[2].name", "a member in no folder")
    yield Refusal("pytorch_no_flat_pickle.pt", "pytorch", made.data.replace(b"archive/data.pkl", b"archive_data.pkl"), "bad_value", 0,
                  "first", "a pickle in no folder", in_grammar=False)


def of_records(c):
    """Headers and checksums."""
    value, s = ordered([("w", tensor(c.storage, (3,)))]), c.storage
    parts = members(value, [s])
    made = Archive(parts)
    entry = made.entry["data/0"]
    end = len(made.data) - 22
    yield c.archive("cut", made.data[:-1], "bad_value", end - 1, "end_record.signature", "the last byte is missing")
    yield c.archive("tail", made.data + b"\0", "bad_value", end + 1, "end_record.signature", "a byte behind the end record")
    gap = made.data[:made.directory] + b"\0" + made.data[made.directory:]
    gap = put(put(put(gap, end - 75 + 48, "<Q", made.directory + 1), end - 11, "<Q", end - 75), end + 17, "<L", made.directory + 1)
    yield c.archive("gap", gap, "bad_reference", made.directory - 16, "members[2].len_descriptor", "a byte in front of the directory")
    yield c.archive("encrypted", put(put(made.data, made.local["data/0"] + 6, "<H", 0x0809), entry + 8, "<H", 0x0809), "unsupported", entry + 8,
                    "end_record.directory.entries[1].flags", "an encrypted member")
    yield c.archive("folder_bit", put(made.data, entry + 38, "<L", 0x10), "unsupported", entry + 38,
                    "end_record.directory.entries[1].attributes", "a member that others take for a folder")
    yield c.archive("comment", put(made.data, end + 20, "<H", 4) + b"text", "bad_value", end + 4, "end_record.signature", "a comment")
    local = made.local["data/0"]
    yield c.archive("local_name", put(made.data, local + 30 + 13, "<B", 0x31), "bad_reference", local + 30, "members[1].name",
                    "another name in front of the member than in the directory")
    # The checksum of the pickle, in the directory and behind it.
    pickle = parts[0][1]
    behind = made.content["data.pkl"] + len(pickle)
    wrong = put(put(made.data, behind + 4, "<L", 7), made.entry["data.pkl"] + 16, "<L", 7)
    yield c.archive("crc_pickle", wrong, "bad_data", made.content["data.pkl"], "members[0].data", "another checksum than that of the pickle")
    # Under torch.serialization.skip_data checksums of storages are 0, and their bytes a hole.
    behind = made.content["data/0"] + 12
    skipped = put(put(made.data, behind + 4, "<L", 0), entry + 16, "<L", 0)
    yield c.archive("skipped", skipped, "unsupported", made.content["data/0"], "members[1].data", "a storage without its values")
    deflated = Archive(parts, deflated=("data.pkl",))
    yield c.archive("deflate_broken", put(deflated.data, deflated.content["data.pkl"], "<B", 0xff), "bad_data",
                    deflated.content["data.pkl"] + 1, "members[0].data", "a stream that is broken")


# -------------------------------------------------------------------------------------------------- the form of before 1.6

def of_older(c):
    """Five pickles, and storages."""
    s = c.storage
    value = ordered([("w", tensor(s, (3,), older=True))])
    plain = older(value, [s])
    ends, at = [], 0
    for _ in range(5):
        at += opcodes(plain[at:])[-1][0] + 1
        ends.append(at)
    object_at, keys_at, storage_at = ends[2], ends[3], ends[4]

    def no(name, data, code, offset, path, why):
        return Refusal("pytorch_no_older_%s.pt" % name, "pytorch", data, code, offset, path, why, in_grammar=False)
    yield no("magic_list", dump([MAGIC]) + plain[ends[0]:], "bad_value", 0, "first", "another magic number")
    yield no("version", older(value, [s], version=1002), "bad_value", ends[0], "older.pickles[1]", "another version")
    yield no("facts_list", older(value, [s], facts=[1]), "bad_value", ends[1], "older.pickles[2]", "a list of facts")
    yield no("facts_more", older(value, [s], facts={**FACTS, "more": 1}), "bad_value", ends[1], "older.pickles[2]", "a fact too many")
    yield no("facts_fewer", older(value, [s], facts={}), "bad_value", ends[1], "older.pickles[2]", "no byte order")
    yield no("big_endian", older(value, [s], facts={**FACTS, "little_endian": False}), "unsupported", ends[1], "older.pickles[2]",
             "a machine of the other byte order")
    for name, keys in (("none", []), ("other", ["1"]), ("twice", ["0", "0"]), ("number", [0]), ("tuple", ("0",)), ("more", ["0", "1"])):
        yield no("keys_" + name, older(value, [s], keys=keys), "bad_value", keys_at, "older.pickles[4]", "other keys than the object has")
    yield no("count", put(plain, storage_at, "<q", 2), "bad_size", storage_at, "older.storages", "another number of elements")
    yield no("count_negative", put(plain, storage_at, "<q", -1), "bad_size", storage_at, "older.storages", "a number below 0")
    yield no("count_cut", plain[:storage_at + 7], "truncated", storage_at, "older.storages", "half a number")
    yield no("cut", plain[:-1], "truncated", storage_at + 8, "older.storages", "the last byte is missing")
    yield no("tail", plain + b"\0", "trailing", len(plain), "older.storages", "a byte behind the last storage")
    yield no("no_keys", plain[:keys_at], "truncated", keys_at, "older.pickles[4].opcodes[0]", "no keys")
    view = Persistent("storage", Global("torch", "FloatStorage"), "0", "cpu", 3, ("1", 0, 3))
    pickle = dump([view])
    which = [i for i, (_, opcode) in enumerate(opcodes(pickle)) if opcode == 0x51][0]
    yield no("view", older([view], [s]), "unsupported", object_at + opcodes(pickle)[which][0], "older.pickles[3].opcodes[%d]" % which,
             "a storage that is a part of another one")
    five = dump([s.identity()])
    which = [i for i, (_, opcode) in enumerate(opcodes(five)) if opcode == 0x51][0]
    yield no("five_parts", older([s.identity()], [s]), "bad_value", object_at + opcodes(five)[which][0],
             "older.pickles[3].opcodes[%d]" % which, "five parts, as in archives")
    # Where the facts are, a storage is named, though there is none yet.
    early = dump([s.identity(True)])
    which = [i for i, (_, opcode) in enumerate(opcodes(early)) if opcode == 0x51][0]
    yield no("storage_early", plain[:ends[1]] + early + plain[ends[2]:], "bad_value", ends[1] + opcodes(early)[which][0],
             "older.pickles[2].opcodes[%d]" % which, "a storage outside of the object")
    yield no("system", plain[:ends[0]] + dump(Call(Global("posix", "system"), "true")) + plain[ends[1]:], "code_execution", ends[0] + 2,
             "older.pickles[1].opcodes[1]", "a command in place of the version")
    # A key so long that it covers a header, whose sum then is that of a tar header.
    key = "k" * 600
    tar = older(ordered([(key, tensor(s, (3,), older=True))]), [s])
    for _ in range(8):       # the sum changes with the digits, and settles
        field = b"%06o\0 " % (sum(tar[:148]) + 8 * 32 + sum(tar[156:512]))
        tar = tar[:148] + b"k" * 8 + tar[156:]
        tar = tar[:148] + field + tar[156:]
    yield no("tar", tar, "bad_value", 148, "older.pickles[0]", "a tar archive, too")
    # Python's tarfile takes what int() takes.
    digits = b"%o" % (sum(tar[:148]) + 8 * 32 + sum(tar[156:512]))
    for name, field in (("sign", b"+" + digits), ("prefix", b"0o" + digits), ("underscore", digits[:2] + b"_" + digits[2:]),
                        ("line", b"\n" + digits + b"\r"), ("control", b"\x1f" + digits)):
        yield no("tar_" + name, tar[:148] + field.ljust(8, b"\0") + tar[156:], "bad_value", 148, "older.pickles[0]", "a tar archive, too")
    # Storages are no part of the pickle, whose bytes allow values.
    large = Storage("0", "int8", bytes(10000))
    value = [sharing(18), sharing(16), sharing(15), tensor(large, (1,), older=True)]
    yield no("laughs", older(value, [large]), "limit", object_at + len(dump(value)) - 1, "older.object", "2^20 values, by sharing")


def refusals():
    c = Cases()
    yield Refusal("pytorch_no_size_0.pt", "pytorch", b"", "bad_value", 0, "first", "nothing at all", in_grammar=False)
    yield Refusal("pytorch_no_magic.pt", "pytorch", b"\x7fELF" + bytes(60), "bad_value", 0, "first", "something else", in_grammar=False)
    for part in (of_opcodes, of_stack, of_globals, of_calls, of_tensors, of_storages, of_values, of_members, of_records, of_older):
        yield from part(c)
