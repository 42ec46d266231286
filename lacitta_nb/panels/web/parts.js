// The parts of the panel. Each makes elements of the view; `c` is the context {view, words, prefix, local}.

import { answersPart } from "./answers.js";
import { autoPart, autoText, hintButton, hintsPart, isChosen } from "./computer.js";
import { h } from "./elements.js";
import { ownPart } from "./sections.js";

/** @import { Content, Context } from "./types.d.ts" */
/** @import { Command, ReasonView } from "./view.d.ts" */

const send = (/** @type {Command} */ command) => JSON.stringify(command);

/**
 * @param {Content} label
 * @param {Command} command
 * @param {any} [more]
 */
export function button(label, command, more = {}) {
  return h("button", { type: "button", "data-send": send(command), ...more }, label);
}

/**
 * @param {Context} c
 * @param {any} name
 * @param {any} [extra]
 */
export function sign(c, name, extra = "") {
  return h(
    "svg",
    { class: `lc-sign ${extra}`, viewBox: "-27 -27 54 54", "aria-hidden": "true" },
    h("use", { href: `#${c.prefix}-${name}` }),
  );
}

// The sign of that name, if the picture has one.
/**
 * @param {Context} c
 * @param {any} name
 */
function known(c, name) {
  return c.signs.has(name) && sign(c, name);
}

/**
 * @param {Context} c
 * @param {any} seat
 */
export function owner(c, seat) {
  return sign(c, `o-${seat}`, `lc-board lc-owner lc-seat-${seat}`);
}

// What pointing.js shows beside an element that is pointed at, has the focus or was tapped.
/** @param {any} text */
export function helped(text) {
  return text ? { "data-help": text, "aria-description": text } : {};
}

// A list or text that may be longer than its room: see showMore.
/** @param {any} label */
export function scrolling(label) {
  return { "data-scrolls": "", "aria-label": label };
}

/** @param {ReasonView | null} reason */
export function reasonText(reason) {
  return reason ? `${reason.text} [${reason.rule}]` : "";
}

/** @param {Context} c */
export function headPart(c) {
  const { view } = c;
  const explained = view.phases.find((p) => p.key === c.local.phase);
  return [
    h(
      "div",
      { class: "lc-title" },
      h("strong", { "data-role": "title" }, view.title),
      view.decision &&
        h(
          "span",
          { class: "lc-whose", "data-role": "whose" },
          owner(c, view.decision.player),
          " ",
          view.decision.text,
        ),
      ownPart(c, "title"),
    ),
    view.phases.length > 0 &&
      h(
        "ol",
        { class: "lc-phases", "aria-label": c.words.phases },
        view.phases.map((p) =>
          h(
            "li",
            { "data-key": p.key, "data-phase": p.key, "data-state": p.state },
            h(
              "button",
              {
                type: "button",
                "data-local": "phase",
                "data-phase-name": p.key,
                title: p.help,
                "aria-current": p.state === "now" ? "step" : null,
              },
              p.title,
            ),
          ),
        ),
      ),
    view.explain &&
      h(
        "p",
        {
          class: "lc-explain",
          "data-role": "explain",
          "data-longest": longest(view.phases.map((p) => `${p.title}: ${p.help}`)),
        },
        h("span", {}, explained ? `${explained.title}: ${explained.help}` : view.explain),
      ),
  ];
}

/** @param {Context} c */
export function barPart(c) {
  const { view, words } = c;
  // Between persons and computer players a decision is a person's, as the title says.
  const whole = (/** @type {string} */ role, /** @type {string} */ to, /** @type {string} */ label) =>
    to === "decision" && view.back.mixed ? words[`${role}-person`] : label;
  const back = (
    /** @type {"undo" | "redo"} */ role,
    /** @type {string} */ to,
    /** @type {string} */ arrow,
    /** @type {string} */ label,
  ) => {
    const why = view.back[role] ? null : words[`${role}-none`];
    return button(
      [
        h("span", { class: "lc-arrow", "data-arrow": arrow, "aria-hidden": "true" }),
        h("span", { class: to === "one" ? null : "lc-word" }, label),
      ],
      { do: role, to },
      {
        "data-role": `${role}-${to}`,
        "aria-disabled": why && "true",
        "data-reason": why,
        "aria-label": whole(role, to, label),
        title: why ? `${whole(role, to, label)}. ${why}` : whole(role, to, label),
        class: "lc-quiet",
      },
    );
  };
  return [
    autoPart(c),
    button(
      view.step.label,
      { do: "step" },
      {
        "data-role": "step",
        class: "lc-main",
        "data-longest": longest(view.phases.map((phase) => `${words.step}: ${phase.title}`)),
        "aria-disabled": view.step.enabled ? null : "true",
        title: view.step.enabled ? null : view.step.why || null,
        "data-reason": view.step.why || null,
      },
    ),
    button(
      words.run,
      { do: "run" },
      {
        "data-role": "run",
        "data-reason": view.step.why || null,
        title: view.step.run ? null : view.step.why || null,
        "aria-disabled": view.step.run ? null : "true",
      },
    ),
    h(
      "span",
      { class: "lc-group" },
      view.back.stops.map((to) => back("undo", to, "|«", words[`undo-${to}`])),
      back("undo", "decision", "«", words["undo-decision"]),
      back("undo", "one", "‹", words.undo),
      back("redo", "one", "›", words.redo),
      back("redo", "decision", "»", words["redo-decision"]),
      back("redo", "end", "»|", words["redo-end"]),
    ),
    h(
      "button",
      {
        type: "button",
        "data-local": "coordinates",
        "data-role": "coordinates",
        class: "lc-quiet",
        "aria-pressed": String(c.local.coordinates),
        "aria-label": `${words.coordinates}: A1`,
        title: words.coordinates,
      },
      "A1",
    ),
  ];
}

