// SPDX-License-Identifier: Apache-2.0
// A grammar that is edited in place: the tree follows, errors stand at their lines, the last good tree stays, undo works,
// no key is a trap, and what is saved is what ksyc reads.
'use strict';
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');
const { ROOT, inBuild, make, openPage, openFile, until, runTests } = require('./browser.js');
const { countWorkers, rows } = require('./several.js');

const RECORD = `meta:
  id: rec
  endian: le
seq:
  - id: magic
    contents: RC
  - id: num_items
    type: u1
  - id: items
    type: item
    repeat: expr
    repeat-expr: num_items
  - id: rest
    size-eos: true
types:
  item:
    seq:
      - id: kind
        type: u1
      - id: value
        type: u2
`;
const BYTES = Buffer.from('52430201000202000301ff', 'hex');

function write(name, content) {
  const file = path.join(make(inBuild('web', 'edited')), name);
  fs.writeFileSync(file, content);
  return file;
}

const text = (page) => page.inputValue('#editor');
const names = (page) => page.evaluate(() => [...document.querySelectorAll('#tree .name')].filter((e) => e.offsetParent).map((e) => e.textContent).join(' '));
const ready = (page) => until(page, () => document.body.dataset.state === 'ready');
const isStale = (page) => page.evaluate(() => document.body.classList.contains('stale'));

/** The caret behind a text. */
const caret = (page, after) => page.evaluate((wanted) => {
  const area = document.getElementById('editor');
  const at = area.value.indexOf(wanted) + wanted.length;
  area.focus();
  area.setSelectionRange(at, at);
}, after);

/** Types at the caret, and waits for what ksyc says of it: each renewal makes the list of messages anew. */
async function type(page, keys) {
  await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
  for (const key of keys) await page.keyboard.press(key);
  await ready(page);
}

async function open(page, grammar = RECORD, bytes = BYTES) {
  await page.reload();
  await page.waitForSelector('body[data-state="empty"]');
  await openFile(page, [write('rec.ksy', grammar), write('good.rec', bytes)]);
  await page.click('#grammar-edit');
}

async function testTree(page, count) {
  const problems = [];
  await open(page);
  if (await text(page) !== RECORD) problems.push('another text');
  await page.locator('#tree .twist').nth(3).click();
  await page.locator('#tree .node', { hasText: '[1]' }).locator('.twist').click();
  await until(page, () => document.querySelectorAll('#tree .name').length === 9);
  await caret(page, 'id: rest');
  await type(page, ['Backspace', 'Backspace', 'd']);
  if (await names(page) !== 'rec magic num_items items [0] [1] kind value red') problems.push('the tree after an edit: ' + await names(page));
  /* Values of one byte: the rest has two more. */
  await caret(page, '- id: value\n        type: u');
  await type(page, ['Delete', '1']);
  await until(page, () => [...document.querySelectorAll('#tree .value')].some((e) => e.textContent === '00 03 01 ff'));
  const shown = await text(page);
  if (!shown.includes('type: u1\n') || shown === RECORD) problems.push('the text: ' + shown);
  for (let i = 0; i < 8 && await text(page) !== RECORD; i++) await page.keyboard.press('Control+z');
  if (await text(page) !== RECORD) problems.push('undo does not bring back the first text');
  await until(page, () => [...document.querySelectorAll('#tree .node')].some((e) => /rest.*01 ff/.test(e.textContent)));
  count.case('the tree follows the grammar', problems);
}

