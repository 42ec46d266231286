// How near the board is seen.

import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function zoomPart(c) {
  const { words, local } = c;
  return ["fit", "mine", "near"].map((zoom) =>
    h(
      "button",
      {
        type: "button",
        "data-local": "zoom",
        "data-role": `zoom-${zoom}`,
        "data-zoom": zoom,
        title: words[`zoom-${zoom}`],
        "aria-pressed": String(local.zoom === zoom),
      },
      words[`zoom-${zoom}-brief`],
      h("span", { class: "lc-hidden" }, ` ${words[`zoom-${zoom}`]}`),
    ),
  );
}
