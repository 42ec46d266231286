// The panel in the browser: shows what Python sends, sends back what is clicked. It knows no rules.
//
// The files of this folder are joined to one module in the order that widgets.py gives.
// Traits from Python: `words` (texts of buttons), `prefix` (of ids in the picture), `board` (the whole
// picture, once a game), `pieces`, `marks`, `labels` (what changes in it) and `view` (all the rest).
// To Python goes `request`: a command with a number, {do: "choose", choice: "build farm", seq: 7}.

const ONCE = ["step", "run", "confirm", "undo", "redo"];
const KERNEL_PATIENCE = 8000; // milliseconds until a click without an answer is reported

const PARTS = { head: headPart, bar: barPart, notice: noticePart, choices: choicesPart, happened: happenedPart,
  players: tablePart, cards: cardsPart, log: logPart, files: filePart };

function skeleton(prefix, words) {
  const part = (name, tag = "div") => h(tag, { class: `lc-part-${name}`, "data-part": name });
  return h("section", { class: "lc-panel", "data-lm-suppress-shortcuts": "true", "aria-label": words.panel, "data-role": "panel" },
    part("head"), part("bar"), part("notice"),
    h("div", { class: "lc-columns" },
      h("div", { class: "lc-board-box", "data-part": "board", role: "group", "aria-label": words.board }),
      part("choices"), part("happened")),
    part("players"), part("cards"), part("log"), part("files"),
    h("div", { class: "lc-hidden", "data-part": "announce", "aria-live": "polite" }));
}

// One view of the panel on the page.

class Panel {
  constructor(model, el) {
    this.model = model;
    this.queue = [];
    this.local = { coordinates: false, count: 0, phase: "", reason: "", notice: null, stopping: false };
    this.clock = new Clock((command) => this.send(command));
    this.root = create(skeleton(model.get("prefix"), model.get("words")));
    this.parts = Object.fromEntries([...this.root.querySelectorAll("[data-part]")].map((e) => [e.dataset.part, e]));
    el.replaceChildren(this.root);
    this.listen();
    this.newBoard();
    this.paint();
    this.hideStatic(el);
    this.clock.set(model.get("view").auto);
  }

  // The picture for readers without a kernel is not needed beside the panel itself.
  hideStatic(el) {
    const picture = document.querySelector(`[data-lacitta-static="${this.model.get("prefix")}"]`);
    const output = picture && (picture.closest(".jp-OutputArea-child") || picture);
    if (output && !output.contains(el)) output.style.display = "none";
  }

  newBoard() {
    putBoard(this.model, this.parts.board);
    this.signs = new Set([...this.parts.board.querySelectorAll("defs [id]")]
      .map((e) => e.id.slice(this.model.get("prefix").length + 1)));
    this.showCoordinates();
  }

  context() {
    return { view: this.model.get("view"), words: this.model.get("words"), prefix: this.model.get("prefix"),
      local: this.local, signs: this.signs };
  }

  paint() {
    const c = this.context();
    for (const [name, part] of Object.entries(PARTS)) fill(this.parts[name], h("x", {}, part(c)).children);
    putLayers(this.model, this.parts.board);
    // What a computer player's thinking does not change is not said again.
    if (!this.ticking || this.parts.announce.textContent !== c.view.announce) {
      this.parts.announce.textContent = c.view.announce;
    }
  }

  answered() {
    const view = this.model.get("view");
    clearTimeout(this.waiting);
    this.root.removeAttribute("aria-busy");
    Object.assign(this.local, this.ticking ? { notice: null } : { reason: "", notice: null, phase: "", stopping: false });
    const had = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.paint();
    this.showNewest();
    this.keepFocus(had, view);
    const file = view.files.download;
    if (file && view.seq === this.asked && this.offering) offer(file.name, file.text);
    this.offering = false;
    if (this.queue.length) this.send(this.queue.shift());
    else if (this.local.stopping) this.send({ do: "stop" });
    else this.clock.set(view.auto);
  }

  // Whether the last thing that was sent came from the clock, not from a person.
  get ticking() {
    return this.last?.do === "tick";
  }

  // The log is read from its end.
  showNewest() {
    const lines = this.root.querySelector('[data-role="log"] ol');
    lines.scrollTop = lines.scrollHeight;
  }

  // With the keyboard the focus follows the question: to the board, to Confirm, to the next choice.
  keepFocus(had, view) {
    if (!had || !this.byKeyboard) return;
    this.byKeyboard = false;
    const onBoard = Object.keys(view.board.badges).length > 0;
    const find = (selector) => this.root.querySelector(selector);
    if (view.refused) return;
    if (view.preview && this.last.do !== "plan" && this.last.do !== "unplan") find('[data-role="confirm"]').focus();
    else if (onBoard && ["choose", "pick", "confirm"].includes(this.last.do)) {
      focusSpace(this.parts.board, nextLegal(this.parts.board, null, 1));
    } else if (!this.root.contains(document.activeElement) || document.activeElement === document.body) {
      const next = find('[data-choice]:not([aria-disabled])') || find('[data-role="step"]');
      (find("[data-question] button:not([aria-disabled])") || next).focus();
    } else if (this.last.do === "confirm" || this.last.do === "cancel") {
      (find('[data-choice]:not([aria-disabled])') || find('[data-role="step"]')).focus();
    }
  }

