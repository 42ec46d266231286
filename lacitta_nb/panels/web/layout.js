// How the table fits its window: the sheet is as high as what can be seen at once, the board takes what is left.

const WIDE = 740;
/** How many pixels the column beside the board has. */
const SIDE = { least: 222, part: 0.265, most: 420 };
const LEAST_MAIN = 320;
const MOST_HIGH = 1100;
/** What the side is given where there is room, so that the whole hand lies open. */
const OPEN_HAND = 600;
/** In a narrow panel: what hand and dock take below the board. */
const HAND = { mouse: 78, finger: 100 };
const DOCK = { wide: 142, slim: 178, finger: 206 };
/** Pixels up to which texts in the dock need more lines. */
const SLIM = 520;
const LEAST_BOARD = 200;
/** The same below a lesson, whose boards are small. */
const LEAST_SMALL_BOARD = 150;
const GAP = 8;
const ROW_GAP = 4;
/** In a lesson the dock lies below the board, unless the board is high; how many pixels it has there at the least. */
const UNDER = { most: 0.62, least: 96 };
/** In a narrow panel the dock gets what a small board leaves, up to so many pixels. */
const MOST_DOCK = 300;
/** Pixels between the buttons of the board's size and what is beside them. */
const ZOOM_GAP = 2;
/** What is seen below the hints of what the dock says after them, so that one looks for it. */
const AFTER_HINTS = 22;

/** Scrolling places of Jupyter's pages: JupyterLab and Notebook 7, a view of its own. */
const PLACES = ".jp-WindowedPanel-outer, .jp-LinkedOutputView";

export class Layout {
  /**
   * @param {HTMLElement} root
   * @param {import("./board.js").Board} board
   * @param {() => { zoom: string, mine: string[] }} wanted
   * @param {(wide: boolean) => void} changed
   */
  constructor(root, board, wanted, changed) {
    this.root = root;
    this.board = board;
    this.wanted = wanted;
    this.changed = changed;
    /** Pixels of the panel from which board and hand stand side by side. */
    this.wideFrom = WIDE;
    /** What the side has at the least there, across and up. */
    this.least = { side: SIDE.least, hand: OPEN_HAND };
    /** Whether the board reaches into its corners, so that the buttons of its size must not lie over it. */
    this.full = false;
    this.key = "";
    /** What is decided, and the question with which that began. */
    this.begun = { decision: "", question: "" };
    this.onResize = () => this.measure();
    this.observer = new ResizeObserver(this.onResize);
    this.observer.observe(root);
    window.addEventListener("resize", this.onResize);
    /** @type {Element | null} */
    this.place = null;
  }

  close() {
    this.observer.disconnect();
    window.removeEventListener("resize", this.onResize);
  }

  /** Pixels that can be seen at once. */
  get room() {
    const full = document.fullscreenElement === this.root;
    if (!this.place?.isConnected) {
      this.place = this.root.closest(PLACES);
      if (this.place) this.observer.observe(this.place);
    }
    const seen = full || !this.place ? window.innerHeight : this.place.clientHeight;
    return Math.min(seen || window.innerHeight, window.innerHeight, MOST_HIGH);
  }

  /**
   * Brings what was unfolded below the table into sight, as far as half of what can be seen at once.
   * @param {HTMLElement} element
   */
  show(element) {
    const { top, bottom } = element.getBoundingClientRect();
    const full = document.fullscreenElement === this.root;
    const place = full ? this.root : this.place?.isConnected ? this.place : document.scrollingElement;
    const low =
      full || !this.place?.isConnected ? window.innerHeight : this.place.getBoundingClientRect().bottom;
    const wanted = Math.min(bottom, top + this.room / 2) + GAP;
    if (wanted > low) place?.scrollBy(0, wanted - low);
  }

