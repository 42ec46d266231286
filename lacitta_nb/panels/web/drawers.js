// Drawers below the table, closed at first: one is open at a time. What they hold is sent when they open.

import { answersPart } from "./answers.js";
import { button, known, ownParts, scrolling } from "./basics.js";
import { h } from "./elements.js";
import { logLine } from "./hand.js";
import { rulesPart } from "./rules.js";
import { filePart, playersPart } from "./tables.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Part} Part */

/** What is in each, and the key of its name. @type {Record<string, { title: string, part: Part }>} */
const DRAWERS = {
  log: { title: "log", part: logPart },
  players: { title: "drawer-players", part: whoPart },
  rules: { title: "drawer-rules", part: rulesPart },
  signs: { title: "drawer-signs", part: signsPart },
  files: { title: "drawer-files", part: filePart },
};

/**
 * In a lesson the game is given: there are no files, and no seats.
 * @param {Context} c
 * @returns {Record<string, { title: string, part: Part }>}
 */
function drawers(c) {
  const { files, ...rest } = DRAWERS;
  return { ...rest, ...(c.view.lesson ? {} : { files }), ...c.sections.drawers };
}

/** @param {Context} c */
export function drawersPart(c) {
  const { words, local } = c;
  return Object.entries(drawers(c)).map(([name, { title }]) =>
    h(
      "button",
      {
        type: "button",
        "data-local": "drawer",
        "data-role": `open-${name}`,
        "data-drawer": name,
        "aria-expanded": String(local.drawer === name),
      },
      words[title],
    ),
  );
}

/** @param {Context} c */
export function drawerPart(c) {
  const { drawer } = c.local;
  if (!drawer) return null;
  return h(
    "div",
    { class: `lc-drawer lc-${drawer}`, "data-key": drawer, "data-role": drawer, "data-answers": drawer },
    drawers(c)[drawer].part(c),
  );
}

/** @param {Context} c */
function logPart(c) {
  const { view, words } = c;
  const { log } = view;
  if (!log) return h("p", { class: "lc-faint" }, words.busy);
  return [
    answersPart(c, "log"),
    (log.earlier || log.all) &&
      button(
        log.all ? words["log-less"] : words["log-all"],
        { do: "log", all: !log.all },
        { "data-role": "log-all", class: "lc-quiet" },
      ),
    h(
      "ol",
      scrolling(words.log),
      log.lines.map((line) => logLine(c, line, { tabindex: line.lights ? "0" : null })),
    ),
  ];
}

/** @param {Context} c */
function whoPart(c) {
  return [playersPart(c), ownParts(c, "table")];
}

/** @param {Context} c */
function signsPart(c) {
  return h(
    "ul",
    { class: "lc-sign-list" },
    c.meanings.map(([name, text]) =>
      h(
        "li",
        {},
        h(
          "span",
          { class: "lc-meaning" },
          name.split(" ").map((part) => known(c, part) || h("b", {}, part)),
        ),
        h("span", {}, text),
      ),
    ),
    c.words["signs-more"] && h("li", {}, c.words["signs-more"]),
  );
}
