// The voice cards in the head; the political cards in the drawer of players.

import { helped, sign } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */

/** @param {Context} c */
export function voicePart(c) {
  const { view, words } = c;
  if (!view.cards.laid) return null;
  return h(
    "div",
    { class: "lc-voice", "data-role": "voice" },
    view.wish
      ? h("strong", { "data-role": "wish" }, view.wish)
      : h("span", { class: "lc-hidden" }, `${words.voice}: `),
    h(
      "ol",
      { class: "lc-voices" },
      view.cards.voice.map((card) =>
        h(
          "li",
          {
            "data-circle": card.circle,
            class: card.service ? "lc-open" : null,
            "data-title": `${words.voice} ${card.circle}`,
            ...helped(card.help || words["voice-help"]),
          },
          card.service
            ? [
                sign(c, `v-${card.service}`),
                h("span", { class: "lc-long" }, card.text),
                h("span", { class: "lc-hidden" }, card.text),
              ]
            : h("span", { title: card.text }, "?"),
        ),
      ),
    ),
  );
}

/**
 * What a look at hidden voice cards has shown.
 * @param {Context} c
 */
export function lookedPart(c) {
  const { looked } = c.view.cards;
  return looked && h("p", { class: "lc-looked", "data-role": "looked" }, looked);
}

/** @param {Context} c */
export function cardsPart(c) {
  const { view, words } = c;
  return h(
    "div",
    { class: "lc-table-cards" },
    h(
      "div",
      { "data-role": "display" },
      h("p", { class: "lc-title" }, words.display),
      h(
        "ol",
        { class: "lc-voices" },
        view.cards.display.map((name, place) =>
          h("li", { tabindex: name ? "0" : null, ...helped(view.cards.helps[place]) }, name || "–"),
        ),
      ),
    ),
    h(
      "p",
      { class: "lc-faint" },
      `${words.deck}${words.colon} ${view.cards.deck} · ${words.supply}${words.colon} ${view.cards.supply}`,
    ),
  );
}
