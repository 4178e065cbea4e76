# SPDX-License-Identifier: Apache-2.0
"""NNB files that have to be refused, each for one broken rule; see refusals.py."""
import struct

from samples import nnb
from samples.sample import Refusal, put


def refusals():
    def no(name, data, code, offset, path, why, strict=False):
        return Refusal("nnb_no_%s.nnb" % name, "nnb", data, code, offset, path, why, strict)

    net = nnb.small(3)
    data = net.build()
    at = net.at
    yield no("size_0", b"", "truncated", 0, "header.version", "nothing at all")
    yield no("size_55", data[:55], "truncated", 52, "header.data_size", "less than the header")
    for version in (0, 1, 4, 40255408, 0x03000000):
        yield no("version_%d" % version, put(data, 0, "<I", version), "bad_value", 0, "header.version",
                 "neither version 2 nor 3")
    for i, name in enumerate(("buffers", "variables", "functions", "inputs", "outputs")):
        where = 12 + 8 * i
        for value in (-1, 2 ** 31 - 1, -2 ** 31):
            yield no("%s_block_%d" % (name, value), put(data, where, "<i", value), "bad_reference", where,
                     "header.%s_block" % name, "no such block")
    yield no("blocks_max", put(data, 48, "<I", 2 ** 32 - 1), "truncated", 56, "index_table", "a table longer than the file")
    blocks = struct.unpack_from("<I", data, 48)[0]
    area = 56 + 4 * blocks
    yield no("data_size_max", put(data, 52, "<I", 2 ** 32 - 1), "truncated", area, "data", "an area longer than the file")
    yield no("data_cut", data[:-1], "truncated", area, "data", "the last byte of the area is missing")
    yield no("offset_behind", put(data, 56 + 4 * 3, "<I", len(data) - area + 4), "bad_reference", 68, "index_table[3].offset",
             "a block behind the area")
    yield no("buffer_negative", put(data, at["buffers"], "<i", -4), "bad_value", at["buffers"], "data.buffers[0].size",
             "a negative size")
    yield no("inputs_2e30", put(data, 32, "<I", 2 ** 30), "truncated", at["inputs"], "data.inputs", "a list longer than the area")
    yield no("input_negative", put(data, at["inputs"], "<i", -1), "bad_reference", at["inputs"], "data.inputs[0].variable",
             "a negative variable")
    yield no("output_6", put(data, at["outputs"], "<i", 6), "bad_reference", at["outputs"], "data.outputs[0].variable",
             "one variable too far")
    yield no("variable_block", put(data, at["variables"] + 4, "<i", blocks), "bad_reference", at["variables"] + 4,
             "data.variables[1].block", "one block too far")
    record = at["variables[1]"]
    path = "data.variables[1].record."
    yield no("shape_block", put(data, record + 8, "<i", -1), "bad_reference", record + 8, path + "shape_block",
             "a negative block")
    yield no("type_4", put(data, record + 12, "<B", 4), "bad_value", record + 12, path + "type", "no such type")
    yield no("data_index", put(data, record + 16, "<i", blocks), "bad_reference", record + 16, path + "data_index",
             "one block too far")
    yield no("buffer_3", put(data, record + 16, "<i", -4), "bad_reference", record + 16, path + "data_index",
             "a fourth buffer of three")
    yield no("buffer_min", put(data, record + 16, "<i", -2 ** 31), "bad_reference", record + 16, path + "data_index",
             "the lowest number")
    shape = at["variables[1].shape"]
    yield no("dim_negative", put(data, shape, "<i", -3), "bad_value", shape, path + "shape.dims[0].length",
             "a negative length")
    yield no("constant_short", put(data, shape, "<i", 30), "bad_size", record + 16, path + "data_index",
             "more elements than the block holds")
    yield no("affine_buffer", put(data, at["buffers"] + 4, "<i", 7), "bad_size", at["functions[0].outputs"],
             "data.functions[0].outputs[0].variable", "the buffer is a byte too short for the variable")
    yield no("function_block", put(data, at["functions"], "<i", -7), "bad_reference", at["functions"],
             "data.functions[0].block", "a negative block")
    function = at["functions[0]"]
    path = "data.functions[0].record."
    yield no("function_inputs", put(data, function + 8, "<i", blocks), "bad_reference", function + 8, path + "inputs_block",
             "one block too far")
    yield no("function_outputs", put(data, function + 16, "<i", -1), "bad_reference", function + 16,
             path + "outputs_block", "a negative block")
    yield no("operand", put(data, at["functions[1].inputs"], "<i", 6), "bad_reference", at["functions[1].inputs"],
             "data.functions[1].inputs[0].variable", "one variable too far")
    yield no("operand_count", put(data, function + 4, "<I", 2 ** 31), "truncated", at["functions[0].inputs"],
             "data.functions[0].inputs", "a list longer than the area")

    yield no("strict_tail", data + b"\0", "trailing", len(data), "trailing", "a byte behind the area", strict=True)
    yield no("strict_api", put(data, 4, "<I", 46), "bad_value", 4, "header.api_level", "a level of the future", strict=True)
    yield no("strict_function", put(data, function, "<H", 94), "bad_value", function, path + "id",
             "a number without a known layout", strict=True)
