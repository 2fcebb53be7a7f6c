import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/game/games.ts';
import { legalMoves, STANDARD_START } from '../../src/game/othello/position.ts';
import { CHARACTERS, type Opponent, opponentsOf } from '../../src/game/seat.ts';
import { type Square, squareAt } from '../../src/game/square.ts';
import { BITBOARD_EVALUATIONS, hintMethod, planReply } from '../../src/opponents/opponents.ts';
import { mapped, positionAfter } from '../../testkit/game/positions.ts';

const MEANS = { milliseconds: 500, threads: 3 };
const GAME = 'f5d6c3d3c4f4f6g5e3f3g6d2';

const planOf = (opponent: Opponent, level: number, plies = 12) =>
  planReply(
    { seat: { type: 'computer', opponent, level }, position: positionAfter(GAME, plies), seed: 1 },
    MEANS,
  );

test('the level of minimax is its depth', () => {
  expect(planOf('minimax', 7).method).toEqual({ by: 'minimax', depth: 7 });
});

test('bitboard has a budget of half a million evaluations, whatever the level', () => {
  expect(planOf('bitboard', 3).method).toEqual({ by: 'bitboard', evaluations: BITBOARD_EVALUATIONS });
});

test('Flipside at full strength uses the time and the threads it is given', () => {
  expect(planOf('flipside', 12).method).toEqual({
    by: 'flipside',
    limit: { type: 'time', milliseconds: 930, aim: 800 },
    threads: 3,
  });
});

test('at full strength no move takes five seconds, whatever mean time is chosen', () => {
  const { method } = planReply(
    {
      seat: { type: 'computer', opponent: 'flipside', level: 12 },
      position: positionAfter(GAME, 12),
      seed: 1,
    },
    { milliseconds: 5000, threads: 1 },
  );
  expect(method).toMatchObject({ limit: { type: 'time', milliseconds: 4500 } });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  'level %i of Flipside searches to the same depth on every device',
  level => {
    expect(planOf('flipside', level).method).toMatchObject({ by: 'flipside', limit: { type: 'depth' } });
  },
);

test.each([1, 6, 12])('level %i of Flipside scores every move in the opening, to vary it', level => {
  expect(planOf('flipside', level, 4).method).toMatchObject({ limit: { type: 'depth' }, every: true });
});

test.each([11, 12])('level %i does not need more time for variety in the first moves', level => {
  expect(planOf('flipside', level, 4).method).toMatchObject({ limit: { depth: 10 } });
});

test('a hint comes from Flipside at full strength with a short time limit', () => {
  expect(hintMethod(STANDARD_START, MEANS)).toMatchObject({
    by: 'flipside',
    limit: { type: 'time' },
    threads: 3,
  });
});

describe('a character', () => {
  const squares = [...legalMoves(STANDARD_START)];
  const [first] = squares as [Square];
  const CHOICES = {
    square: first,
    best: squares,
    score: 0,
    depth: 1,
    evaluations: 4,
    exact: false,
    milliseconds: 0,
  };

  const choiceOf = (seed: number, position = STANDARD_START): Square =>
    planReply({ seat: { type: 'computer', opponent: 'lennie', level: 1 }, position, seed }, MEANS).choose(
      CHOICES,
    );

  test.each(CHARACTERS)(
    '%s searches in its own way, and waits long enough for a person to follow',
    character => {
      const { method, beatMilliseconds } = planOf(character, 1);
      expect(method).toEqual({ by: 'character', character });
      expect(beatMilliseconds).toBeGreaterThanOrEqual(500);
      expect(beatMilliseconds).toBeLessThanOrEqual(800);
    },
  );

  test('plays the same move in the same position of the same match', () => {
    const twice = () => Array.from({ length: 20 }, (_, seed) => choiceOf(seed));
    expect(twice()).toEqual(twice());
  });

  test('plays each of its best moves in some matches, about equally often', () => {
    const choices = Array.from({ length: 400 }, (_, seed) => choiceOf(seed));
    for (const square of squares)
      expect(choices.filter(choice => choice === square).length).toBeGreaterThan(60);
  });

  test('chooses anew in every position', () => {
    const mirrored = mapped(STANDARD_START, (column, row) => squareAt(7 - column, row));
    const differs = (seed: number): boolean => choiceOf(seed) !== choiceOf(seed, mirrored);
    expect(Array.from({ length: 20 }, (_, seed) => differs(seed))).toContain(true);
  });

  test('plays every game except Connect Four', () => {
    for (const game of GAMES)
      expect(CHARACTERS.every(character => opponentsOf(game).includes(character))).toBe(game !== 'connect4');
  });
});
