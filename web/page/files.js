// SPDX-License-Identifier: Apache-2.0
// Several files at once: a list with the verdict of each as it comes, of which one is shown. They are read one after the
// other, each in a worker of its own, beside that of the file that is shown.
'use strict';
import { byId, make, grouped, byteSize, visible } from './util.js';
import { Client } from './client.js';

/** Files that are taken from what was dropped, and entries of folders that are looked at for them. */
export const MOST_FILES = 1000;
const MOST_ENTRIES = 20000;
const MOST_DEPTH = 32;

/** A model in several files: those in its folder, and whether the file stands for the parts of a split one.
 *  @typedef {{beside: File[], joins: boolean}} Model */
/** @typedef {{file: File, name: string, model?: Model}} Found */
/** @typedef {Found & {state: 'waiting' | 'valid' | 'refused' | 'unjudged', text: string, bytes: number}} Listed */
/** @typedef {{files: {file: File, name: string}[], left: boolean, unread?: boolean}} Taken `left`: there are more, which were
 *  not taken; `unread`: some could not be read */

/** A file or a folder, whichever way a browser hands them over.
 *  @typedef {{path: string, file?: () => Promise<File>, inner?: () => AsyncGenerator<Entry>}} Entry */

/** @param {any} handle @param {string} path @returns {Entry} */
function ofHandle(handle, path) {
  if (handle.kind === 'file') return { path, file: () => handle.getFile() };
  return { path, async* inner() { for await (const one of handle.values()) yield ofHandle(one, `${path}/${one.name}`); } };
}

/** @param {any} entry @returns {Entry} */
function ofEntry(entry) {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) return { path, file: () => new Promise((resolve, reject) => { entry.file(resolve, reject); }) };
  return { path, async* inner() {
    const reader = entry.createReader();
    for (;;) { // in pieces, of which the last is empty
      const some = await new Promise((resolve, reject) => { reader.readEntries(resolve, reject); });
      if (some.length === 0) return;
      for (const one of some) yield ofEntry(one);
    }
  } };
}

/** What was dropped, if there is a folder in it; to be asked for during the event. A page of a disk may not read the
 *  entries of Chromium, but its handles. @param {DataTransfer} data @returns {Promise<Entry[]> | null} */
export function foldersOf(data) {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry);
  if (!entries.some((entry) => entry?.isDirectory)) return null;
  const handles = [...data.items].map((/** @type {any} */ item) => item.getAsFileSystemHandle?.()).filter((handle) => handle);
  if (handles.length < entries.length) return Promise.resolve(entries.map(ofEntry));
  return Promise.all(handles).then((all) => all.map((handle) => ofHandle(handle, handle.name)), () => entries.map(ofEntry));
}

/** The files of entries and of the folders in them, nearest first. @param {Entry[]} entries @returns {Promise<Taken>} */
export async function filesOf(entries) {
  /** @type {Taken} */
  const taken = { files: [], left: false };
  const queue = entries.map((entry) => ({ entry, depth: 0 }));
  const lookInto = async (/** @type {Entry} */ folder, /** @type {number} */ depth) => {
    const found = [];
    for await (const entry of /** @type {() => AsyncGenerator<Entry>} */ (folder.inner)()) {
      if (queue.length + found.length >= MOST_ENTRIES || depth > MOST_DEPTH) { taken.left = true; break; }
      found.push({ entry, depth });
    }
    queue.push(...found.sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1)));
  };
  for (const { entry, depth } of queue) {
    if (taken.files.length >= MOST_FILES) return { ...taken, left: true };
    try {
      if (entry.file) taken.files.push({ file: await entry.file(), name: entry.path });
      else await lookInto(entry, depth + 1);
    } catch {
      taken.unread = true; // it is gone, or the page may not read it
    }
  }
  return taken;
}

/** As tg_index_format_by_name() knows an index, and tg_split_is_part() a part. */
const INDEX = /\.(safetensors|bin)\.index\.(.*\.)?json$/s;
const PART = /^(.*)-(\d{5})-of-(\d{5})\.(gguf|safetensors)$/s;

/** Whether an index of a folder has that part: model.safetensors.index.json, or ...index.fp16.json for model.fp16-00001-of-...
 *  @param {string} index @param {string} stem */
function indexes(index, stem) {
  const named = /^(.*?)\.safetensors\.index\.(?:(.*)\.)?json$/s.exec(index);
  return named !== null && stem === named[1] + (named[2] === undefined ? '' : '.' + named[2]);
}

