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
  for (const [name2, value2] of Object.entries(wanted)) {
    if (value2 === false || value2 === null || value2 === void 0) element.removeAttribute(name2);
    else {
      const fresh = value2 === true ? "" : String(value2);
      if (element.getAttribute(name2) !== fresh) element.setAttribute(name2, fresh);
    }
  }
  if (html === void 0) fill(element, node.children);
  else put(element, String(html));
  const value = wanted["data-value"];
  if ("value" in element && value !== void 0 && element.value !== value) element.value = value;
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
  for (const { name: name2, value } of [...like.attributes]) {
    if (element.getAttribute(name2) !== value) element.setAttribute(name2, value);
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
  light(names2) {
    for (const space of this.svg?.querySelectorAll(".lc-lit") || []) space.classList.remove("lc-lit");
    for (const name2 of names2) this.space(name2)?.classList.add("lc-lit");
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
    for (const copy of copies) copy.removeAttribute("data-key");
    this.lifted?.replaceChildren(...copies);
  }
  /**
   * Lines over the board, in SVG units, instead of those of before.
   * @param {[number, number][][]} lines from and to
   */
  draw(lines) {
    const drawn = lines.map(([[x, y], [u, v]]) => {
      const path2 = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path2.setAttribute("d", `M${x} ${y}L${u} ${v}`);
      return path2;
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
  around(names2) {
    const view = this.svg?.viewBox.baseVal;
    const outer = this.svg?.getBoundingClientRect();
    const boxes = names2.map((name2) => this.space(name2)?.getBoundingClientRect()).filter((place) => place);
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
    const past = (low, high, from, to) => low < from ? low - from - 8 : high > to ? high - to + 8 : 0;
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

// lacitta_nb/panels/web/sheet.js
function dress(el) {
  el.dataset.sheet = "panels/exercises";
}

// lacitta_nb/panels/web/skeleton.js
function places(root) {
  const all = (
    /** @type {NodeListOf<HTMLElement>} */
    root.querySelectorAll("[data-part]")
  );
  return Object.fromEntries([...all].map((place) => [place.dataset.part || "", place]));
}

// lacitta_nb/panels/exercises/web/arrows.js
var SVG3 = "http://www.w3.org/2000/svg";
var SHY = 9;
var HEAD = 9;
var ASIDE = 4;
function drawArrows(board, arrows) {
  const drawn = arrows.flatMap((arrow) => {
    const [from, to] = arrow.ends.map((name2) => board.middle(name2));
    if (!from || !to) return [];
    const d = arrowPath(from, to);
    return [path(d, "lc-arrow-edge", arrow), path(d, "lc-arrow-line", arrow)];
  });
  board.over?.replaceChildren(...drawn);
}
function path(d, name2, arrow) {
  const element = document.createElementNS(SVG3, "path");
  element.setAttribute("d", d);
  element.setAttribute("class", name2);
  element.setAttribute("data-mark", arrow.mark);
  return element;
}
function arrowPath([x, y], [u, v]) {
  const long = Math.hypot(u - x, v - y) || 1;
  const [dx, dy] = [(u - x) / long, (v - y) / long];
  const [a, b] = [x + dx * SHY - dy * ASIDE, y + dy * SHY + dx * ASIDE];
  const [c, d] = [u - dx * SHY - dy * ASIDE, v - dy * SHY + dx * ASIDE];
  const wing = (side) => `${(c - dx * HEAD - side * dy * HEAD * 0.6).toFixed(1)} ${(d - dy * HEAD + side * dx * HEAD * 0.6).toFixed(1)}`;
  const at = (p, q) => `${p.toFixed(1)} ${q.toFixed(1)}`;
  return `M${at(a, b)}L${at(c, d)}M${wing(1)}L${at(c, d)}L${wing(-1)}`;
}

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
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = along + 2 * aside;
    if (along <= 1 || aside > 1.8 * along || cost >= least) continue;
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

// lacitta_nb/panels/exercises/web/gestures.js
var LARGEST = 9999;
var Gestures = class {
  /** @param {Exercises} page */
  constructor(page) {
    this.page = page;
    this.dragging = "";
    const { root } = page;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("change", (event) => this.changed(event));
    const light = (event) => page.light(
      /** @type {Element} */
      event.target
    );
    root.addEventListener("mouseover", light);
    root.addEventListener("focusin", light);
    root.addEventListener("mouseleave", () => page.light(root));
    root.addEventListener("dragstart", (event) => this.dragged(event));
    root.addEventListener("dragover", (event) => {
      if (this.dragging) event.preventDefault();
    });
    root.addEventListener("drop", (event) => this.dropped(event));
  }
  /** @param {Event} event */
  changed(event) {
    const field = (
      /** @type {HTMLSelectElement} */
      event.target
    );
    if (field.dataset.field === "language") this.page.send({ do: "language", name: field.value });
  }
  /** @param {DragEvent} event */
  dragged(event) {
    this.dragging = rowOf(event)?.dataset.row || "";
    if (this.dragging) event.dataTransfer?.setData("text/plain", this.dragging);
  }
  /** @param {DragEvent} event */
  dropped(event) {
    const row = rowOf(event);
    if (this.dragging && row) {
      event.preventDefault();
      this.page.send({ do: "move", key: this.dragging, to: Number(row.dataset.place) });
    }
    this.dragging = "";
  }
  /** @param {MouseEvent} event */
  clicked(event) {
    const element = (
      /** @type {Element} */
      event.target
    );
    if (event.detail > 1 && element.closest(".lc-part-buttons")) return;
    const space = (
      /** @type {SVGElement | null} */
      element.closest("[data-space]")
    );
    if (space) {
      this.page.board.focus(space);
      this.clickedSpace(space);
      return;
    }
    const target = (
      /** @type {HTMLElement | null} */
      element.closest("[data-send], [data-local]")
    );
    if (!target || target.getAttribute("aria-disabled") !== null) return;
    if (target.dataset.local) this.act(target);
    else this.press(target);
  }
  /**
   * What the page answers by itself.
   * @param {HTMLElement} target
   */
  act(target) {
    const { local, zoom, rule } = target.dataset;
    if (local === "zoom") this.page.zoomTo(zoom || "");
    else if (local === "rule") this.page.unfold(rule || "");
    else this.step(local === "more" ? 1 : -1);
  }
  /** @param {HTMLElement} target */
  press(target) {
    const command = (
      /** @type {Command} */
      JSON.parse(target.dataset.send || "{}")
    );
    if (command.do === "check") this.check();
    else this.page.send(command);
  }
  check() {
    const { field } = this;
    this.page.send(field ? { do: "check", number: field.value } : { do: "check" });
  }
  /** @param {SVGElement} space */
  clickedSpace(space) {
    if (!this.page.view.feedback && space.hasAttribute("data-legal"))
      this.page.send({ do: "space", space: space.dataset.space || "" });
  }
  /** @returns {HTMLInputElement | null} */
  get field() {
    return this.page.root.querySelector('[data-field="number"]');
  }
  /** The spaces that can be clicked; where none can, those that the exercise is about. */
  get marked() {
    const { board, mine } = this.page;
    if (board.legal.length) return board.legal;
    return board.spaces.filter((space) => mine.includes(space.dataset.space || ""));
  }
  /** @param {number} by */
  step(by) {
    const { field } = this;
    if (!field || field.readOnly) return;
    const now = Number.parseInt(field.value, 10);
    field.value = String(Math.min(LARGEST, Math.max(0, (Number.isNaN(now) ? 0 : now) + by)));
  }
  /** @param {KeyboardEvent} event */
  pressed(event) {
    const { board } = this.page;
    const from = (
      /** @type {HTMLElement} */
      event.composedPath()[0]
    );
    const space = (
      /** @type {SVGElement | null} */
      from.closest?.("[data-space]")
    );
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const other = space ? spaceByKey(board, space, event, {}, this.marked) : void 0;
    if (other !== void 0) board.focus(other);
    else if (space && event.key === " ") this.clickedSpace(space);
    else if (event.key === "Enter") {
      if (!event.shiftKey && !event.repeat) this.entered(from, space);
    } else if (from.matches?.('[data-field="number"]')) {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      this.step(event.key === "ArrowUp" ? 1 : -1);
    } else if (!this.shortcut(event.key)) return;
    event.preventDefault();
  }
  /**
   * Enter chooses what is not chosen yet, and otherwise goes on: it checks the answer, then asks the next exercise.
   * @param {HTMLElement} from
   * @param {SVGElement | null} space
   */
  entered(from, space) {
    const own2 = (
      /** @type {HTMLElement | null} */
      from.closest?.("button, summary")
    );
    const done = this.page.view.feedback !== null;
    if (space && !done && space.hasAttribute("data-legal") && !this.settled(space)) this.clickedSpace(space);
    else if (own2 && !own2.matches('[data-option][aria-pressed="true"], [data-option][aria-disabled]'))
      own2.click();
    else if (done) this.page.send({ do: "next" });
    else this.check();
  }
  /**
   * Whether a space belongs to the answer already.
   * @param {SVGElement} space
   */
  settled(space) {
    const { form, board, arrows } = this.page.view;
    const name2 = space.dataset.space || "";
    if (form !== "arrows") return board.chosen.includes(name2);
    return !board.start && arrows.some((arrow) => arrow.ends.includes(name2));
  }
  /** @param {string} key */
  shortcut(key) {
    const button2 = (
      /** @type {HTMLElement | null} */
      this.page.root.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
    );
    button2?.focus({ preventScroll: true });
    button2?.click();
    return Boolean(button2);
  }
};
function rowOf(event) {
  return (
    /** @type {HTMLElement | null} */
    /** @type {Element} */
    event.target.closest?.("[data-row]") ?? null
  );
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
    const names2 = wide ? ["head", "strip", "guide", "foot", "drawers"] : ["head", "strip", "guide"];
    const styles = getComputedStyle(sheet);
    const gaps = 5 * (Number.parseFloat(styles.rowGap) || 0);
    const padding = Number.parseFloat(getComputedStyle(this.root).paddingTop) * 2;
    const frame = this.root.offsetHeight - this.root.clientHeight;
    return names2.reduce((sum, name2) => sum + this.high(name2), frame + gaps + padding);
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

// lacitta_nb/panels/exercises/web/layout.js
var WIDE2 = 560;
var ANSWER = { mouse: 280, finger: 310 };
var LEAST_BOARD2 = 180;
var GAP2 = 8;
var ABOVE = 0.2;
var ExerciseLayout = class extends Layout {
  /**
   * @param {HTMLElement} root
   * @param {import("../../web/board.js").Board} board
   * @param {() => { zoom: string, mine: string[] }} wanted
   * @param {() => void} changed
   */
  constructor(root, board, wanted, changed) {
    super(root, board, wanted, changed);
    this.wideFrom = WIDE2;
    this.broughtAt = 0;
  }
  /** Pixels that can be seen at once, below the code that has just been run. */
  get room() {
    const room = super.room;
    const cell = document.fullscreenElement === this.root ? null : this.root.closest(".jp-Cell");
    if (!cell) return room;
    const above = this.root.getBoundingClientRect().top - cell.getBoundingClientRect().top;
    return room - Math.min(above + GAP2, ABOVE * room);
  }
  /**
   * @param {number} width
   * @param {number} left
   * @param {boolean} anew
   */
  oneColumn(width, left, anew) {
    const { size } = this.board;
    const whole = width * size.high / size.wide;
    const answer = matchMedia("(pointer: coarse)").matches ? ANSWER.finger : ANSWER.mouse;
    const { zoom, mine } = this.wanted();
    const most = this.wide(zoom, mine) ? whole : width * 1.1;
    const room = Math.max(Math.min(whole, LEAST_BOARD2), left - answer - GAP2);
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
    return zoom === "fit" || !zoom && !mine.length;
  }
};

// lacitta_nb/panels/web/head.js
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
      all.map(([value, text]) => h("option", { value, lang: value, selected: value === spoken }, text))
    )
  );
}

// lacitta_nb/panels/exercises/web/basics.js
var SIGNS = (
  /** @type {Record<string, string>} */
  { right: "✓", wrong: "✗", missed: "!" }
);
var ask = (command) => (
  /** @type {any} */
  command
);
function markOf(c, mark) {
  return mark ? c.words[`mark-${mark}`] : "";
}
function markPart(c, mark) {
  if (!mark) return null;
  return [markSign(mark), h("span", { class: "lc-hidden" }, `${markOf(c, mark)}: `)];
}
function markSign(mark) {
  return h("span", { class: "lc-mark", "aria-hidden": "true" }, SIGNS[mark]);
}

// lacitta_nb/panels/exercises/web/answer.js
var DIGITS = 9;
function answerPart(c) {
  const { view, words } = c;
  const how = h("p", { class: "lc-how lc-faint" }, view.how);
  if (view.form === "number") return [how, numberPart(c)];
  if (view.form === "order")
    return [
      how,
      h(
        "ol",
        { class: "lc-rows", "aria-label": words.answer },
        view.options.map((o, place) => rowPart(c, o, place))
      )
    ];
  if (view.form === "arrows") return [how, arrowsPart(c)];
  if (!view.options.length) return how;
  return [
    how,
    h(
      "div",
      { class: "lc-options", role: "group", "aria-label": words.answer },
      view.options.map((option, place) => optionPart(c, option, place))
    )
  ];
}
function optionPart(c, option, place) {
  const digit = place < DIGITS ? String(place + 1) : null;
  const done = c.view.feedback !== null;
  return button(
    [
      h("span", { class: "lc-digit", "aria-hidden": "true" }, markOf(c, option.mark) ? "" : digit),
      markPart(c, option.mark),
      known(
        /** @type {any} */
        c,
        option.sign
      ),
      h("span", {}, option.text)
    ],
    ask({ do: "choose", key: option.key }),
    {
      "data-key": option.key,
      "data-option": option.key,
      "data-stay": `option ${option.key}`,
      "data-lights": option.lights || null,
      "data-mark": option.mark || null,
      "aria-pressed": String(option.chosen),
      "aria-keyshortcuts": done ? null : digit,
      "aria-disabled": done ? "true" : null
    }
  );
}
function rowPart(c, option, place) {
  const { view, words } = c;
  const done = view.feedback !== null;
  const move = (role, sign2, to) => button(h("span", { "aria-hidden": "true" }, sign2), ask({ do: "move", key: option.key, to }), {
    "data-role": role,
    "data-stay": `${role} ${option.key}`,
    "aria-label": `${words[role]}: ${option.text}`,
    title: words[role],
    "aria-disabled": done || to < 0 || to >= view.options.length ? "true" : null
  });
  return h(
    "li",
    {
      "data-key": option.key,
      "data-row": option.key,
      "data-place": place,
      "data-lights": option.lights || null,
      "data-mark": option.mark || null,
      draggable: done ? null : "true"
    },
    h("span", { class: "lc-digit", "aria-hidden": "true" }, place + 1),
    markPart(c, option.mark),
    known(
      /** @type {any} */
      c,
      option.sign
    ),
    h("span", { class: "lc-row-text" }, option.text),
    move("up", "▲", place - 1),
    move("down", "▼", place + 1)
  );
}
function numberPart({ view, words }) {
  const done = view.feedback !== null;
  const step = (name2, sign2) => h(
    "button",
    {
      type: "button",
      "data-role": name2,
      "data-local": name2,
      "aria-label": words[name2],
      title: words[name2],
      "aria-disabled": done ? "true" : null
    },
    sign2
  );
  return h(
    "div",
    { class: "lc-number", role: "group", "aria-label": words.answer },
    step("less", "−"),
    h("input", {
      type: "text",
      inputmode: "numeric",
      maxlength: 4,
      size: 4,
      autocomplete: "off",
      "data-key": `number-${view.number}`,
      "data-field": "number",
      "aria-label": words.answer,
      value: view.answer || null,
      readonly: done
    }),
    step("more", "+")
  );
}
function arrowsPart(c) {
  const { view, words } = c;
  const { start } = view.board;
  const done = view.feedback !== null;
  return h(
    "ul",
    { class: "lc-arrows", "aria-label": words.answer },
    view.arrows.map(
      (arrow) => h(
        "li",
        {
          "data-key": arrow.key,
          "data-arrow": arrow.key,
          "data-lights": arrow.ends.join(" "),
          "data-mark": arrow.mark || null
        },
        markPart(c, arrow.mark),
        h("span", { class: "lc-row-text" }, arrow.text),
        !done && button("×", ask({ do: "drop", key: arrow.key }), {
          "data-role": "drop",
          "aria-label": `${words.drop}: ${arrow.text}`,
          title: words.drop
        })
      )
    ),
    start && h("li", { class: "lc-faint", "data-key": "start", "data-role": "start" }, `${start} → …`),
    !view.arrows.length && !start && h("li", { class: "lc-faint", "data-key": "none" }, words["no-arrows"])
  );
}

// lacitta_nb/panels/exercises/web/parts.js
var PARTS = {
  head: headPart,
  strip: questionPart,
  answer: answerPart,
  feedback: feedbackPart,
  buttons: buttonsPart,
  zoom: zoomPart
};
function headPart(c) {
  const { view } = c;
  const { sofar } = view;
  return [
    h("span", { class: "lc-kind" }, h("b", {}, view.title), " ", h("small", {}, view.level)),
    sofar && h(
      "span",
      { class: "lc-sofar", "data-role": "sofar" },
      [sofar.today, sofar.due, sofar.streak].filter(Boolean).map((text) => h("span", {}, text))
    ),
    view.languages.all.length > 1 && languagePart(c)
  ];
}
function questionPart(c) {
  const { view } = c;
  return [
    h("p", { class: "lc-question", "data-role": "question", id: null }, view.question),
    h(
      "ul",
      { class: "lc-seats", "data-role": "seats", "aria-label": c.words.players },
      view.seats.map(
        ({ seat, name: name2, lights }) => h(
          "li",
          { "data-key": String(seat), "data-lights": lights || null },
          owner(
            /** @type {any} */
            c,
            seat
          ),
          h("span", {}, name2)
        )
      ),
      view.edition && h("li", { "data-key": "edition", "data-role": "edition" }, h("b", {}, view.edition))
    )
  ];
}
function feedbackPart(c) {
  const { view, words } = c;
  const told = c.told || view.notice?.text;
  return [
    told && statusPart(c, told),
    view.feedback && verdictPart(c, view.feedback),
    !told && !view.feedback && h(
      "p",
      { class: "lc-faint lc-keys-hint", "data-key": "keys" },
      words[view.form === "number" ? "keys-number" : "keys"]
    ),
    words.meanings.length > 0 && signsPart(c)
  ];
}
function statusPart({ told, view }, text) {
  const { notice } = view;
  return h(
    "p",
    {
      class: notice?.kind === "error" || told ? "lc-bad" : null,
      "data-role": "status",
      "data-key": "status"
    },
    text,
    notice?.trace && h("details", {}, h("summary", {}, notice.text), h("pre", {}, notice.trace))
  );
}
function verdictPart(c, feedback) {
  return h(
    "div",
    { "data-key": "feedback", "data-role": "feedback", "data-right": String(feedback.right) },
    h(
      "p",
      { class: "lc-verdict" },
      markSign(feedback.right ? "right" : "wrong"),
      " ",
      h("b", {}, feedback.title)
    ),
    feedback.answer && h("p", {}, feedback.answer),
    feedback.why.map(({ text, lights }) => h("p", { "data-lights": lights || null }, text)),
    rulesPart(c, feedback.rules)
  );
}
function rulesPart({ words, rule }, numbers) {
  return [
    h(
      "p",
      { class: "lc-rule-list" },
      numbers.map(
        (number) => h(
          "button",
          {
            type: "button",
            class: "lc-rule",
            "data-key": number,
            "data-rule": number,
            "data-local": "rule",
            "aria-expanded": String(rule === number),
            "aria-label": `${words.rule} ${number}`
          },
          number
        )
      )
    ),
    rule && h(
      "p",
      { class: "lc-rule-text", "data-role": "rule-text", "data-key": "rule", role: "status" },
      h("b", {}, rule),
      " ",
      words.rules[rule]
    )
  ];
}
function signsPart(c) {
  return h(
    "details",
    { class: "lc-signs", "data-key": "signs", "data-role": "signs" },
    h("summary", {}, c.words.signs),
    h(
      "ul",
      {},
      c.words.meanings.map(
        ([name2, text]) => h(
          "li",
          { "data-key": name2 },
          h("span", { class: "lc-meaning" }, known(
            /** @type {any} */
            c,
            name2
          ) || h("b", {}, name2)),
          h("span", {}, text)
        )
      )
    )
  );
}
function buttonsPart({ view, words, lost }) {
  const done = view.feedback !== null;
  return [
    button(done ? words.next : words.check, ask(done ? { do: "next" } : { do: "check" }), {
      class: "lc-main",
      "data-role": done ? "next" : "check",
      "aria-disabled": lost ? "true" : null
    }),
    button(words.skip, ask({ do: "skip" }), {
      class: "lc-quiet",
      "data-role": "skip",
      "aria-disabled": done || lost ? "true" : null
    })
  ];
}
function zoomPart({ words, zoom }) {
  return ["fit", "near"].map(
    (name2) => h(
      "button",
      {
        type: "button",
        "data-local": "zoom",
        "data-role": `zoom-${name2}`,
        "data-zoom": name2,
        title: words[`zoom-${name2}`],
        "aria-pressed": String(zoom === name2)
      },
      words[`zoom-${name2}-brief`],
      h("span", { class: "lc-hidden" }, ` ${words[`zoom-${name2}`]}`)
    )
  );
}

// lacitta_nb/panels/exercises/web/skeleton.js
function name(root, words) {
  root.lang = words.language;
  root.setAttribute("aria-label", words.exercises);
  root.querySelector('[data-part="board"]')?.setAttribute("aria-label", words.board);
  root.querySelector(".lc-side-body")?.setAttribute("aria-label", words.answer);
}
function skeleton(hiding) {
  const part = (name2, more = {}) => h("div", { class: `lc-part-${name2}`, "data-part": name2, ...more });
  return h(
    "section",
    {
      class: "lc-panel lc-exercises",
      tabindex: "-1",
      "data-role": "exercises"
    },
    h(
      "div",
      { class: "lc-sheet" },
      part("head"),
      part("strip"),
      h(
        "div",
        { class: "lc-side" },
        h(
          "div",
          { class: "lc-side-body", role: "group", "data-scrolls": "" },
          part("answer"),
          part("feedback")
        ),
        part("buttons")
      ),
      h(
        "div",
        { class: "lc-board-side" },
        part("board", { role: "group" }),
        h("p", { class: "lc-chip", "data-part": "chip", "aria-hidden": "true", hidden: true }),
        part("zoom")
      )
    ),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }),
    h("style", {}, hiding)
  );
}

// lacitta_nb/panels/exercises/web/exercises.js
var names = (lights) => lights.split(" ").filter(Boolean);
var Exercises = class {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.rule = "";
    this.told = "";
    this.zoom = "";
    this.root = /** @type {HTMLElement} */
    create(skeleton(model.get("hiding")));
    this.parts = places(this.root);
    this.connection = new Connection(model.widget_manager, () => this.reached());
    this.line = new Line(
      /** @type {any} */
      model,
      {
        tell: (key) => this.tell(key),
        giveUp: () => this.gaveUp(),
        silent: () => this.connection.unanswered()
      }
    );
    this.board = new Board(this.parts.board);
    this.picture = new Picture(model, this.board);
    this.layout = new ExerciseLayout(
      this.root,
      this.board,
      () => ({ zoom: this.zoom, mine: this.mine }),
      () => this.paintPart("zoom")
    );
    this.gestures = new Gestures(this);
    this.keys = new Keys(this.root, (event) => this.gestures.pressed(event));
    this.onView = () => this.answered();
    dress(el);
    el.replaceChildren(this.root);
    this.model.on("change:view", this.onView);
    this.paint();
    this.layout.measure(true);
  }
  get view() {
    return this.model.get("view");
  }
  get words() {
    return this.model.get("words");
  }
  /** The spaces that are brought near where the board is too large: those that the exercise is about. */
  get mine() {
    const { board, options, lights } = this.view;
    return [.../* @__PURE__ */ new Set([...board.clickable, ...options.flatMap((o) => names(o.lights)), ...names(lights)])];
  }
  /** @returns {Context} */
  context() {
    return {
      view: this.view,
      words: this.words,
      prefix: this.picture.prefix,
      signs: this.picture.signs,
      rule: this.rule,
      lost: this.connection.lost,
      told: this.told,
      zoom: this.zoom || this.board.zoomed
    };
  }
  paint() {
    if (this.picture.stale) this.newBoard();
    const c = this.context();
    for (const part of Object.keys(PARTS)) this.paintPart(part);
    name(this.root, c.words);
    this.root.dataset.form = c.view.form;
    this.root.dataset.number = String(c.view.number);
    this.root.toggleAttribute("data-lost", c.lost);
    reachable(this.root);
    this.paintBoard();
    const said = c.told || c.view.announce;
    if (this.parts.announce.textContent !== said) this.parts.announce.textContent = said;
  }
  /** @param {string} name */
  paintPart(name2) {
    fill(this.parts[name2], h("x", {}, PARTS[name2](this.context())).children);
  }
  newBoard() {
    this.zoom = "";
    this.picture.draw();
    this.board.markAbove(this.picture.prefix);
    this.layout.measure(true);
  }
  paintBoard() {
    const { board, arrows } = this.view;
    const badges = Object.fromEntries(board.clickable.map((name2) => [name2, ""]));
    const planned = this.view.feedback ? [] : board.chosen;
    this.picture.show(
      /** @type {any} */
      { badges, fresh: [], selected: board.start, planned }
    );
    for (const space of this.board.spaces) {
      const mark = board.marks[space.dataset.space || ""];
      if (mark) space.dataset.mark = mark;
      else delete space.dataset.mark;
    }
    drawArrows(this.board, arrows);
    this.light(this.root);
  }
  /**
   * Lights up what something is about, else what the question is about, and tells what lies on a space.
   * @param {Element} target
   */
  light(target) {
    const told = (
      /** @type {HTMLElement | null} */
      target.closest("[data-lights]")
    );
    const space = (
      /** @type {SVGElement | null} */
      target.closest("[data-space]")
    );
    this.board.light(names(told?.dataset.lights || this.view.lights));
    const { chip } = this.parts;
    chip.hidden = !space;
    chip.textContent = space?.getAttribute("aria-label") || "";
    if (!space) return;
    const outer = this.parts.board.getBoundingClientRect();
    const box = space.getBoundingClientRect();
    chip.dataset.corner = box.top - outer.top > outer.height / 2 ? "top-right" : "low-right";
  }
  answered() {
    const { root, view } = this;
    const active = (
      /** @type {HTMLElement | null} */
      root.contains(document.activeElement) ? document.activeElement : null
    );
    const stay = active?.dataset.stay || "";
    const before = [root.dataset.number, root.querySelector('[data-role="feedback"]') !== null].join();
    this.line.answered(view.seq);
    this.told = "";
    const now = [view.number, view.feedback !== null].join();
    if (before !== now) this.rule = "";
    this.paint();
    root.removeAttribute("aria-busy");
    if (before !== now) {
      this.body.scrollTop = 0;
      if (view.feedback) this.reveal(this.parts.feedback);
    }
    if (active) this.keepFocus(before !== now, stay);
    if (active && before !== now) this.root.scrollIntoView({ block: "nearest" });
    this.line.next();
  }
  get body() {
    return (
      /** @type {HTMLElement} */
      this.root.querySelector(".lc-side-body")
    );
  }
  /**
   * Scrolls the answer, and nothing else, until something in it is in sight, from its beginning.
   * @param {Element | null} element
   */
  reveal(element) {
    if (!element) return;
    const [inner, outer] = [element.getBoundingClientRect(), this.body.getBoundingClientRect()];
    this.body.scrollTop += Math.max(0, Math.min(inner.bottom - outer.bottom, inner.top - outer.top));
  }
  /**
   * @param {boolean} anew whether something else is to be done now
   * @param {string} stay what had the focus
   */
  keepFocus(anew, stay) {
    const find = (selector) => (
      /** @type {HTMLElement | null} */
      this.root.querySelector(selector)
    );
    if (this.view.notice?.kind === "error" && this.gestures.field) {
      this.gestures.field.focus({ preventScroll: true });
      this.gestures.field.select();
      return;
    }
    if (anew) {
      const next2 = this.view.feedback ? find('[data-role="next"]') : this.first();
      if (next2?.dataset.space) this.board.focus(
        /** @type {any} */
        next2
      );
      else (next2 || this.root).focus({ preventScroll: true });
      return;
    }
    const same = stay && find(`[data-stay="${CSS.escape(stay)}"]`);
    if (same && same.getAttribute("aria-disabled") === null) same.focus({ preventScroll: true });
    else if (!this.root.contains(document.activeElement)) (same || this.root).focus({ preventScroll: true });
  }
  /** What is answered first. */
  first() {
    const found = this.root.querySelector(
      '[data-option], [data-field="number"], [data-row] button:not([aria-disabled])'
    );
    return (
      /** @type {HTMLElement | null} */
      found || this.board.legal[0] || this.root.querySelector('[data-role="check"]')
    );
  }
  /** @param {Command} command */
  send(command) {
    if (this.connection.lost) {
      this.say(this.words.lost);
      return;
    }
    this.told = "";
    this.root.setAttribute("aria-busy", "true");
    this.line.send(
      /** @type {any} */
      command
    );
  }
  /** @param {string} zoom how near the board is to be seen */
  zoomTo(zoom) {
    this.zoom = zoom;
    this.layout.measure(true);
  }
  /**
   * Shows what a rule says, or hides it again.
   * @param {string} rule
   */
  unfold(rule) {
    this.rule = this.rule === rule ? "" : rule;
    this.paint();
    this.reveal(this.root.querySelector('[data-role="rule-text"]'));
  }
  /** @param {string} text an answer of the page itself */
  say(text) {
    this.told = text;
    this.paint();
  }
  /** @param {string} key */
  tell(key) {
    if (key) this.say(this.words[key]);
    else if (this.told) this.say("");
  }
  gaveUp() {
    this.root.removeAttribute("aria-busy");
    this.connection.unanswered();
    this.say(this.words[this.connection.lost ? "lost" : "no-kernel"]);
  }
  reached() {
    this.line.reset();
    this.say(this.connection.lost ? this.words.lost : "");
  }
  close() {
    this.line.close();
    this.connection.close();
    this.keys.close();
    this.layout.close();
    this.model.off("change:view", this.onView);
  }
};

// lacitta_nb/panels/exercises/web/main.js
var main_default = {
  /** @param {{ model: import("./types.d.ts").Model, el: HTMLElement }} page */
  render({ model, el }) {
    const exercises = new Exercises(model, el);
    return () => exercises.close();
  }
};
export {
  main_default as default
};
