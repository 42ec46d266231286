// lacitta_nb/panels/web/elements.js
var SVG = "http://www.w3.org/2000/svg";
function h(tag, attributes, ...children) {
  return { tag, attributes: attributes || {}, children: kept(children) };
}
function kept(contents) {
  return contents.flatMap((content) => {
    if (Array.isArray(content)) return kept(content);
    return content === null || content === void 0 || content === false || content === "" ? [] : [content];
  });
}
function create(node) {
  const inSvg = node.tag === "svg" || node.tag === "use";
  const element = inSvg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  update(element, node);
  return (
    /** @type {HTMLElement} */
    element
  );
}
function update(element, node) {
  const { html, ...wanted } = node.attributes;
  for (const { name: name2 } of [...element.attributes]) {
    if (!(name2 in wanted) && name2 !== "open") element.removeAttribute(name2);
  }
  for (const [name2, value3] of Object.entries(wanted)) {
    if (value3 === false || value3 === null || value3 === void 0) element.removeAttribute(name2);
    else {
      const fresh = value3 === true ? "" : String(value3);
      if (element.getAttribute(name2) !== fresh) element.setAttribute(name2, fresh);
    }
  }
  if (html === void 0) fill(element, node.children);
  else put(element, String(html));
  const value2 = wanted["data-value"];
  if ("value" in element && value2 !== void 0 && element.value !== value2) element.value = value2;
}
var PUT = /* @__PURE__ */ new WeakMap();
function put(element, picture) {
  if (PUT.get(element) !== picture) element.innerHTML = picture;
  PUT.set(element, picture);
}
function fits(child, node) {
  if (typeof node !== "object") return child instanceof Text;
  if (!(child instanceof Element) || child.localName !== node.tag) return false;
  return (child.getAttribute("data-key") || "") === String(node.attributes["data-key"] ?? "");
}
function fill(parent, nodes) {
  nodes.forEach((node, place) => {
    let child = parent.childNodes[place];
    while (child && !fits(child, node) && laterFits(child, node)) {
      child.remove();
      child = parent.childNodes[place];
    }
    if (!child || !fits(child, node)) parent.insertBefore(made(node), child ?? null);
    else if (typeof node === "object") update(
      /** @type {Element} */
      child,
      node
    );
    else if (child.nodeValue !== String(node)) child.nodeValue = String(node);
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}
function made(node) {
  return typeof node === "object" ? create(node) : document.createTextNode(String(node));
}
function laterFits(child, node) {
  for (let next2 = child.nextSibling; next2; next2 = next2.nextSibling) if (fits(next2, node)) return true;
  return false;
}

// lacitta_nb/panels/web/basics.js
function button(label, command, more = {}) {
  return h("button", { type: "button", "data-send": JSON.stringify(command), ...more }, label);
}
function own(label, name2, more = {}) {
  return h("button", { type: "button", "data-local": name2, "data-role": name2, ...more }, label);
}
function greyed(greyed2, reason) {
  return greyed2 ? { "aria-disabled": "true", "data-reason": reason || null } : {};
}
function sign(c, name2, extra = "") {
  return h(
    "svg",
    { class: `lc-sign ${extra}`.trim(), viewBox: "-27 -27 54 54", "aria-hidden": "true" },
    h("use", { href: `#${c.prefix}-${name2}` })
  );
}
function known(c, name2) {
  return c.signs.has(name2) && sign(c, name2);
}
function owner(c, seat) {
  return sign(c, `o-${seat}`, `lc-owner lc-seat-${seat}`);
}
function helped(text) {
  return text ? { "data-help": text, "aria-description": text } : {};
}
function scrolling(label) {
  return { "data-scrolls": "", "aria-label": label };
}
function reasonText(reason) {
  return reason ? `${reason.text} [${reason.rule}]` : "";
}
function ownParts(c, place) {
  return (c.sections[place] || []).map((part) => part(c));
}
function reachable(root) {
  for (const part of root.querySelectorAll("[data-scrolls]")) {
    const more = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    if (more && !part.querySelector("button, input, select, summary")) part.setAttribute("tabindex", "0");
    else part.removeAttribute("tabindex");
    showsMore(part);
  }
}
var BELOW = 6;
function showsMore(part) {
  if (!part.hasAttribute("data-scrolls")) return;
  part.toggleAttribute("data-more", part.scrollTop + part.clientHeight < part.scrollHeight - BELOW);
}

// lacitta_nb/panels/web/answers.js
var STILL_WORKING = ["phase", "copy", "coordinates", "areas", "full", "drawer", "zoom", "rest"];
var BESIDE = ["seats", "new", "keep", "code", "form"];
function answersPart(c, place) {
  const { view, words, local } = c;
  if ((BESIDE.includes(local.at) ? local.at : "bar") !== place) return null;
  const notice = local.notice || view.notice;
  return [
    (view.look.ask || view.look.cards.length > 0) && lookPart(c),
    notice && h(
      "div",
      { class: `lc-notice lc-${notice.kind}`, "data-role": "status", "data-kind": notice.kind },
      h("span", {}, notice.text),
      notice.trace && h(
        "details",
        {},
        h("summary", {}, words.details),
        h("pre", { role: "region", ...scrolling(words.details) }, notice.trace)
      )
    ),
    view.question && h(
      "div",
      {
        class: "lc-notice lc-question",
        "data-role": "question",
        role: "group",
        tabindex: "-1",
        "aria-label": view.question
      },
      view.question,
      " ",
      button(words.yes, { do: "yes" }, { "data-role": "yes" }),
      " ",
      button(words.no, { do: "no" }, { "data-role": "no" })
    )
  ];
}
function lookPart(c) {
  const { look } = c.view;
  const { words } = c;
  if (look.cards.length) {
    return h(
      "div",
      { class: "lc-curtain", "data-role": "secret", tabindex: "-1" },
      look.cards.map((text) => h("p", {}, text)),
      button(words.hide, { do: "hide" }, { "data-role": "hide" })
    );
  }
  if (look.ask) {
    return h(
      "div",
      { class: "lc-curtain", "data-role": "curtain", tabindex: "-1" },
      h("p", {}, look.ask),
      button(look.confirm, { do: "reveal" }, { "data-role": "reveal", class: "lc-main" }),
      " ",
      button(words.back, { do: "hide" }, { "data-role": "hide" })
    );
  }
  return look.players.length > 0 && h(
    "p",
    { class: "lc-look" },
    words.look,
    " ",
    look.players.map(
      (player) => button(
        `${words.show} ${player.name}`,
        { do: "curtain", player: player.seat },
        { "data-role": "curtain-open" }
      )
    )
  );
}
function placeOf(element) {
  return (
    /** @type {HTMLElement | null} */
    element.closest("[data-answers]")?.dataset.answers || "bar"
  );
}
function focusWaiting(root) {
  const names = ["question", "curtain", "secret"].map((name2) => `[data-role="${name2}"]`);
  const waiting = (
    /** @type {HTMLElement | null} */
    root.querySelector(names.join())
  );
  waiting?.focus({ preventScroll: true });
  return Boolean(waiting);
}
function greyOut(root, reason) {
  for (const element of root.querySelectorAll("button")) {
    if (STILL_WORKING.includes(element.dataset.local || "")) continue;
    element.setAttribute("aria-disabled", "true");
    element.dataset.reason = reason;
    element.title = reason;
  }
  for (const element of root.querySelectorAll("input, select")) element.setAttribute("disabled", "");
}

// lacitta_nb/panels/web/layer.js
var SVG2 = "http://www.w3.org/2000/svg";
function parsed(text) {
  const room = document.createElementNS(SVG2, "g");
  room.innerHTML = text;
  return (
    /** @type {SVGElement} */
    room.firstElementChild
  );
}
var Layer = class {
  /** @param {SVGGElement} group */
  constructor(group) {
    this.group = group;
    this.kept = /* @__PURE__ */ new Map();
    group.replaceChildren();
  }
  /**
   * All that lies in the layer, from bottom to top.
   * @param {[string, string][]} fragments
   */
  set(fragments) {
    const wanted = new Set(fragments.map(([key]) => key));
    for (const key of [...this.kept.keys()]) if (!wanted.has(key)) this.remove(key);
    let before = null;
    for (const [key, text] of fragments) {
      const element = this.put(key, text);
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
        const under = below === void 0 ? this.group.lastElementChild : this.get(below);
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
};
function become(element, like) {
  if (element.nodeName !== like.nodeName) {
    element.replaceWith(like);
    return like;
  }
  for (const { name: name2 } of [...element.attributes]) if (!like.hasAttribute(name2)) element.removeAttribute(name2);
  for (const { name: name2, value: value2 } of [...like.attributes]) {
    if (element.getAttribute(name2) !== value2) element.setAttribute(name2, value2);
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

// lacitta_nb/panels/web/board.js
var SMALLEST = 11;
var NAME = 0.42;
var TEXT = 0.745;
var SPOKEN = { least: 9, most: 0.6, lower: 1.6 };
var UNIT = 24;
var FINGER = 27;
var READABLE = 9 / TEXT;
var Board = class {
  /** @param {HTMLElement} box the element that holds the picture, and scrolls where it is larger */
  constructor(box) {
    this.box = box;
    this.layers = /* @__PURE__ */ new Map();
    this.names = true;
    this.areas = false;
    this.spoken = false;
    this.read = "";
    this.lettered = NAME;
    this.unit = 0;
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
    return [...this.svg?.querySelectorAll("[data-space]") || []].map((e) => (
      /** @type {SVGElement} */
      e
    ));
  }
  /** @param {string} name */
  space(name2) {
    return (
      /** @type {SVGElement | null} */
      this.svg?.querySelector(`[data-space="${CSS.escape(name2)}"]`) || null
    );
  }
  /**
   * Another picture.
   * @param {string} text drawn and escaped by our own painter
   * @param {string} prefix of the ids in it
   */
  put(text, prefix) {
    this.box.innerHTML = text;
    this.layers = /* @__PURE__ */ new Map();
    for (const name2 of ["pieces", "areas", "marks"]) {
      const group = this.svg?.querySelector(`[id="${prefix}-${name2}"]`);
      if (group) this.layers.set(name2, new Layer(
        /** @type {SVGGElement} */
        group
      ));
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
    const [spaces, marks] = ["spaces", "marks"].map(
      (name2) => this.svg?.querySelector(`[id="${prefix}-${name2}"]`)
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
    for (const [name2, layer] of this.layers) if (layers[name2]) layer.set(layers[name2]);
    this.lift();
    const fresh = new Set(board.fresh);
    this.spaces.forEach((space, place) => {
      const name2 = space.dataset.space || "";
      if (space.getAttribute("aria-label") !== labels[place]) space.setAttribute("aria-label", labels[place]);
      const [x, y] = spots[place] || [0, 0];
      const moved = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
      if (spots[place] && space.getAttribute("transform") !== moved) space.setAttribute("transform", moved);
      space.toggleAttribute("data-legal", name2 in board.badges);
      space.toggleAttribute("data-fresh", fresh.has(name2));
      const selected = name2 === board.selected || board.planned.includes(name2);
      space.classList.toggle("lc-selected", selected);
      if (selected || name2 in board.badges) space.setAttribute("aria-pressed", String(selected));
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
    return lettered * unit >= SMALLEST || this.spoken && SPOKEN.most * unit >= SPOKEN.least;
  }
  /** Names that are spoken of and would be too small to read get larger letters than they were drawn with. */
  enlargeNames() {
    const { svg, unit } = this;
    svg?.classList.remove("lc-spoken");
    const name2 = svg?.querySelector('g[id$="-names"] text');
    this.lettered = name2 && Number.parseFloat(getComputedStyle(name2).fontSize) / UNIT || NAME;
    if (!svg || !this.spoken || !this.named || this.lettered * unit >= SPOKEN.least) return;
    const size = SPOKEN.least / unit;
    svg.style.setProperty("--lc-name", `${(size * UNIT).toFixed(2)}px`);
    svg.style.setProperty("--lc-lower", `${(SPOKEN.lower * (size - this.lettered) * UNIT).toFixed(2)}px`);
    svg.classList.add("lc-spoken");
  }
  /** @param {string[]} names of spaces that light up */
  light(names) {
    for (const space of this.svg?.querySelectorAll(".lc-lit") || []) space.classList.remove("lc-lit");
    for (const name2 of names) this.space(name2)?.classList.add("lc-lit");
    this.lift();
  }
  /** What is to be read near a space that is lit stands over its marks, too; clicks go through it. */
  lift() {
    const lit = [...this.svg?.querySelectorAll(".lc-lit") || []].map(
      (space) => space.getBoundingClientRect()
    );
    const pieces = this.read && lit.length ? this.layers.get("pieces")?.group.querySelectorAll(this.read) : [];
    const near = [...pieces || []].filter((piece) => {
      const box = piece.getBoundingClientRect();
      return lit.some(
        ({ left, right, top, bottom }) => box.left < right && left < box.right && box.top < bottom && top < box.bottom
      );
    });
    const copies = near.map((piece) => (
      /** @type {Element} */
      piece.cloneNode(true)
    ));
    for (const copy2 of copies) copy2.removeAttribute("data-key");
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
    if (!anew && before === `${this.zoomed} ${this.unit}`) return;
    const start = (middle2, size2, seen) => Math.min(middle2 * this.unit - seen / 2, (middle2 - size2 / 2 - 0.5) * this.unit);
    this.box.scrollTo(start(box.x, box.wide, room.wide), start(box.y, box.high, room.high));
  }
  /**
   * The middle and the size of some spaces, in board units from the picture's corner.
   * @param {string[]} names
   */
  around(names) {
    const view = this.svg?.viewBox.baseVal;
    const outer = this.svg?.getBoundingClientRect();
    const boxes = names.map((name2) => this.space(name2)?.getBoundingClientRect()).filter((place) => place);
    if (!view || !outer?.width || !boxes.length) return null;
    const unit = outer.width * UNIT / view.width;
    const edges = (side, from) => boxes.map((place) => ((place?.[side] ?? from) - from) / unit);
    const [left, right] = [Math.min(...edges("left", outer.left)), Math.max(...edges("right", outer.left))];
    const [top, low] = [Math.min(...edges("top", outer.top)), Math.max(...edges("bottom", outer.top))];
    return { x: (left + right) / 2, y: (top + low) / 2, wide: right - left, high: low - top };
  }
  /**
   * The middle of a space in SVG units, or null.
   * @param {string} name
   * @returns {[number, number] | null}
   */
  middle(name2) {
    const moved = this.space(name2)?.getAttribute("transform")?.match(/translate\((\S+) (\S+)\)/);
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
    const past = (low, high, from, to2) => low < from ? low - from - 8 : high > to2 ? high - to2 + 8 : 0;
    this.box.scrollBy(
      past(inner.left, inner.right, outer.left, outer.right),
      past(inner.top, inner.bottom, outer.top, outer.bottom)
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
};
function middle(space) {
  const box = space.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
function drag(box) {
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
  box.addEventListener(
    "click",
    (event) => {
      const dragged = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 6;
      from = null;
      if (dragged) event.stopPropagation();
    },
    true
  );
}

// lacitta_nb/panels/web/clock.js
var Clock = class {
  /** @param {(command: Command) => void} ask */
  constructor(ask) {
    this.ask = ask;
  }
  /** @param {AutoView} auto */
  set(auto) {
    this.stop();
    if (auto.wait !== null)
      this.timer = setTimeout(() => this.ask({ do: "tick", ticket: auto.ticket }), auto.wait);
  }
  stop() {
    clearTimeout(this.timer);
  }
};

// lacitta_nb/panels/web/connection.js
var FORGETTING = ["restarting", "autorestarting", "dead", "terminating"];
var Connection = class {
  /**
   * @param {{ kernel?: Kernel } | undefined} manager
   * @param {() => void} changed
   */
  constructor(manager, changed) {
    this.kernel = manager?.kernel;
    this.changed = changed;
    this.forgotten = false;
    this.away = false;
    this.onStatus = (_, status) => {
      if (FORGETTING.includes(status)) this.forget();
    };
    this.onReach = (_, status) => this.reach(status);
    this.onDisposed = () => this.forget();
    this.kernel?.statusChanged?.connect(this.onStatus);
    this.kernel?.connectionStatusChanged?.connect(this.onReach);
    this.kernel?.disposed?.connect(this.onDisposed);
  }
  get lost() {
    return this.forgotten || this.away;
  }
  // A kernel that has nothing to do and still does not answer knows the panel no more.
  unanswered() {
    if (this.kernel?.status === "idle") this.forget();
  }
  forget() {
    if (this.forgotten) return;
    this.forgotten = true;
    this.changed();
  }
  /** @param {string} status */
  reach(status) {
    const away = status === "disconnected" || this.away && status !== "connected";
    if (away === this.away) return;
    this.away = away;
    this.changed();
  }
  close() {
    this.kernel?.statusChanged?.disconnect(this.onStatus);
    this.kernel?.connectionStatusChanged?.disconnect(this.onReach);
    this.kernel?.disposed?.disconnect(this.onDisposed);
  }
};

// lacitta_nb/panels/web/line.js
var BUSY = 500;
var PATIENCE = 8e3;
var MARGIN = 1e3;
var ONCE = ["step", "run", "confirm", "undo", "redo"];
var Line = class {
  /**
   * `tell` is called with "busy", "at-work" and "" about a click that waits, `giveUp` when nobody
   * waits for it any more, `silent` when the clock's own command is not heard.
   * @param {Model} model
   * @param {{ tell: (key: string) => void, giveUp: () => void, silent: () => void }} tells
   */
  constructor(model, { tell, giveUp, silent }) {
    this.model = model;
    this.tell = tell;
    this.giveUp = giveUp;
    this.silent = silent;
    this.queue = [];
    this.command = null;
    this.last = null;
    this.timers = [];
    this.until = 0;
    this.told = false;
    this.asked = Math.floor(Math.random() * 2 ** 40) * 1024;
    this.ahead = void 0;
    this.onHeard = () => this.heard(model.get("heard"));
    model.on("change:heard", this.onHeard);
  }
  get busy() {
    return this.command !== null;
  }
  // Whether the last thing that was sent came from the clock, not from a person.
  get ticking() {
    return this.last?.do === "tick";
  }
  /** @param {Command} command */
  send(command) {
    if (!this.busy) this.go(command);
    else if (this.admits(command)) {
      this.queue.push(command);
      this.wait();
    }
  }
  /**
   * What comes while a command is on its way waits, unless the kernel is known to be busy.
   * @param {Command} command
   */
  admits(command) {
    if (command.do === "tick" || this.told) return false;
    return !ONCE.includes(command.do) || this.ticking && !this.queue.length;
  }
  /** @param {Command} command */
  go(command) {
    this.command = command;
    this.last = command;
    if (this.ticking) this.silence = setTimeout(() => this.silent(), PATIENCE);
    else this.wait();
    this.put(command);
  }
  /** @param {Command} command */
  put(command) {
    const { model } = this;
    this.asked += 1;
    const limit = this.ahead === void 0 ? 0 : this.until - MARGIN + this.ahead;
    const until = this.ticking ? {} : { until: limit };
    model.send({ request: { ...command, seq: this.asked, ...until } });
  }
  // A person waits from now on.
  wait() {
    if (this.until) return;
    this.until = Date.now() + PATIENCE;
    this.timers.push(
      setTimeout(() => this.slow(), BUSY),
      setTimeout(() => this.withdraw(), PATIENCE)
    );
  }
  // Nobody waits any more.
  rest() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.until = 0;
    this.told = false;
    this.tell("");
  }
  slow() {
    this.told = true;
    this.queue.length = Math.min(this.queue.length, this.ticking ? 1 : 0);
    this.tell("busy");
  }
  withdraw() {
    this.queue = [];
    if (!this.ticking) this.command = null;
    this.rest();
    this.giveUp();
  }
  /** @param {Heard} heard */
  heard({ seq, taken, clock }) {
    this.ahead = clock - Date.now();
    if (seq !== this.asked || this.command === null) return;
    clearTimeout(this.silence);
    if (this.ticking) return;
    if (taken) {
      this.rest();
      this.timers.push(setTimeout(() => this.tell("at-work"), PATIENCE));
    } else if (Date.now() < this.until - MARGIN) this.put(this.command);
  }
  /**
   * Whether an answer is that to the command on its way.
   * @param {number} seq
   */
  answered(seq) {
    if (!this.busy || seq !== this.asked) return false;
    this.command = null;
    if (!this.queue.length) this.rest();
    return true;
  }
  // Sends what waits; says whether there was anything.
  next() {
    const command = this.queue.shift();
    if (!command) return false;
    this.rest();
    this.go(command);
    return true;
  }
  reset() {
    clearTimeout(this.silence);
    this.queue = [];
    this.command = null;
    this.rest();
  }
  close() {
    this.reset();
    this.model.off("change:heard", this.onHeard);
  }
};

// lacitta_nb/panels/web/pointing.js
var REST = 140;
var Pointing = class {
  /**
   * @param {HTMLElement} root
   * @param {{ dock: (pointed: Pointed | null) => void, space: (name: string, label: string) => void, light: (names: string[]) => void }} tell
   */
  constructor(root, tell) {
    this.root = root;
    this.tell = tell;
    this.timer = 0;
    this.target = root;
    this.refused = null;
    this.tip = /** @type {HTMLElement} */
    create(h("div", { class: "lc-tip", role: "tooltip", "data-role": "beside", hidden: true }));
    root.append(this.tip);
    root.addEventListener("mouseover", (event) => this.soon(
      /** @type {Element} */
      event.target
    ));
    root.addEventListener("mouseleave", () => this.soon(root));
    root.addEventListener("focusin", (event) => {
      const target = (
        /** @type {Element} */
        event.target
      );
      if (target.matches(":focus-visible")) this.at(target);
    });
    root.addEventListener("focusout", (event) => {
      if (!root.contains(
        /** @type {Node | null} */
        event.relatedTarget
      )) this.at(root);
    });
  }
  /** @param {Element} target */
  soon(target) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.at(target), REST);
  }
  /** @param {Element} target */
  at(target) {
    clearTimeout(this.timer);
    this.target = target;
    this.show();
  }
  /** @param {boolean} [asked] whether somebody has pointed at it, and an answer has not just changed it */
  show(asked = true) {
    const { target } = this;
    const find = (selector) => (
      /** @type {HTMLElement | SVGElement | null} */
      target.closest(selector)
    );
    const told = find("[data-help], [data-reason]");
    const inSheet = told?.closest(".lc-sheet");
    const what = told && inSheet ? pointed(told) : null;
    const said = told !== null && told === this.refused;
    this.tell.dock(what && !said && (asked || !what.reason || told?.dataset.choice) ? what : null);
    this.beside(told && !inSheet ? told : null);
    this.tell.light(find("[data-lights]")?.dataset.lights?.split(" ") || []);
    const space = find("[data-space]");
    const drawn = space || find(".lc-board [aria-label]:not(svg)");
    this.tell.space(space?.dataset.space || "", drawn?.getAttribute("aria-label") || "");
  }
  /**
   * What is pointed at may mean something else after an answer. Where the mouse has just come to rest is told soon.
   * @param {boolean} [refused] whether the answer says why what is pointed at can't be chosen
   */
  again(refused = false) {
    if (!this.target.isConnected) this.target = this.root;
    this.refused = refused ? this.target.closest("[data-help], [data-reason]") : null;
    this.show(false);
  }
  /**
   * What was clicked tells by its answer, not by what it has come to mean meanwhile.
   * @param {Element} target
   */
  clicked(target) {
    clearTimeout(this.timer);
    this.target = target;
  }
  close() {
    clearTimeout(this.timer);
  }
  /** @param {HTMLElement | SVGElement | null} element */
  beside(element) {
    this.tip.hidden = !element;
    if (!element) return;
    this.tip.textContent = element.dataset.help || element.dataset.reason || "";
    placeBeside(this.root, this.tip, element);
  }
};
function pointed(element) {
  const reason = element.getAttribute("aria-disabled") && element.dataset.reason || "";
  const help = element.dataset.help || "";
  if (!reason && (!help || element.getAttribute("aria-pressed") === "true")) return null;
  return { title: element.dataset.title || "", help, reason };
}
function placeBeside(root, tip, element) {
  const panel = root.getBoundingClientRect();
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const { width: wide, height: high } = tip.getBoundingClientRect();
  const across = Math.min(Math.max(0, left + width / 2 - wide / 2 - panel.left), panel.width - wide);
  const below = bottom + 4 + high < window.innerHeight || top < high + 4;
  tip.style.left = `${across}px`;
  tip.style.top = `${(below ? bottom + 4 : top - high - 4) - panel.top}px`;
}

// lacitta_nb/panels/web/commands.js
var SLOW = 150;
var Commands = class {
  /** @param {Panel} panel */
  constructor(panel) {
    this.panel = panel;
    this.clock = new Clock((command) => this.send(command));
    this.line = new Line(panel.model, {
      tell: (key) => this.tellWaiting(key),
      giveUp: () => this.gaveUp(),
      silent: () => this.connection.unanswered()
    });
    this.connection = new Connection(panel.model.widget_manager, () => this.reached());
  }
  /** What was sent last. @returns {Command | null} */
  get last() {
    return this.line.last;
  }
  /** The number of the last command. */
  get asked() {
    return this.line.asked;
  }
  /** Whether the last one came from the clock, not from a person. */
  get ticking() {
    return this.line.ticking;
  }
  /** @param {Command} command */
  send(command) {
    const { panel } = this;
    if (panel.local.lost) {
      if (command.do !== "tick") panel.answer("error", panel.words.lost);
      return;
    }
    panel.replay.end();
    this.clock.stop();
    this.line.send(command);
    this.showBusy();
  }
  /** At once: what a computer player is still thinking about comes to nothing. */
  stop() {
    this.clock.stop();
    this.panel.change({ stopping: true });
    if (!this.line.busy) this.send({ do: "stop" });
  }
  /** @param {number} seq the number of the command that was answered */
  answered(seq) {
    this.line.answered(seq);
    this.showBusy();
  }
  /** After an answer: what waits is sent, or whoever plays by themselves goes on. */
  next() {
    if (this.line.busy) return;
    if (this.line.next()) this.showBusy();
    else if (this.panel.local.stopping) this.send({ do: "stop" });
    else this.playOn();
  }
  /** Who plays by themselves waits until it has been seen what happened. */
  playOn() {
    if (!this.line.busy && !this.panel.local.replay) this.clock.set(this.panel.view.auto);
  }
  /** The kernel has gone, or is there again. */
  reached() {
    this.clock.stop();
    this.line.reset();
    this.showBusy();
    this.panel.reached(this.connection.lost);
  }
  gaveUp() {
    const { panel } = this;
    panel.local.stopping = false;
    this.showBusy();
    this.connection.unanswered();
    panel.answer("error", panel.words[panel.local.lost ? "lost" : "no-kernel"]);
  }
  /** At once that something was pressed, after a moment that it is at work. */
  showBusy() {
    const { root, gestures } = this.panel;
    clearTimeout(this.slow);
    if (!this.line.busy) {
      root.removeAttribute("aria-busy");
      root.removeAttribute("data-slow");
      for (const pressed of root.querySelectorAll("[data-going]")) pressed.removeAttribute("data-going");
      return;
    }
    root.setAttribute("aria-busy", "true");
    if (this.ticking) return;
    gestures.touched?.setAttribute("data-going", "");
    this.slow = window.setTimeout(() => root.setAttribute("data-slow", ""), SLOW);
  }
  /**
   * Beside what was clicked, so that nothing moves: why nothing has happened yet.
   * @param {string} key
   */
  tellWaiting(key) {
    const { root, parts, words, gestures } = this.panel;
    const { waiting } = parts;
    waiting.hidden = !key;
    waiting.textContent = key && words[key];
    if (key) placeBeside(root, waiting, gestures.touched?.isConnected ? gestures.touched : root);
  }
  close() {
    this.line.close();
    this.clock.stop();
    this.connection.close();
  }
};

// lacitta_nb/panels/web/spaces.js
var ARROWS = (
  /** @type {Record<string, [number, number]>} */
  {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0]
  }
);
function spaceByKey(board, space, event, badges, marked = board.legal) {
  if (event.key in ARROWS) return beside(event.shiftKey ? marked : board.spaces, space, ARROWS[event.key]);
  if (event.key === "n") return next(marked, space, 1);
  if (event.key === "p") return next(marked, space, -1);
  return event.key === "Home" ? bestLegal({ legal: marked }, badges) : void 0;
}
function beside(among, space, [dx, dy]) {
  const [x, y] = middle(space);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of among) {
    if (other === space) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside2 = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = along + 2 * aside2;
    if (along <= 1 || aside2 > 1.8 * along || cost >= least) continue;
    [least, best] = [cost, other];
  }
  return best;
}
function next(marked, space, step) {
  return marked.length ? marked[(marked.indexOf(space) + step + marked.length) % marked.length] : null;
}
function bestLegal({ legal }, badges) {
  const worth = (space) => {
    const badge = badges[space.dataset.space || ""] || "";
    return (Number.parseInt(badge.replace("−", "-"), 10) || 0) - badge.length / 100;
  };
  return legal.reduce(
    (best, space) => best && worth(best) >= worth(space) ? best : space,
    null
  );
}

// lacitta_nb/panels/web/focus.js
function comeIntoView(root) {
  const cell = root.closest(".jp-Cell");
  const active = document.querySelector(".jp-Cell.jp-mod-active");
  const { top, bottom } = root.getBoundingClientRect();
  const hidden = top < 0 || bottom > window.innerHeight;
  if (cell && active && hidden && (active === cell || active === cell.nextElementSibling))
    root.scrollIntoView({ block: "start" });
}
function showHead(root) {
  root.scrollIntoView({ block: "start" });
  root.focus({ preventScroll: true });
}
function showAnswer(root) {
  const told = root.querySelector('.lc-drawer :is([data-role="question"], [data-role="status"])');
  told?.scrollIntoView({ block: "nearest" });
}
function showRule(panel) {
  const { root, commands } = panel;
  const { last } = commands;
  if (last?.do !== "rule" || commands.ticking) return;
  if (last.show) panel.parts.board.scrollIntoView({ block: "nearest" });
  else root.querySelector(".lc-rules .lc-open")?.scrollIntoView({ block: "nearest" });
}
function keepFocus(panel, begun) {
  const { root, board, view } = panel;
  if (focusWaiting(root)) return;
  const next2 = begun ? firstChoice(panel) : panel.gestures.byKeyboard && !view.refused ? nextFocus(panel) : null;
  if (next2?.dataset.space) board.focus(
    /** @type {SVGElement} */
    next2
  );
  else if (next2) next2.focus({ preventScroll: true });
  else if (!root.contains(document.activeElement))
    (panel.gestures.origin?.isConnected ? panel.gestures.origin : root).focus({ preventScroll: true });
}
function firstChoice({ root, board, view }) {
  const find = (selector) => (
    /** @type {HTMLElement | null} */
    root.querySelector(selector)
  );
  return find("[data-first]:not([aria-disabled])") || find("[data-question] button:not([aria-disabled])") || find("[data-choice]:not([aria-disabled])") || find("[data-plan] button:not([aria-disabled])") || view.decision && bestLegal(board, view.board.badges) || find('[data-role="confirm"]:not([aria-disabled])') || find('[data-role="step"]:not([aria-disabled])');
}
function nextFocus(panel) {
  const { root, board, view } = panel;
  const { chosen } = panel.gestures;
  const find = (selector) => (
    /** @type {HTMLElement | null} */
    root.querySelector(selector)
  );
  const did = panel.commands.last?.do || "";
  if (did !== "confirm" && document.activeElement?.matches("[data-stays]")) return null;
  if (did === "cancel") return find(`[data-choice="${chosen}"]`) || firstChoice(panel);
  if (view.preview && ["choose", "pick", "space", "take"].includes(did)) return find('[data-role="confirm"]');
  if (["choose", "pick", "confirm"].includes(did)) {
    const best = bestLegal(board, view.board.badges);
    if (best || did === "confirm") return best || firstChoice(panel);
  }
  return root.contains(document.activeElement) || panel.gestures.origin?.isConnected ? null : firstChoice(panel);
}

// lacitta_nb/panels/web/forms.js
function value(root, name2) {
  return (
    /** @type {HTMLInputElement} */
    root.querySelector(`[data-field="${name2}"]`).value
  );
}
async function copy(target, copied) {
  const text = (
    /** @type {HTMLTextAreaElement} */
    target.parentElement?.querySelector("textarea")
  );
  text.select();
  let done = true;
  try {
    await navigator.clipboard.writeText(text.value);
  } catch {
    done = document.execCommand("copy");
  }
  if (done) target.textContent = copied;
}
function newGame({ root, view }) {
  const inputs = [
    .../** @type {NodeListOf<HTMLInputElement>} */
    root.querySelectorAll('[data-field^="name-"]')
  ];
  const names = inputs.map((input) => input.value);
  const seats = names.map((_, i) => value(root, `new-seat-${i}`));
  const asked = view.files.form?.fields || [];
  const fields = asked.filter(({ name: name2 }) => root.querySelector(`[data-field="${name2}"]`));
  const settings = Object.fromEntries(fields.map(({ name: name2 }) => [name2, value(root, name2)]));
  return { do: "new", names, seats, ...settings, seed: value(root, "seed") };
}
function file({ root }, what) {
  return { do: what, name: value(root, "file") };
}
function code({ root }) {
  return { do: "upload", name: "", text: value(root, "paste") };
}
function filledIn(target) {
  const form = (
    /** @type {HTMLElement} */
    target.closest("[data-form]")
  );
  const said = { do: form.dataset.form };
  for (const element of form.querySelectorAll("[data-field]")) {
    const { value: value2, dataset } = (
      /** @type {HTMLInputElement} */
      element
    );
    const name2 = dataset.field || "";
    if ("many" in dataset) said[name2] = [...said[name2] || [], value2];
    else said[name2] = "number" in dataset ? Number(value2) : value2;
  }
  return (
    /** @type {import("./view.d.ts").Command} */
    said
  );
}
function offer(name2, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name2;
  link.click();
  URL.revokeObjectURL(link.href);
}

// lacitta_nb/panels/web/acts.js
function act(panel, name2, target) {
  const acts = {
    copy: () => void copy(target, panel.words.copied),
    new: () => panel.send(newGame(panel)),
    save: () => panel.send(file(panel, "save")),
    load: () => panel.send(file(panel, "load")),
    "open-code": () => panel.send(code(panel)),
    form: () => panel.send(filledIn(target)),
    coordinates: () => toggleNames(panel),
    areas: () => toggleAreas(panel),
    full: () => toggleFull(panel),
    rest: () => panel.change({ rest: !panel.local.rest }),
    unfold: () => unfold(panel, target),
    zoom: () => zoomTo(panel, target.dataset.zoom || ""),
    drawer: () => openDrawer(panel, target.dataset.drawer || ""),
    stop: () => panel.commands.stop(),
    replay: () => panel.replay.act(target.dataset.act || "", panel.local.pace)
  };
  acts[name2]?.();
}
function toggleNames(panel) {
  panel.board.names = !panel.board.names;
  panel.change({ coordinates: panel.board.names });
  panel.board.resize(panel.board.unit);
}
function toggleAreas(panel) {
  panel.board.areas = !panel.board.areas;
  panel.change({ areas: panel.board.areas });
  panel.board.resize(panel.board.unit);
}
function toggleFull(panel) {
  if (document.fullscreenElement === panel.root) void document.exitFullscreen();
  else void panel.root.requestFullscreen();
}
function unfold(panel, target) {
  const { of: name2 = "" } = target.dataset;
  const { unfolded } = panel.local;
  const others = unfolded.filter((one) => one !== name2);
  panel.change({ unfolded: others.length < unfolded.length ? others : [...unfolded, name2] });
  target.parentElement?.scrollIntoView({ block: "nearest" });
}
function zoomTo(panel, zoom) {
  panel.change({ zoom });
  panel.layout.measure(true);
}
var TRAVELLING = ["log", "rules", "tables"];
function openDrawer(panel, name2) {
  const drawer = panel.local.drawer === name2 ? "" : name2;
  const tells2 = TRAVELLING.includes(drawer) || TRAVELLING.includes(panel.local.drawer);
  panel.change({ drawer });
  panel.opening = drawer !== "";
  if (drawer) panel.layout.show(panel.parts.drawer);
  if (tells2) panel.send({ do: "drawer", name: TRAVELLING.includes(drawer) ? drawer : "" });
}

// lacitta_nb/panels/web/gestures.js
var Gestures = class {
  /** @param {Panel} panel */
  constructor(panel) {
    this.panel = panel;
    this.touched = panel.root;
    this.origin = null;
    this.chosen = "";
    this.byKeyboard = false;
    this.offering = false;
    const { root } = panel;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("change", (event) => this.changed(event));
    root.addEventListener("input", (event) => this.typed(event));
    this.onOutside = (event) => this.fold(
      /** @type {Element} */
      event.target
    );
    document.addEventListener("pointerdown", this.onOutside, true);
  }
  close() {
    document.removeEventListener("pointerdown", this.onOutside, true);
  }
  /**
   * Folds what was unfolded over the table, unless it is what was clicked.
   * @param {Element | null} target
   */
  fold(target) {
    for (const open of this.panel.root.querySelectorAll("details.lc-pop[open]"))
      if (!target || !open.contains(target)) open.removeAttribute("open");
  }
  /** @param {MouseEvent} event */
  clicked(event) {
    const element = (
      /** @type {Element} */
      event.target
    );
    const space = (
      /** @type {SVGElement | null} */
      element.closest("[data-space]")
    );
    if (event.detail > 1 && element.closest(".lc-part-buttons")) return;
    this.panel.pointing.clicked(element);
    this.panel.local.at = placeOf(element);
    this.touched = space || element.closest("button") || element;
    this.byKeyboard = event.detail === 0;
    if (space) {
      this.panel.board.focus(space);
      this.clickedSpace(space);
      return;
    }
    const target = (
      /** @type {HTMLElement | null} */
      element.closest("[data-send], [data-local]")
    );
    if (!target) return;
    if (!target.closest('[data-role="question"], .lc-curtain')) this.origin = target;
    if (target.closest(".lc-menu-list")) this.fold(null);
    const greyed2 = target.getAttribute("aria-disabled") && !target.dataset.choice;
    if (target.dataset.local && !greyed2) act(this.panel, target.dataset.local, target);
    else if (this.panel.local.lost) this.panel.answer("error", this.panel.words.lost);
    else if (greyed2) this.panel.pointing.at(target);
    else this.sendFrom(target);
  }
  /** @param {HTMLElement} target */
  sendFrom(target) {
    const meant = this.panel.sections.pressed?.(this.panel.context(), target);
    const command = meant ?? JSON.parse(target.dataset.send || "{}");
    if (command.do === "choose") this.chosen = command.choice;
    this.offering = command.do === "download";
    if (command.do === "rule" && !target.closest(".lc-rules")) this.openRules();
    this.panel.send(command);
  }
  /** What is looked up stands in a drawer, whatever is searched for there. */
  openRules() {
    const search = (
      /** @type {HTMLInputElement | null} */
      this.panel.root.querySelector('[data-field="rule-search"]')
    );
    if (search) search.value = "";
    const opens = this.panel.local.drawer !== "rules";
    this.panel.change({ drawer: "rules", query: "" });
    if (opens) this.panel.opening = true;
  }
  /** @param {Event} event */
  typed(event) {
    const field2 = (
      /** @type {HTMLInputElement} */
      event.target
    );
    if (field2.dataset.field === "rule-search") this.panel.change({ query: field2.value });
  }
  /**
   * A click on a space chooses it; on one that is chosen already, it confirms.
   * @param {SVGElement} space
   */
  clickedSpace(space) {
    const name2 = space.dataset.space || "";
    this.panel.send(
      name2 === this.panel.view.board.confirms ? { do: "confirm" } : { do: "space", space: name2 }
    );
  }
  /** @param {KeyboardEvent} event */
  pressed(event) {
    const from = (
      /** @type {HTMLElement} */
      event.composedPath()[0]
    );
    const space = (
      /** @type {SVGElement | null} */
      from.closest?.("[data-space]")
    );
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to2 = space ? spaceByKey(this.panel.board, space, event, this.panel.view.board.badges) : void 0;
    if (to2 !== void 0) this.panel.board.focus(to2);
    else if (event.key === "Escape") this.escaped(from);
    else if (event.shiftKey) {
      if (event.key !== "Enter") return;
    } else if (space && (event.key === "Enter" || event.key === " ")) {
      this.byKey();
      this.clickedSpace(space);
    } else if (event.key === "Enter" && from.dataset.choice && from.getAttribute("aria-pressed") === "true" && this.panel.view.preview) {
      this.byKey();
      this.panel.send({ do: "confirm" });
    } else if (!this.shortcut(from, event.key)) return;
    event.preventDefault();
  }
  /**
   * Presses the button that has the key for its own, unless the key is written into a field.
   * @param {HTMLElement} from
   * @param {string} key
   */
  shortcut(from, key) {
    if (/^(input|select|textarea)$/.test(from.localName)) return false;
    const button2 = (
      /** @type {HTMLElement | null} */
      this.panel.root.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
    );
    button2?.focus({ preventScroll: true });
    button2?.click();
    return Boolean(button2);
  }
  /** @param {HTMLElement} from */
  escaped(from) {
    this.panel.pointing.at(this.panel.root);
    const open = from.closest("details.lc-pop[open]");
    this.fold(null);
    if (open) open.querySelector("summary").focus();
    else {
      this.byKey();
      this.panel.send({ do: "cancel" });
    }
  }
  byKey() {
    this.byKeyboard = true;
    this.touched = document.activeElement || this.panel.root;
    this.panel.local.at = "choices";
  }
  /** @param {Event} event */
  async changed(event) {
    const field2 = (
      /** @type {HTMLInputElement} */
      event.target
    );
    const { field: name2 } = field2.dataset;
    this.panel.local.at = placeOf(field2);
    this.touched = field2;
    if (name2 === "pace") this.panel.send({ do: "pace", pace: field2.value });
    else if (name2 === "language") this.panel.send({ do: "language", name: field2.value });
    else if (name2?.startsWith("seat-"))
      this.panel.send({ do: "seat", seat: Number(name2.slice(5)), kind: field2.value });
    else if (name2 === "rule-differs") this.panel.change({ differing: field2.checked });
    else if (name2 === "rule-edition") this.panel.send({ do: "edition", name: field2.value });
    else if (name2 === "count") this.panel.change({ count: Number(field2.value) });
    else if (name2 === "upload" && field2.files?.length) {
      const [file2] = field2.files;
      const text = await file2.text();
      field2.value = "";
      this.panel.send({ do: "upload", name: file2.name, text });
    }
  }
};

// lacitta_nb/panels/web/keys.js
var Keys = class {
  /**
   * @param {HTMLElement} root
   * @param {(event: KeyboardEvent) => void} pressed
   */
  constructor(root, pressed) {
    this.onKey = (event) => {
      if (!event.composedPath().includes(root)) return;
      if (!saves(event)) event.stopPropagation();
      pressed(event);
    };
    window.addEventListener("keydown", this.onKey, true);
  }
  close() {
    window.removeEventListener("keydown", this.onKey, true);
  }
};
function saves(event) {
  return (event.ctrlKey || event.metaKey) && event.key === "s";
}

// lacitta_nb/panels/web/layout.js
var WIDE = 740;
var SIDE = { least: 222, part: 0.265, most: 420 };
var LEAST_MAIN = 320;
var MOST_HIGH = 1100;
var OPEN_HAND = 600;
var HAND = { mouse: 78, finger: 100 };
var DOCK = { wide: 142, slim: 178, finger: 206 };
var SLIM = 520;
var LEAST_BOARD = 200;
var LEAST_SMALL_BOARD = 150;
var GAP = 8;
var ROW_GAP = 4;
var UNDER = { most: 0.62, least: 96 };
var MOST_DOCK = 300;
var ZOOM_GAP = 2;
var AFTER_HINTS = 22;
var PLACES = ".jp-WindowedPanel-outer, .jp-LinkedOutputView";
var Layout = class {
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
    this.wideFrom = WIDE;
    this.least = { side: SIDE.least, hand: OPEN_HAND };
    this.full = false;
    this.key = "";
    this.begun = { decision: "", question: "" };
    this.onResize = () => this.measure();
    this.observer = new ResizeObserver(this.onResize);
    this.observer.observe(root);
    window.addEventListener("resize", this.onResize);
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
    const low = full || !this.place?.isConnected ? window.innerHeight : this.place.getBoundingClientRect().bottom;
    const wanted = Math.min(bottom, top + this.room / 2) + GAP;
    if (wanted > low) place?.scrollBy(0, wanted - low);
  }
  /** @param {boolean} [again] whether what is wanted has changed */
  measure(again = false) {
    const sheet = (
      /** @type {HTMLElement} */
      this.root.querySelector(".lc-sheet")
    );
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
    return names.reduce((sum, name2) => sum + this.high(name2), frame + gaps + padding);
  }
  /**
   * How high a part is.
   * @param {string} name
   */
  high(name2) {
    const part = (
      /** @type {HTMLElement | null} */
      this.root.querySelector(`[data-part="${name2}"]`)
    );
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
    const asked = (
      /** @type {HTMLElement | null} */
      this.root.querySelector(".lc-part-hand > .lc-prompt")
    );
    if (!asked) return;
    const question = asked.textContent || "";
    if (decision !== this.begun.decision) this.begun = { decision, question };
    if (question !== this.begun.question) return;
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
    const beside2 = { wide: width - least - GAP, high: left - ROW_GAP - UNDER.least };
    const zoom = this.besideZoom(beside2);
    const whole = (beside2.wide - zoom.wide) * aspect + zoom.high;
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
    const buttons = [.../** @type {NodeListOf<HTMLElement>} */
    found];
    const wide = Math.max(0, ...buttons.map((button2) => button2.offsetWidth)) + ZOOM_GAP;
    const high = Math.max(0, ...buttons.map((button2) => button2.offsetHeight)) + ZOOM_GAP;
    const { size } = this.board;
    const unit = (across, up) => Math.min(across / size.wide, up / size.high);
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
    const whole = width * size.high / size.wide;
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
    for (const [name2, size] of Object.entries(sizes))
      this.root.style.setProperty(`--lc-${name2}`, `${Math.floor(size)}px`);
  }
};

// lacitta_nb/panels/web/replaying.js
function replayPart(c) {
  const state = c.local.replay;
  return state && h(
    "p",
    { class: "lc-replaying", "data-role": "replay" },
    h("small", {}, `${state.title} ${state.beat}/${state.count} `),
    h("span", { "data-role": "replay-line", "data-event": state.kind }, state.text)
  );
}
function replayButtons(c) {
  const { words, local } = c;
  const state = local.replay;
  if (!state) return null;
  const act2 = (name2, label, more = {}) => own(h("span", { "aria-hidden": "true" }, label), "replay", {
    "data-act": name2,
    "data-role": `replay-${name2}`,
    "data-key": name2,
    "aria-label": words[`replay-${name2}`],
    title: words[`replay-${name2}`],
    ...more
  });
  const { speed, mine } = local.pace;
  return h(
    "div",
    { class: "lc-buttons lc-replay-buttons", role: "group", "aria-label": words.replay },
    act2("back", "‹", { "aria-disabled": state.beat < 1 ? "true" : null }),
    state.playing ? act2("pause", "❚❚") : act2("resume", "▶"),
    act2("forth", "›"),
    act2("speed", `${speed}×`, { "aria-label": `${words["replay-speed"]}: ${speed}×` }),
    act2("mine", words["zoom-mine-brief"], { "aria-pressed": String(mine) }),
    act2("end", "»")
  );
}

// lacitta_nb/panels/web/buttons.js
function isPersons(view) {
  return view.decision !== null && !view.players[view.decision.player].computer;
}
function buttonsPart(c) {
  const { view, words } = c;
  const { step } = view;
  const choosing = isPersons(view) || view.lesson !== null;
  const stepButton = button(
    choosing ? words.step : h("span", { class: "lc-two-lines" }, step.label),
    { do: "step" },
    {
      "data-role": "step",
      class: choosing ? "lc-quiet" : "lc-main",
      title: step.enabled ? null : step.why || null,
      ...greyed(!step.enabled, step.why)
    }
  );
  if (view.predict.ask) {
    const { needed, options } = view.predict.ask;
    const lacking = needed && !options.some((option) => option.chosen);
    const done = button(
      words.guessed,
      { do: "guessed" },
      { "data-role": "guessed", class: "lc-main", ...greyed(lacking, words["next-guess-one"]) }
    );
    return [replayButtons(c), h("div", { class: "lc-buttons" }, done)];
  }
  const aside2 = choosing || !view.auto.offered;
  return [
    aside2 && replayButtons(c),
    choosing ? (
      // Where a lesson rests nobody has anything to confirm, but the row keeps its place.
      h(
        "div",
        { class: "lc-buttons", "data-rests": isPersons(view) ? null : "" },
        confirmButtons(c),
        !view.lesson && stepButton
      )
    ) : h(
      "div",
      { class: "lc-buttons" },
      stepButton,
      button(
        words["run-brief"],
        { do: "run" },
        { "data-role": "run", title: words.run, "aria-label": words.run, ...greyed(!step.run, step.why) }
      )
    ),
    !aside2 && (replayButtons(c) || autoPart(c))
  ];
}
function confirmButtons(c) {
  const { view, words } = c;
  const { preview } = view;
  return [
    button(
      words.confirm,
      { do: "confirm" },
      {
        class: "lc-main",
        "data-role": "confirm",
        "data-action": preview ? preview.action : null,
        ...greyed(!preview)
      }
    ),
    button(
      words.cancel,
      { do: "cancel" },
      { "data-role": "cancel", ...greyed(!isStarted(c), words["cancel-none"]) }
    )
  ];
}
function isStarted({ view }) {
  return Boolean(
    view.board.selected || view.groups.some((group) => group.choices.some((choice) => choice.chosen)) || view.questions.some((question) => question.options.some((option) => option.chosen)) || view.plan?.rows.some((row) => row.count)
  );
}
function autoPart(c) {
  const { view, words, local } = c;
  const { auto } = view;
  if (!auto.offered) return null;
  const going = (auto.running || auto.wait !== null) && !local.stopping;
  return h(
    "div",
    { class: "lc-buttons lc-auto", "data-role": "auto" },
    going ? own([h("span", { "aria-hidden": "true" }, "■ "), words.stop], "stop", { class: "lc-stop" }) : button(
      [h("span", { "aria-hidden": "true" }, "▶ "), words.play],
      { do: "play" },
      {
        "data-role": "play",
        "aria-disabled": view.scores.length || local.stopping ? "true" : null
      }
    ),
    h(
      "label",
      {},
      h("span", { class: "lc-hidden" }, words.pace),
      h(
        "select",
        { "data-field": "pace", title: words.pace, "data-value": auto.pace },
        auto.paces.map(([value2, text]) => h("option", { value: value2, selected: value2 === auto.pace }, text))
      )
    )
  );
}

// lacitta_nb/panels/web/coach.js
function coachSwitch(c) {
  const { view, words } = c;
  const { coach } = view;
  return coach.offered && !view.scores.length && button(
    [h("span", { class: "lc-switch", "aria-hidden": "true" }), words.coach],
    { do: "coach", on: !coach.on },
    {
      role: "switch",
      "data-role": "coach-switch",
      "aria-checked": String(coach.on),
      ...helped(words["coach-help"])
    }
  );
}
function coachPart(c) {
  const { view, words } = c;
  const { reviews } = view.coach;
  if (!reviews.length || view.preview) return null;
  return h(
    "div",
    { class: "lc-coach", "data-role": "coach" },
    h("p", { class: "lc-title" }, words["coach-told"]),
    h(
      "ul",
      scrolling(words["coach-told"]),
      reviews.map(
        (review) => h(
          "li",
          { "data-key": review.seat },
          owner(c, review.seat),
          ` ${review.texts.filter(Boolean).join(" ")} `,
          review.place >= 0 && button(
            words["coach-back"],
            { do: "go_back", place: review.place },
            { class: "lc-link", "data-role": "coach-back" }
          )
        )
      )
    )
  );
}

// lacitta_nb/panels/web/predict.js
function predictSwitch(c) {
  const { view, words } = c;
  const { predict } = view;
  return predict.offered && !view.scores.length && button(
    [h("span", { class: "lc-switch", "aria-hidden": "true" }), words.predict],
    { do: "predict", on: !predict.on },
    {
      role: "switch",
      "data-role": "predict-switch",
      "aria-checked": String(predict.on),
      ...helped(words["predict-help"])
    }
  );
}
function predictPart(c) {
  const { view, words } = c;
  const { ask } = view.predict;
  return ask && h(
    "div",
    {
      class: "lc-predict",
      "data-role": "predict",
      "data-kind": ask.kind,
      "data-many": ask.many ? "" : null
    },
    h("p", { class: "lc-prompt", "data-role": "predict-question", "data-scrolls": "" }, ask.question),
    h(
      "div",
      { class: "lc-guesses", role: "group", "data-role": "guesses", ...scrolling(words.guess) },
      ask.options.map(
        (guess) => button(
          [guess.seat >= 0 && owner(c, guess.seat), guess.label],
          { do: "guess", key: guess.key },
          {
            "data-key": guess.key,
            "data-guess": guess.key,
            "data-lights": guess.lights || null,
            "aria-pressed": String(guess.chosen)
          }
        )
      )
    )
  );
}
function markedPart(c) {
  const { view, words } = c;
  const { marked } = view.predict;
  return marked && h(
    "div",
    { class: "lc-marked", "data-role": "marked" },
    h("p", {}, `${words.marked}${words.colon} `, h("strong", {}, marked.score)),
    h("ul", scrolling(words.marked), marked.lines.map(markLine))
  );
}
function markLine(mark) {
  const how = mark.right === null ? "missed" : mark.right ? "right" : "wrong";
  const signs = { missed: "○ ", right: "✓ ", wrong: "✕ " };
  return h(
    "li",
    { "data-mark": how, "data-key": mark.text, "data-lights": mark.lights || null },
    h("span", { "aria-hidden": "true" }, signs[how]),
    mark.rule ? reasonText(mark) : mark.text
  );
}

// lacitta_nb/panels/web/foot.js
function footPart(c) {
  if (c.view.lesson) return null;
  return [
    c.local.wide && sincePart(c),
    ownParts(c, "switched"),
    h("div", { class: "lc-switches" }, predictSwitch(c), coachSwitch(c), ownParts(c, "switch"))
  ];
}
function sincePart(c) {
  const { since, happened } = c.view;
  const title = c.words[c.view.since_turn ? "since" : "so-far"];
  const quiet = happened.filter((line) => line.kind === "quiet").at(-1)?.text;
  return h(
    "p",
    { class: "lc-since", "data-role": "since", title: since.length ? null : quiet },
    !since.length && quiet,
    since.length > 0 && [
      h("span", { class: "lc-faint" }, `${title}${c.words.colon} `),
      since.map(
        (one) => h(
          "span",
          { class: "lc-since-one", "data-lights": one.lights || null, title: one.text },
          owner(c, one.seat),
          one.text
        )
      )
    ]
  );
}

// lacitta_nb/panels/web/rules.js
function ruleLink(c, number, tabindex = "-1") {
  if (!number) return null;
  const text = c.rules[number];
  if (!text) return h("small", { class: "lc-rule" }, number);
  const told = `${c.words.rule} ${number}${c.words.colon} ${text}`;
  return button(
    number,
    { do: "rule", number },
    {
      class: "lc-rule",
      "data-rule": number,
      "data-help": told,
      "aria-label": `${c.words.rule} ${number}`,
      tabindex
    }
  );
}
function rulesPart(c) {
  const { words } = c;
  const { rules } = c.view;
  if (!rules) return h("p", { class: "lc-faint" }, words.busy);
  const wanted = plain(c.local.query);
  const shown = (rule) => rule.number === rules.open && !wanted || fits2(rule, wanted) && (!c.local.differing || rule.editions.length > 0);
  const parts = rules.parts.map((part) => ({ ...part, rules: part.rules.filter(shown) })).filter((part) => part.rules.length);
  const terms = rules.terms.filter((term) => wanted && says(`${term.name} ${term.text}`, wanted));
  const count = parts.reduce((sum, part) => sum + part.rules.length, terms.length);
  return [
    h(
      "div",
      { class: "lc-rules-head" },
      h(
        "label",
        {},
        words["rules-search"],
        " ",
        h("input", { type: "search", "data-field": "rule-search", autocomplete: "off", size: 18 })
      ),
      editionsPart(c, rules),
      rules.editions.length > 0 && h(
        "label",
        {},
        h("input", { type: "checkbox", "data-field": "rule-differs", checked: c.local.differing }),
        ` ${words["rules-differs"]}`
      ),
      h("span", { class: "lc-faint", role: "status" }, wanted && `${words["rules-found"]} ${count}`)
    ),
    parts.map((part) => [
      part.title && h("h4", { "data-key": `part-${part.key}` }, part.title),
      h(
        "ul",
        { class: "lc-rules", "data-key": part.key, "aria-label": part.title },
        part.rules.map((rule) => rulePart(c, rule, rules))
      )
    ]),
    termsPart(c, wanted ? terms : c.local.differing ? [] : rules.terms),
    wanted && !count && h("p", { "data-role": "rules-none" }, words["rules-none"])
  ];
}
function editionsPart(c, rules) {
  if (!rules.editions.length) return null;
  const options = [["", c.words["rules-all-editions"]], ...rules.editions];
  return h(
    "label",
    {},
    c.words["rules-edition"],
    " ",
    h(
      "select",
      { "data-field": "rule-edition", "data-value": rules.edition },
      options.map(([value2, text]) => h("option", { value: value2, selected: value2 === rules.edition }, text))
    )
  );
}
function rulePart(c, rule, rules) {
  const open = rules.open === rule.number;
  return h(
    "li",
    { "data-key": rule.number, "data-entry": rule.number, class: open ? "lc-open" : null },
    button(
      [h("b", {}, rule.number), h("span", {}, rule.text)],
      { do: "rule", number: open ? "" : rule.number },
      { class: "lc-rule-text", "aria-expanded": String(open) }
    ),
    rule.editions.map(
      ([name2, text]) => h("p", { class: "lc-edition" }, h("b", {}, `${name2}${c.words.colon} `), text)
    ),
    open && examplePart(c, rule.number, rules)
  );
}
function examplePart(c, number, { example, lights }) {
  if (!example) return null;
  return h(
    "div",
    { class: "lc-example", "data-role": "example" },
    h("p", {}, h("b", {}, `${c.words["rules-example"]} `), example.text),
    h("div", { class: "lc-example-picture", "data-key": number, html: example.picture }),
    example.here && button(
      c.words["rules-show"],
      { do: "rule", number, show: true },
      { "data-role": "rule-show", "aria-pressed": String(lights !== "") }
    )
  );
}
function termsPart(c, terms) {
  if (!terms.length) return null;
  return [
    h("h4", { "data-key": "terms-head" }, c.words["rules-terms"]),
    h(
      "dl",
      { class: "lc-terms", "data-key": "terms", "data-role": "terms" },
      terms.map((term) => [h("dt", {}, term.name), h("dd", {}, term.text)])
    )
  ];
}
function fits2(rule, wanted) {
  const number = wanted.replaceAll(" ", "") === plain(rule.number);
  return number || says([rule.number, rule.text, ...rule.editions.flat(), rule.find].join(" "), wanted);
}
function says(text, wanted) {
  const told = plain(text);
  return wanted.split(/\s+/).every((word) => told.includes(word));
}
function plain(text) {
  return text.normalize("NFD").replaceAll(/\p{Diacritic}/gu, "").toLowerCase().trim();
}

// lacitta_nb/panels/web/tables.js
function playersPart(c) {
  const { players } = c.view;
  const mine = ownParts(c, "players");
  if (mine.length) return mine;
  const heads = [c.words.player, ...players[0].facts.map((fact) => fact.title)];
  return h(
    "table",
    { "data-role": "players" },
    h("caption", {}, c.words.players),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((text) => h("th", { scope: "col" }, text))
      )
    ),
    players.map(
      (player) => h(
        "tbody",
        { "data-key": player.seat, "data-player": player.name, class: player.to_move ? "lc-to-move" : null },
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            owner(c, player.seat),
            " ",
            player.name,
            player.computer && h("small", {}, ` ${player.computer}`)
          ),
          factCells(player.facts)
        )
      )
    )
  );
}
function factCells(facts) {
  return facts.map((fact) => h("td", {}, fact.strong ? h("strong", {}, fact.text) : fact.text));
}
function scorePart(c) {
  const { scores } = c.view;
  if (!scores.length) return null;
  return [
    h("p", { class: "lc-title" }, c.words.result),
    h(
      "ol",
      { class: "lc-scores", "data-role": "scores", "aria-label": c.words.result },
      scores.map(
        (row) => h(
          "li",
          { "data-key": row.seat },
          h("span", { class: "lc-rank" }, row.rank),
          h("span", { class: "lc-name" }, owner(c, row.seat), " ", row.name),
          row.facts.filter((fact) => fact.strong).map((fact) => h("strong", { title: fact.title }, fact.text)),
          h("small", {}, row.facts.map((fact) => `${fact.title} ${fact.text}`).join(" · "))
        )
      )
    )
  ];
}
function field(name2, label, attributes = {}) {
  return h(
    "label",
    {},
    label,
    " ",
    h("input", { "data-field": name2, type: "text", autocomplete: "off", ...attributes })
  );
}
function select(name2, label, options, chosen, more = {}) {
  return h(
    "label",
    {},
    label,
    label && " ",
    h(
      "select",
      { "data-field": name2, ...more },
      options.map(([value2, text]) => h("option", { value: value2, selected: value2 === chosen }, text))
    )
  );
}
function copyBox(label, text, words, role) {
  return text && h(
    "label",
    { class: "lc-copy" },
    label,
    h("textarea", { readonly: true, rows: 3, "data-role": role, spellcheck: "false" }, text),
    h("button", { type: "button", "data-local": "copy", "data-role": `copy-${role}` }, words.copy)
  );
}
function action(role, label) {
  return h("button", { type: "button", "data-local": role, "data-role": role }, label);
}
function newPart(c, form) {
  const { view, words } = c;
  const { players } = view.files;
  const count = c.local.count || players.length;
  const names = Array.from({ length: count }, (_, i) => players[i] || `${words.player} ${i + 1}`);
  const fields = form.fields.filter(({ seats }) => !seats.length || seats.includes(count));
  const helps = ["new-seats", ...fields.map((one) => one.name), "seed"].map((name2) => words[`${name2}-help`]);
  return h(
    "fieldset",
    { "data-answers": "new" },
    h("legend", {}, words.new),
    select(
      "count",
      words.players,
      form.seats.map((n) => [n, n]),
      count
    ),
    h(
      "div",
      { class: "lc-row" },
      names.map(
        (name2, i) => h(
          "span",
          { class: "lc-newcomer", "data-key": i },
          field(`name-${i}`, `${i + 1}.`, { value: name2, maxlength: 30, size: 10 }),
          select(`new-seat-${i}`, "", view.seats.offered, (view.seats.seats[i] || { kind: "" }).kind, {
            "aria-label": `${i + 1}. ${words.seats}`
          })
        )
      )
    ),
    h(
      "div",
      { class: "lc-row" },
      fields.map(({ name: name2, label, values, usual }) => select(name2, label, values, usual)),
      field("seed", words.seed, { placeholder: words["seed-any"], size: 8, inputmode: "numeric" }),
      action("new", words.begin)
    ),
    answersPart(c, "new"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "new-help" },
      helps.map((text) => text && h("li", {}, text))
    ),
    form.aside && (!form.aside.seats.length || form.aside.seats.includes(count)) && asidePart(form.aside)
  );
}
function asidePart({ title, heads, rows, text }) {
  return h(
    "div",
    { class: "lc-aside", "data-role": "aside" },
    rows.length > 0 && h(
      "table",
      {},
      h("caption", {}, title),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((head) => h("th", { scope: "col" }, head))
        )
      ),
      h(
        "tbody",
        {},
        rows.map(
          ([name2, ...cells], i) => h(
            "tr",
            { "data-key": i },
            h("th", { scope: "row" }, name2),
            cells.map((cell) => h("td", {}, cell))
          )
        )
      )
    ),
    h("p", { class: "lc-faint" }, text)
  );
}
function seatsPart(c) {
  const { seats } = c.view;
  return h(
    "fieldset",
    { "data-answers": "seats" },
    h("legend", {}, c.words.seats),
    seats.seats.map(
      (seat) => h(
        "span",
        { "data-key": seat.seat },
        owner(c, seat.seat),
        select(`seat-${seat.seat}`, seat.name, seat.kinds, seat.kind, { "data-value": seat.kind })
      )
    ),
    answersPart(c, "seats"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "seats-help" },
      seats.helps.map((help) => h("li", {}, help))
    )
  );
}
function filePart(c) {
  const { view, words } = c;
  const { files } = view;
  return [
    seatsPart(c),
    files.form && newPart(c, files.form),
    h(
      "fieldset",
      { "data-answers": "keep" },
      h("legend", {}, `${words.save} · ${words.load}`),
      field("file", words.name, { list: `${c.prefix}-files`, size: 18 }),
      h(
        "datalist",
        { id: `${c.prefix}-files` },
        files.names.map((name2) => h("option", { value: name2 }))
      ),
      action("save", words.save),
      action("load", words.load),
      button(words.download, { do: "download" }, { "data-role": "download" }),
      h(
        "label",
        { class: "lc-upload" },
        words.upload,
        " ",
        h("input", { type: "file", accept: ".json,application/json", "data-field": "upload" })
      ),
      answersPart(c, "keep")
    ),
    h(
      "fieldset",
      { "data-answers": "code" },
      h("legend", {}, words.paste),
      field("paste", "", { placeholder: "lc1.…", size: 24, "aria-label": words.paste }),
      action("open-code", words["open-code"]),
      button(words.code, { do: "code" }, { "data-role": "code" }),
      answersPart(c, "code"),
      copyBox(words.paste, files.code, words, "code-text"),
      copyBox(words.python, files.python, words, "python-text")
    )
  ];
}

