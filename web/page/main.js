// SPDX-License-Identifier: Apache-2.0
// The page: opens files, shows the verdict, and keeps tree, bytes, picture and tensors at the same place.
'use strict';
import { byId, grouped, byteSize, visible, download } from './util.js';
import { Client } from './client.js';
import { HexView } from './hex.js';
import { TreeView } from './tree.js';
import { ByteMap } from './bytemap.js';
import { TensorView } from './tensors.js';
import { Grammars } from './grammars.js';
import { Editor, newGrammar } from './editor.js';
import { Tabs } from './tabs.js';
import { Report } from './report.js';
import { Files, foldersOf, filesOf, withModels, MOST_FILES } from './files.js';
import { exampleFile } from './example.js';
import { completed, isUnjudged, showMetadata, showVerdict } from './verdict.js';
import { useKeys } from './keys.js';
import { draw } from './art.js';

/** @type {Client | null} */
let client = null;
/** @type {any} */
let verdict = null;
/** @type {File | null} */
let opened = null;
/** What is beside it, if it is a model in several files. @type {import('./files.js').Model | undefined} */
let model;
/** What is shown once the file is: the tensor whose bytes were asked for. @type {any} */
let wanted = null;
let located = 0;
/** @type {Client | null} of an edited grammar that is not shown yet */
let renewing = null;

const hex = new HexView({ onPick: (offset) => follow(offset) });
const tree = new TreeView({ onSelect: (data, path) => showNode(data, path) });
const map = new ByteMap({ onPick: (offset) => hex.pick(offset) });
const tensors = new TensorView({ onChoose: (t) => showTensor(t) });
const grammars = new Grammars({
  onChoose: () => { showGrammar(); files.again(); reread(); },
  onRemove: () => { closeEditor(); files.again(); if (opened) openFile(opened, model); },
  onMessage: (line) => { edit(); editor.go(line); },
});
const editor = new Editor({ onEdit: (text) => { grammars.edit(text); renew(); }, onClose: () => closeEditor() });
const files = new Files({
  onChoose: (file, itsModel) => { wanted = null; openFile(file, itsModel); },
  ask: async (reader, file, itsModel) => completed(await askVerdict(reader, file, itsModel), file),
  judge: (v) => (v.valid ? 'valid' : isUnjudged(v) ? 'unjudged' : 'refused'),
});
const report = new Report();
/* A pane that was hidden had no height to scroll in. */
const tabs = new Tabs({ onShow: (pane) => { if (pane === 'bytes' && hex.caret >= 0) requestAnimationFrame(() => hex.reveal(hex.caret)); } });

// ------------------------------------------------------------------------------------- selection

/** @param {any} data @param {string} path */
function tell(data, path) {
  const place = data.offset === undefined ? 'computed' :
    `${path === '' ? '' : 'at '}${grouped(data.offset)} (0x${data.offset.toString(16)}), ${byteSize(data.size)}`;
  byId('tree-status').textContent = byId('hex-status').textContent = visible(`${path}  ${place}`);
}

/** From the tree to the bytes. @param {any} data @param {string} path */
function showNode(data, path) {
  located++;
  tell(data, path);
  if (data.offset === undefined || data.decoded) return;
  hex.select(data.offset, data.offset + data.size);
  map.follow(data.offset);
}

/** From a byte to the tree. @param {number} offset */
async function follow(offset) {
  const mine = ++located;
  byId('hex-status').textContent = hex.describe();
  map.follow(offset);
  if (!verdict || !(verdict.valid || verdict.tree) || !client) return;
  const answer = await client.ask('locate', [offset]);
  if (mine !== located) return;
  const name = answer.tensor === undefined ? undefined : (tensors.get(answer.tensor)?.name ?? `number ${answer.tensor}`);
  const tensor = name === undefined ? '' : `, tensor ${name}`;
  if (!answer.path) {
    byId('hex-status').textContent = visible(`${hex.describe()}  ${tensor || 'no field'}`);
    return;
  }
  const node = await tree.show(answer.path);
  if (mine !== located || !node) return;
  hex.picked = [answer.offset, answer.offset + answer.size];
  hex.draw();
  byId('hex-status').textContent = visible(`${hex.describe()}  ${node.path}, ${byteSize(answer.size)}${tensor}`);
}

