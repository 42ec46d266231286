// What lies at a place that was asked about, and what can be done with it.

import { button, greyed } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function askedPart(c) {
  const { asked } = c.view;
  if (!asked) return nowPart(c);
  return h(
    "div",
    { class: "lc-place", "data-role": "asked" },
    h("strong", {}, asked.title),
    asked.choices.length > 0 &&
      h(
        "div",
        { class: "lc-place-does" },
        asked.choices.map((choice) =>
          button(
            choice.label,
            { do: "choose", choice: choice.choice, space: asked.place },
            { "data-key": choice.choice, "data-does": choice.choice, ...greyed(!choice.enabled, choice.why) },
          ),
        ),
      ),
    asked.lines.map((line) => h("p", {}, line)),
  );
}

/**
 * While nothing is chosen there is room to tell how one stands.
 * @param {Context} c
 */
function nowPart(c) {
  const { now, preview, hint } = c.view;
  if (!now.length || preview || hint.shown.length) return null;
  return h(
    "div",
    { class: "lc-now", "data-role": "now" },
    h("p", { class: "lc-title" }, c.words["if-today"]),
    now.map((line) => h("p", {}, line)),
  );
}
