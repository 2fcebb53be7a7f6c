import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { legalMoves, type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { OpeningBook, theoryOf } from '../../src/openings/book.ts';
import { gameOf } from '../../testkit/study/games.ts';
import { fromRoot } from '../../tools/paths.ts';

const file = gunzipSync(readFileSync(fromRoot('public', 'assets', 'openings.book')));
const book = OpeningBook.read(new Uint8Array(file)) as OpeningBook;

test.each([
  ['f5d6c3d3c4f4f6', 7],
  ['f5d6c5', 3],
  ['f5d6c4d3c5', 5],
  ['f5f4e3d6', 1],
] as const)('for %s the first %i moves are theory', (moves, plies) => {
  expect(theoryOf(book, gameOf(STANDARD_START, moves).positions)).toBe(plies);
});

test('theory ends where the book does', () => {
  const known = gameOf(STANDARD_START, 'f5d6c3d3c4f4f6').positions;
  const last = known.at(-1) as OthelloPosition;
  const unknown = [...legalMoves(last)]
    .flatMap(square => play(last, square) ?? [])
    .filter(one => !book.at(one));
  expect(unknown).not.toEqual([]);
  for (const next of unknown) expect(theoryOf(book, [...known, next, last])).toBe(7);
});
