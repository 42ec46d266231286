// What scripts hand to one another. The view itself and the commands are typed in view.d.ts, which is made of Python's types.

import type { PageView } from "./view.d.ts";
import type { Node } from "./elements.js";
import type { Board } from "./board.js";

/** What the page remembers by itself. */
export interface Local {
  /** Whether names of places are wanted on the board. */
  coordinates: boolean;
  /** How many players the form for a new game shows; 0 for as many as play now. */
  count: number;
  /** An answer that needed no kernel. */
  notice: { kind: string; text: string; trace: string } | null;
  /** Whether Stop was pressed and not answered yet. */
  stopping: boolean;
  /** The part, `data-answers`, of the last click. */
  at: string;
  /** Whether the kernel is gone. */
  lost: boolean;
  /** How near the board is seen: `fit`, `mine` or `near`. */
  zoom: string;
  /** Whether there is room for board and hand side by side. */
  wide: boolean;
  /** Whether the panel fills the screen. */
  full: boolean;
  /** Whether all dangers are told. */
  rest: boolean;
  /** The drawer that is open, or "". */
  drawer: string;
  /** What is played back on the board at the moment, or null. */
  replay: ReplayState | null;
  /** How fast that is, and whether only one's own cities are shown. */
  pace: { speed: number; mine: boolean };
}

/** How far a replay has come. */
export interface ReplayState {
  playing: boolean;
  beat: number;
  count: number;
  text: string;
  title: string;
}

/** Everything that a part is made of. */
export interface Context {
  // biome-ignore lint/suspicious/noExplicitAny: a game adds fields of its own, typed in its own room
  view: PageView & Record<string, any>;
  words: Record<string, string>;
  meanings: [string, string][];
  rules: Record<string, string>;
  prefix: string;
  local: Local;
  signs: Set<string>;
  sections: Sections;
}

export type Child = Node | string | number | boolean | null | undefined | Child[];
export type Part = (c: Context) => Child;

/** What a game adds: parts by their place, and what it shows over the board while a space is pointed at. */
export interface Sections {
  /** Beside the title. */
  title?: Part[];
  /** In the foot, below the board: switches. */
  switch?: Part[];
  /** Below the foot, while a switch is on. */
  future?: Part[];
  /** In the dock: what was asked about. */
  asked?: Part[];
  /** In the drawer of players, instead of the shared table; and below it. */
  players?: Part[];
  table?: Part[];
  /** Shows what belongs to a space that is pointed at ("" for none): returns a card, or null. */
  pointed?: (c: Context, board: Board, space: string) => Child;
}

/** A command of the page, before its number. */
export type Command = { do: string } & Record<string, unknown>;
