// The board: one picture, of which the layers that change are filled anew.

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * @param {any} model
 * @param {any} box
 * @param {any} prefix
 */
export function putBoard(model, box, prefix) {
  box.innerHTML = ownIds(model.get("board"), model, prefix); // drawn and escaped by our own painter
}

// In the picture ids begin with the panel's prefix; in words of people no quotation mark is left bare.
/**
 * @param {any} picture
 * @param {any} model
 * @param {any} prefix
 */
function ownIds(picture, model, prefix) {
  return picture.replaceAll(new RegExp(`"(#?)${model.get("prefix")}-`, "g"), `"$1${prefix}-`);
}

/**
 * @param {any} model
 * @param {any} box
 * @param {any} prefix
 */
export function putLayers(model, box, prefix) {
  box.querySelector("svg.lc-board")?.setAttribute("aria-label", model.get("title"));
  for (const layer of ["pieces", "marks"]) {
    const group = box.querySelector(`[id="${prefix}-${layer}"]`);
    const content = ownIds(model.get(layer), model, prefix);
    if (group && group.lcContent !== content) {
      group.innerHTML = content;
      group.lcContent = content;
    }
  }
  const view = model.get("view");
  const labels = model.get("labels");
  box.querySelectorAll("[data-space]").forEach((/** @type {any} */ space, /** @type {any} */ place) => {
    const name = space.dataset.space;
    if (space.getAttribute("aria-label") !== labels[place]) space.setAttribute("aria-label", labels[place]);
    space.toggleAttribute("data-legal", name in view.board.badges);
    space.classList.toggle("lc-selected", name === view.board.selected || view.board.planned.includes(name));
  });
}

/** @param {any} space */
function middle(space) {
  const box = space.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// The space that an arrow key leads to: near, and in that direction rather than beside it.
/**
 * @param {any} space
 * @param {any} p1
 * @param {any} legalOnly
 */
export function neighbourSpace(space, [dx, dy], legalOnly) {
  const [x, y] = middle(space);
  let best = null;
  let least = Infinity;
  for (const other of space
    .closest("svg")
    .querySelectorAll(legalOnly ? "[data-space][data-legal]" : "[data-space]")) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === space || along <= 1 || aside > 1.8 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [least, best] = [cost, other];
  }
  return best;
}

/**
 * @param {any} box
 * @param {any} space
 */
export function focusSpace(box, space) {
  if (!space) return;
  for (const other of box.querySelectorAll('[data-space][tabindex="0"]'))
    other.setAttribute("tabindex", "-1");
  space.setAttribute("tabindex", "0");
  space.focus();
}

/**
 * @param {any} box
 * @param {any} space
 * @param {any} step
 */
export function nextLegal(box, space, step) {
  const legal = [...box.querySelectorAll("[data-space][data-legal]")];
  if (!legal.length) return null;
  const place = legal.indexOf(space);
  return legal[(place + step + legal.length) % legal.length];
}

/**
 * @param {any} name
 * @param {any} text
 */
export function offer(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
