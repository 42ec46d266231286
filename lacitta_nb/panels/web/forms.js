// What the drawer about games and files sends.

/** @typedef {import("./panel.js").Panel} Panel */

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
function value(root, name) {
  return /** @type {HTMLInputElement} */ (root.querySelector(`[data-field="${name}"]`)).value;
}

/** @param {HTMLElement} target the button beside the text */
export async function copy(target, /** @type {string} */ copied) {
  const text = /** @type {HTMLTextAreaElement} */ (target.parentElement?.querySelector("textarea"));
  text.select();
  let done = true;
  try {
    await navigator.clipboard.writeText(text.value);
  } catch {
    done = document.execCommand("copy"); // pages without the right to the clipboard
  }
  if (done) target.textContent = copied;
}

/**
 * @param {Panel} panel
 * @returns {import("./view.d.ts").Command}
 */
export function newGame({ root, view }) {
  const inputs = [
    .../** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('[data-field^="name-"]')),
  ];
  const names = inputs.map((input) => input.value);
  const seats = names.map((_, i) => value(root, `new-seat-${i}`));
  const asked = view.files.form?.fields || [];
  // What means nothing with so many players is not asked.
  const fields = asked.filter(({ name }) => root.querySelector(`[data-field="${name}"]`));
  const settings = Object.fromEntries(fields.map(({ name }) => [name, value(root, name)]));
  return { do: "new", names, seats, ...settings, seed: value(root, "seed") };
}

/**
 * @param {Panel} panel
 * @param {"save" | "load"} what
 */
export function file({ root }, what) {
  return { do: what, name: value(root, "file") };
}

/**
 * @param {Panel} panel
 * @returns {import("./view.d.ts").Command}
 */
export function code({ root }) {
  return { do: "upload", name: "", text: value(root, "paste") };
}

/**
 * What is said in the fields of a form of the game's own: a list of all fields of one name where these are marked
 * `data-many`, a number where it is marked `data-number`.
 * @param {HTMLElement} target a button in the form, whose `data-form` is the word of the command
 * @returns {import("./view.d.ts").Command}
 */
export function filledIn(target) {
  const form = /** @type {HTMLElement} */ (target.closest("[data-form]"));
  /** @type {Record<string, any>} */
  const said = { do: form.dataset.form };
  for (const element of form.querySelectorAll("[data-field]")) {
    const { value, dataset } = /** @type {HTMLInputElement} */ (element);
    const name = dataset.field || "";
    if ("many" in dataset) said[name] = [...(said[name] || []), value];
    else said[name] = "number" in dataset ? Number(value) : value;
  }
  return /** @type {import("./view.d.ts").Command} */ (said);
}

/**
 * @param {string} name
 * @param {string} text
 */
export function offer(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
