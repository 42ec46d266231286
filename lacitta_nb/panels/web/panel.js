// The panel in the browser: shows what Python sends, sends back what is clicked. It knows no rules.
//
// Traits from Python: `words` (texts of buttons), `prefix` (of ids in the picture), `board` (the whole
// picture, once a game), `title`, `pieces`, `marks`, `labels` (what changes in it), `hiding` (a style sheet),
// `heard` (of the last command, see line.js) and `view` (all the rest).
// To Python goes `request`: a command with a number, {do: "choose", choice: "build farm", seq: 7}.

import { greyOut, placeOf, showAnswer } from "./answers.js";
import { focusSpace, offer, putBoard, putLayers } from "./board.js";
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { create, fill, h } from "./elements.js";
import { FOCUS } from "./focus.js";
import { FORMS } from "./forms.js";
import { Keys, spaceByKey } from "./keys.js";
import { Line } from "./line.js";
import { barPart, choicesPart, happenedPart, headPart, noticePart, reasonText } from "./parts.js";
import { Pointing, placeBeside } from "./pointing.js";
import { ownPart } from "./sections.js";
import { filePart, logPart, playersPart, scorePart, showMore } from "./tables.js";

/** @import { Content, Context, Local, Model } from "./types.d.ts" */

// Clicks on what stands above Confirm; one on the board leaves the board where it is.
const BESIDE_CONFIRM = ["take", "choose", "pick", "plan"];

/** @type {Record<string, (c: Context) => Content>} */
const PARTS = {
  head: headPart,
  bar: barPart,
  notice: noticePart,
  scores: scorePart,
  choices: choicesPart,
  switch: (c) => ownPart(c, "switch"),
  happened: happenedPart,
  players: playersPart,
  cards: (c) => ownPart(c, "table"),
  log: logPart,
  files: filePart,
};

/**
 * @param {any} hiding
 * @param {any} words
 */
function skeleton(hiding, words) {
  const part = (/** @type {string} */ name, answers = "bar") =>
    h("div", { class: `lc-part-${name}`, "data-part": name, "data-answers": answers });
  return h(
    "section",
    {
      class: "lc-panel",
      tabindex: "-1",
      lang: words.language,
      "aria-label": words.panel,
      "data-role": "panel",
    },
    part("head"),
    part("bar"),
    part("notice"),
    part("scores"),
    h(
      "div",
      { class: "lc-columns" },
      h(
        "div",
        { class: "lc-board-side", "data-answers": "choices" },
        h("div", { class: "lc-board-box", "data-part": "board", role: "group", "aria-label": words.board }),
        part("switch", "happened"),
        h("p", { class: "lc-pointed", "data-role": "pointed" }),
        h("p", { class: "lc-keys", "data-role": "keys", "aria-hidden": "true" }, words.keys),
      ),
      part("choices", "choices"),
      part("happened", "happened"),
    ),
    part("players"),
    part("cards"),
    part("log", "log"),
    part("files"),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }),
    h("div", {
      class: "lc-tip",
      "data-part": "waiting",
      "data-role": "waiting",
      role: "status",
      hidden: true,
    }),
    h("style", {}, hiding),
  );
}

// One view of the panel on the page.

class Panel {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   * @param {Context["sections"]} sections
   */
  constructor(model, el, sections) {
    this.model = model;
    this.sections = sections;
    /** @type {Set<string>} */
    this.signs = new Set();
    // Ids on a page are one view's own, though all views of a panel show the same picture.
    this.prefix = `${model.get("prefix")}-${Math.random().toString(36).slice(2)}`;
    /** @type {Local} */
    this.local = {
      coordinates: true,
      count: 0,
      phase: "",
      reason: "",
      notice: null,
      stopping: false,
      at: "bar",
      lost: false,
    };
    this.clock = new Clock((command) => this.send(command));
    this.line = new Line(model, {
      tell: (key) => this.tellWaiting(key),
      giveUp: () => this.gaveUp(),
      silent: () => this.connection.unanswered(),
    });
    this.root = create(skeleton(model.get("hiding"), model.get("words")));
    /** @type {Record<string, any>} */
    this.parts = Object.fromEntries(
      [...this.root.querySelectorAll("[data-part]")].map((/** @type {any} */ e) => [e.dataset.part, e]),
    );
    this.connection = new Connection(model.widget_manager, () => this.reached());
    this.pointing = new Pointing(this.root);
    this.keys = new Keys(this.root, (/** @type {any} */ event) => this.pressed(event));
    this.onView = () => this.answered();
    this.onBoard = () => {
      this.newBoard(); // its event may come before or after that of the view
      this.paint();
    };
    el.classList.add("lc-view");
    el.replaceChildren(this.root);
    this.listen();
    this.newBoard();
    this.paint();
    this.clock.set(model.get("view").auto);
    setTimeout(() => mixed(this).comeIntoView(), 300); // when the notebook has gone on to the next cell
  }

