// Where the focus goes, and that the panel comes into sight when it has been asked for.

import { focusWaiting } from "./answers.js";
import { bestLegal } from "./spaces.js";

/** @typedef {import("./panel.js").Panel} Panel */

/**
 * Shift+Enter goes on to the next cell, past the panel that has just been asked for.
 * @param {HTMLElement} root
 */
export function comeIntoView(root) {
  const cell = root.closest(".jp-Cell");
  const active = document.querySelector(".jp-Cell.jp-mod-active");
  const { top, bottom } = root.getBoundingClientRect();
  const hidden = top < 0 || bottom > window.innerHeight;
  // Voilà has no active cell: there nobody has asked for one panel of the page.
  if (cell && active && hidden && (active === cell || active === cell.nextElementSibling))
    root.scrollIntoView({ block: "start" });
}

/**
 * Another game is on the table: it begins at the panel's head.
 * @param {HTMLElement} root
 */
export function showHead(root) {
  root.scrollIntoView({ block: "start" });
  root.focus({ preventScroll: true });
}

/**
 * What is asked or told about games and files stands beside its field, in a drawer, which may reach below the window.
 * @param {HTMLElement} root
 */
export function showAnswer(root) {
  const told = root.querySelector('.lc-drawer :is([data-role="question"], [data-role="status"])');
  told?.scrollIntoView({ block: "nearest" });
}

/**
 * A rule that was looked up comes into sight, or the board on which it is shown.
 * @param {Panel} panel
 */
export function showRule(panel) {
  const { root, commands } = panel;
  const { last } = commands;
  if (last?.do !== "rule" || commands.ticking) return;
  if (last.show) panel.parts.board.scrollIntoView({ block: "nearest" });
  else root.querySelector(".lc-rules .lc-open")?.scrollIntoView({ block: "nearest" });
}

/**
 * After an answer: the focus stays in the panel when what had it is gone. When a decision begins it goes to the first
 * choice; with the keyboard it follows the question, to the board, to Confirm, and back to where a choice was made.
 * @param {Panel} panel
 * @param {boolean} begun whether somebody else, or about something else, decides now
 */
export function keepFocus(panel, begun) {
  const { root, board, view } = panel;
  if (focusWaiting(root)) return;
  const next = begun
    ? firstChoice(panel)
    : panel.gestures.byKeyboard && !view.refused
      ? nextFocus(panel)
      : null;
  if (next?.dataset.space) board.focus(/** @type {SVGElement} */ (next));
  else if (next) next.focus({ preventScroll: true });
  else if (!root.contains(document.activeElement))
    (panel.gestures.origin?.isConnected ? panel.gestures.origin : root).focus({ preventScroll: true });
}

/**
 * @param {Panel} panel
 * @returns {HTMLElement | SVGElement | null}
 */
function firstChoice({ root, board, view }) {
  const find = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (root.querySelector(selector));
  return (
    find("[data-first]:not([aria-disabled])") ||
    find("[data-question] button:not([aria-disabled])") ||
    find("[data-choice]:not([aria-disabled])") ||
    find("[data-plan] button:not([aria-disabled])") ||
    (view.decision && bestLegal(board, view.board.badges)) ||
    find('[data-role="confirm"]:not([aria-disabled])') ||
    find('[data-role="step"]:not([aria-disabled])')
  );
}

/**
 * @param {Panel} panel
 * @returns {HTMLElement | SVGElement | null}
 */
function nextFocus(panel) {
  const { root, board, view } = panel;
  const { chosen } = panel.gestures;
  const find = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (root.querySelector(selector));
  const did = panel.commands.last?.do || "";
  // Where several are switched on and off, whoever has switched one goes on from there.
  if (did !== "confirm" && document.activeElement?.matches("[data-stays]")) return null;
  if (did === "cancel") return find(`[data-choice="${chosen}"]`) || firstChoice(panel);
  if (view.preview && ["choose", "pick", "space", "take"].includes(did)) return find('[data-role="confirm"]');
  if (["choose", "pick", "confirm"].includes(did)) {
    const best = bestLegal(board, view.board.badges);
    if (best || did === "confirm") return best || firstChoice(panel);
  }
  return root.contains(document.activeElement) || panel.gestures.origin?.isConnected
    ? null
    : firstChoice(panel);
}
