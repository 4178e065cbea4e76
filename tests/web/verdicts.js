// SPDX-License-Identifier: Apache-2.0
// Every sample and every hostile file: the page shows the verdict of the command, and converts to the same bytes.
'use strict';
const fs = require('fs');
const path = require('path');
const { execFileSync, spawnSync } = require('child_process');
const { inBuild, make, openPage, openFile, until } = require('./browser.js');
const { writeHostile, writeNamed } = require('./mutants.js');

const COMMAND = inBuild('tensorgate');
const EXTENSION = /\.(btf|gguf|nnb|npy|npz|pvp|safetensors|primitiv|model|bin)$/;

/** What the command says about files, by path. */
function commandVerdicts(files) {
  const result = spawnSync(COMMAND, ['check', '--json', '--', ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return new Map(JSON.parse(result.stdout).map((v) => [v.file, v]));
}

/** What the page shows. */
async function shown(page) {
  /* The bytes come a moment later than the verdict. */
  await until(page, () => !document.getElementById('to-error') || document.querySelector('#hex .wrong') !== null).catch(() => {});
  return page.evaluate(() => {
    const facts = Object.fromEntries([...document.querySelectorAll('#verdict-facts > div')].map((row) =>
      [row.querySelector('dt').textContent, row.querySelector('dd').textContent]));
    return {
      title: document.getElementById('verdict-title').textContent, text: document.getElementById('verdict-text').textContent,
      notes: [...document.querySelectorAll('#notes li')].map((li) => li.textContent), facts,
      valid: document.getElementById('verdict').classList.contains('good'),
      saved: document.getElementById('save-text').textContent,
      wrong: document.querySelectorAll('#hex .wrong').length, tree: document.querySelectorAll('#tree .node').length,
    };
  });
}

const digits = (text) => text.replace(/[^0-9]/g, '');
const escaped = (text) => text.replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
  (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));

/** Differences between the two. */
function compare(v, s) {
  const problems = [];
  const expect = (what, found, wanted) => {
    if (found !== wanted) problems.push(`${what}: shown ${JSON.stringify(found)}, the command has ${JSON.stringify(wanted)}`);
  };
  expect('valid', s.valid, v.valid);
  if (v.format) expect('format', s.title.includes(` ${v.format} `), true);
  if (v.valid) {
    expect('tensors', digits(s.facts.tensors || ''), String(v.tensors));
    expect('notes', JSON.stringify(s.notes), JSON.stringify(v.notes.map(escaped)));
    if (s.tree < 2 && v.size > 0) problems.push('no tree');
    return problems;
  }
  const e = v.error;
  expect('code', s.facts.code, e.code);
  expect('path', s.facts.field || '', escaped(e.path));
  if (s.facts.at !== undefined) expect('offset', digits(s.facts.at), String(e.offset));
  else expect('offset', 0, e.offset);
  /* The command adds its own remedies behind a semicolon. */
  if (!escaped(e.message).startsWith(s.text)) expect('message', s.text, e.message);
  expect('a place in the decoded data', / of the decoded data$/.test(s.facts.at || ''), e.decoded === true);
  if (s.facts.at !== undefined && !e.decoded && v.size > 0 && s.wrong === 0) problems.push('no byte is marked');
  if (!v.format && e.tried) {
    e.tried.forEach((t, i) => {
      if (!(s.notes[i] || '').startsWith(`${t.format}: `)) problems.push(`format ${t.format} says nothing`);
    });
  }
  return problems;
}

/** What the page handed to the browser to be saved, and those of these downloads that the browser began. */
const downloads = { handed: 0, began: 0 };

/**
 * Keeps what the page hands over: a click on a link with a name to save under. Headless Chromium drops downloads under
 * load, up to one in thirty, so what the page does is judged by what it hands over; a download that begins has to
 * bring the same bytes.
 */
function keepHanded() {
  const click = HTMLAnchorElement.prototype.click;
  const createObjectURL = URL.createObjectURL;
  let last = null;
  window.handed = [];
  // The policy of the page forbids to fetch, so the bytes are taken from the object and not through its address.
  URL.createObjectURL = (object) => {
    last = { object, url: createObjectURL.call(URL, object) };
    return last.url;
  };
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) window.handed.push({ object: last && last.url === this.href ? last.object : null, url: this.href, name: this.download });
    click.call(this);
  };
}

/** The bytes that the page handed over. */
async function handedBytes(page) {
  const text = await page.evaluate(() => new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(window.handed[0].object);
  }));
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

