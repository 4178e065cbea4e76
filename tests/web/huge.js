// SPDX-License-Identifier: Apache-2.0
// Files of 40 GB, and archives of 3 GB, which are holes but for what is said of values: the verdict comes at once, in little memory, and
// every part can be seen.
'use strict';
const fs = require('fs');
const path = require('path');
const { execFileSync, spawnSync } = require('child_process');
const { inBuild, make, openPage, openFile, until } = require('./browser.js');
const { writeFlax, writeNpz, writePt } = require('./archives.js');

const GIB = 2 ** 30;
const SIZE = 40 * GIB;
const MOST_MS = 2000;
const MOST_BYTES = 500e6;

function sparse(name, head, size, tail = Buffer.alloc(0)) {
  const file = path.join(make(inBuild('web', 'large')), name);
  fs.writeFileSync(file, head);
  fs.truncateSync(file, head.length + size - tail.length);
  fs.appendFileSync(file, tail);
  return file;
}

const u64 = (...numbers) => Buffer.concat(numbers.map((number) => { const b = Buffer.alloc(8); b.writeBigUInt64LE(BigInt(number)); return b; }));
const u32 = (number) => { const b = Buffer.alloc(4); b.writeUInt32LE(number); return b; };

/** The last element is 42. */
const LAST = Buffer.from([42]);

function safetensors() {
  const header = Buffer.from(JSON.stringify({ x: { dtype: 'U8', shape: [SIZE], data_offsets: [0, SIZE] } }));
  return sparse('40gb.safetensors', Buffer.concat([u64(header.length), header]), SIZE, LAST);
}

function npy() {
  const text = `{'descr': '|u1', 'fortran_order': False, 'shape': (${SIZE},), }`.padEnd(117) + '\n';
  return sparse('40gb.npy', Buffer.concat([Buffer.from('\x93NUMPY\x01\x00v\x00', 'latin1'), Buffer.from(text)]), SIZE, LAST);
}

/** @param {number} left off the size of the first of two tensors; then there is padding behind it */
function gguf(name, left) {
  const info = (id, size, at) => [u64(id.length), Buffer.from(id), u32(1), u64(size), u32(24), u64(at)];
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), u64(2, 0), ...info('first', SIZE / 2 - left, 0), ...info('second', SIZE / 2, SIZE / 2)]);
  return sparse(name, Buffer.concat([head, Buffer.alloc(-head.length & 31)]), SIZE, LAST);
}

/** Bytes of memory that processes of pages have for themselves. */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kib = processInfo.filter((one) => one.type === 'renderer').map((one) =>
    Number(/^RssAnon:\s*(\d+) kB/m.exec(fs.readFileSync(`/proc/${one.id}/status`, 'utf8'))?.[1]));
  return 1024 * Math.max(...kib);
}

async function testFile(browser, page, count, file, tensor) {
  const problems = [];
  await openFile(page, file);
  const ms = Number(await page.evaluate(() => document.body.dataset.verdictAfter));
  const title = await page.textContent('#verdict-title');
  if (!title.startsWith('A valid')) problems.push(`${title}: ${await page.textContent('#verdict-text')}`);
  if (!(ms < MOST_MS)) problems.push(`a verdict after ${ms} ms`);
  await page.keyboard.press('h');
  await page.keyboard.press('Control+End');
  await until(page, (name) => document.getElementById('hex-status').textContent.endsWith(`, tensor ${name}`), tensor);
  await until(page, () => /\b2a\b/.test([...document.querySelectorAll('#hex .codes')].pop().textContent));
  const memory = await memoryOf(browser);
  if (!(memory < MOST_BYTES)) problems.push(`${Math.round(memory / 1e6)} MB`);
  console.log(`web: ${path.basename(file)}: a verdict after ${ms} ms, ${Math.round(memory / 1e6)} MB`);
  count.case(path.basename(file), problems);
}

const inLarge = (name) => path.join(make(inBuild('web', 'large')), name);

/** A copy with other bytes at a place. */
function changed(file, name, at, bytes) {
  execFileSync('cp', ['--sparse=always', file, inLarge(name)]);
  const fd = fs.openSync(inLarge(name), 'r+');
  fs.writeSync(fd, Buffer.from(bytes), 0, bytes.length, at);
  fs.closeSync(fd);
  return inLarge(name);
}

