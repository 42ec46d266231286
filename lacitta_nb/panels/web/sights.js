// What is told of what is pointed at, over the dock and over the board.

import { pointedPart } from "./dock.js";
import { fill, h } from "./elements.js";

/** @typedef {import("./panel.js").Panel} Panel */

/**
 * @param {Panel} panel
 * @param {import("./pointing.js").Pointed | null} pointed
 */
export function showPointed(panel, pointed) {
  panel.parts.pointed.hidden = !pointed;
  fill(panel.parts.pointed, h("x", {}, pointedPart(pointed)).children);
}

/**
 * What lies on the space that is pointed at, in a corner of the board, and what the game shows of it.
 * @param {Panel} panel
 * @param {string} name
 * @param {string} label
 */
export function showSpace(panel, name, label) {
  const chip = /** @type {HTMLElement} */ (panel.root.querySelector('[data-role="pointed"]'));
  const over =
    panel.sections.pointed && !panel.local.replay
      ? panel.sections.pointed(panel.context(), panel.board, name)
      : null;
  chip.hidden = !label || Boolean(over);
  chip.textContent = label;
  panel.parts.card.hidden = !over;
  fill(panel.parts.card, h("x", {}, over).children);
  const space = name ? panel.board.space(name) : null;
  if (space) aside(over ? panel.parts.card : chip, space);
}

/**
 * Puts something into a corner of the board in which it does not lie on a space.
 * @param {HTMLElement} element
 * @param {Element} space
 */
function aside(element, space) {
  const outer = /** @type {HTMLElement} */ (element.parentElement).getBoundingClientRect();
  const box = space.getBoundingClientRect();
  const low = box.top - outer.top <= outer.height / 2;
  const right = box.left - outer.left <= outer.width / 2;
  // In the lower left corner stand the buttons that bring the board near.
  element.dataset.corner = low ? "low-right" : right ? "top-right" : "top-left";
}
