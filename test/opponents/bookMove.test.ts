import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { type Position, play } from '../../src/game/position.ts';
import type { Opponent } from '../../src/game/seat.ts';
import { parseSquare, type Square } from '../../src/game/square.ts';
import { makeTranscript, type Transcript } from '../../src/game/transcript.ts';
import { BOOK_LOSS, type BookMove, bookMove, looksIntoBook } from '../../src/opponents/bookMove.ts';
import { FULL_STRENGTH } from '../../src/opponents/levels.ts';
import { book } from '../../testkit/study/openingBook.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919 + 1);

/** A game played from the book until it ends, with the position before each move. */
const gameOf = (seed: number) => {
  const course: { readonly position: Position; readonly move: Transcript[number] }[] = [];
  let position = startOf(STANDARD_SETUP);
  for (;;) {
    const move = bookMove(book, { position, seed });
    const after = move === undefined ? undefined : play(position, move);
    if (move === undefined || after === undefined) return course;
    course.push({ position, move });
    position = after;
  }
};
const games = SEEDS.map(gameOf);

describe('moves from the book', () => {
  test('were played in tournaments and lose no more than the limit', () => {
    for (const { position, move } of games.flat()) {
      const known = book.movesAt(position);
      const chosen = known.find(({ squares }) => squares.some(square => square === move));
      const values = [book.at(position)?.value ?? 0, ...known.map(({ value }) => value ?? -64)];
      expect(chosen?.games).toBeGreaterThan(0);
      expect(Math.max(...values) - (chosen?.value ?? -64)).toBeLessThanOrEqual(BOOK_LOSS);
    }
  });

  test('are the same for the same game and differ from game to game', () => {
    expect(SEEDS.slice(0, 20).map(gameOf)).toEqual(games.slice(0, 20));
    const openings = games.map(course => makeTranscript(course.slice(0, 10).map(({ move }) => move)));
    expect(new Set(openings).size).toBeGreaterThan(SEEDS.length / 2);
  });

  test.each([
    [
      'three times as often with nine times as many games',
      { games: 90, value: 0 },
      { games: 10, value: 0 },
      3,
    ],
    ['four times as often if two discs better', { games: 10, value: 0 }, { games: 10, value: -2 }, 4],
  ])('come %s', (_often, one, other, times) => {
    const [first, second] = ['d3', 'c4'].map(parseSquare) as [Square, Square];
    const moves: readonly BookMove[] = [
      { squares: [first], ...one },
      { squares: [second], ...other },
    ];
    const two = { at: () => undefined, movesAt: () => moves };
    const position = startOf(STANDARD_SETUP);
    const isFirst = SEEDS.filter(seed => bookMove(two, { position, seed }) === first).length;
    const often = isFirst / (SEEDS.length - isFirst) / times;
    expect(often).toBeGreaterThan(0.7);
    expect(often).toBeLessThan(1.4);
  });

  test('go on for many plies, and end where the book does', () => {
    expect(games.filter(course => course.length >= 10).length).toBeGreaterThan(SEEDS.length / 2);
    const last = games[0]?.at(-1);
    const after = last && last.move !== 'pass' ? play(last.position, last.move) : undefined;
    expect(after && bookMove(book, { position: after, seed: SEEDS[0] ?? 0 })).toBeUndefined();
  });
});

/** The share of games that an opponent would begin from the book. */
const shareOf = (level: number, opponent: Opponent = 'flipside', game = STANDARD_SETUP): number =>
  SEEDS.filter(seed =>
    looksIntoBook({ seat: { type: 'computer', opponent, level }, position: startOf(game), seed }),
  ).length / SEEDS.length;

describe('playing from the book', () => {
  test('full strength never does', () => expect(shareOf(FULL_STRENGTH)).toBe(0));

  test('a level without a budget always does', () => {
    expect(shareOf(11)).toBe(1);
  });

  test('the weaker a level is, the more often it makes its own mistakes instead', () => {
    const shares = [1, 2, 4, 6, 8, 9].map(level => shareOf(level));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares[0]).toBeLessThan(0.3);
  });

  test('other opponents and other rules never do', () => {
    expect(shareOf(1, 'minimax')).toBe(0);
    expect(shareOf(9, 'flipside', { ...STANDARD_SETUP, game: 'anti' })).toBe(0);
  });
});
