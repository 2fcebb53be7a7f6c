import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { activePlayers, boardsOf, currentRound, type Games, withBoard } from '../../../server/club/games.ts';
import { nextPairing } from '../../../server/club/pairing.ts';
import { pointsOf, standingsOf } from '../../../server/club/standings.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeRandom } from '../../../src/game/random.ts';
import type { GameSystem } from '../../../src/net/contract/club.ts';

/** The pairing with a count of its matching calls, each of which takes 50 ms for forty people. */
const countingPairing = async () => {
  const sought = { times: 0 };
  const { default: blossom } = await import('edmonds-blossom-fixed');
  const counting: typeof blossom = (...given) => {
    sought.times += 1;
    return blossom(...given);
  };
  vi.doMock('edmonds-blossom-fixed', () => ({ default: counting }));
  vi.resetModules();
  const { nextPairing } = await import('../../../server/club/pairing.ts');
  vi.doUnmock('edmonds-blossom-fixed');
  return { sought, nextPairing };
};

const WINNERS = ['black', 'white', 'draw'] as const;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const inOrder = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const begin = (system: GameSystem, players: number): Games => ({
  plan: { system, rounds: 60, setup: STANDARD_SETUP, clock: { kind: 'none' } },
  players: upTo(players),
  withdrawn: [],
  rounds: [],
  isOver: false,
});

/** The games after another round with random results; `undefined` if nobody can be paired. */
const played = (games: Games, draw: () => number): Games | undefined => {
  const pairing = nextPairing(games, Math.floor(draw() * 1_000_000));
  if (pairing === undefined) return undefined;
  const boards = pairing.pairs.map(([black, white], index) => ({
    number: index + 1,
    black,
    white,
    moves: '',
  }));
  const paired: Games = { ...games, rounds: [...games.rounds, { boards, resting: pairing.resting }] };
  return boards.reduce<Games>((after, { number }) => {
    const winner = WINNERS[Math.floor(draw() * WINNERS.length)] ?? 'draw';
    return withBoard(after, number, { result: { winner } });
  }, paired);
};

/** Checks that everybody is paired or rests exactly once. */
const expectComplete = (games: Games): void => {
  const { boards = [], resting = [] } = currentRound(games) ?? {};
  const there = [...boards.flatMap(({ black, white }) => [black, white]), ...resting];
  expect(inOrder(there)).toEqual(inOrder(activePlayers(games)));
};

const expectNoRepeats = (games: Games): void => {
  for (const player of games.players) {
    const others = boardsOf(games, player).map(({ other }) => other);
    expect(new Set(others).size).toBe(others.length);
  }
};

const restsOf = ({ rounds }: Games, player: number): number =>
  rounds.filter(({ resting }) => resting.includes(player)).length;

const sides = (games: Games, player: number): number =>
  sum(boardsOf(games, player).map(({ color }) => (color === 'black' ? 1 : -1)));

describe('a Swiss round', () => {
  test('pairs everybody once, nobody twice, with fair rests and sides', () => {
    const property = fc.property(fc.integer({ min: 4, max: 33 }), fc.nat(), (players, seed) => {
      const draw = makeRandom(seed);
      let games = begin('swiss', players);
      for (let round = 1; round <= Math.min(6, players / 2); round++) {
        games = played(games, draw) ?? games;
        expect(games.rounds.length).toBe(round);
        expectComplete(games);
      }
      expectNoRepeats(games);
      const rests = games.players.map(player => restsOf(games, player));
      expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
      expect(sum(rests)).toBe((players % 2) * games.rounds.length);
      for (const player of games.players) expect(Math.abs(sides(games, player))).toBeLessThanOrEqual(3);
    });
    fc.assert(property, { numRuns: 30 });
  });

  test.each(upTo(4))('pairs equal or near scores where possible (seed %i)', seed => {
    const draw = makeRandom(seed);
    const games = played(begin('swiss', 16), draw) ?? begin('swiss', 16);
    const points = games.players.map(player => pointsOf(games, player));
    const apart = nextPairing(games, 1)?.pairs.filter(
      ([one, other]) => pointsOf(games, one) !== pointsOf(games, other),
    );
    const odd = [0, 1, 2].filter(score => points.filter(one => one === score).length % 2 === 1);
    expect(apart?.length).toBeLessThanOrEqual(odd.length);
    for (const [one, other] of apart ?? [])
      expect(Math.abs(pointsOf(games, one) - pointsOf(games, other))).toBe(1);
  });

  test('needs one matching, even if few pairs of an odd number are left', async () => {
    const { sought, nextPairing } = await countingPairing();
    const pairs = [2, 3, 4, 5].flatMap(one =>
      [2, 3, 4, 5].filter(other => other > one).map(other => [one, other]),
    );
    const rounds = pairs.map(([black = 0, white = 0]) => ({
      boards: [{ number: 1, black, white, moves: '' }],
      resting: [],
    }));
    expect(nextPairing({ ...begin('swiss', 5), rounds }, 1)).toBeUndefined();
    expect(sought.times).toBe(1);
  });
});

