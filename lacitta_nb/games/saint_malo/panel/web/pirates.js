// The pirates in the head: how near the next attack is.

import { helped } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function piratesPart(c) {
  const { pirates } = c.view;
  return h(
    "span",
    { class: "lc-pirates", "data-role": "pirates", "data-title": c.words.pirates, ...helped(pirates.help) },
    pirates.text,
    pirates.last && h("strong", { "data-role": "last-round" }, ` · ${pirates.last}`),
  );
}
