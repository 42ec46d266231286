// The keyboard: keys must not reach the notebook while the panel has the focus, where a single letter deletes or adds
// cells.

/** Listens before the notebook does: some front ends take keys on their way down to the element. */
export class Keys {
  /**
   * @param {HTMLElement} root
   * @param {(event: KeyboardEvent) => void} pressed
   */
  constructor(root, pressed) {
    /** @param {KeyboardEvent} event */
    this.onKey = (event) => {
      if (!event.composedPath().includes(root)) return;
      if (!saves(event)) event.stopPropagation(); // what the browser itself does with the key goes on
      pressed(event);
    };
    window.addEventListener("keydown", this.onKey, true);
  }

  close() {
    window.removeEventListener("keydown", this.onKey, true);
  }
}

/** @param {KeyboardEvent} event */
function saves(event) {
  return (event.ctrlKey || event.metaKey) && event.key === "s";
}
