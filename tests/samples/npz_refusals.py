# SPDX-License-Identifier: Apache-2.0
""".npz files that have to be refused, each for one broken rule; see refusals.py."""
from samples import npy, npz
from samples.sample import Refusal, put


def refusals():
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
    two = npz.archive([("x.npy", one), ("y.npy", one)], zip64=False)
    yield no("twice", two.replace(b"y.npy", b"x.npy"), "bad_data", 2 * member, "directory", "two tensors of one name")
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
