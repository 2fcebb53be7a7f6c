import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { discCounts } from '../../src/game/board.ts';
import {
  canonicalKey,
  positionOfKey,
  turnedSquare,
  undoneTurning,
} from '../../src/game/othello/canonical.ts';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { positionKey } from '../../src/game/positionKey.ts';
import { parseSquare, type Square } from '../../src/game/square.ts';
import { type Move, parseTranscript, replay } from '../../src/game/transcript.ts';
import { OpeningBook, theoryOf } from '../../src/openings/book.ts';
import { codeOf } from '../../src/openings/code.ts';
import { NO_OWN_VALUES, withSearched } from '../../src/openings/ownValues.ts';
import { mapped, positionAfter, SYMMETRIES } from '../../testkit/game/positions.ts';
import { gameOf } from '../../testkit/study/games.ts';
import { fromRoot } from '../../tools/paths.ts';
import { makeBook } from '../../workshop/openings/bookFile.ts';
import { countPositions } from '../../workshop/openings/countPositions.ts';
import { readTournamentGames, type TournamentGame } from '../../workshop/openings/tournamentGames.ts';

const PACKED = readFileSync(fromRoot('public', 'assets', 'openings.book'));
const LEAST = 2;
/** A move that loses more discs is certainly not theory. */
const ERROR = 4;
/** Positions with up to this many discs are proved draws. */
const DRAWN_DISCS = 5;
const sample = readTournamentGames(fromRoot('data', 'wthor-sample.txt.gz')).slice(0, 30);
const positions = countPositions(sample, { leastGames: LEAST, mostPlies: 40 });
const values = new Map(positions.map(({ key }, index) => [key, (index % 100) - 50]));
const bytes = makeBook({ positions, valueAt: key => values.get(key), depth: 9, leastGames: LEAST });
const book = OpeningBook.read(bytes) as OpeningBook;

const courseOf = ({ transcript }: TournamentGame): readonly OthelloPosition[] => {
  const replayed = replay(STANDARD_START, transcript);
  return replayed.type === 'legal' ? replayed.positions : [];
};
const keyOf = (position: OthelloPosition) => positionKey(position).join();

/** Counts again with independent code: the games that reached each position. */
const recount = () => {
  const games = new Map<string, TournamentGame[]>();
  const moves = new Map<string, number>();
  for (const game of sample)
    for (const [ply, position] of courseOf(game).slice(0, 30).entries()) {
      const key = keyOf(position);
      games.set(key, [...(games.get(key) ?? []), game]);
      const after = courseOf(game)[ply + 1];
      const move = after && `${key} ${keyOf(after)}`;
      if (move !== undefined) moves.set(move, (moves.get(move) ?? 0) + 1);
    }
  return { games, moves };
};

test('the book of a few games has the numbers of a plain count', () => {
  const { games, moves } = recount();
  let seen = 0;
  for (const position of new Map(sample.flatMap(courseOf).map(one => [keyOf(one), one])).values()) {
    const here = book.at(position);
    const counted = games.get(keyOf(position)) ?? [];
    if (counted.length === 0) continue;
    expect(here === undefined).toBe(counted.length < LEAST);
    if (here === undefined) continue;
    seen++;
    expect(here.games).toBe(counted.length);
    expect(here.blackWins).toBe(counted.filter(({ blackScore }) => blackScore > 32).length);
    expect(here.draws).toBe(counted.filter(({ blackScore }) => blackScore === 32).length);
    expect(here.firstYear).toBe(Math.min(...counted.map(({ year }) => year)));
    expect(here.lastYear).toBe(Math.max(...counted.map(({ year }) => year)));
    const isOpen = discCounts(position).black + discCounts(position).white > DRAWN_DISCS;
    expect(here.value).toBe(isOpen ? values.get(canonicalKey(position)) : 0);
    for (const { squares, games: times } of book.movesAt(position))
      for (const square of squares) {
        const after = play(position, square) as OthelloPosition;
        expect(times).toBe(moves.get(`${keyOf(position)} ${keyOf(after)}`) ?? 0);
      }
  }
  expect(seen).toBeGreaterThan(20);
});

test('the value of a move is the negated value of the position after it', () => {
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

test('keys and codes are equal for all symmetries, and different for every position of the count', () => {
  expect(new Set(positions.map(({ key }) => codeOf(positionOfKey(key)))).size).toBe(positions.length);
  for (const { key } of positions.slice(0, 200)) {
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
  ['f5d6', 1],
  ['f5d6c3', 2],
])('if only %s is analyzed, other positions count as draws', (moves, plies) => {
  const source = { positions, valueAt: () => undefined, depth: 9, leastGames: LEAST };
  const unknown = OpeningBook.read(makeBook(source)) as OpeningBook;
  const { positions: course } = gameOf(STANDARD_START, 'f5d6c3');
  const theoryIfWorth = (value: number): number => {
    const found = { position: course[moves.length / 2] as OthelloPosition, value, depth: 24, exact: false };
    return theoryOf(unknown.withOwn(withSearched(NO_OWN_VALUES, [found])), course);
  };
  expect([theoryIfWorth(ERROR), theoryIfWorth(ERROR + 1)]).toEqual([3, plies]);
});

const shipped = OpeningBook.read(gunzipSync(PACKED)) as OpeningBook;

test('the shipped book has every tournament game and stays small', () => {
  expect(shipped.at(STANDARD_START)?.games).toBe(134_215);
  expect(shipped.size).toBeGreaterThan(20_000);
  expect(PACKED.length).toBeLessThan(1_000_000);
});

test('the shipped book counts at least the games of the sample', () => {
  for (const { key, games, blackWins } of positions.filter(({ games }) => games >= shipped.leastGames)) {
    const here = shipped.at(positionOfKey(key));
    expect(here?.games).toBeGreaterThanOrEqual(games);
    expect(here?.blackWins).toBeGreaterThanOrEqual(blackWins);
  }
});

test('in the shipped book no move is better than its position, and the first moves have their proved values', () => {
  for (const position of sample.flatMap(courseOf)) {
    const value = shipped.at(position)?.value;
    if (value === undefined) continue;
    for (const move of shipped.movesAt(position)) expect(move.value ?? value).toBeLessThanOrEqual(value);
  }
  const valueAfter = (moves: string) => shipped.at(positionAfter(moves, 2))?.value ?? Number.NaN;
  expect(shipped.at(STANDARD_START)?.value).toBe(0);
  expect(valueAfter('f5d6')).toBe(0);
  expect(Math.abs(valueAfter('f5f6'))).toBeLessThanOrEqual(1);
  expect(valueAfter('f5f4')).toBeGreaterThan(ERROR);
});

test('the games through a position continue with moves of the book, or leave it', () => {
  let position: OthelloPosition = STANDARD_START;
  for (const move of parseTranscript('f5d6c3d3c4f4f6g5e3f3') as readonly Move[]) {
    const moves = shipped.movesAt(position);
    const total = moves.reduce((sum, { games }) => sum + games, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(shipped.at(position)?.games ?? 0);
    position = play(position, move as Square) as OthelloPosition;
  }
});
