import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSetup } from '../../src/game/games.ts';
import { isLevel, LEVELS, type LocalSeat, type LocalSeats, opponentsOf } from '../../src/game/seat.ts';
import { makeShape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { headStartOf, headStartsOf, reseated, seatingOf, selectSeats } from '../../src/store/seating.ts';
import { DEFAULT_SETTINGS, HEAD_START_CHOICES, type Settings, SIDES } from '../../src/store/settingsStore.ts';

const FLIPSIDE_2: LocalSeat = { type: 'computer', opponent: 'flipside', level: 2 };
const HUMAN: LocalSeat = { type: 'human' };
const computer = fc
  .constantFrom(...opponentsOf('othello'))
  .chain(opponent =>
    fc
      .integer({ min: 1, max: LEVELS[opponent]?.max ?? 1 })
      .map((level): LocalSeat => ({ type: 'computer', opponent, level })),
  );
const seat = fc.oneof(fc.constant(HUMAN), computer);
const seats = fc.record({ black: seat, white: seat });
const afterwards = (settings: Settings, taken: LocalSeats): Settings => ({
  ...settings,
  ...seatingOf(settings, taken),
});

test('any two players can be seated, even one computer at two levels', () => {
  fc.assert(
    fc.property(seats, fc.boolean(), (taken, fitsMe) => {
      expect(selectSeats(afterwards({ ...DEFAULT_SETTINGS, fitsMe }, taken))).toEqual(taken);
    }),
    { examples: [[{ black: FLIPSIDE_2, white: { ...FLIPSIDE_2, level: 9 } }, false]] },
  );
});

test('changing one seat leaves the other unchanged', () => {
  fc.assert(
    fc.property(seats, seat, fc.constantFrom('black', 'white'), (taken, next, color) => {
      const settings = afterwards(DEFAULT_SETTINGS, taken);
      const seated = selectSeats(afterwards(settings, reseated(settings, color, next)));
      expect(seated).toEqual({ ...taken, [color]: next });
    }),
  );
});

test('with random sides there are no seats yet, and choosing one seat settles both', () => {
  const settings: Settings = { ...DEFAULT_SETTINGS, side: 'random', opponent: 'bitboard' };
  expect(selectSeats(settings)).toBeUndefined();
  const seated = selectSeats(afterwards(settings, reseated(settings, 'white', HUMAN)));
  expect(seated).toEqual({ black: { type: 'computer', opponent: 'bitboard', level: 1 }, white: HUMAN });
});

test.each(SIDES)('every seat is valid when a person plays %s', side => {
  const taken = selectSeats({ ...DEFAULT_SETTINGS, side });
  const isTakeable = (one: LocalSeat): boolean => one.type === 'human' || isLevel(one.opponent, one.level);
  expect(taken === undefined ? side === 'random' : isTakeable(taken.black) && isTakeable(taken.white)).toBe(
    true,
  );
});

test.each([
  ['black', 'black'],
  ['white', 'white'],
  ['both', 'black'],
  ['none', 'black'],
] as const)('when a person plays %s the head start is for %s', (side, color) => {
  const settings: Settings = { ...DEFAULT_SETTINGS, side, headStart: 'corners3' };
  const taken = selectSeats(settings) as LocalSeats;
  expect(headStartOf(settings, STANDARD_SHAPE, taken)).toEqual({ color, kind: 'corners', count: 3 });
});

test.each(HEAD_START_CHOICES)('the head start %s is given only if the game allows it', headStart => {
  for (const game of ['othello', 'reversi', 'anti', 'xot', 'connect4'] as const)
    for (const [width, height] of [
      [8, 8],
      [3, 8],
    ] as const) {
      const shape = makeShape(width, height) ?? STANDARD_SHAPE;
      const settings: Settings = { ...DEFAULT_SETTINGS, game, headStart };
      const given = headStartOf(settings, shape, selectSeats(settings) as LocalSeats);
      const wanted = headStart !== 'none' && headStartsOf({ game, shape }).includes(headStart);
      expect(given !== undefined).toBe(wanted);
      if (game === 'othello' || game === 'anti')
        expect(isSetup({ game, shape, headStart: given, freePassing: false })).toBe(true);
    }
});
