// Where what is longer than its room is read from: the log from its end, what happened from there, too, but by whole
// lines, and a new hand from its beginning.

export class Reading {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** What was asked in the hand. */
    this.asked = "";
  }

  get logLines() {
    return this.root.querySelector('[data-role="log"] ol');
  }

  /** The log is read from its end, unless its reader has gone back in it. */
  get logAtEnd() {
    const { logLines } = this;
    return !logLines || logLines.scrollTop + logLines.clientHeight > logLines.scrollHeight - 8;
  }

  showNewest() {
    if (this.logLines) this.logLines.scrollTop = this.logLines.scrollHeight;
  }

  /**
   * What happened is read from its end, a new hand from its beginning.
   * @param {boolean} begun whether somebody else, or about something else, decides now
   * @param {boolean} predicting whether something is asked before it happens
   */
  showHand(begun, predicting) {
    const hand = /** @type {HTMLElement | null} */ (this.root.querySelector(".lc-cards"));
    if (!hand) return;
    const asked = hand.querySelector(".lc-asked")?.getAttribute("data-question") || "";
    const happened = /** @type {HTMLElement | null} */ (hand.querySelector(".lc-happened"));
    if (happened && !predicting) toWholeLine(hand, happened);
    else if (begun || (asked && asked !== this.asked)) hand.scrollTop = 0;
    this.asked = asked;
  }

  /** What a hint has chosen is a card of the hand, wherever it lies there. */
  showChosen() {
    const hand = this.root.querySelector(".lc-cards");
    const card = hand?.querySelector('.lc-card[aria-pressed="true"]');
    if (!hand || !card) return;
    const [room, place] = [hand.getBoundingClientRect(), card.getBoundingClientRect()];
    hand.scrollTop += outside(place.top, place.bottom, room.top, room.bottom);
    hand.scrollLeft += outside(place.left, place.right, room.left, room.right);
  }
}

/** How many pixels fade at an edge. */
const FADES = 22;

/**
 * How far something has to move to lie in its room.
 * @param {number} from
 * @param {number} to
 * @param {number} first
 * @param {number} last
 */
function outside(from, to, first, last) {
  return Math.max(0, to + FADES - last) - Math.max(0, first + FADES - from);
}

/**
 * To the end, as far as a line begins there; what the last lines leave free stays free.
 * @param {HTMLElement} hand
 * @param {HTMLElement} happened
 */
function toWholeLine(hand, happened) {
  happened.style.marginBottom = "";
  const top = hand.getBoundingClientRect().top - hand.scrollTop;
  const most = hand.scrollHeight - hand.clientHeight;
  const tops = [...happened.children].map((line) => line.getBoundingClientRect().top - top);
  const first = most > 0 ? tops.find((place) => place >= most) : undefined;
  if (first !== undefined) happened.style.marginBottom = `${Math.ceil(first - most)}px`;
  hand.scrollTop = first ?? most;
}
