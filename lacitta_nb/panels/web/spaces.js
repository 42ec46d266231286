// Which space comes next: where a key on the board leads, and where a decision about spaces begins.

import { middle } from "./board.js";

/** @typedef {import("./board.js").Board} Board */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * The space that a key leads to; undefined for keys that mean something else.
 * @param {Board} board
 * @param {SVGElement} space
 * @param {KeyboardEvent} event
 * @param {Record<string, string>} badges
 * @param {SVGElement[]} marked the spaces at which one looks first
 */
export function spaceByKey(board, space, event, badges, marked = board.legal) {
  if (event.key in ARROWS) return beside(event.shiftKey ? marked : board.spaces, space, ARROWS[event.key]);
  if (event.key === "n") return next(marked, space, 1);
  if (event.key === "p") return next(marked, space, -1);
  return event.key === "Home" ? bestLegal({ legal: marked }, badges) : undefined;
}

/**
 * The space that an arrow key leads to: near, and in that direction rather than beside it.
 * @param {SVGElement[]} among
 * @param {SVGElement} space
 * @param {[number, number]} direction
 */
function beside(among, space, [dx, dy]) {
  const [x, y] = middle(space);
  /** @type {SVGElement | null} */
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of among) {
    if (other === space) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = along + 2 * aside;
    if (along <= 1 || aside > 1.8 * along || cost >= least) continue;
    [least, best] = [cost, other];
  }
  return best;
}

/**
 * @param {SVGElement[]} marked
 * @param {SVGElement} space
 * @param {number} step
 */
function next(marked, space, step) {
  return marked.length ? marked[(marked.indexOf(space) + step + marked.length) % marked.length] : null;
}

/**
 * The legal space with the highest badge; of several the first of those whose badge warns of nothing beside it.
 * @param {{ legal: SVGElement[] }} board
 * @param {Record<string, string>} badges
 * @returns {SVGElement | null}
 */
export function bestLegal({ legal }, badges) {
  const worth = (/** @type {SVGElement} */ space) => {
    const badge = badges[space.dataset.space || ""] || "";
    return (Number.parseInt(badge.replace("−", "-"), 10) || 0) - badge.length / 100;
  };
  return legal.reduce(
    (/** @type {SVGElement | null} */ best, space) => (best && worth(best) >= worth(space) ? best : space),
    null,
  );
}
