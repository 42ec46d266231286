// La Città's panel: the shared one, with what only this game tells.

import { table } from "../../../../panels/web/panel.js";
import { cardsPart, voicePart } from "./cards.js";
import { tablePart } from "./cities.js";
import { forecastPart, switchPart } from "./forecast.js";
import { asidePart, meansPart, warningPart } from "./reminders.js";
import { spacePart } from "./spaces.js";

export default table({
  aside: asidePart,
  asked: spacePart,
  future: forecastPart,
  means: meansPart,
  players: tablePart,
  switch: switchPart,
  table: cardsPart,
  title: voicePart,
  warnings: warningPart,
});
