// What the panel does with the fields about games and files.

/** @type {Record<string, any> & ThisType<any>} */
export const FORMS = {
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
      copied = document.execCommand("copy"); // pages without the right to the clipboard
    }
    if (copied) target.textContent = this.model.get("words").copied;
  },

  local_new() {
    const names = [...this.root.querySelectorAll('[data-field^="name-"]')].map((input) => input.value);
    const seats = names.map((_, i) => this.value(`new-seat-${i}`));
    const { form } = this.model.get("view").files;
    const settings = Object.fromEntries(
      form.fields.map((/** @type {any} */ { name }) => [name, this.value(name)]),
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
  },
};
