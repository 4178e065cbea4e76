// SPDX-License-Identifier: Apache-2.0
// What is where in every width: on a phone the name of the file and the tensors are seen at once, tabs choose the pane,
// the legend has the colours of the picture, and axe finds no obstacle in any state, width or theme.
'use strict';
const fs = require('fs');
const path = require('path');
const { MODULES, inBuild, make, openPage, openFile, until, runTests } = require('./browser.js');
const { press } = require('./behaviour.js');

const AXE = path.join(MODULES, 'axe-core/axe.min.js');
const WIDTHS = [390, 820, 1400];

const isSeen = (page, place) => page.locator(place).isVisible();

/** Nothing has to be scrolled for the name of the file, the verdict, and the first tensor. */
async function testPhone(page, count) {
  const problems = [];
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'example');
  for (const [place, most] of [['#file-name', 100], ['#verdict-title', 200], ['#tensor-list .item', 560]]) {
    const box = await page.locator(place).first().boundingBox();
    if (!box || box.width < 80 || box.y + box.height > most) problems.push(`${place} is at ${JSON.stringify(box)}`);
  }
  if (await page.textContent('#file-name') !== 'example.safetensors') problems.push('the name of the file');
  count.case('a phone: name, verdict and tensors are seen', problems);
}

/** A phone has room for half a line of bytes, and shows all of it; the first byte in sight stays when the width changes. */
async function testLines(page, count) {
  const problems = [];
  await openFile(page, inBuild('samples', 'gguf_alignment.gguf'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.click('#tabs [data-pane="bytes"]');
  await until(page, () => document.querySelectorAll('#hex .line').length > 8 && document.querySelector('#hex .chars').textContent !== '');
  const bytes = fs.readFileSync(inBuild('samples', 'gguf_alignment.gguf'));
  const line = (i) => page.locator('#hex .line').nth(i);
  const [codes, chars, bar] = [await line(2).locator('.codes').boundingBox(), await line(2).locator('.chars').boundingBox(), await page.locator('#hex-bar').boundingBox()];
  if ((await line(2).locator('.codes').textContent()).replaceAll(' ', '') !== bytes.subarray(16, 24).toString('hex')) problems.push('the third line');
  if (codes.x + codes.width > chars.x + 1 || chars.x + chars.width > bar.x) problems.push(`columns end at ${codes.x + codes.width}, ${chars.x + chars.width}, the bar is at ${bar.x}`);
  await page.mouse.click(codes.x + codes.width * 22.5 / 24, codes.y + 10);
  await until(page, () => document.getElementById('hex-status').textContent.startsWith('byte 23 '));
  await page.mouse.click(chars.x + chars.width * 0.5 / 9, chars.y + 10);
  await until(page, () => document.getElementById('hex-status').textContent.startsWith('byte 16 '));
  await page.keyboard.press('ArrowDown');
  await until(page, () => document.getElementById('hex-status').textContent.startsWith('byte 24 '));
  await page.setViewportSize({ width: 1400, height: 900 });
  await until(page, () => document.querySelector('#hex .codes').textContent.trim().split(' ').length === 16);
  const wide = await line(1).locator('.codes').textContent();
  if (wide.replaceAll(' ', '') !== bytes.subarray(16, 32).toString('hex')) problems.push('the second line where there is room: ' + wide);
  count.case('lines of bytes on a phone', problems);
}

/** One pane at a time, by tabs with a pointer and with keys; keys of panes open their tab. */
async function testTabs(page, count) {
  const problems = [];
  const panes = { tensors: '.tensor-pane', tree: '.tree-pane', bytes: '.hex-pane' };
  const expect = async (what, wanted) => {
    for (const [pane, place] of Object.entries(panes)) {
      if (await isSeen(page, place) !== (pane === wanted)) problems.push(`${what}: ${pane} is ${pane === wanted ? 'hidden' : 'shown'}`);
    }
    const selected = await page.evaluate(() => [...document.querySelectorAll('#tabs [aria-selected="true"]')].map((tab) => tab.dataset.pane).join());
    if (selected !== wanted) problems.push(`${what}: the tab of ${selected} is selected`);
  };
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await press(page, 'example');
    await page.click('#tabs [data-pane="tensors"]');
    await expect('tensors', 'tensors');
    await page.keyboard.press('ArrowRight');
    await expect('an arrow', 'tree');
    await page.locator('#tree .node').nth(1).click();
    await until(page, () => /^len_header +at 0/.test(document.getElementById('tree-status').textContent));
    await page.click('#tree-bytes');
    await expect('the bytes of a node', 'bytes');
    await until(page, () => [...document.querySelectorAll('#hex .codes .picked')].map((e) => e.textContent.trim()).join(' ') === 'c0 01 00 00 00 00 00 00');
    for (const [key, pane] of [['n', 'tensors'], ['t', 'tree'], ['h', 'bytes']]) {
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press(key);
      await expect(`the key ${key}`, pane);
    }
    await press(page, 'damaged');
    await expect('a refused file', 'bytes');
    const wrong = await page.locator('#hex .codes .wrong').boundingBox();
    if (!wrong || wrong.y > 844) problems.push('the refused byte is out of sight');
  }
  await page.setViewportSize({ width: 1400, height: 900 });
  await press(page, 'example');
  if (await isSeen(page, '#tabs')) problems.push('tabs where all panes have room');
  for (const place of Object.values(panes)) if (!await isSeen(page, place)) problems.push(`${place} is hidden on a wide screen`);
  count.case('tabs', problems);
}

/** The pixel in the middle of an element, as it is on the screen. */
async function pixelOf(page, place, across = 0.5, down = 0.5) {
  const box = await place.boundingBox();
  const clip = { x: Math.floor(box.x + box.width * across), y: Math.floor(box.y + box.height * down), width: 1, height: 1 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data].join(' ');
  }, png);
}

