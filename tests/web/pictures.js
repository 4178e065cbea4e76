// SPDX-License-Identifier: Apache-2.0
// Renews the pictures of the page in docs/pictures, and those that the tests compare with.
'use strict';
const path = require('path');
const { ROOT, launch, openPage, make, until } = require('./browser.js');
const { press } = require('./behaviour.js');
const { renew } = require('./screenshots.js');

const FOLDER = make(path.join(ROOT, 'docs/pictures'));

async function picture(browser, name, theme, prepare) {
  const { context, page, troubles } = await openPage(browser, { theme, width: 1480, height: 960 });
  await prepare(page);
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(FOLDER, name) });
  if (troubles.length > 0) throw new Error(troubles.join('; '));
  await context.close();
}

async function main() {
  const browser = await launch();
  try {
    await picture(browser, 'inspector-light.png', 'light', async (page) => {
      await press(page, 'example');
      await page.fill('#goto-offset', '0');
      await page.press('#goto-offset', 'Enter');
      await until(page, () => document.getElementById('hex-status').textContent.includes('len_header'));
    });
    await picture(browser, 'inspector-refused.png', 'dark', (page) => press(page, 'damaged'));
    await renew(browser);
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