async function testErrors(page, count) {
  const problems = [];
  await open(page);
  await caret(page, 'id: items\n    type: item');
  await type(page, ['s']);
  if (!await isStale(page)) problems.push('the last good tree is not dimmed');
  if (await names(page) !== 'rec magic num_items items rest') problems.push('the last good tree is gone: ' + await names(page));
  const marked = await page.evaluate(() => [...document.querySelectorAll('#editor-lines .wrong-line')].map((e) => e.textContent).join());
  if (marked !== '10') problems.push('lines that are marked: ' + marked);
  /* What is said is what ksyc says of the text. */
  const said = await page.evaluate(() => [...document.querySelectorAll('#grammar-messages li')].map((li) => li.textContent));
  const file = write('rec.ksy', await text(page));
  const wanted = spawnSync(inBuild('ksyc'), ['-o', inBuild('web', 'edited'), file], { encoding: 'utf8' }).stderr.split('\n').filter((line) => line.startsWith(file + ':'));
  if (said.length === 0 || said.join('\n') !== wanted.map((line) => line.replace(path.dirname(file) + '/', '')).join('\n')) problems.push(`messages: ${said}, ksyc has ${wanted}`);
  if (!/unknown type 'items'/.test(await page.textContent('#editor-help'))) problems.push('the error of the line is not said: ' + await page.textContent('#editor-help'));
  if (await page.getAttribute('#editor', 'aria-invalid') !== 'true') problems.push('not told to be invalid');
  /* The tree that stayed still opens. */
  await page.locator('#tree .twist').nth(3).click();
  await until(page, () => document.querySelectorAll('#tree .name').length === 7);
  /* A message goes to its line. */
  await page.evaluate(() => document.getElementById('editor').setSelectionRange(0, 0));
  await page.click('#grammar-messages button');
  const line = await page.evaluate(() => {
    const area = document.getElementById('editor');
    return document.activeElement === area && area.value.slice(area.selectionStart, area.selectionEnd);
  });
  if (line !== '    type: items') problems.push('a message goes to ' + line);
  await caret(page, 'type: items');
  await type(page, ['Backspace']);
  if (await isStale(page) || await page.locator('#editor-lines .wrong-line').count() > 0) problems.push('errors that were mended stay');
  /* A rule that the file breaks is a refusal, and no error of the grammar. */
  await caret(page, 'num_items\n    type: u1');
  await type(page, ['Enter', ...'valid: 1']);
  await until(page, () => document.getElementById('verdict-title').textContent === 'Refused: not a valid rec file');
  await until(page, () => document.querySelector('#hex .codes .wrong')?.textContent.trim() === '02');
  count.case('errors of an edited grammar', problems);
}

