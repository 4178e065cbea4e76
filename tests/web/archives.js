// SPDX-License-Identifier: Apache-2.0
// Archives, and files of Flax, of any size that are holes but for their records: stored members of zeros, with a last byte of 42, and right checksums.
'use strict';
const fs = require('fs');
const zlib = require('zlib');

const u16 = (...numbers) => Buffer.concat(numbers.map((n) => { const b = Buffer.alloc(2); b.writeUInt16LE(n); return b; }));
const u32 = (...numbers) => Buffer.concat(numbers.map((n) => { const b = Buffer.alloc(4); b.writeUInt32LE(n); return b; }));
const u64 = (...numbers) => Buffer.concat(numbers.map((n) => { const b = Buffer.alloc(8); b.writeBigUInt64LE(BigInt(n)); return b; }));
const LARGE = 0xffffffff;

/** A matrix over bits times a vector of them. */
function times(matrix, vector) {
  let sum = 0;
  for (let i = 0; vector !== 0; i++, vector >>>= 1) if (vector & 1) sum ^= matrix[i];
  return sum >>> 0;
}

/** The CRC-32 of some bytes with `n` zeros behind them, from theirs: what a bit of zero does, squared as often as it takes. */
function withZeros(crc, n) {
  let matrix = [0xedb88320, ...Array.from({ length: 31 }, (_, i) => 2 ** i)];
  const square = () => { const old = matrix; matrix = old.map((column) => times(old, column)); };
  let state = ~crc >>> 0;
  for (let i = 0; i < 3; i++) square();
  for (let left = BigInt(n); left > 0n; left >>= 1n, square()) if (left & 1n) state = times(matrix, state);
  return ~state >>> 0;
}

class Archive {
  constructor(file) {
    this.fd = fs.openSync(file, 'w');
    this.at = 0;
    this.entries = [];
  }

  put(bytes) {
    fs.writeSync(this.fd, bytes, 0, bytes.length, this.at);
    this.at += bytes.length;
  }

  /** `head`, then zeros, then 42, of `size` bytes together; without a size, the head alone. `wrong`: another checksum. @returns where it begins */
  member(name, head, size = head.length, wrong = false) {
    const offset = this.at;
    const last = size > head.length ? Buffer.from([42]) : Buffer.alloc(0);
    const crc = zlib.crc32(last, withZeros(zlib.crc32(head), size - head.length - last.length)) ^ Number(wrong);
    const sizes = size >= LARGE ? u32(LARGE, LARGE) : u32(size, size);
    const extra = size >= LARGE ? Buffer.concat([u16(1, 16), u64(size, size)]) : Buffer.alloc(0);
    const facts = Buffer.concat([u16(0, 0, 0, 0x21), u32(crc >>> 0), sizes]);
    const id = Buffer.from(name);
    this.put(Buffer.concat([u32(0x04034b50), u16(size >= LARGE ? 45 : 20), facts, u16(id.length, extra.length), id, extra, head]));
    this.at += size - head.length - last.length;
    this.put(last);
    this.entries.push({ id, facts, size, offset });
    return offset;
  }

  /** With the records of ZIP64 where they are needed, or in any case, as PyTorch has it. */
  end(always64 = false) {
    const directory = this.at;
    for (const { id, facts, size, offset } of this.entries) {
      const large = [...(size >= LARGE ? [size, size] : []), ...(offset >= LARGE ? [offset] : [])];
      const extra = large.length > 0 ? Buffer.concat([u16(1, 8 * large.length), u64(...large)]) : Buffer.alloc(0);
      const version = large.length > 0 ? 45 : 20;
      this.put(Buffer.concat([u32(0x02014b50), u16(version, size >= LARGE ? 45 : version), facts, u16(id.length, extra.length, 0, 0, 0), u32(0, Math.min(offset, LARGE)), id, extra]));
    }
    const length = this.at - directory;
    const count = this.entries.length;
    if (always64 || directory >= LARGE) {
      const end = this.at;
      this.put(Buffer.concat([u32(0x06064b50), u64(44), u16(45, 45), u32(0, 0), u64(count, count, length, directory), u32(0x07064b50, 0), u64(end), u32(1)]));
    }
    this.put(Buffer.concat([u32(0x06054b50), u16(0, 0, count, count), u32(length, Math.min(directory, LARGE)), u16(0)]));
    fs.closeSync(this.fd);
  }
}

function arrayHead(length) {
  const text = `{'descr': '|u1', 'fortran_order': False, 'shape': (${length},), }`.padEnd(117) + '\n';
  return Buffer.concat([Buffer.from('\x93NUMPY\x01\x00v\x00', 'latin1'), Buffer.from(text)]);
}

/** An archive of arrays of so many bytes. `wrong`: the number of one with another checksum. @returns where each member begins */
function writeNpz(file, sizes, wrong = -1) {
  const archive = new Archive(file);
  const places = sizes.map((size, i) => archive.member(`layer.${i}.npy`, arrayHead(size), 128 + size, i === wrong));
  archive.end();
  return places;
}

/** A checkpoint with a dictionary of tensors of so many bytes, and its pickle in front of them or behind. */
function writePt(file, sizes, isLate = false) {
  const text = (t) => Buffer.concat([Buffer.from('X'), u32(t.length), Buffer.from(t)]);
  const int = (n) => Buffer.concat([Buffer.from([0x8a, 5]), u64(n).subarray(0, 5)]);
  const tensor = (n, i) => Buffer.concat([text(`layer.${i}`), Buffer.from('ctorch._utils\n_rebuild_tensor_v2\n(('), text('storage'), Buffer.from('ctorch\nByteStorage\n'),
    text(String(i)), text('cpu'), int(n), Buffer.from('tQK\x00'), int(n), Buffer.from('\x85K\x01\x85\x89ccollections\nOrderedDict\n)RtR', 'latin1')]);
  const pickle = Buffer.concat([Buffer.from('\x80\x02}(', 'latin1'), ...sizes.map(tensor), Buffer.from('u.')]);
  const archive = new Archive(file);
  if (!isLate) archive.member('m/data.pkl', pickle);
  archive.member('m/byteorder', Buffer.from('little'));
  sizes.forEach((size, i) => archive.member(`m/data/${i}`, Buffer.alloc(0), size));
  if (isLate) archive.member('m/data.pkl', pickle);
  archive.member('m/version', Buffer.from('3\n'));
  archive.end(true);
}

/** A Flax file with a map of arrays of so many bytes. @returns where each key begins */
function writeFlax(file, sizes) {
  const text = (t) => Buffer.concat([Buffer.from([0xd9, t.length]), Buffer.from(t)]);
  const word = (n) => { const b = Buffer.alloc(4); b.writeUInt32BE(n); return b; };
  const fd = fs.openSync(file, 'w');
  let at = 0;
  const put = (bytes) => { at += fs.writeSync(fd, bytes, 0, bytes.length, at); };
  put(Buffer.concat([Buffer.from([0x81]), text('params'), Buffer.from([0xde, 0, sizes.length])]));
  const places = sizes.map((size, i) => {
    const place = at;
    const head = Buffer.concat([Buffer.from([0x93, 0x91, 0xce]), word(size), text('uint8'), Buffer.from([0xc6]), word(size)]);
    put(Buffer.concat([text(`layer_${i}`), Buffer.from([0xc9]), word(head.length + size), Buffer.from([1]), head]));
    at += size - 1;
    put(Buffer.from([42]));
    return place;
  });
  fs.closeSync(fd);
  return places;
}

module.exports = { writeNpz, writePt, writeFlax };
