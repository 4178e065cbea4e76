// SPDX-License-Identifier: Apache-2.0
// Which names a person looks for. No regular expression: a name is as hostile as its file, and may make one slow.
'use strict';

/** As tensorgate has patterns: a '*' stands for any characters, and all of the name has to fit. What stands between two
 *  stars is found at the first place that there is, so a name is gone through once.
 *  @param {string} pattern @param {string} name */
export function fitsPattern(pattern, name) {
  const [head, ...pieces] = pattern.split('*');
  const tail = /** @type {string} */ (pieces.pop());
  if (name.length < head.length + tail.length || !name.startsWith(head) || !name.endsWith(tail)) return false;
  const end = name.length - tail.length;
  let at = head.length;
  for (const piece of pieces) {
    const found = name.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}

/** A pattern with a star, or a part of the name, in which large and small letters are the same. @param {string} text
 *  @returns {(name: string) => boolean} */
export function searchFor(text) {
  if (text.includes('*')) return (name) => fitsPattern(text, name);
  const part = text.toLowerCase();
  return (name) => name.toLowerCase().includes(part);
}
