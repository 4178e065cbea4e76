// SPDX-License-Identifier: Apache-2.0
// What the tests of the page share: the browser, the page, and counting. Everything that a page writes to its console, and
// every exception, is kept and fails the case at hand; so does any attempt to reach a network.
'use strict';
const fs = require('fs');
const path = require('path');

const ROOT = path.resolve(__dirname, '../..');
const MODULES = path.join(ROOT, 'build/web/node/node_modules');
const { chromium } = require(path.join(MODULES, 'playwright-core'));
const PAGE = 'file://' + path.join(ROOT, 'build/web/inspector.html');

/** @param {{theme?: string, width?: number, height?: number, scale?: number, touch?: boolean, script?: () => void}} [how] `script` runs in the page before its own */
async function openPage(browser, how = {}) {
  const context = await browser.newContext({
    colorScheme: how.theme || 'light', viewport: { width: how.width || 1480, height: how.height || 920 },
    deviceScaleFactor: how.scale || 1, hasTouch: how.touch === true, acceptDownloads: true, reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (how.script) await page.addInitScript(how.script);
  const troubles = [];
  page.on('console', (message) => troubles.push('console: ' + message.text()));
  page.on('pageerror', (error) => troubles.push('exception: ' + error.message));
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) troubles.push('request: ' + request.url());
  });
  await page.goto(PAGE);
  await page.waitForSelector('body[data-state="empty"]', { timeout: 15000 }).catch(() => { throw new Error(troubles.join('; ') || 'the page did not start'); });
  return { context, page, troubles };
}

/** Drops a file on the page, as a person chooses it, and waits until all of it is shown. */
async function openFile(page, file) {
  await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
  await page.setInputFiles('#pick', file);
  await page.waitForSelector('body[data-state="ready"]', { timeout: 60000 });
}

/** Waits until something is so on the page; waitForFunction() would need `eval`, which the policy of the page forbids. */
async function until(page, what, argument) {
  for (let i = 0; i < 2400; i++) {
    if (await page.evaluate(what, argument)) return;
    await page.waitForTimeout(25);
  }
  throw new Error('waited in vain for ' + what);
}

function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium', chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  });
}

class Count {
  constructor() {
    this.passed = 0;
    this.failed = 0;
  }

  case(name, problems) {
    if (problems.length === 0) {
      this.passed++;
    } else {
      this.failed++;
      console.log(`FAIL web: ${name}: ${problems.slice(0, 4).join('; ')}`);
    }
  }
}

/** One test after the other on one page; an exception ends its test alone, and the console has to stay empty. */
async function runTests(tests, page, count, troubles) {
  for (const test of tests) {
    try {
      await test(page, count, troubles);
    } catch (error) {
      count.case(test.name, [String(error).split('\n')[0]]);
    }
    count.case(`${test.name}: console`, troubles.splice(0));
  }
}

const inBuild = (...names) => path.join(ROOT, 'build', ...names);
const make = (folder) => { fs.mkdirSync(folder, { recursive: true }); return folder; };

module.exports = { ROOT, MODULES, launch, openPage, openFile, until, runTests, Count, inBuild, make };
