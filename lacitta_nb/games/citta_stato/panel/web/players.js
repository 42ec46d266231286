// The players in full: what each would have if the game ended now, and why; and what lies before them.

import { owner } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {Context["view"]["players"][number]} Player */

/** @param {Context} c */
export function playersPart(c) {
  const { players } = c.view;
  const { words } = c;
  const heads = [words.player, ...players[0].today.map((fact) => fact.title)];
  return [
    h(
      "table",
      { "data-role": "players" },
      h("caption", {}, words["if-today"]),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((text) => h("th", { scope: "col" }, text)),
        ),
      ),
      h(
        "tbody",
        {},
        players.map((player) => rowPart(c, player)),
      ),
    ),
    h(
      "div",
      { class: "lc-signorie" },
      players.map((player) =>
        h(
          "section",
          { "data-key": player.seat, "aria-label": player.name },
          h("h4", {}, owner(c, player.seat), " ", player.name),
          h("p", { "data-role": "why" }, player.why),
          h(
            "ul",
            {},
            player.lines.map((line) => h("li", {}, line)),
          ),
        ),
      ),
    ),
  ];
}

/**
 * @param {Context} c
 * @param {Player} player
 */
function rowPart(c, player) {
  return h(
    "tr",
    { "data-key": player.seat, "data-player": player.name },
    h(
      "th",
      { scope: "row" },
      owner(c, player.seat),
      " ",
      player.name,
      player.computer && h("small", {}, ` ${player.computer}`),
    ),
    player.today.map((fact) => h("td", {}, fact.strong ? h("strong", {}, fact.text) : fact.text)),
  );
}
