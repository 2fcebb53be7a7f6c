import { CONNECT4_START, type Connect4Position, landingSquare } from '../../../src/game/connect4/position.ts';
import { legalMoves, play } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { bookColumns } from '../../../src/opponents/connect4/book.ts';

const after = (position: Connect4Position, square: Square | undefined): readonly Connect4Position[] => {
  const next = square === undefined ? undefined : play(position, square);
  return next === undefined ? [] : [next];
};

/** The positions after each legal move. */
export const allAfter = (position: Connect4Position): readonly Connect4Position[] =>
  [...legalMoves(position)].flatMap(square => after(position, square));

/** The positions after each move of the book. */
export const chosenFrom = (position: Connect4Position): readonly Connect4Position[] =>
  bookColumns(position).flatMap(column => after(position, landingSquare(position, column)));

/** The positions in which the side that follows the book is to move again. */
export const repliesTo = (position: Connect4Position): readonly Connect4Position[] =>
  chosenFrom(position).flatMap(allAfter);

const nameOf = ({ discs: { black, white } }: Connect4Position): string =>
  [black.lo, black.hi, white.lo, white.hi].join();

const collect = (): readonly Connect4Position[] => {
  const found = new Map<string, Connect4Position>();
  const waiting = [CONNECT4_START, ...allAfter(CONNECT4_START)];
  for (const position of waiting) {
    if (found.has(nameOf(position)) || bookColumns(position).length === 0) continue;
    found.set(nameOf(position), position);
    waiting.push(...repliesTo(position));
  }
  return [...found.values()];
};

/** The positions for which the book has a move, without mirror images. */
export const bookPositions = collect();