/** The models of one folder: an index each, and the parts of a split model of which there are several and that no index has.
 *  @param {string} folder @param {File[]} files @returns {Found[]} */
function modelsOf(folder, files) {
  const names = files.map((file) => file.name);
  /* Who downloads the .safetensors files of a model gets the index of the others, too. */
  const isAlone = (/** @type {string} */ name) => name.includes('.bin.index.') && files.length > 1 && !names.some((other) => other.endsWith('.bin'));
  const found = files.filter(({ name }) => INDEX.test(name) && !isAlone(name))
    .map((file) => ({ file, name: folder + file.name, model: { beside: files, joins: false } }));
  /** @type {Map<string, number>} */
  const sets = new Map();
  for (const name of names) {
    const part = PART.exec(name);
    if (!part || Number(part[3]) < 2 || (part[4] === 'safetensors' && names.some((index) => indexes(index, part[1])))) continue;
    const set = `${part[1]}-*-of-${part[3]}.${part[4]}`;
    sets.set(set, (sets.get(set) || 0) + 1);
  }
  for (const [set, count] of sets) {
    const at = set.lastIndexOf('-*-of-') + 1;
    const first = `${set.slice(0, at)}00001${set.slice(at + 1)}`;
    if (count > 1) found.push({ file: new File([], first), name: folder + set, model: { beside: files, joins: true } });
  }
  return found;
}

/** What was taken, with each model before the files of its folder. @param {{file: File, name: string}[]} files
 *  @returns {Found[]} */
export function withModels(files) {
  /** @type {Map<string, {file: File, name: string}[]>} */
  const folders = new Map();
  for (const one of files) {
    const folder = one.name.slice(0, one.name.length - one.file.name.length);
    folders.set(folder, [...(folders.get(folder) || []), one]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    const models = modelsOf(folder, inside.map(({ file }) => file));
    return [...models, ...inside.filter((one) => !models.some(({ file }) => file === one.file))];
  });
}

const MARK = { waiting: '\u2026', valid: '\u2713', refused: '\u2715', unjudged: '?' };
const WORD = { waiting: 'not read yet', valid: 'valid', refused: 'refused', unjudged: 'not judged' };

