// The table of players and their cities.

import { h } from "../../../../panels/web/elements.js";
import { owner, sign } from "../../../../panels/web/parts.js";

/** @import { Content } from "../../../../panels/web/types.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { CitizenView, CityView, NeighbourView } from "./view.d.ts" */

/** @param {Context} c */
export function tablePart(c) {
  const { view, words } = c;
  const own = [words.player, words.gold, words.food, words.cards, words.turns, words.figures];
  const head = (/** @type {string} */ text, more = {}) => h("th", { scope: "col", ...more }, text);
  const services = ["culture", "education", "health"];
  return h(
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
        services.map((name) =>
          h("th", { scope: "col" }, sign(c, `v-${name}`), h("span", { class: "lc-long" }, words[name])),
        ),
        h(
          "th",
          { scope: "col", class: "lc-neighbours" },
          words.neighbours,
          " ",
          h("small", { class: "lc-word" }, words["neighbours-help"]),
        ),
      ),
    ),
    view.players.map((player) =>
      h(
        "tbody",
        { "data-key": player.seat, "data-player": player.name, class: player.to_move ? "lc-to-move" : null },
        (player.cities.length ? player.cities : [null]).map((city, place) =>
          h(
            "tr",
            { "data-city": city?.castle, "data-lights": city?.spaces.join(" ") },
            place === 0 && playerCells(c, player),
            cityCells(c, city),
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {Context} c
 * @param {CitizenView} player
 */
function playerCells(c, player) {
  const { words } = c;
  const rows = Math.max(1, player.cities.length);
  const flags = [
    player.computer,
    player.start && words.start,
    player.penalty && words.penalty,
    player.out && words.out,
  ].filter(Boolean);
  // Where the table is narrow a player's own numbers stand in a row above the cities, each with its name.
  const cell = (/** @type {string} */ role, /** @type {Content[]} */ ...content) =>
    h("td", { rowspan: rows, "data-cell": role, class: "lc-own", "data-label": words[role] }, content);
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
 * @param {CityView | null} city
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
    city.services.map((points) => h("td", { class: "lc-points" }, points)),
    h(
      "td",
      { class: "lc-neighbours" },
      city.neighbours.map((other) => neighbour(c, other)),
    ),
  ];
}

/**
 * @param {Context} c
 * @param {NeighbourView} other
 */
function neighbour(c, other) {
  const { words } = c;
  const names = [words.culture, words.education, words.health];
  const parts = (/** @type {string} */ kind) => names.filter((_, i) => other.compare[i] === kind);
  const spoken =
    [
      ["gain", words.gain],
      ["lose", words.lose],
    ]
      .filter(([kind]) => parts(kind).length)
      .map(([kind, text]) => `${parts(kind).join(", ")}: ${text}`)
      .join("; ") || words.even;
  return h(
    "span",
    { class: "lc-neighbour", title: `${other.name} ${other.castle}. ${spoken}` },
    owner(c, other.owner),
    other.castle,
    ["culture", "education", "health"].map(
      (name, i) =>
        other.compare[i] &&
        h(
          "span",
          { class: `lc-${other.compare[i]}`, "aria-hidden": "true" },
          other.compare[i] === "gain" ? "+" : "−",
          sign(c, `v-${name}`),
        ),
    ),
    h("span", { class: "lc-hidden" }, ` ${other.name}. ${spoken}`),
  );
}
