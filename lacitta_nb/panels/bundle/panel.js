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
  const wanted = node.attributes;
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
  fill(element, node.children);
  const value = wanted["data-value"];
  if ("value" in element && value !== void 0 && element.value !== value) element.value = value;
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

// lacitta_nb/panels/web/computer.js
function autoPart(c) {
  const { view, words, local } = c;
  const { auto } = view;
  if (!auto.offered) return null;
  const going = (auto.running || auto.wait !== null) && !local.stopping;
  return h(
    "span",
    { class: "lc-group lc-auto", "data-role": "auto" },
    going ? h(
      "button",
      { type: "button", "data-local": "stop", "data-role": "stop", class: "lc-stop" },
      h("span", { "aria-hidden": "true" }, "■ "),
      words.stop
    ) : button(
      [h("span", { "aria-hidden": "true" }, "▶ "), words.play],
      { do: "play" },
      { "data-role": "play", "aria-disabled": view.scores.length || local.stopping ? "true" : null }
    ),
    h(
      "label",
      {},
      h("span", { class: "lc-hidden" }, words.pace),
      h(
        "select",
        { "data-field": "pace", title: words.pace, "data-value": auto.pace },
        auto.paces.map(([value, text]) => h("option", { value, selected: value === auto.pace }, text))
      )
    )
  );
}
function autoText(c) {
  const { view } = c;
  const { auto } = view;
  return auto.offered && h(
    "p",
    {
      class: "lc-auto-text",
      "data-role": "auto-text",
      "data-reserved": view.decision && isIdle(view) ? "" : null
    },
    c.local.stopping ? c.words.stopping : auto.text
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
function hintsPart(c) {
  const { shown, about } = c.view.hint;
  return shown.length > 0 && h(
    "div",
    { "data-role": "hints" },
    h("p", { class: "lc-about lc-faint" }, about),
    h(
      "ol",
      { class: "lc-hints" },
      shown.map(
        (hint, place) => h(
          "li",
          {},
          button(
            [h("strong", {}, hint.title), h("small", {}, hint.effect), h("span", {}, hint.text)],
            { do: "take", hint: place },
            { "data-hint": hint.action, "aria-pressed": String(isChosen(c, hint)) }
          ),
          isChosen(c, hint) && previewPart(c)
        )
      )
    )
  );
}
function isChosen(c, hint) {
  return c.view.preview?.action === hint.action;
}
function seatSelect(field2, label, kinds, chosen, more = {}) {
  return h(
    "label",
    {},
    label,
    label && " ",
    h(
      "select",
      { "data-field": field2, ...more },
      kinds.map(([value, text]) => h("option", { value, selected: value === chosen }, text))
    )
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
        seatSelect(`seat-${seat.seat}`, seat.name, seat.kinds, seat.kind, { "data-value": seat.kind })
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

// lacitta_nb/panels/web/sections.js
function ownPart(c, place) {
  return c.sections[place]?.(c) ?? null;
}

// lacitta_nb/panels/web/parts.js
var send = (command) => JSON.stringify(command);
function button(label, command, more = {}) {
  return h("button", { type: "button", "data-send": send(command), ...more }, label);
}
function sign(c, name, extra = "") {
  return h(
    "svg",
    { class: `lc-sign ${extra}`, viewBox: "-27 -27 54 54", "aria-hidden": "true" },
    h("use", { href: `#${c.prefix}-${name}` })
  );
}
function known(c, name) {
  return c.signs.has(name) && sign(c, name);
}
function owner(c, seat) {
  return sign(c, `o-${seat}`, `lc-board lc-owner lc-seat-${seat}`);
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
function headPart(c) {
  const { view } = c;
  const explained = view.phases.find((p) => p.key === c.local.phase);
  return [
    h(
      "div",
      { class: "lc-title" },
      h("strong", { "data-role": "title" }, view.title),
      view.decision && h(
        "span",
        { class: "lc-whose", "data-role": "whose" },
        owner(c, view.decision.player),
        " ",
        view.decision.text
      ),
      ownPart(c, "title")
    ),
    view.phases.length > 0 && h(
      "ol",
      { class: "lc-phases", "aria-label": c.words.phases },
      view.phases.map(
        (p) => h(
          "li",
          { "data-key": p.key, "data-phase": p.key, "data-state": p.state },
          h(
            "button",
            {
              type: "button",
              "data-local": "phase",
              "data-phase-name": p.key,
              title: p.help,
              "aria-current": p.state === "now" ? "step" : null
            },
            p.title
          )
        )
      )
    ),
    view.explain && h(
      "p",
      {
        class: "lc-explain",
        "data-role": "explain",
        "data-longest": longest(view.phases.map((p) => `${p.title}: ${p.help}`))
      },
      h("span", {}, explained ? `${explained.title}: ${explained.help}` : view.explain)
    )
  ];
}
function barPart(c) {
  const { view, words } = c;
  const whole = (role, to, label) => to === "decision" && view.back.mixed ? words[`${role}-person`] : label;
  const back = (role, to, arrow, label) => {
    const why = view.back[role] ? null : words[`${role}-none`];
    return button(
      [
        h("span", { class: "lc-arrow", "data-arrow": arrow, "aria-hidden": "true" }),
        h("span", { class: to === "one" ? null : "lc-word" }, label)
      ],
      { do: role, to },
      {
        "data-role": `${role}-${to}`,
        "aria-disabled": why && "true",
        "data-reason": why,
        "aria-label": whole(role, to, label),
        title: why ? `${whole(role, to, label)}. ${why}` : whole(role, to, label),
        class: "lc-quiet"
      }
    );
  };
  return [
    autoPart(c),
    button(
      view.step.label,
      { do: "step" },
      {
        "data-role": "step",
        class: "lc-main",
        "data-longest": longest(view.phases.map((phase) => `${words.step}: ${phase.title}`)),
        "aria-disabled": view.step.enabled ? null : "true",
        title: view.step.enabled ? null : view.step.why || null,
        "data-reason": view.step.why || null
      }
    ),
    button(
      words.run,
      { do: "run" },
      {
        "data-role": "run",
        "data-reason": view.step.why || null,
        title: view.step.run ? null : view.step.why || null,
        "aria-disabled": view.step.run ? null : "true"
      }
    ),
    h(
      "span",
      { class: "lc-group" },
      view.back.stops.map((to) => back("undo", to, "|«", words[`undo-${to}`])),
      back("undo", "decision", "«", words["undo-decision"]),
      back("undo", "one", "‹", words.undo),
      back("redo", "one", "›", words.redo),
      back("redo", "decision", "»", words["redo-decision"]),
      back("redo", "end", "»|", words["redo-end"])
    ),
    h(
      "button",
      {
        type: "button",
        "data-local": "coordinates",
        "data-role": "coordinates",
        class: "lc-quiet",
        "aria-pressed": String(c.local.coordinates),
        "aria-label": `${words.coordinates}: A1`,
        title: words.coordinates
      },
      "A1"
    )
  ];
}
function longest(texts) {
  return texts.reduce((most, text) => text.length > most.length ? text : most, "");
}
function noticePart(c) {
  return [
    c.local.lost && h(
      "div",
      { class: "lc-notice lc-error", "data-role": "lost", role: "alert" },
      h("strong", {}, c.words.lost)
    ),
    answersPart(c, "bar")
  ];
}
function choicesPart(c) {
  const { view, words } = c;
  if (view.scores.length) return answersPart(c, "choices");
  return [
    view.back.text && h("p", { class: "lc-travel", "data-role": "travel" }, view.back.text),
    !view.hint.shown.length && ownPart(c, "warnings"),
    view.step.enabled && !view.decision && !view.auto.running && !view.auto.text && !c.local.lost && h("p", { class: "lc-faint" }, words[view.back.undo ? "next-step" : "nothing-yet"]),
    view.prompt && h(
      "div",
      { class: "lc-asked" },
      h("p", { class: "lc-prompt", "data-role": "prompt" }, view.prompt),
      hintButton(c)
    ),
    autoText(c),
    ownPart(c, "means"),
    view.help && h("p", { class: "lc-help lc-faint", "data-role": "help" }, view.help),
    hintsPart(c),
    view.hint.shown.length > 0 && ownPart(c, "warnings"),
    view.groups.map(
      (group) => h(
        "div",
        {
          class: "lc-choices",
          role: "group",
          "data-key": group.key,
          "aria-label": group.title || words.panel
        },
        group.title && h("h4", {}, group.title),
        group.choices.map((choice) => choiceButton(c, choice))
      )
    ),
    planPart(c),
    view.questions.map(
      (question) => h(
        "div",
        {
          class: "lc-choices",
          role: "group",
          "data-key": question.facet,
          "data-question": question.facet,
          "aria-label": question.title
        },
        h("h4", {}, question.title),
        question.options.map(
          (option) => button(
            [known(c, option.sign), option.label],
            { do: "pick", facet: question.facet, value: option.value },
            {
              "data-option": `${question.facet} ${option.value}`,
              "aria-pressed": String(option.chosen),
              "aria-disabled": option.enabled ? null : "true",
              "data-reason": reasonText(option.reason) || null,
              ...helped(option.help)
            }
          )
        )
      )
    ),
    isIdle(view) && happenedList(c),
    h(
      "p",
      { class: "lc-reason", "data-role": "reason", role: "status" },
      c.local.reason || reasonText(view.refused)
    ),
    !view.hint.shown.some((hint) => isChosen(c, hint)) && previewPart(c),
    ownPart(c, "aside"),
    answersPart(c, "choices")
  ];
}
function isIdle(view) {
  return !view.groups.length && !view.plan && !view.questions.length && !view.preview;
}
function happenedList(c) {
  const {
    words,
    view: { happened }
  } = c;
  return happened.length > 0 && [
    h("h4", {}, words.happened),
    h(
      "ul",
      { class: "lc-happened", "data-role": "happened", ...scrolling(words.happened) },
      happened.map((line) => logLine(c, line))
    )
  ];
}
function signsPart(c) {
  return c.words.meanings.length > 0 && h(
    "details",
    { class: "lc-signs", "data-role": "signs" },
    h("summary", {}, c.words.signs),
    h(
      "ul",
      {},
      c.words.meanings.map(
        ([name, text]) => h(
          "li",
          {},
          h("span", { class: "lc-meaning" }, known(c, name) || h("b", {}, name)),
          h("span", {}, text)
        )
      ),
      c.words["signs-more"] && h("li", {}, c.words["signs-more"])
    )
  );
}
function choiceButton(c, choice) {
  return button(
    [known(c, choice.sign), choice.label, choice.detail && h("small", {}, ` ${choice.detail}`)],
    { do: "choose", choice: choice.key },
    {
      "data-key": choice.key,
      "data-choice": choice.key,
      "aria-pressed": String(choice.chosen),
      "aria-disabled": choice.enabled ? null : "true",
      "data-reason": reasonText(choice.reason) || null,
      ...helped(choice.help)
    }
  );
}
function planPart(c) {
  const { plan } = c.view;
  const { words } = c;
  if (!plan) return null;
  return h(
    "ul",
    { class: "lc-plan", "data-role": "plan", "data-left": plan.left },
    plan.rows.map(
      (row) => h(
        "li",
        { "data-key": row.space, "data-plan": row.space },
        h(
          "span",
          {},
          row.label,
          !plan.counted && row.badge && h("small", {}, ` ${row.badge}`),
          row.costs && h("small", { class: "lc-costs" }, ` ${row.costs}`)
        ),
        plan.counted ? h(
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
        ) : button(
          row.count ? words.falls : words.stays,
          { do: row.count ? "unplan" : "plan", space: row.space },
          {
            "data-role": "toggle",
            "aria-pressed": String(row.count > 0),
            "aria-label": row.label
          }
        )
      )
    )
  );
}
function previewPart(c) {
  const { view, words } = c;
  const started = view.groups.some((g) => g.choices.some((choice) => choice.chosen)) || view.questions.length > 0 || view.plan?.rows.some((row) => row.count);
  const preview = view.preview;
  if (!preview && !started) return null;
  return h(
    "div",
    { class: preview ? "lc-preview" : null, "data-role": "preview" },
    preview && h("strong", {}, preview.title),
    preview && preview.effects.length > 0 && h(
      "ul",
      { "aria-label": words.changes },
      preview.effects.map((effect) => h("li", { "data-tone": effect.tone }, effect.text))
    ),
    preview?.warnings.map((text) => h("p", { class: "lc-warning" }, "⚠ ", text)),
    h(
      "div",
      { class: "lc-group" },
      preview && button(
        words.confirm,
        { do: "confirm" },
        { class: "lc-main", "data-role": "confirm", "data-action": preview.action }
      ),
      button(words.cancel, { do: "cancel" }, { "data-role": "cancel" })
    )
  );
}
function happenedPart(c) {
  const { view } = c;
  return [
    answersPart(c, "happened"),
    ownPart(c, "future"),
    !view.look.ask && !view.look.cards.length && lookPart(c),
    ownPart(c, "asked"),
    (view.scores.length > 0 || !isIdle(view)) && happenedList(c),
    signsPart(c)
  ];
}
function ruleCode(c, number) {
  return number && h(
    "small",
    { class: "lc-rule", tabindex: "-1", ...helped(`${c.words.rule} ${number}: ${c.words.rules[number]}`) },
    ` ${number}`
  );
}
function logLine(c, line, more = {}) {
  if (line.heading) return h("li", { class: "lc-heading" }, line.heading);
  return h(
    "li",
    { "data-event": line.kind, "data-lights": line.lights || null, ...more },
    line.player >= 0 && owner(c, line.player),
    line.text,
    ruleCode(c, line.rule)
  );
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

// lacitta_nb/panels/web/answers.js
var STILL_WORKING = ["coordinates", "phase", "copy"];
function answersPart(c, place) {
  const { view, words, local } = c;
  if (local.at !== place) return null;
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
function placeOf(element) {
  return element.closest("[data-answers]")?.dataset.answers || "bar";
}
function showAnswer(root, refused) {
  const find = (names) => root.querySelector(names.map((name) => `[data-role="${name}"]`).join());
  const waiting = find(["question", "curtain", "secret"]);
  const said = waiting || find(["status"]) || (refused ? find(["reason"]) : null);
  said?.scrollIntoView({ block: "nearest" });
  waiting?.focus({ preventScroll: true });
  return Boolean(waiting);
}
function greyOut(root, reason) {
  for (const element of root.querySelectorAll("button")) {
    if (STILL_WORKING.includes(element.dataset.local)) continue;
    element.setAttribute("aria-disabled", "true");
    element.dataset.reason = reason;
    element.title = reason;
  }
  for (const element of root.querySelectorAll("input, select")) element.setAttribute("disabled", "");
}

// lacitta_nb/panels/web/board.js
var ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
function putBoard(model, box, prefix) {
  box.innerHTML = ownIds(model.get("board"), model, prefix);
}
function ownIds(picture, model, prefix) {
  return picture.replaceAll(new RegExp(`"(#?)${model.get("prefix")}-`, "g"), `"$1${prefix}-`);
}
function putLayers(model, box, prefix) {
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
  box.querySelectorAll("[data-space]").forEach((space, place) => {
    const name = space.dataset.space;
    if (space.getAttribute("aria-label") !== labels[place]) space.setAttribute("aria-label", labels[place]);
    space.toggleAttribute("data-legal", name in view.board.badges);
    space.classList.toggle("lc-selected", name === view.board.selected || view.board.planned.includes(name));
  });
}
function middle(space) {
  const box = space.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
function neighbourSpace(space, [dx, dy], legalOnly) {
  const [x, y] = middle(space);
  let best = null;
  let least = Infinity;
  for (const other of space.closest("svg").querySelectorAll(legalOnly ? "[data-space][data-legal]" : "[data-space]")) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === space || along <= 1 || aside > 1.8 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [least, best] = [cost, other];
  }
  return best;
}
function focusSpace(box, space) {
  if (!space) return;
  for (const other of box.querySelectorAll('[data-space][tabindex="0"]'))
    other.setAttribute("tabindex", "-1");
  space.setAttribute("tabindex", "0");
  space.focus();
}
function nextLegal(box, space, step) {
  const legal = [...box.querySelectorAll("[data-space][data-legal]")];
  if (!legal.length) return null;
  const place = legal.indexOf(space);
  return legal[(place + step + legal.length) % legal.length];
}
function offer(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
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

// lacitta_nb/panels/web/keys.js
var Keys = class {
  /**
   * @param {any} root
   * @param {any} pressed
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
function spaceByKey(box, space, event, badges) {
  if (event.key in ARROWS) return neighbourSpace(space, ARROWS[event.key], event.shiftKey);
  if (event.key === "n") return nextLegal(box, space, 1);
  if (event.key === "p") return nextLegal(box, space, -1);
  return event.key === "Home" ? bestLegal(box, badges) : void 0;
}
function bestLegal(box, badges) {
  const worth = (space) => Number.parseInt(badges[space.dataset.space].replace("−", "-"), 10) || 0;
  return [...box.querySelectorAll("[data-space][data-legal]")].reduce(
    (best, space) => best && worth(best) >= worth(space) ? best : space,
    null
  );
}

// lacitta_nb/panels/web/focus.js
var FOCUS = {
  // Shift+Enter goes on to the next cell, past the panel that has just been asked for.
  comeIntoView() {
    const cell = this.root.closest(".jp-Cell");
    const active = document.querySelector(".jp-Cell.jp-mod-active");
    const { top } = this.root.getBoundingClientRect();
    const hidden = top < 0 || top > window.innerHeight / 2;
    if (cell && hidden && (active === cell || active === cell.nextElementSibling))
      this.root.scrollIntoView({ block: "start" });
  },
  // Another game is on the table: it begins at the panel's head.
  showHead() {
    this.root.scrollIntoView({ block: "start" });
    this.root.focus({ preventScroll: true });
  },
  // The focus stays in the panel when what had it is gone. With the keyboard it follows the question:
  // to the board, to Confirm, to the next choice, and back to where a choice was made.
  /** @param {any} view */
  keepFocus(view) {
    const next = this.byKeyboard && !view.refused ? this.nextFocus(view) : null;
    this.byKeyboard = false;
    if (next?.dataset.space) focusSpace(this.parts.board, next);
    else if (next) next.focus();
    else if (!this.root.contains(document.activeElement)) {
      (this.origin?.isConnected ? this.origin : this.root).focus({ preventScroll: true });
    }
  },
  /** @param {any} view */
  nextFocus(view) {
    const find = (selector) => this.root.querySelector(selector);
    const did = this.last.do;
    const picked = ["choose", "pick", "space", "take"].includes(did);
    const free = find("[data-question] button:not([aria-disabled])") || find("[data-choice]:not([aria-disabled])") || find('[data-role="step"]');
    if (did === "cancel") return find(`[data-choice="${this.chosen}"]`) || free;
    if (view.preview && picked) return find('[data-role="confirm"]');
    if (["choose", "pick", "confirm"].includes(did)) {
      const best = bestLegal(this.parts.board, view.board.badges);
      if (best || did === "confirm") return best || free;
    }
    return this.root.contains(document.activeElement) || this.origin?.isConnected ? null : free;
  }
};

// lacitta_nb/panels/web/forms.js
var FORMS = {
  /** @param {any} name */
  value(name) {
    return this.root.querySelector(`[data-field="${name}"]`).value;
  },
  /** @param {any} target */
  async local_copy(target) {
    const text = target.parentElement.querySelector("textarea");
    text.select();
    let copied = true;
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      copied = document.execCommand("copy");
    }
    if (copied) target.textContent = this.model.get("words").copied;
  },
  local_new() {
    const names = [...this.root.querySelectorAll('[data-field^="name-"]')].map((input) => input.value);
    const seats = names.map((_, i) => this.value(`new-seat-${i}`));
    const { form } = this.model.get("view").files;
    const settings = Object.fromEntries(
      form.fields.map(({ name }) => [name, this.value(name)])
    );
    this.send({ do: "new", names, seats, ...settings, seed: this.value("seed") });
  },
  local_save() {
    this.send({ do: "save", name: this.value("file") });
  },
  local_load() {
    this.send({ do: "load", name: this.value("file") });
  },
  local_open_code() {
    this.send({ do: "upload", name: "", text: this.value("paste") });
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
    this.asked = 0;
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
    this.asked = (model.get("request").seq || 0) + 1;
    const limit = this.ahead === void 0 ? 0 : this.until - MARGIN + this.ahead;
    model.set("request", { ...command, seq: this.asked, ...this.ticking ? {} : { until: limit } });
    model.save_changes();
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
var Pointing = class {
  /** @param {any} root */
  constructor(root) {
    this.root = root;
    this.tip = create(h("div", { class: "lc-tip", role: "tooltip", "data-role": "tip", hidden: true }));
    root.append(this.tip);
    for (const kind of ["mouseover", "focusin"])
      root.addEventListener(kind, (event) => this.at(event.target));
    root.addEventListener("mouseleave", () => this.at(root));
    root.addEventListener(
      "focusout",
      (event) => !root.contains(event.relatedTarget) && this.at(root)
    );
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.at(root));
  }
  /** @param {any} target */
  at(target) {
    const find = (selector) => target.closest(selector);
    this.help(find("[data-help]"));
    this.light(find("[data-lights]")?.dataset.lights.split(" ") || []);
    const drawn = find("[data-space], .lc-board path[aria-label]");
    this.root.querySelector('[data-role="pointed"]').textContent = drawn?.getAttribute("aria-label") || "";
  }
  /** @param {any} element */
  help(element) {
    this.tip.hidden = !element;
    if (!element) return;
    this.tip.textContent = element.dataset.help;
    placeBeside(this.root, this.tip, element);
  }
  /** @param {any} names */
  light(names) {
    for (const space of this.root.querySelectorAll(".lc-lit")) space.classList.remove("lc-lit");
    for (const name of names)
      this.root.querySelector(`[data-space="${CSS.escape(name)}"]`)?.classList.add("lc-lit");
  }
};
function placeBeside(root, tip, element) {
  const panel = root.getBoundingClientRect();
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const { width: wide, height: high } = tip.getBoundingClientRect();
  const across = Math.min(Math.max(0, left + width / 2 - wide / 2 - panel.left), panel.width - wide);
  const below = bottom + 4 + high < window.innerHeight || top < high + 4;
  tip.style.left = `${across}px`;
  tip.style.top = `${(below ? bottom + 4 : top - high - 4) - panel.top}px`;
}

// lacitta_nb/panels/web/tables.js
function playersPart(c) {
  const { players } = c.view;
  const own = ownPart(c, "players");
  if (own) return own;
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
        [c.words.player, ...players[0].facts.map((fact) => fact.title)].map(
          (text) => h("th", { scope: "col" }, text)
        )
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
  const {
    view: { scores },
    words
  } = c;
  if (!scores.length) return null;
  const heads = [words.rank, words.player, ...scores[0].facts.map((fact) => fact.title)];
  return h(
    "table",
    { class: "lc-scores", "data-role": "scores" },
    h("caption", {}, words.result),
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
      scores.map(
        (row) => h(
          "tr",
          {},
          h("td", {}, row.rank),
          h("th", { scope: "row" }, owner(c, row.seat), " ", row.name),
          factCells(row.facts)
        )
      )
    )
  );
}
function showMore(root, table2) {
  const { scrollLeft, scrollWidth, clientWidth } = table2;
  table2.toggleAttribute("data-more-left", scrollLeft > 1);
  table2.toggleAttribute("data-more-right", scrollLeft < scrollWidth - clientWidth - 1);
  for (const part of [table2, ...root.querySelectorAll("[data-scrolls]")]) {
    const more = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    if (more) part.setAttribute("tabindex", "0");
    else part.removeAttribute("tabindex");
  }
}
function logPart(c) {
  const { view, words } = c;
  return [
    answersPart(c, "log"),
    h(
      "details",
      { class: "lc-log", "data-role": "log" },
      h("summary", {}, words.log),
      (view.log.earlier || view.log.all) && button(
        view.log.all ? words["log-less"] : words["log-all"],
        { do: "log", all: !view.log.all },
        { "data-role": "log-all", class: "lc-quiet" }
      ),
      h(
        "ol",
        scrolling(words.log),
        view.log.lines.map((line) => logLine(c, line, { tabindex: line.lights ? "0" : null }))
      )
    )
  ];
}
function field(name, label, attributes = {}) {
  return h(
    "label",
    {},
    label,
    " ",
    h("input", { "data-field": name, type: "text", autocomplete: "off", ...attributes })
  );
}
function select(name, label, options, chosen) {
  return h(
    "label",
    {},
    label,
    " ",
    h(
      "select",
      { "data-field": name },
      options.map(([value, text]) => h("option", { value, selected: value === chosen }, text))
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
function newPart(c, form) {
  const { view, words } = c;
  const { players } = view.files;
  const count = c.local.count || players.length;
  const names = Array.from({ length: count }, (_, i) => players[i] || `${words.player} ${i + 1}`);
  const helps = ["new-seats", ...form.fields.map((field2) => field2.name), "seed"].map(
    (name) => words[`${name}-help`]
  );
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
        (name, i) => h(
          "span",
          { class: "lc-newcomer", "data-key": i },
          field(`name-${i}`, `${i + 1}.`, { value: name, maxlength: 30, size: 10 }),
          seatSelect(`new-seat-${i}`, "", view.seats.offered, view.seats.seats[i]?.kind, {
            "aria-label": `${i + 1}. ${words.seats}`
          })
        )
      )
    ),
    h(
      "div",
      { class: "lc-row" },
      form.fields.map(({ name, label, values, usual }) => select(name, label, values, usual)),
      field("seed", words.seed, { placeholder: words["seed-any"], size: 8, inputmode: "numeric" }),
      h("button", { type: "button", "data-local": "new", "data-role": "new" }, words.begin)
    ),
    answersPart(c, "new"),
    h(
      "ul",
      { class: "lc-form-help", "data-role": "new-help" },
      helps.map((text) => text && h("li", {}, text))
    )
  );
}
function filePart(c) {
  const { view, words } = c;
  const { files } = view;
  const local = (role, label) => h("button", { type: "button", "data-local": role, "data-role": role }, label);
  return h(
    "details",
    { class: "lc-files", "data-role": "files" },
    h("summary", {}, words.file),
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
        files.names.map((name) => h("option", { value: name }))
      ),
      local("save", words.save),
      local("load", words.load),
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
      local("open-code", words["open-code"]),
      button(words.code, { do: "code" }, { "data-role": "code" }),
      answersPart(c, "code"),
      copyBox(words.paste, files.code, words, "code-text"),
      copyBox(words.python, files.python, words, "python-text")
    )
  );
}

// lacitta_nb/panels/web/panel.js
var BESIDE_CONFIRM = ["take", "choose", "pick", "plan"];
var PARTS = {
  head: headPart,
  bar: barPart,
  notice: noticePart,
  scores: scorePart,
  choices: choicesPart,
  switch: (c) => ownPart(c, "switch"),
  happened: happenedPart,
  players: playersPart,
  cards: (c) => ownPart(c, "table"),
  log: logPart,
  files: filePart
};
function skeleton(hiding, words) {
  const part = (name, answers = "bar") => h("div", { class: `lc-part-${name}`, "data-part": name, "data-answers": answers });
  return h(
    "section",
    {
      class: "lc-panel",
      tabindex: "-1",
      lang: words.language,
      "aria-label": words.panel,
      "data-role": "panel"
    },
    part("head"),
    part("bar"),
    part("notice"),
    part("scores"),
    h(
      "div",
      { class: "lc-columns" },
      h(
        "div",
        { class: "lc-board-side", "data-answers": "choices" },
        h("div", { class: "lc-board-box", "data-part": "board", role: "group", "aria-label": words.board }),
        part("switch", "happened"),
        h("p", { class: "lc-pointed", "data-role": "pointed" }),
        h("p", { class: "lc-keys", "data-role": "keys", "aria-hidden": "true" }, words.keys)
      ),
      part("choices", "choices"),
      part("happened", "happened")
    ),
    part("players"),
    part("cards"),
    part("log", "log"),
    part("files"),
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
var Panel = class {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   * @param {Context["sections"]} sections
   */
  constructor(model, el, sections) {
    this.model = model;
    this.sections = sections;
    this.signs = /* @__PURE__ */ new Set();
    this.prefix = `${model.get("prefix")}-${Math.random().toString(36).slice(2)}`;
    this.local = {
      coordinates: true,
      count: 0,
      phase: "",
      reason: "",
      notice: null,
      stopping: false,
      at: "bar",
      lost: false
    };
    this.clock = new Clock((command) => this.send(command));
    this.line = new Line(model, {
      tell: (key) => this.tellWaiting(key),
      giveUp: () => this.gaveUp(),
      silent: () => this.connection.unanswered()
    });
    this.root = create(skeleton(model.get("hiding"), model.get("words")));
    this.parts = Object.fromEntries(
      [...this.root.querySelectorAll("[data-part]")].map((e) => [e.dataset.part, e])
    );
    this.connection = new Connection(model.widget_manager, () => this.reached());
    this.pointing = new Pointing(this.root);
    this.keys = new Keys(this.root, (event) => this.pressed(event));
    this.onView = () => this.answered();
    this.onBoard = () => {
      this.newBoard();
      this.paint();
    };
    el.classList.add("lc-view");
    el.replaceChildren(this.root);
    this.listen();
    this.newBoard();
    this.paint();
    this.clock.set(model.get("view").auto);
    setTimeout(() => mixed(this).comeIntoView(), 300);
  }
  /** @returns {void} */
  newBoard() {
    putBoard(this.model, this.parts.board, this.prefix);
    this.signs = new Set(
      [...this.parts.board.querySelectorAll("defs [id]")].map((e) => e.id.slice(this.prefix.length + 1))
    );
    this.showCoordinates();
  }
  context() {
    return {
      view: this.model.get("view"),
      words: this.model.get("words"),
      prefix: this.prefix,
      local: this.local,
      signs: this.signs,
      sections: this.sections
    };
  }
  paint() {
    const c = this.context();
    for (const [name, part] of Object.entries(PARTS)) fill(this.parts[name], h("x", {}, part(c)).children);
    putLayers(this.model, this.parts.board, this.prefix);
    showMore(this.root, this.parts.players);
    if (this.local.lost) greyOut(this.root, c.words.lost);
    if (!this.ticking || this.parts.announce.textContent !== c.view.announce) {
      this.parts.announce.textContent = c.view.announce;
    }
  }
  answered() {
    const view = this.model.get("view");
    this.line.answered(view.seq);
    this.showBusy();
    Object.assign(
      this.local,
      this.ticking ? { notice: null } : { reason: "", notice: null, phase: "", stopping: false }
    );
    const had = this.root.contains(document.activeElement) ? document.activeElement : null;
    const atEnd = this.logAtEnd;
    if (view.replaced && !this.ticking) this.local.at = "bar";
    this.paint();
    if (atEnd) this.showNewest();
    if (this.last && BESIDE_CONFIRM.includes(this.last.do))
      this.root.querySelector('[data-role="confirm"]')?.scrollIntoView({ block: "nearest" });
    const waits = !this.ticking && this.last && showAnswer(this.root, view.refused);
    if (view.replaced && this.last && !this.ticking) mixed(this).showHead();
    else if (had && !waits) mixed(this).keepFocus(view);
    const file = view.files.download;
    if (file && view.seq === this.line.asked && this.offering) offer(file.name, file.text);
    this.offering = false;
    if (this.line.busy) return;
    if (this.line.next()) this.showBusy();
    else if (this.local.stopping) this.send({ do: "stop" });
    else this.clock.set(view.auto);
  }
  get ticking() {
    return this.line.ticking;
  }
  get last() {
    return this.line.last;
  }
  get logLines() {
    return (
      /** @type {HTMLElement} */
      this.root.querySelector('[data-role="log"] ol')
    );
  }
  // The log is read from its end, unless its reader has gone back in it.
  get logAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.logLines;
    return scrollTop + clientHeight > scrollHeight - 8;
  }
  unfolded() {
    this.showNewest();
    showMore(this.root, this.parts.players);
  }
  showNewest() {
    this.logLines.scrollTop = this.logLines.scrollHeight;
  }
  // The kernel has gone, or is there again.
  reached() {
    this.clock.stop();
    this.line.reset();
    this.showBusy();
    Object.assign(this.local, { lost: this.connection.lost, notice: null, stopping: false });
    this.root.toggleAttribute("data-lost", this.local.lost);
    this.paint();
    if (this.local.lost) this.parts.announce.textContent = this.model.get("words").lost;
  }
  // An answer that needs no kernel.
  /**
   * @param {any} kind
   * @param {any} text
   */
  answer(kind, text) {
    this.local.notice = { kind, text, trace: "" };
    this.paint();
    showAnswer(this.root, false);
  }
  /** @param {any} command */
  send(command) {
    if (this.local.lost) {
      if (command.do !== "tick") this.answer("error", this.model.get("words").lost);
      return;
    }
    this.clock.stop();
    this.line.send(command);
    this.showBusy();
  }
  showBusy() {
    if (this.line.busy) this.root.setAttribute("aria-busy", "true");
    else this.root.removeAttribute("aria-busy");
  }
  // Beside what was clicked, so that nothing moves: why nothing has happened yet.
  /** @param {any} key */
  tellWaiting(key) {
    const { waiting } = this.parts;
    waiting.hidden = !key;
    waiting.textContent = key && this.model.get("words")[key];
    if (key) placeBeside(this.root, waiting, this.touched?.isConnected ? this.touched : this.root);
  }
  gaveUp() {
    this.local.stopping = false;
    this.showBusy();
    this.connection.unanswered();
    this.answer("error", this.model.get("words")[this.local.lost ? "lost" : "no-kernel"]);
  }
  listen() {
    const { root } = this;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("change", (event) => this.changed(event));
    root.addEventListener("toggle", () => this.unfolded(), true);
    for (const kind of ["focusin", "mouseover"]) root.addEventListener(kind, (event) => this.explain(event));
    this.parts.players.addEventListener("scroll", () => showMore(this.root, this.parts.players));
    this.sized = new ResizeObserver(() => showMore(this.root, this.parts.players));
    this.sized.observe(this.parts.players);
    this.model.on("change:board", this.onBoard);
    this.model.on("change:view", this.onView);
  }
  close() {
    this.line.close();
    this.clock.stop();
    this.connection.close();
    this.keys.close();
    this.sized?.disconnect();
    this.model.off("change:board", this.onBoard);
    this.model.off("change:view", this.onView);
  }
  /** @param {any} event */
  clicked(event) {
    const space = event.target.closest("[data-space]");
    this.local.at = placeOf(event.target);
    this.touched = space || event.target.closest("button") || event.target;
    if (space) {
      focusSpace(this.parts.board, space);
      this.send({ do: "space", space: space.dataset.space });
      return;
    }
    const target = event.target.closest("[data-send], [data-local]");
    if (!target) return;
    this.byKeyboard = event.detail === 0;
    if (!target.closest('[data-role="question"], .lc-curtain')) this.origin = target;
    if (target.dataset.local) mixed(this)[`local_${target.dataset.local.replace("-", "_")}`](target);
    else if (this.local.lost) this.answer("error", this.model.get("words").lost);
    else if (target.getAttribute("aria-disabled") && !target.dataset.choice) this.sayWhyNot(target, event);
    else {
      const command = JSON.parse(target.dataset.send);
      if (command.do === "choose") this.chosen = command.choice;
      this.offering = command.do === "download";
      this.send(command);
    }
  }
  // Why something that was clicked is greyed out; among the choices a line is kept free for that.
  /**
   * @param {any} target
   * @param {any} event
   */
  sayWhyNot(target, event) {
    if (this.local.at === "choices") this.explain(event);
    else if (target.dataset.reason) this.answer("info", target.dataset.reason);
  }
  // Why something is greyed out, as soon as it is pointed at or reached with the keyboard.
  /** @param {any} event */
  explain(event) {
    const target = event.target.closest?.("button");
    const asked = event.type !== "mouseover" || !target?.dataset.role;
    const reason = asked && target?.getAttribute("aria-disabled") ? target.dataset.reason || "" : "";
    if (!target || reason === this.local.reason) return;
    this.local.reason = reason;
    const line = this.root.querySelector('[data-role="reason"]');
    if (line) line.textContent = reason || reasonText(this.model.get("view").refused);
  }
  /** @param {any} event */
  pressed(event) {
    const space = event.composedPath()[0].closest("[data-space]");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = space ? spaceByKey(this.parts.board, space, event, this.model.get("view").board.badges) : void 0;
    if (to !== void 0) focusSpace(this.parts.board, to);
    else if (event.key === "Escape") {
      this.pointing.at(this.root);
      this.sendByKey({ do: "cancel" });
    } else if (space && (event.key === "Enter" || event.key === " "))
      this.sendByKey({ do: "space", space: space.dataset.space });
    else return;
    event.preventDefault();
  }
  /** @param {any} command */
  sendByKey(command) {
    this.byKeyboard = true;
    this.touched = document.activeElement;
    this.local.at = "choices";
    this.send(command);
  }
  /** @param {any} event */
  async changed(event) {
    const { field: name } = event.target.dataset;
    this.local.at = placeOf(event.target);
    this.touched = event.target;
    if (name === "pace") this.send({ do: "pace", pace: event.target.value });
    else if (name?.startsWith("seat-"))
      this.send({ do: "seat", seat: Number(name.slice(5)), kind: event.target.value });
    else if (name === "count") {
      this.local.count = Number(event.target.value);
      this.paint();
    } else if (name === "upload" && event.target.files.length) {
      const [file] = event.target.files;
      const text = await file.text();
      event.target.value = "";
      this.send({ do: "upload", name: file.name, text });
    }
  }
  /** @param {any} target */
  local_phase(target) {
    const name = target.dataset.phaseName;
    this.local.phase = this.local.phase === name ? "" : name;
    this.paint();
  }
  local_coordinates() {
    this.local.coordinates = !this.local.coordinates;
    this.showCoordinates();
    this.paint();
  }
  showCoordinates() {
    this.parts.board.querySelector("svg")?.classList.toggle("lc-no-names", !this.local.coordinates);
  }
  // At once: what a computer player is still thinking about comes to nothing.
  local_stop() {
    this.clock.stop();
    this.local.stopping = true;
    this.paint();
    if (!this.line.busy) this.send({ do: "stop" });
  }
};
Object.assign(Panel.prototype, FORMS, FOCUS);
function mixed(panel) {
  return panel;
}
function table(sections = {}) {
  return {
    /** @param {{ model: Model, el: HTMLElement }} props */
    render({ model, el }) {
      const panel = new Panel(model, el, sections);
      return () => panel.close();
    }
  };
}

// lacitta_nb/panels/web/main.js
var main_default = table();
export {
  main_default as default
};
