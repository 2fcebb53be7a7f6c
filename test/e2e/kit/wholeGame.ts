import { type Setup, startOf } from '../../../src/game/games.ts';
import { isOver, legalMoves, type Position, play } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';

const firstOf = (position: Position): Square | undefined => legalMoves(position).first();

/** The moves of a game from its start to its end, each chosen in the same way: the first one, unless told otherwise. */
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
