// What the parts of an exercise are made of: its commands, and marks that compare an answer with the right one.

import { h } from "../../web/elements.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").Command} Command */

const SIGNS = /** @type {Record<string, string>} */ ({ right: "✓", wrong: "✗", missed: "!" });

/** The page's own commands go the way of the panel's. @param {Command} command */
export const ask = (command) => /** @type {any} */ (command);

/**
 * @param {Context} c
 * @param {string} mark
 */
export function markOf(c, mark) {
  return mark ? c.words[`mark-${mark}`] : "";
}

/**
 * How something compares with the right answer: a sign, and a word for whoever does not see it.
 * @param {Context} c
 * @param {string} mark
 */
export function markPart(c, mark) {
  if (!mark) return null;
  return [markSign(mark), h("span", { class: "lc-hidden" }, `${markOf(c, mark)}: `)];
}

/** @param {string} mark */
export function markSign(mark) {
  return h("span", { class: "lc-mark", "aria-hidden": "true" }, SIGNS[mark]);
}
