// What stands in each place of the table, and what the page itself remembers for it.

import { ownParts } from "./basics.js";
import { buttonsPart } from "./buttons.js";
import { dockPart } from "./dock.js";
import { drawerPart, drawersPart } from "./drawers.js";
import { footPart } from "./foot.js";
import { guidePart } from "./guide.js";
import { handPart } from "./hand.js";
import { headPart } from "./head.js";
import { stripPart } from "./strip.js";
import { zoomPart } from "./zoom.js";

/** @typedef {import("./types.d.ts").Local} Local */
/** @typedef {import("./types.d.ts").Part} Part */

/** @type {Record<string, Part>} */
export const PARTS = {
  head: headPart,
  strip: stripPart,
  guide: guidePart,
  hand: handPart,
  dock: dockPart,
  buttons: buttonsPart,
  zoom: zoomPart,
  foot: footPart,
  future: (c) => ownParts(c, "future"),
  drawers: drawersPart,
  drawer: drawerPart,
};

/**
 * What the page remembers before anybody has done anything.
 * @returns {Local}
 */
export function atFirst() {
  return {
    coordinates: true,
    named: true,
    areas: false,
    parted: false,
    count: 0,
    notice: null,
    stopping: false,
    at: "bar",
    lost: false,
    zoom: "",
    wide: true,
    full: false,
    rest: false,
    unfolded: [],
    drawer: "",
    query: "",
    differing: false,
    replay: null,
    pace: { speed: 1, mine: false },
  };
}
