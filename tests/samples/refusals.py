# SPDX-License-Identifier: Apache-2.0
"""Files that break one rule each, and what has to be said about them: code, offset, path.

Most are a valid file with a few bytes overwritten. `--from` is given, so that a broken header is
told by the parser of that format.
"""
import json
import struct

from samples import btf, nnb, npy, npz, pvp, safetensors
from samples import primitiv as pr
from samples.sample import Refusal, pack


def put(data, at, code, *values):
    """`data` with values of the struct code written at an offset."""
    new = struct.pack(code, *values)
    assert at + len(new) <= len(data)
    return data[:at] + new + data[at + len(new):]


def btf_refusals():
    def no(name, data, code, offset, path, why, strict=False):
        return Refusal("btf_no_%s.btf" % name, "btf", data, code, offset, path, why, strict)

    one = btf.container([btf.dense("int16", [2, 3], pack("int16", range(6)))])
    # 8 count, 8 offset, record at 16: rank 16, dtype 24, layout 25, reserved 26, dims 32 and 40, data 48
    yield no("size_0", b"", "truncated", 0, "num_tensors", "nothing at all")
    yield no("size_7", bytes(7), "truncated", 0, "num_tensors", "less than the count")
    yield no("zeros", bytes(16), "trailing", 0, "num_tensors", "no tensors, but more than 8 bytes")
    yield no("count_2", put(one[:16], 0, "<Q", 2), "truncated", 8, "offsets", "a table longer than the file")
    yield no("count_2e61", put(one, 0, "<Q", 2 ** 61), "truncated", 8, "offsets", "8 * count does not fit 64 bits")
    yield no("count_max", put(one, 0, "<Q", 2 ** 64 - 1), "truncated", 8, "offsets", "the greatest count")
    record = "offsets[0].record."
    for name, value in (("0", 0), ("in_table", 8), ("header_cut", len(one) - 15), ("size", len(one)),
                        ("minus_8", 2 ** 64 - 8)):
        yield no("offset_" + name, put(one, 8, "<Q", value), "bad_reference", 8, "offsets[0].offset",
                 "a record outside the file")
    yield no("rank_256", put(one, 16, "<Q", 256), "bad_value", 16, record + "header.rank", "over 255 dimensions")
    yield no("rank_2e61", put(one, 16, "<Q", 2 ** 61), "bad_value", 16, record + "header.rank", "8 * rank wraps")
    yield no("rank_9", put(one, 16, "<Q", 9), "truncated", 32, record + "dims", "more dimensions than bytes")
    yield no("dtype_10", put(one, 24, "<B", 10), "bad_value", 24, record + "header.dtype", "no such type")
    yield no("dtype_255", put(one, 24, "<B", 255), "bad_value", 24, record + "header.dtype", "no such type")
    yield no("layout_2", put(one, 25, "<B", 2), "bad_value", 25, record + "header.layout", "what the document calls COO")
    yield no("length_2e63", put(one, 32, "<Q", 2 ** 63), "overflow", 32, record + "dims[0].length", "negative as signed")
    yield no("product_2e64", put(one, 32, "<QQ", 2 ** 32, 2 ** 32), "overflow", 40, record + "dims[1].length",
             "a product that wraps to 0")
    yield no("product_0_huge", put(one, 32, "<QQ", 0, 2 ** 63), "overflow", 40, record + "dims[1].length",
             "a 0 does not excuse a length over 2^63-1")
    yield no("data_cut", one[:-5], "truncated", 48, record + "payload.data", "one byte of the elements is missing")
    yield no("bytes_2e64", put(put(one, 32, "<QQ", 2 ** 62, 1), 24, "<B", 3), "overflow", 48, record + "payload",
             "elements whose bytes do not fit 64 bits")
    coo = btf.container([btf.coo("int32", [2, 4], [[1, 3], [0, 0], [1, 2]], [1, 2, 3])])
    # record at 16, dims 32 and 40, N 48, rank 56, indices 64 to 112, N 112, values 120
    yield no("coo_columns", put(coo, 48, "<QQ", 6, 1), "bad_size", 56, record + "payload.num_columns",
             "the product is right, the shape is not")
    yield no("coo_rows_huge", put(coo, 48, "<Q", 2 ** 40), "truncated", 64, record + "payload.indices",
             "more indices than bytes")
    yield no("coo_negative", put(coo, 64, "<q", -1), "bad_reference", 64, record + "payload.indices[0].position",
             "a negative index")
    yield no("coo_index_end", put(coo, 104, "<q", 4), "bad_reference", 104, record + "payload.indices[5].position",
             "an index equal to the length")
    yield no("coo_values_2", put(coo, 112, "<Q", 2), "bad_size", 112, record + "payload.num_values",
             "fewer values than indices")
    yield no("coo_cut", coo[:-5], "truncated", 120, record + "payload.values", "the last value is cut")

    yield no("strict_gap", btf.container([btf.dense("int8", [8], bytes(8))], gap=bytes(8)), "bad_reference", 8,
             "offsets", "a gap behind the table", strict=True)
    yield no("strict_reserved", put(one, 31, "<B", 1), "bad_value", 26, record + "header.reserved",
             "a reserved byte that is not zero", strict=True)
    yield no("strict_padding", put(one, len(one) - 1, "<B", 1), "bad_value", 60, record + "padding",
             "padding that is not zero", strict=True)
    yield no("strict_tail", one + bytes(8), "trailing", 64, record + "next_record_follows",
             "bytes behind the last record", strict=True)


