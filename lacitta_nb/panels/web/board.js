// The board: one picture, of which the pieces and marks that change are patched by their keys, so that they keep their
// identity and can move.

import { Layer, parsed } from "./layer.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** Pixels of a letter below which no text is written. */
const SMALLEST = 11;
/** Heights of letters in board units: names of spaces where a picture has none yet, and everything else. */
const NAME = 0.42;
const TEXT = 0.745;
/** Where sentences speak of spaces by their names: pixels of the letters of a name; how large these may become for that,
 * in board units, so that the longest name still fits its space; and how much lower they stand, in parts of the growth. */
const SPOKEN = { least: 9, most: 0.6, lower: 1.6 };
/** SVG units in a board unit. */
const UNIT = 24;
/** Pixels of a board unit at which a space is large enough for a finger. */
const FINGER = 27;
/** From here on the whole board is shown, though its letters are a little smaller; below it they are left out. */
const READABLE = 9 / TEXT;

export class Board {
  /** @param {HTMLElement} box the element that holds the picture, and scrolls where it is larger */
  constructor(box) {
    this.box = box;
    /** @type {Map<string, Layer>} */
    this.layers = new Map();
    this.names = true;
    this.areas = false;
    /** Whether sentences speak of the spaces by their names. */
    this.spoken = false;
    /** Which pieces are read over what lights up a space; "" for none. */
    this.read = "";
    /** How large the letters of the names of spaces were drawn, in board units. */
    this.lettered = NAME;
    this.unit = 0;
    /** How it was made to fit last. */
    this.zoomed = "fit";
    drag(box);
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.box.querySelector("svg.lc-board");
  }

  /** Board units across and high. */
  get size() {
    const view = this.svg?.viewBox.baseVal;
    return view ? { wide: view.width / UNIT, high: view.height / UNIT } : { wide: 1, high: 1 };
  }

  /** @returns {SVGElement[]} */
  get spaces() {
    return [...(this.svg?.querySelectorAll("[data-space]") || [])].map((e) => /** @type {SVGElement} */ (e));
  }

  /** @param {string} name */
  space(name) {
    return /** @type {SVGElement | null} */ (
      this.svg?.querySelector(`[data-space="${CSS.escape(name)}"]`) || null
    );
  }

  /**
   * Another picture.
   * @param {string} text drawn and escaped by our own painter
   * @param {string} prefix of the ids in it
   */
  put(text, prefix) {
    this.box.innerHTML = text;
    this.layers = new Map();
    for (const name of ["pieces", "areas", "marks"]) {
      const group = this.svg?.querySelector(`[id="${prefix}-${name}"]`);
      if (group) this.layers.set(name, new Layer(/** @type {SVGGElement} */ (group)));
    }
    this.lifted = this.svg?.appendChild(parsed('<g aria-hidden="true"></g>'));
    this.over = this.svg?.appendChild(parsed('<g class="lc-over" aria-hidden="true"></g>'));
    this.resize(this.unit);
  }

  /**
   * Puts the marks over the outlines of the spaces, so that no line crosses out a word; clicks go through them.
   * @param {string} prefix of the ids in it
   */
  markAbove(prefix) {
    const [spaces, marks] = ["spaces", "marks"].map((name) =>
      this.svg?.querySelector(`[id="${prefix}-${name}"]`),
    );
    if (spaces && marks) spaces.after(marks);
  }

  /**
   * What lies on the board now.
   * @param {Record<string, [string, string][]>} layers
   * @param {{ title: string, labels: string[], spots: [number, number][], board: Context["view"]["board"] }} shown
   */
  show(layers, { title, labels, spots, board }) {
    this.svg?.setAttribute("aria-label", title);
    for (const [name, layer] of this.layers) if (layers[name]) layer.set(layers[name]);
    this.lift();
    const fresh = new Set(board.fresh);
    this.spaces.forEach((space, place) => {
      const name = space.dataset.space || "";
      if (space.getAttribute("aria-label") !== labels[place]) space.setAttribute("aria-label", labels[place]);
      const [x, y] = spots[place] || [0, 0];
      const moved = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
      if (spots[place] && space.getAttribute("transform") !== moved) space.setAttribute("transform", moved);
      space.toggleAttribute("data-legal", name in board.badges);
      space.toggleAttribute("data-fresh", fresh.has(name));
      const selected = name === board.selected || board.planned.includes(name);
      space.classList.toggle("lc-selected", selected);
      if (selected || name in board.badges) space.setAttribute("aria-pressed", String(selected));
      else space.removeAttribute("aria-pressed");
    });
  }