  /** @param {boolean} [again] whether what is wanted has changed */
  measure(again = false) {
    const sheet = /** @type {HTMLElement} */ (this.root.querySelector(".lc-sheet"));
    const width = sheet.clientWidth;
    if (!width) return;
    const wide = width >= this.wideFrom;
    this.root.dataset.wide = String(wide);
    const left = this.room - this.around(sheet, wide);
    const key = [width, left, wide].join();
    if (!again && key === this.key) return;
    const anew = again || this.key === "";
    this.key = key;
    const under = wide && this.inLesson && this.board.size.high / this.board.size.wide <= UNDER.most;
    this.root.dataset.under = String(under);
    this.board.spoken = this.inLesson;
    if (wide && !under) this.root.dataset.zooming = "over";
    if (under) this.dockBelow(width, left, anew);
    else if (wide) this.sideBySide(width, left, anew);
    else this.oneColumn(width, left, anew);
    this.changed(wide);
  }

  /**
   * What stands above and below: head and strip, and in a wide panel foot and drawers.
   * @param {HTMLElement} sheet
   * @param {boolean} wide
   */
  around(sheet, wide) {
    const names = wide ? ["head", "strip", "guide", "foot", "drawers"] : ["head", "strip", "guide"];
    const styles = getComputedStyle(sheet);
    const gaps = 5 * (Number.parseFloat(styles.rowGap) || 0);
    const padding = Number.parseFloat(getComputedStyle(this.root).paddingTop) * 2;
    const frame = this.root.offsetHeight - this.root.clientHeight;
    return names.reduce((sum, name) => sum + this.high(name), frame + gaps + padding);
  }

