// Playing by itself: when the kernel has said so, the page asks it for the next piece. The page asks,
// not a thread or a task in the kernel, so that an interrupt reaches the piece at work, and a page
// that is closed asks no more.

/** @import { AutoView, Command } from "./view.d.ts" */

export class Clock {
  /** @param {(command: Command) => void} ask */
  constructor(ask) {
    this.ask = ask;
  }

  /** @param {AutoView} auto */
  set(auto) {
    this.stop();
    if (auto.wait !== null)
      this.timer = setTimeout(() => this.ask({ do: "tick", ticket: auto.ticket }), auto.wait);
  }

  stop() {
    clearTimeout(this.timer);
  }
}
