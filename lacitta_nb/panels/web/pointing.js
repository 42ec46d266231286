// What is pointed at, has the focus or was tapped is explained: `data-help` beside the element, a space
// of the board in the line below it; `data-lights`, names of spaces, lights these up on the board.

import { create, h } from "./elements.js";

export class Pointing {
  /** @param {any} root */
  constructor(root) {
    this.root = root;
    this.tip = create(h("div", { class: "lc-tip", role: "tooltip", "data-role": "tip", hidden: true }));
    root.append(this.tip);
    for (const kind of ["mouseover", "focusin"])
      root.addEventListener(kind, (/** @type {any} */ event) => this.at(event.target));
    root.addEventListener("mouseleave", () => this.at(root));
    root.addEventListener(
      "focusout",
      (/** @type {any} */ event) => !root.contains(event.relatedTarget) && this.at(root),
    );
    root.addEventListener("keydown", (/** @type {any} */ event) => event.key === "Escape" && this.at(root));
  }

  /** @param {any} target */
  at(target) {
    const find = (/** @type {string} */ selector) => target.closest(selector);
    this.help(find("[data-help]"));
    this.light(find("[data-lights]")?.dataset.lights.split(" ") || []);
    const drawn = find("[data-space], .lc-board path[aria-label]");
    this.root.querySelector('[data-role="pointed"]').textContent = drawn?.getAttribute("aria-label") || "";
  }

  /** @param {any} element */
  help(element) {
    this.tip.hidden = !element;
    if (!element) return;
    this.tip.textContent = element.dataset.help;
    placeBeside(this.root, this.tip, element);
  }

  /** @param {any} names */
  light(names) {
    for (const space of this.root.querySelectorAll(".lc-lit")) space.classList.remove("lc-lit");
    for (const name of names)
      this.root.querySelector(`[data-space="${CSS.escape(name)}"]`)?.classList.add("lc-lit");
  }
}

// Below an element, or above it where the window ends.
/**
 * @param {any} root
 * @param {any} tip
 * @param {any} element
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
