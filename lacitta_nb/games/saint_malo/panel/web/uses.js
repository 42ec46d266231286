// What the dice can be used for: a row for each symbol, with a button for each number of dice, and a card a person.

import { button, known, sign } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";
import { cardHooks } from "../../../../panels/web/hand.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {Context["view"]["groups"][number]} Group */
/** @typedef {Group["choices"][number]} Choice */

/**
 * @param {Context} c
 * @param {Group} group
 */
export function usesPart(c, group) {
  return h(
    "div",
    {
      class: "lc-uses",
      role: "group",
      "data-key": group.key,
      "data-uses": group.key,
      "aria-label": group.title,
    },
    sign(c, `d-${group.key}`),
    group.choices.map((choice) => useButton(c, choice)),
  );
}

/**
 * @param {Context} c
 * @param {Group} group
 */
export function personsPart(c, group) {
  return h(
    "div",
    {
      class: "lc-persons",
      role: "group",
      "data-key": group.key,
      "data-uses": group.key,
      "aria-label": group.title,
    },
    group.choices.map((choice) => useButton(c, choice)),
  );
}

/**
 * @param {Context} c
 * @param {Choice} choice
 */
export function useButton(c, choice) {
  const use = c.view.uses[choice.key];
  const said = [choice.label, choice.detail].filter(Boolean).join(" · ");
  return button(
    [
      choice.sign.startsWith("p-") && known(c, choice.sign),
      h("span", { class: "lc-card-name" }, use ? use.brief : choice.label),
      use?.cost && h("small", { class: "lc-cost" }, use.cost, known(c, "coin")),
      use?.worth &&
        h(
          "small",
          { class: "lc-worth", "data-none": use.worth === "+0" ? "" : null },
          use.worth,
          known(c, use.sign),
        ),
      use?.bonus && h("small", { class: "lc-worth" }, use.bonus, known(c, use.bonus_sign)),
    ],
    { do: "choose", choice: choice.key },
    {
      ...cardHooks(choice),
      class: "lc-card lc-use",
      "data-title": said,
      "aria-label": said,
      "data-first": use ? "" : null, // a decision begins with what uses the dice, not with nothing
    },
  );
}
