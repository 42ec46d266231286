// The switch "What if the year ended now?" in the foot, whose arrows are on the board, and what it tells below it.

import { button, owner, scrolling, sign } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {NonNullable<Context["view"]["forecast"]>} Forecast */

/** @param {Context} c */
export function switchPart(c) {
  const { forecast } = c.view;
  const { words } = c;
  if (!forecast) return null;
  return button(
    [h("span", { class: "lc-switch", "aria-hidden": "true" }), words["forecast-switch"]],
    { do: "forecast", on: !forecast.on },
    { role: "switch", "data-role": "forecast-switch", "aria-checked": String(forecast.on) },
  );
}

/** @param {Context} c */
export function forecastPart(c) {
  const { forecast } = c.view;
  const { words } = c;
  if (!forecast?.on) return null;
  return h(
    "div",
    { class: "lc-forecast", "data-role": "forecast" },
    h("p", { class: "lc-faint" }, forecast.about),
    h(
      "div",
      { class: "lc-forecast-columns" },
      h(
        "ul",
        { "data-role": "forecast-lines", ...scrolling(words.forecast) },
        forecast.lines.map((line) => h("li", {}, line)),
      ),
      foodTable(c, forecast.balances),
      h(
        "div",
        {},
        h("p", { class: "lc-title" }, words["forecast-more"]),
        h(
          "ul",
          { "data-role": "forecast-more" },
          forecast.more.map((line) => h("li", {}, line)),
        ),
      ),
      forecast.assumed.length > 0 &&
        h(
          "div",
          {},
          h("p", { class: "lc-title" }, words["forecast-assumed"]),
          h(
            "ul",
            {},
            forecast.assumed.map((line) => h("li", {}, line)),
          ),
        ),
    ),
  );
}

/**
 * What the people could wish for, by its signs; each with its chance.
 * @param {Context} c
 */
export function wishesPart(c) {
  const { forecast } = c.view;
  const { words } = c;
  if (!forecast?.on) return null;
  return h(
    "div",
    { class: "lc-wishes", role: "group", "aria-label": words.forecast },
    forecast.wishes.map((wish) =>
      button(
        [wish.signs.map((name) => sign(c, `v-${name}`)), h("small", {}, wish.chance)],
        { do: "forecast", wish: wish.key },
        {
          "data-forecast": wish.key,
          "data-title": `${words.forecast}: ${wish.label}`,
          "aria-label": `${wish.label} ${wish.chance}`,
          "aria-pressed": String(wish.key === forecast.shown),
          title: `${words.forecast}: ${wish.label}`,
        },
      ),
    ),
  );
}

/**
 * @param {Context} c
 * @param {Forecast["balances"]} balances
 */
function foodTable(c, balances) {
  const { words } = c;
  const heads = [words.player, words["forecast-now"], words["forecast-then"], words["forecast-left"]];
  return h(
    "table",
    { class: "lc-balances", "data-role": "forecast-food" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((text) => h("th", { scope: "col" }, text)),
      ),
    ),
    h(
      "tbody",
      {},
      balances.map((row) =>
        h(
          "tr",
          { "data-balance": row.name },
          h("th", { scope: "row" }, owner(c, row.seat), " ", row.name),
          h("td", {}, row.now),
          h(
            "td",
            {},
            row.then,
            row.short > 0 && h("strong", { class: "lc-short" }, ` ⚠ ${row.short} ${words.short}`),
          ),
          h("td", {}, row.left),
        ),
      ),
    ),
  );
}