/** @param {any} t */
function showTensor(t) {
  if (!t || t.shard || t.parts.length === 0) return;
  const [offset, size] = t.parts[0];
  hex.select(offset, offset + size);
  map.follow(offset);
  byId('hex-status').textContent = visible(`${t.name}  at ${grouped(offset)} (0x${offset.toString(16)}), ${byteSize(size)}`);
}

function toError() {
  if (!verdict || verdict.valid || !verdict.error.has_place) return;
  tabs.show('bytes');
  hex.mark(Math.min(verdict.error.offset, Math.max(0, verdict.size - 1)));
  byId('hex').focus();
}

/** Where one pane is shown: the refused byte, what was chosen before, or what there is. */
function choosePane() {
  if (!verdict.valid) tabs.show('bytes');
  else if (verdict.grammar && tabs.shown === 'tensors') tabs.show('tree');
}

// ------------------------------------------------------------------------------------------ file

/** The worker failed: there is no verdict. @param {File} file @param {string} message */
function showFailure(file, message) {
  byId('start').hidden = true;
  byId('work').hidden = false;
  document.body.classList.add('refused');
  document.body.classList.toggle('by-grammar', !grammars.isEmpty());
  const v = { valid: false, format: null, size: file.size, notes: [], error: { message, code: 'internal', path: '', has_place: false, tried: [] } };
  files.judged(file, v);
  showVerdict(v, grammars.all[0]?.name, toError);
}

/** What is said of the grammars that are chosen, while there is no file. */
async function checkGrammar() {
  client?.close();
  const mine = new Client();
  client = mine;
  document.body.dataset.state = 'busy';
  try {
    const answer = await mine.ask('grammar', [grammars.list()]);
    if (mine === client) showGrammarSays(answer, false);
  } catch (error) {
    if (mine === client) grammars.tell(String(error), []);
  }
  if (mine === client) document.body.dataset.state = 'ready';
}

const reread = () => (opened ? openFile(opened, model) : checkGrammar());

/** @param {Client} reader @param {File} file @param {import('./files.js').Model} [itsModel] */
async function askVerdict(reader, file, itsModel) {
  if (grammars.isEmpty()) return withoutPlace(await reader.ask('open', [file, itsModel?.beside, itsModel?.joins]), itsModel);
  if (itsModel?.joins) return { valid: false, error: { message: 'the parts of this model, of which each can be chosen', code: 'several' } };
  return reader.ask('openBy', [file, grammars.list()]);
}

/** What stands for parts has no bytes, and no place in them. @param {any} v @param {import('./files.js').Model} [itsModel] */
function withoutPlace(v, itsModel) {
  if (v.error && itsModel?.joins) v.error.has_place = false;
  return v;
}

/** What was dropped or chosen: grammars, files, or both. @param {import('./files.js').Taken} taken */
async function take(taken) {
  const isSpec = (/** @type {{file: File}} */ { file }) => /\.ksy$/i.test(file.name);
  const specs = taken.files.filter(isSpec);
  const others = taken.files.filter((one) => !isSpec(one));
  if (specs.length > 0) await grammars.add(specs.map(({ file }) => file));
  showGrammar();
  if (others.length > 0) {
    files.open({ files: others, left: taken.left });
  } else if (specs.length > 0) {
    files.again();
    await reread();
  } else if (taken.unread) {
    files.say('nothing that was dropped can be read');
  }
}

/** @param {File[]} chosen @returns {import('./files.js').Taken} */
const takenFrom = (chosen) => ({ files: chosen.slice(0, MOST_FILES).map((file) => ({ file, name: file.name })), left: chosen.length > MOST_FILES });

/** The file for whoever reads values of it. @param {any} v */
function whatItIs(v) {
  const file = /** @type {File} */ (opened);
  const itsModel = model;
  return { checksums: v.format === 'npz' || v.format === 'pytorch', open: (/** @type {Client} */ reader) => askVerdict(reader, file, itsModel) };
}

