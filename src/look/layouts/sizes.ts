import { STANDARD_SHAPE } from '../../game/shape.ts';
import type { Layout, Room, Viewport } from '../screens.ts';

/** Lengths shared by several arrangements, in pixels of a page with default text size. */
export const SIZES = {
  margin: 6,
  gap: 8,
  /** Between the board and the strips above and below it. */
  stripGap: 4,
  strip: 44,
  tallStrip: 52,
  status: 28,
  actions: 52,
  quietRow: 36,
  /** The least width of a column whose quiet row holds its buttons with their labels. */
  quietRowWidth: 440,
  minMoves: 96,
  unit: 16,
  unitPerHeight: 1 / 56,
  maxUnit: 38,
} as const;

/** The size of body text. */
export const unitOf = ({ width, height }: Viewport): number =>
  Math.min(SIZES.maxUnit, Math.max(SIZES.unit, Math.round(Math.min(width, height) * SIZES.unitPerHeight)));

/** Minimum board size, with its frame and without, as a share of the page's shorter side; below it another layout is chosen. */
interface Shares {
  readonly frame: number;
  readonly field: number;
}

const PLAYED: Shares = { frame: 0.88, field: 0.82 };
/** For a page hardly wider than its board. */
export const TIGHT: Shares = { frame: 0.84, field: 0.8 };

/** The room with the standard board, which determines the arrangement of every board. */
export const standardOf = (room: Room): Room => ({ ...room, shape: STANDARD_SHAPE, rules: 'othello' });

/** Whether the standard board is large enough, and the parts beside it have their space. */
export const isFitting = (
  { board, status, actions, moves }: Layout,
  { width, height }: Viewport,
  least: Shares = PLAYED,
): boolean => {
  const short = Math.min(width, height);
  const { frame, field } = board;
  const isLarge = frame.width >= least.frame * short && field.width >= least.field * short;
  return isLarge && (moves !== undefined || status.y + status.height <= actions.y);
};
