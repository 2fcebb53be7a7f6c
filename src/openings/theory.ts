import type { Position } from '../game/position.ts';
import type { BookPosition, OpeningBook } from './book.ts';

/** The error of the book's values, in discs: a move that loses more by them is no theory. */
const ERROR = 4;
/** A move that this many games play, and this share of those that reach the position, is theory whatever it loses. */
const USUAL = { games: 500, part: 0.1 } as const;

const lossIn = (before: BookPosition, after: BookPosition, isSameTurn: boolean): number =>
  (before.value ?? 0) - (isSameTurn ? (after.value ?? 0) : 0 - (after.value ?? 0));

/** How many moves of a game are theory: they lead to positions of the book, and lose no more than its error. */
export const theoryOf = (book: OpeningBook, positions: readonly Position[]): number => {
  for (let ply = 1; ply < positions.length; ply++) {
    const [position, next] = [positions[ply - 1], positions[ply]] as [Position, Position];
    const [before, after] = [book.at(position), book.at(next)];
    if (before === undefined || after === undefined) return ply - 1;
    const isUsual = after.games >= USUAL.games && after.games >= USUAL.part * before.games;
    if (!isUsual && lossIn(before, after, position.turn === next.turn) > ERROR) return ply - 1;
  }
  return positions.length - 1;
};
