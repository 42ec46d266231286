// The hand: what is asked, and what can be chosen, as cards; between decisions what happened.

import { button, helped, known, owner, ownParts, reasonText, scrolling } from "./basics.js";
import { h } from "./elements.js";
import { markedPart, predictPart } from "./predict.js";
import { ruleLink } from "./rules.js";
import { scorePart } from "./tables.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {Context["view"]} View */

/** Letters from which what a card tells needs a whole row. */
const WORDY = 36;

/** Options from which a question is asked in the hand: beside the board the dock has no room for them. */
export const MANY = 6;

/** @param {Context} c */
export function handPart(c) {
  const { view } = c;
  if (view.scores.length) return [scorePart(c), happenedList(c)];
  const asked = view.predict.ask && (c.local.wide ? predictPart(c) : markedPart(c));
  return [
    h("p", { class: "lc-prompt", "data-role": "prompt", "data-scrolls": "" }, view.prompt || nextText(c)),
    h(
      "div",
      { class: "lc-cards", ...scrolling(c.words.hand), role: "group" },
      asked,
      ownParts(c, "hand"),
      view.questions
        .filter((question) => isAskedInHand(c, question))
        .map((question) => askedPart(c, question)),
      view.groups.map((group) => c.sections.groups?.[group.key]?.(c, group) ?? groupPart(c, group)),
      c.sections.plan ? c.sections.plan(c) : planPart(c),
      isIdle(view) && !asked && happenedList(c),
    ),
    hintButton(c),
  ];
}

/**
 * Whether a question is asked in the hand rather than in the dock.
 * @param {Context} c
 * @param {View["questions"][number]} question
 */
export function isAskedInHand(c, question) {
  return c.local.wide && question.options.length >= (c.sections.many ?? MANY);
}

/**
 * A question with many options, each a card, before the cards that led to it.
 * @param {Context} c
 * @param {View["questions"][number]} question
 */
function askedPart(c, question) {
  return h(
    "div",
    {
      class: "lc-group lc-asked",
      role: "group",
      "data-key": `asked ${question.facet}`,
      "data-question": question.facet,
      "aria-label": question.title,
    },
    question.title !== c.view.prompt && h("p", { class: "lc-title" }, question.title),
    question.options.map((option) =>
      optionButton(
        question,
        option,
        [
          known(c, option.sign),
          h("span", { class: "lc-card-name" }, breakable(option.label, c.words.breaks || "")),
        ],
        "lc-card",
      ),
    ),
  );
}

/**
 * A button that answers a question.
 * @param {View["questions"][number]} question
 * @param {View["questions"][number]["options"][number]} option
 * @param {import("./types.d.ts").Content} label
 * @param {string | null} look
 */
export function optionButton(question, option, label, look = null) {
  return button(
    label,
    { do: "pick", facet: question.facet, value: option.value },
    {
      class: look,
      "data-option": `${question.facet} ${option.value}`,
      "aria-pressed": String(option.chosen),
      "aria-disabled": option.enabled ? null : "true",
      "data-reason": reasonText(option.reason) || null,
      "data-title": option.label,
      ...helped(option.help),
    },
  );
}

/**
 * @param {Context} c
 * @param {View["groups"][number]} group
 */
function groupPart(c, group) {
  return h(
    "div",
    {
      class: "lc-group",
      role: "group",
      "data-key": group.key,
      "data-plain": group.title ? null : "",
      "aria-label": group.title || c.words.hand,
    },
    group.title && h("p", { class: "lc-title" }, group.title),
    group.choices.map((choice) => cardPart(c, choice)),
  );
}

/**
 * What to do where nobody decides.
 * @param {Context} c
 */
function nextText(c) {
  const { view, words, local } = c;
  if (view.lesson || !view.step.enabled || view.decision || view.auto.running || local.lost) return "";
  const { ask } = view.predict;
  if (ask) return words[ask.needed ? "next-guess-one" : "next-guess"];
  // What is said of a pause names the buttons that go on.
  if (view.auto.text) return "";
  return words[view.back.undo || view.back.barred ? "next-step" : "nothing-yet"];
}

/**
 * Whether nothing is to be chosen: then the hand is free for what happened.
 * @param {View} view
 */
function isIdle(view) {
  return !view.groups.length && !view.plan && !view.questions.length && !view.preview;
}

/**
 * @param {Context} c
 * @param {View["groups"][number]["choices"][number]} choice
 */
