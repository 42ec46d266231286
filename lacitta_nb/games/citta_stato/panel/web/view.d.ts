// Made by tools/view_types.py of what Python declares: change it there.

import type { FactView, PanelView, PlayerView } from "../../../../panels/web/view.d.ts";

/** Something that can be done with a colour, as short as it can be said. */
export interface CellView {
  brief: string;
  /** The name of its sign in the picture, or "". */
  sign: string;
  /** `city`, `use`, `burn` or `upgrade` in a turn; else `present-use` and the like. */
  column: string;
}

/** What the next action of a colour costs. */
export interface PriceView {
  /** All of it in words. */
  text: string;
  price: number;
  payable: boolean;
}

/** A row a colour, with a cell for each thing that can be done with it. */
export interface RowsView {
  /** The columns, each with its heading. */
  heads: string[][];
  /** By the key of the offer. */
  cells: Record<string, CellView>;
}

/** The hand of a turn. */
export interface TurnView extends RowsView {
  /** By colour. */
  prices: Record<string, PriceView>;
}

/** The hand of whoever takes any card free: using and burning of each Present, each Future. */
export interface TakenView extends RowsView {
  /** What stands above each two columns. */
  over: string[];
}

/** Something that can be done with what was asked about: an offer. */
export interface DoneView {
  choice: string;
  label: string;
  enabled: boolean;
  /** Why it can't be done, or "". */
  why: string;
}

/** What lies at a place of the picture that was asked about. */
export interface AskedView {
  place: string;
  title: string;
  lines: string[];
  choices: DoneView[];
}

/** An objective of a solo game. */
export interface GoalView {
  text: string;
  met: boolean;
}

/** How a solo game stands. */
export interface SoloView {
  /** The scenario and the game. */
  title: string;
  /** The final score that would count now, and the one that is required. */
  score: string;
  reached: boolean;
  goals: GoalView[];
  /** What the ghost still does in this round, what each of its cubes does, bonus crowns. */
  lines: string[];
  /** The same in the head: score and objectives met. */
  brief: string;
}

/** How a player would stand if the game ended now. */
export interface TodayView {
  today: FactView[];
  /** Which of both scores counts, and why. */
  why: string;
  /** What lies before the player: city, tracks, supply, bag, banners, cards, discs. */
  lines: string[];
}

/** A player of Città-Stato, as the view holds it. */
export interface SignoriaView extends PlayerView, TodayView {
}

/** An entry of the drawer of tables. */
export interface EntryView {
  name: string;
  text: string;
  /** Whether it is reconstructed, or a part of it. */
  ours: boolean;
}

/** A table in the drawer. */
export interface TableView {
  key: string;
  title: string;
  rows: EntryView[];
}

/** What Città-Stato adds to the view. */
export interface Sections {
  /** What stands for each colour in the picture. */
  letters: Record<string, string>;
  /** None where no turn is asked about. */
  turn: TurnView | null;
  /** None where no card of any colour is taken free. */
  taken: TakenView | null;
  asked: AskedView | null;
  /** How whoever decides stands, while nothing is chosen. */
  now: string[];
  solo: SoloView | null;
  /** None while the drawer is closed. */
  tables: TableView[] | null;
}

/** The view of a game of Città-Stato. */
export interface CittaStatoView extends PanelView, Sections {
}
