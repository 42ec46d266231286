// What stands in the places of an exercise's page.

import { button, known, owner } from "../../web/basics.js";
import { h } from "../../web/elements.js";
import { languagePart } from "../../web/head.js";
import { answerPart } from "./answer.js";
import { ask, markSign } from "./basics.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").FeedbackView} FeedbackView */

/** @type {Record<string, (c: Context) => import("../../web/types.d.ts").Content>} */
export const PARTS = {
  head: headPart,
  strip: questionPart,
  answer: answerPart,
  feedback: feedbackPart,
  buttons: buttonsPart,
  zoom: zoomPart,
};

/** @param {Context} c */
function headPart(c) {
  const { view } = c;
  const { sofar } = view;
  return [
    h("span", { class: "lc-kind" }, h("b", {}, view.title), " ", h("small", {}, view.level)),
    sofar &&
      h(
        "span",
        { class: "lc-sofar", "data-role": "sofar" },
        [sofar.today, sofar.due, sofar.streak].filter(Boolean).map((text) => h("span", {}, text)),
      ),
    view.languages.all.length > 1 && languagePart(c),
  ];
}

/** @param {Context} c */
function questionPart(c) {
  const { view } = c;
  return [
    h("p", { class: "lc-question", "data-role": "question", id: null }, view.question),
    h(
      "ul",
      { class: "lc-seats", "data-role": "seats", "aria-label": c.words.players },
      view.seats.map(({ seat, name, lights }) =>
        h(
          "li",
          { "data-key": String(seat), "data-lights": lights || null },
          owner(/** @type {any} */ (c), seat),
          h("span", {}, name),
        ),
      ),
      view.edition && h("li", { "data-key": "edition", "data-role": "edition" }, h("b", {}, view.edition)),
    ),
  ];
}

/** @param {Context} c */
function feedbackPart(c) {
  const { view, words } = c;
  const told = c.told || view.notice?.text;
  return [
    told && statusPart(c, told),
    view.feedback && verdictPart(c, view.feedback),
    !told &&
      !view.feedback &&
      h(
        "p",
        { class: "lc-faint lc-keys-hint", "data-key": "keys" },
        words[view.form === "number" ? "keys-number" : "keys"],
      ),
    words.meanings.length > 0 && signsPart(c),
  ];
}

/**
 * What is told beside the exercise, by the page or the kernel.
 * @param {Context} c
 * @param {string} text
 */
function statusPart({ told, view }, text) {
  const { notice } = view;
  return h(
    "p",
    {
      class: notice?.kind === "error" || told ? "lc-bad" : null,
      "data-role": "status",
      "data-key": "status",
    },
    text,
    notice?.trace && h("details", {}, h("summary", {}, notice.text), h("pre", {}, notice.trace)),
  );
}

/**
 * Whether the answer was right, and why.
 * @param {Context} c
 * @param {FeedbackView} feedback
 */
function verdictPart(c, feedback) {
  return h(
    "div",
    { "data-key": "feedback", "data-role": "feedback", "data-right": String(feedback.right) },
    h(
      "p",
      { class: "lc-verdict" },
      markSign(feedback.right ? "right" : "wrong"),
      " ",
      h("b", {}, feedback.title),
    ),
    feedback.answer && h("p", {}, feedback.answer),
    feedback.why.map(({ text, lights }) => h("p", { "data-lights": lights || null }, text)),
    rulesPart(c, feedback.rules),
  );
}

/**
 * The rules that an answer rests on, of which one is unfolded.
 * @param {Context} c
 * @param {string[]} numbers
 */
function rulesPart({ words, rule }, numbers) {
  return [
    h(
      "p",
      { class: "lc-rule-list" },
      numbers.map((number) =>
        h(
          "button",
          {
            type: "button",
            class: "lc-rule",
            "data-key": number,
            "data-rule": number,
            "data-local": "rule",
            "aria-expanded": String(rule === number),
            "aria-label": `${words.rule} ${number}`,
          },
          number,
        ),
      ),
    ),
    rule &&
      h(
        "p",
        { class: "lc-rule-text", "data-role": "rule-text", "data-key": "rule", role: "status" },
        h("b", {}, rule),
        " ",
        words.rules[rule],
      ),
  ];
}

/** What the signs in the picture mean, to be unfolded. @param {Context} c */
function signsPart(c) {
  return h(
    "details",
    { class: "lc-signs", "data-key": "signs", "data-role": "signs" },
    h("summary", {}, c.words.signs),
    h(
      "ul",
      {},
      c.words.meanings.map(([name, text]) =>
        h(
          "li",
          { "data-key": name },
          h("span", { class: "lc-meaning" }, known(/** @type {any} */ (c), name) || h("b", {}, name)),
          h("span", {}, text),
        ),
      ),
    ),
  );
}

/** The last row, in which nothing changes its place. @param {Context} c */
function buttonsPart({ view, words, lost }) {
  const done = view.feedback !== null;
  return [
    button(done ? words.next : words.check, ask(done ? { do: "next" } : { do: "check" }), {
      class: "lc-main",
      "data-role": done ? "next" : "check",
      "aria-disabled": lost ? "true" : null,
    }),
    button(words.skip, ask({ do: "skip" }), {
      class: "lc-quiet",
      "data-role": "skip",
      "aria-disabled": done || lost ? "true" : null,
    }),
  ];
}

/** @param {Context} c */
function zoomPart({ words, zoom }) {
  return ["fit", "near"].map((name) =>
    h(
      "button",
      {
        type: "button",
        "data-local": "zoom",
        "data-role": `zoom-${name}`,
        "data-zoom": name,
        title: words[`zoom-${name}`],
        "aria-pressed": String(zoom === name),
      },
      words[`zoom-${name}-brief`],
      h("span", { class: "lc-hidden" }, ` ${words[`zoom-${name}`]}`),
    ),
  );
}