/** Presses a button that saves; the bytes, or null if the page refuses. */
async function saved(page, button, problems) {
  const began = [];
  const note = (download) => began.push(download);
  page.on('download', note);
  await page.evaluate(() => { document.getElementById('save-text').textContent = ''; window.handed = []; });
  await page.click(button);
  await until(page, () => !['', 'converting \u2026'].includes(document.getElementById('save-text').textContent));
  const text = await page.textContent('#save-text');
  const handed = await page.evaluate(() => window.handed.map(({ url, name }) => ({ url, name })));
  const said = /^(.*\.(npy|safetensors)), /.exec(text);
  if (handed.length !== (said ? 1 : 0)) problems.push(`${handed.length} files were handed over, and the page says ${text}`);
  if (!said || handed.length === 0) {
    page.off('download', note);
    return { bytes: null, text };
  }
  if (escaped(handed[0].name) !== said[1]) problems.push(`handed over as ${handed[0].name}, and the page says ${text}`);
  const bytes = await handedBytes(page);
  const mine = () => began.find((download) => download.url() === handed[0].url);
  for (let i = 0; i < 40 && !mine(); i++) await page.waitForTimeout(25);
  page.off('download', note);
  downloads.handed += 1;
  if (mine()) {
    downloads.began += 1;
    if (!fs.readFileSync(await mine().path()).equals(bytes)) problems.push(`other bytes were downloaded: ${text}`);
  }
  return { bytes, text };
}

function converted(file, suffix, tensor) {
  const out = path.join(make(inBuild('web', 'converted')), 'out' + suffix);
  fs.rmSync(out, { force: true });
  const more = tensor === null ? [] : ['--tensor', tensor];
  const result = spawnSync(COMMAND, ['convert', ...more, file, out], { encoding: 'utf8' });
  return result.status === 0 ? fs.readFileSync(out) : null;
}

async function testConversion(page, file, v, problems) {
  const same = async (button, suffix, tensor) => {
    const wanted = converted(file, suffix, tensor);
    const { bytes, text } = await saved(page, button, problems);
    if ((wanted === null) !== (bytes === null)) problems.push(`${suffix}: the command ${wanted ? 'converts' : 'refuses'}, the page says ${text}`);
    else if (wanted !== null && !wanted.equals(bytes)) problems.push(`${suffix}: other bytes than those of the command (${wanted.length}, here ${bytes.length}): ${text}`);
  };
  await same('#save-all', '.safetensors', null);
  if (v.tensors === 0) return;
  const info = JSON.parse(execFileSync(COMMAND, ['info', '--json', file], { encoding: 'utf8', maxBuffer: 1 << 28 }));
  const first = (Array.isArray(info) ? info[0] : info).tensors[0];
  await same('#save-npy', '.npy', first.name);
}

async function testVerdicts(browser, count) {
  const folder = inBuild('samples');
  const samples = fs.readdirSync(folder).sort().filter((name) => EXTENSION.test(name)).map((name) => path.join(folder, name));
  const hostileFolder = inBuild('web', 'hostile');
  fs.rmSync(hostileFolder, { recursive: true, force: true });
  const hostile = writeHostile(make(hostileFolder), samples, Number(process.env.MUTANTS || 220));
  const files = [...samples, ...hostile, ...writeNamed(make(inBuild('web', 'named')), samples)];
  const verdicts = commandVerdicts(files);
  const { context, page, troubles } = await openPage(browser, { script: keepHanded });
  for (const file of files) {
    const problems = [];
    const v = verdicts.get(file);
    try {
      await openFile(page, file);
      problems.push(...compare(v, await shown(page)));
      if (v.valid && samples.includes(file)) await testConversion(page, file, v, problems);
    } catch (error) {
      problems.push(String(error).split('\n')[0]);
    }
    problems.push(...troubles.splice(0));
    count.case(path.basename(file), problems);
  }
  const markup = await page.evaluate(() => document.querySelectorAll('img, iframe, object, embed').length);
  count.case('names are text', markup === 0 ? [] : ['an element came from a file']);
  const valid = files.filter((file) => verdicts.get(file).valid).length;
  // Half of them: that the browser begins downloads of the page at all.
  count.case('downloads begin', downloads.handed > 100 && downloads.began * 2 > downloads.handed ? [] :
    [`${downloads.began} of ${downloads.handed}`]);
  count.case('both verdicts occur', valid > samples.length / 2 && files.length - valid > 50 ? [] : [`${valid} of ${files.length} are valid`]);
  console.log(`web: ${samples.length} samples, ${hostile.length} hostile files, ${files.length - valid} of all refused; ${downloads.handed} files saved, ${downloads.began} downloads`);
  await context.close();
}

module.exports = { testVerdicts };
