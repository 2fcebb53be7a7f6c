import { expect, test } from 'vitest';
import { readBook } from '../../../cli/match/tournamentBook.ts';
import { movesToDraw } from '../../../src/opponents/bookMove.ts';
import { reachedEnds } from '../../openings/reached.ts';

const book = readBook();

test('every game of full strength leaves the book somewhere, and the most frequent ends come first', () => {
  const ends = reachedEnds(book);
  const shares = ends.map(({ share }) => share);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  for (const { position } of ends) {
    const goesOn = movesToDraw(book, position, 'bestMoves').length > 0;

    expect(goesOn && book.movesAt(position).some(({ games }) => games > 0)).toBe(false);
  }
});
