// The space that was clicked: what is there, and what could be done.

import { h } from "../../../../panels/web/elements.js";
import { button } from "../../../../panels/web/parts.js";

/** @import { Context } from "./types.d.ts" */

/** @param {Context} c */
export function spacePart(c) {
  const {
    words,
    view: { space },
  } = c;
  return (
    space &&
    h(
      "div",
      { class: "lc-space-info", "data-role": "space-info" },
      space.lines.map((line) => h("p", {}, line)),
      space.choices.length > 0 &&
        h(
          "div",
          { class: "lc-choices" },
          h("h4", {}, words.here),
          space.choices.map((choice) =>
            button(
              choice.label,
              { do: "choose", choice: choice.key, space: space.name },
              { "data-here": choice.key },
            ),
          ),
        ),
    )
  );
}
