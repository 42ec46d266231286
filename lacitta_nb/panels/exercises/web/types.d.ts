// What the scripts of the exercises hand one another, beside the view and the commands (view.d.ts).

import type { Drawn, Heard, Kernel } from "../../web/types.d.ts";
import type { TaskView } from "./view.d.ts";

/** The words of the page by key; `rules` says what each rule says. */
export type Words = Record<string, string> & {
  rules: Record<string, string>;
  /** The signs in the picture, each with what it means. */
  meanings: [string, string][];
};

/** The traits of the widget, as Python fills them. */
export interface Traits extends Drawn {
  words: Words;
  view: TaskView;
  hiding: string;
  heard: Heard;
}

/** The widget's model, as anywidget gives it. */
export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  send(message: { request: { seq: number; [field: string]: unknown } }): void;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
  widget_manager?: { kernel?: Kernel };
}

/** Everything that a part is made of. */
export interface Context {
  view: TaskView;
  words: Words;
  prefix: string;
  /** The names of the signs that the picture has. */
  signs: Set<string>;
  /** The number of the rule whose text is shown, or "". */
  rule: string;
  /** Whether the kernel is gone. */
  lost: boolean;
  /** An answer of the page itself, or "". */
  told: string;
  /** How near the board is seen: `fit`, `mine` or `near`. */
  zoom: string;
}
