# SPDX-License-Identifier: Apache-2.0
"""Crafted archives, (name, bytes): honest ones, and thousands in which one or more fields lie, bytes stand where nobody
looks for them, or two directories, names or lengths compete. All are made from a few arrays of a few bytes."""
import random
import struct
import zlib

from samples import npy
from suites.archive_parts import DESCRIPTOR, UTF8, Archive, Member, Part, deflate, extra

A = npy.array("int16", (3,), npy.elements("int16", 3))
B = npy.array("float32", (2,), npy.elements("float32", 2))
C = npy.array("uint8", (5,), npy.elements("uint8", 5))
X = npy.array("int16", (3,), npy.elements("float16", 3))       # as long as A

STYLES = ("plain", "zip64", "saturated", "pipe", "pipe_old", "pipe_32", "pipe_bare")


def pair(style="plain", deflated=False, **options):
    return Archive([Member(b"a.npy", A, deflated, style), Member(b"b.npy", B, deflated, style)], **options)


def honest():
    """What writers make; each is accepted without a note."""
    yield "empty", Archive([])
    for style in STYLES:
        for deflated in (False, True):
            if (style, deflated) != ("pipe_bare", False):       # noted: see special()
                yield "%s_%s" % (style, "deflated" if deflated else "stored"), pair(style, deflated)
    yield "mixed", Archive([Member(b"a.npy", A), Member(b"b.npy", B, True, "saturated"), Member(b"c.npy", C, True)])
    yield "stored_blocks", Archive([Member(b"a.npy", A, True, packed=deflate(A, 0))])
    for style in ("pipe", "pipe_32"):       # the descriptors of an archive in an array end nothing
        inner = pair(style).bytes()
        yield "archive_in_%s" % style, Archive([Member(b"a.npy", npy.array("uint8", (len(inner),), inner), False, style), Member(b"b.npy", B)])
    yield "utf8", Archive([Member("gr\u00f6\u00dfe.npy".encode(), A), Member("\U0001f600.npy".encode(), B)])
    yield "odd_names", Archive([Member(name + b".npy", A) for name in (b"a b", b"a%20b", b"kernel", b"x@y@z", b"B", b"a")])


# The bases whose fields are changed: between them each structure occurs.
BASES = ("plain_stored", "plain_deflated", "zip64_stored", "saturated_deflated", "pipe_stored", "pipe_deflated",
         "pipe_32_stored", "pipe_bare_deflated")


def bases():
    made = dict(honest())
    for name in BASES:
        yield name, made[name]
    # ZIP64 that is not needed, which is noted.
    yield "ends_equal", pair(ends="equal")
    yield "ends_large", pair(ends="large")
    yield "all_large", pair("large", ends="large")
    yield "large_deflated", pair("large", True)
    yield "commented", commented()


def commented():
    members = [Member(b"a.npy", A), Member(b"b.npy", B, True)]
    for m in members:
        m.local_extra = m.central_extra = extra(0xCAFE, b"1234")
        m.comment = b"note"
    return Archive(members, comment=b"text")


def copy(archive):
    """The parts can be changed without a change of the original."""
    new = Archive.__new__(Archive)
    new.members, new.ends = archive.members, archive.ends
    new.parts = [Part(p.name, [list(f) for f in p.fields]) for p in archive.parts]
    return new


# ---- Single fields ----

def values(size, old, places):
    """Values to try in a field of `size` bytes."""
    top = (1 << 8 * size) - 1
    tried = {0, 1, 2, 8, 9, 20, 45, 63, old - 1, old + 1, old + 4, old - 4, old * 2, old // 2, old + 22, old + 46, top, top - 1,
             top >> 1, (top >> 1) + 1, ~old, 0xFFFF, 0xFFFFFFFF, len(A), len(B), zlib.crc32(A), zlib.crc32(B),
             0x04034B50, 0x02014B50, 0x06054B50, 0x08074B50}
    tried |= {old ^ 1 << bit for bit in range(8 * size) if size <= 2 or bit < 8 or bit % 8 in (0, 7)}
    if size >= 4:
        tried |= set(places)
    return sorted(v for v in {t & top for t in tried} if v != old)


