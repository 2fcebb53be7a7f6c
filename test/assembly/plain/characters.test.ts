import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOver,
  OTHELLO_RULES,
  type OthelloPosition,
  openStart,
  play,
} from '../../../src/game/othello/position.ts';
import { CHARACTERS, type Character } from '../../../src/game/seat.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { characterEstimate, characterTerm, engineSearch } from '../../../testkit/engine/engine.ts';
import {
  anyAlmostOver,
  anyDiscs,
  anyPlayed,
  anyStandard,
  drawn,
  shapeOf,
} from '../../../testkit/game/positions.ts';
import { CHARACTER_ROWS, referenceBestMoves, referenceCharacterValue } from './referenceCharacters.ts';

const EMPTY_ROW = '--------';
const MIDDLE_ROWS = Array.from({ length: 6 }, () => EMPTY_ROW);

/** Black to move even without a legal move, since a character only looks at discs. */
const board = (...rows: readonly string[]): OthelloPosition => ({
  ...drawn(rows.join(' '), 'black'),
  turn: 'black',
});
const standard = (...rows: readonly string[]): OthelloPosition =>
  board(...rows, ...Array.from({ length: 8 - rows.length }, () => EMPTY_ROW));

test('the engine has the numbers of the description', () => {
  const rows = CHARACTER_ROWS.map(({ numbers }, row) =>
    numbers.map((_, column) => characterTerm(row, column)),
  );
  expect(rows).toEqual(CHARACTER_ROWS.map(({ numbers }) => numbers));
  expect(CHARACTER_ROWS.map(({ name }) => name)).toEqual(CHARACTERS);
});

const POSITIONS = {
  'a whole edge of the other side': standard('OOOOOOOO'),
  'a disc in the middle': standard(EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, '---X----'),
  'a disc on the edge': standard('---X----'),
  'a disc beside an empty corner': standard('-X------'),
  'a disc beside a corner of the other side': standard('OX------'),
  'a corner': standard('X-------'),
  'a corner and a disc beside it': standard('XX------'),
  'a disc of the second ring with nothing outside': standard(EMPTY_ROW, '---X----'),
  'one with an own disc outside': standard('---X----', '---X----'),
  'one with a disc of the other side outside': standard('---O----', '---X----'),
  'an X-square with nothing outside': standard(EMPTY_ROW, '-X------'),
  'a disc of the third ring': standard(EMPTY_ROW, EMPTY_ROW, '---X----'),
  'a corner of the third ring': standard(EMPTY_ROW, EMPTY_ROW, '--X-----'),
  'three discs of the other side in the middle': standard(EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, '--OOO---'),
  'two corners of the other side and an own one': standard('O------O', ...MIDDLE_ROWS, 'X-------'),
} as const;

/**
 * Computed by hand, in the order of the positions. Mike, Claire and Donald count the opponent's discs at -1, -2 and -1 each,
 * and its corners at -8, -20 and -12 more. The others count their own.
 */
const VALUES: Readonly<Record<Character, readonly number[]>> = {
  lennie: [0, 1, 1, 1, 1, 9, 10, 1, 2, 1, 1, 1, 1, 0, 9],
  mike: [-24, 0, 0, 0, -9, 0, 0, 0, 0, -1, 0, 0, 0, -3, -18],
  anita: [0, 1, 3, -2, -2, 21, 24, -1, 5, 1, -3, 1, 1, 0, 21],
  claire: [-56, 0, 0, 0, -22, 0, 0, 0, 0, -2, 0, 0, 0, -6, -44],
  jack: [0, 1, 9, -2, -2, 41, 50, -1, 14, 1, -3, 3, 5, 0, 41],
  adam: [0, 1, 7, -3, -3, 29, 36, -2, 12, 1, -5, 5, 9, 0, 29],
  donald: [-32, 0, 0, 0, -13, 0, 0, 0, 0, -1, 0, 0, 0, -3, -26],
  arthur: [0, 1, 5, -3, -3, 25, 30, -2, 8, 1, -5, 4, 7, 0, 25],
};

test.each(CHARACTERS)('%s evaluates positions as computed by hand', character => {
  const names = Object.keys(POSITIONS) as (keyof typeof POSITIONS)[];
  const values = names.map(name => [name, characterEstimate(POSITIONS[name], character)]);
  expect(values).toEqual(names.map((name, index) => [name, VALUES[character][index]]));
});

test.each([
  ['a corner of the smallest board', board('X-', '--'), 1 + 16 + 2 * 4],
  ['a disc between two own corners', board('XXX', '---', '---'), 3 + 2 * 16 + 5 * 4],
  ['a disc between an own and another corner', board('XX-', '---', '---'), 2 + 16 + 2 * 4 - 4],
  ['a disc across from an own corner of two rows', board('X-----', '-X----'), 2 + 16 + 2 * 4 - 4],
  ['the middle of a ring, which is none of its own', board('---', '-X-', '---'), 1],
  ['a second ring of two by two', board('----', '-X--', '----', '----'), 1 - 2 * 3],
  ['a third ring of two by two', board(...'------ ------ --X--- ------ ------ ------'.split(' ')), 1 + 2 * 3],
])('on other boards Arthur values %s', (_, position, value) => {
  expect(characterEstimate(position, 'arthur')).toBe(value);
});

const anyCharacter = fc.constantFrom(...CHARACTERS);
const anyRules = fc.constantFrom(...OTHELLO_RULES);

test('every character evaluates random boards of every size as described', () => {
  fc.assert(
    fc.property(anyDiscs, anyCharacter, anyRules, (discs, character, rules) => {
      const position = { ...discs, rules };
      expect(characterEstimate(position, character)).toBe(referenceCharacterValue(character, position));
    }),
    { seed: 8, numRuns: 500 },
  );
});

const engineBestMoves = (character: Character, position: OthelloPosition) => {
  const { best, score } = engineSearch(position, { by: 'character', character });
  return { best, score };
};

const choosesPlainly = (character: Character, position: OthelloPosition): void => {
  expect(engineBestMoves(character, position)).toEqual(referenceBestMoves(character, position));
};

const atMost = (squares: number) =>
  anyPlayed.filter(position => position.shape.squares.size <= squares && !isOver(position));

describe.each(CHARACTERS)('%s finds all best moves of plain minimax', character => {
  test.each(OTHELLO_RULES)('near the end, under the rules of %s', rules => {
    fc.assert(
      fc.property(anyAlmostOver, position => choosesPlainly(character, { ...position, rules })),
      { seed: 8, numRuns: 15 },
    );
  });

  test('throughout games on small boards', () => {
    fc.assert(
      fc.property(atMost(20), position => choosesPlainly(character, position)),
      { seed: 8, numRuns: 12 },
    );
  });
});

test.each(['lennie', 'mike', 'anita'] as const)('%s does so throughout 8 x 8 games', character => {
  fc.assert(
    fc.property(
      anyStandard.filter(position => !isOver(position)),
      position => choosesPlainly(character, position),
    ),
    { seed: 8, numRuns: 15 },
  );
});

test.each(CHARACTERS)('%s fills the centre of an empty board first', character => {
  const names: readonly SquareName[] = ['b2', 'c3', 'b3', 'c2'];
  let position = openStart(shapeOf(4, 4));
  for (const name of names) {
    choosesPlainly(character, position);
    position = play(position, parseSquare(name)) as OthelloPosition;
  }
  choosesPlainly(character, position);
});
