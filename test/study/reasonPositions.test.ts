import { describe, expect, test } from 'vitest';
import type { Color } from '../../src/game/color.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { type Reason, type ReasonName, reasonFor, resultReason } from '../../src/study/reasons.ts';
import { settingOf } from '../../src/study/setting.ts';
import { drawn } from '../../testkit/game/positions.ts';

/** A board by rows, whose turn it is, the move that was made and the best one. */
type Drawing = readonly [rows: string, turn: Color, move: SquareName, best: SquareName];

const SMALL_LOSS = 2;

const reasonOf = ([rows, turn, move, best]: Drawing, loss = SMALL_LOSS): Reason => {
  const setting = settingOf(drawn(rows, turn), parseSquare(move), parseSquare(best));
  if (setting === undefined) throw new Error(`Not legal: ${move} or ${best} in ${rows}`);
  return reasonFor(setting, loss);
};

const HOLDS: readonly (readonly [Drawing, Reason])[] = [
  [['XXXXX- -XOX-- --XX-- ----X-', 'white', 'e2', 'a2'], { name: 'wipeout', facts: { reply: 'f2' } }],
  [['XXXXX- --OXX- --XXX- ------ ------', 'white', 'c4', 'f2'], { name: 'wipeout', facts: { reply: 'c5' } }],
  [['---- XXX- -OXX -O--', 'white', 'b1', 'd2'], { name: 'corner', facts: { reply: 'a1' } }],
  [['--X-- -OXXX OOOX- -OOO-', 'black', 'a2', 'a4'], { name: 'corner', facts: { reply: 'a1' } }],
  [
    ['-X-- -XX- OXOO -XX-', 'white', 'a1', 'c1'],
    { name: 'wedge', facts: { reply: 'a2', between: ['a1', 'a3'] } },
  ],
  [
    ['-X---X -OOOX- --OXXO -OOOX- ---O--', 'white', 'f5', 'f2'],
    { name: 'wedge', facts: { reply: 'e5', between: ['d5', 'f5'] } },
  ],
  [['X--- -XX- -OX- -OX-', 'white', 'b1', 'd4'], { name: 'edge', facts: { reply: 'c1' } }],
  [['OX--OO XXXXO- -XOXXO --OOX-', 'white', 'd1', 'f2'], { name: 'edge', facts: { reply: 'c1' } }],
  [
    ['OOO--- -XXX-- OXXX-- -XXX-- ------', 'white', 'e3', 'b5'],
    { name: 'mobilityGiven', facts: { own: 7, ownAfterBest: 8, others: 7, othersAfterBest: 3 } },
  ],
  [
    ['------ --X--- --XX-O OOXOO- O-XXO- O--XO-', 'black', 'e3', 'f6'],
    { name: 'mobilityGiven', facts: { own: 4, ownAfterBest: 4, others: 7, othersAfterBest: 3 } },
  ],
  [
    ['-----X --OOX- --XOX- ---O-- ------', 'black', 'c1', 'c4'],
    { name: 'mobilityLost', facts: { own: 5, ownAfterBest: 9, others: 6, othersAfterBest: 6 } },
  ],
  [
    ['------ ---O-O -XXXO- --XO-- ------ ------', 'black', 'e4', 'f3'],
    { name: 'mobilityLost', facts: { own: 4, ownAfterBest: 8, others: 5, othersAfterBest: 3 } },
  ],
  [['OXX- XXXO -OOO -OOO', 'white', 'a3', 'd1'], { name: 'parity', facts: { region: 2, bestRegion: 1 } }],
  [
    ['-X---O OOOOOX -XXO-- X--X-- ---OOO', 'black', 'e4', 'a1'],
    { name: 'parity', facts: { region: 4, bestRegion: 1 } },
  ],
  [
    ['-X-- -XOO -XO- -OX-', 'black', 'c1', 'a4'],
    { name: 'stability', facts: { stable: 0, stableAfterBest: 3 } },
  ],
  [
    ['XO-OO XXXO- -OOX- -O---', 'black', 'e2', 'a3'],
    { name: 'stability', facts: { stable: 2, stableAfterBest: 4 } },
  ],
  [['---- -OX- -XXX ----', 'white', 'd4', 'd2'], { name: 'tempo', facts: {} }],
  [['--X--- --XX-- --XO-- ---XO-', 'white', 'd1', 'b1'], { name: 'tempo', facts: {} }],
];

