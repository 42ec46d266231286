// Computer players: who sits where, playing by itself, hints.

import { answersPart } from "./answers.js";
import { h } from "./elements.js";
import { button, isIdle, owner, previewPart } from "./parts.js";

/** @import { Context } from "./types.d.ts" */

// Before the Step button, whose words change in length: Stop must stay where it is. Only where somebody is there to play by itself.
/** @param {Context} c */
export function autoPart(c) {
  const { view, words, local } = c;
  const { auto } = view;
  if (!auto.offered) return null;
  const going = (auto.running || auto.wait !== null) && !local.stopping;
  return h(
    "span",
    { class: "lc-group lc-auto", "data-role": "auto" },
    going
      ? h(
          "button",
          { type: "button", "data-local": "stop", "data-role": "stop", class: "lc-stop" },
          h("span", { "aria-hidden": "true" }, "■ "),
          words.stop,
        )
      : button(
          [h("span", { "aria-hidden": "true" }, "▶ "), words.play],
          { do: "play" },
          { "data-role": "play", "aria-disabled": view.scores.length || local.stopping ? "true" : null },
        ),
    h(
      "label",
      {},
      h("span", { class: "lc-hidden" }, words.pace),
      h(
        "select",
        { "data-field": "pace", title: words.pace, "data-value": auto.pace },
        auto.paces.map(([value, text]) => h("option", { value, selected: value === auto.pace }, text)),
      ),
    ),
  );
}

/** @param {Context} c */
export function autoText(c) {
  const { view } = c;
  const { auto } = view;
  return (
    auto.offered &&
    h(
      "p",
      {
        class: "lc-auto-text",
        "data-role": "auto-text",
        "data-reserved": view.decision && isIdle(view) ? "" : null,
      },
      c.local.stopping ? c.words.stopping : auto.text,
    )
  );
}

/** @param {Context} c */
export function hintButton(c) {
  const { hint } = c.view;
  const open = hint.shown.length > 0;
  return (
    hint.offered &&
    button(
      open ? c.words["hint-close"] : c.words.hint,
      { do: "hint" },
      { "data-role": "hint", class: "lc-hint", "aria-expanded": String(open) },
    )
  );
}

// Clicking a hint chooses what it says; nothing is played before Confirm, which then stands below it.
/** @param {Context} c */
export function hintsPart(c) {
  const { shown, about } = c.view.hint;
  return (
    shown.length > 0 &&
    h(
      "div",
      { "data-role": "hints" },
      h("p", { class: "lc-about lc-faint" }, about),
      h(
        "ol",
        { class: "lc-hints" },
        shown.map((hint, place) =>
          h(
            "li",
            {},
            button(
              [h("strong", {}, hint.title), h("small", {}, hint.effect), h("span", {}, hint.text)],
              { do: "take", hint: place },
              { "data-hint": hint.action, "aria-pressed": String(isChosen(c, hint)) },
            ),
            isChosen(c, hint) && previewPart(c),
          ),
        ),
      ),
    )
  );
}

/**
 * @param {Context} c
 * @param {any} hint
 */
export function isChosen(c, hint) {
  return c.view.preview?.action === hint.action;
}

/**
 * @param {any} field
 * @param {any} label
 * @param {string[][]} kinds
 * @param {any} chosen
 * @param {any} [more]
 */
export function seatSelect(field, label, kinds, chosen, more = {}) {
  return h(
    "label",
    {},
    label,
    label && " ",
    h(
      "select",
      { "data-field": field, ...more },
      kinds.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    ),
  );
}

/** @param {Context} c */
export function seatsPart(c) {
  const { seats } = c.view;
  return h(
    "fieldset",
    { "data-answers": "seats" },
    h("legend", {}, c.words.seats),
    seats.seats.map((seat) =>
      h(
        "span",
        { "data-key": seat.seat },
        owner(c, seat.seat),
        seatSelect(`seat-${seat.seat}`, seat.name, seat.kinds, seat.kind, { "data-value": seat.kind }),
      ),
    ),
    answersPart(c, "seats"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "seats-help" },
      seats.helps.map((help) => h("li", {}, help)),
    ),
  );
}
