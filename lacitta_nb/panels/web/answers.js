// What the panel answers: notices, questions and the curtain before secret cards. They stand in the dock, or, about
// games and files, beside the field; places are the values of `data-answers`, `c.local.at` is where the last click was.

import { button, scrolling } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** Buttons that need no kernel. */
const STILL_WORKING = ["phase", "copy", "coordinates", "areas", "full", "drawer", "zoom", "rest"];
/** Places of their own; everything else is answered in the dock. */
const BESIDE = ["seats", "new", "keep", "code", "form"];

/**
 * @param {Context} c
 * @param {string} place
 */
export function answersPart(c, place) {
  const { view, words, local } = c;
  if ((BESIDE.includes(local.at) ? local.at : "bar") !== place) return null;
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

/** @param {Context} c */
export function lookPart(c) {
  const { look } = c.view;
  const { words } = c;
  if (look.cards.length) {
    return h(
      "div",
      { class: "lc-curtain", "data-role": "secret", tabindex: "-1" },
      look.cards.map((text) => h("p", {}, text)),
      button(words.hide, { do: "hide" }, { "data-role": "hide" }),
    );
  }
  if (look.ask) {
    return h(
      "div",
      { class: "lc-curtain", "data-role": "curtain", tabindex: "-1" },
      h("p", {}, look.ask),
      button(look.confirm, { do: "reveal" }, { "data-role": "reveal", class: "lc-main" }),
      " ",
      button(words.back, { do: "hide" }, { "data-role": "hide" }),
    );
  }
  return (
    look.players.length > 0 &&
    h(
      "p",
      { class: "lc-look" },
      words.look,
      " ",
      look.players.map((player) =>
        button(
          `${words.show} ${player.name}`,
          { do: "curtain", player: player.seat },
          { "data-role": "curtain-open" },
        ),
      ),
    )
  );
}

/** @param {Element} element */
export function placeOf(element) {
  return /** @type {HTMLElement | null} */ (element.closest("[data-answers]"))?.dataset.answers || "bar";
}

/**
 * What waits for a word of the reader gets the focus.
 * @param {HTMLElement} root
 */
export function focusWaiting(root) {
  const names = ["question", "curtain", "secret"].map((name) => `[data-role="${name}"]`);
  const waiting = /** @type {HTMLElement | null} */ (root.querySelector(names.join()));
  waiting?.focus({ preventScroll: true });
  return Boolean(waiting);
}

/**
 * Without a kernel nothing can be done, and every control says so.
 * @param {HTMLElement} root
 * @param {string} reason
 */
export function greyOut(root, reason) {
  for (const element of root.querySelectorAll("button")) {
    if (STILL_WORKING.includes(element.dataset.local || "")) continue;
    element.setAttribute("aria-disabled", "true");
    element.dataset.reason = reason;
    element.title = reason;
  }
  for (const element of root.querySelectorAll("input, select")) element.setAttribute("disabled", "");
}
