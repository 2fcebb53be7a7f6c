import { expect, test } from 'vitest';
import { opposite } from '../../src/game/color.ts';
import { legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { makeSquare } from '../../src/game/square.ts';
import { characterValue } from '../../tools/flipside/characterEvaluation.ts';
import { bestMoves } from '../../tools/flipside/characterSearch.ts';
import { CHARACTERS, type Taste } from '../../tools/flipside/characters.ts';
import { drawn, positionAfter } from '../game/othello/positions.ts';

const ARTHUR = CHARACTERS.arthur;
const LENNIE = CHARACTERS.lennie;

const EMPTY_ROW = '--------';
const board = (...rows: readonly string[]): OthelloPosition =>
  drawn([...rows, ...Array.from({ length: 8 - rows.length }, () => EMPTY_ROW)].join(' '), 'black');

const worthTo = (taste: Taste, { discs }: OthelloPosition): number =>
  characterValue(taste, discs.black, discs.white);

test.each([
  ['nothing but the other side', board('OOOOOOOO'), 0],
  ['one disc in the middle', board(EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, '---X'), 1],
  ['a disc on the rim', board('---X'.padEnd(8, '-')), 1 + 4],
  ['a disc beside an empty corner', board('-X------'), 1 - 4],
  ['a disc beside a corner of the other side', board('OX------'), 1 - 4],
  ['a corner, which is on two edges', board('X-------'), 1 + 16 + 2 * 4],
  ['a corner and a disc beside it', board('XX------'), 2 + 16 + 3 * 4],
  ['a disc of the second ring with nothing outside', board(EMPTY_ROW, '---X----'), 1 - 3],
  ['with an own disc outside', board('---X----', '---X----'), 2 + 4 + 2],
  ['with a disc of the other side outside', board('---O----', '---X----'), 1],
  ['an X-square with nothing outside, on two sides', board(EMPTY_ROW, '-X------'), 1 - 2 * 3],
  ['an X-square with one own and one other disc outside', board('-X------', 'OX------'), 2 - 4 + 2],
  ['a disc of the third ring', board(EMPTY_ROW, EMPTY_ROW, '---X----'), 1 + 3],
  ['a corner of the third ring', board(EMPTY_ROW, EMPTY_ROW, '--X-----'), 1 + 2 * 3],
])('Arthur values %s', (_, position, value) => {
  expect(worthTo(ARTHUR, position)).toBe(value);
});

test('Lennie sees discs and corners only', () => {
  expect(worthTo(LENNIE, board('XX-----X', '-X------', '--X-----'))).toBe(5 + 2 * 8);
});

/** Without cutoffs, straight from the description. */
const plainValue = (
  taste: Taste,
  position: OthelloPosition,
  self: OthelloPosition['turn'],
  depth: number,
): number => {
  const moves = depth === 0 ? [] : [...legalMoves(position)];
  const { discs } = position;
  if (moves.length === 0) return characterValue(taste, discs[self], discs[opposite(self)]);
  const values = moves.map(square =>
    plainValue(taste, play(position, square) as OthelloPosition, self, depth - 1),
  );
  return position.turn === self ? Math.max(...values) : Math.min(...values);
};

test.each(['anita', 'jack', 'mike'] as const)('%s finds all moves that plain minimax finds best', name => {
  const taste = { ...CHARACTERS[name], depth: 3 };
  for (const plies of [0, 8, 20, 40, 48]) {
    const position = positionAfter(
      'f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6f7e1e2f1f2g5d7c7e7g4g6g1h3h4h5d8g3g2a4h2a5a3b2a1b1e8h1d1',
      plies,
    );
    const values = [...legalMoves(position)].map(square => ({
      square,
      value: plainValue(taste, play(position, square) as OthelloPosition, position.turn, taste.depth),
    }));
    const best = Math.max(...values.map(({ value }) => value));
    const expected = values.filter(({ value }) => value === best).map(({ square }) => makeSquare(square));
    expect(bestMoves(taste, position).map(makeSquare)).toEqual(expected);
  }
});
