// The dock, always at the same place and of the same height: why not, what it would change, help, questions, and the
// buttons that go on.

import { answersPart, lookPart } from "./answers.js";
import { button, greyed, helped, known, own, ownParts, reasonText } from "./basics.js";
import { h } from "./elements.js";
import { sincePart } from "./foot.js";
import { markedPart, predictPart } from "./predict.js";
import { replayPart } from "./replay.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function dockPart(c) {
  const { view, local } = c;
  if (local.replay) return replayPart(c);
  if (view.predict.ask) return [answersPart(c, "choices"), answersPart(c, "bar"), predictPart(c)];
  return [
    local.lost &&
      h(
        "p",
        { class: "lc-notice lc-error", "data-role": "lost", role: "alert" },
        h("strong", {}, c.words.lost),
      ),
    answersPart(c, "bar"),
    answersPart(c, "choices"),
    view.refused && h("p", { class: "lc-reason", "data-role": "refused" }, reasonText(view.refused)),
    markedPart(c),
    view.back.text && h("p", { class: "lc-faint", "data-role": "travel" }, view.back.text),
    view.auto.offered && !isPersons(view) && autoText(c),
    dangerPart(c),
    questionsPart(c),
    previewPart(c),
    hintsPart(c),
    ownParts(c, "asked"),
    ownParts(c, "asked").every((part) => !part) && quietPart(c),
    !local.wide && isIdleTurn(view) && sincePart(c),
    restPart(c),
    !view.look.ask && !view.look.cards.length && lookPart(c),
  ];
}

/**
 * Where nothing else is to be said: what the chosen card does, or what happens in this phase.
 * @param {Context} c
 */
function quietPart(c) {
  const { view } = c;
  if (view.preview || view.hint.shown.length || view.look.ask || view.look.cards.length) return null;
  return [
    view.help && h("p", { class: "lc-help lc-faint", "data-role": "help" }, view.help),
    !view.help &&
      !view.decision &&
      view.explain &&
      h("p", { class: "lc-faint", "data-role": "explain" }, view.explain),
  ];
}

/**
 * Whether a turn begins, and nothing is chosen yet.
 * @param {Context["view"]} view
 */
function isIdleTurn(view) {
  return isPersons(view) && !view.preview && !view.help && !view.hint.shown.length;
}

/**
 * Whether a person decides.
 * @param {Context["view"]} view
 */
function isPersons(view) {
  return view.decision !== null && !view.players[view.decision.player].computer;
}

/** @param {Context} c */
function autoText(c) {
  const text = c.local.stopping ? c.words.stopping : c.view.auto.text;
  return text && h("p", { class: "lc-faint", "data-role": "auto-text" }, text);
}

/**
 * The worst that the one who decides has to fear.
 * @param {Context} c
 */
function dangerPart(c) {
  const { danger } = c.view;
  if (!danger?.text) return null;
  const sign = { bad: "⚠ ", good: "✓ " }[danger.tone] || "";
  return h("p", { class: "lc-danger", "data-role": "danger", "data-tone": danger.tone }, sign, danger.text);
}

/**
 * What else could happen, one click away.
 * @param {Context} c
 */
function restPart(c) {
  const { view, words, local } = c;
  const rest = view.danger?.rest || [];
  if (!rest.length) return null;
  const label = local.rest ? words["danger-less"] : `${words["danger-more"]} (${rest.length})`;
  return h(
    "div",
    { class: "lc-rest" },
    own(label, "rest", { class: "lc-link", "aria-expanded": String(local.rest) }),
    local.rest &&
      h(
        "ul",
        { "data-role": "danger-rest" },
        rest.map((text) => h("li", {}, text)),
      ),
  );
}

/** @param {Context} c */
function questionsPart(c) {
  return c.view.questions.map((question) =>
    h(
      "div",
      {
        class: "lc-question-row",
        role: "group",
        "data-key": question.facet,
        "data-question": question.facet,
        "aria-label": question.title,
      },
      h("p", { class: "lc-title" }, question.title),
      question.options.map((option) =>
        button(
          [known(c, option.sign), option.label],
          { do: "pick", facet: question.facet, value: option.value },
          {
            "data-option": `${question.facet} ${option.value}`,
            "aria-pressed": String(option.chosen),
            "aria-disabled": option.enabled ? null : "true",
            "data-reason": reasonText(option.reason) || null,
            "data-title": option.label,
            ...helped(option.help),
          },
        ),
      ),
    ),
  );
}

/** @param {Context} c */
function previewPart(c) {
  const { preview } = c.view;
  return (
    preview &&
    h(
      "div",
      { class: "lc-preview", "data-role": "preview" },
      h("strong", {}, preview.title),
      preview.effects.length > 0 &&
        h(
          "ul",
          { "aria-label": c.words.changes },
          preview.effects.map((effect) => h("li", { "data-tone": effect.tone }, effect.text)),
        ),
      preview.warnings.map((text) => h("p", { class: "lc-bad" }, "⚠ ", text)),
    )
  );
}

