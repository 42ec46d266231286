// The game against the ghost: in the head what is reached, below the players the objectives and the ghost's acts.

import { helped } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function briefPart(c) {
  const { solo } = c.view;
  if (!solo) return null;
  const goals = solo.goals.map((goal) => `${goal.met ? "✓" : "✗"} ${goal.text}`);
  return h(
    "span",
    {
      class: "lc-solo",
      "data-role": "solo",
      "data-title": solo.title,
      ...helped([solo.score, ...goals].join(" · ")),
    },
    solo.brief,
  );
}

/** @param {Context} c */
export function soloPart(c) {
  const { solo } = c.view;
  if (!solo) return null;
  return h(
    "section",
    { class: "lc-ghost", "data-role": "goals", "aria-label": c.words.solo },
    h("h4", {}, `${c.words.solo}: ${solo.title}`),
    h("p", { "data-reached": solo.reached ? "" : null }, solo.score),
    h(
      "ul",
      { class: "lc-goals" },
      solo.goals.map((goal) =>
        h(
          "li",
          { "data-met": goal.met ? "" : null },
          h("span", { "aria-hidden": "true" }, goal.met ? "✓ " : "✗ "),
          goal.text,
          h("span", { class: "lc-hidden" }, `: ${c.words[goal.met ? "goal-met" : "goal-open"]}`),
        ),
      ),
    ),
    h(
      "ul",
      {},
      solo.lines.map((line) => h("li", {}, line)),
    ),
  );
}
