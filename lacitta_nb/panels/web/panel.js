// The panel in the browser: shows what Python sends, sends back what is clicked. It knows no rules.
//
// Traits from Python: `words` (texts of buttons), `prefix` (of ids in the picture), `board` (the whole picture, once a
// game), `title`, `pieces`, `areas`, `marks`, `labels`, `spots` (what changes in it), `hiding` (a style sheet), `heard`
// (of the last command, see line.js) and `view` (all the rest). To Python go messages: a command with a number,
// {request: {do: "choose", choice: "build farm", seq: 7}}.

import { greyOut } from "./answers.js";
import { reachable, showsMore } from "./basics.js";
import { Board } from "./board.js";
import { Commands } from "./commands.js";
import { create, fill, h } from "./elements.js";
import { comeIntoView, keepFocus, showAnswer, showHead, showRule } from "./focus.js";
import * as forms from "./forms.js";
import { Gestures } from "./gestures.js";
import { Keys } from "./keys.js";
import { Layout } from "./layout.js";
import { atFirst, PARTS } from "./parts.js";
import { Picture } from "./picture.js";
import { Pointing } from "./pointing.js";
import { Reading } from "./reading.js";
import { Replay } from "./replay.js";
import { dress } from "./sheet.js";
import { showPointed, showSpace } from "./sights.js";
import { name, places, skeleton } from "./skeleton.js";

/** @typedef {import("./view.d.ts").Command} Command */
/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Local} Local */
/** @typedef {import("./types.d.ts").Sections} Sections */

/** One view of the panel on the page. */
export class Panel {
  /**
   * @param {any} model
   * @param {HTMLElement} el
   * @param {Sections} sections
   */
  constructor(model, el, sections) {
    this.model = model;
    this.sections = sections;
    this.local = atFirst();
    /** What the game's own parts remember of this view. @type {Record<string, any>} */
    this.own = {};
    this.root = /** @type {HTMLElement} */ (create(skeleton(model.get("hiding"))));
    name(this.root, this.words);
    this.parts = places(this.root);
    this.commands = new Commands(this);
    this.board = new Board(this.parts.board);
    this.board.read = sections.read ?? "";
    this.picture = new Picture(model, this.board);
    this.reading = new Reading(this.root);
    this.root.addEventListener("scroll", (event) => showsMore(/** @type {Element} */ (event.target)), {
      capture: true,
      passive: true,
    });
    this.layout = new Layout(
      this.root,
      this.board,
      () => this.wanted,
      (wide) => this.widened(wide),
    );
    this.layout.least = sections.side ?? this.layout.least;
    this.layout.full = sections.full ?? false;
    this.pointing = new Pointing(this.root, {
      dock: (pointed) => showPointed(this, pointed),
      space: (name, label) => showSpace(this, name, label),
      light: (names) => this.board.light(names.length ? names : this.lit),
    });
    this.gestures = new Gestures(this);
    this.keys = new Keys(this.root, (event) => this.gestures.pressed(event));
    this.replay = this.newReplay();
    /** The `moment` of the last answer. */
    this.begun = "";
    /** Whether a drawer has just been opened. */
    this.opening = false;
    dress(el);
    el.replaceChildren(this.root);
    this.listen();
    this.begin();
  }

  /** What the kernel has sent already is on the table at once. */
  begin() {
    this.picture.draw();
    this.paint();
    this.layout.measure(true);
    this.begun = this.moment;
    this.replay.played = this.view.replay?.id ?? 0; // what another view has played is no news
    this.commands.playOn();
    // When the notebook has gone on to the next cell; but nothing moves away under whoever clicks already.
    const coming = setTimeout(() => comeIntoView(this.root), 300);
    this.root.addEventListener("pointerdown", () => clearTimeout(coming), { capture: true, once: true });
  }

  /** @returns {Context["view"]} */
  get view() {
    return this.model.get("view");
  }

  /** @returns {Record<string, any>} */
  get words() {
    return this.model.get("words");
  }

  /** Who decides about what: it changes when a decision begins. */
  get moment() {
    const { view } = this;
    return JSON.stringify([
      view.decision,
      view.groups.length,
      view.plan?.left === undefined,
      view.questions.length > 0 && !view.preview,
    ]);
  }

  /** The spaces that are lit while nobody points at anything: those of what is played, a rule, or a beginner's guide. */
  get lit() {
    if (this.replay.replay) return this.replay.lit;
    return (this.view.rules?.lights || this.view.guide?.lights || "").split(" ").filter(Boolean);
  }

  /** How near the board is to be seen, and which spaces are one's own. */
  get wanted() {
    const { players, decision } = this.view;
    const person = players.findIndex((player) => !player.computer);
    const seat = decision && !players[decision.player].computer ? decision.player : person;
    return { zoom: this.local.zoom, mine: (players[seat]?.lights || "").split(" ").filter(Boolean) };
  }

  /** How near it is seen. */
  get zoom() {
    return this.local.zoom || this.board.zoomed;
  }

  newReplay() {
    return new Replay({
      board: this.board,
      prefix: this.picture.prefix,
      say: (text) => {
        this.parts.announce.textContent = text;
      },
      changed: (state) => {
        this.local.replay = state;
        this.paintParts(["dock", "buttons", "guide"]);
        this.commands.playOn();
      },
      ids: (text) => this.picture.ids(text),
    });
  }

