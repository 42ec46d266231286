// Arrows over the board, from the middle of one space to another.

const SVG = "http://www.w3.org/2000/svg";
/** SVG units that an arrow keeps from the middles where it begins and ends. */
const SHY = 9;
const HEAD = 9;
/** How far an arrow lies beside the straight line, so that two against each other can be told apart. */
const ASIDE = 4;

/** @typedef {import("./view.d.ts").ArrowView} ArrowView */

/**
 * Draws arrows, instead of those of before.
 * @param {import("../../web/board.js").Board} board
 * @param {ArrowView[]} arrows
 */
export function drawArrows(board, arrows) {
  const drawn = arrows.flatMap((arrow) => {
    const [from, to] = arrow.ends.map((name) => board.middle(name));
    if (!from || !to) return [];
    const d = arrowPath(from, to);
    return [path(d, "lc-arrow-edge", arrow), path(d, "lc-arrow-line", arrow)];
  });
  board.over?.replaceChildren(...drawn);
}

/**
 * @param {string} d
 * @param {string} name
 * @param {ArrowView} arrow
 */
function path(d, name, arrow) {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("d", d);
  element.setAttribute("class", name);
  element.setAttribute("data-mark", arrow.mark);
  return element;
}

/**
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
function arrowPath([x, y], [u, v]) {
  const long = Math.hypot(u - x, v - y) || 1;
  const [dx, dy] = [(u - x) / long, (v - y) / long];
  const [a, b] = [x + dx * SHY - dy * ASIDE, y + dy * SHY + dx * ASIDE];
  const [c, d] = [u - dx * SHY - dy * ASIDE, v - dy * SHY + dx * ASIDE];
  const wing = (/** @type {number} */ side) =>
    `${(c - dx * HEAD - side * dy * HEAD * 0.6).toFixed(1)} ${(d - dy * HEAD + side * dx * HEAD * 0.6).toFixed(1)}`;
  const at = (/** @type {number} */ p, /** @type {number} */ q) => `${p.toFixed(1)} ${q.toFixed(1)}`;
  return `M${at(a, b)}L${at(c, d)}M${wing(1)}L${at(c, d)}L${wing(-1)}`;
}
