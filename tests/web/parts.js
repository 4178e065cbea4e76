// SPDX-License-Identifier: Apache-2.0
// Trees of files that are refused: what `ksyc run dump` shows of them, up to the place, and the message there.
'use strict';
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');
const { ROOT, inBuild, make, openPage, openFile } = require('./browser.js');

const KSYC = inBuild('ksyc');
const SPECS = path.join(ROOT, 'specs');

/** The tree of `ksyc run dump --json`. */
function dumped(format, file) {
  const result = spawnSync(KSYC, ['run', '-I', SPECS, path.join(SPECS, `${format}.ksy`), 'dump', '--json', file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return JSON.parse(result.stdout);
}

/** The names of the rows in sight, with levels, without those of instances: a program shows more of these. */
const rows = (page) => page.evaluate(() => [...document.querySelectorAll('#tree .node:not(.stopped):not(.rest)')]
  .filter((row) => row.offsetParent).map((row) => [Number(row.getAttribute('aria-level')), row.querySelector('.name').textContent]));

/** Those rows of a dump: what is open on the page is open here. */
function expected(tree, shown) {
  const wanted = [];
  const add = (node, level) => {
    if (wanted.length >= shown.length) return;
    wanted.push([level, node.index === undefined ? node.name : `[${node.index}]`]);
    const isOpen = shown[wanted.length]?.[0] > level;
    const inner = node.fields || node.items || [];
    if (isOpen) inner.forEach((child, i) => add(typeof child === 'object' && child !== null ? child : { name: '', index: i }, level + 1));
  };
  add(tree, 1);
  return wanted;
}

const DAMAGE = {
  cut: (data) => data.subarray(0, Math.floor(data.length * 0.6)),
  short: (data) => data.subarray(0, Math.min(40, data.length - 1)),
  grown: (data) => Buffer.concat([data, Buffer.from([1, 2, 3])]),
};
const SAMPLES = {
  gguf: 'gguf_names.gguf', btf: 'btf_dtypes.btf', npy: 'npy_*.npy', npz: 'npz_*.npz', safetensors: 'safetensors_*.safetensors', pvp: 'pvp_*.pvp',
  nnb: 'nnb_*.nnb', primitiv: 'primitiv_*', onnx: 'onnx_*.onnx', flax: 'flax_*.msgpack', pytorch: 'pytorch_*.pt',
};

const matching = (pattern) => fs.readdirSync(inBuild('samples')).sort()
  .find((name) => name.startsWith(pattern.split('*')[0]) && name.endsWith(pattern.split('*')[1] ?? ''));

async function testPart(page, format, how) {
  const problems = [];
  const sample = matching(SAMPLES[format]);
  const file = path.join(make(inBuild('web', 'parts')), `${how}_${sample}`);
  fs.writeFileSync(file, DAMAGE[how](fs.readFileSync(inBuild('samples', sample))));
  await openFile(page, file);
  const said = await page.evaluate(() => ({
    refused: document.getElementById('verdict').classList.contains('bad'), message: document.getElementById('verdict-text').textContent,
    foreign: [...document.querySelectorAll('#verdict-facts dt')].some((dt) => dt.textContent === 'looks like'),
    stopped: document.querySelector('#tree .stopped')?.textContent, tree: !document.getElementById('tree').hidden,
  }));
  if (!said.refused) return said.message.startsWith('Not judged') ? [said.message] : [];
  if (said.foreign && !said.tree) return []; // of another format
  if (!said.tree) return [`no tree: ${said.message}`];
  if (!said.stopped?.includes(said.message.slice(0, 40))) problems.push(`the tree says ${said.stopped}, the page ${said.message}`);
  const tree = dumped(format, file).tree;
  const shown = await rows(page);
  const wanted = expected(tree, shown);
  if (JSON.stringify(shown) !== JSON.stringify(wanted)) problems.push(`shown ${JSON.stringify(shown)}, expected ${JSON.stringify(wanted)}`);
  return problems;
}

async function testParts(browser, count) {
  const { context, page, troubles } = await openPage(browser);
  for (const format of Object.keys(SAMPLES)) {
    for (const how of Object.keys(DAMAGE)) {
      try {
        count.case(`part of ${format}, ${how}`, await testPart(page, format, how));
      } catch (error) {
        count.case(`part of ${format}, ${how}`, [String(error).split('\n')[0]]);
      }
      count.case(`part of ${format}, ${how}: console`, troubles.splice(0));
    }
  }
  await context.close();
}

module.exports = { testParts };
