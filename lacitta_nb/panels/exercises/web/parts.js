// What the page of an exercise is made of.

import { button, known, owner } from "../../web/basics.js";
import { h } from "../../web/elements.js";
import { languagePart } from "../../web/head.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").AnswerView} AnswerView */
/** @typedef {import("./view.d.ts").Command} Command */

const SIGNS = /** @type {Record<string, string>} */ ({ right: "✓", wrong: "✗", missed: "!" });
/** Options that a digit chooses. */
const DIGITS = 9;

/** The page's own commands go the way of the panel's. @param {Command} command */
const ask = (command) => /** @type {any} */ (command);

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
function answerPart(c) {
  const { view, words } = c;
  const how = h("p", { class: "lc-how lc-faint" }, view.how);
  if (view.form === "number") return [how, numberPart(c)];
  if (view.form === "order")
    return [
      how,
      h(
        "ol",
        { class: "lc-rows", "aria-label": words.answer },
        view.options.map((o, place) => rowPart(c, o, place)),
      ),
    ];
  if (view.form === "arrows") return [how, arrowsPart(c)];
  if (!view.options.length) return how;
  return [
    how,
    h(
      "div",
      { class: "lc-options", role: "group", "aria-label": words.answer },
      view.options.map((option, place) => optionPart(c, option, place)),
    ),
  ];
}

/**
 * @param {Context} c
 * @param {AnswerView} option
 * @param {number} place
 */
function optionPart(c, option, place) {
  const digit = place < DIGITS ? String(place + 1) : null;
  const done = c.view.feedback !== null;
  return button(
    [
      h("span", { class: "lc-digit", "aria-hidden": "true" }, markOf(c, option.mark) ? "" : digit),
      markPart(c, option.mark),
      known(/** @type {any} */ (c), option.sign),
      h("span", {}, option.text),
    ],
    ask({ do: "choose", key: option.key }),
    {
      "data-key": option.key,
      "data-option": option.key,
      "data-stay": `option ${option.key}`,
      "data-lights": option.lights || null,
      "data-mark": option.mark || null,
      "aria-pressed": String(option.chosen),
      "aria-keyshortcuts": done ? null : digit,
      "aria-disabled": done ? "true" : null,
    },
  );
}

/**
 * @param {Context} c
 * @param {AnswerView} option
 * @param {number} place
 */
function rowPart(c, option, place) {
  const { view, words } = c;
  const done = view.feedback !== null;
  const move = (/** @type {string} */ role, /** @type {string} */ sign, /** @type {number} */ to) =>
    button(h("span", { "aria-hidden": "true" }, sign), ask({ do: "move", key: option.key, to }), {
      "data-role": role,
      "data-stay": `${role} ${option.key}`,
      "aria-label": `${words[role]}: ${option.text}`,
      title: words[role],
      "aria-disabled": done || to < 0 || to >= view.options.length ? "true" : null,
    });
  return h(
    "li",
    {
      "data-key": option.key,
      "data-row": option.key,
      "data-place": place,
      "data-lights": option.lights || null,
      "data-mark": option.mark || null,
      draggable: done ? null : "true",
    },
    h("span", { class: "lc-digit", "aria-hidden": "true" }, place + 1),
    markPart(c, option.mark),
    known(/** @type {any} */ (c), option.sign),
    h("span", { class: "lc-row-text" }, option.text),
    move("up", "▲", place - 1),
    move("down", "▼", place + 1),
  );
}

/** @param {Context} c */
function numberPart({ view, words }) {
  const done = view.feedback !== null;
  const step = (/** @type {string} */ name, /** @type {string} */ sign) =>
    h(
      "button",
      {
        type: "button",
        "data-role": name,
        "data-local": name,
        "aria-label": words[name],
        title: words[name],
        "aria-disabled": done ? "true" : null,
      },
      sign,
    );
  return h(
    "div",
    { class: "lc-number", role: "group", "aria-label": words.answer },
    step("less", "−"),
    h("input", {
      type: "text",
      inputmode: "numeric",
      maxlength: 4,
      size: 4,
      autocomplete: "off",
      "data-key": `number-${view.number}`,
      "data-field": "number",
      "aria-label": words.answer,
      value: view.answer || null,
      readonly: done,
    }),
    step("more", "+"),
  );
}

