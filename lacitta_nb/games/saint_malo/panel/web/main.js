// The widget of Saint Malo: the shared table with its dice, the pirates, and dice of a real table.

import { table } from "../../../../panels/web/table.js";
import { dicePart, pressedDie } from "./dice.js";
import { piratesPart } from "./pirates.js";
import { planPart } from "./plan.js";
import { playersPart } from "./players.js";
import { spacePart } from "./space.js";
import { thrownPart } from "./thrown.js";
import { personsPart, usesPart } from "./uses.js";

export default table({
  title: [piratesPart],
  hand: [dicePart],
  groups: {
    dice: () => [],
    log: usesPart,
    crate: usesPart,
    wall: usesPart,
    cross: usesPart,
    head: personsPart,
    bonus: personsPart,
    other: () => [], // beside the dice
  },
  plan: planPart,
  asked: [spacePart],
  players: [playersPart],
  drawers: { thrown: { title: "thrown", part: thrownPart } },
  pressed: pressedDie,
});
