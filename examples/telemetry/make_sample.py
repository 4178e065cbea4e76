#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write a valid telemetry log to standard output: make_sample.py > sample.tlm"""
import binascii
import struct
import sys

TEMPERATURES, EVENT, STATUS = 1, 2, 3


def packet(number, kind, body, urgent=False):
    data = struct.pack(">BHB", 1 << 5 | urgent << 4 | kind, number, len(body)) + body
    return data + struct.pack(">H", binascii.crc_hqx(data, 0xffff))


def log():
    name = "Wärmefühler 7".encode()
    return b"".join((
        b"TLM1", bytes([len(name)]), name,
        packet(1, STATUS, bytes([87 << 1 | 1, 0])),
        packet(2, TEMPERATURES, struct.pack(">Ifff", 60, 21.5, -4.25, 1e6)),
        packet(3, EVENT, struct.pack(">IH", 75, 404) + b"sensor 3 is hot\0", urgent=True),
        packet(300, STATUS, bytes([12 << 1, 2])),
    ))


if __name__ == "__main__":
    sys.stdout.buffer.write(log())