/** Tab indents, and keeps nobody; lines go on as deep as the one before. */
async function testKeys(page, count) {
  const problems = [];
  const focused = () => page.evaluate(() => document.activeElement.id);
  await open(page);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('w');
  if (await focused() !== 'editor') problems.push('w does not go to the editor');
  await caret(page, 'id: rec');
  await type(page, ['Enter', 'x', 'Tab', 'y']);
  if (!(await text(page)).includes('  id: rec\n  x  y\n')) problems.push('the line: ' + (await text(page)).slice(0, 60));
  await caret(page, 'seq:');
  await type(page, ['Enter', 'z']);
  if (!(await text(page)).includes('seq:\n  z\n')) problems.push('no deeper line behind a colon');
  const before = await text(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  if (await focused() === 'editor') problems.push('Escape and Tab stay in the editor');
  await page.focus('#editor');
  await page.keyboard.press('Shift+Tab');
  if (await focused() === 'editor') problems.push('Shift and Tab stay in the editor');
  if (await text(page) !== before) problems.push('a key that leaves changed the text');
  await page.focus('#editor');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.press('Tab');
  if (await focused() !== 'editor') problems.push('Escape counts although another key came');
  /* Lines that are selected are indented, and none is lost. */
  await page.evaluate(() => {
    const area = document.getElementById('editor');
    area.setSelectionRange(area.value.indexOf('types:') + 1, area.value.indexOf('seq:', area.value.indexOf('types:')) + 2);
  });
  await page.keyboard.press('Tab');
  if (!(await text(page)).includes('  types:\n    item:\n      seq:\n')) problems.push('lines that are selected: ' + await text(page));
  /* What was typed just before it is closed is there when it is opened again. */
  await caret(page, 'size-eos: true');
  await page.keyboard.type(' # last');
  await page.click('#editor-close');
  if (await page.isVisible('.editor-pane')) problems.push('it does not close');
  await page.click('#grammar-edit');
  if (!(await text(page)).includes('size-eos: true # last\n')) problems.push('the last keys are lost');
  count.case('keys of the editor', problems);
}

/** Each key has the sentence of the documentation. */
async function testHelp(page, count) {
  const problems = [];
  const told = fs.readFileSync(path.join(ROOT, 'docs/ksyc_keys.md'), 'utf8').split('\n')
    .map((line) => /^\| `([a-z-]+)` \| (.*) \| \[.*\]\((.*)\) \|$/.exec(line)).filter((row) => row).map(([, key, sentence, more]) => [key, sentence.replaceAll('`', ''), more]);
  if (told.length < 45) problems.push(`${told.length} sentences`);
  await open(page, told.map(([key]) => `  ${key}: 1\n`).join('') + 'mine: 2\n  - {id: a, size-eos: true} # if: nothing\n');
  const help = () => page.evaluate(() => [...document.querySelectorAll('#editor-help :is(code, span:not(.wrong-text))')].map((e) => e.textContent).join('').trim());
  for (const [key, sentence, more] of told) {
    await caret(page, `  ${key}: `);
    await until(page, (wanted) => document.querySelector('#editor-help code')?.textContent === wanted, key);
    if (await help() !== `${key} ${sentence}`) problems.push(`${key}: ${await help()}`);
    if (await page.getAttribute('#editor-help a', 'href') !== more) problems.push(`${key}: more is elsewhere`);
  }
  await caret(page, 'mine: ');
  await until(page, () => document.querySelector('#editor-help code') === null);
  await caret(page, '{id: a, size-eos: t');
  await until(page, () => document.querySelector('#editor-help code')?.textContent === 'size-eos');
  await caret(page, '{id: a');
  await until(page, () => document.querySelector('#editor-help code')?.textContent === 'id');
  count.case('what keys mean', problems);
}

/** A grammar to start from reads the file that is open, whatever that is; without one it is good as well. */
async function testNew(page, count) {
  const problems = [];
  const files = { 'My File-1.bin': 'abcdef', '7.x': 'a', 'empty.bin': '', '<b>\u202e.q': '\0\x01' };
  for (const [name, bytes] of Object.entries(files)) {
    await page.reload();
    await page.waitForSelector('body[data-state="empty"]');
    await openFile(page, write(name, bytes));
    await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
    await page.click('#grammar-new');
    await ready(page);
    const said = await page.evaluate(() => [document.getElementById('verdict-title').textContent, document.getElementById('grammar-messages').textContent, document.activeElement.id]);
    if (!/^A valid [a-z0-9_]+ file$/.test(said[0]) || said[1] !== '' || said[2] !== 'editor') problems.push(`${name}: ${said}`);
  }
  await page.reload();
  await page.waitForSelector('body[data-state="empty"]');
  await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
  await page.click('#grammar-new-2');
  await ready(page);
  if (!/^is good/.test(await page.textContent('#grammar-text')) || !await page.isVisible('#editor') || await page.isVisible('#verdict')) problems.push('without a file');
  await caret(page, 'id: body');
  await type(page, ['y']);
  const file = write('later.bin', 'later');
  await openFile(page, file);
  if (await names(page) !== 'mine bodyy' || !await page.isVisible('#editor')) problems.push('a file behind the grammar: ' + await names(page));
  /* Edits are forgotten only if a person says so. */
  const questions = [];
  const answer = (dialog) => {
    questions.push(dialog.message());
    return questions.length === 1 ? dialog.dismiss() : dialog.accept();
  };
  page.on('dialog', answer);
  await page.click('#grammar-off');
  if (!await page.isVisible('#editor')) problems.push('edits are forgotten');
  await page.click('#grammar-off');
  await ready(page);
  page.off('dialog', answer);
  if (questions.length !== 2 || !/not saved/.test(questions[0])) problems.push('questions: ' + questions);
  if (await page.isVisible('#editor')) problems.push('an editor without a grammar');
  count.case('a new grammar', problems);
}

/** What is saved is the text, by button and by key. */
async function testSave(page, count) {
  const problems = [];
  await open(page);
  await caret(page, 'id: rec');
  await type(page, [...'ord']);
  for (const save of [() => page.click('#editor-save'), () => page.focus('#editor').then(() => page.keyboard.press('Control+s'))]) {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 10000 }), save()]);
    if (download.suggestedFilename() !== 'rec.ksy') problems.push('saved as ' + download.suggestedFilename());
    const saved = fs.readFileSync(await download.path(), 'utf8');
    if (saved !== RECORD.replace('id: rec', 'id: record')) problems.push('saved: ' + saved);
  }
  /* Nothing is asked about what was saved. */
  await page.click('#grammar-off');
  await ready(page);
  if (await page.isVisible('#editor')) problems.push('the grammar that was saved stays');
  count.case('an edited grammar is saved', problems);
}

