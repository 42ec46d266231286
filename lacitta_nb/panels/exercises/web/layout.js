// How an exercise fits its window: below the board there is always room for the answer and its buttons.

import { Layout } from "../../web/layout.js";

/** Pixels of the page from which board and answer stand side by side. */
const WIDE = 560;
/** What the answer takes below the board. */
const ANSWER = { mouse: 280, finger: 310 };
const LEAST_BOARD = 180;
const GAP = 8;
/** Of what can be seen at once, how much is left to the cell above the exercise at the most. */
const ABOVE = 0.2;

export class ExerciseLayout extends Layout {
  /**
   * @param {HTMLElement} root
   * @param {import("../../web/board.js").Board} board
   * @param {() => { zoom: string, mine: string[] }} wanted
   * @param {() => void} changed
   */
  constructor(root, board, wanted, changed) {
    super(root, board, wanted, changed);
    this.wideFrom = WIDE;
    /** How wide the board was when it was brought near last. */
    this.broughtAt = 0;
  }

  /** Pixels that can be seen at once, below the code that has just been run. */
  get room() {
    const room = super.room;
    const cell = document.fullscreenElement === this.root ? null : this.root.closest(".jp-Cell");
    if (!cell) return room;
    const above = this.root.getBoundingClientRect().top - cell.getBoundingClientRect().top;
    return room - Math.min(above + GAP, ABOVE * room);
  }

  /**
   * @param {number} width
   * @param {number} left
   * @param {boolean} anew
   */
  oneColumn(width, left, anew) {
    const { size } = this.board;
    const whole = (width * size.high) / size.wide;
    const answer = matchMedia("(pointer: coarse)").matches ? ANSWER.finger : ANSWER.mouse;
    const { zoom, mine } = this.wanted();
    // What is seen from near is scrolled: it takes what room there is.
    const most = this.wide(zoom, mine) ? whole : width * 1.1;
    const room = Math.max(Math.min(whole, LEAST_BOARD), left - answer - GAP);
    const buttons = this.besideZoom({ wide: width, high: room });
    const main = Math.min(room, most + buttons.high);
    this.set({ main, side: width, answer });
    const seen = { wide: width - buttons.wide, high: main - buttons.high };
    this.board.fit(seen, zoom, mine, anew || width !== this.broughtAt);
    this.broughtAt = width;
  }

  /**
   * Whether the whole board is shown.
   * @param {string} zoom
   * @param {string[]} mine
   */
  wide(zoom, mine) {
    return zoom === "fit" || (!zoom && !mine.length);
  }
}
