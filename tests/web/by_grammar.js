// SPDX-License-Identifier: Apache-2.0
// Files that are read by a grammar of the user: verdicts are those of `ksyc run`, trees its trees; wrong, missing and hostile
// grammars; keys, selection and obstacles as for other files.
'use strict';
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');
const { ROOT, MODULES, inBuild, make, openPage, openFile, until, runTests } = require('./browser.js');

const KSYC = inBuild('ksyc');
const AXE = path.join(MODULES, 'axe-core/axe.min.js');
const SPECS = path.join(ROOT, 'specs');

const RECORD = `meta: {id: rec, title: Records, endian: le}
seq:
  - {id: magic, contents: RC}
  - {id: num, type: u1, valid: {max: 3}}
  - {id: items, type: item, repeat: expr, repeat-expr: num}
  - {id: name, type: strz, encoding: UTF-8}
  - {id: body, size-eos: true}
types:
  item:
    seq:
      - {id: kind, type: u1, enum: kinds}
      - {id: value, type: f4}
    instances:
      twice: {value: value * 2}
enums:
  kinds: {1: first, 2: second}
`;
const GOOD = Buffer.from('5243020100002040020000c03f68690000ff80', 'hex');

const text = (page, id) => page.textContent('#' + id);
const folder = () => make(inBuild('web', 'grammars'));

function write(name, content) {
  const file = path.join(folder(), name);
  fs.writeFileSync(file, content);
  return file;
}

const grammar = (id, body) => write(id + '.ksy', `meta: {id: ${id}, endian: le}\n${body}`);