/**
 * Clicking a hint chooses what it says; nothing is played before Confirm.
 * @param {Context} c
 */
function hintsPart(c) {
  const { view } = c;
  const { shown, about } = view.hint;
  if (!shown.length) return null;
  const taken = shown.find((hint) => hint.action === view.preview?.action);
  if (taken) return h("p", { class: "lc-faint", "data-role": "hints" }, taken.text);
  if (view.preview) return null;
  return h(
    "div",
    { "data-role": "hints" },
    h("p", { class: "lc-faint" }, about),
    h(
      "ol",
      { class: "lc-hints" },
      shown.map((hint, place) =>
        h(
          "li",
          {},
          button(
            [h("strong", {}, hint.title), h("small", {}, ` ${hint.effect}`), h("span", {}, hint.text)],
            { do: "take", hint: place },
            { "data-hint": hint.action },
          ),
        ),
      ),
    ),
  );
}

/**
 * The last row of the dock. What stands in it changes when somebody else decides, never within a choice.
 * @param {Context} c
 */
export function buttonsPart(c) {
  const { view, words } = c;
  const { step } = view;
  const choosing = isPersons(view);
  const stepButton = button(
    choosing ? words.step : step.label,
    { do: "step" },
    {
      "data-role": "step",
      class: choosing ? "lc-quiet" : "lc-main",
      title: step.enabled ? null : step.why || null,
      ...greyed(!step.enabled, step.why),
    },
  );
  if (view.predict.ask) {
    const done = button(words.guessed, { do: "guessed" }, { "data-role": "guessed", class: "lc-main" });
    return h("div", { class: "lc-buttons" }, done, stepButton);
  }
  return [
    choosing
      ? h("div", { class: "lc-buttons" }, confirmButtons(c), stepButton)
      : h(
          "div",
          { class: "lc-buttons" },
          stepButton,
          button(
            words["run-brief"],
            { do: "run" },
            { "data-role": "run", title: words.run, "aria-label": words.run, ...greyed(!step.run, step.why) },
          ),
        ),
    !choosing && autoPart(c),
  ];
}

/** @param {Context} c */
function confirmButtons(c) {
  const { view, words } = c;
  const { preview } = view;
  return [
    button(
      words.confirm,
      { do: "confirm" },
      {
        class: "lc-main",
        "data-role": "confirm",
        "data-action": preview ? preview.action : null,
        ...greyed(!preview),
      },
    ),
    button(
      words.cancel,
      { do: "cancel" },
      { "data-role": "cancel", ...greyed(!isStarted(c), words["cancel-none"]) },
    ),
  ];
}

/**
 * Whether something has been chosen that can be taken back.
 * @param {Context} c
 */
function isStarted({ view }) {
  return Boolean(
    view.board.selected ||
      view.groups.some((group) => group.choices.some((choice) => choice.chosen)) ||
      view.questions.some((question) => question.options.some((option) => option.chosen)) ||
      view.plan?.rows.some((row) => row.count),
  );
}

/**
 * Playing by itself, where somebody is there to do so: Stop stands where Play stood.
 * @param {Context} c
 */
function autoPart(c) {
  const { view, words, local } = c;
  const { auto } = view;
  if (!auto.offered) return null;
  const going = (auto.running || auto.wait !== null) && !local.stopping;
  return h(
    "div",
    { class: "lc-buttons lc-auto", "data-role": "auto" },
    going
      ? own([h("span", { "aria-hidden": "true" }, "■ "), words.stop], "stop", { class: "lc-stop" })
      : button(
          [h("span", { "aria-hidden": "true" }, "▶ "), words.play],
          { do: "play" },
          {
            "data-role": "play",
            "aria-disabled": view.scores.length || local.stopping ? "true" : null,
          },
        ),
    h(
      "label",
      {},
      h("span", { class: "lc-hidden" }, words.pace),
      h(
        "select",
        { "data-field": "pace", title: words.pace, "data-value": auto.pace },
        auto.paces.map(([value, text]) => h("option", { value, selected: value === auto.pace }, text)),
      ),
    ),
  );
}

/**
 * What is pointed at, over the rest of the dock.
 * @param {{ title: string, help: string, reason: string } | null} pointed
 */
export function pointedPart(pointed) {
  if (!pointed) return null;
  return [
    pointed.title && h("strong", {}, pointed.title),
    pointed.reason && h("p", { class: "lc-reason", "data-role": "reason" }, pointed.reason),
    pointed.help && h("p", { "data-role": "tip" }, pointed.help),
  ];
}
