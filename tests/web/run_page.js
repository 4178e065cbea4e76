// SPDX-License-Identifier: Apache-2.0
// Tests of the page, in headless Chromium. The last line is `N passed, N failed`.
'use strict';
const fs = require('fs');
const { launch, Count, inBuild } = require('./browser.js');
const { testVerdicts } = require('./verdicts.js');
const { testBehaviour } = require('./behaviour.js');
const { testExtremes } = require('./extremes.js');
const { testGrammars } = require('./by_grammar.js');
const { testScreenshots } = require('./screenshots.js');

async function main() {
  const count = new Count();
  const page = fs.readFileSync(inBuild('web/inspector.html'), 'utf8');
  const size = Buffer.byteLength(page);
  console.log(`web: the page has ${size} bytes`);
  count.case('under 1 MB', size < 1e6 ? [] : [`${size} bytes`]);
  /* No markup is made from strings, anywhere. */
  count.case('no markup from strings', ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'eval(', 'new Function']
    .filter((word) => page.includes(word)));
  const browser = await launch();
  try {
    await testBehaviour(browser, count);
    await testExtremes(browser, count);
    await testGrammars(browser, count);
    await testScreenshots(browser, count);
    await testVerdicts(browser, count);
  } finally {
    await browser.close();
  }
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
