// Made by tools/view_types.py of what Python declares: change it there.

/** The status line. */
export interface NoticeView {
  /** `info` or `error`. */
  kind: string;
  text: string;
  /** Details of an error that nobody foresaw, or "". */
  trace: string;
}

/** What the panel can speak. */
export interface LanguagesView {
  spoken: string;
  /** Each language, with its name in itself. */
  all: string[][];
}

/** How far the game is, at a glance. */
export interface ProgressView {
  /** The part that is played, from 1 on; more than `of` when the game is over. */
  now: number;
  of: number;
}

/** One of the phases in the head. */
export interface PhaseView {
  key: string;
  title: string;
  help: string;
  /** `done`, `now` or `later`. */
  state: string;
}

/** Who must decide. */
export interface DecisionView {
  /** The seat. */
  player: number;
  text: string;
}

/** A line of the log: a heading, or a sentence. */
export interface LineView {
  heading?: string;
  text?: string;
  rule?: string;
  /** The kind of event; `why`, `nothing` or `more` for what is none. */
  kind?: string;
  /** The seat, or −1. */
  player?: number;
  /** The names of spaces to be lit up, with blanks between. */
  lights?: string;
}

/** The log, newest last. */
export interface LogView {
  lines: LineView[];
  /** Whether it goes back to the beginning. */
  all: boolean;
  /** Whether there is more before it. */
  earlier: boolean;
}

/** A number or word with its heading. */
export interface FactView {
  title: string;
  text: string;
  strong: boolean;
  /** The name of its sign in the picture, or "". */
  sign: string;
}

/** How much a player has of what is needed, such as citizens of food. */
export interface GaugeView {
  have: number;
  need: number;
  /** The same in words. */
  label: string;
  /** Whether it is not enough. */
  short: boolean;
  /** The name of the sign of what it is, or "". */
  sign: string;
  /** The same of what is needed, where that is something else. */
  need_sign: string;
}

/** What whoever decides has to fear. */
export interface DangerView {
  /** The worst of it, as far as it is late enough to matter; or "". */
  text: string;
  /** `bad`; `good` where what is chosen prevents it; or "". */
  tone: string;
  /** What else could happen. */
  rest: string[];
}

/** Something that another player did since the last turn of the one who decides. */
export interface SinceView {
  seat: number;
  text: string;
  /** The names of its spaces, with blanks between. */
  lights: string;
}

/** A player in the strip of players; a game's own scripts find more fields of its own. */
export interface PlayerView {
  seat: number;
  name: string;
  /** Which computer player sits there; "" for a person. */
  computer: string;
  to_move: boolean;
  /** The names of the spaces where the player stands, with blanks between. */
  lights: string;
  gauge: GaugeView | null;
  facts: FactView[];
}

/** A line of the result, best first. */
export interface ScoreView {
  rank: number;
  seat: number;
  name: string;
  facts: FactView[];
}

/** A player who has seen a secret. */
export interface LookerView {
  seat: number;
  name: string;
}

/** The hand-over of secrets: who may ask for it, the curtain, and what lies behind it. */
export interface LookView {
  players: LookerView[];
  /** The closed curtain's question, or "". */
  ask: string;
  /** What whoever it is for presses. */
  confirm: string;
  /** What is shown behind the open curtain. */
  cards: string[];
}

/** A file that the browser keeps. */
export interface DownloadView {
  name: string;
  text: string;
}

/** A setting of a new game. */
export interface FieldView {
  name: string;
  label: string;
  /** Each value with its label. */
  values: string[][];
  usual: string;
  /** With how many players it means something; empty for any number. */
  seats: number[];
}

/** A table beside the form of a new game. */
export interface AsideView {
  title: string;
  heads: string[];
  /** The cells of each row, the first of which is its name. */
  rows: string[][];
  /** What is to be known of it. */
  text: string;
  /** With how many players it means something; empty for any number. */
  seats: number[];
}

