// SPDX-License-Identifier: Apache-2.0
// The bytes of the file. Only the visible lines are in the document, and a browser's scroll area is too short for the
// lines of a gigabyte; so this view scrolls by itself. A line is a few runs of the same look, not an element
// for each byte.
'use strict';
import { byId, make, grouped } from './util.js';

/** A phone has room for half a line. */
const NARROW = matchMedia('(max-width: 660px)');
const bytesInLine = () => (NARROW.matches ? 8 : 16);
const HEIGHT = 20;
const BLOCK = 1 << 14;
const MOST_BLOCKS = 96;

const HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));
const CHARS = Array.from({ length: 256 }, (_, i) => (i >= 32 && i < 127 ? String.fromCharCode(i) : '\u00b7'));

/** @typedef {{bytes: Uint8Array | null, kinds: Uint8Array | null}} Block */

export class HexView {
  /** @param {{onPick: (offset: number) => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.box = byId('hex');
    this.bar = byId('hex-bar');
    this.thumb = this.bar.firstElementChild;
    this.size = 0;
    this.perLine = bytesInLine();
    this.top = 0; // a line, with a fraction
    this.caret = -1;
    this.picked = [0, 0];
    this.wrong = -1;
    /** @type {Map<number, Block>} */
    this.blocks = new Map();
    /** @type {any[]} */
    this.lines = [];
    this.client = null;
    this.withSpans = false;
    this.frame = 0;
    this.box.addEventListener('wheel', (/** @type {WheelEvent} */ e) => {
      const unit = e.deltaMode === 1 ? 1 : e.deltaMode === 2 ? this.page() : 1 / HEIGHT;
      this.scrollTo(this.top + e.deltaY * unit);
      e.preventDefault();
    }, { passive: false });
    this.touch();
    this.box.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.key(e));
    this.dragBar();
    new ResizeObserver(() => this.draw()).observe(this.box);
    NARROW.addEventListener('change', () => this.fit());
    this.fit();
  }

  /** @param {any} client @param {number} size */
  open(client, size) {
    this.client = client;
    this.size = size;
    this.blocks.clear();
    this.top = 0;
    this.caret = -1;
    this.picked = [0, 0];
    this.wrong = -1;
    this.withSpans = false;
    for (const line of this.lines.splice(0)) line.line.remove(); // nothing of the last file stays in sight
    this.draw();
  }

  /** Another grammar reads the file that is shown: its place stays. @param {any} client @param {number} size */
  reopen(client, size) {
    const { top, caret, picked } = this;
    this.open(client, size);
    Object.assign(this, { caret, picked });
    this.scrollTo(top);
  }

  /** Colours are known from now on. */
  colour() {
    this.withSpans = true;
    this.blocks.clear();
    this.draw();
  }

  /** Lines of another length, from the same byte on. */
  fit() {
    const at = Math.floor(this.top) * this.perLine;
    this.perLine = bytesInLine();
    this.box.classList.toggle('short', NARROW.matches);
    this.scrollTo(Math.floor(at / this.perLine));
  }

  total() { return Math.ceil(this.size / this.perLine); }
  page() { return Math.max(1, Math.floor((this.box.clientHeight - 8) / HEIGHT)); }

  /** @param {number} line */
  scrollTo(line) {
    this.top = Math.max(0, Math.min(line, this.total() - this.page()));
    this.draw();
  }

  /** Shows a byte without moving the view more than it needs. @param {number} offset */
  reveal(offset) {
    const line = Math.floor(offset / this.perLine);
    const page = this.page();
    if (line < this.top || line > this.top + page - 2) this.scrollTo(line - Math.floor(page / 3));
    else this.draw();
  }

  /** @param {number} from @param {number} to */
  select(from, to) {
    this.picked = [from, to];
    this.caret = from;
    this.reveal(from);
  }

  /** @param {number} offset */
  mark(offset) {
    this.wrong = offset;
    this.caret = offset;
    this.reveal(offset);
  }

  // ------------------------------------------------------------------------------------- bytes

  /** @param {number} i @returns {Block} */
  block(i) {
    let block = this.blocks.get(i);
    if (block === undefined) {
      block = { bytes: null, kinds: null };
      if (this.blocks.size >= MOST_BLOCKS) this.blocks.delete(/** @type {number} */ (this.blocks.keys().next().value));
      this.blocks.set(i, block);
      const from = i * BLOCK;
      const to = Math.min(this.size, from + BLOCK);
      const client = this.client;
      const wanted = block;
      client.ask('bytes', [from, to, this.withSpans]).then((/** @type {any} */ answer) => {
        if (client !== this.client) return;
        wanted.bytes = answer.bytes;
        wanted.kinds = new Uint8Array(answer.bytes.length);
        for (const [a, b, kind] of answer.spans) wanted.kinds.fill(kind, a - from, b - from);
        this.draw();
      }, () => {});
    }
    return block;
  }

  // ----------------------------------------------------------------------------------- drawing

  draw() {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => { this.frame = 0; this.paint(); });
  }

  line() {
    const line = make('div', 'line');
    const parts = { line, at: make('span', 'at'), codes: make('span', 'codes'), chars: make('span', 'chars') };
    line.append(parts.at, parts.codes, parts.chars);
    return parts;
  }

  /** @param {number} offset */
  look(offset, kinds = /** @type {Uint8Array | null} */ (null)) {
    if (offset === this.wrong) return 'wrong';
    let name = 'k' + (kinds ? kinds[offset % BLOCK] : 0);
    if (offset >= this.picked[0] && offset < this.picked[1]) name += ' picked';
    if (offset === this.caret) name += ' caret';
    return name;
  }

  paint() {
    const first = Math.floor(this.top);
    const count = Math.min(this.page() + 2, Math.max(0, this.total() - first));
    while (this.lines.length < count) {
      const line = this.line();
      this.lines.push(line);
      this.box.append(line.line);
    }
    while (this.lines.length > count) this.lines.pop().line.remove();
    const shift = `translateY(${-(this.top - first) * HEIGHT}px)`;
    for (let i = 0; i < count; i++) {
      this.paintLine(this.lines[i], (first + i) * this.perLine);
      this.lines[i].line.style.transform = shift;
    }
    this.paintBar();
  }

  /** @param {any} line @param {number} from */
  paintLine(line, from) {
    const block = this.block(Math.floor(from / BLOCK));
    line.at.textContent = from.toString(16).padStart(8, '0');
    if (block.bytes === null) {
      line.codes.textContent = '\u00b7\u00b7 '.repeat(this.perLine);
      line.chars.textContent = '';
      return;
    }
    const end = Math.min(from + this.perLine, this.size);
    /** @type {HTMLElement[]} */
    const codes = [];
    /** @type {HTMLElement[]} */
    const chars = [];
    let look = '';
    let hex = '';
    let text = '';
    const flush = () => {
      if (hex === '') return;
      codes.push(make('span', look, hex));
      chars.push(make('span', look, text));
      hex = text = '';
    };
    for (let offset = from; offset < end; offset++) {
      const now = this.look(offset, block.kinds);
      if (now !== look) { flush(); look = now; }
      const byte = block.bytes[offset % BLOCK];
      hex += HEX[byte] + ' ';
      text += CHARS[byte];
    }
    flush();
    line.codes.replaceChildren(...codes);
    line.chars.replaceChildren(...chars);
  }

  paintBar() {
    const total = Math.max(1, this.total());
    const height = this.bar.clientHeight;
    const thumb = Math.max(28, Math.min(height, height * this.page() / total));
    const most = Math.max(1, total - this.page());
    this.thumb.style.height = thumb + 'px';
    this.thumb.style.top = (height - thumb) * Math.min(1, this.top / most) + 'px';
    this.bar.setAttribute('aria-valuemax', String(most));
    this.bar.setAttribute('aria-valuenow', String(Math.floor(this.top)));
  }

  // ------------------------------------------------------------------------------------- input

  dragBar() {
    const drag = (/** @type {PointerEvent} */ e) => {
      const r = this.bar.getBoundingClientRect();
      const thumb = this.thumb.offsetHeight;
      const part = (e.clientY - r.top - thumb / 2) / Math.max(1, r.height - thumb);
      this.scrollTo(Math.round(part * (this.total() - this.page())));
    };
    this.bar.addEventListener('pointerdown', (/** @type {PointerEvent} */ e) => {
      this.bar.setPointerCapture(e.pointerId);
      drag(e);
    });
    this.bar.addEventListener('pointermove', (/** @type {PointerEvent} */ e) => {
      if (this.bar.hasPointerCapture(e.pointerId)) drag(e);
    });
  }

  /** A finger that moves scrolls, one that does not picks a byte, as a mouse does at once. */
  touch() {
    /** @type {{y: number, top: number, moves: boolean} | null} */
    let finger = null;
    this.box.addEventListener('pointerdown', (/** @type {PointerEvent} */ e) => {
      if (e.pointerType !== 'touch') this.press(e);
      else finger = { y: e.clientY, top: this.top, moves: false };
    });
    this.box.addEventListener('pointermove', (/** @type {PointerEvent} */ e) => {
      if (!finger) return;
      finger.moves ||= Math.abs(e.clientY - finger.y) > 6;
      if (finger.moves) this.scrollTo(finger.top - (e.clientY - finger.y) / HEIGHT);
    });
    this.box.addEventListener('pointerup', (/** @type {PointerEvent} */ e) => {
      if (finger && !finger.moves) this.press(e);
      finger = null;
    });
    this.box.addEventListener('pointercancel', () => { finger = null; });
  }

  /** @param {PointerEvent} e */
  press(e) {
    const row = this.lines.find((l) => {
      const r = l.line.getBoundingClientRect();
      return e.clientY >= r.top && e.clientY < r.bottom;
    });
    if (row === undefined) return;
    const from = parseInt(row.at.textContent, 16);
    const codes = row.codes.getBoundingClientRect();
    const chars = row.chars.getBoundingClientRect();
    const width = codes.width / (3 * this.perLine);
    let column = -1;
    if (e.clientX >= codes.left && e.clientX < codes.right) column = Math.floor((e.clientX - codes.left) / width / 3);
    else if (e.clientX >= chars.left) column = Math.floor((e.clientX - chars.left) / width);
    if (column >= 0 && column < this.perLine && from + column < this.size) this.pick(from + column);
  }

  /** @param {number} offset */
  pick(offset) {
    if (this.size === 0) return;
    this.caret = Math.max(0, Math.min(offset, this.size - 1));
    this.picked = [this.caret, this.caret + 1];
    this.reveal(this.caret);
    this.hooks.onPick(this.caret);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const at = Math.max(0, this.caret);
    const page = this.page() * this.perLine;
    const to = /** @type {Record<string, number>} */ ({
      ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - this.perLine, ArrowDown: at + this.perLine, PageUp: at - page, PageDown: at + page,
      Home: e.ctrlKey ? 0 : at - at % this.perLine, End: e.ctrlKey ? this.size - 1 : at - at % this.perLine + this.perLine - 1,
    })[e.key];
    if (to === undefined || e.altKey || e.metaKey) return;
    e.preventDefault();
    this.pick(to);
  }

  describe() { return this.caret < 0 ? '' : `byte ${grouped(this.caret)} (0x${this.caret.toString(16)})`; }
}
