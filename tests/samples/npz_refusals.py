# SPDX-License-Identifier: Apache-2.0
""".npz files that have to be refused, each for one broken rule; see refusals.py."""
from samples import npy, npz
from samples.sample import Refusal, put
import struct
import zipfile
import zlib

ENTRIES = "end_record.directory.entries[%d]."


def zip64_ends(plain, directory):
    """The archive with a ZIP64 end record and its locator, and an end record that refers to them."""
    end = len(plain) - 22
    count, = struct.unpack_from("<H", plain, end + 10)
    record = struct.pack("<4sQHHLLQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, count, count, end - directory, directory)
    locator = struct.pack("<4sLQL", b"PK\6\7", 0, end, 1)
    return plain[:end] + record + locator + plain[end:end + 8] + b"\xff" * 12 + plain[end + 20:]


def with_extra(plain, member, local, entry):
    """An archive of one member, the name "x.npy", with extra fields in both headers."""
    out = put(plain[:35], 28, "<H", len(local)) + local + plain[35:member]
    directory = put(plain[member:member + 51], 30, "<H", len(entry)) + entry
    return out + directory + struct.pack("<4sHHHHLLH", b"PK\5\6", 0, 0, 1, 1, len(directory), len(out), 0)


def extra(kind, *values):
    body = b"".join(value if isinstance(value, bytes) else struct.pack("<Q", value) for value in values)
    return struct.pack("<HH", kind, len(body)) + body


def of_ends(no, plain, member):
    """What the end record says, and the records for large archives."""
    end = len(plain) - 22
    yield no("cut", plain[:-1], "bad_value", end - 1, "end_record.signature", "the last byte is missing")
    yield no("tail", plain + b"\0", "bad_value", end + 1, "end_record.signature", "a byte behind the end record")
    yield no("comment", put(plain, end + 20, "<H", 4) + b"text", "bad_value", end + 4, "end_record.signature", "a comment")
    yield no("comment_missing", put(plain, end + 20, "<H", 4), "bad_value", end + 20, "end_record.len_comment",
             "a comment that is not there")
    yield no("disk", put(plain, end + 4, "<H", 1), "bad_value", end + 4, "end_record.disk", "a part of a split archive")
    yield no("disk_of_directory", put(plain, end + 6, "<H", 1), "bad_value", end + 6, "end_record.disk_of_directory",
             "a directory in another part")
    yield no("count_here", put(plain, end + 8, "<H", 0), "bad_value", end + 10, "end_record.num_entries",
             "entries in another part")
    yield no("count", put(plain, end + 8, "<HH", 2, 2), "truncated", member, "end_record.directory.entries",
             "more members than the directory has room for")
    yield no("count_low", put(plain, end + 8, "<HH", 0, 0), "bad_size", end + 10, "end_record.num_entries",
             "no members, but a directory of some")
    two = npz.archive([("x.npy", plain[35:member]), ("y.npy", plain[35:member])], zip64=False)
    yield no("count_less", put(two, len(two) - 14, "<HH", 1, 1), "bad_size", len(two) - 22 - 51,
             "end_record.directory.nothing_behind", "fewer members than the directory has")
    yield no("nothing", b"PK\3\4" + put(npz.archive([]), 16, "<L", 4), "bad_reference", 20, "end_record.ofs_directory",
             "bytes in front of no members")
    yield no("directory_size", put(plain, end + 12, "<L", 50), "bad_size", end + 12, "end_record.len_directory",
             "a directory that does not reach the end record")
    yield no("directory_offset", put(plain, end + 16, "<L", end + 1), "bad_reference", end + 16, "end_record.ofs_directory",
             "a directory behind the end record")
    yield no("saturated", put(plain, end + 16, "<L", 0xffffffff), "bad_value", end - 76, "end_record.zip64_end_record.signature",
             "a large archive without its record")

    large = zip64_ends(plain, member)
    record, locator, last = end, end + 56, end + 76
    yield no("zip64_length_alone", put(put(large, last + 8, "<HH", 1, 1), last + 16, "<L", member), "bad_reference", last + 12,
             "end_record.len_directory", "a number for which Go does not look")
    path = "end_record.zip64_end_record."
    yield no("zip64_record", put(large, record, "<B", 0), "bad_value", record, path + "signature", "no record before the locator")
    yield no("zip64_length", put(large, record + 4, "<Q", 45), "bad_size", record + 4, path + "len_record", "extensible data")
    yield no("zip64_disk", put(large, record + 16, "<L", 1), "bad_value", record + 16, path + "disk", "a part of a split archive")
    yield no("zip64_disk_of_directory", put(large, record + 20, "<L", 1), "bad_value", record + 20,
             path + "disk_of_directory", "a directory in another part")
    yield no("zip64_count_here", put(large, record + 24, "<Q", 0), "bad_value", record + 32, path + "num_entries",
             "entries in another part")
    yield no("zip64_directory", put(large, record + 48, "<Q", member + 1), "bad_size", last + 12, "end_record.len_directory",
             "a directory that does not end before the record")
    for version in (46, 62, 63, 64, 0x32d):
        yield no("zip64_version_%d" % version, put(large, record + 14, "<H", version), "unsupported", record + 14,
                 path + "version_needed", "a record of another version")
    path = "end_record.zip64_locator."
    yield no("zip64_locator", put(large, locator, "<B", 0), "bad_value", locator, path + "signature", "no locator")
    yield no("zip64_locator_disk", put(large, locator + 4, "<L", 1), "bad_value", locator + 4, path + "disk",
             "a record in another part")
    yield no("zip64_locator_offset", put(large, locator + 8, "<Q", 0), "bad_reference", locator + 8,
             path + "ofs_end_record", "a record elsewhere")
    yield no("zip64_locator_disks", put(large, locator + 16, "<L", 2), "bad_value", locator + 16, path + "num_disks",
             "two parts")
    for name, at, form, value in (("num_entries", 8, "<HH", (2, 2)), ("len_directory", 12, "<L", (end - member + 1,)),
                                  ("ofs_directory", 16, "<L", (member + 1,))):
        at += last
        yield no("zip64_other_" + name, put(large, at, form, *value), "bad_reference", at + (2 if form == "<HH" else 0),
                 "end_record." + name, "another number than in the record for large archives")


def of_entries(no, plain, member):
    """What the directory says about a member."""
    path = ENTRIES % 0
    yield no("entry", put(plain, member, "<B", 0), "bad_value", member, path + "signature", "no entry")
    for name, flag in (("encrypted", 1), ("patched", 0x20), ("strong", 0x40), ("masked", 0x2000)):
        yield no(name, put(put(plain, 6, "<H", flag), member + 8, "<H", flag), "unsupported", member + 8, path + "flags",
                 "a member that is " + name)
    yield no("method", put(put(plain, 8, "<H", 12), member + 10, "<H", 12), "unsupported", member + 10, path + "method",
             "another way of compression")
    for version in (46, 56, 63, 64, 0x32d, 0xffff):
        both = put(put(plain, 4, "<H", version), member + 6, "<H", version)
        yield no("version_%d" % version, both, "unsupported", member + 6, path + "version_needed",
                 "a member that some readers leave out")
    yield no("entry_disk", put(plain, member + 34, "<H", 1), "bad_value", member + 34, path + "disk", "a member in another part")
    for name, system, attributes in (("link", 3, 0xa1ff << 16), ("folder_of_unix", 3, 0x41ed << 16), ("folder_of_dos", 0, 0x10),
                                     ("link_of_atari", 5, 0xa1ff << 16), ("link_of_tandem", 15, 0xa1ff << 16),
                                     ("link_of_dos", 0, 0xa1ff << 16), ("pipe_of_osx", 19, 0x11a4 << 16),
                                     ("folder_of_vfat", 14, 0x10), ("folder_of_ntfs", 11, 0x10), ("label_of_dos", 0, 0x08), ("label_of_vfat", 14, 0x28),
                                     ("label_of_unix", 3, 0x81a4 << 16 | 0x08),
                                     ("folder_of_both", 3, 0x81a4 << 16 | 0x10)):
        yield no(name, put(put(plain, member + 5, "<B", system), member + 38, "<L", attributes), "unsupported", member + 38,
                 path + "attributes", "a member that others take for a " + name.split("_")[0])
    yield no("stored_size", put(put(plain, 22, "<L", 1), member + 24, "<L", 1), "bad_size", member + 20, path + "len_data_32",
             "two sizes of a member that is not compressed")
    data = member - 35
    for name, local, entry, code, at, where, why in (
            ("twice", b"", extra(1) + extra(1), "bad_value", 55, "extra.fields[1].id", "two fields for large sizes"),
            ("size", b"", extra(1, b"1234567"), "bad_size", 55, "extra.fields[0].body.legal_size", "a field of 7 bytes"),
            ("long", b"", extra(1, 1, 2, 3, 4), "bad_size", 87, "extra.fields[0].body.legal_size", "four numbers"),
            ("disk", b"", extra(1, b"\1\0\0\0"), "bad_value", 55, "extra.fields[0].body.disk", "a member in another part"),
            ("lies", b"", extra(1, data, data + 1), "bad_reference", 51, "extra", "another size than in the entry"),
            ("padding", b"", extra(1) + b"\0 ", "bad_value", 56, "extra.padding[1].value", "a byte that is no field and not 0"),
            ("overrun", b"", b"\x55\x54\x09\x00\x03", "truncated", 55, "extra.fields[0].body", "a field that is cut")):
        yield no("zip64_field_" + name, with_extra(plain, member, local, entry), code, member + at, path + where, why)
    yield no("zip64_field_missing", put(put(plain, 18, "<LL", *[0xffffffff] * 2), member + 20, "<LL", *[0xffffffff] * 2),
             "bad_reference", member + 42, path + "offset_32", "sizes that are nowhere")
    short = with_extra(plain, member, b"", extra(1, data))
    yield no("zip64_field_short", put(short, member + 20, "<LL", *[0xffffffff] * 2), "truncated", member + 51, path + "extra",
             "one size of two")
    for name, more in (("two", struct.pack("<Q", data)), ("one_and_disk", bytes(4))):
        both = with_extra(plain, member, b"", extra(1, data, more))
        yield no("zip64_field_" + name, put(both, member + 24, "<L", 0xffffffff), "bad_reference", member + 51, path + "extra",
                 "more than is asked for, but not everything")
    yield no("zip64_field_shifted", put(with_extra(plain, member, b"", extra(1, data, 0)), member + 42, "<L", 0xffffffff),
             "bad_reference", member + 51, path + "extra", "an offset behind a size that is not asked for")


def of_members(no, plain, member):
    """What stands in front of a member, and behind it."""
    yield no("gap", plain[:member] + bytes(4) + put(plain[member:], len(plain) - member - 6, "<I", member + 4),
             "bad_reference", member, "members[0].len_descriptor", "bytes before the directory")
    yield no("in_front", b"PK\3\4" + bytes(96) + put(put(
        plain[member:], 42, "<I", 100), len(plain) - member - 6, "<I", 100 + member).join((plain[:member], b"")),
        "bad_reference", 4, "members[0].first_begins_here", "bytes in front of the first member")
    yield no("local_version", put(plain, 4, "<H", 46), "unsupported", 4, "members[0].version_needed",
             "a version that some readers do not read, in front of the member alone")
    for name, at, form, value in (("flags", 6, "<H", 0x800), ("method", 8, "<H", 8), ("crc32", 14, "<L", 1),
                                  ("len_data_32", 18, "<L", 1), ("len_member_32", 22, "<L", 1), ("len_name", 26, "<H", 4),
                                  ("name", 30, "<B", 0x79)):
        yield no("local_" + name, put(plain, at, form, value), "bad_reference", at, "members[0]." + name,
                 "something else in front of the member than in the directory")
    data = member - 35
    for name, field, code in (("one", extra(1, data), "bad_size"), ("lies", extra(1, data, data + 1), "bad_reference"),
                              ("disk", extra(1, data, data, bytes(4)), "bad_size")):
        yield no("local_zip64_" + name, with_extra(plain, member, field, b""), code, 35, "members[0].extra",
                 "a field of large sizes that is " + name)
    packed = npz.archive([("x.npy", plain[35:member])], zipfile.ZIP_DEFLATED, zip64=False)
    packed_end = 35 + struct.unpack_from("<L", packed, 18)[0]
    wide = with_extra(packed, packed_end, extra(1, data, packed_end - 35), b"")
    for name, at in (("data", 18), ("member", 22)):
        yield no("local_zip64_only_" + name, put(wide, at, "<L", 0xffffffff), "bad_reference", 18, "members[0].len_data_32",
                 "only one of both sizes in the field")
    yield no("overlap", put(put(plain, 18, "<LL", *[data + 1] * 2), member + 20, "<LL", *[data + 1] * 2), "bad_reference", 35,
             "members[0].data_in_bounds", "a member that runs into the directory")
    pipe = npz.archive([("x.npy", plain[35:member])], pipe=True, zip64=False)
    where = "members[0].descriptor."
    for name, at, code, why in (("signature", 0, "bad_value", "no signature"), ("crc32", 4, "bad_reference", "another checksum"),
                                ("len_data", 8, "bad_reference", "another size"), ("len_member", 12, "bad_reference", "another size")):
        yield no("descriptor_" + name, put(pipe, member + at, "<L", 7), code, member + at, where + name, why)
    yield no("descriptor_missing", pipe[:member] + put(pipe[member + 16:], len(pipe) - member - 16 - 6, "<L", member),
             "bad_reference", member, "members[0].len_descriptor", "no descriptor where there has to be one")
    yield no("descriptor_wide", pipe[:member + 16] + bytes(8) + put(pipe[member + 16:], len(pipe) - member - 16 - 6, "<L",
                                                                    member + 24),
             "bad_reference", member, "members[0].len_descriptor", "eight bytes more than the descriptor has")


def of_names(no, one):
    """Names that readers understand differently."""
    def named(*names):
        return npz.archive([(name, one) for name in names], zip64=False)

    second = 30 + len("x.npy") + len(one) + 30
    yield no("foreign", named("x.txt"), "bad_value", 30, "members[0].name", "a member that is no array")
    yield no("folder", named("x/"), "bad_value", 30, "members[0].name", "a folder")
    made = npz.folders([("x/", b"", 0x10), ("y.npy", one, 0)])
    yield no("folder_with_link", made.replace(struct.pack("<L", 0x10), struct.pack("<L", 0xa1ff << 16)), "unsupported",
             len(made) - 22 - 51 - 48 + 38, ENTRIES[:-1] % 0 + ".attributes", "a link that is called as a folder is")
    yield no("beside_twice", npz.folders([("__MACOSX/._x", b"a", 0), ("__MACOSX/._y", b"b", 0)]).replace(b"._y", b"._x"), "bad_value",
             30 + 12 + 1 + 30, "members[1].name", "two members of one name that are passed over")
    yield no("twice", named("x.npy", "y.npy").replace(b"y.npy", b"x.npy"), "bad_value", second, "members[1].name",
             "two members of one name")
    yield no("clash", named("x.npy", "x.npy.npy"), "bad_value", second, "members[1].name",
             "NumPy returns x.npy when it is asked for the array x.npy")
    yield no("backslash", named("a/x.npy", "a\\x.npy"), "bad_value", second + 2, "members[1].name", "two names of one path")
    yield no("zero", named("xy.npy").replace(b"xy.npy", b"x\0.npy"), "bad_value", 30, "members[0].name", "a zero byte")
    yield no("utf8", named("\u00e4.npy").replace(b"\xc3\xa4", b"\xc3\x28"), "bad_text", 30, "members[0].name",
             "a name that is not the UTF-8 that it is said to be")
    plain = named("x.npy")
    yield no("unicode_path", with_extra(plain, second - 30, extra(0x7075, b"\1" + bytes(4) + b"y.npy"), b""), "bad_reference",
             35, "members[0].extra.fields[0]", "another name in UTF-8")


def of_content(no, one):
    """Members that are no arrays, or are compressed wrongly."""
    def stored(data):
        return npz.archive([("x.npy", data)], zip64=False)

    yield no("object", stored(npy.file(npy.header("|O", (1,)), b"x" * 8)), "code_execution", 30 + 5 + 10 + 11,
             "members[0].header.descr", "Python objects")
    yield no("data_cut", stored(one[:-1]), "truncated", 30 + 5 + len(one) - 24, "members[0].data", "an array that is cut")
    yield no("data_tail", stored(one + b"x"), "trailing", 30 + 5 + len(one), "members[0].data", "a byte behind an array")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(one) + packer.flush()

    def deflated(data):
        made = npz.archive([("x.npy", data)], zip64=False)
        directory = 35 + len(data)
        for at in (8, directory + 10):
            made = put(made, at, "<H", 8)
        for at in (14, directory + 16):
            made = put(made, at, "<LLL", zlib.crc32(one), len(data), len(one))
        return made

    yield no("deflate_tail", deflated(packed + b"\0"), "bad_data", 35 + len(packed), "members[0].data",
             "a byte behind the end of the compressed data")
    yield no("deflate_cut", deflated(packed[:-1]), "bad_data", 35 + len(packed) - 1, "members[0].data",
             "compressed data without an end")
    yield no("deflate_crc", npz.archive([("x.npy", one)], zipfile.ZIP_DEFLATED, zip64=False).replace(
        struct.pack("<L", zlib.crc32(one)), b"\1\2\3\4"), "bad_data", 35, "members[0].data", "another checksum")
    long = npy.array("uint8", (64,), bytes(64))
    front = long[:-40]
    early = front + struct.pack("<4sLLL", b"PK\7\x08", zlib.crc32(front), len(front), len(front)) + bytes(24)
    yield no("descriptor_early", npz.archive([("x.npy", early)], pipe=True, zip64=False), "bad_data", 35 + len(front),
             "members[0].data", "a data descriptor of the bytes in front of it, inside of a member")


def refusals():
    def no(name, data, code, offset, path, why):
        return Refusal("npz_no_%s.npz" % name, "npz", data, code, offset, path, why, in_grammar=False)

    one = npy.array("float32", (6,), npy.elements("float32", 6))
    plain = npz.archive([("x.npy", one)], zip64=False)
    member = 30 + len("x.npy") + len(one)       # bytes of a member, which is where the directory begins
    yield no("size_0", b"", "truncated", 0, "magic", "nothing at all")
    yield no("magic", put(plain, 0, "<B", 0x70), "bad_value", 0, "magic", "another magic")
    yield from of_ends(no, plain, member)
    yield from of_entries(no, plain, member)
    yield from of_members(no, plain, member)
    yield from of_names(no, one)
    yield from of_content(no, one)
