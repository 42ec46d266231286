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
  const fields = view.files.form?.fields || [];
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
