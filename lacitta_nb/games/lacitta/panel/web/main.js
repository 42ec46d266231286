// The widget of La Città: the shared table with its own sections.

import { table } from "../../../../panels/web/table.js";
import { cardsPart, lookedPart, voicePart } from "./cards.js";
import { overCity } from "./city.js";
import { forecastPart, switchPart, wishesPart } from "./forecast.js";
import { ownersPart } from "./owners.js";
import { spacePart } from "./spaces.js";

export default table({
  title: [voicePart],
  switch: [switchPart],
  switched: [wishesPart],
  future: [forecastPart],
  asked: [lookedPart, spacePart],
  players: [ownersPart],
  table: [cardsPart],
  pointed: overCity,
  read: '[data-key^="plate-"]',
});
