// A layer of the picture: elements by their keys. What stays the same is not touched, what changes is changed in place.

const SVG = "http://www.w3.org/2000/svg";

/**
 * The one element that an SVG text makes.
 * @param {string} text drawn and escaped by our own painter
 * @returns {SVGElement}
 */
export function parsed(text) {
  const room = document.createElementNS(SVG, "g");
  room.innerHTML = text;
  return /** @type {SVGElement} */ (room.firstElementChild);
}

export class Layer {
  /** @param {SVGGElement} group */
  constructor(group) {
    this.group = group;
    /** @type {Map<string, { element: Element, text: string }>} */
    this.kept = new Map();
    group.replaceChildren();
  }

  /**
   * All that lies in the layer, from bottom to top.
   * @param {[string, string][]} fragments
   */
  set(fragments) {
    const wanted = new Set(fragments.map(([key]) => key));
    for (const key of [...this.kept.keys()]) if (!wanted.has(key)) this.remove(key);
    /** @type {Element | null} */
    let before = null;
    for (const [key, text] of fragments) {
      const element = this.put(key, text);
      /** @type {Element | null} */
      const place = before ? before.nextElementSibling : this.group.firstElementChild;
      if (place !== element) this.group.insertBefore(element, place);
      before = element;
    }
  }

  /**
   * Some things that change; null takes one away. What is new lies above the thing of the key `below`, or on top.
   * @param {[string, string | null, string?][]} changes
   */
  patch(changes) {
    for (const [key, text, below] of changes) {
      if (text === null) this.remove(key);
      else {
        const element = this.put(key, text);
        const under = below === undefined ? this.group.lastElementChild : this.get(below);
        if (element.parentNode !== this.group)
          this.group.insertBefore(element, under ? under.nextElementSibling : this.group.firstElementChild);
      }
    }
  }

  /** @param {string} key */
  get(key) {
    return this.kept.get(key)?.element || null;
  }

  /** @param {string} key */
  remove(key) {
    this.kept.get(key)?.element.remove();
    this.kept.delete(key);
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  put(key, text) {
    const had = this.kept.get(key);
    if (had?.text === text) return had.element;
    const fresh = parsed(text);
    const element = had ? become(had.element, fresh) : fresh;
    this.kept.set(key, { element, text });
    return element;
  }
}

/**
 * Makes an element like another one and keeps it, where both are of one kind.
 * @param {Element} element
 * @param {Element} like
 * @returns {Element}
 */
function become(element, like) {
  if (element.nodeName !== like.nodeName) {
    element.replaceWith(like);
    return like;
  }
  for (const { name } of [...element.attributes]) if (!like.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of [...like.attributes]) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (!element.firstElementChild && !like.firstElementChild) {
    if (element.textContent !== like.textContent) element.textContent = like.textContent;
    return element;
  }
  const fresh = [...like.children];
  [...element.children].slice(fresh.length).forEach((child) => {
    child.remove();
  });
  fresh.forEach((child, place) => {
    const old = element.children[place];
    if (old) become(old, child);
    else element.append(child);
  });
  return element;
}