def primitiv_refusals():
    def no(name, data, code, offset, path, why, strict=False):
        return Refusal("primitiv_no_%s.primitiv" % name, "primitiv", data, code, offset, path, why, strict)

    shape = pr.file(pr.SHAPE, pr.shape([2, 3], batch=4))
    # dims head 15, dims 16 and 21 (tag, then length), batch 26
    yield no("size_0", b"", "truncated", 0, "header.major_tag", "nothing at all")
    yield no("size_14", shape[:14], "truncated", 11, "header.data_type", "less than the header")
    for name, at, path in (("major_tag", 0, "major_tag"), ("minor_tag", 5, "minor_tag"), ("type_tag", 10, "data_type_tag")):
        yield no(name, put(shape, at, "<B", 0xCF), "bad_value", at, "header." + path, "a number of another width")
    yield no("major_1", put(shape, 1, ">I", 1), "bad_value", 1, "header.major", "version 1.1")
    yield no("minor_2", put(shape, 6, ">I", 2), "bad_value", 6, "header.minor", "version 0.2")
    yield no("kind_500", put(shape, 11, ">I", 0x500), "bad_value", 11, "header.data_type", "no such kind")
    yield no("kind_1", put(shape, 11, ">I", 1), "bad_value", 11, "header.data_type", "no such kind")
    yield no("dims_map", put(shape, 15, "<B", 0x82), "bad_value", 15, "object.dims_head.tag", "a map, not an array")
    yield no("dims_fixint", put(shape, 16, "<B", 2), "bad_value", 16, "object.dims[0].tag", "a number in another form")
    yield no("dim_0", put(shape, 22, ">I", 0), "bad_value", 22, "object.dims[1].length", "a length of 0")
    yield no("batch_0", put(shape, 27, ">I", 0), "bad_value", 26, "object.batch", "a batch of 0")
    yield no("nine_dims", pr.file(pr.SHAPE, pr.shape([1] * 9)), "bad_value", 15, "object.dims_head", "9 dimensions")
    yield no("size_wraps", pr.file(pr.SHAPE, pr.shape([65537, 65537])), "overflow", 16, "object.dims",
             "2^32 + 2^17 + 1 elements")
    yield no("batch_wraps", pr.file(pr.SHAPE, pr.shape([65536], batch=65536)), "overflow", 16, "object.dims",
             "a size of 2^32")

    tensor = pr.file(pr.TENSOR, pr.tensor([3], pr.floats(3)))
    # dims head 15, dim 16, batch 21, data 26 (tag, length), elements 28
    yield no("data_string", put(tensor, 26, "<B", 0xD9), "bad_value", 26, "object.data.tag", "a string, not a binary")
    yield no("data_short", put(tensor, 16, "<B", 0xCE)[:26] + pr.binary(pr.floats(3)[:11]), "bad_size", 26, "object.data",
             "11 bytes for 3 elements")
    yield no("data_long", tensor[:26] + pr.binary(pr.floats(4)), "bad_size", 26, "object.data",
             "16 bytes for 3 elements")
    yield no("data_cut", tensor[:-1], "truncated", 28, "object.data.data", "the last byte is missing")
    yield no("data_4g", tensor[:26] + b"\xc6\xff\xff\xff\xff", "truncated", 31, "object.data.data",
             "a length far behind the end")

    parameter = pr.file(pr.PARAMETER, pr.parameter(pr.tensor([1], pr.floats(1)), [(b"k", pr.tensor([], pr.floats(1)))]))
    # value: dims head 15, dim 16, batch 21, data 26; num_stats 32; key 37; shape 39, batch 40, data 45
    yield no("value_batch", put(parameter, 22, ">I", 2), "bad_value", 21, "object.value.shape.batch",
             "the value of a parameter has no batch")
    yield no("stats_tag", put(parameter, 32, "<B", 0xCD), "bad_value", 32, "object.num_stats.tag", "a number of 16 bits")
    yield no("stats_max", put(parameter, 33, ">I", 0xFFFFFFFF), "truncated", 37, "object.stats",
             "more statistics than bytes")
    yield no("stats_2", put(parameter, 33, ">I", 2), "truncated", 37, "object.stats", "the second statistic is missing")
    yield no("stat_key_nil", put(parameter, 37, "<B", 0xC0), "bad_value", 37, "object.stats[0].key.tag", "not a string")
    yield no("stat_batch_0", put(parameter, 41, ">I", 0), "bad_value", 40, "object.stats[0].value.shape.batch",
             "a batch of 0")

    model = pr.file(pr.MODEL, pr.model([([b"a", b"b"], pr.parameter(pr.tensor([], pr.floats(1))))]))
    # num_parameters 15, key head 20, keys 21 and 23, parameter 25
    yield no("model_count", put(model, 16, ">I", 0x80000000), "truncated", 20, "object.parameters",
             "more parameters than bytes")
    yield no("key_string", put(model, 20, "<B", 0xA2), "bad_value", 20, "object.parameters[0].key_head.tag",
             "a string, not an array")
    yield no("key_huge", model[:20] + b"\xdd\xff\xff\xff\xff" + model[21:], "truncated", 25, "object.parameters[0].key",
             "more names than bytes")
    yield no("key_cut", model[:23] + b"\xd9\x3c" + b"n" * 40, "truncated", 25, "object.parameters[0].key[1].data",
             "a name of 60 bytes that ends after 40")
    yield no("key_cut_early", model[:24], "truncated", 20, "object.parameters", "no room for a parameter")

    optimizer = pr.file(pr.OPTIMIZER, pr.optimizer([(b"e", 1)], [(b"f", 0)]))
    # uint head 15, key 16, value 18; float head 23, key 24, value 26
    yield no("uints_array", put(optimizer, 15, "<B", 0x91), "bad_value", 15, "object.uint_configs.head.tag",
             "an array, not a map")
    yield no("uints_max", optimizer[:15] + b"\xdf\xff\xff\xff\xff" + optimizer[16:], "truncated", 20,
             "object.uint_configs.configs", "more settings than bytes")
    yield no("uint_float", put(optimizer, 18, "<B", 0xCA), "bad_value", 18, "object.uint_configs.configs[0].value.tag",
             "a float among the whole numbers")
    yield no("float_double", put(optimizer, 26, "<B", 0xCB), "bad_value", 26, "object.float_configs.configs[0].value.tag",
             "a double")

    # Two entries of one key: upstream takes the first of some and the last of others.
    def twice(name, data, offset, path):
        refusal = no("twice_" + name, data, "bad_value", offset, path, "a key that an earlier one has")
        refusal.in_grammar = False
        return refusal

    one = pr.parameter(pr.tensor([], pr.floats(1)))
    yield twice("parameter", pr.file(pr.MODEL, pr.model([([b"k"], one), ([b"j"], one), ([b"k"], one)])), 61,
                "object.parameters[2].key")
    yield twice("statistic", pr.file(pr.PARAMETER, pr.parameter(
        pr.tensor([], pr.floats(1)), [(b"k", pr.tensor([], pr.floats(1))), (b"k", pr.tensor([], pr.floats(1)))])), 46,
        "object.stats[1].key")
    yield twice("uint", pr.file(pr.OPTIMIZER, pr.optimizer([(b"k", 1), (b"k", 2)], [])), 23,
                "object.uint_configs.configs[1].key")
    yield twice("float", pr.file(pr.OPTIMIZER, pr.optimizer([], [(b"k", 0), (b"k", 0)])), 24,
                "object.float_configs.configs[1].key")

    yield no("strict_tail", shape + b"\0", "trailing", len(shape), "trailing", "a byte behind the object", strict=True)
    yield no("strict_wide", tensor[:26] + b"\xc5\x00\x0c" + pr.floats(3), "bad_value", 27, "object.data.len_data",
             "a length of 12 in two bytes", strict=True)
    yield no("strict_one", pr.file(pr.SHAPE, pr.shape([2, 1])), "bad_value", 16, "object.dims",
             "a trailing one", strict=True)


