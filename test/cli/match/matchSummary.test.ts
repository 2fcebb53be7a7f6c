import { expect, test } from 'vitest';
import { confidence, eloOf, type MatchGame, summarize } from '../../../cli/match/matchResult.ts';

const game = (score: number, slowest: number): MatchGame => ({
  game: 0,
  first: 'a',
  second: 'b',
  opening: '',
  black: 'first',
  winner: score === 0 ? 'draw' : score > 0 ? 'first' : 'second',
  score,
  reason: 'score',
  transcript: '',
  time: { first: { all: 4 * slowest, slowest, moves: 8 }, second: { all: 0, slowest: 0, moves: 0 } },
});

test('the summary of a match is from its first player’s point of view', () => {
  expect(summarize([game(10, 3), game(0, 9), game(-4, 5), game(64, 1)])).toEqual({
    games: 4,
    wins: 2,
    draws: 1,
    losses: 1,
    percent: 62.5,
    interval: [21.9, 90.8],
    elo: 89,
    eloInterval: [-220, 398],
    meanScore: 17.5,
    first: { player: 'a', meanMs: 2.25, slowestMs: 9, failures: 0 },
    second: { player: 'b', meanMs: 0, slowestMs: 0, failures: 0 },
  });
});

/** As tabulated by E. B. Wilson's formula for 81 and for all of 263, and for 100 of 100. */
test.each([
  [81 / 263, 263, 0.2553, 0.3662],
  [1, 100, 0.963, 1],
  [0, 100, 0, 0.037],
])('the interval of the share %d in %d games', (share, games, from, to) => {
  const interval = confidence(share, games);
  expect(interval.from).toBeCloseTo(from, 3);
  expect(interval.to).toBeCloseTo(to, 3);
});

test.each([
  [0.5, 0],
  [0.75, 190.8],
  [10 / 11, 400],
  [1, undefined],
  [0, undefined],
])('a share of %d is an Elo difference of %d', (share, elo) => {
  const found = eloOf(share);
  if (elo === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(elo, 1);
});
