// Made by tools/view_types.py of what Python declares: change it there.

import type { PanelView, PlayerView } from "../../../../panels/web/view.d.ts";

/** A neighbour of a city. */
export interface NeighbourView {
  castle: string;
  /** The seat. */
  owner: number;
  name: string;
  /** The points of each service there. */
  services: string[];
  /** For each service who would gain a citizen of whom: `gain`, `lose` or ``. */
  compare: string[];
}

/** A city in the table of players. */
export interface CityView {
  castle: string;
  spaces: string[];
  citizens: number;
  limit: number | null;
  /** Citizens that no building needs. */
  spare: number;
  /** The points of each service. */
  services: string[];
  neighbours: NeighbourView[];
}

/** What a player of La Città owns. */
export interface OwnerView {
  /** The place in this year's order. */
  place: number;
  start: boolean;
  gold: number;
  food: number;
  citizens: number;
  /** How much food is lacking. */
  short: number;
  cards: number;
  turns: number;
  figures: number;
  /** Whether the first turn is lost for hunger. */
  penalty: boolean;
  out: boolean;
  /** The political cards before the player, in words. */
  face_down: string;
  cities: CityView[];
}

/** A player of La Città, as the view holds it. */
export interface CitizenView extends PlayerView, OwnerView {
}

/** A voice card. */
export interface VoiceView {
  circle: number;
  /** "" while it is not known. */
  service: string;
  text: string;
  help: string;
}

/** Voice cards, political cards, deck and supply. */
export interface CardsView {
  /** Whether this year's voice cards lie there. */
  laid: boolean;
  voice: VoiceView[];
  display: string[];
  /** What each card on display does and costs. */
  helps: string[];
  /** What a look at hidden voice cards has shown, as far as the screen may tell it, or "". */
  looked: string;
  deck: number;
  supply: number;
}

/** A wish that can still come. */
export interface WishView {
  key: string;
  /** The services. */
  signs: string[];
  label: string;
  chance: string;
}

/** The food of a player, now and at the feeding. */
export interface BalanceView {
  seat: number;
  name: string;
  now: string;
  then: string;
  short: number;
  /** The citizens who are left. */
  left: number;
}

/** What would follow if the year ended now. */
export interface ForecastView {
  on: boolean;
  wishes: WishView[];
  /** The key of the wish that is shown. */
  shown: string;
  /** Whose knowledge it rests on, and which chosen turn is counted in. */
  about: string;
  lines: string[];
  assumed: string[];
  balances: BalanceView[];
  /** What one more point would change. */
  more: string[];
}

/** What could be done at a space. */
export interface HereView {
  key: string;
  label: string;
}

/** A space that was asked about. */
export interface SpaceView {
  name: string;
  lines: string[];
  choices: HereView[];
}

/** What La Città adds to the view. */
export interface Sections {
  cards: CardsView;
  /** The services that the people want, once they have spoken. */
  wished: string[];
  /** What the people want, or "". */
  wish: string;
  /** What the player has whose turn it is, or "". */
  means: string;
  forecast: ForecastView | null;
  space: SpaceView | null;
}

/** The view of a game of La Città. */
export interface LaCittaView extends PanelView, Sections {
}
