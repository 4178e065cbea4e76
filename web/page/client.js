// SPDX-License-Identifier: Apache-2.0
// The page's side of the worker: one worker for each file, and the next one made ready in advance.
'use strict';
import { byId } from './util.js';

/** @returns {Worker} */
function newWorker() {
  const url = URL.createObjectURL(new Blob([byId('worker').textContent], { type: 'text/javascript' }));
  const worker = new Worker(url);
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** @type {Worker | null} */
let spare = newWorker();

export class Client {
  constructor() {
    this.worker = spare || newWorker();
    spare = null;
    this.next = 1;
    /** @type {Map<number, {resolve: Function, reject: Function, progress?: Function}>} */
    this.open = new Map();
    this.worker.onmessage = (event) => {
      const { id, value, failed, progress } = event.data;
      const question = this.open.get(id);
      if (question === undefined) return;
      if (progress) { question.progress?.(progress); return; }
      this.open.delete(id);
      if (failed) question.reject(new Error(failed));
      else question.resolve(value);
    };
    setTimeout(() => { spare ||= newWorker(); }, 400);
  }

  /** @param {string} what @param {any[]} args @param {Function} [progress] @returns {Promise<any>} */
  ask(what, args = [], progress = undefined) {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.open.set(id, { resolve, reject, progress });
      this.worker.postMessage({ id, ask: what, args });
    });
  }

  close() {
    this.worker.terminate();
    this.open.clear();
  }
}
