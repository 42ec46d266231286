// What an exercise is answered with, beside the board: options, rows to be put in order, a number, arrows.

import { button, known } from "../../web/basics.js";
import { h } from "../../web/elements.js";
import { ask, markOf, markPart } from "./basics.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").AnswerView} AnswerView */

/** Options that a digit chooses. */
const DIGITS = 9;

/** @param {Context} c */
export function answerPart(c) {
  const { view, words } = c;
  const how = h("p", { class: "lc-how lc-faint" }, view.how);
  if (view.form === "number") return [how, numberPart(c)];
  if (view.form === "order")
    return [
      how,
      h(
        "ol",
        { class: "lc-rows", "aria-label": words.answer },
        view.options.map((o, place) => rowPart(c, o, place)),
      ),
    ];
  if (view.form === "arrows") return [how, arrowsPart(c)];
  if (!view.options.length) return how;
  return [
    how,
    h(
      "div",
      { class: "lc-options", role: "group", "aria-label": words.answer },
      view.options.map((option, place) => optionPart(c, option, place)),
    ),
  ];
}

/**
 * @param {Context} c
 * @param {AnswerView} option
 * @param {number} place
 */
function optionPart(c, option, place) {
  const digit = place < DIGITS ? String(place + 1) : null;
  const done = c.view.feedback !== null;
  return button(
    [
      h("span", { class: "lc-digit", "aria-hidden": "true" }, markOf(c, option.mark) ? "" : digit),
      markPart(c, option.mark),
      known(/** @type {any} */ (c), option.sign),
      h("span", {}, option.text),
    ],
    ask({ do: "choose", key: option.key }),
    {
      "data-key": option.key,
      "data-option": option.key,
      "data-stay": `option ${option.key}`,
      "data-lights": option.lights || null,
      "data-mark": option.mark || null,
      "aria-pressed": String(option.chosen),
      "aria-keyshortcuts": done ? null : digit,
      "aria-disabled": done ? "true" : null,
    },
  );
}

/**
 * @param {Context} c
 * @param {AnswerView} option
 * @param {number} place
 */
function rowPart(c, option, place) {
  const { view, words } = c;
  const done = view.feedback !== null;
  const move = (/** @type {string} */ role, /** @type {string} */ sign, /** @type {number} */ to) =>
    button(h("span", { "aria-hidden": "true" }, sign), ask({ do: "move", key: option.key, to }), {
      "data-role": role,
      "data-stay": `${role} ${option.key}`,
      "aria-label": `${words[role]}: ${option.text}`,
      title: words[role],
      "aria-disabled": done || to < 0 || to >= view.options.length ? "true" : null,
    });
  return h(
    "li",
    {
      "data-key": option.key,
      "data-row": option.key,
      "data-place": place,
      "data-lights": option.lights || null,
      "data-mark": option.mark || null,
      draggable: done ? null : "true",
    },
    h("span", { class: "lc-digit", "aria-hidden": "true" }, place + 1),
    markPart(c, option.mark),
    known(/** @type {any} */ (c), option.sign),
    h("span", { class: "lc-row-text" }, option.text),
    move("up", "▲", place - 1),
    move("down", "▼", place + 1),
  );
}

/** @param {Context} c */
function numberPart({ view, words }) {
  const done = view.feedback !== null;
  const step = (/** @type {string} */ name, /** @type {string} */ sign) =>
    h(
      "button",
      {
        type: "button",
        "data-role": name,
        "data-local": name,
        "aria-label": words[name],
        title: words[name],
        "aria-disabled": done ? "true" : null,
      },
      sign,
    );
  return h(
    "div",
    { class: "lc-number", role: "group", "aria-label": words.answer },
    step("less", "−"),
    h("input", {
      type: "text",
      inputmode: "numeric",
      maxlength: 4,
      size: 4,
      autocomplete: "off",
      "data-key": `number-${view.number}`,
      "data-field": "number",
      "aria-label": words.answer,
      value: view.answer || null,
      readonly: done,
    }),
    step("more", "+"),
  );
}

/** @param {Context} c */
function arrowsPart(c) {
  const { view, words } = c;
  const { start } = view.board;
  const done = view.feedback !== null;
  return h(
    "ul",
    { class: "lc-arrows", "aria-label": words.answer },
    view.arrows.map((arrow) =>
      h(
        "li",
        {
          "data-key": arrow.key,
          "data-arrow": arrow.key,
          "data-lights": arrow.ends.join(" "),
          "data-mark": arrow.mark || null,
        },
        markPart(c, arrow.mark),
        h("span", { class: "lc-row-text" }, arrow.text),
        !done &&
          button("×", ask({ do: "drop", key: arrow.key }), {
            "data-role": "drop",
            "aria-label": `${words.drop}: ${arrow.text}`,
            title: words.drop,
          }),
      ),
    ),
    start && h("li", { class: "lc-faint", "data-key": "start", "data-role": "start" }, `${start} → …`),
    !view.arrows.length && !start && h("li", { class: "lc-faint", "data-key": "none" }, words["no-arrows"]),
  );
}
