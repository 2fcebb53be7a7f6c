import type { OthelloPosition } from '../game/othello/position.ts';
import type { Position } from '../game/position.ts';
import { SQUARE_COUNT } from '../game/square.ts';

/** Whether openings are known for positions like this: Othello, on the board that everybody knows. */
export const isStandard = (position: Position): position is OthelloPosition =>
  position.rules === 'othello' && position.shape.squares.size === SQUARE_COUNT;
