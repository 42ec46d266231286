// Several widgets share one page, each with a style sheet of its own, and some rules stand in more than one of them. So
// a sheet means only what lies in an element that bears its name, its `:scope`, and none can undo another.

/** @param {HTMLElement} el what Jupyter gives a view of a widget */
export function dress(el) {
  el.dataset.sheet = SHEET;
}
