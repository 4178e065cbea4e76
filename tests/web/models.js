// SPDX-License-Identifier: Apache-2.0
// A model in several files is one: an index with its shards, a split GGUF, in a folder or dropped as files. The verdict is that of
// the command; tensors come from their shards, whose bytes are checked against those that were written here.
'use strict';
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');
const { inBuild, openPage, openFile, until, runTests } = require('./browser.js');
const { rows, drop, folderOf, allJudged } = require('./several.js');

const u64 = (n) => { const bytes = Buffer.alloc(8); bytes.writeBigUInt64LE(BigInt(n)); return bytes; };
const u32 = (n) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(n); return bytes; };
const floats = (values) => Buffer.from(Float32Array.from(values).buffer);

/** @param {Record<string, number[]>} tensors */
function safetensors(tensors) {
  let at = 0;
  const header = Object.fromEntries(Object.entries(tensors).map(([name, values]) => [name, { dtype: 'F32', shape: [values.length], data_offsets: [at, at += 4 * values.length] }]));
  let text = JSON.stringify(header);
  text += ' '.repeat((8 - text.length % 8) % 8);
  return Buffer.concat([u64(text.length), Buffer.from(text), ...Object.values(tensors).map(floats)]);
}

const NAMES = [1, 2, 3].map((i) => `model-0000${i}-of-00003.safetensors`);
const TENSORS = [{ 'a.weight': [1, 2, 3] }, { 'b.weight': [40, 50] }, { 'c.weight': [6], 'd.weight': [-7, 8] }];
const indexOf = (suffix = '.safetensors') => JSON.stringify({ metadata: { total_size: 32 },
  weight_map: Object.fromEntries(TENSORS.flatMap((tensors, i) => Object.keys(tensors).map((name) => [name, NAMES[i].replace('.safetensors', suffix)]))) });
const SHARDS = Object.fromEntries(NAMES.map((name, i) => [name, safetensors(TENSORS[i])]));
const INDEX = 'model.safetensors.index.json';

function ggufPart(no, count, total, tensors) {
  const text = (s) => Buffer.concat([u64(s.length), Buffer.from(s)]);
  const u16 = (n) => Buffer.from([n & 255, n >> 8]);
  const keys = [[text('split.no'), u32(2), u16(no)], [text('split.count'), u32(2), u16(count)], [text('split.tensors.count'), u32(5), u32(total)]].flat();
  const entries = Object.entries(tensors);
  let at = 0;
  const infos = entries.map(([name]) => { const own = at; at += 32; return Buffer.concat([text(name), u32(1), u64(2), u32(0), u64(own)]); });
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), u64(entries.length), u64(3), ...keys, ...infos]);
  const data = entries.map(([, values], i) => Buffer.concat([floats(values), Buffer.alloc(i + 1 < entries.length ? 24 : 0)]));
  return Buffer.concat([head, Buffer.alloc((32 - head.length % 32) % 32), ...data, Buffer.alloc(24)]);
}
const PARTS = { 'm-00001-of-00002.gguf': ggufPart(0, 2, 3, { a: [1, 2] }), 'm-00002-of-00002.gguf': ggufPart(1, 2, 3, { b: [3, 4], c: [5, 6] }) };

const ready = (page) => until(page, () => document.body.dataset.state === 'ready');
const said = (page) => page.evaluate(() => ({ title: document.getElementById('verdict-title').textContent,
  text: document.getElementById('verdict-text').textContent, facts: document.getElementById('verdict-facts').innerText.replaceAll('\n', ' '),
  tensors: [...document.querySelectorAll('#tensor-list .item')].map((item) => `${item.querySelector('.name').textContent} ${item.title}`),
  about: document.getElementById('tensor-about').textContent }));

/** What `check` says of the model: its message. */
function command(folder, name) {
  const [v] = JSON.parse(spawnSync(inBuild('tensorgate'), ['check', '--json', path.join(folder, name)], { encoding: 'utf8' }).stdout);
  return v;
}

const filesIn = (folder) => fs.readdirSync(folder).sort().map((name) => path.join(folder, name));