export class Files {
  /** @param {{onChoose: (file: File, model?: Model) => void, ask: (client: Client, file: File, model?: Model) => Promise<any>,
   *   judge: (verdict: any) => 'valid' | 'refused' | 'unjudged'}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.box = byId('files');
    this.list = byId('file-list');
    /** @type {Listed[]} */
    this.all = [];
    this.remark = '';
    this.chosen = -1;
    /** @type {Client | null} the worker that reads those that are not shown */
    this.reader = null;
    this.turn = 0;
    this.list.addEventListener('click', (/** @type {MouseEvent} */ e) => {
      const row = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest('.file'));
      if (row) this.choose(Number(row.dataset.number));
    });
    this.list.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.key(e));
    byId('next-refused').onclick = () => this.nextRefused();
  }

  /** @param {Taken} taken */
  open({ files, left, unread }) {
    this.close();
    this.remark = left ? `; more were dropped than the ${grouped(MOST_FILES)} that are taken, or deeper folders` : unread ? '; some cannot be read' : '';
    this.all = withModels(files).map((found) => ({ ...found, state: 'waiting', text: '', bytes: found.file.size }));
    this.box.hidden = this.all.length < 2;
    this.list.replaceChildren(...this.all.map((listed, i) => this.row(listed, i)));
    this.tell();
    this.choose(0);
  }

  close() {
    this.turn++;
    this.reader?.close();
    this.reader = null;
    this.all = [];
    this.chosen = -1;
    this.box.hidden = true;
  }

  /** @param {string} text */
  say(text) {
    this.box.hidden = false;
    byId('files-text').textContent = text;
  }

  isShown() { return !this.box.hidden; }

  /** Another grammar: every verdict is another one. */
  again() {
    this.turn++;
    this.reader?.close();
    this.reader = null;
    this.all.forEach((listed, i) => this.note(i, 'waiting', ''));
    if (!this.box.hidden) this.read();
  }

  // ------------------------------------------------------------------------------------ verdicts

  /** Reads what nobody has looked at, one after the other. */
  async read() {
    const turn = ++this.turn;
    const next = () => this.all.findIndex((listed, i) => listed.state === 'waiting' && i !== this.chosen);
    for (let i = next(); i >= 0; i = next()) {
      const reader = new Client();
      this.reader = reader;
      try {
        const verdict = await this.hooks.ask(reader, this.all[i].file, this.all[i].model);
        if (turn === this.turn) this.judged(this.all[i].file, verdict);
      } catch (error) {
        if (turn === this.turn) this.note(i, 'unjudged', String(error));
      }
      reader.close();
      if (turn !== this.turn) return;
    }
    this.reader = null;
  }

  /** @param {File} file @param {any} verdict */
  judged(file, verdict) {
    const i = this.all.findIndex((listed) => listed.file === file);
    if (i < 0) return;
    const { shards } = verdict;
    this.all[i].bytes = verdict.size;
    this.note(i, this.hooks.judge(verdict), !verdict.valid ? verdict.error.message : shards > 0 ? `${verdict.format}, ${grouped(shards)} files as one` : verdict.format);
  }

  /** @param {number} i @param {Listed['state']} state @param {string} text */
  note(i, state, text) {
    Object.assign(this.all[i], { state, text });
    this.fill(/** @type {HTMLElement} */ (this.list.children[i]), this.all[i]);
    this.tell();
  }

  // --------------------------------------------------------------------------------------- list

  /** @param {Listed} listed @param {number} i */
  row(listed, i) {
    const row = make('div', '');
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', 'false');
    row.id = 'file-' + i;
    row.dataset.number = String(i);
    row.append(make('span', 'mark-of', ''), make('span', 'name', listed.name), make('span', 'bytes', ''), make('span', 'verdict-of', ''));
    this.fill(row, listed);
    return row;
  }

  /** What is known of a file by now. The elements stay: a click needs the same element at its press. @param {HTMLElement} row @param {Listed} listed */
  fill(row, { state, text, bytes, model }) {
    row.className = `file ${state}${model ? ' whole' : ''}`;
    const [mark, , size, verdict] = row.children;
    mark.textContent = MARK[state];
    size.textContent = byteSize(bytes);
    verdict.textContent = visible(`${WORD[state]}${text ? `: ${text.slice(0, 300)}` : ''}`);
  }

  tell() {
    const files = this.all.filter(({ model }) => !model?.joins); // what stands for parts is none
    const count = (/** @type {Listed['state']} */ state) => files.filter((listed) => listed.state === state).length;
    const said = [`${grouped(files.length)} files`, ...(['valid', 'unjudged', 'waiting']).filter((state) => count(/** @type {Listed['state']} */ (state)) > 0)
      .map((state) => `${grouped(count(/** @type {Listed['state']} */ (state)))} ${WORD[/** @type {Listed['state']} */ (state)]}`)];
    byId('files-text').textContent = said.join(', ') + this.remark;
    const refused = this.all.filter(({ state }) => state === 'refused').length;
    byId('next-refused').hidden = refused === 0;
    byId('next-refused').textContent = `${grouped(refused)} refused`;
    this.box.dataset.waiting = String(this.all.filter(({ state }) => state === 'waiting').length);
  }

  /** @param {number} i */
  choose(i) {
    const before = this.chosen;
    if (i === before || !this.all[i]) return;
    this.chosen = i;
    this.list.children[before]?.setAttribute('aria-selected', 'false');
    const row = /** @type {HTMLElement} */ (this.list.children[i]);
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    this.list.setAttribute('aria-activedescendant', row.id);
    if (!this.reader && !this.box.hidden) this.read(); // the one that was shown may not be judged yet
    this.hooks.onChoose(this.all[i].file, this.all[i].model);
  }

  /** The file of that name beside a model is chosen. @param {File} model @param {string} name */
  chooseBeside(model, name) {
    const file = this.all.find((listed) => listed.file === model)?.model?.beside.find((one) => one.name === name);
    this.choose(this.all.findIndex((listed) => listed.file === file));
  }

  nextRefused() {
    const order = this.all.map((_, k) => (this.chosen + 1 + k) % this.all.length);
    const next = order.find((i) => this.all[i].state === 'refused');
    if (next !== undefined) this.choose(next);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const last = this.all.length - 1;
    const to = /** @type {Record<string, number>} */ ({
      ArrowDown: this.chosen + 1, ArrowUp: this.chosen - 1, PageDown: this.chosen + 10, PageUp: this.chosen - 10, Home: 0, End: last,
    })[e.key];
    if (to === undefined) return;
    e.preventDefault();
    this.choose(Math.max(0, Math.min(last, to)));
  }
}
