// The way of commands to the kernel: one at a time, each with a number, `seq`.
//
// A kernel that runs a cell hears of a click only when the cell has ended, and nothing can call the
// click back meanwhile. So a command says until when it is wanted, by the kernel's own clock, and what
// comes later the kernel drops: what the page has given up never happens. The kernel tells at once, in
// `heard`, what its clock shows and whether it takes the command up. What is still wanted although it
// came too late (the page learns the kernel's time only from its first answer) is sent again.

const BUSY = 500; // milliseconds until the page says that the kernel is busy
const PATIENCE = 8000; // until it gives a click up
const MARGIN = 1000; // the kernel gives it up so much earlier

// What a second click would do without anybody having seen what the first one did.
const ONCE = ["step", "run", "confirm", "undo", "redo"];

/** @import { Command } from "./view.d.ts" */
/** @import { Heard, Model } from "./types.d.ts" */

export class Line {
  /**
   * `tell` is called with "busy", "at-work" and "" about a click that waits, `giveUp` when nobody
   * waits for it any more, `silent` when the clock's own command is not heard.
   * @param {Model} model
   * @param {{ tell: (key: string) => void, giveUp: () => void, silent: () => void }} tells
   */
  constructor(model, { tell, giveUp, silent }) {
    this.model = model;
    this.tell = tell;
    this.giveUp = giveUp;
    this.silent = silent;
    /** @type {Command[]} */
    this.queue = [];
    /** @type {Command | null} */
    this.command = null;
    /** @type {Command | null} */
    this.last = null;
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.timers = [];
    /** When a person gives up; 0 while nobody waits. */
    this.until = 0;
    /** Whether somebody was told that the kernel is busy. */
    this.told = false;
    /** The number of the last command. */
    this.asked = Math.floor(Math.random() * 2 ** 40) * 1024; // numbers that no other view of the panel uses
    /** How far the kernel's clock is ahead of the page's. @type {number | undefined} */
    this.ahead = undefined;
    this.onHeard = () => this.heard(model.get("heard"));
    model.on("change:heard", this.onHeard);
  }

  get busy() {
    return this.command !== null;
  }

  // Whether the last thing that was sent came from the clock, not from a person.
  get ticking() {
    return this.last?.do === "tick";
  }

  /** @param {Command} command */
  send(command) {
    if (!this.busy) this.go(command);
    else if (this.admits(command)) {
      this.queue.push(command);
      this.wait();
    }
  }

  /**
   * What comes while a command is on its way waits, unless the kernel is known to be busy.
   * @param {Command} command
   */
  admits(command) {
    if (command.do === "tick" || this.told) return false;
    return !ONCE.includes(command.do) || (this.ticking && !this.queue.length);
  }

  /** @param {Command} command */
  go(command) {
    this.command = command;
    this.last = command;
    if (this.ticking) this.silence = setTimeout(() => this.silent(), PATIENCE);
    else this.wait();
    this.put(command);
  }

  /** @param {Command} command */
  put(command) {
    const { model } = this;
    this.asked += 1;
    const limit = this.ahead === undefined ? 0 : this.until - MARGIN + this.ahead;
    const until = this.ticking ? {} : { until: limit };
    // A message for each command: changes of a trait by two views at once would be merged into one.
    model.send({ request: { ...command, seq: this.asked, ...until } });
  }

  // A person waits from now on.
  wait() {
    if (this.until) return;
    this.until = Date.now() + PATIENCE;
    this.timers.push(
      setTimeout(() => this.slow(), BUSY),
      setTimeout(() => this.withdraw(), PATIENCE),
    );
  }

  // Nobody waits any more.
  rest() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.until = 0;
    this.told = false;
    this.tell("");
  }

  slow() {
    this.told = true;
    this.queue.length = Math.min(this.queue.length, this.ticking ? 1 : 0);
    this.tell("busy");
  }

  withdraw() {
    this.queue = [];
    if (!this.ticking) this.command = null;
    this.rest();
    this.giveUp();
  }

  /** @param {Heard} heard */
  heard({ seq, taken, clock }) {
    this.ahead = clock - Date.now();
    if (seq !== this.asked || this.command === null) return;
    clearTimeout(this.silence);
    if (this.ticking) return;
    if (taken) {
      this.rest();
      this.timers.push(setTimeout(() => this.tell("at-work"), PATIENCE));
    } else if (Date.now() < this.until - MARGIN) this.put(this.command);
  }

  /**
   * Whether an answer is that to the command on its way.
   * @param {number} seq
   */
  answered(seq) {
    if (!this.busy || seq !== this.asked) return false;
    this.command = null;
    if (!this.queue.length) this.rest();
    return true;
  }

  // Sends what waits; says whether there was anything.
  next() {
    const command = this.queue.shift();
    if (!command) return false;
    this.rest();
    this.go(command);
    return true;
  }

  reset() {
    clearTimeout(this.silence);
    this.queue = [];
    this.command = null;
    this.rest();
  }

  close() {
    this.reset();
    this.model.off("change:heard", this.onHeard);
  }
}
