// SPDX-License-Identifier: Apache-2.0
// What the keys of a grammar mean.
'use strict';

/** Set when the page is joined: sentences of the documentation, each with the address of more, or ''.
 *  @type {Record<string, [string, string]>} */
export const KEY_HELP = {};