// lacitta_nb/panels/web/hand.js
var WORDY = 36;
var MANY = 6;
function handPart(c) {
  const { view } = c;
  if (view.scores.length) return [scorePart(c), happenedList(c)];
  const asked = view.predict.ask && (c.local.wide ? predictPart(c) : markedPart(c));
  return [
    h("p", { class: "lc-prompt", "data-role": "prompt", "data-scrolls": "" }, view.prompt || nextText(c)),
    h(
      "div",
      { class: "lc-cards", ...scrolling(c.words.hand), role: "group" },
      asked,
      ownParts(c, "hand"),
      view.questions.filter((question) => isAskedInHand(c, question)).map((question) => askedPart(c, question)),
      view.groups.map((group) => c.sections.groups?.[group.key]?.(c, group) ?? groupPart(c, group)),
      c.sections.plan ? c.sections.plan(c) : planPart(c),
      isIdle(view) && !asked && happenedList(c)
    ),
    hintButton(c)
  ];
}
function isAskedInHand(c, question) {
  return c.local.wide && question.options.length >= (c.sections.many ?? MANY);
}
function askedPart(c, question) {
  return h(
    "div",
    {
      class: "lc-group lc-asked",
      role: "group",
      "data-key": `asked ${question.facet}`,
      "data-question": question.facet,
      "aria-label": question.title
    },
    question.title !== c.view.prompt && h("p", { class: "lc-title" }, question.title),
    question.options.map(
      (option) => optionButton(
        question,
        option,
        [
          known(c, option.sign),
          h("span", { class: "lc-card-name" }, breakable(option.label, c.words.breaks || ""))
        ],
        "lc-card"
      )
    )
  );
}
function optionButton(question, option, label, look = null) {
  return button(
    label,
    { do: "pick", facet: question.facet, value: option.value },
    {
      class: look,
      "data-option": `${question.facet} ${option.value}`,
      "aria-pressed": String(option.chosen),
      "aria-disabled": option.enabled ? null : "true",
      "data-reason": reasonText(option.reason) || null,
      "data-title": option.label,
      ...helped(option.help)
    }
  );
}
function groupPart(c, group) {
  return h(
    "div",
    {
      class: "lc-group",
      role: "group",
      "data-key": group.key,
      "data-plain": group.title ? null : "",
      "aria-label": group.title || c.words.hand
    },
    group.title && h("p", { class: "lc-title" }, group.title),
    group.choices.map((choice) => cardPart(c, choice))
  );
}
function nextText(c) {
  const { view, words, local } = c;
  if (view.lesson || !view.step.enabled || view.decision || view.auto.running || local.lost) return "";
  const { ask } = view.predict;
  if (ask) return words[ask.needed ? "next-guess-one" : "next-guess"];
  if (view.auto.text) return "";
  return words[view.back.undo || view.back.barred ? "next-step" : "nothing-yet"];
}
function isIdle(view) {
  return !view.groups.length && !view.plan && !view.questions.length && !view.preview;
}
function cardPart(c, choice) {
  return button(
    [
      known(c, choice.sign),
      h("span", { class: "lc-card-name" }, breakable(choice.label, c.words.breaks || "")),
      choice.detail && h("small", {}, choice.detail)
    ],
    { do: "choose", choice: choice.key },
    { ...cardHooks(choice), "data-wordy": choice.detail.length > WORDY ? "" : null }
  );
}
function breakable(name2, breaks) {
  return breaks.split(" ").filter(Boolean).reduce((text, word) => text.replace(word.replaceAll("·", ""), word.replaceAll("·", "­")), name2);
}
function cardHooks(choice) {
  return {
    class: "lc-card",
    "data-key": choice.key,
    "data-choice": choice.key,
    "aria-pressed": String(choice.chosen),
    "aria-disabled": choice.enabled ? null : "true",
    "data-reason": reasonText(choice.reason) || null,
    "data-title": choice.label,
    ...helped(choice.help)
  };
}
function planPart(c) {
  const { plan } = c.view;
  if (!plan) return null;
  return h(
    "ul",
    { class: "lc-plan", "data-role": "plan", "data-left": plan.left },
    plan.rows.map(
      (row) => h(
        "li",
        { "data-key": row.space, "data-plan": row.space, "data-lights": row.space },
        h(
          "span",
          {},
          row.label,
          !plan.counted && row.badge && h("small", {}, ` ${row.badge}`),
          row.costs && h("small", { class: "lc-costs" }, ` ${row.costs}`)
        ),
        plan.counted ? stepper(c, row) : toggle(c, row)
      )
    )
  );
}
function stepper(c, row) {
  const { words } = c;
  return h(
    "span",
    { class: "lc-stepper" },
    button(
      "−",
      { do: "unplan", space: row.space },
      {
        "data-role": "less",
        "aria-label": `${row.label}: ${words.less}`,
        "aria-disabled": row.less ? null : "true"
      }
    ),
    h("output", {}, row.count),
    button(
      "+",
      { do: "plan", space: row.space },
      {
        "data-role": "more",
        "aria-label": `${row.label}: ${words.more}`,
        "aria-disabled": row.more ? null : "true"
      }
    )
  );
}
function toggle(c, row) {
  const { words } = c;
  return button(
    row.count ? words.falls : words.stays,
    { do: row.count ? "unplan" : "plan", space: row.space },
    {
      "data-role": "toggle",
      "aria-pressed": String(row.count > 0),
      "aria-label": row.label
    }
  );
}
function hintButton(c) {
  const { hint } = c.view;
  const open = hint.shown.length > 0;
  return hint.offered && button(
    open ? c.words["hint-close"] : c.words.hint,
    { do: "hint" },
    { "data-role": "hint", class: "lc-hint", "aria-expanded": String(open) }
  );
}
function happenedList(c) {
  const { words, view } = c;
  return view.happened.length > 0 && [
    h("p", { class: "lc-title" }, words.happened),
    h(
      "ul",
      { class: "lc-happened", "data-role": "happened", ...scrolling(words.happened) },
      view.happened.map((line) => logLine(c, line))
    )
  ];
}
function logLine(c, line, more = {}) {
  if (line.heading) return h("li", { class: "lc-heading" }, line.heading);
  const seat = line.player ?? -1;
  return h(
    "li",
    { "data-event": line.kind, "data-lights": line.lights || null, ...more },
    seat >= 0 && owner(c, seat),
    line.text,
    ruleLink(c, line.rule)
  );
}

