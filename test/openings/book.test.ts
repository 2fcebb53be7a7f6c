import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  canonicalKey,
  positionOfKey,
  turnedSquare,
  undoneTurning,
} from '../../src/game/othello/canonical.ts';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { parseSquare, type Square } from '../../src/game/square.ts';
import { type Move, parseTranscript } from '../../src/game/transcript.ts';
import { OpeningBook, theoryOf } from '../../src/openings/book.ts';
import { NO_VALUE } from '../../src/openings/bookFormat.ts';
import { CODE_BYTES, codeOf } from '../../src/openings/code.ts';
import { NO_OWN_VALUES, withSearched } from '../../src/openings/ownValues.ts';
import { mapped, positionAfter, SYMMETRIES } from '../../testkit/game/positions.ts';
import { gameOf, recordedGames } from '../../testkit/study/games.ts';
import { fromRoot } from '../../tools/paths.ts';

/** Discs: a reply that loses more is bad for certain. */
const ERROR = 4;
const PACKED = readFileSync(fromRoot('public', 'assets', 'openings.book'));
const bytes = new Uint8Array(gunzipSync(PACKED));
const book = OpeningBook.read(bytes) as OpeningBook;

/** The positions of some tournament games. */
const positions = recordedGames
  .slice(0, 30)
  .flatMap(({ transcript }) => gameOf(STANDARD_START, transcript).positions as readonly OthelloPosition[]);
const keys = [...new Set(positions.map(canonicalKey))];

const HEAD_BYTES = 17;
const DEPTH_AT = 5;
/** The shipped book as if the engine had looked at none of its positions. */
const withoutValues = (): OpeningBook => {
  const blank = bytes.slice();
  const from = HEAD_BYTES + (CODE_BYTES + 2) * book.size;
  blank.fill(NO_VALUE, from, from + book.size);
  blank[DEPTH_AT] = 0;
  return OpeningBook.read(blank) as OpeningBook;
};

test('a move is worth the opposite of the position after it', () => {
  const [first] = book.movesAt(STANDARD_START);
  expect(first?.squares[0]).toBe(parseSquare('f5'));
  expect(first?.squares).toHaveLength(4);
  expect(first?.value).toBe(0 - (first?.after.value ?? Number.NaN));
});

test('a position is found in all eight symmetries, with its moves mapped accordingly', () => {
  const position = positionAfter('f5d6c3d3', 4);
  const namesOf = (at: OthelloPosition) => book.movesAt(at).map(({ games, value }) => [games, value]);
  expect(namesOf(position).length).toBeGreaterThan(0);
  for (const symmetry of SYMMETRIES) {
    const turned = mapped(position, symmetry);
    expect(book.at(turned)).toEqual(book.at(position));
    expect(namesOf(turned)).toEqual(namesOf(position));
  }
});

test('keys and codes are the same in all symmetries, and different for every other position', () => {
  expect(new Set(keys.map(key => codeOf(positionOfKey(key)))).size).toBe(keys.length);
  for (const key of keys.slice(0, 200)) {
    const position = positionOfKey(key);
    expect(canonicalKey(position)).toBe(key);
    for (const symmetry of SYMMETRIES) expect(canonicalKey(mapped(position, symmetry))).toBe(key);
  }
});

test('every symmetry is undone by its inverse', () => {
  for (let turning = 0; turning < 8; turning++)
    for (let square = 0; square < 64; square++)
      expect(turnedSquare(turnedSquare(square as Square, turning), undoneTurning(turning))).toBe(square);
});

test('a truncated file or one that is not a book is refused', () => {
  expect(OpeningBook.read(bytes.slice(0, -1))).toBeUndefined();
  expect(OpeningBook.read(Uint8Array.from([...bytes, 0]))).toBeUndefined();
  expect(OpeningBook.read(new TextEncoder().encode('<!doctype html>'))).toBeUndefined();
  expect(OpeningBook.read(new Uint8Array())).toBeUndefined();
});

test.each([
  ['f5d6c3d3c4f3', 5],
  ['f5d6c3d3c4f3f4', 6],
])('where only %s is analyzed, other positions count as draws', (moves, plies) => {
  const { positions: course } = gameOf(STANDARD_START, 'f5d6c3d3c4f3f4b5');
  const theoryIfWorth = (value: number): number => {
    const found = { position: course[moves.length / 2] as OthelloPosition, value, depth: 24, exact: false };
    return theoryOf(withoutValues().withOwn(withSearched(NO_OWN_VALUES, [found])), course);
  };
  expect([theoryIfWorth(ERROR), theoryIfWorth(ERROR + 1)]).toEqual([8, plies]);
});

test('the book that is shipped has every tournament game and stays small', () => {
  expect(book.at(STANDARD_START)?.games).toBe(134_215);
  expect(book.size).toBeGreaterThan(20_000);
  expect(PACKED.length).toBeLessThan(1_000_000);
});

test('in the shipped book no move is better than its position, and the first ones are worth what is known', () => {
  for (const position of positions) {
    const value = book.at(position)?.value;
    if (value === undefined) continue;
    for (const move of book.movesAt(position)) expect(move.value ?? value).toBeLessThanOrEqual(value);
  }
  const valueAfter = (moves: string) => book.at(positionAfter(moves, 2))?.value ?? Number.NaN;
  expect(book.at(STANDARD_START)?.value).toBe(0);
  expect(valueAfter('f5d6')).toBe(0);
  expect(Math.abs(valueAfter('f5f6'))).toBeLessThanOrEqual(1);
  expect(valueAfter('f5f4')).toBeGreaterThan(ERROR);
});

test('the games through a position continue with moves of the book, or leave it', () => {
  let position: OthelloPosition = STANDARD_START;
  for (const move of parseTranscript('f5d6c3d3c4f4f6g5e3f3') as readonly Move[]) {
    const moves = book.movesAt(position);
    const total = moves.reduce((sum, { games }) => sum + games, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(book.at(position)?.games ?? 0);
    position = play(position, move as Square) as OthelloPosition;
  }
});
