// SPDX-License-Identifier: Apache-2.0
// The parse tree: nodes are asked for when they are opened, a page of them at a time.
'use strict';
import { byId, make, grouped, visible } from './util.js';

const PAGE = 200;
/** Nodes that are opened again in the tree of an edited grammar. */
const MOST_KEPT = 64;
const KIND = /** @type {Record<string, number>} */ ({ int: 1, float: 2, text: 3, bytes: 4, array: 5, bool: 7 });

/** @typedef {{path: number[], data: any, row: HTMLElement, group: HTMLElement | null, loaded: number, more: boolean,
 *   loading: Promise<void>, parent: Node_ | null, children: Node_[], depth: number}} Node_ */

/** @param {any} data */
function valueText(data) {
  if (data.text !== undefined) return '"' + data.text + '"' + (data.length > 96 ? ' \u2026' : '');
  if (data.hex !== undefined) {
    const codes = (data.hex.match(/../g) || []).map((/** @type {string} */ pair) => parseInt(pair, 16));
    if (codes.length > 0 && codes.every((/** @type {number} */ c) => c >= 32 && c < 127)) {
      return '"' + String.fromCharCode(...codes) + '"' + (data.length > 96 ? ' \u2026' : '');
    }
    return data.length === 0 ? 'no bytes' : data.hex.replace(/../g, '$& ').trim() + (data.length > 96 ? ' \u2026' : '');
  }
  if (data.label !== undefined) return `${data.label} (${data.value})`;
  return String(data.value);
}

/** The name of a node in a path, as messages have it. @param {any} data @param {string} around */
function pathText(data, around) {
  if (data.index !== undefined) return `${around}[${data.index}]`;
  return around === '' ? data.name : `${around}.${data.name}`;
}

