// The players in full: what each would have if the game ended today, part by part.

import { owner } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function playersPart(c) {
  const { players } = c.view;
  const { words } = c;
  const heads = [words.player, words.shield, ...players[0].today.map((fact) => fact.title)];
  return h(
    "table",
    { "data-role": "players" },
    h("caption", {}, words.today),
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
      players.map((player) =>
        h(
          "tr",
          { "data-key": player.seat, "data-player": player.name },
          h(
            "th",
            { scope: "row" },
            owner(c, player.seat),
            " ",
            player.name,
            " ",
            h("small", {}, player.computer),
          ),
          h("td", { "data-cell": "defence" }, player.defence),
          player.today.map((fact) => h("td", {}, fact.strong ? h("strong", {}, fact.text) : fact.text)),
        ),
      ),
    ),
  );
}
