// The dock, always at the same place and of the same height: why not, what it would change, help, questions, and the
// buttons that go on.

import { answersPart, lookPart } from "./answers.js";
import { known, own, ownParts } from "./basics.js";
import { isPersons } from "./buttons.js";
import { coachPart } from "./coach.js";
import { h } from "./elements.js";
import { sincePart } from "./foot.js";
import { isAskedInHand, MANY, optionButton } from "./hand.js";
import { hintsPart, isChoosingHint } from "./hints.js";
import { markedPart, predictPart } from "./predict.js";
import { replayPart } from "./replaying.js";
import { ruleLink } from "./rules.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} c */
export function dockPart(c) {
  const { view, local } = c;
  if (local.replay) return replayPart(c);
  // The hand is larger than the dock beside the board, and smaller below it: the question takes the larger one.
  if (view.predict.ask)
    return [answersPart(c, "choices"), answersPart(c, "bar"), local.wide ? markedPart(c) : predictPart(c)];
  // What needs much room comes before what has been said all the time.
  const many = view.questions.some((question) => question.options.length >= MANY);
  // Whoever asks for hints reads these first.
  const advised = isChoosingHint(view);
  return [
    local.lost &&
      h(
        "p",
        { class: "lc-notice lc-error", "data-role": "lost", role: "alert" },
        h("strong", {}, c.words.lost),
      ),
    answersPart(c, "bar"),
    answersPart(c, "choices"),
    view.refused &&
      h(
        "p",
        { class: "lc-reason", "data-role": "refused" },
        view.refused.text,
        ruleLink(c, view.refused.rule, "0"),
      ),
    markedPart(c),
    coachPart(c),
    view.back.text && h("p", { class: "lc-faint", "data-role": "travel" }, view.back.text),
    view.auto.offered && !isPersons(view) && autoText(c),
    many && questionsPart(c),
    !advised && dangerPart(c),
    !many && questionsPart(c),
    advised && [hintsPart(c), dangerPart(c)],
    previewPart(c),
    !advised && hintsPart(c),
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
      !view.lesson &&
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
  const more = words[view.danger?.text ? "danger-more" : "danger-some"];
  const label = local.rest ? words["danger-less"] : `${more} (${rest.length})`;
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
  const asked = c.view.questions.filter((question) => !isAskedInHand(c, question));
  return asked.map((question) =>
    h(
      "div",
      {
        class: "lc-question-row",
        "data-many": question.options.length >= MANY ? "" : null,
        role: "group",
        "data-key": question.facet,
        "data-question": question.facet,
        "aria-label": question.title,
      },
      (question.options.length < MANY || question.title !== c.view.prompt) &&
        h("p", { class: "lc-title" }, question.title),
      question.options.map((option) => optionButton(question, option, [known(c, option.sign), option.label])),
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
