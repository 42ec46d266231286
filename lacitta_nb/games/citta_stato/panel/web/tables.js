// The drawer of tables: cards, schemes, cities, tracks, each with a mark where it is reconstructed.

import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {NonNullable<Context["view"]["tables"]>[number]} Table */

/** @param {Context} c */
export function tablesPart(c) {
  const { tables } = c.view;
  if (!tables) return h("p", { class: "lc-faint" }, c.words.busy);
  return [
    h("p", { class: "lc-faint", "data-role": "star" }, c.words.star),
    h(
      "div",
      { class: "lc-table-list" },
      tables.map((one) => tablePart(c, one)),
    ),
  ];
}

/**
 * @param {Context} c
 * @param {Table} one
 */
function tablePart(c, one) {
  return h(
    "section",
    { "data-key": one.key, "data-table": one.key, "aria-label": one.title },
    h("h4", {}, one.title),
    h(
      "ul",
      {},
      one.rows.map((row) =>
        h(
          "li",
          {},
          h("strong", {}, row.name),
          row.ours && h("small", { "data-role": "ours" }, ` ${c.words.ours}`),
          h("br", {}),
          row.text,
        ),
      ),
    ),
  );
}
