// SPDX-License-Identifier: Apache-2.0
// A table about all tensors, which fills while the worker reads them: statistics, or the differences to another file. Rows
// are kept for saving; the first of them are in the document.
'use strict';
import { byId, make, grouped, visible, number, download } from './util.js';

const MOST_ROWS_SHOWN = 1000;
const MOST_ROWS_KEPT = 1 << 20;

/** @typedef {{cells: string[], kind: string}} Row */

/** @param {{dtype: string, shape: number[]} | undefined} side */
const sideText = (side) => (side ? `${side.dtype} [${side.shape.join(',')}]` : '');

/** The index of an element by its number in row-major order. @param {number} at @param {number[]} shape */
function indexText(at, shape) {
  const index = [];
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    index.unshift(at % shape[axis]);
    at = Math.floor(at / shape[axis]);
  }
  return `[${index.join(',')}]`;
}

const WHAT = /** @type {Record<string, string>} */ ({
  same: 'same', values: 'values', dtype: 'dtype', shape: 'shape', 'only-a': 'only here', 'only-b': 'only there', unread: 'not read',
});

export class Report {
  constructor() {
    this.dialog = byId('report');
    /** @type {Row[]} */
    this.rows = [];
    this.shown = 0;
    this.name = '';
    /** @type {string[]} */
    this.columns = [];
    /** What runs; another number ends it. */
    this.run = 0;
    this.onEnd = () => {};
    // The event of a table that was closed may come when the next one is open.
    this.dialog.addEventListener('close', () => { if (!this.dialog.open) this.end(); });
    byId('report-all').onchange = () => this.draw();
    byId('report-save').onclick = () => this.save();
  }

  end() {
    this.run++;
    this.onEnd();
    this.onEnd = () => {};
  }

  /** @param {string} title @param {string} name of the file to save @param {string[]} columns @param {boolean} hasSame */
  begin(title, name, columns, hasSame) {
    this.end();
    this.rows = [];
    this.name = name;
    this.columns = columns;
    byId('report-title').textContent = visible(title);
    byId('report-all-box').hidden = !hasSame;
    byId('report-all').checked = false;
    byId('report-head').replaceChildren(...columns.map((text) => {
      const th = make('th', '', text);
      th.setAttribute('scope', 'col');
      return th;
    }));
    this.tell('', 0);
    this.draw();
    if (!this.dialog.open) this.dialog.showModal();
    return this.run;
  }

  /** @param {string} text @param {number} part of what there is to do */
  tell(text, part) {
    byId('report-text').textContent = visible(text);
    byId('report-progress').hidden = part >= 1;
    byId('report-progress').value = part;
  }

  /** @param {Row} row */
  isWanted(row) { return row.kind !== 'same' || byId('report-all').checked; }

  /** @param {string[]} cells @param {string} kind */
  add(cells, kind) {
    const row = { cells, kind };
    if (this.rows.length < MOST_ROWS_KEPT) this.rows.push(row);
    if (this.isWanted(row)) this.show(row);
  }

  /** @param {Row} row */
  show(row) {
    this.shown++;
    byId('report-more').hidden = this.shown <= MOST_ROWS_SHOWN;
    byId('report-more').textContent = `and ${grouped(this.shown - MOST_ROWS_SHOWN)} more, which are saved, too`;
    if (this.shown > MOST_ROWS_SHOWN) return;
    const tr = make('tr', row.kind);
    tr.append(...row.cells.map((text) => make('td', '', text)));
    byId('report-rows').append(tr);
  }

  draw() {
    this.shown = 0;
    byId('report-more').hidden = true;
    byId('report-rows').replaceChildren();
    for (const row of this.rows) if (this.isWanted(row)) this.show(row);
  }

  save() {
    const lines = [this.columns, ...this.rows.filter((row) => this.isWanted(row)).map((row) => row.cells)];
    const text = lines.map((cells) => cells.map((cell) => visible(cell).replace(/[\t\r\n]/g, ' ')).join('\t')).join('\n') + '\n';
    download(new TextEncoder().encode(text), this.name);
  }

