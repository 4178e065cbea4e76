// SPDX-License-Identifier: Apache-2.0
// Several files at once, and folders: each has the verdict of the command, few workers are there at a time, a refused
// one is seen at once, and one file after the other is shown by keys and by the mouse.
'use strict';
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');
const { inBuild, make, openPage, openFile, until, runTests } = require('./browser.js');
const { press } = require('./behaviour.js');

/** Counts workers that live, before the page starts. */
function countWorkers() {
  const alive = new Set();
  window.mostWorkers = 0;
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      alive.add(this);
      window.mostWorkers = Math.max(window.mostWorkers, alive.size);
    }

    terminate() {
      alive.delete(this);
      super.terminate();
    }
  };
}

const allJudged = (page) => until(page, () => document.getElementById('files').dataset.waiting === '0' && document.body.dataset.state === 'ready');
const rows = (page) => page.evaluate(() => [...document.querySelectorAll('#file-list .file')].map((row) => ({
  name: row.querySelector('.name').textContent, text: row.querySelector('.verdict-of').textContent, bytes: row.querySelector('.bytes').textContent,
  state: row.className.replace('file ', ''), isSelected: row.getAttribute('aria-selected') === 'true',
})));

/** Drops files or folders of the disk, as a person does. */
async function drop(page, paths) {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  /* The page has to answer that it takes them before they can be dropped. */
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    await page.waitForTimeout(100);
  }
}

function folderOf(name, files) {
  const folder = inBuild('web', 'dropped', name);
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, bytes] of Object.entries(files)) {
    make(path.dirname(path.join(folder, file)));
    fs.writeFileSync(path.join(folder, file), bytes);
  }
  return folder;
}

const sample = (name) => fs.readFileSync(inBuild('samples', name));

async function testSeveral(page, count) {
  const problems = [];
  const whole = sample('npy_bool.npy');
  const folder = folderOf('several', { '1.npy': whole, '2.npy': whole.subarray(0, 60), '3.btf': sample('btf_coo.btf'),
    '<b>4\u202e.bin': 'unknown', '5.gguf': sample('gguf_alignment.gguf') });
  const files = fs.readdirSync(folder).sort().map((name) => path.join(folder, name));
  await openFile(page, files);
  await allJudged(page);
  const wanted = JSON.parse(spawnSync(inBuild('tensorgate'), ['check', '--json', ...files], { encoding: 'utf8' }).stdout);
  const shown = await rows(page);
  wanted.forEach((v, i) => {
    const text = v.valid ? `valid: ${v.format}` : `refused: ${v.error.message}`.slice(0, 60);
    if (shown[i].state !== (v.valid ? 'valid' : 'refused') || !shown[i].text.startsWith(text)) problems.push(`${JSON.stringify(shown[i])}: the command says ${text}`);
  });
  if (!shown.some((row) => row.name === '<b>4\\u202e.bin')) problems.push('a name is not text: ' + shown.map((row) => row.name));
  if (shown[0].bytes !== `${whole.length} bytes`) problems.push('the size: ' + shown[0].bytes);
  if (await page.textContent('#files-text') !== '5 files, 3 valid' || await page.textContent('#next-refused') !== '2 refused') problems.push('the count: ' + await page.textContent('.files-about'));
  if (!await page.locator('#file-list .refused').first().isVisible()) problems.push('a refused file is out of sight');
  /* By the mouse and by keys. */
  const title = (text) => until(page, (wanted) => document.getElementById('verdict-title').textContent === wanted && document.body.dataset.state === 'ready', text);
  await page.locator('#file-list .file').nth(2).click();
  await title('A valid btf file');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowUp');
  await title('Refused: not a valid npy file');
  await page.keyboard.press('Home');
  await title('A valid npy file');
  await page.click('#next-refused');
  await title('Refused: not a valid npy file');
  if ((await rows(page)).findIndex((row) => row.isSelected) !== 1) problems.push('the next one that was refused is not chosen');
  await page.click('#next-refused');
  await title('Refused');
  /* One file, and an example, have no list. */
  await openFile(page, files[2]);
  if (await page.isVisible('#files')) problems.push('a list of one file');
  await openFile(page, files);
  await press(page, 'example');
  if (await page.isVisible('#files')) problems.push('a list beside an example');
  count.case('several files', problems);
}

