// The keyboard: keys on the board, and keys that must not reach the notebook while the panel has the
// focus, where a single letter deletes or adds cells.

import { ARROWS, neighbourSpace, nextLegal } from "./board.js";

// Listens before the notebook does: some front ends take keys on their way down to the element.
export class Keys {
  /**
   * @param {any} root
   * @param {any} pressed
   */
  constructor(root, pressed) {
    this.onKey = (/** @type {KeyboardEvent} */ event) => {
      if (!event.composedPath().includes(root)) return;
      if (!saves(event)) event.stopPropagation(); // what the browser itself does with the key goes on
      pressed(event);
    };
    window.addEventListener("keydown", this.onKey, true);
  }

  close() {
    window.removeEventListener("keydown", this.onKey, true);
  }
}

/** @param {any} event */
function saves(event) {
  return (event.ctrlKey || event.metaKey) && event.key === "s";
}

// The space that a key leads to; undefined for keys that mean something else.
/**
 * @param {any} box
 * @param {any} space
 * @param {any} event
 * @param {any} badges
 */
export function spaceByKey(box, space, event, badges) {
  if (event.key in ARROWS) return neighbourSpace(space, ARROWS[event.key], event.shiftKey);
  if (event.key === "n") return nextLegal(box, space, 1);
  if (event.key === "p") return nextLegal(box, space, -1);
  return event.key === "Home" ? bestLegal(box, badges) : undefined;
}

// The legal space with the highest badge; of several the first.
/**
 * @param {any} box
 * @param {any} badges
 */
export function bestLegal(box, badges) {
  const worth = (/** @type {any} */ space) =>
    Number.parseInt(badges[space.dataset.space].replace("−", "-"), 10) || 0;
  return [...box.querySelectorAll("[data-space][data-legal]")].reduce(
    (best, space) => (best && worth(best) >= worth(space) ? best : space),
    null,
  );
}