// Room is kept for the longest of several texts, so that nothing beside or below it moves.
/** @param {string[]} texts */
function longest(texts) {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), "");
}

/** @param {Context} c */
export function noticePart(c) {
  return [
    c.local.lost &&
      h(
        "div",
        { class: "lc-notice lc-error", "data-role": "lost", role: "alert" },
        h("strong", {}, c.words.lost),
      ),
    answersPart(c, "bar"),
  ];
}

/** @param {Context} c */
export function choicesPart(c) {
  const { view, words } = c;
  if (view.scores.length) return answersPart(c, "choices");
  return [
    view.back.text && h("p", { class: "lc-travel", "data-role": "travel" }, view.back.text),
    !view.hint.shown.length && ownPart(c, "warnings"),
    view.step.enabled &&
      !view.decision &&
      !view.auto.running &&
      !view.auto.text &&
      !c.local.lost &&
      h("p", { class: "lc-faint" }, words[view.back.undo ? "next-step" : "nothing-yet"]),
    view.prompt &&
      h(
        "div",
        { class: "lc-asked" },
        h("p", { class: "lc-prompt", "data-role": "prompt" }, view.prompt),
        hintButton(c),
      ),
    autoText(c),
    ownPart(c, "means"),
    view.help && h("p", { class: "lc-help lc-faint", "data-role": "help" }, view.help),
    hintsPart(c),
    view.hint.shown.length > 0 && ownPart(c, "warnings"),
    view.groups.map((group) =>
      h(
        "div",
        {
          class: "lc-choices",
          role: "group",
          "data-key": group.key,
          "aria-label": group.title || words.panel,
        },
        group.title && h("h4", {}, group.title),
        group.choices.map((choice) => choiceButton(c, choice)),
      ),
    ),
    planPart(c),
    view.questions.map((question) =>
      h(
        "div",
        {
          class: "lc-choices",
          role: "group",
          "data-key": question.facet,
          "data-question": question.facet,
          "aria-label": question.title,
        },
        h("h4", {}, question.title),
        question.options.map((option) =>
          button(
            [known(c, option.sign), option.label],
            { do: "pick", facet: question.facet, value: option.value },
            {
              "data-option": `${question.facet} ${option.value}`,
              "aria-pressed": String(option.chosen),
              "aria-disabled": option.enabled ? null : "true",
              "data-reason": reasonText(option.reason) || null,
              ...helped(option.help),
            },
          ),
        ),
      ),
    ),
    isIdle(view) && happenedList(c),
    h(
      "p",
      { class: "lc-reason", "data-role": "reason", role: "status" },
      c.local.reason || reasonText(view.refused),
    ),
    !view.hint.shown.some((hint) => isChosen(c, hint)) && previewPart(c),
    ownPart(c, "aside"),
    answersPart(c, "choices"),
  ];
}

// Whether nothing is to be chosen: then the place beside the board is free for what happened.
/** @param {any} view */
export function isIdle(view) {
  return !view.groups.length && !view.plan && !view.questions.length && !view.preview;
}

/** @param {Context} c */
function happenedList(c) {
  const {
    words,
    view: { happened },
  } = c;
  return (
    happened.length > 0 && [
      h("h4", {}, words.happened),
      h(
        "ul",
        { class: "lc-happened", "data-role": "happened", ...scrolling(words.happened) },
        happened.map((line) => logLine(c, line)),
      ),
    ]
  );
}

/** @param {Context} c */
function signsPart(c) {
  return (
    c.words.meanings.length > 0 &&
    h(
      "details",
      { class: "lc-signs", "data-role": "signs" },
      h("summary", {}, c.words.signs),
      h(
        "ul",
        {},
        c.words.meanings.map(([name, text]) =>
          h(
            "li",
            {},
            h("span", { class: "lc-meaning" }, known(c, name) || h("b", {}, name)),
            h("span", {}, text),
          ),
        ),
        c.words["signs-more"] && h("li", {}, c.words["signs-more"]),
      ),
    )
  );
}

