// What the panel answers stands beside what was clicked: notices, questions and the curtain before
// secret cards. Places are the values of `data-answers`; `c.local.at` is where the last click was.

import { h } from "./elements.js";
import { button, lookPart, scrolling } from "./parts.js";

/** @import { Context } from "./types.d.ts" */

const STILL_WORKING = ["coordinates", "phase", "copy"]; // buttons that need no kernel

/**
 * @param {Context} c
 * @param {any} place
 */
export function answersPart(c, place) {
  const { view, words, local } = c;
  if (local.at !== place) return null;
  const notice = local.notice || view.notice;
  return [
    (view.look.ask || view.look.cards.length > 0) && lookPart(c),
    notice &&
      h(
        "div",
        { class: `lc-notice lc-${notice.kind}`, "data-role": "status", "data-kind": notice.kind },
        h("span", {}, notice.text),
        notice.trace &&
          h(
            "details",
            {},
            h("summary", {}, words.details),
            h("pre", { role: "region", ...scrolling(words.details) }, notice.trace),
          ),
      ),
    view.question &&
      h(
        "div",
        {
          class: "lc-notice lc-question",
          "data-role": "question",
          role: "group",
          tabindex: "-1",
          "aria-label": view.question,
        },
        view.question,
        " ",
        button(words.yes, { do: "yes" }, { "data-role": "yes" }),
        " ",
        button(words.no, { do: "no" }, { "data-role": "no" }),
      ),
  ];
}

/** @param {any} element */
export function placeOf(element) {
  return element.closest("[data-answers]")?.dataset.answers || "bar";
}

// Brings what was answered into sight. What waits for a word of the reader gets the focus as well.
/**
 * @param {any} root
 * @param {any} refused
 */
export function showAnswer(root, refused) {
  const find = (/** @type {string[]} */ names) =>
    root.querySelector(names.map((name) => `[data-role="${name}"]`).join());
  const waiting = find(["question", "curtain", "secret"]);
  const said = waiting || find(["status"]) || (refused ? find(["reason"]) : null);
  said?.scrollIntoView({ block: "nearest" });
  waiting?.focus({ preventScroll: true });
  return Boolean(waiting);
}

// Without a kernel nothing can be done, and every control says so.
/**
 * @param {any} root
 * @param {any} reason
 */
export function greyOut(root, reason) {
  for (const element of root.querySelectorAll("button")) {
    if (STILL_WORKING.includes(element.dataset.local)) continue;
    element.setAttribute("aria-disabled", "true");
    element.dataset.reason = reason;
    element.title = reason;
  }
  for (const element of root.querySelectorAll("input, select")) element.setAttribute("disabled", "");
}