/** The form of a new game, beside names and seed. */
export interface FormView {
  /** How many can play. */
  seats: number[];
  fields: FieldView[];
  aside: AsideView | null;
}

/** Saving, loading, codes, and what a new game can be. */
export interface FilesView {
  names: string[];
  code: string;
  python: string;
  download: DownloadView | null;
  /** What can be said of a new game; None where none is begun on the panel. */
  form: FormView | null;
  players: string[];
}

/** What lies over the board. */
export interface BoardView {
  /** The spaces that may be chosen, each with a short text or "". */
  badges: Record<string, string>;
  selected: string | null;
  /** The space on which a second click confirms. */
  confirms: string | null;
  /** Spaces on which something is new since the last turn of the one who decides. */
  fresh: string[];
  /** Other spaces that are part of what is chosen, or of the computer players' last moves. */
  planned: string[];
}

/** The present step of the guide. */
export interface GuideView {
  /** Its number, from 1. */
  step: number;
  /** How many steps there are. */
  of: number;
  text: string;
  /** The part of the panel that it is about: `hand`, `board` or `dock`. */
  at: string;
  /** The spaces that are lit up meanwhile, or "". */
  lights: string;
}

/** Everything that every panel shows beside the board. */
export interface PanelView {
  title: string;
  progress: ProgressView | null;
  phases: PhaseView[];
  /** What happens in this phase, or "". */
  explain: string;
  decision: DecisionView | null;
  step: StepView;
  back: BackView;
  /** Whether the last click put another game on the table. */
  replaced: boolean;
  groups: GroupView[];
  questions: QuestionView[];
  plan: PlanView | null;
  /** What is asked next, or "". */
  prompt: string;
  /** What the chosen offer does, or "". */
  help: string;
  hint: HintsView;
  auto: AutoView;
  seats: SeatsView;
  refused: ReasonView | null;
  danger: DangerView | null;
  since: SinceView[];
  /** Whether there was a turn since which that is told; else it is told from the beginning. */
  since_turn: boolean;
  preview: PreviewView | null;
  predict: PredictView;
  happened: LineView[];
  coach: CoachView;
  /** None without a guide, and while no person must decide. */
  guide: GuideView | null;
  lesson: LessonView | null;
  players: PlayerView[];
  look: LookView;
  /** None while its drawer is closed. */
  log: LogView | null;
  /** None while its drawer is closed. */
  rules: RulesView | null;
  /** [] before the end. */
  scores: ScoreView[];
  /** What waits for a yes, or "". */
  question: string;
  notice: NoticeView | null;
  files: FilesView;
  languages: LanguagesView;
}

/** What the page gets beside the pictures. */
export interface PageView extends PanelView {
  board: BoardView;
  replay: ReplayView | null;
  /** What a screen reader should say of the last command. */
  announce: string;
  /** The end of that: what it should say when the replay has told line by line what happened. */
  announce_next: string;
  /** The number of the command that this answers. */
  seq: number;
}

/** Why something can't be chosen, or was refused. */
export interface ReasonView {
  /** The number of the rule. */
  rule: string;
  /** The sentence. */
  text: string;
}

/** One thing that could be chosen. */
export interface OfferView {
  key: string;
  label: string;
  detail: string;
  help: string;
  /** The name of its sign in the picture, or "". */
  sign: string;
  enabled: boolean;
  reason: ReasonView | null;
  chosen: boolean;
}

/** Offers under one heading. */
export interface GroupView {
  key: string;
  title: string;
  choices: OfferView[];
}

/** One answer to a question. */
export interface OptionView {
  value: string | number | number[];
  label: string;
  help: string;
  sign: string;
  enabled: boolean;
  reason: ReasonView | null;
  chosen: boolean;
}

/** What is asked about the chosen offer. */
export interface QuestionView {
  facet: string;
  title: string;
  options: OptionView[];
}

/** A space of a plan. */
export interface PlanRowView {
  space: string;
  label: string;
  /** How often the plan names it. */
  count: number;
  /** Whether it may be named once more. */
  more: boolean;
  less: boolean;
  /** What it would bring or cost, as on the board. */
  badge: string;
  /** What would be lost with it, in words. */
  costs: string;
}