  /** @returns {void} */
  newBoard() {
    putBoard(this.model, this.parts.board, this.prefix);
    this.signs = new Set(
      [...this.parts.board.querySelectorAll("defs [id]")].map((e) => e.id.slice(this.prefix.length + 1)),
    );
    this.showCoordinates();
  }

  context() {
    return {
      view: this.model.get("view"),
      words: this.model.get("words"),
      prefix: this.prefix,
      local: this.local,
      signs: this.signs,
      sections: this.sections,
    };
  }

  paint() {
    const c = this.context();
    for (const [name, part] of Object.entries(PARTS)) fill(this.parts[name], h("x", {}, part(c)).children);
    putLayers(this.model, this.parts.board, this.prefix);
    showMore(this.root, this.parts.players);
    if (this.local.lost) greyOut(this.root, c.words.lost);
    // What a computer player's thinking does not change is not said again.
    if (!this.ticking || this.parts.announce.textContent !== c.view.announce) {
      this.parts.announce.textContent = c.view.announce;
    }
  }

  answered() {
    const view = this.model.get("view");
    this.line.answered(view.seq);
    this.showBusy();
    Object.assign(
      this.local,
      this.ticking ? { notice: null } : { reason: "", notice: null, phase: "", stopping: false },
    );
    const had = this.root.contains(document.activeElement) ? document.activeElement : null;
    const atEnd = this.logAtEnd;
    if (view.replaced && !this.ticking) this.local.at = "bar";
    this.paint();
    if (atEnd) this.showNewest();
    if (this.last && BESIDE_CONFIRM.includes(this.last.do))
      this.root.querySelector('[data-role="confirm"]')?.scrollIntoView({ block: "nearest" });
    const waits = !this.ticking && this.last && showAnswer(this.root, view.refused);
    if (view.replaced && this.last && !this.ticking) mixed(this).showHead();
    else if (had && !waits) mixed(this).keepFocus(view);
    const file = view.files.download;
    if (file && view.seq === this.line.asked && this.offering) offer(file.name, file.text);
    this.offering = false;
    if (this.line.busy) return;
    if (this.line.next()) this.showBusy();
    else if (this.local.stopping) this.send({ do: "stop" });
    else this.clock.set(view.auto);
  }

  get ticking() {
    return this.line.ticking;
  }

  get last() {
    return this.line.last;
  }

  get logLines() {
    return /** @type {HTMLElement} */ (this.root.querySelector('[data-role="log"] ol'));
  }

