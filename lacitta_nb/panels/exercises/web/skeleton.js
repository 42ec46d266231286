// The places of an exercise, which stay while what is in them changes.

import { h } from "../../web/elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/**
 * Names the places, in the language of the words.
 * @param {HTMLElement} root
 * @param {Context["words"]} words
 */
export function name(root, words) {
  root.lang = words.language;
  root.setAttribute("aria-label", words.exercises);
  root.querySelector('[data-part="board"]')?.setAttribute("aria-label", words.board);
  root.querySelector(".lc-side-body")?.setAttribute("aria-label", words.answer);
}

/** @param {string} hiding a style sheet that hides the picture for readers without a kernel */
export function skeleton(hiding) {
  const part = (
    /** @type {string} */ name,
    /** @type {import("../../web/types.d.ts").Attributes} */ more = {},
  ) => h("div", { class: `lc-part-${name}`, "data-part": name, ...more });
  return h(
    "section",
    {
      class: "lc-panel lc-exercises",
      tabindex: "-1",
      "data-role": "exercises",
    },
    h(
      "div",
      { class: "lc-sheet" },
      part("head"),
      part("strip"),
      h(
        "div",
        { class: "lc-side" },
        h(
          "div",
          { class: "lc-side-body", role: "group", "data-scrolls": "" },
          part("answer"),
          part("feedback"),
        ),
        part("buttons"),
      ),
      h(
        "div",
        { class: "lc-board-side" },
        part("board", { role: "group" }),
        h("p", { class: "lc-chip", "data-part": "chip", "aria-hidden": "true", hidden: true }),
        part("zoom"),
      ),
    ),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }),
    h("style", {}, hiding),
  );
}