/** All of a valid file. @param {Client} mine @param {any} v */
async function showContent(mine, v) {
  if (v.shards > 0) {
    byId('no-tree').textContent = 'A model in several files: each has a structure and bytes of its own.';
    byId('no-tree').hidden = false;
    byId('tree').hidden = true;
    showMetadata(await mine.ask('metadata'));
    await tensors.open(mine, v.tensors, whatItIs(v));
    return;
  }
  const index = await mine.ask('index');
  const cells = v.size > 0 && !index.error ? await mine.ask('map', [ByteMap.cells(v.size)]) : [];
  if (mine !== client) return;
  map.show(v.size, Array.isArray(cells) ? cells : [], -1);
  hex.colour();
  if (index.cut) byId('hex-status').textContent = 'so many fields that the last of them have no colours';
  await tree.open(mine);
  if (v.grammar) return;
  showMetadata(await mine.ask('metadata'));
  await tensors.open(mine, v.tensors, whatItIs(v));
  if (wanted) await showWanted(mine);
}

/** @param {Client} mine */
async function showWanted(mine) {
  const { name } = wanted;
  wanted = null;
  const found = await mine.ask('find', [name]);
  for (const number of found?.numbers || []) {
    await tensors.load(Math.floor(number / 256));
    if (mine !== client || tensors.get(number)?.name !== name) continue;
    await tensors.choose(number, true);
    tabs.show('bytes');
    return;
  }
}

/** The format whose grammar may read some of a refused file. @param {any} v */
const likelyFormat = (v) => v.format || (v.error.is_likely && v.error.tried[0]?.format);

/** The bytes of a file that is not valid, and its tree up to the place. @param {Client} mine @param {any} v @param {number} place */
async function showPart(mine, v, place) {
  const cells = await mine.ask('sketch', [ByteMap.cells(v.size)]);
  if (mine !== client) return;
  map.show(v.size, cells, place, ['zeros', '', '', 'text', 'other bytes']);
  if (place >= 0) map.follow(place);
  const format = v.grammar || model ? '' : likelyFormat(v);
  if (format) v.tree = await mine.ask('part', [format]);
  if (mine !== client || !v.tree) return;
  const index = await mine.ask('index');
  if (mine !== client) return;
  if (!index.error) hex.colour();
  byId('no-tree').textContent = `What the grammar ${v.grammar ? '' : `${format}.ksy `}reads, up to the place. Nothing of it was believed.`;
  byId('tree').hidden = false;
  await tree.open(mine);
  await tree.stop(v.format || v.grammar ? v.error.path : v.error.tried[0].path, v.error.message);
}

/** @param {File} file @param {import('./files.js').Model} [itsModel] @param {{client: Client, answer: any}} [renewed] what an edited
 *  grammar makes of the same file */
async function openFile(file, itsModel, renewed) {
  const began = performance.now();
  const kept = renewed ? tree.kept() : null;
  client?.close();
  if (!renewed) renewing?.close();
  renewing = null;
  const mine = renewed ? renewed.client : new Client();
  client = mine;
  document.body.classList.remove('stale', 'without-file');
  verdict = null;
  opened = file;
  model = itsModel;
  const byGrammar = !grammars.isEmpty();
  if (!renewed) tree.clear(); // that of an edited grammar takes the place of the other at once
  tensors.clear();
  document.body.dataset.state = 'busy';
  byId('file-name').textContent = visible(file.name);
  byId('save-text').textContent = '';
  byId('tree-status').textContent = byId('hex-status').textContent = '';
  try {
    const answer = renewed ? renewed.answer : await askVerdict(mine, file, model);
    if (mine !== client) return;
    byId('start').hidden = true;
    byId('work').hidden = false;
    const v = completed(answer, file);
    verdict = v;
    files.judged(file, v);
    document.body.classList.toggle('by-grammar', byGrammar);
    if (v.grammar) showGrammarSays(v.grammar, true);
    showVerdict(v, grammars.all[0]?.name, toError);
    if (!renewed) choosePane();
    byId('metadata').hidden = true;
    const place = !v.valid && v.error.has_place ? Math.min(v.error.offset, Math.max(0, v.size - 1)) : -1;
    document.body.dataset.verdictAfter = (performance.now() - began).toFixed(1);
    if (renewed) hex.reopen(mine, v.size);
    else hex.open(mine, model ? file.size : v.size);
    if (!v.valid) tree.clear();
    byId('no-tree').hidden = v.valid;
    byId('tree').hidden = !v.valid;
    byId('tensor-buttons').hidden = !v.valid || byGrammar;
    map.show(v.size, [], place);
    if (place >= 0 && v.size > 0) hex.mark(place);
    document.body.classList.toggle('refused', !v.valid);
    if (v.valid) await showContent(mine, v);
    else await showPart(mine, v, place);
    if (kept && mine === client) await tree.restore(kept);
  } catch (error) {
    if (mine === client) showFailure(file, String(error));
  }
  if (mine === client) document.body.dataset.state = 'ready';
}