  // The log is read from its end, unless its reader has gone back in it.
  get logAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.logLines;
    return scrollTop + clientHeight > scrollHeight - 8;
  }

  unfolded() {
    this.showNewest();
    showMore(this.root, this.parts.players);
  }

  showNewest() {
    this.logLines.scrollTop = this.logLines.scrollHeight;
  }

  // The kernel has gone, or is there again.
  reached() {
    this.clock.stop();
    this.line.reset();
    this.showBusy();
    Object.assign(this.local, { lost: this.connection.lost, notice: null, stopping: false });
    this.root.toggleAttribute("data-lost", this.local.lost);
    this.paint();
    if (this.local.lost) this.parts.announce.textContent = this.model.get("words").lost;
  }

  // An answer that needs no kernel.
  /**
   * @param {any} kind
   * @param {any} text
   */
  answer(kind, text) {
    this.local.notice = { kind, text, trace: "" };
    this.paint();
    showAnswer(this.root, false);
  }

  /** @param {any} command */
  send(command) {
    if (this.local.lost) {
      if (command.do !== "tick") this.answer("error", this.model.get("words").lost);
      return;
    }
    this.clock.stop();
    this.line.send(command);
    this.showBusy();
  }

  showBusy() {
    if (this.line.busy) this.root.setAttribute("aria-busy", "true");
    else this.root.removeAttribute("aria-busy");
  }

  // Beside what was clicked, so that nothing moves: why nothing has happened yet.
  /** @param {any} key */
  tellWaiting(key) {
    const { waiting } = this.parts;
    waiting.hidden = !key;
    waiting.textContent = key && this.model.get("words")[key];
    if (key) placeBeside(this.root, waiting, this.touched?.isConnected ? this.touched : this.root);
  }

  gaveUp() {
    this.local.stopping = false;
    this.showBusy();
    this.connection.unanswered();
    this.answer("error", this.model.get("words")[this.local.lost ? "lost" : "no-kernel"]);
  }

  listen() {
    const { root } = this;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("change", (event) => this.changed(event));
    root.addEventListener("toggle", () => this.unfolded(), true); // this event does not bubble
    for (const kind of ["focusin", "mouseover"]) root.addEventListener(kind, (event) => this.explain(event));
    this.parts.players.addEventListener("scroll", () => showMore(this.root, this.parts.players));
    this.sized = new ResizeObserver(() => showMore(this.root, this.parts.players));
    this.sized.observe(this.parts.players);
    this.model.on("change:board", this.onBoard);
    this.model.on("change:view", this.onView);
  }

  close() {
    this.line.close();
    this.clock.stop();
    this.connection.close();
    this.keys.close();
    this.sized?.disconnect();
    this.model.off("change:board", this.onBoard);
    this.model.off("change:view", this.onView);
  }

  /** @param {any} event */
  clicked(event) {
    const space = event.target.closest("[data-space]");
    this.local.at = placeOf(event.target);
    this.touched = space || event.target.closest("button") || event.target;
    if (space) {
      focusSpace(this.parts.board, space);
      this.send({ do: "space", space: space.dataset.space });
      return;
    }
    const target = event.target.closest("[data-send], [data-local]");
    if (!target) return;
    this.byKeyboard = event.detail === 0;
    // A question or a curtain goes away with its answer: then the focus goes back to what led to it.
    if (!target.closest('[data-role="question"], .lc-curtain')) this.origin = target;
    if (target.dataset.local) mixed(this)[`local_${target.dataset.local.replace("-", "_")}`](target);
    else if (this.local.lost) this.answer("error", this.model.get("words").lost);
    else if (target.getAttribute("aria-disabled") && !target.dataset.choice) this.sayWhyNot(target, event);
    else {
      const command = JSON.parse(target.dataset.send);
      if (command.do === "choose") this.chosen = command.choice;
      this.offering = command.do === "download";
      this.send(command);
    }
  }

  // Why something that was clicked is greyed out; among the choices a line is kept free for that.
  /**
   * @param {any} target
   * @param {any} event
   */
  sayWhyNot(target, event) {
    if (this.local.at === "choices") this.explain(event);
    else if (target.dataset.reason) this.answer("info", target.dataset.reason);
  }

  // Why something is greyed out, as soon as it is pointed at or reached with the keyboard.
  /** @param {any} event */
  explain(event) {
    const target = event.target.closest?.("button");
    // After a click on Step the pointer still rests there: nobody has asked why it is greyed out now.
    const asked = event.type !== "mouseover" || !target?.dataset.role;
    const reason = asked && target?.getAttribute("aria-disabled") ? target.dataset.reason || "" : "";
    if (!target || reason === this.local.reason) return;
    this.local.reason = reason;
    const line = this.root.querySelector('[data-role="reason"]');
    if (line) line.textContent = reason || reasonText(this.model.get("view").refused);
  }

  /** @param {any} event */
  pressed(event) {
    const space = event.composedPath()[0].closest("[data-space]");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = space
      ? spaceByKey(this.parts.board, space, event, this.model.get("view").board.badges)
      : undefined;
    if (to !== undefined) focusSpace(this.parts.board, to);
    else if (event.key === "Escape") {
      this.pointing.at(this.root);
      this.sendByKey({ do: "cancel" });
    } else if (space && (event.key === "Enter" || event.key === " "))
      this.sendByKey({ do: "space", space: space.dataset.space });
    else return;
    event.preventDefault();
  }

  /** @param {any} command */
  sendByKey(command) {
    this.byKeyboard = true;
    this.touched = document.activeElement;
    this.local.at = "choices";
    this.send(command);
  }

  /** @param {any} event */
  async changed(event) {
    const { field: name } = event.target.dataset;
    this.local.at = placeOf(event.target);
    this.touched = event.target;
    if (name === "pace") this.send({ do: "pace", pace: event.target.value });
    else if (name?.startsWith("seat-"))
      this.send({ do: "seat", seat: Number(name.slice(5)), kind: event.target.value });
    else if (name === "count") {
      this.local.count = Number(event.target.value);
      this.paint();
    } else if (name === "upload" && event.target.files.length) {
      const [file] = event.target.files;
      const text = await file.text();
      event.target.value = "";
      this.send({ do: "upload", name: file.name, text });
    }
  }

  /** @param {any} target */
  local_phase(target) {
    const name = target.dataset.phaseName;
    this.local.phase = this.local.phase === name ? "" : name;
    this.paint();
  }

  local_coordinates() {
    this.local.coordinates = !this.local.coordinates;
    this.showCoordinates();
    this.paint();
  }

  showCoordinates() {
    this.parts.board.querySelector("svg")?.classList.toggle("lc-no-names", !this.local.coordinates);
  }

  // At once: what a computer player is still thinking about comes to nothing.
  local_stop() {
    this.clock.stop();
    this.local.stopping = true;
    this.paint();
    if (!this.line.busy) this.send({ do: "stop" }); // otherwise when what is on its way is answered
  }
}

Object.assign(Panel.prototype, FORMS, FOCUS);

/**
 * The panel with what forms.js and focus.js add to it.
 * @param {Panel} panel
 * @returns {any}
 */
function mixed(panel) {
  return panel;
}

// What anywidget loads: the panel, with the parts that a game adds by their places (see sections.js).
/** @param {Context["sections"]} [sections] */
export function table(sections = {}) {
  return {
    /** @param {{ model: Model, el: HTMLElement }} props */
    render({ model, el }) {
      const panel = new Panel(model, el, sections);
      return () => panel.close();
    },
  };
}
