// What a person does with the panel, by mouse, finger or keyboard, and what it means.

import { act } from "./acts.js";
import { placeOf } from "./answers.js";
import { spaceByKey } from "./spaces.js";

/** @typedef {import("./panel.js").Panel} Panel */

export class Gestures {
  /** @param {Panel} panel */
  constructor(panel) {
    this.panel = panel;
    /** What was clicked last, or has the focus. @type {Element} */
    this.touched = panel.root;
    /** Where the focus goes back to when what has it goes away. @type {HTMLElement | null} */
    this.origin = null;
    /** The card that was chosen last. */
    this.chosen = "";
    this.byKeyboard = false;
    /** Whether a file is to be kept by the browser. */
    this.offering = false;
    const { root } = panel;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("change", (event) => this.changed(event));
    root.addEventListener("input", (event) => this.typed(event));
    this.onOutside = (/** @type {Event} */ event) => this.fold(/** @type {Element} */ (event.target));
    document.addEventListener("pointerdown", this.onOutside, true);
  }

  close() {
    document.removeEventListener("pointerdown", this.onOutside, true);
  }

  /**
   * Folds what was unfolded over the table, unless it is what was clicked.
   * @param {Element | null} target
   */
  fold(target) {
    for (const open of this.panel.root.querySelectorAll("details.lc-pop[open]"))
      if (!target || !open.contains(target)) open.removeAttribute("open");
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const element = /** @type {Element} */ (event.target);
    const space = /** @type {SVGElement | null} */ (element.closest("[data-space]"));
    // The second half of a double click on Confirm must not press what has come into its place.
    if (event.detail > 1 && element.closest(".lc-part-buttons")) return;
    this.panel.pointing.clicked(element);
    this.panel.local.at = placeOf(element);
    this.touched = space || element.closest("button") || element;
    this.byKeyboard = event.detail === 0;
    if (space) {
      this.panel.board.focus(space);
      this.clickedSpace(space);
      return;
    }
    const target = /** @type {HTMLElement | null} */ (element.closest("[data-send], [data-local]"));
    if (!target) return;
    // A question or a curtain goes away with its answer: then the focus goes back to what led to it.
    if (!target.closest('[data-role="question"], .lc-curtain')) this.origin = target;
    if (target.closest(".lc-menu-list")) this.fold(null);
    const greyed = target.getAttribute("aria-disabled") && !target.dataset.choice;
    if (target.dataset.local && !greyed) act(this.panel, target.dataset.local, target);
    else if (this.panel.local.lost) this.panel.answer("error", this.panel.words.lost);
    else if (greyed) this.panel.pointing.at(target);
    else this.sendFrom(target);
  }

  /** @param {HTMLElement} target */
  sendFrom(target) {
    const meant = this.panel.sections.pressed?.(this.panel.context(), target);
    const command = meant ?? JSON.parse(target.dataset.send || "{}");
    if (command.do === "choose") this.chosen = command.choice;
    this.offering = command.do === "download";
    if (command.do === "rule" && !target.closest(".lc-rules")) this.openRules();
    this.panel.send(command);
  }

  /** What is looked up stands in a drawer, whatever is searched for there. */
  openRules() {
    const search = /** @type {HTMLInputElement | null} */ (
      this.panel.root.querySelector('[data-field="rule-search"]')
    );
    if (search) search.value = "";
    const opens = this.panel.local.drawer !== "rules";
    this.panel.change({ drawer: "rules", query: "" });
    if (opens) this.panel.opening = true;
  }

  /** @param {Event} event */
  typed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.dataset.field === "rule-search") this.panel.change({ query: field.value });
  }

  /**
   * A click on a space chooses it; on one that is chosen already, it confirms.
   * @param {SVGElement} space
   */
  clickedSpace(space) {
    const name = space.dataset.space || "";
    this.panel.send(
      name === this.panel.view.board.confirms ? { do: "confirm" } : { do: "space", space: name },
    );
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const from = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const space = /** @type {SVGElement | null} */ (from.closest?.("[data-space]"));
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = space ? spaceByKey(this.panel.board, space, event, this.panel.view.board.badges) : undefined;
    if (to !== undefined) this.panel.board.focus(to);
    else if (event.key === "Escape") this.escaped(from);
    else if (event.shiftKey) {
      if (event.key !== "Enter") return; // Shift+Enter runs a cell elsewhere: here it must confirm nothing
    } else if (space && (event.key === "Enter" || event.key === " ")) {
      this.byKey();
      this.clickedSpace(space);
    } else if (
      event.key === "Enter" &&
      from.dataset.choice &&
      from.getAttribute("aria-pressed") === "true" &&
      this.panel.view.preview
    ) {
      this.byKey();
      this.panel.send({ do: "confirm" });
    } else if (!this.shortcut(from, event.key)) return;
    event.preventDefault();
  }

  /**
   * Presses the button that has the key for its own, unless the key is written into a field.
   * @param {HTMLElement} from
   * @param {string} key
   */
  shortcut(from, key) {
    if (/^(input|select|textarea)$/.test(from.localName)) return false;
    const button = /** @type {HTMLElement | null} */ (
      this.panel.root.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
    );
    button?.focus({ preventScroll: true });
    button?.click();
    return Boolean(button);
  }

  /** @param {HTMLElement} from */
  escaped(from) {
    this.panel.pointing.at(this.panel.root);
    const open = from.closest("details.lc-pop[open]");
    this.fold(null);
    if (open) /** @type {HTMLElement} */ (open.querySelector("summary")).focus();
    else {
      this.byKey();
      this.panel.send({ do: "cancel" });
    }
  }

  byKey() {
    this.byKeyboard = true;
    this.touched = document.activeElement || this.panel.root;
    this.panel.local.at = "choices";
  }

  /** @param {Event} event */
  async changed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const { field: name } = field.dataset;
    this.panel.local.at = placeOf(field);
    this.touched = field;
    if (name === "pace") this.panel.send({ do: "pace", pace: field.value });
    else if (name === "language") this.panel.send({ do: "language", name: field.value });
    else if (name?.startsWith("seat-"))
      this.panel.send({ do: "seat", seat: Number(name.slice(5)), kind: field.value });
    else if (name === "rule-differs") this.panel.change({ differing: field.checked });
    else if (name === "rule-edition") this.panel.send({ do: "edition", name: field.value });
    else if (name === "count") this.panel.change({ count: Number(field.value) });
    else if (name === "upload" && field.files?.length) {
      const [file] = field.files;
      const text = await file.text();
      field.value = "";
      this.panel.send({ do: "upload", name: file.name, text });
    }
  }
}
