// Which space comes next: where a key on the board leads, and where a decision about spaces begins.

import { middle } from "./board.js";

/** @typedef {import("./board.js").Board} Board */

export const ARROWS = /** @type {Record<string, [number, number]>} */ ({
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
 */
export function spaceByKey(board, space, event, badges) {
  if (event.key in ARROWS) return beside(board, space, ARROWS[event.key], event.shiftKey);
  if (event.key === "n") return nextLegal(board, space, 1);
  if (event.key === "p") return nextLegal(board, space, -1);
  return event.key === "Home" ? bestLegal(board, badges) : undefined;
}

/**
 * The space that an arrow key leads to: near, and in that direction rather than beside it.
 * @param {Board} board
 * @param {SVGElement} space
 * @param {[number, number]} direction
 * @param {boolean} legalOnly
 */
export function beside(board, space, [dx, dy], legalOnly) {
  const [x, y] = middle(space);
  /** @type {SVGElement | null} */
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of board.spaces) {
    if (other === space || (legalOnly && !other.hasAttribute("data-legal"))) continue;
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
 * @param {Board} board
 * @param {SVGElement} space
 * @param {number} step
 */
function nextLegal({ legal }, space, step) {
  return legal.length ? legal[(legal.indexOf(space) + step + legal.length) % legal.length] : null;
}

/**
 * The legal space with the highest badge; of several the first of those whose badge warns of nothing beside it.
 * @param {Board} board
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
