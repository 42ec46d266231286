// What a player should bear in mind: dangers above the choices, means below the question.

import { h } from "../../../../panels/web/elements.js";

/** @import { Context } from "./types.d.ts" */

/** @param {Context} c */
export function warningPart(c) {
  const { view, words } = c;
  const parts = Object.entries({ "hunger-ahead": view.warnings, dangers: view.dangers }).filter(
    ([, lines]) => lines.length,
  );
  return (
    parts.length > 0 &&
    h(
      "div",
      { class: "lc-warning", "data-role": "warning" },
      parts.map(([key, lines]) => [
        h("strong", {}, `⚠ ${words[key]}`),
        h(
          "ul",
          { "data-role": key },
          lines.map((text) => h("li", {}, text)),
        ),
      ]),
    )
  );
}

/** @param {Context} c */
export function asidePart(c) {
  const parts = Object.entries(c.view.asides).filter(([, lines]) => lines.length);
  return (
    parts.length > 0 &&
    h(
      "div",
      { class: "lc-aside", "data-role": "aside" },
      parts.map(([key, lines]) =>
        h(
          "ul",
          { "data-role": key },
          lines.map((text) => h("li", {}, h("b", {}, `${c.words[key]}: `), text)),
        ),
      ),
    )
  );
}

/** @param {Context} c */
export function meansPart(c) {
  const { means } = c.view;
  return means && h("p", { class: "lc-means", "data-role": "means" }, means);
}