function cardPart(c, choice) {
  return button(
    [
      known(c, choice.sign),
      h("span", { class: "lc-card-name" }, breakable(choice.label, c.words.breaks || "")),
      choice.detail && h("small", {}, choice.detail),
    ],
    { do: "choose", choice: choice.key },
    { ...cardHooks(choice), "data-wordy": choice.detail.length > WORDY ? "" : null },
  );
}

/**
 * A name whose long words may be broken as the language breaks them.
 * @param {string} name
 * @param {string} breaks words in a row, each with a · where it may be broken
 */
export function breakable(name, breaks) {
  return breaks
    .split(" ")
    .filter(Boolean)
    .reduce((text, word) => text.replace(word.replaceAll("·", ""), word.replaceAll("·", "\u00ad")), name);
}

/**
 * What makes a button a card of the hand, however it looks.
 * @param {View["groups"][number]["choices"][number]} choice
 */
export function cardHooks(choice) {
  return {
    class: "lc-card",
    "data-key": choice.key,
    "data-choice": choice.key,
    "aria-pressed": String(choice.chosen),
    "aria-disabled": choice.enabled ? null : "true",
    "data-reason": reasonText(choice.reason) || null,
    "data-title": choice.label,
    ...helped(choice.help),
  };
}

/** @param {Context} c */
function planPart(c) {
  const { plan } = c.view;
  if (!plan) return null;
  return h(
    "ul",
    { class: "lc-plan", "data-role": "plan", "data-left": plan.left },
    plan.rows.map((row) =>
      h(
        "li",
        { "data-key": row.space, "data-plan": row.space, "data-lights": row.space },
        h(
          "span",
          {},
          row.label,
          !plan.counted && row.badge && h("small", {}, ` ${row.badge}`),
          row.costs && h("small", { class: "lc-costs" }, ` ${row.costs}`),
        ),
        plan.counted ? stepper(c, row) : toggle(c, row),
      ),
    ),
  );
}

/**
 * @param {Context} c
 * @param {NonNullable<View["plan"]>["rows"][number]} row
 */
function stepper(c, row) {
  const { words } = c;
  return h(
    "span",
    { class: "lc-stepper" },
    button(
      "−",
      { do: "unplan", space: row.space },
      {
        "data-role": "less",
        "aria-label": `${row.label}: ${words.less}`,
        "aria-disabled": row.less ? null : "true",
      },
    ),
    h("output", {}, row.count),
    button(
      "+",
      { do: "plan", space: row.space },
      {
        "data-role": "more",
        "aria-label": `${row.label}: ${words.more}`,
        "aria-disabled": row.more ? null : "true",
      },
    ),
  );
}

/**
 * @param {Context} c
 * @param {NonNullable<View["plan"]>["rows"][number]} row
 */
function toggle(c, row) {
  const { words } = c;
  return button(
    row.count ? words.falls : words.stays,
    { do: row.count ? "unplan" : "plan", space: row.space },
    {
      "data-role": "toggle",
      "aria-pressed": String(row.count > 0),
      "aria-label": row.label,
    },
  );
}

/** @param {Context} c */
function hintButton(c) {
  const { hint } = c.view;
  const open = hint.shown.length > 0;
  return (
    hint.offered &&
    button(
      open ? c.words["hint-close"] : c.words.hint,
      { do: "hint" },
      { "data-role": "hint", class: "lc-hint", "aria-expanded": String(open) },
    )
  );
}

/** @param {Context} c */
function happenedList(c) {
  const { words, view } = c;
  return (
    view.happened.length > 0 && [
      h("p", { class: "lc-title" }, words.happened),
      h(
        "ul",
        { class: "lc-happened", "data-role": "happened", ...scrolling(words.happened) },
        view.happened.map((line) => logLine(c, line)),
      ),
    ]
  );
}

/**
 * A line of what happened, or of the log.
 * @param {Context} c
 * @param {View["happened"][number]} line
 * @param {Record<string, unknown>} [more]
 */
export function logLine(c, line, more = {}) {
  if (line.heading) return h("li", { class: "lc-heading" }, line.heading);
  const seat = line.player ?? -1;
  return h(
    "li",
    { "data-event": line.kind, "data-lights": line.lights || null, ...more },
    seat >= 0 && owner(c, seat),
    line.text,
    ruleLink(c, line.rule),
  );
}
