// What a game's bundle exports: the widget, with the game's own sections.

import { Panel } from "./panel.js";

/** @param {import("./types.d.ts").Sections} [sections] */
export function table(sections = {}) {
  return {
    /** @param {{ model: any, el: HTMLElement }} page */
    render({ model, el }) {
      const panel = new Panel(model, el, sections);
      return () => panel.close();
    },
  };
}
