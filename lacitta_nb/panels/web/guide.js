// The guide of a beginner: a slim bar of one line with the present step.

import { button } from "./basics.js";
import { h } from "./elements.js";
import { lessonPart } from "./lesson.js";

/**
 * A lesson, or the present step of the guide, with the way out of it; null without either.
 * @param {import("./types.d.ts").Context} c
 */
export function guidePart(c) {
  if (c.view.lesson) return lessonPart(c);
  const { guide } = c.view;
  const { words } = c;
  if (!guide) return null;
  const last = guide.step === guide.of;
  const way = last
    ? button(words["guide-next"], { do: "guide", to: "next" }, { "data-role": "guide-next" })
    : button(
        words["guide-away"],
        { do: "guide", to: "away" },
        { class: "lc-quiet", "data-role": "guide-away" },
      );
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
    h("span", { class: "lc-guide-ways" }, way),
  );
}
