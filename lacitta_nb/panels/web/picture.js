// The picture that Python sends, as one view shows it: ids on a page are one view's own, though all views of a panel or
// an exercise show the same picture.

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Drawn} Drawn */

export class Picture {
  /**
   * @param {{ get: <Name extends keyof Drawn>(name: Name) => Drawn[Name] }} model
   * @param {import("./board.js").Board} board
   */
  constructor(model, board) {
    this.model = model;
    this.board = board;
    /** What ids in it begin with. */
    this.prefix = `${model.get("prefix")}-${Math.random().toString(36).slice(2)}`;
    /** The names of the signs that it has. @type {Set<string>} */
    this.signs = new Set();
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
      [...this.board.box.querySelectorAll("defs [id]")].map((e) => e.id.slice(this.prefix.length + 1)),
    );
  }

  /**
   * What lies on it now.
   * @param {Context["view"]["board"]} board which spaces can be chosen, are chosen, and are new
   */
  show(board) {
    const { model } = this;
    // Exercises have no names of areas.
    const layer = (/** @type {"pieces" | "areas" | "marks"} */ name) =>
      (model.get(name) || []).map(([key, text]) => /** @type {[string, string]} */ ([key, this.ids(text)]));
    this.board.show(
      { pieces: layer("pieces"), areas: layer("areas"), marks: layer("marks") },
      { title: model.get("title"), labels: model.get("labels"), spots: model.get("spots"), board },
    );
  }

  /**
   * Makes the ids in some drawing those of this view; in words of people no quotation mark is left bare.
   * @param {string} text
   */
  ids(text) {
    return text.replaceAll(new RegExp(`"(#?)${this.model.get("prefix")}-`, "g"), `"$1${this.prefix}-`);
  }
}
