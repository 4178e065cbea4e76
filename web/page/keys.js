// SPDX-License-Identifier: Apache-2.0
// The keys of the page: what each does, and the list of them.
'use strict';
import { byId, make } from './util.js';

/** While no file is shown, these alone. */
const WITHOUT_FILE = 'odrw?';

/** @param {Record<string, [() => void, string]>} keys what each does, and in words */
export function useKeys(keys) {
  document.addEventListener('keydown', (e) => {
    const target = /** @type {Element} */ (e.target);
    if (e.ctrlKey || e.altKey || e.metaKey || target.matches('input, select, textarea') || byId('keys').open || byId('report').open) return;
    const entry = keys[e.key.toLowerCase()];
    if (!entry || byId('work').hidden && !WITHOUT_FILE.includes(e.key)) return;
    e.preventDefault();
    entry[0]();
  });

  byId('key-list').replaceChildren(...Object.entries(keys).flatMap(([key, [, text]]) => {
    const dt = make('dt', '');
    dt.append(make('kbd', '', key.toUpperCase()));
    return [dt, make('dd', '', text)];
  }));
}
