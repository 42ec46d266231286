// Where the panel's focus goes, and that it comes into sight.

import { focusSpace } from "./board.js";
import { bestLegal } from "./keys.js";

/** @type {Record<string, any> & ThisType<any>} */
export const FOCUS = {
  // Shift+Enter goes on to the next cell, past the panel that has just been asked for.
  comeIntoView() {
    const cell = this.root.closest(".jp-Cell");
    const active = document.querySelector(".jp-Cell.jp-mod-active");
    const { top } = this.root.getBoundingClientRect();
    const hidden = top < 0 || top > window.innerHeight / 2;
    if (cell && hidden && (active === cell || active === cell.nextElementSibling))
      this.root.scrollIntoView({ block: "start" });
  },

  // Another game is on the table: it begins at the panel's head.
  showHead() {
    this.root.scrollIntoView({ block: "start" });
    this.root.focus({ preventScroll: true });
  },

  // The focus stays in the panel when what had it is gone. With the keyboard it follows the question:
  // to the board, to Confirm, to the next choice, and back to where a choice was made.
  /** @param {any} view */
  keepFocus(view) {
    const next = this.byKeyboard && !view.refused ? this.nextFocus(view) : null;
    this.byKeyboard = false;
    if (next?.dataset.space) focusSpace(this.parts.board, next);
    else if (next) next.focus();
    else if (!this.root.contains(document.activeElement)) {
      (this.origin?.isConnected ? this.origin : this.root).focus({ preventScroll: true });
    }
  },

  /** @param {any} view */
  nextFocus(view) {
    const find = (/** @type {string} */ selector) => this.root.querySelector(selector);
    const did = this.last.do;
    const picked = ["choose", "pick", "space", "take"].includes(did);
    const free =
      find("[data-question] button:not([aria-disabled])") ||
      find("[data-choice]:not([aria-disabled])") ||
      find('[data-role="step"]');
    if (did === "cancel") return find(`[data-choice="${this.chosen}"]`) || free;
    if (view.preview && picked) return find('[data-role="confirm"]');
    if (["choose", "pick", "confirm"].includes(did)) {
      const best = bestLegal(this.parts.board, view.board.badges);
      if (best || did === "confirm") return best || free;
    }
    return this.root.contains(document.activeElement) || this.origin?.isConnected ? null : free;
  },
};
