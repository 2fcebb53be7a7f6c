import { opposite } from '../color.ts';
import type { Connect4Position } from './position.ts';
import { COLUMNS, ROWS } from './position.ts';

/** How a game ends with best play by both sides. */
export interface Outlook {
  /** For the side to move. */
  readonly result: 'win' | 'loss' | 'draw';
  /** Discs that the winner still plays, including the winning one; 0 if nobody wins. */
  readonly moves: number;
}

/** All the discs of one side. */
const DISCS_OF_A_SIDE = (COLUMNS * ROWS) / 2;

/**
 * What an exact score says of a position or a move: 0 is a draw; s > 0, the side to move wins with s - 1 of its discs
 * unplayed; s < 0, the other side does.
 */
export const outlookOf = ({ discs, turn }: Connect4Position, score: number): Outlook => {
  if (score === 0) return { result: 'draw', moves: 0 };
  const winner = score > 0 ? turn : opposite(turn);
  const played = DISCS_OF_A_SIDE + 1 - Math.abs(score);
  return { result: score > 0 ? 'win' : 'loss', moves: played - discs[winner].size };
};
