// The buttons in the last rows of the dock, which go on.

import { button, greyed, own } from "./basics.js";
import { h } from "./elements.js";
import { replayButtons } from "./replaying.js";

/** @typedef {import("./types.d.ts").Context} Context */

/**
 * Whether a person decides.
 * @param {Context["view"]} view
 */
export function isPersons(view) {
  return view.decision !== null && !view.players[view.decision.player].computer;
}

/**
 * The last row of the dock. What stands in it changes when somebody else decides, never within a choice.
 * @param {Context} c
 */
export function buttonsPart(c) {
  const { view, words } = c;
  const { step } = view;
  // In a lesson all but what the learner decides goes by itself.
  const choosing = isPersons(view) || view.lesson !== null;
  const stepButton = button(
    choosing ? words.step : h("span", { class: "lc-two-lines" }, step.label),
    { do: "step" },
    {
      "data-role": "step",
      class: choosing ? "lc-quiet" : "lc-main",
      title: step.enabled ? null : step.why || null,
      ...greyed(!step.enabled, step.why),
    },
  );
  if (view.predict.ask) {
    // Whoever chooses nothing says that nothing happens: Step would be the same under another name.
    const { needed, options } = view.predict.ask;
    const lacking = needed && !options.some((option) => option.chosen);
    const done = button(
      words.guessed,
      { do: "guessed" },
      { "data-role": "guessed", class: "lc-main", ...greyed(lacking, words["next-guess-one"]) },
    );
    return [replayButtons(c), h("div", { class: "lc-buttons" }, done)];
  }
  // The row that goes on stays where it is, whether something is played or not.
  const aside = choosing || !view.auto.offered;
  return [
    aside && replayButtons(c),
    choosing
      ? // Where a lesson rests nobody has anything to confirm, but the row keeps its place.
        h(
          "div",
          { class: "lc-buttons", "data-rests": isPersons(view) ? null : "" },
          confirmButtons(c),
          !view.lesson && stepButton,
        )
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
    !aside && (replayButtons(c) || autoPart(c)),
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
