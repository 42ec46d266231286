// The space that was clicked: what is there, and what could be done.

import { button } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function spacePart(c) {
  const { space } = c.view;
  if (!space) return null;
  return h(
    "div",
    { class: "lc-space-info", "data-role": "space-info" },
    space.lines.map((line) => h("p", {}, line)),
    space.choices.length > 0 && [
      h("p", { class: "lc-title" }, c.words.here),
      space.choices.map((choice) =>
        button(
          choice.label,
          { do: "choose", choice: choice.key, space: space.name },
          { "data-here": choice.key },
        ),
      ),
    ],
  );
}
