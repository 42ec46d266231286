// The hand: a row a colour. In a turn each row has its price and a cell for the city's action, for using and burning
// the Present, for the track. Where any card is taken free there are cells for Presents and Futures, if these columns
// have the room; other questions about a colour have their answers in such a row, too.

import { button, helped, known } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";
import { breakable, cardHooks } from "../../../../panels/web/hand.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {Context["view"]["groups"][number]} Group */
/** @typedef {Group["choices"][number]} Choice */

/**
 * The rows with cells, if the hand is made of such.
 * @param {Context} c
 */
function rowsOf(c) {
  return c.view.turn ?? (c.local.wide ? c.view.taken : null);
}

/**
 * How many pairs of columns there are, where cards are taken.
 * @param {Context} c
 */
const pairs = (c) => (c.view.turn || !rowsOf(c) ? null : c.view.taken?.over.length);

/** @param {Context} c */
export function headsPart(c) {
  const rows = rowsOf(c);
  if (!rows || !c.view.groups.length) return null;
  const over = pairs(c) ? c.view.taken?.over : null;
  return h(
    "div",
    { class: "lc-heads", "aria-hidden": "true", "data-pairs": pairs(c) },
    over && [h("span", {}), over.map((text) => h("span", { class: "lc-over" }, text))],
    h("span", {}),
    rows.heads.map(([, text]) => h("span", {}, text)),
  );
}

/**
 * @param {Context} c
 * @param {Group} group
 */
export function colourPart(c, group) {
  const price = c.view.turn?.prices[group.key];
  const attributes = {
    class: "lc-colour",
    role: "group",
    "data-key": group.key,
    "data-colour": group.key,
    "data-payable": !price || price.payable ? "" : null,
    "aria-label": price ? price.text : group.title,
  };
  const rows = rowsOf(c);
  if (!rows)
    return h(
      "div",
      { ...attributes, "data-answers-row": "" },
      tokenPart(group.key, c.view.letters[group.key], group.title),
      h(
        "div",
        { class: "lc-answers" },
        group.choices.map((choice) => answerPart(c, choice, group.title)),
      ),
    );
  return h(
    "div",
    { ...attributes, "data-pairs": pairs(c) },
    tokenPart(group.key, c.view.letters[group.key], price?.text ?? group.title, price?.price),
    rows.heads.map(([column, head]) => cellPart(c, group, column, head)),
  );
}

/**
 * The colour in front of a row: what it costs; what there is to pay it with lies on the own board.
 * @param {string} colour
 * @param {string} letter
 * @param {string} text
 * @param {number | string} [price]
 */
function tokenPart(colour, letter, text, price = "") {
  return h(
    "span",
    { class: "lc-price", title: text, ...helped(text), "aria-hidden": "true" },
    h("span", { class: `lc-token lc-token-${colour}` }, letter),
    price !== "" && h("strong", {}, price),
  );
}

/**
 * @param {Context} c
 * @param {Group} group
 * @param {string} column
 * @param {string} head what stands above it where each row is one of its own
 */
function cellPart(c, group, column, head) {
  const cells = rowsOf(c)?.cells || {};
  const choices = group.choices.filter((choice) => cells[choice.key]?.column === column);
  return h(
    "span",
    { class: "lc-cell", "data-key": column, "data-head": choices.length ? head : null },
    choices.map((choice) =>
      button(
        [
          known(c, cells[choice.key].sign),
          cells[choice.key].brief && h("span", { class: "lc-card-name" }, cells[choice.key].brief),
        ],
        { do: "choose", choice: choice.key },
        { ...named(choice), class: "lc-card lc-do", "data-column": column },
      ),
    ),
  );
}

/**
 * What makes a cell a card of the hand, though it says less than one.
 * @param {Choice} choice
 */
function named(choice) {
  const said = [choice.label, choice.detail].filter(Boolean).join(" · ");
  return { ...cardHooks(choice), "data-title": said, "aria-label": said };
}

/**
 * @param {Context} c
 * @param {Choice} choice
 * @param {string} [title] what is said in front of it already
 */
function answerPart(c, choice, title = "") {
  const said = choice.label === title && choice.detail;
  const [name, detail] = [choice.label, choice.detail].map((text) => breakable(text, c.words.breaks));
  return button(
    [h("span", { class: "lc-card-name" }, said ? detail : name), !said && detail && h("small", {}, detail)],
    { do: "choose", choice: choice.key },
    { ...named(choice), class: "lc-card lc-answer" },
  );
}

/**
 * What ends a row of questions, or does nothing.
 * @param {Context} c
 * @param {Group} group
 */
export function endPart(c, group) {
  return h(
    "div",
    { class: "lc-end", role: "group", "data-key": "end", "aria-label": group.choices[0]?.label },
    group.choices.map((choice) => answerPart(c, choice)),
  );
}