// lacitta_nb/panels/web/hints.js
var ABOUT = "about";
function isChoosingHint(view) {
  return view.hint.shown.length > 0 && !takenHint(view);
}
function takenHint(view) {
  return view.hint.shown.find((hint) => hint.action === view.preview?.action);
}
function hintsPart(c) {
  const { view, words } = c;
  const { shown, lead } = view.hint;
  if (!shown.length) return null;
  const taken = takenHint(view);
  if (taken) return h("p", { class: "lc-faint lc-hint-taken", "data-role": "hints" }, taken.text);
  return h(
    "div",
    { "data-role": "hints" },
    lead && h("p", { class: "lc-title" }, lead),
    h(
      "ol",
      { class: "lc-hints", "aria-label": lead || words.hint },
      shown.map((hint, place) => hintPart(c, hint, place))
    ),
    aboutPart(c)
  );
}
function hintPart(c, hint, place) {
  const { words } = c;
  const worth = [hint.effect, hint.chance].filter(Boolean);
  return h(
    "li",
    { "data-key": hint.action, "data-lights": hint.lights || null },
    button(
      [
        h("strong", {}, hint.title, hint.ways && h("span", {}, " ", hint.ways)),
        " ",
        h(
          "small",
          {},
          worth.flatMap((text, at) => [at > 0 && " · ", h("span", {}, text)])
        )
      ],
      { do: "take", hint: place },
      { "data-hint": hint.action }
    ),
    hint.text && unfolder(c, hint.action, "", { "aria-label": `${words["hint-why"]}${words.colon} ${hint.title}` }),
    isUnfolded(c, hint.action) && h("p", { "data-role": "hint-text" }, hint.text)
  );
}
function aboutPart(c) {
  const { about } = c.view.hint;
  return about && h(
    "div",
    { class: "lc-hints-about" },
    unfolder(c, ABOUT, c.words["hint-about"], { class: "lc-link" }),
    isUnfolded(c, ABOUT) && h("p", { "data-role": "hints-about" }, about)
  );
}
function unfolder(c, name2, label, more) {
  const open = isUnfolded(c, name2);
  return own(label, "unfold", { "data-of": name2, "aria-expanded": String(open), ...more });
}
function isUnfolded(c, name2) {
  return c.local.unfolded.includes(name2);
}

