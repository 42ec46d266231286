// The widget of `lc.train` and `lc.exercise`.

import { Exercises } from "./exercises.js";

export default {
  /** @param {{ model: import("./types.d.ts").Model, el: HTMLElement }} page */
  render({ model, el }) {
    const exercises = new Exercises(model, el);
    return () => exercises.close();
  },
};
