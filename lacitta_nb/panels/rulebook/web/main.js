// The widget of `lc.rules`: the panel's drawer of rules beside no table.

import { Connection } from "../../web/connection.js";
import { create, fill, h } from "../../web/elements.js";
import { rulesPart } from "../../web/rules.js";
import { dress } from "../../web/sheet.js";

export default {
  /** @param {{ model: import("../../web/types.d.ts").RulebookModel, el: HTMLElement }} page */
  render({ model, el }) {
    const words = model.get("words");
    const root = create(
      h("section", {
        class: "lc-panel lc-rulebook lc-drawer",
        lang: words.language,
        "aria-label": words["drawer-rules"],
        "data-role": "rulebook",
      }),
    );
    const local = { query: "", differing: false };
    const paint = () => {
      const c = { words: model.get("words"), view: { rules: model.get("view") }, local };
      fill(root, h("x", {}, rulesPart(c)).children);
    };
    const lost = create(
      h("p", { class: "lc-notice lc-error", "data-role": "lost", role: "alert", hidden: true }, words.lost),
    );
    const connection = new Connection(model.widget_manager, () => {
      lost.hidden = !connection.lost;
    });
    const send = (/** @type {import("../../web/view.d.ts").Command} */ request) => {
      // Nothing can be sent without the kernel; what is there already can still be read.
      try {
        if (!connection.lost) model.send({ request });
      } catch {
        connection.forget();
      }
    };
    root.addEventListener("click", (event) => {
      const target = /** @type {HTMLElement | null} */ (
        /** @type {Element} */ (event.target).closest("[data-send]")
      );
      if (target) send(JSON.parse(target.dataset.send || "{}"));
    });
    root.addEventListener("input", (event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.dataset.field !== "rule-search") return;
      local.query = field.value;
      paint();
    });
    root.addEventListener("change", (event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.dataset.field === "rule-edition") send({ do: "edition", name: field.value });
      if (field.dataset.field !== "rule-differs") return;
      local.differing = field.checked;
      paint();
    });
    model.on("change:view", paint);
    paint();
    dress(el);
    el.replaceChildren(lost, root);
    return () => {
      model.off("change:view", paint);
      connection.close();
    };
  },
};
