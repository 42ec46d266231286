// What the scripts hand one another, beside the view and the commands (view.d.ts).

import type { Board } from "./board.js";
import type { Command, GroupView, NoticeView, PageView, RulesView } from "./view.d.ts";

declare global {
  /** The name of the style sheet that belongs to a bundle; tools/bundle.js puts it in. */
  const SHEET: string;
}

/** An element as plain data, as `h` makes it: see elements.js. */
export interface Plain {
  tag: string;
  attributes: Attributes;
  children: (Plain | string | number)[];
}

/**
 * Attributes by name: one that is false, null or undefined is not there, one that is true is there and
 * empty. `data-key` tells an element apart from others beside it; `data-value` is the value of a field,
 * which is set on the element itself; `html` is a picture from Python, put into the element as it is.
 */
export type Attributes = Record<string, string | number | boolean | null | undefined>;

/** What can be a child: false, null, undefined and "" are left out, lists are taken apart. */
export type Content = Plain | string | number | false | null | undefined | Content[];

/** The words of the panel by key; `meanings` and `rules` are tables of words. */
export type Words = Record<string, string> & Tables;

interface Tables {
  /** The signs in the picture, each with what it means. */
  meanings: [string, string][];
  /** What each rule says, by its number. */
  rules: Record<string, string>;
}

/** What the page remembers by itself. */
export interface Local {
  /** Whether names of places are wanted on the board. */
  coordinates: boolean;
  /** Whether there is room for them. */
  named: boolean;
  /** Whether names of areas are wanted on the board. */
  areas: boolean;
  /** Whether it has any. */
  parted: boolean;
  /** How many players the form for a new game shows; 0 for as many as play now. */
  count: number;
  /** An answer that needed no kernel. */
  notice: NoticeView | null;
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
  /** The hints of which it is told why, by their actions. */
  unfolded: string[];
  /** The drawer that is open, or "". */
  drawer: string;
  /** What is searched for in the drawer of rules. */
  query: string;
  /** Whether only rules that differ between editions are shown there. */
  differing: boolean;
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
  /** The kind of event that the line tells of. */
  kind: string;
  title: string;
}

/** Everything that a part is made of. */
export interface Context<View = PageView> {
  view: View;
  words: Record<string, string>;
  /** The signs in the picture, each with what it means. */
  meanings: [string, string][];
  /** What each rule says, by its number. */
  rules: Record<string, string>;
  /** What ids in the picture begin with. */
  prefix: string;
  local: Local;
  /** The names of the signs that the picture has. */
  signs: Set<string>;
  sections: Sections;
  /** What the game's own parts remember of this view of the panel. */
  own: Record<string, any>;
}

export type Part = (c: Context) => Content;

// biome-ignore lint/suspicious/noExplicitAny: each game's parts take the view of their game
type OwnPart = (c: any) => Content;

/** What a game adds: parts by their place, and what it shows over the board while a space is pointed at. */
export interface Sections {
  /** Beside the title. */
  title?: OwnPart[];
  /** In the foot, below the board: switches. */
  switch?: OwnPart[];
  /** In the foot, before the switches: what one of them offers while it is on. */
  switched?: OwnPart[];
  /** Below the foot, while a switch is on. */
  future?: OwnPart[];
  /** In the dock: what was asked about. */
  asked?: OwnPart[];
  /** In the drawer of players, instead of the shared table; and below it. */
  players?: OwnPart[];
  table?: OwnPart[];
  /** In the hand, above the cards. */
  hand?: OwnPart[];
  /** Groups of offers, by their key, that the game shows otherwise than as cards, such as in `hand`. */
  groups?: Record<string, (c: any, group: GroupView) => Content>;
  /** Options from which a question is asked in the hand, where that is not the usual number. */
  many?: number;
  /** What the column beside the board has at the least, across and up, where that is not the usual. */
  side?: { side: number; hand: number };
  /** Whether the board reaches into its corners: then the buttons of its size lie beside it. */
  full?: boolean;
  /** A selector of the pieces that are read over whatever lights up a space. */
  read?: string;
  /** What is planned, instead of a row for each space that may be chosen. */
  plan?: OwnPart;
  /** Drawers of the game, by name: the key of its name in the words, and what it holds. */
  drawers?: Record<string, { title: string; part: OwnPart }>;
  /** Hears of a button that was pressed, and may say what it asks for instead of what it was made for. */
  pressed?: (c: any, button: HTMLElement) => Command | undefined;
  /** Shows what belongs to a space that is pointed at ("" for none): returns a card, or null. */
  pointed?: (c: any, board: Board, space: string) => Content;
}

/** The traits of a widget that make its picture: see picture.js. */
export interface Drawn {
  prefix: string;
  board: string;
  title: string;
  pieces: [string, string][];
  /** Names of areas; exercises have none. */
  areas?: [string, string][];
  marks: [string, string][];
  labels: string[];
  /** Where the things to be clicked are, in units of the picture. */
  spots: [number, number][];
}

/** The traits of the widget, as Python fills them. */
export interface Traits extends Drawn {
  words: Words;
  view: PageView;
  hiding: string;
  heard: Heard;
}

/** The model of the rules beside no table. */
export interface RulebookModel {
  widget_manager?: { kernel?: Kernel };
  get(name: "words"): Record<string, string>;
  get(name: "view"): RulesView;
  send(message: { request: Command }): void;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
}

/** What the kernel says of a command as soon as it has it. */
export interface Heard {
  seq: number;
  /** Whether it takes the command up. */
  taken: boolean;
  /** Its time, in milliseconds. */
  clock: number;
}

/** The widget's model, as anywidget gives it. */
export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  /** Sends a command with its number, and until when, by the kernel's clock, it is wanted: see line.js. */
  send(message: { request: { seq: number; [field: string]: unknown } }): void;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
  widget_manager?: { kernel?: Kernel };
}

/** A signal of JupyterLab's, of which only connecting is used. */
interface Signal<Told> {
  connect(heard: (sender: unknown, told: Told) => void): unknown;
  disconnect(heard: (sender: unknown, told: Told) => void): unknown;
}

/** What JupyterLab tells of a kernel; other front ends tell less. */
export interface Kernel {
  status?: string;
  statusChanged?: Signal<string>;
  connectionStatusChanged?: Signal<string>;
  disposed?: Signal<unknown>;
}
