// The widget of Città-Stato: the shared table with a row a colour, the ghost's game, and the tables to look up.

import { table } from "../../../../panels/web/table.js";
import { askedPart } from "./asked.js";
import { playersPart } from "./players.js";
import { briefPart, soloPart } from "./solo.js";
import { tablesPart } from "./tables.js";
import { colourPart, endPart, headsPart } from "./turn.js";

export default table({
  title: [briefPart],
  hand: [headsPart],
  groups: {
    yellow: colourPart,
    white: colourPart,
    green: colourPart,
    orange: colourPart,
    black: colourPart,
    purple: colourPart,
    end: endPart,
  },
  // Words of the rows keep together, and a board that is not high leaves no more below it than they need.
  side: { side: 250, hand: 480 },
  full: true,
  many: 8, // all discs, and all numbers of cubes that can be drawn of a colour, fit the dock
  asked: [askedPart],
  players: [playersPart],
  table: [soloPart],
  drawers: { tables: { title: "tables", part: tablesPart } },
});
