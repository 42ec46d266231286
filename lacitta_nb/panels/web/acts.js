// What the page answers by itself.

import * as forms from "./forms.js";

/** @typedef {import("./panel.js").Panel} Panel */

/**
 * What the page answers by itself.
 * @param {Panel} panel
 * @param {string} name
 * @param {HTMLElement} target
 */
export function act(panel, name, target) {
  /** @type {Record<string, () => void>} */
  const acts = {
    copy: () => void forms.copy(target, panel.words.copied),
    new: () => panel.send(forms.newGame(panel)),
    save: () => panel.send(forms.file(panel, "save")),
    load: () => panel.send(forms.file(panel, "load")),
    "open-code": () => panel.send(forms.code(panel)),
    form: () => panel.send(forms.filledIn(target)),
    coordinates: () => toggleNames(panel),
    areas: () => toggleAreas(panel),
    full: () => toggleFull(panel),
    rest: () => panel.change({ rest: !panel.local.rest }),
    unfold: () => unfold(panel, target),
    zoom: () => zoomTo(panel, target.dataset.zoom || ""),
    drawer: () => openDrawer(panel, target.dataset.drawer || ""),
    stop: () => panel.commands.stop(),
    replay: () => panel.replay.act(target.dataset.act || "", panel.local.pace),
  };
  acts[name]?.();
}

/** @param {Panel} panel */
function toggleNames(panel) {
  panel.board.names = !panel.board.names;
  panel.change({ coordinates: panel.board.names });
  panel.board.resize(panel.board.unit);
}

/** @param {Panel} panel */
function toggleAreas(panel) {
  panel.board.areas = !panel.board.areas;
  panel.change({ areas: panel.board.areas });
  panel.board.resize(panel.board.unit);
}

/** @param {Panel} panel */
function toggleFull(panel) {
  if (document.fullscreenElement === panel.root) void document.exitFullscreen();
  else void panel.root.requestFullscreen();
}

/**
 * Shows more of what a button stands beside, or less again.
 * @param {Panel} panel
 * @param {HTMLElement} target
 */
function unfold(panel, target) {
  const { of: name = "" } = target.dataset;
  const { unfolded } = panel.local;
  const others = unfolded.filter((one) => one !== name);
  panel.change({ unfolded: others.length < unfolded.length ? others : [...unfolded, name] });
  target.parentElement?.scrollIntoView({ block: "nearest" });
}

/**
 * @param {Panel} panel
 * @param {string} zoom
 */
function zoomTo(panel, zoom) {
  panel.change({ zoom });
  panel.layout.measure(true);
}

/** Drawers whose content is sent only while they are open. */
const TRAVELLING = ["log", "rules", "tables"];

/**
 * What a drawer holds travels while it is open.
 * @param {Panel} panel
 * @param {string} name
 */
function openDrawer(panel, name) {
  const drawer = panel.local.drawer === name ? "" : name;
  const tells = TRAVELLING.includes(drawer) || TRAVELLING.includes(panel.local.drawer);
  panel.change({ drawer });
  panel.opening = drawer !== "";
  if (drawer) panel.layout.show(panel.parts.drawer);
  if (tells) panel.send({ do: "drawer", name: TRAVELLING.includes(drawer) ? drawer : "" });
}
