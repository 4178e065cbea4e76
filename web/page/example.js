// SPDX-License-Identifier: Apache-2.0
// Files to try the page with, made here: a small network in .safetensors, and the same with a header that lies.
'use strict';

/** @param {number} n @param {(i: number) => number} f */
const numbers = (n, f) => Float32Array.from({ length: n }, (_, i) => f(i));

/** Numbers that look random and are the same each time. @param {number} seed */
function normal(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

/** @param {boolean} damaged */
export function exampleFile(damaged) {
  const random = normal(7);
  const edge = (/** @type {number} */ i) => {
    const angle = Math.floor(i / 121) * Math.PI / 12;
    const x = i % 11 - 5;
    const y = Math.floor(i / 11) % 11 - 5;
    const along = x * Math.cos(angle) + y * Math.sin(angle);
    return Math.exp(-(x * x + y * y) / 12) * Math.cos(along * 1.1);
  };
  const wave = (/** @type {number} */ i) => {
    const x = (i % 192) / 192 - 0.5;
    const y = Math.floor(i / 192) / 128 - 0.5;
    const r = Math.hypot(x * 1.5, y);
    return Math.sin(38 * r - 3 * Math.atan2(y, x)) * Math.exp(-3.2 * r);
  };
  /** @type {[string, number[], Float32Array][]} */
  const tensors = [
    ['features.wave', [128, 192], numbers(128 * 192, wave)],
    ['conv1.weight', [12, 11, 11], numbers(12 * 121, edge)],
    ['conv1.bias', [12], numbers(12, () => 0.1 * random())],
    ['fc.weight', [64, 96], numbers(64 * 96, () => 0.05 * random())],
    ['fc.bias', [64], numbers(64, (i) => 0.02 * random() + (i === 20 ? NaN : 0))],
  ];
  /** @type {Record<string, any>} */
  const header = { __metadata__: { made_by: 'Tensorgate Inspector', purpose: 'an example' } };
  let at = 0;
  for (const [name, shape, values] of tensors) {
    header[name] = { dtype: 'F32', shape, data_offsets: [at, at + values.byteLength] };
    at += values.byteLength;
  }
  if (damaged) header['fc.weight'].shape = [64, 97];
  let text = JSON.stringify(header);
  text += ' '.repeat((8 - text.length % 8) % 8);
  const length = new DataView(new ArrayBuffer(8));
  length.setBigUint64(0, BigInt(text.length), true);
  return new File([length.buffer, text, ...tensors.map(([, , values]) => values)],
    damaged ? 'damaged.safetensors' : 'example.safetensors');
}
