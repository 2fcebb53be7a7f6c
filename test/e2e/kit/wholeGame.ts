import { type Setup, startOf } from '../../../src/game/games.ts';
import { isOver, legalMoves, type Position, play } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';

const firstOf = (position: Position): Square | undefined => legalMoves(position).first();

/** The moves of a whole game, each chosen the same way: by default the first legal one. */
export const wholeGame = (setup: Setup, choose = firstOf): readonly Square[] => {
  const moves: Square[] = [];
  for (let position: Position | undefined = startOf(setup); position !== undefined && !isOver(position); ) {
    const move = choose(position);
    if (move === undefined) throw new RangeError('no move');
    moves.push(move);
    position = play(position, move);
  }
  return moves;
};