// lacitta_nb/panels/web/dock.js
function dockPart(c) {
  const { view, local } = c;
  if (local.replay) return replayPart(c);
  if (view.predict.ask)
    return [answersPart(c, "choices"), answersPart(c, "bar"), local.wide ? markedPart(c) : predictPart(c)];
  const many = view.questions.some((question) => question.options.length >= MANY);
  const advised = isChoosingHint(view);
  return [
    local.lost && h(
      "p",
      { class: "lc-notice lc-error", "data-role": "lost", role: "alert" },
      h("strong", {}, c.words.lost)
    ),
    answersPart(c, "bar"),
    answersPart(c, "choices"),
    view.refused && h(
      "p",
      { class: "lc-reason", "data-role": "refused" },
      view.refused.text,
      ruleLink(c, view.refused.rule, "0")
    ),
    markedPart(c),
    coachPart(c),
    view.back.text && h("p", { class: "lc-faint", "data-role": "travel" }, view.back.text),
    view.auto.offered && !isPersons(view) && autoText(c),
    many && questionsPart(c),
    !advised && dangerPart(c),
    !many && questionsPart(c),
    advised && [hintsPart(c), dangerPart(c)],
    previewPart(c),
    !advised && hintsPart(c),
    ownParts(c, "asked"),
    ownParts(c, "asked").every((part) => !part) && quietPart(c),
    !local.wide && isIdleTurn(view) && sincePart(c),
    restPart(c),
    !view.look.ask && !view.look.cards.length && lookPart(c)
  ];
}
function quietPart(c) {
  const { view } = c;
  if (view.preview || view.hint.shown.length || view.look.ask || view.look.cards.length) return null;
  return [
    view.help && h("p", { class: "lc-help lc-faint", "data-role": "help" }, view.help),
    !view.help && !view.decision && !view.lesson && view.explain && h("p", { class: "lc-faint", "data-role": "explain" }, view.explain)
  ];
}
function isIdleTurn(view) {
  return isPersons(view) && !view.preview && !view.help && !view.hint.shown.length;
}
function autoText(c) {
  const text = c.local.stopping ? c.words.stopping : c.view.auto.text;
  return text && h("p", { class: "lc-faint", "data-role": "auto-text" }, text);
}
function dangerPart(c) {
  const { danger } = c.view;
  if (!danger?.text) return null;
  const sign2 = { bad: "⚠ ", good: "✓ " }[danger.tone] || "";
  return h("p", { class: "lc-danger", "data-role": "danger", "data-tone": danger.tone }, sign2, danger.text);
}
function restPart(c) {
  const { view, words, local } = c;
  const rest = view.danger?.rest || [];
  if (!rest.length) return null;
  const more = words[view.danger?.text ? "danger-more" : "danger-some"];
  const label = local.rest ? words["danger-less"] : `${more} (${rest.length})`;
  return h(
    "div",
    { class: "lc-rest" },
    own(label, "rest", { class: "lc-link", "aria-expanded": String(local.rest) }),
    local.rest && h(
      "ul",
      { "data-role": "danger-rest" },
      rest.map((text) => h("li", {}, text))
    )
  );
}
function questionsPart(c) {
  const asked = c.view.questions.filter((question) => !isAskedInHand(c, question));
  return asked.map(
    (question) => h(
      "div",
      {
        class: "lc-question-row",
        "data-many": question.options.length >= MANY ? "" : null,
        role: "group",
        "data-key": question.facet,
        "data-question": question.facet,
        "aria-label": question.title
      },
      (question.options.length < MANY || question.title !== c.view.prompt) && h("p", { class: "lc-title" }, question.title),
      question.options.map((option) => optionButton(question, option, [known(c, option.sign), option.label]))
    )
  );
}
function previewPart(c) {
  const { preview } = c.view;
  return preview && h(
    "div",
    { class: "lc-preview", "data-role": "preview" },
    h("strong", {}, preview.title),
    preview.effects.length > 0 && h(
      "ul",
      { "aria-label": c.words.changes },
      preview.effects.map((effect) => h("li", { "data-tone": effect.tone }, effect.text))
    ),
    preview.warnings.map((text) => h("p", { class: "lc-bad" }, "⚠ ", text))
  );
}
function pointedPart(pointed2) {
  if (!pointed2) return null;
  return [
    pointed2.title && h("strong", {}, pointed2.title),
    pointed2.reason && h("p", { class: "lc-reason", "data-role": "reason" }, pointed2.reason),
    pointed2.help && h("p", { "data-role": "tip" }, pointed2.help)
  ];
}

