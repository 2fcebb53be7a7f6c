import type { Rules } from '../game/rules.ts';
import type { Shape } from '../game/shape.ts';
import type { BoardGeometry, Rect } from './boardGeometry.ts';
import type { ScreenName } from './places.ts';
import type { BoardTurn } from './turning.ts';

/** CSS pixels throughout, from the top left corner of the page. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** The factor by which the browser's text size is enlarged; default 1. */
  readonly text?: number;
  /** Whether the page is seen from afar, so that the board gets more of it. */
  readonly isFar?: boolean;
}

export type Handedness = 'right' | 'left';

/** The page's text direction. */
export type Direction = 'ltr' | 'rtl';

export interface LayoutRequest {
  readonly screen: ScreenName;
  readonly viewport: Viewport;
  readonly shape: Shape;
  readonly rules: Rules;
  /** The hand that presses the buttons: in landscape the column is on that side of the board. */
  readonly hand: Handedness;
  /** In right-to-left pages, the places bar is at the right, and the menu's name at the board's left. */
  readonly direction: Direction;
  /** Whether a card lies between the board and the buttons. */
  readonly hasCard?: boolean;
  /** Whether a study is on the board: on an upright phone the board moves up, so that its panel gets the free space. */
  readonly hasStudy?: boolean;
  /** The board's rotation; default: none. */
  readonly turn?: BoardTurn;
}

/**
 * The rectangles of everything on the page. Without `moves` the list is a sheet, opened by the line of `recent` moves.
 */
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
  /** On a desk, a row of smaller buttons below `actions`; games have it, studies and exercises use its space. */
  readonly quietRow?: Rect | undefined;
  readonly moves: Rect | undefined;
  readonly recent: Rect | undefined;
  /** Space on an upright phone for an exercise's text. */
  readonly card?: Rect | undefined;
  /**
   * The shared area of strips and status on a small page. Larger parts are then laid over the board, on all of `panel`.
   */
  readonly bar: Rect | undefined;
  /** Space for the name beside the menu's board; undefined where the name is part of the panel. */
  readonly name?: Rect | undefined;
  /** The places bar: at the bottom of an upright page, else at the start side; undefined on other screens. */
  readonly places?: Rect | undefined;
}

/**
 * The part of the page available to a screen; `left` is the space taken at its left. A places bar does not change the
 * choice of layout.
 */
export interface Room extends LayoutRequest {
  readonly left: number;
  readonly isUpright: boolean;
}

/** A page narrower or lower than this counts as a phone's. The style sheets use the same number. */
export const PHONE_PIXELS = 560;
