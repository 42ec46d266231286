// What the scripts hand one another, beside the view and the commands (view.d.ts).

import type { NoticeView, PageView } from "./view.d.ts";

/** An element as plain data, as `h` makes it: see elements.js. */
export interface Plain {
  tag: string;
  attributes: Attributes;
  children: (Plain | string | number)[];
}

/**
 * Attributes by name: one that is false, null or undefined is not there, one that is true is there and
 * empty. `data-key` tells an element apart from others beside it; `data-value` is the value of a field,
 * which is set on the element itself.
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

/** What only this view of the panel knows, and Python doesn't. */
export interface Local {
  /** Whether the board shows the names of its spaces. */
  coordinates: boolean;
  /** How many play in the form of a new game; 0 for as many as now. */
  count: number;
  /** The phase that is explained, or "" for the one that is on. */
  phase: string;
  /** Why what was clicked can't be done, or "". */
  reason: string;
  /** What the page itself has to say. */
  notice: NoticeView | null;
  /** Whether Stop was pressed and nothing has answered yet. */
  stopping: boolean;
  /** Where the last click was: a value of `data-answers`. */
  at: string;
  /** Whether the kernel is gone. */
  lost: boolean;
}

/** What every part is made of. */
export interface Context<View = PageView> {
  view: View;
  words: Words;
  /** What ids in the picture begin with. */
  prefix: string;
  local: Local;
  /** The names of the signs that the picture has. */
  signs: Set<string>;
  /** The game's own parts, by place: see sections.js. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's parts take the view of their game
  sections: Record<string, (c: any) => Content>;
}

/** The traits of the widget, as Python fills them; `request` is the page's own. */
export interface Traits {
  prefix: string;
  words: Words;
  board: string;
  title: string;
  pieces: string;
  marks: string;
  labels: string[];
  view: PageView;
  hiding: string;
  heard: Heard;
  /** A command with its number, and until when, by the kernel's clock, it is wanted: see line.js. */
  request: { seq?: number; [field: string]: unknown };
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
  save_changes(): void;
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