def numbers(archive):
    return [(p.name, name, size, value) for p in archive.parts for name, size, value in p.fields if size]


def single():
    for base, archive in bases():
        places = set(archive.places().values())
        for part, field, size, old in numbers(archive):
            for value in values(size, old & (1 << 8 * size) - 1, places):
                new = copy(archive)
                new.part(part).set(field, value)
                yield "%s/%s.%s=%#x" % (base, part, field, value), new.bytes()


def both():
    """One lie in the local header and the directory, and in the descriptor."""
    for base, archive in bases():
        entry, local = archive.part("central0"), archive.part("local0")
        for field in ("version", "flags", "method", "time", "date", "crc", "csize", "usize", "name_size", "extra_size"):
            size = next(f[1] for f in local.fields if f[0] == field)
            for value in values(size, entry.get(field), ()):
                new = copy(archive)
                for part in new.parts:
                    if part.name in ("local0", "central0", "descriptor0") and part.has(field):
                        part.set(field, value)
                yield "%s/both.%s=%#x" % (base, field, value), new.bytes()


def random_fields():
    """Two to four fields at once, where one lie may hide the other."""
    chance = random.Random(7)
    for base, archive in bases():
        places = set(archive.places().values())
        fields = numbers(archive)
        for i in range(150):
            new = copy(archive)
            said = []
            for part, field, size, old in chance.sample(fields, chance.choice((2, 2, 3, 4))):
                value = chance.choice(values(size, old & (1 << 8 * size) - 1, places))
                new.part(part).set(field, value)
                said.append("%s.%s=%#x" % (part, field, value))
            yield "%s/random%d:%s" % (base, i, ",".join(said)), new.bytes()


# ---- Bytes that nobody owns ----

def hidden(name=b"h.npy", data=C, style="plain"):
    """A local entry without one in the directory."""
    return b"".join(p.bytes() for p in Archive([Member(name, data, False, style)]).parts[:2])


def fillings():
    empty = Archive([]).bytes()
    other = Archive([Member(b"x.npy", X)]).bytes()
    descriptor = struct.pack("<IIII", 0x08074B50, zlib.crc32(A), len(A), len(A))
    yield "zero", b"\0"
    yield "zeros4", bytes(4)
    yield "zeros16", bytes(16)
    yield "zeros64", bytes(64)
    yield "text", b"some bytes"
    yield "end", empty
    yield "end_signature", b"PK\5\6"
    yield "archive", other
    yield "entry", hidden()
    yield "same_name", hidden(b"a.npy", X)
    yield "descriptor", descriptor
    yield "descriptor_wide", struct.pack("<IIQQ", 0x08074B50, zlib.crc32(A), len(A), len(A))
    yield "signature", struct.pack("<IHH", 0x05054B50, 2, 0) + b"ab"
    yield "archive_extra", struct.pack("<II", 0x08064B50, 2) + b"ab"
    yield "spanned", b"PK\7\x08"
    yield "split", b"PK00"
    yield "array", C


def inserted():
    """Between all parts, in front and behind; with offsets that count it, and without."""
    for base, archive in bases():
        for before in [p.name for p in archive.parts] + [""]:
            for name, data in fillings():
                for counted in (False, True):
                    new = copy(archive).insert(before, "inserted", data)
                    if counted:
                        new.place()
                    yield "%s/insert %s before %s%s" % (base, name, before or "nothing", " counted" if counted else ""), new.bytes()