  /** Whether the land has parts with names of their own. */
  get parted() {
    return Boolean(this.svg?.querySelector('g[id$="-areas"] text'));
  }

  /** Whether there is room for the names of spaces; those as large as all other letters stay with these. */
  get named() {
    const { lettered, unit } = this;
    if (lettered >= TEXT) return unit >= READABLE;
    return lettered * unit >= SMALLEST || (this.spoken && SPOKEN.most * unit >= SPOKEN.least);
  }

  /** Names that are spoken of and would be too small to read get larger letters than they were drawn with. */
  enlargeNames() {
    const { svg, unit } = this;
    svg?.classList.remove("lc-spoken");
    const name = svg?.querySelector('g[id$="-names"] text');
    this.lettered = (name && Number.parseFloat(getComputedStyle(name).fontSize) / UNIT) || NAME;
    if (!svg || !this.spoken || !this.named || this.lettered * unit >= SPOKEN.least) return;
    const size = SPOKEN.least / unit;
    svg.style.setProperty("--lc-name", `${(size * UNIT).toFixed(2)}px`);
    // What stands in the middle of a space stays free of them.
    svg.style.setProperty("--lc-lower", `${(SPOKEN.lower * (size - this.lettered) * UNIT).toFixed(2)}px`);
    svg.classList.add("lc-spoken");
  }

  /** @param {string[]} names of spaces that light up */
  light(names) {
    for (const space of this.svg?.querySelectorAll(".lc-lit") || []) space.classList.remove("lc-lit");
    for (const name of names) this.space(name)?.classList.add("lc-lit");
    this.lift();
  }

