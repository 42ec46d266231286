// The foot: what others did since one's last turn, the switches, and what one of them offers while it is on.

import { owner, ownParts } from "./basics.js";
import { coachSwitch } from "./coach.js";
import { h } from "./elements.js";
import { predictSwitch } from "./predict.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function footPart(c) {
  if (c.view.lesson) return null; // what others did there is told, and what could distract is out of the way
  return [
    c.local.wide && sincePart(c),
    ownParts(c, "switched"),
    h("div", { class: "lc-switches" }, predictSwitch(c), coachSwitch(c), ownParts(c, "switch")),
  ];
}

/**
 * What others did; in a narrow panel it stands in the dock.
 * @param {Context} c
 */
export function sincePart(c) {
  const { since, happened } = c.view;
  const title = c.words[c.view.since_turn ? "since" : "so-far"];
  const quiet = happened.filter((line) => line.kind === "quiet").at(-1)?.text;
  return h(
    "p",
    { class: "lc-since", "data-role": "since", title: since.length ? null : quiet },
    !since.length && quiet,
    since.length > 0 && [
      h("span", { class: "lc-faint" }, `${title}${c.words.colon} `),
      since.map((one) =>
        h(
          "span",
          { class: "lc-since-one", "data-lights": one.lights || null, title: one.text },
          owner(c, one.seat),
          one.text,
        ),
      ),
    ],
  );
}
