// The widget of Saint Malo: the shared table with its dice, the pirates, and dice of a real table.

import { table } from "../../../../panels/web/table.js";
import { dicePart, pressedDie } from "./dice.js";
import { piratesPart } from "./pirates.js";
import { planPart } from "./plan.js";
import { spacePart } from "./space.js";
import { thrownPart } from "./thrown.js";

export default table({
  title: [piratesPart],
  hand: [dicePart],
  groups: { dice: () => [] },
  plan: planPart,
  asked: [spacePart],
  drawers: { thrown: { title: "thrown", part: thrownPart } },
  pressed: pressedDie,
});
