// What moves on the board in one beat of a replay: figures walk, buildings crack and fall, what is short shakes.

import { parsed } from "./layer.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./view.d.ts").BeatView} BeatView */
/** @typedef {import("./view.d.ts").WalkView} WalkView */

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

export class Motions {
  /**
   * @param {Board} board
   * @param {string} prefix of the ids in the picture
   */
  constructor(board, prefix) {
    this.board = board;
    this.prefix = prefix;
    this.speed = 1;
    /** @type {Animation[]} */
    this.going = [];
    this.over = parsed('<g class="lc-replay" aria-hidden="true"></g>');
  }

  /**
   * Moves everything that a beat moves; resolves when it has moved, or has been stopped.
   * @param {BeatView} beat
   * @param {number} time in milliseconds, at speed 1
   */
  async play(beat, time) {
    if (!this.over.isConnected) this.board.svg?.append(this.over);
    // Also a beat in which nothing moves takes its time.
    this.animate(this.over, [{ opacity: 1 }, { opacity: 1 }], time);
    if (beat.walk) this.walk(beat.walk, time);
    if (beat.cracks.length) this.crack(beat, time);
    for (const name of beat.shakes) this.shake(name, beat.sign, time);
    await Promise.allSettled(this.going.map((motion) => motion.finished));
  }

  pause() {
    for (const motion of this.going) motion.pause();
  }

  resume() {
    for (const motion of this.going) motion.play();
  }

  /** @param {number} speed times as fast as usual */
  hurry(speed) {
    this.speed = speed;
    for (const motion of this.going) motion.updatePlaybackRate(speed);
  }

  /** Everything is still, and what was only there to move is gone. */
  stop() {
    for (const motion of this.going) motion.cancel();
    this.going = [];
    this.over.remove();
    this.over.replaceChildren();
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {number} time
   * @param {number} [delay]
   */
  animate(element, frames, time, delay = 0) {
    const motion = element.animate(frames, { duration: time - delay, delay, fill: "both", easing: "linear" });
    motion.playbackRate = this.speed;
    this.going.push(motion);
  }

  /**
   * @param {string} svg
   * @returns {SVGElement}
   */
  put(svg) {
    const element = parsed(svg);
    this.over.append(element);
    return element;
  }

  /**
   * Figures go along their way, or fade before its end.
   * @param {WalkView} walk
   * @param {number} time
   */
  walk(walk, time) {
    const figure = `<use class="lc-owner-${walk.seat}" href="#${this.prefix}-${walk.sign}" transform="scale(.72)"/>`;
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
      const gone = svg === null && key !== null && this.board.layers.get("pieces")?.get(key);
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
    const drawn = sign && `<use href="#${this.prefix}-${sign}" transform="scale(.5)"/>`;
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
    const middle = this.board.middle(name);
    return (
      middle && this.put(`<g transform="translate(${middle[0]} ${middle[1]})">${svg}</g>`).firstElementChild
    );
  }
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

/**
 * A number that has changed draws the eye.
 * @param {Element} text
 */
export function pop(text) {
  text.animate([{ transform: "scale(1.5)" }, { transform: "scale(1)" }], {
    duration: 350,
    easing: "ease-out",
  });
}
