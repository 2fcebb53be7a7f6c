import type { Position } from '../game/position.ts';
import type { ComputerSeat } from '../game/seat.ts';

/** A turn of a computer. `seed` is that of the match. */
export interface ComputerTurn {
  readonly seat: ComputerSeat;
  readonly position: Position;
  readonly seed: number;
  /**
   * Whether a character or `Bitboard` plays exactly as its original program did, in games that program knew.
   */
  readonly original?: boolean;
  /** Whether the opponent first looks into the book of openings; its games then vary there. */
  readonly hasBook?: boolean;
}
