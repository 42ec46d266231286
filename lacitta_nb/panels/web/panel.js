// The panel in the browser: shows what Python sends, sends back what is clicked. It knows no rules.
//
// Traits from Python: `words` (texts of buttons), `prefix` (of ids in the picture), `board` (the whole picture, once a
// game), `title`, `pieces`, `marks`, `labels`, `spots` (what changes in it), `hiding` (a style sheet), `heard` (of the last
// command, see line.js) and `view` (all the rest). To Python go messages: a command with a number,
// {request: {do: "choose", choice: "build farm", seq: 7}}.

import { greyOut } from "./answers.js";
import { ownParts, reachable, showsMore } from "./basics.js";
import { Board } from "./board.js";
import { buttonsPart } from "./buttons.js";
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { dockPart } from "./dock.js";
import { drawerPart, drawersPart } from "./drawers.js";
import { create, fill, h } from "./elements.js";
import { comeIntoView, keepFocus, showAnswer, showHead, showRule } from "./focus.js";
import { footPart } from "./foot.js";
import * as forms from "./forms.js";
import { Gestures } from "./gestures.js";
import { guidePart } from "./guide.js";
import { handPart } from "./hand.js";
import { headPart } from "./head.js";
import { Keys } from "./keys.js";
import { Layout } from "./layout.js";
import { Line } from "./line.js";
import { Picture } from "./picture.js";
import { Pointing, placeBeside } from "./pointing.js";
import { Replay } from "./replay.js";
import { showPointed, showSpace } from "./sights.js";
import { name, places, skeleton } from "./skeleton.js";
import { stripPart } from "./strip.js";
import { zoomPart } from "./zoom.js";

/** @typedef {import("./view.d.ts").Command} Command */
/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Local} Local */
/** @typedef {import("./types.d.ts").Part} Part */
/** @typedef {import("./types.d.ts").Sections} Sections */

/** Milliseconds after which a click that is not answered yet is seen to be at work. */
const SLOW = 150;

