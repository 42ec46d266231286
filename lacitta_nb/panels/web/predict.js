// Predict, then see: the switch, the question before a phase, and the marks after it.

import { button, helped, owner, reasonText, scrolling } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/**
 * The switch at the foot: whether it is asked before a phase what it will bring.
 * @param {Context} c
 */
export function predictSwitch(c) {
  const { view, words } = c;
  const { predict } = view;
  return (
    predict.offered &&
    !view.scores.length &&
    button(
      [h("span", { class: "lc-switch", "aria-hidden": "true" }), words.predict],
      { do: "predict", on: !predict.on },
      {
        role: "switch",
        "data-role": "predict-switch",
        "aria-checked": String(predict.on),
        ...helped(words["predict-help"]),
      },
    )
  );
}

/**
 * What is asked before a phase. All that the board takes as clicks is in the list, too.
 * @param {Context} c
 */
export function predictPart(c) {
  const { view, words } = c;
  const { ask } = view.predict;
  return (
    ask &&
    h(
      "div",
      {
        class: "lc-predict",
        "data-role": "predict",
        "data-kind": ask.kind,
        "data-many": ask.many ? "" : null,
      },
      h("p", { class: "lc-prompt", "data-role": "predict-question", "data-scrolls": "" }, ask.question),
      h(
        "div",
        { class: "lc-guesses", role: "group", "data-role": "guesses", ...scrolling(words.guess) },
        ask.options.map((guess) =>
          button(
            [guess.seat >= 0 && owner(c, guess.seat), guess.label],
            { do: "guess", key: guess.key },
            {
              "data-key": guess.key,
              "data-guess": guess.key,
              "data-lights": guess.lights || null,
              "aria-pressed": String(guess.chosen),
            },
          ),
        ),
      ),
    )
  );
}

/**
 * How the last prediction was marked. The signs say nothing that the texts don't.
 * @param {Context} c
 */
export function markedPart(c) {
  const { view, words } = c;
  const { marked } = view.predict;
  return (
    marked &&
    h(
      "div",
      { class: "lc-marked", "data-role": "marked" },
      h("p", {}, `${words.marked}${words.colon} `, h("strong", {}, marked.score)),
      h("ul", scrolling(words.marked), marked.lines.map(markLine)),
    )
  );
}

/** @param {{ text: string, rule: string, right: boolean | null, lights: string }} mark */
function markLine(mark) {
  const how = mark.right === null ? "missed" : mark.right ? "right" : "wrong";
  const signs = { missed: "○ ", right: "✓ ", wrong: "✕ " };
  return h(
    "li",
    { "data-mark": how, "data-key": mark.text, "data-lights": mark.lights || null },
    h("span", { "aria-hidden": "true" }, signs[how]),
    mark.rule ? reasonText(mark) : mark.text,
  );
}
