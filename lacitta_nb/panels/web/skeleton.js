// The panel's places, which stay while what is in them changes. The hand comes before the board, so that few tabs lead
// to it; where they stand is the style sheet's.

import { h } from "./elements.js";

/** The places that have a name, each with its key among the words. */
const NAMED = {
  '[data-role="panel"]': "panel",
  '[data-role="dock"]': "dock",
  '[data-part="dock"]': "dock",
  '[data-part="board"]': "board",
  '[data-part="drawers"]': "drawers",
};

/**
 * Names the places, in the language of the words.
 * @param {HTMLElement} root
 * @param {Record<string, string>} words
 */
export function name(root, words) {
  root.lang = words.language;
  for (const [selector, key] of Object.entries(NAMED)) {
    const place = root.matches(selector) ? root : root.querySelector(selector);
    place?.setAttribute("aria-label", words[key]);
  }
}

/**
 * The places by their names.
 * @param {HTMLElement} root
 */
export function places(root) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-part]"));
  return Object.fromEntries([...all].map((place) => [place.dataset.part || "", place]));
}

/** @param {string} hiding a style sheet that hides the picture for readers without a kernel */
export function skeleton(hiding) {
  const part = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ more = {}) =>
    h("div", { class: `lc-part-${name}`, "data-part": name, ...more });
  return h(
    "section",
    {
      class: "lc-panel",
      tabindex: "-1",
      "data-role": "panel",
      "data-answers": "bar",
    },
    h(
      "div",
      { class: "lc-sheet" },
      part("head"),
      h(
        "div",
        { class: "lc-side", "data-answers": "choices" },
        part("hand"),
        h(
          "div",
          { class: "lc-dock", "data-role": "dock", role: "region" },
          h(
            "div",
            { class: "lc-dock-body" },
            part("dock", { "data-scrolls": "", role: "group" }),
            part("pointed", { role: "status", hidden: true }),
          ),
          part("buttons"),
        ),
      ),
      h(
        "div",
        { class: "lc-board-side", "data-answers": "choices" },
        part("board", { role: "group" }),
        h("p", { class: "lc-chip", "data-role": "pointed", "aria-hidden": "true", hidden: true }),
        part("card", { "aria-hidden": "true", hidden: true }),
        part("zoom"),
      ),
      part("strip"),
      part("guide"),
      part("foot", { "data-answers": "foot" }),
      h("nav", { class: "lc-part-drawers", "data-part": "drawers" }),
    ),
    part("future", { "data-answers": "foot" }),
    part("drawer"),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }),
    h("div", {
      class: "lc-tip",
      "data-part": "waiting",
      "data-role": "waiting",
      role: "status",
      hidden: true,
    }),
    h("style", {}, hiding),
  );
}
