// Exercises in the browser: shows what Python sends, sends back what is clicked. It knows no right answers.

import { reachable } from "../../web/basics.js";
import { Board } from "../../web/board.js";
import { Connection } from "../../web/connection.js";
import { create, fill, h } from "../../web/elements.js";
import { Keys } from "../../web/keys.js";
import { Line } from "../../web/line.js";
import { Picture } from "../../web/picture.js";
import { dress } from "../../web/sheet.js";
import { places } from "../../web/skeleton.js";
import { drawArrows } from "./arrows.js";
import { Gestures } from "./gestures.js";
import { ExerciseLayout } from "./layout.js";
import { PARTS } from "./parts.js";
import { name, skeleton } from "./skeleton.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Model} Model */
/** @typedef {import("./view.d.ts").Command} Command */

/** The names of spaces in a text with blanks between. @param {string} lights */
const names = (lights) => lights.split(" ").filter(Boolean);

export class Exercises {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.rule = "";
    this.told = "";
    /** How near the board is seen: `fit`, `near`, or "" as it fits best. */
    this.zoom = "";
    this.root = /** @type {HTMLElement} */ (create(skeleton(model.get("hiding"))));
    this.parts = places(this.root);
    this.connection = new Connection(model.widget_manager, () => this.reached());
    this.line = new Line(/** @type {any} */ (model), {
      tell: (key) => this.tell(key),
      giveUp: () => this.gaveUp(),
      silent: () => this.connection.unanswered(),
    });
    this.board = new Board(this.parts.board);
    this.picture = new Picture(model, this.board);
    this.layout = new ExerciseLayout(
      this.root,
      this.board,
      () => ({ zoom: this.zoom, mine: this.mine }),
      () => this.paintPart("zoom"),
    );
    this.gestures = new Gestures(this);
    this.keys = new Keys(this.root, (event) => this.gestures.pressed(event));
    this.onView = () => this.answered();
    dress(el);
    el.replaceChildren(this.root);
    this.model.on("change:view", this.onView);
    this.paint();
    this.layout.measure(true);
  }

  get view() {
    return this.model.get("view");
  }

  get words() {
    return this.model.get("words");
  }

  /** The spaces that are brought near where the board is too large: those that the exercise is about. */
  get mine() {
    const { board, options, lights } = this.view;
    return [...new Set([...board.clickable, ...options.flatMap((o) => names(o.lights)), ...names(lights)])];
  }

  /** @returns {Context} */
  context() {
    return {
      view: this.view,
      words: this.words,
      prefix: this.picture.prefix,
      signs: this.picture.signs,
      rule: this.rule,
      lost: this.connection.lost,
      told: this.told,
      zoom: this.zoom || this.board.zoomed,
    };
  }

  paint() {
    if (this.picture.stale) this.newBoard();
    const c = this.context();
    for (const part of Object.keys(PARTS)) this.paintPart(part);
    name(this.root, c.words);
    this.root.dataset.form = c.view.form;
    this.root.dataset.number = String(c.view.number);
    this.root.toggleAttribute("data-lost", c.lost);
    reachable(this.root);
    this.paintBoard();
    const said = c.told || c.view.announce;
    if (this.parts.announce.textContent !== said) this.parts.announce.textContent = said;
  }

  /** @param {string} name */
  paintPart(name) {
    fill(this.parts[name], h("x", {}, PARTS[name](this.context())).children);
  }

  newBoard() {
    this.zoom = "";
    this.picture.draw();
    this.board.markAbove(this.picture.prefix);
    this.layout.measure(true);
  }

  paintBoard() {
    const { board, arrows } = this.view;
    const badges = Object.fromEntries(board.clickable.map((name) => [name, ""]));
    const planned = this.view.feedback ? [] : board.chosen;
    this.picture.show(/** @type {any} */ ({ badges, fresh: [], selected: board.start, planned }));
    for (const space of this.board.spaces) {
      const mark = board.marks[space.dataset.space || ""];
      if (mark) space.dataset.mark = mark;
      else delete space.dataset.mark;
    }
    drawArrows(this.board, arrows);
    this.light(this.root);
  }

  /**
   * Lights up what something is about, else what the question is about, and tells what lies on a space.
   * @param {Element} target
   */
  light(target) {
    const told = /** @type {HTMLElement | null} */ (target.closest("[data-lights]"));
    const space = /** @type {SVGElement | null} */ (target.closest("[data-space]"));
    this.board.light(names(told?.dataset.lights || this.view.lights));
    const { chip } = this.parts;
    chip.hidden = !space;
    chip.textContent = space?.getAttribute("aria-label") || "";
    if (!space) return;
    const outer = this.parts.board.getBoundingClientRect();
    const box = space.getBoundingClientRect();
    chip.dataset.corner = box.top - outer.top > outer.height / 2 ? "top-right" : "low-right";
  }

  answered() {
    const { root, view } = this;
    const active = /** @type {HTMLElement | null} */ (
      root.contains(document.activeElement) ? document.activeElement : null
    );
    const stay = active?.dataset.stay || "";
    const before = [root.dataset.number, root.querySelector('[data-role="feedback"]') !== null].join();
    this.line.answered(view.seq);
    this.told = "";
    const now = [view.number, view.feedback !== null].join();
    if (before !== now) this.rule = "";
    this.paint();
    root.removeAttribute("aria-busy");
    if (before !== now) {
      this.body.scrollTop = 0;
      if (view.feedback) this.reveal(this.parts.feedback);
    }
    if (active) this.keepFocus(before !== now, stay);
    // Whoever answers sees the whole of it from then on.
    if (active && before !== now) this.root.scrollIntoView({ block: "nearest" });
    this.line.next();
  }

  get body() {
    return /** @type {HTMLElement} */ (this.root.querySelector(".lc-side-body"));
  }

  /**
   * Scrolls the answer, and nothing else, until something in it is in sight, from its beginning.
   * @param {Element | null} element
   */
  reveal(element) {
    if (!element) return;
    const [inner, outer] = [element.getBoundingClientRect(), this.body.getBoundingClientRect()];
    this.body.scrollTop += Math.max(0, Math.min(inner.bottom - outer.bottom, inner.top - outer.top));
  }

  /**
   * @param {boolean} anew whether something else is to be done now
   * @param {string} stay what had the focus
   */
  keepFocus(anew, stay) {
    const find = (/** @type {string} */ selector) =>
      /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
    if (this.view.notice?.kind === "error" && this.gestures.field) {
      this.gestures.field.focus({ preventScroll: true });
      this.gestures.field.select(); // so that whatever is typed takes the place of what was wrong
      return;
    }
    if (anew) {
      const next = this.view.feedback ? find('[data-role="next"]') : this.first();
      if (next?.dataset.space) this.board.focus(/** @type {any} */ (next));
      else (next || this.root).focus({ preventScroll: true });
      return;
    }
    const same = stay && find(`[data-stay="${CSS.escape(stay)}"]`);
    if (same && same.getAttribute("aria-disabled") === null) same.focus({ preventScroll: true });
    else if (!this.root.contains(document.activeElement)) (same || this.root).focus({ preventScroll: true });
  }

  /** What is answered first. */
  first() {
    const found = this.root.querySelector(
      '[data-option], [data-field="number"], [data-row] button:not([aria-disabled])',
    );
    return /** @type {HTMLElement | null} */ (
      found || this.board.legal[0] || this.root.querySelector('[data-role="check"]')
    );
  }

  /** @param {Command} command */
  send(command) {
    if (this.connection.lost) {
      this.say(this.words.lost);
      return;
    }
    this.told = "";
    this.root.setAttribute("aria-busy", "true");
    this.line.send(/** @type {any} */ (command));
  }

  /** @param {string} zoom how near the board is to be seen */
  zoomTo(zoom) {
    this.zoom = zoom;
    this.layout.measure(true);
  }

  /**
   * Shows what a rule says, or hides it again.
   * @param {string} rule
   */
  unfold(rule) {
    this.rule = this.rule === rule ? "" : rule;
    this.paint();
    this.reveal(this.root.querySelector('[data-role="rule-text"]'));
  }

  /** @param {string} text an answer of the page itself */
  say(text) {
    this.told = text;
    this.paint();
  }

  /** @param {string} key */
  tell(key) {
    if (key) this.say(this.words[key]);
    else if (this.told) this.say("");
  }

  gaveUp() {
    this.root.removeAttribute("aria-busy");
    this.connection.unanswered();
    this.say(this.words[this.connection.lost ? "lost" : "no-kernel"]);
  }

  reached() {
    this.line.reset();
    this.say(this.connection.lost ? this.words.lost : "");
  }

  close() {
    this.line.close();
    this.connection.close();
    this.keys.close();
    this.layout.close();
    this.model.off("change:view", this.onView);
  }
}
