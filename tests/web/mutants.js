// SPDX-License-Identifier: Apache-2.0
// Hostile files: samples with changes from a seeded generator, the same in each run, and some that aim at the page.
'use strict';
const fs = require('fs');
const path = require('path');

/** @param {number} seed */
function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * below);
  };
}

function mutant(bytes, random) {
  const changed = Buffer.from(bytes);
  const at = random(changed.length);
  switch (random(5)) {
  case 0: return changed.subarray(0, at);
  case 1: return Buffer.concat([changed, changed.subarray(0, 1 + random(32))]);
  case 2: changed.fill(0xff, at, Math.min(changed.length, at + 1 + random(8))); return changed;
  case 3: return Buffer.concat([changed.subarray(0, at), Buffer.alloc(1 + random(9)), changed.subarray(at)]);
  default:
    for (let i = 1 + random(4); i > 0; i--) changed[random(changed.length)] ^= 1 << random(8);
    return changed;
  }
}

function safetensors(header, size) {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([length, text, Buffer.alloc(size)]);
}

/** Names and texts that would do something if any of them became markup, or steered a terminal. */
function forThePage() {
  const names = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '\u202eevil\u202c', 'a\u0000b', '__proto__x', '&lt;', '../../etc'];
  const header = { __metadata__: Object.fromEntries(names.map((name) => [name, name])) };
  names.forEach((name, i) => { header[name] = { dtype: 'F32', shape: [1], data_offsets: [4 * i, 4 * i + 4] }; });
  const refused = { '<b>bold</b>': { dtype: '<i>F32</i>', shape: [1], data_offsets: [0, 4] } };
  return { 'names.safetensors': safetensors(header, 4 * names.length), 'refused.safetensors': safetensors(refused, 4),
    '<img src=x onerror=alert(1)>.npy': Buffer.from('<html>'), 'empty.npy': Buffer.alloc(0), 'one.bin': Buffer.from([0]) };
}

/** Writes `count` mutants of the files and the others to a folder; returns their paths. */
function writeHostile(folder, files, count) {
  const random = generator(20240817);
  const written = [];
  const put = (name, bytes) => {
    written.push(path.join(folder, name));
    fs.writeFileSync(written[written.length - 1], bytes);
  };
  for (let i = 0; i < count; i++) {
    const file = files[i % files.length];
    put(`${String(i).padStart(4, '0')}_${path.basename(file)}`, mutant(fs.readFileSync(file), random));
  }
  for (const [name, bytes] of Object.entries(forThePage())) put(name, bytes);
  return written;
}

/** Files whose names decide: what is in them is judged otherwise, or has a note, under another name. Returns their paths. */
function writeNamed(folder, files) {
  const bytesOf = (suffix) => fs.readFileSync(files.find((file) => file.endsWith(suffix)));
  const named = { 'other.gguf': bytesOf('.safetensors'), 'part-00001-of-00002.gguf': bytesOf('.gguf'),
    'part-00001-of-00002.safetensors': bytesOf('.safetensors'), 'script.npy': Buffer.from('#!/bin/sh\necho\n') };
  return Object.entries(named).map(([name, bytes]) => {
    fs.writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  });
}

module.exports = { writeHostile, writeNamed };
