// The space that was clicked: what is there, and what each thing would bring.

import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function spacePart(c) {
  const { space } = c.view;
  if (!space) return null;
  const [first, ...rest] = space.lines;
  return h(
    "div",
    { class: "lc-space-info", "data-role": "space-info" },
    h("p", {}, first),
    rest.length > 0 &&
      h(
        "ul",
        {},
        rest.map((line) => h("li", {}, line)),
      ),
  );
}
