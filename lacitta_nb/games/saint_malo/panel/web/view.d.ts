// Made by tools/view_types.py of what Python declares: change it there.

import type { FactView, PanelView, PlayerView } from "../../../../panels/web/view.d.ts";

/** A die as it lies. */
export interface DieView {
  symbol: string;
  name: string;
  /** The name of its sign in the picture. */
  sign: string;
  /** Whether it stays, or is used by what is chosen. */
  held: boolean;
}

/** A button about the dice. */
export interface RollView {
  /** The offer. */
  choice: string;
  label: string;
  /** The same where there is little room. */
  brief: string;
  chosen: boolean;
}

/** The dice of whoever plays the turn. */
export interface DiceView {
  /** The turns finished by all. */
  turn: number;
  /** The number of the roll that they show. */
  roll: number;
  /** The number of the roll, and of how many, in words. */
  text: string;
  dice: DieView[];
  /** What those show that stayed at this roll. */
  stayed: string[];
  /** Whether a person must say which stay. */
  asks: boolean;
  again: RollView | null;
  stop: RollView | null;
}

/** A use of the dice, or a person of a bonus, as short as it can be said. */
export interface UseView {
  /** The number of dice, or the person. */
  brief: string;
  /** The coins that it costs, or "". */
  cost: string;
  /** What it brings at its best space, or "". */
  worth: string;
  /** The name of the sign of what it brings, or "". */
  sign: string;
  /** What the tower of a side that it completes brings, or "". */
  bonus: string;
  bonus_sign: string;
}

/** How near the pirates are. */
export interface PiratesView {
  /** The next attack in a few words, or that none comes any more. */
  text: string;
  /** The same in sentences, with whom it would hit. */
  help: string;
  /** That the last round is played, or "". */
  last: string;
}

/** Dice of a real table that can be put here. */
export interface ThrownView {
  /** Each symbol with its name. */
  symbols: string[][];
  /** The roll that they would be by default. */
  roll: number;
  /** How many rolls a turn has. */
  rolls: number;
}

/** A space that was asked about. */
export interface SpaceView {
  lines: string[];
}

/** How a player would stand if the game ended today. */
export interface TodayView {
  defence: number;
  /** The parts of the score, the sum, and the empty spaces. */
  today: FactView[];
}

/** A player of Saint Malo, as the view holds it. */
export interface CaptainView extends PlayerView, TodayView {
}

/** What Saint Malo adds to the view. */
export interface Sections {
  dice: DiceView | null;
  /** By the key of the offer. */
  uses: Record<string, UseView>;
  pirates: PiratesView;
  /** None while no dice can be put here. */
  thrown: ThrownView | null;
  space: SpaceView | null;
}

/** The view of a game of Saint Malo. */
export interface SaintMaloView extends PanelView, Sections {
}
