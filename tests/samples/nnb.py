# SPDX-License-Identifier: Apache-2.0
"""NNB: header of 56 bytes, index table, data area of numbered blocks. All words little-endian."""
from samples.sample import Sample, Tensor, pack
import struct

FLOAT32, INT16, INT8, SIGN = range(4)
DTYPES = {FLOAT32: "float32", INT16: "int16", INT8: "int8", SIGN: "bit"}

# Function numbers (nnb_functions.tsv)
AFFINE, RELU, SOFTMAX, SUM, PAD = 0, 14, 16, 24, 123
BINARY_CONNECT_CONVOLUTION, BINARY_CONNECT_AFFINE, CONVOLUTION, SLICE = 233, 235, 265, 76
UNKNOWN = 65535


def words(values):
    return struct.pack("<%di" % len(values), *values)


class Network:
    """Blocks in the order of the exporter; `at` has the offsets of parts of the file."""

    def __init__(self, version=3, api_level=1, align=4):
        self.version, self.api_level, self.align = version, api_level, align
        self.inputs, self.outputs, self.buffers = [], [], []
        self.variables, self.functions = [], []
        self.at, self.data = {}, b""

    def variable(self, shape, kind=FLOAT32, data=None, buffer=None, fp_pos=0, padding=b"\0\0\0", data_index=None,
                 shape_block=None):
        """A constant with `data`, else a variable in `buffer`. Returns its number."""
        self.variables.append((shape, kind, data, buffer, fp_pos, padding, data_index, shape_block))
        return len(self.variables) - 1

    def function(self, number, inputs, outputs, arguments=(), impl=0):
        """`arguments`: ints, floats, bools, and lists of ints, stored as C lays out such a struct."""
        self.functions.append((number, inputs, outputs, arguments, impl))
        return len(self.functions) - 1

    def build(self):
        blocks, names = [], []

        def block(data, name):
            blocks.append(data)
            names.append(name)
            return len(blocks) - 1

        inputs = block(words(self.inputs), "inputs")
        outputs = block(words(self.outputs), "outputs")
        buffers = block(words(self.buffers), "buffers")
        records = []
        for i, (shape, kind, data, buffer, fp_pos, padding, data_index, shape_block) in enumerate(self.variables):
            at = block(words(shape), "variables[%d].shape" % i)
            index = block(data, "variables[%d].data" % i) if data is not None else -1 - (buffer or 0)
            records.append(block(
                struct.pack("<IIiB", i, len(shape), at if shape_block is None else shape_block, kind | fp_pos << 4) +
                padding + struct.pack("<i", index if data_index is None else data_index), "variables[%d]" % i))
        variables = block(words(records), "variables")
        records = []
        for i, (number, ins, outs, arguments, impl) in enumerate(self.functions):
            record = struct.pack("<HHIiIi", number, impl, len(ins), block(words(ins), "functions[%d].inputs" % i),
                                 len(outs), block(words(outs), "functions[%d].outputs" % i))
            for j, argument in enumerate(arguments):
                if isinstance(argument, bool):
                    record += bytes([argument])
                    continue
                record += bytes(-len(record) % 4)
                if isinstance(argument, list):
                    list_block = block(words(argument), "functions[%d].argument[%d]" % (i, j))
                    record += struct.pack("<Ii", len(argument), list_block)
                else:
                    record += struct.pack("<f" if isinstance(argument, float) else "<i", argument)
            records.append(block(record, "functions[%d]" % i))
        functions = block(words(records), "functions")

        area, offsets = b"", []
        start = 56 + 4 * len(blocks)
        for number, (data, name) in enumerate(zip(blocks, names)):
            offsets.append(len(area))
            self.at[name] = start + len(area)
            self.at["index of " + name] = 56 + 4 * number
            area += data + bytes(-len(data) % self.align)
        header = struct.pack(
            "<IIIiIiIiIiIiII", self.version, self.api_level, len(self.buffers), buffers, len(self.variables), variables,
            len(self.functions), functions, len(self.inputs), inputs, len(self.outputs), outputs, len(blocks), len(area))
        self.data = header + words(offsets) + area
        return self.data

    def tensors(self):
        """What `info` must list: the constants. Weights of Affine and similar functions are stored transposed."""
        transposed = {AFFINE: (1,), BINARY_CONNECT_AFFINE: (1, 2)}
        transposed = {ins[k] for number, ins, _, _, _ in self.functions for k in transposed.get(number, ())}
        for i, (shape, kind, data, _, fp_pos, _, _, _) in enumerate(self.variables):
            if data is None:
                continue
            count = 1
            for n in shape:
                count *= n
            need = (count + 7) // 8 if kind == SIGN else count * {FLOAT32: 4, INT16: 2, INT8: 1}[kind]
            partial = len(data) < need
            order = "F" if i in transposed and len(shape) == 2 and not partial else "C"
            yield Tensor(str(i), DTYPES[kind], shape, data[:4 if partial else need], order=order,
                         storage="partial" if partial else "dense", fp_pos=fp_pos if kind in (INT16, INT8) else None)


def floats(n, start=0.0):
    return pack("float32", [start + 0.25 * i for i in range(n)])


