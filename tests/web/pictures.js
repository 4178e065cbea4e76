// SPDX-License-Identifier: Apache-2.0
// Renews the pictures in docs/pictures, and those that the tests of the page compare with.
'use strict';
const fs = require('fs');
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

/** The session of docs/python_session.txt, which a test of the package runs, as a terminal shows it. */
async function session(browser) {
  const text = fs.readFileSync(path.join(ROOT, 'docs/python_session.txt'), 'utf8').trimEnd();
  const context = await browser.newContext({ viewport: { width: 1180, height: 100 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.evaluate((lines) => {
    document.body.style.cssText = 'margin:0;padding:24px 28px;background:#14171c;color:#d7dce2;font:15px/1.5 "DejaVu Sans Mono",monospace;white-space:pre';
    for (const line of lines) {
      const row = document.body.appendChild(document.createElement('div'));
      const [, prompt, code, comment] = /^(>>> |\.\.\. )?(.*?)( +# .*)?$/.exec(line);
      const put = (text, colour) => {
        const part = row.appendChild(document.createElement('span'));
        part.textContent = text;
        if (colour) part.style.color = colour;
      };
      if (prompt) put(prompt, '#8ab4ff');
      put(code, prompt ? '#ffffff' : /^\w[\w.]*Refused: /.test(line) ? '#ff8a8a' : '');
      if (comment) put(comment, '#7d8794');
      if (line === '') put(' ');
    }
  }, text.split('\n'));
  await page.screenshot({ path: path.join(FOLDER, 'python-session.png'), fullPage: true });
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
    await session(browser);
    await renew(browser);
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
