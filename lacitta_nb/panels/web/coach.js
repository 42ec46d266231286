// The coach: the switch at the foot, and what it tells when a stage of the game is over.

import { button, helped, owner, scrolling } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function coachSwitch(c) {
  const { view, words } = c;
  const { coach } = view;
  return (
    coach.offered &&
    !view.scores.length &&
    button(
      [h("span", { class: "lc-switch", "aria-hidden": "true" }), words.coach],
      { do: "coach", on: !coach.on },
      {
        role: "switch",
        "data-role": "coach-switch",
        "aria-checked": String(coach.on),
        ...helped(words["coach-help"]),
      },
    )
  );
}

/**
 * What cost most, and where to go back to.
 * @param {Context} c
 */
export function coachPart(c) {
  const { view, words } = c;
  const { reviews } = view.coach;
  if (!reviews.length || view.preview) return null;
  return h(
    "div",
    { class: "lc-coach", "data-role": "coach" },
    h("p", { class: "lc-title" }, words["coach-told"]),
    h(
      "ul",
      scrolling(words["coach-told"]),
      reviews.map((review) =>
        h(
          "li",
          { "data-key": review.seat },
          owner(c, review.seat),
          ` ${review.texts.filter(Boolean).join(" ")} `,
          review.place >= 0 &&
            button(
              words["coach-back"],
              { do: "go_back", place: review.place },
              { class: "lc-link", "data-role": "coach-back" },
            ),
        ),
      ),
    ),
  );
}