/** Archives whose members lie where the page has no addresses of its own, and faults of them. */
function archives() {
  const many = inLarge('3gb.npz');
  const places = writeNpz(many, Array.from({ length: 200 }, (_, i) => 16 * 2 ** 20 + i));
  writeNpz(inLarge('40gb.npz'), Array.from({ length: 10 }, (_, i) => 4 * GIB + i));
  writePt(inLarge('40gb.pt'), Array.from({ length: 10 }, (_, i) => 4 * GIB + i));
  writePt(inLarge('3gb.pt'), Array.from({ length: 200 }, (_, i) => 16 * 2 ** 20 + i), true);
  const flax = inLarge('3gb.msgpack');
  const keys = writeFlax(flax, Array.from({ length: 200 }, (_, i) => 16 * 2 ** 20 + i));
  const cut = changed(many, '3gb_cut.npz', 0, 'P');
  fs.truncateSync(cut, fs.statSync(cut).size - 1);
  return [many, inLarge('40gb.npz'), inLarge('40gb.pt'), inLarge('3gb.pt'), cut,
    changed(many, '3gb_signature.npz', places[150], 'PX'), changed(many, '3gb_name.npz', places[160] + 32, 'Y'),
    flax, changed(flax, '3gb_key.msgpack', keys[150] + 2, 'layer_149'), changed(flax, '3gb_tag.msgpack', keys[160] + 11, [0xc1]),
    changed(many, '3gb_checksum.npz', places[170] + 14, 'abcd'), changed(many, '3gb_header.npz', places[180] + 30 + 13 + 2, '?')];
}

/** The page says what the command does. */
async function testArchive(browser, page, count, file) {
  const problems = [];
  const [v] = JSON.parse(spawnSync(inBuild('tensorgate'), ['check', '--json', '--', file], { encoding: 'utf8' }).stdout);
  await openFile(page, file);
  const s = await page.evaluate(() => ({
    ms: Number(document.body.dataset.verdictAfter), title: document.getElementById('verdict-title').textContent,
    text: document.getElementById('verdict-text').textContent, facts: document.getElementById('verdict-facts').innerText,
    tensors: document.getElementById('tensor-count').textContent }));
  if (s.title !== (v.valid ? `A valid ${v.format} file` : `Refused: not a valid ${v.format} file`)) problems.push(`${s.title}: ${s.text}`);
  if (v.valid ? s.tensors !== String(v.tensors) : !v.error.message.startsWith(s.text)) problems.push(s.tensors, s.text);
  if (!v.valid && s.facts.replace(/\D/g, '').indexOf(String(v.error.offset)) < 0) problems.push(s.facts);
  if (!(s.ms < MOST_MS)) problems.push(`a verdict after ${s.ms} ms`);
  const memory = await memoryOf(browser);
  if (!(memory < MOST_BYTES)) problems.push(`${Math.round(memory / 1e6)} MB`);
  console.log(`web: ${path.basename(file)}: a verdict after ${s.ms} ms, ${Math.round(memory / 1e6)} MB`);
  count.case(path.basename(file), problems);
}

/** The checksum of a member of 2 GiB is compared before the first value is shown; the rest of the page answers meanwhile. */
async function testChecksums(page, count) {
  const text = () => document.getElementById('histogram-text').textContent;
  for (const wrong of [-1, 0]) {
    const problems = [];
    writeNpz(inLarge('2gb_one.npz'), [2 * GIB + 5, 1000], wrong);
    await openFile(page, inLarge('2gb_one.npz'));
    await until(page, () => /^read for its checksum: \d+ %$/.test(document.getElementById('histogram-text').textContent));
    await page.keyboard.press('h');
    await page.keyboard.press('Control+End');
    await until(page, () => document.getElementById('hex-status').textContent.includes('end_record'));
    if (!/^read for/.test(await page.evaluate(text))) problems.push('the bytes were shown after the checksum');
    /* Another tensor does not wait for it. */
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowDown');
    await until(page, () => document.getElementById('histogram-text').textContent === '0 \u2026 42');
    await page.keyboard.press('ArrowUp');
    await until(page, () => !/^read for|^0 \u2026 42$| %$/.test(document.getElementById('histogram-text').textContent));
    const said = await page.evaluate(text);
    const isRight = wrong < 0 ? said.startsWith('0 \u2026 ') && said.includes('from 16') : /^found \d+, expected bytes with the checksum \d+, as the directory says$/.test(said);
    if (!isRight) problems.push(said);
    count.case(`a checksum of 2 GiB, ${wrong < 0 ? 'right' : 'wrong'}`, problems);
  }
}

async function testHuge(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  try {
    await page.waitForTimeout(600);
    await testFile(browser, page, count, safetensors(), 'x');
    await testFile(browser, page, count, npy(), 'arr_0');
    await testFile(browser, page, count, gguf('40gb.gguf', 0), 'second');
    await testFile(browser, page, count, gguf('40gb_padding.gguf', 1), 'second');
    for (const file of archives()) await testArchive(browser, page, count, file);
    await testChecksums(page, count);
  } catch (error) {
    count.case('40 GB', [String(error).split('\n')[0]]);
  }
  count.case('40 GB: console', troubles.splice(0));
  await context.close();
}

module.exports = { testHuge };