/** Swatches of the legend have exactly the colours of the picture, of which each is checked where it is alone. */
async function testSwatches(page, count) {
  const problems = [];
  const folder = make(inBuild('web', 'large'));
  const alone = { zeros: Buffer.alloc(4096), text: Buffer.alloc(4096, 97), 'other bytes': Buffer.alloc(4096, 200) };
  for (const [name, bytes] of Object.entries(alone)) {
    const file = path.join(folder, name.replace(' ', '_') + '.bin');
    fs.writeFileSync(file, bytes);
    await openFile(page, file);
    for (const theme of ['light', 'dark']) {
      const [seen, told] = [await pixelOf(page, page.locator('#map')), await pixelOf(page, page.locator('#legend i').first())];
      if (seen !== told) problems.push(`${name}, ${theme}: ${told} in the legend, ${seen} in the picture`);
      await page.click('#theme');
    }
  }
  /* A valid file: the largest tensor is the first. */
  await press(page, 'example');
  const [seen, told] = [await pixelOf(page, page.locator('#map')), await pixelOf(page, page.locator('#legend span').last().locator('i').first())];
  if (seen !== told) problems.push(`tensors: ${told} in the legend, ${seen} in the picture`);
  count.case('the legend has the colours of the picture', problems);
}

/** A finger scrolls the bytes, and picks one when it does not move. */
async function testTouch(browser, count) {
  const problems = [];
  const { context, page, troubles } = await openPage(browser, { touch: true, width: 390, height: 844 });
  await press(page, 'damaged');
  const session = await context.newCDPSession(page);
  const touch = (type, y) => session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 150, y }] });
  const first = async () => parseInt(await page.textContent('#hex .line .at'), 16);
  const from = await first();
  const box = await page.locator('#hex').boundingBox();
  const y = box.y + 180;
  await touch('touchStart', y);
  for (let dy = 20; dy <= 100; dy += 20) await touch('touchMove', y - dy);
  await touch('touchEnd');
  await until(page, (wanted) => parseInt(document.querySelector('#hex .line .at').textContent, 16) === wanted, from + 5 * 8);
  const status = await page.textContent('#hex-status');
  if (status !== '') problems.push('a finger that moves picks a byte: ' + status);
  await touch('touchStart', y);
  await touch('touchEnd');
  await until(page, () => /^byte /.test(document.getElementById('hex-status').textContent));
  count.case('a finger on the bytes', [...problems, ...troubles]);
  await context.close();
}