// lacitta_nb/panels/web/drawers.js
var DRAWERS = {
  log: { title: "log", part: logPart },
  players: { title: "drawer-players", part: whoPart },
  rules: { title: "drawer-rules", part: rulesPart },
  signs: { title: "drawer-signs", part: signsPart },
  files: { title: "drawer-files", part: filePart }
};
function drawers(c) {
  const { files, ...rest } = DRAWERS;
  return { ...rest, ...c.view.lesson ? {} : { files }, ...c.sections.drawers };
}
function drawersPart(c) {
  const { words, local } = c;
  return Object.entries(drawers(c)).map(
    ([name2, { title }]) => h(
      "button",
      {
        type: "button",
        "data-local": "drawer",
        "data-role": `open-${name2}`,
        "data-drawer": name2,
        "aria-expanded": String(local.drawer === name2)
      },
      words[title]
    )
  );
}
function drawerPart(c) {
  const { drawer } = c.local;
  if (!drawer) return null;
  return h(
    "div",
    { class: `lc-drawer lc-${drawer}`, "data-key": drawer, "data-role": drawer, "data-answers": drawer },
    drawers(c)[drawer].part(c)
  );
}
function logPart(c) {
  const { view, words } = c;
  const { log } = view;
  if (!log) return h("p", { class: "lc-faint" }, words.busy);
  return [
    answersPart(c, "log"),
    (log.earlier || log.all) && button(
      log.all ? words["log-less"] : words["log-all"],
      { do: "log", all: !log.all },
      { "data-role": "log-all", class: "lc-quiet" }
    ),
    h(
      "ol",
      scrolling(words.log),
      log.lines.map((line) => logLine(c, line, { tabindex: line.lights ? "0" : null }))
    )
  ];
}
function whoPart(c) {
  return [playersPart(c), ownParts(c, "table")];
}
function signsPart(c) {
  return h(
    "ul",
    { class: "lc-sign-list" },
    c.meanings.map(
      ([name2, text]) => h(
        "li",
        {},
        h(
          "span",
          { class: "lc-meaning" },
          name2.split(" ").map((part) => known(c, part) || h("b", {}, part))
        ),
        h("span", {}, text)
      )
    ),
    c.words["signs-more"] && h("li", {}, c.words["signs-more"])
  );
}

