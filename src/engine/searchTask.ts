import { type Color, opposite } from '../game/color.ts';
import { halvesOf as columnHalvesOf, columnsOf, type Halves } from '../game/connect4/columns.ts';
import type { Position, Rules } from '../game/position.ts';
import type { SquareSet } from '../game/squareSet.ts';
import type { SearchMethod, SearchRequest } from './searchRequest.ts';

/** A search request as plain data: the side to move is the player. */
export interface SearchTask {
  readonly rules: Rules;
  readonly player: Halves;
  readonly opponent: Halves;
  /** The player's color, which matters only for choosing among equally good moves. */
  readonly turn: Color;
  readonly board: Halves;
  readonly method: SearchMethod;
}

/** Rows 1 to 4 and 5 to 8. */
const halvesOf = ({ lo, hi }: SquareSet): Halves => ({ lo, hi });

/** The discs of both sides; for Connect Four in the solver's own layout (`assembly/connect4/board.ts`). */
const discsOf = (position: Position): { player: Halves; opponent: Halves } => {
  if (position.rules === 'connect4') return columnHalvesOf(columnsOf(position));
  const { discs, turn } = position;
  return { player: halvesOf(discs[turn]), opponent: halvesOf(discs[opposite(turn)]) };
};

export const makeSearchTask = ({ position, method }: SearchRequest): SearchTask => ({
  rules: position.rules,
  ...discsOf(position),
  turn: position.turn,
  board: halvesOf(position.shape.squares),
  method,
});
