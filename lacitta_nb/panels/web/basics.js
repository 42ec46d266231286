// What every part is made of: buttons, signs, help.

import { h } from "./elements.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Content} Child */
/** @typedef {import("./view.d.ts").Command} Command */
/** @typedef {Record<string, unknown>} Attributes */

/**
 * A button that sends a command.
 * @param {Child} label
 * @param {Command} command
 * @param {Attributes} [more]
 */
export function button(label, command, more = {}) {
  return h("button", { type: "button", "data-send": JSON.stringify(command), ...more }, label);
}

/**
 * A button that the page itself answers, by the method of that name.
 * @param {Child} label
 * @param {string} name
 * @param {Attributes} [more]
 */
export function own(label, name, more = {}) {
  return h("button", { type: "button", "data-local": name, "data-role": name, ...more }, label);
}

/**
 * Attributes of what can't be pressed now, and why.
 * @param {boolean} greyed
 * @param {string | null | undefined} [reason]
 */
export function greyed(greyed, reason) {
  return greyed ? { "aria-disabled": "true", "data-reason": reason || null } : {};
}

/**
 * A sign of the picture.
 * @param {Context} c
 * @param {string} name
 * @param {string} [extra]
 */
export function sign(c, name, extra = "") {
  return h(
    "svg",
    { class: `lc-sign ${extra}`.trim(), viewBox: "-27 -27 54 54", "aria-hidden": "true" },
    h("use", { href: `#${c.prefix}-${name}` }),
  );
}

/**
 * The sign of that name, if the picture has one.
 * @param {Context} c
 * @param {string} name
 */
export function known(c, name) {
  return c.signs.has(name) && sign(c, name);
}

/**
 * The sign of a player in their colour.
 * @param {Context} c
 * @param {number} seat
 */
export function owner(c, seat) {
  return sign(c, `o-${seat}`, `lc-owner lc-seat-${seat}`);
}

/**
 * What pointing.js tells of an element that is pointed at or has the focus.
 * @param {string | null | undefined} text
 */
export function helped(text) {
  return text ? { "data-help": text, "aria-description": text } : {};
}

/**
 * A list or text that may be longer than its room: see `reachable`.
 * @param {string} label
 */
export function scrolling(label) {
  return { "data-scrolls": "", "aria-label": label };
}

/**
 * @param {{ rule: string, text: string } | null | undefined} reason
 */
export function reasonText(reason) {
  return reason ? `${reason.text} [${reason.rule}]` : "";
}

/**
 * The parts that the game itself has at a place.
 * @param {Context} c
 * @param {"title" | "switch" | "switched" | "future" | "asked" | "players" | "table" | "hand"} place
 * @returns {Child[]}
 */
export function ownParts(c, place) {
  return (c.sections[place] || []).map((part) => part(c));
}

/**
 * What can be scrolled can be reached with the keyboard, too: by itself, where nothing in it can be.
 * @param {HTMLElement} root
 */
export function reachable(root) {
  for (const part of root.querySelectorAll("[data-scrolls]")) {
    const more = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    if (more && !part.querySelector("button, input, select, summary")) part.setAttribute("tabindex", "0");
    else part.removeAttribute("tabindex");
    showsMore(part);
  }
}

/** Pixels below the last line that are not more to be read: what is to be clicked reaches over its line a little. */
const BELOW = 6;

/**
 * Marks what goes on below what is seen of it, so that the style sheet lets it fade there.
 * @param {Element} part
 */
export function showsMore(part) {
  if (!part.hasAttribute("data-scrolls")) return;
  part.toggleAttribute("data-more", part.scrollTop + part.clientHeight < part.scrollHeight - BELOW);
}
