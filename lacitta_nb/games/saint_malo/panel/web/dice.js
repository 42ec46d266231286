// The five dice in the hand. Each is a button that says whether it stays; what may be kept the kernel says by its offers,
// and a combination is chosen by the offer that has these dice. Dice that show the same are the same to the rules, so
// which of them stays only this view remembers.

import { button, sign } from "../../../../panels/web/basics.js";
import { h } from "../../../../panels/web/elements.js";
import { useButton } from "./uses.js";

/** @typedef {import("./context.d.ts").Context} Context */
/** @typedef {NonNullable<Context["view"]["dice"]>} Dice */
/** @typedef {import("../../../../panels/web/view.d.ts").Command} Command */

/**
 * A place where a die lies: what it shows, whether it stays, and at which roll it came to lie there.
 * @typedef {{ symbol: string, held: boolean, rolled: number, tumbles: boolean }} Slot
 */
/** @typedef {{ turn: number, roll: number, slots: Slot[] }} Memory */

/** @param {Context} c */
export function dicePart(c) {
  const { dice } = c.view;
  if (!dice) {
    c.own.dice = null;
    return null;
  }
  const { slots } = remembered(c, dice);
  return h(
    "div",
    {
      class: dice.asks ? "lc-dice lc-asks" : "lc-dice",
      "data-role": "dice",
      "data-key": "dice",
      role: "group",
      "aria-label": `${c.words.dice}. ${dice.text}`,
    },
    h(
      "div",
      { class: "lc-dice-row" },
      slots.map((slot, place) => diePart(c, dice, slot, place)),
    ),
    !dice.asks && otherChoices(c).map((choice) => useButton(c, choice)),
    dice.again &&
      dice.stop &&
      h(
        "div",
        { class: "lc-dice-buttons" },
        rollButton(dice.again, "roll", "r", !dice.stop.chosen),
        rollButton(dice.stop, "stop-rolling", "s", dice.stop.chosen),
      ),
  );
}

/**
 * What is about no symbol: to use nothing.
 * @param {Context} c
 */
function otherChoices(c) {
  return c.view.groups.filter((group) => group.key === "other").flatMap((group) => group.choices);
}

/**
 * @param {Context} c
 * @param {Dice} dice
 * @param {Slot} slot
 * @param {number} place
 */
function diePart(c, dice, slot, place) {
  const name = dice.dice.find((die) => die.symbol === slot.symbol)?.name || slot.symbol;
  const face = h(
    "span",
    {
      class: slot.tumbles ? "lc-face lc-tumbles" : "lc-face",
      "data-key": `${dice.turn}-${slot.rolled}`,
      style: `--lc-die: ${place}`,
    },
    sign(c, `d-${slot.symbol}`),
  );
  const label = `${c.words.die} ${place + 1}: ${name}`;
  const more = { class: "lc-die", "data-key": place, "data-die": place, "data-symbol": slot.symbol };
  if (!dice.asks)
    return h(
      "span",
      { ...more, role: "img", "aria-label": label, title: name, "data-held": slot.held ? "" : null },
      face,
    );
  return button(
    face,
    { do: "choose", choice: chosenKey(c, toggled(slots(c), place)) },
    {
      ...more,
      "aria-pressed": String(slot.held),
      "aria-label": label,
      "aria-keyshortcuts": place + 1,
      "data-stays": "",
      "data-first": place === 0 ? "" : null,
      title: `${name}: ${slot.held ? c.words.stays : c.words["rolls-again"]}`,
    },
  );
}

/**
 * Pressed once it is chosen, and the preview told; pressed again it is done.
 * @param {NonNullable<Dice["again"]>} one
 * @param {string} role
 * @param {string} key
 * @param {boolean} main whether it is what one is about to do
 */
function rollButton(one, role, key, main) {
  return button(
    [
      h("span", { class: "lc-long-label" }, one.label),
      h("span", { class: "lc-brief-label", "aria-hidden": "true" }, one.brief),
    ],
    one.chosen ? { do: "confirm" } : { do: "choose", choice: one.choice },
    {
      class: main ? "lc-main" : null,
      "data-role": role,
      "data-choice": one.choice,
      "aria-pressed": String(one.chosen),
      "aria-label": one.label,
      "aria-keyshortcuts": key,
      title: `${one.label} (${key.toUpperCase()})`,
    },
  );
}

/**
 * The dice as they lie in this view: those that stayed lie where they lay.
 * @param {Context} c
 * @param {Dice} dice
 * @returns {Memory}
 */