/** @type {Record<string, Part>} */
const PARTS = {
  head: headPart,
  strip: stripPart,
  guide: guidePart,
  hand: handPart,
  dock: dockPart,
  buttons: buttonsPart,
  zoom: zoomPart,
  foot: footPart,
  future: (c) => ownParts(c, "future"),
  drawers: drawersPart,
  drawer: drawerPart,
};

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
    /** @type {Local} */
    this.local = {
      coordinates: true,
      named: true,
      count: 0,
      notice: null,
      stopping: false,
      at: "bar",
      lost: false,
      zoom: "",
      wide: true,
      full: false,
      rest: false,
      drawer: "",
      query: "",
      differing: false,
      replay: null,
      pace: { speed: 1, mine: false },
    };
    /** What the game's own parts remember of this view. @type {Record<string, any>} */
    this.own = {};
    this.clock = new Clock((command) => this.send(command));
    this.line = new Line(model, {
      tell: (key) => this.tellWaiting(key),
      giveUp: () => this.gaveUp(),
      silent: () => this.connection.unanswered(),
    });
    this.root = /** @type {HTMLElement} */ (create(skeleton(model.get("hiding"))));
    name(this.root, this.words);
    this.parts = places(this.root);
    this.connection = new Connection(model.widget_manager, () => this.reached());
    this.board = new Board(this.parts.board);
    this.picture = new Picture(model, this.board);
    /** What is asked in the hand. */
    this.asked = "";
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
    this.pointing = new Pointing(this.root, {
      dock: (pointed) => showPointed(this, pointed),
      space: (name, label) => showSpace(this, name, label),
      light: (names) => this.board.light(names.length ? names : this.lit),
    });
    this.gestures = new Gestures(this);
    this.keys = new Keys(this.root, (event) => this.gestures.pressed(event));
    this.replay = this.newReplay();
    this.begun = "";
    this.opening = false;
    el.classList.add("lc-view");
    el.replaceChildren(this.root);
    this.listen();
    this.picture.draw();
    this.paint();
    this.layout.measure(true);
    this.begun = this.moment;
    this.replay.played = this.view.replay?.id ?? 0; // what another view has played is no news
    this.clock.set(this.view.auto);
    setTimeout(() => comeIntoView(this.root), 300); // when the notebook has gone on to the next cell
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
        // Who plays by themselves waits until it has been seen what happened.
        if (!state && !this.line.busy) this.clock.set(this.view.auto);
      },
      ids: (text) => this.picture.ids(text),
    });
  }

  /** @returns {Context} */
  context() {
    const { meanings, rules, ...words } = this.words;
    const local = { ...this.local, zoom: this.zoom, named: this.board.named };
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
    if (!this.ticking || this.parts.announce.textContent !== announce)
      this.parts.announce.textContent = announce;
  }

  /** @param {string[]} names */
  paintParts(names) {
    const c = this.context();
    for (const name of names) fill(this.parts[name], h("x", {}, PARTS[name](c)).children);
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
    const { view } = this;
    this.boardAnew();
    this.line.answered(view.seq);
    this.showBusy();
    Object.assign(this.local, this.ticking ? { notice: null } : { notice: null, stopping: false });
    const had = this.root.contains(document.activeElement);
    const atEnd = this.logAtEnd;
    // Another language changes words, and nothing else.
    const still = this.ticking || this.last?.do === "language";
    if (view.replaced && !still) Object.assign(this.local, { at: "bar", rest: false });
    // What plays goes on when the answer is about something else, such as a drawer.
    if (view.replay?.id !== this.replay.played) this.replay.end();
    this.paint();
    if (view.replay)
      this.replay.play(view.replay, { ...this.local.pace, persons: this.persons, after: view.announce_next });
    if (atEnd) this.showNewest();
    if (!still) this.showHand();
    // What a drawer holds has come only now.
    if (this.opening) this.layout.show(this.parts.drawer);
    showRule(this);
    this.opening = false;
    if (!still) this.parts.dock.scrollTop = 0; // it tells something new, which is read from its beginning
    if (this.last && !still) this.board.revealLegal();
    // In a lesson the next task begins where the last one was, under the mouse.
    if (view.replaced && !view.lesson && this.last && !still) showHead(this.root);
    else if (had && !still) keepFocus(this, this.moment !== this.begun);
    if (!still) showAnswer(this.root);
    this.begun = this.moment;
    this.gestures.byKeyboard = false;
    this.pointing.again(view.refused !== null);
    this.offerFile();
    if (this.line.busy) return;
    if (this.line.next()) this.showBusy();
    else if (this.local.stopping) this.send({ do: "stop" });
    else if (!this.local.replay) this.clock.set(view.auto);
  }

  /** The seats of persons. */
  get persons() {
    return this.view.players.filter((player) => !player.computer).map((player) => player.seat);
  }

  offerFile() {
    const file = this.view.files.download;
    if (file && this.view.seq === this.line.asked && this.gestures.offering)
      forms.offer(file.name, file.text);
    this.gestures.offering = false;
  }

  get ticking() {
    return this.line.ticking;
  }

  /** @returns {Command | null} */
  get last() {
    return this.line.last;
  }

  get logLines() {
    return this.root.querySelector('[data-role="log"] ol');
  }

  /** The log is read from its end, unless its reader has gone back in it. */
  get logAtEnd() {
    const { logLines } = this;
    return !logLines || logLines.scrollTop + logLines.clientHeight > logLines.scrollHeight - 8;
  }

  showNewest() {
    if (this.logLines) this.logLines.scrollTop = this.logLines.scrollHeight;
  }

  /** What happened is read from its end, a new hand from its beginning. */
  showHand() {
    const hand = this.root.querySelector(".lc-cards");
    if (!hand) return;
    const asked = hand.querySelector(".lc-asked")?.getAttribute("data-question") || "";
    const happened = /** @type {HTMLElement | null} */ (hand.querySelector(".lc-happened"));
    if (happened && !this.view.predict.ask) toWholeLine(/** @type {HTMLElement} */ (hand), happened);
    else if (this.moment !== this.begun || (asked && asked !== this.asked)) hand.scrollTop = 0;
    this.asked = asked;
  }

  /** The kernel has gone, or is there again. */
  reached() {
    this.clock.stop();
    this.line.reset();
    this.showBusy();
    Object.assign(this.local, { lost: this.connection.lost, notice: null, stopping: false });
    this.root.toggleAttribute("data-lost", this.local.lost);
    this.paint();
    if (this.local.lost) this.parts.announce.textContent = this.words.lost;
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
    if (this.local.lost) {
      if (command.do !== "tick") this.answer("error", this.words.lost);
      return;
    }
    this.replay.end();
    this.clock.stop();
    this.line.send(command);
    this.showBusy();
  }

  /** At once that something was pressed, after a moment that it is at work. */
  showBusy() {
    clearTimeout(this.slow);
    if (!this.line.busy) {
      this.root.removeAttribute("aria-busy");
      this.root.removeAttribute("data-slow");
      for (const pressed of this.root.querySelectorAll("[data-going]")) pressed.removeAttribute("data-going");
      return;
    }
    this.root.setAttribute("aria-busy", "true");
    if (this.ticking) return;
    this.gestures.touched?.setAttribute("data-going", "");
    this.slow = window.setTimeout(() => this.root.setAttribute("data-slow", ""), SLOW);
  }

  /**
   * Beside what was clicked, so that nothing moves: why nothing has happened yet.
   * @param {string} key
   */
  tellWaiting(key) {
    const { waiting } = this.parts;
    waiting.hidden = !key;
    waiting.textContent = key && this.words[key];
    if (key)
      placeBeside(this.root, waiting, this.gestures.touched?.isConnected ? this.gestures.touched : this.root);
  }

  gaveUp() {
    this.local.stopping = false;
    this.showBusy();
    this.connection.unanswered();
    this.answer("error", this.words[this.local.lost ? "lost" : "no-kernel"]);
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
    this.line.close();
    this.clock.stop();
    this.connection.close();
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

/**
 * To the end, as far as a line begins there; what the last lines leave free stays free.
 * @param {HTMLElement} hand
 * @param {HTMLElement} happened
 */
function toWholeLine(hand, happened) {
  happened.style.marginBottom = "";
  const top = hand.getBoundingClientRect().top - hand.scrollTop;
  const most = hand.scrollHeight - hand.clientHeight;
  const tops = [...happened.children].map((line) => line.getBoundingClientRect().top - top);
  const first = most > 0 ? tops.find((place) => place >= most) : undefined;
  if (first !== undefined) happened.style.marginBottom = `${Math.ceil(first - most)}px`;
  hand.scrollTop = first ?? most;
}
