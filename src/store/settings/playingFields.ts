import * as v from 'valibot';

export const BATTERY_SAVERS = ['off', 'auto', 'on'] as const;

/** How a person makes moves, and how the device behaves during a game. */
export const PLAYING_FIELDS = {
  /** Whether a move needs a second press to confirm it. */
  confirmMoves: v.boolean(),
  /** Whether discs can also be dragged onto the board. */
  dragDiscs: v.boolean(),
  /** Whether moves can be chosen during the other player's turn at a table. */
  premoves: v.boolean(),
  /** Whether the screen stays on during a game with a clock. */
  keepAwake: v.boolean(),
  /** When to halve the board's frame rate; `auto`: while the battery is low. */
  batterySaver: v.picklist(BATTERY_SAVERS),
  /** Whether great wins and streaks are celebrated. */
  ceremonies: v.boolean(),
  /** Whether the page is viewed from a distance: board, text and cursor are larger. */
  farView: v.boolean(),
  /** Whether a person with a gamepad has been offered that. */
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