/** @param {Context} c */
function arrowsPart(c) {
  const { view, words } = c;
  const { start } = view.board;
  const done = view.feedback !== null;
  return h(
    "ul",
    { class: "lc-arrows", "aria-label": words.answer },
    view.arrows.map((arrow) =>
      h(
        "li",
        {
          "data-key": arrow.key,
          "data-arrow": arrow.key,
          "data-lights": arrow.ends.join(" "),
          "data-mark": arrow.mark || null,
        },
        markPart(c, arrow.mark),
        h("span", { class: "lc-row-text" }, arrow.text),
        !done &&
          button("×", ask({ do: "drop", key: arrow.key }), {
            "data-role": "drop",
            "aria-label": `${words.drop}: ${arrow.text}`,
            title: words.drop,
          }),
      ),
    ),
    start && h("li", { class: "lc-faint", "data-key": "start", "data-role": "start" }, `${start} → …`),
    !view.arrows.length && !start && h("li", { class: "lc-faint", "data-key": "none" }, words["no-arrows"]),
  );
}

/**
 * @param {Context} c
 * @param {string} mark
 */
function markOf(c, mark) {
  return mark ? c.words[`mark-${mark}`] : "";
}

/**
 * How something compares with the right answer: a sign, and a word for whoever does not see it.
 * @param {Context} c
 * @param {string} mark
 */
function markPart(c, mark) {
  if (!mark) return null;
  return [
    h("span", { class: "lc-mark", "aria-hidden": "true" }, SIGNS[mark]),
    h("span", { class: "lc-hidden" }, `${markOf(c, mark)}: `),
  ];
}

/** @param {Context} c */
function feedbackPart(c) {
  const { view, words, rule } = c;
  const { feedback, notice } = view;
  const told = c.told || notice?.text;
  return [
    told &&
      h(
        "p",
        {
          class: notice?.kind === "error" || c.told ? "lc-bad" : null,
          "data-role": "status",
          "data-key": "status",
        },
        told,
        notice?.trace && h("details", {}, h("summary", {}, notice.text), h("pre", {}, notice.trace)),
      ),
    feedback &&
      h(
        "div",
        { "data-key": "feedback", "data-role": "feedback", "data-right": String(feedback.right) },
        h(
          "p",
          { class: "lc-verdict" },
          h("span", { class: "lc-mark", "aria-hidden": "true" }, feedback.right ? SIGNS.right : SIGNS.wrong),
          " ",
          h("b", {}, feedback.title),
        ),
        feedback.answer && h("p", {}, feedback.answer),
        feedback.why.map(({ text, lights }) => h("p", { "data-lights": lights || null }, text)),
        h(
          "p",
          { class: "lc-rule-list" },
          feedback.rules.map((number) =>
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
      ),
    !told && !feedback && h("p", { class: "lc-faint lc-keys-hint", "data-key": "keys" }, words.keys),
  ];
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

/** The places, which stay while what is in them changes. @param {string} hiding a style sheet */
export function skeleton(hiding) {
  const part = (
    /** @type {string} */ name,
    /** @type {import("../../web/types.d.ts").Attributes} */ more = {},
  ) => h("div", { class: `lc-part-${name}`, "data-part": name, ...more });
  return h(
    "section",
    {
      class: "lc-panel lc-exercises",
      tabindex: "-1",
      "data-role": "exercises",
    },
    h(
      "div",
      { class: "lc-sheet" },
      part("head"),
      part("strip"),
      h(
        "div",
        { class: "lc-side" },
        h(
          "div",
          { class: "lc-side-body", role: "group", "data-scrolls": "" },
          part("answer"),
          part("feedback"),
        ),
        part("buttons"),
      ),
      h(
        "div",
        { class: "lc-board-side" },
        part("board", { role: "group" }),
        h("p", { class: "lc-chip", "data-part": "chip", "aria-hidden": "true", hidden: true }),
        part("zoom"),
      ),
    ),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }),
    h("style", {}, hiding),
  );
}