  /** What is to be read near a space that is lit stands over its marks, too; clicks go through it. */
  lift() {
    const lit = [...(this.svg?.querySelectorAll(".lc-lit") || [])].map((space) =>
      space.getBoundingClientRect(),
    );
    const pieces =
      this.read && lit.length ? this.layers.get("pieces")?.group.querySelectorAll(this.read) : [];
    const near = [...(pieces || [])].filter((piece) => {
      const box = piece.getBoundingClientRect();
      return lit.some(
        ({ left, right, top, bottom }) =>
          box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
    });
    const copies = near.map((piece) => /** @type {Element} */ (piece.cloneNode(true)));
    for (const copy of copies) copy.removeAttribute("data-key");
    this.lifted?.replaceChildren(...copies);
  }

  /**
   * Lines over the board, in SVG units, instead of those of before.
   * @param {[number, number][][]} lines from and to
   */
  draw(lines) {
    const drawn = lines.map(([[x, y], [u, v]]) => {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", `M${x} ${y}L${u} ${v}`);
      return path;
    });
    this.over?.replaceChildren(...drawn);
  }

  /**
   * How large a board unit is, in pixels; texts that would be too small are left out.
   * @param {number} unit
   */
  resize(unit) {
    this.unit = unit;
    const { svg } = this;
    if (!svg || !unit) return;
    svg.style.maxWidth = "none";
    svg.style.width = `${Math.floor(this.size.wide * unit)}px`;
    svg.style.height = `${Math.floor(this.size.high * unit)}px`;
    this.enlargeNames();
    svg.classList.toggle("lc-no-names", !this.names || !this.named);
    svg.classList.toggle("lc-no-areas", !this.areas);
    svg.classList.toggle("lc-far", unit < READABLE);
  }

  /**
   * Makes the picture as large as its room and what is wanted allow.
   * @param {{ wide: number, high: number }} room in pixels
   * @param {string} zoom `fit`, `mine`, `near`, or "" for the whole board unless its letters would be too small
   * @param {string[]} mine the spaces that `mine` brings near
   * @param {boolean} anew whether these are brought into the middle again
   */
  fit(room, zoom, mine, anew) {
    const { size } = this;
    const whole = Math.min(room.wide / size.wide, room.high / size.high);
    const near = Math.max(FINGER, 2 * whole);
    const before = `${this.zoomed} ${this.unit}`;
    this.zoomed = zoom || (whole < READABLE && mine.length ? "mine" : "fit");
    this.box.dataset.zoomed = this.zoomed;
    const box = this.zoomed === "mine" ? this.around(mine) : null;
    if (!box) {
      this.resize(this.zoomed === "near" ? near : whole);
      return;
    }
    const all = Math.min(room.wide / (box.wide + 2), room.high / (box.high + 2));
    this.resize(Math.max(whole, READABLE, Math.min(near, all)));
    // Somebody may have moved it on; but of another size it would show anything.
    if (!anew && before === `${this.zoomed} ${this.unit}`) return;
    // Where not all of it fits, its beginning is in sight.
    const start = (/** @type {number} */ middle, /** @type {number} */ size, /** @type {number} */ seen) =>
      Math.min(middle * this.unit - seen / 2, (middle - size / 2 - 0.5) * this.unit);
    this.box.scrollTo(start(box.x, box.wide, room.wide), start(box.y, box.high, room.high));
  }

  /**
   * The middle and the size of some spaces, in board units from the picture's corner.
   * @param {string[]} names
   */
  around(names) {
    const view = this.svg?.viewBox.baseVal;
    const outer = this.svg?.getBoundingClientRect();
    const boxes = names.map((name) => this.space(name)?.getBoundingClientRect()).filter((place) => place);
    if (!view || !outer?.width || !boxes.length) return null;
    const unit = (outer.width * UNIT) / view.width;
    const edges = (/** @type {"left" | "right" | "top" | "bottom"} */ side, /** @type {number} */ from) =>
      boxes.map((place) => ((place?.[side] ?? from) - from) / unit);
    const [left, right] = [Math.min(...edges("left", outer.left)), Math.max(...edges("right", outer.left))];
    const [top, low] = [Math.min(...edges("top", outer.top)), Math.max(...edges("bottom", outer.top))];
    return { x: (left + right) / 2, y: (top + low) / 2, wide: right - left, high: low - top };
  }

  /**
   * The middle of a space in SVG units, or null.
   * @param {string} name
   * @returns {[number, number] | null}
   */
  middle(name) {
    const moved = this.space(name)
      ?.getAttribute("transform")
      ?.match(/translate\((\S+) (\S+)\)/);
    return moved ? [Number(moved[1]), Number(moved[2])] : null;
  }

  /** @param {SVGElement | null} space */
  focus(space) {
    if (!space) return;
    for (const other of this.spaces)
      if (other.getAttribute("tabindex") === "0") other.setAttribute("tabindex", "-1");
    space.setAttribute("tabindex", "0");
    space.focus({ preventScroll: true });
    this.reveal(space);
  }

  /**
   * Scrolls the board, and nothing else, until a space is in sight.
   * @param {SVGElement} space
   */
  reveal(space) {
    const inner = space.getBoundingClientRect();
    const outer = this.box.getBoundingClientRect();
    const past = (
      /** @type {number} */ low,
      /** @type {number} */ high,
      /** @type {number} */ from,
      /** @type {number} */ to,
    ) => (low < from ? low - from - 8 : high > to ? high - to + 8 : 0);
    this.box.scrollBy(
      past(inner.left, inner.right, outer.left, outer.right),
      past(inner.top, inner.bottom, outer.top, outer.bottom),
    );
  }

  /** Where the board is larger than its room: that a space which can be chosen is in sight. */
  revealLegal() {
    const outer = this.box.getBoundingClientRect();
    const { legal } = this;
    const seen = legal.some((space) => {
      const [x, y] = middle(space);
      return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
    });
    if (legal.length && !seen) this.reveal(legal[0]);
  }

  get legal() {
    return this.spaces.filter((space) => space.hasAttribute("data-legal"));
  }
}

/** The middle of a space in pixels of the window. @param {Element} space */
export function middle(space) {
  const box = space.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * A picture that is larger than its box is dragged with the mouse; fingers scroll it by themselves.
 * @param {HTMLElement} box
 */
function drag(box) {
  /** @type {{ x: number, y: number, left: number, top: number } | null} */
  let from = null;
  box.addEventListener("pointerdown", (event) => {
    const larger = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (event.pointerType === "mouse" && event.button === 0 && larger) {
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    }
  });
  box.addEventListener("pointermove", (event) => {
    if (!from || !(event.buttons & 1)) return;
    box.scrollTo(from.left + from.x - event.clientX, from.top + from.y - event.clientY);
  });
  // A drag is no click.
  box.addEventListener(
    "click",
    (event) => {
      const dragged = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 6;
      from = null;
      if (dragged) event.stopPropagation();
    },
    true,
  );
}
