import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { type Position, play } from '../../src/game/position.ts';
import type { Opponent } from '../../src/game/seat.ts';
import { parseSquare, type Square } from '../../src/game/square.ts';
import { makeTranscript, type Transcript } from '../../src/game/transcript.ts';
import { BEST_LOSS, type BookMove, bookMove } from '../../src/opponents/bookMove.ts';
import { BOOK_LOSS, type BookUse, bookUseOf } from '../../src/opponents/bookUse.ts';
import { FULL_STRENGTH } from '../../src/opponents/levels.ts';
import { book } from '../../testkit/study/openingBook.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919 + 1);

/** A game played from the book until it ends, with the position before each move. */
const gameOf = (seed: number, use: BookUse = 'tournamentMoves') => {
  const course: { readonly position: Position; readonly move: Transcript[number] }[] = [];
  let position = startOf(STANDARD_SETUP);
  for (;;) {
    const move = bookMove(book, { position, seed }, use);
    const after = move === undefined ? undefined : play(position, move);
    if (move === undefined || after === undefined) return course;
    course.push({ position, move });
    position = after;
  }
};
const games = SEEDS.map(seed => gameOf(seed));
const bestGames = SEEDS.map(seed => gameOf(seed, 'bestMoves'));

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
    expect(SEEDS.slice(0, 20).map(seed => gameOf(seed))).toEqual(games.slice(0, 20));
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
    const isFirst = SEEDS.filter(
      seed => bookMove(two, { position, seed }, 'tournamentMoves') === first,
    ).length;
    const often = isFirst / (SEEDS.length - isFirst) / times;
    expect(often).toBeGreaterThan(0.7);
    expect(often).toBeLessThan(1.4);
  });

  test('go on for many plies, and end where the book does', () => {
    expect(games.filter(course => course.length >= 10).length).toBeGreaterThan(SEEDS.length / 2);
    const last = games[0]?.at(-1);
    const after = last && last.move !== 'pass' ? play(last.position, last.move) : undefined;
    expect(
      after && bookMove(book, { position: after, seed: SEEDS[0] ?? 0 }, 'tournamentMoves'),
    ).toBeUndefined();
  });
});

describe('the best moves of the book', () => {
  const lossOf = ({ position, move }: (typeof bestGames)[number][number]): number => {
    const known = book.movesAt(position);
    const chosen = known.find(({ squares }) => squares.some(square => square === move));
    const values = [book.at(position)?.value ?? 0, ...known.map(({ value }) => value ?? -64)];
    return Math.max(...values) - (chosen?.value ?? -64);
  };

  test('lose a disc at most once in a game, early and in an even position', () => {
    for (const course of bestGames) {
      const losing = course.filter(turn => lossOf(turn) > BEST_LOSS);
      expect(losing.length).toBeLessThanOrEqual(1);
      for (const turn of losing) {
        expect(lossOf(turn)).toBeLessThanOrEqual(1);
        expect(book.at(turn.position)?.value).toBe(0);
        expect(course.indexOf(turn)).toBeLessThan(10);
      }
    }
  });

  test('differ from game to game', () => {
    const openings = bestGames.map(course => makeTranscript(course.slice(0, 16).map(({ move }) => move)));
    expect(new Set(openings).size).toBeGreaterThan(20);
  });

  test('are left to the search where it found a better move outside the book', () => {
    const position = startOf(STANDARD_SETUP);
    const moves = [{ squares: [parseSquare('f5') as Square], games: 9, value: 2 }];
    const better = { at: () => ({ value: 3 }), movesAt: () => moves };
    expect(bookMove(better, { position, seed: 1 }, 'bestMoves')).toBeUndefined();
    expect(bookMove(better, { position, seed: 1 }, 'tournamentMoves')).toBeDefined();
  });
});

const useOf = (seed: number, level: number, opponent: Opponent = 'flipside', game = STANDARD_SETUP) =>
  bookUseOf({ seat: { type: 'computer', opponent, level }, position: startOf(game), seed });

/** The share of games that a level would begin with tournament moves. */
const shareOf = (level: number): number =>
  SEEDS.filter(seed => useOf(seed, level) === 'tournamentMoves').length / SEEDS.length;

describe('playing from the book', () => {
  test('full strength always plays the best moves', () => {
    for (const seed of SEEDS) expect(useOf(seed, FULL_STRENGTH)).toBe('bestMoves');
  });

  test('a level without a budget always plays tournament moves', () => {
    expect(shareOf(11)).toBe(1);
  });

  test('the weaker a level is, the more often it makes its own mistakes instead', () => {
    const shares = [1, 2, 4, 6, 8, 9].map(shareOf);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares[0]).toBeLessThan(0.3);
  });

  test('other opponents, boards and rules never do', () => {
    expect(useOf(1, 1, 'minimax')).toBeUndefined();
    expect(useOf(1, 9, 'flipside', { ...STANDARD_SETUP, game: 'anti' })).toBeUndefined();
    expect(useOf(1, FULL_STRENGTH, 'flipside', { ...STANDARD_SETUP, game: 'reversi' })).toBeUndefined();
  });
});
