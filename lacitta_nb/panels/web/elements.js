// Elements as plain data, and one function that changes the page to match them. Elements that stay
// keep their identity, so focus, text that is being typed and opened parts survive every update.

/** @import { Attributes, Content, Plain } from "./types.d.ts" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element as plain data.
 * @param {string} tag
 * @param {Attributes | null} attributes
 * @param {Content[]} children
 * @returns {Plain}
 */
export function h(tag, attributes, ...children) {
  return { tag, attributes: attributes || {}, children: kept(children) };
}

/**
 * @param {Content[]} contents
 * @returns {(Plain | string | number)[]}
 */
function kept(contents) {
  return contents.flatMap((content) => {
    if (Array.isArray(content)) return kept(content);
    return content === null || content === undefined || content === false || content === "" ? [] : [content];
  });
}

/**
 * Makes what plain data describe.
 * @param {Plain} node
 * @returns {HTMLElement}
 */
export function create(node) {
  const inSvg = node.tag === "svg" || node.tag === "use";
  const element = inSvg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  update(element, node);
  return /** @type {HTMLElement} */ (element); // what is said of one holds for these SVG elements, too
}

/**
 * Changes an element to match, with everything in it.
 * @param {Element} element
 * @param {Plain} node
 */
function update(element, node) {
  const { html, ...wanted } = node.attributes;
  for (const { name } of [...element.attributes]) {
    if (!(name in wanted) && name !== "open") element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else {
      const fresh = value === true ? "" : String(value);
      if (element.getAttribute(name) !== fresh) element.setAttribute(name, fresh);
    }
  }
  if (html === undefined) fill(element, node.children);
  else put(element, String(html));
  // Only the attribute of an option changes with the view; what a person has chosen would stay.
  const value = wanted["data-value"];
  if ("value" in element && value !== undefined && element.value !== value) element.value = value;
}

/** What was put into elements as it is. @type {WeakMap<Element, string>} */
const PUT = new WeakMap();

/**
 * A picture that Python has drawn, all texts in it escaped.
 * @param {Element} element
 * @param {string} picture
 */
function put(element, picture) {
  if (PUT.get(element) !== picture) element.innerHTML = picture;
  PUT.set(element, picture);
}

/**
 * Whether a child of the page can become what is wanted in its place.
 * @param {ChildNode} child
 * @param {Plain | string | number} node
 */
function fits(child, node) {
  if (typeof node !== "object") return child instanceof Text;
  if (!(child instanceof Element) || child.localName !== node.tag) return false;
  return (child.getAttribute("data-key") || "") === String(node.attributes["data-key"] ?? "");
}

/**
 * Changes the children of an element to match.
 * @param {Element} parent
 * @param {(Plain | string | number)[]} nodes
 */
export function fill(parent, nodes) {
  nodes.forEach((node, place) => {
    let child = parent.childNodes[place];
    while (child && !fits(child, node) && laterFits(child, node)) {
      child.remove();
      child = parent.childNodes[place];
    }
    if (!child || !fits(child, node)) parent.insertBefore(made(node), child ?? null);
    else if (typeof node === "object") update(/** @type {Element} */ (child), node);
    else if (child.nodeValue !== String(node)) child.nodeValue = String(node);
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}

/** @param {Plain | string | number} node */
function made(node) {
  return typeof node === "object" ? create(node) : document.createTextNode(String(node));
}

/**
 * @param {ChildNode} child
 * @param {Plain | string | number} node
 */
function laterFits(child, node) {
  for (let next = child.nextSibling; next; next = next.nextSibling) if (fits(next, node)) return true;
  return false;
}
