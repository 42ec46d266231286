// The strip of players: one line, the one who must decide lifted.

import { known, owner, scrolling, sign } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function stripPart(c) {
  return h(
    "ul",
    { class: "lc-strip", "data-role": "strip", ...scrolling(c.words.players) },
    c.view.players.map((player) =>
      h(
        "li",
        {
          "data-key": player.seat,
          "data-strip": player.name,
          "data-lights": player.lights || null,
          "data-title": player.computer ? `${player.name}, ${player.computer}` : player.name,
          "data-help": tells(player),
          class: player.to_move ? "lc-to-move" : null,
        },
        owner(c, player.seat),
        h(
          "span",
          { class: "lc-name", title: player.computer ? `${player.name}, ${player.computer}` : player.name },
          player.name,
        ),
        gauge(c, player.gauge, player.to_move && isFeared(c)),
        player.facts.map((fact) => fact.text && factPart(c, fact)),
      ),
    ),
  );
}

/**
 * Whether whoever decides has something to fear. What only a choice turns away is there until the choice is confirmed, as
 * are the numbers.
 * @param {Context} c
 */
function isFeared(c) {
  return ["bad", "good"].includes(c.view.danger?.tone || "");
}

/**
 * What a player has of what is needed; red is only what whoever decides has to fear.
 * @param {Context} c
 * @param {Context["view"]["players"][number]["gauge"]} gauge
 * @param {boolean} feared
 */
function gauge(c, gauge, feared) {
  if (!gauge) return null;
  const full = gauge.need ? Math.min(1, gauge.have / gauge.need) : 1;
  return h(
    "span",
    {
      class: "lc-gauge",
      "data-role": "gauge",
      "data-short": gauge.short ? (feared ? "feared" : "") : null,
      title: gauge.label,
    },
    known(c, gauge.sign),
    h("span", { class: "lc-bar", "aria-hidden": "true", style: `--lc-full: ${Math.round(100 * full)}%` }),
    h(
      "span",
      { "aria-hidden": "true" },
      `${gauge.short && feared ? "⚠ " : ""}${gauge.have}/`,
      known(c, gauge.need_sign),
      gauge.need,
    ),
    h("span", { class: "lc-hidden" }, gauge.label),
  );
}

/**
 * @param {Context} c
 * @param {{ title: string, text: string, strong: boolean, sign?: string }} fact
 */
function factPart(c, fact) {
  const drawn = fact.sign && c.signs.has(fact.sign) ? sign(c, fact.sign, `lc-of-${fact.sign}`) : null;
  return h(
    "span",
    { class: "lc-fact", title: fact.title },
    drawn || h("small", {}, `${fact.title} `),
    drawn && h("span", { class: "lc-hidden" }, `${fact.title} `),
    fact.strong ? h("strong", {}, fact.text) : fact.text,
  );
}

/**
 * The same in words.
 * @param {Context["view"]["players"][number]} player
 */
function tells(player) {
  const facts = player.facts.filter((fact) => fact.text).map((fact) => `${fact.title}: ${fact.text}`);
  return [player.gauge?.label, ...facts].filter(Boolean).join(" · ");
}