// ------------------------------------------------------------------------------------ the editor

/** What ksyc says of the grammar, above the file and in the lines of the editor. @param {any} answer @param {boolean} hasFile */
function showGrammarSays(answer, hasFile) {
  grammars.show(answer, hasFile);
  editor.mark(answer.messages || []);
}

/** The grammar was edited. What the last good one said stays, dimmed, until there is another good one. */
async function renew() {
  if (!opened) { await checkGrammar(); return; }
  renewing?.close();
  const mine = new Client();
  renewing = mine;
  document.body.dataset.state = 'busy';
  try {
    const answer = await askVerdict(mine, opened, model);
    if (mine !== renewing) return;
    if (answer.grammar.good || !verdict?.grammar?.good) {
      if (files.isShown()) files.again();
      await openFile(opened, model, { client: mine, answer });
      return;
    }
    showGrammarSays(answer.grammar, true);
    byId('grammar-text').textContent = 'has errors: what is grey was said before';
    document.body.classList.add('stale');
  } catch (error) {
    if (mine !== renewing) return;
    grammars.tell(String(error), []);
  }
  mine.close();
  renewing = null;
  document.body.dataset.state = 'ready';
}

/** The grammar that is chosen, in the editor if that is open. */
function showGrammar() {
  if (!editor.isOpen) return;
  if (grammars.isEmpty()) closeEditor();
  else editor.show(grammars.all[0].name, grammars.text());
}

function edit() {
  if (grammars.isEmpty()) { beginGrammar(); return; }
  if (!editor.isOpen) editor.open(grammars.all[0].name, grammars.text());
  editor.mark([...byId('grammar-messages').children].map((item) => item.textContent || ''));
  document.body.classList.toggle('without-file', !opened);
  byId('start').hidden = true;
  byId('work').hidden = false;
  tabs.show('editor');
  byId('editor').focus();
}

function closeEditor() {
  editor.close();
  if (tabs.shown === 'editor') tabs.show('tree');
  if (opened) return;
  byId('start').hidden = false;
  byId('work').hidden = true;
}

/** A grammar that reads the file that is open, to go on from. */
async function beginGrammar() {
  const bytes = await opened?.slice(0, 4).arrayBuffer().catch(() => undefined); // a file that is gone has none
  const first = new Uint8Array(bytes || new ArrayBuffer(0));
  const { name, text } = newGrammar(opened ? opened.name : 'mine', first);
  await grammars.add([new File([text], name)]);
  edit();
  files.again();
  await reread();
}

/** @param {boolean} isDamaged */
function openExample(isDamaged) {
  if (!grammars.mayForget()) return;
  grammars.clear();
  closeEditor();
  files.close();
  openFile(exampleFile(isDamaged));
}

/** @param {string} format @param {number} tensor @param {string} name */
async function save(format, tensor, name) {
  if (!client) return;
  const text = byId('save-text');
  text.textContent = 'converting \u2026';
  try {
    const answer = await client.ask('convert', [format, tensor]);
    if (answer.error) {
      text.textContent = visible(answer.error.message);
      return;
    }
    download(answer.bytes, name);
    text.textContent = visible(`${name}, ${byteSize(answer.size)}`);
  } catch (error) {
    text.textContent = visible(String(error));
  }
}

const stem = () => (opened?.name || '').replace(model ? /(\.(safetensors|bin)\.index\.|-00001-of-\d{5}\.).*$/ : /\.[^.]*$/, '') || 'tensors';

// ---------------------------------------------------------------------------------------- events