  // One command at a time. What comes while one is on its way waits, but a second click on Step or
  // Confirm is taken for a double click: it would do what nobody has seen yet.
  send(command) {
    if (this.root.getAttribute("aria-busy")) {
      const twice = ONCE.includes(command.do) && (!this.ticking || this.queue.length > 0);
      if (!twice && command.do !== "tick") this.queue.push(command);
      return;
    }
    this.clock.stop();
    this.root.setAttribute("aria-busy", "true");
    this.last = command;
    this.asked = (this.model.get("request").seq || 0) + 1;
    this.waiting = setTimeout(() => {
      this.root.removeAttribute("aria-busy");
      this.queue = [];
      this.local.notice = { kind: "error", text: this.model.get("words")["no-kernel"], trace: "" };
      this.paint();
    }, KERNEL_PATIENCE);
    this.model.set("request", { ...command, seq: this.asked });
    this.model.save_changes();
  }

  listen() {
    const { root } = this;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("keydown", (event) => this.pressed(event));
    root.addEventListener("change", (event) => this.changed(event));
    root.addEventListener("toggle", () => this.showNewest(), true); // this event does not bubble
    for (const kind of ["focusin", "mouseover"]) root.addEventListener(kind, (event) => this.explain(event));
    this.onView = () => this.answered();
    this.onBoard = () => {
      this.newBoard(); // its event may come before or after that of the view
      this.paint();
    };
    this.model.on("change:board", this.onBoard);
    this.model.on("change:view", this.onView);
  }

  close() {
    clearTimeout(this.waiting);
    this.clock.stop();
    this.model.off("change:board", this.onBoard);
    this.model.off("change:view", this.onView);
  }

  clicked(event) {
    const space = event.target.closest("[data-space]");
    if (space) {
      focusSpace(this.parts.board, space);
      this.send({ do: "space", space: space.dataset.space });
      return;
    }
    const target = event.target.closest("[data-send], [data-local]");
    if (!target) return;
    this.byKeyboard = event.detail === 0;
    if (target.dataset.local) this[`local_${target.dataset.local.replace("-", "_")}`](target);
    else if (target.getAttribute("aria-disabled") && !target.dataset.choice) this.explain(event);
    else {
      const command = JSON.parse(target.dataset.send);
      this.offering = command.do === "download";
      this.send(command);
    }
  }

  // Why something is greyed out, as soon as it is pointed at or reached with the keyboard.
  explain(event) {
    const target = event.target.closest?.("button");
    // After a click on Step the pointer still rests there: nobody has asked why it is greyed out now.
    const asked = event.type !== "mouseover" || !target?.dataset.role;
    const reason = asked && target?.getAttribute("aria-disabled") ? target.dataset.reason || "" : "";
    if (!target || reason === this.local.reason) return;
    this.local.reason = reason;
    const line = this.root.querySelector('[data-role="reason"]');
    if (line) line.textContent = reason || reasonText(this.context(), this.model.get("view").refused);
  }

  pressed(event) {
    const space = event.target.closest("[data-space]");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      this.byKeyboard = true;
      this.send({ do: "cancel" });
    } else if (!space) return;
    else if (event.key in ARROWS) focusSpace(this.parts.board, neighbourSpace(space, ARROWS[event.key], event.shiftKey));
    else if (event.key === "Home" || event.key === "End") {
      focusSpace(this.parts.board, nextLegal(this.parts.board, space, event.key === "Home" ? -1 : 1));
    } else if (event.key === "Enter" || event.key === " ") {
      this.byKeyboard = true;
      this.send({ do: "space", space: space.dataset.space });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async changed(event) {
    const { field: name } = event.target.dataset;
    if (name === "pace") this.send({ do: "pace", pace: event.target.value });
    else if (name?.startsWith("seat-")) this.send({ do: "seat", seat: Number(name.slice(5)), kind: event.target.value });
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

  value(name) {
    return this.root.querySelector(`[data-field="${name}"]`).value;
  }

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

  async local_copy(target) {
    const text = target.parentElement.querySelector("textarea");
    text.select();
    let copied = true;
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      copied = document.execCommand("copy"); // pages without the right to the clipboard
    }
    if (copied) target.textContent = this.model.get("words").copied;
  }

  local_new() {
    const names = [...this.root.querySelectorAll('[data-field^="name-"]')].map((input) => input.value);
    const seats = names.map((_, i) => this.value(`new-seat-${i}`));
    this.send({ do: "new", names, seats, edition: this.value("edition"), setup: this.value("setup"), board: this.value("board"), seed: this.value("seed") });
  }

  // At once: what a computer player is still thinking about comes to nothing.
  local_stop() {
    this.clock.stop();
    this.local.stopping = true;
    this.queue = [];
    this.paint();
    this.send({ do: "stop" });
  }

  local_save() {
    this.send({ do: "save", name: this.value("file") });
  }

  local_load() {
    this.send({ do: "load", name: this.value("file") });
  }

  local_open_code() {
    this.send({ do: "upload", name: "", text: this.value("paste") });
  }
}

export default {
  render({ model, el }) {
    const panel = new Panel(model, el);
    return () => panel.close();
  },
};
