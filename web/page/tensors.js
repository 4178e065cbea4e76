// SPDX-License-Identifier: Apache-2.0
// Tensors: a list of any length, and of the chosen one its figures, a histogram and a slice as a picture.
'use strict';
import { byId, make, fillFacts, grouped, byteSize, number, tensorColour, visible } from './util.js';
import { paintHeat, paintHistogram } from './plots.js';
import { Values } from './values.js';

const BATCH = 256;
const MOST_BATCHES = 128;
const SEARCH_AFTER_MS = 120;
const ROW = 30;
const SIDE = 256;

/** @param {any} t */
const shapeText = (t) => (t.shape.length === 0 ? 'scalar' : t.shape.join('\u2009\u00d7\u2009'));

export class TensorView {
  /** @param {{onChoose: (tensor: any) => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.list = byId('tensor-list');
    this.space = make('div', '');
    this.space.setAttribute('role', 'presentation');
    this.client = null;
    this.values = new Values();
    /** @type {any} whom the values of the chosen one are asked of */
    this.reader = null;
    this.count = 0;
    /** @type {Map<number, {tensors: any[], ready: Promise<void>}>} batches of tensors, empty while they are asked for */
    this.batches = new Map();
    this.chosen = -1;
    /** @type {any} what is known of the chosen one, which stays when its batch goes */
    this.about = null;
    /** @type {Uint32Array | null} numbers of the tensors in the list, if not of all */
    this.found = null;
    this.waiting = 0;
    this.asked = 0;
    /** @type {number[]} */
    this.where = [];
    this.rows = 0;
    this.columns = 0;
    /** @type {any} */
    this.slice = null;
    this.list.addEventListener('scroll', () => this.draw());
    this.list.addEventListener('click', (/** @type {MouseEvent} */ e) => {
      const item = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest('.item'));
      if (item) this.choose(Number(item.dataset.index), true);
    });
    this.list.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.key(e));
    new ResizeObserver(() => this.draw()).observe(this.list);
    byId('heat').addEventListener('pointermove', (/** @type {PointerEvent} */ e) => this.point(e));
    const field = byId('search');
    field.addEventListener('input', () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.search(field.value), SEARCH_AFTER_MS);
    });
    field.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.searchKey(e));
  }

  clear() {
    this.client = this.reader = null;
    this.values.use(null);
    this.count = 0;
    this.chosen = -1;
    this.about = this.slice = this.found = null;
    this.batches.clear();
    clearTimeout(this.waiting);
    byId('search').value = '';
    byId('search-box').hidden = byId('none-found').hidden = true;
    this.list.replaceChildren();
    byId('tensor').hidden = true;
    this.list.hidden = false;
    byId('tensor-count').textContent = '';
  }

  /** @param {any} client @param {number} count @param {{checksums: boolean, open: (client: any) => Promise<any>}} file */
  async open(client, count, file) {
    this.clear();
    this.client = client;
    this.values.use(client, file);
    this.count = count;
    byId('tensor-count').textContent = grouped(count);
    byId('search-box').hidden = count < 2;
    byId('tensor-list').parentElement.classList.toggle('no-tensors', count === 0);
    this.list.replaceChildren(this.space);
    await this.load(0);
    this.draw();
    if (count > 0) await this.choose(0, false);
  }

  /** @param {number} batch */
  load(batch) {
    const client = this.client;
    const known = this.batches.get(batch);
    if (known) return known.ready;
    if (this.batches.size >= MOST_BATCHES) this.batches.delete(/** @type {number} */ (this.batches.keys().next().value));
    const asked = { tensors: /** @type {any[]} */ ([]), ready: client.ask('tensors', [batch * BATCH, BATCH]).then((/** @type {any} */ answer) => {
      if (client !== this.client || answer.error) return;
      asked.tensors = answer;
      this.draw();
    }) };
    this.batches.set(batch, asked);
    return asked.ready;
  }

  /** What is known of a tensor by now. @param {number} i */
  get(i) { return i === this.chosen && this.about ? this.about : this.batches.get(Math.floor(i / BATCH))?.tensors[i % BATCH]; }

  // ------------------------------------------------------------------------------------ search

  length() { return this.found ? this.found.length : this.count; }

  /** The tensor in a row of the list. @param {number} row */
  at(row) { return this.found ? this.found[row] : row; }

  /** The row of a tensor, or -1. @param {number} i */
  rowOf(i) { return this.found ? this.found.indexOf(i) : i; }

  /** Lists the tensors whose names fit. The worker reads the names; here are only their numbers. @param {string} text */
  async search(text) {
    const client = this.client;
    const of = ` of ${grouped(this.count)}`;
    const isWanted = () => client === this.client && byId('search').value === text;
    const tell = (/** @type {any} */ progress) => { if (isWanted()) byId('tensor-count').textContent = `${grouped(progress.count)}${of} \u2026`; };
    if (!client) return;
    const answer = text === '' ? null : await client.ask('find', [text], tell);
    if (!isWanted() || (text !== '' && !answer)) return;
    this.found = answer?.numbers || null;
    byId('tensor-count').textContent = !answer ? grouped(this.count) : answer.error ? visible(answer.error.message) : grouped(answer.count) + of;
    this.list.dataset.searched = text;
    byId('none-found').hidden = this.length() > 0;
    byId('none-found').textContent = visible(text.includes('*') ? `No tensor has a name that fits ${text}` : `No tensor has ${text} in its name`);
    this.list.hidden = this.length() === 0;
    this.space.style.height = this.length() * ROW + 'px';
    this.list.scrollTop = 0;
    this.reveal(Math.max(0, this.rowOf(this.chosen)));
    this.draw();
  }

  /** @param {KeyboardEvent} e */
  searchKey(e) {
    if (e.key === 'Escape') {
      byId('search').value = '';
      this.search('');
    } else if ((e.key === 'Enter' || e.key === 'ArrowDown') && this.length() > 0) {
      this.list.focus();
      if (this.rowOf(this.chosen) < 0) this.choose(this.at(0), true);
    } else {
      return;
    }
    e.preventDefault();
  }

  // -------------------------------------------------------------------------------------- list

  draw() {
    const there = new Map([...this.list.children].map((child) => [child.id, child]));
    const first = Math.max(0, Math.floor((this.list.scrollTop - 6) / ROW) - 2);
    const last = Math.min(this.length(), first + Math.ceil(this.list.clientHeight / ROW) + 5);
    const items = [];
    this.space.style.height = this.length() * ROW + 'px';
    for (let row = first; row < last; row++) {
      const i = this.at(row);
      const t = this.get(i);
      if (t === undefined) this.load(Math.floor(i / BATCH));
      const item = make('div', 'item');
      item.setAttribute('role', 'option');
      item.setAttribute('aria-selected', String(i === this.chosen));
      item.setAttribute('aria-posinset', String(row + 1));
      item.setAttribute('aria-setsize', String(this.length()));
      item.id = 'tensor-' + i;
      item.dataset.index = String(i);
      item.style.top = 6 + row * ROW + 'px';
      const dot = make('i', '');
      dot.style.background = tensorColour(i);
      if (t) item.append(dot, make('span', 'name', t.name), make('span', 'dtype', t.dtype), make('span', 'shape', shapeText(t)));
      if (t?.shard) item.title = `in ${visible(t.shard)}`;
      const old = there.get(item.id);
      items.push(old?.isEqualNode(item) ? old : item);
    }
    this.place(items);
    if (items.some((item) => item.getAttribute('aria-selected') === 'true')) this.list.setAttribute('aria-activedescendant', 'tensor-' + this.chosen);
    else this.list.removeAttribute('aria-activedescendant');
  }

  /** The items of the list. One that is there stays in the document: a click on an item needs the same item at its press.
   *  @param {Element[]} items */
  place(items) {
    for (const child of [...this.list.children]) {
      if (child !== this.space && !items.includes(child)) child.remove();
    }
    /** @type {Element} */
    let last = this.space;
    for (const item of items) {
      if (last.nextSibling !== item) last.after(item);
      last = item;
    }
  }

  /** @param {number} row */
  reveal(row) {
    const top = row * ROW;
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (top + ROW + 12 > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = top + ROW + 12 - this.list.clientHeight;
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const page = Math.max(1, Math.floor(this.list.clientHeight / ROW) - 1);
    const step = /** @type {Record<string, number>} */ ({
      ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count,
    })[e.key];
    if (step === undefined || this.length() === 0) return;
    e.preventDefault();
    this.choose(this.at(Math.max(0, Math.min(this.length() - 1, this.rowOf(this.chosen) + step))), true);
  }

  /** @param {number} i @param {boolean} tell */
  async choose(i, tell) {
    this.chosen = i;
    this.about = null;
    this.reveal(Math.max(0, this.rowOf(i)));
    await this.load(Math.floor(i / BATCH));
    const t = this.get(i);
    this.draw();
    if (!t || this.chosen !== i) return;
    this.about = t;
    byId('tensor').hidden = false;
    byId('tensor-name').textContent = visible(t.name) || '(no name)';
    const details = [t.dtype, shapeText(t), byteSize(t.nbytes)];
    if (t.storage !== 'dense') details.push(t.storage);
    if (t.order) details.push(t.order);
    if (t.shard) details.push(`in ${t.shard}`);
    if (t.fp_pos !== undefined) details.push(`fixed point, value = stored / 2^${t.fp_pos}`);
    byId('tensor-about').textContent = details.join(' \u00b7 ');
    this.where = t.shape.map(() => 0);
    this.axes(t);
    if (tell) this.hooks.onChoose(t);
    const shown = this.showValues(i, t);
    if (!this.values.isLong(t)) await shown;
  }

  /** @param {number} i @param {any} t */
  async showValues(i, t) {
    const client = this.client;
    const reader = await this.values.of(t);
    if (client !== this.client || this.chosen !== i) return;
    this.reader = reader;
    await Promise.all([this.figures(i), this.picture()]);
  }

  current() { return this.get(this.chosen); }

  /** @param {number} i */
  async figures(i) {
    const client = this.client;
    const show = (/** @type {any} */ answer) => {
      if (client !== this.client || this.chosen !== i || !answer) return;
      if (answer.read !== undefined) {
        const part = Math.min(99, Math.floor(answer.read / Math.max(1, this.current()?.nbytes) * 100));
        byId('histogram-text').textContent = `read for its checksum: ${part} %`;
        return;
      }
      if (answer.error) {
        byId('histogram-text').textContent = visible(answer.error.message);
        fillFacts(byId('figures'), []);
        paintHistogram(byId('histogram'), []);
        return;
      }
      /** @type {[string, string][]} */
      const facts = [['elements', grouped(answer.count)]];
      if (answer.min !== undefined) {
        facts.push(['min', number(answer.min)], ['max', number(answer.max)], ['mean', number(answer.mean)],
          ['deviation', number(answer.deviation)], ['zeros', grouped(answer.zeros)]);
      }
      if (answer.nan > 0) facts.push(['NaN', grouped(answer.nan)]);
      if (answer.inf > 0) facts.push(['infinite', grouped(answer.inf)]);
      fillFacts(byId('figures'), facts);
      paintHistogram(byId('histogram'), answer.bins);
      const range = answer.min !== undefined ? `${number(answer.min)} \u2026 ${number(answer.max)}` : 'no finite values';
      const part = answer.done ? (answer.seen < answer.count ? `, from ${grouped(answer.seen)} of them, spread evenly` : '') :
        `, ${Math.round(answer.part * 100)} %`;
      byId('histogram-text').textContent = range + part;
    };
    show(await this.reader.ask('figures', [i], show));
  }

  // ------------------------------------------------------------------------------------- slice

  /** @param {any} t */
  axes(t) {
    const box = byId('axes');
    const rank = t.shape.length;
    this.rows = Math.max(0, rank - 2);
    this.columns = Math.max(0, rank - 1);
    box.replaceChildren();
    if (rank < 3 || t.storage === 'partial') return;
    const choice = (/** @type {string} */ text, /** @type {'rows' | 'columns'} */ which) => {
      const label = make('label', '', text);
      const select = document.createElement('select');
      t.shape.forEach((/** @type {number} */ n, /** @type {number} */ axis) => select.add(new Option(`axis ${axis} (${n})`, String(axis))));
      select.value = String(this[which]);
      select.onchange = () => {
        const other = which === 'rows' ? 'columns' : 'rows';
        if (this[other] === Number(select.value)) this[other] = this[which];
        this[which] = Number(select.value);
        this.fixed(t);
        this.picture();
      };
      label.append(select);
      return label;
    };
    box.append(choice('rows', 'rows'), choice('columns', 'columns'), make('span', 'fixed'));
    this.fixed(t);
  }

  /** The positions on the other axes. @param {any} t */
  fixed(t) {
    const box = byId('axes');
    const [rows, columns] = box.querySelectorAll('select');
    rows.value = String(this.rows);
    columns.value = String(this.columns);
    for (const old of box.querySelectorAll('.where')) old.remove();
    t.shape.forEach((/** @type {number} */ n, /** @type {number} */ axis) => {
      if (axis === this.rows || axis === this.columns) return;
      const label = make('label', 'where', `axis ${axis}`);
      const input = document.createElement('input');
      Object.assign(input, { type: 'number', min: '0', max: String(n - 1), value: String(this.where[axis]) });
      input.oninput = () => {
        this.where[axis] = Math.max(0, Math.min(n - 1, Math.floor(Number(input.value)) || 0));
        this.picture();
      };
      label.append(input);
      box.append(label);
    });
  }

  async picture() {
    const client = this.client;
    const mine = ++this.asked;
    const t = this.current();
    const text = byId('heat-text');
    const rank = t.storage === 'partial' ? 1 : t.shape.length;
    const none = 0xffffffff;
    const answer = await this.reader.ask('slice', [this.chosen, rank >= 2 ? this.rows : none, rank >= 1 ? Math.min(this.columns, rank - 1) : none,
      rank === 0 ? [0] : this.where.slice(0, 255), SIDE]);
    if (client !== this.client || mine !== this.asked) return;
    this.slice = answer.error || answer.width === 0 || answer.height === 0 ? null : answer;
    byId('heat').hidden = this.slice === null;
    if (this.slice === null) {
      text.textContent = answer.error ? visible(answer.error.message) : 'no elements';
      return;
    }
    paintHeat(byId('heat'), answer);
    text.textContent = this.sliceText();
  }

  sliceText() {
    const s = this.slice;
    const whole = s.rows === s.height && s.columns === s.width;
    return `${grouped(s.rows)} \u00d7 ${grouped(s.columns)}` + (whole ? '' : `, shown as ${s.height} \u00d7 ${s.width} samples`);
  }

  /** @param {PointerEvent} e */
  point(e) {
    const s = this.slice;
    if (!s) return;
    const r = byId('heat').getBoundingClientRect();
    const x = Math.floor((e.clientX - r.left) / r.width * s.width);
    const y = Math.floor((e.clientY - r.top) / r.height * s.height);
    const value = s.values[y * s.width + x];
    if (x < 0 || y < 0 || x >= s.width || y >= s.height || value === undefined) return;
    const row = Math.floor((y + 0.5) * s.rows / s.height);
    const column = Math.floor((x + 0.5) * s.columns / s.width);
    byId('heat-text').textContent = `[${row}, ${column}] = ${number(value)}   ${this.sliceText()}`;
  }

  redraw() {
    if (this.slice) paintHeat(byId('heat'), this.slice);
    if (this.chosen >= 0 && this.reader) this.figures(this.chosen);
  }
}
