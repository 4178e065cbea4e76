// SPDX-License-Identifier: Apache-2.0
// A WebAssembly module: its memory, the functions that it imports, and the file that it reads. There are two: the
// library, and an interpreter of grammars.
'use strict';

/** Set when the page is joined: the modules, and the grammars of our formats as JSON, compressed by gzip, in base64. */
const LIBRARY_TEXT = '';
const GRAMMAR_TEXT = '';
const SPECS_TEXT = '';

const EIO = 29;   // errno of WASI, as the C library of the module has them
const ENOMEM = 48;

/** Blocks of the file that were read last: small reads of the library become few reads of the file. Headers that lie far from each
 *  other are read with little around them, and what goes on, in pieces of many blocks. */
const BLOCK = 1 << 15;
const MOST_BLOCKS = 512;
const MOST_AT_ONCE = 32;
/** A read of so many bytes is one of the file, whose bytes are not kept. */
const LARGE_READ = 1 << 18;

export class FileBytes {
  /** @param {Blob} file @param {number} [most] of its blocks are kept */
  constructor(file, most = MOST_BLOCKS) {
    this.file = file;
    this.most = most;
    this.reader = new FileReaderSync();
    /** @type {Map<number, Uint8Array>} */
    this.blocks = new Map();
    /** The block behind those that were read last, and how many these were. */
    this.next = -1;
    this.atOnce = 1;
    /** Told how many bytes were read. @type {(n: number) => void} */
    this.onRead = () => {};
  }

  /** @param {number} from @param {number} to */
  slice(from, to) {
    const bytes = new Uint8Array(this.reader.readAsArrayBuffer(this.file.slice(from, to)));
    this.onRead(bytes.length);
    return bytes;
  }

  /** Reads a block, and others behind it if it goes on where the last read ended. @param {number} i */
  readBlocks(i) {
    this.atOnce = i === this.next ? Math.min(this.atOnce * 2, MOST_AT_ONCE, this.most) : 1;
    this.next = i + this.atOnce;
    const bytes = this.slice(i * BLOCK, this.next * BLOCK);
    for (let k = this.atOnce - 1; k >= 0; k--) this.keep(i + k, bytes.subarray(k * BLOCK, (k + 1) * BLOCK));
  }

  /** @param {number} i @param {Uint8Array} bytes */
  keep(i, bytes) {
    if (!this.blocks.delete(i) && this.blocks.size >= this.most) this.blocks.delete(/** @type {number} */ (this.blocks.keys().next().value));
    this.blocks.set(i, bytes); // at the end of the line
  }

  /** @param {number} i */
  block(i) {
    if (!this.blocks.has(i)) this.readBlocks(i);
    const bytes = /** @type {Uint8Array} */ (this.blocks.get(i));
    this.keep(i, bytes);
    return bytes;
  }

  /** Stores bytes from `offset` on in `dst`; returns how many. @param {number} offset @param {Uint8Array} dst */
  readInto(offset, dst) {
    if (dst.length >= LARGE_READ) {
      const bytes = this.slice(offset, offset + dst.length);
      dst.set(bytes);
      return bytes.length;
    }
    let done = 0;
    while (done < dst.length) {
      const at = offset + done;
      const block = this.block(Math.floor(at / BLOCK));
      const part = block.subarray(at % BLOCK, at % BLOCK + dst.length - done);
      if (part.length === 0) break;
      dst.set(part, done);
      done += part.length;
    }
    return done;
  }
}