def nnb_refusals():
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


def pvp_refusals():
    def no(name, data, code, offset, path, why, strict=False):
        return Refusal("pvp_no_%s.pvp" % name, "pvp", data, code, offset, path, why, strict)

    def dense(**other):
        words = dict(filetype=pvp.DENSE, nx=2, ny=1, nf=1, datasize=4, datatype=pvp.FLOAT, nbands=1, nxExtended=2,
                     nyExtended=1, recordsize=2)
        words.update(other)
        return pvp.header(**words) + pvp.dense_frame(1.0, pvp.floats(2))

    def word(name):
        return 4 * pvp.WORDS.index(name)

    yield no("size_0", b"", "truncated", 0, "header.headersize", "nothing at all")
    yield no("size_79", dense()[:79], "truncated", 72, "header.time", "less than the header")
    yield no("headersize_84", dense(headersize=84), "bad_value", 0, "header.headersize", "neither 80 nor 104")
    yield no("big_endian", struct.pack(">20i", 80, 20, *[0] * 18), "bad_value", 0, "header.headersize", "another byte order")
    yield no("numparams_26", dense(numparams=26), "bad_value", 4, "header.numparams", "26 words in 80 bytes")
    for filetype in (0, 3, 5, 7):
        yield no("filetype_%d" % filetype, dense(filetype=filetype), "bad_value", 8, "header.filetype",
                 "no type of activity")
    for name in ("nx", "ny", "nf", "nxprocs", "nyprocs"):
        for value in (0, -1):
            yield no("%s_%d" % (name, value), dense(**{name: value}), "bad_value", word(name), "header." + name,
                     "less than 1")
    yield no("numrecords", dense(numrecords=-1), "bad_value", word("numrecords"), "header.numrecords", "negative")
    yield no("nbands", dense(nbands=-5), "bad_value", word("nbands"), "header.nbands", "negative")
    for datatype, datasize in ((0, 4), (3, 8), (2, 2), (4, 8), (5, 4), (1, 4), (3, -4)):
        yield no("datatype_%d_%d" % (datatype, datasize), dense(datatype=datatype, datasize=datasize), "bad_value",
                 word("datatype"), "header.datatype", "no such pair of type and size")
    yield no("layer_2e32", dense(nx=65537, ny=65536), "overflow", word("nx"), "header.nx", "over 2^32 cells")
    yield no("layer_2e62", dense(nx=2 ** 31 - 1, ny=2 ** 31 - 1, nf=2 ** 31 - 1), "overflow", word("nx"), "header.nx",
             "a product that wraps")
    yield no("blocks", dense(nxprocs=2, nxExtended=5), "bad_size", word("nxExtended"), "header.nx_extended",
             "blocks that do not fill the layer")
    yield no("dense_cut", dense()[:-1], "truncated", 88, "content.frames[0].values", "the only frame is cut")
    yield no("dense_second", dense(nbands=2) + b"\0", "truncated", 96, "content.frames[1].time",
             "a frame that is counted is cut")
    legacy = pvp.header(pvp.LEGACY, 2, 1, 1, 4, pvp.FLOAT, 1, time=3.0) + pvp.floats(2)
    yield no("legacy_cut", legacy[:-1], "truncated", 80, "content.values", "the frame is cut")
    yield no("legacy_two", legacy + pvp.floats(2), "trailing", 88, "content.nothing_more", "a second frame has no time")
    yield no("legacy_int", put(legacy, word("datatype"), "<i", 2), "bad_value", word("datatype"), "header.datatype",
             "type 1 holds floats only")

    def sparse(frames, nbands=1, **other):
        return pvp.header(pvp.SPARSE_VALUES, 3, 2, 1, 8, pvp.PAIR, nbands, **other) + frames

    good = pvp.sparse_frame(1.0, [5, 0], [1.0, 2.0])
    yield no("sparse_index", sparse(put(good, 20, "<I", 6)), "bad_reference", 100, "content.frames[0].entries[1].index",
             "one cell too far")
    yield no("sparse_count", sparse(put(good, 8, "<I", 3)), "truncated", 92, "content.frames[0].entries",
             "the third entry is missing")
    yield no("sparse_max", sparse(put(good, 8, "<I", 2 ** 32 - 1)), "truncated", 92, "content.frames[0].entries",
             "more entries than bytes")
    yield no("sparse_head_cut", sparse(good + bytes(11), nbands=2), "truncated", 116, "content.frames[1].count",
             "a frame that is counted is cut")
    yield no("sparse_procs", sparse(good, nxprocs=2), "bad_value", word("nxprocs"), "header.nxprocs",
             "sparse frames of several processes")
    binary = pvp.header(pvp.SPARSE_BINARY, 3, 2, 1, 4, pvp.INT, 1) + pvp.sparse_frame(1.0, [0, 6])
    yield no("binary_index", binary, "bad_reference", 96, "content.frames[0].indices[1].index", "one cell too far")

    def weights(frames=1, **other):
        head = pvp.weights_header(pvp.WEIGHTS_SHARED, 2, 1, 1, 3, 1, **other)
        return frames * (head + b"".join(pvp.patch(2, 1, pvp.floats(2)) for _ in range(3)))

    yield no("weights_80", put(weights(), 0, "<i", 80), "bad_value", 4, "header.numparams", "26 words in 80 bytes")
    yield no("weights_type", put(weights(), 8, "<i", 4), "bad_value", 8, "header.filetype", "a dense layer of 104 bytes")
    for i, name in enumerate(("nxp", "nyp", "nfp")):
        yield no(name + "_0", put(weights(), 80 + 4 * i, "<i", 0), "bad_value", 80 + 4 * i, "weights_header." + name,
                 "less than 1")
    yield no("patches_0", put(weights(), 100, "<i", 0), "bad_value", 100, "weights_header.num_patches", "less than 1")
    yield no("patches_max", put(weights(), 100, "<i", 2 ** 31 - 1), "truncated", 100, "weights_header.num_patches",
             "more patches than bytes")
    yield no("nxp_max", put(weights(), 80, "<iii", 65537, 65536, 1), "truncated", 100, "weights_header.num_patches",
             "a patch whose size wraps to 65536")
    yield no("weights_cut", weights()[:-1], "truncated", 104, "weights_header.frames_fill_the_file",
             "the last byte is missing")
    yield no("second_geometry", put(weights(2), len(weights()) + 12, "<i", 99), "bad_value", len(weights()) + 12,
             "content.frames[1].header.nx", "a second frame of another layer")

    yield no("strict_nbands", dense(nbands=7), "bad_value", word("nbands"), "header.nbands", "7 frames counted, 1 there",
             strict=True)
    yield no("strict_tail", dense() + b"\0", "trailing", 96, "content.trailing", "a byte behind the frame", strict=True)
    yield no("strict_legacy", legacy, "bad_value", 8, "header.filetype", "type 1", strict=True)
    yield no("strict_extended", dense(nxExtended=9), "bad_value", word("nxExtended"), "header.nx_extended",
             "a margin that activity does not have", strict=True)


