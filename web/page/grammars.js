// SPDX-License-Identifier: Apache-2.0
// The grammars that were dropped, and the line of the page that says what is known of them.
'use strict';
import { byId, make, visible } from './util.js';
import { marksOf } from './editor.js';

/** @typedef {{name: string, text: Uint8Array, imports: string[], isChanged?: boolean}} Grammar `isChanged`: and not saved */

/** What a grammar imports, without folders. ksyc reads it properly; here it only helps to choose. @param {string} text */
function importsOf(text) {
  const found = /\bimports:(.*(?:\n[ \t]*(?:[-#].*)?$)*)/m.exec(text);
  return found ? found[1].split(/[\s,[\]{}"']+/).map((word) => `${word.split('/').pop()}.ksy`) : [];
}

export class Grammars {
  /** @param {{onChoose: () => void, onRemove: () => void, onMessage: (line: number) => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Grammar[]} */
    this.all = [];
    this.names = byId('grammar-name');
    this.names.onchange = () => {
      this.choose(this.names.value);
      hooks.onChoose();
    };
    byId('grammar-off').onclick = () => {
      if (!this.mayForget()) return;
      this.clear();
      hooks.onRemove();
    };
  }

  clear() {
    this.all = [];
    this.draw();
  }

  /** The first is the one that files are read by. @param {string} name */
  choose(name) {
    this.all.sort((a, b) => Number(b.name === name) - Number(a.name === name));
    this.draw();
  }

  /** Keeps those that were dropped before: a grammar may want them, or one that it wants may come now.
   *  @param {File[]} files */
  async add(files) {
    for (const file of files) {
      const text = new Uint8Array(await file.arrayBuffer());
      this.all = this.all.filter((other) => other.name !== file.name);
      this.all.push({ name: file.name, text, imports: importsOf(new TextDecoder().decode(text)) });
    }
    const isRoot = (/** @type {string} */ name) => !this.all.some((other) => other.name !== name && other.imports.includes(name));
    const first = files.find((file) => isRoot(file.name));
    this.choose(first ? first.name : this.all[0].name);
  }

  /** The text of the first, without a mark of the byte order. */
  text() { return new TextDecoder().decode(this.all[0].text); }

  /** Another text of the first. @param {string} text */
  edit(text) { Object.assign(this.all[0], { text: new TextEncoder().encode(text), imports: importsOf(text), isChanged: true }); }

  /** The first was saved. */
  saved() { this.all[0].isChanged = false; }

  isChanged() { return this.all.some((one) => one.isChanged); }

  /** Edits are not lost by a slip. */
  mayForget() { return !this.isChanged() || confirm('The grammar was edited and not saved. Forget the changes?'); }

  isEmpty() { return this.all.length === 0; }

  /** As the worker takes them. */
  list() { return this.all.map(({ name, text }) => ({ name, text })); }

  draw() {
    byId('grammar').hidden = this.isEmpty();
    this.names.replaceChildren(...this.all.map(({ name }) => {
      const option = /** @type {HTMLOptionElement} */ (make('option', '', name));
      option.value = name;
      return option;
    }));
    this.tell('', []);
  }

  /** @param {string} text @param {string[]} messages */
  tell(text, messages) {
    byId('grammar-text').textContent = text;
    const list = byId('grammar-messages');
    list.hidden = messages.length === 0;
    list.replaceChildren(...messages.map((message) => this.message(message)));
  }

  /** A message, which goes to its line if it is about the grammar that is edited. @param {string} message */
  message(message) {
    const item = make('li', /: error: /.test(message) ? 'wrong' : '');
    const mark = this.all.length > 0 ? marksOf(this.all[0].name, [message])[0] : undefined;
    if (!mark) {
      item.textContent = visible(message);
      return item;
    }
    const button = /** @type {HTMLButtonElement} */ (make('button', '', message));
    button.type = 'button';
    button.onclick = () => this.hooks.onMessage(mark.line);
    item.append(button);
    return item;
  }

  /** What ksyc said. @param {any} answer @param {boolean} hasFile */
  show(answer, hasFile) {
    const text = answer.error ? answer.error.message : !answer.good ? 'has errors' :
      hasFile ? '' : 'is good: drop or choose a file to read by it';
    this.tell(text, answer.messages || []);
  }
}
