// SPDX-License-Identifier: Apache-2.0
// The page as it looks, beside the pictures in tests/web/screenshots; `make web-pictures` renews them.
//
// Both are averaged over squares of 4 by 4 pixels before they are compared: edges of letters differ between versions of
// the browser, a field that moved, vanished or lost its colour differs in whole squares.
'use strict';
const fs = require('fs');
const path = require('path');
const { ROOT, inBuild, make, openPage, until } = require('./browser.js');
const { press } = require('./behaviour.js');

const FOLDER = path.join(ROOT, 'tests/web/screenshots');
const SQUARE = 4;
/** A square differs by more than this, of 255, in one colour; so many of a thousand may. */
const TOLERANCE = 32;
const MOST_OF_1000 = 6;

async function showTensor(page) {
  await press(page, 'example');
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowDown');
  await until(page, () => document.getElementById('tensor-name').textContent === 'conv1.weight');
}

const SHOTS = [
  { name: 'empty', theme: 'light', width: 1200, height: 800, prepare: async () => {} },
  { name: 'example', theme: 'light', width: 1200, height: 800, prepare: (page) => press(page, 'example') },
  { name: 'refused', theme: 'dark', width: 1200, height: 800, prepare: (page) => press(page, 'damaged') },
  { name: 'tensor', theme: 'dark', width: 1200, height: 800, prepare: showTensor },
  { name: 'narrow', theme: 'light', width: 420, height: 800, prepare: (page) => press(page, 'example') },
];

async function shoot(browser, shot) {
  const { context, page, troubles } = await openPage(browser, shot);
  await shot.prepare(page);
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForTimeout(500);
  const png = await page.screenshot();
  await context.close();
  if (troubles.length > 0) throw new Error(troubles.join('; '));
  return png;
}

/** Squares of 1000 that differ; all if the sizes do. */
function difference(page, a, b) {
  return page.evaluate(async ([first, second, square, tolerance]) => {
    const pixels = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    const [x, y] = [await pixels(first), await pixels(second)];
    if (x.width !== y.width || x.height !== y.height) return 1000;
    const columns = Math.floor(x.width / square), rows = Math.floor(x.height / square);
    const average = (image, column, row, channel) => {
      let sum = 0;
      for (let i = 0; i < square; i++) {
        for (let k = 0; k < square; k++) sum += image.data[4 * ((row * square + i) * image.width + column * square + k) + channel];
      }
      return sum / square / square;
    };
    let differing = 0;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if ([0, 1, 2].some((channel) => Math.abs(average(x, column, row, channel) - average(y, column, row, channel)) > tolerance)) differing++;
      }
    }
    return 1000 * differing / (rows * columns);
  }, [a.toString('base64'), b.toString('base64'), SQUARE, TOLERANCE]);
}

const fileOf = (shot) => path.join(FOLDER, `${shot.name}.png`);

async function testScreenshots(browser, count) {
  const blank = await browser.newPage();
  const taken = [];
  for (const shot of SHOTS) {
    const png = await shoot(browser, shot);
    const differs = await difference(blank, png, fs.readFileSync(fileOf(shot)));
    if (differs > MOST_OF_1000) fs.writeFileSync(path.join(make(inBuild('web', 'screenshots')), `${shot.name}.png`), png);
    count.case(`looks as before: ${shot.name}`, differs <= MOST_OF_1000 ? [] :
      [`${differs.toFixed(1)} of 1000 squares differ; see build/web/screenshots/${shot.name}.png, and make web-pictures`]);
    taken.push(png);
  }
  /* The comparison can fail: the page with a file is another one than without. */
  const apart = await difference(blank, taken[0], taken[1]);
  count.case('pictures can differ', apart > 10 * MOST_OF_1000 ? [] : [`${apart} of 1000 squares`]);
  await blank.close();
}

async function renew(browser) {
  make(FOLDER);
  for (const shot of SHOTS) fs.writeFileSync(fileOf(shot), await shoot(browser, shot));
}

module.exports = { testScreenshots, renew };