/** Faster than ksyc answers, slower than a person waits, several files, and other texts than a person types. */
async function testHostile(page, count) {
  const problems = [];
  await open(page);
  await caret(page, 'id: rest');
  for (const key of 'abcdefghijklmnopqrstuvwxyz') {
    await page.keyboard.press(key);
    await page.waitForTimeout(key > 'm' ? 260 : 15);
  }
  await until(page, () => [...document.querySelectorAll('#tree .name')].some((e) => e.textContent === 'restabcdefghijklmnopqrstuvwxyz'));
  if (await page.evaluate(() => window.mostWorkers) > 4) problems.push(`${await page.evaluate(() => window.mostWorkers)} workers at a time`);
  /* A grammar that needs seconds is given up for the next one. */
  const slow = 'meta: {id: slow, endian: le}\nseq:\n  - {id: a, type: u4}\n  - {id: b, type: nothing, repeat: expr, repeat-expr: a}\ntypes:\n  nothing: {instances: {x: {value: 1}}}\n';
  await page.evaluate(() => document.getElementById('editor').select());
  await page.evaluate((grammar) => document.execCommand('insertText', false, grammar), slow);
  await page.waitForTimeout(400);
  await caret(page, 'repeat-expr: a');
  await page.keyboard.type(' & 1');
  const began = Date.now();
  await until(page, () => document.getElementById('verdict-title').textContent === 'A valid slow file' && document.body.dataset.state === 'ready');
  if (Date.now() - began > 5000) problems.push(`the next grammar came after ${Date.now() - began} ms`);
  /* Markup, directions, and a megabyte in one line and in many. */
  for (const grammar of ['meta: {id: "<img src=x onerror=alert(1)>\u202e"}\n', 'x'.repeat(1 << 20), 'a:\n'.repeat(1 << 18)]) {
    await page.evaluate(() => document.getElementById('editor').select());
    await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
    await page.evaluate((wanted) => {
      const area = document.getElementById('editor');
      area.value = wanted;
      area.dispatchEvent(new Event('input'));
    }, grammar);
    await ready(page);
    if (!await isStale(page)) problems.push('no grammar, and it is not said');
    if (await page.locator('#editor-lines div').count() > 100) problems.push('more lines than can be seen');
  }
  if (await page.evaluate(() => document.querySelectorAll('img').length) > 0) problems.push('an element came from a grammar');
  count.case('edits of every kind', problems);
}

/** A list of files is read again by the edited grammar. */
async function testList(page, count) {
  const problems = [];
  await page.reload();
  await page.waitForSelector('body[data-state="empty"]');
  await openFile(page, [write('rec.ksy', RECORD), write('good.rec', BYTES), write('short.rec', BYTES.subarray(0, 4))]);
  await page.click('#grammar-edit');
  const settled = (states) => until(page, (wanted) => [...document.querySelectorAll('#file-list .file')].map((row) => row.className).join() === wanted, states);
  await settled('file valid,file refused');
  await caret(page, 'repeat-expr: num_items');
  await type(page, [...' & 1']);
  await caret(page, 'contents: RC');
  await type(page, ['D']);
  await settled('file refused,file refused');
  if (!/contents|RCD|52 43/.test((await rows(page))[0].text)) problems.push('the verdict of the first: ' + (await rows(page))[0].text);
  count.case('several files and an edited grammar', problems);
}

async function testEditor(browser, count) {
  const { context, page, troubles } = await openPage(browser, { script: countWorkers });
  await runTests([testTree, testErrors, testKeys, testHelp, testNew, testSave, testHostile, testList], page, count, troubles);
  await context.close();
}

module.exports = { testEditor };