  // -------------------------------------------------------------------------------- statistics

  /** One line for each tensor. @param {any} client @param {number} count @param {string} file */
  async statistics(client, count, file) {
    const mine = this.begin(`Statistics of ${file}`, `${file}.stats.tsv`,
      ['name', 'dtype', 'shape', 'min', 'mean', 'max', 'deviation', 'zeros', 'NaN', 'infinite'], false);
    for (let first = 0; first < count; first += 256) {
      const tensors = await client.ask('tensors', [first, 256]);
      if (mine !== this.run) return;
      if (tensors.error) { this.tell(tensors.error.message, 1); return; }
      for (let i = 0; i < tensors.length; i++) {
        const answer = await client.ask('figures', [first + i]);
        if (mine !== this.run || !answer) return;
        this.addFigures(tensors[i], answer);
        this.tell(`${grouped(first + i + 1)} of ${grouped(count)} tensors`, (first + i + 1) / count);
      }
    }
    this.tell(`${grouped(count)} tensor${count === 1 ? '' : 's'}`, 1);
  }

  /** @param {any} t @param {any} answer */
  addFigures(t, answer) {
    const about = [t.name, t.dtype, t.shape.join(' \u00d7 ') || 'scalar'];
    if (answer.error) { this.add([...about, answer.error.message, '', '', '', '', '', ''], 'unread'); return; }
    const has = answer.min !== undefined;
    const part = answer.seen < answer.count ? ` of ${grouped(answer.seen)} read` : '';
    this.add([...about, ...(has ? [answer.min, answer.mean, answer.max, answer.deviation].map(number) : ['', '', '', '']),
      grouped(answer.zeros) + part, grouped(answer.nan), grouped(answer.inf)], answer.nan > 0 || answer.inf > 0 ? 'odd' : '');
  }

  // -------------------------------------------------------------------------------- comparison

  /** What differs between the file that is open and another one. @param {any} client @param {string} file
   *  @param {import('./files.js').Found} other */
  async compare(client, file, other) {
    const mine = this.begin(`${file} and ${other.name}`, `${file}.diff.tsv`,
      ['what', 'name', 'here', 'there', 'elements that differ', 'first at', 'largest |a \u2212 b|', 'relative'], true);
    this.onEnd = () => { client.ask('endComparison').catch(() => {}); };
    /** @type {Record<string, number>} */
    const counts = {};
    const answer = await client.ask('compare', [other.file, other.model?.beside, other.model?.joins], (/** @type {any} */ step) => {
      if (mine !== this.run) return;
      for (const item of step.items) {
        counts[item.how] = (counts[item.how] || 0) + 1;
        this.addPair(item);
      }
      this.tell(Report.summary(counts, step.done), step.done ? 1 : step.part);
    });
    if (mine !== this.run) return;
    if (answer.error) this.tell(`${other.name}: ${answer.error.message}`, 1);
    this.onEnd = () => {};
  }

  /** @param {any} item */
  addPair(item) {
    const values = item.message ? [item.message, '', '', ''] : item.count === undefined ? ['', '', '', ''] :
      [`${grouped(item.differing)} of ${grouped(item.count)}` + (item.nan > 0 ? `, ${grouped(item.nan)} NaN` : ''),
        item.differing > 0 ? indexText(item.first, item.a.shape) : '',
        item.max_abs === undefined || item.differing === 0 ? '' : number(item.max_abs),
        item.max_rel === undefined || item.differing === 0 ? '' : number(item.max_rel)];
    this.add([WHAT[item.how], item.name, sideText(item.a), sideText(item.b), ...values], item.how);
  }

  /** @param {Record<string, number>} counts @param {boolean} isDone */
  static summary(counts, isDone) {
    const same = counts.same || 0;
    const others = Object.keys(WHAT).filter((how) => how !== 'same' && counts[how] > 0).map((how) => `${grouped(counts[how])} ${WHAT[how]}`);
    const all = `${grouped(same)} the same${others.length > 0 ? ', ' + others.join(', ') : ''}`;
    return isDone && others.length === 0 ? `No difference: ${all}` : all;
  }
}