/**
 * @param {Context} c
 * @param {any} choice
 */
function choiceButton(c, choice) {
  return button(
    [known(c, choice.sign), choice.label, choice.detail && h("small", {}, ` ${choice.detail}`)],
    { do: "choose", choice: choice.key },
    {
      "data-key": choice.key,
      "data-choice": choice.key,
      "aria-pressed": String(choice.chosen),
      "aria-disabled": choice.enabled ? null : "true",
      "data-reason": reasonText(choice.reason) || null,
      ...helped(choice.help),
    },
  );
}

/** @param {Context} c */
function planPart(c) {
  const { plan } = c.view;
  const { words } = c;
  if (!plan) return null;
  return h(
    "ul",
    { class: "lc-plan", "data-role": "plan", "data-left": plan.left },
    plan.rows.map((row) =>
      h(
        "li",
        { "data-key": row.space, "data-plan": row.space },
        h(
          "span",
          {},
          row.label,
          !plan.counted && row.badge && h("small", {}, ` ${row.badge}`),
          row.costs && h("small", { class: "lc-costs" }, ` ${row.costs}`),
        ),
        plan.counted
          ? h(
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
            )
          : button(
              row.count ? words.falls : words.stays,
              { do: row.count ? "unplan" : "plan", space: row.space },
              {
                "data-role": "toggle",
                "aria-pressed": String(row.count > 0),
                "aria-label": row.label,
              },
            ),
      ),
    ),
  );
}

/** @param {Context} c */
export function previewPart(c) {
  const { view, words } = c;
  const started =
    view.groups.some((g) => g.choices.some((choice) => choice.chosen)) ||
    view.questions.length > 0 ||
    view.plan?.rows.some((row) => row.count);
  const preview = view.preview;
  if (!preview && !started) return null;
  return h(
    "div",
    { class: preview ? "lc-preview" : null, "data-role": "preview" },
    preview && h("strong", {}, preview.title),
    preview &&
      preview.effects.length > 0 &&
      h(
        "ul",
        { "aria-label": words.changes },
        preview.effects.map((effect) => h("li", { "data-tone": effect.tone }, effect.text)),
      ),
    preview?.warnings.map((text) => h("p", { class: "lc-warning" }, "⚠ ", text)),
    h(
      "div",
      { class: "lc-group" },
      preview &&
        button(
          words.confirm,
          { do: "confirm" },
          { class: "lc-main", "data-role": "confirm", "data-action": preview.action },
        ),
      button(words.cancel, { do: "cancel" }, { "data-role": "cancel" }),
    ),
  );
}

/** @param {Context} c */
export function happenedPart(c) {
  const { view } = c;
  return [
    answersPart(c, "happened"),
    ownPart(c, "future"),
    !view.look.ask && !view.look.cards.length && lookPart(c),
    ownPart(c, "asked"),
    (view.scores.length > 0 || !isIdle(view)) && happenedList(c),
    signsPart(c),
  ];
}

/**
 * @param {Context} c
 * @param {any} number
 */
function ruleCode(c, number) {
  return (
    number &&
    h(
      "small",
      { class: "lc-rule", tabindex: "-1", ...helped(`${c.words.rule} ${number}: ${c.words.rules[number]}`) },
      ` ${number}`,
    )
  );
}

/**
 * @param {Context} c
 * @param {any} line
 * @param {any} [more]
 */
export function logLine(c, line, more = {}) {
  if (line.heading) return h("li", { class: "lc-heading" }, line.heading);
  return h(
    "li",
    { "data-event": line.kind, "data-lights": line.lights || null, ...more },
    line.player >= 0 && owner(c, line.player),
    line.text,
    ruleCode(c, line.rule),
  );
}

/** @param {Context} c */
export function lookPart(c) {
  const { look } = c.view;
  const { words } = c;
  if (look.cards.length) {
    return h(
      "div",
      { class: "lc-curtain", "data-role": "secret", tabindex: "-1" },
      look.cards.map((text) => h("p", {}, text)),
      button(words.hide, { do: "hide" }, { "data-role": "hide" }),
    );
  }
  if (look.ask) {
    return h(
      "div",
      { class: "lc-curtain", "data-role": "curtain", tabindex: "-1" },
      h("p", {}, look.ask),
      button(look.confirm, { do: "reveal" }, { "data-role": "reveal", class: "lc-main" }),
      " ",
      button(words.back, { do: "hide" }, { "data-role": "hide" }),
    );
  }
  return (
    look.players.length > 0 &&
    h(
      "p",
      { class: "lc-look" },
      words.look,
      " ",
      look.players.map((player) =>
        button(
          `${words.show} ${player.name}`,
          { do: "curtain", player: player.seat },
          { "data-role": "curtain-open" },
        ),
      ),
    )
  );
}