def npy_refusals():
    def no(name, data, code, offset, path, why, in_grammar=True):
        return Refusal("npy_no_%s.npy" % name, "npy", data, code, offset, path, why, in_grammar=in_grammar)

    plain = npy.array("float32", (2, 3), npy.elements("float32", 6))
    yield no("size_0", b"", "truncated", 0, "magic", "nothing at all")
    yield no("magic", put(plain, 1, "<B", 0x6E), "bad_value", 0, "magic", "another magic")
    yield no("version_0", put(plain, 6, "<B", 0), "bad_value", 6, "major", "no such version")
    yield no("version_4", put(plain, 6, "<B", 4), "bad_value", 6, "major", "a version of the future")
    yield no("version_1_1", put(plain, 7, "<B", 1), "bad_value", 7, "minor", "no such version")
    yield no("header_cut", plain[:100], "truncated", 10, "header", "the header is cut")
    yield no("header_4g", b"\x93NUMPY\2\0\xff\xff\xff\xff" + bytes(100), "bad_value", 8, "len_header",
             "a header of 4 GiB, which is not read")
    yield no("header_text", npy.file(npy.header("<f4", (1,)), b"", version=3)[:20] + b"\xff" * 150, "bad_text", 20, "header",
             "bytes that are no text")
    yield no("data_cut", plain[:-1], "truncated", 128, "data", "the last byte is missing", in_grammar=False)
    yield no("tail", plain + b"\0", "trailing", 152, "data", "a byte behind the elements", in_grammar=False)

    def text(name, text, at, code, path, why):
        """A header that goes wrong where `at` stands in it."""
        return no(name, npy.file(text, npy.elements("float32", 6)), code, 10 + text.index(at), path, why, in_grammar=False)

    for descr, why in (("|O", "Python objects"), ("<U5", "text"), ("|S5", "text"), ("<M8[ns]", "dates"),
                       ("|V8", "raw bytes"), ("<f16", "long double")):
        yield text("type_" + "".join(c for c in descr if c.isalnum()), npy.header(descr, (2, 3)), descr, "unsupported",
                   "header.descr", why)
    yield text("type_record", "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (6,), }", "[", "unsupported",
               "header.descr", "records")
    for name, descr in (("native", "=f4"), ("bare", "f4"), ("name", "float32"), ("unknown", "<x4")):
        yield text("type_" + name, npy.header(descr, (2, 3)), descr, "bad_value", "header.descr", "no type with a byte order")
    yield text("shape_number", "{'descr': '<f4', 'fortran_order': False, 'shape': (6), }", "), }", "bad_value", "header.shape",
               "a number, no tuple")
    yield text("shape_negative", npy.header("<f4", (2, -3)), "-3", "bad_value", "header.shape[1]", "a negative length")
    yield text("shape_2e64", npy.header("<f4", (2 ** 32, 2 ** 32)), "4294967296), ", "overflow", "header.shape[1]",
               "a product that wraps to 0")
    yield text("shape_0_huge", npy.header("<f4", (0, 2 ** 62)), str(2 ** 62), "overflow", "header.shape[1]",
               "a 0 does not excuse a length")
    yield text("rank_65", npy.header("<f4", (1,) * 64 + (6,)), "6), ", "bad_value", "header.shape[64]", "65 axes")
    yield text("key_twice", npy.header("<f4", (2, 3))[:-1] + "'shape': (6,), }", "shape': (6", "bad_value", "header",
               "two shapes")
    yield text("key_missing", "{'descr': '<f4', 'shape': (2, 3), }", "}", "bad_value", "header", "no order")
    yield text("key_more", npy.header("<f4", (2, 3))[:-1] + "'x': 1}", "x'", "bad_value", "header", "a key too many")
    yield text("code", "{'descr': '<f4', 'fortran_order': False, 'shape': (__import__('os'),), }", "__import__", "bad_value",
               "header.shape[0]", "a program")
    yield text("behind", npy.header("<f4", (2, 3)) + " x", "x", "bad_value", "header", "more behind the dictionary")


