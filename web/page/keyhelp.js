// SPDX-License-Identifier: Apache-2.0
// What the keys of a grammar mean.
'use strict';

/** Set when the page is joined: the sentences of docs/ksyc_keys.md. @type {Record<string, string>} */
export const KEY_HELP = {};
