// A city that is pointed at: the others fade, lines lead to its neighbours, a card compares each service.

import { owner, sign } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";
import { SERVICES, wished } from "./owners.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {import("../../../../panels/web/board.js").Board} Board */
/** @typedef {Context["view"]["players"][number]} Owner */
/** @typedef {Owner["cities"][number]} City */

/**
 * @param {import("../../../../panels/web/types.d.ts").Context} shared
 * @param {Board} board
 * @param {string} space
 */
export function overCity(shared, board, space) {
  const c = /** @type {Context} */ (shared);
  const found = space ? cities(c).find(({ city }) => city.spaces.includes(space)) : undefined;
  fade(c, board, found?.city);
  lines(board, found?.city);
  if (!found) return null;
  const { player, city } = found;
  return cardPart(c, player, city);
}

/** @param {Context} c */
function cities(c) {
  return c.view.players.flatMap((player) => player.cities.map((city) => ({ player, city })));
}

/**
 * @param {Context} c
 * @param {Board} board
 * @param {City | undefined} city
 */
function fade(c, board, city) {
  const near = city ? [city.castle, ...city.neighbours.map((other) => other.castle)] : [];
  const shown = new Set(
    cities(c)
      .filter((one) => near.includes(one.city.castle))
      .flatMap((one) => one.city.spaces),
  );
  for (const element of board.svg?.querySelectorAll("[data-key]") || []) {
    const of = (element.getAttribute("data-key") || "").split("-").at(-1) || "";
    if (board.space(of)) element.classList.toggle("lc-dim", Boolean(city) && !shown.has(of));
  }
}

/**
 * @param {Board} board
 * @param {City | undefined} city
 */
function lines(board, city) {
  const from = city && board.middle(city.castle);
  const ends = from ? city.neighbours.map((other) => board.middle(other.castle)) : [];
  board.draw(from ? ends.filter((end) => end !== null).map((end) => [from, end]) : []);
}

/**
 * Each service, this city's against its neighbours'.
 * @param {Context} c
 * @param {Owner} player
 * @param {City} city
 */
function cardPart(c, player, city) {
  const { words } = c;
  const head = h(
    "tr",
    {},
    h("th", {}, owner(c, player.seat), " ", city.castle),
    SERVICES.map((name) => h("th", { "data-wished": wished(c, name) }, sign(c, `v-${name}`))),
  );
  const mine = h(
    "tr",
    { class: "lc-mine" },
    h("td", {}, player.name),
    city.services.map((points, i) => h("td", { "data-wished": wished(c, SERVICES[i]) }, points)),
  );
  const others = city.neighbours.map((other) =>
    h(
      "tr",
      {},
      h("td", {}, owner(c, other.owner), " ", other.castle),
      other.services.map((points, i) =>
        h(
          "td",
          {
            class: other.compare[i] ? `lc-${other.compare[i]}` : null,
            "data-wished": wished(c, SERVICES[i]),
          },
          points,
          MARKS[other.compare[i]],
        ),
      ),
    ),
  );
  const limit = city.limit === null ? "∞" : city.limit;
  return [
    h("table", { class: "lc-compare" }, h("thead", {}, head), h("tbody", {}, mine, others)),
    h(
      "p",
      { class: "lc-faint" },
      `${words.citizens}${words.colon} ${city.citizens}/${limit} · ${city.spare} ${words.spare}`,
    ),
    city.neighbours.length === 0 && h("p", { class: "lc-faint" }, words.apart),
  ];
}

/** What a difference means for the city: `gain`, a citizen would come from there. */
const MARKS = /** @type {Record<string, string>} */ ({ gain: " +", lose: " −" });