/** What `ksyc run` says. */
function verdicts(spec, files) {
  const result = spawnSync(KSYC, ['run', '-I', SPECS, spec, 'check', '--json', ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return JSON.parse(result.stdout);
}

async function shown(page) {
  await until(page, () => !document.getElementById('to-error') || document.querySelector('#hex .wrong') !== null);
  return page.evaluate(() => ({
    good: document.getElementById('verdict').classList.contains('good'),
    title: document.getElementById('verdict-title').textContent, text: document.getElementById('verdict-text').textContent,
    facts: Object.fromEntries([...document.querySelectorAll('#verdict-facts > div')].map((row) =>
      [row.querySelector('dt').textContent, row.querySelector('dd').textContent])),
    wrong: document.querySelector('#hex .codes .wrong')?.textContent.trim(), nodes: document.querySelectorAll('#tree .node').length,
    tensors: document.querySelector('.tensor-pane').offsetParent !== null,
    messages: [...document.querySelectorAll('#grammar-messages li')].map((li) => li.textContent),
    grammar: document.getElementById('grammar').hidden ? null : document.getElementById('grammar-name').value,
  }));
}

/** Differences between the page and the command. */
function compare(v, s) {
  const problems = [];
  if (s.good !== v.valid) problems.push(`shown as ${s.good ? 'valid' : 'refused'}, the command says ${JSON.stringify(v.error)}`);
  if (v.valid && s.nodes < 2 && v.size > 0) problems.push('no tree');
  if (v.valid) return problems;
  if (s.facts.code !== v.error.code) problems.push(`code ${s.facts.code}, the command has ${v.error.code}`);
  if ((s.facts.field || '') !== v.error.path) problems.push(`path ${s.facts.field}, the command has ${v.error.path}`);
  if (s.text !== v.error.message) problems.push(`${s.text}: the command has ${v.error.message}`);
  if (v.error.offset !== null && s.facts.at?.replace(/[^0-9]/g, '') !== String(v.error.offset)) problems.push(`at ${s.facts.at}, the command has ${v.error.offset}`);
  return problems;
}

async function testBoth(page, count) {
  const problems = [];
  const spec = write('rec.ksy', RECORD);
  const file = write('good.rec', GOOD);
  await openFile(page, [spec, file]);
  const s = await shown(page);
  problems.push(...compare(verdicts(spec, [file])[0], s));
  if (s.title !== 'A valid rec file' || s.text !== 'Records' || s.tensors) problems.push('the page: ' + JSON.stringify(s));
  const names = await page.evaluate(() => [...document.querySelectorAll('#tree .name')].map((e) => e.textContent).join(' '));
  if (names !== 'rec magic num items name body') problems.push('tree: ' + names);
  await until(page, () => document.querySelectorAll('#hex .k3').length > 0);
  if (await page.evaluate(() => document.querySelectorAll('#legend span').length) < 3) problems.push('the picture has no legend');
  /* From a byte to the tree, through an array. */
  await page.fill('#goto-offset', '9');
  await page.press('#goto-offset', 'Enter');
  await until(page, () => document.getElementById('hex-status').textContent.includes('items[1].value, 4 bytes'));
  if (!/2\.40*$|1\.5$/.test(await page.textContent('#tree [aria-selected="true"] .value'))) problems.push('the value of the second item');
  /* From the tree to the bytes, by keys. */
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowUp');
  await until(page, () => document.getElementById('hex-status').textContent.startsWith('items[1].kind'));
  if (await page.textContent('#tree [aria-selected="true"] .value') !== 'second (2)') problems.push('the label of an enum');
  await until(page, () => [...document.querySelectorAll('#hex .codes .picked')].map((e) => e.textContent).join('').trim() === '02');
  await page.keyboard.press('r');
  if (await page.evaluate(() => document.activeElement.id) !== 'grammar-name') problems.push('r does not go to the grammar');
  count.case('a grammar with a file', problems);
}

async function testRefused(page, count) {
  const problems = [];
  const spec = write('rec.ksy', '\ufeff' + RECORD);
  const bad = write('bad.rec', Buffer.from('52430701', 'hex'));
  await openFile(page, bad);
  const s = await shown(page);
  problems.push(...compare(verdicts(spec, [bad])[0], s));
  if (s.wrong !== '07') problems.push('the marked byte is ' + s.wrong);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('e');
  if (await page.evaluate(() => document.activeElement.id) !== 'hex') problems.push('e does not go to the refused byte');
  count.case('a file that the grammar refuses', problems);
}

async function testOrder(page, count) {
  const problems = [];
  const spec = write('rec.ksy', RECORD);
  const file = write('good.rec', GOOD);
  await page.click('#grammar-off');
  await until(page, () => document.body.dataset.state === 'ready');
  let s = await shown(page);
  if (s.good || s.grammar !== null) problems.push('without the grammar: ' + JSON.stringify(s));
  await openFile(page, file);
  await openFile(page, spec);     // the file that is open is read by it
  s = await shown(page);
  if (!s.good || s.grammar !== 'rec.ksy') problems.push('the grammar after the file: ' + JSON.stringify(s));
  await page.reload();
  await page.waitForSelector('body[data-state="empty"]');
  await openFile(page, spec);
  if (!/is good/.test(await text(page, 'grammar-text'))) problems.push('a grammar alone: ' + await text(page, 'grammar-text'));
  await openFile(page, file);
  s = await shown(page);
  if (!s.good) problems.push('the file after the grammar: ' + JSON.stringify(s));
  await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
  await page.click('#grammar-off');
  await page.waitForSelector('body[data-state="ready"]');
  await openFile(page, inBuild('samples', 'btf_coo.btf'));
  s = await shown(page);
  if (!s.good || !s.tensors) problems.push('a file of the library afterwards: ' + JSON.stringify(s));
  count.case('grammar and file in any order', problems);
}

async function testWrong(page, count) {
  const problems = [];
  const file = write('good.rec', GOOD);
  const wrong = grammar('wrong', 'seq:\n  - {id: a, type: u9}\n  - {id: b, size: nope + 1}\n');
  await openFile(page, [wrong, file]);
  let s = await shown(page);
  const wanted = ["wrong.ksy:3:19: error: /seq/0/type: unknown type 'u9', looked for from 'wrong' outward",
    "wrong.ksy:4:19: error: /seq/1/size: type 'wrong' has no field 'nope'"];
  if (JSON.stringify(s.messages) !== JSON.stringify(wanted) || s.facts.code !== 'grammar' || s.nodes > 0) problems.push(JSON.stringify(s));
  /* The file is not blamed for its grammar. */
  const said = await page.evaluate(() => document.getElementById('work').innerText);
  if (s.title !== 'Not judged: the grammar has errors' || /refused/i.test(said)) problems.push('blames the file: ' + said.slice(0, 300));
  await openFile(page, write('yaml.ksy', 'meta: [unclosed\n'));
  s = await shown(page);
  if (!/^yaml.ksy:2:1: error: /.test(s.messages[0] || '')) problems.push('no YAML: ' + JSON.stringify(s.messages));
  await openFile(page, write('binary.ksy', Buffer.from([0, 255, 1, 2])));
  s = await shown(page);
  if (!/^binary.ksy:1:1: error: /.test(s.messages[0] || '')) problems.push('no text: ' + JSON.stringify(s.messages));
  await openFile(page, grammar('own', 'seq:\n  - {id: a, size: 1, process: mine(3)}\n'));
  s = await shown(page);
  if (!/^own.ksy:3:5: error: .*'mine'$/.test(s.messages[0] || '')) problems.push('a process of its own: ' + JSON.stringify(s.messages));
  const many = Array.from({ length: 257 }, (_, i) => write(`many${i}.ksy`, `meta: {id: many${i}}\n`));
  for (const [what, files] of [['large', [write('large.ksy', `meta: {id: large}\ndoc: ${'x'.repeat(5 << 20)}\n`)]], ['many', many]]) {
    await page.reload();
    await page.waitForSelector('body[data-state="empty"]');
    await openFile(page, [...files, file]);
    s = await shown(page);
    if (!/too large, or too many/.test(s.messages[0] || '') || s.facts.code !== 'grammar') problems.push(`too ${what}: ${JSON.stringify(s)}`);
  }
  await page.reload();
  await page.waitForSelector('body[data-state="empty"]');
  count.case('wrong grammars', problems);
}

async function testImports(page, count) {
  const problems = [];
  const file = write('import.bin', Buffer.from([2, 7, 9]));
  const main = write('main.ksy', 'meta: {id: main, imports: [parts/pair, /lib/rest]}\nseq:\n  - {id: a, type: pair}\n  - {id: b, type: rest}\n');
  const pair = write('pair.ksy', 'meta: {id: pair}\nseq: [{id: x, type: u1}, {id: y, type: u1}]\n');
  const rest = write('rest.ksy', 'meta: {id: rest}\nseq: [{id: z, size-eos: true}]\n');
  await openFile(page, [file, main]);
  let s = await shown(page);
  if (!/cannot find/.test(s.messages[0] || '')) problems.push('without imports: ' + JSON.stringify(s));
  await openFile(page, [pair, rest]);     // what it wants comes later
  s = await shown(page);
  if (!s.good || s.grammar !== 'main.ksy' || s.title !== 'A valid main file') problems.push('with imports: ' + JSON.stringify(s));
  await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
  await page.selectOption('#grammar-name', 'pair.ksy');
  await page.waitForSelector('body[data-state="ready"]');
  s = await shown(page);
  if (s.title !== 'A valid pair file') problems.push('another grammar is chosen: ' + JSON.stringify(s));
  count.case('imports', problems);
}

/** A file that the page has no memory for is not refused. */
async function testTooLarge(page, count) {
  const file = write('large.rec', GOOD);
  fs.truncateSync(file, 5 * 2 ** 30);
  await openFile(page, [write('rec.ksy', RECORD), file]);
  count.case('5 GiB with a grammar', (await shown(page)).good ? [] : [await text(page, 'verdict-text')]);
  /* A field at the end has no address: that is no verdict. What comes before is shown. */
  await openFile(page, [grammar('far', 'seq:\n  - {id: magic, size: 2}\ninstances:\n  last: {pos: _io.size - 1, type: u1}\n'), file]);
  const s = await shown(page);
  const isSaid = s.title === 'Not judged: not enough memory in this page' && s.text.startsWith('the structure goes on behind') && s.nodes > 2;
  count.case('a field behind 5 GiB', isSaid && !/refused/i.test(s.title + s.text) ? [] : [JSON.stringify(s).slice(0, 300)]);
}

/** Panes end within the page in every width. */
async function testWidths(page, count) {
  const problems = [];
  await openFile(page, [write('rec.ksy', RECORD), write('good.rec', GOOD)]);
  for (const width of [1480, 1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(60);
    for (const place of ['#grammar', '#verdict', '.tree-pane', '.hex-pane']) {
      const tab = page.locator(`#tabs [aria-controls="${place.slice(1)}"]`);
      if (await tab.count() > 0 && await tab.isVisible()) await tab.click();
      const box = await page.locator(place).boundingBox();
      if (box.x < 0 || box.x + box.width > width) problems.push(`${place} ends at ${box.x + box.width} of ${width}`);
      if (width < 980 && box.width < width * 0.9) problems.push(`${place} has ${box.width} of ${width}`);
    }
  }
  await page.setViewportSize({ width: 1480, height: 920 });
  count.case('widths with a grammar', problems);
}

/** Grammars that import each other or themselves end with a verdict, or with a message. */
async function testCycles(page, count) {
  const problems = [];
  const file = write('cycle.bin', Buffer.from([1, 2, 3]));
  const a = write('cycle_a.ksy', 'meta: {id: cycle_a, imports: [cycle_b]}\nseq: [{id: x, type: u1}, {id: y, type: cycle_b}]\n');
  const b = write('cycle_b.ksy', 'meta: {id: cycle_b, imports: [cycle_a, cycle_b]}\nseq: [{id: z, type: u1}]\ntypes:\n  never: {seq: [{id: w, type: cycle_a}]}\n');
  const own = write('cycle_own.ksy', 'meta: {id: cycle_own, imports: [cycle_own]}\nseq: [{id: x, type: u1}]\n');
  for (const [specs, main] of [[[a, b], a], [[own], own]]) {
    await page.reload();
    await page.waitForSelector('body[data-state="empty"]');
    await openFile(page, [file, ...specs]);
    await page.evaluate(() => { document.body.dataset.state = 'waiting'; });
    await page.selectOption('#grammar-name', path.basename(main));
    await page.evaluate(() => document.getElementById('grammar-name').dispatchEvent(new Event('change')));
    await page.waitForSelector('body[data-state="ready"]');
    const run = spawnSync(KSYC, ['run', main, 'check', '--json', file], { encoding: 'utf8' });
    const s = await shown(page);
    if (run.stdout) problems.push(...compare(JSON.parse(run.stdout)[0], s));
    else if (s.messages.length === 0) problems.push(`no message, and the command says ${run.stderr}`);
  }
  count.case('grammars that import each other', problems);
}

/** The grammar and all that it imports. */
function withImports(id) {
  const imports = /^  imports:\n((?:    - \w+\n)+)/m.exec(fs.readFileSync(path.join(SPECS, id + '.ksy'), 'utf8'));
  return [...new Set([id, ...(imports ? imports[1].match(/\w+/g).flatMap(withImports) : [])])];
}

/** Samples of each format by our own grammars, and pieces of them. */
async function testSamples(page, count, troubles) {
  for (const format of ['primitiv', 'btf', 'nnb', 'pvp', 'npy', 'npz', 'safetensors', 'gguf']) {
    const spec = path.join(SPECS, format + '.ksy');
    const files = [];
    for (const name of fs.readdirSync(inBuild('samples')).filter((n) => n.startsWith(format + '_')).slice(0, 12)) {
      const data = fs.readFileSync(inBuild('samples', name));
      files.push(inBuild('samples', name), write(name + '.cut', data.subarray(0, data.length * 2 / 3)));
      const changed = Buffer.from(data);
      if (data.length > 0) changed[Math.floor(data.length / 5)] ^= 0x81;
      files.push(write(name + '.changed', changed));
    }
    const specs = withImports(format).map((id) => path.join(SPECS, id + '.ksy'));
    await page.reload();
    await page.waitForSelector('body[data-state="empty"]');
    await openFile(page, specs);
    for (const [i, v] of verdicts(spec, files).entries()) {
      await openFile(page, files[i]);
      const s = await shown(page);
      count.case(`${format}.ksy, ${path.basename(files[i])}`, [...(s.grammar === format + '.ksy' ? [] : ['the grammar is ' + s.grammar]), ...compare(v, s), ...troubles.splice(0)]);
    }
  }
}

/** What is made to exhaust the stack, memory or time: an answer comes all the same, and the page goes on. */
async function testHostile(page, count, troubles) {
  const links = Array.from({ length: 3000 }, (_, i) => `  t${i}: {seq: [{id: a, type: t${i + 1}}]}\n`);
  const hostile = {
    nested: ['seq:\n  - {id: n, type: u1}\n  - {id: next, type: nested, if: n != 0}\n', Buffer.alloc(5000, 1)],
    linked: [`seq: [{id: a, type: t0}]\ntypes:\n${links.join('')}  t3000: {seq: [{id: a, type: u1}]}\n`, Buffer.from([1])],
    endless: ['seq:\n  - {id: a, type: u4}\n  - {id: b, type: nothing, repeat: expr, repeat-expr: a}\ntypes:\n  nothing: {instances: {x: {value: "1 + 1"}}}\n', Buffer.alloc(4, 255)],
    again: ['seq:\n  - {id: a, type: "part(_index)", repeat: eos}\ntypes:\n  part:\n    params: [{id: i, type: u4}]\n    seq: [{id: x, type: u1}]\n' +
      '    instances:\n      all: {pos: 0, size-eos: true, process: xor(1)}\n', Buffer.alloc(40000, 7)],
    chained: ["seq:\n  - {id: items, type: 'item(_index)', repeat: eos}\ntypes:\n  item:\n    params: [{id: i, type: s4}]\n    seq: [{id: a, type: u1}]\n" +
      "    instances:\n      sum: {value: 'i + 1 < _parent.as<chained>.items.size ? _parent.as<chained>.items[i + 1].sum + 1 : 0'}\n", Buffer.alloc(30000, 1)],
    // As deep as types may be, with the deepest expression at the end.
    steep: [`seq: [{id: a, type: t0}]\ntypes:\n${links.slice(0, 1900).join('')}  t1900: {seq: [{id: a, type: u1, if: '${'('.repeat(60)}1${' + 1)'.repeat(60)} > 0'}]}\n`, Buffer.from([1])],
    // A chain within the compiler: each value is that of the next type.
    values: [`seq: [{id: a, type: t0}]\ntypes:\n${links.slice(0, 1900).map((_, i) => `  t${i}: {seq: [{id: a, type: t${i + 1}}], instances: {v: {value: a.v + 1}}}\n`).join('')}` +
      '  t1900: {seq: [{id: a, type: u1}], instances: {v: {value: a}}}\n', Buffer.from([1])],
    wide: ["seq:\n  - {id: items, type: 'item(_index)', repeat: eos}\ntypes:\n  item:\n    params: [{id: i, type: s4}]\n    seq: [{id: a, type: u1}]\n" +
      `    instances:\n      sum: {value: 'i + 1 < _parent.as<wide>.items.size ? ${'(1 + '.repeat(60)}_parent.as<wide>.items[i + 1].sum${')'.repeat(60)} : 0'}\n`, Buffer.alloc(30000, 1)],
    // Objects and values in turns, and parentheses and YAML that nest in the grammar.
    turns: ['seq:\n  - {id: n, type: u1}\ninstances:\n  next: {pos: _io.pos, type: turns, if: "not _io.eof and next.n >= 0"}\n', Buffer.alloc(5000, 1)],
    parentheses: [`seq:\n  - {id: a, type: u1, if: '${'('.repeat(50000)}1${')'.repeat(50000)} == 1'}\n`, Buffer.from([1])],
    brackets: [`seq: ${'['.repeat(50000)}${']'.repeat(50000)}\n`, Buffer.from([1])],
    mapping: [`doc: ${'{a: '.repeat(20000)}1${'}'.repeat(20000)}\n`, Buffer.from([1])],
    itself: ['seq:\n  - {id: a, type: b}\ninstances:\n  x: {value: y + 1}\n  y: {value: x + 1}\ntypes:\n  b: {seq: [{id: c, type: b}]}\n', Buffer.alloc(10)],
  };
  for (const [id, [body, data]] of Object.entries(hostile)) {
    await page.reload();
    await page.waitForSelector('body[data-state="empty"]');
    const began = Date.now();
    await openFile(page, [grammar(id, body), write(id + '.bin', data)]);
    const s = await shown(page);
    console.log(`web: hostile grammar ${id}: ${s.facts.code} after ${Date.now() - began} ms`);
    const problems = s.good || !['limit', 'grammar', 'truncated', 'cycle'].includes(s.facts.code) ? [JSON.stringify(s)] : [];
    await page.click('#grammar-off');
    await openFile(page, inBuild('samples', 'btf_coo.btf'));
    if (!(await shown(page)).good) problems.push('the page does not go on');
    count.case(`hostile grammar ${id}`, [...problems, ...troubles.splice(0)]);
  }
}

async function testAxe(browser, count) {
  for (const theme of ['light', 'dark']) {
    const { context, page, troubles } = await openPage(browser, { theme });
    await page.evaluate(fs.readFileSync(AXE, 'utf8')).catch(() => {});
    const problems = [];
    for (const files of [[write('rec.ksy', RECORD), write('good.rec', GOOD)], [write('bad.rec', Buffer.from('52430701', 'hex'))], [grammar('wrong', 'seq:\n  - {id: a, type: u9}\n')]]) {
      await openFile(page, files);
      const found = await page.evaluate(async () => (await globalThis.axe.run(document)).violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 120)}`));
      problems.push(...found);
    }
    count.case(`obstacles with a grammar, ${theme}`, [...problems, ...troubles]);
    await context.close();
  }
}

async function inOnePage(browser, count, tests) {
  const { context, page, troubles } = await openPage(browser);
  await runTests(tests, page, count, troubles);
  await context.close();
}

async function testGrammars(browser, count) {
  await inOnePage(browser, count, [testBoth, testRefused, testOrder, testWrong, testImports, testCycles, testTooLarge, testWidths, testSamples]);
  await testAxe(browser, count);
}

/** Beside the others: no file of theirs has the name of one of these. */
async function testHostileGrammars(browser, count) {
  await inOnePage(browser, count, [testHostile]);
}

module.exports = { testGrammars, testHostileGrammars };