def npz_refusals():
    def no(name, data, code, offset, path, why):
        return Refusal("npz_no_%s.npz" % name, "npz", data, code, offset, path, why, in_grammar=False)

    one = npy.array("float32", (6,), npy.elements("float32", 6))
    plain = npz.archive([("x.npy", one)], zip64=False)
    member = 30 + len("x.npy") + len(one)       # bytes of a member, which is where the directory begins
    yield no("size_0", b"", "truncated", 0, "magic", "nothing at all")
    yield no("magic", put(plain, 0, "<B", 0x70), "bad_value", 0, "magic", "another magic")
    yield no("cut", plain[:-1], "bad_value", len(plain) - 23, "end_record", "the last byte is missing")
    yield no("tail", plain + b"\0", "bad_value", len(plain) - 21, "end_record", "a byte behind the end record")
    yield no("comment", put(plain, len(plain) - 2, "<H", 4) + b"text", "bad_value", len(plain) - 18, "end_record", "a comment")
    yield no("count", put(plain, len(plain) - 14, "<HH", 2, 2), "bad_size", len(plain) - 22, "end_record",
             "more members than the directory has room for")
    yield no("gap", plain[:member] + bytes(4) + put(plain[member:], len(plain) - member - 6, "<I", member + 4),
             "bad_reference", member, "directory", "bytes before the directory")
    yield no("in_front", b"PK\3\4" + bytes(96) + put(put(
        plain[member:], 42, "<I", 100), len(plain) - member - 6, "<I", 100 + member).join((plain[:member], b"")),
        "bad_reference", 100, "members[0]", "bytes in front of the first member")
    yield no("foreign", npz.archive([("x.txt", one)], zip64=False), "bad_value", member, "members[0]", "a member that is no array")
    yield no("twice", npz.archive([("a b.npy", one), ("a%20b.npy", one)], zip64=False), "bad_value", 2 * member + 6,
             "members[1]", "two tensors of one name")
    yield no("encrypted", put(put(plain, 6, "<H", 1), member + 8, "<H", 1), "unsupported", member, "members[0]",
             "an encrypted member")
    yield no("method", put(put(plain, 8, "<H", 12), member + 10, "<H", 12), "unsupported", member, "members[0]",
             "another way of compression")
    yield no("names_differ", put(plain, 30, "<B", 0x79), "bad_data", member, "directory",
             "another name in front of the member than in the directory")
    yield no("object", npz.archive([("x.npy", npy.file(npy.header("|O", (1,)), b"x" * 8))], zip64=False), "unsupported",
             30 + 5 + 10 + 11, "members[0].header.descr", "Python objects")
    yield no("data_cut", npz.archive([("x.npy", one[:-1])], zip64=False), "truncated", 30 + 5 + len(one) - 24,
             "members[0].data", "an array that is cut")
    yield no("data_tail", npz.archive([("x.npy", one + b"x")], zip64=False), "trailing", 30 + 5 + len(one),
             "members[0].data", "a byte behind an array")