  /** @returns {Context} */
  context() {
    const { meanings, rules, ...words } = this.words;
    const local = { ...this.local, zoom: this.zoom, named: this.board.named, parted: this.board.parted };
    return {
      view: this.view,
      words,
      meanings,
      rules,
      prefix: this.picture.prefix,
      local,
      signs: this.picture.signs,
      sections: this.sections,
      own: this.own,
    };
  }

  paint() {
    this.paintParts(Object.keys(PARTS));
    if (!this.local.replay) this.picture.show(this.view.board);
    // What a computer player's thinking does not change is not said again.
    const { announce } = this.view;
    if (!this.commands.ticking || this.parts.announce.textContent !== announce)
      this.parts.announce.textContent = announce;
  }

  /** @param {string[]} names */
  paintParts(names) {
    const c = this.context();
    for (const name of names) fill(this.parts[name], h("x", {}, PARTS[name](c)).children);
    this.layout.makeRoomForQuestion(JSON.stringify(this.view.decision));
    this.layout.makeRoomForHints();
    reachable(this.root);
    if (this.local.lost) greyOut(this.root, c.words.lost);
  }

  /** Another picture: its event may come before or after that of the view, which plays on it. */
  boardAnew() {
    if (!this.picture.stale) return;
    this.replay.end();
    this.picture.draw();
    this.layout.measure(true);
    this.paint();
  }

  answered() {
    const { view, commands } = this;
    this.boardAnew();
    commands.answered(view.seq);
    const had = this.root.contains(document.activeElement);
    const atEnd = this.reading.logAtEnd;
    // Another language changes words, and nothing else.
    const still = commands.ticking || commands.last?.do === "language";
    this.showView(still);
    if (atEnd) this.reading.showNewest();
    this.showNews(still);
    this.moveFocus(still, had);
    this.begun = this.moment;
    this.gestures.byKeyboard = false;
    this.pointing.again(view.refused !== null);
    this.offerFile();
    commands.next();
  }

  /** @param {boolean} still whether what is on the table is the same as before */
  showView(still) {
    const { view, local } = this;
    Object.assign(local, this.commands.ticking ? { notice: null } : { notice: null, stopping: false });
    if (view.replaced && !still) Object.assign(local, { at: "bar", rest: false });
    if (!view.hint.shown.length) local.unfolded = [];
    // What plays goes on when the answer is about something else, such as a drawer.
    if (view.replay?.id !== this.replay.played) this.replay.end();
    this.paint();
    if (view.replay)
      this.replay.play(view.replay, { ...local.pace, persons: this.persons, after: view.announce_next });
  }

  /**
   * What has come with an answer is brought into sight.
   * @param {boolean} still
   */
  showNews(still) {
    if (!still) this.reading.showHand(this.moment !== this.begun, Boolean(this.view.predict.ask));
    if (this.commands.last?.do === "take") this.reading.showChosen();
    // What a drawer holds has come only now.
    if (this.opening) this.layout.show(this.parts.drawer);
    showRule(this);
    this.opening = false;
    if (still) return;
    this.parts.dock.scrollTop = 0; // it tells something new, which is read from its beginning
    if (this.commands.last) this.board.revealLegal();
  }

  /**
   * @param {boolean} still
   * @param {boolean} had whether the focus was in the panel
   */
  moveFocus(still, had) {
    if (still) return;
    const { view } = this;
    // In a lesson the next task begins where the last one was, under the mouse.
    if (view.replaced && !view.lesson && this.commands.last) showHead(this.root);
    else if (had) keepFocus(this, this.moment !== this.begun);
    showAnswer(this.root);
  }

  /** The seats of persons. */
  get persons() {
    return this.view.players.filter((player) => !player.computer).map((player) => player.seat);
  }

  offerFile() {
    const file = this.view.files.download;
    if (file && this.view.seq === this.commands.asked && this.gestures.offering)
      forms.offer(file.name, file.text);
    this.gestures.offering = false;
  }

  /**
   * The kernel has gone, or is there again.
   * @param {boolean} lost
   */
  reached(lost) {
    Object.assign(this.local, { lost, notice: null, stopping: false });
    this.root.toggleAttribute("data-lost", lost);
    this.paint();
    if (lost) this.parts.announce.textContent = this.words.lost;
  }

  /**
   * An answer that needs no kernel.
   * @param {string} kind
   * @param {string} text
   */
  answer(kind, text) {
    this.local.notice = { kind, text, trace: "" };
    this.paint();
  }

  /** @param {Command} command */
  send(command) {
    this.commands.send(command);
  }

  listen() {
    const { root } = this;
    this.onFull = () => {
      this.local.full = document.fullscreenElement === root;
      this.layout.measure(true);
      this.paint();
    };
    document.addEventListener("fullscreenchange", this.onFull);
    this.onView = () => this.answered();
    this.onWords = () => name(this.root, this.words);
    this.onBoard = () => this.boardAnew();
    this.model.on("change:words", this.onWords);
    this.model.on("change:board", this.onBoard);
    this.model.on("change:view", this.onView);
  }

  close() {
    this.commands.close();
    this.keys.close();
    this.gestures.close();
    this.layout.close();
    this.pointing.close();
    this.replay.end();
    document.removeEventListener("fullscreenchange", this.onFull || (() => {}));
    this.model.off("change:words", this.onWords);
    this.model.off("change:board", this.onBoard);
    this.model.off("change:view", this.onView);
  }

  /** @param {Partial<Local>} local */
  change(local) {
    Object.assign(this.local, local);
    this.paint();
  }

  /** @param {boolean} wide */
  widened(wide) {
    this.local.wide = wide;
    this.paintParts(["head", "zoom", "hand", "dock", "foot"]);
  }
}
