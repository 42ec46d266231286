// The players in full: purse, cards, cities, and for each city who would gain a citizen of whom.

import { owner, sign } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {Context["view"]["players"][number]} Owner */
/** @typedef {Owner["cities"][number]} City */
/** @typedef {City["neighbours"][number]} Neighbour */

export const SERVICES = ["culture", "education", "health"];

/** @param {Context} c */
export function ownersPart(c) {
  const { view, words } = c;
  const own = [words.player, words.gold, words.food, words.cards, words.turns, words.figures];
  const head = (/** @type {string} */ text, more = {}) => h("th", { scope: "col", ...more }, text);
  return h(
    "div",
    { class: "lc-wide-table", "data-scrolls": "", "aria-label": words.players },
    h(
      "table",
      { class: "lc-players", "data-role": "players" },
      h("caption", {}, words.players),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          own.map((text) => head(text, { class: "lc-own" })),
          head(words.city),
          head(words.citizens, { class: "lc-wide" }),
          SERVICES.map((name) =>
            h(
              "th",
              { scope: "col", "data-wished": wished(c, name) },
              sign(c, `v-${name}`),
              h("span", { class: "lc-long" }, words[name]),
              h("span", { class: "lc-hidden" }, words[name]),
            ),
          ),
          h(
            "th",
            { scope: "col", class: "lc-neighbours" },
            words.neighbours,
            " ",
            h("small", {}, words["neighbours-help"]),
          ),
        ),
      ),
      view.players.map((player) =>
        h(
          "tbody",
          {
            "data-key": player.seat,
            "data-player": player.name,
            class: player.to_move ? "lc-to-move" : null,
          },
          (player.cities.length ? player.cities : [null]).map((city, place) =>
            h(
              "tr",
              { "data-city": city?.castle, "data-lights": city?.spaces.join(" ") },
              place === 0 && ownerCells(c, player),
              cityCells(c, city),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * Whether the people have asked for it.
 * @param {Context} c
 * @param {string} service
 */
export function wished(c, service) {
  return c.view.wished.includes(service) ? "" : null;
}

/**
 * @param {Context} c
 * @param {Owner} player
 */
function ownerCells(c, player) {
  const { words } = c;
  const rows = Math.max(1, player.cities.length);
  const flags = [
    player.computer,
    player.start && words.start,
    player.penalty && words.penalty,
    player.out && words.out,
  ].filter(Boolean);
  // Where the table is narrow a player's own numbers stand in a row above the cities, each with its name.
  const cell = (
    /** @type {string} */ role,
    /** @type {import("../../../../panels/web/types.d.ts").Content[]} */ ...content
  ) => h("td", { rowspan: rows, "data-cell": role, class: "lc-own", "data-label": words[role] }, content);
  return [
    h(
      "th",
      { scope: "rowgroup", rowspan: rows },
      h("span", { class: "lc-place", title: words.order }, player.place, ". "),
      owner(c, player.seat),
      " ",
      player.name,
      flags.length > 0 && h("small", {}, ` ${flags.join(", ")}`),
      player.face_down && h("small", { class: "lc-before" }, `${words.before} ${player.face_down}`),
    ),
    cell("gold", player.gold),
    cell(
      "food",
      h("span", { class: "lc-balance" }, player.food, " / ", player.citizens),
      player.short > 0 &&
        h(
          "strong",
          { class: "lc-short", title: `${player.short} ${words.short}` },
          ` ⚠ ${player.short}`,
          h("span", { class: "lc-long" }, ` ${words.short}`),
        ),
    ),
    cell("cards", player.cards),
    cell("turns", player.turns),
    cell("figures", player.figures),
  ];
}

/**
 * @param {Context} c
 * @param {City | null} city
 */
function cityCells(c, city) {
  const { words } = c;
  if (!city)
    return ["lc-castle", "lc-wide", "lc-points", "lc-points", "lc-points", "lc-neighbours"].map((name) =>
      h("td", { class: name }, "–"),
    );
  return [
    h("td", { tabindex: "0", "data-cell": "castle", class: "lc-castle" }, city.castle),
    h(
      "td",
      { "data-cell": "citizens", class: "lc-wide" },
      city.citizens,
      " / ",
      city.limit === null ? "∞" : city.limit,
      city.spare > 0 &&
        h(
          "small",
          { title: `${city.spare} ${words.spare}` },
          ` (${city.spare}`,
          h("span", { class: "lc-long" }, ` ${words.spare}`),
          ")",
        ),
    ),
    city.services.map((points, place) =>
      h("td", { class: "lc-points", "data-wished": wished(c, SERVICES[place]) }, points),
    ),
    h(
      "td",
      { class: "lc-neighbours" },
      city.neighbours.map((other) => neighbourPart(c, other)),
    ),
  ];
}

/**
 * Who would gain a citizen of whom, in words.
 * @param {Context} c
 * @param {Neighbour} other
 */
function spoken(c, other) {
  const { words } = c;
  const parts = (/** @type {string} */ kind) =>
    SERVICES.filter((_, i) => other.compare[i] === kind).map((name) => words[name]);
  const told = [
    ["gain", words.gain],
    ["lose", words.lose],
  ]
    .filter(([kind]) => parts(kind).length)
    .map(([kind, text]) => `${parts(kind).join(", ")}: ${text}`);
  return told.join("; ") || words.even;
}

/**
 * @param {Context} c
 * @param {Neighbour} other
 */
function neighbourPart(c, other) {
  return h(
    "span",
    { class: "lc-neighbour", title: `${other.name} ${other.castle}. ${spoken(c, other)}` },
    owner(c, other.owner),
    other.castle,
    SERVICES.map(
      (name, i) =>
        other.compare[i] &&
        h(
          "span",
          { class: `lc-${other.compare[i]}`, "data-wished": wished(c, name), "aria-hidden": "true" },
          other.compare[i] === "gain" ? "+" : "−",
          sign(c, `v-${name}`),
        ),
    ),
    h("span", { class: "lc-hidden" }, ` ${other.name}. ${spoken(c, other)}`),
  );
}
