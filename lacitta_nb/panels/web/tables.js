// The tables of players and of the result, and the drawer about games and files.

import { answersPart } from "./answers.js";
import { button, owner, ownParts } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {Context["view"]} View */

/**
 * The players with what is told of each, unless the game has a table of its own.
 * @param {Context} c
 */
export function playersPart(c) {
  const { players } = c.view;
  const mine = ownParts(c, "players");
  if (mine.length) return mine;
  const heads = [c.words.player, ...players[0].facts.map((fact) => fact.title)];
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
        heads.map((text) => h("th", { scope: "col" }, text)),
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

/** @param {View["players"][number]["facts"]} facts */
function factCells(facts) {
  return facts.map((fact) => h("td", {}, fact.strong ? h("strong", {}, fact.text) : fact.text));
}

/**
 * The result, best first: what decides the game large, the rest below it.
 * @param {Context} c
 */
export function scorePart(c) {
  const { scores } = c.view;
  if (!scores.length) return null;
  return [
    h("p", { class: "lc-title" }, c.words.result),
    h(
      "ol",
      { class: "lc-scores", "data-role": "scores", "aria-label": c.words.result },
      scores.map((row) =>
        h(
          "li",
          { "data-key": row.seat },
          h("span", { class: "lc-rank" }, row.rank),
          h("span", { class: "lc-name" }, owner(c, row.seat), " ", row.name),
          row.facts
            .filter((fact) => fact.strong)
            .map((fact) => h("strong", { title: fact.title }, fact.text)),
          h("small", {}, row.facts.map((fact) => `${fact.title} ${fact.text}`).join(" · ")),
        ),
      ),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} label
 * @param {Record<string, unknown>} [attributes]
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
 * @param {string} name
 * @param {string} label
 * @param {(string | number)[][]} options
 * @param {string | number} chosen
 * @param {Record<string, unknown>} [more]
 */
function select(name, label, options, chosen, more = {}) {
  return h(
    "label",
    {},
    label,
    label && " ",
    h(
      "select",
      { "data-field": name, ...more },
      options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    ),
  );
}

/**
 * @param {string} label
 * @param {string} text
 * @param {Record<string, string>} words
 * @param {string} role
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

/**
 * @param {string} role
 * @param {string} label
 */
function action(role, label) {
  return h("button", { type: "button", "data-local": role, "data-role": role }, label);
}

/**
 * The form of a new game: what it asks beside names, players and seed is the game's.
 * @param {Context} c
 * @param {NonNullable<View["files"]["form"]>} form
 */
function newPart(c, form) {
  const { view, words } = c;
  const { players } = view.files;
  const count = c.local.count || players.length;
  const names = Array.from({ length: count }, (_, i) => players[i] || `${words.player} ${i + 1}`);
  const fields = form.fields.filter(({ seats }) => !seats.length || seats.includes(count));
  const helps = ["new-seats", ...fields.map((one) => one.name), "seed"].map((name) => words[`${name}-help`]);
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
          select(`new-seat-${i}`, "", view.seats.offered, (view.seats.seats[i] || { kind: "" }).kind, {
            "aria-label": `${i + 1}. ${words.seats}`,
          }),
        ),
      ),
    ),
    h(
      "div",
      { class: "lc-row" },
      fields.map(({ name, label, values, usual }) => select(name, label, values, usual)),
      field("seed", words.seed, { placeholder: words["seed-any"], size: 8, inputmode: "numeric" }),
      action("new", words.begin),
    ),
    answersPart(c, "new"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "new-help" },
      helps.map((text) => text && h("li", {}, text)),
    ),
    form.aside && (!form.aside.seats.length || form.aside.seats.includes(count)) && asidePart(form.aside),
  );
}

/**
 * What a new game goes on from.
 * @param {NonNullable<NonNullable<View["files"]["form"]>["aside"]>} aside
 */
function asidePart({ title, heads, rows, text }) {
  return h(
    "div",
    { class: "lc-aside", "data-role": "aside" },
    rows.length > 0 &&
      h(
        "table",
        {},
        h("caption", {}, title),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            heads.map((head) => h("th", { scope: "col" }, head)),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map(([name, ...cells], i) =>
            h(
              "tr",
              { "data-key": i },
              h("th", { scope: "row" }, name),
              cells.map((cell) => h("td", {}, cell)),
            ),
          ),
        ),
      ),
    h("p", { class: "lc-faint" }, text),
  );
}

/** @param {Context} c */
function seatsPart(c) {
  const { seats } = c.view;
  return h(
    "fieldset",
    { "data-answers": "seats" },
    h("legend", {}, c.words.seats),
    seats.seats.map((seat) =>
      h(
        "span",
        { "data-key": seat.seat },
        owner(c, seat.seat),
        select(`seat-${seat.seat}`, seat.name, seat.kinds, seat.kind, { "data-value": seat.kind }),
      ),
    ),
    answersPart(c, "seats"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "seats-help" },
      seats.helps.map((help) => h("li", {}, help)),
    ),
  );
}

/** @param {Context} c */
export function filePart(c) {
  const { view, words } = c;
  const { files } = view;
  return [
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
      action("save", words.save),
      action("load", words.load),
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
      action("open-code", words["open-code"]),
      button(words.code, { do: "code" }, { "data-role": "code" }),
      answersPart(c, "code"),
      copyBox(words.paste, files.code, words, "code-text"),
      copyBox(words.python, files.python, words, "python-text"),
    ),
  ];
}
