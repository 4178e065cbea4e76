// SPDX-License-Identifier: Apache-2.0
// The worker: answers questions of the page about one file. A question is {id, ask, args}, the answer {id, value}
// or {id, failed}. What the library reports as an error is a value, {error}.
'use strict';
import { FileBytes, Module, specsFor } from './module.js';
import { searchFor } from './search.js';

/** The library; the interpreter of grammars, once a file is opened by one. */
let module = new Module();
const started = module.start();
/** Whose tree is shown: that of `module`, or of an interpreter beside the library that refused the file. */
let tree = module;
/** Figures of one tensor at a time: a new question ends the one before. */
let statistics = 0;
/** One comparison at a time. */
let comparisons = 0;
/** One search at a time, too: what a person typed before is not wanted any more. */
let searches = 0;
/** A question that reads for longer than this tells how much it has read, this often. */
const TELL_MS = 250;
const SEARCHED_AT_ONCE = 1024;
const SEARCH_MS = 30;
/** Of more tensors than these, the first are listed, and all are counted. */
const MOST_FOUND = 1 << 20;

/** @param {File[]} files */
const byName = (files) => new Map(files.map((file) => [file.name, file]));

/** Tells the page what a question reads, which nothing can interrupt. @param {number} id */
function tellReading(id) {
  let read = 0;
  let told = performance.now();
  module.bytes.onRead = (n) => {
    read += n;
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    postMessage({ id, progress: { read } });
  };
}

const yieldToQuestions = () => new Promise((resolve) => { setTimeout(resolve, 0); });

/** Compiles grammars in a new module. @param {Module} reader @param {{name: string, text: Uint8Array}[]} grammars */
async function compiled(reader, grammars) {
  await reader.startGrammar();
  for (const { name, text } of grammars) {
    if (!reader.addGrammar(name, text)) return { good: false, messages: [`${name}: the grammars are too large, or too many: 256 of 4 MiB together are allowed`] };
  }
  const answer = reader.ask('web_grammar_load');
  return answer.error ? { good: false, messages: [answer.error.message] } : answer;
}

