// The voice cards in the head, and the political cards below the players.

import { h } from "../../../../panels/web/elements.js";
import { helped, sign } from "../../../../panels/web/parts.js";

/** @import { Context } from "./types.d.ts" */

/** @param {Context} c */
export function voicePart(c) {
  const { view, words } = c;
  return (
    view.cards.laid &&
    h(
      "div",
      { class: "lc-voice", "data-role": "voice" },
      view.wish ? h("strong", { "data-role": "wish" }, view.wish) : `${words.voice}:`,
      h(
        "ol",
        { class: "lc-cards" },
        view.cards.voice.map((card) =>
          h(
            "li",
            {
              "data-circle": card.circle,
              class: card.service ? "lc-open" : null,
              tabindex: card.help ? "0" : null,
              ...helped(card.help),
            },
            card.service && sign(c, `v-${card.service}`),
            `${card.circle}: ${card.text}`,
          ),
        ),
      ),
    )
  );
}

/** @param {Context} c */
export function cardsPart(c) {
  const { view, words } = c;
  return [
    !view.groups.some((group) => group.key === "political_card") &&
      h(
        "div",
        { "data-role": "display" },
        h("h4", {}, words.display),
        h(
          "ol",
          { class: "lc-cards" },
          view.cards.display.map((name, place) =>
            h("li", { tabindex: name ? "0" : null, ...helped(view.cards.helps[place]) }, name || "–"),
          ),
        ),
      ),
    h(
      "p",
      { class: "lc-faint" },
      `${words.deck}: ${view.cards.deck} · ${words.supply}: ${view.cards.supply}`,
    ),
  ];
}
