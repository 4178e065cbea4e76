// SPDX-License-Identifier: Apache-2.0
// Where there is room for one pane, tabs choose which; where there is room for all, the style hides the tabs.
'use strict';
import { byId } from './util.js';

/** @typedef {'editor' | 'tensors' | 'tree' | 'bytes'} Pane */

export class Tabs {
  /** @param {{onShow: (pane: Pane) => void}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.box = byId('tabs');
    /** @type {Pane} */
    this.shown = 'tensors';
    this.box.addEventListener('click', (/** @type {MouseEvent} */ e) => {
      const tab = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest('[role="tab"]'));
      if (tab) this.show(/** @type {Pane} */ (tab.dataset.pane));
    });
    this.box.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.key(e));
    this.show('tensors');
  }

  /** @returns {HTMLElement[]} those that can be chosen now */
  tabs() { return [...this.box.querySelectorAll('[role="tab"]')].filter((tab) => tab.offsetParent); }

  /** @param {Pane} pane */
  show(pane) {
    this.shown = pane;
    byId('panes').dataset.shown = pane;
    for (const tab of this.box.querySelectorAll('[role="tab"]')) {
      tab.setAttribute('aria-selected', String(tab.dataset.pane === pane));
      tab.tabIndex = tab.dataset.pane === pane ? 0 : -1;
    }
    this.hooks.onShow(pane);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const step = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 })[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const tabs = this.tabs();
    const to = tabs[(tabs.findIndex((tab) => tab.dataset.pane === this.shown) + step + tabs.length) % tabs.length];
    this.show(/** @type {Pane} */ (to.dataset.pane));
    to.focus();
  }
}
