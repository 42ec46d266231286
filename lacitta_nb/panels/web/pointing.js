// What is pointed at, has the focus or was tapped is explained where it hides nothing: cards and buttons in the dock,
// a space in a corner of the board, and only things in the drawers beside themselves. `data-lights`, names of spaces,
// lights these up on the board.

import { create, h } from "./elements.js";

/** @typedef {{ title: string, help: string, reason: string }} Pointed */

/** Milliseconds that the mouse has to rest on something: it crosses much on its way to Confirm. */
const REST = 140;

export class Pointing {
  /**
   * @param {HTMLElement} root
   * @param {{ dock: (pointed: Pointed | null) => void, space: (name: string, label: string) => void, light: (names: string[]) => void }} tell
   */
  constructor(root, tell) {
    this.root = root;
    this.tell = tell;
    this.timer = 0;
    /** @type {Element} */
    this.target = root;
    /** What was clicked and refused: the dock says why, with the rule to be looked up. @type {Element | null} */
    this.refused = null;
    this.tip = /** @type {HTMLElement} */ (
      create(h("div", { class: "lc-tip", role: "tooltip", "data-role": "beside", hidden: true }))
    );
    root.append(this.tip);
    root.addEventListener("mouseover", (event) => this.soon(/** @type {Element} */ (event.target)));
    root.addEventListener("mouseleave", () => this.soon(root));
    root.addEventListener("focusin", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.matches(":focus-visible")) this.at(target);
    });
    root.addEventListener("focusout", (event) => {
      if (!root.contains(/** @type {Node | null} */ (event.relatedTarget))) this.at(root);
    });
  }

  /** @param {Element} target */
  soon(target) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.at(target), REST);
  }

  /** @param {Element} target */
  at(target) {
    clearTimeout(this.timer);
    this.target = target;
    this.show();
  }

  /** @param {boolean} [asked] whether somebody has pointed at it, and an answer has not just changed it */
  show(asked = true) {
    const { target } = this;
    const find = (/** @type {string} */ selector) =>
      /** @type {HTMLElement | SVGElement | null} */ (target.closest(selector));
    const told = find("[data-help], [data-reason]");
    const inSheet = told?.closest(".lc-sheet");
    const what = told && inSheet ? pointed(told) : null;
    // Why something is greyed out since the answer nobody has asked yet.
    const said = told !== null && told === this.refused;
    this.tell.dock(what && !said && (asked || !what.reason || told?.dataset.choice) ? what : null);
    this.beside(told && !inSheet ? told : null);
    this.tell.light(find("[data-lights]")?.dataset.lights?.split(" ") || []);
    const space = find("[data-space]");
    const drawn = space || find(".lc-board [aria-label]:not(svg)");
    this.tell.space(space?.dataset.space || "", drawn?.getAttribute("aria-label") || "");
  }

  /**
   * What is pointed at may mean something else after an answer. Where the mouse has just come to rest is told soon.
   * @param {boolean} [refused] whether the answer says why what is pointed at can't be chosen
   */
  again(refused = false) {
    if (!this.target.isConnected) this.target = this.root;
    this.refused = refused ? this.target.closest("[data-help], [data-reason]") : null;
    this.show(false);
  }

  /**
   * What was clicked tells by its answer, not by what it has come to mean meanwhile.
   * @param {Element} target
   */
  clicked(target) {
    clearTimeout(this.timer);
    this.target = target;
  }

  close() {
    clearTimeout(this.timer);
  }

  /** @param {HTMLElement | SVGElement | null} element */
  beside(element) {
    this.tip.hidden = !element;
    if (!element) return;
    this.tip.textContent = element.dataset.help || element.dataset.reason || "";
    placeBeside(this.root, this.tip, element);
  }
}

/**
 * @param {HTMLElement | SVGElement} element
 * @returns {Pointed | null}
 */
function pointed(element) {
  const reason = (element.getAttribute("aria-disabled") && element.dataset.reason) || "";
  const help = element.dataset.help || "";
  // What is chosen already is told by its preview.
  if (!reason && (!help || element.getAttribute("aria-pressed") === "true")) return null;
  return { title: element.dataset.title || "", help, reason };
}

/**
 * Below an element, or above it where the window ends.
 * @param {HTMLElement} root
 * @param {HTMLElement} tip
 * @param {Element} element
 */
export function placeBeside(root, tip, element) {
  const panel = root.getBoundingClientRect();
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const { width: wide, height: high } = tip.getBoundingClientRect();
  const across = Math.min(Math.max(0, left + width / 2 - wide / 2 - panel.left), panel.width - wide);
  const below = bottom + 4 + high < window.innerHeight || top < high + 4;
  tip.style.left = `${across}px`;
  tip.style.top = `${(below ? bottom + 4 : top - high - 4) - panel.top}px`;
}