  /**
   * How high a part is.
   * @param {string} name
   */
  high(name) {
    const part = /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-part="${name}"]`));
    return part?.offsetHeight || 0;
  }

  /**
   * @param {number} width
   * @param {number} left
   * @param {boolean} anew
   */
  sideBySide(width, left, anew) {
    const { size } = this.board;
    const aspect = size.high / size.wide;
    const side = this.leastSide(width);
    const most = width - side - GAP;
    const zoom = this.full ? this.besideZoom({ wide: most, high: left }) : { wide: 0, high: 0 };
    const whole = (most - zoom.wide) * aspect + zoom.high;
    const main = Math.max(LEAST_MAIN, Math.min(left, Math.max(whole, this.least.hand)));
    const across = Math.min(most, (main - zoom.high) / aspect + zoom.wide);
    this.set({ main, side: Math.min(SIDE.most, width - GAP - across) });
    const room = { wide: across - zoom.wide, high: main - zoom.high };
    this.board.fit(room, this.wanted().zoom, this.wanted().mine, anew);
  }

  /**
   * What the side has of a wide panel at the least.
   * @param {number} width
   */
  leastSide(width) {
    return Math.min(SIDE.most, Math.max(this.least.side, SIDE.part * width));
  }

  /** The dock beside the board gets what hints take while none is unfolded, as far as it may grow; cards the rest. */
  makeRoomForHints() {
    const hints = this.root.querySelector('[data-role="hints"]');
    const last = hints?.querySelector(".lc-hints > li:last-child");
    if (!hints || !last || hints.querySelector('.lc-hints [aria-expanded="true"]')) return;
    const high = last.getBoundingClientRect().bottom - hints.getBoundingClientRect().top;
    this.set({ advice: high + this.high("buttons") + AFTER_HINTS });
  }

  /**
   * The question with which a decision begins is read whole; its lines stay for those that follow, so that no card moves.
   * @param {string} decision
   */
  makeRoomForQuestion(decision) {
    const asked = /** @type {HTMLElement | null} */ (this.root.querySelector(".lc-part-hand > .lc-prompt"));
    if (!asked) return;
    const question = asked.textContent || "";
    if (decision !== this.begun.decision) this.begun = { decision, question };
    if (question !== this.begun.question) return;
    // Measured as it lies there: were it made lower for that, cards that are scrolled would jump.
    const text = document.createRange();
    text.selectNodeContents(asked);
    const { top, bottom } = text.getBoundingClientRect();
    const start = asked.getBoundingClientRect().top - asked.scrollTop;
    this.set({ question: question ? Math.ceil(bottom - start + (top - start)) : 0 });
  }

  /** Whether what is played is a lesson, whose boards are small. */
  get inLesson() {
    return this.root.querySelector(".lc-lesson") !== null;
  }

  /**
   * The hand takes the whole height beside a small board, and the dock what is left below it.
   * @param {number} width
   * @param {number} left
   * @param {boolean} anew
   */
  dockBelow(width, left, anew) {
    const { size } = this.board;
    const aspect = size.high / size.wide;
    const least = this.leastSide(width);
    const beside = { wide: width - least - GAP, high: left - ROW_GAP - UNDER.least };
    const zoom = this.besideZoom(beside);
    const whole = (beside.wide - zoom.wide) * aspect + zoom.high;
    const main = Math.max(LEAST_MAIN, Math.min(left, Math.max(whole + ROW_GAP + UNDER.least, OPEN_HAND)));
    const high = Math.floor(Math.min(whole, main - ROW_GAP - UNDER.least));
    const side = Math.min(SIDE.most, width - GAP - (high - zoom.high) / aspect - zoom.wide);
    this.set({ main, side, high, under: Math.floor(main) - high - ROW_GAP });
    const room = { wide: width - GAP - side - zoom.wide, high: high - zoom.high };
    this.board.fit(room, this.wanted().zoom, this.wanted().mine, anew);
  }

  /**
   * Puts the buttons of the board's size where they cover nothing of it: in a row below it, or in a column beside it,
   * whichever leaves the board larger.
   * @param {{ wide: number, high: number }} room of both, in pixels
   * @returns {{ wide: number, high: number }} what they take of it
   */
  besideZoom(room) {
    const found = this.root.querySelectorAll(".lc-part-zoom > button");
    const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (found)];
    const wide = Math.max(0, ...buttons.map((button) => button.offsetWidth)) + ZOOM_GAP;
    const high = Math.max(0, ...buttons.map((button) => button.offsetHeight)) + ZOOM_GAP;
    const { size } = this.board;
    const unit = (/** @type {number} */ across, /** @type {number} */ up) =>
      Math.min(across / size.wide, up / size.high);
    const column = unit(room.wide - wide, room.high) > unit(room.wide, room.high - high);
    this.root.dataset.zooming = column ? "column" : "row";
    return column ? { wide, high: 0 } : { wide: 0, high };
  }

  /**
   * @param {number} width
   * @param {number} left
   * @param {boolean} anew
   */
  oneColumn(width, left, anew) {
    const { size } = this.board;
    const whole = (width * size.high) / size.wide;
    const finger = matchMedia("(pointer: coarse)").matches;
    const usual = finger ? DOCK.finger : width < SLIM ? DOCK.slim : DOCK.wide;
    const hand = finger ? HAND.finger : HAND.mouse;
    const most = width < SLIM ? width * 1.15 : whole;
    const least = this.inLesson ? LEAST_SMALL_BOARD : LEAST_BOARD;
    const room = Math.max(Math.min(whole, least), left - hand - usual - GAP);
    const zoom = this.besideZoom({ wide: width, high: room });
    const main = Math.min(room, most + zoom.high);
    const dock = Math.max(usual, Math.min(MOST_DOCK, left - hand - GAP - main));
    this.set({ main, side: width, hand, dock });
    const seen = { wide: width - zoom.wide, high: main - zoom.high };
    this.board.fit(seen, this.wanted().zoom, this.wanted().mine, anew);
  }

  /** @param {Record<string, number>} sizes */
  set(sizes) {
    for (const [name, size] of Object.entries(sizes))
      this.root.style.setProperty(`--lc-${name}`, `${Math.floor(size)}px`);
  }
}