function remembered(c, dice) {
  /** @type {Memory | null} */
  const had = c.own.dice || null;
  const same = had?.turn === dice.turn;
  if (had && same && had.roll === dice.roll && fits(had.slots, dice)) return heldAnew(had, dice);
  const rolls = !c.view.back.text && c.own.seen && (same ? had?.roll === dice.roll - 1 : dice.roll === 1);
  const found = had && same && rolls ? refilled(had, dice) : fresh(dice, Boolean(rolls));
  c.own.dice = found;
  c.own.seen = true;
  return heldAnew(found, dice);
}

/**
 * @param {Slot[]} slots
 * @param {Dice} dice
 */
function fits(slots, dice) {
  return sorted(slots.map((slot) => slot.symbol)) === sorted(dice.dice.map((die) => die.symbol));
}

/** @param {string[]} symbols */
function sorted(symbols) {
  return [...symbols].sort().join(" ");
}

/**
 * @param {Dice} dice
 * @param {boolean} tumbles
 * @returns {Memory}
 */
function fresh(dice, tumbles) {
  const slots = dice.dice.map(({ symbol, held }) => ({ symbol, held, rolled: dice.roll, tumbles }));
  return { turn: dice.turn, roll: dice.roll, slots };
}

/**
 * The dice after another roll: what was rolled lies in the places of what was rolled.
 * @param {Memory} had
 * @param {Dice} dice
 * @returns {Memory}
 */
function refilled(had, dice) {
  const left = dice.dice.map((die) => die.symbol);
  const stayed = [...dice.stayed];
  const take = (/** @type {string[]} */ from, /** @type {string} */ symbol) => {
    const at = from.indexOf(symbol);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  // Of dice that show the same, those that were held stay first.
  const places = had.slots.map((_, place) => place);
  places.sort((a, b) => Number(had.slots[b].held) - Number(had.slots[a].held) || a - b);
  const stays = new Set(places.filter((place) => take(stayed, had.slots[place].symbol)));
  for (const place of stays) take(left, had.slots[place].symbol);
  const slots = had.slots.map((slot, place) =>
    stays.has(place)
      ? { ...slot, tumbles: false }
      : { symbol: left.shift() || slot.symbol, held: false, rolled: dice.roll, tumbles: true },
  );
  return { turn: dice.turn, roll: dice.roll, slots };
}

/**
 * The kernel says how many of each symbol stay.
 * @param {Memory} memory
 * @param {Dice} dice
 */
function heldAnew(memory, dice) {
  for (const symbol of new Set(memory.slots.map((slot) => slot.symbol))) {
    const mine = memory.slots.filter((slot) => slot.symbol === symbol);
    const wanted = dice.dice.filter((die) => die.symbol === symbol && die.held).length;
    const held = mine.filter((slot) => slot.held);
    for (const slot of held.slice(wanted)) slot.held = false;
    for (const slot of mine.filter((one) => !one.held).slice(0, Math.max(0, wanted - held.length)))
      slot.held = true;
  }
  return memory;
}

/** @param {Context} c */
function slots(c) {
  return /** @type {Memory} */ (c.own.dice).slots;
}

/**
 * @param {Slot[]} slots
 * @param {number} place
 */
function toggled(slots, place) {
  return slots.map((slot, at) => ({ ...slot, held: at === place ? !slot.held : slot.held }));
}

/**
 * The offer that keeps just these dice; all of them stop.
 * @param {Context} c
 * @param {Slot[]} slots
 */
function chosenKey(c, slots) {
  const held = slots.filter((slot) => slot.held).map((slot) => slot.symbol);
  if (held.length === slots.length) return "stop";
  const wanted = sorted(held.length ? held : ["none"]);
  const choices = c.view.groups.flatMap((group) => group.choices);
  return (
    choices.find(({ key }) => key.startsWith("keep ") && sorted(key.split(" ").slice(1)) === wanted)?.key ||
    ""
  );
}

/**
 * A die is turned over in sight at once: dice that are pressed fast, one after the other, all count. Whoever presses
 * Roll before the kernel has answered must not lose them: it then confirms, which waits for no answer and is dropped.
 * @param {Context} c
 * @param {HTMLElement} pressed
 * @returns {Command | undefined}
 */
export function pressedDie(c, pressed) {
  const place = pressed.dataset.die;
  if (!c.own.dice) return undefined;
  if (pressed.dataset.role === "roll") {
    const choice = chosenKey(c, slots(c));
    const known = c.view.groups.flatMap((group) => group.choices).find((one) => one.chosen);
    const ahead = choice !== "keep none" && choice !== (known?.key || "");
    return ahead ? { do: "confirm" } : undefined;
  }
  if (place === undefined) return undefined;
  c.own.dice.slots = toggled(slots(c), Number(place));
  pressed.setAttribute("aria-pressed", String(slots(c)[Number(place)].held));
  return { do: "choose", choice: chosenKey(c, slots(c)) };
}
