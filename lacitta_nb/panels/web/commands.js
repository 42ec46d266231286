// Commands on their way to the kernel, and what is seen of them until they are answered: that something was pressed, that
// the kernel is at work, busy, silent or gone.

import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Line } from "./line.js";
import { placeBeside } from "./pointing.js";

/** @typedef {import("./panel.js").Panel} Panel */
/** @typedef {import("./view.d.ts").Command} Command */

/** Milliseconds after which a click that is not answered yet is seen to be at work. */
const SLOW = 150;

export class Commands {
  /** @param {Panel} panel */
  constructor(panel) {
    this.panel = panel;
    this.clock = new Clock((command) => this.send(command));
    this.line = new Line(panel.model, {
      tell: (key) => this.tellWaiting(key),
      giveUp: () => this.gaveUp(),
      silent: () => this.connection.unanswered(),
    });
    this.connection = new Connection(panel.model.widget_manager, () => this.reached());
  }

  /** What was sent last. @returns {Command | null} */
  get last() {
    return this.line.last;
  }

  /** The number of the last command. */
  get asked() {
    return this.line.asked;
  }

  /** Whether the last one came from the clock, not from a person. */
  get ticking() {
    return this.line.ticking;
  }

  /** @param {Command} command */
  send(command) {
    const { panel } = this;
    if (panel.local.lost) {
      if (command.do !== "tick") panel.answer("error", panel.words.lost);
      return;
    }
    panel.replay.end();
    this.clock.stop();
    this.line.send(command);
    this.showBusy();
  }

  /** At once: what a computer player is still thinking about comes to nothing. */
  stop() {
    this.clock.stop();
    this.panel.change({ stopping: true });
    if (!this.line.busy) this.send({ do: "stop" }); // otherwise when what is on its way is answered
  }

  /** @param {number} seq the number of the command that was answered */
  answered(seq) {
    this.line.answered(seq);
    this.showBusy();
  }

  /** After an answer: what waits is sent, or whoever plays by themselves goes on. */
  next() {
    if (this.line.busy) return;
    if (this.line.next()) this.showBusy();
    else if (this.panel.local.stopping) this.send({ do: "stop" });
    else this.playOn();
  }

  /** Who plays by themselves waits until it has been seen what happened. */
  playOn() {
    if (!this.line.busy && !this.panel.local.replay) this.clock.set(this.panel.view.auto);
  }

  /** The kernel has gone, or is there again. */
  reached() {
    this.clock.stop();
    this.line.reset();
    this.showBusy();
    this.panel.reached(this.connection.lost);
  }

  gaveUp() {
    const { panel } = this;
    panel.local.stopping = false;
    this.showBusy();
    this.connection.unanswered();
    panel.answer("error", panel.words[panel.local.lost ? "lost" : "no-kernel"]);
  }

  /** At once that something was pressed, after a moment that it is at work. */
  showBusy() {
    const { root, gestures } = this.panel;
    clearTimeout(this.slow);
    if (!this.line.busy) {
      root.removeAttribute("aria-busy");
      root.removeAttribute("data-slow");
      for (const pressed of root.querySelectorAll("[data-going]")) pressed.removeAttribute("data-going");
      return;
    }
    root.setAttribute("aria-busy", "true");
    if (this.ticking) return;
    gestures.touched?.setAttribute("data-going", "");
    this.slow = window.setTimeout(() => root.setAttribute("data-slow", ""), SLOW);
  }

  /**
   * Beside what was clicked, so that nothing moves: why nothing has happened yet.
   * @param {string} key
   */
  tellWaiting(key) {
    const { root, parts, words, gestures } = this.panel;
    const { waiting } = parts;
    waiting.hidden = !key;
    waiting.textContent = key && words[key];
    if (key) placeBeside(root, waiting, gestures.touched?.isConnected ? gestures.touched : root);
  }

  close() {
    this.line.close();
    this.clock.stop();
    this.connection.close();
  }
}
