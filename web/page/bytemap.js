// SPDX-License-Identifier: Apache-2.0
// The picture of the file: its bytes in reading order, in colours of the kinds of fields.
'use strict';
import { byId, make, colour, KINDS, TENSOR_KIND, grouped } from './util.js';

const ROWS = 16;
const MOST_CELLS = 4096;

/** How much of a kind's colour is seen, in the picture and in its legend. @param {number} kind */
const strength = (kind) => (kind === 0 ? 0.2 : kind >= TENSOR_KIND ? 0.82 : 1);

/** Mixed here and not by transparency, so that it does not depend on what is behind it. @param {number} kind */
function cellColour(kind) {
  const [ink, paper] = [`--k${kind}`, '--paper'].map((name) => [1, 3, 5].map((at) => parseInt(colour(name).slice(at, at + 2), 16)));
  return `rgb(${ink.map((c, i) => Math.round(paper[i] + (c - paper[i]) * strength(kind))).join(' ')})`;
}

export class ByteMap {
  /** @param {{onPick: (offset: number) => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.canvas = byId('map');
    this.legend = byId('legend');
    this.size = 0;
    /** @type {number[]} */
    this.cells = [];
    this.wrong = -1;
    this.at = 0;
    /** @type {[HTMLElement, number][]} those of the legend, with their kinds */
    this.dots = [];
    this.canvas.addEventListener('click', (/** @type {MouseEvent} */ e) => {
      const r = this.canvas.getBoundingClientRect();
      const column = Math.floor((e.clientX - r.left) / r.width * this.columns());
      const row = Math.floor((e.clientY - r.top) / r.height * ROWS);
      this.go((row * this.columns() + column) / this.count());
    });
    this.canvas.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => {
      const step = /** @type {Record<string, number>} */ ({
        ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.columns(), ArrowDown: this.columns(),
      })[e.key];
      if (step === undefined) return;
      e.preventDefault();
      this.go((Math.floor(this.at / Math.max(1, this.size) * this.count()) + step + 0.001) / this.count());
    });
  }

  /** @param {number} part of the file */
  go(part) {
    if (this.size > 0) this.hooks.onPick(Math.max(0, Math.min(this.size - 1, Math.floor(part * this.size))));
  }

  /** @param {number} offset */
  follow(offset) {
    this.at = offset;
    this.canvas.setAttribute('aria-valuenow', String(offset));
    this.canvas.setAttribute('aria-valuetext', `byte ${grouped(offset)}`);
    this.draw();
  }

  /** @param {number} size @param {number[]} cells @param {number} wrong @param {string[]} [names] of kinds */
  show(size, cells, wrong, names) {
    this.size = size;
    this.cells = cells;
    this.wrong = wrong;
    this.at = 0;
    this.canvas.setAttribute('aria-valuemax', String(Math.max(0, size - 1)));
    this.explain(names || KINDS);
    this.draw();
  }

  /** The legend: an entry for each kind that there is, and one for all tensors. @param {string[]} names */
  explain(names) {
    this.dots = [];
    const entry = (/** @type {number[]} */ kinds, /** @type {string} */ text) => {
      const span = make('span', '');
      for (const kind of kinds) {
        const dot = make('i', '');
        this.dots.push([dot, kind]);
        span.append(dot);
      }
      span.append(text);
      return span;
    };
    const used = [...new Set(this.cells)].filter((kind) => kind < TENSOR_KIND).sort();
    this.legend.replaceChildren(...used.map((kind) => entry([kind], names[kind])));
    if (!this.cells.some((kind) => kind >= TENSOR_KIND)) return;
    this.legend.append(entry(Array.from({ length: KINDS.length - TENSOR_KIND }, (_, i) => TENSOR_KIND + i), 'tensors'));
  }

  /** Cells for a file: a byte each, if there are few. @param {number} size */
  static cells(size) { return Math.max(1, Math.min(MOST_CELLS, size)); }

  count() { return ByteMap.cells(this.size); }
  columns() { return Math.ceil(this.count() / ROWS); }

  draw() {
    const g = this.canvas.getContext('2d');
    const columns = this.columns();
    const w = this.canvas.width / columns;
    const h = this.canvas.height / ROWS;
    const colours = KINDS.map((_, kind) => cellColour(kind));
    for (const [dot, kind] of this.dots) dot.style.background = colours[kind];
    g.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.cells.forEach((kind, i) => {
      g.fillStyle = colours[kind];
      const x = Math.round(i % columns * w); /* whole pixels: no seams between cells */
      g.fillRect(x, Math.floor(i / columns) * h, Math.round((i % columns + 1) * w) - x, h);
    });
    if (this.size === 0) return;
    const mark = (/** @type {number} */ offset, /** @type {string} */ name, /** @type {number} */ size) => {
      const i = Math.min(this.count() - 1, Math.floor(offset / this.size * this.count()));
      g.fillStyle = colour(name);
      g.fillRect(i % columns * w - size, Math.floor(i / columns) * h - size, w + 2 * size, h + 2 * size);
    };
    mark(this.at, '--ink', 1);
    if (this.wrong >= 0) mark(this.wrong, '--bad', 4);
  }
}
