// The guide of a beginner: a slim bar of one line with the present step.

import { h } from "./elements.js";

/**
 * The present step of the guide, with "Next" and "No thanks"; null without a guide.
 * @param {any} c the context
 */
export function guidePart(c) {
  const { guide } = c.view;
  const { words } = c;
  if (!guide) return null;
  return h("div", { class: "lc-guide", "data-role": "guide", "data-at": guide.at, "data-lights": guide.lights || null,
    role: "group", "aria-label": words.guide },
  h("b", {}, `${guide.step}/${guide.of}`), h("span", { role: "status" }, guide.text),
  h("span", { class: "lc-group" },
    sender(words["guide-next"], "next"), sender(words["guide-away"], "away")));
}

/**
 * A quiet button that sends the guide on or away.
 * @param {string} label what stands on it
 * @param {"next" | "away"} to where to
 */
function sender(label, to) {
  return h("button", { type: "button", class: "lc-quiet", "data-role": `guide-${to}`,
    "data-send": JSON.stringify({ do: "guide", to }) }, label);
}
