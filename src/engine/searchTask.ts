import { opposite } from '../game/color.ts';
import type { Rules } from '../game/position.ts';
import type { SquareSet } from '../game/squareSet.ts';
import type { SearchMethod, SearchRequest } from './searchRequest.ts';

/** A set of squares as it crosses to the worker and into wasm: 32-bit halves, rows 1 to 4 and 5 to 8. */
interface Halves {
  readonly lo: number;
  readonly hi: number;
}

/** A request in plain data: the side to move is the player. */
export interface SearchTask {
  readonly rules: Rules;
  readonly player: Halves;
  readonly opponent: Halves;
  readonly board: Halves;
  readonly method: SearchMethod;
}

const halvesOf = ({ lo, hi }: SquareSet): Halves => ({ lo, hi });

export const makeSearchTask = ({ position, method }: SearchRequest): SearchTask => ({
  rules: position.rules,
  player: halvesOf(position.discs[position.turn]),
  opponent: halvesOf(position.discs[opposite(position.turn)]),
  board: halvesOf(position.shape.squares),
  method,
});
