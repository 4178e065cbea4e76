// SPDX-License-Identifier: Apache-2.0
// Files that are extreme and valid: many tensors, long names, many axes, large metadata. The page shows them as any other.
'use strict';
const fs = require('fs');
const path = require('path');
const { inBuild, make, openPage, openFile, until, runTests } = require('./browser.js');

const MANY = 100000;

function safetensors(name, header, size) {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  const file = path.join(make(inBuild('web', 'large')), name);
  fs.writeFileSync(file, Buffer.concat([length, text, Buffer.alloc(size)]));
  return file;
}

const scalar = (at, shape = [1]) => ({ dtype: 'F32', shape, data_offsets: [at, at + 4] });
const isGood = (page) => page.evaluate(() => document.getElementById('verdict').classList.contains('good') || document.getElementById('verdict-text').textContent);

async function testMany(page, count) {
  const problems = [];
  const header = Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`model.layers.${i}.weight`, scalar(4 * i)]));
  const began = Date.now();
  await openFile(page, safetensors('many.safetensors', header, 4 * MANY));
  const good = await isGood(page);
  if (good !== true) problems.push(good);
  console.log(`web: ${MANY} tensors are shown after ${Date.now() - began} ms`);
  await page.keyboard.press('n');
  await page.keyboard.press('End');
  await until(page, () => document.getElementById('tensor-name').textContent === 'model.layers.99999.weight');
  const shown = await page.locator('#tensor-list .item').count();
  if (shown > 60) problems.push(`${shown} tensors in the document`);
  const last = await page.evaluate(() => {
    const item = document.querySelector('#tensor-list [aria-selected="true"]').getBoundingClientRect();
    const list = document.getElementById('tensor-list').getBoundingClientRect();
    return item.top >= list.top && item.bottom <= list.bottom;
  });
  if (!last) problems.push('the last tensor is not in view');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  if (nodes > 5000) problems.push(`${nodes} elements`);
  count.case('100,000 tensors', problems);
}

async function testNames(page, count) {
  const problems = [];
  const long = 'n'.repeat(1 << 20);
  const names = { [long]: scalar(0), ['\u{1f600}'.repeat(50000)]: scalar(4), 'a\nb\t\u0000': scalar(8), ' ': scalar(12), ['\u0301'.repeat(5000)]: scalar(16) };
  await openFile(page, safetensors('n'.repeat(200) + '.safetensors', { __metadata__: { [long]: long }, ...names }, 20));
  const good = await isGood(page);
  if (good !== true) problems.push(good);
  for (let i = 0; i < 5; i++) {
    await page.evaluate((n) => document.querySelectorAll('#tensor-list .item')[n].click(), i);
    await until(page, (n) => document.querySelectorAll('#tensor-list .item')[n].getAttribute('aria-selected') === 'true', i);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) problems.push(`${over} pixels too wide`);
  const tall = await page.evaluate(() => document.getElementById('tensor-name').getBoundingClientRect().height);
  if (tall > 400) problems.push(`a name is ${tall} pixels high`);
  const metadata = await page.evaluate(() => document.querySelector('#metadata pre').textContent.length);
  if (metadata > 25000) problems.push(`${metadata} characters of metadata`);
  count.case('long names', problems);
}

async function testAxes(page, count) {
  const problems = [];
  /* As many as the library allows. */
  const most = [8, 32, 64, 255, 256, 1024];
  for (const rank of most) {
    await openFile(page, safetensors('axes.safetensors', { x: scalar(0, Array(rank).fill(1)) }, 4));
    const good = await isGood(page);
    if (good !== true && !/axes|rank|dimensions|limit|most/.test(good)) problems.push(`${rank}: ${good}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${over} pixels too wide with ${rank} axes`);
  }
  count.case('many axes', problems);
}

async function testExtremes(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  await runTests([testMany, testNames, testAxes], page, count, troubles);
  await context.close();
}

module.exports = { testExtremes, safetensors, scalar };
