// SPDX-License-Identifier: Apache-2.0
// Files of 40 GB, which are holes but for their heads: the verdict comes at once, in little memory, and every part can be seen.
'use strict';
const fs = require('fs');
const path = require('path');
const { inBuild, make, openPage, openFile, until } = require('./browser.js');

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

async function testHuge(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  try {
    await page.waitForTimeout(600);
    await testFile(browser, page, count, safetensors(), 'x');
    await testFile(browser, page, count, npy(), 'arr_0');
    await testFile(browser, page, count, gguf('40gb.gguf', 0), 'second');
    /* Padding has to be looked at, and lies where the page has no addresses: no verdict, and none of a refusal. */
    await openFile(page, gguf('40gb_padding.gguf', 1));
    const said = await page.evaluate(() => document.getElementById('work').innerText);
    const isSaid = /Not judged: not enough memory in this page\s+the structure of this file goes on behind/.test(said);
    count.case('40 GB of GGUF with padding', isSaid && !/refused|RLIMIT/i.test(said) ? [] : [said.slice(0, 300)]);
  } catch (error) {
    count.case('40 GB', [String(error).split('\n')[0]]);
  }
  count.case('40 GB: console', troubles.splice(0));
  await context.close();
}

module.exports = { testHuge };
