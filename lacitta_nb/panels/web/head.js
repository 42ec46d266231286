// The head in one line: how far the game is, whose turn it is, back and forth, the menu.

import { button, greyed, own, owner, ownParts } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function headPart(c) {
  const { view } = c;
  return [
    h(
      "div",
      { class: "lc-where" },
      h("strong", { "data-role": "title" }, view.title),
      dots(c),
      phasesPart(c),
    ),
    view.decision &&
      h(
        "span",
        { class: "lc-whose", "data-role": "whose" },
        owner(c, view.decision.player),
        " ",
        view.decision.text,
      ),
    h("div", { class: "lc-told" }, ownParts(c, "title")),
    h("div", { class: "lc-tools" }, backPart(c), menuPart(c)),
  ];
}

/**
 * How far the game is, at a glance; the title says it in words.
 * @param {Context} c
 */
function dots(c) {
  const { progress } = c.view;
  if (!progress) return null;
  const all = Array.from({ length: progress.of }, (_, i) =>
    i + 1 < progress.now ? "●" : i + 1 === progress.now ? "◐" : "○",
  );
  return h("span", { class: "lc-dots", "aria-hidden": "true" }, all.join(""));
}

/**
 * The phase of this moment; unfolded all of them, with what happens in each.
 * @param {Context} c
 */
function phasesPart(c) {
  const { view, words } = c;
  if (!view.phases.length) return null;
  const now = view.phases.find((phase) => phase.state === "now");
  return h(
    "details",
    { class: "lc-pop lc-phases-pop", "data-role": "phases" },
    h("summary", { title: words.phases }, now ? now.title : words.phases),
    h(
      "ol",
      { class: "lc-phases", "aria-label": words.phases },
      view.phases.map((phase) =>
        h(
          "li",
          {
            "data-key": phase.key,
            "data-phase": phase.key,
            "data-state": phase.state,
            "aria-current": phase.state === "now" ? "step" : null,
          },
          h("strong", {}, phase.title),
          h("span", {}, phase.help),
        ),
      ),
    ),
  );
}

/**
 * Between persons and computer players a decision is a person's, as its name says.
 * @param {Context} c
 * @param {"undo" | "redo"} role
 * @param {string} to
 */
function backName(c, role, to) {
  const { view, words } = c;
  if (to === "one") return words[role];
  return to === "decision" && view.back.mixed ? words[`${role}-person`] : words[`${role}-${to}`];
}

/**
 * @param {Context} c
 * @param {"undo" | "redo"} role
 * @param {string} to
 * @param {string} arrow
 * @param {boolean} brief whether the arrow says it all
 */
function back(c, role, to, arrow, brief) {
  const name = backName(c, role, to);
  return button(
    [
      h("span", { class: "lc-arrow", "aria-hidden": "true" }, arrow),
      h("span", { class: brief ? "lc-hidden" : null }, name),
    ],
    { do: role, to },
    {
      "data-role": `${role}-${to}`,
      class: "lc-quiet",
      title: name,
      ...greyed(!c.view.back[role], (role === "undo" && c.view.back.barred) || c.words[`${role}-none`]),
    },
  );
}

/** @param {Context} c */
function backPart(c) {
  return [back(c, "undo", "one", "↶", false), back(c, "redo", "one", "↷", true)];
}

/**
 * What the panel can speak; each language is named in itself, so that whoever speaks it finds it.
 * @param {{ view: Pick<Context["view"], "languages">, words: Record<string, string> }} c
 */
export function languagePart(c) {
  const { spoken, all } = c.view.languages;
  return h(
    "label",
    { class: "lc-language" },
    c.words.languages,
    " ",
    h(
      "select",
      { "data-field": "language", "data-role": "language", "data-value": spoken },
      all.map(([value, text]) => h("option", { value, lang: value, selected: value === spoken }, text)),
    ),
  );
}

/** @param {Context} c */
function menuPart(c) {
  const { view, words, local } = c;
  return h(
    "details",
    { class: "lc-pop lc-menu", "data-role": "menu" },
    h(
      "summary",
      { title: words.menu },
      h("span", { "aria-hidden": "true" }, "⋯"),
      h("span", { class: "lc-hidden" }, words.menu),
    ),
    h(
      "div",
      { class: "lc-menu-list" },
      view.back.stops.map((to) => back(c, "undo", to, "⇤", false)),
      back(c, "undo", "decision", "↞", false),
      back(c, "redo", "decision", "↠", false),
      back(c, "redo", "end", "⇥", false),
      h("hr", {}),
      own(words.coordinates, "coordinates", {
        "aria-pressed": String(local.coordinates && local.named),
        title: local.named ? null : words["coordinates-far"],
      }),
      local.parted && own(words.areas, "areas", { "aria-pressed": String(local.areas) }),
      own(local.full ? words["full-off"] : words.full, "full", { "aria-pressed": String(local.full) }),
      languagePart(c),
      h("p", { class: "lc-keys", "data-role": "keys" }, words.keys),
    ),
  );
}
