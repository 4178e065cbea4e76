// SPDX-License-Identifier: Apache-2.0
// A histogram and a heat map, on a canvas.
'use strict';
import { colour } from './util.js';

/** Colours of numbers: dark violet to yellow, even in lightness, so that it can be read without colours. */
const RAMP = [[68, 1, 84], [71, 44, 122], [59, 81, 139], [44, 113, 142], [33, 144, 141], [39, 173, 129], [92, 200, 99], [170, 220, 50], [253, 231, 37]];
/** For values on both sides of zero: blue, light, red. */
const BOTH = [[33, 80, 160], [86, 140, 200], [160, 196, 226], [222, 232, 240], [247, 246, 243], [248, 222, 208], [238, 170, 142], [212, 96, 84], [160, 24, 52]];

/** @param {number[][]} ramp @param {number} t from 0 to 1 */
function mixed(ramp, t) {
  const at = Math.max(0, Math.min(0.999999, t)) * (ramp.length - 1);
  const i = Math.floor(at);
  const f = at - i;
  return ramp[i].map((c, k) => c + (ramp[i + 1][k] - c) * f);
}

/** @param {HTMLCanvasElement} canvas @param {number[]} bins */
export function paintHistogram(canvas, bins) {
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { width, height } = canvas;
  g.clearRect(0, 0, width, height);
  const most = Math.max(1, ...bins);
  const step = width / Math.max(1, bins.length);
  g.fillStyle = colour('--accent');
  bins.forEach((n, i) => {
    if (n === 0) return;
    const h = Math.max(3, n / most * (height - 12));
    g.fillRect(i * step + 1, height - h, step - 2, h);
  });
}

/** @param {HTMLCanvasElement} canvas @param {{width: number, height: number, values: Float64Array}} slice */
export function paintHeat(canvas, slice) {
  const { width, height, values } = slice;
  let low = Infinity;
  let high = -Infinity;
  for (const x of values) {
    if (!Number.isFinite(x)) continue;
    if (x < low) low = x;
    if (x > high) high = x;
  }
  const both = low < 0 && high > 0;
  const bound = Math.max(-low, high);
  if (both) { low = -bound; high = bound; }
  const range = high > low ? high - low : 1;
  const ramp = both ? BOTH : RAMP;
  canvas.width = width;
  canvas.height = height;
  const fit = Math.min(400 / width, 280 / height, 48);
  const scale = fit >= 3 ? Math.floor(fit) : fit;
  canvas.style.width = Math.max(width * scale, 1) + 'px';
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const image = g.createImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    const x = values[i];
    /* What is no number has a colour that no number has. */
    const rgb = Number.isNaN(x) ? [255, 0, 200] : mixed(ramp, x === Infinity ? 1 : x === -Infinity ? 0 : (x - low) / range);
    image.data.set([rgb[0], rgb[1], rgb[2], 255], i * 4);
  }
  g.putImageData(image, 0, 0);
}
