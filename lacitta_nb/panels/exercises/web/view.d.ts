// Made by tools/view_types.py of what Python declares: change it there.

import type { LanguagesView, NoticeView } from "../../web/view.d.ts";

/** Something that can be answered, where it is no space of the board. */
export interface AnswerView {
  key: string;
  text: string;
  /** The name of its sign in the picture, or "". */
  sign: string;
  /** The names of the spaces that it is about, with blanks between. */
  lights: string;
  chosen: boolean;
  /** `right`, `wrong`, `missed`, or "". */
  mark: string;
}

/** An arrow that was drawn, or should have been. */
export interface ArrowView {
  key: string;
  /** The spaces where it begins and ends. */
  ends: string[];
  text: string;
  /** `right`, `wrong`, `missed`, or "". */
  mark: string;
}

/** What is to be seen on the spaces of the board. */
export interface BoardMarksView {
  clickable: string[];
  chosen: string[];
  /** Where an arrow has begun, or "". */
  start: string;
  /** Spaces that are right, wrong or missed. */
  marks: Record<string, string>;
}

/** A sentence about why an answer is right. */
export interface ReasonLineView {
  text: string;
  /** The names of the spaces that it tells of, with blanks between. */
  lights: string;
}

/** What is said of the answer. */
export interface FeedbackView {
  right: boolean;
  title: string;
  /** The right answer in words, or "". */
  answer: string;
  why: ReasonLineView[];
  /** The numbers of the rules. */
  rules: string[];
}

/** How far the training is. */
export interface SoFarView {
  today: string;
  due: string;
  /** How many days in a row, or "". */
  streak: string;
}

/** A player at the table. */
export interface SitterView {
  seat: number;
  name: string;
  /** The names of the spaces where the player stands, with blanks between. */
  lights: string;
}

/** An exercise on the page. */
export interface TaskView {
  /** Which exercise of this session it is. */
  number: number;
  /** `spaces`, `choice`, `several`, `arrows`, `number` or `order`. */
  form: string;
  title: string;
  level: string;
  /** The edition that is played, where it is not the first one; else "". */
  edition: string;
  seats: SitterView[];
  question: string;
  /** The names of the spaces that it tells of, with blanks between. */
  lights: string;
  /** How it is answered. */
  how: string;
  /** In the order in which they are shown. */
  options: AnswerView[];
  arrows: ArrowView[];
  board: BoardMarksView;
  /** The number that was answered, or "". */
  answer: string;
  feedback: FeedbackView | null;
  languages: LanguagesView;
  /** None for an exercise by itself. */
  sofar: SoFarView | null;
  notice: NoticeView | null;
  /** What a screen reader is told. */
  announce: string;
  /** The number of the command that it answers. */
  seq: number;
}

/** What a page may ask. */
export type Command =
  /** Choose an option, or give it up again. */
  | { do: "choose"; key: string }
  /** Click on a space of the board. */
  | { do: "space"; space: string }
  /** Take back an arrow. */
  | { do: "drop"; key: string }
  /** Put an option at another place of the order, from 0. */
  | { do: "move"; key: string; to: number }
  /** Ask whether the answer is right; `number` is what stands in the field for a number. */
  | { do: "check"; number?: string }
  /** Give no answer and see the right one. */
  | { do: "skip" }
  /** Go on to the next exercise. */
  | { do: "next" }
  /** Say everything in another language. */
  | { do: "language"; name: string };
