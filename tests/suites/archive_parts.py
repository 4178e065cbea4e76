# SPDX-License-Identifier: Apache-2.0
"""ZIP archives made field by field, so that each field can be given another value and bytes can stand anywhere.

An Archive is a list of parts: local headers, data, descriptors, directory entries, end records. A part is a list of
fields, [name, size, value]; size 0 means that the value is bytes. `bytes_of` puts the parts in a row. Values that
depend on places (offsets, sizes of the directory) are filled in by `place`; values set later by a case replace them.
"""
import struct
import zlib

CODES = {1: "<B", 2: "<H", 4: "<I", 8: "<Q"}
UTF8 = 0x800
DESCRIPTOR = 8


def deflate(data, level=9):
    packer = zlib.compressobj(level, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


class Part:
    def __init__(self, name, fields):
        self.name, self.fields = name, fields

    def bytes(self):
        out = b""
        for _, size, value in self.fields:
            out += struct.pack(CODES[size], value & (1 << 8 * size) - 1) if size else value
        return out

    def get(self, field):
        return next(f[2] for f in self.fields if f[0] == field)

    def set(self, field, value):
        for f in self.fields:
            if f[0] == field:
                f[2] = value
                return
        raise KeyError(self.name + "." + field)

    def has(self, field):
        return any(f[0] == field for f in self.fields)


def extra(code, data):
    return struct.pack("<HH", code, len(data)) + data


class Member:
    """`style`: plain; zip64 (as Python before 3.11.7: true sizes twice in the local header); saturated (as Python
    since); pipe, pipe_old (the same two to a pipe, with 64-bit descriptors); pipe_32, pipe_bare (32-bit descriptors
    with and without signature); large (all of ZIP64, also in the directory)."""

    def __init__(self, name, data, deflated=False, style="plain", packed=None, flags=None):
        self.name, self.data, self.deflated, self.style = name, data, deflated, style
        self.packed = packed if packed is not None else deflate(data) if deflated else data
        try:
            name.decode("ascii")
            self.flags = 0
        except UnicodeDecodeError:
            self.flags = UTF8
        if flags is not None:
            self.flags = flags
        if style.startswith("pipe"):
            self.flags |= DESCRIPTOR
        self.local_extra = self.central_extra = self.comment = b""
        self.attributes = 0o600 << 16


def local_part(m, i):
    csize, usize = len(m.packed), len(m.data)
    crc = zlib.crc32(m.data)
    version, more = 20, []
    if m.style in ("zip64", "saturated", "pipe", "pipe_old", "large"):
        sizes = (0, 0) if m.style in ("pipe", "pipe_old") else (usize, csize)
        more = [["zip64.id", 2, 1], ["zip64.size", 2, 16], ["zip64.usize", 8, sizes[0]], ["zip64.csize", 8, sizes[1]]]
    if m.style in ("saturated", "pipe", "large"):
        version, csize, usize = 45, 0xFFFFFFFF, 0xFFFFFFFF
    if m.style in ("pipe_old", "pipe_32", "pipe_bare"):
        csize = usize = 0
    if m.style.startswith("pipe"):
        crc = 0
    size = len(m.local_extra) + (20 if more else 0)
    return Part("local%d" % i, [
        ["signature", 4, 0x04034B50], ["version", 2, version], ["flags", 2, m.flags], ["method", 2, 8 if m.deflated else 0],
        ["time", 2, 0], ["date", 2, 0x21], ["crc", 4, crc], ["csize", 4, csize], ["usize", 4, usize],
        ["name_size", 2, len(m.name)], ["extra_size", 2, size], ["name", 0, m.name]] + more + [["extra", 0, m.local_extra]])


def descriptor_part(m, i):
    wide = 8 if m.style in ("pipe", "pipe_old") else 4
    signed = [] if m.style == "pipe_bare" else [["signature", 4, 0x08074B50]]
    return Part("descriptor%d" % i, signed + [["crc", 4, zlib.crc32(m.data)], ["csize", wide, len(m.packed)],
                                              ["usize", wide, len(m.data)]])


def central_part(m, i):
    large = m.style == "large"
    more = [["zip64.id", 2, 1], ["zip64.size", 2, 24], ["zip64.usize", 8, len(m.data)], ["zip64.csize", 8, len(m.packed)],
            ["zip64.offset", 8, 0]] if large else []
    version = 45 if m.style in ("saturated", "pipe", "large") else 20
    return Part("central%d" % i, [
        ["signature", 4, 0x02014B50], ["made_by", 1, version], ["made_on", 1, 3], ["version", 2, version],
        ["flags", 2, m.flags], ["method", 2, 8 if m.deflated else 0], ["time", 2, 0], ["date", 2, 0x21],
        ["crc", 4, zlib.crc32(m.data)], ["csize", 4, 0xFFFFFFFF if large else len(m.packed)],
        ["usize", 4, 0xFFFFFFFF if large else len(m.data)], ["name_size", 2, len(m.name)],
        ["extra_size", 2, len(m.central_extra) + (28 if large else 0)], ["comment_size", 2, len(m.comment)],
        ["disk", 2, 0], ["internal", 2, 0], ["external", 4, m.attributes], ["offset", 4, 0xFFFFFFFF if large else 0],
        ["name", 0, m.name]] + more + [["extra", 0, m.central_extra], ["comment", 0, m.comment]])


class Archive:
    """`ends`: plain; equal (a ZIP64 end record too, the ordinary one is not saturated); large (it is)."""

    def __init__(self, members, ends="plain", comment=b""):
        self.members = members
        self.parts = []
        self.ends = ends
        for i, m in enumerate(members):
            self.parts.append(local_part(m, i))
            self.parts.append(Part("data%d" % i, [["data", 0, m.packed]]))
            if m.flags & DESCRIPTOR:
                self.parts.append(descriptor_part(m, i))
        for i, m in enumerate(members):
            self.parts.append(central_part(m, i))
        n = len(members)
        if ends != "plain":
            self.parts.append(Part("end64", [
                ["signature", 4, 0x06064B50], ["size", 8, 44], ["made_by", 2, 45], ["version", 2, 45], ["disk", 4, 0],
                ["cd_disk", 4, 0], ["here", 8, n], ["total", 8, n], ["cd_size", 8, 0], ["cd_offset", 8, 0]]))
            self.parts.append(Part("locator", [["signature", 4, 0x07064B50], ["disk", 4, 0], ["offset", 8, 0],
                                               ["disks", 4, 1]]))
        large = ends == "large"
        self.parts.append(Part("end", [
            ["signature", 4, 0x06054B50], ["disk", 2, 0], ["cd_disk", 2, 0], ["here", 2, 0xFFFF if large else n],
            ["total", 2, 0xFFFF if large else n], ["cd_size", 4, 0xFFFFFFFF if large else 0],
            ["cd_offset", 4, 0xFFFFFFFF if large else 0], ["comment_size", 2, len(comment)], ["comment", 0, comment]]))
        self.place()

    def part(self, name):
        return next(p for p in self.parts if p.name == name)

    def index(self, name):
        return next(i for i, p in enumerate(self.parts) if p.name == name)

    def insert(self, before, name, data):
        """Other bytes in front of a part ("" means behind the last)."""
        at = self.index(before) if before else len(self.parts)
        self.parts.insert(at, Part(name, [["data", 0, data]]))
        return self

    def places(self):
        at, found = 0, {}
        for p in self.parts:
            found[p.name] = at
            at += len(p.bytes())
        found[""] = at
        return found

    def place(self):
        """Offsets as the parts stand now."""
        at = self.places()
        first = next((p.name for p in self.parts if p.name.startswith("central")), None)
        after = "end64" if self.ends != "plain" else "end"
        start = at[first] if first else at[after]
        for i, m in enumerate(self.members):
            entry = self.part("central%d" % i)
            entry.set("zip64.offset" if entry.has("zip64.offset") else "offset", at["local%d" % i])
        last = [p for p in self.parts if p.name.startswith("central")]
        size = at[last[-1].name] + len(last[-1].bytes()) - start if last else 0
        if self.ends != "plain":
            self.part("end64").set("cd_offset", start)
            self.part("end64").set("cd_size", size)
            self.part("locator").set("offset", at["end64"])
        if self.ends != "large":
            self.part("end").set("cd_offset", start)
            self.part("end").set("cd_size", size)
        return self

    def bytes(self):
        return b"".join(p.bytes() for p in self.parts)
