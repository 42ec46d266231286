// Hints: what is advised and what it is worth at a glance, why one click away.

import { button, own } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** Under which name it is remembered whether whose advice it is lies open; actions have other names. */
const ABOUT = "about";

/**
 * Whether hints are told of which none is chosen.
 * @param {Context["view"]} view
 */
export function isChoosingHint(view) {
  return view.hint.shown.length > 0 && !takenHint(view);
}

/** @param {Context["view"]} view */
function takenHint(view) {
  return view.hint.shown.find((hint) => hint.action === view.preview?.action);
}

/**
 * Clicking a hint chooses what it says; nothing is played before Confirm.
 * @param {Context} c
 */
export function hintsPart(c) {
  const { view, words } = c;
  const { shown, lead } = view.hint;
  if (!shown.length) return null;
  const taken = takenHint(view);
  // The box stays as high as before, so that no card comes to lie under the pointer.
  if (taken) return h("p", { class: "lc-faint lc-hint-taken", "data-role": "hints" }, taken.text);
  return h(
    "div",
    { "data-role": "hints" },
    lead && h("p", { class: "lc-title" }, lead),
    h(
      "ol",
      { class: "lc-hints", "aria-label": lead || words.hint },
      shown.map((hint, place) => hintPart(c, hint, place)),
    ),
    aboutPart(c),
  );
}

/**
 * @param {Context} c
 * @param {Context["view"]["hint"]["shown"][number]} hint
 * @param {number} place
 */
function hintPart(c, hint, place) {
  const { words } = c;
  const worth = [hint.effect, hint.chance].filter(Boolean);
  return h(
    "li",
    { "data-key": hint.action, "data-lights": hint.lights || null },
    button(
      [
        h("strong", {}, hint.title, hint.ways && h("span", {}, " ", hint.ways)),
        " ",
        h(
          "small",
          {},
          worth.flatMap((text, at) => [at > 0 && " · ", h("span", {}, text)]),
        ),
      ],
      { do: "take", hint: place },
      { "data-hint": hint.action },
    ),
    hint.text &&
      unfolder(c, hint.action, "", { "aria-label": `${words["hint-why"]}${words.colon} ${hint.title}` }),
    isUnfolded(c, hint.action) && h("p", { "data-role": "hint-text" }, hint.text),
  );
}

/**
 * Whose advice it is, and how far it looks.
 * @param {Context} c
 */
function aboutPart(c) {
  const { about } = c.view.hint;
  return (
    about &&
    h(
      "div",
      { class: "lc-hints-about" },
      unfolder(c, ABOUT, c.words["hint-about"], { class: "lc-link" }),
      isUnfolded(c, ABOUT) && h("p", { "data-role": "hints-about" }, about),
    )
  );
}

/**
 * A button that shows more of something, or less again.
 * @param {Context} c
 * @param {string} name
 * @param {string} label
 * @param {Record<string, unknown>} more
 */
function unfolder(c, name, label, more) {
  const open = isUnfolded(c, name);
  return own(label, "unfold", { "data-of": name, "aria-expanded": String(open), ...more });
}

/**
 * @param {Context} c
 * @param {string} name
 */
function isUnfolded(c, name) {
  return c.local.unfolded.includes(name);
}