async function testIndex(page, count) {
  const problems = [];
  const folder = folderOf('model', { ...SHARDS, [INDEX]: indexOf() });
  await openFile(page, filesIn(folder));
  await allJudged(page);
  const shown = await rows(page);
  if (shown.map(({ name, state }) => `${name} ${state}`).join() !== [`${INDEX} valid whole`, ...NAMES.map((name) => `${name} valid`)].join()) problems.push(JSON.stringify(shown));
  if (shown[0].text !== 'valid: safetensors, 3 files as one') problems.push(shown[0].text);
  if (await page.textContent('#files-text') !== '4 files, 4 valid') problems.push(await page.textContent('#files-text'));
  const it = await said(page);
  const wanted = TENSORS.flatMap((tensors, i) => Object.keys(tensors).map((name) => `${name} in ${NAMES[i]}`));
  if (it.title !== 'A valid safetensors model' || !/files 3 tensors 4/.test(it.facts.replace(/\s+/g, ' '))) problems.push(JSON.stringify(it));
  if (it.tensors.join() !== wanted.join()) problems.push(it.tensors.join());
  /* Values come from the shard, and so do bytes. */
  await page.locator('#tensor-list .item').nth(1).click();
  await until(page, () => /max50/.test(document.getElementById('figures').textContent.replace(/\s/g, '')));
  if (!(await said(page)).about.endsWith(`in ${NAMES[1]}`)) problems.push((await said(page)).about);
  await page.click('#show-bytes');
  await until(page, (name) => document.getElementById('file-name').textContent === name && document.body.dataset.state === 'ready', NAMES[1]);
  await until(page, () => /b\.weight {2}at /.test(document.getElementById('hex-status').textContent));
  await until(page, (bytes) => document.getElementById('hex').textContent.includes(bytes), '00 00 20 42 00 00 48 42');
  count.case('an index with its shards', problems);
}

/** Pressing a byte of the index, statistics, and all tensors saved as one file, which the command compares with the model. */
async function testWhole(page, count) {
  const problems = [];
  const folder = folderOf('whole', { ...SHARDS, [INDEX]: indexOf() });
  await drop(page, [folder]);
  await until(page, () => document.querySelectorAll('#file-list .file').length === 4);
  await allJudged(page);
  if ((await rows(page))[0].name !== `whole/${INDEX}`) problems.push(JSON.stringify((await rows(page))[0]));
  await page.click('#statistics');
  await until(page, () => document.getElementById('report-text').textContent === '4 tensors');
  const cells = await page.evaluate(() => [...document.querySelectorAll('#report-rows tr')].map((tr) => [...tr.children].map((td) => td.textContent).slice(0, 6).join(' ')).join('|'));
  if (cells !== 'a.weight float32 3 1 2 3|b.weight float32 2 40 45 50|c.weight float32 1 6 6 6|d.weight float32 2 -7 0.5 8') problems.push(cells);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-all')]);
  if (download.suggestedFilename() !== 'model.safetensors') problems.push(download.suggestedFilename());
  const saved = path.join(folder, 'one.safetensors');
  await download.saveAs(saved);
  const diff = spawnSync(inBuild('tensorgate'), ['diff', saved, path.join(folder, INDEX)], { encoding: 'utf8' });
  if (diff.status !== 0) problems.push(diff.stdout + diff.stderr);
  /* Compared with that one file, and with itself in several. */
  for (const others of [[saved], filesIn(folder).filter((name) => name !== saved)]) {
    await page.setInputFiles('#pick-other', others);
    await until(page, () => /difference|only|values|error/.test(document.getElementById('report-text').textContent));
    if (await page.textContent('#report-text') !== 'No difference: 4 the same') problems.push(await page.textContent('#report-text'));
    await page.keyboard.press('Escape');
  }
  await page.click('#hex', { position: { x: 120, y: 12 } });
  await until(page, () => /no field/.test(document.getElementById('hex-status').textContent));
  count.case('a model as one file', problems);
}

async function testLacking(page, count) {
  const problems = [];
  const cut = SHARDS[NAMES[1]].subarray(0, -2);
  const { [NAMES[2]]: last, ...few } = SHARDS;
  for (const [what, files] of Object.entries({ missing: { ...few, [INDEX]: indexOf() }, alone: { [INDEX]: indexOf() }, cut: { ...SHARDS, [NAMES[1]]: cut, [INDEX]: indexOf() },
    other: { ...SHARDS, [INDEX]: indexOf().replace('d.weight', 'e.weight') }, json: { ...SHARDS, [INDEX]: '{"weight_map": 3}' } })) {
    const folder = folderOf(`lacking-${what}`, files);
    await openFile(page, filesIn(folder));
    await until(page, () => document.getElementById('files').hidden || document.getElementById('files').dataset.waiting === '0');
    const it = await said(page);
    const { error } = command(folder, INDEX);
    if (it.title !== 'Refused: not a valid safetensors file' || it.text !== error.message) problems.push(`${what}: ${JSON.stringify(it)}, the command: ${error.message}`);
    if (what === 'missing' && !it.text.includes(NAMES[2])) problems.push('it does not name the shard: ' + it.text);
  }
  /* The index of the files of PyTorch, without any of them: it is a file of JSON. */
  const other = 'pytorch_model.bin.index.json';
  await openFile(page, filesIn(folderOf('lacking-bin', { ...SHARDS, [INDEX]: indexOf(), [other]: indexOf('.bin') })));
  await allJudged(page);
  const wholes = (await rows(page)).filter(({ state }) => state.includes('whole')).map(({ name }) => name);
  if (wholes.join() !== INDEX) problems.push('models: ' + wholes.join());
  count.case('models that lack something', problems);
}

