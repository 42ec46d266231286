// What the last command did, played on the board beat by beat: figures walk, plates count, buildings crack. The picture
// of the end is there already; each beat of Python's replay tells what it changes, so any beat can be shown.

import { Motions, pop } from "./motions.js";

/** @typedef {import("./types.d.ts").ReplayState} ReplayState */
/** @typedef {import("./view.d.ts").ReplayView} ReplayView */
/** @typedef {import("./view.d.ts").BeatView} BeatView */
/** @typedef {[string, string | null, string?][]} Patch */
/** @typedef {{ speed: number, mine: boolean }} Pace */

/**
 * @typedef {object} Hooks
 * @property {import("./board.js").Board} board
 * @property {string} prefix of the ids in this view's picture
 * @property {(text: string) => void} say reads a line out
 * @property {(state: ReplayState | null) => void} changed how far it is; null when it is over
 * @property {(text: string) => string} ids puts this view's prefix into a picture
 */

/** Milliseconds of a beat that weighs 1, and of a whole replay at most. */
const BEAT = 900;
const LONGEST = 6000;
const SPEEDS = [1, 2, 4];

export class Replay {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {ReplayView | null} */
    this.replay = null;
    /** @type {Pace} */
    this.pace = { speed: 1, mine: false };
    /** @type {number[]} */
    this.persons = [];
    this.after = "";
    /** The beat that is shown, -1 before the first one, and whether what it does is done. */
    this.at = -1;
    this.settled = true;
    this.paused = false;
    /** The number of the run that may go on: one that waits for an older number is over. */
    this.turn = 0;
    /** The number of the replay that was played last: no other answer plays it again. */
    this.played = 0;
    this.motions = new Motions(hooks.board, hooks.prefix);
    this.onHidden = () => document.hidden && this.end();
  }

  /**
   * Plays from the beginning; at once, so that nothing is to be seen of it, where no motion is wanted or nobody looks.
   * @param {ReplayView} replay
   * @param {Pace & { persons: number[], after?: string }} how whose cities are "mine", and what is read out afterwards
   */
  play(replay, { speed, mine, persons, after = "" }) {
    this.end();
    if (replay.id === this.played) return;
    this.played = replay.id;
    if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    Object.assign(this, {
      replay,
      pace: { speed, mine },
      persons,
      after,
      at: -1,
      settled: true,
      paused: false,
    });
    if (!replay.beats.some((beat) => this.shows(beat))) {
      this.replay = null;
      return;
    }
    document.addEventListener("visibilitychange", this.onHidden);
    this.motions.hurry(speed);
    this.patch(/** @type {Patch} */ (replay.back));
    this.cover();
    void this.run();
  }

  /** Shows the end at once. */
  end() {
    if (!this.replay) return;
    this.halt();
    this.show(this.beats.length - 1);
    for (const mark of this.marks) mark.removeAttribute("data-waiting");
    document.removeEventListener("visibilitychange", this.onHidden);
    this.hooks.board.light([]);
    this.replay = null;
    this.hooks.changed(null);
  }

  /**
   * What a button of `replayPart` asks for.
   * @param {string} name
   * @param {Pace} pace the page's own, which is changed
   */
  act(name, pace) {
    if (!this.replay) return;
    if (name === "pause") this.pause();
    else if (name === "resume") this.resume();
    else if (name === "back") this.jump(-1);
    else if (name === "forth") this.jump(1);
    else if (name === "end") this.finish();
    else if (name === "speed") pace.speed = SPEEDS[(SPEEDS.indexOf(pace.speed) + 1) % SPEEDS.length];
    else if (name === "mine") pace.mine = !pace.mine;
    this.pace = { ...pace };
    this.motions.hurry(pace.speed);
    this.changed();
  }

  /** @returns {ReplayState | null} */
  get state() {
    const { replay, at } = this;
    if (!replay) return null;
    const beat = replay.beats[at];
    const text = beat ? `${beat.text}${beat.rule && ` [${beat.rule}]`}` : "";
    const kind = beat?.kind || "";
    return {
      playing: !this.paused,
      beat: at + 1,
      count: replay.beats.length,
      text,
      kind,
      title: replay.title,
    };
  }

  pause() {
    this.paused = true;
    this.motions.pause();
  }

  resume() {
    this.paused = false;
    if (this.settled) void this.run();
    else this.motions.resume();
  }

  /**
   * To the end of another beat, where it waits.
   * @param {number} step 1 or -1
   */
  jump(step) {
    let to = this.at + (step > 0 && !this.settled ? 0 : step);
    while (this.beats[to] && !this.shows(this.beats[to])) to += step;
    this.halt();
    this.paused = true;
    if (to >= this.beats.length) {
      this.finish();
      return;
    }
    this.show(Math.max(-1, to));
    this.tell();
  }

  /** The spaces of which the beat of the moment tells. */
  get lit() {
    return this.beats[this.at]?.lights.split(" ").filter(Boolean) || [];
  }

  get beats() {
    return this.replay?.beats || [];
  }

  get pieces() {
    return this.hooks.board.layers.get("pieces");
  }

  /** What may be chosen and what has happened: hidden until it is told. */
  get marks() {
    return [...(this.hooks.board.layers.get("marks")?.group.children || [])];
  }

  async run() {
    this.turn += 1;
    const { turn } = this;
    while (this.at + 1 < this.beats.length) {
      this.at += 1;
      const beat = this.beats[this.at];
      if (this.shows(beat)) {
        this.settled = false;
        this.tell();
        await this.motions.play(beat, this.unit * weight(beat));
        if (turn !== this.turn) return;
      }
      this.settle(beat);
    }
    this.finish();
  }

  /** The end, as somebody who listens comes to it. */
  finish() {
    const { after } = this;
    this.end();
    if (after) this.hooks.say(after);
  }

  /**
   * Whether a beat is played, or done without a sight of it.
   * @param {BeatView} beat
   */
  shows(beat) {
    return !this.pace.mine || beat.seats.some((seat) => this.persons.includes(seat));
  }

  /** The beat of the moment in words, with its spaces lit and its marks. */
  tell() {
    const beat = this.beats[this.at];
    this.cover();
    this.hooks.board.light(this.lit);
    if (beat) this.hooks.say(beat.text);
    this.changed();
  }

  changed() {
    if (this.replay) this.hooks.changed(this.state);
  }

  /** Marks come with the beat that tells of them. */
  cover() {
    const beats = this.beats.slice(0, this.at + 1);
    // What has fallen is struck out when it is not there any more.
    if (!this.settled && beats[this.at]?.cracks.length) beats.pop();
    const told = new Set(beats.flatMap((beat) => beat.marks));
    for (const mark of this.marks)
      mark.toggleAttribute("data-waiting", !told.has(mark.getAttribute("data-key") || ""));
  }

  /** Whatever moves stops. */
  halt() {
    this.turn += 1;
    this.motions.stop();
  }

  /**
   * The picture after a beat, from whatever picture there is.
   * @param {number} at
   */
  show(at) {
    const { replay } = this;
    if (!replay) return;
    /** @type {Map<string, [string, string | null, string?]>} */
    const parts = new Map(/** @type {Patch} */ (replay.back).map((part) => [part[0], part]));
    for (const beat of replay.beats.slice(0, at + 1)) {
      for (const [key, svg, below] of /** @type {Patch} */ (beat.patch))
        parts.set(key, [key, svg, below ?? parts.get(key)?.[2]]);
    }
    const lying = (/** @type {string | undefined} */ key) => {
      let below = key;
      while (below && parts.get(below)?.[1] === null) below = parts.get(below)?.[2];
      return below;
    };
    this.at = at;
    this.settled = true;
    this.patch([...parts.values()].map(([key, svg, below]) => [key, svg, lying(below)]));
  }

  /** @param {BeatView} beat */
  settle(beat) {
    this.settled = true;
    const patch = /** @type {Patch} */ (beat.patch);
    const before = new Map(
      patch.map(([key]) => [key, texts(this.pieces?.get(key)).map((text) => text.textContent)]),
    );
    this.patch(patch);
    this.motions.stop();
    this.cover();
    if (!this.shows(beat)) return;
    for (const [key, had] of before) {
      texts(this.pieces?.get(key)).forEach((text, place) => {
        if (had.length && text.textContent !== had[place]) pop(text);
      });
    }
  }

  /** @param {Patch} patch */
  patch(patch) {
    this.pieces?.patch(patch.map(([key, svg, below]) => [key, svg && this.hooks.ids(svg), below]));
  }

  /** Milliseconds of a beat that weighs 1: of many beats each is shorter. */
  get unit() {
    const whole = this.beats.filter((beat) => this.shows(beat)).reduce((sum, beat) => sum + weight(beat), 0);
    return Math.min(BEAT, LONGEST / whole);
  }
}

/**
 * How long a beat takes, compared with others.
 * @param {BeatView} beat
 */
function weight(beat) {
  if (beat.walk) return beat.walk.lost ? 1.3 : 1;
  return beat.cracks.length || beat.shakes.length ? 0.9 : 0.6;
}

/** @param {Element | null | undefined} element */
function texts(element) {
  if (!element) return [];
  return element.localName === "text" ? [element] : [...element.querySelectorAll("text")];
}