const MUST_NOT: readonly (readonly [name: ReasonName, why: string, drawing: Drawing, loss: number])[] = [
  [
    'wipeout',
    'the best move allows it too',
    ['XXXXX- --OXX- --XXX- ------ ------', 'white', 'e4', 'c4'],
    SMALL_LOSS,
  ],
  ['wipeout', 'one disc is left', ['--XX-- -XXXO- X-XOO- -OXXXX', 'white', 'b3', 'a2'], SMALL_LOSS],
  ['corner', 'it was open before', ['-X-- OOOO -XXX -O-X', 'black', 'a1', 'c1'], SMALL_LOSS],
  ['corner', 'the best move opens it too', ['O--- XOX- -XO- ----', 'black', 'c4', 'd3'], SMALL_LOSS],
  [
    'wedge',
    'there is a way in after the best move too',
    ['-X-- -XXX OOOX ---X', 'white', 'a1', 'c1'],
    SMALL_LOSS,
  ],
  [
    'wedge',
    'the reply flips one of the two discs',
    ['-OOOOO --XXOO -XOO-O X--XO-', 'black', 'c4', 'b4'],
    SMALL_LOSS,
  ],
  ['edge', 'the disc can be flipped', ['---- -OOO -XXO --XO', 'black', 'c1', 'a1'], SMALL_LOSS],
  ['edge', 'the best move allows it too', ['O--- XOOO -XXO --XO', 'black', 'd1', 'c1'], SMALL_LOSS],
  [
    'mobilityGiven',
    'it gives just two moves more',
    ['--X--- --XX-- -OOO-- ------', 'black', 'a4', 'b4'],
    SMALL_LOSS,
  ],
  ['mobilityGiven', 'the end is near', ['----X- --OXO- --OO-- --OX--', 'black', 'b2', 'b4'], SMALL_LOSS],
  [
    'mobilityLost',
    'it costs just two moves',
    ['------ --OX-- --OXX- --O---', 'black', 'b1', 'b4'],
    SMALL_LOSS,
  ],
  ['mobilityLost', 'the end is near', ['--X--- -OOOO- --XXX- ------', 'black', 'e1', 'd1'], SMALL_LOSS],
  ['parity', 'both are in one region', ['XXO- -XX- OOX- --X-', 'white', 'd1', 'd3'], SMALL_LOSS],
  [
    'parity',
    'the end is far',
    ['-O--X- -OOXX- --XXX- -XOOOO X---O- --XXX-', 'white', 'c1', 'f1'],
    SMALL_LOSS,
  ],
  ['stability', 'just one more disc is stable', ['OX-- OXOO OXX- -XX-', 'white', 'a4', 'c1'], SMALL_LOSS],
  [
    'stability',
    'more discs are stable than after the best move',
    ['OX-X -OXX XXOX -OXO', 'black', 'c1', 'a2'],
    SMALL_LOSS,
  ],
  ['tempo', 'the other side could play there', ['--O- XOO- OXO- -X--', 'black', 'a4', 'd1'], SMALL_LOSS],
  ['tempo', 'it does not keep after every reply', ['---- -OOO -XXO --XO', 'black', 'c1', 'a1'], SMALL_LOSS],
  ['tempo', 'it costs more than a tempo is worth', ['---- -OX- -XXX ----', 'white', 'd4', 'd2'], 6],
];

test.each(HOLDS)('%j has its reason', (drawing, reason) => {
  expect(reasonOf(drawing)).toEqual(reason);
});

test.each(MUST_NOT)('%s is not said where %s', (name, _, drawing, loss) => {
  expect(reasonOf(drawing, loss).name).not.toBe(name);
});

test('each reason has two positions where it holds and two where it must not be said', () => {
  const counts = new Map<ReasonName, { holds: number; mustNot: number }>();
  const count = (name: ReasonName, key: 'holds' | 'mustNot'): void => {
    const counted = counts.get(name) ?? { holds: 0, mustNot: 0 };
    counts.set(name, { ...counted, [key]: counted[key] + 1 });
  };
  for (const [, { name }] of HOLDS) count(name, 'holds');
  for (const [name] of MUST_NOT) count(name, 'mustNot');
  expect(counts.size).toBe(9);
  for (const { holds, mustNot } of counts.values())
    expect(Math.min(holds, mustNot)).toBeGreaterThanOrEqual(2);
});

describe('in Connect Four', () => {
  test.each([
    [5, 0, { best: 'win', played: 'draw' }],
    [5, -3, { best: 'win', played: 'loss' }],
    [0, -1, { best: 'draw', played: 'loss' }],
  ] as const)('from a score of %i to %i the result is the reason', (score, played, facts) => {
    expect(resultReason({ score, played, exact: true, depth: 20 })).toEqual({ name: 'result', facts });
  });
});
