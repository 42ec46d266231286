// Whether the kernel that holds the game is still there. One that has restarted or died has forgotten
// the game for good; one that cannot be reached may come back. Not every front end tells.

/** @import { Kernel } from "./types.d.ts" */

const FORGETTING = ["restarting", "autorestarting", "dead", "terminating"];

export class Connection {
  /**
   * @param {{ kernel?: Kernel } | undefined} manager
   * @param {() => void} changed
   */
  constructor(manager, changed) {
    this.kernel = manager?.kernel;
    this.changed = changed;
    this.forgotten = false;
    this.away = false;
    this.onStatus = (/** @type {unknown} */ _, /** @type {string} */ status) => {
      if (FORGETTING.includes(status)) this.forget();
    };
    this.onReach = (/** @type {unknown} */ _, /** @type {string} */ status) => this.reach(status);
    this.onDisposed = () => this.forget();
    this.kernel?.statusChanged?.connect(this.onStatus);
    this.kernel?.connectionStatusChanged?.connect(this.onReach);
    this.kernel?.disposed?.connect(this.onDisposed);
  }

  get lost() {
    return this.forgotten || this.away;
  }

  // A kernel that has nothing to do and still does not answer knows the panel no more.
  unanswered() {
    if (this.kernel?.status === "idle") this.forget();
  }

  forget() {
    if (this.forgotten) return;
    this.forgotten = true;
    this.changed();
  }

  /** @param {string} status */
  reach(status) {
    const away = status === "disconnected" || (this.away && status !== "connected");
    if (away === this.away) return;
    this.away = away;
    this.changed();
  }

  close() {
    this.kernel?.statusChanged?.disconnect(this.onStatus);
    this.kernel?.connectionStatusChanged?.disconnect(this.onReach);
    this.kernel?.disposed?.disconnect(this.onDisposed);
  }
}
