// SPDX-License-Identifier: Apache-2.0
// Whom the values of a tensor are asked of. That is the worker of the file. A large member of an archive is read as a whole before its
// first value, for its checksum, which no question can interrupt. So such a tensor has a worker of its own: the rest of the page answers
// meanwhile, and the worker ends when another tensor is chosen.
'use strict';
import { Client } from './client.js';

const LONG = 2 ** 27; // bytes that are read in a second or so

export class Values {
  constructor() {
    /** @type {Client | null} that of the file */
    this.client = null;
    /** @type {Client | null} */
    this.own = null;
    /** @type {{checksums: boolean, open: (client: Client) => Promise<any>}} */
    this.file = { checksums: false, open: async () => {} };
  }

  /** @param {Client | null} client @param {{checksums: boolean, open: (client: Client) => Promise<any>}} [file] `open` opens it in another worker */
  use(client, file) {
    this.end();
    this.client = client;
    if (file) this.file = file;
  }

  end() {
    this.own?.close();
    this.own = null;
  }

  /** Whether its values may take long. @param {any} t */
  isLong(t) { return this.file.checksums && t.nbytes >= LONG; }

  /** Whom to ask of a tensor that was chosen now; what was asked of another one is forgotten if it is not known yet. @param {any} t */
  async of(t) {
    if (this.own && this.own.open.size > 0) this.end();
    if (!this.isLong(t)) return this.client;
    if (this.own) return this.own;
    const own = new Client();
    this.own = own;
    await this.file.open(own);
    return own;
  }
}