async function testSplit(page, count) {
  const problems = [];
  const folder = folderOf('split', PARTS);
  await openFile(page, filesIn(folder));
  await allJudged(page);
  const shown = (await rows(page)).map(({ name, text }) => `${name} ${text}`).join();
  if (shown !== 'm-*-of-00002.gguf valid: gguf, 2 files as one,m-00001-of-00002.gguf valid: gguf,m-00002-of-00002.gguf valid: gguf') problems.push(shown);
  if (await page.textContent('#files-text') !== '2 files, 2 valid') problems.push(await page.textContent('#files-text'));
  const it = await said(page);
  if (it.tensors.join() !== 'a in m-00001-of-00002.gguf,b in m-00002-of-00002.gguf,c in m-00002-of-00002.gguf') problems.push(it.tensors.join());
  /* One of three is not there; parts that disagree. */
  const three = { 'm-00001-of-00003.gguf': ggufPart(0, 3, 3, { a: [1, 2] }), 'm-00003-of-00003.gguf': ggufPart(2, 3, 3, { c: [1, 2] }) };
  const wrong = { ...PARTS, 'm-00002-of-00002.gguf': ggufPart(1, 2, 4, { b: [3, 4], c: [5, 6] }) };
  for (const [what, files] of Object.entries({ three, wrong })) {
    const place = folderOf(`split-${what}`, files);
    await openFile(page, filesIn(place));
    await allJudged(page);
    const { error } = command(place, '');
    const { text } = await said(page);
    if (text !== error.message || (await rows(page))[0].state !== 'refused whole') problems.push(`${what}: ${text}, the command: ${error.message}`);
  }
  if (await page.textContent('#next-refused') !== '1 refused') problems.push(await page.textContent('#next-refused'));
  count.case('a split model', problems);
}

/** A grammar reads files, and no models. */
async function testByGrammar(page, count) {
  const problems = [];
  const folder = folderOf('split-grammar', { ...PARTS, 'any.ksy': 'meta: {id: any}\nseq:\n  - {id: a, type: u1}\n' });
  await openFile(page, filesIn(folder));
  await allJudged(page);
  const states = (await rows(page)).map(({ state }) => state).join();
  if (states !== 'unjudged whole,valid,valid' || (await said(page)).title !== 'Not judged: a grammar reads one file') problems.push(states, (await said(page)).title);
  await page.click('#grammar-off');
  await allJudged(page);
  await ready(page);
  if ((await rows(page)).some(({ state }) => !state.startsWith('valid'))) problems.push('without it: ' + JSON.stringify(await rows(page)));
  count.case('a model and a grammar', problems);
}

/** Shards of 5 GB each, which have more bytes together than a page has addresses for; little of them is read. */
async function testLargeModel(page, count) {
  const problems = [];
  const names = Array.from({ length: 10 }, (_, i) => `big-${String(i + 1).padStart(5, '0')}-of-00010.safetensors`);
  const folder = folderOf('big', { 'big.safetensors.index.json': JSON.stringify({ metadata: {}, weight_map: Object.fromEntries(names.map((name, i) => [`w${i}`, name])) }) });
  const bytes = 5 * 2 ** 30;
  names.forEach((name, i) => {
    const text = JSON.stringify({ [`w${i}`]: { dtype: 'F32', shape: [bytes / 4], data_offsets: [0, bytes] } }).padEnd(128);
    const file = fs.openSync(path.join(folder, name), 'w');
    fs.writeSync(file, Buffer.concat([u64(128), Buffer.from(text)]));
    fs.ftruncateSync(file, 136 + bytes);
    fs.writeSync(file, floats([i + 1]), 0, 4, 136 + bytes - 4);
    fs.closeSync(file);
  });
  await openFile(page, filesIn(folder));
  await allJudged(page);
  const after = Number(await page.evaluate(() => document.body.dataset.verdictAfter));
  console.log(`web: ten shards of 5 GiB: a verdict after ${after} ms`);
  const shown = await rows(page);
  if (shown.some(({ state }) => !state.startsWith('valid')) || shown[0].bytes !== '50.0 GiB') problems.push(JSON.stringify(shown.slice(0, 2)));
  await page.click('#tensor-9'); // its place among the rows that are drawn changes as the list scrolls
  await until(page, () => document.getElementById('tensor-name').textContent === 'w9' && !document.getElementById('heat').hidden);
  fs.rmSync(folder, { recursive: true });
  count.case('a model of 50 GiB', problems);
}

async function testModels(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  await runTests([testIndex, testWhole, testLacking, testSplit, testByGrammar, testLargeModel], page, count, troubles);
  await context.close();
}

module.exports = { testModels };
