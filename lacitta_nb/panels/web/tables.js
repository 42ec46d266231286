// The tables of players and of the result, the log, and the part about games and files.

import { answersPart } from "./answers.js";
import { seatSelect, seatsPart } from "./computer.js";
import { h } from "./elements.js";
import { button, logLine, owner, scrolling } from "./parts.js";
import { ownPart } from "./sections.js";

/** @import { Context } from "./types.d.ts" */
/** @import { FactView, FormView } from "./view.d.ts" */

// The players with what is told of each, unless the game has a table of its own.
/** @param {Context} c */
export function playersPart(c) {
  const { players } = c.view;
  const own = ownPart(c, "players");
  if (own) return own;
  return h(
    "table",
    { "data-role": "players" },
    h("caption", {}, c.words.players),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        [c.words.player, ...players[0].facts.map((fact) => fact.title)].map((text) =>
          h("th", { scope: "col" }, text),
        ),
      ),
    ),
    players.map((player) =>
      h(
        "tbody",
        { "data-key": player.seat, "data-player": player.name, class: player.to_move ? "lc-to-move" : null },
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            owner(c, player.seat),
            " ",
            player.name,
            player.computer && h("small", {}, ` ${player.computer}`),
          ),
          factCells(player.facts),
        ),
      ),
    ),
  );
}

/** @param {FactView[]} facts */
function factCells(facts) {
  return facts.map((fact) => h("td", {}, fact.strong ? h("strong", {}, fact.text) : fact.text));
}

/** @param {Context} c */
export function scorePart(c) {
  const {
    view: { scores },
    words,
  } = c;
  if (!scores.length) return null;
  const heads = [words.rank, words.player, ...scores[0].facts.map((fact) => fact.title)];
  return h(
    "table",
    { class: "lc-scores", "data-role": "scores" },
    h("caption", {}, words.result),
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
      scores.map((row) =>
        h(
          "tr",
          {},
          h("td", {}, row.rank),
          h("th", { scope: "row" }, owner(c, row.seat), " ", row.name),
          factCells(row.facts),
        ),
      ),
    ),
  );
}

// A table that is wider than its place fades where it goes on. What can be scrolled can be reached with
// the keyboard, too.
/**
 * @param {any} root
 * @param {any} table
 */
export function showMore(root, table) {
  const { scrollLeft, scrollWidth, clientWidth } = table;
  table.toggleAttribute("data-more-left", scrollLeft > 1);
  table.toggleAttribute("data-more-right", scrollLeft < scrollWidth - clientWidth - 1);
  for (const part of [table, ...root.querySelectorAll("[data-scrolls]")]) {
    const more = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    if (more) part.setAttribute("tabindex", "0");
    else part.removeAttribute("tabindex");
  }
}

/** @param {Context} c */
export function logPart(c) {
  const { view, words } = c;
  return [
    answersPart(c, "log"),
    h(
      "details",
      { class: "lc-log", "data-role": "log" },
      h("summary", {}, words.log),
      (view.log.earlier || view.log.all) &&
        button(
          view.log.all ? words["log-less"] : words["log-all"],
          { do: "log", all: !view.log.all },
          { "data-role": "log-all", class: "lc-quiet" },
        ),
      h(
        "ol",
        scrolling(words.log),
        view.log.lines.map((line) => logLine(c, line, { tabindex: line.lights ? "0" : null })),
      ),
    ),
  ];
}

/**
 * @param {any} name
 * @param {any} label
 * @param {any} [attributes]
 */
function field(name, label, attributes = {}) {
  return h(
    "label",
    {},
    label,
    " ",
    h("input", { "data-field": name, type: "text", autocomplete: "off", ...attributes }),
  );
}

/**
 * @param {any} name
 * @param {any} label
 * @param {(string | number)[][]} options
 * @param {any} chosen
 */
function select(name, label, options, chosen) {
  return h(
    "label",
    {},
    label,
    " ",
    h(
      "select",
      { "data-field": name },
      options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    ),
  );
}

/**
 * @param {any} label
 * @param {any} text
 * @param {any} words
 * @param {any} role
 */
function copyBox(label, text, words, role) {
  return (
    text &&
    h(
      "label",
      { class: "lc-copy" },
      label,
      h("textarea", { readonly: true, rows: 3, "data-role": role, spellcheck: "false" }, text),
      h("button", { type: "button", "data-local": "copy", "data-role": `copy-${role}` }, words.copy),
    )
  );
}

// The form of a new game: what it asks beside names, players and seed is the game's.
/**
 * @param {Context} c
 * @param {FormView} form
 */
function newPart(c, form) {
  const { view, words } = c;
  const { players } = view.files;
  const count = c.local.count || players.length;
  const names = Array.from({ length: count }, (_, i) => players[i] || `${words.player} ${i + 1}`);
  const helps = ["new-seats", ...form.fields.map((field) => field.name), "seed"].map(
    (name) => words[`${name}-help`],
  );
  return h(
    "fieldset",
    { "data-answers": "new" },
    h("legend", {}, words.new),
    select(
      "count",
      words.players,
      form.seats.map((n) => [n, n]),
      count,
    ),
    h(
      "div",
      { class: "lc-row" },
      names.map((name, i) =>
        h(
          "span",
          { class: "lc-newcomer", "data-key": i },
          field(`name-${i}`, `${i + 1}.`, { value: name, maxlength: 30, size: 10 }),
          seatSelect(`new-seat-${i}`, "", view.seats.offered, view.seats.seats[i]?.kind, {
            "aria-label": `${i + 1}. ${words.seats}`,
          }),
        ),
      ),
    ),
    h(
      "div",
      { class: "lc-row" },
      form.fields.map(({ name, label, values, usual }) => select(name, label, values, usual)),
      field("seed", words.seed, { placeholder: words["seed-any"], size: 8, inputmode: "numeric" }),
      h("button", { type: "button", "data-local": "new", "data-role": "new" }, words.begin),
    ),
    answersPart(c, "new"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "new-help" },
      helps.map((text) => text && h("li", {}, text)),
    ),
  );
}

/** @param {Context} c */
export function filePart(c) {
  const { view, words } = c;
  const { files } = view;
  const local = (/** @type {string} */ role, /** @type {string} */ label) =>
    h("button", { type: "button", "data-local": role, "data-role": role }, label);
  return h(
    "details",
    { class: "lc-files", "data-role": "files" },
    h("summary", {}, words.file),
    seatsPart(c),
    files.form && newPart(c, files.form),
    h(
      "fieldset",
      { "data-answers": "keep" },
      h("legend", {}, `${words.save} · ${words.load}`),
      field("file", words.name, { list: `${c.prefix}-files`, size: 18 }),
      h(
        "datalist",
        { id: `${c.prefix}-files` },
        files.names.map((name) => h("option", { value: name })),
      ),
      local("save", words.save),
      local("load", words.load),
      button(words.download, { do: "download" }, { "data-role": "download" }),
      h(
        "label",
        { class: "lc-upload" },
        words.upload,
        " ",
        h("input", { type: "file", accept: ".json,application/json", "data-field": "upload" }),
      ),
      answersPart(c, "keep"),
    ),
    h(
      "fieldset",
      { "data-answers": "code" },
      h("legend", {}, words.paste),
      field("paste", "", { placeholder: "lc1.…", size: 24, "aria-label": words.paste }),
      local("open-code", words["open-code"]),
      button(words.code, { do: "code" }, { "data-role": "code" }),
      answersPart(c, "code"),
      copyBox(words.paste, files.code, words, "code-text"),
      copyBox(words.python, files.python, words, "python-text"),
    ),
  );
}