def removed():
    """Parts that are missing or twice."""
    for base, archive in bases():
        for name in [p.name for p in archive.parts]:
            for counted in (False, True):
                for twice in (False, True):
                    new = copy(archive)
                    at = new.index(name)
                    if twice:
                        new.parts.insert(at, Part("again", [list(f) for f in new.parts[at].fields]))
                    else:
                        del new.parts[at]
                    try:
                        if counted:
                            new.place()
                    except (StopIteration, KeyError):
                        continue
                    yield "%s/%s %s%s" % (base, name, "twice" if twice else "missing", " counted" if counted else ""), new.bytes()


def cut():
    for base, archive in bases():
        data = archive.bytes()
        for at in sorted({0, 1, 3, 4, 21, 22} | set(range(len(data) - 80, len(data))) | set(archive.places().values())):
            if 0 <= at < len(data):
                yield "%s/cut at %d" % (base, at), data[:at]


def comments():
    other = Archive([Member(b"x.npy", X)]).bytes()
    for name, text in (("text", b"a comment"), ("long", b"c" * 65535), ("record", Archive([]).bytes()), ("archive", other),
                       ("signature", b"PK\5\6"), ("zip64", b"PK\6\6PK\6\7")):
        yield "comment/" + name, pair(comment=text).bytes()
        for wrong in (-1, 1, -len(text)):
            new = pair(comment=text)
            new.part("end").set("comment_size", len(text) + wrong)
            yield "comment/%s length %+d" % (name, wrong), new.bytes()
        for where in ("comment", "central_extra", "local_extra"):
            members = [Member(b"a.npy", A), Member(b"b.npy", B)]
            if len(text) < 60000:
                setattr(members[1], where, text if where == "comment" else extra(0xCAFE, text))
                yield "comment/%s as %s" % (name, where), Archive(members).bytes()
    # An end record inside the last member, and as its whole content.
    array = npy.array("uint8", (len(other),), other)
    yield "comment/archive in array", Archive([Member(b"a.npy", array)]).bytes()
    first = npy.array("uint8", (22,), Archive([]).bytes())
    yield "comment/record in array", Archive([Member(b"a.npy", A), Member(b"b.npy", first)]).bytes()


# ---- Two directories ----

def directories():
    """Two directories, of which each of the end records may name either."""
    for style in ("plain", "large"):
        members = [Member(b"a.npy", A, False, style), Member(b"x.npy", X, False, style)]
        for ends in ("plain", "equal", "large"):
            whole = Archive(members, ends=ends)
            one = Archive(members[1:], ends=ends)
            entry = one.part("central0")
            for order in (0, 1):
                for choice in range(32):
                    new = copy(whole)
                    second = Part("second", [list(f) for f in entry.fields])
                    second.set("zip64.offset" if style == "large" else "offset", new.places()["local1"])
                    new.parts.insert(new.index("central0") if order else new.index("end64" if ends != "plain" else "end"), second)
                    new.place()
                    at, n = new.places()["second"], len(second.bytes())
                    end = new.part("end")
                    record = new.part("end64") if ends != "plain" else end
                    for part, bits in ((end, choice), (record, choice >> 2)):
                        if bits & 1:
                            part.set("cd_offset", at)
                        if bits & 2:
                            part.set("cd_size", n)
                            part.set("here", 1)
                            part.set("total", 1)
                    if choice & 16:
                        end.set("here", 1)
                    yield "directories/%s %s order %d choice %d" % (style, ends, order, choice), new.bytes()


