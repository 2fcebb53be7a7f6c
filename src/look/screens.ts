import type { Rules } from '../game/rules.ts';
import type { Shape } from '../game/shape.ts';
import type { BoardGeometry, Rect } from './boardGeometry.ts';
import type { ScreenName } from './places.ts';
import type { BoardTurn } from './turning.ts';

/** CSS pixels throughout, from the top left corner of the page. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** How many times as large as usual a person has asked the browser to show text; 1 if left out. */
  readonly text?: number;
  /** Whether the page is seen from afar, so that the board gets more of it. */
  readonly isFar?: boolean;
}

export type Handedness = 'right' | 'left';

/** Which way the text of the page runs. */
export type Direction = 'ltr' | 'rtl';

export interface LayoutRequest {
  readonly screen: ScreenName;
  readonly viewport: Viewport;
  readonly shape: Shape;
  readonly rules: Rules;
  /** The hand that presses the buttons: in landscape the column is on that side of the board. */
  readonly hand: Handedness;
  /** Where text runs from right to left, the bar of the places is at the right, and the menu's name at the board's left. */
  readonly direction: Direction;
  /** Whether a card lies between the board and the buttons. */
  readonly hasCard?: boolean;
  /** How the board lies; as printed if left out. */
  readonly turn?: BoardTurn;
}

/** The place of everything on the page. Without `moves` the list is a sheet, which a line of the `recent` moves opens. */
export interface Layout {
  readonly orientation: 'portrait' | 'landscape';
  /** The size of body text, which scales everything in the DOM. */
  readonly unit: number;
  readonly board: BoardGeometry;
  /** The column or area beside the board that holds all controls. */
  readonly panel: Rect;
  readonly opponentStrip: Rect;
  readonly ownStrip: Rect;
  readonly status: Rect;
  readonly actions: Rect;
  readonly moves: Rect | undefined;
  readonly recent: Rect | undefined;
  /** Space on a phone held upright for what is said of an exercise. */
  readonly card?: Rect | undefined;
  /** Where strips and status lie together on a page with little space. Larger parts then lie over the board, on all of `panel`. */
  readonly bar: Rect | undefined;
  /** Space for the name beside the menu's board; undefined where the name is part of the panel. */
  readonly name?: Rect | undefined;
  /** The bar that leads to the places: at the bottom of an upright page, else where its lines begin; undefined on other screens. */
  readonly places?: Rect | undefined;
}

/** What a screen may use of the page: `left` is what lies at the left of it. A window keeps its arrangement beside a bar. */
export interface Room extends LayoutRequest {
  readonly left: number;
  readonly isUpright: boolean;
}

/** A page narrower or lower than this counts as a phone's. The style sheets use the same number. */
export const PHONE_PIXELS = 560;
