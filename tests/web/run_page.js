// SPDX-License-Identifier: Apache-2.0
// Tests of the page, in headless Chromium. The last line is `N passed, N failed`. Arguments choose some of them:
// `node tests/web/run_page.js Layout Search`.
'use strict';
const fs = require('fs');
const { launch, Count, inBuild } = require('./browser.js');
const { testVerdicts } = require('./verdicts.js');
const { testBehaviour, testLarge } = require('./behaviour.js');
const { testExtremes } = require('./extremes.js');
const { testHuge } = require('./huge.js');
const { testParts } = require('./parts.js');
const { testReports } = require('./reports.js');
const { testGrammars, testHostileGrammars } = require('./by_grammar.js');
const { testEditor } = require('./edits.js');
const { testFiles } = require('./several.js');
const { testModels } = require('./models.js');
const { testSearch } = require('./finds.js');
const { testLayout } = require('./layout.js');
const { testScreenshots } = require('./screenshots.js');

const only = process.argv.slice(2);

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
    const inTurn = async (...tests) => {
      for (const test of tests.filter(({ name }) => only.length === 0 || only.includes(name.slice(4)))) {
        const began = Date.now();
        await test(browser, count);
        console.log(`web: ${test.name} took ${((Date.now() - began) / 1000).toFixed(1)} s`);
      }
    };
    /* What is timed has the machine for itself. The rest, in pages of their own, fills two processors. */
    await inTurn(testLarge, testHuge);
    await Promise.all([inTurn(testBehaviour, testExtremes, testScreenshots, testHostileGrammars, testFiles, testModels, testEditor),
      inTurn(testGrammars, testParts, testLayout, testSearch, testReports), inTurn(testVerdicts)]);
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