def safetensors_refusals():
    def no(name, data, code, offset, path, why, in_grammar=False, strict=False):
        return Refusal("safetensors_no_%s.safetensors" % name, "safetensors", data, code, offset, path, why, strict, in_grammar)

    st = safetensors
    x = st.entry("uint8", [2], 0, 2)
    plain = st.file({"x": x}, b"ab")
    data = len(plain) - 2
    yield no("size_0", b"", "truncated", 0, "len_header", "nothing at all", in_grammar=True)
    yield no("header_too_small", plain[:7], "truncated", 0, "len_header", "less than the length", in_grammar=True)
    yield no("header_too_large", put(plain, 0, "<Q", 100000001), "bad_value", 0, "len_header", "over 100 MB", in_grammar=True)
    yield no("header_max", put(plain, 0, "<Q", 2 ** 64 - 1), "bad_value", 0, "len_header", "a length that wraps",
             in_grammar=True)
    yield no("header_cut", plain[:data - 1], "truncated", 8, "header", "longer than the file", in_grammar=True)
    yield no("header_start", st.file(" []", b""), "bad_value", 0, "len_header", "a space, and no '{'")
    yield no("strict_start", st.file(" {}", b""), "bad_value", 8, "header", "a space before '{'", strict=True)
    yield no("header_list", st.file("[]", b""), "bad_value", 0, "len_header", "no object", in_grammar=True)
    yield no("header_end", st.file("{}\f", b""), "bad_value", 10, "header", "a form feed as padding")
    yield no("strict_end", st.file("{}\n", b""), "bad_value", 10, "header", "a line feed as padding", strict=True)
    yield no("strict_length", st.file({"x": x}, b"ab", align=1), "bad_value", 0, "len_header", "a buffer at an odd place",
             strict=True, in_grammar=True)
    yield no("not_utf8", put(plain, 10, "<B", 0xFF), "bad_text", 10, "header", "bytes that are no text")
    yield no("not_json", st.file("{x}", b"", align=1), "bad_value", 9, "header", "no JSON")
    yield no("depth", st.file('{"a":{"b":%s%s}}' % ("[" * 1000, "]" * 1000), b""), "bad_value", 18 + 125, "header.tensors[0]",
             "1000 brackets")

    def tensor(name, entry, code, field, why, place, buffer=b"ab", **more):
        """`place`: what stands where the error is, in the header."""
        data = st.file({"x": entry}, buffer)
        return no(name, data, code, data.index(place), "header.tensors[0]" + field, why, **more)

    yield tensor("null", None, "bad_value", "", "no object", b"null")
    yield tensor("dtype", st.entry("X8", [2], 0, 2), "bad_value", ".dtype", "no such type", b'"X8"')
    yield tensor("dtype_f4", st.entry("F4", [3], 0, 1), "bad_size", ".shape", "12 bits", b"[3]", buffer=b"a")
    yield tensor("shape_negative", st.entry("uint8", [-2], 0, 2), "bad_value", ".shape", "a negative length", b"-2")
    yield tensor("shape_float", st.entry("uint8", [2.0], 0, 2), "bad_value", ".shape", "no whole number", b".0")
    yield tensor("overflow", st.entry("float32", [2 ** 32, 2 ** 32], 0, 0), "overflow", ".shape", "a product that wraps to 0",
                 b"[4294", buffer=b"")
    yield tensor("size", st.entry("uint8", [3], 0, 2), "bad_size", ".data_offsets", "fewer bytes than elements", b"[0,2]")
    yield tensor("offsets_back", st.entry("uint8", [2], 2, 0), "bad_value", ".data_offsets", "an end before its begin", b"0]")
    yield tensor("incomplete", x, "truncated", ".data_offsets", "the last byte is missing", b"[0,2]", buffer=b"a")
    yield tensor("hole_first", st.entry("uint8", [2], 1, 3), "bad_reference", ".data_offsets", "a hole", b"[1,3]", buffer=b"abc")
    yield tensor("strict_key", dict(x, more=1), "bad_value", "", "a key too many", b'"more"', strict=True)
    yield no("tail", plain + b"c", "trailing", len(plain), "data", "a byte that belongs to no tensor")
    two = json.dumps({"x": x}, separators=(",", ":"))[:-1] + ","
    for name, begin, end, why in (("hole", 3, 5, "a hole"), ("overlap", 1, 3, "bytes of two tensors"),
                                  ("shared", 0, 2, "all bytes of two tensors")):
        text = two + '"y":' + json.dumps(st.entry("uint8", [2], begin, end)) + "}"
        yield no(name, st.file(text, b"abcde"[:max(end, 2)]), "bad_reference", 8 + text.rindex("[%d, %d]" % (begin, end)),
                 "header.tensors[1].data_offsets", why)
    text = two + '"x":' + json.dumps(x) + "}"
    yield no("twice", st.file(text, b"ab"), "bad_value", 8 + text.rindex('"x"'), "header.tensors[1]", "a key that occurs twice")
    text = json.dumps({"x": x, "__metadata__": {"a": 1}})
    yield no("metadata", st.file(text, b"ab"), "bad_value", 8 + text.index("1}}"), "header.metadata", "a number, no text")


def foreign():
    """Those of formats whose rules stand in adapters, at least in part."""
    yield from npy_refusals()
    yield from npz_refusals()
    yield from safetensors_refusals()


def refusals():
    yield from btf_refusals()
    yield from primitiv_refusals()
    yield from nnb_refusals()
    yield from pvp_refusals()
