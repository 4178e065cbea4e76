# SPDX-License-Identifier: Apache-2.0
"""BTF files that have to be refused, each for one broken rule; see refusals.py."""
from samples import btf
from samples.sample import Refusal, pack, put


def refusals():
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
