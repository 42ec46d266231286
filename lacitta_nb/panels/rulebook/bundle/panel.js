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
  for (const { name } of [...element.attributes]) {
    if (!(name in wanted) && name !== "open") element.removeAttribute(name);
  }
  for (const [name, value2] of Object.entries(wanted)) {
    if (value2 === false || value2 === null || value2 === void 0) element.removeAttribute(name);
    else {
      const fresh = value2 === true ? "" : String(value2);
      if (element.getAttribute(name) !== fresh) element.setAttribute(name, fresh);
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
  for (let next = child.nextSibling; next; next = next.nextSibling) if (fits(next, node)) return true;
  return false;
}

// lacitta_nb/panels/web/basics.js
function button(label, command, more = {}) {
  return h("button", { type: "button", "data-send": JSON.stringify(command), ...more }, label);
}

// lacitta_nb/panels/web/rules.js
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
      options.map(([value, text]) => h("option", { value, selected: value === rules.edition }, text))
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
      ([name, text]) => h("p", { class: "lc-edition" }, h("b", {}, `${name}${c.words.colon} `), text)
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

// lacitta_nb/panels/web/sheet.js
function dress(el) {
  el.dataset.sheet = "panels/rulebook";
}

// lacitta_nb/panels/rulebook/web/main.js
var main_default = {
  /** @param {{ model: import("../../web/types.d.ts").RulebookModel, el: HTMLElement }} page */
  render({ model, el }) {
    const words = model.get("words");
    const root = create(
      h("section", {
        class: "lc-panel lc-rulebook lc-drawer",
        lang: words.language,
        "aria-label": words["drawer-rules"],
        "data-role": "rulebook"
      })
    );
    const local = { query: "", differing: false };
    const paint = () => {
      const c = { words: model.get("words"), view: { rules: model.get("view") }, local };
      fill(root, h("x", {}, rulesPart(c)).children);
    };
    const lost = create(
      h("p", { class: "lc-notice lc-error", "data-role": "lost", role: "alert", hidden: true }, words.lost)
    );
    const connection = new Connection(model.widget_manager, () => {
      lost.hidden = !connection.lost;
    });
    const send = (request) => {
      try {
        if (!connection.lost) model.send({ request });
      } catch {
        connection.forget();
      }
    };
    root.addEventListener("click", (event) => {
      const target = (
        /** @type {HTMLElement | null} */
        /** @type {Element} */
        event.target.closest("[data-send]")
      );
      if (target) send(JSON.parse(target.dataset.send || "{}"));
    });
    root.addEventListener("input", (event) => {
      const field = (
        /** @type {HTMLInputElement} */
        event.target
      );
      if (field.dataset.field !== "rule-search") return;
      local.query = field.value;
      paint();
    });
    root.addEventListener("change", (event) => {
      const field = (
        /** @type {HTMLInputElement} */
        event.target
      );
      if (field.dataset.field === "rule-edition") send({ do: "edition", name: field.value });
      if (field.dataset.field !== "rule-differs") return;
      local.differing = field.checked;
      paint();
    });
    model.on("change:view", paint);
    paint();
    dress(el);
    el.replaceChildren(lost, root);
    return () => {
      model.off("change:view", paint);
      connection.close();
    };
  }
};
export {
  main_default as default
};
