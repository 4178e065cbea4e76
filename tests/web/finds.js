// SPDX-License-Identifier: Apache-2.0
// Search in the list of tensors: a part of a name or a pattern, by keys, among 100,000 names, and among hostile ones.
'use strict';
const { execFileSync } = require('child_process');
const { inBuild, openPage, openFile, until, runTests } = require('./browser.js');
const { press } = require('./behaviour.js');
const { safetensors, scalar } = require('./extremes.js');

const MANY = 100000;
const names = (page) => page.evaluate(() => [...document.querySelectorAll('#tensor-list .item .name')].map((e) => e.textContent));
const countOf = async (page) => (await page.textContent('#tensor-count')).replaceAll('\u2009', '');

/** Searches, and expects so many. */
async function search(page, text, count, problems) {
  await page.fill('#search', text);
  await until(page, (wanted) => document.getElementById('tensor-list').dataset.searched === wanted, text);
  const found = await countOf(page);
  if (found !== count) problems.push(`${text}: ${found}, not ${count}`);
}


const file = (name, all) => safetensors(name, Object.fromEntries(all.map((tensor, i) => [tensor, scalar(4 * i)])), 4 * all.length);

async function testFinds(page, count) {
  const problems = [];
  const all = ['a.weight', 'a.bias', 'b.Weight', 'layers.10.weight', 'layers.1.weight', 'weighty', 'xyz'];
  const path = file('search.safetensors', all);
  await openFile(page, path);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('/');
  if (await page.evaluate(() => document.activeElement.id) !== 'search') problems.push('/ does not go to the search');
  /* A pattern means what it means to the command. */
  const ofCommand = (pattern) => JSON.parse(execFileSync(inBuild('tensorgate'), ['info', '--json', '--tensor', pattern, path], { encoding: 'utf8' }))
    .tensors.map((t) => t.name);
  const parts = { weight: ['a.weight', 'b.Weight', 'layers.10.weight', 'layers.1.weight', 'weighty'], 'S.1': ['layers.10.weight', 'layers.1.weight'] };
  const wanted = { ...parts, ...Object.fromEntries(['*.weight', 'layers.*', '*', 'l*1*t', '*a*a*', 'x*', 'a.*weight'].map((p) => [p, ofCommand(p)])) };
  for (const [text, found] of Object.entries(wanted)) {
    await search(page, text, `${found.length} of ${all.length}`, problems);
    const shown = await names(page);
    if (shown.join() !== found.join()) problems.push(`${text}: ${shown}, not ${found}`);
  }
  await search(page, 'nothing', `0 of ${all.length}`, problems);
  if (await page.textContent('#none-found') !== 'No tensor has nothing in its name' || await page.isVisible('#tensor-list')) problems.push('nothing fits, and it is not said');
  /* By keys: from the field to the list, along what was found alone, and back to all. */
  await search(page, 'layers', `2 of ${all.length}`, problems);
  await page.keyboard.press('ArrowDown');
  await until(page, () => document.getElementById('tensor-name').textContent === 'layers.10.weight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await until(page, () => document.getElementById('tensor-name').textContent === 'layers.1.weight');
  if (await page.evaluate(() => document.activeElement.id) !== 'tensor-list') problems.push('an arrow does not go to the list');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await until(page, () => document.getElementById('tensor-list').dataset.searched === '');
  if (await countOf(page) !== String(all.length)) problems.push('the number of all');
  if ((await names(page)).length !== all.length) problems.push('Escape does not show all');
  if (await page.textContent('#tensor-list [aria-selected="true"] .name') !== 'layers.1.weight') problems.push('the chosen tensor is not selected any more');
  /* A new file is not searched. */
  await search(page, 'bias', `1 of ${all.length}`, problems);
  await press(page, 'example');
  if (await page.inputValue('#search') !== '' || await countOf(page) !== '5') problems.push('a new file is searched');
  count.case('search', problems);
}

/** The page answers while the worker searches; the last text decides. */
async function testMany(page, count) {
  const problems = [];
  await openFile(page, file('searched.safetensors', Array.from({ length: MANY }, (_, i) => `model.layers.${i}.weight`)));
  await page.evaluate(() => {
    window.longest = 0;
    let last = performance.now();
    const tick = () => {
      window.longest = Math.max(window.longest, performance.now() - last);
      last = performance.now();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const began = Date.now();
  for (const text of ['9', '99', '999', '*.9999?', '*99.weight']) {
    await page.fill('#search', text);
    await page.waitForTimeout(150);
  }
  await until(page, () => document.getElementById('tensor-list').dataset.searched === '*99.weight');
  if (await countOf(page) !== `1000 of ${MANY}`) problems.push(await countOf(page));
  console.log(`web: five searches in ${MANY} names took ${Date.now() - began} ms, the longest frame ${(await page.evaluate(() => window.longest)).toFixed(0)} ms`);
  if (await page.evaluate(() => window.longest) > 500) problems.push('the page was frozen');
  await page.focus('#tensor-list');
  await page.keyboard.press('End');
  await until(page, () => document.getElementById('tensor-name').textContent === 'model.layers.99999.weight');
  if (await page.locator('#tensor-list .item').count() > 60) problems.push('more tensors in the document than can be seen');
  /* The list is drawn again while the button is down, as it is after scrolling: it is a click nevertheless. */
  const item = page.locator('#tensor-list .item').nth(5);
  const pressed = await item.locator('.name').textContent();
  const box = await item.boundingBox();
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => document.getElementById('tensor-list').dispatchEvent(new Event('scroll')));
  await page.mouse.up();
  await until(page, (name) => document.getElementById('tensor-name').textContent === name, pressed);
  count.case('search in 100,000 names', problems);
}

/** Whatever a name or a text is, it stays text, and ends. */
async function testHostile(page, count) {
  const problems = [];
  const markup = '<img src=x onerror=alert(1)>';
  const all = [markup, '\u202eevil\u202c', 'a'.repeat(1 << 20), '(a+)+$', '.*', '__proto__'];
  await openFile(page, file('hostile_names.safetensors', all));
  const wanted = { '<img': [markup], evil: ['\\u202eevil\\u202c'], '\u202e': ['\\u202eevil\\u202c'], '(a+)+$': ['(a+)+$'], '[': [], __proto__: ['__proto__'], '.*': ['.*'] };
  for (const [text, found] of Object.entries(wanted)) {
    await search(page, text, `${found.length} of ${all.length}`, problems);
    if ((await names(page)).join() !== found.join()) problems.push(`${text}: ${await names(page)}`);
  }
  const began = Date.now();
  await search(page, '*a'.repeat(400) + 'b', `0 of ${all.length}`, problems);
  if (Date.now() - began > 3000) problems.push(`stars took ${Date.now() - began} ms`);
  await search(page, markup + '\u202e', `0 of ${all.length}`, problems);
  if (await page.textContent('#none-found') !== `No tensor has ${markup}\\u202e in its name`) problems.push('what was searched is not text: ' + await page.textContent('#none-found'));
  if (await page.evaluate(() => document.querySelectorAll('img').length) > 0) problems.push('an element came from a name');
  count.case('search in hostile names', problems);
}

async function testSearch(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  await runTests([testFinds, testMany, testHostile], page, count, troubles);
  await context.close();
}

module.exports = { testSearch };
