// The drawer in which dice of a real table are put into the game.

import { answersPart } from "../../../../panels/web/answers.js";
import { own } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function thrownPart(c) {
  const { thrown, dice } = c.view;
  const { words } = c;
  const lying = dice?.dice.map((die) => die.symbol) || [];
  return h(
    "fieldset",
    { "data-answers": "form", "data-form": "thrown" },
    h("legend", {}, words.thrown),
    h("p", {}, words["thrown-help"]),
    thrown &&
      h(
        "div",
        { class: "lc-row" },
        [0, 1, 2, 3, 4].map((place) =>
          select(
            `${words.die} ${place + 1}`,
            { "data-field": "dice", "data-many": "", "data-key": place },
            thrown.symbols,
            lying[place] || thrown.symbols[0][0],
          ),
        ),
        select(
          words["thrown-roll"],
          { "data-field": "roll", "data-number": "" },
          Array.from({ length: thrown.rolls }, (_, i) => [String(i + 1), String(i + 1)]),
          String(thrown.roll),
        ),
        own(words["thrown-put"], "form"),
      ),
    answersPart(c, "form"),
  );
}

/**
 * @param {string} label
 * @param {import("../../../../panels/web/types.d.ts").Attributes} field
 * @param {string[][]} options
 * @param {string} chosen
 */
function select(label, field, options, chosen) {
  return h(
    "label",
    { "data-key": field["data-key"] },
    label,
    " ",
    h(
      "select",
      field,
      options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    ),
  );
}
