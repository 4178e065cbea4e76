// SPDX-License-Identifier: Apache-2.0
// The verdict on a file, as a person reads it, and what the file says of itself.
'use strict';
import { byId, make, fillFacts, grouped, byteSize, visible } from './util.js';

/** Errors that say nothing about the file, which is then not judged: of the grammar, of the page, of the machine. */
const UNJUDGED = /** @type {Record<string, string>} */ ({
  grammar: 'Not judged: the grammar has errors', io: 'Not judged: the file cannot be read',
  no_memory: 'Not judged: not enough memory in this page', internal: 'Not judged: an error of this page',
  several: 'Not judged: a grammar reads one file',
});
/** Bytes of a file that a page has addresses for. */
const MOST_BYTES = 2 ** 31;

/** Whether there is no verdict on the file itself. @param {any} v */
export const isUnjudged = (v) => !v.valid && UNJUDGED[v.error.code] !== undefined;

/** @param {any} v @param {string | undefined} grammar its name, if a grammar reads the file @param {() => void} toError goes to the byte that was refused */
export function showVerdict(v, grammar, toError) {
  const box = byId('verdict');
  const error = v.error;
  const unjudged = v.valid ? undefined : UNJUDGED[error.code];
  box.className = 'verdict ' + (v.valid ? 'good' : unjudged ? 'unjudged' : 'bad');
  byId('badge').textContent = v.valid ? '\u2713' : unjudged ? '?' : '\u2715';
  byId('verdict-title').textContent = v.valid ? `A valid ${v.format} ${v.shards > 0 ? 'model' : 'file'}` : unjudged ||
    (v.format ? `Refused: not a valid ${v.format} file` : 'Refused');
  byId('no-tree').textContent = unjudged ? 'A file that was not judged shows no structure.' :
    'A refused file has no structure: nothing of it was believed.';
  byId('no-tensors').textContent = unjudged ? 'A file that was not judged shows no tensors.' :
    'Tensors of a refused file cannot be trusted, and are not shown.';
  byId('verdict-text').textContent = visible(v.valid ? v.title || `as ${grammar} describes it` : error.message);
  /** @type {[string, string | HTMLElement][]} */
  const facts = [['size', byteSize(v.size)]];
  if (v.valid) {
    if (v.shards > 0) facts.push(['files', grouped(v.shards)]);
    if (!v.grammar) facts.push(['tensors', grouped(v.tensors)]);
  } else {
    facts.push(['code', error.code]);
    if (error.path) facts.push(['field', error.path]);
    if (error.has_place) {
      const button = make('button', '', `byte ${grouped(error.offset)}`);
      button.id = 'to-error';
      button.onclick = toError;
      facts.push(['at', button]);
    } else if (error.decoded) {
      facts.push(['at', `byte ${grouped(error.offset)} of the decoded data`]);
    }
    if (error.foreign) facts.push(['looks like', error.foreign]);
  }
  fillFacts(byId('verdict-facts'), facts);
  const lines = v.notes.map((/** @type {any} */ n) => n.text);
  if (error && !v.format && error.tried) {
    lines.push(...error.tried.map((/** @type {any} */ t) => `${t.format}: ${t.path} at byte ${t.offset}: ${t.message}`));
  }
  const notes = byId('notes');
  notes.hidden = lines.length === 0;
  notes.querySelector('summary').textContent = v.valid ? `${lines.length} note${lines.length === 1 ? '' : 's'}: rules that were broken and tolerated` : 'What each format says';
  notes.querySelector('ul').replaceChildren(...lines.map((/** @type {string} */ text) => make('li', '', text)));
}

/** @param {any} answer */
export function showMetadata(answer) {
  const box = byId('metadata');
  const isThere = !answer.error && Object.keys(answer.metadata || {}).length > 0;
  box.hidden = !isThere;
  if (!isThere) return;
  const text = JSON.stringify(answer.metadata, null, 2);
  const most = 20000;
  box.querySelector('pre').textContent = text.slice(0, most).split('\n').map(visible).join('\n') +
    (answer.cut || text.length > most ? ' \u2026' : '');
}

/** A verdict that has all members, whatever the worker answered. @param {any} v @param {File} file */
export function completed(v, file) {
  const isRead = v.valid !== undefined;
  if (!isRead && v.grammar && !v.grammar.good) v.error = { message: 'the grammar has errors, so the file was not read', code: 'grammar' };
  if (v.error?.code === 'no_memory' && !v.grammar && file.size >= MOST_BYTES) {
    v.error.message = `the structure of this file goes on behind the part that a page has addresses for; the command reads all of it: tensorgate check FILE`;
  }
  return { valid: false, format: null, size: file.size, notes: [], ...v };
}