// lacitta_nb/panels/web/lesson.js
var SIGNS = { open: "○", met: "✓", missed: "✕" };
function lessonPart(c) {
  const { lesson } = c.view;
  if (!lesson) return null;
  const shown = c.local.replay ? { ...lesson, standing: "open", stands: "", why: "", learnt: "", main: "" } : lesson;
  return h(
    "section",
    {
      class: "lc-lesson",
      "data-role": "lesson",
      "data-standing": shown.standing,
      "aria-label": c.words.lesson
    },
    topPart(c, shown),
    h("p", { class: "lc-lesson-ask", "data-role": "lesson-ask", ...scrolling(lesson.name) }, lesson.ask),
    toldPart(c, shown),
    waysPart(c, shown)
  );
}
function topPart(c, lesson) {
  const last = lesson.at > lesson.of;
  return h(
    "p",
    { class: "lc-lesson-top" },
    h(
      "span",
      {},
      h("strong", { "data-role": "lesson-name" }, lesson.name),
      !last && h("span", { class: "lc-faint", "data-role": "lesson-at" }, ` ${lesson.at}/${lesson.of}`)
    ),
    lesson.goal && h(
      "span",
      { class: "lc-goal", "data-role": "lesson-goal", "data-standing": lesson.standing },
      h("span", { class: "lc-goal-sign", "aria-hidden": "true" }, SIGNS[lesson.standing]),
      h("span", {}, `${c.words["lesson-goal"]}${c.words.colon} ${lesson.goal}`),
      lesson.stands && h("b", { "data-role": "lesson-stands" }, lesson.stands)
    )
  );
}
function toldPart(c, lesson) {
  return h(
    "div",
    {
      class: "lc-lesson-told",
      "data-role": "lesson-told",
      role: "group",
      ...scrolling(c.words["learn-what"])
    },
    lesson.why && h(
      "p",
      { class: lesson.standing === "missed" ? "lc-bad" : null, "data-role": "lesson-why" },
      lesson.why
    ),
    (lesson.learnt || lesson.rules.length > 0) && !c.local.replay && h("p", { "data-role": "lesson-learnt" }, lesson.learnt, rulesPart2(c, lesson)),
    // The newest help comes first: what stood there goes down, and can be scrolled to.
    lesson.helps.length > 0 && h(
      "ol",
      { class: "lc-lesson-helps", "data-role": "lesson-helps", reversed: true },
      lesson.helps.map((text, place) => h("li", { "data-key": place }, text)).reverse()
    )
  );
}
function rulesPart2(c, lesson) {
  if (!lesson.rules.length) return null;
  return h(
    "span",
    { class: "lc-lesson-rules" },
    h("span", { class: "lc-faint" }, `${c.words["drawer-rules"]}:`),
    lesson.rules.map((rule) => ruleLink(c, rule, "0"))
  );
}
function waysPart(c, lesson) {
  const { words } = c;
  const last = lesson.at > lesson.of;
  const way2 = (to2, label, off, why = "") => button(
    label,
    { do: "learn", to: to2 },
    { "data-role": `learn-${to2}`, class: lesson.main === to2 ? "lc-main" : null, ...greyed(off, why) }
  );
  return h(
    "div",
    { class: "lc-lesson-ways" },
    way2("back", words.back, !lesson.back),
    way2("help", lesson.help, !lesson.more, last ? "" : words["learn-help-none"]),
    way2("retry", words["learn-retry"], last),
    way2("reveal", words["learn-reveal"], last),
    lesson.next && way2("next", lesson.next, false)
  );
}

// lacitta_nb/panels/web/guide.js
function guidePart(c) {
  if (c.view.lesson) return lessonPart(c);
  const { guide } = c.view;
  const { words } = c;
  if (!guide) return null;
  const last = guide.step === guide.of;
  const way2 = last ? button(words["guide-next"], { do: "guide", to: "next" }, { "data-role": "guide-next" }) : button(
    words["guide-away"],
    { do: "guide", to: "away" },
    { class: "lc-quiet", "data-role": "guide-away" }
  );
  return h(
    "div",
    {
      class: "lc-guide",
      "data-role": "guide",
      "data-at": guide.at,
      "data-lights": guide.lights || null,
      role: "group",
      "aria-label": words.guide
    },
    h("b", {}, `${guide.step}/${guide.of}`),
    h("span", { role: "status", title: guide.text }, guide.text),
    h("span", { class: "lc-guide-ways" }, way2)
  );
}

// lacitta_nb/panels/web/head.js
function headPart(c) {
  const { view } = c;
  return [
    h(
      "div",
      { class: "lc-where" },
      h("strong", { "data-role": "title" }, view.title),
      dots(c),
      phasesPart(c)
    ),
    view.decision && h(
      "span",
      { class: "lc-whose", "data-role": "whose" },
      owner(c, view.decision.player),
      " ",
      view.decision.text
    ),
    h("div", { class: "lc-told" }, ownParts(c, "title")),
    h("div", { class: "lc-tools" }, backPart(c), menuPart(c))
  ];
}
function dots(c) {
  const { progress } = c.view;
  if (!progress) return null;
  const all = Array.from(
    { length: progress.of },
    (_, i) => i + 1 < progress.now ? "●" : i + 1 === progress.now ? "◐" : "○"
  );
  return h("span", { class: "lc-dots", "aria-hidden": "true" }, all.join(""));
}
function phasesPart(c) {
  const { view, words } = c;
  if (!view.phases.length) return null;
  const now = view.phases.find((phase) => phase.state === "now");
  return h(
    "details",
    { class: "lc-pop lc-phases-pop", "data-role": "phases" },
    h("summary", { title: words.phases }, now ? now.title : words.phases),
    h(
      "ol",
      { class: "lc-phases", "aria-label": words.phases },
      view.phases.map(
        (phase) => h(
          "li",
          {
            "data-key": phase.key,
            "data-phase": phase.key,
            "data-state": phase.state,
            "aria-current": phase.state === "now" ? "step" : null
          },
          h("strong", {}, phase.title),
          h("span", {}, phase.help)
        )
      )
    )
  );
}
function backName(c, role, to2) {
  const { view, words } = c;
  if (to2 === "one") return words[role];
  return to2 === "decision" && view.back.mixed ? words[`${role}-person`] : words[`${role}-${to2}`];
}
function back(c, role, to2, arrow, brief) {
  const name2 = backName(c, role, to2);
  return button(
    [
      h("span", { class: "lc-arrow", "aria-hidden": "true" }, arrow),
      h("span", { class: brief ? "lc-hidden" : null }, name2)
    ],
    { do: role, to: to2 },
    {
      "data-role": `${role}-${to2}`,
      class: "lc-quiet",
      title: name2,
      ...greyed(!c.view.back[role], role === "undo" && c.view.back.barred || c.words[`${role}-none`])
    }
  );
}
function backPart(c) {
  return [back(c, "undo", "one", "↶", false), back(c, "redo", "one", "↷", true)];
}
function languagePart(c) {
  const { spoken, all } = c.view.languages;
  return h(
    "label",
    { class: "lc-language" },
    c.words.languages,
    " ",
    h(
      "select",
      { "data-field": "language", "data-role": "language", "data-value": spoken },
      all.map(([value2, text]) => h("option", { value: value2, lang: value2, selected: value2 === spoken }, text))
    )
  );
}
function menuPart(c) {
  const { view, words, local } = c;
  return h(
    "details",
    { class: "lc-pop lc-menu", "data-role": "menu" },
    h(
      "summary",
      { title: words.menu },
      h("span", { "aria-hidden": "true" }, "⋯"),
      h("span", { class: "lc-hidden" }, words.menu)
    ),
    h(
      "div",
      { class: "lc-menu-list" },
      view.back.stops.map((to2) => back(c, "undo", to2, "⇤", false)),
      back(c, "undo", "decision", "↞", false),
      back(c, "redo", "decision", "↠", false),
      back(c, "redo", "end", "⇥", false),
      h("hr", {}),
      own(words.coordinates, "coordinates", {
        "aria-pressed": String(local.coordinates && local.named),
        title: local.named ? null : words["coordinates-far"]
      }),
      local.parted && own(words.areas, "areas", { "aria-pressed": String(local.areas) }),
      own(local.full ? words["full-off"] : words.full, "full", { "aria-pressed": String(local.full) }),
      languagePart(c),
      h("p", { class: "lc-keys", "data-role": "keys" }, words.keys)
    )
  );
}

// lacitta_nb/panels/web/strip.js
function stripPart(c) {
  return h(
    "ul",
    { class: "lc-strip", "data-role": "strip", ...scrolling(c.words.players) },
    c.view.players.map(
      (player) => h(
        "li",
        {
          "data-key": player.seat,
          "data-strip": player.name,
          "data-lights": player.lights || null,
          "data-title": player.computer ? `${player.name}, ${player.computer}` : player.name,
          "data-help": tells(player),
          class: player.to_move ? "lc-to-move" : null
        },
        owner(c, player.seat),
        h(
          "span",
          { class: "lc-name", title: player.computer ? `${player.name}, ${player.computer}` : player.name },
          player.name
        ),
        gauge(c, player.gauge, player.to_move && isFeared(c)),
        player.facts.map((fact) => fact.text && factPart(c, fact))
      )
    )
  );
}
function isFeared(c) {
  return ["bad", "good"].includes(c.view.danger?.tone || "");
}
function gauge(c, gauge2, feared) {
  if (!gauge2) return null;
  const full = gauge2.need ? Math.min(1, gauge2.have / gauge2.need) : 1;
  return h(
    "span",
    {
      class: "lc-gauge",
      "data-role": "gauge",
      "data-short": gauge2.short ? feared ? "feared" : "" : null,
      title: gauge2.label
    },
    known(c, gauge2.sign),
    h("span", { class: "lc-bar", "aria-hidden": "true", style: `--lc-full: ${Math.round(100 * full)}%` }),
    h(
      "span",
      { "aria-hidden": "true" },
      `${gauge2.short && feared ? "⚠ " : ""}${gauge2.have}/`,
      known(c, gauge2.need_sign),
      gauge2.need
    ),
    h("span", { class: "lc-hidden" }, gauge2.label)
  );
}
function factPart(c, fact) {
  const drawn = fact.sign && c.signs.has(fact.sign) ? sign(c, fact.sign, `lc-of-${fact.sign}`) : null;
  return h(
    "span",
    { class: "lc-fact", title: fact.title },
    drawn || h("small", {}, `${fact.title} `),
    drawn && h("span", { class: "lc-hidden" }, `${fact.title} `),
    fact.strong ? h("strong", {}, fact.text) : fact.text
  );
}
function tells(player) {
  const facts = player.facts.filter((fact) => fact.text).map((fact) => `${fact.title}: ${fact.text}`);
  return [player.gauge?.label, ...facts].filter(Boolean).join(" · ");
}

// lacitta_nb/panels/web/zoom.js
function zoomPart(c) {
  const { words, local } = c;
  return ["fit", "mine", "near"].map(
    (zoom) => h(
      "button",
      {
        type: "button",
        "data-local": "zoom",
        "data-role": `zoom-${zoom}`,
        "data-zoom": zoom,
        title: words[`zoom-${zoom}`],
        "aria-pressed": String(local.zoom === zoom)
      },
      words[`zoom-${zoom}-brief`],
      h("span", { class: "lc-hidden" }, ` ${words[`zoom-${zoom}`]}`)
    )
  );
}

// lacitta_nb/panels/web/parts.js
var PARTS = {
  head: headPart,
  strip: stripPart,
  guide: guidePart,
  hand: handPart,
  dock: dockPart,
  buttons: buttonsPart,
  zoom: zoomPart,
  foot: footPart,
  future: (c) => ownParts(c, "future"),
  drawers: drawersPart,
  drawer: drawerPart
};
function atFirst() {
  return {
    coordinates: true,
    named: true,
    areas: false,
    parted: false,
    count: 0,
    notice: null,
    stopping: false,
    at: "bar",
    lost: false,
    zoom: "",
    wide: true,
    full: false,
    rest: false,
    unfolded: [],
    drawer: "",
    query: "",
    differing: false,
    replay: null,
    pace: { speed: 1, mine: false }
  };
}

// lacitta_nb/panels/web/picture.js
var Picture = class {
  /**
   * @param {{ get: <Name extends keyof Drawn>(name: Name) => Drawn[Name] }} model
   * @param {import("./board.js").Board} board
   */
  constructor(model, board) {
    this.model = model;
    this.board = board;
    this.prefix = `${model.get("prefix")}-${Math.random().toString(36).slice(2)}`;
    this.signs = /* @__PURE__ */ new Set();
    this.drawn = "";
  }
  /** Whether Python has sent another one since it was drawn. */
  get stale() {
    return this.model.get("board") !== this.drawn;
  }
  draw() {
    this.drawn = this.model.get("board");
    this.board.put(this.ids(this.drawn), this.prefix);
    this.signs = new Set(
      [...this.board.box.querySelectorAll("defs [id]")].map((e) => e.id.slice(this.prefix.length + 1))
    );
  }
  /**
   * What lies on it now.
   * @param {Context["view"]["board"]} board which spaces can be chosen, are chosen, and are new
   */
  show(board) {
    const { model } = this;
    const layer = (name2) => (model.get(name2) || []).map(([key, text]) => (
      /** @type {[string, string]} */
      [key, this.ids(text)]
    ));
    this.board.show(
      { pieces: layer("pieces"), areas: layer("areas"), marks: layer("marks") },
      { title: model.get("title"), labels: model.get("labels"), spots: model.get("spots"), board }
    );
  }
  /**
   * Makes the ids in some drawing those of this view; in words of people no quotation mark is left bare.
   * @param {string} text
   */
  ids(text) {
    return text.replaceAll(new RegExp(`"(#?)${this.model.get("prefix")}-`, "g"), `"$1${this.prefix}-`);
  }
};

// lacitta_nb/panels/web/reading.js
var Reading = class {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
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
    const hand = (
      /** @type {HTMLElement | null} */
      this.root.querySelector(".lc-cards")
    );
    if (!hand) return;
    const asked = hand.querySelector(".lc-asked")?.getAttribute("data-question") || "";
    const happened = (
      /** @type {HTMLElement | null} */
      hand.querySelector(".lc-happened")
    );
    if (happened && !predicting) toWholeLine(hand, happened);
    else if (begun || asked && asked !== this.asked) hand.scrollTop = 0;
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
};
var FADES = 22;
function outside(from, to2, first, last) {
  return Math.max(0, to2 + FADES - last) - Math.max(0, first + FADES - from);
}
function toWholeLine(hand, happened) {
  happened.style.marginBottom = "";
  const top = hand.getBoundingClientRect().top - hand.scrollTop;
  const most = hand.scrollHeight - hand.clientHeight;
  const tops = [...happened.children].map((line) => line.getBoundingClientRect().top - top);
  const first = most > 0 ? tops.find((place) => place >= most) : void 0;
  if (first !== void 0) happened.style.marginBottom = `${Math.ceil(first - most)}px`;
  hand.scrollTop = first ?? most;
}