/** Several actions that are chosen together. */
export interface PlanView {
  /** Whether a space may be named several times. */
  counted: boolean;
  /** How many are still to be planned. */
  left: number;
  rows: PlanRowView[];
}

/** One thing that confirming would change. */
export interface EffectView {
  text: string;
  /** `good`, `bad` or ``. */
  tone: string;
}

/** What confirming would play and change. */
export interface PreviewView {
  title: string;
  /** The text form of the actions. */
  action: string;
  effects: EffectView[];
  warnings: string[];
}

/** One piece of advice. */
export interface HintView {
  title: string;
  /** How much better it is, in a word or two, or "". */
  effect: string;
  /** How likely it wins, or "". */
  chance: string;
  /** How many other ways are as good, or "". */
  ways: string;
  /** Why. */
  text: string;
  action: string;
  /** The spaces at which it is done, with blanks between. */
  lights: string;
}

/** The Hint button and what it says. */
export interface HintsView {
  offered: boolean;
  /** Than what they are better, or "". */
  lead: string;
  /** Whose advice it is and how far it looks, or "". */
  about: string;
  shown: HintView[];
}

/** What is told of a player when a stage is over. */
export interface ReviewView {
  seat: number;
  /** What cost most, and what would have been better. */
  texts: string[];
  /** Where to go back to, by number of steps and plays; −1 for nowhere. */
  place: number;
}

/** The coach. */
export interface CoachView {
  offered: boolean;
  on: boolean;
  /** [] unless a stage has just ended. */
  reviews: ReviewView[];
}

/** The lesson at the table. */
export interface LessonView {
  name: string;
  /** The number of the task, from 1; behind the last one when all have been gone through. */
  at: number;
  of: number;
  /** What the task asks for; on the last page how the lesson went. */
  ask: string;
  /** The goal in a few words; "" on the last page. */
  goal: string;
  /** How the goal stands: `open`, `met` or `missed`; on the last page `met` or `open`. */
  standing: string;
  /** The same in a word. */
  stands: string;
  /** Why it was missed, or met by less than the solution; or "". */
  why: string;
  /** What was learnt, when it is met or shown; or "". */
  learnt: string;
  /** The numbers of the rules that were learnt. */
  rules: string[];
  /** The steps of help that were asked for. */
  helps: string[];
  /** What the button for help says. */
  help: string;
  /** Whether there is another step of help. */
  more: boolean;
  /** What the button that goes on says; "" where there is nothing to go on to. */
  next: string;
  /** What is best done now: `next`, `retry`, or "" for playing. */
  main: string;
  /** Whether there is a task before this one. */
  back: boolean;
}

/** The Step button. */
export interface StepView {
  enabled: boolean;
  /** Whether the button beside it, which runs on to the next decision, can be pressed. */
  run: boolean;
  label: string;
  /** Why one of them can't be pressed, or "". */
  why: string;
}

/** Going back and forth. */
export interface BackView {
  undo: boolean;
  /** Why nothing can be taken back though something was done, or "". */
  barred: string;
  redo: boolean;
  /** Where undo can stop, beside one step and a decision, by the word of the command. */
  stops: string[];
  /** Whether persons play with computer players. */
  mixed: boolean;
  /** What the last click took back or played again, or "". */
  text: string;
}

/** Playing by itself. */
export interface AutoView {
  offered: boolean;
  running: boolean;
  pace: string;
  /** Each pace with its name. */
  paces: string[][];
  /** Milliseconds until the page sends a tick; None for not at all. */
  wait: number | null;
  /** What that tick bears. */
  ticket: number;
  /** What is waited for, or "". */
  text: string;
}

/** Who sits at a seat. */
export interface SeatView {
  seat: number;
  name: string;
  kind: string;
  /** Who can sit there: kinds with their names. */
  kinds: string[][];
}

