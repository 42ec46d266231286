// What several crates, walls or houses are planned: they are chosen on the board, and can be taken out here.

import { button } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function planPart(c) {
  const { plan } = c.view;
  const rows = plan?.rows.filter((row) => row.count > 0) || [];
  if (!plan) return null;
  return h(
    "ul",
    { class: "lc-plan", "data-role": "plan", "data-left": plan.left },
    rows.map((row) =>
      h(
        "li",
        { "data-key": row.space, "data-plan": row.space, "data-lights": row.space },
        h("span", {}, row.label),
        button(
          c.words["taken-out"],
          { do: "unplan", space: row.space },
          { "data-role": "toggle", "aria-label": `${row.label}: ${c.words["taken-out"]}` },
        ),
      ),
    ),
  );
}