// lacitta_nb/panels/web/motions.js
var CRACKED = 0.35;
var STOPPED = 0.7;
var HALFWAY = 0.8;
var FIGURES = 4;
var LATER = 0.08;
var CRACK = "M-2-17L4-7L-4 1L4 8L-1 17M-4 1L-15 5M4-7L14-11M4 8L12 13";
var CROSS = "M-9-9L9 9M9-9L-9 9";
var Motions = class {
  /**
   * @param {Board} board
   * @param {string} prefix of the ids in the picture
   */
  constructor(board, prefix) {
    this.board = board;
    this.prefix = prefix;
    this.speed = 1;
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
    this.animate(this.over, [{ opacity: 1 }, { opacity: 1 }], time);
    if (beat.walk) this.walk(beat.walk, time);
    if (beat.cracks.length) this.crack(beat, time);
    for (const name2 of beat.shakes) this.shake(name2, beat.sign, time);
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
          { opacity: 1 }
        ],
        time
      );
    }
  }
  /**
   * Lines run over what breaks, then all that the beat takes away falls.
   * @param {BeatView} beat
   * @param {number} time
   */
  crack(beat, time) {
    for (const name2 of beat.cracks) {
      const line = this.upon(name2, `<path class="lc-crack" pathLength="1" d="${CRACK}"/>`);
      if (line)
        this.animate(
          line,
          [{ strokeDashoffset: 1 }, { strokeDashoffset: 0, offset: CRACKED }, { strokeDashoffset: 0 }],
          time
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
            gone.hasAttribute("transform") ? { opacity: 0 } : fallen
          ],
          time
        );
    }
  }
  /**
   * A sign of what is short shakes at a space.
   * @param {string} name
   * @param {string} sign
   * @param {number} time
   */
  shake(name2, sign2, time) {
    const drawn = sign2 && `<use href="#${this.prefix}-${sign2}" transform="scale(.5)"/>`;
    const bowl = this.upon(name2, `<g class="lc-short"><circle r="18"/>${drawn}</g>`);
    const to2 = (x) => ({ transform: `translateX(${x}px)` });
    if (bowl) this.animate(bowl, [0, -5, 5, -5, 5, -3, 3, 0, 0].map(to2), time);
  }
  /**
   * Something at the middle of a space.
   * @param {string} name
   * @param {string} svg
   */
  upon(name2, svg) {
    const middle2 = this.board.middle(name2);
    return middle2 && this.put(`<g transform="translate(${middle2[0]} ${middle2[1]})">${svg}</g>`).firstElementChild;
  }
};
function way(points, part, until) {
  const lengths = points.slice(1).map(([x, y], place) => Math.hypot(x - points[place][0], y - points[place][1]));
  const whole = part * lengths.reduce((sum, length) => sum + length, 0);
  const frames = [{ transform: to(points[0]), offset: 0 }];
  let gone = 0;
  lengths.some((length, place) => {
    const [[x, y], [u, v]] = [points[place], points[place + 1]];
    const share = Math.min(1, (whole - gone) / length);
    gone += length;
    frames.push({
      transform: to([x + share * (u - x), y + share * (v - y)]),
      offset: until * Math.min(1, gone / whole)
    });
    return gone >= whole;
  });
  frames.push({ transform: frames[frames.length - 1].transform, offset: 1 });
  return frames;
}
function to([x, y]) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
function pop(text) {
  text.animate([{ transform: "scale(1.5)" }, { transform: "scale(1)" }], {
    duration: 350,
    easing: "ease-out"
  });
}

// lacitta_nb/panels/web/replay.js
var BEAT = 900;
var LONGEST = 6e3;
var SPEEDS = [1, 2, 4];
var Replay = class {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.replay = null;
    this.pace = { speed: 1, mine: false };
    this.persons = [];
    this.after = "";
    this.at = -1;
    this.settled = true;
    this.paused = false;
    this.turn = 0;
    this.played = 0;
    this.motions = new Motions(hooks.board, hooks.prefix);
    this.onHidden = () => document.hidden && this.end();
  }
  /**
   * Plays from the beginning; at once, so that nothing is to be seen of it, where no motion is wanted or nobody looks.
   * @param {ReplayView} replay
   * @param {Pace & { persons: number[], after?: string }} how whose cities are "mine", and what is read out afterwards
   */
  play(replay, { speed, mine, persons, after = "" }) {
    this.end();
    if (replay.id === this.played) return;
    this.played = replay.id;
    if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    Object.assign(this, {
      replay,
      pace: { speed, mine },
      persons,
      after,
      at: -1,
      settled: true,
      paused: false
    });
    if (!replay.beats.some((beat) => this.shows(beat))) {
      this.replay = null;
      return;
    }
    document.addEventListener("visibilitychange", this.onHidden);
    this.motions.hurry(speed);
    this.patch(
      /** @type {Patch} */
      replay.back
    );
    this.cover();
    void this.run();
  }
  /** Shows the end at once. */
  end() {
    if (!this.replay) return;
    this.halt();
    this.show(this.beats.length - 1);
    for (const mark of this.marks) mark.removeAttribute("data-waiting");
    document.removeEventListener("visibilitychange", this.onHidden);
    this.hooks.board.light([]);
    this.replay = null;
    this.hooks.changed(null);
  }
  /**
   * What a button of `replayPart` asks for.
   * @param {string} name
   * @param {Pace} pace the page's own, which is changed
   */
  act(name2, pace) {
    if (!this.replay) return;
    if (name2 === "pause") this.pause();
    else if (name2 === "resume") this.resume();
    else if (name2 === "back") this.jump(-1);
    else if (name2 === "forth") this.jump(1);
    else if (name2 === "end") this.finish();
    else if (name2 === "speed") pace.speed = SPEEDS[(SPEEDS.indexOf(pace.speed) + 1) % SPEEDS.length];
    else if (name2 === "mine") pace.mine = !pace.mine;
    this.pace = { ...pace };
    this.motions.hurry(pace.speed);
    this.changed();
  }
  /** @returns {ReplayState | null} */
  get state() {
    const { replay, at } = this;
    if (!replay) return null;
    const beat = replay.beats[at];
    const text = beat ? `${beat.text}${beat.rule && ` [${beat.rule}]`}` : "";
    const kind = beat?.kind || "";
    return {
      playing: !this.paused,
      beat: at + 1,
      count: replay.beats.length,
      text,
      kind,
      title: replay.title
    };
  }
  pause() {
    this.paused = true;
    this.motions.pause();
  }
  resume() {
    this.paused = false;
    if (this.settled) void this.run();
    else this.motions.resume();
  }
  /**
   * To the end of another beat, where it waits.
   * @param {number} step 1 or -1
   */
  jump(step) {
    let to2 = this.at + (step > 0 && !this.settled ? 0 : step);
    while (this.beats[to2] && !this.shows(this.beats[to2])) to2 += step;
    this.halt();
    this.paused = true;
    if (to2 >= this.beats.length) {
      this.finish();
      return;
    }
    this.show(Math.max(-1, to2));
    this.tell();
  }
  /** The spaces of which the beat of the moment tells. */
  get lit() {
    return this.beats[this.at]?.lights.split(" ").filter(Boolean) || [];
  }
  get beats() {
    return this.replay?.beats || [];
  }
  get pieces() {
    return this.hooks.board.layers.get("pieces");
  }
  /** What may be chosen and what has happened: hidden until it is told. */
  get marks() {
    return [...this.hooks.board.layers.get("marks")?.group.children || []];
  }
  async run() {
    this.turn += 1;
    const { turn } = this;
    while (this.at + 1 < this.beats.length) {
      this.at += 1;
      const beat = this.beats[this.at];
      if (this.shows(beat)) {
        this.settled = false;
        this.tell();
        await this.motions.play(beat, this.unit * weight(beat));
        if (turn !== this.turn) return;
      }
      this.settle(beat);
    }
    this.finish();
  }
  /** The end, as somebody who listens comes to it. */
  finish() {
    const { after } = this;
    this.end();
    if (after) this.hooks.say(after);
  }
  /**
   * Whether a beat is played, or done without a sight of it.
   * @param {BeatView} beat
   */
  shows(beat) {
    return !this.pace.mine || beat.seats.some((seat) => this.persons.includes(seat));
  }
  /** The beat of the moment in words, with its spaces lit and its marks. */
  tell() {
    const beat = this.beats[this.at];
    this.cover();
    this.hooks.board.light(this.lit);
    if (beat) this.hooks.say(beat.text);
    this.changed();
  }
  changed() {
    if (this.replay) this.hooks.changed(this.state);
  }
  /** Marks come with the beat that tells of them. */
  cover() {
    const beats = this.beats.slice(0, this.at + 1);
    if (!this.settled && beats[this.at]?.cracks.length) beats.pop();
    const told = new Set(beats.flatMap((beat) => beat.marks));
    for (const mark of this.marks)
      mark.toggleAttribute("data-waiting", !told.has(mark.getAttribute("data-key") || ""));
  }
  /** Whatever moves stops. */
  halt() {
    this.turn += 1;
    this.motions.stop();
  }
  /**
   * The picture after a beat, from whatever picture there is.
   * @param {number} at
   */
  show(at) {
    const { replay } = this;
    if (!replay) return;
    const parts = new Map(
      /** @type {Patch} */
      replay.back.map((part) => [part[0], part])
    );
    for (const beat of replay.beats.slice(0, at + 1)) {
      for (
        const [key, svg, below] of
        /** @type {Patch} */
        beat.patch
      )
        parts.set(key, [key, svg, below ?? parts.get(key)?.[2]]);
    }
    const lying = (key) => {
      let below = key;
      while (below && parts.get(below)?.[1] === null) below = parts.get(below)?.[2];
      return below;
    };
    this.at = at;
    this.settled = true;
    this.patch([...parts.values()].map(([key, svg, below]) => [key, svg, lying(below)]));
  }
  /** @param {BeatView} beat */
  settle(beat) {
    this.settled = true;
    const patch = (
      /** @type {Patch} */
      beat.patch
    );
    const before = new Map(
      patch.map(([key]) => [key, texts(this.pieces?.get(key)).map((text) => text.textContent)])
    );
    this.patch(patch);
    this.motions.stop();
    this.cover();
    if (!this.shows(beat)) return;
    for (const [key, had] of before) {
      texts(this.pieces?.get(key)).forEach((text, place) => {
        if (had.length && text.textContent !== had[place]) pop(text);
      });
    }
  }
  /** @param {Patch} patch */
  patch(patch) {
    this.pieces?.patch(patch.map(([key, svg, below]) => [key, svg && this.hooks.ids(svg), below]));
  }
  /** Milliseconds of a beat that weighs 1: of many beats each is shorter. */
  get unit() {
    const whole = this.beats.filter((beat) => this.shows(beat)).reduce((sum, beat) => sum + weight(beat), 0);
    return Math.min(BEAT, LONGEST / whole);
  }
};
function weight(beat) {
  if (beat.walk) return beat.walk.lost ? 1.3 : 1;
  return beat.cracks.length || beat.shakes.length ? 0.9 : 0.6;
}
function texts(element) {
  if (!element) return [];
  return element.localName === "text" ? [element] : [...element.querySelectorAll("text")];
}

// lacitta_nb/panels/web/sheet.js
function dress(el) {
  el.dataset.sheet = "games/citta_stato/panel";
}

// lacitta_nb/panels/web/sights.js
function showPointed(panel, pointed2) {
  panel.parts.pointed.hidden = !pointed2;
  fill(panel.parts.pointed, h("x", {}, pointedPart(pointed2)).children);
}
function showSpace(panel, name2, label) {
  const chip = (
    /** @type {HTMLElement} */
    panel.root.querySelector('[data-role="pointed"]')
  );
  const over = panel.sections.pointed && !panel.local.replay ? panel.sections.pointed(panel.context(), panel.board, name2) : null;
  chip.hidden = !label || Boolean(over);
  chip.textContent = label;
  panel.parts.card.hidden = !over;
  fill(panel.parts.card, h("x", {}, over).children);
  const space = name2 ? panel.board.space(name2) : null;
  if (space) aside(over ? panel.parts.card : chip, space);
}
function aside(element, space) {
  const outer = (
    /** @type {HTMLElement} */
    element.parentElement.getBoundingClientRect()
  );
  const box = space.getBoundingClientRect();
  const low = box.top - outer.top <= outer.height / 2;
  const right = box.left - outer.left <= outer.width / 2;
  element.dataset.corner = low ? "low-right" : right ? "top-right" : "top-left";
}

// lacitta_nb/panels/web/skeleton.js
var NAMED = {
  '[data-role="panel"]': "panel",
  '[data-role="dock"]': "dock",
  '[data-part="dock"]': "dock",
  '[data-part="board"]': "board",
  '[data-part="drawers"]': "drawers"
};
function name(root, words) {
  root.lang = words.language;
  for (const [selector, key] of Object.entries(NAMED)) {
    const place = root.matches(selector) ? root : root.querySelector(selector);
    place?.setAttribute("aria-label", words[key]);
  }
}
function places(root) {
  const all = (
    /** @type {NodeListOf<HTMLElement>} */
    root.querySelectorAll("[data-part]")
  );
  return Object.fromEntries([...all].map((place) => [place.dataset.part || "", place]));
}
function skeleton(hiding) {
  const part = (name2, more = {}) => h("div", { class: `lc-part-${name2}`, "data-part": name2, ...more });
  return h(
    "section",
    {
      class: "lc-panel",
      tabindex: "-1",
      "data-role": "panel",
      "data-answers": "bar"
    },
    h(
      "div",
      { class: "lc-sheet" },
      part("head"),
      h(
        "div",
        { class: "lc-side", "data-answers": "choices" },
        part("hand"),
        h(
          "div",
          { class: "lc-dock", "data-role": "dock", role: "region" },
          h(
            "div",
            { class: "lc-dock-body" },
            part("dock", { "data-scrolls": "", role: "group" }),
            part("pointed", { role: "status", hidden: true })
          ),
          part("buttons")
        )
      ),
      h(
        "div",
        { class: "lc-board-side", "data-answers": "choices" },
        part("board", { role: "group" }),
        h("p", { class: "lc-chip", "data-role": "pointed", "aria-hidden": "true", hidden: true }),
        part("card", { "aria-hidden": "true", hidden: true }),
        part("zoom")
      ),
      part("strip"),
      part("guide"),
      part("foot", { "data-answers": "foot" }),
      h("nav", { class: "lc-part-drawers", "data-part": "drawers" })
    ),
    part("future", { "data-answers": "foot" }),
    part("drawer"),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }),
    h("div", {
      class: "lc-tip",
      "data-part": "waiting",
      "data-role": "waiting",
      role: "status",
      hidden: true
    }),
    h("style", {}, hiding)
  );
}