/** @type {Record<string, (id: number, ...args: any[]) => any>} */
const answers = {
  /** With the files beside it, if it is a model in several; `joins`: it stands for the parts of a split one. */
  open(id, file, beside = [], joins = false) {
    module.bytes = new FileBytes(file);
    module.beside[0] = byName(beside);
    return module.lendText(file.name, (at) => module.ask('web_open', file.size, at, Number(joins)));
  },
  /** What the interpreter says of grammars, of which the first is that of the file. */
  grammar: (id, grammars) => compiled(new Module(), grammars),
  /** @returns the verdict, with what was said of the grammar */
  async openBy(id, file, grammars) {
    tree = module = new Module();
    const grammar = await compiled(module, grammars);
    module.bytes = new FileBytes(file);
    return { ...(grammar.good ? module.ask('web_open', file.size) : {}), grammar };
  },
  /** Reads a file that the library refused by the grammar of a format. @returns whether there is a tree, up to the place */
  async part(id, format) {
    const specs = await specsFor(format);
    const reader = new Module();
    reader.bytes = module.bytes;
    if (specs.length === 0 || !(await compiled(reader, specs)).good) return false;
    const isThere = reader.ask('web_open', module.bytes.file.size).tree === true;
    if (isThere) tree = reader;
    return isThere;
  },
  root: () => tree.ask('web_root'),
  children: (id, path, first, count) => tree.lend(Uint32Array.from(path), (at) =>
    tree.ask('web_children', at, path.length, first, count)),
  tensors: (id, first, count) => module.ask('web_tensors', first, count),
  /** Numbers of the tensors whose names fit, in between other questions; null if another search began. */
  async find(id, text) {
    const mine = ++searches;
    const fits = searchFor(text);
    /** @type {number[]} */
    const numbers = [];
    let count = 0;
    let began = performance.now();
    for (let first = 0; mine === searches; first += SEARCHED_AT_ONCE) {
      const some = module.ask('web_tensors', first, SEARCHED_AT_ONCE);
      if (some.error) return some;
      if (some.length === 0) return { numbers: Uint32Array.from(numbers), count };
      some.forEach((/** @type {any} */ t, /** @type {number} */ i) => {
        if (fits(t.name) && ++count <= MOST_FOUND) numbers.push(first + i);
      });
      if (performance.now() - began < SEARCH_MS) continue;
      postMessage({ id, progress: { count } });
      await yieldToQuestions();
      began = performance.now();
    }
    return null;
  },
  metadata: () => module.ask('web_metadata'),
  index: () => tree.ask('web_index'),
  map: (id, cells) => tree.ask('web_map', cells),
  /** A refused file has no fields; its picture is of the bytes: zeros, text, others. */
  sketch(id, cells) {
    const size = module.bytes.file.size;
    return Array.from({ length: size > 0 ? cells : 0 }, (_, i) => {
      const some = new Uint8Array(Math.max(1, Math.min(64, Math.floor(size / cells))));
      const at = Math.floor(i * size / cells);
      const n = size > 1 << 24 ? 0 : module.bytes.readInto(at, some);
      const bytes = n > 0 ? some.subarray(0, n) : module.bytes.slice(at, at + some.length);
      const text = bytes.filter((b) => (b >= 32 && b < 127) || (b >= 9 && b <= 13)).length;
      const zeros = bytes.filter((b) => b === 0).length;
      if (zeros * 2 > bytes.length) return 0;
      return text * 10 >= bytes.length * 9 ? 3 : 4;
    });
  },
  locate: (id, offset) => tree.ask('web_locate', offset),
  bytes(id, from, to, withSpans) {
    const bytes = module.bytes.slice(from, to);
    return { from, bytes, spans: withSpans ? tree.ask('web_spans', from, to) : [] };
  },
  async figures(id, tensor) {
    const mine = ++statistics;
    tellReading(id);
    let answer = module.ask('web_stats_begin', tensor);
    while (!answer.error && !answer.done && mine === statistics) {
      answer = module.ask('web_stats_step');
      if (answer.done || answer.error) break;
      postMessage({ id, progress: answer });
      await yieldToQuestions();
      if (mine === statistics) tellReading(id);
    }
    if (mine === statistics) module.bytes.onRead = () => {};
    return mine === statistics ? answer : null;
  },
  /** Compares the file with another one; what each step finds is progress. @returns the verdict on the other file */
  async compare(id, file, beside = [], joins = false) {
    const mine = ++comparisons;
    module.others = new FileBytes(file);
    module.beside[1] = byName(beside);
    const answer = module.lendText(file.name, (at) => module.ask('web_compare_begin', file.size, at, Number(joins)));
    while (!answer.error && mine === comparisons) {
      const step = module.ask('web_compare_step');
      if (step.error) return step;
      postMessage({ id, progress: step });
      if (step.done) break;
      await yieldToQuestions();
    }
    return answer;
  },
  /** The comparison at hand is not wanted any more. */
  endComparison: () => { comparisons++; },
  slice(id, tensor, rowAxis, columnAxis, where, side) {
    const answer = module.lend(Float64Array.from(where), (at) =>
      module.ask('web_slice', tensor, rowAxis, columnAxis, at, where.length, side));
    if (answer.error) return answer;
    const n = answer.width * answer.height;
    const at = module.c.web_slice_values() >>> 0;
    answer.values = new Float64Array(module.view(at, n * 8).slice().buffer);
    return answer;
  },
  convert(id, format, tensor) {
    const answer = module.lendText(format, (at) => module.ask('web_convert', at, tensor));
    if (!answer.error) answer.bytes = module.output;
    module.output = new Uint8Array(0);
    return answer;
  },
};

onmessage = async (event) => {
  const { id, ask, args } = event.data;
  try {
    await started;
    const value = await answers[ask](id, ...args);
    const bytes = value && value.bytes;
    postMessage({ id, value }, bytes ? [bytes.buffer] : []);
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
};
started.then(() => postMessage({ ready: true }), (error) => postMessage({ failed: String(error) }));
