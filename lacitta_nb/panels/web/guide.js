// The guide of a beginner: a slim bar of one line with the present step.

import { button } from "./basics.js";
import { h } from "./elements.js";

/**
 * The present step of the guide, with "Next" and "No thanks"; null without a guide.
 * @param {import("./types.d.ts").Context} c
 */
export function guidePart(c) {
  const { guide } = c.view;
  const { words } = c;
  if (!guide) return null;
  const sender = (/** @type {"next" | "away"} */ to) =>
    button(words[`guide-${to}`], { do: "guide", to }, { class: "lc-quiet", "data-role": `guide-${to}` });
  return h(
    "div",
    {
      class: "lc-guide",
      "data-role": "guide",
      "data-at": guide.at,
      "data-lights": guide.lights || null,
      role: "group",
      "aria-label": words.guide,
    },
    h("b", {}, `${guide.step}/${guide.of}`),
    h("span", { role: "status", title: guide.text }, guide.text),
    h("span", { class: "lc-guide-ways" }, sender("next"), sender("away")),
  );
}