/** @param {'dark' | 'light'} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  map.draw();
  tensors.redraw();
}

const choose = () => byId('pick').click();
const toggle = () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
const help = () => byId('keys').showModal();

/** @type {Record<string, [() => void, string]>} */
const keys = {
  o: [choose, 'open a file, or a grammar'],
  t: [() => (tabs.show('tree'), /** @type {HTMLElement | null} */ (byId('tree').querySelector('[tabindex="0"]')))?.focus(), 'structure: arrows move, right opens, left closes'],
  h: [() => { tabs.show('bytes'); byId('hex').focus(); }, 'bytes: arrows, Page Up and Down, Ctrl+Home and End'],
  '/': [() => { tabs.show('tensors'); byId('search').focus(); }, 'search tensors by a part of their names, or by a pattern as *.weight'],
  n: [() => { tabs.show('tensors'); byId('tensor-list').focus(); }, 'tensors: arrows choose'],
  g: [() => { tabs.show('bytes'); byId('goto-offset').focus(); }, 'go to an offset'],
  e: [toError, 'go to the byte that was refused'],
  s: [() => { if (!byId('tensor-buttons').hidden) byId('save-all').click(); }, 'save as .safetensors'],
  i: [() => { if (!byId('tensor-buttons').hidden) byId('statistics').click(); }, 'statistics of all tensors'],
  c: [() => { if (!byId('tensor-buttons').hidden) byId('compare').click(); }, 'compare with another file'],
  f: [() => byId('file-list').focus(), 'files, if there are several: arrows choose'],
  r: [() => byId('grammar-name').focus(), 'grammar, if there is one'],
  w: [edit, 'write: edit the grammar, or begin one for the file'],
  d: [toggle, 'dark or light'],
  '?': [help, 'this list'],
};

useKeys(keys);
byId('open').onclick = byId('open-2').onclick = choose;
byId('theme').onclick = toggle;
byId('help').onclick = help;
byId('example').onclick = () => openExample(false);
byId('damaged').onclick = () => openExample(true);
byId('pick').onchange = () => {
  const chosen = [...byId('pick').files];
  byId('pick').value = '';
  take(takenFrom(chosen));
};
byId('grammar-edit').onclick = edit;
byId('grammar-new').onclick = byId('grammar-new-2').onclick = beginGrammar;
byId('editor-save').onclick = () => {
  editor.flush();
  download(grammars.all[0].text, grammars.all[0].name);
  grammars.saved();
};
addEventListener('beforeunload', (e) => { if (grammars.isChanged()) e.preventDefault(); });
byId('editor').addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => {
  if (e.key !== 's' || !(e.ctrlKey || e.metaKey)) return;
  e.preventDefault();
  byId('editor-save').click();
});
byId('statistics').onclick = () => { if (client && verdict?.valid) report.statistics(client, verdict.tensors, opened?.name || '').catch((error) => report.tell(String(error), 1)); };
byId('compare').onclick = () => byId('pick-other').click();
byId('pick-other').onchange = () => {
  const [other] = withModels([...byId('pick-other').files].map((file) => ({ file, name: file.name })));
  byId('pick-other').value = '';
  if (other && client && verdict?.valid) report.compare(client, opened?.name || '', other).catch((error) => report.tell(String(error), 1));
};
byId('save-all').onclick = () => save('safetensors', -1, stem() + '.safetensors');
byId('save-npy').onclick = () => save('npy', tensors.chosen, (tensors.current()?.name || 'tensor').replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 100) + '.npy');
byId('show-bytes').onclick = () => {
  const t = tensors.current();
  if (t?.shard && opened) {
    files.chooseBeside(opened, t.shard);
    wanted = t;
    return;
  }
  tabs.show('bytes');
  showTensor(t);
};
byId('tree-bytes').onclick = () => { tabs.show('bytes'); byId('hex').focus(); };
byId('goto').onsubmit = (/** @type {Event} */ e) => {
  e.preventDefault();
  const offset = Number(byId('goto-offset').value.trim());
  if (Number.isSafeInteger(offset) && offset >= 0) {
    hex.pick(offset);
    byId('hex').focus();
  }
};

addEventListener('dragover', (e) => { e.preventDefault(); byId('veil').hidden = false; });
addEventListener('dragleave', (e) => { if (!e.relatedTarget) byId('veil').hidden = true; });
addEventListener('drop', (e) => {
  e.preventDefault();
  byId('veil').hidden = true;
  if (!e.dataTransfer) return;
  const folders = foldersOf(e.dataTransfer);
  if (folders) folders.then(filesOf).then(take);
  else take(takenFrom([...e.dataTransfer.files]));
});

const preferred = matchMedia('(prefers-color-scheme: dark)');
preferred.onchange = () => setTheme(preferred.matches ? 'dark' : 'light');
setTheme(preferred.matches ? 'dark' : 'light');

draw();
document.body.dataset.state = 'empty';
