import { type Color, opposite } from '../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { characterValue } from './characterEvaluation.ts';
import type { Taste } from './characters.ts';

/** The positions that can follow, those first that leave the fewest moves: they cut the most. */
const successors = (position: OthelloPosition): readonly OthelloPosition[] =>
  [...legalMoves(position)]
    .map(square => play(position, square) as OthelloPosition)
    .map(after => ({ after, moves: legalMoves(after).size }))
    .sort((a, b) => a.moves - b.moves)
    .map(({ after }) => after);

/** How a character looks ahead: alpha-beta, a forced pass costing no ply. */
class Lookahead {
  readonly #taste: Taste;
  readonly #self: Color;

  constructor(taste: Taste, self: Color) {
    this.#taste = taste;
    this.#self = self;
  }

  /** For the character, whoever is to move; right where it is between `low` and `high`. */
  value(position: OthelloPosition, depth: number, low: number, high: number): number {
    if (depth === 0 || isOver(position)) return this.#estimate(position);
    const isOwnTurn = position.turn === this.#self;
    let [alpha, beta] = [low, high];
    let best = isOwnTurn ? -Infinity : Infinity;
    for (const after of successors(position)) {
      const value = this.value(after, depth - 1, alpha, beta);
      best = isOwnTurn ? Math.max(best, value) : Math.min(best, value);
      if (isOwnTurn) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  #estimate({ discs }: OthelloPosition): number {
    return characterValue(this.#taste, discs[this.#self], discs[opposite(this.#self)]);
  }
}

/** All moves than which the character finds none better. */
export const bestMoves = (taste: Taste, position: OthelloPosition): readonly Square[] => {
  const lookahead = new Lookahead(taste, position.turn);
  let best = -Infinity;
  let squares: Square[] = [];
  for (const square of legalMoves(position)) {
    const value = lookahead.value(play(position, square) as OthelloPosition, taste.depth, best - 1, Infinity);
    if (value > best) squares = [];
    best = Math.max(best, value);
    if (value === best) squares.push(square);
  }
  return squares;
};