describe('a round robin', () => {
  test.each([2, 3, 4, 5, 6, 9, 12])('of %i has everybody meet everybody once', players => {
    const draw = makeRandom(players);
    let games = begin('roundRobin', players);
    for (let next = played(games, draw); next !== undefined; next = played(games, draw)) {
      games = next;
      expectComplete(games);
    }
    expect(games.rounds.length).toBe(players % 2 === 0 ? players - 1 : players);
    expectNoRepeats(games);
    expect(boardsOf(games, 1).length).toBe(players - 1);
    for (const player of games.players) expect(Math.abs(sides(games, player))).toBeLessThanOrEqual(2);
  });

  test.each([
    [[7], 5],
    [[], 4],
  ])('admits latecomers (%j) and continues without players who leave', (late, others) => {
    const draw = makeRandom(3);
    let games = played(begin('roundRobin', 6), draw) ?? begin('roundRobin', 6);
    games = { ...games, players: [...games.players, ...late], withdrawn: [2] };
    for (let next = played(games, draw); next !== undefined; next = played(games, draw)) {
      games = next;
      expectComplete(games);
    }
    expectNoRepeats(games);
    for (const player of activePlayers(games)) {
      const met = boardsOf(games, player).filter(({ other }) => other !== 2);
      expect(met.length).toBe(others);
    }
  });
});

describe('random pairing', () => {
  test('pairs everybody, with new opponents as long as there are any', () => {
    let games = begin('free', 5);
    for (let round = 1; round <= 5; round++) {
      games = played(games, makeRandom(round)) ?? games;
      expectComplete(games);
    }
    expectNoRepeats(games);
    expect(games.players.map(player => restsOf(games, player))).toEqual([1, 1, 1, 1, 1]);
  });

  test('need two', () => {
    expect(nextPairing(begin('free', 1), 1)).toBeUndefined();
    expect(nextPairing(begin('free', 2), 1)?.pairs.length).toBe(1);
  });
});

const POINTS = { black: [2, 0], white: [0, 2], draw: [1, 1] } as const;

test('standings equal an independent count', () => {
  const anySystem = fc.constantFrom('swiss', 'roundRobin');
  const property = fc.property(
    anySystem,
    fc.integer({ min: 4, max: 11 }),
    fc.nat(),
    (system, players, seed) => {
      const draw = makeRandom(seed);
      let games = begin(system, players);
      for (let round = 0; round < 3; round++) games = played(games, draw) ?? games;
      const boards = games.rounds.flatMap(round => round.boards);
      const tally = new Map(
        games.players.map(player => [player, system === 'swiss' ? 2 * restsOf(games, player) : 0]),
      );
      for (const { black, white, result } of boards) {
        const [forBlack, forWhite] = POINTS[result?.winner ?? 'draw'];
        tally.set(black, (tally.get(black) ?? 0) + forBlack);
        tally.set(white, (tally.get(white) ?? 0) + forWhite);
      }
      const standings = standingsOf(games);
      for (const { member, points, opposition } of standings) {
        const shares = boards.map(({ black, white, result }) => {
          if (black !== member && white !== member) return 0;
          const [forBlack, forWhite] = POINTS[result?.winner ?? 'draw'];
          const own = black === member ? forBlack : forWhite;
          return (system === 'swiss' ? 1 : own / 2) * (tally.get(black === member ? white : black) ?? 0);
        });
        expect(points).toBe(tally.get(member));
        expect(opposition).toBe(sum(shares));
      }
      const keys = standings.map(({ points, opposition, discs }) => points * 1e8 + opposition * 1e4 + discs);
      expect(keys).toEqual(keys.toSorted((a, b) => b - a));
    },
  );
  fc.assert(property, { numRuns: 40 });
});
