// What the dock shows while something is played: the line of the moment, and what can be done about it.

import { own } from "./basics.js";
import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */

/**
 * The line of the moment.
 * @param {Context} c
 */
export function replayPart(c) {
  const state = c.local.replay;
  return (
    state &&
    h(
      "p",
      { class: "lc-replaying", "data-role": "replay" },
      h("small", {}, `${state.title} ${state.beat}/${state.count} `),
      h("span", { "data-role": "replay-line", "data-event": state.kind }, state.text),
    )
  );
}

/**
 * The row of buttons: back, pause, forth, how fast, one's own cities only, the end.
 * @param {Context} c
 */
export function replayButtons(c) {
  const { words, local } = c;
  const state = local.replay;
  if (!state) return null;
  const act = (/** @type {string} */ name, /** @type {string} */ label, /** @type {object} */ more = {}) =>
    own(h("span", { "aria-hidden": "true" }, label), "replay", {
      "data-act": name,
      "data-role": `replay-${name}`,
      "data-key": name,
      "aria-label": words[`replay-${name}`],
      title: words[`replay-${name}`],
      ...more,
    });
  const { speed, mine } = local.pace;
  return h(
    "div",
    { class: "lc-buttons lc-replay-buttons", role: "group", "aria-label": words.replay },
    act("back", "‹", { "aria-disabled": state.beat < 1 ? "true" : null }),
    state.playing ? act("pause", "❚❚") : act("resume", "▶"),
    act("forth", "›"),
    act("speed", `${speed}×`, { "aria-label": `${words["replay-speed"]}: ${speed}×` }),
    act("mine", words["zoom-mine-brief"], { "aria-pressed": String(mine) }),
    act("end", "»"),
  );
}