// lacitta_nb/panels/web/panel.js
var Panel = class {
  /**
   * @param {any} model
   * @param {HTMLElement} el
   * @param {Sections} sections
   */
  constructor(model, el, sections) {
    this.model = model;
    this.sections = sections;
    this.local = atFirst();
    this.own = {};
    this.root = /** @type {HTMLElement} */
    create(skeleton(model.get("hiding")));
    name(this.root, this.words);
    this.parts = places(this.root);
    this.commands = new Commands(this);
    this.board = new Board(this.parts.board);
    this.board.read = sections.read ?? "";
    this.picture = new Picture(model, this.board);
    this.reading = new Reading(this.root);
    this.root.addEventListener("scroll", (event) => showsMore(
      /** @type {Element} */
      event.target
    ), {
      capture: true,
      passive: true
    });
    this.layout = new Layout(
      this.root,
      this.board,
      () => this.wanted,
      (wide) => this.widened(wide)
    );
    this.layout.least = sections.side ?? this.layout.least;
    this.layout.full = sections.full ?? false;
    this.pointing = new Pointing(this.root, {
      dock: (pointed2) => showPointed(this, pointed2),
      space: (name2, label) => showSpace(this, name2, label),
      light: (names) => this.board.light(names.length ? names : this.lit)
    });
    this.gestures = new Gestures(this);
    this.keys = new Keys(this.root, (event) => this.gestures.pressed(event));
    this.replay = this.newReplay();
    this.begun = "";
    this.opening = false;
    dress(el);
    el.replaceChildren(this.root);
    this.listen();
    this.begin();
  }
  /** What the kernel has sent already is on the table at once. */
  begin() {
    this.picture.draw();
    this.paint();
    this.layout.measure(true);
    this.begun = this.moment;
    this.replay.played = this.view.replay?.id ?? 0;
    this.commands.playOn();
    const coming = setTimeout(() => comeIntoView(this.root), 300);
    this.root.addEventListener("pointerdown", () => clearTimeout(coming), { capture: true, once: true });
  }
  /** @returns {Context["view"]} */
  get view() {
    return this.model.get("view");
  }
  /** @returns {Record<string, any>} */
  get words() {
    return this.model.get("words");
  }
  /** Who decides about what: it changes when a decision begins. */
  get moment() {
    const { view } = this;
    return JSON.stringify([
      view.decision,
      view.groups.length,
      view.plan?.left === void 0,
      view.questions.length > 0 && !view.preview
    ]);
  }
  /** The spaces that are lit while nobody points at anything: those of what is played, a rule, or a beginner's guide. */
  get lit() {
    if (this.replay.replay) return this.replay.lit;
    return (this.view.rules?.lights || this.view.guide?.lights || "").split(" ").filter(Boolean);
  }
  /** How near the board is to be seen, and which spaces are one's own. */
  get wanted() {
    const { players, decision } = this.view;
    const person = players.findIndex((player) => !player.computer);
    const seat = decision && !players[decision.player].computer ? decision.player : person;
    return { zoom: this.local.zoom, mine: (players[seat]?.lights || "").split(" ").filter(Boolean) };
  }
  /** How near it is seen. */
  get zoom() {
    return this.local.zoom || this.board.zoomed;
  }
  newReplay() {
    return new Replay({
      board: this.board,
      prefix: this.picture.prefix,
      say: (text) => {
        this.parts.announce.textContent = text;
      },
      changed: (state) => {
        this.local.replay = state;
        this.paintParts(["dock", "buttons", "guide"]);
        this.commands.playOn();
      },
      ids: (text) => this.picture.ids(text)
    });
  }
  /** @returns {Context} */
  context() {
    const { meanings, rules, ...words } = this.words;
    const local = { ...this.local, zoom: this.zoom, named: this.board.named, parted: this.board.parted };
    return {
      view: this.view,
      words,
      meanings,
      rules,
      prefix: this.picture.prefix,
      local,
      signs: this.picture.signs,
      sections: this.sections,
      own: this.own
    };
  }
  paint() {
    this.paintParts(Object.keys(PARTS));
    if (!this.local.replay) this.picture.show(this.view.board);
    const { announce } = this.view;
    if (!this.commands.ticking || this.parts.announce.textContent !== announce)
      this.parts.announce.textContent = announce;
  }
  /** @param {string[]} names */
  paintParts(names) {
    const c = this.context();
    for (const name2 of names) fill(this.parts[name2], h("x", {}, PARTS[name2](c)).children);
    this.layout.makeRoomForQuestion(JSON.stringify(this.view.decision));
    this.layout.makeRoomForHints();
    reachable(this.root);
    if (this.local.lost) greyOut(this.root, c.words.lost);
  }
  /** Another picture: its event may come before or after that of the view, which plays on it. */
  boardAnew() {
    if (!this.picture.stale) return;
    this.replay.end();
    this.picture.draw();
    this.layout.measure(true);
    this.paint();
  }
  answered() {
    const { view, commands } = this;
    this.boardAnew();
    commands.answered(view.seq);
    const had = this.root.contains(document.activeElement);
    const atEnd = this.reading.logAtEnd;
    const still = commands.ticking || commands.last?.do === "language";
    this.showView(still);
    if (atEnd) this.reading.showNewest();
    this.showNews(still);
    this.moveFocus(still, had);
    this.begun = this.moment;
    this.gestures.byKeyboard = false;
    this.pointing.again(view.refused !== null);
    this.offerFile();
    commands.next();
  }
  /** @param {boolean} still whether what is on the table is the same as before */
  showView(still) {
    const { view, local } = this;
    Object.assign(local, this.commands.ticking ? { notice: null } : { notice: null, stopping: false });
    if (view.replaced && !still) Object.assign(local, { at: "bar", rest: false });
    if (!view.hint.shown.length) local.unfolded = [];
    if (view.replay?.id !== this.replay.played) this.replay.end();
    this.paint();
    if (view.replay)
      this.replay.play(view.replay, { ...local.pace, persons: this.persons, after: view.announce_next });
  }
  /**
   * What has come with an answer is brought into sight.
   * @param {boolean} still
   */
  showNews(still) {
    if (!still) this.reading.showHand(this.moment !== this.begun, Boolean(this.view.predict.ask));
    if (this.commands.last?.do === "take") this.reading.showChosen();
    if (this.opening) this.layout.show(this.parts.drawer);
    showRule(this);
    this.opening = false;
    if (still) return;
    this.parts.dock.scrollTop = 0;
    if (this.commands.last) this.board.revealLegal();
  }
  /**
   * @param {boolean} still
   * @param {boolean} had whether the focus was in the panel
   */
  moveFocus(still, had) {
    if (still) return;
    const { view } = this;
    if (view.replaced && !view.lesson && this.commands.last) showHead(this.root);
    else if (had) keepFocus(this, this.moment !== this.begun);
    showAnswer(this.root);
  }
  /** The seats of persons. */
  get persons() {
    return this.view.players.filter((player) => !player.computer).map((player) => player.seat);
  }
  offerFile() {
    const file2 = this.view.files.download;
    if (file2 && this.view.seq === this.commands.asked && this.gestures.offering)
      offer(file2.name, file2.text);
    this.gestures.offering = false;
  }
  /**
   * The kernel has gone, or is there again.
   * @param {boolean} lost
   */
  reached(lost) {
    Object.assign(this.local, { lost, notice: null, stopping: false });
    this.root.toggleAttribute("data-lost", lost);
    this.paint();
    if (lost) this.parts.announce.textContent = this.words.lost;
  }
  /**
   * An answer that needs no kernel.
   * @param {string} kind
   * @param {string} text
   */
  answer(kind, text) {
    this.local.notice = { kind, text, trace: "" };
    this.paint();
  }
  /** @param {Command} command */
  send(command) {
    this.commands.send(command);
  }
  listen() {
    const { root } = this;
    this.onFull = () => {
      this.local.full = document.fullscreenElement === root;
      this.layout.measure(true);
      this.paint();
    };
    document.addEventListener("fullscreenchange", this.onFull);
    this.onView = () => this.answered();
    this.onWords = () => name(this.root, this.words);
    this.onBoard = () => this.boardAnew();
    this.model.on("change:words", this.onWords);
    this.model.on("change:board", this.onBoard);
    this.model.on("change:view", this.onView);
  }
  close() {
    this.commands.close();
    this.keys.close();
    this.gestures.close();
    this.layout.close();
    this.pointing.close();
    this.replay.end();
    document.removeEventListener("fullscreenchange", this.onFull || (() => {
    }));
    this.model.off("change:words", this.onWords);
    this.model.off("change:board", this.onBoard);
    this.model.off("change:view", this.onView);
  }
  /** @param {Partial<Local>} local */
  change(local) {
    Object.assign(this.local, local);
    this.paint();
  }
  /** @param {boolean} wide */
  widened(wide) {
    this.local.wide = wide;
    this.paintParts(["head", "zoom", "hand", "dock", "foot"]);
  }
};

// lacitta_nb/panels/web/table.js
function table(sections = {}) {
  return {
    /** @param {{ model: any, el: HTMLElement }} page */
    render({ model, el }) {
      const panel = new Panel(model, el, sections);
      return () => panel.close();
    }
  };
}

// lacitta_nb/games/citta_stato/panel/web/asked.js
function askedPart2(c) {
  const { asked } = c.view;
  if (!asked) return nowPart(c);
  return h(
    "div",
    { class: "lc-place", "data-role": "asked" },
    h("strong", {}, asked.title),
    asked.choices.length > 0 && h(
      "div",
      { class: "lc-place-does" },
      asked.choices.map(
        (choice) => button(
          choice.label,
          { do: "choose", choice: choice.choice, space: asked.place },
          { "data-key": choice.choice, "data-does": choice.choice, ...greyed(!choice.enabled, choice.why) }
        )
      )
    ),
    asked.lines.map((line) => h("p", {}, line))
  );
}
function nowPart(c) {
  const { now, preview, hint } = c.view;
  if (!now.length || preview || hint.shown.length) return null;
  return h(
    "div",
    { class: "lc-now", "data-role": "now" },
    h("p", { class: "lc-title" }, c.words["if-today"]),
    now.map((line) => h("p", {}, line))
  );
}

// lacitta_nb/games/citta_stato/panel/web/players.js
function playersPart2(c) {
  const { players } = c.view;
  const { words } = c;
  const heads = [words.player, ...players[0].today.map((fact) => fact.title)];
  return [
    h(
      "table",
      { "data-role": "players" },
      h("caption", {}, words["if-today"]),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((text) => h("th", { scope: "col" }, text))
        )
      ),
      h(
        "tbody",
        {},
        players.map((player) => rowPart(c, player))
      )
    ),
    h(
      "div",
      { class: "lc-signorie" },
      players.map(
        (player) => h(
          "section",
          { "data-key": player.seat, "aria-label": player.name },
          h("h4", {}, owner(c, player.seat), " ", player.name),
          h("p", { "data-role": "why" }, player.why),
          h(
            "ul",
            {},
            player.lines.map((line) => h("li", {}, line))
          )
        )
      )
    )
  ];
}
function rowPart(c, player) {
  return h(
    "tr",
    { "data-key": player.seat, "data-player": player.name },
    h(
      "th",
      { scope: "row" },
      owner(c, player.seat),
      " ",
      player.name,
      player.computer && h("small", {}, ` ${player.computer}`)
    ),
    player.today.map((fact) => h("td", {}, fact.strong ? h("strong", {}, fact.text) : fact.text))
  );
}

// lacitta_nb/games/citta_stato/panel/web/solo.js
function briefPart(c) {
  const { solo } = c.view;
  if (!solo) return null;
  const goals = solo.goals.map((goal) => `${goal.met ? "✓" : "✗"} ${goal.text}`);
  return h(
    "span",
    {
      class: "lc-solo",
      "data-role": "solo",
      "data-title": solo.title,
      ...helped([solo.score, ...goals].join(" · "))
    },
    solo.brief
  );
}
function soloPart(c) {
  const { solo } = c.view;
  if (!solo) return null;
  return h(
    "section",
    { class: "lc-ghost", "data-role": "goals", "aria-label": c.words.solo },
    h("h4", {}, `${c.words.solo}: ${solo.title}`),
    h("p", { "data-reached": solo.reached ? "" : null }, solo.score),
    h(
      "ul",
      { class: "lc-goals" },
      solo.goals.map(
        (goal) => h(
          "li",
          { "data-met": goal.met ? "" : null },
          h("span", { "aria-hidden": "true" }, goal.met ? "✓ " : "✗ "),
          goal.text,
          h("span", { class: "lc-hidden" }, `: ${c.words[goal.met ? "goal-met" : "goal-open"]}`)
        )
      )
    ),
    h(
      "ul",
      {},
      solo.lines.map((line) => h("li", {}, line))
    )
  );
}

// lacitta_nb/games/citta_stato/panel/web/tables.js
function tablesPart(c) {
  const { tables } = c.view;
  if (!tables) return h("p", { class: "lc-faint" }, c.words.busy);
  return [
    h("p", { class: "lc-faint", "data-role": "star" }, c.words.star),
    h(
      "div",
      { class: "lc-table-list" },
      tables.map((one) => tablePart(c, one))
    )
  ];
}
function tablePart(c, one) {
  return h(
    "section",
    { "data-key": one.key, "data-table": one.key, "aria-label": one.title },
    h("h4", {}, one.title),
    h(
      "ul",
      {},
      one.rows.map(
        (row) => h(
          "li",
          {},
          h("strong", {}, row.name),
          row.ours && h("small", { "data-role": "ours" }, ` ${c.words.ours}`),
          h("br", {}),
          row.text
        )
      )
    )
  );
}

// lacitta_nb/games/citta_stato/panel/web/turn.js
function rowsOf(c) {
  return c.view.turn ?? (c.local.wide ? c.view.taken : null);
}
var pairs = (c) => c.view.turn || !rowsOf(c) ? null : c.view.taken?.over.length;
function headsPart(c) {
  const rows = rowsOf(c);
  if (!rows || !c.view.groups.length) return null;
  const over = pairs(c) ? c.view.taken?.over : null;
  return h(
    "div",
    { class: "lc-heads", "aria-hidden": "true", "data-pairs": pairs(c) },
    over && [h("span", {}), over.map((text) => h("span", { class: "lc-over" }, text))],
    h("span", {}),
    rows.heads.map(([, text]) => h("span", {}, text))
  );
}
function colourPart(c, group) {
  const price = c.view.turn?.prices[group.key];
  const attributes = {
    class: "lc-colour",
    role: "group",
    "data-key": group.key,
    "data-colour": group.key,
    "data-payable": !price || price.payable ? "" : null,
    "aria-label": price ? price.text : group.title
  };
  const rows = rowsOf(c);
  if (!rows)
    return h(
      "div",
      { ...attributes, "data-answers-row": "" },
      tokenPart(group.key, c.view.letters[group.key], group.title),
      h(
        "div",
        { class: "lc-answers" },
        group.choices.map((choice) => answerPart(c, choice, group.title))
      )
    );
  return h(
    "div",
    { ...attributes, "data-pairs": pairs(c) },
    tokenPart(group.key, c.view.letters[group.key], price?.text ?? group.title, price?.price),
    rows.heads.map(([column, head]) => cellPart(c, group, column, head))
  );
}
function tokenPart(colour, letter, text, price = "") {
  return h(
    "span",
    { class: "lc-price", title: text, ...helped(text), "aria-hidden": "true" },
    h("span", { class: `lc-token lc-token-${colour}` }, letter),
    price !== "" && h("strong", {}, price)
  );
}
function cellPart(c, group, column, head) {
  const cells = rowsOf(c)?.cells || {};
  const choices = group.choices.filter((choice) => cells[choice.key]?.column === column);
  return h(
    "span",
    { class: "lc-cell", "data-key": column, "data-head": choices.length ? head : null },
    choices.map(
      (choice) => button(
        [
          known(c, cells[choice.key].sign),
          cells[choice.key].brief && h("span", { class: "lc-card-name" }, cells[choice.key].brief)
        ],
        { do: "choose", choice: choice.key },
        { ...named(choice), class: "lc-card lc-do", "data-column": column }
      )
    )
  );
}
function named(choice) {
  const said = [choice.label, choice.detail].filter(Boolean).join(" · ");
  return { ...cardHooks(choice), "data-title": said, "aria-label": said };
}
function answerPart(c, choice, title = "") {
  const said = choice.label === title && choice.detail;
  const [name2, detail] = [choice.label, choice.detail].map((text) => breakable(text, c.words.breaks));
  return button(
    [h("span", { class: "lc-card-name" }, said ? detail : name2), !said && detail && h("small", {}, detail)],
    { do: "choose", choice: choice.key },
    { ...named(choice), class: "lc-card lc-answer" }
  );
}
function endPart(c, group) {
  return h(
    "div",
    { class: "lc-end", role: "group", "data-key": "end", "aria-label": group.choices[0]?.label },
    group.choices.map((choice) => answerPart(c, choice))
  );
}

// lacitta_nb/games/citta_stato/panel/web/main.js
var main_default = table({
  title: [briefPart],
  hand: [headsPart],
  groups: {
    yellow: colourPart,
    white: colourPart,
    green: colourPart,
    orange: colourPart,
    black: colourPart,
    purple: colourPart,
    end: endPart
  },
  // Words of the rows keep together, and a board that is not high leaves no more below it than they need.
  side: { side: 250, hand: 480 },
  full: true,
  many: 8,
  // all discs, and all numbers of cubes that can be drawn of a colour, fit the dock
  asked: [askedPart2],
  players: [playersPart2],
  table: [soloPart],
  drawers: { tables: { title: "tables", part: tablesPart } }
});
export {
  main_default as default
};
