// SPDX-License-Identifier: Apache-2.0
// The grammar, edited in place: numbers of lines, errors at their lines, and what the key at the caret means. The text is
// changed by the browser alone, so that its undo works.
'use strict';
import { byId, make, visible } from './util.js';
import { KEY_HELP } from './keyhelp.js';

const LINE_HEIGHT = 20;
const INDENT = '  ';
const WAIT_MS = 250;

/** @typedef {{line: number, isError: boolean, text: string}} Mark */

/** What ksyc says of one grammar, by lines: "name:line:column: error: ...". @param {string} name @param {string[]} messages
 *  @returns {Mark[]} */
export function marksOf(name, messages) {
  return messages.filter((message) => message.startsWith(name + ':')).flatMap((message) => {
    const found = /^(\d+):\d+: (error|warning): ([^]*)$/.exec(message.slice(name.length + 1));
    return found ? [{ line: Number(found[1]), isError: found[2] === 'error', text: found[3] }] : [];
  });
}

/** A grammar to start from, which reads a file that begins with some bytes. @param {string} name of the file
 *  @param {Uint8Array} first */
export function newGrammar(name, first) {
  const words = name.replace(/\.[^.]*$/, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 40);
  const id = /^[a-z]/.test(words) ? words : words ? `file_${words}` : 'mine';
  const codes = [...first].map((byte) => '0x' + byte.toString(16).padStart(2, '0')).join(', ');
  const magic = `  # The first bytes of the file. One that begins otherwise is refused.\n  - id: magic\n    contents: [${codes}]\n`;
  return { name: id + '.ksy', text: `# The language is that of Kaitai Struct. What the file holds is renewed as you type.
meta:
  id: ${id}
  endian: le # the byte order of numbers: le or be
seq:
${first.length > 0 ? magic : ''}  # All that follows. Put fields before it, such as
  #   - id: version
  #     type: u2
  # Types are u1 u2 u4 u8, s1 to s8 with a sign, f4 f8, str, strz,
  # and those that you describe below 'types:'.
  - id: body
    size-eos: true
` };
}

