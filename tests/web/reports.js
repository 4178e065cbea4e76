// SPDX-License-Identifier: Apache-2.0
// Tables about all tensors: statistics are those of `tensorgate stats`, differences those of `tensorgate diff`.
'use strict';
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');
const { inBuild, make, openPage, openFile, until, runTests } = require('./browser.js');

const TENSORGATE = inBuild('tensorgate');
const folder = () => make(inBuild('web', 'reports'));

/** @param {Record<string, {dtype: string, shape: number[], bytes: Buffer}>} tensors */
function safetensors(name, tensors) {
  let at = 0;
  const header = Object.fromEntries(Object.entries(tensors).map(([key, { dtype, shape, bytes }]) => {
    const entry = { dtype, shape, data_offsets: [at, at + bytes.length] };
    at += bytes.length;
    return [key, entry];
  }));
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  const file = path.join(folder(), name);
  fs.writeFileSync(file, Buffer.concat([length, text, ...Object.values(tensors).map((t) => t.bytes)]));
  return file;
}

const f32 = (...values) => { const b = Buffer.alloc(4 * values.length); values.forEach((x, i) => b.writeFloatLE(x, 4 * i)); return b; };
const tensor = (shape, ...values) => ({ dtype: 'F32', shape, bytes: f32(...values) });
const zeros = (n) => ({ dtype: 'F32', shape: [n], bytes: Buffer.alloc(4 * n) });

const rows = (page) => page.evaluate(() => [...document.querySelectorAll('#report-rows tr')].map((tr) => [...tr.children].map((td) => td.textContent)));
const finished = (page) => until(page, () => document.getElementById('report').open && document.getElementById('report-progress').hidden);
const close = (page) => page.keyboard.press('Escape');

