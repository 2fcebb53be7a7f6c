import * as v from 'valibot';

export const BATTERY_SAVERS = ['off', 'auto', 'on'] as const;

/** How a person plays moves, and what the device does meanwhile. */
export const PLAYING_FIELDS = {
  /** Whether a first press only shows a move, which a second one plays. */
  confirmMoves: v.boolean(),
  /** Whether discs can be dragged onto the board, besides being pressed there. */
  dragDiscs: v.boolean(),
  /** Whether a square pressed at a table while the other side thinks is the next move. */
  premoves: v.boolean(),
  /** Whether the screen stays on during a game with a clock. */
  keepAwake: v.boolean(),
  /** When the board is painted with half as many frames; `auto`: as long as the battery is low. */
  batterySaver: v.picklist(BATTERY_SAVERS),
  /** Whether great wins and days in a row are celebrated. */
  ceremonies: v.boolean(),
  /** Whether the page is seen from afar: board, words and cursor are larger. */
  farView: v.boolean(),
  /** Whether somebody with a gamepad has been asked about it. */
  farOffered: v.boolean(),
} as const;

export const PLAYING_DEFAULTS = {
  confirmMoves: false,
  dragDiscs: false,
  premoves: true,
  keepAwake: true,
  batterySaver: 'auto',
  ceremonies: true,
  farView: false,
  farOffered: false,
} as const;