const GRAMMAR = 'meta: {id: short}\nseq:\n  - {id: a, type: u9}\n  - {id: b, size: nope}\n';

/** What is opened, and what is said of it. */
const STATES = [
  ['empty', async () => {}],
  ['valid', (page) => press(page, 'example')],
  ['search', async (page) => {
    await page.fill('#search', 'nothing');
    await until(page, () => !document.getElementById('none-found').hidden);
  }],
  ['statistics', async (page) => {
    await openFile(page, inBuild('samples', 'safetensors_dtypes.safetensors'));
    await page.evaluate(() => document.activeElement.blur()); // where one types, keys are letters
    await page.keyboard.press('i');
    await until(page, () => document.getElementById('report').open && document.getElementById('report-progress').hidden);
  }],
  ['several files', async (page) => {
    await page.keyboard.press('Escape');
    const folder = make(inBuild('web', 'listed'));
    const files = ['a', 'b', 'c'].map((name) => path.join(folder, `${name}.npy`));
    for (const [i, file] of files.entries()) fs.writeFileSync(file, fs.readFileSync(inBuild('samples', 'npy_bool.npy')).subarray(0, i === 1 ? 60 : 1000));
    await openFile(page, files);
    await until(page, () => document.getElementById('files').dataset.waiting === '0');
  }],
  ['refused', (page) => press(page, 'damaged')],
  ['wrong grammar', async (page) => {
    const folder = make(inBuild('web', 'grammars'));
    fs.writeFileSync(path.join(folder, 'short.ksy'), GRAMMAR);
    fs.writeFileSync(path.join(folder, 'short.bin'), 'short');
    await openFile(page, ['short.ksy', 'short.bin'].map((name) => path.join(folder, name)));
  }],
  ['edited grammar', async (page) => {
    await page.keyboard.press('w');
    await page.evaluate(() => document.getElementById('editor').select());
    await page.evaluate(() => document.execCommand('insertText', false, 'meta:\n  id: short\nseq:\n  - id: a\n    type: u1'));
    await until(page, () => document.getElementById('verdict').classList.contains('good'));
    await page.keyboard.type('2');
    await until(page, () => document.querySelector('#editor-lines .wrong-line') && document.body.classList.contains('stale'));
  }],
  ['keys', async (page) => {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('?');
  }],
];

/** The heads of panes that stand beside each other are one line. */
async function testHeads(page, count) {
  await page.setViewportSize({ width: 1400, height: 900 });
  await press(page, 'example');
  const heads = await page.evaluate(() => [...document.querySelectorAll('.panes > .pane:not(.editor-pane) > h2')].map((h) => h.offsetHeight));
  count.case('heads of panes', heads.length === 3 && new Set(heads).size === 1 ? [] : [heads.join(' ')]);
}

async function testObstacles(browser, count) {
  const source = fs.readFileSync(AXE, 'utf8');
  for (const theme of ['light', 'dark']) {
    const { context, page, troubles } = await openPage(browser, { theme });
    for (const [state, prepare] of STATES) {
      await prepare(page);
      await page.evaluate(source); // through the debugger, which the policy of the page does not stop
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(60);
        const found = await page.evaluate(async () => (await globalThis.axe.run()).violations.map((v) =>
          `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message || '')).join(', ')}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${over} pixels too wide`);
        count.case(`obstacles, ${state}, ${width}, ${theme}`, [...found, ...troubles.splice(0)]);
      }
    }
    await context.close();
  }
}

async function testLayout(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  await runTests([testPhone, testLines, testTabs, testSwatches, testHeads], page, count, troubles);
  await context.close();
  await testTouch(browser, count);
  await testObstacles(browser, count);
}

module.exports = { testLayout, pixelOf };