function run(...words) {
  return JSON.parse(spawnSync(TENSORGATE, words, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout);
}

async function testStatistics(page, count) {
  const problems = [];
  const file = safetensors('stats.safetensors', {
    a: tensor([2, 2], 1, -3, 0, 2.5), b: tensor([3], NaN, Infinity, 4), '<b>&\u202e': tensor([], 7), none: tensor([0]), big: zeros(70000),
  });
  await openFile(page, file);
  await page.keyboard.press('i');
  await finished(page);
  const shown = Object.fromEntries((await rows(page)).map((cells) => [cells[0], cells]));
  for (const t of run('stats', '--json', file).tensors) {
    const cells = shown[t.name] || shown['<b>&\\u202e'];
    const wanted = [t.min, t.mean, t.max, t.std].map((x) => (x === null || x === undefined ? '' : Number(Number(x).toPrecision(6))));
    const got = cells.slice(3, 7).map((text) => (text === '' ? '' : Number(text)));
    if (JSON.stringify(wanted) !== JSON.stringify(got)) problems.push(`${t.name}: ${got}, the command has ${wanted}`);
  }
  if (Object.keys(shown).length !== 5) problems.push(`${Object.keys(shown).length} rows`);
  if (shown.b[8] !== '1' || shown.b[9] !== '1') problems.push(`b: ${shown.b}`);
  if (await page.evaluate(() => document.querySelector('#report-rows b'))) problems.push('markup from a name');
  await close(page);
  count.case('statistics', problems);
}

async function testCompare(page, count) {
  const problems = [];
  const a = safetensors('a.safetensors', {
    same: tensor([2], 1, 2), nan: tensor([2], NaN, -0), values: tensor([2, 3], 1, 2, 3, 4, 5, 6), shape: tensor([4], 1, 2, 3, 4),
    dtype: tensor([2], 1, 2), here: tensor([1], 5), big: zeros(1 << 20),
  });
  const big = Buffer.alloc(4 << 20);
  big.writeFloatLE(0.5, 4 * 999999);
  const b = safetensors('b.safetensors', {
    there: tensor([1], 5), values: tensor([2, 3], 1, 2, 3, 4, 7.5, NaN), shape: tensor([2, 2], 1, 2, 3, 4), nan: tensor([2], NaN, 0),
    dtype: { dtype: 'F64', shape: [2], bytes: Buffer.from(new Float64Array([1, 3]).buffer) }, same: tensor([2], 1, 2), big: { dtype: 'F32', shape: [1 << 20], bytes: big },
  });
  await openFile(page, a);
  await page.setInputFiles('#pick-other', b);
  await finished(page);
  const shown = await rows(page);
  const wanted = [
    ['values', 'values', 'float32 [2,3]', 'float32 [2,3]', '2 of 6, 1 NaN', '[1,1]', '2.5', '0.333333'],
    ['shape', 'shape', 'float32 [4]', 'float32 [2,2]', '', '', '', ''],
    ['dtype', 'dtype', 'float32 [2]', 'float64 [2]', '1 of 2', '[1]', '1', '0.333333'],
    ['only here', 'here', 'float32 [1]', '', '', '', '', ''],
    ['values', 'big', 'float32 [1048576]', 'float32 [1048576]', '1 of 1\u2009048\u2009576', '[999999]', '0.5', '1'],
    ['only there', 'there', '', 'float32 [1]', '', '', '', ''],
  ];
  const order = (all) => JSON.stringify([...all].sort((x, y) => (x[1] < y[1] ? -1 : 1)));
  if (order(shown) !== order(wanted)) problems.push(`shown ${JSON.stringify(shown)}`);
  const command = run('diff', '--json', a, b);
  const names = command.tensors.filter((t) => t.status !== 'same').map((t) => t.name).sort();
  if (names.join() !== shown.map((cells) => cells[1]).sort().join()) problems.push(`the command has ${names}`);
  await page.check('#report-all');
  if ((await rows(page)).filter((cells) => cells[0] === 'same').length !== 2) problems.push('the same tensors are not shown');
  await page.uncheck('#report-all');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#report-save')]);
  const lines = fs.readFileSync(await saved.path(), 'utf8').trim().split('\n');
  if (lines.length !== 1 + wanted.length || lines[0].split('\t').length !== 8) problems.push(`saved ${lines.length} lines`);
  await close(page);
  /* A file that is refused, one with itself, and other formats. */
  const bad = path.join(folder(), 'bad.safetensors');
  fs.writeFileSync(bad, fs.readFileSync(a).subarray(0, 100));
  await page.setInputFiles('#pick-other', bad);
  await until(page, () => document.getElementById('report-text').textContent.startsWith('bad.safetensors: '));
  await close(page);
  await page.setInputFiles('#pick-other', a);
  await finished(page);
  if (await page.textContent('#report-text') !== 'No difference: 7 the same') problems.push(await page.textContent('#report-text'));
  await close(page);
  const npz = path.join(folder(), 'a.npz');
  spawnSync(TENSORGATE, ['convert', '-f', a, npz]);
  await page.setInputFiles('#pick-other', npz);
  await finished(page);
  if (await page.textContent('#report-text') !== 'No difference: 7 the same') problems.push(`npz: ${await page.textContent('#report-text')}`);
  await close(page);
  count.case('comparison', problems);
}

/** Every sample with every other one of a few: the page ends, and says of each tensor what it is. */
async function testSamples(page, count) {
  const problems = [];
  const names = fs.readdirSync(inBuild('samples')).filter((name) => /^(npz_names|npy_text|npz_records|onnx_.*texts|flax_dtypes|gguf_blocks|btf_coo|nnb_)/.test(name)).slice(0, 8);
  for (const name of names) {
    await openFile(page, inBuild('samples', name));
    if (await page.evaluate(() => document.getElementById('tensor-buttons').hidden)) continue;
    for (const other of [name, 'gguf_dtypes.gguf']) {
      await page.setInputFiles('#pick-other', inBuild('samples', other));
      await finished(page);
      const said = await page.textContent('#report-text');
      if (other === name && /values|dtype|shape|only/.test(said)) problems.push(`${name} with itself: ${said}`);
      await close(page);
    }
  }
  count.case('comparison of samples', names.length > 2 ? problems : ['few samples']);
}

/** The browser tells of a table that was closed when the next one may be open already, which goes on. */
async function testLateClose(page, count) {
  await openFile(page, path.join(folder(), 'stats.safetensors'));
  await page.evaluate(() => {
    document.getElementById('statistics').click();
    document.getElementById('report').dispatchEvent(new Event('close'));
  });
  await finished(page);
  const shown = (await rows(page)).length;
  await close(page);
  count.case('event of closing after the next table began', shown === 5 ? [] : [`${shown} rows`]);
}

async function testReports(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  await runTests([testStatistics, testLateClose, testCompare, testSamples], page, count, troubles);
  await context.close();
}

module.exports = { testReports };