export class TreeView {
  /** @param {{onSelect: (data: any, path: string) => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.box = byId('tree');
    this.client = null;
    /** @type {Node_ | null} */
    this.root = null;
    /** @type {Node_ | null} */
    this.selected = null;
    this.shown = 0;
    /** @type {WeakMap<Element, Node_>} */
    this.nodes = new WeakMap();
    this.box.addEventListener('click', (/** @type {MouseEvent} */ e) => this.click(e));
    this.box.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.key(e));
  }

  clear() {
    this.client = null;
    this.root = this.selected = null;
    this.box.replaceChildren();
  }

  /** The nodes that are open and the one that is selected, by their paths; @returns {{open: string[], selected: string}} */
  kept() {
    const open = this.root ? this.opened(this.root) : [];
    return { open: open.slice(0, MOST_KEPT).map((node) => this.pathOf(node)), selected: this.selected ? this.pathOf(this.selected) : '' };
  }

  /** Those below a node that are open, nearest first. @param {Node_} node @returns {Node_[]} */
  opened(node) {
    const found = node.children.filter((child) => child.row.getAttribute('aria-expanded') === 'true');
    return found.concat(...found.map((child) => this.opened(child)));
  }

  /** Opens and selects what a tree before this one had, as far as it is there. @param {{open: string[], selected: string}} kept */
  async restore(kept) {
    const client = this.client;
    const open = new Set(kept.open);
    const visit = async (/** @type {Node_} */ node) => {
      for (const child of node.children) {
        const path = this.pathOf(child);
        if (path === kept.selected) this.choose(child, false);
        if (!open.has(path) || client !== this.client) continue;
        await this.expand(child);
        await visit(child);
      }
    };
    if (this.root && (open.size > 0 || kept.selected)) await visit(this.root);
  }

  /** @param {any} client */
  async open(client) {
    this.clear();
    this.client = client;
    const data = await client.ask('root');
    if (client !== this.client || data.error) return;
    this.root = this.node(data, [], null);
    this.box.append(this.root.row, /** @type {HTMLElement} */ (this.root.group));
    this.root.row.tabIndex = 0;
    await this.expand(this.root);
  }

  /** @param {any} data @param {number[]} path @param {Node_ | null} parent @returns {Node_} */
  node(data, path, parent) {
    const opens = data.kind === 'object' || (data.kind === 'array' && data.count > 0);
    const depth = parent ? parent.depth + 1 : 0;
    const row = make('div', 'node');
    row.setAttribute('role', 'treeitem');
    row.setAttribute('aria-level', String(depth + 1));
    row.setAttribute('aria-selected', 'false');
    row.tabIndex = -1;
    row.style.paddingLeft = 6 + depth * 15 + 'px';
    const name = data.index !== undefined ? `[${data.index}]` : data.name;
    row.append(make('span', 'twist', opens ? '\u25b8' : ''), make('span', 'name', name));
    if (opens) {
      row.setAttribute('aria-expanded', 'false');
      row.append(make('span', 'kind', data.kind === 'array' ? `${grouped(data.count)} \u00d7 ${data.type || 'value'}` : visible(data.key ?? '') || data.type || ''));
    } else if (data.kind === 'array') {
      row.append(make('span', 'kind', 'none'));
    } else {
      const kind = data.label !== undefined ? 6 : data.bits ? 7 : KIND[data.kind] || 0;
      row.append(make('span', 'value k' + (kind === 8 ? 0 : kind), valueText(data)));
    }
    const group = opens ? make('div', 'group') : null;
    if (group) group.setAttribute('role', 'group');
    /** @type {Node_} */
    const node = { path, data, row, group, loaded: 0, more: opens, loading: Promise.resolve(), parent, children: [], depth };
    this.nodes.set(row, node);
    return node;
  }

  /** One load of a node after the other: two at once would add the same children.
   * @param {Node_} node @param {number} [atLeast] number of a child that has to be there */
  load(node, atLeast = 0) {
    node.loading = node.loading.catch(() => {}).then(() => this.loadNext(node, atLeast));
    return node.loading;
  }

  /** @param {Node_} node @param {number} atLeast */
  async loadNext(node, atLeast) {
    while (node.more && node.loaded <= atLeast) {
      const client = this.client;
      const answer = await client.ask('children', [node.path, node.loaded, Math.max(PAGE, Math.min(1000, atLeast + 1 - node.loaded))]);
      if (client !== this.client || answer.error) return;
      const children = answer.items.map((/** @type {any} */ data, /** @type {number} */ i) =>
        this.node(data, [...node.path, node.loaded + i], node));
      for (const child of children) {
        node.children.push(child);
        node.group?.append(child.row);
        if (child.group) node.group?.append(child.group);
      }
      node.loaded += children.length;
      node.more = answer.more && children.length > 0;
      node.group?.querySelector(':scope > .rest')?.remove();
      if (node.more) {
        const rest = make('div', 'node rest', 'more \u2026');
        rest.style.paddingLeft = 26 + (node.depth + 1) * 15 + 'px';
        rest.setAttribute('role', 'treeitem');
        rest.setAttribute('aria-selected', 'false');
        rest.tabIndex = -1;
        rest.onclick = (e) => { e.stopPropagation(); this.load(node, node.loaded); };
        node.group?.append(rest);
      }
    }
  }

  /** @param {Node_} node */
  async expand(node) {
    if (!node.group) return;
    if (node.loaded === 0) await this.load(node);
    node.row.setAttribute('aria-expanded', 'true');
    /** @type {Element} */ (node.row.firstElementChild).textContent = '\u25be';
    node.group.hidden = false;
  }

  /** @param {Node_} node */
  collapse(node) {
    if (!node.group) return;
    node.row.setAttribute('aria-expanded', 'false');
    /** @type {Element} */ (node.row.firstElementChild).textContent = '\u25b8';
    node.group.hidden = true;
  }

  /** @param {Node_} node */
  pathOf(node) {
    const way = [];
    for (let at = /** @type {Node_ | null} */ (node); at && at.parent; at = at.parent) way.unshift(at.data);
    return way.reduce((text, data) => pathText(data, text), '') || visible(node.data.name);
  }

  /** @param {Node_} node @param {boolean} tell */
  choose(node, tell) {
    this.selected?.row.setAttribute('aria-selected', 'false');
    if (this.selected) this.selected.row.tabIndex = -1;
    if (this.root) this.root.row.tabIndex = -1;
    this.selected = node;
    node.row.setAttribute('aria-selected', 'true');
    node.row.tabIndex = 0;
    node.row.scrollIntoView({ block: 'nearest' });
    if (tell) this.hooks.onSelect(node.data, this.pathOf(node));
  }

  /** Opens the way to a node and selects it, unless another one was asked for meanwhile. @param {number[]} path */
  async show(path) {
    const mine = ++this.shown;
    let node = this.root;
    for (const number of path) {
      if (!node) return null;
      await this.load(node, number);
      await this.expand(node);
      if (number >= node.children.length) break;
      node = node.children[number];
    }
    if (mine !== this.shown) return null;
    if (node) this.choose(node, false);
    return node ? { data: node.data, path: this.pathOf(node) } : null;
  }

  /** The child of a node by a step of a path: `name`, or `[3]`. @param {Node_} node @param {string} step */
  async childBy(node, step) {
    await this.expand(node);
    if (step[0] === '[') {
      const number = Number(step.slice(1, -1));
      await this.load(node, number);
      return node.children[number];
    }
    const isIt = (/** @type {Node_} */ child) => child.data.name === step && child.data.index === undefined;
    while (!node.children.some(isIt) && node.more && node.loaded > 0) await this.load(node, node.loaded);
    return node.children.find(isIt);
  }

  /** Opens the way to the place where reading ended, as far as it is in the tree, and says so there.
   * @param {string} path as messages have it @param {string} text */
  async stop(path, text) {
    const mine = ++this.shown;
    let node = this.root;
    for (const step of path.match(/[^.[\]]+|\[\d+\]/g) || []) {
      const child = node && await this.childBy(node, step);
      if (mine !== this.shown || !child) break;
      node = child;
    }
    if (mine !== this.shown || !node) return;
    await this.expand(node);
    const row = make('div', 'node stopped', '\u2715 ' + visible(text));
    row.style.paddingLeft = 26 + (node.depth + (node.group ? 1 : 0)) * 15 + 'px';
    row.setAttribute('role', 'treeitem');
    row.setAttribute('aria-selected', 'false');
    row.tabIndex = -1;
    if (node.group) node.group.append(row);
    else node.row.after(row);
    row.scrollIntoView({ block: 'nearest' });
  }

  /** @param {MouseEvent} e */
  click(e) {
    const row = /** @type {Element} */ (e.target).closest('.node');
    const node = row ? this.nodes.get(row) : undefined;
    if (!node) return;
    const isTwist = /** @type {Element} */ (e.target).classList.contains('twist');
    const isOpen = node.row.getAttribute('aria-expanded') === 'true';
    if (node.group && (isTwist || !isOpen || this.selected === node)) {
      if (isOpen) this.collapse(node);
      else this.expand(node);
    }
    this.choose(node, true);
    node.row.focus();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const row = /** @type {Element} */ (e.target).closest('.node');
    const node = row ? this.nodes.get(row) : undefined;
    const rows = [.../** @type {NodeListOf<HTMLElement>} */ (this.box.querySelectorAll('.node'))].filter((r) => r.offsetParent);
    const at = row ? rows.indexOf(/** @type {HTMLElement} */ (row)) : -1;
    const go = (/** @type {HTMLElement | undefined} */ to) => {
      if (!to) return;
      const other = this.nodes.get(to);
      if (other) this.choose(other, true);
      to.focus();
    };
    const isOpen = row?.getAttribute('aria-expanded') === 'true';
    if (e.key === 'ArrowDown') go(rows[at + 1]);
    else if (e.key === 'ArrowUp') go(rows[at - 1]);
    else if (e.key === 'Home') go(rows[0]);
    else if (e.key === 'End') go(rows[rows.length - 1]);
    else if (e.key === 'ArrowRight' && node?.group) { if (isOpen) go(rows[at + 1]); else this.expand(node); }
    else if (e.key === 'ArrowLeft' && node) { if (isOpen && node.group) this.collapse(node); else if (node.parent) go(node.parent.row); }
    else if ((e.key === 'Enter' || e.key === ' ') && row) /** @type {HTMLElement} */ (row).click();
    else return;
    e.preventDefault();
  }
}
