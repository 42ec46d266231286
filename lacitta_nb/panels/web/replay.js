// What the last command did, played on the board beat by beat: figures walk, plates count, buildings crack. The picture
// of the end is there already; each beat of Python's replay tells what it changes, so any beat can be shown.

import { own } from "./basics.js";
import { h } from "./elements.js";
import { parsed } from "./layer.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").ReplayState} ReplayState */
/** @typedef {import("./view.d.ts").ReplayView} ReplayView */
/** @typedef {import("./view.d.ts").BeatView} BeatView */
/** @typedef {import("./view.d.ts").WalkView} WalkView */
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
/** The part of a beat after which a building falls, and after which a lost citizen has come to a stop. */
const CRACKED = 0.35;
const STOPPED = 0.7;
/** How much of the way a lost citizen goes. */
const HALFWAY = 0.8;
/** So many figures go at once at most, one a little later than the other. */
const FIGURES = 4;
const LATER = 0.08;
const CRACK = "M-2-17L4-7L-4 1L4 8L-1 17M-4 1L-15 5M4-7L14-11M4 8L12 13";
const CROSS = "M-9-9L9 9M9-9L-9 9";

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
    /** @type {Animation[]} */
    this.moving = [];
    /** @type {SVGElement | null} */
    this.over = null;
    this.onHidden = () => document.hidden && this.end();
  }

  /**
   * Plays from the beginning; at once, so that nothing is to be seen of it, where no motion is wanted or nobody looks.
   * @param {ReplayView} replay
   * @param {Pace & { persons: number[], after?: string }} how whose cities are "mine", and what is read out afterwards
   */
  play(replay, { speed, mine, persons, after = "" }) {
    this.end();
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
    this.over = parsed('<g class="lc-replay" aria-hidden="true"></g>');
    this.hooks.board.svg?.append(this.over);
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
    this.over?.remove();
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
    for (const motion of this.moving) motion.updatePlaybackRate(pace.speed);
    this.changed();
  }

  /** @returns {ReplayState | null} */
  get state() {
    const { replay, at } = this;
    if (!replay) return null;
    const beat = replay.beats[at];
    const text = beat ? `${beat.text}${beat.rule && ` [${beat.rule}]`}` : "";
    return { playing: !this.paused, beat: at + 1, count: replay.beats.length, text, title: replay.title };
  }

  pause() {
    this.paused = true;
    for (const motion of this.moving) motion.pause();
  }

  resume() {
    this.paused = false;
    if (this.settled) void this.run();
    else for (const motion of this.moving) motion.play();
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
        await this.move(beat);
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

  /** The beat of the moment in words, with its spaces lit and its arrow. */
  tell() {
    const beat = this.beats[this.at];
    this.cover();
    this.hooks.board.light(beat ? beat.lights.split(" ").filter(Boolean) : []);
    if (beat) this.hooks.say(beat.text);
    this.changed();
  }

  changed() {
    if (this.replay) this.hooks.changed(this.state);
  }

  /** Marks come with the beat that tells of them. */
  cover() {
    const told = new Set(this.beats.slice(0, this.at + 1).map((beat) => beat.arrow));
    for (const mark of this.marks)
      mark.toggleAttribute("data-waiting", !told.has(mark.getAttribute("data-key") || "-"));
  }

  /** Whatever moves stops. */
  halt() {
    this.turn += 1;
    this.still();
  }

  still() {
    for (const motion of this.moving) motion.cancel();
    this.moving = [];
    this.over?.replaceChildren();
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
    this.still();
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

  /**
   * Everything that a beat moves, until it has moved.
   * @param {BeatView} beat
   */
  async move(beat) {
    const time = this.unit * weight(beat);
    const { over } = this;
    if (!over) return;
    // Also a beat in which nothing moves takes its time.
    this.animate(over, [{ opacity: 1 }, { opacity: 1 }], time);
    if (beat.walk) this.walk(beat.walk, time);
    if (beat.cracks.length) this.crack(beat, time);
    for (const name of beat.shakes) this.shake(name, beat.sign, time);
    await Promise.allSettled(this.moving.map((motion) => motion.finished));
  }

  /** Milliseconds of a beat that weighs 1: of many beats each is shorter. */
  get unit() {
    const whole = this.beats.filter((beat) => this.shows(beat)).reduce((sum, beat) => sum + weight(beat), 0);
    return Math.min(BEAT, LONGEST / whole);
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {number} time
   * @param {number} [delay]
   */
  animate(element, frames, time, delay = 0) {
    const motion = element.animate(frames, { duration: time - delay, delay, fill: "both", easing: "linear" });
    motion.playbackRate = this.pace.speed;
    if (this.paused) motion.pause();
    this.moving.push(motion);
  }

  /**
   * @param {string} svg
   * @returns {SVGElement}
   */
  put(svg) {
    const element = parsed(svg);
    this.over?.append(element);
    return element;
  }

  /**
   * Figures go along their way, or fade before its end.
   * @param {WalkView} walk
   * @param {number} time
   */
  walk(walk, time) {
    const figure = `<use class="lc-owner-${walk.seat}" href="#${this.hooks.prefix}-${walk.sign}" transform="scale(.72)"/>`;
    const frames = way(walk.points, walk.lost ? HALFWAY : 1, walk.lost ? STOPPED : 1);
    for (let place = 0; place < Math.min(walk.count, FIGURES); place += 1) {
      const walker = this.put(`<g class="lc-walker"><g>${figure}</g></g>`);
      this.animate(walker, frames, time, place * LATER * time);
      if (!walk.lost) continue;
      walker.append(parsed(`<path class="lc-cross" d="${CROSS}"/>`));
      const [fading, cross] = walker.children;
      this.animate(fading, [{ opacity: 1 }, { opacity: 1, offset: STOPPED }, { opacity: 0 }], time);
      this.animate(
        cross,
        [
          { opacity: 0 },
          { opacity: 0, offset: STOPPED - 0.05 },
          { opacity: 1, offset: STOPPED },
          { opacity: 1 },
        ],
        time,
      );
    }
  }

  /**
   * Lines run over what breaks, then all that the beat takes away falls.
   * @param {BeatView} beat
   * @param {number} time
   */
  crack(beat, time) {
    for (const name of beat.cracks) {
      const line = this.upon(name, `<path class="lc-crack" pathLength="1" d="${CRACK}"/>`);
      if (line)
        this.animate(
          line,
          [{ strokeDashoffset: 1 }, { strokeDashoffset: 0, offset: CRACKED }, { strokeDashoffset: 0 }],
          time,
        );
    }
    const fallen = { opacity: 0, transform: "translateY(14px)" };
    for (const [key, svg] of beat.patch) {
      const gone = svg === null && key !== null && this.pieces?.get(key);
      if (gone)
        this.animate(
          gone,
          [
            { opacity: 1 },
            { opacity: 1, offset: CRACKED },
            gone.hasAttribute("transform") ? { opacity: 0 } : fallen,
          ],
          time,
        );
    }
  }

  /**
   * A sign of what is short shakes at a space.
   * @param {string} name
   * @param {string} sign
   * @param {number} time
   */
  shake(name, sign, time) {
    const drawn = sign && `<use href="#${this.hooks.prefix}-${sign}" transform="scale(.5)"/>`;
    const bowl = this.upon(name, `<g class="lc-short"><circle r="18"/>${drawn}</g>`);
    const to = (/** @type {number} */ x) => ({ transform: `translateX(${x}px)` });
    if (bowl) this.animate(bowl, [0, -5, 5, -5, 5, -3, 3, 0, 0].map(to), time);
  }

  /**
   * Something at the middle of a space.
   * @param {string} name
   * @param {string} svg
   */
  upon(name, svg) {
    const middle = this.hooks.board.middle(name);
    return (
      middle && this.put(`<g transform="translate(${middle[0]} ${middle[1]})">${svg}</g>`).firstElementChild
    );
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

/**
 * Frames that lead along a way at an even pace.
 * @param {number[][]} points
 * @param {number} part how much of the way
 * @param {number} until the part of the time that it takes
 * @returns {Keyframe[]}
 */
function way(points, part, until) {
  const lengths = points
    .slice(1)
    .map(([x, y], place) => Math.hypot(x - points[place][0], y - points[place][1]));
  const whole = part * lengths.reduce((sum, length) => sum + length, 0);
  const frames = [{ transform: to(points[0]), offset: 0 }];
  let gone = 0;
  lengths.some((length, place) => {
    const [[x, y], [u, v]] = [points[place], points[place + 1]];
    const share = Math.min(1, (whole - gone) / length);
    gone += length;
    frames.push({
      transform: to([x + share * (u - x), y + share * (v - y)]),
      offset: until * Math.min(1, gone / whole),
    });
    return gone >= whole;
  });
  frames.push({ transform: frames[frames.length - 1].transform, offset: 1 });
  return frames;
}

/** @param {number[]} point */
function to([x, y]) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** @param {Element | null | undefined} element */
function texts(element) {
  if (!element) return [];
  return element.localName === "text" ? [element] : [...element.querySelectorAll("text")];
}

/**
 * A number that has changed draws the eye.
 * @param {Element} text
 */
function pop(text) {
  text.animate([{ transform: "scale(1.5)" }, { transform: "scale(1)" }], {
    duration: 350,
    easing: "ease-out",
  });
}

/**
 * The dock while something is played: the line of the moment, and what can be done about it.
 * @param {Context} c
 */
export function replayPart(c) {
  const { words, local } = c;
  const state = local.replay;
  if (!state) return null;
  const act = (/** @type {string} */ name, /** @type {string} */ label, /** @type {object} */ more = {}) =>
    own(h("span", { "aria-hidden": "true" }, label), "replay", {
      "data-act": name,
      "data-role": `replay-${name}`,
      "data-key": name,
      "aria-label": words[`replay-${name}`],
      title: words[`replay-${name}`],
      ...more,
    });
  const { speed, mine } = local.pace;
  return h(
    "div",
    { class: "lc-replaying", "data-role": "replay" },
    h("p", { class: "lc-faint" }, `${state.title} ${state.beat}/${state.count}`),
    h("p", { class: "lc-replay-line", "data-role": "replay-line" }, state.text),
    h(
      "div",
      { class: "lc-replay-buttons", role: "group", "aria-label": words.replay },
      act("back", "‹", { "aria-disabled": state.beat < 1 ? "true" : null }),
      state.playing ? act("pause", "❚❚") : act("resume", "▶"),
      act("forth", "›"),
      act("speed", `${speed}×`, { "aria-label": `${words["replay-speed"]}: ${speed}×` }),
      act("mine", words["replay-mine-brief"], { "aria-pressed": String(mine) }),
      act("end", "»"),
    ),
  );
}
