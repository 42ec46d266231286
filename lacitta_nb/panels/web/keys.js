// The keyboard: keys on the board, and keys that must not reach the notebook while the panel has the focus, where a
// single letter deletes or adds cells.

import { ARROWS } from "./board.js";

/** @typedef {import("./board.js").Board} Board */

/** Listens before the notebook does: some front ends take keys on their way down to the element. */
export class Keys {
  /**
   * @param {HTMLElement} root
   * @param {(event: KeyboardEvent) => void} pressed
   */
  constructor(root, pressed) {
    /** @param {KeyboardEvent} event */
    this.onKey = (event) => {
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

/** @param {KeyboardEvent} event */
function saves(event) {
  return (event.ctrlKey || event.metaKey) && event.key === "s";
}

/**
 * The space that a key leads to; undefined for keys that mean something else.
 * @param {Board} board
 * @param {SVGElement} space
 * @param {KeyboardEvent} event
 * @param {Record<string, string>} badges
 */
export function spaceByKey(board, space, event, badges) {
  if (event.key in ARROWS) return board.beside(space, ARROWS[event.key], event.shiftKey);
  if (event.key === "n") return board.nextLegal(space, 1);
  if (event.key === "p") return board.nextLegal(space, -1);
  return event.key === "Home" ? board.bestLegal(badges) : undefined;
}