/** Who plays. */
export interface SeatsView {
  /** Who can sit down in a new game. */
  offered: string[][];
  /** What each kind of player is like, and what choosing one does. */
  helps: string[];
  seats: SeatView[];
}

/** One thing that may happen. */
export interface GuessableView {
  key: string;
  label: string;
  /** Whose it is, or −1. */
  seat: number;
  /** The names of spaces to be lit up, with blanks between. */
  lights: string;
  chosen: boolean;
}

/** What is asked before a phase. */
export interface AskView {
  /** A word for it. */
  kind: string;
  /** What is asked, or what is to be clicked next. */
  question: string;
  options: GuessableView[];
  /** Whether several may be chosen. */
  many: boolean;
  /** Whether nothing is no answer: something of it happens in any case. */
  needed: boolean;
}

/** One line of a marked prediction. */
export interface MarkView {
  text: string;
  /** The rule by which it came true, or "". */
  rule: string;
  /** Whether what was predicted came true; None for what came true and was not predicted. */
  right: boolean | null;
  /** The names of spaces to be lit up, with blanks between. */
  lights: string;
}

/** A prediction of which the phase is over. */
export interface MarkedView {
  lines: MarkView[];
  score: string;
}

/** Predict, then see. */
export interface PredictView {
  on: boolean;
  /** Whether the game ever asks. */
  offered: boolean;
  ask: AskView | null;
  marked: MarkedView | null;
}

/** Somebody goes from one place of the board to another. */
export interface WalkView {
  /** In whose colour. */
  seat: number;
  /** The way, in units of the SVG. */
  points: number[][];
  /** The sign that goes: `#{prefix}-{sign}`. */
  sign: string;
  /** Whether they are gone before they arrive. */
  lost: boolean;
  /** How many go. */
  count: number;
}

/** One line of what happened, and what it does on the board. */
export interface BeatView {
  text: string;
  rule: string;
  /** The kind of event; `rest` for phases that are told at once. */
  kind: string;
  /** Whom it is about. */
  seats: number[];
  /** Names of spaces that it is about, with spaces between. */
  lights: string;
  walk: WalkView | null;
  /** The spaces on which something breaks. */
  cracks: string[];
  /** The spaces at which `sign` shakes: something is short there. */
  shakes: string[];
  sign: string;
  /** The keys of what tells of it on the layer of marks. */
  marks: string[];
  /** What it leaves otherwise than the beat before. */
  patch: ((string | null)[])[];
}

/**
 * What the last command did, beat by beat.
 *
 * The page has the picture of the end; `back` leads from that, or from any beat, to the beginning.
 */
export interface ReplayView {
  /** Another one for each command that has something to play. */
  id: number;
  title: string;
  back: ((string | null)[])[];
  beats: BeatView[];
}

/** A rule. */
export interface RuleView {
  number: string;
  text: string;
  /** The names of editions that make something of it, each with what. */
  editions: string[][];
  /** What else it is found by: other words for it, and what its example says. */
  find: string;
}

/** The rules of one letter. */
export interface PartView {
  key: string;
  title: string;
  rules: RuleView[];
}

/** A word of the game, and what the thing does. */
export interface TermView {
  name: string;
  text: string;
}

/** The example of the rule that is open. */
export interface ExampleView {
  text: string;
  /** An SVG. */
  picture: string;
  /** Whether the rule is about something on the board of this moment, which can be lit up. */
  here: boolean;
}

/** The drawer of rules. */
export interface RulesView {
  /** The number of the rule that is open, or "". */
  open: string;
  /** The only edition whose rules are shown, or "". */
  edition: string;
  /** The editions with their names; [] where there is but one. */
  editions: string[][];
  parts: PartView[];
  terms: TermView[];
  example: ExampleView | null;
  /** The names of spaces that are lit up, with blanks between. */
  lights: string;
}