def ordered():
    """Members and directory in different orders, shared or overlapping members."""
    members = [Member(b"a.npy", A), Member(b"b.npy", B, True), Member(b"c.npy", C, False, "pipe")]
    whole = Archive(members)
    n = len(members)
    for order in ((0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        new = copy(whole)
        first = new.index("central0")
        new.parts[first:first + n] = [new.parts[first + i] for i in order]
        yield "order/directory %d%d%d" % order, new.bytes()
    for i in range(n):
        for k in range(n):
            if i != k:
                new = copy(whole)
                new.part("central%d" % i).set("offset", new.part("central%d" % k).get("offset"))
                yield "order/%d has the offset of %d" % (i, k), new.bytes()
                for field in ("crc", "csize", "usize", "method", "flags"):
                    new.part("central%d" % i).set(field, new.part("central%d" % k).get(field))
                yield "order/%d is %d under another name" % (i, k), new.bytes()
                new.part("central%d" % i).set("name", new.part("central%d" % k).get("name"))
                yield "order/%d is %d" % (i, k), new.bytes()
    # A member whose data contain the next one.
    inner = hidden(b"i.npy", C)
    carrier = npy.array("uint8", (len(inner),), inner)
    two = Archive([Member(b"a.npy", carrier), Member(b"i.npy", C)])
    for keep in (False, True):
        new = copy(two)
        at = new.places()["data0"] + len(carrier) - len(inner)
        if not keep:
            del new.parts[new.index("local1")], new.parts[new.index("data1")]
            new.members = new.members[:1]
            new.place()
        new.part("central1").set("offset", at)
        yield "order/a member inside of another%s" % (" and behind it" if keep else ""), new.bytes()


# ---- Names ----

NAMES = (b"a.npy", b"", b".npy", b"a", b"a.NPY", b"a.npy.", b"a.npy ", b"a.npy/", b"a/", b"a.npy\0", b"a\0b.npy", b"a.npy\0.npy",
         b"../a.npy", b"/a.npy", b"./a.npy", b"a//b.npy", b"a/../b.npy", b"a\\b.npy", b"C:a.npy", b"C:\\a.npy", b"a:b.npy", b"CON.npy",
         b"a\n.npy", b"a\x1b[31m.npy", b"a\x7f.npy", b"a%2Fb.npy", b"%.npy", b"a.npy.npy", b"readme.txt", b"a b.npy", b" a.npy",
         "\u00e4.npy".encode(), "a\u0308.npy".encode(), "\u00e4.npy".encode("latin-1"), b"\xff.npy", b"\xed\xa0\x80.npy", b"\xc0\xaf.npy",
         b"\xf4\x90\x80\x80.npy", "\u202ea.npy".encode(), "\u00ad.npy".encode(), "\ufeffa.npy".encode(), b"a" * 300 + b".npy",
         b"a" * 65531 + b".npy")


def unicode_path(name, new):
    return extra(0x7075, b"\1" + struct.pack("<I", zlib.crc32(name)) + new)


def said(name):
    return repr(name if len(name) < 100 else name[:8] + b"...%d" % len(name))


def named():
    for name in NAMES:
        for local in (0, UTF8):
            for central in (0, UTF8):
                for descriptor in ("plain", "pipe"):
                    m = Member(name, A, False, descriptor, flags=0)
                    new = Archive([m, Member(b"z.npy", B)])
                    new.part("local0").set("flags", m.flags | local)
                    new.part("central0").set("flags", m.flags | central)
                    yield "name/%s utf8 %d %d %s" % (said(name), local > 0, central > 0, descriptor), new.bytes()
        new = Archive([Member(b"a.npy", A), Member(b"z.npy", B)])
        for part in ("local0", "central0"):
            lied = copy(new)
            lied.part(part).set("name", name)
            lied.part(part).set("name_size", len(name))
            yield "name/%s only in %s" % (said(name), part), lied.place().bytes()
    for old, new in ((b"a.npy", b"a.npy"), (b"a.npy", b"b.npy"), (b"a.npy", b""), (b"a.npy", b"\xff"), (b"\xe4.npy", "\u00e4.npy".encode()),
                     (b"a.npy", b"../x.npy"), (b"a.npy", b"z.npy")):
        for local in (False, True):
            for central in (False, True):
                for right in (False, True):
                    m = Member(old, A, flags=0)
                    more = unicode_path(old if right else b"?" + old, new)
                    m.local_extra = more if local else b""
                    m.central_extra = more if central else b""
                    yield "name/%r is %r by 0x7075 %d %d %d" % (old, new, local, central, right), \
                        Archive([m, Member(b"z.npy", B)]).bytes()


def name_pairs():
    pairs = [(b"a.npy", b"a.npy"), (b"a.npy", b"a"), (b"a.npy", b"a.npy.npy"), (b"a.npy", b"A.npy"), (b"a.npy", b"a.NPY"),
             (b"a.npy", b"./a.npy"), (b"a.npy", b"/a.npy"), (b"a/b.npy", b"a\\b.npy"), (b"a/b.npy", b"a//b.npy"), (b"a.npy", b"a.npy/"),
             (b"a.npy", b"a.npy\0x"), (b"a.npy", b"a.npy "), (b"a.npy", b"a.npy."), ("\u00e4.npy".encode(), "a\u0308.npy".encode()),
             (b"a b.npy", b"a%20b.npy"), (b"%.npy", b".npy"), (b"a.npy", b"x/../a.npy"), (b"a.npy", b"readme.txt"), (b"a/b.npy", b"a/"),
             ("\u00c9.npy".encode(), "\u00e9.npy".encode()), ("k.npy".encode(), "\u212a.npy".encode()),
             ("x\u0304.npy".encode(), "\u03c3.npy".encode()), ("\ud55c.npy".encode(), "\u1112\u1161\u11ab.npy".encode()),
             ("\ud55c.npy".encode(), "\ud558\u11ab.npy".encode()), ("\u304c.npy".encode(), "\u304b\u3099.npy".encode()),
             ("\u0929.npy".encode(), "\u0928\u093c.npy".encode()), ("\u212b.npy".encode(), "\u00c5.npy".encode()),
             (b"a" * 4091 + b".npy", b"a" * 4091 + b".npy.npy"), (b"a" * 4092 + b".npy", b"a" * 4093 + b".npy"),
             (b"a.npy", b"a.npy/b.npy"), (b"a.npy.npy", b"a.npy.npy.npy"), (b"a", b"a.npy.npy")]
    for one, other in pairs:
        for first, second in ((one, other), (other, one)):
            for deflated in (False, True):
                yield "names/%s and %s%s" % (said(first), said(second), " deflated" if deflated else ""), \
                    Archive([Member(first, A, deflated), Member(b"m.npy", C), Member(second, B, deflated)]).bytes()


# ---- Extra fields ----

def extras():
    a = len(A)
    yield "unknown", extra(0xCAFE, b"abcd")
    yield "empty", extra(0xCAFE, b"")
    yield "stray1", b"\0"
    yield "stray3", b"\0\0\0"
    yield "stray4", bytes(4)
    yield "overrun", struct.pack("<HH", 0xCAFE, 99) + b"ab"
    yield "overrun_one", struct.pack("<HH", 0xCAFE, 3) + b"ab"
    yield "align", extra(0xD935, b"\x40\0" + bytes(20))
    yield "time", extra(0x5455, b"\1" + bytes(4))
    yield "unix", extra(0x7875, b"\1\4" + bytes(4) + b"\4" + bytes(4))
    yield "ntfs", extra(0x000A, bytes(4) + struct.pack("<HH", 1, 24) + bytes(24))
    yield "aes", extra(0x9901, b"\2\0AE\3\0\0")
    yield "encryption", extra(0x0017, bytes(12))
    yield "comment", extra(0x6375, b"\1" + struct.pack("<I", 0) + b"c")
    yield "patch", extra(0x000F, bytes(12))
    yield "long", extra(0xCAFE, bytes(60000))
    for name, more in (("equal", struct.pack("<QQ", a, a)), ("other", struct.pack("<QQ", a + 4, a + 4)), ("less", struct.pack("<QQ", a - 2, a - 2)),
                       ("swapped", struct.pack("<QQ", a, a + 1)), ("short", struct.pack("<Q", a)), ("one_lies", struct.pack("<Q", a + 4)),
                       ("long", struct.pack("<QQQI", a, a, 0, 0)), ("far", struct.pack("<QQQI", a, a, 77, 0)), ("empty", b""), ("odd", bytes(7)),
                       ("disk", struct.pack("<QQQI", a, a, 0, 1)), ("too_long", struct.pack("<QQQIQ", a, a, 0, 0, 0))):
        yield "zip64_" + name, extra(1, more)
        yield "zip64_%s_twice" % name, extra(1, struct.pack("<QQ", a, a)) + extra(1, more)


def extra_fields():
    for name, data in extras():
        for local in (False, True):
            for central in (False, True):
                for saturated in ((), ("usize",), ("csize",), ("csize", "usize"), ("offset",)):
                    if not (local or central) or saturated and not name.startswith("zip64"):
                        continue
                    m = Member(b"a.npy", A)
                    m.local_extra = data if local else b""
                    m.central_extra = data if central else b""
                    new = Archive([m, Member(b"b.npy", B)])
                    for field in saturated:
                        new.part("central0").set(field, 0xFFFFFFFF)
                        if local and field != "offset":
                            new.part("local0").set(field, 0xFFFFFFFF)
                    yield "extra/%s %d %d %s" % (name, local, central, "+".join(saturated)), new.bytes()


# ---- Compressed data ----

def streams():
    def archive(packed, data=A, csize=None, usize=None, crc=None, style="plain"):
        new = Archive([Member(b"a.npy", data, True, style, packed=packed), Member(b"b.npy", B, True)])
        for part in new.parts:
            for field, value in (("csize", csize), ("usize", usize), ("crc", crc)):
                if value is not None and part.name in ("local0", "central0", "descriptor0"):
                    part.set(field, value)
        return new.bytes()

    good = deflate(A)
    open_end = zlib.compressobj(9, zlib.DEFLATED, -15)
    unfinished = open_end.compress(A) + open_end.flush(zlib.Z_SYNC_FLUSH)
    for style in ("plain", "pipe_32"):
        for name, packed in (("tail1", good + b"\0"), ("tail4", good + b"abcd"), ("tail_array", good + A), ("two_streams", good + deflate(C)),
                             ("twice", good + good), ("empty_blocks", unfinished + b"\3\0"), ("unfinished", unfinished), ("cut1", good[:-1]),
                             ("cut4", good[:-4]), ("zlib", zlib.compress(A)), ("reserved", b"\7" + good), ("nothing", b""),
                             ("stored_blocks", deflate(A, 0)), ("fixed", deflate(A, 1)), ("array", A),
                             ("bits", good[:-1] + bytes([good[-1] | 0x80])), ("bits6", good[:-1] + bytes([good[-1] | 0xC0]))):
            yield "deflate/%s %s" % (name, style), archive(packed, style=style)
    for name, data in (("shorter", A[:-2]), ("shorter1", A[:-1]), ("longer", A + b"\0\0"), ("longer1", A + b"\0"), ("header_only", A[:-6]), ("empty", b"")):
        for size in (len(A), len(data)):
            for crc in (zlib.crc32(A), zlib.crc32(data)):
                yield "deflate/data %s size %d crc %#x" % (name, size, crc), archive(deflate(data), usize=size, crc=crc)
    for method in range(0, 100):
        for packed in (A, good):
            new = Archive([Member(b"a.npy", A, True, packed=packed), Member(b"b.npy", B)])
            for part in ("local0", "central0"):
                new.part(part).set("method", method)
            yield "method/%d on %s" % (method, "deflate" if packed is good else "bytes"), new.bytes()


def arrays():
    """What stands in the members: arrays that are cut, long, twice; no arrays."""
    for name, data in (("cut", A[:-1]), ("tail", A + b"\0"), ("two", A + B), ("text", b"hello"), ("nothing", b""), ("magic", A[:6]), ("header", A[:-6])):
        for deflated in (False, True):
            for file in (b"a.npy", b"a.txt", b"a/", b"a"):
                yield "array/%s in %r%s" % (name, file, " deflated" if deflated else ""), Archive([Member(file, data, deflated), Member(b"b.npy", B)]).bytes()
    for i in range(len(A)):
        for value in (0, A[i] ^ 1, 0xFF):
            damaged = A[:i] + bytes([value]) + A[i + 1:]
            if damaged != A:
                new = Archive([Member(b"a.npy", A), Member(b"b.npy", B)])
                new.part("data0").set("data", damaged)
                yield "array/byte %d is %d" % (i, value), new.bytes()


def early_ends():
    """Descriptors inside a stored member, which say the truth about the bytes in front of them, and what may follow."""
    directory = Archive([Member(b"i.npy", C)]).part("central0").bytes()
    forms = [("signed", "<4sIII"), ("signed_wide", "<4sIQQ"), ("unsigned", "<III"), ("unsigned_wide", "<IQQ")]
    for style in ("pipe", "pipe_old", "pipe_32", "pipe_bare"):
        for form, code in forms:
            for wrong in ("", "crc", "csize", "sizes", "all"):
                for next_name, behind in (("entry", hidden(b"i.npy", C)), ("descriptor entry", hidden(b"i.npy", C, "pipe")),
                                          ("directory", directory), ("nothing", b"")):
                    for size in (300, 5000):
                        array = npy.array("uint8", (size,), bytes(size))
                        front = array[:len(array) - size + 7]
                        right = [zlib.crc32(front), len(front), len(front)]
                        for i, at_fault in enumerate((("crc", "all"), ("csize", "sizes", "all"), ("sizes", "all"))):
                            right[i] ^= 0x55 if wrong in at_fault else 0
                        descriptor = struct.pack(code, *([b"PK\7\x08"] if "unsigned" not in form else []) + right)
                        data = front + descriptor + behind
                        data += bytes(len(array) - len(data))
                        yield "early/%s %s%s, %s, %d" % (style, form, " wrong " + wrong if wrong else "", next_name, size), \
                            Archive([Member(b"a.npy", data, False, style), Member(b"b.npy", B)]).bytes()


def special():
    """Attributes of other systems, directory entries, links, long headers."""
    # A stream does not tell where a stored member ends if no size stands before it and no signature behind it.
    yield "pipe_bare_stored", pair("pipe_bare").bytes()
    for host in range(32):
        for attributes in (0, 8, 0x10, 0x20, 0x40, 0x400, 0o104755 << 16, 0o040755 << 16 | 0x10, 0o120777 << 16, 0o100644 << 16, 0xFFFFFFFF):
            new = pair()
            new.part("central0").set("made_on", host)
            new.part("central0").set("external", attributes)
            yield "attributes/host %d %#x" % (host, attributes), new.bytes()
    for size in (65400, 65480, 65485, 65486, 65530):    # 46 bytes, the name, and an extra field
        m = Member(b"a.npy", A)
        m.central_extra = extra(0xCAFE, bytes(size - 4))
        yield "attributes/entry of %d bytes" % (46 + len(m.name) + size), Archive([m, Member(b"b.npy", B)]).bytes()
    for name in (b"layer/", b"layer.npy/", b"layer\\"):
        for data in (b"", A):
            yield "attributes/folder %r %d" % (name, len(data)), Archive([Member(name, data), Member(b"b.npy", B)]).bytes()
    for flags in range(0, 1 << 16, 1 << 10):
        for low in (0, 1, 2, 4, 6, DESCRIPTOR, 16, 32, 64, 128, 256, 512):
            m = Member(b"a.npy", A, True, "plain")
            new = Archive([m, Member(b"b.npy", B)])
            for part in ("local0", "central0"):
                new.part(part).set("flags", flags | low)
            yield "attributes/flags %#x" % (flags | low), new.bytes()


def cases():
    """All crafted archives, each content once."""
    seen = set()
    for make in (single, both, random_fields, inserted, removed, cut, comments, directories, ordered, named, name_pairs, extra_fields,
                 streams, arrays, early_ends, special):
        for name, data in make():
            if data not in seen:
                seen.add(data)
                yield name, data