def small(version):
    """Affine, ReLU, Softmax: three buffers, two constants."""
    net = Network(version)
    unit = 1 if version == 2 else 4
    net.buffers = [3 * unit, 2 * unit, 2 * unit]
    x = net.variable([1, 3], buffer=0)
    w = net.variable([3, 2], data=floats(6, 1))
    b = net.variable([2], data=floats(2, -1))
    h = net.variable([1, 2], buffer=1)
    r = net.variable([1, 2], buffer=2)
    y = net.variable([1, 2], buffer=1)
    net.inputs, net.outputs = [x], [y]
    net.function(AFFINE, [x, w, b], [h], [1])
    net.function(RELU, [h], [r], [True], impl=100)
    net.function(SOFTMAX, [r], [y], [1])
    return net


def samples():
    for version in (2, 3):
        net = small(version)
        data = net.build()
        yield Sample("nnb_v%d_float.nnb" % version, "nnb", data, list(net.tensors()), {
            "version": version, "api_level": 1, "inputs": [0], "outputs": [5],
            "buffers": [3, 2, 2] if version == 2 else [12, 8, 8]})

    # Fixed point with any position of the point, also beyond the bits of the type; lists and floats as arguments.
    net = Network(3, api_level=105024636)      # before 2019-09 this word was a checksum
    net.buffers = [72, 72, 6]
    x = net.variable([1, 2, 3, 3], INT16, buffer=0, fp_pos=8)
    w = net.variable([1, 2, 2, 2], INT16, pack("int16", [-32768, 32767, 1, -1, 0, 5, 6, 7]), fp_pos=15)
    b = net.variable([1], INT8, pack("int8", [-128]), fp_pos=12)
    y = net.variable([1, 1, 2, 2], INT8, buffer=1, fp_pos=4)
    z = net.variable([1, 1, 3, 2], INT8, buffer=2)
    net.inputs, net.outputs = [x], [z]
    net.function(CONVOLUTION, [x, w, b], [y], [1, [0, 0], [1, 1], [1, 1], 1, False], impl=102)
    net.function(PAD, [y], [z], [[0, 0, 0, 0, 0, 1, 0, 0], 1, 0.5], impl=103)
    data = net.build()
    yield Sample("nnb_v3_fixed.nnb", "nnb", data, list(net.tensors()), {"version": 3, "api_level": 105024636})

    # One bit per element; the float weight of a binary convolution, only one element of which is stored.
    net = Network(3)
    net.buffers = [64]
    x = net.variable([1, 4], buffer=0)
    f = net.variable([4, 2], data=floats(8))
    s = net.variable([4, 2], SIGN, b"\xa5\0\0\0")
    y = net.variable([1, 2], buffer=0)
    cut = net.variable([2, 1, 2, 2], data=floats(1, 9))
    t = net.variable([2, 1, 2, 2], SIGN, b"\x0f\0\0\0")
    image = net.variable([1, 1, 2, 2], buffer=0)
    z = net.variable([1, 2, 1, 1], buffer=0)
    net.inputs, net.outputs = [x, image], [y, z]
    net.function(BINARY_CONNECT_AFFINE, [x, f, s], [y], [1, 1.0])
    net.function(BINARY_CONNECT_CONVOLUTION, [image, cut, t], [z], [1, [0, 0], [1, 1], [1, 1], 1, 1.0])
    data = net.build()
    yield Sample("nnb_v3_sign.nnb", "nnb", data, list(net.tensors()))

    # No functions and no buffers: unused variables have buffer 0 nevertheless. Scalars, dims of 0.
    net = Network(3, api_level=45)
    net.variable([2, 3])
    net.variable([], data=floats(1, 7))
    net.variable([3, 0, 2], data=b"")
    net.variable([0], INT8, data=b"", fp_pos=7)
    data = net.build()
    yield Sample("nnb_v3_unused.nnb", "nnb", data, list(net.tensors()), {"buffers": [], "functions": []})
    yield Sample("nnb_v3_empty.nnb", "nnb", Network(3, 0).build(), [], {"variables": [], "inputs": []})

    # Deviations that readers accept. Blocks that are not padded (before 2019-12-09, under Python 2).
    net = Network(2, align=1)
    net.variable([3], INT8, pack("int8", [1, 2, 3]), fp_pos=1)
    net.variable([1], data=floats(1))
    data = net.build()
    assert any(at % 4 != 0 for at in struct.unpack_from("<%dI" % ((net.at["inputs"] - 56) // 4), data, 56))
    yield Sample("nnb_note_unaligned.nnb", "nnb", data, list(net.tensors()), notes=1)
    # A function that is not in the table, padding that is not zero, bytes after the end.
    net = Network(3, api_level=46)
    net.buffers = [4]
    x = net.variable([1], buffer=0, padding=b"\1\2\3")
    net.function(UNKNOWN, [x], [x])
    yield Sample("nnb_note_unknown.nnb", "nnb", net.build() + b"\0\0\0\0", [], notes=4)
    # A constant that is longer than its type: generators are stored as float32.
    net = Network(3)
    net.variable([4], INT8, floats(4), fp_pos=2)
    net.build()
    yield Sample("nnb_note_generator.nnb", "nnb", net.data,
                 [Tensor("0", "int8", [4], floats(4)[:4], fp_pos=2)], notes=1)
