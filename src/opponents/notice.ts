import { outlookOf } from '../game/connect4/columns.ts';
import type { Connect4Position } from '../game/connect4/position.ts';
import type { Opponent } from '../game/seat.ts';

/**
 * By level, the smallest loss in discs that an opponent can be expected to notice. Against an easy opponent
 * only losses that a beginner can see are worth a remark.
 */
export const NOTICED_LOSSES: Readonly<Record<Exclude<Opponent, 'solver'>, readonly number[]>> = {
  flipside: [12, 10, 8, 8, 7, 6, 6, 5, 5, 4, 4, 3],
  minimax: [12, 10, 8, 8, 6, 6, 5, 5, 4],
  bitboard: [4],
  lennie: [12],
  mike: [12],
  anita: [10],
  claire: [8],
  jack: [8],
  adam: [6],
  donald: [6],
  arthur: [5],
};

/** In Connect Four, by level: a win is foreseeable if the winner needs at most this many more discs. */
export const MOVES_IN_SIGHT = [1, 2, 2, 3, 3, 4, 5, 6, 8, 21] as const;

const ofLevel = (table: readonly number[], level: number): number => table[level - 1] ?? 1;

export const noticedLoss = (opponent: Exclude<Opponent, 'solver'>, level: number): number =>
  ofLevel(NOTICED_LOSSES[opponent], level);

/** Whether a level of Connect Four can foresee the end of a position with this proved score. */
export const isInSight = (position: Connect4Position, score: number, level: number): boolean =>
  outlookOf(position, score).moves <= ofLevel(MOVES_IN_SIGHT, level);
