// Elements as plain data, and one function that changes the page to match them. Elements that stay
// keep their identity, so focus, text that is being typed and opened parts survive every update.

const SVG = "http://www.w3.org/2000/svg";

export function h(tag, attributes, ...children) {
  const kept = children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false && c !== "");
  return { tag, attributes: attributes || {}, children: kept };
}

export function create(node) {
  if (typeof node !== "object") return document.createTextNode(String(node));
  const inSvg = node.tag === "svg" || node.tag === "use";
  const element = inSvg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  update(element, node);
  return element;
}

function update(element, node) {
  const wanted = node.attributes;
  for (const { name } of [...element.attributes]) {
    if (!(name in wanted) && name !== "open") element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    const fresh = value === true ? "" : value;
    if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(fresh)) element.setAttribute(name, fresh);
  }
  fill(element, node.children);
  // Only the attribute of an option changes with the view; what a person has chosen would stay.
  if ("data-value" in wanted && element.value !== wanted["data-value"]) element.value = wanted["data-value"];
}

function fits(child, node) {
  if (typeof node !== "object") return child.nodeType === Node.TEXT_NODE;
  if (child.nodeType !== Node.ELEMENT_NODE || child.localName !== node.tag) return false;
  return (child.getAttribute("data-key") || "") === String(node.attributes["data-key"] ?? "");
}

export function fill(parent, nodes) {
  nodes.forEach((node, place) => {
    let child = parent.childNodes[place];
    while (child && !fits(child, node) && laterFits(child, node)) {
      child.remove();
      child = parent.childNodes[place];
    }
    if (!child) parent.append(create(node));
    else if (!fits(child, node)) parent.insertBefore(create(node), child);
    else if (typeof node === "object") update(child, node);
    else if (child.data !== String(node)) child.data = String(node);
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild.remove();
}

function laterFits(child, node) {
  for (let next = child.nextSibling; next; next = next.nextSibling) if (fits(next, node)) return true;
  return false;
}
