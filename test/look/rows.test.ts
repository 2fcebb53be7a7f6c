import { describe, expect, test } from 'vitest';
import { COLORS } from '../../src/game/color.ts';
import { type Match, positionOf } from '../../src/game/match.ts';
import { blockedSquares, makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { rowOf, squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { endingOf } from '../../src/look/ceremony/ending.ts';
import { lanesOf } from '../../src/look/ceremony/lanes.ts';
import { countOf, type PouredDisc, type RowsRequest, rowsPlan } from '../../src/look/ceremony/rows.ts';
import { MOTION, POURING, stretchOf } from '../../src/look/motion.ts';
import { UNTURNED } from '../../src/look/turning.ts';
import { gameOf, matchOf, WHITE_WINS } from '../../testkit/ui/matches.ts';

/** Fills the board of Connect Four without a row of four. */
const DRAWN = '552647732254112275316336774564352763611144';

const NOTHING = { black: 0, white: 0 };
/** Black has the first `black` squares in reading order, White the others. */
const boardOf = (black: number, white: number, shape: Shape = STANDARD_SHAPE): RowsRequest => {
  const squares = [...shape.squares];
  return {
    shape,
    discs: {
      black: SquareSet.of(...squares.slice(0, black)),
      white: SquareSet.of(...squares.slice(black, black + white)),
    },
    extra: NOTHING,
    loser: black === white ? undefined : black > white ? 'white' : 'black',
    finale: black === white ? 'draw' : 'win',
    bottom: 'black',
    stretch: 1,
  };
};

const inRow = (discs: readonly PouredDisc[], color: 'black' | 'white'): readonly PouredDisc[] =>
  discs.filter(disc => disc.color === color);
const steps = (discs: readonly PouredDisc[]): readonly number[] =>
  discs.slice(1).map(({ to }, index) => to.x - (discs[index]?.to.x ?? 0));

const BOARDS = [
  boardOf(38, 26),
  boardOf(26, 38),
  boardOf(32, 32),
  boardOf(64, 0),
  boardOf(1, 60),
  boardOf(9, 7, makeShape(4, 4)),
  boardOf(2, 2, makeShape(2, 2)),
  boardOf(20, 8, makeShape(7, 4)),
  { ...boardOf(20, 30), extra: { black: 4, white: 0 } },
];

describe.each(BOARDS.map(board => [board.discs.black.size, board.discs.white.size, board] as const))(
  'a board with %i black and %i white discs',
  (_, __, board) => {
    const plan = rowsPlan(board);

    test('every disc pours once, from its own square', () => {
      for (const color of COLORS) {
        const from = inRow(plan.discs, color).flatMap(disc => disc.from ?? []);
        expect(SquareSet.of(...from).equals(board.discs[color])).toBe(true);
        expect(from).toHaveLength(board.discs[color].size);
      }
    });

    test('both rows are straight and equally spaced, within the board', () => {
      const rows = COLORS.map(color => inRow(plan.discs, color));
      const all = rows.flatMap(steps);
      for (const step of all) expect(step).toBeCloseTo(all[0] ?? 0);
      for (const row of rows) expect(new Set(row.map(({ to }) => to.y)).size).toBeLessThanOrEqual(1);
      for (const { to } of plan.discs) {
        expect(to.x).toBeGreaterThanOrEqual(0.5);
        expect(to.x).toBeLessThanOrEqual(board.shape.width - 0.5);
      }
    });

    test('in each row discs land one after the other, and the longer row ends the race', () => {
      for (const color of COLORS) {
        const landings = inRow(plan.discs, color).map(({ landing }) => landing);
        expect(landings).toEqual([...landings].sort((a, b) => a - b));
      }
      expect(plan.decided).toBe(Math.max(...plan.discs.map(({ landing }) => landing)));
      expect(plan.total).toBeGreaterThan(plan.decided);
    });

    test('no disc lands where another still lies', () => {
      for (const landed of plan.discs)
        for (const lying of plan.discs) {
          if (lying.from === undefined || lying === landed || lying.start < landed.landing) continue;
          const column = lying.from % 8;
          const isNear =
            rowOf(lying.from) + 0.5 === landed.to.y && Math.abs(column + 0.5 - landed.to.x) < 0.75;
          expect(isNear).toBe(false);
        }
    });
  },
);

test.each([boardOf(38, 26), boardOf(32, 32), boardOf(64, 0), boardOf(33, 31)])(
  'a full board takes two to four and a half seconds, and half of that at fast speed',
  board => {
    const { total } = rowsPlan(board);
    expect(total).toBeGreaterThanOrEqual(2000);
    expect(total).toBeLessThanOrEqual(4500);
    expect(rowsPlan({ ...board, stretch: stretchOf('fast', false) }).total).toBeCloseTo(total / 2);
    expect(rowsPlan({ ...board, stretch: stretchOf('normal', true) }).total).toBe(0);
  },
);

test('the rows grow in step to the smaller number; after a pause the longer one continues alone, slower and slower', () => {
  const { discs } = rowsPlan(boardOf(38, 26));
  const [black, white] = COLORS.map(color => inRow(discs, color).map(({ landing }) => landing));
  expect(black?.slice(0, 26)).toEqual(white);
  const alone = discs.slice(2 * 26);
  expect((alone[0]?.start ?? 0) - (white?.at(-1) ?? 0)).toBeCloseTo(POURING.breath);
  const gaps = alone.slice(1).map(({ landing }, index) => landing - (alone[index]?.landing ?? 0));
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  expect(alone.map(({ rise }) => rise > 1)).toEqual(alone.map((_, index) => index === alone.length - 1));
});

test('the counts drop to 0 as the first discs lift, rise by one with every disc, and end at the result', () => {
  const plan = rowsPlan({ ...boardOf(20, 30), extra: { black: 4, white: 0 } });
  const steps = countOf(plan);
  expect(steps[0]).toEqual({ at: POURING.pause, counts: { black: 0, white: 0 } });
  expect(steps.at(-1)).toEqual({ at: plan.decided, counts: { black: 20, white: 30 } });
  for (const [index, { counts }] of steps.slice(1).entries())
    for (const color of COLORS)
      expect(counts[color] - (steps[index]?.counts[color] ?? 0)).toBeLessThanOrEqual(1);
});

test('the last disc is the deciding one, and the loser turns gray after it', () => {
  const { discs, decided } = rowsPlan(boardOf(33, 31));
  const last = discs.filter(({ landing }) => landing === decided);
  expect(last.map(({ color }) => color)).toEqual(['black']);
  for (const { color, fade } of discs)
    expect(fade === undefined ? Infinity : fade).toBeGreaterThanOrEqual(
      color === 'black' ? Infinity : decided,
    );
});

test('in a draw the last two land together, nothing fades, and both rows hop', () => {
  const { discs, decided } = rowsPlan(boardOf(32, 32));
  expect(discs.filter(({ landing }) => landing === decided)).toHaveLength(2);
  for (const { fade, hops } of discs) expect([fade, hops.length]).toEqual([undefined, 1]);
});

test('all discs of a board in one color fill a row from end to end', () => {
  const { discs } = rowsPlan({ ...boardOf(64, 0), finale: 'wipeout' });
  expect([discs[0]?.to.x, discs.at(-1)?.to.x]).toEqual([0.5, 7.5]);
  for (const { hops } of discs) expect(hops).toHaveLength(2);
});

test("if the winner has no discs left, the loser's discs hop before they turn gray", () => {
  const { discs } = rowsPlan({ ...boardOf(64, 0), loser: 'black', finale: 'wipeout' });
  for (const { hops, fade } of discs) expect([hops.length, fade === undefined]).toEqual([2, false]);
});

test("a first win runs through the winner's row only", () => {
  const { discs } = rowsPlan({ ...boardOf(38, 26), finale: 'firstWin' });
  for (const { color, hops } of discs) expect(hops).toHaveLength(color === 'black' ? 1 : 0);
});

test("the person's own row is at the bottom", () => {
  const rowsOf = (bottom: 'black' | 'white') =>
    COLORS.map(color => inRow(rowsPlan({ ...boardOf(38, 26), bottom }).discs, color)[0]?.to.y);
  expect(rowsOf('black')).toEqual([7.5, 0.5]);
  expect(rowsOf('white')).toEqual([0.5, 7.5]);
});

test('handicap discs lie in the row although they come from no square', () => {
  const { discs } = rowsPlan({ ...boardOf(20, 30), extra: { black: 4, white: 0 } });
  expect(inRow(discs, 'black')).toHaveLength(24);
  expect(inRow(discs, 'black').filter(({ from }) => from === undefined)).toHaveLength(4);
});

test.each(['octagon', 'blocked'] as const)('on a board of %s no row lies on a blocked square', game => {
  const { shape } = positionOf(gameOf(game));
  const blocked = blockedSquares(shape);
  for (const { row, column, length } of Object.values(lanesOf(shape, UNTURNED)))
    for (let at = column; at < column + length; at++) expect(blocked.has(squareAt(at, row))).toBe(false);
});

const endingFor = (match: Match) => endingOf(match, { bottom: 'black', isFirstWin: false, stretch: 1 });

test('a game that ended by its rules pours, an unfinished or resigned one does not', () => {
  const over = matchOf(WHITE_WINS);
  expect(endingFor(over)?.type).toBe('rows');
  expect(endingFor(matchOf('f5'))).toBeUndefined();
  expect(endingFor({ ...over, ending: { winner: 'black', by: 'resignation' } })).toBeUndefined();
});

test('in Connect Four there is time for the four to light up; without a row of four there is no ceremony', () => {
  const ending = endingFor(gameOf('connect4', '4141414'));
  expect(ending?.type).toBe('four');
  expect(ending?.plan.total).toBeGreaterThan(3 * MOTION.fourStep + MOTION.fourLight);
  expect(endingFor(gameOf('connect4', DRAWN))).toBeUndefined();
});