/** @param {string} text */
async function decompressed(text) {
  const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** The grammar of a format and all that it may import, itself first; none if there is no such grammar.
 * @param {string} format @returns {Promise<{name: string, text: Uint8Array}[]>} */
export async function specsFor(format) {
  /** @type {Record<string, string>} */
  const texts = JSON.parse(new TextDecoder().decode(await decompressed(SPECS_TEXT)));
  const first = `${format}.ksy`;
  if (!Object.hasOwn(texts, first)) return [];
  return [first, ...Object.keys(texts).filter((name) => name !== first)]
    .map((name) => ({ name, text: new TextEncoder().encode(texts[name]) }));
}

class OutOfMemory extends Error {}

/** A refusal in place of an exception out of a module, which is of no use afterwards; null for a fault. @param {any} error */
function refusalOf(error) {
  if (error instanceof OutOfMemory) return { code: 'no_memory', message: 'memory ran out' };
  /* The stack of the engine, which no module can measure: "Maximum call stack size exceeded", "too much recursion". */
  if (error instanceof RangeError || (error && error.name === 'InternalError')) {
    return { code: 'limit', message: 'types, instances or expressions need each other more deeply than the browser has room for' };
  }
  return null;
}

export class Module {
  constructor() {
    this.bytes = new FileBytes(new Blob([]));
    /** The file that is compared with it. */
    this.others = this.bytes;
    /** What is beside both of them, by name. @type {Map<string, File>[]} */
    this.beside = [new Map(), new Map()];
    /** What was asked for of it. @type {FileBytes[]} */
    this.shards = [];
    /** What a conversion has written. */
    this.output = new Uint8Array(0);
    /** @type {any} */
    this.c = null;
  }

  /** @param {string} packed */
  async load(packed) {
    /** @type {Record<string, Record<string, Function>>} */
    const imports = {
      page: {
        read: (/** @type {number} */ offset, /** @type {number} */ dst, /** @type {number} */ n) => this.read(this.bytes, offset, dst, n),
        read_other: (/** @type {number} */ offset, /** @type {number} */ dst, /** @type {number} */ n) => this.read(this.others, offset, dst, n),
        find_beside: (/** @type {number} */ isOther, /** @type {number} */ name, /** @type {number} */ n, /** @type {number} */ size) => {
          const files = this.beside[isOther];
          const file = files.get(new TextDecoder().decode(this.view(name, n).slice()));
          if (file === undefined) return -1;
          new DataView(this.c.memory.buffer).setFloat64(size >>> 0, file.size, true);
          return this.shards.push(new FileBytes(file, Math.max(1, Math.floor(MOST_BLOCKS / files.size)))) - 1;
        },
        read_beside: (/** @type {number} */ number, /** @type {number} */ offset, /** @type {number} */ dst, /** @type {number} */ n) => this.read(this.shards[number], offset, dst, n),
        write: (/** @type {number} */ offset, /** @type {number} */ data, /** @type {number} */ n) => {
          try {
            if (n === 0) this.output = new Uint8Array(offset);
            else this.output.set(this.view(data, n), offset);
            return 0;
          } catch {
            return ENOMEM;
          }
        },
      },
      env: {
        getentropy: (/** @type {number} */ dst, /** @type {number} */ n) => {
          crypto.getRandomValues(this.view(dst, n));
          return 0;
        },
        timespec_get: () => 0,
        emscripten_notify_memory_growth: () => {},
      },
      wasi_snapshot_preview1: {
        /* The only reason of ksyc to end is that memory ran out. */
        proc_exit: () => { throw new OutOfMemory(); },
      },
    };
    const module = await WebAssembly.compile(await decompressed(packed));
    /* What the C library has for files is linked, and never called. */
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      imports[from][name] ??= () => { throw new Error(`${name} is not here`); };
    }
    const instance = await WebAssembly.instantiate(module, /** @type {any} */ (imports));
    this.c = instance.exports;
    this.c._initialize();
  }

  /** @param {FileBytes} bytes @param {number} offset @param {number} dst @param {number} n */
  read(bytes, offset, dst, n) {
    try {
      return bytes.readInto(offset, this.view(dst, n));
    } catch {
      return -EIO; // the file was removed or changed
    }
  }

  /** The library. */
  async start() { await this.load(LIBRARY_TEXT); }

  /** The interpreter of grammars. */
  async startGrammar() { await this.load(GRAMMAR_TEXT); }

  /** Memory of the module; a view lasts until the module takes more. @param {number} at @param {number} n */
  view(at, n) {
    return new Uint8Array(this.c.memory.buffer, at >>> 0, n >>> 0);
  }

  /** Calls a function that makes a document. @param {string} name @param {...number} args */
  ask(name, ...args) {
    try {
      this.c[name](...args);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      return { error: refusal };
    }
    const text = this.view(this.c.web_out_text(), this.c.web_out_size());
    return JSON.parse(new TextDecoder().decode(text));
  }

  /** Hands over a grammar; false if there are too many, or too large ones. @param {string} name @param {Uint8Array} text */
  addGrammar(name, text) {
    const bytes = new TextEncoder().encode(name);
    return this.lend(bytes, (at) => this.lend(text, (from) => this.c.web_grammar_add(at, bytes.length, from, text.length))) !== 0;
  }

  /** Hands over numbers for the time of a call. @param {Uint32Array | Float64Array | Uint8Array} values
   *  @param {(at: number) => any} call */
  lend(values, call) {
    const at = this.c.web_alloc(values.byteLength) >>> 0;
    if (at === 0) throw new Error('out of memory');
    this.view(at, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    try {
      return call(at);
    } finally {
      this.c.web_free(at);
    }
  }

  /** A text of C. @param {string} text @param {(at: number) => any} call */
  lendText(text, call) { return this.lend(new TextEncoder().encode(text + '\0'), call); }
}
