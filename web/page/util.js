// SPDX-License-Identifier: Apache-2.0
// Small things that every part of the page needs. What comes from a file is only ever text: nothing here, or
// elsewhere in the page, makes markup from a string.
'use strict';

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** Characters that do not show, or that change the direction of others, as their numbers. @param {string} text */
export function visible(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
}

/** @param {string} tag @param {string} name @param {string} [text] */
export function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = visible(text);
  return element;
}

/** Fills a <dl>. @param {HTMLElement} list @param {[string, string | HTMLElement][]} facts */
export function fillFacts(list, facts) {
  list.replaceChildren(...facts.map(([what, value]) => {
    const row = make('div', '');
    const dd = make('dd', '', typeof value === 'string' ? value : undefined);
    if (typeof value !== 'string') dd.append(value);
    row.append(make('dt', '', what), dd);
    return row;
  }));
}

/** @param {number} n */
export const grouped = (n) => n.toLocaleString('en-US').replaceAll(',', '\u2009');

/** @param {number} n */
export function byteSize(n) {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  let unit = 0;
  let value = n;
  while (value >= 1024 && unit < 4) { value /= 1024; unit++; }
  return unit === 0 ? `${n} byte${n === 1 ? '' : 's'}` : `${value.toFixed(value < 10 ? 2 : 1)} ${units[unit]}`;
}

/** A number as it is shown: short, and with what it is if it is none. @param {number | string} x */
export function number(x) {
  if (typeof x === 'string') return x;
  if (x === 0 || (Math.abs(x) >= 1e-4 && Math.abs(x) < 1e7)) return String(Number(x.toPrecision(6)));
  return x.toExponential(4).replace('e+', 'e');
}

/** @param {string} name */
export const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Kinds from here on are tensors, six in turn. */
export const TENSOR_KIND = 8;

/** @param {number} i */
export const tensorColour = (i) => `var(--k${TENSOR_KIND + i % 6})`;

export const KINDS = ['no field', 'integer', 'float', 'text', 'bytes', 'array', 'named value', 'bits',
  ...Array(6).fill('tensor')];

/** @param {Uint8Array} bytes @param {string} name */
export function download(bytes, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
