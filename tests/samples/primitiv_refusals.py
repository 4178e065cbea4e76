# SPDX-License-Identifier: Apache-2.0
"""primitiv files that must be refused, each for one violated rule; see refusals.py."""
from samples import primitiv as pr
from samples.sample import Refusal, put


def refusals():
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

    # Two entries with the same key: upstream uses the first of some and the last of others.
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
    for which, count in (("few", 3), ("many", 20)):
        stats = [(b"s%02d" % (7 * k % 23), pr.tensor([], pr.floats(1))) for k in range(count)] + [(b"s07", pr.tensor([], pr.floats(1)))]
        entry = pr.parameter(pr.tensor([], pr.floats(1)), stats)
        data = pr.file(pr.MODEL, pr.model([([b"a"], one), ([b"b"], entry)]))
        yield twice("statistic_of_%s" % which, data, len(data) - len(pr.tensor([], pr.floats(1))) - 4,
                    "object.parameters[1].parameter.stats[%d].key" % count)
    yield twice("uint", pr.file(pr.OPTIMIZER, pr.optimizer([(b"k", 1), (b"k", 2)], [])), 23,
                "object.uint_configs.configs[1].key")
    yield twice("float", pr.file(pr.OPTIMIZER, pr.optimizer([], [(b"k", 0), (b"k", 0)])), 24,
                "object.float_configs.configs[1].key")

    yield no("strict_tail", shape + b"\0", "trailing", len(shape), "trailing", "a byte behind the object", strict=True)
    yield no("strict_wide", tensor[:26] + b"\xc5\x00\x0c" + pr.floats(3), "bad_value", 27, "object.data.len_data",
             "a length of 12 in two bytes", strict=True)
    yield no("strict_one", pr.file(pr.SHAPE, pr.shape([2, 1])), "bad_value", 16, "object.dims",
             "a trailing one", strict=True)
