// The drawer of rules: numbered, searchable, edition by edition, with an example of the rule that is open; and the words
// of the game.

import { button } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").RulesView} RulesView */
/** @typedef {import("./view.d.ts").RuleView} RuleView */

/**
 * The number of a rule, which opens it in the drawer.
 * @param {Pick<Context, "words" | "rules">} c
 * @param {string | undefined} number
 * @param {string} [tabindex] -1 where it stands before what is chosen, so that few tabs lead there
 */
export function ruleLink(c, number, tabindex = "-1") {
  if (!number) return null;
  const text = c.rules[number];
  if (!text) return h("small", { class: "lc-rule" }, number);
  const told = `${c.words.rule} ${number}${c.words.colon} ${text}`;
  return button(
    number,
    { do: "rule", number },
    {
      class: "lc-rule",
      "data-rule": number,
      "data-help": told,
      "aria-label": `${c.words.rule} ${number}`,
      tabindex,
    },
  );
}

/** @param {Pick<Context, "words"> & { view: { rules: RulesView | null }, local: { query: string, differing: boolean } }} c */
export function rulesPart(c) {
  const { words } = c;
  const { rules } = c.view;
  if (!rules) return h("p", { class: "lc-faint" }, words.busy);
  const wanted = plain(c.local.query);
  const shown = (/** @type {RuleView} */ rule) =>
    (rule.number === rules.open && !wanted) ||
    (fits(rule, wanted) && (!c.local.differing || rule.editions.length > 0));
  const parts = rules.parts
    .map((part) => ({ ...part, rules: part.rules.filter(shown) }))
    .filter((part) => part.rules.length);
  const terms = rules.terms.filter((term) => wanted && says(`${term.name} ${term.text}`, wanted));
  const count = parts.reduce((sum, part) => sum + part.rules.length, terms.length);
  return [
    h(
      "div",
      { class: "lc-rules-head" },
      h(
        "label",
        {},
        words["rules-search"],
        " ",
        h("input", { type: "search", "data-field": "rule-search", autocomplete: "off", size: 18 }),
      ),
      editionsPart(c, rules),
      rules.editions.length > 0 &&
        h(
          "label",
          {},
          h("input", { type: "checkbox", "data-field": "rule-differs", checked: c.local.differing }),
          ` ${words["rules-differs"]}`,
        ),
      h("span", { class: "lc-faint", role: "status" }, wanted && `${words["rules-found"]} ${count}`),
    ),
    parts.map((part) => [
      part.title && h("h4", { "data-key": `part-${part.key}` }, part.title),
      h(
        "ul",
        { class: "lc-rules", "data-key": part.key, "aria-label": part.title },
        part.rules.map((rule) => rulePart(c, rule, rules)),
      ),
    ]),
    termsPart(c, wanted ? terms : c.local.differing ? [] : rules.terms),
    wanted && !count && h("p", { "data-role": "rules-none" }, words["rules-none"]),
  ];
}

/**
 * @param {Pick<Context, "words">} c
 * @param {RulesView} rules
 */
function editionsPart(c, rules) {
  if (!rules.editions.length) return null;
  const options = [["", c.words["rules-all-editions"]], ...rules.editions];
  return h(
    "label",
    {},
    c.words["rules-edition"],
    " ",
    h(
      "select",
      { "data-field": "rule-edition", "data-value": rules.edition },
      options.map(([value, text]) => h("option", { value, selected: value === rules.edition }, text)),
    ),
  );
}

/**
 * @param {Pick<Context, "words">} c
 * @param {RuleView} rule
 * @param {RulesView} rules
 */
function rulePart(c, rule, rules) {
  const open = rules.open === rule.number;
  return h(
    "li",
    { "data-key": rule.number, "data-entry": rule.number, class: open ? "lc-open" : null },
    button(
      [h("b", {}, rule.number), h("span", {}, rule.text)],
      { do: "rule", number: open ? "" : rule.number },
      { class: "lc-rule-text", "aria-expanded": String(open) },
    ),
    rule.editions.map(([name, text]) =>
      h("p", { class: "lc-edition" }, h("b", {}, `${name}${c.words.colon} `), text),
    ),
    open && examplePart(c, rule.number, rules),
  );
}

/**
 * @param {Pick<Context, "words">} c
 * @param {string} number
 * @param {RulesView} rules
 */
function examplePart(c, number, { example, lights }) {
  if (!example) return null;
  return h(
    "div",
    { class: "lc-example", "data-role": "example" },
    h("p", {}, h("b", {}, `${c.words["rules-example"]} `), example.text),
    h("div", { class: "lc-example-picture", "data-key": number, html: example.picture }),
    example.here &&
      button(
        c.words["rules-show"],
        { do: "rule", number, show: true },
        { "data-role": "rule-show", "aria-pressed": String(lights !== "") },
      ),
  );
}

/**
 * @param {Pick<Context, "words">} c
 * @param {RulesView["terms"]} terms
 */
function termsPart(c, terms) {
  if (!terms.length) return null;
  return [
    h("h4", { "data-key": "terms-head" }, c.words["rules-terms"]),
    h(
      "dl",
      { class: "lc-terms", "data-key": "terms", "data-role": "terms" },
      terms.map((term) => [h("dt", {}, term.name), h("dd", {}, term.text)]),
    ),
  ];
}

/**
 * @param {RuleView} rule
 * @param {string} wanted
 */
function fits(rule, wanted) {
  const number = wanted.replaceAll(" ", "") === plain(rule.number);
  return number || says([rule.number, rule.text, ...rule.editions.flat(), rule.find].join(" "), wanted);
}

/**
 * Whether a text has all words that are looked for.
 * @param {string} text
 * @param {string} wanted
 */
function says(text, wanted) {
  const told = plain(text);
  return wanted.split(/\s+/).every((word) => told.includes(word));
}

/** Without capitals and accents. @param {string} text */
function plain(text) {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
}
