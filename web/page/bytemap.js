// SPDX-License-Identifier: Apache-2.0
// The picture of the file: its bytes in reading order, in colours of the kinds of fields.
'use strict';
import { byId, make, colour, KINDS, grouped } from './util.js';

const COLUMNS = 256;
const ROWS = 16;

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
    this.canvas.addEventListener('click', (/** @type {MouseEvent} */ e) => {
      const r = this.canvas.getBoundingClientRect();
      const column = Math.floor((e.clientX - r.left) / r.width * COLUMNS);
      const row = Math.floor((e.clientY - r.top) / r.height * ROWS);
      this.go((row * COLUMNS + column) / (COLUMNS * ROWS));
    });
    this.canvas.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => {
      const step = /** @type {Record<string, number>} */ ({
        ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS,
      })[e.key];
      if (step === undefined) return;
      e.preventDefault();
      this.go(this.at / Math.max(1, this.size) + step / (COLUMNS * ROWS));
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
    this.draw();
    const used = [...new Set(cells)].sort();
    this.legend.replaceChildren(...used.filter((kind) => kind !== 9 || !used.includes(8)).map((kind) => {
      const entry = make('span', '');
      const dot = make('i', '');
      dot.style.background = `var(--k${kind})`;
      entry.append(dot, (names || KINDS)[kind]);
      return entry;
    }));
  }

  static cells() { return COLUMNS * ROWS; }

  draw() {
    const g = this.canvas.getContext('2d');
    const w = this.canvas.width / COLUMNS;
    const h = this.canvas.height / ROWS;
    const colours = KINDS.map((_, i) => colour('--k' + i));
    g.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.cells.forEach((kind, i) => {
      g.fillStyle = colours[kind];
      g.globalAlpha = kind === 0 ? 0.25 : 0.9;
      g.fillRect(i % COLUMNS * w, Math.floor(i / COLUMNS) * h, w, h - 0.5);
    });
    g.globalAlpha = 1;
    if (this.size === 0) return;
    const mark = (/** @type {number} */ offset, /** @type {string} */ name, /** @type {number} */ size) => {
      const i = Math.min(COLUMNS * ROWS - 1, Math.floor(offset / this.size * COLUMNS * ROWS));
      g.fillStyle = colour(name);
      g.fillRect(i % COLUMNS * w - size, Math.floor(i / COLUMNS) * h - size, w + 2 * size, h + 2 * size);
    };
    mark(this.at, '--ink', 1);
    if (this.wrong >= 0) mark(this.wrong, '--bad', 4);
  }
}
