// SPDX-License-Identifier: Apache-2.0
// The drawing on the first page: a gate of cells, of which some are let through.
'use strict';
import { byId } from './util.js';

export function draw() {
  for (let i = 0; i < 84; i++) {
    const cell = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const x = i % 12;
    const y = Math.floor(i / 12);
    const inside = (x - 5.5) ** 2 / 12 + (y - 6) ** 2 / 22 < 1;
    for (const [name, value] of Object.entries({ x: x * 10 + 1, y: y * 12 + 1, width: 8, height: 10, rx: 2 })) cell.setAttribute(name, String(value));
    cell.style.fill = inside ? `var(--k${[1, 8, 3, 2, 5, 8, 7][(x * 3 + y * 5) % 7]})` : 'var(--line)';
    byId('art').append(cell);
  }
}
