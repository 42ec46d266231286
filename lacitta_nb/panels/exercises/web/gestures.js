// What a learner does with the page of an exercise, by mouse, finger or keyboard, and what it means.

import { spaceByKey } from "../../web/spaces.js";

/** @typedef {import("./exercises.js").Exercises} Exercises */
/** @typedef {import("./view.d.ts").Command} Command */

/** The largest number that the field for one takes. */
const LARGEST = 9999;

export class Gestures {
  /** @param {Exercises} page */
  constructor(page) {
    this.page = page;
    /** The key of the row that is dragged, or "". */
    this.dragging = "";
    const { root } = page;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("change", (event) => this.changed(event));
    const light = (/** @type {Event} */ event) => page.light(/** @type {Element} */ (event.target));
    root.addEventListener("mouseover", light);
    root.addEventListener("focusin", light);
    root.addEventListener("mouseleave", () => page.light(root));
    root.addEventListener("dragstart", (event) => this.dragged(event));
    root.addEventListener("dragover", (event) => {
      if (this.dragging) event.preventDefault();
    });
    root.addEventListener("drop", (event) => this.dropped(event));
  }

  /** @param {Event} event */
  changed(event) {
    const field = /** @type {HTMLSelectElement} */ (event.target);
    if (field.dataset.field === "language") this.page.send({ do: "language", name: field.value });
  }

  /** @param {DragEvent} event */
  dragged(event) {
    this.dragging = rowOf(event)?.dataset.row || "";
    if (this.dragging) event.dataTransfer?.setData("text/plain", this.dragging);
  }

  /** @param {DragEvent} event */
  dropped(event) {
    const row = rowOf(event);
    if (this.dragging && row) {
      event.preventDefault();
      this.page.send({ do: "move", key: this.dragging, to: Number(row.dataset.place) });
    }
    this.dragging = "";
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const element = /** @type {Element} */ (event.target);
    // The second half of a double click on Check must not press Next, which has come into its place.
    if (event.detail > 1 && element.closest(".lc-part-buttons")) return;
    const space = /** @type {SVGElement | null} */ (element.closest("[data-space]"));
    if (space) {
      this.page.board.focus(space);
      this.clickedSpace(space);
      return;
    }
    const target = /** @type {HTMLElement | null} */ (element.closest("[data-send], [data-local]"));
    if (!target || target.getAttribute("aria-disabled") !== null) return;
    if (target.dataset.local) this.act(target);
    else this.press(target);
  }

  /**
   * What the page answers by itself.
   * @param {HTMLElement} target
   */
  act(target) {
    const { local, zoom, rule } = target.dataset;
    if (local === "zoom") this.page.zoomTo(zoom || "");
    else if (local === "rule") this.page.unfold(rule || "");
    else this.step(local === "more" ? 1 : -1);
  }

  /** @param {HTMLElement} target */
  press(target) {
    const command = /** @type {Command} */ (JSON.parse(target.dataset.send || "{}"));
    if (command.do === "check") this.check();
    else this.page.send(command);
  }

  check() {
    const { field } = this;
    this.page.send(field ? { do: "check", number: field.value } : { do: "check" });
  }

  /** @param {SVGElement} space */
  clickedSpace(space) {
    if (!this.page.view.feedback && space.hasAttribute("data-legal"))
      this.page.send({ do: "space", space: space.dataset.space || "" });
  }

  /** @returns {HTMLInputElement | null} */
  get field() {
    return this.page.root.querySelector('[data-field="number"]');
  }

  /** The spaces that can be clicked; where none can, those that the exercise is about. */
  get marked() {
    const { board, mine } = this.page;
    if (board.legal.length) return board.legal;
    return board.spaces.filter((space) => mine.includes(space.dataset.space || ""));
  }

  /** @param {number} by */
  step(by) {
    const { field } = this;
    if (!field || field.readOnly) return;
    const now = Number.parseInt(field.value, 10);
    field.value = String(Math.min(LARGEST, Math.max(0, (Number.isNaN(now) ? 0 : now) + by)));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const { board } = this.page;
    const from = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const space = /** @type {SVGElement | null} */ (from.closest?.("[data-space]"));
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const other = space ? spaceByKey(board, space, event, {}, this.marked) : undefined;
    if (other !== undefined) board.focus(other);
    else if (space && event.key === " ") this.clickedSpace(space);
    else if (event.key === "Enter") {
      if (!event.shiftKey && !event.repeat) this.entered(from, space);
    } else if (from.matches?.('[data-field="number"]')) {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      this.step(event.key === "ArrowUp" ? 1 : -1);
    } else if (!this.shortcut(event.key)) return;
    event.preventDefault();
  }

  /**
   * Enter chooses what is not chosen yet, and otherwise goes on: it checks the answer, then asks the next exercise.
   * @param {HTMLElement} from
   * @param {SVGElement | null} space
   */
  entered(from, space) {
    const own = /** @type {HTMLElement | null} */ (from.closest?.("button, summary"));
    const done = this.page.view.feedback !== null;
    if (space && !done && space.hasAttribute("data-legal") && !this.settled(space)) this.clickedSpace(space);
    else if (own && !own.matches('[data-option][aria-pressed="true"], [data-option][aria-disabled]'))
      own.click();
    else if (done) this.page.send({ do: "next" });
    else this.check();
  }

  /**
   * Whether a space belongs to the answer already.
   * @param {SVGElement} space
   */
  settled(space) {
    const { form, board, arrows } = this.page.view;
    const name = space.dataset.space || "";
    if (form !== "arrows") return board.chosen.includes(name);
    return !board.start && arrows.some((arrow) => arrow.ends.includes(name));
  }

  /** @param {string} key */
  shortcut(key) {
    const button = /** @type {HTMLElement | null} */ (
      this.page.root.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
    );
    button?.focus({ preventScroll: true });
    button?.click();
    return Boolean(button);
  }
}

/**
 * The row that is dragged, or onto which another one is.
 * @param {DragEvent} event
 */
function rowOf(event) {
  return /** @type {HTMLElement | null} */ (
    /** @type {Element} */ (event.target).closest?.("[data-row]") ?? null
  );
}