/** What a page may ask. */
export type Command =
  /** Run the next phase, or make the move of the computer player who must decide. */
  | { do: "step" }
  /** Go on to the next decision of a person. */
  | { do: "run" }
  /** Play what is chosen. */
  | { do: "confirm" }
  /** Take back, as far as `to`: `one`, `decision`, `end`, or one of the stops of the game. */
  | { do: "undo"; to?: string }
  /** Play again what was taken back; as far as `to`, as for `Undo`. */
  | { do: "redo"; to?: string }
  /** Choose what to do, perhaps at a space at once. */
  | { do: "choose"; choice: string; space?: string }
  /** Answer one of the questions about the choice. */
  | { do: "pick"; facet: string; value: string | number | number[] }
  /** Click on a space of the board. */
  | { do: "space"; space: string }
  /** Plan one more of several actions, at a space. */
  | { do: "plan"; space: string }
  /** Take the action at a space out of the plan. */
  | { do: "unplan"; space: string }
  /** Choose nothing. */
  | { do: "cancel" }
  /** Turn the forecast on or off, or ask what follows from a wish, such as `culture health`. */
  | { do: "forecast"; on?: boolean; wish?: string }
  /** Ask for the secrets that a player has seen. */
  | { do: "curtain"; player: number }
  /** Show what lies behind the curtain. */
  | { do: "reveal" }
  /** Put it away again. */
  | { do: "hide" }
  /** Show the whole log, or the last steps only. */
  | { do: "log"; all?: boolean }
  /** Open a drawer whose content travels only while it is open, such as `log`; "" closes it. */
  | { do: "drawer"; name?: string }
  /**
   * Open a rule in the drawer of rules, or fold it up; "" opens the drawer at none.
   *
   * `show` lights up on the board what it is about there.
   */
  | { do: "rule"; number?: string; show?: boolean }
  /** Show the rules of one edition only; "" for those of all. */
  | { do: "edition"; name?: string }
  /** Ask before a phase what it will bring, or ask no more. */
  | { do: "predict"; on: boolean }
  /** Choose one of the things that may happen, or give it up again. */
  | { do: "guess"; key: string }
  /** Go on with what has been chosen. */
  | { do: "guessed" }
  /** Have a coach at the table, or send them away. */
  | { do: "coach"; on: boolean }
  /** Go back to where so many steps and plays had been made. */
  | { do: "go_back"; place: number }
  /** Send the guide on: `next`, or away for good: `away`. */
  | { do: "guide"; to: string }
  /** Say everything in another language. */
  | { do: "language"; name: string }
  /** Go on in a lesson: `help`, `retry`, `reveal`, `next` or `back`. */
  | { do: "learn"; to: string }
  /** Show the game as it is. */
  | { do: "refresh" }
  /**
   * Begin a new game; without `seats` all are persons.
   *
   * Each further field of the command is one of the `settings`, of which the game knows the rest.
   */
  | { do: "new"; names: string[]; seed: string; seats?: string[]; [setting: string]: string | string[] | undefined }
  /** Go on from this position with dice that were thrown at a real table. */
  | { do: "thrown"; dice: string[]; roll: number }
  /** Save the game in the folder. */
  | { do: "save"; name: string }
  /** Load a game from the folder. */
  | { do: "load"; name: string }
  /** Load a game from a text: a game code, or the content of a file called `name`. */
  | { do: "upload"; text: string; name?: string }
  /** Offer the saved game to the browser. */
  | { do: "download" }
  /** Show the game as a code and as Python. */
  | { do: "code" }
  /** Do what was asked about. */
  | { do: "yes" }
  /** Don't do it. */
  | { do: "no" }
  /** Go on without being asked. */
  | { do: "play" }
  /** Stop going on, and thinking. */
  | { do: "stop" }
  /** How fast the panel goes on. */
  | { do: "pace"; pace: string }
  /** The page's turn to ask for the next piece; only the newest ticket counts. */
  | { do: "tick"; ticket: number }
  /** Who sits at a place of the table from now on. */
  | { do: "seat"; seat: number; kind: string }
  /** Ask for advice, or put it away. */
  | { do: "hint" }
  /** Choose what a hint says. */
  | { do: "take"; hint: number };