/** Faster than files are read: every one has its verdict in the end, and few workers are there. */
async function testFast(page, count) {
  const problems = [];
  const folder = folderOf('fast', Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${String(i).padStart(2, '0')}.npy`, sample('npy_bool.npy').subarray(0, i % 2 ? 60 : 200)])));
  await openFile(page, fs.readdirSync(folder).sort().map((name) => path.join(folder, name)));
  await page.focus('#file-list');
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
  await allJudged(page);
  const states = (await rows(page)).map((row) => row.state);
  if (states.some((state, i) => state !== (i % 2 ? 'refused' : states[0]))) problems.push(states.join());
  const most = await page.evaluate(() => window.mostWorkers);
  if (most > 3) problems.push(`${most} workers at a time`);
  count.case('files that are chosen faster than they are read', problems);
}

/** A grammar judges them all anew; one that is wrong refuses none. */
async function testByGrammar(page, count) {
  const problems = [];
  const spec = (body) => `meta: {id: pair, endian: le}\nseq:\n${body}`;
  const folder = folderOf('grammar', { 'pair.ksy': spec('  - {id: a, type: u1, valid: {max: 3}}\n  - {id: b, type: u1}\n'), 'a.bin': Buffer.from([1, 2]), 'b.bin': Buffer.from([9, 9]), 'c.bin': Buffer.from([1]) });
  const states = async () => (await rows(page)).map((row) => row.state).join(' ');
  await openFile(page, ['pair.ksy', 'a.bin', 'b.bin', 'c.bin'].map((name) => path.join(folder, name)));
  await allJudged(page);
  if (await states() !== 'valid refused refused') problems.push('by a grammar: ' + await states());
  await page.evaluate(() => { window.rowsBefore = [...document.getElementById('file-list').children]; });
  fs.writeFileSync(path.join(folder, 'pair.ksy'), spec('  - {id: a, type: u9}\n'));
  await openFile(page, path.join(folder, 'pair.ksy'));
  await allJudged(page);
  if (await states() !== 'unjudged unjudged unjudged') problems.push('by a wrong grammar: ' + await states());
  if (!await page.evaluate(() => window.rowsBefore.every((row) => row.isConnected))) problems.push('a row is another one: a click on it would be lost');
  await page.click('#grammar-off');
  await allJudged(page);
  if (await states() !== 'refused refused refused') problems.push('without a grammar: ' + await states());
  count.case('several files and a grammar', problems);
}

async function testFolder(page, count) {
  const problems = [];
  const files = { 'deep/er/c.npy': sample('npy_bool.npy'), 'a.gguf': sample('gguf_alignment.gguf'), 'deep/b.npy': 'broken' };
  await drop(page, [folderOf('folder', files)]);
  await until(page, () => document.querySelectorAll('#file-list .file').length === 3);
  await allJudged(page);
  const shown = (await rows(page)).map((row) => `${row.name} ${row.state}`).join();
  if (shown !== 'folder/a.gguf valid,folder/deep/b.npy refused,folder/deep/er/c.npy valid') problems.push(shown);
  await drop(page, [folderOf('crowd', Object.fromEntries(Array.from({ length: 1003 }, (_, i) => [`${i}.bin`, 'x'])))]);
  await until(page, () => document.querySelectorAll('#file-list .file').length === 1000);
  const said = (await page.textContent('#files-text')).replaceAll('\u2009', '');
  if (!/^1000 files, .*more were dropped than the 1000 that are taken/.test(said)) problems.push('too many: ' + said);
  /* Dropped files without a folder, and an empty folder, which changes nothing. */
  const folder = folderOf('two', { 'a.npy': sample('npy_bool.npy'), 'b.npy': 'broken' });
  await drop(page, [path.join(folder, 'a.npy'), path.join(folder, 'b.npy')]);
  await until(page, () => document.querySelectorAll('#file-list .file').length === 2);
  await allJudged(page);
  await drop(page, [make(inBuild('web', 'dropped', 'nothing'))]);
  await page.waitForTimeout(200);
  if ((await rows(page)).length !== 2) problems.push('an empty folder changes the list');
  count.case('a folder', problems);
}

async function testFiles(browser, count) {
  const { context, page, troubles } = await openPage(browser, { script: countWorkers });
  await runTests([testSeveral, testFast, testByGrammar, testFolder], page, count, troubles);
  await context.close();
}

module.exports = { testFiles, countWorkers, rows, drop, folderOf, allJudged };
