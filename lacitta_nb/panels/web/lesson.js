// The bar of a lesson: its task and goal, what was helped and how it ended, and the ways on. It keeps its height and its
// buttons their places, whatever it says.

import { button, greyed, scrolling } from "./basics.js";
import { h } from "./elements.js";
import { ruleLink } from "./rules.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {NonNullable<Context["view"]["lesson"]>} Lesson */

/** What the standing of a goal looks like beside its word. @type {Record<string, string>} */
const SIGNS = { open: "○", met: "✓", missed: "✕" };

/**
 * The lesson at the table; null without one.
 * @param {Context} c
 */
export function lessonPart(c) {
  const { lesson } = c.view;
  if (!lesson) return null;
  // While it is played on the board what happened, how it ends is not told yet.
  const shown = c.local.replay
    ? { ...lesson, standing: "open", stands: "", why: "", learnt: "", main: "" }
    : lesson;
  return h(
    "section",
    {
      class: "lc-lesson",
      "data-role": "lesson",
      "data-standing": shown.standing,
      "aria-label": c.words.lesson,
    },
    topPart(c, shown),
    h("p", { class: "lc-lesson-ask", "data-role": "lesson-ask", ...scrolling(lesson.name) }, lesson.ask),
    toldPart(c, shown),
    waysPart(c, shown),
  );
}

/**
 * What this is, and what is to be reached.
 * @param {Context} c
 * @param {Lesson} lesson
 */
function topPart(c, lesson) {
  const last = lesson.at > lesson.of;
  return h(
    "p",
    { class: "lc-lesson-top" },
    h(
      "span",
      {},
      h("strong", { "data-role": "lesson-name" }, lesson.name),
      !last && h("span", { class: "lc-faint", "data-role": "lesson-at" }, ` ${lesson.at}/${lesson.of}`),
    ),
    lesson.goal &&
      h(
        "span",
        { class: "lc-goal", "data-role": "lesson-goal", "data-standing": lesson.standing },
        h("span", { class: "lc-goal-sign", "aria-hidden": "true" }, SIGNS[lesson.standing]),
        h("span", {}, `${c.words["lesson-goal"]}${c.words.colon} ${lesson.goal}`),
        lesson.stands && h("b", { "data-role": "lesson-stands" }, lesson.stands),
      ),
  );
}

/**
 * What was helped, why the goal was missed, what was learnt.
 * @param {Context} c
 * @param {Lesson} lesson
 */
function toldPart(c, lesson) {
  return h(
    "div",
    {
      class: "lc-lesson-told",
      "data-role": "lesson-told",
      role: "group",
      ...scrolling(c.words["learn-what"]),
    },
    lesson.why &&
      h(
        "p",
        { class: lesson.standing === "missed" ? "lc-bad" : null, "data-role": "lesson-why" },
        lesson.why,
      ),
    (lesson.learnt || lesson.rules.length > 0) &&
      !c.local.replay &&
      h("p", { "data-role": "lesson-learnt" }, lesson.learnt, rulesPart(c, lesson)),
    // The newest help comes first: what stood there goes down, and can be scrolled to.
    lesson.helps.length > 0 &&
      h(
        "ol",
        { class: "lc-lesson-helps", "data-role": "lesson-helps", reversed: true },
        lesson.helps.map((text, place) => h("li", { "data-key": place }, text)).reverse(),
      ),
  );
}

/**
 * The numbers of the rules that were learnt: each leads to its rule.
 * @param {Context} c
 * @param {Lesson} lesson
 */
function rulesPart(c, lesson) {
  if (!lesson.rules.length) return null;
  return h(
    "span",
    { class: "lc-lesson-rules" },
    h("span", { class: "lc-faint" }, `${c.words["drawer-rules"]}:`),
    lesson.rules.map((rule) => ruleLink(c, rule, "0")),
  );
}

/**
 * Help, again, the solution, and on.
 * @param {Context} c
 * @param {Lesson} lesson
 */
function waysPart(c, lesson) {
  const { words } = c;
  const last = lesson.at > lesson.of;
  const way = (
    /** @type {string} */ to,
    /** @type {string} */ label,
    /** @type {boolean} */ off,
    /** @type {string} */ why = "",
  ) =>
    button(
      label,
      { do: "learn", to },
      { "data-role": `learn-${to}`, class: lesson.main === to ? "lc-main" : null, ...greyed(off, why) },
    );
  return h(
    "div",
    { class: "lc-lesson-ways" },
    way("back", words.back, !lesson.back),
    way("help", lesson.help, !lesson.more, last ? "" : words["learn-help-none"]),
    way("retry", words["learn-retry"], last),
    way("reveal", words["learn-reveal"], last),
    lesson.next && way("next", lesson.next, false),
  );
}