export class Editor {
  /** @param {{onEdit: (text: string) => void, onClose: () => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.area = byId('editor');
    this.lines = byId('editor-lines');
    this.name = '';
    this.isOpen = false;
    /** @type {Map<number, Mark>} the worst of each line */
    this.marks = new Map();
    this.mayLeave = false;
    this.waiting = 0;
    this.area.addEventListener('input', () => {
      this.draw();
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.flush(), WAIT_MS);
    });
    this.area.addEventListener('scroll', () => this.draw());
    this.area.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.key(e));
    document.addEventListener('selectionchange', () => { if (document.activeElement === this.area) this.explain(); });
    for (const event of ['focus', 'click', 'keyup']) this.area.addEventListener(event, () => this.explain());
    byId('editor-close').onclick = () => { this.flush(); this.close(); hooks.onClose(); };
    new ResizeObserver(() => this.draw()).observe(this.area);
  }

  /** @param {string} name @param {string} text */
  open(name, text) {
    this.isOpen = true;
    document.body.classList.add('editing');
    this.show(name, text);
  }

  /** Another grammar, or another text of it; the same one is left alone, and with it what can be undone.
   *  @param {string} name @param {string} text */
  show(name, text) {
    this.rest();
    byId('editor-name').textContent = visible(name);
    if (name !== this.name || text.replace(/\r\n?/g, '\n') !== this.area.value) {
      this.area.value = text;
      this.area.setSelectionRange(0, 0);
      this.marks.clear();
    }
    this.name = name;
    this.draw();
  }

  /** Hands over what was typed last. */
  flush() {
    if (this.waiting !== 0) this.hooks.onEdit(this.area.value);
    this.rest();
  }

  /** Nothing that was typed waits any more. */
  rest() {
    clearTimeout(this.waiting);
    this.waiting = 0;
  }

  close() {
    this.rest();
    this.isOpen = false;
    document.body.classList.remove('editing');
  }

  /** @param {string[]} messages */
  mark(messages) {
    this.marks.clear();
    for (const mark of marksOf(this.name, messages)) {
      if (!this.marks.get(mark.line)?.isError) this.marks.set(mark.line, mark);
    }
    this.area.setAttribute('aria-invalid', String([...this.marks.values()].some(({ isError }) => isError)));
    this.draw();
    this.explain();
  }

  /** The numbers of the lines that are seen; a grammar may have very many. */
  draw() {
    if (!this.isOpen) return;
    const first = Math.floor(this.area.scrollTop / LINE_HEIGHT);
    const count = Math.ceil(this.area.clientHeight / LINE_HEIGHT) + 1;
    const total = this.count();
    const shown = [];
    for (let line = first + 1; line <= Math.min(total, first + count); line++) {
      const mark = this.marks.get(line);
      const row = make('div', mark ? (mark.isError ? 'wrong-line' : 'warned-line') : '');
      row.append(make('span', '', String(line)));
      row.style.top = `${(line - 1) * LINE_HEIGHT - this.area.scrollTop + 8}px`;
      shown.push(row);
    }
    this.lines.replaceChildren(...shown);
  }

  count() {
    let n = 1;
    for (let at = this.area.value.indexOf('\n'); at >= 0; at = this.area.value.indexOf('\n', at + 1)) n++;
    return n;
  }

  /** The line of the caret: its number, its text, and the place in it. */
  line() {
    const text = this.area.value;
    const at = this.area.selectionStart;
    const from = text.lastIndexOf('\n', at - 1) + 1;
    const to = text.indexOf('\n', at);
    return { number: text.slice(0, from).split('\n').length, text: text.slice(from, to < 0 ? undefined : to), column: at - from };
  }

  /** What is wrong in the line of the caret, and what its key means: in a line of several that before the caret. */
  explain() {
    if (!this.isOpen) return;
    const { number, text, column } = this.line();
    const keys = [...text.slice(0, 1000).replace(/#.*$/, '').matchAll(/(-?[a-z][a-z-]*)[ \t]*:(?=\s|$)/g)].filter(([, key]) => Object.hasOwn(KEY_HELP, key));
    const found = keys.filter(({ index }) => index <= column).pop() || keys[0];
    const mark = this.marks.get(number);
    const parts = [];
    if (mark) parts.push(make('span', mark.isError ? 'wrong-text' : '', mark.text + ' '));
    if (found) parts.push(make('code', '', found[1]), ...this.help(KEY_HELP[found[1]]));
    const said = parts.map((part) => part.textContent).join('');
    if (byId('editor-help').textContent !== said) byId('editor-help').replaceChildren(...parts); // it is read aloud when it changes
  }

  /** A sentence, and a link that is followed when a person clicks it. @param {[string, string]} help */
  help([sentence, more]) {
    const parts = [make('span', '', ` ${sentence} `)];
    if (more === '') return parts;
    const link = /** @type {HTMLAnchorElement} */ (make('a', '', 'Guide of Kaitai Struct'));
    Object.assign(link, { href: more, target: '_blank', rel: 'noopener noreferrer' });
    return [...parts, link];
  }

  /** @param {number} line */
  go(line) {
    const lines = this.area.value.split('\n');
    const at = lines.slice(0, line - 1).reduce((/** @type {number} */ sum, /** @type {string} */ text) => sum + text.length + 1, 0);
    this.area.focus();
    this.area.setSelectionRange(at, at + (lines[line - 1] || '').length);
    this.area.scrollTop = Math.max(0, (line - 4) * LINE_HEIGHT);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const leaves = this.mayLeave;
    if (e.key !== 'Shift') this.mayLeave = e.key === 'Escape';
    if (e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    if (e.key === 'Tab' && !e.shiftKey && !leaves) {
      this.indent();
    } else if (e.key === 'Enter') {
      const { text, column } = this.line();
      const before = text.slice(0, column);
      this.insert('\n' + (/^[ ]*/.exec(before)?.[0] ?? '') + (/(^\s*- |:\s*$)/.test(before) ? INDENT : ''));
    } else {
      return;
    }
    e.preventDefault();
  }

  /** The lines that are selected, or the place of the caret. */
  indent() {
    const { value, selectionStart, selectionEnd } = this.area;
    if (!value.slice(selectionStart, selectionEnd).includes('\n')) { this.insert(INDENT); return; }
    const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const lines = value.slice(from, selectionEnd).replace(/^(?=.)/gm, INDENT);
    this.area.setSelectionRange(from, selectionEnd);
    this.insert(lines);
    this.area.setSelectionRange(from, from + lines.length);
  }

  /** As a person types it, so that it can be undone. @param {string} text */
  insert(text) { document.execCommand('insertText', false, text); }
}
